import {
  Cache
} from "/assets/c-68da8mgw.js";

// node_modules/i18next/dist/esm/i18next.js
var isString = (obj) => typeof obj === "string";
var defer = () => {
  let res;
  let rej;
  const promise = new Promise((resolve, reject) => {
    res = resolve;
    rej = reject;
  });
  promise.resolve = res;
  promise.reject = rej;
  return promise;
};
var makeString = (object) => {
  if (object == null)
    return "";
  return String(object);
};
var isSafeLanguageCode = (code) => isString(code) && /^[A-Za-z0-9_@.-]{1,128}$/.test(code) && !code.includes("..") && !["__proto__", "constructor", "prototype"].includes(code);
var callbackApiOf = (plugin) => plugin?.callbackApi ?? plugin?.constructor?.callbackApi;
var copy = (a, s, t) => {
  a.forEach((m) => {
    if (s[m])
      t[m] = s[m];
  });
};
var lastOfPathSeparatorRegExp = /###/g;
var cleanKey = (key) => key && key.includes("###") ? key.replace(lastOfPathSeparatorRegExp, ".") : key;
var canNotTraverseDeeper = (object) => !object || isString(object);
var getLastOfPath = (object, path, Empty) => {
  const stack = !isString(path) ? path : path.split(".");
  let stackIndex = 0;
  while (stackIndex < stack.length - 1) {
    if (canNotTraverseDeeper(object))
      return {};
    const key = cleanKey(stack[stackIndex]);
    if (!object[key] && Empty)
      object[key] = new Empty;
    if (Object.prototype.hasOwnProperty.call(object, key)) {
      object = object[key];
    } else {
      object = {};
    }
    ++stackIndex;
  }
  if (canNotTraverseDeeper(object))
    return {};
  return {
    obj: object,
    k: cleanKey(stack[stackIndex])
  };
};
var setPath = (object, path, newValue) => {
  const {
    obj,
    k
  } = getLastOfPath(object, path, Object);
  if (obj !== undefined || path.length === 1) {
    obj[k] = newValue;
    return;
  }
  let e = path[path.length - 1];
  let p = path.slice(0, path.length - 1);
  let last = getLastOfPath(object, p, Object);
  while (last.obj === undefined && p.length) {
    e = `${p[p.length - 1]}.${e}`;
    p = p.slice(0, p.length - 1);
    last = getLastOfPath(object, p, Object);
    if (last?.obj && typeof last.obj[`${last.k}.${e}`] !== "undefined") {
      last.obj = undefined;
    }
  }
  last.obj[`${last.k}.${e}`] = newValue;
};
var pushPath = (object, path, newValue, concat) => {
  const {
    obj,
    k
  } = getLastOfPath(object, path, Object);
  obj[k] = obj[k] || [];
  obj[k].push(newValue);
};
var getPath = (object, path) => {
  const {
    obj,
    k
  } = getLastOfPath(object, path);
  if (!obj)
    return;
  if (!Object.prototype.hasOwnProperty.call(obj, k))
    return;
  return obj[k];
};
var getPathWithDefaults = (data, defaultData, key) => {
  const value = getPath(data, key);
  if (value !== undefined) {
    return value;
  }
  return getPath(defaultData, key);
};
var deepExtend = (target, source, overwrite) => {
  for (const prop in source) {
    if (prop !== "__proto__" && prop !== "constructor") {
      if (Object.prototype.hasOwnProperty.call(target, prop)) {
        if (isString(target[prop]) || target[prop] instanceof String || isString(source[prop]) || source[prop] instanceof String) {
          if (overwrite)
            target[prop] = source[prop];
        } else {
          deepExtend(target[prop], source[prop], overwrite);
        }
      } else {
        target[prop] = source[prop];
      }
    }
  }
  return target;
};
var regexEscape = (str) => str.replace(/[\-\[\]\/\{\}\(\)\*\+\?\.\\\^\$\|]/g, "\\$&");
var _entityMap = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var escape = (data) => {
  if (isString(data)) {
    return data.replace(/[&<>"']/g, (s) => _entityMap[s]);
  }
  return data;
};

class RegExpCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.regExpMap = new Map;
    this.regExpQueue = [];
  }
  getRegExp(pattern) {
    const regExpFromCache = this.regExpMap.get(pattern);
    if (regExpFromCache !== undefined) {
      return regExpFromCache;
    }
    const regExpNew = new RegExp(pattern);
    if (this.regExpQueue.length === this.capacity) {
      this.regExpMap.delete(this.regExpQueue.shift());
    }
    this.regExpMap.set(pattern, regExpNew);
    this.regExpQueue.push(pattern);
    return regExpNew;
  }
}
var chars = [" ", ",", "?", "!", ";"];
var looksLikeObjectPathRegExpCache = new RegExpCache(20);
var looksLikeObjectPath = (key, nsSeparator, keySeparator) => {
  nsSeparator = nsSeparator || "";
  keySeparator = keySeparator || "";
  const possibleChars = chars.filter((c) => !nsSeparator.includes(c) && !keySeparator.includes(c));
  if (possibleChars.length === 0)
    return true;
  const r = looksLikeObjectPathRegExpCache.getRegExp(`(${possibleChars.map((c) => c === "?" ? "\\?" : c).join("|")})`);
  let matched = !r.test(key);
  if (!matched) {
    const ki = key.indexOf(keySeparator);
    if (ki > 0 && !r.test(key.substring(0, ki))) {
      matched = true;
    }
  }
  return matched;
};
var deepFind = (obj, path, keySeparator = ".") => {
  if (!obj)
    return;
  if (obj[path]) {
    if (!Object.prototype.hasOwnProperty.call(obj, path))
      return;
    return obj[path];
  }
  if (!keySeparator) {
    return Object.prototype.hasOwnProperty.call(obj, path) ? obj[path] : undefined;
  }
  const tokens = path.split(keySeparator);
  let current = obj;
  for (let i = 0;i < tokens.length; ) {
    if (!current || typeof current !== "object") {
      return;
    }
    let next;
    let nextPath = "";
    for (let j = i;j < tokens.length; ++j) {
      if (j !== i) {
        nextPath += keySeparator;
      }
      nextPath += tokens[j];
      next = current[nextPath];
      if ((typeof next === "function" || nextPath === "__proto__") && !Object.prototype.hasOwnProperty.call(current, nextPath)) {
        next = undefined;
      }
      if (next !== undefined) {
        if (["string", "number", "boolean"].includes(typeof next) && j < tokens.length - 1) {
          continue;
        }
        i += j - i + 1;
        break;
      }
    }
    current = next;
  }
  return current;
};
var getCleanedCode = (code) => code?.replace(/_/g, "-");
var consoleLogger = {
  type: "logger",
  log(args) {
    this.output("log", args);
  },
  warn(args) {
    this.output("warn", args);
  },
  error(args) {
    this.output("error", args);
  },
  output(type, args) {
    console?.[type]?.apply?.(console, args);
  }
};

class Logger {
  constructor(concreteLogger, options = {}) {
    this.init(concreteLogger, options);
  }
  init(concreteLogger, options = {}) {
    this.prefix = options.prefix || "i18next:";
    this.logger = concreteLogger || consoleLogger;
    this.options = options;
    this.debug = options.debug;
    this.seen = new Set;
  }
  log(...args) {
    return this.forward(args, "log", "", true);
  }
  warn(...args) {
    return this.forward(args, "warn", "", true);
  }
  error(...args) {
    return this.forward(args, "error", "");
  }
  deprecate(...args) {
    return this.forward(args, "warn", "WARNING DEPRECATED: ", true);
  }
  once(key, lvl, ...args) {
    if (!this.debug || this.seen.has(key) || this.seen.size >= 1000)
      return null;
    this.seen.add(key);
    return this[lvl](...args);
  }
  forward(args, lvl, prefix, debugOnly) {
    if (debugOnly && !this.debug)
      return null;
    args = args.map((a) => isString(a) ? a.replace(/[\r\n\x00-\x1F\x7F]/g, " ") : a);
    if (isString(args[0]))
      args[0] = `${prefix}${this.prefix} ${args[0]}`;
    return this.logger[lvl](args);
  }
  create(moduleName) {
    return new Logger(this.logger, {
      ...{
        prefix: `${this.prefix}:${moduleName}:`
      },
      ...this.options
    });
  }
  clone(options) {
    options = options || this.options;
    options.prefix = options.prefix || this.prefix;
    return new Logger(this.logger, options);
  }
}
var baseLogger = new Logger;

class EventEmitter {
  constructor() {
    this.observers = {};
  }
  on(events, listener) {
    events.split(" ").forEach((event) => {
      if (!this.observers[event])
        this.observers[event] = new Map;
      const numListeners = this.observers[event].get(listener) || 0;
      this.observers[event].set(listener, numListeners + 1);
    });
    return this;
  }
  off(events, listener) {
    (typeof events === "string" ? events.split(" ") : [events]).forEach((event) => {
      if (!this.observers[event])
        return;
      if (!listener) {
        delete this.observers[event];
        return;
      }
      this.observers[event].delete(listener);
    });
  }
  once(event, listener) {
    const wrapper = (...args) => {
      listener(...args);
      this.off(event, wrapper);
    };
    this.on(event, wrapper);
    return this;
  }
  emit(event, ...args) {
    if (this.observers[event]) {
      const cloned = Array.from(this.observers[event].entries());
      cloned.forEach(([observer, numTimesAdded]) => {
        for (let i = 0;i < numTimesAdded; i++) {
          observer(...args);
        }
      });
    }
    if (this.observers["*"]) {
      const cloned = Array.from(this.observers["*"].entries());
      cloned.forEach(([observer, numTimesAdded]) => {
        for (let i = 0;i < numTimesAdded; i++) {
          observer(event, ...args);
        }
      });
    }
  }
}
var nonEmptyBundles = new WeakSet;
var assertSeparateArguments = (method, ...args) => {
  if (args.some((a) => !isString(a))) {
    throw new TypeError(`${method}: pass language, namespace${method === "addResource" ? " and key" : ""} as separate strings; the dotted form ('en.translation.key') was removed in i18next v27`);
  }
};

class ResourceStore extends EventEmitter {
  constructor(data, options = {
    ns: ["translation"],
    defaultNS: "translation"
  }, logger = baseLogger) {
    super();
    this.data = data || {};
    this.options = options;
    this.logger = logger.create("resourceStore");
    if (this.options.keySeparator === undefined) {
      this.options.keySeparator = ".";
    }
    if (this.options.ignoreJSONStructure === undefined) {
      this.options.ignoreJSONStructure = true;
    }
  }
  addNamespaces(ns) {
    if (!this.options.ns.includes(ns)) {
      this.options.ns.push(ns);
    }
  }
  removeNamespaces(ns) {
    const index = this.options.ns.indexOf(ns);
    if (index > -1) {
      this.options.ns.splice(index, 1);
    }
  }
  getResource(lng, ns, key, options = {}) {
    const keySeparator = options.keySeparator !== undefined ? options.keySeparator : this.options.keySeparator;
    const ignoreJSONStructure = options.ignoreJSONStructure !== undefined ? options.ignoreJSONStructure : this.options.ignoreJSONStructure;
    const path = [lng, ns];
    if (key) {
      if (Array.isArray(key)) {
        path.push(...key);
      } else if (isString(key) && keySeparator) {
        path.push(...key.split(keySeparator));
      } else {
        path.push(key);
      }
    }
    const result = getPath(this.data, path);
    if (result != null || !ignoreJSONStructure || !isString(key))
      return result;
    return deepFind(this.data?.[lng]?.[ns], key, keySeparator);
  }
  addResource(lng, ns, key, value, options = {
    silent: false
  }) {
    assertSeparateArguments("addResource", lng, ns, key);
    const keySeparator = options.keySeparator !== undefined ? options.keySeparator : this.options.keySeparator;
    let path = [lng, ns];
    if (key)
      path = path.concat(keySeparator ? key.split(keySeparator) : key);
    this.addNamespaces(ns);
    setPath(this.data, path, value);
    if (!options.silent)
      this.emit("added", lng, ns, key, value);
  }
  addResources(lng, ns, resources, options = {
    silent: false
  }) {
    assertSeparateArguments("addResources", lng, ns);
    Object.keys(resources || {}).forEach((m) => {
      if (m === "__proto__" || m === "constructor")
        return;
      this.addResource(lng, ns, m, resources[m], {
        silent: true
      });
    });
    if (!options.silent)
      this.emit("added", lng, ns, resources);
  }
  addResourceBundle(lng, ns, resources, deep, overwrite, options = {
    silent: false,
    skipCopy: false
  }) {
    assertSeparateArguments("addResourceBundle", lng, ns);
    const path = [lng, ns];
    this.addNamespaces(ns);
    let pack = getPath(this.data, path) || {};
    if (!options.skipCopy)
      resources = JSON.parse(JSON.stringify(resources));
    if (deep) {
      deepExtend(pack, resources, overwrite);
    } else {
      pack = {
        ...pack,
        ...resources
      };
    }
    setPath(this.data, path, pack);
    if (!options.silent)
      this.emit("added", lng, ns, resources);
  }
  removeResourceBundle(lng, ns) {
    if (this.hasResourceBundle(lng, ns)) {
      delete this.data[lng][ns];
    }
    this.removeNamespaces(ns);
    this.emit("removed", lng, ns);
  }
  hasResourceBundle(lng, ns) {
    return this.getResource(lng, ns) !== undefined;
  }
  getResourceBundle(lng, ns) {
    if (!ns)
      ns = this.options.defaultNS;
    return this.getResource(lng, ns);
  }
  getDataByLanguage(lng) {
    return this.data[lng];
  }
  hasLanguageSomeTranslations(lng) {
    const data = this.getDataByLanguage(lng);
    const n = data && Object.keys(data) || [];
    return !!n.find((v) => {
      const bundle = data[v];
      if (nonEmptyBundles.has(bundle))
        return true;
      if (!bundle || Object.keys(bundle).length === 0)
        return false;
      if (typeof bundle === "object")
        nonEmptyBundles.add(bundle);
      return true;
    });
  }
  toJSON() {
    return this.data;
  }
}
var PATH_KEY = Symbol("i18next/PATH_KEY");
function createProxy() {
  const state = [];
  const handler = Object.create(null);
  let proxy;
  handler.get = (target, key) => {
    proxy?.revoke?.();
    if (key === PATH_KEY)
      return state;
    state.push(key);
    proxy = Proxy.revocable(target, handler);
    return proxy.proxy;
  };
  return Proxy.revocable(Object.create(null), handler).proxy;
}
function keysFromSelector(selector, opts) {
  const {
    [PATH_KEY]: path
  } = selector(createProxy());
  const keySeparator = opts?.keySeparator || ".";
  const nsSeparator = opts?.nsSeparator ?? ":";
  const strict = opts?.enableSelector === "strict";
  if (path.length > 1 && nsSeparator) {
    const ns = opts?.ns;
    const nsList = strict ? Array.isArray(ns) ? ns : ns ? [ns] : null : Array.isArray(ns) ? ns : null;
    if (nsList) {
      const candidates = strict ? nsList : nsList.length > 1 ? nsList.slice(1) : [];
      if (candidates.includes(path[0])) {
        return `${path[0]}${nsSeparator}${path.slice(1).join(keySeparator)}`;
      }
    }
  }
  return path.join(keySeparator);
}
var shouldHandleAsObject = (res) => !isString(res) && typeof res !== "boolean" && typeof res !== "number";

class Translator extends EventEmitter {
  constructor(services, options = {}) {
    super();
    copy(["resourceStore", "languageUtils", "pluralResolver", "interpolator", "backendConnector", "i18nFormat", "utils", "postProcessors"], services, this);
    this.options = options;
    if (this.options.keySeparator === undefined) {
      this.options.keySeparator = ".";
    }
    this.logger = (services.logger || baseLogger).create("translator");
    this.checkedLoadedFor = {};
  }
  changeLanguage(lng) {
    if (lng)
      this.language = lng;
  }
  exists(key, o = {
    interpolation: {}
  }) {
    const opt = {
      ...o
    };
    if (key == null)
      return false;
    const resolved = this.resolve(key, opt);
    if (resolved?.res === undefined)
      return false;
    const isObject = shouldHandleAsObject(resolved.res);
    if (opt.returnObjects === false && isObject) {
      return false;
    }
    return true;
  }
  extractFromKey(key, opt) {
    let nsSeparator = opt.nsSeparator !== undefined ? opt.nsSeparator : this.options.nsSeparator;
    if (nsSeparator === undefined)
      nsSeparator = ":";
    const keySeparator = opt.keySeparator !== undefined ? opt.keySeparator : this.options.keySeparator;
    let namespaces = opt.ns || this.options.defaultNS || [];
    const wouldCheckForNsInKey = nsSeparator && key.includes(nsSeparator);
    const seemsNaturalLanguage = !this.options.userDefinedKeySeparator && !opt.keySeparator && !this.options.userDefinedNsSeparator && !opt.nsSeparator && !looksLikeObjectPath(key, nsSeparator, keySeparator);
    if (wouldCheckForNsInKey && !seemsNaturalLanguage) {
      const m = key.match(this.interpolator.nestingRegexp);
      if (m && m.length > 0) {
        return {
          key,
          namespaces: isString(namespaces) ? [namespaces] : namespaces
        };
      }
      const parts = key.split(nsSeparator);
      if (nsSeparator !== keySeparator || nsSeparator === keySeparator && this.options.ns.includes(parts[0]))
        namespaces = parts.shift();
      key = parts.join(keySeparator);
    }
    return {
      key,
      namespaces: isString(namespaces) ? [namespaces] : namespaces
    };
  }
  translate(keys, o, lastKey) {
    let opt = typeof o === "object" ? {
      ...o
    } : o;
    if (typeof opt !== "object" && this.options.overloadTranslationOptionHandler) {
      opt = this.options.overloadTranslationOptionHandler(arguments);
    }
    if (typeof opt === "object")
      opt = {
        ...opt
      };
    if (!opt)
      opt = {};
    if (keys == null)
      return "";
    if (typeof keys === "function")
      keys = keysFromSelector(keys, {
        ...this.options,
        ...opt
      });
    if (!Array.isArray(keys))
      keys = [String(keys)];
    keys = keys.map((k) => typeof k === "function" ? keysFromSelector(k, {
      ...this.options,
      ...opt
    }) : String(k));
    const returnDetails = opt.returnDetails !== undefined ? opt.returnDetails : this.options.returnDetails;
    const keySeparator = opt.keySeparator !== undefined ? opt.keySeparator : this.options.keySeparator;
    const {
      key,
      namespaces
    } = this.extractFromKey(keys[keys.length - 1], opt);
    const namespace = namespaces[namespaces.length - 1];
    let nsSeparator = opt.nsSeparator !== undefined ? opt.nsSeparator : this.options.nsSeparator;
    if (nsSeparator === undefined)
      nsSeparator = ":";
    const lng = opt.lng || this.language;
    const appendNamespaceToCIMode = opt.appendNamespaceToCIMode || this.options.appendNamespaceToCIMode;
    if (lng?.toLowerCase() === "cimode") {
      if (appendNamespaceToCIMode) {
        if (returnDetails) {
          return {
            res: `${namespace}${nsSeparator}${key}`,
            usedKey: key,
            exactUsedKey: key,
            usedLng: lng,
            usedNS: namespace,
            usedParams: this.getUsedParamsDetails(opt)
          };
        }
        return `${namespace}${nsSeparator}${key}`;
      }
      if (returnDetails) {
        return {
          res: key,
          usedKey: key,
          exactUsedKey: key,
          usedLng: lng,
          usedNS: namespace,
          usedParams: this.getUsedParamsDetails(opt)
        };
      }
      return key;
    }
    const resolved = this.resolve(keys, opt);
    let res = resolved?.res;
    const resUsedKey = resolved?.usedKey || key;
    const resExactUsedKey = resolved?.exactUsedKey || key;
    const noObject = ["[object Number]", "[object Function]", "[object RegExp]"];
    const joinArrays = opt.joinArrays !== undefined ? opt.joinArrays : this.options.joinArrays;
    const handleAsObjectInI18nFormat = !this.i18nFormat || this.i18nFormat.handleAsObject;
    const needsPluralHandling = opt.count !== undefined && !isString(opt.count);
    const hasDefaultValue = Translator.hasDefaultValue(opt);
    const defaultValueSuffix = needsPluralHandling ? this.pluralResolver.getSuffix(lng, opt.count, opt) : "";
    const defaultValueSuffixOrdinalFallback = opt.ordinal && needsPluralHandling ? this.pluralResolver.getSuffix(lng, opt.count, {
      ordinal: false
    }) : "";
    const needsZeroSuffixLookup = needsPluralHandling && !opt.ordinal && opt.count === 0;
    const sep = this.options.pluralSeparator;
    const defaultValue = needsZeroSuffixLookup && opt[`defaultValue${sep}zero`] || opt[`defaultValue${defaultValueSuffix}`] || opt[`defaultValue${defaultValueSuffixOrdinalFallback}`] || (opt.defaultValue ?? (needsPluralHandling ? opt[`defaultValue${opt.ordinal ? `${sep}ordinal${sep}` : sep}other`] : undefined));
    let resForObjHndl = res;
    if (handleAsObjectInI18nFormat && !res && hasDefaultValue) {
      resForObjHndl = defaultValue;
    }
    const handleAsObject = shouldHandleAsObject(resForObjHndl);
    const resType = Object.prototype.toString.apply(resForObjHndl);
    const isObjectHit = handleAsObjectInI18nFormat && resForObjHndl && handleAsObject && !noObject.includes(resType) && !(isString(joinArrays) && Array.isArray(resForObjHndl));
    const objectNotReturned = isObjectHit && !opt.returnObjects && !this.options.returnObjects;
    if (objectNotReturned && this.options.returnedObjectHandler) {
      const r = this.options.returnedObjectHandler(resUsedKey, resForObjHndl, {
        ...opt,
        ns: namespaces
      });
      if (returnDetails) {
        resolved.res = r;
        resolved.usedParams = this.getUsedParamsDetails(opt);
        return resolved;
      }
      return r;
    }
    if (objectNotReturned) {
      this.logger.warn("accessing an object - but returnObjects options is not enabled!");
    }
    if (isObjectHit && !objectNotReturned) {
      if (keySeparator) {
        const resTypeIsArray = Array.isArray(resForObjHndl);
        const copy = resTypeIsArray ? [] : {};
        const newKeyToUse = resTypeIsArray ? resExactUsedKey : resUsedKey;
        for (const m in resForObjHndl) {
          if (Object.prototype.hasOwnProperty.call(resForObjHndl, m)) {
            const deepKey = `${newKeyToUse}${keySeparator}${m}`;
            if (hasDefaultValue && !res) {
              copy[m] = this.translate(deepKey, {
                ...opt,
                defaultValue: shouldHandleAsObject(defaultValue) ? defaultValue[m] : undefined,
                ...{
                  joinArrays: false,
                  ns: namespaces
                }
              });
            } else {
              copy[m] = this.translate(deepKey, {
                ...opt,
                ...{
                  joinArrays: false,
                  ns: namespaces
                }
              });
            }
            if (copy[m] === deepKey)
              copy[m] = resForObjHndl[m];
          }
        }
        res = copy;
      }
    } else if (handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)) {
      res = res.join(joinArrays);
      if (res)
        res = this.extendTranslation(res, keys, opt, resolved, lastKey);
    } else {
      let usedDefault = false;
      let usedKey = false;
      if (objectNotReturned)
        res = undefined;
      if (!this.isValidLookup(res) && hasDefaultValue && !(objectNotReturned && shouldHandleAsObject(defaultValue))) {
        usedDefault = true;
        res = defaultValue;
      }
      if (!this.isValidLookup(res) && !(usedDefault && res === "")) {
        usedKey = true;
        res = key;
      }
      const missingKeyNoValueFallbackToKey = opt.missingKeyNoValueFallbackToKey || this.options.missingKeyNoValueFallbackToKey;
      const resForMissing = missingKeyNoValueFallbackToKey && usedKey ? undefined : res;
      const updateMissing = hasDefaultValue && defaultValue !== res && this.options.updateMissing;
      if (!objectNotReturned && (usedKey || usedDefault || updateMissing)) {
        this.logger.log(updateMissing ? "updateKey" : "missingKey", lng, namespace, needsPluralHandling && !updateMissing ? `${key}${this.pluralResolver.getSuffix(lng, opt.count, opt)}` : key, updateMissing ? defaultValue : res);
        if (keySeparator) {
          const fk = this.resolve(key, {
            ...opt,
            keySeparator: false
          });
          if (fk && fk.res)
            this.logger.warn("Seems the loaded translations were in flat JSON format instead of nested. Either set keySeparator: false on init or make sure your translations are published in nested format.");
        }
        let lngs = [];
        const fallbackLngs = this.languageUtils.getFallbackCodes(this.options.fallbackLng, opt.lng || this.language);
        if (this.options.saveMissingTo === "fallback" && fallbackLngs && fallbackLngs[0]) {
          for (let i = 0;i < fallbackLngs.length; i++) {
            lngs.push(fallbackLngs[i]);
          }
        } else if (this.options.saveMissingTo === "all") {
          lngs = this.languageUtils.toResolveHierarchy(opt.lng || this.language);
        } else {
          lngs.push(opt.lng || this.language);
        }
        const send = (l, k, specificDefaultValue) => {
          const defaultForMissing = hasDefaultValue && specificDefaultValue !== res ? specificDefaultValue : resForMissing;
          if (this.options.missingKeyHandler) {
            this.options.missingKeyHandler(l, namespace, k, defaultForMissing, updateMissing, opt);
          } else if (this.backendConnector?.saveMissing) {
            this.backendConnector.saveMissing(l, namespace, k, defaultForMissing, updateMissing, opt, undefined, this.utils?.hasLoadedNamespace);
          }
          this.emit("missingKey", l, namespace, k, res);
        };
        if (this.options.saveMissing) {
          if (this.options.saveMissingPlurals && needsPluralHandling) {
            lngs.forEach((language) => {
              const suffixes = this.pluralResolver.getSuffixes(language, opt);
              if (needsZeroSuffixLookup && opt[`defaultValue${this.options.pluralSeparator}zero`] && !suffixes.includes(`${this.options.pluralSeparator}zero`)) {
                suffixes.push(`${this.options.pluralSeparator}zero`);
              }
              suffixes.forEach((suffix) => {
                send([language], key + suffix, opt[`defaultValue${suffix}`] || defaultValue);
              });
            });
          } else {
            send(lngs, key, defaultValue);
          }
        }
      }
      res = this.extendTranslation(res, keys, opt, resolved, lastKey);
      if (usedKey && res === key && this.options.appendNamespaceToMissingKey) {
        res = `${namespace}${nsSeparator}${key}`;
      }
      if ((usedKey || usedDefault) && this.options.parseMissingKeyHandler) {
        res = this.options.parseMissingKeyHandler(this.options.appendNamespaceToMissingKey ? `${namespace}${nsSeparator}${key}` : key, usedDefault ? res : undefined, opt);
      }
    }
    if (returnDetails) {
      resolved.res = res;
      resolved.usedParams = this.getUsedParamsDetails(opt);
      return resolved;
    }
    return res;
  }
  extendTranslation(res, key, opt, resolved, lastKey) {
    if (this.i18nFormat?.parse) {
      res = this.i18nFormat.parse(res, {
        ...this.options.interpolation.defaultVariables,
        ...opt
      }, opt.lng || this.language || resolved.usedLng, resolved.usedNS, resolved.usedKey, {
        resolved
      });
    } else if (!opt.skipInterpolation) {
      if (opt.interpolation)
        this.interpolator.init({
          ...opt,
          ...{
            interpolation: {
              ...this.options.interpolation,
              ...opt.interpolation
            }
          }
        });
      const skipOnVariables = isString(res) && (opt?.interpolation?.skipOnVariables !== undefined ? opt.interpolation.skipOnVariables : this.options.interpolation.skipOnVariables);
      let nestBef;
      if (skipOnVariables) {
        const nb = res.includes(this.interpolator.nestingPrefixText) ? res.match(this.interpolator.nestingRegexp) : null;
        nestBef = nb && nb.length;
      }
      let data = opt.replace && !isString(opt.replace) ? opt.replace : opt;
      if (this.options.interpolation.defaultVariables)
        data = {
          ...this.options.interpolation.defaultVariables,
          ...data
        };
      res = this.interpolator.interpolate(res, data, opt.lng || this.language || resolved.usedLng, opt);
      if (skipOnVariables) {
        const na = res.includes(this.interpolator.nestingPrefixText) ? res.match(this.interpolator.nestingRegexp) : null;
        const nestAft = na && na.length;
        if (nestBef < nestAft)
          opt.nest = false;
      }
      if (!opt.lng && resolved && resolved.res)
        opt.lng = this.language || resolved.usedLng;
      if (opt.nest !== false)
        res = this.interpolator.nest(res, (...args) => {
          if (lastKey?.[0] === args[0] && !opt.context) {
            this.logger.warn(`It seems you are nesting recursively key: ${args[0]} in key: ${key[0]}`);
            return null;
          }
          return this.translate(...args, key);
        }, opt);
      if (opt.interpolation)
        this.interpolator.reset();
    }
    const postProcess = opt.postProcess || this.options.postProcess;
    const postProcessorNames = isString(postProcess) ? [postProcess] : postProcess;
    if (res != null && postProcessorNames?.length && opt.applyPostProcessor !== false) {
      const ppOptions = this.options?.postProcessPassResolved ? {
        i18nResolved: {
          ...resolved,
          usedParams: this.getUsedParamsDetails(opt)
        },
        ...opt
      } : opt;
      postProcessorNames.forEach((name) => {
        const processor = this.postProcessors?.[name];
        if (!processor) {
          this.logger.once(`postProcess:${name}`, "warn", `postProcess: '${name}' is not registered on this i18next instance; call use() with it on this instance`);
          return;
        }
        res = processor.process(res, key, ppOptions, this) ?? res;
      });
    }
    return res;
  }
  resolve(keys, opt = {}) {
    let found;
    let usedKey;
    let exactUsedKey;
    let usedLng;
    let usedNS;
    if (isString(keys))
      keys = [keys];
    if (Array.isArray(keys))
      keys = keys.map((k) => typeof k === "function" ? keysFromSelector(k, {
        ...this.options,
        ...opt
      }) : k);
    keys.forEach((k) => {
      if (this.isValidLookup(found))
        return;
      const extracted = this.extractFromKey(k, opt);
      const key = extracted.key;
      usedKey = key;
      let namespaces = extracted.namespaces;
      if (this.options.fallbackNS)
        namespaces = namespaces.concat(this.options.fallbackNS);
      const needsPluralHandling = opt.count !== undefined && !isString(opt.count);
      const needsZeroSuffixLookup = needsPluralHandling && !opt.ordinal && opt.count === 0;
      const needsContextHandling = opt.context !== undefined && (isString(opt.context) || typeof opt.context === "number") && opt.context !== "";
      const codes = opt.lngs ? opt.lngs : this.languageUtils.toResolveHierarchy(opt.lng || this.language, opt.fallbackLng);
      namespaces.forEach((ns) => {
        if (this.isValidLookup(found))
          return;
        usedNS = ns;
        if (!this.checkedLoadedFor[`${codes[0]}-${ns}`] && this.utils?.hasLoadedNamespace && !this.utils?.hasLoadedNamespace(usedNS)) {
          this.checkedLoadedFor[`${codes[0]}-${ns}`] = true;
          this.logger.warn(`key "${usedKey}" for languages "${codes.join(", ")}" won't get resolved as namespace "${usedNS}" was not yet loaded`, "This means something IS WRONG in your setup. You access the t function before i18next.init / i18next.loadNamespace / i18next.changeLanguage was done. Wait for the callback or Promise to resolve before accessing it!!!");
        }
        codes.forEach((code) => {
          if (this.isValidLookup(found))
            return;
          usedLng = code;
          const finalKeys = [key];
          if (this.i18nFormat?.addLookupKeys) {
            this.i18nFormat.addLookupKeys(finalKeys, key, code, ns, opt);
          } else {
            let pluralSuffix;
            if (needsPluralHandling)
              pluralSuffix = this.pluralResolver.getSuffix(code, opt.count, opt);
            const zeroSuffix = `${this.options.pluralSeparator}zero`;
            const ordinalPrefix = `${this.options.pluralSeparator}ordinal${this.options.pluralSeparator}`;
            if (needsPluralHandling) {
              if (opt.ordinal && pluralSuffix.startsWith(ordinalPrefix)) {
                finalKeys.push(key + pluralSuffix.replace(ordinalPrefix, this.options.pluralSeparator));
              }
              finalKeys.push(key + pluralSuffix);
              if (needsZeroSuffixLookup) {
                finalKeys.push(key + zeroSuffix);
              }
            }
            if (needsContextHandling) {
              const contextKey = `${key}${this.options.contextSeparator || "_"}${opt.context}`;
              finalKeys.push(contextKey);
              if (needsPluralHandling) {
                if (opt.ordinal && pluralSuffix.startsWith(ordinalPrefix)) {
                  finalKeys.push(contextKey + pluralSuffix.replace(ordinalPrefix, this.options.pluralSeparator));
                }
                finalKeys.push(contextKey + pluralSuffix);
                if (needsZeroSuffixLookup) {
                  finalKeys.push(contextKey + zeroSuffix);
                }
              }
            }
            if (needsPluralHandling) {
              const otherSuffix = `${opt.ordinal ? ordinalPrefix : this.options.pluralSeparator}other`;
              if (pluralSuffix !== otherSuffix) {
                if (needsContextHandling) {
                  finalKeys.unshift(`${key}${this.options.contextSeparator || "_"}${opt.context}${otherSuffix}`);
                }
                finalKeys.unshift(key + otherSuffix);
              }
            }
          }
          let possibleKey;
          while (possibleKey = finalKeys.pop()) {
            if (!this.isValidLookup(found)) {
              exactUsedKey = possibleKey;
              found = this.getResource(code, ns, possibleKey, opt);
            }
          }
        });
      });
    });
    return {
      res: found,
      usedKey,
      exactUsedKey,
      usedLng,
      usedNS
    };
  }
  isValidLookup(res) {
    return res !== undefined && !(!this.options.returnNull && res === null) && !(!this.options.returnEmptyString && res === "");
  }
  getResource(code, ns, key, options = {}) {
    if (this.i18nFormat?.getResource)
      return this.i18nFormat.getResource(code, ns, key, options);
    return this.resourceStore.getResource(code, ns, key, options);
  }
  getUsedParamsDetails(options = {}) {
    const optionsKeys = ["defaultValue", "ordinal", "context", "replace", "lng", "lngs", "fallbackLng", "ns", "keySeparator", "nsSeparator", "returnObjects", "returnDetails", "joinArrays", "postProcess", "interpolation"];
    const useOptionsReplaceForData = options.replace && !isString(options.replace);
    let data = useOptionsReplaceForData ? options.replace : options;
    if (useOptionsReplaceForData && typeof options.count !== "undefined") {
      data = {
        ...data,
        count: options.count
      };
    }
    if (this.options.interpolation.defaultVariables) {
      data = {
        ...this.options.interpolation.defaultVariables,
        ...data
      };
    }
    if (!useOptionsReplaceForData) {
      data = {
        ...data
      };
      for (const key of optionsKeys) {
        delete data[key];
      }
    }
    return data;
  }
  static hasDefaultValue(options) {
    const prefix = "defaultValue";
    for (const option in options) {
      if (Object.prototype.hasOwnProperty.call(options, option) && option.startsWith(prefix) && options[option] !== undefined) {
        return true;
      }
    }
    return false;
  }
}

class LanguageUtil {
  constructor(options, logger = baseLogger) {
    this.options = options;
    this.supportedLngs = this.options.supportedLngs || false;
    this.logger = logger.create("languageUtils");
    this.resolveHierarchyCache = {};
    this.formattedCodes = new Map;
  }
  clearCache() {
    this.resolveHierarchyCache = {};
    this.formattedCodes.clear();
  }
  getScriptPartFromCode(code) {
    code = getCleanedCode(code);
    if (!code || !code.includes("-"))
      return null;
    const p = code.split("-");
    if (p.length === 2)
      return null;
    p.pop();
    if (p[p.length - 1].toLowerCase() === "x")
      return null;
    return this.formatLanguageCode(p.join("-"));
  }
  getLanguagePartFromCode(code) {
    code = getCleanedCode(code);
    if (!code || !code.includes("-"))
      return code;
    const p = code.split("-");
    return this.formatLanguageCode(p[0]);
  }
  formatLanguageCode(code) {
    if (!isString(code))
      return code;
    let formatted = this.formattedCodes.get(code);
    if (formatted !== undefined)
      return formatted;
    formatted = this.formatUncached(code);
    if (this.formattedCodes.size >= 1000)
      this.formattedCodes.clear();
    this.formattedCodes.set(code, formatted);
    return formatted;
  }
  formatUncached(code) {
    const hasSubtags = code.includes("-");
    if (hasSubtags || this.options.cleanCode !== false) {
      let canonical;
      try {
        canonical = Intl.getCanonicalLocales(code)[0];
      } catch (e) {}
      if (canonical && (hasSubtags || canonical.toLowerCase() === code.toLowerCase())) {
        return this.options.lowerCaseLng ? canonical.toLowerCase() : canonical;
      }
      if (canonical)
        return code.toLowerCase();
    }
    return this.options.lowerCaseLng || this.options.cleanCode && !hasSubtags ? code.toLowerCase() : code;
  }
  isSupportedCode(code) {
    if (this.options.load === "languageOnly" || this.options.nonExplicitSupportedLngs) {
      code = this.getLanguagePartFromCode(code);
    }
    return !this.supportedLngs || !this.supportedLngs.length || this.supportedLngs.includes(code);
  }
  getBestMatchFromCodes(codes) {
    if (!codes)
      return null;
    let found;
    codes.forEach((code) => {
      if (found)
        return;
      const cleanedLng = this.formatLanguageCode(code);
      if (!this.options.supportedLngs || this.isSupportedCode(cleanedLng))
        found = cleanedLng;
    });
    if (!found && this.options.supportedLngs) {
      codes.forEach((code) => {
        if (found)
          return;
        const lngScOnly = this.getScriptPartFromCode(code);
        if (this.isSupportedCode(lngScOnly))
          return found = lngScOnly;
        const lngOnly = this.getLanguagePartFromCode(code);
        if (this.isSupportedCode(lngOnly))
          return found = lngOnly;
        found = this.options.supportedLngs.find((supportedLng) => {
          if (supportedLng === lngOnly)
            return true;
          if (!supportedLng.includes("-") && !lngOnly.includes("-"))
            return false;
          if (supportedLng.includes("-") && !lngOnly.includes("-") && supportedLng.slice(0, supportedLng.indexOf("-")) === lngOnly)
            return true;
          return false;
        });
      });
    }
    if (!found)
      found = this.getFallbackCodes(this.options.fallbackLng)[0];
    return found;
  }
  getFallbackCodes(fallbacks, code) {
    if (!fallbacks)
      return [];
    if (typeof fallbacks === "function")
      fallbacks = fallbacks(code);
    if (isString(fallbacks))
      fallbacks = [fallbacks];
    if (Array.isArray(fallbacks))
      return fallbacks;
    if (!code)
      return fallbacks.default || [];
    let found = fallbacks[code];
    if (!found)
      found = fallbacks[this.getScriptPartFromCode(code)];
    if (!found)
      found = fallbacks[this.formatLanguageCode(code)];
    if (!found)
      found = fallbacks[this.getLanguagePartFromCode(code)];
    if (!found)
      found = fallbacks.default;
    return found || [];
  }
  toResolveHierarchy(code, fallbackCode) {
    const fallbackLng = this.options.fallbackLng;
    const fallbackLngKey = Array.isArray(fallbackLng) ? fallbackLng.join("|") : fallbackLng;
    if (fallbackLngKey !== this._cachedFallbackLng) {
      this.resolveHierarchyCache = {};
      this._cachedFallbackLng = fallbackLngKey;
    }
    const hasCacheableFallback = fallbackCode === undefined || fallbackCode === false || isString(fallbackCode);
    const usesUncacheableOptionsFallback = fallbackCode === undefined && typeof this.options.fallbackLng === "function";
    const cacheable = isString(code) && hasCacheableFallback && !usesUncacheableOptionsFallback;
    let cacheKey = null;
    if (cacheable) {
      let fallbackCacheKey;
      if (fallbackCode === undefined)
        fallbackCacheKey = "undefined";
      else if (fallbackCode === false)
        fallbackCacheKey = "boolean:false";
      else
        fallbackCacheKey = `string:${fallbackCode}`;
      cacheKey = `${code.length}:${code}|${fallbackCacheKey}`;
    }
    if (cacheKey !== null) {
      const cached = this.resolveHierarchyCache[cacheKey];
      if (cached !== undefined)
        return cached.slice();
    }
    const fallbackCodes = this.getFallbackCodes((fallbackCode === false ? [] : fallbackCode) || this.options.fallbackLng || [], code);
    const codes = [];
    const addCode = (c) => {
      if (!c)
        return;
      if (this.isSupportedCode(c)) {
        codes.push(c);
      } else {
        this.logger.warn(`rejecting language code not found in supportedLngs: ${c}`);
      }
    };
    if (isString(code) && (code.includes("-") || code.includes("_"))) {
      if (this.options.load !== "languageOnly")
        addCode(this.formatLanguageCode(code));
      if (this.options.load !== "languageOnly" && this.options.load !== "currentOnly")
        addCode(this.getScriptPartFromCode(code));
      if (this.options.load !== "currentOnly")
        addCode(this.getLanguagePartFromCode(code));
    } else if (isString(code)) {
      addCode(this.formatLanguageCode(code));
    }
    fallbackCodes.forEach((fc) => {
      const formattedFc = this.formatLanguageCode(fc);
      if (!codes.includes(formattedFc))
        addCode(formattedFc);
    });
    if (cacheKey !== null) {
      if (Object.keys(this.resolveHierarchyCache).length >= 1000)
        this.resolveHierarchyCache = {};
      this.resolveHierarchyCache[cacheKey] = codes;
      return codes.slice();
    }
    return codes;
  }
}
var suffixesOrder = {
  zero: 0,
  one: 1,
  two: 2,
  few: 3,
  many: 4,
  other: 5
};
var dummyRule = {
  select: (count) => count === 1 ? "one" : "other",
  resolvedOptions: () => ({
    pluralCategories: ["one", "other"]
  })
};

class PluralResolver {
  constructor(languageUtils, options = {}, logger = baseLogger) {
    this.languageUtils = languageUtils;
    this.options = options;
    this.logger = logger.create("pluralResolver");
    this.pluralRulesCache = {};
  }
  clearCache() {
    this.pluralRulesCache = {};
  }
  getRule(code, options = {}) {
    const cleanedCode = getCleanedCode(code === "dev" ? "en" : code);
    const type = options.ordinal ? "ordinal" : "cardinal";
    const cacheKey = JSON.stringify({
      cleanedCode,
      type
    });
    if (cacheKey in this.pluralRulesCache) {
      return this.pluralRulesCache[cacheKey];
    }
    let rule;
    try {
      rule = new Intl.PluralRules(cleanedCode, {
        type
      });
    } catch (err) {
      if (typeof Intl === "undefined") {
        this.logger.error("No Intl support, please use an Intl polyfill!");
        return dummyRule;
      }
      if (!code.match(/-|_/))
        return dummyRule;
      const lngPart = this.languageUtils.getLanguagePartFromCode(code);
      rule = this.getRule(lngPart, options);
    }
    if (Object.keys(this.pluralRulesCache).length >= 1000)
      this.pluralRulesCache = {};
    this.pluralRulesCache[cacheKey] = rule;
    return rule;
  }
  needsPlural(code, options = {}) {
    let rule = this.getRule(code, options);
    if (!rule)
      rule = this.getRule("dev", options);
    return rule?.resolvedOptions().pluralCategories.length > 1;
  }
  getPluralFormsOfKey(code, key, options = {}) {
    return this.getSuffixes(code, options).map((suffix) => `${key}${suffix}`);
  }
  getSuffixes(code, options = {}) {
    let rule = this.getRule(code, options);
    if (!rule)
      rule = this.getRule("dev", options);
    if (!rule)
      return [];
    return rule.resolvedOptions().pluralCategories.sort((pluralCategory1, pluralCategory2) => suffixesOrder[pluralCategory1] - suffixesOrder[pluralCategory2]).map((pluralCategory) => `${this.options.prepend}${options.ordinal ? `ordinal${this.options.prepend}` : ""}${pluralCategory}`);
  }
  getSuffix(code, count, options = {}) {
    const rule = this.getRule(code, options);
    if (rule) {
      return `${this.options.prepend}${options.ordinal ? `ordinal${this.options.prepend}` : ""}${rule.select(count)}`;
    }
    this.logger.warn(`no plural rule found for: ${code}`);
    return this.getSuffix("dev", count, options);
  }
}
var deepFindWithDefaults = (data, defaultData, key, keySeparator = ".", ignoreJSONStructure = true) => {
  let path = getPathWithDefaults(data, defaultData, key);
  if (path == null && ignoreJSONStructure && isString(key)) {
    path = deepFind(data, key, keySeparator);
    if (path === undefined)
      path = deepFind(defaultData, key, keySeparator);
  }
  return path;
};

class Interpolator {
  constructor(options = {}, logger = baseLogger) {
    this.logger = logger.create("interpolator");
    this.options = options;
    this.format = options?.interpolation?.format || ((value) => value);
    this.init(options);
  }
  init(options = {}) {
    if (!options.interpolation)
      options.interpolation = {
        escapeValue: true
      };
    const {
      escape: escape$1,
      escapeValue,
      useRawValueToEscape,
      prefix,
      suffix,
      formatSeparator,
      unescapeSuffix,
      unescapePrefix,
      nestingPrefix,
      nestingSuffix,
      nestingOptionsSeparator,
      maxReplaces,
      alwaysFormat
    } = options.interpolation;
    this.escape = escape$1 !== undefined ? escape$1 : escape;
    this.escapeValue = escapeValue !== undefined ? escapeValue : true;
    this.useRawValueToEscape = useRawValueToEscape !== undefined ? useRawValueToEscape : false;
    this.prefix = prefix ? regexEscape(prefix) : "{{";
    this.suffix = suffix ? regexEscape(suffix) : "}}";
    this.formatSeparator = formatSeparator || ",";
    this.unescapePrefix = unescapeSuffix ? "" : unescapePrefix ? regexEscape(unescapePrefix) : "-";
    this.unescapeSuffix = this.unescapePrefix ? "" : unescapeSuffix ? regexEscape(unescapeSuffix) : "";
    this.prefixText = prefix || "{{";
    this.nestingPrefixText = nestingPrefix || "$t(";
    this.nestingPrefix = regexEscape(nestingPrefix || "$t(");
    this.nestingSuffix = regexEscape(nestingSuffix || ")");
    this.nestingOptionsSeparator = nestingOptionsSeparator || ",";
    this.maxReplaces = maxReplaces || 1000;
    this.alwaysFormat = alwaysFormat !== undefined ? alwaysFormat : false;
    this.resetRegExp();
  }
  reset() {
    if (this.options)
      this.init(this.options);
  }
  resetRegExp() {
    const getOrResetRegExp = (existingRegExp, pattern) => {
      if (existingRegExp?.source === pattern) {
        existingRegExp.lastIndex = 0;
        return existingRegExp;
      }
      return new RegExp(pattern, "g");
    };
    this.regexp = getOrResetRegExp(this.regexp, `${this.prefix}(.+?)${this.suffix}`);
    this.regexpUnescape = getOrResetRegExp(this.regexpUnescape, `${this.prefix}${this.unescapePrefix}(.+?)${this.unescapeSuffix}${this.suffix}`);
    this.nestingRegexp = getOrResetRegExp(this.nestingRegexp, `${this.nestingPrefix}((?:[^()"']|"[^"]*"|'[^']*'|\\((?:[^()"']|"[^"]*"|'[^']*')*\\))*?)${this.nestingSuffix}`);
  }
  interpolate(str, data, lng, options) {
    let match;
    let value;
    let replaces;
    const original = str;
    const defaultData = this.options && this.options.interpolation && this.options.interpolation.defaultVariables || {};
    const handleFormat = (key) => {
      if (!key.includes(this.formatSeparator)) {
        const path = deepFindWithDefaults(data, defaultData, key, this.options.keySeparator, this.options.ignoreJSONStructure);
        return this.alwaysFormat ? this.format(path, undefined, lng, {
          ...options,
          ...data,
          interpolationkey: key
        }) : path;
      }
      const p = key.split(this.formatSeparator);
      const k = p.shift().trim();
      const f = p.join(this.formatSeparator).trim();
      return this.format(deepFindWithDefaults(data, defaultData, k, this.options.keySeparator, this.options.ignoreJSONStructure), f, lng, {
        ...options,
        ...data,
        interpolationkey: k
      });
    };
    this.resetRegExp();
    if (!this.escapeValue && typeof str === "string" && /\$t\([^)]*\{[^}]*\{\{/.test(str)) {
      this.logger.warn("nesting options string contains interpolated variables with escapeValue: false — " + "if any of those values are attacker-controlled they can inject additional " + "nesting options (e.g. redirect lng/ns). Sanitise untrusted input before passing " + "it to t(), or keep escapeValue: true.");
    }
    const missingInterpolationHandler = options?.missingInterpolationHandler || this.options.missingInterpolationHandler;
    const skipOnVariables = options?.interpolation?.skipOnVariables !== undefined ? options.interpolation.skipOnVariables : this.options.interpolation.skipOnVariables;
    if (isString(str) && !str.includes(this.prefixText))
      return str;
    const todos = [{
      regex: this.regexpUnescape,
      safeValue: (val) => val
    }, {
      regex: this.regexp,
      safeValue: (val) => this.escapeValue ? this.escape(val) : val
    }];
    const unescapedValues = [];
    let shift = 0;
    todos.forEach((todo) => {
      replaces = 0;
      while (match = todo.regex.exec(str)) {
        const at = match.index - shift;
        const written = unescapedValues.find(([start, end]) => at >= start && at < end);
        if (written) {
          todo.regex.lastIndex = written[1] + shift;
          continue;
        }
        const matchedVar = match[1].trim();
        value = handleFormat(matchedVar);
        if (value === undefined) {
          if (typeof missingInterpolationHandler === "function") {
            const temp = missingInterpolationHandler(str, match, options);
            value = isString(temp) ? temp : "";
          } else if (options && Object.prototype.hasOwnProperty.call(options, matchedVar)) {
            value = "";
          } else if (skipOnVariables) {
            if (this.logger.debug) {
              this.logger.once(`${original}\x00${match[0]}`, "warn", `missed to pass in variable ${matchedVar} for interpolating ${original}`);
            }
            value = match[0];
            continue;
          } else {
            this.logger.warn(`missed to pass in variable ${matchedVar} for interpolating ${str}`);
            value = "";
          }
        } else if (!isString(value) && !this.useRawValueToEscape) {
          value = makeString(value);
        }
        const safeValue = makeString(todo.safeValue(value));
        str = str.slice(0, match.index) + safeValue + str.slice(match.index + match[0].length);
        if (skipOnVariables) {
          if (todo.regex === this.regexpUnescape) {
            unescapedValues.push([match.index, match.index + safeValue.length]);
          } else {
            shift += safeValue.length - match[0].length;
          }
          todo.regex.lastIndex += safeValue.length;
          todo.regex.lastIndex -= match[0].length;
        } else {
          todo.regex.lastIndex = 0;
        }
        replaces++;
        if (replaces >= this.maxReplaces) {
          break;
        }
      }
    });
    return str;
  }
  nest(str, fc, options = {}) {
    let match;
    let value;
    let clonedOptions;
    const handleHasOptions = (key, inheritedOptions) => {
      const sep = this.nestingOptionsSeparator;
      if (!key.includes(sep))
        return key;
      const c = key.split(new RegExp(`${regexEscape(sep)}[ ]*{`));
      let optionsString = `{${c[1]}`;
      key = c[0];
      optionsString = this.interpolate(optionsString, clonedOptions);
      const matchedSingleQuotes = optionsString.match(/'/g);
      const matchedDoubleQuotes = optionsString.match(/"/g);
      if ((matchedSingleQuotes?.length ?? 0) % 2 === 0 && !matchedDoubleQuotes || (matchedDoubleQuotes?.length ?? 0) % 2 !== 0) {
        optionsString = optionsString.replace(/'/g, '"');
      }
      try {
        clonedOptions = JSON.parse(optionsString);
        if (inheritedOptions)
          clonedOptions = {
            ...inheritedOptions,
            ...clonedOptions
          };
      } catch (e) {
        this.logger.warn(`failed parsing options string in nesting for key ${key}`, e);
        return `${key}${sep}${optionsString}`;
      }
      if (clonedOptions.defaultValue && clonedOptions.defaultValue.includes(this.prefix))
        delete clonedOptions.defaultValue;
      return key;
    };
    if (isString(str) && !str.includes(this.nestingPrefixText))
      return str;
    const nestingRegexp = new RegExp(this.nestingRegexp);
    let out = "";
    let lastEnd = 0;
    while (match = nestingRegexp.exec(str)) {
      let formatters = [];
      clonedOptions = {
        ...options
      };
      clonedOptions = clonedOptions.replace && !isString(clonedOptions.replace) ? clonedOptions.replace : clonedOptions;
      clonedOptions.applyPostProcessor = false;
      delete clonedOptions.defaultValue;
      const keyEndIndex = /{.*}/s.test(match[1]) ? match[1].lastIndexOf("}") + 1 : match[1].indexOf(this.formatSeparator);
      if (keyEndIndex !== -1) {
        formatters = match[1].slice(keyEndIndex).split(this.formatSeparator).map((elem) => elem.trim()).filter(Boolean);
        match[1] = match[1].slice(0, keyEndIndex);
      }
      value = fc(handleHasOptions.call(this, match[1].trim(), clonedOptions), clonedOptions);
      if (value && match[0] === str && !isString(value))
        return value;
      if (!isString(value))
        value = makeString(value);
      if (!value) {
        this.logger.warn(`missed to resolve ${match[1]} for nesting ${str}`);
        value = "";
      }
      if (formatters.length) {
        value = formatters.reduce((v, f) => this.format(v, f, options.lng, {
          ...options,
          interpolationkey: match[1].trim()
        }), value.trim());
      }
      out += str.slice(lastEnd, match.index) + makeString(value);
      lastEnd = nestingRegexp.lastIndex;
      this.regexp.lastIndex = 0;
    }
    return lastEnd ? out + str.slice(lastEnd) : str;
  }
}
var parseFormatStr = (formatStr) => {
  let formatName = formatStr.toLowerCase().trim();
  const formatOptions = {};
  if (formatStr.includes("(")) {
    const p = formatStr.split("(");
    formatName = p[0].toLowerCase().trim();
    const optStr = p[1].slice(0, -1);
    if (formatName === "currency" && !optStr.includes(":")) {
      if (!formatOptions.currency)
        formatOptions.currency = optStr.trim();
    } else if (formatName === "relativetime" && !optStr.includes(":")) {
      if (!formatOptions.range)
        formatOptions.range = optStr.trim();
    } else {
      const opts = optStr.split(";");
      opts.forEach((opt) => {
        if (opt) {
          const [key, ...rest] = opt.split(":");
          const val = rest.join(":").trim().replace(/^'+|'+$/g, "");
          const trimmedKey = key.trim();
          if (!formatOptions[trimmedKey])
            formatOptions[trimmedKey] = val;
          if (val === "false")
            formatOptions[trimmedKey] = false;
          if (val === "true")
            formatOptions[trimmedKey] = true;
          if (!isNaN(val))
            formatOptions[trimmedKey] = parseInt(val, 10);
        }
      });
    }
  }
  return {
    formatName,
    formatOptions
  };
};
var cachedFormattersLimit = 1000;
var createCachedFormatter = (fn) => {
  const cache = new Map;
  return (v, l, o) => {
    let optForCache = o;
    if (o && o.interpolationkey && o.formatParams && o.formatParams[o.interpolationkey] && o[o.interpolationkey]) {
      optForCache = {
        ...optForCache,
        [o.interpolationkey]: undefined
      };
    }
    let key;
    try {
      key = l + JSON.stringify(optForCache);
    } catch (e) {
      return fn(getCleanedCode(l), o)(v);
    }
    let frm = cache.get(key);
    if (!frm) {
      frm = fn(getCleanedCode(l), o);
      if (cache.size >= cachedFormattersLimit)
        cache.delete(cache.keys().next().value);
      cache.set(key, frm);
    }
    return frm(v);
  };
};
var createNonCachedFormatter = (fn) => (v, l, o) => fn(getCleanedCode(l), o)(v);

class Formatter {
  constructor(options = {}) {
    this.logger = baseLogger.create("formatter");
    this.options = options;
    this.init(options);
  }
  init(services, options = {
    interpolation: {}
  }) {
    if (services?.logger?.create)
      this.logger = services.logger.create("formatter");
    this.formatSeparator = options.interpolation.formatSeparator || ",";
    const cf = options.cacheInBuiltFormats ? createCachedFormatter : createNonCachedFormatter;
    this.formats = {
      number: cf((lng, opt) => {
        const formatter = new Intl.NumberFormat(lng, {
          ...opt
        });
        return (val) => formatter.format(val);
      }),
      currency: cf((lng, opt) => {
        const formatter = new Intl.NumberFormat(lng, {
          ...opt,
          style: "currency"
        });
        return (val) => formatter.format(val);
      }),
      datetime: cf((lng, opt) => {
        const formatter = new Intl.DateTimeFormat(lng, {
          ...opt
        });
        return (val) => formatter.format(val);
      }),
      relativetime: cf((lng, opt) => {
        const formatter = new Intl.RelativeTimeFormat(lng, {
          ...opt
        });
        return (val) => formatter.format(val, opt.range || "day");
      }),
      list: cf((lng, opt) => {
        const formatter = new Intl.ListFormat(lng, {
          ...opt
        });
        return (val) => formatter.format(val);
      })
    };
  }
  add(name, fc) {
    this.formats[name.toLowerCase().trim()] = fc;
  }
  addCached(name, fc) {
    this.formats[name.toLowerCase().trim()] = createCachedFormatter(fc);
  }
  format(value, format, lng, options = {}) {
    if (!format)
      return value;
    if (value == null)
      return value;
    const rawFormats = format.split(this.formatSeparator);
    const formats = [];
    for (let i = 0;i < rawFormats.length; i++) {
      let f = rawFormats[i];
      while (f.indexOf("(") > -1 && !f.includes(")") && i + 1 < rawFormats.length) {
        f = `${f}${this.formatSeparator}${rawFormats[++i]}`;
      }
      formats.push(f);
    }
    const result = formats.reduce((mem, f) => {
      const {
        formatName,
        formatOptions
      } = parseFormatStr(f);
      if (this.formats[formatName]) {
        let formatted = mem;
        try {
          const valOptions = options?.formatParams?.[options.interpolationkey] || {};
          const l = valOptions.locale || valOptions.lng || options.locale || options.lng || lng;
          formatted = this.formats[formatName](mem, l, {
            ...formatOptions,
            ...options,
            ...valOptions
          });
        } catch (error) {
          this.logger.warn(error);
        }
        return formatted;
      } else {
        this.logger.warn(`there was no format function for ${formatName}`);
      }
      return mem;
    }, value);
    return result;
  }
}
var maxFailedLoads = 1000;
var removePending = (q, name) => {
  if (q.pending[name] !== undefined) {
    delete q.pending[name];
    q.pendingCount--;
  }
};

class Connector extends EventEmitter {
  constructor(backend, store, services, options = {}) {
    super();
    this.backend = backend;
    this.store = store;
    this.services = services;
    this.languageUtils = services.languageUtils;
    this.options = options;
    this.logger = (services.logger || baseLogger).create("backendConnector");
    this.waitingReads = [];
    this.maxParallelReads = options.maxParallelReads || 10;
    this.readingCalls = 0;
    this.maxRetries = options.maxRetries >= 0 ? options.maxRetries : 5;
    this.retryTimeout = options.retryTimeout >= 1 ? options.retryTimeout : 350;
    this.state = {};
    this.failed = new Set;
    this.queue = [];
    this.backend?.init?.(services, options.backend, options);
    this.callbackApi = callbackApiOf(this.backend);
    if (this.backend && this.callbackApi === undefined && (this.backend.read || this.backend.create)) {
      this.logger.deprecate("backend: set callbackApi to declare the calling convention (true: read(language, namespace, callback) and create(languages, namespace, key, fallbackValue, callback, options); false: both return a promise or a value); guessing it from the number of parameters is deprecated");
    }
  }
  queueLoad(languages, namespaces, options, callback) {
    const toLoad = {};
    const pending = {};
    const toLoadLanguages = {};
    const toLoadNamespaces = {};
    languages.forEach((lng) => {
      let hasAllNamespaces = true;
      namespaces.forEach((ns) => {
        const name = `${lng}|${ns}`;
        if (!options.reload && this.store.hasResourceBundle(lng, ns)) {
          this.state[name] = 2;
        } else if (!options.reload && this.state[name] < 0)
          ;
        else if (this.state[name] === 1) {
          if (pending[name] === undefined)
            pending[name] = true;
        } else {
          this.state[name] = 1;
          hasAllNamespaces = false;
          if (pending[name] === undefined)
            pending[name] = true;
          if (toLoad[name] === undefined)
            toLoad[name] = true;
          if (toLoadNamespaces[ns] === undefined)
            toLoadNamespaces[ns] = true;
        }
      });
      if (!hasAllNamespaces)
        toLoadLanguages[lng] = true;
    });
    if (Object.keys(toLoad).length || Object.keys(pending).length) {
      this.queue.push({
        pending,
        pendingCount: Object.keys(pending).length,
        loaded: {},
        errors: [],
        callback
      });
    }
    return {
      toLoad: Object.keys(toLoad),
      pending: Object.keys(pending),
      toLoadLanguages: Object.keys(toLoadLanguages),
      toLoadNamespaces: Object.keys(toLoadNamespaces)
    };
  }
  loaded(name, err, data) {
    const s = name.split("|");
    const lng = s[0];
    const ns = s[1];
    if (err)
      this.emit("failedLoading", lng, ns, err);
    if (!err && data) {
      this.store.addResourceBundle(lng, ns, data, undefined, undefined, {
        skipCopy: true
      });
    }
    this.state[name] = err ? -1 : 2;
    if (err && data)
      this.state[name] = 0;
    this.failed.delete(name);
    if (err) {
      this.failed.add(name);
      if (this.failed.size > maxFailedLoads) {
        const oldest = this.failed.values().next().value;
        this.failed.delete(oldest);
        if (this.state[oldest] < 1)
          delete this.state[oldest];
      }
    }
    const loaded = {};
    this.queue.forEach((q) => {
      pushPath(q.loaded, [lng], ns);
      removePending(q, name);
      if (err)
        q.errors.push(err);
      if (q.pendingCount === 0 && !q.done) {
        Object.keys(q.loaded).forEach((l) => {
          if (!loaded[l])
            loaded[l] = {};
          const loadedKeys = q.loaded[l];
          if (loadedKeys.length) {
            loadedKeys.forEach((n) => {
              if (loaded[l][n] === undefined)
                loaded[l][n] = true;
            });
          }
        });
        q.done = true;
        if (q.errors.length) {
          q.callback(q.errors);
        } else {
          q.callback();
        }
      }
    });
    this.emit("loaded", loaded);
    this.queue = this.queue.filter((q) => !q.done);
  }
  read(lng, ns, fcName, tried = 0, wait = this.retryTimeout, callback) {
    if (!lng.length)
      return callback(null, {});
    if (this.readingCalls >= this.maxParallelReads) {
      this.waitingReads.push({
        lng,
        ns,
        fcName,
        tried,
        wait,
        callback
      });
      return;
    }
    this.readingCalls++;
    const resolver = (err, data) => {
      this.readingCalls--;
      if (this.waitingReads.length > 0) {
        const next = this.waitingReads.shift();
        this.read(next.lng, next.ns, next.fcName, next.tried, next.wait, next.callback);
      }
      if (err && data && tried < this.maxRetries) {
        setTimeout(() => {
          this.read(lng, ns, fcName, tried + 1, wait * 2, callback);
        }, wait);
        return;
      }
      callback(err, data);
    };
    const fc = this.backend[fcName].bind(this.backend);
    if (this.callbackApi === false || this.callbackApi === undefined && fc.length === 2) {
      try {
        const r = fc(lng, ns);
        if (r && typeof r.then === "function") {
          r.then((data) => resolver(null, data)).catch(resolver);
        } else {
          resolver(null, r);
        }
      } catch (err) {
        resolver(err);
      }
      return;
    }
    return fc(lng, ns, resolver);
  }
  prepareLoading(languages, namespaces, options = {}, callback) {
    if (!this.backend) {
      this.logger.warn("No backend was added via i18next.use. Will not load resources.");
      return callback && callback();
    }
    if (isString(languages))
      languages = this.languageUtils.toResolveHierarchy(languages);
    if (isString(namespaces))
      namespaces = [namespaces];
    const toLoad = this.queueLoad(languages, namespaces, options, callback);
    if (!toLoad.toLoad.length) {
      if (!toLoad.pending.length)
        callback();
      return null;
    }
    toLoad.toLoad.forEach((name) => {
      this.loadOne(name);
    });
  }
  load(languages, namespaces, callback) {
    this.prepareLoading(languages, namespaces, {}, callback);
  }
  reload(languages, namespaces, callback) {
    this.prepareLoading(languages, namespaces, {
      reload: true
    }, callback);
  }
  loadOne(name, prefix = "") {
    const s = name.split("|");
    const lng = s[0];
    const ns = s[1];
    this.read(lng, ns, "read", undefined, undefined, (err, data) => {
      if (err)
        this.logger.warn(`${prefix}loading namespace ${ns} for language ${lng} failed`, err);
      if (!err && data)
        this.logger.log(`${prefix}loaded namespace ${ns} for language ${lng}`, data);
      this.loaded(name, err, data);
    });
  }
  saveMissing(languages, namespace, key, fallbackValue, isUpdate, options = {}, clb = () => {}, hasLoadedNamespace = this.newestCloneHasLoadedNamespace || this.services?.utils?.hasLoadedNamespace) {
    if (hasLoadedNamespace && !hasLoadedNamespace(namespace)) {
      this.logger.warn(`did not save key "${key}" as the namespace "${namespace}" was not yet loaded`, "This means something IS WRONG in your setup. You access the t function before i18next.init / i18next.loadNamespace / i18next.changeLanguage was done. Wait for the callback or Promise to resolve before accessing it!!!");
      return;
    }
    if (key === undefined || key === null || key === "")
      return;
    if (this.backend?.create) {
      const opts = {
        ...options,
        isUpdate
      };
      const fc = this.backend.create.bind(this.backend);
      if (this.callbackApi === false || this.callbackApi === undefined && fc.length < 6) {
        try {
          let r;
          if (this.callbackApi === false || fc.length === 5) {
            r = fc(languages, namespace, key, fallbackValue, opts);
          } else {
            r = fc(languages, namespace, key, fallbackValue);
          }
          if (r && typeof r.then === "function") {
            r.then((data) => clb(null, data)).catch(clb);
          } else {
            clb(null, r);
          }
        } catch (err) {
          clb(err);
        }
      } else {
        fc(languages, namespace, key, fallbackValue, clb, opts);
      }
    }
    if (!languages || !languages[0])
      return;
    this.store.addResource(languages[0], namespace, key, fallbackValue);
  }
}
var get = () => ({
  debug: false,
  initAsync: true,
  ns: ["translation"],
  defaultNS: ["translation"],
  fallbackLng: false,
  fallbackNS: false,
  supportedLngs: false,
  nonExplicitSupportedLngs: false,
  load: "all",
  preload: false,
  keySeparator: ".",
  nsSeparator: ":",
  pluralSeparator: "_",
  contextSeparator: "_",
  enableSelector: false,
  partialBundledLanguages: false,
  saveMissing: false,
  updateMissing: false,
  saveMissingTo: "fallback",
  saveMissingPlurals: true,
  missingKeyHandler: false,
  missingInterpolationHandler: false,
  postProcess: false,
  postProcessPassResolved: false,
  returnNull: false,
  returnEmptyString: false,
  returnObjects: false,
  joinArrays: false,
  returnedObjectHandler: false,
  parseMissingKeyHandler: false,
  appendNamespaceToMissingKey: false,
  appendNamespaceToCIMode: false,
  overloadTranslationOptionHandler: (args) => {
    let ret = {};
    if (typeof args[1] === "object")
      ret = args[1];
    if (isString(args[1]))
      ret.defaultValue = args[1];
    if (isString(args[2]))
      ret.tDescription = args[2];
    if (typeof args[2] === "object" || typeof args[3] === "object") {
      const options = args[3] || args[2];
      Object.keys(options).forEach((key) => {
        ret[key] = options[key];
      });
    }
    return ret;
  },
  interpolation: {
    escapeValue: true,
    prefix: "{{",
    suffix: "}}",
    formatSeparator: ",",
    unescapePrefix: "-",
    nestingPrefix: "$t(",
    nestingSuffix: ")",
    nestingOptionsSeparator: ",",
    maxReplaces: 1000,
    skipOnVariables: true
  },
  cacheInBuiltFormats: true
});
var transformOptions = (options) => {
  if (isString(options.ns))
    options.ns = [options.ns];
  if (isString(options.fallbackLng))
    options.fallbackLng = [options.fallbackLng];
  if (isString(options.fallbackNS))
    options.fallbackNS = [options.fallbackNS];
  if (options.supportedLngs && !options.supportedLngs.includes("cimode")) {
    options.supportedLngs = options.supportedLngs.concat(["cimode"]);
  }
  return options;
};
var noop = () => {};
var withDefaults = (options) => {
  const defOpts = get();
  const merged = {
    ...defOpts,
    ...options
  };
  merged.interpolation = {
    ...defOpts.interpolation,
    ...options.interpolation
  };
  if (typeof merged.overloadTranslationOptionHandler !== "function") {
    merged.overloadTranslationOptionHandler = defOpts.overloadTranslationOptionHandler;
  }
  return merged;
};
var configuredLanguageCodes = (options) => {
  const codes = [].concat(options.supportedLngs || [], options.preload || []);
  codes.push(...Object.keys(options.resources || {}));
  const fallbackLng = options.fallbackLng;
  if (isString(fallbackLng) || Array.isArray(fallbackLng))
    codes.push(...[].concat(fallbackLng));
  else if (fallbackLng && typeof fallbackLng === "object") {
    Object.keys(fallbackLng).forEach((code) => {
      if (code !== "default")
        codes.push(code);
      codes.push(...[].concat(fallbackLng[code]));
    });
  }
  return codes;
};
var isRefusedLanguageCode = (i18n, code) => {
  if (!isString(code) || isSafeLanguageCode(code) || i18n.configuredLngs?.has(code))
    return false;
  i18n.logger.once(`lng:${code}`, "warn", `refused the language code '${code.slice(0, 64)}' from lng, changeLanguage(), the language detector or loadLanguages(): it is not configured and has other characters than letters, digits, '-', '_', '@' and '.' (or '..', or more than 128). List it in supportedLngs to use it`);
  return true;
};
var bindMemberFunctions = (inst) => {
  const mems = Object.getOwnPropertyNames(Object.getPrototypeOf(inst));
  mems.forEach((mem) => {
    if (typeof inst[mem] === "function") {
      inst[mem] = inst[mem].bind(inst);
    }
  });
};

class I18n extends EventEmitter {
  constructor(options = {}, callback) {
    super();
    this.userOptions = transformOptions(options);
    this.options = withDefaults(this.userOptions);
    this.services = {
      postProcessors: Object.create(null)
    };
    this.logger = new Logger(null, this.options);
    this.modules = {
      external: []
    };
    bindMemberFunctions(this);
    if (callback && !this.isInitialized && !options.isClone) {
      if (!this.userOptions.initAsync) {
        this.init(options, callback);
        return this;
      }
      setTimeout(() => {
        this.init(options, callback);
      }, 0);
    }
  }
  init(options = {}, callback) {
    this.isInitializing = true;
    if (typeof options === "function") {
      callback = options;
      options = {};
    }
    if (options.defaultNS == null && options.ns) {
      if (isString(options.ns)) {
        options.defaultNS = options.ns;
      } else if (!options.ns.includes("translation")) {
        options.defaultNS = options.ns[0];
      }
    }
    transformOptions(options);
    const userOptions = {
      ...this.userOptions,
      ...options
    };
    this.options = withDefaults({
      ...this.options,
      ...options
    });
    if (userOptions.keySeparator !== undefined) {
      this.options.userDefinedKeySeparator = userOptions.keySeparator;
    }
    if (userOptions.nsSeparator !== undefined) {
      this.options.userDefinedNsSeparator = userOptions.nsSeparator;
    }
    if (!this.options.isClone) {
      this.configuredLngs = new Set([...this.configuredLngs || [], ...configuredLanguageCodes(userOptions)]);
    }
    const createClassOnDemand = (ClassOrObject) => {
      if (!ClassOrObject)
        return null;
      if (typeof ClassOrObject === "function")
        return new ClassOrObject;
      return ClassOrObject;
    };
    if (!this.options.isClone) {
      this.logger.init(createClassOnDemand(this.modules.logger), this.options);
      const {
        logger
      } = this;
      this.pendingWarnings?.forEach((msg) => this.logger.warn(msg));
      this.pendingWarnings = undefined;
      let formatter;
      if (this.modules.formatter) {
        formatter = this.modules.formatter;
      } else {
        formatter = Formatter;
      }
      const lu = new LanguageUtil(this.options, logger);
      this.store = new ResourceStore(this.options.resources, this.options, logger);
      const s = this.services;
      s.logger = logger;
      s.resourceStore = this.store;
      s.languageUtils = lu;
      s.pluralResolver = new PluralResolver(lu, {
        prepend: this.options.pluralSeparator
      }, logger);
      if (formatter) {
        s.formatter = createClassOnDemand(formatter);
        if (s.formatter.init)
          s.formatter.init(s, this.options);
        this.options.interpolation.format = s.formatter.format.bind(s.formatter);
      }
      s.interpolator = new Interpolator(this.options, logger);
      s.utils = {
        hasLoadedNamespace: this.hasLoadedNamespace.bind(this),
        reloadResources: this.reloadResources.bind(this)
      };
      s.backendConnector = new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options);
      s.backendConnector.on("*", (event, ...args) => {
        this.emit(event, ...args);
      });
      if (this.modules.languageDetector) {
        s.languageDetector = createClassOnDemand(this.modules.languageDetector);
        if (s.languageDetector.init)
          s.languageDetector.init(s, this.options.detection, this.options);
        if (s.languageDetector.async && callbackApiOf(s.languageDetector) === undefined) {
          this.logger.deprecate("languageDetector: set callbackApi to declare how the async detect() answers (true: detect(callback); false: detect() returns a promise); guessing it from the number of parameters is deprecated");
        }
      }
      if (this.modules.i18nFormat) {
        s.i18nFormat = createClassOnDemand(this.modules.i18nFormat);
        if (s.i18nFormat.init)
          s.i18nFormat.init(this);
      }
      this.translator = new Translator(this.services, this.options);
      this.translator.on("*", (event, ...args) => {
        this.emit(event, ...args);
      });
      this.modules.external.forEach((m) => {
        if (m.init)
          m.init(this);
      });
    }
    this.format = this.options.interpolation.format;
    if (!callback)
      callback = noop;
    if (this.options.fallbackLng && !this.services.languageDetector && !this.options.lng) {
      const codes = this.services.languageUtils.getFallbackCodes(this.options.fallbackLng);
      if (codes.length > 0 && codes[0] !== "dev")
        this.options.lng = codes[0];
    }
    if (!this.services.languageDetector && !this.options.lng) {
      this.logger.warn("init: no languageDetector is used and no lng is defined");
    }
    const storeApi = ["getResource", "hasResourceBundle", "getResourceBundle", "getDataByLanguage"];
    storeApi.forEach((fcName) => {
      this[fcName] = (...args) => this.store[fcName](...args);
    });
    const storeApiChained = ["addResource", "addResources", "addResourceBundle", "removeResourceBundle"];
    storeApiChained.forEach((fcName) => {
      this[fcName] = (...args) => {
        this.store[fcName](...args);
        return this;
      };
    });
    const deferred = defer();
    const load = () => {
      const finish = (err, t) => {
        this.isInitializing = false;
        if (this.isInitialized && !this.initializedStoreOnce)
          this.logger.warn("init: i18next is already initialized. You should call init just once!");
        this.isInitialized = true;
        if (!this.options.isClone)
          this.logger.log("initialized", this.options);
        this.emit("initialized", this.options);
        deferred.resolve(t);
        callback(err, t);
      };
      if ((this.languages || this.isLanguageChangingTo) && !this.isInitialized)
        return finish(null, this.t.bind(this));
      this.changeLanguage(this.options.lng, finish);
    };
    if (this.options.resources || !this.options.initAsync) {
      load();
    } else {
      setTimeout(load, 0);
    }
    return deferred;
  }
  loadResources(language, callback = noop) {
    let usedCallback = callback;
    const usedLng = isString(language) ? language : this.language;
    if (typeof language === "function")
      usedCallback = language;
    if (!this.options.resources || this.options.partialBundledLanguages) {
      if (usedLng?.toLowerCase() === "cimode" && (!this.options.preload || this.options.preload.length === 0))
        return usedCallback();
      const toLoad = [];
      const append = (lng) => {
        if (!lng)
          return;
        if (lng === "cimode")
          return;
        const lngs = this.services.languageUtils.toResolveHierarchy(lng);
        lngs.forEach((l) => {
          if (l === "cimode")
            return;
          if (!toLoad.includes(l))
            toLoad.push(l);
        });
      };
      if (!usedLng) {
        const fallbacks = this.services.languageUtils.getFallbackCodes(this.options.fallbackLng);
        fallbacks.forEach((l) => append(l));
      } else {
        append(usedLng);
      }
      this.options.preload?.forEach?.((l) => append(l));
      this.services.backendConnector.load(toLoad, this.options.ns, (e) => {
        if (!e && !this.resolvedLanguage && this.language)
          this.setResolvedLanguage(this.language);
        usedCallback(e);
      });
    } else {
      usedCallback(null);
    }
  }
  reloadResources(lngs, ns, callback) {
    const deferred = defer();
    if (typeof lngs === "function") {
      callback = lngs;
      lngs = undefined;
    }
    if (typeof ns === "function") {
      callback = ns;
      ns = undefined;
    }
    if (!lngs) {
      const requested = Object.keys(this.services.backendConnector.state).map((name) => name.split("|")[0]);
      lngs = [...new Set([...this.languages || [], ...requested])].filter((l) => l !== "cimode");
    }
    if (!ns)
      ns = this.options.ns;
    if (!callback)
      callback = noop;
    this.services.backendConnector.reload(lngs, ns, (err) => {
      deferred.resolve();
      callback(err);
    });
    return deferred;
  }
  use(module) {
    if (!module)
      throw new Error("You are passing an undefined module! Please check the object you are passing to i18next.use()");
    if (!module.type)
      throw new Error("You are passing a wrong module! Please check the object you are passing to i18next.use()");
    const setModule = (type) => {
      if (this.modules[type] && this.modules[type] !== module) {
        const msg = `use: this ${type} replaces the ${type} passed to an earlier use() call; only one ${type} is used per instance`;
        if (this.isInitializing || this.isInitialized)
          this.logger.warn(msg);
        else
          (this.pendingWarnings = this.pendingWarnings || []).push(msg);
      }
      this.modules[type] = module;
    };
    if (module.type === "backend") {
      setModule("backend");
    }
    if (module.type === "logger" || module.log && module.warn && module.error) {
      this.modules.logger = module;
    }
    if (module.type === "languageDetector") {
      setModule("languageDetector");
    }
    if (module.type === "i18nFormat") {
      setModule("i18nFormat");
    }
    if (module.type === "postProcessor") {
      this.services.postProcessors[module.name] = module;
    }
    if (module.type === "formatter") {
      setModule("formatter");
    }
    if (module.type === "3rdParty") {
      this.modules.external.push(module);
    }
    return this;
  }
  hydrate(resources, lng) {
    if (this.options.isClone)
      return this;
    if (!this.services.resourceStore) {
      this.logger.warn("hydrate: call init() first, the instance has no resource store yet");
      return this;
    }
    if (resources && !this.initializedStoreOnce) {
      this.services.resourceStore.data = resources;
      Object.values(resources).forEach((lngResources) => {
        Object.keys(lngResources).forEach((ns) => {
          if (!this.options.ns.includes(ns))
            this.options.ns.push(ns);
        });
      });
      this.initializedStoreOnce = true;
      this.isInitialized = true;
    }
    if (lng && !this.initializedLanguageOnce) {
      this.changeLanguage(lng);
      this.initializedLanguageOnce = true;
    }
    return this;
  }
  setResolvedLanguage(l) {
    if (!l || !this.languages)
      return;
    if (["cimode", "dev"].includes(l))
      return;
    for (let li = 0;li < this.languages.length; li++) {
      const lngInLngs = this.languages[li];
      if (["cimode", "dev"].includes(lngInLngs))
        continue;
      if (this.store.hasLanguageSomeTranslations(lngInLngs)) {
        this.resolvedLanguage = lngInLngs;
        break;
      }
    }
    if (!this.resolvedLanguage && !this.languages.includes(l) && this.store.hasLanguageSomeTranslations(l)) {
      this.resolvedLanguage = l;
      this.languages.unshift(l);
    }
  }
  changeLanguage(lng, callback) {
    this.isLanguageChangingTo = lng;
    const deferred = defer();
    this.emit("languageChanging", lng);
    const setLngProps = (l) => {
      this.language = l;
      this.languages = this.services.languageUtils.toResolveHierarchy(l);
      this.resolvedLanguage = undefined;
      this.setResolvedLanguage(l);
    };
    const done = (err, l) => {
      if (l) {
        if (this.isLanguageChangingTo === lng) {
          setLngProps(l);
          this.translator.changeLanguage(l);
          this.isLanguageChangingTo = undefined;
          this.emit("languageChanged", l);
          this.logger.log("languageChanged", l);
        }
      } else {
        this.isLanguageChangingTo = undefined;
      }
      deferred.resolve((...args) => this.t(...args));
      if (callback)
        callback(err, (...args) => this.t(...args));
    };
    const setLng = (lngs) => {
      if (!lng && !lngs && this.services.languageDetector)
        lngs = [];
      const {
        supportedLngs
      } = this.options;
      if (lngs && !supportedLngs) {
        const accepted = [].concat(lngs).filter((c) => !isRefusedLanguageCode(this, c));
        if (accepted.length < [].concat(lngs).length)
          lngs = accepted;
      }
      const fl = isString(lngs) ? lngs : lngs && lngs[0];
      let l = this.store.hasLanguageSomeTranslations(fl) ? fl : this.services.languageUtils.getBestMatchFromCodes(isString(lngs) ? [lngs] : lngs);
      if (supportedLngs && isRefusedLanguageCode(this, l))
        l = this.services.languageUtils.getBestMatchFromCodes([]);
      if (l) {
        if (!this.language) {
          setLngProps(l);
        }
        if (!this.translator.language)
          this.translator.changeLanguage(l);
        this.services.languageDetector?.cacheUserLanguage?.(l);
      }
      this.loadResources(l, (err) => {
        done(err, l);
      });
    };
    if (!lng && this.services.languageDetector && !this.services.languageDetector.async) {
      setLng(this.services.languageDetector.detect());
    } else if (!lng && this.services.languageDetector && this.services.languageDetector.async) {
      const callbackApi = callbackApiOf(this.services.languageDetector);
      if (callbackApi === false || callbackApi === undefined && this.services.languageDetector.detect.length === 0) {
        this.services.languageDetector.detect().then(setLng);
      } else {
        this.services.languageDetector.detect(setLng);
      }
    } else {
      setLng(lng);
    }
    return deferred;
  }
  getFixedT(lng, ns, keyPrefix, fixedOpts) {
    const scopeNs = fixedOpts?.scopeNs;
    const fixedT = (key, opts, ...rest) => {
      let o;
      if (typeof opts !== "object") {
        o = this.options.overloadTranslationOptionHandler([key, opts].concat(rest));
      } else {
        o = {
          ...opts
        };
      }
      o.lng = o.lng || fixedT.lng;
      o.lngs = o.lngs || fixedT.lngs;
      const explicitCallNs = o.ns !== undefined && o.ns !== null;
      o.ns = o.ns || fixedT.ns;
      if (o.keyPrefix !== "")
        o.keyPrefix = o.keyPrefix || keyPrefix || fixedT.keyPrefix;
      const selectorOpts = {
        ...this.options,
        ...o
      };
      if (Array.isArray(scopeNs) && !explicitCallNs)
        selectorOpts.ns = scopeNs;
      if (typeof o.keyPrefix === "function")
        o.keyPrefix = keysFromSelector(o.keyPrefix, selectorOpts);
      const keySeparator = this.options.keySeparator || ".";
      let resultKey;
      if (o.keyPrefix && Array.isArray(key)) {
        resultKey = key.map((k) => {
          if (typeof k === "function")
            k = keysFromSelector(k, selectorOpts);
          return `${o.keyPrefix}${keySeparator}${k}`;
        });
      } else {
        if (typeof key === "function")
          key = keysFromSelector(key, selectorOpts);
        resultKey = o.keyPrefix ? `${o.keyPrefix}${keySeparator}${key}` : key;
      }
      return this.t(resultKey, o);
    };
    if (isString(lng)) {
      fixedT.lng = lng;
    } else {
      fixedT.lngs = lng;
    }
    fixedT.ns = ns;
    fixedT.keyPrefix = keyPrefix;
    return fixedT;
  }
  t(...args) {
    if (!this.translator) {
      this.logger.warn("t: called before init(); returning an empty string");
      return "";
    }
    return this.translator.translate(...args);
  }
  exists(...args) {
    return this.translator?.exists(...args);
  }
  setDefaultNamespace(ns) {
    this.options.defaultNS = ns;
  }
  hasLoadedNamespace(ns, options = {}) {
    if (!this.isInitialized) {
      this.logger.warn("hasLoadedNamespace: i18next was not initialized", this.languages);
      return false;
    }
    if (!this.languages || !this.languages.length) {
      this.logger.warn("hasLoadedNamespace: i18n.languages were undefined or empty", this.languages);
      return false;
    }
    const lng = options.lng || this.resolvedLanguage || this.languages[0];
    const fallbackLng = this.options ? this.options.fallbackLng : false;
    const lastLng = this.languages[this.languages.length - 1];
    if (lng.toLowerCase() === "cimode")
      return true;
    const loadNotPending = (l, n) => {
      const loadState = this.services.backendConnector.state[`${l}|${n}`];
      return loadState === -1 || loadState === 0 || loadState === 2;
    };
    if (options.precheck) {
      const preResult = options.precheck(this, loadNotPending);
      if (preResult !== undefined)
        return preResult;
    }
    if (this.hasResourceBundle(lng, ns))
      return true;
    if (!this.services.backendConnector.backend || this.options.resources && !this.options.partialBundledLanguages)
      return true;
    const {
      languageUtils
    } = this.services;
    const loadLng = !options.lng ? lng : languageUtils.isSupportedCode(lng) && languageUtils.toResolveHierarchy(lng, false)[0];
    if ((!loadLng || loadNotPending(loadLng, ns)) && (!fallbackLng || loadNotPending(lastLng, ns)))
      return true;
    return false;
  }
  loadNamespaces(ns, callback) {
    const deferred = defer();
    if (!this.options.ns || !this.services.backendConnector) {
      if (callback)
        callback();
      return Promise.resolve();
    }
    if (isString(ns))
      ns = [ns];
    ns.forEach((n) => {
      if (!this.options.ns.includes(n))
        this.options.ns.push(n);
    });
    this.loadResources((err) => {
      deferred.resolve();
      if (callback)
        callback(err);
    });
    return deferred;
  }
  loadLanguages(lngs, callback) {
    const deferred = defer();
    if (isString(lngs))
      lngs = [lngs];
    const preloaded = this.options.preload || [];
    const newLngs = lngs.filter((lng) => !preloaded.includes(lng) && !isRefusedLanguageCode(this, lng) && this.services.languageUtils.isSupportedCode(lng));
    if (!newLngs.length) {
      if (callback)
        callback();
      return Promise.resolve();
    }
    this.options.preload = preloaded.concat(newLngs);
    this.loadResources((err) => {
      deferred.resolve();
      if (callback)
        callback(err);
    });
    return deferred;
  }
  dir(lng) {
    if (!lng)
      lng = this.resolvedLanguage || (this.languages?.length > 0 ? this.languages[0] : this.language);
    if (!lng)
      return "ltr";
    try {
      const l = new Intl.Locale(lng);
      if (l && l.getTextInfo) {
        const ti = l.getTextInfo();
        if (ti && ti.direction)
          return ti.direction;
      }
    } catch (e) {}
    const rtlLngs = ["ar", "shu", "sqr", "ssh", "xaa", "yhd", "yud", "aao", "abh", "abv", "acm", "acq", "acw", "acx", "acy", "adf", "ads", "aeb", "aec", "afb", "ajp", "apc", "apd", "arb", "arq", "ars", "ary", "arz", "auz", "avl", "ayh", "ayl", "ayn", "ayp", "bbz", "pga", "he", "iw", "ps", "pbt", "pbu", "pst", "prp", "prd", "ug", "ur", "ydd", "yds", "yih", "ji", "yi", "hbo", "men", "xmn", "fa", "jpr", "peo", "pes", "prs", "dv", "sam", "ckb"];
    const languageUtils = this.services?.languageUtils || new LanguageUtil(get());
    if (lng.toLowerCase().indexOf("-latn") > 1)
      return "ltr";
    return rtlLngs.includes(languageUtils.getLanguagePartFromCode(lng)) || lng.toLowerCase().indexOf("-arab") > 1 ? "rtl" : "ltr";
  }
  static createInstance(options = {}, callback) {
    const instance = new I18n(options, callback);
    instance.createInstance = I18n.createInstance;
    return instance;
  }
  cloneInstance(options = {}, callback = noop) {
    const forkResourceStore = options.forkResourceStore;
    if (forkResourceStore) {
      options = {
        ...options
      };
      delete options.forkResourceStore;
    }
    const mergedOptions = {
      ...this.options,
      preload: false,
      ...options,
      ...{
        isClone: true
      }
    };
    const clone = new I18n(mergedOptions);
    clone.logger = options.debug !== undefined || options.prefix !== undefined ? this.logger.clone(options) : this.logger;
    const membersToCopy = ["store", "language"];
    membersToCopy.forEach((m) => {
      clone[m] = this[m];
    });
    clone.services = {
      ...this.services
    };
    clone.services.postProcessors = Object.create(this.services.postProcessors);
    clone.services.utils = {
      ...clone.services.utils,
      hasLoadedNamespace: clone.hasLoadedNamespace.bind(clone),
      reloadResources: clone.reloadResources.bind(clone)
    };
    if (forkResourceStore) {
      const copyData = (obj) => {
        const copied = Array.isArray(obj) ? [...obj] : {
          ...obj
        };
        Object.keys(copied).forEach((k) => {
          if (copied[k] && typeof copied[k] === "object")
            copied[k] = copyData(copied[k]);
        });
        return copied;
      };
      const clonedData = copyData(this.store.data);
      clone.store = new ResourceStore(clonedData, mergedOptions, this.logger);
      clone.services.resourceStore = clone.store;
    }
    if (options.interpolation) {
      const defOpts = get();
      const mergedInterpolation = {
        ...defOpts.interpolation,
        ...this.options.interpolation,
        ...options.interpolation
      };
      const mergedForInterpolator = {
        ...mergedOptions,
        interpolation: mergedInterpolation
      };
      clone.services.interpolator = new Interpolator(mergedForInterpolator, this.logger);
    }
    clone.configuredLngs = new Set([...this.configuredLngs || [], ...configuredLanguageCodes(options)]);
    clone.translator = new Translator(clone.services, mergedOptions);
    clone.translator.on("*", (event, ...args) => {
      clone.emit(event, ...args);
    });
    clone.init(mergedOptions, callback);
    clone.translator.options = mergedOptions;
    clone.translator.backendConnector.newestCloneHasLoadedNamespace = clone.hasLoadedNamespace.bind(clone);
    return clone;
  }
  toJSON() {
    return {
      options: this.options,
      store: this.store,
      language: this.language,
      languages: this.languages,
      resolvedLanguage: this.resolvedLanguage
    };
  }
}
var instance = I18n.createInstance();
var createInstance = instance.createInstance;
var dir = instance.dir;
var init = instance.init;
var loadResources = instance.loadResources;
var reloadResources = instance.reloadResources;
var use = instance.use;
var changeLanguage = instance.changeLanguage;
var getFixedT = instance.getFixedT;
var t = instance.t;
var exists = instance.exists;
var setDefaultNamespace = instance.setDefaultNamespace;
var hasLoadedNamespace = instance.hasLoadedNamespace;
var loadNamespaces = instance.loadNamespaces;
var loadLanguages = instance.loadLanguages;

// src/web/texts/i18n.ts
function makeI18n(lang, catalogues) {
  const i18n = instance.createInstance();
  i18n.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: catalogues },
    ns: Object.keys(catalogues),
    nsSeparator: ".",
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false }
  });
  const plain = new Cache({ max: TRANSLATIONS_MAX });
  const filled = new Cache({ max: TRANSLATIONS_MAX });
  return (key, values) => values ? filled.getOrCompute(`${key} ${JSON.stringify(values)}`, () => i18n.t(key, values)) : plain.getOrCompute(key, () => i18n.t(key));
}
var TRANSLATIONS_MAX = 2000;
function validationText(t, message) {
  const [key = "", n] = message.split("|");
  return t(key, n === undefined ? {} : { n });
}

export { makeI18n, validationText };

//# debugId=76208B56D0BE220964756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vbm9kZV9tb2R1bGVzL2kxOG5leHQvZGlzdC9lc20vaTE4bmV4dC5qcyIsICIuLi8uLi9zcmMvd2ViL3RleHRzL2kxOG4udHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbCiAgICAiY29uc3QgaXNTdHJpbmcgPSBvYmogPT4gdHlwZW9mIG9iaiA9PT0gJ3N0cmluZyc7XG5jb25zdCBkZWZlciA9ICgpID0+IHtcbiAgbGV0IHJlcztcbiAgbGV0IHJlajtcbiAgY29uc3QgcHJvbWlzZSA9IG5ldyBQcm9taXNlKChyZXNvbHZlLCByZWplY3QpID0+IHtcbiAgICByZXMgPSByZXNvbHZlO1xuICAgIHJlaiA9IHJlamVjdDtcbiAgfSk7XG4gIHByb21pc2UucmVzb2x2ZSA9IHJlcztcbiAgcHJvbWlzZS5yZWplY3QgPSByZWo7XG4gIHJldHVybiBwcm9taXNlO1xufTtcbmNvbnN0IG1ha2VTdHJpbmcgPSBvYmplY3QgPT4ge1xuICBpZiAob2JqZWN0ID09IG51bGwpIHJldHVybiAnJztcbiAgcmV0dXJuIFN0cmluZyhvYmplY3QpO1xufTtcbmNvbnN0IGlzU2FmZUxhbmd1YWdlQ29kZSA9IGNvZGUgPT4gaXNTdHJpbmcoY29kZSkgJiYgL15bQS1aYS16MC05X0AuLV17MSwxMjh9JC8udGVzdChjb2RlKSAmJiAhY29kZS5pbmNsdWRlcygnLi4nKSAmJiAhWydfX3Byb3RvX18nLCAnY29uc3RydWN0b3InLCAncHJvdG90eXBlJ10uaW5jbHVkZXMoY29kZSk7XG5jb25zdCBjYWxsYmFja0FwaU9mID0gcGx1Z2luID0+IHBsdWdpbj8uY2FsbGJhY2tBcGkgPz8gcGx1Z2luPy5jb25zdHJ1Y3Rvcj8uY2FsbGJhY2tBcGk7XG5jb25zdCBjb3B5ID0gKGEsIHMsIHQpID0+IHtcbiAgYS5mb3JFYWNoKG0gPT4ge1xuICAgIGlmIChzW21dKSB0W21dID0gc1ttXTtcbiAgfSk7XG59O1xuY29uc3QgbGFzdE9mUGF0aFNlcGFyYXRvclJlZ0V4cCA9IC8jIyMvZztcbmNvbnN0IGNsZWFuS2V5ID0ga2V5ID0+IGtleSAmJiBrZXkuaW5jbHVkZXMoJyMjIycpID8ga2V5LnJlcGxhY2UobGFzdE9mUGF0aFNlcGFyYXRvclJlZ0V4cCwgJy4nKSA6IGtleTtcbmNvbnN0IGNhbk5vdFRyYXZlcnNlRGVlcGVyID0gb2JqZWN0ID0+ICFvYmplY3QgfHwgaXNTdHJpbmcob2JqZWN0KTtcbmNvbnN0IGdldExhc3RPZlBhdGggPSAob2JqZWN0LCBwYXRoLCBFbXB0eSkgPT4ge1xuICBjb25zdCBzdGFjayA9ICFpc1N0cmluZyhwYXRoKSA/IHBhdGggOiBwYXRoLnNwbGl0KCcuJyk7XG4gIGxldCBzdGFja0luZGV4ID0gMDtcbiAgd2hpbGUgKHN0YWNrSW5kZXggPCBzdGFjay5sZW5ndGggLSAxKSB7XG4gICAgaWYgKGNhbk5vdFRyYXZlcnNlRGVlcGVyKG9iamVjdCkpIHJldHVybiB7fTtcbiAgICBjb25zdCBrZXkgPSBjbGVhbktleShzdGFja1tzdGFja0luZGV4XSk7XG4gICAgaWYgKCFvYmplY3Rba2V5XSAmJiBFbXB0eSkgb2JqZWN0W2tleV0gPSBuZXcgRW1wdHkoKTtcbiAgICBpZiAoT2JqZWN0LnByb3RvdHlwZS5oYXNPd25Qcm9wZXJ0eS5jYWxsKG9iamVjdCwga2V5KSkge1xuICAgICAgb2JqZWN0ID0gb2JqZWN0W2tleV07XG4gICAgfSBlbHNlIHtcbiAgICAgIG9iamVjdCA9IHt9O1xuICAgIH1cbiAgICArK3N0YWNrSW5kZXg7XG4gIH1cbiAgaWYgKGNhbk5vdFRyYXZlcnNlRGVlcGVyKG9iamVjdCkpIHJldHVybiB7fTtcbiAgcmV0dXJuIHtcbiAgICBvYmo6IG9iamVjdCxcbiAgICBrOiBjbGVhbktleShzdGFja1tzdGFja0luZGV4XSlcbiAgfTtcbn07XG5jb25zdCBzZXRQYXRoID0gKG9iamVjdCwgcGF0aCwgbmV3VmFsdWUpID0+IHtcbiAgY29uc3Qge1xuICAgIG9iaixcbiAgICBrXG4gIH0gPSBnZXRMYXN0T2ZQYXRoKG9iamVjdCwgcGF0aCwgT2JqZWN0KTtcbiAgaWYgKG9iaiAhPT0gdW5kZWZpbmVkIHx8IHBhdGgubGVuZ3RoID09PSAxKSB7XG4gICAgb2JqW2tdID0gbmV3VmFsdWU7XG4gICAgcmV0dXJuO1xuICB9XG4gIGxldCBlID0gcGF0aFtwYXRoLmxlbmd0aCAtIDFdO1xuICBsZXQgcCA9IHBhdGguc2xpY2UoMCwgcGF0aC5sZW5ndGggLSAxKTtcbiAgbGV0IGxhc3QgPSBnZXRMYXN0T2ZQYXRoKG9iamVjdCwgcCwgT2JqZWN0KTtcbiAgd2hpbGUgKGxhc3Qub2JqID09PSB1bmRlZmluZWQgJiYgcC5sZW5ndGgpIHtcbiAgICBlID0gYCR7cFtwLmxlbmd0aCAtIDFdfS4ke2V9YDtcbiAgICBwID0gcC5zbGljZSgwLCBwLmxlbmd0aCAtIDEpO1xuICAgIGxhc3QgPSBnZXRMYXN0T2ZQYXRoKG9iamVjdCwgcCwgT2JqZWN0KTtcbiAgICBpZiAobGFzdD8ub2JqICYmIHR5cGVvZiBsYXN0Lm9ialtgJHtsYXN0Lmt9LiR7ZX1gXSAhPT0gJ3VuZGVmaW5lZCcpIHtcbiAgICAgIGxhc3Qub2JqID0gdW5kZWZpbmVkO1xuICAgIH1cbiAgfVxuICBsYXN0Lm9ialtgJHtsYXN0Lmt9LiR7ZX1gXSA9IG5ld1ZhbHVlO1xufTtcbmNvbnN0IHB1c2hQYXRoID0gKG9iamVjdCwgcGF0aCwgbmV3VmFsdWUsIGNvbmNhdCkgPT4ge1xuICBjb25zdCB7XG4gICAgb2JqLFxuICAgIGtcbiAgfSA9IGdldExhc3RPZlBhdGgob2JqZWN0LCBwYXRoLCBPYmplY3QpO1xuICBvYmpba10gPSBvYmpba10gfHwgW107XG4gIG9ialtrXS5wdXNoKG5ld1ZhbHVlKTtcbn07XG5jb25zdCBnZXRQYXRoID0gKG9iamVjdCwgcGF0aCkgPT4ge1xuICBjb25zdCB7XG4gICAgb2JqLFxuICAgIGtcbiAgfSA9IGdldExhc3RPZlBhdGgob2JqZWN0LCBwYXRoKTtcbiAgaWYgKCFvYmopIHJldHVybiB1bmRlZmluZWQ7XG4gIGlmICghT2JqZWN0LnByb3RvdHlwZS5oYXNPd25Qcm9wZXJ0eS5jYWxsKG9iaiwgaykpIHJldHVybiB1bmRlZmluZWQ7XG4gIHJldHVybiBvYmpba107XG59O1xuY29uc3QgZ2V0UGF0aFdpdGhEZWZhdWx0cyA9IChkYXRhLCBkZWZhdWx0RGF0YSwga2V5KSA9PiB7XG4gIGNvbnN0IHZhbHVlID0gZ2V0UGF0aChkYXRhLCBrZXkpO1xuICBpZiAodmFsdWUgIT09IHVuZGVmaW5lZCkge1xuICAgIHJldHVybiB2YWx1ZTtcbiAgfVxuICByZXR1cm4gZ2V0UGF0aChkZWZhdWx0RGF0YSwga2V5KTtcbn07XG5jb25zdCBkZWVwRXh0ZW5kID0gKHRhcmdldCwgc291cmNlLCBvdmVyd3JpdGUpID0+IHtcbiAgZm9yIChjb25zdCBwcm9wIGluIHNvdXJjZSkge1xuICAgIGlmIChwcm9wICE9PSAnX19wcm90b19fJyAmJiBwcm9wICE9PSAnY29uc3RydWN0b3InKSB7XG4gICAgICBpZiAoT2JqZWN0LnByb3RvdHlwZS5oYXNPd25Qcm9wZXJ0eS5jYWxsKHRhcmdldCwgcHJvcCkpIHtcbiAgICAgICAgaWYgKGlzU3RyaW5nKHRhcmdldFtwcm9wXSkgfHwgdGFyZ2V0W3Byb3BdIGluc3RhbmNlb2YgU3RyaW5nIHx8IGlzU3RyaW5nKHNvdXJjZVtwcm9wXSkgfHwgc291cmNlW3Byb3BdIGluc3RhbmNlb2YgU3RyaW5nKSB7XG4gICAgICAgICAgaWYgKG92ZXJ3cml0ZSkgdGFyZ2V0W3Byb3BdID0gc291cmNlW3Byb3BdO1xuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIGRlZXBFeHRlbmQodGFyZ2V0W3Byb3BdLCBzb3VyY2VbcHJvcF0sIG92ZXJ3cml0ZSk7XG4gICAgICAgIH1cbiAgICAgIH0gZWxzZSB7XG4gICAgICAgIHRhcmdldFtwcm9wXSA9IHNvdXJjZVtwcm9wXTtcbiAgICAgIH1cbiAgICB9XG4gIH1cbiAgcmV0dXJuIHRhcmdldDtcbn07XG5jb25zdCByZWdleEVzY2FwZSA9IHN0ciA9PiBzdHIucmVwbGFjZSgvW1xcLVxcW1xcXVxcL1xce1xcfVxcKFxcKVxcKlxcK1xcP1xcLlxcXFxcXF5cXCRcXHxdL2csICdcXFxcJCYnKTtcbmNvbnN0IF9lbnRpdHlNYXAgPSB7XG4gICcmJzogJyZhbXA7JyxcbiAgJzwnOiAnJmx0OycsXG4gICc+JzogJyZndDsnLFxuICAnXCInOiAnJnF1b3Q7JyxcbiAgXCInXCI6ICcmIzM5Oydcbn07XG5jb25zdCBlc2NhcGUgPSBkYXRhID0+IHtcbiAgaWYgKGlzU3RyaW5nKGRhdGEpKSB7XG4gICAgcmV0dXJuIGRhdGEucmVwbGFjZSgvWyY8PlwiJ10vZywgcyA9PiBfZW50aXR5TWFwW3NdKTtcbiAgfVxuICByZXR1cm4gZGF0YTtcbn07XG5jbGFzcyBSZWdFeHBDYWNoZSB7XG4gIGNvbnN0cnVjdG9yKGNhcGFjaXR5KSB7XG4gICAgdGhpcy5jYXBhY2l0eSA9IGNhcGFjaXR5O1xuICAgIHRoaXMucmVnRXhwTWFwID0gbmV3IE1hcCgpO1xuICAgIHRoaXMucmVnRXhwUXVldWUgPSBbXTtcbiAgfVxuICBnZXRSZWdFeHAocGF0dGVybikge1xuICAgIGNvbnN0IHJlZ0V4cEZyb21DYWNoZSA9IHRoaXMucmVnRXhwTWFwLmdldChwYXR0ZXJuKTtcbiAgICBpZiAocmVnRXhwRnJvbUNhY2hlICE9PSB1bmRlZmluZWQpIHtcbiAgICAgIHJldHVybiByZWdFeHBGcm9tQ2FjaGU7XG4gICAgfVxuICAgIGNvbnN0IHJlZ0V4cE5ldyA9IG5ldyBSZWdFeHAocGF0dGVybik7XG4gICAgaWYgKHRoaXMucmVnRXhwUXVldWUubGVuZ3RoID09PSB0aGlzLmNhcGFjaXR5KSB7XG4gICAgICB0aGlzLnJlZ0V4cE1hcC5kZWxldGUodGhpcy5yZWdFeHBRdWV1ZS5zaGlmdCgpKTtcbiAgICB9XG4gICAgdGhpcy5yZWdFeHBNYXAuc2V0KHBhdHRlcm4sIHJlZ0V4cE5ldyk7XG4gICAgdGhpcy5yZWdFeHBRdWV1ZS5wdXNoKHBhdHRlcm4pO1xuICAgIHJldHVybiByZWdFeHBOZXc7XG4gIH1cbn1cbmNvbnN0IGNoYXJzID0gWycgJywgJywnLCAnPycsICchJywgJzsnXTtcbmNvbnN0IGxvb2tzTGlrZU9iamVjdFBhdGhSZWdFeHBDYWNoZSA9IG5ldyBSZWdFeHBDYWNoZSgyMCk7XG5jb25zdCBsb29rc0xpa2VPYmplY3RQYXRoID0gKGtleSwgbnNTZXBhcmF0b3IsIGtleVNlcGFyYXRvcikgPT4ge1xuICBuc1NlcGFyYXRvciA9IG5zU2VwYXJhdG9yIHx8ICcnO1xuICBrZXlTZXBhcmF0b3IgPSBrZXlTZXBhcmF0b3IgfHwgJyc7XG4gIGNvbnN0IHBvc3NpYmxlQ2hhcnMgPSBjaGFycy5maWx0ZXIoYyA9PiAhbnNTZXBhcmF0b3IuaW5jbHVkZXMoYykgJiYgIWtleVNlcGFyYXRvci5pbmNsdWRlcyhjKSk7XG4gIGlmIChwb3NzaWJsZUNoYXJzLmxlbmd0aCA9PT0gMCkgcmV0dXJuIHRydWU7XG4gIGNvbnN0IHIgPSBsb29rc0xpa2VPYmplY3RQYXRoUmVnRXhwQ2FjaGUuZ2V0UmVnRXhwKGAoJHtwb3NzaWJsZUNoYXJzLm1hcChjID0+IGMgPT09ICc/JyA/ICdcXFxcPycgOiBjKS5qb2luKCd8Jyl9KWApO1xuICBsZXQgbWF0Y2hlZCA9ICFyLnRlc3Qoa2V5KTtcbiAgaWYgKCFtYXRjaGVkKSB7XG4gICAgY29uc3Qga2kgPSBrZXkuaW5kZXhPZihrZXlTZXBhcmF0b3IpO1xuICAgIGlmIChraSA+IDAgJiYgIXIudGVzdChrZXkuc3Vic3RyaW5nKDAsIGtpKSkpIHtcbiAgICAgIG1hdGNoZWQgPSB0cnVlO1xuICAgIH1cbiAgfVxuICByZXR1cm4gbWF0Y2hlZDtcbn07XG5jb25zdCBkZWVwRmluZCA9IChvYmosIHBhdGgsIGtleVNlcGFyYXRvciA9ICcuJykgPT4ge1xuICBpZiAoIW9iaikgcmV0dXJuIHVuZGVmaW5lZDtcbiAgaWYgKG9ialtwYXRoXSkge1xuICAgIGlmICghT2JqZWN0LnByb3RvdHlwZS5oYXNPd25Qcm9wZXJ0eS5jYWxsKG9iaiwgcGF0aCkpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgcmV0dXJuIG9ialtwYXRoXTtcbiAgfVxuICBpZiAoIWtleVNlcGFyYXRvcikge1xuICAgIHJldHVybiBPYmplY3QucHJvdG90eXBlLmhhc093blByb3BlcnR5LmNhbGwob2JqLCBwYXRoKSA/IG9ialtwYXRoXSA6IHVuZGVmaW5lZDtcbiAgfVxuICBjb25zdCB0b2tlbnMgPSBwYXRoLnNwbGl0KGtleVNlcGFyYXRvcik7XG4gIGxldCBjdXJyZW50ID0gb2JqO1xuICBmb3IgKGxldCBpID0gMDsgaSA8IHRva2Vucy5sZW5ndGg7KSB7XG4gICAgaWYgKCFjdXJyZW50IHx8IHR5cGVvZiBjdXJyZW50ICE9PSAnb2JqZWN0Jykge1xuICAgICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICB9XG4gICAgbGV0IG5leHQ7XG4gICAgbGV0IG5leHRQYXRoID0gJyc7XG4gICAgZm9yIChsZXQgaiA9IGk7IGogPCB0b2tlbnMubGVuZ3RoOyArK2opIHtcbiAgICAgIGlmIChqICE9PSBpKSB7XG4gICAgICAgIG5leHRQYXRoICs9IGtleVNlcGFyYXRvcjtcbiAgICAgIH1cbiAgICAgIG5leHRQYXRoICs9IHRva2Vuc1tqXTtcbiAgICAgIG5leHQgPSBjdXJyZW50W25leHRQYXRoXTtcbiAgICAgIGlmICgodHlwZW9mIG5leHQgPT09ICdmdW5jdGlvbicgfHwgbmV4dFBhdGggPT09ICdfX3Byb3RvX18nKSAmJiAhT2JqZWN0LnByb3RvdHlwZS5oYXNPd25Qcm9wZXJ0eS5jYWxsKGN1cnJlbnQsIG5leHRQYXRoKSkge1xuICAgICAgICBuZXh0ID0gdW5kZWZpbmVkO1xuICAgICAgfVxuICAgICAgaWYgKG5leHQgIT09IHVuZGVmaW5lZCkge1xuICAgICAgICBpZiAoWydzdHJpbmcnLCAnbnVtYmVyJywgJ2Jvb2xlYW4nXS5pbmNsdWRlcyh0eXBlb2YgbmV4dCkgJiYgaiA8IHRva2Vucy5sZW5ndGggLSAxKSB7XG4gICAgICAgICAgY29udGludWU7XG4gICAgICAgIH1cbiAgICAgICAgaSArPSBqIC0gaSArIDE7XG4gICAgICAgIGJyZWFrO1xuICAgICAgfVxuICAgIH1cbiAgICBjdXJyZW50ID0gbmV4dDtcbiAgfVxuICByZXR1cm4gY3VycmVudDtcbn07XG5jb25zdCBnZXRDbGVhbmVkQ29kZSA9IGNvZGUgPT4gY29kZT8ucmVwbGFjZSgvXy9nLCAnLScpO1xuXG5jb25zdCBjb25zb2xlTG9nZ2VyID0ge1xuICB0eXBlOiAnbG9nZ2VyJyxcbiAgbG9nKGFyZ3MpIHtcbiAgICB0aGlzLm91dHB1dCgnbG9nJywgYXJncyk7XG4gIH0sXG4gIHdhcm4oYXJncykge1xuICAgIHRoaXMub3V0cHV0KCd3YXJuJywgYXJncyk7XG4gIH0sXG4gIGVycm9yKGFyZ3MpIHtcbiAgICB0aGlzLm91dHB1dCgnZXJyb3InLCBhcmdzKTtcbiAgfSxcbiAgb3V0cHV0KHR5cGUsIGFyZ3MpIHtcbiAgICBjb25zb2xlPy5bdHlwZV0/LmFwcGx5Py4oY29uc29sZSwgYXJncyk7XG4gIH1cbn07XG5jbGFzcyBMb2dnZXIge1xuICBjb25zdHJ1Y3Rvcihjb25jcmV0ZUxvZ2dlciwgb3B0aW9ucyA9IHt9KSB7XG4gICAgdGhpcy5pbml0KGNvbmNyZXRlTG9nZ2VyLCBvcHRpb25zKTtcbiAgfVxuICBpbml0KGNvbmNyZXRlTG9nZ2VyLCBvcHRpb25zID0ge30pIHtcbiAgICB0aGlzLnByZWZpeCA9IG9wdGlvbnMucHJlZml4IHx8ICdpMThuZXh0Oic7XG4gICAgdGhpcy5sb2dnZXIgPSBjb25jcmV0ZUxvZ2dlciB8fCBjb25zb2xlTG9nZ2VyO1xuICAgIHRoaXMub3B0aW9ucyA9IG9wdGlvbnM7XG4gICAgdGhpcy5kZWJ1ZyA9IG9wdGlvbnMuZGVidWc7XG4gICAgdGhpcy5zZWVuID0gbmV3IFNldCgpO1xuICB9XG4gIGxvZyguLi5hcmdzKSB7XG4gICAgcmV0dXJuIHRoaXMuZm9yd2FyZChhcmdzLCAnbG9nJywgJycsIHRydWUpO1xuICB9XG4gIHdhcm4oLi4uYXJncykge1xuICAgIHJldHVybiB0aGlzLmZvcndhcmQoYXJncywgJ3dhcm4nLCAnJywgdHJ1ZSk7XG4gIH1cbiAgZXJyb3IoLi4uYXJncykge1xuICAgIHJldHVybiB0aGlzLmZvcndhcmQoYXJncywgJ2Vycm9yJywgJycpO1xuICB9XG4gIGRlcHJlY2F0ZSguLi5hcmdzKSB7XG4gICAgcmV0dXJuIHRoaXMuZm9yd2FyZChhcmdzLCAnd2FybicsICdXQVJOSU5HIERFUFJFQ0FURUQ6ICcsIHRydWUpO1xuICB9XG4gIG9uY2Uoa2V5LCBsdmwsIC4uLmFyZ3MpIHtcbiAgICBpZiAoIXRoaXMuZGVidWcgfHwgdGhpcy5zZWVuLmhhcyhrZXkpIHx8IHRoaXMuc2Vlbi5zaXplID49IDEwMDApIHJldHVybiBudWxsO1xuICAgIHRoaXMuc2Vlbi5hZGQoa2V5KTtcbiAgICByZXR1cm4gdGhpc1tsdmxdKC4uLmFyZ3MpO1xuICB9XG4gIGZvcndhcmQoYXJncywgbHZsLCBwcmVmaXgsIGRlYnVnT25seSkge1xuICAgIGlmIChkZWJ1Z09ubHkgJiYgIXRoaXMuZGVidWcpIHJldHVybiBudWxsO1xuICAgIGFyZ3MgPSBhcmdzLm1hcChhID0+IGlzU3RyaW5nKGEpID8gYS5yZXBsYWNlKC9bXFxyXFxuXFx4MDAtXFx4MUZcXHg3Rl0vZywgJyAnKSA6IGEpO1xuICAgIGlmIChpc1N0cmluZyhhcmdzWzBdKSkgYXJnc1swXSA9IGAke3ByZWZpeH0ke3RoaXMucHJlZml4fSAke2FyZ3NbMF19YDtcbiAgICByZXR1cm4gdGhpcy5sb2dnZXJbbHZsXShhcmdzKTtcbiAgfVxuICBjcmVhdGUobW9kdWxlTmFtZSkge1xuICAgIHJldHVybiBuZXcgTG9nZ2VyKHRoaXMubG9nZ2VyLCB7XG4gICAgICAuLi57XG4gICAgICAgIHByZWZpeDogYCR7dGhpcy5wcmVmaXh9OiR7bW9kdWxlTmFtZX06YFxuICAgICAgfSxcbiAgICAgIC4uLnRoaXMub3B0aW9uc1xuICAgIH0pO1xuICB9XG4gIGNsb25lKG9wdGlvbnMpIHtcbiAgICBvcHRpb25zID0gb3B0aW9ucyB8fCB0aGlzLm9wdGlvbnM7XG4gICAgb3B0aW9ucy5wcmVmaXggPSBvcHRpb25zLnByZWZpeCB8fCB0aGlzLnByZWZpeDtcbiAgICByZXR1cm4gbmV3IExvZ2dlcih0aGlzLmxvZ2dlciwgb3B0aW9ucyk7XG4gIH1cbn1cbnZhciBiYXNlTG9nZ2VyID0gbmV3IExvZ2dlcigpO1xuXG5jbGFzcyBFdmVudEVtaXR0ZXIge1xuICBjb25zdHJ1Y3RvcigpIHtcbiAgICB0aGlzLm9ic2VydmVycyA9IHt9O1xuICB9XG4gIG9uKGV2ZW50cywgbGlzdGVuZXIpIHtcbiAgICBldmVudHMuc3BsaXQoJyAnKS5mb3JFYWNoKGV2ZW50ID0+IHtcbiAgICAgIGlmICghdGhpcy5vYnNlcnZlcnNbZXZlbnRdKSB0aGlzLm9ic2VydmVyc1tldmVudF0gPSBuZXcgTWFwKCk7XG4gICAgICBjb25zdCBudW1MaXN0ZW5lcnMgPSB0aGlzLm9ic2VydmVyc1tldmVudF0uZ2V0KGxpc3RlbmVyKSB8fCAwO1xuICAgICAgdGhpcy5vYnNlcnZlcnNbZXZlbnRdLnNldChsaXN0ZW5lciwgbnVtTGlzdGVuZXJzICsgMSk7XG4gICAgfSk7XG4gICAgcmV0dXJuIHRoaXM7XG4gIH1cbiAgb2ZmKGV2ZW50cywgbGlzdGVuZXIpIHtcbiAgICAodHlwZW9mIGV2ZW50cyA9PT0gJ3N0cmluZycgPyBldmVudHMuc3BsaXQoJyAnKSA6IFtldmVudHNdKS5mb3JFYWNoKGV2ZW50ID0+IHtcbiAgICAgIGlmICghdGhpcy5vYnNlcnZlcnNbZXZlbnRdKSByZXR1cm47XG4gICAgICBpZiAoIWxpc3RlbmVyKSB7XG4gICAgICAgIGRlbGV0ZSB0aGlzLm9ic2VydmVyc1tldmVudF07XG4gICAgICAgIHJldHVybjtcbiAgICAgIH1cbiAgICAgIHRoaXMub2JzZXJ2ZXJzW2V2ZW50XS5kZWxldGUobGlzdGVuZXIpO1xuICAgIH0pO1xuICB9XG4gIG9uY2UoZXZlbnQsIGxpc3RlbmVyKSB7XG4gICAgY29uc3Qgd3JhcHBlciA9ICguLi5hcmdzKSA9PiB7XG4gICAgICBsaXN0ZW5lciguLi5hcmdzKTtcbiAgICAgIHRoaXMub2ZmKGV2ZW50LCB3cmFwcGVyKTtcbiAgICB9O1xuICAgIHRoaXMub24oZXZlbnQsIHdyYXBwZXIpO1xuICAgIHJldHVybiB0aGlzO1xuICB9XG4gIGVtaXQoZXZlbnQsIC4uLmFyZ3MpIHtcbiAgICBpZiAodGhpcy5vYnNlcnZlcnNbZXZlbnRdKSB7XG4gICAgICBjb25zdCBjbG9uZWQgPSBBcnJheS5mcm9tKHRoaXMub2JzZXJ2ZXJzW2V2ZW50XS5lbnRyaWVzKCkpO1xuICAgICAgY2xvbmVkLmZvckVhY2goKFtvYnNlcnZlciwgbnVtVGltZXNBZGRlZF0pID0+IHtcbiAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBudW1UaW1lc0FkZGVkOyBpKyspIHtcbiAgICAgICAgICBvYnNlcnZlciguLi5hcmdzKTtcbiAgICAgICAgfVxuICAgICAgfSk7XG4gICAgfVxuICAgIGlmICh0aGlzLm9ic2VydmVyc1snKiddKSB7XG4gICAgICBjb25zdCBjbG9uZWQgPSBBcnJheS5mcm9tKHRoaXMub2JzZXJ2ZXJzWycqJ10uZW50cmllcygpKTtcbiAgICAgIGNsb25lZC5mb3JFYWNoKChbb2JzZXJ2ZXIsIG51bVRpbWVzQWRkZWRdKSA9PiB7XG4gICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbnVtVGltZXNBZGRlZDsgaSsrKSB7XG4gICAgICAgICAgb2JzZXJ2ZXIoZXZlbnQsIC4uLmFyZ3MpO1xuICAgICAgICB9XG4gICAgICB9KTtcbiAgICB9XG4gIH1cbn1cblxuY29uc3Qgbm9uRW1wdHlCdW5kbGVzID0gbmV3IFdlYWtTZXQoKTtcbmNvbnN0IGFzc2VydFNlcGFyYXRlQXJndW1lbnRzID0gKG1ldGhvZCwgLi4uYXJncykgPT4ge1xuICBpZiAoYXJncy5zb21lKGEgPT4gIWlzU3RyaW5nKGEpKSkge1xuICAgIHRocm93IG5ldyBUeXBlRXJyb3IoYCR7bWV0aG9kfTogcGFzcyBsYW5ndWFnZSwgbmFtZXNwYWNlJHttZXRob2QgPT09ICdhZGRSZXNvdXJjZScgPyAnIGFuZCBrZXknIDogJyd9IGFzIHNlcGFyYXRlIHN0cmluZ3M7IHRoZSBkb3R0ZWQgZm9ybSAoJ2VuLnRyYW5zbGF0aW9uLmtleScpIHdhcyByZW1vdmVkIGluIGkxOG5leHQgdjI3YCk7XG4gIH1cbn07XG5jbGFzcyBSZXNvdXJjZVN0b3JlIGV4dGVuZHMgRXZlbnRFbWl0dGVyIHtcbiAgY29uc3RydWN0b3IoZGF0YSwgb3B0aW9ucyA9IHtcbiAgICBuczogWyd0cmFuc2xhdGlvbiddLFxuICAgIGRlZmF1bHROUzogJ3RyYW5zbGF0aW9uJ1xuICB9LCBsb2dnZXIgPSBiYXNlTG9nZ2VyKSB7XG4gICAgc3VwZXIoKTtcbiAgICB0aGlzLmRhdGEgPSBkYXRhIHx8IHt9O1xuICAgIHRoaXMub3B0aW9ucyA9IG9wdGlvbnM7XG4gICAgdGhpcy5sb2dnZXIgPSBsb2dnZXIuY3JlYXRlKCdyZXNvdXJjZVN0b3JlJyk7XG4gICAgaWYgKHRoaXMub3B0aW9ucy5rZXlTZXBhcmF0b3IgPT09IHVuZGVmaW5lZCkge1xuICAgICAgdGhpcy5vcHRpb25zLmtleVNlcGFyYXRvciA9ICcuJztcbiAgICB9XG4gICAgaWYgKHRoaXMub3B0aW9ucy5pZ25vcmVKU09OU3RydWN0dXJlID09PSB1bmRlZmluZWQpIHtcbiAgICAgIHRoaXMub3B0aW9ucy5pZ25vcmVKU09OU3RydWN0dXJlID0gdHJ1ZTtcbiAgICB9XG4gIH1cbiAgYWRkTmFtZXNwYWNlcyhucykge1xuICAgIGlmICghdGhpcy5vcHRpb25zLm5zLmluY2x1ZGVzKG5zKSkge1xuICAgICAgdGhpcy5vcHRpb25zLm5zLnB1c2gobnMpO1xuICAgIH1cbiAgfVxuICByZW1vdmVOYW1lc3BhY2VzKG5zKSB7XG4gICAgY29uc3QgaW5kZXggPSB0aGlzLm9wdGlvbnMubnMuaW5kZXhPZihucyk7XG4gICAgaWYgKGluZGV4ID4gLTEpIHtcbiAgICAgIHRoaXMub3B0aW9ucy5ucy5zcGxpY2UoaW5kZXgsIDEpO1xuICAgIH1cbiAgfVxuICBnZXRSZXNvdXJjZShsbmcsIG5zLCBrZXksIG9wdGlvbnMgPSB7fSkge1xuICAgIGNvbnN0IGtleVNlcGFyYXRvciA9IG9wdGlvbnMua2V5U2VwYXJhdG9yICE9PSB1bmRlZmluZWQgPyBvcHRpb25zLmtleVNlcGFyYXRvciA6IHRoaXMub3B0aW9ucy5rZXlTZXBhcmF0b3I7XG4gICAgY29uc3QgaWdub3JlSlNPTlN0cnVjdHVyZSA9IG9wdGlvbnMuaWdub3JlSlNPTlN0cnVjdHVyZSAhPT0gdW5kZWZpbmVkID8gb3B0aW9ucy5pZ25vcmVKU09OU3RydWN0dXJlIDogdGhpcy5vcHRpb25zLmlnbm9yZUpTT05TdHJ1Y3R1cmU7XG4gICAgY29uc3QgcGF0aCA9IFtsbmcsIG5zXTtcbiAgICBpZiAoa2V5KSB7XG4gICAgICBpZiAoQXJyYXkuaXNBcnJheShrZXkpKSB7XG4gICAgICAgIHBhdGgucHVzaCguLi5rZXkpO1xuICAgICAgfSBlbHNlIGlmIChpc1N0cmluZyhrZXkpICYmIGtleVNlcGFyYXRvcikge1xuICAgICAgICBwYXRoLnB1c2goLi4ua2V5LnNwbGl0KGtleVNlcGFyYXRvcikpO1xuICAgICAgfSBlbHNlIHtcbiAgICAgICAgcGF0aC5wdXNoKGtleSk7XG4gICAgICB9XG4gICAgfVxuICAgIGNvbnN0IHJlc3VsdCA9IGdldFBhdGgodGhpcy5kYXRhLCBwYXRoKTtcbiAgICBpZiAocmVzdWx0ICE9IG51bGwgfHwgIWlnbm9yZUpTT05TdHJ1Y3R1cmUgfHwgIWlzU3RyaW5nKGtleSkpIHJldHVybiByZXN1bHQ7XG4gICAgcmV0dXJuIGRlZXBGaW5kKHRoaXMuZGF0YT8uW2xuZ10/Lltuc10sIGtleSwga2V5U2VwYXJhdG9yKTtcbiAgfVxuICBhZGRSZXNvdXJjZShsbmcsIG5zLCBrZXksIHZhbHVlLCBvcHRpb25zID0ge1xuICAgIHNpbGVudDogZmFsc2VcbiAgfSkge1xuICAgIGFzc2VydFNlcGFyYXRlQXJndW1lbnRzKCdhZGRSZXNvdXJjZScsIGxuZywgbnMsIGtleSk7XG4gICAgY29uc3Qga2V5U2VwYXJhdG9yID0gb3B0aW9ucy5rZXlTZXBhcmF0b3IgIT09IHVuZGVmaW5lZCA/IG9wdGlvbnMua2V5U2VwYXJhdG9yIDogdGhpcy5vcHRpb25zLmtleVNlcGFyYXRvcjtcbiAgICBsZXQgcGF0aCA9IFtsbmcsIG5zXTtcbiAgICBpZiAoa2V5KSBwYXRoID0gcGF0aC5jb25jYXQoa2V5U2VwYXJhdG9yID8ga2V5LnNwbGl0KGtleVNlcGFyYXRvcikgOiBrZXkpO1xuICAgIHRoaXMuYWRkTmFtZXNwYWNlcyhucyk7XG4gICAgc2V0UGF0aCh0aGlzLmRhdGEsIHBhdGgsIHZhbHVlKTtcbiAgICBpZiAoIW9wdGlvbnMuc2lsZW50KSB0aGlzLmVtaXQoJ2FkZGVkJywgbG5nLCBucywga2V5LCB2YWx1ZSk7XG4gIH1cbiAgYWRkUmVzb3VyY2VzKGxuZywgbnMsIHJlc291cmNlcywgb3B0aW9ucyA9IHtcbiAgICBzaWxlbnQ6IGZhbHNlXG4gIH0pIHtcbiAgICBhc3NlcnRTZXBhcmF0ZUFyZ3VtZW50cygnYWRkUmVzb3VyY2VzJywgbG5nLCBucyk7XG4gICAgT2JqZWN0LmtleXMocmVzb3VyY2VzIHx8IHt9KS5mb3JFYWNoKG0gPT4ge1xuICAgICAgaWYgKG0gPT09ICdfX3Byb3RvX18nIHx8IG0gPT09ICdjb25zdHJ1Y3RvcicpIHJldHVybjtcbiAgICAgIHRoaXMuYWRkUmVzb3VyY2UobG5nLCBucywgbSwgcmVzb3VyY2VzW21dLCB7XG4gICAgICAgIHNpbGVudDogdHJ1ZVxuICAgICAgfSk7XG4gICAgfSk7XG4gICAgaWYgKCFvcHRpb25zLnNpbGVudCkgdGhpcy5lbWl0KCdhZGRlZCcsIGxuZywgbnMsIHJlc291cmNlcyk7XG4gIH1cbiAgYWRkUmVzb3VyY2VCdW5kbGUobG5nLCBucywgcmVzb3VyY2VzLCBkZWVwLCBvdmVyd3JpdGUsIG9wdGlvbnMgPSB7XG4gICAgc2lsZW50OiBmYWxzZSxcbiAgICBza2lwQ29weTogZmFsc2VcbiAgfSkge1xuICAgIGFzc2VydFNlcGFyYXRlQXJndW1lbnRzKCdhZGRSZXNvdXJjZUJ1bmRsZScsIGxuZywgbnMpO1xuICAgIGNvbnN0IHBhdGggPSBbbG5nLCBuc107XG4gICAgdGhpcy5hZGROYW1lc3BhY2VzKG5zKTtcbiAgICBsZXQgcGFjayA9IGdldFBhdGgodGhpcy5kYXRhLCBwYXRoKSB8fCB7fTtcbiAgICBpZiAoIW9wdGlvbnMuc2tpcENvcHkpIHJlc291cmNlcyA9IEpTT04ucGFyc2UoSlNPTi5zdHJpbmdpZnkocmVzb3VyY2VzKSk7XG4gICAgaWYgKGRlZXApIHtcbiAgICAgIGRlZXBFeHRlbmQocGFjaywgcmVzb3VyY2VzLCBvdmVyd3JpdGUpO1xuICAgIH0gZWxzZSB7XG4gICAgICBwYWNrID0ge1xuICAgICAgICAuLi5wYWNrLFxuICAgICAgICAuLi5yZXNvdXJjZXNcbiAgICAgIH07XG4gICAgfVxuICAgIHNldFBhdGgodGhpcy5kYXRhLCBwYXRoLCBwYWNrKTtcbiAgICBpZiAoIW9wdGlvbnMuc2lsZW50KSB0aGlzLmVtaXQoJ2FkZGVkJywgbG5nLCBucywgcmVzb3VyY2VzKTtcbiAgfVxuICByZW1vdmVSZXNvdXJjZUJ1bmRsZShsbmcsIG5zKSB7XG4gICAgaWYgKHRoaXMuaGFzUmVzb3VyY2VCdW5kbGUobG5nLCBucykpIHtcbiAgICAgIGRlbGV0ZSB0aGlzLmRhdGFbbG5nXVtuc107XG4gICAgfVxuICAgIHRoaXMucmVtb3ZlTmFtZXNwYWNlcyhucyk7XG4gICAgdGhpcy5lbWl0KCdyZW1vdmVkJywgbG5nLCBucyk7XG4gIH1cbiAgaGFzUmVzb3VyY2VCdW5kbGUobG5nLCBucykge1xuICAgIHJldHVybiB0aGlzLmdldFJlc291cmNlKGxuZywgbnMpICE9PSB1bmRlZmluZWQ7XG4gIH1cbiAgZ2V0UmVzb3VyY2VCdW5kbGUobG5nLCBucykge1xuICAgIGlmICghbnMpIG5zID0gdGhpcy5vcHRpb25zLmRlZmF1bHROUztcbiAgICByZXR1cm4gdGhpcy5nZXRSZXNvdXJjZShsbmcsIG5zKTtcbiAgfVxuICBnZXREYXRhQnlMYW5ndWFnZShsbmcpIHtcbiAgICByZXR1cm4gdGhpcy5kYXRhW2xuZ107XG4gIH1cbiAgaGFzTGFuZ3VhZ2VTb21lVHJhbnNsYXRpb25zKGxuZykge1xuICAgIGNvbnN0IGRhdGEgPSB0aGlzLmdldERhdGFCeUxhbmd1YWdlKGxuZyk7XG4gICAgY29uc3QgbiA9IGRhdGEgJiYgT2JqZWN0LmtleXMoZGF0YSkgfHwgW107XG4gICAgcmV0dXJuICEhbi5maW5kKHYgPT4ge1xuICAgICAgY29uc3QgYnVuZGxlID0gZGF0YVt2XTtcbiAgICAgIGlmIChub25FbXB0eUJ1bmRsZXMuaGFzKGJ1bmRsZSkpIHJldHVybiB0cnVlO1xuICAgICAgaWYgKCFidW5kbGUgfHwgT2JqZWN0LmtleXMoYnVuZGxlKS5sZW5ndGggPT09IDApIHJldHVybiBmYWxzZTtcbiAgICAgIGlmICh0eXBlb2YgYnVuZGxlID09PSAnb2JqZWN0Jykgbm9uRW1wdHlCdW5kbGVzLmFkZChidW5kbGUpO1xuICAgICAgcmV0dXJuIHRydWU7XG4gICAgfSk7XG4gIH1cbiAgdG9KU09OKCkge1xuICAgIHJldHVybiB0aGlzLmRhdGE7XG4gIH1cbn1cblxuY29uc3QgUEFUSF9LRVkgPSBTeW1ib2woJ2kxOG5leHQvUEFUSF9LRVknKTtcbmZ1bmN0aW9uIGNyZWF0ZVByb3h5KCkge1xuICBjb25zdCBzdGF0ZSA9IFtdO1xuICBjb25zdCBoYW5kbGVyID0gT2JqZWN0LmNyZWF0ZShudWxsKTtcbiAgbGV0IHByb3h5O1xuICBoYW5kbGVyLmdldCA9ICh0YXJnZXQsIGtleSkgPT4ge1xuICAgIHByb3h5Py5yZXZva2U/LigpO1xuICAgIGlmIChrZXkgPT09IFBBVEhfS0VZKSByZXR1cm4gc3RhdGU7XG4gICAgc3RhdGUucHVzaChrZXkpO1xuICAgIHByb3h5ID0gUHJveHkucmV2b2NhYmxlKHRhcmdldCwgaGFuZGxlcik7XG4gICAgcmV0dXJuIHByb3h5LnByb3h5O1xuICB9O1xuICByZXR1cm4gUHJveHkucmV2b2NhYmxlKE9iamVjdC5jcmVhdGUobnVsbCksIGhhbmRsZXIpLnByb3h5O1xufVxuZnVuY3Rpb24ga2V5c0Zyb21TZWxlY3RvcihzZWxlY3Rvciwgb3B0cykge1xuICBjb25zdCB7XG4gICAgW1BBVEhfS0VZXTogcGF0aFxuICB9ID0gc2VsZWN0b3IoY3JlYXRlUHJveHkoKSk7XG4gIGNvbnN0IGtleVNlcGFyYXRvciA9IG9wdHM/LmtleVNlcGFyYXRvciB8fCAnLic7XG4gIGNvbnN0IG5zU2VwYXJhdG9yID0gb3B0cz8ubnNTZXBhcmF0b3IgPz8gJzonO1xuICBjb25zdCBzdHJpY3QgPSBvcHRzPy5lbmFibGVTZWxlY3RvciA9PT0gJ3N0cmljdCc7XG4gIGlmIChwYXRoLmxlbmd0aCA+IDEgJiYgbnNTZXBhcmF0b3IpIHtcbiAgICBjb25zdCBucyA9IG9wdHM/Lm5zO1xuICAgIGNvbnN0IG5zTGlzdCA9IHN0cmljdCA/IEFycmF5LmlzQXJyYXkobnMpID8gbnMgOiBucyA/IFtuc10gOiBudWxsIDogQXJyYXkuaXNBcnJheShucykgPyBucyA6IG51bGw7XG4gICAgaWYgKG5zTGlzdCkge1xuICAgICAgY29uc3QgY2FuZGlkYXRlcyA9IHN0cmljdCA/IG5zTGlzdCA6IG5zTGlzdC5sZW5ndGggPiAxID8gbnNMaXN0LnNsaWNlKDEpIDogW107XG4gICAgICBpZiAoY2FuZGlkYXRlcy5pbmNsdWRlcyhwYXRoWzBdKSkge1xuICAgICAgICByZXR1cm4gYCR7cGF0aFswXX0ke25zU2VwYXJhdG9yfSR7cGF0aC5zbGljZSgxKS5qb2luKGtleVNlcGFyYXRvcil9YDtcbiAgICAgIH1cbiAgICB9XG4gIH1cbiAgcmV0dXJuIHBhdGguam9pbihrZXlTZXBhcmF0b3IpO1xufVxuXG5jb25zdCBzaG91bGRIYW5kbGVBc09iamVjdCA9IHJlcyA9PiAhaXNTdHJpbmcocmVzKSAmJiB0eXBlb2YgcmVzICE9PSAnYm9vbGVhbicgJiYgdHlwZW9mIHJlcyAhPT0gJ251bWJlcic7XG5jbGFzcyBUcmFuc2xhdG9yIGV4dGVuZHMgRXZlbnRFbWl0dGVyIHtcbiAgY29uc3RydWN0b3Ioc2VydmljZXMsIG9wdGlvbnMgPSB7fSkge1xuICAgIHN1cGVyKCk7XG4gICAgY29weShbJ3Jlc291cmNlU3RvcmUnLCAnbGFuZ3VhZ2VVdGlscycsICdwbHVyYWxSZXNvbHZlcicsICdpbnRlcnBvbGF0b3InLCAnYmFja2VuZENvbm5lY3RvcicsICdpMThuRm9ybWF0JywgJ3V0aWxzJywgJ3Bvc3RQcm9jZXNzb3JzJ10sIHNlcnZpY2VzLCB0aGlzKTtcbiAgICB0aGlzLm9wdGlvbnMgPSBvcHRpb25zO1xuICAgIGlmICh0aGlzLm9wdGlvbnMua2V5U2VwYXJhdG9yID09PSB1bmRlZmluZWQpIHtcbiAgICAgIHRoaXMub3B0aW9ucy5rZXlTZXBhcmF0b3IgPSAnLic7XG4gICAgfVxuICAgIHRoaXMubG9nZ2VyID0gKHNlcnZpY2VzLmxvZ2dlciB8fCBiYXNlTG9nZ2VyKS5jcmVhdGUoJ3RyYW5zbGF0b3InKTtcbiAgICB0aGlzLmNoZWNrZWRMb2FkZWRGb3IgPSB7fTtcbiAgfVxuICBjaGFuZ2VMYW5ndWFnZShsbmcpIHtcbiAgICBpZiAobG5nKSB0aGlzLmxhbmd1YWdlID0gbG5nO1xuICB9XG4gIGV4aXN0cyhrZXksIG8gPSB7XG4gICAgaW50ZXJwb2xhdGlvbjoge31cbiAgfSkge1xuICAgIGNvbnN0IG9wdCA9IHtcbiAgICAgIC4uLm9cbiAgICB9O1xuICAgIGlmIChrZXkgPT0gbnVsbCkgcmV0dXJuIGZhbHNlO1xuICAgIGNvbnN0IHJlc29sdmVkID0gdGhpcy5yZXNvbHZlKGtleSwgb3B0KTtcbiAgICBpZiAocmVzb2x2ZWQ/LnJlcyA9PT0gdW5kZWZpbmVkKSByZXR1cm4gZmFsc2U7XG4gICAgY29uc3QgaXNPYmplY3QgPSBzaG91bGRIYW5kbGVBc09iamVjdChyZXNvbHZlZC5yZXMpO1xuICAgIGlmIChvcHQucmV0dXJuT2JqZWN0cyA9PT0gZmFsc2UgJiYgaXNPYmplY3QpIHtcbiAgICAgIHJldHVybiBmYWxzZTtcbiAgICB9XG4gICAgcmV0dXJuIHRydWU7XG4gIH1cbiAgZXh0cmFjdEZyb21LZXkoa2V5LCBvcHQpIHtcbiAgICBsZXQgbnNTZXBhcmF0b3IgPSBvcHQubnNTZXBhcmF0b3IgIT09IHVuZGVmaW5lZCA/IG9wdC5uc1NlcGFyYXRvciA6IHRoaXMub3B0aW9ucy5uc1NlcGFyYXRvcjtcbiAgICBpZiAobnNTZXBhcmF0b3IgPT09IHVuZGVmaW5lZCkgbnNTZXBhcmF0b3IgPSAnOic7XG4gICAgY29uc3Qga2V5U2VwYXJhdG9yID0gb3B0LmtleVNlcGFyYXRvciAhPT0gdW5kZWZpbmVkID8gb3B0LmtleVNlcGFyYXRvciA6IHRoaXMub3B0aW9ucy5rZXlTZXBhcmF0b3I7XG4gICAgbGV0IG5hbWVzcGFjZXMgPSBvcHQubnMgfHwgdGhpcy5vcHRpb25zLmRlZmF1bHROUyB8fCBbXTtcbiAgICBjb25zdCB3b3VsZENoZWNrRm9yTnNJbktleSA9IG5zU2VwYXJhdG9yICYmIGtleS5pbmNsdWRlcyhuc1NlcGFyYXRvcik7XG4gICAgY29uc3Qgc2VlbXNOYXR1cmFsTGFuZ3VhZ2UgPSAhdGhpcy5vcHRpb25zLnVzZXJEZWZpbmVkS2V5U2VwYXJhdG9yICYmICFvcHQua2V5U2VwYXJhdG9yICYmICF0aGlzLm9wdGlvbnMudXNlckRlZmluZWROc1NlcGFyYXRvciAmJiAhb3B0Lm5zU2VwYXJhdG9yICYmICFsb29rc0xpa2VPYmplY3RQYXRoKGtleSwgbnNTZXBhcmF0b3IsIGtleVNlcGFyYXRvcik7XG4gICAgaWYgKHdvdWxkQ2hlY2tGb3JOc0luS2V5ICYmICFzZWVtc05hdHVyYWxMYW5ndWFnZSkge1xuICAgICAgY29uc3QgbSA9IGtleS5tYXRjaCh0aGlzLmludGVycG9sYXRvci5uZXN0aW5nUmVnZXhwKTtcbiAgICAgIGlmIChtICYmIG0ubGVuZ3RoID4gMCkge1xuICAgICAgICByZXR1cm4ge1xuICAgICAgICAgIGtleSxcbiAgICAgICAgICBuYW1lc3BhY2VzOiBpc1N0cmluZyhuYW1lc3BhY2VzKSA/IFtuYW1lc3BhY2VzXSA6IG5hbWVzcGFjZXNcbiAgICAgICAgfTtcbiAgICAgIH1cbiAgICAgIGNvbnN0IHBhcnRzID0ga2V5LnNwbGl0KG5zU2VwYXJhdG9yKTtcbiAgICAgIGlmIChuc1NlcGFyYXRvciAhPT0ga2V5U2VwYXJhdG9yIHx8IG5zU2VwYXJhdG9yID09PSBrZXlTZXBhcmF0b3IgJiYgdGhpcy5vcHRpb25zLm5zLmluY2x1ZGVzKHBhcnRzWzBdKSkgbmFtZXNwYWNlcyA9IHBhcnRzLnNoaWZ0KCk7XG4gICAgICBrZXkgPSBwYXJ0cy5qb2luKGtleVNlcGFyYXRvcik7XG4gICAgfVxuICAgIHJldHVybiB7XG4gICAgICBrZXksXG4gICAgICBuYW1lc3BhY2VzOiBpc1N0cmluZyhuYW1lc3BhY2VzKSA/IFtuYW1lc3BhY2VzXSA6IG5hbWVzcGFjZXNcbiAgICB9O1xuICB9XG4gIHRyYW5zbGF0ZShrZXlzLCBvLCBsYXN0S2V5KSB7XG4gICAgbGV0IG9wdCA9IHR5cGVvZiBvID09PSAnb2JqZWN0JyA/IHtcbiAgICAgIC4uLm9cbiAgICB9IDogbztcbiAgICBpZiAodHlwZW9mIG9wdCAhPT0gJ29iamVjdCcgJiYgdGhpcy5vcHRpb25zLm92ZXJsb2FkVHJhbnNsYXRpb25PcHRpb25IYW5kbGVyKSB7XG4gICAgICBvcHQgPSB0aGlzLm9wdGlvbnMub3ZlcmxvYWRUcmFuc2xhdGlvbk9wdGlvbkhhbmRsZXIoYXJndW1lbnRzKTtcbiAgICB9XG4gICAgaWYgKHR5cGVvZiBvcHQgPT09ICdvYmplY3QnKSBvcHQgPSB7XG4gICAgICAuLi5vcHRcbiAgICB9O1xuICAgIGlmICghb3B0KSBvcHQgPSB7fTtcbiAgICBpZiAoa2V5cyA9PSBudWxsKSByZXR1cm4gJyc7XG4gICAgaWYgKHR5cGVvZiBrZXlzID09PSAnZnVuY3Rpb24nKSBrZXlzID0ga2V5c0Zyb21TZWxlY3RvcihrZXlzLCB7XG4gICAgICAuLi50aGlzLm9wdGlvbnMsXG4gICAgICAuLi5vcHRcbiAgICB9KTtcbiAgICBpZiAoIUFycmF5LmlzQXJyYXkoa2V5cykpIGtleXMgPSBbU3RyaW5nKGtleXMpXTtcbiAgICBrZXlzID0ga2V5cy5tYXAoayA9PiB0eXBlb2YgayA9PT0gJ2Z1bmN0aW9uJyA/IGtleXNGcm9tU2VsZWN0b3Ioaywge1xuICAgICAgLi4udGhpcy5vcHRpb25zLFxuICAgICAgLi4ub3B0XG4gICAgfSkgOiBTdHJpbmcoaykpO1xuICAgIGNvbnN0IHJldHVybkRldGFpbHMgPSBvcHQucmV0dXJuRGV0YWlscyAhPT0gdW5kZWZpbmVkID8gb3B0LnJldHVybkRldGFpbHMgOiB0aGlzLm9wdGlvbnMucmV0dXJuRGV0YWlscztcbiAgICBjb25zdCBrZXlTZXBhcmF0b3IgPSBvcHQua2V5U2VwYXJhdG9yICE9PSB1bmRlZmluZWQgPyBvcHQua2V5U2VwYXJhdG9yIDogdGhpcy5vcHRpb25zLmtleVNlcGFyYXRvcjtcbiAgICBjb25zdCB7XG4gICAgICBrZXksXG4gICAgICBuYW1lc3BhY2VzXG4gICAgfSA9IHRoaXMuZXh0cmFjdEZyb21LZXkoa2V5c1trZXlzLmxlbmd0aCAtIDFdLCBvcHQpO1xuICAgIGNvbnN0IG5hbWVzcGFjZSA9IG5hbWVzcGFjZXNbbmFtZXNwYWNlcy5sZW5ndGggLSAxXTtcbiAgICBsZXQgbnNTZXBhcmF0b3IgPSBvcHQubnNTZXBhcmF0b3IgIT09IHVuZGVmaW5lZCA/IG9wdC5uc1NlcGFyYXRvciA6IHRoaXMub3B0aW9ucy5uc1NlcGFyYXRvcjtcbiAgICBpZiAobnNTZXBhcmF0b3IgPT09IHVuZGVmaW5lZCkgbnNTZXBhcmF0b3IgPSAnOic7XG4gICAgY29uc3QgbG5nID0gb3B0LmxuZyB8fCB0aGlzLmxhbmd1YWdlO1xuICAgIGNvbnN0IGFwcGVuZE5hbWVzcGFjZVRvQ0lNb2RlID0gb3B0LmFwcGVuZE5hbWVzcGFjZVRvQ0lNb2RlIHx8IHRoaXMub3B0aW9ucy5hcHBlbmROYW1lc3BhY2VUb0NJTW9kZTtcbiAgICBpZiAobG5nPy50b0xvd2VyQ2FzZSgpID09PSAnY2ltb2RlJykge1xuICAgICAgaWYgKGFwcGVuZE5hbWVzcGFjZVRvQ0lNb2RlKSB7XG4gICAgICAgIGlmIChyZXR1cm5EZXRhaWxzKSB7XG4gICAgICAgICAgcmV0dXJuIHtcbiAgICAgICAgICAgIHJlczogYCR7bmFtZXNwYWNlfSR7bnNTZXBhcmF0b3J9JHtrZXl9YCxcbiAgICAgICAgICAgIHVzZWRLZXk6IGtleSxcbiAgICAgICAgICAgIGV4YWN0VXNlZEtleToga2V5LFxuICAgICAgICAgICAgdXNlZExuZzogbG5nLFxuICAgICAgICAgICAgdXNlZE5TOiBuYW1lc3BhY2UsXG4gICAgICAgICAgICB1c2VkUGFyYW1zOiB0aGlzLmdldFVzZWRQYXJhbXNEZXRhaWxzKG9wdClcbiAgICAgICAgICB9O1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiBgJHtuYW1lc3BhY2V9JHtuc1NlcGFyYXRvcn0ke2tleX1gO1xuICAgICAgfVxuICAgICAgaWYgKHJldHVybkRldGFpbHMpIHtcbiAgICAgICAgcmV0dXJuIHtcbiAgICAgICAgICByZXM6IGtleSxcbiAgICAgICAgICB1c2VkS2V5OiBrZXksXG4gICAgICAgICAgZXhhY3RVc2VkS2V5OiBrZXksXG4gICAgICAgICAgdXNlZExuZzogbG5nLFxuICAgICAgICAgIHVzZWROUzogbmFtZXNwYWNlLFxuICAgICAgICAgIHVzZWRQYXJhbXM6IHRoaXMuZ2V0VXNlZFBhcmFtc0RldGFpbHMob3B0KVxuICAgICAgICB9O1xuICAgICAgfVxuICAgICAgcmV0dXJuIGtleTtcbiAgICB9XG4gICAgY29uc3QgcmVzb2x2ZWQgPSB0aGlzLnJlc29sdmUoa2V5cywgb3B0KTtcbiAgICBsZXQgcmVzID0gcmVzb2x2ZWQ/LnJlcztcbiAgICBjb25zdCByZXNVc2VkS2V5ID0gcmVzb2x2ZWQ/LnVzZWRLZXkgfHwga2V5O1xuICAgIGNvbnN0IHJlc0V4YWN0VXNlZEtleSA9IHJlc29sdmVkPy5leGFjdFVzZWRLZXkgfHwga2V5O1xuICAgIGNvbnN0IG5vT2JqZWN0ID0gWydbb2JqZWN0IE51bWJlcl0nLCAnW29iamVjdCBGdW5jdGlvbl0nLCAnW29iamVjdCBSZWdFeHBdJ107XG4gICAgY29uc3Qgam9pbkFycmF5cyA9IG9wdC5qb2luQXJyYXlzICE9PSB1bmRlZmluZWQgPyBvcHQuam9pbkFycmF5cyA6IHRoaXMub3B0aW9ucy5qb2luQXJyYXlzO1xuICAgIGNvbnN0IGhhbmRsZUFzT2JqZWN0SW5JMThuRm9ybWF0ID0gIXRoaXMuaTE4bkZvcm1hdCB8fCB0aGlzLmkxOG5Gb3JtYXQuaGFuZGxlQXNPYmplY3Q7XG4gICAgY29uc3QgbmVlZHNQbHVyYWxIYW5kbGluZyA9IG9wdC5jb3VudCAhPT0gdW5kZWZpbmVkICYmICFpc1N0cmluZyhvcHQuY291bnQpO1xuICAgIGNvbnN0IGhhc0RlZmF1bHRWYWx1ZSA9IFRyYW5zbGF0b3IuaGFzRGVmYXVsdFZhbHVlKG9wdCk7XG4gICAgY29uc3QgZGVmYXVsdFZhbHVlU3VmZml4ID0gbmVlZHNQbHVyYWxIYW5kbGluZyA/IHRoaXMucGx1cmFsUmVzb2x2ZXIuZ2V0U3VmZml4KGxuZywgb3B0LmNvdW50LCBvcHQpIDogJyc7XG4gICAgY29uc3QgZGVmYXVsdFZhbHVlU3VmZml4T3JkaW5hbEZhbGxiYWNrID0gb3B0Lm9yZGluYWwgJiYgbmVlZHNQbHVyYWxIYW5kbGluZyA/IHRoaXMucGx1cmFsUmVzb2x2ZXIuZ2V0U3VmZml4KGxuZywgb3B0LmNvdW50LCB7XG4gICAgICBvcmRpbmFsOiBmYWxzZVxuICAgIH0pIDogJyc7XG4gICAgY29uc3QgbmVlZHNaZXJvU3VmZml4TG9va3VwID0gbmVlZHNQbHVyYWxIYW5kbGluZyAmJiAhb3B0Lm9yZGluYWwgJiYgb3B0LmNvdW50ID09PSAwO1xuICAgIGNvbnN0IHNlcCA9IHRoaXMub3B0aW9ucy5wbHVyYWxTZXBhcmF0b3I7XG4gICAgY29uc3QgZGVmYXVsdFZhbHVlID0gbmVlZHNaZXJvU3VmZml4TG9va3VwICYmIG9wdFtgZGVmYXVsdFZhbHVlJHtzZXB9emVyb2BdIHx8IG9wdFtgZGVmYXVsdFZhbHVlJHtkZWZhdWx0VmFsdWVTdWZmaXh9YF0gfHwgb3B0W2BkZWZhdWx0VmFsdWUke2RlZmF1bHRWYWx1ZVN1ZmZpeE9yZGluYWxGYWxsYmFja31gXSB8fCAob3B0LmRlZmF1bHRWYWx1ZSA/PyAobmVlZHNQbHVyYWxIYW5kbGluZyA/IG9wdFtgZGVmYXVsdFZhbHVlJHtvcHQub3JkaW5hbCA/IGAke3NlcH1vcmRpbmFsJHtzZXB9YCA6IHNlcH1vdGhlcmBdIDogdW5kZWZpbmVkKSk7XG4gICAgbGV0IHJlc0Zvck9iakhuZGwgPSByZXM7XG4gICAgaWYgKGhhbmRsZUFzT2JqZWN0SW5JMThuRm9ybWF0ICYmICFyZXMgJiYgaGFzRGVmYXVsdFZhbHVlKSB7XG4gICAgICByZXNGb3JPYmpIbmRsID0gZGVmYXVsdFZhbHVlO1xuICAgIH1cbiAgICBjb25zdCBoYW5kbGVBc09iamVjdCA9IHNob3VsZEhhbmRsZUFzT2JqZWN0KHJlc0Zvck9iakhuZGwpO1xuICAgIGNvbnN0IHJlc1R5cGUgPSBPYmplY3QucHJvdG90eXBlLnRvU3RyaW5nLmFwcGx5KHJlc0Zvck9iakhuZGwpO1xuICAgIGNvbnN0IGlzT2JqZWN0SGl0ID0gaGFuZGxlQXNPYmplY3RJbkkxOG5Gb3JtYXQgJiYgcmVzRm9yT2JqSG5kbCAmJiBoYW5kbGVBc09iamVjdCAmJiAhbm9PYmplY3QuaW5jbHVkZXMocmVzVHlwZSkgJiYgIShpc1N0cmluZyhqb2luQXJyYXlzKSAmJiBBcnJheS5pc0FycmF5KHJlc0Zvck9iakhuZGwpKTtcbiAgICBjb25zdCBvYmplY3ROb3RSZXR1cm5lZCA9IGlzT2JqZWN0SGl0ICYmICFvcHQucmV0dXJuT2JqZWN0cyAmJiAhdGhpcy5vcHRpb25zLnJldHVybk9iamVjdHM7XG4gICAgaWYgKG9iamVjdE5vdFJldHVybmVkICYmIHRoaXMub3B0aW9ucy5yZXR1cm5lZE9iamVjdEhhbmRsZXIpIHtcbiAgICAgIGNvbnN0IHIgPSB0aGlzLm9wdGlvbnMucmV0dXJuZWRPYmplY3RIYW5kbGVyKHJlc1VzZWRLZXksIHJlc0Zvck9iakhuZGwsIHtcbiAgICAgICAgLi4ub3B0LFxuICAgICAgICBuczogbmFtZXNwYWNlc1xuICAgICAgfSk7XG4gICAgICBpZiAocmV0dXJuRGV0YWlscykge1xuICAgICAgICByZXNvbHZlZC5yZXMgPSByO1xuICAgICAgICByZXNvbHZlZC51c2VkUGFyYW1zID0gdGhpcy5nZXRVc2VkUGFyYW1zRGV0YWlscyhvcHQpO1xuICAgICAgICByZXR1cm4gcmVzb2x2ZWQ7XG4gICAgICB9XG4gICAgICByZXR1cm4gcjtcbiAgICB9XG4gICAgaWYgKG9iamVjdE5vdFJldHVybmVkKSB7XG4gICAgICB0aGlzLmxvZ2dlci53YXJuKCdhY2Nlc3NpbmcgYW4gb2JqZWN0IC0gYnV0IHJldHVybk9iamVjdHMgb3B0aW9ucyBpcyBub3QgZW5hYmxlZCEnKTtcbiAgICB9XG4gICAgaWYgKGlzT2JqZWN0SGl0ICYmICFvYmplY3ROb3RSZXR1cm5lZCkge1xuICAgICAgaWYgKGtleVNlcGFyYXRvcikge1xuICAgICAgICBjb25zdCByZXNUeXBlSXNBcnJheSA9IEFycmF5LmlzQXJyYXkocmVzRm9yT2JqSG5kbCk7XG4gICAgICAgIGNvbnN0IGNvcHkgPSByZXNUeXBlSXNBcnJheSA/IFtdIDoge307XG4gICAgICAgIGNvbnN0IG5ld0tleVRvVXNlID0gcmVzVHlwZUlzQXJyYXkgPyByZXNFeGFjdFVzZWRLZXkgOiByZXNVc2VkS2V5O1xuICAgICAgICBmb3IgKGNvbnN0IG0gaW4gcmVzRm9yT2JqSG5kbCkge1xuICAgICAgICAgIGlmIChPYmplY3QucHJvdG90eXBlLmhhc093blByb3BlcnR5LmNhbGwocmVzRm9yT2JqSG5kbCwgbSkpIHtcbiAgICAgICAgICAgIGNvbnN0IGRlZXBLZXkgPSBgJHtuZXdLZXlUb1VzZX0ke2tleVNlcGFyYXRvcn0ke219YDtcbiAgICAgICAgICAgIGlmIChoYXNEZWZhdWx0VmFsdWUgJiYgIXJlcykge1xuICAgICAgICAgICAgICBjb3B5W21dID0gdGhpcy50cmFuc2xhdGUoZGVlcEtleSwge1xuICAgICAgICAgICAgICAgIC4uLm9wdCxcbiAgICAgICAgICAgICAgICBkZWZhdWx0VmFsdWU6IHNob3VsZEhhbmRsZUFzT2JqZWN0KGRlZmF1bHRWYWx1ZSkgPyBkZWZhdWx0VmFsdWVbbV0gOiB1bmRlZmluZWQsXG4gICAgICAgICAgICAgICAgLi4ue1xuICAgICAgICAgICAgICAgICAgam9pbkFycmF5czogZmFsc2UsXG4gICAgICAgICAgICAgICAgICBuczogbmFtZXNwYWNlc1xuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgfSk7XG4gICAgICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgICAgICBjb3B5W21dID0gdGhpcy50cmFuc2xhdGUoZGVlcEtleSwge1xuICAgICAgICAgICAgICAgIC4uLm9wdCxcbiAgICAgICAgICAgICAgICAuLi57XG4gICAgICAgICAgICAgICAgICBqb2luQXJyYXlzOiBmYWxzZSxcbiAgICAgICAgICAgICAgICAgIG5zOiBuYW1lc3BhY2VzXG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICB9KTtcbiAgICAgICAgICAgIH1cbiAgICAgICAgICAgIGlmIChjb3B5W21dID09PSBkZWVwS2V5KSBjb3B5W21dID0gcmVzRm9yT2JqSG5kbFttXTtcbiAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICAgICAgcmVzID0gY29weTtcbiAgICAgIH1cbiAgICB9IGVsc2UgaWYgKGhhbmRsZUFzT2JqZWN0SW5JMThuRm9ybWF0ICYmIGlzU3RyaW5nKGpvaW5BcnJheXMpICYmIEFycmF5LmlzQXJyYXkocmVzKSkge1xuICAgICAgcmVzID0gcmVzLmpvaW4oam9pbkFycmF5cyk7XG4gICAgICBpZiAocmVzKSByZXMgPSB0aGlzLmV4dGVuZFRyYW5zbGF0aW9uKHJlcywga2V5cywgb3B0LCByZXNvbHZlZCwgbGFzdEtleSk7XG4gICAgfSBlbHNlIHtcbiAgICAgIGxldCB1c2VkRGVmYXVsdCA9IGZhbHNlO1xuICAgICAgbGV0IHVzZWRLZXkgPSBmYWxzZTtcbiAgICAgIGlmIChvYmplY3ROb3RSZXR1cm5lZCkgcmVzID0gdW5kZWZpbmVkO1xuICAgICAgaWYgKCF0aGlzLmlzVmFsaWRMb29rdXAocmVzKSAmJiBoYXNEZWZhdWx0VmFsdWUgJiYgIShvYmplY3ROb3RSZXR1cm5lZCAmJiBzaG91bGRIYW5kbGVBc09iamVjdChkZWZhdWx0VmFsdWUpKSkge1xuICAgICAgICB1c2VkRGVmYXVsdCA9IHRydWU7XG4gICAgICAgIHJlcyA9IGRlZmF1bHRWYWx1ZTtcbiAgICAgIH1cbiAgICAgIGlmICghdGhpcy5pc1ZhbGlkTG9va3VwKHJlcykgJiYgISh1c2VkRGVmYXVsdCAmJiByZXMgPT09ICcnKSkge1xuICAgICAgICB1c2VkS2V5ID0gdHJ1ZTtcbiAgICAgICAgcmVzID0ga2V5O1xuICAgICAgfVxuICAgICAgY29uc3QgbWlzc2luZ0tleU5vVmFsdWVGYWxsYmFja1RvS2V5ID0gb3B0Lm1pc3NpbmdLZXlOb1ZhbHVlRmFsbGJhY2tUb0tleSB8fCB0aGlzLm9wdGlvbnMubWlzc2luZ0tleU5vVmFsdWVGYWxsYmFja1RvS2V5O1xuICAgICAgY29uc3QgcmVzRm9yTWlzc2luZyA9IG1pc3NpbmdLZXlOb1ZhbHVlRmFsbGJhY2tUb0tleSAmJiB1c2VkS2V5ID8gdW5kZWZpbmVkIDogcmVzO1xuICAgICAgY29uc3QgdXBkYXRlTWlzc2luZyA9IGhhc0RlZmF1bHRWYWx1ZSAmJiBkZWZhdWx0VmFsdWUgIT09IHJlcyAmJiB0aGlzLm9wdGlvbnMudXBkYXRlTWlzc2luZztcbiAgICAgIGlmICghb2JqZWN0Tm90UmV0dXJuZWQgJiYgKHVzZWRLZXkgfHwgdXNlZERlZmF1bHQgfHwgdXBkYXRlTWlzc2luZykpIHtcbiAgICAgICAgdGhpcy5sb2dnZXIubG9nKHVwZGF0ZU1pc3NpbmcgPyAndXBkYXRlS2V5JyA6ICdtaXNzaW5nS2V5JywgbG5nLCBuYW1lc3BhY2UsIG5lZWRzUGx1cmFsSGFuZGxpbmcgJiYgIXVwZGF0ZU1pc3NpbmcgPyBgJHtrZXl9JHt0aGlzLnBsdXJhbFJlc29sdmVyLmdldFN1ZmZpeChsbmcsIG9wdC5jb3VudCwgb3B0KX1gIDoga2V5LCB1cGRhdGVNaXNzaW5nID8gZGVmYXVsdFZhbHVlIDogcmVzKTtcbiAgICAgICAgaWYgKGtleVNlcGFyYXRvcikge1xuICAgICAgICAgIGNvbnN0IGZrID0gdGhpcy5yZXNvbHZlKGtleSwge1xuICAgICAgICAgICAgLi4ub3B0LFxuICAgICAgICAgICAga2V5U2VwYXJhdG9yOiBmYWxzZVxuICAgICAgICAgIH0pO1xuICAgICAgICAgIGlmIChmayAmJiBmay5yZXMpIHRoaXMubG9nZ2VyLndhcm4oJ1NlZW1zIHRoZSBsb2FkZWQgdHJhbnNsYXRpb25zIHdlcmUgaW4gZmxhdCBKU09OIGZvcm1hdCBpbnN0ZWFkIG9mIG5lc3RlZC4gRWl0aGVyIHNldCBrZXlTZXBhcmF0b3I6IGZhbHNlIG9uIGluaXQgb3IgbWFrZSBzdXJlIHlvdXIgdHJhbnNsYXRpb25zIGFyZSBwdWJsaXNoZWQgaW4gbmVzdGVkIGZvcm1hdC4nKTtcbiAgICAgICAgfVxuICAgICAgICBsZXQgbG5ncyA9IFtdO1xuICAgICAgICBjb25zdCBmYWxsYmFja0xuZ3MgPSB0aGlzLmxhbmd1YWdlVXRpbHMuZ2V0RmFsbGJhY2tDb2Rlcyh0aGlzLm9wdGlvbnMuZmFsbGJhY2tMbmcsIG9wdC5sbmcgfHwgdGhpcy5sYW5ndWFnZSk7XG4gICAgICAgIGlmICh0aGlzLm9wdGlvbnMuc2F2ZU1pc3NpbmdUbyA9PT0gJ2ZhbGxiYWNrJyAmJiBmYWxsYmFja0xuZ3MgJiYgZmFsbGJhY2tMbmdzWzBdKSB7XG4gICAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBmYWxsYmFja0xuZ3MubGVuZ3RoOyBpKyspIHtcbiAgICAgICAgICAgIGxuZ3MucHVzaChmYWxsYmFja0xuZ3NbaV0pO1xuICAgICAgICAgIH1cbiAgICAgICAgfSBlbHNlIGlmICh0aGlzLm9wdGlvbnMuc2F2ZU1pc3NpbmdUbyA9PT0gJ2FsbCcpIHtcbiAgICAgICAgICBsbmdzID0gdGhpcy5sYW5ndWFnZVV0aWxzLnRvUmVzb2x2ZUhpZXJhcmNoeShvcHQubG5nIHx8IHRoaXMubGFuZ3VhZ2UpO1xuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIGxuZ3MucHVzaChvcHQubG5nIHx8IHRoaXMubGFuZ3VhZ2UpO1xuICAgICAgICB9XG4gICAgICAgIGNvbnN0IHNlbmQgPSAobCwgaywgc3BlY2lmaWNEZWZhdWx0VmFsdWUpID0+IHtcbiAgICAgICAgICBjb25zdCBkZWZhdWx0Rm9yTWlzc2luZyA9IGhhc0RlZmF1bHRWYWx1ZSAmJiBzcGVjaWZpY0RlZmF1bHRWYWx1ZSAhPT0gcmVzID8gc3BlY2lmaWNEZWZhdWx0VmFsdWUgOiByZXNGb3JNaXNzaW5nO1xuICAgICAgICAgIGlmICh0aGlzLm9wdGlvbnMubWlzc2luZ0tleUhhbmRsZXIpIHtcbiAgICAgICAgICAgIHRoaXMub3B0aW9ucy5taXNzaW5nS2V5SGFuZGxlcihsLCBuYW1lc3BhY2UsIGssIGRlZmF1bHRGb3JNaXNzaW5nLCB1cGRhdGVNaXNzaW5nLCBvcHQpO1xuICAgICAgICAgIH0gZWxzZSBpZiAodGhpcy5iYWNrZW5kQ29ubmVjdG9yPy5zYXZlTWlzc2luZykge1xuICAgICAgICAgICAgdGhpcy5iYWNrZW5kQ29ubmVjdG9yLnNhdmVNaXNzaW5nKGwsIG5hbWVzcGFjZSwgaywgZGVmYXVsdEZvck1pc3NpbmcsIHVwZGF0ZU1pc3NpbmcsIG9wdCwgdW5kZWZpbmVkLCB0aGlzLnV0aWxzPy5oYXNMb2FkZWROYW1lc3BhY2UpO1xuICAgICAgICAgIH1cbiAgICAgICAgICB0aGlzLmVtaXQoJ21pc3NpbmdLZXknLCBsLCBuYW1lc3BhY2UsIGssIHJlcyk7XG4gICAgICAgIH07XG4gICAgICAgIGlmICh0aGlzLm9wdGlvbnMuc2F2ZU1pc3NpbmcpIHtcbiAgICAgICAgICBpZiAodGhpcy5vcHRpb25zLnNhdmVNaXNzaW5nUGx1cmFscyAmJiBuZWVkc1BsdXJhbEhhbmRsaW5nKSB7XG4gICAgICAgICAgICBsbmdzLmZvckVhY2gobGFuZ3VhZ2UgPT4ge1xuICAgICAgICAgICAgICBjb25zdCBzdWZmaXhlcyA9IHRoaXMucGx1cmFsUmVzb2x2ZXIuZ2V0U3VmZml4ZXMobGFuZ3VhZ2UsIG9wdCk7XG4gICAgICAgICAgICAgIGlmIChuZWVkc1plcm9TdWZmaXhMb29rdXAgJiYgb3B0W2BkZWZhdWx0VmFsdWUke3RoaXMub3B0aW9ucy5wbHVyYWxTZXBhcmF0b3J9emVyb2BdICYmICFzdWZmaXhlcy5pbmNsdWRlcyhgJHt0aGlzLm9wdGlvbnMucGx1cmFsU2VwYXJhdG9yfXplcm9gKSkge1xuICAgICAgICAgICAgICAgIHN1ZmZpeGVzLnB1c2goYCR7dGhpcy5vcHRpb25zLnBsdXJhbFNlcGFyYXRvcn16ZXJvYCk7XG4gICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgc3VmZml4ZXMuZm9yRWFjaChzdWZmaXggPT4ge1xuICAgICAgICAgICAgICAgIHNlbmQoW2xhbmd1YWdlXSwga2V5ICsgc3VmZml4LCBvcHRbYGRlZmF1bHRWYWx1ZSR7c3VmZml4fWBdIHx8IGRlZmF1bHRWYWx1ZSk7XG4gICAgICAgICAgICAgIH0pO1xuICAgICAgICAgICAgfSk7XG4gICAgICAgICAgfSBlbHNlIHtcbiAgICAgICAgICAgIHNlbmQobG5ncywga2V5LCBkZWZhdWx0VmFsdWUpO1xuICAgICAgICAgIH1cbiAgICAgICAgfVxuICAgICAgfVxuICAgICAgcmVzID0gdGhpcy5leHRlbmRUcmFuc2xhdGlvbihyZXMsIGtleXMsIG9wdCwgcmVzb2x2ZWQsIGxhc3RLZXkpO1xuICAgICAgaWYgKHVzZWRLZXkgJiYgcmVzID09PSBrZXkgJiYgdGhpcy5vcHRpb25zLmFwcGVuZE5hbWVzcGFjZVRvTWlzc2luZ0tleSkge1xuICAgICAgICByZXMgPSBgJHtuYW1lc3BhY2V9JHtuc1NlcGFyYXRvcn0ke2tleX1gO1xuICAgICAgfVxuICAgICAgaWYgKCh1c2VkS2V5IHx8IHVzZWREZWZhdWx0KSAmJiB0aGlzLm9wdGlvbnMucGFyc2VNaXNzaW5nS2V5SGFuZGxlcikge1xuICAgICAgICByZXMgPSB0aGlzLm9wdGlvbnMucGFyc2VNaXNzaW5nS2V5SGFuZGxlcih0aGlzLm9wdGlvbnMuYXBwZW5kTmFtZXNwYWNlVG9NaXNzaW5nS2V5ID8gYCR7bmFtZXNwYWNlfSR7bnNTZXBhcmF0b3J9JHtrZXl9YCA6IGtleSwgdXNlZERlZmF1bHQgPyByZXMgOiB1bmRlZmluZWQsIG9wdCk7XG4gICAgICB9XG4gICAgfVxuICAgIGlmIChyZXR1cm5EZXRhaWxzKSB7XG4gICAgICByZXNvbHZlZC5yZXMgPSByZXM7XG4gICAgICByZXNvbHZlZC51c2VkUGFyYW1zID0gdGhpcy5nZXRVc2VkUGFyYW1zRGV0YWlscyhvcHQpO1xuICAgICAgcmV0dXJuIHJlc29sdmVkO1xuICAgIH1cbiAgICByZXR1cm4gcmVzO1xuICB9XG4gIGV4dGVuZFRyYW5zbGF0aW9uKHJlcywga2V5LCBvcHQsIHJlc29sdmVkLCBsYXN0S2V5KSB7XG4gICAgaWYgKHRoaXMuaTE4bkZvcm1hdD8ucGFyc2UpIHtcbiAgICAgIHJlcyA9IHRoaXMuaTE4bkZvcm1hdC5wYXJzZShyZXMsIHtcbiAgICAgICAgLi4udGhpcy5vcHRpb25zLmludGVycG9sYXRpb24uZGVmYXVsdFZhcmlhYmxlcyxcbiAgICAgICAgLi4ub3B0XG4gICAgICB9LCBvcHQubG5nIHx8IHRoaXMubGFuZ3VhZ2UgfHwgcmVzb2x2ZWQudXNlZExuZywgcmVzb2x2ZWQudXNlZE5TLCByZXNvbHZlZC51c2VkS2V5LCB7XG4gICAgICAgIHJlc29sdmVkXG4gICAgICB9KTtcbiAgICB9IGVsc2UgaWYgKCFvcHQuc2tpcEludGVycG9sYXRpb24pIHtcbiAgICAgIGlmIChvcHQuaW50ZXJwb2xhdGlvbikgdGhpcy5pbnRlcnBvbGF0b3IuaW5pdCh7XG4gICAgICAgIC4uLm9wdCxcbiAgICAgICAgLi4ue1xuICAgICAgICAgIGludGVycG9sYXRpb246IHtcbiAgICAgICAgICAgIC4uLnRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uLFxuICAgICAgICAgICAgLi4ub3B0LmludGVycG9sYXRpb25cbiAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICAgIH0pO1xuICAgICAgY29uc3Qgc2tpcE9uVmFyaWFibGVzID0gaXNTdHJpbmcocmVzKSAmJiAob3B0Py5pbnRlcnBvbGF0aW9uPy5za2lwT25WYXJpYWJsZXMgIT09IHVuZGVmaW5lZCA/IG9wdC5pbnRlcnBvbGF0aW9uLnNraXBPblZhcmlhYmxlcyA6IHRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uLnNraXBPblZhcmlhYmxlcyk7XG4gICAgICBsZXQgbmVzdEJlZjtcbiAgICAgIGlmIChza2lwT25WYXJpYWJsZXMpIHtcbiAgICAgICAgY29uc3QgbmIgPSByZXMuaW5jbHVkZXModGhpcy5pbnRlcnBvbGF0b3IubmVzdGluZ1ByZWZpeFRleHQpID8gcmVzLm1hdGNoKHRoaXMuaW50ZXJwb2xhdG9yLm5lc3RpbmdSZWdleHApIDogbnVsbDtcbiAgICAgICAgbmVzdEJlZiA9IG5iICYmIG5iLmxlbmd0aDtcbiAgICAgIH1cbiAgICAgIGxldCBkYXRhID0gb3B0LnJlcGxhY2UgJiYgIWlzU3RyaW5nKG9wdC5yZXBsYWNlKSA/IG9wdC5yZXBsYWNlIDogb3B0O1xuICAgICAgaWYgKHRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uLmRlZmF1bHRWYXJpYWJsZXMpIGRhdGEgPSB7XG4gICAgICAgIC4uLnRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uLmRlZmF1bHRWYXJpYWJsZXMsXG4gICAgICAgIC4uLmRhdGFcbiAgICAgIH07XG4gICAgICByZXMgPSB0aGlzLmludGVycG9sYXRvci5pbnRlcnBvbGF0ZShyZXMsIGRhdGEsIG9wdC5sbmcgfHwgdGhpcy5sYW5ndWFnZSB8fCByZXNvbHZlZC51c2VkTG5nLCBvcHQpO1xuICAgICAgaWYgKHNraXBPblZhcmlhYmxlcykge1xuICAgICAgICBjb25zdCBuYSA9IHJlcy5pbmNsdWRlcyh0aGlzLmludGVycG9sYXRvci5uZXN0aW5nUHJlZml4VGV4dCkgPyByZXMubWF0Y2godGhpcy5pbnRlcnBvbGF0b3IubmVzdGluZ1JlZ2V4cCkgOiBudWxsO1xuICAgICAgICBjb25zdCBuZXN0QWZ0ID0gbmEgJiYgbmEubGVuZ3RoO1xuICAgICAgICBpZiAobmVzdEJlZiA8IG5lc3RBZnQpIG9wdC5uZXN0ID0gZmFsc2U7XG4gICAgICB9XG4gICAgICBpZiAoIW9wdC5sbmcgJiYgcmVzb2x2ZWQgJiYgcmVzb2x2ZWQucmVzKSBvcHQubG5nID0gdGhpcy5sYW5ndWFnZSB8fCByZXNvbHZlZC51c2VkTG5nO1xuICAgICAgaWYgKG9wdC5uZXN0ICE9PSBmYWxzZSkgcmVzID0gdGhpcy5pbnRlcnBvbGF0b3IubmVzdChyZXMsICguLi5hcmdzKSA9PiB7XG4gICAgICAgIGlmIChsYXN0S2V5Py5bMF0gPT09IGFyZ3NbMF0gJiYgIW9wdC5jb250ZXh0KSB7XG4gICAgICAgICAgdGhpcy5sb2dnZXIud2FybihgSXQgc2VlbXMgeW91IGFyZSBuZXN0aW5nIHJlY3Vyc2l2ZWx5IGtleTogJHthcmdzWzBdfSBpbiBrZXk6ICR7a2V5WzBdfWApO1xuICAgICAgICAgIHJldHVybiBudWxsO1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiB0aGlzLnRyYW5zbGF0ZSguLi5hcmdzLCBrZXkpO1xuICAgICAgfSwgb3B0KTtcbiAgICAgIGlmIChvcHQuaW50ZXJwb2xhdGlvbikgdGhpcy5pbnRlcnBvbGF0b3IucmVzZXQoKTtcbiAgICB9XG4gICAgY29uc3QgcG9zdFByb2Nlc3MgPSBvcHQucG9zdFByb2Nlc3MgfHwgdGhpcy5vcHRpb25zLnBvc3RQcm9jZXNzO1xuICAgIGNvbnN0IHBvc3RQcm9jZXNzb3JOYW1lcyA9IGlzU3RyaW5nKHBvc3RQcm9jZXNzKSA/IFtwb3N0UHJvY2Vzc10gOiBwb3N0UHJvY2VzcztcbiAgICBpZiAocmVzICE9IG51bGwgJiYgcG9zdFByb2Nlc3Nvck5hbWVzPy5sZW5ndGggJiYgb3B0LmFwcGx5UG9zdFByb2Nlc3NvciAhPT0gZmFsc2UpIHtcbiAgICAgIGNvbnN0IHBwT3B0aW9ucyA9IHRoaXMub3B0aW9ucz8ucG9zdFByb2Nlc3NQYXNzUmVzb2x2ZWQgPyB7XG4gICAgICAgIGkxOG5SZXNvbHZlZDoge1xuICAgICAgICAgIC4uLnJlc29sdmVkLFxuICAgICAgICAgIHVzZWRQYXJhbXM6IHRoaXMuZ2V0VXNlZFBhcmFtc0RldGFpbHMob3B0KVxuICAgICAgICB9LFxuICAgICAgICAuLi5vcHRcbiAgICAgIH0gOiBvcHQ7XG4gICAgICBwb3N0UHJvY2Vzc29yTmFtZXMuZm9yRWFjaChuYW1lID0+IHtcbiAgICAgICAgY29uc3QgcHJvY2Vzc29yID0gdGhpcy5wb3N0UHJvY2Vzc29ycz8uW25hbWVdO1xuICAgICAgICBpZiAoIXByb2Nlc3Nvcikge1xuICAgICAgICAgIHRoaXMubG9nZ2VyLm9uY2UoYHBvc3RQcm9jZXNzOiR7bmFtZX1gLCAnd2FybicsIGBwb3N0UHJvY2VzczogJyR7bmFtZX0nIGlzIG5vdCByZWdpc3RlcmVkIG9uIHRoaXMgaTE4bmV4dCBpbnN0YW5jZTsgY2FsbCB1c2UoKSB3aXRoIGl0IG9uIHRoaXMgaW5zdGFuY2VgKTtcbiAgICAgICAgICByZXR1cm47XG4gICAgICAgIH1cbiAgICAgICAgcmVzID0gcHJvY2Vzc29yLnByb2Nlc3MocmVzLCBrZXksIHBwT3B0aW9ucywgdGhpcykgPz8gcmVzO1xuICAgICAgfSk7XG4gICAgfVxuICAgIHJldHVybiByZXM7XG4gIH1cbiAgcmVzb2x2ZShrZXlzLCBvcHQgPSB7fSkge1xuICAgIGxldCBmb3VuZDtcbiAgICBsZXQgdXNlZEtleTtcbiAgICBsZXQgZXhhY3RVc2VkS2V5O1xuICAgIGxldCB1c2VkTG5nO1xuICAgIGxldCB1c2VkTlM7XG4gICAgaWYgKGlzU3RyaW5nKGtleXMpKSBrZXlzID0gW2tleXNdO1xuICAgIGlmIChBcnJheS5pc0FycmF5KGtleXMpKSBrZXlzID0ga2V5cy5tYXAoayA9PiB0eXBlb2YgayA9PT0gJ2Z1bmN0aW9uJyA/IGtleXNGcm9tU2VsZWN0b3Ioaywge1xuICAgICAgLi4udGhpcy5vcHRpb25zLFxuICAgICAgLi4ub3B0XG4gICAgfSkgOiBrKTtcbiAgICBrZXlzLmZvckVhY2goayA9PiB7XG4gICAgICBpZiAodGhpcy5pc1ZhbGlkTG9va3VwKGZvdW5kKSkgcmV0dXJuO1xuICAgICAgY29uc3QgZXh0cmFjdGVkID0gdGhpcy5leHRyYWN0RnJvbUtleShrLCBvcHQpO1xuICAgICAgY29uc3Qga2V5ID0gZXh0cmFjdGVkLmtleTtcbiAgICAgIHVzZWRLZXkgPSBrZXk7XG4gICAgICBsZXQgbmFtZXNwYWNlcyA9IGV4dHJhY3RlZC5uYW1lc3BhY2VzO1xuICAgICAgaWYgKHRoaXMub3B0aW9ucy5mYWxsYmFja05TKSBuYW1lc3BhY2VzID0gbmFtZXNwYWNlcy5jb25jYXQodGhpcy5vcHRpb25zLmZhbGxiYWNrTlMpO1xuICAgICAgY29uc3QgbmVlZHNQbHVyYWxIYW5kbGluZyA9IG9wdC5jb3VudCAhPT0gdW5kZWZpbmVkICYmICFpc1N0cmluZyhvcHQuY291bnQpO1xuICAgICAgY29uc3QgbmVlZHNaZXJvU3VmZml4TG9va3VwID0gbmVlZHNQbHVyYWxIYW5kbGluZyAmJiAhb3B0Lm9yZGluYWwgJiYgb3B0LmNvdW50ID09PSAwO1xuICAgICAgY29uc3QgbmVlZHNDb250ZXh0SGFuZGxpbmcgPSBvcHQuY29udGV4dCAhPT0gdW5kZWZpbmVkICYmIChpc1N0cmluZyhvcHQuY29udGV4dCkgfHwgdHlwZW9mIG9wdC5jb250ZXh0ID09PSAnbnVtYmVyJykgJiYgb3B0LmNvbnRleHQgIT09ICcnO1xuICAgICAgY29uc3QgY29kZXMgPSBvcHQubG5ncyA/IG9wdC5sbmdzIDogdGhpcy5sYW5ndWFnZVV0aWxzLnRvUmVzb2x2ZUhpZXJhcmNoeShvcHQubG5nIHx8IHRoaXMubGFuZ3VhZ2UsIG9wdC5mYWxsYmFja0xuZyk7XG4gICAgICBuYW1lc3BhY2VzLmZvckVhY2gobnMgPT4ge1xuICAgICAgICBpZiAodGhpcy5pc1ZhbGlkTG9va3VwKGZvdW5kKSkgcmV0dXJuO1xuICAgICAgICB1c2VkTlMgPSBucztcbiAgICAgICAgaWYgKCF0aGlzLmNoZWNrZWRMb2FkZWRGb3JbYCR7Y29kZXNbMF19LSR7bnN9YF0gJiYgdGhpcy51dGlscz8uaGFzTG9hZGVkTmFtZXNwYWNlICYmICF0aGlzLnV0aWxzPy5oYXNMb2FkZWROYW1lc3BhY2UodXNlZE5TKSkge1xuICAgICAgICAgIHRoaXMuY2hlY2tlZExvYWRlZEZvcltgJHtjb2Rlc1swXX0tJHtuc31gXSA9IHRydWU7XG4gICAgICAgICAgdGhpcy5sb2dnZXIud2Fybihga2V5IFwiJHt1c2VkS2V5fVwiIGZvciBsYW5ndWFnZXMgXCIke2NvZGVzLmpvaW4oJywgJyl9XCIgd29uJ3QgZ2V0IHJlc29sdmVkIGFzIG5hbWVzcGFjZSBcIiR7dXNlZE5TfVwiIHdhcyBub3QgeWV0IGxvYWRlZGAsICdUaGlzIG1lYW5zIHNvbWV0aGluZyBJUyBXUk9ORyBpbiB5b3VyIHNldHVwLiBZb3UgYWNjZXNzIHRoZSB0IGZ1bmN0aW9uIGJlZm9yZSBpMThuZXh0LmluaXQgLyBpMThuZXh0LmxvYWROYW1lc3BhY2UgLyBpMThuZXh0LmNoYW5nZUxhbmd1YWdlIHdhcyBkb25lLiBXYWl0IGZvciB0aGUgY2FsbGJhY2sgb3IgUHJvbWlzZSB0byByZXNvbHZlIGJlZm9yZSBhY2Nlc3NpbmcgaXQhISEnKTtcbiAgICAgICAgfVxuICAgICAgICBjb2Rlcy5mb3JFYWNoKGNvZGUgPT4ge1xuICAgICAgICAgIGlmICh0aGlzLmlzVmFsaWRMb29rdXAoZm91bmQpKSByZXR1cm47XG4gICAgICAgICAgdXNlZExuZyA9IGNvZGU7XG4gICAgICAgICAgY29uc3QgZmluYWxLZXlzID0gW2tleV07XG4gICAgICAgICAgaWYgKHRoaXMuaTE4bkZvcm1hdD8uYWRkTG9va3VwS2V5cykge1xuICAgICAgICAgICAgdGhpcy5pMThuRm9ybWF0LmFkZExvb2t1cEtleXMoZmluYWxLZXlzLCBrZXksIGNvZGUsIG5zLCBvcHQpO1xuICAgICAgICAgIH0gZWxzZSB7XG4gICAgICAgICAgICBsZXQgcGx1cmFsU3VmZml4O1xuICAgICAgICAgICAgaWYgKG5lZWRzUGx1cmFsSGFuZGxpbmcpIHBsdXJhbFN1ZmZpeCA9IHRoaXMucGx1cmFsUmVzb2x2ZXIuZ2V0U3VmZml4KGNvZGUsIG9wdC5jb3VudCwgb3B0KTtcbiAgICAgICAgICAgIGNvbnN0IHplcm9TdWZmaXggPSBgJHt0aGlzLm9wdGlvbnMucGx1cmFsU2VwYXJhdG9yfXplcm9gO1xuICAgICAgICAgICAgY29uc3Qgb3JkaW5hbFByZWZpeCA9IGAke3RoaXMub3B0aW9ucy5wbHVyYWxTZXBhcmF0b3J9b3JkaW5hbCR7dGhpcy5vcHRpb25zLnBsdXJhbFNlcGFyYXRvcn1gO1xuICAgICAgICAgICAgaWYgKG5lZWRzUGx1cmFsSGFuZGxpbmcpIHtcbiAgICAgICAgICAgICAgaWYgKG9wdC5vcmRpbmFsICYmIHBsdXJhbFN1ZmZpeC5zdGFydHNXaXRoKG9yZGluYWxQcmVmaXgpKSB7XG4gICAgICAgICAgICAgICAgZmluYWxLZXlzLnB1c2goa2V5ICsgcGx1cmFsU3VmZml4LnJlcGxhY2Uob3JkaW5hbFByZWZpeCwgdGhpcy5vcHRpb25zLnBsdXJhbFNlcGFyYXRvcikpO1xuICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgIGZpbmFsS2V5cy5wdXNoKGtleSArIHBsdXJhbFN1ZmZpeCk7XG4gICAgICAgICAgICAgIGlmIChuZWVkc1plcm9TdWZmaXhMb29rdXApIHtcbiAgICAgICAgICAgICAgICBmaW5hbEtleXMucHVzaChrZXkgKyB6ZXJvU3VmZml4KTtcbiAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgfVxuICAgICAgICAgICAgaWYgKG5lZWRzQ29udGV4dEhhbmRsaW5nKSB7XG4gICAgICAgICAgICAgIGNvbnN0IGNvbnRleHRLZXkgPSBgJHtrZXl9JHt0aGlzLm9wdGlvbnMuY29udGV4dFNlcGFyYXRvciB8fCAnXyd9JHtvcHQuY29udGV4dH1gO1xuICAgICAgICAgICAgICBmaW5hbEtleXMucHVzaChjb250ZXh0S2V5KTtcbiAgICAgICAgICAgICAgaWYgKG5lZWRzUGx1cmFsSGFuZGxpbmcpIHtcbiAgICAgICAgICAgICAgICBpZiAob3B0Lm9yZGluYWwgJiYgcGx1cmFsU3VmZml4LnN0YXJ0c1dpdGgob3JkaW5hbFByZWZpeCkpIHtcbiAgICAgICAgICAgICAgICAgIGZpbmFsS2V5cy5wdXNoKGNvbnRleHRLZXkgKyBwbHVyYWxTdWZmaXgucmVwbGFjZShvcmRpbmFsUHJlZml4LCB0aGlzLm9wdGlvbnMucGx1cmFsU2VwYXJhdG9yKSk7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIGZpbmFsS2V5cy5wdXNoKGNvbnRleHRLZXkgKyBwbHVyYWxTdWZmaXgpO1xuICAgICAgICAgICAgICAgIGlmIChuZWVkc1plcm9TdWZmaXhMb29rdXApIHtcbiAgICAgICAgICAgICAgICAgIGZpbmFsS2V5cy5wdXNoKGNvbnRleHRLZXkgKyB6ZXJvU3VmZml4KTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgIH1cbiAgICAgICAgICAgIH1cbiAgICAgICAgICAgIGlmIChuZWVkc1BsdXJhbEhhbmRsaW5nKSB7XG4gICAgICAgICAgICAgIGNvbnN0IG90aGVyU3VmZml4ID0gYCR7b3B0Lm9yZGluYWwgPyBvcmRpbmFsUHJlZml4IDogdGhpcy5vcHRpb25zLnBsdXJhbFNlcGFyYXRvcn1vdGhlcmA7XG4gICAgICAgICAgICAgIGlmIChwbHVyYWxTdWZmaXggIT09IG90aGVyU3VmZml4KSB7XG4gICAgICAgICAgICAgICAgaWYgKG5lZWRzQ29udGV4dEhhbmRsaW5nKSB7XG4gICAgICAgICAgICAgICAgICBmaW5hbEtleXMudW5zaGlmdChgJHtrZXl9JHt0aGlzLm9wdGlvbnMuY29udGV4dFNlcGFyYXRvciB8fCAnXyd9JHtvcHQuY29udGV4dH0ke290aGVyU3VmZml4fWApO1xuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICBmaW5hbEtleXMudW5zaGlmdChrZXkgKyBvdGhlclN1ZmZpeCk7XG4gICAgICAgICAgICAgIH1cbiAgICAgICAgICAgIH1cbiAgICAgICAgICB9XG4gICAgICAgICAgbGV0IHBvc3NpYmxlS2V5O1xuICAgICAgICAgIHdoaWxlIChwb3NzaWJsZUtleSA9IGZpbmFsS2V5cy5wb3AoKSkge1xuICAgICAgICAgICAgaWYgKCF0aGlzLmlzVmFsaWRMb29rdXAoZm91bmQpKSB7XG4gICAgICAgICAgICAgIGV4YWN0VXNlZEtleSA9IHBvc3NpYmxlS2V5O1xuICAgICAgICAgICAgICBmb3VuZCA9IHRoaXMuZ2V0UmVzb3VyY2UoY29kZSwgbnMsIHBvc3NpYmxlS2V5LCBvcHQpO1xuICAgICAgICAgICAgfVxuICAgICAgICAgIH1cbiAgICAgICAgfSk7XG4gICAgICB9KTtcbiAgICB9KTtcbiAgICByZXR1cm4ge1xuICAgICAgcmVzOiBmb3VuZCxcbiAgICAgIHVzZWRLZXksXG4gICAgICBleGFjdFVzZWRLZXksXG4gICAgICB1c2VkTG5nLFxuICAgICAgdXNlZE5TXG4gICAgfTtcbiAgfVxuICBpc1ZhbGlkTG9va3VwKHJlcykge1xuICAgIHJldHVybiByZXMgIT09IHVuZGVmaW5lZCAmJiAhKCF0aGlzLm9wdGlvbnMucmV0dXJuTnVsbCAmJiByZXMgPT09IG51bGwpICYmICEoIXRoaXMub3B0aW9ucy5yZXR1cm5FbXB0eVN0cmluZyAmJiByZXMgPT09ICcnKTtcbiAgfVxuICBnZXRSZXNvdXJjZShjb2RlLCBucywga2V5LCBvcHRpb25zID0ge30pIHtcbiAgICBpZiAodGhpcy5pMThuRm9ybWF0Py5nZXRSZXNvdXJjZSkgcmV0dXJuIHRoaXMuaTE4bkZvcm1hdC5nZXRSZXNvdXJjZShjb2RlLCBucywga2V5LCBvcHRpb25zKTtcbiAgICByZXR1cm4gdGhpcy5yZXNvdXJjZVN0b3JlLmdldFJlc291cmNlKGNvZGUsIG5zLCBrZXksIG9wdGlvbnMpO1xuICB9XG4gIGdldFVzZWRQYXJhbXNEZXRhaWxzKG9wdGlvbnMgPSB7fSkge1xuICAgIGNvbnN0IG9wdGlvbnNLZXlzID0gWydkZWZhdWx0VmFsdWUnLCAnb3JkaW5hbCcsICdjb250ZXh0JywgJ3JlcGxhY2UnLCAnbG5nJywgJ2xuZ3MnLCAnZmFsbGJhY2tMbmcnLCAnbnMnLCAna2V5U2VwYXJhdG9yJywgJ25zU2VwYXJhdG9yJywgJ3JldHVybk9iamVjdHMnLCAncmV0dXJuRGV0YWlscycsICdqb2luQXJyYXlzJywgJ3Bvc3RQcm9jZXNzJywgJ2ludGVycG9sYXRpb24nXTtcbiAgICBjb25zdCB1c2VPcHRpb25zUmVwbGFjZUZvckRhdGEgPSBvcHRpb25zLnJlcGxhY2UgJiYgIWlzU3RyaW5nKG9wdGlvbnMucmVwbGFjZSk7XG4gICAgbGV0IGRhdGEgPSB1c2VPcHRpb25zUmVwbGFjZUZvckRhdGEgPyBvcHRpb25zLnJlcGxhY2UgOiBvcHRpb25zO1xuICAgIGlmICh1c2VPcHRpb25zUmVwbGFjZUZvckRhdGEgJiYgdHlwZW9mIG9wdGlvbnMuY291bnQgIT09ICd1bmRlZmluZWQnKSB7XG4gICAgICBkYXRhID0ge1xuICAgICAgICAuLi5kYXRhLFxuICAgICAgICBjb3VudDogb3B0aW9ucy5jb3VudFxuICAgICAgfTtcbiAgICB9XG4gICAgaWYgKHRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uLmRlZmF1bHRWYXJpYWJsZXMpIHtcbiAgICAgIGRhdGEgPSB7XG4gICAgICAgIC4uLnRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uLmRlZmF1bHRWYXJpYWJsZXMsXG4gICAgICAgIC4uLmRhdGFcbiAgICAgIH07XG4gICAgfVxuICAgIGlmICghdXNlT3B0aW9uc1JlcGxhY2VGb3JEYXRhKSB7XG4gICAgICBkYXRhID0ge1xuICAgICAgICAuLi5kYXRhXG4gICAgICB9O1xuICAgICAgZm9yIChjb25zdCBrZXkgb2Ygb3B0aW9uc0tleXMpIHtcbiAgICAgICAgZGVsZXRlIGRhdGFba2V5XTtcbiAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIGRhdGE7XG4gIH1cbiAgc3RhdGljIGhhc0RlZmF1bHRWYWx1ZShvcHRpb25zKSB7XG4gICAgY29uc3QgcHJlZml4ID0gJ2RlZmF1bHRWYWx1ZSc7XG4gICAgZm9yIChjb25zdCBvcHRpb24gaW4gb3B0aW9ucykge1xuICAgICAgaWYgKE9iamVjdC5wcm90b3R5cGUuaGFzT3duUHJvcGVydHkuY2FsbChvcHRpb25zLCBvcHRpb24pICYmIG9wdGlvbi5zdGFydHNXaXRoKHByZWZpeCkgJiYgdW5kZWZpbmVkICE9PSBvcHRpb25zW29wdGlvbl0pIHtcbiAgICAgICAgcmV0dXJuIHRydWU7XG4gICAgICB9XG4gICAgfVxuICAgIHJldHVybiBmYWxzZTtcbiAgfVxufVxuXG5jbGFzcyBMYW5ndWFnZVV0aWwge1xuICBjb25zdHJ1Y3RvcihvcHRpb25zLCBsb2dnZXIgPSBiYXNlTG9nZ2VyKSB7XG4gICAgdGhpcy5vcHRpb25zID0gb3B0aW9ucztcbiAgICB0aGlzLnN1cHBvcnRlZExuZ3MgPSB0aGlzLm9wdGlvbnMuc3VwcG9ydGVkTG5ncyB8fCBmYWxzZTtcbiAgICB0aGlzLmxvZ2dlciA9IGxvZ2dlci5jcmVhdGUoJ2xhbmd1YWdlVXRpbHMnKTtcbiAgICB0aGlzLnJlc29sdmVIaWVyYXJjaHlDYWNoZSA9IHt9O1xuICAgIHRoaXMuZm9ybWF0dGVkQ29kZXMgPSBuZXcgTWFwKCk7XG4gIH1cbiAgY2xlYXJDYWNoZSgpIHtcbiAgICB0aGlzLnJlc29sdmVIaWVyYXJjaHlDYWNoZSA9IHt9O1xuICAgIHRoaXMuZm9ybWF0dGVkQ29kZXMuY2xlYXIoKTtcbiAgfVxuICBnZXRTY3JpcHRQYXJ0RnJvbUNvZGUoY29kZSkge1xuICAgIGNvZGUgPSBnZXRDbGVhbmVkQ29kZShjb2RlKTtcbiAgICBpZiAoIWNvZGUgfHwgIWNvZGUuaW5jbHVkZXMoJy0nKSkgcmV0dXJuIG51bGw7XG4gICAgY29uc3QgcCA9IGNvZGUuc3BsaXQoJy0nKTtcbiAgICBpZiAocC5sZW5ndGggPT09IDIpIHJldHVybiBudWxsO1xuICAgIHAucG9wKCk7XG4gICAgaWYgKHBbcC5sZW5ndGggLSAxXS50b0xvd2VyQ2FzZSgpID09PSAneCcpIHJldHVybiBudWxsO1xuICAgIHJldHVybiB0aGlzLmZvcm1hdExhbmd1YWdlQ29kZShwLmpvaW4oJy0nKSk7XG4gIH1cbiAgZ2V0TGFuZ3VhZ2VQYXJ0RnJvbUNvZGUoY29kZSkge1xuICAgIGNvZGUgPSBnZXRDbGVhbmVkQ29kZShjb2RlKTtcbiAgICBpZiAoIWNvZGUgfHwgIWNvZGUuaW5jbHVkZXMoJy0nKSkgcmV0dXJuIGNvZGU7XG4gICAgY29uc3QgcCA9IGNvZGUuc3BsaXQoJy0nKTtcbiAgICByZXR1cm4gdGhpcy5mb3JtYXRMYW5ndWFnZUNvZGUocFswXSk7XG4gIH1cbiAgZm9ybWF0TGFuZ3VhZ2VDb2RlKGNvZGUpIHtcbiAgICBpZiAoIWlzU3RyaW5nKGNvZGUpKSByZXR1cm4gY29kZTtcbiAgICBsZXQgZm9ybWF0dGVkID0gdGhpcy5mb3JtYXR0ZWRDb2Rlcy5nZXQoY29kZSk7XG4gICAgaWYgKGZvcm1hdHRlZCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gZm9ybWF0dGVkO1xuICAgIGZvcm1hdHRlZCA9IHRoaXMuZm9ybWF0VW5jYWNoZWQoY29kZSk7XG4gICAgaWYgKHRoaXMuZm9ybWF0dGVkQ29kZXMuc2l6ZSA+PSAxMDAwKSB0aGlzLmZvcm1hdHRlZENvZGVzLmNsZWFyKCk7XG4gICAgdGhpcy5mb3JtYXR0ZWRDb2Rlcy5zZXQoY29kZSwgZm9ybWF0dGVkKTtcbiAgICByZXR1cm4gZm9ybWF0dGVkO1xuICB9XG4gIGZvcm1hdFVuY2FjaGVkKGNvZGUpIHtcbiAgICBjb25zdCBoYXNTdWJ0YWdzID0gY29kZS5pbmNsdWRlcygnLScpO1xuICAgIGlmIChoYXNTdWJ0YWdzIHx8IHRoaXMub3B0aW9ucy5jbGVhbkNvZGUgIT09IGZhbHNlKSB7XG4gICAgICBsZXQgY2Fub25pY2FsO1xuICAgICAgdHJ5IHtcbiAgICAgICAgY2Fub25pY2FsID0gSW50bC5nZXRDYW5vbmljYWxMb2NhbGVzKGNvZGUpWzBdO1xuICAgICAgfSBjYXRjaCAoZSkge31cbiAgICAgIGlmIChjYW5vbmljYWwgJiYgKGhhc1N1YnRhZ3MgfHwgY2Fub25pY2FsLnRvTG93ZXJDYXNlKCkgPT09IGNvZGUudG9Mb3dlckNhc2UoKSkpIHtcbiAgICAgICAgcmV0dXJuIHRoaXMub3B0aW9ucy5sb3dlckNhc2VMbmcgPyBjYW5vbmljYWwudG9Mb3dlckNhc2UoKSA6IGNhbm9uaWNhbDtcbiAgICAgIH1cbiAgICAgIGlmIChjYW5vbmljYWwpIHJldHVybiBjb2RlLnRvTG93ZXJDYXNlKCk7XG4gICAgfVxuICAgIHJldHVybiB0aGlzLm9wdGlvbnMubG93ZXJDYXNlTG5nIHx8IHRoaXMub3B0aW9ucy5jbGVhbkNvZGUgJiYgIWhhc1N1YnRhZ3MgPyBjb2RlLnRvTG93ZXJDYXNlKCkgOiBjb2RlO1xuICB9XG4gIGlzU3VwcG9ydGVkQ29kZShjb2RlKSB7XG4gICAgaWYgKHRoaXMub3B0aW9ucy5sb2FkID09PSAnbGFuZ3VhZ2VPbmx5JyB8fCB0aGlzLm9wdGlvbnMubm9uRXhwbGljaXRTdXBwb3J0ZWRMbmdzKSB7XG4gICAgICBjb2RlID0gdGhpcy5nZXRMYW5ndWFnZVBhcnRGcm9tQ29kZShjb2RlKTtcbiAgICB9XG4gICAgcmV0dXJuICF0aGlzLnN1cHBvcnRlZExuZ3MgfHwgIXRoaXMuc3VwcG9ydGVkTG5ncy5sZW5ndGggfHwgdGhpcy5zdXBwb3J0ZWRMbmdzLmluY2x1ZGVzKGNvZGUpO1xuICB9XG4gIGdldEJlc3RNYXRjaEZyb21Db2Rlcyhjb2Rlcykge1xuICAgIGlmICghY29kZXMpIHJldHVybiBudWxsO1xuICAgIGxldCBmb3VuZDtcbiAgICBjb2Rlcy5mb3JFYWNoKGNvZGUgPT4ge1xuICAgICAgaWYgKGZvdW5kKSByZXR1cm47XG4gICAgICBjb25zdCBjbGVhbmVkTG5nID0gdGhpcy5mb3JtYXRMYW5ndWFnZUNvZGUoY29kZSk7XG4gICAgICBpZiAoIXRoaXMub3B0aW9ucy5zdXBwb3J0ZWRMbmdzIHx8IHRoaXMuaXNTdXBwb3J0ZWRDb2RlKGNsZWFuZWRMbmcpKSBmb3VuZCA9IGNsZWFuZWRMbmc7XG4gICAgfSk7XG4gICAgaWYgKCFmb3VuZCAmJiB0aGlzLm9wdGlvbnMuc3VwcG9ydGVkTG5ncykge1xuICAgICAgY29kZXMuZm9yRWFjaChjb2RlID0+IHtcbiAgICAgICAgaWYgKGZvdW5kKSByZXR1cm47XG4gICAgICAgIGNvbnN0IGxuZ1NjT25seSA9IHRoaXMuZ2V0U2NyaXB0UGFydEZyb21Db2RlKGNvZGUpO1xuICAgICAgICBpZiAodGhpcy5pc1N1cHBvcnRlZENvZGUobG5nU2NPbmx5KSkgcmV0dXJuIGZvdW5kID0gbG5nU2NPbmx5O1xuICAgICAgICBjb25zdCBsbmdPbmx5ID0gdGhpcy5nZXRMYW5ndWFnZVBhcnRGcm9tQ29kZShjb2RlKTtcbiAgICAgICAgaWYgKHRoaXMuaXNTdXBwb3J0ZWRDb2RlKGxuZ09ubHkpKSByZXR1cm4gZm91bmQgPSBsbmdPbmx5O1xuICAgICAgICBmb3VuZCA9IHRoaXMub3B0aW9ucy5zdXBwb3J0ZWRMbmdzLmZpbmQoc3VwcG9ydGVkTG5nID0+IHtcbiAgICAgICAgICBpZiAoc3VwcG9ydGVkTG5nID09PSBsbmdPbmx5KSByZXR1cm4gdHJ1ZTtcbiAgICAgICAgICBpZiAoIXN1cHBvcnRlZExuZy5pbmNsdWRlcygnLScpICYmICFsbmdPbmx5LmluY2x1ZGVzKCctJykpIHJldHVybiBmYWxzZTtcbiAgICAgICAgICBpZiAoc3VwcG9ydGVkTG5nLmluY2x1ZGVzKCctJykgJiYgIWxuZ09ubHkuaW5jbHVkZXMoJy0nKSAmJiBzdXBwb3J0ZWRMbmcuc2xpY2UoMCwgc3VwcG9ydGVkTG5nLmluZGV4T2YoJy0nKSkgPT09IGxuZ09ubHkpIHJldHVybiB0cnVlO1xuICAgICAgICAgIHJldHVybiBmYWxzZTtcbiAgICAgICAgfSk7XG4gICAgICB9KTtcbiAgICB9XG4gICAgaWYgKCFmb3VuZCkgZm91bmQgPSB0aGlzLmdldEZhbGxiYWNrQ29kZXModGhpcy5vcHRpb25zLmZhbGxiYWNrTG5nKVswXTtcbiAgICByZXR1cm4gZm91bmQ7XG4gIH1cbiAgZ2V0RmFsbGJhY2tDb2RlcyhmYWxsYmFja3MsIGNvZGUpIHtcbiAgICBpZiAoIWZhbGxiYWNrcykgcmV0dXJuIFtdO1xuICAgIGlmICh0eXBlb2YgZmFsbGJhY2tzID09PSAnZnVuY3Rpb24nKSBmYWxsYmFja3MgPSBmYWxsYmFja3MoY29kZSk7XG4gICAgaWYgKGlzU3RyaW5nKGZhbGxiYWNrcykpIGZhbGxiYWNrcyA9IFtmYWxsYmFja3NdO1xuICAgIGlmIChBcnJheS5pc0FycmF5KGZhbGxiYWNrcykpIHJldHVybiBmYWxsYmFja3M7XG4gICAgaWYgKCFjb2RlKSByZXR1cm4gZmFsbGJhY2tzLmRlZmF1bHQgfHwgW107XG4gICAgbGV0IGZvdW5kID0gZmFsbGJhY2tzW2NvZGVdO1xuICAgIGlmICghZm91bmQpIGZvdW5kID0gZmFsbGJhY2tzW3RoaXMuZ2V0U2NyaXB0UGFydEZyb21Db2RlKGNvZGUpXTtcbiAgICBpZiAoIWZvdW5kKSBmb3VuZCA9IGZhbGxiYWNrc1t0aGlzLmZvcm1hdExhbmd1YWdlQ29kZShjb2RlKV07XG4gICAgaWYgKCFmb3VuZCkgZm91bmQgPSBmYWxsYmFja3NbdGhpcy5nZXRMYW5ndWFnZVBhcnRGcm9tQ29kZShjb2RlKV07XG4gICAgaWYgKCFmb3VuZCkgZm91bmQgPSBmYWxsYmFja3MuZGVmYXVsdDtcbiAgICByZXR1cm4gZm91bmQgfHwgW107XG4gIH1cbiAgdG9SZXNvbHZlSGllcmFyY2h5KGNvZGUsIGZhbGxiYWNrQ29kZSkge1xuICAgIGNvbnN0IGZhbGxiYWNrTG5nID0gdGhpcy5vcHRpb25zLmZhbGxiYWNrTG5nO1xuICAgIGNvbnN0IGZhbGxiYWNrTG5nS2V5ID0gQXJyYXkuaXNBcnJheShmYWxsYmFja0xuZykgPyBmYWxsYmFja0xuZy5qb2luKCd8JykgOiBmYWxsYmFja0xuZztcbiAgICBpZiAoZmFsbGJhY2tMbmdLZXkgIT09IHRoaXMuX2NhY2hlZEZhbGxiYWNrTG5nKSB7XG4gICAgICB0aGlzLnJlc29sdmVIaWVyYXJjaHlDYWNoZSA9IHt9O1xuICAgICAgdGhpcy5fY2FjaGVkRmFsbGJhY2tMbmcgPSBmYWxsYmFja0xuZ0tleTtcbiAgICB9XG4gICAgY29uc3QgaGFzQ2FjaGVhYmxlRmFsbGJhY2sgPSBmYWxsYmFja0NvZGUgPT09IHVuZGVmaW5lZCB8fCBmYWxsYmFja0NvZGUgPT09IGZhbHNlIHx8IGlzU3RyaW5nKGZhbGxiYWNrQ29kZSk7XG4gICAgY29uc3QgdXNlc1VuY2FjaGVhYmxlT3B0aW9uc0ZhbGxiYWNrID0gZmFsbGJhY2tDb2RlID09PSB1bmRlZmluZWQgJiYgdHlwZW9mIHRoaXMub3B0aW9ucy5mYWxsYmFja0xuZyA9PT0gJ2Z1bmN0aW9uJztcbiAgICBjb25zdCBjYWNoZWFibGUgPSBpc1N0cmluZyhjb2RlKSAmJiBoYXNDYWNoZWFibGVGYWxsYmFjayAmJiAhdXNlc1VuY2FjaGVhYmxlT3B0aW9uc0ZhbGxiYWNrO1xuICAgIGxldCBjYWNoZUtleSA9IG51bGw7XG4gICAgaWYgKGNhY2hlYWJsZSkge1xuICAgICAgbGV0IGZhbGxiYWNrQ2FjaGVLZXk7XG4gICAgICBpZiAoZmFsbGJhY2tDb2RlID09PSB1bmRlZmluZWQpIGZhbGxiYWNrQ2FjaGVLZXkgPSAndW5kZWZpbmVkJztlbHNlIGlmIChmYWxsYmFja0NvZGUgPT09IGZhbHNlKSBmYWxsYmFja0NhY2hlS2V5ID0gJ2Jvb2xlYW46ZmFsc2UnO2Vsc2UgZmFsbGJhY2tDYWNoZUtleSA9IGBzdHJpbmc6JHtmYWxsYmFja0NvZGV9YDtcbiAgICAgIGNhY2hlS2V5ID0gYCR7Y29kZS5sZW5ndGh9OiR7Y29kZX18JHtmYWxsYmFja0NhY2hlS2V5fWA7XG4gICAgfVxuICAgIGlmIChjYWNoZUtleSAhPT0gbnVsbCkge1xuICAgICAgY29uc3QgY2FjaGVkID0gdGhpcy5yZXNvbHZlSGllcmFyY2h5Q2FjaGVbY2FjaGVLZXldO1xuICAgICAgaWYgKGNhY2hlZCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gY2FjaGVkLnNsaWNlKCk7XG4gICAgfVxuICAgIGNvbnN0IGZhbGxiYWNrQ29kZXMgPSB0aGlzLmdldEZhbGxiYWNrQ29kZXMoKGZhbGxiYWNrQ29kZSA9PT0gZmFsc2UgPyBbXSA6IGZhbGxiYWNrQ29kZSkgfHwgdGhpcy5vcHRpb25zLmZhbGxiYWNrTG5nIHx8IFtdLCBjb2RlKTtcbiAgICBjb25zdCBjb2RlcyA9IFtdO1xuICAgIGNvbnN0IGFkZENvZGUgPSBjID0+IHtcbiAgICAgIGlmICghYykgcmV0dXJuO1xuICAgICAgaWYgKHRoaXMuaXNTdXBwb3J0ZWRDb2RlKGMpKSB7XG4gICAgICAgIGNvZGVzLnB1c2goYyk7XG4gICAgICB9IGVsc2Uge1xuICAgICAgICB0aGlzLmxvZ2dlci53YXJuKGByZWplY3RpbmcgbGFuZ3VhZ2UgY29kZSBub3QgZm91bmQgaW4gc3VwcG9ydGVkTG5nczogJHtjfWApO1xuICAgICAgfVxuICAgIH07XG4gICAgaWYgKGlzU3RyaW5nKGNvZGUpICYmIChjb2RlLmluY2x1ZGVzKCctJykgfHwgY29kZS5pbmNsdWRlcygnXycpKSkge1xuICAgICAgaWYgKHRoaXMub3B0aW9ucy5sb2FkICE9PSAnbGFuZ3VhZ2VPbmx5JykgYWRkQ29kZSh0aGlzLmZvcm1hdExhbmd1YWdlQ29kZShjb2RlKSk7XG4gICAgICBpZiAodGhpcy5vcHRpb25zLmxvYWQgIT09ICdsYW5ndWFnZU9ubHknICYmIHRoaXMub3B0aW9ucy5sb2FkICE9PSAnY3VycmVudE9ubHknKSBhZGRDb2RlKHRoaXMuZ2V0U2NyaXB0UGFydEZyb21Db2RlKGNvZGUpKTtcbiAgICAgIGlmICh0aGlzLm9wdGlvbnMubG9hZCAhPT0gJ2N1cnJlbnRPbmx5JykgYWRkQ29kZSh0aGlzLmdldExhbmd1YWdlUGFydEZyb21Db2RlKGNvZGUpKTtcbiAgICB9IGVsc2UgaWYgKGlzU3RyaW5nKGNvZGUpKSB7XG4gICAgICBhZGRDb2RlKHRoaXMuZm9ybWF0TGFuZ3VhZ2VDb2RlKGNvZGUpKTtcbiAgICB9XG4gICAgZmFsbGJhY2tDb2Rlcy5mb3JFYWNoKGZjID0+IHtcbiAgICAgIGNvbnN0IGZvcm1hdHRlZEZjID0gdGhpcy5mb3JtYXRMYW5ndWFnZUNvZGUoZmMpO1xuICAgICAgaWYgKCFjb2Rlcy5pbmNsdWRlcyhmb3JtYXR0ZWRGYykpIGFkZENvZGUoZm9ybWF0dGVkRmMpO1xuICAgIH0pO1xuICAgIGlmIChjYWNoZUtleSAhPT0gbnVsbCkge1xuICAgICAgaWYgKE9iamVjdC5rZXlzKHRoaXMucmVzb2x2ZUhpZXJhcmNoeUNhY2hlKS5sZW5ndGggPj0gMTAwMCkgdGhpcy5yZXNvbHZlSGllcmFyY2h5Q2FjaGUgPSB7fTtcbiAgICAgIHRoaXMucmVzb2x2ZUhpZXJhcmNoeUNhY2hlW2NhY2hlS2V5XSA9IGNvZGVzO1xuICAgICAgcmV0dXJuIGNvZGVzLnNsaWNlKCk7XG4gICAgfVxuICAgIHJldHVybiBjb2RlcztcbiAgfVxufVxuXG5jb25zdCBzdWZmaXhlc09yZGVyID0ge1xuICB6ZXJvOiAwLFxuICBvbmU6IDEsXG4gIHR3bzogMixcbiAgZmV3OiAzLFxuICBtYW55OiA0LFxuICBvdGhlcjogNVxufTtcbmNvbnN0IGR1bW15UnVsZSA9IHtcbiAgc2VsZWN0OiBjb3VudCA9PiBjb3VudCA9PT0gMSA/ICdvbmUnIDogJ290aGVyJyxcbiAgcmVzb2x2ZWRPcHRpb25zOiAoKSA9PiAoe1xuICAgIHBsdXJhbENhdGVnb3JpZXM6IFsnb25lJywgJ290aGVyJ11cbiAgfSlcbn07XG5jbGFzcyBQbHVyYWxSZXNvbHZlciB7XG4gIGNvbnN0cnVjdG9yKGxhbmd1YWdlVXRpbHMsIG9wdGlvbnMgPSB7fSwgbG9nZ2VyID0gYmFzZUxvZ2dlcikge1xuICAgIHRoaXMubGFuZ3VhZ2VVdGlscyA9IGxhbmd1YWdlVXRpbHM7XG4gICAgdGhpcy5vcHRpb25zID0gb3B0aW9ucztcbiAgICB0aGlzLmxvZ2dlciA9IGxvZ2dlci5jcmVhdGUoJ3BsdXJhbFJlc29sdmVyJyk7XG4gICAgdGhpcy5wbHVyYWxSdWxlc0NhY2hlID0ge307XG4gIH1cbiAgY2xlYXJDYWNoZSgpIHtcbiAgICB0aGlzLnBsdXJhbFJ1bGVzQ2FjaGUgPSB7fTtcbiAgfVxuICBnZXRSdWxlKGNvZGUsIG9wdGlvbnMgPSB7fSkge1xuICAgIGNvbnN0IGNsZWFuZWRDb2RlID0gZ2V0Q2xlYW5lZENvZGUoY29kZSA9PT0gJ2RldicgPyAnZW4nIDogY29kZSk7XG4gICAgY29uc3QgdHlwZSA9IG9wdGlvbnMub3JkaW5hbCA/ICdvcmRpbmFsJyA6ICdjYXJkaW5hbCc7XG4gICAgY29uc3QgY2FjaGVLZXkgPSBKU09OLnN0cmluZ2lmeSh7XG4gICAgICBjbGVhbmVkQ29kZSxcbiAgICAgIHR5cGVcbiAgICB9KTtcbiAgICBpZiAoY2FjaGVLZXkgaW4gdGhpcy5wbHVyYWxSdWxlc0NhY2hlKSB7XG4gICAgICByZXR1cm4gdGhpcy5wbHVyYWxSdWxlc0NhY2hlW2NhY2hlS2V5XTtcbiAgICB9XG4gICAgbGV0IHJ1bGU7XG4gICAgdHJ5IHtcbiAgICAgIHJ1bGUgPSBuZXcgSW50bC5QbHVyYWxSdWxlcyhjbGVhbmVkQ29kZSwge1xuICAgICAgICB0eXBlXG4gICAgICB9KTtcbiAgICB9IGNhdGNoIChlcnIpIHtcbiAgICAgIGlmICh0eXBlb2YgSW50bCA9PT0gJ3VuZGVmaW5lZCcpIHtcbiAgICAgICAgdGhpcy5sb2dnZXIuZXJyb3IoJ05vIEludGwgc3VwcG9ydCwgcGxlYXNlIHVzZSBhbiBJbnRsIHBvbHlmaWxsIScpO1xuICAgICAgICByZXR1cm4gZHVtbXlSdWxlO1xuICAgICAgfVxuICAgICAgaWYgKCFjb2RlLm1hdGNoKC8tfF8vKSkgcmV0dXJuIGR1bW15UnVsZTtcbiAgICAgIGNvbnN0IGxuZ1BhcnQgPSB0aGlzLmxhbmd1YWdlVXRpbHMuZ2V0TGFuZ3VhZ2VQYXJ0RnJvbUNvZGUoY29kZSk7XG4gICAgICBydWxlID0gdGhpcy5nZXRSdWxlKGxuZ1BhcnQsIG9wdGlvbnMpO1xuICAgIH1cbiAgICBpZiAoT2JqZWN0LmtleXModGhpcy5wbHVyYWxSdWxlc0NhY2hlKS5sZW5ndGggPj0gMTAwMCkgdGhpcy5wbHVyYWxSdWxlc0NhY2hlID0ge307XG4gICAgdGhpcy5wbHVyYWxSdWxlc0NhY2hlW2NhY2hlS2V5XSA9IHJ1bGU7XG4gICAgcmV0dXJuIHJ1bGU7XG4gIH1cbiAgbmVlZHNQbHVyYWwoY29kZSwgb3B0aW9ucyA9IHt9KSB7XG4gICAgbGV0IHJ1bGUgPSB0aGlzLmdldFJ1bGUoY29kZSwgb3B0aW9ucyk7XG4gICAgaWYgKCFydWxlKSBydWxlID0gdGhpcy5nZXRSdWxlKCdkZXYnLCBvcHRpb25zKTtcbiAgICByZXR1cm4gcnVsZT8ucmVzb2x2ZWRPcHRpb25zKCkucGx1cmFsQ2F0ZWdvcmllcy5sZW5ndGggPiAxO1xuICB9XG4gIGdldFBsdXJhbEZvcm1zT2ZLZXkoY29kZSwga2V5LCBvcHRpb25zID0ge30pIHtcbiAgICByZXR1cm4gdGhpcy5nZXRTdWZmaXhlcyhjb2RlLCBvcHRpb25zKS5tYXAoc3VmZml4ID0+IGAke2tleX0ke3N1ZmZpeH1gKTtcbiAgfVxuICBnZXRTdWZmaXhlcyhjb2RlLCBvcHRpb25zID0ge30pIHtcbiAgICBsZXQgcnVsZSA9IHRoaXMuZ2V0UnVsZShjb2RlLCBvcHRpb25zKTtcbiAgICBpZiAoIXJ1bGUpIHJ1bGUgPSB0aGlzLmdldFJ1bGUoJ2RldicsIG9wdGlvbnMpO1xuICAgIGlmICghcnVsZSkgcmV0dXJuIFtdO1xuICAgIHJldHVybiBydWxlLnJlc29sdmVkT3B0aW9ucygpLnBsdXJhbENhdGVnb3JpZXMuc29ydCgocGx1cmFsQ2F0ZWdvcnkxLCBwbHVyYWxDYXRlZ29yeTIpID0+IHN1ZmZpeGVzT3JkZXJbcGx1cmFsQ2F0ZWdvcnkxXSAtIHN1ZmZpeGVzT3JkZXJbcGx1cmFsQ2F0ZWdvcnkyXSkubWFwKHBsdXJhbENhdGVnb3J5ID0+IGAke3RoaXMub3B0aW9ucy5wcmVwZW5kfSR7b3B0aW9ucy5vcmRpbmFsID8gYG9yZGluYWwke3RoaXMub3B0aW9ucy5wcmVwZW5kfWAgOiAnJ30ke3BsdXJhbENhdGVnb3J5fWApO1xuICB9XG4gIGdldFN1ZmZpeChjb2RlLCBjb3VudCwgb3B0aW9ucyA9IHt9KSB7XG4gICAgY29uc3QgcnVsZSA9IHRoaXMuZ2V0UnVsZShjb2RlLCBvcHRpb25zKTtcbiAgICBpZiAocnVsZSkge1xuICAgICAgcmV0dXJuIGAke3RoaXMub3B0aW9ucy5wcmVwZW5kfSR7b3B0aW9ucy5vcmRpbmFsID8gYG9yZGluYWwke3RoaXMub3B0aW9ucy5wcmVwZW5kfWAgOiAnJ30ke3J1bGUuc2VsZWN0KGNvdW50KX1gO1xuICAgIH1cbiAgICB0aGlzLmxvZ2dlci53YXJuKGBubyBwbHVyYWwgcnVsZSBmb3VuZCBmb3I6ICR7Y29kZX1gKTtcbiAgICByZXR1cm4gdGhpcy5nZXRTdWZmaXgoJ2RldicsIGNvdW50LCBvcHRpb25zKTtcbiAgfVxufVxuXG5jb25zdCBkZWVwRmluZFdpdGhEZWZhdWx0cyA9IChkYXRhLCBkZWZhdWx0RGF0YSwga2V5LCBrZXlTZXBhcmF0b3IgPSAnLicsIGlnbm9yZUpTT05TdHJ1Y3R1cmUgPSB0cnVlKSA9PiB7XG4gIGxldCBwYXRoID0gZ2V0UGF0aFdpdGhEZWZhdWx0cyhkYXRhLCBkZWZhdWx0RGF0YSwga2V5KTtcbiAgaWYgKHBhdGggPT0gbnVsbCAmJiBpZ25vcmVKU09OU3RydWN0dXJlICYmIGlzU3RyaW5nKGtleSkpIHtcbiAgICBwYXRoID0gZGVlcEZpbmQoZGF0YSwga2V5LCBrZXlTZXBhcmF0b3IpO1xuICAgIGlmIChwYXRoID09PSB1bmRlZmluZWQpIHBhdGggPSBkZWVwRmluZChkZWZhdWx0RGF0YSwga2V5LCBrZXlTZXBhcmF0b3IpO1xuICB9XG4gIHJldHVybiBwYXRoO1xufTtcbmNsYXNzIEludGVycG9sYXRvciB7XG4gIGNvbnN0cnVjdG9yKG9wdGlvbnMgPSB7fSwgbG9nZ2VyID0gYmFzZUxvZ2dlcikge1xuICAgIHRoaXMubG9nZ2VyID0gbG9nZ2VyLmNyZWF0ZSgnaW50ZXJwb2xhdG9yJyk7XG4gICAgdGhpcy5vcHRpb25zID0gb3B0aW9ucztcbiAgICB0aGlzLmZvcm1hdCA9IG9wdGlvbnM/LmludGVycG9sYXRpb24/LmZvcm1hdCB8fCAodmFsdWUgPT4gdmFsdWUpO1xuICAgIHRoaXMuaW5pdChvcHRpb25zKTtcbiAgfVxuICBpbml0KG9wdGlvbnMgPSB7fSkge1xuICAgIGlmICghb3B0aW9ucy5pbnRlcnBvbGF0aW9uKSBvcHRpb25zLmludGVycG9sYXRpb24gPSB7XG4gICAgICBlc2NhcGVWYWx1ZTogdHJ1ZVxuICAgIH07XG4gICAgY29uc3Qge1xuICAgICAgZXNjYXBlOiBlc2NhcGUkMSxcbiAgICAgIGVzY2FwZVZhbHVlLFxuICAgICAgdXNlUmF3VmFsdWVUb0VzY2FwZSxcbiAgICAgIHByZWZpeCxcbiAgICAgIHN1ZmZpeCxcbiAgICAgIGZvcm1hdFNlcGFyYXRvcixcbiAgICAgIHVuZXNjYXBlU3VmZml4LFxuICAgICAgdW5lc2NhcGVQcmVmaXgsXG4gICAgICBuZXN0aW5nUHJlZml4LFxuICAgICAgbmVzdGluZ1N1ZmZpeCxcbiAgICAgIG5lc3RpbmdPcHRpb25zU2VwYXJhdG9yLFxuICAgICAgbWF4UmVwbGFjZXMsXG4gICAgICBhbHdheXNGb3JtYXRcbiAgICB9ID0gb3B0aW9ucy5pbnRlcnBvbGF0aW9uO1xuICAgIHRoaXMuZXNjYXBlID0gZXNjYXBlJDEgIT09IHVuZGVmaW5lZCA/IGVzY2FwZSQxIDogZXNjYXBlO1xuICAgIHRoaXMuZXNjYXBlVmFsdWUgPSBlc2NhcGVWYWx1ZSAhPT0gdW5kZWZpbmVkID8gZXNjYXBlVmFsdWUgOiB0cnVlO1xuICAgIHRoaXMudXNlUmF3VmFsdWVUb0VzY2FwZSA9IHVzZVJhd1ZhbHVlVG9Fc2NhcGUgIT09IHVuZGVmaW5lZCA/IHVzZVJhd1ZhbHVlVG9Fc2NhcGUgOiBmYWxzZTtcbiAgICB0aGlzLnByZWZpeCA9IHByZWZpeCA/IHJlZ2V4RXNjYXBlKHByZWZpeCkgOiAne3snO1xuICAgIHRoaXMuc3VmZml4ID0gc3VmZml4ID8gcmVnZXhFc2NhcGUoc3VmZml4KSA6ICd9fSc7XG4gICAgdGhpcy5mb3JtYXRTZXBhcmF0b3IgPSBmb3JtYXRTZXBhcmF0b3IgfHwgJywnO1xuICAgIHRoaXMudW5lc2NhcGVQcmVmaXggPSB1bmVzY2FwZVN1ZmZpeCA/ICcnIDogdW5lc2NhcGVQcmVmaXggPyByZWdleEVzY2FwZSh1bmVzY2FwZVByZWZpeCkgOiAnLSc7XG4gICAgdGhpcy51bmVzY2FwZVN1ZmZpeCA9IHRoaXMudW5lc2NhcGVQcmVmaXggPyAnJyA6IHVuZXNjYXBlU3VmZml4ID8gcmVnZXhFc2NhcGUodW5lc2NhcGVTdWZmaXgpIDogJyc7XG4gICAgdGhpcy5wcmVmaXhUZXh0ID0gcHJlZml4IHx8ICd7eyc7XG4gICAgdGhpcy5uZXN0aW5nUHJlZml4VGV4dCA9IG5lc3RpbmdQcmVmaXggfHwgJyR0KCc7XG4gICAgdGhpcy5uZXN0aW5nUHJlZml4ID0gcmVnZXhFc2NhcGUobmVzdGluZ1ByZWZpeCB8fCAnJHQoJyk7XG4gICAgdGhpcy5uZXN0aW5nU3VmZml4ID0gcmVnZXhFc2NhcGUobmVzdGluZ1N1ZmZpeCB8fCAnKScpO1xuICAgIHRoaXMubmVzdGluZ09wdGlvbnNTZXBhcmF0b3IgPSBuZXN0aW5nT3B0aW9uc1NlcGFyYXRvciB8fCAnLCc7XG4gICAgdGhpcy5tYXhSZXBsYWNlcyA9IG1heFJlcGxhY2VzIHx8IDEwMDA7XG4gICAgdGhpcy5hbHdheXNGb3JtYXQgPSBhbHdheXNGb3JtYXQgIT09IHVuZGVmaW5lZCA/IGFsd2F5c0Zvcm1hdCA6IGZhbHNlO1xuICAgIHRoaXMucmVzZXRSZWdFeHAoKTtcbiAgfVxuICByZXNldCgpIHtcbiAgICBpZiAodGhpcy5vcHRpb25zKSB0aGlzLmluaXQodGhpcy5vcHRpb25zKTtcbiAgfVxuICByZXNldFJlZ0V4cCgpIHtcbiAgICBjb25zdCBnZXRPclJlc2V0UmVnRXhwID0gKGV4aXN0aW5nUmVnRXhwLCBwYXR0ZXJuKSA9PiB7XG4gICAgICBpZiAoZXhpc3RpbmdSZWdFeHA/LnNvdXJjZSA9PT0gcGF0dGVybikge1xuICAgICAgICBleGlzdGluZ1JlZ0V4cC5sYXN0SW5kZXggPSAwO1xuICAgICAgICByZXR1cm4gZXhpc3RpbmdSZWdFeHA7XG4gICAgICB9XG4gICAgICByZXR1cm4gbmV3IFJlZ0V4cChwYXR0ZXJuLCAnZycpO1xuICAgIH07XG4gICAgdGhpcy5yZWdleHAgPSBnZXRPclJlc2V0UmVnRXhwKHRoaXMucmVnZXhwLCBgJHt0aGlzLnByZWZpeH0oLis/KSR7dGhpcy5zdWZmaXh9YCk7XG4gICAgdGhpcy5yZWdleHBVbmVzY2FwZSA9IGdldE9yUmVzZXRSZWdFeHAodGhpcy5yZWdleHBVbmVzY2FwZSwgYCR7dGhpcy5wcmVmaXh9JHt0aGlzLnVuZXNjYXBlUHJlZml4fSguKz8pJHt0aGlzLnVuZXNjYXBlU3VmZml4fSR7dGhpcy5zdWZmaXh9YCk7XG4gICAgdGhpcy5uZXN0aW5nUmVnZXhwID0gZ2V0T3JSZXNldFJlZ0V4cCh0aGlzLm5lc3RpbmdSZWdleHAsIGAke3RoaXMubmVzdGluZ1ByZWZpeH0oKD86W14oKVwiJ118XCJbXlwiXSpcInwnW14nXSonfFxcXFwoKD86W14oKVwiJ118XCJbXlwiXSpcInwnW14nXSonKSpcXFxcKSkqPykke3RoaXMubmVzdGluZ1N1ZmZpeH1gKTtcbiAgfVxuICBpbnRlcnBvbGF0ZShzdHIsIGRhdGEsIGxuZywgb3B0aW9ucykge1xuICAgIGxldCBtYXRjaDtcbiAgICBsZXQgdmFsdWU7XG4gICAgbGV0IHJlcGxhY2VzO1xuICAgIGNvbnN0IG9yaWdpbmFsID0gc3RyO1xuICAgIGNvbnN0IGRlZmF1bHREYXRhID0gdGhpcy5vcHRpb25zICYmIHRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uICYmIHRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uLmRlZmF1bHRWYXJpYWJsZXMgfHwge307XG4gICAgY29uc3QgaGFuZGxlRm9ybWF0ID0ga2V5ID0+IHtcbiAgICAgIGlmICgha2V5LmluY2x1ZGVzKHRoaXMuZm9ybWF0U2VwYXJhdG9yKSkge1xuICAgICAgICBjb25zdCBwYXRoID0gZGVlcEZpbmRXaXRoRGVmYXVsdHMoZGF0YSwgZGVmYXVsdERhdGEsIGtleSwgdGhpcy5vcHRpb25zLmtleVNlcGFyYXRvciwgdGhpcy5vcHRpb25zLmlnbm9yZUpTT05TdHJ1Y3R1cmUpO1xuICAgICAgICByZXR1cm4gdGhpcy5hbHdheXNGb3JtYXQgPyB0aGlzLmZvcm1hdChwYXRoLCB1bmRlZmluZWQsIGxuZywge1xuICAgICAgICAgIC4uLm9wdGlvbnMsXG4gICAgICAgICAgLi4uZGF0YSxcbiAgICAgICAgICBpbnRlcnBvbGF0aW9ua2V5OiBrZXlcbiAgICAgICAgfSkgOiBwYXRoO1xuICAgICAgfVxuICAgICAgY29uc3QgcCA9IGtleS5zcGxpdCh0aGlzLmZvcm1hdFNlcGFyYXRvcik7XG4gICAgICBjb25zdCBrID0gcC5zaGlmdCgpLnRyaW0oKTtcbiAgICAgIGNvbnN0IGYgPSBwLmpvaW4odGhpcy5mb3JtYXRTZXBhcmF0b3IpLnRyaW0oKTtcbiAgICAgIHJldHVybiB0aGlzLmZvcm1hdChkZWVwRmluZFdpdGhEZWZhdWx0cyhkYXRhLCBkZWZhdWx0RGF0YSwgaywgdGhpcy5vcHRpb25zLmtleVNlcGFyYXRvciwgdGhpcy5vcHRpb25zLmlnbm9yZUpTT05TdHJ1Y3R1cmUpLCBmLCBsbmcsIHtcbiAgICAgICAgLi4ub3B0aW9ucyxcbiAgICAgICAgLi4uZGF0YSxcbiAgICAgICAgaW50ZXJwb2xhdGlvbmtleToga1xuICAgICAgfSk7XG4gICAgfTtcbiAgICB0aGlzLnJlc2V0UmVnRXhwKCk7XG4gICAgaWYgKCF0aGlzLmVzY2FwZVZhbHVlICYmIHR5cGVvZiBzdHIgPT09ICdzdHJpbmcnICYmIC9cXCR0XFwoW14pXSpcXHtbXn1dKlxce1xcey8udGVzdChzdHIpKSB7XG4gICAgICB0aGlzLmxvZ2dlci53YXJuKCduZXN0aW5nIG9wdGlvbnMgc3RyaW5nIGNvbnRhaW5zIGludGVycG9sYXRlZCB2YXJpYWJsZXMgd2l0aCBlc2NhcGVWYWx1ZTogZmFsc2Ug4oCUICcgKyAnaWYgYW55IG9mIHRob3NlIHZhbHVlcyBhcmUgYXR0YWNrZXItY29udHJvbGxlZCB0aGV5IGNhbiBpbmplY3QgYWRkaXRpb25hbCAnICsgJ25lc3Rpbmcgb3B0aW9ucyAoZS5nLiByZWRpcmVjdCBsbmcvbnMpLiBTYW5pdGlzZSB1bnRydXN0ZWQgaW5wdXQgYmVmb3JlIHBhc3NpbmcgJyArICdpdCB0byB0KCksIG9yIGtlZXAgZXNjYXBlVmFsdWU6IHRydWUuJyk7XG4gICAgfVxuICAgIGNvbnN0IG1pc3NpbmdJbnRlcnBvbGF0aW9uSGFuZGxlciA9IG9wdGlvbnM/Lm1pc3NpbmdJbnRlcnBvbGF0aW9uSGFuZGxlciB8fCB0aGlzLm9wdGlvbnMubWlzc2luZ0ludGVycG9sYXRpb25IYW5kbGVyO1xuICAgIGNvbnN0IHNraXBPblZhcmlhYmxlcyA9IG9wdGlvbnM/LmludGVycG9sYXRpb24/LnNraXBPblZhcmlhYmxlcyAhPT0gdW5kZWZpbmVkID8gb3B0aW9ucy5pbnRlcnBvbGF0aW9uLnNraXBPblZhcmlhYmxlcyA6IHRoaXMub3B0aW9ucy5pbnRlcnBvbGF0aW9uLnNraXBPblZhcmlhYmxlcztcbiAgICBpZiAoaXNTdHJpbmcoc3RyKSAmJiAhc3RyLmluY2x1ZGVzKHRoaXMucHJlZml4VGV4dCkpIHJldHVybiBzdHI7XG4gICAgY29uc3QgdG9kb3MgPSBbe1xuICAgICAgcmVnZXg6IHRoaXMucmVnZXhwVW5lc2NhcGUsXG4gICAgICBzYWZlVmFsdWU6IHZhbCA9PiB2YWxcbiAgICB9LCB7XG4gICAgICByZWdleDogdGhpcy5yZWdleHAsXG4gICAgICBzYWZlVmFsdWU6IHZhbCA9PiB0aGlzLmVzY2FwZVZhbHVlID8gdGhpcy5lc2NhcGUodmFsKSA6IHZhbFxuICAgIH1dO1xuICAgIGNvbnN0IHVuZXNjYXBlZFZhbHVlcyA9IFtdO1xuICAgIGxldCBzaGlmdCA9IDA7XG4gICAgdG9kb3MuZm9yRWFjaCh0b2RvID0+IHtcbiAgICAgIHJlcGxhY2VzID0gMDtcbiAgICAgIHdoaWxlIChtYXRjaCA9IHRvZG8ucmVnZXguZXhlYyhzdHIpKSB7XG4gICAgICAgIGNvbnN0IGF0ID0gbWF0Y2guaW5kZXggLSBzaGlmdDtcbiAgICAgICAgY29uc3Qgd3JpdHRlbiA9IHVuZXNjYXBlZFZhbHVlcy5maW5kKChbc3RhcnQsIGVuZF0pID0+IGF0ID49IHN0YXJ0ICYmIGF0IDwgZW5kKTtcbiAgICAgICAgaWYgKHdyaXR0ZW4pIHtcbiAgICAgICAgICB0b2RvLnJlZ2V4Lmxhc3RJbmRleCA9IHdyaXR0ZW5bMV0gKyBzaGlmdDtcbiAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgfVxuICAgICAgICBjb25zdCBtYXRjaGVkVmFyID0gbWF0Y2hbMV0udHJpbSgpO1xuICAgICAgICB2YWx1ZSA9IGhhbmRsZUZvcm1hdChtYXRjaGVkVmFyKTtcbiAgICAgICAgaWYgKHZhbHVlID09PSB1bmRlZmluZWQpIHtcbiAgICAgICAgICBpZiAodHlwZW9mIG1pc3NpbmdJbnRlcnBvbGF0aW9uSGFuZGxlciA9PT0gJ2Z1bmN0aW9uJykge1xuICAgICAgICAgICAgY29uc3QgdGVtcCA9IG1pc3NpbmdJbnRlcnBvbGF0aW9uSGFuZGxlcihzdHIsIG1hdGNoLCBvcHRpb25zKTtcbiAgICAgICAgICAgIHZhbHVlID0gaXNTdHJpbmcodGVtcCkgPyB0ZW1wIDogJyc7XG4gICAgICAgICAgfSBlbHNlIGlmIChvcHRpb25zICYmIE9iamVjdC5wcm90b3R5cGUuaGFzT3duUHJvcGVydHkuY2FsbChvcHRpb25zLCBtYXRjaGVkVmFyKSkge1xuICAgICAgICAgICAgdmFsdWUgPSAnJztcbiAgICAgICAgICB9IGVsc2UgaWYgKHNraXBPblZhcmlhYmxlcykge1xuICAgICAgICAgICAgaWYgKHRoaXMubG9nZ2VyLmRlYnVnKSB7XG4gICAgICAgICAgICAgIHRoaXMubG9nZ2VyLm9uY2UoYCR7b3JpZ2luYWx9XFx1MDAwMCR7bWF0Y2hbMF19YCwgJ3dhcm4nLCBgbWlzc2VkIHRvIHBhc3MgaW4gdmFyaWFibGUgJHttYXRjaGVkVmFyfSBmb3IgaW50ZXJwb2xhdGluZyAke29yaWdpbmFsfWApO1xuICAgICAgICAgICAgfVxuICAgICAgICAgICAgdmFsdWUgPSBtYXRjaFswXTtcbiAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgIH0gZWxzZSB7XG4gICAgICAgICAgICB0aGlzLmxvZ2dlci53YXJuKGBtaXNzZWQgdG8gcGFzcyBpbiB2YXJpYWJsZSAke21hdGNoZWRWYXJ9IGZvciBpbnRlcnBvbGF0aW5nICR7c3RyfWApO1xuICAgICAgICAgICAgdmFsdWUgPSAnJztcbiAgICAgICAgICB9XG4gICAgICAgIH0gZWxzZSBpZiAoIWlzU3RyaW5nKHZhbHVlKSAmJiAhdGhpcy51c2VSYXdWYWx1ZVRvRXNjYXBlKSB7XG4gICAgICAgICAgdmFsdWUgPSBtYWtlU3RyaW5nKHZhbHVlKTtcbiAgICAgICAgfVxuICAgICAgICBjb25zdCBzYWZlVmFsdWUgPSBtYWtlU3RyaW5nKHRvZG8uc2FmZVZhbHVlKHZhbHVlKSk7XG4gICAgICAgIHN0ciA9IHN0ci5zbGljZSgwLCBtYXRjaC5pbmRleCkgKyBzYWZlVmFsdWUgKyBzdHIuc2xpY2UobWF0Y2guaW5kZXggKyBtYXRjaFswXS5sZW5ndGgpO1xuICAgICAgICBpZiAoc2tpcE9uVmFyaWFibGVzKSB7XG4gICAgICAgICAgaWYgKHRvZG8ucmVnZXggPT09IHRoaXMucmVnZXhwVW5lc2NhcGUpIHtcbiAgICAgICAgICAgIHVuZXNjYXBlZFZhbHVlcy5wdXNoKFttYXRjaC5pbmRleCwgbWF0Y2guaW5kZXggKyBzYWZlVmFsdWUubGVuZ3RoXSk7XG4gICAgICAgICAgfSBlbHNlIHtcbiAgICAgICAgICAgIHNoaWZ0ICs9IHNhZmVWYWx1ZS5sZW5ndGggLSBtYXRjaFswXS5sZW5ndGg7XG4gICAgICAgICAgfVxuICAgICAgICAgIHRvZG8ucmVnZXgubGFzdEluZGV4ICs9IHNhZmVWYWx1ZS5sZW5ndGg7XG4gICAgICAgICAgdG9kby5yZWdleC5sYXN0SW5kZXggLT0gbWF0Y2hbMF0ubGVuZ3RoO1xuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIHRvZG8ucmVnZXgubGFzdEluZGV4ID0gMDtcbiAgICAgICAgfVxuICAgICAgICByZXBsYWNlcysrO1xuICAgICAgICBpZiAocmVwbGFjZXMgPj0gdGhpcy5tYXhSZXBsYWNlcykge1xuICAgICAgICAgIGJyZWFrO1xuICAgICAgICB9XG4gICAgICB9XG4gICAgfSk7XG4gICAgcmV0dXJuIHN0cjtcbiAgfVxuICBuZXN0KHN0ciwgZmMsIG9wdGlvbnMgPSB7fSkge1xuICAgIGxldCBtYXRjaDtcbiAgICBsZXQgdmFsdWU7XG4gICAgbGV0IGNsb25lZE9wdGlvbnM7XG4gICAgY29uc3QgaGFuZGxlSGFzT3B0aW9ucyA9IChrZXksIGluaGVyaXRlZE9wdGlvbnMpID0+IHtcbiAgICAgIGNvbnN0IHNlcCA9IHRoaXMubmVzdGluZ09wdGlvbnNTZXBhcmF0b3I7XG4gICAgICBpZiAoIWtleS5pbmNsdWRlcyhzZXApKSByZXR1cm4ga2V5O1xuICAgICAgY29uc3QgYyA9IGtleS5zcGxpdChuZXcgUmVnRXhwKGAke3JlZ2V4RXNjYXBlKHNlcCl9WyBdKntgKSk7XG4gICAgICBsZXQgb3B0aW9uc1N0cmluZyA9IGB7JHtjWzFdfWA7XG4gICAgICBrZXkgPSBjWzBdO1xuICAgICAgb3B0aW9uc1N0cmluZyA9IHRoaXMuaW50ZXJwb2xhdGUob3B0aW9uc1N0cmluZywgY2xvbmVkT3B0aW9ucyk7XG4gICAgICBjb25zdCBtYXRjaGVkU2luZ2xlUXVvdGVzID0gb3B0aW9uc1N0cmluZy5tYXRjaCgvJy9nKTtcbiAgICAgIGNvbnN0IG1hdGNoZWREb3VibGVRdW90ZXMgPSBvcHRpb25zU3RyaW5nLm1hdGNoKC9cIi9nKTtcbiAgICAgIGlmICgobWF0Y2hlZFNpbmdsZVF1b3Rlcz8ubGVuZ3RoID8/IDApICUgMiA9PT0gMCAmJiAhbWF0Y2hlZERvdWJsZVF1b3RlcyB8fCAobWF0Y2hlZERvdWJsZVF1b3Rlcz8ubGVuZ3RoID8/IDApICUgMiAhPT0gMCkge1xuICAgICAgICBvcHRpb25zU3RyaW5nID0gb3B0aW9uc1N0cmluZy5yZXBsYWNlKC8nL2csICdcIicpO1xuICAgICAgfVxuICAgICAgdHJ5IHtcbiAgICAgICAgY2xvbmVkT3B0aW9ucyA9IEpTT04ucGFyc2Uob3B0aW9uc1N0cmluZyk7XG4gICAgICAgIGlmIChpbmhlcml0ZWRPcHRpb25zKSBjbG9uZWRPcHRpb25zID0ge1xuICAgICAgICAgIC4uLmluaGVyaXRlZE9wdGlvbnMsXG4gICAgICAgICAgLi4uY2xvbmVkT3B0aW9uc1xuICAgICAgICB9O1xuICAgICAgfSBjYXRjaCAoZSkge1xuICAgICAgICB0aGlzLmxvZ2dlci53YXJuKGBmYWlsZWQgcGFyc2luZyBvcHRpb25zIHN0cmluZyBpbiBuZXN0aW5nIGZvciBrZXkgJHtrZXl9YCwgZSk7XG4gICAgICAgIHJldHVybiBgJHtrZXl9JHtzZXB9JHtvcHRpb25zU3RyaW5nfWA7XG4gICAgICB9XG4gICAgICBpZiAoY2xvbmVkT3B0aW9ucy5kZWZhdWx0VmFsdWUgJiYgY2xvbmVkT3B0aW9ucy5kZWZhdWx0VmFsdWUuaW5jbHVkZXModGhpcy5wcmVmaXgpKSBkZWxldGUgY2xvbmVkT3B0aW9ucy5kZWZhdWx0VmFsdWU7XG4gICAgICByZXR1cm4ga2V5O1xuICAgIH07XG4gICAgaWYgKGlzU3RyaW5nKHN0cikgJiYgIXN0ci5pbmNsdWRlcyh0aGlzLm5lc3RpbmdQcmVmaXhUZXh0KSkgcmV0dXJuIHN0cjtcbiAgICBjb25zdCBuZXN0aW5nUmVnZXhwID0gbmV3IFJlZ0V4cCh0aGlzLm5lc3RpbmdSZWdleHApO1xuICAgIGxldCBvdXQgPSAnJztcbiAgICBsZXQgbGFzdEVuZCA9IDA7XG4gICAgd2hpbGUgKG1hdGNoID0gbmVzdGluZ1JlZ2V4cC5leGVjKHN0cikpIHtcbiAgICAgIGxldCBmb3JtYXR0ZXJzID0gW107XG4gICAgICBjbG9uZWRPcHRpb25zID0ge1xuICAgICAgICAuLi5vcHRpb25zXG4gICAgICB9O1xuICAgICAgY2xvbmVkT3B0aW9ucyA9IGNsb25lZE9wdGlvbnMucmVwbGFjZSAmJiAhaXNTdHJpbmcoY2xvbmVkT3B0aW9ucy5yZXBsYWNlKSA/IGNsb25lZE9wdGlvbnMucmVwbGFjZSA6IGNsb25lZE9wdGlvbnM7XG4gICAgICBjbG9uZWRPcHRpb25zLmFwcGx5UG9zdFByb2Nlc3NvciA9IGZhbHNlO1xuICAgICAgZGVsZXRlIGNsb25lZE9wdGlvbnMuZGVmYXVsdFZhbHVlO1xuICAgICAgY29uc3Qga2V5RW5kSW5kZXggPSAvey4qfS9zLnRlc3QobWF0Y2hbMV0pID8gbWF0Y2hbMV0ubGFzdEluZGV4T2YoJ30nKSArIDEgOiBtYXRjaFsxXS5pbmRleE9mKHRoaXMuZm9ybWF0U2VwYXJhdG9yKTtcbiAgICAgIGlmIChrZXlFbmRJbmRleCAhPT0gLTEpIHtcbiAgICAgICAgZm9ybWF0dGVycyA9IG1hdGNoWzFdLnNsaWNlKGtleUVuZEluZGV4KS5zcGxpdCh0aGlzLmZvcm1hdFNlcGFyYXRvcikubWFwKGVsZW0gPT4gZWxlbS50cmltKCkpLmZpbHRlcihCb29sZWFuKTtcbiAgICAgICAgbWF0Y2hbMV0gPSBtYXRjaFsxXS5zbGljZSgwLCBrZXlFbmRJbmRleCk7XG4gICAgICB9XG4gICAgICB2YWx1ZSA9IGZjKGhhbmRsZUhhc09wdGlvbnMuY2FsbCh0aGlzLCBtYXRjaFsxXS50cmltKCksIGNsb25lZE9wdGlvbnMpLCBjbG9uZWRPcHRpb25zKTtcbiAgICAgIGlmICh2YWx1ZSAmJiBtYXRjaFswXSA9PT0gc3RyICYmICFpc1N0cmluZyh2YWx1ZSkpIHJldHVybiB2YWx1ZTtcbiAgICAgIGlmICghaXNTdHJpbmcodmFsdWUpKSB2YWx1ZSA9IG1ha2VTdHJpbmcodmFsdWUpO1xuICAgICAgaWYgKCF2YWx1ZSkge1xuICAgICAgICB0aGlzLmxvZ2dlci53YXJuKGBtaXNzZWQgdG8gcmVzb2x2ZSAke21hdGNoWzFdfSBmb3IgbmVzdGluZyAke3N0cn1gKTtcbiAgICAgICAgdmFsdWUgPSAnJztcbiAgICAgIH1cbiAgICAgIGlmIChmb3JtYXR0ZXJzLmxlbmd0aCkge1xuICAgICAgICB2YWx1ZSA9IGZvcm1hdHRlcnMucmVkdWNlKCh2LCBmKSA9PiB0aGlzLmZvcm1hdCh2LCBmLCBvcHRpb25zLmxuZywge1xuICAgICAgICAgIC4uLm9wdGlvbnMsXG4gICAgICAgICAgaW50ZXJwb2xhdGlvbmtleTogbWF0Y2hbMV0udHJpbSgpXG4gICAgICAgIH0pLCB2YWx1ZS50cmltKCkpO1xuICAgICAgfVxuICAgICAgb3V0ICs9IHN0ci5zbGljZShsYXN0RW5kLCBtYXRjaC5pbmRleCkgKyBtYWtlU3RyaW5nKHZhbHVlKTtcbiAgICAgIGxhc3RFbmQgPSBuZXN0aW5nUmVnZXhwLmxhc3RJbmRleDtcbiAgICAgIHRoaXMucmVnZXhwLmxhc3RJbmRleCA9IDA7XG4gICAgfVxuICAgIHJldHVybiBsYXN0RW5kID8gb3V0ICsgc3RyLnNsaWNlKGxhc3RFbmQpIDogc3RyO1xuICB9XG59XG5cbmNvbnN0IHBhcnNlRm9ybWF0U3RyID0gZm9ybWF0U3RyID0+IHtcbiAgbGV0IGZvcm1hdE5hbWUgPSBmb3JtYXRTdHIudG9Mb3dlckNhc2UoKS50cmltKCk7XG4gIGNvbnN0IGZvcm1hdE9wdGlvbnMgPSB7fTtcbiAgaWYgKGZvcm1hdFN0ci5pbmNsdWRlcygnKCcpKSB7XG4gICAgY29uc3QgcCA9IGZvcm1hdFN0ci5zcGxpdCgnKCcpO1xuICAgIGZvcm1hdE5hbWUgPSBwWzBdLnRvTG93ZXJDYXNlKCkudHJpbSgpO1xuICAgIGNvbnN0IG9wdFN0ciA9IHBbMV0uc2xpY2UoMCwgLTEpO1xuICAgIGlmIChmb3JtYXROYW1lID09PSAnY3VycmVuY3knICYmICFvcHRTdHIuaW5jbHVkZXMoJzonKSkge1xuICAgICAgaWYgKCFmb3JtYXRPcHRpb25zLmN1cnJlbmN5KSBmb3JtYXRPcHRpb25zLmN1cnJlbmN5ID0gb3B0U3RyLnRyaW0oKTtcbiAgICB9IGVsc2UgaWYgKGZvcm1hdE5hbWUgPT09ICdyZWxhdGl2ZXRpbWUnICYmICFvcHRTdHIuaW5jbHVkZXMoJzonKSkge1xuICAgICAgaWYgKCFmb3JtYXRPcHRpb25zLnJhbmdlKSBmb3JtYXRPcHRpb25zLnJhbmdlID0gb3B0U3RyLnRyaW0oKTtcbiAgICB9IGVsc2Uge1xuICAgICAgY29uc3Qgb3B0cyA9IG9wdFN0ci5zcGxpdCgnOycpO1xuICAgICAgb3B0cy5mb3JFYWNoKG9wdCA9PiB7XG4gICAgICAgIGlmIChvcHQpIHtcbiAgICAgICAgICBjb25zdCBba2V5LCAuLi5yZXN0XSA9IG9wdC5zcGxpdCgnOicpO1xuICAgICAgICAgIGNvbnN0IHZhbCA9IHJlc3Quam9pbignOicpLnRyaW0oKS5yZXBsYWNlKC9eJyt8JyskL2csICcnKTtcbiAgICAgICAgICBjb25zdCB0cmltbWVkS2V5ID0ga2V5LnRyaW0oKTtcbiAgICAgICAgICBpZiAoIWZvcm1hdE9wdGlvbnNbdHJpbW1lZEtleV0pIGZvcm1hdE9wdGlvbnNbdHJpbW1lZEtleV0gPSB2YWw7XG4gICAgICAgICAgaWYgKHZhbCA9PT0gJ2ZhbHNlJykgZm9ybWF0T3B0aW9uc1t0cmltbWVkS2V5XSA9IGZhbHNlO1xuICAgICAgICAgIGlmICh2YWwgPT09ICd0cnVlJykgZm9ybWF0T3B0aW9uc1t0cmltbWVkS2V5XSA9IHRydWU7XG4gICAgICAgICAgaWYgKCFpc05hTih2YWwpKSBmb3JtYXRPcHRpb25zW3RyaW1tZWRLZXldID0gcGFyc2VJbnQodmFsLCAxMCk7XG4gICAgICAgIH1cbiAgICAgIH0pO1xuICAgIH1cbiAgfVxuICByZXR1cm4ge1xuICAgIGZvcm1hdE5hbWUsXG4gICAgZm9ybWF0T3B0aW9uc1xuICB9O1xufTtcbmNvbnN0IGNhY2hlZEZvcm1hdHRlcnNMaW1pdCA9IDEwMDA7XG5jb25zdCBjcmVhdGVDYWNoZWRGb3JtYXR0ZXIgPSBmbiA9PiB7XG4gIGNvbnN0IGNhY2hlID0gbmV3IE1hcCgpO1xuICByZXR1cm4gKHYsIGwsIG8pID0+IHtcbiAgICBsZXQgb3B0Rm9yQ2FjaGUgPSBvO1xuICAgIGlmIChvICYmIG8uaW50ZXJwb2xhdGlvbmtleSAmJiBvLmZvcm1hdFBhcmFtcyAmJiBvLmZvcm1hdFBhcmFtc1tvLmludGVycG9sYXRpb25rZXldICYmIG9bby5pbnRlcnBvbGF0aW9ua2V5XSkge1xuICAgICAgb3B0Rm9yQ2FjaGUgPSB7XG4gICAgICAgIC4uLm9wdEZvckNhY2hlLFxuICAgICAgICBbby5pbnRlcnBvbGF0aW9ua2V5XTogdW5kZWZpbmVkXG4gICAgICB9O1xuICAgIH1cbiAgICBsZXQga2V5O1xuICAgIHRyeSB7XG4gICAgICBrZXkgPSBsICsgSlNPTi5zdHJpbmdpZnkob3B0Rm9yQ2FjaGUpO1xuICAgIH0gY2F0Y2ggKGUpIHtcbiAgICAgIHJldHVybiBmbihnZXRDbGVhbmVkQ29kZShsKSwgbykodik7XG4gICAgfVxuICAgIGxldCBmcm0gPSBjYWNoZS5nZXQoa2V5KTtcbiAgICBpZiAoIWZybSkge1xuICAgICAgZnJtID0gZm4oZ2V0Q2xlYW5lZENvZGUobCksIG8pO1xuICAgICAgaWYgKGNhY2hlLnNpemUgPj0gY2FjaGVkRm9ybWF0dGVyc0xpbWl0KSBjYWNoZS5kZWxldGUoY2FjaGUua2V5cygpLm5leHQoKS52YWx1ZSk7XG4gICAgICBjYWNoZS5zZXQoa2V5LCBmcm0pO1xuICAgIH1cbiAgICByZXR1cm4gZnJtKHYpO1xuICB9O1xufTtcbmNvbnN0IGNyZWF0ZU5vbkNhY2hlZEZvcm1hdHRlciA9IGZuID0+ICh2LCBsLCBvKSA9PiBmbihnZXRDbGVhbmVkQ29kZShsKSwgbykodik7XG5jbGFzcyBGb3JtYXR0ZXIge1xuICBjb25zdHJ1Y3RvcihvcHRpb25zID0ge30pIHtcbiAgICB0aGlzLmxvZ2dlciA9IGJhc2VMb2dnZXIuY3JlYXRlKCdmb3JtYXR0ZXInKTtcbiAgICB0aGlzLm9wdGlvbnMgPSBvcHRpb25zO1xuICAgIHRoaXMuaW5pdChvcHRpb25zKTtcbiAgfVxuICBpbml0KHNlcnZpY2VzLCBvcHRpb25zID0ge1xuICAgIGludGVycG9sYXRpb246IHt9XG4gIH0pIHtcbiAgICBpZiAoc2VydmljZXM/LmxvZ2dlcj8uY3JlYXRlKSB0aGlzLmxvZ2dlciA9IHNlcnZpY2VzLmxvZ2dlci5jcmVhdGUoJ2Zvcm1hdHRlcicpO1xuICAgIHRoaXMuZm9ybWF0U2VwYXJhdG9yID0gb3B0aW9ucy5pbnRlcnBvbGF0aW9uLmZvcm1hdFNlcGFyYXRvciB8fCAnLCc7XG4gICAgY29uc3QgY2YgPSBvcHRpb25zLmNhY2hlSW5CdWlsdEZvcm1hdHMgPyBjcmVhdGVDYWNoZWRGb3JtYXR0ZXIgOiBjcmVhdGVOb25DYWNoZWRGb3JtYXR0ZXI7XG4gICAgdGhpcy5mb3JtYXRzID0ge1xuICAgICAgbnVtYmVyOiBjZigobG5nLCBvcHQpID0+IHtcbiAgICAgICAgY29uc3QgZm9ybWF0dGVyID0gbmV3IEludGwuTnVtYmVyRm9ybWF0KGxuZywge1xuICAgICAgICAgIC4uLm9wdFxuICAgICAgICB9KTtcbiAgICAgICAgcmV0dXJuIHZhbCA9PiBmb3JtYXR0ZXIuZm9ybWF0KHZhbCk7XG4gICAgICB9KSxcbiAgICAgIGN1cnJlbmN5OiBjZigobG5nLCBvcHQpID0+IHtcbiAgICAgICAgY29uc3QgZm9ybWF0dGVyID0gbmV3IEludGwuTnVtYmVyRm9ybWF0KGxuZywge1xuICAgICAgICAgIC4uLm9wdCxcbiAgICAgICAgICBzdHlsZTogJ2N1cnJlbmN5J1xuICAgICAgICB9KTtcbiAgICAgICAgcmV0dXJuIHZhbCA9PiBmb3JtYXR0ZXIuZm9ybWF0KHZhbCk7XG4gICAgICB9KSxcbiAgICAgIGRhdGV0aW1lOiBjZigobG5nLCBvcHQpID0+IHtcbiAgICAgICAgY29uc3QgZm9ybWF0dGVyID0gbmV3IEludGwuRGF0ZVRpbWVGb3JtYXQobG5nLCB7XG4gICAgICAgICAgLi4ub3B0XG4gICAgICAgIH0pO1xuICAgICAgICByZXR1cm4gdmFsID0+IGZvcm1hdHRlci5mb3JtYXQodmFsKTtcbiAgICAgIH0pLFxuICAgICAgcmVsYXRpdmV0aW1lOiBjZigobG5nLCBvcHQpID0+IHtcbiAgICAgICAgY29uc3QgZm9ybWF0dGVyID0gbmV3IEludGwuUmVsYXRpdmVUaW1lRm9ybWF0KGxuZywge1xuICAgICAgICAgIC4uLm9wdFxuICAgICAgICB9KTtcbiAgICAgICAgcmV0dXJuIHZhbCA9PiBmb3JtYXR0ZXIuZm9ybWF0KHZhbCwgb3B0LnJhbmdlIHx8ICdkYXknKTtcbiAgICAgIH0pLFxuICAgICAgbGlzdDogY2YoKGxuZywgb3B0KSA9PiB7XG4gICAgICAgIGNvbnN0IGZvcm1hdHRlciA9IG5ldyBJbnRsLkxpc3RGb3JtYXQobG5nLCB7XG4gICAgICAgICAgLi4ub3B0XG4gICAgICAgIH0pO1xuICAgICAgICByZXR1cm4gdmFsID0+IGZvcm1hdHRlci5mb3JtYXQodmFsKTtcbiAgICAgIH0pXG4gICAgfTtcbiAgfVxuICBhZGQobmFtZSwgZmMpIHtcbiAgICB0aGlzLmZvcm1hdHNbbmFtZS50b0xvd2VyQ2FzZSgpLnRyaW0oKV0gPSBmYztcbiAgfVxuICBhZGRDYWNoZWQobmFtZSwgZmMpIHtcbiAgICB0aGlzLmZvcm1hdHNbbmFtZS50b0xvd2VyQ2FzZSgpLnRyaW0oKV0gPSBjcmVhdGVDYWNoZWRGb3JtYXR0ZXIoZmMpO1xuICB9XG4gIGZvcm1hdCh2YWx1ZSwgZm9ybWF0LCBsbmcsIG9wdGlvbnMgPSB7fSkge1xuICAgIGlmICghZm9ybWF0KSByZXR1cm4gdmFsdWU7XG4gICAgaWYgKHZhbHVlID09IG51bGwpIHJldHVybiB2YWx1ZTtcbiAgICBjb25zdCByYXdGb3JtYXRzID0gZm9ybWF0LnNwbGl0KHRoaXMuZm9ybWF0U2VwYXJhdG9yKTtcbiAgICBjb25zdCBmb3JtYXRzID0gW107XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCByYXdGb3JtYXRzLmxlbmd0aDsgaSsrKSB7XG4gICAgICBsZXQgZiA9IHJhd0Zvcm1hdHNbaV07XG4gICAgICB3aGlsZSAoZi5pbmRleE9mKCcoJykgPiAtMSAmJiAhZi5pbmNsdWRlcygnKScpICYmIGkgKyAxIDwgcmF3Rm9ybWF0cy5sZW5ndGgpIHtcbiAgICAgICAgZiA9IGAke2Z9JHt0aGlzLmZvcm1hdFNlcGFyYXRvcn0ke3Jhd0Zvcm1hdHNbKytpXX1gO1xuICAgICAgfVxuICAgICAgZm9ybWF0cy5wdXNoKGYpO1xuICAgIH1cbiAgICBjb25zdCByZXN1bHQgPSBmb3JtYXRzLnJlZHVjZSgobWVtLCBmKSA9PiB7XG4gICAgICBjb25zdCB7XG4gICAgICAgIGZvcm1hdE5hbWUsXG4gICAgICAgIGZvcm1hdE9wdGlvbnNcbiAgICAgIH0gPSBwYXJzZUZvcm1hdFN0cihmKTtcbiAgICAgIGlmICh0aGlzLmZvcm1hdHNbZm9ybWF0TmFtZV0pIHtcbiAgICAgICAgbGV0IGZvcm1hdHRlZCA9IG1lbTtcbiAgICAgICAgdHJ5IHtcbiAgICAgICAgICBjb25zdCB2YWxPcHRpb25zID0gb3B0aW9ucz8uZm9ybWF0UGFyYW1zPy5bb3B0aW9ucy5pbnRlcnBvbGF0aW9ua2V5XSB8fCB7fTtcbiAgICAgICAgICBjb25zdCBsID0gdmFsT3B0aW9ucy5sb2NhbGUgfHwgdmFsT3B0aW9ucy5sbmcgfHwgb3B0aW9ucy5sb2NhbGUgfHwgb3B0aW9ucy5sbmcgfHwgbG5nO1xuICAgICAgICAgIGZvcm1hdHRlZCA9IHRoaXMuZm9ybWF0c1tmb3JtYXROYW1lXShtZW0sIGwsIHtcbiAgICAgICAgICAgIC4uLmZvcm1hdE9wdGlvbnMsXG4gICAgICAgICAgICAuLi5vcHRpb25zLFxuICAgICAgICAgICAgLi4udmFsT3B0aW9uc1xuICAgICAgICAgIH0pO1xuICAgICAgICB9IGNhdGNoIChlcnJvcikge1xuICAgICAgICAgIHRoaXMubG9nZ2VyLndhcm4oZXJyb3IpO1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiBmb3JtYXR0ZWQ7XG4gICAgICB9IGVsc2Uge1xuICAgICAgICB0aGlzLmxvZ2dlci53YXJuKGB0aGVyZSB3YXMgbm8gZm9ybWF0IGZ1bmN0aW9uIGZvciAke2Zvcm1hdE5hbWV9YCk7XG4gICAgICB9XG4gICAgICByZXR1cm4gbWVtO1xuICAgIH0sIHZhbHVlKTtcbiAgICByZXR1cm4gcmVzdWx0O1xuICB9XG59XG5cbmNvbnN0IG1heEZhaWxlZExvYWRzID0gMTAwMDtcbmNvbnN0IHJlbW92ZVBlbmRpbmcgPSAocSwgbmFtZSkgPT4ge1xuICBpZiAocS5wZW5kaW5nW25hbWVdICE9PSB1bmRlZmluZWQpIHtcbiAgICBkZWxldGUgcS5wZW5kaW5nW25hbWVdO1xuICAgIHEucGVuZGluZ0NvdW50LS07XG4gIH1cbn07XG5jbGFzcyBDb25uZWN0b3IgZXh0ZW5kcyBFdmVudEVtaXR0ZXIge1xuICBjb25zdHJ1Y3RvcihiYWNrZW5kLCBzdG9yZSwgc2VydmljZXMsIG9wdGlvbnMgPSB7fSkge1xuICAgIHN1cGVyKCk7XG4gICAgdGhpcy5iYWNrZW5kID0gYmFja2VuZDtcbiAgICB0aGlzLnN0b3JlID0gc3RvcmU7XG4gICAgdGhpcy5zZXJ2aWNlcyA9IHNlcnZpY2VzO1xuICAgIHRoaXMubGFuZ3VhZ2VVdGlscyA9IHNlcnZpY2VzLmxhbmd1YWdlVXRpbHM7XG4gICAgdGhpcy5vcHRpb25zID0gb3B0aW9ucztcbiAgICB0aGlzLmxvZ2dlciA9IChzZXJ2aWNlcy5sb2dnZXIgfHwgYmFzZUxvZ2dlcikuY3JlYXRlKCdiYWNrZW5kQ29ubmVjdG9yJyk7XG4gICAgdGhpcy53YWl0aW5nUmVhZHMgPSBbXTtcbiAgICB0aGlzLm1heFBhcmFsbGVsUmVhZHMgPSBvcHRpb25zLm1heFBhcmFsbGVsUmVhZHMgfHwgMTA7XG4gICAgdGhpcy5yZWFkaW5nQ2FsbHMgPSAwO1xuICAgIHRoaXMubWF4UmV0cmllcyA9IG9wdGlvbnMubWF4UmV0cmllcyA+PSAwID8gb3B0aW9ucy5tYXhSZXRyaWVzIDogNTtcbiAgICB0aGlzLnJldHJ5VGltZW91dCA9IG9wdGlvbnMucmV0cnlUaW1lb3V0ID49IDEgPyBvcHRpb25zLnJldHJ5VGltZW91dCA6IDM1MDtcbiAgICB0aGlzLnN0YXRlID0ge307XG4gICAgdGhpcy5mYWlsZWQgPSBuZXcgU2V0KCk7XG4gICAgdGhpcy5xdWV1ZSA9IFtdO1xuICAgIHRoaXMuYmFja2VuZD8uaW5pdD8uKHNlcnZpY2VzLCBvcHRpb25zLmJhY2tlbmQsIG9wdGlvbnMpO1xuICAgIHRoaXMuY2FsbGJhY2tBcGkgPSBjYWxsYmFja0FwaU9mKHRoaXMuYmFja2VuZCk7XG4gICAgaWYgKHRoaXMuYmFja2VuZCAmJiB0aGlzLmNhbGxiYWNrQXBpID09PSB1bmRlZmluZWQgJiYgKHRoaXMuYmFja2VuZC5yZWFkIHx8IHRoaXMuYmFja2VuZC5jcmVhdGUpKSB7XG4gICAgICB0aGlzLmxvZ2dlci5kZXByZWNhdGUoJ2JhY2tlbmQ6IHNldCBjYWxsYmFja0FwaSB0byBkZWNsYXJlIHRoZSBjYWxsaW5nIGNvbnZlbnRpb24gKHRydWU6IHJlYWQobGFuZ3VhZ2UsIG5hbWVzcGFjZSwgY2FsbGJhY2spIGFuZCBjcmVhdGUobGFuZ3VhZ2VzLCBuYW1lc3BhY2UsIGtleSwgZmFsbGJhY2tWYWx1ZSwgY2FsbGJhY2ssIG9wdGlvbnMpOyBmYWxzZTogYm90aCByZXR1cm4gYSBwcm9taXNlIG9yIGEgdmFsdWUpOyBndWVzc2luZyBpdCBmcm9tIHRoZSBudW1iZXIgb2YgcGFyYW1ldGVycyBpcyBkZXByZWNhdGVkJyk7XG4gICAgfVxuICB9XG4gIHF1ZXVlTG9hZChsYW5ndWFnZXMsIG5hbWVzcGFjZXMsIG9wdGlvbnMsIGNhbGxiYWNrKSB7XG4gICAgY29uc3QgdG9Mb2FkID0ge307XG4gICAgY29uc3QgcGVuZGluZyA9IHt9O1xuICAgIGNvbnN0IHRvTG9hZExhbmd1YWdlcyA9IHt9O1xuICAgIGNvbnN0IHRvTG9hZE5hbWVzcGFjZXMgPSB7fTtcbiAgICBsYW5ndWFnZXMuZm9yRWFjaChsbmcgPT4ge1xuICAgICAgbGV0IGhhc0FsbE5hbWVzcGFjZXMgPSB0cnVlO1xuICAgICAgbmFtZXNwYWNlcy5mb3JFYWNoKG5zID0+IHtcbiAgICAgICAgY29uc3QgbmFtZSA9IGAke2xuZ318JHtuc31gO1xuICAgICAgICBpZiAoIW9wdGlvbnMucmVsb2FkICYmIHRoaXMuc3RvcmUuaGFzUmVzb3VyY2VCdW5kbGUobG5nLCBucykpIHtcbiAgICAgICAgICB0aGlzLnN0YXRlW25hbWVdID0gMjtcbiAgICAgICAgfSBlbHNlIGlmICghb3B0aW9ucy5yZWxvYWQgJiYgdGhpcy5zdGF0ZVtuYW1lXSA8IDApIDsgZWxzZSBpZiAodGhpcy5zdGF0ZVtuYW1lXSA9PT0gMSkge1xuICAgICAgICAgIGlmIChwZW5kaW5nW25hbWVdID09PSB1bmRlZmluZWQpIHBlbmRpbmdbbmFtZV0gPSB0cnVlO1xuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIHRoaXMuc3RhdGVbbmFtZV0gPSAxO1xuICAgICAgICAgIGhhc0FsbE5hbWVzcGFjZXMgPSBmYWxzZTtcbiAgICAgICAgICBpZiAocGVuZGluZ1tuYW1lXSA9PT0gdW5kZWZpbmVkKSBwZW5kaW5nW25hbWVdID0gdHJ1ZTtcbiAgICAgICAgICBpZiAodG9Mb2FkW25hbWVdID09PSB1bmRlZmluZWQpIHRvTG9hZFtuYW1lXSA9IHRydWU7XG4gICAgICAgICAgaWYgKHRvTG9hZE5hbWVzcGFjZXNbbnNdID09PSB1bmRlZmluZWQpIHRvTG9hZE5hbWVzcGFjZXNbbnNdID0gdHJ1ZTtcbiAgICAgICAgfVxuICAgICAgfSk7XG4gICAgICBpZiAoIWhhc0FsbE5hbWVzcGFjZXMpIHRvTG9hZExhbmd1YWdlc1tsbmddID0gdHJ1ZTtcbiAgICB9KTtcbiAgICBpZiAoT2JqZWN0LmtleXModG9Mb2FkKS5sZW5ndGggfHwgT2JqZWN0LmtleXMocGVuZGluZykubGVuZ3RoKSB7XG4gICAgICB0aGlzLnF1ZXVlLnB1c2goe1xuICAgICAgICBwZW5kaW5nLFxuICAgICAgICBwZW5kaW5nQ291bnQ6IE9iamVjdC5rZXlzKHBlbmRpbmcpLmxlbmd0aCxcbiAgICAgICAgbG9hZGVkOiB7fSxcbiAgICAgICAgZXJyb3JzOiBbXSxcbiAgICAgICAgY2FsbGJhY2tcbiAgICAgIH0pO1xuICAgIH1cbiAgICByZXR1cm4ge1xuICAgICAgdG9Mb2FkOiBPYmplY3Qua2V5cyh0b0xvYWQpLFxuICAgICAgcGVuZGluZzogT2JqZWN0LmtleXMocGVuZGluZyksXG4gICAgICB0b0xvYWRMYW5ndWFnZXM6IE9iamVjdC5rZXlzKHRvTG9hZExhbmd1YWdlcyksXG4gICAgICB0b0xvYWROYW1lc3BhY2VzOiBPYmplY3Qua2V5cyh0b0xvYWROYW1lc3BhY2VzKVxuICAgIH07XG4gIH1cbiAgbG9hZGVkKG5hbWUsIGVyciwgZGF0YSkge1xuICAgIGNvbnN0IHMgPSBuYW1lLnNwbGl0KCd8Jyk7XG4gICAgY29uc3QgbG5nID0gc1swXTtcbiAgICBjb25zdCBucyA9IHNbMV07XG4gICAgaWYgKGVycikgdGhpcy5lbWl0KCdmYWlsZWRMb2FkaW5nJywgbG5nLCBucywgZXJyKTtcbiAgICBpZiAoIWVyciAmJiBkYXRhKSB7XG4gICAgICB0aGlzLnN0b3JlLmFkZFJlc291cmNlQnVuZGxlKGxuZywgbnMsIGRhdGEsIHVuZGVmaW5lZCwgdW5kZWZpbmVkLCB7XG4gICAgICAgIHNraXBDb3B5OiB0cnVlXG4gICAgICB9KTtcbiAgICB9XG4gICAgdGhpcy5zdGF0ZVtuYW1lXSA9IGVyciA/IC0xIDogMjtcbiAgICBpZiAoZXJyICYmIGRhdGEpIHRoaXMuc3RhdGVbbmFtZV0gPSAwO1xuICAgIHRoaXMuZmFpbGVkLmRlbGV0ZShuYW1lKTtcbiAgICBpZiAoZXJyKSB7XG4gICAgICB0aGlzLmZhaWxlZC5hZGQobmFtZSk7XG4gICAgICBpZiAodGhpcy5mYWlsZWQuc2l6ZSA+IG1heEZhaWxlZExvYWRzKSB7XG4gICAgICAgIGNvbnN0IG9sZGVzdCA9IHRoaXMuZmFpbGVkLnZhbHVlcygpLm5leHQoKS52YWx1ZTtcbiAgICAgICAgdGhpcy5mYWlsZWQuZGVsZXRlKG9sZGVzdCk7XG4gICAgICAgIGlmICh0aGlzLnN0YXRlW29sZGVzdF0gPCAxKSBkZWxldGUgdGhpcy5zdGF0ZVtvbGRlc3RdO1xuICAgICAgfVxuICAgIH1cbiAgICBjb25zdCBsb2FkZWQgPSB7fTtcbiAgICB0aGlzLnF1ZXVlLmZvckVhY2gocSA9PiB7XG4gICAgICBwdXNoUGF0aChxLmxvYWRlZCwgW2xuZ10sIG5zKTtcbiAgICAgIHJlbW92ZVBlbmRpbmcocSwgbmFtZSk7XG4gICAgICBpZiAoZXJyKSBxLmVycm9ycy5wdXNoKGVycik7XG4gICAgICBpZiAocS5wZW5kaW5nQ291bnQgPT09IDAgJiYgIXEuZG9uZSkge1xuICAgICAgICBPYmplY3Qua2V5cyhxLmxvYWRlZCkuZm9yRWFjaChsID0+IHtcbiAgICAgICAgICBpZiAoIWxvYWRlZFtsXSkgbG9hZGVkW2xdID0ge307XG4gICAgICAgICAgY29uc3QgbG9hZGVkS2V5cyA9IHEubG9hZGVkW2xdO1xuICAgICAgICAgIGlmIChsb2FkZWRLZXlzLmxlbmd0aCkge1xuICAgICAgICAgICAgbG9hZGVkS2V5cy5mb3JFYWNoKG4gPT4ge1xuICAgICAgICAgICAgICBpZiAobG9hZGVkW2xdW25dID09PSB1bmRlZmluZWQpIGxvYWRlZFtsXVtuXSA9IHRydWU7XG4gICAgICAgICAgICB9KTtcbiAgICAgICAgICB9XG4gICAgICAgIH0pO1xuICAgICAgICBxLmRvbmUgPSB0cnVlO1xuICAgICAgICBpZiAocS5lcnJvcnMubGVuZ3RoKSB7XG4gICAgICAgICAgcS5jYWxsYmFjayhxLmVycm9ycyk7XG4gICAgICAgIH0gZWxzZSB7XG4gICAgICAgICAgcS5jYWxsYmFjaygpO1xuICAgICAgICB9XG4gICAgICB9XG4gICAgfSk7XG4gICAgdGhpcy5lbWl0KCdsb2FkZWQnLCBsb2FkZWQpO1xuICAgIHRoaXMucXVldWUgPSB0aGlzLnF1ZXVlLmZpbHRlcihxID0+ICFxLmRvbmUpO1xuICB9XG4gIHJlYWQobG5nLCBucywgZmNOYW1lLCB0cmllZCA9IDAsIHdhaXQgPSB0aGlzLnJldHJ5VGltZW91dCwgY2FsbGJhY2spIHtcbiAgICBpZiAoIWxuZy5sZW5ndGgpIHJldHVybiBjYWxsYmFjayhudWxsLCB7fSk7XG4gICAgaWYgKHRoaXMucmVhZGluZ0NhbGxzID49IHRoaXMubWF4UGFyYWxsZWxSZWFkcykge1xuICAgICAgdGhpcy53YWl0aW5nUmVhZHMucHVzaCh7XG4gICAgICAgIGxuZyxcbiAgICAgICAgbnMsXG4gICAgICAgIGZjTmFtZSxcbiAgICAgICAgdHJpZWQsXG4gICAgICAgIHdhaXQsXG4gICAgICAgIGNhbGxiYWNrXG4gICAgICB9KTtcbiAgICAgIHJldHVybjtcbiAgICB9XG4gICAgdGhpcy5yZWFkaW5nQ2FsbHMrKztcbiAgICBjb25zdCByZXNvbHZlciA9IChlcnIsIGRhdGEpID0+IHtcbiAgICAgIHRoaXMucmVhZGluZ0NhbGxzLS07XG4gICAgICBpZiAodGhpcy53YWl0aW5nUmVhZHMubGVuZ3RoID4gMCkge1xuICAgICAgICBjb25zdCBuZXh0ID0gdGhpcy53YWl0aW5nUmVhZHMuc2hpZnQoKTtcbiAgICAgICAgdGhpcy5yZWFkKG5leHQubG5nLCBuZXh0Lm5zLCBuZXh0LmZjTmFtZSwgbmV4dC50cmllZCwgbmV4dC53YWl0LCBuZXh0LmNhbGxiYWNrKTtcbiAgICAgIH1cbiAgICAgIGlmIChlcnIgJiYgZGF0YSAmJiB0cmllZCA8IHRoaXMubWF4UmV0cmllcykge1xuICAgICAgICBzZXRUaW1lb3V0KCgpID0+IHtcbiAgICAgICAgICB0aGlzLnJlYWQobG5nLCBucywgZmNOYW1lLCB0cmllZCArIDEsIHdhaXQgKiAyLCBjYWxsYmFjayk7XG4gICAgICAgIH0sIHdhaXQpO1xuICAgICAgICByZXR1cm47XG4gICAgICB9XG4gICAgICBjYWxsYmFjayhlcnIsIGRhdGEpO1xuICAgIH07XG4gICAgY29uc3QgZmMgPSB0aGlzLmJhY2tlbmRbZmNOYW1lXS5iaW5kKHRoaXMuYmFja2VuZCk7XG4gICAgaWYgKHRoaXMuY2FsbGJhY2tBcGkgPT09IGZhbHNlIHx8IHRoaXMuY2FsbGJhY2tBcGkgPT09IHVuZGVmaW5lZCAmJiBmYy5sZW5ndGggPT09IDIpIHtcbiAgICAgIHRyeSB7XG4gICAgICAgIGNvbnN0IHIgPSBmYyhsbmcsIG5zKTtcbiAgICAgICAgaWYgKHIgJiYgdHlwZW9mIHIudGhlbiA9PT0gJ2Z1bmN0aW9uJykge1xuICAgICAgICAgIHIudGhlbihkYXRhID0+IHJlc29sdmVyKG51bGwsIGRhdGEpKS5jYXRjaChyZXNvbHZlcik7XG4gICAgICAgIH0gZWxzZSB7XG4gICAgICAgICAgcmVzb2x2ZXIobnVsbCwgcik7XG4gICAgICAgIH1cbiAgICAgIH0gY2F0Y2ggKGVycikge1xuICAgICAgICByZXNvbHZlcihlcnIpO1xuICAgICAgfVxuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICByZXR1cm4gZmMobG5nLCBucywgcmVzb2x2ZXIpO1xuICB9XG4gIHByZXBhcmVMb2FkaW5nKGxhbmd1YWdlcywgbmFtZXNwYWNlcywgb3B0aW9ucyA9IHt9LCBjYWxsYmFjaykge1xuICAgIGlmICghdGhpcy5iYWNrZW5kKSB7XG4gICAgICB0aGlzLmxvZ2dlci53YXJuKCdObyBiYWNrZW5kIHdhcyBhZGRlZCB2aWEgaTE4bmV4dC51c2UuIFdpbGwgbm90IGxvYWQgcmVzb3VyY2VzLicpO1xuICAgICAgcmV0dXJuIGNhbGxiYWNrICYmIGNhbGxiYWNrKCk7XG4gICAgfVxuICAgIGlmIChpc1N0cmluZyhsYW5ndWFnZXMpKSBsYW5ndWFnZXMgPSB0aGlzLmxhbmd1YWdlVXRpbHMudG9SZXNvbHZlSGllcmFyY2h5KGxhbmd1YWdlcyk7XG4gICAgaWYgKGlzU3RyaW5nKG5hbWVzcGFjZXMpKSBuYW1lc3BhY2VzID0gW25hbWVzcGFjZXNdO1xuICAgIGNvbnN0IHRvTG9hZCA9IHRoaXMucXVldWVMb2FkKGxhbmd1YWdlcywgbmFtZXNwYWNlcywgb3B0aW9ucywgY2FsbGJhY2spO1xuICAgIGlmICghdG9Mb2FkLnRvTG9hZC5sZW5ndGgpIHtcbiAgICAgIGlmICghdG9Mb2FkLnBlbmRpbmcubGVuZ3RoKSBjYWxsYmFjaygpO1xuICAgICAgcmV0dXJuIG51bGw7XG4gICAgfVxuICAgIHRvTG9hZC50b0xvYWQuZm9yRWFjaChuYW1lID0+IHtcbiAgICAgIHRoaXMubG9hZE9uZShuYW1lKTtcbiAgICB9KTtcbiAgfVxuICBsb2FkKGxhbmd1YWdlcywgbmFtZXNwYWNlcywgY2FsbGJhY2spIHtcbiAgICB0aGlzLnByZXBhcmVMb2FkaW5nKGxhbmd1YWdlcywgbmFtZXNwYWNlcywge30sIGNhbGxiYWNrKTtcbiAgfVxuICByZWxvYWQobGFuZ3VhZ2VzLCBuYW1lc3BhY2VzLCBjYWxsYmFjaykge1xuICAgIHRoaXMucHJlcGFyZUxvYWRpbmcobGFuZ3VhZ2VzLCBuYW1lc3BhY2VzLCB7XG4gICAgICByZWxvYWQ6IHRydWVcbiAgICB9LCBjYWxsYmFjayk7XG4gIH1cbiAgbG9hZE9uZShuYW1lLCBwcmVmaXggPSAnJykge1xuICAgIGNvbnN0IHMgPSBuYW1lLnNwbGl0KCd8Jyk7XG4gICAgY29uc3QgbG5nID0gc1swXTtcbiAgICBjb25zdCBucyA9IHNbMV07XG4gICAgdGhpcy5yZWFkKGxuZywgbnMsICdyZWFkJywgdW5kZWZpbmVkLCB1bmRlZmluZWQsIChlcnIsIGRhdGEpID0+IHtcbiAgICAgIGlmIChlcnIpIHRoaXMubG9nZ2VyLndhcm4oYCR7cHJlZml4fWxvYWRpbmcgbmFtZXNwYWNlICR7bnN9IGZvciBsYW5ndWFnZSAke2xuZ30gZmFpbGVkYCwgZXJyKTtcbiAgICAgIGlmICghZXJyICYmIGRhdGEpIHRoaXMubG9nZ2VyLmxvZyhgJHtwcmVmaXh9bG9hZGVkIG5hbWVzcGFjZSAke25zfSBmb3IgbGFuZ3VhZ2UgJHtsbmd9YCwgZGF0YSk7XG4gICAgICB0aGlzLmxvYWRlZChuYW1lLCBlcnIsIGRhdGEpO1xuICAgIH0pO1xuICB9XG4gIHNhdmVNaXNzaW5nKGxhbmd1YWdlcywgbmFtZXNwYWNlLCBrZXksIGZhbGxiYWNrVmFsdWUsIGlzVXBkYXRlLCBvcHRpb25zID0ge30sIGNsYiA9ICgpID0+IHt9LCBoYXNMb2FkZWROYW1lc3BhY2UgPSB0aGlzLm5ld2VzdENsb25lSGFzTG9hZGVkTmFtZXNwYWNlIHx8IHRoaXMuc2VydmljZXM/LnV0aWxzPy5oYXNMb2FkZWROYW1lc3BhY2UpIHtcbiAgICBpZiAoaGFzTG9hZGVkTmFtZXNwYWNlICYmICFoYXNMb2FkZWROYW1lc3BhY2UobmFtZXNwYWNlKSkge1xuICAgICAgdGhpcy5sb2dnZXIud2FybihgZGlkIG5vdCBzYXZlIGtleSBcIiR7a2V5fVwiIGFzIHRoZSBuYW1lc3BhY2UgXCIke25hbWVzcGFjZX1cIiB3YXMgbm90IHlldCBsb2FkZWRgLCAnVGhpcyBtZWFucyBzb21ldGhpbmcgSVMgV1JPTkcgaW4geW91ciBzZXR1cC4gWW91IGFjY2VzcyB0aGUgdCBmdW5jdGlvbiBiZWZvcmUgaTE4bmV4dC5pbml0IC8gaTE4bmV4dC5sb2FkTmFtZXNwYWNlIC8gaTE4bmV4dC5jaGFuZ2VMYW5ndWFnZSB3YXMgZG9uZS4gV2FpdCBmb3IgdGhlIGNhbGxiYWNrIG9yIFByb21pc2UgdG8gcmVzb2x2ZSBiZWZvcmUgYWNjZXNzaW5nIGl0ISEhJyk7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGlmIChrZXkgPT09IHVuZGVmaW5lZCB8fCBrZXkgPT09IG51bGwgfHwga2V5ID09PSAnJykgcmV0dXJuO1xuICAgIGlmICh0aGlzLmJhY2tlbmQ/LmNyZWF0ZSkge1xuICAgICAgY29uc3Qgb3B0cyA9IHtcbiAgICAgICAgLi4ub3B0aW9ucyxcbiAgICAgICAgaXNVcGRhdGVcbiAgICAgIH07XG4gICAgICBjb25zdCBmYyA9IHRoaXMuYmFja2VuZC5jcmVhdGUuYmluZCh0aGlzLmJhY2tlbmQpO1xuICAgICAgaWYgKHRoaXMuY2FsbGJhY2tBcGkgPT09IGZhbHNlIHx8IHRoaXMuY2FsbGJhY2tBcGkgPT09IHVuZGVmaW5lZCAmJiBmYy5sZW5ndGggPCA2KSB7XG4gICAgICAgIHRyeSB7XG4gICAgICAgICAgbGV0IHI7XG4gICAgICAgICAgaWYgKHRoaXMuY2FsbGJhY2tBcGkgPT09IGZhbHNlIHx8IGZjLmxlbmd0aCA9PT0gNSkge1xuICAgICAgICAgICAgciA9IGZjKGxhbmd1YWdlcywgbmFtZXNwYWNlLCBrZXksIGZhbGxiYWNrVmFsdWUsIG9wdHMpO1xuICAgICAgICAgIH0gZWxzZSB7XG4gICAgICAgICAgICByID0gZmMobGFuZ3VhZ2VzLCBuYW1lc3BhY2UsIGtleSwgZmFsbGJhY2tWYWx1ZSk7XG4gICAgICAgICAgfVxuICAgICAgICAgIGlmIChyICYmIHR5cGVvZiByLnRoZW4gPT09ICdmdW5jdGlvbicpIHtcbiAgICAgICAgICAgIHIudGhlbihkYXRhID0+IGNsYihudWxsLCBkYXRhKSkuY2F0Y2goY2xiKTtcbiAgICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgICAgY2xiKG51bGwsIHIpO1xuICAgICAgICAgIH1cbiAgICAgICAgfSBjYXRjaCAoZXJyKSB7XG4gICAgICAgICAgY2xiKGVycik7XG4gICAgICAgIH1cbiAgICAgIH0gZWxzZSB7XG4gICAgICAgIGZjKGxhbmd1YWdlcywgbmFtZXNwYWNlLCBrZXksIGZhbGxiYWNrVmFsdWUsIGNsYiwgb3B0cyk7XG4gICAgICB9XG4gICAgfVxuICAgIGlmICghbGFuZ3VhZ2VzIHx8ICFsYW5ndWFnZXNbMF0pIHJldHVybjtcbiAgICB0aGlzLnN0b3JlLmFkZFJlc291cmNlKGxhbmd1YWdlc1swXSwgbmFtZXNwYWNlLCBrZXksIGZhbGxiYWNrVmFsdWUpO1xuICB9XG59XG5cbmNvbnN0IGdldCA9ICgpID0+ICh7XG4gIGRlYnVnOiBmYWxzZSxcbiAgaW5pdEFzeW5jOiB0cnVlLFxuICBuczogWyd0cmFuc2xhdGlvbiddLFxuICBkZWZhdWx0TlM6IFsndHJhbnNsYXRpb24nXSxcbiAgZmFsbGJhY2tMbmc6IGZhbHNlLFxuICBmYWxsYmFja05TOiBmYWxzZSxcbiAgc3VwcG9ydGVkTG5nczogZmFsc2UsXG4gIG5vbkV4cGxpY2l0U3VwcG9ydGVkTG5nczogZmFsc2UsXG4gIGxvYWQ6ICdhbGwnLFxuICBwcmVsb2FkOiBmYWxzZSxcbiAga2V5U2VwYXJhdG9yOiAnLicsXG4gIG5zU2VwYXJhdG9yOiAnOicsXG4gIHBsdXJhbFNlcGFyYXRvcjogJ18nLFxuICBjb250ZXh0U2VwYXJhdG9yOiAnXycsXG4gIGVuYWJsZVNlbGVjdG9yOiBmYWxzZSxcbiAgcGFydGlhbEJ1bmRsZWRMYW5ndWFnZXM6IGZhbHNlLFxuICBzYXZlTWlzc2luZzogZmFsc2UsXG4gIHVwZGF0ZU1pc3Npbmc6IGZhbHNlLFxuICBzYXZlTWlzc2luZ1RvOiAnZmFsbGJhY2snLFxuICBzYXZlTWlzc2luZ1BsdXJhbHM6IHRydWUsXG4gIG1pc3NpbmdLZXlIYW5kbGVyOiBmYWxzZSxcbiAgbWlzc2luZ0ludGVycG9sYXRpb25IYW5kbGVyOiBmYWxzZSxcbiAgcG9zdFByb2Nlc3M6IGZhbHNlLFxuICBwb3N0UHJvY2Vzc1Bhc3NSZXNvbHZlZDogZmFsc2UsXG4gIHJldHVybk51bGw6IGZhbHNlLFxuICByZXR1cm5FbXB0eVN0cmluZzogZmFsc2UsXG4gIHJldHVybk9iamVjdHM6IGZhbHNlLFxuICBqb2luQXJyYXlzOiBmYWxzZSxcbiAgcmV0dXJuZWRPYmplY3RIYW5kbGVyOiBmYWxzZSxcbiAgcGFyc2VNaXNzaW5nS2V5SGFuZGxlcjogZmFsc2UsXG4gIGFwcGVuZE5hbWVzcGFjZVRvTWlzc2luZ0tleTogZmFsc2UsXG4gIGFwcGVuZE5hbWVzcGFjZVRvQ0lNb2RlOiBmYWxzZSxcbiAgb3ZlcmxvYWRUcmFuc2xhdGlvbk9wdGlvbkhhbmRsZXI6IGFyZ3MgPT4ge1xuICAgIGxldCByZXQgPSB7fTtcbiAgICBpZiAodHlwZW9mIGFyZ3NbMV0gPT09ICdvYmplY3QnKSByZXQgPSBhcmdzWzFdO1xuICAgIGlmIChpc1N0cmluZyhhcmdzWzFdKSkgcmV0LmRlZmF1bHRWYWx1ZSA9IGFyZ3NbMV07XG4gICAgaWYgKGlzU3RyaW5nKGFyZ3NbMl0pKSByZXQudERlc2NyaXB0aW9uID0gYXJnc1syXTtcbiAgICBpZiAodHlwZW9mIGFyZ3NbMl0gPT09ICdvYmplY3QnIHx8IHR5cGVvZiBhcmdzWzNdID09PSAnb2JqZWN0Jykge1xuICAgICAgY29uc3Qgb3B0aW9ucyA9IGFyZ3NbM10gfHwgYXJnc1syXTtcbiAgICAgIE9iamVjdC5rZXlzKG9wdGlvbnMpLmZvckVhY2goa2V5ID0+IHtcbiAgICAgICAgcmV0W2tleV0gPSBvcHRpb25zW2tleV07XG4gICAgICB9KTtcbiAgICB9XG4gICAgcmV0dXJuIHJldDtcbiAgfSxcbiAgaW50ZXJwb2xhdGlvbjoge1xuICAgIGVzY2FwZVZhbHVlOiB0cnVlLFxuICAgIHByZWZpeDogJ3t7JyxcbiAgICBzdWZmaXg6ICd9fScsXG4gICAgZm9ybWF0U2VwYXJhdG9yOiAnLCcsXG4gICAgdW5lc2NhcGVQcmVmaXg6ICctJyxcbiAgICBuZXN0aW5nUHJlZml4OiAnJHQoJyxcbiAgICBuZXN0aW5nU3VmZml4OiAnKScsXG4gICAgbmVzdGluZ09wdGlvbnNTZXBhcmF0b3I6ICcsJyxcbiAgICBtYXhSZXBsYWNlczogMTAwMCxcbiAgICBza2lwT25WYXJpYWJsZXM6IHRydWVcbiAgfSxcbiAgY2FjaGVJbkJ1aWx0Rm9ybWF0czogdHJ1ZVxufSk7XG5jb25zdCB0cmFuc2Zvcm1PcHRpb25zID0gb3B0aW9ucyA9PiB7XG4gIGlmIChpc1N0cmluZyhvcHRpb25zLm5zKSkgb3B0aW9ucy5ucyA9IFtvcHRpb25zLm5zXTtcbiAgaWYgKGlzU3RyaW5nKG9wdGlvbnMuZmFsbGJhY2tMbmcpKSBvcHRpb25zLmZhbGxiYWNrTG5nID0gW29wdGlvbnMuZmFsbGJhY2tMbmddO1xuICBpZiAoaXNTdHJpbmcob3B0aW9ucy5mYWxsYmFja05TKSkgb3B0aW9ucy5mYWxsYmFja05TID0gW29wdGlvbnMuZmFsbGJhY2tOU107XG4gIGlmIChvcHRpb25zLnN1cHBvcnRlZExuZ3MgJiYgIW9wdGlvbnMuc3VwcG9ydGVkTG5ncy5pbmNsdWRlcygnY2ltb2RlJykpIHtcbiAgICBvcHRpb25zLnN1cHBvcnRlZExuZ3MgPSBvcHRpb25zLnN1cHBvcnRlZExuZ3MuY29uY2F0KFsnY2ltb2RlJ10pO1xuICB9XG4gIHJldHVybiBvcHRpb25zO1xufTtcblxuY29uc3Qgbm9vcCA9ICgpID0+IHt9O1xuY29uc3Qgd2l0aERlZmF1bHRzID0gb3B0aW9ucyA9PiB7XG4gIGNvbnN0IGRlZk9wdHMgPSBnZXQoKTtcbiAgY29uc3QgbWVyZ2VkID0ge1xuICAgIC4uLmRlZk9wdHMsXG4gICAgLi4ub3B0aW9uc1xuICB9O1xuICBtZXJnZWQuaW50ZXJwb2xhdGlvbiA9IHtcbiAgICAuLi5kZWZPcHRzLmludGVycG9sYXRpb24sXG4gICAgLi4ub3B0aW9ucy5pbnRlcnBvbGF0aW9uXG4gIH07XG4gIGlmICh0eXBlb2YgbWVyZ2VkLm92ZXJsb2FkVHJhbnNsYXRpb25PcHRpb25IYW5kbGVyICE9PSAnZnVuY3Rpb24nKSB7XG4gICAgbWVyZ2VkLm92ZXJsb2FkVHJhbnNsYXRpb25PcHRpb25IYW5kbGVyID0gZGVmT3B0cy5vdmVybG9hZFRyYW5zbGF0aW9uT3B0aW9uSGFuZGxlcjtcbiAgfVxuICByZXR1cm4gbWVyZ2VkO1xufTtcbmNvbnN0IGNvbmZpZ3VyZWRMYW5ndWFnZUNvZGVzID0gb3B0aW9ucyA9PiB7XG4gIGNvbnN0IGNvZGVzID0gW10uY29uY2F0KG9wdGlvbnMuc3VwcG9ydGVkTG5ncyB8fCBbXSwgb3B0aW9ucy5wcmVsb2FkIHx8IFtdKTtcbiAgY29kZXMucHVzaCguLi5PYmplY3Qua2V5cyhvcHRpb25zLnJlc291cmNlcyB8fCB7fSkpO1xuICBjb25zdCBmYWxsYmFja0xuZyA9IG9wdGlvbnMuZmFsbGJhY2tMbmc7XG4gIGlmIChpc1N0cmluZyhmYWxsYmFja0xuZykgfHwgQXJyYXkuaXNBcnJheShmYWxsYmFja0xuZykpIGNvZGVzLnB1c2goLi4uW10uY29uY2F0KGZhbGxiYWNrTG5nKSk7ZWxzZSBpZiAoZmFsbGJhY2tMbmcgJiYgdHlwZW9mIGZhbGxiYWNrTG5nID09PSAnb2JqZWN0Jykge1xuICAgIE9iamVjdC5rZXlzKGZhbGxiYWNrTG5nKS5mb3JFYWNoKGNvZGUgPT4ge1xuICAgICAgaWYgKGNvZGUgIT09ICdkZWZhdWx0JykgY29kZXMucHVzaChjb2RlKTtcbiAgICAgIGNvZGVzLnB1c2goLi4uW10uY29uY2F0KGZhbGxiYWNrTG5nW2NvZGVdKSk7XG4gICAgfSk7XG4gIH1cbiAgcmV0dXJuIGNvZGVzO1xufTtcbmNvbnN0IGlzUmVmdXNlZExhbmd1YWdlQ29kZSA9IChpMThuLCBjb2RlKSA9PiB7XG4gIGlmICghaXNTdHJpbmcoY29kZSkgfHwgaXNTYWZlTGFuZ3VhZ2VDb2RlKGNvZGUpIHx8IGkxOG4uY29uZmlndXJlZExuZ3M/Lmhhcyhjb2RlKSkgcmV0dXJuIGZhbHNlO1xuICBpMThuLmxvZ2dlci5vbmNlKGBsbmc6JHtjb2RlfWAsICd3YXJuJywgYHJlZnVzZWQgdGhlIGxhbmd1YWdlIGNvZGUgJyR7Y29kZS5zbGljZSgwLCA2NCl9JyBmcm9tIGxuZywgY2hhbmdlTGFuZ3VhZ2UoKSwgdGhlIGxhbmd1YWdlIGRldGVjdG9yIG9yIGxvYWRMYW5ndWFnZXMoKTogaXQgaXMgbm90IGNvbmZpZ3VyZWQgYW5kIGhhcyBvdGhlciBjaGFyYWN0ZXJzIHRoYW4gbGV0dGVycywgZGlnaXRzLCAnLScsICdfJywgJ0AnIGFuZCAnLicgKG9yICcuLicsIG9yIG1vcmUgdGhhbiAxMjgpLiBMaXN0IGl0IGluIHN1cHBvcnRlZExuZ3MgdG8gdXNlIGl0YCk7XG4gIHJldHVybiB0cnVlO1xufTtcbmNvbnN0IGJpbmRNZW1iZXJGdW5jdGlvbnMgPSBpbnN0ID0+IHtcbiAgY29uc3QgbWVtcyA9IE9iamVjdC5nZXRPd25Qcm9wZXJ0eU5hbWVzKE9iamVjdC5nZXRQcm90b3R5cGVPZihpbnN0KSk7XG4gIG1lbXMuZm9yRWFjaChtZW0gPT4ge1xuICAgIGlmICh0eXBlb2YgaW5zdFttZW1dID09PSAnZnVuY3Rpb24nKSB7XG4gICAgICBpbnN0W21lbV0gPSBpbnN0W21lbV0uYmluZChpbnN0KTtcbiAgICB9XG4gIH0pO1xufTtcbmNsYXNzIEkxOG4gZXh0ZW5kcyBFdmVudEVtaXR0ZXIge1xuICBjb25zdHJ1Y3RvcihvcHRpb25zID0ge30sIGNhbGxiYWNrKSB7XG4gICAgc3VwZXIoKTtcbiAgICB0aGlzLnVzZXJPcHRpb25zID0gdHJhbnNmb3JtT3B0aW9ucyhvcHRpb25zKTtcbiAgICB0aGlzLm9wdGlvbnMgPSB3aXRoRGVmYXVsdHModGhpcy51c2VyT3B0aW9ucyk7XG4gICAgdGhpcy5zZXJ2aWNlcyA9IHtcbiAgICAgIHBvc3RQcm9jZXNzb3JzOiBPYmplY3QuY3JlYXRlKG51bGwpXG4gICAgfTtcbiAgICB0aGlzLmxvZ2dlciA9IG5ldyBMb2dnZXIobnVsbCwgdGhpcy5vcHRpb25zKTtcbiAgICB0aGlzLm1vZHVsZXMgPSB7XG4gICAgICBleHRlcm5hbDogW11cbiAgICB9O1xuICAgIGJpbmRNZW1iZXJGdW5jdGlvbnModGhpcyk7XG4gICAgaWYgKGNhbGxiYWNrICYmICF0aGlzLmlzSW5pdGlhbGl6ZWQgJiYgIW9wdGlvbnMuaXNDbG9uZSkge1xuICAgICAgaWYgKCF0aGlzLnVzZXJPcHRpb25zLmluaXRBc3luYykge1xuICAgICAgICB0aGlzLmluaXQob3B0aW9ucywgY2FsbGJhY2spO1xuICAgICAgICByZXR1cm4gdGhpcztcbiAgICAgIH1cbiAgICAgIHNldFRpbWVvdXQoKCkgPT4ge1xuICAgICAgICB0aGlzLmluaXQob3B0aW9ucywgY2FsbGJhY2spO1xuICAgICAgfSwgMCk7XG4gICAgfVxuICB9XG4gIGluaXQob3B0aW9ucyA9IHt9LCBjYWxsYmFjaykge1xuICAgIHRoaXMuaXNJbml0aWFsaXppbmcgPSB0cnVlO1xuICAgIGlmICh0eXBlb2Ygb3B0aW9ucyA9PT0gJ2Z1bmN0aW9uJykge1xuICAgICAgY2FsbGJhY2sgPSBvcHRpb25zO1xuICAgICAgb3B0aW9ucyA9IHt9O1xuICAgIH1cbiAgICBpZiAob3B0aW9ucy5kZWZhdWx0TlMgPT0gbnVsbCAmJiBvcHRpb25zLm5zKSB7XG4gICAgICBpZiAoaXNTdHJpbmcob3B0aW9ucy5ucykpIHtcbiAgICAgICAgb3B0aW9ucy5kZWZhdWx0TlMgPSBvcHRpb25zLm5zO1xuICAgICAgfSBlbHNlIGlmICghb3B0aW9ucy5ucy5pbmNsdWRlcygndHJhbnNsYXRpb24nKSkge1xuICAgICAgICBvcHRpb25zLmRlZmF1bHROUyA9IG9wdGlvbnMubnNbMF07XG4gICAgICB9XG4gICAgfVxuICAgIHRyYW5zZm9ybU9wdGlvbnMob3B0aW9ucyk7XG4gICAgY29uc3QgdXNlck9wdGlvbnMgPSB7XG4gICAgICAuLi50aGlzLnVzZXJPcHRpb25zLFxuICAgICAgLi4ub3B0aW9uc1xuICAgIH07XG4gICAgdGhpcy5vcHRpb25zID0gd2l0aERlZmF1bHRzKHtcbiAgICAgIC4uLnRoaXMub3B0aW9ucyxcbiAgICAgIC4uLm9wdGlvbnNcbiAgICB9KTtcbiAgICBpZiAodXNlck9wdGlvbnMua2V5U2VwYXJhdG9yICE9PSB1bmRlZmluZWQpIHtcbiAgICAgIHRoaXMub3B0aW9ucy51c2VyRGVmaW5lZEtleVNlcGFyYXRvciA9IHVzZXJPcHRpb25zLmtleVNlcGFyYXRvcjtcbiAgICB9XG4gICAgaWYgKHVzZXJPcHRpb25zLm5zU2VwYXJhdG9yICE9PSB1bmRlZmluZWQpIHtcbiAgICAgIHRoaXMub3B0aW9ucy51c2VyRGVmaW5lZE5zU2VwYXJhdG9yID0gdXNlck9wdGlvbnMubnNTZXBhcmF0b3I7XG4gICAgfVxuICAgIGlmICghdGhpcy5vcHRpb25zLmlzQ2xvbmUpIHtcbiAgICAgIHRoaXMuY29uZmlndXJlZExuZ3MgPSBuZXcgU2V0KFsuLi4odGhpcy5jb25maWd1cmVkTG5ncyB8fCBbXSksIC4uLmNvbmZpZ3VyZWRMYW5ndWFnZUNvZGVzKHVzZXJPcHRpb25zKV0pO1xuICAgIH1cbiAgICBjb25zdCBjcmVhdGVDbGFzc09uRGVtYW5kID0gQ2xhc3NPck9iamVjdCA9PiB7XG4gICAgICBpZiAoIUNsYXNzT3JPYmplY3QpIHJldHVybiBudWxsO1xuICAgICAgaWYgKHR5cGVvZiBDbGFzc09yT2JqZWN0ID09PSAnZnVuY3Rpb24nKSByZXR1cm4gbmV3IENsYXNzT3JPYmplY3QoKTtcbiAgICAgIHJldHVybiBDbGFzc09yT2JqZWN0O1xuICAgIH07XG4gICAgaWYgKCF0aGlzLm9wdGlvbnMuaXNDbG9uZSkge1xuICAgICAgdGhpcy5sb2dnZXIuaW5pdChjcmVhdGVDbGFzc09uRGVtYW5kKHRoaXMubW9kdWxlcy5sb2dnZXIpLCB0aGlzLm9wdGlvbnMpO1xuICAgICAgY29uc3Qge1xuICAgICAgICBsb2dnZXJcbiAgICAgIH0gPSB0aGlzO1xuICAgICAgdGhpcy5wZW5kaW5nV2FybmluZ3M/LmZvckVhY2gobXNnID0+IHRoaXMubG9nZ2VyLndhcm4obXNnKSk7XG4gICAgICB0aGlzLnBlbmRpbmdXYXJuaW5ncyA9IHVuZGVmaW5lZDtcbiAgICAgIGxldCBmb3JtYXR0ZXI7XG4gICAgICBpZiAodGhpcy5tb2R1bGVzLmZvcm1hdHRlcikge1xuICAgICAgICBmb3JtYXR0ZXIgPSB0aGlzLm1vZHVsZXMuZm9ybWF0dGVyO1xuICAgICAgfSBlbHNlIHtcbiAgICAgICAgZm9ybWF0dGVyID0gRm9ybWF0dGVyO1xuICAgICAgfVxuICAgICAgY29uc3QgbHUgPSBuZXcgTGFuZ3VhZ2VVdGlsKHRoaXMub3B0aW9ucywgbG9nZ2VyKTtcbiAgICAgIHRoaXMuc3RvcmUgPSBuZXcgUmVzb3VyY2VTdG9yZSh0aGlzLm9wdGlvbnMucmVzb3VyY2VzLCB0aGlzLm9wdGlvbnMsIGxvZ2dlcik7XG4gICAgICBjb25zdCBzID0gdGhpcy5zZXJ2aWNlcztcbiAgICAgIHMubG9nZ2VyID0gbG9nZ2VyO1xuICAgICAgcy5yZXNvdXJjZVN0b3JlID0gdGhpcy5zdG9yZTtcbiAgICAgIHMubGFuZ3VhZ2VVdGlscyA9IGx1O1xuICAgICAgcy5wbHVyYWxSZXNvbHZlciA9IG5ldyBQbHVyYWxSZXNvbHZlcihsdSwge1xuICAgICAgICBwcmVwZW5kOiB0aGlzLm9wdGlvbnMucGx1cmFsU2VwYXJhdG9yXG4gICAgICB9LCBsb2dnZXIpO1xuICAgICAgaWYgKGZvcm1hdHRlcikge1xuICAgICAgICBzLmZvcm1hdHRlciA9IGNyZWF0ZUNsYXNzT25EZW1hbmQoZm9ybWF0dGVyKTtcbiAgICAgICAgaWYgKHMuZm9ybWF0dGVyLmluaXQpIHMuZm9ybWF0dGVyLmluaXQocywgdGhpcy5vcHRpb25zKTtcbiAgICAgICAgdGhpcy5vcHRpb25zLmludGVycG9sYXRpb24uZm9ybWF0ID0gcy5mb3JtYXR0ZXIuZm9ybWF0LmJpbmQocy5mb3JtYXR0ZXIpO1xuICAgICAgfVxuICAgICAgcy5pbnRlcnBvbGF0b3IgPSBuZXcgSW50ZXJwb2xhdG9yKHRoaXMub3B0aW9ucywgbG9nZ2VyKTtcbiAgICAgIHMudXRpbHMgPSB7XG4gICAgICAgIGhhc0xvYWRlZE5hbWVzcGFjZTogdGhpcy5oYXNMb2FkZWROYW1lc3BhY2UuYmluZCh0aGlzKSxcbiAgICAgICAgcmVsb2FkUmVzb3VyY2VzOiB0aGlzLnJlbG9hZFJlc291cmNlcy5iaW5kKHRoaXMpXG4gICAgICB9O1xuICAgICAgcy5iYWNrZW5kQ29ubmVjdG9yID0gbmV3IENvbm5lY3RvcihjcmVhdGVDbGFzc09uRGVtYW5kKHRoaXMubW9kdWxlcy5iYWNrZW5kKSwgcy5yZXNvdXJjZVN0b3JlLCBzLCB0aGlzLm9wdGlvbnMpO1xuICAgICAgcy5iYWNrZW5kQ29ubmVjdG9yLm9uKCcqJywgKGV2ZW50LCAuLi5hcmdzKSA9PiB7XG4gICAgICAgIHRoaXMuZW1pdChldmVudCwgLi4uYXJncyk7XG4gICAgICB9KTtcbiAgICAgIGlmICh0aGlzLm1vZHVsZXMubGFuZ3VhZ2VEZXRlY3Rvcikge1xuICAgICAgICBzLmxhbmd1YWdlRGV0ZWN0b3IgPSBjcmVhdGVDbGFzc09uRGVtYW5kKHRoaXMubW9kdWxlcy5sYW5ndWFnZURldGVjdG9yKTtcbiAgICAgICAgaWYgKHMubGFuZ3VhZ2VEZXRlY3Rvci5pbml0KSBzLmxhbmd1YWdlRGV0ZWN0b3IuaW5pdChzLCB0aGlzLm9wdGlvbnMuZGV0ZWN0aW9uLCB0aGlzLm9wdGlvbnMpO1xuICAgICAgICBpZiAocy5sYW5ndWFnZURldGVjdG9yLmFzeW5jICYmIGNhbGxiYWNrQXBpT2Yocy5sYW5ndWFnZURldGVjdG9yKSA9PT0gdW5kZWZpbmVkKSB7XG4gICAgICAgICAgdGhpcy5sb2dnZXIuZGVwcmVjYXRlKCdsYW5ndWFnZURldGVjdG9yOiBzZXQgY2FsbGJhY2tBcGkgdG8gZGVjbGFyZSBob3cgdGhlIGFzeW5jIGRldGVjdCgpIGFuc3dlcnMgKHRydWU6IGRldGVjdChjYWxsYmFjayk7IGZhbHNlOiBkZXRlY3QoKSByZXR1cm5zIGEgcHJvbWlzZSk7IGd1ZXNzaW5nIGl0IGZyb20gdGhlIG51bWJlciBvZiBwYXJhbWV0ZXJzIGlzIGRlcHJlY2F0ZWQnKTtcbiAgICAgICAgfVxuICAgICAgfVxuICAgICAgaWYgKHRoaXMubW9kdWxlcy5pMThuRm9ybWF0KSB7XG4gICAgICAgIHMuaTE4bkZvcm1hdCA9IGNyZWF0ZUNsYXNzT25EZW1hbmQodGhpcy5tb2R1bGVzLmkxOG5Gb3JtYXQpO1xuICAgICAgICBpZiAocy5pMThuRm9ybWF0LmluaXQpIHMuaTE4bkZvcm1hdC5pbml0KHRoaXMpO1xuICAgICAgfVxuICAgICAgdGhpcy50cmFuc2xhdG9yID0gbmV3IFRyYW5zbGF0b3IodGhpcy5zZXJ2aWNlcywgdGhpcy5vcHRpb25zKTtcbiAgICAgIHRoaXMudHJhbnNsYXRvci5vbignKicsIChldmVudCwgLi4uYXJncykgPT4ge1xuICAgICAgICB0aGlzLmVtaXQoZXZlbnQsIC4uLmFyZ3MpO1xuICAgICAgfSk7XG4gICAgICB0aGlzLm1vZHVsZXMuZXh0ZXJuYWwuZm9yRWFjaChtID0+IHtcbiAgICAgICAgaWYgKG0uaW5pdCkgbS5pbml0KHRoaXMpO1xuICAgICAgfSk7XG4gICAgfVxuICAgIHRoaXMuZm9ybWF0ID0gdGhpcy5vcHRpb25zLmludGVycG9sYXRpb24uZm9ybWF0O1xuICAgIGlmICghY2FsbGJhY2spIGNhbGxiYWNrID0gbm9vcDtcbiAgICBpZiAodGhpcy5vcHRpb25zLmZhbGxiYWNrTG5nICYmICF0aGlzLnNlcnZpY2VzLmxhbmd1YWdlRGV0ZWN0b3IgJiYgIXRoaXMub3B0aW9ucy5sbmcpIHtcbiAgICAgIGNvbnN0IGNvZGVzID0gdGhpcy5zZXJ2aWNlcy5sYW5ndWFnZVV0aWxzLmdldEZhbGxiYWNrQ29kZXModGhpcy5vcHRpb25zLmZhbGxiYWNrTG5nKTtcbiAgICAgIGlmIChjb2Rlcy5sZW5ndGggPiAwICYmIGNvZGVzWzBdICE9PSAnZGV2JykgdGhpcy5vcHRpb25zLmxuZyA9IGNvZGVzWzBdO1xuICAgIH1cbiAgICBpZiAoIXRoaXMuc2VydmljZXMubGFuZ3VhZ2VEZXRlY3RvciAmJiAhdGhpcy5vcHRpb25zLmxuZykge1xuICAgICAgdGhpcy5sb2dnZXIud2FybignaW5pdDogbm8gbGFuZ3VhZ2VEZXRlY3RvciBpcyB1c2VkIGFuZCBubyBsbmcgaXMgZGVmaW5lZCcpO1xuICAgIH1cbiAgICBjb25zdCBzdG9yZUFwaSA9IFsnZ2V0UmVzb3VyY2UnLCAnaGFzUmVzb3VyY2VCdW5kbGUnLCAnZ2V0UmVzb3VyY2VCdW5kbGUnLCAnZ2V0RGF0YUJ5TGFuZ3VhZ2UnXTtcbiAgICBzdG9yZUFwaS5mb3JFYWNoKGZjTmFtZSA9PiB7XG4gICAgICB0aGlzW2ZjTmFtZV0gPSAoLi4uYXJncykgPT4gdGhpcy5zdG9yZVtmY05hbWVdKC4uLmFyZ3MpO1xuICAgIH0pO1xuICAgIGNvbnN0IHN0b3JlQXBpQ2hhaW5lZCA9IFsnYWRkUmVzb3VyY2UnLCAnYWRkUmVzb3VyY2VzJywgJ2FkZFJlc291cmNlQnVuZGxlJywgJ3JlbW92ZVJlc291cmNlQnVuZGxlJ107XG4gICAgc3RvcmVBcGlDaGFpbmVkLmZvckVhY2goZmNOYW1lID0+IHtcbiAgICAgIHRoaXNbZmNOYW1lXSA9ICguLi5hcmdzKSA9PiB7XG4gICAgICAgIHRoaXMuc3RvcmVbZmNOYW1lXSguLi5hcmdzKTtcbiAgICAgICAgcmV0dXJuIHRoaXM7XG4gICAgICB9O1xuICAgIH0pO1xuICAgIGNvbnN0IGRlZmVycmVkID0gZGVmZXIoKTtcbiAgICBjb25zdCBsb2FkID0gKCkgPT4ge1xuICAgICAgY29uc3QgZmluaXNoID0gKGVyciwgdCkgPT4ge1xuICAgICAgICB0aGlzLmlzSW5pdGlhbGl6aW5nID0gZmFsc2U7XG4gICAgICAgIGlmICh0aGlzLmlzSW5pdGlhbGl6ZWQgJiYgIXRoaXMuaW5pdGlhbGl6ZWRTdG9yZU9uY2UpIHRoaXMubG9nZ2VyLndhcm4oJ2luaXQ6IGkxOG5leHQgaXMgYWxyZWFkeSBpbml0aWFsaXplZC4gWW91IHNob3VsZCBjYWxsIGluaXQganVzdCBvbmNlIScpO1xuICAgICAgICB0aGlzLmlzSW5pdGlhbGl6ZWQgPSB0cnVlO1xuICAgICAgICBpZiAoIXRoaXMub3B0aW9ucy5pc0Nsb25lKSB0aGlzLmxvZ2dlci5sb2coJ2luaXRpYWxpemVkJywgdGhpcy5vcHRpb25zKTtcbiAgICAgICAgdGhpcy5lbWl0KCdpbml0aWFsaXplZCcsIHRoaXMub3B0aW9ucyk7XG4gICAgICAgIGRlZmVycmVkLnJlc29sdmUodCk7XG4gICAgICAgIGNhbGxiYWNrKGVyciwgdCk7XG4gICAgICB9O1xuICAgICAgaWYgKCh0aGlzLmxhbmd1YWdlcyB8fCB0aGlzLmlzTGFuZ3VhZ2VDaGFuZ2luZ1RvKSAmJiAhdGhpcy5pc0luaXRpYWxpemVkKSByZXR1cm4gZmluaXNoKG51bGwsIHRoaXMudC5iaW5kKHRoaXMpKTtcbiAgICAgIHRoaXMuY2hhbmdlTGFuZ3VhZ2UodGhpcy5vcHRpb25zLmxuZywgZmluaXNoKTtcbiAgICB9O1xuICAgIGlmICh0aGlzLm9wdGlvbnMucmVzb3VyY2VzIHx8ICF0aGlzLm9wdGlvbnMuaW5pdEFzeW5jKSB7XG4gICAgICBsb2FkKCk7XG4gICAgfSBlbHNlIHtcbiAgICAgIHNldFRpbWVvdXQobG9hZCwgMCk7XG4gICAgfVxuICAgIHJldHVybiBkZWZlcnJlZDtcbiAgfVxuICBsb2FkUmVzb3VyY2VzKGxhbmd1YWdlLCBjYWxsYmFjayA9IG5vb3ApIHtcbiAgICBsZXQgdXNlZENhbGxiYWNrID0gY2FsbGJhY2s7XG4gICAgY29uc3QgdXNlZExuZyA9IGlzU3RyaW5nKGxhbmd1YWdlKSA/IGxhbmd1YWdlIDogdGhpcy5sYW5ndWFnZTtcbiAgICBpZiAodHlwZW9mIGxhbmd1YWdlID09PSAnZnVuY3Rpb24nKSB1c2VkQ2FsbGJhY2sgPSBsYW5ndWFnZTtcbiAgICBpZiAoIXRoaXMub3B0aW9ucy5yZXNvdXJjZXMgfHwgdGhpcy5vcHRpb25zLnBhcnRpYWxCdW5kbGVkTGFuZ3VhZ2VzKSB7XG4gICAgICBpZiAodXNlZExuZz8udG9Mb3dlckNhc2UoKSA9PT0gJ2NpbW9kZScgJiYgKCF0aGlzLm9wdGlvbnMucHJlbG9hZCB8fCB0aGlzLm9wdGlvbnMucHJlbG9hZC5sZW5ndGggPT09IDApKSByZXR1cm4gdXNlZENhbGxiYWNrKCk7XG4gICAgICBjb25zdCB0b0xvYWQgPSBbXTtcbiAgICAgIGNvbnN0IGFwcGVuZCA9IGxuZyA9PiB7XG4gICAgICAgIGlmICghbG5nKSByZXR1cm47XG4gICAgICAgIGlmIChsbmcgPT09ICdjaW1vZGUnKSByZXR1cm47XG4gICAgICAgIGNvbnN0IGxuZ3MgPSB0aGlzLnNlcnZpY2VzLmxhbmd1YWdlVXRpbHMudG9SZXNvbHZlSGllcmFyY2h5KGxuZyk7XG4gICAgICAgIGxuZ3MuZm9yRWFjaChsID0+IHtcbiAgICAgICAgICBpZiAobCA9PT0gJ2NpbW9kZScpIHJldHVybjtcbiAgICAgICAgICBpZiAoIXRvTG9hZC5pbmNsdWRlcyhsKSkgdG9Mb2FkLnB1c2gobCk7XG4gICAgICAgIH0pO1xuICAgICAgfTtcbiAgICAgIGlmICghdXNlZExuZykge1xuICAgICAgICBjb25zdCBmYWxsYmFja3MgPSB0aGlzLnNlcnZpY2VzLmxhbmd1YWdlVXRpbHMuZ2V0RmFsbGJhY2tDb2Rlcyh0aGlzLm9wdGlvbnMuZmFsbGJhY2tMbmcpO1xuICAgICAgICBmYWxsYmFja3MuZm9yRWFjaChsID0+IGFwcGVuZChsKSk7XG4gICAgICB9IGVsc2Uge1xuICAgICAgICBhcHBlbmQodXNlZExuZyk7XG4gICAgICB9XG4gICAgICB0aGlzLm9wdGlvbnMucHJlbG9hZD8uZm9yRWFjaD8uKGwgPT4gYXBwZW5kKGwpKTtcbiAgICAgIHRoaXMuc2VydmljZXMuYmFja2VuZENvbm5lY3Rvci5sb2FkKHRvTG9hZCwgdGhpcy5vcHRpb25zLm5zLCBlID0+IHtcbiAgICAgICAgaWYgKCFlICYmICF0aGlzLnJlc29sdmVkTGFuZ3VhZ2UgJiYgdGhpcy5sYW5ndWFnZSkgdGhpcy5zZXRSZXNvbHZlZExhbmd1YWdlKHRoaXMubGFuZ3VhZ2UpO1xuICAgICAgICB1c2VkQ2FsbGJhY2soZSk7XG4gICAgICB9KTtcbiAgICB9IGVsc2Uge1xuICAgICAgdXNlZENhbGxiYWNrKG51bGwpO1xuICAgIH1cbiAgfVxuICByZWxvYWRSZXNvdXJjZXMobG5ncywgbnMsIGNhbGxiYWNrKSB7XG4gICAgY29uc3QgZGVmZXJyZWQgPSBkZWZlcigpO1xuICAgIGlmICh0eXBlb2YgbG5ncyA9PT0gJ2Z1bmN0aW9uJykge1xuICAgICAgY2FsbGJhY2sgPSBsbmdzO1xuICAgICAgbG5ncyA9IHVuZGVmaW5lZDtcbiAgICB9XG4gICAgaWYgKHR5cGVvZiBucyA9PT0gJ2Z1bmN0aW9uJykge1xuICAgICAgY2FsbGJhY2sgPSBucztcbiAgICAgIG5zID0gdW5kZWZpbmVkO1xuICAgIH1cbiAgICBpZiAoIWxuZ3MpIHtcbiAgICAgIGNvbnN0IHJlcXVlc3RlZCA9IE9iamVjdC5rZXlzKHRoaXMuc2VydmljZXMuYmFja2VuZENvbm5lY3Rvci5zdGF0ZSkubWFwKG5hbWUgPT4gbmFtZS5zcGxpdCgnfCcpWzBdKTtcbiAgICAgIGxuZ3MgPSBbLi4ubmV3IFNldChbLi4uKHRoaXMubGFuZ3VhZ2VzIHx8IFtdKSwgLi4ucmVxdWVzdGVkXSldLmZpbHRlcihsID0+IGwgIT09ICdjaW1vZGUnKTtcbiAgICB9XG4gICAgaWYgKCFucykgbnMgPSB0aGlzLm9wdGlvbnMubnM7XG4gICAgaWYgKCFjYWxsYmFjaykgY2FsbGJhY2sgPSBub29wO1xuICAgIHRoaXMuc2VydmljZXMuYmFja2VuZENvbm5lY3Rvci5yZWxvYWQobG5ncywgbnMsIGVyciA9PiB7XG4gICAgICBkZWZlcnJlZC5yZXNvbHZlKCk7XG4gICAgICBjYWxsYmFjayhlcnIpO1xuICAgIH0pO1xuICAgIHJldHVybiBkZWZlcnJlZDtcbiAgfVxuICB1c2UobW9kdWxlKSB7XG4gICAgaWYgKCFtb2R1bGUpIHRocm93IG5ldyBFcnJvcignWW91IGFyZSBwYXNzaW5nIGFuIHVuZGVmaW5lZCBtb2R1bGUhIFBsZWFzZSBjaGVjayB0aGUgb2JqZWN0IHlvdSBhcmUgcGFzc2luZyB0byBpMThuZXh0LnVzZSgpJyk7XG4gICAgaWYgKCFtb2R1bGUudHlwZSkgdGhyb3cgbmV3IEVycm9yKCdZb3UgYXJlIHBhc3NpbmcgYSB3cm9uZyBtb2R1bGUhIFBsZWFzZSBjaGVjayB0aGUgb2JqZWN0IHlvdSBhcmUgcGFzc2luZyB0byBpMThuZXh0LnVzZSgpJyk7XG4gICAgY29uc3Qgc2V0TW9kdWxlID0gdHlwZSA9PiB7XG4gICAgICBpZiAodGhpcy5tb2R1bGVzW3R5cGVdICYmIHRoaXMubW9kdWxlc1t0eXBlXSAhPT0gbW9kdWxlKSB7XG4gICAgICAgIGNvbnN0IG1zZyA9IGB1c2U6IHRoaXMgJHt0eXBlfSByZXBsYWNlcyB0aGUgJHt0eXBlfSBwYXNzZWQgdG8gYW4gZWFybGllciB1c2UoKSBjYWxsOyBvbmx5IG9uZSAke3R5cGV9IGlzIHVzZWQgcGVyIGluc3RhbmNlYDtcbiAgICAgICAgaWYgKHRoaXMuaXNJbml0aWFsaXppbmcgfHwgdGhpcy5pc0luaXRpYWxpemVkKSB0aGlzLmxvZ2dlci53YXJuKG1zZyk7ZWxzZSAodGhpcy5wZW5kaW5nV2FybmluZ3MgPSB0aGlzLnBlbmRpbmdXYXJuaW5ncyB8fCBbXSkucHVzaChtc2cpO1xuICAgICAgfVxuICAgICAgdGhpcy5tb2R1bGVzW3R5cGVdID0gbW9kdWxlO1xuICAgIH07XG4gICAgaWYgKG1vZHVsZS50eXBlID09PSAnYmFja2VuZCcpIHtcbiAgICAgIHNldE1vZHVsZSgnYmFja2VuZCcpO1xuICAgIH1cbiAgICBpZiAobW9kdWxlLnR5cGUgPT09ICdsb2dnZXInIHx8IG1vZHVsZS5sb2cgJiYgbW9kdWxlLndhcm4gJiYgbW9kdWxlLmVycm9yKSB7XG4gICAgICB0aGlzLm1vZHVsZXMubG9nZ2VyID0gbW9kdWxlO1xuICAgIH1cbiAgICBpZiAobW9kdWxlLnR5cGUgPT09ICdsYW5ndWFnZURldGVjdG9yJykge1xuICAgICAgc2V0TW9kdWxlKCdsYW5ndWFnZURldGVjdG9yJyk7XG4gICAgfVxuICAgIGlmIChtb2R1bGUudHlwZSA9PT0gJ2kxOG5Gb3JtYXQnKSB7XG4gICAgICBzZXRNb2R1bGUoJ2kxOG5Gb3JtYXQnKTtcbiAgICB9XG4gICAgaWYgKG1vZHVsZS50eXBlID09PSAncG9zdFByb2Nlc3NvcicpIHtcbiAgICAgIHRoaXMuc2VydmljZXMucG9zdFByb2Nlc3NvcnNbbW9kdWxlLm5hbWVdID0gbW9kdWxlO1xuICAgIH1cbiAgICBpZiAobW9kdWxlLnR5cGUgPT09ICdmb3JtYXR0ZXInKSB7XG4gICAgICBzZXRNb2R1bGUoJ2Zvcm1hdHRlcicpO1xuICAgIH1cbiAgICBpZiAobW9kdWxlLnR5cGUgPT09ICczcmRQYXJ0eScpIHtcbiAgICAgIHRoaXMubW9kdWxlcy5leHRlcm5hbC5wdXNoKG1vZHVsZSk7XG4gICAgfVxuICAgIHJldHVybiB0aGlzO1xuICB9XG4gIGh5ZHJhdGUocmVzb3VyY2VzLCBsbmcpIHtcbiAgICBpZiAodGhpcy5vcHRpb25zLmlzQ2xvbmUpIHJldHVybiB0aGlzO1xuICAgIGlmICghdGhpcy5zZXJ2aWNlcy5yZXNvdXJjZVN0b3JlKSB7XG4gICAgICB0aGlzLmxvZ2dlci53YXJuKCdoeWRyYXRlOiBjYWxsIGluaXQoKSBmaXJzdCwgdGhlIGluc3RhbmNlIGhhcyBubyByZXNvdXJjZSBzdG9yZSB5ZXQnKTtcbiAgICAgIHJldHVybiB0aGlzO1xuICAgIH1cbiAgICBpZiAocmVzb3VyY2VzICYmICF0aGlzLmluaXRpYWxpemVkU3RvcmVPbmNlKSB7XG4gICAgICB0aGlzLnNlcnZpY2VzLnJlc291cmNlU3RvcmUuZGF0YSA9IHJlc291cmNlcztcbiAgICAgIE9iamVjdC52YWx1ZXMocmVzb3VyY2VzKS5mb3JFYWNoKGxuZ1Jlc291cmNlcyA9PiB7XG4gICAgICAgIE9iamVjdC5rZXlzKGxuZ1Jlc291cmNlcykuZm9yRWFjaChucyA9PiB7XG4gICAgICAgICAgaWYgKCF0aGlzLm9wdGlvbnMubnMuaW5jbHVkZXMobnMpKSB0aGlzLm9wdGlvbnMubnMucHVzaChucyk7XG4gICAgICAgIH0pO1xuICAgICAgfSk7XG4gICAgICB0aGlzLmluaXRpYWxpemVkU3RvcmVPbmNlID0gdHJ1ZTtcbiAgICAgIHRoaXMuaXNJbml0aWFsaXplZCA9IHRydWU7XG4gICAgfVxuICAgIGlmIChsbmcgJiYgIXRoaXMuaW5pdGlhbGl6ZWRMYW5ndWFnZU9uY2UpIHtcbiAgICAgIHRoaXMuY2hhbmdlTGFuZ3VhZ2UobG5nKTtcbiAgICAgIHRoaXMuaW5pdGlhbGl6ZWRMYW5ndWFnZU9uY2UgPSB0cnVlO1xuICAgIH1cbiAgICByZXR1cm4gdGhpcztcbiAgfVxuICBzZXRSZXNvbHZlZExhbmd1YWdlKGwpIHtcbiAgICBpZiAoIWwgfHwgIXRoaXMubGFuZ3VhZ2VzKSByZXR1cm47XG4gICAgaWYgKFsnY2ltb2RlJywgJ2RldiddLmluY2x1ZGVzKGwpKSByZXR1cm47XG4gICAgZm9yIChsZXQgbGkgPSAwOyBsaSA8IHRoaXMubGFuZ3VhZ2VzLmxlbmd0aDsgbGkrKykge1xuICAgICAgY29uc3QgbG5nSW5MbmdzID0gdGhpcy5sYW5ndWFnZXNbbGldO1xuICAgICAgaWYgKFsnY2ltb2RlJywgJ2RldiddLmluY2x1ZGVzKGxuZ0luTG5ncykpIGNvbnRpbnVlO1xuICAgICAgaWYgKHRoaXMuc3RvcmUuaGFzTGFuZ3VhZ2VTb21lVHJhbnNsYXRpb25zKGxuZ0luTG5ncykpIHtcbiAgICAgICAgdGhpcy5yZXNvbHZlZExhbmd1YWdlID0gbG5nSW5MbmdzO1xuICAgICAgICBicmVhaztcbiAgICAgIH1cbiAgICB9XG4gICAgaWYgKCF0aGlzLnJlc29sdmVkTGFuZ3VhZ2UgJiYgIXRoaXMubGFuZ3VhZ2VzLmluY2x1ZGVzKGwpICYmIHRoaXMuc3RvcmUuaGFzTGFuZ3VhZ2VTb21lVHJhbnNsYXRpb25zKGwpKSB7XG4gICAgICB0aGlzLnJlc29sdmVkTGFuZ3VhZ2UgPSBsO1xuICAgICAgdGhpcy5sYW5ndWFnZXMudW5zaGlmdChsKTtcbiAgICB9XG4gIH1cbiAgY2hhbmdlTGFuZ3VhZ2UobG5nLCBjYWxsYmFjaykge1xuICAgIHRoaXMuaXNMYW5ndWFnZUNoYW5naW5nVG8gPSBsbmc7XG4gICAgY29uc3QgZGVmZXJyZWQgPSBkZWZlcigpO1xuICAgIHRoaXMuZW1pdCgnbGFuZ3VhZ2VDaGFuZ2luZycsIGxuZyk7XG4gICAgY29uc3Qgc2V0TG5nUHJvcHMgPSBsID0+IHtcbiAgICAgIHRoaXMubGFuZ3VhZ2UgPSBsO1xuICAgICAgdGhpcy5sYW5ndWFnZXMgPSB0aGlzLnNlcnZpY2VzLmxhbmd1YWdlVXRpbHMudG9SZXNvbHZlSGllcmFyY2h5KGwpO1xuICAgICAgdGhpcy5yZXNvbHZlZExhbmd1YWdlID0gdW5kZWZpbmVkO1xuICAgICAgdGhpcy5zZXRSZXNvbHZlZExhbmd1YWdlKGwpO1xuICAgIH07XG4gICAgY29uc3QgZG9uZSA9IChlcnIsIGwpID0+IHtcbiAgICAgIGlmIChsKSB7XG4gICAgICAgIGlmICh0aGlzLmlzTGFuZ3VhZ2VDaGFuZ2luZ1RvID09PSBsbmcpIHtcbiAgICAgICAgICBzZXRMbmdQcm9wcyhsKTtcbiAgICAgICAgICB0aGlzLnRyYW5zbGF0b3IuY2hhbmdlTGFuZ3VhZ2UobCk7XG4gICAgICAgICAgdGhpcy5pc0xhbmd1YWdlQ2hhbmdpbmdUbyA9IHVuZGVmaW5lZDtcbiAgICAgICAgICB0aGlzLmVtaXQoJ2xhbmd1YWdlQ2hhbmdlZCcsIGwpO1xuICAgICAgICAgIHRoaXMubG9nZ2VyLmxvZygnbGFuZ3VhZ2VDaGFuZ2VkJywgbCk7XG4gICAgICAgIH1cbiAgICAgIH0gZWxzZSB7XG4gICAgICAgIHRoaXMuaXNMYW5ndWFnZUNoYW5naW5nVG8gPSB1bmRlZmluZWQ7XG4gICAgICB9XG4gICAgICBkZWZlcnJlZC5yZXNvbHZlKCguLi5hcmdzKSA9PiB0aGlzLnQoLi4uYXJncykpO1xuICAgICAgaWYgKGNhbGxiYWNrKSBjYWxsYmFjayhlcnIsICguLi5hcmdzKSA9PiB0aGlzLnQoLi4uYXJncykpO1xuICAgIH07XG4gICAgY29uc3Qgc2V0TG5nID0gbG5ncyA9PiB7XG4gICAgICBpZiAoIWxuZyAmJiAhbG5ncyAmJiB0aGlzLnNlcnZpY2VzLmxhbmd1YWdlRGV0ZWN0b3IpIGxuZ3MgPSBbXTtcbiAgICAgIGNvbnN0IHtcbiAgICAgICAgc3VwcG9ydGVkTG5nc1xuICAgICAgfSA9IHRoaXMub3B0aW9ucztcbiAgICAgIGlmIChsbmdzICYmICFzdXBwb3J0ZWRMbmdzKSB7XG4gICAgICAgIGNvbnN0IGFjY2VwdGVkID0gW10uY29uY2F0KGxuZ3MpLmZpbHRlcihjID0+ICFpc1JlZnVzZWRMYW5ndWFnZUNvZGUodGhpcywgYykpO1xuICAgICAgICBpZiAoYWNjZXB0ZWQubGVuZ3RoIDwgW10uY29uY2F0KGxuZ3MpLmxlbmd0aCkgbG5ncyA9IGFjY2VwdGVkO1xuICAgICAgfVxuICAgICAgY29uc3QgZmwgPSBpc1N0cmluZyhsbmdzKSA/IGxuZ3MgOiBsbmdzICYmIGxuZ3NbMF07XG4gICAgICBsZXQgbCA9IHRoaXMuc3RvcmUuaGFzTGFuZ3VhZ2VTb21lVHJhbnNsYXRpb25zKGZsKSA/IGZsIDogdGhpcy5zZXJ2aWNlcy5sYW5ndWFnZVV0aWxzLmdldEJlc3RNYXRjaEZyb21Db2Rlcyhpc1N0cmluZyhsbmdzKSA/IFtsbmdzXSA6IGxuZ3MpO1xuICAgICAgaWYgKHN1cHBvcnRlZExuZ3MgJiYgaXNSZWZ1c2VkTGFuZ3VhZ2VDb2RlKHRoaXMsIGwpKSBsID0gdGhpcy5zZXJ2aWNlcy5sYW5ndWFnZVV0aWxzLmdldEJlc3RNYXRjaEZyb21Db2RlcyhbXSk7XG4gICAgICBpZiAobCkge1xuICAgICAgICBpZiAoIXRoaXMubGFuZ3VhZ2UpIHtcbiAgICAgICAgICBzZXRMbmdQcm9wcyhsKTtcbiAgICAgICAgfVxuICAgICAgICBpZiAoIXRoaXMudHJhbnNsYXRvci5sYW5ndWFnZSkgdGhpcy50cmFuc2xhdG9yLmNoYW5nZUxhbmd1YWdlKGwpO1xuICAgICAgICB0aGlzLnNlcnZpY2VzLmxhbmd1YWdlRGV0ZWN0b3I/LmNhY2hlVXNlckxhbmd1YWdlPy4obCk7XG4gICAgICB9XG4gICAgICB0aGlzLmxvYWRSZXNvdXJjZXMobCwgZXJyID0+IHtcbiAgICAgICAgZG9uZShlcnIsIGwpO1xuICAgICAgfSk7XG4gICAgfTtcbiAgICBpZiAoIWxuZyAmJiB0aGlzLnNlcnZpY2VzLmxhbmd1YWdlRGV0ZWN0b3IgJiYgIXRoaXMuc2VydmljZXMubGFuZ3VhZ2VEZXRlY3Rvci5hc3luYykge1xuICAgICAgc2V0TG5nKHRoaXMuc2VydmljZXMubGFuZ3VhZ2VEZXRlY3Rvci5kZXRlY3QoKSk7XG4gICAgfSBlbHNlIGlmICghbG5nICYmIHRoaXMuc2VydmljZXMubGFuZ3VhZ2VEZXRlY3RvciAmJiB0aGlzLnNlcnZpY2VzLmxhbmd1YWdlRGV0ZWN0b3IuYXN5bmMpIHtcbiAgICAgIGNvbnN0IGNhbGxiYWNrQXBpID0gY2FsbGJhY2tBcGlPZih0aGlzLnNlcnZpY2VzLmxhbmd1YWdlRGV0ZWN0b3IpO1xuICAgICAgaWYgKGNhbGxiYWNrQXBpID09PSBmYWxzZSB8fCBjYWxsYmFja0FwaSA9PT0gdW5kZWZpbmVkICYmIHRoaXMuc2VydmljZXMubGFuZ3VhZ2VEZXRlY3Rvci5kZXRlY3QubGVuZ3RoID09PSAwKSB7XG4gICAgICAgIHRoaXMuc2VydmljZXMubGFuZ3VhZ2VEZXRlY3Rvci5kZXRlY3QoKS50aGVuKHNldExuZyk7XG4gICAgICB9IGVsc2Uge1xuICAgICAgICB0aGlzLnNlcnZpY2VzLmxhbmd1YWdlRGV0ZWN0b3IuZGV0ZWN0KHNldExuZyk7XG4gICAgICB9XG4gICAgfSBlbHNlIHtcbiAgICAgIHNldExuZyhsbmcpO1xuICAgIH1cbiAgICByZXR1cm4gZGVmZXJyZWQ7XG4gIH1cbiAgZ2V0Rml4ZWRUKGxuZywgbnMsIGtleVByZWZpeCwgZml4ZWRPcHRzKSB7XG4gICAgY29uc3Qgc2NvcGVOcyA9IGZpeGVkT3B0cz8uc2NvcGVOcztcbiAgICBjb25zdCBmaXhlZFQgPSAoa2V5LCBvcHRzLCAuLi5yZXN0KSA9PiB7XG4gICAgICBsZXQgbztcbiAgICAgIGlmICh0eXBlb2Ygb3B0cyAhPT0gJ29iamVjdCcpIHtcbiAgICAgICAgbyA9IHRoaXMub3B0aW9ucy5vdmVybG9hZFRyYW5zbGF0aW9uT3B0aW9uSGFuZGxlcihba2V5LCBvcHRzXS5jb25jYXQocmVzdCkpO1xuICAgICAgfSBlbHNlIHtcbiAgICAgICAgbyA9IHtcbiAgICAgICAgICAuLi5vcHRzXG4gICAgICAgIH07XG4gICAgICB9XG4gICAgICBvLmxuZyA9IG8ubG5nIHx8IGZpeGVkVC5sbmc7XG4gICAgICBvLmxuZ3MgPSBvLmxuZ3MgfHwgZml4ZWRULmxuZ3M7XG4gICAgICBjb25zdCBleHBsaWNpdENhbGxOcyA9IG8ubnMgIT09IHVuZGVmaW5lZCAmJiBvLm5zICE9PSBudWxsO1xuICAgICAgby5ucyA9IG8ubnMgfHwgZml4ZWRULm5zO1xuICAgICAgaWYgKG8ua2V5UHJlZml4ICE9PSAnJykgby5rZXlQcmVmaXggPSBvLmtleVByZWZpeCB8fCBrZXlQcmVmaXggfHwgZml4ZWRULmtleVByZWZpeDtcbiAgICAgIGNvbnN0IHNlbGVjdG9yT3B0cyA9IHtcbiAgICAgICAgLi4udGhpcy5vcHRpb25zLFxuICAgICAgICAuLi5vXG4gICAgICB9O1xuICAgICAgaWYgKEFycmF5LmlzQXJyYXkoc2NvcGVOcykgJiYgIWV4cGxpY2l0Q2FsbE5zKSBzZWxlY3Rvck9wdHMubnMgPSBzY29wZU5zO1xuICAgICAgaWYgKHR5cGVvZiBvLmtleVByZWZpeCA9PT0gJ2Z1bmN0aW9uJykgby5rZXlQcmVmaXggPSBrZXlzRnJvbVNlbGVjdG9yKG8ua2V5UHJlZml4LCBzZWxlY3Rvck9wdHMpO1xuICAgICAgY29uc3Qga2V5U2VwYXJhdG9yID0gdGhpcy5vcHRpb25zLmtleVNlcGFyYXRvciB8fCAnLic7XG4gICAgICBsZXQgcmVzdWx0S2V5O1xuICAgICAgaWYgKG8ua2V5UHJlZml4ICYmIEFycmF5LmlzQXJyYXkoa2V5KSkge1xuICAgICAgICByZXN1bHRLZXkgPSBrZXkubWFwKGsgPT4ge1xuICAgICAgICAgIGlmICh0eXBlb2YgayA9PT0gJ2Z1bmN0aW9uJykgayA9IGtleXNGcm9tU2VsZWN0b3Ioaywgc2VsZWN0b3JPcHRzKTtcbiAgICAgICAgICByZXR1cm4gYCR7by5rZXlQcmVmaXh9JHtrZXlTZXBhcmF0b3J9JHtrfWA7XG4gICAgICAgIH0pO1xuICAgICAgfSBlbHNlIHtcbiAgICAgICAgaWYgKHR5cGVvZiBrZXkgPT09ICdmdW5jdGlvbicpIGtleSA9IGtleXNGcm9tU2VsZWN0b3Ioa2V5LCBzZWxlY3Rvck9wdHMpO1xuICAgICAgICByZXN1bHRLZXkgPSBvLmtleVByZWZpeCA/IGAke28ua2V5UHJlZml4fSR7a2V5U2VwYXJhdG9yfSR7a2V5fWAgOiBrZXk7XG4gICAgICB9XG4gICAgICByZXR1cm4gdGhpcy50KHJlc3VsdEtleSwgbyk7XG4gICAgfTtcbiAgICBpZiAoaXNTdHJpbmcobG5nKSkge1xuICAgICAgZml4ZWRULmxuZyA9IGxuZztcbiAgICB9IGVsc2Uge1xuICAgICAgZml4ZWRULmxuZ3MgPSBsbmc7XG4gICAgfVxuICAgIGZpeGVkVC5ucyA9IG5zO1xuICAgIGZpeGVkVC5rZXlQcmVmaXggPSBrZXlQcmVmaXg7XG4gICAgcmV0dXJuIGZpeGVkVDtcbiAgfVxuICB0KC4uLmFyZ3MpIHtcbiAgICBpZiAoIXRoaXMudHJhbnNsYXRvcikge1xuICAgICAgdGhpcy5sb2dnZXIud2FybigndDogY2FsbGVkIGJlZm9yZSBpbml0KCk7IHJldHVybmluZyBhbiBlbXB0eSBzdHJpbmcnKTtcbiAgICAgIHJldHVybiAnJztcbiAgICB9XG4gICAgcmV0dXJuIHRoaXMudHJhbnNsYXRvci50cmFuc2xhdGUoLi4uYXJncyk7XG4gIH1cbiAgZXhpc3RzKC4uLmFyZ3MpIHtcbiAgICByZXR1cm4gdGhpcy50cmFuc2xhdG9yPy5leGlzdHMoLi4uYXJncyk7XG4gIH1cbiAgc2V0RGVmYXVsdE5hbWVzcGFjZShucykge1xuICAgIHRoaXMub3B0aW9ucy5kZWZhdWx0TlMgPSBucztcbiAgfVxuICBoYXNMb2FkZWROYW1lc3BhY2UobnMsIG9wdGlvbnMgPSB7fSkge1xuICAgIGlmICghdGhpcy5pc0luaXRpYWxpemVkKSB7XG4gICAgICB0aGlzLmxvZ2dlci53YXJuKCdoYXNMb2FkZWROYW1lc3BhY2U6IGkxOG5leHQgd2FzIG5vdCBpbml0aWFsaXplZCcsIHRoaXMubGFuZ3VhZ2VzKTtcbiAgICAgIHJldHVybiBmYWxzZTtcbiAgICB9XG4gICAgaWYgKCF0aGlzLmxhbmd1YWdlcyB8fCAhdGhpcy5sYW5ndWFnZXMubGVuZ3RoKSB7XG4gICAgICB0aGlzLmxvZ2dlci53YXJuKCdoYXNMb2FkZWROYW1lc3BhY2U6IGkxOG4ubGFuZ3VhZ2VzIHdlcmUgdW5kZWZpbmVkIG9yIGVtcHR5JywgdGhpcy5sYW5ndWFnZXMpO1xuICAgICAgcmV0dXJuIGZhbHNlO1xuICAgIH1cbiAgICBjb25zdCBsbmcgPSBvcHRpb25zLmxuZyB8fCB0aGlzLnJlc29sdmVkTGFuZ3VhZ2UgfHwgdGhpcy5sYW5ndWFnZXNbMF07XG4gICAgY29uc3QgZmFsbGJhY2tMbmcgPSB0aGlzLm9wdGlvbnMgPyB0aGlzLm9wdGlvbnMuZmFsbGJhY2tMbmcgOiBmYWxzZTtcbiAgICBjb25zdCBsYXN0TG5nID0gdGhpcy5sYW5ndWFnZXNbdGhpcy5sYW5ndWFnZXMubGVuZ3RoIC0gMV07XG4gICAgaWYgKGxuZy50b0xvd2VyQ2FzZSgpID09PSAnY2ltb2RlJykgcmV0dXJuIHRydWU7XG4gICAgY29uc3QgbG9hZE5vdFBlbmRpbmcgPSAobCwgbikgPT4ge1xuICAgICAgY29uc3QgbG9hZFN0YXRlID0gdGhpcy5zZXJ2aWNlcy5iYWNrZW5kQ29ubmVjdG9yLnN0YXRlW2Ake2x9fCR7bn1gXTtcbiAgICAgIHJldHVybiBsb2FkU3RhdGUgPT09IC0xIHx8IGxvYWRTdGF0ZSA9PT0gMCB8fCBsb2FkU3RhdGUgPT09IDI7XG4gICAgfTtcbiAgICBpZiAob3B0aW9ucy5wcmVjaGVjaykge1xuICAgICAgY29uc3QgcHJlUmVzdWx0ID0gb3B0aW9ucy5wcmVjaGVjayh0aGlzLCBsb2FkTm90UGVuZGluZyk7XG4gICAgICBpZiAocHJlUmVzdWx0ICE9PSB1bmRlZmluZWQpIHJldHVybiBwcmVSZXN1bHQ7XG4gICAgfVxuICAgIGlmICh0aGlzLmhhc1Jlc291cmNlQnVuZGxlKGxuZywgbnMpKSByZXR1cm4gdHJ1ZTtcbiAgICBpZiAoIXRoaXMuc2VydmljZXMuYmFja2VuZENvbm5lY3Rvci5iYWNrZW5kIHx8IHRoaXMub3B0aW9ucy5yZXNvdXJjZXMgJiYgIXRoaXMub3B0aW9ucy5wYXJ0aWFsQnVuZGxlZExhbmd1YWdlcykgcmV0dXJuIHRydWU7XG4gICAgY29uc3Qge1xuICAgICAgbGFuZ3VhZ2VVdGlsc1xuICAgIH0gPSB0aGlzLnNlcnZpY2VzO1xuICAgIGNvbnN0IGxvYWRMbmcgPSAhb3B0aW9ucy5sbmcgPyBsbmcgOiBsYW5ndWFnZVV0aWxzLmlzU3VwcG9ydGVkQ29kZShsbmcpICYmIGxhbmd1YWdlVXRpbHMudG9SZXNvbHZlSGllcmFyY2h5KGxuZywgZmFsc2UpWzBdO1xuICAgIGlmICgoIWxvYWRMbmcgfHwgbG9hZE5vdFBlbmRpbmcobG9hZExuZywgbnMpKSAmJiAoIWZhbGxiYWNrTG5nIHx8IGxvYWROb3RQZW5kaW5nKGxhc3RMbmcsIG5zKSkpIHJldHVybiB0cnVlO1xuICAgIHJldHVybiBmYWxzZTtcbiAgfVxuICBsb2FkTmFtZXNwYWNlcyhucywgY2FsbGJhY2spIHtcbiAgICBjb25zdCBkZWZlcnJlZCA9IGRlZmVyKCk7XG4gICAgaWYgKCF0aGlzLm9wdGlvbnMubnMgfHwgIXRoaXMuc2VydmljZXMuYmFja2VuZENvbm5lY3Rvcikge1xuICAgICAgaWYgKGNhbGxiYWNrKSBjYWxsYmFjaygpO1xuICAgICAgcmV0dXJuIFByb21pc2UucmVzb2x2ZSgpO1xuICAgIH1cbiAgICBpZiAoaXNTdHJpbmcobnMpKSBucyA9IFtuc107XG4gICAgbnMuZm9yRWFjaChuID0+IHtcbiAgICAgIGlmICghdGhpcy5vcHRpb25zLm5zLmluY2x1ZGVzKG4pKSB0aGlzLm9wdGlvbnMubnMucHVzaChuKTtcbiAgICB9KTtcbiAgICB0aGlzLmxvYWRSZXNvdXJjZXMoZXJyID0+IHtcbiAgICAgIGRlZmVycmVkLnJlc29sdmUoKTtcbiAgICAgIGlmIChjYWxsYmFjaykgY2FsbGJhY2soZXJyKTtcbiAgICB9KTtcbiAgICByZXR1cm4gZGVmZXJyZWQ7XG4gIH1cbiAgbG9hZExhbmd1YWdlcyhsbmdzLCBjYWxsYmFjaykge1xuICAgIGNvbnN0IGRlZmVycmVkID0gZGVmZXIoKTtcbiAgICBpZiAoaXNTdHJpbmcobG5ncykpIGxuZ3MgPSBbbG5nc107XG4gICAgY29uc3QgcHJlbG9hZGVkID0gdGhpcy5vcHRpb25zLnByZWxvYWQgfHwgW107XG4gICAgY29uc3QgbmV3TG5ncyA9IGxuZ3MuZmlsdGVyKGxuZyA9PiAhcHJlbG9hZGVkLmluY2x1ZGVzKGxuZykgJiYgIWlzUmVmdXNlZExhbmd1YWdlQ29kZSh0aGlzLCBsbmcpICYmIHRoaXMuc2VydmljZXMubGFuZ3VhZ2VVdGlscy5pc1N1cHBvcnRlZENvZGUobG5nKSk7XG4gICAgaWYgKCFuZXdMbmdzLmxlbmd0aCkge1xuICAgICAgaWYgKGNhbGxiYWNrKSBjYWxsYmFjaygpO1xuICAgICAgcmV0dXJuIFByb21pc2UucmVzb2x2ZSgpO1xuICAgIH1cbiAgICB0aGlzLm9wdGlvbnMucHJlbG9hZCA9IHByZWxvYWRlZC5jb25jYXQobmV3TG5ncyk7XG4gICAgdGhpcy5sb2FkUmVzb3VyY2VzKGVyciA9PiB7XG4gICAgICBkZWZlcnJlZC5yZXNvbHZlKCk7XG4gICAgICBpZiAoY2FsbGJhY2spIGNhbGxiYWNrKGVycik7XG4gICAgfSk7XG4gICAgcmV0dXJuIGRlZmVycmVkO1xuICB9XG4gIGRpcihsbmcpIHtcbiAgICBpZiAoIWxuZykgbG5nID0gdGhpcy5yZXNvbHZlZExhbmd1YWdlIHx8ICh0aGlzLmxhbmd1YWdlcz8ubGVuZ3RoID4gMCA/IHRoaXMubGFuZ3VhZ2VzWzBdIDogdGhpcy5sYW5ndWFnZSk7XG4gICAgaWYgKCFsbmcpIHJldHVybiAnbHRyJztcbiAgICB0cnkge1xuICAgICAgY29uc3QgbCA9IG5ldyBJbnRsLkxvY2FsZShsbmcpO1xuICAgICAgaWYgKGwgJiYgbC5nZXRUZXh0SW5mbykge1xuICAgICAgICBjb25zdCB0aSA9IGwuZ2V0VGV4dEluZm8oKTtcbiAgICAgICAgaWYgKHRpICYmIHRpLmRpcmVjdGlvbikgcmV0dXJuIHRpLmRpcmVjdGlvbjtcbiAgICAgIH1cbiAgICB9IGNhdGNoIChlKSB7fVxuICAgIGNvbnN0IHJ0bExuZ3MgPSBbJ2FyJywgJ3NodScsICdzcXInLCAnc3NoJywgJ3hhYScsICd5aGQnLCAneXVkJywgJ2FhbycsICdhYmgnLCAnYWJ2JywgJ2FjbScsICdhY3EnLCAnYWN3JywgJ2FjeCcsICdhY3knLCAnYWRmJywgJ2FkcycsICdhZWInLCAnYWVjJywgJ2FmYicsICdhanAnLCAnYXBjJywgJ2FwZCcsICdhcmInLCAnYXJxJywgJ2FycycsICdhcnknLCAnYXJ6JywgJ2F1eicsICdhdmwnLCAnYXloJywgJ2F5bCcsICdheW4nLCAnYXlwJywgJ2JieicsICdwZ2EnLCAnaGUnLCAnaXcnLCAncHMnLCAncGJ0JywgJ3BidScsICdwc3QnLCAncHJwJywgJ3ByZCcsICd1ZycsICd1cicsICd5ZGQnLCAneWRzJywgJ3lpaCcsICdqaScsICd5aScsICdoYm8nLCAnbWVuJywgJ3htbicsICdmYScsICdqcHInLCAncGVvJywgJ3BlcycsICdwcnMnLCAnZHYnLCAnc2FtJywgJ2NrYiddO1xuICAgIGNvbnN0IGxhbmd1YWdlVXRpbHMgPSB0aGlzLnNlcnZpY2VzPy5sYW5ndWFnZVV0aWxzIHx8IG5ldyBMYW5ndWFnZVV0aWwoZ2V0KCkpO1xuICAgIGlmIChsbmcudG9Mb3dlckNhc2UoKS5pbmRleE9mKCctbGF0bicpID4gMSkgcmV0dXJuICdsdHInO1xuICAgIHJldHVybiBydGxMbmdzLmluY2x1ZGVzKGxhbmd1YWdlVXRpbHMuZ2V0TGFuZ3VhZ2VQYXJ0RnJvbUNvZGUobG5nKSkgfHwgbG5nLnRvTG93ZXJDYXNlKCkuaW5kZXhPZignLWFyYWInKSA+IDEgPyAncnRsJyA6ICdsdHInO1xuICB9XG4gIHN0YXRpYyBjcmVhdGVJbnN0YW5jZShvcHRpb25zID0ge30sIGNhbGxiYWNrKSB7XG4gICAgY29uc3QgaW5zdGFuY2UgPSBuZXcgSTE4bihvcHRpb25zLCBjYWxsYmFjayk7XG4gICAgaW5zdGFuY2UuY3JlYXRlSW5zdGFuY2UgPSBJMThuLmNyZWF0ZUluc3RhbmNlO1xuICAgIHJldHVybiBpbnN0YW5jZTtcbiAgfVxuICBjbG9uZUluc3RhbmNlKG9wdGlvbnMgPSB7fSwgY2FsbGJhY2sgPSBub29wKSB7XG4gICAgY29uc3QgZm9ya1Jlc291cmNlU3RvcmUgPSBvcHRpb25zLmZvcmtSZXNvdXJjZVN0b3JlO1xuICAgIGlmIChmb3JrUmVzb3VyY2VTdG9yZSkge1xuICAgICAgb3B0aW9ucyA9IHtcbiAgICAgICAgLi4ub3B0aW9uc1xuICAgICAgfTtcbiAgICAgIGRlbGV0ZSBvcHRpb25zLmZvcmtSZXNvdXJjZVN0b3JlO1xuICAgIH1cbiAgICBjb25zdCBtZXJnZWRPcHRpb25zID0ge1xuICAgICAgLi4udGhpcy5vcHRpb25zLFxuICAgICAgcHJlbG9hZDogZmFsc2UsXG4gICAgICAuLi5vcHRpb25zLFxuICAgICAgLi4ue1xuICAgICAgICBpc0Nsb25lOiB0cnVlXG4gICAgICB9XG4gICAgfTtcbiAgICBjb25zdCBjbG9uZSA9IG5ldyBJMThuKG1lcmdlZE9wdGlvbnMpO1xuICAgIGNsb25lLmxvZ2dlciA9IG9wdGlvbnMuZGVidWcgIT09IHVuZGVmaW5lZCB8fCBvcHRpb25zLnByZWZpeCAhPT0gdW5kZWZpbmVkID8gdGhpcy5sb2dnZXIuY2xvbmUob3B0aW9ucykgOiB0aGlzLmxvZ2dlcjtcbiAgICBjb25zdCBtZW1iZXJzVG9Db3B5ID0gWydzdG9yZScsICdsYW5ndWFnZSddO1xuICAgIG1lbWJlcnNUb0NvcHkuZm9yRWFjaChtID0+IHtcbiAgICAgIGNsb25lW21dID0gdGhpc1ttXTtcbiAgICB9KTtcbiAgICBjbG9uZS5zZXJ2aWNlcyA9IHtcbiAgICAgIC4uLnRoaXMuc2VydmljZXNcbiAgICB9O1xuICAgIGNsb25lLnNlcnZpY2VzLnBvc3RQcm9jZXNzb3JzID0gT2JqZWN0LmNyZWF0ZSh0aGlzLnNlcnZpY2VzLnBvc3RQcm9jZXNzb3JzKTtcbiAgICBjbG9uZS5zZXJ2aWNlcy51dGlscyA9IHtcbiAgICAgIC4uLmNsb25lLnNlcnZpY2VzLnV0aWxzLFxuICAgICAgaGFzTG9hZGVkTmFtZXNwYWNlOiBjbG9uZS5oYXNMb2FkZWROYW1lc3BhY2UuYmluZChjbG9uZSksXG4gICAgICByZWxvYWRSZXNvdXJjZXM6IGNsb25lLnJlbG9hZFJlc291cmNlcy5iaW5kKGNsb25lKVxuICAgIH07XG4gICAgaWYgKGZvcmtSZXNvdXJjZVN0b3JlKSB7XG4gICAgICBjb25zdCBjb3B5RGF0YSA9IG9iaiA9PiB7XG4gICAgICAgIGNvbnN0IGNvcGllZCA9IEFycmF5LmlzQXJyYXkob2JqKSA/IFsuLi5vYmpdIDoge1xuICAgICAgICAgIC4uLm9ialxuICAgICAgICB9O1xuICAgICAgICBPYmplY3Qua2V5cyhjb3BpZWQpLmZvckVhY2goayA9PiB7XG4gICAgICAgICAgaWYgKGNvcGllZFtrXSAmJiB0eXBlb2YgY29waWVkW2tdID09PSAnb2JqZWN0JykgY29waWVkW2tdID0gY29weURhdGEoY29waWVkW2tdKTtcbiAgICAgICAgfSk7XG4gICAgICAgIHJldHVybiBjb3BpZWQ7XG4gICAgICB9O1xuICAgICAgY29uc3QgY2xvbmVkRGF0YSA9IGNvcHlEYXRhKHRoaXMuc3RvcmUuZGF0YSk7XG4gICAgICBjbG9uZS5zdG9yZSA9IG5ldyBSZXNvdXJjZVN0b3JlKGNsb25lZERhdGEsIG1lcmdlZE9wdGlvbnMsIHRoaXMubG9nZ2VyKTtcbiAgICAgIGNsb25lLnNlcnZpY2VzLnJlc291cmNlU3RvcmUgPSBjbG9uZS5zdG9yZTtcbiAgICB9XG4gICAgaWYgKG9wdGlvbnMuaW50ZXJwb2xhdGlvbikge1xuICAgICAgY29uc3QgZGVmT3B0cyA9IGdldCgpO1xuICAgICAgY29uc3QgbWVyZ2VkSW50ZXJwb2xhdGlvbiA9IHtcbiAgICAgICAgLi4uZGVmT3B0cy5pbnRlcnBvbGF0aW9uLFxuICAgICAgICAuLi50aGlzLm9wdGlvbnMuaW50ZXJwb2xhdGlvbixcbiAgICAgICAgLi4ub3B0aW9ucy5pbnRlcnBvbGF0aW9uXG4gICAgICB9O1xuICAgICAgY29uc3QgbWVyZ2VkRm9ySW50ZXJwb2xhdG9yID0ge1xuICAgICAgICAuLi5tZXJnZWRPcHRpb25zLFxuICAgICAgICBpbnRlcnBvbGF0aW9uOiBtZXJnZWRJbnRlcnBvbGF0aW9uXG4gICAgICB9O1xuICAgICAgY2xvbmUuc2VydmljZXMuaW50ZXJwb2xhdG9yID0gbmV3IEludGVycG9sYXRvcihtZXJnZWRGb3JJbnRlcnBvbGF0b3IsIHRoaXMubG9nZ2VyKTtcbiAgICB9XG4gICAgY2xvbmUuY29uZmlndXJlZExuZ3MgPSBuZXcgU2V0KFsuLi4odGhpcy5jb25maWd1cmVkTG5ncyB8fCBbXSksIC4uLmNvbmZpZ3VyZWRMYW5ndWFnZUNvZGVzKG9wdGlvbnMpXSk7XG4gICAgY2xvbmUudHJhbnNsYXRvciA9IG5ldyBUcmFuc2xhdG9yKGNsb25lLnNlcnZpY2VzLCBtZXJnZWRPcHRpb25zKTtcbiAgICBjbG9uZS50cmFuc2xhdG9yLm9uKCcqJywgKGV2ZW50LCAuLi5hcmdzKSA9PiB7XG4gICAgICBjbG9uZS5lbWl0KGV2ZW50LCAuLi5hcmdzKTtcbiAgICB9KTtcbiAgICBjbG9uZS5pbml0KG1lcmdlZE9wdGlvbnMsIGNhbGxiYWNrKTtcbiAgICBjbG9uZS50cmFuc2xhdG9yLm9wdGlvbnMgPSBtZXJnZWRPcHRpb25zO1xuICAgIGNsb25lLnRyYW5zbGF0b3IuYmFja2VuZENvbm5lY3Rvci5uZXdlc3RDbG9uZUhhc0xvYWRlZE5hbWVzcGFjZSA9IGNsb25lLmhhc0xvYWRlZE5hbWVzcGFjZS5iaW5kKGNsb25lKTtcbiAgICByZXR1cm4gY2xvbmU7XG4gIH1cbiAgdG9KU09OKCkge1xuICAgIHJldHVybiB7XG4gICAgICBvcHRpb25zOiB0aGlzLm9wdGlvbnMsXG4gICAgICBzdG9yZTogdGhpcy5zdG9yZSxcbiAgICAgIGxhbmd1YWdlOiB0aGlzLmxhbmd1YWdlLFxuICAgICAgbGFuZ3VhZ2VzOiB0aGlzLmxhbmd1YWdlcyxcbiAgICAgIHJlc29sdmVkTGFuZ3VhZ2U6IHRoaXMucmVzb2x2ZWRMYW5ndWFnZVxuICAgIH07XG4gIH1cbn1cbmNvbnN0IGluc3RhbmNlID0gSTE4bi5jcmVhdGVJbnN0YW5jZSgpO1xuXG5jb25zdCBjcmVhdGVJbnN0YW5jZSA9IGluc3RhbmNlLmNyZWF0ZUluc3RhbmNlO1xuY29uc3QgZGlyID0gaW5zdGFuY2UuZGlyO1xuY29uc3QgaW5pdCA9IGluc3RhbmNlLmluaXQ7XG5jb25zdCBsb2FkUmVzb3VyY2VzID0gaW5zdGFuY2UubG9hZFJlc291cmNlcztcbmNvbnN0IHJlbG9hZFJlc291cmNlcyA9IGluc3RhbmNlLnJlbG9hZFJlc291cmNlcztcbmNvbnN0IHVzZSA9IGluc3RhbmNlLnVzZTtcbmNvbnN0IGNoYW5nZUxhbmd1YWdlID0gaW5zdGFuY2UuY2hhbmdlTGFuZ3VhZ2U7XG5jb25zdCBnZXRGaXhlZFQgPSBpbnN0YW5jZS5nZXRGaXhlZFQ7XG5jb25zdCB0ID0gaW5zdGFuY2UudDtcbmNvbnN0IGV4aXN0cyA9IGluc3RhbmNlLmV4aXN0cztcbmNvbnN0IHNldERlZmF1bHROYW1lc3BhY2UgPSBpbnN0YW5jZS5zZXREZWZhdWx0TmFtZXNwYWNlO1xuY29uc3QgaGFzTG9hZGVkTmFtZXNwYWNlID0gaW5zdGFuY2UuaGFzTG9hZGVkTmFtZXNwYWNlO1xuY29uc3QgbG9hZE5hbWVzcGFjZXMgPSBpbnN0YW5jZS5sb2FkTmFtZXNwYWNlcztcbmNvbnN0IGxvYWRMYW5ndWFnZXMgPSBpbnN0YW5jZS5sb2FkTGFuZ3VhZ2VzO1xuXG5leHBvcnQgeyBjaGFuZ2VMYW5ndWFnZSwgY3JlYXRlSW5zdGFuY2UsIGluc3RhbmNlIGFzIGRlZmF1bHQsIGRpciwgZXhpc3RzLCBnZXRGaXhlZFQsIGhhc0xvYWRlZE5hbWVzcGFjZSwgaW5pdCwgaXNTYWZlTGFuZ3VhZ2VDb2RlLCBrZXlzRnJvbVNlbGVjdG9yIGFzIGtleUZyb21TZWxlY3RvciwgbG9hZExhbmd1YWdlcywgbG9hZE5hbWVzcGFjZXMsIGxvYWRSZXNvdXJjZXMsIHJlbG9hZFJlc291cmNlcywgc2V0RGVmYXVsdE5hbWVzcGFjZSwgdCwgdXNlIH07XG4iLAogICAgIi8qKiBUcmFuc2xhdGlvbiwgdGhlIHNhbWUgb24gdGhlIHNlcnZlciBhbmQgaW4gaXNsYW5kczogZmxhdCBjYXRhbG9ndWVzLCBvbmUgcGVyIG5hbWVzcGFjZSwga2V5cyBgbmFtZXNwYWNlLmtleWAuICovXG5pbXBvcnQgaTE4bmV4dCBmcm9tIFwiaTE4bmV4dFwiXG5pbXBvcnQgeyBDYWNoZSB9IGZyb20gXCIuLi8uLi9iYXNlL2NhY2hlLnRzXCJcbmltcG9ydCB0eXBlIHsgVGV4dHMgfSBmcm9tIFwiLi9lbi1HQi90ZXh0cy50c1wiXG5pbXBvcnQgdHlwZSB7IExhbmcgfSBmcm9tIFwiLi9sYW5ndWFnZS50c1wiXG5cbmV4cG9ydCB0eXBlIE5hbWVzcGFjZSA9IGtleW9mIFRleHRzXG5leHBvcnQgdHlwZSBDYXRhbG9ndWVzID0gUGFydGlhbDx7IFtOIGluIE5hbWVzcGFjZV06IFJlY29yZDxrZXlvZiBUZXh0c1tOXSwgc3RyaW5nPiB9PlxuXG4vKiogUGx1cmFsIGZvcm1zIGFyZSBkZWZpbmVkIGFzIGBrZXlfb25lYCwgYGtleV9vdGhlcmAgYW5kIGxvb2tlZCB1cCBhcyBga2V5YCB3aXRoIGEgYGNvdW50YC4gKi9cbnR5cGUgQXNrZWQ8Sz4gPSBLIGV4dGVuZHMgYCR7aW5mZXIgU3RlbX1fb25lYCB8IGAke2luZmVyIFN0ZW19X290aGVyYCA/IFN0ZW0gOiBLXG5leHBvcnQgdHlwZSBUZXh0S2V5ID0geyBbTiBpbiBOYW1lc3BhY2VdOiBgJHtOfS4ke0Fza2VkPGtleW9mIFRleHRzW05dICYgc3RyaW5nPn1gIH1bTmFtZXNwYWNlXVxuZXhwb3J0IHR5cGUgVGV4dFZhbHVlcyA9IFJlY29yZDxzdHJpbmcsIHN0cmluZyB8IG51bWJlcj5cbmV4cG9ydCB0eXBlIFRyYW5zbGF0ZSA9IChrZXk6IFRleHRLZXksIHZhbHVlcz86IFRleHRWYWx1ZXMpID0+IHN0cmluZ1xuXG4vKipcbiAqIEEgdHJhbnNsYXRvciBmb3Igb25lIGxhbmd1YWdlLlxuICpcbiAqIEBwYXJhbSBjYXRhbG9ndWVzICBldmVyeSBuYW1lc3BhY2Ugb24gdGhlIHNlcnZlcjsgaW4gYW4gaXNsYW5kIG9ubHkgdGhvc2UgaXQgbmFtZXNcbiAqIEByZXR1cm5zIHQoa2V5LCB2YWx1ZXMpOiB0aGUgdGV4dCB3aXRoIGB7e25hbWV9fWAgZmlsbGVkIGluOyB0aGUga2V5IGl0c2VsZiB3aGVuIHRoZSB0ZXh0IGlzIG1pc3NpbmdcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1ha2VJMThuKGxhbmc6IExhbmcsIGNhdGFsb2d1ZXM6IENhdGFsb2d1ZXMpOiBUcmFuc2xhdGUge1xuICBjb25zdCBpMThuID0gaTE4bmV4dC5jcmVhdGVJbnN0YW5jZSgpXG4gIGkxOG4uaW5pdCh7XG4gICAgbG5nOiBsYW5nLFxuICAgIGZhbGxiYWNrTG5nOiBmYWxzZSxcbiAgICByZXNvdXJjZXM6IHsgW2xhbmddOiBjYXRhbG9ndWVzIH0sXG4gICAgbnM6IE9iamVjdC5rZXlzKGNhdGFsb2d1ZXMpLFxuICAgIG5zU2VwYXJhdG9yOiBcIi5cIixcbiAgICBrZXlTZXBhcmF0b3I6IGZhbHNlLFxuICAgIGluaXRBc3luYzogZmFsc2UsXG4gICAgaW50ZXJwb2xhdGlvbjogeyBlc2NhcGVWYWx1ZTogZmFsc2UgfSxcbiAgfSlcbiAgLy8gQ2FjaGVkOiB0ZXh0cyBuZXZlciBjaGFuZ2UsIGEgcGFnZSB1c2VzIGFib3V0IGEgaHVuZHJlZCBvZiB0aGVtLCBhbmQgaW50ZXJwb2xhdGlvbiBpcyBzbG93LlxuICBjb25zdCBwbGFpbiA9IG5ldyBDYWNoZTxzdHJpbmc+KHsgbWF4OiBUUkFOU0xBVElPTlNfTUFYIH0pXG4gIGNvbnN0IGZpbGxlZCA9IG5ldyBDYWNoZTxzdHJpbmc+KHsgbWF4OiBUUkFOU0xBVElPTlNfTUFYIH0pXG4gIHJldHVybiAoa2V5LCB2YWx1ZXMpID0+XG4gICAgdmFsdWVzXG4gICAgICA/IGZpbGxlZC5nZXRPckNvbXB1dGUoYCR7a2V5fSAke0pTT04uc3RyaW5naWZ5KHZhbHVlcyl9YCwgKCkgPT4gaTE4bi50KGtleSwgdmFsdWVzKSlcbiAgICAgIDogcGxhaW4uZ2V0T3JDb21wdXRlKGtleSwgKCkgPT4gaTE4bi50KGtleSkpXG59XG5cbi8qKiBUZXh0cyB3aXRoIHZhbHVlcyAoXCIxIHRvIDE1IG9mIDMxMlwiKSBjb21lIGFnYWluIHRvbzsgbmFtZXMgYW5kIHNlYXJjaGVzIGFyZSB3aXRob3V0IGVuZC4gKi9cbmNvbnN0IFRSQU5TTEFUSU9OU19NQVggPSAyMDAwXG5cbi8qKlxuICogVGhlIHRleHQgb2YgYSB2YWxpZGF0aW9uIG1lc3NhZ2Uga2V5IHN1Y2ggYXMgYHZhbGlkYXRpb24ucmVxdWlyZWRgIG9yIGB2YWxpZGF0aW9uLm1heHwxMDBgOlxuICogd2hhdCBmb2xsb3dzIHRoZSBiYXIgZmlsbHMgYHt7bn19YC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHZhbGlkYXRpb25UZXh0KHQ6IFRyYW5zbGF0ZSwgbWVzc2FnZTogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3QgW2tleSA9IFwiXCIsIG5dID0gbWVzc2FnZS5zcGxpdChcInxcIilcbiAgcmV0dXJuIHQoa2V5IGFzIFRleHRLZXksIG4gPT09IHVuZGVmaW5lZCA/IHt9IDogeyBuIH0pXG59XG4iCiAgXSwKICAibWFwcGluZ3MiOiAiOzs7OztBQUFBLElBQU0sV0FBVyxTQUFPLE9BQU8sUUFBUTtBQUN2QyxJQUFNLFFBQVEsTUFBTTtBQUFBLEVBQ2xCLElBQUk7QUFBQSxFQUNKLElBQUk7QUFBQSxFQUNKLE1BQU0sVUFBVSxJQUFJLFFBQVEsQ0FBQyxTQUFTLFdBQVc7QUFBQSxJQUMvQyxNQUFNO0FBQUEsSUFDTixNQUFNO0FBQUEsR0FDUDtBQUFBLEVBQ0QsUUFBUSxVQUFVO0FBQUEsRUFDbEIsUUFBUSxTQUFTO0FBQUEsRUFDakIsT0FBTztBQUFBO0FBRVQsSUFBTSxhQUFhLFlBQVU7QUFBQSxFQUMzQixJQUFJLFVBQVU7QUFBQSxJQUFNLE9BQU87QUFBQSxFQUMzQixPQUFPLE9BQU8sTUFBTTtBQUFBO0FBRXRCLElBQU0scUJBQXFCLFVBQVEsU0FBUyxJQUFJLEtBQUssMkJBQTJCLEtBQUssSUFBSSxLQUFLLENBQUMsS0FBSyxTQUFTLElBQUksS0FBSyxDQUFDLENBQUMsYUFBYSxlQUFlLFdBQVcsRUFBRSxTQUFTLElBQUk7QUFDOUssSUFBTSxnQkFBZ0IsWUFBVSxRQUFRLGVBQWUsUUFBUSxhQUFhO0FBQzVFLElBQU0sT0FBTyxDQUFDLEdBQUcsR0FBRyxNQUFNO0FBQUEsRUFDeEIsRUFBRSxRQUFRLE9BQUs7QUFBQSxJQUNiLElBQUksRUFBRTtBQUFBLE1BQUksRUFBRSxLQUFLLEVBQUU7QUFBQSxHQUNwQjtBQUFBO0FBRUgsSUFBTSw0QkFBNEI7QUFDbEMsSUFBTSxXQUFXLFNBQU8sT0FBTyxJQUFJLFNBQVMsS0FBSyxJQUFJLElBQUksUUFBUSwyQkFBMkIsR0FBRyxJQUFJO0FBQ25HLElBQU0sdUJBQXVCLFlBQVUsQ0FBQyxVQUFVLFNBQVMsTUFBTTtBQUNqRSxJQUFNLGdCQUFnQixDQUFDLFFBQVEsTUFBTSxVQUFVO0FBQUEsRUFDN0MsTUFBTSxRQUFRLENBQUMsU0FBUyxJQUFJLElBQUksT0FBTyxLQUFLLE1BQU0sR0FBRztBQUFBLEVBQ3JELElBQUksYUFBYTtBQUFBLEVBQ2pCLE9BQU8sYUFBYSxNQUFNLFNBQVMsR0FBRztBQUFBLElBQ3BDLElBQUkscUJBQXFCLE1BQU07QUFBQSxNQUFHLE9BQU8sQ0FBQztBQUFBLElBQzFDLE1BQU0sTUFBTSxTQUFTLE1BQU0sV0FBVztBQUFBLElBQ3RDLElBQUksQ0FBQyxPQUFPLFFBQVE7QUFBQSxNQUFPLE9BQU8sT0FBTyxJQUFJO0FBQUEsSUFDN0MsSUFBSSxPQUFPLFVBQVUsZUFBZSxLQUFLLFFBQVEsR0FBRyxHQUFHO0FBQUEsTUFDckQsU0FBUyxPQUFPO0FBQUEsSUFDbEIsRUFBRSxLQUFLO0FBQUEsTUFDTCxTQUFTLENBQUM7QUFBQTtBQUFBLElBRVosRUFBRTtBQUFBLEVBQ0o7QUFBQSxFQUNBLElBQUkscUJBQXFCLE1BQU07QUFBQSxJQUFHLE9BQU8sQ0FBQztBQUFBLEVBQzFDLE9BQU87QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLEdBQUcsU0FBUyxNQUFNLFdBQVc7QUFBQSxFQUMvQjtBQUFBO0FBRUYsSUFBTSxVQUFVLENBQUMsUUFBUSxNQUFNLGFBQWE7QUFBQSxFQUMxQztBQUFBLElBQ0U7QUFBQSxJQUNBO0FBQUEsTUFDRSxjQUFjLFFBQVEsTUFBTSxNQUFNO0FBQUEsRUFDdEMsSUFBSSxRQUFRLGFBQWEsS0FBSyxXQUFXLEdBQUc7QUFBQSxJQUMxQyxJQUFJLEtBQUs7QUFBQSxJQUNUO0FBQUEsRUFDRjtBQUFBLEVBQ0EsSUFBSSxJQUFJLEtBQUssS0FBSyxTQUFTO0FBQUEsRUFDM0IsSUFBSSxJQUFJLEtBQUssTUFBTSxHQUFHLEtBQUssU0FBUyxDQUFDO0FBQUEsRUFDckMsSUFBSSxPQUFPLGNBQWMsUUFBUSxHQUFHLE1BQU07QUFBQSxFQUMxQyxPQUFPLEtBQUssUUFBUSxhQUFhLEVBQUUsUUFBUTtBQUFBLElBQ3pDLElBQUksR0FBRyxFQUFFLEVBQUUsU0FBUyxNQUFNO0FBQUEsSUFDMUIsSUFBSSxFQUFFLE1BQU0sR0FBRyxFQUFFLFNBQVMsQ0FBQztBQUFBLElBQzNCLE9BQU8sY0FBYyxRQUFRLEdBQUcsTUFBTTtBQUFBLElBQ3RDLElBQUksTUFBTSxPQUFPLE9BQU8sS0FBSyxJQUFJLEdBQUcsS0FBSyxLQUFLLFNBQVMsYUFBYTtBQUFBLE1BQ2xFLEtBQUssTUFBTTtBQUFBLElBQ2I7QUFBQSxFQUNGO0FBQUEsRUFDQSxLQUFLLElBQUksR0FBRyxLQUFLLEtBQUssT0FBTztBQUFBO0FBRS9CLElBQU0sV0FBVyxDQUFDLFFBQVEsTUFBTSxVQUFVLFdBQVc7QUFBQSxFQUNuRDtBQUFBLElBQ0U7QUFBQSxJQUNBO0FBQUEsTUFDRSxjQUFjLFFBQVEsTUFBTSxNQUFNO0FBQUEsRUFDdEMsSUFBSSxLQUFLLElBQUksTUFBTSxDQUFDO0FBQUEsRUFDcEIsSUFBSSxHQUFHLEtBQUssUUFBUTtBQUFBO0FBRXRCLElBQU0sVUFBVSxDQUFDLFFBQVEsU0FBUztBQUFBLEVBQ2hDO0FBQUEsSUFDRTtBQUFBLElBQ0E7QUFBQSxNQUNFLGNBQWMsUUFBUSxJQUFJO0FBQUEsRUFDOUIsSUFBSSxDQUFDO0FBQUEsSUFBSztBQUFBLEVBQ1YsSUFBSSxDQUFDLE9BQU8sVUFBVSxlQUFlLEtBQUssS0FBSyxDQUFDO0FBQUEsSUFBRztBQUFBLEVBQ25ELE9BQU8sSUFBSTtBQUFBO0FBRWIsSUFBTSxzQkFBc0IsQ0FBQyxNQUFNLGFBQWEsUUFBUTtBQUFBLEVBQ3RELE1BQU0sUUFBUSxRQUFRLE1BQU0sR0FBRztBQUFBLEVBQy9CLElBQUksVUFBVSxXQUFXO0FBQUEsSUFDdkIsT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBLE9BQU8sUUFBUSxhQUFhLEdBQUc7QUFBQTtBQUVqQyxJQUFNLGFBQWEsQ0FBQyxRQUFRLFFBQVEsY0FBYztBQUFBLEVBQ2hELFdBQVcsUUFBUSxRQUFRO0FBQUEsSUFDekIsSUFBSSxTQUFTLGVBQWUsU0FBUyxlQUFlO0FBQUEsTUFDbEQsSUFBSSxPQUFPLFVBQVUsZUFBZSxLQUFLLFFBQVEsSUFBSSxHQUFHO0FBQUEsUUFDdEQsSUFBSSxTQUFTLE9BQU8sS0FBSyxLQUFLLE9BQU8saUJBQWlCLFVBQVUsU0FBUyxPQUFPLEtBQUssS0FBSyxPQUFPLGlCQUFpQixRQUFRO0FBQUEsVUFDeEgsSUFBSTtBQUFBLFlBQVcsT0FBTyxRQUFRLE9BQU87QUFBQSxRQUN2QyxFQUFFLEtBQUs7QUFBQSxVQUNMLFdBQVcsT0FBTyxPQUFPLE9BQU8sT0FBTyxTQUFTO0FBQUE7QUFBQSxNQUVwRCxFQUFFLEtBQUs7QUFBQSxRQUNMLE9BQU8sUUFBUSxPQUFPO0FBQUE7QUFBQSxJQUUxQjtBQUFBLEVBQ0Y7QUFBQSxFQUNBLE9BQU87QUFBQTtBQUVULElBQU0sY0FBYyxTQUFPLElBQUksUUFBUSx1Q0FBdUMsTUFBTTtBQUNwRixJQUFNLGFBQWE7QUFBQSxFQUNqQixLQUFLO0FBQUEsRUFDTCxLQUFLO0FBQUEsRUFDTCxLQUFLO0FBQUEsRUFDTCxLQUFLO0FBQUEsRUFDTCxLQUFLO0FBQ1A7QUFDQSxJQUFNLFNBQVMsVUFBUTtBQUFBLEVBQ3JCLElBQUksU0FBUyxJQUFJLEdBQUc7QUFBQSxJQUNsQixPQUFPLEtBQUssUUFBUSxZQUFZLE9BQUssV0FBVyxFQUFFO0FBQUEsRUFDcEQ7QUFBQSxFQUNBLE9BQU87QUFBQTtBQUFBO0FBRVQsTUFBTSxZQUFZO0FBQUEsRUFDaEIsV0FBVyxDQUFDLFVBQVU7QUFBQSxJQUNwQixLQUFLLFdBQVc7QUFBQSxJQUNoQixLQUFLLFlBQVksSUFBSTtBQUFBLElBQ3JCLEtBQUssY0FBYyxDQUFDO0FBQUE7QUFBQSxFQUV0QixTQUFTLENBQUMsU0FBUztBQUFBLElBQ2pCLE1BQU0sa0JBQWtCLEtBQUssVUFBVSxJQUFJLE9BQU87QUFBQSxJQUNsRCxJQUFJLG9CQUFvQixXQUFXO0FBQUEsTUFDakMsT0FBTztBQUFBLElBQ1Q7QUFBQSxJQUNBLE1BQU0sWUFBWSxJQUFJLE9BQU8sT0FBTztBQUFBLElBQ3BDLElBQUksS0FBSyxZQUFZLFdBQVcsS0FBSyxVQUFVO0FBQUEsTUFDN0MsS0FBSyxVQUFVLE9BQU8sS0FBSyxZQUFZLE1BQU0sQ0FBQztBQUFBLElBQ2hEO0FBQUEsSUFDQSxLQUFLLFVBQVUsSUFBSSxTQUFTLFNBQVM7QUFBQSxJQUNyQyxLQUFLLFlBQVksS0FBSyxPQUFPO0FBQUEsSUFDN0IsT0FBTztBQUFBO0FBRVg7QUFDQSxJQUFNLFFBQVEsQ0FBQyxLQUFLLEtBQUssS0FBSyxLQUFLLEdBQUc7QUFDdEMsSUFBTSxpQ0FBaUMsSUFBSSxZQUFZLEVBQUU7QUFDekQsSUFBTSxzQkFBc0IsQ0FBQyxLQUFLLGFBQWEsaUJBQWlCO0FBQUEsRUFDOUQsY0FBYyxlQUFlO0FBQUEsRUFDN0IsZUFBZSxnQkFBZ0I7QUFBQSxFQUMvQixNQUFNLGdCQUFnQixNQUFNLE9BQU8sT0FBSyxDQUFDLFlBQVksU0FBUyxDQUFDLEtBQUssQ0FBQyxhQUFhLFNBQVMsQ0FBQyxDQUFDO0FBQUEsRUFDN0YsSUFBSSxjQUFjLFdBQVc7QUFBQSxJQUFHLE9BQU87QUFBQSxFQUN2QyxNQUFNLElBQUksK0JBQStCLFVBQVUsSUFBSSxjQUFjLElBQUksT0FBSyxNQUFNLE1BQU0sUUFBUSxDQUFDLEVBQUUsS0FBSyxHQUFHLElBQUk7QUFBQSxFQUNqSCxJQUFJLFVBQVUsQ0FBQyxFQUFFLEtBQUssR0FBRztBQUFBLEVBQ3pCLElBQUksQ0FBQyxTQUFTO0FBQUEsSUFDWixNQUFNLEtBQUssSUFBSSxRQUFRLFlBQVk7QUFBQSxJQUNuQyxJQUFJLEtBQUssS0FBSyxDQUFDLEVBQUUsS0FBSyxJQUFJLFVBQVUsR0FBRyxFQUFFLENBQUMsR0FBRztBQUFBLE1BQzNDLFVBQVU7QUFBQSxJQUNaO0FBQUEsRUFDRjtBQUFBLEVBQ0EsT0FBTztBQUFBO0FBRVQsSUFBTSxXQUFXLENBQUMsS0FBSyxNQUFNLGVBQWUsUUFBUTtBQUFBLEVBQ2xELElBQUksQ0FBQztBQUFBLElBQUs7QUFBQSxFQUNWLElBQUksSUFBSSxPQUFPO0FBQUEsSUFDYixJQUFJLENBQUMsT0FBTyxVQUFVLGVBQWUsS0FBSyxLQUFLLElBQUk7QUFBQSxNQUFHO0FBQUEsSUFDdEQsT0FBTyxJQUFJO0FBQUEsRUFDYjtBQUFBLEVBQ0EsSUFBSSxDQUFDLGNBQWM7QUFBQSxJQUNqQixPQUFPLE9BQU8sVUFBVSxlQUFlLEtBQUssS0FBSyxJQUFJLElBQUksSUFBSSxRQUFRO0FBQUEsRUFDdkU7QUFBQSxFQUNBLE1BQU0sU0FBUyxLQUFLLE1BQU0sWUFBWTtBQUFBLEVBQ3RDLElBQUksVUFBVTtBQUFBLEVBQ2QsU0FBUyxJQUFJLEVBQUcsSUFBSSxPQUFPLFVBQVM7QUFBQSxJQUNsQyxJQUFJLENBQUMsV0FBVyxPQUFPLFlBQVksVUFBVTtBQUFBLE1BQzNDO0FBQUEsSUFDRjtBQUFBLElBQ0EsSUFBSTtBQUFBLElBQ0osSUFBSSxXQUFXO0FBQUEsSUFDZixTQUFTLElBQUksRUFBRyxJQUFJLE9BQU8sUUFBUSxFQUFFLEdBQUc7QUFBQSxNQUN0QyxJQUFJLE1BQU0sR0FBRztBQUFBLFFBQ1gsWUFBWTtBQUFBLE1BQ2Q7QUFBQSxNQUNBLFlBQVksT0FBTztBQUFBLE1BQ25CLE9BQU8sUUFBUTtBQUFBLE1BQ2YsS0FBSyxPQUFPLFNBQVMsY0FBYyxhQUFhLGdCQUFnQixDQUFDLE9BQU8sVUFBVSxlQUFlLEtBQUssU0FBUyxRQUFRLEdBQUc7QUFBQSxRQUN4SCxPQUFPO0FBQUEsTUFDVDtBQUFBLE1BQ0EsSUFBSSxTQUFTLFdBQVc7QUFBQSxRQUN0QixJQUFJLENBQUMsVUFBVSxVQUFVLFNBQVMsRUFBRSxTQUFTLE9BQU8sSUFBSSxLQUFLLElBQUksT0FBTyxTQUFTLEdBQUc7QUFBQSxVQUNsRjtBQUFBLFFBQ0Y7QUFBQSxRQUNBLEtBQUssSUFBSSxJQUFJO0FBQUEsUUFDYjtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQUEsSUFDQSxVQUFVO0FBQUEsRUFDWjtBQUFBLEVBQ0EsT0FBTztBQUFBO0FBRVQsSUFBTSxpQkFBaUIsVUFBUSxNQUFNLFFBQVEsTUFBTSxHQUFHO0FBRXRELElBQU0sZ0JBQWdCO0FBQUEsRUFDcEIsTUFBTTtBQUFBLEVBQ04sR0FBRyxDQUFDLE1BQU07QUFBQSxJQUNSLEtBQUssT0FBTyxPQUFPLElBQUk7QUFBQTtBQUFBLEVBRXpCLElBQUksQ0FBQyxNQUFNO0FBQUEsSUFDVCxLQUFLLE9BQU8sUUFBUSxJQUFJO0FBQUE7QUFBQSxFQUUxQixLQUFLLENBQUMsTUFBTTtBQUFBLElBQ1YsS0FBSyxPQUFPLFNBQVMsSUFBSTtBQUFBO0FBQUEsRUFFM0IsTUFBTSxDQUFDLE1BQU0sTUFBTTtBQUFBLElBQ2pCLFVBQVUsT0FBTyxRQUFRLFNBQVMsSUFBSTtBQUFBO0FBRTFDO0FBQUE7QUFDQSxNQUFNLE9BQU87QUFBQSxFQUNYLFdBQVcsQ0FBQyxnQkFBZ0IsVUFBVSxDQUFDLEdBQUc7QUFBQSxJQUN4QyxLQUFLLEtBQUssZ0JBQWdCLE9BQU87QUFBQTtBQUFBLEVBRW5DLElBQUksQ0FBQyxnQkFBZ0IsVUFBVSxDQUFDLEdBQUc7QUFBQSxJQUNqQyxLQUFLLFNBQVMsUUFBUSxVQUFVO0FBQUEsSUFDaEMsS0FBSyxTQUFTLGtCQUFrQjtBQUFBLElBQ2hDLEtBQUssVUFBVTtBQUFBLElBQ2YsS0FBSyxRQUFRLFFBQVE7QUFBQSxJQUNyQixLQUFLLE9BQU8sSUFBSTtBQUFBO0FBQUEsRUFFbEIsR0FBRyxJQUFJLE1BQU07QUFBQSxJQUNYLE9BQU8sS0FBSyxRQUFRLE1BQU0sT0FBTyxJQUFJLElBQUk7QUFBQTtBQUFBLEVBRTNDLElBQUksSUFBSSxNQUFNO0FBQUEsSUFDWixPQUFPLEtBQUssUUFBUSxNQUFNLFFBQVEsSUFBSSxJQUFJO0FBQUE7QUFBQSxFQUU1QyxLQUFLLElBQUksTUFBTTtBQUFBLElBQ2IsT0FBTyxLQUFLLFFBQVEsTUFBTSxTQUFTLEVBQUU7QUFBQTtBQUFBLEVBRXZDLFNBQVMsSUFBSSxNQUFNO0FBQUEsSUFDakIsT0FBTyxLQUFLLFFBQVEsTUFBTSxRQUFRLHdCQUF3QixJQUFJO0FBQUE7QUFBQSxFQUVoRSxJQUFJLENBQUMsS0FBSyxRQUFRLE1BQU07QUFBQSxJQUN0QixJQUFJLENBQUMsS0FBSyxTQUFTLEtBQUssS0FBSyxJQUFJLEdBQUcsS0FBSyxLQUFLLEtBQUssUUFBUTtBQUFBLE1BQU0sT0FBTztBQUFBLElBQ3hFLEtBQUssS0FBSyxJQUFJLEdBQUc7QUFBQSxJQUNqQixPQUFPLEtBQUssS0FBSyxHQUFHLElBQUk7QUFBQTtBQUFBLEVBRTFCLE9BQU8sQ0FBQyxNQUFNLEtBQUssUUFBUSxXQUFXO0FBQUEsSUFDcEMsSUFBSSxhQUFhLENBQUMsS0FBSztBQUFBLE1BQU8sT0FBTztBQUFBLElBQ3JDLE9BQU8sS0FBSyxJQUFJLE9BQUssU0FBUyxDQUFDLElBQUksRUFBRSxRQUFRLHdCQUF3QixHQUFHLElBQUksQ0FBQztBQUFBLElBQzdFLElBQUksU0FBUyxLQUFLLEVBQUU7QUFBQSxNQUFHLEtBQUssS0FBSyxHQUFHLFNBQVMsS0FBSyxVQUFVLEtBQUs7QUFBQSxJQUNqRSxPQUFPLEtBQUssT0FBTyxLQUFLLElBQUk7QUFBQTtBQUFBLEVBRTlCLE1BQU0sQ0FBQyxZQUFZO0FBQUEsSUFDakIsT0FBTyxJQUFJLE9BQU8sS0FBSyxRQUFRO0FBQUEsU0FDMUI7QUFBQSxRQUNELFFBQVEsR0FBRyxLQUFLLFVBQVU7QUFBQSxNQUM1QjtBQUFBLFNBQ0csS0FBSztBQUFBLElBQ1YsQ0FBQztBQUFBO0FBQUEsRUFFSCxLQUFLLENBQUMsU0FBUztBQUFBLElBQ2IsVUFBVSxXQUFXLEtBQUs7QUFBQSxJQUMxQixRQUFRLFNBQVMsUUFBUSxVQUFVLEtBQUs7QUFBQSxJQUN4QyxPQUFPLElBQUksT0FBTyxLQUFLLFFBQVEsT0FBTztBQUFBO0FBRTFDO0FBQ0EsSUFBSSxhQUFhLElBQUk7QUFBQTtBQUVyQixNQUFNLGFBQWE7QUFBQSxFQUNqQixXQUFXLEdBQUc7QUFBQSxJQUNaLEtBQUssWUFBWSxDQUFDO0FBQUE7QUFBQSxFQUVwQixFQUFFLENBQUMsUUFBUSxVQUFVO0FBQUEsSUFDbkIsT0FBTyxNQUFNLEdBQUcsRUFBRSxRQUFRLFdBQVM7QUFBQSxNQUNqQyxJQUFJLENBQUMsS0FBSyxVQUFVO0FBQUEsUUFBUSxLQUFLLFVBQVUsU0FBUyxJQUFJO0FBQUEsTUFDeEQsTUFBTSxlQUFlLEtBQUssVUFBVSxPQUFPLElBQUksUUFBUSxLQUFLO0FBQUEsTUFDNUQsS0FBSyxVQUFVLE9BQU8sSUFBSSxVQUFVLGVBQWUsQ0FBQztBQUFBLEtBQ3JEO0FBQUEsSUFDRCxPQUFPO0FBQUE7QUFBQSxFQUVULEdBQUcsQ0FBQyxRQUFRLFVBQVU7QUFBQSxLQUNuQixPQUFPLFdBQVcsV0FBVyxPQUFPLE1BQU0sR0FBRyxJQUFJLENBQUMsTUFBTSxHQUFHLFFBQVEsV0FBUztBQUFBLE1BQzNFLElBQUksQ0FBQyxLQUFLLFVBQVU7QUFBQSxRQUFRO0FBQUEsTUFDNUIsSUFBSSxDQUFDLFVBQVU7QUFBQSxRQUNiLE9BQU8sS0FBSyxVQUFVO0FBQUEsUUFDdEI7QUFBQSxNQUNGO0FBQUEsTUFDQSxLQUFLLFVBQVUsT0FBTyxPQUFPLFFBQVE7QUFBQSxLQUN0QztBQUFBO0FBQUEsRUFFSCxJQUFJLENBQUMsT0FBTyxVQUFVO0FBQUEsSUFDcEIsTUFBTSxVQUFVLElBQUksU0FBUztBQUFBLE1BQzNCLFNBQVMsR0FBRyxJQUFJO0FBQUEsTUFDaEIsS0FBSyxJQUFJLE9BQU8sT0FBTztBQUFBO0FBQUEsSUFFekIsS0FBSyxHQUFHLE9BQU8sT0FBTztBQUFBLElBQ3RCLE9BQU87QUFBQTtBQUFBLEVBRVQsSUFBSSxDQUFDLFVBQVUsTUFBTTtBQUFBLElBQ25CLElBQUksS0FBSyxVQUFVLFFBQVE7QUFBQSxNQUN6QixNQUFNLFNBQVMsTUFBTSxLQUFLLEtBQUssVUFBVSxPQUFPLFFBQVEsQ0FBQztBQUFBLE1BQ3pELE9BQU8sUUFBUSxFQUFFLFVBQVUsbUJBQW1CO0FBQUEsUUFDNUMsU0FBUyxJQUFJLEVBQUcsSUFBSSxlQUFlLEtBQUs7QUFBQSxVQUN0QyxTQUFTLEdBQUcsSUFBSTtBQUFBLFFBQ2xCO0FBQUEsT0FDRDtBQUFBLElBQ0g7QUFBQSxJQUNBLElBQUksS0FBSyxVQUFVLE1BQU07QUFBQSxNQUN2QixNQUFNLFNBQVMsTUFBTSxLQUFLLEtBQUssVUFBVSxLQUFLLFFBQVEsQ0FBQztBQUFBLE1BQ3ZELE9BQU8sUUFBUSxFQUFFLFVBQVUsbUJBQW1CO0FBQUEsUUFDNUMsU0FBUyxJQUFJLEVBQUcsSUFBSSxlQUFlLEtBQUs7QUFBQSxVQUN0QyxTQUFTLE9BQU8sR0FBRyxJQUFJO0FBQUEsUUFDekI7QUFBQSxPQUNEO0FBQUEsSUFDSDtBQUFBO0FBRUo7QUFFQSxJQUFNLGtCQUFrQixJQUFJO0FBQzVCLElBQU0sMEJBQTBCLENBQUMsV0FBVyxTQUFTO0FBQUEsRUFDbkQsSUFBSSxLQUFLLEtBQUssT0FBSyxDQUFDLFNBQVMsQ0FBQyxDQUFDLEdBQUc7QUFBQSxJQUNoQyxNQUFNLElBQUksVUFBVSxHQUFHLG1DQUFtQyxXQUFXLGdCQUFnQixhQUFhLDJGQUEyRjtBQUFBLEVBQy9MO0FBQUE7QUFBQTtBQUVGLE1BQU0sc0JBQXNCLGFBQWE7QUFBQSxFQUN2QyxXQUFXLENBQUMsTUFBTSxVQUFVO0FBQUEsSUFDMUIsSUFBSSxDQUFDLGFBQWE7QUFBQSxJQUNsQixXQUFXO0FBQUEsRUFDYixHQUFHLFNBQVMsWUFBWTtBQUFBLElBQ3RCLE1BQU07QUFBQSxJQUNOLEtBQUssT0FBTyxRQUFRLENBQUM7QUFBQSxJQUNyQixLQUFLLFVBQVU7QUFBQSxJQUNmLEtBQUssU0FBUyxPQUFPLE9BQU8sZUFBZTtBQUFBLElBQzNDLElBQUksS0FBSyxRQUFRLGlCQUFpQixXQUFXO0FBQUEsTUFDM0MsS0FBSyxRQUFRLGVBQWU7QUFBQSxJQUM5QjtBQUFBLElBQ0EsSUFBSSxLQUFLLFFBQVEsd0JBQXdCLFdBQVc7QUFBQSxNQUNsRCxLQUFLLFFBQVEsc0JBQXNCO0FBQUEsSUFDckM7QUFBQTtBQUFBLEVBRUYsYUFBYSxDQUFDLElBQUk7QUFBQSxJQUNoQixJQUFJLENBQUMsS0FBSyxRQUFRLEdBQUcsU0FBUyxFQUFFLEdBQUc7QUFBQSxNQUNqQyxLQUFLLFFBQVEsR0FBRyxLQUFLLEVBQUU7QUFBQSxJQUN6QjtBQUFBO0FBQUEsRUFFRixnQkFBZ0IsQ0FBQyxJQUFJO0FBQUEsSUFDbkIsTUFBTSxRQUFRLEtBQUssUUFBUSxHQUFHLFFBQVEsRUFBRTtBQUFBLElBQ3hDLElBQUksUUFBUSxJQUFJO0FBQUEsTUFDZCxLQUFLLFFBQVEsR0FBRyxPQUFPLE9BQU8sQ0FBQztBQUFBLElBQ2pDO0FBQUE7QUFBQSxFQUVGLFdBQVcsQ0FBQyxLQUFLLElBQUksS0FBSyxVQUFVLENBQUMsR0FBRztBQUFBLElBQ3RDLE1BQU0sZUFBZSxRQUFRLGlCQUFpQixZQUFZLFFBQVEsZUFBZSxLQUFLLFFBQVE7QUFBQSxJQUM5RixNQUFNLHNCQUFzQixRQUFRLHdCQUF3QixZQUFZLFFBQVEsc0JBQXNCLEtBQUssUUFBUTtBQUFBLElBQ25ILE1BQU0sT0FBTyxDQUFDLEtBQUssRUFBRTtBQUFBLElBQ3JCLElBQUksS0FBSztBQUFBLE1BQ1AsSUFBSSxNQUFNLFFBQVEsR0FBRyxHQUFHO0FBQUEsUUFDdEIsS0FBSyxLQUFLLEdBQUcsR0FBRztBQUFBLE1BQ2xCLEVBQUUsS0FBSyxJQUFJLFNBQVMsR0FBRyxLQUFLLGNBQWM7QUFBQSxRQUN4QyxLQUFLLEtBQUssR0FBRyxJQUFJLE1BQU0sWUFBWSxDQUFDO0FBQUEsTUFDdEMsRUFBRSxLQUFLO0FBQUEsUUFDTCxLQUFLLEtBQUssR0FBRztBQUFBO0FBQUEsSUFFakI7QUFBQSxJQUNBLE1BQU0sU0FBUyxRQUFRLEtBQUssTUFBTSxJQUFJO0FBQUEsSUFDdEMsSUFBSSxVQUFVLFFBQVEsQ0FBQyx1QkFBdUIsQ0FBQyxTQUFTLEdBQUc7QUFBQSxNQUFHLE9BQU87QUFBQSxJQUNyRSxPQUFPLFNBQVMsS0FBSyxPQUFPLE9BQU8sS0FBSyxLQUFLLFlBQVk7QUFBQTtBQUFBLEVBRTNELFdBQVcsQ0FBQyxLQUFLLElBQUksS0FBSyxPQUFPLFVBQVU7QUFBQSxJQUN6QyxRQUFRO0FBQUEsRUFDVixHQUFHO0FBQUEsSUFDRCx3QkFBd0IsZUFBZSxLQUFLLElBQUksR0FBRztBQUFBLElBQ25ELE1BQU0sZUFBZSxRQUFRLGlCQUFpQixZQUFZLFFBQVEsZUFBZSxLQUFLLFFBQVE7QUFBQSxJQUM5RixJQUFJLE9BQU8sQ0FBQyxLQUFLLEVBQUU7QUFBQSxJQUNuQixJQUFJO0FBQUEsTUFBSyxPQUFPLEtBQUssT0FBTyxlQUFlLElBQUksTUFBTSxZQUFZLElBQUksR0FBRztBQUFBLElBQ3hFLEtBQUssY0FBYyxFQUFFO0FBQUEsSUFDckIsUUFBUSxLQUFLLE1BQU0sTUFBTSxLQUFLO0FBQUEsSUFDOUIsSUFBSSxDQUFDLFFBQVE7QUFBQSxNQUFRLEtBQUssS0FBSyxTQUFTLEtBQUssSUFBSSxLQUFLLEtBQUs7QUFBQTtBQUFBLEVBRTdELFlBQVksQ0FBQyxLQUFLLElBQUksV0FBVyxVQUFVO0FBQUEsSUFDekMsUUFBUTtBQUFBLEVBQ1YsR0FBRztBQUFBLElBQ0Qsd0JBQXdCLGdCQUFnQixLQUFLLEVBQUU7QUFBQSxJQUMvQyxPQUFPLEtBQUssYUFBYSxDQUFDLENBQUMsRUFBRSxRQUFRLE9BQUs7QUFBQSxNQUN4QyxJQUFJLE1BQU0sZUFBZSxNQUFNO0FBQUEsUUFBZTtBQUFBLE1BQzlDLEtBQUssWUFBWSxLQUFLLElBQUksR0FBRyxVQUFVLElBQUk7QUFBQSxRQUN6QyxRQUFRO0FBQUEsTUFDVixDQUFDO0FBQUEsS0FDRjtBQUFBLElBQ0QsSUFBSSxDQUFDLFFBQVE7QUFBQSxNQUFRLEtBQUssS0FBSyxTQUFTLEtBQUssSUFBSSxTQUFTO0FBQUE7QUFBQSxFQUU1RCxpQkFBaUIsQ0FBQyxLQUFLLElBQUksV0FBVyxNQUFNLFdBQVcsVUFBVTtBQUFBLElBQy9ELFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxFQUNaLEdBQUc7QUFBQSxJQUNELHdCQUF3QixxQkFBcUIsS0FBSyxFQUFFO0FBQUEsSUFDcEQsTUFBTSxPQUFPLENBQUMsS0FBSyxFQUFFO0FBQUEsSUFDckIsS0FBSyxjQUFjLEVBQUU7QUFBQSxJQUNyQixJQUFJLE9BQU8sUUFBUSxLQUFLLE1BQU0sSUFBSSxLQUFLLENBQUM7QUFBQSxJQUN4QyxJQUFJLENBQUMsUUFBUTtBQUFBLE1BQVUsWUFBWSxLQUFLLE1BQU0sS0FBSyxVQUFVLFNBQVMsQ0FBQztBQUFBLElBQ3ZFLElBQUksTUFBTTtBQUFBLE1BQ1IsV0FBVyxNQUFNLFdBQVcsU0FBUztBQUFBLElBQ3ZDLEVBQUUsS0FBSztBQUFBLE1BQ0wsT0FBTztBQUFBLFdBQ0Y7QUFBQSxXQUNBO0FBQUEsTUFDTDtBQUFBO0FBQUEsSUFFRixRQUFRLEtBQUssTUFBTSxNQUFNLElBQUk7QUFBQSxJQUM3QixJQUFJLENBQUMsUUFBUTtBQUFBLE1BQVEsS0FBSyxLQUFLLFNBQVMsS0FBSyxJQUFJLFNBQVM7QUFBQTtBQUFBLEVBRTVELG9CQUFvQixDQUFDLEtBQUssSUFBSTtBQUFBLElBQzVCLElBQUksS0FBSyxrQkFBa0IsS0FBSyxFQUFFLEdBQUc7QUFBQSxNQUNuQyxPQUFPLEtBQUssS0FBSyxLQUFLO0FBQUEsSUFDeEI7QUFBQSxJQUNBLEtBQUssaUJBQWlCLEVBQUU7QUFBQSxJQUN4QixLQUFLLEtBQUssV0FBVyxLQUFLLEVBQUU7QUFBQTtBQUFBLEVBRTlCLGlCQUFpQixDQUFDLEtBQUssSUFBSTtBQUFBLElBQ3pCLE9BQU8sS0FBSyxZQUFZLEtBQUssRUFBRSxNQUFNO0FBQUE7QUFBQSxFQUV2QyxpQkFBaUIsQ0FBQyxLQUFLLElBQUk7QUFBQSxJQUN6QixJQUFJLENBQUM7QUFBQSxNQUFJLEtBQUssS0FBSyxRQUFRO0FBQUEsSUFDM0IsT0FBTyxLQUFLLFlBQVksS0FBSyxFQUFFO0FBQUE7QUFBQSxFQUVqQyxpQkFBaUIsQ0FBQyxLQUFLO0FBQUEsSUFDckIsT0FBTyxLQUFLLEtBQUs7QUFBQTtBQUFBLEVBRW5CLDJCQUEyQixDQUFDLEtBQUs7QUFBQSxJQUMvQixNQUFNLE9BQU8sS0FBSyxrQkFBa0IsR0FBRztBQUFBLElBQ3ZDLE1BQU0sSUFBSSxRQUFRLE9BQU8sS0FBSyxJQUFJLEtBQUssQ0FBQztBQUFBLElBQ3hDLE9BQU8sQ0FBQyxDQUFDLEVBQUUsS0FBSyxPQUFLO0FBQUEsTUFDbkIsTUFBTSxTQUFTLEtBQUs7QUFBQSxNQUNwQixJQUFJLGdCQUFnQixJQUFJLE1BQU07QUFBQSxRQUFHLE9BQU87QUFBQSxNQUN4QyxJQUFJLENBQUMsVUFBVSxPQUFPLEtBQUssTUFBTSxFQUFFLFdBQVc7QUFBQSxRQUFHLE9BQU87QUFBQSxNQUN4RCxJQUFJLE9BQU8sV0FBVztBQUFBLFFBQVUsZ0JBQWdCLElBQUksTUFBTTtBQUFBLE1BQzFELE9BQU87QUFBQSxLQUNSO0FBQUE7QUFBQSxFQUVILE1BQU0sR0FBRztBQUFBLElBQ1AsT0FBTyxLQUFLO0FBQUE7QUFFaEI7QUFFQSxJQUFNLFdBQVcsT0FBTyxrQkFBa0I7QUFDMUMsU0FBUyxXQUFXLEdBQUc7QUFBQSxFQUNyQixNQUFNLFFBQVEsQ0FBQztBQUFBLEVBQ2YsTUFBTSxVQUFVLE9BQU8sT0FBTyxJQUFJO0FBQUEsRUFDbEMsSUFBSTtBQUFBLEVBQ0osUUFBUSxNQUFNLENBQUMsUUFBUSxRQUFRO0FBQUEsSUFDN0IsT0FBTyxTQUFTO0FBQUEsSUFDaEIsSUFBSSxRQUFRO0FBQUEsTUFBVSxPQUFPO0FBQUEsSUFDN0IsTUFBTSxLQUFLLEdBQUc7QUFBQSxJQUNkLFFBQVEsTUFBTSxVQUFVLFFBQVEsT0FBTztBQUFBLElBQ3ZDLE9BQU8sTUFBTTtBQUFBO0FBQUEsRUFFZixPQUFPLE1BQU0sVUFBVSxPQUFPLE9BQU8sSUFBSSxHQUFHLE9BQU8sRUFBRTtBQUFBO0FBRXZELFNBQVMsZ0JBQWdCLENBQUMsVUFBVSxNQUFNO0FBQUEsRUFDeEM7QUFBQSxLQUNHLFdBQVc7QUFBQSxNQUNWLFNBQVMsWUFBWSxDQUFDO0FBQUEsRUFDMUIsTUFBTSxlQUFlLE1BQU0sZ0JBQWdCO0FBQUEsRUFDM0MsTUFBTSxjQUFjLE1BQU0sZUFBZTtBQUFBLEVBQ3pDLE1BQU0sU0FBUyxNQUFNLG1CQUFtQjtBQUFBLEVBQ3hDLElBQUksS0FBSyxTQUFTLEtBQUssYUFBYTtBQUFBLElBQ2xDLE1BQU0sS0FBSyxNQUFNO0FBQUEsSUFDakIsTUFBTSxTQUFTLFNBQVMsTUFBTSxRQUFRLEVBQUUsSUFBSSxLQUFLLEtBQUssQ0FBQyxFQUFFLElBQUksT0FBTyxNQUFNLFFBQVEsRUFBRSxJQUFJLEtBQUs7QUFBQSxJQUM3RixJQUFJLFFBQVE7QUFBQSxNQUNWLE1BQU0sYUFBYSxTQUFTLFNBQVMsT0FBTyxTQUFTLElBQUksT0FBTyxNQUFNLENBQUMsSUFBSSxDQUFDO0FBQUEsTUFDNUUsSUFBSSxXQUFXLFNBQVMsS0FBSyxFQUFFLEdBQUc7QUFBQSxRQUNoQyxPQUFPLEdBQUcsS0FBSyxLQUFLLGNBQWMsS0FBSyxNQUFNLENBQUMsRUFBRSxLQUFLLFlBQVk7QUFBQSxNQUNuRTtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQUEsRUFDQSxPQUFPLEtBQUssS0FBSyxZQUFZO0FBQUE7QUFHL0IsSUFBTSx1QkFBdUIsU0FBTyxDQUFDLFNBQVMsR0FBRyxLQUFLLE9BQU8sUUFBUSxhQUFhLE9BQU8sUUFBUTtBQUFBO0FBQ2pHLE1BQU0sbUJBQW1CLGFBQWE7QUFBQSxFQUNwQyxXQUFXLENBQUMsVUFBVSxVQUFVLENBQUMsR0FBRztBQUFBLElBQ2xDLE1BQU07QUFBQSxJQUNOLEtBQUssQ0FBQyxpQkFBaUIsaUJBQWlCLGtCQUFrQixnQkFBZ0Isb0JBQW9CLGNBQWMsU0FBUyxnQkFBZ0IsR0FBRyxVQUFVLElBQUk7QUFBQSxJQUN0SixLQUFLLFVBQVU7QUFBQSxJQUNmLElBQUksS0FBSyxRQUFRLGlCQUFpQixXQUFXO0FBQUEsTUFDM0MsS0FBSyxRQUFRLGVBQWU7QUFBQSxJQUM5QjtBQUFBLElBQ0EsS0FBSyxVQUFVLFNBQVMsVUFBVSxZQUFZLE9BQU8sWUFBWTtBQUFBLElBQ2pFLEtBQUssbUJBQW1CLENBQUM7QUFBQTtBQUFBLEVBRTNCLGNBQWMsQ0FBQyxLQUFLO0FBQUEsSUFDbEIsSUFBSTtBQUFBLE1BQUssS0FBSyxXQUFXO0FBQUE7QUFBQSxFQUUzQixNQUFNLENBQUMsS0FBSyxJQUFJO0FBQUEsSUFDZCxlQUFlLENBQUM7QUFBQSxFQUNsQixHQUFHO0FBQUEsSUFDRCxNQUFNLE1BQU07QUFBQSxTQUNQO0FBQUEsSUFDTDtBQUFBLElBQ0EsSUFBSSxPQUFPO0FBQUEsTUFBTSxPQUFPO0FBQUEsSUFDeEIsTUFBTSxXQUFXLEtBQUssUUFBUSxLQUFLLEdBQUc7QUFBQSxJQUN0QyxJQUFJLFVBQVUsUUFBUTtBQUFBLE1BQVcsT0FBTztBQUFBLElBQ3hDLE1BQU0sV0FBVyxxQkFBcUIsU0FBUyxHQUFHO0FBQUEsSUFDbEQsSUFBSSxJQUFJLGtCQUFrQixTQUFTLFVBQVU7QUFBQSxNQUMzQyxPQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsT0FBTztBQUFBO0FBQUEsRUFFVCxjQUFjLENBQUMsS0FBSyxLQUFLO0FBQUEsSUFDdkIsSUFBSSxjQUFjLElBQUksZ0JBQWdCLFlBQVksSUFBSSxjQUFjLEtBQUssUUFBUTtBQUFBLElBQ2pGLElBQUksZ0JBQWdCO0FBQUEsTUFBVyxjQUFjO0FBQUEsSUFDN0MsTUFBTSxlQUFlLElBQUksaUJBQWlCLFlBQVksSUFBSSxlQUFlLEtBQUssUUFBUTtBQUFBLElBQ3RGLElBQUksYUFBYSxJQUFJLE1BQU0sS0FBSyxRQUFRLGFBQWEsQ0FBQztBQUFBLElBQ3RELE1BQU0sdUJBQXVCLGVBQWUsSUFBSSxTQUFTLFdBQVc7QUFBQSxJQUNwRSxNQUFNLHVCQUF1QixDQUFDLEtBQUssUUFBUSwyQkFBMkIsQ0FBQyxJQUFJLGdCQUFnQixDQUFDLEtBQUssUUFBUSwwQkFBMEIsQ0FBQyxJQUFJLGVBQWUsQ0FBQyxvQkFBb0IsS0FBSyxhQUFhLFlBQVk7QUFBQSxJQUMxTSxJQUFJLHdCQUF3QixDQUFDLHNCQUFzQjtBQUFBLE1BQ2pELE1BQU0sSUFBSSxJQUFJLE1BQU0sS0FBSyxhQUFhLGFBQWE7QUFBQSxNQUNuRCxJQUFJLEtBQUssRUFBRSxTQUFTLEdBQUc7QUFBQSxRQUNyQixPQUFPO0FBQUEsVUFDTDtBQUFBLFVBQ0EsWUFBWSxTQUFTLFVBQVUsSUFBSSxDQUFDLFVBQVUsSUFBSTtBQUFBLFFBQ3BEO0FBQUEsTUFDRjtBQUFBLE1BQ0EsTUFBTSxRQUFRLElBQUksTUFBTSxXQUFXO0FBQUEsTUFDbkMsSUFBSSxnQkFBZ0IsZ0JBQWdCLGdCQUFnQixnQkFBZ0IsS0FBSyxRQUFRLEdBQUcsU0FBUyxNQUFNLEVBQUU7QUFBQSxRQUFHLGFBQWEsTUFBTSxNQUFNO0FBQUEsTUFDakksTUFBTSxNQUFNLEtBQUssWUFBWTtBQUFBLElBQy9CO0FBQUEsSUFDQSxPQUFPO0FBQUEsTUFDTDtBQUFBLE1BQ0EsWUFBWSxTQUFTLFVBQVUsSUFBSSxDQUFDLFVBQVUsSUFBSTtBQUFBLElBQ3BEO0FBQUE7QUFBQSxFQUVGLFNBQVMsQ0FBQyxNQUFNLEdBQUcsU0FBUztBQUFBLElBQzFCLElBQUksTUFBTSxPQUFPLE1BQU0sV0FBVztBQUFBLFNBQzdCO0FBQUEsSUFDTCxJQUFJO0FBQUEsSUFDSixJQUFJLE9BQU8sUUFBUSxZQUFZLEtBQUssUUFBUSxrQ0FBa0M7QUFBQSxNQUM1RSxNQUFNLEtBQUssUUFBUSxpQ0FBaUMsU0FBUztBQUFBLElBQy9EO0FBQUEsSUFDQSxJQUFJLE9BQU8sUUFBUTtBQUFBLE1BQVUsTUFBTTtBQUFBLFdBQzlCO0FBQUEsTUFDTDtBQUFBLElBQ0EsSUFBSSxDQUFDO0FBQUEsTUFBSyxNQUFNLENBQUM7QUFBQSxJQUNqQixJQUFJLFFBQVE7QUFBQSxNQUFNLE9BQU87QUFBQSxJQUN6QixJQUFJLE9BQU8sU0FBUztBQUFBLE1BQVksT0FBTyxpQkFBaUIsTUFBTTtBQUFBLFdBQ3pELEtBQUs7QUFBQSxXQUNMO0FBQUEsTUFDTCxDQUFDO0FBQUEsSUFDRCxJQUFJLENBQUMsTUFBTSxRQUFRLElBQUk7QUFBQSxNQUFHLE9BQU8sQ0FBQyxPQUFPLElBQUksQ0FBQztBQUFBLElBQzlDLE9BQU8sS0FBSyxJQUFJLE9BQUssT0FBTyxNQUFNLGFBQWEsaUJBQWlCLEdBQUc7QUFBQSxTQUM5RCxLQUFLO0FBQUEsU0FDTDtBQUFBLElBQ0wsQ0FBQyxJQUFJLE9BQU8sQ0FBQyxDQUFDO0FBQUEsSUFDZCxNQUFNLGdCQUFnQixJQUFJLGtCQUFrQixZQUFZLElBQUksZ0JBQWdCLEtBQUssUUFBUTtBQUFBLElBQ3pGLE1BQU0sZUFBZSxJQUFJLGlCQUFpQixZQUFZLElBQUksZUFBZSxLQUFLLFFBQVE7QUFBQSxJQUN0RjtBQUFBLE1BQ0U7QUFBQSxNQUNBO0FBQUEsUUFDRSxLQUFLLGVBQWUsS0FBSyxLQUFLLFNBQVMsSUFBSSxHQUFHO0FBQUEsSUFDbEQsTUFBTSxZQUFZLFdBQVcsV0FBVyxTQUFTO0FBQUEsSUFDakQsSUFBSSxjQUFjLElBQUksZ0JBQWdCLFlBQVksSUFBSSxjQUFjLEtBQUssUUFBUTtBQUFBLElBQ2pGLElBQUksZ0JBQWdCO0FBQUEsTUFBVyxjQUFjO0FBQUEsSUFDN0MsTUFBTSxNQUFNLElBQUksT0FBTyxLQUFLO0FBQUEsSUFDNUIsTUFBTSwwQkFBMEIsSUFBSSwyQkFBMkIsS0FBSyxRQUFRO0FBQUEsSUFDNUUsSUFBSSxLQUFLLFlBQVksTUFBTSxVQUFVO0FBQUEsTUFDbkMsSUFBSSx5QkFBeUI7QUFBQSxRQUMzQixJQUFJLGVBQWU7QUFBQSxVQUNqQixPQUFPO0FBQUEsWUFDTCxLQUFLLEdBQUcsWUFBWSxjQUFjO0FBQUEsWUFDbEMsU0FBUztBQUFBLFlBQ1QsY0FBYztBQUFBLFlBQ2QsU0FBUztBQUFBLFlBQ1QsUUFBUTtBQUFBLFlBQ1IsWUFBWSxLQUFLLHFCQUFxQixHQUFHO0FBQUEsVUFDM0M7QUFBQSxRQUNGO0FBQUEsUUFDQSxPQUFPLEdBQUcsWUFBWSxjQUFjO0FBQUEsTUFDdEM7QUFBQSxNQUNBLElBQUksZUFBZTtBQUFBLFFBQ2pCLE9BQU87QUFBQSxVQUNMLEtBQUs7QUFBQSxVQUNMLFNBQVM7QUFBQSxVQUNULGNBQWM7QUFBQSxVQUNkLFNBQVM7QUFBQSxVQUNULFFBQVE7QUFBQSxVQUNSLFlBQVksS0FBSyxxQkFBcUIsR0FBRztBQUFBLFFBQzNDO0FBQUEsTUFDRjtBQUFBLE1BQ0EsT0FBTztBQUFBLElBQ1Q7QUFBQSxJQUNBLE1BQU0sV0FBVyxLQUFLLFFBQVEsTUFBTSxHQUFHO0FBQUEsSUFDdkMsSUFBSSxNQUFNLFVBQVU7QUFBQSxJQUNwQixNQUFNLGFBQWEsVUFBVSxXQUFXO0FBQUEsSUFDeEMsTUFBTSxrQkFBa0IsVUFBVSxnQkFBZ0I7QUFBQSxJQUNsRCxNQUFNLFdBQVcsQ0FBQyxtQkFBbUIscUJBQXFCLGlCQUFpQjtBQUFBLElBQzNFLE1BQU0sYUFBYSxJQUFJLGVBQWUsWUFBWSxJQUFJLGFBQWEsS0FBSyxRQUFRO0FBQUEsSUFDaEYsTUFBTSw2QkFBNkIsQ0FBQyxLQUFLLGNBQWMsS0FBSyxXQUFXO0FBQUEsSUFDdkUsTUFBTSxzQkFBc0IsSUFBSSxVQUFVLGFBQWEsQ0FBQyxTQUFTLElBQUksS0FBSztBQUFBLElBQzFFLE1BQU0sa0JBQWtCLFdBQVcsZ0JBQWdCLEdBQUc7QUFBQSxJQUN0RCxNQUFNLHFCQUFxQixzQkFBc0IsS0FBSyxlQUFlLFVBQVUsS0FBSyxJQUFJLE9BQU8sR0FBRyxJQUFJO0FBQUEsSUFDdEcsTUFBTSxvQ0FBb0MsSUFBSSxXQUFXLHNCQUFzQixLQUFLLGVBQWUsVUFBVSxLQUFLLElBQUksT0FBTztBQUFBLE1BQzNILFNBQVM7QUFBQSxJQUNYLENBQUMsSUFBSTtBQUFBLElBQ0wsTUFBTSx3QkFBd0IsdUJBQXVCLENBQUMsSUFBSSxXQUFXLElBQUksVUFBVTtBQUFBLElBQ25GLE1BQU0sTUFBTSxLQUFLLFFBQVE7QUFBQSxJQUN6QixNQUFNLGVBQWUseUJBQXlCLElBQUksZUFBZSxjQUFjLElBQUksZUFBZSx5QkFBeUIsSUFBSSxlQUFlLHlDQUF5QyxJQUFJLGlCQUFpQixzQkFBc0IsSUFBSSxlQUFlLElBQUksVUFBVSxHQUFHLGFBQWEsUUFBUSxjQUFjO0FBQUEsSUFDelMsSUFBSSxnQkFBZ0I7QUFBQSxJQUNwQixJQUFJLDhCQUE4QixDQUFDLE9BQU8saUJBQWlCO0FBQUEsTUFDekQsZ0JBQWdCO0FBQUEsSUFDbEI7QUFBQSxJQUNBLE1BQU0saUJBQWlCLHFCQUFxQixhQUFhO0FBQUEsSUFDekQsTUFBTSxVQUFVLE9BQU8sVUFBVSxTQUFTLE1BQU0sYUFBYTtBQUFBLElBQzdELE1BQU0sY0FBYyw4QkFBOEIsaUJBQWlCLGtCQUFrQixDQUFDLFNBQVMsU0FBUyxPQUFPLEtBQUssRUFBRSxTQUFTLFVBQVUsS0FBSyxNQUFNLFFBQVEsYUFBYTtBQUFBLElBQ3pLLE1BQU0sb0JBQW9CLGVBQWUsQ0FBQyxJQUFJLGlCQUFpQixDQUFDLEtBQUssUUFBUTtBQUFBLElBQzdFLElBQUkscUJBQXFCLEtBQUssUUFBUSx1QkFBdUI7QUFBQSxNQUMzRCxNQUFNLElBQUksS0FBSyxRQUFRLHNCQUFzQixZQUFZLGVBQWU7QUFBQSxXQUNuRTtBQUFBLFFBQ0gsSUFBSTtBQUFBLE1BQ04sQ0FBQztBQUFBLE1BQ0QsSUFBSSxlQUFlO0FBQUEsUUFDakIsU0FBUyxNQUFNO0FBQUEsUUFDZixTQUFTLGFBQWEsS0FBSyxxQkFBcUIsR0FBRztBQUFBLFFBQ25ELE9BQU87QUFBQSxNQUNUO0FBQUEsTUFDQSxPQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsSUFBSSxtQkFBbUI7QUFBQSxNQUNyQixLQUFLLE9BQU8sS0FBSyxpRUFBaUU7QUFBQSxJQUNwRjtBQUFBLElBQ0EsSUFBSSxlQUFlLENBQUMsbUJBQW1CO0FBQUEsTUFDckMsSUFBSSxjQUFjO0FBQUEsUUFDaEIsTUFBTSxpQkFBaUIsTUFBTSxRQUFRLGFBQWE7QUFBQSxRQUNsRCxNQUFNLE9BQU8saUJBQWlCLENBQUMsSUFBSSxDQUFDO0FBQUEsUUFDcEMsTUFBTSxjQUFjLGlCQUFpQixrQkFBa0I7QUFBQSxRQUN2RCxXQUFXLEtBQUssZUFBZTtBQUFBLFVBQzdCLElBQUksT0FBTyxVQUFVLGVBQWUsS0FBSyxlQUFlLENBQUMsR0FBRztBQUFBLFlBQzFELE1BQU0sVUFBVSxHQUFHLGNBQWMsZUFBZTtBQUFBLFlBQ2hELElBQUksbUJBQW1CLENBQUMsS0FBSztBQUFBLGNBQzNCLEtBQUssS0FBSyxLQUFLLFVBQVUsU0FBUztBQUFBLG1CQUM3QjtBQUFBLGdCQUNILGNBQWMscUJBQXFCLFlBQVksSUFBSSxhQUFhLEtBQUs7QUFBQSxtQkFDbEU7QUFBQSxrQkFDRCxZQUFZO0FBQUEsa0JBQ1osSUFBSTtBQUFBLGdCQUNOO0FBQUEsY0FDRixDQUFDO0FBQUEsWUFDSCxFQUFFLEtBQUs7QUFBQSxjQUNMLEtBQUssS0FBSyxLQUFLLFVBQVUsU0FBUztBQUFBLG1CQUM3QjtBQUFBLG1CQUNBO0FBQUEsa0JBQ0QsWUFBWTtBQUFBLGtCQUNaLElBQUk7QUFBQSxnQkFDTjtBQUFBLGNBQ0YsQ0FBQztBQUFBO0FBQUEsWUFFSCxJQUFJLEtBQUssT0FBTztBQUFBLGNBQVMsS0FBSyxLQUFLLGNBQWM7QUFBQSxVQUNuRDtBQUFBLFFBQ0Y7QUFBQSxRQUNBLE1BQU07QUFBQSxNQUNSO0FBQUEsSUFDRixFQUFFLEtBQUssSUFBSSw4QkFBOEIsU0FBUyxVQUFVLEtBQUssTUFBTSxRQUFRLEdBQUcsR0FBRztBQUFBLE1BQ25GLE1BQU0sSUFBSSxLQUFLLFVBQVU7QUFBQSxNQUN6QixJQUFJO0FBQUEsUUFBSyxNQUFNLEtBQUssa0JBQWtCLEtBQUssTUFBTSxLQUFLLFVBQVUsT0FBTztBQUFBLElBQ3pFLEVBQUUsS0FBSztBQUFBLE1BQ0wsSUFBSSxjQUFjO0FBQUEsTUFDbEIsSUFBSSxVQUFVO0FBQUEsTUFDZCxJQUFJO0FBQUEsUUFBbUIsTUFBTTtBQUFBLE1BQzdCLElBQUksQ0FBQyxLQUFLLGNBQWMsR0FBRyxLQUFLLG1CQUFtQixFQUFFLHFCQUFxQixxQkFBcUIsWUFBWSxJQUFJO0FBQUEsUUFDN0csY0FBYztBQUFBLFFBQ2QsTUFBTTtBQUFBLE1BQ1I7QUFBQSxNQUNBLElBQUksQ0FBQyxLQUFLLGNBQWMsR0FBRyxLQUFLLEVBQUUsZUFBZSxRQUFRLEtBQUs7QUFBQSxRQUM1RCxVQUFVO0FBQUEsUUFDVixNQUFNO0FBQUEsTUFDUjtBQUFBLE1BQ0EsTUFBTSxpQ0FBaUMsSUFBSSxrQ0FBa0MsS0FBSyxRQUFRO0FBQUEsTUFDMUYsTUFBTSxnQkFBZ0Isa0NBQWtDLFVBQVUsWUFBWTtBQUFBLE1BQzlFLE1BQU0sZ0JBQWdCLG1CQUFtQixpQkFBaUIsT0FBTyxLQUFLLFFBQVE7QUFBQSxNQUM5RSxJQUFJLENBQUMsc0JBQXNCLFdBQVcsZUFBZSxnQkFBZ0I7QUFBQSxRQUNuRSxLQUFLLE9BQU8sSUFBSSxnQkFBZ0IsY0FBYyxjQUFjLEtBQUssV0FBVyx1QkFBdUIsQ0FBQyxnQkFBZ0IsR0FBRyxNQUFNLEtBQUssZUFBZSxVQUFVLEtBQUssSUFBSSxPQUFPLEdBQUcsTUFBTSxLQUFLLGdCQUFnQixlQUFlLEdBQUc7QUFBQSxRQUMzTixJQUFJLGNBQWM7QUFBQSxVQUNoQixNQUFNLEtBQUssS0FBSyxRQUFRLEtBQUs7QUFBQSxlQUN4QjtBQUFBLFlBQ0gsY0FBYztBQUFBLFVBQ2hCLENBQUM7QUFBQSxVQUNELElBQUksTUFBTSxHQUFHO0FBQUEsWUFBSyxLQUFLLE9BQU8sS0FBSyxpTEFBaUw7QUFBQSxRQUN0TjtBQUFBLFFBQ0EsSUFBSSxPQUFPLENBQUM7QUFBQSxRQUNaLE1BQU0sZUFBZSxLQUFLLGNBQWMsaUJBQWlCLEtBQUssUUFBUSxhQUFhLElBQUksT0FBTyxLQUFLLFFBQVE7QUFBQSxRQUMzRyxJQUFJLEtBQUssUUFBUSxrQkFBa0IsY0FBYyxnQkFBZ0IsYUFBYSxJQUFJO0FBQUEsVUFDaEYsU0FBUyxJQUFJLEVBQUcsSUFBSSxhQUFhLFFBQVEsS0FBSztBQUFBLFlBQzVDLEtBQUssS0FBSyxhQUFhLEVBQUU7QUFBQSxVQUMzQjtBQUFBLFFBQ0YsRUFBRSxLQUFLLElBQUksS0FBSyxRQUFRLGtCQUFrQixPQUFPO0FBQUEsVUFDL0MsT0FBTyxLQUFLLGNBQWMsbUJBQW1CLElBQUksT0FBTyxLQUFLLFFBQVE7QUFBQSxRQUN2RSxFQUFFLEtBQUs7QUFBQSxVQUNMLEtBQUssS0FBSyxJQUFJLE9BQU8sS0FBSyxRQUFRO0FBQUE7QUFBQSxRQUVwQyxNQUFNLE9BQU8sQ0FBQyxHQUFHLEdBQUcseUJBQXlCO0FBQUEsVUFDM0MsTUFBTSxvQkFBb0IsbUJBQW1CLHlCQUF5QixNQUFNLHVCQUF1QjtBQUFBLFVBQ25HLElBQUksS0FBSyxRQUFRLG1CQUFtQjtBQUFBLFlBQ2xDLEtBQUssUUFBUSxrQkFBa0IsR0FBRyxXQUFXLEdBQUcsbUJBQW1CLGVBQWUsR0FBRztBQUFBLFVBQ3ZGLEVBQUUsS0FBSyxJQUFJLEtBQUssa0JBQWtCLGFBQWE7QUFBQSxZQUM3QyxLQUFLLGlCQUFpQixZQUFZLEdBQUcsV0FBVyxHQUFHLG1CQUFtQixlQUFlLEtBQUssV0FBVyxLQUFLLE9BQU8sa0JBQWtCO0FBQUEsVUFDckk7QUFBQSxVQUNBLEtBQUssS0FBSyxjQUFjLEdBQUcsV0FBVyxHQUFHLEdBQUc7QUFBQTtBQUFBLFFBRTlDLElBQUksS0FBSyxRQUFRLGFBQWE7QUFBQSxVQUM1QixJQUFJLEtBQUssUUFBUSxzQkFBc0IscUJBQXFCO0FBQUEsWUFDMUQsS0FBSyxRQUFRLGNBQVk7QUFBQSxjQUN2QixNQUFNLFdBQVcsS0FBSyxlQUFlLFlBQVksVUFBVSxHQUFHO0FBQUEsY0FDOUQsSUFBSSx5QkFBeUIsSUFBSSxlQUFlLEtBQUssUUFBUSwwQkFBMEIsQ0FBQyxTQUFTLFNBQVMsR0FBRyxLQUFLLFFBQVEscUJBQXFCLEdBQUc7QUFBQSxnQkFDaEosU0FBUyxLQUFLLEdBQUcsS0FBSyxRQUFRLHFCQUFxQjtBQUFBLGNBQ3JEO0FBQUEsY0FDQSxTQUFTLFFBQVEsWUFBVTtBQUFBLGdCQUN6QixLQUFLLENBQUMsUUFBUSxHQUFHLE1BQU0sUUFBUSxJQUFJLGVBQWUsYUFBYSxZQUFZO0FBQUEsZUFDNUU7QUFBQSxhQUNGO0FBQUEsVUFDSCxFQUFFLEtBQUs7QUFBQSxZQUNMLEtBQUssTUFBTSxLQUFLLFlBQVk7QUFBQTtBQUFBLFFBRWhDO0FBQUEsTUFDRjtBQUFBLE1BQ0EsTUFBTSxLQUFLLGtCQUFrQixLQUFLLE1BQU0sS0FBSyxVQUFVLE9BQU87QUFBQSxNQUM5RCxJQUFJLFdBQVcsUUFBUSxPQUFPLEtBQUssUUFBUSw2QkFBNkI7QUFBQSxRQUN0RSxNQUFNLEdBQUcsWUFBWSxjQUFjO0FBQUEsTUFDckM7QUFBQSxNQUNBLEtBQUssV0FBVyxnQkFBZ0IsS0FBSyxRQUFRLHdCQUF3QjtBQUFBLFFBQ25FLE1BQU0sS0FBSyxRQUFRLHVCQUF1QixLQUFLLFFBQVEsOEJBQThCLEdBQUcsWUFBWSxjQUFjLFFBQVEsS0FBSyxjQUFjLE1BQU0sV0FBVyxHQUFHO0FBQUEsTUFDbks7QUFBQTtBQUFBLElBRUYsSUFBSSxlQUFlO0FBQUEsTUFDakIsU0FBUyxNQUFNO0FBQUEsTUFDZixTQUFTLGFBQWEsS0FBSyxxQkFBcUIsR0FBRztBQUFBLE1BQ25ELE9BQU87QUFBQSxJQUNUO0FBQUEsSUFDQSxPQUFPO0FBQUE7QUFBQSxFQUVULGlCQUFpQixDQUFDLEtBQUssS0FBSyxLQUFLLFVBQVUsU0FBUztBQUFBLElBQ2xELElBQUksS0FBSyxZQUFZLE9BQU87QUFBQSxNQUMxQixNQUFNLEtBQUssV0FBVyxNQUFNLEtBQUs7QUFBQSxXQUM1QixLQUFLLFFBQVEsY0FBYztBQUFBLFdBQzNCO0FBQUEsTUFDTCxHQUFHLElBQUksT0FBTyxLQUFLLFlBQVksU0FBUyxTQUFTLFNBQVMsUUFBUSxTQUFTLFNBQVM7QUFBQSxRQUNsRjtBQUFBLE1BQ0YsQ0FBQztBQUFBLElBQ0gsRUFBRSxLQUFLLElBQUksQ0FBQyxJQUFJLG1CQUFtQjtBQUFBLE1BQ2pDLElBQUksSUFBSTtBQUFBLFFBQWUsS0FBSyxhQUFhLEtBQUs7QUFBQSxhQUN6QztBQUFBLGFBQ0E7QUFBQSxZQUNELGVBQWU7QUFBQSxpQkFDVixLQUFLLFFBQVE7QUFBQSxpQkFDYixJQUFJO0FBQUEsWUFDVDtBQUFBLFVBQ0Y7QUFBQSxRQUNGLENBQUM7QUFBQSxNQUNELE1BQU0sa0JBQWtCLFNBQVMsR0FBRyxNQUFNLEtBQUssZUFBZSxvQkFBb0IsWUFBWSxJQUFJLGNBQWMsa0JBQWtCLEtBQUssUUFBUSxjQUFjO0FBQUEsTUFDN0osSUFBSTtBQUFBLE1BQ0osSUFBSSxpQkFBaUI7QUFBQSxRQUNuQixNQUFNLEtBQUssSUFBSSxTQUFTLEtBQUssYUFBYSxpQkFBaUIsSUFBSSxJQUFJLE1BQU0sS0FBSyxhQUFhLGFBQWEsSUFBSTtBQUFBLFFBQzVHLFVBQVUsTUFBTSxHQUFHO0FBQUEsTUFDckI7QUFBQSxNQUNBLElBQUksT0FBTyxJQUFJLFdBQVcsQ0FBQyxTQUFTLElBQUksT0FBTyxJQUFJLElBQUksVUFBVTtBQUFBLE1BQ2pFLElBQUksS0FBSyxRQUFRLGNBQWM7QUFBQSxRQUFrQixPQUFPO0FBQUEsYUFDbkQsS0FBSyxRQUFRLGNBQWM7QUFBQSxhQUMzQjtBQUFBLFFBQ0w7QUFBQSxNQUNBLE1BQU0sS0FBSyxhQUFhLFlBQVksS0FBSyxNQUFNLElBQUksT0FBTyxLQUFLLFlBQVksU0FBUyxTQUFTLEdBQUc7QUFBQSxNQUNoRyxJQUFJLGlCQUFpQjtBQUFBLFFBQ25CLE1BQU0sS0FBSyxJQUFJLFNBQVMsS0FBSyxhQUFhLGlCQUFpQixJQUFJLElBQUksTUFBTSxLQUFLLGFBQWEsYUFBYSxJQUFJO0FBQUEsUUFDNUcsTUFBTSxVQUFVLE1BQU0sR0FBRztBQUFBLFFBQ3pCLElBQUksVUFBVTtBQUFBLFVBQVMsSUFBSSxPQUFPO0FBQUEsTUFDcEM7QUFBQSxNQUNBLElBQUksQ0FBQyxJQUFJLE9BQU8sWUFBWSxTQUFTO0FBQUEsUUFBSyxJQUFJLE1BQU0sS0FBSyxZQUFZLFNBQVM7QUFBQSxNQUM5RSxJQUFJLElBQUksU0FBUztBQUFBLFFBQU8sTUFBTSxLQUFLLGFBQWEsS0FBSyxLQUFLLElBQUksU0FBUztBQUFBLFVBQ3JFLElBQUksVUFBVSxPQUFPLEtBQUssTUFBTSxDQUFDLElBQUksU0FBUztBQUFBLFlBQzVDLEtBQUssT0FBTyxLQUFLLDZDQUE2QyxLQUFLLGNBQWMsSUFBSSxJQUFJO0FBQUEsWUFDekYsT0FBTztBQUFBLFVBQ1Q7QUFBQSxVQUNBLE9BQU8sS0FBSyxVQUFVLEdBQUcsTUFBTSxHQUFHO0FBQUEsV0FDakMsR0FBRztBQUFBLE1BQ04sSUFBSSxJQUFJO0FBQUEsUUFBZSxLQUFLLGFBQWEsTUFBTTtBQUFBLElBQ2pEO0FBQUEsSUFDQSxNQUFNLGNBQWMsSUFBSSxlQUFlLEtBQUssUUFBUTtBQUFBLElBQ3BELE1BQU0scUJBQXFCLFNBQVMsV0FBVyxJQUFJLENBQUMsV0FBVyxJQUFJO0FBQUEsSUFDbkUsSUFBSSxPQUFPLFFBQVEsb0JBQW9CLFVBQVUsSUFBSSx1QkFBdUIsT0FBTztBQUFBLE1BQ2pGLE1BQU0sWUFBWSxLQUFLLFNBQVMsMEJBQTBCO0FBQUEsUUFDeEQsY0FBYztBQUFBLGFBQ1Q7QUFBQSxVQUNILFlBQVksS0FBSyxxQkFBcUIsR0FBRztBQUFBLFFBQzNDO0FBQUEsV0FDRztBQUFBLE1BQ0wsSUFBSTtBQUFBLE1BQ0osbUJBQW1CLFFBQVEsVUFBUTtBQUFBLFFBQ2pDLE1BQU0sWUFBWSxLQUFLLGlCQUFpQjtBQUFBLFFBQ3hDLElBQUksQ0FBQyxXQUFXO0FBQUEsVUFDZCxLQUFLLE9BQU8sS0FBSyxlQUFlLFFBQVEsUUFBUSxpQkFBaUIsdUZBQXVGO0FBQUEsVUFDeEo7QUFBQSxRQUNGO0FBQUEsUUFDQSxNQUFNLFVBQVUsUUFBUSxLQUFLLEtBQUssV0FBVyxJQUFJLEtBQUs7QUFBQSxPQUN2RDtBQUFBLElBQ0g7QUFBQSxJQUNBLE9BQU87QUFBQTtBQUFBLEVBRVQsT0FBTyxDQUFDLE1BQU0sTUFBTSxDQUFDLEdBQUc7QUFBQSxJQUN0QixJQUFJO0FBQUEsSUFDSixJQUFJO0FBQUEsSUFDSixJQUFJO0FBQUEsSUFDSixJQUFJO0FBQUEsSUFDSixJQUFJO0FBQUEsSUFDSixJQUFJLFNBQVMsSUFBSTtBQUFBLE1BQUcsT0FBTyxDQUFDLElBQUk7QUFBQSxJQUNoQyxJQUFJLE1BQU0sUUFBUSxJQUFJO0FBQUEsTUFBRyxPQUFPLEtBQUssSUFBSSxPQUFLLE9BQU8sTUFBTSxhQUFhLGlCQUFpQixHQUFHO0FBQUEsV0FDdkYsS0FBSztBQUFBLFdBQ0w7QUFBQSxNQUNMLENBQUMsSUFBSSxDQUFDO0FBQUEsSUFDTixLQUFLLFFBQVEsT0FBSztBQUFBLE1BQ2hCLElBQUksS0FBSyxjQUFjLEtBQUs7QUFBQSxRQUFHO0FBQUEsTUFDL0IsTUFBTSxZQUFZLEtBQUssZUFBZSxHQUFHLEdBQUc7QUFBQSxNQUM1QyxNQUFNLE1BQU0sVUFBVTtBQUFBLE1BQ3RCLFVBQVU7QUFBQSxNQUNWLElBQUksYUFBYSxVQUFVO0FBQUEsTUFDM0IsSUFBSSxLQUFLLFFBQVE7QUFBQSxRQUFZLGFBQWEsV0FBVyxPQUFPLEtBQUssUUFBUSxVQUFVO0FBQUEsTUFDbkYsTUFBTSxzQkFBc0IsSUFBSSxVQUFVLGFBQWEsQ0FBQyxTQUFTLElBQUksS0FBSztBQUFBLE1BQzFFLE1BQU0sd0JBQXdCLHVCQUF1QixDQUFDLElBQUksV0FBVyxJQUFJLFVBQVU7QUFBQSxNQUNuRixNQUFNLHVCQUF1QixJQUFJLFlBQVksY0FBYyxTQUFTLElBQUksT0FBTyxLQUFLLE9BQU8sSUFBSSxZQUFZLGFBQWEsSUFBSSxZQUFZO0FBQUEsTUFDeEksTUFBTSxRQUFRLElBQUksT0FBTyxJQUFJLE9BQU8sS0FBSyxjQUFjLG1CQUFtQixJQUFJLE9BQU8sS0FBSyxVQUFVLElBQUksV0FBVztBQUFBLE1BQ25ILFdBQVcsUUFBUSxRQUFNO0FBQUEsUUFDdkIsSUFBSSxLQUFLLGNBQWMsS0FBSztBQUFBLFVBQUc7QUFBQSxRQUMvQixTQUFTO0FBQUEsUUFDVCxJQUFJLENBQUMsS0FBSyxpQkFBaUIsR0FBRyxNQUFNLE1BQU0sU0FBUyxLQUFLLE9BQU8sc0JBQXNCLENBQUMsS0FBSyxPQUFPLG1CQUFtQixNQUFNLEdBQUc7QUFBQSxVQUM1SCxLQUFLLGlCQUFpQixHQUFHLE1BQU0sTUFBTSxRQUFRO0FBQUEsVUFDN0MsS0FBSyxPQUFPLEtBQUssUUFBUSwyQkFBMkIsTUFBTSxLQUFLLElBQUksdUNBQXVDLDhCQUE4QiwwTkFBME47QUFBQSxRQUNwVztBQUFBLFFBQ0EsTUFBTSxRQUFRLFVBQVE7QUFBQSxVQUNwQixJQUFJLEtBQUssY0FBYyxLQUFLO0FBQUEsWUFBRztBQUFBLFVBQy9CLFVBQVU7QUFBQSxVQUNWLE1BQU0sWUFBWSxDQUFDLEdBQUc7QUFBQSxVQUN0QixJQUFJLEtBQUssWUFBWSxlQUFlO0FBQUEsWUFDbEMsS0FBSyxXQUFXLGNBQWMsV0FBVyxLQUFLLE1BQU0sSUFBSSxHQUFHO0FBQUEsVUFDN0QsRUFBRSxLQUFLO0FBQUEsWUFDTCxJQUFJO0FBQUEsWUFDSixJQUFJO0FBQUEsY0FBcUIsZUFBZSxLQUFLLGVBQWUsVUFBVSxNQUFNLElBQUksT0FBTyxHQUFHO0FBQUEsWUFDMUYsTUFBTSxhQUFhLEdBQUcsS0FBSyxRQUFRO0FBQUEsWUFDbkMsTUFBTSxnQkFBZ0IsR0FBRyxLQUFLLFFBQVEseUJBQXlCLEtBQUssUUFBUTtBQUFBLFlBQzVFLElBQUkscUJBQXFCO0FBQUEsY0FDdkIsSUFBSSxJQUFJLFdBQVcsYUFBYSxXQUFXLGFBQWEsR0FBRztBQUFBLGdCQUN6RCxVQUFVLEtBQUssTUFBTSxhQUFhLFFBQVEsZUFBZSxLQUFLLFFBQVEsZUFBZSxDQUFDO0FBQUEsY0FDeEY7QUFBQSxjQUNBLFVBQVUsS0FBSyxNQUFNLFlBQVk7QUFBQSxjQUNqQyxJQUFJLHVCQUF1QjtBQUFBLGdCQUN6QixVQUFVLEtBQUssTUFBTSxVQUFVO0FBQUEsY0FDakM7QUFBQSxZQUNGO0FBQUEsWUFDQSxJQUFJLHNCQUFzQjtBQUFBLGNBQ3hCLE1BQU0sYUFBYSxHQUFHLE1BQU0sS0FBSyxRQUFRLG9CQUFvQixNQUFNLElBQUk7QUFBQSxjQUN2RSxVQUFVLEtBQUssVUFBVTtBQUFBLGNBQ3pCLElBQUkscUJBQXFCO0FBQUEsZ0JBQ3ZCLElBQUksSUFBSSxXQUFXLGFBQWEsV0FBVyxhQUFhLEdBQUc7QUFBQSxrQkFDekQsVUFBVSxLQUFLLGFBQWEsYUFBYSxRQUFRLGVBQWUsS0FBSyxRQUFRLGVBQWUsQ0FBQztBQUFBLGdCQUMvRjtBQUFBLGdCQUNBLFVBQVUsS0FBSyxhQUFhLFlBQVk7QUFBQSxnQkFDeEMsSUFBSSx1QkFBdUI7QUFBQSxrQkFDekIsVUFBVSxLQUFLLGFBQWEsVUFBVTtBQUFBLGdCQUN4QztBQUFBLGNBQ0Y7QUFBQSxZQUNGO0FBQUEsWUFDQSxJQUFJLHFCQUFxQjtBQUFBLGNBQ3ZCLE1BQU0sY0FBYyxHQUFHLElBQUksVUFBVSxnQkFBZ0IsS0FBSyxRQUFRO0FBQUEsY0FDbEUsSUFBSSxpQkFBaUIsYUFBYTtBQUFBLGdCQUNoQyxJQUFJLHNCQUFzQjtBQUFBLGtCQUN4QixVQUFVLFFBQVEsR0FBRyxNQUFNLEtBQUssUUFBUSxvQkFBb0IsTUFBTSxJQUFJLFVBQVUsYUFBYTtBQUFBLGdCQUMvRjtBQUFBLGdCQUNBLFVBQVUsUUFBUSxNQUFNLFdBQVc7QUFBQSxjQUNyQztBQUFBLFlBQ0Y7QUFBQTtBQUFBLFVBRUYsSUFBSTtBQUFBLFVBQ0osT0FBTyxjQUFjLFVBQVUsSUFBSSxHQUFHO0FBQUEsWUFDcEMsSUFBSSxDQUFDLEtBQUssY0FBYyxLQUFLLEdBQUc7QUFBQSxjQUM5QixlQUFlO0FBQUEsY0FDZixRQUFRLEtBQUssWUFBWSxNQUFNLElBQUksYUFBYSxHQUFHO0FBQUEsWUFDckQ7QUFBQSxVQUNGO0FBQUEsU0FDRDtBQUFBLE9BQ0Y7QUFBQSxLQUNGO0FBQUEsSUFDRCxPQUFPO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTDtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0Y7QUFBQTtBQUFBLEVBRUYsYUFBYSxDQUFDLEtBQUs7QUFBQSxJQUNqQixPQUFPLFFBQVEsYUFBYSxFQUFFLENBQUMsS0FBSyxRQUFRLGNBQWMsUUFBUSxTQUFTLEVBQUUsQ0FBQyxLQUFLLFFBQVEscUJBQXFCLFFBQVE7QUFBQTtBQUFBLEVBRTFILFdBQVcsQ0FBQyxNQUFNLElBQUksS0FBSyxVQUFVLENBQUMsR0FBRztBQUFBLElBQ3ZDLElBQUksS0FBSyxZQUFZO0FBQUEsTUFBYSxPQUFPLEtBQUssV0FBVyxZQUFZLE1BQU0sSUFBSSxLQUFLLE9BQU87QUFBQSxJQUMzRixPQUFPLEtBQUssY0FBYyxZQUFZLE1BQU0sSUFBSSxLQUFLLE9BQU87QUFBQTtBQUFBLEVBRTlELG9CQUFvQixDQUFDLFVBQVUsQ0FBQyxHQUFHO0FBQUEsSUFDakMsTUFBTSxjQUFjLENBQUMsZ0JBQWdCLFdBQVcsV0FBVyxXQUFXLE9BQU8sUUFBUSxlQUFlLE1BQU0sZ0JBQWdCLGVBQWUsaUJBQWlCLGlCQUFpQixjQUFjLGVBQWUsZUFBZTtBQUFBLElBQ3ZOLE1BQU0sMkJBQTJCLFFBQVEsV0FBVyxDQUFDLFNBQVMsUUFBUSxPQUFPO0FBQUEsSUFDN0UsSUFBSSxPQUFPLDJCQUEyQixRQUFRLFVBQVU7QUFBQSxJQUN4RCxJQUFJLDRCQUE0QixPQUFPLFFBQVEsVUFBVSxhQUFhO0FBQUEsTUFDcEUsT0FBTztBQUFBLFdBQ0Y7QUFBQSxRQUNILE9BQU8sUUFBUTtBQUFBLE1BQ2pCO0FBQUEsSUFDRjtBQUFBLElBQ0EsSUFBSSxLQUFLLFFBQVEsY0FBYyxrQkFBa0I7QUFBQSxNQUMvQyxPQUFPO0FBQUEsV0FDRixLQUFLLFFBQVEsY0FBYztBQUFBLFdBQzNCO0FBQUEsTUFDTDtBQUFBLElBQ0Y7QUFBQSxJQUNBLElBQUksQ0FBQywwQkFBMEI7QUFBQSxNQUM3QixPQUFPO0FBQUEsV0FDRjtBQUFBLE1BQ0w7QUFBQSxNQUNBLFdBQVcsT0FBTyxhQUFhO0FBQUEsUUFDN0IsT0FBTyxLQUFLO0FBQUEsTUFDZDtBQUFBLElBQ0Y7QUFBQSxJQUNBLE9BQU87QUFBQTtBQUFBLFNBRUYsZUFBZSxDQUFDLFNBQVM7QUFBQSxJQUM5QixNQUFNLFNBQVM7QUFBQSxJQUNmLFdBQVcsVUFBVSxTQUFTO0FBQUEsTUFDNUIsSUFBSSxPQUFPLFVBQVUsZUFBZSxLQUFLLFNBQVMsTUFBTSxLQUFLLE9BQU8sV0FBVyxNQUFNLEtBQW1CLFFBQVEsWUFBdEIsV0FBK0I7QUFBQSxRQUN2SCxPQUFPO0FBQUEsTUFDVDtBQUFBLElBQ0Y7QUFBQSxJQUNBLE9BQU87QUFBQTtBQUVYO0FBQUE7QUFFQSxNQUFNLGFBQWE7QUFBQSxFQUNqQixXQUFXLENBQUMsU0FBUyxTQUFTLFlBQVk7QUFBQSxJQUN4QyxLQUFLLFVBQVU7QUFBQSxJQUNmLEtBQUssZ0JBQWdCLEtBQUssUUFBUSxpQkFBaUI7QUFBQSxJQUNuRCxLQUFLLFNBQVMsT0FBTyxPQUFPLGVBQWU7QUFBQSxJQUMzQyxLQUFLLHdCQUF3QixDQUFDO0FBQUEsSUFDOUIsS0FBSyxpQkFBaUIsSUFBSTtBQUFBO0FBQUEsRUFFNUIsVUFBVSxHQUFHO0FBQUEsSUFDWCxLQUFLLHdCQUF3QixDQUFDO0FBQUEsSUFDOUIsS0FBSyxlQUFlLE1BQU07QUFBQTtBQUFBLEVBRTVCLHFCQUFxQixDQUFDLE1BQU07QUFBQSxJQUMxQixPQUFPLGVBQWUsSUFBSTtBQUFBLElBQzFCLElBQUksQ0FBQyxRQUFRLENBQUMsS0FBSyxTQUFTLEdBQUc7QUFBQSxNQUFHLE9BQU87QUFBQSxJQUN6QyxNQUFNLElBQUksS0FBSyxNQUFNLEdBQUc7QUFBQSxJQUN4QixJQUFJLEVBQUUsV0FBVztBQUFBLE1BQUcsT0FBTztBQUFBLElBQzNCLEVBQUUsSUFBSTtBQUFBLElBQ04sSUFBSSxFQUFFLEVBQUUsU0FBUyxHQUFHLFlBQVksTUFBTTtBQUFBLE1BQUssT0FBTztBQUFBLElBQ2xELE9BQU8sS0FBSyxtQkFBbUIsRUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFBO0FBQUEsRUFFNUMsdUJBQXVCLENBQUMsTUFBTTtBQUFBLElBQzVCLE9BQU8sZUFBZSxJQUFJO0FBQUEsSUFDMUIsSUFBSSxDQUFDLFFBQVEsQ0FBQyxLQUFLLFNBQVMsR0FBRztBQUFBLE1BQUcsT0FBTztBQUFBLElBQ3pDLE1BQU0sSUFBSSxLQUFLLE1BQU0sR0FBRztBQUFBLElBQ3hCLE9BQU8sS0FBSyxtQkFBbUIsRUFBRSxFQUFFO0FBQUE7QUFBQSxFQUVyQyxrQkFBa0IsQ0FBQyxNQUFNO0FBQUEsSUFDdkIsSUFBSSxDQUFDLFNBQVMsSUFBSTtBQUFBLE1BQUcsT0FBTztBQUFBLElBQzVCLElBQUksWUFBWSxLQUFLLGVBQWUsSUFBSSxJQUFJO0FBQUEsSUFDNUMsSUFBSSxjQUFjO0FBQUEsTUFBVyxPQUFPO0FBQUEsSUFDcEMsWUFBWSxLQUFLLGVBQWUsSUFBSTtBQUFBLElBQ3BDLElBQUksS0FBSyxlQUFlLFFBQVE7QUFBQSxNQUFNLEtBQUssZUFBZSxNQUFNO0FBQUEsSUFDaEUsS0FBSyxlQUFlLElBQUksTUFBTSxTQUFTO0FBQUEsSUFDdkMsT0FBTztBQUFBO0FBQUEsRUFFVCxjQUFjLENBQUMsTUFBTTtBQUFBLElBQ25CLE1BQU0sYUFBYSxLQUFLLFNBQVMsR0FBRztBQUFBLElBQ3BDLElBQUksY0FBYyxLQUFLLFFBQVEsY0FBYyxPQUFPO0FBQUEsTUFDbEQsSUFBSTtBQUFBLE1BQ0osSUFBSTtBQUFBLFFBQ0YsWUFBWSxLQUFLLG9CQUFvQixJQUFJLEVBQUU7QUFBQSxRQUMzQyxPQUFPLEdBQUc7QUFBQSxNQUNaLElBQUksY0FBYyxjQUFjLFVBQVUsWUFBWSxNQUFNLEtBQUssWUFBWSxJQUFJO0FBQUEsUUFDL0UsT0FBTyxLQUFLLFFBQVEsZUFBZSxVQUFVLFlBQVksSUFBSTtBQUFBLE1BQy9EO0FBQUEsTUFDQSxJQUFJO0FBQUEsUUFBVyxPQUFPLEtBQUssWUFBWTtBQUFBLElBQ3pDO0FBQUEsSUFDQSxPQUFPLEtBQUssUUFBUSxnQkFBZ0IsS0FBSyxRQUFRLGFBQWEsQ0FBQyxhQUFhLEtBQUssWUFBWSxJQUFJO0FBQUE7QUFBQSxFQUVuRyxlQUFlLENBQUMsTUFBTTtBQUFBLElBQ3BCLElBQUksS0FBSyxRQUFRLFNBQVMsa0JBQWtCLEtBQUssUUFBUSwwQkFBMEI7QUFBQSxNQUNqRixPQUFPLEtBQUssd0JBQXdCLElBQUk7QUFBQSxJQUMxQztBQUFBLElBQ0EsT0FBTyxDQUFDLEtBQUssaUJBQWlCLENBQUMsS0FBSyxjQUFjLFVBQVUsS0FBSyxjQUFjLFNBQVMsSUFBSTtBQUFBO0FBQUEsRUFFOUYscUJBQXFCLENBQUMsT0FBTztBQUFBLElBQzNCLElBQUksQ0FBQztBQUFBLE1BQU8sT0FBTztBQUFBLElBQ25CLElBQUk7QUFBQSxJQUNKLE1BQU0sUUFBUSxVQUFRO0FBQUEsTUFDcEIsSUFBSTtBQUFBLFFBQU87QUFBQSxNQUNYLE1BQU0sYUFBYSxLQUFLLG1CQUFtQixJQUFJO0FBQUEsTUFDL0MsSUFBSSxDQUFDLEtBQUssUUFBUSxpQkFBaUIsS0FBSyxnQkFBZ0IsVUFBVTtBQUFBLFFBQUcsUUFBUTtBQUFBLEtBQzlFO0FBQUEsSUFDRCxJQUFJLENBQUMsU0FBUyxLQUFLLFFBQVEsZUFBZTtBQUFBLE1BQ3hDLE1BQU0sUUFBUSxVQUFRO0FBQUEsUUFDcEIsSUFBSTtBQUFBLFVBQU87QUFBQSxRQUNYLE1BQU0sWUFBWSxLQUFLLHNCQUFzQixJQUFJO0FBQUEsUUFDakQsSUFBSSxLQUFLLGdCQUFnQixTQUFTO0FBQUEsVUFBRyxPQUFPLFFBQVE7QUFBQSxRQUNwRCxNQUFNLFVBQVUsS0FBSyx3QkFBd0IsSUFBSTtBQUFBLFFBQ2pELElBQUksS0FBSyxnQkFBZ0IsT0FBTztBQUFBLFVBQUcsT0FBTyxRQUFRO0FBQUEsUUFDbEQsUUFBUSxLQUFLLFFBQVEsY0FBYyxLQUFLLGtCQUFnQjtBQUFBLFVBQ3RELElBQUksaUJBQWlCO0FBQUEsWUFBUyxPQUFPO0FBQUEsVUFDckMsSUFBSSxDQUFDLGFBQWEsU0FBUyxHQUFHLEtBQUssQ0FBQyxRQUFRLFNBQVMsR0FBRztBQUFBLFlBQUcsT0FBTztBQUFBLFVBQ2xFLElBQUksYUFBYSxTQUFTLEdBQUcsS0FBSyxDQUFDLFFBQVEsU0FBUyxHQUFHLEtBQUssYUFBYSxNQUFNLEdBQUcsYUFBYSxRQUFRLEdBQUcsQ0FBQyxNQUFNO0FBQUEsWUFBUyxPQUFPO0FBQUEsVUFDakksT0FBTztBQUFBLFNBQ1I7QUFBQSxPQUNGO0FBQUEsSUFDSDtBQUFBLElBQ0EsSUFBSSxDQUFDO0FBQUEsTUFBTyxRQUFRLEtBQUssaUJBQWlCLEtBQUssUUFBUSxXQUFXLEVBQUU7QUFBQSxJQUNwRSxPQUFPO0FBQUE7QUFBQSxFQUVULGdCQUFnQixDQUFDLFdBQVcsTUFBTTtBQUFBLElBQ2hDLElBQUksQ0FBQztBQUFBLE1BQVcsT0FBTyxDQUFDO0FBQUEsSUFDeEIsSUFBSSxPQUFPLGNBQWM7QUFBQSxNQUFZLFlBQVksVUFBVSxJQUFJO0FBQUEsSUFDL0QsSUFBSSxTQUFTLFNBQVM7QUFBQSxNQUFHLFlBQVksQ0FBQyxTQUFTO0FBQUEsSUFDL0MsSUFBSSxNQUFNLFFBQVEsU0FBUztBQUFBLE1BQUcsT0FBTztBQUFBLElBQ3JDLElBQUksQ0FBQztBQUFBLE1BQU0sT0FBTyxVQUFVLFdBQVcsQ0FBQztBQUFBLElBQ3hDLElBQUksUUFBUSxVQUFVO0FBQUEsSUFDdEIsSUFBSSxDQUFDO0FBQUEsTUFBTyxRQUFRLFVBQVUsS0FBSyxzQkFBc0IsSUFBSTtBQUFBLElBQzdELElBQUksQ0FBQztBQUFBLE1BQU8sUUFBUSxVQUFVLEtBQUssbUJBQW1CLElBQUk7QUFBQSxJQUMxRCxJQUFJLENBQUM7QUFBQSxNQUFPLFFBQVEsVUFBVSxLQUFLLHdCQUF3QixJQUFJO0FBQUEsSUFDL0QsSUFBSSxDQUFDO0FBQUEsTUFBTyxRQUFRLFVBQVU7QUFBQSxJQUM5QixPQUFPLFNBQVMsQ0FBQztBQUFBO0FBQUEsRUFFbkIsa0JBQWtCLENBQUMsTUFBTSxjQUFjO0FBQUEsSUFDckMsTUFBTSxjQUFjLEtBQUssUUFBUTtBQUFBLElBQ2pDLE1BQU0saUJBQWlCLE1BQU0sUUFBUSxXQUFXLElBQUksWUFBWSxLQUFLLEdBQUcsSUFBSTtBQUFBLElBQzVFLElBQUksbUJBQW1CLEtBQUssb0JBQW9CO0FBQUEsTUFDOUMsS0FBSyx3QkFBd0IsQ0FBQztBQUFBLE1BQzlCLEtBQUsscUJBQXFCO0FBQUEsSUFDNUI7QUFBQSxJQUNBLE1BQU0sdUJBQXVCLGlCQUFpQixhQUFhLGlCQUFpQixTQUFTLFNBQVMsWUFBWTtBQUFBLElBQzFHLE1BQU0saUNBQWlDLGlCQUFpQixhQUFhLE9BQU8sS0FBSyxRQUFRLGdCQUFnQjtBQUFBLElBQ3pHLE1BQU0sWUFBWSxTQUFTLElBQUksS0FBSyx3QkFBd0IsQ0FBQztBQUFBLElBQzdELElBQUksV0FBVztBQUFBLElBQ2YsSUFBSSxXQUFXO0FBQUEsTUFDYixJQUFJO0FBQUEsTUFDSixJQUFJLGlCQUFpQjtBQUFBLFFBQVcsbUJBQW1CO0FBQUEsTUFBWSxLQUFLLElBQUksaUJBQWlCO0FBQUEsUUFBTyxtQkFBbUI7QUFBQSxNQUFnQjtBQUFBLFFBQUssbUJBQW1CLFVBQVU7QUFBQSxNQUNySyxXQUFXLEdBQUcsS0FBSyxVQUFVLFFBQVE7QUFBQSxJQUN2QztBQUFBLElBQ0EsSUFBSSxhQUFhLE1BQU07QUFBQSxNQUNyQixNQUFNLFNBQVMsS0FBSyxzQkFBc0I7QUFBQSxNQUMxQyxJQUFJLFdBQVc7QUFBQSxRQUFXLE9BQU8sT0FBTyxNQUFNO0FBQUEsSUFDaEQ7QUFBQSxJQUNBLE1BQU0sZ0JBQWdCLEtBQUssa0JBQWtCLGlCQUFpQixRQUFRLENBQUMsSUFBSSxpQkFBaUIsS0FBSyxRQUFRLGVBQWUsQ0FBQyxHQUFHLElBQUk7QUFBQSxJQUNoSSxNQUFNLFFBQVEsQ0FBQztBQUFBLElBQ2YsTUFBTSxVQUFVLE9BQUs7QUFBQSxNQUNuQixJQUFJLENBQUM7QUFBQSxRQUFHO0FBQUEsTUFDUixJQUFJLEtBQUssZ0JBQWdCLENBQUMsR0FBRztBQUFBLFFBQzNCLE1BQU0sS0FBSyxDQUFDO0FBQUEsTUFDZCxFQUFFLEtBQUs7QUFBQSxRQUNMLEtBQUssT0FBTyxLQUFLLHVEQUF1RCxHQUFHO0FBQUE7QUFBQTtBQUFBLElBRy9FLElBQUksU0FBUyxJQUFJLE1BQU0sS0FBSyxTQUFTLEdBQUcsS0FBSyxLQUFLLFNBQVMsR0FBRyxJQUFJO0FBQUEsTUFDaEUsSUFBSSxLQUFLLFFBQVEsU0FBUztBQUFBLFFBQWdCLFFBQVEsS0FBSyxtQkFBbUIsSUFBSSxDQUFDO0FBQUEsTUFDL0UsSUFBSSxLQUFLLFFBQVEsU0FBUyxrQkFBa0IsS0FBSyxRQUFRLFNBQVM7QUFBQSxRQUFlLFFBQVEsS0FBSyxzQkFBc0IsSUFBSSxDQUFDO0FBQUEsTUFDekgsSUFBSSxLQUFLLFFBQVEsU0FBUztBQUFBLFFBQWUsUUFBUSxLQUFLLHdCQUF3QixJQUFJLENBQUM7QUFBQSxJQUNyRixFQUFFLEtBQUssSUFBSSxTQUFTLElBQUksR0FBRztBQUFBLE1BQ3pCLFFBQVEsS0FBSyxtQkFBbUIsSUFBSSxDQUFDO0FBQUEsSUFDdkM7QUFBQSxJQUNBLGNBQWMsUUFBUSxRQUFNO0FBQUEsTUFDMUIsTUFBTSxjQUFjLEtBQUssbUJBQW1CLEVBQUU7QUFBQSxNQUM5QyxJQUFJLENBQUMsTUFBTSxTQUFTLFdBQVc7QUFBQSxRQUFHLFFBQVEsV0FBVztBQUFBLEtBQ3REO0FBQUEsSUFDRCxJQUFJLGFBQWEsTUFBTTtBQUFBLE1BQ3JCLElBQUksT0FBTyxLQUFLLEtBQUsscUJBQXFCLEVBQUUsVUFBVTtBQUFBLFFBQU0sS0FBSyx3QkFBd0IsQ0FBQztBQUFBLE1BQzFGLEtBQUssc0JBQXNCLFlBQVk7QUFBQSxNQUN2QyxPQUFPLE1BQU0sTUFBTTtBQUFBLElBQ3JCO0FBQUEsSUFDQSxPQUFPO0FBQUE7QUFFWDtBQUVBLElBQU0sZ0JBQWdCO0FBQUEsRUFDcEIsTUFBTTtBQUFBLEVBQ04sS0FBSztBQUFBLEVBQ0wsS0FBSztBQUFBLEVBQ0wsS0FBSztBQUFBLEVBQ0wsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUNUO0FBQ0EsSUFBTSxZQUFZO0FBQUEsRUFDaEIsUUFBUSxXQUFTLFVBQVUsSUFBSSxRQUFRO0FBQUEsRUFDdkMsaUJBQWlCLE9BQU87QUFBQSxJQUN0QixrQkFBa0IsQ0FBQyxPQUFPLE9BQU87QUFBQSxFQUNuQztBQUNGO0FBQUE7QUFDQSxNQUFNLGVBQWU7QUFBQSxFQUNuQixXQUFXLENBQUMsZUFBZSxVQUFVLENBQUMsR0FBRyxTQUFTLFlBQVk7QUFBQSxJQUM1RCxLQUFLLGdCQUFnQjtBQUFBLElBQ3JCLEtBQUssVUFBVTtBQUFBLElBQ2YsS0FBSyxTQUFTLE9BQU8sT0FBTyxnQkFBZ0I7QUFBQSxJQUM1QyxLQUFLLG1CQUFtQixDQUFDO0FBQUE7QUFBQSxFQUUzQixVQUFVLEdBQUc7QUFBQSxJQUNYLEtBQUssbUJBQW1CLENBQUM7QUFBQTtBQUFBLEVBRTNCLE9BQU8sQ0FBQyxNQUFNLFVBQVUsQ0FBQyxHQUFHO0FBQUEsSUFDMUIsTUFBTSxjQUFjLGVBQWUsU0FBUyxRQUFRLE9BQU8sSUFBSTtBQUFBLElBQy9ELE1BQU0sT0FBTyxRQUFRLFVBQVUsWUFBWTtBQUFBLElBQzNDLE1BQU0sV0FBVyxLQUFLLFVBQVU7QUFBQSxNQUM5QjtBQUFBLE1BQ0E7QUFBQSxJQUNGLENBQUM7QUFBQSxJQUNELElBQUksWUFBWSxLQUFLLGtCQUFrQjtBQUFBLE1BQ3JDLE9BQU8sS0FBSyxpQkFBaUI7QUFBQSxJQUMvQjtBQUFBLElBQ0EsSUFBSTtBQUFBLElBQ0osSUFBSTtBQUFBLE1BQ0YsT0FBTyxJQUFJLEtBQUssWUFBWSxhQUFhO0FBQUEsUUFDdkM7QUFBQSxNQUNGLENBQUM7QUFBQSxNQUNELE9BQU8sS0FBSztBQUFBLE1BQ1osSUFBSSxPQUFPLFNBQVMsYUFBYTtBQUFBLFFBQy9CLEtBQUssT0FBTyxNQUFNLCtDQUErQztBQUFBLFFBQ2pFLE9BQU87QUFBQSxNQUNUO0FBQUEsTUFDQSxJQUFJLENBQUMsS0FBSyxNQUFNLEtBQUs7QUFBQSxRQUFHLE9BQU87QUFBQSxNQUMvQixNQUFNLFVBQVUsS0FBSyxjQUFjLHdCQUF3QixJQUFJO0FBQUEsTUFDL0QsT0FBTyxLQUFLLFFBQVEsU0FBUyxPQUFPO0FBQUE7QUFBQSxJQUV0QyxJQUFJLE9BQU8sS0FBSyxLQUFLLGdCQUFnQixFQUFFLFVBQVU7QUFBQSxNQUFNLEtBQUssbUJBQW1CLENBQUM7QUFBQSxJQUNoRixLQUFLLGlCQUFpQixZQUFZO0FBQUEsSUFDbEMsT0FBTztBQUFBO0FBQUEsRUFFVCxXQUFXLENBQUMsTUFBTSxVQUFVLENBQUMsR0FBRztBQUFBLElBQzlCLElBQUksT0FBTyxLQUFLLFFBQVEsTUFBTSxPQUFPO0FBQUEsSUFDckMsSUFBSSxDQUFDO0FBQUEsTUFBTSxPQUFPLEtBQUssUUFBUSxPQUFPLE9BQU87QUFBQSxJQUM3QyxPQUFPLE1BQU0sZ0JBQWdCLEVBQUUsaUJBQWlCLFNBQVM7QUFBQTtBQUFBLEVBRTNELG1CQUFtQixDQUFDLE1BQU0sS0FBSyxVQUFVLENBQUMsR0FBRztBQUFBLElBQzNDLE9BQU8sS0FBSyxZQUFZLE1BQU0sT0FBTyxFQUFFLElBQUksWUFBVSxHQUFHLE1BQU0sUUFBUTtBQUFBO0FBQUEsRUFFeEUsV0FBVyxDQUFDLE1BQU0sVUFBVSxDQUFDLEdBQUc7QUFBQSxJQUM5QixJQUFJLE9BQU8sS0FBSyxRQUFRLE1BQU0sT0FBTztBQUFBLElBQ3JDLElBQUksQ0FBQztBQUFBLE1BQU0sT0FBTyxLQUFLLFFBQVEsT0FBTyxPQUFPO0FBQUEsSUFDN0MsSUFBSSxDQUFDO0FBQUEsTUFBTSxPQUFPLENBQUM7QUFBQSxJQUNuQixPQUFPLEtBQUssZ0JBQWdCLEVBQUUsaUJBQWlCLEtBQUssQ0FBQyxpQkFBaUIsb0JBQW9CLGNBQWMsbUJBQW1CLGNBQWMsZ0JBQWdCLEVBQUUsSUFBSSxvQkFBa0IsR0FBRyxLQUFLLFFBQVEsVUFBVSxRQUFRLFVBQVUsVUFBVSxLQUFLLFFBQVEsWUFBWSxLQUFLLGdCQUFnQjtBQUFBO0FBQUEsRUFFdlIsU0FBUyxDQUFDLE1BQU0sT0FBTyxVQUFVLENBQUMsR0FBRztBQUFBLElBQ25DLE1BQU0sT0FBTyxLQUFLLFFBQVEsTUFBTSxPQUFPO0FBQUEsSUFDdkMsSUFBSSxNQUFNO0FBQUEsTUFDUixPQUFPLEdBQUcsS0FBSyxRQUFRLFVBQVUsUUFBUSxVQUFVLFVBQVUsS0FBSyxRQUFRLFlBQVksS0FBSyxLQUFLLE9BQU8sS0FBSztBQUFBLElBQzlHO0FBQUEsSUFDQSxLQUFLLE9BQU8sS0FBSyw2QkFBNkIsTUFBTTtBQUFBLElBQ3BELE9BQU8sS0FBSyxVQUFVLE9BQU8sT0FBTyxPQUFPO0FBQUE7QUFFL0M7QUFFQSxJQUFNLHVCQUF1QixDQUFDLE1BQU0sYUFBYSxLQUFLLGVBQWUsS0FBSyxzQkFBc0IsU0FBUztBQUFBLEVBQ3ZHLElBQUksT0FBTyxvQkFBb0IsTUFBTSxhQUFhLEdBQUc7QUFBQSxFQUNyRCxJQUFJLFFBQVEsUUFBUSx1QkFBdUIsU0FBUyxHQUFHLEdBQUc7QUFBQSxJQUN4RCxPQUFPLFNBQVMsTUFBTSxLQUFLLFlBQVk7QUFBQSxJQUN2QyxJQUFJLFNBQVM7QUFBQSxNQUFXLE9BQU8sU0FBUyxhQUFhLEtBQUssWUFBWTtBQUFBLEVBQ3hFO0FBQUEsRUFDQSxPQUFPO0FBQUE7QUFBQTtBQUVULE1BQU0sYUFBYTtBQUFBLEVBQ2pCLFdBQVcsQ0FBQyxVQUFVLENBQUMsR0FBRyxTQUFTLFlBQVk7QUFBQSxJQUM3QyxLQUFLLFNBQVMsT0FBTyxPQUFPLGNBQWM7QUFBQSxJQUMxQyxLQUFLLFVBQVU7QUFBQSxJQUNmLEtBQUssU0FBUyxTQUFTLGVBQWUsV0FBVyxXQUFTO0FBQUEsSUFDMUQsS0FBSyxLQUFLLE9BQU87QUFBQTtBQUFBLEVBRW5CLElBQUksQ0FBQyxVQUFVLENBQUMsR0FBRztBQUFBLElBQ2pCLElBQUksQ0FBQyxRQUFRO0FBQUEsTUFBZSxRQUFRLGdCQUFnQjtBQUFBLFFBQ2xELGFBQWE7QUFBQSxNQUNmO0FBQUEsSUFDQTtBQUFBLE1BQ0UsUUFBUTtBQUFBLE1BQ1I7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLFFBQ0UsUUFBUTtBQUFBLElBQ1osS0FBSyxTQUFTLGFBQWEsWUFBWSxXQUFXO0FBQUEsSUFDbEQsS0FBSyxjQUFjLGdCQUFnQixZQUFZLGNBQWM7QUFBQSxJQUM3RCxLQUFLLHNCQUFzQix3QkFBd0IsWUFBWSxzQkFBc0I7QUFBQSxJQUNyRixLQUFLLFNBQVMsU0FBUyxZQUFZLE1BQU0sSUFBSTtBQUFBLElBQzdDLEtBQUssU0FBUyxTQUFTLFlBQVksTUFBTSxJQUFJO0FBQUEsSUFDN0MsS0FBSyxrQkFBa0IsbUJBQW1CO0FBQUEsSUFDMUMsS0FBSyxpQkFBaUIsaUJBQWlCLEtBQUssaUJBQWlCLFlBQVksY0FBYyxJQUFJO0FBQUEsSUFDM0YsS0FBSyxpQkFBaUIsS0FBSyxpQkFBaUIsS0FBSyxpQkFBaUIsWUFBWSxjQUFjLElBQUk7QUFBQSxJQUNoRyxLQUFLLGFBQWEsVUFBVTtBQUFBLElBQzVCLEtBQUssb0JBQW9CLGlCQUFpQjtBQUFBLElBQzFDLEtBQUssZ0JBQWdCLFlBQVksaUJBQWlCLEtBQUs7QUFBQSxJQUN2RCxLQUFLLGdCQUFnQixZQUFZLGlCQUFpQixHQUFHO0FBQUEsSUFDckQsS0FBSywwQkFBMEIsMkJBQTJCO0FBQUEsSUFDMUQsS0FBSyxjQUFjLGVBQWU7QUFBQSxJQUNsQyxLQUFLLGVBQWUsaUJBQWlCLFlBQVksZUFBZTtBQUFBLElBQ2hFLEtBQUssWUFBWTtBQUFBO0FBQUEsRUFFbkIsS0FBSyxHQUFHO0FBQUEsSUFDTixJQUFJLEtBQUs7QUFBQSxNQUFTLEtBQUssS0FBSyxLQUFLLE9BQU87QUFBQTtBQUFBLEVBRTFDLFdBQVcsR0FBRztBQUFBLElBQ1osTUFBTSxtQkFBbUIsQ0FBQyxnQkFBZ0IsWUFBWTtBQUFBLE1BQ3BELElBQUksZ0JBQWdCLFdBQVcsU0FBUztBQUFBLFFBQ3RDLGVBQWUsWUFBWTtBQUFBLFFBQzNCLE9BQU87QUFBQSxNQUNUO0FBQUEsTUFDQSxPQUFPLElBQUksT0FBTyxTQUFTLEdBQUc7QUFBQTtBQUFBLElBRWhDLEtBQUssU0FBUyxpQkFBaUIsS0FBSyxRQUFRLEdBQUcsS0FBSyxjQUFjLEtBQUssUUFBUTtBQUFBLElBQy9FLEtBQUssaUJBQWlCLGlCQUFpQixLQUFLLGdCQUFnQixHQUFHLEtBQUssU0FBUyxLQUFLLHNCQUFzQixLQUFLLGlCQUFpQixLQUFLLFFBQVE7QUFBQSxJQUMzSSxLQUFLLGdCQUFnQixpQkFBaUIsS0FBSyxlQUFlLEdBQUcsS0FBSyxrRkFBa0YsS0FBSyxlQUFlO0FBQUE7QUFBQSxFQUUxSyxXQUFXLENBQUMsS0FBSyxNQUFNLEtBQUssU0FBUztBQUFBLElBQ25DLElBQUk7QUFBQSxJQUNKLElBQUk7QUFBQSxJQUNKLElBQUk7QUFBQSxJQUNKLE1BQU0sV0FBVztBQUFBLElBQ2pCLE1BQU0sY0FBYyxLQUFLLFdBQVcsS0FBSyxRQUFRLGlCQUFpQixLQUFLLFFBQVEsY0FBYyxvQkFBb0IsQ0FBQztBQUFBLElBQ2xILE1BQU0sZUFBZSxTQUFPO0FBQUEsTUFDMUIsSUFBSSxDQUFDLElBQUksU0FBUyxLQUFLLGVBQWUsR0FBRztBQUFBLFFBQ3ZDLE1BQU0sT0FBTyxxQkFBcUIsTUFBTSxhQUFhLEtBQUssS0FBSyxRQUFRLGNBQWMsS0FBSyxRQUFRLG1CQUFtQjtBQUFBLFFBQ3JILE9BQU8sS0FBSyxlQUFlLEtBQUssT0FBTyxNQUFNLFdBQVcsS0FBSztBQUFBLGFBQ3hEO0FBQUEsYUFDQTtBQUFBLFVBQ0gsa0JBQWtCO0FBQUEsUUFDcEIsQ0FBQyxJQUFJO0FBQUEsTUFDUDtBQUFBLE1BQ0EsTUFBTSxJQUFJLElBQUksTUFBTSxLQUFLLGVBQWU7QUFBQSxNQUN4QyxNQUFNLElBQUksRUFBRSxNQUFNLEVBQUUsS0FBSztBQUFBLE1BQ3pCLE1BQU0sSUFBSSxFQUFFLEtBQUssS0FBSyxlQUFlLEVBQUUsS0FBSztBQUFBLE1BQzVDLE9BQU8sS0FBSyxPQUFPLHFCQUFxQixNQUFNLGFBQWEsR0FBRyxLQUFLLFFBQVEsY0FBYyxLQUFLLFFBQVEsbUJBQW1CLEdBQUcsR0FBRyxLQUFLO0FBQUEsV0FDL0g7QUFBQSxXQUNBO0FBQUEsUUFDSCxrQkFBa0I7QUFBQSxNQUNwQixDQUFDO0FBQUE7QUFBQSxJQUVILEtBQUssWUFBWTtBQUFBLElBQ2pCLElBQUksQ0FBQyxLQUFLLGVBQWUsT0FBTyxRQUFRLFlBQVksd0JBQXdCLEtBQUssR0FBRyxHQUFHO0FBQUEsTUFDckYsS0FBSyxPQUFPLEtBQUssc0ZBQXNGLCtFQUErRSxxRkFBcUYsdUNBQXVDO0FBQUEsSUFDcFQ7QUFBQSxJQUNBLE1BQU0sOEJBQThCLFNBQVMsK0JBQStCLEtBQUssUUFBUTtBQUFBLElBQ3pGLE1BQU0sa0JBQWtCLFNBQVMsZUFBZSxvQkFBb0IsWUFBWSxRQUFRLGNBQWMsa0JBQWtCLEtBQUssUUFBUSxjQUFjO0FBQUEsSUFDbkosSUFBSSxTQUFTLEdBQUcsS0FBSyxDQUFDLElBQUksU0FBUyxLQUFLLFVBQVU7QUFBQSxNQUFHLE9BQU87QUFBQSxJQUM1RCxNQUFNLFFBQVEsQ0FBQztBQUFBLE1BQ2IsT0FBTyxLQUFLO0FBQUEsTUFDWixXQUFXLFNBQU87QUFBQSxJQUNwQixHQUFHO0FBQUEsTUFDRCxPQUFPLEtBQUs7QUFBQSxNQUNaLFdBQVcsU0FBTyxLQUFLLGNBQWMsS0FBSyxPQUFPLEdBQUcsSUFBSTtBQUFBLElBQzFELENBQUM7QUFBQSxJQUNELE1BQU0sa0JBQWtCLENBQUM7QUFBQSxJQUN6QixJQUFJLFFBQVE7QUFBQSxJQUNaLE1BQU0sUUFBUSxVQUFRO0FBQUEsTUFDcEIsV0FBVztBQUFBLE1BQ1gsT0FBTyxRQUFRLEtBQUssTUFBTSxLQUFLLEdBQUcsR0FBRztBQUFBLFFBQ25DLE1BQU0sS0FBSyxNQUFNLFFBQVE7QUFBQSxRQUN6QixNQUFNLFVBQVUsZ0JBQWdCLEtBQUssRUFBRSxPQUFPLFNBQVMsTUFBTSxTQUFTLEtBQUssR0FBRztBQUFBLFFBQzlFLElBQUksU0FBUztBQUFBLFVBQ1gsS0FBSyxNQUFNLFlBQVksUUFBUSxLQUFLO0FBQUEsVUFDcEM7QUFBQSxRQUNGO0FBQUEsUUFDQSxNQUFNLGFBQWEsTUFBTSxHQUFHLEtBQUs7QUFBQSxRQUNqQyxRQUFRLGFBQWEsVUFBVTtBQUFBLFFBQy9CLElBQUksVUFBVSxXQUFXO0FBQUEsVUFDdkIsSUFBSSxPQUFPLGdDQUFnQyxZQUFZO0FBQUEsWUFDckQsTUFBTSxPQUFPLDRCQUE0QixLQUFLLE9BQU8sT0FBTztBQUFBLFlBQzVELFFBQVEsU0FBUyxJQUFJLElBQUksT0FBTztBQUFBLFVBQ2xDLEVBQUUsS0FBSyxJQUFJLFdBQVcsT0FBTyxVQUFVLGVBQWUsS0FBSyxTQUFTLFVBQVUsR0FBRztBQUFBLFlBQy9FLFFBQVE7QUFBQSxVQUNWLEVBQUUsS0FBSyxJQUFJLGlCQUFpQjtBQUFBLFlBQzFCLElBQUksS0FBSyxPQUFPLE9BQU87QUFBQSxjQUNyQixLQUFLLE9BQU8sS0FBSyxHQUFHLGVBQWlCLE1BQU0sTUFBTSxRQUFRLDhCQUE4QixnQ0FBZ0MsVUFBVTtBQUFBLFlBQ25JO0FBQUEsWUFDQSxRQUFRLE1BQU07QUFBQSxZQUNkO0FBQUEsVUFDRixFQUFFLEtBQUs7QUFBQSxZQUNMLEtBQUssT0FBTyxLQUFLLDhCQUE4QixnQ0FBZ0MsS0FBSztBQUFBLFlBQ3BGLFFBQVE7QUFBQTtBQUFBLFFBRVosRUFBRSxLQUFLLElBQUksQ0FBQyxTQUFTLEtBQUssS0FBSyxDQUFDLEtBQUsscUJBQXFCO0FBQUEsVUFDeEQsUUFBUSxXQUFXLEtBQUs7QUFBQSxRQUMxQjtBQUFBLFFBQ0EsTUFBTSxZQUFZLFdBQVcsS0FBSyxVQUFVLEtBQUssQ0FBQztBQUFBLFFBQ2xELE1BQU0sSUFBSSxNQUFNLEdBQUcsTUFBTSxLQUFLLElBQUksWUFBWSxJQUFJLE1BQU0sTUFBTSxRQUFRLE1BQU0sR0FBRyxNQUFNO0FBQUEsUUFDckYsSUFBSSxpQkFBaUI7QUFBQSxVQUNuQixJQUFJLEtBQUssVUFBVSxLQUFLLGdCQUFnQjtBQUFBLFlBQ3RDLGdCQUFnQixLQUFLLENBQUMsTUFBTSxPQUFPLE1BQU0sUUFBUSxVQUFVLE1BQU0sQ0FBQztBQUFBLFVBQ3BFLEVBQUUsS0FBSztBQUFBLFlBQ0wsU0FBUyxVQUFVLFNBQVMsTUFBTSxHQUFHO0FBQUE7QUFBQSxVQUV2QyxLQUFLLE1BQU0sYUFBYSxVQUFVO0FBQUEsVUFDbEMsS0FBSyxNQUFNLGFBQWEsTUFBTSxHQUFHO0FBQUEsUUFDbkMsRUFBRSxLQUFLO0FBQUEsVUFDTCxLQUFLLE1BQU0sWUFBWTtBQUFBO0FBQUEsUUFFekI7QUFBQSxRQUNBLElBQUksWUFBWSxLQUFLLGFBQWE7QUFBQSxVQUNoQztBQUFBLFFBQ0Y7QUFBQSxNQUNGO0FBQUEsS0FDRDtBQUFBLElBQ0QsT0FBTztBQUFBO0FBQUEsRUFFVCxJQUFJLENBQUMsS0FBSyxJQUFJLFVBQVUsQ0FBQyxHQUFHO0FBQUEsSUFDMUIsSUFBSTtBQUFBLElBQ0osSUFBSTtBQUFBLElBQ0osSUFBSTtBQUFBLElBQ0osTUFBTSxtQkFBbUIsQ0FBQyxLQUFLLHFCQUFxQjtBQUFBLE1BQ2xELE1BQU0sTUFBTSxLQUFLO0FBQUEsTUFDakIsSUFBSSxDQUFDLElBQUksU0FBUyxHQUFHO0FBQUEsUUFBRyxPQUFPO0FBQUEsTUFDL0IsTUFBTSxJQUFJLElBQUksTUFBTSxJQUFJLE9BQU8sR0FBRyxZQUFZLEdBQUcsUUFBUSxDQUFDO0FBQUEsTUFDMUQsSUFBSSxnQkFBZ0IsSUFBSSxFQUFFO0FBQUEsTUFDMUIsTUFBTSxFQUFFO0FBQUEsTUFDUixnQkFBZ0IsS0FBSyxZQUFZLGVBQWUsYUFBYTtBQUFBLE1BQzdELE1BQU0sc0JBQXNCLGNBQWMsTUFBTSxJQUFJO0FBQUEsTUFDcEQsTUFBTSxzQkFBc0IsY0FBYyxNQUFNLElBQUk7QUFBQSxNQUNwRCxLQUFLLHFCQUFxQixVQUFVLEtBQUssTUFBTSxLQUFLLENBQUMsd0JBQXdCLHFCQUFxQixVQUFVLEtBQUssTUFBTSxHQUFHO0FBQUEsUUFDeEgsZ0JBQWdCLGNBQWMsUUFBUSxNQUFNLEdBQUc7QUFBQSxNQUNqRDtBQUFBLE1BQ0EsSUFBSTtBQUFBLFFBQ0YsZ0JBQWdCLEtBQUssTUFBTSxhQUFhO0FBQUEsUUFDeEMsSUFBSTtBQUFBLFVBQWtCLGdCQUFnQjtBQUFBLGVBQ2pDO0FBQUEsZUFDQTtBQUFBLFVBQ0w7QUFBQSxRQUNBLE9BQU8sR0FBRztBQUFBLFFBQ1YsS0FBSyxPQUFPLEtBQUssb0RBQW9ELE9BQU8sQ0FBQztBQUFBLFFBQzdFLE9BQU8sR0FBRyxNQUFNLE1BQU07QUFBQTtBQUFBLE1BRXhCLElBQUksY0FBYyxnQkFBZ0IsY0FBYyxhQUFhLFNBQVMsS0FBSyxNQUFNO0FBQUEsUUFBRyxPQUFPLGNBQWM7QUFBQSxNQUN6RyxPQUFPO0FBQUE7QUFBQSxJQUVULElBQUksU0FBUyxHQUFHLEtBQUssQ0FBQyxJQUFJLFNBQVMsS0FBSyxpQkFBaUI7QUFBQSxNQUFHLE9BQU87QUFBQSxJQUNuRSxNQUFNLGdCQUFnQixJQUFJLE9BQU8sS0FBSyxhQUFhO0FBQUEsSUFDbkQsSUFBSSxNQUFNO0FBQUEsSUFDVixJQUFJLFVBQVU7QUFBQSxJQUNkLE9BQU8sUUFBUSxjQUFjLEtBQUssR0FBRyxHQUFHO0FBQUEsTUFDdEMsSUFBSSxhQUFhLENBQUM7QUFBQSxNQUNsQixnQkFBZ0I7QUFBQSxXQUNYO0FBQUEsTUFDTDtBQUFBLE1BQ0EsZ0JBQWdCLGNBQWMsV0FBVyxDQUFDLFNBQVMsY0FBYyxPQUFPLElBQUksY0FBYyxVQUFVO0FBQUEsTUFDcEcsY0FBYyxxQkFBcUI7QUFBQSxNQUNuQyxPQUFPLGNBQWM7QUFBQSxNQUNyQixNQUFNLGNBQWMsUUFBUSxLQUFLLE1BQU0sRUFBRSxJQUFJLE1BQU0sR0FBRyxZQUFZLEdBQUcsSUFBSSxJQUFJLE1BQU0sR0FBRyxRQUFRLEtBQUssZUFBZTtBQUFBLE1BQ2xILElBQUksZ0JBQWdCLElBQUk7QUFBQSxRQUN0QixhQUFhLE1BQU0sR0FBRyxNQUFNLFdBQVcsRUFBRSxNQUFNLEtBQUssZUFBZSxFQUFFLElBQUksVUFBUSxLQUFLLEtBQUssQ0FBQyxFQUFFLE9BQU8sT0FBTztBQUFBLFFBQzVHLE1BQU0sS0FBSyxNQUFNLEdBQUcsTUFBTSxHQUFHLFdBQVc7QUFBQSxNQUMxQztBQUFBLE1BQ0EsUUFBUSxHQUFHLGlCQUFpQixLQUFLLE1BQU0sTUFBTSxHQUFHLEtBQUssR0FBRyxhQUFhLEdBQUcsYUFBYTtBQUFBLE1BQ3JGLElBQUksU0FBUyxNQUFNLE9BQU8sT0FBTyxDQUFDLFNBQVMsS0FBSztBQUFBLFFBQUcsT0FBTztBQUFBLE1BQzFELElBQUksQ0FBQyxTQUFTLEtBQUs7QUFBQSxRQUFHLFFBQVEsV0FBVyxLQUFLO0FBQUEsTUFDOUMsSUFBSSxDQUFDLE9BQU87QUFBQSxRQUNWLEtBQUssT0FBTyxLQUFLLHFCQUFxQixNQUFNLGtCQUFrQixLQUFLO0FBQUEsUUFDbkUsUUFBUTtBQUFBLE1BQ1Y7QUFBQSxNQUNBLElBQUksV0FBVyxRQUFRO0FBQUEsUUFDckIsUUFBUSxXQUFXLE9BQU8sQ0FBQyxHQUFHLE1BQU0sS0FBSyxPQUFPLEdBQUcsR0FBRyxRQUFRLEtBQUs7QUFBQSxhQUM5RDtBQUFBLFVBQ0gsa0JBQWtCLE1BQU0sR0FBRyxLQUFLO0FBQUEsUUFDbEMsQ0FBQyxHQUFHLE1BQU0sS0FBSyxDQUFDO0FBQUEsTUFDbEI7QUFBQSxNQUNBLE9BQU8sSUFBSSxNQUFNLFNBQVMsTUFBTSxLQUFLLElBQUksV0FBVyxLQUFLO0FBQUEsTUFDekQsVUFBVSxjQUFjO0FBQUEsTUFDeEIsS0FBSyxPQUFPLFlBQVk7QUFBQSxJQUMxQjtBQUFBLElBQ0EsT0FBTyxVQUFVLE1BQU0sSUFBSSxNQUFNLE9BQU8sSUFBSTtBQUFBO0FBRWhEO0FBRUEsSUFBTSxpQkFBaUIsZUFBYTtBQUFBLEVBQ2xDLElBQUksYUFBYSxVQUFVLFlBQVksRUFBRSxLQUFLO0FBQUEsRUFDOUMsTUFBTSxnQkFBZ0IsQ0FBQztBQUFBLEVBQ3ZCLElBQUksVUFBVSxTQUFTLEdBQUcsR0FBRztBQUFBLElBQzNCLE1BQU0sSUFBSSxVQUFVLE1BQU0sR0FBRztBQUFBLElBQzdCLGFBQWEsRUFBRSxHQUFHLFlBQVksRUFBRSxLQUFLO0FBQUEsSUFDckMsTUFBTSxTQUFTLEVBQUUsR0FBRyxNQUFNLEdBQUcsRUFBRTtBQUFBLElBQy9CLElBQUksZUFBZSxjQUFjLENBQUMsT0FBTyxTQUFTLEdBQUcsR0FBRztBQUFBLE1BQ3RELElBQUksQ0FBQyxjQUFjO0FBQUEsUUFBVSxjQUFjLFdBQVcsT0FBTyxLQUFLO0FBQUEsSUFDcEUsRUFBRSxLQUFLLElBQUksZUFBZSxrQkFBa0IsQ0FBQyxPQUFPLFNBQVMsR0FBRyxHQUFHO0FBQUEsTUFDakUsSUFBSSxDQUFDLGNBQWM7QUFBQSxRQUFPLGNBQWMsUUFBUSxPQUFPLEtBQUs7QUFBQSxJQUM5RCxFQUFFLEtBQUs7QUFBQSxNQUNMLE1BQU0sT0FBTyxPQUFPLE1BQU0sR0FBRztBQUFBLE1BQzdCLEtBQUssUUFBUSxTQUFPO0FBQUEsUUFDbEIsSUFBSSxLQUFLO0FBQUEsVUFDUCxPQUFPLFFBQVEsUUFBUSxJQUFJLE1BQU0sR0FBRztBQUFBLFVBQ3BDLE1BQU0sTUFBTSxLQUFLLEtBQUssR0FBRyxFQUFFLEtBQUssRUFBRSxRQUFRLFlBQVksRUFBRTtBQUFBLFVBQ3hELE1BQU0sYUFBYSxJQUFJLEtBQUs7QUFBQSxVQUM1QixJQUFJLENBQUMsY0FBYztBQUFBLFlBQWEsY0FBYyxjQUFjO0FBQUEsVUFDNUQsSUFBSSxRQUFRO0FBQUEsWUFBUyxjQUFjLGNBQWM7QUFBQSxVQUNqRCxJQUFJLFFBQVE7QUFBQSxZQUFRLGNBQWMsY0FBYztBQUFBLFVBQ2hELElBQUksQ0FBQyxNQUFNLEdBQUc7QUFBQSxZQUFHLGNBQWMsY0FBYyxTQUFTLEtBQUssRUFBRTtBQUFBLFFBQy9EO0FBQUEsT0FDRDtBQUFBO0FBQUEsRUFFTDtBQUFBLEVBQ0EsT0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUFBO0FBRUYsSUFBTSx3QkFBd0I7QUFDOUIsSUFBTSx3QkFBd0IsUUFBTTtBQUFBLEVBQ2xDLE1BQU0sUUFBUSxJQUFJO0FBQUEsRUFDbEIsT0FBTyxDQUFDLEdBQUcsR0FBRyxNQUFNO0FBQUEsSUFDbEIsSUFBSSxjQUFjO0FBQUEsSUFDbEIsSUFBSSxLQUFLLEVBQUUsb0JBQW9CLEVBQUUsZ0JBQWdCLEVBQUUsYUFBYSxFQUFFLHFCQUFxQixFQUFFLEVBQUUsbUJBQW1CO0FBQUEsTUFDNUcsY0FBYztBQUFBLFdBQ1Q7QUFBQSxTQUNGLEVBQUUsbUJBQW1CO0FBQUEsTUFDeEI7QUFBQSxJQUNGO0FBQUEsSUFDQSxJQUFJO0FBQUEsSUFDSixJQUFJO0FBQUEsTUFDRixNQUFNLElBQUksS0FBSyxVQUFVLFdBQVc7QUFBQSxNQUNwQyxPQUFPLEdBQUc7QUFBQSxNQUNWLE9BQU8sR0FBRyxlQUFlLENBQUMsR0FBRyxDQUFDLEVBQUUsQ0FBQztBQUFBO0FBQUEsSUFFbkMsSUFBSSxNQUFNLE1BQU0sSUFBSSxHQUFHO0FBQUEsSUFDdkIsSUFBSSxDQUFDLEtBQUs7QUFBQSxNQUNSLE1BQU0sR0FBRyxlQUFlLENBQUMsR0FBRyxDQUFDO0FBQUEsTUFDN0IsSUFBSSxNQUFNLFFBQVE7QUFBQSxRQUF1QixNQUFNLE9BQU8sTUFBTSxLQUFLLEVBQUUsS0FBSyxFQUFFLEtBQUs7QUFBQSxNQUMvRSxNQUFNLElBQUksS0FBSyxHQUFHO0FBQUEsSUFDcEI7QUFBQSxJQUNBLE9BQU8sSUFBSSxDQUFDO0FBQUE7QUFBQTtBQUdoQixJQUFNLDJCQUEyQixRQUFNLENBQUMsR0FBRyxHQUFHLE1BQU0sR0FBRyxlQUFlLENBQUMsR0FBRyxDQUFDLEVBQUUsQ0FBQztBQUFBO0FBQzlFLE1BQU0sVUFBVTtBQUFBLEVBQ2QsV0FBVyxDQUFDLFVBQVUsQ0FBQyxHQUFHO0FBQUEsSUFDeEIsS0FBSyxTQUFTLFdBQVcsT0FBTyxXQUFXO0FBQUEsSUFDM0MsS0FBSyxVQUFVO0FBQUEsSUFDZixLQUFLLEtBQUssT0FBTztBQUFBO0FBQUEsRUFFbkIsSUFBSSxDQUFDLFVBQVUsVUFBVTtBQUFBLElBQ3ZCLGVBQWUsQ0FBQztBQUFBLEVBQ2xCLEdBQUc7QUFBQSxJQUNELElBQUksVUFBVSxRQUFRO0FBQUEsTUFBUSxLQUFLLFNBQVMsU0FBUyxPQUFPLE9BQU8sV0FBVztBQUFBLElBQzlFLEtBQUssa0JBQWtCLFFBQVEsY0FBYyxtQkFBbUI7QUFBQSxJQUNoRSxNQUFNLEtBQUssUUFBUSxzQkFBc0Isd0JBQXdCO0FBQUEsSUFDakUsS0FBSyxVQUFVO0FBQUEsTUFDYixRQUFRLEdBQUcsQ0FBQyxLQUFLLFFBQVE7QUFBQSxRQUN2QixNQUFNLFlBQVksSUFBSSxLQUFLLGFBQWEsS0FBSztBQUFBLGFBQ3hDO0FBQUEsUUFDTCxDQUFDO0FBQUEsUUFDRCxPQUFPLFNBQU8sVUFBVSxPQUFPLEdBQUc7QUFBQSxPQUNuQztBQUFBLE1BQ0QsVUFBVSxHQUFHLENBQUMsS0FBSyxRQUFRO0FBQUEsUUFDekIsTUFBTSxZQUFZLElBQUksS0FBSyxhQUFhLEtBQUs7QUFBQSxhQUN4QztBQUFBLFVBQ0gsT0FBTztBQUFBLFFBQ1QsQ0FBQztBQUFBLFFBQ0QsT0FBTyxTQUFPLFVBQVUsT0FBTyxHQUFHO0FBQUEsT0FDbkM7QUFBQSxNQUNELFVBQVUsR0FBRyxDQUFDLEtBQUssUUFBUTtBQUFBLFFBQ3pCLE1BQU0sWUFBWSxJQUFJLEtBQUssZUFBZSxLQUFLO0FBQUEsYUFDMUM7QUFBQSxRQUNMLENBQUM7QUFBQSxRQUNELE9BQU8sU0FBTyxVQUFVLE9BQU8sR0FBRztBQUFBLE9BQ25DO0FBQUEsTUFDRCxjQUFjLEdBQUcsQ0FBQyxLQUFLLFFBQVE7QUFBQSxRQUM3QixNQUFNLFlBQVksSUFBSSxLQUFLLG1CQUFtQixLQUFLO0FBQUEsYUFDOUM7QUFBQSxRQUNMLENBQUM7QUFBQSxRQUNELE9BQU8sU0FBTyxVQUFVLE9BQU8sS0FBSyxJQUFJLFNBQVMsS0FBSztBQUFBLE9BQ3ZEO0FBQUEsTUFDRCxNQUFNLEdBQUcsQ0FBQyxLQUFLLFFBQVE7QUFBQSxRQUNyQixNQUFNLFlBQVksSUFBSSxLQUFLLFdBQVcsS0FBSztBQUFBLGFBQ3RDO0FBQUEsUUFDTCxDQUFDO0FBQUEsUUFDRCxPQUFPLFNBQU8sVUFBVSxPQUFPLEdBQUc7QUFBQSxPQUNuQztBQUFBLElBQ0g7QUFBQTtBQUFBLEVBRUYsR0FBRyxDQUFDLE1BQU0sSUFBSTtBQUFBLElBQ1osS0FBSyxRQUFRLEtBQUssWUFBWSxFQUFFLEtBQUssS0FBSztBQUFBO0FBQUEsRUFFNUMsU0FBUyxDQUFDLE1BQU0sSUFBSTtBQUFBLElBQ2xCLEtBQUssUUFBUSxLQUFLLFlBQVksRUFBRSxLQUFLLEtBQUssc0JBQXNCLEVBQUU7QUFBQTtBQUFBLEVBRXBFLE1BQU0sQ0FBQyxPQUFPLFFBQVEsS0FBSyxVQUFVLENBQUMsR0FBRztBQUFBLElBQ3ZDLElBQUksQ0FBQztBQUFBLE1BQVEsT0FBTztBQUFBLElBQ3BCLElBQUksU0FBUztBQUFBLE1BQU0sT0FBTztBQUFBLElBQzFCLE1BQU0sYUFBYSxPQUFPLE1BQU0sS0FBSyxlQUFlO0FBQUEsSUFDcEQsTUFBTSxVQUFVLENBQUM7QUFBQSxJQUNqQixTQUFTLElBQUksRUFBRyxJQUFJLFdBQVcsUUFBUSxLQUFLO0FBQUEsTUFDMUMsSUFBSSxJQUFJLFdBQVc7QUFBQSxNQUNuQixPQUFPLEVBQUUsUUFBUSxHQUFHLElBQUksTUFBTSxDQUFDLEVBQUUsU0FBUyxHQUFHLEtBQUssSUFBSSxJQUFJLFdBQVcsUUFBUTtBQUFBLFFBQzNFLElBQUksR0FBRyxJQUFJLEtBQUssa0JBQWtCLFdBQVcsRUFBRTtBQUFBLE1BQ2pEO0FBQUEsTUFDQSxRQUFRLEtBQUssQ0FBQztBQUFBLElBQ2hCO0FBQUEsSUFDQSxNQUFNLFNBQVMsUUFBUSxPQUFPLENBQUMsS0FBSyxNQUFNO0FBQUEsTUFDeEM7QUFBQSxRQUNFO0FBQUEsUUFDQTtBQUFBLFVBQ0UsZUFBZSxDQUFDO0FBQUEsTUFDcEIsSUFBSSxLQUFLLFFBQVEsYUFBYTtBQUFBLFFBQzVCLElBQUksWUFBWTtBQUFBLFFBQ2hCLElBQUk7QUFBQSxVQUNGLE1BQU0sYUFBYSxTQUFTLGVBQWUsUUFBUSxxQkFBcUIsQ0FBQztBQUFBLFVBQ3pFLE1BQU0sSUFBSSxXQUFXLFVBQVUsV0FBVyxPQUFPLFFBQVEsVUFBVSxRQUFRLE9BQU87QUFBQSxVQUNsRixZQUFZLEtBQUssUUFBUSxZQUFZLEtBQUssR0FBRztBQUFBLGVBQ3hDO0FBQUEsZUFDQTtBQUFBLGVBQ0E7QUFBQSxVQUNMLENBQUM7QUFBQSxVQUNELE9BQU8sT0FBTztBQUFBLFVBQ2QsS0FBSyxPQUFPLEtBQUssS0FBSztBQUFBO0FBQUEsUUFFeEIsT0FBTztBQUFBLE1BQ1QsRUFBRSxLQUFLO0FBQUEsUUFDTCxLQUFLLE9BQU8sS0FBSyxvQ0FBb0MsWUFBWTtBQUFBO0FBQUEsTUFFbkUsT0FBTztBQUFBLE9BQ04sS0FBSztBQUFBLElBQ1IsT0FBTztBQUFBO0FBRVg7QUFFQSxJQUFNLGlCQUFpQjtBQUN2QixJQUFNLGdCQUFnQixDQUFDLEdBQUcsU0FBUztBQUFBLEVBQ2pDLElBQUksRUFBRSxRQUFRLFVBQVUsV0FBVztBQUFBLElBQ2pDLE9BQU8sRUFBRSxRQUFRO0FBQUEsSUFDakIsRUFBRTtBQUFBLEVBQ0o7QUFBQTtBQUFBO0FBRUYsTUFBTSxrQkFBa0IsYUFBYTtBQUFBLEVBQ25DLFdBQVcsQ0FBQyxTQUFTLE9BQU8sVUFBVSxVQUFVLENBQUMsR0FBRztBQUFBLElBQ2xELE1BQU07QUFBQSxJQUNOLEtBQUssVUFBVTtBQUFBLElBQ2YsS0FBSyxRQUFRO0FBQUEsSUFDYixLQUFLLFdBQVc7QUFBQSxJQUNoQixLQUFLLGdCQUFnQixTQUFTO0FBQUEsSUFDOUIsS0FBSyxVQUFVO0FBQUEsSUFDZixLQUFLLFVBQVUsU0FBUyxVQUFVLFlBQVksT0FBTyxrQkFBa0I7QUFBQSxJQUN2RSxLQUFLLGVBQWUsQ0FBQztBQUFBLElBQ3JCLEtBQUssbUJBQW1CLFFBQVEsb0JBQW9CO0FBQUEsSUFDcEQsS0FBSyxlQUFlO0FBQUEsSUFDcEIsS0FBSyxhQUFhLFFBQVEsY0FBYyxJQUFJLFFBQVEsYUFBYTtBQUFBLElBQ2pFLEtBQUssZUFBZSxRQUFRLGdCQUFnQixJQUFJLFFBQVEsZUFBZTtBQUFBLElBQ3ZFLEtBQUssUUFBUSxDQUFDO0FBQUEsSUFDZCxLQUFLLFNBQVMsSUFBSTtBQUFBLElBQ2xCLEtBQUssUUFBUSxDQUFDO0FBQUEsSUFDZCxLQUFLLFNBQVMsT0FBTyxVQUFVLFFBQVEsU0FBUyxPQUFPO0FBQUEsSUFDdkQsS0FBSyxjQUFjLGNBQWMsS0FBSyxPQUFPO0FBQUEsSUFDN0MsSUFBSSxLQUFLLFdBQVcsS0FBSyxnQkFBZ0IsY0FBYyxLQUFLLFFBQVEsUUFBUSxLQUFLLFFBQVEsU0FBUztBQUFBLE1BQ2hHLEtBQUssT0FBTyxVQUFVLGtSQUFrUjtBQUFBLElBQzFTO0FBQUE7QUFBQSxFQUVGLFNBQVMsQ0FBQyxXQUFXLFlBQVksU0FBUyxVQUFVO0FBQUEsSUFDbEQsTUFBTSxTQUFTLENBQUM7QUFBQSxJQUNoQixNQUFNLFVBQVUsQ0FBQztBQUFBLElBQ2pCLE1BQU0sa0JBQWtCLENBQUM7QUFBQSxJQUN6QixNQUFNLG1CQUFtQixDQUFDO0FBQUEsSUFDMUIsVUFBVSxRQUFRLFNBQU87QUFBQSxNQUN2QixJQUFJLG1CQUFtQjtBQUFBLE1BQ3ZCLFdBQVcsUUFBUSxRQUFNO0FBQUEsUUFDdkIsTUFBTSxPQUFPLEdBQUcsT0FBTztBQUFBLFFBQ3ZCLElBQUksQ0FBQyxRQUFRLFVBQVUsS0FBSyxNQUFNLGtCQUFrQixLQUFLLEVBQUUsR0FBRztBQUFBLFVBQzVELEtBQUssTUFBTSxRQUFRO0FBQUEsUUFDckIsRUFBRSxLQUFLLElBQUksQ0FBQyxRQUFRLFVBQVUsS0FBSyxNQUFNLFFBQVE7QUFBQTtBQUFBLFFBQUssS0FBSyxJQUFJLEtBQUssTUFBTSxVQUFVLEdBQUc7QUFBQSxVQUNyRixJQUFJLFFBQVEsVUFBVTtBQUFBLFlBQVcsUUFBUSxRQUFRO0FBQUEsUUFDbkQsRUFBRSxLQUFLO0FBQUEsVUFDTCxLQUFLLE1BQU0sUUFBUTtBQUFBLFVBQ25CLG1CQUFtQjtBQUFBLFVBQ25CLElBQUksUUFBUSxVQUFVO0FBQUEsWUFBVyxRQUFRLFFBQVE7QUFBQSxVQUNqRCxJQUFJLE9BQU8sVUFBVTtBQUFBLFlBQVcsT0FBTyxRQUFRO0FBQUEsVUFDL0MsSUFBSSxpQkFBaUIsUUFBUTtBQUFBLFlBQVcsaUJBQWlCLE1BQU07QUFBQTtBQUFBLE9BRWxFO0FBQUEsTUFDRCxJQUFJLENBQUM7QUFBQSxRQUFrQixnQkFBZ0IsT0FBTztBQUFBLEtBQy9DO0FBQUEsSUFDRCxJQUFJLE9BQU8sS0FBSyxNQUFNLEVBQUUsVUFBVSxPQUFPLEtBQUssT0FBTyxFQUFFLFFBQVE7QUFBQSxNQUM3RCxLQUFLLE1BQU0sS0FBSztBQUFBLFFBQ2Q7QUFBQSxRQUNBLGNBQWMsT0FBTyxLQUFLLE9BQU8sRUFBRTtBQUFBLFFBQ25DLFFBQVEsQ0FBQztBQUFBLFFBQ1QsUUFBUSxDQUFDO0FBQUEsUUFDVDtBQUFBLE1BQ0YsQ0FBQztBQUFBLElBQ0g7QUFBQSxJQUNBLE9BQU87QUFBQSxNQUNMLFFBQVEsT0FBTyxLQUFLLE1BQU07QUFBQSxNQUMxQixTQUFTLE9BQU8sS0FBSyxPQUFPO0FBQUEsTUFDNUIsaUJBQWlCLE9BQU8sS0FBSyxlQUFlO0FBQUEsTUFDNUMsa0JBQWtCLE9BQU8sS0FBSyxnQkFBZ0I7QUFBQSxJQUNoRDtBQUFBO0FBQUEsRUFFRixNQUFNLENBQUMsTUFBTSxLQUFLLE1BQU07QUFBQSxJQUN0QixNQUFNLElBQUksS0FBSyxNQUFNLEdBQUc7QUFBQSxJQUN4QixNQUFNLE1BQU0sRUFBRTtBQUFBLElBQ2QsTUFBTSxLQUFLLEVBQUU7QUFBQSxJQUNiLElBQUk7QUFBQSxNQUFLLEtBQUssS0FBSyxpQkFBaUIsS0FBSyxJQUFJLEdBQUc7QUFBQSxJQUNoRCxJQUFJLENBQUMsT0FBTyxNQUFNO0FBQUEsTUFDaEIsS0FBSyxNQUFNLGtCQUFrQixLQUFLLElBQUksTUFBTSxXQUFXLFdBQVc7QUFBQSxRQUNoRSxVQUFVO0FBQUEsTUFDWixDQUFDO0FBQUEsSUFDSDtBQUFBLElBQ0EsS0FBSyxNQUFNLFFBQVEsTUFBTSxLQUFLO0FBQUEsSUFDOUIsSUFBSSxPQUFPO0FBQUEsTUFBTSxLQUFLLE1BQU0sUUFBUTtBQUFBLElBQ3BDLEtBQUssT0FBTyxPQUFPLElBQUk7QUFBQSxJQUN2QixJQUFJLEtBQUs7QUFBQSxNQUNQLEtBQUssT0FBTyxJQUFJLElBQUk7QUFBQSxNQUNwQixJQUFJLEtBQUssT0FBTyxPQUFPLGdCQUFnQjtBQUFBLFFBQ3JDLE1BQU0sU0FBUyxLQUFLLE9BQU8sT0FBTyxFQUFFLEtBQUssRUFBRTtBQUFBLFFBQzNDLEtBQUssT0FBTyxPQUFPLE1BQU07QUFBQSxRQUN6QixJQUFJLEtBQUssTUFBTSxVQUFVO0FBQUEsVUFBRyxPQUFPLEtBQUssTUFBTTtBQUFBLE1BQ2hEO0FBQUEsSUFDRjtBQUFBLElBQ0EsTUFBTSxTQUFTLENBQUM7QUFBQSxJQUNoQixLQUFLLE1BQU0sUUFBUSxPQUFLO0FBQUEsTUFDdEIsU0FBUyxFQUFFLFFBQVEsQ0FBQyxHQUFHLEdBQUcsRUFBRTtBQUFBLE1BQzVCLGNBQWMsR0FBRyxJQUFJO0FBQUEsTUFDckIsSUFBSTtBQUFBLFFBQUssRUFBRSxPQUFPLEtBQUssR0FBRztBQUFBLE1BQzFCLElBQUksRUFBRSxpQkFBaUIsS0FBSyxDQUFDLEVBQUUsTUFBTTtBQUFBLFFBQ25DLE9BQU8sS0FBSyxFQUFFLE1BQU0sRUFBRSxRQUFRLE9BQUs7QUFBQSxVQUNqQyxJQUFJLENBQUMsT0FBTztBQUFBLFlBQUksT0FBTyxLQUFLLENBQUM7QUFBQSxVQUM3QixNQUFNLGFBQWEsRUFBRSxPQUFPO0FBQUEsVUFDNUIsSUFBSSxXQUFXLFFBQVE7QUFBQSxZQUNyQixXQUFXLFFBQVEsT0FBSztBQUFBLGNBQ3RCLElBQUksT0FBTyxHQUFHLE9BQU87QUFBQSxnQkFBVyxPQUFPLEdBQUcsS0FBSztBQUFBLGFBQ2hEO0FBQUEsVUFDSDtBQUFBLFNBQ0Q7QUFBQSxRQUNELEVBQUUsT0FBTztBQUFBLFFBQ1QsSUFBSSxFQUFFLE9BQU8sUUFBUTtBQUFBLFVBQ25CLEVBQUUsU0FBUyxFQUFFLE1BQU07QUFBQSxRQUNyQixFQUFFLEtBQUs7QUFBQSxVQUNMLEVBQUUsU0FBUztBQUFBO0FBQUEsTUFFZjtBQUFBLEtBQ0Q7QUFBQSxJQUNELEtBQUssS0FBSyxVQUFVLE1BQU07QUFBQSxJQUMxQixLQUFLLFFBQVEsS0FBSyxNQUFNLE9BQU8sT0FBSyxDQUFDLEVBQUUsSUFBSTtBQUFBO0FBQUEsRUFFN0MsSUFBSSxDQUFDLEtBQUssSUFBSSxRQUFRLFFBQVEsR0FBRyxPQUFPLEtBQUssY0FBYyxVQUFVO0FBQUEsSUFDbkUsSUFBSSxDQUFDLElBQUk7QUFBQSxNQUFRLE9BQU8sU0FBUyxNQUFNLENBQUMsQ0FBQztBQUFBLElBQ3pDLElBQUksS0FBSyxnQkFBZ0IsS0FBSyxrQkFBa0I7QUFBQSxNQUM5QyxLQUFLLGFBQWEsS0FBSztBQUFBLFFBQ3JCO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxNQUNGLENBQUM7QUFBQSxNQUNEO0FBQUEsSUFDRjtBQUFBLElBQ0EsS0FBSztBQUFBLElBQ0wsTUFBTSxXQUFXLENBQUMsS0FBSyxTQUFTO0FBQUEsTUFDOUIsS0FBSztBQUFBLE1BQ0wsSUFBSSxLQUFLLGFBQWEsU0FBUyxHQUFHO0FBQUEsUUFDaEMsTUFBTSxPQUFPLEtBQUssYUFBYSxNQUFNO0FBQUEsUUFDckMsS0FBSyxLQUFLLEtBQUssS0FBSyxLQUFLLElBQUksS0FBSyxRQUFRLEtBQUssT0FBTyxLQUFLLE1BQU0sS0FBSyxRQUFRO0FBQUEsTUFDaEY7QUFBQSxNQUNBLElBQUksT0FBTyxRQUFRLFFBQVEsS0FBSyxZQUFZO0FBQUEsUUFDMUMsV0FBVyxNQUFNO0FBQUEsVUFDZixLQUFLLEtBQUssS0FBSyxJQUFJLFFBQVEsUUFBUSxHQUFHLE9BQU8sR0FBRyxRQUFRO0FBQUEsV0FDdkQsSUFBSTtBQUFBLFFBQ1A7QUFBQSxNQUNGO0FBQUEsTUFDQSxTQUFTLEtBQUssSUFBSTtBQUFBO0FBQUEsSUFFcEIsTUFBTSxLQUFLLEtBQUssUUFBUSxRQUFRLEtBQUssS0FBSyxPQUFPO0FBQUEsSUFDakQsSUFBSSxLQUFLLGdCQUFnQixTQUFTLEtBQUssZ0JBQWdCLGFBQWEsR0FBRyxXQUFXLEdBQUc7QUFBQSxNQUNuRixJQUFJO0FBQUEsUUFDRixNQUFNLElBQUksR0FBRyxLQUFLLEVBQUU7QUFBQSxRQUNwQixJQUFJLEtBQUssT0FBTyxFQUFFLFNBQVMsWUFBWTtBQUFBLFVBQ3JDLEVBQUUsS0FBSyxVQUFRLFNBQVMsTUFBTSxJQUFJLENBQUMsRUFBRSxNQUFNLFFBQVE7QUFBQSxRQUNyRCxFQUFFLEtBQUs7QUFBQSxVQUNMLFNBQVMsTUFBTSxDQUFDO0FBQUE7QUFBQSxRQUVsQixPQUFPLEtBQUs7QUFBQSxRQUNaLFNBQVMsR0FBRztBQUFBO0FBQUEsTUFFZDtBQUFBLElBQ0Y7QUFBQSxJQUNBLE9BQU8sR0FBRyxLQUFLLElBQUksUUFBUTtBQUFBO0FBQUEsRUFFN0IsY0FBYyxDQUFDLFdBQVcsWUFBWSxVQUFVLENBQUMsR0FBRyxVQUFVO0FBQUEsSUFDNUQsSUFBSSxDQUFDLEtBQUssU0FBUztBQUFBLE1BQ2pCLEtBQUssT0FBTyxLQUFLLGdFQUFnRTtBQUFBLE1BQ2pGLE9BQU8sWUFBWSxTQUFTO0FBQUEsSUFDOUI7QUFBQSxJQUNBLElBQUksU0FBUyxTQUFTO0FBQUEsTUFBRyxZQUFZLEtBQUssY0FBYyxtQkFBbUIsU0FBUztBQUFBLElBQ3BGLElBQUksU0FBUyxVQUFVO0FBQUEsTUFBRyxhQUFhLENBQUMsVUFBVTtBQUFBLElBQ2xELE1BQU0sU0FBUyxLQUFLLFVBQVUsV0FBVyxZQUFZLFNBQVMsUUFBUTtBQUFBLElBQ3RFLElBQUksQ0FBQyxPQUFPLE9BQU8sUUFBUTtBQUFBLE1BQ3pCLElBQUksQ0FBQyxPQUFPLFFBQVE7QUFBQSxRQUFRLFNBQVM7QUFBQSxNQUNyQyxPQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsT0FBTyxPQUFPLFFBQVEsVUFBUTtBQUFBLE1BQzVCLEtBQUssUUFBUSxJQUFJO0FBQUEsS0FDbEI7QUFBQTtBQUFBLEVBRUgsSUFBSSxDQUFDLFdBQVcsWUFBWSxVQUFVO0FBQUEsSUFDcEMsS0FBSyxlQUFlLFdBQVcsWUFBWSxDQUFDLEdBQUcsUUFBUTtBQUFBO0FBQUEsRUFFekQsTUFBTSxDQUFDLFdBQVcsWUFBWSxVQUFVO0FBQUEsSUFDdEMsS0FBSyxlQUFlLFdBQVcsWUFBWTtBQUFBLE1BQ3pDLFFBQVE7QUFBQSxJQUNWLEdBQUcsUUFBUTtBQUFBO0FBQUEsRUFFYixPQUFPLENBQUMsTUFBTSxTQUFTLElBQUk7QUFBQSxJQUN6QixNQUFNLElBQUksS0FBSyxNQUFNLEdBQUc7QUFBQSxJQUN4QixNQUFNLE1BQU0sRUFBRTtBQUFBLElBQ2QsTUFBTSxLQUFLLEVBQUU7QUFBQSxJQUNiLEtBQUssS0FBSyxLQUFLLElBQUksUUFBUSxXQUFXLFdBQVcsQ0FBQyxLQUFLLFNBQVM7QUFBQSxNQUM5RCxJQUFJO0FBQUEsUUFBSyxLQUFLLE9BQU8sS0FBSyxHQUFHLDJCQUEyQixtQkFBbUIsY0FBYyxHQUFHO0FBQUEsTUFDNUYsSUFBSSxDQUFDLE9BQU87QUFBQSxRQUFNLEtBQUssT0FBTyxJQUFJLEdBQUcsMEJBQTBCLG1CQUFtQixPQUFPLElBQUk7QUFBQSxNQUM3RixLQUFLLE9BQU8sTUFBTSxLQUFLLElBQUk7QUFBQSxLQUM1QjtBQUFBO0FBQUEsRUFFSCxXQUFXLENBQUMsV0FBVyxXQUFXLEtBQUssZUFBZSxVQUFVLFVBQVUsQ0FBQyxHQUFHLE1BQU0sTUFBTSxJQUFJLHFCQUFxQixLQUFLLGlDQUFpQyxLQUFLLFVBQVUsT0FBTyxvQkFBb0I7QUFBQSxJQUNqTSxJQUFJLHNCQUFzQixDQUFDLG1CQUFtQixTQUFTLEdBQUc7QUFBQSxNQUN4RCxLQUFLLE9BQU8sS0FBSyxxQkFBcUIsMEJBQTBCLGlDQUFpQywwTkFBME47QUFBQSxNQUMzVDtBQUFBLElBQ0Y7QUFBQSxJQUNBLElBQUksUUFBUSxhQUFhLFFBQVEsUUFBUSxRQUFRO0FBQUEsTUFBSTtBQUFBLElBQ3JELElBQUksS0FBSyxTQUFTLFFBQVE7QUFBQSxNQUN4QixNQUFNLE9BQU87QUFBQSxXQUNSO0FBQUEsUUFDSDtBQUFBLE1BQ0Y7QUFBQSxNQUNBLE1BQU0sS0FBSyxLQUFLLFFBQVEsT0FBTyxLQUFLLEtBQUssT0FBTztBQUFBLE1BQ2hELElBQUksS0FBSyxnQkFBZ0IsU0FBUyxLQUFLLGdCQUFnQixhQUFhLEdBQUcsU0FBUyxHQUFHO0FBQUEsUUFDakYsSUFBSTtBQUFBLFVBQ0YsSUFBSTtBQUFBLFVBQ0osSUFBSSxLQUFLLGdCQUFnQixTQUFTLEdBQUcsV0FBVyxHQUFHO0FBQUEsWUFDakQsSUFBSSxHQUFHLFdBQVcsV0FBVyxLQUFLLGVBQWUsSUFBSTtBQUFBLFVBQ3ZELEVBQUUsS0FBSztBQUFBLFlBQ0wsSUFBSSxHQUFHLFdBQVcsV0FBVyxLQUFLLGFBQWE7QUFBQTtBQUFBLFVBRWpELElBQUksS0FBSyxPQUFPLEVBQUUsU0FBUyxZQUFZO0FBQUEsWUFDckMsRUFBRSxLQUFLLFVBQVEsSUFBSSxNQUFNLElBQUksQ0FBQyxFQUFFLE1BQU0sR0FBRztBQUFBLFVBQzNDLEVBQUUsS0FBSztBQUFBLFlBQ0wsSUFBSSxNQUFNLENBQUM7QUFBQTtBQUFBLFVBRWIsT0FBTyxLQUFLO0FBQUEsVUFDWixJQUFJLEdBQUc7QUFBQTtBQUFBLE1BRVgsRUFBRSxLQUFLO0FBQUEsUUFDTCxHQUFHLFdBQVcsV0FBVyxLQUFLLGVBQWUsS0FBSyxJQUFJO0FBQUE7QUFBQSxJQUUxRDtBQUFBLElBQ0EsSUFBSSxDQUFDLGFBQWEsQ0FBQyxVQUFVO0FBQUEsTUFBSTtBQUFBLElBQ2pDLEtBQUssTUFBTSxZQUFZLFVBQVUsSUFBSSxXQUFXLEtBQUssYUFBYTtBQUFBO0FBRXRFO0FBRUEsSUFBTSxNQUFNLE9BQU87QUFBQSxFQUNqQixPQUFPO0FBQUEsRUFDUCxXQUFXO0FBQUEsRUFDWCxJQUFJLENBQUMsYUFBYTtBQUFBLEVBQ2xCLFdBQVcsQ0FBQyxhQUFhO0FBQUEsRUFDekIsYUFBYTtBQUFBLEVBQ2IsWUFBWTtBQUFBLEVBQ1osZUFBZTtBQUFBLEVBQ2YsMEJBQTBCO0FBQUEsRUFDMUIsTUFBTTtBQUFBLEVBQ04sU0FBUztBQUFBLEVBQ1QsY0FBYztBQUFBLEVBQ2QsYUFBYTtBQUFBLEVBQ2IsaUJBQWlCO0FBQUEsRUFDakIsa0JBQWtCO0FBQUEsRUFDbEIsZ0JBQWdCO0FBQUEsRUFDaEIseUJBQXlCO0FBQUEsRUFDekIsYUFBYTtBQUFBLEVBQ2IsZUFBZTtBQUFBLEVBQ2YsZUFBZTtBQUFBLEVBQ2Ysb0JBQW9CO0FBQUEsRUFDcEIsbUJBQW1CO0FBQUEsRUFDbkIsNkJBQTZCO0FBQUEsRUFDN0IsYUFBYTtBQUFBLEVBQ2IseUJBQXlCO0FBQUEsRUFDekIsWUFBWTtBQUFBLEVBQ1osbUJBQW1CO0FBQUEsRUFDbkIsZUFBZTtBQUFBLEVBQ2YsWUFBWTtBQUFBLEVBQ1osdUJBQXVCO0FBQUEsRUFDdkIsd0JBQXdCO0FBQUEsRUFDeEIsNkJBQTZCO0FBQUEsRUFDN0IseUJBQXlCO0FBQUEsRUFDekIsa0NBQWtDLFVBQVE7QUFBQSxJQUN4QyxJQUFJLE1BQU0sQ0FBQztBQUFBLElBQ1gsSUFBSSxPQUFPLEtBQUssT0FBTztBQUFBLE1BQVUsTUFBTSxLQUFLO0FBQUEsSUFDNUMsSUFBSSxTQUFTLEtBQUssRUFBRTtBQUFBLE1BQUcsSUFBSSxlQUFlLEtBQUs7QUFBQSxJQUMvQyxJQUFJLFNBQVMsS0FBSyxFQUFFO0FBQUEsTUFBRyxJQUFJLGVBQWUsS0FBSztBQUFBLElBQy9DLElBQUksT0FBTyxLQUFLLE9BQU8sWUFBWSxPQUFPLEtBQUssT0FBTyxVQUFVO0FBQUEsTUFDOUQsTUFBTSxVQUFVLEtBQUssTUFBTSxLQUFLO0FBQUEsTUFDaEMsT0FBTyxLQUFLLE9BQU8sRUFBRSxRQUFRLFNBQU87QUFBQSxRQUNsQyxJQUFJLE9BQU8sUUFBUTtBQUFBLE9BQ3BCO0FBQUEsSUFDSDtBQUFBLElBQ0EsT0FBTztBQUFBO0FBQUEsRUFFVCxlQUFlO0FBQUEsSUFDYixhQUFhO0FBQUEsSUFDYixRQUFRO0FBQUEsSUFDUixRQUFRO0FBQUEsSUFDUixpQkFBaUI7QUFBQSxJQUNqQixnQkFBZ0I7QUFBQSxJQUNoQixlQUFlO0FBQUEsSUFDZixlQUFlO0FBQUEsSUFDZix5QkFBeUI7QUFBQSxJQUN6QixhQUFhO0FBQUEsSUFDYixpQkFBaUI7QUFBQSxFQUNuQjtBQUFBLEVBQ0EscUJBQXFCO0FBQ3ZCO0FBQ0EsSUFBTSxtQkFBbUIsYUFBVztBQUFBLEVBQ2xDLElBQUksU0FBUyxRQUFRLEVBQUU7QUFBQSxJQUFHLFFBQVEsS0FBSyxDQUFDLFFBQVEsRUFBRTtBQUFBLEVBQ2xELElBQUksU0FBUyxRQUFRLFdBQVc7QUFBQSxJQUFHLFFBQVEsY0FBYyxDQUFDLFFBQVEsV0FBVztBQUFBLEVBQzdFLElBQUksU0FBUyxRQUFRLFVBQVU7QUFBQSxJQUFHLFFBQVEsYUFBYSxDQUFDLFFBQVEsVUFBVTtBQUFBLEVBQzFFLElBQUksUUFBUSxpQkFBaUIsQ0FBQyxRQUFRLGNBQWMsU0FBUyxRQUFRLEdBQUc7QUFBQSxJQUN0RSxRQUFRLGdCQUFnQixRQUFRLGNBQWMsT0FBTyxDQUFDLFFBQVEsQ0FBQztBQUFBLEVBQ2pFO0FBQUEsRUFDQSxPQUFPO0FBQUE7QUFHVCxJQUFNLE9BQU8sTUFBTTtBQUNuQixJQUFNLGVBQWUsYUFBVztBQUFBLEVBQzlCLE1BQU0sVUFBVSxJQUFJO0FBQUEsRUFDcEIsTUFBTSxTQUFTO0FBQUEsT0FDVjtBQUFBLE9BQ0E7QUFBQSxFQUNMO0FBQUEsRUFDQSxPQUFPLGdCQUFnQjtBQUFBLE9BQ2xCLFFBQVE7QUFBQSxPQUNSLFFBQVE7QUFBQSxFQUNiO0FBQUEsRUFDQSxJQUFJLE9BQU8sT0FBTyxxQ0FBcUMsWUFBWTtBQUFBLElBQ2pFLE9BQU8sbUNBQW1DLFFBQVE7QUFBQSxFQUNwRDtBQUFBLEVBQ0EsT0FBTztBQUFBO0FBRVQsSUFBTSwwQkFBMEIsYUFBVztBQUFBLEVBQ3pDLE1BQU0sUUFBUSxDQUFDLEVBQUUsT0FBTyxRQUFRLGlCQUFpQixDQUFDLEdBQUcsUUFBUSxXQUFXLENBQUMsQ0FBQztBQUFBLEVBQzFFLE1BQU0sS0FBSyxHQUFHLE9BQU8sS0FBSyxRQUFRLGFBQWEsQ0FBQyxDQUFDLENBQUM7QUFBQSxFQUNsRCxNQUFNLGNBQWMsUUFBUTtBQUFBLEVBQzVCLElBQUksU0FBUyxXQUFXLEtBQUssTUFBTSxRQUFRLFdBQVc7QUFBQSxJQUFHLE1BQU0sS0FBSyxHQUFHLENBQUMsRUFBRSxPQUFPLFdBQVcsQ0FBQztBQUFBLEVBQUUsS0FBSyxJQUFJLGVBQWUsT0FBTyxnQkFBZ0IsVUFBVTtBQUFBLElBQ3RKLE9BQU8sS0FBSyxXQUFXLEVBQUUsUUFBUSxVQUFRO0FBQUEsTUFDdkMsSUFBSSxTQUFTO0FBQUEsUUFBVyxNQUFNLEtBQUssSUFBSTtBQUFBLE1BQ3ZDLE1BQU0sS0FBSyxHQUFHLENBQUMsRUFBRSxPQUFPLFlBQVksS0FBSyxDQUFDO0FBQUEsS0FDM0M7QUFBQSxFQUNIO0FBQUEsRUFDQSxPQUFPO0FBQUE7QUFFVCxJQUFNLHdCQUF3QixDQUFDLE1BQU0sU0FBUztBQUFBLEVBQzVDLElBQUksQ0FBQyxTQUFTLElBQUksS0FBSyxtQkFBbUIsSUFBSSxLQUFLLEtBQUssZ0JBQWdCLElBQUksSUFBSTtBQUFBLElBQUcsT0FBTztBQUFBLEVBQzFGLEtBQUssT0FBTyxLQUFLLE9BQU8sUUFBUSxRQUFRLDhCQUE4QixLQUFLLE1BQU0sR0FBRyxFQUFFLG9PQUFvTztBQUFBLEVBQzFULE9BQU87QUFBQTtBQUVULElBQU0sc0JBQXNCLFVBQVE7QUFBQSxFQUNsQyxNQUFNLE9BQU8sT0FBTyxvQkFBb0IsT0FBTyxlQUFlLElBQUksQ0FBQztBQUFBLEVBQ25FLEtBQUssUUFBUSxTQUFPO0FBQUEsSUFDbEIsSUFBSSxPQUFPLEtBQUssU0FBUyxZQUFZO0FBQUEsTUFDbkMsS0FBSyxPQUFPLEtBQUssS0FBSyxLQUFLLElBQUk7QUFBQSxJQUNqQztBQUFBLEdBQ0Q7QUFBQTtBQUFBO0FBRUgsTUFBTSxhQUFhLGFBQWE7QUFBQSxFQUM5QixXQUFXLENBQUMsVUFBVSxDQUFDLEdBQUcsVUFBVTtBQUFBLElBQ2xDLE1BQU07QUFBQSxJQUNOLEtBQUssY0FBYyxpQkFBaUIsT0FBTztBQUFBLElBQzNDLEtBQUssVUFBVSxhQUFhLEtBQUssV0FBVztBQUFBLElBQzVDLEtBQUssV0FBVztBQUFBLE1BQ2QsZ0JBQWdCLE9BQU8sT0FBTyxJQUFJO0FBQUEsSUFDcEM7QUFBQSxJQUNBLEtBQUssU0FBUyxJQUFJLE9BQU8sTUFBTSxLQUFLLE9BQU87QUFBQSxJQUMzQyxLQUFLLFVBQVU7QUFBQSxNQUNiLFVBQVUsQ0FBQztBQUFBLElBQ2I7QUFBQSxJQUNBLG9CQUFvQixJQUFJO0FBQUEsSUFDeEIsSUFBSSxZQUFZLENBQUMsS0FBSyxpQkFBaUIsQ0FBQyxRQUFRLFNBQVM7QUFBQSxNQUN2RCxJQUFJLENBQUMsS0FBSyxZQUFZLFdBQVc7QUFBQSxRQUMvQixLQUFLLEtBQUssU0FBUyxRQUFRO0FBQUEsUUFDM0IsT0FBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLFdBQVcsTUFBTTtBQUFBLFFBQ2YsS0FBSyxLQUFLLFNBQVMsUUFBUTtBQUFBLFNBQzFCLENBQUM7QUFBQSxJQUNOO0FBQUE7QUFBQSxFQUVGLElBQUksQ0FBQyxVQUFVLENBQUMsR0FBRyxVQUFVO0FBQUEsSUFDM0IsS0FBSyxpQkFBaUI7QUFBQSxJQUN0QixJQUFJLE9BQU8sWUFBWSxZQUFZO0FBQUEsTUFDakMsV0FBVztBQUFBLE1BQ1gsVUFBVSxDQUFDO0FBQUEsSUFDYjtBQUFBLElBQ0EsSUFBSSxRQUFRLGFBQWEsUUFBUSxRQUFRLElBQUk7QUFBQSxNQUMzQyxJQUFJLFNBQVMsUUFBUSxFQUFFLEdBQUc7QUFBQSxRQUN4QixRQUFRLFlBQVksUUFBUTtBQUFBLE1BQzlCLEVBQUUsS0FBSyxJQUFJLENBQUMsUUFBUSxHQUFHLFNBQVMsYUFBYSxHQUFHO0FBQUEsUUFDOUMsUUFBUSxZQUFZLFFBQVEsR0FBRztBQUFBLE1BQ2pDO0FBQUEsSUFDRjtBQUFBLElBQ0EsaUJBQWlCLE9BQU87QUFBQSxJQUN4QixNQUFNLGNBQWM7QUFBQSxTQUNmLEtBQUs7QUFBQSxTQUNMO0FBQUEsSUFDTDtBQUFBLElBQ0EsS0FBSyxVQUFVLGFBQWE7QUFBQSxTQUN2QixLQUFLO0FBQUEsU0FDTDtBQUFBLElBQ0wsQ0FBQztBQUFBLElBQ0QsSUFBSSxZQUFZLGlCQUFpQixXQUFXO0FBQUEsTUFDMUMsS0FBSyxRQUFRLDBCQUEwQixZQUFZO0FBQUEsSUFDckQ7QUFBQSxJQUNBLElBQUksWUFBWSxnQkFBZ0IsV0FBVztBQUFBLE1BQ3pDLEtBQUssUUFBUSx5QkFBeUIsWUFBWTtBQUFBLElBQ3BEO0FBQUEsSUFDQSxJQUFJLENBQUMsS0FBSyxRQUFRLFNBQVM7QUFBQSxNQUN6QixLQUFLLGlCQUFpQixJQUFJLElBQUksQ0FBQyxHQUFJLEtBQUssa0JBQWtCLENBQUMsR0FBSSxHQUFHLHdCQUF3QixXQUFXLENBQUMsQ0FBQztBQUFBLElBQ3pHO0FBQUEsSUFDQSxNQUFNLHNCQUFzQixtQkFBaUI7QUFBQSxNQUMzQyxJQUFJLENBQUM7QUFBQSxRQUFlLE9BQU87QUFBQSxNQUMzQixJQUFJLE9BQU8sa0JBQWtCO0FBQUEsUUFBWSxPQUFPLElBQUk7QUFBQSxNQUNwRCxPQUFPO0FBQUE7QUFBQSxJQUVULElBQUksQ0FBQyxLQUFLLFFBQVEsU0FBUztBQUFBLE1BQ3pCLEtBQUssT0FBTyxLQUFLLG9CQUFvQixLQUFLLFFBQVEsTUFBTSxHQUFHLEtBQUssT0FBTztBQUFBLE1BQ3ZFO0FBQUEsUUFDRTtBQUFBLFVBQ0U7QUFBQSxNQUNKLEtBQUssaUJBQWlCLFFBQVEsU0FBTyxLQUFLLE9BQU8sS0FBSyxHQUFHLENBQUM7QUFBQSxNQUMxRCxLQUFLLGtCQUFrQjtBQUFBLE1BQ3ZCLElBQUk7QUFBQSxNQUNKLElBQUksS0FBSyxRQUFRLFdBQVc7QUFBQSxRQUMxQixZQUFZLEtBQUssUUFBUTtBQUFBLE1BQzNCLEVBQUUsS0FBSztBQUFBLFFBQ0wsWUFBWTtBQUFBO0FBQUEsTUFFZCxNQUFNLEtBQUssSUFBSSxhQUFhLEtBQUssU0FBUyxNQUFNO0FBQUEsTUFDaEQsS0FBSyxRQUFRLElBQUksY0FBYyxLQUFLLFFBQVEsV0FBVyxLQUFLLFNBQVMsTUFBTTtBQUFBLE1BQzNFLE1BQU0sSUFBSSxLQUFLO0FBQUEsTUFDZixFQUFFLFNBQVM7QUFBQSxNQUNYLEVBQUUsZ0JBQWdCLEtBQUs7QUFBQSxNQUN2QixFQUFFLGdCQUFnQjtBQUFBLE1BQ2xCLEVBQUUsaUJBQWlCLElBQUksZUFBZSxJQUFJO0FBQUEsUUFDeEMsU0FBUyxLQUFLLFFBQVE7QUFBQSxNQUN4QixHQUFHLE1BQU07QUFBQSxNQUNULElBQUksV0FBVztBQUFBLFFBQ2IsRUFBRSxZQUFZLG9CQUFvQixTQUFTO0FBQUEsUUFDM0MsSUFBSSxFQUFFLFVBQVU7QUFBQSxVQUFNLEVBQUUsVUFBVSxLQUFLLEdBQUcsS0FBSyxPQUFPO0FBQUEsUUFDdEQsS0FBSyxRQUFRLGNBQWMsU0FBUyxFQUFFLFVBQVUsT0FBTyxLQUFLLEVBQUUsU0FBUztBQUFBLE1BQ3pFO0FBQUEsTUFDQSxFQUFFLGVBQWUsSUFBSSxhQUFhLEtBQUssU0FBUyxNQUFNO0FBQUEsTUFDdEQsRUFBRSxRQUFRO0FBQUEsUUFDUixvQkFBb0IsS0FBSyxtQkFBbUIsS0FBSyxJQUFJO0FBQUEsUUFDckQsaUJBQWlCLEtBQUssZ0JBQWdCLEtBQUssSUFBSTtBQUFBLE1BQ2pEO0FBQUEsTUFDQSxFQUFFLG1CQUFtQixJQUFJLFVBQVUsb0JBQW9CLEtBQUssUUFBUSxPQUFPLEdBQUcsRUFBRSxlQUFlLEdBQUcsS0FBSyxPQUFPO0FBQUEsTUFDOUcsRUFBRSxpQkFBaUIsR0FBRyxLQUFLLENBQUMsVUFBVSxTQUFTO0FBQUEsUUFDN0MsS0FBSyxLQUFLLE9BQU8sR0FBRyxJQUFJO0FBQUEsT0FDekI7QUFBQSxNQUNELElBQUksS0FBSyxRQUFRLGtCQUFrQjtBQUFBLFFBQ2pDLEVBQUUsbUJBQW1CLG9CQUFvQixLQUFLLFFBQVEsZ0JBQWdCO0FBQUEsUUFDdEUsSUFBSSxFQUFFLGlCQUFpQjtBQUFBLFVBQU0sRUFBRSxpQkFBaUIsS0FBSyxHQUFHLEtBQUssUUFBUSxXQUFXLEtBQUssT0FBTztBQUFBLFFBQzVGLElBQUksRUFBRSxpQkFBaUIsU0FBUyxjQUFjLEVBQUUsZ0JBQWdCLE1BQU0sV0FBVztBQUFBLFVBQy9FLEtBQUssT0FBTyxVQUFVLGtNQUFrTTtBQUFBLFFBQzFOO0FBQUEsTUFDRjtBQUFBLE1BQ0EsSUFBSSxLQUFLLFFBQVEsWUFBWTtBQUFBLFFBQzNCLEVBQUUsYUFBYSxvQkFBb0IsS0FBSyxRQUFRLFVBQVU7QUFBQSxRQUMxRCxJQUFJLEVBQUUsV0FBVztBQUFBLFVBQU0sRUFBRSxXQUFXLEtBQUssSUFBSTtBQUFBLE1BQy9DO0FBQUEsTUFDQSxLQUFLLGFBQWEsSUFBSSxXQUFXLEtBQUssVUFBVSxLQUFLLE9BQU87QUFBQSxNQUM1RCxLQUFLLFdBQVcsR0FBRyxLQUFLLENBQUMsVUFBVSxTQUFTO0FBQUEsUUFDMUMsS0FBSyxLQUFLLE9BQU8sR0FBRyxJQUFJO0FBQUEsT0FDekI7QUFBQSxNQUNELEtBQUssUUFBUSxTQUFTLFFBQVEsT0FBSztBQUFBLFFBQ2pDLElBQUksRUFBRTtBQUFBLFVBQU0sRUFBRSxLQUFLLElBQUk7QUFBQSxPQUN4QjtBQUFBLElBQ0g7QUFBQSxJQUNBLEtBQUssU0FBUyxLQUFLLFFBQVEsY0FBYztBQUFBLElBQ3pDLElBQUksQ0FBQztBQUFBLE1BQVUsV0FBVztBQUFBLElBQzFCLElBQUksS0FBSyxRQUFRLGVBQWUsQ0FBQyxLQUFLLFNBQVMsb0JBQW9CLENBQUMsS0FBSyxRQUFRLEtBQUs7QUFBQSxNQUNwRixNQUFNLFFBQVEsS0FBSyxTQUFTLGNBQWMsaUJBQWlCLEtBQUssUUFBUSxXQUFXO0FBQUEsTUFDbkYsSUFBSSxNQUFNLFNBQVMsS0FBSyxNQUFNLE9BQU87QUFBQSxRQUFPLEtBQUssUUFBUSxNQUFNLE1BQU07QUFBQSxJQUN2RTtBQUFBLElBQ0EsSUFBSSxDQUFDLEtBQUssU0FBUyxvQkFBb0IsQ0FBQyxLQUFLLFFBQVEsS0FBSztBQUFBLE1BQ3hELEtBQUssT0FBTyxLQUFLLHlEQUF5RDtBQUFBLElBQzVFO0FBQUEsSUFDQSxNQUFNLFdBQVcsQ0FBQyxlQUFlLHFCQUFxQixxQkFBcUIsbUJBQW1CO0FBQUEsSUFDOUYsU0FBUyxRQUFRLFlBQVU7QUFBQSxNQUN6QixLQUFLLFVBQVUsSUFBSSxTQUFTLEtBQUssTUFBTSxRQUFRLEdBQUcsSUFBSTtBQUFBLEtBQ3ZEO0FBQUEsSUFDRCxNQUFNLGtCQUFrQixDQUFDLGVBQWUsZ0JBQWdCLHFCQUFxQixzQkFBc0I7QUFBQSxJQUNuRyxnQkFBZ0IsUUFBUSxZQUFVO0FBQUEsTUFDaEMsS0FBSyxVQUFVLElBQUksU0FBUztBQUFBLFFBQzFCLEtBQUssTUFBTSxRQUFRLEdBQUcsSUFBSTtBQUFBLFFBQzFCLE9BQU87QUFBQTtBQUFBLEtBRVY7QUFBQSxJQUNELE1BQU0sV0FBVyxNQUFNO0FBQUEsSUFDdkIsTUFBTSxPQUFPLE1BQU07QUFBQSxNQUNqQixNQUFNLFNBQVMsQ0FBQyxLQUFLLE1BQU07QUFBQSxRQUN6QixLQUFLLGlCQUFpQjtBQUFBLFFBQ3RCLElBQUksS0FBSyxpQkFBaUIsQ0FBQyxLQUFLO0FBQUEsVUFBc0IsS0FBSyxPQUFPLEtBQUssdUVBQXVFO0FBQUEsUUFDOUksS0FBSyxnQkFBZ0I7QUFBQSxRQUNyQixJQUFJLENBQUMsS0FBSyxRQUFRO0FBQUEsVUFBUyxLQUFLLE9BQU8sSUFBSSxlQUFlLEtBQUssT0FBTztBQUFBLFFBQ3RFLEtBQUssS0FBSyxlQUFlLEtBQUssT0FBTztBQUFBLFFBQ3JDLFNBQVMsUUFBUSxDQUFDO0FBQUEsUUFDbEIsU0FBUyxLQUFLLENBQUM7QUFBQTtBQUFBLE1BRWpCLEtBQUssS0FBSyxhQUFhLEtBQUsseUJBQXlCLENBQUMsS0FBSztBQUFBLFFBQWUsT0FBTyxPQUFPLE1BQU0sS0FBSyxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsTUFDL0csS0FBSyxlQUFlLEtBQUssUUFBUSxLQUFLLE1BQU07QUFBQTtBQUFBLElBRTlDLElBQUksS0FBSyxRQUFRLGFBQWEsQ0FBQyxLQUFLLFFBQVEsV0FBVztBQUFBLE1BQ3JELEtBQUs7QUFBQSxJQUNQLEVBQUUsS0FBSztBQUFBLE1BQ0wsV0FBVyxNQUFNLENBQUM7QUFBQTtBQUFBLElBRXBCLE9BQU87QUFBQTtBQUFBLEVBRVQsYUFBYSxDQUFDLFVBQVUsV0FBVyxNQUFNO0FBQUEsSUFDdkMsSUFBSSxlQUFlO0FBQUEsSUFDbkIsTUFBTSxVQUFVLFNBQVMsUUFBUSxJQUFJLFdBQVcsS0FBSztBQUFBLElBQ3JELElBQUksT0FBTyxhQUFhO0FBQUEsTUFBWSxlQUFlO0FBQUEsSUFDbkQsSUFBSSxDQUFDLEtBQUssUUFBUSxhQUFhLEtBQUssUUFBUSx5QkFBeUI7QUFBQSxNQUNuRSxJQUFJLFNBQVMsWUFBWSxNQUFNLGFBQWEsQ0FBQyxLQUFLLFFBQVEsV0FBVyxLQUFLLFFBQVEsUUFBUSxXQUFXO0FBQUEsUUFBSSxPQUFPLGFBQWE7QUFBQSxNQUM3SCxNQUFNLFNBQVMsQ0FBQztBQUFBLE1BQ2hCLE1BQU0sU0FBUyxTQUFPO0FBQUEsUUFDcEIsSUFBSSxDQUFDO0FBQUEsVUFBSztBQUFBLFFBQ1YsSUFBSSxRQUFRO0FBQUEsVUFBVTtBQUFBLFFBQ3RCLE1BQU0sT0FBTyxLQUFLLFNBQVMsY0FBYyxtQkFBbUIsR0FBRztBQUFBLFFBQy9ELEtBQUssUUFBUSxPQUFLO0FBQUEsVUFDaEIsSUFBSSxNQUFNO0FBQUEsWUFBVTtBQUFBLFVBQ3BCLElBQUksQ0FBQyxPQUFPLFNBQVMsQ0FBQztBQUFBLFlBQUcsT0FBTyxLQUFLLENBQUM7QUFBQSxTQUN2QztBQUFBO0FBQUEsTUFFSCxJQUFJLENBQUMsU0FBUztBQUFBLFFBQ1osTUFBTSxZQUFZLEtBQUssU0FBUyxjQUFjLGlCQUFpQixLQUFLLFFBQVEsV0FBVztBQUFBLFFBQ3ZGLFVBQVUsUUFBUSxPQUFLLE9BQU8sQ0FBQyxDQUFDO0FBQUEsTUFDbEMsRUFBRSxLQUFLO0FBQUEsUUFDTCxPQUFPLE9BQU87QUFBQTtBQUFBLE1BRWhCLEtBQUssUUFBUSxTQUFTLFVBQVUsT0FBSyxPQUFPLENBQUMsQ0FBQztBQUFBLE1BQzlDLEtBQUssU0FBUyxpQkFBaUIsS0FBSyxRQUFRLEtBQUssUUFBUSxJQUFJLE9BQUs7QUFBQSxRQUNoRSxJQUFJLENBQUMsS0FBSyxDQUFDLEtBQUssb0JBQW9CLEtBQUs7QUFBQSxVQUFVLEtBQUssb0JBQW9CLEtBQUssUUFBUTtBQUFBLFFBQ3pGLGFBQWEsQ0FBQztBQUFBLE9BQ2Y7QUFBQSxJQUNILEVBQUUsS0FBSztBQUFBLE1BQ0wsYUFBYSxJQUFJO0FBQUE7QUFBQTtBQUFBLEVBR3JCLGVBQWUsQ0FBQyxNQUFNLElBQUksVUFBVTtBQUFBLElBQ2xDLE1BQU0sV0FBVyxNQUFNO0FBQUEsSUFDdkIsSUFBSSxPQUFPLFNBQVMsWUFBWTtBQUFBLE1BQzlCLFdBQVc7QUFBQSxNQUNYLE9BQU87QUFBQSxJQUNUO0FBQUEsSUFDQSxJQUFJLE9BQU8sT0FBTyxZQUFZO0FBQUEsTUFDNUIsV0FBVztBQUFBLE1BQ1gsS0FBSztBQUFBLElBQ1A7QUFBQSxJQUNBLElBQUksQ0FBQyxNQUFNO0FBQUEsTUFDVCxNQUFNLFlBQVksT0FBTyxLQUFLLEtBQUssU0FBUyxpQkFBaUIsS0FBSyxFQUFFLElBQUksVUFBUSxLQUFLLE1BQU0sR0FBRyxFQUFFLEVBQUU7QUFBQSxNQUNsRyxPQUFPLENBQUMsR0FBRyxJQUFJLElBQUksQ0FBQyxHQUFJLEtBQUssYUFBYSxDQUFDLEdBQUksR0FBRyxTQUFTLENBQUMsQ0FBQyxFQUFFLE9BQU8sT0FBSyxNQUFNLFFBQVE7QUFBQSxJQUMzRjtBQUFBLElBQ0EsSUFBSSxDQUFDO0FBQUEsTUFBSSxLQUFLLEtBQUssUUFBUTtBQUFBLElBQzNCLElBQUksQ0FBQztBQUFBLE1BQVUsV0FBVztBQUFBLElBQzFCLEtBQUssU0FBUyxpQkFBaUIsT0FBTyxNQUFNLElBQUksU0FBTztBQUFBLE1BQ3JELFNBQVMsUUFBUTtBQUFBLE1BQ2pCLFNBQVMsR0FBRztBQUFBLEtBQ2I7QUFBQSxJQUNELE9BQU87QUFBQTtBQUFBLEVBRVQsR0FBRyxDQUFDLFFBQVE7QUFBQSxJQUNWLElBQUksQ0FBQztBQUFBLE1BQVEsTUFBTSxJQUFJLE1BQU0sK0ZBQStGO0FBQUEsSUFDNUgsSUFBSSxDQUFDLE9BQU87QUFBQSxNQUFNLE1BQU0sSUFBSSxNQUFNLDBGQUEwRjtBQUFBLElBQzVILE1BQU0sWUFBWSxVQUFRO0FBQUEsTUFDeEIsSUFBSSxLQUFLLFFBQVEsU0FBUyxLQUFLLFFBQVEsVUFBVSxRQUFRO0FBQUEsUUFDdkQsTUFBTSxNQUFNLGFBQWEscUJBQXFCLGtEQUFrRDtBQUFBLFFBQ2hHLElBQUksS0FBSyxrQkFBa0IsS0FBSztBQUFBLFVBQWUsS0FBSyxPQUFPLEtBQUssR0FBRztBQUFBLFFBQUU7QUFBQSxXQUFNLEtBQUssa0JBQWtCLEtBQUssbUJBQW1CLENBQUMsR0FBRyxLQUFLLEdBQUc7QUFBQSxNQUN4STtBQUFBLE1BQ0EsS0FBSyxRQUFRLFFBQVE7QUFBQTtBQUFBLElBRXZCLElBQUksT0FBTyxTQUFTLFdBQVc7QUFBQSxNQUM3QixVQUFVLFNBQVM7QUFBQSxJQUNyQjtBQUFBLElBQ0EsSUFBSSxPQUFPLFNBQVMsWUFBWSxPQUFPLE9BQU8sT0FBTyxRQUFRLE9BQU8sT0FBTztBQUFBLE1BQ3pFLEtBQUssUUFBUSxTQUFTO0FBQUEsSUFDeEI7QUFBQSxJQUNBLElBQUksT0FBTyxTQUFTLG9CQUFvQjtBQUFBLE1BQ3RDLFVBQVUsa0JBQWtCO0FBQUEsSUFDOUI7QUFBQSxJQUNBLElBQUksT0FBTyxTQUFTLGNBQWM7QUFBQSxNQUNoQyxVQUFVLFlBQVk7QUFBQSxJQUN4QjtBQUFBLElBQ0EsSUFBSSxPQUFPLFNBQVMsaUJBQWlCO0FBQUEsTUFDbkMsS0FBSyxTQUFTLGVBQWUsT0FBTyxRQUFRO0FBQUEsSUFDOUM7QUFBQSxJQUNBLElBQUksT0FBTyxTQUFTLGFBQWE7QUFBQSxNQUMvQixVQUFVLFdBQVc7QUFBQSxJQUN2QjtBQUFBLElBQ0EsSUFBSSxPQUFPLFNBQVMsWUFBWTtBQUFBLE1BQzlCLEtBQUssUUFBUSxTQUFTLEtBQUssTUFBTTtBQUFBLElBQ25DO0FBQUEsSUFDQSxPQUFPO0FBQUE7QUFBQSxFQUVULE9BQU8sQ0FBQyxXQUFXLEtBQUs7QUFBQSxJQUN0QixJQUFJLEtBQUssUUFBUTtBQUFBLE1BQVMsT0FBTztBQUFBLElBQ2pDLElBQUksQ0FBQyxLQUFLLFNBQVMsZUFBZTtBQUFBLE1BQ2hDLEtBQUssT0FBTyxLQUFLLG9FQUFvRTtBQUFBLE1BQ3JGLE9BQU87QUFBQSxJQUNUO0FBQUEsSUFDQSxJQUFJLGFBQWEsQ0FBQyxLQUFLLHNCQUFzQjtBQUFBLE1BQzNDLEtBQUssU0FBUyxjQUFjLE9BQU87QUFBQSxNQUNuQyxPQUFPLE9BQU8sU0FBUyxFQUFFLFFBQVEsa0JBQWdCO0FBQUEsUUFDL0MsT0FBTyxLQUFLLFlBQVksRUFBRSxRQUFRLFFBQU07QUFBQSxVQUN0QyxJQUFJLENBQUMsS0FBSyxRQUFRLEdBQUcsU0FBUyxFQUFFO0FBQUEsWUFBRyxLQUFLLFFBQVEsR0FBRyxLQUFLLEVBQUU7QUFBQSxTQUMzRDtBQUFBLE9BQ0Y7QUFBQSxNQUNELEtBQUssdUJBQXVCO0FBQUEsTUFDNUIsS0FBSyxnQkFBZ0I7QUFBQSxJQUN2QjtBQUFBLElBQ0EsSUFBSSxPQUFPLENBQUMsS0FBSyx5QkFBeUI7QUFBQSxNQUN4QyxLQUFLLGVBQWUsR0FBRztBQUFBLE1BQ3ZCLEtBQUssMEJBQTBCO0FBQUEsSUFDakM7QUFBQSxJQUNBLE9BQU87QUFBQTtBQUFBLEVBRVQsbUJBQW1CLENBQUMsR0FBRztBQUFBLElBQ3JCLElBQUksQ0FBQyxLQUFLLENBQUMsS0FBSztBQUFBLE1BQVc7QUFBQSxJQUMzQixJQUFJLENBQUMsVUFBVSxLQUFLLEVBQUUsU0FBUyxDQUFDO0FBQUEsTUFBRztBQUFBLElBQ25DLFNBQVMsS0FBSyxFQUFHLEtBQUssS0FBSyxVQUFVLFFBQVEsTUFBTTtBQUFBLE1BQ2pELE1BQU0sWUFBWSxLQUFLLFVBQVU7QUFBQSxNQUNqQyxJQUFJLENBQUMsVUFBVSxLQUFLLEVBQUUsU0FBUyxTQUFTO0FBQUEsUUFBRztBQUFBLE1BQzNDLElBQUksS0FBSyxNQUFNLDRCQUE0QixTQUFTLEdBQUc7QUFBQSxRQUNyRCxLQUFLLG1CQUFtQjtBQUFBLFFBQ3hCO0FBQUEsTUFDRjtBQUFBLElBQ0Y7QUFBQSxJQUNBLElBQUksQ0FBQyxLQUFLLG9CQUFvQixDQUFDLEtBQUssVUFBVSxTQUFTLENBQUMsS0FBSyxLQUFLLE1BQU0sNEJBQTRCLENBQUMsR0FBRztBQUFBLE1BQ3RHLEtBQUssbUJBQW1CO0FBQUEsTUFDeEIsS0FBSyxVQUFVLFFBQVEsQ0FBQztBQUFBLElBQzFCO0FBQUE7QUFBQSxFQUVGLGNBQWMsQ0FBQyxLQUFLLFVBQVU7QUFBQSxJQUM1QixLQUFLLHVCQUF1QjtBQUFBLElBQzVCLE1BQU0sV0FBVyxNQUFNO0FBQUEsSUFDdkIsS0FBSyxLQUFLLG9CQUFvQixHQUFHO0FBQUEsSUFDakMsTUFBTSxjQUFjLE9BQUs7QUFBQSxNQUN2QixLQUFLLFdBQVc7QUFBQSxNQUNoQixLQUFLLFlBQVksS0FBSyxTQUFTLGNBQWMsbUJBQW1CLENBQUM7QUFBQSxNQUNqRSxLQUFLLG1CQUFtQjtBQUFBLE1BQ3hCLEtBQUssb0JBQW9CLENBQUM7QUFBQTtBQUFBLElBRTVCLE1BQU0sT0FBTyxDQUFDLEtBQUssTUFBTTtBQUFBLE1BQ3ZCLElBQUksR0FBRztBQUFBLFFBQ0wsSUFBSSxLQUFLLHlCQUF5QixLQUFLO0FBQUEsVUFDckMsWUFBWSxDQUFDO0FBQUEsVUFDYixLQUFLLFdBQVcsZUFBZSxDQUFDO0FBQUEsVUFDaEMsS0FBSyx1QkFBdUI7QUFBQSxVQUM1QixLQUFLLEtBQUssbUJBQW1CLENBQUM7QUFBQSxVQUM5QixLQUFLLE9BQU8sSUFBSSxtQkFBbUIsQ0FBQztBQUFBLFFBQ3RDO0FBQUEsTUFDRixFQUFFLEtBQUs7QUFBQSxRQUNMLEtBQUssdUJBQXVCO0FBQUE7QUFBQSxNQUU5QixTQUFTLFFBQVEsSUFBSSxTQUFTLEtBQUssRUFBRSxHQUFHLElBQUksQ0FBQztBQUFBLE1BQzdDLElBQUk7QUFBQSxRQUFVLFNBQVMsS0FBSyxJQUFJLFNBQVMsS0FBSyxFQUFFLEdBQUcsSUFBSSxDQUFDO0FBQUE7QUFBQSxJQUUxRCxNQUFNLFNBQVMsVUFBUTtBQUFBLE1BQ3JCLElBQUksQ0FBQyxPQUFPLENBQUMsUUFBUSxLQUFLLFNBQVM7QUFBQSxRQUFrQixPQUFPLENBQUM7QUFBQSxNQUM3RDtBQUFBLFFBQ0U7QUFBQSxVQUNFLEtBQUs7QUFBQSxNQUNULElBQUksUUFBUSxDQUFDLGVBQWU7QUFBQSxRQUMxQixNQUFNLFdBQVcsQ0FBQyxFQUFFLE9BQU8sSUFBSSxFQUFFLE9BQU8sT0FBSyxDQUFDLHNCQUFzQixNQUFNLENBQUMsQ0FBQztBQUFBLFFBQzVFLElBQUksU0FBUyxTQUFTLENBQUMsRUFBRSxPQUFPLElBQUksRUFBRTtBQUFBLFVBQVEsT0FBTztBQUFBLE1BQ3ZEO0FBQUEsTUFDQSxNQUFNLEtBQUssU0FBUyxJQUFJLElBQUksT0FBTyxRQUFRLEtBQUs7QUFBQSxNQUNoRCxJQUFJLElBQUksS0FBSyxNQUFNLDRCQUE0QixFQUFFLElBQUksS0FBSyxLQUFLLFNBQVMsY0FBYyxzQkFBc0IsU0FBUyxJQUFJLElBQUksQ0FBQyxJQUFJLElBQUksSUFBSTtBQUFBLE1BQzFJLElBQUksaUJBQWlCLHNCQUFzQixNQUFNLENBQUM7QUFBQSxRQUFHLElBQUksS0FBSyxTQUFTLGNBQWMsc0JBQXNCLENBQUMsQ0FBQztBQUFBLE1BQzdHLElBQUksR0FBRztBQUFBLFFBQ0wsSUFBSSxDQUFDLEtBQUssVUFBVTtBQUFBLFVBQ2xCLFlBQVksQ0FBQztBQUFBLFFBQ2Y7QUFBQSxRQUNBLElBQUksQ0FBQyxLQUFLLFdBQVc7QUFBQSxVQUFVLEtBQUssV0FBVyxlQUFlLENBQUM7QUFBQSxRQUMvRCxLQUFLLFNBQVMsa0JBQWtCLG9CQUFvQixDQUFDO0FBQUEsTUFDdkQ7QUFBQSxNQUNBLEtBQUssY0FBYyxHQUFHLFNBQU87QUFBQSxRQUMzQixLQUFLLEtBQUssQ0FBQztBQUFBLE9BQ1o7QUFBQTtBQUFBLElBRUgsSUFBSSxDQUFDLE9BQU8sS0FBSyxTQUFTLG9CQUFvQixDQUFDLEtBQUssU0FBUyxpQkFBaUIsT0FBTztBQUFBLE1BQ25GLE9BQU8sS0FBSyxTQUFTLGlCQUFpQixPQUFPLENBQUM7QUFBQSxJQUNoRCxFQUFFLEtBQUssSUFBSSxDQUFDLE9BQU8sS0FBSyxTQUFTLG9CQUFvQixLQUFLLFNBQVMsaUJBQWlCLE9BQU87QUFBQSxNQUN6RixNQUFNLGNBQWMsY0FBYyxLQUFLLFNBQVMsZ0JBQWdCO0FBQUEsTUFDaEUsSUFBSSxnQkFBZ0IsU0FBUyxnQkFBZ0IsYUFBYSxLQUFLLFNBQVMsaUJBQWlCLE9BQU8sV0FBVyxHQUFHO0FBQUEsUUFDNUcsS0FBSyxTQUFTLGlCQUFpQixPQUFPLEVBQUUsS0FBSyxNQUFNO0FBQUEsTUFDckQsRUFBRSxLQUFLO0FBQUEsUUFDTCxLQUFLLFNBQVMsaUJBQWlCLE9BQU8sTUFBTTtBQUFBO0FBQUEsSUFFaEQsRUFBRSxLQUFLO0FBQUEsTUFDTCxPQUFPLEdBQUc7QUFBQTtBQUFBLElBRVosT0FBTztBQUFBO0FBQUEsRUFFVCxTQUFTLENBQUMsS0FBSyxJQUFJLFdBQVcsV0FBVztBQUFBLElBQ3ZDLE1BQU0sVUFBVSxXQUFXO0FBQUEsSUFDM0IsTUFBTSxTQUFTLENBQUMsS0FBSyxTQUFTLFNBQVM7QUFBQSxNQUNyQyxJQUFJO0FBQUEsTUFDSixJQUFJLE9BQU8sU0FBUyxVQUFVO0FBQUEsUUFDNUIsSUFBSSxLQUFLLFFBQVEsaUNBQWlDLENBQUMsS0FBSyxJQUFJLEVBQUUsT0FBTyxJQUFJLENBQUM7QUFBQSxNQUM1RSxFQUFFLEtBQUs7QUFBQSxRQUNMLElBQUk7QUFBQSxhQUNDO0FBQUEsUUFDTDtBQUFBO0FBQUEsTUFFRixFQUFFLE1BQU0sRUFBRSxPQUFPLE9BQU87QUFBQSxNQUN4QixFQUFFLE9BQU8sRUFBRSxRQUFRLE9BQU87QUFBQSxNQUMxQixNQUFNLGlCQUFpQixFQUFFLE9BQU8sYUFBYSxFQUFFLE9BQU87QUFBQSxNQUN0RCxFQUFFLEtBQUssRUFBRSxNQUFNLE9BQU87QUFBQSxNQUN0QixJQUFJLEVBQUUsY0FBYztBQUFBLFFBQUksRUFBRSxZQUFZLEVBQUUsYUFBYSxhQUFhLE9BQU87QUFBQSxNQUN6RSxNQUFNLGVBQWU7QUFBQSxXQUNoQixLQUFLO0FBQUEsV0FDTDtBQUFBLE1BQ0w7QUFBQSxNQUNBLElBQUksTUFBTSxRQUFRLE9BQU8sS0FBSyxDQUFDO0FBQUEsUUFBZ0IsYUFBYSxLQUFLO0FBQUEsTUFDakUsSUFBSSxPQUFPLEVBQUUsY0FBYztBQUFBLFFBQVksRUFBRSxZQUFZLGlCQUFpQixFQUFFLFdBQVcsWUFBWTtBQUFBLE1BQy9GLE1BQU0sZUFBZSxLQUFLLFFBQVEsZ0JBQWdCO0FBQUEsTUFDbEQsSUFBSTtBQUFBLE1BQ0osSUFBSSxFQUFFLGFBQWEsTUFBTSxRQUFRLEdBQUcsR0FBRztBQUFBLFFBQ3JDLFlBQVksSUFBSSxJQUFJLE9BQUs7QUFBQSxVQUN2QixJQUFJLE9BQU8sTUFBTTtBQUFBLFlBQVksSUFBSSxpQkFBaUIsR0FBRyxZQUFZO0FBQUEsVUFDakUsT0FBTyxHQUFHLEVBQUUsWUFBWSxlQUFlO0FBQUEsU0FDeEM7QUFBQSxNQUNILEVBQUUsS0FBSztBQUFBLFFBQ0wsSUFBSSxPQUFPLFFBQVE7QUFBQSxVQUFZLE1BQU0saUJBQWlCLEtBQUssWUFBWTtBQUFBLFFBQ3ZFLFlBQVksRUFBRSxZQUFZLEdBQUcsRUFBRSxZQUFZLGVBQWUsUUFBUTtBQUFBO0FBQUEsTUFFcEUsT0FBTyxLQUFLLEVBQUUsV0FBVyxDQUFDO0FBQUE7QUFBQSxJQUU1QixJQUFJLFNBQVMsR0FBRyxHQUFHO0FBQUEsTUFDakIsT0FBTyxNQUFNO0FBQUEsSUFDZixFQUFFLEtBQUs7QUFBQSxNQUNMLE9BQU8sT0FBTztBQUFBO0FBQUEsSUFFaEIsT0FBTyxLQUFLO0FBQUEsSUFDWixPQUFPLFlBQVk7QUFBQSxJQUNuQixPQUFPO0FBQUE7QUFBQSxFQUVULENBQUMsSUFBSSxNQUFNO0FBQUEsSUFDVCxJQUFJLENBQUMsS0FBSyxZQUFZO0FBQUEsTUFDcEIsS0FBSyxPQUFPLEtBQUssb0RBQW9EO0FBQUEsTUFDckUsT0FBTztBQUFBLElBQ1Q7QUFBQSxJQUNBLE9BQU8sS0FBSyxXQUFXLFVBQVUsR0FBRyxJQUFJO0FBQUE7QUFBQSxFQUUxQyxNQUFNLElBQUksTUFBTTtBQUFBLElBQ2QsT0FBTyxLQUFLLFlBQVksT0FBTyxHQUFHLElBQUk7QUFBQTtBQUFBLEVBRXhDLG1CQUFtQixDQUFDLElBQUk7QUFBQSxJQUN0QixLQUFLLFFBQVEsWUFBWTtBQUFBO0FBQUEsRUFFM0Isa0JBQWtCLENBQUMsSUFBSSxVQUFVLENBQUMsR0FBRztBQUFBLElBQ25DLElBQUksQ0FBQyxLQUFLLGVBQWU7QUFBQSxNQUN2QixLQUFLLE9BQU8sS0FBSyxtREFBbUQsS0FBSyxTQUFTO0FBQUEsTUFDbEYsT0FBTztBQUFBLElBQ1Q7QUFBQSxJQUNBLElBQUksQ0FBQyxLQUFLLGFBQWEsQ0FBQyxLQUFLLFVBQVUsUUFBUTtBQUFBLE1BQzdDLEtBQUssT0FBTyxLQUFLLDhEQUE4RCxLQUFLLFNBQVM7QUFBQSxNQUM3RixPQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsTUFBTSxNQUFNLFFBQVEsT0FBTyxLQUFLLG9CQUFvQixLQUFLLFVBQVU7QUFBQSxJQUNuRSxNQUFNLGNBQWMsS0FBSyxVQUFVLEtBQUssUUFBUSxjQUFjO0FBQUEsSUFDOUQsTUFBTSxVQUFVLEtBQUssVUFBVSxLQUFLLFVBQVUsU0FBUztBQUFBLElBQ3ZELElBQUksSUFBSSxZQUFZLE1BQU07QUFBQSxNQUFVLE9BQU87QUFBQSxJQUMzQyxNQUFNLGlCQUFpQixDQUFDLEdBQUcsTUFBTTtBQUFBLE1BQy9CLE1BQU0sWUFBWSxLQUFLLFNBQVMsaUJBQWlCLE1BQU0sR0FBRyxLQUFLO0FBQUEsTUFDL0QsT0FBTyxjQUFjLE1BQU0sY0FBYyxLQUFLLGNBQWM7QUFBQTtBQUFBLElBRTlELElBQUksUUFBUSxVQUFVO0FBQUEsTUFDcEIsTUFBTSxZQUFZLFFBQVEsU0FBUyxNQUFNLGNBQWM7QUFBQSxNQUN2RCxJQUFJLGNBQWM7QUFBQSxRQUFXLE9BQU87QUFBQSxJQUN0QztBQUFBLElBQ0EsSUFBSSxLQUFLLGtCQUFrQixLQUFLLEVBQUU7QUFBQSxNQUFHLE9BQU87QUFBQSxJQUM1QyxJQUFJLENBQUMsS0FBSyxTQUFTLGlCQUFpQixXQUFXLEtBQUssUUFBUSxhQUFhLENBQUMsS0FBSyxRQUFRO0FBQUEsTUFBeUIsT0FBTztBQUFBLElBQ3ZIO0FBQUEsTUFDRTtBQUFBLFFBQ0UsS0FBSztBQUFBLElBQ1QsTUFBTSxVQUFVLENBQUMsUUFBUSxNQUFNLE1BQU0sY0FBYyxnQkFBZ0IsR0FBRyxLQUFLLGNBQWMsbUJBQW1CLEtBQUssS0FBSyxFQUFFO0FBQUEsSUFDeEgsS0FBSyxDQUFDLFdBQVcsZUFBZSxTQUFTLEVBQUUsT0FBTyxDQUFDLGVBQWUsZUFBZSxTQUFTLEVBQUU7QUFBQSxNQUFJLE9BQU87QUFBQSxJQUN2RyxPQUFPO0FBQUE7QUFBQSxFQUVULGNBQWMsQ0FBQyxJQUFJLFVBQVU7QUFBQSxJQUMzQixNQUFNLFdBQVcsTUFBTTtBQUFBLElBQ3ZCLElBQUksQ0FBQyxLQUFLLFFBQVEsTUFBTSxDQUFDLEtBQUssU0FBUyxrQkFBa0I7QUFBQSxNQUN2RCxJQUFJO0FBQUEsUUFBVSxTQUFTO0FBQUEsTUFDdkIsT0FBTyxRQUFRLFFBQVE7QUFBQSxJQUN6QjtBQUFBLElBQ0EsSUFBSSxTQUFTLEVBQUU7QUFBQSxNQUFHLEtBQUssQ0FBQyxFQUFFO0FBQUEsSUFDMUIsR0FBRyxRQUFRLE9BQUs7QUFBQSxNQUNkLElBQUksQ0FBQyxLQUFLLFFBQVEsR0FBRyxTQUFTLENBQUM7QUFBQSxRQUFHLEtBQUssUUFBUSxHQUFHLEtBQUssQ0FBQztBQUFBLEtBQ3pEO0FBQUEsSUFDRCxLQUFLLGNBQWMsU0FBTztBQUFBLE1BQ3hCLFNBQVMsUUFBUTtBQUFBLE1BQ2pCLElBQUk7QUFBQSxRQUFVLFNBQVMsR0FBRztBQUFBLEtBQzNCO0FBQUEsSUFDRCxPQUFPO0FBQUE7QUFBQSxFQUVULGFBQWEsQ0FBQyxNQUFNLFVBQVU7QUFBQSxJQUM1QixNQUFNLFdBQVcsTUFBTTtBQUFBLElBQ3ZCLElBQUksU0FBUyxJQUFJO0FBQUEsTUFBRyxPQUFPLENBQUMsSUFBSTtBQUFBLElBQ2hDLE1BQU0sWUFBWSxLQUFLLFFBQVEsV0FBVyxDQUFDO0FBQUEsSUFDM0MsTUFBTSxVQUFVLEtBQUssT0FBTyxTQUFPLENBQUMsVUFBVSxTQUFTLEdBQUcsS0FBSyxDQUFDLHNCQUFzQixNQUFNLEdBQUcsS0FBSyxLQUFLLFNBQVMsY0FBYyxnQkFBZ0IsR0FBRyxDQUFDO0FBQUEsSUFDcEosSUFBSSxDQUFDLFFBQVEsUUFBUTtBQUFBLE1BQ25CLElBQUk7QUFBQSxRQUFVLFNBQVM7QUFBQSxNQUN2QixPQUFPLFFBQVEsUUFBUTtBQUFBLElBQ3pCO0FBQUEsSUFDQSxLQUFLLFFBQVEsVUFBVSxVQUFVLE9BQU8sT0FBTztBQUFBLElBQy9DLEtBQUssY0FBYyxTQUFPO0FBQUEsTUFDeEIsU0FBUyxRQUFRO0FBQUEsTUFDakIsSUFBSTtBQUFBLFFBQVUsU0FBUyxHQUFHO0FBQUEsS0FDM0I7QUFBQSxJQUNELE9BQU87QUFBQTtBQUFBLEVBRVQsR0FBRyxDQUFDLEtBQUs7QUFBQSxJQUNQLElBQUksQ0FBQztBQUFBLE1BQUssTUFBTSxLQUFLLHFCQUFxQixLQUFLLFdBQVcsU0FBUyxJQUFJLEtBQUssVUFBVSxLQUFLLEtBQUs7QUFBQSxJQUNoRyxJQUFJLENBQUM7QUFBQSxNQUFLLE9BQU87QUFBQSxJQUNqQixJQUFJO0FBQUEsTUFDRixNQUFNLElBQUksSUFBSSxLQUFLLE9BQU8sR0FBRztBQUFBLE1BQzdCLElBQUksS0FBSyxFQUFFLGFBQWE7QUFBQSxRQUN0QixNQUFNLEtBQUssRUFBRSxZQUFZO0FBQUEsUUFDekIsSUFBSSxNQUFNLEdBQUc7QUFBQSxVQUFXLE9BQU8sR0FBRztBQUFBLE1BQ3BDO0FBQUEsTUFDQSxPQUFPLEdBQUc7QUFBQSxJQUNaLE1BQU0sVUFBVSxDQUFDLE1BQU0sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxPQUFPLE1BQU0sTUFBTSxNQUFNLE9BQU8sT0FBTyxPQUFPLE9BQU8sT0FBTyxNQUFNLE1BQU0sT0FBTyxPQUFPLE9BQU8sTUFBTSxNQUFNLE9BQU8sT0FBTyxPQUFPLE1BQU0sT0FBTyxPQUFPLE9BQU8sT0FBTyxNQUFNLE9BQU8sS0FBSztBQUFBLElBQ3ZiLE1BQU0sZ0JBQWdCLEtBQUssVUFBVSxpQkFBaUIsSUFBSSxhQUFhLElBQUksQ0FBQztBQUFBLElBQzVFLElBQUksSUFBSSxZQUFZLEVBQUUsUUFBUSxPQUFPLElBQUk7QUFBQSxNQUFHLE9BQU87QUFBQSxJQUNuRCxPQUFPLFFBQVEsU0FBUyxjQUFjLHdCQUF3QixHQUFHLENBQUMsS0FBSyxJQUFJLFlBQVksRUFBRSxRQUFRLE9BQU8sSUFBSSxJQUFJLFFBQVE7QUFBQTtBQUFBLFNBRW5ILGNBQWMsQ0FBQyxVQUFVLENBQUMsR0FBRyxVQUFVO0FBQUEsSUFDNUMsTUFBTSxXQUFXLElBQUksS0FBSyxTQUFTLFFBQVE7QUFBQSxJQUMzQyxTQUFTLGlCQUFpQixLQUFLO0FBQUEsSUFDL0IsT0FBTztBQUFBO0FBQUEsRUFFVCxhQUFhLENBQUMsVUFBVSxDQUFDLEdBQUcsV0FBVyxNQUFNO0FBQUEsSUFDM0MsTUFBTSxvQkFBb0IsUUFBUTtBQUFBLElBQ2xDLElBQUksbUJBQW1CO0FBQUEsTUFDckIsVUFBVTtBQUFBLFdBQ0w7QUFBQSxNQUNMO0FBQUEsTUFDQSxPQUFPLFFBQVE7QUFBQSxJQUNqQjtBQUFBLElBQ0EsTUFBTSxnQkFBZ0I7QUFBQSxTQUNqQixLQUFLO0FBQUEsTUFDUixTQUFTO0FBQUEsU0FDTjtBQUFBLFNBQ0E7QUFBQSxRQUNELFNBQVM7QUFBQSxNQUNYO0FBQUEsSUFDRjtBQUFBLElBQ0EsTUFBTSxRQUFRLElBQUksS0FBSyxhQUFhO0FBQUEsSUFDcEMsTUFBTSxTQUFTLFFBQVEsVUFBVSxhQUFhLFFBQVEsV0FBVyxZQUFZLEtBQUssT0FBTyxNQUFNLE9BQU8sSUFBSSxLQUFLO0FBQUEsSUFDL0csTUFBTSxnQkFBZ0IsQ0FBQyxTQUFTLFVBQVU7QUFBQSxJQUMxQyxjQUFjLFFBQVEsT0FBSztBQUFBLE1BQ3pCLE1BQU0sS0FBSyxLQUFLO0FBQUEsS0FDakI7QUFBQSxJQUNELE1BQU0sV0FBVztBQUFBLFNBQ1osS0FBSztBQUFBLElBQ1Y7QUFBQSxJQUNBLE1BQU0sU0FBUyxpQkFBaUIsT0FBTyxPQUFPLEtBQUssU0FBUyxjQUFjO0FBQUEsSUFDMUUsTUFBTSxTQUFTLFFBQVE7QUFBQSxTQUNsQixNQUFNLFNBQVM7QUFBQSxNQUNsQixvQkFBb0IsTUFBTSxtQkFBbUIsS0FBSyxLQUFLO0FBQUEsTUFDdkQsaUJBQWlCLE1BQU0sZ0JBQWdCLEtBQUssS0FBSztBQUFBLElBQ25EO0FBQUEsSUFDQSxJQUFJLG1CQUFtQjtBQUFBLE1BQ3JCLE1BQU0sV0FBVyxTQUFPO0FBQUEsUUFDdEIsTUFBTSxTQUFTLE1BQU0sUUFBUSxHQUFHLElBQUksQ0FBQyxHQUFHLEdBQUcsSUFBSTtBQUFBLGFBQzFDO0FBQUEsUUFDTDtBQUFBLFFBQ0EsT0FBTyxLQUFLLE1BQU0sRUFBRSxRQUFRLE9BQUs7QUFBQSxVQUMvQixJQUFJLE9BQU8sTUFBTSxPQUFPLE9BQU8sT0FBTztBQUFBLFlBQVUsT0FBTyxLQUFLLFNBQVMsT0FBTyxFQUFFO0FBQUEsU0FDL0U7QUFBQSxRQUNELE9BQU87QUFBQTtBQUFBLE1BRVQsTUFBTSxhQUFhLFNBQVMsS0FBSyxNQUFNLElBQUk7QUFBQSxNQUMzQyxNQUFNLFFBQVEsSUFBSSxjQUFjLFlBQVksZUFBZSxLQUFLLE1BQU07QUFBQSxNQUN0RSxNQUFNLFNBQVMsZ0JBQWdCLE1BQU07QUFBQSxJQUN2QztBQUFBLElBQ0EsSUFBSSxRQUFRLGVBQWU7QUFBQSxNQUN6QixNQUFNLFVBQVUsSUFBSTtBQUFBLE1BQ3BCLE1BQU0sc0JBQXNCO0FBQUEsV0FDdkIsUUFBUTtBQUFBLFdBQ1IsS0FBSyxRQUFRO0FBQUEsV0FDYixRQUFRO0FBQUEsTUFDYjtBQUFBLE1BQ0EsTUFBTSx3QkFBd0I7QUFBQSxXQUN6QjtBQUFBLFFBQ0gsZUFBZTtBQUFBLE1BQ2pCO0FBQUEsTUFDQSxNQUFNLFNBQVMsZUFBZSxJQUFJLGFBQWEsdUJBQXVCLEtBQUssTUFBTTtBQUFBLElBQ25GO0FBQUEsSUFDQSxNQUFNLGlCQUFpQixJQUFJLElBQUksQ0FBQyxHQUFJLEtBQUssa0JBQWtCLENBQUMsR0FBSSxHQUFHLHdCQUF3QixPQUFPLENBQUMsQ0FBQztBQUFBLElBQ3BHLE1BQU0sYUFBYSxJQUFJLFdBQVcsTUFBTSxVQUFVLGFBQWE7QUFBQSxJQUMvRCxNQUFNLFdBQVcsR0FBRyxLQUFLLENBQUMsVUFBVSxTQUFTO0FBQUEsTUFDM0MsTUFBTSxLQUFLLE9BQU8sR0FBRyxJQUFJO0FBQUEsS0FDMUI7QUFBQSxJQUNELE1BQU0sS0FBSyxlQUFlLFFBQVE7QUFBQSxJQUNsQyxNQUFNLFdBQVcsVUFBVTtBQUFBLElBQzNCLE1BQU0sV0FBVyxpQkFBaUIsZ0NBQWdDLE1BQU0sbUJBQW1CLEtBQUssS0FBSztBQUFBLElBQ3JHLE9BQU87QUFBQTtBQUFBLEVBRVQsTUFBTSxHQUFHO0FBQUEsSUFDUCxPQUFPO0FBQUEsTUFDTCxTQUFTLEtBQUs7QUFBQSxNQUNkLE9BQU8sS0FBSztBQUFBLE1BQ1osVUFBVSxLQUFLO0FBQUEsTUFDZixXQUFXLEtBQUs7QUFBQSxNQUNoQixrQkFBa0IsS0FBSztBQUFBLElBQ3pCO0FBQUE7QUFFSjtBQUNBLElBQU0sV0FBVyxLQUFLLGVBQWU7QUFFckMsSUFBTSxpQkFBaUIsU0FBUztBQUNoQyxJQUFNLE1BQU0sU0FBUztBQUNyQixJQUFNLE9BQU8sU0FBUztBQUN0QixJQUFNLGdCQUFnQixTQUFTO0FBQy9CLElBQU0sa0JBQWtCLFNBQVM7QUFDakMsSUFBTSxNQUFNLFNBQVM7QUFDckIsSUFBTSxpQkFBaUIsU0FBUztBQUNoQyxJQUFNLFlBQVksU0FBUztBQUMzQixJQUFNLElBQUksU0FBUztBQUNuQixJQUFNLFNBQVMsU0FBUztBQUN4QixJQUFNLHNCQUFzQixTQUFTO0FBQ3JDLElBQU0scUJBQXFCLFNBQVM7QUFDcEMsSUFBTSxpQkFBaUIsU0FBUztBQUNoQyxJQUFNLGdCQUFnQixTQUFTOzs7QUN2M0V4QixTQUFTLFFBQVEsQ0FBQyxNQUFZLFlBQW1DO0FBQUEsRUFDdEUsTUFBTSxPQUFPLFNBQVEsZUFBZTtBQUFBLEVBQ3BDLEtBQUssS0FBSztBQUFBLElBQ1IsS0FBSztBQUFBLElBQ0wsYUFBYTtBQUFBLElBQ2IsV0FBVyxHQUFHLE9BQU8sV0FBVztBQUFBLElBQ2hDLElBQUksT0FBTyxLQUFLLFVBQVU7QUFBQSxJQUMxQixhQUFhO0FBQUEsSUFDYixjQUFjO0FBQUEsSUFDZCxXQUFXO0FBQUEsSUFDWCxlQUFlLEVBQUUsYUFBYSxNQUFNO0FBQUEsRUFDdEMsQ0FBQztBQUFBLEVBRUQsTUFBTSxRQUFRLElBQUksTUFBYyxFQUFFLEtBQUssaUJBQWlCLENBQUM7QUFBQSxFQUN6RCxNQUFNLFNBQVMsSUFBSSxNQUFjLEVBQUUsS0FBSyxpQkFBaUIsQ0FBQztBQUFBLEVBQzFELE9BQU8sQ0FBQyxLQUFLLFdBQ1gsU0FDSSxPQUFPLGFBQWEsR0FBRyxPQUFPLEtBQUssVUFBVSxNQUFNLEtBQUssTUFBTSxLQUFLLEVBQUUsS0FBSyxNQUFNLENBQUMsSUFDakYsTUFBTSxhQUFhLEtBQUssTUFBTSxLQUFLLEVBQUUsR0FBRyxDQUFDO0FBQUE7QUFJakQsSUFBTSxtQkFBbUI7QUFNbEIsU0FBUyxjQUFjLENBQUMsR0FBYyxTQUF5QjtBQUFBLEVBQ3BFLE9BQU8sTUFBTSxJQUFJLEtBQUssUUFBUSxNQUFNLEdBQUc7QUFBQSxFQUN2QyxPQUFPLEVBQUUsS0FBZ0IsTUFBTSxZQUFZLENBQUMsSUFBSSxFQUFFLEVBQUUsQ0FBQztBQUFBOyIsCiAgImRlYnVnSWQiOiAiNzYyMDhCNTZEMEJFMjIwOTY0NzU2RTIxNjQ3NTZFMjEiLAogICJuYW1lcyI6IFtdCn0=
