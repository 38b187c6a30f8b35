/** A remote session in the browser: the machine's screen with its status, its tools, and the people in it. */
import { lazy, useEffect, useId, useMemo, useRef, useState } from "react"
import type { PictureQuality } from "../../protocols/viewer-wire-input.ts"
import { ApiError } from "../../src/http/api-client.ts"
import { TRANSFER_BYTES_MAX } from "../../src/sessions/session/rules-files.ts"
import { IconButton } from "../../src/web/button.tsx"
import { formatSize } from "../../src/web/texts/format.ts"
import { useIslandView } from "../define.tsx"
import { useBeforeUnloadPrompt, useFullscreen, useNow } from "../screen/hooks.ts"
import type { Zoom } from "../screen/zoom.ts"
import { Bar } from "./bar.tsx"
import { DesktopScreen } from "./desktop-screen.tsx"
import { EndDialog, HostKeyDialog, MissingPrerequisitesDialog, UploadDialog } from "./dialogs.tsx"
import { DockToggle, HeldDock } from "./dock.tsx"
import { useFileDrop } from "./file-drop.ts"
import { createFileCalls, LocalFileError } from "./files-calls.ts"
import { isFocusElsewhere } from "./focus.ts"
import { heldPlace } from "./held-place.ts"
import { KEY_COMBINATIONS } from "./key-combinations.ts"
import { useLateInputDropped } from "./late-input.ts"
import { hasEnded, isInputPaused, isOwnerAwaited } from "./model.ts"
import { OnscreenKeyboard } from "./onscreen-keyboard.tsx"
import { afterKey, modifierKeysyms, NO_MODIFIERS } from "./onscreen-layouts.ts"
import { Overlay } from "./overlay.tsx"
import { NO_LOCATION, PageBar } from "./page-bar.tsx"
import { createPeopleCalls, uniqueByPerson } from "./people.ts"
import { withZoom, zoomOf } from "./preferences.ts"
import { type RemoteScreenProps, withSession } from "./props.ts"
import type { ScreenHandle } from "./screen-handle.ts"
import { openSearch, SearchTool } from "./search-tool.tsx"
import { SessionDock } from "./session-dock.tsx"
import { SupervisionText } from "./supervision-text.tsx"
import { FontTool, KeysTool, OpenAloneLink, QualityTool, QuickAccessTool, ZoomTool } from "./tools.tsx"
import { useUploads } from "./uploads.ts"
import { useNote, useRightChange } from "./use-note.ts"
import { usePinNotes } from "./use-pin-notes.ts"
import { usePreferences } from "./use-preferences.ts"
import { useSections } from "./use-sections.ts"
import { useSession } from "./use-session.ts"
import { useSessionNotes } from "./use-session-notes.ts"
import { Watermark } from "./watermark.tsx"
import { Notice, WindowCard } from "./window-card.tsx"

/** Loaded for terminals only: the emulator is larger than everything else of the screen. */
const TerminalView = lazy(async () => ({ default: (await import("./terminal-view.tsx")).TerminalView }))

