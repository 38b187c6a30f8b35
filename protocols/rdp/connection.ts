/**
 * One connection between the protocol core and a machine. The core is set up as if it spoke through a proxy (RDCleanPath);
 * the proxy is this file. It negotiates the security, checks the certificate, and passes PDUs on, changed where needed.
 */
import { ByteQueue } from "../bytes.ts"
import { readCertificate } from "../certificate.ts"
import { type LinkEnd, ProtocolError } from "../link.ts"
import type { HostKey } from "../ssh/host-key.ts"
import { ClipboardChannel, type ClipboardChannelEvents } from "./clipboard-channel.ts"
import type { CoreSocket, CoreSocketPeer } from "./core/socket.ts"
import { CredsspReader } from "./credssp.ts"
import {
  CLEAN_PATH_REQUEST_BYTES_MAX,
  CONFIRM_BYTES_MAX,
  RECEIVE_QUEUE_BYTES_MAX,
  SIGN_IN_BYTES_MAX,
} from "./limits.ts"
import { MachineSocket } from "./machine-socket.ts"
import type { RdpOptions } from "./options.ts"
import { RefusedChannels } from "./refused-channels.ts"
import { placeholderCertificate } from "./security/placeholder-certificate.ts"
import { StandardSecurity } from "./security/standard-security.ts"
import { refusedConfirm, requestedProtocols } from "./security-policy.ts"
import { ServerStream, type ServerStreamEvents } from "./server-stream.ts"
import { applyConnectSettings, applyInfoSettings, isClientInfo } from "./wire/client-settings.ts"
import { isConnectInitial } from "./wire/connect-initial.ts"
import { isConnectResponse } from "./wire/connect-response.ts"
import { channelPdu, parseChannelData } from "./wire/mcs.ts"
import {
  connectionConfirm,
  connectionRequest,
  PROTOCOL_NLA,
  PROTOCOL_NLA_EX,
  PROTOCOL_STANDARD,
  PROTOCOL_TLS,
  parseConfirm,
} from "./wire/negotiation.ts"
import { PduSplitter, TPKT_HEADER_BYTES, TPKT_VERSION } from "./wire/pdu-splitter.ts"
import { cleanPathError, cleanPathResponse, derLength, parseCleanPathRequest } from "./wire/rdcleanpath.ts"
import {
  announceRefresh,
  controlRequest,
  cooperates,
  type DemandedShare,
  demandedShare,
  grantsControl,
  isFontMap,
  isOfShareStart,
  refreshRequest,
} from "./wire/share-data.ts"

interface ConnectionEvents extends ServerStreamEvents {
  /** Whether the machine's certificate is trusted, before anything is sent through TLS. */
  judgeCertificate(certificate: HostKey): Promise<LinkEnd | null>
  /** The machine has sent a chunk of so many bytes, which is not taken yet. */
  onReceived(bytes: number): void
  /** It is taken. @param isWithinPdu  it ended with a part of a PDU */
  onTaken(isWithinPdu: boolean): void
  /** The machine has answered a request for control. */
  onControlGranted(): void
  /** The machine shows its desktop, or goes on with it after a change. */
  onShareStarted(): void
  /** Reports the colour depth of the pictures that follow, in bits of a pixel. */
  onColourDepth(depth: number): void
  clipboard: ClipboardChannelEvents
  /** Once. The core notices that its connection is gone afterwards. */
  onEnd(end: LinkEnd): void
}

const EMPTY = new Uint8Array()
/** Users of MCS are numbered from here on. */
const MCS_USER_BASE = 1001
/** Of a machine that answers none: it is not asked for ever for what no client asks for. */
const CONTROL_REQUESTS_MAX = 3

/** What is expected of the machine next. */
type Phase =
  | "CONNECTING"
  | "CONFIRM"
  | "TLS"
  /** Messages of CredSSP, until the core begins with MCS. */
  | "SIGN_IN"
  | "PDUS"
  | "ENDED"

