/** The page that reads labels, the only one that may use the camera. */
export { CAMERA_PATH as SCAN_PATH } from "../../http/security-headers.ts"
