/** One client of the RDP server: signs in, sees the desktop, and drives the panel on it. */
import type { Area, Screen } from "../rfb-server/screen.ts"
import { readConnectInitial, readSignIn, type SignIn } from "./client-settings.ts"
import { desktopUpdates, panelPlace, panelUpdates } from "./desktop.ts"
import { answerDynamicChannel, dynamicChannelCapabilities, type WantedSize } from "./display-control.ts"
import { buttonsAfter, RdpKeys, readFastPathInput } from "./input.ts"
import * as message from "./messages.ts"
import type { PduReader } from "./pdu-reader.ts"

interface ClientOptions {
  screen: Screen
  signIn: SignIn
  /** Whether the desktop takes the size of the client's window. */
  followsWindow: boolean
  channelDelayMs: number
  answers: message.AnsweredRequests
  /** The client asks for a part of the picture again, or for the control that it has. */
  onProbe(): void
}

interface ClientConnection {
  write(bytes: Uint8Array): void
  pdus: PduReader
}

/** Between two pictures of a panel that changes without pause. */
const FRAME_MS = 40
const CREDENTIALS_WANTED = 10
const TPKT_VERSION = 3
const MCS_TYPE_AT = 7
const ERECT_DOMAIN = 0x04
const ATTACH_USER = 0x28
const JOIN_CHANNEL = 0x38
const SEND_DATA = 0x64
const ULTIMATUM = 0x21
const SIDE_MIN = 200
const WIDTH_MAX = 4096
const HEIGHT_MAX = 2304

/** @param connection  inside TLS. Resolves when the client has left. @throws Error when it breaks the protocol */
export async function serveRdpClient(connection: ClientConnection, options: ClientOptions): Promise<void> {
  const client = new RdpClient(connection, options)
  try {
    for (let isOpen = true; isOpen; ) isOpen = client.handle(await connection.pdus.next())
  } finally {
    client.stop()
  }
}

class RdpClient {
  private readonly connection: ClientConnection
  private readonly options: ClientOptions
  private format: message.DesktopFormat = { width: 1024, height: 768, depth: 32 }
  private dynamicChannel: number | null = null
  private isSignedIn = false
  private isActive = false
  private hasOpenedChannel = false
  private buttons = 0
  private readonly keys = new RdpKeys()
  private damaged: Area[] = []
  private timer: ReturnType<typeof setTimeout> | null = null
  private channelTimer: ReturnType<typeof setTimeout> | undefined
  private stopWatching: (() => void) | null = null

  constructor(connection: ClientConnection, options: ClientOptions) {
    this.connection = connection
    this.options = options
  }

  /** @returns false when the client has left */
  handle(pdu: Buffer): boolean {
    if (pdu[0] !== TPKT_VERSION) this.handleInput(pdu)
    else if (pdu.includes("Duca") && !this.isSignedIn) this.handleSettings(pdu)
    else return this.handleMcs(pdu)
    return true
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.stopWatching?.()
    clearTimeout(this.channelTimer)
  }

  private handleSettings(pdu: Buffer): void {
    const { format, channels } = readConnectInitial(pdu)
    this.format = { ...format, ...limited(format) }
    const index = channels.indexOf("drdynvc")
    this.dynamicChannel = index < 0 ? null : message.staticChannelId(index)
    this.send(message.connectResponse(channels.length))
  }

  private handleMcs(pdu: Buffer): boolean {
    switch (pdu[MCS_TYPE_AT]) {
      case ERECT_DOMAIN:
        return true
      case ATTACH_USER:
        this.send(message.attachUserConfirm())
        return true
      case JOIN_CHANNEL:
        this.send(message.channelJoinConfirm(pdu.readUInt16BE(MCS_TYPE_AT + 3)))
        return true
      case SEND_DATA: {
        const channel = pdu.readUInt16BE(MCS_TYPE_AT + 3)
        const start = MCS_TYPE_AT + (pdu.readUInt8(MCS_TYPE_AT + 6) & 0x80 ? 8 : 7)
        return this.handleData(channel, pdu.subarray(start))
      }
      case ULTIMATUM:
        return false
      default:
        throw new Error(`an MCS message of type ${pdu[MCS_TYPE_AT]}`)
    }
  }

  private handleData(channel: number, data: Buffer): boolean {
    if (channel === this.dynamicChannel) this.handleDynamicChannel(data.subarray(8))
    if (channel !== message.IO_CHANNEL) return true
    if (!this.isSignedIn) return this.signIn(data)
    const type = data.readUInt16LE(2) & 15
    // Confirm Active needs no answer; data has a header of twelve more bytes.
    if (type === 7) this.handleShareData(data.readUInt8(14), data.subarray(18))
    return true
  }