export function RemoteScreen(props: RemoteScreenProps) {
  const { t, csrf, lang } = useIslandView()
  const root = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const screen = useRef<ScreenHandle>(null)
  const session = useSession(props, screen, root)
  const { model, link } = session
  const [isPanning, setPanning] = useState(false)
  const [fontSize, setFontSize] = useState(props.fontSize)
  const [preferences, setPreferences] = usePreferences(lang)
  // Among several sessions there is no room for the zoom of one alone.
  const [zoom, setZoom] = useState<Zoom>(props.isTile ? "fit" : zoomOf(preferences, props.interfaceId))
  /** Null until another one than the automatic choice was made. */
  const [quality, setQuality] = useState<PictureQuality | null>(
    preferences.quality === "AUTOMATIC" ? null : preferences.quality,
  )
  const [isConfirmingEnd, setAsking] = useState(false)
  const [isExtending, setExtending] = useState(false)
  const [modifiers, setModifiers] = useState(NO_MODIFIERS)
  const [followed, setFollowed] = useState<string | null>(null)
  const [note, setNote, forgetNote] = useNote()
  const [isFullscreen, toggleFullscreen] = useFullscreen(root)
  const nowMs = useNow()
  const [uploads, uploadQueue] = useUploads()
  useBeforeUnloadPrompt(model.sessionId !== null && !hasEnded(model.connection))

  const isConnected = model.connection.state === "connected"
  const isOver = hasEnded(model.connection)
  const isOwner = (model.ownerId ?? props.me.userId) === props.me.userId
  const mayControl = isConnected && model.right === "CONTROL" && !props.readOnly && !isInputPaused(model)
  /** Tools for control keep their place while no input is possible, so that none moves below a pointer. */
  const hasControlTools = (isOwner || model.right === "CONTROL") && !props.readOnly
  const decidesSize = isOwner && model.right === "CONTROL" && !props.readOnly
  const isDesktop = props.kind === "desktop"
  const location = session.location ?? (props.interfaceType === "HTTPS" ? NO_LOCATION : null)
  const label = t("remote.screen", { name: props.interfaceName })
  const wayOutId = useId()
  // Who only watches is not asked how long others go on working.
  const worksHere = isOwner || model.right === "CONTROL"
  const { extensionHoursMax } = props
  const hoursLeft = Math.min(extensionHoursMax, model.extensionHoursLeft ?? extensionHoursMax)
  const extensionHours = worksHere ? hoursLeft : 0
  const people = uniqueByPerson(model.participants)
  const follows = model.participants.find(({ id }) => id === followed && model.viewAreas.has(id))
  const pins = usePinNotes(people.map(({ userId }) => userId))
  const myself = model.participants.find(({ userId }) => userId === props.me.userId)
  const { open, hasKeyboard, toggle, toggleKeyboard } = useSections(root, {
    supervises: myself?.supervises === true,
    isAsked: isOwner && people.some(({ asks }) => asks),
  })
  const { sessionId } = model
  const calls = useMemo(
    () => (sessionId === null || props.isGuest ? null : createPeopleCalls({ ...props, sessionId }, csrf)),
    [sessionId, props, csrf],
  )
  const fileCalls = useMemo(
    () =>
      sessionId === null || props.isGuest || props.files === null
        ? null
        : createFileCalls({ ...props, sessionId }, csrf),
    [sessionId, props, csrf],
  )
  /** By their path on the machine, until the page is left: to send a file again in place of the machine's, or after an interruption. */
  const sentFiles = useMemo(() => new Map<string, File>(), [])
  useEffect(() => {
    if (isOver) uploadQueue.cancelAll()
  }, [isOver, uploadQueue])
  useEffect(() => {
    uploadQueue.hasLostControl = isConnected && model.right !== "CONTROL"
  }, [isConnected, model.right, uploadQueue])
  const pinned = KEY_COMBINATIONS.filter(({ name }) => preferences.pinned.includes(name))

  const mayPasteFiles = mayControl && (props.files !== "CLIPBOARD" || !props.disablePaste)
  const attempt = async (work: () => Promise<unknown>, done = "") => {
    try {
      await work()
      if (done) setNote(done)
    } catch (error) {
      setNote(problemOf(error), true)
    }
  }
  const problemOf = (error: unknown) => {
    if (error instanceof LocalFileError) {
      const size = formatSize(TRANSFER_BYTES_MAX, lang)
      return t(`viewer.localFile_${error.reason}`, { name: error.fileName, size })
    }
    return error instanceof ApiError ? error.message : t("shell.offline")
  }
  const takesFiles = fileCalls !== null && props.files !== "PAGES" && mayPasteFiles
  const [dropped, setDropped] = useState<readonly File[]>([])
  const { isDropTarget, dropHandlers } = useFileDrop(
    takesFiles
      ? ({ files, folderNames }) => {
          if (!open.has("files")) toggle("files")
          setDropped(files)
          if (folderNames.length > 0)
            setNote(t("viewer.foldersNotSent", { names: folderNames.join(", ") }), true)
        }
      : null,
  )
  /** Who chooses a part of the picture follows no other person's. Keys are for the machine afterwards. */
  const chooseZoom = (chosen: Zoom) => {
    setFollowed(null)
    setZoom(chosen)
    if (!props.isTile) setPreferences(withZoom(preferences, props.interfaceId, chosen))
    screen.current?.focus()
  }
  const chooseQuality = (chosen: PictureQuality) => {
    setQuality(chosen)
    setPreferences({ ...preferences, quality: chosen })
    screen.current?.focus()
  }
  const cancelUpload = () => {
    if (model.upload) link.send({ kind: "cancelUpload", requestId: model.upload.id })
  }
  /** Its scan is followed in the dock. */
  const giveFiles = async (files: readonly File[]) => {
    const { upload } = model
    if (!upload || !fileCalls) return
    if (!open.has("files")) toggle("files")
    const to = { requestId: upload.id, fileCount: files.length }
    await attempt(() => uploadQueue.send(files, (file, watch) => fileCalls.give(file, to, watch)))
  }
  const leaveScreen = () =>
    root.current?.querySelector<HTMLElement>(".remote-tools :is(summary, button)")?.focus()
  const end = () => {
    setAsking(false)
    void link.end()
  }
  /** Whose keys reach no machine learns why; a pause is said over the picture as long as it lasts. */
  const tellIgnored = () => {
    if (!isConnected || isInputPaused(model)) return
    if (props.readOnly) setNote(t("remote.interfaceReadOnly"))
    else setNote(t(myself?.supervises ? "viewer.inputIgnored" : "viewer.inputIgnoredAsk"))
  }
  const openDeviceKeyboard = () => {
    screen.current?.openDeviceKeyboard()
    toggleKeyboard()
  }
  const sendKeys = (keysyms: readonly number[]) => screen.current?.sendKeyCombination(keysyms)
  const mark = () => {
    link.send({ kind: "marker", text: "" })
    setNote(t("viewer.markerSet"))
  }
  /** Keys are for the machine afterwards, not for the button. */
  const enterFullscreen = () => {
    toggleFullscreen?.()
    screen.current?.focus()
  }

  useEffect(() => {
    if (!hasKeyboard) setModifiers(NO_MODIFIERS)
  }, [hasKeyboard])
  // Each connection begins with the automatic choice.
  useEffect(() => {
    if (isConnected && quality) link.send({ kind: "pictureQuality", quality })
  }, [isConnected, quality, link])
  useEffect(() => {
    // Among several sessions the first has the keyboard until another is chosen.
    if (isConnected && !isFocusElsewhere(root.current)) screen.current?.focus()
  }, [isConnected])

  useSessionNotes(model, props, isOwner, setNote, forgetNote)
  useLateInputDropped(view, () => setNote(t("viewer.inputLost"), true))
  useRightChange(myself?.right, (right) => setNote(t(`viewer.now_${right}`)))

  return (
    <div className="remote" ref={root} data-kind={props.kind} {...dropHandlers}>
      <Bar
        session={props}
        model={model}
        nowMs={nowMs}
        title={session.title}
        traffic={session.traffic}
        extensionHours={extensionHours}
        onExtend={() => setExtending(true)}
        isOwner={isOwner}
        isFullscreen={isFullscreen}
        onFullscreen={toggleFullscreen && enterFullscreen}
        onEnd={() => (people.length > 1 ? setAsking(true) : end())}
        onLeave={link.leave}
      >
        <DockToggle
          label={t("viewer.people")}
          icon="users"
          value={people.length > 0 ? `${people.length}` : undefined}
          isOpen={open.has("people")}
          onToggle={() => toggle("people")}
        />
        {props.files !== null && !props.isGuest && !props.isTile && (
          <DockToggle
            label={t("viewer.files")}
            icon="folder"
            isDisabled={fileCalls === null}
            isOpen={open.has("files")}
            onToggle={() => toggle("files")}
          />
        )}
        <DockToggle
          label={t("remote.clipboard")}
          icon="clipboard"
          isOpen={open.has("clipboard")}
          onToggle={() => toggle("clipboard")}
        />
        {hasControlTools && (
          <>
            {!props.isTile && (
              <DockToggle
                label={t("remote.keyboard")}
                icon="keyboard"
                isDisabled={!mayControl}
                isOpen={hasKeyboard}
                onToggle={toggleKeyboard}
              />
            )}
            <KeysTool
              isDisabled={!mayControl}
              pinned={preferences.pinned}
              onPin={(name) => setPreferences({ ...preferences, pinned: toggled(preferences.pinned, name) })}
              onCombination={sendKeys}
            />
          </>
        )}
        {isDesktop && (
          <ZoomTool
            zoom={zoom}
            isPanning={isPanning}
            onZoom={chooseZoom}
            onPanning={setPanning}
            touchMode={preferences.touchMode}
            onTouchMode={(touchMode) => setPreferences({ ...preferences, touchMode })}
          />
        )}
        {!isDesktop && mayControl && isOwner && <FontTool px={fontSize} onPx={setFontSize} />}
        {!isDesktop && !props.isTile && <SearchTool screen={screen} />}
        {isDesktop && !props.isTile && (
          <QualityTool quality={quality ?? "AUTOMATIC"} onQuality={chooseQuality} {...session.traffic} />
        )}
        {props.isRecorded && !props.isTile && (
          <IconButton label={t("viewer.setMarker")} icon="bookmark" disabled={!isConnected} onClick={mark} />
        )}
        {props.isTile ? (
          <OpenAloneLink path={withSession(props.joinPath, sessionId ?? "")} />
        ) : (
          props.quickAccess && <QuickAccessTool to={props.quickAccess} sessionId={sessionId} />
        )}
      </Bar>
      {location && (
        <PageBar
          style={heldPlace(isOver)}
          location={location}
          mayControl={mayControl}
          onNavigate={(to, address) => {
            link.send({ kind: "navigate", to, address })
            screen.current?.focus()
          }}
        />
      )}
      <div className="remote-body" ref={room}>
        <div className="remote-column">
          <div className="remote-view" ref={view}>
            {isDesktop ? (
              <DesktopScreen
                ref={screen}
                label={label}
                wayOutId={wayOutId}
                zoom={zoom}
                isPanning={isPanning}
                mayControl={mayControl}
                isShared={model.participants.filter(({ right }) => right === "CONTROL").length > 1}
                isOver={isOver}
                onZoom={setZoom}
                touchMode={preferences.touchMode}
                hasOnscreenKeyboard={hasKeyboard}
                modifiers={modifierKeysyms(modifiers)}
                onModifiersUsed={() => setModifiers(afterKey(modifiers))}
                decidesSize={decidesSize && model.self !== null && props.resizesMachine}
                room={room}
                followedArea={followed === null ? null : (model.viewAreas.get(followed) ?? null)}
                send={link.send}
                onLeave={leaveScreen}
                onIgnored={tellIgnored}
                onPasteTooLong={() => setNote(t("viewer.clipboardTooLong"), true)}
              />
            ) : (
              <TerminalView
                ref={screen}
                label={label}
                linkHint={t("viewer.linkHint")}
                fontSize={fontSize}
                mayControl={mayControl}
                decidesSize={decidesSize}
                isConnected={isConnected}
                hasOnscreenKeyboard={hasKeyboard}
                isOver={isOver}
                scrollback={props.scrollback}
                send={link.send}
                onLeave={leaveScreen}
                onIgnored={tellIgnored}
                onSearch={() => openSearch(root.current)}
              />
            )}
            {props.hasWatermark && !isOver && (
              <Watermark person={props.me} machine={props.deviceName} nowMs={nowMs} />
            )}
            <Overlay
              session={props}
              model={model}
              hasPicture={session.hasPicture}
              nowMs={nowMs}
              fileCalls={fileCalls}
              uploads={uploads.map(({ name }) => name)}
              onReconnect={session.reconnect}
            />
            <div className="remote-notices">
              {!isOver && isInputPaused(model) && isConnected && (
                <Notice isUrgent>
                  <SupervisionText supervision={model.supervision} />
                </Notice>
              )}
              {!isOwner && isOwnerAwaited(model) && <Notice isUrgent>{t("viewer.ownerAway")}</Notice>}
              {!isOver && (
                <WindowCard
                  session={props}
                  endsAtMs={model.windowEndsAtMs}
                  nowMs={nowMs}
                  hoursLeft={extensionHours}
                  isAsked={isExtending}
                  onClose={() => setExtending(false)}
                  attempt={attempt}
                />
              )}
              {!isOver && follows && !open.has("people") && (
                <Notice>
                  {t("viewer.following", { name: follows.name })}
                  <IconButton
                    label={t("viewer.stopFollowing")}
                    icon="close"
                    onClick={() => setFollowed(null)}
                  />
                </Notice>
              )}
              {note && (!isOver || note.isProblem) && <Notice isUrgent={note.isProblem}>{note.text}</Notice>}
            </div>
          </div>
          {hasKeyboard && hasControlTools && !isOver && (
            <OnscreenKeyboard
              isDisabled={!mayControl}
              layout={preferences.layout}
              onLayout={(layout) => setPreferences({ ...preferences, layout })}
              pinned={pinned}
              modifiers={modifiers}
              onModifiers={setModifiers}
              onKeys={sendKeys}
              onDeviceKeyboard={openDeviceKeyboard}
            />
          )}
        </div>
        {isOver ? (
          open.size > 0 && <HeldDock />
        ) : (
          <SessionDock
            session={props}
            view={session}
            screen={screen}
            open={open}
            onToggle={toggle}
            calls={calls}
            fileCalls={fileCalls}
            uploads={uploads}
            uploadQueue={uploadQueue}
            sentFiles={sentFiles}
            dropped={dropped}
            onDroppedTaken={() => setDropped([])}
            isDropTarget={isDropTarget}
            maySendFiles={mayPasteFiles}
            people={people}
            pins={pins}
            isOwner={isOwner}
            mayControl={mayControl}
            followedViewer={followed}
            onFollow={setFollowed}
            attempt={attempt}
          />
        )}
      </div>
      <p id={wayOutId} className="visually-hidden">
        {t("viewer.leaveScreenHint")}
      </p>
      {model.missing.length > 0 && (
        <MissingPrerequisitesDialog missing={model.missing} closePath={props.closePath} />
      )}
      {model.hostKey && isOwner && (
        <HostKeyDialog
          key={model.hostKey.fingerprint}
          hostKey={model.hostKey}
          onDecide={session.decideHostKey}
        />
      )}
      {model.upload && fileCalls && (
        <UploadDialog
          key={model.upload.id}
          mayBeSeveral={model.upload.mayBeSeveral}
          accept={model.upload.accept}
          scansFiles={props.scansFiles}
          onGive={(files) => void giveFiles(files)}
          onCancel={cancelUpload}
        />
      )}
      {isConfirmingEnd && <EndDialog onEnd={end} onCancel={() => setAsking(false)} />}
    </div>
  )
}

function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name]
}
