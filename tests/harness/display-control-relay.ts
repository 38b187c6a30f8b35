/**
 * Makes an RDP server without display control speak it (MS-RDPEDISP), as Windows 8.1 and later do: the relay opens the
 * dynamic channel itself, and answers a new layout by a deactivation and the server's own first messages with another size.
 * It reads along, so the connection must not be encrypted.
 */
import { connect, createServer, type Socket } from "node:net"
import { type ChannelData, channelPdu, parseChannelData } from "../../protocols/rdp/wire/mcs.ts"
import { PduSplitter } from "../../protocols/rdp/wire/pdu-splitter.ts"

export interface DisplayControlRelay {
  port: number
  /** What clients requested, as "1000x700". */
  readonly layouts: string[]
  readonly connections: number
  stop(): void
}

/** The client requests the channels of its clipboard and this one; the server numbers them from the I/O channel on. */
const IO_CHANNEL = 1003
const DYNAMIC_CHANNEL = 1005
const DISPLAY_CONTROL = "Microsoft::Windows::RDS::DisplayControl\0"
const CHANNEL_ID = 7
const MONITOR_LAYOUT = 2
const DEMAND_ACTIVE = 1
const DATA = 7
const FONT_LIST = 39
const FONT_MAP = 40
/** Synchronize, control, font map: what a server says after its capabilities. */
const FINALIZATION = [31, 20, FONT_MAP]
const QUEUE_BYTES_MAX = 16 * 1024 * 1024

export async function startDisplayControlRelay(serverPort: number): Promise<DisplayControlRelay> {
  const layouts: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const listener = createServer((client) => {
    connections += 1
    const server = connect(serverPort, "127.0.0.1")
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on("error", () => socket.destroy())
    }
    client.on("close", () => server.destroy())
    server.on("close", () => client.destroy())
    relay(client, server, layouts)
  })
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve))
  return {
    port: (listener.address() as { port: number }).port,
    layouts,
    get connections() {
      return connections
    },
    stop() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function relay(client: Socket, server: Socket, layouts: string[]): void {
  /** The server's capabilities and what it said after them, for the next activation. */
  const activation: ChannelData[] = []
  let isActive = false
  /** What the client says during an activation of the relay is not for the server. */
  let isReactivating = false
  const say = (channel: number, data: Uint8Array) =>
    client.write(channelPdu({ kind: "indication", initiator: 1, channel, data }))
  const sayDynamic = (data: Uint8Array) => say(DYNAMIC_CHANNEL, Buffer.concat([le32(data.length, 3), data]))

  const fromServer = (pdu: Uint8Array) => {
    const message = parseChannelData(pdu)
    if (message?.channel === IO_CHANNEL && !isActive) {
      const [type, dataType] = [message.data[2]! & 15, message.data[14]!]
      const isPart = type === DEMAND_ACTIVE || (type === DATA && FINALIZATION.includes(dataType))
      if (isPart) activation.push({ ...message, data: message.data.slice() })
      isActive = type === DATA && dataType === FONT_MAP
    }
    client.write(pdu.slice())
    if (isActive && message?.data[14] === FONT_MAP) sayDynamic(Uint8Array.of(0x50, 0, 1, 0))
  }

  const fromClient = (pdu: Uint8Array) => {
    const message = parseChannelData(pdu)
    if (message?.channel === DYNAMIC_CHANNEL) return onDynamic(message.data.subarray(8))
    if (!isReactivating) return void server.write(pdu.slice())
    if (message?.channel === IO_CHANNEL && message.data[14] === FONT_LIST) {
      isReactivating = false
      for (const part of activation.slice(1)) client.write(channelPdu(part))
    }
  }

  const onDynamic = (data: Uint8Array) => {
    const command = data[0]! >> 4
    if (command === 5)
      sayDynamic(Buffer.concat([Uint8Array.of(0x10, CHANNEL_ID), Buffer.from(DISPLAY_CONTROL)]))
    if (command === 1)
      sayDynamic(Buffer.concat([Uint8Array.of(0x30, CHANNEL_ID), le32(5, 20, 1, 8192, 8192)]))
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (command !== 3 || view.getUint32(2, true) !== MONITOR_LAYOUT) return
    const [width, height] = [view.getUint32(2 + 16 + 12, true), view.getUint32(2 + 16 + 16, true)]
    layouts.push(`${width}x${height}`)
    reactivate(width, height)
  }

  const reactivate = (width: number, height: number) => {
    const [demand] = activation
    if (!demand) return
    isReactivating = true
    const shareId = demand.data.subarray(6, 10)
    say(IO_CHANNEL, Buffer.concat([Uint8Array.of(13, 0, 0x16, 0, 0xea, 3), shareId, Uint8Array.of(1, 0, 0)]))
    client.write(channelPdu({ ...demand, data: withDesktopSize(demand.data, width, height) }))
  }

  splitInto(server, fromServer)
  splitInto(client, fromClient)
}

function splitInto(socket: Socket, handle: (pdu: Uint8Array) => void): void {
  const splitter = new PduSplitter(QUEUE_BYTES_MAX)
  socket.on("data", (bytes: Uint8Array) => {
    for (const pdu of splitter.push(bytes)) handle(pdu)
  })
}

/** A Demand Active PDU with another size in its bitmap capability. */
function withDesktopSize(data: Uint8Array, width: number, height: number): Uint8Array {
  const changed = data.slice()
  const view = new DataView(changed.buffer)
  const firstCapability = 6 + 4 + 4 + view.getUint16(10, true) + 4
  for (let at = firstCapability; at + 4 <= changed.length; at += view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 2) continue
    view.setUint16(at + 12, width, true)
    view.setUint16(at + 14, height, true)
    break
  }
  return changed
}

function le32(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value, true)
  return bytes
}
