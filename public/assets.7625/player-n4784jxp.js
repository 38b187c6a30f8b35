import {
  require_react,
  require_jsx_dev_runtime,
  defineIsland,
  useIslandView
} from "/assets/c-ahdssh43.js";
import {
  ProtocolError,
  decodeViewerMessage,
  useFullscreen,
  SESSION_STATES,
  ACCESS_RIGHTS,
  RECORDING_STATES,
  SESSION_SORTS,
  REASON_CHARACTERS_MAX,
  usePicture
} from "/assets/c-2b53w78c.js";
import {
  Icon
} from "/assets/c-zkxbvzmr.js";
import {
  Button,
  IconButton
} from "/assets/c-wkrx2ht5.js";
import {
  get,
  post,
  put,
  del,
  ApiError,
  callApi,
  requestStepUp,
  withStepUp,
  requiresStepUp
} from "/assets/c-a0sww3jy.js";
import {
  _lte,
  _gte,
  _maxLength,
  _minLength,
  _trim,
  string,
  email,
  int,
  boolean,
  array,
  object,
  strictObject,
  _enum,
  literal,
  optional,
  nullable,
  _default,
  refine,
  exports_coerce,
  id,
  instant,
  instantInRange,
  noBidiControls,
  requiredText,
  optionalText,
  integerBetween,
  sortedQuery,
  pageSchema,
  namedSchema,
  userRef,
  EMAIL_CHARACTERS_MAX
} from "/assets/c-wxwjm2jp.js";
import"/assets/c-0gpsbq3d.js";
import {
  formatInstant,
  formatDuration,
  formatNumber,
  formatSize
} from "/assets/c-9a9ww9b6.js";
import {
  __toESM,
  __preload,
  __chunks
} from "/assets/c-kdgv96xs.js";
import {
  STEP_UP_DONE_EVENT
} from "/assets/c-j7387kpk.js";
__chunks(import.meta.url,["n4784jxp","acbaf5sv","ahdssh43","2b53w78c","zkxbvzmr","wkrx2ht5","a0sww3jy","wxwjm2jp","0gpsbq3d","9a9ww9b6","kdgv96xs","j7387kpk","q6s455r0","68da8mgw","yp5cp1b5"],[["/assets/player-n4784jxp.js",2,3,4,5,6,7,8,9,10,11],["/assets/c-acbaf5sv.js",12,2,10],["/assets/c-ahdssh43.js",10],["/assets/c-2b53w78c.js",2,10],["/assets/c-zkxbvzmr.js",2,10],["/assets/c-wkrx2ht5.js",4,2,10],["/assets/c-a0sww3jy.js"],["/assets/c-wxwjm2jp.js",6,10],["/assets/c-0gpsbq3d.js"],["/assets/c-9a9ww9b6.js",13],["/assets/c-kdgv96xs.js"],["/assets/c-j7387kpk.js"],["/assets/c-q6s455r0.js",3,14],["/assets/c-68da8mgw.js"],["/assets/c-yp5cp1b5.js"]],0);

// islands/player.tsx
var import_react7 = __toESM(require_react(), 1);

// islands/player/player.tsx
var import_react6 = __toESM(require_react(), 1);

// protocols/viewer-wire-segment.ts
var MAGIC = 826754387;
var HEAD_BYTES = 20;
function parseSegment(bytes) {
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD_BYTES || at.getUint32(0, true) !== MAGIC)
    throw new ProtocolError("no piece of a recording");
  const count = at.getUint32(16, true);
  const messages = [];
  let offset = HEAD_BYTES;
  for (let i = 0;i < count; i++) {
    if (offset + 8 > bytes.length)
      throw new ProtocolError("a piece of a recording cut short");
    const length = at.getUint32(offset + 4, true);
    if (length > bytes.length - offset - 8)
      throw new ProtocolError("a piece of a recording cut short");
    messages.push({
      atMs: at.getUint32(offset, true),
      bytes: bytes.subarray(offset + 8, offset + 8 + length)
    });
    offset += 8 + length;
  }
  if (offset !== bytes.length || count === 0)
    throw new ProtocolError("a piece of a recording of the wrong length");
  const [startMs, endMs] = [at.getUint32(4, true), at.getUint32(8, true)];
  return { startMs, endMs, last: at.getUint32(12, true) === 1, messages };
}

// src/machines/interfaces/rules-types.ts
var SESSION_TYPES = ["Graphical", "Ip", "S7"];
var SCREEN_KINDS = ["desktop", "terminal"];
var VNC_SERVER = {
  sessionType: "Graphical",
  opens: { protocol: "vnc", screenKind: "desktop" },
  defaultPort: 5900,
  deviceDefaultPort: "port",
  optionsField: "vncOptions",
  hasUrl: false,
  hasClipboard: true,
  username: "optional",
  hasPrivateKey: false,
  hasLoginDefaults: false
};
var PACKET_FORWARDING = {
  sessionType: "Ip",
  opens: null,
  defaultPort: null,
  deviceDefaultPort: "port",
  optionsField: null,
  hasUrl: false,
  hasClipboard: false,
  username: "withPassword",
  hasPrivateKey: false,
  hasLoginDefaults: false
};
var INTERFACE_TYPE_TRAITS = {
  VNC: VNC_SERVER,
  KPT_400: VNC_SERVER,
  KPT_700: VNC_SERVER,
  KPT_900: VNC_SERVER,
  KPT_1200: VNC_SERVER,
  SSH: {
    sessionType: "Graphical",
    opens: { protocol: "ssh", screenKind: "terminal" },
    defaultPort: 22,
    deviceDefaultPort: "port",
    optionsField: "sshOptions",
    hasUrl: false,
    hasClipboard: false,
    username: "alone",
    hasPrivateKey: true,
    files: "FOLDER",
    hasLoginDefaults: true
  },
  RDP: {
    sessionType: "Graphical",
    opens: { protocol: "rdp", screenKind: "desktop" },
    defaultPort: 3389,
    deviceDefaultPort: "port",
    optionsField: "rdpOptions",
    hasUrl: false,
    hasClipboard: true,
    username: "withPassword",
    hasPrivateKey: false,
    files: "CLIPBOARD",
    hasLoginDefaults: true
  },
  HTTPS: {
    sessionType: "Graphical",
    opens: { protocol: "https", screenKind: "desktop" },
    runsBrowser: true,
    files: "PAGES",
    defaultPort: 443,
    deviceDefaultPort: "port",
    optionsField: null,
    hasUrl: true,
    hasClipboard: true,
    username: "withPassword",
    hasPrivateKey: false,
    hasLoginDefaults: false
  },
  TCP: { ...PACKET_FORWARDING, deviceDefaultPort: "tcpPort" },
  IP: PACKET_FORWARDING,
  S7: { ...PACKET_FORWARDING, sessionType: "S7", defaultPort: 102, optionsField: "s7Options" }
};

// src/machines/interfaces/rules.ts
var USERNAME_CHARACTERS_MAX = 100;
var PASSWORD_CHARACTERS_MAX = 256;
var KNOWN_HOST_CHARACTERS_MAX = 100;

// src/maintenance/approvals/rules.ts
var APPROVAL_STATES = ["APPROVAL_PENDING", "APPROVED", "DENIED", "CLOSED"];

// src/system/downloads/rules.ts
var TICKET_CHARACTERS = 43;
var PATH_CHARACTERS_MAX = 500;
var DOWNLOAD_PATH = /^\/api\/devices\/[^?#]+\/(file|imagefile|(clipboard|screen|network|plc)recording)$/;
function isDownloadPath(path) {
  return path.length <= PATH_CHARACTERS_MAX && DOWNLOAD_PATH.test(path) && !path.includes("//");
}

// src/system/downloads/contract.ts
var downloadQuery = object({
  access_token: optional(string().check(_maxLength(TICKET_CHARACTERS)))
});
var downloadEndpoints = {
  createDownloadTicket: post("/downloadtickets", {
    summary: "A ticket for one download within a minute, to be sent as the query access_token",
    auth: "signedIn",
    body: strictObject({
      path: string("validation.required").check(refine(isDownloadPath, "validation.invalid"))
    }),
    response: object({ accessToken: string(), expiresOn: instant }),
    status: 201
  })
};

// src/sessions/session/rules-emergency.ts
var EMERGENCY_REASON_CHARACTERS_MIN = 20;
var EMERGENCY_REASON_CHARACTERS_MAX = 500;

// src/sessions/session/rules-recording-events.ts
var RECORDING_EVENT_KINDS = [
  "JOIN",
  "LEAVE",
  "RIGHT",
  "CLIPBOARD",
  "FILE",
  "MACHINE",
  "SUPERVISION",
  "MARKER",
  "REMOVAL",
  "END"
];
var MARKER_CHARACTERS_MAX = 200;
var IDLE_MS = 2000;

// src/sessions/session/contract.ts
var LOG = "/devices/:deviceId/issues/:issueId/logs/:logId";
var SESSION = `${LOG}/sessions/:sessionId`;
var connection = namedSchema("Connection", object({
  id,
  user: userRef,
  isGuest: boolean(),
  accessRight: _enum(ACCESS_RIGHTS),
  startTime: instant,
  endTime: nullable(instant)
}));
var invitation = namedSchema("Invitation", object({ user: userRef, accessRight: _enum(ACCESS_RIGHTS) }));
var emergency = namedSchema("Emergency", object({
  reason: string(),
  endsOn: instant,
  reviewedBy: nullable(userRef),
  reviewedOn: nullable(instant),
  reviewComment: string()
}));
var session = namedSchema("Session", object({
  id,
  deviceId: id,
  deviceName: string(),
  issueId: id,
  issueTitle: string(),
  logId: id,
  interfaceId: nullable(id),
  interfaceName: string(),
  interfaceType: string(),
  owner: userRef,
  startTime: instant,
  endTime: nullable(instant),
  state: _enum(SESSION_STATES),
  endCode: nullable(string()),
  endDetail: string(),
  endDiagnosis: nullable(string()),
  exitStatus: nullable(int()),
  type: _enum(SESSION_TYPES),
  isActive: boolean(),
  screenRecording: nullable(object({ state: _enum(RECORDING_STATES), sizeInBytes: int() })),
  networkRecording: nullable(object({ sizeInBytes: int() })),
  clipboardRecording: nullable(object({ sizeInBytes: int() })),
  fileTransfers: int(),
  approvalRequest: nullable(object({
    id,
    state: _enum(APPROVAL_STATES),
    createdBy: id,
    startTime: instant,
    durationInHours: int()
  })),
  connections: array(connection),
  invitedUsers: array(invitation),
  emergency: nullable(emergency)
}));
var SEEK_MS_MAX = 31 * 24 * 3600000;
var recordingEvent = namedSchema("RecordingEvent", object({
  at: int(),
  event: _enum(RECORDING_EVENT_KINDS),
  person: nullable(string()),
  state: nullable(string()),
  text: string(),
  sizeInBytes: nullable(int()),
  addedOn: nullable(instant)
}));
var addRecordingMarker = strictObject({
  at: integerBetween(0, SEEK_MS_MAX),
  text: requiredText(MARKER_CHARACTERS_MAX)
});
var idlePeriod = namedSchema("IdlePeriod", object({ from: int(), to: int() }));
var recordingInfo = object({
  kind: _enum(SCREEN_KINDS),
  startTime: instant,
  durationInMs: int(),
  sizeInBytes: int(),
  complete: boolean(),
  events: array(recordingEvent),
  hasMoreEvents: boolean(),
  idlePeriods: array(idlePeriod)
});
var accessRight = _enum(ACCESS_RIGHTS, "validation.required");
var emailInvitation = namedSchema("EmailInvitation", object({
  id,
  email: string(),
  accessRight: _enum(ACCESS_RIGHTS),
  startsOn: nullable(instant),
  expiresOn: instant,
  singleUse: boolean(),
  usedOn: nullable(instant),
  isLocked: boolean(),
  createdOn: instant,
  createdBy: userRef
}));
var invitationWithPin = namedSchema("EmailInvitationWithPin", object({ ...emailInvitation.shape, pin: string() }));
var inviteByEmailBody = strictObject({
  email: email("validation.email").check(_maxLength(EMAIL_CHARACTERS_MAX, `validation.max|${EMAIL_CHARACTERS_MAX}`)),
  accessRight: _enum(ACCESS_RIGHTS, "validation.required"),
  startsOn: optional(instantInRange),
  expiresOn: optional(instantInRange),
  singleUse: _default(boolean("validation.invalid"), true)
});
var reason = requiredText(REASON_CHARACTERS_MAX);
var pendingInvitation = namedSchema("PendingInvitation", object({
  sessionId: id,
  deviceName: string(),
  interfaceName: string(),
  issueTitle: string(),
  invitedBy: userRef,
  accessRight: _enum(ACCESS_RIGHTS),
  joinPath: string()
}));
var startEmergency = strictObject({
  reason: string("validation.required").check(_trim(), _minLength(EMERGENCY_REASON_CHARACTERS_MIN, `validation.min|${EMERGENCY_REASON_CHARACTERS_MIN}`), _maxLength(EMERGENCY_REASON_CHARACTERS_MAX, `validation.max|${EMERGENCY_REASON_CHARACTERS_MAX}`), noBidiControls)
});
var credentials = strictObject({
  username: optionalText(USERNAME_CHARACTERS_MAX),
  password: string("validation.required").check(_minLength(1, "validation.required"), _maxLength(PASSWORD_CHARACTERS_MAX, `validation.max|${PASSWORD_CHARACTERS_MAX}`))
});
var sessionListQuery = object(sortedQuery(SESSION_SORTS));
var sessionList = { query: sessionListQuery, response: pageSchema(session) };
var START_REFUSALS = [
  "PREREQUISITES_MISSING",
  "CONFLICT",
  "SESSION_CONFLICT",
  "UNSUPPORTED",
  "DEVICE_UNAVAILABLE",
  "SERVER_BUSY"
];
var remoteEndpoints = {
  listActiveSessions: get("/devices/activesessions", {
    summary: "Running sessions on every device whose logs the caller may read, newest first",
    auth: "signedIn",
    tokens: "LOG_READ",
    ...sessionList
  }),
  listAllSessions: get("/devices/sessions", {
    summary: "Sessions on every device whose logs the caller may read, newest first",
    auth: "signedIn",
    tokens: "LOG_READ",
    ...sessionList
  }),
  listSessionsOfDevice: get("/devices/:deviceId/sessions", {
    summary: "The remote sessions of a device, newest first",
    auth: { device: "LOG_READ" },
    ...sessionList
  }),
  listInvitableEmailDomains: get("/devices/:deviceId/invitableemaildomains", {
    summary: "Domains to whose addresses invitations to the device's sessions may go; * is all of them",
    auth: { device: "DEVICE_START_REMOTE" },
    response: array(string())
  }),
  listSessions: get(`${LOG}/sessions`, {
    summary: "The remote sessions of a log, newest first",
    auth: { device: "LOG_READ" },
    ...sessionList
  }),
  getSession: get(SESSION, {
    summary: "One remote session",
    auth: { device: "LOG_READ" },
    response: session
  }),
  startSession: post(`${LOG}/interfaces/:interfaceId/sessions`, {
    summary: "Starts a remote session from the log, when all prerequisites are met",
    auth: { device: "DEVICE_READ" },
    response: session,
    status: 201,
    itemPath: SESSION,
    refuses: START_REFUSALS
  }),
  startEmergencySession: post(`${LOG}/interfaces/:interfaceId/emergencysessions`, {
    summary: "Starts a remote session outside the maintenance window, recorded, limited in time and to be reviewed",
    auth: { device: "DEVICE_START_EMERGENCY" },
    tokens: "never",
    body: startEmergency,
    response: session,
    status: 201,
    itemPath: SESSION,
    refuses: START_REFUSALS
  }),
  createTicket: post(`${SESSION}/tickets`, {
    summary: "A one-use ticket for the viewer's WebSocket",
    auth: { device: "DEVICE_READ" },
    response: object({ ticket: string(), accessRight: _enum(ACCESS_RIGHTS) }),
    status: 201,
    refuses: ["CONFLICT"]
  }),
  updateGraphicalSession: put(`${LOG}/graphicalsessions/:sessionId`, {
    summary: "Ends a session (isActive false), or lets it remain when its owner leaves",
    auth: { device: "DEVICE_START_REMOTE" },
    body: strictObject({ isActive: optional(literal(false)), remain: optional(boolean()) }),
    response: session,
    refuses: ["CONFLICT"]
  }),
  decideHostKey: put(`${SESSION}/hostkey`, {
    summary: "Trusts or refuses the machine's host key, seen for the first time",
    auth: { device: "DEVICE_START_REMOTE" },
    body: strictObject({
      fingerprint: string().check(_maxLength(KNOWN_HOST_CHARACTERS_MAX)),
      accept: boolean()
    }),
    refuses: ["CONFLICT"]
  }),
  listUserInvitations: get(`${SESSION}/invitations/user`, {
    summary: "Lists the users invited to a session",
    auth: { device: "LOG_READ" },
    response: array(invitation)
  }),
  inviteUser: post(`${SESSION}/invitations/user`, {
    summary: "Invites a user to a running session",
    auth: { device: "DEVICE_START_REMOTE" },
    body: strictObject({ userId: id, accessRight }),
    response: invitation,
    status: 201,
    refuses: ["CONFLICT"]
  }),
  changeUserInvitation: put(`${SESSION}/invitations/user/:userId`, {
    summary: "Changes the access right of an invited user; effective immediately",
    auth: { device: "DEVICE_START_REMOTE" },
    body: strictObject({ accessRight }),
    response: invitation,
    refuses: ["CONFLICT"]
  }),
  withdrawUserInvitation: del(`${SESSION}/invitations/user/:userId`, {
    summary: "Withdraws an invitation; the user leaves the session immediately",
    auth: { device: "DEVICE_START_REMOTE" },
    refuses: ["CONFLICT"]
  }),
  listPendingInvitations: get("/profile/invitations", {
    summary: "Running sessions to which the caller is invited and which the caller has not joined, newest first",
    auth: "signedIn",
    tokens: "DEVICE_READ",
    response: array(pendingInvitation)
  }),
  listEmailInvitations: get(`${SESSION}/invitations/email`, {
    summary: "The e-mail addresses invited to a session, in the order of inviting",
    auth: { device: "LOG_READ" },
    response: array(emailInvitation)
  }),
  inviteByEmail: post(`${SESSION}/invitations/email`, {
    summary: "Invites an e-mail address to a running session",
    auth: { device: "DEVICE_START_REMOTE" },
    body: inviteByEmailBody,
    response: invitationWithPin,
    status: 201,
    refuses: ["CONFLICT"]
  }),
  renewEmailInvitation: put(`${SESSION}/invitations/email/:invitationId/renewal`, {
    summary: "Sends a new link to an invited e-mail address; the old link and PIN are refused from now on",
    auth: { device: "DEVICE_START_REMOTE" },
    response: invitationWithPin,
    refuses: ["CONFLICT"]
  }),
  removeViewer: put(`${SESSION}/connections/:connectionId/removal`, {
    summary: "Removes a person from a running session, who may join again only when invited again",
    auth: { device: "DEVICE_START_REMOTE" },
    body: strictObject({ reason }),
    refuses: ["CONFLICT"]
  }),
  superviseSession: put(`${SESSION}/supervision`, {
    summary: "A supervisor in the session pauses its input, lets it go on, or ends the session",
    auth: { device: "DEVICE_SUPERVISE_REMOTE" },
    tokens: "never",
    body: strictObject({ action: _enum(["PAUSE", "RESUME", "END"], "validation.choice"), reason }),
    refuses: ["CONFLICT"]
  }),
  changeEmailInvitation: put(`${SESSION}/invitations/email/:invitationId`, {
    summary: "Changes the access right of an invited e-mail address",
    auth: { device: "DEVICE_START_REMOTE" },
    body: strictObject({ accessRight }),
    response: emailInvitation,
    refuses: ["CONFLICT"]
  }),
  withdrawEmailInvitation: del(`${SESSION}/invitations/email/:invitationId`, {
    summary: "Withdraws an invitation by e-mail",
    auth: { device: "DEVICE_START_REMOTE" },
    refuses: ["CONFLICT"]
  }),
  giveCredentials: put(`${LOG}/interfaces/:interfaceId/credentials`, {
    summary: "Credentials for the caller's next session; refused where the interface keeps its own",
    auth: { device: "DEVICE_START_REMOTE" },
    body: credentials,
    refuses: ["CONFLICT"]
  }),
  downloadClipboardRecording: get(`${SESSION}/clipboardrecording`, {
    summary: "Downloads the clipboard recording",
    auth: { device: "RECORDING_READ" },
    query: downloadQuery,
    binary: true
  }),
  downloadNetworkRecording: get(`${SESSION}/networkrecording`, {
    summary: "The recorded network traffic as a file",
    auth: { device: "RECORDING_READ" },
    query: downloadQuery,
    binary: true
  }),
  downloadPlcRecording: get(`${SESSION}/plcrecording`, {
    summary: "The recorded connection to a PLC as a file",
    auth: { device: "REMOTE_READ" },
    query: downloadQuery,
    binary: true
  }),
  getRecordingInfo: get(`${SESSION}/screenrecording/info`, {
    summary: "Length and kind of a screen recording, and what happened in it",
    auth: { device: "RECORDING_READ" },
    response: recordingInfo
  }),
  getRecordingSegment: get(`${SESSION}/screenrecording/segment`, {
    summary: "The piece of a screen recording that shows a moment, for the player",
    auth: { device: "RECORDING_READ" },
    query: object({
      at: _default(exports_coerce.number().check(int(), _gte(0), _lte(SEEK_MS_MAX)), 0)
    }),
    binary: true
  }),
  getRecordingThumbnail: get(`${SESSION}/screenrecording/thumbnail`, {
    summary: "A small picture of a moment of a screen recording: WebP of a desktop, SVG of a terminal",
    auth: { device: "RECORDING_READ" },
    query: object({
      at: optional(exports_coerce.number().check(int(), _gte(0), _lte(SEEK_MS_MAX)))
    }),
    binary: true
  }),
  addRecordingMarker: post(`${SESSION}/screenrecording/markers`, {
    summary: "Adds a marker to a recording, beside its file; for those who may view it now",
    auth: { device: "RECORDING_UPDATE" },
    body: addRecordingMarker,
    response: recordingEvent,
    refuses: ["CONFLICT"]
  }),
  downloadRecording: get(`${SESSION}/screenrecording`, {
    summary: "The whole screen recording as a file",
    auth: { device: "RECORDING_READ" },
    query: downloadQuery,
    binary: true
  })
};

// islands/player/calls.ts
async function loadSegment(props, atMs) {
  const response = await read(props, remoteEndpoints.getRecordingSegment.path, `?at=${Math.floor(atMs)}`);
  return parseSegment(new Uint8Array(await response.arrayBuffer()));
}
async function loadInfo(props) {
  const response = await read(props, remoteEndpoints.getRecordingInfo.path, "");
  return await response.json();
}
function addMarker(props, atMs, text, csrf) {
  const { deviceId, issueId, logId, sessionId } = props;
  const path = { deviceId, issueId, logId, sessionId };
  return callApi(remoteEndpoints.addRecordingMarker, { path, body: { at: Math.floor(atMs), text } }, csrf);
}
function thumbnailAddress(props, atMs) {
  return `${addressOf(props, remoteEndpoints.getRecordingThumbnail.path)}?at=${Math.ceil(atMs)}`;
}
function addressOf(props, template) {
  const path = template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(props[name])));
  return `/api${path}`;
}
async function read(props, template, query) {
  const response = await fetch(addressOf(props, template) + query);
  if (!response.ok)
    throw new ApiError(response.status, await response.json().catch(() => null));
  return response;
}

// islands/player/controls.tsx
var import_react = __toESM(require_react(), 1);

// islands/player/playback.ts
var SPEEDS = [0.5, 1, 2, 4, 8, 16];
var IDLE_LEAD_MS = 500;
function createPlayback({ durationMs, load, requestStepUp, draw, onChange }) {
  let state = {
    positionMs: 0,
    isPlaying: false,
    isLoading: false,
    error: null,
    speed: 1,
    skipsIdle: false
  };
  let segment = null;
  let nextMessage = 0;
  let prefetched = null;
  let lastTickMs = null;
  let generation = 0;
  let wasPlaying = false;
  const set = (part) => {
    state = { ...state, ...part };
    onChange(state);
  };
  const stop = (trouble) => {
    generation++;
    wasPlaying ||= state.isPlaying;
    set({ isPlaying: false, isLoading: false, error: trouble });
  };
  function drawUpTo(atMs) {
    if (!segment)
      return;
    const mine = generation;
    for (let next = segment.messages[nextMessage];next && (nextMessage === 0 || next.atMs <= atMs); next = segment.messages[nextMessage]) {
      nextMessage++;
      draw(next.bytes).catch(() => mine === generation && stop("FAILED"));
    }
  }
  async function enterSegment(atMs) {
    const mine = ++generation;
    const piece = prefetched?.atMs === atMs ? prefetched.piece.catch(() => load(atMs)) : load(atMs);
    prefetched = null;
    set({ isLoading: true, error: null });
    try {
      const loaded = await piece;
      if (mine !== generation)
        return;
      segment = loaded;
      nextMessage = 0;
      drawUpTo(Math.max(state.positionMs, loaded.startMs));
      set({ isLoading: false });
      prefetchNext(loaded);
    } catch (reason) {
      if (mine === generation)
        await handleLoadError(reason);
    }
  }
  async function handleLoadError(reason) {
    const proof = requestStepUp(reason);
    stop(proof ? "STEP_UP_REQUIRED" : "FAILED");
    const mine = generation;
    if (await proof && mine === generation)
      await retry();
  }
  function retry() {
    const isPlaying = state.isPlaying || wasPlaying;
    wasPlaying = false;
    set({ isPlaying });
    return enterSegment(state.positionMs);
  }
  function prefetchNext({ last, endMs }) {
    if (last)
      return;
    const piece = load(endMs);
    piece.catch(() => {});
    prefetched = { atMs: endMs, piece };
  }
  function nextChangeMs({ messages, last, endMs }) {
    return messages[nextMessage]?.atMs ?? (last ? durationMs : endMs);
  }
  function advance(elapsedMs, within) {
    const nextMs = nextChangeMs(within);
    const isIdle = state.skipsIdle && nextMs - state.positionMs > IDLE_MS;
    const targetMs = isIdle ? nextMs - IDLE_LEAD_MS : state.positionMs + elapsedMs * state.speed;
    const endMs = within.last ? durationMs : within.endMs;
    const positionMs = Math.min(targetMs, endMs);
    drawUpTo(positionMs);
    const isOver = positionMs >= endMs;
    set(isOver && within.last ? { positionMs, isPlaying: false } : { positionMs });
    if (isOver && !within.last)
      enterSegment(within.endMs);
  }
  async function seek(toMs) {
    const atMs = Math.min(durationMs, Math.max(0, toMs));
    const isHere = segment !== null && atMs >= segment.startMs && (segment.last || atMs < segment.endMs);
    const isBack = atMs < state.positionMs;
    const hasError = state.error !== null;
    set({ positionMs: atMs, error: null });
    if (hasError)
      return retry();
    if (!isHere || state.isLoading)
      return enterSegment(atMs);
    if (isBack)
      nextMessage = 0;
    drawUpTo(atMs);
  }
  return {
    get state() {
      return state;
    },
    open(atMs = 0) {
      set({ positionMs: Math.min(durationMs, Math.max(0, atMs)) });
      return enterSegment(state.positionMs);
    },
    retry,
    play() {
      if (state.error)
        return;
      if (state.positionMs >= durationMs)
        seek(0);
      set({ isPlaying: true });
    },
    pause: () => set({ isPlaying: false }),
    seek,
    setSpeed: (speed) => set({ speed }),
    setSkipsIdle: (skipsIdle) => set({ skipsIdle }),
    tick(nowMs) {
      const elapsedMs = lastTickMs === null ? 0 : nowMs - lastTickMs;
      lastTickMs = nowMs;
      if (state.isPlaying && !state.isLoading && segment)
        advance(elapsedMs, segment);
    }
  };
}

// src/sessions/recordings/rules-thumbnails.ts
var THUMBNAIL_STEPS = 48;
var FILM_STRIP_PICTURES = 8;
function thumbnailAt(atMs, durationMs) {
  const clampedMs = Math.min(durationMs, Math.max(0, atMs));
  const step = Math.min(THUMBNAIL_STEPS - 1, Math.floor(clampedMs * THUMBNAIL_STEPS / Math.max(1, durationMs)));
  return { step, atMs: Math.ceil(step * durationMs / THUMBNAIL_STEPS) };
}

// islands/player/time-line.ts
function shownMoment(atMs, durationMs) {
  return thumbnailAt(atMs, durationMs).atMs;
}
var THUMB_RADIUS_PX = 7;
function momentAt(clientX, slider, durationMs) {
  const way = Math.max(1, slider.width - 2 * THUMB_RADIUS_PX);
  const share = (clientX - slider.left - THUMB_RADIUS_PX) / way;
  return Math.min(1, Math.max(0, share)) * durationMs;
}
function skippedMs(periods) {
  return periods.reduce((sum, { from, to }) => sum + to - from - IDLE_LEAD_MS, 0);
}

// islands/player/controls.tsx
var jsx_dev_runtime = __toESM(require_jsx_dev_runtime(), 1);
var SLIDER_STEP_MS = 1;
function Controls(controls) {
  const { t, zone, lang } = useIslandView();
  const { state, playback, durationMs, zoom } = controls;
  const elapsed = t("recording.elapsed", {
    elapsed: formatDuration(state.positionMs),
    total: formatDuration(durationMs)
  });
  const skipped = skippedMs(controls.idlePeriods ?? NO_PERIODS);
  const wallClock = new Date(Date.parse(controls.startTime) + state.positionMs);
  const played = { "--played": state.positionMs / Math.max(1, durationMs) };
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("fieldset", {
    className: "player-controls",
    "aria-label": t("player.label"),
    children: [
      controls.line,
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
        className: "player-track",
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(IdlePeriods, {
            periods: controls.idlePeriods ?? NO_PERIODS,
            durationMs
          }, undefined, false, undefined, this),
          controls.preview,
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("input", {
            className: "player-slider",
            type: "range",
            min: 0,
            max: Math.max(1, durationMs),
            step: SLIDER_STEP_MS,
            value: state.positionMs,
            style: played,
            "aria-label": t("recording.position"),
            "aria-valuetext": elapsed,
            onChange: (event) => void playback.seek(Number(event.target.value)),
            onPointerMove: ({ clientX, currentTarget }) => controls.onPreview(momentAt(clientX, currentTarget.getBoundingClientRect(), durationMs)),
            onPointerLeave: () => controls.onPreview(null)
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      controls.film,
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
        className: "player-row",
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(IconButton, {
            label: t(state.isPlaying ? "recording.pause" : "recording.play"),
            icon: state.isPlaying ? "pause" : "play",
            disabled: state.error !== null,
            onClick: controls.onToggle
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(IconButton, {
            label: t("player.previousMarker"),
            icon: "left",
            "aria-keyshortcuts": "P",
            "aria-disabled": controls.onPrevious === null,
            onClick: () => controls.onPrevious?.()
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(IconButton, {
            label: t("player.nextMarker"),
            icon: "right",
            "aria-keyshortcuts": "N",
            "aria-disabled": controls.onNext === null,
            onClick: () => controls.onNext?.()
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("output", {
            className: "player-time",
            children: [
              formatDuration(state.positionMs),
              " ",
              /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
                className: "muted",
                children: [
                  "/ ",
                  formatDuration(durationMs)
                ]
              }, undefined, true, undefined, this)
            ]
          }, undefined, true, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("time", {
            className: "player-clock muted",
            dateTime: wallClock.toISOString(),
            title: t("player.recordedAt"),
            children: formatInstant(wallClock, zone, "datetime")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("label", {
            className: "checkbox player-idle",
            children: [
              /* @__PURE__ */ jsx_dev_runtime.jsxDEV("input", {
                type: "checkbox",
                checked: state.skipsIdle,
                onChange: (event) => playback.setSkipsIdle(event.target.checked)
              }, undefined, false, undefined, this),
              skipped > 0 ? t("player.skipIdleOf", { time: formatDuration(skipped) }) : t("player.skipIdle")
            ]
          }, undefined, true, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("fieldset", {
            className: "segmented player-speed",
            "aria-label": t("recording.speed"),
            children: SPEEDS.map((speed) => /* @__PURE__ */ jsx_dev_runtime.jsxDEV("button", {
              type: "button",
              "aria-pressed": speed === state.speed,
              onClick: () => playback.setSpeed(speed),
              children: [
                formatNumber(speed, lang),
                "×"
              ]
            }, speed, true, undefined, this))
          }, undefined, false, undefined, this),
          zoom !== null && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
            className: "player-zoom",
            children: /* @__PURE__ */ jsx_dev_runtime.jsxDEV(IconButton, {
              label: t(zoom === "fit" ? "remote.actualSize" : "remote.fit"),
              icon: "zoom",
              "aria-pressed": zoom !== "fit",
              onClick: () => controls.onZoom(zoom === "fit" ? 1 : "fit")
            }, undefined, false, undefined, this)
          }, undefined, false, undefined, this),
          controls.onFullscreen && /* @__PURE__ */ jsx_dev_runtime.jsxDEV(IconButton, {
            label: t(controls.isFullscreen ? "remote.leaveFullscreen" : "remote.fullscreen"),
            icon: "fullscreen",
            "aria-pressed": controls.isFullscreen,
            onClick: controls.onFullscreen
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
var NO_PERIODS = [];
var IdlePeriods = import_react.memo(function IdlePeriods(line) {
  const whole = Math.max(1, line.durationMs);
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
    className: "player-idle-periods",
    "aria-hidden": "true",
    children: line.periods.map(({ from, to }) => /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
      style: { "--at": from / whole, "--length": (to - from) / whole }
    }, from, false, undefined, this))
  }, undefined, false, undefined, this);
});

// islands/player/film-strip.tsx
var import_react2 = __toESM(require_react(), 1);
var jsx_dev_runtime2 = __toESM(require_jsx_dev_runtime(), 1);
var [IMAGE_WIDTH, IMAGE_HEIGHT] = [160, 100];
function filmStripMoments(durationMs) {
  return Array.from({ length: FILM_STRIP_PICTURES }, (_, at) => at * durationMs / FILM_STRIP_PICTURES);
}
function passedPicture(positionMs, durationMs) {
  return filmStripMoments(durationMs).findLastIndex((atMs) => atMs <= positionMs);
}
var FilmStrip = import_react2.memo(function FilmStrip({ recording, current, onSeek, onPreview }) {
  const { t } = useIslandView();
  return /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("fieldset", {
    className: "player-film",
    "aria-label": t("player.filmStrip"),
    children: filmStripMoments(recording.durationMs).map((atMs, at) => /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("button", {
      type: "button",
      className: "thumb",
      "aria-label": t("player.goTo", { time: formatDuration(atMs) }),
      "aria-current": at === current ? "true" : undefined,
      onClick: () => onSeek(atMs),
      onFocus: (event) => event.currentTarget.matches(":focus-visible") && onPreview(atMs),
      onBlur: () => onPreview(null),
      children: [
        /* @__PURE__ */ jsx_dev_runtime2.jsxDEV(Picture, {
          recording,
          atMs
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("span", {
          className: "thumb-label",
          children: formatDuration(atMs)
        }, undefined, false, undefined, this)
      ]
    }, atMs, true, undefined, this))
  }, undefined, false, undefined, this);
});
function Preview({ recording, atMs }) {
  const share = atMs / Math.max(1, recording.durationMs);
  return /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("div", {
    className: "player-preview",
    "aria-hidden": "true",
    style: { "--at": share },
    children: /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("span", {
      className: "thumb",
      children: [
        /* @__PURE__ */ jsx_dev_runtime2.jsxDEV(Picture, {
          recording,
          atMs: shownMoment(atMs, recording.durationMs)
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("span", {
          className: "thumb-label",
          children: formatDuration(atMs)
        }, undefined, false, undefined, this)
      ]
    }, undefined, true, undefined, this)
  }, undefined, false, undefined, this);
}
function Picture({ recording, atMs }) {
  const src = thumbnailAddress(recording, atMs);
  const [missing, setMissing] = import_react2.useState(null);
  import_react2.useEffect(() => {
    if (missing === null)
      return;
    const askAgain = () => setMissing(null);
    document.addEventListener(STEP_UP_DONE_EVENT, askAgain);
    return () => document.removeEventListener(STEP_UP_DONE_EVENT, askAgain);
  }, [missing]);
  return /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("img", {
    src: missing === src ? undefined : src,
    alt: "",
    width: IMAGE_WIDTH,
    height: IMAGE_HEIGHT,
    hidden: missing === src,
    onError: () => setMissing(src)
  }, missing === src ? "missing" : src, false, undefined, this);
}

// islands/player/keys.ts
var SEEK_STEP_MS = 5000;
var COMMANDS = {
  " ": { kind: "toggle" },
  n: { kind: "next" },
  p: { kind: "previous" },
  f: { kind: "fullscreen" },
  m: { kind: "mark" },
  arrowleft: { kind: "move", byMs: -SEEK_STEP_MS },
  arrowright: { kind: "move", byMs: SEEK_STEP_MS },
  home: { kind: "seek", to: "start" },
  end: { kind: "seek", to: "end" },
  "1": { kind: "speed", speed: 1 },
  "2": { kind: "speed", speed: 2 },
  "3": { kind: "speed", speed: 4 },
  "4": { kind: "speed", speed: 8 }
};
function commandOfKey(event, target) {
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("[type=text]"))
    return null;
  if (event.key === " " && target.matches("button, [type=checkbox]"))
    return null;
  const key = event.key.toLowerCase();
  return Object.hasOwn(COMMANDS, key) ? COMMANDS[key] ?? null : null;
}

// islands/player/marker-form.tsx
var import_react3 = __toESM(require_react(), 1);
var jsx_dev_runtime3 = __toESM(require_jsx_dev_runtime(), 1);
function MarkerForm({ atMs, onSave, onClose }) {
  const { t } = useIslandView();
  const id = import_react3.useId();
  const input = import_react3.useRef(null);
  const [problem, setProblem] = import_react3.useState(null);
  const [isSaving, setIsSaving] = import_react3.useState(false);
  import_react3.useEffect(() => input.current?.focus(), []);
  const save = async (event) => {
    event.preventDefault();
    if (isSaving)
      return;
    const text = input.current?.value.trim() ?? "";
    if (text === "")
      return refuse(t("player.markerRequired"));
    setIsSaving(true);
    try {
      await onSave(text);
    } catch {
      refuse(t("player.markerFailed"));
    } finally {
      setIsSaving(false);
    }
  };
  const refuse = (message) => {
    setProblem(message);
    input.current?.focus();
  };
  const onKeyDown = (event) => {
    if (event.key !== "Escape")
      return;
    event.stopPropagation();
    onClose();
  };
  return /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("form", {
    className: "player-marker-form",
    onSubmit: save,
    onKeyDown,
    noValidate: true,
    children: [
      /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("div", {
        className: "field",
        children: [
          /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("label", {
            className: "field-label",
            htmlFor: id,
            children: t("player.markerAt", { time: formatDuration(atMs) })
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("input", {
            ref: input,
            id,
            className: "input",
            type: "text",
            maxLength: MARKER_CHARACTERS_MAX,
            autoComplete: "off",
            placeholder: t("player.markerHint"),
            "aria-invalid": problem !== null,
            "aria-describedby": problem === null ? undefined : `${id}-problem`
          }, undefined, false, undefined, this),
          problem !== null && /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("p", {
            className: "field-error",
            id: `${id}-problem`,
            role: "alert",
            children: problem
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("div", {
        className: "form-actions",
        children: [
          /* @__PURE__ */ jsx_dev_runtime3.jsxDEV(Button, {
            type: "submit",
            kind: "primary",
            disabled: isSaving,
            children: t("player.saveMarker")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime3.jsxDEV(Button, {
            kind: "quiet",
            onClick: onClose,
            children: t("player.markerCancel")
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/player/marker-list.tsx
var import_react4 = __toESM(require_react(), 1);

// islands/player/markers.ts
var PASSED_MS = 1000;
function nextMarker(markers, positionMs) {
  return markers.find(({ atMs }) => atMs > positionMs) ?? null;
}
function previousMarker(markers, positionMs, isPlaying) {
  const beforeMs = isPlaying ? positionMs - PASSED_MS : positionMs;
  return markers.findLast(({ atMs }) => atMs < beforeMs) ?? null;
}
function nearestMarker(markers, atMs) {
  const distance = (marker) => Math.abs(marker.atMs - atMs);
  return markers.reduce((best, marker) => best === null || distance(marker) < distance(best) ? marker : best, null);
}
function passedMarker(markers, positionMs) {
  return markers.findLastIndex(({ atMs }) => atMs <= positionMs);
}
function markersOf(events, t, zone) {
  return events.map((event) => ({ atMs: event.at, detail: "", ...lookOf(event, t, zone) }));
}
function withMarker(markers, added) {
  return [...markers, added].sort((a, b) => a.atMs - b.atMs);
}
function lookOf(event, t, zone) {
  const { state, text } = event;
  const name = event.person ?? t("player.unknownPerson");
  const size = formatSize(event.sizeInBytes ?? 0);
  const person = event.person ?? "";
  switch (event.event) {
    case "JOIN":
      return {
        icon: "user",
        tone: state === "CONTROL" ? "green" : "violet",
        label: t("player.joins", { name }),
        detail: t(state === "CONTROL" ? "remote.access_CONTROL" : "remote.access_VIEW")
      };
    case "LEAVE":
      return { icon: "signOut", tone: "neutral", label: t("player.leaves", { name }) };
    case "RIGHT":
      return {
        icon: "user",
        tone: "violet",
        label: t(state === "CONTROL" ? "player.getsControl" : "player.losesControl", { name })
      };
    case "CLIPBOARD":
      return {
        icon: "clipboard",
        tone: "amber",
        label: t(state === "TO_MACHINE" ? "player.clipboardSent" : "player.clipboardReceived", { size }),
        detail: person
      };
    case "FILE": {
      const way = t(state === "TO_MACHINE" ? "player.sent" : "player.received");
      return { icon: "file", tone: "amber", label: `${text}, ${size}`, detail: joined(way, person) };
    }
    case "MACHINE":
      return machineLook(state, t);
    case "SUPERVISION":
      return supervisionLook(event, t);
    case "MARKER":
      return {
        icon: "bookmark",
        tone: "blue",
        label: text || t("player.marker"),
        detail: joined(person, addedText(event, t, zone))
      };
    case "REMOVAL":
      return { icon: "close", tone: "red", label: t("player.isRemoved", { name }), detail: text };
    case "END":
      return { icon: "stop", tone: "neutral", label: t("player.ends"), detail: text };
  }
}
function addedText({ addedOn }, t, zone) {
  return addedOn === null ? "" : t("player.markerAdded", { time: formatInstant(new Date(addedOn), zone, "minute") });
}
var MACHINE_TEXTS = {
  ANSWERS: "player.machine_ANSWERS",
  SILENT: "player.machine_SILENT",
  RECONNECTING: "player.machine_RECONNECTING",
  HELD: "player.machine_HELD"
};
function machineLook(state, t) {
  const isBack = state === "ANSWERS";
  return {
    icon: isBack ? "machine" : "warning",
    tone: isBack ? "green" : "red",
    label: t(MACHINE_TEXTS[state ?? ""] ?? "player.machine_SILENT")
  };
}
var SUPERVISION_TEXTS = {
  NONE: "player.supervision_NONE",
  WAITING: "player.supervision_WAITING",
  SUPERVISED: "player.supervision_SUPERVISED",
  ABSENT: "player.supervision_ABSENT",
  PAUSED: "player.supervision_PAUSED"
};
function supervisionLook({ state, person, text }, t) {
  const isPaused = state === "PAUSED" || state === "ABSENT";
  return {
    icon: isPaused ? "pause" : "shield",
    tone: isPaused ? "amber" : "violet",
    label: t(SUPERVISION_TEXTS[state ?? ""] ?? "player.supervision_NONE"),
    detail: joined(person ?? "", text)
  };
}
var joined = (...parts) => parts.filter(Boolean).join(" · ");

// islands/player/marker-list.tsx
var jsx_dev_runtime4 = __toESM(require_jsx_dev_runtime(), 1);
var MarkerLine = import_react4.memo(function MarkerLine(line) {
  const { markers, durationMs, onSeek } = line;
  const onClick = (event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const marker = nearestMarker(markers, (event.clientX - left) / Math.max(1, width) * durationMs);
    if (marker)
      onSeek(marker.atMs);
  };
  return /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("div", {
    className: "player-line",
    "aria-hidden": "true",
    onClick,
    children: markers.map((marker, at) => /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("span", {
      className: "player-mark",
      "data-tone": marker.tone,
      title: `${formatDuration(marker.atMs)} ${marker.label}`,
      style: { "--at": Math.min(1, marker.atMs / Math.max(1, durationMs)) }
    }, at, false, undefined, this))
  }, undefined, false, undefined, this);
});
function MarkerList(list) {
  const { t } = useIslandView();
  const { markers, positionMs } = list;
  return /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("section", {
    className: "player-events",
    "aria-label": t("player.markers"),
    children: [
      /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("header", {
        className: "panel-header",
        children: [
          /* @__PURE__ */ jsx_dev_runtime4.jsxDEV(Icon, {
            name: "bookmark"
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("h2", {
            children: t("player.markers")
          }, undefined, false, undefined, this),
          markers !== null && /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("span", {
            className: "tab-count",
            children: markers.length
          }, undefined, false, undefined, this),
          list.onMark && /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("div", {
            className: "panel-actions",
            children: /* @__PURE__ */ jsx_dev_runtime4.jsxDEV(IconButton, {
              label: t("player.addMarker"),
              icon: "plus",
              "aria-keyshortcuts": "M",
              disabled: markers === null,
              onClick: list.onMark
            }, undefined, false, undefined, this)
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      list.form,
      list.hasFailed ? /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("div", {
        className: "player-none",
        children: [
          /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("p", {
            role: "alert",
            children: t("player.markersFailed")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime4.jsxDEV(Button, {
            icon: "refresh",
            onClick: list.onRetry,
            children: t("player.retry")
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this) : markers === null ? /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("p", {
        className: "player-none muted",
        children: t("player.markersLoading")
      }, undefined, false, undefined, this) : markers.length === 0 ? /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("p", {
        className: "player-none muted",
        children: t("player.noMarkers")
      }, undefined, false, undefined, this) : /* @__PURE__ */ jsx_dev_runtime4.jsxDEV(Rows, {
        markers,
        onSeek: list.onSeek,
        current: passedMarker(markers, positionMs)
      }, undefined, false, undefined, this),
      list.hasMore && /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("p", {
        className: "player-none muted",
        children: t("player.moreMarkers")
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
var Rows = import_react4.memo(function Rows({
  markers,
  current,
  onSeek
}) {
  const list = import_react4.useRef(null);
  import_react4.useEffect(() => scrollToCurrent(list.current), [current]);
  return /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("ol", {
    className: "player-rows",
    ref: list,
    children: markers.map((marker, at) => /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("li", {
      children: /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("button", {
        type: "button",
        "aria-current": at === current ? "true" : undefined,
        onClick: () => onSeek(marker.atMs),
        children: [
          /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("span", {
            className: "player-at",
            children: formatDuration(marker.atMs)
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("span", {
            className: "player-sign",
            "data-tone": marker.tone,
            children: /* @__PURE__ */ jsx_dev_runtime4.jsxDEV(Icon, {
              name: marker.icon
            }, undefined, false, undefined, this)
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("span", {
            className: "player-what",
            children: [
              marker.label,
              marker.detail && /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("small", {
                children: marker.detail
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this)
        ]
      }, undefined, true, undefined, this)
    }, at, false, undefined, this))
  }, undefined, false, undefined, this);
});
function scrollToCurrent(list) {
  const row = list?.querySelector("[aria-current]")?.parentElement;
  if (!list || !row)
    return;
  const top = row.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + row.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 3;
}

// islands/player/pictures.tsx
var import_react5 = __toESM(require_react(), 1);
var jsx_dev_runtime5 = __toESM(require_jsx_dev_runtime(), 1);
function DesktopPicture(picture) {
  const { stage, canvas, canvasKey, draw } = usePicture(picture.zoom);
  import_react5.useImperativeHandle(picture.ref, () => ({
    async draw(message) {
      if (message.kind === "key" || message.kind === "frame")
        await draw(message.message);
    }
  }), [draw]);
  return /* @__PURE__ */ jsx_dev_runtime5.jsxDEV("div", {
    className: "remote-stage",
    ref: stage,
    children: /* @__PURE__ */ jsx_dev_runtime5.jsxDEV("canvas", {
      className: "remote-canvas",
      ref: canvas,
      role: "img",
      "aria-label": picture.label,
      onClick: picture.onToggle
    }, canvasKey, false, undefined, this)
  }, undefined, false, undefined, this);
}

// islands/player/player.tsx
var jsx_dev_runtime6 = __toESM(require_jsx_dev_runtime(), 1);
var TerminalPicture = import_react6.lazy(async () => ({
  default: (await (__preload("acbaf5sv"), import("/assets/c-acbaf5sv.js"))).TerminalPicture
}));
function Player(props) {
  const { t } = useIslandView();
  const root = import_react6.useRef(null);
  const picture = import_react6.useRef(null);
  const [zoom, setZoom] = import_react6.useState("fit");
  const [isFullscreen, toggleFullscreen] = useFullscreen(root);
  const { state, playback } = usePlayback(props, async (bytes) => {
    await picture.current?.draw(decodeViewerMessage(bytes));
  });
  const toggle = () => state.isPlaying ? playback.pause() : playback.play();
  const isOpen = useIsOpen(state);
  const { markers, idlePeriods, add, ...events } = useHistory(props, isOpen);
  const [markMs, setMarkMs] = import_react6.useState(null);
  const [previewMs, setPreviewMs] = import_react6.useState(null);
  const seek = import_react6.useCallback((toMs) => void playback.seek(toMs), [playback]);
  const { positionMs, isPlaying } = state;
  const next = nextMarker(markers ?? [], positionMs);
  const previous = previousMarker(markers ?? [], positionMs, isPlaying);
  const mark = () => {
    if (!props.mayMark || markers === null)
      return;
    playback.pause();
    setMarkMs(playback.state.positionMs);
  };
  const run = (command) => {
    if (command.kind === "toggle")
      toggle();
    else if (command.kind === "fullscreen")
      toggleFullscreen?.();
    else if (command.kind === "mark")
      mark();
    else if (command.kind === "speed")
      playback.setSpeed(command.speed);
    else if (command.kind === "move")
      seek(playback.state.positionMs + command.byMs);
    else if (command.kind === "seek")
      seek(command.to === "start" ? 0 : props.durationMs);
    else {
      const marker = command.kind === "next" ? next : previous;
      if (marker)
        seek(marker.atMs);
    }
  };
  const onKeyDown = (event) => {
    const command = commandOfKey(event, event.target);
    if (!command)
      return;
    event.preventDefault();
    run(command);
  };
  return /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("div", {
    className: "player-page",
    onKeyDown,
    children: [
      /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("div", {
        className: "player",
        ref: root,
        tabIndex: -1,
        children: [
          /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("div", {
            className: "player-view",
            children: [
              props.kind === "desktop" ? /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(DesktopPicture, {
                ref: picture,
                zoom,
                label: t("recording.screen"),
                onToggle: toggle
              }, undefined, false, undefined, this) : /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(TerminalPicture, {
                ref: picture,
                scrollback: props.scrollback,
                label: t("recording.screen")
              }, undefined, false, undefined, this),
              state.isLoading && /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("p", {
                className: "player-note",
                role: "status",
                children: [
                  /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("span", {
                    className: "remote-spinner"
                  }, undefined, false, undefined, this),
                  t("recording.loading")
                ]
              }, undefined, true, undefined, this),
              state.error && /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("div", {
                className: "player-failed",
                children: [
                  /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("p", {
                    role: "alert",
                    children: [
                      /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Icon, {
                        name: state.error === "FAILED" ? "warning" : "lock"
                      }, undefined, false, undefined, this),
                      t(state.error === "FAILED" ? "recording.notAvailable" : "player.stepUpRequired")
                    ]
                  }, undefined, true, undefined, this),
                  /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Button, {
                    icon: state.error === "FAILED" ? "refresh" : "key",
                    onClick: () => void playback.retry(),
                    children: t(state.error === "FAILED" ? "player.retry" : "player.prove")
                  }, undefined, false, undefined, this)
                ]
              }, undefined, true, undefined, this)
            ]
          }, undefined, true, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Controls, {
            idlePeriods,
            onPreview: setPreviewMs,
            preview: isOpen && previewMs !== null && /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Preview, {
              recording: props,
              atMs: previewMs
            }, undefined, false, undefined, this),
            film: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("div", {
              className: "player-film-place",
              children: isOpen && /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(FilmStrip, {
                recording: props,
                current: passedPicture(positionMs, props.durationMs),
                onSeek: seek,
                onPreview: setPreviewMs
              }, undefined, false, undefined, this)
            }, undefined, false, undefined, this),
            line: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(MarkerLine, {
              markers: markers ?? NO_MARKERS,
              durationMs: props.durationMs,
              onSeek: seek
            }, undefined, false, undefined, this),
            onPrevious: previous && (() => seek(previous.atMs)),
            onNext: next && (() => seek(next.atMs)),
            state,
            playback,
            durationMs: props.durationMs,
            startTime: props.startTime,
            zoom: props.kind === "desktop" ? zoom : null,
            onZoom: setZoom,
            onToggle: toggle,
            isFullscreen,
            onFullscreen: toggleFullscreen
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(MarkerList, {
        markers,
        ...events,
        positionMs,
        onSeek: seek,
        onMark: props.mayMark ? mark : null,
        form: markMs !== null && /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(MarkerForm, {
          atMs: markMs,
          onSave: async (text) => {
            await add(markMs, text);
            setMarkMs(null);
          },
          onClose: () => setMarkMs(null)
        }, markMs, false, undefined, this)
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
var NO_MARKERS = [];
function useIsOpen({ isLoading, error }) {
  const [hasBegun, setHasBegun] = import_react6.useState(false);
  const [isOpen, setIsOpen] = import_react6.useState(false);
  import_react6.useEffect(() => {
    if (isLoading)
      setHasBegun(true);
    else if (hasBegun && error === null)
      setIsOpen(true);
  }, [isLoading, error, hasBegun]);
  return isOpen;
}
function useHistory(props, isOpen) {
  const { t, csrf, zone } = useIslandView();
  const [attempt, setAttempt] = import_react6.useState(0);
  const [found, setFound] = import_react6.useState(null);
  const [hasFailed, setHasFailed] = import_react6.useState(false);
  import_react6.useEffect(() => {
    if (!isOpen)
      return;
    setHasFailed(false);
    withStepUp(() => loadInfo(props)).then(({ events, hasMoreEvents, idlePeriods }) => setFound({ markers: markersOf(events, t, zone), hasMore: hasMoreEvents, idlePeriods })).catch(() => setHasFailed(true));
  }, [isOpen, attempt]);
  const add = async (atMs, text) => {
    const event = await withStepUp(() => addMarker(props, atMs, text, csrf));
    const [added] = markersOf([event], t, zone);
    if (added)
      setFound((before) => before && { ...before, markers: withMarker(before.markers, added) });
  };
  return {
    add,
    markers: found?.markers ?? null,
    idlePeriods: found?.idlePeriods ?? null,
    hasMore: found?.hasMore ?? false,
    hasFailed,
    onRetry: () => setAttempt((count) => count + 1)
  };
}
function usePlayback(props, show) {
  const latest = import_react6.useRef(show);
  latest.current = show;
  const [state, setState] = import_react6.useState(null);
  const playback = import_react6.useMemo(() => createPlayback({
    durationMs: props.durationMs,
    load: (atMs) => loadSegment(props, atMs),
    requestStepUp(reason) {
      if (!requiresStepUp(reason))
        return null;
      savePosition(playback.state.positionMs);
      return requestStepUp();
    },
    draw: (bytes) => latest.current(bytes),
    onChange: setState
  }), []);
  import_react6.useEffect(() => {
    playback.open(readPosition(location.search));
    let frame = requestAnimationFrame(function tick(nowMs) {
      playback.tick(nowMs);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [playback]);
  return { state: state ?? playback.state, playback };
}
var POSITION_PARAMETER = "at";
function savePosition(atMs) {
  const address = new URL(location.href);
  address.searchParams.set(POSITION_PARAMETER, `${Math.floor(atMs)}`);
  history.replaceState(history.state, "", address);
}
function readPosition(search) {
  const atMs = Number(new URLSearchParams(search).get(POSITION_PARAMETER));
  return Number.isFinite(atMs) ? atMs : 0;
}

// islands/player.tsx
var jsx_dev_runtime7 = __toESM(require_jsx_dev_runtime(), 1);
function Loaded(props) {
  return /* @__PURE__ */ jsx_dev_runtime7.jsxDEV(import_react7.Suspense, {
    children: /* @__PURE__ */ jsx_dev_runtime7.jsxDEV(Player, {
      ...props
    }, undefined, false, undefined, this)
  }, undefined, false, undefined, this);
}
var player_default = defineIsland("player", Loaded, ["recording", "player", "remote"]);
export {
  player_default as default
};

//# debugId=FA8FF8975C91400C64756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vaXNsYW5kcy9wbGF5ZXIudHN4IiwgIi4uLy4uL2lzbGFuZHMvcGxheWVyL3BsYXllci50c3giLCAiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLXNlZ21lbnQudHMiLCAiLi4vLi4vc3JjL21hY2hpbmVzL2ludGVyZmFjZXMvcnVsZXMtdHlwZXMudHMiLCAiLi4vLi4vc3JjL21hY2hpbmVzL2ludGVyZmFjZXMvcnVsZXMudHMiLCAiLi4vLi4vc3JjL21haW50ZW5hbmNlL2FwcHJvdmFscy9ydWxlcy50cyIsICIuLi8uLi9zcmMvc3lzdGVtL2Rvd25sb2Fkcy9ydWxlcy50cyIsICIuLi8uLi9zcmMvc3lzdGVtL2Rvd25sb2Fkcy9jb250cmFjdC50cyIsICIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9ydWxlcy1lbWVyZ2VuY3kudHMiLCAiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMtcmVjb3JkaW5nLWV2ZW50cy50cyIsICIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9jb250cmFjdC50cyIsICIuLi8uLi9pc2xhbmRzL3BsYXllci9jYWxscy50cyIsICIuLi8uLi9pc2xhbmRzL3BsYXllci9jb250cm9scy50c3giLCAiLi4vLi4vaXNsYW5kcy9wbGF5ZXIvcGxheWJhY2sudHMiLCAiLi4vLi4vc3JjL3Nlc3Npb25zL3JlY29yZGluZ3MvcnVsZXMtdGh1bWJuYWlscy50cyIsICIuLi8uLi9pc2xhbmRzL3BsYXllci90aW1lLWxpbmUudHMiLCAiLi4vLi4vaXNsYW5kcy9wbGF5ZXIvZmlsbS1zdHJpcC50c3giLCAiLi4vLi4vaXNsYW5kcy9wbGF5ZXIva2V5cy50cyIsICIuLi8uLi9pc2xhbmRzL3BsYXllci9tYXJrZXItZm9ybS50c3giLCAiLi4vLi4vaXNsYW5kcy9wbGF5ZXIvbWFya2VyLWxpc3QudHN4IiwgIi4uLy4uL2lzbGFuZHMvcGxheWVyL21hcmtlcnMudHMiLCAiLi4vLi4vaXNsYW5kcy9wbGF5ZXIvcGljdHVyZXMudHN4Il0sCiAgInNvdXJjZXNDb250ZW50IjogWwogICAgIi8qKiBUaGUgaXNsYW5kIHRoYXQgcGxheXMgYSByZWNvcmRpbmcuICovXG5pbXBvcnQgeyB0eXBlIENvbXBvbmVudFByb3BzLCBTdXNwZW5zZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyBkZWZpbmVJc2xhbmQgfSBmcm9tIFwiLi9kZWZpbmUudHN4XCJcbmltcG9ydCB7IFBsYXllciB9IGZyb20gXCIuL3BsYXllci9wbGF5ZXIudHN4XCJcblxuLyoqIE5vdGhpbmcgY29ubmVjdHMgYmVmb3JlIHRoZSBzY3JlZW4ncyBvd24gY29kZSBpcyB0aGVyZTogYSBtZXNzYWdlIHRoYXQgY29tZXMgZWFybGllciB3b3VsZCBiZSBsb3N0LiAqL1xuZnVuY3Rpb24gTG9hZGVkKHByb3BzOiBDb21wb25lbnRQcm9wczx0eXBlb2YgUGxheWVyPikge1xuICByZXR1cm4gKFxuICAgIDxTdXNwZW5zZT5cbiAgICAgIDxQbGF5ZXIgey4uLnByb3BzfSAvPlxuICAgIDwvU3VzcGVuc2U+XG4gIClcbn1cblxuZXhwb3J0IGRlZmF1bHQgZGVmaW5lSXNsYW5kKFwicGxheWVyXCIsIExvYWRlZCwgW1wicmVjb3JkaW5nXCIsIFwicGxheWVyXCIsIFwicmVtb3RlXCJdKVxuIiwKICAgICIvKiogUGxheXMgdGhlIHJlY29yZGluZyBvZiBhIHNlc3Npb246IHRoZSBzYW1lIHBpY3R1cmUgaXRzIHZpZXdlcnMgc2F3LCBhdCBhbnkgc3BlZWQgYW5kIGZyb20gYW55IG1vbWVudC4gKi9cbmltcG9ydCB7IHR5cGUgS2V5Ym9hcmRFdmVudCwgbGF6eSwgdXNlQ2FsbGJhY2ssIHVzZUVmZmVjdCwgdXNlTWVtbywgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyBkZWNvZGVWaWV3ZXJNZXNzYWdlIH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS50c1wiXG5pbXBvcnQgdHlwZSB7IElkbGVQZXJpb2QgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMtcmVjb3JkaW5nLWV2ZW50cy50c1wiXG5pbXBvcnQgeyBCdXR0b24gfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi9idXR0b24udHN4XCJcbmltcG9ydCB7IEljb24gfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi9pY29uLnRzeFwiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuaW1wb3J0IHsgdXNlRnVsbHNjcmVlbiB9IGZyb20gXCIuLi9zY3JlZW4vaG9va3MudHNcIlxuaW1wb3J0IHR5cGUgeyBab29tIH0gZnJvbSBcIi4uL3NjcmVlbi96b29tLnRzXCJcbmltcG9ydCB7IHJlcXVlc3RTdGVwVXAsIHJlcXVpcmVzU3RlcFVwLCB3aXRoU3RlcFVwIH0gZnJvbSBcIi4uL3N0ZXAtdXAudHNcIlxuaW1wb3J0IHsgYWRkTWFya2VyLCBsb2FkSW5mbywgbG9hZFNlZ21lbnQgfSBmcm9tIFwiLi9jYWxscy50c1wiXG5pbXBvcnQgeyBDb250cm9scyB9IGZyb20gXCIuL2NvbnRyb2xzLnRzeFwiXG5pbXBvcnQgeyBGaWxtU3RyaXAsIFByZXZpZXcsIHBhc3NlZFBpY3R1cmUgfSBmcm9tIFwiLi9maWxtLXN0cmlwLnRzeFwiXG5pbXBvcnQgeyBjb21tYW5kT2ZLZXksIHR5cGUgUGxheWVyQ29tbWFuZCB9IGZyb20gXCIuL2tleXMudHNcIlxuaW1wb3J0IHsgTWFya2VyRm9ybSB9IGZyb20gXCIuL21hcmtlci1mb3JtLnRzeFwiXG5pbXBvcnQgeyBNYXJrZXJMaW5lLCBNYXJrZXJMaXN0IH0gZnJvbSBcIi4vbWFya2VyLWxpc3QudHN4XCJcbmltcG9ydCB7IHR5cGUgTWFya2VyLCBtYXJrZXJzT2YsIG5leHRNYXJrZXIsIHByZXZpb3VzTWFya2VyLCB3aXRoTWFya2VyIH0gZnJvbSBcIi4vbWFya2Vycy50c1wiXG5pbXBvcnQgeyBEZXNrdG9wUGljdHVyZSwgdHlwZSBQaWN0dXJlSGFuZGxlIH0gZnJvbSBcIi4vcGljdHVyZXMudHN4XCJcbmltcG9ydCB7IGNyZWF0ZVBsYXliYWNrLCB0eXBlIFBsYXliYWNrU3RhdGUgfSBmcm9tIFwiLi9wbGF5YmFjay50c1wiXG5pbXBvcnQgdHlwZSB7IFBsYXllclByb3BzIH0gZnJvbSBcIi4vcHJvcHMudHNcIlxuXG4vKiogTG9hZGVkIGZvciByZWNvcmRpbmdzIG9mIHRlcm1pbmFscyBvbmx5LiAqL1xuY29uc3QgVGVybWluYWxQaWN0dXJlID0gbGF6eShhc3luYyAoKSA9PiAoe1xuICBkZWZhdWx0OiAoYXdhaXQgaW1wb3J0KFwiLi90ZXJtaW5hbC1waWN0dXJlLnRzeFwiKSkuVGVybWluYWxQaWN0dXJlLFxufSkpXG5cbmV4cG9ydCBmdW5jdGlvbiBQbGF5ZXIocHJvcHM6IFBsYXllclByb3BzKSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHJvb3QgPSB1c2VSZWY8SFRNTERpdkVsZW1lbnQ+KG51bGwpXG4gIGNvbnN0IHBpY3R1cmUgPSB1c2VSZWY8UGljdHVyZUhhbmRsZT4obnVsbClcbiAgY29uc3QgW3pvb20sIHNldFpvb21dID0gdXNlU3RhdGU8Wm9vbT4oXCJmaXRcIilcbiAgY29uc3QgW2lzRnVsbHNjcmVlbiwgdG9nZ2xlRnVsbHNjcmVlbl0gPSB1c2VGdWxsc2NyZWVuKHJvb3QpXG4gIGNvbnN0IHsgc3RhdGUsIHBsYXliYWNrIH0gPSB1c2VQbGF5YmFjayhwcm9wcywgYXN5bmMgKGJ5dGVzKSA9PiB7XG4gICAgYXdhaXQgcGljdHVyZS5jdXJyZW50Py5kcmF3KGRlY29kZVZpZXdlck1lc3NhZ2UoYnl0ZXMpKVxuICB9KVxuICBjb25zdCB0b2dnbGUgPSAoKSA9PiAoc3RhdGUuaXNQbGF5aW5nID8gcGxheWJhY2sucGF1c2UoKSA6IHBsYXliYWNrLnBsYXkoKSlcblxuICBjb25zdCBpc09wZW4gPSB1c2VJc09wZW4oc3RhdGUpXG4gIGNvbnN0IHsgbWFya2VycywgaWRsZVBlcmlvZHMsIGFkZCwgLi4uZXZlbnRzIH0gPSB1c2VIaXN0b3J5KHByb3BzLCBpc09wZW4pXG4gIGNvbnN0IFttYXJrTXMsIHNldE1hcmtNc10gPSB1c2VTdGF0ZTxudW1iZXIgfCBudWxsPihudWxsKVxuICBjb25zdCBbcHJldmlld01zLCBzZXRQcmV2aWV3TXNdID0gdXNlU3RhdGU8bnVtYmVyIHwgbnVsbD4obnVsbClcbiAgY29uc3Qgc2VlayA9IHVzZUNhbGxiYWNrKCh0b01zOiBudW1iZXIpID0+IHZvaWQgcGxheWJhY2suc2Vlayh0b01zKSwgW3BsYXliYWNrXSlcbiAgY29uc3QgeyBwb3NpdGlvbk1zLCBpc1BsYXlpbmcgfSA9IHN0YXRlXG4gIGNvbnN0IG5leHQgPSBuZXh0TWFya2VyKG1hcmtlcnMgPz8gW10sIHBvc2l0aW9uTXMpXG4gIGNvbnN0IHByZXZpb3VzID0gcHJldmlvdXNNYXJrZXIobWFya2VycyA/PyBbXSwgcG9zaXRpb25NcywgaXNQbGF5aW5nKVxuXG4gIC8qKiBBdCB0aGUgbW9tZW50IHRoYXQgaXMgc2hvd247IHRoZSBwaWN0dXJlIHdhaXRzIG1lYW53aGlsZS4gKi9cbiAgY29uc3QgbWFyayA9ICgpID0+IHtcbiAgICBpZiAoIXByb3BzLm1heU1hcmsgfHwgbWFya2VycyA9PT0gbnVsbCkgcmV0dXJuXG4gICAgcGxheWJhY2sucGF1c2UoKVxuICAgIHNldE1hcmtNcyhwbGF5YmFjay5zdGF0ZS5wb3NpdGlvbk1zKVxuICB9XG4gIGNvbnN0IHJ1biA9IChjb21tYW5kOiBQbGF5ZXJDb21tYW5kKSA9PiB7XG4gICAgaWYgKGNvbW1hbmQua2luZCA9PT0gXCJ0b2dnbGVcIikgdG9nZ2xlKClcbiAgICBlbHNlIGlmIChjb21tYW5kLmtpbmQgPT09IFwiZnVsbHNjcmVlblwiKSB0b2dnbGVGdWxsc2NyZWVuPy4oKVxuICAgIGVsc2UgaWYgKGNvbW1hbmQua2luZCA9PT0gXCJtYXJrXCIpIG1hcmsoKVxuICAgIGVsc2UgaWYgKGNvbW1hbmQua2luZCA9PT0gXCJzcGVlZFwiKSBwbGF5YmFjay5zZXRTcGVlZChjb21tYW5kLnNwZWVkKVxuICAgIGVsc2UgaWYgKGNvbW1hbmQua2luZCA9PT0gXCJtb3ZlXCIpIHNlZWsocGxheWJhY2suc3RhdGUucG9zaXRpb25NcyArIGNvbW1hbmQuYnlNcylcbiAgICBlbHNlIGlmIChjb21tYW5kLmtpbmQgPT09IFwic2Vla1wiKSBzZWVrKGNvbW1hbmQudG8gPT09IFwic3RhcnRcIiA/IDAgOiBwcm9wcy5kdXJhdGlvbk1zKVxuICAgIGVsc2Uge1xuICAgICAgY29uc3QgbWFya2VyID0gY29tbWFuZC5raW5kID09PSBcIm5leHRcIiA/IG5leHQgOiBwcmV2aW91c1xuICAgICAgaWYgKG1hcmtlcikgc2VlayhtYXJrZXIuYXRNcylcbiAgICB9XG4gIH1cbiAgY29uc3Qgb25LZXlEb3duID0gKGV2ZW50OiBLZXlib2FyZEV2ZW50KSA9PiB7XG4gICAgY29uc3QgY29tbWFuZCA9IGNvbW1hbmRPZktleShldmVudCwgZXZlbnQudGFyZ2V0IGFzIEVsZW1lbnQpXG4gICAgaWYgKCFjb21tYW5kKSByZXR1cm5cbiAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgcnVuKGNvbW1hbmQpXG4gIH1cblxuICByZXR1cm4gKFxuICAgIC8vIGJpb21lLWlnbm9yZSBsaW50L2ExMXkvbm9TdGF0aWNFbGVtZW50SW50ZXJhY3Rpb25zOiBrZXlzIG9mIHRoZSB3aG9sZSBwbGF5ZXIsIGVhY2ggYWxzbyBhIGNvbnRyb2xcbiAgICA8ZGl2IGNsYXNzTmFtZT1cInBsYXllci1wYWdlXCIgb25LZXlEb3duPXtvbktleURvd259PlxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJwbGF5ZXJcIiByZWY9e3Jvb3R9IHRhYkluZGV4PXstMX0+XG4gICAgICAgIDxkaXYgY2xhc3NOYW1lPVwicGxheWVyLXZpZXdcIj5cbiAgICAgICAgICB7cHJvcHMua2luZCA9PT0gXCJkZXNrdG9wXCIgPyAoXG4gICAgICAgICAgICA8RGVza3RvcFBpY3R1cmUgcmVmPXtwaWN0dXJlfSB6b29tPXt6b29tfSBsYWJlbD17dChcInJlY29yZGluZy5zY3JlZW5cIil9IG9uVG9nZ2xlPXt0b2dnbGV9IC8+XG4gICAgICAgICAgKSA6IChcbiAgICAgICAgICAgIDxUZXJtaW5hbFBpY3R1cmUgcmVmPXtwaWN0dXJlfSBzY3JvbGxiYWNrPXtwcm9wcy5zY3JvbGxiYWNrfSBsYWJlbD17dChcInJlY29yZGluZy5zY3JlZW5cIil9IC8+XG4gICAgICAgICAgKX1cbiAgICAgICAgICB7c3RhdGUuaXNMb2FkaW5nICYmIChcbiAgICAgICAgICAgIDxwIGNsYXNzTmFtZT1cInBsYXllci1ub3RlXCIgcm9sZT1cInN0YXR1c1wiPlxuICAgICAgICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJyZW1vdGUtc3Bpbm5lclwiIC8+XG4gICAgICAgICAgICAgIHt0KFwicmVjb3JkaW5nLmxvYWRpbmdcIil9XG4gICAgICAgICAgICA8L3A+XG4gICAgICAgICAgKX1cbiAgICAgICAgICB7c3RhdGUuZXJyb3IgJiYgKFxuICAgICAgICAgICAgPGRpdiBjbGFzc05hbWU9XCJwbGF5ZXItZmFpbGVkXCI+XG4gICAgICAgICAgICAgIDxwIHJvbGU9XCJhbGVydFwiPlxuICAgICAgICAgICAgICAgIDxJY29uIG5hbWU9e3N0YXRlLmVycm9yID09PSBcIkZBSUxFRFwiID8gXCJ3YXJuaW5nXCIgOiBcImxvY2tcIn0gLz5cbiAgICAgICAgICAgICAgICB7dChzdGF0ZS5lcnJvciA9PT0gXCJGQUlMRURcIiA/IFwicmVjb3JkaW5nLm5vdEF2YWlsYWJsZVwiIDogXCJwbGF5ZXIuc3RlcFVwUmVxdWlyZWRcIil9XG4gICAgICAgICAgICAgIDwvcD5cbiAgICAgICAgICAgICAgPEJ1dHRvblxuICAgICAgICAgICAgICAgIGljb249e3N0YXRlLmVycm9yID09PSBcIkZBSUxFRFwiID8gXCJyZWZyZXNoXCIgOiBcImtleVwifVxuICAgICAgICAgICAgICAgIG9uQ2xpY2s9eygpID0+IHZvaWQgcGxheWJhY2sucmV0cnkoKX1cbiAgICAgICAgICAgICAgPlxuICAgICAgICAgICAgICAgIHt0KHN0YXRlLmVycm9yID09PSBcIkZBSUxFRFwiID8gXCJwbGF5ZXIucmV0cnlcIiA6IFwicGxheWVyLnByb3ZlXCIpfVxuICAgICAgICAgICAgICA8L0J1dHRvbj5cbiAgICAgICAgICAgIDwvZGl2PlxuICAgICAgICAgICl9XG4gICAgICAgIDwvZGl2PlxuICAgICAgICA8Q29udHJvbHNcbiAgICAgICAgICBpZGxlUGVyaW9kcz17aWRsZVBlcmlvZHN9XG4gICAgICAgICAgb25QcmV2aWV3PXtzZXRQcmV2aWV3TXN9XG4gICAgICAgICAgcHJldmlldz17aXNPcGVuICYmIHByZXZpZXdNcyAhPT0gbnVsbCAmJiA8UHJldmlldyByZWNvcmRpbmc9e3Byb3BzfSBhdE1zPXtwcmV2aWV3TXN9IC8+fVxuICAgICAgICAgIGZpbG09e1xuICAgICAgICAgICAgPGRpdiBjbGFzc05hbWU9XCJwbGF5ZXItZmlsbS1wbGFjZVwiPlxuICAgICAgICAgICAgICB7aXNPcGVuICYmIChcbiAgICAgICAgICAgICAgICA8RmlsbVN0cmlwXG4gICAgICAgICAgICAgICAgICByZWNvcmRpbmc9e3Byb3BzfVxuICAgICAgICAgICAgICAgICAgY3VycmVudD17cGFzc2VkUGljdHVyZShwb3NpdGlvbk1zLCBwcm9wcy5kdXJhdGlvbk1zKX1cbiAgICAgICAgICAgICAgICAgIG9uU2Vlaz17c2Vla31cbiAgICAgICAgICAgICAgICAgIG9uUHJldmlldz17c2V0UHJldmlld01zfVxuICAgICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICA8L2Rpdj5cbiAgICAgICAgICB9XG4gICAgICAgICAgbGluZT17PE1hcmtlckxpbmUgbWFya2Vycz17bWFya2VycyA/PyBOT19NQVJLRVJTfSBkdXJhdGlvbk1zPXtwcm9wcy5kdXJhdGlvbk1zfSBvblNlZWs9e3NlZWt9IC8+fVxuICAgICAgICAgIG9uUHJldmlvdXM9e3ByZXZpb3VzICYmICgoKSA9PiBzZWVrKHByZXZpb3VzLmF0TXMpKX1cbiAgICAgICAgICBvbk5leHQ9e25leHQgJiYgKCgpID0+IHNlZWsobmV4dC5hdE1zKSl9XG4gICAgICAgICAgc3RhdGU9e3N0YXRlfVxuICAgICAgICAgIHBsYXliYWNrPXtwbGF5YmFja31cbiAgICAgICAgICBkdXJhdGlvbk1zPXtwcm9wcy5kdXJhdGlvbk1zfVxuICAgICAgICAgIHN0YXJ0VGltZT17cHJvcHMuc3RhcnRUaW1lfVxuICAgICAgICAgIHpvb209e3Byb3BzLmtpbmQgPT09IFwiZGVza3RvcFwiID8gem9vbSA6IG51bGx9XG4gICAgICAgICAgb25ab29tPXtzZXRab29tfVxuICAgICAgICAgIG9uVG9nZ2xlPXt0b2dnbGV9XG4gICAgICAgICAgaXNGdWxsc2NyZWVuPXtpc0Z1bGxzY3JlZW59XG4gICAgICAgICAgb25GdWxsc2NyZWVuPXt0b2dnbGVGdWxsc2NyZWVufVxuICAgICAgICAvPlxuICAgICAgPC9kaXY+XG4gICAgICA8TWFya2VyTGlzdFxuICAgICAgICBtYXJrZXJzPXttYXJrZXJzfVxuICAgICAgICB7Li4uZXZlbnRzfVxuICAgICAgICBwb3NpdGlvbk1zPXtwb3NpdGlvbk1zfVxuICAgICAgICBvblNlZWs9e3NlZWt9XG4gICAgICAgIG9uTWFyaz17cHJvcHMubWF5TWFyayA/IG1hcmsgOiBudWxsfVxuICAgICAgICBmb3JtPXtcbiAgICAgICAgICBtYXJrTXMgIT09IG51bGwgJiYgKFxuICAgICAgICAgICAgPE1hcmtlckZvcm1cbiAgICAgICAgICAgICAga2V5PXttYXJrTXN9XG4gICAgICAgICAgICAgIGF0TXM9e21hcmtNc31cbiAgICAgICAgICAgICAgb25TYXZlPXthc3luYyAodGV4dCkgPT4ge1xuICAgICAgICAgICAgICAgIGF3YWl0IGFkZChtYXJrTXMsIHRleHQpXG4gICAgICAgICAgICAgICAgc2V0TWFya01zKG51bGwpXG4gICAgICAgICAgICAgIH19XG4gICAgICAgICAgICAgIG9uQ2xvc2U9eygpID0+IHNldE1hcmtNcyhudWxsKX1cbiAgICAgICAgICAgIC8+XG4gICAgICAgICAgKVxuICAgICAgICB9XG4gICAgICAvPlxuICAgIDwvZGl2PlxuICApXG59XG5cbmNvbnN0IE5PX01BUktFUlM6IHJlYWRvbmx5IE1hcmtlcltdID0gW11cblxuLyoqIFRydWUgZnJvbSB0aGUgZmlyc3QgcGljdHVyZSBvbjogdW50aWwgdGhlbiB0aGUgcmVjb3JkaW5nIG1heSBzdGlsbCBhc2sgZm9yIGEgc3RlcC11cC4gKi9cbmZ1bmN0aW9uIHVzZUlzT3Blbih7IGlzTG9hZGluZywgZXJyb3IgfTogUGxheWJhY2tTdGF0ZSk6IGJvb2xlYW4ge1xuICBjb25zdCBbaGFzQmVndW4sIHNldEhhc0JlZ3VuXSA9IHVzZVN0YXRlKGZhbHNlKVxuICBjb25zdCBbaXNPcGVuLCBzZXRJc09wZW5dID0gdXNlU3RhdGUoZmFsc2UpXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKGlzTG9hZGluZykgc2V0SGFzQmVndW4odHJ1ZSlcbiAgICBlbHNlIGlmIChoYXNCZWd1biAmJiBlcnJvciA9PT0gbnVsbCkgc2V0SXNPcGVuKHRydWUpXG4gIH0sIFtpc0xvYWRpbmcsIGVycm9yLCBoYXNCZWd1bl0pXG4gIHJldHVybiBpc09wZW5cbn1cblxuaW50ZXJmYWNlIEhpc3Rvcnkge1xuICBtYXJrZXJzOiBNYXJrZXJbXVxuICBoYXNNb3JlOiBib29sZWFuXG4gIGlkbGVQZXJpb2RzOiByZWFkb25seSBJZGxlUGVyaW9kW11cbn1cblxuLyoqIFJlYWQgb25jZSwgYmVoaW5kIHRoZSBmaXJzdCBwaWN0dXJlOyBtYXJrZXJzIG1heSBiZSBhZGRlZC4gKi9cbmZ1bmN0aW9uIHVzZUhpc3RvcnkocHJvcHM6IFBsYXllclByb3BzLCBpc09wZW46IGJvb2xlYW4pIHtcbiAgY29uc3QgeyB0LCBjc3JmLCB6b25lIH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgW2F0dGVtcHQsIHNldEF0dGVtcHRdID0gdXNlU3RhdGUoMClcbiAgY29uc3QgW2ZvdW5kLCBzZXRGb3VuZF0gPSB1c2VTdGF0ZTxIaXN0b3J5IHwgbnVsbD4obnVsbClcbiAgY29uc3QgW2hhc0ZhaWxlZCwgc2V0SGFzRmFpbGVkXSA9IHVzZVN0YXRlKGZhbHNlKVxuICAvLyBiaW9tZS1pZ25vcmUgbGludC9jb3JyZWN0bmVzcy91c2VFeGhhdXN0aXZlRGVwZW5kZW5jaWVzOiBvbmUgcmVjb3JkaW5nIGZvciB0aGUgbGlmZSBvZiB0aGUgaXNsYW5kXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKCFpc09wZW4pIHJldHVyblxuICAgIHNldEhhc0ZhaWxlZChmYWxzZSlcbiAgICB3aXRoU3RlcFVwKCgpID0+IGxvYWRJbmZvKHByb3BzKSlcbiAgICAgIC50aGVuKCh7IGV2ZW50cywgaGFzTW9yZUV2ZW50cywgaWRsZVBlcmlvZHMgfSkgPT5cbiAgICAgICAgc2V0Rm91bmQoeyBtYXJrZXJzOiBtYXJrZXJzT2YoZXZlbnRzLCB0LCB6b25lKSwgaGFzTW9yZTogaGFzTW9yZUV2ZW50cywgaWRsZVBlcmlvZHMgfSksXG4gICAgICApXG4gICAgICAuY2F0Y2goKCkgPT4gc2V0SGFzRmFpbGVkKHRydWUpKVxuICB9LCBbaXNPcGVuLCBhdHRlbXB0XSlcbiAgY29uc3QgYWRkID0gYXN5bmMgKGF0TXM6IG51bWJlciwgdGV4dDogc3RyaW5nKSA9PiB7XG4gICAgY29uc3QgZXZlbnQgPSBhd2FpdCB3aXRoU3RlcFVwKCgpID0+IGFkZE1hcmtlcihwcm9wcywgYXRNcywgdGV4dCwgY3NyZikpXG4gICAgY29uc3QgW2FkZGVkXSA9IG1hcmtlcnNPZihbZXZlbnRdLCB0LCB6b25lKVxuICAgIGlmIChhZGRlZCkgc2V0Rm91bmQoKGJlZm9yZSkgPT4gYmVmb3JlICYmIHsgLi4uYmVmb3JlLCBtYXJrZXJzOiB3aXRoTWFya2VyKGJlZm9yZS5tYXJrZXJzLCBhZGRlZCkgfSlcbiAgfVxuICByZXR1cm4ge1xuICAgIGFkZCxcbiAgICBtYXJrZXJzOiBmb3VuZD8ubWFya2VycyA/PyBudWxsLFxuICAgIGlkbGVQZXJpb2RzOiBmb3VuZD8uaWRsZVBlcmlvZHMgPz8gbnVsbCxcbiAgICBoYXNNb3JlOiBmb3VuZD8uaGFzTW9yZSA/PyBmYWxzZSxcbiAgICBoYXNGYWlsZWQsXG4gICAgb25SZXRyeTogKCkgPT4gc2V0QXR0ZW1wdCgoY291bnQpID0+IGNvdW50ICsgMSksXG4gIH1cbn1cblxuZnVuY3Rpb24gdXNlUGxheWJhY2socHJvcHM6IFBsYXllclByb3BzLCBzaG93OiAoYnl0ZXM6IFVpbnQ4QXJyYXkpID0+IFByb21pc2U8dm9pZD4pIHtcbiAgY29uc3QgbGF0ZXN0ID0gdXNlUmVmKHNob3cpXG4gIGxhdGVzdC5jdXJyZW50ID0gc2hvd1xuICBjb25zdCBbc3RhdGUsIHNldFN0YXRlXSA9IHVzZVN0YXRlPFBsYXliYWNrU3RhdGUgfCBudWxsPihudWxsKVxuICAvLyBiaW9tZS1pZ25vcmUgbGludC9jb3JyZWN0bmVzcy91c2VFeGhhdXN0aXZlRGVwZW5kZW5jaWVzOiBvbmUgcmVjb3JkaW5nIGZvciB0aGUgbGlmZSBvZiB0aGUgaXNsYW5kXG4gIGNvbnN0IHBsYXliYWNrID0gdXNlTWVtbyhcbiAgICAoKSA9PlxuICAgICAgY3JlYXRlUGxheWJhY2soe1xuICAgICAgICBkdXJhdGlvbk1zOiBwcm9wcy5kdXJhdGlvbk1zLFxuICAgICAgICBsb2FkOiAoYXRNcykgPT4gbG9hZFNlZ21lbnQocHJvcHMsIGF0TXMpLFxuICAgICAgICByZXF1ZXN0U3RlcFVwKHJlYXNvbikge1xuICAgICAgICAgIGlmICghcmVxdWlyZXNTdGVwVXAocmVhc29uKSkgcmV0dXJuIG51bGxcbiAgICAgICAgICBzYXZlUG9zaXRpb24ocGxheWJhY2suc3RhdGUucG9zaXRpb25NcylcbiAgICAgICAgICByZXR1cm4gcmVxdWVzdFN0ZXBVcCgpXG4gICAgICAgIH0sXG4gICAgICAgIGRyYXc6IChieXRlcykgPT4gbGF0ZXN0LmN1cnJlbnQoYnl0ZXMpLFxuICAgICAgICBvbkNoYW5nZTogc2V0U3RhdGUsXG4gICAgICB9KSxcbiAgICBbXSxcbiAgKVxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIHZvaWQgcGxheWJhY2sub3BlbihyZWFkUG9zaXRpb24obG9jYXRpb24uc2VhcmNoKSlcbiAgICBsZXQgZnJhbWUgPSByZXF1ZXN0QW5pbWF0aW9uRnJhbWUoZnVuY3Rpb24gdGljayhub3dNcykge1xuICAgICAgcGxheWJhY2sudGljayhub3dNcylcbiAgICAgIGZyYW1lID0gcmVxdWVzdEFuaW1hdGlvbkZyYW1lKHRpY2spXG4gICAgfSlcbiAgICByZXR1cm4gKCkgPT4gY2FuY2VsQW5pbWF0aW9uRnJhbWUoZnJhbWUpXG4gIH0sIFtwbGF5YmFja10pXG4gIHJldHVybiB7IHN0YXRlOiBzdGF0ZSA/PyBwbGF5YmFjay5zdGF0ZSwgcGxheWJhY2sgfVxufVxuXG4vKiogSW4gdGhlIHBhZ2UncyBhZGRyZXNzOiB3aGVyZSB0aGUgcGxheWVyIG9wZW5zLCBpbiBtaWxsaXNlY29uZHMuICovXG5jb25zdCBQT1NJVElPTl9QQVJBTUVURVIgPSBcImF0XCJcblxuLyoqIFN0b3JlcyB0aGUgcG9zaXRpb24gaW4gdGhlIGFkZHJlc3M6IHN0ZXAtdXAgYXQgYW4gaWRlbnRpdHkgcHJvdmlkZXIgbGVhdmVzIHRoZSBwYWdlIGFuZCByZXR1cm5zIHRvIGl0LiAqL1xuZnVuY3Rpb24gc2F2ZVBvc2l0aW9uKGF0TXM6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCBhZGRyZXNzID0gbmV3IFVSTChsb2NhdGlvbi5ocmVmKVxuICBhZGRyZXNzLnNlYXJjaFBhcmFtcy5zZXQoUE9TSVRJT05fUEFSQU1FVEVSLCBgJHtNYXRoLmZsb29yKGF0TXMpfWApXG4gIGhpc3RvcnkucmVwbGFjZVN0YXRlKGhpc3Rvcnkuc3RhdGUsIFwiXCIsIGFkZHJlc3MpXG59XG5cbmZ1bmN0aW9uIHJlYWRQb3NpdGlvbihzZWFyY2g6IHN0cmluZyk6IG51bWJlciB7XG4gIGNvbnN0IGF0TXMgPSBOdW1iZXIobmV3IFVSTFNlYXJjaFBhcmFtcyhzZWFyY2gpLmdldChQT1NJVElPTl9QQVJBTUVURVIpKVxuICByZXR1cm4gTnVtYmVyLmlzRmluaXRlKGF0TXMpID8gYXRNcyA6IDBcbn1cbiIsCiAgICAiLyoqXG4gKiBBIHBpZWNlIG9mIGEgcmVjb3JkaW5nIHRoYXQgcGxheXMgYnkgaXRzZWxmOiBpdHMgZmlyc3QgbWVzc2FnZSBpcyBhIEtFWSBvciBhIFRFUk1JTkFMX1NOQVBTSE9ULlxuICpcbiAqIGB1MzIgXCJTRUcxXCIgfCB1MzIgc3RhcnRNcyB8IHUzMiBlbmRNcyB8IHUzMiBsYXN0ICgwLCAxKSB8IHUzMiBuIHwgbiB4ICh1MzIgYXRNcywgdTMyIGxlbmd0aCwgdmlld2VyIG1lc3NhZ2UpYFxuICovXG5pbXBvcnQgeyBQcm90b2NvbEVycm9yIH0gZnJvbSBcIi4vbGluay50c1wiXG5cbmV4cG9ydCBpbnRlcmZhY2UgU2VnbWVudCB7XG4gIC8qKiBXaGVuIHRoZSBwaWVjZSBiZWdpbnMgYW5kIGVuZHMsIG1pbGxpc2Vjb25kcyBzaW5jZSB0aGUgc2Vzc2lvbiBiZWdhbjsgdGhlIG5leHQgcGllY2UgaXMgdGhlIG9uZSBhdCBgZW5kTXNgLiAqL1xuICBzdGFydE1zOiBudW1iZXJcbiAgZW5kTXM6IG51bWJlclxuICAvKiogVGhlIHJlY29yZGluZyBlbmRzIHdpdGggdGhpcyBwaWVjZS4gKi9cbiAgbGFzdDogYm9vbGVhblxuICAvKiogVmlld2VyIG1lc3NhZ2VzIHdpdGggdGhlaXIgdGltZXMsIGluIG9yZGVyOyB0aGUgZmlyc3Qgb25lIGlzIHRoZSBrZXkgZnJhbWUuICovXG4gIG1lc3NhZ2VzOiB7IGF0TXM6IG51bWJlcjsgYnl0ZXM6IFVpbnQ4QXJyYXkgfVtdXG59XG5cbmNvbnN0IE1BR0lDID0gMHgzMTQ3NDU1M1xuY29uc3QgSEVBRF9CWVRFUyA9IDIwXG5cbi8qKiBAdGhyb3dzIFByb3RvY29sRXJyb3Igd2hlbiBgYnl0ZXNgIGFyZSBub3QgYSBzZWdtZW50IGFzIGBSZWNvcmRpbmdSZWFkZXIuc2VnbWVudGAgbWFrZXMgaXQgKi9cbmV4cG9ydCBmdW5jdGlvbiBwYXJzZVNlZ21lbnQoYnl0ZXM6IFVpbnQ4QXJyYXkpOiBTZWdtZW50IHtcbiAgY29uc3QgYXQgPSBuZXcgRGF0YVZpZXcoYnl0ZXMuYnVmZmVyLCBieXRlcy5ieXRlT2Zmc2V0LCBieXRlcy5ieXRlTGVuZ3RoKVxuICBpZiAoYnl0ZXMubGVuZ3RoIDwgSEVBRF9CWVRFUyB8fCBhdC5nZXRVaW50MzIoMCwgdHJ1ZSkgIT09IE1BR0lDKVxuICAgIHRocm93IG5ldyBQcm90b2NvbEVycm9yKFwibm8gcGllY2Ugb2YgYSByZWNvcmRpbmdcIilcbiAgY29uc3QgY291bnQgPSBhdC5nZXRVaW50MzIoMTYsIHRydWUpXG4gIGNvbnN0IG1lc3NhZ2VzOiBTZWdtZW50W1wibWVzc2FnZXNcIl0gPSBbXVxuICBsZXQgb2Zmc2V0ID0gSEVBRF9CWVRFU1xuICBmb3IgKGxldCBpID0gMDsgaSA8IGNvdW50OyBpKyspIHtcbiAgICBpZiAob2Zmc2V0ICsgOCA+IGJ5dGVzLmxlbmd0aCkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIHBpZWNlIG9mIGEgcmVjb3JkaW5nIGN1dCBzaG9ydFwiKVxuICAgIGNvbnN0IGxlbmd0aCA9IGF0LmdldFVpbnQzMihvZmZzZXQgKyA0LCB0cnVlKVxuICAgIGlmIChsZW5ndGggPiBieXRlcy5sZW5ndGggLSBvZmZzZXQgLSA4KSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImEgcGllY2Ugb2YgYSByZWNvcmRpbmcgY3V0IHNob3J0XCIpXG4gICAgbWVzc2FnZXMucHVzaCh7XG4gICAgICBhdE1zOiBhdC5nZXRVaW50MzIob2Zmc2V0LCB0cnVlKSxcbiAgICAgIGJ5dGVzOiBieXRlcy5zdWJhcnJheShvZmZzZXQgKyA4LCBvZmZzZXQgKyA4ICsgbGVuZ3RoKSxcbiAgICB9KVxuICAgIG9mZnNldCArPSA4ICsgbGVuZ3RoXG4gIH1cbiAgaWYgKG9mZnNldCAhPT0gYnl0ZXMubGVuZ3RoIHx8IGNvdW50ID09PSAwKVxuICAgIHRocm93IG5ldyBQcm90b2NvbEVycm9yKFwiYSBwaWVjZSBvZiBhIHJlY29yZGluZyBvZiB0aGUgd3JvbmcgbGVuZ3RoXCIpXG4gIGNvbnN0IFtzdGFydE1zLCBlbmRNc10gPSBbYXQuZ2V0VWludDMyKDQsIHRydWUpLCBhdC5nZXRVaW50MzIoOCwgdHJ1ZSldXG4gIHJldHVybiB7IHN0YXJ0TXMsIGVuZE1zLCBsYXN0OiBhdC5nZXRVaW50MzIoMTIsIHRydWUpID09PSAxLCBtZXNzYWdlcyB9XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBwYWNrU2VnbWVudChzZWdtZW50OiBTZWdtZW50KTogVWludDhBcnJheTxBcnJheUJ1ZmZlcj4ge1xuICBjb25zdCBzaXplID0gc2VnbWVudC5tZXNzYWdlcy5yZWR1Y2UoKHN1bSwgeyBieXRlcyB9KSA9PiBzdW0gKyA4ICsgYnl0ZXMubGVuZ3RoLCBIRUFEX0JZVEVTKVxuICBjb25zdCBwYWNrZWQgPSBuZXcgVWludDhBcnJheShzaXplKVxuICBjb25zdCBhdCA9IG5ldyBEYXRhVmlldyhwYWNrZWQuYnVmZmVyKVxuICBjb25zdCBoZWFkID0gW01BR0lDLCBzZWdtZW50LnN0YXJ0TXMsIHNlZ21lbnQuZW5kTXMsIHNlZ21lbnQubGFzdCA/IDEgOiAwLCBzZWdtZW50Lm1lc3NhZ2VzLmxlbmd0aF1cbiAgaGVhZC5mb3JFYWNoKChudW1iZXIsIGkpID0+IHtcbiAgICBhdC5zZXRVaW50MzIoaSAqIDQsIG51bWJlciwgdHJ1ZSlcbiAgfSlcbiAgbGV0IG9mZnNldCA9IEhFQURfQllURVNcbiAgZm9yIChjb25zdCB7IGF0TXMsIGJ5dGVzIH0gb2Ygc2VnbWVudC5tZXNzYWdlcykge1xuICAgIGF0LnNldFVpbnQzMihvZmZzZXQsIGF0TXMsIHRydWUpXG4gICAgYXQuc2V0VWludDMyKG9mZnNldCArIDQsIGJ5dGVzLmxlbmd0aCwgdHJ1ZSlcbiAgICBwYWNrZWQuc2V0KGJ5dGVzLCBvZmZzZXQgKyA4KVxuICAgIG9mZnNldCArPSA4ICsgYnl0ZXMubGVuZ3RoXG4gIH1cbiAgcmV0dXJuIHBhY2tlZFxufVxuIiwKICAgICIvKipcbiAqIFRoZSB0eXBlcyBvZiBpbnRlcmZhY2VzIGFzIGEgdGFibGU6IHdoYXQgYSBzZXNzaW9uIHRvIGVhY2ggb2YgdGhlbSBpcywgd2hpY2ggcHJvdG9jb2wgb3BlbnMgaXQsIGFuZCB3aGljaCBzZXR0aW5ncyBhbmRcbiAqIGNyZWRlbnRpYWxzIGl0IGhhcy4gRm9ybXMsIGNoZWNrcywgc3RvcmVzIGFuZCBzZXNzaW9ucyByZWFkIHRoZSB0YWJsZTsgbm9uZSBvZiB0aGVtIGNvbXBhcmVzIHR5cGVzIGJ5IG5hbWUuXG4gKi9cblxuZXhwb3J0IGNvbnN0IElOVEVSRkFDRV9UWVBFUyA9IFtcbiAgXCJWTkNcIixcbiAgXCJTN1wiLFxuICBcIlJEUFwiLFxuICBcIlNTSFwiLFxuICBcIlRDUFwiLFxuICBcIklQXCIsXG4gIFwiSFRUUFNcIixcbiAgXCJLUFRfNDAwXCIsXG4gIFwiS1BUXzcwMFwiLFxuICBcIktQVF85MDBcIixcbiAgXCJLUFRfMTIwMFwiLFxuXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgSW50ZXJmYWNlVHlwZSA9ICh0eXBlb2YgSU5URVJGQUNFX1RZUEVTKVtudW1iZXJdXG5cbi8qKiBBIHNjcmVlbiBvciBhIHRlcm1pbmFsLCBJUCBwYWNrZXRzLCBvciB0aGUgUzcgcHJvdG9jb2wgb2YgYSBQTEMuICovXG5leHBvcnQgY29uc3QgU0VTU0lPTl9UWVBFUyA9IFtcIkdyYXBoaWNhbFwiLCBcIklwXCIsIFwiUzdcIl0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIFNlc3Npb25UeXBlID0gKHR5cGVvZiBTRVNTSU9OX1RZUEVTKVtudW1iZXJdXG5cbi8qKiBQcm90b2NvbHMgdGhhdCBvcGVuIHNlc3Npb25zOiBgQURBUFRFUlNgIG9mIHRoZSBzZXNzaW9ucycgd29ya2VyIGhhcyBhIHJvdyBmb3IgZWFjaC4gKi9cbmV4cG9ydCBjb25zdCBQUk9UT0NPTFMgPSBbXCJ2bmNcIiwgXCJzc2hcIiwgXCJyZHBcIiwgXCJodHRwc1wiXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgUHJvdG9jb2wgPSAodHlwZW9mIFBST1RPQ09MUylbbnVtYmVyXVxuXG5leHBvcnQgY29uc3QgU0NSRUVOX0tJTkRTID0gW1wiZGVza3RvcFwiLCBcInRlcm1pbmFsXCJdIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBTY3JlZW5LaW5kID0gKHR5cGVvZiBTQ1JFRU5fS0lORFMpW251bWJlcl1cblxuLyoqIFRoZSBmaWVsZHMgb2YgYW4gaW50ZXJmYWNlIHRoYXQgaG9sZCB0aGUgc2V0dGluZ3Mgb2YgaXRzIHByb3RvY29sLiAqL1xuZXhwb3J0IHR5cGUgT3B0aW9uc0ZpZWxkID0gXCJ2bmNPcHRpb25zXCIgfCBcInJkcE9wdGlvbnNcIiB8IFwic3NoT3B0aW9uc1wiIHwgXCJzN09wdGlvbnNcIlxuXG4vKiogU2Vzc2lvbnMgdHJhbnNmZXIgZmlsZXMgZnJvbSBhbmQgdG8gYSBmb2xkZXIgb2YgdGhlIG1hY2hpbmUsIGl0cyBjbGlwYm9hcmQsIG9yIHdoYXQgaXRzIHdlYiBwYWdlcyBkZWxpdmVyIGFuZCBhc2sgZm9yLiAqL1xuZXhwb3J0IHR5cGUgRmlsZVBsYWNlID0gXCJGT0xERVJcIiB8IFwiQ0xJUEJPQVJEXCIgfCBcIlBBR0VTXCJcblxuZXhwb3J0IGludGVyZmFjZSBJbnRlcmZhY2VUeXBlVHJhaXRzIHtcbiAgc2Vzc2lvblR5cGU6IFNlc3Npb25UeXBlXG4gIC8qKiBIb3cgYSBzZXNzaW9uIGlzIG9wZW5lZCBhbmQgd2hhdCBpdCBzaG93czsgbnVsbDogdGhpcyB2ZXJzaW9uIG9wZW5zIG5vbmUuICovXG4gIG9wZW5zOiB7IHByb3RvY29sOiBQcm90b2NvbDsgc2NyZWVuS2luZDogU2NyZWVuS2luZCB9IHwgbnVsbFxuICAvKiogSXRzIHNlc3Npb25zIHJ1biBhIGJyb3dzZXIgb24gdGhpcyBzZXJ2ZXI7IHRoZWlyIG51bWJlciBpcyBsaW1pdGVkLiAqL1xuICBydW5zQnJvd3Nlcj86IHRydWVcbiAgLyoqIEFzc2lnbmVkIGJ5IElBTkE7IG51bGwgd2hlcmUgbm8gcG9ydCBpcyB1c3VhbC4gKi9cbiAgZGVmYXVsdFBvcnQ6IG51bWJlciB8IG51bGxcbiAgLyoqIFRoZSBwb3J0IGFtb25nIGEgZGV2aWNlJ3MgcmVtb3RlIGRlZmF1bHRzLCB3aGljaCBnb2VzIGJlZm9yZSBgZGVmYXVsdFBvcnRgLiAqL1xuICBkZXZpY2VEZWZhdWx0UG9ydDogXCJwb3J0XCIgfCBcInRjcFBvcnRcIlxuICAvKiogTnVsbDogc2V0dGluZ3Mgb2YgaXRzIG93biBkbyBub3QgZXhpc3QuICovXG4gIG9wdGlvbnNGaWVsZDogT3B0aW9uc0ZpZWxkIHwgbnVsbFxuICBoYXNVcmw6IGJvb2xlYW5cbiAgLyoqIENvcHlpbmcgYW5kIHBhc3RpbmcgYXJlIG1lc3NhZ2VzIG9mIHRoZSBwcm90b2NvbCBhbmQgY2FuIGJlIGZvcmJpZGRlbiBhcGFydCBmcm9tIHZpZXdpbmcgYW5kIHR5cGluZy4gKi9cbiAgaGFzQ2xpcGJvYXJkOiBib29sZWFuXG4gIC8qKlxuICAgKiBgd2l0aFBhc3N3b3JkYDogYSBwYXNzd29yZCBuZWVkcyBhIHVzZXIgbmFtZS4gYGFsb25lYDogYSB1c2VyIG5hbWUgaXMgdXNlZnVsIHdpdGhvdXQgYSBwYXNzd29yZCB0b28uIGBvcHRpb25hbGA6IGFcbiAgICogcGFzc3dvcmQgaXMgZW5vdWdoIGZvciBtb3N0IG1hY2hpbmVzLCBhIHVzZXIgbmFtZSBuZWVkcyBvbmUuXG4gICAqL1xuICB1c2VybmFtZTogXCJ3aXRoUGFzc3dvcmRcIiB8IFwiYWxvbmVcIiB8IFwib3B0aW9uYWxcIlxuICAvKiogU1NIIGtleXMgYXV0aGVudGljYXRlIHRvby4gKi9cbiAgaGFzUHJpdmF0ZUtleTogYm9vbGVhblxuICBmaWxlcz86IEZpbGVQbGFjZVxuICAvKiogQSBuZXcgaW50ZXJmYWNlIHRha2VzIHVzZXIgbmFtZSBhbmQgYXV0aGVudGljYXRpb24gZnJvbSBpdHMgZGV2aWNlJ3MgcmVtb3RlIGRlZmF1bHRzLiAqL1xuICBoYXNMb2dpbkRlZmF1bHRzOiBib29sZWFuXG59XG5cbi8qKlxuICogUGFuZWxzIG9mIHRoZSBLUFQgc2VyaWVzIGFyZSBWTkMgc2VydmVycy4gVk5DIGF1dGhlbnRpY2F0aW9uIGhhcyBubyB1c2VyIG5hbWUgKFJGQyA2MTQzIMKnNy4yLjIpOyB0aGUgc2lnbi1pbnMgb2YgVmVOQ3J5cHQsXG4gKiBBcHBsZSBSZW1vdGUgRGVza3RvcCBhbmQgVWx0cmFWTkMgaGF2ZSBvbmUuXG4gKi9cbmNvbnN0IFZOQ19TRVJWRVI6IEludGVyZmFjZVR5cGVUcmFpdHMgPSB7XG4gIHNlc3Npb25UeXBlOiBcIkdyYXBoaWNhbFwiLFxuICBvcGVuczogeyBwcm90b2NvbDogXCJ2bmNcIiwgc2NyZWVuS2luZDogXCJkZXNrdG9wXCIgfSxcbiAgZGVmYXVsdFBvcnQ6IDU5MDAsXG4gIGRldmljZURlZmF1bHRQb3J0OiBcInBvcnRcIixcbiAgb3B0aW9uc0ZpZWxkOiBcInZuY09wdGlvbnNcIixcbiAgaGFzVXJsOiBmYWxzZSxcbiAgaGFzQ2xpcGJvYXJkOiB0cnVlLFxuICB1c2VybmFtZTogXCJvcHRpb25hbFwiLFxuICBoYXNQcml2YXRlS2V5OiBmYWxzZSxcbiAgaGFzTG9naW5EZWZhdWx0czogZmFsc2UsXG59XG5cbmNvbnN0IFBBQ0tFVF9GT1JXQVJESU5HOiBJbnRlcmZhY2VUeXBlVHJhaXRzID0ge1xuICBzZXNzaW9uVHlwZTogXCJJcFwiLFxuICBvcGVuczogbnVsbCxcbiAgZGVmYXVsdFBvcnQ6IG51bGwsXG4gIGRldmljZURlZmF1bHRQb3J0OiBcInBvcnRcIixcbiAgb3B0aW9uc0ZpZWxkOiBudWxsLFxuICBoYXNVcmw6IGZhbHNlLFxuICBoYXNDbGlwYm9hcmQ6IGZhbHNlLFxuICB1c2VybmFtZTogXCJ3aXRoUGFzc3dvcmRcIixcbiAgaGFzUHJpdmF0ZUtleTogZmFsc2UsXG4gIGhhc0xvZ2luRGVmYXVsdHM6IGZhbHNlLFxufVxuXG5leHBvcnQgY29uc3QgSU5URVJGQUNFX1RZUEVfVFJBSVRTOiBSZWNvcmQ8SW50ZXJmYWNlVHlwZSwgSW50ZXJmYWNlVHlwZVRyYWl0cz4gPSB7XG4gIFZOQzogVk5DX1NFUlZFUixcbiAgS1BUXzQwMDogVk5DX1NFUlZFUixcbiAgS1BUXzcwMDogVk5DX1NFUlZFUixcbiAgS1BUXzkwMDogVk5DX1NFUlZFUixcbiAgS1BUXzEyMDA6IFZOQ19TRVJWRVIsXG4gIFNTSDoge1xuICAgIHNlc3Npb25UeXBlOiBcIkdyYXBoaWNhbFwiLFxuICAgIG9wZW5zOiB7IHByb3RvY29sOiBcInNzaFwiLCBzY3JlZW5LaW5kOiBcInRlcm1pbmFsXCIgfSxcbiAgICBkZWZhdWx0UG9ydDogMjIsXG4gICAgZGV2aWNlRGVmYXVsdFBvcnQ6IFwicG9ydFwiLFxuICAgIG9wdGlvbnNGaWVsZDogXCJzc2hPcHRpb25zXCIsXG4gICAgaGFzVXJsOiBmYWxzZSxcbiAgICBoYXNDbGlwYm9hcmQ6IGZhbHNlLFxuICAgIHVzZXJuYW1lOiBcImFsb25lXCIsXG4gICAgaGFzUHJpdmF0ZUtleTogdHJ1ZSxcbiAgICBmaWxlczogXCJGT0xERVJcIixcbiAgICBoYXNMb2dpbkRlZmF1bHRzOiB0cnVlLFxuICB9LFxuICBSRFA6IHtcbiAgICBzZXNzaW9uVHlwZTogXCJHcmFwaGljYWxcIixcbiAgICBvcGVuczogeyBwcm90b2NvbDogXCJyZHBcIiwgc2NyZWVuS2luZDogXCJkZXNrdG9wXCIgfSxcbiAgICBkZWZhdWx0UG9ydDogMzM4OSxcbiAgICBkZXZpY2VEZWZhdWx0UG9ydDogXCJwb3J0XCIsXG4gICAgb3B0aW9uc0ZpZWxkOiBcInJkcE9wdGlvbnNcIixcbiAgICBoYXNVcmw6IGZhbHNlLFxuICAgIGhhc0NsaXBib2FyZDogdHJ1ZSxcbiAgICB1c2VybmFtZTogXCJ3aXRoUGFzc3dvcmRcIixcbiAgICBoYXNQcml2YXRlS2V5OiBmYWxzZSxcbiAgICBmaWxlczogXCJDTElQQk9BUkRcIixcbiAgICBoYXNMb2dpbkRlZmF1bHRzOiB0cnVlLFxuICB9LFxuICBIVFRQUzoge1xuICAgIHNlc3Npb25UeXBlOiBcIkdyYXBoaWNhbFwiLFxuICAgIG9wZW5zOiB7IHByb3RvY29sOiBcImh0dHBzXCIsIHNjcmVlbktpbmQ6IFwiZGVza3RvcFwiIH0sXG4gICAgcnVuc0Jyb3dzZXI6IHRydWUsXG4gICAgZmlsZXM6IFwiUEFHRVNcIixcbiAgICBkZWZhdWx0UG9ydDogNDQzLFxuICAgIGRldmljZURlZmF1bHRQb3J0OiBcInBvcnRcIixcbiAgICBvcHRpb25zRmllbGQ6IG51bGwsXG4gICAgaGFzVXJsOiB0cnVlLFxuICAgIGhhc0NsaXBib2FyZDogdHJ1ZSxcbiAgICB1c2VybmFtZTogXCJ3aXRoUGFzc3dvcmRcIixcbiAgICBoYXNQcml2YXRlS2V5OiBmYWxzZSxcbiAgICBoYXNMb2dpbkRlZmF1bHRzOiBmYWxzZSxcbiAgfSxcbiAgVENQOiB7IC4uLlBBQ0tFVF9GT1JXQVJESU5HLCBkZXZpY2VEZWZhdWx0UG9ydDogXCJ0Y3BQb3J0XCIgfSxcbiAgSVA6IFBBQ0tFVF9GT1JXQVJESU5HLFxuICBTNzogeyAuLi5QQUNLRVRfRk9SV0FSRElORywgc2Vzc2lvblR5cGU6IFwiUzdcIiwgZGVmYXVsdFBvcnQ6IDEwMiwgb3B0aW9uc0ZpZWxkOiBcInM3T3B0aW9uc1wiIH0sXG59XG5cbi8qKiBAcGFyYW0gdHlwZSAgb2YgYW4gaW50ZXJmYWNlLCBvciBhcyBhIHNlc3Npb24gcmVjb3JkZWQgaXQ7IG51bGwgZm9yIGEgdHlwZSB0aGF0IGRvZXMgbm90IGV4aXN0ICovXG5leHBvcnQgZnVuY3Rpb24gZmluZFRyYWl0cyh0eXBlOiBzdHJpbmcpOiBJbnRlcmZhY2VUeXBlVHJhaXRzIHwgbnVsbCB7XG4gIHJldHVybiBPYmplY3QuaGFzT3duKElOVEVSRkFDRV9UWVBFX1RSQUlUUywgdHlwZSkgPyBJTlRFUkZBQ0VfVFlQRV9UUkFJVFNbdHlwZSBhcyBJbnRlcmZhY2VUeXBlXSA6IG51bGxcbn1cblxuLyoqIFdoYXQgYSBzZXNzaW9uIHRvIHRoaXMgdHlwZSBvZiBpbnRlcmZhY2Ugc2hvd3M7IG51bGwgd2hlcmUgdGhpcyB2ZXJzaW9uIG9wZW5zIG5vbmUuICovXG5leHBvcnQgZnVuY3Rpb24gc2NyZWVuS2luZE9mKHR5cGU6IHN0cmluZyk6IFNjcmVlbktpbmQgfCBudWxsIHtcbiAgcmV0dXJuIGZpbmRUcmFpdHModHlwZSk/Lm9wZW5zPy5zY3JlZW5LaW5kID8/IG51bGxcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIHNlc3Npb25UeXBlT2YodHlwZTogc3RyaW5nKTogU2Vzc2lvblR5cGUge1xuICByZXR1cm4gZmluZFRyYWl0cyh0eXBlKT8uc2Vzc2lvblR5cGUgPz8gXCJHcmFwaGljYWxcIlxufVxuIiwKICAgICIvKiogV2hhdCBhbiBpbnRlcmZhY2UgKGEgd2F5IGludG8gYSBtYWNoaW5lKSBuZWVkcywgYW5kIHdobyBtYXkgdXNlIGl0IChzcGVjaWZpY2F0aW9uIMKnNSwgwqc2LCDCpzkpLiAqL1xuXG5pbXBvcnQgdHlwZSB7IEFjdG9yIH0gZnJvbSBcIi4uLy4uL2Jhc2UvYXV0aG9yaXRpZXMudHNcIlxuaW1wb3J0IHR5cGUgeyBGaWVsZFByb2JsZW0gfSBmcm9tIFwiLi4vLi4vYmFzZS9yZWZ1c2FsLnRzXCJcbmltcG9ydCB7IElOVEVSRkFDRV9UWVBFX1RSQUlUUywgdHlwZSBJbnRlcmZhY2VUeXBlIH0gZnJvbSBcIi4vcnVsZXMtdHlwZXMudHNcIlxuXG5leHBvcnQgY29uc3QgQVVUSF9UWVBFUyA9IFtcIk5PTkVcIiwgXCJQQVNTV09SRFwiLCBcIlNTSF9LRVlcIl0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIEF1dGhUeXBlID0gKHR5cGVvZiBBVVRIX1RZUEVTKVtudW1iZXJdXG5cbmV4cG9ydCBjb25zdCBJTlRFUkZBQ0VfTkFNRV9DSEFSQUNURVJTX01BWCA9IDEwMFxuLyoqIFJGQyAxMDM1IMKnMi4zLjQuICovXG5leHBvcnQgY29uc3QgSE9TVF9DSEFSQUNURVJTX01BWCA9IDI1M1xuZXhwb3J0IGNvbnN0IElOVEVSRkFDRV9QT1JUX01JTiA9IDBcbmV4cG9ydCBjb25zdCBVU0VSTkFNRV9DSEFSQUNURVJTX01BWCA9IDEwMFxuZXhwb3J0IGNvbnN0IFBBU1NXT1JEX0NIQVJBQ1RFUlNfTUFYID0gMjU2XG4vKiogQSAxNiAzODQtYml0IFJTQSBrZXkgaW4gUEVNIGlzIDEyIGtCLiAqL1xuZXhwb3J0IGNvbnN0IFBSSVZBVEVfS0VZX0NIQVJBQ1RFUlNfTUFYID0gMTZfMzg0XG5leHBvcnQgY29uc3QgS05PV05fSE9TVF9DSEFSQUNURVJTX01BWCA9IDEwMFxuZXhwb3J0IGNvbnN0IFNFU1NJT05TX0RFRkFVTFQgPSAxXG5leHBvcnQgY29uc3QgU0VTU0lPTlNfTUFYID0gMTAwXG5leHBvcnQgY29uc3QgS0VFUEFMSVZFX1NFQ09ORFNfT0ZGID0gMFxuZXhwb3J0IGNvbnN0IEtFRVBBTElWRV9TRUNPTkRTX01BWCA9IDM2MDBcbmV4cG9ydCBjb25zdCBGT05UX1NJWkVfREVGQVVMVCA9IDEyXG5leHBvcnQgY29uc3QgRk9OVF9TSVpFX01JTiA9IDZcbmV4cG9ydCBjb25zdCBGT05UX1NJWkVfTUFYID0gNzJcbmV4cG9ydCBjb25zdCBTQ1JPTExCQUNLX0xJTkVTX0RFRkFVTFQgPSA1MDAwXG4vKiogT25lIHNlc3Npb24ncyB0ZXJtaW5hbCBpbiBtZW1vcnk6IDEwMCAwMDAgbGluZXMgb2YgMjAwIGNlbGxzIGFyZSBzb21lIDI1MCBNQiwgbW9yZSB3b3VsZCBlbmRhbmdlciB0aGUgb3RoZXJzLiAqL1xuZXhwb3J0IGNvbnN0IFNDUk9MTEJBQ0tfTElORVNfTUFYID0gMTAwXzAwMFxuLyoqIEJvdW5kcyB0aGUgaW50ZXJmYWNlIGNob29zZXIgYW5kIGV2ZXJ5IGl0ZXJhdGlvbiBvdmVyIGEgbWFjaGluZSdzIGludGVyZmFjZXMuICovXG5leHBvcnQgY29uc3QgSU5URVJGQUNFU19QRVJfREVWSUNFX01BWCA9IDEwMFxuZXhwb3J0IGNvbnN0IFVTRVJfR1JPVVBTX1BFUl9JTlRFUkZBQ0VfTUFYID0gMTAwXG5cbi8qKiBUaGUgcGFydHMgb2YgYW4gaW50ZXJmYWNlJ3Mgc2VjcmV0OyBhdCByZXN0IHRoZXkgYXJlIGVuY3J5cHRlZCB0b2dldGhlci4gKi9cbmV4cG9ydCBjb25zdCBTRUNSRVRfUEFSVFMgPSBbXCJwYXNzd29yZFwiLCBcInByaXZhdGVLZXlcIiwgXCJwYXNzcGhyYXNlXCJdIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBTZWNyZXRQYXJ0ID0gKHR5cGVvZiBTRUNSRVRfUEFSVFMpW251bWJlcl1cbmV4cG9ydCB0eXBlIEludGVyZmFjZVNlY3JldCA9IFBhcnRpYWw8UmVjb3JkPFNlY3JldFBhcnQsIHN0cmluZz4+XG5cbmNvbnN0IEhPU1ROQU1FID0gL14oPyEtKVthLXowLTktXXsxLDYzfSg/PCEtKShcXC4oPyEtKVthLXowLTktXXsxLDYzfSg/PCEtKSkqXFwuPyQvaVxuY29uc3QgTlVNQkVSU19BTkRfRE9UUyA9IC9eWzAtOS5dKyQvXG5cbi8qKiBJUHY0LCBJUHY2IHdpdGhvdXQgYnJhY2tldHMsIG9yIGEgaG9zdCBuYW1lOyBuZXZlciBhIFVSTCwgYSBwb3J0IG9yIGFuIG9wdGlvbiBvZiBzb21lIHByb2dyYW0uICovXG5leHBvcnQgZnVuY3Rpb24gaXNIb3N0KHRleHQ6IHN0cmluZyk6IGJvb2xlYW4ge1xuICBpZiAodGV4dC5sZW5ndGggPT09IDAgfHwgdGV4dC5sZW5ndGggPiBIT1NUX0NIQVJBQ1RFUlNfTUFYKSByZXR1cm4gZmFsc2VcbiAgaWYgKHRleHQuaW5jbHVkZXMoXCI6XCIpKSByZXR1cm4gaXNJcHY2KHRleHQpXG4gIHJldHVybiBOVU1CRVJTX0FORF9ET1RTLnRlc3QodGV4dCkgPyBpc0lwdjQodGV4dCkgOiBIT1NUTkFNRS50ZXN0KHRleHQpXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBpc0lwdjQodGV4dDogc3RyaW5nKTogYm9vbGVhbiB7XG4gIGNvbnN0IHBhcnRzID0gdGV4dC5zcGxpdChcIi5cIilcbiAgcmV0dXJuIChcbiAgICBwYXJ0cy5sZW5ndGggPT09IDQgJiYgcGFydHMuZXZlcnkoKHBhcnQpID0+IC9eKDB8WzEtOV1bMC05XXswLDJ9KSQvLnRlc3QocGFydCkgJiYgTnVtYmVyKHBhcnQpIDw9IDI1NSlcbiAgKVxufVxuXG4vKiogUkZDIDQyOTEgwqcyLjIsIHdpdGggYW4gb3B0aW9uYWwgem9uZSAoYGZlODA6OjElZXRoMGApIGFuZCBhbiBvcHRpb25hbCBJUHY0IHRhaWwuICovXG5leHBvcnQgZnVuY3Rpb24gaXNJcHY2KHRleHQ6IHN0cmluZyk6IGJvb2xlYW4ge1xuICBjb25zdCBhZGRyZXNzID0gdGV4dC5yZXBsYWNlKC8lWzAtOWEtei5fLV17MSwxNX0kL2ksIFwiXCIpXG4gIGNvbnN0IGhhbHZlcyA9IGFkZHJlc3Muc3BsaXQoXCI6OlwiKVxuICBpZiAoaGFsdmVzLmxlbmd0aCA+IDIpIHJldHVybiBmYWxzZVxuICBjb25zdCBncm91cHMgPSBoYWx2ZXMuZmxhdE1hcCgoaGFsZikgPT4gKGhhbGYgPT09IFwiXCIgPyBbXSA6IGhhbGYuc3BsaXQoXCI6XCIpKSlcbiAgY29uc3QgdGFpbCA9IGdyb3Vwcy5hdCgtMSkgPz8gXCJcIlxuICBjb25zdCBoYXNJcHY0VGFpbCA9IHRhaWwuaW5jbHVkZXMoXCIuXCIpXG4gIGlmIChoYXNJcHY0VGFpbCAmJiAoIWlzSXB2NCh0YWlsKSB8fCBhZGRyZXNzLmVuZHNXaXRoKFwiOjpcIikpKSByZXR1cm4gZmFsc2VcbiAgY29uc3QgaGV4R3JvdXBzID0gaGFzSXB2NFRhaWwgPyBncm91cHMuc2xpY2UoMCwgLTEpIDogZ3JvdXBzXG4gIGlmICghaGV4R3JvdXBzLmV2ZXJ5KChncm91cCkgPT4gL15bMC05YS1mXXsxLDR9JC9pLnRlc3QoZ3JvdXApKSkgcmV0dXJuIGZhbHNlXG4gIGNvbnN0IGNvdW50ID0gaGV4R3JvdXBzLmxlbmd0aCArIChoYXNJcHY0VGFpbCA/IDIgOiAwKVxuICByZXR1cm4gaGFsdmVzLmxlbmd0aCA9PT0gMiA/IGNvdW50IDwgOCA6IGNvdW50ID09PSA4XG59XG5cbi8qKiBUaGUgcGFydHMgb2YgYSBzZWNyZXQgdGhhdCBhbiBhdXRoIHR5cGUgdXNlczsgdGhlIG90aGVycyBhcmUgbm90IHN0b3JlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzZWNyZXRQYXJ0c09mKGF1dGhUeXBlOiBBdXRoVHlwZSk6IHJlYWRvbmx5IFNlY3JldFBhcnRbXSB7XG4gIHN3aXRjaCAoYXV0aFR5cGUpIHtcbiAgICBjYXNlIFwiTk9ORVwiOlxuICAgICAgcmV0dXJuIFtdXG4gICAgY2FzZSBcIlBBU1NXT1JEXCI6XG4gICAgICByZXR1cm4gW1wicGFzc3dvcmRcIl1cbiAgICBjYXNlIFwiU1NIX0tFWVwiOlxuICAgICAgcmV0dXJuIFtcInByaXZhdGVLZXlcIiwgXCJwYXNzcGhyYXNlXCJdXG4gIH1cbn1cblxuLyoqIFRoZSBjcmVkZW50aWFsIGZpZWxkcyBvZiBhIGZvcm07IGEgYmxhbmsgZmllbGQga2VlcHMgdGhlIHN0b3JlZCB2YWx1ZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQ3JlZGVudGlhbHNJbnB1dCB7XG4gIHR5cGU6IEludGVyZmFjZVR5cGVcbiAgdXNlcm5hbWU6IHN0cmluZ1xuICBhdXRoVHlwZTogQXV0aFR5cGVcbiAgcGFzc3dvcmQ6IHN0cmluZ1xuICBwcml2YXRlS2V5OiBzdHJpbmdcbiAgcGFzc3BocmFzZTogc3RyaW5nXG4gIC8qKiBSZXF1ZXN0ZWQgYXQgZWFjaCBzdGFydCBhbmQgbmV2ZXIgc3RvcmVkLiAqL1xuICBhc2tDcmVkZW50aWFsczogYm9vbGVhblxuICAvKiogRGVsZXRlcyB0aGUgc3RvcmVkIHNlY3JldC4gKi9cbiAgY2xlYXJTZWNyZXQ6IGJvb2xlYW5cbn1cblxuaW50ZXJmYWNlIFRhcmdldEFkZHJlc3Mge1xuICB0eXBlOiBJbnRlcmZhY2VUeXBlXG4gIGhvc3Q6IHN0cmluZ1xuICBwb3J0OiBudW1iZXJcbn1cblxuLyoqXG4gKiBXaGV0aGVyIGEgc3RvcmVkIHNlY3JldCBzdGlsbCBiZWxvbmdzIHRvIHRoZSB0YXJnZXQgYWRkcmVzcy4gT3RoZXJ3aXNlIGEgdXNlciB3aXRoIHRoZSByaWdodCB0byBjaGFuZ2UgYW4gaW50ZXJmYWNlXG4gKiBjb3VsZCByZWRpcmVjdCBpdHMgc2VjcmV0IHRvIGEgbWFjaGluZSBvZiB0aGVpciBvd24gd2l0aG91dCBrbm93aW5nIGl0LlxuICovXG5leHBvcnQgZnVuY3Rpb24gY2FuS2VlcFNlY3JldChiZWZvcmU6IFRhcmdldEFkZHJlc3MsIGFmdGVyOiBUYXJnZXRBZGRyZXNzKTogYm9vbGVhbiB7XG4gIHJldHVybiBiZWZvcmUuaG9zdCA9PT0gYWZ0ZXIuaG9zdCAmJiBiZWZvcmUucG9ydCA9PT0gYWZ0ZXIucG9ydCAmJiBiZWZvcmUudHlwZSA9PT0gYWZ0ZXIudHlwZVxufVxuXG4vKiogVGhlIHNlY3JldCBhZnRlciBhIHNhdmU6IG5ldyBwYXJ0cyByZXBsYWNlIG9sZCBvbmVzLCBibGFuayBvbmVzIGtlZXAgdGhlbSwgd2hhdCB0aGUgYXV0aCB0eXBlIGRvZXMgbm90IHVzZSBnb2VzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1lcmdlU2VjcmV0KGtlcHQ6IEludGVyZmFjZVNlY3JldCwgZ2l2ZW46IENyZWRlbnRpYWxzSW5wdXQpOiBJbnRlcmZhY2VTZWNyZXQge1xuICBpZiAoZ2l2ZW4uYXNrQ3JlZGVudGlhbHMpIHJldHVybiB7fVxuICBjb25zdCBiYXNlID0gZ2l2ZW4uY2xlYXJTZWNyZXQgPyB7fSA6IGtlcHRcbiAgLy8gQSBwYXNzcGhyYXNlIG9wZW5zIG9uZSBrZXk7IHdpdGggYW5vdGhlciBrZXkgdGhlIG9sZCBvbmUgaXMgd29ydGggbm90aGluZy5cbiAgY29uc3Qgb2xkID0gZ2l2ZW4ucHJpdmF0ZUtleSA9PT0gXCJcIiA/IGJhc2UgOiB7IC4uLmJhc2UsIHBhc3NwaHJhc2U6IFwiXCIgfVxuICBjb25zdCBwYXJ0cyA9IHNlY3JldFBhcnRzT2YoZ2l2ZW4uYXV0aFR5cGUpLm1hcCgocGFydCkgPT4gW3BhcnQsIGdpdmVuW3BhcnRdIHx8IG9sZFtwYXJ0XSB8fCBcIlwiXSBhcyBjb25zdClcbiAgcmV0dXJuIE9iamVjdC5mcm9tRW50cmllcyhwYXJ0cy5maWx0ZXIoKFssIHZhbHVlXSkgPT4gdmFsdWUgIT09IFwiXCIpKVxufVxuXG5jb25zdCBBU0tfQ1JFREVOVElBTFNfTkVFRFNfUEFTU1dPUkQ6IEZpZWxkUHJvYmxlbSA9IHsgcGF0aDogXCJhdXRoVHlwZVwiLCBtZXNzYWdlOiBcInZhbGlkYXRpb24uY2hvaWNlXCIgfVxuXG4vKipcbiAqIFdoaWNoIGNyZWRlbnRpYWxzIGFyZSBtaXNzaW5nIG9yIGRvIG5vdCBmaXQgdG9nZXRoZXIgKHNwZWNpZmljYXRpb24gwqc1KS5cbiAqXG4gKiBAcGFyYW0gc2VjcmV0ICBhcyBpdCB3b3VsZCBiZSBhZnRlciB0aGUgc2F2ZSwgc2VlIGBtZXJnZVNlY3JldGBcbiAqIEByZXR1cm5zIGEgcHJvYmxlbSBmb3IgZWFjaCB3cm9uZyBmaWVsZDsgZW1wdHkgd2hlbiB0aGUgaW50ZXJmYWNlIGNhbiBiZSBzYXZlZFxuICovXG5leHBvcnQgZnVuY3Rpb24gY3JlZGVudGlhbFByb2JsZW1zKGdpdmVuOiBDcmVkZW50aWFsc0lucHV0LCBzZWNyZXQ6IEludGVyZmFjZVNlY3JldCk6IEZpZWxkUHJvYmxlbVtdIHtcbiAgY29uc3QgcHJvYmxlbXM6IEZpZWxkUHJvYmxlbVtdID0gW11cbiAgY29uc3Qgd3JvbmcgPSAocGF0aDogc3RyaW5nLCBtZXNzYWdlOiBGaWVsZFByb2JsZW1bXCJtZXNzYWdlXCJdID0gXCJ2YWxpZGF0aW9uLnJlcXVpcmVkXCIpID0+XG4gICAgcHJvYmxlbXMucHVzaCh7IHBhdGgsIG1lc3NhZ2UgfSlcbiAgaWYgKGdpdmVuLmFza0NyZWRlbnRpYWxzKSByZXR1cm4gZ2l2ZW4uYXV0aFR5cGUgPT09IFwiUEFTU1dPUkRcIiA/IFtdIDogW0FTS19DUkVERU5USUFMU19ORUVEU19QQVNTV09SRF1cbiAgY29uc3QgdHJhaXRzID0gSU5URVJGQUNFX1RZUEVfVFJBSVRTW2dpdmVuLnR5cGVdXG4gIGNvbnN0IG5lZWRzVXNlcm5hbWUgPVxuICAgIGdpdmVuLmF1dGhUeXBlID09PSBcIlNTSF9LRVlcIiB8fCAoZ2l2ZW4uYXV0aFR5cGUgPT09IFwiUEFTU1dPUkRcIiAmJiB0cmFpdHMudXNlcm5hbWUgIT09IFwib3B0aW9uYWxcIilcbiAgaWYgKGdpdmVuLmF1dGhUeXBlID09PSBcIlNTSF9LRVlcIiAmJiAhdHJhaXRzLmhhc1ByaXZhdGVLZXkpIHdyb25nKFwiYXV0aFR5cGVcIiwgXCJ2YWxpZGF0aW9uLmNob2ljZVwiKVxuICBpZiAoZ2l2ZW4ucGFzc3dvcmQgIT09IFwiXCIgJiYgZ2l2ZW4uYXV0aFR5cGUgIT09IFwiUEFTU1dPUkRcIikgd3JvbmcoXCJhdXRoVHlwZVwiLCBcInZhbGlkYXRpb24uY2hvaWNlXCIpXG4gIGlmIChnaXZlbi5wcml2YXRlS2V5ICE9PSBcIlwiICYmIGdpdmVuLmF1dGhUeXBlICE9PSBcIlNTSF9LRVlcIikgd3JvbmcoXCJhdXRoVHlwZVwiLCBcInZhbGlkYXRpb24uY2hvaWNlXCIpXG4gIGlmIChuZWVkc1VzZXJuYW1lICYmIGdpdmVuLnVzZXJuYW1lID09PSBcIlwiKSB3cm9uZyhcInVzZXJuYW1lXCIpXG4gIGlmIChnaXZlbi5hdXRoVHlwZSA9PT0gXCJQQVNTV09SRFwiICYmICFzZWNyZXQucGFzc3dvcmQpIHdyb25nKFwicGFzc3dvcmRcIilcbiAgaWYgKGdpdmVuLmF1dGhUeXBlID09PSBcIlNTSF9LRVlcIiAmJiAhc2VjcmV0LnByaXZhdGVLZXkpIHdyb25nKFwicHJpdmF0ZUtleVwiKVxuICBpZiAoZ2l2ZW4ucGFzc3BocmFzZSAhPT0gXCJcIiAmJiAhc2VjcmV0LnByaXZhdGVLZXkpIHdyb25nKFwicHJpdmF0ZUtleVwiKVxuICBpZiAoZ2l2ZW4udXNlcm5hbWUgIT09IFwiXCIgJiYgZ2l2ZW4uYXV0aFR5cGUgPT09IFwiTk9ORVwiICYmIHRyYWl0cy51c2VybmFtZSAhPT0gXCJhbG9uZVwiKSB3cm9uZyhcInBhc3N3b3JkXCIpXG4gIHJldHVybiBmaXJzdFBlckZpZWxkKHByb2JsZW1zKVxufVxuXG5mdW5jdGlvbiBmaXJzdFBlckZpZWxkKHByb2JsZW1zOiBGaWVsZFByb2JsZW1bXSk6IEZpZWxkUHJvYmxlbVtdIHtcbiAgcmV0dXJuIHByb2JsZW1zLmZpbHRlcigob25lLCBpbmRleCkgPT4gcHJvYmxlbXMuZmluZEluZGV4KChvdGhlcikgPT4gb3RoZXIucGF0aCA9PT0gb25lLnBhdGgpID09PSBpbmRleClcbn1cblxuLyoqIEFuIGludGVyZmFjZSdzIHBlcm1pc3Npb24gdG8gc3RhcnQgc2Vzc2lvbnMsIGFzIHRoZSBjaG9vc2VyIG5lZWRzIGl0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBJbnRlcmZhY2VQZXJtaXNzaW9uIHtcbiAgc3RhcnRSZW1vdGVQZXJtaXNzaW9uRm9yQWxsOiBib29sZWFuXG4gIHN0YXJ0UmVtb3RlUGVybWlzc2lvblVzZXJHcm91cHM6IHJlYWRvbmx5IHsgaWQ6IHN0cmluZyB9W11cbn1cblxuLyoqIFVzYWJsZSBmb3IgYWxsLCBvciBmb3IgdGhlIG1lbWJlcnMgb2YgaXRzIHVzZXIgZ3JvdXBzLiBObyByb2xlIGFuZCBubyBzdXBlcnVzZXIgc3RhbmRzIGFib3ZlIHRoZSBsaXN0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1heVVzZUludGVyZmFjZShcbiAgYWN0b3I6IFBpY2s8QWN0b3IsIFwidXNlckdyb3VwSWRzXCI+LFxuICB7IHN0YXJ0UmVtb3RlUGVybWlzc2lvbkZvckFsbCwgc3RhcnRSZW1vdGVQZXJtaXNzaW9uVXNlckdyb3VwcyB9OiBJbnRlcmZhY2VQZXJtaXNzaW9uLFxuKTogYm9vbGVhbiB7XG4gIGlmIChzdGFydFJlbW90ZVBlcm1pc3Npb25Gb3JBbGwpIHJldHVybiB0cnVlXG4gIHJldHVybiBzdGFydFJlbW90ZVBlcm1pc3Npb25Vc2VyR3JvdXBzLnNvbWUoKGdyb3VwKSA9PiBhY3Rvci51c2VyR3JvdXBJZHMuaW5jbHVkZXMoZ3JvdXAuaWQpKVxufVxuXG4vKiogV2hldGhlciBhIGNoYW5nZSBvZiB0aGUgcGVybWlzc2lvbiBncmFudHMgYWNjZXNzIHRvIGZ1cnRoZXIgdXNlcnMuICovXG5leHBvcnQgZnVuY3Rpb24gd2lkZW5zUGVybWlzc2lvbihcbiAgYmVmb3JlOiBJbnRlcmZhY2VQZXJtaXNzaW9uLFxuICBhZnRlcjogeyBzdGFydFJlbW90ZVBlcm1pc3Npb25Gb3JBbGw6IGJvb2xlYW47IHN0YXJ0UmVtb3RlUGVybWlzc2lvblVzZXJHcm91cElkczogcmVhZG9ubHkgc3RyaW5nW10gfSxcbik6IGJvb2xlYW4ge1xuICBpZiAoYmVmb3JlLnN0YXJ0UmVtb3RlUGVybWlzc2lvbkZvckFsbCkgcmV0dXJuIGZhbHNlXG4gIGNvbnN0IGhhZCA9IGJlZm9yZS5zdGFydFJlbW90ZVBlcm1pc3Npb25Vc2VyR3JvdXBzLm1hcCgoeyBpZCB9KSA9PiBpZClcbiAgY29uc3QgaXNOZXcgPSAoaWQ6IHN0cmluZykgPT4gIWhhZC5pbmNsdWRlcyhpZC50b0xvd2VyQ2FzZSgpKVxuICByZXR1cm4gYWZ0ZXIuc3RhcnRSZW1vdGVQZXJtaXNzaW9uRm9yQWxsIHx8IGFmdGVyLnN0YXJ0UmVtb3RlUGVybWlzc2lvblVzZXJHcm91cElkcy5zb21lKGlzTmV3KVxufVxuXG5leHBvcnQgY29uc3QgSU5URVJGQUNFX1NPUlRTID0geyBmaWVsZHM6IFtcIm5hbWVcIiwgXCJ0eXBlXCIsIFwiY3JlYXRlZE9uXCJdLCBkZWZhdWx0U29ydDogXCJuYW1lXCIgfSBhcyBjb25zdFxuIiwKICAgICIvKipcbiAqIEFwcHJvdmFscyAoc3BlY2lmaWNhdGlvbiDCpzQsIMKnNSk6IGNvbnNlY3V0aXZlIHN0YWdlcywgb25lIGFjdGl2ZSB2b3RlIHBlciB1c2VyLCBhbmQgYW4gYXBwZW5kLW9ubHkgbG9nIGZyb20gd2hpY2hcbiAqIHRoZSBzdGF0dXMgb2YgYSByZXF1ZXN0IGlzIGRlcml2ZWQuXG4gKi9cblxuaW1wb3J0IHR5cGUgeyBBcHByb3ZhbENvbmZpZ1R5cGUgfSBmcm9tIFwiLi4vLi4vbWFjaGluZXMvZGV2aWNlcy9ydWxlcy50c1wiXG5cbmV4cG9ydCBjb25zdCBTVEFHRVNfTUFYID0gMjBcbmV4cG9ydCBjb25zdCBWT1RFU19SRVFVSVJFRF9ERUZBVUxUID0gMVxuZXhwb3J0IGNvbnN0IFZPVEVTX1JFUVVJUkVEX01BWCA9IDEwMFxuLyoqIE9mIGVhY2ggcmlnaHQgb2YgYSBzdGFnZTsgYSBsaXN0IHRoYXQgbG9uZyBpcyBhIHJlYXNvbiBmb3IgYSBncm91cCBvZiBpdHMgb3duLiAqL1xuZXhwb3J0IGNvbnN0IEdST1VQU19QRVJfU1RBR0VfTUFYID0gNTBcbmV4cG9ydCBjb25zdCBTVEFHRV9ERVNDUklQVElPTl9DSEFSQUNURVJTX01BWCA9IDUwMDBcbmV4cG9ydCBjb25zdCBDT01NRU5UX0NIQVJBQ1RFUlNfTUFYID0gNTAwMFxuZXhwb3J0IGNvbnN0IFJFQVNPTl9DSEFSQUNURVJTX01BWCA9IDEwMFxuZXhwb3J0IGNvbnN0IFJFQ09SRElOR19IT1VSU19NSU4gPSAxXG5leHBvcnQgY29uc3QgUkVDT1JESU5HX0hPVVJTX01BWCA9IDI0MFxuZXhwb3J0IGNvbnN0IFJFQ09SRElOR19IT1VSU19ERUZBVUxUID0gMVxuLyoqIFZvdGVzIGFuZCBjb21tZW50cyBvZiBvbmUgcmVxdWVzdDsgYm91bmRzIHRoZSBsb2csIHdoaWNoIGlzIGFsd2F5cyByZWFkIGNvbXBsZXRlbHkuICovXG5leHBvcnQgY29uc3QgRU5UUklFU19NQVggPSA1MDBcblxuZXhwb3J0IGNvbnN0IEFQUFJPVkFMX09CSkVDVF9UWVBFUyA9IFtcIklTU1VFXCIsIFwiUkVDVVJSSU5HX0lTU1VFXCIsIFwiUkVDT1JESU5HXCJdIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBBcHByb3ZhbE9iamVjdFR5cGUgPSAodHlwZW9mIEFQUFJPVkFMX09CSkVDVF9UWVBFUylbbnVtYmVyXVxuXG5leHBvcnQgY29uc3QgQVBQUk9WQUxfU1RBVEVTID0gW1wiQVBQUk9WQUxfUEVORElOR1wiLCBcIkFQUFJPVkVEXCIsIFwiREVOSUVEXCIsIFwiQ0xPU0VEXCJdIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBBcHByb3ZhbFN0YXRlID0gKHR5cGVvZiBBUFBST1ZBTF9TVEFURVMpW251bWJlcl1cblxuLyoqXG4gKiBXaGVyZSBhIHJlcXVlc3QgbWF5IGdvIGZyb20gZWFjaCBzdGF0ZS4gQVBQUk9WRUQgd2FpdHMgYWdhaW4gYWZ0ZXIgYSBjaGFuZ2Ugb2YgaXRzIG9iamVjdDsgREVOSUVEIGdvZXMgYmFjayB3aGVuIHRoZVxuICogZGVuaWFsIGlzIHJldHJhY3RlZCwgb3IgaXMgb3ZlcnJ1bGVkLiBNaXJyb3JlZCBieSBgYXBwcm92YWxfdHJhbnNpdGlvbmAgaW4gU1FMLlxuICovXG5leHBvcnQgY29uc3QgQVBQUk9WQUxfVFJBTlNJVElPTlMgPSB7XG4gIEFQUFJPVkFMX1BFTkRJTkc6IFtcIkFQUFJPVkVEXCIsIFwiREVOSUVEXCIsIFwiQ0xPU0VEXCJdLFxuICBBUFBST1ZFRDogW1wiQVBQUk9WQUxfUEVORElOR1wiLCBcIkNMT1NFRFwiXSxcbiAgREVOSUVEOiBbXCJBUFBST1ZBTF9QRU5ESU5HXCIsIFwiQVBQUk9WRURcIiwgXCJDTE9TRURcIl0sXG4gIENMT1NFRDogW1wiQVBQUk9WQUxfUEVORElOR1wiXSxcbn0gYXMgY29uc3Qgc2F0aXNmaWVzIFJlY29yZDxBcHByb3ZhbFN0YXRlLCByZWFkb25seSBBcHByb3ZhbFN0YXRlW10+XG5cbmV4cG9ydCBjb25zdCBBUFBST1ZBTF9FTlRSWV9UWVBFUyA9IFtcbiAgXCJWT1RFXCIsXG4gIFwiUkVUUkFDVF9WT1RFXCIsXG4gIFwiQ09NTUVOVFwiLFxuICBcIk9CSkVDVF9DSEFOR0VcIixcbiAgXCJTVEFURV9DSEFOR0VcIixcbiAgXCJUSU1FX0VYVEVORFwiLFxuXSBhcyBjb25zdFxuXG5leHBvcnQgY29uc3QgQVBQUk9WQUxfU1RBVEVfQ0hBTkdFUyA9IFtcIkNMT1NFRFwiLCBcIlJFT1BFTkVEXCIsIFwiUkVUUkFDVEVEXCJdIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBBcHByb3ZhbFN0YXRlQ2hhbmdlID0gKHR5cGVvZiBBUFBST1ZBTF9TVEFURV9DSEFOR0VTKVtudW1iZXJdXG5cbmV4cG9ydCBjb25zdCBWT1RFX0FDVElPTlMgPSBbXCJBUFBST1ZFXCIsIFwiREVOWVwiLCBcIlJFVFJBQ1RfVk9URVwiXSBhcyBjb25zdFxuXG4vKiogQSBsaW5lIG9mIHRoZSBsb2csIGFzIGZhciBhcyBpdCBkZWNpZGVzIGFueXRoaW5nLiBgdXNlcklkYCBpcyBudWxsIGZvciB3aGF0IGEgam9iIGRpZC4gKi9cbmV4cG9ydCB0eXBlIEFwcHJvdmFsRXZlbnQgPVxuICB8IHsgdHlwZTogXCJWT1RFXCI7IHVzZXJJZDogc3RyaW5nOyBhcHByb3ZlZDogYm9vbGVhbjsgb3ZlcnJ1bGVkOiBib29sZWFuOyBzdGFnZTogbnVtYmVyIH1cbiAgfCB7IHR5cGU6IFwiUkVUUkFDVF9WT1RFXCI7IHVzZXJJZDogc3RyaW5nIH1cbiAgfCB7IHR5cGU6IFwiT0JKRUNUX0NIQU5HRVwiOyB1c2VySWQ6IHN0cmluZyB8IG51bGwgfVxuICB8IHsgdHlwZTogXCJTVEFURV9DSEFOR0VcIjsgY2hhbmdlZFRvOiBBcHByb3ZhbFN0YXRlQ2hhbmdlIH1cbiAgfCB7IHR5cGU6IFwiQ09NTUVOVFwiIH1cbiAgfCB7IHR5cGU6IFwiVElNRV9FWFRFTkRcIiB9XG5cbi8qKiBXaGF0IGNvbXBsZXRlcyBhIHN0YWdlLCBhcyBpdCB3YXMgd2hlbiB0aGUgdm90ZXMgYmVnYW4uICovXG5leHBvcnQgaW50ZXJmYWNlIEFwcHJvdmFsU3RhZ2Uge1xuICByZXF1aXJlZFZvdGVzOiBudW1iZXJcbiAgdm90ZUdyb3VwSWRzOiByZWFkb25seSBzdHJpbmdbXVxuICBvdmVycnVsZUdyb3VwSWRzOiByZWFkb25seSBzdHJpbmdbXVxufVxuXG5leHBvcnQgaW50ZXJmYWNlIEFjdGl2ZVZvdGUge1xuICB1c2VySWQ6IHN0cmluZ1xuICBhcHByb3ZlZDogYm9vbGVhblxuICBvdmVycnVsZWQ6IGJvb2xlYW5cbiAgc3RhZ2U6IG51bWJlclxufVxuXG5leHBvcnQgaW50ZXJmYWNlIEFwcHJvdmFsU3RhdHVzIHtcbiAgc3RhdGU6IEFwcHJvdmFsU3RhdGVcbiAgLyoqIENvdW50cyBmcm9tIDA7IHRoZSBsYXN0IG9uZSB3aGVuIGFsbCBhcmUgY29tcGxldGUuICovXG4gIGN1cnJlbnRTdGFnZTogbnVtYmVyXG4gIGlzUmV0cmFjdGVkOiBib29sZWFuXG4gIC8qKiBJbiB0aGUgb3JkZXIgY2FzdCwgb2YgYWxsIHN0YWdlcy4gKi9cbiAgYWN0aXZlVm90ZXM6IEFjdGl2ZVZvdGVbXVxuICAvKiogVGhlIHVzZXIgd2hvIGxhc3QgY2hhbmdlZCB0aGUgb2JqZWN0OyB0aGF0IGNoYW5nZSBpcyB0aGUgc3ViamVjdCBvZiB0aGUgdm90ZS4gKi9cbiAgY2hhbmdlZEJ5OiBzdHJpbmcgfCBudWxsXG59XG5cbi8qKiBXaGF0IGEgcmVxdWVzdCBpcyBub3c6IGEgdm90ZSBjb3VudHMgdW5sZXNzIGl0IHdhcyByZXRyYWN0ZWQgb3IgdGhlIG9iamVjdCBjaGFuZ2VkIGFmdGVyIGl0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNvbXB1dGVBcHByb3ZhbFN0YXR1cyhcbiAgc3RhZ2VzOiByZWFkb25seSBQaWNrPEFwcHJvdmFsU3RhZ2UsIFwicmVxdWlyZWRWb3Rlc1wiPltdLFxuICBsb2c6IHJlYWRvbmx5IEFwcHJvdmFsRXZlbnRbXSxcbik6IEFwcHJvdmFsU3RhdHVzIHtcbiAgbGV0IGFjdGl2ZVZvdGVzOiBBY3RpdmVWb3RlW10gPSBbXVxuICBsZXQgY2hhbmdlZEJ5OiBzdHJpbmcgfCBudWxsID0gbnVsbFxuICBsZXQgZW5kZWQ6IFwiQ0xPU0VEXCIgfCBcIlJFVFJBQ1RFRFwiIHwgbnVsbCA9IG51bGxcbiAgZm9yIChjb25zdCBlbnRyeSBvZiBsb2cpIHtcbiAgICBpZiAoZW50cnkudHlwZSA9PT0gXCJWT1RFXCIgfHwgZW50cnkudHlwZSA9PT0gXCJSRVRSQUNUX1ZPVEVcIikge1xuICAgICAgYWN0aXZlVm90ZXMgPSBhY3RpdmVWb3Rlcy5maWx0ZXIoKHZvdGUpID0+IHZvdGUudXNlcklkICE9PSBlbnRyeS51c2VySWQpXG4gICAgfVxuICAgIGlmIChlbnRyeS50eXBlID09PSBcIlZPVEVcIikgYWN0aXZlVm90ZXMucHVzaCh0b0FjdGl2ZVZvdGUoZW50cnkpKVxuICAgIGlmIChlbnRyeS50eXBlID09PSBcIk9CSkVDVF9DSEFOR0VcIikge1xuICAgICAgYWN0aXZlVm90ZXMgPSBbXVxuICAgICAgY2hhbmdlZEJ5ID0gZW50cnkudXNlcklkXG4gICAgfVxuICAgIGlmIChlbnRyeS50eXBlID09PSBcIlNUQVRFX0NIQU5HRVwiKSBlbmRlZCA9IGVudHJ5LmNoYW5nZWRUbyA9PT0gXCJSRU9QRU5FRFwiID8gbnVsbCA6IGVudHJ5LmNoYW5nZWRUb1xuICB9XG4gIGNvbnN0IHsgc3RhdGUsIGN1cnJlbnRTdGFnZSB9ID0gY291bnRWb3RlcyhzdGFnZXMsIGFjdGl2ZVZvdGVzKVxuICBjb25zdCBpc1JldHJhY3RlZCA9IGVuZGVkID09PSBcIlJFVFJBQ1RFRFwiXG4gIHJldHVybiB7IHN0YXRlOiBlbmRlZCA/IFwiQ0xPU0VEXCIgOiBzdGF0ZSwgY3VycmVudFN0YWdlLCBpc1JldHJhY3RlZCwgYWN0aXZlVm90ZXMsIGNoYW5nZWRCeSB9XG59XG5cbmZ1bmN0aW9uIHRvQWN0aXZlVm90ZSh7IHVzZXJJZCwgYXBwcm92ZWQsIG92ZXJydWxlZCwgc3RhZ2UgfTogQWN0aXZlVm90ZSk6IEFjdGl2ZVZvdGUge1xuICByZXR1cm4geyB1c2VySWQsIGFwcHJvdmVkLCBvdmVycnVsZWQsIHN0YWdlIH1cbn1cblxuLyoqIFRoZSBmaXJzdCBzdGFnZSB0aGF0IGlzIG5vdCBjb21wbGV0ZSBkZWNpZGVzOyB3aXRob3V0IGFueSBzdGFnZSBub3RoaW5nIGlzIGV2ZXIgYXBwcm92ZWQuICovXG5mdW5jdGlvbiBjb3VudFZvdGVzKFxuICBzdGFnZXM6IHJlYWRvbmx5IFBpY2s8QXBwcm92YWxTdGFnZSwgXCJyZXF1aXJlZFZvdGVzXCI+W10sXG4gIHZvdGVzOiByZWFkb25seSBBY3RpdmVWb3RlW10sXG4pOiB7IHN0YXRlOiBBcHByb3ZhbFN0YXRlOyBjdXJyZW50U3RhZ2U6IG51bWJlciB9IHtcbiAgZm9yIChjb25zdCBbY3VycmVudFN0YWdlLCBzdGFnZV0gb2Ygc3RhZ2VzLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IG91dGNvbWUgPSBzdGFnZU91dGNvbWUoXG4gICAgICBzdGFnZS5yZXF1aXJlZFZvdGVzLFxuICAgICAgdm90ZXMuZmlsdGVyKCh2b3RlKSA9PiB2b3RlLnN0YWdlID09PSBjdXJyZW50U3RhZ2UpLFxuICAgIClcbiAgICBpZiAob3V0Y29tZSAhPT0gXCJDT01QTEVURVwiKSByZXR1cm4geyBzdGF0ZTogb3V0Y29tZSwgY3VycmVudFN0YWdlIH1cbiAgfVxuICByZXR1cm4ge1xuICAgIHN0YXRlOiBzdGFnZXMubGVuZ3RoID8gXCJBUFBST1ZFRFwiIDogXCJBUFBST1ZBTF9QRU5ESU5HXCIsXG4gICAgY3VycmVudFN0YWdlOiBNYXRoLm1heCgwLCBzdGFnZXMubGVuZ3RoIC0gMSksXG4gIH1cbn1cblxuLyoqIFRoZSBsYXN0IG92ZXJydWxpbmcgdm90ZSBkZWNpZGVzIHJlZ2FyZGxlc3Mgb2YgdGhlIG90aGVyczsgb3RoZXJ3aXNlIGFueSBkZW5pYWwsIHRoZW4gdGhlIG51bWJlciBvZiB2b3Rlcy4gKi9cbmZ1bmN0aW9uIHN0YWdlT3V0Y29tZShcbiAgcmVxdWlyZWRWb3RlczogbnVtYmVyLFxuICB2b3RlczogcmVhZG9ubHkgQWN0aXZlVm90ZVtdLFxuKTogXCJDT01QTEVURVwiIHwgXCJERU5JRURcIiB8IFwiQVBQUk9WQUxfUEVORElOR1wiIHtcbiAgY29uc3Qgb3ZlcnJ1bGluZyA9IHZvdGVzLmZpbmRMYXN0KCh2b3RlKSA9PiB2b3RlLm92ZXJydWxlZClcbiAgaWYgKG92ZXJydWxpbmcpIHJldHVybiBvdmVycnVsaW5nLmFwcHJvdmVkID8gXCJDT01QTEVURVwiIDogXCJERU5JRURcIlxuICBpZiAodm90ZXMuc29tZSgodm90ZSkgPT4gIXZvdGUuYXBwcm92ZWQpKSByZXR1cm4gXCJERU5JRURcIlxuICByZXR1cm4gdm90ZXMubGVuZ3RoID49IHJlcXVpcmVkVm90ZXMgPyBcIkNPTVBMRVRFXCIgOiBcIkFQUFJPVkFMX1BFTkRJTkdcIlxufVxuXG4vKiogT3BlbiBmb3Igdm90aW5nIHdoaWxlIG5laXRoZXIgY2xvc2VkIG5vciBhcHByb3ZlZDogYSBkZW5pYWwgY2FuIGJlIHJldHJhY3RlZCBvciBvdmVycnVsZWQuICovXG5leHBvcnQgZnVuY3Rpb24gaXNPcGVuRm9yVm90ZXMoc3RhdGU6IEFwcHJvdmFsU3RhdGUpOiBib29sZWFuIHtcbiAgcmV0dXJuIHN0YXRlID09PSBcIkFQUFJPVkFMX1BFTkRJTkdcIiB8fCBzdGF0ZSA9PT0gXCJERU5JRURcIlxufVxuXG5leHBvcnQgaW50ZXJmYWNlIFZvdGVyIHtcbiAgdXNlcklkOiBzdHJpbmdcbiAgdXNlckdyb3VwSWRzOiByZWFkb25seSBzdHJpbmdbXVxufVxuXG5leHBvcnQgdHlwZSBWb3RlUHJvYmxlbSA9XG4gIHwgXCJhcHByb3ZhbE5vdE9wZW5cIlxuICB8IFwiYXBwcm92YWxBbHJlYWR5Vm90ZWRcIlxuICB8IFwiYXBwcm92YWxPd25SZXF1ZXN0XCJcbiAgfCBcImFwcHJvdmFsTm90Vm90ZXJcIlxuICB8IFwiYXBwcm92YWxOb3RPdmVycnVsZXJcIlxuXG4vKipcbiAqIFJlYXNvbnMgd2h5IGEgdXNlciBtYXkgbm90IHZvdGUgb3Igb3ZlcnJ1bGUgbm93OyBlbXB0eSB3aGVuIGFsbG93ZWQuIFVzZXJzIGNhbm5vdCBhcHByb3ZlIHJlcXVlc3RzIHRoYXQgdGhleVxuICogY3JlYXRlZCBvciB3aG9zZSBvYmplY3QgdGhleSBjaGFuZ2VkIGxhc3QsIGV4Y2VwdCBieSBvdmVycnVsaW5nLlxuICovXG5leHBvcnQgZnVuY3Rpb24gdm90ZVByb2JsZW1zKFxuICByZXF1ZXN0OiB7IGNyZWF0ZWRCeTogc3RyaW5nOyBzdGFnZXM6IHJlYWRvbmx5IEFwcHJvdmFsU3RhZ2VbXTsgc3RhdHVzOiBBcHByb3ZhbFN0YXR1cyB9LFxuICB2b3RlcjogVm90ZXIsXG4gIG92ZXJydWxlZDogYm9vbGVhbixcbik6IFZvdGVQcm9ibGVtW10ge1xuICBjb25zdCB7IHN0YXR1cyB9ID0gcmVxdWVzdFxuICBjb25zdCBzdGFnZSA9IHJlcXVlc3Quc3RhZ2VzW3N0YXR1cy5jdXJyZW50U3RhZ2VdXG4gIGNvbnN0IHByb2JsZW1zOiBWb3RlUHJvYmxlbVtdID0gW11cbiAgaWYgKCFzdGFnZSB8fCAhaXNPcGVuRm9yVm90ZXMoc3RhdHVzLnN0YXRlKSkgcHJvYmxlbXMucHVzaChcImFwcHJvdmFsTm90T3BlblwiKVxuICBpZiAoaGFzQWN0aXZlVm90ZShzdGF0dXMsIHZvdGVyLnVzZXJJZCkpIHByb2JsZW1zLnB1c2goXCJhcHByb3ZhbEFscmVhZHlWb3RlZFwiKVxuICBpZiAob3ZlcnJ1bGVkKSB7XG4gICAgaWYgKCFpc01lbWJlcih2b3Rlciwgc3RhZ2U/Lm92ZXJydWxlR3JvdXBJZHMpKSBwcm9ibGVtcy5wdXNoKFwiYXBwcm92YWxOb3RPdmVycnVsZXJcIilcbiAgICByZXR1cm4gcHJvYmxlbXNcbiAgfVxuICBpZiAoIWlzTWVtYmVyKHZvdGVyLCBzdGFnZT8udm90ZUdyb3VwSWRzKSkgcHJvYmxlbXMucHVzaChcImFwcHJvdmFsTm90Vm90ZXJcIilcbiAgaWYgKGlzT3duUmVxdWVzdChyZXF1ZXN0LCB2b3Rlci51c2VySWQpKSBwcm9ibGVtcy5wdXNoKFwiYXBwcm92YWxPd25SZXF1ZXN0XCIpXG4gIHJldHVybiBwcm9ibGVtc1xufVxuXG5mdW5jdGlvbiBpc01lbWJlcih2b3RlcjogVm90ZXIsIGdyb3VwSWRzOiByZWFkb25seSBzdHJpbmdbXSA9IFtdKTogYm9vbGVhbiB7XG4gIHJldHVybiBncm91cElkcy5zb21lKChpZCkgPT4gdm90ZXIudXNlckdyb3VwSWRzLmluY2x1ZGVzKGlkKSlcbn1cblxuZnVuY3Rpb24gaXNPd25SZXF1ZXN0KHJlcXVlc3Q6IHsgY3JlYXRlZEJ5OiBzdHJpbmc7IHN0YXR1czogQXBwcm92YWxTdGF0dXMgfSwgdXNlcklkOiBzdHJpbmcpOiBib29sZWFuIHtcbiAgcmV0dXJuIHJlcXVlc3QuY3JlYXRlZEJ5ID09PSB1c2VySWQgfHwgcmVxdWVzdC5zdGF0dXMuY2hhbmdlZEJ5ID09PSB1c2VySWRcbn1cblxuZnVuY3Rpb24gaGFzQWN0aXZlVm90ZShzdGF0dXM6IEFwcHJvdmFsU3RhdHVzLCB1c2VySWQ6IHN0cmluZyk6IGJvb2xlYW4ge1xuICByZXR1cm4gc3RhdHVzLmFjdGl2ZVZvdGVzLnNvbWUoKHZvdGUpID0+IHZvdGUudXNlcklkID09PSB1c2VySWQpXG59XG5cbi8qKiBPbmx5IHRoZSB1c2VyJ3Mgb3duIHZvdGUsIHdoaWxlIHZvdGluZyBpcyBvcGVuLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1heVJldHJhY3RWb3RlKHN0YXR1czogQXBwcm92YWxTdGF0dXMsIHVzZXJJZDogc3RyaW5nKTogYm9vbGVhbiB7XG4gIHJldHVybiBpc09wZW5Gb3JWb3RlcyhzdGF0dXMuc3RhdGUpICYmIGhhc0FjdGl2ZVZvdGUoc3RhdHVzLCB1c2VySWQpXG59XG5cbi8qKiBUaGUgY3JlYXRvciwgdW5sZXNzIGl0IGlzIGNsb3NlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtYXlSZXRyYWN0UmVxdWVzdChcbiAgcmVxdWVzdDogeyBjcmVhdGVkQnk6IHN0cmluZzsgc3RhdHVzOiBBcHByb3ZhbFN0YXR1cyB9LFxuICB1c2VySWQ6IHN0cmluZyxcbik6IGJvb2xlYW4ge1xuICByZXR1cm4gcmVxdWVzdC5jcmVhdGVkQnkgPT09IHVzZXJJZCAmJiByZXF1ZXN0LnN0YXR1cy5zdGF0ZSAhPT0gXCJDTE9TRURcIlxufVxuXG4vKiogQ3JlYXRvciwgdm90ZXIgb3Igb3ZlcnJ1bGVyIG9mIGFueSBzdGFnZTogdGhleSBzZWUgdGhlIHJlcXVlc3QgYW5kIG1heSBjb21tZW50IG9uIGl0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzUGFydGljaXBhbnQoXG4gIHJlcXVlc3Q6IHsgY3JlYXRlZEJ5OiBzdHJpbmc7IHN0YWdlczogcmVhZG9ubHkgQXBwcm92YWxTdGFnZVtdIH0sXG4gIHBlcnNvbjogVm90ZXIsXG4pOiBib29sZWFuIHtcbiAgcmV0dXJuIChcbiAgICByZXF1ZXN0LmNyZWF0ZWRCeSA9PT0gcGVyc29uLnVzZXJJZCB8fFxuICAgIHJlcXVlc3Quc3RhZ2VzLnNvbWUoKHN0YWdlKSA9PiBpc01lbWJlcihwZXJzb24sIFsuLi5zdGFnZS52b3RlR3JvdXBJZHMsIC4uLnN0YWdlLm92ZXJydWxlR3JvdXBJZHNdKSlcbiAgKVxufVxuXG4vKiogRWZmZWN0IG9uIHRoZSBvYmplY3Qgd2hlbiB0aGUgcmVxdWVzdCdzIHN0YXRlIGNoYW5nZXM7IGEgcmV0cmFjdGVkIGRlbmlhbCByZXF1ZXN0cyBhcHByb3ZhbCBhZ2Fpbi4gKi9cbmV4cG9ydCB0eXBlIE91dGNvbWVWZXJiID0gXCJyZXF1ZXN0QXBwcm92YWxcIiB8IFwiYXBwcm92ZVwiIHwgXCJkZW55XCIgfCBcInJldHJhY3RcIlxuXG4vKiogVGhlIHZlcmJzLCBpbiBvcmRlciwgZm9yIHRoZSBvYmplY3Qgb2YgYSByZXF1ZXN0IHRoYXQgZ29lcyBmcm9tIGBiZWZvcmVgIHRvIGBhZnRlcmAgYnkgYSB2b3RlIG9yIGEgcmV0cmFjdGlvbi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvdXRjb21lVmVyYnMoYmVmb3JlOiBBcHByb3ZhbFN0YXRlLCBhZnRlcjogQXBwcm92YWxTdGF0dXMpOiBPdXRjb21lVmVyYltdIHtcbiAgaWYgKGJlZm9yZSA9PT0gYWZ0ZXIuc3RhdGUpIHJldHVybiBbXVxuICBpZiAoYWZ0ZXIuc3RhdGUgPT09IFwiQ0xPU0VEXCIpIHJldHVybiBhZnRlci5pc1JldHJhY3RlZCAmJiBiZWZvcmUgIT09IFwiREVOSUVEXCIgPyBbXCJyZXRyYWN0XCJdIDogW11cbiAgY29uc3QgYWdhaW46IE91dGNvbWVWZXJiW10gPSBiZWZvcmUgPT09IFwiQVBQUk9WQUxfUEVORElOR1wiID8gW10gOiBbXCJyZXF1ZXN0QXBwcm92YWxcIl1cbiAgaWYgKGFmdGVyLnN0YXRlID09PSBcIkFQUFJPVkVEXCIpIHJldHVybiBbLi4uYWdhaW4sIFwiYXBwcm92ZVwiXVxuICByZXR1cm4gYWZ0ZXIuc3RhdGUgPT09IFwiREVOSUVEXCIgPyBbLi4uYWdhaW4sIFwiZGVueVwiXSA6IGFnYWluXG59XG5cbi8qKlxuICogVGhlIGVmZmVjdGl2ZSBjb25maWc6IHRoZSBvYmplY3QncyBvd24gdW5sZXNzIElOSEVSSVRFRCwgdGhlbiB0aGUgbmVhcmVzdCBERURJQ0FURUQgb25lIHVwIHRoZSBjaGFpbi4gTk9ORSBhcHBsaWVzXG4gKiBvbmx5IHRvIHRoZSBvYmplY3QgaXQgaXMgc2V0IG9uIGFuZCBpcyBza2lwcGVkIGJ5IGluaGVyaXRhbmNlLiBXaXRob3V0IGFueSBERURJQ0FURUQgY29uZmlnIG5vIGFwcHJvdmFsIGlzXG4gKiByZXF1aXJlZC5cbiAqXG4gKiBAcGFyYW0gY2hhaW4gIHRoZSBkZXZpY2UncyBjb25maWcgZmlyc3QsIHRoZW4gaXRzIGdyb3VwJ3MsIHVwIHRvIHRoZSByb290XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlZmZlY3RpdmVDb25maWc8QyBleHRlbmRzIHsgdHlwZTogQXBwcm92YWxDb25maWdUeXBlIH0+KGNoYWluOiByZWFkb25seSBDW10pOiBDIHwgbnVsbCB7XG4gIGlmIChjaGFpblswXT8udHlwZSA9PT0gXCJOT05FXCIpIHJldHVybiBudWxsXG4gIHJldHVybiBjaGFpbi5maW5kKChjb25maWcpID0+IGNvbmZpZy50eXBlID09PSBcIkRFRElDQVRFRFwiKSA/PyBudWxsXG59XG5cbmV4cG9ydCBjb25zdCBBUFBST1ZBTF9TT1JUUyA9IHtcbiAgZmllbGRzOiBbXCJjcmVhdGVkT25cIiwgXCJzdGFydFRpbWVcIiwgXCJ0aXRsZVwiXSxcbiAgZGVmYXVsdFNvcnQ6IFwiLWNyZWF0ZWRPblwiLFxufSBhcyBjb25zdFxuIiwKICAgICIvKiogT25lLXVzZSB0aWNrZXRzIGZvciBkb3dubG9hZHM6IHdoYXQgYSBsaW5rIG1heSBjYXJyeSBpbnN0ZWFkIG9mIGEgc2lnbi1pbidzIHRva2VuLiAqL1xuXG4vKiogQSBicm93c2VyIGZvbGxvd3MgYSBsaW5rIGltbWVkaWF0ZWx5LiAqL1xuZXhwb3J0IGNvbnN0IFRJQ0tFVF9UVExfU0VDT05EUyA9IDYwXG4vKiogRW5vdWdoIGZvciBhIHBhZ2Ugb2YgbGlua3Mgb3BlbmVkIHRvZ2V0aGVyOyBiZXlvbmQgdGhpcyB0aGUgb2xkZXN0IGFyZSBkZWxldGVkLiAqL1xuZXhwb3J0IGNvbnN0IFRJQ0tFVFNfUEVSX1NJR05fSU5fTUFYID0gMTAwXG5leHBvcnQgY29uc3QgVElDS0VUX0JZVEVTID0gMzJcbi8qKiBiYXNlNjR1cmwgb2YgdGhlIGJ5dGVzLiAqL1xuZXhwb3J0IGNvbnN0IFRJQ0tFVF9DSEFSQUNURVJTID0gNDNcbi8qKiBJZHMgYW5kIG5hbWVzIG9mIHRoZSBsb25nZXN0IGRvd25sb2FkIHBhdGggZml0IHR3aWNlLiAqL1xuZXhwb3J0IGNvbnN0IFBBVEhfQ0hBUkFDVEVSU19NQVggPSA1MDBcblxuLyoqIFRoZSBjYWxscyB0aGF0IGdpdmUgYSBmaWxlIChzcGVjaWZpY2F0aW9uIMKnNzogXCJhY2Nlc3NfdG9rZW4gcXVlcnlcIikuIE5vdGhpbmcgZWxzZSB0YWtlcyBhIHRpY2tldC4gKi9cbmNvbnN0IERPV05MT0FEX1BBVEggPSAvXlxcL2FwaVxcL2RldmljZXNcXC9bXj8jXStcXC8oZmlsZXxpbWFnZWZpbGV8KGNsaXBib2FyZHxzY3JlZW58bmV0d29ya3xwbGMpcmVjb3JkaW5nKSQvXG5cbmV4cG9ydCBmdW5jdGlvbiBpc0Rvd25sb2FkUGF0aChwYXRoOiBzdHJpbmcpOiBib29sZWFuIHtcbiAgcmV0dXJuIHBhdGgubGVuZ3RoIDw9IFBBVEhfQ0hBUkFDVEVSU19NQVggJiYgRE9XTkxPQURfUEFUSC50ZXN0KHBhdGgpICYmICFwYXRoLmluY2x1ZGVzKFwiLy9cIilcbn1cbiIsCiAgICAiLyoqIFRpY2tldHMgZm9yIGRvd25sb2FkcyBhcyBhIGNhbGwuICovXG5pbXBvcnQgeyB6IH0gZnJvbSBcInpvZC9taW5pXCJcbmltcG9ydCB7IGluc3RhbnQgfSBmcm9tIFwiLi4vLi4vYmFzZS9zY2hlbWEudHNcIlxuaW1wb3J0IHsgcG9zdCB9IGZyb20gXCIuLi8uLi9odHRwL2VuZHBvaW50LnRzXCJcbmltcG9ydCB7IGlzRG93bmxvYWRQYXRoLCBUSUNLRVRfQ0hBUkFDVEVSUyB9IGZyb20gXCIuL3J1bGVzLnRzXCJcblxuLyoqIFRoZSBxdWVyeSBvZiBldmVyeSBkb3dubG9hZDogYSB0aWNrZXQsIHdoZXJlIG5laXRoZXIgY29va2llIG5vciBiZWFyZXIgdG9rZW4gY2FuIGJlIHNlbnQuICovXG5leHBvcnQgY29uc3QgZG93bmxvYWRRdWVyeSA9IHoub2JqZWN0KHtcbiAgYWNjZXNzX3Rva2VuOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkuY2hlY2soei5tYXhMZW5ndGgoVElDS0VUX0NIQVJBQ1RFUlMpKSksXG59KVxuXG5leHBvcnQgY29uc3QgZG93bmxvYWRFbmRwb2ludHMgPSB7XG4gIGNyZWF0ZURvd25sb2FkVGlja2V0OiBwb3N0KFwiL2Rvd25sb2FkdGlja2V0c1wiLCB7XG4gICAgc3VtbWFyeTogXCJBIHRpY2tldCBmb3Igb25lIGRvd25sb2FkIHdpdGhpbiBhIG1pbnV0ZSwgdG8gYmUgc2VudCBhcyB0aGUgcXVlcnkgYWNjZXNzX3Rva2VuXCIsXG4gICAgYXV0aDogXCJzaWduZWRJblwiLFxuICAgIGJvZHk6IHouc3RyaWN0T2JqZWN0KHtcbiAgICAgIC8qKiBlLmcuIFwiL2FwaS9kZXZpY2VzL+KApi9hdHRhY2htZW50cy/igKYvZmlsZVwiICovXG4gICAgICBwYXRoOiB6LnN0cmluZyhcInZhbGlkYXRpb24ucmVxdWlyZWRcIikuY2hlY2soei5yZWZpbmUoaXNEb3dubG9hZFBhdGgsIFwidmFsaWRhdGlvbi5pbnZhbGlkXCIpKSxcbiAgICB9KSxcbiAgICByZXNwb25zZTogei5vYmplY3QoeyBhY2Nlc3NUb2tlbjogei5zdHJpbmcoKSwgZXhwaXJlc09uOiBpbnN0YW50IH0pLFxuICAgIHN0YXR1czogMjAxLFxuICB9KSxcbn1cbiIsCiAgICAiLyoqIFdoYXQgYW4gZW1lcmdlbmN5IHNlc3Npb24gbWF5IGRvIHdpdGhvdXQsIGFuZCB0aGUgbGltaXRzIG9mIGl0cyByZWFzb24uIFB1cmUuICovXG5pbXBvcnQgdHlwZSB7IElzc3VlU3RhdGUgfSBmcm9tIFwiLi4vLi4vbWFpbnRlbmFuY2UvaXNzdWVzL3J1bGVzLnRzXCJcbmltcG9ydCB7IEVNRVJHRU5DWV9TVEFURVMsIHR5cGUgUHJlcmVxdWlzaXRlIH0gZnJvbSBcIi4vcnVsZXMudHNcIlxuXG4vKiogQSByZWFzb24gaXMgYSBzZW50ZW5jZSB0aGF0IGl0cyByZXZpZXdlciB1bmRlcnN0YW5kcy4gKi9cbmV4cG9ydCBjb25zdCBFTUVSR0VOQ1lfUkVBU09OX0NIQVJBQ1RFUlNfTUlOID0gMjBcbmV4cG9ydCBjb25zdCBFTUVSR0VOQ1lfUkVBU09OX0NIQVJBQ1RFUlNfTUFYID0gNTAwXG5cbi8qKlxuICogVGhlIG1pc3NpbmcgcHJlcmVxdWlzaXRlcyB0aGF0IGFuIGVtZXJnZW5jeSBzZXNzaW9uIGRvZXMgd2l0aG91dDogdGhlIG9wZW4gd2luZG93LCBhbmQgdGhlIGFwcHJvdmFsIG9mIHRoZSBpc3N1ZS4gVGhlXG4gKiBvdGhlcnMgcmVtYWluOyBzaWduLWluLCBsaWNlbmNlLCBwZXJtaXNzaW9ucyBhbmQgbGltaXRzIGFyZSBubyBwcmVyZXF1aXNpdGVzIG9mIHRoZSBpc3N1ZSwgYW5kIGFyZSBuZXZlciBieXBhc3NlZC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNwbGl0RW1lcmdlbmN5UHJlcmVxdWlzaXRlcyhcbiAgbWlzc2luZzogcmVhZG9ubHkgUHJlcmVxdWlzaXRlW10sXG4gIHN0YXRlOiBJc3N1ZVN0YXRlLFxuKTogeyBieXBhc3NlZDogUHJlcmVxdWlzaXRlW107IHJlbWFpbmluZzogUHJlcmVxdWlzaXRlW10gfSB7XG4gIGNvbnN0IGlzQnlwYXNzZWQgPSAob25lOiBQcmVyZXF1aXNpdGUpID0+XG4gICAgb25lID09PSBcIldJTkRPV1wiIHx8IChvbmUgPT09IFwiSVNTVUVfU1RBVEVcIiAmJiBFTUVSR0VOQ1lfU1RBVEVTLmluY2x1ZGVzKHN0YXRlKSlcbiAgcmV0dXJuIHtcbiAgICBieXBhc3NlZDogbWlzc2luZy5maWx0ZXIoaXNCeXBhc3NlZCksXG4gICAgcmVtYWluaW5nOiBtaXNzaW5nLmZpbHRlcigob25lKSA9PiAhaXNCeXBhc3NlZChvbmUpKSxcbiAgfVxufVxuIiwKICAgICIvKiogVGhlIGV2ZW50cyBvZiBhIHJlY29yZGluZyBhcyBpdHMgcmVhZGVycyBsZWFybiB0aGVtLiAqL1xuXG5leHBvcnQgY29uc3QgUkVDT1JESU5HX0VWRU5UX0tJTkRTID0gW1xuICBcIkpPSU5cIixcbiAgXCJMRUFWRVwiLFxuICBcIlJJR0hUXCIsXG4gIFwiQ0xJUEJPQVJEXCIsXG4gIFwiRklMRVwiLFxuICBcIk1BQ0hJTkVcIixcbiAgXCJTVVBFUlZJU0lPTlwiLFxuICBcIk1BUktFUlwiLFxuICBcIlJFTU9WQUxcIixcbiAgXCJFTkRcIixcbl0gYXMgY29uc3RcblxuLyoqIE1vcmUgdGhhbiBhIHdvcmtpbmcgZGF5IGhhczsgYSBsaXN0IHRoYXQgYSBicm93c2VyIHN0aWxsIHNjcm9sbHMuIFRoZSByZXN0IGlzIGluIHRoZSBkb3dubG9hZGVkIHJlY29yZGluZy4gKi9cbmV4cG9ydCBjb25zdCBSRUNPUkRJTkdfRVZFTlRTX01BWCA9IDIwMDBcblxuLyoqIE1vcmUgbWFya2VycyB0aGFuIHRoaXMsIGFkZGVkIHRvIG9uZSByZWNvcmRpbmcgYWZ0ZXJ3YXJkcywgYXJlIG5vIG5vdGVzIG9mIHBlb3BsZS4gKi9cbmV4cG9ydCBjb25zdCBSRUNPUkRJTkdfTUFSS0VSU19NQVggPSA1MDBcbmV4cG9ydCBjb25zdCBNQVJLRVJfQ0hBUkFDVEVSU19NQVggPSAyMDBcblxuLyoqIFRoZSBwaWN0dXJlIG9mIGEgbWFjaGluZSB0aGF0IGhhcyBub3QgY2hhbmdlZCBmb3IgbG9uZ2VyIGlzIGlkbGUsIGluIG1pbGxpc2Vjb25kcy4gKi9cbmV4cG9ydCBjb25zdCBJRExFX01TID0gMjAwMFxuLyoqIFNob3J0ZXIgcGVyaW9kcyBvZiBhIGxvbmcgcmVjb3JkaW5nIGFyZSBuYXJyb3dlciB0aGFuIGEgcGl4ZWwgb2YgdGhlIHRpbWUgbGluZS4gKi9cbmV4cG9ydCBjb25zdCBJRExFX1BFUklPRFNfTUFYID0gNTAwXG5cbmV4cG9ydCBpbnRlcmZhY2UgSWRsZVBlcmlvZCB7XG4gIC8qKiBNaWxsaXNlY29uZHMgc2luY2UgdGhlIHJlY29yZGluZyBiZWdhbi4gKi9cbiAgZnJvbTogbnVtYmVyXG4gIHRvOiBudW1iZXJcbn1cblxuLyoqXG4gKiBUaGUgbG9uZ2VzdCBwZXJpb2RzIHdpdGhvdXQgYSBjaGFuZ2UsIGluIHRoZSBvcmRlciBvZiB0aW1lLlxuICpcbiAqIEBwYXJhbSBjaGFuZ2VzICBtb21lbnRzIG9mIHRoZSBjaGFuZ2VzLCBpbiB0aGVpciBvcmRlclxuICovXG5leHBvcnQgZnVuY3Rpb24gaWRsZVBlcmlvZHNPZihjaGFuZ2VzOiBJdGVyYWJsZTxudW1iZXI+LCBkdXJhdGlvbk1zOiBudW1iZXIpOiBJZGxlUGVyaW9kW10ge1xuICBjb25zdCBwZXJpb2RzOiBJZGxlUGVyaW9kW10gPSBbXVxuICBsZXQgZnJvbSA9IDBcbiAgY29uc3QgYWRkID0gKHRvOiBudW1iZXIpID0+IHtcbiAgICBpZiAodG8gLSBmcm9tID4gSURMRV9NUykgcGVyaW9kcy5wdXNoKHsgZnJvbSwgdG8gfSlcbiAgICBmcm9tID0gdG9cbiAgfVxuICBmb3IgKGNvbnN0IGF0TXMgb2YgY2hhbmdlcykgYWRkKGF0TXMpXG4gIGFkZChkdXJhdGlvbk1zKVxuICBjb25zdCBsZW5ndGggPSAoeyBmcm9tLCB0byB9OiBJZGxlUGVyaW9kKSA9PiB0byAtIGZyb21cbiAgY29uc3QgbG9uZ2VzdCA9IHBlcmlvZHMudG9Tb3J0ZWQoKGEsIGIpID0+IGxlbmd0aChiKSAtIGxlbmd0aChhKSkuc2xpY2UoMCwgSURMRV9QRVJJT0RTX01BWClcbiAgcmV0dXJuIGxvbmdlc3Quc29ydCgoYSwgYikgPT4gYS5mcm9tIC0gYi5mcm9tKVxufVxuXG5leHBvcnQgaW50ZXJmYWNlIE5hbWVkUmVjb3JkaW5nRXZlbnQge1xuICAvKiogTWlsbGlzZWNvbmRzIHNpbmNlIHRoZSByZWNvcmRpbmcgYmVnYW4uICovXG4gIGF0OiBudW1iZXJcbiAgZXZlbnQ6ICh0eXBlb2YgUkVDT1JESU5HX0VWRU5UX0tJTkRTKVtudW1iZXJdXG4gIC8qKiBOYW1lIG9mIHRoZSBwZXJzb24gd2hvIGRpZCBpdDsgbnVsbCBmb3IgdGhlIG1hY2hpbmUgYW5kIHRoZSBzZXJ2ZXIuICovXG4gIHBlcnNvbjogc3RyaW5nIHwgbnVsbFxuICAvKiogVGhlIHJpZ2h0LCB0aGUgZGlyZWN0aW9uIG9mIGEgZmlsZSBvciBvZiB0aGUgY2xpcGJvYXJkLCB0aGUgbWFjaGluZSdzIG9yIHRoZSBzdXBlcnZpc2lvbidzIHN0YXRlLCB0aGUgY29kZSBvZiB0aGUgZW5kLiAqL1xuICBzdGF0ZTogc3RyaW5nIHwgbnVsbFxuICAvKiogVGhlIGZpbGUncyBuYW1lLCB0aGUgbWFya2VyJ3MgdGV4dCwgdGhlIHJlYXNvbiwgaG93IHRoZSBzZXNzaW9uIGVuZGVkLiAqL1xuICB0ZXh0OiBzdHJpbmdcbiAgc2l6ZUluQnl0ZXM6IG51bWJlciB8IG51bGxcbiAgLyoqIElTTyBpbnN0YW50IGF0IHdoaWNoIGEgcGVyc29uIGFkZGVkIHRoZSBtYXJrZXIgdG8gdGhlIHJlY29yZGluZzsgbnVsbCBmb3Igd2hhdCBpcyBpbiBpdHMgZmlsZS4gKi9cbiAgYWRkZWRPbjogc3RyaW5nIHwgbnVsbFxufVxuXG4vKiogSW4gdGhlIG9yZGVyIG9mIHRpbWU7IHdoYXQgd2FzIHJlY29yZGVkIGNvbWVzIGJlZm9yZSB3aGF0IHdhcyBhZGRlZCBhdCB0aGUgc2FtZSBtb21lbnQuICovXG5leHBvcnQgZnVuY3Rpb24gd2l0aEFkZGVkTWFya2VycyhcbiAgZXZlbnRzOiByZWFkb25seSBOYW1lZFJlY29yZGluZ0V2ZW50W10sXG4gIG1hcmtlcnM6IHJlYWRvbmx5IE5hbWVkUmVjb3JkaW5nRXZlbnRbXSxcbik6IE5hbWVkUmVjb3JkaW5nRXZlbnRbXSB7XG4gIHJldHVybiBbLi4uZXZlbnRzLCAuLi5tYXJrZXJzXS5zb3J0KChhLCBiKSA9PiBhLmF0IC0gYi5hdClcbn1cbiIsCiAgICAiLyoqIFJlbW90ZSBzZXNzaW9ucyBhcyBjYWxscy4gKi9cbmltcG9ydCB7IHogfSBmcm9tIFwiem9kL21pbmlcIlxuaW1wb3J0IHsgRU1BSUxfQ0hBUkFDVEVSU19NQVggfSBmcm9tIFwiLi4vLi4vYmFzZS9lbWFpbC50c1wiXG5pbXBvcnQgdHlwZSB7IFJlZnVzYWxDb2RlIH0gZnJvbSBcIi4uLy4uL2Jhc2UvcmVmdXNhbC1jb2Rlcy50c1wiXG5pbXBvcnQge1xuICBpZCxcbiAgaW5zdGFudCxcbiAgaW5zdGFudEluUmFuZ2UsXG4gIGludGVnZXJCZXR3ZWVuLFxuICBuYW1lZFNjaGVtYSxcbiAgbm9CaWRpQ29udHJvbHMsXG4gIG9wdGlvbmFsVGV4dCxcbiAgcGFnZVNjaGVtYSxcbiAgcmVxdWlyZWRUZXh0LFxuICBzb3J0ZWRRdWVyeSxcbiAgdXNlclJlZixcbn0gZnJvbSBcIi4uLy4uL2Jhc2Uvc2NoZW1hLnRzXCJcbmltcG9ydCB7IGRlbCwgZ2V0LCBwb3N0LCBwdXQgfSBmcm9tIFwiLi4vLi4vaHR0cC9lbmRwb2ludC50c1wiXG5pbXBvcnQge1xuICBLTk9XTl9IT1NUX0NIQVJBQ1RFUlNfTUFYLFxuICBQQVNTV09SRF9DSEFSQUNURVJTX01BWCxcbiAgVVNFUk5BTUVfQ0hBUkFDVEVSU19NQVgsXG59IGZyb20gXCIuLi8uLi9tYWNoaW5lcy9pbnRlcmZhY2VzL3J1bGVzLnRzXCJcbmltcG9ydCB7IFNDUkVFTl9LSU5EUywgU0VTU0lPTl9UWVBFUyB9IGZyb20gXCIuLi8uLi9tYWNoaW5lcy9pbnRlcmZhY2VzL3J1bGVzLXR5cGVzLnRzXCJcbmltcG9ydCB7IEFQUFJPVkFMX1NUQVRFUyB9IGZyb20gXCIuLi8uLi9tYWludGVuYW5jZS9hcHByb3ZhbHMvcnVsZXMudHNcIlxuaW1wb3J0IHsgZG93bmxvYWRRdWVyeSB9IGZyb20gXCIuLi8uLi9zeXN0ZW0vZG93bmxvYWRzL2NvbnRyYWN0LnRzXCJcbmltcG9ydCB7IEFDQ0VTU19SSUdIVFMsIFJFQ09SRElOR19TVEFURVMsIFNFU1NJT05fU09SVFMsIFNFU1NJT05fU1RBVEVTIH0gZnJvbSBcIi4vcnVsZXMudHNcIlxuaW1wb3J0IHsgRU1FUkdFTkNZX1JFQVNPTl9DSEFSQUNURVJTX01BWCwgRU1FUkdFTkNZX1JFQVNPTl9DSEFSQUNURVJTX01JTiB9IGZyb20gXCIuL3J1bGVzLWVtZXJnZW5jeS50c1wiXG5pbXBvcnQgeyBSRUFTT05fQ0hBUkFDVEVSU19NQVggfSBmcm9tIFwiLi9ydWxlcy1wYXJ0aWNpcGFudHMudHNcIlxuaW1wb3J0IHsgTUFSS0VSX0NIQVJBQ1RFUlNfTUFYLCBSRUNPUkRJTkdfRVZFTlRfS0lORFMgfSBmcm9tIFwiLi9ydWxlcy1yZWNvcmRpbmctZXZlbnRzLnRzXCJcblxuY29uc3QgTE9HID0gXCIvZGV2aWNlcy86ZGV2aWNlSWQvaXNzdWVzLzppc3N1ZUlkL2xvZ3MvOmxvZ0lkXCJcbmNvbnN0IFNFU1NJT04gPSBgJHtMT0d9L3Nlc3Npb25zLzpzZXNzaW9uSWRgIGFzIGNvbnN0XG5cbi8qKiBBIHVzZXIncyBjb25uZWN0aW9uIHRvIGEgc2Vzc2lvbiwgZnJvbSBqb2luaW5nIHRvIGxlYXZpbmcuICovXG5leHBvcnQgY29uc3QgY29ubmVjdGlvbiA9IG5hbWVkU2NoZW1hKFxuICBcIkNvbm5lY3Rpb25cIixcbiAgei5vYmplY3Qoe1xuICAgIGlkLFxuICAgIC8qKiBPZiBhIGd1ZXN0IHdpdGhvdXQgYW4gYWNjb3VudDogdGhlIGlkIG9mIHRoZSBpbnZpdGF0aW9uLCB0aGUgZS1tYWlsIGFkZHJlc3MgYW5kIHRoZSBuYW1lLiAqL1xuICAgIHVzZXI6IHVzZXJSZWYsXG4gICAgaXNHdWVzdDogei5ib29sZWFuKCksXG4gICAgYWNjZXNzUmlnaHQ6IHouZW51bShBQ0NFU1NfUklHSFRTKSxcbiAgICBzdGFydFRpbWU6IGluc3RhbnQsXG4gICAgZW5kVGltZTogei5udWxsYWJsZShpbnN0YW50KSxcbiAgfSksXG4pXG5cbmV4cG9ydCBjb25zdCBpbnZpdGF0aW9uID0gbmFtZWRTY2hlbWEoXG4gIFwiSW52aXRhdGlvblwiLFxuICB6Lm9iamVjdCh7IHVzZXI6IHVzZXJSZWYsIGFjY2Vzc1JpZ2h0OiB6LmVudW0oQUNDRVNTX1JJR0hUUykgfSksXG4pXG5cbi8qKiBPZiBhIHNlc3Npb24gdGhhdCB3YXMgc3RhcnRlZCBvdXRzaWRlIGl0cyBtYWludGVuYW5jZSB3aW5kb3cuICovXG5leHBvcnQgY29uc3QgZW1lcmdlbmN5ID0gbmFtZWRTY2hlbWEoXG4gIFwiRW1lcmdlbmN5XCIsXG4gIHoub2JqZWN0KHtcbiAgICByZWFzb246IHouc3RyaW5nKCksXG4gICAgLyoqIFRoZSBzZXNzaW9uIGVuZHMgdGhlbiBhdCB0aGUgbGF0ZXN0LiAqL1xuICAgIGVuZHNPbjogaW5zdGFudCxcbiAgICAvKiogTnVsbCB1bnRpbCBhbm90aGVyIHVzZXIgaGFzIHJldmlld2VkIGl0LiAqL1xuICAgIHJldmlld2VkQnk6IHoubnVsbGFibGUodXNlclJlZiksXG4gICAgcmV2aWV3ZWRPbjogei5udWxsYWJsZShpbnN0YW50KSxcbiAgICByZXZpZXdDb21tZW50OiB6LnN0cmluZygpLFxuICB9KSxcbilcblxuZXhwb3J0IGNvbnN0IHNlc3Npb24gPSBuYW1lZFNjaGVtYShcbiAgXCJTZXNzaW9uXCIsXG4gIHoub2JqZWN0KHtcbiAgICBpZCxcbiAgICBkZXZpY2VJZDogaWQsXG4gICAgZGV2aWNlTmFtZTogei5zdHJpbmcoKSxcbiAgICBpc3N1ZUlkOiBpZCxcbiAgICBpc3N1ZVRpdGxlOiB6LnN0cmluZygpLFxuICAgIGxvZ0lkOiBpZCxcbiAgICBpbnRlcmZhY2VJZDogei5udWxsYWJsZShpZCksXG4gICAgaW50ZXJmYWNlTmFtZTogei5zdHJpbmcoKSxcbiAgICBpbnRlcmZhY2VUeXBlOiB6LnN0cmluZygpLFxuICAgIG93bmVyOiB1c2VyUmVmLFxuICAgIHN0YXJ0VGltZTogaW5zdGFudCxcbiAgICBlbmRUaW1lOiB6Lm51bGxhYmxlKGluc3RhbnQpLFxuICAgIHN0YXRlOiB6LmVudW0oU0VTU0lPTl9TVEFURVMpLFxuICAgIC8qKiBXaHkgaXQgZW5kZWQsIGZvciB1c2VyczogYSBjb2RlIG9mIHRoZSBjYXRhbG9ndWUgYW5kIGEgc2VudGVuY2UuICovXG4gICAgZW5kQ29kZTogei5udWxsYWJsZSh6LnN0cmluZygpKSxcbiAgICBlbmREZXRhaWw6IHouc3RyaW5nKCksXG4gICAgLyoqIE5hbWUgb2YgYSBrbm93biBjYXVzZSBvZiB0aGUgZW5kLCB3aGljaCB0aGUgdXNlciBjYW4gcmVtb3ZlOyBudWxsIGZvciBvdGhlcnMuICovXG4gICAgZW5kRGlhZ25vc2lzOiB6Lm51bGxhYmxlKHouc3RyaW5nKCkpLFxuICAgIC8qKiBFeGl0IHN0YXR1cyBvZiB0aGUgcHJvZ3JhbSBvbiB0aGUgbWFjaGluZSwgd2hlcmUgaXQgcmVwb3J0ZWQgb25lIChTU0gpOiAwIGZvciBzdWNjZXNzLiAqL1xuICAgIGV4aXRTdGF0dXM6IHoubnVsbGFibGUoei5pbnQoKSksXG4gICAgdHlwZTogei5lbnVtKFNFU1NJT05fVFlQRVMpLFxuICAgIGlzQWN0aXZlOiB6LmJvb2xlYW4oKSxcbiAgICAvKiogRmlsZXMgb2YgdGhlIHJlY29yZGluZ3M7IHRoZSBzY3JlZW4ncyBpcyBudWxsIHdoZXJlIG5vdGhpbmcgd2FzIHJlY29yZGVkLiAqL1xuICAgIHNjcmVlblJlY29yZGluZzogei5udWxsYWJsZSh6Lm9iamVjdCh7IHN0YXRlOiB6LmVudW0oUkVDT1JESU5HX1NUQVRFUyksIHNpemVJbkJ5dGVzOiB6LmludCgpIH0pKSxcbiAgICBuZXR3b3JrUmVjb3JkaW5nOiB6Lm51bGxhYmxlKHoub2JqZWN0KHsgc2l6ZUluQnl0ZXM6IHouaW50KCkgfSkpLFxuICAgIGNsaXBib2FyZFJlY29yZGluZzogei5udWxsYWJsZSh6Lm9iamVjdCh7IHNpemVJbkJ5dGVzOiB6LmludCgpIH0pKSxcbiAgICAvKiogSG93IG1hbnkgZmlsZXMgd2VudCB0byBvciBmcm9tIHRoZSBtYWNoaW5lLCB0aHJvdWdoIGFsbCBjb25uZWN0aW9ucy4gKi9cbiAgICBmaWxlVHJhbnNmZXJzOiB6LmludCgpLFxuICAgIC8qKiBUaGUgbmV3ZXN0IHJlcXVlc3QgZm9yIGFjY2VzcyB0byB0aGUgcmVjb3JkaW5nOyBhbiBhcHByb3ZhbCBhcHBsaWVzIHRvIGl0cyBjcmVhdG9yIG9ubHkuICovXG4gICAgYXBwcm92YWxSZXF1ZXN0OiB6Lm51bGxhYmxlKFxuICAgICAgei5vYmplY3Qoe1xuICAgICAgICBpZCxcbiAgICAgICAgc3RhdGU6IHouZW51bShBUFBST1ZBTF9TVEFURVMpLFxuICAgICAgICBjcmVhdGVkQnk6IGlkLFxuICAgICAgICBzdGFydFRpbWU6IGluc3RhbnQsXG4gICAgICAgIGR1cmF0aW9uSW5Ib3Vyczogei5pbnQoKSxcbiAgICAgIH0pLFxuICAgICksXG4gICAgY29ubmVjdGlvbnM6IHouYXJyYXkoY29ubmVjdGlvbiksXG4gICAgaW52aXRlZFVzZXJzOiB6LmFycmF5KGludml0YXRpb24pLFxuICAgIC8qKiBOdWxsIGZvciBhIHNlc3Npb24gaW4gaXRzIG1haW50ZW5hbmNlIHdpbmRvdy4gKi9cbiAgICBlbWVyZ2VuY3k6IHoubnVsbGFibGUoZW1lcmdlbmN5KSxcbiAgfSksXG4pXG5leHBvcnQgdHlwZSBTZXNzaW9uID0gei5pbmZlcjx0eXBlb2Ygc2Vzc2lvbj5cblxuLyoqIFVwcGVyIGxpbWl0IG9mIGEgcG9zaXRpb24gaW4gYSByZWNvcmRpbmc6IGEgbW9udGguICovXG5jb25zdCBTRUVLX01TX01BWCA9IDMxICogMjQgKiAzXzYwMF8wMDBcblxuLyoqIFdoYXQgaGFwcGVuZWQgYXQgYSBtb21lbnQgb2YgYSByZWNvcmRpbmcsIGJlc2lkZSBpdHMgcGljdHVyZS4gKi9cbmV4cG9ydCBjb25zdCByZWNvcmRpbmdFdmVudCA9IG5hbWVkU2NoZW1hKFxuICBcIlJlY29yZGluZ0V2ZW50XCIsXG4gIHoub2JqZWN0KHtcbiAgICBhdDogei5pbnQoKSxcbiAgICBldmVudDogei5lbnVtKFJFQ09SRElOR19FVkVOVF9LSU5EUyksXG4gICAgcGVyc29uOiB6Lm51bGxhYmxlKHouc3RyaW5nKCkpLFxuICAgIHN0YXRlOiB6Lm51bGxhYmxlKHouc3RyaW5nKCkpLFxuICAgIHRleHQ6IHouc3RyaW5nKCksXG4gICAgc2l6ZUluQnl0ZXM6IHoubnVsbGFibGUoei5pbnQoKSksXG4gICAgYWRkZWRPbjogei5udWxsYWJsZShpbnN0YW50KSxcbiAgfSksXG4pXG5cbmV4cG9ydCBjb25zdCBhZGRSZWNvcmRpbmdNYXJrZXIgPSB6LnN0cmljdE9iamVjdCh7XG4gIGF0OiBpbnRlZ2VyQmV0d2VlbigwLCBTRUVLX01TX01BWCksXG4gIHRleHQ6IHJlcXVpcmVkVGV4dChNQVJLRVJfQ0hBUkFDVEVSU19NQVgpLFxufSlcbmV4cG9ydCB0eXBlIEFkZFJlY29yZGluZ01hcmtlciA9IHoub3V0cHV0PHR5cGVvZiBhZGRSZWNvcmRpbmdNYXJrZXI+XG5cbi8qKiBOb3RoaW5nIGNoYW5nZXMgaW4gdGhlIHBpY3R1cmUuIE1pbGxpc2Vjb25kcyBzaW5jZSB0aGUgcmVjb3JkaW5nIGJlZ2FuLiAqL1xuZXhwb3J0IGNvbnN0IGlkbGVQZXJpb2QgPSBuYW1lZFNjaGVtYShcIklkbGVQZXJpb2RcIiwgei5vYmplY3QoeyBmcm9tOiB6LmludCgpLCB0bzogei5pbnQoKSB9KSlcblxuZXhwb3J0IGNvbnN0IHJlY29yZGluZ0luZm8gPSB6Lm9iamVjdCh7XG4gIGtpbmQ6IHouZW51bShTQ1JFRU5fS0lORFMpLFxuICBzdGFydFRpbWU6IGluc3RhbnQsXG4gIGR1cmF0aW9uSW5Nczogei5pbnQoKSxcbiAgc2l6ZUluQnl0ZXM6IHouaW50KCksXG4gIGNvbXBsZXRlOiB6LmJvb2xlYW4oKSxcbiAgLyoqIFRoZSBmaXJzdCBvbmVzLCBhdCBtb3N0IFJFQ09SRElOR19FVkVOVFNfTUFYLCBpbiB0aGVpciBvcmRlci4gKi9cbiAgZXZlbnRzOiB6LmFycmF5KHJlY29yZGluZ0V2ZW50KSxcbiAgaGFzTW9yZUV2ZW50czogei5ib29sZWFuKCksXG4gIC8qKiBUaGUgbG9uZ2VzdCBvbmVzLCBhdCBtb3N0IElETEVfUEVSSU9EU19NQVgsIGluIHRoZSBvcmRlciBvZiB0aW1lLiAqL1xuICBpZGxlUGVyaW9kczogei5hcnJheShpZGxlUGVyaW9kKSxcbn0pXG5leHBvcnQgdHlwZSBSZWNvcmRpbmdJbmZvUmVzcG9uc2UgPSB6LmluZmVyPHR5cGVvZiByZWNvcmRpbmdJbmZvPlxuXG5jb25zdCBhY2Nlc3NSaWdodCA9IHouZW51bShBQ0NFU1NfUklHSFRTLCBcInZhbGlkYXRpb24ucmVxdWlyZWRcIilcblxuLyoqIEFuIGludml0YXRpb24gb2YgYSBwZXJzb24gd2l0aG91dCBhbiBhY2NvdW50LiBJdHMgbGluayBpcyBpbiB0aGUgZS1tYWlsIG9ubHkuICovXG5leHBvcnQgY29uc3QgZW1haWxJbnZpdGF0aW9uID0gbmFtZWRTY2hlbWEoXG4gIFwiRW1haWxJbnZpdGF0aW9uXCIsXG4gIHoub2JqZWN0KHtcbiAgICBpZCxcbiAgICBlbWFpbDogei5zdHJpbmcoKSxcbiAgICBhY2Nlc3NSaWdodDogei5lbnVtKEFDQ0VTU19SSUdIVFMpLFxuICAgIC8qKiBUaGUgbGluayBpcyByZWZ1c2VkIGJlZm9yZSB0aGlzIHRpbWU7IG51bGwgZm9yIGF0IG9uY2UuICovXG4gICAgc3RhcnRzT246IHoubnVsbGFibGUoaW5zdGFudCksXG4gICAgZXhwaXJlc09uOiBpbnN0YW50LFxuICAgIC8qKiBUaGUgbGluayBhZG1pdHMgb25lIGJyb3dzZXIgb25jZTsgb3RoZXJ3aXNlIGFnYWluIGFuZCBhZ2Fpbiwgb25lIGJyb3dzZXIgYXQgYSB0aW1lLiAqL1xuICAgIHNpbmdsZVVzZTogei5ib29sZWFuKCksXG4gICAgLyoqIFdoZW4gdGhlIGxpbmsgbGFzdCBhZG1pdHRlZCBpdHMgZ3Vlc3Q7IG51bGwgZm9yIG5ldmVyLiAqL1xuICAgIHVzZWRPbjogei5udWxsYWJsZShpbnN0YW50KSxcbiAgICAvKiogVG9vIG1hbnkgd3JvbmcgUElOczogdGhlIGxpbmsgaXMgcmVmdXNlZCB1bnRpbCBpdCBpcyByZW5ld2VkLiAqL1xuICAgIGlzTG9ja2VkOiB6LmJvb2xlYW4oKSxcbiAgICBjcmVhdGVkT246IGluc3RhbnQsXG4gICAgY3JlYXRlZEJ5OiB1c2VyUmVmLFxuICB9KSxcbilcbmV4cG9ydCB0eXBlIEVtYWlsSW52aXRhdGlvbiA9IHouaW5mZXI8dHlwZW9mIGVtYWlsSW52aXRhdGlvbj5cblxuLyoqIFRoZSBhbnN3ZXIgdG8gaW52aXRpbmcgYW5kIHJlbmV3aW5nOiB0aGUgUElOIGlzIHNob3duIHRoaXMgb25jZS4gKi9cbmV4cG9ydCBjb25zdCBpbnZpdGF0aW9uV2l0aFBpbiA9IG5hbWVkU2NoZW1hKFxuICBcIkVtYWlsSW52aXRhdGlvbldpdGhQaW5cIixcbiAgei5vYmplY3QoeyAuLi5lbWFpbEludml0YXRpb24uc2hhcGUsIHBpbjogei5zdHJpbmcoKSB9KSxcbilcbmV4cG9ydCB0eXBlIEludml0YXRpb25XaXRoUGluID0gei5pbmZlcjx0eXBlb2YgaW52aXRhdGlvbldpdGhQaW4+XG5cbmNvbnN0IGludml0ZUJ5RW1haWxCb2R5ID0gei5zdHJpY3RPYmplY3Qoe1xuICBlbWFpbDogelxuICAgIC5lbWFpbChcInZhbGlkYXRpb24uZW1haWxcIilcbiAgICAuY2hlY2soei5tYXhMZW5ndGgoRU1BSUxfQ0hBUkFDVEVSU19NQVgsIGB2YWxpZGF0aW9uLm1heHwke0VNQUlMX0NIQVJBQ1RFUlNfTUFYfWApKSxcbiAgYWNjZXNzUmlnaHQ6IHouZW51bShBQ0NFU1NfUklHSFRTLCBcInZhbGlkYXRpb24ucmVxdWlyZWRcIiksXG4gIC8qKiBOb3QgYmVmb3JlIHRoaXMgdGltZTsgbGVmdCBvdXQ6IGF0IG9uY2UuICovXG4gIHN0YXJ0c09uOiB6Lm9wdGlvbmFsKGluc3RhbnRJblJhbmdlKSxcbiAgLyoqIEF0IHRoZSBsYXRlc3Qgd2hlbiB0aGUgbWFpbnRlbmFuY2Ugd2luZG93IGVuZHMsIGFuZCBhZnRlciBhIGRheTsgbGVmdCBvdXQ6IHRoZW4uICovXG4gIGV4cGlyZXNPbjogei5vcHRpb25hbChpbnN0YW50SW5SYW5nZSksXG4gIHNpbmdsZVVzZTogei5fZGVmYXVsdCh6LmJvb2xlYW4oXCJ2YWxpZGF0aW9uLmludmFsaWRcIiksIHRydWUpLFxufSlcbmV4cG9ydCB0eXBlIEludml0ZUJ5RW1haWwgPSB6Lm91dHB1dDx0eXBlb2YgaW52aXRlQnlFbWFpbEJvZHk+XG5cbmNvbnN0IHJlYXNvbiA9IHJlcXVpcmVkVGV4dChSRUFTT05fQ0hBUkFDVEVSU19NQVgpXG5cbi8qKiBBIHJ1bm5pbmcgc2Vzc2lvbiB0aGF0IHdhaXRzIGZvciB0aGUgY2FsbGVyIHRvIGpvaW4uICovXG5leHBvcnQgY29uc3QgcGVuZGluZ0ludml0YXRpb24gPSBuYW1lZFNjaGVtYShcbiAgXCJQZW5kaW5nSW52aXRhdGlvblwiLFxuICB6Lm9iamVjdCh7XG4gICAgc2Vzc2lvbklkOiBpZCxcbiAgICBkZXZpY2VOYW1lOiB6LnN0cmluZygpLFxuICAgIGludGVyZmFjZU5hbWU6IHouc3RyaW5nKCksXG4gICAgaXNzdWVUaXRsZTogei5zdHJpbmcoKSxcbiAgICBpbnZpdGVkQnk6IHVzZXJSZWYsXG4gICAgYWNjZXNzUmlnaHQ6IHouZW51bShBQ0NFU1NfUklHSFRTKSxcbiAgICAvKiogUGF0aCBvZiB0aGUgcGFnZSB0aGF0IGpvaW5zIHRoZSBzZXNzaW9uLiAqL1xuICAgIGpvaW5QYXRoOiB6LnN0cmluZygpLFxuICB9KSxcbilcbmV4cG9ydCB0eXBlIFBlbmRpbmdJbnZpdGF0aW9uID0gei5pbmZlcjx0eXBlb2YgcGVuZGluZ0ludml0YXRpb24+XG5cbmV4cG9ydCBjb25zdCBzdGFydEVtZXJnZW5jeSA9IHouc3RyaWN0T2JqZWN0KHtcbiAgcmVhc29uOiB6XG4gICAgLnN0cmluZyhcInZhbGlkYXRpb24ucmVxdWlyZWRcIilcbiAgICAuY2hlY2soXG4gICAgICB6LnRyaW0oKSxcbiAgICAgIHoubWluTGVuZ3RoKEVNRVJHRU5DWV9SRUFTT05fQ0hBUkFDVEVSU19NSU4sIGB2YWxpZGF0aW9uLm1pbnwke0VNRVJHRU5DWV9SRUFTT05fQ0hBUkFDVEVSU19NSU59YCksXG4gICAgICB6Lm1heExlbmd0aChFTUVSR0VOQ1lfUkVBU09OX0NIQVJBQ1RFUlNfTUFYLCBgdmFsaWRhdGlvbi5tYXh8JHtFTUVSR0VOQ1lfUkVBU09OX0NIQVJBQ1RFUlNfTUFYfWApLFxuICAgICAgbm9CaWRpQ29udHJvbHMsXG4gICAgKSxcbn0pXG5cbmV4cG9ydCBjb25zdCBjcmVkZW50aWFscyA9IHouc3RyaWN0T2JqZWN0KHtcbiAgLyoqIEVtcHR5IGZvciBWTkMsIHdoaWNoIGhhcyBubyB1c2VyIG5hbWVzLiAqL1xuICB1c2VybmFtZTogb3B0aW9uYWxUZXh0KFVTRVJOQU1FX0NIQVJBQ1RFUlNfTUFYKSxcbiAgcGFzc3dvcmQ6IHpcbiAgICAuc3RyaW5nKFwidmFsaWRhdGlvbi5yZXF1aXJlZFwiKVxuICAgIC5jaGVjayhcbiAgICAgIHoubWluTGVuZ3RoKDEsIFwidmFsaWRhdGlvbi5yZXF1aXJlZFwiKSxcbiAgICAgIHoubWF4TGVuZ3RoKFBBU1NXT1JEX0NIQVJBQ1RFUlNfTUFYLCBgdmFsaWRhdGlvbi5tYXh8JHtQQVNTV09SRF9DSEFSQUNURVJTX01BWH1gKSxcbiAgICApLFxufSlcblxuZXhwb3J0IGNvbnN0IHNlc3Npb25MaXN0UXVlcnkgPSB6Lm9iamVjdChzb3J0ZWRRdWVyeShTRVNTSU9OX1NPUlRTKSlcbmNvbnN0IHNlc3Npb25MaXN0ID0geyBxdWVyeTogc2Vzc2lvbkxpc3RRdWVyeSwgcmVzcG9uc2U6IHBhZ2VTY2hlbWEoc2Vzc2lvbikgfVxuXG4vKiogT2YgdGhlIHVzdWFsIHN0YXJ0IGFuZCBvZiB0aGF0IG9mIGFuIGVtZXJnZW5jeSBzZXNzaW9uLiAqL1xuY29uc3QgU1RBUlRfUkVGVVNBTFM6IHJlYWRvbmx5IFJlZnVzYWxDb2RlW10gPSBbXG4gIFwiUFJFUkVRVUlTSVRFU19NSVNTSU5HXCIsXG4gIFwiQ09ORkxJQ1RcIixcbiAgXCJTRVNTSU9OX0NPTkZMSUNUXCIsXG4gIFwiVU5TVVBQT1JURURcIixcbiAgXCJERVZJQ0VfVU5BVkFJTEFCTEVcIixcbiAgXCJTRVJWRVJfQlVTWVwiLFxuXVxuXG5leHBvcnQgY29uc3QgcmVtb3RlRW5kcG9pbnRzID0ge1xuICBsaXN0QWN0aXZlU2Vzc2lvbnM6IGdldChcIi9kZXZpY2VzL2FjdGl2ZXNlc3Npb25zXCIsIHtcbiAgICBzdW1tYXJ5OiBcIlJ1bm5pbmcgc2Vzc2lvbnMgb24gZXZlcnkgZGV2aWNlIHdob3NlIGxvZ3MgdGhlIGNhbGxlciBtYXkgcmVhZCwgbmV3ZXN0IGZpcnN0XCIsXG4gICAgYXV0aDogXCJzaWduZWRJblwiLFxuICAgIHRva2VuczogXCJMT0dfUkVBRFwiLFxuICAgIC4uLnNlc3Npb25MaXN0LFxuICB9KSxcbiAgbGlzdEFsbFNlc3Npb25zOiBnZXQoXCIvZGV2aWNlcy9zZXNzaW9uc1wiLCB7XG4gICAgc3VtbWFyeTogXCJTZXNzaW9ucyBvbiBldmVyeSBkZXZpY2Ugd2hvc2UgbG9ncyB0aGUgY2FsbGVyIG1heSByZWFkLCBuZXdlc3QgZmlyc3RcIixcbiAgICBhdXRoOiBcInNpZ25lZEluXCIsXG4gICAgdG9rZW5zOiBcIkxPR19SRUFEXCIsXG4gICAgLi4uc2Vzc2lvbkxpc3QsXG4gIH0pLFxuICBsaXN0U2Vzc2lvbnNPZkRldmljZTogZ2V0KFwiL2RldmljZXMvOmRldmljZUlkL3Nlc3Npb25zXCIsIHtcbiAgICBzdW1tYXJ5OiBcIlRoZSByZW1vdGUgc2Vzc2lvbnMgb2YgYSBkZXZpY2UsIG5ld2VzdCBmaXJzdFwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkxPR19SRUFEXCIgfSxcbiAgICAuLi5zZXNzaW9uTGlzdCxcbiAgfSksXG4gIGxpc3RJbnZpdGFibGVFbWFpbERvbWFpbnM6IGdldChcIi9kZXZpY2VzLzpkZXZpY2VJZC9pbnZpdGFibGVlbWFpbGRvbWFpbnNcIiwge1xuICAgIHN1bW1hcnk6IFwiRG9tYWlucyB0byB3aG9zZSBhZGRyZXNzZXMgaW52aXRhdGlvbnMgdG8gdGhlIGRldmljZSdzIHNlc3Npb25zIG1heSBnbzsgKiBpcyBhbGwgb2YgdGhlbVwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkRFVklDRV9TVEFSVF9SRU1PVEVcIiB9LFxuICAgIHJlc3BvbnNlOiB6LmFycmF5KHouc3RyaW5nKCkpLFxuICB9KSxcbiAgbGlzdFNlc3Npb25zOiBnZXQoYCR7TE9HfS9zZXNzaW9uc2AsIHtcbiAgICBzdW1tYXJ5OiBcIlRoZSByZW1vdGUgc2Vzc2lvbnMgb2YgYSBsb2csIG5ld2VzdCBmaXJzdFwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkxPR19SRUFEXCIgfSxcbiAgICAuLi5zZXNzaW9uTGlzdCxcbiAgfSksXG4gIGdldFNlc3Npb246IGdldChTRVNTSU9OLCB7XG4gICAgc3VtbWFyeTogXCJPbmUgcmVtb3RlIHNlc3Npb25cIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJMT0dfUkVBRFwiIH0sXG4gICAgcmVzcG9uc2U6IHNlc3Npb24sXG4gIH0pLFxuICBzdGFydFNlc3Npb246IHBvc3QoYCR7TE9HfS9pbnRlcmZhY2VzLzppbnRlcmZhY2VJZC9zZXNzaW9uc2AsIHtcbiAgICBzdW1tYXJ5OiBcIlN0YXJ0cyBhIHJlbW90ZSBzZXNzaW9uIGZyb20gdGhlIGxvZywgd2hlbiBhbGwgcHJlcmVxdWlzaXRlcyBhcmUgbWV0XCIsXG4gICAgYXV0aDogeyBkZXZpY2U6IFwiREVWSUNFX1JFQURcIiB9LFxuICAgIHJlc3BvbnNlOiBzZXNzaW9uLFxuICAgIHN0YXR1czogMjAxLFxuICAgIGl0ZW1QYXRoOiBTRVNTSU9OLFxuICAgIHJlZnVzZXM6IFNUQVJUX1JFRlVTQUxTLFxuICB9KSxcbiAgc3RhcnRFbWVyZ2VuY3lTZXNzaW9uOiBwb3N0KGAke0xPR30vaW50ZXJmYWNlcy86aW50ZXJmYWNlSWQvZW1lcmdlbmN5c2Vzc2lvbnNgLCB7XG4gICAgc3VtbWFyeTpcbiAgICAgIFwiU3RhcnRzIGEgcmVtb3RlIHNlc3Npb24gb3V0c2lkZSB0aGUgbWFpbnRlbmFuY2Ugd2luZG93LCByZWNvcmRlZCwgbGltaXRlZCBpbiB0aW1lIGFuZCB0byBiZSByZXZpZXdlZFwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkRFVklDRV9TVEFSVF9FTUVSR0VOQ1lcIiB9LFxuICAgIHRva2VuczogXCJuZXZlclwiLFxuICAgIGJvZHk6IHN0YXJ0RW1lcmdlbmN5LFxuICAgIHJlc3BvbnNlOiBzZXNzaW9uLFxuICAgIHN0YXR1czogMjAxLFxuICAgIGl0ZW1QYXRoOiBTRVNTSU9OLFxuICAgIHJlZnVzZXM6IFNUQVJUX1JFRlVTQUxTLFxuICB9KSxcbiAgLyoqIEEgdGlja2V0IGZvciB0aGUgdmlld2VyJ3Mgc29ja2V0OiBvbmUgdXNlLCAzMCBzZWNvbmRzLCBib3VuZCB0byB0aGlzIHVzZXIgYW5kIHRoaXMgc2Vzc2lvbi4gKi9cbiAgY3JlYXRlVGlja2V0OiBwb3N0KGAke1NFU1NJT059L3RpY2tldHNgLCB7XG4gICAgc3VtbWFyeTogXCJBIG9uZS11c2UgdGlja2V0IGZvciB0aGUgdmlld2VyJ3MgV2ViU29ja2V0XCIsXG4gICAgYXV0aDogeyBkZXZpY2U6IFwiREVWSUNFX1JFQURcIiB9LFxuICAgIHJlc3BvbnNlOiB6Lm9iamVjdCh7IHRpY2tldDogei5zdHJpbmcoKSwgYWNjZXNzUmlnaHQ6IHouZW51bShBQ0NFU1NfUklHSFRTKSB9KSxcbiAgICBzdGF0dXM6IDIwMSxcbiAgICByZWZ1c2VzOiBbXCJDT05GTElDVFwiXSxcbiAgfSksXG4gIHVwZGF0ZUdyYXBoaWNhbFNlc3Npb246IHB1dChgJHtMT0d9L2dyYXBoaWNhbHNlc3Npb25zLzpzZXNzaW9uSWRgLCB7XG4gICAgc3VtbWFyeTogXCJFbmRzIGEgc2Vzc2lvbiAoaXNBY3RpdmUgZmFsc2UpLCBvciBsZXRzIGl0IHJlbWFpbiB3aGVuIGl0cyBvd25lciBsZWF2ZXNcIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJERVZJQ0VfU1RBUlRfUkVNT1RFXCIgfSxcbiAgICBib2R5OiB6LnN0cmljdE9iamVjdCh7IGlzQWN0aXZlOiB6Lm9wdGlvbmFsKHoubGl0ZXJhbChmYWxzZSkpLCByZW1haW46IHoub3B0aW9uYWwoei5ib29sZWFuKCkpIH0pLFxuICAgIHJlc3BvbnNlOiBzZXNzaW9uLFxuICAgIHJlZnVzZXM6IFtcIkNPTkZMSUNUXCJdLFxuICB9KSxcbiAgLyoqIFRoZSBvd25lcidzIHdvcmQgb24gYSBob3N0IGtleSBzZWVuIGZvciB0aGUgZmlyc3QgdGltZS4gKi9cbiAgZGVjaWRlSG9zdEtleTogcHV0KGAke1NFU1NJT059L2hvc3RrZXlgLCB7XG4gICAgc3VtbWFyeTogXCJUcnVzdHMgb3IgcmVmdXNlcyB0aGUgbWFjaGluZSdzIGhvc3Qga2V5LCBzZWVuIGZvciB0aGUgZmlyc3QgdGltZVwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkRFVklDRV9TVEFSVF9SRU1PVEVcIiB9LFxuICAgIGJvZHk6IHouc3RyaWN0T2JqZWN0KHtcbiAgICAgIGZpbmdlcnByaW50OiB6LnN0cmluZygpLmNoZWNrKHoubWF4TGVuZ3RoKEtOT1dOX0hPU1RfQ0hBUkFDVEVSU19NQVgpKSxcbiAgICAgIGFjY2VwdDogei5ib29sZWFuKCksXG4gICAgfSksXG4gICAgcmVmdXNlczogW1wiQ09ORkxJQ1RcIl0sXG4gIH0pLFxuICBsaXN0VXNlckludml0YXRpb25zOiBnZXQoYCR7U0VTU0lPTn0vaW52aXRhdGlvbnMvdXNlcmAsIHtcbiAgICBzdW1tYXJ5OiBcIkxpc3RzIHRoZSB1c2VycyBpbnZpdGVkIHRvIGEgc2Vzc2lvblwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkxPR19SRUFEXCIgfSxcbiAgICByZXNwb25zZTogei5hcnJheShpbnZpdGF0aW9uKSxcbiAgfSksXG4gIGludml0ZVVzZXI6IHBvc3QoYCR7U0VTU0lPTn0vaW52aXRhdGlvbnMvdXNlcmAsIHtcbiAgICBzdW1tYXJ5OiBcIkludml0ZXMgYSB1c2VyIHRvIGEgcnVubmluZyBzZXNzaW9uXCIsXG4gICAgYXV0aDogeyBkZXZpY2U6IFwiREVWSUNFX1NUQVJUX1JFTU9URVwiIH0sXG4gICAgYm9keTogei5zdHJpY3RPYmplY3QoeyB1c2VySWQ6IGlkLCBhY2Nlc3NSaWdodCB9KSxcbiAgICByZXNwb25zZTogaW52aXRhdGlvbixcbiAgICBzdGF0dXM6IDIwMSxcbiAgICByZWZ1c2VzOiBbXCJDT05GTElDVFwiXSxcbiAgfSksXG4gIGNoYW5nZVVzZXJJbnZpdGF0aW9uOiBwdXQoYCR7U0VTU0lPTn0vaW52aXRhdGlvbnMvdXNlci86dXNlcklkYCwge1xuICAgIHN1bW1hcnk6IFwiQ2hhbmdlcyB0aGUgYWNjZXNzIHJpZ2h0IG9mIGFuIGludml0ZWQgdXNlcjsgZWZmZWN0aXZlIGltbWVkaWF0ZWx5XCIsXG4gICAgYXV0aDogeyBkZXZpY2U6IFwiREVWSUNFX1NUQVJUX1JFTU9URVwiIH0sXG4gICAgYm9keTogei5zdHJpY3RPYmplY3QoeyBhY2Nlc3NSaWdodCB9KSxcbiAgICByZXNwb25zZTogaW52aXRhdGlvbixcbiAgICByZWZ1c2VzOiBbXCJDT05GTElDVFwiXSxcbiAgfSksXG4gIHdpdGhkcmF3VXNlckludml0YXRpb246IGRlbChgJHtTRVNTSU9OfS9pbnZpdGF0aW9ucy91c2VyLzp1c2VySWRgLCB7XG4gICAgc3VtbWFyeTogXCJXaXRoZHJhd3MgYW4gaW52aXRhdGlvbjsgdGhlIHVzZXIgbGVhdmVzIHRoZSBzZXNzaW9uIGltbWVkaWF0ZWx5XCIsXG4gICAgYXV0aDogeyBkZXZpY2U6IFwiREVWSUNFX1NUQVJUX1JFTU9URVwiIH0sXG4gICAgcmVmdXNlczogW1wiQ09ORkxJQ1RcIl0sXG4gIH0pLFxuICBsaXN0UGVuZGluZ0ludml0YXRpb25zOiBnZXQoXCIvcHJvZmlsZS9pbnZpdGF0aW9uc1wiLCB7XG4gICAgc3VtbWFyeTpcbiAgICAgIFwiUnVubmluZyBzZXNzaW9ucyB0byB3aGljaCB0aGUgY2FsbGVyIGlzIGludml0ZWQgYW5kIHdoaWNoIHRoZSBjYWxsZXIgaGFzIG5vdCBqb2luZWQsIG5ld2VzdCBmaXJzdFwiLFxuICAgIGF1dGg6IFwic2lnbmVkSW5cIixcbiAgICB0b2tlbnM6IFwiREVWSUNFX1JFQURcIixcbiAgICByZXNwb25zZTogei5hcnJheShwZW5kaW5nSW52aXRhdGlvbiksXG4gIH0pLFxuICBsaXN0RW1haWxJbnZpdGF0aW9uczogZ2V0KGAke1NFU1NJT059L2ludml0YXRpb25zL2VtYWlsYCwge1xuICAgIHN1bW1hcnk6IFwiVGhlIGUtbWFpbCBhZGRyZXNzZXMgaW52aXRlZCB0byBhIHNlc3Npb24sIGluIHRoZSBvcmRlciBvZiBpbnZpdGluZ1wiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkxPR19SRUFEXCIgfSxcbiAgICByZXNwb25zZTogei5hcnJheShlbWFpbEludml0YXRpb24pLFxuICB9KSxcbiAgaW52aXRlQnlFbWFpbDogcG9zdChgJHtTRVNTSU9OfS9pbnZpdGF0aW9ucy9lbWFpbGAsIHtcbiAgICBzdW1tYXJ5OiBcIkludml0ZXMgYW4gZS1tYWlsIGFkZHJlc3MgdG8gYSBydW5uaW5nIHNlc3Npb25cIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJERVZJQ0VfU1RBUlRfUkVNT1RFXCIgfSxcbiAgICBib2R5OiBpbnZpdGVCeUVtYWlsQm9keSxcbiAgICByZXNwb25zZTogaW52aXRhdGlvbldpdGhQaW4sXG4gICAgc3RhdHVzOiAyMDEsXG4gICAgcmVmdXNlczogW1wiQ09ORkxJQ1RcIl0sXG4gIH0pLFxuICAvKiogQW4gZW1haWwgbGluayB0aGF0IHdhcyB1c2VkIHVwLCBoYXMgZXhwaXJlZCBvciBpcyBsb2NrZWQuICovXG4gIHJlbmV3RW1haWxJbnZpdGF0aW9uOiBwdXQoYCR7U0VTU0lPTn0vaW52aXRhdGlvbnMvZW1haWwvOmludml0YXRpb25JZC9yZW5ld2FsYCwge1xuICAgIHN1bW1hcnk6IFwiU2VuZHMgYSBuZXcgbGluayB0byBhbiBpbnZpdGVkIGUtbWFpbCBhZGRyZXNzOyB0aGUgb2xkIGxpbmsgYW5kIFBJTiBhcmUgcmVmdXNlZCBmcm9tIG5vdyBvblwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkRFVklDRV9TVEFSVF9SRU1PVEVcIiB9LFxuICAgIHJlc3BvbnNlOiBpbnZpdGF0aW9uV2l0aFBpbixcbiAgICByZWZ1c2VzOiBbXCJDT05GTElDVFwiXSxcbiAgfSksXG4gIHJlbW92ZVZpZXdlcjogcHV0KGAke1NFU1NJT059L2Nvbm5lY3Rpb25zLzpjb25uZWN0aW9uSWQvcmVtb3ZhbGAsIHtcbiAgICBzdW1tYXJ5OiBcIlJlbW92ZXMgYSBwZXJzb24gZnJvbSBhIHJ1bm5pbmcgc2Vzc2lvbiwgd2hvIG1heSBqb2luIGFnYWluIG9ubHkgd2hlbiBpbnZpdGVkIGFnYWluXCIsXG4gICAgYXV0aDogeyBkZXZpY2U6IFwiREVWSUNFX1NUQVJUX1JFTU9URVwiIH0sXG4gICAgYm9keTogei5zdHJpY3RPYmplY3QoeyByZWFzb24gfSksXG4gICAgcmVmdXNlczogW1wiQ09ORkxJQ1RcIl0sXG4gIH0pLFxuICBzdXBlcnZpc2VTZXNzaW9uOiBwdXQoYCR7U0VTU0lPTn0vc3VwZXJ2aXNpb25gLCB7XG4gICAgc3VtbWFyeTogXCJBIHN1cGVydmlzb3IgaW4gdGhlIHNlc3Npb24gcGF1c2VzIGl0cyBpbnB1dCwgbGV0cyBpdCBnbyBvbiwgb3IgZW5kcyB0aGUgc2Vzc2lvblwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIkRFVklDRV9TVVBFUlZJU0VfUkVNT1RFXCIgfSxcbiAgICB0b2tlbnM6IFwibmV2ZXJcIixcbiAgICBib2R5OiB6LnN0cmljdE9iamVjdCh7IGFjdGlvbjogei5lbnVtKFtcIlBBVVNFXCIsIFwiUkVTVU1FXCIsIFwiRU5EXCJdLCBcInZhbGlkYXRpb24uY2hvaWNlXCIpLCByZWFzb24gfSksXG4gICAgcmVmdXNlczogW1wiQ09ORkxJQ1RcIl0sXG4gIH0pLFxuICBjaGFuZ2VFbWFpbEludml0YXRpb246IHB1dChgJHtTRVNTSU9OfS9pbnZpdGF0aW9ucy9lbWFpbC86aW52aXRhdGlvbklkYCwge1xuICAgIHN1bW1hcnk6IFwiQ2hhbmdlcyB0aGUgYWNjZXNzIHJpZ2h0IG9mIGFuIGludml0ZWQgZS1tYWlsIGFkZHJlc3NcIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJERVZJQ0VfU1RBUlRfUkVNT1RFXCIgfSxcbiAgICBib2R5OiB6LnN0cmljdE9iamVjdCh7IGFjY2Vzc1JpZ2h0IH0pLFxuICAgIHJlc3BvbnNlOiBlbWFpbEludml0YXRpb24sXG4gICAgcmVmdXNlczogW1wiQ09ORkxJQ1RcIl0sXG4gIH0pLFxuICB3aXRoZHJhd0VtYWlsSW52aXRhdGlvbjogZGVsKGAke1NFU1NJT059L2ludml0YXRpb25zL2VtYWlsLzppbnZpdGF0aW9uSWRgLCB7XG4gICAgc3VtbWFyeTogXCJXaXRoZHJhd3MgYW4gaW52aXRhdGlvbiBieSBlLW1haWxcIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJERVZJQ0VfU1RBUlRfUkVNT1RFXCIgfSxcbiAgICByZWZ1c2VzOiBbXCJDT05GTElDVFwiXSxcbiAgfSksXG4gIGdpdmVDcmVkZW50aWFsczogcHV0KGAke0xPR30vaW50ZXJmYWNlcy86aW50ZXJmYWNlSWQvY3JlZGVudGlhbHNgLCB7XG4gICAgc3VtbWFyeTogXCJDcmVkZW50aWFscyBmb3IgdGhlIGNhbGxlcidzIG5leHQgc2Vzc2lvbjsgcmVmdXNlZCB3aGVyZSB0aGUgaW50ZXJmYWNlIGtlZXBzIGl0cyBvd25cIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJERVZJQ0VfU1RBUlRfUkVNT1RFXCIgfSxcbiAgICBib2R5OiBjcmVkZW50aWFscyxcbiAgICByZWZ1c2VzOiBbXCJDT05GTElDVFwiXSxcbiAgfSksXG4gIGRvd25sb2FkQ2xpcGJvYXJkUmVjb3JkaW5nOiBnZXQoYCR7U0VTU0lPTn0vY2xpcGJvYXJkcmVjb3JkaW5nYCwge1xuICAgIHN1bW1hcnk6IFwiRG93bmxvYWRzIHRoZSBjbGlwYm9hcmQgcmVjb3JkaW5nXCIsXG4gICAgYXV0aDogeyBkZXZpY2U6IFwiUkVDT1JESU5HX1JFQURcIiB9LFxuICAgIHF1ZXJ5OiBkb3dubG9hZFF1ZXJ5LFxuICAgIGJpbmFyeTogdHJ1ZSxcbiAgfSksXG4gIGRvd25sb2FkTmV0d29ya1JlY29yZGluZzogZ2V0KGAke1NFU1NJT059L25ldHdvcmtyZWNvcmRpbmdgLCB7XG4gICAgc3VtbWFyeTogXCJUaGUgcmVjb3JkZWQgbmV0d29yayB0cmFmZmljIGFzIGEgZmlsZVwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIlJFQ09SRElOR19SRUFEXCIgfSxcbiAgICBxdWVyeTogZG93bmxvYWRRdWVyeSxcbiAgICBiaW5hcnk6IHRydWUsXG4gIH0pLFxuICBkb3dubG9hZFBsY1JlY29yZGluZzogZ2V0KGAke1NFU1NJT059L3BsY3JlY29yZGluZ2AsIHtcbiAgICBzdW1tYXJ5OiBcIlRoZSByZWNvcmRlZCBjb25uZWN0aW9uIHRvIGEgUExDIGFzIGEgZmlsZVwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIlJFTU9URV9SRUFEXCIgfSxcbiAgICBxdWVyeTogZG93bmxvYWRRdWVyeSxcbiAgICBiaW5hcnk6IHRydWUsXG4gIH0pLFxuICBnZXRSZWNvcmRpbmdJbmZvOiBnZXQoYCR7U0VTU0lPTn0vc2NyZWVucmVjb3JkaW5nL2luZm9gLCB7XG4gICAgc3VtbWFyeTogXCJMZW5ndGggYW5kIGtpbmQgb2YgYSBzY3JlZW4gcmVjb3JkaW5nLCBhbmQgd2hhdCBoYXBwZW5lZCBpbiBpdFwiLFxuICAgIGF1dGg6IHsgZGV2aWNlOiBcIlJFQ09SRElOR19SRUFEXCIgfSxcbiAgICByZXNwb25zZTogcmVjb3JkaW5nSW5mbyxcbiAgfSksXG4gIGdldFJlY29yZGluZ1NlZ21lbnQ6IGdldChgJHtTRVNTSU9OfS9zY3JlZW5yZWNvcmRpbmcvc2VnbWVudGAsIHtcbiAgICBzdW1tYXJ5OiBcIlRoZSBwaWVjZSBvZiBhIHNjcmVlbiByZWNvcmRpbmcgdGhhdCBzaG93cyBhIG1vbWVudCwgZm9yIHRoZSBwbGF5ZXJcIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJSRUNPUkRJTkdfUkVBRFwiIH0sXG4gICAgcXVlcnk6IHoub2JqZWN0KHtcbiAgICAgIGF0OiB6Ll9kZWZhdWx0KHouY29lcmNlLm51bWJlcigpLmNoZWNrKHouaW50KCksIHoubWluaW11bSgwKSwgei5tYXhpbXVtKFNFRUtfTVNfTUFYKSksIDApLFxuICAgIH0pLFxuICAgIGJpbmFyeTogdHJ1ZSxcbiAgfSksXG4gIGdldFJlY29yZGluZ1RodW1ibmFpbDogZ2V0KGAke1NFU1NJT059L3NjcmVlbnJlY29yZGluZy90aHVtYm5haWxgLCB7XG4gICAgc3VtbWFyeTogXCJBIHNtYWxsIHBpY3R1cmUgb2YgYSBtb21lbnQgb2YgYSBzY3JlZW4gcmVjb3JkaW5nOiBXZWJQIG9mIGEgZGVza3RvcCwgU1ZHIG9mIGEgdGVybWluYWxcIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJSRUNPUkRJTkdfUkVBRFwiIH0sXG4gICAgcXVlcnk6IHoub2JqZWN0KHtcbiAgICAgIGF0OiB6Lm9wdGlvbmFsKHouY29lcmNlLm51bWJlcigpLmNoZWNrKHouaW50KCksIHoubWluaW11bSgwKSwgei5tYXhpbXVtKFNFRUtfTVNfTUFYKSkpLFxuICAgIH0pLFxuICAgIGJpbmFyeTogdHJ1ZSxcbiAgfSksXG4gIGFkZFJlY29yZGluZ01hcmtlcjogcG9zdChgJHtTRVNTSU9OfS9zY3JlZW5yZWNvcmRpbmcvbWFya2Vyc2AsIHtcbiAgICBzdW1tYXJ5OiBcIkFkZHMgYSBtYXJrZXIgdG8gYSByZWNvcmRpbmcsIGJlc2lkZSBpdHMgZmlsZTsgZm9yIHRob3NlIHdobyBtYXkgdmlldyBpdCBub3dcIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJSRUNPUkRJTkdfVVBEQVRFXCIgfSxcbiAgICBib2R5OiBhZGRSZWNvcmRpbmdNYXJrZXIsXG4gICAgcmVzcG9uc2U6IHJlY29yZGluZ0V2ZW50LFxuICAgIHJlZnVzZXM6IFtcIkNPTkZMSUNUXCJdLFxuICB9KSxcbiAgZG93bmxvYWRSZWNvcmRpbmc6IGdldChgJHtTRVNTSU9OfS9zY3JlZW5yZWNvcmRpbmdgLCB7XG4gICAgc3VtbWFyeTogXCJUaGUgd2hvbGUgc2NyZWVuIHJlY29yZGluZyBhcyBhIGZpbGVcIixcbiAgICBhdXRoOiB7IGRldmljZTogXCJSRUNPUkRJTkdfUkVBRFwiIH0sXG4gICAgcXVlcnk6IGRvd25sb2FkUXVlcnksXG4gICAgYmluYXJ5OiB0cnVlLFxuICB9KSxcbn1cbiIsCiAgICAiLyoqIFdoYXQgdGhlIHBsYXllciByZWFkcyBvZiBhIHJlY29yZGluZy4gKi9cbmltcG9ydCB7IHBhcnNlU2VnbWVudCwgdHlwZSBTZWdtZW50IH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS1zZWdtZW50LnRzXCJcbmltcG9ydCB7IEFwaUVycm9yLCBjYWxsQXBpIH0gZnJvbSBcIi4uLy4uL3NyYy9odHRwL2FwaS1jbGllbnQudHNcIlxuaW1wb3J0IHsgdHlwZSBSZWNvcmRpbmdJbmZvUmVzcG9uc2UsIHJlbW90ZUVuZHBvaW50cyB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9jb250cmFjdC50c1wiXG5pbXBvcnQgdHlwZSB7IE1hcmtlckV2ZW50IH0gZnJvbSBcIi4vbWFya2Vycy50c1wiXG5pbXBvcnQgdHlwZSB7IFBsYXllclByb3BzIH0gZnJvbSBcIi4vcHJvcHMudHNcIlxuXG4vKiogQHRocm93cyBBcGlFcnJvciB3aGVuIHRoZSBzZXJ2ZXIgZG9lcyBub3QgZ2l2ZSBpdCwgV2lyZUVycm9yIHdoZW4gaXQgaXMgbm9uZSAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGxvYWRTZWdtZW50KHByb3BzOiBQbGF5ZXJQcm9wcywgYXRNczogbnVtYmVyKTogUHJvbWlzZTxTZWdtZW50PiB7XG4gIGNvbnN0IHJlc3BvbnNlID0gYXdhaXQgcmVhZChwcm9wcywgcmVtb3RlRW5kcG9pbnRzLmdldFJlY29yZGluZ1NlZ21lbnQucGF0aCwgYD9hdD0ke01hdGguZmxvb3IoYXRNcyl9YClcbiAgcmV0dXJuIHBhcnNlU2VnbWVudChuZXcgVWludDhBcnJheShhd2FpdCByZXNwb25zZS5hcnJheUJ1ZmZlcigpKSlcbn1cblxuLyoqIEB0aHJvd3MgQXBpRXJyb3Igd2hlbiB0aGUgc2VydmVyIGRvZXMgbm90IGdpdmUgaXQgKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBsb2FkSW5mbyhwcm9wczogUGxheWVyUHJvcHMpOiBQcm9taXNlPFJlY29yZGluZ0luZm9SZXNwb25zZT4ge1xuICBjb25zdCByZXNwb25zZSA9IGF3YWl0IHJlYWQocHJvcHMsIHJlbW90ZUVuZHBvaW50cy5nZXRSZWNvcmRpbmdJbmZvLnBhdGgsIFwiXCIpXG4gIHJldHVybiAoYXdhaXQgcmVzcG9uc2UuanNvbigpKSBhcyBSZWNvcmRpbmdJbmZvUmVzcG9uc2Vcbn1cblxuLyoqIEB0aHJvd3MgQXBpRXJyb3Igd2hlbiB0aGUgc2VydmVyIGRvZXMgbm90IHRha2UgaXQgKi9cbmV4cG9ydCBmdW5jdGlvbiBhZGRNYXJrZXIoXG4gIHByb3BzOiBQbGF5ZXJQcm9wcyxcbiAgYXRNczogbnVtYmVyLFxuICB0ZXh0OiBzdHJpbmcsXG4gIGNzcmY6IHN0cmluZyxcbik6IFByb21pc2U8TWFya2VyRXZlbnQ+IHtcbiAgY29uc3QgeyBkZXZpY2VJZCwgaXNzdWVJZCwgbG9nSWQsIHNlc3Npb25JZCB9ID0gcHJvcHNcbiAgY29uc3QgcGF0aCA9IHsgZGV2aWNlSWQsIGlzc3VlSWQsIGxvZ0lkLCBzZXNzaW9uSWQgfVxuICByZXR1cm4gY2FsbEFwaShyZW1vdGVFbmRwb2ludHMuYWRkUmVjb3JkaW5nTWFya2VyLCB7IHBhdGgsIGJvZHk6IHsgYXQ6IE1hdGguZmxvb3IoYXRNcyksIHRleHQgfSB9LCBjc3JmKVxufVxuXG4vKiogVGhlIGFkZHJlc3Mgb2YgdGhlIHNtYWxsIHBpY3R1cmUgb2YgYSBtb21lbnQuICovXG5leHBvcnQgZnVuY3Rpb24gdGh1bWJuYWlsQWRkcmVzcyhwcm9wczogUGxheWVyUHJvcHMsIGF0TXM6IG51bWJlcik6IHN0cmluZyB7XG4gIHJldHVybiBgJHthZGRyZXNzT2YocHJvcHMsIHJlbW90ZUVuZHBvaW50cy5nZXRSZWNvcmRpbmdUaHVtYm5haWwucGF0aCl9P2F0PSR7TWF0aC5jZWlsKGF0TXMpfWBcbn1cblxuZnVuY3Rpb24gYWRkcmVzc09mKHByb3BzOiBQbGF5ZXJQcm9wcywgdGVtcGxhdGU6IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IHBhdGggPSB0ZW1wbGF0ZS5yZXBsYWNlKC86KFxcdyspL2csIChfLCBuYW1lKSA9PlxuICAgIGVuY29kZVVSSUNvbXBvbmVudChTdHJpbmcocHJvcHNbbmFtZSBhcyBrZXlvZiBQbGF5ZXJQcm9wc10pKSxcbiAgKVxuICByZXR1cm4gYC9hcGkke3BhdGh9YFxufVxuXG5hc3luYyBmdW5jdGlvbiByZWFkKHByb3BzOiBQbGF5ZXJQcm9wcywgdGVtcGxhdGU6IHN0cmluZywgcXVlcnk6IHN0cmluZyk6IFByb21pc2U8UmVzcG9uc2U+IHtcbiAgY29uc3QgcmVzcG9uc2UgPSBhd2FpdCBmZXRjaChhZGRyZXNzT2YocHJvcHMsIHRlbXBsYXRlKSArIHF1ZXJ5KVxuICBpZiAoIXJlc3BvbnNlLm9rKSB0aHJvdyBuZXcgQXBpRXJyb3IocmVzcG9uc2Uuc3RhdHVzLCBhd2FpdCByZXNwb25zZS5qc29uKCkuY2F0Y2goKCkgPT4gbnVsbCkpXG4gIHJldHVybiByZXNwb25zZVxufVxuIiwKICAgICIvKiogVGhlIGNvbnRyb2xzIHVuZGVyIGEgcmVjb3JkaW5nLiAqL1xuaW1wb3J0IHsgdHlwZSBDU1NQcm9wZXJ0aWVzLCBtZW1vLCB0eXBlIFJlYWN0Tm9kZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgdHlwZSB7IElkbGVQZXJpb2QgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMtcmVjb3JkaW5nLWV2ZW50cy50c1wiXG5pbXBvcnQgeyBJY29uQnV0dG9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5pbXBvcnQgeyBmb3JtYXREdXJhdGlvbiwgZm9ybWF0SW5zdGFudCwgZm9ybWF0TnVtYmVyIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvZm9ybWF0LnRzXCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgdHlwZSB7IFpvb20gfSBmcm9tIFwiLi4vc2NyZWVuL3pvb20udHNcIlxuaW1wb3J0IHsgdHlwZSBQbGF5YmFjaywgdHlwZSBQbGF5YmFja1N0YXRlLCBTUEVFRFMgfSBmcm9tIFwiLi9wbGF5YmFjay50c1wiXG5pbXBvcnQgeyBtb21lbnRBdCwgc2tpcHBlZE1zIH0gZnJvbSBcIi4vdGltZS1saW5lLnRzXCJcblxuLyoqIFRoZSBmaW5lc3Qgc3RlcCBvZiB0aGUgc2xpZGVyLCBzbyB0aGF0IGl0IHJlYWNoZXMgdGhlIHZlcnkgZW5kLiAqL1xuY29uc3QgU0xJREVSX1NURVBfTVMgPSAxXG5cbmV4cG9ydCBpbnRlcmZhY2UgQ29udHJvbHNQcm9wcyB7XG4gIC8qKiBBYm92ZSB0aGUgc2xpZGVyOiB3aGF0IGhhcHBlbmVkIHdoZW4uICovXG4gIGxpbmU6IFJlYWN0Tm9kZVxuICAvKiogQmVsb3cgdGhlIHNsaWRlci4gKi9cbiAgZmlsbTogUmVhY3ROb2RlXG4gIC8qKiBPdmVyIHRoZSBzbGlkZXI6IHRoZSBwaWN0dXJlIG9mIHRoZSBtb21lbnQgdGhhdCBpcyBwb2ludGVkIGF0LiAqL1xuICBwcmV2aWV3OiBSZWFjdE5vZGVcbiAgb25QcmV2aWV3KGF0TXM6IG51bWJlciB8IG51bGwpOiB2b2lkXG4gIC8qKiBudWxsIHdoaWxlIHRoZXkgYXJlIGJlaW5nIHJlYWQuICovXG4gIGlkbGVQZXJpb2RzOiByZWFkb25seSBJZGxlUGVyaW9kW10gfCBudWxsXG4gIC8qKiBudWxsIHdoZXJlIHRoZXJlIGlzIG5vIHN1Y2ggbWFya2VyLiAqL1xuICBvblByZXZpb3VzOiAoKCkgPT4gdm9pZCkgfCBudWxsXG4gIG9uTmV4dDogKCgpID0+IHZvaWQpIHwgbnVsbFxuICBzdGF0ZTogUGxheWJhY2tTdGF0ZVxuICBwbGF5YmFjazogUGxheWJhY2tcbiAgZHVyYXRpb25NczogbnVtYmVyXG4gIC8qKiBJU08gaW5zdGFudC4gKi9cbiAgc3RhcnRUaW1lOiBzdHJpbmdcbiAgLyoqIG51bGwgd2hlcmUgdGhlcmUgaXMgbm90aGluZyB0byB6b29tLiAqL1xuICB6b29tOiBab29tIHwgbnVsbFxuICBvblpvb20oem9vbTogWm9vbSk6IHZvaWRcbiAgb25Ub2dnbGUoKTogdm9pZFxuICBpc0Z1bGxzY3JlZW46IGJvb2xlYW5cbiAgb25GdWxsc2NyZWVuOiAoKCkgPT4gdm9pZCkgfCBudWxsXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBDb250cm9scyhjb250cm9sczogQ29udHJvbHNQcm9wcykge1xuICBjb25zdCB7IHQsIHpvbmUsIGxhbmcgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCB7IHN0YXRlLCBwbGF5YmFjaywgZHVyYXRpb25Ncywgem9vbSB9ID0gY29udHJvbHNcbiAgY29uc3QgZWxhcHNlZCA9IHQoXCJyZWNvcmRpbmcuZWxhcHNlZFwiLCB7XG4gICAgZWxhcHNlZDogZm9ybWF0RHVyYXRpb24oc3RhdGUucG9zaXRpb25NcyksXG4gICAgdG90YWw6IGZvcm1hdER1cmF0aW9uKGR1cmF0aW9uTXMpLFxuICB9KVxuICBjb25zdCBza2lwcGVkID0gc2tpcHBlZE1zKGNvbnRyb2xzLmlkbGVQZXJpb2RzID8/IE5PX1BFUklPRFMpXG4gIGNvbnN0IHdhbGxDbG9jayA9IG5ldyBEYXRlKERhdGUucGFyc2UoY29udHJvbHMuc3RhcnRUaW1lKSArIHN0YXRlLnBvc2l0aW9uTXMpXG4gIC8vIFNldCB0aHJvdWdoIHRoZSBDU1NPTTogdGhpcyBpc2xhbmQgaXMgbmV2ZXIgcmVuZGVyZWQgb24gdGhlIHNlcnZlci5cbiAgY29uc3QgcGxheWVkID0geyBcIi0tcGxheWVkXCI6IHN0YXRlLnBvc2l0aW9uTXMgLyBNYXRoLm1heCgxLCBkdXJhdGlvbk1zKSB9IGFzIENTU1Byb3BlcnRpZXNcbiAgcmV0dXJuIChcbiAgICA8ZmllbGRzZXQgY2xhc3NOYW1lPVwicGxheWVyLWNvbnRyb2xzXCIgYXJpYS1sYWJlbD17dChcInBsYXllci5sYWJlbFwiKX0+XG4gICAgICB7Y29udHJvbHMubGluZX1cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwicGxheWVyLXRyYWNrXCI+XG4gICAgICAgIDxJZGxlUGVyaW9kcyBwZXJpb2RzPXtjb250cm9scy5pZGxlUGVyaW9kcyA/PyBOT19QRVJJT0RTfSBkdXJhdGlvbk1zPXtkdXJhdGlvbk1zfSAvPlxuICAgICAgICB7Y29udHJvbHMucHJldmlld31cbiAgICAgICAgPGlucHV0XG4gICAgICAgICAgY2xhc3NOYW1lPVwicGxheWVyLXNsaWRlclwiXG4gICAgICAgICAgdHlwZT1cInJhbmdlXCJcbiAgICAgICAgICBtaW49ezB9XG4gICAgICAgICAgbWF4PXtNYXRoLm1heCgxLCBkdXJhdGlvbk1zKX1cbiAgICAgICAgICBzdGVwPXtTTElERVJfU1RFUF9NU31cbiAgICAgICAgICB2YWx1ZT17c3RhdGUucG9zaXRpb25Nc31cbiAgICAgICAgICBzdHlsZT17cGxheWVkfVxuICAgICAgICAgIGFyaWEtbGFiZWw9e3QoXCJyZWNvcmRpbmcucG9zaXRpb25cIil9XG4gICAgICAgICAgYXJpYS12YWx1ZXRleHQ9e2VsYXBzZWR9XG4gICAgICAgICAgb25DaGFuZ2U9eyhldmVudCkgPT4gdm9pZCBwbGF5YmFjay5zZWVrKE51bWJlcihldmVudC50YXJnZXQudmFsdWUpKX1cbiAgICAgICAgICBvblBvaW50ZXJNb3ZlPXsoeyBjbGllbnRYLCBjdXJyZW50VGFyZ2V0IH0pID0+XG4gICAgICAgICAgICBjb250cm9scy5vblByZXZpZXcobW9tZW50QXQoY2xpZW50WCwgY3VycmVudFRhcmdldC5nZXRCb3VuZGluZ0NsaWVudFJlY3QoKSwgZHVyYXRpb25NcykpXG4gICAgICAgICAgfVxuICAgICAgICAgIG9uUG9pbnRlckxlYXZlPXsoKSA9PiBjb250cm9scy5vblByZXZpZXcobnVsbCl9XG4gICAgICAgIC8+XG4gICAgICA8L2Rpdj5cbiAgICAgIHtjb250cm9scy5maWxtfVxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJwbGF5ZXItcm93XCI+XG4gICAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgICAgbGFiZWw9e3Qoc3RhdGUuaXNQbGF5aW5nID8gXCJyZWNvcmRpbmcucGF1c2VcIiA6IFwicmVjb3JkaW5nLnBsYXlcIil9XG4gICAgICAgICAgaWNvbj17c3RhdGUuaXNQbGF5aW5nID8gXCJwYXVzZVwiIDogXCJwbGF5XCJ9XG4gICAgICAgICAgZGlzYWJsZWQ9e3N0YXRlLmVycm9yICE9PSBudWxsfVxuICAgICAgICAgIG9uQ2xpY2s9e2NvbnRyb2xzLm9uVG9nZ2xlfVxuICAgICAgICAvPlxuICAgICAgICA8SWNvbkJ1dHRvblxuICAgICAgICAgIGxhYmVsPXt0KFwicGxheWVyLnByZXZpb3VzTWFya2VyXCIpfVxuICAgICAgICAgIGljb249XCJsZWZ0XCJcbiAgICAgICAgICBhcmlhLWtleXNob3J0Y3V0cz1cIlBcIlxuICAgICAgICAgIGFyaWEtZGlzYWJsZWQ9e2NvbnRyb2xzLm9uUHJldmlvdXMgPT09IG51bGx9XG4gICAgICAgICAgb25DbGljaz17KCkgPT4gY29udHJvbHMub25QcmV2aW91cz8uKCl9XG4gICAgICAgIC8+XG4gICAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgICAgbGFiZWw9e3QoXCJwbGF5ZXIubmV4dE1hcmtlclwiKX1cbiAgICAgICAgICBpY29uPVwicmlnaHRcIlxuICAgICAgICAgIGFyaWEta2V5c2hvcnRjdXRzPVwiTlwiXG4gICAgICAgICAgYXJpYS1kaXNhYmxlZD17Y29udHJvbHMub25OZXh0ID09PSBudWxsfVxuICAgICAgICAgIG9uQ2xpY2s9eygpID0+IGNvbnRyb2xzLm9uTmV4dD8uKCl9XG4gICAgICAgIC8+XG4gICAgICAgIDxvdXRwdXQgY2xhc3NOYW1lPVwicGxheWVyLXRpbWVcIj5cbiAgICAgICAgICB7Zm9ybWF0RHVyYXRpb24oc3RhdGUucG9zaXRpb25Ncyl9IDxzcGFuIGNsYXNzTmFtZT1cIm11dGVkXCI+LyB7Zm9ybWF0RHVyYXRpb24oZHVyYXRpb25Ncyl9PC9zcGFuPlxuICAgICAgICA8L291dHB1dD5cbiAgICAgICAgPHRpbWVcbiAgICAgICAgICBjbGFzc05hbWU9XCJwbGF5ZXItY2xvY2sgbXV0ZWRcIlxuICAgICAgICAgIGRhdGVUaW1lPXt3YWxsQ2xvY2sudG9JU09TdHJpbmcoKX1cbiAgICAgICAgICB0aXRsZT17dChcInBsYXllci5yZWNvcmRlZEF0XCIpfVxuICAgICAgICA+XG4gICAgICAgICAge2Zvcm1hdEluc3RhbnQod2FsbENsb2NrLCB6b25lLCBcImRhdGV0aW1lXCIpfVxuICAgICAgICA8L3RpbWU+XG4gICAgICAgIDxsYWJlbCBjbGFzc05hbWU9XCJjaGVja2JveCBwbGF5ZXItaWRsZVwiPlxuICAgICAgICAgIDxpbnB1dFxuICAgICAgICAgICAgdHlwZT1cImNoZWNrYm94XCJcbiAgICAgICAgICAgIGNoZWNrZWQ9e3N0YXRlLnNraXBzSWRsZX1cbiAgICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHBsYXliYWNrLnNldFNraXBzSWRsZShldmVudC50YXJnZXQuY2hlY2tlZCl9XG4gICAgICAgICAgLz5cbiAgICAgICAgICB7c2tpcHBlZCA+IDAgPyB0KFwicGxheWVyLnNraXBJZGxlT2ZcIiwgeyB0aW1lOiBmb3JtYXREdXJhdGlvbihza2lwcGVkKSB9KSA6IHQoXCJwbGF5ZXIuc2tpcElkbGVcIil9XG4gICAgICAgIDwvbGFiZWw+XG4gICAgICAgIDxmaWVsZHNldCBjbGFzc05hbWU9XCJzZWdtZW50ZWQgcGxheWVyLXNwZWVkXCIgYXJpYS1sYWJlbD17dChcInJlY29yZGluZy5zcGVlZFwiKX0+XG4gICAgICAgICAge1NQRUVEUy5tYXAoKHNwZWVkKSA9PiAoXG4gICAgICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgICAgIGtleT17c3BlZWR9XG4gICAgICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgICAgICBhcmlhLXByZXNzZWQ9e3NwZWVkID09PSBzdGF0ZS5zcGVlZH1cbiAgICAgICAgICAgICAgb25DbGljaz17KCkgPT4gcGxheWJhY2suc2V0U3BlZWQoc3BlZWQpfVxuICAgICAgICAgICAgPlxuICAgICAgICAgICAgICB7Zm9ybWF0TnVtYmVyKHNwZWVkLCBsYW5nKX3Dl1xuICAgICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICAgKSl9XG4gICAgICAgIDwvZmllbGRzZXQ+XG4gICAgICAgIHt6b29tICE9PSBudWxsICYmIChcbiAgICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJwbGF5ZXItem9vbVwiPlxuICAgICAgICAgICAgPEljb25CdXR0b25cbiAgICAgICAgICAgICAgbGFiZWw9e3Qoem9vbSA9PT0gXCJmaXRcIiA/IFwicmVtb3RlLmFjdHVhbFNpemVcIiA6IFwicmVtb3RlLmZpdFwiKX1cbiAgICAgICAgICAgICAgaWNvbj1cInpvb21cIlxuICAgICAgICAgICAgICBhcmlhLXByZXNzZWQ9e3pvb20gIT09IFwiZml0XCJ9XG4gICAgICAgICAgICAgIG9uQ2xpY2s9eygpID0+IGNvbnRyb2xzLm9uWm9vbSh6b29tID09PSBcImZpdFwiID8gMSA6IFwiZml0XCIpfVxuICAgICAgICAgICAgLz5cbiAgICAgICAgICA8L3NwYW4+XG4gICAgICAgICl9XG4gICAgICAgIHtjb250cm9scy5vbkZ1bGxzY3JlZW4gJiYgKFxuICAgICAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgICAgICBsYWJlbD17dChjb250cm9scy5pc0Z1bGxzY3JlZW4gPyBcInJlbW90ZS5sZWF2ZUZ1bGxzY3JlZW5cIiA6IFwicmVtb3RlLmZ1bGxzY3JlZW5cIil9XG4gICAgICAgICAgICBpY29uPVwiZnVsbHNjcmVlblwiXG4gICAgICAgICAgICBhcmlhLXByZXNzZWQ9e2NvbnRyb2xzLmlzRnVsbHNjcmVlbn1cbiAgICAgICAgICAgIG9uQ2xpY2s9e2NvbnRyb2xzLm9uRnVsbHNjcmVlbn1cbiAgICAgICAgICAvPlxuICAgICAgICApfVxuICAgICAgPC9kaXY+XG4gICAgPC9maWVsZHNldD5cbiAgKVxufVxuXG5jb25zdCBOT19QRVJJT0RTOiByZWFkb25seSBJZGxlUGVyaW9kW10gPSBbXVxuXG4vKiogSGF0Y2hlZCBvbiB0aGUgdGltZSBsaW5lLiBUaGUgY2hlY2tib3ggc2F5cyB0aGVpciBsZW5ndGggaW4gd29yZHMuICovXG5jb25zdCBJZGxlUGVyaW9kcyA9IG1lbW8oZnVuY3Rpb24gSWRsZVBlcmlvZHMobGluZTogeyBwZXJpb2RzOiByZWFkb25seSBJZGxlUGVyaW9kW107IGR1cmF0aW9uTXM6IG51bWJlciB9KSB7XG4gIGNvbnN0IHdob2xlID0gTWF0aC5tYXgoMSwgbGluZS5kdXJhdGlvbk1zKVxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3NOYW1lPVwicGxheWVyLWlkbGUtcGVyaW9kc1wiIGFyaWEtaGlkZGVuPVwidHJ1ZVwiPlxuICAgICAge2xpbmUucGVyaW9kcy5tYXAoKHsgZnJvbSwgdG8gfSkgPT4gKFxuICAgICAgICAvLyBTZXQgdGhyb3VnaCB0aGUgQ1NTT006IHRoaXMgaXNsYW5kIGlzIG5ldmVyIHJlbmRlcmVkIG9uIHRoZSBzZXJ2ZXIuXG4gICAgICAgIDxzcGFuIGtleT17ZnJvbX0gc3R5bGU9e3sgXCItLWF0XCI6IGZyb20gLyB3aG9sZSwgXCItLWxlbmd0aFwiOiAodG8gLSBmcm9tKSAvIHdob2xlIH0gYXMgQ1NTUHJvcGVydGllc30gLz5cbiAgICAgICkpfVxuICAgIDwvZGl2PlxuICApXG59KVxuIiwKICAgICIvKipcbiAqIFBsYXliYWNrIG9mIGEgcmVjb3JkaW5nOiB3aGljaCBtZXNzYWdlIGlzIGR1ZSB3aGVuLiBBIHJlY29yZGluZyBpcyBsb2FkZWQgaW4gc2VnbWVudHMgdGhhdCBiZWdpbiB3aXRoIGEga2V5IGZyYW1lLFxuICogc28gdGhhdCBhbnkgcG9zaXRpb24gbmVlZHMgb25lIHNlZ21lbnQuIEluZGVwZW5kZW50IG9mIHRoZSBET007IHRpbWUgaXMgYW4gYXJndW1lbnQgb2YgYHRpY2tgLlxuICovXG5pbXBvcnQgdHlwZSB7IFNlZ21lbnQgfSBmcm9tIFwiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLXNlZ21lbnQudHNcIlxuaW1wb3J0IHsgSURMRV9NUyB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9ydWxlcy1yZWNvcmRpbmctZXZlbnRzLnRzXCJcblxuZXhwb3J0IGludGVyZmFjZSBQbGF5YmFja1N0YXRlIHtcbiAgcG9zaXRpb25NczogbnVtYmVyXG4gIGlzUGxheWluZzogYm9vbGVhblxuICAvKiogVGhlIGN1cnJlbnQgc2VnbWVudCBpcyBzdGlsbCBsb2FkaW5nOyBwbGF5YmFjayB0aW1lIHN0YW5kcyBzdGlsbC4gKi9cbiAgaXNMb2FkaW5nOiBib29sZWFuXG4gIC8qKiBBIHBpZWNlIGNvdWxkIG5vdCBiZSBoYWQgb3IgZHJhd24sIG9yIGlzIGdpdmVuIG9ubHkgYWZ0ZXIgYSBmcmVzaCBwcm9vZiwgd2hpY2ggaGFzIG5vdCBjb21lLiAqL1xuICBlcnJvcjogXCJGQUlMRURcIiB8IFwiU1RFUF9VUF9SRVFVSVJFRFwiIHwgbnVsbFxuICBzcGVlZDogbnVtYmVyXG4gIHNraXBzSWRsZTogYm9vbGVhblxufVxuXG5leHBvcnQgaW50ZXJmYWNlIFBsYXliYWNrRGVwcyB7XG4gIGR1cmF0aW9uTXM6IG51bWJlclxuICAvKiogVGhlIHBpZWNlIHRoYXQgc2hvd3MgdGhpcyBtb21lbnQuICovXG4gIGxvYWQoYXRNczogbnVtYmVyKTogUHJvbWlzZTxTZWdtZW50PlxuICAvKipcbiAgICogUmVxdWVzdHMgc3RlcC11cCBhdXRoZW50aWNhdGlvbiB3aGVyZSBpdHMgYWJzZW5jZSBpcyB3aHkgYSBzZWdtZW50IGNvdWxkIG5vdCBiZSBsb2FkZWQ7IHJlc29sdmVzIHRvIHdoZXRoZXIgaXRcbiAgICogc3VjY2VlZGVkLiBOdWxsIGZvciBvdGhlciByZWFzb25zLlxuICAgKi9cbiAgcmVxdWVzdFN0ZXBVcChyZWFzb246IHVua25vd24pOiBQcm9taXNlPGJvb2xlYW4+IHwgbnVsbFxuICAvKiogRHJhd3Mgb25lIG1lc3NhZ2U7IG1lc3NhZ2VzIGFyZSBnaXZlbiBpbiBvcmRlciwgdGhlIG5leHQgb25lIGJlZm9yZSB0aGUgbGFzdCBpcyBkcmF3bi4gKi9cbiAgZHJhdyhieXRlczogVWludDhBcnJheSk6IFByb21pc2U8dm9pZD5cbiAgb25DaGFuZ2Uoc3RhdGU6IFBsYXliYWNrU3RhdGUpOiB2b2lkXG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgUGxheWJhY2sge1xuICByZWFkb25seSBzdGF0ZTogUGxheWJhY2tTdGF0ZVxuICAvKiogU2hvd3MgdGhlIHBpY3R1cmUgYXQgdGhpcyBtb21lbnQsIHRoZSBmaXJzdCBvbmUgd2l0aG91dC4gUmVqZWN0aW9ucyBlbmQgaW4gYHRyb3VibGVgLiAqL1xuICBvcGVuKGF0TXM/OiBudW1iZXIpOiBQcm9taXNlPHZvaWQ+XG4gIC8qKiBUcmllcyBhZ2FpbiB3aGVyZSBpdCBzdGFuZHMsIGFmdGVyIGEgdHJvdWJsZSwgYW5kIHBsYXlzIG9uIGlmIHRoYXQgaGFzIHN0b3BwZWQgaXQuICovXG4gIHJldHJ5KCk6IFByb21pc2U8dm9pZD5cbiAgcGxheSgpOiB2b2lkXG4gIHBhdXNlKCk6IHZvaWRcbiAgc2Vlayh0b01zOiBudW1iZXIpOiBQcm9taXNlPHZvaWQ+XG4gIHNldFNwZWVkKHNwZWVkOiBudW1iZXIpOiB2b2lkXG4gIHNldFNraXBzSWRsZShpc1dhbnRlZDogYm9vbGVhbik6IHZvaWRcbiAgLyoqIEBwYXJhbSBub3dNcyAgYW55IGNsb2NrIHRoYXQgb25seSBncm93czsgY2FsbGVkIGZvciBldmVyeSBwaWN0dXJlIG9mIHRoZSBkaXNwbGF5ICovXG4gIHRpY2sobm93TXM6IG51bWJlcik6IHZvaWRcbn1cblxuZXhwb3J0IGNvbnN0IFNQRUVEUzogcmVhZG9ubHkgbnVtYmVyW10gPSBbMC41LCAxLCAyLCA0LCA4LCAxNl1cbi8qKiBQYXJ0IG9mIGFuIGlkbGUgcGVyaW9kIHRoYXQgaXMgc3RpbGwgc2hvd24gYmVmb3JlIHRoZSBuZXh0IGV2ZW50LCB0byBnaXZlIHRoZSB2aWV3ZXIgYSBtb21lbnQuICovXG5leHBvcnQgY29uc3QgSURMRV9MRUFEX01TID0gNTAwXG5cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVQbGF5YmFjayh7IGR1cmF0aW9uTXMsIGxvYWQsIHJlcXVlc3RTdGVwVXAsIGRyYXcsIG9uQ2hhbmdlIH06IFBsYXliYWNrRGVwcyk6IFBsYXliYWNrIHtcbiAgbGV0IHN0YXRlOiBQbGF5YmFja1N0YXRlID0ge1xuICAgIHBvc2l0aW9uTXM6IDAsXG4gICAgaXNQbGF5aW5nOiBmYWxzZSxcbiAgICBpc0xvYWRpbmc6IGZhbHNlLFxuICAgIGVycm9yOiBudWxsLFxuICAgIHNwZWVkOiAxLFxuICAgIHNraXBzSWRsZTogZmFsc2UsXG4gIH1cbiAgbGV0IHNlZ21lbnQ6IFNlZ21lbnQgfCBudWxsID0gbnVsbFxuICAvKiogSW5kZXggb2YgdGhlIGZpcnN0IG1lc3NhZ2Ugbm90IHlldCBkcmF3bi4gKi9cbiAgbGV0IG5leHRNZXNzYWdlID0gMFxuICBsZXQgcHJlZmV0Y2hlZDogeyBhdE1zOiBudW1iZXI7IHBpZWNlOiBQcm9taXNlPFNlZ21lbnQ+IH0gfCBudWxsID0gbnVsbFxuICBsZXQgbGFzdFRpY2tNczogbnVtYmVyIHwgbnVsbCA9IG51bGxcbiAgLyoqIFJhaXNlZCBieSBldmVyeSBzZWVrOyB3aGF0IHdhcyB1bmRlciB3YXkgYmVmb3JlIGlzIHRoZW4gdm9pZC4gKi9cbiAgbGV0IGdlbmVyYXRpb24gPSAwXG4gIC8qKiBJdCBwbGF5ZWQgdW50aWwgYSB0cm91YmxlIHN0b3BwZWQgaXQuICovXG4gIGxldCB3YXNQbGF5aW5nID0gZmFsc2VcblxuICBjb25zdCBzZXQgPSAocGFydDogUGFydGlhbDxQbGF5YmFja1N0YXRlPikgPT4ge1xuICAgIHN0YXRlID0geyAuLi5zdGF0ZSwgLi4ucGFydCB9XG4gICAgb25DaGFuZ2Uoc3RhdGUpXG4gIH1cbiAgY29uc3Qgc3RvcCA9ICh0cm91YmxlOiBcIkZBSUxFRFwiIHwgXCJTVEVQX1VQX1JFUVVJUkVEXCIpID0+IHtcbiAgICBnZW5lcmF0aW9uKytcbiAgICB3YXNQbGF5aW5nIHx8PSBzdGF0ZS5pc1BsYXlpbmdcbiAgICBzZXQoeyBpc1BsYXlpbmc6IGZhbHNlLCBpc0xvYWRpbmc6IGZhbHNlLCBlcnJvcjogdHJvdWJsZSB9KVxuICB9XG5cbiAgZnVuY3Rpb24gZHJhd1VwVG8oYXRNczogbnVtYmVyKTogdm9pZCB7XG4gICAgaWYgKCFzZWdtZW50KSByZXR1cm5cbiAgICBjb25zdCBtaW5lID0gZ2VuZXJhdGlvblxuICAgIGZvciAoXG4gICAgICBsZXQgbmV4dCA9IHNlZ21lbnQubWVzc2FnZXNbbmV4dE1lc3NhZ2VdO1xuICAgICAgbmV4dCAmJiAobmV4dE1lc3NhZ2UgPT09IDAgfHwgbmV4dC5hdE1zIDw9IGF0TXMpO1xuICAgICAgbmV4dCA9IHNlZ21lbnQubWVzc2FnZXNbbmV4dE1lc3NhZ2VdXG4gICAgKSB7XG4gICAgICBuZXh0TWVzc2FnZSsrXG4gICAgICBkcmF3KG5leHQuYnl0ZXMpLmNhdGNoKCgpID0+IG1pbmUgPT09IGdlbmVyYXRpb24gJiYgc3RvcChcIkZBSUxFRFwiKSlcbiAgICB9XG4gIH1cblxuICAvKiogRW50ZXJzIHRoZSBwaWVjZSB0aGF0IHNob3dzIGBhdE1zYCBhbmQgZHJhd3MgaXQgdXAgdG8gdGhlcmUuICovXG4gIGFzeW5jIGZ1bmN0aW9uIGVudGVyU2VnbWVudChhdE1zOiBudW1iZXIpOiBQcm9taXNlPHZvaWQ+IHtcbiAgICBjb25zdCBtaW5lID0gKytnZW5lcmF0aW9uXG4gICAgLy8gQSBmYWlsZWQgcHJlZmV0Y2ggaXMgcmV0cmllZCB3aGVuIHRoZSBzZWdtZW50IGlzIG5lZWRlZC5cbiAgICBjb25zdCBwaWVjZSA9IHByZWZldGNoZWQ/LmF0TXMgPT09IGF0TXMgPyBwcmVmZXRjaGVkLnBpZWNlLmNhdGNoKCgpID0+IGxvYWQoYXRNcykpIDogbG9hZChhdE1zKVxuICAgIHByZWZldGNoZWQgPSBudWxsXG4gICAgc2V0KHsgaXNMb2FkaW5nOiB0cnVlLCBlcnJvcjogbnVsbCB9KVxuICAgIHRyeSB7XG4gICAgICBjb25zdCBsb2FkZWQgPSBhd2FpdCBwaWVjZVxuICAgICAgaWYgKG1pbmUgIT09IGdlbmVyYXRpb24pIHJldHVyblxuICAgICAgc2VnbWVudCA9IGxvYWRlZFxuICAgICAgbmV4dE1lc3NhZ2UgPSAwXG4gICAgICBkcmF3VXBUbyhNYXRoLm1heChzdGF0ZS5wb3NpdGlvbk1zLCBsb2FkZWQuc3RhcnRNcykpXG4gICAgICBzZXQoeyBpc0xvYWRpbmc6IGZhbHNlIH0pXG4gICAgICBwcmVmZXRjaE5leHQobG9hZGVkKVxuICAgIH0gY2F0Y2ggKHJlYXNvbikge1xuICAgICAgaWYgKG1pbmUgPT09IGdlbmVyYXRpb24pIGF3YWl0IGhhbmRsZUxvYWRFcnJvcihyZWFzb24pXG4gICAgfVxuICB9XG5cbiAgLyoqIFN0YW5kcyBzdGlsbDsgYWZ0ZXIgYSBwcm9vZiBpdCBnb2VzIG9uIGJ5IGl0c2VsZiB3aGVyZSBpdCBzdG9vZC4gKi9cbiAgYXN5bmMgZnVuY3Rpb24gaGFuZGxlTG9hZEVycm9yKHJlYXNvbjogdW5rbm93bik6IFByb21pc2U8dm9pZD4ge1xuICAgIGNvbnN0IHByb29mID0gcmVxdWVzdFN0ZXBVcChyZWFzb24pXG4gICAgc3RvcChwcm9vZiA/IFwiU1RFUF9VUF9SRVFVSVJFRFwiIDogXCJGQUlMRURcIilcbiAgICBjb25zdCBtaW5lID0gZ2VuZXJhdGlvblxuICAgIGlmICgoYXdhaXQgcHJvb2YpICYmIG1pbmUgPT09IGdlbmVyYXRpb24pIGF3YWl0IHJldHJ5KClcbiAgfVxuXG4gIGZ1bmN0aW9uIHJldHJ5KCk6IFByb21pc2U8dm9pZD4ge1xuICAgIGNvbnN0IGlzUGxheWluZyA9IHN0YXRlLmlzUGxheWluZyB8fCB3YXNQbGF5aW5nXG4gICAgd2FzUGxheWluZyA9IGZhbHNlXG4gICAgc2V0KHsgaXNQbGF5aW5nIH0pXG4gICAgcmV0dXJuIGVudGVyU2VnbWVudChzdGF0ZS5wb3NpdGlvbk1zKVxuICB9XG5cbiAgZnVuY3Rpb24gcHJlZmV0Y2hOZXh0KHsgbGFzdCwgZW5kTXMgfTogU2VnbWVudCk6IHZvaWQge1xuICAgIGlmIChsYXN0KSByZXR1cm5cbiAgICBjb25zdCBwaWVjZSA9IGxvYWQoZW5kTXMpXG4gICAgLy8gQSBmYWlsZWQgcHJlZmV0Y2ggaXMgcmVwb3J0ZWQgd2hlbiB0aGUgc2VnbWVudCBpcyBuZWVkZWQ7IHVudGlsIHRoZW4gdGhlIHJlamVjdGlvbiBpcyBpZ25vcmVkLlxuICAgIHBpZWNlLmNhdGNoKCgpID0+IHt9KVxuICAgIHByZWZldGNoZWQgPSB7IGF0TXM6IGVuZE1zLCBwaWVjZSB9XG4gIH1cblxuICAvKiogV2hlcmUgdGhlIHBpY3R1cmUgY2hhbmdlcyBuZXh0LCBhdCB0aGUgbGF0ZXN0IHRoZSBlbmQgb2YgdGhlIHBpZWNlLiAqL1xuICBmdW5jdGlvbiBuZXh0Q2hhbmdlTXMoeyBtZXNzYWdlcywgbGFzdCwgZW5kTXMgfTogU2VnbWVudCk6IG51bWJlciB7XG4gICAgcmV0dXJuIG1lc3NhZ2VzW25leHRNZXNzYWdlXT8uYXRNcyA/PyAobGFzdCA/IGR1cmF0aW9uTXMgOiBlbmRNcylcbiAgfVxuXG4gIGZ1bmN0aW9uIGFkdmFuY2UoZWxhcHNlZE1zOiBudW1iZXIsIHdpdGhpbjogU2VnbWVudCk6IHZvaWQge1xuICAgIGNvbnN0IG5leHRNcyA9IG5leHRDaGFuZ2VNcyh3aXRoaW4pXG4gICAgY29uc3QgaXNJZGxlID0gc3RhdGUuc2tpcHNJZGxlICYmIG5leHRNcyAtIHN0YXRlLnBvc2l0aW9uTXMgPiBJRExFX01TXG4gICAgY29uc3QgdGFyZ2V0TXMgPSBpc0lkbGUgPyBuZXh0TXMgLSBJRExFX0xFQURfTVMgOiBzdGF0ZS5wb3NpdGlvbk1zICsgZWxhcHNlZE1zICogc3RhdGUuc3BlZWRcbiAgICBjb25zdCBlbmRNcyA9IHdpdGhpbi5sYXN0ID8gZHVyYXRpb25NcyA6IHdpdGhpbi5lbmRNc1xuICAgIGNvbnN0IHBvc2l0aW9uTXMgPSBNYXRoLm1pbih0YXJnZXRNcywgZW5kTXMpXG4gICAgZHJhd1VwVG8ocG9zaXRpb25NcylcbiAgICBjb25zdCBpc092ZXIgPSBwb3NpdGlvbk1zID49IGVuZE1zXG4gICAgc2V0KGlzT3ZlciAmJiB3aXRoaW4ubGFzdCA/IHsgcG9zaXRpb25NcywgaXNQbGF5aW5nOiBmYWxzZSB9IDogeyBwb3NpdGlvbk1zIH0pXG4gICAgaWYgKGlzT3ZlciAmJiAhd2l0aGluLmxhc3QpIHZvaWQgZW50ZXJTZWdtZW50KHdpdGhpbi5lbmRNcylcbiAgfVxuXG4gIGFzeW5jIGZ1bmN0aW9uIHNlZWsodG9NczogbnVtYmVyKTogUHJvbWlzZTx2b2lkPiB7XG4gICAgY29uc3QgYXRNcyA9IE1hdGgubWluKGR1cmF0aW9uTXMsIE1hdGgubWF4KDAsIHRvTXMpKVxuICAgIGNvbnN0IGlzSGVyZSA9IHNlZ21lbnQgIT09IG51bGwgJiYgYXRNcyA+PSBzZWdtZW50LnN0YXJ0TXMgJiYgKHNlZ21lbnQubGFzdCB8fCBhdE1zIDwgc2VnbWVudC5lbmRNcylcbiAgICBjb25zdCBpc0JhY2sgPSBhdE1zIDwgc3RhdGUucG9zaXRpb25Nc1xuICAgIGNvbnN0IGhhc0Vycm9yID0gc3RhdGUuZXJyb3IgIT09IG51bGxcbiAgICBzZXQoeyBwb3NpdGlvbk1zOiBhdE1zLCBlcnJvcjogbnVsbCB9KVxuICAgIGlmIChoYXNFcnJvcikgcmV0dXJuIHJldHJ5KClcbiAgICBpZiAoIWlzSGVyZSB8fCBzdGF0ZS5pc0xvYWRpbmcpIHJldHVybiBlbnRlclNlZ21lbnQoYXRNcylcbiAgICBpZiAoaXNCYWNrKSBuZXh0TWVzc2FnZSA9IDBcbiAgICBkcmF3VXBUbyhhdE1zKVxuICB9XG5cbiAgcmV0dXJuIHtcbiAgICBnZXQgc3RhdGUoKSB7XG4gICAgICByZXR1cm4gc3RhdGVcbiAgICB9LFxuICAgIG9wZW4oYXRNcyA9IDApIHtcbiAgICAgIHNldCh7IHBvc2l0aW9uTXM6IE1hdGgubWluKGR1cmF0aW9uTXMsIE1hdGgubWF4KDAsIGF0TXMpKSB9KVxuICAgICAgcmV0dXJuIGVudGVyU2VnbWVudChzdGF0ZS5wb3NpdGlvbk1zKVxuICAgIH0sXG4gICAgcmV0cnksXG4gICAgcGxheSgpIHtcbiAgICAgIGlmIChzdGF0ZS5lcnJvcikgcmV0dXJuXG4gICAgICBpZiAoc3RhdGUucG9zaXRpb25NcyA+PSBkdXJhdGlvbk1zKSB2b2lkIHNlZWsoMClcbiAgICAgIHNldCh7IGlzUGxheWluZzogdHJ1ZSB9KVxuICAgIH0sXG4gICAgcGF1c2U6ICgpID0+IHNldCh7IGlzUGxheWluZzogZmFsc2UgfSksXG4gICAgc2VlayxcbiAgICBzZXRTcGVlZDogKHNwZWVkKSA9PiBzZXQoeyBzcGVlZCB9KSxcbiAgICBzZXRTa2lwc0lkbGU6IChza2lwc0lkbGUpID0+IHNldCh7IHNraXBzSWRsZSB9KSxcbiAgICB0aWNrKG5vd01zKSB7XG4gICAgICBjb25zdCBlbGFwc2VkTXMgPSBsYXN0VGlja01zID09PSBudWxsID8gMCA6IG5vd01zIC0gbGFzdFRpY2tNc1xuICAgICAgbGFzdFRpY2tNcyA9IG5vd01zXG4gICAgICBpZiAoc3RhdGUuaXNQbGF5aW5nICYmICFzdGF0ZS5pc0xvYWRpbmcgJiYgc2VnbWVudCkgYWR2YW5jZShlbGFwc2VkTXMsIHNlZ21lbnQpXG4gICAgfSxcbiAgfVxufVxuIiwKICAgICIvKiogV2hpY2ggbW9tZW50cyBvZiBhIHJlY29yZGluZyBoYXZlIGEgdGh1bWJuYWlsLiBQdXJlLiAqL1xuXG4vKiogQSByZWNvcmRpbmcgaGFzIGF0IG1vc3Qgc28gbWFueSB0aHVtYm5haWxzOiB0aGV5IGJvdW5kIGl0cyBkaXNrIHNwYWNlLCBhbmQgdGhlIGZpbG0gc3RyaXAgYW5kIHRoZSBwcmV2aWV3IHNoYXJlIHRoZW0uICovXG5leHBvcnQgY29uc3QgVEhVTUJOQUlMX1NURVBTID0gNDhcbi8qKiBUaHVtYm5haWxzIGluIHRoZSBmaWxtIHN0cmlwIGJlbG93IGEgcGxheWVyLiAqL1xuZXhwb3J0IGNvbnN0IEZJTE1fU1RSSVBfUElDVFVSRVMgPSA4XG4vKiogTG9uZ2VzdCBzaWRlcyBvZiBhIHRodW1ibmFpbCBpbiBwaXhlbHM6IHNoYXJwIGF0IHR3aWNlIHRoZSBzaXplIHRoYXQgdGhlIGZpbG0gc3RyaXAgc2hvd3MuICovXG5leHBvcnQgY29uc3QgVEhVTUJOQUlMX1dJRFRIID0gMzIwXG5leHBvcnQgY29uc3QgVEhVTUJOQUlMX0hFSUdIVCA9IDIwMFxuXG4vKiogVGhlIHRodW1ibmFpbCB0aGF0IHN0YW5kcyBmb3IgYSBtb21lbnQ6IGl0cyBudW1iZXIsIGFuZCB0aGUgbW9tZW50IGl0IHNob3dzLiBDbGFtcGVkIHRvIHRoZSByZWNvcmRpbmcuICovXG5leHBvcnQgZnVuY3Rpb24gdGh1bWJuYWlsQXQoYXRNczogbnVtYmVyLCBkdXJhdGlvbk1zOiBudW1iZXIpOiB7IHN0ZXA6IG51bWJlcjsgYXRNczogbnVtYmVyIH0ge1xuICBjb25zdCBjbGFtcGVkTXMgPSBNYXRoLm1pbihkdXJhdGlvbk1zLCBNYXRoLm1heCgwLCBhdE1zKSlcbiAgY29uc3Qgc3RlcCA9IE1hdGgubWluKFxuICAgIFRIVU1CTkFJTF9TVEVQUyAtIDEsXG4gICAgTWF0aC5mbG9vcigoY2xhbXBlZE1zICogVEhVTUJOQUlMX1NURVBTKSAvIE1hdGgubWF4KDEsIGR1cmF0aW9uTXMpKSxcbiAgKVxuICAvLyBSb3VuZGVkIHVwOiB0aGUgbW9tZW50IGJlbG9uZ3MgdG8gaXRzIG93biBzdGVwLlxuICByZXR1cm4geyBzdGVwLCBhdE1zOiBNYXRoLmNlaWwoKHN0ZXAgKiBkdXJhdGlvbk1zKSAvIFRIVU1CTkFJTF9TVEVQUykgfVxufVxuXG4vKiogVGhlIHRodW1ibmFpbCB0aGF0IHN0YW5kcyBmb3IgdGhlIHdob2xlIHJlY29yZGluZzogaXRzIG1pZGRsZSwgc2luY2UgYmVnaW5uaW5ncyBhbmQgZW5kcyBhcmUgb2Z0ZW4gZW1wdHkuICovXG5leHBvcnQgZnVuY3Rpb24gcG9zdGVyTW9tZW50KGR1cmF0aW9uTXM6IG51bWJlcik6IHsgc3RlcDogbnVtYmVyOyBhdE1zOiBudW1iZXIgfSB7XG4gIHJldHVybiB0aHVtYm5haWxBdChkdXJhdGlvbk1zIC8gMiwgZHVyYXRpb25Ncylcbn1cbiIsCiAgICAiLyoqIFBsYWNlcyBvbiB0aGUgdGltZSBsaW5lIG9mIGEgcmVjb3JkaW5nLiBQdXJlLiAqL1xuaW1wb3J0IHsgdGh1bWJuYWlsQXQgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3JlY29yZGluZ3MvcnVsZXMtdGh1bWJuYWlscy50c1wiXG5pbXBvcnQgdHlwZSB7IElkbGVQZXJpb2QgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMtcmVjb3JkaW5nLWV2ZW50cy50c1wiXG5pbXBvcnQgeyBJRExFX0xFQURfTVMgfSBmcm9tIFwiLi9wbGF5YmFjay50c1wiXG5cbi8qKiBUaGUgbW9tZW50IHdob3NlIHBpY3R1cmUgc3RhbmRzIGZvciB0aGlzIG9uZTogbmVpZ2hib3VycyBzaGFyZSBhIHBpY3R1cmUuICovXG5leHBvcnQgZnVuY3Rpb24gc2hvd25Nb21lbnQoYXRNczogbnVtYmVyLCBkdXJhdGlvbk1zOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gdGh1bWJuYWlsQXQoYXRNcywgZHVyYXRpb25NcykuYXRNc1xufVxuXG4vKiogSGFsZiBvZiB0aGUgc2xpZGVyJ3MgdGh1bWI6IHRoZSB3YXkgb2YgaXRzIG1pZGRsZSBpcyBzbyBtdWNoIHNob3J0ZXIgdGhhbiB0aGUgc2xpZGVyIGF0IGVhY2ggZW5kLiAqL1xuY29uc3QgVEhVTUJfUkFESVVTX1BYID0gN1xuXG4vKiogVGhlIG1vbWVudCBiZWxvdyB0aGUgcG9pbnRlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtb21lbnRBdChcbiAgY2xpZW50WDogbnVtYmVyLFxuICBzbGlkZXI6IFBpY2s8RE9NUmVjdCwgXCJsZWZ0XCIgfCBcIndpZHRoXCI+LFxuICBkdXJhdGlvbk1zOiBudW1iZXIsXG4pOiBudW1iZXIge1xuICBjb25zdCB3YXkgPSBNYXRoLm1heCgxLCBzbGlkZXIud2lkdGggLSAyICogVEhVTUJfUkFESVVTX1BYKVxuICBjb25zdCBzaGFyZSA9IChjbGllbnRYIC0gc2xpZGVyLmxlZnQgLSBUSFVNQl9SQURJVVNfUFgpIC8gd2F5XG4gIHJldHVybiBNYXRoLm1pbigxLCBNYXRoLm1heCgwLCBzaGFyZSkpICogZHVyYXRpb25Nc1xufVxuXG4vKiogV2hhdCBza2lwcGluZyBpZGxlIHRpbWUgc2F2ZXMsIGluIG1pbGxpc2Vjb25kcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBza2lwcGVkTXMocGVyaW9kczogcmVhZG9ubHkgSWRsZVBlcmlvZFtdKTogbnVtYmVyIHtcbiAgcmV0dXJuIHBlcmlvZHMucmVkdWNlKChzdW0sIHsgZnJvbSwgdG8gfSkgPT4gc3VtICsgdG8gLSBmcm9tIC0gSURMRV9MRUFEX01TLCAwKVxufVxuIiwKICAgICIvKiogU21hbGwgcGljdHVyZXMgb2YgYSByZWNvcmRpbmcgYXQgZXF1YWwgZGlzdGFuY2VzLCBhbmQgdGhlIG9uZSBvZiB0aGUgbW9tZW50IHRoYXQgaXMgcG9pbnRlZCBhdC4gKi9cbmltcG9ydCB7IHR5cGUgQ1NTUHJvcGVydGllcywgbWVtbywgdXNlRWZmZWN0LCB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyBGSUxNX1NUUklQX1BJQ1RVUkVTIH0gZnJvbSBcIi4uLy4uL3NyYy9zZXNzaW9ucy9yZWNvcmRpbmdzL3J1bGVzLXRodW1ibmFpbHMudHNcIlxuaW1wb3J0IHsgU1RFUF9VUF9ET05FX0VWRU5UIH0gZnJvbSBcIi4uLy4uL3NyYy9zeXN0ZW0vc3RlcHVwcG9saWN5L3J1bGVzLnRzXCJcbmltcG9ydCB7IGZvcm1hdER1cmF0aW9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvZm9ybWF0LnRzXCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgeyB0aHVtYm5haWxBZGRyZXNzIH0gZnJvbSBcIi4vY2FsbHMudHNcIlxuaW1wb3J0IHR5cGUgeyBQbGF5ZXJQcm9wcyB9IGZyb20gXCIuL3Byb3BzLnRzXCJcbmltcG9ydCB7IHNob3duTW9tZW50IH0gZnJvbSBcIi4vdGltZS1saW5lLnRzXCJcblxuLyoqIE9mIGFuIGltYWdlLCBiZWZvcmUgaXRzIGJ5dGVzIGFyZSB0aGVyZS4gVGhlIHN0eWxlcyBzZXQgdGhlIHNob3duIHNpemUuICovXG5jb25zdCBbSU1BR0VfV0lEVEgsIElNQUdFX0hFSUdIVF0gPSBbMTYwLCAxMDBdXG5cbmV4cG9ydCBpbnRlcmZhY2UgRmlsbVN0cmlwUHJvcHMge1xuICByZWNvcmRpbmc6IFBsYXllclByb3BzXG4gIC8qKiBJbmRleCBvZiB0aGUgcGljdHVyZSB0aGF0IGhhcyBwYXNzZWQgbGFzdC4gKi9cbiAgY3VycmVudDogbnVtYmVyXG4gIG9uU2VlayhhdE1zOiBudW1iZXIpOiB2b2lkXG4gIC8qKiBBIHBpY3R1cmUgaXMgcG9pbnRlZCBhdCBvciBoYXMgdGhlIGZvY3VzOyBudWxsOiBub25lIGFueSBtb3JlLiAqL1xuICBvblByZXZpZXcoYXRNczogbnVtYmVyIHwgbnVsbCk6IHZvaWRcbn1cblxuLyoqIFRoZSBtb21lbnRzIG9mIHRoZSBmaWxtIHN0cmlwLCBpbiBtaWxsaXNlY29uZHMuICovXG5leHBvcnQgZnVuY3Rpb24gZmlsbVN0cmlwTW9tZW50cyhkdXJhdGlvbk1zOiBudW1iZXIpOiBudW1iZXJbXSB7XG4gIHJldHVybiBBcnJheS5mcm9tKHsgbGVuZ3RoOiBGSUxNX1NUUklQX1BJQ1RVUkVTIH0sIChfLCBhdCkgPT4gKGF0ICogZHVyYXRpb25NcykgLyBGSUxNX1NUUklQX1BJQ1RVUkVTKVxufVxuXG4vKiogSW5kZXggb2YgdGhlIGxhc3QgcGljdHVyZSBvZiB0aGUgZmlsbSBzdHJpcCB0aGF0IGhhcyBwYXNzZWQuICovXG5leHBvcnQgZnVuY3Rpb24gcGFzc2VkUGljdHVyZShwb3NpdGlvbk1zOiBudW1iZXIsIGR1cmF0aW9uTXM6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBmaWxtU3RyaXBNb21lbnRzKGR1cmF0aW9uTXMpLmZpbmRMYXN0SW5kZXgoKGF0TXMpID0+IGF0TXMgPD0gcG9zaXRpb25Ncylcbn1cblxuLyoqIERyYXduIGFnYWluIG9ubHkgd2hlbiBhbm90aGVyIHBpY3R1cmUgaGFzIHBhc3NlZCwgbm90IGZvciBldmVyeSBtb21lbnQgb2YgdGhlIHBsYXliYWNrLiAqL1xuZXhwb3J0IGNvbnN0IEZpbG1TdHJpcCA9IG1lbW8oZnVuY3Rpb24gRmlsbVN0cmlwKHsgcmVjb3JkaW5nLCBjdXJyZW50LCBvblNlZWssIG9uUHJldmlldyB9OiBGaWxtU3RyaXBQcm9wcykge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICByZXR1cm4gKFxuICAgIDxmaWVsZHNldCBjbGFzc05hbWU9XCJwbGF5ZXItZmlsbVwiIGFyaWEtbGFiZWw9e3QoXCJwbGF5ZXIuZmlsbVN0cmlwXCIpfT5cbiAgICAgIHtmaWxtU3RyaXBNb21lbnRzKHJlY29yZGluZy5kdXJhdGlvbk1zKS5tYXAoKGF0TXMsIGF0KSA9PiAoXG4gICAgICAgIDxidXR0b25cbiAgICAgICAgICBrZXk9e2F0TXN9XG4gICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgY2xhc3NOYW1lPVwidGh1bWJcIlxuICAgICAgICAgIGFyaWEtbGFiZWw9e3QoXCJwbGF5ZXIuZ29Ub1wiLCB7IHRpbWU6IGZvcm1hdER1cmF0aW9uKGF0TXMpIH0pfVxuICAgICAgICAgIGFyaWEtY3VycmVudD17YXQgPT09IGN1cnJlbnQgPyBcInRydWVcIiA6IHVuZGVmaW5lZH1cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBvblNlZWsoYXRNcyl9XG4gICAgICAgICAgb25Gb2N1cz17KGV2ZW50KSA9PiBldmVudC5jdXJyZW50VGFyZ2V0Lm1hdGNoZXMoXCI6Zm9jdXMtdmlzaWJsZVwiKSAmJiBvblByZXZpZXcoYXRNcyl9XG4gICAgICAgICAgb25CbHVyPXsoKSA9PiBvblByZXZpZXcobnVsbCl9XG4gICAgICAgID5cbiAgICAgICAgICA8UGljdHVyZSByZWNvcmRpbmc9e3JlY29yZGluZ30gYXRNcz17YXRNc30gLz5cbiAgICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJ0aHVtYi1sYWJlbFwiPntmb3JtYXREdXJhdGlvbihhdE1zKX08L3NwYW4+XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgKSl9XG4gICAgPC9maWVsZHNldD5cbiAgKVxufSlcblxuLyoqIEFib3ZlIHRoZSB0aW1lIGxpbmUsIG92ZXIgdGhlIG1vbWVudC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBQcmV2aWV3KHsgcmVjb3JkaW5nLCBhdE1zIH06IHsgcmVjb3JkaW5nOiBQbGF5ZXJQcm9wczsgYXRNczogbnVtYmVyIH0pIHtcbiAgY29uc3Qgc2hhcmUgPSBhdE1zIC8gTWF0aC5tYXgoMSwgcmVjb3JkaW5nLmR1cmF0aW9uTXMpXG4gIHJldHVybiAoXG4gICAgLy8gU2V0IHRocm91Z2ggdGhlIENTU09NOiB0aGlzIGlzbGFuZCBpcyBuZXZlciByZW5kZXJlZCBvbiB0aGUgc2VydmVyLlxuICAgIDxkaXYgY2xhc3NOYW1lPVwicGxheWVyLXByZXZpZXdcIiBhcmlhLWhpZGRlbj1cInRydWVcIiBzdHlsZT17eyBcIi0tYXRcIjogc2hhcmUgfSBhcyBDU1NQcm9wZXJ0aWVzfT5cbiAgICAgIDxzcGFuIGNsYXNzTmFtZT1cInRodW1iXCI+XG4gICAgICAgIDxQaWN0dXJlIHJlY29yZGluZz17cmVjb3JkaW5nfSBhdE1zPXtzaG93bk1vbWVudChhdE1zLCByZWNvcmRpbmcuZHVyYXRpb25Ncyl9IC8+XG4gICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cInRodW1iLWxhYmVsXCI+e2Zvcm1hdER1cmF0aW9uKGF0TXMpfTwvc3Bhbj5cbiAgICAgIDwvc3Bhbj5cbiAgICA8L2Rpdj5cbiAgKVxufVxuXG4vKipcbiAqIEEgcGljdHVyZSB0aGF0IGNhbm5vdCBiZSBoYWQgbGVhdmVzIGl0cyBwbGFjZSBlbXB0eTogdGhlIHJlY29yZGluZyBwbGF5cyB3aXRob3V0IGl0LiBPbmUgdGhhdCB3YXMgcmVmdXNlZCB1bnRpbCB0aGVcbiAqIHZpZXdlciBhdXRoZW50aWNhdGVzIGFnYWluIGlzIGFza2VkIGZvciBhbmV3IGFmdGVyd2FyZHMuXG4gKi9cbmZ1bmN0aW9uIFBpY3R1cmUoeyByZWNvcmRpbmcsIGF0TXMgfTogeyByZWNvcmRpbmc6IFBsYXllclByb3BzOyBhdE1zOiBudW1iZXIgfSkge1xuICBjb25zdCBzcmMgPSB0aHVtYm5haWxBZGRyZXNzKHJlY29yZGluZywgYXRNcylcbiAgY29uc3QgW21pc3NpbmcsIHNldE1pc3NpbmddID0gdXNlU3RhdGU8c3RyaW5nIHwgbnVsbD4obnVsbClcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBpZiAobWlzc2luZyA9PT0gbnVsbCkgcmV0dXJuXG4gICAgY29uc3QgYXNrQWdhaW4gPSAoKSA9PiBzZXRNaXNzaW5nKG51bGwpXG4gICAgZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihTVEVQX1VQX0RPTkVfRVZFTlQsIGFza0FnYWluKVxuICAgIHJldHVybiAoKSA9PiBkb2N1bWVudC5yZW1vdmVFdmVudExpc3RlbmVyKFNURVBfVVBfRE9ORV9FVkVOVCwgYXNrQWdhaW4pXG4gIH0sIFttaXNzaW5nXSlcbiAgcmV0dXJuIChcbiAgICA8aW1nXG4gICAgICAvLyBBbm90aGVyIGVsZW1lbnQgYWZ0ZXIgYSByZWZ1c2FsOiBvbmUgdGhhdCBoYXMgZmFpbGVkIGRvZXMgbm90IGxvYWQgYWdhaW4uXG4gICAgICBrZXk9e21pc3NpbmcgPT09IHNyYyA/IFwibWlzc2luZ1wiIDogc3JjfVxuICAgICAgc3JjPXttaXNzaW5nID09PSBzcmMgPyB1bmRlZmluZWQgOiBzcmN9XG4gICAgICBhbHQ9XCJcIlxuICAgICAgd2lkdGg9e0lNQUdFX1dJRFRIfVxuICAgICAgaGVpZ2h0PXtJTUFHRV9IRUlHSFR9XG4gICAgICBoaWRkZW49e21pc3NpbmcgPT09IHNyY31cbiAgICAgIG9uRXJyb3I9eygpID0+IHNldE1pc3Npbmcoc3JjKX1cbiAgICAvPlxuICApXG59XG4iLAogICAgIi8qKiBLZXlzIG9mIHRoZSBwbGF5ZXIsIHdoZXJldmVyIHRoZSBmb2N1cyBpcyBpbiBpdC4gRWFjaCBpcyBhbHNvIGEgY29udHJvbC4gKi9cbmltcG9ydCB0eXBlIHsgS2V5Ym9hcmRFdmVudCB9IGZyb20gXCJyZWFjdFwiXG5cbmV4cG9ydCB0eXBlIFBsYXllckNvbW1hbmQgPVxuICB8IHsga2luZDogXCJ0b2dnbGVcIiB8IFwibmV4dFwiIHwgXCJwcmV2aW91c1wiIHwgXCJmdWxsc2NyZWVuXCIgfCBcIm1hcmtcIiB9XG4gIHwgeyBraW5kOiBcIm1vdmVcIjsgYnlNczogbnVtYmVyIH1cbiAgfCB7IGtpbmQ6IFwic2Vla1wiOyB0bzogXCJzdGFydFwiIHwgXCJlbmRcIiB9XG4gIHwgeyBraW5kOiBcInNwZWVkXCI7IHNwZWVkOiBudW1iZXIgfVxuXG4vKiogQW4gYXJyb3cga2V5IG1vdmVzIHNvIGZhci4gKi9cbmV4cG9ydCBjb25zdCBTRUVLX1NURVBfTVMgPSA1MDAwXG5cbmNvbnN0IENPTU1BTkRTOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBQbGF5ZXJDb21tYW5kPj4gPSB7XG4gIFwiIFwiOiB7IGtpbmQ6IFwidG9nZ2xlXCIgfSxcbiAgbjogeyBraW5kOiBcIm5leHRcIiB9LFxuICBwOiB7IGtpbmQ6IFwicHJldmlvdXNcIiB9LFxuICBmOiB7IGtpbmQ6IFwiZnVsbHNjcmVlblwiIH0sXG4gIG06IHsga2luZDogXCJtYXJrXCIgfSxcbiAgYXJyb3dsZWZ0OiB7IGtpbmQ6IFwibW92ZVwiLCBieU1zOiAtU0VFS19TVEVQX01TIH0sXG4gIGFycm93cmlnaHQ6IHsga2luZDogXCJtb3ZlXCIsIGJ5TXM6IFNFRUtfU1RFUF9NUyB9LFxuICBob21lOiB7IGtpbmQ6IFwic2Vla1wiLCB0bzogXCJzdGFydFwiIH0sXG4gIGVuZDogeyBraW5kOiBcInNlZWtcIiwgdG86IFwiZW5kXCIgfSxcbiAgXCIxXCI6IHsga2luZDogXCJzcGVlZFwiLCBzcGVlZDogMSB9LFxuICBcIjJcIjogeyBraW5kOiBcInNwZWVkXCIsIHNwZWVkOiAyIH0sXG4gIFwiM1wiOiB7IGtpbmQ6IFwic3BlZWRcIiwgc3BlZWQ6IDQgfSxcbiAgXCI0XCI6IHsga2luZDogXCJzcGVlZFwiLCBzcGVlZDogOCB9LFxufVxuXG4vKiogV2hhdCBhIGtleSBtZWFuczsgbnVsbCBmb3Iga2V5cyBvZiB0aGUgYnJvd3NlciBhbmQgb2YgdGhlIGNvbnRyb2wgdGhhdCBoYXMgdGhlIGZvY3VzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNvbW1hbmRPZktleShcbiAgZXZlbnQ6IFBpY2s8S2V5Ym9hcmRFdmVudCwgXCJrZXlcIiB8IFwiY3RybEtleVwiIHwgXCJhbHRLZXlcIiB8IFwibWV0YUtleVwiPixcbiAgdGFyZ2V0OiB7IG1hdGNoZXMoc2VsZWN0b3JzOiBzdHJpbmcpOiBib29sZWFuIH0sXG4pOiBQbGF5ZXJDb21tYW5kIHwgbnVsbCB7XG4gIGlmIChldmVudC5jdHJsS2V5IHx8IGV2ZW50LmFsdEtleSB8fCBldmVudC5tZXRhS2V5IHx8IHRhcmdldC5tYXRjaGVzKFwiW3R5cGU9dGV4dF1cIikpIHJldHVybiBudWxsXG4gIGlmIChldmVudC5rZXkgPT09IFwiIFwiICYmIHRhcmdldC5tYXRjaGVzKFwiYnV0dG9uLCBbdHlwZT1jaGVja2JveF1cIikpIHJldHVybiBudWxsXG4gIGNvbnN0IGtleSA9IGV2ZW50LmtleS50b0xvd2VyQ2FzZSgpXG4gIHJldHVybiBPYmplY3QuaGFzT3duKENPTU1BTkRTLCBrZXkpID8gKENPTU1BTkRTW2tleV0gPz8gbnVsbCkgOiBudWxsXG59XG4iLAogICAgIi8qKiBUaGUgZm9ybSBvZiBhIG5ldyBtYXJrZXI6IHdoYXQgaXMgdG8gYmUgc2VlbiBhdCB0aGUgbW9tZW50IGF0IHdoaWNoIGl0IHdhcyBvcGVuZWQuICovXG5pbXBvcnQgeyB0eXBlIEZvcm1FdmVudCwgdHlwZSBLZXlib2FyZEV2ZW50LCB1c2VFZmZlY3QsIHVzZUlkLCB1c2VSZWYsIHVzZVN0YXRlIH0gZnJvbSBcInJlYWN0XCJcbmltcG9ydCB7IE1BUktFUl9DSEFSQUNURVJTX01BWCB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9ydWxlcy1yZWNvcmRpbmctZXZlbnRzLnRzXCJcbmltcG9ydCB7IEJ1dHRvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2J1dHRvbi50c3hcIlxuaW1wb3J0IHsgZm9ybWF0RHVyYXRpb24gfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi90ZXh0cy9mb3JtYXQudHNcIlxuaW1wb3J0IHsgdXNlSXNsYW5kVmlldyB9IGZyb20gXCIuLi9kZWZpbmUudHN4XCJcblxuZXhwb3J0IGludGVyZmFjZSBNYXJrZXJGb3JtUHJvcHMge1xuICBhdE1zOiBudW1iZXJcbiAgLyoqIFJlamVjdHMgd2hlbiB0aGUgbWFya2VyIHdhcyBub3QgYWRkZWQuICovXG4gIG9uU2F2ZSh0ZXh0OiBzdHJpbmcpOiBQcm9taXNlPHZvaWQ+XG4gIG9uQ2xvc2UoKTogdm9pZFxufVxuXG5leHBvcnQgZnVuY3Rpb24gTWFya2VyRm9ybSh7IGF0TXMsIG9uU2F2ZSwgb25DbG9zZSB9OiBNYXJrZXJGb3JtUHJvcHMpIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgaWQgPSB1c2VJZCgpXG4gIGNvbnN0IGlucHV0ID0gdXNlUmVmPEhUTUxJbnB1dEVsZW1lbnQ+KG51bGwpXG4gIGNvbnN0IFtwcm9ibGVtLCBzZXRQcm9ibGVtXSA9IHVzZVN0YXRlPHN0cmluZyB8IG51bGw+KG51bGwpXG4gIGNvbnN0IFtpc1NhdmluZywgc2V0SXNTYXZpbmddID0gdXNlU3RhdGUoZmFsc2UpXG4gIHVzZUVmZmVjdCgoKSA9PiBpbnB1dC5jdXJyZW50Py5mb2N1cygpLCBbXSlcblxuICBjb25zdCBzYXZlID0gYXN5bmMgKGV2ZW50OiBGb3JtRXZlbnQpID0+IHtcbiAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgaWYgKGlzU2F2aW5nKSByZXR1cm5cbiAgICBjb25zdCB0ZXh0ID0gaW5wdXQuY3VycmVudD8udmFsdWUudHJpbSgpID8/IFwiXCJcbiAgICBpZiAodGV4dCA9PT0gXCJcIikgcmV0dXJuIHJlZnVzZSh0KFwicGxheWVyLm1hcmtlclJlcXVpcmVkXCIpKVxuICAgIHNldElzU2F2aW5nKHRydWUpXG4gICAgdHJ5IHtcbiAgICAgIGF3YWl0IG9uU2F2ZSh0ZXh0KVxuICAgIH0gY2F0Y2gge1xuICAgICAgcmVmdXNlKHQoXCJwbGF5ZXIubWFya2VyRmFpbGVkXCIpKVxuICAgIH0gZmluYWxseSB7XG4gICAgICBzZXRJc1NhdmluZyhmYWxzZSlcbiAgICB9XG4gIH1cbiAgY29uc3QgcmVmdXNlID0gKG1lc3NhZ2U6IHN0cmluZykgPT4ge1xuICAgIHNldFByb2JsZW0obWVzc2FnZSlcbiAgICBpbnB1dC5jdXJyZW50Py5mb2N1cygpXG4gIH1cbiAgY29uc3Qgb25LZXlEb3duID0gKGV2ZW50OiBLZXlib2FyZEV2ZW50KSA9PiB7XG4gICAgaWYgKGV2ZW50LmtleSAhPT0gXCJFc2NhcGVcIikgcmV0dXJuXG4gICAgZXZlbnQuc3RvcFByb3BhZ2F0aW9uKClcbiAgICBvbkNsb3NlKClcbiAgfVxuXG4gIHJldHVybiAoXG4gICAgPGZvcm0gY2xhc3NOYW1lPVwicGxheWVyLW1hcmtlci1mb3JtXCIgb25TdWJtaXQ9e3NhdmV9IG9uS2V5RG93bj17b25LZXlEb3dufSBub1ZhbGlkYXRlPlxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJmaWVsZFwiPlxuICAgICAgICA8bGFiZWwgY2xhc3NOYW1lPVwiZmllbGQtbGFiZWxcIiBodG1sRm9yPXtpZH0+XG4gICAgICAgICAge3QoXCJwbGF5ZXIubWFya2VyQXRcIiwgeyB0aW1lOiBmb3JtYXREdXJhdGlvbihhdE1zKSB9KX1cbiAgICAgICAgPC9sYWJlbD5cbiAgICAgICAgPGlucHV0XG4gICAgICAgICAgcmVmPXtpbnB1dH1cbiAgICAgICAgICBpZD17aWR9XG4gICAgICAgICAgY2xhc3NOYW1lPVwiaW5wdXRcIlxuICAgICAgICAgIHR5cGU9XCJ0ZXh0XCJcbiAgICAgICAgICBtYXhMZW5ndGg9e01BUktFUl9DSEFSQUNURVJTX01BWH1cbiAgICAgICAgICBhdXRvQ29tcGxldGU9XCJvZmZcIlxuICAgICAgICAgIHBsYWNlaG9sZGVyPXt0KFwicGxheWVyLm1hcmtlckhpbnRcIil9XG4gICAgICAgICAgYXJpYS1pbnZhbGlkPXtwcm9ibGVtICE9PSBudWxsfVxuICAgICAgICAgIGFyaWEtZGVzY3JpYmVkYnk9e3Byb2JsZW0gPT09IG51bGwgPyB1bmRlZmluZWQgOiBgJHtpZH0tcHJvYmxlbWB9XG4gICAgICAgIC8+XG4gICAgICAgIHtwcm9ibGVtICE9PSBudWxsICYmIChcbiAgICAgICAgICA8cCBjbGFzc05hbWU9XCJmaWVsZC1lcnJvclwiIGlkPXtgJHtpZH0tcHJvYmxlbWB9IHJvbGU9XCJhbGVydFwiPlxuICAgICAgICAgICAge3Byb2JsZW19XG4gICAgICAgICAgPC9wPlxuICAgICAgICApfVxuICAgICAgPC9kaXY+XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cImZvcm0tYWN0aW9uc1wiPlxuICAgICAgICA8QnV0dG9uIHR5cGU9XCJzdWJtaXRcIiBraW5kPVwicHJpbWFyeVwiIGRpc2FibGVkPXtpc1NhdmluZ30+XG4gICAgICAgICAge3QoXCJwbGF5ZXIuc2F2ZU1hcmtlclwiKX1cbiAgICAgICAgPC9CdXR0b24+XG4gICAgICAgIDxCdXR0b24ga2luZD1cInF1aWV0XCIgb25DbGljaz17b25DbG9zZX0+XG4gICAgICAgICAge3QoXCJwbGF5ZXIubWFya2VyQ2FuY2VsXCIpfVxuICAgICAgICA8L0J1dHRvbj5cbiAgICAgIDwvZGl2PlxuICAgIDwvZm9ybT5cbiAgKVxufVxuIiwKICAgICIvKiogV2hhdCBoYXBwZW5lZCBpbiBhIHJlY29yZGluZzogbWFya3MgYWJvdmUgdGhlIHNsaWRlciwgYW5kIHRoZSBzYW1lIGFzIGEgbGlzdCBiZXNpZGUgdGhlIHBpY3R1cmUuICovXG5pbXBvcnQgeyB0eXBlIENTU1Byb3BlcnRpZXMsIHR5cGUgTW91c2VFdmVudCwgbWVtbywgdHlwZSBSZWFjdE5vZGUsIHVzZUVmZmVjdCwgdXNlUmVmIH0gZnJvbSBcInJlYWN0XCJcbmltcG9ydCB7IEJ1dHRvbiwgSWNvbkJ1dHRvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2J1dHRvbi50c3hcIlxuaW1wb3J0IHsgSWNvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2ljb24udHN4XCJcbmltcG9ydCB7IGZvcm1hdER1cmF0aW9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvZm9ybWF0LnRzXCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgeyB0eXBlIE1hcmtlciwgbmVhcmVzdE1hcmtlciwgcGFzc2VkTWFya2VyIH0gZnJvbSBcIi4vbWFya2Vycy50c1wiXG5cbi8qKiBBIGNsaWNrIG9uIHRoZSBsaW5lIG1lYW5zIHRoZSBuZWFyZXN0IG1hcmssIHdoaWNoIGlzIGEgZmV3IHBpeGVscyB3aWRlLiBUaGUgbGlzdCBzYXlzIHRoZSBzYW1lIHRvIHNjcmVlbiByZWFkZXJzLiAqL1xuZXhwb3J0IGNvbnN0IE1hcmtlckxpbmUgPSBtZW1vKGZ1bmN0aW9uIE1hcmtlckxpbmUobGluZToge1xuICBtYXJrZXJzOiByZWFkb25seSBNYXJrZXJbXVxuICBkdXJhdGlvbk1zOiBudW1iZXJcbiAgb25TZWVrKGF0TXM6IG51bWJlcik6IHZvaWRcbn0pIHtcbiAgY29uc3QgeyBtYXJrZXJzLCBkdXJhdGlvbk1zLCBvblNlZWsgfSA9IGxpbmVcbiAgY29uc3Qgb25DbGljayA9IChldmVudDogTW91c2VFdmVudDxIVE1MRGl2RWxlbWVudD4pID0+IHtcbiAgICBjb25zdCB7IGxlZnQsIHdpZHRoIH0gPSBldmVudC5jdXJyZW50VGFyZ2V0LmdldEJvdW5kaW5nQ2xpZW50UmVjdCgpXG4gICAgY29uc3QgbWFya2VyID0gbmVhcmVzdE1hcmtlcihtYXJrZXJzLCAoKGV2ZW50LmNsaWVudFggLSBsZWZ0KSAvIE1hdGgubWF4KDEsIHdpZHRoKSkgKiBkdXJhdGlvbk1zKVxuICAgIGlmIChtYXJrZXIpIG9uU2VlayhtYXJrZXIuYXRNcylcbiAgfVxuICByZXR1cm4gKFxuICAgIC8vIEZvciB0aGUgbW91c2UgYWxvbmU6IHRoZSBsaXN0IGhhcyBhIGJ1dHRvbiBmb3IgZWFjaCBtYXJrZXIuXG4gICAgPGRpdiBjbGFzc05hbWU9XCJwbGF5ZXItbGluZVwiIGFyaWEtaGlkZGVuPVwidHJ1ZVwiIG9uQ2xpY2s9e29uQ2xpY2t9PlxuICAgICAge21hcmtlcnMubWFwKChtYXJrZXIsIGF0KSA9PiAoXG4gICAgICAgIDxzcGFuXG4gICAgICAgICAgLy8gYmlvbWUtaWdub3JlIGxpbnQvc3VzcGljaW91cy9ub0FycmF5SW5kZXhLZXk6IG1hcmtzIGhhdmUgbm8gc3RhdGUgb2YgdGhlaXIgb3duXG4gICAgICAgICAga2V5PXthdH1cbiAgICAgICAgICBjbGFzc05hbWU9XCJwbGF5ZXItbWFya1wiXG4gICAgICAgICAgZGF0YS10b25lPXttYXJrZXIudG9uZX1cbiAgICAgICAgICB0aXRsZT17YCR7Zm9ybWF0RHVyYXRpb24obWFya2VyLmF0TXMpfSAke21hcmtlci5sYWJlbH1gfVxuICAgICAgICAgIC8vIFNldCB0aHJvdWdoIHRoZSBDU1NPTTogdGhpcyBpc2xhbmQgaXMgbmV2ZXIgcmVuZGVyZWQgb24gdGhlIHNlcnZlci5cbiAgICAgICAgICBzdHlsZT17eyBcIi0tYXRcIjogTWF0aC5taW4oMSwgbWFya2VyLmF0TXMgLyBNYXRoLm1heCgxLCBkdXJhdGlvbk1zKSkgfSBhcyBDU1NQcm9wZXJ0aWVzfVxuICAgICAgICAvPlxuICAgICAgKSl9XG4gICAgPC9kaXY+XG4gIClcbn0pXG5cbmV4cG9ydCBpbnRlcmZhY2UgTWFya2VyTGlzdFByb3BzIHtcbiAgLyoqIG51bGwgd2hpbGUgdGhleSBhcmUgYmVpbmcgcmVhZC4gKi9cbiAgbWFya2VyczogcmVhZG9ubHkgTWFya2VyW10gfCBudWxsXG4gIGhhc01vcmU6IGJvb2xlYW5cbiAgaGFzRmFpbGVkOiBib29sZWFuXG4gIHBvc2l0aW9uTXM6IG51bWJlclxuICBvblNlZWsoYXRNczogbnVtYmVyKTogdm9pZFxuICBvblJldHJ5KCk6IHZvaWRcbiAgLyoqIE9wZW5zIHRoZSBmb3JtIG9mIGEgbmV3IG1hcmtlcjsgbnVsbCBmb3IgcmVhZGVycyB3aG8gbWF5IG5vdCBhZGQgb25lLiAqL1xuICBvbk1hcms6ICgoKSA9PiB2b2lkKSB8IG51bGxcbiAgLyoqIFRoZSBmb3JtIG9mIGEgbmV3IG1hcmtlciwgd2hpbGUgaXQgaXMgb3Blbi4gKi9cbiAgZm9ybTogUmVhY3ROb2RlXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBNYXJrZXJMaXN0KGxpc3Q6IE1hcmtlckxpc3RQcm9wcykge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCB7IG1hcmtlcnMsIHBvc2l0aW9uTXMgfSA9IGxpc3RcbiAgcmV0dXJuIChcbiAgICA8c2VjdGlvbiBjbGFzc05hbWU9XCJwbGF5ZXItZXZlbnRzXCIgYXJpYS1sYWJlbD17dChcInBsYXllci5tYXJrZXJzXCIpfT5cbiAgICAgIDxoZWFkZXIgY2xhc3NOYW1lPVwicGFuZWwtaGVhZGVyXCI+XG4gICAgICAgIDxJY29uIG5hbWU9XCJib29rbWFya1wiIC8+XG4gICAgICAgIDxoMj57dChcInBsYXllci5tYXJrZXJzXCIpfTwvaDI+XG4gICAgICAgIHttYXJrZXJzICE9PSBudWxsICYmIDxzcGFuIGNsYXNzTmFtZT1cInRhYi1jb3VudFwiPnttYXJrZXJzLmxlbmd0aH08L3NwYW4+fVxuICAgICAgICB7bGlzdC5vbk1hcmsgJiYgKFxuICAgICAgICAgIDxkaXYgY2xhc3NOYW1lPVwicGFuZWwtYWN0aW9uc1wiPlxuICAgICAgICAgICAgPEljb25CdXR0b25cbiAgICAgICAgICAgICAgbGFiZWw9e3QoXCJwbGF5ZXIuYWRkTWFya2VyXCIpfVxuICAgICAgICAgICAgICBpY29uPVwicGx1c1wiXG4gICAgICAgICAgICAgIGFyaWEta2V5c2hvcnRjdXRzPVwiTVwiXG4gICAgICAgICAgICAgIGRpc2FibGVkPXttYXJrZXJzID09PSBudWxsfVxuICAgICAgICAgICAgICBvbkNsaWNrPXtsaXN0Lm9uTWFya31cbiAgICAgICAgICAgIC8+XG4gICAgICAgICAgPC9kaXY+XG4gICAgICAgICl9XG4gICAgICA8L2hlYWRlcj5cbiAgICAgIHtsaXN0LmZvcm19XG4gICAgICB7bGlzdC5oYXNGYWlsZWQgPyAoXG4gICAgICAgIDxkaXYgY2xhc3NOYW1lPVwicGxheWVyLW5vbmVcIj5cbiAgICAgICAgICA8cCByb2xlPVwiYWxlcnRcIj57dChcInBsYXllci5tYXJrZXJzRmFpbGVkXCIpfTwvcD5cbiAgICAgICAgICA8QnV0dG9uIGljb249XCJyZWZyZXNoXCIgb25DbGljaz17bGlzdC5vblJldHJ5fT5cbiAgICAgICAgICAgIHt0KFwicGxheWVyLnJldHJ5XCIpfVxuICAgICAgICAgIDwvQnV0dG9uPlxuICAgICAgICA8L2Rpdj5cbiAgICAgICkgOiBtYXJrZXJzID09PSBudWxsID8gKFxuICAgICAgICA8cCBjbGFzc05hbWU9XCJwbGF5ZXItbm9uZSBtdXRlZFwiPnt0KFwicGxheWVyLm1hcmtlcnNMb2FkaW5nXCIpfTwvcD5cbiAgICAgICkgOiBtYXJrZXJzLmxlbmd0aCA9PT0gMCA/IChcbiAgICAgICAgPHAgY2xhc3NOYW1lPVwicGxheWVyLW5vbmUgbXV0ZWRcIj57dChcInBsYXllci5ub01hcmtlcnNcIil9PC9wPlxuICAgICAgKSA6IChcbiAgICAgICAgPFJvd3MgbWFya2Vycz17bWFya2Vyc30gb25TZWVrPXtsaXN0Lm9uU2Vla30gY3VycmVudD17cGFzc2VkTWFya2VyKG1hcmtlcnMsIHBvc2l0aW9uTXMpfSAvPlxuICAgICAgKX1cbiAgICAgIHtsaXN0Lmhhc01vcmUgJiYgPHAgY2xhc3NOYW1lPVwicGxheWVyLW5vbmUgbXV0ZWRcIj57dChcInBsYXllci5tb3JlTWFya2Vyc1wiKX08L3A+fVxuICAgIDwvc2VjdGlvbj5cbiAgKVxufVxuXG4vKiogRHJhd24gYWdhaW4gb25seSB3aGVuIGFub3RoZXIgbWFya2VyIGhhcyBwYXNzZWQsIG5vdCBmb3IgZXZlcnkgbW9tZW50IG9mIHRoZSBwbGF5YmFjay4gKi9cbmNvbnN0IFJvd3MgPSBtZW1vKGZ1bmN0aW9uIFJvd3Moe1xuICBtYXJrZXJzLFxuICBjdXJyZW50LFxuICBvblNlZWssXG59OiB7XG4gIG1hcmtlcnM6IHJlYWRvbmx5IE1hcmtlcltdXG4gIGN1cnJlbnQ6IG51bWJlclxuICBvblNlZWsoYXRNczogbnVtYmVyKTogdm9pZFxufSkge1xuICBjb25zdCBsaXN0ID0gdXNlUmVmPEhUTUxPTGlzdEVsZW1lbnQ+KG51bGwpXG4gIC8vIGJpb21lLWlnbm9yZSBsaW50L2NvcnJlY3RuZXNzL3VzZUV4aGF1c3RpdmVEZXBlbmRlbmNpZXM6IHRoZSByb3cgdGhhdCBpcyBjdXJyZW50IG5vd1xuICB1c2VFZmZlY3QoKCkgPT4gc2Nyb2xsVG9DdXJyZW50KGxpc3QuY3VycmVudCksIFtjdXJyZW50XSlcbiAgcmV0dXJuIChcbiAgICA8b2wgY2xhc3NOYW1lPVwicGxheWVyLXJvd3NcIiByZWY9e2xpc3R9PlxuICAgICAge21hcmtlcnMubWFwKChtYXJrZXIsIGF0KSA9PiAoXG4gICAgICAgIC8vIGJpb21lLWlnbm9yZSBsaW50L3N1c3BpY2lvdXMvbm9BcnJheUluZGV4S2V5OiByb3dzIGhhdmUgbm8gc3RhdGUgb2YgdGhlaXIgb3duXG4gICAgICAgIDxsaSBrZXk9e2F0fT5cbiAgICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICAgIGFyaWEtY3VycmVudD17YXQgPT09IGN1cnJlbnQgPyBcInRydWVcIiA6IHVuZGVmaW5lZH1cbiAgICAgICAgICAgIG9uQ2xpY2s9eygpID0+IG9uU2VlayhtYXJrZXIuYXRNcyl9XG4gICAgICAgICAgPlxuICAgICAgICAgICAgPHNwYW4gY2xhc3NOYW1lPVwicGxheWVyLWF0XCI+e2Zvcm1hdER1cmF0aW9uKG1hcmtlci5hdE1zKX08L3NwYW4+XG4gICAgICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJwbGF5ZXItc2lnblwiIGRhdGEtdG9uZT17bWFya2VyLnRvbmV9PlxuICAgICAgICAgICAgICA8SWNvbiBuYW1lPXttYXJrZXIuaWNvbn0gLz5cbiAgICAgICAgICAgIDwvc3Bhbj5cbiAgICAgICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cInBsYXllci13aGF0XCI+XG4gICAgICAgICAgICAgIHttYXJrZXIubGFiZWx9XG4gICAgICAgICAgICAgIHttYXJrZXIuZGV0YWlsICYmIDxzbWFsbD57bWFya2VyLmRldGFpbH08L3NtYWxsPn1cbiAgICAgICAgICAgIDwvc3Bhbj5cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgPC9saT5cbiAgICAgICkpfVxuICAgIDwvb2w+XG4gIClcbn0pXG5cbi8qKiBXaXRoaW4gdGhlIGxpc3QgYWxvbmU6IHRoZSBwYWdlIHN0YXlzIHdoZXJlIGl0IGlzLiAqL1xuZnVuY3Rpb24gc2Nyb2xsVG9DdXJyZW50KGxpc3Q6IEhUTUxFbGVtZW50IHwgbnVsbCk6IHZvaWQge1xuICBjb25zdCByb3cgPSBsaXN0Py5xdWVyeVNlbGVjdG9yPEhUTUxFbGVtZW50PihcIlthcmlhLWN1cnJlbnRdXCIpPy5wYXJlbnRFbGVtZW50XG4gIGlmICghbGlzdCB8fCAhcm93KSByZXR1cm5cbiAgY29uc3QgdG9wID0gcm93Lm9mZnNldFRvcCAtIGxpc3Qub2Zmc2V0VG9wXG4gIGlmICh0b3AgPCBsaXN0LnNjcm9sbFRvcCB8fCB0b3AgKyByb3cub2Zmc2V0SGVpZ2h0ID4gbGlzdC5zY3JvbGxUb3AgKyBsaXN0LmNsaWVudEhlaWdodClcbiAgICBsaXN0LnNjcm9sbFRvcCA9IHRvcCAtIGxpc3QuY2xpZW50SGVpZ2h0IC8gM1xufVxuIiwKICAgICIvKiogVGhlIGV2ZW50cyBvZiBhIHJlY29yZGluZyBhcyBtYXJrcyBvbiBpdHMgdGltZSBsaW5lOiBob3cgZWFjaCBpcyBzaG93biwgYW5kIHdoaWNoIG9uZSBpcyBuZXh0LiBQdXJlLiAqL1xuaW1wb3J0IHR5cGUgeyBSZWNvcmRpbmdJbmZvUmVzcG9uc2UgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vY29udHJhY3QudHNcIlxuaW1wb3J0IHR5cGUgeyBJY29uTmFtZSB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2ljb24udHN4XCJcbmltcG9ydCB7IGZvcm1hdEluc3RhbnQsIGZvcm1hdFNpemUgfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi90ZXh0cy9mb3JtYXQudHNcIlxuaW1wb3J0IHR5cGUgeyBUZXh0S2V5LCBUcmFuc2xhdGUgfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi90ZXh0cy9pMThuLnRzXCJcblxuZXhwb3J0IHR5cGUgTWFya2VyRXZlbnQgPSBSZWNvcmRpbmdJbmZvUmVzcG9uc2VbXCJldmVudHNcIl1bbnVtYmVyXVxuXG5leHBvcnQgaW50ZXJmYWNlIE1hcmtlciB7XG4gIGF0TXM6IG51bWJlclxuICBpY29uOiBJY29uTmFtZVxuICB0b25lOiBcImJsdWVcIiB8IFwiZ3JlZW5cIiB8IFwidmlvbGV0XCIgfCBcImFtYmVyXCIgfCBcInJlZFwiIHwgXCJuZXV0cmFsXCJcbiAgbGFiZWw6IHN0cmluZ1xuICAvKiogV2hvLCB3aHkgb3Igd2hpY2ggd2F5OyBcIlwiIGZvciBub3RoaW5nIG1vcmUuICovXG4gIGRldGFpbDogc3RyaW5nXG59XG5cbi8qKiBHb2luZyBiYWNrIGZyb20gYSBtYXJrZXIgdGhhdCBoYXMganVzdCBwYXNzZWQgbGVhZHMgdG8gdGhlIG9uZSBiZWZvcmUgaXQsIGFsc28gd2hpbGUgdGhlIHJlY29yZGluZyBwbGF5cy4gKi9cbmNvbnN0IFBBU1NFRF9NUyA9IDEwMDBcblxuLyoqIFdoZXJlIGBOYCBsZWFkczsgbnVsbCBiZWhpbmQgdGhlIGxhc3QgbWFya2VyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG5leHRNYXJrZXIobWFya2VyczogcmVhZG9ubHkgTWFya2VyW10sIHBvc2l0aW9uTXM6IG51bWJlcik6IE1hcmtlciB8IG51bGwge1xuICByZXR1cm4gbWFya2Vycy5maW5kKCh7IGF0TXMgfSkgPT4gYXRNcyA+IHBvc2l0aW9uTXMpID8/IG51bGxcbn1cblxuLyoqIFdoZXJlIGBQYCBsZWFkczsgbnVsbCBiZWZvcmUgdGhlIGZpcnN0IG1hcmtlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwcmV2aW91c01hcmtlcihcbiAgbWFya2VyczogcmVhZG9ubHkgTWFya2VyW10sXG4gIHBvc2l0aW9uTXM6IG51bWJlcixcbiAgaXNQbGF5aW5nOiBib29sZWFuLFxuKTogTWFya2VyIHwgbnVsbCB7XG4gIGNvbnN0IGJlZm9yZU1zID0gaXNQbGF5aW5nID8gcG9zaXRpb25NcyAtIFBBU1NFRF9NUyA6IHBvc2l0aW9uTXNcbiAgcmV0dXJuIG1hcmtlcnMuZmluZExhc3QoKHsgYXRNcyB9KSA9PiBhdE1zIDwgYmVmb3JlTXMpID8/IG51bGxcbn1cblxuLyoqIFRoZSBtYXJrZXIgdGhhdCBhIGNsaWNrIGJlc2lkZSBpdCBtZWFuczsgbnVsbCB3aXRob3V0IG1hcmtlcnMuICovXG5leHBvcnQgZnVuY3Rpb24gbmVhcmVzdE1hcmtlcihtYXJrZXJzOiByZWFkb25seSBNYXJrZXJbXSwgYXRNczogbnVtYmVyKTogTWFya2VyIHwgbnVsbCB7XG4gIGNvbnN0IGRpc3RhbmNlID0gKG1hcmtlcjogTWFya2VyKSA9PiBNYXRoLmFicyhtYXJrZXIuYXRNcyAtIGF0TXMpXG4gIHJldHVybiBtYXJrZXJzLnJlZHVjZTxNYXJrZXIgfCBudWxsPihcbiAgICAoYmVzdCwgbWFya2VyKSA9PiAoYmVzdCA9PT0gbnVsbCB8fCBkaXN0YW5jZShtYXJrZXIpIDwgZGlzdGFuY2UoYmVzdCkgPyBtYXJrZXIgOiBiZXN0KSxcbiAgICBudWxsLFxuICApXG59XG5cbi8qKiBJbmRleCBvZiB0aGUgbGFzdCBtYXJrZXIgdGhhdCBoYXMgcGFzc2VkOyAtMSBiZWZvcmUgdGhlIGZpcnN0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhc3NlZE1hcmtlcihtYXJrZXJzOiByZWFkb25seSBNYXJrZXJbXSwgcG9zaXRpb25NczogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIG1hcmtlcnMuZmluZExhc3RJbmRleCgoeyBhdE1zIH0pID0+IGF0TXMgPD0gcG9zaXRpb25Ncylcbn1cblxuLyoqIEBwYXJhbSB6b25lICB0aGUgcmVhZGVyJ3MgKi9cbmV4cG9ydCBmdW5jdGlvbiBtYXJrZXJzT2YoZXZlbnRzOiByZWFkb25seSBNYXJrZXJFdmVudFtdLCB0OiBUcmFuc2xhdGUsIHpvbmU6IHN0cmluZyk6IE1hcmtlcltdIHtcbiAgcmV0dXJuIGV2ZW50cy5tYXAoKGV2ZW50KSA9PiAoeyBhdE1zOiBldmVudC5hdCwgZGV0YWlsOiBcIlwiLCAuLi5sb29rT2YoZXZlbnQsIHQsIHpvbmUpIH0pKVxufVxuXG4vKiogV2l0aCBvbmUgbW9yZSwgaW4gdGhlIG9yZGVyIG9mIHRpbWUuICovXG5leHBvcnQgZnVuY3Rpb24gd2l0aE1hcmtlcihtYXJrZXJzOiByZWFkb25seSBNYXJrZXJbXSwgYWRkZWQ6IE1hcmtlcik6IE1hcmtlcltdIHtcbiAgcmV0dXJuIFsuLi5tYXJrZXJzLCBhZGRlZF0uc29ydCgoYSwgYikgPT4gYS5hdE1zIC0gYi5hdE1zKVxufVxuXG50eXBlIExvb2sgPSBQaWNrPE1hcmtlciwgXCJpY29uXCIgfCBcInRvbmVcIiB8IFwibGFiZWxcIj4gJiB7IGRldGFpbD86IHN0cmluZyB9XG5cbmZ1bmN0aW9uIGxvb2tPZihldmVudDogTWFya2VyRXZlbnQsIHQ6IFRyYW5zbGF0ZSwgem9uZTogc3RyaW5nKTogTG9vayB7XG4gIGNvbnN0IHsgc3RhdGUsIHRleHQgfSA9IGV2ZW50XG4gIGNvbnN0IG5hbWUgPSBldmVudC5wZXJzb24gPz8gdChcInBsYXllci51bmtub3duUGVyc29uXCIpXG4gIGNvbnN0IHNpemUgPSBmb3JtYXRTaXplKGV2ZW50LnNpemVJbkJ5dGVzID8/IDApXG4gIGNvbnN0IHBlcnNvbiA9IGV2ZW50LnBlcnNvbiA/PyBcIlwiXG4gIHN3aXRjaCAoZXZlbnQuZXZlbnQpIHtcbiAgICBjYXNlIFwiSk9JTlwiOlxuICAgICAgcmV0dXJuIHtcbiAgICAgICAgaWNvbjogXCJ1c2VyXCIsXG4gICAgICAgIHRvbmU6IHN0YXRlID09PSBcIkNPTlRST0xcIiA/IFwiZ3JlZW5cIiA6IFwidmlvbGV0XCIsXG4gICAgICAgIGxhYmVsOiB0KFwicGxheWVyLmpvaW5zXCIsIHsgbmFtZSB9KSxcbiAgICAgICAgZGV0YWlsOiB0KHN0YXRlID09PSBcIkNPTlRST0xcIiA/IFwicmVtb3RlLmFjY2Vzc19DT05UUk9MXCIgOiBcInJlbW90ZS5hY2Nlc3NfVklFV1wiKSxcbiAgICAgIH1cbiAgICBjYXNlIFwiTEVBVkVcIjpcbiAgICAgIHJldHVybiB7IGljb246IFwic2lnbk91dFwiLCB0b25lOiBcIm5ldXRyYWxcIiwgbGFiZWw6IHQoXCJwbGF5ZXIubGVhdmVzXCIsIHsgbmFtZSB9KSB9XG4gICAgY2FzZSBcIlJJR0hUXCI6XG4gICAgICByZXR1cm4ge1xuICAgICAgICBpY29uOiBcInVzZXJcIixcbiAgICAgICAgdG9uZTogXCJ2aW9sZXRcIixcbiAgICAgICAgbGFiZWw6IHQoc3RhdGUgPT09IFwiQ09OVFJPTFwiID8gXCJwbGF5ZXIuZ2V0c0NvbnRyb2xcIiA6IFwicGxheWVyLmxvc2VzQ29udHJvbFwiLCB7IG5hbWUgfSksXG4gICAgICB9XG4gICAgY2FzZSBcIkNMSVBCT0FSRFwiOlxuICAgICAgcmV0dXJuIHtcbiAgICAgICAgaWNvbjogXCJjbGlwYm9hcmRcIixcbiAgICAgICAgdG9uZTogXCJhbWJlclwiLFxuICAgICAgICBsYWJlbDogdChzdGF0ZSA9PT0gXCJUT19NQUNISU5FXCIgPyBcInBsYXllci5jbGlwYm9hcmRTZW50XCIgOiBcInBsYXllci5jbGlwYm9hcmRSZWNlaXZlZFwiLCB7IHNpemUgfSksXG4gICAgICAgIGRldGFpbDogcGVyc29uLFxuICAgICAgfVxuICAgIGNhc2UgXCJGSUxFXCI6IHtcbiAgICAgIGNvbnN0IHdheSA9IHQoc3RhdGUgPT09IFwiVE9fTUFDSElORVwiID8gXCJwbGF5ZXIuc2VudFwiIDogXCJwbGF5ZXIucmVjZWl2ZWRcIilcbiAgICAgIHJldHVybiB7IGljb246IFwiZmlsZVwiLCB0b25lOiBcImFtYmVyXCIsIGxhYmVsOiBgJHt0ZXh0fSwgJHtzaXplfWAsIGRldGFpbDogam9pbmVkKHdheSwgcGVyc29uKSB9XG4gICAgfVxuICAgIGNhc2UgXCJNQUNISU5FXCI6XG4gICAgICByZXR1cm4gbWFjaGluZUxvb2soc3RhdGUsIHQpXG4gICAgY2FzZSBcIlNVUEVSVklTSU9OXCI6XG4gICAgICByZXR1cm4gc3VwZXJ2aXNpb25Mb29rKGV2ZW50LCB0KVxuICAgIGNhc2UgXCJNQVJLRVJcIjpcbiAgICAgIHJldHVybiB7XG4gICAgICAgIGljb246IFwiYm9va21hcmtcIixcbiAgICAgICAgdG9uZTogXCJibHVlXCIsXG4gICAgICAgIGxhYmVsOiB0ZXh0IHx8IHQoXCJwbGF5ZXIubWFya2VyXCIpLFxuICAgICAgICBkZXRhaWw6IGpvaW5lZChwZXJzb24sIGFkZGVkVGV4dChldmVudCwgdCwgem9uZSkpLFxuICAgICAgfVxuICAgIGNhc2UgXCJSRU1PVkFMXCI6XG4gICAgICByZXR1cm4geyBpY29uOiBcImNsb3NlXCIsIHRvbmU6IFwicmVkXCIsIGxhYmVsOiB0KFwicGxheWVyLmlzUmVtb3ZlZFwiLCB7IG5hbWUgfSksIGRldGFpbDogdGV4dCB9XG4gICAgY2FzZSBcIkVORFwiOlxuICAgICAgcmV0dXJuIHsgaWNvbjogXCJzdG9wXCIsIHRvbmU6IFwibmV1dHJhbFwiLCBsYWJlbDogdChcInBsYXllci5lbmRzXCIpLCBkZXRhaWw6IHRleHQgfVxuICB9XG59XG5cbmZ1bmN0aW9uIGFkZGVkVGV4dCh7IGFkZGVkT24gfTogTWFya2VyRXZlbnQsIHQ6IFRyYW5zbGF0ZSwgem9uZTogc3RyaW5nKTogc3RyaW5nIHtcbiAgcmV0dXJuIGFkZGVkT24gPT09IG51bGxcbiAgICA/IFwiXCJcbiAgICA6IHQoXCJwbGF5ZXIubWFya2VyQWRkZWRcIiwgeyB0aW1lOiBmb3JtYXRJbnN0YW50KG5ldyBEYXRlKGFkZGVkT24pLCB6b25lLCBcIm1pbnV0ZVwiKSB9KVxufVxuXG5jb25zdCBNQUNISU5FX1RFWFRTOiBSZWNvcmQ8c3RyaW5nLCBUZXh0S2V5PiA9IHtcbiAgQU5TV0VSUzogXCJwbGF5ZXIubWFjaGluZV9BTlNXRVJTXCIsXG4gIFNJTEVOVDogXCJwbGF5ZXIubWFjaGluZV9TSUxFTlRcIixcbiAgUkVDT05ORUNUSU5HOiBcInBsYXllci5tYWNoaW5lX1JFQ09OTkVDVElOR1wiLFxuICBIRUxEOiBcInBsYXllci5tYWNoaW5lX0hFTERcIixcbn1cblxuZnVuY3Rpb24gbWFjaGluZUxvb2soc3RhdGU6IHN0cmluZyB8IG51bGwsIHQ6IFRyYW5zbGF0ZSk6IExvb2sge1xuICBjb25zdCBpc0JhY2sgPSBzdGF0ZSA9PT0gXCJBTlNXRVJTXCJcbiAgcmV0dXJuIHtcbiAgICBpY29uOiBpc0JhY2sgPyBcIm1hY2hpbmVcIiA6IFwid2FybmluZ1wiLFxuICAgIHRvbmU6IGlzQmFjayA/IFwiZ3JlZW5cIiA6IFwicmVkXCIsXG4gICAgbGFiZWw6IHQoTUFDSElORV9URVhUU1tzdGF0ZSA/PyBcIlwiXSA/PyBcInBsYXllci5tYWNoaW5lX1NJTEVOVFwiKSxcbiAgfVxufVxuXG5jb25zdCBTVVBFUlZJU0lPTl9URVhUUzogUmVjb3JkPHN0cmluZywgVGV4dEtleT4gPSB7XG4gIE5PTkU6IFwicGxheWVyLnN1cGVydmlzaW9uX05PTkVcIixcbiAgV0FJVElORzogXCJwbGF5ZXIuc3VwZXJ2aXNpb25fV0FJVElOR1wiLFxuICBTVVBFUlZJU0VEOiBcInBsYXllci5zdXBlcnZpc2lvbl9TVVBFUlZJU0VEXCIsXG4gIEFCU0VOVDogXCJwbGF5ZXIuc3VwZXJ2aXNpb25fQUJTRU5UXCIsXG4gIFBBVVNFRDogXCJwbGF5ZXIuc3VwZXJ2aXNpb25fUEFVU0VEXCIsXG59XG5cbmZ1bmN0aW9uIHN1cGVydmlzaW9uTG9vayh7IHN0YXRlLCBwZXJzb24sIHRleHQgfTogTWFya2VyRXZlbnQsIHQ6IFRyYW5zbGF0ZSk6IExvb2sge1xuICBjb25zdCBpc1BhdXNlZCA9IHN0YXRlID09PSBcIlBBVVNFRFwiIHx8IHN0YXRlID09PSBcIkFCU0VOVFwiXG4gIHJldHVybiB7XG4gICAgaWNvbjogaXNQYXVzZWQgPyBcInBhdXNlXCIgOiBcInNoaWVsZFwiLFxuICAgIHRvbmU6IGlzUGF1c2VkID8gXCJhbWJlclwiIDogXCJ2aW9sZXRcIixcbiAgICBsYWJlbDogdChTVVBFUlZJU0lPTl9URVhUU1tzdGF0ZSA/PyBcIlwiXSA/PyBcInBsYXllci5zdXBlcnZpc2lvbl9OT05FXCIpLFxuICAgIGRldGFpbDogam9pbmVkKHBlcnNvbiA/PyBcIlwiLCB0ZXh0KSxcbiAgfVxufVxuXG5jb25zdCBqb2luZWQgPSAoLi4ucGFydHM6IHN0cmluZ1tdKSA9PiBwYXJ0cy5maWx0ZXIoQm9vbGVhbikuam9pbihcIiDCtyBcIilcbiIsCiAgICAiLyoqIFRoZSBwaWN0dXJlIG9mIGEgcmVjb3JkZWQgZGVza3RvcDogYSBjYW52YXMgdGhhdCB0YWtlcyBubyBrZXlzLiAqL1xuaW1wb3J0IHsgdHlwZSBSZWYsIHVzZUltcGVyYXRpdmVIYW5kbGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHR5cGUgeyBWaWV3ZXJNZXNzYWdlIH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS50c1wiXG5pbXBvcnQgeyB1c2VQaWN0dXJlIH0gZnJvbSBcIi4uL3NjcmVlbi9waWN0dXJlLnRzXCJcbmltcG9ydCB0eXBlIHsgWm9vbSB9IGZyb20gXCIuLi9zY3JlZW4vem9vbS50c1wiXG5cbmV4cG9ydCBpbnRlcmZhY2UgUGljdHVyZUhhbmRsZSB7XG4gIC8qKiBAdGhyb3dzIEVycm9yIHdoZW4gaXQgY2Fubm90IGJlIGRyYXduICovXG4gIGRyYXcobWVzc2FnZTogVmlld2VyTWVzc2FnZSk6IFByb21pc2U8dm9pZD5cbn1cblxuZXhwb3J0IGZ1bmN0aW9uIERlc2t0b3BQaWN0dXJlKHBpY3R1cmU6IHtcbiAgcmVmOiBSZWY8UGljdHVyZUhhbmRsZT5cbiAgem9vbTogWm9vbVxuICBsYWJlbDogc3RyaW5nXG4gIG9uVG9nZ2xlKCk6IHZvaWRcbn0pIHtcbiAgY29uc3QgeyBzdGFnZSwgY2FudmFzLCBjYW52YXNLZXksIGRyYXcgfSA9IHVzZVBpY3R1cmUocGljdHVyZS56b29tKVxuXG4gIHVzZUltcGVyYXRpdmVIYW5kbGUoXG4gICAgcGljdHVyZS5yZWYsXG4gICAgKCkgPT4gKHtcbiAgICAgIGFzeW5jIGRyYXcobWVzc2FnZSkge1xuICAgICAgICBpZiAobWVzc2FnZS5raW5kID09PSBcImtleVwiIHx8IG1lc3NhZ2Uua2luZCA9PT0gXCJmcmFtZVwiKSBhd2FpdCBkcmF3KG1lc3NhZ2UubWVzc2FnZSlcbiAgICAgIH0sXG4gICAgfSksXG4gICAgW2RyYXddLFxuICApXG5cbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzTmFtZT1cInJlbW90ZS1zdGFnZVwiIHJlZj17c3RhZ2V9PlxuICAgICAgPGNhbnZhc1xuICAgICAgICBjbGFzc05hbWU9XCJyZW1vdGUtY2FudmFzXCJcbiAgICAgICAga2V5PXtjYW52YXNLZXl9XG4gICAgICAgIHJlZj17Y2FudmFzfVxuICAgICAgICByb2xlPVwiaW1nXCJcbiAgICAgICAgYXJpYS1sYWJlbD17cGljdHVyZS5sYWJlbH1cbiAgICAgICAgb25DbGljaz17cGljdHVyZS5vblRvZ2dsZX1cbiAgICAgIC8+XG4gICAgPC9kaXY+XG4gIClcbn1cbiIKICBdLAogICJtYXBwaW5ncyI6ICI7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7O0FBQ0E7OztBQ0FBOzs7QUNnQkEsSUFBTSxRQUFRO0FBQ2QsSUFBTSxhQUFhO0FBR1osU0FBUyxZQUFZLENBQUMsT0FBNEI7QUFBQSxFQUN2RCxNQUFNLEtBQUssSUFBSSxTQUFTLE1BQU0sUUFBUSxNQUFNLFlBQVksTUFBTSxVQUFVO0FBQUEsRUFDeEUsSUFBSSxNQUFNLFNBQVMsY0FBYyxHQUFHLFVBQVUsR0FBRyxJQUFJLE1BQU07QUFBQSxJQUN6RCxNQUFNLElBQUksY0FBYyx5QkFBeUI7QUFBQSxFQUNuRCxNQUFNLFFBQVEsR0FBRyxVQUFVLElBQUksSUFBSTtBQUFBLEVBQ25DLE1BQU0sV0FBZ0MsQ0FBQztBQUFBLEVBQ3ZDLElBQUksU0FBUztBQUFBLEVBQ2IsU0FBUyxJQUFJLEVBQUcsSUFBSSxPQUFPLEtBQUs7QUFBQSxJQUM5QixJQUFJLFNBQVMsSUFBSSxNQUFNO0FBQUEsTUFBUSxNQUFNLElBQUksY0FBYyxrQ0FBa0M7QUFBQSxJQUN6RixNQUFNLFNBQVMsR0FBRyxVQUFVLFNBQVMsR0FBRyxJQUFJO0FBQUEsSUFDNUMsSUFBSSxTQUFTLE1BQU0sU0FBUyxTQUFTO0FBQUEsTUFBRyxNQUFNLElBQUksY0FBYyxrQ0FBa0M7QUFBQSxJQUNsRyxTQUFTLEtBQUs7QUFBQSxNQUNaLE1BQU0sR0FBRyxVQUFVLFFBQVEsSUFBSTtBQUFBLE1BQy9CLE9BQU8sTUFBTSxTQUFTLFNBQVMsR0FBRyxTQUFTLElBQUksTUFBTTtBQUFBLElBQ3ZELENBQUM7QUFBQSxJQUNELFVBQVUsSUFBSTtBQUFBLEVBQ2hCO0FBQUEsRUFDQSxJQUFJLFdBQVcsTUFBTSxVQUFVLFVBQVU7QUFBQSxJQUN2QyxNQUFNLElBQUksY0FBYyw0Q0FBNEM7QUFBQSxFQUN0RSxPQUFPLFNBQVMsU0FBUyxDQUFDLEdBQUcsVUFBVSxHQUFHLElBQUksR0FBRyxHQUFHLFVBQVUsR0FBRyxJQUFJLENBQUM7QUFBQSxFQUN0RSxPQUFPLEVBQUUsU0FBUyxPQUFPLE1BQU0sR0FBRyxVQUFVLElBQUksSUFBSSxNQUFNLEdBQUcsU0FBUztBQUFBOzs7QUNwQmpFLElBQU0sZ0JBQWdCLENBQUMsYUFBYSxNQUFNLElBQUk7QUFPOUMsSUFBTSxlQUFlLENBQUMsV0FBVyxVQUFVO0FBd0NsRCxJQUFNLGFBQWtDO0FBQUEsRUFDdEMsYUFBYTtBQUFBLEVBQ2IsT0FBTyxFQUFFLFVBQVUsT0FBTyxZQUFZLFVBQVU7QUFBQSxFQUNoRCxhQUFhO0FBQUEsRUFDYixtQkFBbUI7QUFBQSxFQUNuQixjQUFjO0FBQUEsRUFDZCxRQUFRO0FBQUEsRUFDUixjQUFjO0FBQUEsRUFDZCxVQUFVO0FBQUEsRUFDVixlQUFlO0FBQUEsRUFDZixrQkFBa0I7QUFDcEI7QUFFQSxJQUFNLG9CQUF5QztBQUFBLEVBQzdDLGFBQWE7QUFBQSxFQUNiLE9BQU87QUFBQSxFQUNQLGFBQWE7QUFBQSxFQUNiLG1CQUFtQjtBQUFBLEVBQ25CLGNBQWM7QUFBQSxFQUNkLFFBQVE7QUFBQSxFQUNSLGNBQWM7QUFBQSxFQUNkLFVBQVU7QUFBQSxFQUNWLGVBQWU7QUFBQSxFQUNmLGtCQUFrQjtBQUNwQjtBQUVPLElBQU0sd0JBQW9FO0FBQUEsRUFDL0UsS0FBSztBQUFBLEVBQ0wsU0FBUztBQUFBLEVBQ1QsU0FBUztBQUFBLEVBQ1QsU0FBUztBQUFBLEVBQ1QsVUFBVTtBQUFBLEVBQ1YsS0FBSztBQUFBLElBQ0gsYUFBYTtBQUFBLElBQ2IsT0FBTyxFQUFFLFVBQVUsT0FBTyxZQUFZLFdBQVc7QUFBQSxJQUNqRCxhQUFhO0FBQUEsSUFDYixtQkFBbUI7QUFBQSxJQUNuQixjQUFjO0FBQUEsSUFDZCxRQUFRO0FBQUEsSUFDUixjQUFjO0FBQUEsSUFDZCxVQUFVO0FBQUEsSUFDVixlQUFlO0FBQUEsSUFDZixPQUFPO0FBQUEsSUFDUCxrQkFBa0I7QUFBQSxFQUNwQjtBQUFBLEVBQ0EsS0FBSztBQUFBLElBQ0gsYUFBYTtBQUFBLElBQ2IsT0FBTyxFQUFFLFVBQVUsT0FBTyxZQUFZLFVBQVU7QUFBQSxJQUNoRCxhQUFhO0FBQUEsSUFDYixtQkFBbUI7QUFBQSxJQUNuQixjQUFjO0FBQUEsSUFDZCxRQUFRO0FBQUEsSUFDUixjQUFjO0FBQUEsSUFDZCxVQUFVO0FBQUEsSUFDVixlQUFlO0FBQUEsSUFDZixPQUFPO0FBQUEsSUFDUCxrQkFBa0I7QUFBQSxFQUNwQjtBQUFBLEVBQ0EsT0FBTztBQUFBLElBQ0wsYUFBYTtBQUFBLElBQ2IsT0FBTyxFQUFFLFVBQVUsU0FBUyxZQUFZLFVBQVU7QUFBQSxJQUNsRCxhQUFhO0FBQUEsSUFDYixPQUFPO0FBQUEsSUFDUCxhQUFhO0FBQUEsSUFDYixtQkFBbUI7QUFBQSxJQUNuQixjQUFjO0FBQUEsSUFDZCxRQUFRO0FBQUEsSUFDUixjQUFjO0FBQUEsSUFDZCxVQUFVO0FBQUEsSUFDVixlQUFlO0FBQUEsSUFDZixrQkFBa0I7QUFBQSxFQUNwQjtBQUFBLEVBQ0EsS0FBSyxLQUFLLG1CQUFtQixtQkFBbUIsVUFBVTtBQUFBLEVBQzFELElBQUk7QUFBQSxFQUNKLElBQUksS0FBSyxtQkFBbUIsYUFBYSxNQUFNLGFBQWEsS0FBSyxjQUFjLFlBQVk7QUFDN0Y7OztBQ2xJTyxJQUFNLDBCQUEwQjtBQUNoQyxJQUFNLDBCQUEwQjtBQUdoQyxJQUFNLDRCQUE0Qjs7O0FDT2xDLElBQU0sa0JBQWtCLENBQUMsb0JBQW9CLFlBQVksVUFBVSxRQUFROzs7QUNoQjNFLElBQU0sb0JBQW9CO0FBRTFCLElBQU0sc0JBQXNCO0FBR25DLElBQU0sZ0JBQWdCO0FBRWYsU0FBUyxjQUFjLENBQUMsTUFBdUI7QUFBQSxFQUNwRCxPQUFPLEtBQUssVUFBVSx1QkFBdUIsY0FBYyxLQUFLLElBQUksS0FBSyxDQUFDLEtBQUssU0FBUyxJQUFJO0FBQUE7OztBQ1R2RixJQUFNLGdCQUFnQixPQUFTO0FBQUEsRUFDcEMsY0FBYyxTQUFXLE9BQVMsRUFBRSxNQUFNLFdBQVksaUJBQWlCLENBQUMsQ0FBQztBQUMzRSxDQUFDO0FBRU0sSUFBTSxvQkFBb0I7QUFBQSxFQUMvQixzQkFBc0IsS0FBSyxvQkFBb0I7QUFBQSxJQUM3QyxTQUFTO0FBQUEsSUFDVCxNQUFNO0FBQUEsSUFDTixNQUFNLGFBQWU7QUFBQSxNQUVuQixNQUFNLE9BQVMscUJBQXFCLEVBQUUsTUFBTSxPQUFTLGdCQUFnQixvQkFBb0IsQ0FBQztBQUFBLElBQzVGLENBQUM7QUFBQSxJQUNELFVBQVUsT0FBUyxFQUFFLGFBQWEsT0FBUyxHQUFHLFdBQVcsUUFBUSxDQUFDO0FBQUEsSUFDbEUsUUFBUTtBQUFBLEVBQ1YsQ0FBQztBQUNIOzs7QUNqQk8sSUFBTSxrQ0FBa0M7QUFDeEMsSUFBTSxrQ0FBa0M7OztBQ0p4QyxJQUFNLHdCQUF3QjtBQUFBLEVBQ25DO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFPTyxJQUFNLHdCQUF3QjtBQUc5QixJQUFNLFVBQVU7OztBQ1F2QixJQUFNLE1BQU07QUFDWixJQUFNLFVBQVUsR0FBRztBQUdaLElBQU0sYUFBYSxZQUN4QixjQUNBLE9BQVM7QUFBQSxFQUNQO0FBQUEsRUFFQSxNQUFNO0FBQUEsRUFDTixTQUFTLFFBQVU7QUFBQSxFQUNuQixhQUFhLE1BQU8sYUFBYTtBQUFBLEVBQ2pDLFdBQVc7QUFBQSxFQUNYLFNBQVMsU0FBVyxPQUFPO0FBQzdCLENBQUMsQ0FDSDtBQUVPLElBQU0sYUFBYSxZQUN4QixjQUNBLE9BQVMsRUFBRSxNQUFNLFNBQVMsYUFBYSxNQUFPLGFBQWEsRUFBRSxDQUFDLENBQ2hFO0FBR08sSUFBTSxZQUFZLFlBQ3ZCLGFBQ0EsT0FBUztBQUFBLEVBQ1AsUUFBUSxPQUFTO0FBQUEsRUFFakIsUUFBUTtBQUFBLEVBRVIsWUFBWSxTQUFXLE9BQU87QUFBQSxFQUM5QixZQUFZLFNBQVcsT0FBTztBQUFBLEVBQzlCLGVBQWUsT0FBUztBQUMxQixDQUFDLENBQ0g7QUFFTyxJQUFNLFVBQVUsWUFDckIsV0FDQSxPQUFTO0FBQUEsRUFDUDtBQUFBLEVBQ0EsVUFBVTtBQUFBLEVBQ1YsWUFBWSxPQUFTO0FBQUEsRUFDckIsU0FBUztBQUFBLEVBQ1QsWUFBWSxPQUFTO0FBQUEsRUFDckIsT0FBTztBQUFBLEVBQ1AsYUFBYSxTQUFXLEVBQUU7QUFBQSxFQUMxQixlQUFlLE9BQVM7QUFBQSxFQUN4QixlQUFlLE9BQVM7QUFBQSxFQUN4QixPQUFPO0FBQUEsRUFDUCxXQUFXO0FBQUEsRUFDWCxTQUFTLFNBQVcsT0FBTztBQUFBLEVBQzNCLE9BQU8sTUFBTyxjQUFjO0FBQUEsRUFFNUIsU0FBUyxTQUFXLE9BQVMsQ0FBQztBQUFBLEVBQzlCLFdBQVcsT0FBUztBQUFBLEVBRXBCLGNBQWMsU0FBVyxPQUFTLENBQUM7QUFBQSxFQUVuQyxZQUFZLFNBQVcsSUFBTSxDQUFDO0FBQUEsRUFDOUIsTUFBTSxNQUFPLGFBQWE7QUFBQSxFQUMxQixVQUFVLFFBQVU7QUFBQSxFQUVwQixpQkFBaUIsU0FBVyxPQUFTLEVBQUUsT0FBTyxNQUFPLGdCQUFnQixHQUFHLGFBQWEsSUFBTSxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQy9GLGtCQUFrQixTQUFXLE9BQVMsRUFBRSxhQUFhLElBQU0sRUFBRSxDQUFDLENBQUM7QUFBQSxFQUMvRCxvQkFBb0IsU0FBVyxPQUFTLEVBQUUsYUFBYSxJQUFNLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFFakUsZUFBZSxJQUFNO0FBQUEsRUFFckIsaUJBQWlCLFNBQ2YsT0FBUztBQUFBLElBQ1A7QUFBQSxJQUNBLE9BQU8sTUFBTyxlQUFlO0FBQUEsSUFDN0IsV0FBVztBQUFBLElBQ1gsV0FBVztBQUFBLElBQ1gsaUJBQWlCLElBQU07QUFBQSxFQUN6QixDQUFDLENBQ0g7QUFBQSxFQUNBLGFBQWEsTUFBUSxVQUFVO0FBQUEsRUFDL0IsY0FBYyxNQUFRLFVBQVU7QUFBQSxFQUVoQyxXQUFXLFNBQVcsU0FBUztBQUNqQyxDQUFDLENBQ0g7QUFJQSxJQUFNLGNBQWMsS0FBSyxLQUFLO0FBR3ZCLElBQU0saUJBQWlCLFlBQzVCLGtCQUNBLE9BQVM7QUFBQSxFQUNQLElBQUksSUFBTTtBQUFBLEVBQ1YsT0FBTyxNQUFPLHFCQUFxQjtBQUFBLEVBQ25DLFFBQVEsU0FBVyxPQUFTLENBQUM7QUFBQSxFQUM3QixPQUFPLFNBQVcsT0FBUyxDQUFDO0FBQUEsRUFDNUIsTUFBTSxPQUFTO0FBQUEsRUFDZixhQUFhLFNBQVcsSUFBTSxDQUFDO0FBQUEsRUFDL0IsU0FBUyxTQUFXLE9BQU87QUFDN0IsQ0FBQyxDQUNIO0FBRU8sSUFBTSxxQkFBcUIsYUFBZTtBQUFBLEVBQy9DLElBQUksZUFBZSxHQUFHLFdBQVc7QUFBQSxFQUNqQyxNQUFNLGFBQWEscUJBQXFCO0FBQzFDLENBQUM7QUFJTSxJQUFNLGFBQWEsWUFBWSxjQUFjLE9BQVMsRUFBRSxNQUFNLElBQU0sR0FBRyxJQUFJLElBQU0sRUFBRSxDQUFDLENBQUM7QUFFckYsSUFBTSxnQkFBZ0IsT0FBUztBQUFBLEVBQ3BDLE1BQU0sTUFBTyxZQUFZO0FBQUEsRUFDekIsV0FBVztBQUFBLEVBQ1gsY0FBYyxJQUFNO0FBQUEsRUFDcEIsYUFBYSxJQUFNO0FBQUEsRUFDbkIsVUFBVSxRQUFVO0FBQUEsRUFFcEIsUUFBUSxNQUFRLGNBQWM7QUFBQSxFQUM5QixlQUFlLFFBQVU7QUFBQSxFQUV6QixhQUFhLE1BQVEsVUFBVTtBQUNqQyxDQUFDO0FBR0QsSUFBTSxjQUFjLE1BQU8sZUFBZSxxQkFBcUI7QUFHeEQsSUFBTSxrQkFBa0IsWUFDN0IsbUJBQ0EsT0FBUztBQUFBLEVBQ1A7QUFBQSxFQUNBLE9BQU8sT0FBUztBQUFBLEVBQ2hCLGFBQWEsTUFBTyxhQUFhO0FBQUEsRUFFakMsVUFBVSxTQUFXLE9BQU87QUFBQSxFQUM1QixXQUFXO0FBQUEsRUFFWCxXQUFXLFFBQVU7QUFBQSxFQUVyQixRQUFRLFNBQVcsT0FBTztBQUFBLEVBRTFCLFVBQVUsUUFBVTtBQUFBLEVBQ3BCLFdBQVc7QUFBQSxFQUNYLFdBQVc7QUFDYixDQUFDLENBQ0g7QUFJTyxJQUFNLG9CQUFvQixZQUMvQiwwQkFDQSxPQUFTLEtBQUssZ0JBQWdCLE9BQU8sS0FBSyxPQUFTLEVBQUUsQ0FBQyxDQUN4RDtBQUdBLElBQU0sb0JBQW9CLGFBQWU7QUFBQSxFQUN2QyxPQUFPLE1BQ0Usa0JBQWtCLEVBQ3hCLE1BQU0sV0FBWSxzQkFBc0Isa0JBQWtCLHNCQUFzQixDQUFDO0FBQUEsRUFDcEYsYUFBYSxNQUFPLGVBQWUscUJBQXFCO0FBQUEsRUFFeEQsVUFBVSxTQUFXLGNBQWM7QUFBQSxFQUVuQyxXQUFXLFNBQVcsY0FBYztBQUFBLEVBQ3BDLFdBQVcsU0FBVyxRQUFVLG9CQUFvQixHQUFHLElBQUk7QUFDN0QsQ0FBQztBQUdELElBQU0sU0FBUyxhQUFhLHFCQUFxQjtBQUcxQyxJQUFNLG9CQUFvQixZQUMvQixxQkFDQSxPQUFTO0FBQUEsRUFDUCxXQUFXO0FBQUEsRUFDWCxZQUFZLE9BQVM7QUFBQSxFQUNyQixlQUFlLE9BQVM7QUFBQSxFQUN4QixZQUFZLE9BQVM7QUFBQSxFQUNyQixXQUFXO0FBQUEsRUFDWCxhQUFhLE1BQU8sYUFBYTtBQUFBLEVBRWpDLFVBQVUsT0FBUztBQUNyQixDQUFDLENBQ0g7QUFHTyxJQUFNLGlCQUFpQixhQUFlO0FBQUEsRUFDM0MsUUFBUSxPQUNFLHFCQUFxQixFQUM1QixNQUNDLE1BQU8sR0FDUCxXQUFZLGlDQUFpQyxrQkFBa0IsaUNBQWlDLEdBQ2hHLFdBQVksaUNBQWlDLGtCQUFrQixpQ0FBaUMsR0FDaEcsY0FDRjtBQUNKLENBQUM7QUFFTSxJQUFNLGNBQWMsYUFBZTtBQUFBLEVBRXhDLFVBQVUsYUFBYSx1QkFBdUI7QUFBQSxFQUM5QyxVQUFVLE9BQ0EscUJBQXFCLEVBQzVCLE1BQ0MsV0FBWSxHQUFHLHFCQUFxQixHQUNwQyxXQUFZLHlCQUF5QixrQkFBa0IseUJBQXlCLENBQ2xGO0FBQ0osQ0FBQztBQUVNLElBQU0sbUJBQW1CLE9BQVMsWUFBWSxhQUFhLENBQUM7QUFDbkUsSUFBTSxjQUFjLEVBQUUsT0FBTyxrQkFBa0IsVUFBVSxXQUFXLE9BQU8sRUFBRTtBQUc3RSxJQUFNLGlCQUF5QztBQUFBLEVBQzdDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUVPLElBQU0sa0JBQWtCO0FBQUEsRUFDN0Isb0JBQW9CLElBQUksMkJBQTJCO0FBQUEsSUFDakQsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sUUFBUTtBQUFBLE9BQ0w7QUFBQSxFQUNMLENBQUM7QUFBQSxFQUNELGlCQUFpQixJQUFJLHFCQUFxQjtBQUFBLElBQ3hDLFNBQVM7QUFBQSxJQUNULE1BQU07QUFBQSxJQUNOLFFBQVE7QUFBQSxPQUNMO0FBQUEsRUFDTCxDQUFDO0FBQUEsRUFDRCxzQkFBc0IsSUFBSSwrQkFBK0I7QUFBQSxJQUN2RCxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxXQUFXO0FBQUEsT0FDeEI7QUFBQSxFQUNMLENBQUM7QUFBQSxFQUNELDJCQUEyQixJQUFJLDRDQUE0QztBQUFBLElBQ3pFLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLHNCQUFzQjtBQUFBLElBQ3RDLFVBQVUsTUFBUSxPQUFTLENBQUM7QUFBQSxFQUM5QixDQUFDO0FBQUEsRUFDRCxjQUFjLElBQUksR0FBRyxnQkFBZ0I7QUFBQSxJQUNuQyxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxXQUFXO0FBQUEsT0FDeEI7QUFBQSxFQUNMLENBQUM7QUFBQSxFQUNELFlBQVksSUFBSSxTQUFTO0FBQUEsSUFDdkIsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLFFBQVEsV0FBVztBQUFBLElBQzNCLFVBQVU7QUFBQSxFQUNaLENBQUM7QUFBQSxFQUNELGNBQWMsS0FBSyxHQUFHLHdDQUF3QztBQUFBLElBQzVELFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLGNBQWM7QUFBQSxJQUM5QixVQUFVO0FBQUEsSUFDVixRQUFRO0FBQUEsSUFDUixVQUFVO0FBQUEsSUFDVixTQUFTO0FBQUEsRUFDWCxDQUFDO0FBQUEsRUFDRCx1QkFBdUIsS0FBSyxHQUFHLGlEQUFpRDtBQUFBLElBQzlFLFNBQ0U7QUFBQSxJQUNGLE1BQU0sRUFBRSxRQUFRLHlCQUF5QjtBQUFBLElBQ3pDLFFBQVE7QUFBQSxJQUNSLE1BQU07QUFBQSxJQUNOLFVBQVU7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxJQUNWLFNBQVM7QUFBQSxFQUNYLENBQUM7QUFBQSxFQUVELGNBQWMsS0FBSyxHQUFHLG1CQUFtQjtBQUFBLElBQ3ZDLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLGNBQWM7QUFBQSxJQUM5QixVQUFVLE9BQVMsRUFBRSxRQUFRLE9BQVMsR0FBRyxhQUFhLE1BQU8sYUFBYSxFQUFFLENBQUM7QUFBQSxJQUM3RSxRQUFRO0FBQUEsSUFDUixTQUFTLENBQUMsVUFBVTtBQUFBLEVBQ3RCLENBQUM7QUFBQSxFQUNELHdCQUF3QixJQUFJLEdBQUcsb0NBQW9DO0FBQUEsSUFDakUsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLFFBQVEsc0JBQXNCO0FBQUEsSUFDdEMsTUFBTSxhQUFlLEVBQUUsVUFBVSxTQUFXLFFBQVUsS0FBSyxDQUFDLEdBQUcsUUFBUSxTQUFXLFFBQVUsQ0FBQyxFQUFFLENBQUM7QUFBQSxJQUNoRyxVQUFVO0FBQUEsSUFDVixTQUFTLENBQUMsVUFBVTtBQUFBLEVBQ3RCLENBQUM7QUFBQSxFQUVELGVBQWUsSUFBSSxHQUFHLG1CQUFtQjtBQUFBLElBQ3ZDLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLHNCQUFzQjtBQUFBLElBQ3RDLE1BQU0sYUFBZTtBQUFBLE1BQ25CLGFBQWEsT0FBUyxFQUFFLE1BQU0sV0FBWSx5QkFBeUIsQ0FBQztBQUFBLE1BQ3BFLFFBQVEsUUFBVTtBQUFBLElBQ3BCLENBQUM7QUFBQSxJQUNELFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBQ0QscUJBQXFCLElBQUksR0FBRyw0QkFBNEI7QUFBQSxJQUN0RCxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxXQUFXO0FBQUEsSUFDM0IsVUFBVSxNQUFRLFVBQVU7QUFBQSxFQUM5QixDQUFDO0FBQUEsRUFDRCxZQUFZLEtBQUssR0FBRyw0QkFBNEI7QUFBQSxJQUM5QyxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxzQkFBc0I7QUFBQSxJQUN0QyxNQUFNLGFBQWUsRUFBRSxRQUFRLElBQUksWUFBWSxDQUFDO0FBQUEsSUFDaEQsVUFBVTtBQUFBLElBQ1YsUUFBUTtBQUFBLElBQ1IsU0FBUyxDQUFDLFVBQVU7QUFBQSxFQUN0QixDQUFDO0FBQUEsRUFDRCxzQkFBc0IsSUFBSSxHQUFHLG9DQUFvQztBQUFBLElBQy9ELFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLHNCQUFzQjtBQUFBLElBQ3RDLE1BQU0sYUFBZSxFQUFFLFlBQVksQ0FBQztBQUFBLElBQ3BDLFVBQVU7QUFBQSxJQUNWLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBQ0Qsd0JBQXdCLElBQUksR0FBRyxvQ0FBb0M7QUFBQSxJQUNqRSxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxzQkFBc0I7QUFBQSxJQUN0QyxTQUFTLENBQUMsVUFBVTtBQUFBLEVBQ3RCLENBQUM7QUFBQSxFQUNELHdCQUF3QixJQUFJLHdCQUF3QjtBQUFBLElBQ2xELFNBQ0U7QUFBQSxJQUNGLE1BQU07QUFBQSxJQUNOLFFBQVE7QUFBQSxJQUNSLFVBQVUsTUFBUSxpQkFBaUI7QUFBQSxFQUNyQyxDQUFDO0FBQUEsRUFDRCxzQkFBc0IsSUFBSSxHQUFHLDZCQUE2QjtBQUFBLElBQ3hELFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLFdBQVc7QUFBQSxJQUMzQixVQUFVLE1BQVEsZUFBZTtBQUFBLEVBQ25DLENBQUM7QUFBQSxFQUNELGVBQWUsS0FBSyxHQUFHLDZCQUE2QjtBQUFBLElBQ2xELFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLHNCQUFzQjtBQUFBLElBQ3RDLE1BQU07QUFBQSxJQUNOLFVBQVU7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBRUQsc0JBQXNCLElBQUksR0FBRyxtREFBbUQ7QUFBQSxJQUM5RSxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxzQkFBc0I7QUFBQSxJQUN0QyxVQUFVO0FBQUEsSUFDVixTQUFTLENBQUMsVUFBVTtBQUFBLEVBQ3RCLENBQUM7QUFBQSxFQUNELGNBQWMsSUFBSSxHQUFHLDZDQUE2QztBQUFBLElBQ2hFLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLHNCQUFzQjtBQUFBLElBQ3RDLE1BQU0sYUFBZSxFQUFFLE9BQU8sQ0FBQztBQUFBLElBQy9CLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBQ0Qsa0JBQWtCLElBQUksR0FBRyx1QkFBdUI7QUFBQSxJQUM5QyxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSwwQkFBMEI7QUFBQSxJQUMxQyxRQUFRO0FBQUEsSUFDUixNQUFNLGFBQWUsRUFBRSxRQUFRLE1BQU8sQ0FBQyxTQUFTLFVBQVUsS0FBSyxHQUFHLG1CQUFtQixHQUFHLE9BQU8sQ0FBQztBQUFBLElBQ2hHLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBQ0QsdUJBQXVCLElBQUksR0FBRywyQ0FBMkM7QUFBQSxJQUN2RSxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxzQkFBc0I7QUFBQSxJQUN0QyxNQUFNLGFBQWUsRUFBRSxZQUFZLENBQUM7QUFBQSxJQUNwQyxVQUFVO0FBQUEsSUFDVixTQUFTLENBQUMsVUFBVTtBQUFBLEVBQ3RCLENBQUM7QUFBQSxFQUNELHlCQUF5QixJQUFJLEdBQUcsMkNBQTJDO0FBQUEsSUFDekUsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLFFBQVEsc0JBQXNCO0FBQUEsSUFDdEMsU0FBUyxDQUFDLFVBQVU7QUFBQSxFQUN0QixDQUFDO0FBQUEsRUFDRCxpQkFBaUIsSUFBSSxHQUFHLDJDQUEyQztBQUFBLElBQ2pFLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLHNCQUFzQjtBQUFBLElBQ3RDLE1BQU07QUFBQSxJQUNOLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBQ0QsNEJBQTRCLElBQUksR0FBRyw4QkFBOEI7QUFBQSxJQUMvRCxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxpQkFBaUI7QUFBQSxJQUNqQyxPQUFPO0FBQUEsSUFDUCxRQUFRO0FBQUEsRUFDVixDQUFDO0FBQUEsRUFDRCwwQkFBMEIsSUFBSSxHQUFHLDRCQUE0QjtBQUFBLElBQzNELFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLGlCQUFpQjtBQUFBLElBQ2pDLE9BQU87QUFBQSxJQUNQLFFBQVE7QUFBQSxFQUNWLENBQUM7QUFBQSxFQUNELHNCQUFzQixJQUFJLEdBQUcsd0JBQXdCO0FBQUEsSUFDbkQsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLFFBQVEsY0FBYztBQUFBLElBQzlCLE9BQU87QUFBQSxJQUNQLFFBQVE7QUFBQSxFQUNWLENBQUM7QUFBQSxFQUNELGtCQUFrQixJQUFJLEdBQUcsZ0NBQWdDO0FBQUEsSUFDdkQsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLFFBQVEsaUJBQWlCO0FBQUEsSUFDakMsVUFBVTtBQUFBLEVBQ1osQ0FBQztBQUFBLEVBQ0QscUJBQXFCLElBQUksR0FBRyxtQ0FBbUM7QUFBQSxJQUM3RCxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxpQkFBaUI7QUFBQSxJQUNqQyxPQUFPLE9BQVM7QUFBQSxNQUNkLElBQUksU0FBVyxlQUFTLE9BQU8sRUFBRSxNQUFNLElBQU0sR0FBRyxLQUFVLENBQUMsR0FBRyxLQUFVLFdBQVcsQ0FBQyxHQUFHLENBQUM7QUFBQSxJQUMxRixDQUFDO0FBQUEsSUFDRCxRQUFRO0FBQUEsRUFDVixDQUFDO0FBQUEsRUFDRCx1QkFBdUIsSUFBSSxHQUFHLHFDQUFxQztBQUFBLElBQ2pFLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLGlCQUFpQjtBQUFBLElBQ2pDLE9BQU8sT0FBUztBQUFBLE1BQ2QsSUFBSSxTQUFXLGVBQVMsT0FBTyxFQUFFLE1BQU0sSUFBTSxHQUFHLEtBQVUsQ0FBQyxHQUFHLEtBQVUsV0FBVyxDQUFDLENBQUM7QUFBQSxJQUN2RixDQUFDO0FBQUEsSUFDRCxRQUFRO0FBQUEsRUFDVixDQUFDO0FBQUEsRUFDRCxvQkFBb0IsS0FBSyxHQUFHLG1DQUFtQztBQUFBLElBQzdELFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLG1CQUFtQjtBQUFBLElBQ25DLE1BQU07QUFBQSxJQUNOLFVBQVU7QUFBQSxJQUNWLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBQ0QsbUJBQW1CLElBQUksR0FBRywyQkFBMkI7QUFBQSxJQUNuRCxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsUUFBUSxpQkFBaUI7QUFBQSxJQUNqQyxPQUFPO0FBQUEsSUFDUCxRQUFRO0FBQUEsRUFDVixDQUFDO0FBQ0g7OztBQ3pjTyxlQUFlLFdBQVcsQ0FBQyxPQUFvQixNQUFnQztBQUFBLEVBQ3BGLE1BQU0sV0FBVyxNQUFNLEtBQUssT0FBTyxnQkFBZ0Isb0JBQW9CLE1BQU0sT0FBTyxLQUFLLE1BQU0sSUFBSSxHQUFHO0FBQUEsRUFDdEcsT0FBTyxhQUFhLElBQUksV0FBVyxNQUFNLFNBQVMsWUFBWSxDQUFDLENBQUM7QUFBQTtBQUkzRCxlQUFlLFFBQVEsQ0FBQyxPQUFvRDtBQUFBLEVBQ2pGLE1BQU0sV0FBVyxNQUFNLEtBQUssT0FBTyxnQkFBZ0IsaUJBQWlCLE1BQU0sRUFBRTtBQUFBLEVBQzVFLE9BQVEsTUFBTSxTQUFTLEtBQUs7QUFBQTtBQUl2QixTQUFTLFNBQVMsQ0FDdkIsT0FDQSxNQUNBLE1BQ0EsTUFDc0I7QUFBQSxFQUN0QixRQUFRLFVBQVUsU0FBUyxPQUFPLGNBQWM7QUFBQSxFQUNoRCxNQUFNLE9BQU8sRUFBRSxVQUFVLFNBQVMsT0FBTyxVQUFVO0FBQUEsRUFDbkQsT0FBTyxRQUFRLGdCQUFnQixvQkFBb0IsRUFBRSxNQUFNLE1BQU0sRUFBRSxJQUFJLEtBQUssTUFBTSxJQUFJLEdBQUcsS0FBSyxFQUFFLEdBQUcsSUFBSTtBQUFBO0FBSWxHLFNBQVMsZ0JBQWdCLENBQUMsT0FBb0IsTUFBc0I7QUFBQSxFQUN6RSxPQUFPLEdBQUcsVUFBVSxPQUFPLGdCQUFnQixzQkFBc0IsSUFBSSxRQUFRLEtBQUssS0FBSyxJQUFJO0FBQUE7QUFHN0YsU0FBUyxTQUFTLENBQUMsT0FBb0IsVUFBMEI7QUFBQSxFQUMvRCxNQUFNLE9BQU8sU0FBUyxRQUFRLFdBQVcsQ0FBQyxHQUFHLFNBQzNDLG1CQUFtQixPQUFPLE1BQU0sS0FBMEIsQ0FBQyxDQUM3RDtBQUFBLEVBQ0EsT0FBTyxPQUFPO0FBQUE7QUFHaEIsZUFBZSxJQUFJLENBQUMsT0FBb0IsVUFBa0IsT0FBa0M7QUFBQSxFQUMxRixNQUFNLFdBQVcsTUFBTSxNQUFNLFVBQVUsT0FBTyxRQUFRLElBQUksS0FBSztBQUFBLEVBQy9ELElBQUksQ0FBQyxTQUFTO0FBQUEsSUFBSSxNQUFNLElBQUksU0FBUyxTQUFTLFFBQVEsTUFBTSxTQUFTLEtBQUssRUFBRSxNQUFNLE1BQU0sSUFBSSxDQUFDO0FBQUEsRUFDN0YsT0FBTztBQUFBOzs7QUM3Q1Q7OztBQzhDTyxJQUFNLFNBQTRCLENBQUMsS0FBSyxHQUFHLEdBQUcsR0FBRyxHQUFHLEVBQUU7QUFFdEQsSUFBTSxlQUFlO0FBRXJCLFNBQVMsY0FBYyxHQUFHLFlBQVksTUFBTSxlQUFlLE1BQU0sWUFBb0M7QUFBQSxFQUMxRyxJQUFJLFFBQXVCO0FBQUEsSUFDekIsWUFBWTtBQUFBLElBQ1osV0FBVztBQUFBLElBQ1gsV0FBVztBQUFBLElBQ1gsT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLElBQ1AsV0FBVztBQUFBLEVBQ2I7QUFBQSxFQUNBLElBQUksVUFBMEI7QUFBQSxFQUU5QixJQUFJLGNBQWM7QUFBQSxFQUNsQixJQUFJLGFBQStEO0FBQUEsRUFDbkUsSUFBSSxhQUE0QjtBQUFBLEVBRWhDLElBQUksYUFBYTtBQUFBLEVBRWpCLElBQUksYUFBYTtBQUFBLEVBRWpCLE1BQU0sTUFBTSxDQUFDLFNBQWlDO0FBQUEsSUFDNUMsUUFBUSxLQUFLLFVBQVUsS0FBSztBQUFBLElBQzVCLFNBQVMsS0FBSztBQUFBO0FBQUEsRUFFaEIsTUFBTSxPQUFPLENBQUMsWUFBMkM7QUFBQSxJQUN2RDtBQUFBLElBQ0EsZUFBZSxNQUFNO0FBQUEsSUFDckIsSUFBSSxFQUFFLFdBQVcsT0FBTyxXQUFXLE9BQU8sT0FBTyxRQUFRLENBQUM7QUFBQTtBQUFBLEVBRzVELFNBQVMsUUFBUSxDQUFDLE1BQW9CO0FBQUEsSUFDcEMsSUFBSSxDQUFDO0FBQUEsTUFBUztBQUFBLElBQ2QsTUFBTSxPQUFPO0FBQUEsSUFDYixTQUNNLE9BQU8sUUFBUSxTQUFTLGFBQzVCLFNBQVMsZ0JBQWdCLEtBQUssS0FBSyxRQUFRLE9BQzNDLE9BQU8sUUFBUSxTQUFTLGNBQ3hCO0FBQUEsTUFDQTtBQUFBLE1BQ0EsS0FBSyxLQUFLLEtBQUssRUFBRSxNQUFNLE1BQU0sU0FBUyxjQUFjLEtBQUssUUFBUSxDQUFDO0FBQUEsSUFDcEU7QUFBQTtBQUFBLEVBSUYsZUFBZSxZQUFZLENBQUMsTUFBNkI7QUFBQSxJQUN2RCxNQUFNLE9BQU8sRUFBRTtBQUFBLElBRWYsTUFBTSxRQUFRLFlBQVksU0FBUyxPQUFPLFdBQVcsTUFBTSxNQUFNLE1BQU0sS0FBSyxJQUFJLENBQUMsSUFBSSxLQUFLLElBQUk7QUFBQSxJQUM5RixhQUFhO0FBQUEsSUFDYixJQUFJLEVBQUUsV0FBVyxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQUEsSUFDcEMsSUFBSTtBQUFBLE1BQ0YsTUFBTSxTQUFTLE1BQU07QUFBQSxNQUNyQixJQUFJLFNBQVM7QUFBQSxRQUFZO0FBQUEsTUFDekIsVUFBVTtBQUFBLE1BQ1YsY0FBYztBQUFBLE1BQ2QsU0FBUyxLQUFLLElBQUksTUFBTSxZQUFZLE9BQU8sT0FBTyxDQUFDO0FBQUEsTUFDbkQsSUFBSSxFQUFFLFdBQVcsTUFBTSxDQUFDO0FBQUEsTUFDeEIsYUFBYSxNQUFNO0FBQUEsTUFDbkIsT0FBTyxRQUFRO0FBQUEsTUFDZixJQUFJLFNBQVM7QUFBQSxRQUFZLE1BQU0sZ0JBQWdCLE1BQU07QUFBQTtBQUFBO0FBQUEsRUFLekQsZUFBZSxlQUFlLENBQUMsUUFBZ0M7QUFBQSxJQUM3RCxNQUFNLFFBQVEsY0FBYyxNQUFNO0FBQUEsSUFDbEMsS0FBSyxRQUFRLHFCQUFxQixRQUFRO0FBQUEsSUFDMUMsTUFBTSxPQUFPO0FBQUEsSUFDYixJQUFLLE1BQU0sU0FBVSxTQUFTO0FBQUEsTUFBWSxNQUFNLE1BQU07QUFBQTtBQUFBLEVBR3hELFNBQVMsS0FBSyxHQUFrQjtBQUFBLElBQzlCLE1BQU0sWUFBWSxNQUFNLGFBQWE7QUFBQSxJQUNyQyxhQUFhO0FBQUEsSUFDYixJQUFJLEVBQUUsVUFBVSxDQUFDO0FBQUEsSUFDakIsT0FBTyxhQUFhLE1BQU0sVUFBVTtBQUFBO0FBQUEsRUFHdEMsU0FBUyxZQUFZLEdBQUcsTUFBTSxTQUF3QjtBQUFBLElBQ3BELElBQUk7QUFBQSxNQUFNO0FBQUEsSUFDVixNQUFNLFFBQVEsS0FBSyxLQUFLO0FBQUEsSUFFeEIsTUFBTSxNQUFNLE1BQU0sRUFBRTtBQUFBLElBQ3BCLGFBQWEsRUFBRSxNQUFNLE9BQU8sTUFBTTtBQUFBO0FBQUEsRUFJcEMsU0FBUyxZQUFZLEdBQUcsVUFBVSxNQUFNLFNBQTBCO0FBQUEsSUFDaEUsT0FBTyxTQUFTLGNBQWMsU0FBUyxPQUFPLGFBQWE7QUFBQTtBQUFBLEVBRzdELFNBQVMsT0FBTyxDQUFDLFdBQW1CLFFBQXVCO0FBQUEsSUFDekQsTUFBTSxTQUFTLGFBQWEsTUFBTTtBQUFBLElBQ2xDLE1BQU0sU0FBUyxNQUFNLGFBQWEsU0FBUyxNQUFNLGFBQWE7QUFBQSxJQUM5RCxNQUFNLFdBQVcsU0FBUyxTQUFTLGVBQWUsTUFBTSxhQUFhLFlBQVksTUFBTTtBQUFBLElBQ3ZGLE1BQU0sUUFBUSxPQUFPLE9BQU8sYUFBYSxPQUFPO0FBQUEsSUFDaEQsTUFBTSxhQUFhLEtBQUssSUFBSSxVQUFVLEtBQUs7QUFBQSxJQUMzQyxTQUFTLFVBQVU7QUFBQSxJQUNuQixNQUFNLFNBQVMsY0FBYztBQUFBLElBQzdCLElBQUksVUFBVSxPQUFPLE9BQU8sRUFBRSxZQUFZLFdBQVcsTUFBTSxJQUFJLEVBQUUsV0FBVyxDQUFDO0FBQUEsSUFDN0UsSUFBSSxVQUFVLENBQUMsT0FBTztBQUFBLE1BQVcsYUFBYSxPQUFPLEtBQUs7QUFBQTtBQUFBLEVBRzVELGVBQWUsSUFBSSxDQUFDLE1BQTZCO0FBQUEsSUFDL0MsTUFBTSxPQUFPLEtBQUssSUFBSSxZQUFZLEtBQUssSUFBSSxHQUFHLElBQUksQ0FBQztBQUFBLElBQ25ELE1BQU0sU0FBUyxZQUFZLFFBQVEsUUFBUSxRQUFRLFlBQVksUUFBUSxRQUFRLE9BQU8sUUFBUTtBQUFBLElBQzlGLE1BQU0sU0FBUyxPQUFPLE1BQU07QUFBQSxJQUM1QixNQUFNLFdBQVcsTUFBTSxVQUFVO0FBQUEsSUFDakMsSUFBSSxFQUFFLFlBQVksTUFBTSxPQUFPLEtBQUssQ0FBQztBQUFBLElBQ3JDLElBQUk7QUFBQSxNQUFVLE9BQU8sTUFBTTtBQUFBLElBQzNCLElBQUksQ0FBQyxVQUFVLE1BQU07QUFBQSxNQUFXLE9BQU8sYUFBYSxJQUFJO0FBQUEsSUFDeEQsSUFBSTtBQUFBLE1BQVEsY0FBYztBQUFBLElBQzFCLFNBQVMsSUFBSTtBQUFBO0FBQUEsRUFHZixPQUFPO0FBQUEsUUFDRCxLQUFLLEdBQUc7QUFBQSxNQUNWLE9BQU87QUFBQTtBQUFBLElBRVQsSUFBSSxDQUFDLE9BQU8sR0FBRztBQUFBLE1BQ2IsSUFBSSxFQUFFLFlBQVksS0FBSyxJQUFJLFlBQVksS0FBSyxJQUFJLEdBQUcsSUFBSSxDQUFDLEVBQUUsQ0FBQztBQUFBLE1BQzNELE9BQU8sYUFBYSxNQUFNLFVBQVU7QUFBQTtBQUFBLElBRXRDO0FBQUEsSUFDQSxJQUFJLEdBQUc7QUFBQSxNQUNMLElBQUksTUFBTTtBQUFBLFFBQU87QUFBQSxNQUNqQixJQUFJLE1BQU0sY0FBYztBQUFBLFFBQWlCLEtBQUssQ0FBQztBQUFBLE1BQy9DLElBQUksRUFBRSxXQUFXLEtBQUssQ0FBQztBQUFBO0FBQUEsSUFFekIsT0FBTyxNQUFNLElBQUksRUFBRSxXQUFXLE1BQU0sQ0FBQztBQUFBLElBQ3JDO0FBQUEsSUFDQSxVQUFVLENBQUMsVUFBVSxJQUFJLEVBQUUsTUFBTSxDQUFDO0FBQUEsSUFDbEMsY0FBYyxDQUFDLGNBQWMsSUFBSSxFQUFFLFVBQVUsQ0FBQztBQUFBLElBQzlDLElBQUksQ0FBQyxPQUFPO0FBQUEsTUFDVixNQUFNLFlBQVksZUFBZSxPQUFPLElBQUksUUFBUTtBQUFBLE1BQ3BELGFBQWE7QUFBQSxNQUNiLElBQUksTUFBTSxhQUFhLENBQUMsTUFBTSxhQUFhO0FBQUEsUUFBUyxRQUFRLFdBQVcsT0FBTztBQUFBO0FBQUEsRUFFbEY7QUFBQTs7O0FDekxLLElBQU0sa0JBQWtCO0FBRXhCLElBQU0sc0JBQXNCO0FBTTVCLFNBQVMsV0FBVyxDQUFDLE1BQWMsWUFBb0Q7QUFBQSxFQUM1RixNQUFNLFlBQVksS0FBSyxJQUFJLFlBQVksS0FBSyxJQUFJLEdBQUcsSUFBSSxDQUFDO0FBQUEsRUFDeEQsTUFBTSxPQUFPLEtBQUssSUFDaEIsa0JBQWtCLEdBQ2xCLEtBQUssTUFBTyxZQUFZLGtCQUFtQixLQUFLLElBQUksR0FBRyxVQUFVLENBQUMsQ0FDcEU7QUFBQSxFQUVBLE9BQU8sRUFBRSxNQUFNLE1BQU0sS0FBSyxLQUFNLE9BQU8sYUFBYyxlQUFlLEVBQUU7QUFBQTs7O0FDWmpFLFNBQVMsV0FBVyxDQUFDLE1BQWMsWUFBNEI7QUFBQSxFQUNwRSxPQUFPLFlBQVksTUFBTSxVQUFVLEVBQUU7QUFBQTtBQUl2QyxJQUFNLGtCQUFrQjtBQUdqQixTQUFTLFFBQVEsQ0FDdEIsU0FDQSxRQUNBLFlBQ1E7QUFBQSxFQUNSLE1BQU0sTUFBTSxLQUFLLElBQUksR0FBRyxPQUFPLFFBQVEsSUFBSSxlQUFlO0FBQUEsRUFDMUQsTUFBTSxTQUFTLFVBQVUsT0FBTyxPQUFPLG1CQUFtQjtBQUFBLEVBQzFELE9BQU8sS0FBSyxJQUFJLEdBQUcsS0FBSyxJQUFJLEdBQUcsS0FBSyxDQUFDLElBQUk7QUFBQTtBQUlwQyxTQUFTLFNBQVMsQ0FBQyxTQUF3QztBQUFBLEVBQ2hFLE9BQU8sUUFBUSxPQUFPLENBQUMsT0FBTyxNQUFNLFNBQVMsTUFBTSxLQUFLLE9BQU8sY0FBYyxDQUFDO0FBQUE7Ozs7QUhmaEYsSUFBTSxpQkFBaUI7QUE0QmhCLFNBQVMsUUFBUSxDQUFDLFVBQXlCO0FBQUEsRUFDaEQsUUFBUSxHQUFHLE1BQU0sU0FBUyxjQUFjO0FBQUEsRUFDeEMsUUFBUSxPQUFPLFVBQVUsWUFBWSxTQUFTO0FBQUEsRUFDOUMsTUFBTSxVQUFVLEVBQUUscUJBQXFCO0FBQUEsSUFDckMsU0FBUyxlQUFlLE1BQU0sVUFBVTtBQUFBLElBQ3hDLE9BQU8sZUFBZSxVQUFVO0FBQUEsRUFDbEMsQ0FBQztBQUFBLEVBQ0QsTUFBTSxVQUFVLFVBQVUsU0FBUyxlQUFlLFVBQVU7QUFBQSxFQUM1RCxNQUFNLFlBQVksSUFBSSxLQUFLLEtBQUssTUFBTSxTQUFTLFNBQVMsSUFBSSxNQUFNLFVBQVU7QUFBQSxFQUU1RSxNQUFNLFNBQVMsRUFBRSxZQUFZLE1BQU0sYUFBYSxLQUFLLElBQUksR0FBRyxVQUFVLEVBQUU7QUFBQSxFQUN4RSx1QkFDRSx1QkFBQyxZQUFEO0FBQUEsSUFBVSxXQUFVO0FBQUEsSUFBa0IsY0FBWSxFQUFFLGNBQWM7QUFBQSxJQUFsRSxVQTZGRTtBQUFBLE1BNUZDLFNBQVM7QUFBQSxzQkFDVix1QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQW1CRTtBQUFBLDBCQWxCQSx1QkFBQyxhQUFEO0FBQUEsWUFBYSxTQUFTLFNBQVMsZUFBZTtBQUFBLFlBQVk7QUFBQSxhQUExRCxpQ0FBa0Y7QUFBQSxVQUNqRixTQUFTO0FBQUEsMEJBQ1YsdUJBQUMsU0FBRDtBQUFBLFlBQ0UsV0FBVTtBQUFBLFlBQ1YsTUFBSztBQUFBLFlBQ0wsS0FBSztBQUFBLFlBQ0wsS0FBSyxLQUFLLElBQUksR0FBRyxVQUFVO0FBQUEsWUFDM0IsTUFBTTtBQUFBLFlBQ04sT0FBTyxNQUFNO0FBQUEsWUFDYixPQUFPO0FBQUEsWUFDUCxjQUFZLEVBQUUsb0JBQW9CO0FBQUEsWUFDbEMsa0JBQWdCO0FBQUEsWUFDaEIsVUFBVSxDQUFDLFVBQVUsS0FBSyxTQUFTLEtBQUssT0FBTyxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQUEsWUFDbEUsZUFBZSxHQUFHLFNBQVMsb0JBQ3pCLFNBQVMsVUFBVSxTQUFTLFNBQVMsY0FBYyxzQkFBc0IsR0FBRyxVQUFVLENBQUM7QUFBQSxZQUV6RixnQkFBZ0IsTUFBTSxTQUFTLFVBQVUsSUFBSTtBQUFBLGFBZC9DLGlDQWVBO0FBQUE7QUFBQSxTQWxCRixnQ0FtQkU7QUFBQSxNQUNELFNBQVM7QUFBQSxzQkFDVix1QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQXFFRTtBQUFBLDBCQXBFQSx1QkFBQyxZQUFEO0FBQUEsWUFDRSxPQUFPLEVBQUUsTUFBTSxZQUFZLG9CQUFvQixnQkFBZ0I7QUFBQSxZQUMvRCxNQUFNLE1BQU0sWUFBWSxVQUFVO0FBQUEsWUFDbEMsVUFBVSxNQUFNLFVBQVU7QUFBQSxZQUMxQixTQUFTLFNBQVM7QUFBQSxhQUpwQixpQ0FLQTtBQUFBLDBCQUNBLHVCQUFDLFlBQUQ7QUFBQSxZQUNFLE9BQU8sRUFBRSx1QkFBdUI7QUFBQSxZQUNoQyxNQUFLO0FBQUEsWUFDTCxxQkFBa0I7QUFBQSxZQUNsQixpQkFBZSxTQUFTLGVBQWU7QUFBQSxZQUN2QyxTQUFTLE1BQU0sU0FBUyxhQUFhO0FBQUEsYUFMdkMsaUNBTUE7QUFBQSwwQkFDQSx1QkFBQyxZQUFEO0FBQUEsWUFDRSxPQUFPLEVBQUUsbUJBQW1CO0FBQUEsWUFDNUIsTUFBSztBQUFBLFlBQ0wscUJBQWtCO0FBQUEsWUFDbEIsaUJBQWUsU0FBUyxXQUFXO0FBQUEsWUFDbkMsU0FBUyxNQUFNLFNBQVMsU0FBUztBQUFBLGFBTG5DLGlDQU1BO0FBQUEsMEJBQ0EsdUJBQUMsVUFBRDtBQUFBLFlBQVEsV0FBVTtBQUFBLFlBQWxCLFVBRUU7QUFBQSxjQURDLGVBQWUsTUFBTSxVQUFVO0FBQUEsY0FEbEM7QUFBQSw4QkFDcUMsdUJBQUMsUUFBRDtBQUFBLGdCQUFNLFdBQVU7QUFBQSxnQkFBaEIsVUFBd0Q7QUFBQSxrQkFBeEQ7QUFBQSxrQkFBMkIsZUFBZSxVQUFVO0FBQUE7QUFBQSxpQkFBcEQsZ0NBQXdEO0FBQUE7QUFBQSxhQUQ3RixnQ0FFRTtBQUFBLDBCQUNGLHVCQUFDLFFBQUQ7QUFBQSxZQUNFLFdBQVU7QUFBQSxZQUNWLFVBQVUsVUFBVSxZQUFZO0FBQUEsWUFDaEMsT0FBTyxFQUFFLG1CQUFtQjtBQUFBLFlBSDlCLFVBS0csY0FBYyxXQUFXLE1BQU0sVUFBVTtBQUFBLGFBTDVDLGlDQU1FO0FBQUEsMEJBQ0YsdUJBQUMsU0FBRDtBQUFBLFlBQU8sV0FBVTtBQUFBLFlBQWpCLFVBT0U7QUFBQSw4QkFOQSx1QkFBQyxTQUFEO0FBQUEsZ0JBQ0UsTUFBSztBQUFBLGdCQUNMLFNBQVMsTUFBTTtBQUFBLGdCQUNmLFVBQVUsQ0FBQyxVQUFVLFNBQVMsYUFBYSxNQUFNLE9BQU8sT0FBTztBQUFBLGlCQUhqRSxpQ0FJQTtBQUFBLGNBQ0MsVUFBVSxJQUFJLEVBQUUscUJBQXFCLEVBQUUsTUFBTSxlQUFlLE9BQU8sRUFBRSxDQUFDLElBQUksRUFBRSxpQkFBaUI7QUFBQTtBQUFBLGFBTmhHLGdDQU9FO0FBQUEsMEJBQ0YsdUJBQUMsWUFBRDtBQUFBLFlBQVUsV0FBVTtBQUFBLFlBQXlCLGNBQVksRUFBRSxpQkFBaUI7QUFBQSxZQUE1RSxVQUNHLE9BQU8sSUFBSSxDQUFDLDBCQUNYLHVCQUFDLFVBQUQ7QUFBQSxjQUVFLE1BQUs7QUFBQSxjQUNMLGdCQUFjLFVBQVUsTUFBTTtBQUFBLGNBQzlCLFNBQVMsTUFBTSxTQUFTLFNBQVMsS0FBSztBQUFBLGNBSnhDLFVBT0U7QUFBQSxnQkFEQyxhQUFhLE9BQU8sSUFBSTtBQUFBLGdCQU4zQjtBQUFBO0FBQUEsZUFDTyxPQURQLHFCQU9FLENBQ0g7QUFBQSxhQVZILGlDQVdFO0FBQUEsVUFDRCxTQUFTLHdCQUNSLHVCQUFDLFFBQUQ7QUFBQSxZQUFNLFdBQVU7QUFBQSxZQUFoQiwwQkFDRSx1QkFBQyxZQUFEO0FBQUEsY0FDRSxPQUFPLEVBQUUsU0FBUyxRQUFRLHNCQUFzQixZQUFZO0FBQUEsY0FDNUQsTUFBSztBQUFBLGNBQ0wsZ0JBQWMsU0FBUztBQUFBLGNBQ3ZCLFNBQVMsTUFBTSxTQUFTLE9BQU8sU0FBUyxRQUFRLElBQUksS0FBSztBQUFBLGVBSjNELGlDQUtBO0FBQUEsYUFORixpQ0FPRTtBQUFBLFVBRUgsU0FBUyxnQ0FDUix1QkFBQyxZQUFEO0FBQUEsWUFDRSxPQUFPLEVBQUUsU0FBUyxlQUFlLDJCQUEyQixtQkFBbUI7QUFBQSxZQUMvRSxNQUFLO0FBQUEsWUFDTCxnQkFBYyxTQUFTO0FBQUEsWUFDdkIsU0FBUyxTQUFTO0FBQUEsYUFKcEIsaUNBS0E7QUFBQTtBQUFBLFNBbkVKLGdDQXFFRTtBQUFBO0FBQUEsS0E1RkosZ0NBNkZFO0FBQUE7QUFJTixJQUFNLGFBQW9DLENBQUM7QUFHM0MsSUFBTSxjQUFjLGtCQUFLLFNBQVMsV0FBVyxDQUFDLE1BQThEO0FBQUEsRUFDMUcsTUFBTSxRQUFRLEtBQUssSUFBSSxHQUFHLEtBQUssVUFBVTtBQUFBLEVBQ3pDLHVCQUNFLHVCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFzQixlQUFZO0FBQUEsSUFBakQsVUFDRyxLQUFLLFFBQVEsSUFBSSxHQUFHLE1BQU0seUJBRXpCLHVCQUFDLFFBQUQ7QUFBQSxNQUFpQixPQUFPLEVBQUUsUUFBUSxPQUFPLE9BQU8sYUFBYSxLQUFLLFFBQVEsTUFBTTtBQUFBLE9BQXJFLE1BQVgsc0JBQW9HLENBQ3JHO0FBQUEsS0FKSCxpQ0FLRTtBQUFBLENBRUw7OztBSWhLRDs7QUFVQSxLQUFPLGFBQWEsZ0JBQWdCLENBQUMsS0FBSyxHQUFHO0FBWXRDLFNBQVMsZ0JBQWdCLENBQUMsWUFBOEI7QUFBQSxFQUM3RCxPQUFPLE1BQU0sS0FBSyxFQUFFLFFBQVEsb0JBQW9CLEdBQUcsQ0FBQyxHQUFHLE9BQVEsS0FBSyxhQUFjLG1CQUFtQjtBQUFBO0FBSWhHLFNBQVMsYUFBYSxDQUFDLFlBQW9CLFlBQTRCO0FBQUEsRUFDNUUsT0FBTyxpQkFBaUIsVUFBVSxFQUFFLGNBQWMsQ0FBQyxTQUFTLFFBQVEsVUFBVTtBQUFBO0FBSXpFLElBQU0sWUFBWSxtQkFBSyxTQUFTLFNBQVMsR0FBRyxXQUFXLFNBQVMsUUFBUSxhQUE2QjtBQUFBLEVBQzFHLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsdUJBQ0Usd0JBQUMsWUFBRDtBQUFBLElBQVUsV0FBVTtBQUFBLElBQWMsY0FBWSxFQUFFLGtCQUFrQjtBQUFBLElBQWxFLFVBQ0csaUJBQWlCLFVBQVUsVUFBVSxFQUFFLElBQUksQ0FBQyxNQUFNLHVCQUNqRCx3QkFBQyxVQUFEO0FBQUEsTUFFRSxNQUFLO0FBQUEsTUFDTCxXQUFVO0FBQUEsTUFDVixjQUFZLEVBQUUsZUFBZSxFQUFFLE1BQU0sZUFBZSxJQUFJLEVBQUUsQ0FBQztBQUFBLE1BQzNELGdCQUFjLE9BQU8sVUFBVSxTQUFTO0FBQUEsTUFDeEMsU0FBUyxNQUFNLE9BQU8sSUFBSTtBQUFBLE1BQzFCLFNBQVMsQ0FBQyxVQUFVLE1BQU0sY0FBYyxRQUFRLGdCQUFnQixLQUFLLFVBQVUsSUFBSTtBQUFBLE1BQ25GLFFBQVEsTUFBTSxVQUFVLElBQUk7QUFBQSxNQVI5QixVQVlFO0FBQUEsd0JBRkEsd0JBQUMsU0FBRDtBQUFBLFVBQVM7QUFBQSxVQUFzQjtBQUFBLFdBQS9CLGlDQUEyQztBQUFBLHdCQUMzQyx3QkFBQyxRQUFEO0FBQUEsVUFBTSxXQUFVO0FBQUEsVUFBaEIsVUFBK0IsZUFBZSxJQUFJO0FBQUEsV0FBbEQsaUNBQXNEO0FBQUE7QUFBQSxPQVZqRCxNQURQLHFCQVlFLENBQ0g7QUFBQSxLQWZILGlDQWdCRTtBQUFBLENBRUw7QUFHTSxTQUFTLE9BQU8sR0FBRyxXQUFXLFFBQWtEO0FBQUEsRUFDckYsTUFBTSxRQUFRLE9BQU8sS0FBSyxJQUFJLEdBQUcsVUFBVSxVQUFVO0FBQUEsRUFDckQsdUJBRUUsd0JBQUMsT0FBRDtBQUFBLElBQUssV0FBVTtBQUFBLElBQWlCLGVBQVk7QUFBQSxJQUFPLE9BQU8sRUFBRSxRQUFRLE1BQU07QUFBQSxJQUExRSwwQkFDRSx3QkFBQyxRQUFEO0FBQUEsTUFBTSxXQUFVO0FBQUEsTUFBaEIsVUFHRTtBQUFBLHdCQUZBLHdCQUFDLFNBQUQ7QUFBQSxVQUFTO0FBQUEsVUFBc0IsTUFBTSxZQUFZLE1BQU0sVUFBVSxVQUFVO0FBQUEsV0FBM0UsaUNBQThFO0FBQUEsd0JBQzlFLHdCQUFDLFFBQUQ7QUFBQSxVQUFNLFdBQVU7QUFBQSxVQUFoQixVQUErQixlQUFlLElBQUk7QUFBQSxXQUFsRCxpQ0FBc0Q7QUFBQTtBQUFBLE9BRnhELGdDQUdFO0FBQUEsS0FKSixpQ0FLRTtBQUFBO0FBUU4sU0FBUyxPQUFPLEdBQUcsV0FBVyxRQUFrRDtBQUFBLEVBQzlFLE1BQU0sTUFBTSxpQkFBaUIsV0FBVyxJQUFJO0FBQUEsRUFDNUMsT0FBTyxTQUFTLGNBQWMsdUJBQXdCLElBQUk7QUFBQSxFQUMxRCx3QkFBVSxNQUFNO0FBQUEsSUFDZCxJQUFJLFlBQVk7QUFBQSxNQUFNO0FBQUEsSUFDdEIsTUFBTSxXQUFXLE1BQU0sV0FBVyxJQUFJO0FBQUEsSUFDdEMsU0FBUyxpQkFBaUIsb0JBQW9CLFFBQVE7QUFBQSxJQUN0RCxPQUFPLE1BQU0sU0FBUyxvQkFBb0Isb0JBQW9CLFFBQVE7QUFBQSxLQUNyRSxDQUFDLE9BQU8sQ0FBQztBQUFBLEVBQ1osdUJBQ0Usd0JBQUMsT0FBRDtBQUFBLElBR0UsS0FBSyxZQUFZLE1BQU0sWUFBWTtBQUFBLElBQ25DLEtBQUk7QUFBQSxJQUNKLE9BQU87QUFBQSxJQUNQLFFBQVE7QUFBQSxJQUNSLFFBQVEsWUFBWTtBQUFBLElBQ3BCLFNBQVMsTUFBTSxXQUFXLEdBQUc7QUFBQSxLQU54QixZQUFZLE1BQU0sWUFBWSxLQUZyQyxzQkFTQTtBQUFBOzs7QUNuRkcsSUFBTSxlQUFlO0FBRTVCLElBQU0sV0FBb0Q7QUFBQSxFQUN4RCxLQUFLLEVBQUUsTUFBTSxTQUFTO0FBQUEsRUFDdEIsR0FBRyxFQUFFLE1BQU0sT0FBTztBQUFBLEVBQ2xCLEdBQUcsRUFBRSxNQUFNLFdBQVc7QUFBQSxFQUN0QixHQUFHLEVBQUUsTUFBTSxhQUFhO0FBQUEsRUFDeEIsR0FBRyxFQUFFLE1BQU0sT0FBTztBQUFBLEVBQ2xCLFdBQVcsRUFBRSxNQUFNLFFBQVEsTUFBTSxDQUFDLGFBQWE7QUFBQSxFQUMvQyxZQUFZLEVBQUUsTUFBTSxRQUFRLE1BQU0sYUFBYTtBQUFBLEVBQy9DLE1BQU0sRUFBRSxNQUFNLFFBQVEsSUFBSSxRQUFRO0FBQUEsRUFDbEMsS0FBSyxFQUFFLE1BQU0sUUFBUSxJQUFJLE1BQU07QUFBQSxFQUMvQixLQUFLLEVBQUUsTUFBTSxTQUFTLE9BQU8sRUFBRTtBQUFBLEVBQy9CLEtBQUssRUFBRSxNQUFNLFNBQVMsT0FBTyxFQUFFO0FBQUEsRUFDL0IsS0FBSyxFQUFFLE1BQU0sU0FBUyxPQUFPLEVBQUU7QUFBQSxFQUMvQixLQUFLLEVBQUUsTUFBTSxTQUFTLE9BQU8sRUFBRTtBQUNqQztBQUdPLFNBQVMsWUFBWSxDQUMxQixPQUNBLFFBQ3NCO0FBQUEsRUFDdEIsSUFBSSxNQUFNLFdBQVcsTUFBTSxVQUFVLE1BQU0sV0FBVyxPQUFPLFFBQVEsYUFBYTtBQUFBLElBQUcsT0FBTztBQUFBLEVBQzVGLElBQUksTUFBTSxRQUFRLE9BQU8sT0FBTyxRQUFRLHlCQUF5QjtBQUFBLElBQUcsT0FBTztBQUFBLEVBQzNFLE1BQU0sTUFBTSxNQUFNLElBQUksWUFBWTtBQUFBLEVBQ2xDLE9BQU8sT0FBTyxPQUFPLFVBQVUsR0FBRyxJQUFLLFNBQVMsUUFBUSxPQUFRO0FBQUE7OztBQ25DbEU7O0FBYU8sU0FBUyxVQUFVLEdBQUcsTUFBTSxRQUFRLFdBQTRCO0FBQUEsRUFDckUsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixNQUFNLEtBQUssb0JBQU07QUFBQSxFQUNqQixNQUFNLFFBQVEscUJBQXlCLElBQUk7QUFBQSxFQUMzQyxPQUFPLFNBQVMsY0FBYyx1QkFBd0IsSUFBSTtBQUFBLEVBQzFELE9BQU8sVUFBVSxlQUFlLHVCQUFTLEtBQUs7QUFBQSxFQUM5Qyx3QkFBVSxNQUFNLE1BQU0sU0FBUyxNQUFNLEdBQUcsQ0FBQyxDQUFDO0FBQUEsRUFFMUMsTUFBTSxPQUFPLE9BQU8sVUFBcUI7QUFBQSxJQUN2QyxNQUFNLGVBQWU7QUFBQSxJQUNyQixJQUFJO0FBQUEsTUFBVTtBQUFBLElBQ2QsTUFBTSxPQUFPLE1BQU0sU0FBUyxNQUFNLEtBQUssS0FBSztBQUFBLElBQzVDLElBQUksU0FBUztBQUFBLE1BQUksT0FBTyxPQUFPLEVBQUUsdUJBQXVCLENBQUM7QUFBQSxJQUN6RCxZQUFZLElBQUk7QUFBQSxJQUNoQixJQUFJO0FBQUEsTUFDRixNQUFNLE9BQU8sSUFBSTtBQUFBLE1BQ2pCLE1BQU07QUFBQSxNQUNOLE9BQU8sRUFBRSxxQkFBcUIsQ0FBQztBQUFBLE1BQy9CLFFBQVE7QUFBQSxNQUNSLFlBQVksS0FBSztBQUFBO0FBQUE7QUFBQSxFQUdyQixNQUFNLFNBQVMsQ0FBQyxZQUFvQjtBQUFBLElBQ2xDLFdBQVcsT0FBTztBQUFBLElBQ2xCLE1BQU0sU0FBUyxNQUFNO0FBQUE7QUFBQSxFQUV2QixNQUFNLFlBQVksQ0FBQyxVQUF5QjtBQUFBLElBQzFDLElBQUksTUFBTSxRQUFRO0FBQUEsTUFBVTtBQUFBLElBQzVCLE1BQU0sZ0JBQWdCO0FBQUEsSUFDdEIsUUFBUTtBQUFBO0FBQUEsRUFHVix1QkFDRSx3QkFBQyxRQUFEO0FBQUEsSUFBTSxXQUFVO0FBQUEsSUFBcUIsVUFBVTtBQUFBLElBQU07QUFBQSxJQUFzQixZQUFVO0FBQUEsSUFBckYsVUE4QkU7QUFBQSxzQkE3QkEsd0JBQUMsT0FBRDtBQUFBLFFBQUssV0FBVTtBQUFBLFFBQWYsVUFvQkU7QUFBQSwwQkFuQkEsd0JBQUMsU0FBRDtBQUFBLFlBQU8sV0FBVTtBQUFBLFlBQWMsU0FBUztBQUFBLFlBQXhDLFVBQ0csRUFBRSxtQkFBbUIsRUFBRSxNQUFNLGVBQWUsSUFBSSxFQUFFLENBQUM7QUFBQSxhQUR0RCxpQ0FFRTtBQUFBLDBCQUNGLHdCQUFDLFNBQUQ7QUFBQSxZQUNFLEtBQUs7QUFBQSxZQUNMO0FBQUEsWUFDQSxXQUFVO0FBQUEsWUFDVixNQUFLO0FBQUEsWUFDTCxXQUFXO0FBQUEsWUFDWCxjQUFhO0FBQUEsWUFDYixhQUFhLEVBQUUsbUJBQW1CO0FBQUEsWUFDbEMsZ0JBQWMsWUFBWTtBQUFBLFlBQzFCLG9CQUFrQixZQUFZLE9BQU8sWUFBWSxHQUFHO0FBQUEsYUFUdEQsaUNBVUE7QUFBQSxVQUNDLFlBQVksd0JBQ1gsd0JBQUMsS0FBRDtBQUFBLFlBQUcsV0FBVTtBQUFBLFlBQWMsSUFBSSxHQUFHO0FBQUEsWUFBYyxNQUFLO0FBQUEsWUFBckQsVUFDRztBQUFBLGFBREgsaUNBRUU7QUFBQTtBQUFBLFNBbEJOLGdDQW9CRTtBQUFBLHNCQUNGLHdCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBT0U7QUFBQSwwQkFOQSx3QkFBQyxRQUFEO0FBQUEsWUFBUSxNQUFLO0FBQUEsWUFBUyxNQUFLO0FBQUEsWUFBVSxVQUFVO0FBQUEsWUFBL0MsVUFDRyxFQUFFLG1CQUFtQjtBQUFBLGFBRHhCLGlDQUVFO0FBQUEsMEJBQ0Ysd0JBQUMsUUFBRDtBQUFBLFlBQVEsTUFBSztBQUFBLFlBQVEsU0FBUztBQUFBLFlBQTlCLFVBQ0csRUFBRSxxQkFBcUI7QUFBQSxhQUQxQixpQ0FFRTtBQUFBO0FBQUEsU0FOSixnQ0FPRTtBQUFBO0FBQUEsS0E3QkosZ0NBOEJFO0FBQUE7OztBQzVFTjs7O0FDaUJBLElBQU0sWUFBWTtBQUdYLFNBQVMsVUFBVSxDQUFDLFNBQTRCLFlBQW1DO0FBQUEsRUFDeEYsT0FBTyxRQUFRLEtBQUssR0FBRyxXQUFXLE9BQU8sVUFBVSxLQUFLO0FBQUE7QUFJbkQsU0FBUyxjQUFjLENBQzVCLFNBQ0EsWUFDQSxXQUNlO0FBQUEsRUFDZixNQUFNLFdBQVcsWUFBWSxhQUFhLFlBQVk7QUFBQSxFQUN0RCxPQUFPLFFBQVEsU0FBUyxHQUFHLFdBQVcsT0FBTyxRQUFRLEtBQUs7QUFBQTtBQUlyRCxTQUFTLGFBQWEsQ0FBQyxTQUE0QixNQUE2QjtBQUFBLEVBQ3JGLE1BQU0sV0FBVyxDQUFDLFdBQW1CLEtBQUssSUFBSSxPQUFPLE9BQU8sSUFBSTtBQUFBLEVBQ2hFLE9BQU8sUUFBUSxPQUNiLENBQUMsTUFBTSxXQUFZLFNBQVMsUUFBUSxTQUFTLE1BQU0sSUFBSSxTQUFTLElBQUksSUFBSSxTQUFTLE1BQ2pGLElBQ0Y7QUFBQTtBQUlLLFNBQVMsWUFBWSxDQUFDLFNBQTRCLFlBQTRCO0FBQUEsRUFDbkYsT0FBTyxRQUFRLGNBQWMsR0FBRyxXQUFXLFFBQVEsVUFBVTtBQUFBO0FBSXhELFNBQVMsU0FBUyxDQUFDLFFBQWdDLEdBQWMsTUFBd0I7QUFBQSxFQUM5RixPQUFPLE9BQU8sSUFBSSxDQUFDLFdBQVcsRUFBRSxNQUFNLE1BQU0sSUFBSSxRQUFRLE9BQU8sT0FBTyxPQUFPLEdBQUcsSUFBSSxFQUFFLEVBQUU7QUFBQTtBQUluRixTQUFTLFVBQVUsQ0FBQyxTQUE0QixPQUF5QjtBQUFBLEVBQzlFLE9BQU8sQ0FBQyxHQUFHLFNBQVMsS0FBSyxFQUFFLEtBQUssQ0FBQyxHQUFHLE1BQU0sRUFBRSxPQUFPLEVBQUUsSUFBSTtBQUFBO0FBSzNELFNBQVMsTUFBTSxDQUFDLE9BQW9CLEdBQWMsTUFBb0I7QUFBQSxFQUNwRSxRQUFRLE9BQU8sU0FBUztBQUFBLEVBQ3hCLE1BQU0sT0FBTyxNQUFNLFVBQVUsRUFBRSxzQkFBc0I7QUFBQSxFQUNyRCxNQUFNLE9BQU8sV0FBVyxNQUFNLGVBQWUsQ0FBQztBQUFBLEVBQzlDLE1BQU0sU0FBUyxNQUFNLFVBQVU7QUFBQSxFQUMvQixRQUFRLE1BQU07QUFBQSxJQUNaLEtBQUs7QUFBQSxNQUNILE9BQU87QUFBQSxRQUNMLE1BQU07QUFBQSxRQUNOLE1BQU0sVUFBVSxZQUFZLFVBQVU7QUFBQSxRQUN0QyxPQUFPLEVBQUUsZ0JBQWdCLEVBQUUsS0FBSyxDQUFDO0FBQUEsUUFDakMsUUFBUSxFQUFFLFVBQVUsWUFBWSwwQkFBMEIsb0JBQW9CO0FBQUEsTUFDaEY7QUFBQSxJQUNGLEtBQUs7QUFBQSxNQUNILE9BQU8sRUFBRSxNQUFNLFdBQVcsTUFBTSxXQUFXLE9BQU8sRUFBRSxpQkFBaUIsRUFBRSxLQUFLLENBQUMsRUFBRTtBQUFBLElBQ2pGLEtBQUs7QUFBQSxNQUNILE9BQU87QUFBQSxRQUNMLE1BQU07QUFBQSxRQUNOLE1BQU07QUFBQSxRQUNOLE9BQU8sRUFBRSxVQUFVLFlBQVksdUJBQXVCLHVCQUF1QixFQUFFLEtBQUssQ0FBQztBQUFBLE1BQ3ZGO0FBQUEsSUFDRixLQUFLO0FBQUEsTUFDSCxPQUFPO0FBQUEsUUFDTCxNQUFNO0FBQUEsUUFDTixNQUFNO0FBQUEsUUFDTixPQUFPLEVBQUUsVUFBVSxlQUFlLHlCQUF5Qiw0QkFBNEIsRUFBRSxLQUFLLENBQUM7QUFBQSxRQUMvRixRQUFRO0FBQUEsTUFDVjtBQUFBLElBQ0YsS0FBSyxRQUFRO0FBQUEsTUFDWCxNQUFNLE1BQU0sRUFBRSxVQUFVLGVBQWUsZ0JBQWdCLGlCQUFpQjtBQUFBLE1BQ3hFLE9BQU8sRUFBRSxNQUFNLFFBQVEsTUFBTSxTQUFTLE9BQU8sR0FBRyxTQUFTLFFBQVEsUUFBUSxPQUFPLEtBQUssTUFBTSxFQUFFO0FBQUEsSUFDL0Y7QUFBQSxJQUNBLEtBQUs7QUFBQSxNQUNILE9BQU8sWUFBWSxPQUFPLENBQUM7QUFBQSxJQUM3QixLQUFLO0FBQUEsTUFDSCxPQUFPLGdCQUFnQixPQUFPLENBQUM7QUFBQSxJQUNqQyxLQUFLO0FBQUEsTUFDSCxPQUFPO0FBQUEsUUFDTCxNQUFNO0FBQUEsUUFDTixNQUFNO0FBQUEsUUFDTixPQUFPLFFBQVEsRUFBRSxlQUFlO0FBQUEsUUFDaEMsUUFBUSxPQUFPLFFBQVEsVUFBVSxPQUFPLEdBQUcsSUFBSSxDQUFDO0FBQUEsTUFDbEQ7QUFBQSxJQUNGLEtBQUs7QUFBQSxNQUNILE9BQU8sRUFBRSxNQUFNLFNBQVMsTUFBTSxPQUFPLE9BQU8sRUFBRSxvQkFBb0IsRUFBRSxLQUFLLENBQUMsR0FBRyxRQUFRLEtBQUs7QUFBQSxJQUM1RixLQUFLO0FBQUEsTUFDSCxPQUFPLEVBQUUsTUFBTSxRQUFRLE1BQU0sV0FBVyxPQUFPLEVBQUUsYUFBYSxHQUFHLFFBQVEsS0FBSztBQUFBO0FBQUE7QUFJcEYsU0FBUyxTQUFTLEdBQUcsV0FBd0IsR0FBYyxNQUFzQjtBQUFBLEVBQy9FLE9BQU8sWUFBWSxPQUNmLEtBQ0EsRUFBRSxzQkFBc0IsRUFBRSxNQUFNLGNBQWMsSUFBSSxLQUFLLE9BQU8sR0FBRyxNQUFNLFFBQVEsRUFBRSxDQUFDO0FBQUE7QUFHeEYsSUFBTSxnQkFBeUM7QUFBQSxFQUM3QyxTQUFTO0FBQUEsRUFDVCxRQUFRO0FBQUEsRUFDUixjQUFjO0FBQUEsRUFDZCxNQUFNO0FBQ1I7QUFFQSxTQUFTLFdBQVcsQ0FBQyxPQUFzQixHQUFvQjtBQUFBLEVBQzdELE1BQU0sU0FBUyxVQUFVO0FBQUEsRUFDekIsT0FBTztBQUFBLElBQ0wsTUFBTSxTQUFTLFlBQVk7QUFBQSxJQUMzQixNQUFNLFNBQVMsVUFBVTtBQUFBLElBQ3pCLE9BQU8sRUFBRSxjQUFjLFNBQVMsT0FBTyx1QkFBdUI7QUFBQSxFQUNoRTtBQUFBO0FBR0YsSUFBTSxvQkFBNkM7QUFBQSxFQUNqRCxNQUFNO0FBQUEsRUFDTixTQUFTO0FBQUEsRUFDVCxZQUFZO0FBQUEsRUFDWixRQUFRO0FBQUEsRUFDUixRQUFRO0FBQ1Y7QUFFQSxTQUFTLGVBQWUsR0FBRyxPQUFPLFFBQVEsUUFBcUIsR0FBb0I7QUFBQSxFQUNqRixNQUFNLFdBQVcsVUFBVSxZQUFZLFVBQVU7QUFBQSxFQUNqRCxPQUFPO0FBQUEsSUFDTCxNQUFNLFdBQVcsVUFBVTtBQUFBLElBQzNCLE1BQU0sV0FBVyxVQUFVO0FBQUEsSUFDM0IsT0FBTyxFQUFFLGtCQUFrQixTQUFTLE9BQU8seUJBQXlCO0FBQUEsSUFDcEUsUUFBUSxPQUFPLFVBQVUsSUFBSSxJQUFJO0FBQUEsRUFDbkM7QUFBQTtBQUdGLElBQU0sU0FBUyxJQUFJLFVBQW9CLE1BQU0sT0FBTyxPQUFPLEVBQUUsS0FBSyxLQUFLOzs7O0FEOUloRSxJQUFNLGFBQWEsbUJBQUssU0FBUyxVQUFVLENBQUMsTUFJaEQ7QUFBQSxFQUNELFFBQVEsU0FBUyxZQUFZLFdBQVc7QUFBQSxFQUN4QyxNQUFNLFVBQVUsQ0FBQyxVQUFzQztBQUFBLElBQ3JELFFBQVEsTUFBTSxVQUFVLE1BQU0sY0FBYyxzQkFBc0I7QUFBQSxJQUNsRSxNQUFNLFNBQVMsY0FBYyxVQUFXLE1BQU0sVUFBVSxRQUFRLEtBQUssSUFBSSxHQUFHLEtBQUssSUFBSyxVQUFVO0FBQUEsSUFDaEcsSUFBSTtBQUFBLE1BQVEsT0FBTyxPQUFPLElBQUk7QUFBQTtBQUFBLEVBRWhDLHVCQUVFLHdCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFjLGVBQVk7QUFBQSxJQUFPO0FBQUEsSUFBaEQsVUFDRyxRQUFRLElBQUksQ0FBQyxRQUFRLHVCQUNwQix3QkFBQyxRQUFEO0FBQUEsTUFHRSxXQUFVO0FBQUEsTUFDVixhQUFXLE9BQU87QUFBQSxNQUNsQixPQUFPLEdBQUcsZUFBZSxPQUFPLElBQUksS0FBSyxPQUFPO0FBQUEsTUFFaEQsT0FBTyxFQUFFLFFBQVEsS0FBSyxJQUFJLEdBQUcsT0FBTyxPQUFPLEtBQUssSUFBSSxHQUFHLFVBQVUsQ0FBQyxFQUFFO0FBQUEsT0FML0QsSUFGUCxzQkFRQSxDQUNEO0FBQUEsS0FYSCxpQ0FZRTtBQUFBLENBRUw7QUFnQk0sU0FBUyxVQUFVLENBQUMsTUFBdUI7QUFBQSxFQUNoRCxRQUFRLE1BQU0sY0FBYztBQUFBLEVBQzVCLFFBQVEsU0FBUyxlQUFlO0FBQUEsRUFDaEMsdUJBQ0Usd0JBQUMsV0FBRDtBQUFBLElBQVMsV0FBVTtBQUFBLElBQWdCLGNBQVksRUFBRSxnQkFBZ0I7QUFBQSxJQUFqRSxVQWlDRTtBQUFBLHNCQWhDQSx3QkFBQyxVQUFEO0FBQUEsUUFBUSxXQUFVO0FBQUEsUUFBbEIsVUFlRTtBQUFBLDBCQWRBLHdCQUFDLE1BQUQ7QUFBQSxZQUFNLE1BQUs7QUFBQSxhQUFYLGlDQUFzQjtBQUFBLDBCQUN0Qix3QkFBQyxNQUFEO0FBQUEsc0JBQUssRUFBRSxnQkFBZ0I7QUFBQSxhQUF2QixpQ0FBMkI7QUFBQSxVQUMxQixZQUFZLHdCQUFRLHdCQUFDLFFBQUQ7QUFBQSxZQUFNLFdBQVU7QUFBQSxZQUFoQixVQUE2QixRQUFRO0FBQUEsYUFBckMsaUNBQThDO0FBQUEsVUFDbEUsS0FBSywwQkFDSix3QkFBQyxPQUFEO0FBQUEsWUFBSyxXQUFVO0FBQUEsWUFBZiwwQkFDRSx3QkFBQyxZQUFEO0FBQUEsY0FDRSxPQUFPLEVBQUUsa0JBQWtCO0FBQUEsY0FDM0IsTUFBSztBQUFBLGNBQ0wscUJBQWtCO0FBQUEsY0FDbEIsVUFBVSxZQUFZO0FBQUEsY0FDdEIsU0FBUyxLQUFLO0FBQUEsZUFMaEIsaUNBTUE7QUFBQSxhQVBGLGlDQVFFO0FBQUE7QUFBQSxTQWJOLGdDQWVFO0FBQUEsTUFDRCxLQUFLO0FBQUEsTUFDTCxLQUFLLDRCQUNKLHdCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBS0U7QUFBQSwwQkFKQSx3QkFBQyxLQUFEO0FBQUEsWUFBRyxNQUFLO0FBQUEsWUFBUixVQUFpQixFQUFFLHNCQUFzQjtBQUFBLGFBQXpDLGlDQUE2QztBQUFBLDBCQUM3Qyx3QkFBQyxRQUFEO0FBQUEsWUFBUSxNQUFLO0FBQUEsWUFBVSxTQUFTLEtBQUs7QUFBQSxZQUFyQyxVQUNHLEVBQUUsY0FBYztBQUFBLGFBRG5CLGlDQUVFO0FBQUE7QUFBQSxTQUpKLGdDQUtFLElBQ0EsWUFBWSx1QkFDZCx3QkFBQyxLQUFEO0FBQUEsUUFBRyxXQUFVO0FBQUEsUUFBYixVQUFrQyxFQUFFLHVCQUF1QjtBQUFBLFNBQTNELGlDQUErRCxJQUM3RCxRQUFRLFdBQVcsb0JBQ3JCLHdCQUFDLEtBQUQ7QUFBQSxRQUFHLFdBQVU7QUFBQSxRQUFiLFVBQWtDLEVBQUUsa0JBQWtCO0FBQUEsU0FBdEQsaUNBQTBELG9CQUUxRCx3QkFBQyxNQUFEO0FBQUEsUUFBTTtBQUFBLFFBQWtCLFFBQVEsS0FBSztBQUFBLFFBQVEsU0FBUyxhQUFhLFNBQVMsVUFBVTtBQUFBLFNBQXRGLGlDQUF5RjtBQUFBLE1BRTFGLEtBQUssMkJBQVcsd0JBQUMsS0FBRDtBQUFBLFFBQUcsV0FBVTtBQUFBLFFBQWIsVUFBa0MsRUFBRSxvQkFBb0I7QUFBQSxTQUF4RCxpQ0FBNEQ7QUFBQTtBQUFBLEtBaEMvRSxnQ0FpQ0U7QUFBQTtBQUtOLElBQU0sT0FBTyxtQkFBSyxTQUFTLElBQUk7QUFBQSxFQUM3QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsR0FLQztBQUFBLEVBQ0QsTUFBTSxPQUFPLHFCQUF5QixJQUFJO0FBQUEsRUFFMUMsd0JBQVUsTUFBTSxnQkFBZ0IsS0FBSyxPQUFPLEdBQUcsQ0FBQyxPQUFPLENBQUM7QUFBQSxFQUN4RCx1QkFDRSx3QkFBQyxNQUFEO0FBQUEsSUFBSSxXQUFVO0FBQUEsSUFBYyxLQUFLO0FBQUEsSUFBakMsVUFDRyxRQUFRLElBQUksQ0FBQyxRQUFRLHVCQUVwQix3QkFBQyxNQUFEO0FBQUEsZ0NBQ0Usd0JBQUMsVUFBRDtBQUFBLFFBQ0UsTUFBSztBQUFBLFFBQ0wsZ0JBQWMsT0FBTyxVQUFVLFNBQVM7QUFBQSxRQUN4QyxTQUFTLE1BQU0sT0FBTyxPQUFPLElBQUk7QUFBQSxRQUhuQyxVQWFFO0FBQUEsMEJBUkEsd0JBQUMsUUFBRDtBQUFBLFlBQU0sV0FBVTtBQUFBLFlBQWhCLFVBQTZCLGVBQWUsT0FBTyxJQUFJO0FBQUEsYUFBdkQsaUNBQTJEO0FBQUEsMEJBQzNELHdCQUFDLFFBQUQ7QUFBQSxZQUFNLFdBQVU7QUFBQSxZQUFjLGFBQVcsT0FBTztBQUFBLFlBQWhELDBCQUNFLHdCQUFDLE1BQUQ7QUFBQSxjQUFNLE1BQU0sT0FBTztBQUFBLGVBQW5CLGlDQUF5QjtBQUFBLGFBRDNCLGlDQUVFO0FBQUEsMEJBQ0Ysd0JBQUMsUUFBRDtBQUFBLFlBQU0sV0FBVTtBQUFBLFlBQWhCLFVBR0U7QUFBQSxjQUZDLE9BQU87QUFBQSxjQUNQLE9BQU8sMEJBQVUsd0JBQUMsU0FBRDtBQUFBLDBCQUFRLE9BQU87QUFBQSxpQkFBZixpQ0FBd0I7QUFBQTtBQUFBLGFBRjVDLGdDQUdFO0FBQUE7QUFBQSxTQVpKLGdDQWFFO0FBQUEsT0FkSyxJQUFULHNCQWVFLENBQ0g7QUFBQSxLQW5CSCxpQ0FvQkU7QUFBQSxDQUVMO0FBR0QsU0FBUyxlQUFlLENBQUMsTUFBZ0M7QUFBQSxFQUN2RCxNQUFNLE1BQU0sTUFBTSxjQUEyQixnQkFBZ0IsR0FBRztBQUFBLEVBQ2hFLElBQUksQ0FBQyxRQUFRLENBQUM7QUFBQSxJQUFLO0FBQUEsRUFDbkIsTUFBTSxNQUFNLElBQUksWUFBWSxLQUFLO0FBQUEsRUFDakMsSUFBSSxNQUFNLEtBQUssYUFBYSxNQUFNLElBQUksZUFBZSxLQUFLLFlBQVksS0FBSztBQUFBLElBQ3pFLEtBQUssWUFBWSxNQUFNLEtBQUssZUFBZTtBQUFBOzs7QUV4SS9DOztBQVVPLFNBQVMsY0FBYyxDQUFDLFNBSzVCO0FBQUEsRUFDRCxRQUFRLE9BQU8sUUFBUSxXQUFXLFNBQVMsV0FBVyxRQUFRLElBQUk7QUFBQSxFQUVsRSxrQ0FDRSxRQUFRLEtBQ1IsT0FBTztBQUFBLFVBQ0MsSUFBSSxDQUFDLFNBQVM7QUFBQSxNQUNsQixJQUFJLFFBQVEsU0FBUyxTQUFTLFFBQVEsU0FBUztBQUFBLFFBQVMsTUFBTSxLQUFLLFFBQVEsT0FBTztBQUFBO0FBQUEsRUFFdEYsSUFDQSxDQUFDLElBQUksQ0FDUDtBQUFBLEVBRUEsdUJBQ0Usd0JBQUMsT0FBRDtBQUFBLElBQUssV0FBVTtBQUFBLElBQWUsS0FBSztBQUFBLElBQW5DLDBCQUNFLHdCQUFDLFVBQUQ7QUFBQSxNQUNFLFdBQVU7QUFBQSxNQUVWLEtBQUs7QUFBQSxNQUNMLE1BQUs7QUFBQSxNQUNMLGNBQVksUUFBUTtBQUFBLE1BQ3BCLFNBQVMsUUFBUTtBQUFBLE9BSlosV0FGUCxzQkFPQTtBQUFBLEtBUkYsaUNBU0U7QUFBQTs7OztBcEJqQk4sSUFBTSxrQkFBa0IsbUJBQUssYUFBYTtBQUFBLEVBQ3hDLFVBQVUsTUFBTSwwREFBa0M7QUFDcEQsRUFBRTtBQUVLLFNBQVMsTUFBTSxDQUFDLE9BQW9CO0FBQUEsRUFDekMsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixNQUFNLE9BQU8scUJBQXVCLElBQUk7QUFBQSxFQUN4QyxNQUFNLFVBQVUscUJBQXNCLElBQUk7QUFBQSxFQUMxQyxPQUFPLE1BQU0sV0FBVyx1QkFBZSxLQUFLO0FBQUEsRUFDNUMsT0FBTyxjQUFjLG9CQUFvQixjQUFjLElBQUk7QUFBQSxFQUMzRCxRQUFRLE9BQU8sYUFBYSxZQUFZLE9BQU8sT0FBTyxVQUFVO0FBQUEsSUFDOUQsTUFBTSxRQUFRLFNBQVMsS0FBSyxvQkFBb0IsS0FBSyxDQUFDO0FBQUEsR0FDdkQ7QUFBQSxFQUNELE1BQU0sU0FBUyxNQUFPLE1BQU0sWUFBWSxTQUFTLE1BQU0sSUFBSSxTQUFTLEtBQUs7QUFBQSxFQUV6RSxNQUFNLFNBQVMsVUFBVSxLQUFLO0FBQUEsRUFDOUIsUUFBUSxTQUFTLGFBQWEsUUFBUSxXQUFXLFdBQVcsT0FBTyxNQUFNO0FBQUEsRUFDekUsT0FBTyxRQUFRLGFBQWEsdUJBQXdCLElBQUk7QUFBQSxFQUN4RCxPQUFPLFdBQVcsZ0JBQWdCLHVCQUF3QixJQUFJO0FBQUEsRUFDOUQsTUFBTSxPQUFPLDBCQUFZLENBQUMsU0FBaUIsS0FBSyxTQUFTLEtBQUssSUFBSSxHQUFHLENBQUMsUUFBUSxDQUFDO0FBQUEsRUFDL0UsUUFBUSxZQUFZLGNBQWM7QUFBQSxFQUNsQyxNQUFNLE9BQU8sV0FBVyxXQUFXLENBQUMsR0FBRyxVQUFVO0FBQUEsRUFDakQsTUFBTSxXQUFXLGVBQWUsV0FBVyxDQUFDLEdBQUcsWUFBWSxTQUFTO0FBQUEsRUFHcEUsTUFBTSxPQUFPLE1BQU07QUFBQSxJQUNqQixJQUFJLENBQUMsTUFBTSxXQUFXLFlBQVk7QUFBQSxNQUFNO0FBQUEsSUFDeEMsU0FBUyxNQUFNO0FBQUEsSUFDZixVQUFVLFNBQVMsTUFBTSxVQUFVO0FBQUE7QUFBQSxFQUVyQyxNQUFNLE1BQU0sQ0FBQyxZQUEyQjtBQUFBLElBQ3RDLElBQUksUUFBUSxTQUFTO0FBQUEsTUFBVSxPQUFPO0FBQUEsSUFDdEMsS0FBSyxJQUFJLFFBQVEsU0FBUztBQUFBLE1BQWMsbUJBQW1CO0FBQUEsSUFDM0QsS0FBSyxJQUFJLFFBQVEsU0FBUztBQUFBLE1BQVEsS0FBSztBQUFBLElBQ3ZDLEtBQUssSUFBSSxRQUFRLFNBQVM7QUFBQSxNQUFTLFNBQVMsU0FBUyxRQUFRLEtBQUs7QUFBQSxJQUNsRSxLQUFLLElBQUksUUFBUSxTQUFTO0FBQUEsTUFBUSxLQUFLLFNBQVMsTUFBTSxhQUFhLFFBQVEsSUFBSTtBQUFBLElBQy9FLEtBQUssSUFBSSxRQUFRLFNBQVM7QUFBQSxNQUFRLEtBQUssUUFBUSxPQUFPLFVBQVUsSUFBSSxNQUFNLFVBQVU7QUFBQSxJQUNwRixLQUFLO0FBQUEsTUFDSCxNQUFNLFNBQVMsUUFBUSxTQUFTLFNBQVMsT0FBTztBQUFBLE1BQ2hELElBQUk7QUFBQSxRQUFRLEtBQUssT0FBTyxJQUFJO0FBQUE7QUFBQTtBQUFBLEVBR2hDLE1BQU0sWUFBWSxDQUFDLFVBQXlCO0FBQUEsSUFDMUMsTUFBTSxVQUFVLGFBQWEsT0FBTyxNQUFNLE1BQWlCO0FBQUEsSUFDM0QsSUFBSSxDQUFDO0FBQUEsTUFBUztBQUFBLElBQ2QsTUFBTSxlQUFlO0FBQUEsSUFDckIsSUFBSSxPQUFPO0FBQUE7QUFBQSxFQUdiLHVCQUVFLHdCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFjO0FBQUEsSUFBN0IsVUErRUU7QUFBQSxzQkE5RUEsd0JBQUMsT0FBRDtBQUFBLFFBQUssV0FBVTtBQUFBLFFBQVMsS0FBSztBQUFBLFFBQU0sVUFBVTtBQUFBLFFBQTdDLFVBeURFO0FBQUEsMEJBeERBLHdCQUFDLE9BQUQ7QUFBQSxZQUFLLFdBQVU7QUFBQSxZQUFmLFVBMEJFO0FBQUEsY0F6QkMsTUFBTSxTQUFTLDRCQUNkLHdCQUFDLGdCQUFEO0FBQUEsZ0JBQWdCLEtBQUs7QUFBQSxnQkFBUztBQUFBLGdCQUFZLE9BQU8sRUFBRSxrQkFBa0I7QUFBQSxnQkFBRyxVQUFVO0FBQUEsaUJBQWxGLGlDQUEwRixvQkFFMUYsd0JBQUMsaUJBQUQ7QUFBQSxnQkFBaUIsS0FBSztBQUFBLGdCQUFTLFlBQVksTUFBTTtBQUFBLGdCQUFZLE9BQU8sRUFBRSxrQkFBa0I7QUFBQSxpQkFBeEYsaUNBQTJGO0FBQUEsY0FFNUYsTUFBTSw2QkFDTCx3QkFBQyxLQUFEO0FBQUEsZ0JBQUcsV0FBVTtBQUFBLGdCQUFjLE1BQUs7QUFBQSxnQkFBaEMsVUFHRTtBQUFBLGtDQUZBLHdCQUFDLFFBQUQ7QUFBQSxvQkFBTSxXQUFVO0FBQUEscUJBQWhCLGlDQUFpQztBQUFBLGtCQUNoQyxFQUFFLG1CQUFtQjtBQUFBO0FBQUEsaUJBRnhCLGdDQUdFO0FBQUEsY0FFSCxNQUFNLHlCQUNMLHdCQUFDLE9BQUQ7QUFBQSxnQkFBSyxXQUFVO0FBQUEsZ0JBQWYsVUFXRTtBQUFBLGtDQVZBLHdCQUFDLEtBQUQ7QUFBQSxvQkFBRyxNQUFLO0FBQUEsb0JBQVIsVUFHRTtBQUFBLHNDQUZBLHdCQUFDLE1BQUQ7QUFBQSx3QkFBTSxNQUFNLE1BQU0sVUFBVSxXQUFXLFlBQVk7QUFBQSx5QkFBbkQsaUNBQTJEO0FBQUEsc0JBQzFELEVBQUUsTUFBTSxVQUFVLFdBQVcsMkJBQTJCLHVCQUF1QjtBQUFBO0FBQUEscUJBRmxGLGdDQUdFO0FBQUEsa0NBQ0Ysd0JBQUMsUUFBRDtBQUFBLG9CQUNFLE1BQU0sTUFBTSxVQUFVLFdBQVcsWUFBWTtBQUFBLG9CQUM3QyxTQUFTLE1BQU0sS0FBSyxTQUFTLE1BQU07QUFBQSxvQkFGckMsVUFJRyxFQUFFLE1BQU0sVUFBVSxXQUFXLGlCQUFpQixjQUFjO0FBQUEscUJBSi9ELGlDQUtFO0FBQUE7QUFBQSxpQkFWSixnQ0FXRTtBQUFBO0FBQUEsYUF4Qk4sZ0NBMEJFO0FBQUEsMEJBQ0Ysd0JBQUMsVUFBRDtBQUFBLFlBQ0U7QUFBQSxZQUNBLFdBQVc7QUFBQSxZQUNYLFNBQVMsVUFBVSxjQUFjLHdCQUFRLHdCQUFDLFNBQUQ7QUFBQSxjQUFTLFdBQVc7QUFBQSxjQUFPLE1BQU07QUFBQSxlQUFqQyxpQ0FBNEM7QUFBQSxZQUNyRixzQkFDRSx3QkFBQyxPQUFEO0FBQUEsY0FBSyxXQUFVO0FBQUEsY0FBZixVQUNHLDBCQUNDLHdCQUFDLFdBQUQ7QUFBQSxnQkFDRSxXQUFXO0FBQUEsZ0JBQ1gsU0FBUyxjQUFjLFlBQVksTUFBTSxVQUFVO0FBQUEsZ0JBQ25ELFFBQVE7QUFBQSxnQkFDUixXQUFXO0FBQUEsaUJBSmIsaUNBS0E7QUFBQSxlQVBKLGlDQVNFO0FBQUEsWUFFSixzQkFBTSx3QkFBQyxZQUFEO0FBQUEsY0FBWSxTQUFTLFdBQVc7QUFBQSxjQUFZLFlBQVksTUFBTTtBQUFBLGNBQVksUUFBUTtBQUFBLGVBQWxGLGlDQUF3RjtBQUFBLFlBQzlGLFlBQVksYUFBYSxNQUFNLEtBQUssU0FBUyxJQUFJO0FBQUEsWUFDakQsUUFBUSxTQUFTLE1BQU0sS0FBSyxLQUFLLElBQUk7QUFBQSxZQUNyQztBQUFBLFlBQ0E7QUFBQSxZQUNBLFlBQVksTUFBTTtBQUFBLFlBQ2xCLFdBQVcsTUFBTTtBQUFBLFlBQ2pCLE1BQU0sTUFBTSxTQUFTLFlBQVksT0FBTztBQUFBLFlBQ3hDLFFBQVE7QUFBQSxZQUNSLFVBQVU7QUFBQSxZQUNWO0FBQUEsWUFDQSxjQUFjO0FBQUEsYUEzQmhCLGlDQTRCQTtBQUFBO0FBQUEsU0F4REYsZ0NBeURFO0FBQUEsc0JBQ0Ysd0JBQUMsWUFBRDtBQUFBLFFBQ0U7QUFBQSxXQUNJO0FBQUEsUUFDSjtBQUFBLFFBQ0EsUUFBUTtBQUFBLFFBQ1IsUUFBUSxNQUFNLFVBQVUsT0FBTztBQUFBLFFBQy9CLE1BQ0UsV0FBVyx3QkFDVCx3QkFBQyxZQUFEO0FBQUEsVUFFRSxNQUFNO0FBQUEsVUFDTixRQUFRLE9BQU8sU0FBUztBQUFBLFlBQ3RCLE1BQU0sSUFBSSxRQUFRLElBQUk7QUFBQSxZQUN0QixVQUFVLElBQUk7QUFBQTtBQUFBLFVBRWhCLFNBQVMsTUFBTSxVQUFVLElBQUk7QUFBQSxXQU54QixRQURQLHNCQVFBO0FBQUEsU0FoQk4saUNBbUJBO0FBQUE7QUFBQSxLQTlFRixnQ0ErRUU7QUFBQTtBQUlOLElBQU0sYUFBZ0MsQ0FBQztBQUd2QyxTQUFTLFNBQVMsR0FBRyxXQUFXLFNBQWlDO0FBQUEsRUFDL0QsT0FBTyxVQUFVLGVBQWUsdUJBQVMsS0FBSztBQUFBLEVBQzlDLE9BQU8sUUFBUSxhQUFhLHVCQUFTLEtBQUs7QUFBQSxFQUMxQyx3QkFBVSxNQUFNO0FBQUEsSUFDZCxJQUFJO0FBQUEsTUFBVyxZQUFZLElBQUk7QUFBQSxJQUMvQixLQUFLLElBQUksWUFBWSxVQUFVO0FBQUEsTUFBTSxVQUFVLElBQUk7QUFBQSxLQUNsRCxDQUFDLFdBQVcsT0FBTyxRQUFRLENBQUM7QUFBQSxFQUMvQixPQUFPO0FBQUE7QUFVVCxTQUFTLFVBQVUsQ0FBQyxPQUFvQixRQUFpQjtBQUFBLEVBQ3ZELFFBQVEsR0FBRyxNQUFNLFNBQVMsY0FBYztBQUFBLEVBQ3hDLE9BQU8sU0FBUyxjQUFjLHVCQUFTLENBQUM7QUFBQSxFQUN4QyxPQUFPLE9BQU8sWUFBWSx1QkFBeUIsSUFBSTtBQUFBLEVBQ3ZELE9BQU8sV0FBVyxnQkFBZ0IsdUJBQVMsS0FBSztBQUFBLEVBRWhELHdCQUFVLE1BQU07QUFBQSxJQUNkLElBQUksQ0FBQztBQUFBLE1BQVE7QUFBQSxJQUNiLGFBQWEsS0FBSztBQUFBLElBQ2xCLFdBQVcsTUFBTSxTQUFTLEtBQUssQ0FBQyxFQUM3QixLQUFLLEdBQUcsUUFBUSxlQUFlLGtCQUM5QixTQUFTLEVBQUUsU0FBUyxVQUFVLFFBQVEsR0FBRyxJQUFJLEdBQUcsU0FBUyxlQUFlLFlBQVksQ0FBQyxDQUN2RixFQUNDLE1BQU0sTUFBTSxhQUFhLElBQUksQ0FBQztBQUFBLEtBQ2hDLENBQUMsUUFBUSxPQUFPLENBQUM7QUFBQSxFQUNwQixNQUFNLE1BQU0sT0FBTyxNQUFjLFNBQWlCO0FBQUEsSUFDaEQsTUFBTSxRQUFRLE1BQU0sV0FBVyxNQUFNLFVBQVUsT0FBTyxNQUFNLE1BQU0sSUFBSSxDQUFDO0FBQUEsSUFDdkUsT0FBTyxTQUFTLFVBQVUsQ0FBQyxLQUFLLEdBQUcsR0FBRyxJQUFJO0FBQUEsSUFDMUMsSUFBSTtBQUFBLE1BQU8sU0FBUyxDQUFDLFdBQVcsVUFBVSxLQUFLLFFBQVEsU0FBUyxXQUFXLE9BQU8sU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBO0FBQUEsRUFFckcsT0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLFNBQVMsT0FBTyxXQUFXO0FBQUEsSUFDM0IsYUFBYSxPQUFPLGVBQWU7QUFBQSxJQUNuQyxTQUFTLE9BQU8sV0FBVztBQUFBLElBQzNCO0FBQUEsSUFDQSxTQUFTLE1BQU0sV0FBVyxDQUFDLFVBQVUsUUFBUSxDQUFDO0FBQUEsRUFDaEQ7QUFBQTtBQUdGLFNBQVMsV0FBVyxDQUFDLE9BQW9CLE1BQTRDO0FBQUEsRUFDbkYsTUFBTSxTQUFTLHFCQUFPLElBQUk7QUFBQSxFQUMxQixPQUFPLFVBQVU7QUFBQSxFQUNqQixPQUFPLE9BQU8sWUFBWSx1QkFBK0IsSUFBSTtBQUFBLEVBRTdELE1BQU0sV0FBVyxzQkFDZixNQUNFLGVBQWU7QUFBQSxJQUNiLFlBQVksTUFBTTtBQUFBLElBQ2xCLE1BQU0sQ0FBQyxTQUFTLFlBQVksT0FBTyxJQUFJO0FBQUEsSUFDdkMsYUFBYSxDQUFDLFFBQVE7QUFBQSxNQUNwQixJQUFJLENBQUMsZUFBZSxNQUFNO0FBQUEsUUFBRyxPQUFPO0FBQUEsTUFDcEMsYUFBYSxTQUFTLE1BQU0sVUFBVTtBQUFBLE1BQ3RDLE9BQU8sY0FBYztBQUFBO0FBQUEsSUFFdkIsTUFBTSxDQUFDLFVBQVUsT0FBTyxRQUFRLEtBQUs7QUFBQSxJQUNyQyxVQUFVO0FBQUEsRUFDWixDQUFDLEdBQ0gsQ0FBQyxDQUNIO0FBQUEsRUFDQSx3QkFBVSxNQUFNO0FBQUEsSUFDVCxTQUFTLEtBQUssYUFBYSxTQUFTLE1BQU0sQ0FBQztBQUFBLElBQ2hELElBQUksUUFBUSxzQkFBc0IsU0FBUyxJQUFJLENBQUMsT0FBTztBQUFBLE1BQ3JELFNBQVMsS0FBSyxLQUFLO0FBQUEsTUFDbkIsUUFBUSxzQkFBc0IsSUFBSTtBQUFBLEtBQ25DO0FBQUEsSUFDRCxPQUFPLE1BQU0scUJBQXFCLEtBQUs7QUFBQSxLQUN0QyxDQUFDLFFBQVEsQ0FBQztBQUFBLEVBQ2IsT0FBTyxFQUFFLE9BQU8sU0FBUyxTQUFTLE9BQU8sU0FBUztBQUFBO0FBSXBELElBQU0scUJBQXFCO0FBRzNCLFNBQVMsWUFBWSxDQUFDLE1BQW9CO0FBQUEsRUFDeEMsTUFBTSxVQUFVLElBQUksSUFBSSxTQUFTLElBQUk7QUFBQSxFQUNyQyxRQUFRLGFBQWEsSUFBSSxvQkFBb0IsR0FBRyxLQUFLLE1BQU0sSUFBSSxHQUFHO0FBQUEsRUFDbEUsUUFBUSxhQUFhLFFBQVEsT0FBTyxJQUFJLE9BQU87QUFBQTtBQUdqRCxTQUFTLFlBQVksQ0FBQyxRQUF3QjtBQUFBLEVBQzVDLE1BQU0sT0FBTyxPQUFPLElBQUksZ0JBQWdCLE1BQU0sRUFBRSxJQUFJLGtCQUFrQixDQUFDO0FBQUEsRUFDdkUsT0FBTyxPQUFPLFNBQVMsSUFBSSxJQUFJLE9BQU87QUFBQTs7OztBRG5QeEMsU0FBUyxNQUFNLENBQUMsT0FBc0M7QUFBQSxFQUNwRCx1QkFDRSx3QkFBQyx3QkFBRDtBQUFBLDhCQUNFLHdCQUFDLFFBQUQ7QUFBQSxTQUFZO0FBQUEsT0FBWixpQ0FBbUI7QUFBQSxLQURyQixpQ0FFRTtBQUFBO0FBSU4sSUFBZSw4QkFBYSxVQUFVLFFBQVEsQ0FBQyxhQUFhLFVBQVUsUUFBUSxDQUFDOyIsCiAgImRlYnVnSWQiOiAiRkE4RkY4OTc1QzkxNDAwQzY0NzU2RTIxNjQ3NTZFMjEiLAogICJuYW1lcyI6IFtdCn0=