export class Connection implements CoreSocketPeer {
  private phase: Phase = "CONNECTING"
  private readonly socket: CoreSocket
  private readonly address: { host: string; port: number }
  private readonly options: RdpOptions
  private readonly events: ConnectionEvents
  private readonly machine: MachineSocket
  private readonly request = new ByteQueue(CLEAN_PATH_REQUEST_BYTES_MAX)
  private readonly confirm = new ByteQueue(CONFIRM_BYTES_MAX)
  private readonly credssp = new CredsspReader()
  private readonly fromCore = new PduSplitter(RECEIVE_QUEUE_BYTES_MAX)
  private readonly fromMachine = new PduSplitter(RECEIVE_QUEUE_BYTES_MAX)
  private readonly server: ServerStream
  private readonly clipboard: ClipboardChannel
  private readonly refusedChannels = new RefusedChannels()
  private isConnected = false
  private hasRequest = false
  private isInfoSent = false
  private signInBytes = 0
  private isNla = false
  private hasFontMap = false
  /** Its share has started, and was not demanded anew since. */
  private isSharing = false
  /** In the start of its share, the control that the core requests is granted next. */
  private hasCooperated = false
  private unansweredRequests = 0
  private takesPictures = false
  private readonly held: Uint8Array[] = []
  private heldBytes = 0
  private share: DemandedShare | null = null
  /** User id with which the core sends on the I/O channel. */
  private user: { initiator: number; channel: number } | null = null
  /** Null under TLS and NLA. */
  private standard: StandardSecurity | null = null

  constructor(
    socket: CoreSocket,
    address: { host: string; port: number },
    options: RdpOptions,
    events: ConnectionEvents,
  ) {
    this.socket = socket
    this.address = address
    this.options = options
    this.events = events
    this.server = new ServerStream(options, events)
    this.clipboard = new ClipboardChannel(events.clipboard)
    this.machine = new MachineSocket(address.host, address.port, {
      onConnected: () => {
        this.isConnected = true
        this.negotiate()
      },
      onData: (bytes) => this.guard(() => this.receive(bytes)),
      onClosed: (end) => this.onMachineClosed(end),
    })
  }

  onSend(bytes: Uint8Array): void {
    this.guard(() => {
      if (!this.hasRequest) return this.receiveRequest(bytes)
      if (this.phase === "SIGN_IN" && bytes[0] !== TPKT_VERSION) return this.machine.send(bytes)
      if (this.phase === "SIGN_IN") this.phase = "PDUS"
      if (this.phase !== "PDUS") return
      for (const pdu of this.fromCore.push(bytes)) {
        const adapted = this.adapt(pdu)
        const answer = this.refusedChannels.answer(adapted)
        if (answer) this.deliver(answer)
        else this.send(adapted)
      }
    })
  }

  private send(pdu: Uint8Array): void {
    for (const sealed of this.standard?.seal(pdu) ?? [pdu]) this.machine.send(sealed)
  }

  onClose(): void {
    this.close()
  }

  close(): void {
    this.phase = "ENDED"
    this.machine.close()
  }

  /** Why the machine refused the sign-in, where it said so; null while it did not. */
  get signInRefusal(): LinkEnd | null {
    return this.credssp.hasError ? this.credssp.endOfRefusal() : null
  }

  /** The core's own connection request only starts the negotiation: what is requested is settled here. */
  private receiveRequest(bytes: Uint8Array): void {
    this.request.push(bytes)
    const waiting = this.request.length
    const head = Uint8Array.from({ length: Math.min(waiting, 5) }, (_, at) => this.request.peek(at)!)
    const length = derLength(head)
    if (length === null || waiting < length) return
    parseCleanPathRequest(this.request.take(length))
    this.hasRequest = true
    this.negotiate()
  }

  private negotiate(): void {
    if (!this.isConnected || !this.hasRequest || this.phase !== "CONNECTING") return
    this.phase = "CONFIRM"
    this.machine.send(connectionRequest(this.options.username, requestedProtocols(this.options)))
  }

