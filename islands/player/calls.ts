/** What the player reads of a recording. */
import { parseSegment, type Segment } from "../../protocols/viewer-wire-segment.ts"
import { ApiError, callApi } from "../../src/http/api-client.ts"
import { remoteEndpoints } from "../../src/sessions/session/contract.ts"
import type { RecordingInfoResponse } from "../../src/sessions/session/contract-recordings.ts"
import type { MarkerEvent } from "./markers.ts"
import type { PlayerProps } from "./props.ts"

/** @throws ApiError when the server does not give it, ProtocolError when it is none */
export async function loadSegment(props: PlayerProps, atMs: number): Promise<Segment> {
  const response = await read(props, remoteEndpoints.getRecordingSegment.path, `?at=${Math.floor(atMs)}`)
  return parseSegment(new Uint8Array(await response.arrayBuffer()))
}

/** @throws ApiError when the server does not give it */
export async function loadInfo(props: PlayerProps): Promise<RecordingInfoResponse> {
  const response = await read(props, remoteEndpoints.getRecordingInfo.path, "")
  return (await response.json()) as RecordingInfoResponse
}

/** @throws ApiError when the server does not take it */
export function addMarker(
  props: PlayerProps,
  atMs: number,
  text: string,
  csrf: string,
): Promise<MarkerEvent> {
  const { deviceId, issueId, logId, sessionId } = props
  const path = { deviceId, issueId, logId, sessionId }
  return callApi(remoteEndpoints.addRecordingMarker, { path, body: { at: Math.floor(atMs), text } }, csrf)
}

/** The address of the small picture of a moment. */
export function thumbnailAddress(props: PlayerProps, atMs: number): string {
  return `${addressOf(props, remoteEndpoints.getRecordingThumbnail.path)}?at=${Math.ceil(atMs)}`
}

function addressOf(props: PlayerProps, template: string): string {
  const path = template.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(props[name as keyof PlayerProps])),
  )
  return `/api${path}`
}

async function read(props: PlayerProps, template: string, query: string): Promise<Response> {
  const response = await fetch(addressOf(props, template) + query)
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null))
  return response
}
