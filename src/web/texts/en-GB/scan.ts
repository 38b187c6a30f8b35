/** Reading the QR code of a machine by the camera. */
export const scan = {
  title: "Scan machine",
  hint: "Hold the label of the machine in front of the camera.",
  starting: "The camera is starting.",
  start: "Start camera",
  denied:
    "The browser may not use the camera. Allow it in the settings of this page, or type the number below.",
  none: "No camera was found. Type the number of the machine below.",
  insecure: "Browsers give the camera to pages with HTTPS only. Type the number of the machine below.",
  found: "Label read.",
  picture: "Picture of the camera",
  withoutCamera: "Without camera",
  code: "Serial number, name or address on the label",
  codeHint: "The address is printed below the code.",
  open: "Find machine",
  foreignCode: "This code is not a label of this installation. It was not opened:",
}
