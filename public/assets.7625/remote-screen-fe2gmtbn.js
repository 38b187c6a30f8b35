import {
  require_react,
  require_jsx_dev_runtime,
  defineIsland,
  useIslandView
} from "/assets/c-ahdssh43.js";
import {
  ApiError,
  callApi,
  withStepUp,
  requiresStepUp
} from "/assets/c-a0sww3jy.js";
import {
  Icon
} from "/assets/c-zkxbvzmr.js";
import {
  Button,
  IconButton,
  ButtonLink
} from "/assets/c-wkrx2ht5.js";
import {
  FRAME_PIXELS_MAX,
  NAVIGATIONS,
  CLIPBOARD_BYTES_MAX,
  decodeViewerMessage,
  useNow,
  useBeforeUnloadPrompt,
  useFullscreen,
  ACCESS_RIGHTS,
  REASON_CHARACTERS_MAX,
  ZOOM_STEPS,
  scaleOf,
  pixelAt,
  usePicture
} from "/assets/c-2b53w78c.js";
import {
  formatInstant,
  formatDuration,
  formatSize
} from "/assets/c-9a9ww9b6.js";
import {
  KEYSYM,
  keysymOfCharacter,
  keysymOf,
  isCharacter,
  isModifier,
  isFocusElsewhere
} from "/assets/c-b0bj9wtp.js";
import"/assets/c-0gpsbq3d.js";
import {
  FONT_PX_MIN,
  FONT_PX_MAX
} from "/assets/c-yp5cp1b5.js";
import {
  __toESM,
  __preload,
  __chunks
} from "/assets/c-kdgv96xs.js";
__chunks(import.meta.url,["fe2gmtbn","we5rpywm","ahdssh43","a0sww3jy","zkxbvzmr","wkrx2ht5","2b53w78c","9a9ww9b6","b0bj9wtp","0gpsbq3d","yp5cp1b5","kdgv96xs","q6s455r0","68da8mgw"],[["/assets/remote-screen-fe2gmtbn.js",2,3,4,5,6,7,8,9,10,11],["/assets/c-we5rpywm.js",12,8,2,11],["/assets/c-ahdssh43.js",11],["/assets/c-a0sww3jy.js"],["/assets/c-zkxbvzmr.js",2,11],["/assets/c-wkrx2ht5.js",4,2,11],["/assets/c-2b53w78c.js",2,11],["/assets/c-9a9ww9b6.js",13],["/assets/c-b0bj9wtp.js"],["/assets/c-0gpsbq3d.js"],["/assets/c-yp5cp1b5.js"],["/assets/c-kdgv96xs.js"],["/assets/c-q6s455r0.js",6,10],["/assets/c-68da8mgw.js"]],0);

// islands/remote-screen.tsx
var import_react20 = __toESM(require_react(), 1);

// islands/remote-screen/remote-screen.tsx
var import_react19 = __toESM(require_react(), 1);

// islands/remote-screen/model.ts
var MACHINE_ANSWERS = { state: "ANSWERS", sinceMs: 0 };
function initialModel(from) {
  return {
    connection: { state: "idle" },
    sessionId: from.sessionId,
    ownerId: from.ownerId,
    startedAtMs: null,
    isMachineUp: false,
    hasPicture: false,
    machine: MACHINE_ANSWERS,
    right: "VIEW",
    self: null,
    participants: [],
    windowEndsAtMs: from.windowEndsAtMs,
    supervision: { state: "NONE", by: "", reason: "" },
    colourDepth: null,
    filesVersion: 0,
    upload: null,
    viewAreas: new Map,
    hostKey: null,
    missing: []
  };
}
function reduce(model, action) {
  if (hasEnded(model.connection) && action.kind !== "starting")
    return model;
  switch (action.kind) {
    case "starting":
      return { ...initialModel(model), connection: { state: "connecting" } };
    case "session": {
      const { sessionId, ownerId, startedAtMs } = action;
      return { ...model, sessionId, ownerId, startedAtMs };
    }
    case "missing":
      return {
        ...model,
        missing: action.prerequisites,
        connection: { state: "failed", end: { code: "PREREQUISITES_MISSING", detail: "" } }
      };
    case "right":
      return { ...model, right: action.right };
    case "socketOpen":
      return withProgress(model, { isMachineUp: false, hasPicture: false, machine: MACHINE_ANSWERS });
    case "socketLost":
      return isLeaving(model) ? model : {
        ...model,
        participants: [],
        hostKey: null,
        upload: null,
        connection: { state: "waiting", for: "server" }
      };
    case "picture":
      return withProgress(model, { hasPicture: true });
    case "notice":
      return reduceNotice(model, action);
    case "hostKeyDecided":
      return { ...model, hostKey: null };
    case "leaving":
      return { ...model, hostKey: null, connection: { state: "disconnecting" } };
    case "ended":
      return withEnd(model, "disconnected", action.end);
    case "failed":
      return withEnd(model, "failed", action.end);
  }
}
function reduceNotice(model, { notice, atMs }) {
  switch (notice.about) {
    case "state":
      return reduceState(model, notice);
    case "viewers":
      return { ...model, self: notice.self, participants: notice.viewers };
    case "right":
      return { ...model, right: notice.right };
    case "window":
      return { ...model, windowEndsAtMs: notice.endsAtMs };
    case "machine":
      return withProgress(model, { machine: { state: notice.state, sinceMs: atMs - notice.forMs } });
    case "hostKey":
      return { ...model, hostKey: { keyType: notice.keyType, fingerprint: notice.fingerprint } };
    case "supervision":
      return { ...model, supervision: { state: notice.state, by: notice.by, reason: notice.reason } };
    case "viewArea": {
      const { viewer, x, y, w, h } = notice;
      return { ...model, viewAreas: new Map(model.viewAreas).set(viewer, { x, y, w, h }) };
    }
    case "colourDepth":
      return { ...model, colourDepth: { asked: notice.asked, given: notice.given } };
    case "files":
      return { ...model, filesVersion: model.filesVersion + 1 };
    case "upload":
      return { ...model, upload: notice.request };
    case "pong":
      return model;
  }
}
function reduceState(model, notice) {
  if (notice.state === "ENDED") {
    const end = {
      code: notice.code ?? "SESSION_CLOSED",
      detail: notice.detail ?? "",
      diagnosis: notice.diagnosis || undefined
    };
    return withEnd(model, isNormalEnd(end.code) ? "disconnected" : "failed", end);
  }
  return withProgress(model, { isMachineUp: notice.state === "CONNECTED" });
}
function withProgress(model, step) {
  const next = { ...model, ...step };
  if (isLeaving(model))
    return model;
  if (!next.isMachineUp)
    return { ...next, connection: { state: "connecting" } };
  if (!next.hasPicture)
    return { ...next, connection: { state: "waiting", for: "picture" }, hostKey: null };
  if (next.machine.state !== "ANSWERS")
    return { ...next, connection: { state: "waiting", for: "machine" }, hostKey: null };
  return { ...next, connection: { state: "connected" }, hostKey: null };
}
function withEnd(model, state, end) {
  return { ...model, participants: [], hostKey: null, upload: null, connection: { state, end } };
}
function isLeaving(model) {
  return model.connection.state === "disconnecting";
}
function isInputPaused({ supervision: { state } }) {
  return state === "WAITING" || state === "ABSENT" || state === "PAUSED";
}
function hasEnded(connection) {
  return connection.state === "disconnected" || connection.state === "failed";
}
function isNormalEnd(code) {
  return code === "COMPLETED" || code === "SESSION_CLOSED" || code === "LEFT";
}
var NOT_RETRYABLE = [
  "USER_LOGOUT_ERROR",
  "USER_AUTHORIZATION_ERROR",
  "ISSUE_MAINTENANCE_WINDOW_ERROR",
  "EMERGENCY_TIME_ERROR",
  "ISSUE_STATE_ERROR",
  "ISSUE_ENABLE_REMOTE_ACCESS_ERROR",
  "ISSUE_ASSIGNMENT_ERROR",
  "DEVICE_DELETE_ERROR",
  "PREREQUISITES_MISSING",
  "CLIENT_FORBIDDEN",
  "REMOVED",
  "NOT_ALLOWED",
  "NOT_FOUND"
];
function canReconnect(model, userId) {
  if (!hasEnded(model.connection))
    return false;
  const { code } = model.connection.end;
  if (code === "LEFT")
    return true;
  return (model.ownerId ?? userId) === userId && !NOT_RETRYABLE.includes(code);
}

// islands/remote-screen/window-warning.ts
var MINUTE_MS = 60000;
var WARNINGS_MINUTES = [15, 10, 5];
function urgencyOf(leftMs) {
  if (leftMs <= 5 * MINUTE_MS)
    return "now";
  return leftMs <= 15 * MINUTE_MS ? "soon" : "calm";
}
function warningDue(leftMs) {
  if (leftMs <= 0)
    return null;
  return WARNINGS_MINUTES.findLast((minutes) => leftMs <= minutes * MINUTE_MS) ?? null;
}

// islands/remote-screen/bar.tsx
var jsx_dev_runtime = __toESM(require_jsx_dev_runtime(), 1);
var STATE_BADGES = {
  idle: { tone: "neutral", text: "viewer.stateConnecting" },
  connecting: { tone: "blue", text: "viewer.stateConnecting" },
  waiting: { tone: "amber", text: "viewer.stateWaiting" },
  connected: { tone: "green", text: "viewer.stateConnected" },
  disconnecting: { tone: "neutral", text: "viewer.stateDisconnecting" },
  disconnected: { tone: "neutral", text: "viewer.stateDisconnected" },
  failed: { tone: "red", text: "viewer.stateFailed" }
};
var PAUSE_TEXTS = {
  WAITING: "viewer.supervision_WAITING",
  ABSENT: "viewer.supervision_ABSENT",
  PAUSED: "viewer.supervision_PAUSED"
};
function Bar(bar) {
  const { t } = useIslandView();
  const { session, model } = bar;
  const isOver = hasEnded(model.connection);
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("header", {
    className: "remote-bar",
    children: [
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
        className: "remote-line",
        children: [
          !session.isTile && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("a", {
            className: "icon-button",
            href: session.closePath,
            "aria-label": t("viewer.backToLog"),
            title: t("viewer.backToLog"),
            children: /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
              name: "left"
            }, undefined, false, undefined, this)
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("h2", {
            className: "remote-where",
            title: [session.deviceName, session.interfaceName, bar.title || session.issueTitle].join(" · "),
            children: [
              /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
                className: "remote-machine",
                children: session.deviceName
              }, undefined, false, undefined, this),
              /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
                name: "right"
              }, undefined, false, undefined, this),
              /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
                className: "remote-interface",
                children: session.interfaceName
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(StatusBadges, {
            session,
            model,
            traffic: bar.traffic
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(SessionTimes, {
            ...bar,
            isOver
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
            className: "remote-tools",
            role: "toolbar",
            "aria-label": t("remote.toggleMenu"),
            children: [
              !isOver && bar.children,
              bar.onFullscreen && /* @__PURE__ */ jsx_dev_runtime.jsxDEV(IconButton, {
                label: t(bar.isFullscreen ? "remote.leaveFullscreen" : "remote.fullscreen"),
                icon: "fullscreen",
                "aria-pressed": bar.isFullscreen,
                onClick: bar.onFullscreen
              }, undefined, false, undefined, this),
              !isOver && /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Button, {
                icon: "signOut",
                title: bar.isOwner ? t("viewer.leaveHint") : undefined,
                onClick: bar.onLeave,
                children: t("remote.leave")
              }, undefined, false, undefined, this),
              !isOver && bar.isOwner && !session.isTile && /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Button, {
                kind: "danger",
                icon: "stop",
                title: t("remote.endSessionHint"),
                onClick: bar.onEnd,
                children: t("remote.endSession")
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this)
        ]
      }, undefined, true, undefined, this),
      session.isEmergency && /* @__PURE__ */ jsx_dev_runtime.jsxDEV(EmergencyBanner, {
        session
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function EmergencyBanner({ session }) {
  const { t, zone } = useIslandView();
  const time = session.windowEndsAt ? formatInstant(new Date(session.windowEndsAt), zone, "clock") : "";
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("p", {
    className: "notice notice-red",
    role: "note",
    children: [
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
        name: "warning"
      }, undefined, false, undefined, this),
      t("viewer.emergency", { time })
    ]
  }, undefined, true, undefined, this);
}
function StatusBadges({ session, model, traffic }) {
  const { t } = useIslandView();
  const { tone, text } = STATE_BADGES[model.connection.state];
  const isLive = model.connection.state === "connected";
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
    className: "remote-marks",
    children: [
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: `badge badge-${tone}`,
        role: "status",
        "data-state": model.connection.state,
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
            className: isLive ? "badge-dot badge-dot-live" : "badge-dot"
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
            className: "remote-state",
            children: t(text)
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      session.isTile && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "badge badge-blue remote-typing",
        title: t("viewer.typingHere"),
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
            name: "keyboard"
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
            className: "visually-hidden",
            children: t("viewer.typingHere")
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      session.isRecorded && !hasEnded(model.connection) && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "remote-rec",
        role: "img",
        title: t("remote.recorded"),
        "aria-label": t("remote.recorded"),
        children: t("viewer.rec")
      }, undefined, false, undefined, this),
      isLive && traffic.delayMs !== null && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "remote-delay",
        title: t("viewer.delayHint"),
        children: t("viewer.milliseconds", { ms: Math.round(traffic.delayMs) })
      }, undefined, false, undefined, this),
      isLive && session.legacyAlgorithms && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "badge badge-amber",
        title: t("remote.legacyAlgorithmsHint"),
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
            name: "warning"
          }, undefined, false, undefined, this),
          t("remote.legacyAlgorithms")
        ]
      }, undefined, true, undefined, this),
      isLive && model.colourDepth && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "badge badge-amber",
        "data-colour-depth": model.colourDepth.given,
        title: t("viewer.colourDepthHint", model.colourDepth),
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
            name: "warning"
          }, undefined, false, undefined, this),
          t("viewer.colourDepth", { given: model.colourDepth.given })
        ]
      }, undefined, true, undefined, this),
      isInputPaused(model) && !hasEnded(model.connection) && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "badge badge-amber",
        title: t(PAUSE_TEXTS[model.supervision.state] ?? "viewer.inputPaused"),
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
            name: "pause"
          }, undefined, false, undefined, this),
          t("viewer.inputPaused")
        ]
      }, undefined, true, undefined, this),
      isLive && (session.readOnly || model.right === "VIEW") && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "badge badge-amber",
        title: t(session.readOnly ? "remote.interfaceReadOnly" : "remote.viewOnly"),
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
            name: "eye"
          }, undefined, false, undefined, this),
          t(session.readOnly ? "viewer.readOnly" : "viewer.viewOnly")
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function SessionTimes(times) {
  const { t } = useIslandView();
  const { model, nowMs, isOver } = times;
  if (isOver || model.startedAtMs === null)
    return null;
  const { windowEndsAtMs } = model;
  const leftMs = windowEndsAtMs === null ? null : windowEndsAtMs - nowMs;
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
    className: "remote-times",
    children: [
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        role: "timer",
        title: t("viewer.elapsed"),
        "aria-label": t("viewer.elapsed"),
        children: formatDuration(nowMs - model.startedAtMs)
      }, undefined, false, undefined, this),
      leftMs !== null && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: `remote-window remote-window-${urgencyOf(leftMs)}`,
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
            name: "clock"
          }, undefined, false, undefined, this),
          leftMs > 0 ? /* @__PURE__ */ jsx_dev_runtime.jsxDEV(TimeLeft, {
            text: t(times.session.isEmergency ? "viewer.emergencyTimeLeft" : "remote.timeLeft", {
              time: formatDuration(leftMs)
            }),
            time: formatDuration(leftMs)
          }, undefined, false, undefined, this) : t("viewer.windowOver"),
          times.extensionHours > 0 && urgencyOf(leftMs) !== "calm" && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("button", {
            type: "button",
            className: "link remote-extend",
            onClick: times.onExtend,
            children: t("viewer.extend")
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function TimeLeft({ text, time }) {
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV(jsx_dev_runtime.Fragment, {
    children: [
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "remote-left-long",
        children: text
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
        className: "remote-left-short",
        title: text,
        children: time
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/clipboard-section.tsx
var import_react = __toESM(require_react(), 1);

// islands/remote-screen/dock.tsx
var jsx_dev_runtime2 = __toESM(require_jsx_dev_runtime(), 1);
function Dock({ children }) {
  const { t } = useIslandView();
  return /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("aside", {
    className: "dock",
    "aria-label": t("viewer.dock"),
    children
  }, undefined, false, undefined, this);
}
function DockSection(section) {
  const { t } = useIslandView();
  return /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("section", {
    className: "dock-section",
    "aria-label": section.title,
    children: [
      /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("h2", {
        className: "dock-title",
        children: [
          /* @__PURE__ */ jsx_dev_runtime2.jsxDEV(Icon, {
            name: section.icon
          }, undefined, false, undefined, this),
          section.title,
          section.count && /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("span", {
            className: "muted",
            children: section.count
          }, undefined, false, undefined, this),
          section.onClose && /* @__PURE__ */ jsx_dev_runtime2.jsxDEV(IconButton, {
            label: t("shell.close"),
            icon: "close",
            onClick: section.onClose
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      section.children
    ]
  }, undefined, true, undefined, this);
}
function DockToggle(toggle) {
  return /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("button", {
    type: "button",
    className: "tool-opener",
    title: toggle.label,
    "aria-pressed": toggle.isOpen,
    onClick: toggle.onToggle,
    children: [
      /* @__PURE__ */ jsx_dev_runtime2.jsxDEV(Icon, {
        name: toggle.icon
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("span", {
        className: "visually-hidden",
        children: toggle.label
      }, undefined, false, undefined, this),
      toggle.value && /* @__PURE__ */ jsx_dev_runtime2.jsxDEV("span", {
        className: "tool-value",
        children: toggle.value
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/clipboard-section.tsx
var jsx_dev_runtime3 = __toESM(require_jsx_dev_runtime(), 1);
function ClipboardSection(section) {
  const { t } = useIslandView();
  const { fromMachine } = section;
  const [typed, setTyped] = import_react.useState(null);
  const [isTooLong, setTooLong] = import_react.useState(false);
  const text = typed && typed.over === fromMachine ? typed.text : fromMachine;
  return /* @__PURE__ */ jsx_dev_runtime3.jsxDEV(DockSection, {
    title: t("remote.clipboard"),
    icon: "clipboard",
    onClose: section.onClose,
    children: /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("div", {
      className: "dock-body",
      children: [
        /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("textarea", {
          className: "input tool-clipboard",
          "aria-label": t("remote.clipboard"),
          placeholder: t("viewer.clipboardHint"),
          rows: 5,
          value: text,
          onChange: (event) => setTyped({ over: fromMachine, text: event.target.value })
        }, undefined, false, undefined, this),
        isTooLong && /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("p", {
          className: "field-error",
          role: "alert",
          children: t("viewer.clipboardTooLong")
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime3.jsxDEV("div", {
          className: "tool-actions",
          children: [
            section.mayPaste && /* @__PURE__ */ jsx_dev_runtime3.jsxDEV(Button, {
              kind: "primary",
              disabled: text === "",
              onClick: () => setTooLong(!section.onSend(text)),
              children: t("remote.clipboardSend")
            }, undefined, false, undefined, this),
            /* @__PURE__ */ jsx_dev_runtime3.jsxDEV(Button, {
              disabled: text === "",
              onClick: () => void navigator.clipboard?.writeText(text),
              children: t("viewer.copyHere")
            }, undefined, false, undefined, this)
          ]
        }, undefined, true, undefined, this)
      ]
    }, undefined, true, undefined, this)
  }, undefined, false, undefined, this);
}

// islands/remote-screen/desktop-screen.tsx
var import_react2 = __toESM(require_react(), 1);

// islands/screen/cursor.ts
var SIDE_MAX = 128;
var DOT_SIDE = 7;
function cssCursor({ w, h, hotX, hotY, rgba }) {
  const isShown = w > 0 && h > 0 && rgba.some((value, at) => at % 4 === 3 && value > 0);
  if (!isShown)
    return toCssCursor(drawDot(), DOT_SIDE >> 1, DOT_SIDE >> 1);
  if (w > SIDE_MAX || h > SIDE_MAX)
    return "default";
  const canvas = createCanvas(w, h);
  canvas.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  return toCssCursor(canvas, Math.min(hotX, w - 1), Math.min(hotY, h - 1));
}
function toCssCursor(canvas, x, y) {
  return `url(${canvas.toDataURL("image/png")}) ${x} ${y}, default`;
}
function drawDot() {
  const canvas = createCanvas(DOT_SIDE, DOT_SIDE);
  const context = canvas.getContext("2d");
  if (!context)
    return canvas;
  context.fillStyle = "#fff";
  context.fillRect(1, 1, DOT_SIDE - 2, DOT_SIDE - 2);
  context.fillStyle = "#000";
  context.fillRect(2, 2, DOT_SIDE - 4, DOT_SIDE - 4);
  return canvas;
}
function createCanvas(width, height) {
  return Object.assign(document.createElement("canvas"), { width, height });
}

// islands/remote-screen/keyboard.ts
var ALTGR_GAP_MS = 50;
var TEXT_CHARACTERS_MAX = 1000;
function createKeyboard(platform, send) {
  const held = new Map;
  let pendingControl = null;
  let isAfterDeadKey = false;
  const press = (id, keysym, code) => {
    held.set(id, keysym);
    send({ down: true, keysym, code });
  };
  const release = (id) => {
    const keysym = held.get(id);
    if (keysym === undefined)
      return;
    held.delete(id);
    send({ down: false, keysym, code: keyCode(id) });
  };
  const sendPendingControl = () => {
    if (!pendingControl)
      return;
    const { code } = pendingControl;
    pendingControl = null;
    press(code, KEYSYM.Control_L, code);
  };
  const tap = (keysym, code = "") => {
    send({ down: true, keysym, code });
    send({ down: false, keysym, code });
  };
  const isHeld = (...keysyms) => [...held.values()].some((keysym) => keysyms.includes(keysym));
  const releaseAll = () => {
    pendingControl = null;
    isAfterDeadKey = false;
    for (const id of [...held.keys()])
      release(id);
  };
  const tapWithoutModifiers = (keysym, code) => {
    const modifiers = [...held].filter(([, sym]) => CONTROL_ALT.includes(sym));
    for (const [id, sym] of modifiers)
      send({ down: false, keysym: sym, code: keyCode(id) });
    tap(keysym, code);
    for (const [id, sym] of modifiers)
      send({ down: true, keysym: sym, code: keyCode(id) });
  };
  return {
    down(event, nowMs) {
      const id = keyId(event);
      if (event.isComposing || event.key === "Process" || event.key === "Unidentified")
        return "text";
      if (pendingControl) {
        if (event.code === "AltRight" && nowMs - (pendingControl.dueMs - ALTGR_GAP_MS) <= ALTGR_GAP_MS)
          pendingControl = null;
        else
          sendPendingControl();
      }
      const keysym = keysymFor(event, platform);
      if (event.key === "Dead")
        isAfterDeadKey = true;
      if (keysym === null)
        return "text";
      const isComposed = isAfterDeadKey && isCharacter(keysym);
      if (!isModifier(keysym))
        isAfterDeadKey = false;
      if (isComposed) {
        tap(keysym);
        return "handled";
      }
      if (platform === "windows" && event.code === "ControlLeft" && !held.has(id) && !held.has("AltRight")) {
        pendingControl = { code: event.code, dueMs: nowMs + ALTGR_GAP_MS };
        return "handled";
      }
      if (isEscapeCombination(keysym, isHeld)) {
        releaseAll();
        return "leave";
      }
      const isLayoutCharacter = isCharacter(keysym) && !/^[\p{L}\p{N} ]$/u.test(event.key);
      if (platform === "windows" && isLayoutCharacter && isHeld(KEYSYM.Control_L, KEYSYM.Control_R) && isHeld(KEYSYM.Alt_L))
        tapWithoutModifiers(keysym, event.code);
      else if (platform === "mac" && (event.metaKey && event.key !== "Meta" || event.key === "CapsLock"))
        tap(keysym, event.code);
      else
        press(id, held.get(id) ?? keysym, event.code);
      return "handled";
    },
    up(event) {
      if (pendingControl && event.code === pendingControl.code)
        sendPendingControl();
      release(keyId(event));
    },
    text(text) {
      sendPendingControl();
      isAfterDeadKey = false;
      for (const character of [...text].slice(0, TEXT_CHARACTERS_MAX))
        tap(keysymOfCharacter(character));
    },
    combination(keysyms) {
      releaseAll();
      for (const keysym of keysyms)
        send({ down: true, keysym, code: "" });
      for (const keysym of keysyms.toReversed())
        send({ down: false, keysym, code: "" });
    },
    get dueMs() {
      return pendingControl?.dueMs ?? null;
    },
    wake(nowMs) {
      if (pendingControl && nowMs >= pendingControl.dueMs)
        sendPendingControl();
    },
    releaseAll
  };
}
var CONTROL_ALT = [KEYSYM.Control_L, KEYSYM.Control_R, KEYSYM.Alt_L];
function keysymFor(event, platform) {
  if (platform === "mac" && event.key === "Alt")
    return KEYSYM.ISO_Level3_Shift;
  return keysymOf(event);
}
function isEscapeCombination(keysym, isHeld) {
  const groups = [
    [KEYSYM.Control_L, KEYSYM.Control_R],
    [KEYSYM.Alt_L, KEYSYM.Alt_R, KEYSYM.ISO_Level3_Shift],
    [KEYSYM.Shift_L, KEYSYM.Shift_R]
  ];
  return groups.some((group) => group.includes(keysym)) && groups.every((group) => group.includes(keysym) || isHeld(...group));
}
function keyId({ code, key }) {
  return code || `?${key}`;
}
function keyCode(id) {
  return id.startsWith("?") ? "" : id;
}

// islands/remote-screen/pointer.ts
function wireButtons(buttons) {
  const left = buttons & 1;
  const right = (buttons & 2) << 1;
  const middle = (buttons & 4) >> 1;
  return left | middle | right | buttons & 24;
}
var NOTCH_PX = 100;
var NOTCH_LINES = 3;
var NOTCHES_MAX = 10;
function createWheel() {
  const rest = { x: 0, y: 0 };
  const notches = (along, delta, mode) => {
    const sum = rest[along] + delta / (mode === 0 ? NOTCH_PX : mode === 1 ? NOTCH_LINES : 1);
    const whole = Math.trunc(sum);
    rest[along] = sum - whole;
    return Math.max(-NOTCHES_MAX, Math.min(NOTCHES_MAX, whole));
  };
  return ({ deltaX, deltaY, deltaMode }) => {
    const dx = notches("x", deltaX, deltaMode);
    const dy = notches("y", deltaY, deltaMode);
    return dx === 0 && dy === 0 ? null : { dx, dy };
  };
}

// islands/remote-screen/touch.ts
var LONG_PRESS_MS = 600;
var TAP_MOVE_PX = 8;
var TAP_DRAG_MS = 300;
var PINCH_PX = 24;
var SCROLL_PX = 12;
var LEFT = 1;
var RIGHT = 2;
function createTouchGestures(output, initialMode = "direct") {
  const fingers = new Map;
  let mode = initialMode;
  let gesture = "none";
  let start = { x: 0, y: 0 };
  let startMs = 0;
  let lastTapMs = Number.NEGATIVE_INFINITY;
  let isTapDrag = false;
  let lastDistance = 0;
  let startDistance = 0;
  let lastCentre = { x: 0, y: 0 };
  const reset = () => {
    gesture = "none";
    isTapDrag = false;
  };
  const beginTwo = () => {
    if (gesture === "drag" && mode === "direct")
      output.pointAt(start, 0);
    else if (gesture === "moving" && isTapDrag)
      output.moveBy(0, 0, 0);
    gesture = "two";
    lastCentre = centreOf(fingers);
    lastDistance = distanceOf(fingers);
    startDistance = lastDistance;
    start = lastCentre;
  };
  const moveOne = (at, before) => {
    if (gesture === "pending" && distance(at, start) > TAP_MOVE_PX) {
      gesture = mode === "direct" ? "drag" : "moving";
      if (mode === "direct")
        output.pointAt(start, LEFT);
    }
    if (gesture === "drag") {
      output.pointAt(at, LEFT);
      start = at;
    }
    if (gesture === "moving")
      output.moveBy(at.x - before.x, at.y - before.y, isTapDrag ? LEFT : 0);
  };
  const moveTwo = () => {
    const [centre, apart] = [centreOf(fingers), distanceOf(fingers)];
    if (gesture === "two" && Math.abs(apart - startDistance) > PINCH_PX)
      gesture = "pinch";
    else if (gesture === "two" && distance(centre, start) > SCROLL_PX)
      gesture = "scroll";
    const [dx, dy] = [centre.x - lastCentre.x, centre.y - lastCentre.y];
    if (gesture === "two")
      return;
    if (gesture === "pinch")
      output.pinch(centre, apart / Math.max(1, lastDistance), dx, dy);
    if (gesture === "scroll")
      output.scroll(mode === "direct" ? centre : null, dx, dy);
    lastCentre = centre;
    lastDistance = apart;
  };
  const finishOne = (nowMs) => {
    const isTap = gesture === "pending" && nowMs - startMs < LONG_PRESS_MS;
    if (isTap) {
      output.click(mode === "direct" ? start : null, LEFT);
      lastTapMs = nowMs;
    } else if (gesture === "drag")
      output.pointAt(start, 0);
    else if (gesture === "moving" && isTapDrag)
      output.moveBy(0, 0, 0);
    reset();
  };
  return {
    get mode() {
      return mode;
    },
    set mode(wanted) {
      this.cancel();
      mode = wanted;
    },
    down(id, at, nowMs) {
      fingers.set(id, at);
      if (fingers.size === 1) {
        gesture = "pending";
        start = at;
        startMs = nowMs;
        isTapDrag = mode === "touchpad" && nowMs - lastTapMs <= TAP_DRAG_MS;
      } else if (fingers.size === 2)
        beginTwo();
      else
        gesture = "done";
    },
    move(id, at) {
      const before = fingers.get(id);
      if (!before)
        return;
      fingers.set(id, at);
      if (fingers.size === 1)
        moveOne(at, before);
      else if (fingers.size === 2)
        moveTwo();
    },
    up(id, nowMs) {
      if (!fingers.delete(id))
        return;
      if (gesture === "two" && nowMs - startMs < LONG_PRESS_MS) {
        output.click(mode === "direct" ? start : null, RIGHT);
        gesture = "done";
      } else if (fingers.size === 0 && (gesture === "pending" || gesture === "drag" || gesture === "moving"))
        return finishOne(nowMs);
      if (fingers.size === 0)
        reset();
      else
        gesture = "done";
    },
    cancel() {
      if (gesture === "drag")
        output.pointAt(start, 0);
      else if (gesture === "moving" && isTapDrag)
        output.moveBy(0, 0, 0);
      fingers.clear();
      reset();
    },
    get dueMs() {
      return gesture === "pending" ? startMs + LONG_PRESS_MS : null;
    },
    wake(nowMs) {
      if (gesture !== "pending" || nowMs < startMs + LONG_PRESS_MS)
        return;
      output.click(mode === "direct" ? start : null, RIGHT);
      gesture = "done";
    }
  };
}
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
function pairOf(fingers) {
  const [a = { x: 0, y: 0 }, b = a] = fingers.values();
  return [a, b];
}
function centreOf(fingers) {
  const [a, b] = pairOf(fingers);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
function distanceOf(fingers) {
  const [a, b] = pairOf(fingers);
  return distance(a, b);
}

// islands/remote-screen/touch-input.ts
var SCROLL_DIRECTION = -1;
var TOUCHPAD_SPEED = 1.4;
function createTouchInput(parts) {
  const { canvas, pointer, stage, send } = parts;
  const wheel = createWheel();
  let cursor = null;
  let timer;
  const at = ({ x, y }) => pixelAt({ clientX: x, clientY: y }, canvas.getBoundingClientRect(), parts.picture());
  const cursorNow = () => {
    const { width, height } = parts.picture();
    cursor ??= { x: width / 2, y: height / 2 };
    return { x: Math.round(cursor.x), y: Math.round(cursor.y) };
  };
  const place = (point) => point ? at(point) : cursorNow();
  const sendPointer = (point, buttons) => {
    if (parts.mayControl() || buttons === 0)
      send({ kind: "pointer", ...point, buttons: wireButtons(buttons) });
  };
  const showCursor = () => {
    pointer.hidden = parts.mode() !== "touchpad";
    const { width, height } = parts.picture();
    const { x, y } = cursorNow();
    const [left, top] = [canvas.offsetLeft, canvas.offsetTop];
    pointer.style.left = `${left + x / width * canvas.offsetWidth}px`;
    pointer.style.top = `${top + y / height * canvas.offsetHeight}px`;
  };
  const gestures = createTouchGestures({
    pointAt: (point, buttons) => sendPointer(at(point), buttons),
    moveBy(dx, dy, buttons) {
      const { width, height } = parts.picture();
      const scale = width / Math.max(1, canvas.offsetWidth) * TOUCHPAD_SPEED;
      const { x, y } = cursorNow();
      cursor = { x: clamp(x + dx * scale, width), y: clamp(y + dy * scale, height) };
      showCursor();
      sendPointer(cursorNow(), buttons);
    },
    click(point, buttons) {
      const pixel = place(point);
      if (!parts.mayControl())
        return;
      for (const pressed of [0, buttons, 0])
        sendPointer(pixel, pressed);
    },
    scroll(point, dx, dy) {
      const turn = wheel({ deltaX: dx * SCROLL_DIRECTION, deltaY: dy * SCROLL_DIRECTION, deltaMode: 0 });
      if (turn && parts.mayControl())
        send({ kind: "wheel", ...place(point), ...turn });
    },
    pinch(centre, factor, dx, dy) {
      parts.onPinch(factor, centre);
      stage.scrollBy(-dx, -dy);
    }
  });
  const schedule = () => {
    clearTimeout(timer);
    const { dueMs } = gestures;
    if (dueMs !== null)
      timer = setTimeout(() => gestures.wake(performance.now()), dueMs - performance.now());
  };
  const adoptMode = () => {
    if (gestures.mode !== parts.mode())
      gestures.mode = parts.mode();
    showCursor();
  };
  return {
    onDown(event) {
      adoptMode();
      gestures.down(event.pointerId, { x: event.clientX, y: event.clientY }, performance.now());
      schedule();
    },
    onMove(event) {
      gestures.move(event.pointerId, { x: event.clientX, y: event.clientY }, performance.now());
      schedule();
    },
    onUp(event) {
      gestures.up(event.pointerId, performance.now());
      schedule();
    },
    cancel() {
      clearTimeout(timer);
      gestures.cancel();
    }
  };
}
function clamp(value, size) {
  return Math.max(0, Math.min(size - 1, value));
}

// islands/remote-screen/desktop-input.ts
function attachDesktopInput(parts) {
  const listening = new AbortController;
  const pressed = new Set;
  const keyboard = createKeyboard(platformOf(navigator), (key) => {
    const isRelease = !key.down && pressed.delete(key.keysym);
    if (!parts.mayControl() && !isRelease)
      return;
    if (key.down)
      pressed.add(key.keysym);
    parts.send({ kind: "key", ...key });
  });
  const clipboard = createClipboard(parts);
  listenToKeys(parts, keyboard, clipboard, listening.signal);
  listenToPointer(parts, listening.signal);
  return {
    keyboard,
    sendClipboard: clipboard.send,
    detach() {
      keyboard.releaseAll();
      listening.abort();
    }
  };
}
function createClipboard({ mayControl, send }) {
  let last = "";
  const clipboard = {
    send(text) {
      if (new TextEncoder().encode(text).length > CLIPBOARD_BYTES_MAX)
        return false;
      if (text && text !== last && mayControl()) {
        last = text;
        send({ kind: "clipboard", text });
      }
      return true;
    },
    async sendIfAllowed() {
      try {
        const name = "clipboard-read";
        const { state } = await navigator.permissions.query({ name });
        if (state === "granted")
          clipboard.send(await navigator.clipboard.readText());
      } catch {}
    }
  };
  return clipboard;
}
function listenToKeys({ keys, onLeave }, keyboard, clipboard, signal) {
  let pasting = null;
  let wake;
  const press = (event) => {
    const answer = keyboard.down(event, event.timeStamp);
    if (answer === "leave")
      onLeave();
    clearTimeout(wake);
    const { dueMs } = keyboard;
    if (dueMs !== null)
      wake = setTimeout(() => keyboard.wake(dueMs), Math.max(0, dueMs - performance.now()));
    return answer;
  };
  const finishPasting = () => {
    const event = pasting;
    pasting = null;
    if (event)
      press(event);
  };
  keys.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (isPaste(event)) {
      pasting = event;
      setTimeout(finishPasting, 0);
    } else if (press(event) !== "text")
      event.preventDefault();
  }, { signal });
  keys.addEventListener("keyup", (event) => {
    finishPasting();
    keyboard.up(event, event.timeStamp);
    event.preventDefault();
  }, { signal });
  keys.addEventListener("paste", (event) => {
    event.preventDefault();
    clipboard.send(event.clipboardData?.getData("text/plain") ?? "");
    finishPasting();
  }, { signal });
  keys.addEventListener("compositionend", ({ data }) => keyboard.text(data), { signal });
  keys.addEventListener("input", (event) => {
    const { isComposing, inputType, data } = event;
    if (isComposing)
      return;
    if (inputType === "insertText" && data)
      keyboard.text(data);
    if (inputType === "insertLineBreak")
      keyboard.text(`
`);
    keys.value = "";
  }, { signal });
  keys.addEventListener("focus", () => void clipboard.sendIfAllowed(), { signal });
  keys.addEventListener("blur", keyboard.releaseAll, { signal });
  window.addEventListener("blur", keyboard.releaseAll, { signal });
}
function isPaste({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (altKey)
    return false;
  return (ctrlKey || metaKey) && key.toLowerCase() === "v" || shiftKey && key === "Insert";
}
function listenToPointer(parts, signal) {
  const { canvas, stage, keys, mayControl, send } = parts;
  const wheel = createWheel();
  const touch = createTouchInput({ ...parts, mode: parts.touchMode });
  signal.addEventListener("abort", touch.cancel);
  const point = (event) => pixelAt(event, canvas.getBoundingClientRect(), parts.picture());
  let isPressed = false;
  const sendPointer = (event, buttons) => {
    const isRelease = isPressed && buttons === 0;
    if (!mayControl() && !isRelease)
      return;
    isPressed = buttons !== 0;
    send({ kind: "pointer", ...point(event), buttons });
  };
  const pan = (event) => {
    if (event.buttons !== 0)
      stage.scrollBy(-event.movementX, -event.movementY);
  };
  const isTouch = ({ pointerType }) => pointerType === "touch" && !parts.isPanning();
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    keys.focus({ preventScroll: true });
    if (isTouch(event))
      touch.onDown(event);
    else if (!parts.isPanning())
      sendPointer(event, wireButtons(event.buttons));
    event.preventDefault();
  }, { signal });
  canvas.addEventListener("pointermove", (event) => {
    if (parts.isPanning())
      pan(event);
    else if (isTouch(event))
      touch.onMove(event);
    else
      sendPointer(event, wireButtons(event.buttons));
  }, { signal });
  for (const end of ["pointerup", "pointercancel"])
    canvas.addEventListener(end, (event) => {
      if (parts.isPanning())
        return;
      if (isTouch(event))
        return end === "pointerup" ? touch.onUp(event) : touch.cancel();
      sendPointer(event, end === "pointerup" ? wireButtons(event.buttons) : 0);
    }, { signal });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  canvas.addEventListener("wheel", (event) => {
    if (!mayControl() || event.ctrlKey || parts.isPanning())
      return;
    event.preventDefault();
    const turn = wheel(event);
    if (turn)
      send({ kind: "wheel", ...point(event), ...turn });
  }, { signal, passive: false });
}
function platformOf({ userAgent }) {
  if (/Mac|iPhone|iPad/.test(userAgent))
    return "mac";
  return /Windows/.test(userAgent) ? "windows" : "other";
}

// islands/remote-screen/desktop-size.ts
var DEBOUNCE_MS = 300;
var WIDTH_MIN = 640;
var HEIGHT_MIN = 480;
function desktopSizeFor(width, height) {
  const even = (pixels) => Math.floor(pixels / 2) * 2;
  const size = { width: Math.max(WIDTH_MIN, even(width)), height: Math.max(HEIGHT_MIN, even(height)) };
  return size.width * size.height > FRAME_PIXELS_MAX ? null : size;
}
function syncDesktopSize(stage, send) {
  let asked = "";
  let timer;
  const ask = () => {
    const size = desktopSizeFor(stage.clientWidth, stage.clientHeight);
    if (!size || asked === `${size.width}x${size.height}`)
      return;
    asked = `${size.width}x${size.height}`;
    send({ kind: "resize", ...size });
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(ask, DEBOUNCE_MS);
  });
  observer.observe(stage);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

// islands/remote-screen/view-area.ts
var DEBOUNCE_MS2 = 200;
var ZOOM_MAX = 4;
var PIXEL_MAX = 65535;
var FIT_TOLERANCE = 1.02;
function areaOf(stage, canvas, picture) {
  const scale = canvas.offsetWidth / Math.max(1, picture.width);
  const along = (scrolled, room, pixels) => {
    const from = Math.max(0, Math.min(pixels - 1, Math.round(scrolled / Math.max(0.01, scale))));
    const length = Math.min(pixels - from, Math.round(room / Math.max(0.01, scale)));
    return [from, Math.max(1, Math.min(PIXEL_MAX, length))];
  };
  const [x, w] = along(stage.scrollLeft, stage.clientWidth, picture.width);
  const [y, h] = along(stage.scrollTop, stage.clientHeight, picture.height);
  return { x, y, w, h };
}
function syncViewArea(stage, canvas, picture, send) {
  let sent = "";
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const area = areaOf(stage, canvas, picture.current);
      const text = Object.values(area).join(" ");
      if (text === sent || picture.current.width <= 1)
        return;
      sent = text;
      send(area);
    }, DEBOUNCE_MS2);
  };
  const observer = new ResizeObserver(later);
  observer.observe(stage);
  observer.observe(canvas);
  stage.addEventListener("scroll", later);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    stage.removeEventListener("scroll", later);
  };
}
function targetForArea(room, picture, area) {
  if (area.w >= picture.width && area.h >= picture.height)
    return { zoom: "fit", left: 0, top: 0 };
  const scale = scaleOf("fit", { width: area.w, height: area.h }, room);
  return { zoom: scale, left: area.x * scale, top: area.y * scale };
}
function targetAround(stage, before, wanted, centre, fitting) {
  if (wanted <= fitting * FIT_TOLERANCE)
    return { zoom: "fit", left: 0, top: 0 };
  const scale = Math.min(ZOOM_MAX, wanted);
  const box = stage.getBoundingClientRect();
  const [x, y] = [centre.x - box.left, centre.y - box.top];
  return {
    zoom: scale,
    left: (stage.scrollLeft + x) / before * scale - x,
    top: (stage.scrollTop + y) / before * scale - y
  };
}

// islands/remote-screen/desktop-screen.tsx
var jsx_dev_runtime4 = __toESM(require_jsx_dev_runtime(), 1);
function DesktopScreen(props) {
  const { ref, label, zoom, mayControl, decidesSize, followedArea, isPanning } = props;
  const { stage, canvas, canvasKey, size, draw } = usePicture(zoom);
  const keys = import_react2.useRef(null);
  const pointer = import_react2.useRef(null);
  const input = import_react2.useRef(null);
  const latest = import_react2.useRef(props);
  latest.current = props;
  const pending = import_react2.useRef(null);
  const zoomTo = (target) => {
    if (target.zoom === latest.current.zoom)
      stage.current?.scrollTo(target.left, target.top);
    else
      pending.current = target;
    latest.current.onZoom(target.zoom);
  };
  import_react2.useLayoutEffect(() => {
    if (pending.current)
      stage.current?.scrollTo(pending.current.left, pending.current.top);
    pending.current = null;
  }, [zoom]);
  import_react2.useEffect(() => {
    if (!canvas.current || !keys.current || !stage.current || !pointer.current)
      return;
    const shown = stage.current;
    const attached = attachDesktopInput({
      canvas: canvas.current,
      stage: shown,
      pointer: pointer.current,
      picture: () => size.current,
      keys: keys.current,
      mayControl: () => latest.current.mayControl,
      touchMode: () => latest.current.touchMode,
      isPanning: () => latest.current.isPanning,
      onPinch(factor, centre) {
        const room = { width: shown.clientWidth, height: shown.clientHeight };
        const scale = scaleOf(latest.current.zoom, size.current, room);
        const fitting = scaleOf("fit", size.current, room);
        zoomTo(targetAround(shown, scale, scale * factor, centre, fitting));
      },
      send: (message) => latest.current.send(message),
      onLeave: () => latest.current.onLeave()
    });
    input.current = attached;
    return attached.detach;
  }, [canvasKey]);
  import_react2.useEffect(() => {
    if (decidesSize && stage.current)
      return syncDesktopSize(stage.current, (input) => latest.current.send(input));
  }, [decidesSize]);
  import_react2.useEffect(() => {
    if (mayControl && stage.current && canvas.current)
      return syncViewArea(stage.current, canvas.current, size, (area) => latest.current.send({ kind: "viewArea", ...area }));
  }, [mayControl, canvasKey, zoom]);
  import_react2.useEffect(() => {
    if (!followedArea || !stage.current)
      return;
    const { clientWidth: width, clientHeight: height } = stage.current;
    zoomTo(targetForArea({ width, height }, size.current, followedArea));
  }, [followedArea]);
  import_react2.useEffect(() => {
    if (!mayControl)
      input.current?.keyboard.releaseAll();
  }, [mayControl]);
  import_react2.useImperativeHandle(ref, () => ({
    async draw(message) {
      if (message.kind === "key" || message.kind === "frame")
        await draw(message.message);
      else if (message.kind === "cursor" && canvas.current)
        canvas.current.style.cursor = cssCursor(message);
    },
    focus: () => keys.current?.focus({ preventScroll: true }),
    sendKeyCombination(keysyms) {
      if (!latest.current.mayControl)
        return;
      input.current?.keyboard.combination(keysyms);
      keys.current?.focus({ preventScroll: true });
    },
    sendText: (text) => input.current?.sendClipboard(text) ?? true
  }), [draw]);
  return /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("div", {
    className: "remote-stage",
    ref: stage,
    "data-panning": isPanning || undefined,
    children: [
      /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("textarea", {
        className: "remote-keys",
        ref: keys,
        "aria-label": label,
        "aria-describedby": props.wayOutId,
        autoCapitalize: "off",
        autoComplete: "off",
        autoCorrect: "off",
        spellCheck: false,
        inputMode: "none"
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("canvas", {
        className: "remote-canvas",
        ref: canvas,
        "data-zoom": zoom
      }, canvasKey, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime4.jsxDEV("div", {
        className: "remote-pointer",
        ref: pointer,
        hidden: true,
        "aria-hidden": "true"
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/dialogs.tsx
var import_react4 = __toESM(require_react(), 1);

// src/system/antivirus/rules.ts
var SCAN_STATES = {
  NEW: { mayDownload: false },
  SCAN_DISABLED: { mayDownload: true },
  IN_PROGRESS: { mayDownload: false },
  SIZE_TOO_LARGE_ACCEPTED: { mayDownload: true },
  SIZE_TOO_LARGE_DECLINED: { mayDownload: false },
  SCANNER_UNREACHABLE_ACCEPTED: { mayDownload: true },
  SCANNER_UNREACHABLE_DECLINED: { mayDownload: false },
  FILE_SYSTEM_SCAN_IN_PROGRESS: { mayDownload: false },
  FILE_SYSTEM_SCAN_ACCEPTED: { mayDownload: true },
  FILE_SYSTEM_SCAN_DECLINED: { mayDownload: false },
  SERVER_ACCEPTED: { mayDownload: true },
  SERVER_DECLINED: { mayDownload: false }
};
var SCAN_STATE_NAMES = Object.keys(SCAN_STATES);
var SCAN_ABORT_STATES = [
  "SCANNER_UNREACHABLE_ACCEPTED",
  "SCANNER_UNREACHABLE_DECLINED",
  "SCAN_DISABLED"
];
var RUNNING_SCAN_TRANSITIONS = {
  IN_PROGRESS: ["FILE_SYSTEM_SCAN_IN_PROGRESS", "SERVER_ACCEPTED", "SERVER_DECLINED", ...SCAN_ABORT_STATES],
  FILE_SYSTEM_SCAN_IN_PROGRESS: [
    "FILE_SYSTEM_SCAN_ACCEPTED",
    "FILE_SYSTEM_SCAN_DECLINED",
    ...SCAN_ABORT_STATES
  ]
};

// src/sessions/session/rules-files.ts
var TRANSFER_BYTES_MAX = 1024 * 1024 * 1024;
var FILE_PROBLEMS = [
  "NOT_FOUND",
  "DENIED",
  "EXISTS",
  "WRONG_KIND",
  "FAILED",
  "TOO_LARGE",
  "CANCELLED"
];

// src/sessions/transfers/rules.ts
var PAGE_UPLOAD_FILES_MAX = 20;
var TRANSFER_FAILURES = [...FILE_PROBLEMS, "SERVER_STOPPED"];

// islands/remote-screen/modal.tsx
var import_react3 = __toESM(require_react(), 1);
var jsx_dev_runtime5 = __toESM(require_jsx_dev_runtime(), 1);
function Modal(modal) {
  const dialog = import_react3.useRef(null);
  const id = import_react3.useId();
  import_react3.useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.focus();
  }, []);
  return /* @__PURE__ */ jsx_dev_runtime5.jsxDEV("dialog", {
    className: "dialog",
    ref: dialog,
    tabIndex: -1,
    "aria-labelledby": id,
    onClose: modal.onClose,
    children: [
      /* @__PURE__ */ jsx_dev_runtime5.jsxDEV("div", {
        className: "dialog-header",
        children: [
          /* @__PURE__ */ jsx_dev_runtime5.jsxDEV("h2", {
            id,
            children: modal.title
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime5.jsxDEV(IconButton, {
            label: modal.closeLabel,
            icon: "close",
            onClick: () => dialog.current?.close()
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime5.jsxDEV("div", {
        className: "dialog-body",
        children: modal.children
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime5.jsxDEV("div", {
        className: "dialog-footer",
        children: modal.footer
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/dialogs.tsx
var jsx_dev_runtime6 = __toESM(require_jsx_dev_runtime(), 1);
function MissingPrerequisitesDialog({
  missing,
  closePath
}) {
  const { t } = useIslandView();
  const leave = () => location.assign(closePath);
  return /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Modal, {
    title: t("remote.missingTitle"),
    closeLabel: t("shell.close"),
    onClose: leave,
    footer: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(ButtonLink, {
      kind: "primary",
      href: closePath,
      children: t("viewer.backToLog")
    }, undefined, false, undefined, this),
    children: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("div", {
      children: [
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("p", {
          children: t("remote.missingIntro")
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("ul", {
          className: "remote-missing",
          children: missing.map((prerequisite) => /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("li", {
            children: t(`remote.missing_${prerequisite}`)
          }, prerequisite, false, undefined, this))
        }, undefined, false, undefined, this)
      ]
    }, undefined, true, undefined, this)
  }, undefined, false, undefined, this);
}
function HostKeyDialog({ hostKey, onDecide }) {
  const { t } = useIslandView();
  const isCertificate = hostKey.keyType === "x509";
  return /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Modal, {
    title: isCertificate ? t("viewer.certificateTitle") : t("viewer.hostKeyTitle"),
    closeLabel: t("viewer.refuse"),
    onClose: () => onDecide(false),
    footer: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(jsx_dev_runtime6.Fragment, {
      children: [
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Button, {
          kind: "primary",
          onClick: () => onDecide(true),
          children: t("remote.trust")
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Button, {
          onClick: () => onDecide(false),
          children: t("viewer.refuse")
        }, undefined, false, undefined, this)
      ]
    }, undefined, true, undefined, this),
    children: [
      /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("p", {
        children: isCertificate ? t("remote.certificateNew") : t("remote.hostKeyNew")
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("dl", {
        className: "remote-key",
        children: [
          /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("dt", {
            children: t("viewer.keyType")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("dd", {
            children: hostKey.keyType
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("dt", {
            children: t("remote.fingerprint")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("dd", {
            children: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("code", {
              children: hostKey.fingerprint
            }, undefined, false, undefined, this)
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function UploadDialog({
  mayBeSeveral,
  accept,
  onGive,
  onCancel
}) {
  const { t } = useIslandView();
  const input = import_react4.useRef(null);
  const [isDropTarget, setDropTarget] = import_react4.useState(false);
  const give = (files) => {
    const chosen = [...files ?? []].slice(0, mayBeSeveral ? PAGE_UPLOAD_FILES_MAX : 1);
    if (chosen.length > 0)
      onGive(chosen);
  };
  return /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Modal, {
    title: t(mayBeSeveral ? "viewer.uploadsTitle" : "viewer.uploadTitle"),
    closeLabel: t("shell.cancel"),
    onClose: onCancel,
    footer: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(jsx_dev_runtime6.Fragment, {
      children: [
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Button, {
          kind: "primary",
          icon: "upload",
          onClick: () => input.current?.click(),
          children: t(mayBeSeveral ? "viewer.chooseFiles" : "viewer.chooseFile")
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Button, {
          onClick: onCancel,
          children: t("shell.cancel")
        }, undefined, false, undefined, this)
      ]
    }, undefined, true, undefined, this),
    children: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("div", {
      className: isDropTarget ? "dock-drop" : undefined,
      onDragOver: (event) => {
        event.preventDefault();
        setDropTarget(true);
      },
      onDragLeave: () => setDropTarget(false),
      onDrop: (event) => {
        event.preventDefault();
        give(event.dataTransfer.files);
      },
      children: [
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("p", {
          children: t(mayBeSeveral ? "viewer.uploadsHint" : "viewer.uploadHint")
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("input", {
          ref: input,
          type: "file",
          multiple: mayBeSeveral,
          accept: accept || undefined,
          hidden: true,
          "aria-label": t(mayBeSeveral ? "viewer.chooseFiles" : "viewer.chooseFile"),
          onChange: ({ target }) => give(target.files)
        }, undefined, false, undefined, this)
      ]
    }, undefined, true, undefined, this)
  }, undefined, false, undefined, this);
}
function EndDialog({ onEnd, onCancel }) {
  const { t } = useIslandView();
  return /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Modal, {
    title: t("viewer.endConfirm"),
    closeLabel: t("shell.cancel"),
    onClose: onCancel,
    footer: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(jsx_dev_runtime6.Fragment, {
      children: [
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Button, {
          kind: "danger",
          onClick: onEnd,
          children: t("remote.endSession")
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime6.jsxDEV(Button, {
          onClick: onCancel,
          children: t("shell.cancel")
        }, undefined, false, undefined, this)
      ]
    }, undefined, true, undefined, this),
    children: /* @__PURE__ */ jsx_dev_runtime6.jsxDEV("p", {
      children: t("remote.endSessionHint")
    }, undefined, false, undefined, this)
  }, undefined, false, undefined, this);
}

// islands/remote-screen/calls.ts
var LOG = "/devices/:deviceId/issues/:issueId/logs/:logId";
var SESSION = `${LOG}/sessions/:sessionId`;
var USER = `${SESSION}/invitations/user/:userId`;
var EMAIL = `${SESSION}/invitations/email/:invitationId`;
function row(method, path) {
  return { method, path };
}
var sessionCalls = {
  startSession: row("POST", `${LOG}/interfaces/:interfaceId/sessions`),
  getSession: row("GET", SESSION),
  createTicket: row("POST", `${SESSION}/tickets`),
  updateGraphicalSession: row("PUT", `${LOG}/graphicalsessions/:sessionId`),
  decideHostKey: row("PUT", `${SESSION}/hostkey`),
  listUserInvitations: row("GET", `${SESSION}/invitations/user`),
  inviteUser: row("POST", `${SESSION}/invitations/user`),
  withdrawUserInvitation: row("DELETE", USER),
  listEmailInvitations: row("GET", `${SESSION}/invitations/email`),
  inviteByEmail: row("POST", `${SESSION}/invitations/email`),
  changeEmailInvitation: row("PUT", EMAIL),
  withdrawEmailInvitation: row("DELETE", EMAIL),
  renewEmailInvitation: row("PUT", `${EMAIL}/renewal`),
  removeViewer: row("PUT", `${SESSION}/connections/:connectionId/removal`),
  superviseSession: row("PUT", `${SESSION}/supervision`),
  listInvitableUsers: row("GET", "/devices/:deviceId/invitableusers"),
  extendWindow: row("PUT", "/devices/:deviceId/issues/:issueId/extendMaintenanceWindow")
};

// islands/remote-screen/files-calls.ts
var SESSION2 = "/devices/:deviceId/issues/:issueId/logs/:logId/sessions/:sessionId";
var FILES = `${SESSION2}/connections/:connectionId/files`;
var CALLS = {
  listTransfers: row("GET", FILES),
  listMachineFiles: row("GET", `${SESSION2}/files/machine`),
  fetchFile: row("POST", `${SESSION2}/files/download`),
  cancelTransfer: row("DELETE", `${FILES}/:fileId`)
};
function createFileCalls(ids, connectionId, csrf) {
  const session = { deviceId: ids.deviceId, issueId: ids.issueId, logId: ids.logId, sessionId: ids.sessionId };
  const connection = { ...session, connectionId };
  const base = `/api/devices/${ids.deviceId}/issues/${ids.issueId}/logs/${ids.logId}/sessions/${ids.sessionId}`;
  return {
    transfers: async () => (await callApi(CALLS.listTransfers, { path: connection }, csrf)).rows,
    folder: async (path) => (await callApi(CALLS.listMachineFiles, { path: session, query: { path } }, csrf)).entries,
    fetch: (path) => callApi(CALLS.fetchFile, { path: session, body: { path } }, csrf),
    cancel: (fileId) => callApi(CALLS.cancelTransfer, { path: { ...connection, fileId } }, csrf),
    send: (file, folder, replace, onProgress) => {
      const query = new URLSearchParams({ folder, replace: `${replace}` });
      return upload(`${base}/files/upload?${query}`, file, csrf, onProgress);
    },
    async give(pageRequest, files, onProgress) {
      const query = new URLSearchParams({ pageRequest, fileCount: `${files.length}` });
      for (const file of files)
        await upload(`${base}/files/upload?${query}`, file, csrf, (share) => onProgress(file, share));
    },
    addressOf: (fileId) => `${base}/connections/${connectionId}/files/${fileId}/file`
  };
}
function upload(url, file, csrf, onProgress) {
  const body = new FormData;
  body.append("file", file);
  const request = new XMLHttpRequest;
  request.open("POST", url);
  request.responseType = "json";
  request.setRequestHeader("x-csrf-token", csrf);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    request.onload = () => request.status < 300 ? resolve(request.response) : reject(new ApiError(request.status, request.response));
    request.onerror = () => reject(new TypeError("the server cannot be reached"));
    request.send(body);
  });
}

// islands/remote-screen/files-section.tsx
var import_react5 = __toESM(require_react(), 1);

// islands/remote-screen/transfer-row.tsx
var jsx_dev_runtime7 = __toESM(require_jsx_dev_runtime(), 1);
function TransferRow(row) {
  const { t } = useIslandView();
  const { file } = row;
  const { filename: name, state, size, transferredBytes } = file;
  const isRunning = state === "RUNNING" || state === "SCANNING";
  return /* @__PURE__ */ jsx_dev_runtime7.jsxDEV("li", {
    className: "dock-row",
    children: [
      /* @__PURE__ */ jsx_dev_runtime7.jsxDEV(Icon, {
        name: file.direction === "FROM_MACHINE" ? "download" : "upload"
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime7.jsxDEV("div", {
        className: "dock-grow",
        children: [
          /* @__PURE__ */ jsx_dev_runtime7.jsxDEV("div", {
            className: "dock-name",
            children: file.isAvailable ? /* @__PURE__ */ jsx_dev_runtime7.jsxDEV("a", {
              href: row.address,
              download: name,
              children: name
            }, undefined, false, undefined, this) : name
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime7.jsxDEV("div", {
            className: state === "DECLINED" || state === "FAILED" ? "dock-sub transfer-problem" : "dock-sub",
            children: [
              /* @__PURE__ */ jsx_dev_runtime7.jsxDEV(StateText, {
                file
              }, undefined, false, undefined, this),
              size !== null && ` · ${formatSize(size)}`
            ]
          }, undefined, true, undefined, this),
          state === "RUNNING" && /* @__PURE__ */ jsx_dev_runtime7.jsxDEV("progress", {
            "aria-label": t("viewer.transferOf", { name }),
            value: size !== null && size > 0 ? transferredBytes : undefined,
            max: size !== null && size > 0 ? size : undefined
          }, undefined, false, undefined, this),
          row.onReplace && /* @__PURE__ */ jsx_dev_runtime7.jsxDEV(Button, {
            onClick: row.onReplace,
            children: t("viewer.replaceFile")
          }, undefined, false, undefined, this),
          row.onContinue && /* @__PURE__ */ jsx_dev_runtime7.jsxDEV(Button, {
            onClick: row.onContinue,
            children: t("viewer.continueTransfer")
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      isRunning && /* @__PURE__ */ jsx_dev_runtime7.jsxDEV(IconButton, {
        label: t("viewer.cancelTransfer", { name }),
        icon: "close",
        onClick: row.onCancel
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function StateText({ file }) {
  const { t } = useIslandView();
  const { state, direction, failure, virusId } = file;
  switch (state) {
    case "RUNNING":
      return t(direction === "FROM_MACHINE" ? "viewer.transferFetching" : "viewer.transferSending");
    case "SCANNING":
      return t("viewer.transferScanning");
    case "COMPLETED":
      return t(direction === "FROM_MACHINE" ? "viewer.transferFetched" : "viewer.transferSent");
    case "DECLINED":
      return virusId ? t("viewer.transferInfected", { virus: virusId }) : t("viewer.transferDeclined");
    case "CANCELLED":
      return t("viewer.transferCancelled");
    case "FAILED":
      return t(`viewer.transferFailure_${failure}`);
  }
}

// islands/remote-screen/files-section.tsx
var jsx_dev_runtime8 = __toESM(require_jsx_dev_runtime(), 1);
var PROGRESS_MS = 1000;
function FilesSection(section) {
  const { t } = useIslandView();
  const { calls, attempt, version, place, mayTransfer } = section;
  const hasFolder = place !== "PAGES";
  const maySend = hasFolder && section.maySend;
  const [transfers, setTransfers] = import_react5.useState([]);
  const [uploads, setUploads] = import_react5.useState(new Map);
  const [isDropTarget, setDropTarget] = import_react5.useState(false);
  const [folder, setFolder] = import_react5.useState("");
  const sent = import_react5.useRef(new Map);
  const isBusy = transfers.some(({ state }) => state === "RUNNING" || state === "SCANNING");
  const reload = async () => setTransfers(await calls.transfers());
  import_react5.useEffect(() => {
    attempt(reload);
    if (!isBusy)
      return;
    const timer = setInterval(() => void attempt(reload), PROGRESS_MS);
    return () => clearInterval(timer);
  }, [calls, version, isBusy]);
  const setShare = (name, share) => setUploads((before) => {
    const next = new Map(before);
    if (share === null)
      next.delete(name);
    else
      next.set(name, share);
    return next;
  });
  const send = (file, replace = false) => attempt(async () => {
    sent.current.set(file.name, file);
    try {
      await calls.send(file, folder, replace, (share) => setShare(file.name, share));
    } finally {
      setShare(file.name, null);
    }
    await reload();
  });
  const fetchAgain = (path) => attempt(async () => {
    await calls.fetch(path);
    await reload();
  });
  const continueTransfer = ({ direction, machinePath, filename }) => {
    if (direction === "FROM_MACHINE")
      return mayTransfer && hasFolder ? () => void fetchAgain(machinePath) : null;
    const file = sent.current.get(filename);
    return maySend && file ? () => void send(file) : null;
  };
  const sendAll = (files) => {
    for (const file of files)
      send(file);
  };
  const onDrop = (event) => {
    event.preventDefault();
    setDropTarget(false);
    if (maySend)
      sendAll(event.dataTransfer.files);
  };
  return /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(DockSection, {
    title: t("viewer.files"),
    icon: "file",
    onClose: section.onClose,
    children: [
      /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("div", {
        className: isDropTarget ? "dock-body dock-drop" : "dock-body",
        onDragOver: (event) => {
          event.preventDefault();
          setDropTarget(maySend);
        },
        onDragLeave: () => setDropTarget(false),
        onDrop,
        children: [
          !hasFolder ? /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("p", {
            className: "muted",
            children: t("viewer.filesOfPages")
          }, undefined, false, undefined, this) : mayTransfer && !section.mayFetch ? /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("p", {
            className: "muted",
            children: t("viewer.filesNotCopied")
          }, undefined, false, undefined, this) : mayTransfer ? /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(MachineFolder, {
            calls,
            isClipboard: place === "CLIPBOARD",
            version: place === "CLIPBOARD" ? version : 0,
            folder,
            onFolder: setFolder,
            onFetch: (path) => void fetchAgain(path)
          }, undefined, false, undefined, this) : /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("p", {
            className: "muted",
            children: t("viewer.filesNeedControl")
          }, undefined, false, undefined, this),
          place === "CLIPBOARD" && maySend && /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("p", {
            className: "muted",
            children: t("viewer.sentFilesArePasted")
          }, undefined, false, undefined, this),
          maySend && /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(SendButton, {
            onFiles: sendAll
          }, undefined, false, undefined, this),
          [...uploads, ...section.giving].map(([name, share]) => /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("label", {
            className: "transfer-upload",
            children: [
              name,
              /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("progress", {
                value: share
              }, undefined, false, undefined, this)
            ]
          }, name, true, undefined, this))
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("ul", {
        className: "dock-rows",
        "aria-label": t("viewer.transfers"),
        children: transfers.map((file, index) => /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(TransferRow, {
          file,
          address: calls.addressOf(file.id),
          onCancel: () => void attempt(() => calls.cancel(file.id)),
          onReplace: file.failure === "EXISTS" && sent.current.has(file.filename) && isNewest(transfers, index) ? () => void send(sent.current.get(file.filename), true) : null,
          onContinue: file.failure === "FAILED" && isNewest(transfers, index) ? continueTransfer(file) : null
        }, file.id, false, undefined, this))
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function isNewest(transfers, index) {
  const { machinePath } = transfers[index];
  return transfers.findIndex((file) => file.machinePath === machinePath) === index;
}
function SendButton({ onFiles }) {
  const { t } = useIslandView();
  const input = import_react5.useRef(null);
  return /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("div", {
    className: "tool-actions",
    children: [
      /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(Button, {
        icon: "upload",
        onClick: () => input.current?.click(),
        children: t("viewer.sendFile")
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("input", {
        ref: input,
        type: "file",
        multiple: true,
        hidden: true,
        "aria-label": t("viewer.sendFile"),
        onChange: ({ target }) => {
          onFiles(target.files ?? []);
          target.value = "";
        }
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("span", {
        className: "muted",
        children: t("viewer.dropFiles")
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function MachineFolder({ calls, isClipboard, version, folder, onFolder, onFetch }) {
  const { t } = useIslandView();
  const [entries, setEntries] = import_react5.useState(null);
  const [problem, setProblem] = import_react5.useState("");
  const [round, setRound] = import_react5.useState(0);
  import_react5.useEffect(() => {
    let isCurrent = true;
    setProblem("");
    calls.folder(folder).then((found) => isCurrent && setEntries(found)).catch((error) => isCurrent && setProblem(error.message));
    return () => {
      isCurrent = false;
    };
  }, [calls, folder, round, version]);
  const pathOf = (name) => folder === "" ? name : `${folder}/${name}`;
  const parent = folder.split("/").slice(0, -1).join("/");
  const isFolder = !isClipboard || folder !== "";
  return /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("div", {
    className: "machine-folder",
    children: [
      /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("div", {
        className: "machine-folder-head",
        children: [
          /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("span", {
            className: "machine-folder-path",
            title: isFolder ? `/${folder}` : undefined,
            children: isFolder ? /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("code", {
              children: [
                "/",
                folder
              ]
            }, undefined, true, undefined, this) : t("viewer.clipboardFiles")
          }, undefined, false, undefined, this),
          folder !== "" && /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(IconButton, {
            label: t("viewer.folderUp"),
            icon: "up",
            onClick: () => onFolder(parent)
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(IconButton, {
            label: t("viewer.folderReload"),
            icon: "refresh",
            onClick: () => setRound(round + 1)
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      problem && /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("p", {
        className: "field-error",
        role: "alert",
        children: problem
      }, undefined, false, undefined, this),
      entries?.length === 0 && /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("p", {
        className: "muted",
        children: t(isClipboard ? "viewer.clipboardEmpty" : "viewer.folderEmpty")
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("ul", {
        className: "machine-files",
        "aria-label": t("viewer.machineFiles"),
        children: entries?.map(({ name, kind, size }) => /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("li", {
          children: kind === "FOLDER" ? /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("button", {
            type: "button",
            className: "machine-file",
            onClick: () => onFolder(pathOf(name)),
            children: [
              /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(Icon, {
                name: "folder"
              }, undefined, false, undefined, this),
              /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("span", {
                className: "machine-file-name",
                children: name
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this) : /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("button", {
            type: "button",
            className: "machine-file",
            title: t("viewer.fetchFile", { name }),
            disabled: kind === "OTHER",
            onClick: () => onFetch(pathOf(name)),
            children: [
              /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(Icon, {
                name: "file"
              }, undefined, false, undefined, this),
              /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("span", {
                className: "machine-file-name",
                children: name
              }, undefined, false, undefined, this),
              /* @__PURE__ */ jsx_dev_runtime8.jsxDEV("span", {
                className: "muted",
                children: formatSize(size)
              }, undefined, false, undefined, this),
              /* @__PURE__ */ jsx_dev_runtime8.jsxDEV(Icon, {
                name: "download"
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this)
        }, name, false, undefined, this))
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/invitations-section.tsx
var import_react7 = __toESM(require_react(), 1);

// islands/remote-screen/invite-form.tsx
var import_react6 = __toESM(require_react(), 1);

// islands/remote-screen/people.ts
var MINUTE_MS2 = 60000;
function validityFrom(nowMs, startMinutes, validMinutes) {
  const startMs = nowMs + startMinutes * MINUTE_MS2;
  return {
    startsOn: startMinutes > 0 ? new Date(startMs).toISOString() : undefined,
    expiresOn: validMinutes > 0 ? new Date(startMs + validMinutes * MINUTE_MS2).toISOString() : undefined
  };
}
var SUGGESTIONS_MAX = 20;
function createPeopleCalls(path, csrf) {
  return {
    async suggestions(search) {
      const query = { size: SUGGESTIONS_MAX, search };
      return (await callApi(sessionCalls.listInvitableUsers, { path, query }, csrf)).rows;
    },
    async invitations() {
      const [users, emails] = await Promise.all([
        callApi(sessionCalls.listUserInvitations, { path }, csrf),
        callApi(sessionCalls.listEmailInvitations, { path }, csrf)
      ]);
      return [
        ...users.map(({ user, accessRight: right }) => {
          const state = { isLocked: false, isUsed: false, validity: null };
          return { id: user.id, kind: "user", name: user.displayName, right, ...state };
        }),
        ...emails.map((one) => {
          const { id, email: name, accessRight: right, isLocked, usedOn, startsOn, expiresOn } = one;
          const validity = { startsOn, expiresOn };
          return { id, kind: "email", name, right, isLocked, isUsed: usedOn !== null, validity };
        })
      ];
    },
    inviteUser: (userId, accessRight) => callApi(sessionCalls.inviteUser, { path, body: { userId, accessRight } }, csrf),
    inviteByEmail: (body) => callApi(sessionCalls.inviteByEmail, { path, body }, csrf),
    renew: (invitationId) => callApi(sessionCalls.renewEmailInvitation, { path: { ...path, invitationId } }, csrf),
    withdraw: ({ kind, id }) => kind === "user" ? callApi(sessionCalls.withdrawUserInvitation, { path: { ...path, userId: id } }, csrf) : callApi(sessionCalls.withdrawEmailInvitation, { path: { ...path, invitationId: id } }, csrf),
    setRight: ({ isGuest, userId }, accessRight) => isGuest ? callApi(sessionCalls.changeEmailInvitation, { path: { ...path, invitationId: userId }, body: { accessRight } }, csrf) : callApi(sessionCalls.inviteUser, { path, body: { userId, accessRight } }, csrf),
    remove: ({ id: connectionId }, reason) => callApi(sessionCalls.removeViewer, { path: { ...path, connectionId }, body: { reason } }, csrf),
    supervise: (action, reason) => callApi(sessionCalls.superviseSession, { path, body: { action, reason } }, csrf),
    keepOpen: (remain) => callApi(sessionCalls.updateGraphicalSession, { path, body: { remain } }, csrf)
  };
}
function uniqueByPerson(participants) {
  const seen = new Map;
  for (const one of participants) {
    const before = seen.get(one.userId);
    seen.set(one.userId, before ? { ...before, asks: before.asks || one.asks === true } : one);
  }
  return [...seen.values()];
}
function initialsOf(name) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...word ?? ""][0] ?? "");
  return letters.join("").toUpperCase();
}

// islands/remote-screen/invite-form.tsx
var jsx_dev_runtime9 = __toESM(require_jsx_dev_runtime(), 1);
var START_MINUTES = [15, 30, 60, 120];
var VALID_MINUTES = [30, 60, 120, 240, 480];
var HOUR_MINUTES = 60;
var SEARCH_DELAY_MS = 200;
function InviteForm(form) {
  const { t } = useIslandView();
  const { calls } = form;
  const listId = import_react6.useId();
  const [text, setText] = import_react6.useState("");
  const [right, setRight] = import_react6.useState("VIEW");
  const [isSingleUse, setSingleUse] = import_react6.useState(true);
  const [startMinutes, setStartMinutes] = import_react6.useState(0);
  const [validMinutes, setValidMinutes] = import_react6.useState(0);
  const [people, setPeople] = import_react6.useState([]);
  const isEmail = text.includes("@");
  const chosen = people.find(({ displayName }) => displayName === text.trim());
  import_react6.useEffect(() => {
    if (isEmail || chosen)
      return;
    const timer = setTimeout(() => {
      calls.suggestions(text.trim()).then(setPeople, () => {});
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const invite = () => form.attempt(async () => {
    if (isEmail) {
      const validity = validityFrom(Date.now(), startMinutes, validMinutes);
      await form.onInvited(await calls.inviteByEmail({
        email: text.trim(),
        accessRight: right,
        singleUse: isSingleUse,
        ...validity
      }));
    } else if (chosen) {
      await calls.inviteUser(chosen.id, right);
      await form.onInvited(null);
    }
    setText("");
  }, t("viewer.invited", { name: text.trim() }));
  return /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("form", {
    className: "dock-form",
    onSubmit: (event) => {
      event.preventDefault();
      if (isEmail || chosen)
        invite();
    },
    children: [
      /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("input", {
        className: "input",
        "aria-label": t("viewer.invitePerson"),
        placeholder: t("viewer.invitePerson"),
        list: listId,
        value: text,
        autoComplete: "off",
        onChange: (event) => setText(event.target.value)
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("datalist", {
        id: listId,
        children: people.filter(({ id }) => !form.isListed(id)).map(({ id, displayName }) => /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("option", {
          value: displayName
        }, id, false, undefined, this))
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("select", {
        className: "input",
        "aria-label": t("viewer.inviteRight"),
        value: right,
        onChange: (event) => setRight(event.target.value),
        children: ACCESS_RIGHTS.map((one) => /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("option", {
          value: one,
          children: t(one === "CONTROL" ? "viewer.mayControl" : "viewer.mayView")
        }, one, false, undefined, this))
      }, undefined, false, undefined, this),
      isEmail && /* @__PURE__ */ jsx_dev_runtime9.jsxDEV(jsx_dev_runtime9.Fragment, {
        children: [
          /* @__PURE__ */ jsx_dev_runtime9.jsxDEV(MinutesSelect, {
            label: t("viewer.linkFrom"),
            whenZero: t("viewer.linkFromNow"),
            choices: START_MINUTES,
            text: (minutes) => t("viewer.startsIn", { time: timeOf(t, minutes) }),
            value: startMinutes,
            onChange: setStartMinutes
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime9.jsxDEV(MinutesSelect, {
            label: t("viewer.linkFor"),
            whenZero: t("viewer.linkForWindow"),
            choices: VALID_MINUTES,
            text: (minutes) => timeOf(t, minutes),
            value: validMinutes,
            onChange: setValidMinutes
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("label", {
            className: "checkbox",
            children: [
              /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("input", {
                type: "checkbox",
                checked: isSingleUse,
                onChange: (event) => setSingleUse(event.target.checked)
              }, undefined, false, undefined, this),
              t("viewer.singleUse")
            ]
          }, undefined, true, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime9.jsxDEV(Button, {
        type: "submit",
        disabled: !isEmail && !chosen,
        children: t("viewer.invite")
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function timeOf(t, minutes) {
  const isShort = minutes < HOUR_MINUTES;
  return isShort ? t("viewer.inMinutes", { count: minutes }) : t("viewer.inHours", { count: minutes / HOUR_MINUTES });
}
function MinutesSelect(select) {
  const id = import_react6.useId();
  return /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("div", {
    className: "dock-field",
    children: [
      /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("label", {
        htmlFor: id,
        children: select.label
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("select", {
        id,
        className: "input",
        value: select.value,
        onChange: (event) => select.onChange(Number(event.target.value)),
        children: [
          /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("option", {
            value: 0,
            children: select.whenZero
          }, undefined, false, undefined, this),
          select.choices.map((minutes) => /* @__PURE__ */ jsx_dev_runtime9.jsxDEV("option", {
            value: minutes,
            children: select.text(minutes)
          }, minutes, false, undefined, this))
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/invitations-section.tsx
var jsx_dev_runtime10 = __toESM(require_jsx_dev_runtime(), 1);
function InvitationsSection({ calls, presentIds, attempt }) {
  const { t } = useIslandView();
  const [invited, setInvited] = import_react7.useState([]);
  const [shownPin, setShownPin] = import_react7.useState(null);
  const reload = async () => setInvited(await calls.invitations());
  const present = [...presentIds].sort().join(" ");
  import_react7.useEffect(() => {
    attempt(reload);
  }, [present]);
  const pending = invited.filter(({ id }) => !presentIds.has(id));
  const withdraw = (one) => attempt(async () => {
    await calls.withdraw(one);
    if (shownPin?.id === one.id)
      setShownPin(null);
    await reload();
  });
  const renew = (one) => attempt(async () => {
    setShownPin(await calls.renew(one.id));
    await reload();
  });
  return /* @__PURE__ */ jsx_dev_runtime10.jsxDEV(DockSection, {
    title: t("viewer.invitations"),
    icon: "mail",
    count: pending.length > 0 ? t("viewer.openInvitations", { count: pending.length }) : undefined,
    children: [
      /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("div", {
        className: "dock-body",
        children: [
          /* @__PURE__ */ jsx_dev_runtime10.jsxDEV(InviteForm, {
            calls,
            isListed: (id) => presentIds.has(id) || invited.some((one) => one.id === id),
            attempt,
            onInvited: async (withPin) => {
              setShownPin(withPin);
              await reload();
            }
          }, undefined, false, undefined, this),
          shownPin && /* @__PURE__ */ jsx_dev_runtime10.jsxDEV(PinNote, {
            invitation: shownPin,
            onClose: () => setShownPin(null)
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("ul", {
        className: "dock-rows",
        children: pending.map((one) => /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("li", {
          className: "dock-row person-pending",
          children: [
            /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("span", {
              className: "avatar",
              "aria-hidden": "true",
              children: initialsOf(one.name)
            }, undefined, false, undefined, this),
            /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("div", {
              className: "dock-grow",
              children: [
                /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("div", {
                  className: "dock-name",
                  children: one.name
                }, undefined, false, undefined, this),
                /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("div", {
                  className: "dock-sub",
                  children: [
                    t(one.right === "CONTROL" ? "viewer.mayControl" : "viewer.mayView"),
                    " ·",
                    " ",
                    t(one.isLocked ? "viewer.linkLocked" : one.isUsed ? "viewer.linkUsed" : "viewer.notJoined")
                  ]
                }, undefined, true, undefined, this),
                one.validity && /* @__PURE__ */ jsx_dev_runtime10.jsxDEV(Validity, {
                  ...one.validity
                }, undefined, false, undefined, this)
              ]
            }, undefined, true, undefined, this),
            one.kind === "email" && /* @__PURE__ */ jsx_dev_runtime10.jsxDEV(IconButton, {
              label: t("viewer.renew", { name: one.name }),
              icon: "refresh",
              onClick: () => void renew(one)
            }, undefined, false, undefined, this),
            /* @__PURE__ */ jsx_dev_runtime10.jsxDEV(IconButton, {
              label: t("viewer.withdraw", { name: one.name }),
              icon: "close",
              onClick: () => void withdraw(one)
            }, undefined, false, undefined, this)
          ]
        }, one.id, true, undefined, this))
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function Validity({ startsOn, expiresOn }) {
  const { t, zone } = useIslandView();
  const at = (instant) => formatInstant(new Date(instant), zone, "clock");
  const until = at(expiresOn);
  return /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("div", {
    className: "dock-sub",
    children: startsOn ? t("viewer.validFromUntil", { from: at(startsOn), until }) : t("viewer.validUntil", { until })
  }, undefined, false, undefined, this);
}
function PinNote({ invitation, onClose }) {
  const { t } = useIslandView();
  const { pin, email } = invitation;
  return /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("div", {
    className: "dock-pin",
    role: "status",
    children: [
      /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("div", {
        children: [
          t("viewer.pinFor", { name: email }),
          /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("output", {
            className: "dock-pin-digits",
            children: `${pin.slice(0, 3)} ${pin.slice(3)}`
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime10.jsxDEV("span", {
            className: "dock-sub",
            children: t("viewer.pinHint")
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime10.jsxDEV(IconButton, {
        label: t("shell.close"),
        icon: "close",
        onClick: onClose
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/keep-open.tsx
var import_react8 = __toESM(require_react(), 1);
var jsx_dev_runtime11 = __toESM(require_jsx_dev_runtime(), 1);
function KeepOpen({ onChange }) {
  const { t } = useIslandView();
  const [remains, setRemains] = import_react8.useState(false);
  return /* @__PURE__ */ jsx_dev_runtime11.jsxDEV("div", {
    className: "dock-body dock-foot",
    children: /* @__PURE__ */ jsx_dev_runtime11.jsxDEV("label", {
      className: "checkbox",
      children: [
        /* @__PURE__ */ jsx_dev_runtime11.jsxDEV("input", {
          type: "checkbox",
          checked: remains,
          onChange: (event) => {
            setRemains(event.target.checked);
            onChange(event.target.checked);
          }
        }, undefined, false, undefined, this),
        t("viewer.remain")
      ]
    }, undefined, true, undefined, this)
  }, undefined, false, undefined, this);
}

// islands/remote-screen/key-combinations.ts
var letter = (character) => character.charCodeAt(0);
var KEY_COMBINATIONS = [
  { name: "Ctrl+Alt+Del", keysyms: [KEYSYM.Control_L, KEYSYM.Alt_L, KEYSYM.Delete] },
  { name: "Alt+Tab", keysyms: [KEYSYM.Alt_L, KEYSYM.Tab] },
  { name: "Alt+F4", keysyms: [KEYSYM.Alt_L, KEYSYM.F4] },
  { name: "Ctrl+Esc", keysyms: [KEYSYM.Control_L, KEYSYM.Escape] },
  { name: "Win", keysyms: [KEYSYM.Super_L] },
  { name: "Win+R", keysyms: [KEYSYM.Super_L, letter("r")] },
  { name: "Ctrl+Shift+Esc", keysyms: [KEYSYM.Control_L, KEYSYM.Shift_L, KEYSYM.Escape] },
  { name: "Ctrl+Alt+Backspace", keysyms: [KEYSYM.Control_L, KEYSYM.Alt_L, KEYSYM.BackSpace] },
  { name: "Ctrl+W", keysyms: [KEYSYM.Control_L, letter("w")] },
  { name: "Esc", keysyms: [KEYSYM.Escape] },
  { name: "F11", keysyms: [KEYSYM.F11] },
  { name: "PrintScreen", keysyms: [KEYSYM.Print] }
];
var GERMAN = {
  Ctrl: "Strg",
  Del: "Entf",
  Shift: "Umschalt",
  Backspace: "Rücktaste",
  PrintScreen: "Druck"
};
function combinationName({ name }, lang) {
  if (lang !== "de")
    return name;
  return name.split("+").map((key) => GERMAN[key] ?? key).join("+");
}

// islands/remote-screen/onscreen-keyboard.tsx
var import_react9 = __toESM(require_react(), 1);

// islands/remote-screen/onscreen-layouts.ts
var KEYBOARD_LAYOUTS = ["de", "en-GB", "nl"];
var LAYOUTS = {
  de: {
    label: "DE",
    plain: ["^1234567890ß´", "qwertzuiopü+", "asdfghjklöä#", "<yxcvbnm,.-"],
    shifted: ['°!"§$%&/()=?`', "QWERTZUIOPÜ*", "ASDFGHJKLÖÄ'", ">YXCVBNM;:_"],
    altGr: {
      q: "@",
      e: "€",
      m: "µ",
      "2": "²",
      "3": "³",
      "7": "{",
      "8": "[",
      "9": "]",
      "0": "}",
      ß: "\\",
      "+": "~",
      "<": "|"
    }
  },
  "en-GB": {
    label: "UK",
    plain: ["`1234567890-=", "qwertyuiop[]", "asdfghjkl;'#", "\\zxcvbnm,./"],
    shifted: ['¬!"£$%^&*()_+', "QWERTYUIOP{}", "ASDFGHJKL:@~", "|ZXCVBNM<>?"],
    altGr: { "`": "¦", "4": "€", e: "é", u: "ú", i: "í", o: "ó", a: "á" }
  },
  nl: {
    label: "NL",
    plain: ["`1234567890-=", "qwertyuiop[]", "asdfghjkl;'\\", "\\zxcvbnm,./"],
    shifted: ["~!@#$%^&*()_+", "QWERTYUIOP{}", 'ASDFGHJKL:"|', "|ZXCVBNM<>?"],
    altGr: {
      "1": "¡",
      "2": "²",
      "3": "³",
      "4": "¤",
      "5": "€",
      q: "ä",
      e: "é",
      t: "þ",
      y: "ü",
      u: "ú",
      i: "í",
      o: "ó",
      p: "ö",
      "[": "«",
      "]": "»",
      a: "á",
      s: "ß",
      l: "ø",
      ";": "¶",
      c: "©",
      n: "ñ",
      m: "µ",
      ",": "ç"
    }
  }
};
var NO_MODIFIERS = { Shift: "off", Control: "off", Alt: "off", AltGr: "off", Meta: "off" };
var NEXT = { off: "once", once: "locked", locked: "off" };
function pressModifier(modifiers, name) {
  return { ...modifiers, [name]: NEXT[modifiers[name]] };
}
function afterKey(modifiers) {
  const names = Object.keys(modifiers);
  const kept = names.map((name) => [name, modifiers[name] === "once" ? "off" : modifiers[name]]);
  return Object.fromEntries(kept);
}
function characterOn(layout, row, column, modifiers) {
  const plain = layout.plain[row]?.[column] ?? "";
  if (modifiers.AltGr !== "off")
    return layout.altGr[plain] ?? plain;
  return modifiers.Shift === "off" ? plain : layout.shifted[row]?.[column] ?? plain;
}
var MODIFIER_KEYSYMS = { Control: KEYSYM.Control_L, Alt: KEYSYM.Alt_L, Meta: KEYSYM.Super_L };
function keysymsOfCharacter(character, modifiers) {
  return [...heldKeysyms(modifiers), keysymOfCharacter(character)];
}
function keysymsOfNamedKey(keysym, modifiers) {
  const shift = modifiers.Shift === "off" ? [] : [KEYSYM.Shift_L];
  return [...shift, ...heldKeysyms(modifiers), keysym];
}
function heldKeysyms(modifiers) {
  const names = Object.keys(MODIFIER_KEYSYMS);
  return names.filter((name) => modifiers[name] !== "off").map((name) => MODIFIER_KEYSYMS[name]);
}

// islands/remote-screen/onscreen-keyboard.tsx
var jsx_dev_runtime12 = __toESM(require_jsx_dev_runtime(), 1);
var FUNCTION_KEYS = Array.from({ length: 12 }, (_, i) => ({ name: `F${i + 1}`, keysym: KEYSYM.F1 + i }));
var ARROWS = [
  { name: "←", label: "ArrowLeft", keysym: 65361 },
  { name: "↑", label: "ArrowUp", keysym: 65362 },
  { name: "↓", label: "ArrowDown", keysym: 65364 },
  { name: "→", label: "ArrowRight", keysym: 65363 }
];
var PAGING = [
  { name: "Home", keysym: 65360 },
  { name: "End", keysym: 65367 },
  { name: "PgUp", keysym: 65365 },
  { name: "PgDn", keysym: 65366 }
];
function OnscreenKeyboard({ layout, onLayout, pinned, onKeys }) {
  const { t, lang } = useIslandView();
  const [modifiers, setModifiers] = import_react9.useState(NO_MODIFIERS);
  const keys = LAYOUTS[layout];
  const isGerman = lang === "de";
  const send = (keysyms) => {
    onKeys(keysyms);
    setModifiers(afterKey(modifiers));
  };
  const named = (name, keysym, className, label) => /* @__PURE__ */ jsx_dev_runtime12.jsxDEV(Key, {
    name,
    className,
    label,
    onPress: () => send(keysymsOfNamedKey(keysym, modifiers))
  }, name, false, undefined, this);
  const modifier = (name, shown) => /* @__PURE__ */ jsx_dev_runtime12.jsxDEV(Key, {
    name: shown,
    className: "key-wide",
    state: modifiers[name],
    onPress: () => setModifiers(pressModifier(modifiers, name))
  }, name, false, undefined, this);
  const characters = (row) => [...keys.plain[row] ?? ""].map((plain, column) => {
    const character = characterOn(keys, row, column, modifiers);
    return /* @__PURE__ */ jsx_dev_runtime12.jsxDEV(Key, {
      name: character,
      onPress: () => send(keysymsOfCharacter(character, modifiers))
    }, plain, false, undefined, this);
  });
  const next = KEYBOARD_LAYOUTS[(KEYBOARD_LAYOUTS.indexOf(layout) + 1) % KEYBOARD_LAYOUTS.length] ?? "en-GB";
  return /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("fieldset", {
    className: "keyboard",
    "aria-label": t("remote.keyboard"),
    children: [
      /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("div", {
        className: "keyboard-row keyboard-row-extra",
        children: [
          named("Esc", KEYSYM.Escape),
          FUNCTION_KEYS.map(({ name, keysym }) => named(name, keysym)),
          named(isGerman ? "Entf" : "Del", KEYSYM.Delete)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("div", {
        className: "keyboard-row",
        children: [
          characters(0),
          named("⌫", KEYSYM.BackSpace, "key-wide", "Backspace")
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("div", {
        className: "keyboard-row",
        children: [
          named("Tab", KEYSYM.Tab, "key-wide"),
          characters(1)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("div", {
        className: "keyboard-row",
        children: [
          characters(2),
          named("⏎", KEYSYM.Return, "key-wide", "Enter")
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("div", {
        className: "keyboard-row",
        children: [
          modifier("Shift", "⇧"),
          characters(3)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("div", {
        className: "keyboard-row",
        children: [
          /* @__PURE__ */ jsx_dev_runtime12.jsxDEV(Key, {
            name: keys.label,
            className: "key-wide",
            label: t("viewer.keyboardLayout", { name: keys.label }),
            onPress: () => onLayout(next)
          }, undefined, false, undefined, this),
          modifier("Control", isGerman ? "Strg" : "Ctrl"),
          modifier("Meta", "Win"),
          modifier("Alt", "Alt"),
          /* @__PURE__ */ jsx_dev_runtime12.jsxDEV(Key, {
            name: t("viewer.space"),
            className: "key-space",
            onPress: () => send(keysymsOfCharacter(" ", modifiers))
          }, undefined, false, undefined, this),
          modifier("AltGr", "AltGr"),
          ARROWS.map(({ name, label, keysym }) => named(name, keysym, undefined, label))
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("div", {
        className: "keyboard-row keyboard-row-extra",
        children: [
          PAGING.map(({ name, keysym }) => named(name, keysym, "key-wide")),
          pinned.map((combination) => /* @__PURE__ */ jsx_dev_runtime12.jsxDEV(Key, {
            name: combinationName(combination, lang),
            className: "key-text",
            onPress: () => onKeys(combination.keysyms)
          }, combination.name, false, undefined, this))
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function Key(key) {
  return /* @__PURE__ */ jsx_dev_runtime12.jsxDEV("button", {
    type: "button",
    className: key.className ? `key ${key.className}` : "key",
    "aria-label": key.label,
    "aria-pressed": key.state === undefined ? undefined : key.state !== "off",
    "data-state": key.state,
    onPointerDown: (event) => event.preventDefault(),
    onClick: key.onPress,
    children: key.name
  }, undefined, false, undefined, this);
}

// islands/remote-screen/overlay.tsx
var import_react10 = __toESM(require_react(), 1);

// islands/remote-screen/end-advice.ts
var END_ADVICE = {
  UPSTREAM_TIMEOUT: "network",
  UPSTREAM_NOT_FOUND: "connector",
  UPSTREAM_UNAVAILABLE: "machine",
  DEVICE_UNAVAILABLE: "connector",
  DEVICE_ERROR: "machine",
  RESOURCE_CLOSED: "machine",
  CONNECTION_ERROR: "machine",
  CLIENT_TIMEOUT: "ownNetwork",
  CLIENT_TOO_MANY: "otherSessions",
  SESSION_CONFLICT: "otherSessions",
  SERVER_BUSY: "wait",
  CLIENT_BAD_REQUEST: "interface",
  CLIENT_BAD_TYPE: "interface",
  CLIENT_OVERRUN: "interface",
  CLIENT_FORBIDDEN: "trust",
  CLIENT_UNAUTHORIZED: "credentials",
  RESOURCE_NOT_FOUND: "newSession",
  INTERFACE_MODIFIED_ERROR: "newSession",
  CONNECTOR_MODIFIED_ERROR: "newSession",
  MANAGER_SHUTDOWN_ERROR: "newSession",
  ISSUE_MAINTENANCE_WINDOW_ERROR: "window",
  EMERGENCY_TIME_ERROR: "window",
  ISSUE_STATE_ERROR: "issue",
  ISSUE_ENABLE_REMOTE_ACCESS_ERROR: "issue",
  ISSUE_ASSIGNMENT_ERROR: "issue",
  USER_LOGOUT_ERROR: "owner",
  USER_AUTHORIZATION_ERROR: "permission",
  DEVICE_DELETE_ERROR: "permission",
  NOT_ALLOWED: "permission"
};
function endAdvice({ code, diagnosis }) {
  const advice = END_ADVICE[code];
  if (advice === undefined || diagnosis !== undefined || isNormalEnd(code))
    return null;
  return `viewer.next_${advice}`;
}

// islands/remote-screen/props.ts
function withSession(path, sessionId) {
  return path.replace(":sessionId", encodeURIComponent(sessionId));
}

// islands/remote-screen/overlay.tsx
var jsx_dev_runtime13 = __toESM(require_jsx_dev_runtime(), 1);
function Overlay({ session, model, hasPicture, nowMs, onReconnect }) {
  const { t } = useIslandView();
  const { connection } = model;
  if (connection.state === "connected")
    return null;
  if (hasEnded(connection))
    return /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("div", {
      className: "remote-cover",
      children: /* @__PURE__ */ jsx_dev_runtime13.jsxDEV(SessionEnded, {
        session,
        model,
        end: connection.end,
        onReconnect
      }, undefined, false, undefined, this)
    }, undefined, false, undefined, this);
  if (connection.state === "waiting" && connection.for === "machine")
    return /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("div", {
      className: "remote-cover remote-cover-light",
      "data-machine": model.machine.state,
      children: /* @__PURE__ */ jsx_dev_runtime13.jsxDEV(MachineUnresponsive, {
        name: session.interfaceName,
        machine: model.machine,
        nowMs
      }, undefined, false, undefined, this)
    }, undefined, false, undefined, this);
  return /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("div", {
    className: hasPicture ? "remote-cover remote-cover-light" : "remote-cover",
    children: /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("p", {
      className: "remote-progress",
      role: "status",
      children: [
        /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("span", {
          className: "remote-spinner"
        }, undefined, false, undefined, this),
        progressText(model, session.interfaceName, t)
      ]
    }, undefined, true, undefined, this)
  }, undefined, false, undefined, this);
}
function MachineUnresponsive({
  name,
  machine,
  nowMs
}) {
  const { t } = useIslandView();
  const seconds = Math.max(0, Math.round((nowMs - machine.sinceMs) / 1000));
  const isSilent = machine.state === "SILENT";
  const reason = t(machine.state === "HELD" ? "remote.pictureHeld" : "remote.machineLost", { name });
  return /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("p", {
    className: "remote-progress",
    children: [
      /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("span", {
        className: "visually-hidden",
        role: "alert",
        children: isSilent ? t("remote.machineSilentAlert", { name }) : reason
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("span", {
        className: "remote-spinner"
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("span", {
        "aria-hidden": "true",
        children: isSilent ? t("remote.machineSilent", { name, seconds: `${seconds}` }) : reason
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function progressText(model, name, t) {
  const { connection } = model;
  if (connection.state === "connecting" && model.supervision.state === "WAITING")
    return t("viewer.waitsForSupervisor");
  if (connection.state === "waiting")
    return t(connection.for === "server" ? "remote.connectionLost" : "remote.waiting");
  return connection.state === "disconnecting" ? t("viewer.disconnecting") : t("remote.connecting", { name });
}
function SessionEnded(ended) {
  const { t } = useIslandView();
  const { session, model, end } = ended;
  const isOrdinary = isNormalEnd(end.code);
  const advice = endAdvice(end);
  const titleId = import_react10.useId();
  const hasRecording = session.isRecorded && session.recordingPath !== null && model.sessionId !== null;
  return /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("section", {
    className: "remote-end",
    "aria-labelledby": titleId,
    children: [
      /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("h2", {
        id: titleId,
        className: isOrdinary ? undefined : "remote-end-failed",
        children: [
          /* @__PURE__ */ jsx_dev_runtime13.jsxDEV(Icon, {
            name: isOrdinary ? "check" : "warning"
          }, undefined, false, undefined, this),
          t(endTitle(end))
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("p", {
        role: "alert",
        children: endText(end, t)
      }, undefined, false, undefined, this),
      end.detail && /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("p", {
        className: "remote-end-detail",
        children: end.detail
      }, undefined, false, undefined, this),
      advice && /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("p", {
        children: t(advice)
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime13.jsxDEV("div", {
        className: "remote-end-actions",
        children: [
          /* @__PURE__ */ jsx_dev_runtime13.jsxDEV(ButtonLink, {
            kind: end.code === STEP_UP_REQUIRED ? "secondary" : "primary",
            href: session.closePath,
            children: t("viewer.backToLog")
          }, undefined, false, undefined, this),
          hasRecording && end.code !== "LEFT" && /* @__PURE__ */ jsx_dev_runtime13.jsxDEV(ButtonLink, {
            icon: "recording",
            href: withSession(session.recordingPath ?? "", model.sessionId ?? ""),
            children: t("viewer.viewRecording")
          }, undefined, false, undefined, this),
          canReconnect(model, session.me.userId) && /* @__PURE__ */ jsx_dev_runtime13.jsxDEV(ReconnectButton, {
            isNotProved: end.code === STEP_UP_REQUIRED,
            onClick: ended.onReconnect
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function ReconnectButton({ isNotProved: needsStepUp, onClick }) {
  const { t } = useIslandView();
  return /* @__PURE__ */ jsx_dev_runtime13.jsxDEV(Button, {
    kind: needsStepUp ? "primary" : "secondary",
    icon: needsStepUp ? "key" : "refresh",
    onClick,
    children: t(needsStepUp ? "viewer.prove" : "remote.reconnect")
  }, undefined, false, undefined, this);
}
var STEP_UP_REQUIRED = "STEP_UP_REQUIRED";
function endTitle({ code }) {
  if (code === STEP_UP_REQUIRED)
    return "viewer.notStartedTitle";
  return isNormalEnd(code) ? "viewer.endedTitle" : "viewer.failedTitle";
}
function endText(end, t) {
  if (end.text)
    return end.text;
  if (end.diagnosis) {
    const explained = t(`viewer.diagnosis_${end.diagnosis}`);
    if (explained !== "" && !explained.includes("diagnosis_"))
      return explained;
  }
  const key = `viewer.end_${end.code}`;
  const text = t(key);
  const isKnown = text !== "" && !text.includes("end_");
  return isKnown ? text : t("viewer.end_UNKNOWN");
}

// islands/remote-screen/page-bar.tsx
var import_react11 = __toESM(require_react(), 1);
var jsx_dev_runtime14 = __toESM(require_jsx_dev_runtime(), 1);
function PageBar({
  location: location2,
  mayControl,
  onNavigate
}) {
  const { t } = useIslandView();
  const [typed, setTyped] = import_react11.useState(location2.url);
  import_react11.useEffect(() => setTyped(location2.url), [location2.url]);
  const go = (to) => () => onNavigate(to, "");
  return /* @__PURE__ */ jsx_dev_runtime14.jsxDEV("form", {
    className: "page-bar",
    "aria-label": t("webpage.bar"),
    "aria-busy": location2.isLoading,
    onSubmit: (event) => {
      event.preventDefault();
      if (typed !== "")
        onNavigate("ADDRESS", typed);
    },
    children: [
      /* @__PURE__ */ jsx_dev_runtime14.jsxDEV(IconButton, {
        label: t("webpage.back"),
        icon: "left",
        disabled: !mayControl || !location2.canGoBack,
        onClick: go("BACK")
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime14.jsxDEV(IconButton, {
        label: t("webpage.forward"),
        icon: "right",
        disabled: !mayControl || !location2.canGoForward,
        onClick: go("FORWARD")
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime14.jsxDEV(IconButton, {
        label: t("webpage.reload"),
        icon: "refresh",
        disabled: !mayControl,
        onClick: go("RELOAD")
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime14.jsxDEV(IconButton, {
        label: t("webpage.start"),
        icon: "home",
        disabled: !mayControl,
        onClick: go("START")
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime14.jsxDEV("input", {
        className: "input",
        type: "text",
        inputMode: "url",
        "aria-label": t("webpage.address"),
        autoComplete: "off",
        spellCheck: false,
        readOnly: !mayControl,
        value: typed,
        onChange: (event) => setTyped(event.target.value),
        onBlur: () => setTyped(location2.url)
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime14.jsxDEV("span", {
        className: "visually-hidden",
        role: "status",
        children: location2.isLoading ? t("webpage.loading") : ""
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/people-section.tsx
var import_react13 = __toESM(require_react(), 1);

// islands/remote-screen/reason-form.tsx
var import_react12 = __toESM(require_react(), 1);
var jsx_dev_runtime15 = __toESM(require_jsx_dev_runtime(), 1);
function ReasonForm({ action, onSubmit }) {
  const { t } = useIslandView();
  const [reason, setReason] = import_react12.useState("");
  return /* @__PURE__ */ jsx_dev_runtime15.jsxDEV("form", {
    className: "dock-form",
    onSubmit: (event) => {
      event.preventDefault();
      if (reason.trim())
        onSubmit(reason.trim());
    },
    children: [
      /* @__PURE__ */ jsx_dev_runtime15.jsxDEV("input", {
        className: "input",
        "aria-label": t("viewer.reason"),
        placeholder: t("viewer.reason"),
        maxLength: REASON_CHARACTERS_MAX,
        value: reason,
        required: true,
        autoFocus: true,
        onChange: (event) => setReason(event.target.value)
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime15.jsxDEV(Button, {
        kind: "danger",
        type: "submit",
        children: action
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/people-section.tsx
var jsx_dev_runtime16 = __toESM(require_jsx_dev_runtime(), 1);
function PeopleSection(props) {
  const { t } = useIslandView();
  const { model, myUserId } = props;
  const people = uniqueByPerson(model.participants);
  const me = model.participants.find(({ userId }) => userId === myUserId);
  const mayAsk = me !== undefined && me.right === "VIEW" && model.right === "VIEW";
  return /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(DockSection, {
    title: t("viewer.people"),
    icon: "users",
    count: `${people.length}`,
    onClose: props.onClose,
    children: [
      /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("ul", {
        className: "dock-rows",
        children: people.map((person) => /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(PersonRow, {
          person,
          ...props
        }, person.userId, false, undefined, this))
      }, undefined, false, undefined, this),
      mayAsk && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("div", {
        className: "dock-body",
        children: /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(Button, {
          icon: "take",
          onClick: () => props.onAsk(!me.asks),
          children: t(me.asks ? "viewer.withdrawAsk" : "viewer.askControl")
        }, undefined, false, undefined, this)
      }, undefined, false, undefined, this),
      me?.supervises && props.calls && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(Supervise, {
        ...props,
        calls: props.calls
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function PersonRow({ person, ...props }) {
  const { t } = useIslandView();
  const { model, calls, isOwner, myUserId } = props;
  const [isRemoving, setRemoving] = import_react13.useState(false);
  const isSelf = person.userId === myUserId;
  const isTheOwner = person.userId === model.ownerId;
  const marks = [
    isSelf && t("viewer.you"),
    isTheOwner && t("viewer.owner"),
    person.isGuest && t("viewer.guest"),
    person.supervises && t("viewer.supervisor")
  ].filter(Boolean);
  const mayDecide = isOwner && !isTheOwner && calls !== null;
  const setRight = (right) => void props.attempt(() => calls.setRight(person, right));
  return /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("li", {
    className: "dock-row",
    children: [
      /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("span", {
        className: isSelf ? "avatar avatar-me" : "avatar",
        "aria-hidden": "true",
        children: initialsOf(person.name)
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("div", {
        className: "dock-grow",
        children: [
          /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("div", {
            children: [
              person.name,
              " ",
              marks.length > 0 && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("span", {
                className: "muted",
                children: marks.join(", ")
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("div", {
            className: "dock-sub",
            children: t(person.asks ? "viewer.asks" : person.right === "CONTROL" ? "viewer.controls" : "viewer.watches")
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      mayDecide && person.right === "VIEW" && !person.supervises && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(SmallButton, {
        kind: person.asks ? "primary" : "secondary",
        onClick: () => setRight("CONTROL"),
        children: t("viewer.giveControl")
      }, undefined, false, undefined, this),
      mayDecide && person.right === "CONTROL" && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(SmallButton, {
        kind: "secondary",
        onClick: () => setRight("VIEW"),
        children: t("viewer.takeControl")
      }, undefined, false, undefined, this),
      !isSelf && model.viewAreas.has(person.id) && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(IconButton, {
        label: t("viewer.follow", { name: person.name }),
        icon: "eye",
        "aria-pressed": props.followedViewer === person.id,
        onClick: () => props.onFollow(props.followedViewer === person.id ? null : person.id)
      }, undefined, false, undefined, this),
      mayDecide && !person.supervises && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(IconButton, {
        label: t("viewer.remove", { name: person.name }),
        icon: "close",
        "aria-expanded": isRemoving,
        onClick: () => setRemoving(!isRemoving)
      }, undefined, false, undefined, this),
      isRemoving && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(ReasonForm, {
        action: t("viewer.removeAction"),
        onSubmit: (reason) => {
          setRemoving(false);
          props.attempt(() => calls.remove(person, reason));
        }
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function Supervise({ model, calls, attempt }) {
  const { t } = useIslandView();
  const [chosen, choose] = import_react13.useState(null);
  const isPaused = model.supervision.state === "PAUSED";
  const toggle = isPaused ? "RESUME" : "PAUSE";
  return /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("div", {
    className: "dock-body",
    children: [
      /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("div", {
        className: "tool-actions",
        children: [
          /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(Button, {
            icon: isPaused ? "play" : "pause",
            "aria-expanded": chosen === toggle,
            onClick: () => choose(toggle),
            children: t(isPaused ? "viewer.resumeInput" : "viewer.pauseInput")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(Button, {
            kind: "danger",
            icon: "stop",
            "aria-expanded": chosen === "END",
            onClick: () => choose("END"),
            children: t("remote.endSession")
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      chosen && /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(ReasonForm, {
        action: t(chosen === "END" ? "remote.endSession" : isPaused ? "viewer.resumeInput" : "viewer.pauseInput"),
        onSubmit: (reason) => {
          choose(null);
          attempt(() => calls.supervise(chosen, reason));
        }
      }, chosen, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function SmallButton(button) {
  return /* @__PURE__ */ jsx_dev_runtime16.jsxDEV("span", {
    className: "dock-small",
    children: /* @__PURE__ */ jsx_dev_runtime16.jsxDEV(Button, {
      kind: button.kind,
      onClick: button.onClick,
      children: button.children
    }, undefined, false, undefined, this)
  }, undefined, false, undefined, this);
}

// protocols/viewer-wire-input.ts
var INPUT = {
  KEY: 1,
  POINTER: 2,
  WHEEL: 3,
  CLIPBOARD: 4,
  RESIZE: 5,
  TERMINAL_KEYS: 6,
  TERMINAL_RESIZE: 7,
  ACK: 8,
  PING: 9,
  ASK: 10,
  MARKER: 11,
  QUALITY: 12,
  VIEW_AREA: 13,
  NAVIGATE: 14,
  CANCEL_UPLOAD: 15
};
var PICTURE_QUALITIES = ["AUTOMATIC", "SHARP", "FAST", "DATA_SAVING", "GREY"];
var SESSION_INPUT_KINDS = new Set([
  "ack",
  "ping",
  "ask",
  "marker",
  "pictureQuality",
  "viewArea",
  "cancelUpload"
]);
var VIEWER_INPUT_BYTES_MAX = 1 + CLIPBOARD_BYTES_MAX;
var encoder = new TextEncoder;
var decoder = new TextDecoder("utf-8", { fatal: true });
function encodeViewerInput(input) {
  switch (input.kind) {
    case "key":
      return pack(INPUT.KEY, [u8(input.down ? 1 : 0), u32(input.keysym)], encoder.encode(input.code));
    case "pointer":
      return pack(INPUT.POINTER, [u16(input.x), u16(input.y), u8(input.buttons)]);
    case "wheel":
      return pack(INPUT.WHEEL, [u16(input.x), u16(input.y), u8(input.dx), u8(input.dy)]);
    case "clipboard":
      return pack(INPUT.CLIPBOARD, [], encoder.encode(input.text));
    case "resize":
      return pack(INPUT.RESIZE, [u16(input.width), u16(input.height)]);
    case "terminalKeys":
      return pack(INPUT.TERMINAL_KEYS, [], input.bytes);
    case "terminalResize":
      return pack(INPUT.TERMINAL_RESIZE, [u16(input.cols), u16(input.rows)]);
    case "ack":
      return pack(INPUT.ACK, [u32(input.seq)]);
    case "ping":
      return pack(INPUT.PING, [u32(input.token)]);
    case "ask":
      return pack(INPUT.ASK, [u8(input.isWanted ? 1 : 0)]);
    case "marker":
      return pack(INPUT.MARKER, [], encoder.encode(input.text));
    case "pictureQuality":
      return pack(INPUT.QUALITY, [u8(PICTURE_QUALITIES.indexOf(input.quality))]);
    case "viewArea":
      return pack(INPUT.VIEW_AREA, [u16(input.x), u16(input.y), u16(input.w), u16(input.h)]);
    case "cancelUpload":
      return pack(INPUT.CANCEL_UPLOAD, [], encoder.encode(input.requestId));
    case "navigate":
      return pack(INPUT.NAVIGATE, [u8(NAVIGATIONS.indexOf(input.to))], encoder.encode(input.address));
  }
}
var u8 = (value) => [1, value];
var u16 = (value) => [2, value];
var u32 = (value) => [4, value];
function pack(type, fields, tail) {
  const size = fields.reduce((sum, [width]) => sum + width, 1);
  const bytes = new Uint8Array(size + (tail?.length ?? 0));
  const view = new DataView(bytes.buffer);
  bytes[0] = type;
  let offset = 1;
  for (const [width, value] of fields) {
    if (width === 1)
      view.setUint8(offset, value);
    else if (width === 2)
      view.setUint16(offset, value, true);
    else
      view.setUint32(offset, value, true);
    offset += width;
  }
  if (tail)
    bytes.set(tail, offset);
  return bytes;
}

// islands/remote-screen/tool.tsx
var jsx_dev_runtime17 = __toESM(require_jsx_dev_runtime(), 1);
function Tool(tool) {
  return /* @__PURE__ */ jsx_dev_runtime17.jsxDEV("details", {
    className: "tool",
    "data-menu": "",
    onToggle: (event) => event.currentTarget.open && tool.onOpen?.(),
    children: [
      /* @__PURE__ */ jsx_dev_runtime17.jsxDEV("summary", {
        className: "tool-opener",
        title: tool.label,
        children: [
          /* @__PURE__ */ jsx_dev_runtime17.jsxDEV(Icon, {
            name: tool.icon
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime17.jsxDEV("span", {
            className: "visually-hidden",
            children: tool.label
          }, undefined, false, undefined, this),
          tool.value && /* @__PURE__ */ jsx_dev_runtime17.jsxDEV("span", {
            className: "tool-value",
            children: tool.value
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime17.jsxDEV("div", {
        className: "tool-sheet",
        children: [
          /* @__PURE__ */ jsx_dev_runtime17.jsxDEV("h2", {
            className: "tool-title",
            children: tool.label
          }, undefined, false, undefined, this),
          tool.children
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function closeTool(element) {
  element.closest("details")?.removeAttribute("open");
}

// islands/remote-screen/tools.tsx
var jsx_dev_runtime18 = __toESM(require_jsx_dev_runtime(), 1);
function KeysTool(tool) {
  const { t, lang } = useIslandView();
  return /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(Tool, {
    label: t("remote.keys"),
    icon: "key",
    children: [
      /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("ul", {
        className: "tool-list",
        children: KEY_COMBINATIONS.map((combination) => /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("li", {
          className: "tool-line",
          children: [
            /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("button", {
              type: "button",
              className: "tool-item",
              onClick: (event) => {
                closeTool(event.currentTarget);
                tool.onCombination(combination.keysyms);
              },
              children: /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("kbd", {
                children: combinationName(combination, lang)
              }, undefined, false, undefined, this)
            }, undefined, false, undefined, this),
            /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(IconButton, {
              label: t("viewer.pin", { name: combinationName(combination, lang) }),
              icon: "bookmark",
              "aria-pressed": tool.pinned.includes(combination.name),
              onClick: () => tool.onPin(combination.name)
            }, undefined, false, undefined, this)
          ]
        }, combination.name, true, undefined, this))
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("p", {
        className: "tool-hint",
        children: t("viewer.wayOut")
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function ZoomTool(tool) {
  const { t } = useIslandView();
  const { zoom } = tool;
  const choices = ["fit", ...ZOOM_STEPS];
  const nameOf = (choice) => choice === "fit" ? t("remote.fit") : `${Math.round(choice * 100)} %`;
  return /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(Tool, {
    label: t("viewer.zoom"),
    icon: "zoom",
    value: zoom === "fit" ? t("viewer.fitShort") : nameOf(zoom),
    children: [
      /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("ul", {
        className: "tool-list",
        children: choices.map((choice) => /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("li", {
          children: /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("button", {
            type: "button",
            className: "tool-item",
            "aria-pressed": choice === zoom,
            onClick: (event) => {
              closeTool(event.currentTarget);
              tool.onZoom(choice);
            },
            children: choice === 1 ? `${nameOf(1)} · ${t("remote.actualSize")}` : nameOf(choice)
          }, undefined, false, undefined, this)
        }, choice, false, undefined, this))
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("label", {
        className: "checkbox",
        children: [
          /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("input", {
            type: "checkbox",
            checked: tool.isPanning,
            onChange: (event) => tool.onPanning(event.target.checked)
          }, undefined, false, undefined, this),
          t("viewer.panning")
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("label", {
        className: "checkbox",
        children: [
          /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("input", {
            type: "checkbox",
            checked: tool.touchMode === "touchpad",
            onChange: (event) => tool.onTouchMode(event.target.checked ? "touchpad" : "direct")
          }, undefined, false, undefined, this),
          t("viewer.touchpad")
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function QualityTool(tool) {
  const { t } = useIslandView();
  return /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(Tool, {
    label: t("viewer.quality"),
    icon: "settings",
    children: [
      /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("ul", {
        className: "tool-list",
        children: PICTURE_QUALITIES.map((quality) => /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("li", {
          children: /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("button", {
            type: "button",
            className: "tool-item",
            "aria-pressed": quality === tool.quality,
            onClick: (event) => {
              closeTool(event.currentTarget);
              tool.onQuality(quality);
            },
            children: t(`viewer.quality_${quality}`)
          }, undefined, false, undefined, this)
        }, quality, false, undefined, this))
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("p", {
        className: "tool-hint",
        children: [
          tool.delayMs !== null && t("viewer.delay", { ms: Math.round(tool.delayMs) }),
          " · ",
          t("viewer.bandwidth", { rate: Math.round(tool.bytesPerSecond * 8 / 1000) })
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function QuickAccessTool({ to, sessionId }) {
  const { t } = useIslandView();
  const places = [
    { name: t("viewer.openIssue"), path: to.issuePath },
    { name: t("viewer.openLog"), path: to.logPath },
    { name: t("viewer.openMachine"), path: to.machinePath },
    ...sessionId === null ? [] : [{ name: t("viewer.sideBySide"), path: withSession(to.sideBySidePath, sessionId) }],
    ...to.interfaces.map(({ name, path }) => ({ name: t("viewer.openInterface", { name }), path }))
  ];
  return /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(Tool, {
    label: t("viewer.quickAccess"),
    icon: "list",
    children: /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("ul", {
      className: "tool-list",
      children: places.map(({ name, path }) => /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("li", {
        children: /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("a", {
          className: "tool-item",
          href: path,
          target: "_blank",
          rel: "noreferrer",
          children: [
            name,
            /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(Icon, {
              name: "external"
            }, undefined, false, undefined, this)
          ]
        }, undefined, true, undefined, this)
      }, path, false, undefined, this))
    }, undefined, false, undefined, this)
  }, undefined, false, undefined, this);
}
function OpenAloneLink({ path }) {
  const { t } = useIslandView();
  const label = t("viewer.openAlone");
  return /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("a", {
    className: "icon-button",
    href: path,
    target: "_blank",
    rel: "noreferrer",
    "aria-label": label,
    title: label,
    children: /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(Icon, {
      name: "external"
    }, undefined, false, undefined, this)
  }, undefined, false, undefined, this);
}
function FontTool({ px, onPx }) {
  const { t } = useIslandView();
  return /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(Tool, {
    label: t("viewer.fontSize"),
    icon: "zoom",
    value: `${px}`,
    children: /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("div", {
      className: "tool-actions",
      children: [
        /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(IconButton, {
          label: t("viewer.smaller"),
          icon: "minus",
          disabled: px <= FONT_PX_MIN,
          onClick: () => onPx(px - 1)
        }, undefined, false, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime18.jsxDEV("output", {
          className: "tool-number",
          children: [
            px,
            " px"
          ]
        }, undefined, true, undefined, this),
        /* @__PURE__ */ jsx_dev_runtime18.jsxDEV(IconButton, {
          label: t("viewer.larger"),
          icon: "plus",
          disabled: px >= FONT_PX_MAX,
          onClick: () => onPx(px + 1)
        }, undefined, false, undefined, this)
      ]
    }, undefined, true, undefined, this)
  }, undefined, false, undefined, this);
}

// islands/remote-screen/use-note.ts
var import_react14 = __toESM(require_react(), 1);
var NOTE_DURATION_MS = 4000;
function useNote() {
  const [note, setNote] = import_react14.useState("");
  import_react14.useEffect(() => {
    if (!note)
      return;
    const timer = setTimeout(() => setNote(""), NOTE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return [note, setNote];
}

// islands/remote-screen/use-preferences.ts
var import_react15 = __toESM(require_react(), 1);

// islands/remote-screen/preferences.ts
var STORAGE_KEY = "session-screen";
function readPreferences(lang) {
  const first = {
    layout: KEYBOARD_LAYOUTS.find((name) => name === lang) ?? "en-GB",
    pinned: ["Ctrl+Alt+Del"],
    touchMode: "direct"
  };
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return {
      layout: KEYBOARD_LAYOUTS.find((name) => name === stored.layout) ?? first.layout,
      pinned: Array.isArray(stored.pinned) ? stored.pinned.filter((name) => typeof name === "string") : first.pinned,
      touchMode: stored.touchMode === "touchpad" ? "touchpad" : "direct"
    };
  } catch {
    return first;
  }
}
function savePreferences(preferences) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  } catch {}
}

// islands/remote-screen/use-preferences.ts
function usePreferences(lang) {
  const [preferences, setPreferences] = import_react15.useState(() => readPreferences(lang));
  const save = (next) => {
    setPreferences(next);
    savePreferences(next);
  };
  return [preferences, save];
}

// islands/remote-screen/use-session.ts
var import_react16 = __toESM(require_react(), 1);

// src/sessions/session/rules-socket.ts
var VIEWER_SOCKET_PATH = "/viewer";
var VIEWER_SUBPROTOCOL = "millwright.viewer.1";
var TICKET_SUBPROTOCOL_PREFIX = "ticket.";

// islands/remote-screen/guest-calls.ts
function createGuestCalls(csrf) {
  const call = async (method, path) => {
    const response = await fetch(`/guest/${path}`, { method, headers: { "x-csrf-token": csrf } });
    if (response.ok)
      return response.json();
    throw new ApiError(response.status, null);
  };
  return {
    start: () => Promise.reject(new ApiError(403, null)),
    session: () => call("GET", "session"),
    ticket: () => call("POST", "tickets"),
    end: () => Promise.reject(new ApiError(403, null))
  };
}

// islands/remote-screen/link.ts
var RETRY_FIRST_MS = 500;
var RETRY_LAST_MS = 8000;
var RETRIES_MAX = 24;
var BUFFERED_BYTES_MAX = 256 * 1024;
function createLink({ calls, openSocket, dispatch, onMessage, schedule }) {
  let sessionId = null;
  let socket = null;
  let firstPictureSocket = null;
  let retries = 0;
  let cancelRetry = null;
  let generation = 0;
  const finish = (action) => {
    close();
    dispatch(action);
  };
  function close() {
    generation++;
    cancelRetry?.();
    cancelRetry = null;
    const old = socket;
    socket = null;
    old?.close();
  }
  const onSession = (session) => {
    sessionId = session.id;
    dispatch({
      kind: "session",
      sessionId: session.id,
      ownerId: session.owner.id,
      startedAtMs: Date.parse(session.startTime)
    });
  };
  async function connect() {
    const mine = generation;
    if (!sessionId)
      return;
    try {
      const { ticket, accessRight } = await calls.ticket(sessionId);
      if (mine !== generation)
        return;
      dispatch({ kind: "right", right: accessRight });
      attach(openSocket(ticket));
    } catch (error) {
      if (mine !== generation)
        return;
      if (error instanceof ApiError && error.status < 500)
        await explainRefusal(error, mine);
      else
        scheduleRetry();
    }
  }
  function attach(opened) {
    socket = opened;
    opened.binaryType = "arraybuffer";
    opened.onopen = () => {
      if (socket === opened)
        dispatch({ kind: "socketOpen" });
    };
    opened.onmessage = ({ data }) => {
      if (socket !== opened || !(data instanceof ArrayBuffer))
        return;
      try {
        handleMessage(decodeViewerMessage(new Uint8Array(data)), opened);
      } catch {
        restart();
      }
    };
    opened.onclose = () => {
      if (socket !== opened)
        return;
      socket = null;
      scheduleRetry();
    };
  }
  function handleMessage(message, on) {
    if (message.kind !== "notice") {
      onMessage(message).then(() => onDrawn(message, on), () => socket === on && restart());
      return;
    }
    const { notice } = message;
    dispatch({ kind: "notice", notice, atMs: Date.now() });
    if (notice.about === "state" && notice.state === "ENDED")
      close();
  }
  function onDrawn(message, on) {
    if (socket !== on)
      return;
    if (message.kind === "key" || message.kind === "frame")
      send({ kind: "ack", seq: message.seq });
    if (message.kind !== "key" && message.kind !== "terminalSnapshot")
      return;
    retries = 0;
    if (firstPictureSocket === on)
      return;
    firstPictureSocket = on;
    dispatch({ kind: "picture" });
  }
  function send(input) {
    if (socket?.readyState !== WebSocket.OPEN)
      return;
    if (input.kind === "pointer" && socket.bufferedAmount > BUFFERED_BYTES_MAX)
      return;
    socket.send(encodeViewerInput(input));
  }
  function scheduleRetry() {
    cancelRetry?.();
    if (retries >= RETRIES_MAX) {
      finish({ kind: "failed", end: { code: "CLIENT_TIMEOUT", detail: "" } });
      return;
    }
    dispatch({ kind: "socketLost" });
    const waitMs = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** retries);
    retries++;
    cancelRetry = schedule(waitMs, () => {
      cancelRetry = null;
      connect();
    });
  }
  function restart() {
    const old = socket;
    if (!old)
      return;
    socket = null;
    old.close();
    scheduleRetry();
  }
  async function explainRefusal(refused, mine) {
    const session = await calls.session(sessionId ?? "").catch(() => null);
    if (mine !== generation)
      return;
    if (session && !session.isActive)
      finish(toEndAction(toSessionEnd(session)));
    else
      finish({ kind: "failed", end: toRefusalEnd(refused) });
  }
  async function open(load) {
    close();
    const mine = generation;
    retries = 0;
    dispatch({ kind: "starting" });
    try {
      const session = await load();
      if (mine !== generation)
        return;
      onSession(session);
      if (!session.isActive)
        return finish(toEndAction(toSessionEnd(session)));
      await connect();
    } catch (error) {
      if (mine === generation)
        finish(toStartFailure(error));
    }
  }
  return {
    start: () => open(() => calls.start()),
    join: (id) => open(() => calls.session(id)),
    send,
    async end() {
      if (!sessionId)
        return;
      dispatch({ kind: "leaving" });
      try {
        await calls.end(sessionId);
        finish({ kind: "ended", end: { code: "COMPLETED", detail: "" } });
      } catch (error) {
        finish({ kind: "failed", end: toRefusalEnd(error) });
      }
    },
    leave: () => finish({ kind: "ended", end: { code: "LEFT", detail: "" } }),
    restart,
    retryNow() {
      if (!cancelRetry)
        return;
      cancelRetry();
      cancelRetry = null;
      connect();
    },
    close
  };
}
function toSessionEnd(session) {
  const isVague = session.state === "CONNECTION_ERROR" && session.endCode !== null;
  return {
    code: isVague ? session.endCode ?? session.state : session.state,
    detail: session.endDetail,
    diagnosis: session.endDiagnosis ?? undefined
  };
}
function toEndAction(end) {
  return isNormalEnd(end.code) ? { kind: "ended", end } : { kind: "failed", end };
}
function toRefusalEnd(error) {
  if (requiresStepUp(error))
    return { code: "STEP_UP_REQUIRED", detail: "" };
  if (error instanceof ApiError) {
    if (error.code === "NOT_FOUND")
      return { code: "RESOURCE_NOT_FOUND", detail: "" };
    return { code: error.code, detail: "", text: error.body?.message };
  }
  return { code: "CLIENT_TIMEOUT", detail: "" };
}
function toStartFailure(error) {
  const missing = error instanceof ApiError ? error.body?.details.missing : undefined;
  if (Array.isArray(missing))
    return { kind: "missing", prerequisites: missing };
  return { kind: "failed", end: toRefusalEnd(error) };
}

// islands/remote-screen/traffic.ts
var NO_TRAFFIC = { delayMs: null, bytesPerSecond: 0 };
var MEASURE_INTERVAL_MS = 2000;
var SMOOTHING = 1 / 3;
function createTrafficMeter(send) {
  let token = 0;
  let sentAtMs = 0;
  let delayMs = null;
  let bytes = 0;
  let sinceMs = null;
  return {
    onBytes: (count) => {
      bytes += count;
    },
    onPong(answered, nowMs) {
      if (answered !== token)
        return delayMs;
      const measured = nowMs - sentAtMs;
      delayMs = delayMs === null ? measured : delayMs + (measured - delayMs) * SMOOTHING;
      return delayMs;
    },
    measure(nowMs) {
      const elapsedMs = sinceMs === null ? MEASURE_INTERVAL_MS : Math.max(1, nowMs - sinceMs);
      const traffic = { delayMs, bytesPerSecond: bytes * 1000 / elapsedMs };
      bytes = 0;
      sinceMs = nowMs;
      token++;
      sentAtMs = nowMs;
      send({ kind: "ping", token });
      return traffic;
    }
  };
}

// islands/remote-screen/use-session.ts
function useSession(props, screen, root) {
  const { csrf } = useIslandView();
  const [model, dispatch] = import_react16.useReducer(reduce, props, createInitialModel);
  const [clipboard, setClipboard] = import_react16.useState("");
  const [title, setTitle] = import_react16.useState("");
  const [location2, setLocation] = import_react16.useState(null);
  const [hasPicture, setHasPicture] = import_react16.useState(false);
  const [traffic, setTraffic] = import_react16.useState(NO_TRAFFIC);
  const meter = import_react16.useRef(null);
  const link = import_react16.useMemo(() => createLink({
    calls: props.isGuest ? createGuestCalls(csrf) : createCalls(props, csrf),
    openSocket(ticket) {
      const socket = openSocket(ticket);
      socket.addEventListener("message", ({ data }) => {
        if (data instanceof ArrayBuffer)
          meter.current?.onBytes(data.byteLength);
      });
      return socket;
    },
    dispatch(action) {
      if (action.kind !== "notice" || action.notice.about !== "pong")
        return dispatch(action);
      const delayMs = meter.current?.onPong(action.notice.token, performance.now()) ?? null;
      setTraffic((before) => ({ ...before, delayMs }));
    },
    schedule: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    async onMessage(message) {
      if (message.kind === "title")
        setTitle(message.text);
      else if (message.kind === "location")
        setLocation(message);
      else if (message.kind === "clipboard") {
        setClipboard(message.text);
        if (!isFocusElsewhere(root.current))
          copyToClipboard(message.text);
      } else
        await screen.current?.draw(message);
      if (message.kind === "key" || message.kind === "terminalSnapshot")
        setHasPicture(true);
    }
  }), []);
  import_react16.useEffect(() => {
    props.sessionId === null ? link.start() : link.join(props.sessionId);
    window.addEventListener("online", link.retryNow);
    return () => {
      window.removeEventListener("online", link.retryNow);
      link.close();
    };
  }, []);
  import_react16.useEffect(() => {
    const measured = createTrafficMeter(link.send);
    meter.current = measured;
    const timer = setInterval(() => setTraffic(measured.measure(performance.now())), MEASURE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [link]);
  import_react16.useEffect(() => {
    if (model.sessionId !== null && !props.isTile)
      history.replaceState(history.state, "", withSession(props.joinPath, model.sessionId));
  }, [model.sessionId, props.joinPath, props.isTile]);
  return {
    model,
    link,
    clipboard,
    title,
    location: location2,
    hasPicture,
    traffic,
    decideHostKey(accept) {
      const { hostKey, sessionId } = model;
      if (!hostKey || !sessionId)
        return;
      dispatch({ kind: "hostKeyDecided" });
      const path = { ...props, sessionId };
      const body = { fingerprint: hostKey.fingerprint, accept };
      callApi(sessionCalls.decideHostKey, { path, body }, csrf).catch(() => link.restart());
    },
    reconnect() {
      const wasLeft = model.connection.state === "disconnected" && model.connection.end.code === "LEFT";
      if (wasLeft && model.sessionId)
        link.join(model.sessionId);
      else
        link.start();
    }
  };
}
function createInitialModel(props) {
  return initialModel({
    sessionId: props.sessionId,
    ownerId: props.ownerId,
    windowEndsAtMs: props.windowEndsAt === null ? null : Date.parse(props.windowEndsAt)
  });
}
function createCalls(path, csrf) {
  return {
    start: () => withStepUp(() => callApi(sessionCalls.startSession, { path }, csrf)),
    session: (sessionId) => callApi(sessionCalls.getSession, { path: { ...path, sessionId } }, csrf),
    ticket: (sessionId) => callApi(sessionCalls.createTicket, { path: { ...path, sessionId } }, csrf),
    end: (sessionId) => callApi(sessionCalls.updateGraphicalSession, { path: { ...path, sessionId }, body: { isActive: false } }, csrf)
  };
}
function openSocket(ticket) {
  const address = new URL(VIEWER_SOCKET_PATH, window.location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address, [VIEWER_SUBPROTOCOL, `${TICKET_SUBPROTOCOL_PREFIX}${ticket}`]);
}
function copyToClipboard(text) {
  if (document.hasFocus())
    navigator.clipboard?.writeText(text).catch(() => {});
}

// islands/remote-screen/watermark.tsx
var import_react17 = __toESM(require_react(), 1);
var jsx_dev_runtime19 = __toESM(require_jsx_dev_runtime(), 1);
var MINUTE_MS3 = 60000;
var FONT = "15px system-ui, sans-serif";
var COLOUR = "rgb(128 128 128 / 30%)";
var TILT_RADIANS = -0.35;
var GAP_X = 80;
var GAP_Y = 110;
function Watermark({ name, machine, nowMs }) {
  const { zone } = useIslandView();
  const canvas = import_react17.useRef(null);
  const minute = new Date(Math.floor(nowMs / MINUTE_MS3) * MINUTE_MS3);
  const text = `${name} · ${machine} · ${formatInstant(minute, zone, "datetime")}`;
  import_react17.useEffect(() => {
    const shown = canvas.current;
    if (!shown)
      return;
    const observer = new ResizeObserver(() => drawText(shown, text));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [text]);
  return /* @__PURE__ */ jsx_dev_runtime19.jsxDEV("div", {
    className: "remote-watermark",
    "aria-hidden": "true",
    "data-text": text,
    children: /* @__PURE__ */ jsx_dev_runtime19.jsxDEV("canvas", {
      ref: canvas
    }, undefined, false, undefined, this)
  }, undefined, false, undefined, this);
}
function drawText(canvas, text) {
  const { clientWidth, clientHeight } = canvas;
  canvas.width = clientWidth;
  canvas.height = clientHeight;
  const context = canvas.getContext("2d");
  if (!context)
    return;
  context.font = FONT;
  context.fillStyle = COLOUR;
  context.rotate(TILT_RADIANS);
  const stepX = context.measureText(text).width + GAP_X;
  const reach = Math.hypot(clientWidth, clientHeight);
  for (let y = 0, row = 0;y < 2 * reach; y += GAP_Y, row++)
    for (let x = -reach + row % 2 * (stepX / 2);x < reach; x += stepX)
      context.fillText(text, x, y);
}

// islands/remote-screen/window-card.tsx
var import_react18 = __toESM(require_react(), 1);
var jsx_dev_runtime20 = __toESM(require_jsx_dev_runtime(), 1);
var WARNING_DURATION_MS = 12000;
function WindowCard(card) {
  const { t, csrf } = useIslandView();
  const { endsAtMs, nowMs, hoursLeft, session } = card;
  const minutes = endsAtMs === null ? null : warningDue(endsAtMs - nowMs);
  const [shown, setShown] = import_react18.useState(null);
  const mayExtend = hoursLeft > 0;
  import_react18.useEffect(() => {
    setShown(minutes);
    if (minutes === null || mayExtend)
      return;
    const timer = setTimeout(() => setShown(null), WARNING_DURATION_MS);
    return () => clearTimeout(timer);
  }, [minutes, mayExtend]);
  if (endsAtMs === null || shown === null && !card.isAsked)
    return null;
  const close = () => {
    setShown(null);
    card.onClose();
  };
  const extend = (durationInHours) => void card.attempt(async () => {
    const path = { deviceId: session.deviceId, issueId: session.issueId };
    await callApi(sessionCalls.extendWindow, { path, body: { durationInHours } }, csrf);
    card.onExtended(durationInHours);
    close();
  });
  const count = Math.max(1, Math.ceil((endsAtMs - nowMs) / 60000));
  return /* @__PURE__ */ jsx_dev_runtime20.jsxDEV(Notice, {
    isUrgent: true,
    children: [
      /* @__PURE__ */ jsx_dev_runtime20.jsxDEV("div", {
        children: [
          session.isEmergency ? t("viewer.emergencyWarning", { count }) : `${t("remote.windowWarning", { count })} ${t(session.endsWithWindow ? "viewer.endsWithWindow" : "viewer.outlivesWindow")}`,
          mayExtend && /* @__PURE__ */ jsx_dev_runtime20.jsxDEV("div", {
            className: "tool-actions",
            children: Array.from({ length: Math.min(hoursLeft, EXTENSION_CHOICES_MAX) }, (_, i) => i + 1).map((hours) => /* @__PURE__ */ jsx_dev_runtime20.jsxDEV(Button, {
              kind: hours === 1 ? "primary" : "secondary",
              onClick: () => extend(hours),
              children: t("viewer.extendBy", { hours })
            }, hours, false, undefined, this))
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime20.jsxDEV(IconButton, {
        label: t("shell.close"),
        icon: "close",
        onClick: close
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
var EXTENSION_CHOICES_MAX = 4;
function Notice({ isUrgent = false, children }) {
  return /* @__PURE__ */ jsx_dev_runtime20.jsxDEV("div", {
    className: "remote-warning",
    role: isUrgent ? "alert" : "status",
    children: [
      /* @__PURE__ */ jsx_dev_runtime20.jsxDEV(Icon, {
        name: "warning"
      }, undefined, false, undefined, this),
      children
    ]
  }, undefined, true, undefined, this);
}

// islands/remote-screen/remote-screen.tsx
var jsx_dev_runtime21 = __toESM(require_jsx_dev_runtime(), 1);
var TerminalView = import_react19.lazy(async () => ({ default: (await (__preload("we5rpywm"), import("/assets/c-we5rpywm.js"))).TerminalView }));
var NARROW_PX = 720;
function RemoteScreen(props) {
  const { t, csrf, lang } = useIslandView();
  const root = import_react19.useRef(null);
  const screen = import_react19.useRef(null);
  const session = useSession(props, screen, root);
  const { model, link } = session;
  const [zoom, setZoom] = import_react19.useState("fit");
  const [isPanning, setPanning] = import_react19.useState(false);
  const [fontSize, setFontSize] = import_react19.useState(props.fontSize);
  const [quality, setQuality] = import_react19.useState(null);
  const [open, setOpen] = import_react19.useState(new Set);
  const [hasKeyboard, setKeyboard] = import_react19.useState(false);
  const [preferences, setPreferences] = usePreferences(lang);
  const [isConfirmingEnd, setAsking] = import_react19.useState(false);
  const [isExtending, setExtending] = import_react19.useState(false);
  const [extendedHours, setExtendedHours] = import_react19.useState(0);
  const [followed, setFollowed] = import_react19.useState(null);
  const [note, setNote] = useNote();
  const [isFullscreen, toggleFullscreen] = useFullscreen(root);
  const nowMs = useNow();
  const [giving, setGiving] = import_react19.useState(new Map);
  useBeforeUnloadPrompt(model.sessionId !== null && !hasEnded(model.connection));
  const isConnected = model.connection.state === "connected";
  const isOver = hasEnded(model.connection);
  const isOwner = (model.ownerId ?? props.me.userId) === props.me.userId;
  const mayControl = isConnected && model.right === "CONTROL" && !props.readOnly && !isInputPaused(model);
  const decidesSize = mayControl && isOwner;
  const isDesktop = props.kind === "desktop";
  const label = t("remote.screen", { name: props.interfaceName });
  const wayOutId = import_react19.useId();
  const extensionHours = Math.max(0, props.extensionHoursMax - extendedHours);
  const people = uniqueByPerson(model.participants);
  const { sessionId } = model;
  const calls = import_react19.useMemo(() => sessionId === null || props.isGuest ? null : createPeopleCalls({ ...props, sessionId }, csrf), [sessionId, props, csrf]);
  const { self } = model;
  const fileCalls = import_react19.useMemo(() => sessionId === null || self === null || props.isGuest || props.files === null ? null : createFileCalls({ ...props, sessionId }, self, csrf), [sessionId, self, props, csrf]);
  const pinned = KEY_COMBINATIONS.filter(({ name }) => preferences.pinned.includes(name));
  const attempt = async (work, done = "") => {
    try {
      await work();
      if (done)
        setNote(done);
    } catch (error) {
      setNote(error instanceof ApiError ? error.message : t("shell.offline"));
    }
  };
  const isNarrow = () => (root.current?.clientWidth ?? 0) < NARROW_PX;
  const toggle = (name) => {
    const next = new Set(isNarrow() ? [...open].filter((one) => one === name) : open);
    if (!next.delete(name))
      next.add(name);
    setOpen(next);
    if (isNarrow())
      setKeyboard(false);
  };
  const toggleKeyboard = () => {
    setKeyboard(!hasKeyboard);
    if (isNarrow())
      setOpen(new Set);
  };
  const cancelUpload = () => {
    if (model.upload)
      link.send({ kind: "cancelUpload", requestId: model.upload.id });
  };
  const giveFiles = async (files) => {
    const { upload } = model;
    if (!upload || !fileCalls)
      return;
    if (!open.has("files"))
      toggle("files");
    await attempt(() => fileCalls.give(upload.id, files, (file, share) => setGiving((before) => new Map(before).set(file.name, share))));
    setGiving(new Map);
  };
  const leaveScreen = () => root.current?.querySelector(".remote-tools :is(summary, button)")?.focus();
  const end = () => {
    setAsking(false);
    link.end();
  };
  const sendKeys = (keysyms) => screen.current?.sendKeyCombination(keysyms);
  const mark = () => {
    link.send({ kind: "marker", text: "" });
    setNote(t("viewer.marked"));
  };
  const enterFullscreen = () => {
    toggleFullscreen?.();
    screen.current?.focus();
  };
  import_react19.useEffect(() => {
    if (isConnected && quality)
      link.send({ kind: "pictureQuality", quality });
  }, [isConnected, quality, link]);
  import_react19.useEffect(() => {
    if (isConnected && !isFocusElsewhere(root.current))
      screen.current?.focus();
  }, [isConnected]);
  const isAsked = isOwner && people.some(({ asks }) => asks);
  import_react19.useEffect(() => {
    if (isAsked)
      setOpen((before) => new Set(before).add("people"));
  }, [isAsked]);
  return /* @__PURE__ */ jsx_dev_runtime21.jsxDEV("div", {
    className: "remote",
    ref: root,
    "data-kind": props.kind,
    children: [
      /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(Bar, {
        session: props,
        model,
        nowMs,
        title: session.title,
        traffic: session.traffic,
        extensionHours,
        onExtend: () => setExtending(true),
        isOwner,
        isFullscreen,
        onFullscreen: toggleFullscreen && enterFullscreen,
        onEnd: () => people.length > 1 ? setAsking(true) : end(),
        onLeave: link.leave,
        children: [
          sessionId !== null && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(DockToggle, {
            label: t("viewer.people"),
            icon: "users",
            value: `${people.length}`,
            isOpen: open.has("people"),
            onToggle: () => toggle("people")
          }, undefined, false, undefined, this),
          fileCalls && !props.isTile && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(DockToggle, {
            label: t("viewer.files"),
            icon: "folder",
            isOpen: open.has("files"),
            onToggle: () => toggle("files")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(DockToggle, {
            label: t("remote.clipboard"),
            icon: "clipboard",
            isOpen: open.has("clipboard"),
            onToggle: () => toggle("clipboard")
          }, undefined, false, undefined, this),
          mayControl && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(jsx_dev_runtime21.Fragment, {
            children: [
              !props.isTile && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(DockToggle, {
                label: t("remote.keyboard"),
                icon: "keyboard",
                isOpen: hasKeyboard,
                onToggle: toggleKeyboard
              }, undefined, false, undefined, this),
              /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(KeysTool, {
                pinned: preferences.pinned,
                onPin: (name) => setPreferences({ ...preferences, pinned: toggled(preferences.pinned, name) }),
                onCombination: sendKeys
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this),
          isDesktop && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(ZoomTool, {
            zoom,
            isPanning,
            onZoom: setZoom,
            onPanning: setPanning,
            touchMode: preferences.touchMode,
            onTouchMode: (touchMode) => setPreferences({ ...preferences, touchMode })
          }, undefined, false, undefined, this),
          !isDesktop && decidesSize && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(FontTool, {
            px: fontSize,
            onPx: setFontSize
          }, undefined, false, undefined, this),
          isDesktop && !props.isTile && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(QualityTool, {
            quality: quality ?? "AUTOMATIC",
            onQuality: setQuality,
            ...session.traffic
          }, undefined, false, undefined, this),
          props.isRecorded && isConnected && !props.isTile && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(IconButton, {
            label: t("viewer.mark"),
            icon: "bookmark",
            onClick: mark
          }, undefined, false, undefined, this),
          props.isTile ? /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(OpenAloneLink, {
            path: withSession(props.joinPath, sessionId ?? "")
          }, undefined, false, undefined, this) : props.quickAccess && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(QuickAccessTool, {
            to: props.quickAccess,
            sessionId
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      session.location && !isOver && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(PageBar, {
        location: session.location,
        mayControl,
        onNavigate: (to, address) => {
          link.send({ kind: "navigate", to, address });
          screen.current?.focus();
        }
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime21.jsxDEV("div", {
        className: "remote-body",
        children: [
          /* @__PURE__ */ jsx_dev_runtime21.jsxDEV("div", {
            className: "remote-column",
            children: [
              /* @__PURE__ */ jsx_dev_runtime21.jsxDEV("div", {
                className: "remote-view",
                children: [
                  isDesktop ? /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(DesktopScreen, {
                    ref: screen,
                    label,
                    wayOutId,
                    zoom,
                    isPanning,
                    mayControl,
                    onZoom: setZoom,
                    touchMode: preferences.touchMode,
                    decidesSize: decidesSize && props.resizesMachine,
                    followedArea: followed === null ? null : model.viewAreas.get(followed) ?? null,
                    send: link.send,
                    onLeave: leaveScreen
                  }, undefined, false, undefined, this) : /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(TerminalView, {
                    ref: screen,
                    label,
                    fontSize,
                    mayControl,
                    decidesSize,
                    isConnected,
                    scrollback: props.scrollback,
                    send: link.send,
                    onLeave: leaveScreen
                  }, undefined, false, undefined, this),
                  props.hasWatermark && !isOver && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(Watermark, {
                    name: props.me.displayName,
                    machine: props.deviceName,
                    nowMs
                  }, undefined, false, undefined, this),
                  /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(Overlay, {
                    session: props,
                    model,
                    hasPicture: session.hasPicture,
                    nowMs,
                    onReconnect: session.reconnect
                  }, undefined, false, undefined, this),
                  /* @__PURE__ */ jsx_dev_runtime21.jsxDEV("div", {
                    className: "remote-notices",
                    children: [
                      !isOver && isInputPaused(model) && isConnected && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(Notice, {
                        isUrgent: true,
                        children: /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(SupervisionText, {
                          supervision: model.supervision
                        }, undefined, false, undefined, this)
                      }, undefined, false, undefined, this),
                      !isOver && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(WindowCard, {
                        session: props,
                        endsAtMs: model.windowEndsAtMs,
                        nowMs,
                        hoursLeft: extensionHours,
                        isAsked: isExtending,
                        onClose: () => setExtending(false),
                        onExtended: (hours) => setExtendedHours(extendedHours + hours),
                        attempt
                      }, undefined, false, undefined, this),
                      note && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(Notice, {
                        children: note
                      }, undefined, false, undefined, this)
                    ]
                  }, undefined, true, undefined, this)
                ]
              }, undefined, true, undefined, this),
              hasKeyboard && mayControl && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(OnscreenKeyboard, {
                layout: preferences.layout,
                onLayout: (layout) => setPreferences({ ...preferences, layout }),
                pinned,
                onKeys: sendKeys
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this),
          open.size > 0 && !isOver && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(Dock, {
            children: [
              open.has("people") && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(jsx_dev_runtime21.Fragment, {
                children: [
                  /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(PeopleSection, {
                    model,
                    calls,
                    isOwner,
                    myUserId: props.me.userId,
                    followedViewer: followed,
                    attempt,
                    onAsk: (isWanted) => link.send({ kind: "ask", isWanted }),
                    onFollow: setFollowed,
                    onClose: () => toggle("people")
                  }, undefined, false, undefined, this),
                  isOwner && calls && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(InvitationsSection, {
                    calls,
                    presentIds: new Set(people.map(({ userId }) => userId)),
                    attempt
                  }, undefined, false, undefined, this),
                  isOwner && calls && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(KeepOpen, {
                    onChange: (remain) => attempt(() => calls.keepOpen(remain))
                  }, undefined, false, undefined, this)
                ]
              }, undefined, true, undefined, this),
              open.has("files") && fileCalls && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(FilesSection, {
                calls: fileCalls,
                place: props.files ?? "PAGES",
                mayTransfer: isConnected && model.right === "CONTROL",
                mayFetch: props.files !== "CLIPBOARD" || !props.disableCopy,
                maySend: mayControl && (props.files !== "CLIPBOARD" || !props.disablePaste),
                giving,
                version: model.filesVersion,
                attempt,
                onClose: () => toggle("files")
              }, undefined, false, undefined, this),
              open.has("clipboard") && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(ClipboardSection, {
                fromMachine: session.clipboard,
                mayPaste: mayControl && !props.disablePaste,
                onSend: (text) => screen.current?.sendText(text) ?? true,
                onClose: () => toggle("clipboard")
              }, undefined, false, undefined, this)
            ]
          }, undefined, true, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime21.jsxDEV("p", {
        id: wayOutId,
        className: "visually-hidden",
        children: t("viewer.wayOut")
      }, undefined, false, undefined, this),
      model.missing.length > 0 && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(MissingPrerequisitesDialog, {
        missing: model.missing,
        closePath: props.closePath
      }, undefined, false, undefined, this),
      model.hostKey && isOwner && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(HostKeyDialog, {
        hostKey: model.hostKey,
        onDecide: session.decideHostKey
      }, model.hostKey.fingerprint, false, undefined, this),
      model.upload && fileCalls && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(UploadDialog, {
        mayBeSeveral: model.upload.mayBeSeveral,
        accept: model.upload.accept,
        onGive: (files) => void giveFiles(files),
        onCancel: cancelUpload
      }, model.upload.id, false, undefined, this),
      isConfirmingEnd && /* @__PURE__ */ jsx_dev_runtime21.jsxDEV(EndDialog, {
        onEnd: end,
        onCancel: () => setAsking(false)
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function SupervisionText({
  supervision
}) {
  const { t } = useIslandView();
  if (supervision.state !== "PAUSED")
    return t("viewer.supervision_ABSENT");
  return `${t("viewer.pausedBy", { name: supervision.by })} ${supervision.reason}`;
}
function toggled(names, name) {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}

// islands/remote-screen.tsx
var jsx_dev_runtime22 = __toESM(require_jsx_dev_runtime(), 1);
function Loaded(props) {
  return /* @__PURE__ */ jsx_dev_runtime22.jsxDEV(import_react20.Suspense, {
    children: /* @__PURE__ */ jsx_dev_runtime22.jsxDEV(RemoteScreen, {
      ...props
    }, undefined, false, undefined, this)
  }, undefined, false, undefined, this);
}
var remote_screen_default = defineIsland("remote-screen", Loaded, ["remote", "viewer", "shell", "webpage"]);
export {
  remote_screen_default as default
};

//# debugId=F0CE3C12774C7AA664756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuLnRzeCIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vcmVtb3RlLXNjcmVlbi50c3giLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL21vZGVsLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi93aW5kb3ctd2FybmluZy50cyIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vYmFyLnRzeCIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vY2xpcGJvYXJkLXNlY3Rpb24udHN4IiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9kb2NrLnRzeCIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vZGVza3RvcC1zY3JlZW4udHN4IiwgIi4uLy4uL2lzbGFuZHMvc2NyZWVuL2N1cnNvci50cyIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4va2V5Ym9hcmQudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL3BvaW50ZXIudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL3RvdWNoLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi90b3VjaC1pbnB1dC50cyIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vZGVza3RvcC1pbnB1dC50cyIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vZGVza3RvcC1zaXplLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi92aWV3LWFyZWEudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL2RpYWxvZ3MudHN4IiwgIi4uLy4uL3NyYy9zeXN0ZW0vYW50aXZpcnVzL3J1bGVzLnRzIiwgIi4uLy4uL3NyYy9zZXNzaW9ucy9zZXNzaW9uL3J1bGVzLWZpbGVzLnRzIiwgIi4uLy4uL3NyYy9zZXNzaW9ucy90cmFuc2ZlcnMvcnVsZXMudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL21vZGFsLnRzeCIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vY2FsbHMudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL2ZpbGVzLWNhbGxzLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9maWxlcy1zZWN0aW9uLnRzeCIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vdHJhbnNmZXItcm93LnRzeCIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vaW52aXRhdGlvbnMtc2VjdGlvbi50c3giLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL2ludml0ZS1mb3JtLnRzeCIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vcGVvcGxlLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9rZWVwLW9wZW4udHN4IiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9rZXktY29tYmluYXRpb25zLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9vbnNjcmVlbi1rZXlib2FyZC50c3giLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL29uc2NyZWVuLWxheW91dHMudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL292ZXJsYXkudHN4IiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9lbmQtYWR2aWNlLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9wcm9wcy50cyIsICIuLi8uLi9pc2xhbmRzL3JlbW90ZS1zY3JlZW4vcGFnZS1iYXIudHN4IiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9wZW9wbGUtc2VjdGlvbi50c3giLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL3JlYXNvbi1mb3JtLnRzeCIsICIuLi8uLi9wcm90b2NvbHMvdmlld2VyLXdpcmUtaW5wdXQudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL3Rvb2wudHN4IiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi90b29scy50c3giLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL3VzZS1ub3RlLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi91c2UtcHJlZmVyZW5jZXMudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL3ByZWZlcmVuY2VzLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi91c2Utc2Vzc2lvbi50cyIsICIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9ydWxlcy1zb2NrZXQudHMiLCAiLi4vLi4vaXNsYW5kcy9yZW1vdGUtc2NyZWVuL2d1ZXN0LWNhbGxzLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi9saW5rLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi90cmFmZmljLnRzIiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi93YXRlcm1hcmsudHN4IiwgIi4uLy4uL2lzbGFuZHMvcmVtb3RlLXNjcmVlbi93aW5kb3ctY2FyZC50c3giXSwKICAic291cmNlc0NvbnRlbnQiOiBbCiAgICAiLyoqIFRoZSBpc2xhbmQgb2YgYSByZW1vdGUgc2Vzc2lvbi4gKi9cbmltcG9ydCB7IHR5cGUgQ29tcG9uZW50UHJvcHMsIFN1c3BlbnNlIH0gZnJvbSBcInJlYWN0XCJcbmltcG9ydCB7IGRlZmluZUlzbGFuZCB9IGZyb20gXCIuL2RlZmluZS50c3hcIlxuaW1wb3J0IHsgUmVtb3RlU2NyZWVuIH0gZnJvbSBcIi4vcmVtb3RlLXNjcmVlbi9yZW1vdGUtc2NyZWVuLnRzeFwiXG5cbi8qKiBOb3RoaW5nIGNvbm5lY3RzIGJlZm9yZSB0aGUgc2NyZWVuJ3Mgb3duIGNvZGUgaXMgdGhlcmU6IGEgbWVzc2FnZSB0aGF0IGNvbWVzIGVhcmxpZXIgd291bGQgYmUgbG9zdC4gKi9cbmZ1bmN0aW9uIExvYWRlZChwcm9wczogQ29tcG9uZW50UHJvcHM8dHlwZW9mIFJlbW90ZVNjcmVlbj4pIHtcbiAgcmV0dXJuIChcbiAgICA8U3VzcGVuc2U+XG4gICAgICA8UmVtb3RlU2NyZWVuIHsuLi5wcm9wc30gLz5cbiAgICA8L1N1c3BlbnNlPlxuICApXG59XG5cbmV4cG9ydCBkZWZhdWx0IGRlZmluZUlzbGFuZChcInJlbW90ZS1zY3JlZW5cIiwgTG9hZGVkLCBbXCJyZW1vdGVcIiwgXCJ2aWV3ZXJcIiwgXCJzaGVsbFwiLCBcIndlYnBhZ2VcIl0pXG4iLAogICAgIi8qKiBBIHJlbW90ZSBzZXNzaW9uIGluIHRoZSBicm93c2VyOiB0aGUgbWFjaGluZSdzIHNjcmVlbiB3aXRoIGl0cyBzdGF0dXMsIGl0cyB0b29scywgYW5kIHRoZSBwZW9wbGUgaW4gaXQuICovXG5pbXBvcnQgeyBsYXp5LCB0eXBlIFJlYWN0Tm9kZSwgdXNlRWZmZWN0LCB1c2VJZCwgdXNlTWVtbywgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgdHlwZSB7IFBpY3R1cmVRdWFsaXR5IH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS1pbnB1dC50c1wiXG5pbXBvcnQgeyBBcGlFcnJvciB9IGZyb20gXCIuLi8uLi9zcmMvaHR0cC9hcGktY2xpZW50LnRzXCJcbmltcG9ydCB7IEljb25CdXR0b24gfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi9idXR0b24udHN4XCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgeyB1c2VCZWZvcmVVbmxvYWRQcm9tcHQsIHVzZUZ1bGxzY3JlZW4sIHVzZU5vdyB9IGZyb20gXCIuLi9zY3JlZW4vaG9va3MudHNcIlxuaW1wb3J0IHR5cGUgeyBab29tIH0gZnJvbSBcIi4uL3NjcmVlbi96b29tLnRzXCJcbmltcG9ydCB7IEJhciB9IGZyb20gXCIuL2Jhci50c3hcIlxuaW1wb3J0IHsgQ2xpcGJvYXJkU2VjdGlvbiB9IGZyb20gXCIuL2NsaXBib2FyZC1zZWN0aW9uLnRzeFwiXG5pbXBvcnQgeyBEZXNrdG9wU2NyZWVuIH0gZnJvbSBcIi4vZGVza3RvcC1zY3JlZW4udHN4XCJcbmltcG9ydCB7IEVuZERpYWxvZywgSG9zdEtleURpYWxvZywgTWlzc2luZ1ByZXJlcXVpc2l0ZXNEaWFsb2csIFVwbG9hZERpYWxvZyB9IGZyb20gXCIuL2RpYWxvZ3MudHN4XCJcbmltcG9ydCB7IERvY2ssIHR5cGUgRG9ja1NlY3Rpb25OYW1lLCBEb2NrVG9nZ2xlIH0gZnJvbSBcIi4vZG9jay50c3hcIlxuaW1wb3J0IHsgY3JlYXRlRmlsZUNhbGxzIH0gZnJvbSBcIi4vZmlsZXMtY2FsbHMudHNcIlxuaW1wb3J0IHsgRmlsZXNTZWN0aW9uIH0gZnJvbSBcIi4vZmlsZXMtc2VjdGlvbi50c3hcIlxuaW1wb3J0IHsgaXNGb2N1c0Vsc2V3aGVyZSB9IGZyb20gXCIuL2ZvY3VzLnRzXCJcbmltcG9ydCB7IEludml0YXRpb25zU2VjdGlvbiB9IGZyb20gXCIuL2ludml0YXRpb25zLXNlY3Rpb24udHN4XCJcbmltcG9ydCB7IEtlZXBPcGVuIH0gZnJvbSBcIi4va2VlcC1vcGVuLnRzeFwiXG5pbXBvcnQgeyBLRVlfQ09NQklOQVRJT05TIH0gZnJvbSBcIi4va2V5LWNvbWJpbmF0aW9ucy50c1wiXG5pbXBvcnQgeyBoYXNFbmRlZCwgaXNJbnB1dFBhdXNlZCB9IGZyb20gXCIuL21vZGVsLnRzXCJcbmltcG9ydCB7IE9uc2NyZWVuS2V5Ym9hcmQgfSBmcm9tIFwiLi9vbnNjcmVlbi1rZXlib2FyZC50c3hcIlxuaW1wb3J0IHsgT3ZlcmxheSB9IGZyb20gXCIuL292ZXJsYXkudHN4XCJcbmltcG9ydCB7IFBhZ2VCYXIgfSBmcm9tIFwiLi9wYWdlLWJhci50c3hcIlxuaW1wb3J0IHsgY3JlYXRlUGVvcGxlQ2FsbHMsIHVuaXF1ZUJ5UGVyc29uIH0gZnJvbSBcIi4vcGVvcGxlLnRzXCJcbmltcG9ydCB7IFBlb3BsZVNlY3Rpb24gfSBmcm9tIFwiLi9wZW9wbGUtc2VjdGlvbi50c3hcIlxuaW1wb3J0IHsgdHlwZSBSZW1vdGVTY3JlZW5Qcm9wcywgd2l0aFNlc3Npb24gfSBmcm9tIFwiLi9wcm9wcy50c1wiXG5pbXBvcnQgdHlwZSB7IFNjcmVlbkhhbmRsZSB9IGZyb20gXCIuL3NjcmVlbi1oYW5kbGUudHNcIlxuaW1wb3J0IHsgRm9udFRvb2wsIEtleXNUb29sLCBPcGVuQWxvbmVMaW5rLCBRdWFsaXR5VG9vbCwgUXVpY2tBY2Nlc3NUb29sLCBab29tVG9vbCB9IGZyb20gXCIuL3Rvb2xzLnRzeFwiXG5pbXBvcnQgeyB1c2VOb3RlIH0gZnJvbSBcIi4vdXNlLW5vdGUudHNcIlxuaW1wb3J0IHsgdXNlUHJlZmVyZW5jZXMgfSBmcm9tIFwiLi91c2UtcHJlZmVyZW5jZXMudHNcIlxuaW1wb3J0IHsgdXNlU2Vzc2lvbiB9IGZyb20gXCIuL3VzZS1zZXNzaW9uLnRzXCJcbmltcG9ydCB7IFdhdGVybWFyayB9IGZyb20gXCIuL3dhdGVybWFyay50c3hcIlxuaW1wb3J0IHsgTm90aWNlLCBXaW5kb3dDYXJkIH0gZnJvbSBcIi4vd2luZG93LWNhcmQudHN4XCJcblxuLyoqIExvYWRlZCBmb3IgdGVybWluYWxzIG9ubHk6IHRoZSBlbXVsYXRvciBpcyBsYXJnZXIgdGhhbiBldmVyeXRoaW5nIGVsc2Ugb2YgdGhlIHNjcmVlbi4gKi9cbmNvbnN0IFRlcm1pbmFsVmlldyA9IGxhenkoYXN5bmMgKCkgPT4gKHsgZGVmYXVsdDogKGF3YWl0IGltcG9ydChcIi4vdGVybWluYWwtdmlldy50c3hcIikpLlRlcm1pbmFsVmlldyB9KSlcbi8qKiBPbiBhIHBob25lIGFuZCBpbiBhIHRpbGUgdGhlIGRvY2sgYW5kIHRoZSBrZXlib2FyZCB0YWtlIHR1cm5zLCBzbyB0aGF0IHRoZSBwaWN0dXJlIGtlZXBzIGl0cyByb29tLiBBcyBpbiB0aGUgc3R5bGVzLiAqL1xuY29uc3QgTkFSUk9XX1BYID0gNzIwXG5leHBvcnQgZnVuY3Rpb24gUmVtb3RlU2NyZWVuKHByb3BzOiBSZW1vdGVTY3JlZW5Qcm9wcykge1xuICBjb25zdCB7IHQsIGNzcmYsIGxhbmcgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCByb290ID0gdXNlUmVmPEhUTUxEaXZFbGVtZW50PihudWxsKVxuICBjb25zdCBzY3JlZW4gPSB1c2VSZWY8U2NyZWVuSGFuZGxlPihudWxsKVxuICBjb25zdCBzZXNzaW9uID0gdXNlU2Vzc2lvbihwcm9wcywgc2NyZWVuLCByb290KVxuICBjb25zdCB7IG1vZGVsLCBsaW5rIH0gPSBzZXNzaW9uXG4gIGNvbnN0IFt6b29tLCBzZXRab29tXSA9IHVzZVN0YXRlPFpvb20+KFwiZml0XCIpXG4gIGNvbnN0IFtpc1Bhbm5pbmcsIHNldFBhbm5pbmddID0gdXNlU3RhdGUoZmFsc2UpXG4gIGNvbnN0IFtmb250U2l6ZSwgc2V0Rm9udFNpemVdID0gdXNlU3RhdGUocHJvcHMuZm9udFNpemUpXG4gIGNvbnN0IFtxdWFsaXR5LCBzZXRRdWFsaXR5XSA9IHVzZVN0YXRlPFBpY3R1cmVRdWFsaXR5IHwgbnVsbD4obnVsbClcbiAgY29uc3QgW29wZW4sIHNldE9wZW5dID0gdXNlU3RhdGU8UmVhZG9ubHlTZXQ8RG9ja1NlY3Rpb25OYW1lPj4obmV3IFNldCgpKVxuICBjb25zdCBbaGFzS2V5Ym9hcmQsIHNldEtleWJvYXJkXSA9IHVzZVN0YXRlKGZhbHNlKVxuICBjb25zdCBbcHJlZmVyZW5jZXMsIHNldFByZWZlcmVuY2VzXSA9IHVzZVByZWZlcmVuY2VzKGxhbmcpXG4gIGNvbnN0IFtpc0NvbmZpcm1pbmdFbmQsIHNldEFza2luZ10gPSB1c2VTdGF0ZShmYWxzZSlcbiAgY29uc3QgW2lzRXh0ZW5kaW5nLCBzZXRFeHRlbmRpbmddID0gdXNlU3RhdGUoZmFsc2UpXG4gIGNvbnN0IFtleHRlbmRlZEhvdXJzLCBzZXRFeHRlbmRlZEhvdXJzXSA9IHVzZVN0YXRlKDApXG4gIGNvbnN0IFtmb2xsb3dlZCwgc2V0Rm9sbG93ZWRdID0gdXNlU3RhdGU8c3RyaW5nIHwgbnVsbD4obnVsbClcbiAgY29uc3QgW25vdGUsIHNldE5vdGVdID0gdXNlTm90ZSgpXG4gIGNvbnN0IFtpc0Z1bGxzY3JlZW4sIHRvZ2dsZUZ1bGxzY3JlZW5dID0gdXNlRnVsbHNjcmVlbihyb290KVxuICBjb25zdCBub3dNcyA9IHVzZU5vdygpXG4gIGNvbnN0IFtnaXZpbmcsIHNldEdpdmluZ10gPSB1c2VTdGF0ZTxSZWFkb25seU1hcDxzdHJpbmcsIG51bWJlcj4+KG5ldyBNYXAoKSlcbiAgdXNlQmVmb3JlVW5sb2FkUHJvbXB0KG1vZGVsLnNlc3Npb25JZCAhPT0gbnVsbCAmJiAhaGFzRW5kZWQobW9kZWwuY29ubmVjdGlvbikpXG5cbiAgY29uc3QgaXNDb25uZWN0ZWQgPSBtb2RlbC5jb25uZWN0aW9uLnN0YXRlID09PSBcImNvbm5lY3RlZFwiXG4gIGNvbnN0IGlzT3ZlciA9IGhhc0VuZGVkKG1vZGVsLmNvbm5lY3Rpb24pXG4gIGNvbnN0IGlzT3duZXIgPSAobW9kZWwub3duZXJJZCA/PyBwcm9wcy5tZS51c2VySWQpID09PSBwcm9wcy5tZS51c2VySWRcbiAgY29uc3QgbWF5Q29udHJvbCA9IGlzQ29ubmVjdGVkICYmIG1vZGVsLnJpZ2h0ID09PSBcIkNPTlRST0xcIiAmJiAhcHJvcHMucmVhZE9ubHkgJiYgIWlzSW5wdXRQYXVzZWQobW9kZWwpXG4gIGNvbnN0IGRlY2lkZXNTaXplID0gbWF5Q29udHJvbCAmJiBpc093bmVyXG4gIGNvbnN0IGlzRGVza3RvcCA9IHByb3BzLmtpbmQgPT09IFwiZGVza3RvcFwiXG4gIGNvbnN0IGxhYmVsID0gdChcInJlbW90ZS5zY3JlZW5cIiwgeyBuYW1lOiBwcm9wcy5pbnRlcmZhY2VOYW1lIH0pXG4gIGNvbnN0IHdheU91dElkID0gdXNlSWQoKVxuICBjb25zdCBleHRlbnNpb25Ib3VycyA9IE1hdGgubWF4KDAsIHByb3BzLmV4dGVuc2lvbkhvdXJzTWF4IC0gZXh0ZW5kZWRIb3VycylcbiAgY29uc3QgcGVvcGxlID0gdW5pcXVlQnlQZXJzb24obW9kZWwucGFydGljaXBhbnRzKVxuICBjb25zdCB7IHNlc3Npb25JZCB9ID0gbW9kZWxcbiAgY29uc3QgY2FsbHMgPSB1c2VNZW1vKFxuICAgICgpID0+IChzZXNzaW9uSWQgPT09IG51bGwgfHwgcHJvcHMuaXNHdWVzdCA/IG51bGwgOiBjcmVhdGVQZW9wbGVDYWxscyh7IC4uLnByb3BzLCBzZXNzaW9uSWQgfSwgY3NyZikpLFxuICAgIFtzZXNzaW9uSWQsIHByb3BzLCBjc3JmXSxcbiAgKVxuICBjb25zdCB7IHNlbGYgfSA9IG1vZGVsXG4gIGNvbnN0IGZpbGVDYWxscyA9IHVzZU1lbW8oXG4gICAgKCkgPT5cbiAgICAgIHNlc3Npb25JZCA9PT0gbnVsbCB8fCBzZWxmID09PSBudWxsIHx8IHByb3BzLmlzR3Vlc3QgfHwgcHJvcHMuZmlsZXMgPT09IG51bGxcbiAgICAgICAgPyBudWxsXG4gICAgICAgIDogY3JlYXRlRmlsZUNhbGxzKHsgLi4ucHJvcHMsIHNlc3Npb25JZCB9LCBzZWxmLCBjc3JmKSxcbiAgICBbc2Vzc2lvbklkLCBzZWxmLCBwcm9wcywgY3NyZl0sXG4gIClcbiAgY29uc3QgcGlubmVkID0gS0VZX0NPTUJJTkFUSU9OUy5maWx0ZXIoKHsgbmFtZSB9KSA9PiBwcmVmZXJlbmNlcy5waW5uZWQuaW5jbHVkZXMobmFtZSkpXG5cbiAgY29uc3QgYXR0ZW1wdCA9IGFzeW5jICh3b3JrOiAoKSA9PiBQcm9taXNlPHVua25vd24+LCBkb25lID0gXCJcIikgPT4ge1xuICAgIHRyeSB7XG4gICAgICBhd2FpdCB3b3JrKClcbiAgICAgIGlmIChkb25lKSBzZXROb3RlKGRvbmUpXG4gICAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICAgIHNldE5vdGUoZXJyb3IgaW5zdGFuY2VvZiBBcGlFcnJvciA/IGVycm9yLm1lc3NhZ2UgOiB0KFwic2hlbGwub2ZmbGluZVwiKSlcbiAgICB9XG4gIH1cbiAgY29uc3QgaXNOYXJyb3cgPSAoKSA9PiAocm9vdC5jdXJyZW50Py5jbGllbnRXaWR0aCA/PyAwKSA8IE5BUlJPV19QWFxuICBjb25zdCB0b2dnbGUgPSAobmFtZTogRG9ja1NlY3Rpb25OYW1lKSA9PiB7XG4gICAgY29uc3QgbmV4dCA9IG5ldyBTZXQoaXNOYXJyb3coKSA/IFsuLi5vcGVuXS5maWx0ZXIoKG9uZSkgPT4gb25lID09PSBuYW1lKSA6IG9wZW4pXG4gICAgaWYgKCFuZXh0LmRlbGV0ZShuYW1lKSkgbmV4dC5hZGQobmFtZSlcbiAgICBzZXRPcGVuKG5leHQpXG4gICAgaWYgKGlzTmFycm93KCkpIHNldEtleWJvYXJkKGZhbHNlKVxuICB9XG4gIGNvbnN0IHRvZ2dsZUtleWJvYXJkID0gKCkgPT4ge1xuICAgIHNldEtleWJvYXJkKCFoYXNLZXlib2FyZClcbiAgICBpZiAoaXNOYXJyb3coKSkgc2V0T3BlbihuZXcgU2V0KCkpXG4gIH1cbiAgY29uc3QgY2FuY2VsVXBsb2FkID0gKCkgPT4ge1xuICAgIGlmIChtb2RlbC51cGxvYWQpIGxpbmsuc2VuZCh7IGtpbmQ6IFwiY2FuY2VsVXBsb2FkXCIsIHJlcXVlc3RJZDogbW9kZWwudXBsb2FkLmlkIH0pXG4gIH1cbiAgLyoqIEl0cyBzY2FuIGlzIGZvbGxvd2VkIGluIHRoZSBkb2NrLiAqL1xuICBjb25zdCBnaXZlRmlsZXMgPSBhc3luYyAoZmlsZXM6IHJlYWRvbmx5IEZpbGVbXSkgPT4ge1xuICAgIGNvbnN0IHsgdXBsb2FkIH0gPSBtb2RlbFxuICAgIGlmICghdXBsb2FkIHx8ICFmaWxlQ2FsbHMpIHJldHVyblxuICAgIGlmICghb3Blbi5oYXMoXCJmaWxlc1wiKSkgdG9nZ2xlKFwiZmlsZXNcIilcbiAgICBhd2FpdCBhdHRlbXB0KCgpID0+XG4gICAgICBmaWxlQ2FsbHMuZ2l2ZSh1cGxvYWQuaWQsIGZpbGVzLCAoZmlsZSwgc2hhcmUpID0+XG4gICAgICAgIHNldEdpdmluZygoYmVmb3JlKSA9PiBuZXcgTWFwKGJlZm9yZSkuc2V0KGZpbGUubmFtZSwgc2hhcmUpKSxcbiAgICAgICksXG4gICAgKVxuICAgIHNldEdpdmluZyhuZXcgTWFwKCkpXG4gIH1cbiAgY29uc3QgbGVhdmVTY3JlZW4gPSAoKSA9PlxuICAgIHJvb3QuY3VycmVudD8ucXVlcnlTZWxlY3RvcjxIVE1MRWxlbWVudD4oXCIucmVtb3RlLXRvb2xzIDppcyhzdW1tYXJ5LCBidXR0b24pXCIpPy5mb2N1cygpXG4gIGNvbnN0IGVuZCA9ICgpID0+IHtcbiAgICBzZXRBc2tpbmcoZmFsc2UpXG4gICAgdm9pZCBsaW5rLmVuZCgpXG4gIH1cbiAgY29uc3Qgc2VuZEtleXMgPSAoa2V5c3ltczogcmVhZG9ubHkgbnVtYmVyW10pID0+IHNjcmVlbi5jdXJyZW50Py5zZW5kS2V5Q29tYmluYXRpb24oa2V5c3ltcylcbiAgY29uc3QgbWFyayA9ICgpID0+IHtcbiAgICBsaW5rLnNlbmQoeyBraW5kOiBcIm1hcmtlclwiLCB0ZXh0OiBcIlwiIH0pXG4gICAgc2V0Tm90ZSh0KFwidmlld2VyLm1hcmtlZFwiKSlcbiAgfVxuICAvKiogS2V5cyBhcmUgZm9yIHRoZSBtYWNoaW5lIGFmdGVyd2FyZHMsIG5vdCBmb3IgdGhlIGJ1dHRvbi4gKi9cbiAgY29uc3QgZW50ZXJGdWxsc2NyZWVuID0gKCkgPT4ge1xuICAgIHRvZ2dsZUZ1bGxzY3JlZW4/LigpXG4gICAgc2NyZWVuLmN1cnJlbnQ/LmZvY3VzKClcbiAgfVxuXG4gIC8vIEVhY2ggY29ubmVjdGlvbiBiZWdpbnMgd2l0aCB0aGUgYXV0b21hdGljIGNob2ljZS5cbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBpZiAoaXNDb25uZWN0ZWQgJiYgcXVhbGl0eSkgbGluay5zZW5kKHsga2luZDogXCJwaWN0dXJlUXVhbGl0eVwiLCBxdWFsaXR5IH0pXG4gIH0sIFtpc0Nvbm5lY3RlZCwgcXVhbGl0eSwgbGlua10pXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgLy8gQW1vbmcgc2V2ZXJhbCBzZXNzaW9ucyB0aGUgZmlyc3QgaGFzIHRoZSBrZXlib2FyZCB1bnRpbCBhbm90aGVyIGlzIGNob3Nlbi5cbiAgICBpZiAoaXNDb25uZWN0ZWQgJiYgIWlzRm9jdXNFbHNld2hlcmUocm9vdC5jdXJyZW50KSkgc2NyZWVuLmN1cnJlbnQ/LmZvY3VzKClcbiAgfSwgW2lzQ29ubmVjdGVkXSlcblxuICAvLyBBIHJlcXVlc3QgZm9yIGNvbnRyb2wgbXVzdCBub3QgYmUgb3Zlcmxvb2tlZCBiZWhpbmQgYSBjbG9zZWQgZG9jay5cbiAgY29uc3QgaXNBc2tlZCA9IGlzT3duZXIgJiYgcGVvcGxlLnNvbWUoKHsgYXNrcyB9KSA9PiBhc2tzKVxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmIChpc0Fza2VkKSBzZXRPcGVuKChiZWZvcmUpID0+IG5ldyBTZXQoYmVmb3JlKS5hZGQoXCJwZW9wbGVcIikpXG4gIH0sIFtpc0Fza2VkXSlcblxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3NOYW1lPVwicmVtb3RlXCIgcmVmPXtyb290fSBkYXRhLWtpbmQ9e3Byb3BzLmtpbmR9PlxuICAgICAgPEJhclxuICAgICAgICBzZXNzaW9uPXtwcm9wc31cbiAgICAgICAgbW9kZWw9e21vZGVsfVxuICAgICAgICBub3dNcz17bm93TXN9XG4gICAgICAgIHRpdGxlPXtzZXNzaW9uLnRpdGxlfVxuICAgICAgICB0cmFmZmljPXtzZXNzaW9uLnRyYWZmaWN9XG4gICAgICAgIGV4dGVuc2lvbkhvdXJzPXtleHRlbnNpb25Ib3Vyc31cbiAgICAgICAgb25FeHRlbmQ9eygpID0+IHNldEV4dGVuZGluZyh0cnVlKX1cbiAgICAgICAgaXNPd25lcj17aXNPd25lcn1cbiAgICAgICAgaXNGdWxsc2NyZWVuPXtpc0Z1bGxzY3JlZW59XG4gICAgICAgIG9uRnVsbHNjcmVlbj17dG9nZ2xlRnVsbHNjcmVlbiAmJiBlbnRlckZ1bGxzY3JlZW59XG4gICAgICAgIG9uRW5kPXsoKSA9PiAocGVvcGxlLmxlbmd0aCA+IDEgPyBzZXRBc2tpbmcodHJ1ZSkgOiBlbmQoKSl9XG4gICAgICAgIG9uTGVhdmU9e2xpbmsubGVhdmV9XG4gICAgICA+XG4gICAgICAgIHtzZXNzaW9uSWQgIT09IG51bGwgJiYgKFxuICAgICAgICAgIDxEb2NrVG9nZ2xlXG4gICAgICAgICAgICBsYWJlbD17dChcInZpZXdlci5wZW9wbGVcIil9XG4gICAgICAgICAgICBpY29uPVwidXNlcnNcIlxuICAgICAgICAgICAgdmFsdWU9e2Ake3Blb3BsZS5sZW5ndGh9YH1cbiAgICAgICAgICAgIGlzT3Blbj17b3Blbi5oYXMoXCJwZW9wbGVcIil9XG4gICAgICAgICAgICBvblRvZ2dsZT17KCkgPT4gdG9nZ2xlKFwicGVvcGxlXCIpfVxuICAgICAgICAgIC8+XG4gICAgICAgICl9XG4gICAgICAgIHtmaWxlQ2FsbHMgJiYgIXByb3BzLmlzVGlsZSAmJiAoXG4gICAgICAgICAgPERvY2tUb2dnbGVcbiAgICAgICAgICAgIGxhYmVsPXt0KFwidmlld2VyLmZpbGVzXCIpfVxuICAgICAgICAgICAgaWNvbj1cImZvbGRlclwiXG4gICAgICAgICAgICBpc09wZW49e29wZW4uaGFzKFwiZmlsZXNcIil9XG4gICAgICAgICAgICBvblRvZ2dsZT17KCkgPT4gdG9nZ2xlKFwiZmlsZXNcIil9XG4gICAgICAgICAgLz5cbiAgICAgICAgKX1cbiAgICAgICAgPERvY2tUb2dnbGVcbiAgICAgICAgICBsYWJlbD17dChcInJlbW90ZS5jbGlwYm9hcmRcIil9XG4gICAgICAgICAgaWNvbj1cImNsaXBib2FyZFwiXG4gICAgICAgICAgaXNPcGVuPXtvcGVuLmhhcyhcImNsaXBib2FyZFwiKX1cbiAgICAgICAgICBvblRvZ2dsZT17KCkgPT4gdG9nZ2xlKFwiY2xpcGJvYXJkXCIpfVxuICAgICAgICAvPlxuICAgICAgICB7bWF5Q29udHJvbCAmJiAoXG4gICAgICAgICAgPD5cbiAgICAgICAgICAgIHshcHJvcHMuaXNUaWxlICYmIChcbiAgICAgICAgICAgICAgPERvY2tUb2dnbGVcbiAgICAgICAgICAgICAgICBsYWJlbD17dChcInJlbW90ZS5rZXlib2FyZFwiKX1cbiAgICAgICAgICAgICAgICBpY29uPVwia2V5Ym9hcmRcIlxuICAgICAgICAgICAgICAgIGlzT3Blbj17aGFzS2V5Ym9hcmR9XG4gICAgICAgICAgICAgICAgb25Ub2dnbGU9e3RvZ2dsZUtleWJvYXJkfVxuICAgICAgICAgICAgICAvPlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICAgIDxLZXlzVG9vbFxuICAgICAgICAgICAgICBwaW5uZWQ9e3ByZWZlcmVuY2VzLnBpbm5lZH1cbiAgICAgICAgICAgICAgb25QaW49eyhuYW1lKSA9PiBzZXRQcmVmZXJlbmNlcyh7IC4uLnByZWZlcmVuY2VzLCBwaW5uZWQ6IHRvZ2dsZWQocHJlZmVyZW5jZXMucGlubmVkLCBuYW1lKSB9KX1cbiAgICAgICAgICAgICAgb25Db21iaW5hdGlvbj17c2VuZEtleXN9XG4gICAgICAgICAgICAvPlxuICAgICAgICAgIDwvPlxuICAgICAgICApfVxuICAgICAgICB7aXNEZXNrdG9wICYmIChcbiAgICAgICAgICA8Wm9vbVRvb2xcbiAgICAgICAgICAgIHpvb209e3pvb219XG4gICAgICAgICAgICBpc1Bhbm5pbmc9e2lzUGFubmluZ31cbiAgICAgICAgICAgIG9uWm9vbT17c2V0Wm9vbX1cbiAgICAgICAgICAgIG9uUGFubmluZz17c2V0UGFubmluZ31cbiAgICAgICAgICAgIHRvdWNoTW9kZT17cHJlZmVyZW5jZXMudG91Y2hNb2RlfVxuICAgICAgICAgICAgb25Ub3VjaE1vZGU9eyh0b3VjaE1vZGUpID0+IHNldFByZWZlcmVuY2VzKHsgLi4ucHJlZmVyZW5jZXMsIHRvdWNoTW9kZSB9KX1cbiAgICAgICAgICAvPlxuICAgICAgICApfVxuICAgICAgICB7IWlzRGVza3RvcCAmJiBkZWNpZGVzU2l6ZSAmJiA8Rm9udFRvb2wgcHg9e2ZvbnRTaXplfSBvblB4PXtzZXRGb250U2l6ZX0gLz59XG4gICAgICAgIHtpc0Rlc2t0b3AgJiYgIXByb3BzLmlzVGlsZSAmJiAoXG4gICAgICAgICAgPFF1YWxpdHlUb29sIHF1YWxpdHk9e3F1YWxpdHkgPz8gXCJBVVRPTUFUSUNcIn0gb25RdWFsaXR5PXtzZXRRdWFsaXR5fSB7Li4uc2Vzc2lvbi50cmFmZmljfSAvPlxuICAgICAgICApfVxuICAgICAgICB7cHJvcHMuaXNSZWNvcmRlZCAmJiBpc0Nvbm5lY3RlZCAmJiAhcHJvcHMuaXNUaWxlICYmIChcbiAgICAgICAgICA8SWNvbkJ1dHRvbiBsYWJlbD17dChcInZpZXdlci5tYXJrXCIpfSBpY29uPVwiYm9va21hcmtcIiBvbkNsaWNrPXttYXJrfSAvPlxuICAgICAgICApfVxuICAgICAgICB7cHJvcHMuaXNUaWxlID8gKFxuICAgICAgICAgIDxPcGVuQWxvbmVMaW5rIHBhdGg9e3dpdGhTZXNzaW9uKHByb3BzLmpvaW5QYXRoLCBzZXNzaW9uSWQgPz8gXCJcIil9IC8+XG4gICAgICAgICkgOiAoXG4gICAgICAgICAgcHJvcHMucXVpY2tBY2Nlc3MgJiYgPFF1aWNrQWNjZXNzVG9vbCB0bz17cHJvcHMucXVpY2tBY2Nlc3N9IHNlc3Npb25JZD17c2Vzc2lvbklkfSAvPlxuICAgICAgICApfVxuICAgICAgPC9CYXI+XG4gICAgICB7c2Vzc2lvbi5sb2NhdGlvbiAmJiAhaXNPdmVyICYmIChcbiAgICAgICAgPFBhZ2VCYXJcbiAgICAgICAgICBsb2NhdGlvbj17c2Vzc2lvbi5sb2NhdGlvbn1cbiAgICAgICAgICBtYXlDb250cm9sPXttYXlDb250cm9sfVxuICAgICAgICAgIG9uTmF2aWdhdGU9eyh0bywgYWRkcmVzcykgPT4ge1xuICAgICAgICAgICAgbGluay5zZW5kKHsga2luZDogXCJuYXZpZ2F0ZVwiLCB0bywgYWRkcmVzcyB9KVxuICAgICAgICAgICAgc2NyZWVuLmN1cnJlbnQ/LmZvY3VzKClcbiAgICAgICAgICB9fVxuICAgICAgICAvPlxuICAgICAgKX1cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwicmVtb3RlLWJvZHlcIj5cbiAgICAgICAgPGRpdiBjbGFzc05hbWU9XCJyZW1vdGUtY29sdW1uXCI+XG4gICAgICAgICAgPGRpdiBjbGFzc05hbWU9XCJyZW1vdGUtdmlld1wiPlxuICAgICAgICAgICAge2lzRGVza3RvcCA/IChcbiAgICAgICAgICAgICAgPERlc2t0b3BTY3JlZW5cbiAgICAgICAgICAgICAgICByZWY9e3NjcmVlbn1cbiAgICAgICAgICAgICAgICBsYWJlbD17bGFiZWx9XG4gICAgICAgICAgICAgICAgd2F5T3V0SWQ9e3dheU91dElkfVxuICAgICAgICAgICAgICAgIHpvb209e3pvb219XG4gICAgICAgICAgICAgICAgaXNQYW5uaW5nPXtpc1Bhbm5pbmd9XG4gICAgICAgICAgICAgICAgbWF5Q29udHJvbD17bWF5Q29udHJvbH1cbiAgICAgICAgICAgICAgICBvblpvb209e3NldFpvb219XG4gICAgICAgICAgICAgICAgdG91Y2hNb2RlPXtwcmVmZXJlbmNlcy50b3VjaE1vZGV9XG4gICAgICAgICAgICAgICAgZGVjaWRlc1NpemU9e2RlY2lkZXNTaXplICYmIHByb3BzLnJlc2l6ZXNNYWNoaW5lfVxuICAgICAgICAgICAgICAgIGZvbGxvd2VkQXJlYT17Zm9sbG93ZWQgPT09IG51bGwgPyBudWxsIDogKG1vZGVsLnZpZXdBcmVhcy5nZXQoZm9sbG93ZWQpID8/IG51bGwpfVxuICAgICAgICAgICAgICAgIHNlbmQ9e2xpbmsuc2VuZH1cbiAgICAgICAgICAgICAgICBvbkxlYXZlPXtsZWF2ZVNjcmVlbn1cbiAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICkgOiAoXG4gICAgICAgICAgICAgIDxUZXJtaW5hbFZpZXdcbiAgICAgICAgICAgICAgICByZWY9e3NjcmVlbn1cbiAgICAgICAgICAgICAgICBsYWJlbD17bGFiZWx9XG4gICAgICAgICAgICAgICAgZm9udFNpemU9e2ZvbnRTaXplfVxuICAgICAgICAgICAgICAgIG1heUNvbnRyb2w9e21heUNvbnRyb2x9XG4gICAgICAgICAgICAgICAgZGVjaWRlc1NpemU9e2RlY2lkZXNTaXplfVxuICAgICAgICAgICAgICAgIGlzQ29ubmVjdGVkPXtpc0Nvbm5lY3RlZH1cbiAgICAgICAgICAgICAgICBzY3JvbGxiYWNrPXtwcm9wcy5zY3JvbGxiYWNrfVxuICAgICAgICAgICAgICAgIHNlbmQ9e2xpbmsuc2VuZH1cbiAgICAgICAgICAgICAgICBvbkxlYXZlPXtsZWF2ZVNjcmVlbn1cbiAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICl9XG4gICAgICAgICAgICB7cHJvcHMuaGFzV2F0ZXJtYXJrICYmICFpc092ZXIgJiYgKFxuICAgICAgICAgICAgICA8V2F0ZXJtYXJrIG5hbWU9e3Byb3BzLm1lLmRpc3BsYXlOYW1lfSBtYWNoaW5lPXtwcm9wcy5kZXZpY2VOYW1lfSBub3dNcz17bm93TXN9IC8+XG4gICAgICAgICAgICApfVxuICAgICAgICAgICAgPE92ZXJsYXlcbiAgICAgICAgICAgICAgc2Vzc2lvbj17cHJvcHN9XG4gICAgICAgICAgICAgIG1vZGVsPXttb2RlbH1cbiAgICAgICAgICAgICAgaGFzUGljdHVyZT17c2Vzc2lvbi5oYXNQaWN0dXJlfVxuICAgICAgICAgICAgICBub3dNcz17bm93TXN9XG4gICAgICAgICAgICAgIG9uUmVjb25uZWN0PXtzZXNzaW9uLnJlY29ubmVjdH1cbiAgICAgICAgICAgIC8+XG4gICAgICAgICAgICA8ZGl2IGNsYXNzTmFtZT1cInJlbW90ZS1ub3RpY2VzXCI+XG4gICAgICAgICAgICAgIHshaXNPdmVyICYmIGlzSW5wdXRQYXVzZWQobW9kZWwpICYmIGlzQ29ubmVjdGVkICYmIChcbiAgICAgICAgICAgICAgICA8Tm90aWNlIGlzVXJnZW50PlxuICAgICAgICAgICAgICAgICAgPFN1cGVydmlzaW9uVGV4dCBzdXBlcnZpc2lvbj17bW9kZWwuc3VwZXJ2aXNpb259IC8+XG4gICAgICAgICAgICAgICAgPC9Ob3RpY2U+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICAgIHshaXNPdmVyICYmIChcbiAgICAgICAgICAgICAgICA8V2luZG93Q2FyZFxuICAgICAgICAgICAgICAgICAgc2Vzc2lvbj17cHJvcHN9XG4gICAgICAgICAgICAgICAgICBlbmRzQXRNcz17bW9kZWwud2luZG93RW5kc0F0TXN9XG4gICAgICAgICAgICAgICAgICBub3dNcz17bm93TXN9XG4gICAgICAgICAgICAgICAgICBob3Vyc0xlZnQ9e2V4dGVuc2lvbkhvdXJzfVxuICAgICAgICAgICAgICAgICAgaXNBc2tlZD17aXNFeHRlbmRpbmd9XG4gICAgICAgICAgICAgICAgICBvbkNsb3NlPXsoKSA9PiBzZXRFeHRlbmRpbmcoZmFsc2UpfVxuICAgICAgICAgICAgICAgICAgb25FeHRlbmRlZD17KGhvdXJzKSA9PiBzZXRFeHRlbmRlZEhvdXJzKGV4dGVuZGVkSG91cnMgKyBob3Vycyl9XG4gICAgICAgICAgICAgICAgICBhdHRlbXB0PXthdHRlbXB0fVxuICAgICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICAgIHtub3RlICYmIDxOb3RpY2U+e25vdGV9PC9Ob3RpY2U+fVxuICAgICAgICAgICAgPC9kaXY+XG4gICAgICAgICAgPC9kaXY+XG4gICAgICAgICAge2hhc0tleWJvYXJkICYmIG1heUNvbnRyb2wgJiYgKFxuICAgICAgICAgICAgPE9uc2NyZWVuS2V5Ym9hcmRcbiAgICAgICAgICAgICAgbGF5b3V0PXtwcmVmZXJlbmNlcy5sYXlvdXR9XG4gICAgICAgICAgICAgIG9uTGF5b3V0PXsobGF5b3V0KSA9PiBzZXRQcmVmZXJlbmNlcyh7IC4uLnByZWZlcmVuY2VzLCBsYXlvdXQgfSl9XG4gICAgICAgICAgICAgIHBpbm5lZD17cGlubmVkfVxuICAgICAgICAgICAgICBvbktleXM9e3NlbmRLZXlzfVxuICAgICAgICAgICAgLz5cbiAgICAgICAgICApfVxuICAgICAgICA8L2Rpdj5cbiAgICAgICAge29wZW4uc2l6ZSA+IDAgJiYgIWlzT3ZlciAmJiAoXG4gICAgICAgICAgPERvY2s+XG4gICAgICAgICAgICB7b3Blbi5oYXMoXCJwZW9wbGVcIikgJiYgKFxuICAgICAgICAgICAgICA8PlxuICAgICAgICAgICAgICAgIDxQZW9wbGVTZWN0aW9uXG4gICAgICAgICAgICAgICAgICBtb2RlbD17bW9kZWx9XG4gICAgICAgICAgICAgICAgICBjYWxscz17Y2FsbHN9XG4gICAgICAgICAgICAgICAgICBpc093bmVyPXtpc093bmVyfVxuICAgICAgICAgICAgICAgICAgbXlVc2VySWQ9e3Byb3BzLm1lLnVzZXJJZH1cbiAgICAgICAgICAgICAgICAgIGZvbGxvd2VkVmlld2VyPXtmb2xsb3dlZH1cbiAgICAgICAgICAgICAgICAgIGF0dGVtcHQ9e2F0dGVtcHR9XG4gICAgICAgICAgICAgICAgICBvbkFzaz17KGlzV2FudGVkKSA9PiBsaW5rLnNlbmQoeyBraW5kOiBcImFza1wiLCBpc1dhbnRlZCB9KX1cbiAgICAgICAgICAgICAgICAgIG9uRm9sbG93PXtzZXRGb2xsb3dlZH1cbiAgICAgICAgICAgICAgICAgIG9uQ2xvc2U9eygpID0+IHRvZ2dsZShcInBlb3BsZVwiKX1cbiAgICAgICAgICAgICAgICAvPlxuICAgICAgICAgICAgICAgIHtpc093bmVyICYmIGNhbGxzICYmIChcbiAgICAgICAgICAgICAgICAgIDxJbnZpdGF0aW9uc1NlY3Rpb25cbiAgICAgICAgICAgICAgICAgICAgY2FsbHM9e2NhbGxzfVxuICAgICAgICAgICAgICAgICAgICBwcmVzZW50SWRzPXtuZXcgU2V0KHBlb3BsZS5tYXAoKHsgdXNlcklkIH0pID0+IHVzZXJJZCkpfVxuICAgICAgICAgICAgICAgICAgICBhdHRlbXB0PXthdHRlbXB0fVxuICAgICAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICAgICApfVxuICAgICAgICAgICAgICAgIHtpc093bmVyICYmIGNhbGxzICYmIChcbiAgICAgICAgICAgICAgICAgIDxLZWVwT3BlbiBvbkNoYW5nZT17KHJlbWFpbikgPT4gYXR0ZW1wdCgoKSA9PiBjYWxscy5rZWVwT3BlbihyZW1haW4pKX0gLz5cbiAgICAgICAgICAgICAgICApfVxuICAgICAgICAgICAgICA8Lz5cbiAgICAgICAgICAgICl9XG4gICAgICAgICAgICB7b3Blbi5oYXMoXCJmaWxlc1wiKSAmJiBmaWxlQ2FsbHMgJiYgKFxuICAgICAgICAgICAgICA8RmlsZXNTZWN0aW9uXG4gICAgICAgICAgICAgICAgY2FsbHM9e2ZpbGVDYWxsc31cbiAgICAgICAgICAgICAgICBwbGFjZT17cHJvcHMuZmlsZXMgPz8gXCJQQUdFU1wifVxuICAgICAgICAgICAgICAgIG1heVRyYW5zZmVyPXtpc0Nvbm5lY3RlZCAmJiBtb2RlbC5yaWdodCA9PT0gXCJDT05UUk9MXCJ9XG4gICAgICAgICAgICAgICAgbWF5RmV0Y2g9e3Byb3BzLmZpbGVzICE9PSBcIkNMSVBCT0FSRFwiIHx8ICFwcm9wcy5kaXNhYmxlQ29weX1cbiAgICAgICAgICAgICAgICBtYXlTZW5kPXttYXlDb250cm9sICYmIChwcm9wcy5maWxlcyAhPT0gXCJDTElQQk9BUkRcIiB8fCAhcHJvcHMuZGlzYWJsZVBhc3RlKX1cbiAgICAgICAgICAgICAgICBnaXZpbmc9e2dpdmluZ31cbiAgICAgICAgICAgICAgICB2ZXJzaW9uPXttb2RlbC5maWxlc1ZlcnNpb259XG4gICAgICAgICAgICAgICAgYXR0ZW1wdD17YXR0ZW1wdH1cbiAgICAgICAgICAgICAgICBvbkNsb3NlPXsoKSA9PiB0b2dnbGUoXCJmaWxlc1wiKX1cbiAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICl9XG4gICAgICAgICAgICB7b3Blbi5oYXMoXCJjbGlwYm9hcmRcIikgJiYgKFxuICAgICAgICAgICAgICA8Q2xpcGJvYXJkU2VjdGlvblxuICAgICAgICAgICAgICAgIGZyb21NYWNoaW5lPXtzZXNzaW9uLmNsaXBib2FyZH1cbiAgICAgICAgICAgICAgICBtYXlQYXN0ZT17bWF5Q29udHJvbCAmJiAhcHJvcHMuZGlzYWJsZVBhc3RlfVxuICAgICAgICAgICAgICAgIG9uU2VuZD17KHRleHQpID0+IHNjcmVlbi5jdXJyZW50Py5zZW5kVGV4dCh0ZXh0KSA/PyB0cnVlfVxuICAgICAgICAgICAgICAgIG9uQ2xvc2U9eygpID0+IHRvZ2dsZShcImNsaXBib2FyZFwiKX1cbiAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICl9XG4gICAgICAgICAgPC9Eb2NrPlxuICAgICAgICApfVxuICAgICAgPC9kaXY+XG4gICAgICA8cCBpZD17d2F5T3V0SWR9IGNsYXNzTmFtZT1cInZpc3VhbGx5LWhpZGRlblwiPlxuICAgICAgICB7dChcInZpZXdlci53YXlPdXRcIil9XG4gICAgICA8L3A+XG4gICAgICB7bW9kZWwubWlzc2luZy5sZW5ndGggPiAwICYmIChcbiAgICAgICAgPE1pc3NpbmdQcmVyZXF1aXNpdGVzRGlhbG9nIG1pc3Npbmc9e21vZGVsLm1pc3Npbmd9IGNsb3NlUGF0aD17cHJvcHMuY2xvc2VQYXRofSAvPlxuICAgICAgKX1cbiAgICAgIHttb2RlbC5ob3N0S2V5ICYmIGlzT3duZXIgJiYgKFxuICAgICAgICA8SG9zdEtleURpYWxvZ1xuICAgICAgICAgIGtleT17bW9kZWwuaG9zdEtleS5maW5nZXJwcmludH1cbiAgICAgICAgICBob3N0S2V5PXttb2RlbC5ob3N0S2V5fVxuICAgICAgICAgIG9uRGVjaWRlPXtzZXNzaW9uLmRlY2lkZUhvc3RLZXl9XG4gICAgICAgIC8+XG4gICAgICApfVxuICAgICAge21vZGVsLnVwbG9hZCAmJiBmaWxlQ2FsbHMgJiYgKFxuICAgICAgICA8VXBsb2FkRGlhbG9nXG4gICAgICAgICAga2V5PXttb2RlbC51cGxvYWQuaWR9XG4gICAgICAgICAgbWF5QmVTZXZlcmFsPXttb2RlbC51cGxvYWQubWF5QmVTZXZlcmFsfVxuICAgICAgICAgIGFjY2VwdD17bW9kZWwudXBsb2FkLmFjY2VwdH1cbiAgICAgICAgICBvbkdpdmU9eyhmaWxlcykgPT4gdm9pZCBnaXZlRmlsZXMoZmlsZXMpfVxuICAgICAgICAgIG9uQ2FuY2VsPXtjYW5jZWxVcGxvYWR9XG4gICAgICAgIC8+XG4gICAgICApfVxuICAgICAge2lzQ29uZmlybWluZ0VuZCAmJiA8RW5kRGlhbG9nIG9uRW5kPXtlbmR9IG9uQ2FuY2VsPXsoKSA9PiBzZXRBc2tpbmcoZmFsc2UpfSAvPn1cbiAgICA8L2Rpdj5cbiAgKVxufVxuXG5mdW5jdGlvbiBTdXBlcnZpc2lvblRleHQoe1xuICBzdXBlcnZpc2lvbixcbn06IHtcbiAgc3VwZXJ2aXNpb246IHsgc3RhdGU6IHN0cmluZzsgYnk6IHN0cmluZzsgcmVhc29uOiBzdHJpbmcgfVxufSk6IFJlYWN0Tm9kZSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGlmIChzdXBlcnZpc2lvbi5zdGF0ZSAhPT0gXCJQQVVTRURcIikgcmV0dXJuIHQoXCJ2aWV3ZXIuc3VwZXJ2aXNpb25fQUJTRU5UXCIpXG4gIHJldHVybiBgJHt0KFwidmlld2VyLnBhdXNlZEJ5XCIsIHsgbmFtZTogc3VwZXJ2aXNpb24uYnkgfSl9ICR7c3VwZXJ2aXNpb24ucmVhc29ufWBcbn1cblxuZnVuY3Rpb24gdG9nZ2xlZChuYW1lczogcmVhZG9ubHkgc3RyaW5nW10sIG5hbWU6IHN0cmluZyk6IHN0cmluZ1tdIHtcbiAgcmV0dXJuIG5hbWVzLmluY2x1ZGVzKG5hbWUpID8gbmFtZXMuZmlsdGVyKChvbmUpID0+IG9uZSAhPT0gbmFtZSkgOiBbLi4ubmFtZXMsIG5hbWVdXG59XG4iLAogICAgIi8qKlxuICogTW9kZWwgb2YgYSByZW1vdGUgc2Vzc2lvbiBpbiB0aGUgdXNlciBpbnRlcmZhY2U6IGl0cyBzdGF0ZSBhbmQgdGhlIGV2ZW50cyB0aGF0IGNoYW5nZSBpdC4gVGhlIHN0YXRlcyBhcmUgdGhlXG4gKiBzcGVjaWZpY2F0aW9uJ3MgKMKnNCByZW1vdGUgY29ubmVjdGlvbik6IGlkbGUsIGNvbm5lY3RpbmcsIHdhaXRpbmcsIGNvbm5lY3RlZCwgZGlzY29ubmVjdGluZywgZGlzY29ubmVjdGVkLCBmYWlsZWQuXG4gKiBQdXJlLlxuICovXG5cbmltcG9ydCB0eXBlIHsgTWFjaGluZVN0YXR1cywgTm90aWNlLCBTdXBlcnZpc2lvbiwgVmlld2VyTm90aWNlIH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS50c1wiXG5pbXBvcnQgdHlwZSB7IEFjY2Vzc1JpZ2h0LCBQcmVyZXF1aXNpdGUgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMudHNcIlxuXG4vKiogV2h5IHRoZXJlIGlzIG5vIHNlc3Npb24gYW55IG1vcmUuICovXG5leHBvcnQgaW50ZXJmYWNlIEVuZFJlYXNvbiB7XG4gIC8qKiBBIHN0YXRlIG9mIHRoZSBzZXNzaW9uIG9yIGEgY29kZSBvZiB0aGUgY2F0YWxvZ3VlLiAqL1xuICBjb2RlOiBzdHJpbmdcbiAgLyoqIFRlY2huaWNhbCByZWFzb24gaW4gb25lIHNlbnRlbmNlOyBtYXkgYmUgXCJcIi4gKi9cbiAgZGV0YWlsOiBzdHJpbmdcbiAgLyoqIE5hbWUgb2YgYSBrbm93biBjYXVzZSwgb2Ygd2hpY2ggdGhlcmUgaXMgYSB0ZXh0LiAqL1xuICBkaWFnbm9zaXM/OiBzdHJpbmdcbiAgLyoqIFRoZSBzZXJ2ZXIncyBtZXNzYWdlIGluIHRoZSByZWFkZXIncyBsYW5ndWFnZSwgd2hlcmUgaXQgaXMgbW9yZSBzcGVjaWZpYyB0aGFuIHRoZSBjYXRhbG9ndWUncyBmb3IgdGhpcyBjb2RlLiAqL1xuICB0ZXh0Pzogc3RyaW5nXG59XG5cbmV4cG9ydCB0eXBlIENvbm5lY3Rpb24gPVxuICB8IHsgc3RhdGU6IFwiaWRsZVwiIH1cbiAgLyoqIFRoZSBzZXNzaW9uIGlzIGJlaW5nIHN0YXJ0ZWQsIHRoZSBzb2NrZXQgb3BlbmVkLCBvciB0aGUgbWFjaGluZSBkaWFsbGVkLiAqL1xuICB8IHsgc3RhdGU6IFwiY29ubmVjdGluZ1wiIH1cbiAgLyoqIFRoZSBmaXJzdCBwaWN0dXJlIGlzIGF3YWl0ZWQsIHRoZSBzZXJ2ZXIgaXMgbG9zdCBhbmQgYXNrZWQgYWdhaW4sIG9yIHRoZSBtYWNoaW5lIGRvZXMgbm90IGFuc3dlci4gKi9cbiAgfCB7IHN0YXRlOiBcIndhaXRpbmdcIjsgZm9yOiBcInBpY3R1cmVcIiB8IFwic2VydmVyXCIgfCBcIm1hY2hpbmVcIiB9XG4gIHwgeyBzdGF0ZTogXCJjb25uZWN0ZWRcIiB9XG4gIHwgeyBzdGF0ZTogXCJkaXNjb25uZWN0aW5nXCIgfVxuICB8IHsgc3RhdGU6IFwiZGlzY29ubmVjdGVkXCI7IGVuZDogRW5kUmVhc29uIH1cbiAgfCB7IHN0YXRlOiBcImZhaWxlZFwiOyBlbmQ6IEVuZFJlYXNvbiB9XG5cbmV4cG9ydCB0eXBlIENvbm5lY3Rpb25TdGF0ZSA9IENvbm5lY3Rpb25bXCJzdGF0ZVwiXVxuXG5leHBvcnQgdHlwZSBQYXJ0aWNpcGFudCA9IFZpZXdlck5vdGljZVxuXG5leHBvcnQgaW50ZXJmYWNlIEhvc3RLZXkge1xuICBrZXlUeXBlOiBzdHJpbmdcbiAgZmluZ2VycHJpbnQ6IHN0cmluZ1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIE1vZGVsIHtcbiAgY29ubmVjdGlvbjogQ29ubmVjdGlvblxuICBzZXNzaW9uSWQ6IHN0cmluZyB8IG51bGxcbiAgb3duZXJJZDogc3RyaW5nIHwgbnVsbFxuICAvKiogRXBvY2ggbWlsbGlzZWNvbmRzIGJ5IHRoZSBzZXJ2ZXIncyBjbG9jazsgbnVsbCB1bnRpbCB0aGUgc2Vzc2lvbiBpcyBsb2FkZWQuICovXG4gIHN0YXJ0ZWRBdE1zOiBudW1iZXIgfCBudWxsXG4gIC8qKiBUaGUgc2VydmVyIGhhcyByZXBvcnRlZCB0aGF0IHRoZSBtYWNoaW5lIGFuc3dlcnMuICovXG4gIGlzTWFjaGluZVVwOiBib29sZWFuXG4gIC8qKiBUaGUgZmlyc3QgcGljdHVyZSBvbiB0aGlzIHNvY2tldCBpcyBkcmF3bjsgYSB0ZXJtaW5hbCBoYXMgb25lLCBlbXB0eSwgYmVmb3JlIGl0cyBtYWNoaW5lIGFuc3dlcnMuICovXG4gIGhhc1BpY3R1cmU6IGJvb2xlYW5cbiAgLyoqIGBzaW5jZU1zYDogZXBvY2ggbWlsbGlzZWNvbmRzIG9uIHRoZSBjbG9jayBvZiB0aGlzIGJyb3dzZXIuICovXG4gIG1hY2hpbmU6IHsgc3RhdGU6IE1hY2hpbmVTdGF0dXNbXCJzdGF0ZVwiXTsgc2luY2VNczogbnVtYmVyIH1cbiAgLyoqIEFjY2VzcyByaWdodCBvZiB0aGlzIHZpZXdlcjsgVklFVyB1bnRpbCB0aGUgc2VydmVyIHNlbmRzIGl0LiAqL1xuICByaWdodDogQWNjZXNzUmlnaHRcbiAgc2VsZjogc3RyaW5nIHwgbnVsbFxuICBwYXJ0aWNpcGFudHM6IFBhcnRpY2lwYW50W11cbiAgd2luZG93RW5kc0F0TXM6IG51bWJlciB8IG51bGxcbiAgc3VwZXJ2aXNpb246IFN1cGVydmlzaW9uXG4gIC8qKiBCaXRzIG9mIGEgcGl4ZWwsIHdoZXJlIHRoZSBtYWNoaW5lIGhhcyBjaG9zZW4gb3RoZXJzIHRoYW4gdGhlIGludGVyZmFjZSBhc2tzIGZvci4gKi9cbiAgY29sb3VyRGVwdGg6IHsgYXNrZWQ6IG51bWJlcjsgZ2l2ZW46IG51bWJlciB9IHwgbnVsbFxuICAvKiogR3Jvd3Mgd2l0aCBldmVyeSBjaGFuZ2Ugb2YgdGhlIHRyYW5zZmVycmVkIGZpbGVzLiAqL1xuICBmaWxlc1ZlcnNpb246IG51bWJlclxuICAvKiogRmlsZXMgdGhhdCBhIHdlYiBwYWdlIGFza3MgdGhpcyB2aWV3ZXIgZm9yOyBudWxsIGZvciBub25lLiAqL1xuICB1cGxvYWQ6IFBhZ2VVcGxvYWQgfCBudWxsXG4gIC8qKiBXaGF0IHRoZSBvdGhlcnMgc2VlIG9mIHRoZSBwaWN0dXJlLCBieSB2aWV3ZXIuICovXG4gIHZpZXdBcmVhczogUmVhZG9ubHlNYXA8c3RyaW5nLCBWaWV3QXJlYT5cbiAgLyoqIEEgaG9zdCBrZXkgc2VlbiBmb3IgdGhlIGZpcnN0IHRpbWUsIHdhaXRpbmcgZm9yIHRoZSBvd25lcidzIHdvcmQuICovXG4gIGhvc3RLZXk6IEhvc3RLZXkgfCBudWxsXG4gIC8qKiBNaXNzaW5nIHByZXJlcXVpc2l0ZXMgb2YgYSBzdGFydDsgc2hvd24gaW4gYSBkaWFsb2cuICovXG4gIG1pc3Npbmc6IFByZXJlcXVpc2l0ZVtdXG59XG5cbi8qKiBBIHdlYiBwYWdlIGFza3MgZm9yIGZpbGVzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBQYWdlVXBsb2FkIHtcbiAgaWQ6IHN0cmluZ1xuICBtYXlCZVNldmVyYWw6IGJvb2xlYW5cbiAgLyoqIEFzIHRoZSBhdHRyaWJ1dGUgb2YgYSBmaWxlIGZpZWxkLiAqL1xuICBhY2NlcHQ6IHN0cmluZ1xufVxuXG4vKiogQSBwYXJ0IG9mIHRoZSBtYWNoaW5lJ3MgcGljdHVyZSwgaW4gaXRzIHBpeGVscy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVmlld0FyZWEge1xuICB4OiBudW1iZXJcbiAgeTogbnVtYmVyXG4gIHc6IG51bWJlclxuICBoOiBudW1iZXJcbn1cblxuZXhwb3J0IHR5cGUgU2Vzc2lvbkFjdGlvbiA9XG4gIHwgeyBraW5kOiBcInN0YXJ0aW5nXCIgfVxuICB8IHsga2luZDogXCJzZXNzaW9uXCI7IHNlc3Npb25JZDogc3RyaW5nOyBvd25lcklkOiBzdHJpbmc7IHN0YXJ0ZWRBdE1zOiBudW1iZXIgfVxuICB8IHsga2luZDogXCJtaXNzaW5nXCI7IHByZXJlcXVpc2l0ZXM6IFByZXJlcXVpc2l0ZVtdIH1cbiAgfCB7IGtpbmQ6IFwicmlnaHRcIjsgcmlnaHQ6IEFjY2Vzc1JpZ2h0IH1cbiAgLyoqIFRoZSBzb2NrZXQgaXMgb3BlbjsgdGhlIHNlcnZlciBzYXlzIGhvdyBmYXIgdGhlIG1hY2hpbmUgaXMuICovXG4gIHwgeyBraW5kOiBcInNvY2tldE9wZW5cIiB9XG4gIHwgeyBraW5kOiBcInNvY2tldExvc3RcIiB9XG4gIC8qKiBUaGUgZmlyc3QgcGljdHVyZSBvbiB0aGlzIHNvY2tldCBpcyBkcmF3bi4gKi9cbiAgfCB7IGtpbmQ6IFwicGljdHVyZVwiIH1cbiAgfCB7IGtpbmQ6IFwibm90aWNlXCI7IG5vdGljZTogTm90aWNlOyBhdE1zOiBudW1iZXIgfVxuICB8IHsga2luZDogXCJob3N0S2V5RGVjaWRlZFwiIH1cbiAgfCB7IGtpbmQ6IFwibGVhdmluZ1wiIH1cbiAgfCB7IGtpbmQ6IFwiZW5kZWRcIjsgZW5kOiBFbmRSZWFzb24gfVxuICB8IHsga2luZDogXCJmYWlsZWRcIjsgZW5kOiBFbmRSZWFzb24gfVxuXG5jb25zdCBNQUNISU5FX0FOU1dFUlM6IE1vZGVsW1wibWFjaGluZVwiXSA9IHsgc3RhdGU6IFwiQU5TV0VSU1wiLCBzaW5jZU1zOiAwIH1cblxuZXhwb3J0IGZ1bmN0aW9uIGluaXRpYWxNb2RlbChmcm9tOiB7XG4gIHNlc3Npb25JZDogc3RyaW5nIHwgbnVsbFxuICBvd25lcklkOiBzdHJpbmcgfCBudWxsXG4gIHdpbmRvd0VuZHNBdE1zOiBudW1iZXIgfCBudWxsXG59KTogTW9kZWwge1xuICByZXR1cm4ge1xuICAgIGNvbm5lY3Rpb246IHsgc3RhdGU6IFwiaWRsZVwiIH0sXG4gICAgc2Vzc2lvbklkOiBmcm9tLnNlc3Npb25JZCxcbiAgICBvd25lcklkOiBmcm9tLm93bmVySWQsXG4gICAgc3RhcnRlZEF0TXM6IG51bGwsXG4gICAgaXNNYWNoaW5lVXA6IGZhbHNlLFxuICAgIGhhc1BpY3R1cmU6IGZhbHNlLFxuICAgIG1hY2hpbmU6IE1BQ0hJTkVfQU5TV0VSUyxcbiAgICByaWdodDogXCJWSUVXXCIsXG4gICAgc2VsZjogbnVsbCxcbiAgICBwYXJ0aWNpcGFudHM6IFtdLFxuICAgIHdpbmRvd0VuZHNBdE1zOiBmcm9tLndpbmRvd0VuZHNBdE1zLFxuICAgIHN1cGVydmlzaW9uOiB7IHN0YXRlOiBcIk5PTkVcIiwgYnk6IFwiXCIsIHJlYXNvbjogXCJcIiB9LFxuICAgIGNvbG91ckRlcHRoOiBudWxsLFxuICAgIGZpbGVzVmVyc2lvbjogMCxcbiAgICB1cGxvYWQ6IG51bGwsXG4gICAgdmlld0FyZWFzOiBuZXcgTWFwKCksXG4gICAgaG9zdEtleTogbnVsbCxcbiAgICBtaXNzaW5nOiBbXSxcbiAgfVxufVxuXG5leHBvcnQgZnVuY3Rpb24gcmVkdWNlKG1vZGVsOiBNb2RlbCwgYWN0aW9uOiBTZXNzaW9uQWN0aW9uKTogTW9kZWwge1xuICBpZiAoaGFzRW5kZWQobW9kZWwuY29ubmVjdGlvbikgJiYgYWN0aW9uLmtpbmQgIT09IFwic3RhcnRpbmdcIikgcmV0dXJuIG1vZGVsXG4gIHN3aXRjaCAoYWN0aW9uLmtpbmQpIHtcbiAgICBjYXNlIFwic3RhcnRpbmdcIjpcbiAgICAgIHJldHVybiB7IC4uLmluaXRpYWxNb2RlbChtb2RlbCksIGNvbm5lY3Rpb246IHsgc3RhdGU6IFwiY29ubmVjdGluZ1wiIH0gfVxuICAgIGNhc2UgXCJzZXNzaW9uXCI6IHtcbiAgICAgIGNvbnN0IHsgc2Vzc2lvbklkLCBvd25lcklkLCBzdGFydGVkQXRNcyB9ID0gYWN0aW9uXG4gICAgICByZXR1cm4geyAuLi5tb2RlbCwgc2Vzc2lvbklkLCBvd25lcklkLCBzdGFydGVkQXRNcyB9XG4gICAgfVxuICAgIGNhc2UgXCJtaXNzaW5nXCI6XG4gICAgICByZXR1cm4ge1xuICAgICAgICAuLi5tb2RlbCxcbiAgICAgICAgbWlzc2luZzogYWN0aW9uLnByZXJlcXVpc2l0ZXMsXG4gICAgICAgIGNvbm5lY3Rpb246IHsgc3RhdGU6IFwiZmFpbGVkXCIsIGVuZDogeyBjb2RlOiBcIlBSRVJFUVVJU0lURVNfTUlTU0lOR1wiLCBkZXRhaWw6IFwiXCIgfSB9LFxuICAgICAgfVxuICAgIGNhc2UgXCJyaWdodFwiOlxuICAgICAgcmV0dXJuIHsgLi4ubW9kZWwsIHJpZ2h0OiBhY3Rpb24ucmlnaHQgfVxuICAgIGNhc2UgXCJzb2NrZXRPcGVuXCI6XG4gICAgICByZXR1cm4gd2l0aFByb2dyZXNzKG1vZGVsLCB7IGlzTWFjaGluZVVwOiBmYWxzZSwgaGFzUGljdHVyZTogZmFsc2UsIG1hY2hpbmU6IE1BQ0hJTkVfQU5TV0VSUyB9KVxuICAgIGNhc2UgXCJzb2NrZXRMb3N0XCI6XG4gICAgICByZXR1cm4gaXNMZWF2aW5nKG1vZGVsKVxuICAgICAgICA/IG1vZGVsXG4gICAgICAgIDoge1xuICAgICAgICAgICAgLi4ubW9kZWwsXG4gICAgICAgICAgICBwYXJ0aWNpcGFudHM6IFtdLFxuICAgICAgICAgICAgaG9zdEtleTogbnVsbCxcbiAgICAgICAgICAgIHVwbG9hZDogbnVsbCxcbiAgICAgICAgICAgIGNvbm5lY3Rpb246IHsgc3RhdGU6IFwid2FpdGluZ1wiLCBmb3I6IFwic2VydmVyXCIgfSxcbiAgICAgICAgICB9XG4gICAgY2FzZSBcInBpY3R1cmVcIjpcbiAgICAgIHJldHVybiB3aXRoUHJvZ3Jlc3MobW9kZWwsIHsgaGFzUGljdHVyZTogdHJ1ZSB9KVxuICAgIGNhc2UgXCJub3RpY2VcIjpcbiAgICAgIHJldHVybiByZWR1Y2VOb3RpY2UobW9kZWwsIGFjdGlvbilcbiAgICBjYXNlIFwiaG9zdEtleURlY2lkZWRcIjpcbiAgICAgIHJldHVybiB7IC4uLm1vZGVsLCBob3N0S2V5OiBudWxsIH1cbiAgICBjYXNlIFwibGVhdmluZ1wiOlxuICAgICAgcmV0dXJuIHsgLi4ubW9kZWwsIGhvc3RLZXk6IG51bGwsIGNvbm5lY3Rpb246IHsgc3RhdGU6IFwiZGlzY29ubmVjdGluZ1wiIH0gfVxuICAgIGNhc2UgXCJlbmRlZFwiOlxuICAgICAgcmV0dXJuIHdpdGhFbmQobW9kZWwsIFwiZGlzY29ubmVjdGVkXCIsIGFjdGlvbi5lbmQpXG4gICAgY2FzZSBcImZhaWxlZFwiOlxuICAgICAgcmV0dXJuIHdpdGhFbmQobW9kZWwsIFwiZmFpbGVkXCIsIGFjdGlvbi5lbmQpXG4gIH1cbn1cblxuZnVuY3Rpb24gcmVkdWNlTm90aWNlKG1vZGVsOiBNb2RlbCwgeyBub3RpY2UsIGF0TXMgfTogRXh0cmFjdDxTZXNzaW9uQWN0aW9uLCB7IGtpbmQ6IFwibm90aWNlXCIgfT4pOiBNb2RlbCB7XG4gIHN3aXRjaCAobm90aWNlLmFib3V0KSB7XG4gICAgY2FzZSBcInN0YXRlXCI6XG4gICAgICByZXR1cm4gcmVkdWNlU3RhdGUobW9kZWwsIG5vdGljZSlcbiAgICBjYXNlIFwidmlld2Vyc1wiOlxuICAgICAgcmV0dXJuIHsgLi4ubW9kZWwsIHNlbGY6IG5vdGljZS5zZWxmLCBwYXJ0aWNpcGFudHM6IG5vdGljZS52aWV3ZXJzIH1cbiAgICBjYXNlIFwicmlnaHRcIjpcbiAgICAgIHJldHVybiB7IC4uLm1vZGVsLCByaWdodDogbm90aWNlLnJpZ2h0IH1cbiAgICBjYXNlIFwid2luZG93XCI6XG4gICAgICByZXR1cm4geyAuLi5tb2RlbCwgd2luZG93RW5kc0F0TXM6IG5vdGljZS5lbmRzQXRNcyB9XG4gICAgY2FzZSBcIm1hY2hpbmVcIjpcbiAgICAgIHJldHVybiB3aXRoUHJvZ3Jlc3MobW9kZWwsIHsgbWFjaGluZTogeyBzdGF0ZTogbm90aWNlLnN0YXRlLCBzaW5jZU1zOiBhdE1zIC0gbm90aWNlLmZvck1zIH0gfSlcbiAgICBjYXNlIFwiaG9zdEtleVwiOlxuICAgICAgcmV0dXJuIHsgLi4ubW9kZWwsIGhvc3RLZXk6IHsga2V5VHlwZTogbm90aWNlLmtleVR5cGUsIGZpbmdlcnByaW50OiBub3RpY2UuZmluZ2VycHJpbnQgfSB9XG4gICAgY2FzZSBcInN1cGVydmlzaW9uXCI6XG4gICAgICByZXR1cm4geyAuLi5tb2RlbCwgc3VwZXJ2aXNpb246IHsgc3RhdGU6IG5vdGljZS5zdGF0ZSwgYnk6IG5vdGljZS5ieSwgcmVhc29uOiBub3RpY2UucmVhc29uIH0gfVxuICAgIGNhc2UgXCJ2aWV3QXJlYVwiOiB7XG4gICAgICBjb25zdCB7IHZpZXdlciwgeCwgeSwgdywgaCB9ID0gbm90aWNlXG4gICAgICByZXR1cm4geyAuLi5tb2RlbCwgdmlld0FyZWFzOiBuZXcgTWFwKG1vZGVsLnZpZXdBcmVhcykuc2V0KHZpZXdlciwgeyB4LCB5LCB3LCBoIH0pIH1cbiAgICB9XG4gICAgY2FzZSBcImNvbG91ckRlcHRoXCI6XG4gICAgICByZXR1cm4geyAuLi5tb2RlbCwgY29sb3VyRGVwdGg6IHsgYXNrZWQ6IG5vdGljZS5hc2tlZCwgZ2l2ZW46IG5vdGljZS5naXZlbiB9IH1cbiAgICBjYXNlIFwiZmlsZXNcIjpcbiAgICAgIHJldHVybiB7IC4uLm1vZGVsLCBmaWxlc1ZlcnNpb246IG1vZGVsLmZpbGVzVmVyc2lvbiArIDEgfVxuICAgIGNhc2UgXCJ1cGxvYWRcIjpcbiAgICAgIHJldHVybiB7IC4uLm1vZGVsLCB1cGxvYWQ6IG5vdGljZS5yZXF1ZXN0IH1cbiAgICAvLyBUaGUgbGluayBtZWFzdXJlcyB0aGUgZGVsYXkgYnkgaXQuXG4gICAgY2FzZSBcInBvbmdcIjpcbiAgICAgIHJldHVybiBtb2RlbFxuICB9XG59XG5cbmZ1bmN0aW9uIHJlZHVjZVN0YXRlKG1vZGVsOiBNb2RlbCwgbm90aWNlOiBFeHRyYWN0PE5vdGljZSwgeyBhYm91dDogXCJzdGF0ZVwiIH0+KTogTW9kZWwge1xuICBpZiAobm90aWNlLnN0YXRlID09PSBcIkVOREVEXCIpIHtcbiAgICBjb25zdCBlbmQgPSB7XG4gICAgICBjb2RlOiBub3RpY2UuY29kZSA/PyBcIlNFU1NJT05fQ0xPU0VEXCIsXG4gICAgICBkZXRhaWw6IG5vdGljZS5kZXRhaWwgPz8gXCJcIixcbiAgICAgIGRpYWdub3Npczogbm90aWNlLmRpYWdub3NpcyB8fCB1bmRlZmluZWQsXG4gICAgfVxuICAgIHJldHVybiB3aXRoRW5kKG1vZGVsLCBpc05vcm1hbEVuZChlbmQuY29kZSkgPyBcImRpc2Nvbm5lY3RlZFwiIDogXCJmYWlsZWRcIiwgZW5kKVxuICB9XG4gIHJldHVybiB3aXRoUHJvZ3Jlc3MobW9kZWwsIHsgaXNNYWNoaW5lVXA6IG5vdGljZS5zdGF0ZSA9PT0gXCJDT05ORUNURURcIiB9KVxufVxuXG4vKiogSG93IGZhciB0aGUgc2Vzc2lvbiBoYXMgY29tZSBvbiB0aGlzIHNvY2tldDogdGhlIG1hY2hpbmUgZGlhbGxlZCwgaXRzIHBpY3R1cmUgYXdhaXRlZCwgb3IgYWxsIHRoZXJlLiAqL1xuZnVuY3Rpb24gd2l0aFByb2dyZXNzKFxuICBtb2RlbDogTW9kZWwsXG4gIHN0ZXA6IFBhcnRpYWw8UGljazxNb2RlbCwgXCJpc01hY2hpbmVVcFwiIHwgXCJoYXNQaWN0dXJlXCIgfCBcIm1hY2hpbmVcIj4+LFxuKTogTW9kZWwge1xuICBjb25zdCBuZXh0ID0geyAuLi5tb2RlbCwgLi4uc3RlcCB9XG4gIGlmIChpc0xlYXZpbmcobW9kZWwpKSByZXR1cm4gbW9kZWxcbiAgaWYgKCFuZXh0LmlzTWFjaGluZVVwKSByZXR1cm4geyAuLi5uZXh0LCBjb25uZWN0aW9uOiB7IHN0YXRlOiBcImNvbm5lY3RpbmdcIiB9IH1cbiAgaWYgKCFuZXh0Lmhhc1BpY3R1cmUpIHJldHVybiB7IC4uLm5leHQsIGNvbm5lY3Rpb246IHsgc3RhdGU6IFwid2FpdGluZ1wiLCBmb3I6IFwicGljdHVyZVwiIH0sIGhvc3RLZXk6IG51bGwgfVxuICBpZiAobmV4dC5tYWNoaW5lLnN0YXRlICE9PSBcIkFOU1dFUlNcIilcbiAgICByZXR1cm4geyAuLi5uZXh0LCBjb25uZWN0aW9uOiB7IHN0YXRlOiBcIndhaXRpbmdcIiwgZm9yOiBcIm1hY2hpbmVcIiB9LCBob3N0S2V5OiBudWxsIH1cbiAgcmV0dXJuIHsgLi4ubmV4dCwgY29ubmVjdGlvbjogeyBzdGF0ZTogXCJjb25uZWN0ZWRcIiB9LCBob3N0S2V5OiBudWxsIH1cbn1cblxuZnVuY3Rpb24gd2l0aEVuZChtb2RlbDogTW9kZWwsIHN0YXRlOiBcImRpc2Nvbm5lY3RlZFwiIHwgXCJmYWlsZWRcIiwgZW5kOiBFbmRSZWFzb24pOiBNb2RlbCB7XG4gIHJldHVybiB7IC4uLm1vZGVsLCBwYXJ0aWNpcGFudHM6IFtdLCBob3N0S2V5OiBudWxsLCB1cGxvYWQ6IG51bGwsIGNvbm5lY3Rpb246IHsgc3RhdGUsIGVuZCB9IH1cbn1cblxuZnVuY3Rpb24gaXNMZWF2aW5nKG1vZGVsOiBNb2RlbCk6IGJvb2xlYW4ge1xuICByZXR1cm4gbW9kZWwuY29ubmVjdGlvbi5zdGF0ZSA9PT0gXCJkaXNjb25uZWN0aW5nXCJcbn1cblxuLyoqIFRoZSBpbnB1dCBvZiBhbGwgdmlld2VycyBpcyBzdG9wcGVkLCBiZWNhdXNlIG5vIHVzZXIgc3VwZXJ2aXNlcyBvciB0aGUgc3VwZXJ2aXNvciBwYXVzZWQgdGhlIHNlc3Npb24uICovXG5leHBvcnQgZnVuY3Rpb24gaXNJbnB1dFBhdXNlZCh7IHN1cGVydmlzaW9uOiB7IHN0YXRlIH0gfTogTW9kZWwpOiBib29sZWFuIHtcbiAgcmV0dXJuIHN0YXRlID09PSBcIldBSVRJTkdcIiB8fCBzdGF0ZSA9PT0gXCJBQlNFTlRcIiB8fCBzdGF0ZSA9PT0gXCJQQVVTRURcIlxufVxuXG5leHBvcnQgZnVuY3Rpb24gaGFzRW5kZWQoY29ubmVjdGlvbjogQ29ubmVjdGlvbik6IGNvbm5lY3Rpb24gaXMgRXh0cmFjdDxDb25uZWN0aW9uLCB7IGVuZDogRW5kUmVhc29uIH0+IHtcbiAgcmV0dXJuIGNvbm5lY3Rpb24uc3RhdGUgPT09IFwiZGlzY29ubmVjdGVkXCIgfHwgY29ubmVjdGlvbi5zdGF0ZSA9PT0gXCJmYWlsZWRcIlxufVxuXG4vKiogVHJ1ZSB3aGVuIHRoZSB1c2VyIGVuZGVkIG9yIGxlZnQgdGhlIHNlc3Npb247IGV2ZXJ5IG90aGVyIGVuZCBpcyBzaG93biBhcyBhbiBlcnJvci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc05vcm1hbEVuZChjb2RlOiBzdHJpbmcpOiBib29sZWFuIHtcbiAgcmV0dXJuIGNvZGUgPT09IFwiQ09NUExFVEVEXCIgfHwgY29kZSA9PT0gXCJTRVNTSU9OX0NMT1NFRFwiIHx8IGNvZGUgPT09IFwiTEVGVFwiXG59XG5cbi8qKiBFbmRzIGFmdGVyIHdoaWNoIGFuIGltbWVkaWF0ZSByZXRyeSBieSB0aGUgc2FtZSB1c2VyIGNhbm5vdCBzdWNjZWVkLiAqL1xuY29uc3QgTk9UX1JFVFJZQUJMRTogcmVhZG9ubHkgc3RyaW5nW10gPSBbXG4gIFwiVVNFUl9MT0dPVVRfRVJST1JcIixcbiAgXCJVU0VSX0FVVEhPUklaQVRJT05fRVJST1JcIixcbiAgXCJJU1NVRV9NQUlOVEVOQU5DRV9XSU5ET1dfRVJST1JcIixcbiAgXCJFTUVSR0VOQ1lfVElNRV9FUlJPUlwiLFxuICBcIklTU1VFX1NUQVRFX0VSUk9SXCIsXG4gIFwiSVNTVUVfRU5BQkxFX1JFTU9URV9BQ0NFU1NfRVJST1JcIixcbiAgXCJJU1NVRV9BU1NJR05NRU5UX0VSUk9SXCIsXG4gIFwiREVWSUNFX0RFTEVURV9FUlJPUlwiLFxuICBcIlBSRVJFUVVJU0lURVNfTUlTU0lOR1wiLFxuICBcIkNMSUVOVF9GT1JCSURERU5cIixcbiAgXCJSRU1PVkVEXCIsXG4gIFwiTk9UX0FMTE9XRURcIixcbiAgXCJOT1RfRk9VTkRcIixcbl1cblxuLyoqIE9ubHkgdGhlIG93bmVyIGNhbiBzdGFydCBhIG5ldyBzZXNzaW9uLCBhbmQgbm90IHdoZXJlIHRoZSByZWFzb24gaXMgc3RpbGwgdGhlcmUuICovXG5leHBvcnQgZnVuY3Rpb24gY2FuUmVjb25uZWN0KG1vZGVsOiBNb2RlbCwgdXNlcklkOiBzdHJpbmcpOiBib29sZWFuIHtcbiAgaWYgKCFoYXNFbmRlZChtb2RlbC5jb25uZWN0aW9uKSkgcmV0dXJuIGZhbHNlXG4gIGNvbnN0IHsgY29kZSB9ID0gbW9kZWwuY29ubmVjdGlvbi5lbmRcbiAgaWYgKGNvZGUgPT09IFwiTEVGVFwiKSByZXR1cm4gdHJ1ZVxuICByZXR1cm4gKG1vZGVsLm93bmVySWQgPz8gdXNlcklkKSA9PT0gdXNlcklkICYmICFOT1RfUkVUUllBQkxFLmluY2x1ZGVzKGNvZGUpXG59XG4iLAogICAgIi8qKiBIb3cgdXJnZW50IHRoZSBlbmQgb2YgdGhlIG1haW50ZW5hbmNlIHdpbmRvdyBpcyAoc3BlY2lmaWNhdGlvbiDCpzU6IHdhcm5pbmdzIDE1LCAxMCBhbmQgNSBtaW51dGVzIGJlZm9yZSkuIFB1cmUuICovXG5cbmNvbnN0IE1JTlVURV9NUyA9IDYwXzAwMFxuZXhwb3J0IGNvbnN0IFdBUk5JTkdTX01JTlVURVMgPSBbMTUsIDEwLCA1XSBhcyBjb25zdFxuXG5leHBvcnQgdHlwZSBVcmdlbmN5ID0gXCJjYWxtXCIgfCBcInNvb25cIiB8IFwibm93XCJcblxuZXhwb3J0IGZ1bmN0aW9uIHVyZ2VuY3lPZihsZWZ0TXM6IG51bWJlcik6IFVyZ2VuY3kge1xuICBpZiAobGVmdE1zIDw9IDUgKiBNSU5VVEVfTVMpIHJldHVybiBcIm5vd1wiXG4gIHJldHVybiBsZWZ0TXMgPD0gMTUgKiBNSU5VVEVfTVMgPyBcInNvb25cIiA6IFwiY2FsbVwiXG59XG5cbi8qKlxuICogVGhlIHdhcm5pbmcgdGhhdCBpcyBkdWU6IHRoZSBzbWFsbGVzdCBvZiAxNSwgMTAgYW5kIDUgdGhhdCBgbGVmdE1zYCBoYXMgZmFsbGVuIGJlbG93OyBudWxsIGJlZm9yZSBhbmQgYWZ0ZXIuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB3YXJuaW5nRHVlKGxlZnRNczogbnVtYmVyKTogbnVtYmVyIHwgbnVsbCB7XG4gIGlmIChsZWZ0TXMgPD0gMCkgcmV0dXJuIG51bGxcbiAgcmV0dXJuIFdBUk5JTkdTX01JTlVURVMuZmluZExhc3QoKG1pbnV0ZXMpID0+IGxlZnRNcyA8PSBtaW51dGVzICogTUlOVVRFX01TKSA/PyBudWxsXG59XG4iLAogICAgIi8qKiBUaGUgYmFyIG92ZXIgdGhlIHNjcmVlbjogd2hlcmUgd2UgYXJlLCBob3cgaXQgc3RhbmRzLCBob3cgbG9uZyBzdGlsbCwgYW5kIHRoZSB0b29scy4gKi9cbmltcG9ydCB0eXBlIHsgUmVhY3ROb2RlIH0gZnJvbSBcInJlYWN0XCJcbmltcG9ydCB7IEJ1dHRvbiwgSWNvbkJ1dHRvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2J1dHRvbi50c3hcIlxuaW1wb3J0IHsgSWNvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2ljb24udHN4XCJcbmltcG9ydCB7IGZvcm1hdER1cmF0aW9uLCBmb3JtYXRJbnN0YW50IH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvZm9ybWF0LnRzXCJcbmltcG9ydCB0eXBlIHsgVGV4dEtleSB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL3RleHRzL2kxOG4udHNcIlxuaW1wb3J0IHsgdXNlSXNsYW5kVmlldyB9IGZyb20gXCIuLi9kZWZpbmUudHN4XCJcbmltcG9ydCB7IHR5cGUgQ29ubmVjdGlvblN0YXRlLCBoYXNFbmRlZCwgaXNJbnB1dFBhdXNlZCwgdHlwZSBNb2RlbCB9IGZyb20gXCIuL21vZGVsLnRzXCJcbmltcG9ydCB0eXBlIHsgUmVtb3RlU2NyZWVuUHJvcHMgfSBmcm9tIFwiLi9wcm9wcy50c1wiXG5pbXBvcnQgdHlwZSB7IFRyYWZmaWMgfSBmcm9tIFwiLi90cmFmZmljLnRzXCJcbmltcG9ydCB7IHVyZ2VuY3lPZiB9IGZyb20gXCIuL3dpbmRvdy13YXJuaW5nLnRzXCJcblxuY29uc3QgU1RBVEVfQkFER0VTOiBSZWNvcmQ8Q29ubmVjdGlvblN0YXRlLCB7IHRvbmU6IHN0cmluZzsgdGV4dDogVGV4dEtleSB9PiA9IHtcbiAgaWRsZTogeyB0b25lOiBcIm5ldXRyYWxcIiwgdGV4dDogXCJ2aWV3ZXIuc3RhdGVDb25uZWN0aW5nXCIgfSxcbiAgY29ubmVjdGluZzogeyB0b25lOiBcImJsdWVcIiwgdGV4dDogXCJ2aWV3ZXIuc3RhdGVDb25uZWN0aW5nXCIgfSxcbiAgd2FpdGluZzogeyB0b25lOiBcImFtYmVyXCIsIHRleHQ6IFwidmlld2VyLnN0YXRlV2FpdGluZ1wiIH0sXG4gIGNvbm5lY3RlZDogeyB0b25lOiBcImdyZWVuXCIsIHRleHQ6IFwidmlld2VyLnN0YXRlQ29ubmVjdGVkXCIgfSxcbiAgZGlzY29ubmVjdGluZzogeyB0b25lOiBcIm5ldXRyYWxcIiwgdGV4dDogXCJ2aWV3ZXIuc3RhdGVEaXNjb25uZWN0aW5nXCIgfSxcbiAgZGlzY29ubmVjdGVkOiB7IHRvbmU6IFwibmV1dHJhbFwiLCB0ZXh0OiBcInZpZXdlci5zdGF0ZURpc2Nvbm5lY3RlZFwiIH0sXG4gIGZhaWxlZDogeyB0b25lOiBcInJlZFwiLCB0ZXh0OiBcInZpZXdlci5zdGF0ZUZhaWxlZFwiIH0sXG59XG5cbi8qKiBXaHkgbm8gaW5wdXQgcmVhY2hlcyB0aGUgbWFjaGluZS4gKi9cbmNvbnN0IFBBVVNFX1RFWFRTOiBQYXJ0aWFsPFJlY29yZDxNb2RlbFtcInN1cGVydmlzaW9uXCJdW1wic3RhdGVcIl0sIFRleHRLZXk+PiA9IHtcbiAgV0FJVElORzogXCJ2aWV3ZXIuc3VwZXJ2aXNpb25fV0FJVElOR1wiLFxuICBBQlNFTlQ6IFwidmlld2VyLnN1cGVydmlzaW9uX0FCU0VOVFwiLFxuICBQQVVTRUQ6IFwidmlld2VyLnN1cGVydmlzaW9uX1BBVVNFRFwiLFxufVxuXG5leHBvcnQgaW50ZXJmYWNlIEJhclByb3BzIHtcbiAgc2Vzc2lvbjogUmVtb3RlU2NyZWVuUHJvcHNcbiAgbW9kZWw6IE1vZGVsXG4gIG5vd01zOiBudW1iZXJcbiAgLyoqIFRoZSB3aW5kb3cncyB0aXRsZSBvbiB0aGUgbWFjaGluZSwgd2hlcmUgaXQgaGFzIG9uZS4gKi9cbiAgdGl0bGU6IHN0cmluZ1xuICBpc093bmVyOiBib29sZWFuXG4gIHRyYWZmaWM6IFRyYWZmaWNcbiAgLyoqIEhvdXJzIGJ5IHdoaWNoIHRoaXMgcGVyc29uIG1heSBzdGlsbCBleHRlbmQgdGhlIHdpbmRvdy4gKi9cbiAgZXh0ZW5zaW9uSG91cnM6IG51bWJlclxuICBvbkV4dGVuZCgpOiB2b2lkXG4gIGlzRnVsbHNjcmVlbjogYm9vbGVhblxuICBvbkZ1bGxzY3JlZW46ICgoKSA9PiB2b2lkKSB8IG51bGxcbiAgb25FbmQoKTogdm9pZFxuICBvbkxlYXZlKCk6IHZvaWRcbiAgLyoqIFRoZSB0b29scyBiZXR3ZWVuIHRoZSB0aW1lcyBhbmQgdGhlIHdheSBvdXQuICovXG4gIGNoaWxkcmVuOiBSZWFjdE5vZGVcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIEJhcihiYXI6IEJhclByb3BzKSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHsgc2Vzc2lvbiwgbW9kZWwgfSA9IGJhclxuICBjb25zdCBpc092ZXIgPSBoYXNFbmRlZChtb2RlbC5jb25uZWN0aW9uKVxuICByZXR1cm4gKFxuICAgIDxoZWFkZXIgY2xhc3NOYW1lPVwicmVtb3RlLWJhclwiPlxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJyZW1vdGUtbGluZVwiPlxuICAgICAgICB7IXNlc3Npb24uaXNUaWxlICYmIChcbiAgICAgICAgICA8YVxuICAgICAgICAgICAgY2xhc3NOYW1lPVwiaWNvbi1idXR0b25cIlxuICAgICAgICAgICAgaHJlZj17c2Vzc2lvbi5jbG9zZVBhdGh9XG4gICAgICAgICAgICBhcmlhLWxhYmVsPXt0KFwidmlld2VyLmJhY2tUb0xvZ1wiKX1cbiAgICAgICAgICAgIHRpdGxlPXt0KFwidmlld2VyLmJhY2tUb0xvZ1wiKX1cbiAgICAgICAgICA+XG4gICAgICAgICAgICA8SWNvbiBuYW1lPVwibGVmdFwiIC8+XG4gICAgICAgICAgPC9hPlxuICAgICAgICApfVxuICAgICAgICA8aDJcbiAgICAgICAgICBjbGFzc05hbWU9XCJyZW1vdGUtd2hlcmVcIlxuICAgICAgICAgIHRpdGxlPXtbc2Vzc2lvbi5kZXZpY2VOYW1lLCBzZXNzaW9uLmludGVyZmFjZU5hbWUsIGJhci50aXRsZSB8fCBzZXNzaW9uLmlzc3VlVGl0bGVdLmpvaW4oXCIgwrcgXCIpfVxuICAgICAgICA+XG4gICAgICAgICAgPHNwYW4gY2xhc3NOYW1lPVwicmVtb3RlLW1hY2hpbmVcIj57c2Vzc2lvbi5kZXZpY2VOYW1lfTwvc3Bhbj5cbiAgICAgICAgICA8SWNvbiBuYW1lPVwicmlnaHRcIiAvPlxuICAgICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cInJlbW90ZS1pbnRlcmZhY2VcIj57c2Vzc2lvbi5pbnRlcmZhY2VOYW1lfTwvc3Bhbj5cbiAgICAgICAgPC9oMj5cbiAgICAgICAgPFN0YXR1c0JhZGdlcyBzZXNzaW9uPXtzZXNzaW9ufSBtb2RlbD17bW9kZWx9IHRyYWZmaWM9e2Jhci50cmFmZmljfSAvPlxuICAgICAgICA8U2Vzc2lvblRpbWVzIHsuLi5iYXJ9IGlzT3Zlcj17aXNPdmVyfSAvPlxuICAgICAgICA8ZGl2IGNsYXNzTmFtZT1cInJlbW90ZS10b29sc1wiIHJvbGU9XCJ0b29sYmFyXCIgYXJpYS1sYWJlbD17dChcInJlbW90ZS50b2dnbGVNZW51XCIpfT5cbiAgICAgICAgICB7IWlzT3ZlciAmJiBiYXIuY2hpbGRyZW59XG4gICAgICAgICAge2Jhci5vbkZ1bGxzY3JlZW4gJiYgKFxuICAgICAgICAgICAgPEljb25CdXR0b25cbiAgICAgICAgICAgICAgbGFiZWw9e3QoYmFyLmlzRnVsbHNjcmVlbiA/IFwicmVtb3RlLmxlYXZlRnVsbHNjcmVlblwiIDogXCJyZW1vdGUuZnVsbHNjcmVlblwiKX1cbiAgICAgICAgICAgICAgaWNvbj1cImZ1bGxzY3JlZW5cIlxuICAgICAgICAgICAgICBhcmlhLXByZXNzZWQ9e2Jhci5pc0Z1bGxzY3JlZW59XG4gICAgICAgICAgICAgIG9uQ2xpY2s9e2Jhci5vbkZ1bGxzY3JlZW59XG4gICAgICAgICAgICAvPlxuICAgICAgICAgICl9XG4gICAgICAgICAgeyFpc092ZXIgJiYgKFxuICAgICAgICAgICAgPEJ1dHRvblxuICAgICAgICAgICAgICBpY29uPVwic2lnbk91dFwiXG4gICAgICAgICAgICAgIHRpdGxlPXtiYXIuaXNPd25lciA/IHQoXCJ2aWV3ZXIubGVhdmVIaW50XCIpIDogdW5kZWZpbmVkfVxuICAgICAgICAgICAgICBvbkNsaWNrPXtiYXIub25MZWF2ZX1cbiAgICAgICAgICAgID5cbiAgICAgICAgICAgICAge3QoXCJyZW1vdGUubGVhdmVcIil9XG4gICAgICAgICAgICA8L0J1dHRvbj5cbiAgICAgICAgICApfVxuICAgICAgICAgIHshaXNPdmVyICYmIGJhci5pc093bmVyICYmICFzZXNzaW9uLmlzVGlsZSAmJiAoXG4gICAgICAgICAgICA8QnV0dG9uIGtpbmQ9XCJkYW5nZXJcIiBpY29uPVwic3RvcFwiIHRpdGxlPXt0KFwicmVtb3RlLmVuZFNlc3Npb25IaW50XCIpfSBvbkNsaWNrPXtiYXIub25FbmR9PlxuICAgICAgICAgICAgICB7dChcInJlbW90ZS5lbmRTZXNzaW9uXCIpfVxuICAgICAgICAgICAgPC9CdXR0b24+XG4gICAgICAgICAgKX1cbiAgICAgICAgPC9kaXY+XG4gICAgICA8L2Rpdj5cbiAgICAgIHtzZXNzaW9uLmlzRW1lcmdlbmN5ICYmIDxFbWVyZ2VuY3lCYW5uZXIgc2Vzc2lvbj17c2Vzc2lvbn0gLz59XG4gICAgPC9oZWFkZXI+XG4gIClcbn1cblxuLyoqIFNob3duIGFzIGxvbmcgYXMgdGhlIHBhZ2U6IHRoZSBwZW9wbGUgaW4gdGhlIHNlc3Npb24gbXVzdCBub3QgdGFrZSBpdCBmb3IgcGxhbm5lZCB3b3JrLiAqL1xuZnVuY3Rpb24gRW1lcmdlbmN5QmFubmVyKHsgc2Vzc2lvbiB9OiBQaWNrPEJhclByb3BzLCBcInNlc3Npb25cIj4pIHtcbiAgY29uc3QgeyB0LCB6b25lIH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgdGltZSA9IHNlc3Npb24ud2luZG93RW5kc0F0ID8gZm9ybWF0SW5zdGFudChuZXcgRGF0ZShzZXNzaW9uLndpbmRvd0VuZHNBdCksIHpvbmUsIFwiY2xvY2tcIikgOiBcIlwiXG4gIHJldHVybiAoXG4gICAgPHAgY2xhc3NOYW1lPVwibm90aWNlIG5vdGljZS1yZWRcIiByb2xlPVwibm90ZVwiPlxuICAgICAgPEljb24gbmFtZT1cIndhcm5pbmdcIiAvPlxuICAgICAge3QoXCJ2aWV3ZXIuZW1lcmdlbmN5XCIsIHsgdGltZSB9KX1cbiAgICA8L3A+XG4gIClcbn1cblxuZnVuY3Rpb24gU3RhdHVzQmFkZ2VzKHsgc2Vzc2lvbiwgbW9kZWwsIHRyYWZmaWMgfTogUGljazxCYXJQcm9wcywgXCJzZXNzaW9uXCIgfCBcIm1vZGVsXCIgfCBcInRyYWZmaWNcIj4pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgeyB0b25lLCB0ZXh0IH0gPSBTVEFURV9CQURHRVNbbW9kZWwuY29ubmVjdGlvbi5zdGF0ZV1cbiAgY29uc3QgaXNMaXZlID0gbW9kZWwuY29ubmVjdGlvbi5zdGF0ZSA9PT0gXCJjb25uZWN0ZWRcIlxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3NOYW1lPVwicmVtb3RlLW1hcmtzXCI+XG4gICAgICA8c3BhbiBjbGFzc05hbWU9e2BiYWRnZSBiYWRnZS0ke3RvbmV9YH0gcm9sZT1cInN0YXR1c1wiIGRhdGEtc3RhdGU9e21vZGVsLmNvbm5lY3Rpb24uc3RhdGV9PlxuICAgICAgICA8c3BhbiBjbGFzc05hbWU9e2lzTGl2ZSA/IFwiYmFkZ2UtZG90IGJhZGdlLWRvdC1saXZlXCIgOiBcImJhZGdlLWRvdFwifSAvPlxuICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJyZW1vdGUtc3RhdGVcIj57dCh0ZXh0KX08L3NwYW4+XG4gICAgICA8L3NwYW4+XG4gICAgICB7c2Vzc2lvbi5pc1RpbGUgJiYgKFxuICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJiYWRnZSBiYWRnZS1ibHVlIHJlbW90ZS10eXBpbmdcIiB0aXRsZT17dChcInZpZXdlci50eXBpbmdIZXJlXCIpfT5cbiAgICAgICAgICA8SWNvbiBuYW1lPVwia2V5Ym9hcmRcIiAvPlxuICAgICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cInZpc3VhbGx5LWhpZGRlblwiPnt0KFwidmlld2VyLnR5cGluZ0hlcmVcIil9PC9zcGFuPlxuICAgICAgICA8L3NwYW4+XG4gICAgICApfVxuICAgICAge3Nlc3Npb24uaXNSZWNvcmRlZCAmJiAhaGFzRW5kZWQobW9kZWwuY29ubmVjdGlvbikgJiYgKFxuICAgICAgICA8c3BhblxuICAgICAgICAgIGNsYXNzTmFtZT1cInJlbW90ZS1yZWNcIlxuICAgICAgICAgIHJvbGU9XCJpbWdcIlxuICAgICAgICAgIHRpdGxlPXt0KFwicmVtb3RlLnJlY29yZGVkXCIpfVxuICAgICAgICAgIGFyaWEtbGFiZWw9e3QoXCJyZW1vdGUucmVjb3JkZWRcIil9XG4gICAgICAgID5cbiAgICAgICAgICB7dChcInZpZXdlci5yZWNcIil9XG4gICAgICAgIDwvc3Bhbj5cbiAgICAgICl9XG4gICAgICB7aXNMaXZlICYmIHRyYWZmaWMuZGVsYXlNcyAhPT0gbnVsbCAmJiAoXG4gICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cInJlbW90ZS1kZWxheVwiIHRpdGxlPXt0KFwidmlld2VyLmRlbGF5SGludFwiKX0+XG4gICAgICAgICAge3QoXCJ2aWV3ZXIubWlsbGlzZWNvbmRzXCIsIHsgbXM6IE1hdGgucm91bmQodHJhZmZpYy5kZWxheU1zKSB9KX1cbiAgICAgICAgPC9zcGFuPlxuICAgICAgKX1cbiAgICAgIHtpc0xpdmUgJiYgc2Vzc2lvbi5sZWdhY3lBbGdvcml0aG1zICYmIChcbiAgICAgICAgPHNwYW4gY2xhc3NOYW1lPVwiYmFkZ2UgYmFkZ2UtYW1iZXJcIiB0aXRsZT17dChcInJlbW90ZS5sZWdhY3lBbGdvcml0aG1zSGludFwiKX0+XG4gICAgICAgICAgPEljb24gbmFtZT1cIndhcm5pbmdcIiAvPlxuICAgICAgICAgIHt0KFwicmVtb3RlLmxlZ2FjeUFsZ29yaXRobXNcIil9XG4gICAgICAgIDwvc3Bhbj5cbiAgICAgICl9XG4gICAgICB7aXNMaXZlICYmIG1vZGVsLmNvbG91ckRlcHRoICYmIChcbiAgICAgICAgPHNwYW5cbiAgICAgICAgICBjbGFzc05hbWU9XCJiYWRnZSBiYWRnZS1hbWJlclwiXG4gICAgICAgICAgZGF0YS1jb2xvdXItZGVwdGg9e21vZGVsLmNvbG91ckRlcHRoLmdpdmVufVxuICAgICAgICAgIHRpdGxlPXt0KFwidmlld2VyLmNvbG91ckRlcHRoSGludFwiLCBtb2RlbC5jb2xvdXJEZXB0aCl9XG4gICAgICAgID5cbiAgICAgICAgICA8SWNvbiBuYW1lPVwid2FybmluZ1wiIC8+XG4gICAgICAgICAge3QoXCJ2aWV3ZXIuY29sb3VyRGVwdGhcIiwgeyBnaXZlbjogbW9kZWwuY29sb3VyRGVwdGguZ2l2ZW4gfSl9XG4gICAgICAgIDwvc3Bhbj5cbiAgICAgICl9XG4gICAgICB7aXNJbnB1dFBhdXNlZChtb2RlbCkgJiYgIWhhc0VuZGVkKG1vZGVsLmNvbm5lY3Rpb24pICYmIChcbiAgICAgICAgPHNwYW5cbiAgICAgICAgICBjbGFzc05hbWU9XCJiYWRnZSBiYWRnZS1hbWJlclwiXG4gICAgICAgICAgdGl0bGU9e3QoUEFVU0VfVEVYVFNbbW9kZWwuc3VwZXJ2aXNpb24uc3RhdGVdID8/IFwidmlld2VyLmlucHV0UGF1c2VkXCIpfVxuICAgICAgICA+XG4gICAgICAgICAgPEljb24gbmFtZT1cInBhdXNlXCIgLz5cbiAgICAgICAgICB7dChcInZpZXdlci5pbnB1dFBhdXNlZFwiKX1cbiAgICAgICAgPC9zcGFuPlxuICAgICAgKX1cbiAgICAgIHtpc0xpdmUgJiYgKHNlc3Npb24ucmVhZE9ubHkgfHwgbW9kZWwucmlnaHQgPT09IFwiVklFV1wiKSAmJiAoXG4gICAgICAgIDxzcGFuXG4gICAgICAgICAgY2xhc3NOYW1lPVwiYmFkZ2UgYmFkZ2UtYW1iZXJcIlxuICAgICAgICAgIHRpdGxlPXt0KHNlc3Npb24ucmVhZE9ubHkgPyBcInJlbW90ZS5pbnRlcmZhY2VSZWFkT25seVwiIDogXCJyZW1vdGUudmlld09ubHlcIil9XG4gICAgICAgID5cbiAgICAgICAgICA8SWNvbiBuYW1lPVwiZXllXCIgLz5cbiAgICAgICAgICB7dChzZXNzaW9uLnJlYWRPbmx5ID8gXCJ2aWV3ZXIucmVhZE9ubHlcIiA6IFwidmlld2VyLnZpZXdPbmx5XCIpfVxuICAgICAgICA8L3NwYW4+XG4gICAgICApfVxuICAgIDwvZGl2PlxuICApXG59XG5cbmZ1bmN0aW9uIFNlc3Npb25UaW1lcyh0aW1lczogQmFyUHJvcHMgJiB7IGlzT3ZlcjogYm9vbGVhbiB9KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHsgbW9kZWwsIG5vd01zLCBpc092ZXIgfSA9IHRpbWVzXG4gIGlmIChpc092ZXIgfHwgbW9kZWwuc3RhcnRlZEF0TXMgPT09IG51bGwpIHJldHVybiBudWxsXG4gIGNvbnN0IHsgd2luZG93RW5kc0F0TXMgfSA9IG1vZGVsXG4gIGNvbnN0IGxlZnRNcyA9IHdpbmRvd0VuZHNBdE1zID09PSBudWxsID8gbnVsbCA6IHdpbmRvd0VuZHNBdE1zIC0gbm93TXNcbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzTmFtZT1cInJlbW90ZS10aW1lc1wiPlxuICAgICAgPHNwYW4gcm9sZT1cInRpbWVyXCIgdGl0bGU9e3QoXCJ2aWV3ZXIuZWxhcHNlZFwiKX0gYXJpYS1sYWJlbD17dChcInZpZXdlci5lbGFwc2VkXCIpfT5cbiAgICAgICAge2Zvcm1hdER1cmF0aW9uKG5vd01zIC0gbW9kZWwuc3RhcnRlZEF0TXMpfVxuICAgICAgPC9zcGFuPlxuICAgICAge2xlZnRNcyAhPT0gbnVsbCAmJiAoXG4gICAgICAgIDxzcGFuIGNsYXNzTmFtZT17YHJlbW90ZS13aW5kb3cgcmVtb3RlLXdpbmRvdy0ke3VyZ2VuY3lPZihsZWZ0TXMpfWB9PlxuICAgICAgICAgIDxJY29uIG5hbWU9XCJjbG9ja1wiIC8+XG4gICAgICAgICAge2xlZnRNcyA+IDAgPyAoXG4gICAgICAgICAgICA8VGltZUxlZnRcbiAgICAgICAgICAgICAgdGV4dD17dCh0aW1lcy5zZXNzaW9uLmlzRW1lcmdlbmN5ID8gXCJ2aWV3ZXIuZW1lcmdlbmN5VGltZUxlZnRcIiA6IFwicmVtb3RlLnRpbWVMZWZ0XCIsIHtcbiAgICAgICAgICAgICAgICB0aW1lOiBmb3JtYXREdXJhdGlvbihsZWZ0TXMpLFxuICAgICAgICAgICAgICB9KX1cbiAgICAgICAgICAgICAgdGltZT17Zm9ybWF0RHVyYXRpb24obGVmdE1zKX1cbiAgICAgICAgICAgIC8+XG4gICAgICAgICAgKSA6IChcbiAgICAgICAgICAgIHQoXCJ2aWV3ZXIud2luZG93T3ZlclwiKVxuICAgICAgICAgICl9XG4gICAgICAgICAge3RpbWVzLmV4dGVuc2lvbkhvdXJzID4gMCAmJiB1cmdlbmN5T2YobGVmdE1zKSAhPT0gXCJjYWxtXCIgJiYgKFxuICAgICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgY2xhc3NOYW1lPVwibGluayByZW1vdGUtZXh0ZW5kXCIgb25DbGljaz17dGltZXMub25FeHRlbmR9PlxuICAgICAgICAgICAgICB7dChcInZpZXdlci5leHRlbmRcIil9XG4gICAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgICApfVxuICAgICAgICA8L3NwYW4+XG4gICAgICApfVxuICAgIDwvZGl2PlxuICApXG59XG5cbi8qKiBBIHNlbnRlbmNlLCBvciB3aGVyZSByb29tIGlzIHNob3J0IHRoZSB0aW1lIGFsb25lLiAqL1xuZnVuY3Rpb24gVGltZUxlZnQoeyB0ZXh0LCB0aW1lIH06IHsgdGV4dDogc3RyaW5nOyB0aW1lOiBzdHJpbmcgfSkge1xuICByZXR1cm4gKFxuICAgIDw+XG4gICAgICA8c3BhbiBjbGFzc05hbWU9XCJyZW1vdGUtbGVmdC1sb25nXCI+e3RleHR9PC9zcGFuPlxuICAgICAgPHNwYW4gY2xhc3NOYW1lPVwicmVtb3RlLWxlZnQtc2hvcnRcIiB0aXRsZT17dGV4dH0+XG4gICAgICAgIHt0aW1lfVxuICAgICAgPC9zcGFuPlxuICAgIDwvPlxuICApXG59XG4iLAogICAgIi8qKiBUaGUgY2xpcGJvYXJkIGluIHRoZSBkb2NrOiBmb3IgYnJvd3NlcnMgdGhhdCBrZWVwIHRoZWlycyB0byB0aGVtc2VsdmVzLCBhbmQgdG8gc2VlIHdoYXQgdGhlIG1hY2hpbmUgY29waWVkLiAqL1xuaW1wb3J0IHsgdXNlU3RhdGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHsgQnV0dG9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuaW1wb3J0IHsgRG9ja1NlY3Rpb24gfSBmcm9tIFwiLi9kb2NrLnRzeFwiXG5cbi8qKlxuICogQHBhcmFtIGZyb21NYWNoaW5lICB3aGF0IHRoZSBtYWNoaW5lIGNvcGllZCBsYXN0XG4gKiBAcGFyYW0gb25TZW5kICAgICAgIHJldHVybnMgZmFsc2Ugd2hlbiB0aGUgdGV4dCBpcyB0b28gbG9uZ1xuICovXG5leHBvcnQgZnVuY3Rpb24gQ2xpcGJvYXJkU2VjdGlvbihzZWN0aW9uOiB7XG4gIGZyb21NYWNoaW5lOiBzdHJpbmdcbiAgbWF5UGFzdGU6IGJvb2xlYW5cbiAgb25TZW5kKHRleHQ6IHN0cmluZyk6IGJvb2xlYW5cbiAgb25DbG9zZSgpOiB2b2lkXG59KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHsgZnJvbU1hY2hpbmUgfSA9IHNlY3Rpb25cbiAgY29uc3QgW3R5cGVkLCBzZXRUeXBlZF0gPSB1c2VTdGF0ZTx7IG92ZXI6IHN0cmluZzsgdGV4dDogc3RyaW5nIH0gfCBudWxsPihudWxsKVxuICBjb25zdCBbaXNUb29Mb25nLCBzZXRUb29Mb25nXSA9IHVzZVN0YXRlKGZhbHNlKVxuICAvLyBXaGF0IHdhcyB0eXBlZCBnaXZlcyB3YXkgdG8gd2hhdCB0aGUgbWFjaGluZSBjb3BpZXMgbmV4dC5cbiAgY29uc3QgdGV4dCA9IHR5cGVkICYmIHR5cGVkLm92ZXIgPT09IGZyb21NYWNoaW5lID8gdHlwZWQudGV4dCA6IGZyb21NYWNoaW5lXG4gIHJldHVybiAoXG4gICAgPERvY2tTZWN0aW9uIHRpdGxlPXt0KFwicmVtb3RlLmNsaXBib2FyZFwiKX0gaWNvbj1cImNsaXBib2FyZFwiIG9uQ2xvc2U9e3NlY3Rpb24ub25DbG9zZX0+XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cImRvY2stYm9keVwiPlxuICAgICAgICA8dGV4dGFyZWFcbiAgICAgICAgICBjbGFzc05hbWU9XCJpbnB1dCB0b29sLWNsaXBib2FyZFwiXG4gICAgICAgICAgYXJpYS1sYWJlbD17dChcInJlbW90ZS5jbGlwYm9hcmRcIil9XG4gICAgICAgICAgcGxhY2Vob2xkZXI9e3QoXCJ2aWV3ZXIuY2xpcGJvYXJkSGludFwiKX1cbiAgICAgICAgICByb3dzPXs1fVxuICAgICAgICAgIHZhbHVlPXt0ZXh0fVxuICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHNldFR5cGVkKHsgb3ZlcjogZnJvbU1hY2hpbmUsIHRleHQ6IGV2ZW50LnRhcmdldC52YWx1ZSB9KX1cbiAgICAgICAgLz5cbiAgICAgICAge2lzVG9vTG9uZyAmJiAoXG4gICAgICAgICAgPHAgY2xhc3NOYW1lPVwiZmllbGQtZXJyb3JcIiByb2xlPVwiYWxlcnRcIj5cbiAgICAgICAgICAgIHt0KFwidmlld2VyLmNsaXBib2FyZFRvb0xvbmdcIil9XG4gICAgICAgICAgPC9wPlxuICAgICAgICApfVxuICAgICAgICA8ZGl2IGNsYXNzTmFtZT1cInRvb2wtYWN0aW9uc1wiPlxuICAgICAgICAgIHtzZWN0aW9uLm1heVBhc3RlICYmIChcbiAgICAgICAgICAgIDxCdXR0b24ga2luZD1cInByaW1hcnlcIiBkaXNhYmxlZD17dGV4dCA9PT0gXCJcIn0gb25DbGljaz17KCkgPT4gc2V0VG9vTG9uZyghc2VjdGlvbi5vblNlbmQodGV4dCkpfT5cbiAgICAgICAgICAgICAge3QoXCJyZW1vdGUuY2xpcGJvYXJkU2VuZFwiKX1cbiAgICAgICAgICAgIDwvQnV0dG9uPlxuICAgICAgICAgICl9XG4gICAgICAgICAgPEJ1dHRvbiBkaXNhYmxlZD17dGV4dCA9PT0gXCJcIn0gb25DbGljaz17KCkgPT4gdm9pZCBuYXZpZ2F0b3IuY2xpcGJvYXJkPy53cml0ZVRleHQodGV4dCl9PlxuICAgICAgICAgICAge3QoXCJ2aWV3ZXIuY29weUhlcmVcIil9XG4gICAgICAgICAgPC9CdXR0b24+XG4gICAgICAgIDwvZGl2PlxuICAgICAgPC9kaXY+XG4gICAgPC9Eb2NrU2VjdGlvbj5cbiAgKVxufVxuIiwKICAgICIvKiogVGhlIGRvY2sgYXQgdGhlIHJpZ2h0OiBzZWN0aW9ucyB0aGF0IHB1c2ggdGhlIHBpY3R1cmUgYXNpZGUgYW5kIG5ldmVyIGNvdmVyIGl0LiAqL1xuaW1wb3J0IHR5cGUgeyBSZWFjdE5vZGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHsgSWNvbkJ1dHRvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2J1dHRvbi50c3hcIlxuaW1wb3J0IHsgSWNvbiwgdHlwZSBJY29uTmFtZSB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2ljb24udHN4XCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5cbmV4cG9ydCB0eXBlIERvY2tTZWN0aW9uTmFtZSA9IFwicGVvcGxlXCIgfCBcImZpbGVzXCIgfCBcImNsaXBib2FyZFwiXG5cbmV4cG9ydCBmdW5jdGlvbiBEb2NrKHsgY2hpbGRyZW4gfTogeyBjaGlsZHJlbjogUmVhY3ROb2RlIH0pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgcmV0dXJuIChcbiAgICA8YXNpZGUgY2xhc3NOYW1lPVwiZG9ja1wiIGFyaWEtbGFiZWw9e3QoXCJ2aWV3ZXIuZG9ja1wiKX0+XG4gICAgICB7Y2hpbGRyZW59XG4gICAgPC9hc2lkZT5cbiAgKVxufVxuXG5leHBvcnQgZnVuY3Rpb24gRG9ja1NlY3Rpb24oc2VjdGlvbjoge1xuICB0aXRsZTogc3RyaW5nXG4gIGljb246IEljb25OYW1lXG4gIC8qKiBCZXNpZGUgdGhlIHRpdGxlOiBob3cgbWFueSB0aGVyZSBhcmUuICovXG4gIGNvdW50Pzogc3RyaW5nIHwgdW5kZWZpbmVkXG4gIC8qKiBMZWZ0IG91dCBmb3IgYSBzZWN0aW9uIHRoYXQgY2xvc2VzIHdpdGggdGhlIG9uZSBhYm92ZS4gKi9cbiAgb25DbG9zZT8oKTogdm9pZFxuICBjaGlsZHJlbjogUmVhY3ROb2RlXG59KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3NOYW1lPVwiZG9jay1zZWN0aW9uXCIgYXJpYS1sYWJlbD17c2VjdGlvbi50aXRsZX0+XG4gICAgICA8aDIgY2xhc3NOYW1lPVwiZG9jay10aXRsZVwiPlxuICAgICAgICA8SWNvbiBuYW1lPXtzZWN0aW9uLmljb259IC8+XG4gICAgICAgIHtzZWN0aW9uLnRpdGxlfVxuICAgICAgICB7c2VjdGlvbi5jb3VudCAmJiA8c3BhbiBjbGFzc05hbWU9XCJtdXRlZFwiPntzZWN0aW9uLmNvdW50fTwvc3Bhbj59XG4gICAgICAgIHtzZWN0aW9uLm9uQ2xvc2UgJiYgPEljb25CdXR0b24gbGFiZWw9e3QoXCJzaGVsbC5jbG9zZVwiKX0gaWNvbj1cImNsb3NlXCIgb25DbGljaz17c2VjdGlvbi5vbkNsb3NlfSAvPn1cbiAgICAgIDwvaDI+XG4gICAgICB7c2VjdGlvbi5jaGlsZHJlbn1cbiAgICA8L3NlY3Rpb24+XG4gIClcbn1cblxuLyoqIE9wZW5zIGFuZCBjbG9zZXMgYSBzZWN0aW9uIG9mIHRoZSBkb2NrLCBvciB0aGUga2V5Ym9hcmQuICovXG5leHBvcnQgZnVuY3Rpb24gRG9ja1RvZ2dsZSh0b2dnbGU6IHtcbiAgbGFiZWw6IHN0cmluZ1xuICBpY29uOiBJY29uTmFtZVxuICB2YWx1ZT86IHN0cmluZyB8IHVuZGVmaW5lZFxuICBpc09wZW46IGJvb2xlYW5cbiAgb25Ub2dnbGUoKTogdm9pZFxufSkge1xuICByZXR1cm4gKFxuICAgIDxidXR0b25cbiAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgY2xhc3NOYW1lPVwidG9vbC1vcGVuZXJcIlxuICAgICAgdGl0bGU9e3RvZ2dsZS5sYWJlbH1cbiAgICAgIGFyaWEtcHJlc3NlZD17dG9nZ2xlLmlzT3Blbn1cbiAgICAgIG9uQ2xpY2s9e3RvZ2dsZS5vblRvZ2dsZX1cbiAgICA+XG4gICAgICA8SWNvbiBuYW1lPXt0b2dnbGUuaWNvbn0gLz5cbiAgICAgIDxzcGFuIGNsYXNzTmFtZT1cInZpc3VhbGx5LWhpZGRlblwiPnt0b2dnbGUubGFiZWx9PC9zcGFuPlxuICAgICAge3RvZ2dsZS52YWx1ZSAmJiA8c3BhbiBjbGFzc05hbWU9XCJ0b29sLXZhbHVlXCI+e3RvZ2dsZS52YWx1ZX08L3NwYW4+fVxuICAgIDwvYnV0dG9uPlxuICApXG59XG4iLAogICAgIi8qKiBBIG1hY2hpbmUncyBkZXNrdG9wIG9uIGEgY2FudmFzLCB3aXRoIGV2ZXJ5dGhpbmcgYSBoYW5kIGNhbiBkbyB0byBpdC4gKi9cbmltcG9ydCB7IHR5cGUgUmVmLCB1c2VFZmZlY3QsIHVzZUltcGVyYXRpdmVIYW5kbGUsIHVzZUxheW91dEVmZmVjdCwgdXNlUmVmIH0gZnJvbSBcInJlYWN0XCJcbmltcG9ydCB0eXBlIHsgVmlld2VySW5wdXQgfSBmcm9tIFwiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLWlucHV0LnRzXCJcbmltcG9ydCB7IGNzc0N1cnNvciB9IGZyb20gXCIuLi9zY3JlZW4vY3Vyc29yLnRzXCJcbmltcG9ydCB7IHVzZVBpY3R1cmUgfSBmcm9tIFwiLi4vc2NyZWVuL3BpY3R1cmUudHNcIlxuaW1wb3J0IHsgc2NhbGVPZiwgdHlwZSBab29tIH0gZnJvbSBcIi4uL3NjcmVlbi96b29tLnRzXCJcbmltcG9ydCB7IGF0dGFjaERlc2t0b3BJbnB1dCwgdHlwZSBEZXNrdG9wSW5wdXRIYW5kbGUgfSBmcm9tIFwiLi9kZXNrdG9wLWlucHV0LnRzXCJcbmltcG9ydCB7IHN5bmNEZXNrdG9wU2l6ZSB9IGZyb20gXCIuL2Rlc2t0b3Atc2l6ZS50c1wiXG5pbXBvcnQgdHlwZSB7IFZpZXdBcmVhIH0gZnJvbSBcIi4vbW9kZWwudHNcIlxuaW1wb3J0IHR5cGUgeyBTY3JlZW5IYW5kbGUgfSBmcm9tIFwiLi9zY3JlZW4taGFuZGxlLnRzXCJcbmltcG9ydCB0eXBlIHsgVG91Y2hNb2RlIH0gZnJvbSBcIi4vdG91Y2gudHNcIlxuaW1wb3J0IHsgc3luY1ZpZXdBcmVhLCB0YXJnZXRBcm91bmQsIHRhcmdldEZvckFyZWEsIHR5cGUgWm9vbVRhcmdldCB9IGZyb20gXCIuL3ZpZXctYXJlYS50c1wiXG5cbmV4cG9ydCBpbnRlcmZhY2UgRGVza3RvcFNjcmVlblByb3BzIHtcbiAgcmVmOiBSZWY8U2NyZWVuSGFuZGxlPlxuICBsYWJlbDogc3RyaW5nXG4gIC8qKiBFbGVtZW50IHRoYXQgc2F5cyBob3cgdGhlIGtleWJvYXJkIGxlYXZlcyB0aGUgcGljdHVyZS4gKi9cbiAgd2F5T3V0SWQ6IHN0cmluZ1xuICB6b29tOiBab29tXG4gIG9uWm9vbSh6b29tOiBab29tKTogdm9pZFxuICB0b3VjaE1vZGU6IFRvdWNoTW9kZVxuICAvKiogVGhlIG1vdXNlIG1vdmVzIHRoZSBwaWN0dXJlIG9uIGl0cyBzdGFnZSBpbnN0ZWFkIG9mIHRoZSBtYWNoaW5lJ3MgcG9pbnRlci4gKi9cbiAgaXNQYW5uaW5nOiBib29sZWFuXG4gIG1heUNvbnRyb2w6IGJvb2xlYW5cbiAgLyoqIFRoaXMgd2luZG93IGRlY2lkZXMgdGhlIHNpemUgb2YgdGhlIG1hY2hpbmUncyBkZXNrdG9wLiAqL1xuICBkZWNpZGVzU2l6ZTogYm9vbGVhblxuICAvKiogV2hhdCBhIGZvbGxvd2VkIHZpZXdlciBzZWVzOyBudWxsIHdoaWxlIG5vbmUgaXMgZm9sbG93ZWQuICovXG4gIGZvbGxvd2VkQXJlYTogVmlld0FyZWEgfCBudWxsXG4gIHNlbmQoaW5wdXQ6IFZpZXdlcklucHV0KTogdm9pZFxuICBvbkxlYXZlKCk6IHZvaWRcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIERlc2t0b3BTY3JlZW4ocHJvcHM6IERlc2t0b3BTY3JlZW5Qcm9wcykge1xuICBjb25zdCB7IHJlZiwgbGFiZWwsIHpvb20sIG1heUNvbnRyb2wsIGRlY2lkZXNTaXplLCBmb2xsb3dlZEFyZWEsIGlzUGFubmluZyB9ID0gcHJvcHNcbiAgY29uc3QgeyBzdGFnZSwgY2FudmFzLCBjYW52YXNLZXksIHNpemUsIGRyYXcgfSA9IHVzZVBpY3R1cmUoem9vbSlcbiAgY29uc3Qga2V5cyA9IHVzZVJlZjxIVE1MVGV4dEFyZWFFbGVtZW50PihudWxsKVxuICBjb25zdCBwb2ludGVyID0gdXNlUmVmPEhUTUxEaXZFbGVtZW50PihudWxsKVxuICBjb25zdCBpbnB1dCA9IHVzZVJlZjxEZXNrdG9wSW5wdXRIYW5kbGUgfCBudWxsPihudWxsKVxuICBjb25zdCBsYXRlc3QgPSB1c2VSZWYocHJvcHMpXG4gIGxhdGVzdC5jdXJyZW50ID0gcHJvcHNcblxuICAvKiogV2hlcmUgdG8gc2Nyb2xsIG9uY2UgdGhlIHBpY3R1cmUgaGFzIGl0cyBuZXcgc2l6ZS4gKi9cbiAgY29uc3QgcGVuZGluZyA9IHVzZVJlZjxab29tVGFyZ2V0IHwgbnVsbD4obnVsbClcbiAgY29uc3Qgem9vbVRvID0gKHRhcmdldDogWm9vbVRhcmdldCkgPT4ge1xuICAgIGlmICh0YXJnZXQuem9vbSA9PT0gbGF0ZXN0LmN1cnJlbnQuem9vbSkgc3RhZ2UuY3VycmVudD8uc2Nyb2xsVG8odGFyZ2V0LmxlZnQsIHRhcmdldC50b3ApXG4gICAgZWxzZSBwZW5kaW5nLmN1cnJlbnQgPSB0YXJnZXRcbiAgICBsYXRlc3QuY3VycmVudC5vblpvb20odGFyZ2V0Lnpvb20pXG4gIH1cblxuICAvLyBiaW9tZS1pZ25vcmUgbGludC9jb3JyZWN0bmVzcy91c2VFeGhhdXN0aXZlRGVwZW5kZW5jaWVzOiBgem9vbWAgaXMgd2hlbiB0aGUgcGljdHVyZSBoYXMgaXRzIG5ldyBzaXplXG4gIHVzZUxheW91dEVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKHBlbmRpbmcuY3VycmVudCkgc3RhZ2UuY3VycmVudD8uc2Nyb2xsVG8ocGVuZGluZy5jdXJyZW50LmxlZnQsIHBlbmRpbmcuY3VycmVudC50b3ApXG4gICAgcGVuZGluZy5jdXJyZW50ID0gbnVsbFxuICB9LCBbem9vbV0pXG5cbiAgLy8gYmlvbWUtaWdub3JlIGxpbnQvY29ycmVjdG5lc3MvdXNlRXhoYXVzdGl2ZURlcGVuZGVuY2llczogYXR0YWNoZWQgZm9yIHRoZSBsaWZlIG9mIGEgY2FudmFzXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKCFjYW52YXMuY3VycmVudCB8fCAha2V5cy5jdXJyZW50IHx8ICFzdGFnZS5jdXJyZW50IHx8ICFwb2ludGVyLmN1cnJlbnQpIHJldHVyblxuICAgIGNvbnN0IHNob3duID0gc3RhZ2UuY3VycmVudFxuICAgIGNvbnN0IGF0dGFjaGVkID0gYXR0YWNoRGVza3RvcElucHV0KHtcbiAgICAgIGNhbnZhczogY2FudmFzLmN1cnJlbnQsXG4gICAgICBzdGFnZTogc2hvd24sXG4gICAgICBwb2ludGVyOiBwb2ludGVyLmN1cnJlbnQsXG4gICAgICBwaWN0dXJlOiAoKSA9PiBzaXplLmN1cnJlbnQsXG4gICAgICBrZXlzOiBrZXlzLmN1cnJlbnQsXG4gICAgICBtYXlDb250cm9sOiAoKSA9PiBsYXRlc3QuY3VycmVudC5tYXlDb250cm9sLFxuICAgICAgdG91Y2hNb2RlOiAoKSA9PiBsYXRlc3QuY3VycmVudC50b3VjaE1vZGUsXG4gICAgICBpc1Bhbm5pbmc6ICgpID0+IGxhdGVzdC5jdXJyZW50LmlzUGFubmluZyxcbiAgICAgIG9uUGluY2goZmFjdG9yLCBjZW50cmUpIHtcbiAgICAgICAgY29uc3Qgcm9vbSA9IHsgd2lkdGg6IHNob3duLmNsaWVudFdpZHRoLCBoZWlnaHQ6IHNob3duLmNsaWVudEhlaWdodCB9XG4gICAgICAgIGNvbnN0IHNjYWxlID0gc2NhbGVPZihsYXRlc3QuY3VycmVudC56b29tLCBzaXplLmN1cnJlbnQsIHJvb20pXG4gICAgICAgIGNvbnN0IGZpdHRpbmcgPSBzY2FsZU9mKFwiZml0XCIsIHNpemUuY3VycmVudCwgcm9vbSlcbiAgICAgICAgem9vbVRvKHRhcmdldEFyb3VuZChzaG93biwgc2NhbGUsIHNjYWxlICogZmFjdG9yLCBjZW50cmUsIGZpdHRpbmcpKVxuICAgICAgfSxcbiAgICAgIHNlbmQ6IChtZXNzYWdlKSA9PiBsYXRlc3QuY3VycmVudC5zZW5kKG1lc3NhZ2UpLFxuICAgICAgb25MZWF2ZTogKCkgPT4gbGF0ZXN0LmN1cnJlbnQub25MZWF2ZSgpLFxuICAgIH0pXG4gICAgaW5wdXQuY3VycmVudCA9IGF0dGFjaGVkXG4gICAgcmV0dXJuIGF0dGFjaGVkLmRldGFjaFxuICB9LCBbY2FudmFzS2V5XSlcblxuICAvLyBiaW9tZS1pZ25vcmUgbGludC9jb3JyZWN0bmVzcy91c2VFeGhhdXN0aXZlRGVwZW5kZW5jaWVzOiB0aGUgcmVzdCBhcmUgcmVmc1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmIChkZWNpZGVzU2l6ZSAmJiBzdGFnZS5jdXJyZW50KVxuICAgICAgcmV0dXJuIHN5bmNEZXNrdG9wU2l6ZShzdGFnZS5jdXJyZW50LCAoaW5wdXQpID0+IGxhdGVzdC5jdXJyZW50LnNlbmQoaW5wdXQpKVxuICB9LCBbZGVjaWRlc1NpemVdKVxuXG4gIC8vIGJpb21lLWlnbm9yZSBsaW50L2NvcnJlY3RuZXNzL3VzZUV4aGF1c3RpdmVEZXBlbmRlbmNpZXM6IHRoZSByZXN0IGFyZSByZWZzXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKG1heUNvbnRyb2wgJiYgc3RhZ2UuY3VycmVudCAmJiBjYW52YXMuY3VycmVudClcbiAgICAgIHJldHVybiBzeW5jVmlld0FyZWEoc3RhZ2UuY3VycmVudCwgY2FudmFzLmN1cnJlbnQsIHNpemUsIChhcmVhKSA9PlxuICAgICAgICBsYXRlc3QuY3VycmVudC5zZW5kKHsga2luZDogXCJ2aWV3QXJlYVwiLCAuLi5hcmVhIH0pLFxuICAgICAgKVxuICB9LCBbbWF5Q29udHJvbCwgY2FudmFzS2V5LCB6b29tXSlcblxuICAvLyBiaW9tZS1pZ25vcmUgbGludC9jb3JyZWN0bmVzcy91c2VFeGhhdXN0aXZlRGVwZW5kZW5jaWVzOiB0aGUgcmVzdCBhcmUgcmVmc1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmICghZm9sbG93ZWRBcmVhIHx8ICFzdGFnZS5jdXJyZW50KSByZXR1cm5cbiAgICBjb25zdCB7IGNsaWVudFdpZHRoOiB3aWR0aCwgY2xpZW50SGVpZ2h0OiBoZWlnaHQgfSA9IHN0YWdlLmN1cnJlbnRcbiAgICB6b29tVG8odGFyZ2V0Rm9yQXJlYSh7IHdpZHRoLCBoZWlnaHQgfSwgc2l6ZS5jdXJyZW50LCBmb2xsb3dlZEFyZWEpKVxuICB9LCBbZm9sbG93ZWRBcmVhXSlcblxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmICghbWF5Q29udHJvbCkgaW5wdXQuY3VycmVudD8ua2V5Ym9hcmQucmVsZWFzZUFsbCgpXG4gIH0sIFttYXlDb250cm9sXSlcblxuICAvLyBiaW9tZS1pZ25vcmUgbGludC9jb3JyZWN0bmVzcy91c2VFeGhhdXN0aXZlRGVwZW5kZW5jaWVzOiB0aGUgcmVzdCBhcmUgcmVmc1xuICB1c2VJbXBlcmF0aXZlSGFuZGxlKFxuICAgIHJlZixcbiAgICAoKSA9PiAoe1xuICAgICAgYXN5bmMgZHJhdyhtZXNzYWdlKSB7XG4gICAgICAgIGlmIChtZXNzYWdlLmtpbmQgPT09IFwia2V5XCIgfHwgbWVzc2FnZS5raW5kID09PSBcImZyYW1lXCIpIGF3YWl0IGRyYXcobWVzc2FnZS5tZXNzYWdlKVxuICAgICAgICBlbHNlIGlmIChtZXNzYWdlLmtpbmQgPT09IFwiY3Vyc29yXCIgJiYgY2FudmFzLmN1cnJlbnQpIGNhbnZhcy5jdXJyZW50LnN0eWxlLmN1cnNvciA9IGNzc0N1cnNvcihtZXNzYWdlKVxuICAgICAgfSxcbiAgICAgIGZvY3VzOiAoKSA9PiBrZXlzLmN1cnJlbnQ/LmZvY3VzKHsgcHJldmVudFNjcm9sbDogdHJ1ZSB9KSxcbiAgICAgIHNlbmRLZXlDb21iaW5hdGlvbihrZXlzeW1zKSB7XG4gICAgICAgIGlmICghbGF0ZXN0LmN1cnJlbnQubWF5Q29udHJvbCkgcmV0dXJuXG4gICAgICAgIGlucHV0LmN1cnJlbnQ/LmtleWJvYXJkLmNvbWJpbmF0aW9uKGtleXN5bXMpXG4gICAgICAgIGtleXMuY3VycmVudD8uZm9jdXMoeyBwcmV2ZW50U2Nyb2xsOiB0cnVlIH0pXG4gICAgICB9LFxuICAgICAgc2VuZFRleHQ6ICh0ZXh0KSA9PiBpbnB1dC5jdXJyZW50Py5zZW5kQ2xpcGJvYXJkKHRleHQpID8/IHRydWUsXG4gICAgfSksXG4gICAgW2RyYXddLFxuICApXG5cbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzTmFtZT1cInJlbW90ZS1zdGFnZVwiIHJlZj17c3RhZ2V9IGRhdGEtcGFubmluZz17aXNQYW5uaW5nIHx8IHVuZGVmaW5lZH0+XG4gICAgICA8dGV4dGFyZWFcbiAgICAgICAgY2xhc3NOYW1lPVwicmVtb3RlLWtleXNcIlxuICAgICAgICByZWY9e2tleXN9XG4gICAgICAgIGFyaWEtbGFiZWw9e2xhYmVsfVxuICAgICAgICBhcmlhLWRlc2NyaWJlZGJ5PXtwcm9wcy53YXlPdXRJZH1cbiAgICAgICAgYXV0b0NhcGl0YWxpemU9XCJvZmZcIlxuICAgICAgICBhdXRvQ29tcGxldGU9XCJvZmZcIlxuICAgICAgICBhdXRvQ29ycmVjdD1cIm9mZlwiXG4gICAgICAgIHNwZWxsQ2hlY2s9e2ZhbHNlfVxuICAgICAgICBpbnB1dE1vZGU9XCJub25lXCJcbiAgICAgIC8+XG4gICAgICA8Y2FudmFzIGNsYXNzTmFtZT1cInJlbW90ZS1jYW52YXNcIiBrZXk9e2NhbnZhc0tleX0gcmVmPXtjYW52YXN9IGRhdGEtem9vbT17em9vbX0gLz5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwicmVtb3RlLXBvaW50ZXJcIiByZWY9e3BvaW50ZXJ9IGhpZGRlbiBhcmlhLWhpZGRlbj1cInRydWVcIiAvPlxuICAgIDwvZGl2PlxuICApXG59XG4iLAogICAgIi8qKiBUaGUgbWFjaGluZSdzIGN1cnNvciBhcyBhIENTUyBjdXJzb3IsIHNvIHRoYXQgaXQgbW92ZXMgd2l0aG91dCBhIHJvdW5kIHRyaXAuICovXG5pbXBvcnQgdHlwZSB7IFBsYWluTWVzc2FnZSB9IGZyb20gXCIuLi8uLi9wcm90b2NvbHMvdmlld2VyLXdpcmUudHNcIlxuXG50eXBlIEN1cnNvck1lc3NhZ2UgPSBFeHRyYWN0PFBsYWluTWVzc2FnZSwgeyBraW5kOiBcImN1cnNvclwiIH0+XG5cbi8qKiBCcm93c2VycyBpZ25vcmUgbGFyZ2VyIHBpY3R1cmVzLiAqL1xuY29uc3QgU0lERV9NQVggPSAxMjhcbi8qKiBDdXJzb3IgZm9yIG1hY2hpbmVzIHdpdGggYSB0b3VjaCBwYW5lbCwgd2hpY2ggaGlkZSB0aGVpcnM7IGEgdXNlciB3aXRoIGEgbW91c2Ugc3RpbGwgbmVlZHMgb25lLiAqL1xuY29uc3QgRE9UX1NJREUgPSA3XG5cbi8qKiBAcmV0dXJucyBhIHZhbHVlIGZvciB0aGUgQ1NTIHByb3BlcnR5IGBjdXJzb3JgICovXG5leHBvcnQgZnVuY3Rpb24gY3NzQ3Vyc29yKHsgdywgaCwgaG90WCwgaG90WSwgcmdiYSB9OiBDdXJzb3JNZXNzYWdlKTogc3RyaW5nIHtcbiAgY29uc3QgaXNTaG93biA9IHcgPiAwICYmIGggPiAwICYmIHJnYmEuc29tZSgodmFsdWUsIGF0KSA9PiBhdCAlIDQgPT09IDMgJiYgdmFsdWUgPiAwKVxuICBpZiAoIWlzU2hvd24pIHJldHVybiB0b0Nzc0N1cnNvcihkcmF3RG90KCksIERPVF9TSURFID4+IDEsIERPVF9TSURFID4+IDEpXG4gIGlmICh3ID4gU0lERV9NQVggfHwgaCA+IFNJREVfTUFYKSByZXR1cm4gXCJkZWZhdWx0XCJcbiAgY29uc3QgY2FudmFzID0gY3JlYXRlQ2FudmFzKHcsIGgpXG4gIGNhbnZhcy5nZXRDb250ZXh0KFwiMmRcIik/LnB1dEltYWdlRGF0YShuZXcgSW1hZ2VEYXRhKG5ldyBVaW50OENsYW1wZWRBcnJheShyZ2JhKSwgdywgaCksIDAsIDApXG4gIHJldHVybiB0b0Nzc0N1cnNvcihjYW52YXMsIE1hdGgubWluKGhvdFgsIHcgLSAxKSwgTWF0aC5taW4oaG90WSwgaCAtIDEpKVxufVxuXG5mdW5jdGlvbiB0b0Nzc0N1cnNvcihjYW52YXM6IEhUTUxDYW52YXNFbGVtZW50LCB4OiBudW1iZXIsIHk6IG51bWJlcik6IHN0cmluZyB7XG4gIHJldHVybiBgdXJsKCR7Y2FudmFzLnRvRGF0YVVSTChcImltYWdlL3BuZ1wiKX0pICR7eH0gJHt5fSwgZGVmYXVsdGBcbn1cblxuZnVuY3Rpb24gZHJhd0RvdCgpOiBIVE1MQ2FudmFzRWxlbWVudCB7XG4gIGNvbnN0IGNhbnZhcyA9IGNyZWF0ZUNhbnZhcyhET1RfU0lERSwgRE9UX1NJREUpXG4gIGNvbnN0IGNvbnRleHQgPSBjYW52YXMuZ2V0Q29udGV4dChcIjJkXCIpXG4gIGlmICghY29udGV4dCkgcmV0dXJuIGNhbnZhc1xuICBjb250ZXh0LmZpbGxTdHlsZSA9IFwiI2ZmZlwiXG4gIGNvbnRleHQuZmlsbFJlY3QoMSwgMSwgRE9UX1NJREUgLSAyLCBET1RfU0lERSAtIDIpXG4gIGNvbnRleHQuZmlsbFN0eWxlID0gXCIjMDAwXCJcbiAgY29udGV4dC5maWxsUmVjdCgyLCAyLCBET1RfU0lERSAtIDQsIERPVF9TSURFIC0gNClcbiAgcmV0dXJuIGNhbnZhc1xufVxuXG5mdW5jdGlvbiBjcmVhdGVDYW52YXMod2lkdGg6IG51bWJlciwgaGVpZ2h0OiBudW1iZXIpOiBIVE1MQ2FudmFzRWxlbWVudCB7XG4gIHJldHVybiBPYmplY3QuYXNzaWduKGRvY3VtZW50LmNyZWF0ZUVsZW1lbnQoXCJjYW52YXNcIiksIHsgd2lkdGgsIGhlaWdodCB9KVxufVxuIiwKICAgICIvKipcbiAqIFN0YXRlIG1hY2hpbmUgZnJvbSB0aGUgYnJvd3NlcidzIGtleSBldmVudHMgdG8gdGhlIG1hY2hpbmUnczogaGVsZCBrZXlzLCBBbHRHciwgY29tcG9zZWQgY2hhcmFjdGVycywgdGhlXG4gKiBjb21iaW5hdGlvbiB0aGF0IGxlYXZlcyB0aGUgc2NyZWVuLiBJbmRlcGVuZGVudCBvZiB0aGUgRE9NOyB0aW1lIGlzIGFuIGFyZ3VtZW50LlxuICpcbiAqIFRocmVlIGNhc2VzIGl0IGhhbmRsZXM6XG4gKiAtIFdpbmRvd3MgcmVwb3J0cyBBbHRHciBhcyBDb250cm9sIGZvbGxvd2VkIGltbWVkaWF0ZWx5IGJ5IEFsdEdyYXBoLCBzbyBhIENvbnRyb2wgaXMgaGVsZCBiYWNrIGZvciBhIG1vbWVudC5cbiAqIC0gVGV4dCBjb21wb3NlZCBieSBhIGRlYWQga2V5IG9yIGFuIGlucHV0IG1ldGhvZCBhcnJpdmVzIHdpdGhvdXQgYSBrZXksIG9yIHdpdGggdGhlIGtleSB0aGF0IGZpbmlzaGVkIGl0OiB0aGF0IGtleVxuICogICBhbG9uZSB3b3VsZCB0eXBlIHRoZSBiYXJlIGxldHRlciBvbiB0aGUgbWFjaGluZSwgc28gdGhlIHRleHQgaXMgdHlwZWQgYXMgYSBjaGFyYWN0ZXIuXG4gKiAtIEEga2V5IHJlbGVhc2VkIGluIGFub3RoZXIgd2luZG93IChBbHQrVGFiKSBwcm9kdWNlcyBubyBrZXktdXAgZXZlbnQgaGVyZTsgYHJlbGVhc2VBbGxgIG9uIGJsdXIuXG4gKi9cbmltcG9ydCB7IGlzQ2hhcmFjdGVyLCBpc01vZGlmaWVyLCBLRVlTWU0sIGtleXN5bU9mLCBrZXlzeW1PZkNoYXJhY3RlciwgdHlwZSBUeXBlZEtleSB9IGZyb20gXCIuL2tleXN5bXMudHNcIlxuXG5leHBvcnQgdHlwZSBQbGF0Zm9ybSA9IFwid2luZG93c1wiIHwgXCJtYWNcIiB8IFwib3RoZXJcIlxuXG5leHBvcnQgaW50ZXJmYWNlIEtleU91dHB1dCB7XG4gIGRvd246IGJvb2xlYW5cbiAga2V5c3ltOiBudW1iZXJcbiAgY29kZTogc3RyaW5nXG59XG5cbi8qKiBXaGF0IGJlY2FtZSBvZiBhIGtleSBldmVudDogaGFuZGxlZCBoZXJlLCBsZWZ0IHRvIHRoZSBicm93c2VyJ3MgdGV4dCBpbnB1dCwgb3IgdGhlIHdheSBvdXQgb2YgdGhlIHNjcmVlbi4gKi9cbmV4cG9ydCB0eXBlIEtleVJlc3VsdCA9IFwiaGFuZGxlZFwiIHwgXCJ0ZXh0XCIgfCBcImxlYXZlXCJcblxuZXhwb3J0IGludGVyZmFjZSBLZXlib2FyZCB7XG4gIC8qKiBAcGFyYW0gbm93TXMgYW55IGNsb2NrIHRoYXQgb25seSBncm93cyAqL1xuICBkb3duKGV2ZW50OiBLZXlFdmVudExpa2UsIG5vd01zOiBudW1iZXIpOiBLZXlSZXN1bHRcbiAgdXAoZXZlbnQ6IFR5cGVkS2V5LCBub3dNczogbnVtYmVyKTogdm9pZFxuICAvKiogVHlwZXMgdGV4dCBjb21wb3NlZCBieSBhIGRlYWQga2V5LCBhbiBpbnB1dCBtZXRob2Qgb3IgYSB0b3VjaCBrZXlib2FyZC4gKi9cbiAgdGV4dCh0ZXh0OiBzdHJpbmcpOiB2b2lkXG4gIC8qKiBQcmVzc2VzIHRoZSBrZXlzeW1zIGluIG9yZGVyIGFuZCByZWxlYXNlcyB0aGVtIGluIHJldmVyc2UuICovXG4gIGNvbWJpbmF0aW9uKGtleXN5bXM6IHJlYWRvbmx5IG51bWJlcltdKTogdm9pZFxuICAvKiogQSBDb250cm9sIHRoYXQgd2FpdHMgZm9yIGl0cyBBbHRHciBpcyBzZW50IHdoZW4gdGhpcyB0aW1lIGhhcyBjb21lLiAqL1xuICByZWFkb25seSBkdWVNczogbnVtYmVyIHwgbnVsbFxuICB3YWtlKG5vd01zOiBudW1iZXIpOiB2b2lkXG4gIHJlbGVhc2VBbGwoKTogdm9pZFxufVxuXG5leHBvcnQgaW50ZXJmYWNlIEtleUV2ZW50TGlrZSBleHRlbmRzIFR5cGVkS2V5IHtcbiAgaXNDb21wb3Npbmc6IGJvb2xlYW5cbiAgbWV0YUtleTogYm9vbGVhblxufVxuXG4vKiogVGhlIHR3byBldmVudHMgb2YgQWx0R3IgYXJyaXZlIHRvZ2V0aGVyOyBwcmVzc2luZyBDb250cm9sIGFuZCB0aGVuIEFsdCBieSBoYW5kIHRha2VzIGxvbmdlci4gKi9cbmNvbnN0IEFMVEdSX0dBUF9NUyA9IDUwXG4vKiogTG9uZ2VzdCB0ZXh0IHRoYXQgb25lIGNvbXBvc2l0aW9uIHR5cGVzLCBzbyB0aGF0IGEgd3JvbmcgZXZlbnQgY2Fubm90IGZsb29kIHRoZSBtYWNoaW5lLiAqL1xuY29uc3QgVEVYVF9DSEFSQUNURVJTX01BWCA9IDEwMDBcblxuZXhwb3J0IGZ1bmN0aW9uIGNyZWF0ZUtleWJvYXJkKHBsYXRmb3JtOiBQbGF0Zm9ybSwgc2VuZDogKGtleTogS2V5T3V0cHV0KSA9PiB2b2lkKTogS2V5Ym9hcmQge1xuICAvKiogQnkgcGh5c2ljYWwga2V5OiB0aGUga2V5c3ltIHRoYXQgd2FzIHByZXNzZWQsIHNvIHRoYXQgdGhlIHNhbWUgb25lIGlzIHJlbGVhc2VkIGFmdGVyIGEgY2hhbmdlIG9mIHRoZSBsYXlvdXQuICovXG4gIGNvbnN0IGhlbGQgPSBuZXcgTWFwPHN0cmluZywgbnVtYmVyPigpXG4gIGxldCBwZW5kaW5nQ29udHJvbDogeyBjb2RlOiBzdHJpbmc7IGR1ZU1zOiBudW1iZXIgfSB8IG51bGwgPSBudWxsXG4gIGxldCBpc0FmdGVyRGVhZEtleSA9IGZhbHNlXG5cbiAgY29uc3QgcHJlc3MgPSAoaWQ6IHN0cmluZywga2V5c3ltOiBudW1iZXIsIGNvZGU6IHN0cmluZykgPT4ge1xuICAgIGhlbGQuc2V0KGlkLCBrZXlzeW0pXG4gICAgc2VuZCh7IGRvd246IHRydWUsIGtleXN5bSwgY29kZSB9KVxuICB9XG4gIGNvbnN0IHJlbGVhc2UgPSAoaWQ6IHN0cmluZykgPT4ge1xuICAgIGNvbnN0IGtleXN5bSA9IGhlbGQuZ2V0KGlkKVxuICAgIGlmIChrZXlzeW0gPT09IHVuZGVmaW5lZCkgcmV0dXJuXG4gICAgaGVsZC5kZWxldGUoaWQpXG4gICAgc2VuZCh7IGRvd246IGZhbHNlLCBrZXlzeW0sIGNvZGU6IGtleUNvZGUoaWQpIH0pXG4gIH1cbiAgY29uc3Qgc2VuZFBlbmRpbmdDb250cm9sID0gKCkgPT4ge1xuICAgIGlmICghcGVuZGluZ0NvbnRyb2wpIHJldHVyblxuICAgIGNvbnN0IHsgY29kZSB9ID0gcGVuZGluZ0NvbnRyb2xcbiAgICBwZW5kaW5nQ29udHJvbCA9IG51bGxcbiAgICBwcmVzcyhjb2RlLCBLRVlTWU0uQ29udHJvbF9MLCBjb2RlKVxuICB9XG4gIGNvbnN0IHRhcCA9IChrZXlzeW06IG51bWJlciwgY29kZSA9IFwiXCIpID0+IHtcbiAgICBzZW5kKHsgZG93bjogdHJ1ZSwga2V5c3ltLCBjb2RlIH0pXG4gICAgc2VuZCh7IGRvd246IGZhbHNlLCBrZXlzeW0sIGNvZGUgfSlcbiAgfVxuICBjb25zdCBpc0hlbGQgPSAoLi4ua2V5c3ltczogbnVtYmVyW10pID0+IFsuLi5oZWxkLnZhbHVlcygpXS5zb21lKChrZXlzeW0pID0+IGtleXN5bXMuaW5jbHVkZXMoa2V5c3ltKSlcbiAgY29uc3QgcmVsZWFzZUFsbCA9ICgpID0+IHtcbiAgICBwZW5kaW5nQ29udHJvbCA9IG51bGxcbiAgICBpc0FmdGVyRGVhZEtleSA9IGZhbHNlXG4gICAgZm9yIChjb25zdCBpZCBvZiBbLi4uaGVsZC5rZXlzKCldKSByZWxlYXNlKGlkKVxuICB9XG4gIC8qKiBXaW5kb3dzIHR5cGVzIGBAYCB3aXRoIENvbnRyb2wrQWx0K1EgYXMgd2VsbDogdGhlIG1vZGlmaWVycyB3ZXJlIHRoZSBsYXlvdXQncywgbm90IHRoZSBtYWNoaW5lJ3MuICovXG4gIGNvbnN0IHRhcFdpdGhvdXRNb2RpZmllcnMgPSAoa2V5c3ltOiBudW1iZXIsIGNvZGU6IHN0cmluZykgPT4ge1xuICAgIGNvbnN0IG1vZGlmaWVycyA9IFsuLi5oZWxkXS5maWx0ZXIoKFssIHN5bV0pID0+IENPTlRST0xfQUxULmluY2x1ZGVzKHN5bSkpXG4gICAgZm9yIChjb25zdCBbaWQsIHN5bV0gb2YgbW9kaWZpZXJzKSBzZW5kKHsgZG93bjogZmFsc2UsIGtleXN5bTogc3ltLCBjb2RlOiBrZXlDb2RlKGlkKSB9KVxuICAgIHRhcChrZXlzeW0sIGNvZGUpXG4gICAgZm9yIChjb25zdCBbaWQsIHN5bV0gb2YgbW9kaWZpZXJzKSBzZW5kKHsgZG93bjogdHJ1ZSwga2V5c3ltOiBzeW0sIGNvZGU6IGtleUNvZGUoaWQpIH0pXG4gIH1cblxuICByZXR1cm4ge1xuICAgIGRvd24oZXZlbnQsIG5vd01zKSB7XG4gICAgICBjb25zdCBpZCA9IGtleUlkKGV2ZW50KVxuICAgICAgaWYgKGV2ZW50LmlzQ29tcG9zaW5nIHx8IGV2ZW50LmtleSA9PT0gXCJQcm9jZXNzXCIgfHwgZXZlbnQua2V5ID09PSBcIlVuaWRlbnRpZmllZFwiKSByZXR1cm4gXCJ0ZXh0XCJcbiAgICAgIGlmIChwZW5kaW5nQ29udHJvbCkge1xuICAgICAgICBpZiAoZXZlbnQuY29kZSA9PT0gXCJBbHRSaWdodFwiICYmIG5vd01zIC0gKHBlbmRpbmdDb250cm9sLmR1ZU1zIC0gQUxUR1JfR0FQX01TKSA8PSBBTFRHUl9HQVBfTVMpXG4gICAgICAgICAgcGVuZGluZ0NvbnRyb2wgPSBudWxsXG4gICAgICAgIGVsc2Ugc2VuZFBlbmRpbmdDb250cm9sKClcbiAgICAgIH1cbiAgICAgIGNvbnN0IGtleXN5bSA9IGtleXN5bUZvcihldmVudCwgcGxhdGZvcm0pXG4gICAgICBpZiAoZXZlbnQua2V5ID09PSBcIkRlYWRcIikgaXNBZnRlckRlYWRLZXkgPSB0cnVlXG4gICAgICBpZiAoa2V5c3ltID09PSBudWxsKSByZXR1cm4gXCJ0ZXh0XCJcbiAgICAgIGNvbnN0IGlzQ29tcG9zZWQgPSBpc0FmdGVyRGVhZEtleSAmJiBpc0NoYXJhY3RlcihrZXlzeW0pXG4gICAgICBpZiAoIWlzTW9kaWZpZXIoa2V5c3ltKSkgaXNBZnRlckRlYWRLZXkgPSBmYWxzZVxuICAgICAgaWYgKGlzQ29tcG9zZWQpIHtcbiAgICAgICAgdGFwKGtleXN5bSlcbiAgICAgICAgcmV0dXJuIFwiaGFuZGxlZFwiXG4gICAgICB9XG4gICAgICBpZiAocGxhdGZvcm0gPT09IFwid2luZG93c1wiICYmIGV2ZW50LmNvZGUgPT09IFwiQ29udHJvbExlZnRcIiAmJiAhaGVsZC5oYXMoaWQpICYmICFoZWxkLmhhcyhcIkFsdFJpZ2h0XCIpKSB7XG4gICAgICAgIHBlbmRpbmdDb250cm9sID0geyBjb2RlOiBldmVudC5jb2RlLCBkdWVNczogbm93TXMgKyBBTFRHUl9HQVBfTVMgfVxuICAgICAgICByZXR1cm4gXCJoYW5kbGVkXCJcbiAgICAgIH1cbiAgICAgIGlmIChpc0VzY2FwZUNvbWJpbmF0aW9uKGtleXN5bSwgaXNIZWxkKSkge1xuICAgICAgICByZWxlYXNlQWxsKClcbiAgICAgICAgcmV0dXJuIFwibGVhdmVcIlxuICAgICAgfVxuICAgICAgY29uc3QgaXNMYXlvdXRDaGFyYWN0ZXIgPSBpc0NoYXJhY3RlcihrZXlzeW0pICYmICEvXltcXHB7TH1cXHB7Tn0gXSQvdS50ZXN0KGV2ZW50LmtleSlcbiAgICAgIGlmIChcbiAgICAgICAgcGxhdGZvcm0gPT09IFwid2luZG93c1wiICYmXG4gICAgICAgIGlzTGF5b3V0Q2hhcmFjdGVyICYmXG4gICAgICAgIGlzSGVsZChLRVlTWU0uQ29udHJvbF9MLCBLRVlTWU0uQ29udHJvbF9SKSAmJlxuICAgICAgICBpc0hlbGQoS0VZU1lNLkFsdF9MKVxuICAgICAgKVxuICAgICAgICB0YXBXaXRob3V0TW9kaWZpZXJzKGtleXN5bSwgZXZlbnQuY29kZSlcbiAgICAgIC8vIG1hY09TIG5ldmVyIHJlcG9ydHMgYSBrZXkncyByZWxlYXNlIHdoaWxlIENvbW1hbmQgaXMgaGVsZCwgYW5kIHJlcG9ydHMgQ2FwcyBMb2NrIG9uY2UgcGVyIGNoYW5nZS5cbiAgICAgIGVsc2UgaWYgKHBsYXRmb3JtID09PSBcIm1hY1wiICYmICgoZXZlbnQubWV0YUtleSAmJiBldmVudC5rZXkgIT09IFwiTWV0YVwiKSB8fCBldmVudC5rZXkgPT09IFwiQ2Fwc0xvY2tcIikpXG4gICAgICAgIHRhcChrZXlzeW0sIGV2ZW50LmNvZGUpXG4gICAgICBlbHNlIHByZXNzKGlkLCBoZWxkLmdldChpZCkgPz8ga2V5c3ltLCBldmVudC5jb2RlKVxuICAgICAgcmV0dXJuIFwiaGFuZGxlZFwiXG4gICAgfSxcbiAgICB1cChldmVudCkge1xuICAgICAgaWYgKHBlbmRpbmdDb250cm9sICYmIGV2ZW50LmNvZGUgPT09IHBlbmRpbmdDb250cm9sLmNvZGUpIHNlbmRQZW5kaW5nQ29udHJvbCgpXG4gICAgICByZWxlYXNlKGtleUlkKGV2ZW50KSlcbiAgICB9LFxuICAgIHRleHQodGV4dCkge1xuICAgICAgc2VuZFBlbmRpbmdDb250cm9sKClcbiAgICAgIGlzQWZ0ZXJEZWFkS2V5ID0gZmFsc2VcbiAgICAgIGZvciAoY29uc3QgY2hhcmFjdGVyIG9mIFsuLi50ZXh0XS5zbGljZSgwLCBURVhUX0NIQVJBQ1RFUlNfTUFYKSkgdGFwKGtleXN5bU9mQ2hhcmFjdGVyKGNoYXJhY3RlcikpXG4gICAgfSxcbiAgICBjb21iaW5hdGlvbihrZXlzeW1zKSB7XG4gICAgICByZWxlYXNlQWxsKClcbiAgICAgIGZvciAoY29uc3Qga2V5c3ltIG9mIGtleXN5bXMpIHNlbmQoeyBkb3duOiB0cnVlLCBrZXlzeW0sIGNvZGU6IFwiXCIgfSlcbiAgICAgIGZvciAoY29uc3Qga2V5c3ltIG9mIGtleXN5bXMudG9SZXZlcnNlZCgpKSBzZW5kKHsgZG93bjogZmFsc2UsIGtleXN5bSwgY29kZTogXCJcIiB9KVxuICAgIH0sXG4gICAgZ2V0IGR1ZU1zKCkge1xuICAgICAgcmV0dXJuIHBlbmRpbmdDb250cm9sPy5kdWVNcyA/PyBudWxsXG4gICAgfSxcbiAgICB3YWtlKG5vd01zKSB7XG4gICAgICBpZiAocGVuZGluZ0NvbnRyb2wgJiYgbm93TXMgPj0gcGVuZGluZ0NvbnRyb2wuZHVlTXMpIHNlbmRQZW5kaW5nQ29udHJvbCgpXG4gICAgfSxcbiAgICByZWxlYXNlQWxsLFxuICB9XG59XG5cbmNvbnN0IENPTlRST0xfQUxUOiByZWFkb25seSBudW1iZXJbXSA9IFtLRVlTWU0uQ29udHJvbF9MLCBLRVlTWU0uQ29udHJvbF9SLCBLRVlTWU0uQWx0X0xdXG5cbi8qKiBPbiBhIE1hYywgT3B0aW9uIGNob29zZXMgY2hhcmFjdGVycyBhcyBBbHRHciBkb2VzIGVsc2V3aGVyZS4gKi9cbmZ1bmN0aW9uIGtleXN5bUZvcihldmVudDogVHlwZWRLZXksIHBsYXRmb3JtOiBQbGF0Zm9ybSk6IG51bWJlciB8IG51bGwge1xuICBpZiAocGxhdGZvcm0gPT09IFwibWFjXCIgJiYgZXZlbnQua2V5ID09PSBcIkFsdFwiKSByZXR1cm4gS0VZU1lNLklTT19MZXZlbDNfU2hpZnRcbiAgcmV0dXJuIGtleXN5bU9mKGV2ZW50KVxufVxuXG4vKiogQ29udHJvbCtBbHQrU2hpZnQsIGluIGFueSBvcmRlciwgbGVhdmVzIHRoZSBzY3JlZW4gZm9yIHRoZSB0b29sYmFyLCBzbyB0aGF0IGl0IGlzIG5vIHRyYXAgZm9yIGtleWJvYXJkIHVzZXJzLiAqL1xuZnVuY3Rpb24gaXNFc2NhcGVDb21iaW5hdGlvbihrZXlzeW06IG51bWJlciwgaXNIZWxkOiAoLi4ua2V5c3ltczogbnVtYmVyW10pID0+IGJvb2xlYW4pOiBib29sZWFuIHtcbiAgY29uc3QgZ3JvdXBzOiBudW1iZXJbXVtdID0gW1xuICAgIFtLRVlTWU0uQ29udHJvbF9MLCBLRVlTWU0uQ29udHJvbF9SXSxcbiAgICBbS0VZU1lNLkFsdF9MLCBLRVlTWU0uQWx0X1IsIEtFWVNZTS5JU09fTGV2ZWwzX1NoaWZ0XSxcbiAgICBbS0VZU1lNLlNoaWZ0X0wsIEtFWVNZTS5TaGlmdF9SXSxcbiAgXVxuICByZXR1cm4gKFxuICAgIGdyb3Vwcy5zb21lKChncm91cCkgPT4gZ3JvdXAuaW5jbHVkZXMoa2V5c3ltKSkgJiZcbiAgICBncm91cHMuZXZlcnkoKGdyb3VwKSA9PiBncm91cC5pbmNsdWRlcyhrZXlzeW0pIHx8IGlzSGVsZCguLi5ncm91cCkpXG4gIClcbn1cblxuLyoqIFNvbWUga2V5cyAodG91Y2gga2V5Ym9hcmRzLCB1bnVzdWFsIGRyaXZlcnMpIGhhdmUgbm8gY29kZTsgdGhlaXIgbmFtZSBpcyB1c2VkIGluc3RlYWQsIHdpdGggYSBwcmVmaXguICovXG5mdW5jdGlvbiBrZXlJZCh7IGNvZGUsIGtleSB9OiBUeXBlZEtleSk6IHN0cmluZyB7XG4gIHJldHVybiBjb2RlIHx8IGA/JHtrZXl9YFxufVxuXG5mdW5jdGlvbiBrZXlDb2RlKGlkOiBzdHJpbmcpOiBzdHJpbmcge1xuICByZXR1cm4gaWQuc3RhcnRzV2l0aChcIj9cIikgPyBcIlwiIDogaWRcbn1cbiIsCiAgICAiLyoqIE1vdXNlLCBwZW4sIHRvdWNoIGFuZCB3aGVlbCBhcyB0aGUgbWFjaGluZSdzIHBvaW50ZXIuIFB1cmUuICovXG5cbi8qKiBgTW91c2VFdmVudC5idXR0b25zYCAobGVmdCwgcmlnaHQsIG1pZGRsZSwgYmFjaywgZm9yd2FyZCkgYXMgdGhlIHdpcmUncyBiaXRzIChsZWZ0LCBtaWRkbGUsIHJpZ2h0LCBiYWNrLCBmb3J3YXJkKS4gKi9cbmV4cG9ydCBmdW5jdGlvbiB3aXJlQnV0dG9ucyhidXR0b25zOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBsZWZ0ID0gYnV0dG9ucyAmIDFcbiAgY29uc3QgcmlnaHQgPSAoYnV0dG9ucyAmIDIpIDw8IDFcbiAgY29uc3QgbWlkZGxlID0gKGJ1dHRvbnMgJiA0KSA+PiAxXG4gIHJldHVybiBsZWZ0IHwgbWlkZGxlIHwgcmlnaHQgfCAoYnV0dG9ucyAmIDBiMTEwMDApXG59XG5cbi8qKiBXaGF0IG9uZSBub3RjaCBvZiBhIHdoZWVsIHNjcm9sbHM6IHBpeGVscyBpbiBDaHJvbWl1bSBhbmQgV2ViS2l0LCBsaW5lcyBpbiBGaXJlZm94LCBvciBhIHBhZ2UuICovXG5jb25zdCBOT1RDSF9QWCA9IDEwMFxuY29uc3QgTk9UQ0hfTElORVMgPSAzXG4vKiogTGltaXQgb2Ygb25lIGV2ZW50J3Mgc2Nyb2xsaW5nLCBhZ2FpbnN0IGRyaXZlcnMgdGhhdCByZXBvcnQgZXhjZXNzaXZlIHZhbHVlcy4gKi9cbmNvbnN0IE5PVENIRVNfTUFYID0gMTBcblxuZXhwb3J0IGludGVyZmFjZSBXaGVlbFR1cm4ge1xuICBkZWx0YVg6IG51bWJlclxuICBkZWx0YVk6IG51bWJlclxuICAvKiogMCBwaXhlbHMsIDEgbGluZXMsIDIgcGFnZXMgKi9cbiAgZGVsdGFNb2RlOiBudW1iZXJcbn1cblxuLyoqIENvbnZlcnRzIHdoZWVsIGV2ZW50cyB0byB3aG9sZSBub3RjaGVzOyB0aGUgc21hbGwgc3RlcHMgb2YgYSB0b3VjaHBhZCBhcmUgYWNjdW11bGF0ZWQuICovXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlV2hlZWwoKTogKHR1cm46IFdoZWVsVHVybikgPT4geyBkeDogbnVtYmVyOyBkeTogbnVtYmVyIH0gfCBudWxsIHtcbiAgY29uc3QgcmVzdCA9IHsgeDogMCwgeTogMCB9XG4gIGNvbnN0IG5vdGNoZXMgPSAoYWxvbmc6IFwieFwiIHwgXCJ5XCIsIGRlbHRhOiBudW1iZXIsIG1vZGU6IG51bWJlcik6IG51bWJlciA9PiB7XG4gICAgY29uc3Qgc3VtID0gcmVzdFthbG9uZ10gKyBkZWx0YSAvIChtb2RlID09PSAwID8gTk9UQ0hfUFggOiBtb2RlID09PSAxID8gTk9UQ0hfTElORVMgOiAxKVxuICAgIGNvbnN0IHdob2xlID0gTWF0aC50cnVuYyhzdW0pXG4gICAgcmVzdFthbG9uZ10gPSBzdW0gLSB3aG9sZVxuICAgIHJldHVybiBNYXRoLm1heCgtTk9UQ0hFU19NQVgsIE1hdGgubWluKE5PVENIRVNfTUFYLCB3aG9sZSkpXG4gIH1cbiAgcmV0dXJuICh7IGRlbHRhWCwgZGVsdGFZLCBkZWx0YU1vZGUgfSkgPT4ge1xuICAgIGNvbnN0IGR4ID0gbm90Y2hlcyhcInhcIiwgZGVsdGFYLCBkZWx0YU1vZGUpXG4gICAgY29uc3QgZHkgPSBub3RjaGVzKFwieVwiLCBkZWx0YVksIGRlbHRhTW9kZSlcbiAgICByZXR1cm4gZHggPT09IDAgJiYgZHkgPT09IDAgPyBudWxsIDogeyBkeCwgZHkgfVxuICB9XG59XG4iLAogICAgIi8qKlxuICogRmluZ2VycyBvbiB0aGUgbWFjaGluZSdzIHBpY3R1cmUgYXMgYSBtb3VzZTogdGhlIHN0YXRlIG1hY2hpbmUgb2YgZ2VzdHVyZXMsIGluZGVwZW5kZW50IG9mIHRoZSBET007IHRpbWUgaXMgYW4gYXJndW1lbnQuXG4gKlxuICogLSBkaXJlY3Q6IGEgdGFwIGNsaWNrcyB3aGVyZSB0aGUgZmluZ2VyIGlzLCBhIGZpbmdlciB0aGF0IG1vdmVzIGRyYWdzLCBhIGxvbmcgcHJlc3MgaXMgYSByaWdodCBjbGljay5cbiAqIC0gdG91Y2hwYWQ6IGEgZmluZ2VyIG1vdmVzIHRoZSBwb2ludGVyIGZyb20gd2hlcmUgaXQgaXMsIGEgdGFwIGNsaWNrcyB0aGVyZSwgYSB0YXAgZm9sbG93ZWQgYnkgYSBkcmFnIGRyYWdzLlxuICogLSB0d28gZmluZ2VycywgaW4gYm90aDogYXBhcnQgb3IgdG9nZXRoZXIgem9vbXMsIHNpZGUgYnkgc2lkZSBzY3JvbGxzLCBhIHNob3J0IHRhcCBvZiB0d28gaXMgYSByaWdodCBjbGljay5cbiAqL1xuXG5leHBvcnQgdHlwZSBUb3VjaE1vZGUgPSBcImRpcmVjdFwiIHwgXCJ0b3VjaHBhZFwiXG5cbi8qKiBQb2ludHMgYXJlIGluIENTUyBwaXhlbHMgb2YgdGhlIHdpbmRvdy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVG91Y2hQb2ludCB7XG4gIHg6IG51bWJlclxuICB5OiBudW1iZXJcbn1cblxuZXhwb3J0IGludGVyZmFjZSBUb3VjaE91dHB1dCB7XG4gIC8qKiBEaXJlY3QgbW9kZTogdGhlIHBvaW50ZXIgYXQgdGhpcyBwbGFjZSBvZiB0aGUgd2luZG93LiBgYnV0dG9uc2AgYXMgaW4gYE1vdXNlRXZlbnQuYnV0dG9uc2AuICovXG4gIHBvaW50QXQoYXQ6IFRvdWNoUG9pbnQsIGJ1dHRvbnM6IG51bWJlcik6IHZvaWRcbiAgLyoqIFRvdWNocGFkIG1vZGU6IHRoZSBwb2ludGVyIG1vdmVzIGJ5IHNvIG11Y2guICovXG4gIG1vdmVCeShkeDogbnVtYmVyLCBkeTogbnVtYmVyLCBidXR0b25zOiBudW1iZXIpOiB2b2lkXG4gIC8qKiBBIHByZXNzIGFuZCByZWxlYXNlLCBvZiBidXR0b24gMSAobGVmdCkgb3IgMiAocmlnaHQpIGFzIGluIGBNb3VzZUV2ZW50LmJ1dHRvbnNgOyBudWxsOiB3aGVyZSB0aGUgcG9pbnRlciBpcy4gKi9cbiAgY2xpY2soYXQ6IFRvdWNoUG9pbnQgfCBudWxsLCBidXR0b25zOiBudW1iZXIpOiB2b2lkXG4gIC8qKiBDU1MgcGl4ZWxzIHRoYXQgdGhlIGZpbmdlcnMgaGF2ZSBtb3ZlZDsgbnVsbDogd2hlcmUgdGhlIHBvaW50ZXIgaXMuICovXG4gIHNjcm9sbChhdDogVG91Y2hQb2ludCB8IG51bGwsIGR4OiBudW1iZXIsIGR5OiBudW1iZXIpOiB2b2lkXG4gIC8qKiBUaGUgZGlzdGFuY2Ugb2YgdGhlIGZpbmdlcnMgaGFzIGNoYW5nZWQgYnkgdGhpcyBmYWN0b3I7IHRoZXkgaGF2ZSBtb3ZlZCBieSBzbyBtdWNoIG1lYW53aGlsZS4gKi9cbiAgcGluY2goY2VudHJlOiBUb3VjaFBvaW50LCBmYWN0b3I6IG51bWJlciwgZHg6IG51bWJlciwgZHk6IG51bWJlcik6IHZvaWRcbn1cblxuZXhwb3J0IGNvbnN0IExPTkdfUFJFU1NfTVMgPSA2MDBcbi8qKiBBIGZpbmdlciB0aGF0IG1vdmVkIGZ1cnRoZXIgdGhhbiB0aGlzIGlzIGRyYWdnaW5nLiAqL1xuZXhwb3J0IGNvbnN0IFRBUF9NT1ZFX1BYID0gOFxuLyoqIEEgc2Vjb25kIHRvdWNoIHdpdGhpbiB0aGlzIHRpbWUgb2YgYSB0YXAgZHJhZ3MsIGluIHRvdWNocGFkIG1vZGUuICovXG5leHBvcnQgY29uc3QgVEFQX0RSQUdfTVMgPSAzMDBcbi8qKiBGaW5nZXJzIHdob3NlIGRpc3RhbmNlIGNoYW5nZXMgYnkgbW9yZSB0aGFuIHRoaXMgem9vbTsgdGhvc2UgdGhhdCBtb3ZlIGZ1cnRoZXIgdG9nZXRoZXIgc2Nyb2xsLiAqL1xuY29uc3QgUElOQ0hfUFggPSAyNFxuY29uc3QgU0NST0xMX1BYID0gMTJcblxuY29uc3QgTEVGVCA9IDFcbmNvbnN0IFJJR0hUID0gMlxuXG50eXBlIEdlc3R1cmUgPSBcIm5vbmVcIiB8IFwicGVuZGluZ1wiIHwgXCJkcmFnXCIgfCBcIm1vdmluZ1wiIHwgXCJ0d29cIiB8IFwic2Nyb2xsXCIgfCBcInBpbmNoXCIgfCBcImRvbmVcIlxuXG5leHBvcnQgaW50ZXJmYWNlIFRvdWNoR2VzdHVyZXMge1xuICBtb2RlOiBUb3VjaE1vZGVcbiAgZG93bihpZDogbnVtYmVyLCBhdDogVG91Y2hQb2ludCwgbm93TXM6IG51bWJlcik6IHZvaWRcbiAgbW92ZShpZDogbnVtYmVyLCBhdDogVG91Y2hQb2ludCwgbm93TXM6IG51bWJlcik6IHZvaWRcbiAgdXAoaWQ6IG51bWJlciwgbm93TXM6IG51bWJlcik6IHZvaWRcbiAgY2FuY2VsKCk6IHZvaWRcbiAgLyoqIFRpbWUgb2YgdGhlIGxvbmcgcHJlc3M7IG51bGwgd2hpbGUgbm9uZSBpcyBwb3NzaWJsZS4gKi9cbiAgcmVhZG9ubHkgZHVlTXM6IG51bWJlciB8IG51bGxcbiAgd2FrZShub3dNczogbnVtYmVyKTogdm9pZFxufVxuXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlVG91Y2hHZXN0dXJlcyhvdXRwdXQ6IFRvdWNoT3V0cHV0LCBpbml0aWFsTW9kZTogVG91Y2hNb2RlID0gXCJkaXJlY3RcIik6IFRvdWNoR2VzdHVyZXMge1xuICBjb25zdCBmaW5nZXJzID0gbmV3IE1hcDxudW1iZXIsIFRvdWNoUG9pbnQ+KClcbiAgbGV0IG1vZGUgPSBpbml0aWFsTW9kZVxuICBsZXQgZ2VzdHVyZTogR2VzdHVyZSA9IFwibm9uZVwiXG4gIGxldCBzdGFydDogVG91Y2hQb2ludCA9IHsgeDogMCwgeTogMCB9XG4gIGxldCBzdGFydE1zID0gMFxuICBsZXQgbGFzdFRhcE1zID0gTnVtYmVyLk5FR0FUSVZFX0lORklOSVRZXG4gIGxldCBpc1RhcERyYWcgPSBmYWxzZVxuICBsZXQgbGFzdERpc3RhbmNlID0gMFxuICBsZXQgc3RhcnREaXN0YW5jZSA9IDBcbiAgbGV0IGxhc3RDZW50cmU6IFRvdWNoUG9pbnQgPSB7IHg6IDAsIHk6IDAgfVxuXG4gIGNvbnN0IHJlc2V0ID0gKCkgPT4ge1xuICAgIGdlc3R1cmUgPSBcIm5vbmVcIlxuICAgIGlzVGFwRHJhZyA9IGZhbHNlXG4gIH1cbiAgY29uc3QgYmVnaW5Ud28gPSAoKSA9PiB7XG4gICAgLy8gQSBkcmFnIHRoYXQgYSBzZWNvbmQgZmluZ2VyIGpvaW5zIGlzIG92ZXI6IHRoZSBidXR0b24gbXVzdCBub3Qgc3RheSBkb3duLlxuICAgIGlmIChnZXN0dXJlID09PSBcImRyYWdcIiAmJiBtb2RlID09PSBcImRpcmVjdFwiKSBvdXRwdXQucG9pbnRBdChzdGFydCwgMClcbiAgICBlbHNlIGlmIChnZXN0dXJlID09PSBcIm1vdmluZ1wiICYmIGlzVGFwRHJhZykgb3V0cHV0Lm1vdmVCeSgwLCAwLCAwKVxuICAgIGdlc3R1cmUgPSBcInR3b1wiXG4gICAgbGFzdENlbnRyZSA9IGNlbnRyZU9mKGZpbmdlcnMpXG4gICAgbGFzdERpc3RhbmNlID0gZGlzdGFuY2VPZihmaW5nZXJzKVxuICAgIHN0YXJ0RGlzdGFuY2UgPSBsYXN0RGlzdGFuY2VcbiAgICBzdGFydCA9IGxhc3RDZW50cmVcbiAgfVxuXG4gIGNvbnN0IG1vdmVPbmUgPSAoYXQ6IFRvdWNoUG9pbnQsIGJlZm9yZTogVG91Y2hQb2ludCkgPT4ge1xuICAgIGlmIChnZXN0dXJlID09PSBcInBlbmRpbmdcIiAmJiBkaXN0YW5jZShhdCwgc3RhcnQpID4gVEFQX01PVkVfUFgpIHtcbiAgICAgIGdlc3R1cmUgPSBtb2RlID09PSBcImRpcmVjdFwiID8gXCJkcmFnXCIgOiBcIm1vdmluZ1wiXG4gICAgICBpZiAobW9kZSA9PT0gXCJkaXJlY3RcIikgb3V0cHV0LnBvaW50QXQoc3RhcnQsIExFRlQpXG4gICAgfVxuICAgIGlmIChnZXN0dXJlID09PSBcImRyYWdcIikge1xuICAgICAgb3V0cHV0LnBvaW50QXQoYXQsIExFRlQpXG4gICAgICBzdGFydCA9IGF0XG4gICAgfVxuICAgIGlmIChnZXN0dXJlID09PSBcIm1vdmluZ1wiKSBvdXRwdXQubW92ZUJ5KGF0LnggLSBiZWZvcmUueCwgYXQueSAtIGJlZm9yZS55LCBpc1RhcERyYWcgPyBMRUZUIDogMClcbiAgfVxuXG4gIGNvbnN0IG1vdmVUd28gPSAoKSA9PiB7XG4gICAgY29uc3QgW2NlbnRyZSwgYXBhcnRdID0gW2NlbnRyZU9mKGZpbmdlcnMpLCBkaXN0YW5jZU9mKGZpbmdlcnMpXVxuICAgIGlmIChnZXN0dXJlID09PSBcInR3b1wiICYmIE1hdGguYWJzKGFwYXJ0IC0gc3RhcnREaXN0YW5jZSkgPiBQSU5DSF9QWCkgZ2VzdHVyZSA9IFwicGluY2hcIlxuICAgIGVsc2UgaWYgKGdlc3R1cmUgPT09IFwidHdvXCIgJiYgZGlzdGFuY2UoY2VudHJlLCBzdGFydCkgPiBTQ1JPTExfUFgpIGdlc3R1cmUgPSBcInNjcm9sbFwiXG4gICAgY29uc3QgW2R4LCBkeV0gPSBbY2VudHJlLnggLSBsYXN0Q2VudHJlLngsIGNlbnRyZS55IC0gbGFzdENlbnRyZS55XVxuICAgIGlmIChnZXN0dXJlID09PSBcInR3b1wiKSByZXR1cm5cbiAgICBpZiAoZ2VzdHVyZSA9PT0gXCJwaW5jaFwiKSBvdXRwdXQucGluY2goY2VudHJlLCBhcGFydCAvIE1hdGgubWF4KDEsIGxhc3REaXN0YW5jZSksIGR4LCBkeSlcbiAgICBpZiAoZ2VzdHVyZSA9PT0gXCJzY3JvbGxcIikgb3V0cHV0LnNjcm9sbChtb2RlID09PSBcImRpcmVjdFwiID8gY2VudHJlIDogbnVsbCwgZHgsIGR5KVxuICAgIGxhc3RDZW50cmUgPSBjZW50cmVcbiAgICBsYXN0RGlzdGFuY2UgPSBhcGFydFxuICB9XG5cbiAgY29uc3QgZmluaXNoT25lID0gKG5vd01zOiBudW1iZXIpID0+IHtcbiAgICBjb25zdCBpc1RhcCA9IGdlc3R1cmUgPT09IFwicGVuZGluZ1wiICYmIG5vd01zIC0gc3RhcnRNcyA8IExPTkdfUFJFU1NfTVNcbiAgICBpZiAoaXNUYXApIHtcbiAgICAgIG91dHB1dC5jbGljayhtb2RlID09PSBcImRpcmVjdFwiID8gc3RhcnQgOiBudWxsLCBMRUZUKVxuICAgICAgbGFzdFRhcE1zID0gbm93TXNcbiAgICB9IGVsc2UgaWYgKGdlc3R1cmUgPT09IFwiZHJhZ1wiKSBvdXRwdXQucG9pbnRBdChzdGFydCwgMClcbiAgICBlbHNlIGlmIChnZXN0dXJlID09PSBcIm1vdmluZ1wiICYmIGlzVGFwRHJhZykgb3V0cHV0Lm1vdmVCeSgwLCAwLCAwKVxuICAgIHJlc2V0KClcbiAgfVxuXG4gIHJldHVybiB7XG4gICAgZ2V0IG1vZGUoKSB7XG4gICAgICByZXR1cm4gbW9kZVxuICAgIH0sXG4gICAgc2V0IG1vZGUod2FudGVkKSB7XG4gICAgICB0aGlzLmNhbmNlbCgpXG4gICAgICBtb2RlID0gd2FudGVkXG4gICAgfSxcbiAgICBkb3duKGlkLCBhdCwgbm93TXMpIHtcbiAgICAgIGZpbmdlcnMuc2V0KGlkLCBhdClcbiAgICAgIGlmIChmaW5nZXJzLnNpemUgPT09IDEpIHtcbiAgICAgICAgZ2VzdHVyZSA9IFwicGVuZGluZ1wiXG4gICAgICAgIHN0YXJ0ID0gYXRcbiAgICAgICAgc3RhcnRNcyA9IG5vd01zXG4gICAgICAgIGlzVGFwRHJhZyA9IG1vZGUgPT09IFwidG91Y2hwYWRcIiAmJiBub3dNcyAtIGxhc3RUYXBNcyA8PSBUQVBfRFJBR19NU1xuICAgICAgfSBlbHNlIGlmIChmaW5nZXJzLnNpemUgPT09IDIpIGJlZ2luVHdvKClcbiAgICAgIGVsc2UgZ2VzdHVyZSA9IFwiZG9uZVwiXG4gICAgfSxcbiAgICBtb3ZlKGlkLCBhdCkge1xuICAgICAgY29uc3QgYmVmb3JlID0gZmluZ2Vycy5nZXQoaWQpXG4gICAgICBpZiAoIWJlZm9yZSkgcmV0dXJuXG4gICAgICBmaW5nZXJzLnNldChpZCwgYXQpXG4gICAgICBpZiAoZmluZ2Vycy5zaXplID09PSAxKSBtb3ZlT25lKGF0LCBiZWZvcmUpXG4gICAgICBlbHNlIGlmIChmaW5nZXJzLnNpemUgPT09IDIpIG1vdmVUd28oKVxuICAgIH0sXG4gICAgdXAoaWQsIG5vd01zKSB7XG4gICAgICBpZiAoIWZpbmdlcnMuZGVsZXRlKGlkKSkgcmV0dXJuXG4gICAgICBpZiAoZ2VzdHVyZSA9PT0gXCJ0d29cIiAmJiBub3dNcyAtIHN0YXJ0TXMgPCBMT05HX1BSRVNTX01TKSB7XG4gICAgICAgIG91dHB1dC5jbGljayhtb2RlID09PSBcImRpcmVjdFwiID8gc3RhcnQgOiBudWxsLCBSSUdIVClcbiAgICAgICAgZ2VzdHVyZSA9IFwiZG9uZVwiXG4gICAgICB9IGVsc2UgaWYgKGZpbmdlcnMuc2l6ZSA9PT0gMCAmJiAoZ2VzdHVyZSA9PT0gXCJwZW5kaW5nXCIgfHwgZ2VzdHVyZSA9PT0gXCJkcmFnXCIgfHwgZ2VzdHVyZSA9PT0gXCJtb3ZpbmdcIikpXG4gICAgICAgIHJldHVybiBmaW5pc2hPbmUobm93TXMpXG4gICAgICBpZiAoZmluZ2Vycy5zaXplID09PSAwKSByZXNldCgpXG4gICAgICBlbHNlIGdlc3R1cmUgPSBcImRvbmVcIlxuICAgIH0sXG4gICAgY2FuY2VsKCkge1xuICAgICAgaWYgKGdlc3R1cmUgPT09IFwiZHJhZ1wiKSBvdXRwdXQucG9pbnRBdChzdGFydCwgMClcbiAgICAgIGVsc2UgaWYgKGdlc3R1cmUgPT09IFwibW92aW5nXCIgJiYgaXNUYXBEcmFnKSBvdXRwdXQubW92ZUJ5KDAsIDAsIDApXG4gICAgICBmaW5nZXJzLmNsZWFyKClcbiAgICAgIHJlc2V0KClcbiAgICB9LFxuICAgIGdldCBkdWVNcygpIHtcbiAgICAgIHJldHVybiBnZXN0dXJlID09PSBcInBlbmRpbmdcIiA/IHN0YXJ0TXMgKyBMT05HX1BSRVNTX01TIDogbnVsbFxuICAgIH0sXG4gICAgd2FrZShub3dNcykge1xuICAgICAgaWYgKGdlc3R1cmUgIT09IFwicGVuZGluZ1wiIHx8IG5vd01zIDwgc3RhcnRNcyArIExPTkdfUFJFU1NfTVMpIHJldHVyblxuICAgICAgb3V0cHV0LmNsaWNrKG1vZGUgPT09IFwiZGlyZWN0XCIgPyBzdGFydCA6IG51bGwsIFJJR0hUKVxuICAgICAgZ2VzdHVyZSA9IFwiZG9uZVwiXG4gICAgfSxcbiAgfVxufVxuXG5mdW5jdGlvbiBkaXN0YW5jZShhOiBUb3VjaFBvaW50LCBiOiBUb3VjaFBvaW50KTogbnVtYmVyIHtcbiAgcmV0dXJuIE1hdGguaHlwb3QoYS54IC0gYi54LCBhLnkgLSBiLnkpXG59XG5cbmZ1bmN0aW9uIHBhaXJPZihmaW5nZXJzOiBSZWFkb25seU1hcDxudW1iZXIsIFRvdWNoUG9pbnQ+KTogW1RvdWNoUG9pbnQsIFRvdWNoUG9pbnRdIHtcbiAgY29uc3QgW2EgPSB7IHg6IDAsIHk6IDAgfSwgYiA9IGFdID0gZmluZ2Vycy52YWx1ZXMoKVxuICByZXR1cm4gW2EsIGJdXG59XG5cbmZ1bmN0aW9uIGNlbnRyZU9mKGZpbmdlcnM6IFJlYWRvbmx5TWFwPG51bWJlciwgVG91Y2hQb2ludD4pOiBUb3VjaFBvaW50IHtcbiAgY29uc3QgW2EsIGJdID0gcGFpck9mKGZpbmdlcnMpXG4gIHJldHVybiB7IHg6IChhLnggKyBiLngpIC8gMiwgeTogKGEueSArIGIueSkgLyAyIH1cbn1cblxuZnVuY3Rpb24gZGlzdGFuY2VPZihmaW5nZXJzOiBSZWFkb25seU1hcDxudW1iZXIsIFRvdWNoUG9pbnQ+KTogbnVtYmVyIHtcbiAgY29uc3QgW2EsIGJdID0gcGFpck9mKGZpbmdlcnMpXG4gIHJldHVybiBkaXN0YW5jZShhLCBiKVxufVxuIiwKICAgICIvKiogQmluZHMgdGhlIGZpbmdlcnMgb24gYSBjYW52YXMgdG8gdGhlIG1hY2hpbmUncyBwb2ludGVyIChgdG91Y2gudHNgKS4gUGxhaW4gRE9NLiAqL1xuaW1wb3J0IHR5cGUgeyBWaWV3ZXJJbnB1dCB9IGZyb20gXCIuLi8uLi9wcm90b2NvbHMvdmlld2VyLXdpcmUtaW5wdXQudHNcIlxuaW1wb3J0IHsgcGl4ZWxBdCwgdHlwZSBTaXplIH0gZnJvbSBcIi4uL3NjcmVlbi96b29tLnRzXCJcbmltcG9ydCB7IGNyZWF0ZVdoZWVsLCB3aXJlQnV0dG9ucyB9IGZyb20gXCIuL3BvaW50ZXIudHNcIlxuaW1wb3J0IHsgY3JlYXRlVG91Y2hHZXN0dXJlcywgdHlwZSBUb3VjaEdlc3R1cmVzLCB0eXBlIFRvdWNoTW9kZSwgdHlwZSBUb3VjaFBvaW50IH0gZnJvbSBcIi4vdG91Y2gudHNcIlxuXG5leHBvcnQgaW50ZXJmYWNlIFRvdWNoSW5wdXRPcHRpb25zIHtcbiAgY2FudmFzOiBIVE1MQ2FudmFzRWxlbWVudFxuICAvKiogU2hvd3Mgd2hlcmUgdGhlIG1hY2hpbmUncyBwb2ludGVyIGlzLCBpbiB0b3VjaHBhZCBtb2RlLiAqL1xuICBwb2ludGVyOiBIVE1MRWxlbWVudFxuICBzdGFnZTogSFRNTEVsZW1lbnRcbiAgcGljdHVyZSgpOiBTaXplXG4gIG1vZGUoKTogVG91Y2hNb2RlXG4gIG1heUNvbnRyb2woKTogYm9vbGVhblxuICBzZW5kKGlucHV0OiBWaWV3ZXJJbnB1dCk6IHZvaWRcbiAgLyoqIEBwYXJhbSBjZW50cmUgIG9mIHRoZSBmaW5nZXJzLCBpbiBDU1MgcGl4ZWxzIG9mIHRoZSB3aW5kb3cgKi9cbiAgb25QaW5jaChmYWN0b3I6IG51bWJlciwgY2VudHJlOiBUb3VjaFBvaW50KTogdm9pZFxufVxuXG5leHBvcnQgaW50ZXJmYWNlIFRvdWNoSW5wdXQge1xuICBvbkRvd24oZXZlbnQ6IFBvaW50ZXJFdmVudCk6IHZvaWRcbiAgb25Nb3ZlKGV2ZW50OiBQb2ludGVyRXZlbnQpOiB2b2lkXG4gIG9uVXAoZXZlbnQ6IFBvaW50ZXJFdmVudCk6IHZvaWRcbiAgY2FuY2VsKCk6IHZvaWRcbn1cblxuLyoqIEEgZmluZ2VyIHNjcm9sbHMgd2hhdCBpcyBiZWxvdyBpdDogdGhlIGNvbnRlbnQgZm9sbG93cyB0aGUgZmluZ2VyLiAqL1xuY29uc3QgU0NST0xMX0RJUkVDVElPTiA9IC0xXG4vKiogQSBmaW5nZXIgbW92ZXMgZnVydGhlciBvbiB0aGUgc2NyZWVuIHRoYW4gYSBtb3VzZSBvbiB0aGUgZGVzay4gKi9cbmNvbnN0IFRPVUNIUEFEX1NQRUVEID0gMS40XG5cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVUb3VjaElucHV0KHBhcnRzOiBUb3VjaElucHV0T3B0aW9ucyk6IFRvdWNoSW5wdXQge1xuICBjb25zdCB7IGNhbnZhcywgcG9pbnRlciwgc3RhZ2UsIHNlbmQgfSA9IHBhcnRzXG4gIGNvbnN0IHdoZWVsID0gY3JlYXRlV2hlZWwoKVxuICAvKiogVGhlIG1hY2hpbmUncyBwb2ludGVyIGluIHRvdWNocGFkIG1vZGUsIGluIHBpeGVscyBvZiB0aGUgcGljdHVyZS4gKi9cbiAgbGV0IGN1cnNvcjogVG91Y2hQb2ludCB8IG51bGwgPSBudWxsXG4gIGxldCB0aW1lcjogUmV0dXJuVHlwZTx0eXBlb2Ygc2V0VGltZW91dD4gfCB1bmRlZmluZWRcblxuICBjb25zdCBhdCA9ICh7IHgsIHkgfTogVG91Y2hQb2ludCkgPT5cbiAgICBwaXhlbEF0KHsgY2xpZW50WDogeCwgY2xpZW50WTogeSB9LCBjYW52YXMuZ2V0Qm91bmRpbmdDbGllbnRSZWN0KCksIHBhcnRzLnBpY3R1cmUoKSlcbiAgY29uc3QgY3Vyc29yTm93ID0gKCkgPT4ge1xuICAgIGNvbnN0IHsgd2lkdGgsIGhlaWdodCB9ID0gcGFydHMucGljdHVyZSgpXG4gICAgY3Vyc29yID8/PSB7IHg6IHdpZHRoIC8gMiwgeTogaGVpZ2h0IC8gMiB9XG4gICAgcmV0dXJuIHsgeDogTWF0aC5yb3VuZChjdXJzb3IueCksIHk6IE1hdGgucm91bmQoY3Vyc29yLnkpIH1cbiAgfVxuICBjb25zdCBwbGFjZSA9IChwb2ludDogVG91Y2hQb2ludCB8IG51bGwpID0+IChwb2ludCA/IGF0KHBvaW50KSA6IGN1cnNvck5vdygpKVxuICBjb25zdCBzZW5kUG9pbnRlciA9IChwb2ludDogeyB4OiBudW1iZXI7IHk6IG51bWJlciB9LCBidXR0b25zOiBudW1iZXIpID0+IHtcbiAgICBpZiAocGFydHMubWF5Q29udHJvbCgpIHx8IGJ1dHRvbnMgPT09IDApXG4gICAgICBzZW5kKHsga2luZDogXCJwb2ludGVyXCIsIC4uLnBvaW50LCBidXR0b25zOiB3aXJlQnV0dG9ucyhidXR0b25zKSB9KVxuICB9XG4gIGNvbnN0IHNob3dDdXJzb3IgPSAoKSA9PiB7XG4gICAgcG9pbnRlci5oaWRkZW4gPSBwYXJ0cy5tb2RlKCkgIT09IFwidG91Y2hwYWRcIlxuICAgIGNvbnN0IHsgd2lkdGgsIGhlaWdodCB9ID0gcGFydHMucGljdHVyZSgpXG4gICAgY29uc3QgeyB4LCB5IH0gPSBjdXJzb3JOb3coKVxuICAgIGNvbnN0IFtsZWZ0LCB0b3BdID0gW2NhbnZhcy5vZmZzZXRMZWZ0LCBjYW52YXMub2Zmc2V0VG9wXVxuICAgIHBvaW50ZXIuc3R5bGUubGVmdCA9IGAke2xlZnQgKyAoeCAvIHdpZHRoKSAqIGNhbnZhcy5vZmZzZXRXaWR0aH1weGBcbiAgICBwb2ludGVyLnN0eWxlLnRvcCA9IGAke3RvcCArICh5IC8gaGVpZ2h0KSAqIGNhbnZhcy5vZmZzZXRIZWlnaHR9cHhgXG4gIH1cblxuICBjb25zdCBnZXN0dXJlczogVG91Y2hHZXN0dXJlcyA9IGNyZWF0ZVRvdWNoR2VzdHVyZXMoe1xuICAgIHBvaW50QXQ6IChwb2ludCwgYnV0dG9ucykgPT4gc2VuZFBvaW50ZXIoYXQocG9pbnQpLCBidXR0b25zKSxcbiAgICBtb3ZlQnkoZHgsIGR5LCBidXR0b25zKSB7XG4gICAgICBjb25zdCB7IHdpZHRoLCBoZWlnaHQgfSA9IHBhcnRzLnBpY3R1cmUoKVxuICAgICAgY29uc3Qgc2NhbGUgPSAod2lkdGggLyBNYXRoLm1heCgxLCBjYW52YXMub2Zmc2V0V2lkdGgpKSAqIFRPVUNIUEFEX1NQRUVEXG4gICAgICBjb25zdCB7IHgsIHkgfSA9IGN1cnNvck5vdygpXG4gICAgICBjdXJzb3IgPSB7IHg6IGNsYW1wKHggKyBkeCAqIHNjYWxlLCB3aWR0aCksIHk6IGNsYW1wKHkgKyBkeSAqIHNjYWxlLCBoZWlnaHQpIH1cbiAgICAgIHNob3dDdXJzb3IoKVxuICAgICAgc2VuZFBvaW50ZXIoY3Vyc29yTm93KCksIGJ1dHRvbnMpXG4gICAgfSxcbiAgICBjbGljayhwb2ludCwgYnV0dG9ucykge1xuICAgICAgY29uc3QgcGl4ZWwgPSBwbGFjZShwb2ludClcbiAgICAgIGlmICghcGFydHMubWF5Q29udHJvbCgpKSByZXR1cm5cbiAgICAgIGZvciAoY29uc3QgcHJlc3NlZCBvZiBbMCwgYnV0dG9ucywgMF0pIHNlbmRQb2ludGVyKHBpeGVsLCBwcmVzc2VkKVxuICAgIH0sXG4gICAgc2Nyb2xsKHBvaW50LCBkeCwgZHkpIHtcbiAgICAgIGNvbnN0IHR1cm4gPSB3aGVlbCh7IGRlbHRhWDogZHggKiBTQ1JPTExfRElSRUNUSU9OLCBkZWx0YVk6IGR5ICogU0NST0xMX0RJUkVDVElPTiwgZGVsdGFNb2RlOiAwIH0pXG4gICAgICBpZiAodHVybiAmJiBwYXJ0cy5tYXlDb250cm9sKCkpIHNlbmQoeyBraW5kOiBcIndoZWVsXCIsIC4uLnBsYWNlKHBvaW50KSwgLi4udHVybiB9KVxuICAgIH0sXG4gICAgcGluY2goY2VudHJlLCBmYWN0b3IsIGR4LCBkeSkge1xuICAgICAgcGFydHMub25QaW5jaChmYWN0b3IsIGNlbnRyZSlcbiAgICAgIHN0YWdlLnNjcm9sbEJ5KC1keCwgLWR5KVxuICAgIH0sXG4gIH0pXG4gIGNvbnN0IHNjaGVkdWxlID0gKCkgPT4ge1xuICAgIGNsZWFyVGltZW91dCh0aW1lcilcbiAgICBjb25zdCB7IGR1ZU1zIH0gPSBnZXN0dXJlc1xuICAgIGlmIChkdWVNcyAhPT0gbnVsbCkgdGltZXIgPSBzZXRUaW1lb3V0KCgpID0+IGdlc3R1cmVzLndha2UocGVyZm9ybWFuY2Uubm93KCkpLCBkdWVNcyAtIHBlcmZvcm1hbmNlLm5vdygpKVxuICB9XG4gIGNvbnN0IGFkb3B0TW9kZSA9ICgpID0+IHtcbiAgICBpZiAoZ2VzdHVyZXMubW9kZSAhPT0gcGFydHMubW9kZSgpKSBnZXN0dXJlcy5tb2RlID0gcGFydHMubW9kZSgpXG4gICAgc2hvd0N1cnNvcigpXG4gIH1cblxuICByZXR1cm4ge1xuICAgIG9uRG93bihldmVudCkge1xuICAgICAgYWRvcHRNb2RlKClcbiAgICAgIGdlc3R1cmVzLmRvd24oZXZlbnQucG9pbnRlcklkLCB7IHg6IGV2ZW50LmNsaWVudFgsIHk6IGV2ZW50LmNsaWVudFkgfSwgcGVyZm9ybWFuY2Uubm93KCkpXG4gICAgICBzY2hlZHVsZSgpXG4gICAgfSxcbiAgICBvbk1vdmUoZXZlbnQpIHtcbiAgICAgIGdlc3R1cmVzLm1vdmUoZXZlbnQucG9pbnRlcklkLCB7IHg6IGV2ZW50LmNsaWVudFgsIHk6IGV2ZW50LmNsaWVudFkgfSwgcGVyZm9ybWFuY2Uubm93KCkpXG4gICAgICBzY2hlZHVsZSgpXG4gICAgfSxcbiAgICBvblVwKGV2ZW50KSB7XG4gICAgICBnZXN0dXJlcy51cChldmVudC5wb2ludGVySWQsIHBlcmZvcm1hbmNlLm5vdygpKVxuICAgICAgc2NoZWR1bGUoKVxuICAgIH0sXG4gICAgY2FuY2VsKCkge1xuICAgICAgY2xlYXJUaW1lb3V0KHRpbWVyKVxuICAgICAgZ2VzdHVyZXMuY2FuY2VsKClcbiAgICB9LFxuICB9XG59XG5cbmZ1bmN0aW9uIGNsYW1wKHZhbHVlOiBudW1iZXIsIHNpemU6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBNYXRoLm1heCgwLCBNYXRoLm1pbihzaXplIC0gMSwgdmFsdWUpKVxufVxuIiwKICAgICIvKiogQmluZHMgdGhlIGJyb3dzZXIncyBrZXlib2FyZCwgbW91c2UsIHRvdWNoIGFuZCBjbGlwYm9hcmQgZXZlbnRzIHRvIHZpZXdlciBpbnB1dCBtZXNzYWdlcy4gUGxhaW4gRE9NLiAqL1xuaW1wb3J0IHsgQ0xJUEJPQVJEX0JZVEVTX01BWCB9IGZyb20gXCIuLi8uLi9wcm90b2NvbHMvZGVza3RvcC50c1wiXG5pbXBvcnQgdHlwZSB7IFZpZXdlcklucHV0IH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS1pbnB1dC50c1wiXG5pbXBvcnQgeyBwaXhlbEF0LCB0eXBlIFNpemUgfSBmcm9tIFwiLi4vc2NyZWVuL3pvb20udHNcIlxuaW1wb3J0IHsgY3JlYXRlS2V5Ym9hcmQsIHR5cGUgS2V5Ym9hcmQsIHR5cGUgUGxhdGZvcm0gfSBmcm9tIFwiLi9rZXlib2FyZC50c1wiXG5pbXBvcnQgeyBjcmVhdGVXaGVlbCwgd2lyZUJ1dHRvbnMgfSBmcm9tIFwiLi9wb2ludGVyLnRzXCJcbmltcG9ydCB0eXBlIHsgVG91Y2hNb2RlLCBUb3VjaFBvaW50IH0gZnJvbSBcIi4vdG91Y2gudHNcIlxuaW1wb3J0IHsgY3JlYXRlVG91Y2hJbnB1dCB9IGZyb20gXCIuL3RvdWNoLWlucHV0LnRzXCJcblxuZXhwb3J0IGludGVyZmFjZSBEZXNrdG9wSW5wdXRPcHRpb25zIHtcbiAgY2FudmFzOiBIVE1MQ2FudmFzRWxlbWVudFxuICAvKiogU2Nyb2xscyB3aGVyZSB0aGUgY2FudmFzIGlzIGxhcmdlci4gKi9cbiAgc3RhZ2U6IEhUTUxFbGVtZW50XG4gIC8qKiBTaG93cyB3aGVyZSB0aGUgbWFjaGluZSdzIHBvaW50ZXIgaXMsIHdoaWxlIGEgZmluZ2VyIG1vdmVzIGl0IGZyb20gYSBkaXN0YW5jZS4gKi9cbiAgcG9pbnRlcjogSFRNTEVsZW1lbnRcbiAgLyoqIFRoZSBzaXplIG9mIHRoZSBwaWN0dXJlIG9uIHRoZSBjYW52YXMuICovXG4gIHBpY3R1cmUoKTogU2l6ZVxuICAvKiogQSB0ZXh0IGZpZWxkIG92ZXIgdGhlIHNjcmVlbjsgaXQgaGFzIHRoZSBmb2N1cywgc28gdGhhdCBkZWFkIGtleXMsIGlucHV0IG1ldGhvZHMgYW5kIHBhc3RlcyB3b3JrLiAqL1xuICBrZXlzOiBIVE1MVGV4dEFyZWFFbGVtZW50XG4gIG1heUNvbnRyb2woKTogYm9vbGVhblxuICB0b3VjaE1vZGUoKTogVG91Y2hNb2RlXG4gIC8qKiBUaGUgbW91c2UgbW92ZXMgdGhlIHBpY3R1cmUgb24gaXRzIHN0YWdlIGluc3RlYWQgb2YgdGhlIG1hY2hpbmUncyBwb2ludGVyLiAqL1xuICBpc1Bhbm5pbmcoKTogYm9vbGVhblxuICBvblBpbmNoKGZhY3RvcjogbnVtYmVyLCBjZW50cmU6IFRvdWNoUG9pbnQpOiB2b2lkXG4gIHNlbmQoaW5wdXQ6IFZpZXdlcklucHV0KTogdm9pZFxuICAvKiogQ29udHJvbCtBbHQrU2hpZnQgd2FzIHByZXNzZWQuICovXG4gIG9uTGVhdmUoKTogdm9pZFxufVxuXG5leHBvcnQgaW50ZXJmYWNlIERlc2t0b3BJbnB1dEhhbmRsZSB7XG4gIGtleWJvYXJkOiBLZXlib2FyZFxuICAvKiogQHJldHVybnMgZmFsc2Ugd2hlbiB0aGUgdGV4dCBpcyBsb25nZXIgdGhhbiB0aGUgd2lyZSBhbGxvd3MgKi9cbiAgc2VuZENsaXBib2FyZCh0ZXh0OiBzdHJpbmcpOiBib29sZWFuXG4gIGRldGFjaCgpOiB2b2lkXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBhdHRhY2hEZXNrdG9wSW5wdXQocGFydHM6IERlc2t0b3BJbnB1dE9wdGlvbnMpOiBEZXNrdG9wSW5wdXRIYW5kbGUge1xuICBjb25zdCBsaXN0ZW5pbmcgPSBuZXcgQWJvcnRDb250cm9sbGVyKClcbiAgLyoqIEtleXN5bXMgdGhhdCBhcmUgZG93biBvbiB0aGUgbWFjaGluZS4gKi9cbiAgY29uc3QgcHJlc3NlZCA9IG5ldyBTZXQ8bnVtYmVyPigpXG4gIGNvbnN0IGtleWJvYXJkID0gY3JlYXRlS2V5Ym9hcmQocGxhdGZvcm1PZihuYXZpZ2F0b3IpLCAoa2V5KSA9PiB7XG4gICAgLy8gQSBrZXkgdGhhdCBpcyBkb3duIG9uIHRoZSBtYWNoaW5lIGlzIHJlbGVhc2VkIGV2ZW4gd2hlbiBjb250cm9sIGhhcyBqdXN0IGJlZW4gbG9zdC5cbiAgICBjb25zdCBpc1JlbGVhc2UgPSAha2V5LmRvd24gJiYgcHJlc3NlZC5kZWxldGUoa2V5LmtleXN5bSlcbiAgICBpZiAoIXBhcnRzLm1heUNvbnRyb2woKSAmJiAhaXNSZWxlYXNlKSByZXR1cm5cbiAgICBpZiAoa2V5LmRvd24pIHByZXNzZWQuYWRkKGtleS5rZXlzeW0pXG4gICAgcGFydHMuc2VuZCh7IGtpbmQ6IFwia2V5XCIsIC4uLmtleSB9KVxuICB9KVxuICBjb25zdCBjbGlwYm9hcmQgPSBjcmVhdGVDbGlwYm9hcmQocGFydHMpXG4gIGxpc3RlblRvS2V5cyhwYXJ0cywga2V5Ym9hcmQsIGNsaXBib2FyZCwgbGlzdGVuaW5nLnNpZ25hbClcbiAgbGlzdGVuVG9Qb2ludGVyKHBhcnRzLCBsaXN0ZW5pbmcuc2lnbmFsKVxuICByZXR1cm4ge1xuICAgIGtleWJvYXJkLFxuICAgIHNlbmRDbGlwYm9hcmQ6IGNsaXBib2FyZC5zZW5kLFxuICAgIGRldGFjaCgpIHtcbiAgICAgIGtleWJvYXJkLnJlbGVhc2VBbGwoKVxuICAgICAgbGlzdGVuaW5nLmFib3J0KClcbiAgICB9LFxuICB9XG59XG5cbmludGVyZmFjZSBDbGlwYm9hcmQge1xuICBzZW5kKHRleHQ6IHN0cmluZyk6IGJvb2xlYW5cbiAgLyoqIFNlbmRzIHdoYXQgd2FzIGNvcGllZCBlbHNld2hlcmUgbWVhbndoaWxlLCB3aGVyZSB0aGUgYnJvd3NlciBsZXRzIHVzIHJlYWQgaXQgdW5hc2tlZC4gKi9cbiAgc2VuZElmQWxsb3dlZCgpOiBQcm9taXNlPHZvaWQ+XG59XG5cbmZ1bmN0aW9uIGNyZWF0ZUNsaXBib2FyZCh7IG1heUNvbnRyb2wsIHNlbmQgfTogRGVza3RvcElucHV0T3B0aW9ucyk6IENsaXBib2FyZCB7XG4gIGxldCBsYXN0ID0gXCJcIlxuICBjb25zdCBjbGlwYm9hcmQ6IENsaXBib2FyZCA9IHtcbiAgICBzZW5kKHRleHQpIHtcbiAgICAgIGlmIChuZXcgVGV4dEVuY29kZXIoKS5lbmNvZGUodGV4dCkubGVuZ3RoID4gQ0xJUEJPQVJEX0JZVEVTX01BWCkgcmV0dXJuIGZhbHNlXG4gICAgICBpZiAodGV4dCAmJiB0ZXh0ICE9PSBsYXN0ICYmIG1heUNvbnRyb2woKSkge1xuICAgICAgICBsYXN0ID0gdGV4dFxuICAgICAgICBzZW5kKHsga2luZDogXCJjbGlwYm9hcmRcIiwgdGV4dCB9KVxuICAgICAgfVxuICAgICAgcmV0dXJuIHRydWVcbiAgICB9LFxuICAgIGFzeW5jIHNlbmRJZkFsbG93ZWQoKSB7XG4gICAgICB0cnkge1xuICAgICAgICBjb25zdCBuYW1lID0gXCJjbGlwYm9hcmQtcmVhZFwiIGFzIFBlcm1pc3Npb25OYW1lXG4gICAgICAgIGNvbnN0IHsgc3RhdGUgfSA9IGF3YWl0IG5hdmlnYXRvci5wZXJtaXNzaW9ucy5xdWVyeSh7IG5hbWUgfSlcbiAgICAgICAgaWYgKHN0YXRlID09PSBcImdyYW50ZWRcIikgY2xpcGJvYXJkLnNlbmQoYXdhaXQgbmF2aWdhdG9yLmNsaXBib2FyZC5yZWFkVGV4dCgpKVxuICAgICAgfSBjYXRjaCB7XG4gICAgICAgIC8vIEZpcmVmb3ggYW5kIFNhZmFyaSBkbyBub3Qga25vdyB0aGUgcGVybWlzc2lvbjogcGFzdGluZyBhbmQgdGhlIGNsaXBib2FyZCBib3ggcmVtYWluLlxuICAgICAgfVxuICAgIH0sXG4gIH1cbiAgcmV0dXJuIGNsaXBib2FyZFxufVxuXG5mdW5jdGlvbiBsaXN0ZW5Ub0tleXMoXG4gIHsga2V5cywgb25MZWF2ZSB9OiBEZXNrdG9wSW5wdXRPcHRpb25zLFxuICBrZXlib2FyZDogS2V5Ym9hcmQsXG4gIGNsaXBib2FyZDogQ2xpcGJvYXJkLFxuICBzaWduYWw6IEFib3J0U2lnbmFsLFxuKTogdm9pZCB7XG4gIGxldCBwYXN0aW5nOiBLZXlib2FyZEV2ZW50IHwgbnVsbCA9IG51bGxcbiAgbGV0IHdha2U6IFJldHVyblR5cGU8dHlwZW9mIHNldFRpbWVvdXQ+IHwgdW5kZWZpbmVkXG5cbiAgY29uc3QgcHJlc3MgPSAoZXZlbnQ6IEtleWJvYXJkRXZlbnQpID0+IHtcbiAgICBjb25zdCBhbnN3ZXIgPSBrZXlib2FyZC5kb3duKGV2ZW50LCBldmVudC50aW1lU3RhbXApXG4gICAgaWYgKGFuc3dlciA9PT0gXCJsZWF2ZVwiKSBvbkxlYXZlKClcbiAgICBjbGVhclRpbWVvdXQod2FrZSlcbiAgICBjb25zdCB7IGR1ZU1zIH0gPSBrZXlib2FyZFxuICAgIGlmIChkdWVNcyAhPT0gbnVsbCkgd2FrZSA9IHNldFRpbWVvdXQoKCkgPT4ga2V5Ym9hcmQud2FrZShkdWVNcyksIE1hdGgubWF4KDAsIGR1ZU1zIC0gcGVyZm9ybWFuY2Uubm93KCkpKVxuICAgIHJldHVybiBhbnN3ZXJcbiAgfVxuICAvKiogVGhlIG1hY2hpbmUgbXVzdCBoYXZlIHRoZSB0ZXh0IGJlZm9yZSBpdCBzZWVzIHRoZSBrZXlzIHRoYXQgcGFzdGUgaXQuICovXG4gIGNvbnN0IGZpbmlzaFBhc3RpbmcgPSAoKSA9PiB7XG4gICAgY29uc3QgZXZlbnQgPSBwYXN0aW5nXG4gICAgcGFzdGluZyA9IG51bGxcbiAgICBpZiAoZXZlbnQpIHByZXNzKGV2ZW50KVxuICB9XG5cbiAga2V5cy5hZGRFdmVudExpc3RlbmVyKFxuICAgIFwia2V5ZG93blwiLFxuICAgIChldmVudCkgPT4ge1xuICAgICAgZXZlbnQuc3RvcFByb3BhZ2F0aW9uKClcbiAgICAgIGlmIChpc1Bhc3RlKGV2ZW50KSkge1xuICAgICAgICBwYXN0aW5nID0gZXZlbnRcbiAgICAgICAgc2V0VGltZW91dChmaW5pc2hQYXN0aW5nLCAwKVxuICAgICAgfSBlbHNlIGlmIChwcmVzcyhldmVudCkgIT09IFwidGV4dFwiKSBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgfSxcbiAgICB7IHNpZ25hbCB9LFxuICApXG4gIGtleXMuYWRkRXZlbnRMaXN0ZW5lcihcbiAgICBcImtleXVwXCIsXG4gICAgKGV2ZW50KSA9PiB7XG4gICAgICBmaW5pc2hQYXN0aW5nKClcbiAgICAgIGtleWJvYXJkLnVwKGV2ZW50LCBldmVudC50aW1lU3RhbXApXG4gICAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgfSxcbiAgICB7IHNpZ25hbCB9LFxuICApXG4gIGtleXMuYWRkRXZlbnRMaXN0ZW5lcihcbiAgICBcInBhc3RlXCIsXG4gICAgKGV2ZW50KSA9PiB7XG4gICAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgICBjbGlwYm9hcmQuc2VuZChldmVudC5jbGlwYm9hcmREYXRhPy5nZXREYXRhKFwidGV4dC9wbGFpblwiKSA/PyBcIlwiKVxuICAgICAgZmluaXNoUGFzdGluZygpXG4gICAgfSxcbiAgICB7IHNpZ25hbCB9LFxuICApXG4gIGtleXMuYWRkRXZlbnRMaXN0ZW5lcihcImNvbXBvc2l0aW9uZW5kXCIsICh7IGRhdGEgfSkgPT4ga2V5Ym9hcmQudGV4dChkYXRhKSwgeyBzaWduYWwgfSlcbiAga2V5cy5hZGRFdmVudExpc3RlbmVyKFxuICAgIFwiaW5wdXRcIixcbiAgICAoZXZlbnQpID0+IHtcbiAgICAgIGNvbnN0IHsgaXNDb21wb3NpbmcsIGlucHV0VHlwZSwgZGF0YSB9ID0gZXZlbnQgYXMgSW5wdXRFdmVudFxuICAgICAgaWYgKGlzQ29tcG9zaW5nKSByZXR1cm5cbiAgICAgIGlmIChpbnB1dFR5cGUgPT09IFwiaW5zZXJ0VGV4dFwiICYmIGRhdGEpIGtleWJvYXJkLnRleHQoZGF0YSlcbiAgICAgIGlmIChpbnB1dFR5cGUgPT09IFwiaW5zZXJ0TGluZUJyZWFrXCIpIGtleWJvYXJkLnRleHQoXCJcXG5cIilcbiAgICAgIGtleXMudmFsdWUgPSBcIlwiXG4gICAgfSxcbiAgICB7IHNpZ25hbCB9LFxuICApXG4gIGtleXMuYWRkRXZlbnRMaXN0ZW5lcihcImZvY3VzXCIsICgpID0+IHZvaWQgY2xpcGJvYXJkLnNlbmRJZkFsbG93ZWQoKSwgeyBzaWduYWwgfSlcbiAga2V5cy5hZGRFdmVudExpc3RlbmVyKFwiYmx1clwiLCBrZXlib2FyZC5yZWxlYXNlQWxsLCB7IHNpZ25hbCB9KVxuICB3aW5kb3cuYWRkRXZlbnRMaXN0ZW5lcihcImJsdXJcIiwga2V5Ym9hcmQucmVsZWFzZUFsbCwgeyBzaWduYWwgfSlcbn1cblxuZnVuY3Rpb24gaXNQYXN0ZSh7IGtleSwgY3RybEtleSwgbWV0YUtleSwgYWx0S2V5LCBzaGlmdEtleSB9OiBLZXlib2FyZEV2ZW50KTogYm9vbGVhbiB7XG4gIGlmIChhbHRLZXkpIHJldHVybiBmYWxzZVxuICByZXR1cm4gKChjdHJsS2V5IHx8IG1ldGFLZXkpICYmIGtleS50b0xvd2VyQ2FzZSgpID09PSBcInZcIikgfHwgKHNoaWZ0S2V5ICYmIGtleSA9PT0gXCJJbnNlcnRcIilcbn1cblxuZnVuY3Rpb24gbGlzdGVuVG9Qb2ludGVyKHBhcnRzOiBEZXNrdG9wSW5wdXRPcHRpb25zLCBzaWduYWw6IEFib3J0U2lnbmFsKTogdm9pZCB7XG4gIGNvbnN0IHsgY2FudmFzLCBzdGFnZSwga2V5cywgbWF5Q29udHJvbCwgc2VuZCB9ID0gcGFydHNcbiAgY29uc3Qgd2hlZWwgPSBjcmVhdGVXaGVlbCgpXG4gIGNvbnN0IHRvdWNoID0gY3JlYXRlVG91Y2hJbnB1dCh7IC4uLnBhcnRzLCBtb2RlOiBwYXJ0cy50b3VjaE1vZGUgfSlcbiAgc2lnbmFsLmFkZEV2ZW50TGlzdGVuZXIoXCJhYm9ydFwiLCB0b3VjaC5jYW5jZWwpXG4gIGNvbnN0IHBvaW50ID0gKGV2ZW50OiBNb3VzZUV2ZW50KSA9PiBwaXhlbEF0KGV2ZW50LCBjYW52YXMuZ2V0Qm91bmRpbmdDbGllbnRSZWN0KCksIHBhcnRzLnBpY3R1cmUoKSlcbiAgbGV0IGlzUHJlc3NlZCA9IGZhbHNlXG4gIGNvbnN0IHNlbmRQb2ludGVyID0gKGV2ZW50OiBNb3VzZUV2ZW50LCBidXR0b25zOiBudW1iZXIpID0+IHtcbiAgICBjb25zdCBpc1JlbGVhc2UgPSBpc1ByZXNzZWQgJiYgYnV0dG9ucyA9PT0gMFxuICAgIGlmICghbWF5Q29udHJvbCgpICYmICFpc1JlbGVhc2UpIHJldHVyblxuICAgIGlzUHJlc3NlZCA9IGJ1dHRvbnMgIT09IDBcbiAgICBzZW5kKHsga2luZDogXCJwb2ludGVyXCIsIC4uLnBvaW50KGV2ZW50KSwgYnV0dG9ucyB9KVxuICB9XG4gIGNvbnN0IHBhbiA9IChldmVudDogUG9pbnRlckV2ZW50KSA9PiB7XG4gICAgaWYgKGV2ZW50LmJ1dHRvbnMgIT09IDApIHN0YWdlLnNjcm9sbEJ5KC1ldmVudC5tb3ZlbWVudFgsIC1ldmVudC5tb3ZlbWVudFkpXG4gIH1cbiAgY29uc3QgaXNUb3VjaCA9ICh7IHBvaW50ZXJUeXBlIH06IFBvaW50ZXJFdmVudCkgPT4gcG9pbnRlclR5cGUgPT09IFwidG91Y2hcIiAmJiAhcGFydHMuaXNQYW5uaW5nKClcblxuICBjYW52YXMuYWRkRXZlbnRMaXN0ZW5lcihcbiAgICBcInBvaW50ZXJkb3duXCIsXG4gICAgKGV2ZW50KSA9PiB7XG4gICAgICBjYW52YXMuc2V0UG9pbnRlckNhcHR1cmUoZXZlbnQucG9pbnRlcklkKVxuICAgICAga2V5cy5mb2N1cyh7IHByZXZlbnRTY3JvbGw6IHRydWUgfSlcbiAgICAgIGlmIChpc1RvdWNoKGV2ZW50KSkgdG91Y2gub25Eb3duKGV2ZW50KVxuICAgICAgZWxzZSBpZiAoIXBhcnRzLmlzUGFubmluZygpKSBzZW5kUG9pbnRlcihldmVudCwgd2lyZUJ1dHRvbnMoZXZlbnQuYnV0dG9ucykpXG4gICAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgfSxcbiAgICB7IHNpZ25hbCB9LFxuICApXG4gIGNhbnZhcy5hZGRFdmVudExpc3RlbmVyKFxuICAgIFwicG9pbnRlcm1vdmVcIixcbiAgICAoZXZlbnQpID0+IHtcbiAgICAgIGlmIChwYXJ0cy5pc1Bhbm5pbmcoKSkgcGFuKGV2ZW50KVxuICAgICAgZWxzZSBpZiAoaXNUb3VjaChldmVudCkpIHRvdWNoLm9uTW92ZShldmVudClcbiAgICAgIGVsc2Ugc2VuZFBvaW50ZXIoZXZlbnQsIHdpcmVCdXR0b25zKGV2ZW50LmJ1dHRvbnMpKVxuICAgIH0sXG4gICAgeyBzaWduYWwgfSxcbiAgKVxuICBmb3IgKGNvbnN0IGVuZCBvZiBbXCJwb2ludGVydXBcIiwgXCJwb2ludGVyY2FuY2VsXCJdIGFzIGNvbnN0KVxuICAgIGNhbnZhcy5hZGRFdmVudExpc3RlbmVyKFxuICAgICAgZW5kLFxuICAgICAgKGV2ZW50KSA9PiB7XG4gICAgICAgIGlmIChwYXJ0cy5pc1Bhbm5pbmcoKSkgcmV0dXJuXG4gICAgICAgIGlmIChpc1RvdWNoKGV2ZW50KSkgcmV0dXJuIGVuZCA9PT0gXCJwb2ludGVydXBcIiA/IHRvdWNoLm9uVXAoZXZlbnQpIDogdG91Y2guY2FuY2VsKClcbiAgICAgICAgc2VuZFBvaW50ZXIoZXZlbnQsIGVuZCA9PT0gXCJwb2ludGVydXBcIiA/IHdpcmVCdXR0b25zKGV2ZW50LmJ1dHRvbnMpIDogMClcbiAgICAgIH0sXG4gICAgICB7IHNpZ25hbCB9LFxuICAgIClcbiAgY2FudmFzLmFkZEV2ZW50TGlzdGVuZXIoXCJjb250ZXh0bWVudVwiLCAoZXZlbnQpID0+IGV2ZW50LnByZXZlbnREZWZhdWx0KCksIHsgc2lnbmFsIH0pXG4gIGNhbnZhcy5hZGRFdmVudExpc3RlbmVyKFxuICAgIFwid2hlZWxcIixcbiAgICAoZXZlbnQpID0+IHtcbiAgICAgIGlmICghbWF5Q29udHJvbCgpIHx8IGV2ZW50LmN0cmxLZXkgfHwgcGFydHMuaXNQYW5uaW5nKCkpIHJldHVyblxuICAgICAgZXZlbnQucHJldmVudERlZmF1bHQoKVxuICAgICAgY29uc3QgdHVybiA9IHdoZWVsKGV2ZW50KVxuICAgICAgaWYgKHR1cm4pIHNlbmQoeyBraW5kOiBcIndoZWVsXCIsIC4uLnBvaW50KGV2ZW50KSwgLi4udHVybiB9KVxuICAgIH0sXG4gICAgeyBzaWduYWwsIHBhc3NpdmU6IGZhbHNlIH0sXG4gIClcbn1cblxuZnVuY3Rpb24gcGxhdGZvcm1PZih7IHVzZXJBZ2VudCB9OiBOYXZpZ2F0b3IpOiBQbGF0Zm9ybSB7XG4gIGlmICgvTWFjfGlQaG9uZXxpUGFkLy50ZXN0KHVzZXJBZ2VudCkpIHJldHVybiBcIm1hY1wiXG4gIHJldHVybiAvV2luZG93cy8udGVzdCh1c2VyQWdlbnQpID8gXCJ3aW5kb3dzXCIgOiBcIm90aGVyXCJcbn1cbiIsCiAgICAiLyoqIFJlcXVlc3RzIGEgZGVza3RvcCBvZiB0aGUgc2l6ZSBvZiB0aGUgd2luZG93IGZyb20gdGhlIG1hY2hpbmUgd2hpbGUgdGhpcyB2aWV3ZXIgbWF5IGNvbnRyb2wgaXQuICovXG5pbXBvcnQgeyBGUkFNRV9QSVhFTFNfTUFYIH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy9kZXNrdG9wLnRzXCJcbmltcG9ydCB0eXBlIHsgVmlld2VySW5wdXQgfSBmcm9tIFwiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLWlucHV0LnRzXCJcblxuLyoqIEEgd2luZG93IHRoYXQgaXMgYmVpbmcgcmVzaXplZCBoYXMgc29tZSBzaXh0eSBzaXplcyBhIHNlY29uZDsgdGhlIG1hY2hpbmUgcmVkcmF3cyBpdHMgd2hvbGUgc2NyZWVuIGZvciBlYWNoLiAqL1xuY29uc3QgREVCT1VOQ0VfTVMgPSAzMDBcbi8qKiBTbWFsbGVyLCBhbmQgbm8gZGVza3RvcCBjYW4gYmUgdXNlZDogdGhlbiBpdCBpcyBzaG93biBzY2FsZWQuICovXG5jb25zdCBXSURUSF9NSU4gPSA2NDBcbmNvbnN0IEhFSUdIVF9NSU4gPSA0ODBcblxuLyoqIFdob2xlLCBldmVuIHBpeGVscywgYmVjYXVzZSBtYW55IG1hY2hpbmVzIGFjY2VwdCBubyBvdGhlcnM7IG51bGwgd2hlcmUgdGhlIHdpbmRvdyBleGNlZWRzIHRoZSBsYXJnZXN0IHBpY3R1cmUuICovXG5leHBvcnQgZnVuY3Rpb24gZGVza3RvcFNpemVGb3Iod2lkdGg6IG51bWJlciwgaGVpZ2h0OiBudW1iZXIpOiB7IHdpZHRoOiBudW1iZXI7IGhlaWdodDogbnVtYmVyIH0gfCBudWxsIHtcbiAgY29uc3QgZXZlbiA9IChwaXhlbHM6IG51bWJlcikgPT4gTWF0aC5mbG9vcihwaXhlbHMgLyAyKSAqIDJcbiAgY29uc3Qgc2l6ZSA9IHsgd2lkdGg6IE1hdGgubWF4KFdJRFRIX01JTiwgZXZlbih3aWR0aCkpLCBoZWlnaHQ6IE1hdGgubWF4KEhFSUdIVF9NSU4sIGV2ZW4oaGVpZ2h0KSkgfVxuICByZXR1cm4gc2l6ZS53aWR0aCAqIHNpemUuaGVpZ2h0ID4gRlJBTUVfUElYRUxTX01BWCA/IG51bGwgOiBzaXplXG59XG5cbi8qKiBAcmV0dXJucyBob3cgdG8gc3RvcCAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN5bmNEZXNrdG9wU2l6ZShzdGFnZTogSFRNTEVsZW1lbnQsIHNlbmQ6IChpbnB1dDogVmlld2VySW5wdXQpID0+IHZvaWQpOiAoKSA9PiB2b2lkIHtcbiAgbGV0IGFza2VkID0gXCJcIlxuICBsZXQgdGltZXI6IFJldHVyblR5cGU8dHlwZW9mIHNldFRpbWVvdXQ+IHwgdW5kZWZpbmVkXG4gIGNvbnN0IGFzayA9ICgpID0+IHtcbiAgICBjb25zdCBzaXplID0gZGVza3RvcFNpemVGb3Ioc3RhZ2UuY2xpZW50V2lkdGgsIHN0YWdlLmNsaWVudEhlaWdodClcbiAgICBpZiAoIXNpemUgfHwgYXNrZWQgPT09IGAke3NpemUud2lkdGh9eCR7c2l6ZS5oZWlnaHR9YCkgcmV0dXJuXG4gICAgYXNrZWQgPSBgJHtzaXplLndpZHRofXgke3NpemUuaGVpZ2h0fWBcbiAgICBzZW5kKHsga2luZDogXCJyZXNpemVcIiwgLi4uc2l6ZSB9KVxuICB9XG4gIGNvbnN0IG9ic2VydmVyID0gbmV3IFJlc2l6ZU9ic2VydmVyKCgpID0+IHtcbiAgICBjbGVhclRpbWVvdXQodGltZXIpXG4gICAgdGltZXIgPSBzZXRUaW1lb3V0KGFzaywgREVCT1VOQ0VfTVMpXG4gIH0pXG4gIG9ic2VydmVyLm9ic2VydmUoc3RhZ2UpXG4gIHJldHVybiAoKSA9PiB7XG4gICAgY2xlYXJUaW1lb3V0KHRpbWVyKVxuICAgIG9ic2VydmVyLmRpc2Nvbm5lY3QoKVxuICB9XG59XG4iLAogICAgIi8qKiBXaGljaCBwYXJ0IG9mIHRoZSBtYWNoaW5lJ3MgcGljdHVyZSBhIHdpbmRvdyBzaG93czogc2VudCBmb3Igb3RoZXJzIHRvIGZvbGxvdywgYW5kIHNob3duIHdoZW4gb25lIGlzIGZvbGxvd2VkLiBQbGFpbiBET00uICovXG5pbXBvcnQgdHlwZSB7IFJlZk9iamVjdCB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyB0eXBlIFNpemUsIHNjYWxlT2YsIHR5cGUgWm9vbSB9IGZyb20gXCIuLi9zY3JlZW4vem9vbS50c1wiXG5pbXBvcnQgdHlwZSB7IFZpZXdBcmVhIH0gZnJvbSBcIi4vbW9kZWwudHNcIlxuaW1wb3J0IHR5cGUgeyBUb3VjaFBvaW50IH0gZnJvbSBcIi4vdG91Y2gudHNcIlxuXG4vKiogRm9sbG93aW5nIGlzIG5vIHZpZGVvOiBhIGZldyB0aW1lcyBhIHNlY29uZCBpcyBlbm91Z2guICovXG5jb25zdCBERUJPVU5DRV9NUyA9IDIwMFxuLyoqIExhcmdlciwgYW5kIGEgcGl4ZWwgb2YgdGhlIG1hY2hpbmUgZmlsbHMgYSBmaW5nZXIuICovXG5jb25zdCBaT09NX01BWCA9IDRcbmNvbnN0IFBJWEVMX01BWCA9IDB4ZmZmZlxuLyoqIEZpbmdlcnMgdGhhdCBjb21lIHRvZ2V0aGVyIGRvIG5vdCBzdG9wIGV4YWN0bHkgd2hlcmUgdGhlIHBpY3R1cmUgZml0cy4gKi9cbmNvbnN0IEZJVF9UT0xFUkFOQ0UgPSAxLjAyXG5cbi8qKiBUaGUgcGFydCBvZiB0aGUgcGljdHVyZSB0aGF0IGlzIG9uIHRoZSBzdGFnZSwgaW4gaXRzIHBpeGVscy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhcmVhT2Yoc3RhZ2U6IEhUTUxFbGVtZW50LCBjYW52YXM6IEhUTUxFbGVtZW50LCBwaWN0dXJlOiBTaXplKTogVmlld0FyZWEge1xuICBjb25zdCBzY2FsZSA9IGNhbnZhcy5vZmZzZXRXaWR0aCAvIE1hdGgubWF4KDEsIHBpY3R1cmUud2lkdGgpXG4gIGNvbnN0IGFsb25nID0gKHNjcm9sbGVkOiBudW1iZXIsIHJvb206IG51bWJlciwgcGl4ZWxzOiBudW1iZXIpID0+IHtcbiAgICBjb25zdCBmcm9tID0gTWF0aC5tYXgoMCwgTWF0aC5taW4ocGl4ZWxzIC0gMSwgTWF0aC5yb3VuZChzY3JvbGxlZCAvIE1hdGgubWF4KDAuMDEsIHNjYWxlKSkpKVxuICAgIGNvbnN0IGxlbmd0aCA9IE1hdGgubWluKHBpeGVscyAtIGZyb20sIE1hdGgucm91bmQocm9vbSAvIE1hdGgubWF4KDAuMDEsIHNjYWxlKSkpXG4gICAgcmV0dXJuIFtmcm9tLCBNYXRoLm1heCgxLCBNYXRoLm1pbihQSVhFTF9NQVgsIGxlbmd0aCkpXSBhcyBjb25zdFxuICB9XG4gIGNvbnN0IFt4LCB3XSA9IGFsb25nKHN0YWdlLnNjcm9sbExlZnQsIHN0YWdlLmNsaWVudFdpZHRoLCBwaWN0dXJlLndpZHRoKVxuICBjb25zdCBbeSwgaF0gPSBhbG9uZyhzdGFnZS5zY3JvbGxUb3AsIHN0YWdlLmNsaWVudEhlaWdodCwgcGljdHVyZS5oZWlnaHQpXG4gIHJldHVybiB7IHgsIHksIHcsIGggfVxufVxuXG4vKiogU2VuZHMgdGhlIGFyZWEgYWZ0ZXIgZWFjaCBjaGFuZ2UuIEByZXR1cm5zIGhvdyB0byBzdG9wICovXG5leHBvcnQgZnVuY3Rpb24gc3luY1ZpZXdBcmVhKFxuICBzdGFnZTogSFRNTEVsZW1lbnQsXG4gIGNhbnZhczogSFRNTEVsZW1lbnQsXG4gIHBpY3R1cmU6IFJlZk9iamVjdDxTaXplPixcbiAgc2VuZDogKGFyZWE6IFZpZXdBcmVhKSA9PiB2b2lkLFxuKTogKCkgPT4gdm9pZCB7XG4gIGxldCBzZW50ID0gXCJcIlxuICBsZXQgdGltZXI6IFJldHVyblR5cGU8dHlwZW9mIHNldFRpbWVvdXQ+IHwgdW5kZWZpbmVkXG4gIGNvbnN0IGxhdGVyID0gKCkgPT4ge1xuICAgIGNsZWFyVGltZW91dCh0aW1lcilcbiAgICB0aW1lciA9IHNldFRpbWVvdXQoKCkgPT4ge1xuICAgICAgY29uc3QgYXJlYSA9IGFyZWFPZihzdGFnZSwgY2FudmFzLCBwaWN0dXJlLmN1cnJlbnQpXG4gICAgICBjb25zdCB0ZXh0ID0gT2JqZWN0LnZhbHVlcyhhcmVhKS5qb2luKFwiIFwiKVxuICAgICAgaWYgKHRleHQgPT09IHNlbnQgfHwgcGljdHVyZS5jdXJyZW50LndpZHRoIDw9IDEpIHJldHVyblxuICAgICAgc2VudCA9IHRleHRcbiAgICAgIHNlbmQoYXJlYSlcbiAgICB9LCBERUJPVU5DRV9NUylcbiAgfVxuICBjb25zdCBvYnNlcnZlciA9IG5ldyBSZXNpemVPYnNlcnZlcihsYXRlcilcbiAgb2JzZXJ2ZXIub2JzZXJ2ZShzdGFnZSlcbiAgb2JzZXJ2ZXIub2JzZXJ2ZShjYW52YXMpXG4gIHN0YWdlLmFkZEV2ZW50TGlzdGVuZXIoXCJzY3JvbGxcIiwgbGF0ZXIpXG4gIHJldHVybiAoKSA9PiB7XG4gICAgY2xlYXJUaW1lb3V0KHRpbWVyKVxuICAgIG9ic2VydmVyLmRpc2Nvbm5lY3QoKVxuICAgIHN0YWdlLnJlbW92ZUV2ZW50TGlzdGVuZXIoXCJzY3JvbGxcIiwgbGF0ZXIpXG4gIH1cbn1cblxuLyoqIEEgem9vbSwgYW5kIHdoZXJlIHRoZSBzdGFnZSBpcyBzY3JvbGxlZCB0byBvbmNlIHRoZSBwaWN0dXJlIGhhcyB0aGF0IHNpemUuICovXG5leHBvcnQgaW50ZXJmYWNlIFpvb21UYXJnZXQge1xuICB6b29tOiBab29tXG4gIGxlZnQ6IG51bWJlclxuICB0b3A6IG51bWJlclxufVxuXG4vKiogVGhlIHpvb20gYXQgd2hpY2ggdGhlIGFyZWEgZmlsbHMgdGhlIHN0YWdlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRhcmdldEZvckFyZWEocm9vbTogU2l6ZSwgcGljdHVyZTogU2l6ZSwgYXJlYTogVmlld0FyZWEpOiBab29tVGFyZ2V0IHtcbiAgaWYgKGFyZWEudyA+PSBwaWN0dXJlLndpZHRoICYmIGFyZWEuaCA+PSBwaWN0dXJlLmhlaWdodCkgcmV0dXJuIHsgem9vbTogXCJmaXRcIiwgbGVmdDogMCwgdG9wOiAwIH1cbiAgY29uc3Qgc2NhbGUgPSBzY2FsZU9mKFwiZml0XCIsIHsgd2lkdGg6IGFyZWEudywgaGVpZ2h0OiBhcmVhLmggfSwgcm9vbSlcbiAgcmV0dXJuIHsgem9vbTogc2NhbGUsIGxlZnQ6IGFyZWEueCAqIHNjYWxlLCB0b3A6IGFyZWEueSAqIHNjYWxlIH1cbn1cblxuLyoqXG4gKiBLZWVwcyB0aGUgcG9pbnQgYmVsb3cgdGhlIGZpbmdlcnMgd2hlcmUgaXQgaXMuXG4gKlxuICogQHBhcmFtIGJlZm9yZSAgIHNjYWxlIG9mIHRoZSBwaWN0dXJlIG5vd1xuICogQHBhcmFtIGZpdHRpbmcgIHNjYWxlIGF0IHdoaWNoIGFsbCBvZiB0aGUgcGljdHVyZSBoYXMgcm9vbTogYmVsb3cgaXQgdGhlIHpvb20gaXMgXCJmaXRcIlxuICovXG5leHBvcnQgZnVuY3Rpb24gdGFyZ2V0QXJvdW5kKFxuICBzdGFnZTogSFRNTEVsZW1lbnQsXG4gIGJlZm9yZTogbnVtYmVyLFxuICB3YW50ZWQ6IG51bWJlcixcbiAgY2VudHJlOiBUb3VjaFBvaW50LFxuICBmaXR0aW5nOiBudW1iZXIsXG4pOiBab29tVGFyZ2V0IHtcbiAgaWYgKHdhbnRlZCA8PSBmaXR0aW5nICogRklUX1RPTEVSQU5DRSkgcmV0dXJuIHsgem9vbTogXCJmaXRcIiwgbGVmdDogMCwgdG9wOiAwIH1cbiAgY29uc3Qgc2NhbGUgPSBNYXRoLm1pbihaT09NX01BWCwgd2FudGVkKVxuICBjb25zdCBib3ggPSBzdGFnZS5nZXRCb3VuZGluZ0NsaWVudFJlY3QoKVxuICBjb25zdCBbeCwgeV0gPSBbY2VudHJlLnggLSBib3gubGVmdCwgY2VudHJlLnkgLSBib3gudG9wXVxuICByZXR1cm4ge1xuICAgIHpvb206IHNjYWxlLFxuICAgIGxlZnQ6ICgoc3RhZ2Uuc2Nyb2xsTGVmdCArIHgpIC8gYmVmb3JlKSAqIHNjYWxlIC0geCxcbiAgICB0b3A6ICgoc3RhZ2Uuc2Nyb2xsVG9wICsgeSkgLyBiZWZvcmUpICogc2NhbGUgLSB5LFxuICB9XG59XG4iLAogICAgIi8qKiBEaWFsb2dzIG9mIGEgc2Vzc2lvbjogbWlzc2luZyBwcmVyZXF1aXNpdGVzLCBob3N0IGtleSBjb25maXJtYXRpb24sIGVuZGluZyB0aGUgc2Vzc2lvbiBmb3IgYWxsIHBhcnRpY2lwYW50cy4gKi9cblxuaW1wb3J0IHsgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgdHlwZSB7IFByZXJlcXVpc2l0ZSB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9ydWxlcy50c1wiXG5pbXBvcnQgeyBQQUdFX1VQTE9BRF9GSUxFU19NQVggfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3RyYW5zZmVycy9ydWxlcy50c1wiXG5pbXBvcnQgeyBCdXR0b24sIEJ1dHRvbkxpbmsgfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi9idXR0b24udHN4XCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgeyBNb2RhbCB9IGZyb20gXCIuL21vZGFsLnRzeFwiXG5pbXBvcnQgdHlwZSB7IEhvc3RLZXkgfSBmcm9tIFwiLi9tb2RlbC50c1wiXG5cbmV4cG9ydCBmdW5jdGlvbiBNaXNzaW5nUHJlcmVxdWlzaXRlc0RpYWxvZyh7XG4gIG1pc3NpbmcsXG4gIGNsb3NlUGF0aCxcbn06IHtcbiAgbWlzc2luZzogUHJlcmVxdWlzaXRlW11cbiAgY2xvc2VQYXRoOiBzdHJpbmdcbn0pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgbGVhdmUgPSAoKSA9PiBsb2NhdGlvbi5hc3NpZ24oY2xvc2VQYXRoKVxuICByZXR1cm4gKFxuICAgIDxNb2RhbFxuICAgICAgdGl0bGU9e3QoXCJyZW1vdGUubWlzc2luZ1RpdGxlXCIpfVxuICAgICAgY2xvc2VMYWJlbD17dChcInNoZWxsLmNsb3NlXCIpfVxuICAgICAgb25DbG9zZT17bGVhdmV9XG4gICAgICBmb290ZXI9e1xuICAgICAgICA8QnV0dG9uTGluayBraW5kPVwicHJpbWFyeVwiIGhyZWY9e2Nsb3NlUGF0aH0+XG4gICAgICAgICAge3QoXCJ2aWV3ZXIuYmFja1RvTG9nXCIpfVxuICAgICAgICA8L0J1dHRvbkxpbms+XG4gICAgICB9XG4gICAgPlxuICAgICAgPGRpdj5cbiAgICAgICAgPHA+e3QoXCJyZW1vdGUubWlzc2luZ0ludHJvXCIpfTwvcD5cbiAgICAgICAgPHVsIGNsYXNzTmFtZT1cInJlbW90ZS1taXNzaW5nXCI+XG4gICAgICAgICAge21pc3NpbmcubWFwKChwcmVyZXF1aXNpdGUpID0+IChcbiAgICAgICAgICAgIDxsaSBrZXk9e3ByZXJlcXVpc2l0ZX0+e3QoYHJlbW90ZS5taXNzaW5nXyR7cHJlcmVxdWlzaXRlfWApfTwvbGk+XG4gICAgICAgICAgKSl9XG4gICAgICAgIDwvdWw+XG4gICAgICA8L2Rpdj5cbiAgICA8L01vZGFsPlxuICApXG59XG5cbi8qKiBAcGFyYW0gb25EZWNpZGUgIGNsb3Npbmcgd2l0aG91dCBhIHdvcmQgaXMgYSBubyAqL1xuZXhwb3J0IGZ1bmN0aW9uIEhvc3RLZXlEaWFsb2coeyBob3N0S2V5LCBvbkRlY2lkZSB9OiB7IGhvc3RLZXk6IEhvc3RLZXk7IG9uRGVjaWRlKGFjY2VwdDogYm9vbGVhbik6IHZvaWQgfSkge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCBpc0NlcnRpZmljYXRlID0gaG9zdEtleS5rZXlUeXBlID09PSBcIng1MDlcIlxuICByZXR1cm4gKFxuICAgIDxNb2RhbFxuICAgICAgdGl0bGU9e2lzQ2VydGlmaWNhdGUgPyB0KFwidmlld2VyLmNlcnRpZmljYXRlVGl0bGVcIikgOiB0KFwidmlld2VyLmhvc3RLZXlUaXRsZVwiKX1cbiAgICAgIGNsb3NlTGFiZWw9e3QoXCJ2aWV3ZXIucmVmdXNlXCIpfVxuICAgICAgb25DbG9zZT17KCkgPT4gb25EZWNpZGUoZmFsc2UpfVxuICAgICAgZm9vdGVyPXtcbiAgICAgICAgPD5cbiAgICAgICAgICA8QnV0dG9uIGtpbmQ9XCJwcmltYXJ5XCIgb25DbGljaz17KCkgPT4gb25EZWNpZGUodHJ1ZSl9PlxuICAgICAgICAgICAge3QoXCJyZW1vdGUudHJ1c3RcIil9XG4gICAgICAgICAgPC9CdXR0b24+XG4gICAgICAgICAgPEJ1dHRvbiBvbkNsaWNrPXsoKSA9PiBvbkRlY2lkZShmYWxzZSl9Pnt0KFwidmlld2VyLnJlZnVzZVwiKX08L0J1dHRvbj5cbiAgICAgICAgPC8+XG4gICAgICB9XG4gICAgPlxuICAgICAgPHA+e2lzQ2VydGlmaWNhdGUgPyB0KFwicmVtb3RlLmNlcnRpZmljYXRlTmV3XCIpIDogdChcInJlbW90ZS5ob3N0S2V5TmV3XCIpfTwvcD5cbiAgICAgIDxkbCBjbGFzc05hbWU9XCJyZW1vdGUta2V5XCI+XG4gICAgICAgIDxkdD57dChcInZpZXdlci5rZXlUeXBlXCIpfTwvZHQ+XG4gICAgICAgIDxkZD57aG9zdEtleS5rZXlUeXBlfTwvZGQ+XG4gICAgICAgIDxkdD57dChcInJlbW90ZS5maW5nZXJwcmludFwiKX08L2R0PlxuICAgICAgICA8ZGQ+XG4gICAgICAgICAgPGNvZGU+e2hvc3RLZXkuZmluZ2VycHJpbnR9PC9jb2RlPlxuICAgICAgICA8L2RkPlxuICAgICAgPC9kbD5cbiAgICA8L01vZGFsPlxuICApXG59XG5cbi8qKiBBIHdlYiBwYWdlIGFza3MgZm9yIGZpbGVzLiBDbG9zaW5nIHdpdGhvdXQgYSBjaG9pY2UgZ2l2ZXMgaXQgbm9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBVcGxvYWREaWFsb2coe1xuICBtYXlCZVNldmVyYWwsXG4gIGFjY2VwdCxcbiAgb25HaXZlLFxuICBvbkNhbmNlbCxcbn06IHtcbiAgbWF5QmVTZXZlcmFsOiBib29sZWFuXG4gIC8qKiBBcyB0aGUgYXR0cmlidXRlIG9mIGEgZmlsZSBmaWVsZDsgXCJcIiBmb3IgYW55LiBBIGRyb3BwZWQgZmlsZSBpcyB0aGUgcGFnZSdzIHRvIGp1ZGdlLiAqL1xuICBhY2NlcHQ6IHN0cmluZ1xuICBvbkdpdmUoZmlsZXM6IHJlYWRvbmx5IEZpbGVbXSk6IHZvaWRcbiAgb25DYW5jZWwoKTogdm9pZFxufSkge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCBpbnB1dCA9IHVzZVJlZjxIVE1MSW5wdXRFbGVtZW50PihudWxsKVxuICBjb25zdCBbaXNEcm9wVGFyZ2V0LCBzZXREcm9wVGFyZ2V0XSA9IHVzZVN0YXRlKGZhbHNlKVxuICBjb25zdCBnaXZlID0gKGZpbGVzOiBGaWxlTGlzdCB8IG51bGwpID0+IHtcbiAgICBjb25zdCBjaG9zZW4gPSBbLi4uKGZpbGVzID8/IFtdKV0uc2xpY2UoMCwgbWF5QmVTZXZlcmFsID8gUEFHRV9VUExPQURfRklMRVNfTUFYIDogMSlcbiAgICBpZiAoY2hvc2VuLmxlbmd0aCA+IDApIG9uR2l2ZShjaG9zZW4pXG4gIH1cbiAgcmV0dXJuIChcbiAgICA8TW9kYWxcbiAgICAgIHRpdGxlPXt0KG1heUJlU2V2ZXJhbCA/IFwidmlld2VyLnVwbG9hZHNUaXRsZVwiIDogXCJ2aWV3ZXIudXBsb2FkVGl0bGVcIil9XG4gICAgICBjbG9zZUxhYmVsPXt0KFwic2hlbGwuY2FuY2VsXCIpfVxuICAgICAgb25DbG9zZT17b25DYW5jZWx9XG4gICAgICBmb290ZXI9e1xuICAgICAgICA8PlxuICAgICAgICAgIDxCdXR0b24ga2luZD1cInByaW1hcnlcIiBpY29uPVwidXBsb2FkXCIgb25DbGljaz17KCkgPT4gaW5wdXQuY3VycmVudD8uY2xpY2soKX0+XG4gICAgICAgICAgICB7dChtYXlCZVNldmVyYWwgPyBcInZpZXdlci5jaG9vc2VGaWxlc1wiIDogXCJ2aWV3ZXIuY2hvb3NlRmlsZVwiKX1cbiAgICAgICAgICA8L0J1dHRvbj5cbiAgICAgICAgICA8QnV0dG9uIG9uQ2xpY2s9e29uQ2FuY2VsfT57dChcInNoZWxsLmNhbmNlbFwiKX08L0J1dHRvbj5cbiAgICAgICAgPC8+XG4gICAgICB9XG4gICAgPlxuICAgICAgey8qIGJpb21lLWlnbm9yZSBsaW50L2ExMXkvbm9TdGF0aWNFbGVtZW50SW50ZXJhY3Rpb25zOiBkcm9wcGluZyBpcyBvbmUgbW9yZSB3YXkgdG8gdGhlIGJ1dHRvbiBiZWxvdyAqL31cbiAgICAgIDxkaXZcbiAgICAgICAgY2xhc3NOYW1lPXtpc0Ryb3BUYXJnZXQgPyBcImRvY2stZHJvcFwiIDogdW5kZWZpbmVkfVxuICAgICAgICBvbkRyYWdPdmVyPXsoZXZlbnQpID0+IHtcbiAgICAgICAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgICAgICAgc2V0RHJvcFRhcmdldCh0cnVlKVxuICAgICAgICB9fVxuICAgICAgICBvbkRyYWdMZWF2ZT17KCkgPT4gc2V0RHJvcFRhcmdldChmYWxzZSl9XG4gICAgICAgIG9uRHJvcD17KGV2ZW50KSA9PiB7XG4gICAgICAgICAgZXZlbnQucHJldmVudERlZmF1bHQoKVxuICAgICAgICAgIGdpdmUoZXZlbnQuZGF0YVRyYW5zZmVyLmZpbGVzKVxuICAgICAgICB9fVxuICAgICAgPlxuICAgICAgICA8cD57dChtYXlCZVNldmVyYWwgPyBcInZpZXdlci51cGxvYWRzSGludFwiIDogXCJ2aWV3ZXIudXBsb2FkSGludFwiKX08L3A+XG4gICAgICAgIDxpbnB1dFxuICAgICAgICAgIHJlZj17aW5wdXR9XG4gICAgICAgICAgdHlwZT1cImZpbGVcIlxuICAgICAgICAgIG11bHRpcGxlPXttYXlCZVNldmVyYWx9XG4gICAgICAgICAgYWNjZXB0PXthY2NlcHQgfHwgdW5kZWZpbmVkfVxuICAgICAgICAgIGhpZGRlblxuICAgICAgICAgIGFyaWEtbGFiZWw9e3QobWF5QmVTZXZlcmFsID8gXCJ2aWV3ZXIuY2hvb3NlRmlsZXNcIiA6IFwidmlld2VyLmNob29zZUZpbGVcIil9XG4gICAgICAgICAgb25DaGFuZ2U9eyh7IHRhcmdldCB9KSA9PiBnaXZlKHRhcmdldC5maWxlcyl9XG4gICAgICAgIC8+XG4gICAgICA8L2Rpdj5cbiAgICA8L01vZGFsPlxuICApXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBFbmREaWFsb2coeyBvbkVuZCwgb25DYW5jZWwgfTogeyBvbkVuZCgpOiB2b2lkOyBvbkNhbmNlbCgpOiB2b2lkIH0pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgcmV0dXJuIChcbiAgICA8TW9kYWxcbiAgICAgIHRpdGxlPXt0KFwidmlld2VyLmVuZENvbmZpcm1cIil9XG4gICAgICBjbG9zZUxhYmVsPXt0KFwic2hlbGwuY2FuY2VsXCIpfVxuICAgICAgb25DbG9zZT17b25DYW5jZWx9XG4gICAgICBmb290ZXI9e1xuICAgICAgICA8PlxuICAgICAgICAgIDxCdXR0b24ga2luZD1cImRhbmdlclwiIG9uQ2xpY2s9e29uRW5kfT5cbiAgICAgICAgICAgIHt0KFwicmVtb3RlLmVuZFNlc3Npb25cIil9XG4gICAgICAgICAgPC9CdXR0b24+XG4gICAgICAgICAgPEJ1dHRvbiBvbkNsaWNrPXtvbkNhbmNlbH0+e3QoXCJzaGVsbC5jYW5jZWxcIil9PC9CdXR0b24+XG4gICAgICAgIDwvPlxuICAgICAgfVxuICAgID5cbiAgICAgIDxwPnt0KFwicmVtb3RlLmVuZFNlc3Npb25IaW50XCIpfTwvcD5cbiAgICA8L01vZGFsPlxuICApXG59XG4iLAogICAgIi8qKiBUaGUgdmlydXMgc2NhbiBvZiBmaWxlczogc3RhdGVzLCBob3cgb25lIGJlZ2lucywgYW5kIHdoYXQgYSB2ZXJkaWN0IGJlY29tZXMuICovXG5pbXBvcnQgdHlwZSB7IFNjYW5Qb2xpY3ksIFNjYW5WZXJkaWN0IH0gZnJvbSBcIi4uLy4uL2Jhc2UvdmlydXMtc2Nhbm5lci50c1wiXG5cbi8qKiBTdGF0ZXMgb2YgdGhlIHZpcnVzIHNjYW4gKHNwZWNpZmljYXRpb24gwqc0KS4gTWlycm9yZWQgYnkgYGF0dGFjaG1lbnRfc2Nhbl9zdGF0ZWAgaW4gU1FMLiAqL1xuZXhwb3J0IGNvbnN0IFNDQU5fU1RBVEVTID0ge1xuICBORVc6IHsgbWF5RG93bmxvYWQ6IGZhbHNlIH0sXG4gIFNDQU5fRElTQUJMRUQ6IHsgbWF5RG93bmxvYWQ6IHRydWUgfSxcbiAgSU5fUFJPR1JFU1M6IHsgbWF5RG93bmxvYWQ6IGZhbHNlIH0sXG4gIFNJWkVfVE9PX0xBUkdFX0FDQ0VQVEVEOiB7IG1heURvd25sb2FkOiB0cnVlIH0sXG4gIFNJWkVfVE9PX0xBUkdFX0RFQ0xJTkVEOiB7IG1heURvd25sb2FkOiBmYWxzZSB9LFxuICBTQ0FOTkVSX1VOUkVBQ0hBQkxFX0FDQ0VQVEVEOiB7IG1heURvd25sb2FkOiB0cnVlIH0sXG4gIFNDQU5ORVJfVU5SRUFDSEFCTEVfREVDTElORUQ6IHsgbWF5RG93bmxvYWQ6IGZhbHNlIH0sXG4gIEZJTEVfU1lTVEVNX1NDQU5fSU5fUFJPR1JFU1M6IHsgbWF5RG93bmxvYWQ6IGZhbHNlIH0sXG4gIEZJTEVfU1lTVEVNX1NDQU5fQUNDRVBURUQ6IHsgbWF5RG93bmxvYWQ6IHRydWUgfSxcbiAgRklMRV9TWVNURU1fU0NBTl9ERUNMSU5FRDogeyBtYXlEb3dubG9hZDogZmFsc2UgfSxcbiAgU0VSVkVSX0FDQ0VQVEVEOiB7IG1heURvd25sb2FkOiB0cnVlIH0sXG4gIFNFUlZFUl9ERUNMSU5FRDogeyBtYXlEb3dubG9hZDogZmFsc2UgfSxcbn0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIFNjYW5TdGF0ZSA9IGtleW9mIHR5cGVvZiBTQ0FOX1NUQVRFU1xuZXhwb3J0IGNvbnN0IFNDQU5fU1RBVEVfTkFNRVMgPSBPYmplY3Qua2V5cyhTQ0FOX1NUQVRFUykgYXMgW1NjYW5TdGF0ZSwgLi4uU2NhblN0YXRlW11dXG5cbi8qKiBJbW1lZGlhdGUgb3V0Y29tZXMgb2Ygc3RhcnRpbmcgYSBzY2FuOiBubyBzY2FubmVyLCBpbiBwcm9ncmVzcywgb3IgYSBmaWxlIGFib3ZlIHRoZSBzY2FubmVyJ3Mgc2l6ZSBsaW1pdC4gKi9cbmNvbnN0IFNDQU5fU1RBUlRfU1RBVEVTID0gW1xuICBcIlNDQU5fRElTQUJMRURcIixcbiAgXCJJTl9QUk9HUkVTU1wiLFxuICBcIlNJWkVfVE9PX0xBUkdFX0FDQ0VQVEVEXCIsXG4gIFwiU0laRV9UT09fTEFSR0VfREVDTElORURcIixcbl0gYXMgY29uc3Rcbi8qKiBIb3cgYW55IHJ1bm5pbmcgc2NhbiBjYW4gZW5kOiB0aGUgc2Nhbm5lciBkb2VzIG5vdCBhbnN3ZXIsIG9yIHdhcyB0YWtlbiBhd2F5LiAqL1xuY29uc3QgU0NBTl9BQk9SVF9TVEFURVMgPSBbXG4gIFwiU0NBTk5FUl9VTlJFQUNIQUJMRV9BQ0NFUFRFRFwiLFxuICBcIlNDQU5ORVJfVU5SRUFDSEFCTEVfREVDTElORURcIixcbiAgXCJTQ0FOX0RJU0FCTEVEXCIsXG5dIGFzIGNvbnN0XG5jb25zdCBSVU5OSU5HX1NDQU5fVFJBTlNJVElPTlM6IFBhcnRpYWw8UmVjb3JkPFNjYW5TdGF0ZSwgcmVhZG9ubHkgU2NhblN0YXRlW10+PiA9IHtcbiAgSU5fUFJPR1JFU1M6IFtcIkZJTEVfU1lTVEVNX1NDQU5fSU5fUFJPR1JFU1NcIiwgXCJTRVJWRVJfQUNDRVBURURcIiwgXCJTRVJWRVJfREVDTElORURcIiwgLi4uU0NBTl9BQk9SVF9TVEFURVNdLFxuICBGSUxFX1NZU1RFTV9TQ0FOX0lOX1BST0dSRVNTOiBbXG4gICAgXCJGSUxFX1NZU1RFTV9TQ0FOX0FDQ0VQVEVEXCIsXG4gICAgXCJGSUxFX1NZU1RFTV9TQ0FOX0RFQ0xJTkVEXCIsXG4gICAgLi4uU0NBTl9BQk9SVF9TVEFURVMsXG4gIF0sXG59XG5cbi8qKiBUaGUgc3RhdGVzIGEgc2NhbiBjYW4gcmVhY2ggbmV4dDsgYSBzZXR0bGVkIG9uZSBjYW4gYmUgc2Nhbm5lZCBhZ2Fpbi4gTWlycm9yZWQgYnkgYGF0dGFjaG1lbnRfc2Nhbl90cmFuc2l0aW9uYC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzY2FuU3RhdGVzQWZ0ZXIoc3RhdGU6IFNjYW5TdGF0ZSk6IHJlYWRvbmx5IFNjYW5TdGF0ZVtdIHtcbiAgcmV0dXJuIFJVTk5JTkdfU0NBTl9UUkFOU0lUSU9OU1tzdGF0ZV0gPz8gU0NBTl9TVEFSVF9TVEFURVMuZmlsdGVyKChuZXh0KSA9PiBuZXh0ICE9PSBzdGF0ZSlcbn1cblxuLyoqIFN0YXRlcyBmcm9tIHdoaWNoIHRoZSBzY2FuIG9mIGEgZmlsZSBoYXMgeWV0IHRvIGNvbWUgdG8gYW4gZW5kLiAqL1xuZXhwb3J0IGNvbnN0IFBFTkRJTkdfU0NBTl9TVEFURVMgPSBbXCJORVdcIiwgXCJJTl9QUk9HUkVTU1wiXSBhcyBjb25zdCBzYXRpc2ZpZXMgU2NhblN0YXRlW11cbi8qKiBTdGF0ZXMgb2YgZmlsZXMgdGhhdCB3YWl0IGZvciBhIHNjYW5uZXIgdGhhdCBhbnN3ZXJzLiAqL1xuZXhwb3J0IGNvbnN0IFVOUkVBQ0hBQkxFX1NDQU5fU1RBVEVTID0gW1xuICBcIlNDQU5ORVJfVU5SRUFDSEFCTEVfQUNDRVBURURcIixcbiAgXCJTQ0FOTkVSX1VOUkVBQ0hBQkxFX0RFQ0xJTkVEXCIsXG5dIGFzIGNvbnN0IHNhdGlzZmllcyBTY2FuU3RhdGVbXVxuXG4vKiogV2hhdCBhIHNjYW4gbGVhdmVzIHdpdGggYSBmaWxlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTY2FuT3V0Y29tZSB7XG4gIHNjYW5TdGF0ZTogU2NhblN0YXRlXG4gIGluZmVjdGlvbkZvdW5kOiBib29sZWFuXG4gIC8qKiBUaGUgc2Nhbm5lcidzIG5hbWUgb2YgdGhlIHZpcnVzOyBlbXB0eSB3aXRob3V0IG9uZS4gKi9cbiAgdmlydXNJZDogc3RyaW5nXG4gIC8qKiBUaGUgc2Nhbm5lcidzIGFuc3dlciwgcHJpbnRhYmxlIGFuZCBzaG9ydC4gKi9cbiAgcmVzcG9uc2VJbmZvOiBzdHJpbmdcbn1cblxuLyoqIFRoZSBzdGF0ZSBvZiBhIGZpbGUgYmVmb3JlIGl0cyBzY2FuLiBAcGFyYW0gcG9saWN5ICBudWxsIHdpdGhvdXQgYSBzY2FubmVyICovXG5leHBvcnQgZnVuY3Rpb24gc3RhdGVCZWZvcmVTY2FuKHBvbGljeTogU2NhblBvbGljeSB8IG51bGwsIHNpemVCeXRlczogbnVtYmVyKTogU2NhblN0YXRlIHtcbiAgaWYgKHBvbGljeSA9PT0gbnVsbCkgcmV0dXJuIFwiU0NBTl9ESVNBQkxFRFwiXG4gIGlmIChzaXplQnl0ZXMgPD0gcG9saWN5LmJ5dGVzTWF4KSByZXR1cm4gXCJORVdcIlxuICByZXR1cm4gcG9saWN5LmFjY2VwdHNUb29MYXJnZSA/IFwiU0laRV9UT09fTEFSR0VfQUNDRVBURURcIiA6IFwiU0laRV9UT09fTEFSR0VfREVDTElORURcIlxufVxuXG5leHBvcnQgZnVuY3Rpb24gb3V0Y29tZU9mVmVyZGljdCh2ZXJkaWN0OiBTY2FuVmVyZGljdCk6IFNjYW5PdXRjb21lIHtcbiAgcmV0dXJuIHtcbiAgICBzY2FuU3RhdGU6IHZlcmRpY3Qua2luZCA9PT0gXCJDTEVBTlwiID8gXCJTRVJWRVJfQUNDRVBURURcIiA6IFwiU0VSVkVSX0RFQ0xJTkVEXCIsXG4gICAgaW5mZWN0aW9uRm91bmQ6IHZlcmRpY3Qua2luZCA9PT0gXCJJTkZFQ1RFRFwiLFxuICAgIHZpcnVzSWQ6IHZlcmRpY3Qua2luZCA9PT0gXCJJTkZFQ1RFRFwiID8gdmVyZGljdC52aXJ1c0lkIDogXCJcIixcbiAgICByZXNwb25zZUluZm86IHZlcmRpY3QucmVzcG9uc2UsXG4gIH1cbn1cblxuLyoqIEBwYXJhbSByZWFzb24gIHdoeSB0aGVyZSBpcyBubyB2ZXJkaWN0ICovXG5leHBvcnQgZnVuY3Rpb24gb3V0Y29tZVdpdGhvdXRWZXJkaWN0KHBvbGljeTogU2NhblBvbGljeSwgcmVhc29uOiBzdHJpbmcpOiBTY2FuT3V0Y29tZSB7XG4gIGNvbnN0IHNjYW5TdGF0ZSA9IHBvbGljeS5hY2NlcHRzVW5yZWFjaGFibGVcbiAgICA/IFwiU0NBTk5FUl9VTlJFQUNIQUJMRV9BQ0NFUFRFRFwiXG4gICAgOiBcIlNDQU5ORVJfVU5SRUFDSEFCTEVfREVDTElORURcIlxuICByZXR1cm4geyBzY2FuU3RhdGUsIGluZmVjdGlvbkZvdW5kOiBmYWxzZSwgdmlydXNJZDogXCJcIiwgcmVzcG9uc2VJbmZvOiByZWFzb24gfVxufVxuIiwKICAgICIvKiogRmlsZXMgb2Ygc2Vzc2lvbnM6IGxpbWl0cyBhbmQgcHJvYmxlbXMuICovXG5cbi8qKiBBIGJhY2t1cCBvZiBhIGNvbnRyb2xsZXIgZml0czsgYSBkaXNrIGltYWdlIGlzIGZvciBhIHNlcnZpY2UgdmlzaXQuICovXG5leHBvcnQgY29uc3QgVFJBTlNGRVJfQllURVNfTUFYID0gMTAyNCAqIDEwMjQgKiAxMDI0XG5cbi8qKiBXaHkgdGhlIG1hY2hpbmUncyBmaWxlcyBjYW5ub3QgYmUgbGlzdGVkLCBmZXRjaGVkIG9yIHNlbnQuICovXG5cbmV4cG9ydCBjb25zdCBGSUxFX1BST0JMRU1TID0gW1xuICBcIk5PVF9GT1VORFwiLFxuICBcIkRFTklFRFwiLFxuICBcIkVYSVNUU1wiLFxuICBcIldST05HX0tJTkRcIixcbiAgXCJGQUlMRURcIixcbiAgXCJUT09fTEFSR0VcIixcbiAgXCJDQU5DRUxMRURcIixcbl0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIEZpbGVQcm9ibGVtID0gKHR5cGVvZiBGSUxFX1BST0JMRU1TKVtudW1iZXJdXG4iLAogICAgIi8qKiBGaWxlcyBiZXR3ZWVuIGEgbWFjaGluZSBhbmQgcGVvcGxlOiBsaW1pdHMsIHN0YXRlcywgYW5kIHdobyBtYXkgaGF2ZSBhIGZldGNoZWQgZmlsZS4gUHVyZS4gKi9cbmltcG9ydCB7IFNDQU5fU1RBVEVTLCB0eXBlIFNjYW5TdGF0ZSB9IGZyb20gXCIuLi8uLi9zeXN0ZW0vYW50aXZpcnVzL3J1bGVzLnRzXCJcblxuaW1wb3J0IHsgRklMRV9QUk9CTEVNUyB9IGZyb20gXCIuLi9zZXNzaW9uL3J1bGVzLWZpbGVzLnRzXCJcblxuLyoqIE9mIG9uZSBzZXNzaW9uOiBtb3JlIG9ubHkgc2hhcmUgdGhlIG1hY2hpbmUncyBsaW5rLiAqL1xuZXhwb3J0IGNvbnN0IFJVTk5JTkdfVFJBTlNGRVJTX01BWCA9IDNcbi8qKiBGb3Igb25lIHJlcXVlc3Qgb2YgYSB3ZWIgcGFnZS4gKi9cbmV4cG9ydCBjb25zdCBQQUdFX1VQTE9BRF9GSUxFU19NQVggPSAyMFxuLyoqIEFmdGVyd2FyZHMgdGhlIGNvbnRlbnQgaXMgZGVsZXRlZDsgdGhlIGVudHJ5IHdpdGggaXRzIGhhc2ggc3RheXMuICovXG5leHBvcnQgY29uc3QgVFJBTlNGRVJfQ09OVEVOVF9IT1VSUyA9IDI0XG5cbmV4cG9ydCBjb25zdCBUUkFOU0ZFUl9ESVJFQ1RJT05TID0gW1wiRlJPTV9NQUNISU5FXCIsIFwiVE9fTUFDSElORVwiXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgVHJhbnNmZXJEaXJlY3Rpb24gPSAodHlwZW9mIFRSQU5TRkVSX0RJUkVDVElPTlMpW251bWJlcl1cblxuLyoqIERFQ0xJTkVEOiBieSB0aGUgdmlydXMgc2Nhbi4gKi9cbmV4cG9ydCBjb25zdCBUUkFOU0ZFUl9TVEFURVMgPSBbXG4gIFwiUlVOTklOR1wiLFxuICBcIlNDQU5OSU5HXCIsXG4gIFwiQ09NUExFVEVEXCIsXG4gIFwiREVDTElORURcIixcbiAgXCJGQUlMRURcIixcbiAgXCJDQU5DRUxMRURcIixcbl0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIFRyYW5zZmVyU3RhdGUgPSAodHlwZW9mIFRSQU5TRkVSX1NUQVRFUylbbnVtYmVyXVxuXG4vKiogV2h5IGEgdHJhbnNmZXIgZmFpbGVkOyBlYWNoIGhhcyBhIHRleHQuICovXG5leHBvcnQgY29uc3QgVFJBTlNGRVJfRkFJTFVSRVMgPSBbLi4uRklMRV9QUk9CTEVNUywgXCJTRVJWRVJfU1RPUFBFRFwiXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgVHJhbnNmZXJGYWlsdXJlID0gKHR5cGVvZiBUUkFOU0ZFUl9GQUlMVVJFUylbbnVtYmVyXVxuXG4vKiogV2hlcmUgYSB0cmFuc2ZlciBzdGFuZHMgYWZ0ZXIgaXRzIHZpcnVzIHNjYW4uICovXG5leHBvcnQgZnVuY3Rpb24gaXNSZWxlYXNlZChzY2FuU3RhdGU6IFNjYW5TdGF0ZSk6IGJvb2xlYW4ge1xuICByZXR1cm4gU0NBTl9TVEFURVNbc2NhblN0YXRlXS5tYXlEb3dubG9hZFxufVxuXG4vKiogVGhlIGxhc3QgcGFydCBvZiBhIG1hY2hpbmUncyBwYXRoLCB3aGljaCBpcyB0aGUgZmlsZSdzIG5hbWU7IFwiXCIgZm9yIGEgcGF0aCB0aGF0IG5hbWVzIGEgZm9sZGVyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG5hbWVPZlBhdGgocGF0aDogc3RyaW5nKTogc3RyaW5nIHtcbiAgcmV0dXJuIHBhdGguc2xpY2UocGF0aC5sYXN0SW5kZXhPZihcIi9cIikgKyAxKVxufVxuXG4vKiogQSBmaWxlIGluIGEgZm9sZGVyIG9mIHRoZSBtYWNoaW5lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhdGhJbihmb2xkZXI6IHN0cmluZywgbmFtZTogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3QgdHJpbW1lZCA9IGZvbGRlci5yZXBsYWNlKC9eXFwvK3xcXC8rJC9nLCBcIlwiKVxuICByZXR1cm4gdHJpbW1lZCA9PT0gXCJcIiA/IG5hbWUgOiBgJHt0cmltbWVkfS8ke25hbWV9YFxufVxuIiwKICAgICIvKiogQSBtb2RhbCBkaWFsb2cgaW5zaWRlIGFuIGlzbGFuZDsgRXNjYXBlIGFuZCB0aGUgY2xvc2UgYnV0dG9uIGFyZSBhIG5vLiAqL1xuaW1wb3J0IHsgdHlwZSBSZWFjdE5vZGUsIHVzZUVmZmVjdCwgdXNlSWQsIHVzZVJlZiB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyBJY29uQnV0dG9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5cbmV4cG9ydCBmdW5jdGlvbiBNb2RhbChtb2RhbDoge1xuICB0aXRsZTogc3RyaW5nXG4gIGNsb3NlTGFiZWw6IHN0cmluZ1xuICBvbkNsb3NlKCk6IHZvaWRcbiAgZm9vdGVyOiBSZWFjdE5vZGVcbiAgY2hpbGRyZW46IFJlYWN0Tm9kZVxufSkge1xuICBjb25zdCBkaWFsb2cgPSB1c2VSZWY8SFRNTERpYWxvZ0VsZW1lbnQ+KG51bGwpXG4gIGNvbnN0IGlkID0gdXNlSWQoKVxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGRpYWxvZy5jdXJyZW50Py5zaG93TW9kYWwoKVxuICAgIC8vIE5vdCBvbiB0aGUgZmlyc3QgYnV0dG9uOiBub3RoaW5nIGlzIGNob3NlbiBieSBhIHN0cmF5IEVudGVyLlxuICAgIGRpYWxvZy5jdXJyZW50Py5mb2N1cygpXG4gIH0sIFtdKVxuICByZXR1cm4gKFxuICAgIDxkaWFsb2cgY2xhc3NOYW1lPVwiZGlhbG9nXCIgcmVmPXtkaWFsb2d9IHRhYkluZGV4PXstMX0gYXJpYS1sYWJlbGxlZGJ5PXtpZH0gb25DbG9zZT17bW9kYWwub25DbG9zZX0+XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cImRpYWxvZy1oZWFkZXJcIj5cbiAgICAgICAgPGgyIGlkPXtpZH0+e21vZGFsLnRpdGxlfTwvaDI+XG4gICAgICAgIDxJY29uQnV0dG9uIGxhYmVsPXttb2RhbC5jbG9zZUxhYmVsfSBpY29uPVwiY2xvc2VcIiBvbkNsaWNrPXsoKSA9PiBkaWFsb2cuY3VycmVudD8uY2xvc2UoKX0gLz5cbiAgICAgIDwvZGl2PlxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJkaWFsb2ctYm9keVwiPnttb2RhbC5jaGlsZHJlbn08L2Rpdj5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwiZGlhbG9nLWZvb3RlclwiPnttb2RhbC5mb290ZXJ9PC9kaXY+XG4gICAgPC9kaWFsb2c+XG4gIClcbn1cbiIsCiAgICAiLyoqXG4gKiBUaGUgY2FsbHMgb2YgdGhlIHNlc3Npb24gc2NyZWVuLiBUaGVpciB0eXBlcyBhcmUgdGhlIGNvbnRyYWN0cyc7IG9ubHkgbWV0aG9kIGFuZCBwYXRoIGFyZSBwYXJ0IG9mIHRoZSBzY3JpcHQsIGJlY2F1c2UgdGhlXG4gKiBjb250cmFjdHMgYnJpbmcgdGhlaXIgc2NoZW1hcyBhbG9uZy4gQSBwYXRoIHRoYXQgYSBjb250cmFjdCBkb2VzIG5vdCBoYXZlIGRvZXMgbm90IGNvbXBpbGUuXG4gKi9cbmltcG9ydCB0eXBlIHsgY2FsbEFwaSB9IGZyb20gXCIuLi8uLi9zcmMvaHR0cC9hcGktY2xpZW50LnRzXCJcbmltcG9ydCB0eXBlIHsgZGV2aWNlRW5kcG9pbnRzIH0gZnJvbSBcIi4uLy4uL3NyYy9tYWNoaW5lcy9kZXZpY2VzL2NvbnRyYWN0LnRzXCJcbmltcG9ydCB0eXBlIHsgaXNzdWVFbmRwb2ludHMgfSBmcm9tIFwiLi4vLi4vc3JjL21haW50ZW5hbmNlL2lzc3Vlcy9jb250cmFjdC50c1wiXG5pbXBvcnQgdHlwZSB7IHJlbW90ZUVuZHBvaW50cyB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9jb250cmFjdC50c1wiXG5cbnR5cGUgUmVtb3RlID0gdHlwZW9mIHJlbW90ZUVuZHBvaW50c1xudHlwZSBFbmRwb2ludCA9IFBhcmFtZXRlcnM8dHlwZW9mIGNhbGxBcGk+WzBdXG5cbmNvbnN0IExPRyA9IFwiL2RldmljZXMvOmRldmljZUlkL2lzc3Vlcy86aXNzdWVJZC9sb2dzLzpsb2dJZFwiXG5jb25zdCBTRVNTSU9OID0gYCR7TE9HfS9zZXNzaW9ucy86c2Vzc2lvbklkYCBhcyBjb25zdFxuY29uc3QgVVNFUiA9IGAke1NFU1NJT059L2ludml0YXRpb25zL3VzZXIvOnVzZXJJZGAgYXMgY29uc3RcbmNvbnN0IEVNQUlMID0gYCR7U0VTU0lPTn0vaW52aXRhdGlvbnMvZW1haWwvOmludml0YXRpb25JZGAgYXMgY29uc3RcblxuLyoqIEEgY2FsbCBvZiB0aGUgY29udHJhY3RzIGJ5IG1ldGhvZCBhbmQgcGF0aC4gKi9cbmV4cG9ydCBmdW5jdGlvbiByb3c8RSBleHRlbmRzIEVuZHBvaW50PihtZXRob2Q6IEVbXCJtZXRob2RcIl0sIHBhdGg6IEVbXCJwYXRoXCJdKTogRSB7XG4gIHJldHVybiB7IG1ldGhvZCwgcGF0aCB9IGFzIEVcbn1cblxuZXhwb3J0IGNvbnN0IHNlc3Npb25DYWxscyA9IHtcbiAgc3RhcnRTZXNzaW9uOiByb3c8UmVtb3RlW1wic3RhcnRTZXNzaW9uXCJdPihcIlBPU1RcIiwgYCR7TE9HfS9pbnRlcmZhY2VzLzppbnRlcmZhY2VJZC9zZXNzaW9uc2ApLFxuICBnZXRTZXNzaW9uOiByb3c8UmVtb3RlW1wiZ2V0U2Vzc2lvblwiXT4oXCJHRVRcIiwgU0VTU0lPTiksXG4gIGNyZWF0ZVRpY2tldDogcm93PFJlbW90ZVtcImNyZWF0ZVRpY2tldFwiXT4oXCJQT1NUXCIsIGAke1NFU1NJT059L3RpY2tldHNgKSxcbiAgdXBkYXRlR3JhcGhpY2FsU2Vzc2lvbjogcm93PFJlbW90ZVtcInVwZGF0ZUdyYXBoaWNhbFNlc3Npb25cIl0+KFwiUFVUXCIsIGAke0xPR30vZ3JhcGhpY2Fsc2Vzc2lvbnMvOnNlc3Npb25JZGApLFxuICBkZWNpZGVIb3N0S2V5OiByb3c8UmVtb3RlW1wiZGVjaWRlSG9zdEtleVwiXT4oXCJQVVRcIiwgYCR7U0VTU0lPTn0vaG9zdGtleWApLFxuICBsaXN0VXNlckludml0YXRpb25zOiByb3c8UmVtb3RlW1wibGlzdFVzZXJJbnZpdGF0aW9uc1wiXT4oXCJHRVRcIiwgYCR7U0VTU0lPTn0vaW52aXRhdGlvbnMvdXNlcmApLFxuICBpbnZpdGVVc2VyOiByb3c8UmVtb3RlW1wiaW52aXRlVXNlclwiXT4oXCJQT1NUXCIsIGAke1NFU1NJT059L2ludml0YXRpb25zL3VzZXJgKSxcbiAgd2l0aGRyYXdVc2VySW52aXRhdGlvbjogcm93PFJlbW90ZVtcIndpdGhkcmF3VXNlckludml0YXRpb25cIl0+KFwiREVMRVRFXCIsIFVTRVIpLFxuICBsaXN0RW1haWxJbnZpdGF0aW9uczogcm93PFJlbW90ZVtcImxpc3RFbWFpbEludml0YXRpb25zXCJdPihcIkdFVFwiLCBgJHtTRVNTSU9OfS9pbnZpdGF0aW9ucy9lbWFpbGApLFxuICBpbnZpdGVCeUVtYWlsOiByb3c8UmVtb3RlW1wiaW52aXRlQnlFbWFpbFwiXT4oXCJQT1NUXCIsIGAke1NFU1NJT059L2ludml0YXRpb25zL2VtYWlsYCksXG4gIGNoYW5nZUVtYWlsSW52aXRhdGlvbjogcm93PFJlbW90ZVtcImNoYW5nZUVtYWlsSW52aXRhdGlvblwiXT4oXCJQVVRcIiwgRU1BSUwpLFxuICB3aXRoZHJhd0VtYWlsSW52aXRhdGlvbjogcm93PFJlbW90ZVtcIndpdGhkcmF3RW1haWxJbnZpdGF0aW9uXCJdPihcIkRFTEVURVwiLCBFTUFJTCksXG4gIHJlbmV3RW1haWxJbnZpdGF0aW9uOiByb3c8UmVtb3RlW1wicmVuZXdFbWFpbEludml0YXRpb25cIl0+KFwiUFVUXCIsIGAke0VNQUlMfS9yZW5ld2FsYCksXG4gIHJlbW92ZVZpZXdlcjogcm93PFJlbW90ZVtcInJlbW92ZVZpZXdlclwiXT4oXCJQVVRcIiwgYCR7U0VTU0lPTn0vY29ubmVjdGlvbnMvOmNvbm5lY3Rpb25JZC9yZW1vdmFsYCksXG4gIHN1cGVydmlzZVNlc3Npb246IHJvdzxSZW1vdGVbXCJzdXBlcnZpc2VTZXNzaW9uXCJdPihcIlBVVFwiLCBgJHtTRVNTSU9OfS9zdXBlcnZpc2lvbmApLFxuICBsaXN0SW52aXRhYmxlVXNlcnM6IHJvdzwodHlwZW9mIGRldmljZUVuZHBvaW50cylbXCJsaXN0SW52aXRhYmxlVXNlcnNcIl0+KFxuICAgIFwiR0VUXCIsXG4gICAgXCIvZGV2aWNlcy86ZGV2aWNlSWQvaW52aXRhYmxldXNlcnNcIixcbiAgKSxcbiAgZXh0ZW5kV2luZG93OiByb3c8KHR5cGVvZiBpc3N1ZUVuZHBvaW50cylbXCJleHRlbmRXaW5kb3dcIl0+KFxuICAgIFwiUFVUXCIsXG4gICAgXCIvZGV2aWNlcy86ZGV2aWNlSWQvaXNzdWVzLzppc3N1ZUlkL2V4dGVuZE1haW50ZW5hbmNlV2luZG93XCIsXG4gICksXG59XG4iLAogICAgIi8qKiBUaGUgY2FsbHMgb2YgYSBzZXNzaW9uJ3MgZmlsZSB0cmFuc2Zlci4gKi9cbmltcG9ydCB7IEFwaUVycm9yLCBjYWxsQXBpIH0gZnJvbSBcIi4uLy4uL3NyYy9odHRwL2FwaS1jbGllbnQudHNcIlxuaW1wb3J0IHR5cGUgeyBUcmFuc2ZlcnJlZEZpbGUsIHRyYW5zZmVyRW5kcG9pbnRzIH0gZnJvbSBcIi4uLy4uL3NyYy9zZXNzaW9ucy90cmFuc2ZlcnMvY29udHJhY3QudHNcIlxuaW1wb3J0IHsgcm93IH0gZnJvbSBcIi4vY2FsbHMudHNcIlxuXG50eXBlIFRyYW5zZmVycyA9IHR5cGVvZiB0cmFuc2ZlckVuZHBvaW50c1xuXG5jb25zdCBTRVNTSU9OID0gXCIvZGV2aWNlcy86ZGV2aWNlSWQvaXNzdWVzLzppc3N1ZUlkL2xvZ3MvOmxvZ0lkL3Nlc3Npb25zLzpzZXNzaW9uSWRcIlxuY29uc3QgRklMRVMgPSBgJHtTRVNTSU9OfS9jb25uZWN0aW9ucy86Y29ubmVjdGlvbklkL2ZpbGVzYCBhcyBjb25zdFxuXG5jb25zdCBDQUxMUyA9IHtcbiAgbGlzdFRyYW5zZmVyczogcm93PFRyYW5zZmVyc1tcImxpc3RGaWxlc09mQ29ubmVjdGlvblwiXT4oXCJHRVRcIiwgRklMRVMpLFxuICBsaXN0TWFjaGluZUZpbGVzOiByb3c8VHJhbnNmZXJzW1wibGlzdE1hY2hpbmVGaWxlc1wiXT4oXCJHRVRcIiwgYCR7U0VTU0lPTn0vZmlsZXMvbWFjaGluZWApLFxuICBmZXRjaEZpbGU6IHJvdzxUcmFuc2ZlcnNbXCJkb3dubG9hZEZpbGVcIl0+KFwiUE9TVFwiLCBgJHtTRVNTSU9OfS9maWxlcy9kb3dubG9hZGApLFxuICBjYW5jZWxUcmFuc2Zlcjogcm93PFRyYW5zZmVyc1tcImNhbmNlbFRyYW5zZmVyXCJdPihcIkRFTEVURVwiLCBgJHtGSUxFU30vOmZpbGVJZGApLFxufVxuXG5leHBvcnQgaW50ZXJmYWNlIE1hY2hpbmVFbnRyeSB7XG4gIG5hbWU6IHN0cmluZ1xuICBraW5kOiBcIkZJTEVcIiB8IFwiRk9MREVSXCIgfCBcIk9USEVSXCJcbiAgc2l6ZTogbnVtYmVyXG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgU2Vzc2lvbklkcyB7XG4gIGRldmljZUlkOiBzdHJpbmdcbiAgaXNzdWVJZDogc3RyaW5nXG4gIGxvZ0lkOiBzdHJpbmdcbiAgc2Vzc2lvbklkOiBzdHJpbmdcbn1cblxuZXhwb3J0IGludGVyZmFjZSBGaWxlQ2FsbHMge1xuICB0cmFuc2ZlcnMoKTogUHJvbWlzZTxUcmFuc2ZlcnJlZEZpbGVbXT5cbiAgZm9sZGVyKHBhdGg6IHN0cmluZyk6IFByb21pc2U8TWFjaGluZUVudHJ5W10+XG4gIGZldGNoKHBhdGg6IHN0cmluZyk6IFByb21pc2U8dW5rbm93bj5cbiAgLyoqIEBwYXJhbSBvblByb2dyZXNzICBzaGFyZSBvZiB0aGUgdXBsb2FkIHRvIHRoZSBzZXJ2ZXIsIDAgdG8gMSAqL1xuICBzZW5kKGZpbGU6IEZpbGUsIGZvbGRlcjogc3RyaW5nLCByZXBsYWNlOiBib29sZWFuLCBvblByb2dyZXNzOiAoc2hhcmU6IG51bWJlcikgPT4gdm9pZCk6IFByb21pc2U8dW5rbm93bj5cbiAgLyoqIEdpdmVzIGZpbGVzIHRvIGEgd2ViIHBhZ2UgdGhhdCBhc2tzIGZvciB0aGVtLCBvbmUgYWZ0ZXIgdGhlIG90aGVyOyBgb25Qcm9ncmVzc2AgYXMgb2YgYHNlbmRgLiAqL1xuICBnaXZlKFxuICAgIHJlcXVlc3RJZDogc3RyaW5nLFxuICAgIGZpbGVzOiByZWFkb25seSBGaWxlW10sXG4gICAgb25Qcm9ncmVzczogKGZpbGU6IEZpbGUsIHNoYXJlOiBudW1iZXIpID0+IHZvaWQsXG4gICk6IFByb21pc2U8dm9pZD5cbiAgY2FuY2VsKGZpbGVJZDogc3RyaW5nKTogUHJvbWlzZTx1bmtub3duPlxuICAvKiogQWRkcmVzcyBvZiBhIGZldGNoZWQgZmlsZS4gKi9cbiAgYWRkcmVzc09mKGZpbGVJZDogc3RyaW5nKTogc3RyaW5nXG59XG5cbi8qKiBAcGFyYW0gY29ubmVjdGlvbklkICBvZiB0aGlzIHZpZXdlciAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNyZWF0ZUZpbGVDYWxscyhpZHM6IFNlc3Npb25JZHMsIGNvbm5lY3Rpb25JZDogc3RyaW5nLCBjc3JmOiBzdHJpbmcpOiBGaWxlQ2FsbHMge1xuICBjb25zdCBzZXNzaW9uID0geyBkZXZpY2VJZDogaWRzLmRldmljZUlkLCBpc3N1ZUlkOiBpZHMuaXNzdWVJZCwgbG9nSWQ6IGlkcy5sb2dJZCwgc2Vzc2lvbklkOiBpZHMuc2Vzc2lvbklkIH1cbiAgY29uc3QgY29ubmVjdGlvbiA9IHsgLi4uc2Vzc2lvbiwgY29ubmVjdGlvbklkIH1cbiAgY29uc3QgYmFzZSA9IGAvYXBpL2RldmljZXMvJHtpZHMuZGV2aWNlSWR9L2lzc3Vlcy8ke2lkcy5pc3N1ZUlkfS9sb2dzLyR7aWRzLmxvZ0lkfS9zZXNzaW9ucy8ke2lkcy5zZXNzaW9uSWR9YFxuICByZXR1cm4ge1xuICAgIHRyYW5zZmVyczogYXN5bmMgKCkgPT4gKGF3YWl0IGNhbGxBcGkoQ0FMTFMubGlzdFRyYW5zZmVycywgeyBwYXRoOiBjb25uZWN0aW9uIH0sIGNzcmYpKS5yb3dzLFxuICAgIGZvbGRlcjogYXN5bmMgKHBhdGgpID0+XG4gICAgICAoYXdhaXQgY2FsbEFwaShDQUxMUy5saXN0TWFjaGluZUZpbGVzLCB7IHBhdGg6IHNlc3Npb24sIHF1ZXJ5OiB7IHBhdGggfSB9LCBjc3JmKSkuZW50cmllcyxcbiAgICBmZXRjaDogKHBhdGgpID0+IGNhbGxBcGkoQ0FMTFMuZmV0Y2hGaWxlLCB7IHBhdGg6IHNlc3Npb24sIGJvZHk6IHsgcGF0aCB9IH0sIGNzcmYpLFxuICAgIGNhbmNlbDogKGZpbGVJZCkgPT4gY2FsbEFwaShDQUxMUy5jYW5jZWxUcmFuc2ZlciwgeyBwYXRoOiB7IC4uLmNvbm5lY3Rpb24sIGZpbGVJZCB9IH0sIGNzcmYpLFxuICAgIHNlbmQ6IChmaWxlLCBmb2xkZXIsIHJlcGxhY2UsIG9uUHJvZ3Jlc3MpID0+IHtcbiAgICAgIGNvbnN0IHF1ZXJ5ID0gbmV3IFVSTFNlYXJjaFBhcmFtcyh7IGZvbGRlciwgcmVwbGFjZTogYCR7cmVwbGFjZX1gIH0pXG4gICAgICByZXR1cm4gdXBsb2FkKGAke2Jhc2V9L2ZpbGVzL3VwbG9hZD8ke3F1ZXJ5fWAsIGZpbGUsIGNzcmYsIG9uUHJvZ3Jlc3MpXG4gICAgfSxcbiAgICBhc3luYyBnaXZlKHBhZ2VSZXF1ZXN0LCBmaWxlcywgb25Qcm9ncmVzcykge1xuICAgICAgY29uc3QgcXVlcnkgPSBuZXcgVVJMU2VhcmNoUGFyYW1zKHsgcGFnZVJlcXVlc3QsIGZpbGVDb3VudDogYCR7ZmlsZXMubGVuZ3RofWAgfSlcbiAgICAgIGZvciAoY29uc3QgZmlsZSBvZiBmaWxlcylcbiAgICAgICAgYXdhaXQgdXBsb2FkKGAke2Jhc2V9L2ZpbGVzL3VwbG9hZD8ke3F1ZXJ5fWAsIGZpbGUsIGNzcmYsIChzaGFyZSkgPT4gb25Qcm9ncmVzcyhmaWxlLCBzaGFyZSkpXG4gICAgfSxcbiAgICBhZGRyZXNzT2Y6IChmaWxlSWQpID0+IGAke2Jhc2V9L2Nvbm5lY3Rpb25zLyR7Y29ubmVjdGlvbklkfS9maWxlcy8ke2ZpbGVJZH0vZmlsZWAsXG4gIH1cbn1cblxuLyoqIGBmZXRjaGAgcmVwb3J0cyBubyBwcm9ncmVzcyBvZiB3aGF0IGl0IHNlbmRzLiBAdGhyb3dzIEFwaUVycm9yLCBUeXBlRXJyb3Igd2l0aG91dCBhIGNvbm5lY3Rpb24gKi9cbmZ1bmN0aW9uIHVwbG9hZChcbiAgdXJsOiBzdHJpbmcsXG4gIGZpbGU6IEZpbGUsXG4gIGNzcmY6IHN0cmluZyxcbiAgb25Qcm9ncmVzczogKHNoYXJlOiBudW1iZXIpID0+IHZvaWQsXG4pOiBQcm9taXNlPHVua25vd24+IHtcbiAgY29uc3QgYm9keSA9IG5ldyBGb3JtRGF0YSgpXG4gIGJvZHkuYXBwZW5kKFwiZmlsZVwiLCBmaWxlKVxuICBjb25zdCByZXF1ZXN0ID0gbmV3IFhNTEh0dHBSZXF1ZXN0KClcbiAgcmVxdWVzdC5vcGVuKFwiUE9TVFwiLCB1cmwpXG4gIHJlcXVlc3QucmVzcG9uc2VUeXBlID0gXCJqc29uXCJcbiAgcmVxdWVzdC5zZXRSZXF1ZXN0SGVhZGVyKFwieC1jc3JmLXRva2VuXCIsIGNzcmYpXG4gIHJlcXVlc3QudXBsb2FkLm9ucHJvZ3Jlc3MgPSAoeyBsb2FkZWQsIHRvdGFsIH0pID0+IG9uUHJvZ3Jlc3ModG90YWwgPiAwID8gbG9hZGVkIC8gdG90YWwgOiAwKVxuICByZXR1cm4gbmV3IFByb21pc2UoKHJlc29sdmUsIHJlamVjdCkgPT4ge1xuICAgIHJlcXVlc3Qub25sb2FkID0gKCkgPT5cbiAgICAgIHJlcXVlc3Quc3RhdHVzIDwgMzAwXG4gICAgICAgID8gcmVzb2x2ZShyZXF1ZXN0LnJlc3BvbnNlKVxuICAgICAgICA6IHJlamVjdChuZXcgQXBpRXJyb3IocmVxdWVzdC5zdGF0dXMsIHJlcXVlc3QucmVzcG9uc2UpKVxuICAgIHJlcXVlc3Qub25lcnJvciA9ICgpID0+IHJlamVjdChuZXcgVHlwZUVycm9yKFwidGhlIHNlcnZlciBjYW5ub3QgYmUgcmVhY2hlZFwiKSlcbiAgICByZXF1ZXN0LnNlbmQoYm9keSlcbiAgfSlcbn1cbiIsCiAgICAiLyoqIEZpbGVzIGluIHRoZSBkb2NrOiB0aGUgbWFjaGluZSdzIGZvbGRlciwgd2hhdCBpcyBvbiBpdHMgd2F5LCBhbmQgd2hhdCBjYW4gYmUgZG93bmxvYWRlZC4gKi9cbmltcG9ydCB7IHR5cGUgRHJhZ0V2ZW50LCB1c2VFZmZlY3QsIHVzZVJlZiwgdXNlU3RhdGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHR5cGUgeyBGaWxlUGxhY2UgfSBmcm9tIFwiLi4vLi4vc3JjL21hY2hpbmVzL2ludGVyZmFjZXMvcnVsZXMtdHlwZXMudHNcIlxuaW1wb3J0IHR5cGUgeyBUcmFuc2ZlcnJlZEZpbGUgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3RyYW5zZmVycy9jb250cmFjdC50c1wiXG5pbXBvcnQgeyBCdXR0b24sIEljb25CdXR0b24gfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi9idXR0b24udHN4XCJcbmltcG9ydCB7IEljb24gfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi9pY29uLnRzeFwiXG5pbXBvcnQgeyBmb3JtYXRTaXplIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvZm9ybWF0LnRzXCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgeyBEb2NrU2VjdGlvbiB9IGZyb20gXCIuL2RvY2sudHN4XCJcbmltcG9ydCB0eXBlIHsgRmlsZUNhbGxzLCBNYWNoaW5lRW50cnkgfSBmcm9tIFwiLi9maWxlcy1jYWxscy50c1wiXG5pbXBvcnQgeyBUcmFuc2ZlclJvdyB9IGZyb20gXCIuL3RyYW5zZmVyLXJvdy50c3hcIlxuXG4vKiogV2hpbGUgc29tZXRoaW5nIGlzIG9uIGl0cyB3YXksIGZvciBpdHMgcHJvZ3Jlc3MuICovXG5jb25zdCBQUk9HUkVTU19NUyA9IDEwMDBcblxuZXhwb3J0IGludGVyZmFjZSBGaWxlc1NlY3Rpb25Qcm9wcyB7XG4gIGNhbGxzOiBGaWxlQ2FsbHNcbiAgLyoqIFdlYiBwYWdlcyBkZWxpdmVyIGZpbGVzIGFuZCBhc2sgZm9yIHNvbWU7IGEgZm9sZGVyIGFuZCBhIGNsaXBib2FyZCBhcmUgbGlzdGVkLiAqL1xuICBwbGFjZTogRmlsZVBsYWNlXG4gIG1heVRyYW5zZmVyOiBib29sZWFuXG4gIC8qKiBUaGUgaW50ZXJmYWNlIGxldHMgd2hhdCBsaWVzIHRoZXJlIGJlIGNvcGllZC4gKi9cbiAgbWF5RmV0Y2g6IGJvb2xlYW5cbiAgLyoqIE5vdCByZWFkLW9ubHkuICovXG4gIG1heVNlbmQ6IGJvb2xlYW5cbiAgLyoqIFdoYXQgaXMgYmVpbmcgZ2l2ZW4gdG8gYSB3ZWIgcGFnZSwgYnkgbmFtZTogc2hhcmVzIHRoYXQgaGF2ZSByZWFjaGVkIHRoZSBzZXJ2ZXIuICovXG4gIGdpdmluZzogUmVhZG9ubHlNYXA8c3RyaW5nLCBudW1iZXI+XG4gIC8qKiBHcm93cyB3aGVuIHRoZSBsaXN0IGhhcyBjaGFuZ2VkLiAqL1xuICB2ZXJzaW9uOiBudW1iZXJcbiAgYXR0ZW1wdCh3b3JrOiAoKSA9PiBQcm9taXNlPHVua25vd24+LCBkb25lPzogc3RyaW5nKTogUHJvbWlzZTx2b2lkPlxuICBvbkNsb3NlKCk6IHZvaWRcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIEZpbGVzU2VjdGlvbihzZWN0aW9uOiBGaWxlc1NlY3Rpb25Qcm9wcykge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCB7IGNhbGxzLCBhdHRlbXB0LCB2ZXJzaW9uLCBwbGFjZSwgbWF5VHJhbnNmZXIgfSA9IHNlY3Rpb25cbiAgY29uc3QgaGFzRm9sZGVyID0gcGxhY2UgIT09IFwiUEFHRVNcIlxuICBjb25zdCBtYXlTZW5kID0gaGFzRm9sZGVyICYmIHNlY3Rpb24ubWF5U2VuZFxuICBjb25zdCBbdHJhbnNmZXJzLCBzZXRUcmFuc2ZlcnNdID0gdXNlU3RhdGU8VHJhbnNmZXJyZWRGaWxlW10+KFtdKVxuICBjb25zdCBbdXBsb2Fkcywgc2V0VXBsb2Fkc10gPSB1c2VTdGF0ZTxSZWFkb25seU1hcDxzdHJpbmcsIG51bWJlcj4+KG5ldyBNYXAoKSlcbiAgY29uc3QgW2lzRHJvcFRhcmdldCwgc2V0RHJvcFRhcmdldF0gPSB1c2VTdGF0ZShmYWxzZSlcbiAgY29uc3QgW2ZvbGRlciwgc2V0Rm9sZGVyXSA9IHVzZVN0YXRlKFwiXCIpXG4gIC8qKiBLZXB0IHVudGlsIGl0IGhhcyBhcnJpdmVkLCB0byBzZW5kIGl0IGFnYWluIGluIHBsYWNlIG9mIGEgZmlsZSB3aXRoIHRoZSBzYW1lIG5hbWUuICovXG4gIGNvbnN0IHNlbnQgPSB1c2VSZWYobmV3IE1hcDxzdHJpbmcsIEZpbGU+KCkpXG4gIGNvbnN0IGlzQnVzeSA9IHRyYW5zZmVycy5zb21lKCh7IHN0YXRlIH0pID0+IHN0YXRlID09PSBcIlJVTk5JTkdcIiB8fCBzdGF0ZSA9PT0gXCJTQ0FOTklOR1wiKVxuICBjb25zdCByZWxvYWQgPSBhc3luYyAoKSA9PiBzZXRUcmFuc2ZlcnMoYXdhaXQgY2FsbHMudHJhbnNmZXJzKCkpXG5cbiAgLy8gYmlvbWUtaWdub3JlIGxpbnQvY29ycmVjdG5lc3MvdXNlRXhoYXVzdGl2ZURlcGVuZGVuY2llczogcmVhZCBhZ2FpbiB3aGVuIHRoZSBzZXJ2ZXIgaGFzIGFubm91bmNlZCBhIGNoYW5nZVxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIHZvaWQgYXR0ZW1wdChyZWxvYWQpXG4gICAgaWYgKCFpc0J1c3kpIHJldHVyblxuICAgIGNvbnN0IHRpbWVyID0gc2V0SW50ZXJ2YWwoKCkgPT4gdm9pZCBhdHRlbXB0KHJlbG9hZCksIFBST0dSRVNTX01TKVxuICAgIHJldHVybiAoKSA9PiBjbGVhckludGVydmFsKHRpbWVyKVxuICB9LCBbY2FsbHMsIHZlcnNpb24sIGlzQnVzeV0pXG5cbiAgY29uc3Qgc2V0U2hhcmUgPSAobmFtZTogc3RyaW5nLCBzaGFyZTogbnVtYmVyIHwgbnVsbCkgPT5cbiAgICBzZXRVcGxvYWRzKChiZWZvcmUpID0+IHtcbiAgICAgIGNvbnN0IG5leHQgPSBuZXcgTWFwKGJlZm9yZSlcbiAgICAgIGlmIChzaGFyZSA9PT0gbnVsbCkgbmV4dC5kZWxldGUobmFtZSlcbiAgICAgIGVsc2UgbmV4dC5zZXQobmFtZSwgc2hhcmUpXG4gICAgICByZXR1cm4gbmV4dFxuICAgIH0pXG4gIGNvbnN0IHNlbmQgPSAoZmlsZTogRmlsZSwgcmVwbGFjZSA9IGZhbHNlKSA9PlxuICAgIGF0dGVtcHQoYXN5bmMgKCkgPT4ge1xuICAgICAgc2VudC5jdXJyZW50LnNldChmaWxlLm5hbWUsIGZpbGUpXG4gICAgICB0cnkge1xuICAgICAgICBhd2FpdCBjYWxscy5zZW5kKGZpbGUsIGZvbGRlciwgcmVwbGFjZSwgKHNoYXJlKSA9PiBzZXRTaGFyZShmaWxlLm5hbWUsIHNoYXJlKSlcbiAgICAgIH0gZmluYWxseSB7XG4gICAgICAgIHNldFNoYXJlKGZpbGUubmFtZSwgbnVsbClcbiAgICAgIH1cbiAgICAgIGF3YWl0IHJlbG9hZCgpXG4gICAgfSlcbiAgY29uc3QgZmV0Y2hBZ2FpbiA9IChwYXRoOiBzdHJpbmcpID0+XG4gICAgYXR0ZW1wdChhc3luYyAoKSA9PiB7XG4gICAgICBhd2FpdCBjYWxscy5mZXRjaChwYXRoKVxuICAgICAgYXdhaXQgcmVsb2FkKClcbiAgICB9KVxuICAvKiogQXNrcyBmb3IgdGhlIHNhbWUgZmlsZSBhZ2Fpbjogd2hhdCBoYXMgYXJyaXZlZCBvbiBlaXRoZXIgc2lkZSBpcyBub3QgdHJhbnNmZXJyZWQgYSBzZWNvbmQgdGltZS4gKi9cbiAgY29uc3QgY29udGludWVUcmFuc2ZlciA9ICh7IGRpcmVjdGlvbiwgbWFjaGluZVBhdGgsIGZpbGVuYW1lIH06IFRyYW5zZmVycmVkRmlsZSkgPT4ge1xuICAgIGlmIChkaXJlY3Rpb24gPT09IFwiRlJPTV9NQUNISU5FXCIpXG4gICAgICByZXR1cm4gbWF5VHJhbnNmZXIgJiYgaGFzRm9sZGVyID8gKCkgPT4gdm9pZCBmZXRjaEFnYWluKG1hY2hpbmVQYXRoKSA6IG51bGxcbiAgICBjb25zdCBmaWxlID0gc2VudC5jdXJyZW50LmdldChmaWxlbmFtZSlcbiAgICByZXR1cm4gbWF5U2VuZCAmJiBmaWxlID8gKCkgPT4gdm9pZCBzZW5kKGZpbGUpIDogbnVsbFxuICB9XG4gIGNvbnN0IHNlbmRBbGwgPSAoZmlsZXM6IEl0ZXJhYmxlPEZpbGU+KSA9PiB7XG4gICAgZm9yIChjb25zdCBmaWxlIG9mIGZpbGVzKSB2b2lkIHNlbmQoZmlsZSlcbiAgfVxuICBjb25zdCBvbkRyb3AgPSAoZXZlbnQ6IERyYWdFdmVudCkgPT4ge1xuICAgIGV2ZW50LnByZXZlbnREZWZhdWx0KClcbiAgICBzZXREcm9wVGFyZ2V0KGZhbHNlKVxuICAgIGlmIChtYXlTZW5kKSBzZW5kQWxsKGV2ZW50LmRhdGFUcmFuc2Zlci5maWxlcylcbiAgfVxuXG4gIHJldHVybiAoXG4gICAgPERvY2tTZWN0aW9uIHRpdGxlPXt0KFwidmlld2VyLmZpbGVzXCIpfSBpY29uPVwiZmlsZVwiIG9uQ2xvc2U9e3NlY3Rpb24ub25DbG9zZX0+XG4gICAgICB7LyogYmlvbWUtaWdub3JlIGxpbnQvYTExeS9ub1N0YXRpY0VsZW1lbnRJbnRlcmFjdGlvbnM6IGRyb3BwaW5nIGlzIG9uZSBtb3JlIHdheSB0byB0aGUgYnV0dG9uIGJlbG93ICovfVxuICAgICAgPGRpdlxuICAgICAgICBjbGFzc05hbWU9e2lzRHJvcFRhcmdldCA/IFwiZG9jay1ib2R5IGRvY2stZHJvcFwiIDogXCJkb2NrLWJvZHlcIn1cbiAgICAgICAgb25EcmFnT3Zlcj17KGV2ZW50KSA9PiB7XG4gICAgICAgICAgZXZlbnQucHJldmVudERlZmF1bHQoKVxuICAgICAgICAgIHNldERyb3BUYXJnZXQobWF5U2VuZClcbiAgICAgICAgfX1cbiAgICAgICAgb25EcmFnTGVhdmU9eygpID0+IHNldERyb3BUYXJnZXQoZmFsc2UpfVxuICAgICAgICBvbkRyb3A9e29uRHJvcH1cbiAgICAgID5cbiAgICAgICAgeyFoYXNGb2xkZXIgPyAoXG4gICAgICAgICAgPHAgY2xhc3NOYW1lPVwibXV0ZWRcIj57dChcInZpZXdlci5maWxlc09mUGFnZXNcIil9PC9wPlxuICAgICAgICApIDogbWF5VHJhbnNmZXIgJiYgIXNlY3Rpb24ubWF5RmV0Y2ggPyAoXG4gICAgICAgICAgPHAgY2xhc3NOYW1lPVwibXV0ZWRcIj57dChcInZpZXdlci5maWxlc05vdENvcGllZFwiKX08L3A+XG4gICAgICAgICkgOiBtYXlUcmFuc2ZlciA/IChcbiAgICAgICAgICA8TWFjaGluZUZvbGRlclxuICAgICAgICAgICAgY2FsbHM9e2NhbGxzfVxuICAgICAgICAgICAgaXNDbGlwYm9hcmQ9e3BsYWNlID09PSBcIkNMSVBCT0FSRFwifVxuICAgICAgICAgICAgdmVyc2lvbj17cGxhY2UgPT09IFwiQ0xJUEJPQVJEXCIgPyB2ZXJzaW9uIDogMH1cbiAgICAgICAgICAgIGZvbGRlcj17Zm9sZGVyfVxuICAgICAgICAgICAgb25Gb2xkZXI9e3NldEZvbGRlcn1cbiAgICAgICAgICAgIG9uRmV0Y2g9eyhwYXRoKSA9PiB2b2lkIGZldGNoQWdhaW4ocGF0aCl9XG4gICAgICAgICAgLz5cbiAgICAgICAgKSA6IChcbiAgICAgICAgICA8cCBjbGFzc05hbWU9XCJtdXRlZFwiPnt0KFwidmlld2VyLmZpbGVzTmVlZENvbnRyb2xcIil9PC9wPlxuICAgICAgICApfVxuICAgICAgICB7cGxhY2UgPT09IFwiQ0xJUEJPQVJEXCIgJiYgbWF5U2VuZCAmJiA8cCBjbGFzc05hbWU9XCJtdXRlZFwiPnt0KFwidmlld2VyLnNlbnRGaWxlc0FyZVBhc3RlZFwiKX08L3A+fVxuICAgICAgICB7bWF5U2VuZCAmJiA8U2VuZEJ1dHRvbiBvbkZpbGVzPXtzZW5kQWxsfSAvPn1cbiAgICAgICAge1suLi51cGxvYWRzLCAuLi5zZWN0aW9uLmdpdmluZ10ubWFwKChbbmFtZSwgc2hhcmVdKSA9PiAoXG4gICAgICAgICAgPGxhYmVsIGtleT17bmFtZX0gY2xhc3NOYW1lPVwidHJhbnNmZXItdXBsb2FkXCI+XG4gICAgICAgICAgICB7bmFtZX1cbiAgICAgICAgICAgIDxwcm9ncmVzcyB2YWx1ZT17c2hhcmV9IC8+XG4gICAgICAgICAgPC9sYWJlbD5cbiAgICAgICAgKSl9XG4gICAgICA8L2Rpdj5cbiAgICAgIDx1bCBjbGFzc05hbWU9XCJkb2NrLXJvd3NcIiBhcmlhLWxhYmVsPXt0KFwidmlld2VyLnRyYW5zZmVyc1wiKX0+XG4gICAgICAgIHt0cmFuc2ZlcnMubWFwKChmaWxlLCBpbmRleCkgPT4gKFxuICAgICAgICAgIDxUcmFuc2ZlclJvd1xuICAgICAgICAgICAga2V5PXtmaWxlLmlkfVxuICAgICAgICAgICAgZmlsZT17ZmlsZX1cbiAgICAgICAgICAgIGFkZHJlc3M9e2NhbGxzLmFkZHJlc3NPZihmaWxlLmlkKX1cbiAgICAgICAgICAgIG9uQ2FuY2VsPXsoKSA9PiB2b2lkIGF0dGVtcHQoKCkgPT4gY2FsbHMuY2FuY2VsKGZpbGUuaWQpKX1cbiAgICAgICAgICAgIG9uUmVwbGFjZT17XG4gICAgICAgICAgICAgIGZpbGUuZmFpbHVyZSA9PT0gXCJFWElTVFNcIiAmJiBzZW50LmN1cnJlbnQuaGFzKGZpbGUuZmlsZW5hbWUpICYmIGlzTmV3ZXN0KHRyYW5zZmVycywgaW5kZXgpXG4gICAgICAgICAgICAgICAgPyAoKSA9PiB2b2lkIHNlbmQoc2VudC5jdXJyZW50LmdldChmaWxlLmZpbGVuYW1lKSEsIHRydWUpXG4gICAgICAgICAgICAgICAgOiBudWxsXG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBvbkNvbnRpbnVlPXtcbiAgICAgICAgICAgICAgZmlsZS5mYWlsdXJlID09PSBcIkZBSUxFRFwiICYmIGlzTmV3ZXN0KHRyYW5zZmVycywgaW5kZXgpID8gY29udGludWVUcmFuc2ZlcihmaWxlKSA6IG51bGxcbiAgICAgICAgICAgIH1cbiAgICAgICAgICAvPlxuICAgICAgICApKX1cbiAgICAgIDwvdWw+XG4gICAgPC9Eb2NrU2VjdGlvbj5cbiAgKVxufVxuXG4vKiogV2hldGhlciBubyBsYXRlciB0cmFuc2ZlciBpcyBhYm91dCB0aGUgc2FtZSBmaWxlLiAqL1xuZnVuY3Rpb24gaXNOZXdlc3QodHJhbnNmZXJzOiByZWFkb25seSBUcmFuc2ZlcnJlZEZpbGVbXSwgaW5kZXg6IG51bWJlcik6IGJvb2xlYW4ge1xuICBjb25zdCB7IG1hY2hpbmVQYXRoIH0gPSB0cmFuc2ZlcnNbaW5kZXhdIVxuICByZXR1cm4gdHJhbnNmZXJzLmZpbmRJbmRleCgoZmlsZSkgPT4gZmlsZS5tYWNoaW5lUGF0aCA9PT0gbWFjaGluZVBhdGgpID09PSBpbmRleFxufVxuXG5mdW5jdGlvbiBTZW5kQnV0dG9uKHsgb25GaWxlcyB9OiB7IG9uRmlsZXMoZmlsZXM6IEl0ZXJhYmxlPEZpbGU+KTogdm9pZCB9KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IGlucHV0ID0gdXNlUmVmPEhUTUxJbnB1dEVsZW1lbnQ+KG51bGwpXG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzc05hbWU9XCJ0b29sLWFjdGlvbnNcIj5cbiAgICAgIDxCdXR0b24gaWNvbj1cInVwbG9hZFwiIG9uQ2xpY2s9eygpID0+IGlucHV0LmN1cnJlbnQ/LmNsaWNrKCl9PlxuICAgICAgICB7dChcInZpZXdlci5zZW5kRmlsZVwiKX1cbiAgICAgIDwvQnV0dG9uPlxuICAgICAgPGlucHV0XG4gICAgICAgIHJlZj17aW5wdXR9XG4gICAgICAgIHR5cGU9XCJmaWxlXCJcbiAgICAgICAgbXVsdGlwbGVcbiAgICAgICAgaGlkZGVuXG4gICAgICAgIGFyaWEtbGFiZWw9e3QoXCJ2aWV3ZXIuc2VuZEZpbGVcIil9XG4gICAgICAgIG9uQ2hhbmdlPXsoeyB0YXJnZXQgfSkgPT4ge1xuICAgICAgICAgIG9uRmlsZXModGFyZ2V0LmZpbGVzID8/IFtdKVxuICAgICAgICAgIHRhcmdldC52YWx1ZSA9IFwiXCJcbiAgICAgICAgfX1cbiAgICAgIC8+XG4gICAgICA8c3BhbiBjbGFzc05hbWU9XCJtdXRlZFwiPnt0KFwidmlld2VyLmRyb3BGaWxlc1wiKX08L3NwYW4+XG4gICAgPC9kaXY+XG4gIClcbn1cblxuaW50ZXJmYWNlIE1hY2hpbmVGb2xkZXJQcm9wcyB7XG4gIGNhbGxzOiBGaWxlQ2FsbHNcbiAgLyoqIFdoYXQgd2FzIGNvcGllZCBvbiB0aGUgbWFjaGluZSwgaW5zdGVhZCBvZiBhIGZvbGRlci4gKi9cbiAgaXNDbGlwYm9hcmQ6IGJvb2xlYW5cbiAgLyoqIEFub3RoZXIgb25lIG1lYW5zIGFub3RoZXIgbGlzdC4gKi9cbiAgdmVyc2lvbjogbnVtYmVyXG4gIGZvbGRlcjogc3RyaW5nXG4gIG9uRm9sZGVyKHBhdGg6IHN0cmluZyk6IHZvaWRcbiAgb25GZXRjaChwYXRoOiBzdHJpbmcpOiB2b2lkXG59XG5cbmZ1bmN0aW9uIE1hY2hpbmVGb2xkZXIoeyBjYWxscywgaXNDbGlwYm9hcmQsIHZlcnNpb24sIGZvbGRlciwgb25Gb2xkZXIsIG9uRmV0Y2ggfTogTWFjaGluZUZvbGRlclByb3BzKSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IFtlbnRyaWVzLCBzZXRFbnRyaWVzXSA9IHVzZVN0YXRlPE1hY2hpbmVFbnRyeVtdIHwgbnVsbD4obnVsbClcbiAgY29uc3QgW3Byb2JsZW0sIHNldFByb2JsZW1dID0gdXNlU3RhdGUoXCJcIilcbiAgY29uc3QgW3JvdW5kLCBzZXRSb3VuZF0gPSB1c2VTdGF0ZSgwKVxuXG4gIC8vIGJpb21lLWlnbm9yZSBsaW50L2NvcnJlY3RuZXNzL3VzZUV4aGF1c3RpdmVEZXBlbmRlbmNpZXM6IGByb3VuZGAgYW5kIGB2ZXJzaW9uYCByZWFkIHRoZSBzYW1lIGZvbGRlciBhZ2FpblxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGxldCBpc0N1cnJlbnQgPSB0cnVlXG4gICAgc2V0UHJvYmxlbShcIlwiKVxuICAgIGNhbGxzXG4gICAgICAuZm9sZGVyKGZvbGRlcilcbiAgICAgIC50aGVuKChmb3VuZCkgPT4gaXNDdXJyZW50ICYmIHNldEVudHJpZXMoZm91bmQpKVxuICAgICAgLmNhdGNoKChlcnJvcjogRXJyb3IpID0+IGlzQ3VycmVudCAmJiBzZXRQcm9ibGVtKGVycm9yLm1lc3NhZ2UpKVxuICAgIHJldHVybiAoKSA9PiB7XG4gICAgICBpc0N1cnJlbnQgPSBmYWxzZVxuICAgIH1cbiAgfSwgW2NhbGxzLCBmb2xkZXIsIHJvdW5kLCB2ZXJzaW9uXSlcblxuICBjb25zdCBwYXRoT2YgPSAobmFtZTogc3RyaW5nKSA9PiAoZm9sZGVyID09PSBcIlwiID8gbmFtZSA6IGAke2ZvbGRlcn0vJHtuYW1lfWApXG4gIGNvbnN0IHBhcmVudCA9IGZvbGRlci5zcGxpdChcIi9cIikuc2xpY2UoMCwgLTEpLmpvaW4oXCIvXCIpXG4gIGNvbnN0IGlzRm9sZGVyID0gIWlzQ2xpcGJvYXJkIHx8IGZvbGRlciAhPT0gXCJcIlxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3NOYW1lPVwibWFjaGluZS1mb2xkZXJcIj5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwibWFjaGluZS1mb2xkZXItaGVhZFwiPlxuICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJtYWNoaW5lLWZvbGRlci1wYXRoXCIgdGl0bGU9e2lzRm9sZGVyID8gYC8ke2ZvbGRlcn1gIDogdW5kZWZpbmVkfT5cbiAgICAgICAgICB7aXNGb2xkZXIgPyA8Y29kZT4ve2ZvbGRlcn08L2NvZGU+IDogdChcInZpZXdlci5jbGlwYm9hcmRGaWxlc1wiKX1cbiAgICAgICAgPC9zcGFuPlxuICAgICAgICB7Zm9sZGVyICE9PSBcIlwiICYmIChcbiAgICAgICAgICA8SWNvbkJ1dHRvbiBsYWJlbD17dChcInZpZXdlci5mb2xkZXJVcFwiKX0gaWNvbj1cInVwXCIgb25DbGljaz17KCkgPT4gb25Gb2xkZXIocGFyZW50KX0gLz5cbiAgICAgICAgKX1cbiAgICAgICAgPEljb25CdXR0b24gbGFiZWw9e3QoXCJ2aWV3ZXIuZm9sZGVyUmVsb2FkXCIpfSBpY29uPVwicmVmcmVzaFwiIG9uQ2xpY2s9eygpID0+IHNldFJvdW5kKHJvdW5kICsgMSl9IC8+XG4gICAgICA8L2Rpdj5cbiAgICAgIHtwcm9ibGVtICYmIChcbiAgICAgICAgPHAgY2xhc3NOYW1lPVwiZmllbGQtZXJyb3JcIiByb2xlPVwiYWxlcnRcIj5cbiAgICAgICAgICB7cHJvYmxlbX1cbiAgICAgICAgPC9wPlxuICAgICAgKX1cbiAgICAgIHtlbnRyaWVzPy5sZW5ndGggPT09IDAgJiYgKFxuICAgICAgICA8cCBjbGFzc05hbWU9XCJtdXRlZFwiPnt0KGlzQ2xpcGJvYXJkID8gXCJ2aWV3ZXIuY2xpcGJvYXJkRW1wdHlcIiA6IFwidmlld2VyLmZvbGRlckVtcHR5XCIpfTwvcD5cbiAgICAgICl9XG4gICAgICA8dWwgY2xhc3NOYW1lPVwibWFjaGluZS1maWxlc1wiIGFyaWEtbGFiZWw9e3QoXCJ2aWV3ZXIubWFjaGluZUZpbGVzXCIpfT5cbiAgICAgICAge2VudHJpZXM/Lm1hcCgoeyBuYW1lLCBraW5kLCBzaXplIH0pID0+IChcbiAgICAgICAgICA8bGkga2V5PXtuYW1lfT5cbiAgICAgICAgICAgIHtraW5kID09PSBcIkZPTERFUlwiID8gKFxuICAgICAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBjbGFzc05hbWU9XCJtYWNoaW5lLWZpbGVcIiBvbkNsaWNrPXsoKSA9PiBvbkZvbGRlcihwYXRoT2YobmFtZSkpfT5cbiAgICAgICAgICAgICAgICA8SWNvbiBuYW1lPVwiZm9sZGVyXCIgLz5cbiAgICAgICAgICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJtYWNoaW5lLWZpbGUtbmFtZVwiPntuYW1lfTwvc3Bhbj5cbiAgICAgICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICAgICApIDogKFxuICAgICAgICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgICAgICAgY2xhc3NOYW1lPVwibWFjaGluZS1maWxlXCJcbiAgICAgICAgICAgICAgICB0aXRsZT17dChcInZpZXdlci5mZXRjaEZpbGVcIiwgeyBuYW1lIH0pfVxuICAgICAgICAgICAgICAgIGRpc2FibGVkPXtraW5kID09PSBcIk9USEVSXCJ9XG4gICAgICAgICAgICAgICAgb25DbGljaz17KCkgPT4gb25GZXRjaChwYXRoT2YobmFtZSkpfVxuICAgICAgICAgICAgICA+XG4gICAgICAgICAgICAgICAgPEljb24gbmFtZT1cImZpbGVcIiAvPlxuICAgICAgICAgICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cIm1hY2hpbmUtZmlsZS1uYW1lXCI+e25hbWV9PC9zcGFuPlxuICAgICAgICAgICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cIm11dGVkXCI+e2Zvcm1hdFNpemUoc2l6ZSl9PC9zcGFuPlxuICAgICAgICAgICAgICAgIDxJY29uIG5hbWU9XCJkb3dubG9hZFwiIC8+XG4gICAgICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICA8L2xpPlxuICAgICAgICApKX1cbiAgICAgIDwvdWw+XG4gICAgPC9kaXY+XG4gIClcbn1cbiIsCiAgICAiLyoqIE9uZSB0cmFuc2ZlcnJlZCBmaWxlOiB3aGljaCB3YXksIGhvdyBmYXIsIHdoYXQgdGhlIHZpcnVzIHNjYW4gc2FpZCwgYW5kIHdoYXQgY2FuIGJlIGRvbmUgd2l0aCBpdC4gKi9cbmltcG9ydCB0eXBlIHsgVHJhbnNmZXJyZWRGaWxlIH0gZnJvbSBcIi4uLy4uL3NyYy9zZXNzaW9ucy90cmFuc2ZlcnMvY29udHJhY3QudHNcIlxuaW1wb3J0IHsgQnV0dG9uLCBJY29uQnV0dG9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5pbXBvcnQgeyBJY29uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvaWNvbi50c3hcIlxuaW1wb3J0IHsgZm9ybWF0U2l6ZSB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL3RleHRzL2Zvcm1hdC50c1wiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuXG5leHBvcnQgZnVuY3Rpb24gVHJhbnNmZXJSb3cocm93OiB7XG4gIGZpbGU6IFRyYW5zZmVycmVkRmlsZVxuICAvKiogQWRkcmVzcyBvZiBpdHMgY29udGVudC4gKi9cbiAgYWRkcmVzczogc3RyaW5nXG4gIG9uQ2FuY2VsKCk6IHZvaWRcbiAgLyoqIE51bGwgd2hlcmUgbm90aGluZyBpcyB0byBiZSByZXBsYWNlZC4gKi9cbiAgb25SZXBsYWNlOiAoKCkgPT4gdm9pZCkgfCBudWxsXG4gIC8qKiBOdWxsIHdoZXJlIG5vdGhpbmcgd2FzIGludGVycnVwdGVkLiAqL1xuICBvbkNvbnRpbnVlOiAoKCkgPT4gdm9pZCkgfCBudWxsXG59KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHsgZmlsZSB9ID0gcm93XG4gIGNvbnN0IHsgZmlsZW5hbWU6IG5hbWUsIHN0YXRlLCBzaXplLCB0cmFuc2ZlcnJlZEJ5dGVzIH0gPSBmaWxlXG4gIGNvbnN0IGlzUnVubmluZyA9IHN0YXRlID09PSBcIlJVTk5JTkdcIiB8fCBzdGF0ZSA9PT0gXCJTQ0FOTklOR1wiXG4gIHJldHVybiAoXG4gICAgPGxpIGNsYXNzTmFtZT1cImRvY2stcm93XCI+XG4gICAgICA8SWNvbiBuYW1lPXtmaWxlLmRpcmVjdGlvbiA9PT0gXCJGUk9NX01BQ0hJTkVcIiA/IFwiZG93bmxvYWRcIiA6IFwidXBsb2FkXCJ9IC8+XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cImRvY2stZ3Jvd1wiPlxuICAgICAgICA8ZGl2IGNsYXNzTmFtZT1cImRvY2stbmFtZVwiPlxuICAgICAgICAgIHtmaWxlLmlzQXZhaWxhYmxlID8gKFxuICAgICAgICAgICAgPGEgaHJlZj17cm93LmFkZHJlc3N9IGRvd25sb2FkPXtuYW1lfT5cbiAgICAgICAgICAgICAge25hbWV9XG4gICAgICAgICAgICA8L2E+XG4gICAgICAgICAgKSA6IChcbiAgICAgICAgICAgIG5hbWVcbiAgICAgICAgICApfVxuICAgICAgICA8L2Rpdj5cbiAgICAgICAgPGRpdlxuICAgICAgICAgIGNsYXNzTmFtZT17c3RhdGUgPT09IFwiREVDTElORURcIiB8fCBzdGF0ZSA9PT0gXCJGQUlMRURcIiA/IFwiZG9jay1zdWIgdHJhbnNmZXItcHJvYmxlbVwiIDogXCJkb2NrLXN1YlwifVxuICAgICAgICA+XG4gICAgICAgICAgPFN0YXRlVGV4dCBmaWxlPXtmaWxlfSAvPlxuICAgICAgICAgIHtzaXplICE9PSBudWxsICYmIGAgwrcgJHtmb3JtYXRTaXplKHNpemUpfWB9XG4gICAgICAgIDwvZGl2PlxuICAgICAgICB7c3RhdGUgPT09IFwiUlVOTklOR1wiICYmIChcbiAgICAgICAgICA8cHJvZ3Jlc3NcbiAgICAgICAgICAgIGFyaWEtbGFiZWw9e3QoXCJ2aWV3ZXIudHJhbnNmZXJPZlwiLCB7IG5hbWUgfSl9XG4gICAgICAgICAgICB2YWx1ZT17c2l6ZSAhPT0gbnVsbCAmJiBzaXplID4gMCA/IHRyYW5zZmVycmVkQnl0ZXMgOiB1bmRlZmluZWR9XG4gICAgICAgICAgICBtYXg9e3NpemUgIT09IG51bGwgJiYgc2l6ZSA+IDAgPyBzaXplIDogdW5kZWZpbmVkfVxuICAgICAgICAgIC8+XG4gICAgICAgICl9XG4gICAgICAgIHtyb3cub25SZXBsYWNlICYmIDxCdXR0b24gb25DbGljaz17cm93Lm9uUmVwbGFjZX0+e3QoXCJ2aWV3ZXIucmVwbGFjZUZpbGVcIil9PC9CdXR0b24+fVxuICAgICAgICB7cm93Lm9uQ29udGludWUgJiYgPEJ1dHRvbiBvbkNsaWNrPXtyb3cub25Db250aW51ZX0+e3QoXCJ2aWV3ZXIuY29udGludWVUcmFuc2ZlclwiKX08L0J1dHRvbj59XG4gICAgICA8L2Rpdj5cbiAgICAgIHtpc1J1bm5pbmcgJiYgKFxuICAgICAgICA8SWNvbkJ1dHRvbiBsYWJlbD17dChcInZpZXdlci5jYW5jZWxUcmFuc2ZlclwiLCB7IG5hbWUgfSl9IGljb249XCJjbG9zZVwiIG9uQ2xpY2s9e3Jvdy5vbkNhbmNlbH0gLz5cbiAgICAgICl9XG4gICAgPC9saT5cbiAgKVxufVxuXG5mdW5jdGlvbiBTdGF0ZVRleHQoeyBmaWxlIH06IHsgZmlsZTogVHJhbnNmZXJyZWRGaWxlIH0pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgeyBzdGF0ZSwgZGlyZWN0aW9uLCBmYWlsdXJlLCB2aXJ1c0lkIH0gPSBmaWxlXG4gIHN3aXRjaCAoc3RhdGUpIHtcbiAgICBjYXNlIFwiUlVOTklOR1wiOlxuICAgICAgcmV0dXJuIHQoZGlyZWN0aW9uID09PSBcIkZST01fTUFDSElORVwiID8gXCJ2aWV3ZXIudHJhbnNmZXJGZXRjaGluZ1wiIDogXCJ2aWV3ZXIudHJhbnNmZXJTZW5kaW5nXCIpXG4gICAgY2FzZSBcIlNDQU5OSU5HXCI6XG4gICAgICByZXR1cm4gdChcInZpZXdlci50cmFuc2ZlclNjYW5uaW5nXCIpXG4gICAgY2FzZSBcIkNPTVBMRVRFRFwiOlxuICAgICAgcmV0dXJuIHQoZGlyZWN0aW9uID09PSBcIkZST01fTUFDSElORVwiID8gXCJ2aWV3ZXIudHJhbnNmZXJGZXRjaGVkXCIgOiBcInZpZXdlci50cmFuc2ZlclNlbnRcIilcbiAgICBjYXNlIFwiREVDTElORURcIjpcbiAgICAgIHJldHVybiB2aXJ1c0lkID8gdChcInZpZXdlci50cmFuc2ZlckluZmVjdGVkXCIsIHsgdmlydXM6IHZpcnVzSWQgfSkgOiB0KFwidmlld2VyLnRyYW5zZmVyRGVjbGluZWRcIilcbiAgICBjYXNlIFwiQ0FOQ0VMTEVEXCI6XG4gICAgICByZXR1cm4gdChcInZpZXdlci50cmFuc2ZlckNhbmNlbGxlZFwiKVxuICAgIGNhc2UgXCJGQUlMRURcIjpcbiAgICAgIHJldHVybiB0KGB2aWV3ZXIudHJhbnNmZXJGYWlsdXJlXyR7ZmFpbHVyZX1gIGFzIFwidmlld2VyLnRyYW5zZmVyRmFpbHVyZV9GQUlMRURcIilcbiAgfVxufVxuIiwKICAgICIvKiogVGhlIG93bmVyJ3MgaW52aXRhdGlvbnM6IG9mIHVzZXJzLCBhbmQgb2YgcGVvcGxlIHdpdGhvdXQgYW4gYWNjb3VudCBieSBlLW1haWwsIGxpbmsgYW5kIFBJTi4gKi9cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlU3RhdGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHR5cGUgeyBJbnZpdGF0aW9uV2l0aFBpbiB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9jb250cmFjdC50c1wiXG5pbXBvcnQgeyBJY29uQnV0dG9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5pbXBvcnQgeyBmb3JtYXRJbnN0YW50IH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvZm9ybWF0LnRzXCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgeyBEb2NrU2VjdGlvbiB9IGZyb20gXCIuL2RvY2sudHN4XCJcbmltcG9ydCB7IEludml0ZUZvcm0gfSBmcm9tIFwiLi9pbnZpdGUtZm9ybS50c3hcIlxuaW1wb3J0IHsgaW5pdGlhbHNPZiwgdHlwZSBPcGVuSW52aXRhdGlvbiwgdHlwZSBQZW9wbGVDYWxscyB9IGZyb20gXCIuL3Blb3BsZS50c1wiXG5cbmV4cG9ydCBpbnRlcmZhY2UgSW52aXRhdGlvbnNTZWN0aW9uUHJvcHMge1xuICBjYWxsczogUGVvcGxlQ2FsbHNcbiAgLyoqIFBlb3BsZSBpbiB0aGUgc2Vzc2lvbjogdGhlaXIgaW52aXRhdGlvbnMgYXJlIG5vdCBwZW5kaW5nLiAqL1xuICBwcmVzZW50SWRzOiBSZWFkb25seVNldDxzdHJpbmc+XG4gIGF0dGVtcHQod29yazogKCkgPT4gUHJvbWlzZTx1bmtub3duPiwgZG9uZT86IHN0cmluZyk6IFByb21pc2U8dm9pZD5cbn1cblxuZXhwb3J0IGZ1bmN0aW9uIEludml0YXRpb25zU2VjdGlvbih7IGNhbGxzLCBwcmVzZW50SWRzLCBhdHRlbXB0IH06IEludml0YXRpb25zU2VjdGlvblByb3BzKSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IFtpbnZpdGVkLCBzZXRJbnZpdGVkXSA9IHVzZVN0YXRlPE9wZW5JbnZpdGF0aW9uW10+KFtdKVxuICBjb25zdCBbc2hvd25QaW4sIHNldFNob3duUGluXSA9IHVzZVN0YXRlPEludml0YXRpb25XaXRoUGluIHwgbnVsbD4obnVsbClcbiAgY29uc3QgcmVsb2FkID0gYXN5bmMgKCkgPT4gc2V0SW52aXRlZChhd2FpdCBjYWxscy5pbnZpdGF0aW9ucygpKVxuICBjb25zdCBwcmVzZW50ID0gWy4uLnByZXNlbnRJZHNdLnNvcnQoKS5qb2luKFwiIFwiKVxuXG4gIC8vIGJpb21lLWlnbm9yZSBsaW50L2NvcnJlY3RuZXNzL3VzZUV4aGF1c3RpdmVEZXBlbmRlbmNpZXM6IHJlYWQgYWdhaW4gd2hlbiBhIHBlcnNvbiBoYXMgY29tZSBvciBnb25lXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgdm9pZCBhdHRlbXB0KHJlbG9hZClcbiAgfSwgW3ByZXNlbnRdKVxuXG4gIGNvbnN0IHBlbmRpbmcgPSBpbnZpdGVkLmZpbHRlcigoeyBpZCB9KSA9PiAhcHJlc2VudElkcy5oYXMoaWQpKVxuICBjb25zdCB3aXRoZHJhdyA9IChvbmU6IE9wZW5JbnZpdGF0aW9uKSA9PlxuICAgIGF0dGVtcHQoYXN5bmMgKCkgPT4ge1xuICAgICAgYXdhaXQgY2FsbHMud2l0aGRyYXcob25lKVxuICAgICAgaWYgKHNob3duUGluPy5pZCA9PT0gb25lLmlkKSBzZXRTaG93blBpbihudWxsKVxuICAgICAgYXdhaXQgcmVsb2FkKClcbiAgICB9KVxuICBjb25zdCByZW5ldyA9IChvbmU6IE9wZW5JbnZpdGF0aW9uKSA9PlxuICAgIGF0dGVtcHQoYXN5bmMgKCkgPT4ge1xuICAgICAgc2V0U2hvd25QaW4oYXdhaXQgY2FsbHMucmVuZXcob25lLmlkKSlcbiAgICAgIGF3YWl0IHJlbG9hZCgpXG4gICAgfSlcbiAgcmV0dXJuIChcbiAgICA8RG9ja1NlY3Rpb25cbiAgICAgIHRpdGxlPXt0KFwidmlld2VyLmludml0YXRpb25zXCIpfVxuICAgICAgaWNvbj1cIm1haWxcIlxuICAgICAgY291bnQ9e3BlbmRpbmcubGVuZ3RoID4gMCA/IHQoXCJ2aWV3ZXIub3Blbkludml0YXRpb25zXCIsIHsgY291bnQ6IHBlbmRpbmcubGVuZ3RoIH0pIDogdW5kZWZpbmVkfVxuICAgID5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwiZG9jay1ib2R5XCI+XG4gICAgICAgIDxJbnZpdGVGb3JtXG4gICAgICAgICAgY2FsbHM9e2NhbGxzfVxuICAgICAgICAgIGlzTGlzdGVkPXsoaWQpID0+IHByZXNlbnRJZHMuaGFzKGlkKSB8fCBpbnZpdGVkLnNvbWUoKG9uZSkgPT4gb25lLmlkID09PSBpZCl9XG4gICAgICAgICAgYXR0ZW1wdD17YXR0ZW1wdH1cbiAgICAgICAgICBvbkludml0ZWQ9e2FzeW5jICh3aXRoUGluKSA9PiB7XG4gICAgICAgICAgICBzZXRTaG93blBpbih3aXRoUGluKVxuICAgICAgICAgICAgYXdhaXQgcmVsb2FkKClcbiAgICAgICAgICB9fVxuICAgICAgICAvPlxuICAgICAgICB7c2hvd25QaW4gJiYgPFBpbk5vdGUgaW52aXRhdGlvbj17c2hvd25QaW59IG9uQ2xvc2U9eygpID0+IHNldFNob3duUGluKG51bGwpfSAvPn1cbiAgICAgIDwvZGl2PlxuICAgICAgPHVsIGNsYXNzTmFtZT1cImRvY2stcm93c1wiPlxuICAgICAgICB7cGVuZGluZy5tYXAoKG9uZSkgPT4gKFxuICAgICAgICAgIDxsaSBrZXk9e29uZS5pZH0gY2xhc3NOYW1lPVwiZG9jay1yb3cgcGVyc29uLXBlbmRpbmdcIj5cbiAgICAgICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cImF2YXRhclwiIGFyaWEtaGlkZGVuPVwidHJ1ZVwiPlxuICAgICAgICAgICAgICB7aW5pdGlhbHNPZihvbmUubmFtZSl9XG4gICAgICAgICAgICA8L3NwYW4+XG4gICAgICAgICAgICA8ZGl2IGNsYXNzTmFtZT1cImRvY2stZ3Jvd1wiPlxuICAgICAgICAgICAgICA8ZGl2IGNsYXNzTmFtZT1cImRvY2stbmFtZVwiPntvbmUubmFtZX08L2Rpdj5cbiAgICAgICAgICAgICAgPGRpdiBjbGFzc05hbWU9XCJkb2NrLXN1YlwiPlxuICAgICAgICAgICAgICAgIHt0KG9uZS5yaWdodCA9PT0gXCJDT05UUk9MXCIgPyBcInZpZXdlci5tYXlDb250cm9sXCIgOiBcInZpZXdlci5tYXlWaWV3XCIpfSDCt3tcIiBcIn1cbiAgICAgICAgICAgICAgICB7dChvbmUuaXNMb2NrZWQgPyBcInZpZXdlci5saW5rTG9ja2VkXCIgOiBvbmUuaXNVc2VkID8gXCJ2aWV3ZXIubGlua1VzZWRcIiA6IFwidmlld2VyLm5vdEpvaW5lZFwiKX1cbiAgICAgICAgICAgICAgPC9kaXY+XG4gICAgICAgICAgICAgIHtvbmUudmFsaWRpdHkgJiYgPFZhbGlkaXR5IHsuLi5vbmUudmFsaWRpdHl9IC8+fVxuICAgICAgICAgICAgPC9kaXY+XG4gICAgICAgICAgICB7b25lLmtpbmQgPT09IFwiZW1haWxcIiAmJiAoXG4gICAgICAgICAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgICAgICAgICAgbGFiZWw9e3QoXCJ2aWV3ZXIucmVuZXdcIiwgeyBuYW1lOiBvbmUubmFtZSB9KX1cbiAgICAgICAgICAgICAgICBpY29uPVwicmVmcmVzaFwiXG4gICAgICAgICAgICAgICAgb25DbGljaz17KCkgPT4gdm9pZCByZW5ldyhvbmUpfVxuICAgICAgICAgICAgICAvPlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgICAgICAgIGxhYmVsPXt0KFwidmlld2VyLndpdGhkcmF3XCIsIHsgbmFtZTogb25lLm5hbWUgfSl9XG4gICAgICAgICAgICAgIGljb249XCJjbG9zZVwiXG4gICAgICAgICAgICAgIG9uQ2xpY2s9eygpID0+IHZvaWQgd2l0aGRyYXcob25lKX1cbiAgICAgICAgICAgIC8+XG4gICAgICAgICAgPC9saT5cbiAgICAgICAgKSl9XG4gICAgICA8L3VsPlxuICAgIDwvRG9ja1NlY3Rpb24+XG4gIClcbn1cblxuZnVuY3Rpb24gVmFsaWRpdHkoeyBzdGFydHNPbiwgZXhwaXJlc09uIH06IHsgc3RhcnRzT246IHN0cmluZyB8IG51bGw7IGV4cGlyZXNPbjogc3RyaW5nIH0pIHtcbiAgY29uc3QgeyB0LCB6b25lIH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgYXQgPSAoaW5zdGFudDogc3RyaW5nKSA9PiBmb3JtYXRJbnN0YW50KG5ldyBEYXRlKGluc3RhbnQpLCB6b25lLCBcImNsb2NrXCIpXG4gIGNvbnN0IHVudGlsID0gYXQoZXhwaXJlc09uKVxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3NOYW1lPVwiZG9jay1zdWJcIj5cbiAgICAgIHtzdGFydHNPblxuICAgICAgICA/IHQoXCJ2aWV3ZXIudmFsaWRGcm9tVW50aWxcIiwgeyBmcm9tOiBhdChzdGFydHNPbiksIHVudGlsIH0pXG4gICAgICAgIDogdChcInZpZXdlci52YWxpZFVudGlsXCIsIHsgdW50aWwgfSl9XG4gICAgPC9kaXY+XG4gIClcbn1cblxuLyoqIFRoZSBQSU4gZ29lcyB0byB0aGUgb3duZXIgYWxvbmUsIHdobyB0ZWxscyBpdCB0byB0aGUgZ3Vlc3Q6IHRoZSBlLW1haWwgaGFzIHRoZSBsaW5rLiAqL1xuZnVuY3Rpb24gUGluTm90ZSh7IGludml0YXRpb24sIG9uQ2xvc2UgfTogeyBpbnZpdGF0aW9uOiBJbnZpdGF0aW9uV2l0aFBpbjsgb25DbG9zZSgpOiB2b2lkIH0pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgeyBwaW4sIGVtYWlsIH0gPSBpbnZpdGF0aW9uXG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzc05hbWU9XCJkb2NrLXBpblwiIHJvbGU9XCJzdGF0dXNcIj5cbiAgICAgIDxkaXY+XG4gICAgICAgIHt0KFwidmlld2VyLnBpbkZvclwiLCB7IG5hbWU6IGVtYWlsIH0pfVxuICAgICAgICA8b3V0cHV0IGNsYXNzTmFtZT1cImRvY2stcGluLWRpZ2l0c1wiPntgJHtwaW4uc2xpY2UoMCwgMyl9ICR7cGluLnNsaWNlKDMpfWB9PC9vdXRwdXQ+XG4gICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cImRvY2stc3ViXCI+e3QoXCJ2aWV3ZXIucGluSGludFwiKX08L3NwYW4+XG4gICAgICA8L2Rpdj5cbiAgICAgIDxJY29uQnV0dG9uIGxhYmVsPXt0KFwic2hlbGwuY2xvc2VcIil9IGljb249XCJjbG9zZVwiIG9uQ2xpY2s9e29uQ2xvc2V9IC8+XG4gICAgPC9kaXY+XG4gIClcbn1cbiIsCiAgICAiLyoqIEludml0ZXMgYSB1c2VyIGJ5IG5hbWUsIG9yIGEgcGVyc29uIHdpdGhvdXQgYW4gYWNjb3VudCBieSBlLW1haWwgd2l0aCB0aGUgdGltZSBpbiB3aGljaCB0aGUgbGluayBpcyB2YWxpZC4gKi9cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlSWQsIHVzZVN0YXRlIH0gZnJvbSBcInJlYWN0XCJcbmltcG9ydCB0eXBlIHsgSW52aXRhdGlvbldpdGhQaW4gfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vY29udHJhY3QudHNcIlxuaW1wb3J0IHsgQUNDRVNTX1JJR0hUUywgdHlwZSBBY2Nlc3NSaWdodCB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9ydWxlcy50c1wiXG5pbXBvcnQgeyBCdXR0b24gfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi9idXR0b24udHN4XCJcbmltcG9ydCB0eXBlIHsgVHJhbnNsYXRlIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvaTE4bi50c1wiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuaW1wb3J0IHsgdHlwZSBJbnZpdGFibGVQZXJzb24sIHR5cGUgUGVvcGxlQ2FsbHMsIHZhbGlkaXR5RnJvbSB9IGZyb20gXCIuL3Blb3BsZS50c1wiXG5cbi8qKiBDaG9pY2VzIG9mIHdoZW4gYSBndWVzdCdzIGxpbmsgYmVnaW5zIHRvIHdvcmssIGFuZCBmb3IgaG93IGxvbmc7IGJvdGggaW4gbWludXRlcy4gKi9cbmNvbnN0IFNUQVJUX01JTlVURVMgPSBbMTUsIDMwLCA2MCwgMTIwXSBhcyBjb25zdFxuY29uc3QgVkFMSURfTUlOVVRFUyA9IFszMCwgNjAsIDEyMCwgMjQwLCA0ODBdIGFzIGNvbnN0XG5jb25zdCBIT1VSX01JTlVURVMgPSA2MFxuLyoqIFR5cGluZyB3YWl0cyB0aGlzIGxvbmcgZm9yIGEgcGF1c2UgYmVmb3JlIHBlb3BsZSBhcmUgbG9va2VkIHVwLiAqL1xuY29uc3QgU0VBUkNIX0RFTEFZX01TID0gMjAwXG5cbmV4cG9ydCBmdW5jdGlvbiBJbnZpdGVGb3JtKGZvcm06IHtcbiAgY2FsbHM6IFBlb3BsZUNhbGxzXG4gIGlzTGlzdGVkKHVzZXJJZDogc3RyaW5nKTogYm9vbGVhblxuICBhdHRlbXB0KHdvcms6ICgpID0+IFByb21pc2U8dW5rbm93bj4sIGRvbmU/OiBzdHJpbmcpOiBQcm9taXNlPHZvaWQ+XG4gIG9uSW52aXRlZCh3aXRoUGluOiBJbnZpdGF0aW9uV2l0aFBpbiB8IG51bGwpOiBQcm9taXNlPHZvaWQ+XG59KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHsgY2FsbHMgfSA9IGZvcm1cbiAgY29uc3QgbGlzdElkID0gdXNlSWQoKVxuICBjb25zdCBbdGV4dCwgc2V0VGV4dF0gPSB1c2VTdGF0ZShcIlwiKVxuICBjb25zdCBbcmlnaHQsIHNldFJpZ2h0XSA9IHVzZVN0YXRlPEFjY2Vzc1JpZ2h0PihcIlZJRVdcIilcbiAgY29uc3QgW2lzU2luZ2xlVXNlLCBzZXRTaW5nbGVVc2VdID0gdXNlU3RhdGUodHJ1ZSlcbiAgY29uc3QgW3N0YXJ0TWludXRlcywgc2V0U3RhcnRNaW51dGVzXSA9IHVzZVN0YXRlKDApXG4gIGNvbnN0IFt2YWxpZE1pbnV0ZXMsIHNldFZhbGlkTWludXRlc10gPSB1c2VTdGF0ZSgwKVxuICBjb25zdCBbcGVvcGxlLCBzZXRQZW9wbGVdID0gdXNlU3RhdGU8SW52aXRhYmxlUGVyc29uW10+KFtdKVxuICBjb25zdCBpc0VtYWlsID0gdGV4dC5pbmNsdWRlcyhcIkBcIilcbiAgY29uc3QgY2hvc2VuID0gcGVvcGxlLmZpbmQoKHsgZGlzcGxheU5hbWUgfSkgPT4gZGlzcGxheU5hbWUgPT09IHRleHQudHJpbSgpKVxuXG4gIC8vIGJpb21lLWlnbm9yZSBsaW50L2NvcnJlY3RuZXNzL3VzZUV4aGF1c3RpdmVEZXBlbmRlbmNpZXM6IGxvb2tlZCB1cCBieSB3aGF0IGlzIHR5cGVkXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKGlzRW1haWwgfHwgY2hvc2VuKSByZXR1cm5cbiAgICBjb25zdCB0aW1lciA9IHNldFRpbWVvdXQoKCkgPT4ge1xuICAgICAgY2FsbHMuc3VnZ2VzdGlvbnModGV4dC50cmltKCkpLnRoZW4oc2V0UGVvcGxlLCAoKSA9PiB7fSlcbiAgICB9LCBTRUFSQ0hfREVMQVlfTVMpXG4gICAgcmV0dXJuICgpID0+IGNsZWFyVGltZW91dCh0aW1lcilcbiAgfSwgW3RleHRdKVxuXG4gIGNvbnN0IGludml0ZSA9ICgpID0+XG4gICAgZm9ybS5hdHRlbXB0KFxuICAgICAgYXN5bmMgKCkgPT4ge1xuICAgICAgICBpZiAoaXNFbWFpbCkge1xuICAgICAgICAgIGNvbnN0IHZhbGlkaXR5ID0gdmFsaWRpdHlGcm9tKERhdGUubm93KCksIHN0YXJ0TWludXRlcywgdmFsaWRNaW51dGVzKVxuICAgICAgICAgIGF3YWl0IGZvcm0ub25JbnZpdGVkKFxuICAgICAgICAgICAgYXdhaXQgY2FsbHMuaW52aXRlQnlFbWFpbCh7XG4gICAgICAgICAgICAgIGVtYWlsOiB0ZXh0LnRyaW0oKSxcbiAgICAgICAgICAgICAgYWNjZXNzUmlnaHQ6IHJpZ2h0LFxuICAgICAgICAgICAgICBzaW5nbGVVc2U6IGlzU2luZ2xlVXNlLFxuICAgICAgICAgICAgICAuLi52YWxpZGl0eSxcbiAgICAgICAgICAgIH0pLFxuICAgICAgICAgIClcbiAgICAgICAgfSBlbHNlIGlmIChjaG9zZW4pIHtcbiAgICAgICAgICBhd2FpdCBjYWxscy5pbnZpdGVVc2VyKGNob3Nlbi5pZCwgcmlnaHQpXG4gICAgICAgICAgYXdhaXQgZm9ybS5vbkludml0ZWQobnVsbClcbiAgICAgICAgfVxuICAgICAgICBzZXRUZXh0KFwiXCIpXG4gICAgICB9LFxuICAgICAgdChcInZpZXdlci5pbnZpdGVkXCIsIHsgbmFtZTogdGV4dC50cmltKCkgfSksXG4gICAgKVxuICByZXR1cm4gKFxuICAgIDxmb3JtXG4gICAgICBjbGFzc05hbWU9XCJkb2NrLWZvcm1cIlxuICAgICAgb25TdWJtaXQ9eyhldmVudCkgPT4ge1xuICAgICAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgICAgIGlmIChpc0VtYWlsIHx8IGNob3Nlbikgdm9pZCBpbnZpdGUoKVxuICAgICAgfX1cbiAgICA+XG4gICAgICA8aW5wdXRcbiAgICAgICAgY2xhc3NOYW1lPVwiaW5wdXRcIlxuICAgICAgICBhcmlhLWxhYmVsPXt0KFwidmlld2VyLmludml0ZVBlcnNvblwiKX1cbiAgICAgICAgcGxhY2Vob2xkZXI9e3QoXCJ2aWV3ZXIuaW52aXRlUGVyc29uXCIpfVxuICAgICAgICBsaXN0PXtsaXN0SWR9XG4gICAgICAgIHZhbHVlPXt0ZXh0fVxuICAgICAgICBhdXRvQ29tcGxldGU9XCJvZmZcIlxuICAgICAgICBvbkNoYW5nZT17KGV2ZW50KSA9PiBzZXRUZXh0KGV2ZW50LnRhcmdldC52YWx1ZSl9XG4gICAgICAvPlxuICAgICAgPGRhdGFsaXN0IGlkPXtsaXN0SWR9PlxuICAgICAgICB7cGVvcGxlXG4gICAgICAgICAgLmZpbHRlcigoeyBpZCB9KSA9PiAhZm9ybS5pc0xpc3RlZChpZCkpXG4gICAgICAgICAgLm1hcCgoeyBpZCwgZGlzcGxheU5hbWUgfSkgPT4gKFxuICAgICAgICAgICAgPG9wdGlvbiBrZXk9e2lkfSB2YWx1ZT17ZGlzcGxheU5hbWV9IC8+XG4gICAgICAgICAgKSl9XG4gICAgICA8L2RhdGFsaXN0PlxuICAgICAgPHNlbGVjdFxuICAgICAgICBjbGFzc05hbWU9XCJpbnB1dFwiXG4gICAgICAgIGFyaWEtbGFiZWw9e3QoXCJ2aWV3ZXIuaW52aXRlUmlnaHRcIil9XG4gICAgICAgIHZhbHVlPXtyaWdodH1cbiAgICAgICAgb25DaGFuZ2U9eyhldmVudCkgPT4gc2V0UmlnaHQoZXZlbnQudGFyZ2V0LnZhbHVlIGFzIEFjY2Vzc1JpZ2h0KX1cbiAgICAgID5cbiAgICAgICAge0FDQ0VTU19SSUdIVFMubWFwKChvbmUpID0+IChcbiAgICAgICAgICA8b3B0aW9uIGtleT17b25lfSB2YWx1ZT17b25lfT5cbiAgICAgICAgICAgIHt0KG9uZSA9PT0gXCJDT05UUk9MXCIgPyBcInZpZXdlci5tYXlDb250cm9sXCIgOiBcInZpZXdlci5tYXlWaWV3XCIpfVxuICAgICAgICAgIDwvb3B0aW9uPlxuICAgICAgICApKX1cbiAgICAgIDwvc2VsZWN0PlxuICAgICAge2lzRW1haWwgJiYgKFxuICAgICAgICA8PlxuICAgICAgICAgIDxNaW51dGVzU2VsZWN0XG4gICAgICAgICAgICBsYWJlbD17dChcInZpZXdlci5saW5rRnJvbVwiKX1cbiAgICAgICAgICAgIHdoZW5aZXJvPXt0KFwidmlld2VyLmxpbmtGcm9tTm93XCIpfVxuICAgICAgICAgICAgY2hvaWNlcz17U1RBUlRfTUlOVVRFU31cbiAgICAgICAgICAgIHRleHQ9eyhtaW51dGVzKSA9PiB0KFwidmlld2VyLnN0YXJ0c0luXCIsIHsgdGltZTogdGltZU9mKHQsIG1pbnV0ZXMpIH0pfVxuICAgICAgICAgICAgdmFsdWU9e3N0YXJ0TWludXRlc31cbiAgICAgICAgICAgIG9uQ2hhbmdlPXtzZXRTdGFydE1pbnV0ZXN9XG4gICAgICAgICAgLz5cbiAgICAgICAgICA8TWludXRlc1NlbGVjdFxuICAgICAgICAgICAgbGFiZWw9e3QoXCJ2aWV3ZXIubGlua0ZvclwiKX1cbiAgICAgICAgICAgIHdoZW5aZXJvPXt0KFwidmlld2VyLmxpbmtGb3JXaW5kb3dcIil9XG4gICAgICAgICAgICBjaG9pY2VzPXtWQUxJRF9NSU5VVEVTfVxuICAgICAgICAgICAgdGV4dD17KG1pbnV0ZXMpID0+IHRpbWVPZih0LCBtaW51dGVzKX1cbiAgICAgICAgICAgIHZhbHVlPXt2YWxpZE1pbnV0ZXN9XG4gICAgICAgICAgICBvbkNoYW5nZT17c2V0VmFsaWRNaW51dGVzfVxuICAgICAgICAgIC8+XG4gICAgICAgICAgPGxhYmVsIGNsYXNzTmFtZT1cImNoZWNrYm94XCI+XG4gICAgICAgICAgICA8aW5wdXRcbiAgICAgICAgICAgICAgdHlwZT1cImNoZWNrYm94XCJcbiAgICAgICAgICAgICAgY2hlY2tlZD17aXNTaW5nbGVVc2V9XG4gICAgICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHNldFNpbmdsZVVzZShldmVudC50YXJnZXQuY2hlY2tlZCl9XG4gICAgICAgICAgICAvPlxuICAgICAgICAgICAge3QoXCJ2aWV3ZXIuc2luZ2xlVXNlXCIpfVxuICAgICAgICAgIDwvbGFiZWw+XG4gICAgICAgIDwvPlxuICAgICAgKX1cbiAgICAgIDxCdXR0b24gdHlwZT1cInN1Ym1pdFwiIGRpc2FibGVkPXshaXNFbWFpbCAmJiAhY2hvc2VufT5cbiAgICAgICAge3QoXCJ2aWV3ZXIuaW52aXRlXCIpfVxuICAgICAgPC9CdXR0b24+XG4gICAgPC9mb3JtPlxuICApXG59XG5cbmZ1bmN0aW9uIHRpbWVPZih0OiBUcmFuc2xhdGUsIG1pbnV0ZXM6IG51bWJlcik6IHN0cmluZyB7XG4gIGNvbnN0IGlzU2hvcnQgPSBtaW51dGVzIDwgSE9VUl9NSU5VVEVTXG4gIHJldHVybiBpc1Nob3J0XG4gICAgPyB0KFwidmlld2VyLmluTWludXRlc1wiLCB7IGNvdW50OiBtaW51dGVzIH0pXG4gICAgOiB0KFwidmlld2VyLmluSG91cnNcIiwgeyBjb3VudDogbWludXRlcyAvIEhPVVJfTUlOVVRFUyB9KVxufVxuXG5mdW5jdGlvbiBNaW51dGVzU2VsZWN0KHNlbGVjdDoge1xuICBsYWJlbDogc3RyaW5nXG4gIHdoZW5aZXJvOiBzdHJpbmdcbiAgY2hvaWNlczogcmVhZG9ubHkgbnVtYmVyW11cbiAgdGV4dChtaW51dGVzOiBudW1iZXIpOiBzdHJpbmdcbiAgdmFsdWU6IG51bWJlclxuICBvbkNoYW5nZShtaW51dGVzOiBudW1iZXIpOiB2b2lkXG59KSB7XG4gIGNvbnN0IGlkID0gdXNlSWQoKVxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3NOYW1lPVwiZG9jay1maWVsZFwiPlxuICAgICAgPGxhYmVsIGh0bWxGb3I9e2lkfT57c2VsZWN0LmxhYmVsfTwvbGFiZWw+XG4gICAgICA8c2VsZWN0XG4gICAgICAgIGlkPXtpZH1cbiAgICAgICAgY2xhc3NOYW1lPVwiaW5wdXRcIlxuICAgICAgICB2YWx1ZT17c2VsZWN0LnZhbHVlfVxuICAgICAgICBvbkNoYW5nZT17KGV2ZW50KSA9PiBzZWxlY3Qub25DaGFuZ2UoTnVtYmVyKGV2ZW50LnRhcmdldC52YWx1ZSkpfVxuICAgICAgPlxuICAgICAgICA8b3B0aW9uIHZhbHVlPXswfT57c2VsZWN0LndoZW5aZXJvfTwvb3B0aW9uPlxuICAgICAgICB7c2VsZWN0LmNob2ljZXMubWFwKChtaW51dGVzKSA9PiAoXG4gICAgICAgICAgPG9wdGlvbiBrZXk9e21pbnV0ZXN9IHZhbHVlPXttaW51dGVzfT5cbiAgICAgICAgICAgIHtzZWxlY3QudGV4dChtaW51dGVzKX1cbiAgICAgICAgICA8L29wdGlvbj5cbiAgICAgICAgKSl9XG4gICAgICA8L3NlbGVjdD5cbiAgICA8L2Rpdj5cbiAgKVxufVxuIiwKICAgICIvKiogQ2FsbHMgb2YgdGhlIHBlb3BsZSBzZWN0aW9uOiBpbnZpdGF0aW9ucywgcmlnaHRzLCByZW1vdmFsLCBzdXBlcnZpc2lvbi4gKi9cbmltcG9ydCB7IGNhbGxBcGkgfSBmcm9tIFwiLi4vLi4vc3JjL2h0dHAvYXBpLWNsaWVudC50c1wiXG5pbXBvcnQgdHlwZSB7IEludml0YXRpb25XaXRoUGluLCBJbnZpdGVCeUVtYWlsIH0gZnJvbSBcIi4uLy4uL3NyYy9zZXNzaW9ucy9zZXNzaW9uL2NvbnRyYWN0LnRzXCJcbmltcG9ydCB0eXBlIHsgQWNjZXNzUmlnaHQgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMudHNcIlxuaW1wb3J0IHsgc2Vzc2lvbkNhbGxzIH0gZnJvbSBcIi4vY2FsbHMudHNcIlxuaW1wb3J0IHR5cGUgeyBQYXJ0aWNpcGFudCB9IGZyb20gXCIuL21vZGVsLnRzXCJcblxuZXhwb3J0IGludGVyZmFjZSBTZXNzaW9uUGF0aE9mIHtcbiAgZGV2aWNlSWQ6IHN0cmluZ1xuICBpc3N1ZUlkOiBzdHJpbmdcbiAgbG9nSWQ6IHN0cmluZ1xuICBzZXNzaW9uSWQ6IHN0cmluZ1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIEludml0YWJsZVBlcnNvbiB7XG4gIGlkOiBzdHJpbmdcbiAgZGlzcGxheU5hbWU6IHN0cmluZ1xufVxuXG4vKiogQW4gaW52aXRhdGlvbiBieSBpdHMgcGVyc29uOyBvbmUgd2hvc2UgcGVyc29uIGhhcyBub3Qgam9pbmVkIHlldCBpcyBwZW5kaW5nLiAqL1xuZXhwb3J0IGludGVyZmFjZSBPcGVuSW52aXRhdGlvbiB7XG4gIGlkOiBzdHJpbmdcbiAga2luZDogXCJ1c2VyXCIgfCBcImVtYWlsXCJcbiAgbmFtZTogc3RyaW5nXG4gIHJpZ2h0OiBBY2Nlc3NSaWdodFxuICBpc0xvY2tlZDogYm9vbGVhblxuICBpc1VzZWQ6IGJvb2xlYW5cbiAgLyoqIFdoZW4gdGhlIGxpbmsgb2YgYW4gZS1tYWlsIHdvcmtzOyBudWxsIGZvciB1c2Vycywgd2hvIGNvbWUgd2hpbGUgdGhlIHNlc3Npb24gcnVucy4gKi9cbiAgdmFsaWRpdHk6IHsgc3RhcnRzT246IHN0cmluZyB8IG51bGw7IGV4cGlyZXNPbjogc3RyaW5nIH0gfCBudWxsXG59XG5cbmNvbnN0IE1JTlVURV9NUyA9IDYwXzAwMFxuXG5pbnRlcmZhY2UgVmFsaWRpdHkge1xuICBzdGFydHNPbj86IHN0cmluZ1xuICBleHBpcmVzT24/OiBzdHJpbmdcbn1cblxuLyoqXG4gKiBUaGUgYm9keSBvZiBhbiBpbnZpdGF0aW9uIGZvciB0aGUgdGltZSB0aGF0IHdhcyBjaG9zZW4gaW4gbWludXRlczogMCB0byBiZWdpbiBpcyBhdCBvbmNlLCAwIHRvIGxhc3QgaXMgdW50aWwgdGhlXG4gKiBtYWludGVuYW5jZSB3aW5kb3cgZW5kcy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHZhbGlkaXR5RnJvbShub3dNczogbnVtYmVyLCBzdGFydE1pbnV0ZXM6IG51bWJlciwgdmFsaWRNaW51dGVzOiBudW1iZXIpOiBWYWxpZGl0eSB7XG4gIGNvbnN0IHN0YXJ0TXMgPSBub3dNcyArIHN0YXJ0TWludXRlcyAqIE1JTlVURV9NU1xuICByZXR1cm4ge1xuICAgIHN0YXJ0c09uOiBzdGFydE1pbnV0ZXMgPiAwID8gbmV3IERhdGUoc3RhcnRNcykudG9JU09TdHJpbmcoKSA6IHVuZGVmaW5lZCxcbiAgICBleHBpcmVzT246IHZhbGlkTWludXRlcyA+IDAgPyBuZXcgRGF0ZShzdGFydE1zICsgdmFsaWRNaW51dGVzICogTUlOVVRFX01TKS50b0lTT1N0cmluZygpIDogdW5kZWZpbmVkLFxuICB9XG59XG5cbi8qKiBBcyBtYW55IGFzIGEgbGlzdCB0byBjaG9vc2UgZnJvbSBjYW4gaG9sZDsgdHlwaW5nIG1vcmUgbGV0dGVycyBuYXJyb3dzIGl0LiAqL1xuY29uc3QgU1VHR0VTVElPTlNfTUFYID0gMjBcblxuZXhwb3J0IGZ1bmN0aW9uIGNyZWF0ZVBlb3BsZUNhbGxzKHBhdGg6IFNlc3Npb25QYXRoT2YsIGNzcmY6IHN0cmluZykge1xuICByZXR1cm4ge1xuICAgIGFzeW5jIHN1Z2dlc3Rpb25zKHNlYXJjaDogc3RyaW5nKTogUHJvbWlzZTxJbnZpdGFibGVQZXJzb25bXT4ge1xuICAgICAgY29uc3QgcXVlcnkgPSB7IHNpemU6IFNVR0dFU1RJT05TX01BWCwgc2VhcmNoIH1cbiAgICAgIHJldHVybiAoYXdhaXQgY2FsbEFwaShzZXNzaW9uQ2FsbHMubGlzdEludml0YWJsZVVzZXJzLCB7IHBhdGgsIHF1ZXJ5IH0sIGNzcmYpKS5yb3dzXG4gICAgfSxcbiAgICBhc3luYyBpbnZpdGF0aW9ucygpOiBQcm9taXNlPE9wZW5JbnZpdGF0aW9uW10+IHtcbiAgICAgIGNvbnN0IFt1c2VycywgZW1haWxzXSA9IGF3YWl0IFByb21pc2UuYWxsKFtcbiAgICAgICAgY2FsbEFwaShzZXNzaW9uQ2FsbHMubGlzdFVzZXJJbnZpdGF0aW9ucywgeyBwYXRoIH0sIGNzcmYpLFxuICAgICAgICBjYWxsQXBpKHNlc3Npb25DYWxscy5saXN0RW1haWxJbnZpdGF0aW9ucywgeyBwYXRoIH0sIGNzcmYpLFxuICAgICAgXSlcbiAgICAgIHJldHVybiBbXG4gICAgICAgIC4uLnVzZXJzLm1hcCgoeyB1c2VyLCBhY2Nlc3NSaWdodDogcmlnaHQgfSk6IE9wZW5JbnZpdGF0aW9uID0+IHtcbiAgICAgICAgICBjb25zdCBzdGF0ZSA9IHsgaXNMb2NrZWQ6IGZhbHNlLCBpc1VzZWQ6IGZhbHNlLCB2YWxpZGl0eTogbnVsbCB9XG4gICAgICAgICAgcmV0dXJuIHsgaWQ6IHVzZXIuaWQsIGtpbmQ6IFwidXNlclwiLCBuYW1lOiB1c2VyLmRpc3BsYXlOYW1lLCByaWdodCwgLi4uc3RhdGUgfVxuICAgICAgICB9KSxcbiAgICAgICAgLi4uZW1haWxzLm1hcCgob25lKTogT3Blbkludml0YXRpb24gPT4ge1xuICAgICAgICAgIGNvbnN0IHsgaWQsIGVtYWlsOiBuYW1lLCBhY2Nlc3NSaWdodDogcmlnaHQsIGlzTG9ja2VkLCB1c2VkT24sIHN0YXJ0c09uLCBleHBpcmVzT24gfSA9IG9uZVxuICAgICAgICAgIGNvbnN0IHZhbGlkaXR5ID0geyBzdGFydHNPbiwgZXhwaXJlc09uIH1cbiAgICAgICAgICByZXR1cm4geyBpZCwga2luZDogXCJlbWFpbFwiLCBuYW1lLCByaWdodCwgaXNMb2NrZWQsIGlzVXNlZDogdXNlZE9uICE9PSBudWxsLCB2YWxpZGl0eSB9XG4gICAgICAgIH0pLFxuICAgICAgXVxuICAgIH0sXG4gICAgaW52aXRlVXNlcjogKHVzZXJJZDogc3RyaW5nLCBhY2Nlc3NSaWdodDogQWNjZXNzUmlnaHQpOiBQcm9taXNlPHVua25vd24+ID0+XG4gICAgICBjYWxsQXBpKHNlc3Npb25DYWxscy5pbnZpdGVVc2VyLCB7IHBhdGgsIGJvZHk6IHsgdXNlcklkLCBhY2Nlc3NSaWdodCB9IH0sIGNzcmYpLFxuICAgIGludml0ZUJ5RW1haWw6IChib2R5OiBJbnZpdGVCeUVtYWlsKTogUHJvbWlzZTxJbnZpdGF0aW9uV2l0aFBpbj4gPT5cbiAgICAgIGNhbGxBcGkoc2Vzc2lvbkNhbGxzLmludml0ZUJ5RW1haWwsIHsgcGF0aCwgYm9keSB9LCBjc3JmKSxcbiAgICByZW5ldzogKGludml0YXRpb25JZDogc3RyaW5nKTogUHJvbWlzZTxJbnZpdGF0aW9uV2l0aFBpbj4gPT5cbiAgICAgIGNhbGxBcGkoc2Vzc2lvbkNhbGxzLnJlbmV3RW1haWxJbnZpdGF0aW9uLCB7IHBhdGg6IHsgLi4ucGF0aCwgaW52aXRhdGlvbklkIH0gfSwgY3NyZiksXG4gICAgd2l0aGRyYXc6ICh7IGtpbmQsIGlkIH06IE9wZW5JbnZpdGF0aW9uKTogUHJvbWlzZTx1bmtub3duPiA9PlxuICAgICAga2luZCA9PT0gXCJ1c2VyXCJcbiAgICAgICAgPyBjYWxsQXBpKHNlc3Npb25DYWxscy53aXRoZHJhd1VzZXJJbnZpdGF0aW9uLCB7IHBhdGg6IHsgLi4ucGF0aCwgdXNlcklkOiBpZCB9IH0sIGNzcmYpXG4gICAgICAgIDogY2FsbEFwaShzZXNzaW9uQ2FsbHMud2l0aGRyYXdFbWFpbEludml0YXRpb24sIHsgcGF0aDogeyAuLi5wYXRoLCBpbnZpdGF0aW9uSWQ6IGlkIH0gfSwgY3NyZiksXG4gICAgc2V0UmlnaHQ6ICh7IGlzR3Vlc3QsIHVzZXJJZCB9OiBQYXJ0aWNpcGFudCwgYWNjZXNzUmlnaHQ6IEFjY2Vzc1JpZ2h0KTogUHJvbWlzZTx1bmtub3duPiA9PlxuICAgICAgaXNHdWVzdFxuICAgICAgICA/IGNhbGxBcGkoXG4gICAgICAgICAgICBzZXNzaW9uQ2FsbHMuY2hhbmdlRW1haWxJbnZpdGF0aW9uLFxuICAgICAgICAgICAgeyBwYXRoOiB7IC4uLnBhdGgsIGludml0YXRpb25JZDogdXNlcklkIH0sIGJvZHk6IHsgYWNjZXNzUmlnaHQgfSB9LFxuICAgICAgICAgICAgY3NyZixcbiAgICAgICAgICApXG4gICAgICAgIDogLy8gSW52aXRpbmcgYWdhaW4gY2hhbmdlcyB0aGUgcmlnaHQ7IHdobyBqb2luZWQgd2l0aG91dCBhbiBpbnZpdGF0aW9uIGdldHMgb25lLlxuICAgICAgICAgIGNhbGxBcGkoc2Vzc2lvbkNhbGxzLmludml0ZVVzZXIsIHsgcGF0aCwgYm9keTogeyB1c2VySWQsIGFjY2Vzc1JpZ2h0IH0gfSwgY3NyZiksXG4gICAgcmVtb3ZlOiAoeyBpZDogY29ubmVjdGlvbklkIH06IFBhcnRpY2lwYW50LCByZWFzb246IHN0cmluZyk6IFByb21pc2U8dW5rbm93bj4gPT5cbiAgICAgIGNhbGxBcGkoc2Vzc2lvbkNhbGxzLnJlbW92ZVZpZXdlciwgeyBwYXRoOiB7IC4uLnBhdGgsIGNvbm5lY3Rpb25JZCB9LCBib2R5OiB7IHJlYXNvbiB9IH0sIGNzcmYpLFxuICAgIHN1cGVydmlzZTogKGFjdGlvbjogXCJQQVVTRVwiIHwgXCJSRVNVTUVcIiB8IFwiRU5EXCIsIHJlYXNvbjogc3RyaW5nKTogUHJvbWlzZTx1bmtub3duPiA9PlxuICAgICAgY2FsbEFwaShzZXNzaW9uQ2FsbHMuc3VwZXJ2aXNlU2Vzc2lvbiwgeyBwYXRoLCBib2R5OiB7IGFjdGlvbiwgcmVhc29uIH0gfSwgY3NyZiksXG4gICAga2VlcE9wZW46IChyZW1haW46IGJvb2xlYW4pOiBQcm9taXNlPHVua25vd24+ID0+XG4gICAgICBjYWxsQXBpKHNlc3Npb25DYWxscy51cGRhdGVHcmFwaGljYWxTZXNzaW9uLCB7IHBhdGgsIGJvZHk6IHsgcmVtYWluIH0gfSwgY3NyZiksXG4gIH1cbn1cblxuZXhwb3J0IHR5cGUgUGVvcGxlQ2FsbHMgPSBSZXR1cm5UeXBlPHR5cGVvZiBjcmVhdGVQZW9wbGVDYWxscz5cblxuLyoqIEEgcGVyc29uIHdpdGggdHdvIHdpbmRvd3MgZ2V0cyBvbmUgcm93LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVuaXF1ZUJ5UGVyc29uKHBhcnRpY2lwYW50czogcmVhZG9ubHkgUGFydGljaXBhbnRbXSk6IFBhcnRpY2lwYW50W10ge1xuICBjb25zdCBzZWVuID0gbmV3IE1hcDxzdHJpbmcsIFBhcnRpY2lwYW50PigpXG4gIGZvciAoY29uc3Qgb25lIG9mIHBhcnRpY2lwYW50cykge1xuICAgIGNvbnN0IGJlZm9yZSA9IHNlZW4uZ2V0KG9uZS51c2VySWQpXG4gICAgc2Vlbi5zZXQob25lLnVzZXJJZCwgYmVmb3JlID8geyAuLi5iZWZvcmUsIGFza3M6IGJlZm9yZS5hc2tzIHx8IG9uZS5hc2tzID09PSB0cnVlIH0gOiBvbmUpXG4gIH1cbiAgcmV0dXJuIFsuLi5zZWVuLnZhbHVlcygpXVxufVxuXG4vKiogVHdvIGxldHRlcnMgZm9yIGEgcm91bmQgcGljdHVyZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpbml0aWFsc09mKG5hbWU6IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IHdvcmRzID0gbmFtZS50cmltKCkuc3BsaXQoL1xccysvKVxuICBjb25zdCBsZXR0ZXJzID0gW3dvcmRzWzBdLCB3b3Jkcy5sZW5ndGggPiAxID8gd29yZHMuYXQoLTEpIDogXCJcIl0ubWFwKCh3b3JkKSA9PiBbLi4uKHdvcmQgPz8gXCJcIildWzBdID8/IFwiXCIpXG4gIHJldHVybiBsZXR0ZXJzLmpvaW4oXCJcIikudG9VcHBlckNhc2UoKVxufVxuIiwKICAgICIvKiogVGhlIG93bmVyJ3MgY2hvaWNlIHdoZXRoZXIgdGhlIHNlc3Npb24gZ29lcyBvbiB3aXRob3V0IHRoZW0uICovXG5pbXBvcnQgeyB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuXG5leHBvcnQgZnVuY3Rpb24gS2VlcE9wZW4oeyBvbkNoYW5nZSB9OiB7IG9uQ2hhbmdlKHJlbWFpbjogYm9vbGVhbik6IFByb21pc2U8dm9pZD4gfSkge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCBbcmVtYWlucywgc2V0UmVtYWluc10gPSB1c2VTdGF0ZShmYWxzZSlcbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzTmFtZT1cImRvY2stYm9keSBkb2NrLWZvb3RcIj5cbiAgICAgIDxsYWJlbCBjbGFzc05hbWU9XCJjaGVja2JveFwiPlxuICAgICAgICA8aW5wdXRcbiAgICAgICAgICB0eXBlPVwiY2hlY2tib3hcIlxuICAgICAgICAgIGNoZWNrZWQ9e3JlbWFpbnN9XG4gICAgICAgICAgb25DaGFuZ2U9eyhldmVudCkgPT4ge1xuICAgICAgICAgICAgc2V0UmVtYWlucyhldmVudC50YXJnZXQuY2hlY2tlZClcbiAgICAgICAgICAgIHZvaWQgb25DaGFuZ2UoZXZlbnQudGFyZ2V0LmNoZWNrZWQpXG4gICAgICAgICAgfX1cbiAgICAgICAgLz5cbiAgICAgICAge3QoXCJ2aWV3ZXIucmVtYWluXCIpfVxuICAgICAgPC9sYWJlbD5cbiAgICA8L2Rpdj5cbiAgKVxufVxuIiwKICAgICIvKiogS2V5IGNvbWJpbmF0aW9ucyByZXNlcnZlZCBieSB0aGUgYnJvd3NlciBvciB0aGUgbG9jYWwgZGVza3RvcC4gKi9cbmltcG9ydCB7IEtFWVNZTSB9IGZyb20gXCIuL2tleXN5bXMudHNcIlxuXG5leHBvcnQgaW50ZXJmYWNlIEtleUNvbWJpbmF0aW9uIHtcbiAgLyoqIEFzIHdyaXR0ZW4gb24ga2V5czsgdGhlIHNhbWUgaW4gZXZlcnkgbGFuZ3VhZ2UgYnV0IGZvciB0aGUgR2VybWFuIG5hbWVzIGJlbG93LiAqL1xuICBuYW1lOiBzdHJpbmdcbiAga2V5c3ltczogcmVhZG9ubHkgbnVtYmVyW11cbn1cblxuY29uc3QgbGV0dGVyID0gKGNoYXJhY3Rlcjogc3RyaW5nKSA9PiBjaGFyYWN0ZXIuY2hhckNvZGVBdCgwKVxuXG5leHBvcnQgY29uc3QgS0VZX0NPTUJJTkFUSU9OUzogcmVhZG9ubHkgS2V5Q29tYmluYXRpb25bXSA9IFtcbiAgeyBuYW1lOiBcIkN0cmwrQWx0K0RlbFwiLCBrZXlzeW1zOiBbS0VZU1lNLkNvbnRyb2xfTCwgS0VZU1lNLkFsdF9MLCBLRVlTWU0uRGVsZXRlXSB9LFxuICB7IG5hbWU6IFwiQWx0K1RhYlwiLCBrZXlzeW1zOiBbS0VZU1lNLkFsdF9MLCBLRVlTWU0uVGFiXSB9LFxuICB7IG5hbWU6IFwiQWx0K0Y0XCIsIGtleXN5bXM6IFtLRVlTWU0uQWx0X0wsIEtFWVNZTS5GNF0gfSxcbiAgeyBuYW1lOiBcIkN0cmwrRXNjXCIsIGtleXN5bXM6IFtLRVlTWU0uQ29udHJvbF9MLCBLRVlTWU0uRXNjYXBlXSB9LFxuICB7IG5hbWU6IFwiV2luXCIsIGtleXN5bXM6IFtLRVlTWU0uU3VwZXJfTF0gfSxcbiAgeyBuYW1lOiBcIldpbitSXCIsIGtleXN5bXM6IFtLRVlTWU0uU3VwZXJfTCwgbGV0dGVyKFwiclwiKV0gfSxcbiAgeyBuYW1lOiBcIkN0cmwrU2hpZnQrRXNjXCIsIGtleXN5bXM6IFtLRVlTWU0uQ29udHJvbF9MLCBLRVlTWU0uU2hpZnRfTCwgS0VZU1lNLkVzY2FwZV0gfSxcbiAgeyBuYW1lOiBcIkN0cmwrQWx0K0JhY2tzcGFjZVwiLCBrZXlzeW1zOiBbS0VZU1lNLkNvbnRyb2xfTCwgS0VZU1lNLkFsdF9MLCBLRVlTWU0uQmFja1NwYWNlXSB9LFxuICB7IG5hbWU6IFwiQ3RybCtXXCIsIGtleXN5bXM6IFtLRVlTWU0uQ29udHJvbF9MLCBsZXR0ZXIoXCJ3XCIpXSB9LFxuICB7IG5hbWU6IFwiRXNjXCIsIGtleXN5bXM6IFtLRVlTWU0uRXNjYXBlXSB9LFxuICB7IG5hbWU6IFwiRjExXCIsIGtleXN5bXM6IFtLRVlTWU0uRjExXSB9LFxuICB7IG5hbWU6IFwiUHJpbnRTY3JlZW5cIiwga2V5c3ltczogW0tFWVNZTS5QcmludF0gfSxcbl1cblxuLyoqIEtleSBuYW1lcyBhcyBHZXJtYW4ga2V5Ym9hcmRzIHByaW50IHRoZW0uICovXG5jb25zdCBHRVJNQU46IFJlY29yZDxzdHJpbmcsIHN0cmluZz4gPSB7XG4gIEN0cmw6IFwiU3RyZ1wiLFxuICBEZWw6IFwiRW50ZlwiLFxuICBTaGlmdDogXCJVbXNjaGFsdFwiLFxuICBCYWNrc3BhY2U6IFwiUsO8Y2t0YXN0ZVwiLFxuICBQcmludFNjcmVlbjogXCJEcnVja1wiLFxufVxuXG5leHBvcnQgZnVuY3Rpb24gY29tYmluYXRpb25OYW1lKHsgbmFtZSB9OiBLZXlDb21iaW5hdGlvbiwgbGFuZzogc3RyaW5nKTogc3RyaW5nIHtcbiAgaWYgKGxhbmcgIT09IFwiZGVcIikgcmV0dXJuIG5hbWVcbiAgcmV0dXJuIG5hbWVcbiAgICAuc3BsaXQoXCIrXCIpXG4gICAgLm1hcCgoa2V5KSA9PiBHRVJNQU5ba2V5XSA/PyBrZXkpXG4gICAgLmpvaW4oXCIrXCIpXG59XG4iLAogICAgIi8qKiBUaGUgb24tc2NyZWVuIGtleWJvYXJkOiBiZWxvdyB0aGUgcGljdHVyZSwgd2hpY2ggaXQgcHVzaGVzIHVwIGFuZCBuZXZlciBjb3ZlcnMuICovXG5pbXBvcnQgeyB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuaW1wb3J0IHsgY29tYmluYXRpb25OYW1lLCB0eXBlIEtleUNvbWJpbmF0aW9uIH0gZnJvbSBcIi4va2V5LWNvbWJpbmF0aW9ucy50c1wiXG5pbXBvcnQgeyBLRVlTWU0gfSBmcm9tIFwiLi9rZXlzeW1zLnRzXCJcbmltcG9ydCB7XG4gIGFmdGVyS2V5LFxuICBjaGFyYWN0ZXJPbixcbiAgS0VZQk9BUkRfTEFZT1VUUyxcbiAgdHlwZSBLZXlib2FyZExheW91dE5hbWUsXG4gIGtleXN5bXNPZkNoYXJhY3RlcixcbiAga2V5c3ltc09mTmFtZWRLZXksXG4gIExBWU9VVFMsXG4gIHR5cGUgTW9kaWZpZXJOYW1lLFxuICBOT19NT0RJRklFUlMsXG4gIHByZXNzTW9kaWZpZXIsXG59IGZyb20gXCIuL29uc2NyZWVuLWxheW91dHMudHNcIlxuXG5jb25zdCBGVU5DVElPTl9LRVlTID0gQXJyYXkuZnJvbSh7IGxlbmd0aDogMTIgfSwgKF8sIGkpID0+ICh7IG5hbWU6IGBGJHtpICsgMX1gLCBrZXlzeW06IEtFWVNZTS5GMSArIGkgfSkpXG5jb25zdCBBUlJPV1MgPSBbXG4gIHsgbmFtZTogXCLihpBcIiwgbGFiZWw6IFwiQXJyb3dMZWZ0XCIsIGtleXN5bTogMHhmZjUxIH0sXG4gIHsgbmFtZTogXCLihpFcIiwgbGFiZWw6IFwiQXJyb3dVcFwiLCBrZXlzeW06IDB4ZmY1MiB9LFxuICB7IG5hbWU6IFwi4oaTXCIsIGxhYmVsOiBcIkFycm93RG93blwiLCBrZXlzeW06IDB4ZmY1NCB9LFxuICB7IG5hbWU6IFwi4oaSXCIsIGxhYmVsOiBcIkFycm93UmlnaHRcIiwga2V5c3ltOiAweGZmNTMgfSxcbl1cbmNvbnN0IFBBR0lORyA9IFtcbiAgeyBuYW1lOiBcIkhvbWVcIiwga2V5c3ltOiAweGZmNTAgfSxcbiAgeyBuYW1lOiBcIkVuZFwiLCBrZXlzeW06IDB4ZmY1NyB9LFxuICB7IG5hbWU6IFwiUGdVcFwiLCBrZXlzeW06IDB4ZmY1NSB9LFxuICB7IG5hbWU6IFwiUGdEblwiLCBrZXlzeW06IDB4ZmY1NiB9LFxuXVxuXG5leHBvcnQgaW50ZXJmYWNlIE9uc2NyZWVuS2V5Ym9hcmRQcm9wcyB7XG4gIGxheW91dDogS2V5Ym9hcmRMYXlvdXROYW1lXG4gIG9uTGF5b3V0KGxheW91dDogS2V5Ym9hcmRMYXlvdXROYW1lKTogdm9pZFxuICAvKiogQ29tYmluYXRpb25zIHdpdGggYSBrZXkgb2YgdGhlaXIgb3duLiAqL1xuICBwaW5uZWQ6IHJlYWRvbmx5IEtleUNvbWJpbmF0aW9uW11cbiAgb25LZXlzKGtleXN5bXM6IHJlYWRvbmx5IG51bWJlcltdKTogdm9pZFxufVxuXG5leHBvcnQgZnVuY3Rpb24gT25zY3JlZW5LZXlib2FyZCh7IGxheW91dCwgb25MYXlvdXQsIHBpbm5lZCwgb25LZXlzIH06IE9uc2NyZWVuS2V5Ym9hcmRQcm9wcykge1xuICBjb25zdCB7IHQsIGxhbmcgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCBbbW9kaWZpZXJzLCBzZXRNb2RpZmllcnNdID0gdXNlU3RhdGUoTk9fTU9ESUZJRVJTKVxuICBjb25zdCBrZXlzID0gTEFZT1VUU1tsYXlvdXRdXG4gIGNvbnN0IGlzR2VybWFuID0gbGFuZyA9PT0gXCJkZVwiXG4gIGNvbnN0IHNlbmQgPSAoa2V5c3ltczogcmVhZG9ubHkgbnVtYmVyW10pID0+IHtcbiAgICBvbktleXMoa2V5c3ltcylcbiAgICBzZXRNb2RpZmllcnMoYWZ0ZXJLZXkobW9kaWZpZXJzKSlcbiAgfVxuICBjb25zdCBuYW1lZCA9IChuYW1lOiBzdHJpbmcsIGtleXN5bTogbnVtYmVyLCBjbGFzc05hbWU/OiBzdHJpbmcsIGxhYmVsPzogc3RyaW5nKSA9PiAoXG4gICAgPEtleVxuICAgICAga2V5PXtuYW1lfVxuICAgICAgbmFtZT17bmFtZX1cbiAgICAgIGNsYXNzTmFtZT17Y2xhc3NOYW1lfVxuICAgICAgbGFiZWw9e2xhYmVsfVxuICAgICAgb25QcmVzcz17KCkgPT4gc2VuZChrZXlzeW1zT2ZOYW1lZEtleShrZXlzeW0sIG1vZGlmaWVycykpfVxuICAgIC8+XG4gIClcbiAgY29uc3QgbW9kaWZpZXIgPSAobmFtZTogTW9kaWZpZXJOYW1lLCBzaG93bjogc3RyaW5nKSA9PiAoXG4gICAgPEtleVxuICAgICAga2V5PXtuYW1lfVxuICAgICAgbmFtZT17c2hvd259XG4gICAgICBjbGFzc05hbWU9XCJrZXktd2lkZVwiXG4gICAgICBzdGF0ZT17bW9kaWZpZXJzW25hbWVdfVxuICAgICAgb25QcmVzcz17KCkgPT4gc2V0TW9kaWZpZXJzKHByZXNzTW9kaWZpZXIobW9kaWZpZXJzLCBuYW1lKSl9XG4gICAgLz5cbiAgKVxuICBjb25zdCBjaGFyYWN0ZXJzID0gKHJvdzogbnVtYmVyKSA9PlxuICAgIFsuLi4oa2V5cy5wbGFpbltyb3ddID8/IFwiXCIpXS5tYXAoKHBsYWluLCBjb2x1bW4pID0+IHtcbiAgICAgIGNvbnN0IGNoYXJhY3RlciA9IGNoYXJhY3Rlck9uKGtleXMsIHJvdywgY29sdW1uLCBtb2RpZmllcnMpXG4gICAgICByZXR1cm4gKFxuICAgICAgICA8S2V5IGtleT17cGxhaW59IG5hbWU9e2NoYXJhY3Rlcn0gb25QcmVzcz17KCkgPT4gc2VuZChrZXlzeW1zT2ZDaGFyYWN0ZXIoY2hhcmFjdGVyLCBtb2RpZmllcnMpKX0gLz5cbiAgICAgIClcbiAgICB9KVxuICBjb25zdCBuZXh0ID0gS0VZQk9BUkRfTEFZT1VUU1soS0VZQk9BUkRfTEFZT1VUUy5pbmRleE9mKGxheW91dCkgKyAxKSAlIEtFWUJPQVJEX0xBWU9VVFMubGVuZ3RoXSA/PyBcImVuLUdCXCJcbiAgcmV0dXJuIChcbiAgICA8ZmllbGRzZXQgY2xhc3NOYW1lPVwia2V5Ym9hcmRcIiBhcmlhLWxhYmVsPXt0KFwicmVtb3RlLmtleWJvYXJkXCIpfT5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwia2V5Ym9hcmQtcm93IGtleWJvYXJkLXJvdy1leHRyYVwiPlxuICAgICAgICB7bmFtZWQoXCJFc2NcIiwgS0VZU1lNLkVzY2FwZSl9XG4gICAgICAgIHtGVU5DVElPTl9LRVlTLm1hcCgoeyBuYW1lLCBrZXlzeW0gfSkgPT4gbmFtZWQobmFtZSwga2V5c3ltKSl9XG4gICAgICAgIHtuYW1lZChpc0dlcm1hbiA/IFwiRW50ZlwiIDogXCJEZWxcIiwgS0VZU1lNLkRlbGV0ZSl9XG4gICAgICA8L2Rpdj5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwia2V5Ym9hcmQtcm93XCI+XG4gICAgICAgIHtjaGFyYWN0ZXJzKDApfVxuICAgICAgICB7bmFtZWQoXCLijKtcIiwgS0VZU1lNLkJhY2tTcGFjZSwgXCJrZXktd2lkZVwiLCBcIkJhY2tzcGFjZVwiKX1cbiAgICAgIDwvZGl2PlxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJrZXlib2FyZC1yb3dcIj5cbiAgICAgICAge25hbWVkKFwiVGFiXCIsIEtFWVNZTS5UYWIsIFwia2V5LXdpZGVcIil9XG4gICAgICAgIHtjaGFyYWN0ZXJzKDEpfVxuICAgICAgPC9kaXY+XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cImtleWJvYXJkLXJvd1wiPlxuICAgICAgICB7Y2hhcmFjdGVycygyKX1cbiAgICAgICAge25hbWVkKFwi4o+OXCIsIEtFWVNZTS5SZXR1cm4sIFwia2V5LXdpZGVcIiwgXCJFbnRlclwiKX1cbiAgICAgIDwvZGl2PlxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJrZXlib2FyZC1yb3dcIj5cbiAgICAgICAge21vZGlmaWVyKFwiU2hpZnRcIiwgXCLih6dcIil9XG4gICAgICAgIHtjaGFyYWN0ZXJzKDMpfVxuICAgICAgPC9kaXY+XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cImtleWJvYXJkLXJvd1wiPlxuICAgICAgICA8S2V5XG4gICAgICAgICAgbmFtZT17a2V5cy5sYWJlbH1cbiAgICAgICAgICBjbGFzc05hbWU9XCJrZXktd2lkZVwiXG4gICAgICAgICAgbGFiZWw9e3QoXCJ2aWV3ZXIua2V5Ym9hcmRMYXlvdXRcIiwgeyBuYW1lOiBrZXlzLmxhYmVsIH0pfVxuICAgICAgICAgIG9uUHJlc3M9eygpID0+IG9uTGF5b3V0KG5leHQpfVxuICAgICAgICAvPlxuICAgICAgICB7bW9kaWZpZXIoXCJDb250cm9sXCIsIGlzR2VybWFuID8gXCJTdHJnXCIgOiBcIkN0cmxcIil9XG4gICAgICAgIHttb2RpZmllcihcIk1ldGFcIiwgXCJXaW5cIil9XG4gICAgICAgIHttb2RpZmllcihcIkFsdFwiLCBcIkFsdFwiKX1cbiAgICAgICAgPEtleVxuICAgICAgICAgIG5hbWU9e3QoXCJ2aWV3ZXIuc3BhY2VcIil9XG4gICAgICAgICAgY2xhc3NOYW1lPVwia2V5LXNwYWNlXCJcbiAgICAgICAgICBvblByZXNzPXsoKSA9PiBzZW5kKGtleXN5bXNPZkNoYXJhY3RlcihcIiBcIiwgbW9kaWZpZXJzKSl9XG4gICAgICAgIC8+XG4gICAgICAgIHttb2RpZmllcihcIkFsdEdyXCIsIFwiQWx0R3JcIil9XG4gICAgICAgIHtBUlJPV1MubWFwKCh7IG5hbWUsIGxhYmVsLCBrZXlzeW0gfSkgPT4gbmFtZWQobmFtZSwga2V5c3ltLCB1bmRlZmluZWQsIGxhYmVsKSl9XG4gICAgICA8L2Rpdj5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwia2V5Ym9hcmQtcm93IGtleWJvYXJkLXJvdy1leHRyYVwiPlxuICAgICAgICB7UEFHSU5HLm1hcCgoeyBuYW1lLCBrZXlzeW0gfSkgPT4gbmFtZWQobmFtZSwga2V5c3ltLCBcImtleS13aWRlXCIpKX1cbiAgICAgICAge3Bpbm5lZC5tYXAoKGNvbWJpbmF0aW9uKSA9PiAoXG4gICAgICAgICAgPEtleVxuICAgICAgICAgICAga2V5PXtjb21iaW5hdGlvbi5uYW1lfVxuICAgICAgICAgICAgbmFtZT17Y29tYmluYXRpb25OYW1lKGNvbWJpbmF0aW9uLCBsYW5nKX1cbiAgICAgICAgICAgIGNsYXNzTmFtZT1cImtleS10ZXh0XCJcbiAgICAgICAgICAgIG9uUHJlc3M9eygpID0+IG9uS2V5cyhjb21iaW5hdGlvbi5rZXlzeW1zKX1cbiAgICAgICAgICAvPlxuICAgICAgICApKX1cbiAgICAgIDwvZGl2PlxuICAgIDwvZmllbGRzZXQ+XG4gIClcbn1cblxuLyoqIEEga2V5IGRvZXMgbm90IHRha2UgdGhlIGZvY3VzOiB3aGF0IGlzIHR5cGVkIG9uIHRoZSByZWFsIGtleWJvYXJkIHN0aWxsIGdvZXMgdG8gdGhlIG1hY2hpbmUuICovXG5mdW5jdGlvbiBLZXkoa2V5OiB7XG4gIG5hbWU6IHN0cmluZ1xuICBsYWJlbD86IHN0cmluZyB8IHVuZGVmaW5lZFxuICBjbGFzc05hbWU/OiBzdHJpbmcgfCB1bmRlZmluZWRcbiAgc3RhdGU/OiBcIm9mZlwiIHwgXCJvbmNlXCIgfCBcImxvY2tlZFwiXG4gIG9uUHJlc3MoKTogdm9pZFxufSkge1xuICByZXR1cm4gKFxuICAgIDxidXR0b25cbiAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgY2xhc3NOYW1lPXtrZXkuY2xhc3NOYW1lID8gYGtleSAke2tleS5jbGFzc05hbWV9YCA6IFwia2V5XCJ9XG4gICAgICBhcmlhLWxhYmVsPXtrZXkubGFiZWx9XG4gICAgICBhcmlhLXByZXNzZWQ9e2tleS5zdGF0ZSA9PT0gdW5kZWZpbmVkID8gdW5kZWZpbmVkIDoga2V5LnN0YXRlICE9PSBcIm9mZlwifVxuICAgICAgZGF0YS1zdGF0ZT17a2V5LnN0YXRlfVxuICAgICAgb25Qb2ludGVyRG93bj17KGV2ZW50KSA9PiBldmVudC5wcmV2ZW50RGVmYXVsdCgpfVxuICAgICAgb25DbGljaz17a2V5Lm9uUHJlc3N9XG4gICAgPlxuICAgICAge2tleS5uYW1lfVxuICAgIDwvYnV0dG9uPlxuICApXG59XG4iLAogICAgIi8qKiBXaGF0IHRoZSBrZXlzIG9mIHRoZSBvbi1zY3JlZW4ga2V5Ym9hcmQgdHlwZSwgYnkgbGF5b3V0OiBJU08ga2V5Ym9hcmRzIGFzIHNvbGQgaW4gR2VybWFueSwgdGhlIFVLIGFuZCB0aGUgTmV0aGVybGFuZHMuIFB1cmUuICovXG5pbXBvcnQgeyBLRVlTWU0sIGtleXN5bU9mQ2hhcmFjdGVyIH0gZnJvbSBcIi4va2V5c3ltcy50c1wiXG5cbmV4cG9ydCBjb25zdCBLRVlCT0FSRF9MQVlPVVRTID0gW1wiZGVcIiwgXCJlbi1HQlwiLCBcIm5sXCJdIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBLZXlib2FyZExheW91dE5hbWUgPSAodHlwZW9mIEtFWUJPQVJEX0xBWU9VVFMpW251bWJlcl1cblxuZXhwb3J0IGludGVyZmFjZSBLZXlib2FyZExheW91dCB7XG4gIC8qKiBBcyBzaG93biBvbiB0aGUga2V5IHRoYXQgY2hhbmdlcyB0aGUgbGF5b3V0LiAqL1xuICBsYWJlbDogc3RyaW5nXG4gIC8qKiBGb3VyIHJvd3Mgb2YgY2hhcmFjdGVycywgcGxhaW4gYW5kIHdpdGggU2hpZnQ7IGVhY2ggcm93IG9mIGJvdGggaGFzIHRoZSBzYW1lIGxlbmd0aC4gKi9cbiAgcGxhaW46IHJlYWRvbmx5IHN0cmluZ1tdXG4gIHNoaWZ0ZWQ6IHJlYWRvbmx5IHN0cmluZ1tdXG4gIC8qKiBXaXRoIEFsdEdyLCBieSB0aGUgcGxhaW4gY2hhcmFjdGVyLiAqL1xuICBhbHRHcjogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj5cbn1cblxuLyoqIER1dGNoIGtleWJvYXJkcyBhcmUgcHJpbnRlZCBhcyBVUy1JbnRlcm5hdGlvbmFsLiAqL1xuZXhwb3J0IGNvbnN0IExBWU9VVFM6IFJlY29yZDxLZXlib2FyZExheW91dE5hbWUsIEtleWJvYXJkTGF5b3V0PiA9IHtcbiAgZGU6IHtcbiAgICBsYWJlbDogXCJERVwiLFxuICAgIHBsYWluOiBbXCJeMTIzNDU2Nzg5MMOfwrRcIiwgXCJxd2VydHp1aW9ww7wrXCIsIFwiYXNkZmdoamtsw7bDpCNcIiwgXCI8eXhjdmJubSwuLVwiXSxcbiAgICBzaGlmdGVkOiBbJ8KwIVwiwqckJSYvKCk9P2AnLCBcIlFXRVJUWlVJT1DDnCpcIiwgXCJBU0RGR0hKS0zDlsOEJ1wiLCBcIj5ZWENWQk5NOzpfXCJdLFxuICAgIGFsdEdyOiB7XG4gICAgICBxOiBcIkBcIixcbiAgICAgIGU6IFwi4oKsXCIsXG4gICAgICBtOiBcIsK1XCIsXG4gICAgICBcIjJcIjogXCLCslwiLFxuICAgICAgXCIzXCI6IFwiwrNcIixcbiAgICAgIFwiN1wiOiBcIntcIixcbiAgICAgIFwiOFwiOiBcIltcIixcbiAgICAgIFwiOVwiOiBcIl1cIixcbiAgICAgIFwiMFwiOiBcIn1cIixcbiAgICAgIMOfOiBcIlxcXFxcIixcbiAgICAgIFwiK1wiOiBcIn5cIixcbiAgICAgIFwiPFwiOiBcInxcIixcbiAgICB9LFxuICB9LFxuICBcImVuLUdCXCI6IHtcbiAgICBsYWJlbDogXCJVS1wiLFxuICAgIHBsYWluOiBbXCJgMTIzNDU2Nzg5MC09XCIsIFwicXdlcnR5dWlvcFtdXCIsIFwiYXNkZmdoamtsOycjXCIsIFwiXFxcXHp4Y3Zibm0sLi9cIl0sXG4gICAgc2hpZnRlZDogWyfCrCFcIsKjJCVeJiooKV8rJywgXCJRV0VSVFlVSU9Qe31cIiwgXCJBU0RGR0hKS0w6QH5cIiwgXCJ8WlhDVkJOTTw+P1wiXSxcbiAgICBhbHRHcjogeyBcImBcIjogXCLCplwiLCBcIjRcIjogXCLigqxcIiwgZTogXCLDqVwiLCB1OiBcIsO6XCIsIGk6IFwiw61cIiwgbzogXCLDs1wiLCBhOiBcIsOhXCIgfSxcbiAgfSxcbiAgbmw6IHtcbiAgICBsYWJlbDogXCJOTFwiLFxuICAgIHBsYWluOiBbXCJgMTIzNDU2Nzg5MC09XCIsIFwicXdlcnR5dWlvcFtdXCIsIFwiYXNkZmdoamtsOydcXFxcXCIsIFwiXFxcXHp4Y3Zibm0sLi9cIl0sXG4gICAgc2hpZnRlZDogW1wifiFAIyQlXiYqKClfK1wiLCBcIlFXRVJUWVVJT1B7fVwiLCAnQVNERkdISktMOlwifCcsIFwifFpYQ1ZCTk08Pj9cIl0sXG4gICAgYWx0R3I6IHtcbiAgICAgIFwiMVwiOiBcIsKhXCIsXG4gICAgICBcIjJcIjogXCLCslwiLFxuICAgICAgXCIzXCI6IFwiwrNcIixcbiAgICAgIFwiNFwiOiBcIsKkXCIsXG4gICAgICBcIjVcIjogXCLigqxcIixcbiAgICAgIHE6IFwiw6RcIixcbiAgICAgIGU6IFwiw6lcIixcbiAgICAgIHQ6IFwiw75cIixcbiAgICAgIHk6IFwiw7xcIixcbiAgICAgIHU6IFwiw7pcIixcbiAgICAgIGk6IFwiw61cIixcbiAgICAgIG86IFwiw7NcIixcbiAgICAgIHA6IFwiw7ZcIixcbiAgICAgIFwiW1wiOiBcIsKrXCIsXG4gICAgICBcIl1cIjogXCLCu1wiLFxuICAgICAgYTogXCLDoVwiLFxuICAgICAgczogXCLDn1wiLFxuICAgICAgbDogXCLDuFwiLFxuICAgICAgXCI7XCI6IFwiwrZcIixcbiAgICAgIGM6IFwiwqlcIixcbiAgICAgIG46IFwiw7FcIixcbiAgICAgIG06IFwiwrVcIixcbiAgICAgIFwiLFwiOiBcIsOnXCIsXG4gICAgfSxcbiAgfSxcbn1cblxuLyoqIE1vZGlmaWVycyBzdGF5IGRvd24gZm9yIG9uZSBrZXk7IGEgc2Vjb25kIHByZXNzIGxvY2tzIHRoZW0sIGEgdGhpcmQgcmVsZWFzZXMgdGhlbS4gKi9cbmV4cG9ydCB0eXBlIE1vZGlmaWVyTmFtZSA9IFwiU2hpZnRcIiB8IFwiQ29udHJvbFwiIHwgXCJBbHRcIiB8IFwiQWx0R3JcIiB8IFwiTWV0YVwiXG5leHBvcnQgdHlwZSBNb2RpZmllclN0YXRlID0gXCJvZmZcIiB8IFwib25jZVwiIHwgXCJsb2NrZWRcIlxuZXhwb3J0IHR5cGUgTW9kaWZpZXJzID0gUmVhZG9ubHk8UmVjb3JkPE1vZGlmaWVyTmFtZSwgTW9kaWZpZXJTdGF0ZT4+XG5cbmV4cG9ydCBjb25zdCBOT19NT0RJRklFUlM6IE1vZGlmaWVycyA9IHsgU2hpZnQ6IFwib2ZmXCIsIENvbnRyb2w6IFwib2ZmXCIsIEFsdDogXCJvZmZcIiwgQWx0R3I6IFwib2ZmXCIsIE1ldGE6IFwib2ZmXCIgfVxuXG5jb25zdCBORVhUOiBSZWNvcmQ8TW9kaWZpZXJTdGF0ZSwgTW9kaWZpZXJTdGF0ZT4gPSB7IG9mZjogXCJvbmNlXCIsIG9uY2U6IFwibG9ja2VkXCIsIGxvY2tlZDogXCJvZmZcIiB9XG5cbmV4cG9ydCBmdW5jdGlvbiBwcmVzc01vZGlmaWVyKG1vZGlmaWVyczogTW9kaWZpZXJzLCBuYW1lOiBNb2RpZmllck5hbWUpOiBNb2RpZmllcnMge1xuICByZXR1cm4geyAuLi5tb2RpZmllcnMsIFtuYW1lXTogTkVYVFttb2RpZmllcnNbbmFtZV1dIH1cbn1cblxuLyoqIEFmdGVyIGEga2V5OiB3aGF0IHdhcyBkb3duIGZvciBvbmUga2V5IGlzIHJlbGVhc2VkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGFmdGVyS2V5KG1vZGlmaWVyczogTW9kaWZpZXJzKTogTW9kaWZpZXJzIHtcbiAgY29uc3QgbmFtZXMgPSBPYmplY3Qua2V5cyhtb2RpZmllcnMpIGFzIE1vZGlmaWVyTmFtZVtdXG4gIGNvbnN0IGtlcHQgPSBuYW1lcy5tYXAoKG5hbWUpID0+IFtuYW1lLCBtb2RpZmllcnNbbmFtZV0gPT09IFwib25jZVwiID8gXCJvZmZcIiA6IG1vZGlmaWVyc1tuYW1lXV0pXG4gIHJldHVybiBPYmplY3QuZnJvbUVudHJpZXMoa2VwdCkgYXMgTW9kaWZpZXJzXG59XG5cbi8qKiBUaGUgY2hhcmFjdGVyIG9uIGEga2V5IHdpdGggdGhlc2UgbW9kaWZpZXJzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNoYXJhY3Rlck9uKFxuICBsYXlvdXQ6IEtleWJvYXJkTGF5b3V0LFxuICByb3c6IG51bWJlcixcbiAgY29sdW1uOiBudW1iZXIsXG4gIG1vZGlmaWVyczogTW9kaWZpZXJzLFxuKTogc3RyaW5nIHtcbiAgY29uc3QgcGxhaW4gPSBsYXlvdXQucGxhaW5bcm93XT8uW2NvbHVtbl0gPz8gXCJcIlxuICBpZiAobW9kaWZpZXJzLkFsdEdyICE9PSBcIm9mZlwiKSByZXR1cm4gbGF5b3V0LmFsdEdyW3BsYWluXSA/PyBwbGFpblxuICByZXR1cm4gbW9kaWZpZXJzLlNoaWZ0ID09PSBcIm9mZlwiID8gcGxhaW4gOiAobGF5b3V0LnNoaWZ0ZWRbcm93XT8uW2NvbHVtbl0gPz8gcGxhaW4pXG59XG5cbmNvbnN0IE1PRElGSUVSX0tFWVNZTVMgPSB7IENvbnRyb2w6IEtFWVNZTS5Db250cm9sX0wsIEFsdDogS0VZU1lNLkFsdF9MLCBNZXRhOiBLRVlTWU0uU3VwZXJfTCB9IGFzIGNvbnN0XG5cbi8qKlxuICogVGhlIGtleXN5bXMgb2YgYSBjaGFyYWN0ZXIgd2l0aCB0aGUgbW9kaWZpZXJzIGhlbGQ6IFNoaWZ0IGFuZCBBbHRHciBhcmUgcGFydCBvZiB0aGUgY2hhcmFjdGVyIGFscmVhZHksIHNvIHRoYXQgdGhlXG4gKiBtYWNoaW5lJ3Mgb3duIGxheW91dCBkb2VzIG5vdCBtYXR0ZXIuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBrZXlzeW1zT2ZDaGFyYWN0ZXIoY2hhcmFjdGVyOiBzdHJpbmcsIG1vZGlmaWVyczogTW9kaWZpZXJzKTogbnVtYmVyW10ge1xuICByZXR1cm4gWy4uLmhlbGRLZXlzeW1zKG1vZGlmaWVycyksIGtleXN5bU9mQ2hhcmFjdGVyKGNoYXJhY3RlcildXG59XG5cbi8qKiBUaGUgc2FtZSBmb3IgYSBrZXkgd2l0aG91dCBhIGNoYXJhY3RlciAoRjEsIEVudGVyKTogaGVyZSBTaGlmdCBpcyBhIGtleSBvZiBpdHMgb3duLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGtleXN5bXNPZk5hbWVkS2V5KGtleXN5bTogbnVtYmVyLCBtb2RpZmllcnM6IE1vZGlmaWVycyk6IG51bWJlcltdIHtcbiAgY29uc3Qgc2hpZnQgPSBtb2RpZmllcnMuU2hpZnQgPT09IFwib2ZmXCIgPyBbXSA6IFtLRVlTWU0uU2hpZnRfTF1cbiAgcmV0dXJuIFsuLi5zaGlmdCwgLi4uaGVsZEtleXN5bXMobW9kaWZpZXJzKSwga2V5c3ltXVxufVxuXG5mdW5jdGlvbiBoZWxkS2V5c3ltcyhtb2RpZmllcnM6IE1vZGlmaWVycyk6IG51bWJlcltdIHtcbiAgY29uc3QgbmFtZXMgPSBPYmplY3Qua2V5cyhNT0RJRklFUl9LRVlTWU1TKSBhcyAoa2V5b2YgdHlwZW9mIE1PRElGSUVSX0tFWVNZTVMpW11cbiAgcmV0dXJuIG5hbWVzLmZpbHRlcigobmFtZSkgPT4gbW9kaWZpZXJzW25hbWVdICE9PSBcIm9mZlwiKS5tYXAoKG5hbWUpID0+IE1PRElGSUVSX0tFWVNZTVNbbmFtZV0pXG59XG4iLAogICAgIi8qKiBXaGF0IGNvdmVycyB0aGUgc2NyZWVuIHdoaWxlIHRoZXJlIGlzIG5vdGhpbmcgdG8gc2VlLCBhbmQgb25jZSBpdCBpcyBvdmVyLiAqL1xuaW1wb3J0IHsgdXNlSWQgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHsgQnV0dG9uLCBCdXR0b25MaW5rIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5pbXBvcnQgeyBJY29uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvaWNvbi50c3hcIlxuaW1wb3J0IHR5cGUgeyBUZXh0S2V5IH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvaTE4bi50c1wiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuaW1wb3J0IHsgZW5kQWR2aWNlIH0gZnJvbSBcIi4vZW5kLWFkdmljZS50c1wiXG5pbXBvcnQgeyBjYW5SZWNvbm5lY3QsIHR5cGUgRW5kUmVhc29uLCBoYXNFbmRlZCwgaXNOb3JtYWxFbmQsIHR5cGUgTW9kZWwgfSBmcm9tIFwiLi9tb2RlbC50c1wiXG5pbXBvcnQgeyB0eXBlIFJlbW90ZVNjcmVlblByb3BzLCB3aXRoU2Vzc2lvbiB9IGZyb20gXCIuL3Byb3BzLnRzXCJcblxuZXhwb3J0IGludGVyZmFjZSBPdmVybGF5UHJvcHMge1xuICBzZXNzaW9uOiBSZW1vdGVTY3JlZW5Qcm9wc1xuICBtb2RlbDogTW9kZWxcbiAgLyoqIFRoZSBwaWN0dXJlIG9uIHRoZSBzY3JlZW4gaXMgb2xkIGJ1dCBzdGlsbCB0aGVyZTogY292ZXIgaXQgbGlnaHRseS4gKi9cbiAgaGFzUGljdHVyZTogYm9vbGVhblxuICBub3dNczogbnVtYmVyXG4gIG9uUmVjb25uZWN0KCk6IHZvaWRcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIE92ZXJsYXkoeyBzZXNzaW9uLCBtb2RlbCwgaGFzUGljdHVyZSwgbm93TXMsIG9uUmVjb25uZWN0IH06IE92ZXJsYXlQcm9wcykge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCB7IGNvbm5lY3Rpb24gfSA9IG1vZGVsXG4gIGlmIChjb25uZWN0aW9uLnN0YXRlID09PSBcImNvbm5lY3RlZFwiKSByZXR1cm4gbnVsbFxuICBpZiAoaGFzRW5kZWQoY29ubmVjdGlvbikpXG4gICAgcmV0dXJuIChcbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwicmVtb3RlLWNvdmVyXCI+XG4gICAgICAgIDxTZXNzaW9uRW5kZWQgc2Vzc2lvbj17c2Vzc2lvbn0gbW9kZWw9e21vZGVsfSBlbmQ9e2Nvbm5lY3Rpb24uZW5kfSBvblJlY29ubmVjdD17b25SZWNvbm5lY3R9IC8+XG4gICAgICA8L2Rpdj5cbiAgICApXG4gIGlmIChjb25uZWN0aW9uLnN0YXRlID09PSBcIndhaXRpbmdcIiAmJiBjb25uZWN0aW9uLmZvciA9PT0gXCJtYWNoaW5lXCIpXG4gICAgcmV0dXJuIChcbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwicmVtb3RlLWNvdmVyIHJlbW90ZS1jb3Zlci1saWdodFwiIGRhdGEtbWFjaGluZT17bW9kZWwubWFjaGluZS5zdGF0ZX0+XG4gICAgICAgIDxNYWNoaW5lVW5yZXNwb25zaXZlIG5hbWU9e3Nlc3Npb24uaW50ZXJmYWNlTmFtZX0gbWFjaGluZT17bW9kZWwubWFjaGluZX0gbm93TXM9e25vd01zfSAvPlxuICAgICAgPC9kaXY+XG4gICAgKVxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3NOYW1lPXtoYXNQaWN0dXJlID8gXCJyZW1vdGUtY292ZXIgcmVtb3RlLWNvdmVyLWxpZ2h0XCIgOiBcInJlbW90ZS1jb3ZlclwifT5cbiAgICAgIDxwIGNsYXNzTmFtZT1cInJlbW90ZS1wcm9ncmVzc1wiIHJvbGU9XCJzdGF0dXNcIj5cbiAgICAgICAgPHNwYW4gY2xhc3NOYW1lPVwicmVtb3RlLXNwaW5uZXJcIiAvPlxuICAgICAgICB7cHJvZ3Jlc3NUZXh0KG1vZGVsLCBzZXNzaW9uLmludGVyZmFjZU5hbWUsIHQpfVxuICAgICAgPC9wPlxuICAgIDwvZGl2PlxuICApXG59XG5cbi8qKiBBbm5vdW5jZWQgdG8gc2NyZWVuIHJlYWRlcnMgb25jZTsgdGhlIHNlY29uZHMgYXJlIG9ubHkgdmlzaWJsZS4gKi9cbmZ1bmN0aW9uIE1hY2hpbmVVbnJlc3BvbnNpdmUoe1xuICBuYW1lLFxuICBtYWNoaW5lLFxuICBub3dNcyxcbn06IHtcbiAgbmFtZTogc3RyaW5nXG4gIG1hY2hpbmU6IE1vZGVsW1wibWFjaGluZVwiXVxuICBub3dNczogbnVtYmVyXG59KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHNlY29uZHMgPSBNYXRoLm1heCgwLCBNYXRoLnJvdW5kKChub3dNcyAtIG1hY2hpbmUuc2luY2VNcykgLyAxMDAwKSlcbiAgY29uc3QgaXNTaWxlbnQgPSBtYWNoaW5lLnN0YXRlID09PSBcIlNJTEVOVFwiXG4gIGNvbnN0IHJlYXNvbiA9IHQobWFjaGluZS5zdGF0ZSA9PT0gXCJIRUxEXCIgPyBcInJlbW90ZS5waWN0dXJlSGVsZFwiIDogXCJyZW1vdGUubWFjaGluZUxvc3RcIiwgeyBuYW1lIH0pXG4gIHJldHVybiAoXG4gICAgPHAgY2xhc3NOYW1lPVwicmVtb3RlLXByb2dyZXNzXCI+XG4gICAgICA8c3BhbiBjbGFzc05hbWU9XCJ2aXN1YWxseS1oaWRkZW5cIiByb2xlPVwiYWxlcnRcIj5cbiAgICAgICAge2lzU2lsZW50ID8gdChcInJlbW90ZS5tYWNoaW5lU2lsZW50QWxlcnRcIiwgeyBuYW1lIH0pIDogcmVhc29ufVxuICAgICAgPC9zcGFuPlxuICAgICAgPHNwYW4gY2xhc3NOYW1lPVwicmVtb3RlLXNwaW5uZXJcIiAvPlxuICAgICAgPHNwYW4gYXJpYS1oaWRkZW49XCJ0cnVlXCI+XG4gICAgICAgIHtpc1NpbGVudCA/IHQoXCJyZW1vdGUubWFjaGluZVNpbGVudFwiLCB7IG5hbWUsIHNlY29uZHM6IGAke3NlY29uZHN9YCB9KSA6IHJlYXNvbn1cbiAgICAgIDwvc3Bhbj5cbiAgICA8L3A+XG4gIClcbn1cblxuZnVuY3Rpb24gcHJvZ3Jlc3NUZXh0KG1vZGVsOiBNb2RlbCwgbmFtZTogc3RyaW5nLCB0OiBSZXR1cm5UeXBlPHR5cGVvZiB1c2VJc2xhbmRWaWV3PltcInRcIl0pOiBzdHJpbmcge1xuICBjb25zdCB7IGNvbm5lY3Rpb24gfSA9IG1vZGVsXG4gIGlmIChjb25uZWN0aW9uLnN0YXRlID09PSBcImNvbm5lY3RpbmdcIiAmJiBtb2RlbC5zdXBlcnZpc2lvbi5zdGF0ZSA9PT0gXCJXQUlUSU5HXCIpXG4gICAgcmV0dXJuIHQoXCJ2aWV3ZXIud2FpdHNGb3JTdXBlcnZpc29yXCIpXG4gIGlmIChjb25uZWN0aW9uLnN0YXRlID09PSBcIndhaXRpbmdcIilcbiAgICByZXR1cm4gdChjb25uZWN0aW9uLmZvciA9PT0gXCJzZXJ2ZXJcIiA/IFwicmVtb3RlLmNvbm5lY3Rpb25Mb3N0XCIgOiBcInJlbW90ZS53YWl0aW5nXCIpXG4gIHJldHVybiBjb25uZWN0aW9uLnN0YXRlID09PSBcImRpc2Nvbm5lY3RpbmdcIiA/IHQoXCJ2aWV3ZXIuZGlzY29ubmVjdGluZ1wiKSA6IHQoXCJyZW1vdGUuY29ubmVjdGluZ1wiLCB7IG5hbWUgfSlcbn1cblxuZnVuY3Rpb24gU2Vzc2lvbkVuZGVkKGVuZGVkOiB7XG4gIHNlc3Npb246IFJlbW90ZVNjcmVlblByb3BzXG4gIG1vZGVsOiBNb2RlbFxuICBlbmQ6IEVuZFJlYXNvblxuICBvblJlY29ubmVjdCgpOiB2b2lkXG59KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHsgc2Vzc2lvbiwgbW9kZWwsIGVuZCB9ID0gZW5kZWRcbiAgY29uc3QgaXNPcmRpbmFyeSA9IGlzTm9ybWFsRW5kKGVuZC5jb2RlKVxuICBjb25zdCBhZHZpY2UgPSBlbmRBZHZpY2UoZW5kKVxuICBjb25zdCB0aXRsZUlkID0gdXNlSWQoKVxuICBjb25zdCBoYXNSZWNvcmRpbmcgPSBzZXNzaW9uLmlzUmVjb3JkZWQgJiYgc2Vzc2lvbi5yZWNvcmRpbmdQYXRoICE9PSBudWxsICYmIG1vZGVsLnNlc3Npb25JZCAhPT0gbnVsbFxuICByZXR1cm4gKFxuICAgIDxzZWN0aW9uIGNsYXNzTmFtZT1cInJlbW90ZS1lbmRcIiBhcmlhLWxhYmVsbGVkYnk9e3RpdGxlSWR9PlxuICAgICAgPGgyIGlkPXt0aXRsZUlkfSBjbGFzc05hbWU9e2lzT3JkaW5hcnkgPyB1bmRlZmluZWQgOiBcInJlbW90ZS1lbmQtZmFpbGVkXCJ9PlxuICAgICAgICA8SWNvbiBuYW1lPXtpc09yZGluYXJ5ID8gXCJjaGVja1wiIDogXCJ3YXJuaW5nXCJ9IC8+XG4gICAgICAgIHt0KGVuZFRpdGxlKGVuZCkpfVxuICAgICAgPC9oMj5cbiAgICAgIDxwIHJvbGU9XCJhbGVydFwiPntlbmRUZXh0KGVuZCwgdCl9PC9wPlxuICAgICAge2VuZC5kZXRhaWwgJiYgPHAgY2xhc3NOYW1lPVwicmVtb3RlLWVuZC1kZXRhaWxcIj57ZW5kLmRldGFpbH08L3A+fVxuICAgICAge2FkdmljZSAmJiA8cD57dChhZHZpY2UpfTwvcD59XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cInJlbW90ZS1lbmQtYWN0aW9uc1wiPlxuICAgICAgICA8QnV0dG9uTGluayBraW5kPXtlbmQuY29kZSA9PT0gU1RFUF9VUF9SRVFVSVJFRCA/IFwic2Vjb25kYXJ5XCIgOiBcInByaW1hcnlcIn0gaHJlZj17c2Vzc2lvbi5jbG9zZVBhdGh9PlxuICAgICAgICAgIHt0KFwidmlld2VyLmJhY2tUb0xvZ1wiKX1cbiAgICAgICAgPC9CdXR0b25MaW5rPlxuICAgICAgICB7aGFzUmVjb3JkaW5nICYmIGVuZC5jb2RlICE9PSBcIkxFRlRcIiAmJiAoXG4gICAgICAgICAgPEJ1dHRvbkxpbmsgaWNvbj1cInJlY29yZGluZ1wiIGhyZWY9e3dpdGhTZXNzaW9uKHNlc3Npb24ucmVjb3JkaW5nUGF0aCA/PyBcIlwiLCBtb2RlbC5zZXNzaW9uSWQgPz8gXCJcIil9PlxuICAgICAgICAgICAge3QoXCJ2aWV3ZXIudmlld1JlY29yZGluZ1wiKX1cbiAgICAgICAgICA8L0J1dHRvbkxpbms+XG4gICAgICAgICl9XG4gICAgICAgIHtjYW5SZWNvbm5lY3QobW9kZWwsIHNlc3Npb24ubWUudXNlcklkKSAmJiAoXG4gICAgICAgICAgPFJlY29ubmVjdEJ1dHRvbiBpc05vdFByb3ZlZD17ZW5kLmNvZGUgPT09IFNURVBfVVBfUkVRVUlSRUR9IG9uQ2xpY2s9e2VuZGVkLm9uUmVjb25uZWN0fSAvPlxuICAgICAgICApfVxuICAgICAgPC9kaXY+XG4gICAgPC9zZWN0aW9uPlxuICApXG59XG5cbmZ1bmN0aW9uIFJlY29ubmVjdEJ1dHRvbih7IGlzTm90UHJvdmVkOiBuZWVkc1N0ZXBVcCwgb25DbGljayB9OiB7IGlzTm90UHJvdmVkOiBib29sZWFuOyBvbkNsaWNrKCk6IHZvaWQgfSkge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICByZXR1cm4gKFxuICAgIDxCdXR0b25cbiAgICAgIGtpbmQ9e25lZWRzU3RlcFVwID8gXCJwcmltYXJ5XCIgOiBcInNlY29uZGFyeVwifVxuICAgICAgaWNvbj17bmVlZHNTdGVwVXAgPyBcImtleVwiIDogXCJyZWZyZXNoXCJ9XG4gICAgICBvbkNsaWNrPXtvbkNsaWNrfVxuICAgID5cbiAgICAgIHt0KG5lZWRzU3RlcFVwID8gXCJ2aWV3ZXIucHJvdmVcIiA6IFwicmVtb3RlLnJlY29ubmVjdFwiKX1cbiAgICA8L0J1dHRvbj5cbiAgKVxufVxuXG4vKiogVGhlIHN0YXJ0IHJlcXVpcmVzIHN0ZXAtdXAgYXV0aGVudGljYXRpb24sIHdoaWNoIHRoZSB1c2VyIGhhcyBub3QgY29tcGxldGVkLiAqL1xuY29uc3QgU1RFUF9VUF9SRVFVSVJFRCA9IFwiU1RFUF9VUF9SRVFVSVJFRFwiXG5cbmZ1bmN0aW9uIGVuZFRpdGxlKHsgY29kZSB9OiBFbmRSZWFzb24pOiBUZXh0S2V5IHtcbiAgaWYgKGNvZGUgPT09IFNURVBfVVBfUkVRVUlSRUQpIHJldHVybiBcInZpZXdlci5ub3RTdGFydGVkVGl0bGVcIlxuICByZXR1cm4gaXNOb3JtYWxFbmQoY29kZSkgPyBcInZpZXdlci5lbmRlZFRpdGxlXCIgOiBcInZpZXdlci5mYWlsZWRUaXRsZVwiXG59XG5cbi8qKiBUaGUgc2VydmVyJ3Mgb3duIG1lc3NhZ2UsIHRoYXQgb2YgYSBrbm93biBjYXVzZSwgb3IgdGhlIGNhdGFsb2d1ZSdzOyBhbiB1bmtub3duIGNvZGUgZ2V0cyBhIGdlbmVyaWMgbWVzc2FnZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlbmRUZXh0KGVuZDogRW5kUmVhc29uLCB0OiBSZXR1cm5UeXBlPHR5cGVvZiB1c2VJc2xhbmRWaWV3PltcInRcIl0pOiBzdHJpbmcge1xuICBpZiAoZW5kLnRleHQpIHJldHVybiBlbmQudGV4dFxuICBpZiAoZW5kLmRpYWdub3Npcykge1xuICAgIGNvbnN0IGV4cGxhaW5lZDogc3RyaW5nID0gdChgdmlld2VyLmRpYWdub3Npc18ke2VuZC5kaWFnbm9zaXN9YCBhcyBUZXh0S2V5KVxuICAgIGlmIChleHBsYWluZWQgIT09IFwiXCIgJiYgIWV4cGxhaW5lZC5pbmNsdWRlcyhcImRpYWdub3Npc19cIikpIHJldHVybiBleHBsYWluZWRcbiAgfVxuICBjb25zdCBrZXkgPSBgdmlld2VyLmVuZF8ke2VuZC5jb2RlfWBcbiAgY29uc3QgdGV4dDogc3RyaW5nID0gdChrZXkgYXMgVGV4dEtleSlcbiAgY29uc3QgaXNLbm93biA9IHRleHQgIT09IFwiXCIgJiYgIXRleHQuaW5jbHVkZXMoXCJlbmRfXCIpXG4gIHJldHVybiBpc0tub3duID8gdGV4dCA6IHQoXCJ2aWV3ZXIuZW5kX1VOS05PV05cIilcbn1cbiIsCiAgICAiLyoqIFdoYXQgdGhlIHVzZXIgY2FuIGRvIGFmdGVyIGEgc2Vzc2lvbiBlbmRlZCBvciBkaWQgbm90IHN0YXJ0LCBieSB0aGUgY29kZSBvZiBpdHMgZW5kLiAqL1xuaW1wb3J0IHR5cGUgeyBUZXh0S2V5IH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvaTE4bi50c1wiXG5pbXBvcnQgeyB0eXBlIEVuZFJlYXNvbiwgaXNOb3JtYWxFbmQgfSBmcm9tIFwiLi9tb2RlbC50c1wiXG5cbnR5cGUgQWR2aWNlID0gRXh0cmFjdDxUZXh0S2V5LCBgdmlld2VyLm5leHRfJHtzdHJpbmd9YD4gZXh0ZW5kcyBgdmlld2VyLm5leHRfJHtpbmZlciBOYW1lfWAgPyBOYW1lIDogbmV2ZXJcblxuY29uc3QgRU5EX0FEVklDRTogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgQWR2aWNlPj4gPSB7XG4gIFVQU1RSRUFNX1RJTUVPVVQ6IFwibmV0d29ya1wiLFxuICBVUFNUUkVBTV9OT1RfRk9VTkQ6IFwiY29ubmVjdG9yXCIsXG4gIFVQU1RSRUFNX1VOQVZBSUxBQkxFOiBcIm1hY2hpbmVcIixcbiAgREVWSUNFX1VOQVZBSUxBQkxFOiBcImNvbm5lY3RvclwiLFxuICBERVZJQ0VfRVJST1I6IFwibWFjaGluZVwiLFxuICBSRVNPVVJDRV9DTE9TRUQ6IFwibWFjaGluZVwiLFxuICBDT05ORUNUSU9OX0VSUk9SOiBcIm1hY2hpbmVcIixcbiAgQ0xJRU5UX1RJTUVPVVQ6IFwib3duTmV0d29ya1wiLFxuICBDTElFTlRfVE9PX01BTlk6IFwib3RoZXJTZXNzaW9uc1wiLFxuICBTRVNTSU9OX0NPTkZMSUNUOiBcIm90aGVyU2Vzc2lvbnNcIixcbiAgU0VSVkVSX0JVU1k6IFwid2FpdFwiLFxuICBDTElFTlRfQkFEX1JFUVVFU1Q6IFwiaW50ZXJmYWNlXCIsXG4gIENMSUVOVF9CQURfVFlQRTogXCJpbnRlcmZhY2VcIixcbiAgQ0xJRU5UX09WRVJSVU46IFwiaW50ZXJmYWNlXCIsXG4gIENMSUVOVF9GT1JCSURERU46IFwidHJ1c3RcIixcbiAgQ0xJRU5UX1VOQVVUSE9SSVpFRDogXCJjcmVkZW50aWFsc1wiLFxuICBSRVNPVVJDRV9OT1RfRk9VTkQ6IFwibmV3U2Vzc2lvblwiLFxuICBJTlRFUkZBQ0VfTU9ESUZJRURfRVJST1I6IFwibmV3U2Vzc2lvblwiLFxuICBDT05ORUNUT1JfTU9ESUZJRURfRVJST1I6IFwibmV3U2Vzc2lvblwiLFxuICBNQU5BR0VSX1NIVVRET1dOX0VSUk9SOiBcIm5ld1Nlc3Npb25cIixcbiAgSVNTVUVfTUFJTlRFTkFOQ0VfV0lORE9XX0VSUk9SOiBcIndpbmRvd1wiLFxuICBFTUVSR0VOQ1lfVElNRV9FUlJPUjogXCJ3aW5kb3dcIixcbiAgSVNTVUVfU1RBVEVfRVJST1I6IFwiaXNzdWVcIixcbiAgSVNTVUVfRU5BQkxFX1JFTU9URV9BQ0NFU1NfRVJST1I6IFwiaXNzdWVcIixcbiAgSVNTVUVfQVNTSUdOTUVOVF9FUlJPUjogXCJpc3N1ZVwiLFxuICBVU0VSX0xPR09VVF9FUlJPUjogXCJvd25lclwiLFxuICBVU0VSX0FVVEhPUklaQVRJT05fRVJST1I6IFwicGVybWlzc2lvblwiLFxuICBERVZJQ0VfREVMRVRFX0VSUk9SOiBcInBlcm1pc3Npb25cIixcbiAgTk9UX0FMTE9XRUQ6IFwicGVybWlzc2lvblwiLFxufVxuXG4vKiogTnVsbCBhZnRlciBhbiBlbmQgaW4gdGhlIG9yZGluYXJ5IHdheSwgYW5kIHdoZXJlIHRoZSB0ZXh0IG9mIHRoZSBlbmQgc2F5cyBpdCBhbHJlYWR5LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVuZEFkdmljZSh7IGNvZGUsIGRpYWdub3NpcyB9OiBFbmRSZWFzb24pOiBUZXh0S2V5IHwgbnVsbCB7XG4gIGNvbnN0IGFkdmljZSA9IEVORF9BRFZJQ0VbY29kZV1cbiAgaWYgKGFkdmljZSA9PT0gdW5kZWZpbmVkIHx8IGRpYWdub3NpcyAhPT0gdW5kZWZpbmVkIHx8IGlzTm9ybWFsRW5kKGNvZGUpKSByZXR1cm4gbnVsbFxuICByZXR1cm4gYHZpZXdlci5uZXh0XyR7YWR2aWNlfWBcbn1cbiIsCiAgICAiLyoqIFByb3BzIG9mIHRoZSBpc2xhbmQgYHJlbW90ZS1zY3JlZW5gLCBwYXNzZWQgYnkgdGhlIHBhZ2UgYXMgSlNPTi4gKi9cbmltcG9ydCB0eXBlIHsgRmlsZVBsYWNlLCBTY3JlZW5LaW5kIH0gZnJvbSBcIi4uLy4uL3NyYy9tYWNoaW5lcy9pbnRlcmZhY2VzL3J1bGVzLXR5cGVzLnRzXCJcblxuZXhwb3J0IGludGVyZmFjZSBSZW1vdGVTY3JlZW5Qcm9wcyB7XG4gIC8qKiBTdGFydCBhIG5ldyBzZXNzaW9uIG9uIHRoaXMgaW50ZXJmYWNlLCBvciBqb2luIHRoZSBydW5uaW5nIG9uZSBgc2Vzc2lvbklkYC4gKi9cbiAgbW9kZTogXCJzdGFydFwiIHwgXCJqb2luXCJcbiAgZGV2aWNlSWQ6IHN0cmluZ1xuICBpc3N1ZUlkOiBzdHJpbmdcbiAgbG9nSWQ6IHN0cmluZ1xuICBpbnRlcmZhY2VJZDogc3RyaW5nXG4gIC8qKiBudWxsIHdoZW4gc3RhcnRpbmcuICovXG4gIHNlc3Npb25JZDogc3RyaW5nIHwgbnVsbFxuICBpbnRlcmZhY2VOYW1lOiBzdHJpbmdcbiAgaW50ZXJmYWNlVHlwZTogc3RyaW5nXG4gIGtpbmQ6IFNjcmVlbktpbmRcbiAgZGV2aWNlTmFtZTogc3RyaW5nXG4gIGlzc3VlVGl0bGU6IHN0cmluZ1xuICAvKiogU3RhcnRlZCBvdXRzaWRlIHRoZSBtYWludGVuYW5jZSB3aW5kb3c6IGhhcyBhIGxpbWl0IG9mIGl0cyBvd24sIHdoaWNoIGNhbm5vdCBiZSBleHRlbmRlZC4gKi9cbiAgaXNFbWVyZ2VuY3k6IGJvb2xlYW5cbiAgLyoqIElTTyBpbnN0YW50LCBvZiB0aGUgd2luZG93IG9yIG9mIHRoZSBlbWVyZ2VuY3kgc2Vzc2lvbjsgbnVsbCB3aGVyZSBubyB3aW5kb3cgYXBwbGllcy4gKi9cbiAgd2luZG93RW5kc0F0OiBzdHJpbmcgfCBudWxsXG4gIC8qKiBUaGUgc2Vzc2lvbiBlbmRzIHdpdGggdGhlIHdpbmRvdzsgb3RoZXJ3aXNlIGl0IGdvZXMgb24sIGFuZCBhZG1pdHMgbm8gbmV3IHBlcnNvbi4gKi9cbiAgZW5kc1dpdGhXaW5kb3c6IGJvb2xlYW5cbiAgLyoqIEhvdXJzIGJ5IHdoaWNoIHRoaXMgcGVyc29uIG1heSBleHRlbmQgdGhlIHdpbmRvdzsgMCBmb3Igbm9uZS4gKi9cbiAgZXh0ZW5zaW9uSG91cnNNYXg6IG51bWJlclxuICBtZTogeyB1c2VySWQ6IHN0cmluZzsgZGlzcGxheU5hbWU6IHN0cmluZyB9XG4gIC8qKiBBIGd1ZXN0IHdpdGhvdXQgYW4gYWNjb3VudCwgd2hvIGhhcyBubyBwYWdlIGJ1dCB0aGlzIG9uZS4gKi9cbiAgaXNHdWVzdDogYm9vbGVhblxuICAvKiogQmVzaWRlIG90aGVyIHNlc3Npb25zIG9uIG9uZSBwYWdlOiB3aXRoIHRoZSB0b29scyB0aGF0IGZpdCB0aGVyZTsgdGhlIHJlc3QgaXMgb24gdGhlIHNlc3Npb24ncyBvd24gcGFnZS4gKi9cbiAgaXNUaWxlOiBib29sZWFuXG4gIC8qKiBXcml0ZXMgdmlld2VyLCBtYWNoaW5lIGFuZCB0aW1lIG92ZXIgdGhlIHBpY3R1cmUuICovXG4gIGhhc1dhdGVybWFyazogYm9vbGVhblxuICAvKiogUGFnZXMgdGhhdCBvcGVuIGJlc2lkZSB0aGUgc2Vzc2lvbjsgbnVsbCBmb3IgZ3Vlc3RzLiAqL1xuICBxdWlja0FjY2VzczogUXVpY2tBY2Nlc3MgfCBudWxsXG4gIC8qKiBudWxsIHdoZW4gc3RhcnRpbmc6IHRoZW4gaXQgaXMgYG1lYC4gKi9cbiAgb3duZXJJZDogc3RyaW5nIHwgbnVsbFxuICAvKiogUGFnZSBvZiB0aGUgc2Vzc2lvbiBvbmNlIGl0IHJ1bnM7IFwiOnNlc3Npb25JZFwiIHN0YW5kcyBmb3IgaXRzIGlkLiAqL1xuICBqb2luUGF0aDogc3RyaW5nXG4gIC8qKiBQYXRoIG9mIHRoZSByZWNvcmRpbmcncyBwYWdlOyBcIjpzZXNzaW9uSWRcIiBpcyBhIHBsYWNlaG9sZGVyLiBOdWxsIHdoZXJlIHRoZSB1c2VyIG1heSBub3Qgc2VlIHJlY29yZGluZ3MuICovXG4gIHJlY29yZGluZ1BhdGg6IHN0cmluZyB8IG51bGxcbiAgLyoqIFdoZXJlIHRvIGdvIGFmdGVyd2FyZHM6IHRoZSBsb2cuICovXG4gIGNsb3NlUGF0aDogc3RyaW5nXG4gIGlzUmVjb3JkZWQ6IGJvb2xlYW5cbiAgLyoqIFdoZXJlIGZpbGVzIGFyZSB0cmFuc2ZlcnJlZCBmcm9tIGFuZCB0bzsgbnVsbCB3aGVyZSBub25lIGFyZS4gKi9cbiAgZmlsZXM6IEZpbGVQbGFjZSB8IG51bGxcbiAgLyoqIFJlc3RyaWN0aW9ucyBvZiB0aGUgaW50ZXJmYWNlIGZvciBldmVyeW9uZSBpbiB0aGUgc2Vzc2lvbi4gVGhlIHNlcnZlciBlbmZvcmNlcyB0aGVtOyB0aGUgcGFnZSBkaXNwbGF5cyB0aGVtLiAqL1xuICByZWFkT25seTogYm9vbGVhblxuICBkaXNhYmxlQ29weTogYm9vbGVhblxuICBkaXNhYmxlUGFzdGU6IGJvb2xlYW5cbiAgLyoqIFRoZSBpbnRlcmZhY2UgYWxsb3dzIGFsZ29yaXRobXMgdGhhdCBhcmUgYnJva2VuIG9yIHdlYWsuICovXG4gIGxlZ2FjeUFsZ29yaXRobXM6IGJvb2xlYW5cbiAgLyoqIFRoZSBvd25lcidzIHdpbmRvdyBkZWNpZGVzIHRoZSBtYWNoaW5lJ3Mgc2l6ZTsgZGVza3RvcHMgb25seS4gKi9cbiAgcmVzaXplc01hY2hpbmU6IGJvb2xlYW5cbiAgLyoqIExpbmVzOyB0ZXJtaW5hbHMgb25seS4gKi9cbiAgc2Nyb2xsYmFjazogbnVtYmVyXG4gIC8qKiBQaXhlbHM7IHRlcm1pbmFscyBvbmx5LiAqL1xuICBmb250U2l6ZTogbnVtYmVyXG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgUXVpY2tBY2Nlc3Mge1xuICBtYWNoaW5lUGF0aDogc3RyaW5nXG4gIGlzc3VlUGF0aDogc3RyaW5nXG4gIGxvZ1BhdGg6IHN0cmluZ1xuICAvKiogV2hlcmUgdGhlIHNlc3Npb25zIHRvIGJlIHNob3duIGJlc2lkZSB0aGlzIG9uZSBhcmUgY2hvc2VuOyBcIjpzZXNzaW9uSWRcIiBpcyBhIHBsYWNlaG9sZGVyLiAqL1xuICBzaWRlQnlTaWRlUGF0aDogc3RyaW5nXG4gIC8qKiBUaGUgb3RoZXIgaW50ZXJmYWNlcyBvZiB0aGUgbWFjaGluZSB0aGF0IHRoaXMgcGVyc29uIG1heSBzdGFydCBzZXNzaW9ucyBvbi4gKi9cbiAgaW50ZXJmYWNlczogeyBuYW1lOiBzdHJpbmc7IHBhdGg6IHN0cmluZyB9W11cbn1cblxuZXhwb3J0IGZ1bmN0aW9uIHdpdGhTZXNzaW9uKHBhdGg6IHN0cmluZywgc2Vzc2lvbklkOiBzdHJpbmcpOiBzdHJpbmcge1xuICByZXR1cm4gcGF0aC5yZXBsYWNlKFwiOnNlc3Npb25JZFwiLCBlbmNvZGVVUklDb21wb25lbnQoc2Vzc2lvbklkKSlcbn1cbiIsCiAgICAiLyoqIE92ZXIgYSBtYWNoaW5lIHRoYXQgaXMgYSB3ZWIgcGFnZTogd2hlcmUgaXQgaXMsIGFuZCB0aGUgd2F5cyBvbi4gKi9cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlU3RhdGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHR5cGUgeyBOYXZpZ2F0aW9uIH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy9kZXNrdG9wLnRzXCJcbmltcG9ydCB0eXBlIHsgUGxhaW5NZXNzYWdlIH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS50c1wiXG5pbXBvcnQgeyBJY29uQnV0dG9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuXG5leHBvcnQgdHlwZSBQYWdlTG9jYXRpb24gPSBFeHRyYWN0PFBsYWluTWVzc2FnZSwgeyBraW5kOiBcImxvY2F0aW9uXCIgfT5cblxuZXhwb3J0IGZ1bmN0aW9uIFBhZ2VCYXIoe1xuICBsb2NhdGlvbixcbiAgbWF5Q29udHJvbCxcbiAgb25OYXZpZ2F0ZSxcbn06IHtcbiAgbG9jYXRpb246IFBhZ2VMb2NhdGlvblxuICBtYXlDb250cm9sOiBib29sZWFuXG4gIG9uTmF2aWdhdGUodG86IE5hdmlnYXRpb24sIGFkZHJlc3M6IHN0cmluZyk6IHZvaWRcbn0pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgW3R5cGVkLCBzZXRUeXBlZF0gPSB1c2VTdGF0ZShsb2NhdGlvbi51cmwpXG4gIHVzZUVmZmVjdCgoKSA9PiBzZXRUeXBlZChsb2NhdGlvbi51cmwpLCBbbG9jYXRpb24udXJsXSlcbiAgY29uc3QgZ28gPSAodG86IE5hdmlnYXRpb24pID0+ICgpID0+IG9uTmF2aWdhdGUodG8sIFwiXCIpXG4gIHJldHVybiAoXG4gICAgPGZvcm1cbiAgICAgIGNsYXNzTmFtZT1cInBhZ2UtYmFyXCJcbiAgICAgIGFyaWEtbGFiZWw9e3QoXCJ3ZWJwYWdlLmJhclwiKX1cbiAgICAgIGFyaWEtYnVzeT17bG9jYXRpb24uaXNMb2FkaW5nfVxuICAgICAgb25TdWJtaXQ9eyhldmVudCkgPT4ge1xuICAgICAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgICAgIGlmICh0eXBlZCAhPT0gXCJcIikgb25OYXZpZ2F0ZShcIkFERFJFU1NcIiwgdHlwZWQpXG4gICAgICB9fVxuICAgID5cbiAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgIGxhYmVsPXt0KFwid2VicGFnZS5iYWNrXCIpfVxuICAgICAgICBpY29uPVwibGVmdFwiXG4gICAgICAgIGRpc2FibGVkPXshbWF5Q29udHJvbCB8fCAhbG9jYXRpb24uY2FuR29CYWNrfVxuICAgICAgICBvbkNsaWNrPXtnbyhcIkJBQ0tcIil9XG4gICAgICAvPlxuICAgICAgPEljb25CdXR0b25cbiAgICAgICAgbGFiZWw9e3QoXCJ3ZWJwYWdlLmZvcndhcmRcIil9XG4gICAgICAgIGljb249XCJyaWdodFwiXG4gICAgICAgIGRpc2FibGVkPXshbWF5Q29udHJvbCB8fCAhbG9jYXRpb24uY2FuR29Gb3J3YXJkfVxuICAgICAgICBvbkNsaWNrPXtnbyhcIkZPUldBUkRcIil9XG4gICAgICAvPlxuICAgICAgPEljb25CdXR0b24gbGFiZWw9e3QoXCJ3ZWJwYWdlLnJlbG9hZFwiKX0gaWNvbj1cInJlZnJlc2hcIiBkaXNhYmxlZD17IW1heUNvbnRyb2x9IG9uQ2xpY2s9e2dvKFwiUkVMT0FEXCIpfSAvPlxuICAgICAgPEljb25CdXR0b24gbGFiZWw9e3QoXCJ3ZWJwYWdlLnN0YXJ0XCIpfSBpY29uPVwiaG9tZVwiIGRpc2FibGVkPXshbWF5Q29udHJvbH0gb25DbGljaz17Z28oXCJTVEFSVFwiKX0gLz5cbiAgICAgIDxpbnB1dFxuICAgICAgICBjbGFzc05hbWU9XCJpbnB1dFwiXG4gICAgICAgIHR5cGU9XCJ0ZXh0XCJcbiAgICAgICAgaW5wdXRNb2RlPVwidXJsXCJcbiAgICAgICAgYXJpYS1sYWJlbD17dChcIndlYnBhZ2UuYWRkcmVzc1wiKX1cbiAgICAgICAgYXV0b0NvbXBsZXRlPVwib2ZmXCJcbiAgICAgICAgc3BlbGxDaGVjaz17ZmFsc2V9XG4gICAgICAgIHJlYWRPbmx5PXshbWF5Q29udHJvbH1cbiAgICAgICAgdmFsdWU9e3R5cGVkfVxuICAgICAgICBvbkNoYW5nZT17KGV2ZW50KSA9PiBzZXRUeXBlZChldmVudC50YXJnZXQudmFsdWUpfVxuICAgICAgICBvbkJsdXI9eygpID0+IHNldFR5cGVkKGxvY2F0aW9uLnVybCl9XG4gICAgICAvPlxuICAgICAgPHNwYW4gY2xhc3NOYW1lPVwidmlzdWFsbHktaGlkZGVuXCIgcm9sZT1cInN0YXR1c1wiPlxuICAgICAgICB7bG9jYXRpb24uaXNMb2FkaW5nID8gdChcIndlYnBhZ2UubG9hZGluZ1wiKSA6IFwiXCJ9XG4gICAgICA8L3NwYW4+XG4gICAgPC9mb3JtPlxuICApXG59XG4iLAogICAgIi8qKiBXaG8gaXMgaW4gdGhlIHNlc3Npb24gYW5kIHdoYXQgdGhleSBtYXkgZG87IHRoZSBvd25lciBnaXZlcyBjb250cm9sLCB0YWtlcyBpdCBiYWNrIGFuZCByZW1vdmVzLiAqL1xuaW1wb3J0IHsgdHlwZSBSZWFjdE5vZGUsIHVzZVN0YXRlIH0gZnJvbSBcInJlYWN0XCJcbmltcG9ydCB0eXBlIHsgQWNjZXNzUmlnaHQgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMudHNcIlxuaW1wb3J0IHsgQnV0dG9uLCBJY29uQnV0dG9uIH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5pbXBvcnQgeyB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4uL2RlZmluZS50c3hcIlxuaW1wb3J0IHsgRG9ja1NlY3Rpb24gfSBmcm9tIFwiLi9kb2NrLnRzeFwiXG5pbXBvcnQgdHlwZSB7IE1vZGVsLCBQYXJ0aWNpcGFudCB9IGZyb20gXCIuL21vZGVsLnRzXCJcbmltcG9ydCB7IGluaXRpYWxzT2YsIHR5cGUgUGVvcGxlQ2FsbHMsIHVuaXF1ZUJ5UGVyc29uIH0gZnJvbSBcIi4vcGVvcGxlLnRzXCJcbmltcG9ydCB7IFJlYXNvbkZvcm0gfSBmcm9tIFwiLi9yZWFzb24tZm9ybS50c3hcIlxuXG5leHBvcnQgaW50ZXJmYWNlIFBlb3BsZVNlY3Rpb25Qcm9wcyB7XG4gIG1vZGVsOiBNb2RlbFxuICAvKiogTnVsbCBmb3IgZ3Vlc3RzLCB3aG8gZGVjaWRlIGFib3V0IG5vIG90aGVyIHBlcnNvbi4gKi9cbiAgY2FsbHM6IFBlb3BsZUNhbGxzIHwgbnVsbFxuICBpc093bmVyOiBib29sZWFuXG4gIG15VXNlcklkOiBzdHJpbmdcbiAgZm9sbG93ZWRWaWV3ZXI6IHN0cmluZyB8IG51bGxcbiAgLyoqIFJ1bnMgYSBjYWxsOyB3aGF0IHRoZSBzZXJ2ZXIgcmVmdXNlcyBpcyBzaG93biBpbiBpdHMgd29yZHMuICovXG4gIGF0dGVtcHQod29yazogKCkgPT4gUHJvbWlzZTx1bmtub3duPik6IFByb21pc2U8dm9pZD5cbiAgb25Bc2soaXNXYW50ZWQ6IGJvb2xlYW4pOiB2b2lkXG4gIG9uRm9sbG93KHZpZXdlcjogc3RyaW5nIHwgbnVsbCk6IHZvaWRcbiAgb25DbG9zZSgpOiB2b2lkXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBQZW9wbGVTZWN0aW9uKHByb3BzOiBQZW9wbGVTZWN0aW9uUHJvcHMpIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgeyBtb2RlbCwgbXlVc2VySWQgfSA9IHByb3BzXG4gIGNvbnN0IHBlb3BsZSA9IHVuaXF1ZUJ5UGVyc29uKG1vZGVsLnBhcnRpY2lwYW50cylcbiAgY29uc3QgbWUgPSBtb2RlbC5wYXJ0aWNpcGFudHMuZmluZCgoeyB1c2VySWQgfSkgPT4gdXNlcklkID09PSBteVVzZXJJZClcbiAgY29uc3QgbWF5QXNrID0gbWUgIT09IHVuZGVmaW5lZCAmJiBtZS5yaWdodCA9PT0gXCJWSUVXXCIgJiYgbW9kZWwucmlnaHQgPT09IFwiVklFV1wiXG4gIHJldHVybiAoXG4gICAgPERvY2tTZWN0aW9uIHRpdGxlPXt0KFwidmlld2VyLnBlb3BsZVwiKX0gaWNvbj1cInVzZXJzXCIgY291bnQ9e2Ake3Blb3BsZS5sZW5ndGh9YH0gb25DbG9zZT17cHJvcHMub25DbG9zZX0+XG4gICAgICA8dWwgY2xhc3NOYW1lPVwiZG9jay1yb3dzXCI+XG4gICAgICAgIHtwZW9wbGUubWFwKChwZXJzb24pID0+IChcbiAgICAgICAgICA8UGVyc29uUm93IGtleT17cGVyc29uLnVzZXJJZH0gcGVyc29uPXtwZXJzb259IHsuLi5wcm9wc30gLz5cbiAgICAgICAgKSl9XG4gICAgICA8L3VsPlxuICAgICAge21heUFzayAmJiAoXG4gICAgICAgIDxkaXYgY2xhc3NOYW1lPVwiZG9jay1ib2R5XCI+XG4gICAgICAgICAgPEJ1dHRvbiBpY29uPVwidGFrZVwiIG9uQ2xpY2s9eygpID0+IHByb3BzLm9uQXNrKCFtZS5hc2tzKX0+XG4gICAgICAgICAgICB7dChtZS5hc2tzID8gXCJ2aWV3ZXIud2l0aGRyYXdBc2tcIiA6IFwidmlld2VyLmFza0NvbnRyb2xcIil9XG4gICAgICAgICAgPC9CdXR0b24+XG4gICAgICAgIDwvZGl2PlxuICAgICAgKX1cbiAgICAgIHttZT8uc3VwZXJ2aXNlcyAmJiBwcm9wcy5jYWxscyAmJiA8U3VwZXJ2aXNlIHsuLi5wcm9wc30gY2FsbHM9e3Byb3BzLmNhbGxzfSAvPn1cbiAgICA8L0RvY2tTZWN0aW9uPlxuICApXG59XG5cbmZ1bmN0aW9uIFBlcnNvblJvdyh7IHBlcnNvbiwgLi4ucHJvcHMgfTogUGVvcGxlU2VjdGlvblByb3BzICYgeyBwZXJzb246IFBhcnRpY2lwYW50IH0pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgeyBtb2RlbCwgY2FsbHMsIGlzT3duZXIsIG15VXNlcklkIH0gPSBwcm9wc1xuICBjb25zdCBbaXNSZW1vdmluZywgc2V0UmVtb3ZpbmddID0gdXNlU3RhdGUoZmFsc2UpXG4gIGNvbnN0IGlzU2VsZiA9IHBlcnNvbi51c2VySWQgPT09IG15VXNlcklkXG4gIGNvbnN0IGlzVGhlT3duZXIgPSBwZXJzb24udXNlcklkID09PSBtb2RlbC5vd25lcklkXG4gIGNvbnN0IG1hcmtzID0gW1xuICAgIGlzU2VsZiAmJiB0KFwidmlld2VyLnlvdVwiKSxcbiAgICBpc1RoZU93bmVyICYmIHQoXCJ2aWV3ZXIub3duZXJcIiksXG4gICAgcGVyc29uLmlzR3Vlc3QgJiYgdChcInZpZXdlci5ndWVzdFwiKSxcbiAgICBwZXJzb24uc3VwZXJ2aXNlcyAmJiB0KFwidmlld2VyLnN1cGVydmlzb3JcIiksXG4gIF0uZmlsdGVyKEJvb2xlYW4pXG4gIGNvbnN0IG1heURlY2lkZSA9IGlzT3duZXIgJiYgIWlzVGhlT3duZXIgJiYgY2FsbHMgIT09IG51bGxcbiAgY29uc3Qgc2V0UmlnaHQgPSAocmlnaHQ6IEFjY2Vzc1JpZ2h0KSA9PiB2b2lkIHByb3BzLmF0dGVtcHQoKCkgPT4gY2FsbHMhLnNldFJpZ2h0KHBlcnNvbiwgcmlnaHQpKVxuICByZXR1cm4gKFxuICAgIDxsaSBjbGFzc05hbWU9XCJkb2NrLXJvd1wiPlxuICAgICAgPHNwYW4gY2xhc3NOYW1lPXtpc1NlbGYgPyBcImF2YXRhciBhdmF0YXItbWVcIiA6IFwiYXZhdGFyXCJ9IGFyaWEtaGlkZGVuPVwidHJ1ZVwiPlxuICAgICAgICB7aW5pdGlhbHNPZihwZXJzb24ubmFtZSl9XG4gICAgICA8L3NwYW4+XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cImRvY2stZ3Jvd1wiPlxuICAgICAgICA8ZGl2PlxuICAgICAgICAgIHtwZXJzb24ubmFtZX0ge21hcmtzLmxlbmd0aCA+IDAgJiYgPHNwYW4gY2xhc3NOYW1lPVwibXV0ZWRcIj57bWFya3Muam9pbihcIiwgXCIpfTwvc3Bhbj59XG4gICAgICAgIDwvZGl2PlxuICAgICAgICA8ZGl2IGNsYXNzTmFtZT1cImRvY2stc3ViXCI+XG4gICAgICAgICAge3QocGVyc29uLmFza3MgPyBcInZpZXdlci5hc2tzXCIgOiBwZXJzb24ucmlnaHQgPT09IFwiQ09OVFJPTFwiID8gXCJ2aWV3ZXIuY29udHJvbHNcIiA6IFwidmlld2VyLndhdGNoZXNcIil9XG4gICAgICAgIDwvZGl2PlxuICAgICAgPC9kaXY+XG4gICAgICB7bWF5RGVjaWRlICYmIHBlcnNvbi5yaWdodCA9PT0gXCJWSUVXXCIgJiYgIXBlcnNvbi5zdXBlcnZpc2VzICYmIChcbiAgICAgICAgPFNtYWxsQnV0dG9uIGtpbmQ9e3BlcnNvbi5hc2tzID8gXCJwcmltYXJ5XCIgOiBcInNlY29uZGFyeVwifSBvbkNsaWNrPXsoKSA9PiBzZXRSaWdodChcIkNPTlRST0xcIil9PlxuICAgICAgICAgIHt0KFwidmlld2VyLmdpdmVDb250cm9sXCIpfVxuICAgICAgICA8L1NtYWxsQnV0dG9uPlxuICAgICAgKX1cbiAgICAgIHttYXlEZWNpZGUgJiYgcGVyc29uLnJpZ2h0ID09PSBcIkNPTlRST0xcIiAmJiAoXG4gICAgICAgIDxTbWFsbEJ1dHRvbiBraW5kPVwic2Vjb25kYXJ5XCIgb25DbGljaz17KCkgPT4gc2V0UmlnaHQoXCJWSUVXXCIpfT5cbiAgICAgICAgICB7dChcInZpZXdlci50YWtlQ29udHJvbFwiKX1cbiAgICAgICAgPC9TbWFsbEJ1dHRvbj5cbiAgICAgICl9XG4gICAgICB7IWlzU2VsZiAmJiBtb2RlbC52aWV3QXJlYXMuaGFzKHBlcnNvbi5pZCkgJiYgKFxuICAgICAgICA8SWNvbkJ1dHRvblxuICAgICAgICAgIGxhYmVsPXt0KFwidmlld2VyLmZvbGxvd1wiLCB7IG5hbWU6IHBlcnNvbi5uYW1lIH0pfVxuICAgICAgICAgIGljb249XCJleWVcIlxuICAgICAgICAgIGFyaWEtcHJlc3NlZD17cHJvcHMuZm9sbG93ZWRWaWV3ZXIgPT09IHBlcnNvbi5pZH1cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBwcm9wcy5vbkZvbGxvdyhwcm9wcy5mb2xsb3dlZFZpZXdlciA9PT0gcGVyc29uLmlkID8gbnVsbCA6IHBlcnNvbi5pZCl9XG4gICAgICAgIC8+XG4gICAgICApfVxuICAgICAge21heURlY2lkZSAmJiAhcGVyc29uLnN1cGVydmlzZXMgJiYgKFxuICAgICAgICA8SWNvbkJ1dHRvblxuICAgICAgICAgIGxhYmVsPXt0KFwidmlld2VyLnJlbW92ZVwiLCB7IG5hbWU6IHBlcnNvbi5uYW1lIH0pfVxuICAgICAgICAgIGljb249XCJjbG9zZVwiXG4gICAgICAgICAgYXJpYS1leHBhbmRlZD17aXNSZW1vdmluZ31cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBzZXRSZW1vdmluZyghaXNSZW1vdmluZyl9XG4gICAgICAgIC8+XG4gICAgICApfVxuICAgICAge2lzUmVtb3ZpbmcgJiYgKFxuICAgICAgICA8UmVhc29uRm9ybVxuICAgICAgICAgIGFjdGlvbj17dChcInZpZXdlci5yZW1vdmVBY3Rpb25cIil9XG4gICAgICAgICAgb25TdWJtaXQ9eyhyZWFzb24pID0+IHtcbiAgICAgICAgICAgIHNldFJlbW92aW5nKGZhbHNlKVxuICAgICAgICAgICAgdm9pZCBwcm9wcy5hdHRlbXB0KCgpID0+IGNhbGxzIS5yZW1vdmUocGVyc29uLCByZWFzb24pKVxuICAgICAgICAgIH19XG4gICAgICAgIC8+XG4gICAgICApfVxuICAgIDwvbGk+XG4gIClcbn1cblxuLyoqIFdoYXQgYSBzdXBlcnZpc29yIGRvZXM6IGVhY2ggd2l0aCBhIHJlYXNvbiwgZm9yIHRoZSBhdWRpdCBsb2cgYW5kIHRoZSByZWNvcmRpbmcuICovXG5mdW5jdGlvbiBTdXBlcnZpc2UoeyBtb2RlbCwgY2FsbHMsIGF0dGVtcHQgfTogUGVvcGxlU2VjdGlvblByb3BzICYgeyBjYWxsczogUGVvcGxlQ2FsbHMgfSkge1xuICBjb25zdCB7IHQgfSA9IHVzZUlzbGFuZFZpZXcoKVxuICBjb25zdCBbY2hvc2VuLCBjaG9vc2VdID0gdXNlU3RhdGU8XCJQQVVTRVwiIHwgXCJSRVNVTUVcIiB8IFwiRU5EXCIgfCBudWxsPihudWxsKVxuICBjb25zdCBpc1BhdXNlZCA9IG1vZGVsLnN1cGVydmlzaW9uLnN0YXRlID09PSBcIlBBVVNFRFwiXG4gIGNvbnN0IHRvZ2dsZSA9IGlzUGF1c2VkID8gXCJSRVNVTUVcIiA6IFwiUEFVU0VcIlxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3NOYW1lPVwiZG9jay1ib2R5XCI+XG4gICAgICA8ZGl2IGNsYXNzTmFtZT1cInRvb2wtYWN0aW9uc1wiPlxuICAgICAgICA8QnV0dG9uXG4gICAgICAgICAgaWNvbj17aXNQYXVzZWQgPyBcInBsYXlcIiA6IFwicGF1c2VcIn1cbiAgICAgICAgICBhcmlhLWV4cGFuZGVkPXtjaG9zZW4gPT09IHRvZ2dsZX1cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBjaG9vc2UodG9nZ2xlKX1cbiAgICAgICAgPlxuICAgICAgICAgIHt0KGlzUGF1c2VkID8gXCJ2aWV3ZXIucmVzdW1lSW5wdXRcIiA6IFwidmlld2VyLnBhdXNlSW5wdXRcIil9XG4gICAgICAgIDwvQnV0dG9uPlxuICAgICAgICA8QnV0dG9uIGtpbmQ9XCJkYW5nZXJcIiBpY29uPVwic3RvcFwiIGFyaWEtZXhwYW5kZWQ9e2Nob3NlbiA9PT0gXCJFTkRcIn0gb25DbGljaz17KCkgPT4gY2hvb3NlKFwiRU5EXCIpfT5cbiAgICAgICAgICB7dChcInJlbW90ZS5lbmRTZXNzaW9uXCIpfVxuICAgICAgICA8L0J1dHRvbj5cbiAgICAgIDwvZGl2PlxuICAgICAge2Nob3NlbiAmJiAoXG4gICAgICAgIDxSZWFzb25Gb3JtXG4gICAgICAgICAga2V5PXtjaG9zZW59XG4gICAgICAgICAgYWN0aW9uPXt0KFxuICAgICAgICAgICAgY2hvc2VuID09PSBcIkVORFwiID8gXCJyZW1vdGUuZW5kU2Vzc2lvblwiIDogaXNQYXVzZWQgPyBcInZpZXdlci5yZXN1bWVJbnB1dFwiIDogXCJ2aWV3ZXIucGF1c2VJbnB1dFwiLFxuICAgICAgICAgICl9XG4gICAgICAgICAgb25TdWJtaXQ9eyhyZWFzb24pID0+IHtcbiAgICAgICAgICAgIGNob29zZShudWxsKVxuICAgICAgICAgICAgdm9pZCBhdHRlbXB0KCgpID0+IGNhbGxzLnN1cGVydmlzZShjaG9zZW4sIHJlYXNvbikpXG4gICAgICAgICAgfX1cbiAgICAgICAgLz5cbiAgICAgICl9XG4gICAgPC9kaXY+XG4gIClcbn1cblxuZnVuY3Rpb24gU21hbGxCdXR0b24oYnV0dG9uOiB7IGtpbmQ6IFwicHJpbWFyeVwiIHwgXCJzZWNvbmRhcnlcIjsgb25DbGljaygpOiB2b2lkOyBjaGlsZHJlbjogUmVhY3ROb2RlIH0pIHtcbiAgcmV0dXJuIChcbiAgICA8c3BhbiBjbGFzc05hbWU9XCJkb2NrLXNtYWxsXCI+XG4gICAgICA8QnV0dG9uIGtpbmQ9e2J1dHRvbi5raW5kfSBvbkNsaWNrPXtidXR0b24ub25DbGlja30+XG4gICAgICAgIHtidXR0b24uY2hpbGRyZW59XG4gICAgICA8L0J1dHRvbj5cbiAgICA8L3NwYW4+XG4gIClcbn1cbiIsCiAgICAiLyoqIE9uZSBsaW5lIHRoYXQgc2F5cyB3aHksIHdpdGggdGhlIGJ1dHRvbiB0aGF0IGFjdHMgb24gaXQuICovXG5pbXBvcnQgeyB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyBSRUFTT05fQ0hBUkFDVEVSU19NQVggfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMtcGFydGljaXBhbnRzLnRzXCJcbmltcG9ydCB7IEJ1dHRvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2J1dHRvbi50c3hcIlxuaW1wb3J0IHsgdXNlSXNsYW5kVmlldyB9IGZyb20gXCIuLi9kZWZpbmUudHN4XCJcblxuZXhwb3J0IGZ1bmN0aW9uIFJlYXNvbkZvcm0oeyBhY3Rpb24sIG9uU3VibWl0IH06IHsgYWN0aW9uOiBzdHJpbmc7IG9uU3VibWl0KHJlYXNvbjogc3RyaW5nKTogdm9pZCB9KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IFtyZWFzb24sIHNldFJlYXNvbl0gPSB1c2VTdGF0ZShcIlwiKVxuICByZXR1cm4gKFxuICAgIDxmb3JtXG4gICAgICBjbGFzc05hbWU9XCJkb2NrLWZvcm1cIlxuICAgICAgb25TdWJtaXQ9eyhldmVudCkgPT4ge1xuICAgICAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgICAgIGlmIChyZWFzb24udHJpbSgpKSBvblN1Ym1pdChyZWFzb24udHJpbSgpKVxuICAgICAgfX1cbiAgICA+XG4gICAgICA8aW5wdXRcbiAgICAgICAgY2xhc3NOYW1lPVwiaW5wdXRcIlxuICAgICAgICBhcmlhLWxhYmVsPXt0KFwidmlld2VyLnJlYXNvblwiKX1cbiAgICAgICAgcGxhY2Vob2xkZXI9e3QoXCJ2aWV3ZXIucmVhc29uXCIpfVxuICAgICAgICBtYXhMZW5ndGg9e1JFQVNPTl9DSEFSQUNURVJTX01BWH1cbiAgICAgICAgdmFsdWU9e3JlYXNvbn1cbiAgICAgICAgcmVxdWlyZWRcbiAgICAgICAgLy8gYmlvbWUtaWdub3JlIGxpbnQvYTExeS9ub0F1dG9mb2N1czogdGhlIGZvcm0gYXBwZWFycyBieSB0aGUgY2xpY2sgdGhhdCBhc2tzIGZvciBpdFxuICAgICAgICBhdXRvRm9jdXNcbiAgICAgICAgb25DaGFuZ2U9eyhldmVudCkgPT4gc2V0UmVhc29uKGV2ZW50LnRhcmdldC52YWx1ZSl9XG4gICAgICAvPlxuICAgICAgPEJ1dHRvbiBraW5kPVwiZGFuZ2VyXCIgdHlwZT1cInN1Ym1pdFwiPlxuICAgICAgICB7YWN0aW9ufVxuICAgICAgPC9CdXR0b24+XG4gICAgPC9mb3JtPlxuICApXG59XG4iLAogICAgIi8qKlxuICogTWVzc2FnZXMgZnJvbSBhIHZpZXdlciB0byB0aGUgc2VydmVyLiBUaGV5IGNvbWUgZnJvbSBhIGJyb3dzZXIgdGhhdCBtYXkgYmUgaG9zdGlsZTogZXZlcnkgZmllbGQgaXMgdmFsaWRhdGVkLCBhbmQgYVxuICogbWVzc2FnZSB0aGF0IGlzIG5vdCBjb21wbGV0ZSBhbmQgbGVnYWwgaXMgYSBgUHJvdG9jb2xFcnJvcmAuXG4gKlxuICogTGl0dGxlLWVuZGlhbjsgZWFjaCBtZXNzYWdlIGlzIGB1OCB0eXBlYCBhbmQ6XG4gKlxuICogfCB0eXBlICAgICAgICAgICAgfCBib2R5ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHxcbiAqIHwtLS0tLS0tLS0tLS0tLS0tLXwtLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS18XG4gKiB8IEtFWSAgICAgICAgICAgICB8IHU4IGRvd24gKDAsIDEpLCB1MzIga2V5c3ltLCB0aGVuIGBLZXlib2FyZEV2ZW50LmNvZGVgIGluIEFTQ0lJLCBtYXkgYmUgXCJcIiB8XG4gKiB8IFBPSU5URVIgICAgICAgICB8IHUxNiB4LCB1MTYgeSwgdTggYnV0dG9ucyAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfFxuICogfCBXSEVFTCAgICAgICAgICAgfCB1MTYgeCwgdTE2IHksIGk4IGR4LCBpOCBkeSAobm90Y2hlcykgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHxcbiAqIHwgQ0xJUEJPQVJEICAgICAgIHwgdGV4dCAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB8XG4gKiB8IFJFU0laRSAgICAgICAgICB8IHUxNiB3aWR0aCwgdTE2IGhlaWdodCAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfFxuICogfCBURVJNSU5BTF9LRVlTICAgfCBieXRlcyBmb3IgdGhlIG1hY2hpbmUgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHxcbiAqIHwgVEVSTUlOQUxfUkVTSVpFIHwgdTE2IGNvbHMsIHUxNiByb3dzICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB8XG4gKiB8IEFDSyAgICAgICAgICAgICB8IHUzMiBzZXEgb2YgdGhlIGxhc3QgRlJBTUUgb3IgS0VZIGRyYXduICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfFxuICogfCBQSU5HICAgICAgICAgICAgfCB1MzIgdG9rZW4sIHNlbnQgYmFjayBpbiBhIG5vdGljZTogdGhlIGRlbGF5IGJldHdlZW4gdmlld2VyIGFuZCBzZXJ2ZXIgICAgIHxcbiAqIHwgQVNLICAgICAgICAgICAgIHwgdTggMSByZXF1ZXN0cyBjb250cm9sIG9mIHRoZSBtYWNoaW5lLCAwIHdpdGhkcmF3cyB0aGUgcmVxdWVzdCAgICAgICAgICAgICB8XG4gKiB8IE1BUktFUiAgICAgICAgICB8IHRleHQ6IG1hcmtzIHRoaXMgbW9tZW50IGluIHRoZSByZWNvcmRpbmcsIG1heSBiZSBcIlwiICAgICAgICAgICAgICAgICAgICAgICB8XG4gKiB8IFFVQUxJVFkgICAgICAgICB8IHU4OiBhIHBsYWNlIGluIGBQSUNUVVJFX1FVQUxJVElFU2AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfFxuICogfCBWSUVXX0FSRUEgICAgICAgfCB1MTYgeCwgeSwgdywgaDogdGhlIHBhcnQgb2YgdGhlIHBpY3R1cmUgdGhhdCB0aGUgdmlld2VyIHNlZXMgICAgICAgICAgICAgIHxcbiAqIHwgTkFWSUdBVEUgICAgICAgIHwgdTggYSBwbGFjZSBpbiBgTkFWSUdBVElPTlNgLCB0aGVuIGFuIGFkZHJlc3MsIFwiXCIgYnV0IGZvciB0aGUgbGFzdCBvbmUgICAgIHxcbiAqIHwgQ0FOQ0VMX1VQTE9BRCAgIHwgaWQgb2YgYSB3ZWIgcGFnZSdzIHJlcXVlc3QgZm9yIGZpbGVzLCBpbiBBU0NJSTogaXQgZ2V0cyBub25lICAgICAgICAgICAgICB8XG4gKlxuICogVGhlIGZpcnN0IGVpZ2h0IGFuZCBOQVZJR0FURSBhcmUgZm9yIHRoZSBtYWNoaW5lIGFuZCBpdHMgc2NyZWVuLiBQSU5HLCBBU0ssIFZJRVdfQVJFQSBhbmQgQ0FOQ0VMX1VQTE9BRCBhcmVcbiAqIGFuc3dlcmVkIGJ5IHRoZSBzZXNzaW9uJ3MgbWFpbiB0aHJlYWQ7IE1BUktFUiBhbmQgUVVBTElUWSBieSBpdHMgV29ya2VyLiBOb25lIG9mIHRoZW0gcmVhY2hlcyB0aGUgbWFjaGluZS5cbiAqL1xuaW1wb3J0IHtcbiAgQUREUkVTU19CWVRFU19NQVgsXG4gIENMSVBCT0FSRF9CWVRFU19NQVgsXG4gIHR5cGUgRGVza3RvcElucHV0LFxuICBGUkFNRV9QSVhFTFNfTUFYLFxuICBOQVZJR0FUSU9OUyxcbn0gZnJvbSBcIi4vZGVza3RvcC50c1wiXG5pbXBvcnQgeyBQcm90b2NvbEVycm9yIH0gZnJvbSBcIi4vbGluay50c1wiXG5pbXBvcnQgeyBURVJNSU5BTF9DT0xTX01BWCwgVEVSTUlOQUxfSU5QVVRfQllURVNfTUFYLCBURVJNSU5BTF9ST1dTX01BWCB9IGZyb20gXCIuL3Rlcm1pbmFsLnRzXCJcblxuZXhwb3J0IGNvbnN0IElOUFVUID0ge1xuICBLRVk6IDEsXG4gIFBPSU5URVI6IDIsXG4gIFdIRUVMOiAzLFxuICBDTElQQk9BUkQ6IDQsXG4gIFJFU0laRTogNSxcbiAgVEVSTUlOQUxfS0VZUzogNixcbiAgVEVSTUlOQUxfUkVTSVpFOiA3LFxuICBBQ0s6IDgsXG4gIFBJTkc6IDksXG4gIEFTSzogMTAsXG4gIE1BUktFUjogMTEsXG4gIFFVQUxJVFk6IDEyLFxuICBWSUVXX0FSRUE6IDEzLFxuICBOQVZJR0FURTogMTQsXG4gIENBTkNFTF9VUExPQUQ6IDE1LFxufSBhcyBjb25zdFxuXG4vKiogV2hhdCBhIHZpZXdlciBwcmVmZXJzIHdoZXJlIGl0cyBsaW5rIGlzIHNsb3c7IGVhY2ggdmlld2VyIGZvciBpdHNlbGYuICovXG5leHBvcnQgY29uc3QgUElDVFVSRV9RVUFMSVRJRVMgPSBbXCJBVVRPTUFUSUNcIiwgXCJTSEFSUFwiLCBcIkZBU1RcIiwgXCJEQVRBX1NBVklOR1wiLCBcIkdSRVlcIl0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIFBpY3R1cmVRdWFsaXR5ID0gKHR5cGVvZiBQSUNUVVJFX1FVQUxJVElFUylbbnVtYmVyXVxuXG4vKipcbiAqIFdoYXQgYSB2aWV3ZXIgZG9lcyB0byB0aGUgbWFjaGluZS4gYHJlZnJlc2hgIGFuZCBgcXVhbGl0eWAgYXJlIGlzc3VlZCBieSB0aGUgc2VydmVyIG9ubHk7IGEgdmlld2VyIGNhbm5vdCByZXF1ZXN0IG90aGVyXG4gKiBwaWN0dXJlcyBmcm9tIHRoZSBtYWNoaW5lLlxuICovXG5leHBvcnQgdHlwZSBNYWNoaW5lSW5wdXQgPVxuICB8IEV4Y2x1ZGU8RGVza3RvcElucHV0LCB7IGtpbmQ6IFwicmVmcmVzaFwiIHwgXCJxdWFsaXR5XCIgfT5cbiAgfCB7IGtpbmQ6IFwidGVybWluYWxLZXlzXCI7IGJ5dGVzOiBVaW50OEFycmF5IH1cbiAgfCB7IGtpbmQ6IFwidGVybWluYWxSZXNpemVcIjsgY29sczogbnVtYmVyOyByb3dzOiBudW1iZXIgfVxuXG4vKiogV2hhdCBhIHZpZXdlciBzYXlzIHRvIHRoZSBzZXNzaW9uOyB0aGUgcmlnaHQgVklFVyBpcyBlbm91Z2guICovXG5leHBvcnQgdHlwZSBTZXNzaW9uSW5wdXQgPVxuICB8IHsga2luZDogXCJhY2tcIjsgc2VxOiBudW1iZXIgfVxuICB8IHsga2luZDogXCJwaW5nXCI7IHRva2VuOiBudW1iZXIgfVxuICB8IHsga2luZDogXCJhc2tcIjsgaXNXYW50ZWQ6IGJvb2xlYW4gfVxuICB8IHsga2luZDogXCJtYXJrZXJcIjsgdGV4dDogc3RyaW5nIH1cbiAgfCB7IGtpbmQ6IFwicGljdHVyZVF1YWxpdHlcIjsgcXVhbGl0eTogUGljdHVyZVF1YWxpdHkgfVxuICB8IHsga2luZDogXCJ2aWV3QXJlYVwiOyB4OiBudW1iZXI7IHk6IG51bWJlcjsgdzogbnVtYmVyOyBoOiBudW1iZXIgfVxuICB8IHsga2luZDogXCJjYW5jZWxVcGxvYWRcIjsgcmVxdWVzdElkOiBzdHJpbmcgfVxuXG5leHBvcnQgdHlwZSBWaWV3ZXJJbnB1dCA9IE1hY2hpbmVJbnB1dCB8IFNlc3Npb25JbnB1dFxuXG5jb25zdCBTRVNTSU9OX0lOUFVUX0tJTkRTOiBSZWFkb25seVNldDxWaWV3ZXJJbnB1dFtcImtpbmRcIl0+ID0gbmV3IFNldDxTZXNzaW9uSW5wdXRbXCJraW5kXCJdPihbXG4gIFwiYWNrXCIsXG4gIFwicGluZ1wiLFxuICBcImFza1wiLFxuICBcIm1hcmtlclwiLFxuICBcInBpY3R1cmVRdWFsaXR5XCIsXG4gIFwidmlld0FyZWFcIixcbiAgXCJjYW5jZWxVcGxvYWRcIixcbl0pXG5cbmV4cG9ydCBmdW5jdGlvbiBpc1Nlc3Npb25JbnB1dChpbnB1dDogVmlld2VySW5wdXQpOiBpbnB1dCBpcyBTZXNzaW9uSW5wdXQge1xuICByZXR1cm4gU0VTU0lPTl9JTlBVVF9LSU5EUy5oYXMoaW5wdXQua2luZClcbn1cblxuLyoqIFRoZSBsb25nZXN0IGBLZXlib2FyZEV2ZW50LmNvZGVgIGlzIFwiTWVkaWFQbGF5UGF1c2VcIi1saWtlOyAzMiBsZWF2ZXMgcm9vbS4gKi9cbmV4cG9ydCBjb25zdCBLRVlfQ09ERV9MRU5HVEhfTUFYID0gMzJcbi8qKiBUaGUgbGFyZ2VzdCBtZXNzYWdlIGEgdmlld2VyIG1heSBzZW5kOiBhIGZ1bGwgY2xpcGJvYXJkLiBBbHNvIHRoZSBsaW1pdCBvZiB0aGUgc29ja2V0LiAqL1xuZXhwb3J0IGNvbnN0IFZJRVdFUl9JTlBVVF9CWVRFU19NQVggPSAxICsgQ0xJUEJPQVJEX0JZVEVTX01BWFxuLyoqIExlZnQsIG1pZGRsZSwgcmlnaHQsIGJhY2ssIGZvcndhcmQuICovXG5jb25zdCBCVVRUT05TX01BWCA9IDBiMTExMTFcbi8qKiBYMTEga2V5c3ltcyBhcmUgMjkgYml0cy4gKi9cbmNvbnN0IEtFWVNZTV9NQVggPSAweDFmZmZmZmZmXG4vKiogQSBub3RlIG9uIGEgbW9tZW50IGlzIGEgbGluZS4gKi9cbmV4cG9ydCBjb25zdCBNQVJLRVJfQllURVNfTUFYID0gNDAwXG4vKiogQSBVVUlEIGFzIHRleHQuICovXG5jb25zdCBSRVFVRVNUX0lEX0xFTkdUSCA9IDM2XG4vKiogQSBzaWRlIGJlbG93IHRoaXMgaXMgYSBtaXN0YWtlIG9mIHRoZSBsYXlvdXQsIG5vdCBhIHdpc2guICovXG5jb25zdCBSRVNJWkVfU0lERV9NSU4gPSAxNlxuXG5jb25zdCBlbmNvZGVyID0gbmV3IFRleHRFbmNvZGVyKClcbmNvbnN0IGRlY29kZXIgPSBuZXcgVGV4dERlY29kZXIoXCJ1dGYtOFwiLCB7IGZhdGFsOiB0cnVlIH0pXG5cbmV4cG9ydCBmdW5jdGlvbiBlbmNvZGVWaWV3ZXJJbnB1dChpbnB1dDogVmlld2VySW5wdXQpOiBVaW50OEFycmF5PEFycmF5QnVmZmVyPiB7XG4gIHN3aXRjaCAoaW5wdXQua2luZCkge1xuICAgIGNhc2UgXCJrZXlcIjpcbiAgICAgIHJldHVybiBwYWNrKElOUFVULktFWSwgW3U4KGlucHV0LmRvd24gPyAxIDogMCksIHUzMihpbnB1dC5rZXlzeW0pXSwgZW5jb2Rlci5lbmNvZGUoaW5wdXQuY29kZSkpXG4gICAgY2FzZSBcInBvaW50ZXJcIjpcbiAgICAgIHJldHVybiBwYWNrKElOUFVULlBPSU5URVIsIFt1MTYoaW5wdXQueCksIHUxNihpbnB1dC55KSwgdTgoaW5wdXQuYnV0dG9ucyldKVxuICAgIGNhc2UgXCJ3aGVlbFwiOlxuICAgICAgcmV0dXJuIHBhY2soSU5QVVQuV0hFRUwsIFt1MTYoaW5wdXQueCksIHUxNihpbnB1dC55KSwgdTgoaW5wdXQuZHgpLCB1OChpbnB1dC5keSldKVxuICAgIGNhc2UgXCJjbGlwYm9hcmRcIjpcbiAgICAgIHJldHVybiBwYWNrKElOUFVULkNMSVBCT0FSRCwgW10sIGVuY29kZXIuZW5jb2RlKGlucHV0LnRleHQpKVxuICAgIGNhc2UgXCJyZXNpemVcIjpcbiAgICAgIHJldHVybiBwYWNrKElOUFVULlJFU0laRSwgW3UxNihpbnB1dC53aWR0aCksIHUxNihpbnB1dC5oZWlnaHQpXSlcbiAgICBjYXNlIFwidGVybWluYWxLZXlzXCI6XG4gICAgICByZXR1cm4gcGFjayhJTlBVVC5URVJNSU5BTF9LRVlTLCBbXSwgaW5wdXQuYnl0ZXMpXG4gICAgY2FzZSBcInRlcm1pbmFsUmVzaXplXCI6XG4gICAgICByZXR1cm4gcGFjayhJTlBVVC5URVJNSU5BTF9SRVNJWkUsIFt1MTYoaW5wdXQuY29scyksIHUxNihpbnB1dC5yb3dzKV0pXG4gICAgY2FzZSBcImFja1wiOlxuICAgICAgcmV0dXJuIHBhY2soSU5QVVQuQUNLLCBbdTMyKGlucHV0LnNlcSldKVxuICAgIGNhc2UgXCJwaW5nXCI6XG4gICAgICByZXR1cm4gcGFjayhJTlBVVC5QSU5HLCBbdTMyKGlucHV0LnRva2VuKV0pXG4gICAgY2FzZSBcImFza1wiOlxuICAgICAgcmV0dXJuIHBhY2soSU5QVVQuQVNLLCBbdTgoaW5wdXQuaXNXYW50ZWQgPyAxIDogMCldKVxuICAgIGNhc2UgXCJtYXJrZXJcIjpcbiAgICAgIHJldHVybiBwYWNrKElOUFVULk1BUktFUiwgW10sIGVuY29kZXIuZW5jb2RlKGlucHV0LnRleHQpKVxuICAgIGNhc2UgXCJwaWN0dXJlUXVhbGl0eVwiOlxuICAgICAgcmV0dXJuIHBhY2soSU5QVVQuUVVBTElUWSwgW3U4KFBJQ1RVUkVfUVVBTElUSUVTLmluZGV4T2YoaW5wdXQucXVhbGl0eSkpXSlcbiAgICBjYXNlIFwidmlld0FyZWFcIjpcbiAgICAgIHJldHVybiBwYWNrKElOUFVULlZJRVdfQVJFQSwgW3UxNihpbnB1dC54KSwgdTE2KGlucHV0LnkpLCB1MTYoaW5wdXQudyksIHUxNihpbnB1dC5oKV0pXG4gICAgY2FzZSBcImNhbmNlbFVwbG9hZFwiOlxuICAgICAgcmV0dXJuIHBhY2soSU5QVVQuQ0FOQ0VMX1VQTE9BRCwgW10sIGVuY29kZXIuZW5jb2RlKGlucHV0LnJlcXVlc3RJZCkpXG4gICAgY2FzZSBcIm5hdmlnYXRlXCI6XG4gICAgICByZXR1cm4gcGFjayhJTlBVVC5OQVZJR0FURSwgW3U4KE5BVklHQVRJT05TLmluZGV4T2YoaW5wdXQudG8pKV0sIGVuY29kZXIuZW5jb2RlKGlucHV0LmFkZHJlc3MpKVxuICB9XG59XG5cbi8qKlxuICogUmVhZHMgb25lIG1lc3NhZ2Ugb2YgYSB2aWV3ZXIuIEJ5dGUgZmllbGRzIGFyZSB2aWV3cyBpbnRvIGBieXRlc2AuXG4gKlxuICogQHRocm93cyBQcm90b2NvbEVycm9yIGZvciBhbiB1bmtub3duIHR5cGUsIGEgd3JvbmcgbGVuZ3RoLCBhIHZhbHVlIG91dHNpZGUgaXRzIHJhbmdlIG9yIGEgY3Jvc3NlZCBsaW1pdFxuICovXG5leHBvcnQgZnVuY3Rpb24gZGVjb2RlVmlld2VySW5wdXQoYnl0ZXM6IFVpbnQ4QXJyYXkpOiBWaWV3ZXJJbnB1dCB7XG4gIGlmIChieXRlcy5sZW5ndGggPiBWSUVXRVJfSU5QVVRfQllURVNfTUFYKSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgYW4gaW5wdXQgb2YgJHtieXRlcy5sZW5ndGh9IGJ5dGVzYClcbiAgY29uc3QgYXQgPSBuZXcgRGF0YVZpZXcoYnl0ZXMuYnVmZmVyLCBieXRlcy5ieXRlT2Zmc2V0LCBieXRlcy5ieXRlTGVuZ3RoKVxuICBzd2l0Y2ggKGJ5dGVzWzBdKSB7XG4gICAgY2FzZSBJTlBVVC5LRVk6XG4gICAgICByZXR1cm4gcmVhZEtleShhdCwgYnl0ZXMpXG4gICAgY2FzZSBJTlBVVC5QT0lOVEVSOlxuICAgICAgZXhwZWN0TGVuZ3RoKGJ5dGVzLCA2KVxuICAgICAgcmV0dXJuIHtcbiAgICAgICAga2luZDogXCJwb2ludGVyXCIsXG4gICAgICAgIC4uLnJlYWRQb2ludChhdCksXG4gICAgICAgIGJ1dHRvbnM6IGNoZWNrUmFuZ2UoYXQuZ2V0VWludDgoNSksIDAsIEJVVFRPTlNfTUFYLCBcImJ1dHRvbnNcIiksXG4gICAgICB9XG4gICAgY2FzZSBJTlBVVC5XSEVFTDpcbiAgICAgIGV4cGVjdExlbmd0aChieXRlcywgNylcbiAgICAgIHJldHVybiB7IGtpbmQ6IFwid2hlZWxcIiwgLi4ucmVhZFBvaW50KGF0KSwgZHg6IGF0LmdldEludDgoNSksIGR5OiBhdC5nZXRJbnQ4KDYpIH1cbiAgICBjYXNlIElOUFVULkNMSVBCT0FSRDpcbiAgICAgIHJldHVybiB7IGtpbmQ6IFwiY2xpcGJvYXJkXCIsIHRleHQ6IHJlYWRUZXh0KGJ5dGVzLnN1YmFycmF5KDEpKSB9XG4gICAgY2FzZSBJTlBVVC5SRVNJWkU6XG4gICAgICByZXR1cm4gcmVhZFJlc2l6ZShhdCwgYnl0ZXMpXG4gICAgY2FzZSBJTlBVVC5URVJNSU5BTF9LRVlTOlxuICAgICAgaWYgKGJ5dGVzLmxlbmd0aCA8IDIgfHwgYnl0ZXMubGVuZ3RoIC0gMSA+IFRFUk1JTkFMX0lOUFVUX0JZVEVTX01BWClcbiAgICAgICAgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYHRlcm1pbmFsIGtleXMgb2YgJHtieXRlcy5sZW5ndGggLSAxfSBieXRlc2ApXG4gICAgICByZXR1cm4geyBraW5kOiBcInRlcm1pbmFsS2V5c1wiLCBieXRlczogYnl0ZXMuc3ViYXJyYXkoMSkgfVxuICAgIGNhc2UgSU5QVVQuVEVSTUlOQUxfUkVTSVpFOlxuICAgICAgZXhwZWN0TGVuZ3RoKGJ5dGVzLCA1KVxuICAgICAgcmV0dXJuIHtcbiAgICAgICAga2luZDogXCJ0ZXJtaW5hbFJlc2l6ZVwiLFxuICAgICAgICBjb2xzOiBjaGVja1JhbmdlKGF0LmdldFVpbnQxNigxLCB0cnVlKSwgMSwgVEVSTUlOQUxfQ09MU19NQVgsIFwiY29sdW1uc1wiKSxcbiAgICAgICAgcm93czogY2hlY2tSYW5nZShhdC5nZXRVaW50MTYoMywgdHJ1ZSksIDEsIFRFUk1JTkFMX1JPV1NfTUFYLCBcInJvd3NcIiksXG4gICAgICB9XG4gICAgY2FzZSBJTlBVVC5BQ0s6XG4gICAgICBleHBlY3RMZW5ndGgoYnl0ZXMsIDUpXG4gICAgICByZXR1cm4geyBraW5kOiBcImFja1wiLCBzZXE6IGF0LmdldFVpbnQzMigxLCB0cnVlKSB9XG4gICAgY2FzZSBJTlBVVC5QSU5HOlxuICAgICAgZXhwZWN0TGVuZ3RoKGJ5dGVzLCA1KVxuICAgICAgcmV0dXJuIHsga2luZDogXCJwaW5nXCIsIHRva2VuOiBhdC5nZXRVaW50MzIoMSwgdHJ1ZSkgfVxuICAgIGNhc2UgSU5QVVQuQVNLOlxuICAgICAgZXhwZWN0TGVuZ3RoKGJ5dGVzLCAyKVxuICAgICAgcmV0dXJuIHsga2luZDogXCJhc2tcIiwgaXNXYW50ZWQ6IGNoZWNrUmFuZ2UoYXQuZ2V0VWludDgoMSksIDAsIDEsIFwicmVxdWVzdFwiKSA9PT0gMSB9XG4gICAgY2FzZSBJTlBVVC5NQVJLRVI6XG4gICAgICBpZiAoYnl0ZXMubGVuZ3RoIC0gMSA+IE1BUktFUl9CWVRFU19NQVgpXG4gICAgICAgIHRocm93IG5ldyBQcm90b2NvbEVycm9yKGBhIG1hcmtlciBvZiAke2J5dGVzLmxlbmd0aCAtIDF9IGJ5dGVzYClcbiAgICAgIHJldHVybiB7IGtpbmQ6IFwibWFya2VyXCIsIHRleHQ6IHJlYWRUZXh0KGJ5dGVzLnN1YmFycmF5KDEpKSB9XG4gICAgY2FzZSBJTlBVVC5RVUFMSVRZOiB7XG4gICAgICBleHBlY3RMZW5ndGgoYnl0ZXMsIDIpXG4gICAgICBjb25zdCBwbGFjZSA9IGNoZWNrUmFuZ2UoYXQuZ2V0VWludDgoMSksIDAsIFBJQ1RVUkVfUVVBTElUSUVTLmxlbmd0aCAtIDEsIFwicXVhbGl0eVwiKVxuICAgICAgcmV0dXJuIHsga2luZDogXCJwaWN0dXJlUXVhbGl0eVwiLCBxdWFsaXR5OiBQSUNUVVJFX1FVQUxJVElFU1twbGFjZV0hIH1cbiAgICB9XG4gICAgY2FzZSBJTlBVVC5WSUVXX0FSRUE6XG4gICAgICBleHBlY3RMZW5ndGgoYnl0ZXMsIDkpXG4gICAgICByZXR1cm4ge1xuICAgICAgICBraW5kOiBcInZpZXdBcmVhXCIsXG4gICAgICAgIC4uLnJlYWRQb2ludChhdCksXG4gICAgICAgIHc6IGNoZWNrUmFuZ2UoYXQuZ2V0VWludDE2KDUsIHRydWUpLCAxLCAweGZmZmYsIFwid2lkdGhcIiksXG4gICAgICAgIGg6IGNoZWNrUmFuZ2UoYXQuZ2V0VWludDE2KDcsIHRydWUpLCAxLCAweGZmZmYsIFwiaGVpZ2h0XCIpLFxuICAgICAgfVxuICAgIGNhc2UgSU5QVVQuTkFWSUdBVEU6XG4gICAgICByZXR1cm4gcmVhZE5hdmlnYXRpb24oYnl0ZXMpXG4gICAgY2FzZSBJTlBVVC5DQU5DRUxfVVBMT0FEOlxuICAgICAgZXhwZWN0TGVuZ3RoKGJ5dGVzLCAxICsgUkVRVUVTVF9JRF9MRU5HVEgpXG4gICAgICByZXR1cm4geyBraW5kOiBcImNhbmNlbFVwbG9hZFwiLCByZXF1ZXN0SWQ6IHJlYWRUZXh0KGJ5dGVzLnN1YmFycmF5KDEpKSB9XG4gICAgZGVmYXVsdDpcbiAgICAgIHRocm93IG5ldyBQcm90b2NvbEVycm9yKGB1bmtub3duIHZpZXdlciBpbnB1dCAke2J5dGVzWzBdfWApXG4gIH1cbn1cblxuZnVuY3Rpb24gcmVhZEtleShhdDogRGF0YVZpZXcsIGJ5dGVzOiBVaW50OEFycmF5KTogVmlld2VySW5wdXQge1xuICBpZiAoYnl0ZXMubGVuZ3RoIDwgNiB8fCBieXRlcy5sZW5ndGggPiA2ICsgS0VZX0NPREVfTEVOR1RIX01BWClcbiAgICB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgYSBrZXkgaW5wdXQgb2YgJHtieXRlcy5sZW5ndGh9IGJ5dGVzYClcbiAgY29uc3QgY29kZSA9IHJlYWRUZXh0KGJ5dGVzLnN1YmFycmF5KDYpKVxuICBpZiAoIS9eW0EtWmEtejAtOV0qJC8udGVzdChjb2RlKSkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIGtleSBjb2RlIHRoYXQgaXMgbm8gS2V5Ym9hcmRFdmVudC5jb2RlXCIpXG4gIHJldHVybiB7XG4gICAga2luZDogXCJrZXlcIixcbiAgICBkb3duOiBjaGVja1JhbmdlKGF0LmdldFVpbnQ4KDEpLCAwLCAxLCBcImRvd25cIikgPT09IDEsXG4gICAga2V5c3ltOiBjaGVja1JhbmdlKGF0LmdldFVpbnQzMigyLCB0cnVlKSwgMCwgS0VZU1lNX01BWCwgXCJrZXlzeW1cIiksXG4gICAgY29kZSxcbiAgfVxufVxuXG5mdW5jdGlvbiByZWFkUmVzaXplKGF0OiBEYXRhVmlldywgYnl0ZXM6IFVpbnQ4QXJyYXkpOiBWaWV3ZXJJbnB1dCB7XG4gIGV4cGVjdExlbmd0aChieXRlcywgNSlcbiAgY29uc3Qgd2lkdGggPSBjaGVja1JhbmdlKGF0LmdldFVpbnQxNigxLCB0cnVlKSwgUkVTSVpFX1NJREVfTUlOLCAweGZmZmYsIFwid2lkdGhcIilcbiAgY29uc3QgaGVpZ2h0ID0gY2hlY2tSYW5nZShhdC5nZXRVaW50MTYoMywgdHJ1ZSksIFJFU0laRV9TSURFX01JTiwgMHhmZmZmLCBcImhlaWdodFwiKVxuICBjaGVja1JhbmdlKHdpZHRoICogaGVpZ2h0LCAxLCBGUkFNRV9QSVhFTFNfTUFYLCBcInBpeGVsc1wiKVxuICByZXR1cm4geyBraW5kOiBcInJlc2l6ZVwiLCB3aWR0aCwgaGVpZ2h0IH1cbn1cblxuZnVuY3Rpb24gcmVhZE5hdmlnYXRpb24oYnl0ZXM6IFVpbnQ4QXJyYXkpOiBWaWV3ZXJJbnB1dCB7XG4gIGNvbnN0IHRvID0gTkFWSUdBVElPTlNbYnl0ZXNbMV0gPz8gTkFWSUdBVElPTlMubGVuZ3RoXVxuICBpZiAoIXRvIHx8IGJ5dGVzLmxlbmd0aCA+IDIgKyBBRERSRVNTX0JZVEVTX01BWClcbiAgICB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgYSBuYXZpZ2F0aW9uIG9mICR7Ynl0ZXMubGVuZ3RofSBieXRlc2ApXG4gIGNvbnN0IGFkZHJlc3MgPSByZWFkVGV4dChieXRlcy5zdWJhcnJheSgyKSlcbiAgaWYgKCh0byA9PT0gXCJBRERSRVNTXCIpICE9PSAoYWRkcmVzcyAhPT0gXCJcIikpIHRocm93IG5ldyBQcm90b2NvbEVycm9yKFwiYSBuYXZpZ2F0aW9uIHdpdGggYSB3cm9uZyBhZGRyZXNzXCIpXG4gIHJldHVybiB7IGtpbmQ6IFwibmF2aWdhdGVcIiwgdG8sIGFkZHJlc3MgfVxufVxuXG5mdW5jdGlvbiByZWFkUG9pbnQoYXQ6IERhdGFWaWV3KTogeyB4OiBudW1iZXI7IHk6IG51bWJlciB9IHtcbiAgcmV0dXJuIHsgeDogYXQuZ2V0VWludDE2KDEsIHRydWUpLCB5OiBhdC5nZXRVaW50MTYoMywgdHJ1ZSkgfVxufVxuXG5mdW5jdGlvbiByZWFkVGV4dChieXRlczogVWludDhBcnJheSk6IHN0cmluZyB7XG4gIHRyeSB7XG4gICAgcmV0dXJuIGRlY29kZXIuZGVjb2RlKGJ5dGVzKVxuICB9IGNhdGNoIHtcbiAgICB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImFuIGlucHV0IHRleHQgdGhhdCBpcyBub3QgVVRGLThcIilcbiAgfVxufVxuXG5mdW5jdGlvbiBleHBlY3RMZW5ndGgoYnl0ZXM6IFVpbnQ4QXJyYXksIGxlbmd0aDogbnVtYmVyKTogdm9pZCB7XG4gIGlmIChieXRlcy5sZW5ndGggIT09IGxlbmd0aCkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYHZpZXdlciBpbnB1dCAke2J5dGVzWzBdfSBvZiAke2J5dGVzLmxlbmd0aH0gYnl0ZXNgKVxufVxuXG5mdW5jdGlvbiBjaGVja1JhbmdlKHZhbHVlOiBudW1iZXIsIG1pbjogbnVtYmVyLCBtYXg6IG51bWJlciwgbmFtZTogc3RyaW5nKTogbnVtYmVyIHtcbiAgaWYgKHZhbHVlIDwgbWluIHx8IHZhbHVlID4gbWF4KSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgJHtuYW1lfSAke3ZhbHVlfSBvdXRzaWRlICR7bWlufS4uJHttYXh9YClcbiAgcmV0dXJuIHZhbHVlXG59XG5cbmNvbnN0IHU4ID0gKHZhbHVlOiBudW1iZXIpOiBbMSwgbnVtYmVyXSA9PiBbMSwgdmFsdWVdXG5jb25zdCB1MTYgPSAodmFsdWU6IG51bWJlcik6IFsyLCBudW1iZXJdID0+IFsyLCB2YWx1ZV1cbmNvbnN0IHUzMiA9ICh2YWx1ZTogbnVtYmVyKTogWzQsIG51bWJlcl0gPT4gWzQsIHZhbHVlXVxuXG5mdW5jdGlvbiBwYWNrKHR5cGU6IG51bWJlciwgZmllbGRzOiBbMSB8IDIgfCA0LCBudW1iZXJdW10sIHRhaWw/OiBVaW50OEFycmF5KTogVWludDhBcnJheTxBcnJheUJ1ZmZlcj4ge1xuICBjb25zdCBzaXplID0gZmllbGRzLnJlZHVjZSgoc3VtLCBbd2lkdGhdKSA9PiBzdW0gKyB3aWR0aCwgMSlcbiAgY29uc3QgYnl0ZXMgPSBuZXcgVWludDhBcnJheShzaXplICsgKHRhaWw/Lmxlbmd0aCA/PyAwKSlcbiAgY29uc3QgdmlldyA9IG5ldyBEYXRhVmlldyhieXRlcy5idWZmZXIpXG4gIGJ5dGVzWzBdID0gdHlwZVxuICBsZXQgb2Zmc2V0ID0gMVxuICBmb3IgKGNvbnN0IFt3aWR0aCwgdmFsdWVdIG9mIGZpZWxkcykge1xuICAgIGlmICh3aWR0aCA9PT0gMSkgdmlldy5zZXRVaW50OChvZmZzZXQsIHZhbHVlKVxuICAgIGVsc2UgaWYgKHdpZHRoID09PSAyKSB2aWV3LnNldFVpbnQxNihvZmZzZXQsIHZhbHVlLCB0cnVlKVxuICAgIGVsc2Ugdmlldy5zZXRVaW50MzIob2Zmc2V0LCB2YWx1ZSwgdHJ1ZSlcbiAgICBvZmZzZXQgKz0gd2lkdGhcbiAgfVxuICBpZiAodGFpbCkgYnl0ZXMuc2V0KHRhaWwsIG9mZnNldClcbiAgcmV0dXJuIGJ5dGVzXG59XG4iLAogICAgIi8qKiBBIHRvb2wgb2YgdGhlIHRvb2xiYXIgd2l0aCBhIHNoZWV0OyBwYWdlIHNjcmlwdHMgY2xvc2UgaXQgb24gRXNjYXBlIGFuZCBvbiBhIGNsaWNrIGVsc2V3aGVyZSAoYGRhdGEtbWVudWApLiAqL1xuaW1wb3J0IHR5cGUgeyBSZWFjdE5vZGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHsgSWNvbiwgdHlwZSBJY29uTmFtZSB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2ljb24udHN4XCJcblxuZXhwb3J0IGZ1bmN0aW9uIFRvb2wodG9vbDoge1xuICBsYWJlbDogc3RyaW5nXG4gIGljb246IEljb25OYW1lXG4gIC8qKiBUZXh0IGJlc2lkZSB0aGUgaWNvbjogYSBudW1iZXIgb2YgdXNlcnMsIGEgem9vbS4gKi9cbiAgdmFsdWU/OiBzdHJpbmdcbiAgLyoqIENhbGxlZCB3aGVuIHRoZSBzaGVldCBvcGVucy4gKi9cbiAgb25PcGVuPygpOiB2b2lkXG4gIGNoaWxkcmVuOiBSZWFjdE5vZGVcbn0pIHtcbiAgcmV0dXJuIChcbiAgICA8ZGV0YWlscyBjbGFzc05hbWU9XCJ0b29sXCIgZGF0YS1tZW51PVwiXCIgb25Ub2dnbGU9eyhldmVudCkgPT4gZXZlbnQuY3VycmVudFRhcmdldC5vcGVuICYmIHRvb2wub25PcGVuPy4oKX0+XG4gICAgICA8c3VtbWFyeSBjbGFzc05hbWU9XCJ0b29sLW9wZW5lclwiIHRpdGxlPXt0b29sLmxhYmVsfT5cbiAgICAgICAgPEljb24gbmFtZT17dG9vbC5pY29ufSAvPlxuICAgICAgICA8c3BhbiBjbGFzc05hbWU9XCJ2aXN1YWxseS1oaWRkZW5cIj57dG9vbC5sYWJlbH08L3NwYW4+XG4gICAgICAgIHt0b29sLnZhbHVlICYmIDxzcGFuIGNsYXNzTmFtZT1cInRvb2wtdmFsdWVcIj57dG9vbC52YWx1ZX08L3NwYW4+fVxuICAgICAgPC9zdW1tYXJ5PlxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJ0b29sLXNoZWV0XCI+XG4gICAgICAgIDxoMiBjbGFzc05hbWU9XCJ0b29sLXRpdGxlXCI+e3Rvb2wubGFiZWx9PC9oMj5cbiAgICAgICAge3Rvb2wuY2hpbGRyZW59XG4gICAgICA8L2Rpdj5cbiAgICA8L2RldGFpbHM+XG4gIClcbn1cblxuLyoqIENsb3NlcyB0aGUgc2hlZXQgdGhhdCBgZWxlbWVudGAgaXMgaW4sIGFmdGVyIGEgY2hvaWNlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNsb3NlVG9vbChlbGVtZW50OiBFbGVtZW50KTogdm9pZCB7XG4gIGVsZW1lbnQuY2xvc2VzdChcImRldGFpbHNcIik/LnJlbW92ZUF0dHJpYnV0ZShcIm9wZW5cIilcbn1cbiIsCiAgICAiLyoqIFRoZSB0b29scyBvZiBhIHNlc3Npb24gd2l0aCBhIHNoZWV0IG9mIHRoZWlyIG93bjoga2V5IGNvbWJpbmF0aW9ucywgem9vbSwgcGljdHVyZSwgZm9udCBzaXplLCBxdWljayBhY2Nlc3MuICovXG5pbXBvcnQgeyBQSUNUVVJFX1FVQUxJVElFUywgdHlwZSBQaWN0dXJlUXVhbGl0eSB9IGZyb20gXCIuLi8uLi9wcm90b2NvbHMvdmlld2VyLXdpcmUtaW5wdXQudHNcIlxuaW1wb3J0IHsgSWNvbkJ1dHRvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2J1dHRvbi50c3hcIlxuaW1wb3J0IHsgSWNvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2ljb24udHN4XCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgeyBGT05UX1BYX01BWCwgRk9OVF9QWF9NSU4gfSBmcm9tIFwiLi4vc2NyZWVuL2ZvbnQtc2l6ZS50c1wiXG5pbXBvcnQgeyBaT09NX1NURVBTLCB0eXBlIFpvb20gfSBmcm9tIFwiLi4vc2NyZWVuL3pvb20udHNcIlxuaW1wb3J0IHsgY29tYmluYXRpb25OYW1lLCBLRVlfQ09NQklOQVRJT05TIH0gZnJvbSBcIi4va2V5LWNvbWJpbmF0aW9ucy50c1wiXG5pbXBvcnQgeyB0eXBlIFF1aWNrQWNjZXNzLCB3aXRoU2Vzc2lvbiB9IGZyb20gXCIuL3Byb3BzLnRzXCJcbmltcG9ydCB7IGNsb3NlVG9vbCwgVG9vbCB9IGZyb20gXCIuL3Rvb2wudHN4XCJcbmltcG9ydCB0eXBlIHsgVG91Y2hNb2RlIH0gZnJvbSBcIi4vdG91Y2gudHNcIlxuXG5leHBvcnQgZnVuY3Rpb24gS2V5c1Rvb2wodG9vbDoge1xuICAvKiogTmFtZXMgb2YgdGhlIGNvbWJpbmF0aW9ucyB3aXRoIGEga2V5IG9mIHRoZWlyIG93biBvbiB0aGUgb24tc2NyZWVuIGtleWJvYXJkLiAqL1xuICBwaW5uZWQ6IHJlYWRvbmx5IHN0cmluZ1tdXG4gIG9uUGluKG5hbWU6IHN0cmluZyk6IHZvaWRcbiAgb25Db21iaW5hdGlvbihrZXlzeW1zOiByZWFkb25seSBudW1iZXJbXSk6IHZvaWRcbn0pIHtcbiAgY29uc3QgeyB0LCBsYW5nIH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgcmV0dXJuIChcbiAgICA8VG9vbCBsYWJlbD17dChcInJlbW90ZS5rZXlzXCIpfSBpY29uPVwia2V5XCI+XG4gICAgICA8dWwgY2xhc3NOYW1lPVwidG9vbC1saXN0XCI+XG4gICAgICAgIHtLRVlfQ09NQklOQVRJT05TLm1hcCgoY29tYmluYXRpb24pID0+IChcbiAgICAgICAgICA8bGkga2V5PXtjb21iaW5hdGlvbi5uYW1lfSBjbGFzc05hbWU9XCJ0b29sLWxpbmVcIj5cbiAgICAgICAgICAgIDxidXR0b25cbiAgICAgICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgICAgIGNsYXNzTmFtZT1cInRvb2wtaXRlbVwiXG4gICAgICAgICAgICAgIG9uQ2xpY2s9eyhldmVudCkgPT4ge1xuICAgICAgICAgICAgICAgIGNsb3NlVG9vbChldmVudC5jdXJyZW50VGFyZ2V0KVxuICAgICAgICAgICAgICAgIHRvb2wub25Db21iaW5hdGlvbihjb21iaW5hdGlvbi5rZXlzeW1zKVxuICAgICAgICAgICAgICB9fVxuICAgICAgICAgICAgPlxuICAgICAgICAgICAgICA8a2JkPntjb21iaW5hdGlvbk5hbWUoY29tYmluYXRpb24sIGxhbmcpfTwva2JkPlxuICAgICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICAgICA8SWNvbkJ1dHRvblxuICAgICAgICAgICAgICBsYWJlbD17dChcInZpZXdlci5waW5cIiwgeyBuYW1lOiBjb21iaW5hdGlvbk5hbWUoY29tYmluYXRpb24sIGxhbmcpIH0pfVxuICAgICAgICAgICAgICBpY29uPVwiYm9va21hcmtcIlxuICAgICAgICAgICAgICBhcmlhLXByZXNzZWQ9e3Rvb2wucGlubmVkLmluY2x1ZGVzKGNvbWJpbmF0aW9uLm5hbWUpfVxuICAgICAgICAgICAgICBvbkNsaWNrPXsoKSA9PiB0b29sLm9uUGluKGNvbWJpbmF0aW9uLm5hbWUpfVxuICAgICAgICAgICAgLz5cbiAgICAgICAgICA8L2xpPlxuICAgICAgICApKX1cbiAgICAgIDwvdWw+XG4gICAgICA8cCBjbGFzc05hbWU9XCJ0b29sLWhpbnRcIj57dChcInZpZXdlci53YXlPdXRcIil9PC9wPlxuICAgIDwvVG9vbD5cbiAgKVxufVxuXG5leHBvcnQgZnVuY3Rpb24gWm9vbVRvb2wodG9vbDoge1xuICB6b29tOiBab29tXG4gIG9uWm9vbSh6b29tOiBab29tKTogdm9pZFxuICBpc1Bhbm5pbmc6IGJvb2xlYW5cbiAgb25QYW5uaW5nKGlzV2FudGVkOiBib29sZWFuKTogdm9pZFxuICB0b3VjaE1vZGU6IFRvdWNoTW9kZVxuICBvblRvdWNoTW9kZShtb2RlOiBUb3VjaE1vZGUpOiB2b2lkXG59KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHsgem9vbSB9ID0gdG9vbFxuICBjb25zdCBjaG9pY2VzOiBab29tW10gPSBbXCJmaXRcIiwgLi4uWk9PTV9TVEVQU11cbiAgY29uc3QgbmFtZU9mID0gKGNob2ljZTogWm9vbSkgPT4gKGNob2ljZSA9PT0gXCJmaXRcIiA/IHQoXCJyZW1vdGUuZml0XCIpIDogYCR7TWF0aC5yb3VuZChjaG9pY2UgKiAxMDApfSAlYClcbiAgcmV0dXJuIChcbiAgICA8VG9vbCBsYWJlbD17dChcInZpZXdlci56b29tXCIpfSBpY29uPVwiem9vbVwiIHZhbHVlPXt6b29tID09PSBcImZpdFwiID8gdChcInZpZXdlci5maXRTaG9ydFwiKSA6IG5hbWVPZih6b29tKX0+XG4gICAgICA8dWwgY2xhc3NOYW1lPVwidG9vbC1saXN0XCI+XG4gICAgICAgIHtjaG9pY2VzLm1hcCgoY2hvaWNlKSA9PiAoXG4gICAgICAgICAgPGxpIGtleT17Y2hvaWNlfT5cbiAgICAgICAgICAgIDxidXR0b25cbiAgICAgICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgICAgIGNsYXNzTmFtZT1cInRvb2wtaXRlbVwiXG4gICAgICAgICAgICAgIGFyaWEtcHJlc3NlZD17Y2hvaWNlID09PSB6b29tfVxuICAgICAgICAgICAgICBvbkNsaWNrPXsoZXZlbnQpID0+IHtcbiAgICAgICAgICAgICAgICBjbG9zZVRvb2woZXZlbnQuY3VycmVudFRhcmdldClcbiAgICAgICAgICAgICAgICB0b29sLm9uWm9vbShjaG9pY2UpXG4gICAgICAgICAgICAgIH19XG4gICAgICAgICAgICA+XG4gICAgICAgICAgICAgIHtjaG9pY2UgPT09IDEgPyBgJHtuYW1lT2YoMSl9IMK3ICR7dChcInJlbW90ZS5hY3R1YWxTaXplXCIpfWAgOiBuYW1lT2YoY2hvaWNlKX1cbiAgICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICAgIDwvbGk+XG4gICAgICAgICkpfVxuICAgICAgPC91bD5cbiAgICAgIDxsYWJlbCBjbGFzc05hbWU9XCJjaGVja2JveFwiPlxuICAgICAgICA8aW5wdXRcbiAgICAgICAgICB0eXBlPVwiY2hlY2tib3hcIlxuICAgICAgICAgIGNoZWNrZWQ9e3Rvb2wuaXNQYW5uaW5nfVxuICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHRvb2wub25QYW5uaW5nKGV2ZW50LnRhcmdldC5jaGVja2VkKX1cbiAgICAgICAgLz5cbiAgICAgICAge3QoXCJ2aWV3ZXIucGFubmluZ1wiKX1cbiAgICAgIDwvbGFiZWw+XG4gICAgICA8bGFiZWwgY2xhc3NOYW1lPVwiY2hlY2tib3hcIj5cbiAgICAgICAgPGlucHV0XG4gICAgICAgICAgdHlwZT1cImNoZWNrYm94XCJcbiAgICAgICAgICBjaGVja2VkPXt0b29sLnRvdWNoTW9kZSA9PT0gXCJ0b3VjaHBhZFwifVxuICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHRvb2wub25Ub3VjaE1vZGUoZXZlbnQudGFyZ2V0LmNoZWNrZWQgPyBcInRvdWNocGFkXCIgOiBcImRpcmVjdFwiKX1cbiAgICAgICAgLz5cbiAgICAgICAge3QoXCJ2aWV3ZXIudG91Y2hwYWRcIil9XG4gICAgICA8L2xhYmVsPlxuICAgIDwvVG9vbD5cbiAgKVxufVxuXG4vKiogV2hhdCB0aGlzIHZpZXdlciBwcmVmZXJzIG9uIGEgc2xvdyBsaW5rLCBhbmQgaG93IHF1aWNrIHRoZSBsaW5rIGlzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIFF1YWxpdHlUb29sKHRvb2w6IHtcbiAgcXVhbGl0eTogUGljdHVyZVF1YWxpdHlcbiAgb25RdWFsaXR5KHF1YWxpdHk6IFBpY3R1cmVRdWFsaXR5KTogdm9pZFxuICBkZWxheU1zOiBudW1iZXIgfCBudWxsXG4gIGJ5dGVzUGVyU2Vjb25kOiBudW1iZXJcbn0pIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgcmV0dXJuIChcbiAgICA8VG9vbCBsYWJlbD17dChcInZpZXdlci5xdWFsaXR5XCIpfSBpY29uPVwic2V0dGluZ3NcIj5cbiAgICAgIDx1bCBjbGFzc05hbWU9XCJ0b29sLWxpc3RcIj5cbiAgICAgICAge1BJQ1RVUkVfUVVBTElUSUVTLm1hcCgocXVhbGl0eSkgPT4gKFxuICAgICAgICAgIDxsaSBrZXk9e3F1YWxpdHl9PlxuICAgICAgICAgICAgPGJ1dHRvblxuICAgICAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICAgICAgY2xhc3NOYW1lPVwidG9vbC1pdGVtXCJcbiAgICAgICAgICAgICAgYXJpYS1wcmVzc2VkPXtxdWFsaXR5ID09PSB0b29sLnF1YWxpdHl9XG4gICAgICAgICAgICAgIG9uQ2xpY2s9eyhldmVudCkgPT4ge1xuICAgICAgICAgICAgICAgIGNsb3NlVG9vbChldmVudC5jdXJyZW50VGFyZ2V0KVxuICAgICAgICAgICAgICAgIHRvb2wub25RdWFsaXR5KHF1YWxpdHkpXG4gICAgICAgICAgICAgIH19XG4gICAgICAgICAgICA+XG4gICAgICAgICAgICAgIHt0KGB2aWV3ZXIucXVhbGl0eV8ke3F1YWxpdHl9YCl9XG4gICAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgICA8L2xpPlxuICAgICAgICApKX1cbiAgICAgIDwvdWw+XG4gICAgICA8cCBjbGFzc05hbWU9XCJ0b29sLWhpbnRcIj5cbiAgICAgICAge3Rvb2wuZGVsYXlNcyAhPT0gbnVsbCAmJiB0KFwidmlld2VyLmRlbGF5XCIsIHsgbXM6IE1hdGgucm91bmQodG9vbC5kZWxheU1zKSB9KX1cbiAgICAgICAge1wiIMK3IFwifVxuICAgICAgICB7dChcInZpZXdlci5iYW5kd2lkdGhcIiwgeyByYXRlOiBNYXRoLnJvdW5kKCh0b29sLmJ5dGVzUGVyU2Vjb25kICogOCkgLyAxMDAwKSB9KX1cbiAgICAgIDwvcD5cbiAgICA8L1Rvb2w+XG4gIClcbn1cblxuLyoqIFBhZ2VzIHRoYXQgb3BlbiBiZXNpZGUgdGhlIHNlc3Npb24sIGluIHRhYnMgb2YgdGhlaXIgb3duLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIFF1aWNrQWNjZXNzVG9vbCh7IHRvLCBzZXNzaW9uSWQgfTogeyB0bzogUXVpY2tBY2Nlc3M7IHNlc3Npb25JZDogc3RyaW5nIHwgbnVsbCB9KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHBsYWNlcyA9IFtcbiAgICB7IG5hbWU6IHQoXCJ2aWV3ZXIub3Blbklzc3VlXCIpLCBwYXRoOiB0by5pc3N1ZVBhdGggfSxcbiAgICB7IG5hbWU6IHQoXCJ2aWV3ZXIub3BlbkxvZ1wiKSwgcGF0aDogdG8ubG9nUGF0aCB9LFxuICAgIHsgbmFtZTogdChcInZpZXdlci5vcGVuTWFjaGluZVwiKSwgcGF0aDogdG8ubWFjaGluZVBhdGggfSxcbiAgICAuLi4oc2Vzc2lvbklkID09PSBudWxsXG4gICAgICA/IFtdXG4gICAgICA6IFt7IG5hbWU6IHQoXCJ2aWV3ZXIuc2lkZUJ5U2lkZVwiKSwgcGF0aDogd2l0aFNlc3Npb24odG8uc2lkZUJ5U2lkZVBhdGgsIHNlc3Npb25JZCkgfV0pLFxuICAgIC4uLnRvLmludGVyZmFjZXMubWFwKCh7IG5hbWUsIHBhdGggfSkgPT4gKHsgbmFtZTogdChcInZpZXdlci5vcGVuSW50ZXJmYWNlXCIsIHsgbmFtZSB9KSwgcGF0aCB9KSksXG4gIF1cbiAgcmV0dXJuIChcbiAgICA8VG9vbCBsYWJlbD17dChcInZpZXdlci5xdWlja0FjY2Vzc1wiKX0gaWNvbj1cImxpc3RcIj5cbiAgICAgIDx1bCBjbGFzc05hbWU9XCJ0b29sLWxpc3RcIj5cbiAgICAgICAge3BsYWNlcy5tYXAoKHsgbmFtZSwgcGF0aCB9KSA9PiAoXG4gICAgICAgICAgPGxpIGtleT17cGF0aH0+XG4gICAgICAgICAgICA8YSBjbGFzc05hbWU9XCJ0b29sLWl0ZW1cIiBocmVmPXtwYXRofSB0YXJnZXQ9XCJfYmxhbmtcIiByZWw9XCJub3JlZmVycmVyXCI+XG4gICAgICAgICAgICAgIHtuYW1lfVxuICAgICAgICAgICAgICA8SWNvbiBuYW1lPVwiZXh0ZXJuYWxcIiAvPlxuICAgICAgICAgICAgPC9hPlxuICAgICAgICAgIDwvbGk+XG4gICAgICAgICkpfVxuICAgICAgPC91bD5cbiAgICA8L1Rvb2w+XG4gIClcbn1cblxuLyoqIEZyb20gYSB0aWxlIHRvIHRoZSBwYWdlIG9mIGl0cyBzZXNzaW9uLCB3aXRoIGFsbCB0b29scy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBPcGVuQWxvbmVMaW5rKHsgcGF0aCB9OiB7IHBhdGg6IHN0cmluZyB9KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IGxhYmVsID0gdChcInZpZXdlci5vcGVuQWxvbmVcIilcbiAgcmV0dXJuIChcbiAgICA8YSBjbGFzc05hbWU9XCJpY29uLWJ1dHRvblwiIGhyZWY9e3BhdGh9IHRhcmdldD1cIl9ibGFua1wiIHJlbD1cIm5vcmVmZXJyZXJcIiBhcmlhLWxhYmVsPXtsYWJlbH0gdGl0bGU9e2xhYmVsfT5cbiAgICAgIDxJY29uIG5hbWU9XCJleHRlcm5hbFwiIC8+XG4gICAgPC9hPlxuICApXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBGb250VG9vbCh7IHB4LCBvblB4IH06IHsgcHg6IG51bWJlcjsgb25QeChweDogbnVtYmVyKTogdm9pZCB9KSB7XG4gIGNvbnN0IHsgdCB9ID0gdXNlSXNsYW5kVmlldygpXG4gIHJldHVybiAoXG4gICAgPFRvb2wgbGFiZWw9e3QoXCJ2aWV3ZXIuZm9udFNpemVcIil9IGljb249XCJ6b29tXCIgdmFsdWU9e2Ake3B4fWB9PlxuICAgICAgPGRpdiBjbGFzc05hbWU9XCJ0b29sLWFjdGlvbnNcIj5cbiAgICAgICAgPEljb25CdXR0b25cbiAgICAgICAgICBsYWJlbD17dChcInZpZXdlci5zbWFsbGVyXCIpfVxuICAgICAgICAgIGljb249XCJtaW51c1wiXG4gICAgICAgICAgZGlzYWJsZWQ9e3B4IDw9IEZPTlRfUFhfTUlOfVxuICAgICAgICAgIG9uQ2xpY2s9eygpID0+IG9uUHgocHggLSAxKX1cbiAgICAgICAgLz5cbiAgICAgICAgPG91dHB1dCBjbGFzc05hbWU9XCJ0b29sLW51bWJlclwiPntweH0gcHg8L291dHB1dD5cbiAgICAgICAgPEljb25CdXR0b25cbiAgICAgICAgICBsYWJlbD17dChcInZpZXdlci5sYXJnZXJcIil9XG4gICAgICAgICAgaWNvbj1cInBsdXNcIlxuICAgICAgICAgIGRpc2FibGVkPXtweCA+PSBGT05UX1BYX01BWH1cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBvblB4KHB4ICsgMSl9XG4gICAgICAgIC8+XG4gICAgICA8L2Rpdj5cbiAgICA8L1Rvb2w+XG4gIClcbn1cbiIsCiAgICAiLyoqIEEgc2hvcnQtbGl2ZWQgbm90ZSBhYm92ZSB0aGUgc2Vzc2lvbiBzY3JlZW4uICovXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVN0YXRlIH0gZnJvbSBcInJlYWN0XCJcblxuLyoqIEhvdyBsb25nIGEgbm90ZSBhYm91dCBzb21ldGhpbmcgZG9uZSBpcyBzaG93bi4gKi9cbmNvbnN0IE5PVEVfRFVSQVRJT05fTVMgPSA0MDAwXG5cbi8qKiBBIHNlbnRlbmNlIGFib3V0IHNvbWV0aGluZyBkb25lLCB3aGljaCBnb2VzIGF3YXkgYnkgaXRzZWxmLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZU5vdGUoKTogW3N0cmluZywgKHRleHQ6IHN0cmluZykgPT4gdm9pZF0ge1xuICBjb25zdCBbbm90ZSwgc2V0Tm90ZV0gPSB1c2VTdGF0ZShcIlwiKVxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmICghbm90ZSkgcmV0dXJuXG4gICAgY29uc3QgdGltZXIgPSBzZXRUaW1lb3V0KCgpID0+IHNldE5vdGUoXCJcIiksIE5PVEVfRFVSQVRJT05fTVMpXG4gICAgcmV0dXJuICgpID0+IGNsZWFyVGltZW91dCh0aW1lcilcbiAgfSwgW25vdGVdKVxuICByZXR1cm4gW25vdGUsIHNldE5vdGVdXG59XG4iLAogICAgIi8qKiBUaGUgcHJlZmVyZW5jZXMgb2YgdGhlIHNlc3Npb24gc2NyZWVuIGFzIHN0YXRlOyBhIGNoYW5nZSBpcyBzYXZlZCBpbiB0aGlzIGJyb3dzZXIuICovXG5pbXBvcnQgeyB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyByZWFkUHJlZmVyZW5jZXMsIHR5cGUgU2NyZWVuUHJlZmVyZW5jZXMsIHNhdmVQcmVmZXJlbmNlcyB9IGZyb20gXCIuL3ByZWZlcmVuY2VzLnRzXCJcblxuLyoqIEBwYXJhbSBsYW5nICBvZiB0aGUgcmVhZGVyICovXG5leHBvcnQgZnVuY3Rpb24gdXNlUHJlZmVyZW5jZXMobGFuZzogc3RyaW5nKTogW1NjcmVlblByZWZlcmVuY2VzLCAobmV4dDogU2NyZWVuUHJlZmVyZW5jZXMpID0+IHZvaWRdIHtcbiAgY29uc3QgW3ByZWZlcmVuY2VzLCBzZXRQcmVmZXJlbmNlc10gPSB1c2VTdGF0ZSgoKSA9PiByZWFkUHJlZmVyZW5jZXMobGFuZykpXG4gIGNvbnN0IHNhdmUgPSAobmV4dDogU2NyZWVuUHJlZmVyZW5jZXMpID0+IHtcbiAgICBzZXRQcmVmZXJlbmNlcyhuZXh0KVxuICAgIHNhdmVQcmVmZXJlbmNlcyhuZXh0KVxuICB9XG4gIHJldHVybiBbcHJlZmVyZW5jZXMsIHNhdmVdXG59XG4iLAogICAgIi8qKiBXaGF0IHRoaXMgYnJvd3NlciByZW1lbWJlcnMgb2YgdGhlIHNlc3Npb24gc2NyZWVuOiBrZXlib2FyZCBsYXlvdXQsIHBpbm5lZCBjb21iaW5hdGlvbnMsIHRvdWNoIG1vZGUuICovXG5pbXBvcnQgeyBLRVlCT0FSRF9MQVlPVVRTLCB0eXBlIEtleWJvYXJkTGF5b3V0TmFtZSB9IGZyb20gXCIuL29uc2NyZWVuLWxheW91dHMudHNcIlxuaW1wb3J0IHR5cGUgeyBUb3VjaE1vZGUgfSBmcm9tIFwiLi90b3VjaC50c1wiXG5cbmV4cG9ydCBpbnRlcmZhY2UgU2NyZWVuUHJlZmVyZW5jZXMge1xuICBsYXlvdXQ6IEtleWJvYXJkTGF5b3V0TmFtZVxuICAvKiogTmFtZXMgb2Yga2V5IGNvbWJpbmF0aW9ucy4gKi9cbiAgcGlubmVkOiByZWFkb25seSBzdHJpbmdbXVxuICB0b3VjaE1vZGU6IFRvdWNoTW9kZVxufVxuXG5jb25zdCBTVE9SQUdFX0tFWSA9IFwic2Vzc2lvbi1zY3JlZW5cIlxuXG4vKiogQHBhcmFtIGxhbmcgIG9mIHRoZSByZWFkZXIsIHdob3NlIGxheW91dCBpdCBpcyB1bnRpbCBhbm90aGVyIGlzIGNob3NlbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlYWRQcmVmZXJlbmNlcyhsYW5nOiBzdHJpbmcpOiBTY3JlZW5QcmVmZXJlbmNlcyB7XG4gIGNvbnN0IGZpcnN0OiBTY3JlZW5QcmVmZXJlbmNlcyA9IHtcbiAgICBsYXlvdXQ6IEtFWUJPQVJEX0xBWU9VVFMuZmluZCgobmFtZSkgPT4gbmFtZSA9PT0gbGFuZykgPz8gXCJlbi1HQlwiLFxuICAgIHBpbm5lZDogW1wiQ3RybCtBbHQrRGVsXCJdLFxuICAgIHRvdWNoTW9kZTogXCJkaXJlY3RcIixcbiAgfVxuICB0cnkge1xuICAgIGNvbnN0IHN0b3JlZCA9IEpTT04ucGFyc2UobG9jYWxTdG9yYWdlLmdldEl0ZW0oU1RPUkFHRV9LRVkpID8/IFwie31cIikgYXMgUGFydGlhbDxTY3JlZW5QcmVmZXJlbmNlcz5cbiAgICByZXR1cm4ge1xuICAgICAgbGF5b3V0OiBLRVlCT0FSRF9MQVlPVVRTLmZpbmQoKG5hbWUpID0+IG5hbWUgPT09IHN0b3JlZC5sYXlvdXQpID8/IGZpcnN0LmxheW91dCxcbiAgICAgIHBpbm5lZDogQXJyYXkuaXNBcnJheShzdG9yZWQucGlubmVkKVxuICAgICAgICA/IHN0b3JlZC5waW5uZWQuZmlsdGVyKChuYW1lKSA9PiB0eXBlb2YgbmFtZSA9PT0gXCJzdHJpbmdcIilcbiAgICAgICAgOiBmaXJzdC5waW5uZWQsXG4gICAgICB0b3VjaE1vZGU6IHN0b3JlZC50b3VjaE1vZGUgPT09IFwidG91Y2hwYWRcIiA/IFwidG91Y2hwYWRcIiA6IFwiZGlyZWN0XCIsXG4gICAgfVxuICB9IGNhdGNoIHtcbiAgICByZXR1cm4gZmlyc3RcbiAgfVxufVxuXG4vKiogQmVzdCBlZmZvcnQ6IGEgYnJvd3NlciBtYXkga2VlcCBub3RoaW5nLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNhdmVQcmVmZXJlbmNlcyhwcmVmZXJlbmNlczogU2NyZWVuUHJlZmVyZW5jZXMpOiB2b2lkIHtcbiAgdHJ5IHtcbiAgICBsb2NhbFN0b3JhZ2Uuc2V0SXRlbShTVE9SQUdFX0tFWSwgSlNPTi5zdHJpbmdpZnkocHJlZmVyZW5jZXMpKVxuICB9IGNhdGNoIHtcbiAgICAvLyBQcml2YXRlIHdpbmRvd3Mgb2Ygc29tZSBicm93c2VycyBoYXZlIG5vIHN0b3JhZ2UuXG4gIH1cbn1cbiIsCiAgICAiLyoqIFJlYWN0IGhvb2sgb2YgYSByZW1vdGUgc2Vzc2lvbjogdGhlIG1vZGVsLCB0aGUgbGluayB0byB0aGUgc2VydmVyLCBhbmQgdGhlIG1hY2hpbmUncyBub3RpY2VzLiAqL1xuaW1wb3J0IHsgdHlwZSBSZWZPYmplY3QsIHVzZUVmZmVjdCwgdXNlTWVtbywgdXNlUmVkdWNlciwgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyBjYWxsQXBpIH0gZnJvbSBcIi4uLy4uL3NyYy9odHRwL2FwaS1jbGllbnQudHNcIlxuaW1wb3J0IHtcbiAgVElDS0VUX1NVQlBST1RPQ09MX1BSRUZJWCxcbiAgVklFV0VSX1NPQ0tFVF9QQVRILFxuICBWSUVXRVJfU1VCUFJPVE9DT0wsXG59IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9ydWxlcy1zb2NrZXQudHNcIlxuaW1wb3J0IHsgdXNlSXNsYW5kVmlldyB9IGZyb20gXCIuLi9kZWZpbmUudHN4XCJcbmltcG9ydCB7IHdpdGhTdGVwVXAgfSBmcm9tIFwiLi4vc3RlcC11cC50c1wiXG5pbXBvcnQgeyBzZXNzaW9uQ2FsbHMgfSBmcm9tIFwiLi9jYWxscy50c1wiXG5pbXBvcnQgeyBpc0ZvY3VzRWxzZXdoZXJlIH0gZnJvbSBcIi4vZm9jdXMudHNcIlxuaW1wb3J0IHsgY3JlYXRlR3Vlc3RDYWxscyB9IGZyb20gXCIuL2d1ZXN0LWNhbGxzLnRzXCJcbmltcG9ydCB7IGNyZWF0ZUxpbmssIHR5cGUgU2Vzc2lvbkNhbGxzLCB0eXBlIFNlc3Npb25MaW5rIH0gZnJvbSBcIi4vbGluay50c1wiXG5pbXBvcnQgeyBpbml0aWFsTW9kZWwsIHR5cGUgTW9kZWwsIHJlZHVjZSB9IGZyb20gXCIuL21vZGVsLnRzXCJcbmltcG9ydCB0eXBlIHsgUGFnZUxvY2F0aW9uIH0gZnJvbSBcIi4vcGFnZS1iYXIudHN4XCJcbmltcG9ydCB7IHR5cGUgUmVtb3RlU2NyZWVuUHJvcHMsIHdpdGhTZXNzaW9uIH0gZnJvbSBcIi4vcHJvcHMudHNcIlxuaW1wb3J0IHR5cGUgeyBTY3JlZW5IYW5kbGUgfSBmcm9tIFwiLi9zY3JlZW4taGFuZGxlLnRzXCJcbmltcG9ydCB7XG4gIGNyZWF0ZVRyYWZmaWNNZXRlcixcbiAgTUVBU1VSRV9JTlRFUlZBTF9NUyxcbiAgTk9fVFJBRkZJQyxcbiAgdHlwZSBUcmFmZmljLFxuICB0eXBlIFRyYWZmaWNNZXRlcixcbn0gZnJvbSBcIi4vdHJhZmZpYy50c1wiXG5cbmV4cG9ydCBpbnRlcmZhY2UgU2Vzc2lvblZpZXcge1xuICBtb2RlbDogTW9kZWxcbiAgbGluazogU2Vzc2lvbkxpbmtcbiAgLyoqIFdoYXQgdGhlIG1hY2hpbmUgY29waWVkIGxhc3QuICovXG4gIGNsaXBib2FyZDogc3RyaW5nXG4gIHRpdGxlOiBzdHJpbmdcbiAgLyoqIFdoZXJlIGEgbWFjaGluZSB0aGF0IGlzIGEgd2ViIHBhZ2UgaXM7IG51bGwgZm9yIG90aGVyIG1hY2hpbmVzLiAqL1xuICBsb2NhdGlvbjogUGFnZUxvY2F0aW9uIHwgbnVsbFxuICAvKiogVGhlIHBpY3R1cmUgb24gdGhlIHNjcmVlbiBiZWxvbmdzIHRvIHRoaXMgc2Vzc2lvbiwgbmV3IG9yIG9sZC4gKi9cbiAgaGFzUGljdHVyZTogYm9vbGVhblxuICB0cmFmZmljOiBUcmFmZmljXG4gIGRlY2lkZUhvc3RLZXkoYWNjZXB0OiBib29sZWFuKTogdm9pZFxuICAvKiogU3RhcnRzIGEgbmV3IHNlc3Npb24gYWZ0ZXIgdGhlIGVuZDsgYWZ0ZXIgb25seSBsZWF2aW5nIGl0LCBqb2lucyB0aGUgc2FtZSBzZXNzaW9uIGFnYWluLiAqL1xuICByZWNvbm5lY3QoKTogdm9pZFxufVxuXG4vKiogQHBhcmFtIHJvb3QgIHRoZSBlbGVtZW50IGFyb3VuZCB0aGUgc2NyZWVuIGFuZCBpdHMgdG9vbHMgKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VTZXNzaW9uKFxuICBwcm9wczogUmVtb3RlU2NyZWVuUHJvcHMsXG4gIHNjcmVlbjogUmVmT2JqZWN0PFNjcmVlbkhhbmRsZSB8IG51bGw+LFxuICByb290OiBSZWZPYmplY3Q8SFRNTEVsZW1lbnQgfCBudWxsPixcbik6IFNlc3Npb25WaWV3IHtcbiAgY29uc3QgeyBjc3JmIH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgW21vZGVsLCBkaXNwYXRjaF0gPSB1c2VSZWR1Y2VyKHJlZHVjZSwgcHJvcHMsIGNyZWF0ZUluaXRpYWxNb2RlbClcbiAgY29uc3QgW2NsaXBib2FyZCwgc2V0Q2xpcGJvYXJkXSA9IHVzZVN0YXRlKFwiXCIpXG4gIGNvbnN0IFt0aXRsZSwgc2V0VGl0bGVdID0gdXNlU3RhdGUoXCJcIilcbiAgY29uc3QgW2xvY2F0aW9uLCBzZXRMb2NhdGlvbl0gPSB1c2VTdGF0ZTxQYWdlTG9jYXRpb24gfCBudWxsPihudWxsKVxuICBjb25zdCBbaGFzUGljdHVyZSwgc2V0SGFzUGljdHVyZV0gPSB1c2VTdGF0ZShmYWxzZSlcbiAgY29uc3QgW3RyYWZmaWMsIHNldFRyYWZmaWNdID0gdXNlU3RhdGUoTk9fVFJBRkZJQylcbiAgY29uc3QgbWV0ZXIgPSB1c2VSZWY8VHJhZmZpY01ldGVyIHwgbnVsbD4obnVsbClcblxuICAvLyBiaW9tZS1pZ25vcmUgbGludC9jb3JyZWN0bmVzcy91c2VFeGhhdXN0aXZlRGVwZW5kZW5jaWVzOiBvbmUgbGluayBmb3IgdGhlIGxpZmUgb2YgdGhlIGlzbGFuZFxuICBjb25zdCBsaW5rID0gdXNlTWVtbyhcbiAgICAoKSA9PlxuICAgICAgY3JlYXRlTGluayh7XG4gICAgICAgIGNhbGxzOiBwcm9wcy5pc0d1ZXN0ID8gY3JlYXRlR3Vlc3RDYWxscyhjc3JmKSA6IGNyZWF0ZUNhbGxzKHByb3BzLCBjc3JmKSxcbiAgICAgICAgb3BlblNvY2tldCh0aWNrZXQpIHtcbiAgICAgICAgICBjb25zdCBzb2NrZXQgPSBvcGVuU29ja2V0KHRpY2tldClcbiAgICAgICAgICBzb2NrZXQuYWRkRXZlbnRMaXN0ZW5lcihcIm1lc3NhZ2VcIiwgKHsgZGF0YSB9KSA9PiB7XG4gICAgICAgICAgICBpZiAoZGF0YSBpbnN0YW5jZW9mIEFycmF5QnVmZmVyKSBtZXRlci5jdXJyZW50Py5vbkJ5dGVzKGRhdGEuYnl0ZUxlbmd0aClcbiAgICAgICAgICB9KVxuICAgICAgICAgIHJldHVybiBzb2NrZXRcbiAgICAgICAgfSxcbiAgICAgICAgZGlzcGF0Y2goYWN0aW9uKSB7XG4gICAgICAgICAgaWYgKGFjdGlvbi5raW5kICE9PSBcIm5vdGljZVwiIHx8IGFjdGlvbi5ub3RpY2UuYWJvdXQgIT09IFwicG9uZ1wiKSByZXR1cm4gZGlzcGF0Y2goYWN0aW9uKVxuICAgICAgICAgIGNvbnN0IGRlbGF5TXMgPSBtZXRlci5jdXJyZW50Py5vblBvbmcoYWN0aW9uLm5vdGljZS50b2tlbiwgcGVyZm9ybWFuY2Uubm93KCkpID8/IG51bGxcbiAgICAgICAgICBzZXRUcmFmZmljKChiZWZvcmUpID0+ICh7IC4uLmJlZm9yZSwgZGVsYXlNcyB9KSlcbiAgICAgICAgfSxcbiAgICAgICAgc2NoZWR1bGU6IChtcywgd29yaykgPT4ge1xuICAgICAgICAgIGNvbnN0IHRpbWVyID0gc2V0VGltZW91dCh3b3JrLCBtcylcbiAgICAgICAgICByZXR1cm4gKCkgPT4gY2xlYXJUaW1lb3V0KHRpbWVyKVxuICAgICAgICB9LFxuICAgICAgICBhc3luYyBvbk1lc3NhZ2UobWVzc2FnZSkge1xuICAgICAgICAgIGlmIChtZXNzYWdlLmtpbmQgPT09IFwidGl0bGVcIikgc2V0VGl0bGUobWVzc2FnZS50ZXh0KVxuICAgICAgICAgIGVsc2UgaWYgKG1lc3NhZ2Uua2luZCA9PT0gXCJsb2NhdGlvblwiKSBzZXRMb2NhdGlvbihtZXNzYWdlKVxuICAgICAgICAgIGVsc2UgaWYgKG1lc3NhZ2Uua2luZCA9PT0gXCJjbGlwYm9hcmRcIikge1xuICAgICAgICAgICAgc2V0Q2xpcGJvYXJkKG1lc3NhZ2UudGV4dClcbiAgICAgICAgICAgIGlmICghaXNGb2N1c0Vsc2V3aGVyZShyb290LmN1cnJlbnQpKSBjb3B5VG9DbGlwYm9hcmQobWVzc2FnZS50ZXh0KVxuICAgICAgICAgIH0gZWxzZSBhd2FpdCBzY3JlZW4uY3VycmVudD8uZHJhdyhtZXNzYWdlKVxuICAgICAgICAgIGlmIChtZXNzYWdlLmtpbmQgPT09IFwia2V5XCIgfHwgbWVzc2FnZS5raW5kID09PSBcInRlcm1pbmFsU25hcHNob3RcIikgc2V0SGFzUGljdHVyZSh0cnVlKVxuICAgICAgICB9LFxuICAgICAgfSksXG4gICAgW10sXG4gIClcblxuICAvLyBiaW9tZS1pZ25vcmUgbGludC9jb3JyZWN0bmVzcy91c2VFeGhhdXN0aXZlRGVwZW5kZW5jaWVzOiBjb25uZWN0cyBvbmNlLCB3aGVuIHRoZSBpc2xhbmQgY29tZXMgYWxpdmVcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICB2b2lkIChwcm9wcy5zZXNzaW9uSWQgPT09IG51bGwgPyBsaW5rLnN0YXJ0KCkgOiBsaW5rLmpvaW4ocHJvcHMuc2Vzc2lvbklkKSlcbiAgICB3aW5kb3cuYWRkRXZlbnRMaXN0ZW5lcihcIm9ubGluZVwiLCBsaW5rLnJldHJ5Tm93KVxuICAgIHJldHVybiAoKSA9PiB7XG4gICAgICB3aW5kb3cucmVtb3ZlRXZlbnRMaXN0ZW5lcihcIm9ubGluZVwiLCBsaW5rLnJldHJ5Tm93KVxuICAgICAgbGluay5jbG9zZSgpXG4gICAgfVxuICB9LCBbXSlcblxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGNvbnN0IG1lYXN1cmVkID0gY3JlYXRlVHJhZmZpY01ldGVyKGxpbmsuc2VuZClcbiAgICBtZXRlci5jdXJyZW50ID0gbWVhc3VyZWRcbiAgICBjb25zdCB0aW1lciA9IHNldEludGVydmFsKCgpID0+IHNldFRyYWZmaWMobWVhc3VyZWQubWVhc3VyZShwZXJmb3JtYW5jZS5ub3coKSkpLCBNRUFTVVJFX0lOVEVSVkFMX01TKVxuICAgIHJldHVybiAoKSA9PiBjbGVhckludGVydmFsKHRpbWVyKVxuICB9LCBbbGlua10pXG5cbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBpZiAobW9kZWwuc2Vzc2lvbklkICE9PSBudWxsICYmICFwcm9wcy5pc1RpbGUpXG4gICAgICBoaXN0b3J5LnJlcGxhY2VTdGF0ZShoaXN0b3J5LnN0YXRlLCBcIlwiLCB3aXRoU2Vzc2lvbihwcm9wcy5qb2luUGF0aCwgbW9kZWwuc2Vzc2lvbklkKSlcbiAgfSwgW21vZGVsLnNlc3Npb25JZCwgcHJvcHMuam9pblBhdGgsIHByb3BzLmlzVGlsZV0pXG5cbiAgcmV0dXJuIHtcbiAgICBtb2RlbCxcbiAgICBsaW5rLFxuICAgIGNsaXBib2FyZCxcbiAgICB0aXRsZSxcbiAgICBsb2NhdGlvbixcbiAgICBoYXNQaWN0dXJlLFxuICAgIHRyYWZmaWMsXG4gICAgZGVjaWRlSG9zdEtleShhY2NlcHQpIHtcbiAgICAgIGNvbnN0IHsgaG9zdEtleSwgc2Vzc2lvbklkIH0gPSBtb2RlbFxuICAgICAgaWYgKCFob3N0S2V5IHx8ICFzZXNzaW9uSWQpIHJldHVyblxuICAgICAgZGlzcGF0Y2goeyBraW5kOiBcImhvc3RLZXlEZWNpZGVkXCIgfSlcbiAgICAgIGNvbnN0IHBhdGggPSB7IC4uLnByb3BzLCBzZXNzaW9uSWQgfVxuICAgICAgY29uc3QgYm9keSA9IHsgZmluZ2VycHJpbnQ6IGhvc3RLZXkuZmluZ2VycHJpbnQsIGFjY2VwdCB9XG4gICAgICBjYWxsQXBpKHNlc3Npb25DYWxscy5kZWNpZGVIb3N0S2V5LCB7IHBhdGgsIGJvZHkgfSwgY3NyZikuY2F0Y2goKCkgPT4gbGluay5yZXN0YXJ0KCkpXG4gICAgfSxcbiAgICByZWNvbm5lY3QoKSB7XG4gICAgICBjb25zdCB3YXNMZWZ0ID0gbW9kZWwuY29ubmVjdGlvbi5zdGF0ZSA9PT0gXCJkaXNjb25uZWN0ZWRcIiAmJiBtb2RlbC5jb25uZWN0aW9uLmVuZC5jb2RlID09PSBcIkxFRlRcIlxuICAgICAgaWYgKHdhc0xlZnQgJiYgbW9kZWwuc2Vzc2lvbklkKSB2b2lkIGxpbmsuam9pbihtb2RlbC5zZXNzaW9uSWQpXG4gICAgICBlbHNlIHZvaWQgbGluay5zdGFydCgpXG4gICAgfSxcbiAgfVxufVxuXG5mdW5jdGlvbiBjcmVhdGVJbml0aWFsTW9kZWwocHJvcHM6IFJlbW90ZVNjcmVlblByb3BzKTogTW9kZWwge1xuICByZXR1cm4gaW5pdGlhbE1vZGVsKHtcbiAgICBzZXNzaW9uSWQ6IHByb3BzLnNlc3Npb25JZCxcbiAgICBvd25lcklkOiBwcm9wcy5vd25lcklkLFxuICAgIHdpbmRvd0VuZHNBdE1zOiBwcm9wcy53aW5kb3dFbmRzQXQgPT09IG51bGwgPyBudWxsIDogRGF0ZS5wYXJzZShwcm9wcy53aW5kb3dFbmRzQXQpLFxuICB9KVxufVxuXG5mdW5jdGlvbiBjcmVhdGVDYWxscyhwYXRoOiBSZW1vdGVTY3JlZW5Qcm9wcywgY3NyZjogc3RyaW5nKTogU2Vzc2lvbkNhbGxzIHtcbiAgcmV0dXJuIHtcbiAgICBzdGFydDogKCkgPT4gd2l0aFN0ZXBVcCgoKSA9PiBjYWxsQXBpKHNlc3Npb25DYWxscy5zdGFydFNlc3Npb24sIHsgcGF0aCB9LCBjc3JmKSksXG4gICAgc2Vzc2lvbjogKHNlc3Npb25JZCkgPT4gY2FsbEFwaShzZXNzaW9uQ2FsbHMuZ2V0U2Vzc2lvbiwgeyBwYXRoOiB7IC4uLnBhdGgsIHNlc3Npb25JZCB9IH0sIGNzcmYpLFxuICAgIHRpY2tldDogKHNlc3Npb25JZCkgPT4gY2FsbEFwaShzZXNzaW9uQ2FsbHMuY3JlYXRlVGlja2V0LCB7IHBhdGg6IHsgLi4ucGF0aCwgc2Vzc2lvbklkIH0gfSwgY3NyZiksXG4gICAgZW5kOiAoc2Vzc2lvbklkKSA9PlxuICAgICAgY2FsbEFwaShcbiAgICAgICAgc2Vzc2lvbkNhbGxzLnVwZGF0ZUdyYXBoaWNhbFNlc3Npb24sXG4gICAgICAgIHsgcGF0aDogeyAuLi5wYXRoLCBzZXNzaW9uSWQgfSwgYm9keTogeyBpc0FjdGl2ZTogZmFsc2UgfSB9LFxuICAgICAgICBjc3JmLFxuICAgICAgKSxcbiAgfVxufVxuXG5mdW5jdGlvbiBvcGVuU29ja2V0KHRpY2tldDogc3RyaW5nKTogV2ViU29ja2V0IHtcbiAgY29uc3QgYWRkcmVzcyA9IG5ldyBVUkwoVklFV0VSX1NPQ0tFVF9QQVRILCB3aW5kb3cubG9jYXRpb24uaHJlZilcbiAgYWRkcmVzcy5wcm90b2NvbCA9IGFkZHJlc3MucHJvdG9jb2wgPT09IFwiaHR0cHM6XCIgPyBcIndzczpcIiA6IFwid3M6XCJcbiAgcmV0dXJuIG5ldyBXZWJTb2NrZXQoYWRkcmVzcywgW1ZJRVdFUl9TVUJQUk9UT0NPTCwgYCR7VElDS0VUX1NVQlBST1RPQ09MX1BSRUZJWH0ke3RpY2tldH1gXSlcbn1cblxuLyoqIEJlc3QgZWZmb3J0OiB0aGUgYnJvd3NlciBtYXkgcmVxdWlyZSBhIGNsaWNrIGZpcnN0OyB0aGUgdGV4dCBpcyBhbHNvIGluIHRoZSBjbGlwYm9hcmQgYm94LiAqL1xuZnVuY3Rpb24gY29weVRvQ2xpcGJvYXJkKHRleHQ6IHN0cmluZyk6IHZvaWQge1xuICBpZiAoZG9jdW1lbnQuaGFzRm9jdXMoKSkgbmF2aWdhdG9yLmNsaXBib2FyZD8ud3JpdGVUZXh0KHRleHQpLmNhdGNoKCgpID0+IHt9KVxufVxuIiwKICAgICIvKiogVGhlIHZpZXdlcidzIHNvY2tldDogYFNlYy1XZWJTb2NrZXQtUHJvdG9jb2w6IG1pbGx3cmlnaHQudmlld2VyLjEsIHRpY2tldC48dGlja2V0PmAuICovXG5leHBvcnQgY29uc3QgVklFV0VSX1NPQ0tFVF9QQVRIID0gXCIvdmlld2VyXCJcbmV4cG9ydCBjb25zdCBWSUVXRVJfU1VCUFJPVE9DT0wgPSBcIm1pbGx3cmlnaHQudmlld2VyLjFcIlxuZXhwb3J0IGNvbnN0IFRJQ0tFVF9TVUJQUk9UT0NPTF9QUkVGSVggPSBcInRpY2tldC5cIlxuIiwKICAgICIvKiogVGhlIHNlcnZlciBhcyBhIGd1ZXN0IGNhbGxzIGl0OiB0aGVpciBvd24gc2Vzc2lvbiBhbmQgbm8gb3RoZXIgYWRkcmVzcy4gKi9cbmltcG9ydCB7IEFwaUVycm9yIH0gZnJvbSBcIi4uLy4uL3NyYy9odHRwL2FwaS1jbGllbnQudHNcIlxuaW1wb3J0IHR5cGUgeyBTZXNzaW9uQ2FsbHMgfSBmcm9tIFwiLi9saW5rLnRzXCJcblxuZXhwb3J0IGZ1bmN0aW9uIGNyZWF0ZUd1ZXN0Q2FsbHMoY3NyZjogc3RyaW5nKTogU2Vzc2lvbkNhbGxzIHtcbiAgY29uc3QgY2FsbCA9IGFzeW5jIChtZXRob2Q6IFwiR0VUXCIgfCBcIlBPU1RcIiwgcGF0aDogc3RyaW5nKSA9PiB7XG4gICAgY29uc3QgcmVzcG9uc2UgPSBhd2FpdCBmZXRjaChgL2d1ZXN0LyR7cGF0aH1gLCB7IG1ldGhvZCwgaGVhZGVyczogeyBcIngtY3NyZi10b2tlblwiOiBjc3JmIH0gfSlcbiAgICBpZiAocmVzcG9uc2Uub2spIHJldHVybiByZXNwb25zZS5qc29uKClcbiAgICAvLyBBIGd1ZXN0IGhhcyBvbmUgcmVhc29uIGZvciBhIHJlZnVzYWwgYXQgYSB0aW1lOyB3aGljaCBvbmUsIHRoZSBzZXNzaW9uIHNheXMuXG4gICAgdGhyb3cgbmV3IEFwaUVycm9yKHJlc3BvbnNlLnN0YXR1cywgbnVsbClcbiAgfVxuICByZXR1cm4ge1xuICAgIHN0YXJ0OiAoKSA9PiBQcm9taXNlLnJlamVjdChuZXcgQXBpRXJyb3IoNDAzLCBudWxsKSksXG4gICAgc2Vzc2lvbjogKCkgPT4gY2FsbChcIkdFVFwiLCBcInNlc3Npb25cIiksXG4gICAgdGlja2V0OiAoKSA9PiBjYWxsKFwiUE9TVFwiLCBcInRpY2tldHNcIiksXG4gICAgZW5kOiAoKSA9PiBQcm9taXNlLnJlamVjdChuZXcgQXBpRXJyb3IoNDAzLCBudWxsKSksXG4gIH1cbn1cbiIsCiAgICAiLyoqXG4gKiBUaGUgY29ubmVjdGlvbiB0byBhIHJ1bm5pbmcgc2Vzc2lvbjogc3RhcnRzIGl0IG9yIGxvYWRzIGl0cyBzdGF0ZSwgZ2V0cyBhIHRpY2tldCwgb3BlbnMgdGhlIHNvY2tldCwgYW5kIHJlY29ubmVjdHNcbiAqIHdoZW4gdGhlIG5ldHdvcmsgaXMgbG9zdC4gTWVzc2FnZXMgZ28gdG8gYG9uTWVzc2FnZWAsIG1vZGVsIGNoYW5nZXMgdG8gYGRpc3BhdGNoYC4gTm8gRE9NOyBjYWxscywgc29ja2V0IGFuZCB0aW1lclxuICogYXJlIGluamVjdGVkLlxuICovXG5pbXBvcnQgeyBkZWNvZGVWaWV3ZXJNZXNzYWdlLCB0eXBlIFZpZXdlck1lc3NhZ2UgfSBmcm9tIFwiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLnRzXCJcbmltcG9ydCB7IGVuY29kZVZpZXdlcklucHV0LCB0eXBlIFZpZXdlcklucHV0IH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS1pbnB1dC50c1wiXG5pbXBvcnQgeyBBcGlFcnJvciB9IGZyb20gXCIuLi8uLi9zcmMvaHR0cC9hcGktY2xpZW50LnRzXCJcbmltcG9ydCB0eXBlIHsgU2Vzc2lvbiB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9jb250cmFjdC50c1wiXG5pbXBvcnQgdHlwZSB7IEFjY2Vzc1JpZ2h0LCBQcmVyZXF1aXNpdGUgfSBmcm9tIFwiLi4vLi4vc3JjL3Nlc3Npb25zL3Nlc3Npb24vcnVsZXMudHNcIlxuaW1wb3J0IHsgcmVxdWlyZXNTdGVwVXAgfSBmcm9tIFwiLi4vc3RlcC11cC50c1wiXG5pbXBvcnQgeyB0eXBlIEVuZFJlYXNvbiwgaXNOb3JtYWxFbmQsIHR5cGUgU2Vzc2lvbkFjdGlvbiB9IGZyb20gXCIuL21vZGVsLnRzXCJcblxuLyoqIFRoZSBzZXJ2ZXIsIGFzIGZhciBhcyB0aGlzIGZpbGUgY2FsbHMgaXQuICovXG5leHBvcnQgaW50ZXJmYWNlIFNlc3Npb25DYWxscyB7XG4gIHN0YXJ0KCk6IFByb21pc2U8U2Vzc2lvbj5cbiAgc2Vzc2lvbihzZXNzaW9uSWQ6IHN0cmluZyk6IFByb21pc2U8U2Vzc2lvbj5cbiAgdGlja2V0KHNlc3Npb25JZDogc3RyaW5nKTogUHJvbWlzZTx7IHRpY2tldDogc3RyaW5nOyBhY2Nlc3NSaWdodDogQWNjZXNzUmlnaHQgfT5cbiAgZW5kKHNlc3Npb25JZDogc3RyaW5nKTogUHJvbWlzZTx1bmtub3duPlxufVxuXG5leHBvcnQgaW50ZXJmYWNlIExpbmtEZXBzIHtcbiAgY2FsbHM6IFNlc3Npb25DYWxsc1xuICAvKiogT3BlbnMgdGhlIHZpZXdlcidzIHNvY2tldCB3aXRoIHRoaXMgdGlja2V0LiAqL1xuICBvcGVuU29ja2V0KHRpY2tldDogc3RyaW5nKTogV2ViU29ja2V0XG4gIGRpc3BhdGNoKGFjdGlvbjogU2Vzc2lvbkFjdGlvbik6IHZvaWRcbiAgLyoqXG4gICAqIFJlY2VpdmVzIGV2ZXJ5IG1lc3NhZ2UgYnV0IG5vdGljZXMsIGluIG9yZGVyOyBlYWNoIHNvY2tldCBiZWdpbnMgd2l0aCBhIGtleSBmcmFtZS5cbiAgICpcbiAgICogQHJldHVybnMgcmVzb2x2ZXMgd2hlbiB0aGUgbWVzc2FnZSBpcyB2aXNpYmxlLCBhbmQgdGhlIGZyYW1lIGlzIGFja25vd2xlZGdlZDsgcmVqZWN0cyB3aGVuIGl0IGNhbm5vdCBiZSBkcmF3blxuICAgKi9cbiAgb25NZXNzYWdlKG1lc3NhZ2U6IFZpZXdlck1lc3NhZ2UpOiBQcm9taXNlPHZvaWQ+XG4gIC8qKiBSdW5zIGB3b3JrYCBhZnRlciBgbXNgOyByZXR1cm5zIGEgZnVuY3Rpb24gdGhhdCBjYW5jZWxzIGl0LiAqL1xuICBzY2hlZHVsZShtczogbnVtYmVyLCB3b3JrOiAoKSA9PiB2b2lkKTogKCkgPT4gdm9pZFxufVxuXG5leHBvcnQgaW50ZXJmYWNlIFNlc3Npb25MaW5rIHtcbiAgLyoqIFN0YXJ0cyBhIG5ldyBzZXNzaW9uLiAqL1xuICBzdGFydCgpOiBQcm9taXNlPHZvaWQ+XG4gIC8qKiBKb2lucyBhIHJ1bm5pbmcgb25lLiAqL1xuICBqb2luKHNlc3Npb25JZDogc3RyaW5nKTogUHJvbWlzZTx2b2lkPlxuICBzZW5kKGlucHV0OiBWaWV3ZXJJbnB1dCk6IHZvaWRcbiAgLyoqIE93bmVyOiBlbmRzIGl0IGZvciBldmVyeW9uZS4gKi9cbiAgZW5kKCk6IFByb21pc2U8dm9pZD5cbiAgLyoqIExlYXZlcyBpdCBydW5uaW5nLiAqL1xuICBsZWF2ZSgpOiB2b2lkXG4gIC8qKiBPcGVucyBhIG5ldyBzb2NrZXQsIHdoaWNoIGJlZ2lucyB3aXRoIGEga2V5IGZyYW1lLiAqL1xuICByZXN0YXJ0KCk6IHZvaWRcbiAgLyoqIFJldHJpZXMgaW1tZWRpYXRlbHkgaW5zdGVhZCBvZiB3YWl0aW5nICh0aGUgbmV0d29yayBpcyBiYWNrKS4gKi9cbiAgcmV0cnlOb3coKTogdm9pZFxuICBjbG9zZSgpOiB2b2lkXG59XG5cbi8qKiBGcm9tIGhhbGYgYSBzZWNvbmQgdG8gZWlnaHQ6IHF1aWNrIGFmdGVyIGEgaGljY3VwLCBnZW50bGUgb24gYSBzZXJ2ZXIgdGhhdCByZXN0YXJ0cy4gKi9cbmNvbnN0IFJFVFJZX0ZJUlNUX01TID0gNTAwXG5jb25zdCBSRVRSWV9MQVNUX01TID0gODAwMFxuLyoqIEFib3V0IHR3byBhbmQgYSBoYWxmIG1pbnV0ZXMsIG1vcmUgdGhhbiB0aGUgb3duZXIncyBncmFjZSBwZXJpb2Q7IHRoZW4gdGhlIGNvbm5lY3Rpb24gY291bnRzIGFzIGZhaWxlZC4gKi9cbmNvbnN0IFJFVFJJRVNfTUFYID0gMjRcbi8qKiBBYm92ZSB0aGlzIG1hbnkgdW5zZW50IGJ5dGVzIHRoZSBuZXR3b3JrIGNvdW50cyBhcyBzdGFsbGVkOiBwb2ludGVyIG1vdmVzIGFyZSBkcm9wcGVkIGZpcnN0LiAqL1xuY29uc3QgQlVGRkVSRURfQllURVNfTUFYID0gMjU2ICogMTAyNFxuXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlTGluayh7IGNhbGxzLCBvcGVuU29ja2V0LCBkaXNwYXRjaCwgb25NZXNzYWdlLCBzY2hlZHVsZSB9OiBMaW5rRGVwcyk6IFNlc3Npb25MaW5rIHtcbiAgbGV0IHNlc3Npb25JZDogc3RyaW5nIHwgbnVsbCA9IG51bGxcbiAgbGV0IHNvY2tldDogV2ViU29ja2V0IHwgbnVsbCA9IG51bGxcbiAgLyoqIFRoZSBzb2NrZXQgd2hvc2UgZmlyc3QgcGljdHVyZSB3YXMgc2Vlbi4gKi9cbiAgbGV0IGZpcnN0UGljdHVyZVNvY2tldDogV2ViU29ja2V0IHwgbnVsbCA9IG51bGxcbiAgbGV0IHJldHJpZXMgPSAwXG4gIGxldCBjYW5jZWxSZXRyeTogKCgpID0+IHZvaWQpIHwgbnVsbCA9IG51bGxcbiAgLyoqIFJhaXNlZCBieSBldmVyeSBzdGFydCwgam9pbiBhbmQgY2xvc2U6IHdoYXQgd2FzIHVuZGVyIHdheSBiZWZvcmUgaXMgdGhlbiB2b2lkLiAqL1xuICBsZXQgZ2VuZXJhdGlvbiA9IDBcblxuICBjb25zdCBmaW5pc2ggPSAoYWN0aW9uOiBFeHRyYWN0PFNlc3Npb25BY3Rpb24sIHsga2luZDogXCJlbmRlZFwiIHwgXCJmYWlsZWRcIiB8IFwibWlzc2luZ1wiIH0+KSA9PiB7XG4gICAgY2xvc2UoKVxuICAgIGRpc3BhdGNoKGFjdGlvbilcbiAgfVxuICBmdW5jdGlvbiBjbG9zZSgpIHtcbiAgICBnZW5lcmF0aW9uKytcbiAgICBjYW5jZWxSZXRyeT8uKClcbiAgICBjYW5jZWxSZXRyeSA9IG51bGxcbiAgICBjb25zdCBvbGQgPSBzb2NrZXRcbiAgICBzb2NrZXQgPSBudWxsXG4gICAgb2xkPy5jbG9zZSgpXG4gIH1cbiAgY29uc3Qgb25TZXNzaW9uID0gKHNlc3Npb246IFNlc3Npb24pID0+IHtcbiAgICBzZXNzaW9uSWQgPSBzZXNzaW9uLmlkXG4gICAgZGlzcGF0Y2goe1xuICAgICAga2luZDogXCJzZXNzaW9uXCIsXG4gICAgICBzZXNzaW9uSWQ6IHNlc3Npb24uaWQsXG4gICAgICBvd25lcklkOiBzZXNzaW9uLm93bmVyLmlkLFxuICAgICAgc3RhcnRlZEF0TXM6IERhdGUucGFyc2Uoc2Vzc2lvbi5zdGFydFRpbWUpLFxuICAgIH0pXG4gIH1cblxuICBhc3luYyBmdW5jdGlvbiBjb25uZWN0KCk6IFByb21pc2U8dm9pZD4ge1xuICAgIGNvbnN0IG1pbmUgPSBnZW5lcmF0aW9uXG4gICAgaWYgKCFzZXNzaW9uSWQpIHJldHVyblxuICAgIHRyeSB7XG4gICAgICBjb25zdCB7IHRpY2tldCwgYWNjZXNzUmlnaHQgfSA9IGF3YWl0IGNhbGxzLnRpY2tldChzZXNzaW9uSWQpXG4gICAgICBpZiAobWluZSAhPT0gZ2VuZXJhdGlvbikgcmV0dXJuXG4gICAgICBkaXNwYXRjaCh7IGtpbmQ6IFwicmlnaHRcIiwgcmlnaHQ6IGFjY2Vzc1JpZ2h0IH0pXG4gICAgICBhdHRhY2gob3BlblNvY2tldCh0aWNrZXQpKVxuICAgIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgICBpZiAobWluZSAhPT0gZ2VuZXJhdGlvbikgcmV0dXJuXG4gICAgICBpZiAoZXJyb3IgaW5zdGFuY2VvZiBBcGlFcnJvciAmJiBlcnJvci5zdGF0dXMgPCA1MDApIGF3YWl0IGV4cGxhaW5SZWZ1c2FsKGVycm9yLCBtaW5lKVxuICAgICAgZWxzZSBzY2hlZHVsZVJldHJ5KClcbiAgICB9XG4gIH1cblxuICBmdW5jdGlvbiBhdHRhY2gob3BlbmVkOiBXZWJTb2NrZXQpOiB2b2lkIHtcbiAgICBzb2NrZXQgPSBvcGVuZWRcbiAgICBvcGVuZWQuYmluYXJ5VHlwZSA9IFwiYXJyYXlidWZmZXJcIlxuICAgIG9wZW5lZC5vbm9wZW4gPSAoKSA9PiB7XG4gICAgICBpZiAoc29ja2V0ID09PSBvcGVuZWQpIGRpc3BhdGNoKHsga2luZDogXCJzb2NrZXRPcGVuXCIgfSlcbiAgICB9XG4gICAgb3BlbmVkLm9ubWVzc2FnZSA9ICh7IGRhdGEgfSkgPT4ge1xuICAgICAgaWYgKHNvY2tldCAhPT0gb3BlbmVkIHx8ICEoZGF0YSBpbnN0YW5jZW9mIEFycmF5QnVmZmVyKSkgcmV0dXJuXG4gICAgICB0cnkge1xuICAgICAgICBoYW5kbGVNZXNzYWdlKGRlY29kZVZpZXdlck1lc3NhZ2UobmV3IFVpbnQ4QXJyYXkoZGF0YSkpLCBvcGVuZWQpXG4gICAgICB9IGNhdGNoIHtcbiAgICAgICAgcmVzdGFydCgpXG4gICAgICB9XG4gICAgfVxuICAgIG9wZW5lZC5vbmNsb3NlID0gKCkgPT4ge1xuICAgICAgaWYgKHNvY2tldCAhPT0gb3BlbmVkKSByZXR1cm5cbiAgICAgIHNvY2tldCA9IG51bGxcbiAgICAgIHNjaGVkdWxlUmV0cnkoKVxuICAgIH1cbiAgfVxuXG4gIGZ1bmN0aW9uIGhhbmRsZU1lc3NhZ2UobWVzc2FnZTogVmlld2VyTWVzc2FnZSwgb246IFdlYlNvY2tldCk6IHZvaWQge1xuICAgIGlmIChtZXNzYWdlLmtpbmQgIT09IFwibm90aWNlXCIpIHtcbiAgICAgIG9uTWVzc2FnZShtZXNzYWdlKS50aGVuKFxuICAgICAgICAoKSA9PiBvbkRyYXduKG1lc3NhZ2UsIG9uKSxcbiAgICAgICAgKCkgPT4gc29ja2V0ID09PSBvbiAmJiByZXN0YXJ0KCksXG4gICAgICApXG4gICAgICByZXR1cm5cbiAgICB9XG4gICAgY29uc3QgeyBub3RpY2UgfSA9IG1lc3NhZ2VcbiAgICBkaXNwYXRjaCh7IGtpbmQ6IFwibm90aWNlXCIsIG5vdGljZSwgYXRNczogRGF0ZS5ub3coKSB9KVxuICAgIGlmIChub3RpY2UuYWJvdXQgPT09IFwic3RhdGVcIiAmJiBub3RpY2Uuc3RhdGUgPT09IFwiRU5ERURcIikgY2xvc2UoKVxuICB9XG5cbiAgLyoqIElnbm9yZXMgbWVzc2FnZXMgb2YgYSBzb2NrZXQgdGhhdCBoYXMgYmVlbiByZXBsYWNlZC4gKi9cbiAgZnVuY3Rpb24gb25EcmF3bihtZXNzYWdlOiBWaWV3ZXJNZXNzYWdlLCBvbjogV2ViU29ja2V0KTogdm9pZCB7XG4gICAgaWYgKHNvY2tldCAhPT0gb24pIHJldHVyblxuICAgIGlmIChtZXNzYWdlLmtpbmQgPT09IFwia2V5XCIgfHwgbWVzc2FnZS5raW5kID09PSBcImZyYW1lXCIpIHNlbmQoeyBraW5kOiBcImFja1wiLCBzZXE6IG1lc3NhZ2Uuc2VxIH0pXG4gICAgaWYgKG1lc3NhZ2Uua2luZCAhPT0gXCJrZXlcIiAmJiBtZXNzYWdlLmtpbmQgIT09IFwidGVybWluYWxTbmFwc2hvdFwiKSByZXR1cm5cbiAgICByZXRyaWVzID0gMFxuICAgIGlmIChmaXJzdFBpY3R1cmVTb2NrZXQgPT09IG9uKSByZXR1cm5cbiAgICBmaXJzdFBpY3R1cmVTb2NrZXQgPSBvblxuICAgIGRpc3BhdGNoKHsga2luZDogXCJwaWN0dXJlXCIgfSlcbiAgfVxuXG4gIGZ1bmN0aW9uIHNlbmQoaW5wdXQ6IFZpZXdlcklucHV0KTogdm9pZCB7XG4gICAgaWYgKHNvY2tldD8ucmVhZHlTdGF0ZSAhPT0gV2ViU29ja2V0Lk9QRU4pIHJldHVyblxuICAgIGlmIChpbnB1dC5raW5kID09PSBcInBvaW50ZXJcIiAmJiBzb2NrZXQuYnVmZmVyZWRBbW91bnQgPiBCVUZGRVJFRF9CWVRFU19NQVgpIHJldHVyblxuICAgIHNvY2tldC5zZW5kKGVuY29kZVZpZXdlcklucHV0KGlucHV0KSlcbiAgfVxuXG4gIGZ1bmN0aW9uIHNjaGVkdWxlUmV0cnkoKTogdm9pZCB7XG4gICAgY2FuY2VsUmV0cnk/LigpXG4gICAgaWYgKHJldHJpZXMgPj0gUkVUUklFU19NQVgpIHtcbiAgICAgIGZpbmlzaCh7IGtpbmQ6IFwiZmFpbGVkXCIsIGVuZDogeyBjb2RlOiBcIkNMSUVOVF9USU1FT1VUXCIsIGRldGFpbDogXCJcIiB9IH0pXG4gICAgICByZXR1cm5cbiAgICB9XG4gICAgZGlzcGF0Y2goeyBraW5kOiBcInNvY2tldExvc3RcIiB9KVxuICAgIGNvbnN0IHdhaXRNcyA9IE1hdGgubWluKFJFVFJZX0xBU1RfTVMsIFJFVFJZX0ZJUlNUX01TICogMiAqKiByZXRyaWVzKVxuICAgIHJldHJpZXMrK1xuICAgIGNhbmNlbFJldHJ5ID0gc2NoZWR1bGUod2FpdE1zLCAoKSA9PiB7XG4gICAgICBjYW5jZWxSZXRyeSA9IG51bGxcbiAgICAgIHZvaWQgY29ubmVjdCgpXG4gICAgfSlcbiAgfVxuXG4gIGZ1bmN0aW9uIHJlc3RhcnQoKTogdm9pZCB7XG4gICAgY29uc3Qgb2xkID0gc29ja2V0XG4gICAgaWYgKCFvbGQpIHJldHVyblxuICAgIHNvY2tldCA9IG51bGxcbiAgICBvbGQuY2xvc2UoKVxuICAgIHNjaGVkdWxlUmV0cnkoKVxuICB9XG5cbiAgLyoqIEZpbmRzIG91dCB3aHkgdGhlIHRpY2tldCB3YXMgcmVmdXNlZDogdGhlIHNlc3Npb24gaGFzIGVuZGVkLCBvciB0aGUgdXNlciBoYXMgbm8gYWNjZXNzIHRvIGl0LiAqL1xuICBhc3luYyBmdW5jdGlvbiBleHBsYWluUmVmdXNhbChyZWZ1c2VkOiBBcGlFcnJvciwgbWluZTogbnVtYmVyKTogUHJvbWlzZTx2b2lkPiB7XG4gICAgY29uc3Qgc2Vzc2lvbiA9IGF3YWl0IGNhbGxzLnNlc3Npb24oc2Vzc2lvbklkID8/IFwiXCIpLmNhdGNoKCgpID0+IG51bGwpXG4gICAgaWYgKG1pbmUgIT09IGdlbmVyYXRpb24pIHJldHVyblxuICAgIGlmIChzZXNzaW9uICYmICFzZXNzaW9uLmlzQWN0aXZlKSBmaW5pc2godG9FbmRBY3Rpb24odG9TZXNzaW9uRW5kKHNlc3Npb24pKSlcbiAgICBlbHNlIGZpbmlzaCh7IGtpbmQ6IFwiZmFpbGVkXCIsIGVuZDogdG9SZWZ1c2FsRW5kKHJlZnVzZWQpIH0pXG4gIH1cblxuICBhc3luYyBmdW5jdGlvbiBvcGVuKGxvYWQ6ICgpID0+IFByb21pc2U8U2Vzc2lvbj4pOiBQcm9taXNlPHZvaWQ+IHtcbiAgICBjbG9zZSgpXG4gICAgY29uc3QgbWluZSA9IGdlbmVyYXRpb25cbiAgICByZXRyaWVzID0gMFxuICAgIGRpc3BhdGNoKHsga2luZDogXCJzdGFydGluZ1wiIH0pXG4gICAgdHJ5IHtcbiAgICAgIGNvbnN0IHNlc3Npb24gPSBhd2FpdCBsb2FkKClcbiAgICAgIGlmIChtaW5lICE9PSBnZW5lcmF0aW9uKSByZXR1cm5cbiAgICAgIG9uU2Vzc2lvbihzZXNzaW9uKVxuICAgICAgaWYgKCFzZXNzaW9uLmlzQWN0aXZlKSByZXR1cm4gZmluaXNoKHRvRW5kQWN0aW9uKHRvU2Vzc2lvbkVuZChzZXNzaW9uKSkpXG4gICAgICBhd2FpdCBjb25uZWN0KClcbiAgICB9IGNhdGNoIChlcnJvcikge1xuICAgICAgaWYgKG1pbmUgPT09IGdlbmVyYXRpb24pIGZpbmlzaCh0b1N0YXJ0RmFpbHVyZShlcnJvcikpXG4gICAgfVxuICB9XG5cbiAgcmV0dXJuIHtcbiAgICBzdGFydDogKCkgPT4gb3BlbigoKSA9PiBjYWxscy5zdGFydCgpKSxcbiAgICBqb2luOiAoaWQpID0+IG9wZW4oKCkgPT4gY2FsbHMuc2Vzc2lvbihpZCkpLFxuICAgIHNlbmQsXG4gICAgYXN5bmMgZW5kKCkge1xuICAgICAgaWYgKCFzZXNzaW9uSWQpIHJldHVyblxuICAgICAgZGlzcGF0Y2goeyBraW5kOiBcImxlYXZpbmdcIiB9KVxuICAgICAgdHJ5IHtcbiAgICAgICAgYXdhaXQgY2FsbHMuZW5kKHNlc3Npb25JZClcbiAgICAgICAgZmluaXNoKHsga2luZDogXCJlbmRlZFwiLCBlbmQ6IHsgY29kZTogXCJDT01QTEVURURcIiwgZGV0YWlsOiBcIlwiIH0gfSlcbiAgICAgIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgICAgIGZpbmlzaCh7IGtpbmQ6IFwiZmFpbGVkXCIsIGVuZDogdG9SZWZ1c2FsRW5kKGVycm9yKSB9KVxuICAgICAgfVxuICAgIH0sXG4gICAgbGVhdmU6ICgpID0+IGZpbmlzaCh7IGtpbmQ6IFwiZW5kZWRcIiwgZW5kOiB7IGNvZGU6IFwiTEVGVFwiLCBkZXRhaWw6IFwiXCIgfSB9KSxcbiAgICByZXN0YXJ0LFxuICAgIHJldHJ5Tm93KCkge1xuICAgICAgaWYgKCFjYW5jZWxSZXRyeSkgcmV0dXJuXG4gICAgICBjYW5jZWxSZXRyeSgpXG4gICAgICBjYW5jZWxSZXRyeSA9IG51bGxcbiAgICAgIHZvaWQgY29ubmVjdCgpXG4gICAgfSxcbiAgICBjbG9zZSxcbiAgfVxufVxuXG5mdW5jdGlvbiB0b1Nlc3Npb25FbmQoc2Vzc2lvbjogU2Vzc2lvbik6IEVuZFJlYXNvbiB7XG4gIGNvbnN0IGlzVmFndWUgPSBzZXNzaW9uLnN0YXRlID09PSBcIkNPTk5FQ1RJT05fRVJST1JcIiAmJiBzZXNzaW9uLmVuZENvZGUgIT09IG51bGxcbiAgcmV0dXJuIHtcbiAgICBjb2RlOiBpc1ZhZ3VlID8gKHNlc3Npb24uZW5kQ29kZSA/PyBzZXNzaW9uLnN0YXRlKSA6IHNlc3Npb24uc3RhdGUsXG4gICAgZGV0YWlsOiBzZXNzaW9uLmVuZERldGFpbCxcbiAgICBkaWFnbm9zaXM6IHNlc3Npb24uZW5kRGlhZ25vc2lzID8/IHVuZGVmaW5lZCxcbiAgfVxufVxuXG5mdW5jdGlvbiB0b0VuZEFjdGlvbihlbmQ6IEVuZFJlYXNvbik6IEV4dHJhY3Q8U2Vzc2lvbkFjdGlvbiwgeyBraW5kOiBcImVuZGVkXCIgfCBcImZhaWxlZFwiIH0+IHtcbiAgcmV0dXJuIGlzTm9ybWFsRW5kKGVuZC5jb2RlKSA/IHsga2luZDogXCJlbmRlZFwiLCBlbmQgfSA6IHsga2luZDogXCJmYWlsZWRcIiwgZW5kIH1cbn1cblxuZnVuY3Rpb24gdG9SZWZ1c2FsRW5kKGVycm9yOiB1bmtub3duKTogRW5kUmVhc29uIHtcbiAgaWYgKHJlcXVpcmVzU3RlcFVwKGVycm9yKSkgcmV0dXJuIHsgY29kZTogXCJTVEVQX1VQX1JFUVVJUkVEXCIsIGRldGFpbDogXCJcIiB9XG4gIGlmIChlcnJvciBpbnN0YW5jZW9mIEFwaUVycm9yKSB7XG4gICAgLy8gVGhlIG1pc3NpbmcgcmVzb3VyY2UgaXMgdGhlIHNlc3Npb24sIHdoaWNoIGhhcyBhIGNvZGUgb2YgaXRzIG93biBpbiB0aGUgY2F0YWxvZ3VlLlxuICAgIGlmIChlcnJvci5jb2RlID09PSBcIk5PVF9GT1VORFwiKSByZXR1cm4geyBjb2RlOiBcIlJFU09VUkNFX05PVF9GT1VORFwiLCBkZXRhaWw6IFwiXCIgfVxuICAgIHJldHVybiB7IGNvZGU6IGVycm9yLmNvZGUsIGRldGFpbDogXCJcIiwgdGV4dDogZXJyb3IuYm9keT8ubWVzc2FnZSB9XG4gIH1cbiAgcmV0dXJuIHsgY29kZTogXCJDTElFTlRfVElNRU9VVFwiLCBkZXRhaWw6IFwiXCIgfVxufVxuXG5mdW5jdGlvbiB0b1N0YXJ0RmFpbHVyZShlcnJvcjogdW5rbm93bik6IEV4dHJhY3Q8U2Vzc2lvbkFjdGlvbiwgeyBraW5kOiBcImZhaWxlZFwiIHwgXCJtaXNzaW5nXCIgfT4ge1xuICBjb25zdCBtaXNzaW5nID0gZXJyb3IgaW5zdGFuY2VvZiBBcGlFcnJvciA/IGVycm9yLmJvZHk/LmRldGFpbHMubWlzc2luZyA6IHVuZGVmaW5lZFxuICBpZiAoQXJyYXkuaXNBcnJheShtaXNzaW5nKSkgcmV0dXJuIHsga2luZDogXCJtaXNzaW5nXCIsIHByZXJlcXVpc2l0ZXM6IG1pc3NpbmcgYXMgUHJlcmVxdWlzaXRlW10gfVxuICByZXR1cm4geyBraW5kOiBcImZhaWxlZFwiLCBlbmQ6IHRvUmVmdXNhbEVuZChlcnJvcikgfVxufVxuIiwKICAgICIvKiogTWVhc3VyZXMgYSB2aWV3ZXIncyBsaW5rOiB0aGUgZGVsYXkgdG8gdGhlIHNlcnZlciBieSBwaW5ncywgYW5kIHRoZSBieXRlcyB0aGF0IGFycml2ZS4gSW5kZXBlbmRlbnQgb2YgdGhlIERPTS4gKi9cbmltcG9ydCB0eXBlIHsgVmlld2VySW5wdXQgfSBmcm9tIFwiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLWlucHV0LnRzXCJcblxuZXhwb3J0IGludGVyZmFjZSBUcmFmZmljIHtcbiAgLyoqIFRoZXJlIGFuZCBiYWNrLCBtaWxsaXNlY29uZHM7IG51bGwgYmVmb3JlIHRoZSBmaXJzdCBhbnN3ZXIuICovXG4gIGRlbGF5TXM6IG51bWJlciB8IG51bGxcbiAgYnl0ZXNQZXJTZWNvbmQ6IG51bWJlclxufVxuXG5leHBvcnQgY29uc3QgTk9fVFJBRkZJQzogVHJhZmZpYyA9IHsgZGVsYXlNczogbnVsbCwgYnl0ZXNQZXJTZWNvbmQ6IDAgfVxuLyoqIEhvdyBvZnRlbiB0aGUgbGluayBpcyBtZWFzdXJlZC4gKi9cbmV4cG9ydCBjb25zdCBNRUFTVVJFX0lOVEVSVkFMX01TID0gMjAwMFxuLyoqIFdlaWdodCBvZiBhIG5ldyBtZWFzdXJlbWVudDogYSBzaW5nbGUgc2xvdyBhbnN3ZXIgbW92ZXMgdGhlIGZpZ3VyZSBieSBhIHRoaXJkLiAqL1xuY29uc3QgU01PT1RISU5HID0gMSAvIDNcblxuZXhwb3J0IGludGVyZmFjZSBUcmFmZmljTWV0ZXIge1xuICBvbkJ5dGVzKGNvdW50OiBudW1iZXIpOiB2b2lkXG4gIC8qKiBAcmV0dXJucyB0aGUgZGVsYXkgd2l0aCB0aGlzIGFuc3dlciwgbWlsbGlzZWNvbmRzICovXG4gIG9uUG9uZyh0b2tlbjogbnVtYmVyLCBub3dNczogbnVtYmVyKTogbnVtYmVyIHwgbnVsbFxuICAvKiogQ2FsbCBpdCBldmVyeSBNRUFTVVJFX0lOVEVSVkFMX01TLiAqL1xuICBtZWFzdXJlKG5vd01zOiBudW1iZXIpOiBUcmFmZmljXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVUcmFmZmljTWV0ZXIoc2VuZDogKGlucHV0OiBWaWV3ZXJJbnB1dCkgPT4gdm9pZCk6IFRyYWZmaWNNZXRlciB7XG4gIGxldCB0b2tlbiA9IDBcbiAgbGV0IHNlbnRBdE1zID0gMFxuICBsZXQgZGVsYXlNczogbnVtYmVyIHwgbnVsbCA9IG51bGxcbiAgbGV0IGJ5dGVzID0gMFxuICBsZXQgc2luY2VNczogbnVtYmVyIHwgbnVsbCA9IG51bGxcbiAgcmV0dXJuIHtcbiAgICBvbkJ5dGVzOiAoY291bnQpID0+IHtcbiAgICAgIGJ5dGVzICs9IGNvdW50XG4gICAgfSxcbiAgICBvblBvbmcoYW5zd2VyZWQsIG5vd01zKSB7XG4gICAgICBpZiAoYW5zd2VyZWQgIT09IHRva2VuKSByZXR1cm4gZGVsYXlNc1xuICAgICAgY29uc3QgbWVhc3VyZWQgPSBub3dNcyAtIHNlbnRBdE1zXG4gICAgICBkZWxheU1zID0gZGVsYXlNcyA9PT0gbnVsbCA/IG1lYXN1cmVkIDogZGVsYXlNcyArIChtZWFzdXJlZCAtIGRlbGF5TXMpICogU01PT1RISU5HXG4gICAgICByZXR1cm4gZGVsYXlNc1xuICAgIH0sXG4gICAgbWVhc3VyZShub3dNcykge1xuICAgICAgY29uc3QgZWxhcHNlZE1zID0gc2luY2VNcyA9PT0gbnVsbCA/IE1FQVNVUkVfSU5URVJWQUxfTVMgOiBNYXRoLm1heCgxLCBub3dNcyAtIHNpbmNlTXMpXG4gICAgICBjb25zdCB0cmFmZmljID0geyBkZWxheU1zLCBieXRlc1BlclNlY29uZDogKGJ5dGVzICogMTAwMCkgLyBlbGFwc2VkTXMgfVxuICAgICAgYnl0ZXMgPSAwXG4gICAgICBzaW5jZU1zID0gbm93TXNcbiAgICAgIHRva2VuKytcbiAgICAgIHNlbnRBdE1zID0gbm93TXNcbiAgICAgIHNlbmQoeyBraW5kOiBcInBpbmdcIiwgdG9rZW4gfSlcbiAgICAgIHJldHVybiB0cmFmZmljXG4gICAgfSxcbiAgfVxufVxuIiwKICAgICIvKiogVmlld2VyLCBtYWNoaW5lIGFuZCB0aW1lIG92ZXIgdGhlIHBpY3R1cmUsIHNvIHRoYXQgYSBwaG90b2dyYXBoIG9mIHRoZSBzY3JlZW4gc2F5cyB3aG9zZSBpdCB3YXMuICovXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVJlZiB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyBmb3JtYXRJbnN0YW50IH0gZnJvbSBcIi4uLy4uL3NyYy93ZWIvdGV4dHMvZm9ybWF0LnRzXCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5cbmNvbnN0IE1JTlVURV9NUyA9IDYwXzAwMFxuY29uc3QgRk9OVCA9IFwiMTVweCBzeXN0ZW0tdWksIHNhbnMtc2VyaWZcIlxuLyoqIEdyZXksIGJlY2F1c2UgdGhlIG1hY2hpbmUncyBwaWN0dXJlIG1heSBiZSBsaWdodCBvciBkYXJrLiAqL1xuY29uc3QgQ09MT1VSID0gXCJyZ2IoMTI4IDEyOCAxMjggLyAzMCUpXCJcbmNvbnN0IFRJTFRfUkFESUFOUyA9IC0wLjM1XG4vKiogQmV0d2VlbiB0d28gdGV4dHMsIENTUyBwaXhlbHMuICovXG5jb25zdCBHQVBfWCA9IDgwXG5jb25zdCBHQVBfWSA9IDExMFxuXG5leHBvcnQgZnVuY3Rpb24gV2F0ZXJtYXJrKHsgbmFtZSwgbWFjaGluZSwgbm93TXMgfTogeyBuYW1lOiBzdHJpbmc7IG1hY2hpbmU6IHN0cmluZzsgbm93TXM6IG51bWJlciB9KSB7XG4gIGNvbnN0IHsgem9uZSB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IGNhbnZhcyA9IHVzZVJlZjxIVE1MQ2FudmFzRWxlbWVudD4obnVsbClcbiAgY29uc3QgbWludXRlID0gbmV3IERhdGUoTWF0aC5mbG9vcihub3dNcyAvIE1JTlVURV9NUykgKiBNSU5VVEVfTVMpXG4gIGNvbnN0IHRleHQgPSBgJHtuYW1lfSDCtyAke21hY2hpbmV9IMK3ICR7Zm9ybWF0SW5zdGFudChtaW51dGUsIHpvbmUsIFwiZGF0ZXRpbWVcIil9YFxuXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgY29uc3Qgc2hvd24gPSBjYW52YXMuY3VycmVudFxuICAgIGlmICghc2hvd24pIHJldHVyblxuICAgIGNvbnN0IG9ic2VydmVyID0gbmV3IFJlc2l6ZU9ic2VydmVyKCgpID0+IGRyYXdUZXh0KHNob3duLCB0ZXh0KSlcbiAgICBvYnNlcnZlci5vYnNlcnZlKHNob3duKVxuICAgIHJldHVybiAoKSA9PiBvYnNlcnZlci5kaXNjb25uZWN0KClcbiAgfSwgW3RleHRdKVxuXG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzc05hbWU9XCJyZW1vdGUtd2F0ZXJtYXJrXCIgYXJpYS1oaWRkZW49XCJ0cnVlXCIgZGF0YS10ZXh0PXt0ZXh0fT5cbiAgICAgIDxjYW52YXMgcmVmPXtjYW52YXN9IC8+XG4gICAgPC9kaXY+XG4gIClcbn1cblxuZnVuY3Rpb24gZHJhd1RleHQoY2FudmFzOiBIVE1MQ2FudmFzRWxlbWVudCwgdGV4dDogc3RyaW5nKTogdm9pZCB7XG4gIGNvbnN0IHsgY2xpZW50V2lkdGgsIGNsaWVudEhlaWdodCB9ID0gY2FudmFzXG4gIGNhbnZhcy53aWR0aCA9IGNsaWVudFdpZHRoXG4gIGNhbnZhcy5oZWlnaHQgPSBjbGllbnRIZWlnaHRcbiAgY29uc3QgY29udGV4dCA9IGNhbnZhcy5nZXRDb250ZXh0KFwiMmRcIilcbiAgaWYgKCFjb250ZXh0KSByZXR1cm5cbiAgY29udGV4dC5mb250ID0gRk9OVFxuICBjb250ZXh0LmZpbGxTdHlsZSA9IENPTE9VUlxuICBjb250ZXh0LnJvdGF0ZShUSUxUX1JBRElBTlMpXG4gIGNvbnN0IHN0ZXBYID0gY29udGV4dC5tZWFzdXJlVGV4dCh0ZXh0KS53aWR0aCArIEdBUF9YXG4gIGNvbnN0IHJlYWNoID0gTWF0aC5oeXBvdChjbGllbnRXaWR0aCwgY2xpZW50SGVpZ2h0KVxuICBmb3IgKGxldCB5ID0gMCwgcm93ID0gMDsgeSA8IDIgKiByZWFjaDsgeSArPSBHQVBfWSwgcm93KyspXG4gICAgZm9yIChsZXQgeCA9IC1yZWFjaCArIChyb3cgJSAyKSAqIChzdGVwWCAvIDIpOyB4IDwgcmVhY2g7IHggKz0gc3RlcFgpIGNvbnRleHQuZmlsbFRleHQodGV4dCwgeCwgeSlcbn1cbiIsCiAgICAiLyoqIFRoZSBsYXN0IG1pbnV0ZXMgb2YgdGhlIG1haW50ZW5hbmNlIHdpbmRvdzogc2hvd24gdG8gZXZlcnlib2R5IDE1LCAxMCBhbmQgNSBtaW51dGVzIGJlZm9yZSwgYW5kIHdoZW4gYXNrZWQgZm9yLiAqL1xuaW1wb3J0IHsgdHlwZSBSZWFjdE5vZGUsIHVzZUVmZmVjdCwgdXNlU3RhdGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHsgY2FsbEFwaSB9IGZyb20gXCIuLi8uLi9zcmMvaHR0cC9hcGktY2xpZW50LnRzXCJcbmltcG9ydCB7IEJ1dHRvbiwgSWNvbkJ1dHRvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2J1dHRvbi50c3hcIlxuaW1wb3J0IHsgSWNvbiB9IGZyb20gXCIuLi8uLi9zcmMvd2ViL2ljb24udHN4XCJcbmltcG9ydCB7IHVzZUlzbGFuZFZpZXcgfSBmcm9tIFwiLi4vZGVmaW5lLnRzeFwiXG5pbXBvcnQgeyBzZXNzaW9uQ2FsbHMgfSBmcm9tIFwiLi9jYWxscy50c1wiXG5pbXBvcnQgdHlwZSB7IFJlbW90ZVNjcmVlblByb3BzIH0gZnJvbSBcIi4vcHJvcHMudHNcIlxuaW1wb3J0IHsgd2FybmluZ0R1ZSB9IGZyb20gXCIuL3dpbmRvdy13YXJuaW5nLnRzXCJcblxuLyoqIExvbmcgZW5vdWdoIHRvIGJlIHJlYWQsIHNob3J0IGVub3VnaCBub3QgdG8gYmUgaW4gdGhlIHdheSBvZiB0aG9zZSB3aG8gY2FuIGRvIG5vdGhpbmcgYWJvdXQgaXQuICovXG5jb25zdCBXQVJOSU5HX0RVUkFUSU9OX01TID0gMTJfMDAwXG5cbmV4cG9ydCBpbnRlcmZhY2UgV2luZG93Q2FyZFByb3BzIHtcbiAgc2Vzc2lvbjogUmVtb3RlU2NyZWVuUHJvcHNcbiAgZW5kc0F0TXM6IG51bWJlciB8IG51bGxcbiAgbm93TXM6IG51bWJlclxuICAvKiogSG91cnMgYnkgd2hpY2ggdGhpcyBwZXJzb24gbWF5IHN0aWxsIGV4dGVuZCB0aGUgd2luZG93LiAqL1xuICBob3Vyc0xlZnQ6IG51bWJlclxuICAvKiogT3BlbmVkIGZyb20gdGhlIGJhcjsgb3RoZXJ3aXNlIGl0IGFwcGVhcnMgYnkgaXRzZWxmLiAqL1xuICBpc0Fza2VkOiBib29sZWFuXG4gIG9uQ2xvc2UoKTogdm9pZFxuICBvbkV4dGVuZGVkKGhvdXJzOiBudW1iZXIpOiB2b2lkXG4gIGF0dGVtcHQod29yazogKCkgPT4gUHJvbWlzZTx1bmtub3duPik6IFByb21pc2U8dm9pZD5cbn1cblxuZXhwb3J0IGZ1bmN0aW9uIFdpbmRvd0NhcmQoY2FyZDogV2luZG93Q2FyZFByb3BzKSB7XG4gIGNvbnN0IHsgdCwgY3NyZiB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IHsgZW5kc0F0TXMsIG5vd01zLCBob3Vyc0xlZnQsIHNlc3Npb24gfSA9IGNhcmRcbiAgY29uc3QgbWludXRlcyA9IGVuZHNBdE1zID09PSBudWxsID8gbnVsbCA6IHdhcm5pbmdEdWUoZW5kc0F0TXMgLSBub3dNcylcbiAgY29uc3QgW3Nob3duLCBzZXRTaG93bl0gPSB1c2VTdGF0ZTxudW1iZXIgfCBudWxsPihudWxsKVxuICBjb25zdCBtYXlFeHRlbmQgPSBob3Vyc0xlZnQgPiAwXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgc2V0U2hvd24obWludXRlcylcbiAgICBpZiAobWludXRlcyA9PT0gbnVsbCB8fCBtYXlFeHRlbmQpIHJldHVyblxuICAgIGNvbnN0IHRpbWVyID0gc2V0VGltZW91dCgoKSA9PiBzZXRTaG93bihudWxsKSwgV0FSTklOR19EVVJBVElPTl9NUylcbiAgICByZXR1cm4gKCkgPT4gY2xlYXJUaW1lb3V0KHRpbWVyKVxuICB9LCBbbWludXRlcywgbWF5RXh0ZW5kXSlcbiAgaWYgKGVuZHNBdE1zID09PSBudWxsIHx8IChzaG93biA9PT0gbnVsbCAmJiAhY2FyZC5pc0Fza2VkKSkgcmV0dXJuIG51bGxcbiAgY29uc3QgY2xvc2UgPSAoKSA9PiB7XG4gICAgc2V0U2hvd24obnVsbClcbiAgICBjYXJkLm9uQ2xvc2UoKVxuICB9XG4gIGNvbnN0IGV4dGVuZCA9IChkdXJhdGlvbkluSG91cnM6IG51bWJlcikgPT5cbiAgICB2b2lkIGNhcmQuYXR0ZW1wdChhc3luYyAoKSA9PiB7XG4gICAgICBjb25zdCBwYXRoID0geyBkZXZpY2VJZDogc2Vzc2lvbi5kZXZpY2VJZCwgaXNzdWVJZDogc2Vzc2lvbi5pc3N1ZUlkIH1cbiAgICAgIGF3YWl0IGNhbGxBcGkoc2Vzc2lvbkNhbGxzLmV4dGVuZFdpbmRvdywgeyBwYXRoLCBib2R5OiB7IGR1cmF0aW9uSW5Ib3VycyB9IH0sIGNzcmYpXG4gICAgICBjYXJkLm9uRXh0ZW5kZWQoZHVyYXRpb25JbkhvdXJzKVxuICAgICAgY2xvc2UoKVxuICAgIH0pXG4gIGNvbnN0IGNvdW50ID0gTWF0aC5tYXgoMSwgTWF0aC5jZWlsKChlbmRzQXRNcyAtIG5vd01zKSAvIDYwXzAwMCkpXG4gIHJldHVybiAoXG4gICAgPE5vdGljZSBpc1VyZ2VudD5cbiAgICAgIDxkaXY+XG4gICAgICAgIHtzZXNzaW9uLmlzRW1lcmdlbmN5XG4gICAgICAgICAgPyB0KFwidmlld2VyLmVtZXJnZW5jeVdhcm5pbmdcIiwgeyBjb3VudCB9KVxuICAgICAgICAgIDogYCR7dChcInJlbW90ZS53aW5kb3dXYXJuaW5nXCIsIHsgY291bnQgfSl9ICR7dChzZXNzaW9uLmVuZHNXaXRoV2luZG93ID8gXCJ2aWV3ZXIuZW5kc1dpdGhXaW5kb3dcIiA6IFwidmlld2VyLm91dGxpdmVzV2luZG93XCIpfWB9XG4gICAgICAgIHttYXlFeHRlbmQgJiYgKFxuICAgICAgICAgIDxkaXYgY2xhc3NOYW1lPVwidG9vbC1hY3Rpb25zXCI+XG4gICAgICAgICAgICB7QXJyYXkuZnJvbSh7IGxlbmd0aDogTWF0aC5taW4oaG91cnNMZWZ0LCBFWFRFTlNJT05fQ0hPSUNFU19NQVgpIH0sIChfLCBpKSA9PiBpICsgMSkubWFwKFxuICAgICAgICAgICAgICAoaG91cnMpID0+IChcbiAgICAgICAgICAgICAgICA8QnV0dG9uXG4gICAgICAgICAgICAgICAgICBrZXk9e2hvdXJzfVxuICAgICAgICAgICAgICAgICAga2luZD17aG91cnMgPT09IDEgPyBcInByaW1hcnlcIiA6IFwic2Vjb25kYXJ5XCJ9XG4gICAgICAgICAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBleHRlbmQoaG91cnMpfVxuICAgICAgICAgICAgICAgID5cbiAgICAgICAgICAgICAgICAgIHt0KFwidmlld2VyLmV4dGVuZEJ5XCIsIHsgaG91cnMgfSl9XG4gICAgICAgICAgICAgICAgPC9CdXR0b24+XG4gICAgICAgICAgICAgICksXG4gICAgICAgICAgICApfVxuICAgICAgICAgIDwvZGl2PlxuICAgICAgICApfVxuICAgICAgPC9kaXY+XG4gICAgICA8SWNvbkJ1dHRvbiBsYWJlbD17dChcInNoZWxsLmNsb3NlXCIpfSBpY29uPVwiY2xvc2VcIiBvbkNsaWNrPXtjbG9zZX0gLz5cbiAgICA8L05vdGljZT5cbiAgKVxufVxuXG4vKiogQW4gZXh0ZW5zaW9uIGlzIGF0IG1vc3QgZm91ciBob3VycyBpbiBhbGwgKHNwZWNpZmljYXRpb24gwqc1KS4gKi9cbmNvbnN0IEVYVEVOU0lPTl9DSE9JQ0VTX01BWCA9IDRcblxuLyoqIEEgbm90aWNlIG92ZXIgdGhlIHRvcCBvZiB0aGUgcGljdHVyZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBOb3RpY2UoeyBpc1VyZ2VudCA9IGZhbHNlLCBjaGlsZHJlbiB9OiB7IGlzVXJnZW50PzogYm9vbGVhbjsgY2hpbGRyZW46IFJlYWN0Tm9kZSB9KSB7XG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzc05hbWU9XCJyZW1vdGUtd2FybmluZ1wiIHJvbGU9e2lzVXJnZW50ID8gXCJhbGVydFwiIDogXCJzdGF0dXNcIn0+XG4gICAgICA8SWNvbiBuYW1lPVwid2FybmluZ1wiIC8+XG4gICAgICB7Y2hpbGRyZW59XG4gICAgPC9kaXY+XG4gIClcbn1cbiIKICBdLAogICJtYXBwaW5ncyI6ICI7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7QUFDQTs7O0FDQUE7OztBQ3dHQSxJQUFNLGtCQUFvQyxFQUFFLE9BQU8sV0FBVyxTQUFTLEVBQUU7QUFFbEUsU0FBUyxZQUFZLENBQUMsTUFJbkI7QUFBQSxFQUNSLE9BQU87QUFBQSxJQUNMLFlBQVksRUFBRSxPQUFPLE9BQU87QUFBQSxJQUM1QixXQUFXLEtBQUs7QUFBQSxJQUNoQixTQUFTLEtBQUs7QUFBQSxJQUNkLGFBQWE7QUFBQSxJQUNiLGFBQWE7QUFBQSxJQUNiLFlBQVk7QUFBQSxJQUNaLFNBQVM7QUFBQSxJQUNULE9BQU87QUFBQSxJQUNQLE1BQU07QUFBQSxJQUNOLGNBQWMsQ0FBQztBQUFBLElBQ2YsZ0JBQWdCLEtBQUs7QUFBQSxJQUNyQixhQUFhLEVBQUUsT0FBTyxRQUFRLElBQUksSUFBSSxRQUFRLEdBQUc7QUFBQSxJQUNqRCxhQUFhO0FBQUEsSUFDYixjQUFjO0FBQUEsSUFDZCxRQUFRO0FBQUEsSUFDUixXQUFXLElBQUk7QUFBQSxJQUNmLFNBQVM7QUFBQSxJQUNULFNBQVMsQ0FBQztBQUFBLEVBQ1o7QUFBQTtBQUdLLFNBQVMsTUFBTSxDQUFDLE9BQWMsUUFBOEI7QUFBQSxFQUNqRSxJQUFJLFNBQVMsTUFBTSxVQUFVLEtBQUssT0FBTyxTQUFTO0FBQUEsSUFBWSxPQUFPO0FBQUEsRUFDckUsUUFBUSxPQUFPO0FBQUEsSUFDYixLQUFLO0FBQUEsTUFDSCxPQUFPLEtBQUssYUFBYSxLQUFLLEdBQUcsWUFBWSxFQUFFLE9BQU8sYUFBYSxFQUFFO0FBQUEsSUFDdkUsS0FBSyxXQUFXO0FBQUEsTUFDZCxRQUFRLFdBQVcsU0FBUyxnQkFBZ0I7QUFBQSxNQUM1QyxPQUFPLEtBQUssT0FBTyxXQUFXLFNBQVMsWUFBWTtBQUFBLElBQ3JEO0FBQUEsSUFDQSxLQUFLO0FBQUEsTUFDSCxPQUFPO0FBQUEsV0FDRjtBQUFBLFFBQ0gsU0FBUyxPQUFPO0FBQUEsUUFDaEIsWUFBWSxFQUFFLE9BQU8sVUFBVSxLQUFLLEVBQUUsTUFBTSx5QkFBeUIsUUFBUSxHQUFHLEVBQUU7QUFBQSxNQUNwRjtBQUFBLElBQ0YsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE9BQU8sT0FBTyxPQUFPLE1BQU07QUFBQSxJQUN6QyxLQUFLO0FBQUEsTUFDSCxPQUFPLGFBQWEsT0FBTyxFQUFFLGFBQWEsT0FBTyxZQUFZLE9BQU8sU0FBUyxnQkFBZ0IsQ0FBQztBQUFBLElBQ2hHLEtBQUs7QUFBQSxNQUNILE9BQU8sVUFBVSxLQUFLLElBQ2xCLFFBQ0E7QUFBQSxXQUNLO0FBQUEsUUFDSCxjQUFjLENBQUM7QUFBQSxRQUNmLFNBQVM7QUFBQSxRQUNULFFBQVE7QUFBQSxRQUNSLFlBQVksRUFBRSxPQUFPLFdBQVcsS0FBSyxTQUFTO0FBQUEsTUFDaEQ7QUFBQSxJQUNOLEtBQUs7QUFBQSxNQUNILE9BQU8sYUFBYSxPQUFPLEVBQUUsWUFBWSxLQUFLLENBQUM7QUFBQSxJQUNqRCxLQUFLO0FBQUEsTUFDSCxPQUFPLGFBQWEsT0FBTyxNQUFNO0FBQUEsSUFDbkMsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE9BQU8sU0FBUyxLQUFLO0FBQUEsSUFDbkMsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE9BQU8sU0FBUyxNQUFNLFlBQVksRUFBRSxPQUFPLGdCQUFnQixFQUFFO0FBQUEsSUFDM0UsS0FBSztBQUFBLE1BQ0gsT0FBTyxRQUFRLE9BQU8sZ0JBQWdCLE9BQU8sR0FBRztBQUFBLElBQ2xELEtBQUs7QUFBQSxNQUNILE9BQU8sUUFBUSxPQUFPLFVBQVUsT0FBTyxHQUFHO0FBQUE7QUFBQTtBQUloRCxTQUFTLFlBQVksQ0FBQyxTQUFnQixRQUFRLFFBQTJEO0FBQUEsRUFDdkcsUUFBUSxPQUFPO0FBQUEsSUFDYixLQUFLO0FBQUEsTUFDSCxPQUFPLFlBQVksT0FBTyxNQUFNO0FBQUEsSUFDbEMsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE9BQU8sTUFBTSxPQUFPLE1BQU0sY0FBYyxPQUFPLFFBQVE7QUFBQSxJQUNyRSxLQUFLO0FBQUEsTUFDSCxPQUFPLEtBQUssT0FBTyxPQUFPLE9BQU8sTUFBTTtBQUFBLElBQ3pDLEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxPQUFPLGdCQUFnQixPQUFPLFNBQVM7QUFBQSxJQUNyRCxLQUFLO0FBQUEsTUFDSCxPQUFPLGFBQWEsT0FBTyxFQUFFLFNBQVMsRUFBRSxPQUFPLE9BQU8sT0FBTyxTQUFTLE9BQU8sT0FBTyxNQUFNLEVBQUUsQ0FBQztBQUFBLElBQy9GLEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxPQUFPLFNBQVMsRUFBRSxTQUFTLE9BQU8sU0FBUyxhQUFhLE9BQU8sWUFBWSxFQUFFO0FBQUEsSUFDM0YsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE9BQU8sYUFBYSxFQUFFLE9BQU8sT0FBTyxPQUFPLElBQUksT0FBTyxJQUFJLFFBQVEsT0FBTyxPQUFPLEVBQUU7QUFBQSxJQUNoRyxLQUFLLFlBQVk7QUFBQSxNQUNmLFFBQVEsUUFBUSxHQUFHLEdBQUcsR0FBRyxNQUFNO0FBQUEsTUFDL0IsT0FBTyxLQUFLLE9BQU8sV0FBVyxJQUFJLElBQUksTUFBTSxTQUFTLEVBQUUsSUFBSSxRQUFRLEVBQUUsR0FBRyxHQUFHLEdBQUcsRUFBRSxDQUFDLEVBQUU7QUFBQSxJQUNyRjtBQUFBLElBQ0EsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE9BQU8sYUFBYSxFQUFFLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxNQUFNLEVBQUU7QUFBQSxJQUMvRSxLQUFLO0FBQUEsTUFDSCxPQUFPLEtBQUssT0FBTyxjQUFjLE1BQU0sZUFBZSxFQUFFO0FBQUEsSUFDMUQsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE9BQU8sUUFBUSxPQUFPLFFBQVE7QUFBQSxJQUU1QyxLQUFLO0FBQUEsTUFDSCxPQUFPO0FBQUE7QUFBQTtBQUliLFNBQVMsV0FBVyxDQUFDLE9BQWMsUUFBb0Q7QUFBQSxFQUNyRixJQUFJLE9BQU8sVUFBVSxTQUFTO0FBQUEsSUFDNUIsTUFBTSxNQUFNO0FBQUEsTUFDVixNQUFNLE9BQU8sUUFBUTtBQUFBLE1BQ3JCLFFBQVEsT0FBTyxVQUFVO0FBQUEsTUFDekIsV0FBVyxPQUFPLGFBQWE7QUFBQSxJQUNqQztBQUFBLElBQ0EsT0FBTyxRQUFRLE9BQU8sWUFBWSxJQUFJLElBQUksSUFBSSxpQkFBaUIsVUFBVSxHQUFHO0FBQUEsRUFDOUU7QUFBQSxFQUNBLE9BQU8sYUFBYSxPQUFPLEVBQUUsYUFBYSxPQUFPLFVBQVUsWUFBWSxDQUFDO0FBQUE7QUFJMUUsU0FBUyxZQUFZLENBQ25CLE9BQ0EsTUFDTztBQUFBLEVBQ1AsTUFBTSxPQUFPLEtBQUssVUFBVSxLQUFLO0FBQUEsRUFDakMsSUFBSSxVQUFVLEtBQUs7QUFBQSxJQUFHLE9BQU87QUFBQSxFQUM3QixJQUFJLENBQUMsS0FBSztBQUFBLElBQWEsT0FBTyxLQUFLLE1BQU0sWUFBWSxFQUFFLE9BQU8sYUFBYSxFQUFFO0FBQUEsRUFDN0UsSUFBSSxDQUFDLEtBQUs7QUFBQSxJQUFZLE9BQU8sS0FBSyxNQUFNLFlBQVksRUFBRSxPQUFPLFdBQVcsS0FBSyxVQUFVLEdBQUcsU0FBUyxLQUFLO0FBQUEsRUFDeEcsSUFBSSxLQUFLLFFBQVEsVUFBVTtBQUFBLElBQ3pCLE9BQU8sS0FBSyxNQUFNLFlBQVksRUFBRSxPQUFPLFdBQVcsS0FBSyxVQUFVLEdBQUcsU0FBUyxLQUFLO0FBQUEsRUFDcEYsT0FBTyxLQUFLLE1BQU0sWUFBWSxFQUFFLE9BQU8sWUFBWSxHQUFHLFNBQVMsS0FBSztBQUFBO0FBR3RFLFNBQVMsT0FBTyxDQUFDLE9BQWMsT0FBa0MsS0FBdUI7QUFBQSxFQUN0RixPQUFPLEtBQUssT0FBTyxjQUFjLENBQUMsR0FBRyxTQUFTLE1BQU0sUUFBUSxNQUFNLFlBQVksRUFBRSxPQUFPLElBQUksRUFBRTtBQUFBO0FBRy9GLFNBQVMsU0FBUyxDQUFDLE9BQXVCO0FBQUEsRUFDeEMsT0FBTyxNQUFNLFdBQVcsVUFBVTtBQUFBO0FBSTdCLFNBQVMsYUFBYSxHQUFHLGVBQWUsV0FBMkI7QUFBQSxFQUN4RSxPQUFPLFVBQVUsYUFBYSxVQUFVLFlBQVksVUFBVTtBQUFBO0FBR3pELFNBQVMsUUFBUSxDQUFDLFlBQStFO0FBQUEsRUFDdEcsT0FBTyxXQUFXLFVBQVUsa0JBQWtCLFdBQVcsVUFBVTtBQUFBO0FBSTlELFNBQVMsV0FBVyxDQUFDLE1BQXVCO0FBQUEsRUFDakQsT0FBTyxTQUFTLGVBQWUsU0FBUyxvQkFBb0IsU0FBUztBQUFBO0FBSXZFLElBQU0sZ0JBQW1DO0FBQUEsRUFDdkM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUdPLFNBQVMsWUFBWSxDQUFDLE9BQWMsUUFBeUI7QUFBQSxFQUNsRSxJQUFJLENBQUMsU0FBUyxNQUFNLFVBQVU7QUFBQSxJQUFHLE9BQU87QUFBQSxFQUN4QyxRQUFRLFNBQVMsTUFBTSxXQUFXO0FBQUEsRUFDbEMsSUFBSSxTQUFTO0FBQUEsSUFBUSxPQUFPO0FBQUEsRUFDNUIsUUFBUSxNQUFNLFdBQVcsWUFBWSxVQUFVLENBQUMsY0FBYyxTQUFTLElBQUk7QUFBQTs7O0FDdFI3RSxJQUFNLFlBQVk7QUFDWCxJQUFNLG1CQUFtQixDQUFDLElBQUksSUFBSSxDQUFDO0FBSW5DLFNBQVMsU0FBUyxDQUFDLFFBQXlCO0FBQUEsRUFDakQsSUFBSSxVQUFVLElBQUk7QUFBQSxJQUFXLE9BQU87QUFBQSxFQUNwQyxPQUFPLFVBQVUsS0FBSyxZQUFZLFNBQVM7QUFBQTtBQU10QyxTQUFTLFVBQVUsQ0FBQyxRQUErQjtBQUFBLEVBQ3hELElBQUksVUFBVTtBQUFBLElBQUcsT0FBTztBQUFBLEVBQ3hCLE9BQU8saUJBQWlCLFNBQVMsQ0FBQyxZQUFZLFVBQVUsVUFBVSxTQUFTLEtBQUs7QUFBQTs7OztBQ0xsRixJQUFNLGVBQXlFO0FBQUEsRUFDN0UsTUFBTSxFQUFFLE1BQU0sV0FBVyxNQUFNLHlCQUF5QjtBQUFBLEVBQ3hELFlBQVksRUFBRSxNQUFNLFFBQVEsTUFBTSx5QkFBeUI7QUFBQSxFQUMzRCxTQUFTLEVBQUUsTUFBTSxTQUFTLE1BQU0sc0JBQXNCO0FBQUEsRUFDdEQsV0FBVyxFQUFFLE1BQU0sU0FBUyxNQUFNLHdCQUF3QjtBQUFBLEVBQzFELGVBQWUsRUFBRSxNQUFNLFdBQVcsTUFBTSw0QkFBNEI7QUFBQSxFQUNwRSxjQUFjLEVBQUUsTUFBTSxXQUFXLE1BQU0sMkJBQTJCO0FBQUEsRUFDbEUsUUFBUSxFQUFFLE1BQU0sT0FBTyxNQUFNLHFCQUFxQjtBQUNwRDtBQUdBLElBQU0sY0FBdUU7QUFBQSxFQUMzRSxTQUFTO0FBQUEsRUFDVCxRQUFRO0FBQUEsRUFDUixRQUFRO0FBQ1Y7QUFxQk8sU0FBUyxHQUFHLENBQUMsS0FBZTtBQUFBLEVBQ2pDLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsUUFBUSxTQUFTLFVBQVU7QUFBQSxFQUMzQixNQUFNLFNBQVMsU0FBUyxNQUFNLFVBQVU7QUFBQSxFQUN4Qyx1QkFDRSx1QkFBQyxVQUFEO0FBQUEsSUFBUSxXQUFVO0FBQUEsSUFBbEIsVUFpREU7QUFBQSxzQkFoREEsdUJBQUMsT0FBRDtBQUFBLFFBQUssV0FBVTtBQUFBLFFBQWYsVUE4Q0U7QUFBQSxVQTdDQyxDQUFDLFFBQVEsMEJBQ1IsdUJBQUMsS0FBRDtBQUFBLFlBQ0UsV0FBVTtBQUFBLFlBQ1YsTUFBTSxRQUFRO0FBQUEsWUFDZCxjQUFZLEVBQUUsa0JBQWtCO0FBQUEsWUFDaEMsT0FBTyxFQUFFLGtCQUFrQjtBQUFBLFlBSjdCLDBCQU1FLHVCQUFDLE1BQUQ7QUFBQSxjQUFNLE1BQUs7QUFBQSxlQUFYLGlDQUFrQjtBQUFBLGFBTnBCLGlDQU9FO0FBQUEsMEJBRUosdUJBQUMsTUFBRDtBQUFBLFlBQ0UsV0FBVTtBQUFBLFlBQ1YsT0FBTyxDQUFDLFFBQVEsWUFBWSxRQUFRLGVBQWUsSUFBSSxTQUFTLFFBQVEsVUFBVSxFQUFFLEtBQUssS0FBSztBQUFBLFlBRmhHLFVBT0U7QUFBQSw4QkFIQSx1QkFBQyxRQUFEO0FBQUEsZ0JBQU0sV0FBVTtBQUFBLGdCQUFoQixVQUFrQyxRQUFRO0FBQUEsaUJBQTFDLGlDQUF1RDtBQUFBLDhCQUN2RCx1QkFBQyxNQUFEO0FBQUEsZ0JBQU0sTUFBSztBQUFBLGlCQUFYLGlDQUFtQjtBQUFBLDhCQUNuQix1QkFBQyxRQUFEO0FBQUEsZ0JBQU0sV0FBVTtBQUFBLGdCQUFoQixVQUFvQyxRQUFRO0FBQUEsaUJBQTVDLGlDQUE0RDtBQUFBO0FBQUEsYUFOOUQsZ0NBT0U7QUFBQSwwQkFDRix1QkFBQyxjQUFEO0FBQUEsWUFBYztBQUFBLFlBQWtCO0FBQUEsWUFBYyxTQUFTLElBQUk7QUFBQSxhQUEzRCxpQ0FBb0U7QUFBQSwwQkFDcEUsdUJBQUMsY0FBRDtBQUFBLGVBQWtCO0FBQUEsWUFBSztBQUFBLGFBQXZCLGlDQUF1QztBQUFBLDBCQUN2Qyx1QkFBQyxPQUFEO0FBQUEsWUFBSyxXQUFVO0FBQUEsWUFBZSxNQUFLO0FBQUEsWUFBVSxjQUFZLEVBQUUsbUJBQW1CO0FBQUEsWUFBOUUsVUF3QkU7QUFBQSxjQXZCQyxDQUFDLFVBQVUsSUFBSTtBQUFBLGNBQ2YsSUFBSSxnQ0FDSCx1QkFBQyxZQUFEO0FBQUEsZ0JBQ0UsT0FBTyxFQUFFLElBQUksZUFBZSwyQkFBMkIsbUJBQW1CO0FBQUEsZ0JBQzFFLE1BQUs7QUFBQSxnQkFDTCxnQkFBYyxJQUFJO0FBQUEsZ0JBQ2xCLFNBQVMsSUFBSTtBQUFBLGlCQUpmLGlDQUtBO0FBQUEsY0FFRCxDQUFDLDBCQUNBLHVCQUFDLFFBQUQ7QUFBQSxnQkFDRSxNQUFLO0FBQUEsZ0JBQ0wsT0FBTyxJQUFJLFVBQVUsRUFBRSxrQkFBa0IsSUFBSTtBQUFBLGdCQUM3QyxTQUFTLElBQUk7QUFBQSxnQkFIZixVQUtHLEVBQUUsY0FBYztBQUFBLGlCQUxuQixpQ0FNRTtBQUFBLGNBRUgsQ0FBQyxVQUFVLElBQUksV0FBVyxDQUFDLFFBQVEsMEJBQ2xDLHVCQUFDLFFBQUQ7QUFBQSxnQkFBUSxNQUFLO0FBQUEsZ0JBQVMsTUFBSztBQUFBLGdCQUFPLE9BQU8sRUFBRSx1QkFBdUI7QUFBQSxnQkFBRyxTQUFTLElBQUk7QUFBQSxnQkFBbEYsVUFDRyxFQUFFLG1CQUFtQjtBQUFBLGlCQUR4QixpQ0FFRTtBQUFBO0FBQUEsYUF0Qk4sZ0NBd0JFO0FBQUE7QUFBQSxTQTdDSixnQ0E4Q0U7QUFBQSxNQUNELFFBQVEsK0JBQWUsdUJBQUMsaUJBQUQ7QUFBQSxRQUFpQjtBQUFBLFNBQWpCLGlDQUFtQztBQUFBO0FBQUEsS0FoRDdELGdDQWlERTtBQUFBO0FBS04sU0FBUyxlQUFlLEdBQUcsV0FBc0M7QUFBQSxFQUMvRCxRQUFRLEdBQUcsU0FBUyxjQUFjO0FBQUEsRUFDbEMsTUFBTSxPQUFPLFFBQVEsZUFBZSxjQUFjLElBQUksS0FBSyxRQUFRLFlBQVksR0FBRyxNQUFNLE9BQU8sSUFBSTtBQUFBLEVBQ25HLHVCQUNFLHVCQUFDLEtBQUQ7QUFBQSxJQUFHLFdBQVU7QUFBQSxJQUFvQixNQUFLO0FBQUEsSUFBdEMsVUFHRTtBQUFBLHNCQUZBLHVCQUFDLE1BQUQ7QUFBQSxRQUFNLE1BQUs7QUFBQSxTQUFYLGlDQUFxQjtBQUFBLE1BQ3BCLEVBQUUsb0JBQW9CLEVBQUUsS0FBSyxDQUFDO0FBQUE7QUFBQSxLQUZqQyxnQ0FHRTtBQUFBO0FBSU4sU0FBUyxZQUFZLEdBQUcsU0FBUyxPQUFPLFdBQTREO0FBQUEsRUFDbEcsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixRQUFRLE1BQU0sU0FBUyxhQUFhLE1BQU0sV0FBVztBQUFBLEVBQ3JELE1BQU0sU0FBUyxNQUFNLFdBQVcsVUFBVTtBQUFBLEVBQzFDLHVCQUNFLHVCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFmLFVBNERFO0FBQUEsc0JBM0RBLHVCQUFDLFFBQUQ7QUFBQSxRQUFNLFdBQVcsZUFBZTtBQUFBLFFBQVEsTUFBSztBQUFBLFFBQVMsY0FBWSxNQUFNLFdBQVc7QUFBQSxRQUFuRixVQUdFO0FBQUEsMEJBRkEsdUJBQUMsUUFBRDtBQUFBLFlBQU0sV0FBVyxTQUFTLDZCQUE2QjtBQUFBLGFBQXZELGlDQUFvRTtBQUFBLDBCQUNwRSx1QkFBQyxRQUFEO0FBQUEsWUFBTSxXQUFVO0FBQUEsWUFBaEIsVUFBZ0MsRUFBRSxJQUFJO0FBQUEsYUFBdEMsaUNBQTBDO0FBQUE7QUFBQSxTQUY1QyxnQ0FHRTtBQUFBLE1BQ0QsUUFBUSwwQkFDUCx1QkFBQyxRQUFEO0FBQUEsUUFBTSxXQUFVO0FBQUEsUUFBaUMsT0FBTyxFQUFFLG1CQUFtQjtBQUFBLFFBQTdFLFVBR0U7QUFBQSwwQkFGQSx1QkFBQyxNQUFEO0FBQUEsWUFBTSxNQUFLO0FBQUEsYUFBWCxpQ0FBc0I7QUFBQSwwQkFDdEIsdUJBQUMsUUFBRDtBQUFBLFlBQU0sV0FBVTtBQUFBLFlBQWhCLFVBQW1DLEVBQUUsbUJBQW1CO0FBQUEsYUFBeEQsaUNBQTREO0FBQUE7QUFBQSxTQUY5RCxnQ0FHRTtBQUFBLE1BRUgsUUFBUSxjQUFjLENBQUMsU0FBUyxNQUFNLFVBQVUscUJBQy9DLHVCQUFDLFFBQUQ7QUFBQSxRQUNFLFdBQVU7QUFBQSxRQUNWLE1BQUs7QUFBQSxRQUNMLE9BQU8sRUFBRSxpQkFBaUI7QUFBQSxRQUMxQixjQUFZLEVBQUUsaUJBQWlCO0FBQUEsUUFKakMsVUFNRyxFQUFFLFlBQVk7QUFBQSxTQU5qQixpQ0FPRTtBQUFBLE1BRUgsVUFBVSxRQUFRLFlBQVksd0JBQzdCLHVCQUFDLFFBQUQ7QUFBQSxRQUFNLFdBQVU7QUFBQSxRQUFlLE9BQU8sRUFBRSxrQkFBa0I7QUFBQSxRQUExRCxVQUNHLEVBQUUsdUJBQXVCLEVBQUUsSUFBSSxLQUFLLE1BQU0sUUFBUSxPQUFPLEVBQUUsQ0FBQztBQUFBLFNBRC9ELGlDQUVFO0FBQUEsTUFFSCxVQUFVLFFBQVEsb0NBQ2pCLHVCQUFDLFFBQUQ7QUFBQSxRQUFNLFdBQVU7QUFBQSxRQUFvQixPQUFPLEVBQUUsNkJBQTZCO0FBQUEsUUFBMUUsVUFHRTtBQUFBLDBCQUZBLHVCQUFDLE1BQUQ7QUFBQSxZQUFNLE1BQUs7QUFBQSxhQUFYLGlDQUFxQjtBQUFBLFVBQ3BCLEVBQUUseUJBQXlCO0FBQUE7QUFBQSxTQUY5QixnQ0FHRTtBQUFBLE1BRUgsVUFBVSxNQUFNLCtCQUNmLHVCQUFDLFFBQUQ7QUFBQSxRQUNFLFdBQVU7QUFBQSxRQUNWLHFCQUFtQixNQUFNLFlBQVk7QUFBQSxRQUNyQyxPQUFPLEVBQUUsMEJBQTBCLE1BQU0sV0FBVztBQUFBLFFBSHRELFVBT0U7QUFBQSwwQkFGQSx1QkFBQyxNQUFEO0FBQUEsWUFBTSxNQUFLO0FBQUEsYUFBWCxpQ0FBcUI7QUFBQSxVQUNwQixFQUFFLHNCQUFzQixFQUFFLE9BQU8sTUFBTSxZQUFZLE1BQU0sQ0FBQztBQUFBO0FBQUEsU0FON0QsZ0NBT0U7QUFBQSxNQUVILGNBQWMsS0FBSyxLQUFLLENBQUMsU0FBUyxNQUFNLFVBQVUscUJBQ2pELHVCQUFDLFFBQUQ7QUFBQSxRQUNFLFdBQVU7QUFBQSxRQUNWLE9BQU8sRUFBRSxZQUFZLE1BQU0sWUFBWSxVQUFVLG9CQUFvQjtBQUFBLFFBRnZFLFVBTUU7QUFBQSwwQkFGQSx1QkFBQyxNQUFEO0FBQUEsWUFBTSxNQUFLO0FBQUEsYUFBWCxpQ0FBbUI7QUFBQSxVQUNsQixFQUFFLG9CQUFvQjtBQUFBO0FBQUEsU0FMekIsZ0NBTUU7QUFBQSxNQUVILFdBQVcsUUFBUSxZQUFZLE1BQU0sVUFBVSwyQkFDOUMsdUJBQUMsUUFBRDtBQUFBLFFBQ0UsV0FBVTtBQUFBLFFBQ1YsT0FBTyxFQUFFLFFBQVEsV0FBVyw2QkFBNkIsaUJBQWlCO0FBQUEsUUFGNUUsVUFNRTtBQUFBLDBCQUZBLHVCQUFDLE1BQUQ7QUFBQSxZQUFNLE1BQUs7QUFBQSxhQUFYLGlDQUFpQjtBQUFBLFVBQ2hCLEVBQUUsUUFBUSxXQUFXLG9CQUFvQixpQkFBaUI7QUFBQTtBQUFBLFNBTDdELGdDQU1FO0FBQUE7QUFBQSxLQTFETixnQ0E0REU7QUFBQTtBQUlOLFNBQVMsWUFBWSxDQUFDLE9BQXVDO0FBQUEsRUFDM0QsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixRQUFRLE9BQU8sT0FBTyxXQUFXO0FBQUEsRUFDakMsSUFBSSxVQUFVLE1BQU0sZ0JBQWdCO0FBQUEsSUFBTSxPQUFPO0FBQUEsRUFDakQsUUFBUSxtQkFBbUI7QUFBQSxFQUMzQixNQUFNLFNBQVMsbUJBQW1CLE9BQU8sT0FBTyxpQkFBaUI7QUFBQSxFQUNqRSx1QkFDRSx1QkFBQyxPQUFEO0FBQUEsSUFBSyxXQUFVO0FBQUEsSUFBZixVQXdCRTtBQUFBLHNCQXZCQSx1QkFBQyxRQUFEO0FBQUEsUUFBTSxNQUFLO0FBQUEsUUFBUSxPQUFPLEVBQUUsZ0JBQWdCO0FBQUEsUUFBRyxjQUFZLEVBQUUsZ0JBQWdCO0FBQUEsUUFBN0UsVUFDRyxlQUFlLFFBQVEsTUFBTSxXQUFXO0FBQUEsU0FEM0MsaUNBRUU7QUFBQSxNQUNELFdBQVcsd0JBQ1YsdUJBQUMsUUFBRDtBQUFBLFFBQU0sV0FBVywrQkFBK0IsVUFBVSxNQUFNO0FBQUEsUUFBaEUsVUFpQkU7QUFBQSwwQkFoQkEsdUJBQUMsTUFBRDtBQUFBLFlBQU0sTUFBSztBQUFBLGFBQVgsaUNBQW1CO0FBQUEsVUFDbEIsU0FBUyxvQkFDUix1QkFBQyxVQUFEO0FBQUEsWUFDRSxNQUFNLEVBQUUsTUFBTSxRQUFRLGNBQWMsNkJBQTZCLG1CQUFtQjtBQUFBLGNBQ2xGLE1BQU0sZUFBZSxNQUFNO0FBQUEsWUFDN0IsQ0FBQztBQUFBLFlBQ0QsTUFBTSxlQUFlLE1BQU07QUFBQSxhQUo3QixpQ0FLQSxJQUVBLEVBQUUsbUJBQW1CO0FBQUEsVUFFdEIsTUFBTSxpQkFBaUIsS0FBSyxVQUFVLE1BQU0sTUFBTSwwQkFDakQsdUJBQUMsVUFBRDtBQUFBLFlBQVEsTUFBSztBQUFBLFlBQVMsV0FBVTtBQUFBLFlBQXFCLFNBQVMsTUFBTTtBQUFBLFlBQXBFLFVBQ0csRUFBRSxlQUFlO0FBQUEsYUFEcEIsaUNBRUU7QUFBQTtBQUFBLFNBZk4sZ0NBaUJFO0FBQUE7QUFBQSxLQXRCTixnQ0F3QkU7QUFBQTtBQUtOLFNBQVMsUUFBUSxHQUFHLE1BQU0sUUFBd0M7QUFBQSxFQUNoRSx1QkFDRTtBQUFBLGNBS0U7QUFBQSxzQkFKQSx1QkFBQyxRQUFEO0FBQUEsUUFBTSxXQUFVO0FBQUEsUUFBaEIsVUFBb0M7QUFBQSxTQUFwQyxpQ0FBMkM7QUFBQSxzQkFDM0MsdUJBQUMsUUFBRDtBQUFBLFFBQU0sV0FBVTtBQUFBLFFBQW9CLE9BQU87QUFBQSxRQUEzQyxVQUNHO0FBQUEsU0FESCxpQ0FFRTtBQUFBO0FBQUEsS0FKSixnQ0FLRTtBQUFBOzs7QUNyT047Ozs7QUNPTyxTQUFTLElBQUksR0FBRyxZQUFxQztBQUFBLEVBQzFELFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsdUJBQ0Usd0JBQUMsU0FBRDtBQUFBLElBQU8sV0FBVTtBQUFBLElBQU8sY0FBWSxFQUFFLGFBQWE7QUFBQSxJQUFuRDtBQUFBLHNDQUVFO0FBQUE7QUFJQyxTQUFTLFdBQVcsQ0FBQyxTQVF6QjtBQUFBLEVBQ0QsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1Qix1QkFDRSx3QkFBQyxXQUFEO0FBQUEsSUFBUyxXQUFVO0FBQUEsSUFBZSxjQUFZLFFBQVE7QUFBQSxJQUF0RCxVQVFFO0FBQUEsc0JBUEEsd0JBQUMsTUFBRDtBQUFBLFFBQUksV0FBVTtBQUFBLFFBQWQsVUFLRTtBQUFBLDBCQUpBLHdCQUFDLE1BQUQ7QUFBQSxZQUFNLE1BQU0sUUFBUTtBQUFBLGFBQXBCLGlDQUEwQjtBQUFBLFVBQ3pCLFFBQVE7QUFBQSxVQUNSLFFBQVEseUJBQVMsd0JBQUMsUUFBRDtBQUFBLFlBQU0sV0FBVTtBQUFBLFlBQWhCLFVBQXlCLFFBQVE7QUFBQSxhQUFqQyxpQ0FBeUM7QUFBQSxVQUMxRCxRQUFRLDJCQUFXLHdCQUFDLFlBQUQ7QUFBQSxZQUFZLE9BQU8sRUFBRSxhQUFhO0FBQUEsWUFBRyxNQUFLO0FBQUEsWUFBUSxTQUFTLFFBQVE7QUFBQSxhQUFuRSxpQ0FBNEU7QUFBQTtBQUFBLFNBSmxHLGdDQUtFO0FBQUEsTUFDRCxRQUFRO0FBQUE7QUFBQSxLQVBYLGdDQVFFO0FBQUE7QUFLQyxTQUFTLFVBQVUsQ0FBQyxRQU14QjtBQUFBLEVBQ0QsdUJBQ0Usd0JBQUMsVUFBRDtBQUFBLElBQ0UsTUFBSztBQUFBLElBQ0wsV0FBVTtBQUFBLElBQ1YsT0FBTyxPQUFPO0FBQUEsSUFDZCxnQkFBYyxPQUFPO0FBQUEsSUFDckIsU0FBUyxPQUFPO0FBQUEsSUFMbEIsVUFVRTtBQUFBLHNCQUhBLHdCQUFDLE1BQUQ7QUFBQSxRQUFNLE1BQU0sT0FBTztBQUFBLFNBQW5CLGlDQUF5QjtBQUFBLHNCQUN6Qix3QkFBQyxRQUFEO0FBQUEsUUFBTSxXQUFVO0FBQUEsUUFBaEIsVUFBbUMsT0FBTztBQUFBLFNBQTFDLGlDQUFrRDtBQUFBLE1BQ2pELE9BQU8seUJBQVMsd0JBQUMsUUFBRDtBQUFBLFFBQU0sV0FBVTtBQUFBLFFBQWhCLFVBQThCLE9BQU87QUFBQSxTQUFyQyxpQ0FBNkM7QUFBQTtBQUFBLEtBVGhFLGdDQVVFO0FBQUE7Ozs7QURqREMsU0FBUyxnQkFBZ0IsQ0FBQyxTQUs5QjtBQUFBLEVBQ0QsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixRQUFRLGdCQUFnQjtBQUFBLEVBQ3hCLE9BQU8sT0FBTyxZQUFZLHNCQUFnRCxJQUFJO0FBQUEsRUFDOUUsT0FBTyxXQUFXLGNBQWMsc0JBQVMsS0FBSztBQUFBLEVBRTlDLE1BQU0sT0FBTyxTQUFTLE1BQU0sU0FBUyxjQUFjLE1BQU0sT0FBTztBQUFBLEVBQ2hFLHVCQUNFLHdCQUFDLGFBQUQ7QUFBQSxJQUFhLE9BQU8sRUFBRSxrQkFBa0I7QUFBQSxJQUFHLE1BQUs7QUFBQSxJQUFZLFNBQVMsUUFBUTtBQUFBLElBQTdFLDBCQUNFLHdCQUFDLE9BQUQ7QUFBQSxNQUFLLFdBQVU7QUFBQSxNQUFmLFVBd0JFO0FBQUEsd0JBdkJBLHdCQUFDLFlBQUQ7QUFBQSxVQUNFLFdBQVU7QUFBQSxVQUNWLGNBQVksRUFBRSxrQkFBa0I7QUFBQSxVQUNoQyxhQUFhLEVBQUUsc0JBQXNCO0FBQUEsVUFDckMsTUFBTTtBQUFBLFVBQ04sT0FBTztBQUFBLFVBQ1AsVUFBVSxDQUFDLFVBQVUsU0FBUyxFQUFFLE1BQU0sYUFBYSxNQUFNLE1BQU0sT0FBTyxNQUFNLENBQUM7QUFBQSxXQU4vRSxpQ0FPQTtBQUFBLFFBQ0MsNkJBQ0Msd0JBQUMsS0FBRDtBQUFBLFVBQUcsV0FBVTtBQUFBLFVBQWMsTUFBSztBQUFBLFVBQWhDLFVBQ0csRUFBRSx5QkFBeUI7QUFBQSxXQUQ5QixpQ0FFRTtBQUFBLHdCQUVKLHdCQUFDLE9BQUQ7QUFBQSxVQUFLLFdBQVU7QUFBQSxVQUFmLFVBU0U7QUFBQSxZQVJDLFFBQVEsNEJBQ1Asd0JBQUMsUUFBRDtBQUFBLGNBQVEsTUFBSztBQUFBLGNBQVUsVUFBVSxTQUFTO0FBQUEsY0FBSSxTQUFTLE1BQU0sV0FBVyxDQUFDLFFBQVEsT0FBTyxJQUFJLENBQUM7QUFBQSxjQUE3RixVQUNHLEVBQUUsc0JBQXNCO0FBQUEsZUFEM0IsaUNBRUU7QUFBQSw0QkFFSix3QkFBQyxRQUFEO0FBQUEsY0FBUSxVQUFVLFNBQVM7QUFBQSxjQUFJLFNBQVMsTUFBTSxLQUFLLFVBQVUsV0FBVyxVQUFVLElBQUk7QUFBQSxjQUF0RixVQUNHLEVBQUUsaUJBQWlCO0FBQUEsZUFEdEIsaUNBRUU7QUFBQTtBQUFBLFdBUkosZ0NBU0U7QUFBQTtBQUFBLE9BdkJKLGdDQXdCRTtBQUFBLEtBekJKLGlDQTBCRTtBQUFBOzs7QUVoRE47OztBQ0tBLElBQU0sV0FBVztBQUVqQixJQUFNLFdBQVc7QUFHVixTQUFTLFNBQVMsR0FBRyxHQUFHLEdBQUcsTUFBTSxNQUFNLFFBQStCO0FBQUEsRUFDM0UsTUFBTSxVQUFVLElBQUksS0FBSyxJQUFJLEtBQUssS0FBSyxLQUFLLENBQUMsT0FBTyxPQUFPLEtBQUssTUFBTSxLQUFLLFFBQVEsQ0FBQztBQUFBLEVBQ3BGLElBQUksQ0FBQztBQUFBLElBQVMsT0FBTyxZQUFZLFFBQVEsR0FBRyxZQUFZLEdBQUcsWUFBWSxDQUFDO0FBQUEsRUFDeEUsSUFBSSxJQUFJLFlBQVksSUFBSTtBQUFBLElBQVUsT0FBTztBQUFBLEVBQ3pDLE1BQU0sU0FBUyxhQUFhLEdBQUcsQ0FBQztBQUFBLEVBQ2hDLE9BQU8sV0FBVyxJQUFJLEdBQUcsYUFBYSxJQUFJLFVBQVUsSUFBSSxrQkFBa0IsSUFBSSxHQUFHLEdBQUcsQ0FBQyxHQUFHLEdBQUcsQ0FBQztBQUFBLEVBQzVGLE9BQU8sWUFBWSxRQUFRLEtBQUssSUFBSSxNQUFNLElBQUksQ0FBQyxHQUFHLEtBQUssSUFBSSxNQUFNLElBQUksQ0FBQyxDQUFDO0FBQUE7QUFHekUsU0FBUyxXQUFXLENBQUMsUUFBMkIsR0FBVyxHQUFtQjtBQUFBLEVBQzVFLE9BQU8sT0FBTyxPQUFPLFVBQVUsV0FBVyxNQUFNLEtBQUs7QUFBQTtBQUd2RCxTQUFTLE9BQU8sR0FBc0I7QUFBQSxFQUNwQyxNQUFNLFNBQVMsYUFBYSxVQUFVLFFBQVE7QUFBQSxFQUM5QyxNQUFNLFVBQVUsT0FBTyxXQUFXLElBQUk7QUFBQSxFQUN0QyxJQUFJLENBQUM7QUFBQSxJQUFTLE9BQU87QUFBQSxFQUNyQixRQUFRLFlBQVk7QUFBQSxFQUNwQixRQUFRLFNBQVMsR0FBRyxHQUFHLFdBQVcsR0FBRyxXQUFXLENBQUM7QUFBQSxFQUNqRCxRQUFRLFlBQVk7QUFBQSxFQUNwQixRQUFRLFNBQVMsR0FBRyxHQUFHLFdBQVcsR0FBRyxXQUFXLENBQUM7QUFBQSxFQUNqRCxPQUFPO0FBQUE7QUFHVCxTQUFTLFlBQVksQ0FBQyxPQUFlLFFBQW1DO0FBQUEsRUFDdEUsT0FBTyxPQUFPLE9BQU8sU0FBUyxjQUFjLFFBQVEsR0FBRyxFQUFFLE9BQU8sT0FBTyxDQUFDO0FBQUE7OztBQ08xRSxJQUFNLGVBQWU7QUFFckIsSUFBTSxzQkFBc0I7QUFFckIsU0FBUyxjQUFjLENBQUMsVUFBb0IsTUFBMEM7QUFBQSxFQUUzRixNQUFNLE9BQU8sSUFBSTtBQUFBLEVBQ2pCLElBQUksaUJBQXlEO0FBQUEsRUFDN0QsSUFBSSxpQkFBaUI7QUFBQSxFQUVyQixNQUFNLFFBQVEsQ0FBQyxJQUFZLFFBQWdCLFNBQWlCO0FBQUEsSUFDMUQsS0FBSyxJQUFJLElBQUksTUFBTTtBQUFBLElBQ25CLEtBQUssRUFBRSxNQUFNLE1BQU0sUUFBUSxLQUFLLENBQUM7QUFBQTtBQUFBLEVBRW5DLE1BQU0sVUFBVSxDQUFDLE9BQWU7QUFBQSxJQUM5QixNQUFNLFNBQVMsS0FBSyxJQUFJLEVBQUU7QUFBQSxJQUMxQixJQUFJLFdBQVc7QUFBQSxNQUFXO0FBQUEsSUFDMUIsS0FBSyxPQUFPLEVBQUU7QUFBQSxJQUNkLEtBQUssRUFBRSxNQUFNLE9BQU8sUUFBUSxNQUFNLFFBQVEsRUFBRSxFQUFFLENBQUM7QUFBQTtBQUFBLEVBRWpELE1BQU0scUJBQXFCLE1BQU07QUFBQSxJQUMvQixJQUFJLENBQUM7QUFBQSxNQUFnQjtBQUFBLElBQ3JCLFFBQVEsU0FBUztBQUFBLElBQ2pCLGlCQUFpQjtBQUFBLElBQ2pCLE1BQU0sTUFBTSxPQUFPLFdBQVcsSUFBSTtBQUFBO0FBQUEsRUFFcEMsTUFBTSxNQUFNLENBQUMsUUFBZ0IsT0FBTyxPQUFPO0FBQUEsSUFDekMsS0FBSyxFQUFFLE1BQU0sTUFBTSxRQUFRLEtBQUssQ0FBQztBQUFBLElBQ2pDLEtBQUssRUFBRSxNQUFNLE9BQU8sUUFBUSxLQUFLLENBQUM7QUFBQTtBQUFBLEVBRXBDLE1BQU0sU0FBUyxJQUFJLFlBQXNCLENBQUMsR0FBRyxLQUFLLE9BQU8sQ0FBQyxFQUFFLEtBQUssQ0FBQyxXQUFXLFFBQVEsU0FBUyxNQUFNLENBQUM7QUFBQSxFQUNyRyxNQUFNLGFBQWEsTUFBTTtBQUFBLElBQ3ZCLGlCQUFpQjtBQUFBLElBQ2pCLGlCQUFpQjtBQUFBLElBQ2pCLFdBQVcsTUFBTSxDQUFDLEdBQUcsS0FBSyxLQUFLLENBQUM7QUFBQSxNQUFHLFFBQVEsRUFBRTtBQUFBO0FBQUEsRUFHL0MsTUFBTSxzQkFBc0IsQ0FBQyxRQUFnQixTQUFpQjtBQUFBLElBQzVELE1BQU0sWUFBWSxDQUFDLEdBQUcsSUFBSSxFQUFFLE9BQU8sSUFBSSxTQUFTLFlBQVksU0FBUyxHQUFHLENBQUM7QUFBQSxJQUN6RSxZQUFZLElBQUksUUFBUTtBQUFBLE1BQVcsS0FBSyxFQUFFLE1BQU0sT0FBTyxRQUFRLEtBQUssTUFBTSxRQUFRLEVBQUUsRUFBRSxDQUFDO0FBQUEsSUFDdkYsSUFBSSxRQUFRLElBQUk7QUFBQSxJQUNoQixZQUFZLElBQUksUUFBUTtBQUFBLE1BQVcsS0FBSyxFQUFFLE1BQU0sTUFBTSxRQUFRLEtBQUssTUFBTSxRQUFRLEVBQUUsRUFBRSxDQUFDO0FBQUE7QUFBQSxFQUd4RixPQUFPO0FBQUEsSUFDTCxJQUFJLENBQUMsT0FBTyxPQUFPO0FBQUEsTUFDakIsTUFBTSxLQUFLLE1BQU0sS0FBSztBQUFBLE1BQ3RCLElBQUksTUFBTSxlQUFlLE1BQU0sUUFBUSxhQUFhLE1BQU0sUUFBUTtBQUFBLFFBQWdCLE9BQU87QUFBQSxNQUN6RixJQUFJLGdCQUFnQjtBQUFBLFFBQ2xCLElBQUksTUFBTSxTQUFTLGNBQWMsU0FBUyxlQUFlLFFBQVEsaUJBQWlCO0FBQUEsVUFDaEYsaUJBQWlCO0FBQUEsUUFDbkI7QUFBQSxVQUFLLG1CQUFtQjtBQUFBLE1BQzFCO0FBQUEsTUFDQSxNQUFNLFNBQVMsVUFBVSxPQUFPLFFBQVE7QUFBQSxNQUN4QyxJQUFJLE1BQU0sUUFBUTtBQUFBLFFBQVEsaUJBQWlCO0FBQUEsTUFDM0MsSUFBSSxXQUFXO0FBQUEsUUFBTSxPQUFPO0FBQUEsTUFDNUIsTUFBTSxhQUFhLGtCQUFrQixZQUFZLE1BQU07QUFBQSxNQUN2RCxJQUFJLENBQUMsV0FBVyxNQUFNO0FBQUEsUUFBRyxpQkFBaUI7QUFBQSxNQUMxQyxJQUFJLFlBQVk7QUFBQSxRQUNkLElBQUksTUFBTTtBQUFBLFFBQ1YsT0FBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLElBQUksYUFBYSxhQUFhLE1BQU0sU0FBUyxpQkFBaUIsQ0FBQyxLQUFLLElBQUksRUFBRSxLQUFLLENBQUMsS0FBSyxJQUFJLFVBQVUsR0FBRztBQUFBLFFBQ3BHLGlCQUFpQixFQUFFLE1BQU0sTUFBTSxNQUFNLE9BQU8sUUFBUSxhQUFhO0FBQUEsUUFDakUsT0FBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLElBQUksb0JBQW9CLFFBQVEsTUFBTSxHQUFHO0FBQUEsUUFDdkMsV0FBVztBQUFBLFFBQ1gsT0FBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLE1BQU0sb0JBQW9CLFlBQVksTUFBTSxLQUFLLENBQUMsbUJBQW1CLEtBQUssTUFBTSxHQUFHO0FBQUEsTUFDbkYsSUFDRSxhQUFhLGFBQ2IscUJBQ0EsT0FBTyxPQUFPLFdBQVcsT0FBTyxTQUFTLEtBQ3pDLE9BQU8sT0FBTyxLQUFLO0FBQUEsUUFFbkIsb0JBQW9CLFFBQVEsTUFBTSxJQUFJO0FBQUEsTUFFeEMsS0FBSyxJQUFJLGFBQWEsVUFBVyxNQUFNLFdBQVcsTUFBTSxRQUFRLFVBQVcsTUFBTSxRQUFRO0FBQUEsUUFDdkYsSUFBSSxRQUFRLE1BQU0sSUFBSTtBQUFBLE1BQ3hCO0FBQUEsUUFBSyxNQUFNLElBQUksS0FBSyxJQUFJLEVBQUUsS0FBSyxRQUFRLE1BQU0sSUFBSTtBQUFBLE1BQ2pELE9BQU87QUFBQTtBQUFBLElBRVQsRUFBRSxDQUFDLE9BQU87QUFBQSxNQUNSLElBQUksa0JBQWtCLE1BQU0sU0FBUyxlQUFlO0FBQUEsUUFBTSxtQkFBbUI7QUFBQSxNQUM3RSxRQUFRLE1BQU0sS0FBSyxDQUFDO0FBQUE7QUFBQSxJQUV0QixJQUFJLENBQUMsTUFBTTtBQUFBLE1BQ1QsbUJBQW1CO0FBQUEsTUFDbkIsaUJBQWlCO0FBQUEsTUFDakIsV0FBVyxhQUFhLENBQUMsR0FBRyxJQUFJLEVBQUUsTUFBTSxHQUFHLG1CQUFtQjtBQUFBLFFBQUcsSUFBSSxrQkFBa0IsU0FBUyxDQUFDO0FBQUE7QUFBQSxJQUVuRyxXQUFXLENBQUMsU0FBUztBQUFBLE1BQ25CLFdBQVc7QUFBQSxNQUNYLFdBQVcsVUFBVTtBQUFBLFFBQVMsS0FBSyxFQUFFLE1BQU0sTUFBTSxRQUFRLE1BQU0sR0FBRyxDQUFDO0FBQUEsTUFDbkUsV0FBVyxVQUFVLFFBQVEsV0FBVztBQUFBLFFBQUcsS0FBSyxFQUFFLE1BQU0sT0FBTyxRQUFRLE1BQU0sR0FBRyxDQUFDO0FBQUE7QUFBQSxRQUUvRSxLQUFLLEdBQUc7QUFBQSxNQUNWLE9BQU8sZ0JBQWdCLFNBQVM7QUFBQTtBQUFBLElBRWxDLElBQUksQ0FBQyxPQUFPO0FBQUEsTUFDVixJQUFJLGtCQUFrQixTQUFTLGVBQWU7QUFBQSxRQUFPLG1CQUFtQjtBQUFBO0FBQUEsSUFFMUU7QUFBQSxFQUNGO0FBQUE7QUFHRixJQUFNLGNBQWlDLENBQUMsT0FBTyxXQUFXLE9BQU8sV0FBVyxPQUFPLEtBQUs7QUFHeEYsU0FBUyxTQUFTLENBQUMsT0FBaUIsVUFBbUM7QUFBQSxFQUNyRSxJQUFJLGFBQWEsU0FBUyxNQUFNLFFBQVE7QUFBQSxJQUFPLE9BQU8sT0FBTztBQUFBLEVBQzdELE9BQU8sU0FBUyxLQUFLO0FBQUE7QUFJdkIsU0FBUyxtQkFBbUIsQ0FBQyxRQUFnQixRQUFvRDtBQUFBLEVBQy9GLE1BQU0sU0FBcUI7QUFBQSxJQUN6QixDQUFDLE9BQU8sV0FBVyxPQUFPLFNBQVM7QUFBQSxJQUNuQyxDQUFDLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxnQkFBZ0I7QUFBQSxJQUNwRCxDQUFDLE9BQU8sU0FBUyxPQUFPLE9BQU87QUFBQSxFQUNqQztBQUFBLEVBQ0EsT0FDRSxPQUFPLEtBQUssQ0FBQyxVQUFVLE1BQU0sU0FBUyxNQUFNLENBQUMsS0FDN0MsT0FBTyxNQUFNLENBQUMsVUFBVSxNQUFNLFNBQVMsTUFBTSxLQUFLLE9BQU8sR0FBRyxLQUFLLENBQUM7QUFBQTtBQUt0RSxTQUFTLEtBQUssR0FBRyxNQUFNLE9BQXlCO0FBQUEsRUFDOUMsT0FBTyxRQUFRLElBQUk7QUFBQTtBQUdyQixTQUFTLE9BQU8sQ0FBQyxJQUFvQjtBQUFBLEVBQ25DLE9BQU8sR0FBRyxXQUFXLEdBQUcsSUFBSSxLQUFLO0FBQUE7OztBQy9LNUIsU0FBUyxXQUFXLENBQUMsU0FBeUI7QUFBQSxFQUNuRCxNQUFNLE9BQU8sVUFBVTtBQUFBLEVBQ3ZCLE1BQU0sU0FBUyxVQUFVLE1BQU07QUFBQSxFQUMvQixNQUFNLFVBQVUsVUFBVSxNQUFNO0FBQUEsRUFDaEMsT0FBTyxPQUFPLFNBQVMsUUFBUyxVQUFVO0FBQUE7QUFJNUMsSUFBTSxXQUFXO0FBQ2pCLElBQU0sY0FBYztBQUVwQixJQUFNLGNBQWM7QUFVYixTQUFTLFdBQVcsR0FBMkQ7QUFBQSxFQUNwRixNQUFNLE9BQU8sRUFBRSxHQUFHLEdBQUcsR0FBRyxFQUFFO0FBQUEsRUFDMUIsTUFBTSxVQUFVLENBQUMsT0FBa0IsT0FBZSxTQUF5QjtBQUFBLElBQ3pFLE1BQU0sTUFBTSxLQUFLLFNBQVMsU0FBUyxTQUFTLElBQUksV0FBVyxTQUFTLElBQUksY0FBYztBQUFBLElBQ3RGLE1BQU0sUUFBUSxLQUFLLE1BQU0sR0FBRztBQUFBLElBQzVCLEtBQUssU0FBUyxNQUFNO0FBQUEsSUFDcEIsT0FBTyxLQUFLLElBQUksQ0FBQyxhQUFhLEtBQUssSUFBSSxhQUFhLEtBQUssQ0FBQztBQUFBO0FBQUEsRUFFNUQsT0FBTyxHQUFHLFFBQVEsUUFBUSxnQkFBZ0I7QUFBQSxJQUN4QyxNQUFNLEtBQUssUUFBUSxLQUFLLFFBQVEsU0FBUztBQUFBLElBQ3pDLE1BQU0sS0FBSyxRQUFRLEtBQUssUUFBUSxTQUFTO0FBQUEsSUFDekMsT0FBTyxPQUFPLEtBQUssT0FBTyxJQUFJLE9BQU8sRUFBRSxJQUFJLEdBQUc7QUFBQTtBQUFBOzs7QUNOM0MsSUFBTSxnQkFBZ0I7QUFFdEIsSUFBTSxjQUFjO0FBRXBCLElBQU0sY0FBYztBQUUzQixJQUFNLFdBQVc7QUFDakIsSUFBTSxZQUFZO0FBRWxCLElBQU0sT0FBTztBQUNiLElBQU0sUUFBUTtBQWVQLFNBQVMsbUJBQW1CLENBQUMsUUFBcUIsY0FBeUIsVUFBeUI7QUFBQSxFQUN6RyxNQUFNLFVBQVUsSUFBSTtBQUFBLEVBQ3BCLElBQUksT0FBTztBQUFBLEVBQ1gsSUFBSSxVQUFtQjtBQUFBLEVBQ3ZCLElBQUksUUFBb0IsRUFBRSxHQUFHLEdBQUcsR0FBRyxFQUFFO0FBQUEsRUFDckMsSUFBSSxVQUFVO0FBQUEsRUFDZCxJQUFJLFlBQVksT0FBTztBQUFBLEVBQ3ZCLElBQUksWUFBWTtBQUFBLEVBQ2hCLElBQUksZUFBZTtBQUFBLEVBQ25CLElBQUksZ0JBQWdCO0FBQUEsRUFDcEIsSUFBSSxhQUF5QixFQUFFLEdBQUcsR0FBRyxHQUFHLEVBQUU7QUFBQSxFQUUxQyxNQUFNLFFBQVEsTUFBTTtBQUFBLElBQ2xCLFVBQVU7QUFBQSxJQUNWLFlBQVk7QUFBQTtBQUFBLEVBRWQsTUFBTSxXQUFXLE1BQU07QUFBQSxJQUVyQixJQUFJLFlBQVksVUFBVSxTQUFTO0FBQUEsTUFBVSxPQUFPLFFBQVEsT0FBTyxDQUFDO0FBQUEsSUFDcEUsS0FBSyxJQUFJLFlBQVksWUFBWTtBQUFBLE1BQVcsT0FBTyxPQUFPLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDakUsVUFBVTtBQUFBLElBQ1YsYUFBYSxTQUFTLE9BQU87QUFBQSxJQUM3QixlQUFlLFdBQVcsT0FBTztBQUFBLElBQ2pDLGdCQUFnQjtBQUFBLElBQ2hCLFFBQVE7QUFBQTtBQUFBLEVBR1YsTUFBTSxVQUFVLENBQUMsSUFBZ0IsV0FBdUI7QUFBQSxJQUN0RCxJQUFJLFlBQVksYUFBYSxTQUFTLElBQUksS0FBSyxJQUFJLGFBQWE7QUFBQSxNQUM5RCxVQUFVLFNBQVMsV0FBVyxTQUFTO0FBQUEsTUFDdkMsSUFBSSxTQUFTO0FBQUEsUUFBVSxPQUFPLFFBQVEsT0FBTyxJQUFJO0FBQUEsSUFDbkQ7QUFBQSxJQUNBLElBQUksWUFBWSxRQUFRO0FBQUEsTUFDdEIsT0FBTyxRQUFRLElBQUksSUFBSTtBQUFBLE1BQ3ZCLFFBQVE7QUFBQSxJQUNWO0FBQUEsSUFDQSxJQUFJLFlBQVk7QUFBQSxNQUFVLE9BQU8sT0FBTyxHQUFHLElBQUksT0FBTyxHQUFHLEdBQUcsSUFBSSxPQUFPLEdBQUcsWUFBWSxPQUFPLENBQUM7QUFBQTtBQUFBLEVBR2hHLE1BQU0sVUFBVSxNQUFNO0FBQUEsSUFDcEIsT0FBTyxRQUFRLFNBQVMsQ0FBQyxTQUFTLE9BQU8sR0FBRyxXQUFXLE9BQU8sQ0FBQztBQUFBLElBQy9ELElBQUksWUFBWSxTQUFTLEtBQUssSUFBSSxRQUFRLGFBQWEsSUFBSTtBQUFBLE1BQVUsVUFBVTtBQUFBLElBQy9FLEtBQUssSUFBSSxZQUFZLFNBQVMsU0FBUyxRQUFRLEtBQUssSUFBSTtBQUFBLE1BQVcsVUFBVTtBQUFBLElBQzdFLE9BQU8sSUFBSSxNQUFNLENBQUMsT0FBTyxJQUFJLFdBQVcsR0FBRyxPQUFPLElBQUksV0FBVyxDQUFDO0FBQUEsSUFDbEUsSUFBSSxZQUFZO0FBQUEsTUFBTztBQUFBLElBQ3ZCLElBQUksWUFBWTtBQUFBLE1BQVMsT0FBTyxNQUFNLFFBQVEsUUFBUSxLQUFLLElBQUksR0FBRyxZQUFZLEdBQUcsSUFBSSxFQUFFO0FBQUEsSUFDdkYsSUFBSSxZQUFZO0FBQUEsTUFBVSxPQUFPLE9BQU8sU0FBUyxXQUFXLFNBQVMsTUFBTSxJQUFJLEVBQUU7QUFBQSxJQUNqRixhQUFhO0FBQUEsSUFDYixlQUFlO0FBQUE7QUFBQSxFQUdqQixNQUFNLFlBQVksQ0FBQyxVQUFrQjtBQUFBLElBQ25DLE1BQU0sUUFBUSxZQUFZLGFBQWEsUUFBUSxVQUFVO0FBQUEsSUFDekQsSUFBSSxPQUFPO0FBQUEsTUFDVCxPQUFPLE1BQU0sU0FBUyxXQUFXLFFBQVEsTUFBTSxJQUFJO0FBQUEsTUFDbkQsWUFBWTtBQUFBLElBQ2QsRUFBRSxLQUFLLElBQUksWUFBWTtBQUFBLE1BQVEsT0FBTyxRQUFRLE9BQU8sQ0FBQztBQUFBLElBQ3RELEtBQUssSUFBSSxZQUFZLFlBQVk7QUFBQSxNQUFXLE9BQU8sT0FBTyxHQUFHLEdBQUcsQ0FBQztBQUFBLElBQ2pFLE1BQU07QUFBQTtBQUFBLEVBR1IsT0FBTztBQUFBLFFBQ0QsSUFBSSxHQUFHO0FBQUEsTUFDVCxPQUFPO0FBQUE7QUFBQSxRQUVMLElBQUksQ0FBQyxRQUFRO0FBQUEsTUFDZixLQUFLLE9BQU87QUFBQSxNQUNaLE9BQU87QUFBQTtBQUFBLElBRVQsSUFBSSxDQUFDLElBQUksSUFBSSxPQUFPO0FBQUEsTUFDbEIsUUFBUSxJQUFJLElBQUksRUFBRTtBQUFBLE1BQ2xCLElBQUksUUFBUSxTQUFTLEdBQUc7QUFBQSxRQUN0QixVQUFVO0FBQUEsUUFDVixRQUFRO0FBQUEsUUFDUixVQUFVO0FBQUEsUUFDVixZQUFZLFNBQVMsY0FBYyxRQUFRLGFBQWE7QUFBQSxNQUMxRCxFQUFFLEtBQUssSUFBSSxRQUFRLFNBQVM7QUFBQSxRQUFHLFNBQVM7QUFBQSxNQUN4QztBQUFBLFFBQUssVUFBVTtBQUFBO0FBQUEsSUFFakIsSUFBSSxDQUFDLElBQUksSUFBSTtBQUFBLE1BQ1gsTUFBTSxTQUFTLFFBQVEsSUFBSSxFQUFFO0FBQUEsTUFDN0IsSUFBSSxDQUFDO0FBQUEsUUFBUTtBQUFBLE1BQ2IsUUFBUSxJQUFJLElBQUksRUFBRTtBQUFBLE1BQ2xCLElBQUksUUFBUSxTQUFTO0FBQUEsUUFBRyxRQUFRLElBQUksTUFBTTtBQUFBLE1BQzFDLEtBQUssSUFBSSxRQUFRLFNBQVM7QUFBQSxRQUFHLFFBQVE7QUFBQTtBQUFBLElBRXZDLEVBQUUsQ0FBQyxJQUFJLE9BQU87QUFBQSxNQUNaLElBQUksQ0FBQyxRQUFRLE9BQU8sRUFBRTtBQUFBLFFBQUc7QUFBQSxNQUN6QixJQUFJLFlBQVksU0FBUyxRQUFRLFVBQVUsZUFBZTtBQUFBLFFBQ3hELE9BQU8sTUFBTSxTQUFTLFdBQVcsUUFBUSxNQUFNLEtBQUs7QUFBQSxRQUNwRCxVQUFVO0FBQUEsTUFDWixFQUFFLEtBQUssSUFBSSxRQUFRLFNBQVMsTUFBTSxZQUFZLGFBQWEsWUFBWSxVQUFVLFlBQVk7QUFBQSxRQUMzRixPQUFPLFVBQVUsS0FBSztBQUFBLE1BQ3hCLElBQUksUUFBUSxTQUFTO0FBQUEsUUFBRyxNQUFNO0FBQUEsTUFDOUI7QUFBQSxRQUFLLFVBQVU7QUFBQTtBQUFBLElBRWpCLE1BQU0sR0FBRztBQUFBLE1BQ1AsSUFBSSxZQUFZO0FBQUEsUUFBUSxPQUFPLFFBQVEsT0FBTyxDQUFDO0FBQUEsTUFDL0MsS0FBSyxJQUFJLFlBQVksWUFBWTtBQUFBLFFBQVcsT0FBTyxPQUFPLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDakUsUUFBUSxNQUFNO0FBQUEsTUFDZCxNQUFNO0FBQUE7QUFBQSxRQUVKLEtBQUssR0FBRztBQUFBLE1BQ1YsT0FBTyxZQUFZLFlBQVksVUFBVSxnQkFBZ0I7QUFBQTtBQUFBLElBRTNELElBQUksQ0FBQyxPQUFPO0FBQUEsTUFDVixJQUFJLFlBQVksYUFBYSxRQUFRLFVBQVU7QUFBQSxRQUFlO0FBQUEsTUFDOUQsT0FBTyxNQUFNLFNBQVMsV0FBVyxRQUFRLE1BQU0sS0FBSztBQUFBLE1BQ3BELFVBQVU7QUFBQTtBQUFBLEVBRWQ7QUFBQTtBQUdGLFNBQVMsUUFBUSxDQUFDLEdBQWUsR0FBdUI7QUFBQSxFQUN0RCxPQUFPLEtBQUssTUFBTSxFQUFFLElBQUksRUFBRSxHQUFHLEVBQUUsSUFBSSxFQUFFLENBQUM7QUFBQTtBQUd4QyxTQUFTLE1BQU0sQ0FBQyxTQUFvRTtBQUFBLEVBQ2xGLE9BQU8sSUFBSSxFQUFFLEdBQUcsR0FBRyxHQUFHLEVBQUUsR0FBRyxJQUFJLEtBQUssUUFBUSxPQUFPO0FBQUEsRUFDbkQsT0FBTyxDQUFDLEdBQUcsQ0FBQztBQUFBO0FBR2QsU0FBUyxRQUFRLENBQUMsU0FBc0Q7QUFBQSxFQUN0RSxPQUFPLEdBQUcsS0FBSyxPQUFPLE9BQU87QUFBQSxFQUM3QixPQUFPLEVBQUUsSUFBSSxFQUFFLElBQUksRUFBRSxLQUFLLEdBQUcsSUFBSSxFQUFFLElBQUksRUFBRSxLQUFLLEVBQUU7QUFBQTtBQUdsRCxTQUFTLFVBQVUsQ0FBQyxTQUFrRDtBQUFBLEVBQ3BFLE9BQU8sR0FBRyxLQUFLLE9BQU8sT0FBTztBQUFBLEVBQzdCLE9BQU8sU0FBUyxHQUFHLENBQUM7QUFBQTs7O0FDNUp0QixJQUFNLG1CQUFtQjtBQUV6QixJQUFNLGlCQUFpQjtBQUVoQixTQUFTLGdCQUFnQixDQUFDLE9BQXNDO0FBQUEsRUFDckUsUUFBUSxRQUFRLFNBQVMsT0FBTyxTQUFTO0FBQUEsRUFDekMsTUFBTSxRQUFRLFlBQVk7QUFBQSxFQUUxQixJQUFJLFNBQTRCO0FBQUEsRUFDaEMsSUFBSTtBQUFBLEVBRUosTUFBTSxLQUFLLEdBQUcsR0FBRyxRQUNmLFFBQVEsRUFBRSxTQUFTLEdBQUcsU0FBUyxFQUFFLEdBQUcsT0FBTyxzQkFBc0IsR0FBRyxNQUFNLFFBQVEsQ0FBQztBQUFBLEVBQ3JGLE1BQU0sWUFBWSxNQUFNO0FBQUEsSUFDdEIsUUFBUSxPQUFPLFdBQVcsTUFBTSxRQUFRO0FBQUEsSUFDeEMsV0FBVyxFQUFFLEdBQUcsUUFBUSxHQUFHLEdBQUcsU0FBUyxFQUFFO0FBQUEsSUFDekMsT0FBTyxFQUFFLEdBQUcsS0FBSyxNQUFNLE9BQU8sQ0FBQyxHQUFHLEdBQUcsS0FBSyxNQUFNLE9BQU8sQ0FBQyxFQUFFO0FBQUE7QUFBQSxFQUU1RCxNQUFNLFFBQVEsQ0FBQyxVQUE4QixRQUFRLEdBQUcsS0FBSyxJQUFJLFVBQVU7QUFBQSxFQUMzRSxNQUFNLGNBQWMsQ0FBQyxPQUFpQyxZQUFvQjtBQUFBLElBQ3hFLElBQUksTUFBTSxXQUFXLEtBQUssWUFBWTtBQUFBLE1BQ3BDLEtBQUssRUFBRSxNQUFNLGNBQWMsT0FBTyxTQUFTLFlBQVksT0FBTyxFQUFFLENBQUM7QUFBQTtBQUFBLEVBRXJFLE1BQU0sYUFBYSxNQUFNO0FBQUEsSUFDdkIsUUFBUSxTQUFTLE1BQU0sS0FBSyxNQUFNO0FBQUEsSUFDbEMsUUFBUSxPQUFPLFdBQVcsTUFBTSxRQUFRO0FBQUEsSUFDeEMsUUFBUSxHQUFHLE1BQU0sVUFBVTtBQUFBLElBQzNCLE9BQU8sTUFBTSxPQUFPLENBQUMsT0FBTyxZQUFZLE9BQU8sU0FBUztBQUFBLElBQ3hELFFBQVEsTUFBTSxPQUFPLEdBQUcsT0FBUSxJQUFJLFFBQVMsT0FBTztBQUFBLElBQ3BELFFBQVEsTUFBTSxNQUFNLEdBQUcsTUFBTyxJQUFJLFNBQVUsT0FBTztBQUFBO0FBQUEsRUFHckQsTUFBTSxXQUEwQixvQkFBb0I7QUFBQSxJQUNsRCxTQUFTLENBQUMsT0FBTyxZQUFZLFlBQVksR0FBRyxLQUFLLEdBQUcsT0FBTztBQUFBLElBQzNELE1BQU0sQ0FBQyxJQUFJLElBQUksU0FBUztBQUFBLE1BQ3RCLFFBQVEsT0FBTyxXQUFXLE1BQU0sUUFBUTtBQUFBLE1BQ3hDLE1BQU0sUUFBUyxRQUFRLEtBQUssSUFBSSxHQUFHLE9BQU8sV0FBVyxJQUFLO0FBQUEsTUFDMUQsUUFBUSxHQUFHLE1BQU0sVUFBVTtBQUFBLE1BQzNCLFNBQVMsRUFBRSxHQUFHLE1BQU0sSUFBSSxLQUFLLE9BQU8sS0FBSyxHQUFHLEdBQUcsTUFBTSxJQUFJLEtBQUssT0FBTyxNQUFNLEVBQUU7QUFBQSxNQUM3RSxXQUFXO0FBQUEsTUFDWCxZQUFZLFVBQVUsR0FBRyxPQUFPO0FBQUE7QUFBQSxJQUVsQyxLQUFLLENBQUMsT0FBTyxTQUFTO0FBQUEsTUFDcEIsTUFBTSxRQUFRLE1BQU0sS0FBSztBQUFBLE1BQ3pCLElBQUksQ0FBQyxNQUFNLFdBQVc7QUFBQSxRQUFHO0FBQUEsTUFDekIsV0FBVyxXQUFXLENBQUMsR0FBRyxTQUFTLENBQUM7QUFBQSxRQUFHLFlBQVksT0FBTyxPQUFPO0FBQUE7QUFBQSxJQUVuRSxNQUFNLENBQUMsT0FBTyxJQUFJLElBQUk7QUFBQSxNQUNwQixNQUFNLE9BQU8sTUFBTSxFQUFFLFFBQVEsS0FBSyxrQkFBa0IsUUFBUSxLQUFLLGtCQUFrQixXQUFXLEVBQUUsQ0FBQztBQUFBLE1BQ2pHLElBQUksUUFBUSxNQUFNLFdBQVc7QUFBQSxRQUFHLEtBQUssRUFBRSxNQUFNLFlBQVksTUFBTSxLQUFLLE1BQU0sS0FBSyxDQUFDO0FBQUE7QUFBQSxJQUVsRixLQUFLLENBQUMsUUFBUSxRQUFRLElBQUksSUFBSTtBQUFBLE1BQzVCLE1BQU0sUUFBUSxRQUFRLE1BQU07QUFBQSxNQUM1QixNQUFNLFNBQVMsQ0FBQyxJQUFJLENBQUMsRUFBRTtBQUFBO0FBQUEsRUFFM0IsQ0FBQztBQUFBLEVBQ0QsTUFBTSxXQUFXLE1BQU07QUFBQSxJQUNyQixhQUFhLEtBQUs7QUFBQSxJQUNsQixRQUFRLFVBQVU7QUFBQSxJQUNsQixJQUFJLFVBQVU7QUFBQSxNQUFNLFFBQVEsV0FBVyxNQUFNLFNBQVMsS0FBSyxZQUFZLElBQUksQ0FBQyxHQUFHLFFBQVEsWUFBWSxJQUFJLENBQUM7QUFBQTtBQUFBLEVBRTFHLE1BQU0sWUFBWSxNQUFNO0FBQUEsSUFDdEIsSUFBSSxTQUFTLFNBQVMsTUFBTSxLQUFLO0FBQUEsTUFBRyxTQUFTLE9BQU8sTUFBTSxLQUFLO0FBQUEsSUFDL0QsV0FBVztBQUFBO0FBQUEsRUFHYixPQUFPO0FBQUEsSUFDTCxNQUFNLENBQUMsT0FBTztBQUFBLE1BQ1osVUFBVTtBQUFBLE1BQ1YsU0FBUyxLQUFLLE1BQU0sV0FBVyxFQUFFLEdBQUcsTUFBTSxTQUFTLEdBQUcsTUFBTSxRQUFRLEdBQUcsWUFBWSxJQUFJLENBQUM7QUFBQSxNQUN4RixTQUFTO0FBQUE7QUFBQSxJQUVYLE1BQU0sQ0FBQyxPQUFPO0FBQUEsTUFDWixTQUFTLEtBQUssTUFBTSxXQUFXLEVBQUUsR0FBRyxNQUFNLFNBQVMsR0FBRyxNQUFNLFFBQVEsR0FBRyxZQUFZLElBQUksQ0FBQztBQUFBLE1BQ3hGLFNBQVM7QUFBQTtBQUFBLElBRVgsSUFBSSxDQUFDLE9BQU87QUFBQSxNQUNWLFNBQVMsR0FBRyxNQUFNLFdBQVcsWUFBWSxJQUFJLENBQUM7QUFBQSxNQUM5QyxTQUFTO0FBQUE7QUFBQSxJQUVYLE1BQU0sR0FBRztBQUFBLE1BQ1AsYUFBYSxLQUFLO0FBQUEsTUFDbEIsU0FBUyxPQUFPO0FBQUE7QUFBQSxFQUVwQjtBQUFBO0FBR0YsU0FBUyxLQUFLLENBQUMsT0FBZSxNQUFzQjtBQUFBLEVBQ2xELE9BQU8sS0FBSyxJQUFJLEdBQUcsS0FBSyxJQUFJLE9BQU8sR0FBRyxLQUFLLENBQUM7QUFBQTs7O0FDL0V2QyxTQUFTLGtCQUFrQixDQUFDLE9BQWdEO0FBQUEsRUFDakYsTUFBTSxZQUFZLElBQUk7QUFBQSxFQUV0QixNQUFNLFVBQVUsSUFBSTtBQUFBLEVBQ3BCLE1BQU0sV0FBVyxlQUFlLFdBQVcsU0FBUyxHQUFHLENBQUMsUUFBUTtBQUFBLElBRTlELE1BQU0sWUFBWSxDQUFDLElBQUksUUFBUSxRQUFRLE9BQU8sSUFBSSxNQUFNO0FBQUEsSUFDeEQsSUFBSSxDQUFDLE1BQU0sV0FBVyxLQUFLLENBQUM7QUFBQSxNQUFXO0FBQUEsSUFDdkMsSUFBSSxJQUFJO0FBQUEsTUFBTSxRQUFRLElBQUksSUFBSSxNQUFNO0FBQUEsSUFDcEMsTUFBTSxLQUFLLEVBQUUsTUFBTSxVQUFVLElBQUksQ0FBQztBQUFBLEdBQ25DO0FBQUEsRUFDRCxNQUFNLFlBQVksZ0JBQWdCLEtBQUs7QUFBQSxFQUN2QyxhQUFhLE9BQU8sVUFBVSxXQUFXLFVBQVUsTUFBTTtBQUFBLEVBQ3pELGdCQUFnQixPQUFPLFVBQVUsTUFBTTtBQUFBLEVBQ3ZDLE9BQU87QUFBQSxJQUNMO0FBQUEsSUFDQSxlQUFlLFVBQVU7QUFBQSxJQUN6QixNQUFNLEdBQUc7QUFBQSxNQUNQLFNBQVMsV0FBVztBQUFBLE1BQ3BCLFVBQVUsTUFBTTtBQUFBO0FBQUEsRUFFcEI7QUFBQTtBQVNGLFNBQVMsZUFBZSxHQUFHLFlBQVksUUFBd0M7QUFBQSxFQUM3RSxJQUFJLE9BQU87QUFBQSxFQUNYLE1BQU0sWUFBdUI7QUFBQSxJQUMzQixJQUFJLENBQUMsTUFBTTtBQUFBLE1BQ1QsSUFBSSxJQUFJLFlBQVksRUFBRSxPQUFPLElBQUksRUFBRSxTQUFTO0FBQUEsUUFBcUIsT0FBTztBQUFBLE1BQ3hFLElBQUksUUFBUSxTQUFTLFFBQVEsV0FBVyxHQUFHO0FBQUEsUUFDekMsT0FBTztBQUFBLFFBQ1AsS0FBSyxFQUFFLE1BQU0sYUFBYSxLQUFLLENBQUM7QUFBQSxNQUNsQztBQUFBLE1BQ0EsT0FBTztBQUFBO0FBQUEsVUFFSCxhQUFhLEdBQUc7QUFBQSxNQUNwQixJQUFJO0FBQUEsUUFDRixNQUFNLE9BQU87QUFBQSxRQUNiLFFBQVEsVUFBVSxNQUFNLFVBQVUsWUFBWSxNQUFNLEVBQUUsS0FBSyxDQUFDO0FBQUEsUUFDNUQsSUFBSSxVQUFVO0FBQUEsVUFBVyxVQUFVLEtBQUssTUFBTSxVQUFVLFVBQVUsU0FBUyxDQUFDO0FBQUEsUUFDNUUsTUFBTTtBQUFBO0FBQUEsRUFJWjtBQUFBLEVBQ0EsT0FBTztBQUFBO0FBR1QsU0FBUyxZQUFZLEdBQ2pCLE1BQU0sV0FDUixVQUNBLFdBQ0EsUUFDTTtBQUFBLEVBQ04sSUFBSSxVQUFnQztBQUFBLEVBQ3BDLElBQUk7QUFBQSxFQUVKLE1BQU0sUUFBUSxDQUFDLFVBQXlCO0FBQUEsSUFDdEMsTUFBTSxTQUFTLFNBQVMsS0FBSyxPQUFPLE1BQU0sU0FBUztBQUFBLElBQ25ELElBQUksV0FBVztBQUFBLE1BQVMsUUFBUTtBQUFBLElBQ2hDLGFBQWEsSUFBSTtBQUFBLElBQ2pCLFFBQVEsVUFBVTtBQUFBLElBQ2xCLElBQUksVUFBVTtBQUFBLE1BQU0sT0FBTyxXQUFXLE1BQU0sU0FBUyxLQUFLLEtBQUssR0FBRyxLQUFLLElBQUksR0FBRyxRQUFRLFlBQVksSUFBSSxDQUFDLENBQUM7QUFBQSxJQUN4RyxPQUFPO0FBQUE7QUFBQSxFQUdULE1BQU0sZ0JBQWdCLE1BQU07QUFBQSxJQUMxQixNQUFNLFFBQVE7QUFBQSxJQUNkLFVBQVU7QUFBQSxJQUNWLElBQUk7QUFBQSxNQUFPLE1BQU0sS0FBSztBQUFBO0FBQUEsRUFHeEIsS0FBSyxpQkFDSCxXQUNBLENBQUMsVUFBVTtBQUFBLElBQ1QsTUFBTSxnQkFBZ0I7QUFBQSxJQUN0QixJQUFJLFFBQVEsS0FBSyxHQUFHO0FBQUEsTUFDbEIsVUFBVTtBQUFBLE1BQ1YsV0FBVyxlQUFlLENBQUM7QUFBQSxJQUM3QixFQUFFLEtBQUssSUFBSSxNQUFNLEtBQUssTUFBTTtBQUFBLE1BQVEsTUFBTSxlQUFlO0FBQUEsS0FFM0QsRUFBRSxPQUFPLENBQ1g7QUFBQSxFQUNBLEtBQUssaUJBQ0gsU0FDQSxDQUFDLFVBQVU7QUFBQSxJQUNULGNBQWM7QUFBQSxJQUNkLFNBQVMsR0FBRyxPQUFPLE1BQU0sU0FBUztBQUFBLElBQ2xDLE1BQU0sZUFBZTtBQUFBLEtBRXZCLEVBQUUsT0FBTyxDQUNYO0FBQUEsRUFDQSxLQUFLLGlCQUNILFNBQ0EsQ0FBQyxVQUFVO0FBQUEsSUFDVCxNQUFNLGVBQWU7QUFBQSxJQUNyQixVQUFVLEtBQUssTUFBTSxlQUFlLFFBQVEsWUFBWSxLQUFLLEVBQUU7QUFBQSxJQUMvRCxjQUFjO0FBQUEsS0FFaEIsRUFBRSxPQUFPLENBQ1g7QUFBQSxFQUNBLEtBQUssaUJBQWlCLGtCQUFrQixHQUFHLFdBQVcsU0FBUyxLQUFLLElBQUksR0FBRyxFQUFFLE9BQU8sQ0FBQztBQUFBLEVBQ3JGLEtBQUssaUJBQ0gsU0FDQSxDQUFDLFVBQVU7QUFBQSxJQUNULFFBQVEsYUFBYSxXQUFXLFNBQVM7QUFBQSxJQUN6QyxJQUFJO0FBQUEsTUFBYTtBQUFBLElBQ2pCLElBQUksY0FBYyxnQkFBZ0I7QUFBQSxNQUFNLFNBQVMsS0FBSyxJQUFJO0FBQUEsSUFDMUQsSUFBSSxjQUFjO0FBQUEsTUFBbUIsU0FBUyxLQUFLO0FBQUEsQ0FBSTtBQUFBLElBQ3ZELEtBQUssUUFBUTtBQUFBLEtBRWYsRUFBRSxPQUFPLENBQ1g7QUFBQSxFQUNBLEtBQUssaUJBQWlCLFNBQVMsTUFBTSxLQUFLLFVBQVUsY0FBYyxHQUFHLEVBQUUsT0FBTyxDQUFDO0FBQUEsRUFDL0UsS0FBSyxpQkFBaUIsUUFBUSxTQUFTLFlBQVksRUFBRSxPQUFPLENBQUM7QUFBQSxFQUM3RCxPQUFPLGlCQUFpQixRQUFRLFNBQVMsWUFBWSxFQUFFLE9BQU8sQ0FBQztBQUFBO0FBR2pFLFNBQVMsT0FBTyxHQUFHLEtBQUssU0FBUyxTQUFTLFFBQVEsWUFBb0M7QUFBQSxFQUNwRixJQUFJO0FBQUEsSUFBUSxPQUFPO0FBQUEsRUFDbkIsUUFBUyxXQUFXLFlBQVksSUFBSSxZQUFZLE1BQU0sT0FBUyxZQUFZLFFBQVE7QUFBQTtBQUdyRixTQUFTLGVBQWUsQ0FBQyxPQUE0QixRQUEyQjtBQUFBLEVBQzlFLFFBQVEsUUFBUSxPQUFPLE1BQU0sWUFBWSxTQUFTO0FBQUEsRUFDbEQsTUFBTSxRQUFRLFlBQVk7QUFBQSxFQUMxQixNQUFNLFFBQVEsaUJBQWlCLEtBQUssT0FBTyxNQUFNLE1BQU0sVUFBVSxDQUFDO0FBQUEsRUFDbEUsT0FBTyxpQkFBaUIsU0FBUyxNQUFNLE1BQU07QUFBQSxFQUM3QyxNQUFNLFFBQVEsQ0FBQyxVQUFzQixRQUFRLE9BQU8sT0FBTyxzQkFBc0IsR0FBRyxNQUFNLFFBQVEsQ0FBQztBQUFBLEVBQ25HLElBQUksWUFBWTtBQUFBLEVBQ2hCLE1BQU0sY0FBYyxDQUFDLE9BQW1CLFlBQW9CO0FBQUEsSUFDMUQsTUFBTSxZQUFZLGFBQWEsWUFBWTtBQUFBLElBQzNDLElBQUksQ0FBQyxXQUFXLEtBQUssQ0FBQztBQUFBLE1BQVc7QUFBQSxJQUNqQyxZQUFZLFlBQVk7QUFBQSxJQUN4QixLQUFLLEVBQUUsTUFBTSxjQUFjLE1BQU0sS0FBSyxHQUFHLFFBQVEsQ0FBQztBQUFBO0FBQUEsRUFFcEQsTUFBTSxNQUFNLENBQUMsVUFBd0I7QUFBQSxJQUNuQyxJQUFJLE1BQU0sWUFBWTtBQUFBLE1BQUcsTUFBTSxTQUFTLENBQUMsTUFBTSxXQUFXLENBQUMsTUFBTSxTQUFTO0FBQUE7QUFBQSxFQUU1RSxNQUFNLFVBQVUsR0FBRyxrQkFBZ0MsZ0JBQWdCLFdBQVcsQ0FBQyxNQUFNLFVBQVU7QUFBQSxFQUUvRixPQUFPLGlCQUNMLGVBQ0EsQ0FBQyxVQUFVO0FBQUEsSUFDVCxPQUFPLGtCQUFrQixNQUFNLFNBQVM7QUFBQSxJQUN4QyxLQUFLLE1BQU0sRUFBRSxlQUFlLEtBQUssQ0FBQztBQUFBLElBQ2xDLElBQUksUUFBUSxLQUFLO0FBQUEsTUFBRyxNQUFNLE9BQU8sS0FBSztBQUFBLElBQ3RDLEtBQUssSUFBSSxDQUFDLE1BQU0sVUFBVTtBQUFBLE1BQUcsWUFBWSxPQUFPLFlBQVksTUFBTSxPQUFPLENBQUM7QUFBQSxJQUMxRSxNQUFNLGVBQWU7QUFBQSxLQUV2QixFQUFFLE9BQU8sQ0FDWDtBQUFBLEVBQ0EsT0FBTyxpQkFDTCxlQUNBLENBQUMsVUFBVTtBQUFBLElBQ1QsSUFBSSxNQUFNLFVBQVU7QUFBQSxNQUFHLElBQUksS0FBSztBQUFBLElBQ2hDLEtBQUssSUFBSSxRQUFRLEtBQUs7QUFBQSxNQUFHLE1BQU0sT0FBTyxLQUFLO0FBQUEsSUFDM0M7QUFBQSxNQUFLLFlBQVksT0FBTyxZQUFZLE1BQU0sT0FBTyxDQUFDO0FBQUEsS0FFcEQsRUFBRSxPQUFPLENBQ1g7QUFBQSxFQUNBLFdBQVcsT0FBTyxDQUFDLGFBQWEsZUFBZTtBQUFBLElBQzdDLE9BQU8saUJBQ0wsS0FDQSxDQUFDLFVBQVU7QUFBQSxNQUNULElBQUksTUFBTSxVQUFVO0FBQUEsUUFBRztBQUFBLE1BQ3ZCLElBQUksUUFBUSxLQUFLO0FBQUEsUUFBRyxPQUFPLFFBQVEsY0FBYyxNQUFNLEtBQUssS0FBSyxJQUFJLE1BQU0sT0FBTztBQUFBLE1BQ2xGLFlBQVksT0FBTyxRQUFRLGNBQWMsWUFBWSxNQUFNLE9BQU8sSUFBSSxDQUFDO0FBQUEsT0FFekUsRUFBRSxPQUFPLENBQ1g7QUFBQSxFQUNGLE9BQU8saUJBQWlCLGVBQWUsQ0FBQyxVQUFVLE1BQU0sZUFBZSxHQUFHLEVBQUUsT0FBTyxDQUFDO0FBQUEsRUFDcEYsT0FBTyxpQkFDTCxTQUNBLENBQUMsVUFBVTtBQUFBLElBQ1QsSUFBSSxDQUFDLFdBQVcsS0FBSyxNQUFNLFdBQVcsTUFBTSxVQUFVO0FBQUEsTUFBRztBQUFBLElBQ3pELE1BQU0sZUFBZTtBQUFBLElBQ3JCLE1BQU0sT0FBTyxNQUFNLEtBQUs7QUFBQSxJQUN4QixJQUFJO0FBQUEsTUFBTSxLQUFLLEVBQUUsTUFBTSxZQUFZLE1BQU0sS0FBSyxNQUFNLEtBQUssQ0FBQztBQUFBLEtBRTVELEVBQUUsUUFBUSxTQUFTLE1BQU0sQ0FDM0I7QUFBQTtBQUdGLFNBQVMsVUFBVSxHQUFHLGFBQWtDO0FBQUEsRUFDdEQsSUFBSSxrQkFBa0IsS0FBSyxTQUFTO0FBQUEsSUFBRyxPQUFPO0FBQUEsRUFDOUMsT0FBTyxVQUFVLEtBQUssU0FBUyxJQUFJLFlBQVk7QUFBQTs7O0FDL05qRCxJQUFNLGNBQWM7QUFFcEIsSUFBTSxZQUFZO0FBQ2xCLElBQU0sYUFBYTtBQUdaLFNBQVMsY0FBYyxDQUFDLE9BQWUsUUFBMEQ7QUFBQSxFQUN0RyxNQUFNLE9BQU8sQ0FBQyxXQUFtQixLQUFLLE1BQU0sU0FBUyxDQUFDLElBQUk7QUFBQSxFQUMxRCxNQUFNLE9BQU8sRUFBRSxPQUFPLEtBQUssSUFBSSxXQUFXLEtBQUssS0FBSyxDQUFDLEdBQUcsUUFBUSxLQUFLLElBQUksWUFBWSxLQUFLLE1BQU0sQ0FBQyxFQUFFO0FBQUEsRUFDbkcsT0FBTyxLQUFLLFFBQVEsS0FBSyxTQUFTLG1CQUFtQixPQUFPO0FBQUE7QUFJdkQsU0FBUyxlQUFlLENBQUMsT0FBb0IsTUFBZ0Q7QUFBQSxFQUNsRyxJQUFJLFFBQVE7QUFBQSxFQUNaLElBQUk7QUFBQSxFQUNKLE1BQU0sTUFBTSxNQUFNO0FBQUEsSUFDaEIsTUFBTSxPQUFPLGVBQWUsTUFBTSxhQUFhLE1BQU0sWUFBWTtBQUFBLElBQ2pFLElBQUksQ0FBQyxRQUFRLFVBQVUsR0FBRyxLQUFLLFNBQVMsS0FBSztBQUFBLE1BQVU7QUFBQSxJQUN2RCxRQUFRLEdBQUcsS0FBSyxTQUFTLEtBQUs7QUFBQSxJQUM5QixLQUFLLEVBQUUsTUFBTSxhQUFhLEtBQUssQ0FBQztBQUFBO0FBQUEsRUFFbEMsTUFBTSxXQUFXLElBQUksZUFBZSxNQUFNO0FBQUEsSUFDeEMsYUFBYSxLQUFLO0FBQUEsSUFDbEIsUUFBUSxXQUFXLEtBQUssV0FBVztBQUFBLEdBQ3BDO0FBQUEsRUFDRCxTQUFTLFFBQVEsS0FBSztBQUFBLEVBQ3RCLE9BQU8sTUFBTTtBQUFBLElBQ1gsYUFBYSxLQUFLO0FBQUEsSUFDbEIsU0FBUyxXQUFXO0FBQUE7QUFBQTs7O0FDM0J4QixJQUFNLGVBQWM7QUFFcEIsSUFBTSxXQUFXO0FBQ2pCLElBQU0sWUFBWTtBQUVsQixJQUFNLGdCQUFnQjtBQUdmLFNBQVMsTUFBTSxDQUFDLE9BQW9CLFFBQXFCLFNBQXlCO0FBQUEsRUFDdkYsTUFBTSxRQUFRLE9BQU8sY0FBYyxLQUFLLElBQUksR0FBRyxRQUFRLEtBQUs7QUFBQSxFQUM1RCxNQUFNLFFBQVEsQ0FBQyxVQUFrQixNQUFjLFdBQW1CO0FBQUEsSUFDaEUsTUFBTSxPQUFPLEtBQUssSUFBSSxHQUFHLEtBQUssSUFBSSxTQUFTLEdBQUcsS0FBSyxNQUFNLFdBQVcsS0FBSyxJQUFJLE1BQU0sS0FBSyxDQUFDLENBQUMsQ0FBQztBQUFBLElBQzNGLE1BQU0sU0FBUyxLQUFLLElBQUksU0FBUyxNQUFNLEtBQUssTUFBTSxPQUFPLEtBQUssSUFBSSxNQUFNLEtBQUssQ0FBQyxDQUFDO0FBQUEsSUFDL0UsT0FBTyxDQUFDLE1BQU0sS0FBSyxJQUFJLEdBQUcsS0FBSyxJQUFJLFdBQVcsTUFBTSxDQUFDLENBQUM7QUFBQTtBQUFBLEVBRXhELE9BQU8sR0FBRyxLQUFLLE1BQU0sTUFBTSxZQUFZLE1BQU0sYUFBYSxRQUFRLEtBQUs7QUFBQSxFQUN2RSxPQUFPLEdBQUcsS0FBSyxNQUFNLE1BQU0sV0FBVyxNQUFNLGNBQWMsUUFBUSxNQUFNO0FBQUEsRUFDeEUsT0FBTyxFQUFFLEdBQUcsR0FBRyxHQUFHLEVBQUU7QUFBQTtBQUlmLFNBQVMsWUFBWSxDQUMxQixPQUNBLFFBQ0EsU0FDQSxNQUNZO0FBQUEsRUFDWixJQUFJLE9BQU87QUFBQSxFQUNYLElBQUk7QUFBQSxFQUNKLE1BQU0sUUFBUSxNQUFNO0FBQUEsSUFDbEIsYUFBYSxLQUFLO0FBQUEsSUFDbEIsUUFBUSxXQUFXLE1BQU07QUFBQSxNQUN2QixNQUFNLE9BQU8sT0FBTyxPQUFPLFFBQVEsUUFBUSxPQUFPO0FBQUEsTUFDbEQsTUFBTSxPQUFPLE9BQU8sT0FBTyxJQUFJLEVBQUUsS0FBSyxHQUFHO0FBQUEsTUFDekMsSUFBSSxTQUFTLFFBQVEsUUFBUSxRQUFRLFNBQVM7QUFBQSxRQUFHO0FBQUEsTUFDakQsT0FBTztBQUFBLE1BQ1AsS0FBSyxJQUFJO0FBQUEsT0FDUixZQUFXO0FBQUE7QUFBQSxFQUVoQixNQUFNLFdBQVcsSUFBSSxlQUFlLEtBQUs7QUFBQSxFQUN6QyxTQUFTLFFBQVEsS0FBSztBQUFBLEVBQ3RCLFNBQVMsUUFBUSxNQUFNO0FBQUEsRUFDdkIsTUFBTSxpQkFBaUIsVUFBVSxLQUFLO0FBQUEsRUFDdEMsT0FBTyxNQUFNO0FBQUEsSUFDWCxhQUFhLEtBQUs7QUFBQSxJQUNsQixTQUFTLFdBQVc7QUFBQSxJQUNwQixNQUFNLG9CQUFvQixVQUFVLEtBQUs7QUFBQTtBQUFBO0FBWXRDLFNBQVMsYUFBYSxDQUFDLE1BQVksU0FBZSxNQUE0QjtBQUFBLEVBQ25GLElBQUksS0FBSyxLQUFLLFFBQVEsU0FBUyxLQUFLLEtBQUssUUFBUTtBQUFBLElBQVEsT0FBTyxFQUFFLE1BQU0sT0FBTyxNQUFNLEdBQUcsS0FBSyxFQUFFO0FBQUEsRUFDL0YsTUFBTSxRQUFRLFFBQVEsT0FBTyxFQUFFLE9BQU8sS0FBSyxHQUFHLFFBQVEsS0FBSyxFQUFFLEdBQUcsSUFBSTtBQUFBLEVBQ3BFLE9BQU8sRUFBRSxNQUFNLE9BQU8sTUFBTSxLQUFLLElBQUksT0FBTyxLQUFLLEtBQUssSUFBSSxNQUFNO0FBQUE7QUFTM0QsU0FBUyxZQUFZLENBQzFCLE9BQ0EsUUFDQSxRQUNBLFFBQ0EsU0FDWTtBQUFBLEVBQ1osSUFBSSxVQUFVLFVBQVU7QUFBQSxJQUFlLE9BQU8sRUFBRSxNQUFNLE9BQU8sTUFBTSxHQUFHLEtBQUssRUFBRTtBQUFBLEVBQzdFLE1BQU0sUUFBUSxLQUFLLElBQUksVUFBVSxNQUFNO0FBQUEsRUFDdkMsTUFBTSxNQUFNLE1BQU0sc0JBQXNCO0FBQUEsRUFDeEMsT0FBTyxHQUFHLEtBQUssQ0FBQyxPQUFPLElBQUksSUFBSSxNQUFNLE9BQU8sSUFBSSxJQUFJLEdBQUc7QUFBQSxFQUN2RCxPQUFPO0FBQUEsSUFDTCxNQUFNO0FBQUEsSUFDTixPQUFRLE1BQU0sYUFBYSxLQUFLLFNBQVUsUUFBUTtBQUFBLElBQ2xELE1BQU8sTUFBTSxZQUFZLEtBQUssU0FBVSxRQUFRO0FBQUEsRUFDbEQ7QUFBQTs7OztBUjVESyxTQUFTLGFBQWEsQ0FBQyxPQUEyQjtBQUFBLEVBQ3ZELFFBQVEsS0FBSyxPQUFPLE1BQU0sWUFBWSxhQUFhLGNBQWMsY0FBYztBQUFBLEVBQy9FLFFBQVEsT0FBTyxRQUFRLFdBQVcsTUFBTSxTQUFTLFdBQVcsSUFBSTtBQUFBLEVBQ2hFLE1BQU0sT0FBTyxxQkFBNEIsSUFBSTtBQUFBLEVBQzdDLE1BQU0sVUFBVSxxQkFBdUIsSUFBSTtBQUFBLEVBQzNDLE1BQU0sUUFBUSxxQkFBa0MsSUFBSTtBQUFBLEVBQ3BELE1BQU0sU0FBUyxxQkFBTyxLQUFLO0FBQUEsRUFDM0IsT0FBTyxVQUFVO0FBQUEsRUFHakIsTUFBTSxVQUFVLHFCQUEwQixJQUFJO0FBQUEsRUFDOUMsTUFBTSxTQUFTLENBQUMsV0FBdUI7QUFBQSxJQUNyQyxJQUFJLE9BQU8sU0FBUyxPQUFPLFFBQVE7QUFBQSxNQUFNLE1BQU0sU0FBUyxTQUFTLE9BQU8sTUFBTSxPQUFPLEdBQUc7QUFBQSxJQUN4RjtBQUFBLE1BQUssUUFBUSxVQUFVO0FBQUEsSUFDdkIsT0FBTyxRQUFRLE9BQU8sT0FBTyxJQUFJO0FBQUE7QUFBQSxFQUluQyw4QkFBZ0IsTUFBTTtBQUFBLElBQ3BCLElBQUksUUFBUTtBQUFBLE1BQVMsTUFBTSxTQUFTLFNBQVMsUUFBUSxRQUFRLE1BQU0sUUFBUSxRQUFRLEdBQUc7QUFBQSxJQUN0RixRQUFRLFVBQVU7QUFBQSxLQUNqQixDQUFDLElBQUksQ0FBQztBQUFBLEVBR1Qsd0JBQVUsTUFBTTtBQUFBLElBQ2QsSUFBSSxDQUFDLE9BQU8sV0FBVyxDQUFDLEtBQUssV0FBVyxDQUFDLE1BQU0sV0FBVyxDQUFDLFFBQVE7QUFBQSxNQUFTO0FBQUEsSUFDNUUsTUFBTSxRQUFRLE1BQU07QUFBQSxJQUNwQixNQUFNLFdBQVcsbUJBQW1CO0FBQUEsTUFDbEMsUUFBUSxPQUFPO0FBQUEsTUFDZixPQUFPO0FBQUEsTUFDUCxTQUFTLFFBQVE7QUFBQSxNQUNqQixTQUFTLE1BQU0sS0FBSztBQUFBLE1BQ3BCLE1BQU0sS0FBSztBQUFBLE1BQ1gsWUFBWSxNQUFNLE9BQU8sUUFBUTtBQUFBLE1BQ2pDLFdBQVcsTUFBTSxPQUFPLFFBQVE7QUFBQSxNQUNoQyxXQUFXLE1BQU0sT0FBTyxRQUFRO0FBQUEsTUFDaEMsT0FBTyxDQUFDLFFBQVEsUUFBUTtBQUFBLFFBQ3RCLE1BQU0sT0FBTyxFQUFFLE9BQU8sTUFBTSxhQUFhLFFBQVEsTUFBTSxhQUFhO0FBQUEsUUFDcEUsTUFBTSxRQUFRLFFBQVEsT0FBTyxRQUFRLE1BQU0sS0FBSyxTQUFTLElBQUk7QUFBQSxRQUM3RCxNQUFNLFVBQVUsUUFBUSxPQUFPLEtBQUssU0FBUyxJQUFJO0FBQUEsUUFDakQsT0FBTyxhQUFhLE9BQU8sT0FBTyxRQUFRLFFBQVEsUUFBUSxPQUFPLENBQUM7QUFBQTtBQUFBLE1BRXBFLE1BQU0sQ0FBQyxZQUFZLE9BQU8sUUFBUSxLQUFLLE9BQU87QUFBQSxNQUM5QyxTQUFTLE1BQU0sT0FBTyxRQUFRLFFBQVE7QUFBQSxJQUN4QyxDQUFDO0FBQUEsSUFDRCxNQUFNLFVBQVU7QUFBQSxJQUNoQixPQUFPLFNBQVM7QUFBQSxLQUNmLENBQUMsU0FBUyxDQUFDO0FBQUEsRUFHZCx3QkFBVSxNQUFNO0FBQUEsSUFDZCxJQUFJLGVBQWUsTUFBTTtBQUFBLE1BQ3ZCLE9BQU8sZ0JBQWdCLE1BQU0sU0FBUyxDQUFDLFVBQVUsT0FBTyxRQUFRLEtBQUssS0FBSyxDQUFDO0FBQUEsS0FDNUUsQ0FBQyxXQUFXLENBQUM7QUFBQSxFQUdoQix3QkFBVSxNQUFNO0FBQUEsSUFDZCxJQUFJLGNBQWMsTUFBTSxXQUFXLE9BQU87QUFBQSxNQUN4QyxPQUFPLGFBQWEsTUFBTSxTQUFTLE9BQU8sU0FBUyxNQUFNLENBQUMsU0FDeEQsT0FBTyxRQUFRLEtBQUssRUFBRSxNQUFNLGVBQWUsS0FBSyxDQUFDLENBQ25EO0FBQUEsS0FDRCxDQUFDLFlBQVksV0FBVyxJQUFJLENBQUM7QUFBQSxFQUdoQyx3QkFBVSxNQUFNO0FBQUEsSUFDZCxJQUFJLENBQUMsZ0JBQWdCLENBQUMsTUFBTTtBQUFBLE1BQVM7QUFBQSxJQUNyQyxRQUFRLGFBQWEsT0FBTyxjQUFjLFdBQVcsTUFBTTtBQUFBLElBQzNELE9BQU8sY0FBYyxFQUFFLE9BQU8sT0FBTyxHQUFHLEtBQUssU0FBUyxZQUFZLENBQUM7QUFBQSxLQUNsRSxDQUFDLFlBQVksQ0FBQztBQUFBLEVBRWpCLHdCQUFVLE1BQU07QUFBQSxJQUNkLElBQUksQ0FBQztBQUFBLE1BQVksTUFBTSxTQUFTLFNBQVMsV0FBVztBQUFBLEtBQ25ELENBQUMsVUFBVSxDQUFDO0FBQUEsRUFHZixrQ0FDRSxLQUNBLE9BQU87QUFBQSxVQUNDLElBQUksQ0FBQyxTQUFTO0FBQUEsTUFDbEIsSUFBSSxRQUFRLFNBQVMsU0FBUyxRQUFRLFNBQVM7QUFBQSxRQUFTLE1BQU0sS0FBSyxRQUFRLE9BQU87QUFBQSxNQUNsRixLQUFLLElBQUksUUFBUSxTQUFTLFlBQVksT0FBTztBQUFBLFFBQVMsT0FBTyxRQUFRLE1BQU0sU0FBUyxVQUFVLE9BQU87QUFBQTtBQUFBLElBRXZHLE9BQU8sTUFBTSxLQUFLLFNBQVMsTUFBTSxFQUFFLGVBQWUsS0FBSyxDQUFDO0FBQUEsSUFDeEQsa0JBQWtCLENBQUMsU0FBUztBQUFBLE1BQzFCLElBQUksQ0FBQyxPQUFPLFFBQVE7QUFBQSxRQUFZO0FBQUEsTUFDaEMsTUFBTSxTQUFTLFNBQVMsWUFBWSxPQUFPO0FBQUEsTUFDM0MsS0FBSyxTQUFTLE1BQU0sRUFBRSxlQUFlLEtBQUssQ0FBQztBQUFBO0FBQUEsSUFFN0MsVUFBVSxDQUFDLFNBQVMsTUFBTSxTQUFTLGNBQWMsSUFBSSxLQUFLO0FBQUEsRUFDNUQsSUFDQSxDQUFDLElBQUksQ0FDUDtBQUFBLEVBRUEsdUJBQ0Usd0JBQUMsT0FBRDtBQUFBLElBQUssV0FBVTtBQUFBLElBQWUsS0FBSztBQUFBLElBQU8sZ0JBQWMsYUFBYTtBQUFBLElBQXJFLFVBY0U7QUFBQSxzQkFiQSx3QkFBQyxZQUFEO0FBQUEsUUFDRSxXQUFVO0FBQUEsUUFDVixLQUFLO0FBQUEsUUFDTCxjQUFZO0FBQUEsUUFDWixvQkFBa0IsTUFBTTtBQUFBLFFBQ3hCLGdCQUFlO0FBQUEsUUFDZixjQUFhO0FBQUEsUUFDYixhQUFZO0FBQUEsUUFDWixZQUFZO0FBQUEsUUFDWixXQUFVO0FBQUEsU0FUWixpQ0FVQTtBQUFBLHNCQUNBLHdCQUFDLFVBQUQ7QUFBQSxRQUFRLFdBQVU7QUFBQSxRQUFnQyxLQUFLO0FBQUEsUUFBUSxhQUFXO0FBQUEsU0FBbkMsV0FBdkMsc0JBQWdGO0FBQUEsc0JBQ2hGLHdCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFpQixLQUFLO0FBQUEsUUFBUyxRQUFNO0FBQUEsUUFBQyxlQUFZO0FBQUEsU0FBakUsaUNBQXdFO0FBQUE7QUFBQSxLQWIxRSxnQ0FjRTtBQUFBOzs7QVMxSU47OztBQ0VPLElBQU0sY0FBYztBQUFBLEVBQ3pCLEtBQUssRUFBRSxhQUFhLE1BQU07QUFBQSxFQUMxQixlQUFlLEVBQUUsYUFBYSxLQUFLO0FBQUEsRUFDbkMsYUFBYSxFQUFFLGFBQWEsTUFBTTtBQUFBLEVBQ2xDLHlCQUF5QixFQUFFLGFBQWEsS0FBSztBQUFBLEVBQzdDLHlCQUF5QixFQUFFLGFBQWEsTUFBTTtBQUFBLEVBQzlDLDhCQUE4QixFQUFFLGFBQWEsS0FBSztBQUFBLEVBQ2xELDhCQUE4QixFQUFFLGFBQWEsTUFBTTtBQUFBLEVBQ25ELDhCQUE4QixFQUFFLGFBQWEsTUFBTTtBQUFBLEVBQ25ELDJCQUEyQixFQUFFLGFBQWEsS0FBSztBQUFBLEVBQy9DLDJCQUEyQixFQUFFLGFBQWEsTUFBTTtBQUFBLEVBQ2hELGlCQUFpQixFQUFFLGFBQWEsS0FBSztBQUFBLEVBQ3JDLGlCQUFpQixFQUFFLGFBQWEsTUFBTTtBQUN4QztBQUVPLElBQU0sbUJBQW1CLE9BQU8sS0FBSyxXQUFXO0FBVXZELElBQU0sb0JBQW9CO0FBQUEsRUFDeEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBQ0EsSUFBTSwyQkFBNkU7QUFBQSxFQUNqRixhQUFhLENBQUMsZ0NBQWdDLG1CQUFtQixtQkFBbUIsR0FBRyxpQkFBaUI7QUFBQSxFQUN4Ryw4QkFBOEI7QUFBQSxJQUM1QjtBQUFBLElBQ0E7QUFBQSxJQUNBLEdBQUc7QUFBQSxFQUNMO0FBQ0Y7OztBQ3RDTyxJQUFNLHFCQUFxQixPQUFPLE9BQU87QUFJekMsSUFBTSxnQkFBZ0I7QUFBQSxFQUMzQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGOzs7QUNQTyxJQUFNLHdCQUF3QjtBQW1COUIsSUFBTSxvQkFBb0IsQ0FBQyxHQUFHLGVBQWUsZ0JBQWdCOzs7QUMxQnBFOztBQUdPLFNBQVMsS0FBSyxDQUFDLE9BTW5CO0FBQUEsRUFDRCxNQUFNLFNBQVMscUJBQTBCLElBQUk7QUFBQSxFQUM3QyxNQUFNLEtBQUssb0JBQU07QUFBQSxFQUNqQix3QkFBVSxNQUFNO0FBQUEsSUFDZCxPQUFPLFNBQVMsVUFBVTtBQUFBLElBRTFCLE9BQU8sU0FBUyxNQUFNO0FBQUEsS0FDckIsQ0FBQyxDQUFDO0FBQUEsRUFDTCx1QkFDRSx3QkFBQyxVQUFEO0FBQUEsSUFBUSxXQUFVO0FBQUEsSUFBUyxLQUFLO0FBQUEsSUFBUSxVQUFVO0FBQUEsSUFBSSxtQkFBaUI7QUFBQSxJQUFJLFNBQVMsTUFBTTtBQUFBLElBQTFGLFVBT0U7QUFBQSxzQkFOQSx3QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQUdFO0FBQUEsMEJBRkEsd0JBQUMsTUFBRDtBQUFBLFlBQUk7QUFBQSxZQUFKLFVBQWEsTUFBTTtBQUFBLGFBQW5CLGlDQUEyQjtBQUFBLDBCQUMzQix3QkFBQyxZQUFEO0FBQUEsWUFBWSxPQUFPLE1BQU07QUFBQSxZQUFZLE1BQUs7QUFBQSxZQUFRLFNBQVMsTUFBTSxPQUFPLFNBQVMsTUFBTTtBQUFBLGFBQXZGLGlDQUEwRjtBQUFBO0FBQUEsU0FGNUYsZ0NBR0U7QUFBQSxzQkFDRix3QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQUE4QixNQUFNO0FBQUEsU0FBcEMsaUNBQStDO0FBQUEsc0JBQy9DLHdCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBQWdDLE1BQU07QUFBQSxTQUF0QyxpQ0FBK0M7QUFBQTtBQUFBLEtBTmpELGdDQU9FO0FBQUE7Ozs7QUpoQkMsU0FBUywwQkFBMEI7QUFBQSxFQUN4QztBQUFBLEVBQ0E7QUFBQSxHQUlDO0FBQUEsRUFDRCxRQUFRLE1BQU0sY0FBYztBQUFBLEVBQzVCLE1BQU0sUUFBUSxNQUFNLFNBQVMsT0FBTyxTQUFTO0FBQUEsRUFDN0MsdUJBQ0Usd0JBQUMsT0FBRDtBQUFBLElBQ0UsT0FBTyxFQUFFLHFCQUFxQjtBQUFBLElBQzlCLFlBQVksRUFBRSxhQUFhO0FBQUEsSUFDM0IsU0FBUztBQUFBLElBQ1Qsd0JBQ0Usd0JBQUMsWUFBRDtBQUFBLE1BQVksTUFBSztBQUFBLE1BQVUsTUFBTTtBQUFBLE1BQWpDLFVBQ0csRUFBRSxrQkFBa0I7QUFBQSxPQUR2QixpQ0FFRTtBQUFBLElBUE4sMEJBVUUsd0JBQUMsT0FBRDtBQUFBLGdCQU9FO0FBQUEsd0JBTkEsd0JBQUMsS0FBRDtBQUFBLG9CQUFJLEVBQUUscUJBQXFCO0FBQUEsV0FBM0IsaUNBQStCO0FBQUEsd0JBQy9CLHdCQUFDLE1BQUQ7QUFBQSxVQUFJLFdBQVU7QUFBQSxVQUFkLFVBQ0csUUFBUSxJQUFJLENBQUMsaUNBQ1osd0JBQUMsTUFBRDtBQUFBLHNCQUF3QixFQUFFLGtCQUFrQixjQUFjO0FBQUEsYUFBakQsY0FBVCxzQkFBOEQsQ0FDL0Q7QUFBQSxXQUhILGlDQUlFO0FBQUE7QUFBQSxPQU5KLGdDQU9FO0FBQUEsS0FqQkosaUNBa0JFO0FBQUE7QUFLQyxTQUFTLGFBQWEsR0FBRyxTQUFTLFlBQW1FO0FBQUEsRUFDMUcsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixNQUFNLGdCQUFnQixRQUFRLFlBQVk7QUFBQSxFQUMxQyx1QkFDRSx3QkFBQyxPQUFEO0FBQUEsSUFDRSxPQUFPLGdCQUFnQixFQUFFLHlCQUF5QixJQUFJLEVBQUUscUJBQXFCO0FBQUEsSUFDN0UsWUFBWSxFQUFFLGVBQWU7QUFBQSxJQUM3QixTQUFTLE1BQU0sU0FBUyxLQUFLO0FBQUEsSUFDN0Isd0JBQ0U7QUFBQSxnQkFLRTtBQUFBLHdCQUpBLHdCQUFDLFFBQUQ7QUFBQSxVQUFRLE1BQUs7QUFBQSxVQUFVLFNBQVMsTUFBTSxTQUFTLElBQUk7QUFBQSxVQUFuRCxVQUNHLEVBQUUsY0FBYztBQUFBLFdBRG5CLGlDQUVFO0FBQUEsd0JBQ0Ysd0JBQUMsUUFBRDtBQUFBLFVBQVEsU0FBUyxNQUFNLFNBQVMsS0FBSztBQUFBLFVBQXJDLFVBQXlDLEVBQUUsZUFBZTtBQUFBLFdBQTFELGlDQUE4RDtBQUFBO0FBQUEsT0FKaEUsZ0NBS0U7QUFBQSxJQVZOLFVBc0JFO0FBQUEsc0JBVEEsd0JBQUMsS0FBRDtBQUFBLGtCQUFJLGdCQUFnQixFQUFFLHVCQUF1QixJQUFJLEVBQUUsbUJBQW1CO0FBQUEsU0FBdEUsaUNBQTBFO0FBQUEsc0JBQzFFLHdCQUFDLE1BQUQ7QUFBQSxRQUFJLFdBQVU7QUFBQSxRQUFkLFVBT0U7QUFBQSwwQkFOQSx3QkFBQyxNQUFEO0FBQUEsc0JBQUssRUFBRSxnQkFBZ0I7QUFBQSxhQUF2QixpQ0FBMkI7QUFBQSwwQkFDM0Isd0JBQUMsTUFBRDtBQUFBLHNCQUFLLFFBQVE7QUFBQSxhQUFiLGlDQUF1QjtBQUFBLDBCQUN2Qix3QkFBQyxNQUFEO0FBQUEsc0JBQUssRUFBRSxvQkFBb0I7QUFBQSxhQUEzQixpQ0FBK0I7QUFBQSwwQkFDL0Isd0JBQUMsTUFBRDtBQUFBLHNDQUNFLHdCQUFDLFFBQUQ7QUFBQSx3QkFBTyxRQUFRO0FBQUEsZUFBZixpQ0FBNkI7QUFBQSxhQUQvQixpQ0FFRTtBQUFBO0FBQUEsU0FOSixnQ0FPRTtBQUFBO0FBQUEsS0FyQkosZ0NBc0JFO0FBQUE7QUFLQyxTQUFTLFlBQVk7QUFBQSxFQUMxQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEdBT0M7QUFBQSxFQUNELFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsTUFBTSxRQUFRLHFCQUF5QixJQUFJO0FBQUEsRUFDM0MsT0FBTyxjQUFjLGlCQUFpQix1QkFBUyxLQUFLO0FBQUEsRUFDcEQsTUFBTSxPQUFPLENBQUMsVUFBMkI7QUFBQSxJQUN2QyxNQUFNLFNBQVMsQ0FBQyxHQUFJLFNBQVMsQ0FBQyxDQUFFLEVBQUUsTUFBTSxHQUFHLGVBQWUsd0JBQXdCLENBQUM7QUFBQSxJQUNuRixJQUFJLE9BQU8sU0FBUztBQUFBLE1BQUcsT0FBTyxNQUFNO0FBQUE7QUFBQSxFQUV0Qyx1QkFDRSx3QkFBQyxPQUFEO0FBQUEsSUFDRSxPQUFPLEVBQUUsZUFBZSx3QkFBd0Isb0JBQW9CO0FBQUEsSUFDcEUsWUFBWSxFQUFFLGNBQWM7QUFBQSxJQUM1QixTQUFTO0FBQUEsSUFDVCx3QkFDRTtBQUFBLGdCQUtFO0FBQUEsd0JBSkEsd0JBQUMsUUFBRDtBQUFBLFVBQVEsTUFBSztBQUFBLFVBQVUsTUFBSztBQUFBLFVBQVMsU0FBUyxNQUFNLE1BQU0sU0FBUyxNQUFNO0FBQUEsVUFBekUsVUFDRyxFQUFFLGVBQWUsdUJBQXVCLG1CQUFtQjtBQUFBLFdBRDlELGlDQUVFO0FBQUEsd0JBQ0Ysd0JBQUMsUUFBRDtBQUFBLFVBQVEsU0FBUztBQUFBLFVBQWpCLFVBQTRCLEVBQUUsY0FBYztBQUFBLFdBQTVDLGlDQUFnRDtBQUFBO0FBQUEsT0FKbEQsZ0NBS0U7QUFBQSxJQVZOLDBCQWNFLHdCQUFDLE9BQUQ7QUFBQSxNQUNFLFdBQVcsZUFBZSxjQUFjO0FBQUEsTUFDeEMsWUFBWSxDQUFDLFVBQVU7QUFBQSxRQUNyQixNQUFNLGVBQWU7QUFBQSxRQUNyQixjQUFjLElBQUk7QUFBQTtBQUFBLE1BRXBCLGFBQWEsTUFBTSxjQUFjLEtBQUs7QUFBQSxNQUN0QyxRQUFRLENBQUMsVUFBVTtBQUFBLFFBQ2pCLE1BQU0sZUFBZTtBQUFBLFFBQ3JCLEtBQUssTUFBTSxhQUFhLEtBQUs7QUFBQTtBQUFBLE1BVGpDLFVBc0JFO0FBQUEsd0JBVkEsd0JBQUMsS0FBRDtBQUFBLG9CQUFJLEVBQUUsZUFBZSx1QkFBdUIsbUJBQW1CO0FBQUEsV0FBL0QsaUNBQW1FO0FBQUEsd0JBQ25FLHdCQUFDLFNBQUQ7QUFBQSxVQUNFLEtBQUs7QUFBQSxVQUNMLE1BQUs7QUFBQSxVQUNMLFVBQVU7QUFBQSxVQUNWLFFBQVEsVUFBVTtBQUFBLFVBQ2xCLFFBQU07QUFBQSxVQUNOLGNBQVksRUFBRSxlQUFlLHVCQUF1QixtQkFBbUI7QUFBQSxVQUN2RSxVQUFVLEdBQUcsYUFBYSxLQUFLLE9BQU8sS0FBSztBQUFBLFdBUDdDLGlDQVFBO0FBQUE7QUFBQSxPQXJCRixnQ0FzQkU7QUFBQSxLQXBDSixpQ0FxQ0U7QUFBQTtBQUlDLFNBQVMsU0FBUyxHQUFHLE9BQU8sWUFBaUQ7QUFBQSxFQUNsRixRQUFRLE1BQU0sY0FBYztBQUFBLEVBQzVCLHVCQUNFLHdCQUFDLE9BQUQ7QUFBQSxJQUNFLE9BQU8sRUFBRSxtQkFBbUI7QUFBQSxJQUM1QixZQUFZLEVBQUUsY0FBYztBQUFBLElBQzVCLFNBQVM7QUFBQSxJQUNULHdCQUNFO0FBQUEsZ0JBS0U7QUFBQSx3QkFKQSx3QkFBQyxRQUFEO0FBQUEsVUFBUSxNQUFLO0FBQUEsVUFBUyxTQUFTO0FBQUEsVUFBL0IsVUFDRyxFQUFFLG1CQUFtQjtBQUFBLFdBRHhCLGlDQUVFO0FBQUEsd0JBQ0Ysd0JBQUMsUUFBRDtBQUFBLFVBQVEsU0FBUztBQUFBLFVBQWpCLFVBQTRCLEVBQUUsY0FBYztBQUFBLFdBQTVDLGlDQUFnRDtBQUFBO0FBQUEsT0FKbEQsZ0NBS0U7QUFBQSxJQVZOLDBCQWFFLHdCQUFDLEtBQUQ7QUFBQSxnQkFBSSxFQUFFLHVCQUF1QjtBQUFBLE9BQTdCLGlDQUFpQztBQUFBLEtBYm5DLGlDQWNFO0FBQUE7OztBSzVJTixJQUFNLE1BQU07QUFDWixJQUFNLFVBQVUsR0FBRztBQUNuQixJQUFNLE9BQU8sR0FBRztBQUNoQixJQUFNLFFBQVEsR0FBRztBQUdWLFNBQVMsR0FBdUIsQ0FBQyxRQUFxQixNQUFvQjtBQUFBLEVBQy9FLE9BQU8sRUFBRSxRQUFRLEtBQUs7QUFBQTtBQUdqQixJQUFNLGVBQWU7QUFBQSxFQUMxQixjQUFjLElBQTRCLFFBQVEsR0FBRyxzQ0FBc0M7QUFBQSxFQUMzRixZQUFZLElBQTBCLE9BQU8sT0FBTztBQUFBLEVBQ3BELGNBQWMsSUFBNEIsUUFBUSxHQUFHLGlCQUFpQjtBQUFBLEVBQ3RFLHdCQUF3QixJQUFzQyxPQUFPLEdBQUcsa0NBQWtDO0FBQUEsRUFDMUcsZUFBZSxJQUE2QixPQUFPLEdBQUcsaUJBQWlCO0FBQUEsRUFDdkUscUJBQXFCLElBQW1DLE9BQU8sR0FBRywwQkFBMEI7QUFBQSxFQUM1RixZQUFZLElBQTBCLFFBQVEsR0FBRywwQkFBMEI7QUFBQSxFQUMzRSx3QkFBd0IsSUFBc0MsVUFBVSxJQUFJO0FBQUEsRUFDNUUsc0JBQXNCLElBQW9DLE9BQU8sR0FBRywyQkFBMkI7QUFBQSxFQUMvRixlQUFlLElBQTZCLFFBQVEsR0FBRywyQkFBMkI7QUFBQSxFQUNsRix1QkFBdUIsSUFBcUMsT0FBTyxLQUFLO0FBQUEsRUFDeEUseUJBQXlCLElBQXVDLFVBQVUsS0FBSztBQUFBLEVBQy9FLHNCQUFzQixJQUFvQyxPQUFPLEdBQUcsZUFBZTtBQUFBLEVBQ25GLGNBQWMsSUFBNEIsT0FBTyxHQUFHLDJDQUEyQztBQUFBLEVBQy9GLGtCQUFrQixJQUFnQyxPQUFPLEdBQUcscUJBQXFCO0FBQUEsRUFDakYsb0JBQW9CLElBQ2xCLE9BQ0EsbUNBQ0Y7QUFBQSxFQUNBLGNBQWMsSUFDWixPQUNBLDREQUNGO0FBQ0Y7OztBQ3ZDQSxJQUFNLFdBQVU7QUFDaEIsSUFBTSxRQUFRLEdBQUc7QUFFakIsSUFBTSxRQUFRO0FBQUEsRUFDWixlQUFlLElBQXdDLE9BQU8sS0FBSztBQUFBLEVBQ25FLGtCQUFrQixJQUFtQyxPQUFPLEdBQUcsd0JBQXVCO0FBQUEsRUFDdEYsV0FBVyxJQUErQixRQUFRLEdBQUcseUJBQXdCO0FBQUEsRUFDN0UsZ0JBQWdCLElBQWlDLFVBQVUsR0FBRyxlQUFlO0FBQy9FO0FBaUNPLFNBQVMsZUFBZSxDQUFDLEtBQWlCLGNBQXNCLE1BQXlCO0FBQUEsRUFDOUYsTUFBTSxVQUFVLEVBQUUsVUFBVSxJQUFJLFVBQVUsU0FBUyxJQUFJLFNBQVMsT0FBTyxJQUFJLE9BQU8sV0FBVyxJQUFJLFVBQVU7QUFBQSxFQUMzRyxNQUFNLGFBQWEsS0FBSyxTQUFTLGFBQWE7QUFBQSxFQUM5QyxNQUFNLE9BQU8sZ0JBQWdCLElBQUksbUJBQW1CLElBQUksZ0JBQWdCLElBQUksa0JBQWtCLElBQUk7QUFBQSxFQUNsRyxPQUFPO0FBQUEsSUFDTCxXQUFXLGFBQWEsTUFBTSxRQUFRLE1BQU0sZUFBZSxFQUFFLE1BQU0sV0FBVyxHQUFHLElBQUksR0FBRztBQUFBLElBQ3hGLFFBQVEsT0FBTyxVQUNaLE1BQU0sUUFBUSxNQUFNLGtCQUFrQixFQUFFLE1BQU0sU0FBUyxPQUFPLEVBQUUsS0FBSyxFQUFFLEdBQUcsSUFBSSxHQUFHO0FBQUEsSUFDcEYsT0FBTyxDQUFDLFNBQVMsUUFBUSxNQUFNLFdBQVcsRUFBRSxNQUFNLFNBQVMsTUFBTSxFQUFFLEtBQUssRUFBRSxHQUFHLElBQUk7QUFBQSxJQUNqRixRQUFRLENBQUMsV0FBVyxRQUFRLE1BQU0sZ0JBQWdCLEVBQUUsTUFBTSxLQUFLLFlBQVksT0FBTyxFQUFFLEdBQUcsSUFBSTtBQUFBLElBQzNGLE1BQU0sQ0FBQyxNQUFNLFFBQVEsU0FBUyxlQUFlO0FBQUEsTUFDM0MsTUFBTSxRQUFRLElBQUksZ0JBQWdCLEVBQUUsUUFBUSxTQUFTLEdBQUcsVUFBVSxDQUFDO0FBQUEsTUFDbkUsT0FBTyxPQUFPLEdBQUcscUJBQXFCLFNBQVMsTUFBTSxNQUFNLFVBQVU7QUFBQTtBQUFBLFVBRWpFLElBQUksQ0FBQyxhQUFhLE9BQU8sWUFBWTtBQUFBLE1BQ3pDLE1BQU0sUUFBUSxJQUFJLGdCQUFnQixFQUFFLGFBQWEsV0FBVyxHQUFHLE1BQU0sU0FBUyxDQUFDO0FBQUEsTUFDL0UsV0FBVyxRQUFRO0FBQUEsUUFDakIsTUFBTSxPQUFPLEdBQUcscUJBQXFCLFNBQVMsTUFBTSxNQUFNLENBQUMsVUFBVSxXQUFXLE1BQU0sS0FBSyxDQUFDO0FBQUE7QUFBQSxJQUVoRyxXQUFXLENBQUMsV0FBVyxHQUFHLG9CQUFvQixzQkFBc0I7QUFBQSxFQUN0RTtBQUFBO0FBSUYsU0FBUyxNQUFNLENBQ2IsS0FDQSxNQUNBLE1BQ0EsWUFDa0I7QUFBQSxFQUNsQixNQUFNLE9BQU8sSUFBSTtBQUFBLEVBQ2pCLEtBQUssT0FBTyxRQUFRLElBQUk7QUFBQSxFQUN4QixNQUFNLFVBQVUsSUFBSTtBQUFBLEVBQ3BCLFFBQVEsS0FBSyxRQUFRLEdBQUc7QUFBQSxFQUN4QixRQUFRLGVBQWU7QUFBQSxFQUN2QixRQUFRLGlCQUFpQixnQkFBZ0IsSUFBSTtBQUFBLEVBQzdDLFFBQVEsT0FBTyxhQUFhLEdBQUcsUUFBUSxZQUFZLFdBQVcsUUFBUSxJQUFJLFNBQVMsUUFBUSxDQUFDO0FBQUEsRUFDNUYsT0FBTyxJQUFJLFFBQVEsQ0FBQyxTQUFTLFdBQVc7QUFBQSxJQUN0QyxRQUFRLFNBQVMsTUFDZixRQUFRLFNBQVMsTUFDYixRQUFRLFFBQVEsUUFBUSxJQUN4QixPQUFPLElBQUksU0FBUyxRQUFRLFFBQVEsUUFBUSxRQUFRLENBQUM7QUFBQSxJQUMzRCxRQUFRLFVBQVUsTUFBTSxPQUFPLElBQUksVUFBVSw4QkFBOEIsQ0FBQztBQUFBLElBQzVFLFFBQVEsS0FBSyxJQUFJO0FBQUEsR0FDbEI7QUFBQTs7O0FDM0ZIOzs7O0FDTU8sU0FBUyxXQUFXLENBQUMsS0FTekI7QUFBQSxFQUNELFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsUUFBUSxTQUFTO0FBQUEsRUFDakIsUUFBUSxVQUFVLE1BQU0sT0FBTyxNQUFNLHFCQUFxQjtBQUFBLEVBQzFELE1BQU0sWUFBWSxVQUFVLGFBQWEsVUFBVTtBQUFBLEVBQ25ELHVCQUNFLHdCQUFDLE1BQUQ7QUFBQSxJQUFJLFdBQVU7QUFBQSxJQUFkLFVBK0JFO0FBQUEsc0JBOUJBLHdCQUFDLE1BQUQ7QUFBQSxRQUFNLE1BQU0sS0FBSyxjQUFjLGlCQUFpQixhQUFhO0FBQUEsU0FBN0QsaUNBQXVFO0FBQUEsc0JBQ3ZFLHdCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBeUJFO0FBQUEsMEJBeEJBLHdCQUFDLE9BQUQ7QUFBQSxZQUFLLFdBQVU7QUFBQSxZQUFmLFVBQ0csS0FBSyw4QkFDSix3QkFBQyxLQUFEO0FBQUEsY0FBRyxNQUFNLElBQUk7QUFBQSxjQUFTLFVBQVU7QUFBQSxjQUFoQyxVQUNHO0FBQUEsZUFESCxpQ0FFRSxJQUVGO0FBQUEsYUFOSixpQ0FRRTtBQUFBLDBCQUNGLHdCQUFDLE9BQUQ7QUFBQSxZQUNFLFdBQVcsVUFBVSxjQUFjLFVBQVUsV0FBVyw4QkFBOEI7QUFBQSxZQUR4RixVQUtFO0FBQUEsOEJBRkEsd0JBQUMsV0FBRDtBQUFBLGdCQUFXO0FBQUEsaUJBQVgsaUNBQXVCO0FBQUEsY0FDdEIsU0FBUyxRQUFRLE1BQU0sV0FBVyxJQUFJO0FBQUE7QUFBQSxhQUp6QyxnQ0FLRTtBQUFBLFVBQ0QsVUFBVSw2QkFDVCx3QkFBQyxZQUFEO0FBQUEsWUFDRSxjQUFZLEVBQUUscUJBQXFCLEVBQUUsS0FBSyxDQUFDO0FBQUEsWUFDM0MsT0FBTyxTQUFTLFFBQVEsT0FBTyxJQUFJLG1CQUFtQjtBQUFBLFlBQ3RELEtBQUssU0FBUyxRQUFRLE9BQU8sSUFBSSxPQUFPO0FBQUEsYUFIMUMsaUNBSUE7QUFBQSxVQUVELElBQUksNkJBQWEsd0JBQUMsUUFBRDtBQUFBLFlBQVEsU0FBUyxJQUFJO0FBQUEsWUFBckIsVUFBaUMsRUFBRSxvQkFBb0I7QUFBQSxhQUF2RCxpQ0FBMkQ7QUFBQSxVQUM1RSxJQUFJLDhCQUFjLHdCQUFDLFFBQUQ7QUFBQSxZQUFRLFNBQVMsSUFBSTtBQUFBLFlBQXJCLFVBQWtDLEVBQUUseUJBQXlCO0FBQUEsYUFBN0QsaUNBQWlFO0FBQUE7QUFBQSxTQXhCdEYsZ0NBeUJFO0FBQUEsTUFDRCw2QkFDQyx3QkFBQyxZQUFEO0FBQUEsUUFBWSxPQUFPLEVBQUUseUJBQXlCLEVBQUUsS0FBSyxDQUFDO0FBQUEsUUFBRyxNQUFLO0FBQUEsUUFBUSxTQUFTLElBQUk7QUFBQSxTQUFuRixpQ0FBNkY7QUFBQTtBQUFBLEtBN0JqRyxnQ0ErQkU7QUFBQTtBQUlOLFNBQVMsU0FBUyxHQUFHLFFBQW1DO0FBQUEsRUFDdEQsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixRQUFRLE9BQU8sV0FBVyxTQUFTLFlBQVk7QUFBQSxFQUMvQyxRQUFRO0FBQUEsSUFDTixLQUFLO0FBQUEsTUFDSCxPQUFPLEVBQUUsY0FBYyxpQkFBaUIsNEJBQTRCLHdCQUF3QjtBQUFBLElBQzlGLEtBQUs7QUFBQSxNQUNILE9BQU8sRUFBRSx5QkFBeUI7QUFBQSxJQUNwQyxLQUFLO0FBQUEsTUFDSCxPQUFPLEVBQUUsY0FBYyxpQkFBaUIsMkJBQTJCLHFCQUFxQjtBQUFBLElBQzFGLEtBQUs7QUFBQSxNQUNILE9BQU8sVUFBVSxFQUFFLDJCQUEyQixFQUFFLE9BQU8sUUFBUSxDQUFDLElBQUksRUFBRSx5QkFBeUI7QUFBQSxJQUNqRyxLQUFLO0FBQUEsTUFDSCxPQUFPLEVBQUUsMEJBQTBCO0FBQUEsSUFDckMsS0FBSztBQUFBLE1BQ0gsT0FBTyxFQUFFLDBCQUEwQixTQUE0QztBQUFBO0FBQUE7Ozs7QUQzRHJGLElBQU0sY0FBYztBQW1CYixTQUFTLFlBQVksQ0FBQyxTQUE0QjtBQUFBLEVBQ3ZELFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsUUFBUSxPQUFPLFNBQVMsU0FBUyxPQUFPLGdCQUFnQjtBQUFBLEVBQ3hELE1BQU0sWUFBWSxVQUFVO0FBQUEsRUFDNUIsTUFBTSxVQUFVLGFBQWEsUUFBUTtBQUFBLEVBQ3JDLE9BQU8sV0FBVyxnQkFBZ0IsdUJBQTRCLENBQUMsQ0FBQztBQUFBLEVBQ2hFLE9BQU8sU0FBUyxjQUFjLHVCQUFzQyxJQUFJLEdBQUs7QUFBQSxFQUM3RSxPQUFPLGNBQWMsaUJBQWlCLHVCQUFTLEtBQUs7QUFBQSxFQUNwRCxPQUFPLFFBQVEsYUFBYSx1QkFBUyxFQUFFO0FBQUEsRUFFdkMsTUFBTSxPQUFPLHFCQUFPLElBQUksR0FBbUI7QUFBQSxFQUMzQyxNQUFNLFNBQVMsVUFBVSxLQUFLLEdBQUcsWUFBWSxVQUFVLGFBQWEsVUFBVSxVQUFVO0FBQUEsRUFDeEYsTUFBTSxTQUFTLFlBQVksYUFBYSxNQUFNLE1BQU0sVUFBVSxDQUFDO0FBQUEsRUFHL0Qsd0JBQVUsTUFBTTtBQUFBLElBQ1QsUUFBUSxNQUFNO0FBQUEsSUFDbkIsSUFBSSxDQUFDO0FBQUEsTUFBUTtBQUFBLElBQ2IsTUFBTSxRQUFRLFlBQVksTUFBTSxLQUFLLFFBQVEsTUFBTSxHQUFHLFdBQVc7QUFBQSxJQUNqRSxPQUFPLE1BQU0sY0FBYyxLQUFLO0FBQUEsS0FDL0IsQ0FBQyxPQUFPLFNBQVMsTUFBTSxDQUFDO0FBQUEsRUFFM0IsTUFBTSxXQUFXLENBQUMsTUFBYyxVQUM5QixXQUFXLENBQUMsV0FBVztBQUFBLElBQ3JCLE1BQU0sT0FBTyxJQUFJLElBQUksTUFBTTtBQUFBLElBQzNCLElBQUksVUFBVTtBQUFBLE1BQU0sS0FBSyxPQUFPLElBQUk7QUFBQSxJQUNwQztBQUFBLE1BQUssS0FBSyxJQUFJLE1BQU0sS0FBSztBQUFBLElBQ3pCLE9BQU87QUFBQSxHQUNSO0FBQUEsRUFDSCxNQUFNLE9BQU8sQ0FBQyxNQUFZLFVBQVUsVUFDbEMsUUFBUSxZQUFZO0FBQUEsSUFDbEIsS0FBSyxRQUFRLElBQUksS0FBSyxNQUFNLElBQUk7QUFBQSxJQUNoQyxJQUFJO0FBQUEsTUFDRixNQUFNLE1BQU0sS0FBSyxNQUFNLFFBQVEsU0FBUyxDQUFDLFVBQVUsU0FBUyxLQUFLLE1BQU0sS0FBSyxDQUFDO0FBQUEsTUFDN0UsUUFBUTtBQUFBLE1BQ1IsU0FBUyxLQUFLLE1BQU0sSUFBSTtBQUFBO0FBQUEsSUFFMUIsTUFBTSxPQUFPO0FBQUEsR0FDZDtBQUFBLEVBQ0gsTUFBTSxhQUFhLENBQUMsU0FDbEIsUUFBUSxZQUFZO0FBQUEsSUFDbEIsTUFBTSxNQUFNLE1BQU0sSUFBSTtBQUFBLElBQ3RCLE1BQU0sT0FBTztBQUFBLEdBQ2Q7QUFBQSxFQUVILE1BQU0sbUJBQW1CLEdBQUcsV0FBVyxhQUFhLGVBQWdDO0FBQUEsSUFDbEYsSUFBSSxjQUFjO0FBQUEsTUFDaEIsT0FBTyxlQUFlLFlBQVksTUFBTSxLQUFLLFdBQVcsV0FBVyxJQUFJO0FBQUEsSUFDekUsTUFBTSxPQUFPLEtBQUssUUFBUSxJQUFJLFFBQVE7QUFBQSxJQUN0QyxPQUFPLFdBQVcsT0FBTyxNQUFNLEtBQUssS0FBSyxJQUFJLElBQUk7QUFBQTtBQUFBLEVBRW5ELE1BQU0sVUFBVSxDQUFDLFVBQTBCO0FBQUEsSUFDekMsV0FBVyxRQUFRO0FBQUEsTUFBWSxLQUFLLElBQUk7QUFBQTtBQUFBLEVBRTFDLE1BQU0sU0FBUyxDQUFDLFVBQXFCO0FBQUEsSUFDbkMsTUFBTSxlQUFlO0FBQUEsSUFDckIsY0FBYyxLQUFLO0FBQUEsSUFDbkIsSUFBSTtBQUFBLE1BQVMsUUFBUSxNQUFNLGFBQWEsS0FBSztBQUFBO0FBQUEsRUFHL0MsdUJBQ0Usd0JBQUMsYUFBRDtBQUFBLElBQWEsT0FBTyxFQUFFLGNBQWM7QUFBQSxJQUFHLE1BQUs7QUFBQSxJQUFPLFNBQVMsUUFBUTtBQUFBLElBQXBFLFVBc0RFO0FBQUEsc0JBcERBLHdCQUFDLE9BQUQ7QUFBQSxRQUNFLFdBQVcsZUFBZSx3QkFBd0I7QUFBQSxRQUNsRCxZQUFZLENBQUMsVUFBVTtBQUFBLFVBQ3JCLE1BQU0sZUFBZTtBQUFBLFVBQ3JCLGNBQWMsT0FBTztBQUFBO0FBQUEsUUFFdkIsYUFBYSxNQUFNLGNBQWMsS0FBSztBQUFBLFFBQ3RDO0FBQUEsUUFQRixVQWlDRTtBQUFBLFVBeEJDLENBQUMsNEJBQ0Esd0JBQUMsS0FBRDtBQUFBLFlBQUcsV0FBVTtBQUFBLFlBQWIsVUFBc0IsRUFBRSxxQkFBcUI7QUFBQSxhQUE3QyxpQ0FBaUQsSUFDL0MsZUFBZSxDQUFDLFFBQVEsMkJBQzFCLHdCQUFDLEtBQUQ7QUFBQSxZQUFHLFdBQVU7QUFBQSxZQUFiLFVBQXNCLEVBQUUsdUJBQXVCO0FBQUEsYUFBL0MsaUNBQW1ELElBQ2pELDhCQUNGLHdCQUFDLGVBQUQ7QUFBQSxZQUNFO0FBQUEsWUFDQSxhQUFhLFVBQVU7QUFBQSxZQUN2QixTQUFTLFVBQVUsY0FBYyxVQUFVO0FBQUEsWUFDM0M7QUFBQSxZQUNBLFVBQVU7QUFBQSxZQUNWLFNBQVMsQ0FBQyxTQUFTLEtBQUssV0FBVyxJQUFJO0FBQUEsYUFOekMsaUNBT0Esb0JBRUEsd0JBQUMsS0FBRDtBQUFBLFlBQUcsV0FBVTtBQUFBLFlBQWIsVUFBc0IsRUFBRSx5QkFBeUI7QUFBQSxhQUFqRCxpQ0FBcUQ7QUFBQSxVQUV0RCxVQUFVLGVBQWUsMkJBQVcsd0JBQUMsS0FBRDtBQUFBLFlBQUcsV0FBVTtBQUFBLFlBQWIsVUFBc0IsRUFBRSwyQkFBMkI7QUFBQSxhQUFuRCxpQ0FBdUQ7QUFBQSxVQUMzRiwyQkFBVyx3QkFBQyxZQUFEO0FBQUEsWUFBWSxTQUFTO0FBQUEsYUFBckIsaUNBQThCO0FBQUEsVUFDekMsQ0FBQyxHQUFHLFNBQVMsR0FBRyxRQUFRLE1BQU0sRUFBRSxJQUFJLEVBQUUsTUFBTSwyQkFDM0Msd0JBQUMsU0FBRDtBQUFBLFlBQWtCLFdBQVU7QUFBQSxZQUE1QixVQUdFO0FBQUEsY0FGQztBQUFBLDhCQUNELHdCQUFDLFlBQUQ7QUFBQSxnQkFBVSxPQUFPO0FBQUEsaUJBQWpCLGlDQUF3QjtBQUFBO0FBQUEsYUFGZCxNQUFaLHFCQUdFLENBQ0g7QUFBQTtBQUFBLFNBaENILGdDQWlDRTtBQUFBLHNCQUNGLHdCQUFDLE1BQUQ7QUFBQSxRQUFJLFdBQVU7QUFBQSxRQUFZLGNBQVksRUFBRSxrQkFBa0I7QUFBQSxRQUExRCxVQUNHLFVBQVUsSUFBSSxDQUFDLE1BQU0sMEJBQ3BCLHdCQUFDLGFBQUQ7QUFBQSxVQUVFO0FBQUEsVUFDQSxTQUFTLE1BQU0sVUFBVSxLQUFLLEVBQUU7QUFBQSxVQUNoQyxVQUFVLE1BQU0sS0FBSyxRQUFRLE1BQU0sTUFBTSxPQUFPLEtBQUssRUFBRSxDQUFDO0FBQUEsVUFDeEQsV0FDRSxLQUFLLFlBQVksWUFBWSxLQUFLLFFBQVEsSUFBSSxLQUFLLFFBQVEsS0FBSyxTQUFTLFdBQVcsS0FBSyxJQUNyRixNQUFNLEtBQUssS0FBSyxLQUFLLFFBQVEsSUFBSSxLQUFLLFFBQVEsR0FBSSxJQUFJLElBQ3REO0FBQUEsVUFFTixZQUNFLEtBQUssWUFBWSxZQUFZLFNBQVMsV0FBVyxLQUFLLElBQUksaUJBQWlCLElBQUksSUFBSTtBQUFBLFdBVmhGLEtBQUssSUFEWixzQkFhQSxDQUNEO0FBQUEsU0FoQkgsaUNBaUJFO0FBQUE7QUFBQSxLQXJESixnQ0FzREU7QUFBQTtBQUtOLFNBQVMsUUFBUSxDQUFDLFdBQXVDLE9BQXdCO0FBQUEsRUFDL0UsUUFBUSxnQkFBZ0IsVUFBVTtBQUFBLEVBQ2xDLE9BQU8sVUFBVSxVQUFVLENBQUMsU0FBUyxLQUFLLGdCQUFnQixXQUFXLE1BQU07QUFBQTtBQUc3RSxTQUFTLFVBQVUsR0FBRyxXQUFxRDtBQUFBLEVBQ3pFLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsTUFBTSxRQUFRLHFCQUF5QixJQUFJO0FBQUEsRUFDM0MsdUJBQ0Usd0JBQUMsT0FBRDtBQUFBLElBQUssV0FBVTtBQUFBLElBQWYsVUFnQkU7QUFBQSxzQkFmQSx3QkFBQyxRQUFEO0FBQUEsUUFBUSxNQUFLO0FBQUEsUUFBUyxTQUFTLE1BQU0sTUFBTSxTQUFTLE1BQU07QUFBQSxRQUExRCxVQUNHLEVBQUUsaUJBQWlCO0FBQUEsU0FEdEIsaUNBRUU7QUFBQSxzQkFDRix3QkFBQyxTQUFEO0FBQUEsUUFDRSxLQUFLO0FBQUEsUUFDTCxNQUFLO0FBQUEsUUFDTCxVQUFRO0FBQUEsUUFDUixRQUFNO0FBQUEsUUFDTixjQUFZLEVBQUUsaUJBQWlCO0FBQUEsUUFDL0IsVUFBVSxHQUFHLGFBQWE7QUFBQSxVQUN4QixRQUFRLE9BQU8sU0FBUyxDQUFDLENBQUM7QUFBQSxVQUMxQixPQUFPLFFBQVE7QUFBQTtBQUFBLFNBUm5CLGlDQVVBO0FBQUEsc0JBQ0Esd0JBQUMsUUFBRDtBQUFBLFFBQU0sV0FBVTtBQUFBLFFBQWhCLFVBQXlCLEVBQUUsa0JBQWtCO0FBQUEsU0FBN0MsaUNBQWlEO0FBQUE7QUFBQSxLQWZuRCxnQ0FnQkU7QUFBQTtBQWVOLFNBQVMsYUFBYSxHQUFHLE9BQU8sYUFBYSxTQUFTLFFBQVEsVUFBVSxXQUErQjtBQUFBLEVBQ3JHLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsT0FBTyxTQUFTLGNBQWMsdUJBQWdDLElBQUk7QUFBQSxFQUNsRSxPQUFPLFNBQVMsY0FBYyx1QkFBUyxFQUFFO0FBQUEsRUFDekMsT0FBTyxPQUFPLFlBQVksdUJBQVMsQ0FBQztBQUFBLEVBR3BDLHdCQUFVLE1BQU07QUFBQSxJQUNkLElBQUksWUFBWTtBQUFBLElBQ2hCLFdBQVcsRUFBRTtBQUFBLElBQ2IsTUFDRyxPQUFPLE1BQU0sRUFDYixLQUFLLENBQUMsVUFBVSxhQUFhLFdBQVcsS0FBSyxDQUFDLEVBQzlDLE1BQU0sQ0FBQyxVQUFpQixhQUFhLFdBQVcsTUFBTSxPQUFPLENBQUM7QUFBQSxJQUNqRSxPQUFPLE1BQU07QUFBQSxNQUNYLFlBQVk7QUFBQTtBQUFBLEtBRWIsQ0FBQyxPQUFPLFFBQVEsT0FBTyxPQUFPLENBQUM7QUFBQSxFQUVsQyxNQUFNLFNBQVMsQ0FBQyxTQUFrQixXQUFXLEtBQUssT0FBTyxHQUFHLFVBQVU7QUFBQSxFQUN0RSxNQUFNLFNBQVMsT0FBTyxNQUFNLEdBQUcsRUFBRSxNQUFNLEdBQUcsRUFBRSxFQUFFLEtBQUssR0FBRztBQUFBLEVBQ3RELE1BQU0sV0FBVyxDQUFDLGVBQWUsV0FBVztBQUFBLEVBQzVDLHVCQUNFLHdCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFmLFVBMkNFO0FBQUEsc0JBMUNBLHdCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBUUU7QUFBQSwwQkFQQSx3QkFBQyxRQUFEO0FBQUEsWUFBTSxXQUFVO0FBQUEsWUFBc0IsT0FBTyxXQUFXLElBQUksV0FBVztBQUFBLFlBQXZFLFVBQ0csMkJBQVcsd0JBQUMsUUFBRDtBQUFBLHdCQUFpQjtBQUFBLGdCQUFqQjtBQUFBLGdCQUFRO0FBQUE7QUFBQSxlQUFSLGdDQUFpQixJQUFRLEVBQUUsdUJBQXVCO0FBQUEsYUFEaEUsaUNBRUU7QUFBQSxVQUNELFdBQVcsc0JBQ1Ysd0JBQUMsWUFBRDtBQUFBLFlBQVksT0FBTyxFQUFFLGlCQUFpQjtBQUFBLFlBQUcsTUFBSztBQUFBLFlBQUssU0FBUyxNQUFNLFNBQVMsTUFBTTtBQUFBLGFBQWpGLGlDQUFvRjtBQUFBLDBCQUV0Rix3QkFBQyxZQUFEO0FBQUEsWUFBWSxPQUFPLEVBQUUscUJBQXFCO0FBQUEsWUFBRyxNQUFLO0FBQUEsWUFBVSxTQUFTLE1BQU0sU0FBUyxRQUFRLENBQUM7QUFBQSxhQUE3RixpQ0FBZ0c7QUFBQTtBQUFBLFNBUGxHLGdDQVFFO0FBQUEsTUFDRCwyQkFDQyx3QkFBQyxLQUFEO0FBQUEsUUFBRyxXQUFVO0FBQUEsUUFBYyxNQUFLO0FBQUEsUUFBaEMsVUFDRztBQUFBLFNBREgsaUNBRUU7QUFBQSxNQUVILFNBQVMsV0FBVyxxQkFDbkIsd0JBQUMsS0FBRDtBQUFBLFFBQUcsV0FBVTtBQUFBLFFBQWIsVUFBc0IsRUFBRSxjQUFjLDBCQUEwQixvQkFBb0I7QUFBQSxTQUFwRixpQ0FBd0Y7QUFBQSxzQkFFMUYsd0JBQUMsTUFBRDtBQUFBLFFBQUksV0FBVTtBQUFBLFFBQWdCLGNBQVksRUFBRSxxQkFBcUI7QUFBQSxRQUFqRSxVQUNHLFNBQVMsSUFBSSxHQUFHLE1BQU0sTUFBTSwyQkFDM0Isd0JBQUMsTUFBRDtBQUFBLG9CQUNHLFNBQVMsMkJBQ1Isd0JBQUMsVUFBRDtBQUFBLFlBQVEsTUFBSztBQUFBLFlBQVMsV0FBVTtBQUFBLFlBQWUsU0FBUyxNQUFNLFNBQVMsT0FBTyxJQUFJLENBQUM7QUFBQSxZQUFuRixVQUdFO0FBQUEsOEJBRkEsd0JBQUMsTUFBRDtBQUFBLGdCQUFNLE1BQUs7QUFBQSxpQkFBWCxpQ0FBb0I7QUFBQSw4QkFDcEIsd0JBQUMsUUFBRDtBQUFBLGdCQUFNLFdBQVU7QUFBQSxnQkFBaEIsVUFBcUM7QUFBQSxpQkFBckMsaUNBQTRDO0FBQUE7QUFBQSxhQUY5QyxnQ0FHRSxvQkFFRix3QkFBQyxVQUFEO0FBQUEsWUFDRSxNQUFLO0FBQUEsWUFDTCxXQUFVO0FBQUEsWUFDVixPQUFPLEVBQUUsb0JBQW9CLEVBQUUsS0FBSyxDQUFDO0FBQUEsWUFDckMsVUFBVSxTQUFTO0FBQUEsWUFDbkIsU0FBUyxNQUFNLFFBQVEsT0FBTyxJQUFJLENBQUM7QUFBQSxZQUxyQyxVQVdFO0FBQUEsOEJBSkEsd0JBQUMsTUFBRDtBQUFBLGdCQUFNLE1BQUs7QUFBQSxpQkFBWCxpQ0FBa0I7QUFBQSw4QkFDbEIsd0JBQUMsUUFBRDtBQUFBLGdCQUFNLFdBQVU7QUFBQSxnQkFBaEIsVUFBcUM7QUFBQSxpQkFBckMsaUNBQTRDO0FBQUEsOEJBQzVDLHdCQUFDLFFBQUQ7QUFBQSxnQkFBTSxXQUFVO0FBQUEsZ0JBQWhCLFVBQXlCLFdBQVcsSUFBSTtBQUFBLGlCQUF4QyxpQ0FBNEM7QUFBQSw4QkFDNUMsd0JBQUMsTUFBRDtBQUFBLGdCQUFNLE1BQUs7QUFBQSxpQkFBWCxpQ0FBc0I7QUFBQTtBQUFBLGFBVnhCLGdDQVdFO0FBQUEsV0FsQkcsTUFBVCxzQkFvQkUsQ0FDSDtBQUFBLFNBdkJILGlDQXdCRTtBQUFBO0FBQUEsS0ExQ0osZ0NBMkNFO0FBQUE7OztBRWpRTjs7O0FDQUE7OztBQzhCQSxJQUFNLGFBQVk7QUFXWCxTQUFTLFlBQVksQ0FBQyxPQUFlLGNBQXNCLGNBQWdDO0FBQUEsRUFDaEcsTUFBTSxVQUFVLFFBQVEsZUFBZTtBQUFBLEVBQ3ZDLE9BQU87QUFBQSxJQUNMLFVBQVUsZUFBZSxJQUFJLElBQUksS0FBSyxPQUFPLEVBQUUsWUFBWSxJQUFJO0FBQUEsSUFDL0QsV0FBVyxlQUFlLElBQUksSUFBSSxLQUFLLFVBQVUsZUFBZSxVQUFTLEVBQUUsWUFBWSxJQUFJO0FBQUEsRUFDN0Y7QUFBQTtBQUlGLElBQU0sa0JBQWtCO0FBRWpCLFNBQVMsaUJBQWlCLENBQUMsTUFBcUIsTUFBYztBQUFBLEVBQ25FLE9BQU87QUFBQSxVQUNDLFdBQVcsQ0FBQyxRQUE0QztBQUFBLE1BQzVELE1BQU0sUUFBUSxFQUFFLE1BQU0saUJBQWlCLE9BQU87QUFBQSxNQUM5QyxRQUFRLE1BQU0sUUFBUSxhQUFhLG9CQUFvQixFQUFFLE1BQU0sTUFBTSxHQUFHLElBQUksR0FBRztBQUFBO0FBQUEsVUFFM0UsV0FBVyxHQUE4QjtBQUFBLE1BQzdDLE9BQU8sT0FBTyxVQUFVLE1BQU0sUUFBUSxJQUFJO0FBQUEsUUFDeEMsUUFBUSxhQUFhLHFCQUFxQixFQUFFLEtBQUssR0FBRyxJQUFJO0FBQUEsUUFDeEQsUUFBUSxhQUFhLHNCQUFzQixFQUFFLEtBQUssR0FBRyxJQUFJO0FBQUEsTUFDM0QsQ0FBQztBQUFBLE1BQ0QsT0FBTztBQUFBLFFBQ0wsR0FBRyxNQUFNLElBQUksR0FBRyxNQUFNLGFBQWEsWUFBNEI7QUFBQSxVQUM3RCxNQUFNLFFBQVEsRUFBRSxVQUFVLE9BQU8sUUFBUSxPQUFPLFVBQVUsS0FBSztBQUFBLFVBQy9ELE9BQU8sRUFBRSxJQUFJLEtBQUssSUFBSSxNQUFNLFFBQVEsTUFBTSxLQUFLLGFBQWEsVUFBVSxNQUFNO0FBQUEsU0FDN0U7QUFBQSxRQUNELEdBQUcsT0FBTyxJQUFJLENBQUMsUUFBd0I7QUFBQSxVQUNyQyxRQUFRLElBQUksT0FBTyxNQUFNLGFBQWEsT0FBTyxVQUFVLFFBQVEsVUFBVSxjQUFjO0FBQUEsVUFDdkYsTUFBTSxXQUFXLEVBQUUsVUFBVSxVQUFVO0FBQUEsVUFDdkMsT0FBTyxFQUFFLElBQUksTUFBTSxTQUFTLE1BQU0sT0FBTyxVQUFVLFFBQVEsV0FBVyxNQUFNLFNBQVM7QUFBQSxTQUN0RjtBQUFBLE1BQ0g7QUFBQTtBQUFBLElBRUYsWUFBWSxDQUFDLFFBQWdCLGdCQUMzQixRQUFRLGFBQWEsWUFBWSxFQUFFLE1BQU0sTUFBTSxFQUFFLFFBQVEsWUFBWSxFQUFFLEdBQUcsSUFBSTtBQUFBLElBQ2hGLGVBQWUsQ0FBQyxTQUNkLFFBQVEsYUFBYSxlQUFlLEVBQUUsTUFBTSxLQUFLLEdBQUcsSUFBSTtBQUFBLElBQzFELE9BQU8sQ0FBQyxpQkFDTixRQUFRLGFBQWEsc0JBQXNCLEVBQUUsTUFBTSxLQUFLLE1BQU0sYUFBYSxFQUFFLEdBQUcsSUFBSTtBQUFBLElBQ3RGLFVBQVUsR0FBRyxNQUFNLFNBQ2pCLFNBQVMsU0FDTCxRQUFRLGFBQWEsd0JBQXdCLEVBQUUsTUFBTSxLQUFLLE1BQU0sUUFBUSxHQUFHLEVBQUUsR0FBRyxJQUFJLElBQ3BGLFFBQVEsYUFBYSx5QkFBeUIsRUFBRSxNQUFNLEtBQUssTUFBTSxjQUFjLEdBQUcsRUFBRSxHQUFHLElBQUk7QUFBQSxJQUNqRyxVQUFVLEdBQUcsU0FBUyxVQUF1QixnQkFDM0MsVUFDSSxRQUNFLGFBQWEsdUJBQ2IsRUFBRSxNQUFNLEtBQUssTUFBTSxjQUFjLE9BQU8sR0FBRyxNQUFNLEVBQUUsWUFBWSxFQUFFLEdBQ2pFLElBQ0YsSUFFQSxRQUFRLGFBQWEsWUFBWSxFQUFFLE1BQU0sTUFBTSxFQUFFLFFBQVEsWUFBWSxFQUFFLEdBQUcsSUFBSTtBQUFBLElBQ3BGLFFBQVEsR0FBRyxJQUFJLGdCQUE2QixXQUMxQyxRQUFRLGFBQWEsY0FBYyxFQUFFLE1BQU0sS0FBSyxNQUFNLGFBQWEsR0FBRyxNQUFNLEVBQUUsT0FBTyxFQUFFLEdBQUcsSUFBSTtBQUFBLElBQ2hHLFdBQVcsQ0FBQyxRQUFvQyxXQUM5QyxRQUFRLGFBQWEsa0JBQWtCLEVBQUUsTUFBTSxNQUFNLEVBQUUsUUFBUSxPQUFPLEVBQUUsR0FBRyxJQUFJO0FBQUEsSUFDakYsVUFBVSxDQUFDLFdBQ1QsUUFBUSxhQUFhLHdCQUF3QixFQUFFLE1BQU0sTUFBTSxFQUFFLE9BQU8sRUFBRSxHQUFHLElBQUk7QUFBQSxFQUNqRjtBQUFBO0FBTUssU0FBUyxjQUFjLENBQUMsY0FBcUQ7QUFBQSxFQUNsRixNQUFNLE9BQU8sSUFBSTtBQUFBLEVBQ2pCLFdBQVcsT0FBTyxjQUFjO0FBQUEsSUFDOUIsTUFBTSxTQUFTLEtBQUssSUFBSSxJQUFJLE1BQU07QUFBQSxJQUNsQyxLQUFLLElBQUksSUFBSSxRQUFRLFNBQVMsS0FBSyxRQUFRLE1BQU0sT0FBTyxRQUFRLElBQUksU0FBUyxLQUFLLElBQUksR0FBRztBQUFBLEVBQzNGO0FBQUEsRUFDQSxPQUFPLENBQUMsR0FBRyxLQUFLLE9BQU8sQ0FBQztBQUFBO0FBSW5CLFNBQVMsVUFBVSxDQUFDLE1BQXNCO0FBQUEsRUFDL0MsTUFBTSxRQUFRLEtBQUssS0FBSyxFQUFFLE1BQU0sS0FBSztBQUFBLEVBQ3JDLE1BQU0sVUFBVSxDQUFDLE1BQU0sSUFBSSxNQUFNLFNBQVMsSUFBSSxNQUFNLEdBQUcsRUFBRSxJQUFJLEVBQUUsRUFBRSxJQUFJLENBQUMsU0FBUyxDQUFDLEdBQUksUUFBUSxFQUFHLEVBQUUsTUFBTSxFQUFFO0FBQUEsRUFDekcsT0FBTyxRQUFRLEtBQUssRUFBRSxFQUFFLFlBQVk7QUFBQTs7OztBRDlHdEMsSUFBTSxnQkFBZ0IsQ0FBQyxJQUFJLElBQUksSUFBSSxHQUFHO0FBQ3RDLElBQU0sZ0JBQWdCLENBQUMsSUFBSSxJQUFJLEtBQUssS0FBSyxHQUFHO0FBQzVDLElBQU0sZUFBZTtBQUVyQixJQUFNLGtCQUFrQjtBQUVqQixTQUFTLFVBQVUsQ0FBQyxNQUt4QjtBQUFBLEVBQ0QsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixRQUFRLFVBQVU7QUFBQSxFQUNsQixNQUFNLFNBQVMsb0JBQU07QUFBQSxFQUNyQixPQUFPLE1BQU0sV0FBVyx1QkFBUyxFQUFFO0FBQUEsRUFDbkMsT0FBTyxPQUFPLFlBQVksdUJBQXNCLE1BQU07QUFBQSxFQUN0RCxPQUFPLGFBQWEsZ0JBQWdCLHVCQUFTLElBQUk7QUFBQSxFQUNqRCxPQUFPLGNBQWMsbUJBQW1CLHVCQUFTLENBQUM7QUFBQSxFQUNsRCxPQUFPLGNBQWMsbUJBQW1CLHVCQUFTLENBQUM7QUFBQSxFQUNsRCxPQUFPLFFBQVEsYUFBYSx1QkFBNEIsQ0FBQyxDQUFDO0FBQUEsRUFDMUQsTUFBTSxVQUFVLEtBQUssU0FBUyxHQUFHO0FBQUEsRUFDakMsTUFBTSxTQUFTLE9BQU8sS0FBSyxHQUFHLGtCQUFrQixnQkFBZ0IsS0FBSyxLQUFLLENBQUM7QUFBQSxFQUczRSx3QkFBVSxNQUFNO0FBQUEsSUFDZCxJQUFJLFdBQVc7QUFBQSxNQUFRO0FBQUEsSUFDdkIsTUFBTSxRQUFRLFdBQVcsTUFBTTtBQUFBLE1BQzdCLE1BQU0sWUFBWSxLQUFLLEtBQUssQ0FBQyxFQUFFLEtBQUssV0FBVyxNQUFNLEVBQUU7QUFBQSxPQUN0RCxlQUFlO0FBQUEsSUFDbEIsT0FBTyxNQUFNLGFBQWEsS0FBSztBQUFBLEtBQzlCLENBQUMsSUFBSSxDQUFDO0FBQUEsRUFFVCxNQUFNLFNBQVMsTUFDYixLQUFLLFFBQ0gsWUFBWTtBQUFBLElBQ1YsSUFBSSxTQUFTO0FBQUEsTUFDWCxNQUFNLFdBQVcsYUFBYSxLQUFLLElBQUksR0FBRyxjQUFjLFlBQVk7QUFBQSxNQUNwRSxNQUFNLEtBQUssVUFDVCxNQUFNLE1BQU0sY0FBYztBQUFBLFFBQ3hCLE9BQU8sS0FBSyxLQUFLO0FBQUEsUUFDakIsYUFBYTtBQUFBLFFBQ2IsV0FBVztBQUFBLFdBQ1I7QUFBQSxNQUNMLENBQUMsQ0FDSDtBQUFBLElBQ0YsRUFBRSxLQUFLLElBQUksUUFBUTtBQUFBLE1BQ2pCLE1BQU0sTUFBTSxXQUFXLE9BQU8sSUFBSSxLQUFLO0FBQUEsTUFDdkMsTUFBTSxLQUFLLFVBQVUsSUFBSTtBQUFBLElBQzNCO0FBQUEsSUFDQSxRQUFRLEVBQUU7QUFBQSxLQUVaLEVBQUUsa0JBQWtCLEVBQUUsTUFBTSxLQUFLLEtBQUssRUFBRSxDQUFDLENBQzNDO0FBQUEsRUFDRix1QkFDRSx3QkFBQyxRQUFEO0FBQUEsSUFDRSxXQUFVO0FBQUEsSUFDVixVQUFVLENBQUMsVUFBVTtBQUFBLE1BQ25CLE1BQU0sZUFBZTtBQUFBLE1BQ3JCLElBQUksV0FBVztBQUFBLFFBQWEsT0FBTztBQUFBO0FBQUEsSUFKdkMsVUFrRUU7QUFBQSxzQkEzREEsd0JBQUMsU0FBRDtBQUFBLFFBQ0UsV0FBVTtBQUFBLFFBQ1YsY0FBWSxFQUFFLHFCQUFxQjtBQUFBLFFBQ25DLGFBQWEsRUFBRSxxQkFBcUI7QUFBQSxRQUNwQyxNQUFNO0FBQUEsUUFDTixPQUFPO0FBQUEsUUFDUCxjQUFhO0FBQUEsUUFDYixVQUFVLENBQUMsVUFBVSxRQUFRLE1BQU0sT0FBTyxLQUFLO0FBQUEsU0FQakQsaUNBUUE7QUFBQSxzQkFDQSx3QkFBQyxZQUFEO0FBQUEsUUFBVSxJQUFJO0FBQUEsUUFBZCxVQUNHLE9BQ0UsT0FBTyxHQUFHLFNBQVMsQ0FBQyxLQUFLLFNBQVMsRUFBRSxDQUFDLEVBQ3JDLElBQUksR0FBRyxJQUFJLGtDQUNWLHdCQUFDLFVBQUQ7QUFBQSxVQUFpQixPQUFPO0FBQUEsV0FBWCxJQUFiLHNCQUFxQyxDQUN0QztBQUFBLFNBTEwsaUNBTUU7QUFBQSxzQkFDRix3QkFBQyxVQUFEO0FBQUEsUUFDRSxXQUFVO0FBQUEsUUFDVixjQUFZLEVBQUUsb0JBQW9CO0FBQUEsUUFDbEMsT0FBTztBQUFBLFFBQ1AsVUFBVSxDQUFDLFVBQVUsU0FBUyxNQUFNLE9BQU8sS0FBb0I7QUFBQSxRQUpqRSxVQU1HLGNBQWMsSUFBSSxDQUFDLHdCQUNsQix3QkFBQyxVQUFEO0FBQUEsVUFBa0IsT0FBTztBQUFBLFVBQXpCLFVBQ0csRUFBRSxRQUFRLFlBQVksc0JBQXNCLGdCQUFnQjtBQUFBLFdBRGxELEtBQWIsc0JBRUUsQ0FDSDtBQUFBLFNBVkgsaUNBV0U7QUFBQSxNQUNELDJCQUNDO0FBQUEsa0JBeUJFO0FBQUEsMEJBeEJBLHdCQUFDLGVBQUQ7QUFBQSxZQUNFLE9BQU8sRUFBRSxpQkFBaUI7QUFBQSxZQUMxQixVQUFVLEVBQUUsb0JBQW9CO0FBQUEsWUFDaEMsU0FBUztBQUFBLFlBQ1QsTUFBTSxDQUFDLFlBQVksRUFBRSxtQkFBbUIsRUFBRSxNQUFNLE9BQU8sR0FBRyxPQUFPLEVBQUUsQ0FBQztBQUFBLFlBQ3BFLE9BQU87QUFBQSxZQUNQLFVBQVU7QUFBQSxhQU5aLGlDQU9BO0FBQUEsMEJBQ0Esd0JBQUMsZUFBRDtBQUFBLFlBQ0UsT0FBTyxFQUFFLGdCQUFnQjtBQUFBLFlBQ3pCLFVBQVUsRUFBRSxzQkFBc0I7QUFBQSxZQUNsQyxTQUFTO0FBQUEsWUFDVCxNQUFNLENBQUMsWUFBWSxPQUFPLEdBQUcsT0FBTztBQUFBLFlBQ3BDLE9BQU87QUFBQSxZQUNQLFVBQVU7QUFBQSxhQU5aLGlDQU9BO0FBQUEsMEJBQ0Esd0JBQUMsU0FBRDtBQUFBLFlBQU8sV0FBVTtBQUFBLFlBQWpCLFVBT0U7QUFBQSw4QkFOQSx3QkFBQyxTQUFEO0FBQUEsZ0JBQ0UsTUFBSztBQUFBLGdCQUNMLFNBQVM7QUFBQSxnQkFDVCxVQUFVLENBQUMsVUFBVSxhQUFhLE1BQU0sT0FBTyxPQUFPO0FBQUEsaUJBSHhELGlDQUlBO0FBQUEsY0FDQyxFQUFFLGtCQUFrQjtBQUFBO0FBQUEsYUFOdkIsZ0NBT0U7QUFBQTtBQUFBLFNBeEJKLGdDQXlCRTtBQUFBLHNCQUVKLHdCQUFDLFFBQUQ7QUFBQSxRQUFRLE1BQUs7QUFBQSxRQUFTLFVBQVUsQ0FBQyxXQUFXLENBQUM7QUFBQSxRQUE3QyxVQUNHLEVBQUUsZUFBZTtBQUFBLFNBRHBCLGlDQUVFO0FBQUE7QUFBQSxLQWpFSixnQ0FrRUU7QUFBQTtBQUlOLFNBQVMsTUFBTSxDQUFDLEdBQWMsU0FBeUI7QUFBQSxFQUNyRCxNQUFNLFVBQVUsVUFBVTtBQUFBLEVBQzFCLE9BQU8sVUFDSCxFQUFFLG9CQUFvQixFQUFFLE9BQU8sUUFBUSxDQUFDLElBQ3hDLEVBQUUsa0JBQWtCLEVBQUUsT0FBTyxVQUFVLGFBQWEsQ0FBQztBQUFBO0FBRzNELFNBQVMsYUFBYSxDQUFDLFFBT3BCO0FBQUEsRUFDRCxNQUFNLEtBQUssb0JBQU07QUFBQSxFQUNqQix1QkFDRSx3QkFBQyxPQUFEO0FBQUEsSUFBSyxXQUFVO0FBQUEsSUFBZixVQWVFO0FBQUEsc0JBZEEsd0JBQUMsU0FBRDtBQUFBLFFBQU8sU0FBUztBQUFBLFFBQWhCLFVBQXFCLE9BQU87QUFBQSxTQUE1QixpQ0FBb0M7QUFBQSxzQkFDcEMsd0JBQUMsVUFBRDtBQUFBLFFBQ0U7QUFBQSxRQUNBLFdBQVU7QUFBQSxRQUNWLE9BQU8sT0FBTztBQUFBLFFBQ2QsVUFBVSxDQUFDLFVBQVUsT0FBTyxTQUFTLE9BQU8sTUFBTSxPQUFPLEtBQUssQ0FBQztBQUFBLFFBSmpFLFVBWUU7QUFBQSwwQkFOQSx3QkFBQyxVQUFEO0FBQUEsWUFBUSxPQUFPO0FBQUEsWUFBZixVQUFtQixPQUFPO0FBQUEsYUFBMUIsaUNBQXFDO0FBQUEsVUFDcEMsT0FBTyxRQUFRLElBQUksQ0FBQyw0QkFDbkIsd0JBQUMsVUFBRDtBQUFBLFlBQXNCLE9BQU87QUFBQSxZQUE3QixVQUNHLE9BQU8sS0FBSyxPQUFPO0FBQUEsYUFEVCxTQUFiLHNCQUVFLENBQ0g7QUFBQTtBQUFBLFNBWEgsZ0NBWUU7QUFBQTtBQUFBLEtBZEosZ0NBZUU7QUFBQTs7OztBRHRKQyxTQUFTLGtCQUFrQixHQUFHLE9BQU8sWUFBWSxXQUFvQztBQUFBLEVBQzFGLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsT0FBTyxTQUFTLGNBQWMsdUJBQTJCLENBQUMsQ0FBQztBQUFBLEVBQzNELE9BQU8sVUFBVSxlQUFlLHVCQUFtQyxJQUFJO0FBQUEsRUFDdkUsTUFBTSxTQUFTLFlBQVksV0FBVyxNQUFNLE1BQU0sWUFBWSxDQUFDO0FBQUEsRUFDL0QsTUFBTSxVQUFVLENBQUMsR0FBRyxVQUFVLEVBQUUsS0FBSyxFQUFFLEtBQUssR0FBRztBQUFBLEVBRy9DLHdCQUFVLE1BQU07QUFBQSxJQUNULFFBQVEsTUFBTTtBQUFBLEtBQ2xCLENBQUMsT0FBTyxDQUFDO0FBQUEsRUFFWixNQUFNLFVBQVUsUUFBUSxPQUFPLEdBQUcsU0FBUyxDQUFDLFdBQVcsSUFBSSxFQUFFLENBQUM7QUFBQSxFQUM5RCxNQUFNLFdBQVcsQ0FBQyxRQUNoQixRQUFRLFlBQVk7QUFBQSxJQUNsQixNQUFNLE1BQU0sU0FBUyxHQUFHO0FBQUEsSUFDeEIsSUFBSSxVQUFVLE9BQU8sSUFBSTtBQUFBLE1BQUksWUFBWSxJQUFJO0FBQUEsSUFDN0MsTUFBTSxPQUFPO0FBQUEsR0FDZDtBQUFBLEVBQ0gsTUFBTSxRQUFRLENBQUMsUUFDYixRQUFRLFlBQVk7QUFBQSxJQUNsQixZQUFZLE1BQU0sTUFBTSxNQUFNLElBQUksRUFBRSxDQUFDO0FBQUEsSUFDckMsTUFBTSxPQUFPO0FBQUEsR0FDZDtBQUFBLEVBQ0gsdUJBQ0UseUJBQUMsYUFBRDtBQUFBLElBQ0UsT0FBTyxFQUFFLG9CQUFvQjtBQUFBLElBQzdCLE1BQUs7QUFBQSxJQUNMLE9BQU8sUUFBUSxTQUFTLElBQUksRUFBRSwwQkFBMEIsRUFBRSxPQUFPLFFBQVEsT0FBTyxDQUFDLElBQUk7QUFBQSxJQUh2RixVQThDRTtBQUFBLHNCQXpDQSx5QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQVdFO0FBQUEsMEJBVkEseUJBQUMsWUFBRDtBQUFBLFlBQ0U7QUFBQSxZQUNBLFVBQVUsQ0FBQyxPQUFPLFdBQVcsSUFBSSxFQUFFLEtBQUssUUFBUSxLQUFLLENBQUMsUUFBUSxJQUFJLE9BQU8sRUFBRTtBQUFBLFlBQzNFO0FBQUEsWUFDQSxXQUFXLE9BQU8sWUFBWTtBQUFBLGNBQzVCLFlBQVksT0FBTztBQUFBLGNBQ25CLE1BQU0sT0FBTztBQUFBO0FBQUEsYUFOakIsaUNBUUE7QUFBQSxVQUNDLDRCQUFZLHlCQUFDLFNBQUQ7QUFBQSxZQUFTLFlBQVk7QUFBQSxZQUFVLFNBQVMsTUFBTSxZQUFZLElBQUk7QUFBQSxhQUE5RCxpQ0FBaUU7QUFBQTtBQUFBLFNBVmhGLGdDQVdFO0FBQUEsc0JBQ0YseUJBQUMsTUFBRDtBQUFBLFFBQUksV0FBVTtBQUFBLFFBQWQsVUFDRyxRQUFRLElBQUksQ0FBQyx3QkFDWix5QkFBQyxNQUFEO0FBQUEsVUFBaUIsV0FBVTtBQUFBLFVBQTNCLFVBd0JFO0FBQUEsNEJBdkJBLHlCQUFDLFFBQUQ7QUFBQSxjQUFNLFdBQVU7QUFBQSxjQUFTLGVBQVk7QUFBQSxjQUFyQyxVQUNHLFdBQVcsSUFBSSxJQUFJO0FBQUEsZUFEdEIsaUNBRUU7QUFBQSw0QkFDRix5QkFBQyxPQUFEO0FBQUEsY0FBSyxXQUFVO0FBQUEsY0FBZixVQU9FO0FBQUEsZ0NBTkEseUJBQUMsT0FBRDtBQUFBLGtCQUFLLFdBQVU7QUFBQSxrQkFBZixVQUE0QixJQUFJO0FBQUEsbUJBQWhDLGlDQUF1QztBQUFBLGdDQUN2Qyx5QkFBQyxPQUFEO0FBQUEsa0JBQUssV0FBVTtBQUFBLGtCQUFmLFVBR0U7QUFBQSxvQkFGQyxFQUFFLElBQUksVUFBVSxZQUFZLHNCQUFzQixnQkFBZ0I7QUFBQSxvQkFEckU7QUFBQSxvQkFDMEU7QUFBQSxvQkFDdkUsRUFBRSxJQUFJLFdBQVcsc0JBQXNCLElBQUksU0FBUyxvQkFBb0Isa0JBQWtCO0FBQUE7QUFBQSxtQkFGN0YsZ0NBR0U7QUFBQSxnQkFDRCxJQUFJLDRCQUFZLHlCQUFDLFVBQUQ7QUFBQSxxQkFBYyxJQUFJO0FBQUEsbUJBQWxCLGlDQUE0QjtBQUFBO0FBQUEsZUFOL0MsZ0NBT0U7QUFBQSxZQUNELElBQUksU0FBUywyQkFDWix5QkFBQyxZQUFEO0FBQUEsY0FDRSxPQUFPLEVBQUUsZ0JBQWdCLEVBQUUsTUFBTSxJQUFJLEtBQUssQ0FBQztBQUFBLGNBQzNDLE1BQUs7QUFBQSxjQUNMLFNBQVMsTUFBTSxLQUFLLE1BQU0sR0FBRztBQUFBLGVBSC9CLGlDQUlBO0FBQUEsNEJBRUYseUJBQUMsWUFBRDtBQUFBLGNBQ0UsT0FBTyxFQUFFLG1CQUFtQixFQUFFLE1BQU0sSUFBSSxLQUFLLENBQUM7QUFBQSxjQUM5QyxNQUFLO0FBQUEsY0FDTCxTQUFTLE1BQU0sS0FBSyxTQUFTLEdBQUc7QUFBQSxlQUhsQyxpQ0FJQTtBQUFBO0FBQUEsV0F2Qk8sSUFBSSxJQUFiLHFCQXdCRSxDQUNIO0FBQUEsU0EzQkgsaUNBNEJFO0FBQUE7QUFBQSxLQTdDSixnQ0E4Q0U7QUFBQTtBQUlOLFNBQVMsUUFBUSxHQUFHLFVBQVUsYUFBNkQ7QUFBQSxFQUN6RixRQUFRLEdBQUcsU0FBUyxjQUFjO0FBQUEsRUFDbEMsTUFBTSxLQUFLLENBQUMsWUFBb0IsY0FBYyxJQUFJLEtBQUssT0FBTyxHQUFHLE1BQU0sT0FBTztBQUFBLEVBQzlFLE1BQU0sUUFBUSxHQUFHLFNBQVM7QUFBQSxFQUMxQix1QkFDRSx5QkFBQyxPQUFEO0FBQUEsSUFBSyxXQUFVO0FBQUEsSUFBZixVQUNHLFdBQ0csRUFBRSx5QkFBeUIsRUFBRSxNQUFNLEdBQUcsUUFBUSxHQUFHLE1BQU0sQ0FBQyxJQUN4RCxFQUFFLHFCQUFxQixFQUFFLE1BQU0sQ0FBQztBQUFBLEtBSHRDLGlDQUlFO0FBQUE7QUFLTixTQUFTLE9BQU8sR0FBRyxZQUFZLFdBQStEO0FBQUEsRUFDNUYsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixRQUFRLEtBQUssVUFBVTtBQUFBLEVBQ3ZCLHVCQUNFLHlCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFXLE1BQUs7QUFBQSxJQUEvQixVQU9FO0FBQUEsc0JBTkEseUJBQUMsT0FBRDtBQUFBLGtCQUlFO0FBQUEsVUFIQyxFQUFFLGlCQUFpQixFQUFFLE1BQU0sTUFBTSxDQUFDO0FBQUEsMEJBQ25DLHlCQUFDLFVBQUQ7QUFBQSxZQUFRLFdBQVU7QUFBQSxZQUFsQixVQUFxQyxHQUFHLElBQUksTUFBTSxHQUFHLENBQUMsS0FBSyxJQUFJLE1BQU0sQ0FBQztBQUFBLGFBQXRFLGlDQUE0RTtBQUFBLDBCQUM1RSx5QkFBQyxRQUFEO0FBQUEsWUFBTSxXQUFVO0FBQUEsWUFBaEIsVUFBNEIsRUFBRSxnQkFBZ0I7QUFBQSxhQUE5QyxpQ0FBa0Q7QUFBQTtBQUFBLFNBSHBELGdDQUlFO0FBQUEsc0JBQ0YseUJBQUMsWUFBRDtBQUFBLFFBQVksT0FBTyxFQUFFLGFBQWE7QUFBQSxRQUFHLE1BQUs7QUFBQSxRQUFRLFNBQVM7QUFBQSxTQUEzRCxpQ0FBb0U7QUFBQTtBQUFBLEtBTnRFLGdDQU9FO0FBQUE7OztBR3BITjs7QUFHTyxTQUFTLFFBQVEsR0FBRyxZQUEwRDtBQUFBLEVBQ25GLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsT0FBTyxTQUFTLGNBQWMsdUJBQVMsS0FBSztBQUFBLEVBQzVDLHVCQUNFLHlCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFmLDBCQUNFLHlCQUFDLFNBQUQ7QUFBQSxNQUFPLFdBQVU7QUFBQSxNQUFqQixVQVVFO0FBQUEsd0JBVEEseUJBQUMsU0FBRDtBQUFBLFVBQ0UsTUFBSztBQUFBLFVBQ0wsU0FBUztBQUFBLFVBQ1QsVUFBVSxDQUFDLFVBQVU7QUFBQSxZQUNuQixXQUFXLE1BQU0sT0FBTyxPQUFPO0FBQUEsWUFDMUIsU0FBUyxNQUFNLE9BQU8sT0FBTztBQUFBO0FBQUEsV0FMdEMsaUNBT0E7QUFBQSxRQUNDLEVBQUUsZUFBZTtBQUFBO0FBQUEsT0FUcEIsZ0NBVUU7QUFBQSxLQVhKLGlDQVlFO0FBQUE7OztBQ1hOLElBQU0sU0FBUyxDQUFDLGNBQXNCLFVBQVUsV0FBVyxDQUFDO0FBRXJELElBQU0sbUJBQThDO0FBQUEsRUFDekQsRUFBRSxNQUFNLGdCQUFnQixTQUFTLENBQUMsT0FBTyxXQUFXLE9BQU8sT0FBTyxPQUFPLE1BQU0sRUFBRTtBQUFBLEVBQ2pGLEVBQUUsTUFBTSxXQUFXLFNBQVMsQ0FBQyxPQUFPLE9BQU8sT0FBTyxHQUFHLEVBQUU7QUFBQSxFQUN2RCxFQUFFLE1BQU0sVUFBVSxTQUFTLENBQUMsT0FBTyxPQUFPLE9BQU8sRUFBRSxFQUFFO0FBQUEsRUFDckQsRUFBRSxNQUFNLFlBQVksU0FBUyxDQUFDLE9BQU8sV0FBVyxPQUFPLE1BQU0sRUFBRTtBQUFBLEVBQy9ELEVBQUUsTUFBTSxPQUFPLFNBQVMsQ0FBQyxPQUFPLE9BQU8sRUFBRTtBQUFBLEVBQ3pDLEVBQUUsTUFBTSxTQUFTLFNBQVMsQ0FBQyxPQUFPLFNBQVMsT0FBTyxHQUFHLENBQUMsRUFBRTtBQUFBLEVBQ3hELEVBQUUsTUFBTSxrQkFBa0IsU0FBUyxDQUFDLE9BQU8sV0FBVyxPQUFPLFNBQVMsT0FBTyxNQUFNLEVBQUU7QUFBQSxFQUNyRixFQUFFLE1BQU0sc0JBQXNCLFNBQVMsQ0FBQyxPQUFPLFdBQVcsT0FBTyxPQUFPLE9BQU8sU0FBUyxFQUFFO0FBQUEsRUFDMUYsRUFBRSxNQUFNLFVBQVUsU0FBUyxDQUFDLE9BQU8sV0FBVyxPQUFPLEdBQUcsQ0FBQyxFQUFFO0FBQUEsRUFDM0QsRUFBRSxNQUFNLE9BQU8sU0FBUyxDQUFDLE9BQU8sTUFBTSxFQUFFO0FBQUEsRUFDeEMsRUFBRSxNQUFNLE9BQU8sU0FBUyxDQUFDLE9BQU8sR0FBRyxFQUFFO0FBQUEsRUFDckMsRUFBRSxNQUFNLGVBQWUsU0FBUyxDQUFDLE9BQU8sS0FBSyxFQUFFO0FBQ2pEO0FBR0EsSUFBTSxTQUFpQztBQUFBLEVBQ3JDLE1BQU07QUFBQSxFQUNOLEtBQUs7QUFBQSxFQUNMLE9BQU87QUFBQSxFQUNQLFdBQVc7QUFBQSxFQUNYLGFBQWE7QUFDZjtBQUVPLFNBQVMsZUFBZSxHQUFHLFFBQXdCLE1BQXNCO0FBQUEsRUFDOUUsSUFBSSxTQUFTO0FBQUEsSUFBTSxPQUFPO0FBQUEsRUFDMUIsT0FBTyxLQUNKLE1BQU0sR0FBRyxFQUNULElBQUksQ0FBQyxRQUFRLE9BQU8sUUFBUSxHQUFHLEVBQy9CLEtBQUssR0FBRztBQUFBOzs7QUN2Q2I7OztBQ0VPLElBQU0sbUJBQW1CLENBQUMsTUFBTSxTQUFTLElBQUk7QUFjN0MsSUFBTSxVQUFzRDtBQUFBLEVBQ2pFLElBQUk7QUFBQSxJQUNGLE9BQU87QUFBQSxJQUNQLE9BQU8sQ0FBQyxpQkFBaUIsZ0JBQWdCLGdCQUFnQixhQUFhO0FBQUEsSUFDdEUsU0FBUyxDQUFDLGlCQUFpQixnQkFBZ0IsZ0JBQWdCLGFBQWE7QUFBQSxJQUN4RSxPQUFPO0FBQUEsTUFDTCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxHQUFHO0FBQUEsTUFDSCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsSUFDUDtBQUFBLEVBQ0Y7QUFBQSxFQUNBLFNBQVM7QUFBQSxJQUNQLE9BQU87QUFBQSxJQUNQLE9BQU8sQ0FBQyxpQkFBaUIsZ0JBQWdCLGdCQUFnQixjQUFjO0FBQUEsSUFDdkUsU0FBUyxDQUFDLGlCQUFpQixnQkFBZ0IsZ0JBQWdCLGFBQWE7QUFBQSxJQUN4RSxPQUFPLEVBQUUsS0FBSyxLQUFLLEtBQUssS0FBSyxHQUFHLEtBQUssR0FBRyxLQUFLLEdBQUcsS0FBSyxHQUFHLEtBQUssR0FBRyxJQUFJO0FBQUEsRUFDdEU7QUFBQSxFQUNBLElBQUk7QUFBQSxJQUNGLE9BQU87QUFBQSxJQUNQLE9BQU8sQ0FBQyxpQkFBaUIsZ0JBQWdCLGlCQUFpQixjQUFjO0FBQUEsSUFDeEUsU0FBUyxDQUFDLGlCQUFpQixnQkFBZ0IsZ0JBQWdCLGFBQWE7QUFBQSxJQUN4RSxPQUFPO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxLQUFLO0FBQUEsTUFDTCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxHQUFHO0FBQUEsTUFDSCxLQUFLO0FBQUEsSUFDUDtBQUFBLEVBQ0Y7QUFDRjtBQU9PLElBQU0sZUFBMEIsRUFBRSxPQUFPLE9BQU8sU0FBUyxPQUFPLEtBQUssT0FBTyxPQUFPLE9BQU8sTUFBTSxNQUFNO0FBRTdHLElBQU0sT0FBNkMsRUFBRSxLQUFLLFFBQVEsTUFBTSxVQUFVLFFBQVEsTUFBTTtBQUV6RixTQUFTLGFBQWEsQ0FBQyxXQUFzQixNQUErQjtBQUFBLEVBQ2pGLE9BQU8sS0FBSyxZQUFZLE9BQU8sS0FBSyxVQUFVLE9BQU87QUFBQTtBQUloRCxTQUFTLFFBQVEsQ0FBQyxXQUFpQztBQUFBLEVBQ3hELE1BQU0sUUFBUSxPQUFPLEtBQUssU0FBUztBQUFBLEVBQ25DLE1BQU0sT0FBTyxNQUFNLElBQUksQ0FBQyxTQUFTLENBQUMsTUFBTSxVQUFVLFVBQVUsU0FBUyxRQUFRLFVBQVUsS0FBSyxDQUFDO0FBQUEsRUFDN0YsT0FBTyxPQUFPLFlBQVksSUFBSTtBQUFBO0FBSXpCLFNBQVMsV0FBVyxDQUN6QixRQUNBLEtBQ0EsUUFDQSxXQUNRO0FBQUEsRUFDUixNQUFNLFFBQVEsT0FBTyxNQUFNLE9BQU8sV0FBVztBQUFBLEVBQzdDLElBQUksVUFBVSxVQUFVO0FBQUEsSUFBTyxPQUFPLE9BQU8sTUFBTSxVQUFVO0FBQUEsRUFDN0QsT0FBTyxVQUFVLFVBQVUsUUFBUSxRQUFTLE9BQU8sUUFBUSxPQUFPLFdBQVc7QUFBQTtBQUcvRSxJQUFNLG1CQUFtQixFQUFFLFNBQVMsT0FBTyxXQUFXLEtBQUssT0FBTyxPQUFPLE1BQU0sT0FBTyxRQUFRO0FBTXZGLFNBQVMsa0JBQWtCLENBQUMsV0FBbUIsV0FBZ0M7QUFBQSxFQUNwRixPQUFPLENBQUMsR0FBRyxZQUFZLFNBQVMsR0FBRyxrQkFBa0IsU0FBUyxDQUFDO0FBQUE7QUFJMUQsU0FBUyxpQkFBaUIsQ0FBQyxRQUFnQixXQUFnQztBQUFBLEVBQ2hGLE1BQU0sUUFBUSxVQUFVLFVBQVUsUUFBUSxDQUFDLElBQUksQ0FBQyxPQUFPLE9BQU87QUFBQSxFQUM5RCxPQUFPLENBQUMsR0FBRyxPQUFPLEdBQUcsWUFBWSxTQUFTLEdBQUcsTUFBTTtBQUFBO0FBR3JELFNBQVMsV0FBVyxDQUFDLFdBQWdDO0FBQUEsRUFDbkQsTUFBTSxRQUFRLE9BQU8sS0FBSyxnQkFBZ0I7QUFBQSxFQUMxQyxPQUFPLE1BQU0sT0FBTyxDQUFDLFNBQVMsVUFBVSxVQUFVLEtBQUssRUFBRSxJQUFJLENBQUMsU0FBUyxpQkFBaUIsS0FBSztBQUFBOzs7O0FEM0cvRixJQUFNLGdCQUFnQixNQUFNLEtBQUssRUFBRSxRQUFRLEdBQUcsR0FBRyxDQUFDLEdBQUcsT0FBTyxFQUFFLE1BQU0sSUFBSSxJQUFJLEtBQUssUUFBUSxPQUFPLEtBQUssRUFBRSxFQUFFO0FBQ3pHLElBQU0sU0FBUztBQUFBLEVBQ2IsRUFBRSxNQUFNLEtBQUssT0FBTyxhQUFhLFFBQVEsTUFBTztBQUFBLEVBQ2hELEVBQUUsTUFBTSxLQUFLLE9BQU8sV0FBVyxRQUFRLE1BQU87QUFBQSxFQUM5QyxFQUFFLE1BQU0sS0FBSyxPQUFPLGFBQWEsUUFBUSxNQUFPO0FBQUEsRUFDaEQsRUFBRSxNQUFNLEtBQUssT0FBTyxjQUFjLFFBQVEsTUFBTztBQUNuRDtBQUNBLElBQU0sU0FBUztBQUFBLEVBQ2IsRUFBRSxNQUFNLFFBQVEsUUFBUSxNQUFPO0FBQUEsRUFDL0IsRUFBRSxNQUFNLE9BQU8sUUFBUSxNQUFPO0FBQUEsRUFDOUIsRUFBRSxNQUFNLFFBQVEsUUFBUSxNQUFPO0FBQUEsRUFDL0IsRUFBRSxNQUFNLFFBQVEsUUFBUSxNQUFPO0FBQ2pDO0FBVU8sU0FBUyxnQkFBZ0IsR0FBRyxRQUFRLFVBQVUsUUFBUSxVQUFpQztBQUFBLEVBQzVGLFFBQVEsR0FBRyxTQUFTLGNBQWM7QUFBQSxFQUNsQyxPQUFPLFdBQVcsZ0JBQWdCLHVCQUFTLFlBQVk7QUFBQSxFQUN2RCxNQUFNLE9BQU8sUUFBUTtBQUFBLEVBQ3JCLE1BQU0sV0FBVyxTQUFTO0FBQUEsRUFDMUIsTUFBTSxPQUFPLENBQUMsWUFBK0I7QUFBQSxJQUMzQyxPQUFPLE9BQU87QUFBQSxJQUNkLGFBQWEsU0FBUyxTQUFTLENBQUM7QUFBQTtBQUFBLEVBRWxDLE1BQU0sUUFBUSxDQUFDLE1BQWMsUUFBZ0IsV0FBb0IsMEJBQy9ELHlCQUFDLEtBQUQ7QUFBQSxJQUVFO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBLFNBQVMsTUFBTSxLQUFLLGtCQUFrQixRQUFRLFNBQVMsQ0FBQztBQUFBLEtBSm5ELE1BRFAsc0JBTUE7QUFBQSxFQUVGLE1BQU0sV0FBVyxDQUFDLE1BQW9CLDBCQUNwQyx5QkFBQyxLQUFEO0FBQUEsSUFFRSxNQUFNO0FBQUEsSUFDTixXQUFVO0FBQUEsSUFDVixPQUFPLFVBQVU7QUFBQSxJQUNqQixTQUFTLE1BQU0sYUFBYSxjQUFjLFdBQVcsSUFBSSxDQUFDO0FBQUEsS0FKckQsTUFEUCxzQkFNQTtBQUFBLEVBRUYsTUFBTSxhQUFhLENBQUMsUUFDbEIsQ0FBQyxHQUFJLEtBQUssTUFBTSxRQUFRLEVBQUcsRUFBRSxJQUFJLENBQUMsT0FBTyxXQUFXO0FBQUEsSUFDbEQsTUFBTSxZQUFZLFlBQVksTUFBTSxLQUFLLFFBQVEsU0FBUztBQUFBLElBQzFELHVCQUNFLHlCQUFDLEtBQUQ7QUFBQSxNQUFpQixNQUFNO0FBQUEsTUFBVyxTQUFTLE1BQU0sS0FBSyxtQkFBbUIsV0FBVyxTQUFTLENBQUM7QUFBQSxPQUFwRixPQUFWLHNCQUFpRztBQUFBLEdBRXBHO0FBQUEsRUFDSCxNQUFNLE9BQU8saUJBQWtCLGtCQUFpQixRQUFRLE1BQU0sSUFBSSxLQUFLLGlCQUFpQixXQUFXO0FBQUEsRUFDbkcsdUJBQ0UseUJBQUMsWUFBRDtBQUFBLElBQVUsV0FBVTtBQUFBLElBQVcsY0FBWSxFQUFFLGlCQUFpQjtBQUFBLElBQTlELFVBbURFO0FBQUEsc0JBbERBLHlCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBSUU7QUFBQSxVQUhDLE1BQU0sT0FBTyxPQUFPLE1BQU07QUFBQSxVQUMxQixjQUFjLElBQUksR0FBRyxNQUFNLGFBQWEsTUFBTSxNQUFNLE1BQU0sQ0FBQztBQUFBLFVBQzNELE1BQU0sV0FBVyxTQUFTLE9BQU8sT0FBTyxNQUFNO0FBQUE7QUFBQSxTQUhqRCxnQ0FJRTtBQUFBLHNCQUNGLHlCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBR0U7QUFBQSxVQUZDLFdBQVcsQ0FBQztBQUFBLFVBQ1osTUFBTSxLQUFLLE9BQU8sV0FBVyxZQUFZLFdBQVc7QUFBQTtBQUFBLFNBRnZELGdDQUdFO0FBQUEsc0JBQ0YseUJBQUMsT0FBRDtBQUFBLFFBQUssV0FBVTtBQUFBLFFBQWYsVUFHRTtBQUFBLFVBRkMsTUFBTSxPQUFPLE9BQU8sS0FBSyxVQUFVO0FBQUEsVUFDbkMsV0FBVyxDQUFDO0FBQUE7QUFBQSxTQUZmLGdDQUdFO0FBQUEsc0JBQ0YseUJBQUMsT0FBRDtBQUFBLFFBQUssV0FBVTtBQUFBLFFBQWYsVUFHRTtBQUFBLFVBRkMsV0FBVyxDQUFDO0FBQUEsVUFDWixNQUFNLEtBQUssT0FBTyxRQUFRLFlBQVksT0FBTztBQUFBO0FBQUEsU0FGaEQsZ0NBR0U7QUFBQSxzQkFDRix5QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQUdFO0FBQUEsVUFGQyxTQUFTLFNBQVMsR0FBRztBQUFBLFVBQ3JCLFdBQVcsQ0FBQztBQUFBO0FBQUEsU0FGZixnQ0FHRTtBQUFBLHNCQUNGLHlCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBaUJFO0FBQUEsMEJBaEJBLHlCQUFDLEtBQUQ7QUFBQSxZQUNFLE1BQU0sS0FBSztBQUFBLFlBQ1gsV0FBVTtBQUFBLFlBQ1YsT0FBTyxFQUFFLHlCQUF5QixFQUFFLE1BQU0sS0FBSyxNQUFNLENBQUM7QUFBQSxZQUN0RCxTQUFTLE1BQU0sU0FBUyxJQUFJO0FBQUEsYUFKOUIsaUNBS0E7QUFBQSxVQUNDLFNBQVMsV0FBVyxXQUFXLFNBQVMsTUFBTTtBQUFBLFVBQzlDLFNBQVMsUUFBUSxLQUFLO0FBQUEsVUFDdEIsU0FBUyxPQUFPLEtBQUs7QUFBQSwwQkFDdEIseUJBQUMsS0FBRDtBQUFBLFlBQ0UsTUFBTSxFQUFFLGNBQWM7QUFBQSxZQUN0QixXQUFVO0FBQUEsWUFDVixTQUFTLE1BQU0sS0FBSyxtQkFBbUIsS0FBSyxTQUFTLENBQUM7QUFBQSxhQUh4RCxpQ0FJQTtBQUFBLFVBQ0MsU0FBUyxTQUFTLE9BQU87QUFBQSxVQUN6QixPQUFPLElBQUksR0FBRyxNQUFNLE9BQU8sYUFBYSxNQUFNLE1BQU0sUUFBUSxXQUFXLEtBQUssQ0FBQztBQUFBO0FBQUEsU0FoQmhGLGdDQWlCRTtBQUFBLHNCQUNGLHlCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBVUU7QUFBQSxVQVRDLE9BQU8sSUFBSSxHQUFHLE1BQU0sYUFBYSxNQUFNLE1BQU0sUUFBUSxVQUFVLENBQUM7QUFBQSxVQUNoRSxPQUFPLElBQUksQ0FBQyxnQ0FDWCx5QkFBQyxLQUFEO0FBQUEsWUFFRSxNQUFNLGdCQUFnQixhQUFhLElBQUk7QUFBQSxZQUN2QyxXQUFVO0FBQUEsWUFDVixTQUFTLE1BQU0sT0FBTyxZQUFZLE9BQU87QUFBQSxhQUhwQyxZQUFZLE1BRG5CLHNCQUtBLENBQ0Q7QUFBQTtBQUFBLFNBVEgsZ0NBVUU7QUFBQTtBQUFBLEtBbERKLGdDQW1ERTtBQUFBO0FBS04sU0FBUyxHQUFHLENBQUMsS0FNVjtBQUFBLEVBQ0QsdUJBQ0UseUJBQUMsVUFBRDtBQUFBLElBQ0UsTUFBSztBQUFBLElBQ0wsV0FBVyxJQUFJLFlBQVksT0FBTyxJQUFJLGNBQWM7QUFBQSxJQUNwRCxjQUFZLElBQUk7QUFBQSxJQUNoQixnQkFBYyxJQUFJLFVBQVUsWUFBWSxZQUFZLElBQUksVUFBVTtBQUFBLElBQ2xFLGNBQVksSUFBSTtBQUFBLElBQ2hCLGVBQWUsQ0FBQyxVQUFVLE1BQU0sZUFBZTtBQUFBLElBQy9DLFNBQVMsSUFBSTtBQUFBLElBUGYsVUFTRyxJQUFJO0FBQUEsS0FUUCxpQ0FVRTtBQUFBOzs7QUVySk47OztBQ0tBLElBQU0sYUFBK0M7QUFBQSxFQUNuRCxrQkFBa0I7QUFBQSxFQUNsQixvQkFBb0I7QUFBQSxFQUNwQixzQkFBc0I7QUFBQSxFQUN0QixvQkFBb0I7QUFBQSxFQUNwQixjQUFjO0FBQUEsRUFDZCxpQkFBaUI7QUFBQSxFQUNqQixrQkFBa0I7QUFBQSxFQUNsQixnQkFBZ0I7QUFBQSxFQUNoQixpQkFBaUI7QUFBQSxFQUNqQixrQkFBa0I7QUFBQSxFQUNsQixhQUFhO0FBQUEsRUFDYixvQkFBb0I7QUFBQSxFQUNwQixpQkFBaUI7QUFBQSxFQUNqQixnQkFBZ0I7QUFBQSxFQUNoQixrQkFBa0I7QUFBQSxFQUNsQixxQkFBcUI7QUFBQSxFQUNyQixvQkFBb0I7QUFBQSxFQUNwQiwwQkFBMEI7QUFBQSxFQUMxQiwwQkFBMEI7QUFBQSxFQUMxQix3QkFBd0I7QUFBQSxFQUN4QixnQ0FBZ0M7QUFBQSxFQUNoQyxzQkFBc0I7QUFBQSxFQUN0QixtQkFBbUI7QUFBQSxFQUNuQixrQ0FBa0M7QUFBQSxFQUNsQyx3QkFBd0I7QUFBQSxFQUN4QixtQkFBbUI7QUFBQSxFQUNuQiwwQkFBMEI7QUFBQSxFQUMxQixxQkFBcUI7QUFBQSxFQUNyQixhQUFhO0FBQ2Y7QUFHTyxTQUFTLFNBQVMsR0FBRyxNQUFNLGFBQXdDO0FBQUEsRUFDeEUsTUFBTSxTQUFTLFdBQVc7QUFBQSxFQUMxQixJQUFJLFdBQVcsYUFBYSxjQUFjLGFBQWEsWUFBWSxJQUFJO0FBQUEsSUFBRyxPQUFPO0FBQUEsRUFDakYsT0FBTyxlQUFlO0FBQUE7OztBQzJCakIsU0FBUyxXQUFXLENBQUMsTUFBYyxXQUEyQjtBQUFBLEVBQ25FLE9BQU8sS0FBSyxRQUFRLGNBQWMsbUJBQW1CLFNBQVMsQ0FBQztBQUFBOzs7O0FGbkQxRCxTQUFTLE9BQU8sR0FBRyxTQUFTLE9BQU8sWUFBWSxPQUFPLGVBQTZCO0FBQUEsRUFDeEYsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixRQUFRLGVBQWU7QUFBQSxFQUN2QixJQUFJLFdBQVcsVUFBVTtBQUFBLElBQWEsT0FBTztBQUFBLEVBQzdDLElBQUksU0FBUyxVQUFVO0FBQUEsSUFDckIsdUJBQ0UseUJBQUMsT0FBRDtBQUFBLE1BQUssV0FBVTtBQUFBLE1BQWYsMEJBQ0UseUJBQUMsY0FBRDtBQUFBLFFBQWM7QUFBQSxRQUFrQjtBQUFBLFFBQWMsS0FBSyxXQUFXO0FBQUEsUUFBSztBQUFBLFNBQW5FLGlDQUE2RjtBQUFBLE9BRC9GLGlDQUVFO0FBQUEsRUFFTixJQUFJLFdBQVcsVUFBVSxhQUFhLFdBQVcsUUFBUTtBQUFBLElBQ3ZELHVCQUNFLHlCQUFDLE9BQUQ7QUFBQSxNQUFLLFdBQVU7QUFBQSxNQUFrQyxnQkFBYyxNQUFNLFFBQVE7QUFBQSxNQUE3RSwwQkFDRSx5QkFBQyxxQkFBRDtBQUFBLFFBQXFCLE1BQU0sUUFBUTtBQUFBLFFBQWUsU0FBUyxNQUFNO0FBQUEsUUFBUztBQUFBLFNBQTFFLGlDQUF3RjtBQUFBLE9BRDFGLGlDQUVFO0FBQUEsRUFFTix1QkFDRSx5QkFBQyxPQUFEO0FBQUEsSUFBSyxXQUFXLGFBQWEsb0NBQW9DO0FBQUEsSUFBakUsMEJBQ0UseUJBQUMsS0FBRDtBQUFBLE1BQUcsV0FBVTtBQUFBLE1BQWtCLE1BQUs7QUFBQSxNQUFwQyxVQUdFO0FBQUEsd0JBRkEseUJBQUMsUUFBRDtBQUFBLFVBQU0sV0FBVTtBQUFBLFdBQWhCLGlDQUFpQztBQUFBLFFBQ2hDLGFBQWEsT0FBTyxRQUFRLGVBQWUsQ0FBQztBQUFBO0FBQUEsT0FGL0MsZ0NBR0U7QUFBQSxLQUpKLGlDQUtFO0FBQUE7QUFLTixTQUFTLG1CQUFtQjtBQUFBLEVBQzFCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxHQUtDO0FBQUEsRUFDRCxRQUFRLE1BQU0sY0FBYztBQUFBLEVBQzVCLE1BQU0sVUFBVSxLQUFLLElBQUksR0FBRyxLQUFLLE9BQU8sUUFBUSxRQUFRLFdBQVcsSUFBSSxDQUFDO0FBQUEsRUFDeEUsTUFBTSxXQUFXLFFBQVEsVUFBVTtBQUFBLEVBQ25DLE1BQU0sU0FBUyxFQUFFLFFBQVEsVUFBVSxTQUFTLHVCQUF1QixzQkFBc0IsRUFBRSxLQUFLLENBQUM7QUFBQSxFQUNqRyx1QkFDRSx5QkFBQyxLQUFEO0FBQUEsSUFBRyxXQUFVO0FBQUEsSUFBYixVQVFFO0FBQUEsc0JBUEEseUJBQUMsUUFBRDtBQUFBLFFBQU0sV0FBVTtBQUFBLFFBQWtCLE1BQUs7QUFBQSxRQUF2QyxVQUNHLFdBQVcsRUFBRSw2QkFBNkIsRUFBRSxLQUFLLENBQUMsSUFBSTtBQUFBLFNBRHpELGlDQUVFO0FBQUEsc0JBQ0YseUJBQUMsUUFBRDtBQUFBLFFBQU0sV0FBVTtBQUFBLFNBQWhCLGlDQUFpQztBQUFBLHNCQUNqQyx5QkFBQyxRQUFEO0FBQUEsUUFBTSxlQUFZO0FBQUEsUUFBbEIsVUFDRyxXQUFXLEVBQUUsd0JBQXdCLEVBQUUsTUFBTSxTQUFTLEdBQUcsVUFBVSxDQUFDLElBQUk7QUFBQSxTQUQzRSxpQ0FFRTtBQUFBO0FBQUEsS0FQSixnQ0FRRTtBQUFBO0FBSU4sU0FBUyxZQUFZLENBQUMsT0FBYyxNQUFjLEdBQWtEO0FBQUEsRUFDbEcsUUFBUSxlQUFlO0FBQUEsRUFDdkIsSUFBSSxXQUFXLFVBQVUsZ0JBQWdCLE1BQU0sWUFBWSxVQUFVO0FBQUEsSUFDbkUsT0FBTyxFQUFFLDJCQUEyQjtBQUFBLEVBQ3RDLElBQUksV0FBVyxVQUFVO0FBQUEsSUFDdkIsT0FBTyxFQUFFLFdBQVcsUUFBUSxXQUFXLDBCQUEwQixnQkFBZ0I7QUFBQSxFQUNuRixPQUFPLFdBQVcsVUFBVSxrQkFBa0IsRUFBRSxzQkFBc0IsSUFBSSxFQUFFLHFCQUFxQixFQUFFLEtBQUssQ0FBQztBQUFBO0FBRzNHLFNBQVMsWUFBWSxDQUFDLE9BS25CO0FBQUEsRUFDRCxRQUFRLE1BQU0sY0FBYztBQUFBLEVBQzVCLFFBQVEsU0FBUyxPQUFPLFFBQVE7QUFBQSxFQUNoQyxNQUFNLGFBQWEsWUFBWSxJQUFJLElBQUk7QUFBQSxFQUN2QyxNQUFNLFNBQVMsVUFBVSxHQUFHO0FBQUEsRUFDNUIsTUFBTSxVQUFVLHFCQUFNO0FBQUEsRUFDdEIsTUFBTSxlQUFlLFFBQVEsY0FBYyxRQUFRLGtCQUFrQixRQUFRLE1BQU0sY0FBYztBQUFBLEVBQ2pHLHVCQUNFLHlCQUFDLFdBQUQ7QUFBQSxJQUFTLFdBQVU7QUFBQSxJQUFhLG1CQUFpQjtBQUFBLElBQWpELFVBcUJFO0FBQUEsc0JBcEJBLHlCQUFDLE1BQUQ7QUFBQSxRQUFJLElBQUk7QUFBQSxRQUFTLFdBQVcsYUFBYSxZQUFZO0FBQUEsUUFBckQsVUFHRTtBQUFBLDBCQUZBLHlCQUFDLE1BQUQ7QUFBQSxZQUFNLE1BQU0sYUFBYSxVQUFVO0FBQUEsYUFBbkMsaUNBQThDO0FBQUEsVUFDN0MsRUFBRSxTQUFTLEdBQUcsQ0FBQztBQUFBO0FBQUEsU0FGbEIsZ0NBR0U7QUFBQSxzQkFDRix5QkFBQyxLQUFEO0FBQUEsUUFBRyxNQUFLO0FBQUEsUUFBUixVQUFpQixRQUFRLEtBQUssQ0FBQztBQUFBLFNBQS9CLGlDQUFtQztBQUFBLE1BQ2xDLElBQUksMEJBQVUseUJBQUMsS0FBRDtBQUFBLFFBQUcsV0FBVTtBQUFBLFFBQWIsVUFBa0MsSUFBSTtBQUFBLFNBQXRDLGlDQUErQztBQUFBLE1BQzdELDBCQUFVLHlCQUFDLEtBQUQ7QUFBQSxrQkFBSSxFQUFFLE1BQU07QUFBQSxTQUFaLGlDQUFnQjtBQUFBLHNCQUMzQix5QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQVlFO0FBQUEsMEJBWEEseUJBQUMsWUFBRDtBQUFBLFlBQVksTUFBTSxJQUFJLFNBQVMsbUJBQW1CLGNBQWM7QUFBQSxZQUFXLE1BQU0sUUFBUTtBQUFBLFlBQXpGLFVBQ0csRUFBRSxrQkFBa0I7QUFBQSxhQUR2QixpQ0FFRTtBQUFBLFVBQ0QsZ0JBQWdCLElBQUksU0FBUywwQkFDNUIseUJBQUMsWUFBRDtBQUFBLFlBQVksTUFBSztBQUFBLFlBQVksTUFBTSxZQUFZLFFBQVEsaUJBQWlCLElBQUksTUFBTSxhQUFhLEVBQUU7QUFBQSxZQUFqRyxVQUNHLEVBQUUsc0JBQXNCO0FBQUEsYUFEM0IsaUNBRUU7QUFBQSxVQUVILGFBQWEsT0FBTyxRQUFRLEdBQUcsTUFBTSxxQkFDcEMseUJBQUMsaUJBQUQ7QUFBQSxZQUFpQixhQUFhLElBQUksU0FBUztBQUFBLFlBQWtCLFNBQVMsTUFBTTtBQUFBLGFBQTVFLGlDQUF5RjtBQUFBO0FBQUEsU0FWN0YsZ0NBWUU7QUFBQTtBQUFBLEtBcEJKLGdDQXFCRTtBQUFBO0FBSU4sU0FBUyxlQUFlLEdBQUcsYUFBYSxhQUFhLFdBQXNEO0FBQUEsRUFDekcsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1Qix1QkFDRSx5QkFBQyxRQUFEO0FBQUEsSUFDRSxNQUFNLGNBQWMsWUFBWTtBQUFBLElBQ2hDLE1BQU0sY0FBYyxRQUFRO0FBQUEsSUFDNUI7QUFBQSxJQUhGLFVBS0csRUFBRSxjQUFjLGlCQUFpQixrQkFBa0I7QUFBQSxLQUx0RCxpQ0FNRTtBQUFBO0FBS04sSUFBTSxtQkFBbUI7QUFFekIsU0FBUyxRQUFRLEdBQUcsUUFBNEI7QUFBQSxFQUM5QyxJQUFJLFNBQVM7QUFBQSxJQUFrQixPQUFPO0FBQUEsRUFDdEMsT0FBTyxZQUFZLElBQUksSUFBSSxzQkFBc0I7QUFBQTtBQUk1QyxTQUFTLE9BQU8sQ0FBQyxLQUFnQixHQUFrRDtBQUFBLEVBQ3hGLElBQUksSUFBSTtBQUFBLElBQU0sT0FBTyxJQUFJO0FBQUEsRUFDekIsSUFBSSxJQUFJLFdBQVc7QUFBQSxJQUNqQixNQUFNLFlBQW9CLEVBQUUsb0JBQW9CLElBQUksV0FBc0I7QUFBQSxJQUMxRSxJQUFJLGNBQWMsTUFBTSxDQUFDLFVBQVUsU0FBUyxZQUFZO0FBQUEsTUFBRyxPQUFPO0FBQUEsRUFDcEU7QUFBQSxFQUNBLE1BQU0sTUFBTSxjQUFjLElBQUk7QUFBQSxFQUM5QixNQUFNLE9BQWUsRUFBRSxHQUFjO0FBQUEsRUFDckMsTUFBTSxVQUFVLFNBQVMsTUFBTSxDQUFDLEtBQUssU0FBUyxNQUFNO0FBQUEsRUFDcEQsT0FBTyxVQUFVLE9BQU8sRUFBRSxvQkFBb0I7QUFBQTs7O0FHckpoRDs7QUFRTyxTQUFTLE9BQU87QUFBQSxFQUNyQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsR0FLQztBQUFBLEVBQ0QsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixPQUFPLE9BQU8sWUFBWSx3QkFBUyxVQUFTLEdBQUc7QUFBQSxFQUMvQyx5QkFBVSxNQUFNLFNBQVMsVUFBUyxHQUFHLEdBQUcsQ0FBQyxVQUFTLEdBQUcsQ0FBQztBQUFBLEVBQ3RELE1BQU0sS0FBSyxDQUFDLE9BQW1CLE1BQU0sV0FBVyxJQUFJLEVBQUU7QUFBQSxFQUN0RCx1QkFDRSx5QkFBQyxRQUFEO0FBQUEsSUFDRSxXQUFVO0FBQUEsSUFDVixjQUFZLEVBQUUsYUFBYTtBQUFBLElBQzNCLGFBQVcsVUFBUztBQUFBLElBQ3BCLFVBQVUsQ0FBQyxVQUFVO0FBQUEsTUFDbkIsTUFBTSxlQUFlO0FBQUEsTUFDckIsSUFBSSxVQUFVO0FBQUEsUUFBSSxXQUFXLFdBQVcsS0FBSztBQUFBO0FBQUEsSUFOakQsVUFzQ0U7QUFBQSxzQkE3QkEseUJBQUMsWUFBRDtBQUFBLFFBQ0UsT0FBTyxFQUFFLGNBQWM7QUFBQSxRQUN2QixNQUFLO0FBQUEsUUFDTCxVQUFVLENBQUMsY0FBYyxDQUFDLFVBQVM7QUFBQSxRQUNuQyxTQUFTLEdBQUcsTUFBTTtBQUFBLFNBSnBCLGlDQUtBO0FBQUEsc0JBQ0EseUJBQUMsWUFBRDtBQUFBLFFBQ0UsT0FBTyxFQUFFLGlCQUFpQjtBQUFBLFFBQzFCLE1BQUs7QUFBQSxRQUNMLFVBQVUsQ0FBQyxjQUFjLENBQUMsVUFBUztBQUFBLFFBQ25DLFNBQVMsR0FBRyxTQUFTO0FBQUEsU0FKdkIsaUNBS0E7QUFBQSxzQkFDQSx5QkFBQyxZQUFEO0FBQUEsUUFBWSxPQUFPLEVBQUUsZ0JBQWdCO0FBQUEsUUFBRyxNQUFLO0FBQUEsUUFBVSxVQUFVLENBQUM7QUFBQSxRQUFZLFNBQVMsR0FBRyxRQUFRO0FBQUEsU0FBbEcsaUNBQXFHO0FBQUEsc0JBQ3JHLHlCQUFDLFlBQUQ7QUFBQSxRQUFZLE9BQU8sRUFBRSxlQUFlO0FBQUEsUUFBRyxNQUFLO0FBQUEsUUFBTyxVQUFVLENBQUM7QUFBQSxRQUFZLFNBQVMsR0FBRyxPQUFPO0FBQUEsU0FBN0YsaUNBQWdHO0FBQUEsc0JBQ2hHLHlCQUFDLFNBQUQ7QUFBQSxRQUNFLFdBQVU7QUFBQSxRQUNWLE1BQUs7QUFBQSxRQUNMLFdBQVU7QUFBQSxRQUNWLGNBQVksRUFBRSxpQkFBaUI7QUFBQSxRQUMvQixjQUFhO0FBQUEsUUFDYixZQUFZO0FBQUEsUUFDWixVQUFVLENBQUM7QUFBQSxRQUNYLE9BQU87QUFBQSxRQUNQLFVBQVUsQ0FBQyxVQUFVLFNBQVMsTUFBTSxPQUFPLEtBQUs7QUFBQSxRQUNoRCxRQUFRLE1BQU0sU0FBUyxVQUFTLEdBQUc7QUFBQSxTQVZyQyxpQ0FXQTtBQUFBLHNCQUNBLHlCQUFDLFFBQUQ7QUFBQSxRQUFNLFdBQVU7QUFBQSxRQUFrQixNQUFLO0FBQUEsUUFBdkMsVUFDRyxVQUFTLFlBQVksRUFBRSxpQkFBaUIsSUFBSTtBQUFBLFNBRC9DLGlDQUVFO0FBQUE7QUFBQSxLQXJDSixnQ0FzQ0U7QUFBQTs7O0FDNUROOzs7QUNBQTs7QUFLTyxTQUFTLFVBQVUsR0FBRyxRQUFRLFlBQWdFO0FBQUEsRUFDbkcsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixPQUFPLFFBQVEsYUFBYSx3QkFBUyxFQUFFO0FBQUEsRUFDdkMsdUJBQ0UseUJBQUMsUUFBRDtBQUFBLElBQ0UsV0FBVTtBQUFBLElBQ1YsVUFBVSxDQUFDLFVBQVU7QUFBQSxNQUNuQixNQUFNLGVBQWU7QUFBQSxNQUNyQixJQUFJLE9BQU8sS0FBSztBQUFBLFFBQUcsU0FBUyxPQUFPLEtBQUssQ0FBQztBQUFBO0FBQUEsSUFKN0MsVUFxQkU7QUFBQSxzQkFkQSx5QkFBQyxTQUFEO0FBQUEsUUFDRSxXQUFVO0FBQUEsUUFDVixjQUFZLEVBQUUsZUFBZTtBQUFBLFFBQzdCLGFBQWEsRUFBRSxlQUFlO0FBQUEsUUFDOUIsV0FBVztBQUFBLFFBQ1gsT0FBTztBQUFBLFFBQ1AsVUFBUTtBQUFBLFFBRVIsV0FBUztBQUFBLFFBQ1QsVUFBVSxDQUFDLFVBQVUsVUFBVSxNQUFNLE9BQU8sS0FBSztBQUFBLFNBVG5ELGlDQVVBO0FBQUEsc0JBQ0EseUJBQUMsUUFBRDtBQUFBLFFBQVEsTUFBSztBQUFBLFFBQVMsTUFBSztBQUFBLFFBQTNCLFVBQ0c7QUFBQSxTQURILGlDQUVFO0FBQUE7QUFBQSxLQXBCSixnQ0FxQkU7QUFBQTs7OztBRFBDLFNBQVMsYUFBYSxDQUFDLE9BQTJCO0FBQUEsRUFDdkQsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixRQUFRLE9BQU8sYUFBYTtBQUFBLEVBQzVCLE1BQU0sU0FBUyxlQUFlLE1BQU0sWUFBWTtBQUFBLEVBQ2hELE1BQU0sS0FBSyxNQUFNLGFBQWEsS0FBSyxHQUFHLGFBQWEsV0FBVyxRQUFRO0FBQUEsRUFDdEUsTUFBTSxTQUFTLE9BQU8sYUFBYSxHQUFHLFVBQVUsVUFBVSxNQUFNLFVBQVU7QUFBQSxFQUMxRSx1QkFDRSx5QkFBQyxhQUFEO0FBQUEsSUFBYSxPQUFPLEVBQUUsZUFBZTtBQUFBLElBQUcsTUFBSztBQUFBLElBQVEsT0FBTyxHQUFHLE9BQU87QUFBQSxJQUFVLFNBQVMsTUFBTTtBQUFBLElBQS9GLFVBY0U7QUFBQSxzQkFiQSx5QkFBQyxNQUFEO0FBQUEsUUFBSSxXQUFVO0FBQUEsUUFBZCxVQUNHLE9BQU8sSUFBSSxDQUFDLDJCQUNYLHlCQUFDLFdBQUQ7QUFBQSxVQUErQjtBQUFBLGFBQW9CO0FBQUEsV0FBbkMsT0FBTyxRQUF2QixzQkFBMEQsQ0FDM0Q7QUFBQSxTQUhILGlDQUlFO0FBQUEsTUFDRCwwQkFDQyx5QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZiwwQkFDRSx5QkFBQyxRQUFEO0FBQUEsVUFBUSxNQUFLO0FBQUEsVUFBTyxTQUFTLE1BQU0sTUFBTSxNQUFNLENBQUMsR0FBRyxJQUFJO0FBQUEsVUFBdkQsVUFDRyxFQUFFLEdBQUcsT0FBTyx1QkFBdUIsbUJBQW1CO0FBQUEsV0FEekQsaUNBRUU7QUFBQSxTQUhKLGlDQUlFO0FBQUEsTUFFSCxJQUFJLGNBQWMsTUFBTSx5QkFBUyx5QkFBQyxXQUFEO0FBQUEsV0FBZTtBQUFBLFFBQU8sT0FBTyxNQUFNO0FBQUEsU0FBbkMsaUNBQTBDO0FBQUE7QUFBQSxLQWI5RSxnQ0FjRTtBQUFBO0FBSU4sU0FBUyxTQUFTLEdBQUcsV0FBVyxTQUF1RDtBQUFBLEVBQ3JGLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsUUFBUSxPQUFPLE9BQU8sU0FBUyxhQUFhO0FBQUEsRUFDNUMsT0FBTyxZQUFZLGVBQWUsd0JBQVMsS0FBSztBQUFBLEVBQ2hELE1BQU0sU0FBUyxPQUFPLFdBQVc7QUFBQSxFQUNqQyxNQUFNLGFBQWEsT0FBTyxXQUFXLE1BQU07QUFBQSxFQUMzQyxNQUFNLFFBQVE7QUFBQSxJQUNaLFVBQVUsRUFBRSxZQUFZO0FBQUEsSUFDeEIsY0FBYyxFQUFFLGNBQWM7QUFBQSxJQUM5QixPQUFPLFdBQVcsRUFBRSxjQUFjO0FBQUEsSUFDbEMsT0FBTyxjQUFjLEVBQUUsbUJBQW1CO0FBQUEsRUFDNUMsRUFBRSxPQUFPLE9BQU87QUFBQSxFQUNoQixNQUFNLFlBQVksV0FBVyxDQUFDLGNBQWMsVUFBVTtBQUFBLEVBQ3RELE1BQU0sV0FBVyxDQUFDLFVBQXVCLEtBQUssTUFBTSxRQUFRLE1BQU0sTUFBTyxTQUFTLFFBQVEsS0FBSyxDQUFDO0FBQUEsRUFDaEcsdUJBQ0UseUJBQUMsTUFBRDtBQUFBLElBQUksV0FBVTtBQUFBLElBQWQsVUErQ0U7QUFBQSxzQkE5Q0EseUJBQUMsUUFBRDtBQUFBLFFBQU0sV0FBVyxTQUFTLHFCQUFxQjtBQUFBLFFBQVUsZUFBWTtBQUFBLFFBQXJFLFVBQ0csV0FBVyxPQUFPLElBQUk7QUFBQSxTQUR6QixpQ0FFRTtBQUFBLHNCQUNGLHlCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBT0U7QUFBQSwwQkFOQSx5QkFBQyxPQUFEO0FBQUEsc0JBRUU7QUFBQSxjQURDLE9BQU87QUFBQSxjQURWO0FBQUEsY0FDaUIsTUFBTSxTQUFTLHFCQUFLLHlCQUFDLFFBQUQ7QUFBQSxnQkFBTSxXQUFVO0FBQUEsZ0JBQWhCLFVBQXlCLE1BQU0sS0FBSyxJQUFJO0FBQUEsaUJBQXhDLGlDQUE0QztBQUFBO0FBQUEsYUFEakYsZ0NBRUU7QUFBQSwwQkFDRix5QkFBQyxPQUFEO0FBQUEsWUFBSyxXQUFVO0FBQUEsWUFBZixVQUNHLEVBQUUsT0FBTyxPQUFPLGdCQUFnQixPQUFPLFVBQVUsWUFBWSxvQkFBb0IsZ0JBQWdCO0FBQUEsYUFEcEcsaUNBRUU7QUFBQTtBQUFBLFNBTkosZ0NBT0U7QUFBQSxNQUNELGFBQWEsT0FBTyxVQUFVLFVBQVUsQ0FBQyxPQUFPLDhCQUMvQyx5QkFBQyxhQUFEO0FBQUEsUUFBYSxNQUFNLE9BQU8sT0FBTyxZQUFZO0FBQUEsUUFBYSxTQUFTLE1BQU0sU0FBUyxTQUFTO0FBQUEsUUFBM0YsVUFDRyxFQUFFLG9CQUFvQjtBQUFBLFNBRHpCLGlDQUVFO0FBQUEsTUFFSCxhQUFhLE9BQU8sVUFBVSw2QkFDN0IseUJBQUMsYUFBRDtBQUFBLFFBQWEsTUFBSztBQUFBLFFBQVksU0FBUyxNQUFNLFNBQVMsTUFBTTtBQUFBLFFBQTVELFVBQ0csRUFBRSxvQkFBb0I7QUFBQSxTQUR6QixpQ0FFRTtBQUFBLE1BRUgsQ0FBQyxVQUFVLE1BQU0sVUFBVSxJQUFJLE9BQU8sRUFBRSxxQkFDdkMseUJBQUMsWUFBRDtBQUFBLFFBQ0UsT0FBTyxFQUFFLGlCQUFpQixFQUFFLE1BQU0sT0FBTyxLQUFLLENBQUM7QUFBQSxRQUMvQyxNQUFLO0FBQUEsUUFDTCxnQkFBYyxNQUFNLG1CQUFtQixPQUFPO0FBQUEsUUFDOUMsU0FBUyxNQUFNLE1BQU0sU0FBUyxNQUFNLG1CQUFtQixPQUFPLEtBQUssT0FBTyxPQUFPLEVBQUU7QUFBQSxTQUpyRixpQ0FLQTtBQUFBLE1BRUQsYUFBYSxDQUFDLE9BQU8sOEJBQ3BCLHlCQUFDLFlBQUQ7QUFBQSxRQUNFLE9BQU8sRUFBRSxpQkFBaUIsRUFBRSxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQUEsUUFDL0MsTUFBSztBQUFBLFFBQ0wsaUJBQWU7QUFBQSxRQUNmLFNBQVMsTUFBTSxZQUFZLENBQUMsVUFBVTtBQUFBLFNBSnhDLGlDQUtBO0FBQUEsTUFFRCw4QkFDQyx5QkFBQyxZQUFEO0FBQUEsUUFDRSxRQUFRLEVBQUUscUJBQXFCO0FBQUEsUUFDL0IsVUFBVSxDQUFDLFdBQVc7QUFBQSxVQUNwQixZQUFZLEtBQUs7QUFBQSxVQUNaLE1BQU0sUUFBUSxNQUFNLE1BQU8sT0FBTyxRQUFRLE1BQU0sQ0FBQztBQUFBO0FBQUEsU0FKMUQsaUNBTUE7QUFBQTtBQUFBLEtBN0NKLGdDQStDRTtBQUFBO0FBS04sU0FBUyxTQUFTLEdBQUcsT0FBTyxPQUFPLFdBQXdEO0FBQUEsRUFDekYsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixPQUFPLFFBQVEsVUFBVSx3QkFBNEMsSUFBSTtBQUFBLEVBQ3pFLE1BQU0sV0FBVyxNQUFNLFlBQVksVUFBVTtBQUFBLEVBQzdDLE1BQU0sU0FBUyxXQUFXLFdBQVc7QUFBQSxFQUNyQyx1QkFDRSx5QkFBQyxPQUFEO0FBQUEsSUFBSyxXQUFVO0FBQUEsSUFBZixVQXlCRTtBQUFBLHNCQXhCQSx5QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQVdFO0FBQUEsMEJBVkEseUJBQUMsUUFBRDtBQUFBLFlBQ0UsTUFBTSxXQUFXLFNBQVM7QUFBQSxZQUMxQixpQkFBZSxXQUFXO0FBQUEsWUFDMUIsU0FBUyxNQUFNLE9BQU8sTUFBTTtBQUFBLFlBSDlCLFVBS0csRUFBRSxXQUFXLHVCQUF1QixtQkFBbUI7QUFBQSxhQUwxRCxpQ0FNRTtBQUFBLDBCQUNGLHlCQUFDLFFBQUQ7QUFBQSxZQUFRLE1BQUs7QUFBQSxZQUFTLE1BQUs7QUFBQSxZQUFPLGlCQUFlLFdBQVc7QUFBQSxZQUFPLFNBQVMsTUFBTSxPQUFPLEtBQUs7QUFBQSxZQUE5RixVQUNHLEVBQUUsbUJBQW1CO0FBQUEsYUFEeEIsaUNBRUU7QUFBQTtBQUFBLFNBVkosZ0NBV0U7QUFBQSxNQUNELDBCQUNDLHlCQUFDLFlBQUQ7QUFBQSxRQUVFLFFBQVEsRUFDTixXQUFXLFFBQVEsc0JBQXNCLFdBQVcsdUJBQXVCLG1CQUM3RTtBQUFBLFFBQ0EsVUFBVSxDQUFDLFdBQVc7QUFBQSxVQUNwQixPQUFPLElBQUk7QUFBQSxVQUNOLFFBQVEsTUFBTSxNQUFNLFVBQVUsUUFBUSxNQUFNLENBQUM7QUFBQTtBQUFBLFNBTi9DLFFBRFAsc0JBU0E7QUFBQTtBQUFBLEtBdkJKLGdDQXlCRTtBQUFBO0FBSU4sU0FBUyxXQUFXLENBQUMsUUFBaUY7QUFBQSxFQUNwRyx1QkFDRSx5QkFBQyxRQUFEO0FBQUEsSUFBTSxXQUFVO0FBQUEsSUFBaEIsMEJBQ0UseUJBQUMsUUFBRDtBQUFBLE1BQVEsTUFBTSxPQUFPO0FBQUEsTUFBTSxTQUFTLE9BQU87QUFBQSxNQUEzQyxVQUNHLE9BQU87QUFBQSxPQURWLGlDQUVFO0FBQUEsS0FISixpQ0FJRTtBQUFBOzs7QUV4SEMsSUFBTSxRQUFRO0FBQUEsRUFDbkIsS0FBSztBQUFBLEVBQ0wsU0FBUztBQUFBLEVBQ1QsT0FBTztBQUFBLEVBQ1AsV0FBVztBQUFBLEVBQ1gsUUFBUTtBQUFBLEVBQ1IsZUFBZTtBQUFBLEVBQ2YsaUJBQWlCO0FBQUEsRUFDakIsS0FBSztBQUFBLEVBQ0wsTUFBTTtBQUFBLEVBQ04sS0FBSztBQUFBLEVBQ0wsUUFBUTtBQUFBLEVBQ1IsU0FBUztBQUFBLEVBQ1QsV0FBVztBQUFBLEVBQ1gsVUFBVTtBQUFBLEVBQ1YsZUFBZTtBQUNqQjtBQUdPLElBQU0sb0JBQW9CLENBQUMsYUFBYSxTQUFTLFFBQVEsZUFBZSxNQUFNO0FBd0JyRixJQUFNLHNCQUF3RCxJQUFJLElBQTBCO0FBQUEsRUFDMUY7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixDQUFDO0FBU00sSUFBTSx5QkFBeUIsSUFBSTtBQVkxQyxJQUFNLFVBQVUsSUFBSTtBQUNwQixJQUFNLFVBQVUsSUFBSSxZQUFZLFNBQVMsRUFBRSxPQUFPLEtBQUssQ0FBQztBQUVqRCxTQUFTLGlCQUFpQixDQUFDLE9BQTZDO0FBQUEsRUFDN0UsUUFBUSxNQUFNO0FBQUEsSUFDWixLQUFLO0FBQUEsTUFDSCxPQUFPLEtBQUssTUFBTSxLQUFLLENBQUMsR0FBRyxNQUFNLE9BQU8sSUFBSSxDQUFDLEdBQUcsSUFBSSxNQUFNLE1BQU0sQ0FBQyxHQUFHLFFBQVEsT0FBTyxNQUFNLElBQUksQ0FBQztBQUFBLElBQ2hHLEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLFNBQVMsQ0FBQyxJQUFJLE1BQU0sQ0FBQyxHQUFHLElBQUksTUFBTSxDQUFDLEdBQUcsR0FBRyxNQUFNLE9BQU8sQ0FBQyxDQUFDO0FBQUEsSUFDNUUsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE1BQU0sT0FBTyxDQUFDLElBQUksTUFBTSxDQUFDLEdBQUcsSUFBSSxNQUFNLENBQUMsR0FBRyxHQUFHLE1BQU0sRUFBRSxHQUFHLEdBQUcsTUFBTSxFQUFFLENBQUMsQ0FBQztBQUFBLElBQ25GLEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLFdBQVcsQ0FBQyxHQUFHLFFBQVEsT0FBTyxNQUFNLElBQUksQ0FBQztBQUFBLElBQzdELEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLFFBQVEsQ0FBQyxJQUFJLE1BQU0sS0FBSyxHQUFHLElBQUksTUFBTSxNQUFNLENBQUMsQ0FBQztBQUFBLElBQ2pFLEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLGVBQWUsQ0FBQyxHQUFHLE1BQU0sS0FBSztBQUFBLElBQ2xELEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLGlCQUFpQixDQUFDLElBQUksTUFBTSxJQUFJLEdBQUcsSUFBSSxNQUFNLElBQUksQ0FBQyxDQUFDO0FBQUEsSUFDdkUsS0FBSztBQUFBLE1BQ0gsT0FBTyxLQUFLLE1BQU0sS0FBSyxDQUFDLElBQUksTUFBTSxHQUFHLENBQUMsQ0FBQztBQUFBLElBQ3pDLEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLE1BQU0sQ0FBQyxJQUFJLE1BQU0sS0FBSyxDQUFDLENBQUM7QUFBQSxJQUM1QyxLQUFLO0FBQUEsTUFDSCxPQUFPLEtBQUssTUFBTSxLQUFLLENBQUMsR0FBRyxNQUFNLFdBQVcsSUFBSSxDQUFDLENBQUMsQ0FBQztBQUFBLElBQ3JELEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLFFBQVEsQ0FBQyxHQUFHLFFBQVEsT0FBTyxNQUFNLElBQUksQ0FBQztBQUFBLElBQzFELEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLFNBQVMsQ0FBQyxHQUFHLGtCQUFrQixRQUFRLE1BQU0sT0FBTyxDQUFDLENBQUMsQ0FBQztBQUFBLElBQzNFLEtBQUs7QUFBQSxNQUNILE9BQU8sS0FBSyxNQUFNLFdBQVcsQ0FBQyxJQUFJLE1BQU0sQ0FBQyxHQUFHLElBQUksTUFBTSxDQUFDLEdBQUcsSUFBSSxNQUFNLENBQUMsR0FBRyxJQUFJLE1BQU0sQ0FBQyxDQUFDLENBQUM7QUFBQSxJQUN2RixLQUFLO0FBQUEsTUFDSCxPQUFPLEtBQUssTUFBTSxlQUFlLENBQUMsR0FBRyxRQUFRLE9BQU8sTUFBTSxTQUFTLENBQUM7QUFBQSxJQUN0RSxLQUFLO0FBQUEsTUFDSCxPQUFPLEtBQUssTUFBTSxVQUFVLENBQUMsR0FBRyxZQUFZLFFBQVEsTUFBTSxFQUFFLENBQUMsQ0FBQyxHQUFHLFFBQVEsT0FBTyxNQUFNLE9BQU8sQ0FBQztBQUFBO0FBQUE7QUErSHBHLElBQU0sS0FBSyxDQUFDLFVBQStCLENBQUMsR0FBRyxLQUFLO0FBQ3BELElBQU0sTUFBTSxDQUFDLFVBQStCLENBQUMsR0FBRyxLQUFLO0FBQ3JELElBQU0sTUFBTSxDQUFDLFVBQStCLENBQUMsR0FBRyxLQUFLO0FBRXJELFNBQVMsSUFBSSxDQUFDLE1BQWMsUUFBK0IsTUFBNEM7QUFBQSxFQUNyRyxNQUFNLE9BQU8sT0FBTyxPQUFPLENBQUMsTUFBTSxXQUFXLE1BQU0sT0FBTyxDQUFDO0FBQUEsRUFDM0QsTUFBTSxRQUFRLElBQUksV0FBVyxRQUFRLE1BQU0sVUFBVSxFQUFFO0FBQUEsRUFDdkQsTUFBTSxPQUFPLElBQUksU0FBUyxNQUFNLE1BQU07QUFBQSxFQUN0QyxNQUFNLEtBQUs7QUFBQSxFQUNYLElBQUksU0FBUztBQUFBLEVBQ2IsWUFBWSxPQUFPLFVBQVUsUUFBUTtBQUFBLElBQ25DLElBQUksVUFBVTtBQUFBLE1BQUcsS0FBSyxTQUFTLFFBQVEsS0FBSztBQUFBLElBQzVDLEtBQUssSUFBSSxVQUFVO0FBQUEsTUFBRyxLQUFLLFVBQVUsUUFBUSxPQUFPLElBQUk7QUFBQSxJQUN4RDtBQUFBLE1BQUssS0FBSyxVQUFVLFFBQVEsT0FBTyxJQUFJO0FBQUEsSUFDdkMsVUFBVTtBQUFBLEVBQ1o7QUFBQSxFQUNBLElBQUk7QUFBQSxJQUFNLE1BQU0sSUFBSSxNQUFNLE1BQU07QUFBQSxFQUNoQyxPQUFPO0FBQUE7Ozs7QUMzUkYsU0FBUyxJQUFJLENBQUMsTUFRbEI7QUFBQSxFQUNELHVCQUNFLHlCQUFDLFdBQUQ7QUFBQSxJQUFTLFdBQVU7QUFBQSxJQUFPLGFBQVU7QUFBQSxJQUFHLFVBQVUsQ0FBQyxVQUFVLE1BQU0sY0FBYyxRQUFRLEtBQUssU0FBUztBQUFBLElBQXRHLFVBVUU7QUFBQSxzQkFUQSx5QkFBQyxXQUFEO0FBQUEsUUFBUyxXQUFVO0FBQUEsUUFBYyxPQUFPLEtBQUs7QUFBQSxRQUE3QyxVQUlFO0FBQUEsMEJBSEEseUJBQUMsTUFBRDtBQUFBLFlBQU0sTUFBTSxLQUFLO0FBQUEsYUFBakIsaUNBQXVCO0FBQUEsMEJBQ3ZCLHlCQUFDLFFBQUQ7QUFBQSxZQUFNLFdBQVU7QUFBQSxZQUFoQixVQUFtQyxLQUFLO0FBQUEsYUFBeEMsaUNBQWdEO0FBQUEsVUFDL0MsS0FBSyx5QkFBUyx5QkFBQyxRQUFEO0FBQUEsWUFBTSxXQUFVO0FBQUEsWUFBaEIsVUFBOEIsS0FBSztBQUFBLGFBQW5DLGlDQUEyQztBQUFBO0FBQUEsU0FINUQsZ0NBSUU7QUFBQSxzQkFDRix5QkFBQyxPQUFEO0FBQUEsUUFBSyxXQUFVO0FBQUEsUUFBZixVQUdFO0FBQUEsMEJBRkEseUJBQUMsTUFBRDtBQUFBLFlBQUksV0FBVTtBQUFBLFlBQWQsVUFBNEIsS0FBSztBQUFBLGFBQWpDLGlDQUF5QztBQUFBLFVBQ3hDLEtBQUs7QUFBQTtBQUFBLFNBRlIsZ0NBR0U7QUFBQTtBQUFBLEtBVEosZ0NBVUU7QUFBQTtBQUtDLFNBQVMsU0FBUyxDQUFDLFNBQXdCO0FBQUEsRUFDaEQsUUFBUSxRQUFRLFNBQVMsR0FBRyxnQkFBZ0IsTUFBTTtBQUFBOzs7O0FDbEI3QyxTQUFTLFFBQVEsQ0FBQyxNQUt0QjtBQUFBLEVBQ0QsUUFBUSxHQUFHLFNBQVMsY0FBYztBQUFBLEVBQ2xDLHVCQUNFLHlCQUFDLE1BQUQ7QUFBQSxJQUFNLE9BQU8sRUFBRSxhQUFhO0FBQUEsSUFBRyxNQUFLO0FBQUEsSUFBcEMsVUF3QkU7QUFBQSxzQkF2QkEseUJBQUMsTUFBRDtBQUFBLFFBQUksV0FBVTtBQUFBLFFBQWQsVUFDRyxpQkFBaUIsSUFBSSxDQUFDLGdDQUNyQix5QkFBQyxNQUFEO0FBQUEsVUFBMkIsV0FBVTtBQUFBLFVBQXJDLFVBaUJFO0FBQUEsNEJBaEJBLHlCQUFDLFVBQUQ7QUFBQSxjQUNFLE1BQUs7QUFBQSxjQUNMLFdBQVU7QUFBQSxjQUNWLFNBQVMsQ0FBQyxVQUFVO0FBQUEsZ0JBQ2xCLFVBQVUsTUFBTSxhQUFhO0FBQUEsZ0JBQzdCLEtBQUssY0FBYyxZQUFZLE9BQU87QUFBQTtBQUFBLGNBTDFDLDBCQVFFLHlCQUFDLE9BQUQ7QUFBQSwwQkFBTSxnQkFBZ0IsYUFBYSxJQUFJO0FBQUEsaUJBQXZDLGlDQUEyQztBQUFBLGVBUjdDLGlDQVNFO0FBQUEsNEJBQ0YseUJBQUMsWUFBRDtBQUFBLGNBQ0UsT0FBTyxFQUFFLGNBQWMsRUFBRSxNQUFNLGdCQUFnQixhQUFhLElBQUksRUFBRSxDQUFDO0FBQUEsY0FDbkUsTUFBSztBQUFBLGNBQ0wsZ0JBQWMsS0FBSyxPQUFPLFNBQVMsWUFBWSxJQUFJO0FBQUEsY0FDbkQsU0FBUyxNQUFNLEtBQUssTUFBTSxZQUFZLElBQUk7QUFBQSxlQUo1QyxpQ0FLQTtBQUFBO0FBQUEsV0FoQk8sWUFBWSxNQUFyQixxQkFpQkUsQ0FDSDtBQUFBLFNBcEJILGlDQXFCRTtBQUFBLHNCQUNGLHlCQUFDLEtBQUQ7QUFBQSxRQUFHLFdBQVU7QUFBQSxRQUFiLFVBQTBCLEVBQUUsZUFBZTtBQUFBLFNBQTNDLGlDQUErQztBQUFBO0FBQUEsS0F2QmpELGdDQXdCRTtBQUFBO0FBSUMsU0FBUyxRQUFRLENBQUMsTUFPdEI7QUFBQSxFQUNELFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsUUFBUSxTQUFTO0FBQUEsRUFDakIsTUFBTSxVQUFrQixDQUFDLE9BQU8sR0FBRyxVQUFVO0FBQUEsRUFDN0MsTUFBTSxTQUFTLENBQUMsV0FBa0IsV0FBVyxRQUFRLEVBQUUsWUFBWSxJQUFJLEdBQUcsS0FBSyxNQUFNLFNBQVMsR0FBRztBQUFBLEVBQ2pHLHVCQUNFLHlCQUFDLE1BQUQ7QUFBQSxJQUFNLE9BQU8sRUFBRSxhQUFhO0FBQUEsSUFBRyxNQUFLO0FBQUEsSUFBTyxPQUFPLFNBQVMsUUFBUSxFQUFFLGlCQUFpQixJQUFJLE9BQU8sSUFBSTtBQUFBLElBQXJHLFVBa0NFO0FBQUEsc0JBakNBLHlCQUFDLE1BQUQ7QUFBQSxRQUFJLFdBQVU7QUFBQSxRQUFkLFVBQ0csUUFBUSxJQUFJLENBQUMsMkJBQ1oseUJBQUMsTUFBRDtBQUFBLG9DQUNFLHlCQUFDLFVBQUQ7QUFBQSxZQUNFLE1BQUs7QUFBQSxZQUNMLFdBQVU7QUFBQSxZQUNWLGdCQUFjLFdBQVc7QUFBQSxZQUN6QixTQUFTLENBQUMsVUFBVTtBQUFBLGNBQ2xCLFVBQVUsTUFBTSxhQUFhO0FBQUEsY0FDN0IsS0FBSyxPQUFPLE1BQU07QUFBQTtBQUFBLFlBTnRCLFVBU0csV0FBVyxJQUFJLEdBQUcsT0FBTyxDQUFDLE9BQU8sRUFBRSxtQkFBbUIsTUFBTSxPQUFPLE1BQU07QUFBQSxhQVQ1RSxpQ0FVRTtBQUFBLFdBWEssUUFBVCxzQkFZRSxDQUNIO0FBQUEsU0FmSCxpQ0FnQkU7QUFBQSxzQkFDRix5QkFBQyxTQUFEO0FBQUEsUUFBTyxXQUFVO0FBQUEsUUFBakIsVUFPRTtBQUFBLDBCQU5BLHlCQUFDLFNBQUQ7QUFBQSxZQUNFLE1BQUs7QUFBQSxZQUNMLFNBQVMsS0FBSztBQUFBLFlBQ2QsVUFBVSxDQUFDLFVBQVUsS0FBSyxVQUFVLE1BQU0sT0FBTyxPQUFPO0FBQUEsYUFIMUQsaUNBSUE7QUFBQSxVQUNDLEVBQUUsZ0JBQWdCO0FBQUE7QUFBQSxTQU5yQixnQ0FPRTtBQUFBLHNCQUNGLHlCQUFDLFNBQUQ7QUFBQSxRQUFPLFdBQVU7QUFBQSxRQUFqQixVQU9FO0FBQUEsMEJBTkEseUJBQUMsU0FBRDtBQUFBLFlBQ0UsTUFBSztBQUFBLFlBQ0wsU0FBUyxLQUFLLGNBQWM7QUFBQSxZQUM1QixVQUFVLENBQUMsVUFBVSxLQUFLLFlBQVksTUFBTSxPQUFPLFVBQVUsYUFBYSxRQUFRO0FBQUEsYUFIcEYsaUNBSUE7QUFBQSxVQUNDLEVBQUUsaUJBQWlCO0FBQUE7QUFBQSxTQU50QixnQ0FPRTtBQUFBO0FBQUEsS0FqQ0osZ0NBa0NFO0FBQUE7QUFLQyxTQUFTLFdBQVcsQ0FBQyxNQUt6QjtBQUFBLEVBQ0QsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1Qix1QkFDRSx5QkFBQyxNQUFEO0FBQUEsSUFBTSxPQUFPLEVBQUUsZ0JBQWdCO0FBQUEsSUFBRyxNQUFLO0FBQUEsSUFBdkMsVUF1QkU7QUFBQSxzQkF0QkEseUJBQUMsTUFBRDtBQUFBLFFBQUksV0FBVTtBQUFBLFFBQWQsVUFDRyxrQkFBa0IsSUFBSSxDQUFDLDRCQUN0Qix5QkFBQyxNQUFEO0FBQUEsb0NBQ0UseUJBQUMsVUFBRDtBQUFBLFlBQ0UsTUFBSztBQUFBLFlBQ0wsV0FBVTtBQUFBLFlBQ1YsZ0JBQWMsWUFBWSxLQUFLO0FBQUEsWUFDL0IsU0FBUyxDQUFDLFVBQVU7QUFBQSxjQUNsQixVQUFVLE1BQU0sYUFBYTtBQUFBLGNBQzdCLEtBQUssVUFBVSxPQUFPO0FBQUE7QUFBQSxZQU4xQixVQVNHLEVBQUUsa0JBQWtCLFNBQVM7QUFBQSxhQVRoQyxpQ0FVRTtBQUFBLFdBWEssU0FBVCxzQkFZRSxDQUNIO0FBQUEsU0FmSCxpQ0FnQkU7QUFBQSxzQkFDRix5QkFBQyxLQUFEO0FBQUEsUUFBRyxXQUFVO0FBQUEsUUFBYixVQUlFO0FBQUEsVUFIQyxLQUFLLFlBQVksUUFBUSxFQUFFLGdCQUFnQixFQUFFLElBQUksS0FBSyxNQUFNLEtBQUssT0FBTyxFQUFFLENBQUM7QUFBQSxVQUMzRTtBQUFBLFVBQ0EsRUFBRSxvQkFBb0IsRUFBRSxNQUFNLEtBQUssTUFBTyxLQUFLLGlCQUFpQixJQUFLLElBQUksRUFBRSxDQUFDO0FBQUE7QUFBQSxTQUgvRSxnQ0FJRTtBQUFBO0FBQUEsS0F0QkosZ0NBdUJFO0FBQUE7QUFLQyxTQUFTLGVBQWUsR0FBRyxJQUFJLGFBQTREO0FBQUEsRUFDaEcsUUFBUSxNQUFNLGNBQWM7QUFBQSxFQUM1QixNQUFNLFNBQVM7QUFBQSxJQUNiLEVBQUUsTUFBTSxFQUFFLGtCQUFrQixHQUFHLE1BQU0sR0FBRyxVQUFVO0FBQUEsSUFDbEQsRUFBRSxNQUFNLEVBQUUsZ0JBQWdCLEdBQUcsTUFBTSxHQUFHLFFBQVE7QUFBQSxJQUM5QyxFQUFFLE1BQU0sRUFBRSxvQkFBb0IsR0FBRyxNQUFNLEdBQUcsWUFBWTtBQUFBLElBQ3RELEdBQUksY0FBYyxPQUNkLENBQUMsSUFDRCxDQUFDLEVBQUUsTUFBTSxFQUFFLG1CQUFtQixHQUFHLE1BQU0sWUFBWSxHQUFHLGdCQUFnQixTQUFTLEVBQUUsQ0FBQztBQUFBLElBQ3RGLEdBQUcsR0FBRyxXQUFXLElBQUksR0FBRyxNQUFNLFlBQVksRUFBRSxNQUFNLEVBQUUsd0JBQXdCLEVBQUUsS0FBSyxDQUFDLEdBQUcsS0FBSyxFQUFFO0FBQUEsRUFDaEc7QUFBQSxFQUNBLHVCQUNFLHlCQUFDLE1BQUQ7QUFBQSxJQUFNLE9BQU8sRUFBRSxvQkFBb0I7QUFBQSxJQUFHLE1BQUs7QUFBQSxJQUEzQywwQkFDRSx5QkFBQyxNQUFEO0FBQUEsTUFBSSxXQUFVO0FBQUEsTUFBZCxVQUNHLE9BQU8sSUFBSSxHQUFHLE1BQU0sMkJBQ25CLHlCQUFDLE1BQUQ7QUFBQSxrQ0FDRSx5QkFBQyxLQUFEO0FBQUEsVUFBRyxXQUFVO0FBQUEsVUFBWSxNQUFNO0FBQUEsVUFBTSxRQUFPO0FBQUEsVUFBUyxLQUFJO0FBQUEsVUFBekQsVUFHRTtBQUFBLFlBRkM7QUFBQSw0QkFDRCx5QkFBQyxNQUFEO0FBQUEsY0FBTSxNQUFLO0FBQUEsZUFBWCxpQ0FBc0I7QUFBQTtBQUFBLFdBRnhCLGdDQUdFO0FBQUEsU0FKSyxNQUFULHNCQUtFLENBQ0g7QUFBQSxPQVJILGlDQVNFO0FBQUEsS0FWSixpQ0FXRTtBQUFBO0FBS0MsU0FBUyxhQUFhLEdBQUcsUUFBMEI7QUFBQSxFQUN4RCxRQUFRLE1BQU0sY0FBYztBQUFBLEVBQzVCLE1BQU0sUUFBUSxFQUFFLGtCQUFrQjtBQUFBLEVBQ2xDLHVCQUNFLHlCQUFDLEtBQUQ7QUFBQSxJQUFHLFdBQVU7QUFBQSxJQUFjLE1BQU07QUFBQSxJQUFNLFFBQU87QUFBQSxJQUFTLEtBQUk7QUFBQSxJQUFhLGNBQVk7QUFBQSxJQUFPLE9BQU87QUFBQSxJQUFsRywwQkFDRSx5QkFBQyxNQUFEO0FBQUEsTUFBTSxNQUFLO0FBQUEsT0FBWCxpQ0FBc0I7QUFBQSxLQUR4QixpQ0FFRTtBQUFBO0FBSUMsU0FBUyxRQUFRLEdBQUcsSUFBSSxRQUFnRDtBQUFBLEVBQzdFLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsdUJBQ0UseUJBQUMsTUFBRDtBQUFBLElBQU0sT0FBTyxFQUFFLGlCQUFpQjtBQUFBLElBQUcsTUFBSztBQUFBLElBQU8sT0FBTyxHQUFHO0FBQUEsSUFBekQsMEJBQ0UseUJBQUMsT0FBRDtBQUFBLE1BQUssV0FBVTtBQUFBLE1BQWYsVUFjRTtBQUFBLHdCQWJBLHlCQUFDLFlBQUQ7QUFBQSxVQUNFLE9BQU8sRUFBRSxnQkFBZ0I7QUFBQSxVQUN6QixNQUFLO0FBQUEsVUFDTCxVQUFVLE1BQU07QUFBQSxVQUNoQixTQUFTLE1BQU0sS0FBSyxLQUFLLENBQUM7QUFBQSxXQUo1QixpQ0FLQTtBQUFBLHdCQUNBLHlCQUFDLFVBQUQ7QUFBQSxVQUFRLFdBQVU7QUFBQSxVQUFsQixVQUF5QztBQUFBLFlBQVI7QUFBQSxZQUFqQztBQUFBO0FBQUEsMkNBQXlDO0FBQUEsd0JBQ3pDLHlCQUFDLFlBQUQ7QUFBQSxVQUNFLE9BQU8sRUFBRSxlQUFlO0FBQUEsVUFDeEIsTUFBSztBQUFBLFVBQ0wsVUFBVSxNQUFNO0FBQUEsVUFDaEIsU0FBUyxNQUFNLEtBQUssS0FBSyxDQUFDO0FBQUEsV0FKNUIsaUNBS0E7QUFBQTtBQUFBLE9BYkYsZ0NBY0U7QUFBQSxLQWZKLGlDQWdCRTtBQUFBOzs7QUNoTU47QUFHQSxJQUFNLG1CQUFtQjtBQUdsQixTQUFTLE9BQU8sR0FBcUM7QUFBQSxFQUMxRCxPQUFPLE1BQU0sV0FBVyx3QkFBUyxFQUFFO0FBQUEsRUFDbkMseUJBQVUsTUFBTTtBQUFBLElBQ2QsSUFBSSxDQUFDO0FBQUEsTUFBTTtBQUFBLElBQ1gsTUFBTSxRQUFRLFdBQVcsTUFBTSxRQUFRLEVBQUUsR0FBRyxnQkFBZ0I7QUFBQSxJQUM1RCxPQUFPLE1BQU0sYUFBYSxLQUFLO0FBQUEsS0FDOUIsQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUNULE9BQU8sQ0FBQyxNQUFNLE9BQU87QUFBQTs7O0FDYnZCOzs7QUNVQSxJQUFNLGNBQWM7QUFHYixTQUFTLGVBQWUsQ0FBQyxNQUFpQztBQUFBLEVBQy9ELE1BQU0sUUFBMkI7QUFBQSxJQUMvQixRQUFRLGlCQUFpQixLQUFLLENBQUMsU0FBUyxTQUFTLElBQUksS0FBSztBQUFBLElBQzFELFFBQVEsQ0FBQyxjQUFjO0FBQUEsSUFDdkIsV0FBVztBQUFBLEVBQ2I7QUFBQSxFQUNBLElBQUk7QUFBQSxJQUNGLE1BQU0sU0FBUyxLQUFLLE1BQU0sYUFBYSxRQUFRLFdBQVcsS0FBSyxJQUFJO0FBQUEsSUFDbkUsT0FBTztBQUFBLE1BQ0wsUUFBUSxpQkFBaUIsS0FBSyxDQUFDLFNBQVMsU0FBUyxPQUFPLE1BQU0sS0FBSyxNQUFNO0FBQUEsTUFDekUsUUFBUSxNQUFNLFFBQVEsT0FBTyxNQUFNLElBQy9CLE9BQU8sT0FBTyxPQUFPLENBQUMsU0FBUyxPQUFPLFNBQVMsUUFBUSxJQUN2RCxNQUFNO0FBQUEsTUFDVixXQUFXLE9BQU8sY0FBYyxhQUFhLGFBQWE7QUFBQSxJQUM1RDtBQUFBLElBQ0EsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBO0FBQUE7QUFLSixTQUFTLGVBQWUsQ0FBQyxhQUFzQztBQUFBLEVBQ3BFLElBQUk7QUFBQSxJQUNGLGFBQWEsUUFBUSxhQUFhLEtBQUssVUFBVSxXQUFXLENBQUM7QUFBQSxJQUM3RCxNQUFNO0FBQUE7OztBRGpDSCxTQUFTLGNBQWMsQ0FBQyxNQUFzRTtBQUFBLEVBQ25HLE9BQU8sYUFBYSxrQkFBa0Isd0JBQVMsTUFBTSxnQkFBZ0IsSUFBSSxDQUFDO0FBQUEsRUFDMUUsTUFBTSxPQUFPLENBQUMsU0FBNEI7QUFBQSxJQUN4QyxlQUFlLElBQUk7QUFBQSxJQUNuQixnQkFBZ0IsSUFBSTtBQUFBO0FBQUEsRUFFdEIsT0FBTyxDQUFDLGFBQWEsSUFBSTtBQUFBOzs7QUVWM0I7OztBQ0FPLElBQU0scUJBQXFCO0FBQzNCLElBQU0scUJBQXFCO0FBQzNCLElBQU0sNEJBQTRCOzs7QUNDbEMsU0FBUyxnQkFBZ0IsQ0FBQyxNQUE0QjtBQUFBLEVBQzNELE1BQU0sT0FBTyxPQUFPLFFBQXdCLFNBQWlCO0FBQUEsSUFDM0QsTUFBTSxXQUFXLE1BQU0sTUFBTSxVQUFVLFFBQVEsRUFBRSxRQUFRLFNBQVMsRUFBRSxnQkFBZ0IsS0FBSyxFQUFFLENBQUM7QUFBQSxJQUM1RixJQUFJLFNBQVM7QUFBQSxNQUFJLE9BQU8sU0FBUyxLQUFLO0FBQUEsSUFFdEMsTUFBTSxJQUFJLFNBQVMsU0FBUyxRQUFRLElBQUk7QUFBQTtBQUFBLEVBRTFDLE9BQU87QUFBQSxJQUNMLE9BQU8sTUFBTSxRQUFRLE9BQU8sSUFBSSxTQUFTLEtBQUssSUFBSSxDQUFDO0FBQUEsSUFDbkQsU0FBUyxNQUFNLEtBQUssT0FBTyxTQUFTO0FBQUEsSUFDcEMsUUFBUSxNQUFNLEtBQUssUUFBUSxTQUFTO0FBQUEsSUFDcEMsS0FBSyxNQUFNLFFBQVEsT0FBTyxJQUFJLFNBQVMsS0FBSyxJQUFJLENBQUM7QUFBQSxFQUNuRDtBQUFBOzs7QUNzQ0YsSUFBTSxpQkFBaUI7QUFDdkIsSUFBTSxnQkFBZ0I7QUFFdEIsSUFBTSxjQUFjO0FBRXBCLElBQU0scUJBQXFCLE1BQU07QUFFMUIsU0FBUyxVQUFVLEdBQUcsT0FBTyxZQUFZLFVBQVUsV0FBVyxZQUFtQztBQUFBLEVBQ3RHLElBQUksWUFBMkI7QUFBQSxFQUMvQixJQUFJLFNBQTJCO0FBQUEsRUFFL0IsSUFBSSxxQkFBdUM7QUFBQSxFQUMzQyxJQUFJLFVBQVU7QUFBQSxFQUNkLElBQUksY0FBbUM7QUFBQSxFQUV2QyxJQUFJLGFBQWE7QUFBQSxFQUVqQixNQUFNLFNBQVMsQ0FBQyxXQUE2RTtBQUFBLElBQzNGLE1BQU07QUFBQSxJQUNOLFNBQVMsTUFBTTtBQUFBO0FBQUEsRUFFakIsU0FBUyxLQUFLLEdBQUc7QUFBQSxJQUNmO0FBQUEsSUFDQSxjQUFjO0FBQUEsSUFDZCxjQUFjO0FBQUEsSUFDZCxNQUFNLE1BQU07QUFBQSxJQUNaLFNBQVM7QUFBQSxJQUNULEtBQUssTUFBTTtBQUFBO0FBQUEsRUFFYixNQUFNLFlBQVksQ0FBQyxZQUFxQjtBQUFBLElBQ3RDLFlBQVksUUFBUTtBQUFBLElBQ3BCLFNBQVM7QUFBQSxNQUNQLE1BQU07QUFBQSxNQUNOLFdBQVcsUUFBUTtBQUFBLE1BQ25CLFNBQVMsUUFBUSxNQUFNO0FBQUEsTUFDdkIsYUFBYSxLQUFLLE1BQU0sUUFBUSxTQUFTO0FBQUEsSUFDM0MsQ0FBQztBQUFBO0FBQUEsRUFHSCxlQUFlLE9BQU8sR0FBa0I7QUFBQSxJQUN0QyxNQUFNLE9BQU87QUFBQSxJQUNiLElBQUksQ0FBQztBQUFBLE1BQVc7QUFBQSxJQUNoQixJQUFJO0FBQUEsTUFDRixRQUFRLFFBQVEsZ0JBQWdCLE1BQU0sTUFBTSxPQUFPLFNBQVM7QUFBQSxNQUM1RCxJQUFJLFNBQVM7QUFBQSxRQUFZO0FBQUEsTUFDekIsU0FBUyxFQUFFLE1BQU0sU0FBUyxPQUFPLFlBQVksQ0FBQztBQUFBLE1BQzlDLE9BQU8sV0FBVyxNQUFNLENBQUM7QUFBQSxNQUN6QixPQUFPLE9BQU87QUFBQSxNQUNkLElBQUksU0FBUztBQUFBLFFBQVk7QUFBQSxNQUN6QixJQUFJLGlCQUFpQixZQUFZLE1BQU0sU0FBUztBQUFBLFFBQUssTUFBTSxlQUFlLE9BQU8sSUFBSTtBQUFBLE1BQ3JGO0FBQUEsUUFBSyxjQUFjO0FBQUE7QUFBQTtBQUFBLEVBSXZCLFNBQVMsTUFBTSxDQUFDLFFBQXlCO0FBQUEsSUFDdkMsU0FBUztBQUFBLElBQ1QsT0FBTyxhQUFhO0FBQUEsSUFDcEIsT0FBTyxTQUFTLE1BQU07QUFBQSxNQUNwQixJQUFJLFdBQVc7QUFBQSxRQUFRLFNBQVMsRUFBRSxNQUFNLGFBQWEsQ0FBQztBQUFBO0FBQUEsSUFFeEQsT0FBTyxZQUFZLEdBQUcsV0FBVztBQUFBLE1BQy9CLElBQUksV0FBVyxVQUFVLEVBQUUsZ0JBQWdCO0FBQUEsUUFBYztBQUFBLE1BQ3pELElBQUk7QUFBQSxRQUNGLGNBQWMsb0JBQW9CLElBQUksV0FBVyxJQUFJLENBQUMsR0FBRyxNQUFNO0FBQUEsUUFDL0QsTUFBTTtBQUFBLFFBQ04sUUFBUTtBQUFBO0FBQUE7QUFBQSxJQUdaLE9BQU8sVUFBVSxNQUFNO0FBQUEsTUFDckIsSUFBSSxXQUFXO0FBQUEsUUFBUTtBQUFBLE1BQ3ZCLFNBQVM7QUFBQSxNQUNULGNBQWM7QUFBQTtBQUFBO0FBQUEsRUFJbEIsU0FBUyxhQUFhLENBQUMsU0FBd0IsSUFBcUI7QUFBQSxJQUNsRSxJQUFJLFFBQVEsU0FBUyxVQUFVO0FBQUEsTUFDN0IsVUFBVSxPQUFPLEVBQUUsS0FDakIsTUFBTSxRQUFRLFNBQVMsRUFBRSxHQUN6QixNQUFNLFdBQVcsTUFBTSxRQUFRLENBQ2pDO0FBQUEsTUFDQTtBQUFBLElBQ0Y7QUFBQSxJQUNBLFFBQVEsV0FBVztBQUFBLElBQ25CLFNBQVMsRUFBRSxNQUFNLFVBQVUsUUFBUSxNQUFNLEtBQUssSUFBSSxFQUFFLENBQUM7QUFBQSxJQUNyRCxJQUFJLE9BQU8sVUFBVSxXQUFXLE9BQU8sVUFBVTtBQUFBLE1BQVMsTUFBTTtBQUFBO0FBQUEsRUFJbEUsU0FBUyxPQUFPLENBQUMsU0FBd0IsSUFBcUI7QUFBQSxJQUM1RCxJQUFJLFdBQVc7QUFBQSxNQUFJO0FBQUEsSUFDbkIsSUFBSSxRQUFRLFNBQVMsU0FBUyxRQUFRLFNBQVM7QUFBQSxNQUFTLEtBQUssRUFBRSxNQUFNLE9BQU8sS0FBSyxRQUFRLElBQUksQ0FBQztBQUFBLElBQzlGLElBQUksUUFBUSxTQUFTLFNBQVMsUUFBUSxTQUFTO0FBQUEsTUFBb0I7QUFBQSxJQUNuRSxVQUFVO0FBQUEsSUFDVixJQUFJLHVCQUF1QjtBQUFBLE1BQUk7QUFBQSxJQUMvQixxQkFBcUI7QUFBQSxJQUNyQixTQUFTLEVBQUUsTUFBTSxVQUFVLENBQUM7QUFBQTtBQUFBLEVBRzlCLFNBQVMsSUFBSSxDQUFDLE9BQTBCO0FBQUEsSUFDdEMsSUFBSSxRQUFRLGVBQWUsVUFBVTtBQUFBLE1BQU07QUFBQSxJQUMzQyxJQUFJLE1BQU0sU0FBUyxhQUFhLE9BQU8saUJBQWlCO0FBQUEsTUFBb0I7QUFBQSxJQUM1RSxPQUFPLEtBQUssa0JBQWtCLEtBQUssQ0FBQztBQUFBO0FBQUEsRUFHdEMsU0FBUyxhQUFhLEdBQVM7QUFBQSxJQUM3QixjQUFjO0FBQUEsSUFDZCxJQUFJLFdBQVcsYUFBYTtBQUFBLE1BQzFCLE9BQU8sRUFBRSxNQUFNLFVBQVUsS0FBSyxFQUFFLE1BQU0sa0JBQWtCLFFBQVEsR0FBRyxFQUFFLENBQUM7QUFBQSxNQUN0RTtBQUFBLElBQ0Y7QUFBQSxJQUNBLFNBQVMsRUFBRSxNQUFNLGFBQWEsQ0FBQztBQUFBLElBQy9CLE1BQU0sU0FBUyxLQUFLLElBQUksZUFBZSxpQkFBaUIsS0FBSyxPQUFPO0FBQUEsSUFDcEU7QUFBQSxJQUNBLGNBQWMsU0FBUyxRQUFRLE1BQU07QUFBQSxNQUNuQyxjQUFjO0FBQUEsTUFDVCxRQUFRO0FBQUEsS0FDZDtBQUFBO0FBQUEsRUFHSCxTQUFTLE9BQU8sR0FBUztBQUFBLElBQ3ZCLE1BQU0sTUFBTTtBQUFBLElBQ1osSUFBSSxDQUFDO0FBQUEsTUFBSztBQUFBLElBQ1YsU0FBUztBQUFBLElBQ1QsSUFBSSxNQUFNO0FBQUEsSUFDVixjQUFjO0FBQUE7QUFBQSxFQUloQixlQUFlLGNBQWMsQ0FBQyxTQUFtQixNQUE2QjtBQUFBLElBQzVFLE1BQU0sVUFBVSxNQUFNLE1BQU0sUUFBUSxhQUFhLEVBQUUsRUFBRSxNQUFNLE1BQU0sSUFBSTtBQUFBLElBQ3JFLElBQUksU0FBUztBQUFBLE1BQVk7QUFBQSxJQUN6QixJQUFJLFdBQVcsQ0FBQyxRQUFRO0FBQUEsTUFBVSxPQUFPLFlBQVksYUFBYSxPQUFPLENBQUMsQ0FBQztBQUFBLElBQzNFO0FBQUEsTUFBSyxPQUFPLEVBQUUsTUFBTSxVQUFVLEtBQUssYUFBYSxPQUFPLEVBQUUsQ0FBQztBQUFBO0FBQUEsRUFHNUQsZUFBZSxJQUFJLENBQUMsTUFBNkM7QUFBQSxJQUMvRCxNQUFNO0FBQUEsSUFDTixNQUFNLE9BQU87QUFBQSxJQUNiLFVBQVU7QUFBQSxJQUNWLFNBQVMsRUFBRSxNQUFNLFdBQVcsQ0FBQztBQUFBLElBQzdCLElBQUk7QUFBQSxNQUNGLE1BQU0sVUFBVSxNQUFNLEtBQUs7QUFBQSxNQUMzQixJQUFJLFNBQVM7QUFBQSxRQUFZO0FBQUEsTUFDekIsVUFBVSxPQUFPO0FBQUEsTUFDakIsSUFBSSxDQUFDLFFBQVE7QUFBQSxRQUFVLE9BQU8sT0FBTyxZQUFZLGFBQWEsT0FBTyxDQUFDLENBQUM7QUFBQSxNQUN2RSxNQUFNLFFBQVE7QUFBQSxNQUNkLE9BQU8sT0FBTztBQUFBLE1BQ2QsSUFBSSxTQUFTO0FBQUEsUUFBWSxPQUFPLGVBQWUsS0FBSyxDQUFDO0FBQUE7QUFBQTtBQUFBLEVBSXpELE9BQU87QUFBQSxJQUNMLE9BQU8sTUFBTSxLQUFLLE1BQU0sTUFBTSxNQUFNLENBQUM7QUFBQSxJQUNyQyxNQUFNLENBQUMsT0FBTyxLQUFLLE1BQU0sTUFBTSxRQUFRLEVBQUUsQ0FBQztBQUFBLElBQzFDO0FBQUEsVUFDTSxHQUFHLEdBQUc7QUFBQSxNQUNWLElBQUksQ0FBQztBQUFBLFFBQVc7QUFBQSxNQUNoQixTQUFTLEVBQUUsTUFBTSxVQUFVLENBQUM7QUFBQSxNQUM1QixJQUFJO0FBQUEsUUFDRixNQUFNLE1BQU0sSUFBSSxTQUFTO0FBQUEsUUFDekIsT0FBTyxFQUFFLE1BQU0sU0FBUyxLQUFLLEVBQUUsTUFBTSxhQUFhLFFBQVEsR0FBRyxFQUFFLENBQUM7QUFBQSxRQUNoRSxPQUFPLE9BQU87QUFBQSxRQUNkLE9BQU8sRUFBRSxNQUFNLFVBQVUsS0FBSyxhQUFhLEtBQUssRUFBRSxDQUFDO0FBQUE7QUFBQTtBQUFBLElBR3ZELE9BQU8sTUFBTSxPQUFPLEVBQUUsTUFBTSxTQUFTLEtBQUssRUFBRSxNQUFNLFFBQVEsUUFBUSxHQUFHLEVBQUUsQ0FBQztBQUFBLElBQ3hFO0FBQUEsSUFDQSxRQUFRLEdBQUc7QUFBQSxNQUNULElBQUksQ0FBQztBQUFBLFFBQWE7QUFBQSxNQUNsQixZQUFZO0FBQUEsTUFDWixjQUFjO0FBQUEsTUFDVCxRQUFRO0FBQUE7QUFBQSxJQUVmO0FBQUEsRUFDRjtBQUFBO0FBR0YsU0FBUyxZQUFZLENBQUMsU0FBNkI7QUFBQSxFQUNqRCxNQUFNLFVBQVUsUUFBUSxVQUFVLHNCQUFzQixRQUFRLFlBQVk7QUFBQSxFQUM1RSxPQUFPO0FBQUEsSUFDTCxNQUFNLFVBQVcsUUFBUSxXQUFXLFFBQVEsUUFBUyxRQUFRO0FBQUEsSUFDN0QsUUFBUSxRQUFRO0FBQUEsSUFDaEIsV0FBVyxRQUFRLGdCQUFnQjtBQUFBLEVBQ3JDO0FBQUE7QUFHRixTQUFTLFdBQVcsQ0FBQyxLQUFzRTtBQUFBLEVBQ3pGLE9BQU8sWUFBWSxJQUFJLElBQUksSUFBSSxFQUFFLE1BQU0sU0FBUyxJQUFJLElBQUksRUFBRSxNQUFNLFVBQVUsSUFBSTtBQUFBO0FBR2hGLFNBQVMsWUFBWSxDQUFDLE9BQTJCO0FBQUEsRUFDL0MsSUFBSSxlQUFlLEtBQUs7QUFBQSxJQUFHLE9BQU8sRUFBRSxNQUFNLG9CQUFvQixRQUFRLEdBQUc7QUFBQSxFQUN6RSxJQUFJLGlCQUFpQixVQUFVO0FBQUEsSUFFN0IsSUFBSSxNQUFNLFNBQVM7QUFBQSxNQUFhLE9BQU8sRUFBRSxNQUFNLHNCQUFzQixRQUFRLEdBQUc7QUFBQSxJQUNoRixPQUFPLEVBQUUsTUFBTSxNQUFNLE1BQU0sUUFBUSxJQUFJLE1BQU0sTUFBTSxNQUFNLFFBQVE7QUFBQSxFQUNuRTtBQUFBLEVBQ0EsT0FBTyxFQUFFLE1BQU0sa0JBQWtCLFFBQVEsR0FBRztBQUFBO0FBRzlDLFNBQVMsY0FBYyxDQUFDLE9BQXdFO0FBQUEsRUFDOUYsTUFBTSxVQUFVLGlCQUFpQixXQUFXLE1BQU0sTUFBTSxRQUFRLFVBQVU7QUFBQSxFQUMxRSxJQUFJLE1BQU0sUUFBUSxPQUFPO0FBQUEsSUFBRyxPQUFPLEVBQUUsTUFBTSxXQUFXLGVBQWUsUUFBMEI7QUFBQSxFQUMvRixPQUFPLEVBQUUsTUFBTSxVQUFVLEtBQUssYUFBYSxLQUFLLEVBQUU7QUFBQTs7O0FDelA3QyxJQUFNLGFBQXNCLEVBQUUsU0FBUyxNQUFNLGdCQUFnQixFQUFFO0FBRS9ELElBQU0sc0JBQXNCO0FBRW5DLElBQU0sWUFBWSxJQUFJO0FBVWYsU0FBUyxrQkFBa0IsQ0FBQyxNQUFrRDtBQUFBLEVBQ25GLElBQUksUUFBUTtBQUFBLEVBQ1osSUFBSSxXQUFXO0FBQUEsRUFDZixJQUFJLFVBQXlCO0FBQUEsRUFDN0IsSUFBSSxRQUFRO0FBQUEsRUFDWixJQUFJLFVBQXlCO0FBQUEsRUFDN0IsT0FBTztBQUFBLElBQ0wsU0FBUyxDQUFDLFVBQVU7QUFBQSxNQUNsQixTQUFTO0FBQUE7QUFBQSxJQUVYLE1BQU0sQ0FBQyxVQUFVLE9BQU87QUFBQSxNQUN0QixJQUFJLGFBQWE7QUFBQSxRQUFPLE9BQU87QUFBQSxNQUMvQixNQUFNLFdBQVcsUUFBUTtBQUFBLE1BQ3pCLFVBQVUsWUFBWSxPQUFPLFdBQVcsV0FBVyxXQUFXLFdBQVc7QUFBQSxNQUN6RSxPQUFPO0FBQUE7QUFBQSxJQUVULE9BQU8sQ0FBQyxPQUFPO0FBQUEsTUFDYixNQUFNLFlBQVksWUFBWSxPQUFPLHNCQUFzQixLQUFLLElBQUksR0FBRyxRQUFRLE9BQU87QUFBQSxNQUN0RixNQUFNLFVBQVUsRUFBRSxTQUFTLGdCQUFpQixRQUFRLE9BQVEsVUFBVTtBQUFBLE1BQ3RFLFFBQVE7QUFBQSxNQUNSLFVBQVU7QUFBQSxNQUNWO0FBQUEsTUFDQSxXQUFXO0FBQUEsTUFDWCxLQUFLLEVBQUUsTUFBTSxRQUFRLE1BQU0sQ0FBQztBQUFBLE1BQzVCLE9BQU87QUFBQTtBQUFBLEVBRVg7QUFBQTs7O0FKTkssU0FBUyxVQUFVLENBQ3hCLE9BQ0EsUUFDQSxNQUNhO0FBQUEsRUFDYixRQUFRLFNBQVMsY0FBYztBQUFBLEVBQy9CLE9BQU8sT0FBTyxZQUFZLDBCQUFXLFFBQVEsT0FBTyxrQkFBa0I7QUFBQSxFQUN0RSxPQUFPLFdBQVcsZ0JBQWdCLHdCQUFTLEVBQUU7QUFBQSxFQUM3QyxPQUFPLE9BQU8sWUFBWSx3QkFBUyxFQUFFO0FBQUEsRUFDckMsT0FBTyxXQUFVLGVBQWUsd0JBQThCLElBQUk7QUFBQSxFQUNsRSxPQUFPLFlBQVksaUJBQWlCLHdCQUFTLEtBQUs7QUFBQSxFQUNsRCxPQUFPLFNBQVMsY0FBYyx3QkFBUyxVQUFVO0FBQUEsRUFDakQsTUFBTSxRQUFRLHNCQUE0QixJQUFJO0FBQUEsRUFHOUMsTUFBTSxPQUFPLHVCQUNYLE1BQ0UsV0FBVztBQUFBLElBQ1QsT0FBTyxNQUFNLFVBQVUsaUJBQWlCLElBQUksSUFBSSxZQUFZLE9BQU8sSUFBSTtBQUFBLElBQ3ZFLFVBQVUsQ0FBQyxRQUFRO0FBQUEsTUFDakIsTUFBTSxTQUFTLFdBQVcsTUFBTTtBQUFBLE1BQ2hDLE9BQU8saUJBQWlCLFdBQVcsR0FBRyxXQUFXO0FBQUEsUUFDL0MsSUFBSSxnQkFBZ0I7QUFBQSxVQUFhLE1BQU0sU0FBUyxRQUFRLEtBQUssVUFBVTtBQUFBLE9BQ3hFO0FBQUEsTUFDRCxPQUFPO0FBQUE7QUFBQSxJQUVULFFBQVEsQ0FBQyxRQUFRO0FBQUEsTUFDZixJQUFJLE9BQU8sU0FBUyxZQUFZLE9BQU8sT0FBTyxVQUFVO0FBQUEsUUFBUSxPQUFPLFNBQVMsTUFBTTtBQUFBLE1BQ3RGLE1BQU0sVUFBVSxNQUFNLFNBQVMsT0FBTyxPQUFPLE9BQU8sT0FBTyxZQUFZLElBQUksQ0FBQyxLQUFLO0FBQUEsTUFDakYsV0FBVyxDQUFDLFlBQVksS0FBSyxRQUFRLFFBQVEsRUFBRTtBQUFBO0FBQUEsSUFFakQsVUFBVSxDQUFDLElBQUksU0FBUztBQUFBLE1BQ3RCLE1BQU0sUUFBUSxXQUFXLE1BQU0sRUFBRTtBQUFBLE1BQ2pDLE9BQU8sTUFBTSxhQUFhLEtBQUs7QUFBQTtBQUFBLFVBRTNCLFNBQVMsQ0FBQyxTQUFTO0FBQUEsTUFDdkIsSUFBSSxRQUFRLFNBQVM7QUFBQSxRQUFTLFNBQVMsUUFBUSxJQUFJO0FBQUEsTUFDbkQsS0FBSyxJQUFJLFFBQVEsU0FBUztBQUFBLFFBQVksWUFBWSxPQUFPO0FBQUEsTUFDekQsS0FBSyxJQUFJLFFBQVEsU0FBUyxhQUFhO0FBQUEsUUFDckMsYUFBYSxRQUFRLElBQUk7QUFBQSxRQUN6QixJQUFJLENBQUMsaUJBQWlCLEtBQUssT0FBTztBQUFBLFVBQUcsZ0JBQWdCLFFBQVEsSUFBSTtBQUFBLE1BQ25FLEVBQUU7QUFBQSxRQUFLLE1BQU0sT0FBTyxTQUFTLEtBQUssT0FBTztBQUFBLE1BQ3pDLElBQUksUUFBUSxTQUFTLFNBQVMsUUFBUSxTQUFTO0FBQUEsUUFBb0IsY0FBYyxJQUFJO0FBQUE7QUFBQSxFQUV6RixDQUFDLEdBQ0gsQ0FBQyxDQUNIO0FBQUEsRUFHQSx5QkFBVSxNQUFNO0FBQUEsSUFDUixNQUFNLGNBQWMsT0FBTyxLQUFLLE1BQU0sSUFBSSxLQUFLLEtBQUssTUFBTSxTQUFTO0FBQUEsSUFDekUsT0FBTyxpQkFBaUIsVUFBVSxLQUFLLFFBQVE7QUFBQSxJQUMvQyxPQUFPLE1BQU07QUFBQSxNQUNYLE9BQU8sb0JBQW9CLFVBQVUsS0FBSyxRQUFRO0FBQUEsTUFDbEQsS0FBSyxNQUFNO0FBQUE7QUFBQSxLQUVaLENBQUMsQ0FBQztBQUFBLEVBRUwseUJBQVUsTUFBTTtBQUFBLElBQ2QsTUFBTSxXQUFXLG1CQUFtQixLQUFLLElBQUk7QUFBQSxJQUM3QyxNQUFNLFVBQVU7QUFBQSxJQUNoQixNQUFNLFFBQVEsWUFBWSxNQUFNLFdBQVcsU0FBUyxRQUFRLFlBQVksSUFBSSxDQUFDLENBQUMsR0FBRyxtQkFBbUI7QUFBQSxJQUNwRyxPQUFPLE1BQU0sY0FBYyxLQUFLO0FBQUEsS0FDL0IsQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUVULHlCQUFVLE1BQU07QUFBQSxJQUNkLElBQUksTUFBTSxjQUFjLFFBQVEsQ0FBQyxNQUFNO0FBQUEsTUFDckMsUUFBUSxhQUFhLFFBQVEsT0FBTyxJQUFJLFlBQVksTUFBTSxVQUFVLE1BQU0sU0FBUyxDQUFDO0FBQUEsS0FDckYsQ0FBQyxNQUFNLFdBQVcsTUFBTSxVQUFVLE1BQU0sTUFBTSxDQUFDO0FBQUEsRUFFbEQsT0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBLGFBQWEsQ0FBQyxRQUFRO0FBQUEsTUFDcEIsUUFBUSxTQUFTLGNBQWM7QUFBQSxNQUMvQixJQUFJLENBQUMsV0FBVyxDQUFDO0FBQUEsUUFBVztBQUFBLE1BQzVCLFNBQVMsRUFBRSxNQUFNLGlCQUFpQixDQUFDO0FBQUEsTUFDbkMsTUFBTSxPQUFPLEtBQUssT0FBTyxVQUFVO0FBQUEsTUFDbkMsTUFBTSxPQUFPLEVBQUUsYUFBYSxRQUFRLGFBQWEsT0FBTztBQUFBLE1BQ3hELFFBQVEsYUFBYSxlQUFlLEVBQUUsTUFBTSxLQUFLLEdBQUcsSUFBSSxFQUFFLE1BQU0sTUFBTSxLQUFLLFFBQVEsQ0FBQztBQUFBO0FBQUEsSUFFdEYsU0FBUyxHQUFHO0FBQUEsTUFDVixNQUFNLFVBQVUsTUFBTSxXQUFXLFVBQVUsa0JBQWtCLE1BQU0sV0FBVyxJQUFJLFNBQVM7QUFBQSxNQUMzRixJQUFJLFdBQVcsTUFBTTtBQUFBLFFBQWdCLEtBQUssS0FBSyxNQUFNLFNBQVM7QUFBQSxNQUM5RDtBQUFBLFFBQVUsS0FBSyxNQUFNO0FBQUE7QUFBQSxFQUV6QjtBQUFBO0FBR0YsU0FBUyxrQkFBa0IsQ0FBQyxPQUFpQztBQUFBLEVBQzNELE9BQU8sYUFBYTtBQUFBLElBQ2xCLFdBQVcsTUFBTTtBQUFBLElBQ2pCLFNBQVMsTUFBTTtBQUFBLElBQ2YsZ0JBQWdCLE1BQU0saUJBQWlCLE9BQU8sT0FBTyxLQUFLLE1BQU0sTUFBTSxZQUFZO0FBQUEsRUFDcEYsQ0FBQztBQUFBO0FBR0gsU0FBUyxXQUFXLENBQUMsTUFBeUIsTUFBNEI7QUFBQSxFQUN4RSxPQUFPO0FBQUEsSUFDTCxPQUFPLE1BQU0sV0FBVyxNQUFNLFFBQVEsYUFBYSxjQUFjLEVBQUUsS0FBSyxHQUFHLElBQUksQ0FBQztBQUFBLElBQ2hGLFNBQVMsQ0FBQyxjQUFjLFFBQVEsYUFBYSxZQUFZLEVBQUUsTUFBTSxLQUFLLE1BQU0sVUFBVSxFQUFFLEdBQUcsSUFBSTtBQUFBLElBQy9GLFFBQVEsQ0FBQyxjQUFjLFFBQVEsYUFBYSxjQUFjLEVBQUUsTUFBTSxLQUFLLE1BQU0sVUFBVSxFQUFFLEdBQUcsSUFBSTtBQUFBLElBQ2hHLEtBQUssQ0FBQyxjQUNKLFFBQ0UsYUFBYSx3QkFDYixFQUFFLE1BQU0sS0FBSyxNQUFNLFVBQVUsR0FBRyxNQUFNLEVBQUUsVUFBVSxNQUFNLEVBQUUsR0FDMUQsSUFDRjtBQUFBLEVBQ0o7QUFBQTtBQUdGLFNBQVMsVUFBVSxDQUFDLFFBQTJCO0FBQUEsRUFDN0MsTUFBTSxVQUFVLElBQUksSUFBSSxvQkFBb0IsT0FBTyxTQUFTLElBQUk7QUFBQSxFQUNoRSxRQUFRLFdBQVcsUUFBUSxhQUFhLFdBQVcsU0FBUztBQUFBLEVBQzVELE9BQU8sSUFBSSxVQUFVLFNBQVMsQ0FBQyxvQkFBb0IsR0FBRyw0QkFBNEIsUUFBUSxDQUFDO0FBQUE7QUFJN0YsU0FBUyxlQUFlLENBQUMsTUFBb0I7QUFBQSxFQUMzQyxJQUFJLFNBQVMsU0FBUztBQUFBLElBQUcsVUFBVSxXQUFXLFVBQVUsSUFBSSxFQUFFLE1BQU0sTUFBTSxFQUFFO0FBQUE7OztBS3RLOUU7O0FBSUEsSUFBTSxhQUFZO0FBQ2xCLElBQU0sT0FBTztBQUViLElBQU0sU0FBUztBQUNmLElBQU0sZUFBZTtBQUVyQixJQUFNLFFBQVE7QUFDZCxJQUFNLFFBQVE7QUFFUCxTQUFTLFNBQVMsR0FBRyxNQUFNLFNBQVMsU0FBMkQ7QUFBQSxFQUNwRyxRQUFRLFNBQVMsY0FBYztBQUFBLEVBQy9CLE1BQU0sU0FBUyxzQkFBMEIsSUFBSTtBQUFBLEVBQzdDLE1BQU0sU0FBUyxJQUFJLEtBQUssS0FBSyxNQUFNLFFBQVEsVUFBUyxJQUFJLFVBQVM7QUFBQSxFQUNqRSxNQUFNLE9BQU8sR0FBRyxVQUFVLGFBQWEsY0FBYyxRQUFRLE1BQU0sVUFBVTtBQUFBLEVBRTdFLHlCQUFVLE1BQU07QUFBQSxJQUNkLE1BQU0sUUFBUSxPQUFPO0FBQUEsSUFDckIsSUFBSSxDQUFDO0FBQUEsTUFBTztBQUFBLElBQ1osTUFBTSxXQUFXLElBQUksZUFBZSxNQUFNLFNBQVMsT0FBTyxJQUFJLENBQUM7QUFBQSxJQUMvRCxTQUFTLFFBQVEsS0FBSztBQUFBLElBQ3RCLE9BQU8sTUFBTSxTQUFTLFdBQVc7QUFBQSxLQUNoQyxDQUFDLElBQUksQ0FBQztBQUFBLEVBRVQsdUJBQ0UseUJBQUMsT0FBRDtBQUFBLElBQUssV0FBVTtBQUFBLElBQW1CLGVBQVk7QUFBQSxJQUFPLGFBQVc7QUFBQSxJQUFoRSwwQkFDRSx5QkFBQyxVQUFEO0FBQUEsTUFBUSxLQUFLO0FBQUEsT0FBYixpQ0FBcUI7QUFBQSxLQUR2QixpQ0FFRTtBQUFBO0FBSU4sU0FBUyxRQUFRLENBQUMsUUFBMkIsTUFBb0I7QUFBQSxFQUMvRCxRQUFRLGFBQWEsaUJBQWlCO0FBQUEsRUFDdEMsT0FBTyxRQUFRO0FBQUEsRUFDZixPQUFPLFNBQVM7QUFBQSxFQUNoQixNQUFNLFVBQVUsT0FBTyxXQUFXLElBQUk7QUFBQSxFQUN0QyxJQUFJLENBQUM7QUFBQSxJQUFTO0FBQUEsRUFDZCxRQUFRLE9BQU87QUFBQSxFQUNmLFFBQVEsWUFBWTtBQUFBLEVBQ3BCLFFBQVEsT0FBTyxZQUFZO0FBQUEsRUFDM0IsTUFBTSxRQUFRLFFBQVEsWUFBWSxJQUFJLEVBQUUsUUFBUTtBQUFBLEVBQ2hELE1BQU0sUUFBUSxLQUFLLE1BQU0sYUFBYSxZQUFZO0FBQUEsRUFDbEQsU0FBUyxJQUFJLEdBQUcsTUFBTSxFQUFHLElBQUksSUFBSSxPQUFPLEtBQUssT0FBTztBQUFBLElBQ2xELFNBQVMsSUFBSSxDQUFDLFFBQVMsTUFBTSxLQUFNLFFBQVEsR0FBSSxJQUFJLE9BQU8sS0FBSztBQUFBLE1BQU8sUUFBUSxTQUFTLE1BQU0sR0FBRyxDQUFDO0FBQUE7OztBQzlDckc7O0FBVUEsSUFBTSxzQkFBc0I7QUFlckIsU0FBUyxVQUFVLENBQUMsTUFBdUI7QUFBQSxFQUNoRCxRQUFRLEdBQUcsU0FBUyxjQUFjO0FBQUEsRUFDbEMsUUFBUSxVQUFVLE9BQU8sV0FBVyxZQUFZO0FBQUEsRUFDaEQsTUFBTSxVQUFVLGFBQWEsT0FBTyxPQUFPLFdBQVcsV0FBVyxLQUFLO0FBQUEsRUFDdEUsT0FBTyxPQUFPLFlBQVksd0JBQXdCLElBQUk7QUFBQSxFQUN0RCxNQUFNLFlBQVksWUFBWTtBQUFBLEVBQzlCLHlCQUFVLE1BQU07QUFBQSxJQUNkLFNBQVMsT0FBTztBQUFBLElBQ2hCLElBQUksWUFBWSxRQUFRO0FBQUEsTUFBVztBQUFBLElBQ25DLE1BQU0sUUFBUSxXQUFXLE1BQU0sU0FBUyxJQUFJLEdBQUcsbUJBQW1CO0FBQUEsSUFDbEUsT0FBTyxNQUFNLGFBQWEsS0FBSztBQUFBLEtBQzlCLENBQUMsU0FBUyxTQUFTLENBQUM7QUFBQSxFQUN2QixJQUFJLGFBQWEsUUFBUyxVQUFVLFFBQVEsQ0FBQyxLQUFLO0FBQUEsSUFBVSxPQUFPO0FBQUEsRUFDbkUsTUFBTSxRQUFRLE1BQU07QUFBQSxJQUNsQixTQUFTLElBQUk7QUFBQSxJQUNiLEtBQUssUUFBUTtBQUFBO0FBQUEsRUFFZixNQUFNLFNBQVMsQ0FBQyxvQkFDZCxLQUFLLEtBQUssUUFBUSxZQUFZO0FBQUEsSUFDNUIsTUFBTSxPQUFPLEVBQUUsVUFBVSxRQUFRLFVBQVUsU0FBUyxRQUFRLFFBQVE7QUFBQSxJQUNwRSxNQUFNLFFBQVEsYUFBYSxjQUFjLEVBQUUsTUFBTSxNQUFNLEVBQUUsZ0JBQWdCLEVBQUUsR0FBRyxJQUFJO0FBQUEsSUFDbEYsS0FBSyxXQUFXLGVBQWU7QUFBQSxJQUMvQixNQUFNO0FBQUEsR0FDUDtBQUFBLEVBQ0gsTUFBTSxRQUFRLEtBQUssSUFBSSxHQUFHLEtBQUssTUFBTSxXQUFXLFNBQVMsS0FBTSxDQUFDO0FBQUEsRUFDaEUsdUJBQ0UseUJBQUMsUUFBRDtBQUFBLElBQVEsVUFBUTtBQUFBLElBQWhCLFVBc0JFO0FBQUEsc0JBckJBLHlCQUFDLE9BQUQ7QUFBQSxrQkFtQkU7QUFBQSxVQWxCQyxRQUFRLGNBQ0wsRUFBRSwyQkFBMkIsRUFBRSxNQUFNLENBQUMsSUFDdEMsR0FBRyxFQUFFLHdCQUF3QixFQUFFLE1BQU0sQ0FBQyxLQUFLLEVBQUUsUUFBUSxpQkFBaUIsMEJBQTBCLHVCQUF1QjtBQUFBLFVBQzFILDZCQUNDLHlCQUFDLE9BQUQ7QUFBQSxZQUFLLFdBQVU7QUFBQSxZQUFmLFVBQ0csTUFBTSxLQUFLLEVBQUUsUUFBUSxLQUFLLElBQUksV0FBVyxxQkFBcUIsRUFBRSxHQUFHLENBQUMsR0FBRyxNQUFNLElBQUksQ0FBQyxFQUFFLElBQ25GLENBQUMsMEJBQ0MseUJBQUMsUUFBRDtBQUFBLGNBRUUsTUFBTSxVQUFVLElBQUksWUFBWTtBQUFBLGNBQ2hDLFNBQVMsTUFBTSxPQUFPLEtBQUs7QUFBQSxjQUg3QixVQUtHLEVBQUUsbUJBQW1CLEVBQUUsTUFBTSxDQUFDO0FBQUEsZUFKMUIsT0FEUCxzQkFNRSxDQUVOO0FBQUEsYUFYRixpQ0FZRTtBQUFBO0FBQUEsU0FqQk4sZ0NBbUJFO0FBQUEsc0JBQ0YseUJBQUMsWUFBRDtBQUFBLFFBQVksT0FBTyxFQUFFLGFBQWE7QUFBQSxRQUFHLE1BQUs7QUFBQSxRQUFRLFNBQVM7QUFBQSxTQUEzRCxpQ0FBa0U7QUFBQTtBQUFBLEtBckJwRSxnQ0FzQkU7QUFBQTtBQUtOLElBQU0sd0JBQXdCO0FBR3ZCLFNBQVMsTUFBTSxHQUFHLFdBQVcsT0FBTyxZQUF5RDtBQUFBLEVBQ2xHLHVCQUNFLHlCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFpQixNQUFNLFdBQVcsVUFBVTtBQUFBLElBQTNELFVBR0U7QUFBQSxzQkFGQSx5QkFBQyxNQUFEO0FBQUEsUUFBTSxNQUFLO0FBQUEsU0FBWCxpQ0FBcUI7QUFBQSxNQUNwQjtBQUFBO0FBQUEsS0FGSCxnQ0FHRTtBQUFBOzs7O0FqRHBETixJQUFNLGVBQWUsb0JBQUssYUFBYSxFQUFFLFVBQVUsTUFBTSwwREFBK0IsYUFBYSxFQUFFO0FBRXZHLElBQU0sWUFBWTtBQUNYLFNBQVMsWUFBWSxDQUFDLE9BQTBCO0FBQUEsRUFDckQsUUFBUSxHQUFHLE1BQU0sU0FBUyxjQUFjO0FBQUEsRUFDeEMsTUFBTSxPQUFPLHNCQUF1QixJQUFJO0FBQUEsRUFDeEMsTUFBTSxTQUFTLHNCQUFxQixJQUFJO0FBQUEsRUFDeEMsTUFBTSxVQUFVLFdBQVcsT0FBTyxRQUFRLElBQUk7QUFBQSxFQUM5QyxRQUFRLE9BQU8sU0FBUztBQUFBLEVBQ3hCLE9BQU8sTUFBTSxXQUFXLHdCQUFlLEtBQUs7QUFBQSxFQUM1QyxPQUFPLFdBQVcsY0FBYyx3QkFBUyxLQUFLO0FBQUEsRUFDOUMsT0FBTyxVQUFVLGVBQWUsd0JBQVMsTUFBTSxRQUFRO0FBQUEsRUFDdkQsT0FBTyxTQUFTLGNBQWMsd0JBQWdDLElBQUk7QUFBQSxFQUNsRSxPQUFPLE1BQU0sV0FBVyx3QkFBdUMsSUFBSSxHQUFLO0FBQUEsRUFDeEUsT0FBTyxhQUFhLGVBQWUsd0JBQVMsS0FBSztBQUFBLEVBQ2pELE9BQU8sYUFBYSxrQkFBa0IsZUFBZSxJQUFJO0FBQUEsRUFDekQsT0FBTyxpQkFBaUIsYUFBYSx3QkFBUyxLQUFLO0FBQUEsRUFDbkQsT0FBTyxhQUFhLGdCQUFnQix3QkFBUyxLQUFLO0FBQUEsRUFDbEQsT0FBTyxlQUFlLG9CQUFvQix3QkFBUyxDQUFDO0FBQUEsRUFDcEQsT0FBTyxVQUFVLGVBQWUsd0JBQXdCLElBQUk7QUFBQSxFQUM1RCxPQUFPLE1BQU0sV0FBVyxRQUFRO0FBQUEsRUFDaEMsT0FBTyxjQUFjLG9CQUFvQixjQUFjLElBQUk7QUFBQSxFQUMzRCxNQUFNLFFBQVEsT0FBTztBQUFBLEVBQ3JCLE9BQU8sUUFBUSxhQUFhLHdCQUFzQyxJQUFJLEdBQUs7QUFBQSxFQUMzRSxzQkFBc0IsTUFBTSxjQUFjLFFBQVEsQ0FBQyxTQUFTLE1BQU0sVUFBVSxDQUFDO0FBQUEsRUFFN0UsTUFBTSxjQUFjLE1BQU0sV0FBVyxVQUFVO0FBQUEsRUFDL0MsTUFBTSxTQUFTLFNBQVMsTUFBTSxVQUFVO0FBQUEsRUFDeEMsTUFBTSxXQUFXLE1BQU0sV0FBVyxNQUFNLEdBQUcsWUFBWSxNQUFNLEdBQUc7QUFBQSxFQUNoRSxNQUFNLGFBQWEsZUFBZSxNQUFNLFVBQVUsYUFBYSxDQUFDLE1BQU0sWUFBWSxDQUFDLGNBQWMsS0FBSztBQUFBLEVBQ3RHLE1BQU0sY0FBYyxjQUFjO0FBQUEsRUFDbEMsTUFBTSxZQUFZLE1BQU0sU0FBUztBQUFBLEVBQ2pDLE1BQU0sUUFBUSxFQUFFLGlCQUFpQixFQUFFLE1BQU0sTUFBTSxjQUFjLENBQUM7QUFBQSxFQUM5RCxNQUFNLFdBQVcscUJBQU07QUFBQSxFQUN2QixNQUFNLGlCQUFpQixLQUFLLElBQUksR0FBRyxNQUFNLG9CQUFvQixhQUFhO0FBQUEsRUFDMUUsTUFBTSxTQUFTLGVBQWUsTUFBTSxZQUFZO0FBQUEsRUFDaEQsUUFBUSxjQUFjO0FBQUEsRUFDdEIsTUFBTSxRQUFRLHVCQUNaLE1BQU8sY0FBYyxRQUFRLE1BQU0sVUFBVSxPQUFPLGtCQUFrQixLQUFLLE9BQU8sVUFBVSxHQUFHLElBQUksR0FDbkcsQ0FBQyxXQUFXLE9BQU8sSUFBSSxDQUN6QjtBQUFBLEVBQ0EsUUFBUSxTQUFTO0FBQUEsRUFDakIsTUFBTSxZQUFZLHVCQUNoQixNQUNFLGNBQWMsUUFBUSxTQUFTLFFBQVEsTUFBTSxXQUFXLE1BQU0sVUFBVSxPQUNwRSxPQUNBLGdCQUFnQixLQUFLLE9BQU8sVUFBVSxHQUFHLE1BQU0sSUFBSSxHQUN6RCxDQUFDLFdBQVcsTUFBTSxPQUFPLElBQUksQ0FDL0I7QUFBQSxFQUNBLE1BQU0sU0FBUyxpQkFBaUIsT0FBTyxHQUFHLFdBQVcsWUFBWSxPQUFPLFNBQVMsSUFBSSxDQUFDO0FBQUEsRUFFdEYsTUFBTSxVQUFVLE9BQU8sTUFBOEIsT0FBTyxPQUFPO0FBQUEsSUFDakUsSUFBSTtBQUFBLE1BQ0YsTUFBTSxLQUFLO0FBQUEsTUFDWCxJQUFJO0FBQUEsUUFBTSxRQUFRLElBQUk7QUFBQSxNQUN0QixPQUFPLE9BQU87QUFBQSxNQUNkLFFBQVEsaUJBQWlCLFdBQVcsTUFBTSxVQUFVLEVBQUUsZUFBZSxDQUFDO0FBQUE7QUFBQTtBQUFBLEVBRzFFLE1BQU0sV0FBVyxPQUFPLEtBQUssU0FBUyxlQUFlLEtBQUs7QUFBQSxFQUMxRCxNQUFNLFNBQVMsQ0FBQyxTQUEwQjtBQUFBLElBQ3hDLE1BQU0sT0FBTyxJQUFJLElBQUksU0FBUyxJQUFJLENBQUMsR0FBRyxJQUFJLEVBQUUsT0FBTyxDQUFDLFFBQVEsUUFBUSxJQUFJLElBQUksSUFBSTtBQUFBLElBQ2hGLElBQUksQ0FBQyxLQUFLLE9BQU8sSUFBSTtBQUFBLE1BQUcsS0FBSyxJQUFJLElBQUk7QUFBQSxJQUNyQyxRQUFRLElBQUk7QUFBQSxJQUNaLElBQUksU0FBUztBQUFBLE1BQUcsWUFBWSxLQUFLO0FBQUE7QUFBQSxFQUVuQyxNQUFNLGlCQUFpQixNQUFNO0FBQUEsSUFDM0IsWUFBWSxDQUFDLFdBQVc7QUFBQSxJQUN4QixJQUFJLFNBQVM7QUFBQSxNQUFHLFFBQVEsSUFBSSxHQUFLO0FBQUE7QUFBQSxFQUVuQyxNQUFNLGVBQWUsTUFBTTtBQUFBLElBQ3pCLElBQUksTUFBTTtBQUFBLE1BQVEsS0FBSyxLQUFLLEVBQUUsTUFBTSxnQkFBZ0IsV0FBVyxNQUFNLE9BQU8sR0FBRyxDQUFDO0FBQUE7QUFBQSxFQUdsRixNQUFNLFlBQVksT0FBTyxVQUEyQjtBQUFBLElBQ2xELFFBQVEsV0FBVztBQUFBLElBQ25CLElBQUksQ0FBQyxVQUFVLENBQUM7QUFBQSxNQUFXO0FBQUEsSUFDM0IsSUFBSSxDQUFDLEtBQUssSUFBSSxPQUFPO0FBQUEsTUFBRyxPQUFPLE9BQU87QUFBQSxJQUN0QyxNQUFNLFFBQVEsTUFDWixVQUFVLEtBQUssT0FBTyxJQUFJLE9BQU8sQ0FBQyxNQUFNLFVBQ3RDLFVBQVUsQ0FBQyxXQUFXLElBQUksSUFBSSxNQUFNLEVBQUUsSUFBSSxLQUFLLE1BQU0sS0FBSyxDQUFDLENBQzdELENBQ0Y7QUFBQSxJQUNBLFVBQVUsSUFBSSxHQUFLO0FBQUE7QUFBQSxFQUVyQixNQUFNLGNBQWMsTUFDbEIsS0FBSyxTQUFTLGNBQTJCLG9DQUFvQyxHQUFHLE1BQU07QUFBQSxFQUN4RixNQUFNLE1BQU0sTUFBTTtBQUFBLElBQ2hCLFVBQVUsS0FBSztBQUFBLElBQ1YsS0FBSyxJQUFJO0FBQUE7QUFBQSxFQUVoQixNQUFNLFdBQVcsQ0FBQyxZQUErQixPQUFPLFNBQVMsbUJBQW1CLE9BQU87QUFBQSxFQUMzRixNQUFNLE9BQU8sTUFBTTtBQUFBLElBQ2pCLEtBQUssS0FBSyxFQUFFLE1BQU0sVUFBVSxNQUFNLEdBQUcsQ0FBQztBQUFBLElBQ3RDLFFBQVEsRUFBRSxlQUFlLENBQUM7QUFBQTtBQUFBLEVBRzVCLE1BQU0sa0JBQWtCLE1BQU07QUFBQSxJQUM1QixtQkFBbUI7QUFBQSxJQUNuQixPQUFPLFNBQVMsTUFBTTtBQUFBO0FBQUEsRUFJeEIseUJBQVUsTUFBTTtBQUFBLElBQ2QsSUFBSSxlQUFlO0FBQUEsTUFBUyxLQUFLLEtBQUssRUFBRSxNQUFNLGtCQUFrQixRQUFRLENBQUM7QUFBQSxLQUN4RSxDQUFDLGFBQWEsU0FBUyxJQUFJLENBQUM7QUFBQSxFQUMvQix5QkFBVSxNQUFNO0FBQUEsSUFFZCxJQUFJLGVBQWUsQ0FBQyxpQkFBaUIsS0FBSyxPQUFPO0FBQUEsTUFBRyxPQUFPLFNBQVMsTUFBTTtBQUFBLEtBQ3pFLENBQUMsV0FBVyxDQUFDO0FBQUEsRUFHaEIsTUFBTSxVQUFVLFdBQVcsT0FBTyxLQUFLLEdBQUcsV0FBVyxJQUFJO0FBQUEsRUFDekQseUJBQVUsTUFBTTtBQUFBLElBQ2QsSUFBSTtBQUFBLE1BQVMsUUFBUSxDQUFDLFdBQVcsSUFBSSxJQUFJLE1BQU0sRUFBRSxJQUFJLFFBQVEsQ0FBQztBQUFBLEtBQzdELENBQUMsT0FBTyxDQUFDO0FBQUEsRUFFWix1QkFDRSx5QkFBQyxPQUFEO0FBQUEsSUFBSyxXQUFVO0FBQUEsSUFBUyxLQUFLO0FBQUEsSUFBTSxhQUFXLE1BQU07QUFBQSxJQUFwRCxVQXlPRTtBQUFBLHNCQXhPQSx5QkFBQyxLQUFEO0FBQUEsUUFDRSxTQUFTO0FBQUEsUUFDVDtBQUFBLFFBQ0E7QUFBQSxRQUNBLE9BQU8sUUFBUTtBQUFBLFFBQ2YsU0FBUyxRQUFRO0FBQUEsUUFDakI7QUFBQSxRQUNBLFVBQVUsTUFBTSxhQUFhLElBQUk7QUFBQSxRQUNqQztBQUFBLFFBQ0E7QUFBQSxRQUNBLGNBQWMsb0JBQW9CO0FBQUEsUUFDbEMsT0FBTyxNQUFPLE9BQU8sU0FBUyxJQUFJLFVBQVUsSUFBSSxJQUFJLElBQUk7QUFBQSxRQUN4RCxTQUFTLEtBQUs7QUFBQSxRQVpoQixVQTRFRTtBQUFBLFVBOURDLGNBQWMsd0JBQ2IseUJBQUMsWUFBRDtBQUFBLFlBQ0UsT0FBTyxFQUFFLGVBQWU7QUFBQSxZQUN4QixNQUFLO0FBQUEsWUFDTCxPQUFPLEdBQUcsT0FBTztBQUFBLFlBQ2pCLFFBQVEsS0FBSyxJQUFJLFFBQVE7QUFBQSxZQUN6QixVQUFVLE1BQU0sT0FBTyxRQUFRO0FBQUEsYUFMakMsaUNBTUE7QUFBQSxVQUVELGFBQWEsQ0FBQyxNQUFNLDBCQUNuQix5QkFBQyxZQUFEO0FBQUEsWUFDRSxPQUFPLEVBQUUsY0FBYztBQUFBLFlBQ3ZCLE1BQUs7QUFBQSxZQUNMLFFBQVEsS0FBSyxJQUFJLE9BQU87QUFBQSxZQUN4QixVQUFVLE1BQU0sT0FBTyxPQUFPO0FBQUEsYUFKaEMsaUNBS0E7QUFBQSwwQkFFRix5QkFBQyxZQUFEO0FBQUEsWUFDRSxPQUFPLEVBQUUsa0JBQWtCO0FBQUEsWUFDM0IsTUFBSztBQUFBLFlBQ0wsUUFBUSxLQUFLLElBQUksV0FBVztBQUFBLFlBQzVCLFVBQVUsTUFBTSxPQUFPLFdBQVc7QUFBQSxhQUpwQyxpQ0FLQTtBQUFBLFVBQ0MsOEJBQ0M7QUFBQSxzQkFjRTtBQUFBLGNBYkMsQ0FBQyxNQUFNLDBCQUNOLHlCQUFDLFlBQUQ7QUFBQSxnQkFDRSxPQUFPLEVBQUUsaUJBQWlCO0FBQUEsZ0JBQzFCLE1BQUs7QUFBQSxnQkFDTCxRQUFRO0FBQUEsZ0JBQ1IsVUFBVTtBQUFBLGlCQUpaLGlDQUtBO0FBQUEsOEJBRUYseUJBQUMsVUFBRDtBQUFBLGdCQUNFLFFBQVEsWUFBWTtBQUFBLGdCQUNwQixPQUFPLENBQUMsU0FBUyxlQUFlLEtBQUssYUFBYSxRQUFRLFFBQVEsWUFBWSxRQUFRLElBQUksRUFBRSxDQUFDO0FBQUEsZ0JBQzdGLGVBQWU7QUFBQSxpQkFIakIsaUNBSUE7QUFBQTtBQUFBLGFBYkYsZ0NBY0U7QUFBQSxVQUVILDZCQUNDLHlCQUFDLFVBQUQ7QUFBQSxZQUNFO0FBQUEsWUFDQTtBQUFBLFlBQ0EsUUFBUTtBQUFBLFlBQ1IsV0FBVztBQUFBLFlBQ1gsV0FBVyxZQUFZO0FBQUEsWUFDdkIsYUFBYSxDQUFDLGNBQWMsZUFBZSxLQUFLLGFBQWEsVUFBVSxDQUFDO0FBQUEsYUFOMUUsaUNBT0E7QUFBQSxVQUVELENBQUMsYUFBYSwrQkFBZSx5QkFBQyxVQUFEO0FBQUEsWUFBVSxJQUFJO0FBQUEsWUFBVSxNQUFNO0FBQUEsYUFBOUIsaUNBQTJDO0FBQUEsVUFDeEUsYUFBYSxDQUFDLE1BQU0sMEJBQ25CLHlCQUFDLGFBQUQ7QUFBQSxZQUFhLFNBQVMsV0FBVztBQUFBLFlBQWEsV0FBVztBQUFBLGVBQWdCLFFBQVE7QUFBQSxhQUFqRixpQ0FBMEY7QUFBQSxVQUUzRixNQUFNLGNBQWMsZUFBZSxDQUFDLE1BQU0sMEJBQ3pDLHlCQUFDLFlBQUQ7QUFBQSxZQUFZLE9BQU8sRUFBRSxhQUFhO0FBQUEsWUFBRyxNQUFLO0FBQUEsWUFBVyxTQUFTO0FBQUEsYUFBOUQsaUNBQW9FO0FBQUEsVUFFckUsTUFBTSx5QkFDTCx5QkFBQyxlQUFEO0FBQUEsWUFBZSxNQUFNLFlBQVksTUFBTSxVQUFVLGFBQWEsRUFBRTtBQUFBLGFBQWhFLGlDQUFtRSxJQUVuRSxNQUFNLCtCQUFlLHlCQUFDLGlCQUFEO0FBQUEsWUFBaUIsSUFBSSxNQUFNO0FBQUEsWUFBYTtBQUFBLGFBQXhDLGlDQUE4RDtBQUFBO0FBQUEsU0ExRXZGLGdDQTRFRTtBQUFBLE1BQ0QsUUFBUSxZQUFZLENBQUMsMEJBQ3BCLHlCQUFDLFNBQUQ7QUFBQSxRQUNFLFVBQVUsUUFBUTtBQUFBLFFBQ2xCO0FBQUEsUUFDQSxZQUFZLENBQUMsSUFBSSxZQUFZO0FBQUEsVUFDM0IsS0FBSyxLQUFLLEVBQUUsTUFBTSxZQUFZLElBQUksUUFBUSxDQUFDO0FBQUEsVUFDM0MsT0FBTyxTQUFTLE1BQU07QUFBQTtBQUFBLFNBTDFCLGlDQU9BO0FBQUEsc0JBRUYseUJBQUMsT0FBRDtBQUFBLFFBQUssV0FBVTtBQUFBLFFBQWYsVUF5SEU7QUFBQSwwQkF4SEEseUJBQUMsT0FBRDtBQUFBLFlBQUssV0FBVTtBQUFBLFlBQWYsVUFxRUU7QUFBQSw4QkFwRUEseUJBQUMsT0FBRDtBQUFBLGdCQUFLLFdBQVU7QUFBQSxnQkFBZixVQTJERTtBQUFBLGtCQTFEQyw0QkFDQyx5QkFBQyxlQUFEO0FBQUEsb0JBQ0UsS0FBSztBQUFBLG9CQUNMO0FBQUEsb0JBQ0E7QUFBQSxvQkFDQTtBQUFBLG9CQUNBO0FBQUEsb0JBQ0E7QUFBQSxvQkFDQSxRQUFRO0FBQUEsb0JBQ1IsV0FBVyxZQUFZO0FBQUEsb0JBQ3ZCLGFBQWEsZUFBZSxNQUFNO0FBQUEsb0JBQ2xDLGNBQWMsYUFBYSxPQUFPLE9BQVEsTUFBTSxVQUFVLElBQUksUUFBUSxLQUFLO0FBQUEsb0JBQzNFLE1BQU0sS0FBSztBQUFBLG9CQUNYLFNBQVM7QUFBQSxxQkFaWCxpQ0FhQSxvQkFFQSx5QkFBQyxjQUFEO0FBQUEsb0JBQ0UsS0FBSztBQUFBLG9CQUNMO0FBQUEsb0JBQ0E7QUFBQSxvQkFDQTtBQUFBLG9CQUNBO0FBQUEsb0JBQ0E7QUFBQSxvQkFDQSxZQUFZLE1BQU07QUFBQSxvQkFDbEIsTUFBTSxLQUFLO0FBQUEsb0JBQ1gsU0FBUztBQUFBLHFCQVRYLGlDQVVBO0FBQUEsa0JBRUQsTUFBTSxnQkFBZ0IsQ0FBQywwQkFDdEIseUJBQUMsV0FBRDtBQUFBLG9CQUFXLE1BQU0sTUFBTSxHQUFHO0FBQUEsb0JBQWEsU0FBUyxNQUFNO0FBQUEsb0JBQVk7QUFBQSxxQkFBbEUsaUNBQWdGO0FBQUEsa0NBRWxGLHlCQUFDLFNBQUQ7QUFBQSxvQkFDRSxTQUFTO0FBQUEsb0JBQ1Q7QUFBQSxvQkFDQSxZQUFZLFFBQVE7QUFBQSxvQkFDcEI7QUFBQSxvQkFDQSxhQUFhLFFBQVE7QUFBQSxxQkFMdkIsaUNBTUE7QUFBQSxrQ0FDQSx5QkFBQyxPQUFEO0FBQUEsb0JBQUssV0FBVTtBQUFBLG9CQUFmLFVBbUJFO0FBQUEsc0JBbEJDLENBQUMsVUFBVSxjQUFjLEtBQUssS0FBSywrQkFDbEMseUJBQUMsUUFBRDtBQUFBLHdCQUFRLFVBQVE7QUFBQSx3QkFBaEIsMEJBQ0UseUJBQUMsaUJBQUQ7QUFBQSwwQkFBaUIsYUFBYSxNQUFNO0FBQUEsMkJBQXBDLGlDQUFpRDtBQUFBLHlCQURuRCxpQ0FFRTtBQUFBLHNCQUVILENBQUMsMEJBQ0EseUJBQUMsWUFBRDtBQUFBLHdCQUNFLFNBQVM7QUFBQSx3QkFDVCxVQUFVLE1BQU07QUFBQSx3QkFDaEI7QUFBQSx3QkFDQSxXQUFXO0FBQUEsd0JBQ1gsU0FBUztBQUFBLHdCQUNULFNBQVMsTUFBTSxhQUFhLEtBQUs7QUFBQSx3QkFDakMsWUFBWSxDQUFDLFVBQVUsaUJBQWlCLGdCQUFnQixLQUFLO0FBQUEsd0JBQzdEO0FBQUEseUJBUkYsaUNBU0E7QUFBQSxzQkFFRCx3QkFBUSx5QkFBQyxRQUFEO0FBQUEsa0NBQVM7QUFBQSx5QkFBVCxpQ0FBZ0I7QUFBQTtBQUFBLHFCQWxCM0IsZ0NBbUJFO0FBQUE7QUFBQSxpQkExREosZ0NBMkRFO0FBQUEsY0FDRCxlQUFlLDhCQUNkLHlCQUFDLGtCQUFEO0FBQUEsZ0JBQ0UsUUFBUSxZQUFZO0FBQUEsZ0JBQ3BCLFVBQVUsQ0FBQyxXQUFXLGVBQWUsS0FBSyxhQUFhLE9BQU8sQ0FBQztBQUFBLGdCQUMvRDtBQUFBLGdCQUNBLFFBQVE7QUFBQSxpQkFKVixpQ0FLQTtBQUFBO0FBQUEsYUFuRUosZ0NBcUVFO0FBQUEsVUFDRCxLQUFLLE9BQU8sS0FBSyxDQUFDLDBCQUNqQix5QkFBQyxNQUFEO0FBQUEsc0JBK0NFO0FBQUEsY0E5Q0MsS0FBSyxJQUFJLFFBQVEscUJBQ2hCO0FBQUEsMEJBc0JFO0FBQUEsa0NBckJBLHlCQUFDLGVBQUQ7QUFBQSxvQkFDRTtBQUFBLG9CQUNBO0FBQUEsb0JBQ0E7QUFBQSxvQkFDQSxVQUFVLE1BQU0sR0FBRztBQUFBLG9CQUNuQixnQkFBZ0I7QUFBQSxvQkFDaEI7QUFBQSxvQkFDQSxPQUFPLENBQUMsYUFBYSxLQUFLLEtBQUssRUFBRSxNQUFNLE9BQU8sU0FBUyxDQUFDO0FBQUEsb0JBQ3hELFVBQVU7QUFBQSxvQkFDVixTQUFTLE1BQU0sT0FBTyxRQUFRO0FBQUEscUJBVGhDLGlDQVVBO0FBQUEsa0JBQ0MsV0FBVyx5QkFDVix5QkFBQyxvQkFBRDtBQUFBLG9CQUNFO0FBQUEsb0JBQ0EsWUFBWSxJQUFJLElBQUksT0FBTyxJQUFJLEdBQUcsYUFBYSxNQUFNLENBQUM7QUFBQSxvQkFDdEQ7QUFBQSxxQkFIRixpQ0FJQTtBQUFBLGtCQUVELFdBQVcseUJBQ1YseUJBQUMsVUFBRDtBQUFBLG9CQUFVLFVBQVUsQ0FBQyxXQUFXLFFBQVEsTUFBTSxNQUFNLFNBQVMsTUFBTSxDQUFDO0FBQUEscUJBQXBFLGlDQUF1RTtBQUFBO0FBQUEsaUJBcEIzRSxnQ0FzQkU7QUFBQSxjQUVILEtBQUssSUFBSSxPQUFPLEtBQUssNkJBQ3BCLHlCQUFDLGNBQUQ7QUFBQSxnQkFDRSxPQUFPO0FBQUEsZ0JBQ1AsT0FBTyxNQUFNLFNBQVM7QUFBQSxnQkFDdEIsYUFBYSxlQUFlLE1BQU0sVUFBVTtBQUFBLGdCQUM1QyxVQUFVLE1BQU0sVUFBVSxlQUFlLENBQUMsTUFBTTtBQUFBLGdCQUNoRCxTQUFTLGVBQWUsTUFBTSxVQUFVLGVBQWUsQ0FBQyxNQUFNO0FBQUEsZ0JBQzlEO0FBQUEsZ0JBQ0EsU0FBUyxNQUFNO0FBQUEsZ0JBQ2Y7QUFBQSxnQkFDQSxTQUFTLE1BQU0sT0FBTyxPQUFPO0FBQUEsaUJBVC9CLGlDQVVBO0FBQUEsY0FFRCxLQUFLLElBQUksV0FBVyxxQkFDbkIseUJBQUMsa0JBQUQ7QUFBQSxnQkFDRSxhQUFhLFFBQVE7QUFBQSxnQkFDckIsVUFBVSxjQUFjLENBQUMsTUFBTTtBQUFBLGdCQUMvQixRQUFRLENBQUMsU0FBUyxPQUFPLFNBQVMsU0FBUyxJQUFJLEtBQUs7QUFBQSxnQkFDcEQsU0FBUyxNQUFNLE9BQU8sV0FBVztBQUFBLGlCQUpuQyxpQ0FLQTtBQUFBO0FBQUEsYUE3Q0osZ0NBK0NFO0FBQUE7QUFBQSxTQXZITixnQ0F5SEU7QUFBQSxzQkFDRix5QkFBQyxLQUFEO0FBQUEsUUFBRyxJQUFJO0FBQUEsUUFBVSxXQUFVO0FBQUEsUUFBM0IsVUFDRyxFQUFFLGVBQWU7QUFBQSxTQURwQixpQ0FFRTtBQUFBLE1BQ0QsTUFBTSxRQUFRLFNBQVMscUJBQ3RCLHlCQUFDLDRCQUFEO0FBQUEsUUFBNEIsU0FBUyxNQUFNO0FBQUEsUUFBUyxXQUFXLE1BQU07QUFBQSxTQUFyRSxpQ0FBZ0Y7QUFBQSxNQUVqRixNQUFNLFdBQVcsMkJBQ2hCLHlCQUFDLGVBQUQ7QUFBQSxRQUVFLFNBQVMsTUFBTTtBQUFBLFFBQ2YsVUFBVSxRQUFRO0FBQUEsU0FGYixNQUFNLFFBQVEsYUFEckIsc0JBSUE7QUFBQSxNQUVELE1BQU0sVUFBVSw2QkFDZix5QkFBQyxjQUFEO0FBQUEsUUFFRSxjQUFjLE1BQU0sT0FBTztBQUFBLFFBQzNCLFFBQVEsTUFBTSxPQUFPO0FBQUEsUUFDckIsUUFBUSxDQUFDLFVBQVUsS0FBSyxVQUFVLEtBQUs7QUFBQSxRQUN2QyxVQUFVO0FBQUEsU0FKTCxNQUFNLE9BQU8sSUFEcEIsc0JBTUE7QUFBQSxNQUVELG1DQUFtQix5QkFBQyxXQUFEO0FBQUEsUUFBVyxPQUFPO0FBQUEsUUFBSyxVQUFVLE1BQU0sVUFBVSxLQUFLO0FBQUEsU0FBdEQsaUNBQXlEO0FBQUE7QUFBQSxLQXhPL0UsZ0NBeU9FO0FBQUE7QUFJTixTQUFTLGVBQWU7QUFBQSxFQUN0QjtBQUFBLEdBR1k7QUFBQSxFQUNaLFFBQVEsTUFBTSxjQUFjO0FBQUEsRUFDNUIsSUFBSSxZQUFZLFVBQVU7QUFBQSxJQUFVLE9BQU8sRUFBRSwyQkFBMkI7QUFBQSxFQUN4RSxPQUFPLEdBQUcsRUFBRSxtQkFBbUIsRUFBRSxNQUFNLFlBQVksR0FBRyxDQUFDLEtBQUssWUFBWTtBQUFBO0FBRzFFLFNBQVMsT0FBTyxDQUFDLE9BQTBCLE1BQXdCO0FBQUEsRUFDakUsT0FBTyxNQUFNLFNBQVMsSUFBSSxJQUFJLE1BQU0sT0FBTyxDQUFDLFFBQVEsUUFBUSxJQUFJLElBQUksQ0FBQyxHQUFHLE9BQU8sSUFBSTtBQUFBOzs7O0FEM1lyRixTQUFTLE1BQU0sQ0FBQyxPQUE0QztBQUFBLEVBQzFELHVCQUNFLHlCQUFDLHlCQUFEO0FBQUEsOEJBQ0UseUJBQUMsY0FBRDtBQUFBLFNBQWtCO0FBQUEsT0FBbEIsaUNBQXlCO0FBQUEsS0FEM0IsaUNBRUU7QUFBQTtBQUlOLElBQWUscUNBQWEsaUJBQWlCLFFBQVEsQ0FBQyxVQUFVLFVBQVUsU0FBUyxTQUFTLENBQUM7IiwKICAiZGVidWdJZCI6ICJGMENFM0MxMjc3NEM3QUE2NjQ3NTZFMjE2NDc1NkUyMSIsCiAgIm5hbWVzIjogW10KfQ==