  private receive(bytes: Uint8Array): void {
    switch (this.phase) {
      case "CONFIRM":
        return this.receiveConfirm(bytes)
      case "SIGN_IN":
        // The core collects a message until it is whole, whatever its length.
        this.signInBytes += bytes.length
        if (this.signInBytes > SIGN_IN_BYTES_MAX) throw new ProtocolError("an endless sign-in")
        if (this.isNla) this.credssp.receive(bytes)
        return this.socket.deliver(bytes)
      case "PDUS": {
        this.events.onReceived(bytes.length)
        const passed = this.fromMachine.push(bytes).flatMap((pdu) => this.fromServer(pdu))
        this.deliver(passed)
        return this.events.onTaken(this.fromMachine.isWithinPdu)
      }
      case "CONNECTING":
        throw new ProtocolError("the machine does not speak RDP (it spoke first)")
      case "TLS":
      case "ENDED":
    }
  }

  private receiveConfirm(bytes: Uint8Array): void {
    this.confirm.push(bytes)
    if (this.confirm.peek(0) !== TPKT_VERSION) throw new ProtocolError("the machine does not speak RDP")
    if (this.confirm.length < TPKT_HEADER_BYTES) return
    const length = (this.confirm.peek(2)! << 8) | this.confirm.peek(3)!
    if (length > CONFIRM_BYTES_MAX) throw new ProtocolError("the machine does not speak RDP")
    if (this.confirm.length < length) return
    const pdu = this.confirm.take(length).slice()
    const answer = parseConfirm(pdu)
    const refused = refusedConfirm(answer, this.options)
    if (refused || answer.kind === "failure") return this.end(refused!)
    if (answer.protocol === PROTOCOL_STANDARD) return this.startStandardSecurity()
    this.isNla = answer.protocol === PROTOCOL_NLA || answer.protocol === PROTOCOL_NLA_EX
    this.startTls(pdu)
  }

  /** The core is set up as if it spoke TLS. */
  private startStandardSecurity(): void {
    this.standard = new StandardSecurity()
    this.phase = "SIGN_IN"
    this.answerCore(connectionConfirm(PROTOCOL_TLS), [placeholderCertificate()])
  }

  private answerCore(confirm: Uint8Array, chain: Uint8Array[]): void {
    this.socket.deliver(cleanPathResponse(confirm, chain, `${this.address.host}:${this.address.port}`))
  }

  private startTls(confirm: Uint8Array): void {
    this.phase = "TLS"
    void this.machine.startTls(this.options, async (certificate) => {
      const distrust = await this.events.judgeCertificate(readCertificate(certificate))
      if (this.phase !== "TLS") return
      if (distrust) return this.end(distrust)
      this.phase = "SIGN_IN"
      this.answerCore(confirm, [certificate])
    })
  }

  /** The core is ready for pictures. */
  startPictures(): void {
    this.takesPictures = true
    this.deliver(this.held.splice(0))
  }

  /**
   * Asks the machine for a sign of life: for its first pixel if it announces that it sends pixels again, else for control.
   *
   * @param doubtsRefresh  it has not sent the pixel before: it is asked for both
   * @returns false for one that cannot be asked
   */
  probe(doubtsRefresh: boolean): boolean {
    const { share, user } = this
    if (this.phase !== "PDUS" || !this.isSharing || !share || !user) return false
    const requests = share.answersRefresh ? [refreshRequest] : []
    const asksForControl = doubtsRefresh || !share.answersRefresh
    if (asksForControl && this.unansweredRequests++ < CONTROL_REQUESTS_MAX) requests.push(controlRequest)
    for (const request of requests) {
      const data = request(share.shareId, user.initiator + MCS_USER_BASE)
      this.send(channelPdu({ kind: "request", ...user, data }))
    }
    return requests.length > 0
  }

  get isAcknowledged(): boolean {
    return this.machine.isAcknowledged
  }

  /**
   * The core loses the end of what comes in one piece with the last message of its start: pictures wait until it has
   * begun to draw.
   */
  private deliver(pdus: readonly Uint8Array[]): void {
    const ready: Uint8Array[] = []
    for (const pdu of pdus) {
      if (this.hasFontMap && !this.takesPictures) this.hold(pdu)
      else ready.push(pdu)
      this.hasFontMap ||= this.isOfDesktop(pdu) && isFontMap(parseChannelData(pdu)?.data ?? EMPTY)
    }
    if (ready.length > 0) this.socket.deliver(ready.length === 1 ? ready[0]! : Buffer.concat(ready))
  }