  private signIn(data: Buffer): boolean {
    const { domain, username, password } = readSignIn(data)
    const { signIn } = this.options
    const isRight =
      domain === (signIn.domain ?? "") && username === signIn.username && password === signIn.password
    this.send(message.noLicenceNeeded())
    this.isSignedIn = true
    this.demandActive()
    if (isRight) return true
    this.send(message.errorInfo(CREDENTIALS_WANTED))
    return false
  }

  private demandActive(): void {
    this.send(message.demandActive(this.format, this.options.answers))
  }

  private handleShareData(type: number, body: Buffer): void {
    if (type === 39) return this.activate()
    if (this.isActive) return this.handleProbe(type, body)
    if (type === 31) this.send(message.synchronize())
    if (type === 20) this.control(body)
  }

  private handleProbe(type: number, body: Buffer): void {
    if (type !== 20 && type !== 33) return
    this.options.onProbe()
    if (type === 20 && this.options.answers === "CONTROL") this.control(body)
    if (type === 33 && this.options.answers === "REFRESH") this.refresh(body)
  }

  private control(body: Buffer): void {
    this.send(body.readUInt16LE(0) === 1 ? message.grantControl() : message.cooperate())
  }

  /** The last message of the client's start, or of its way to a new size. */
  private activate(): void {
    this.send(message.fontMap())
    this.isActive = true
    this.draw(
      desktopUpdates(this.options.screen, this.format, {
        x: 0,
        y: 0,
        w: this.format.width,
        h: this.format.height,
      }),
    )
    this.stopWatching ??= this.watch()
    const { dynamicChannel } = this
    if (this.hasOpenedChannel || dynamicChannel === null || !this.options.followsWindow) return
    this.hasOpenedChannel = true
    this.channelTimer = setTimeout(
      () => this.send(message.channelData(dynamicChannel, dynamicChannelCapabilities())),
      this.options.channelDelayMs,
    )
  }

  private watch(): () => void {
    return this.options.screen.subscribe({
      damage: (area) => this.damage(area),
      move: (area) => this.damage(area),
      resize: () => {},
      clipboard: () => {},
      bell: () => {},
    })
  }

  private damage(area: Area): void {
    this.damaged.push({ ...area })
    this.timer ??= setTimeout(() => {
      this.timer = null
      const areas = this.damaged.splice(0)
      if (this.isActive)
        this.draw(areas.flatMap((one) => panelUpdates(this.options.screen, this.format, one)))
    }, FRAME_MS)
  }

  private draw(updates: readonly Buffer[]): void {
    if (updates.length > 0) this.send(Buffer.concat(updates))
  }

  /** A client asks for parts of the picture again (§2.2.11.2). */
  private refresh(body: Buffer): void {
    for (let index = 0; index < body.readUInt8(0); index++) {
      const side = (at: number) => body.readUInt16LE(4 + index * 8 + at * 2)
      const [x, y] = [side(0), side(1)]
      const area = { x, y, w: side(2) - x + 1, h: side(3) - y + 1 }
      this.draw(desktopUpdates(this.options.screen, this.format, area))
    }
  }

  private handleDynamicChannel(data: Buffer): void {
    const { answer, size } = answerDynamicChannel(data)
    if (answer && this.dynamicChannel !== null) this.send(message.channelData(this.dynamicChannel, answer))
    if (size) this.resize(size)
  }

  private resize(wanted: WantedSize): void {
    const size = limited(wanted)
    if (size.width === this.format.width && size.height === this.format.height) return
    this.format = { ...this.format, ...size }
    this.isActive = false
    this.send(message.deactivateAll())
    this.demandActive()
  }

  private handleInput(pdu: Buffer): void {
    const { screen } = this.options
    const place = panelPlace(screen, this.format)
    for (const event of readFastPathInput(pdu, this.keys)) {
      if (event.kind === "key") screen.key(event.keysym, event.down)
      else {
        this.buttons = buttonsAfter(this.buttons, event)
        const [x, y] = [event.x - place.x, event.y - place.y].map((side) => Math.floor(side / place.scale))
        screen.pointer(x ?? 0, y ?? 0, this.buttons)
      }
    }
  }

  private send(bytes: Uint8Array): void {
    this.connection.write(bytes)
  }
}

function limited({ width, height }: WantedSize): WantedSize {
  return {
    width: Math.max(SIDE_MIN, Math.min(WIDTH_MAX, width)),
    height: Math.max(SIDE_MIN, Math.min(HEIGHT_MAX, height)),
  }
}
