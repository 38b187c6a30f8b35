declare module "axe-core/axe.min.js" {
  const source: string
  export default source
}