  private hold(pdu: Uint8Array): void {
    this.heldBytes += pdu.length
    if (this.heldBytes > RECEIVE_QUEUE_BYTES_MAX) throw new ProtocolError("endless pictures before the first")
    this.held.push(pdu.slice())
  }

  /** @returns what the core gets */
  private fromServer(pdu: Uint8Array): Uint8Array[] {
    if (!isConnectResponse(pdu)) return this.readFromServer(this.standard?.open(pdu) ?? pdu)
    this.clipboard.onConnectResponse(pdu)
    const completed = this.refusedChannels.complete(pdu)
    if (!this.standard) return this.readFromServer(completed)
    const { response, hostKey } = this.standard.onConnectResponse(completed)
    if (!hostKey) return [response]
    void this.events.judgeCertificate(hostKey).then((distrust) => {
      if (this.phase !== "PDUS") return
      if (distrust) this.end(distrust)
      else this.socket.deliver(response)
    })
    return []
  }

  private readFromServer(pdu: Uint8Array): Uint8Array[] {
    if (!this.isOfDesktop(pdu)) return this.clipboard.passFromMachine(pdu)
    const data = parseChannelData(pdu)?.data ?? EMPTY
    const share = demandedShare(data)
    if (share?.colourDepth) this.events.onColourDepth(share.colourDepth)
    this.share = share ?? this.share
    const hasStarted = isFontMap(data)
    this.isSharing = (this.isSharing && share === null) || hasStarted
    if (hasStarted) this.events.onShareStarted()
    this.hasCooperated = (this.hasCooperated && share === null) || cooperates(data)
    if (this.isSharing && isOfShareStart(data)) return this.takeAnswer(data)
    // To a request that the machine had when it began to change its size: the core breaks off at one more than it expects.
    if (!this.hasCooperated && grantsControl(data)) return this.takeAnswer(data)
    return this.server.pass(pdu)
  }

  /** The core expects none. */
  private takeAnswer(data: Uint8Array): Uint8Array[] {
    if (grantsControl(data)) {
      this.unansweredRequests = 0
      this.events.onControlGranted()
    }
    return []
  }

  /** Messages of other channels (clipboard, display control) have no share header. */
  private isOfDesktop(pdu: Uint8Array): boolean {
    const channel = parseChannelData(pdu)?.channel
    return channel === undefined || this.user === null || channel === this.user.channel
  }

  /** The interface's settings in the first messages. */
  private adapt(pdu: Uint8Array): Uint8Array {
    if (this.isInfoSent) {
      this.clipboard.readFromCore(pdu)
      return this.withRefresh(pdu)
    }
    if (isConnectInitial(pdu)) {
      this.clipboard.onConnectInitial(pdu)
      this.refusedChannels.onConnectInitial(pdu)
      return applyConnectSettings(pdu, this.options, this.standard !== null)
    }
    const channel = parseChannelData(pdu)
    if (!channel || !isClientInfo(channel.data)) return pdu
    this.user = { initiator: channel.initiator, channel: channel.channel }
    this.isInfoSent = true
    const data = channel.data.slice()
    applyInfoSettings(data, this.options)
    return channelPdu({ ...channel, data })
  }

  private withRefresh(pdu: Uint8Array): Uint8Array {
    const channel = parseChannelData(pdu)
    if (channel === null || channel.channel !== this.user?.channel) return pdu
    const data = channel.data.slice()
    return announceRefresh(data) ? channelPdu({ ...channel, data }) : pdu
  }

  private onMachineClosed(end: LinkEnd): void {
    const duringSignIn = this.phase === "SIGN_IN" && this.isNla && end.code === "RESOURCE_CLOSED"
    this.end((duringSignIn && this.credssp.endOfRefusal()) || end)
  }

  private guard(step: () => void): void {
    if (this.phase === "ENDED") return
    try {
      step()
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.end({ code: "CLIENT_BAD_REQUEST", detail: error.message })
    }
  }

  private end(end: LinkEnd): void {
    if (this.phase === "ENDED") return
    const wasOpen = this.phase === "SIGN_IN" || this.phase === "PDUS"
    this.close()
    this.events.onEnd(end)
    if (!wasOpen) this.socket.deliver(cleanPathError(null))
    this.socket.hangUp()
  }
}
