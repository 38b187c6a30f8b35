var __create = Object.create;
var __getProtoOf = Object.getPrototypeOf;
var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
function __accessProp(key) {
  return this[key];
}
var __toESMCache_node;
var __toESMCache_esm;
var __toESM = (mod, isNodeMode, target) => {
  var canCache = mod != null && typeof mod === "object";
  if (canCache) {
    var cache = isNodeMode ? __toESMCache_node ??= new WeakMap : __toESMCache_esm ??= new WeakMap;
    var cached = cache.get(mod);
    if (cached)
      return cached;
  }
  target = mod != null ? __create(__getProtoOf(mod)) : {};
  const to = isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", { value: mod, enumerable: true }) : target;
  if (mod && typeof mod === "object" || typeof mod === "function") {
    for (let key of __getOwnPropNames(mod))
      if (!__hasOwnProp.call(to, key))
        __defProp(to, key, {
          get: __accessProp.bind(mod, key),
          enumerable: true
        });
  }
  if (canCache)
    cache.set(mod, to);
  return to;
};
var __commonJS = (cb, mod) => () => (mod || cb((mod = { exports: {} }).exports, mod), mod.exports);
var __returnValue = (v) => v;
function __exportSetter(name, newValue) {
  this[name] = __returnValue.bind(null, newValue);
}
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, {
      get: all[name],
      enumerable: true,
      configurable: true,
      set: __exportSetter.bind(all, name)
    });
};
var __chunkGraphs;
var __chunkSeen;
var __chunkNonce;
var __preload = (id, seenOnly) => {
  for (var [base, graph, ids] of __chunkGraphs || [])
    for (var stack = [id], g = globalThis, d = g.document, head, j, node, k, link;j = stack.pop(); )
      if (!__chunkSeen[j] && (node = graph[j])) {
        __chunkSeen[j] = 1;
        for (k = 1;k < node.length; k++)
          stack.push(ids[node[k]]);
        if (!seenOnly && j !== id && (head = d && d.head)) {
          if (__chunkNonce === undefined)
            __chunkNonce = (k = d.querySelector("meta[property=csp-nonce]")) && (k.nonce || k.getAttribute("nonce")) || "";
          link = d.createElement("link");
          link.rel = "modulepreload";
          link.crossOrigin = "";
          if (__chunkNonce)
            link.nonce = __chunkNonce;
          link.href = new g.URL(node[0], base);
          head.appendChild(link);
        }
      }
};
var __chunks = (base, ids, nodes, entry) => {
  for (var graph = {}, i = 0;i < ids.length; i++)
    graph[ids[i]] = nodes[i];
  (__chunkGraphs ||= []).push([base, graph, ids]);
  __chunkSeen ||= {};
  __preload(ids[entry], 1);
};

export { __toESM, __commonJS, __export, __preload, __chunks };

//# debugId=3548EBA3B962742564756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFtdLAogICJzb3VyY2VzQ29udGVudCI6IFsKICBdLAogICJtYXBwaW5ncyI6ICIiLAogICJkZWJ1Z0lkIjogIjM1NDhFQkEzQjk2Mjc0MjU2NDc1NkUyMTY0NzU2RTIxIiwKICAibmFtZXMiOiBbXQp9
