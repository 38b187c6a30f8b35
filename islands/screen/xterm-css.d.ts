declare module "@xterm/xterm/css/xterm.css" {
  const css: string
  export default css
}
