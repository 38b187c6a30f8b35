import {
  STEP_UP_EVENT,
  requestStepUp
} from "/assets/c-a0sww3jy.js";
import {
  LIVE_PATH,
  BACKGROUND_HEADER
} from "/assets/c-tjwckf10.js";
import {
  formatInstant
} from "/assets/c-9a9ww9b6.js";
import {
  __preload,
  __chunks
} from "/assets/c-kdgv96xs.js";
import {
  STEP_UP_HEADER,
  STEP_UP_DONE_EVENT
} from "/assets/c-j7387kpk.js";
__chunks(import.meta.url,["6b3vmgyw","wf99bv17","rh9hygbp","12jy52dz","xyfq13s9","er3vt0rh","8yac02xm","0b0vwcxv","2230w0px","4z71x8w1","3x3dbt7f","wzneycmq","q66mde0g","sd9n8h68","yse0dr8b","a0sww3jy","tjwckf10","9a9ww9b6","kdgv96xs","j7387kpk","0gpsbq3d","za8na48t","vmxrsmza","61hk02zd","ahdssh43","68da8mgw"],[["/assets/main-6b3vmgyw.js",15,16,17,18,19],["/assets/c-wf99bv17.js",0,19],["/assets/c-rh9hygbp.js",15,20],["/assets/c-12jy52dz.js",18],["/assets/c-xyfq13s9.js"],["/assets/c-er3vt0rh.js"],["/assets/c-8yac02xm.js",0],["/assets/c-0b0vwcxv.js"],["/assets/c-2230w0px.js"],["/assets/c-4z71x8w1.js"],["/assets/c-3x3dbt7f.js",22,19],["/assets/c-wzneycmq.js",0],["/assets/c-q66mde0g.js"],["/assets/runtime-react-sd9n8h68.js",23,24,18],["/assets/c-yse0dr8b.js",22,19],["/assets/c-a0sww3jy.js"],["/assets/c-tjwckf10.js",15],["/assets/c-9a9ww9b6.js",25],["/assets/c-kdgv96xs.js"],["/assets/c-j7387kpk.js"],["/assets/c-0gpsbq3d.js"],["/assets/c-za8na48t.js"],["/assets/c-vmxrsmza.js",0],["/assets/c-61hk02zd.js",25],["/assets/c-ahdssh43.js",18],["/assets/c-68da8mgw.js"]],0);

// node_modules/htmx.org/dist/htmx.esm.min.js
var htmx = (() => {
  const e = { parse(t) {
    if (!t)
      return {};
    if (t.startsWith("{"))
      return JSON.parse(t);
    let r = /(?:"([^"]+)"|'([^']+)'|([^\s,:]+))(?:\s*:\s*(?:"([^"]*)"|'([^']*)'|<((?:[^/]|\/(?!>))+)\/>|([^\s,]+)))?(?=\s|,|$)/g, i = {};
    for (let s of t.matchAll(r)) {
      let [, t, r, n, o, a, l, h] = s, c = t ?? r ?? n, u = (o ?? a ?? l ?? h ?? "true").trim();
      try {
        u = JSON.parse(u);
      } catch {}
      let d = n?.includes("."), f = d ? c.split(".").reduceRight((e, t) => ({ [t]: e }), u) : { [c]: u };
      e.merge(f, i);
    }
    return i;
  }, split: (e) => e.split(/,(?![^\[]*\])(?![^(]*\))(?![^<]*\/>)(?=(?:[^"']|"[^"]*"|'[^']*')*$)/), merge(t, r) {
    typeof t == "string" && (t = e.parse(t));
    for (let [i, s] of Object.entries(t)) {
      if (["__proto__", "constructor", "prototype"].includes(i))
        continue;
      let t = s?.constructor === Object, n = r[i]?.constructor === Object;
      t && n ? e.merge(s, r[i]) : r[i] = s;
    }
    return r;
  } };

  class t {
    #e = null;
    #t = [];
    admit(e, t, r) {
      if (!this.#e)
        return this.#e = { strategy: e, abort: r }, "run";
      if (e === "replace" || e !== "abort" && this.#e.strategy === "abort")
        return this.#t = [], this.#e.abort?.(), this.#e = { strategy: e, abort: r }, "run";
      if (e === "queue all")
        this.#t.push(t);
      else if (e === "queue last")
        this.#t = [t];
      else {
        if (e === "abort" || e === "drop" || this.#t.length !== 0)
          return "dropped";
        this.#t.push(t);
      }
      return "queued";
    }
    continue(e) {
      this.#e?.abort === e && (this.#e = null, this.#t.shift()?.());
    }
    abort() {
      this.#e?.abort?.();
    }
  }
  return new class {
    #r = e;
    #i = new Map;
    #s = "";
    #n = new Set;
    _loc = window.location;
    #o;
    #a = Function;
    #l = Object.getPrototypeOf(async function() {}).constructor;
    #h = { createHTML: (e2) => e2, createScript: (e2) => e2 };
    #c;
    #u = "a,form";
    #d = ["get", "post", "put", "patch", "delete", "query"];
    #f;
    #m;
    #p;
    #g;
    #x;
    constructor() {
      this.#b(), this.#y(), this.#c = this.#S("[hx-action],[hx-get],[hx-post],[hx-put],[hx-patch],[hx-delete],[hx-query]"), this.#f = new XPathEvaluator().createExpression(`.//*[@*[${this.#v("hx-on").map((e2) => `starts-with(name(), "${e2}")`).join(" or ")}]]`), this.#o = { HCON: e, attributeValue: this.#E.bind(this), parseTriggerSpecs: this.#w.bind(this), determineMethodAndAction: this.#A.bind(this), createRequestContext: this.#T.bind(this), collectFormData: this.#C.bind(this), getAttributeObject: this.#q.bind(this), insertContent: this.#N.bind(this), morph: this.#I.bind(this), isSoftMatch: this.#M.bind(this), initSecurity: (e2, t, r) => {
        e2 && (this.#h = e2), t && (this.#a = t), r && (this.#l = r);
      }, onTrigger: this.#O.bind(this), htmxProp: this.#H.bind(this), triggerHtmxEvent: this.#L.bind(this), executeJavaScript: this.#k.bind(this) };
      let t = () => this.initialize();
      document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", t) : setTimeout(t);
    }
    #b() {
      this.version = "4.0.1", this.config = { logAll: false, prefix: "data-hx-", transitions: false, history: true, mode: "same-origin", defaultSwap: "innerHTML", defaultFocusScroll: false, indicatorClass: "htmx-indicator", requestClass: "htmx-request", includeIndicatorCSS: true, defaultTimeout: 60000, extensions: "", morphIgnore: ["data-htmx-powered"], morphSkip: "[hx-morph-skip]", morphSkipChildren: "[hx-morph-skip-children]", morphScanLimit: 10, noSwap: [204, 304], implicitInheritance: false, defaultSettleDelay: 1, allowEmptySwapAfterOOB: false };
      let t = document.querySelector('meta[name="htmx-config"]');
      t && e.merge(t.content, this.config), this.#s = this.config.extensions;
    }
    #y() {
      if (this.config.includeIndicatorCSS !== false) {
        let e2 = this.config.indicatorClass, t = this.config.requestClass;
        try {
          this.indicatorStyleSheet = new CSSStyleSheet, this.indicatorStyleSheet.replaceSync(`.${e2}{opacity:0;visibility: hidden} .${t} .${e2}, .${t}.${e2}{opacity:1;visibility: visible;transition: opacity 200ms ease-in}`), document.adoptedStyleSheets.push(this.indicatorStyleSheet);
        } catch {}
      }
    }
    registerExtension(e2, t) {
      return !(this.#s && !this.#s.split(/,\s*/).includes(e2)) && (!this.#n.has(e2) && (this.#n.add(e2), t.init && t.init(this.#o), void Object.entries(t).forEach(([e2, t]) => {
        this.#i.get(e2)?.push(t) || this.#i.set(e2, [t]);
      })));
    }
    #V(e2) {
      let t = this.config.prefix;
      return !e2.closest || e2.closest("[hx-ignore]") != null || t && e2.closest(`[${t}ignore]`) != null;
    }
    #P(e2, t) {
      let r = this.config.prefix;
      return e2.getAttribute(t) ?? (r ? e2.getAttribute(t.replace("hx-", r)) : null);
    }
    #R(e2, t) {
      let r = this.config.prefix && t.replace("hx-", this.config.prefix);
      return e2.hasAttribute(t) ? t : r && e2.hasAttribute(r) ? r : null;
    }
    #S(e2) {
      return this.#v(e2).join(",");
    }
    #v(e2) {
      let t = [e2];
      return this.config.prefix && t.push(e2.replaceAll("hx-", this.config.prefix)), t;
    }
    #j(e2, t) {
      let r = [...e2.querySelectorAll?.(t) ?? []];
      return e2.matches?.(t) && r.unshift(e2), r;
    }
    #B(e2) {
      return e2 === "before" ? "beforebegin" : e2 === "after" ? "afterend" : e2 === "prepend" ? "afterbegin" : e2 === "append" ? "beforeend" : e2;
    }
    #z(e2, t) {
      let r = [];
      return this.#E(e2, t, undefined, (e2, t) => {
        e2?.split(/\s*[,:]\s*/).includes("this") && r.push(t);
      }), r;
    }
    #E(e2, t, r, i, s = this.config.implicitInheritance) {
      t = this.#F(t);
      let n = this.#F(":inherited"), o = this.#F(":append"), a = this.#P(e2, t) ?? this.#P(e2, t + n);
      if (a != null)
        return i ? i(a, e2) : a;
      let l = CSS.escape(s ? t : t + n), h = CSS.escape(t + n + o), c = this.#S(`[${l}],[${h}]`), u = this.#R(e2, t + o) ?? this.#R(e2, t + n + o);
      if (u) {
        let r = e2.getAttribute(u), n = e2.parentNode?.closest?.(c);
        if (i && i(r, e2), n) {
          let e2 = this.#E(n, t, undefined, i, s);
          return e2 ? (e2 + "," + r).replace(/[{}]/g, "") : r;
        }
        return r;
      }
      let d = e2.parentNode?.closest?.(c);
      return d ? (a = this.#E(d, t, undefined, i), !i && a && s && this.#$(e2, "htmx:after:implicitInheritance", { elt: e2, name: t, parent: d }), a) : r;
    }
    #w(t) {
      return e.split(t).flatMap((t) => {
        t = t.replace(/^\s*every\s+(\S+?)\s*(\[[^\]]*\])/, "every$2 $1");
        let [, r, i] = t.match(/^\s*(\S+\[[^\]]*\]|\S+)\s*(.*?)\s*$/) ?? [];
        if (!r)
          return [];
        if (/\[[^\]]*$/.test(r))
          throw "unterminated:" + r;
        return [{ name: r, ...e.parse(i) }];
      });
    }
    #A(e2, t) {
      let r = this.#E(e2, "hx-method"), i = this.#E(e2, "hx-action", undefined, undefined, false);
      if (!i)
        for (let t of this.#d) {
          let s = this.#E(e2, "hx-" + t, undefined, undefined, false);
          if (s != null) {
            i = s, r = t;
            break;
          }
        }
      return this.#D(e2) && (i ||= t.submitter?.getAttribute?.("formAction") || e2.getAttribute(e2.matches("a") ? "href" : "action")), r ||= t.submitter?.getAttribute?.("formmethod") || e2.getAttribute("method") || "GET", { action: i, method: r.toUpperCase() };
    }
    #H(e2) {
      return e2._htmx || (e2._htmx = { listeners: [], triggerSpecs: [] }, e2.setAttribute("data-htmx-powered", "true")), e2._htmx;
    }
    #W(e2) {
      return e2._htmx_state ||= {};
    }
    #_(e2) {
      if (this.#U(e2) && this.#L(e2, "htmx:before:init", {}, true)) {
        let t = this.#H(e2);
        t.initialized = true, t.eventHandler = this.#Q(e2), this.#J(e2), this.#L(e2, "htmx:after:init", {}, true);
      }
    }
    #Q(e2) {
      return async (t) => {
        try {
          let r = this.#T(e2, t);
          await this.#X(r);
        } catch (t) {
          this.#L(e2, "htmx:error", { error: t });
        }
      };
    }
    #T(t, r) {
      let { action: i, method: s } = this.#A(t, r), [n, o] = (i || "").split("#"), a = new AbortController, l = { sourceElement: t, sourceEvent: r, status: "created", select: this.#E(t, "hx-select"), selectOOB: this.#E(t, "hx-select-oob"), target: this.#E(t, "hx-target"), swap: this.#E(t, "hx-swap") ?? this.config.defaultSwap, push: this.#E(t, "hx-push-url"), replace: this.#E(t, "hx-replace-url"), transition: this.config.transitions, confirm: this.#E(t, "hx-confirm"), request: { validate: this.#E(t, "hx-validate", !t.matches("form") || t.noValidate || r.submitter?.formNoValidate ? "false" : "true", undefined, false) === "true", action: n, anchor: o, method: s, headers: this.#G(t), abort: a.abort.bind(a), credentials: "same-origin", signal: a.signal, mode: this.config.mode } };
      t._htmx?.boosted && e.merge(t._htmx.boosted, l), l.target = this.#K(t, l.target), l.target && (l.request.headers["HX-Target"] = this.#Y(l.target));
      let h = this.#E(t, "hx-config");
      return h && (e.merge(h, l.request), l.request.mode = this.config.mode), l;
    }
    #Y(e2) {
      return `${e2.tagName.toLowerCase()}${e2.id ? "#" + encodeURI(e2.id) : ""}`;
    }
    #G(e2) {
      let t = { "HX-Request": "true", "HX-Source": this.#Y(e2), "HX-Current-URL": location.href, Accept: "text/html" };
      return this.#D(e2) && (t["HX-Boosted"] = "true"), t;
    }
    #Z(e2, t) {
      return this.#q(e2, "hx-headers", (e2) => {
        for (let r in e2)
          t.request.headers[r] = String(e2[r]);
      }, { ctx: t });
    }
    #K(e2, t) {
      return t instanceof Element ? t : t != null ? this.#ee(e2, t, "hx-target") : this.#D(e2) ? document.body : e2;
    }
    #D(e2) {
      return e2?._htmx?.boosted;
    }
    async#X(e2) {
      let { sourceElement: t, sourceEvent: r } = e2;
      if (!t.isConnected)
        return;
      if (this.#te(r))
        return;
      this.#re(r) && r.preventDefault();
      let i = /GET|DELETE/.test(e2.request.method), s = i ? t.matches("form") ? t : null : t.form || t.closest("form"), n = this.#C(t, s, r.submitter, e2.request.validate, i);
      if (!n)
        return;
      let o = this.#q(t, "hx-vals", (t) => {
        e2.vals = t;
        for (let e2 in t)
          n.set(e2, t[e2]);
      }, { ctx: e2 });
      if (o && await o, e2.values)
        for (let t in e2.values)
          n.delete(t), n.append(t, e2.values[t]);
      let a = this.#Z(t, e2);
      if (a && await a, Object.assign(e2.request, { form: s, submitter: r.submitter, body: n }), !this.#L(t, "htmx:config:request", { ctx: e2 }))
        return;
      if (e2.request.method === "DIALOG")
        return;
      let l = this.#ie(e2.request.action);
      if (l != null) {
        let t = Object.fromEntries(e2.request.body);
        return void await this.#k(e2.sourceElement, t, l, false);
      }
      if (i) {
        let t = new URL(e2.request.action, document.baseURI);
        for (let r of e2.request.body.keys())
          t.searchParams.delete(r);
        for (let [r, i] of e2.request.body)
          t.searchParams.append(r, i);
        t.origin === location.origin ? e2.request.action = t.pathname + t.search : e2.request.action = t.href, e2.request.body = null;
      } else
        (this.#E(t, "hx-encoding") ?? s?.enctype) !== "multipart/form-data" && (e2.request.body = new URLSearchParams(e2.request.body));
      await this.#se(e2);
    }
    async#se(e2) {
      let t = e2.sourceElement, r = this.#ne(t), i = this.#oe(t);
      this.#ae(t);
      let s = () => e2.request?.abort?.();
      if (i.admit(r, () => this.#se(e2), s) === "run") {
        e2.status = "issuing", e2.indicators ??= [], e2.disabledElements ??= [];
        try {
          if (e2.confirm) {
            if (!await new Promise((r) => {
              let i = { ctx: e2, issueRequest: () => r(true), dropRequest: () => r(false) };
              if (this.#L(t, "htmx:confirm", i)) {
                let i = this.#ie(e2.confirm);
                r(i ? this.#k(t, { ctx: e2 }, i, true) : window.confirm(e2.confirm));
              }
            }))
              return;
          }
          if (this.#le(e2), this.#he(e2), this.#ce(e2), e2.fetch ||= window.fetch.bind(window), e2.request.headers["HX-Request-Type"] = e2.target === document.body || e2.select ? "full" : "partial", !this.#L(t, "htmx:before:request", { ctx: e2 }))
            return;
          let r = await e2.fetch(e2.request.action, e2.request);
          if (e2.response = { raw: r, status: r.status, headers: r.headers }, this.#ue(e2), !this.#L(t, "htmx:before:response", { ctx: e2 }))
            return;
          if (e2.text = await r.text(), !this.#L(t, "htmx:after:request", { ctx: e2 }))
            return;
          if (e2.response.status >= 400 && this.#L(t, "htmx:response:error", { ctx: e2 }), this.#de(e2))
            return void (e2.keepIndicators = true);
          if (e2.status === "issuing") {
            if (e2.hx.retarget && (e2.target = e2.hx.retarget), e2.hx.reswap && (e2.swap = e2.hx.reswap), e2.hx.reselect && (e2.select = e2.hx.reselect), e2.target?.isConnected === false)
              return;
            e2.status = "response received", this.#fe(e2), await this.swap(e2), e2.status = "swapped";
          }
        } catch (r) {
          e2.status = "error: " + r, r?.name === "AbortError" && e2.request.signal.reason !== "timeout" || this.#L(t, "htmx:error", { ctx: e2, error: r });
        } finally {
          await e2.extensionPromise?.catch(() => {}), clearTimeout(e2.requestTimeout), e2.hx?.trigger && this.#me(e2.hx.trigger, e2.sourceElement), this.#L(t, "htmx:finally:request", { ctx: e2 }), e2.keepIndicators || (this.#pe(e2.indicators), this.#ge(e2.disabledElements)), i.continue(s);
        }
      }
    }
    #ue(e2) {
      e2.hx = {};
      for (let [t, r] of e2.response.raw.headers)
        t.toLowerCase().startsWith("hx-") && (e2.hx[t.slice(3).toLowerCase().replace(/-/g, "")] = r);
    }
    #de(t) {
      if (t.hx.refresh === "true")
        return this._loc.reload(), true;
      if (t.hx.redirect)
        return this._loc.href = t.hx.redirect, true;
      if (t.hx.location) {
        let r = t.hx.location, i = {}, s = e.parse(r);
        return r[0] !== "{" && s.path == null || (i = s, r = i.path, delete i.path), i.push == null && i.replace == null && (i.push = "true"), i.indicators = t.indicators, i.disabledElements = t.disabledElements, this.ajax("GET", r, i), true;
      }
    }
    #le(e2) {
      let t = e2.request.timeout != null ? this.parseInterval(e2.request.timeout) : this.config.defaultTimeout;
      t && (e2.requestTimeout = setTimeout(() => e2.request?.abort?.("timeout"), t));
    }
    #ne(e2) {
      let t = this.#E(e2, "hx-sync");
      if (!t)
        return "queue first";
      let r = t.split(":").pop().trim();
      return /^(drop|abort|replace|queue)/.test(r) ? r : "queue first";
    }
    #oe(e2) {
      let r = this.#E(e2, "hx-sync"), i = e2;
      if (r) {
        let t = r.includes(":") ? r.slice(0, r.lastIndexOf(":")).trim() : /^(drop|abort|replace|queue)/.test(r) ? null : r;
        t && (i = this.#ee(e2, t, "hx-sync") || e2);
      }
      return this.#W(i).rq ||= new t;
    }
    #te(e2) {
      return e2.type === "click" && (e2.ctrlKey || e2.metaKey || e2.shiftKey) && !!e2.currentTarget?.closest?.("a[href]");
    }
    #re(e2) {
      let t = e2.currentTarget;
      if (e2.type === "submit" && t?.tagName === "FORM")
        return true;
      if (!(e2.type === "click" && e2.button === 0))
        return false;
      let r = t?.closest?.('button, input[type="submit"], input[type="image"]'), i = r?.form || r?.closest("form");
      if (r && !r.disabled && i && (r.type === "submit" || r.type === "image" || !r.type && r.tagName === "BUTTON"))
        return true;
      let s = t?.closest?.("a");
      if (!s || !s.href)
        return false;
      let n = s.getAttribute("href");
      return !(n && n.startsWith("#") && n.length > 1);
    }
    #J(e2, t = e2._htmx.eventHandler) {
      let r = this.#E(e2, "hx-trigger", undefined, undefined, false) || (e2.matches("form") ? "submit" : e2.matches("input:not([type=button]):not([type=submit]),select,textarea") ? "change" : "click");
      this.#O(e2, r, t);
    }
    #O(e2, t, r) {
      let i = this.#w(t);
      this.#H(e2).triggerSpecs.push(...i);
      for (let t of i) {
        t.listeners = [];
        let [i, s] = this.#xe(t.name), n = [e2];
        t.from === "outside" ? n = [document] : t.from && t.from !== "self" && (n = this.#be(e2, t.from));
        let o = (i) => {
          if ((t.halt || t.prevent) && i.preventDefault(), (t.halt || t.stop || t.consume) && i.stopPropagation(), t.changed) {
            let t = this.#W(e2).changedValues ??= new WeakMap, r = i.target;
            if (!["checkbox", "radio"].includes(r?.type)) {
              let e2 = r?.value;
              if (t.has(r) && t.get(r) === e2)
                return;
              t.set(r, e2);
            }
          }
          if (t.once)
            for (let e2 of t.listeners)
              e2.fromElt.removeEventListener(e2.eventName, e2.handler, e2);
          r(i);
        }, a = o;
        if (t.delay ? a = (e2) => {
          clearTimeout(t.timeout), t.timeout = setTimeout(() => o(e2), this.parseInterval(t.delay));
        } : t.throttle && (a = (e2) => {
          t.throttled ? t.throttledEvent = e2 : (t.throttled = true, o(e2), t.throttleTimeout = setTimeout(() => {
            if (t.throttled = false, t.throttledEvent) {
              let e2 = t.throttledEvent;
              t.throttledEvent = null, a(e2);
            }
          }, this.parseInterval(t.throttle)));
        }), t.handler = (r) => {
          if (this.#re(r) && r.preventDefault(), (t.from !== "self" || r.target === e2) && (t.from !== "outside" || !e2.contains(r.target)) && (!t.target || r.target?.matches?.(t.target))) {
            if (s) {
              let t = {};
              for (let e2 in r)
                /^[a-z]+$/i.test(e2) && (t[e2] = r[e2]);
              if (!this.#k(e2, t, s, true, false))
                return;
            }
            if (i !== "every")
              for (let t of this.#H(e2).triggerSpecs)
                clearTimeout(t.timeout), t.throttledEvent = null;
            a(r);
          }
        }, i === "intersect" || i === "revealed") {
          let r = { rootMargin: t.rootMargin };
          t.root && (r.root = this.#ee(e2, t.root)), t.threshold && (r.threshold = parseFloat(t.threshold));
          let s = i === "revealed";
          t.observer = new IntersectionObserver((e2) => {
            for (let r = 0;r < e2.length; r++)
              if (e2[r].isIntersecting) {
                this.trigger(e2[r].target, "intersect", {}, false), s && t.observer.disconnect();
                break;
              }
          }, r), i = "intersect";
          for (let e2 of n)
            t.observer.observe(e2);
        }
        if (i === "every") {
          let r = Object.keys(t).find((e2) => e2 !== "name");
          t.interval = setInterval(() => {
            e2.isConnected ? this.#L(e2, "every", {}, false) : clearInterval(t.interval);
          }, this.parseInterval(r));
        }
        if (i !== "load")
          for (let r of n) {
            let s = { fromElt: r, eventName: i, handler: t.handler, capture: !!t.capture, passive: !!t.passive };
            e2._htmx.listeners.push(s), t.listeners.push(s), r.addEventListener(i, t.handler, s);
          }
        else
          t.handler(new CustomEvent("load"));
      }
    }
    #xe(e2) {
      let t = e2.match(/^([^\[]*)\[([^\]]*)]/);
      return t ? [t[1], t[2]] : [e2, null];
    }
    #me(t, r) {
      if (t[0] === "{") {
        let i = e.parse(t);
        for (let e2 in i) {
          let t = i[e2], s = r;
          t?.target && (s = this.find(t.target)), this.trigger(s, e2, typeof t == "object" ? t : { value: t });
        }
      } else
        t.split(",").forEach((e2) => this.trigger(r, e2.trim(), {}));
    }
    #ye(e2) {
      let t = {}, r = Object.getPrototypeOf(this);
      for (let i of Object.getOwnPropertyNames(r))
        i !== "constructor" && typeof this[i] == "function" && (["find", "findAll"].includes(i) ? t[i] = (t, r) => r === undefined ? this[i](e2, t) : this[i](t, r) : t[i] = this[i].bind(this));
      return t;
    }
    #k(e2, t, r, i = true, s = true, n = false) {
      let o = {};
      Object.assign(o, this.#ye(e2));
      let a = {}, l = { scope: a, code: r };
      this.#$(e2, "htmx:scope", l), r = l.code, Object.assign(o, a), Object.assign(o, t);
      let h = Object.keys(o), c = Object.values(o), u = new (s ? this.#l : this.#a)(...h, i ? `return (${r})` : r);
      return n ? () => u.call(e2, ...c) : u.call(e2, ...c);
    }
    process(e2, t) {
      if (!e2?.isConnected)
        return;
      if (!(e2 instanceof Element)) {
        for (let r of e2.children || [])
          this.process(r, t);
        return;
      }
      if (t && this.#Se(e2, true), this.#V(e2))
        return;
      if (!this.#L(e2, "htmx:before:process"))
        return;
      let r = [e2], i = this.#f.evaluate(e2), s = null;
      for (;s = i.iterateNext(); )
        r.push(s);
      for (let e2 of r)
        !this.#V(e2) && this.#L(e2, "htmx:before:on:init", {}, true) && this.#ve(e2);
      for (let t of this.#j(e2, this.#c))
        this.#_(t);
      for (let t of this.#j(e2, this.#u))
        this.#Ee(t);
      this.#L(e2, "htmx:after:process");
    }
    #Ee(e2) {
      let t = this.#E(e2, "hx-boost");
      if (t && t !== "false" && this.#we(e2) && this.#L(e2, "htmx:before:init", {}, true)) {
        let r = this.#H(e2);
        r.initialized = true, r.eventHandler = this.#Q(e2), r.boosted = t, this.#J(e2), this.#L(e2, "htmx:after:init", {}, true);
      }
    }
    #we(e2) {
      if (this.#U(e2)) {
        if (e2.tagName === "A") {
          if (e2.target === "" || e2.target === "_self")
            return !e2.hasAttribute("download") && !e2.getAttribute("href")?.startsWith?.("#") && this.#Ae(e2.href);
        } else if (e2.tagName === "FORM")
          return e2.method !== "dialog" && this.#Ae(e2.action);
      }
    }
    #Ae(e2) {
      try {
        return new URL(e2, window.location.href).origin === window.location.origin;
      } catch (e2) {
        return false;
      }
    }
    #U(e2) {
      return !e2._htmx?.initialized && !this.#V(e2);
    }
    #Se(e2, t) {
      let r = [e2, ...e2.querySelectorAll?.("[data-htmx-powered]") ?? []];
      for (let e2 of r)
        if (e2._htmx) {
          this.#L(e2, "htmx:before:cleanup");
          for (let t of e2._htmx.triggerSpecs || [])
            t.interval && clearInterval(t.interval), t.timeout && clearTimeout(t.timeout), t.throttleTimeout && clearTimeout(t.throttleTimeout), t.observer?.disconnect();
          for (let t of e2._htmx.listeners || [])
            t.fromElt.removeEventListener(t.eventName, t.handler, t);
          e2.removeAttribute("data-htmx-powered"), this.#L(e2, "htmx:after:cleanup"), t && delete e2._htmx;
        }
    }
    #Te(e2) {
      let t = document.createElement("div");
      t.hidden = true, document.body.insertAdjacentElement("afterend", t);
      let r = e2.querySelectorAll?.(this.#S("[hx-preserve]")) || [];
      for (let e2 of r) {
        let r = document.getElementById(e2.id);
        r && this.#Ce(t, r, null);
      }
      return t;
    }
    #qe(e2) {
      for (let t of [...e2.children]) {
        let e2 = document.getElementById(t.id);
        e2 && (this.#Ce(e2.parentNode, t, e2), this.#Se(e2), e2.remove());
      }
      e2.remove();
    }
    #Ne(e2) {
      let t = this.#h.createHTML(e2);
      return Document.parseHTMLUnsafe?.(t, {}) || new DOMParser().parseFromString(t, "text/html");
    }
    #Ie(e2) {
      let t = e2.replace(/<hx-([a-z]+)(\s+|>)/gi, '<template hx type="$1"$2').replace(/<\/hx-[a-z]+>/gi, "</template>"), r = "";
      t = t.replace(/<head(\s[^>]*)?>[\s\S]*?<\/head>/i, (e2) => (r = this.#Ne(e2).title, ""));
      let i, s, n = t.match(/<([a-z][^\/>\x20\t\r\n\f]*)/i)?.[1]?.toLowerCase();
      if (n === "html" || n === "body" ? (i = this.#Ne(t), s = document.createDocumentFragment(), s.append(i.body)) : (i = this.#Ne(`<template>${t}</template>`), s = i.querySelector("template").content), !r) {
        let e2 = s.querySelector("title:not(svg title)");
        e2 && (r = e2.textContent, e2.remove());
      }
      return this.#Me(s), { fragment: s, title: r };
    }
    #Oe(e2, t, r, i) {
      let s = t.id ? "#" + CSS.escape(t.id) : null, [, n, o] = r.match(/^(\S+):(.+)/) ?? [];
      n && ([r, s] = [n, o || s]), r !== "true" && r || (r = "outerHTML");
      let a = this.#He(r);
      if (s = a.target || s, a.strip ??= !a.style.startsWith("outer"), !s)
        return;
      let l = this.#be(i, s);
      for (let r of l) {
        let s = document.createDocumentFragment();
        s.append(t.cloneNode(true)), e2.push({ type: "oob", fragment: s, target: r, swapSpec: a, sourceElement: i });
      }
      t.remove();
    }
    #Le(e2, t, r) {
      let i = [];
      if (r)
        for (let s of r.split(",")) {
          let [r, n = "true"] = s.split(/:(.*)/);
          for (let s of e2.querySelectorAll(r))
            this.#Oe(i, s, n, t);
        }
      for (let r of e2.querySelectorAll(this.#S("[hx-swap-oob]"))) {
        let e2 = this.#R(r, "hx-swap-oob"), s = r.getAttribute(e2);
        r.removeAttribute(e2), this.#Oe(i, r, s, t);
      }
      return i;
    }
    #ke(e2, t, r) {
      t ? t.before(...r.childNodes) : e2.append(...r.childNodes);
    }
    #He(t) {
      t = t.trim();
      let r = this.config.defaultSwap;
      if (t && !/^\S*:/.test(t)) {
        let e2 = t.match(/^(\S+)\s*(.*)$/);
        r = e2[1], t = e2[2];
      }
      return { style: this.#B(r), ...e.parse(t) };
    }
    #Ve(e2, t) {
      let r = [];
      for (let i of e2.querySelectorAll("template[hx]")) {
        let e2 = i.getAttribute("type");
        if (e2 === "partial") {
          let e2 = this.#P(i, "hx-target") || (i.id ? "#" + CSS.escape(i.id) : null);
          if (e2) {
            this.#Me(i.content);
            let s = this.#He(this.#P(i, "hx-swap") || this.config.defaultSwap);
            s.ignoreTitle && (t.title = null);
            let n = this.#be(t.sourceElement, e2);
            for (let e2 of n.length ? n : [null])
              r.push({ type: "partial", fragment: i.content.cloneNode(true), target: e2, swapSpec: s, sourceElement: t.sourceElement });
          }
        } else
          this.#$(i, "htmx:process:" + e2, { ctx: t, tasks: r });
        i.remove();
      }
      return r;
    }
    #Pe(e2, t, r, i) {
      try {
        r != null && e2.setSelectionRange && e2.setSelectionRange(r, i), e2.focus(t);
      } catch (e2) {}
    }
    #Re(e2) {
      let t = this.#j(e2, "[autofocus]")[0];
      t && this.#Pe(t);
    }
    #je(e2) {
      return e2 === window || e2 === document ? document.scrollingElement : e2;
    }
    #Be(e2, t) {
      if (e2.scroll) {
        let r = e2.scrollTarget ? this.#je(this.#ze(t, e2.scrollTarget)) : t;
        r && (e2.scroll === "top" ? r.scrollTop = 0 : e2.scroll === "bottom" && (r.scrollTop = r.scrollHeight));
      }
      if (e2.show === "top" || e2.show === "bottom") {
        let r = e2.showTarget ? this.#je(this.#ze(t, e2.showTarget)) : t;
        r?.scrollIntoView?.(e2.show === "top");
      }
    }
    #Fe(e2) {
      e2.request?.anchor && document.getElementById(e2.request.anchor)?.scrollIntoView({ block: "start", behavior: "auto" });
    }
    #Me(e2) {
      let t = this.#j(e2, "script");
      for (let e2 of t) {
        let t = document.createElement("script");
        for (let r of e2.attributes)
          t.setAttribute(r.name, r.value);
        this.config.inlineScriptNonce && (t.nonce = this.config.inlineScriptNonce), t.textContent = this.#h.createScript(e2.textContent), e2.replaceWith(t);
      }
    }
    initialize() {
      this.config.history && !this.#g && (this.#g = true, window.navigation && !/firefox/i.test(navigator.userAgent) ? navigation.addEventListener("navigate", (e2) => {
        e2.navigationType === "traverse" && e2.canIntercept && !e2.hashChange && e2.intercept({ handler: () => this.#$e() });
      }) : window.addEventListener("popstate", (e2) => this.#$e(e2.state))), this.process(document.body);
    }
    async swap(e2) {
      try {
        let { fragment: t, title: r } = this.#Ie(e2.text);
        e2.title = r;
        let i = [], s = this.#Le(t, e2.sourceElement, e2.selectOOB), n = this.#Ve(t, e2);
        i.push(...s, ...n);
        let o = n.length || s.length && !this.config.allowEmptySwapAfterOOB, a = this.#De(e2, t, o);
        if (a && i.unshift(a), !this.#L(e2.sourceElement, "htmx:before:swap", { ctx: e2, tasks: i }))
          return;
        this.#We(e2);
        let l = [], h = [];
        for (let t of i)
          t.swapSpec?.transition ?? a?.transition ?? e2.transition ? h.push(t) : l.push(this.#N(t));
        if (h.length > 0) {
          let t = async () => {
            for (let e2 of h)
              await this.#N(e2, false);
          };
          l.push(this.#_e(t, e2));
        }
        await Promise.all(l), !e2.sourceElement?.isConnected && a?.target?.isConnected && (e2.sourceElement = a.target), this.#L(e2.sourceElement, "htmx:after:swap", { ctx: e2 }), e2.title && e2.swap !== "none" && (document.title = e2.title), this.#Fe(e2);
      } finally {
        this.#L(e2.sourceElement, "htmx:finally:swap", { ctx: e2 });
      }
    }
    #De(e2, t, r) {
      let i = this.#He(e2.swap || this.config.defaultSwap);
      if (i.ignoreTitle && (e2.title = null), i.style === "delete" || (t.querySelector("body") || t).childElementCount > 0 || t.textContent.trim() || (i.swapEmpty ?? !r)) {
        if (e2.select) {
          let r = t.querySelectorAll(e2.select);
          (t = document.createDocumentFragment()).append(...r);
        }
        return this.#D(e2.sourceElement) && (i.show ||= "top"), { type: "main", fragment: t, target: this.#K(e2.sourceElement || document.body, i.target || e2.target), swapSpec: i, sourceElement: e2.sourceElement, transition: e2.transition && i.transition !== false };
      }
    }
    async#N(e2, t = true) {
      let { target: r, swapSpec: i, fragment: s } = e2;
      if (typeof r == "string" && (r = document.querySelector(r)), !r)
        return;
      typeof i == "string" && (i = this.#He(i));
      let n, o = i.style;
      if (o === "none")
        return;
      if (s.firstElementChild?.tagName === "BODY") {
        const e2 = r === document.body && o.startsWith("outer");
        e2 && o === "outerHTML" && (o = "outerSync"), i.strip ??= !e2;
      }
      if (i.strip && s.firstElementChild && (s = document.createDocumentFragment(), s.append(...(e2.fragment.firstElementChild.content || e2.fragment.firstElementChild).childNodes)), this.#Ue(r, "htmx-swapping"), t && e2.swapSpec?.swap && await this.timeout(e2.swapSpec?.swap), o === "delete")
        return void (r.parentNode && (this.#Se(r), r.parentNode.removeChild(r)));
      let a = [], l = i.settle ?? this.config.defaultSettleDelay, h = r.parentNode;
      if (o === "innerHTML" || o === "outerHTML" && h) {
        let e2 = document.activeElement;
        if (e2?.id) {
          let t, r;
          try {
            t = e2.selectionStart, r = e2.selectionEnd;
          } catch (e2) {}
          n = { elt: e2, start: t, end: r };
        }
        a = t && l ? this.#Qe(s, r) : [];
      }
      let c = this.#Te(s), u = [...s.childNodes];
      try {
        if (o === "innerHTML") {
          for (const e2 of r.children)
            this.#Se(e2);
          r.replaceChildren(...s.childNodes);
        } else if (o === "textContent") {
          for (const e2 of r.querySelectorAll("[data-htmx-powered]"))
            this.#Se(e2);
          r.textContent = s.textContent;
        } else if (o === "outerHTML")
          h && (this.#ke(h, r, s), this.#Se(r), h.removeChild(r), r = u.find((e2) => e2.nodeType === 1) || h);
        else if (o === "outerSync") {
          this.#Je(r, s.firstElementChild);
          for (const e2 of r.children)
            this.#Se(e2);
          r.replaceChildren(...s.firstElementChild.childNodes), u = [r];
        } else if (o === "innerMorph")
          this.#I(r, s, true), u = [...r.childNodes];
        else if (o === "outerMorph")
          this.#I(r, s, false), u.push(r);
        else if (o === "beforebegin")
          h && this.#ke(h, r, s);
        else if (o === "afterbegin")
          this.#ke(r, r.firstChild, s);
        else if (o === "beforeend")
          this.#ke(r, null, s);
        else if (o === "afterend")
          h && this.#ke(h, r.nextSibling, s);
        else {
          let e2 = this.#i.get("handle_swap") || [], t = false;
          for (const n of e2) {
            let e2 = n(o, r, s, i);
            if (e2) {
              t = true, Array.isArray(e2) && (u = e2);
              break;
            }
          }
          if (!t)
            throw new Error(`Unknown swap style: ${o}`);
        }
      } finally {
        this.#Xe(r, "htmx-swapping");
      }
      if (e2.target = r, this.#qe(c), n && !n.elt.matches(":focus")) {
        let e2 = document.getElementById(n.elt.id);
        if (e2) {
          let t = { preventScroll: i.focusScroll !== undefined ? !i.focusScroll : !this.config.defaultFocusScroll };
          this.#Pe(e2, t, n.start, n.end);
        }
      }
      this.#L(r, "htmx:before:settle", { task: e2, newContent: u, settleTasks: a });
      for (const e2 of u)
        this.#Ue(e2, "htmx-added");
      if (t && a.length > 0) {
        this.#Ue(r, "htmx-settling"), await this.timeout(l);
        for (let e2 of a)
          e2();
        this.#Xe(r, "htmx-settling");
      }
      this.#L(r, "htmx:after:settle", { task: e2, newContent: u, settleTasks: a });
      for (const e2 of u)
        this.#Xe(e2, "htmx-added"), this.process(e2), this.#Re(e2);
      this.#Be(i, r);
    }
    #L(e2, t, r = {}, i = true) {
      if (r.error) {
        let i = `htmx: ${t}: ${r.error.message ?? r.error}`;
        r.error instanceof Error ? console.error(i, r.error, { elt: e2, detail: r }) : console.error(i, { elt: e2, detail: r });
      } else
        r.warn ? console.warn(`htmx: ${t}: ${r.warn}`, { elt: e2, detail: r }) : this.config.logAll && console.log(`htmx: ${t}`, { elt: e2, detail: r });
      return e2 = this.#Ge(e2), this.#$(e2, t, r), this.trigger(e2, this.#F(t), r, i);
    }
    #$(e2, t, r = {}) {
      let i = this.#i.get(t.replace(/:/g, "_"));
      if (i) {
        r.cancelled = false;
        for (const t of i)
          if (t(e2, r) === false || r.cancelled)
            return r.cancelled = true, false;
      }
      return true;
    }
    timeout(e2) {
      if ((e2 = this.parseInterval(e2)) > 0)
        return new Promise((t) => setTimeout(t, e2));
    }
    onLoad(e2) {
      this.on(this.#F("htmx:after:process"), (t) => {
        e2(t.target);
      });
    }
    on(e2, t, r) {
      let i, s = document;
      return r === undefined ? (i = e2, r = t) : (s = this.#Ge(e2), i = t), s.addEventListener(i, r), r;
    }
    find(e2, t) {
      return this.#ze(e2, t);
    }
    findAll(e2, t) {
      return this.#be(e2, t);
    }
    parseInterval(e2) {
      if (typeof e2 == "number")
        return e2;
      let [, t, r] = e2?.match(/^([\d.]+)(ms|s|m)?$/) || [], i = parseFloat(t) * ({ ms: 1, s: 1000, m: 60000 }[r] || 1);
      return isNaN(i) ? undefined : i;
    }
    trigger(e2, t, r = {}, i = true) {
      e2 = this.#Ge(e2);
      let s = new CustomEvent(t, { detail: r, cancelable: true, bubbles: i, composed: true }), n = e2?.isConnected ? e2 : document;
      return !r?.cancelled && n.dispatchEvent(s);
    }
    ajax(e2, t, r) {
      (!r || r instanceof Element || typeof r == "string") && (r = { target: r });
      let i = typeof r.source == "string" ? document.querySelector(r.source) : r.source;
      if (typeof r.source == "string" && !i)
        return Promise.reject(new Error("Source not found"));
      i ||= document.body;
      let s = this.#T(i, r.event || {});
      return Object.assign(s, r), r.target && (s.target = this.#K(document.body, r.target), !s.target) ? Promise.reject(new Error("Target not found")) : (Object.assign(s.request, { action: t, method: e2.toUpperCase() }), r.headers && Object.assign(s.request.headers, r.headers), this.#X(s));
    }
    #Ke(e2) {
      this.config.history && (history.pushState({ htmx: true }, "", e2), this.#L(document, "htmx:after:history:push", { path: e2 }));
    }
    #Ye(e2) {
      this.config.history && (history.replaceState({ htmx: true }, "", e2), this.#L(document, "htmx:after:history:replace", { path: e2 }));
    }
    async#$e(e2, t) {
      if (await this.timeout(1), e2 ??= history.state, !e2?.htmx)
        return;
      this.#p?.abort(), t = t || location.pathname + location.search;
      let r = document.querySelector(this.#S("[hx-history-elt]")) || document.body;
      if (this.#L(document, "htmx:before:history:restore", { path: t, cacheMiss: true })) {
        if (this.config.history !== "reload")
          return this.#p = new AbortController, this.ajax("GET", t, { target: r, swap: "outerSync", select: r !== document.body ? this.#S("[hx-history-elt]") : undefined, request: { headers: { "HX-History-Restore-Request": "true" }, signal: this.#p.signal } });
        this._loc.reload();
      }
    }
    #Ze(e2) {
      let { sourceElement: t, push: r, replace: i, hx: s, response: n } = e2;
      if ((s?.pushurl || s?.replaceurl) && (r = s.pushurl, i = s.replaceurl), r == null && i == null && this.#D(t) && (r = "true"), r !== "false" && r !== false || (r = null), i !== "false" && i !== false || (i = null), !r && !i)
        return null;
      let o = r || i;
      if (o === "true") {
        let t = n?.raw?.url || e2.request.action, r = new URL(t, location.href);
        o = r.pathname + r.search + (e2.request.anchor ? "#" + e2.request.anchor : "");
      }
      return { type: r ? "push" : "replace", path: o };
    }
    #We(e2) {
      if (!this.config.history)
        return;
      history.state?.htmx || history.replaceState({ htmx: true }, "", location.href);
      let t = this.#Ze(e2);
      if (!t)
        return;
      let r = { history: t, sourceElement: e2.sourceElement, response: e2.response };
      this.#L(document, "htmx:before:history:update", r) && (t.type === "push" ? this.#Ke(t.path) : this.#Ye(t.path), this.#L(document, "htmx:after:history:update", r));
    }
    #ve(e2) {
      if (e2._htmx?.onInitialized)
        return;
      let t = this.#v("hx-on"), r = this.config.metaCharacter || ":", i = (t) => async (r) => {
        try {
          await this.#k(e2, { event: r }, `with(event?.detail||{}){${t}}`, false);
        } catch (t) {
          typeof t != "symbol" && this.#L(e2, "htmx:error", { error: t });
        }
      };
      for (let s of e2.getAttributeNames()) {
        let n = t.find((e2) => s.startsWith(e2));
        if (!n)
          continue;
        this.#H(e2).onInitialized = true;
        let o = s.substring(n.length), a = e2.getAttribute(s);
        if (!o) {
          for (let t of a.split(/;(?=[^;]*->)/)) {
            let r = t.indexOf("->");
            r !== -1 && this.#O(e2, t.substring(0, r).trim(), i(t.substring(r + 2).trim()));
          }
          continue;
        }
        if (o[0] !== r)
          continue;
        let l = o.substring(1);
        l.startsWith(r) && (l = "htmx" + r + l.substring(1)), this.#O(e2, l, i(a));
      }
    }
    #he(e2) {
      let t, r = e2.sourceElement, i = this.#E(r, "hx-indicator");
      if (i)
        t = this.#be(r, i, "hx-indicator");
      else {
        if (r === document.body)
          return;
        t = [r];
      }
      for (const r of t) {
        e2.indicators.push(r);
        let t = this.#W(r);
        t.rc = (t.rc || 0) + 1, this.#Ue(r, this.config.requestClass);
      }
    }
    #pe(e2) {
      for (let t of e2) {
        let e2 = this.#W(t);
        e2.rc && --e2.rc <= 0 && (this.#Xe(t, this.config.requestClass), delete e2.rc);
      }
    }
    #ce(e2) {
      let t = e2.sourceElement, r = this.#E(t, "hx-disable");
      if (r)
        for (let i of this.#be(t, r, "hx-disable")) {
          e2.disabledElements.push(i);
          let t = this.#W(i);
          t.dc = (t.dc || 0) + 1, i.disabled = true;
        }
    }
    #ge(e2) {
      for (const t of e2) {
        let e2 = this.#W(t);
        e2.dc && --e2.dc <= 0 && (t.disabled = false, delete e2.dc);
      }
    }
    #C(e2, t, r, i, s) {
      if (i && t && !t.reportValidity())
        return;
      r ??= t && e2.type === "submit" ? e2 : null;
      let n = t ? new FormData(t) : new FormData, o = t ? new Set(t.elements) : new Set;
      if (!t) {
        if (i && e2.reportValidity && !e2.reportValidity())
          return;
        this.#et(e2, o, n, s);
      }
      r?.name && (n.append(r.name, r.value), o.add(r));
      let a = this.#E(e2, "hx-include");
      if (a)
        for (let t of this.#be(e2, a)) {
          if (i && t.reportValidity && !t.reportValidity())
            return;
          this.#et(t, o, n);
        }
      return n;
    }
    #et(e2, t, r, i) {
      let s = e2.tagName, n = [];
      s === "BUTTON" || s.includes("-") ? n = [e2] : (["INPUT", "SELECT", "TEXTAREA", "FIELDSET"].includes(s) || !i && e2 !== document.body) && (n = this.#j(e2, "[name]:not(button)"));
      for (let e2 of n) {
        let i = e2.name || e2.getAttribute?.("name");
        if (!i || e2.matches(":disabled") || t.has(e2))
          continue;
        t.add(e2);
        let s = e2.type;
        if (s === "checkbox" || s === "radio" || e2.tagName !== "INPUT" && "checked" in e2)
          e2.checked && r.append(i, e2.value);
        else if (s === "file")
          for (let t of e2.files)
            r.append(i, t);
        else if (s === "select-multiple")
          for (let t of e2.selectedOptions)
            r.append(i, t.value);
        else if (Array.isArray(e2.value))
          for (let t of e2.value)
            r.append(i, t);
        else
          r.append(i, e2.value);
      }
    }
    #q(t, r, i, s = {}) {
      let n = this.#E(t, r);
      if (!n)
        return null;
      let o = this.#ie(n);
      if (o)
        return o.indexOf("{") !== 0 && (o = "{" + o + "}"), this.#k(t, s, o, true).then((e2) => {
          i(e2);
        });
      i(e.parse(n));
    }
    #tt(e2) {
      let t = e2.trim();
      return t.startsWith("<") && t.endsWith("/>") ? t.slice(1, -2) : t;
    }
    #be(t, r, i, s) {
      let n = r ?? t, o = r ? this.#Ge(t) || document.body : document;
      if (n.startsWith("global "))
        return this.#be(o, n.slice(7), i, true);
      let a = n ? e.split(n) : [], l = [], h = [];
      for (const e2 of a) {
        let t, r = this.#tt(e2);
        if (r.startsWith("closest "))
          t = o.closest(r.slice(8));
        else if (r.startsWith("find "))
          t = o.querySelector(r.slice(5));
        else if (r.startsWith("findAll "))
          l.push(...o.querySelectorAll(r.slice(8)));
        else if (r === "next" || r === "nextElementSibling")
          t = o.nextElementSibling;
        else if (r.startsWith("next "))
          t = this.#rt(o, r.slice(5), !!s);
        else if (r === "previous" || r === "previousElementSibling")
          t = o.previousElementSibling;
        else if (r.startsWith("previous "))
          t = this.#it(o, r.slice(9), !!s);
        else if (r === "document")
          t = document;
        else if (r === "window")
          t = window;
        else if (r === "body")
          t = document.body;
        else if (r === "host")
          t = o.getRootNode().host;
        else if (r === "this") {
          if (i) {
            l.push(...this.#z(o, i));
            continue;
          }
          t = o;
        } else
          h.push(r);
        t && l.push(t);
      }
      if (h.length > 0) {
        let e2 = h.join(","), t = this.#st(o, !!s);
        l.push(...t.querySelectorAll(e2));
      }
      return [...new Set(l)];
    }
    #rt(e2, t, r) {
      return this.#nt(this.#st(e2, r).querySelectorAll(t), e2, Node.DOCUMENT_POSITION_PRECEDING);
    }
    #it(e2, t, r) {
      let i = [...this.#st(e2, r).querySelectorAll(t)].reverse();
      return this.#nt(i, e2, Node.DOCUMENT_POSITION_FOLLOWING);
    }
    #nt(e2, t, r) {
      for (const i of e2)
        if (i.compareDocumentPosition(t) === r)
          return i;
    }
    #st(e2, t) {
      return e2.isConnected && e2.getRootNode ? e2.getRootNode?.({ composed: t }) : document;
    }
    #ee(e2, t, r) {
      let i = this.#be(e2, t, r)[0];
      return i || console.warn(`htmx: '${t}' on ${r} did not match any element`, { elt: e2, selector: t, attr: r }), i;
    }
    #ze(e2, t, r) {
      return this.#be(e2, t, r)[0];
    }
    #ie(e2) {
      if (e2 != null) {
        if (e2.startsWith("js:"))
          return e2.substring(3);
        if (e2.startsWith("javascript:"))
          return e2.substring(11);
      }
    }
    #ae(e2) {
      let t = this.#H(e2);
      if (t.abortInitialized)
        return;
      t.abortInitialized = true;
      let r = () => {
        this.#oe(e2).abort();
      };
      e2.addEventListener("htmx:abort", r), t.listeners.push({ fromElt: e2, eventName: "htmx:abort", handler: r });
    }
    #I(e2, t, r) {
      let { persistentIds: i, idMap: s } = this.#ot(e2, t), n = document.createElement("div");
      n.hidden = true, document.body.after(n);
      let o = { target: e2, idMap: s, persistentIds: i, pantry: n, futureMatches: new WeakSet };
      r ? this.#at(o, e2, t) : this.#at(o, e2.parentNode, t, e2, e2.nextSibling), this.#Se(n), n.remove();
    }
    #at(e2, t, r, i = null, s = null) {
      t instanceof HTMLTemplateElement && r instanceof HTMLTemplateElement && (t = t.content, r = r.content), i ||= t.firstChild;
      let n = r.firstChild;
      for (;n; ) {
        let r;
        if (i && i != s && (r = this.#lt(e2, n, i, s), r && r !== i)) {
          let o = i;
          for (;o && o !== r; ) {
            let r = o;
            o = o.nextSibling, r instanceof Element && (e2.idMap.has(r) || this.#ht(e2, r, n)) ? this.#Ce(t, r, s) : this.#ct(e2, r);
          }
        }
        if (!r && n instanceof Element && e2.persistentIds.has(n.id)) {
          let s = CSS.escape(n.id);
          r = e2.target.id === n.id && e2.target || e2.target.querySelector(`[id="${s}"]`) || e2.pantry.querySelector(`[id="${s}"]`);
          let o = r;
          for (;o = o.parentNode; ) {
            let t = e2.idMap.get(o);
            t && (t.delete(r.id), t.size || e2.idMap.delete(o));
          }
          this.#Ce(t, r, i);
        }
        if (r) {
          this.#ut(r, n, e2), i = r.nextSibling, n = n.nextSibling;
          continue;
        }
        let o = n.nextSibling;
        if (e2.idMap.has(n)) {
          let r = document.createElement(n.tagName);
          t.insertBefore(r, i), this.#ut(r, n, e2), this.process(r), i = r.nextSibling;
        } else
          t.insertBefore(n, i), i = n.nextSibling;
        n = o;
      }
      for (;i && i != s; ) {
        let t = i;
        i = i.nextSibling, this.#ct(e2, t);
      }
    }
    #ht(e2, t, r) {
      if (e2.futureMatches.has(t))
        return true;
      for (let i = r.nextSibling, s = 0;i && s < this.config.morphScanLimit; i = i.nextSibling, s++)
        if (i instanceof Element && t.isEqualNode(i))
          return e2.futureMatches.add(t), true;
      return false;
    }
    #lt(e2, t, r, i) {
      if (t.nodeType === 3)
        return r?.nodeType === 3 ? r : null;
      if (!(t instanceof Element))
        return null;
      let s = null, n = 0, o = this.config.morphScanLimit, a = e2.idMap.get(t), l = a?.size || 0;
      if (t.id && !a)
        return null;
      let h = r;
      for (;h && h != i; ) {
        let r = e2.idMap.get(h);
        if (this.#o.isSoftMatch(h, t)) {
          if (r && a && [...r].some((e2) => a.has(e2)))
            return h;
          if (!r) {
            if (o > 0 && h.isEqualNode(t))
              return h;
            s || (s = h);
          }
        }
        if (n += r?.size || 0, n > l)
          break;
        if (document.activeElement?.selectionStart != null && h.contains(document.activeElement))
          break;
        if (--o < 1 && l === 0)
          break;
        h = h.nextSibling;
      }
      return s && this.#ht(e2, s, t) ? null : s;
    }
    #M(e2, t) {
      return e2 instanceof Element && e2.tagName === t.tagName && (!(e2.tagName === "SCRIPT" && !e2.isEqualNode(t)) && (!e2.id || e2.id === t.id));
    }
    #ct(e2, t) {
      e2.idMap.has(t) ? this.#Ce(e2.pantry, t, null) : (this.#Se(t), t.remove());
    }
    #Ce(e2, t, r) {
      if (e2.moveBefore)
        try {
          return void e2.moveBefore(t, r);
        } catch (e2) {}
      e2.insertBefore(t, r);
    }
    #ut(e2, t, r) {
      if (e2.nodeType === 3)
        return void (e2.nodeValue !== t.nodeValue && (e2.nodeValue = t.nodeValue));
      if (this.config.morphSkip && e2.matches?.(this.config.morphSkip))
        return;
      if (!this.#$(e2, "htmx:before:morph:node", { oldNode: e2, newNode: t }))
        return;
      this.#Je(e2, t), e2 instanceof HTMLTextAreaElement && document.activeElement !== e2 && e2.defaultValue != t.defaultValue && (e2.value = t.value), this.config.morphSkipChildren && e2.matches?.(this.config.morphSkipChildren) || e2.isEqualNode(t) && t.tagName !== "TEMPLATE" && !t.querySelector?.("template") || this.#at(r, e2, t);
    }
    #Je(e2, t) {
      let r = this.config.morphIgnore || [], i = false, s = (e2) => this.#v("hx-").some((t) => e2.startsWith(t));
      for (const n of t.attributes)
        if (!r.some((e2) => n.name.startsWith(e2)) && e2.getAttribute(n.name) !== n.value) {
          if (s(n.name) && (i = true), !this.#$(e2, "htmx:before:morph:attr", { attrName: n.name, newValue: n.value }))
            continue;
          e2.setAttribute(n.name, n.value), n.name === "value" && e2 instanceof HTMLInputElement && e2.type !== "file" && document.activeElement !== e2 && (e2.value = n.value);
        }
      for (let n = e2.attributes.length - 1;n >= 0; n--) {
        let o = e2.attributes[n];
        if (o && !t.hasAttribute(o.name) && !r.some((e2) => o.name.startsWith(e2))) {
          if (s(o.name) && (i = true), !this.#$(e2, "htmx:before:morph:attr", { attrName: o.name, newValue: null }))
            continue;
          e2.removeAttribute(o.name);
        }
      }
      i && this.#Se(e2, true);
    }
    #dt(e2, t, r, i) {
      for (const s of i)
        if (t.has(s.id)) {
          let t = s;
          for (;t && t !== r; ) {
            let r = e2.get(t);
            r == null && (r = new Set, e2.set(t, r)), r.add(s.id), t = t.parentElement;
          }
        }
    }
    #ot(e2, t) {
      let r = this.#j(e2, "[id]"), i = t.querySelectorAll("[id]"), s = this.#ft(r, i), n = new Map;
      return this.#dt(n, s, e2.parentElement, r), this.#dt(n, s, t, i), { persistentIds: s, idMap: n };
    }
    #ft(e2, t) {
      let r = new Set, i = new Map;
      for (const { id: t, tagName: s } of e2)
        i.has(t) ? r.add(t) : t && i.set(t, s);
      let s = new Set;
      for (const { id: e2, tagName: n } of t)
        s.has(e2) ? r.add(e2) : i.get(e2) === n && s.add(e2);
      for (const e2 of r)
        s.delete(e2);
      return s;
    }
    #fe(t) {
      let r = t.response.raw.status, i = this.config.noSwap.map((e2) => e2 + ""), s = r + "";
      for (let r of [s, s.slice(0, 2) + "x", s[0] + "xx"]) {
        if (i.includes(r))
          return void (t.swap = "none");
        let s = this.#E(t.sourceElement, "hx-status:" + r);
        if (s)
          return void e.merge(s, t);
      }
    }
    #_e(e2, t) {
      return new Promise((r) => {
        this.#m ||= [], this.#m.push({ task: e2, resolve: r, ctx: t }), this.#x || this.#mt();
      });
    }
    async#mt() {
      if (this.#m.length === 0 || this.#x)
        return;
      this.#x = true;
      let { task: e2, resolve: t, ctx: r } = this.#m.shift();
      try {
        if (document.startViewTransition) {
          let t = { task: e2, ctx: r };
          this.#L(r.sourceElement, "htmx:before:viewTransition", t), await document.startViewTransition(t.task).finished, this.#L(r.sourceElement, "htmx:after:viewTransition", t);
        } else
          await e2();
      } catch (e2) {} finally {
        this.#x = false, t(), this.#mt();
      }
    }
    #Qe(e2, t) {
      let r = ["class", "style", "width", "height"], i = t.querySelectorAll("[id]"), s = Object.fromEntries([...i].map((e2) => [e2.id, e2])), n = e2.querySelectorAll("[id]"), o = [];
      for (let e2 of n) {
        let t = s[e2.id];
        if (t?.tagName === e2.tagName) {
          let i = e2.cloneNode(false);
          for (let i of r)
            t.hasAttribute(i) ? e2.setAttribute(i, t.getAttribute(i)) : e2.removeAttribute(i);
          o.push(() => {
            this.#Je(e2, i);
          });
        }
      }
      return o;
    }
    #Ue(e2, t) {
      e2?.classList?.add?.(t);
    }
    #Xe(e2, t) {
      e2?.classList?.remove?.(t), e2?.classList?.length === 0 && e2.removeAttribute("class");
    }
    #Ge(e2) {
      return typeof e2 == "string" ? this.find(e2) : e2;
    }
    #F(e2) {
      return this.config.metaCharacter ? e2.replace(/:/g, this.config.metaCharacter) : e2;
    }
  };
})();
typeof window != "undefined" && (window.htmx = htmx);

// islands/page/load-timeout.ts
var CHUNK_LOAD_TIMEOUT_MS = 120000;
async function withLoadTimeout(load) {
  const late = Promise.withResolvers();
  const timer = setTimeout(() => late.reject(new Error("a script did not load in time")), CHUNK_LOAD_TIMEOUT_MS);
  try {
    return await Promise.race([load, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

// islands/page/htmx-events.ts
function onHtmx(name, listener) {
  document.addEventListener(name, (event) => {
    const context = event.detail?.ctx;
    if (context)
      listener(context);
  });
}

// islands/page/toasts.ts
var TOAST_DURATION_MS = 6000;
var UNDO_DURATION_MS = 1e4;
var SENTENCE_CHARACTERS_MAX = 300;
var region = document.getElementById("toasts");
function toast(tone, text) {
  const item = document.createElement("div");
  item.className = `toast toast-${tone}`;
  item.dataset.toast = "";
  item.textContent = text;
  region?.append(item);
  return item;
}
function toastWithLink(text, link) {
  const item = toast("blue", text);
  item.classList.add("toast-sticky");
  const anchor = document.createElement("a");
  anchor.className = "button button-primary";
  anchor.href = link.href;
  anchor.textContent = link.label;
  item.append(anchor);
  return item;
}
onHtmx("htmx:response:error", ({ response, text = "" }) => {
  if (!response || response.status === 422 || response.headers.has("HX-Redirect"))
    return;
  if (response.headers.has(STEP_UP_HEADER))
    return;
  const plain = response.headers.get("Content-Type")?.startsWith("text/plain") && text.length <= SENTENCE_CHARACTERS_MAX;
  toast("red", plain && text ? text : region?.dataset.failed ?? "");
});
onHtmx("htmx:error", ({ response }) => {
  if (!response)
    toast("red", region?.dataset.offline ?? "");
});
function initToast(item) {
  const undo = item.querySelector("form");
  item.addEventListener("click", ({ target }) => {
    if (!undo?.contains(target))
      item.remove();
  });
  if (item.classList.contains("toast-red") || item.querySelector("a"))
    return;
  let timer = 0;
  const start = () => {
    timer = window.setTimeout(() => item.remove(), undo ? UNDO_DURATION_MS : TOAST_DURATION_MS);
  };
  const pause = () => clearTimeout(timer);
  const resume = () => {
    pause();
    if (!item.matches(":hover, :focus-within"))
      start();
  };
  for (const type of ["pointerenter", "focusin"])
    item.addEventListener(type, pause);
  for (const type of ["pointerleave", "focusout"])
    item.addEventListener(type, () => setTimeout(resume));
  start();
}
if (region) {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement)
          initToast(node);
  }).observe(region, { childList: true });
  region.append(...region.querySelectorAll("[data-toast]"));
}

// islands/runtime.ts
var VISIBILITY_MARGIN = "200px";

class UiIsland extends HTMLElement {
  static observedAttributes = ["props"];
  mounted = null;
  pendingLoad = null;
  internals = this.attachInternals();
  connectedCallback() {
    if (this.mounted || this.pendingLoad)
      return;
    this.pendingLoad = new AbortController;
    scheduleLoad(this, this.getAttribute("when"), this.pendingLoad.signal, () => this.load());
  }
  connectedMoveCallback() {}
  attributeChangedCallback(_name, before, after) {
    if (before !== null && after !== null && before !== after)
      this.mounted?.render(JSON.parse(after));
  }
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected)
        return;
      this.pendingLoad?.abort();
      this.pendingLoad = null;
      this.mounted?.unmount();
      this.mounted = null;
      this.internals.states.delete("ready");
    });
  }
  async load() {
    const loaded = await withLoadTimeout(Promise.all([
      (__preload("sd9n8h68"), import("/assets/runtime-react-sd9n8h68.js")),
      import(this.getAttribute("src") ?? "")
    ])).catch((error) => error);
    if (!Array.isArray(loaded))
      return this.onLoadFailed(loaded);
    const [runtime, island] = loaded;
    if (!this.isConnected || this.mounted)
      return;
    this.mounted = runtime.mount(this, island.default);
    this.internals.states.add("ready");
  }
  onLoadFailed(error) {
    if (!this.isConnected)
      return;
    console.warn("An island did not load", error);
    toast("red", document.getElementById("toasts")?.dataset.unloaded ?? "");
  }
}
function scheduleLoad(element, when, signal, wake) {
  if (when === "visible") {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting))
        return;
      observer.disconnect();
      wake();
    }, { rootMargin: VISIBILITY_MARGIN });
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  } else if (when === "idle" && "requestIdleCallback" in window) {
    const handle = requestIdleCallback(wake);
    signal.addEventListener("abort", () => cancelIdleCallback(handle));
  } else
    wake();
}
customElements.define("ui-island", UiIsland);

// islands/page/csrf.ts
function csrfToken() {
  return document.querySelector('meta[name="csrf"]')?.content ?? "";
}
onHtmx("htmx:config:request", ({ request }) => {
  const token = csrfToken();
  if (token)
    request.headers["X-CSRF-Token"] = token;
});

// islands/page/cookie.ts
var MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
function setPreference(name, value) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}

// islands/page/preferences.ts
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-theme-choice], [data-lang-choice]");
  if (button?.dataset.themeChoice)
    chooseTheme(button.dataset.themeChoice);
  if (button?.dataset.langChoice)
    chooseLanguage(button.dataset.langChoice);
});
async function chooseTheme(theme) {
  setPreference("theme", theme);
  const system = theme === "system";
  if (system)
    delete document.documentElement.dataset.theme;
  else
    document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute("content", system ? "light dark" : theme);
  for (const button of document.querySelectorAll("[data-theme-choice]"))
    button.setAttribute("aria-pressed", String(button.dataset.themeChoice === theme));
  await saveToProfile({ theme });
}
async function chooseLanguage(lang) {
  setPreference("lang", lang);
  await saveToProfile({ language: lang });
  location.reload();
}
async function saveToProfile(chosen) {
  const csrf = document.querySelector('meta[name="csrf"]')?.content;
  if (!csrf)
    return;
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf };
  await fetch("/api/profile", { method: "PUT", headers, body: JSON.stringify(chosen) }).catch(() => null);
}

// islands/page/dialogs.ts
var host = document.getElementById("dialog-host");
var MARKED = "[data-autofocus]";
var FIELD = ".dialog-body :is(input:not([type=hidden]),select,textarea):enabled";
function openNewDialogs() {
  for (const dialog of document.querySelectorAll("#dialog-host dialog:not([open])")) {
    dialog.addEventListener("close", () => onClosed(dialog), { once: true });
    dialog.showModal();
    dialog.querySelector(dialog.querySelector(MARKED) ? MARKED : FIELD)?.focus();
  }
}
function onClosed(dialog) {
  dialog.remove();
  const isOutdated = dialog.dataset.reloads !== undefined || dialog.querySelector("[data-reloads]") !== null;
  if (isOutdated)
    return location.reload();
  const address = host?.getAttribute("hx-get");
  host?.removeAttribute("hx-get");
  if (address && document.activeElement === document.body)
    document.querySelector(`[hx-get="${address}"]`)?.focus();
}
if (host)
  new MutationObserver(openNewDialogs).observe(document.body, { childList: true, subtree: true });
document.addEventListener("htmx:after:settle", openNewDialogs);
document.addEventListener("click", (event) => {
  const target = event.target;
  if (target.closest("[data-dialog-close]"))
    target.closest("dialog")?.close();
});

// islands/page/live.ts
var UPDATE_INTERVAL_MS = 2000;
var RETRY_MS = 30000;
var REFRESH_EVENT = "refresh";
var CHANGE_EVENT = "millwright:change";
var texts = document.getElementById("toasts")?.dataset;
var isSignedIn = document.querySelector('meta[name="person"]') !== null;
var SCRIPT_TOPICS = ["invitations"];
var stream = null;
var retryTimer;
var isUpdateDue = false;
var updatedAt = 0;
var wasHidden = false;
var changed = new Set;
var waiting = new Map;
var parts = () => [...document.querySelectorAll("[data-live][id]")];
var topicsOf = (part) => (part.dataset.live ?? "").split(" ").filter(Boolean);
function connect() {
  window.clearTimeout(retryTimer);
  if (stream || document.visibilityState !== "visible")
    return;
  const topics = new Set([...SCRIPT_TOPICS, ...parts().flatMap(topicsOf)]);
  stream = new EventSource(`${LIVE_PATH}?topics=${encodeURIComponent([...topics].join(","))}`);
  for (const topic of [...topics, REFRESH_EVENT])
    stream.addEventListener(topic, () => onTopic(topic));
  stream.onerror = () => {
    if (stream?.readyState !== EventSource.CLOSED)
      return;
    disconnect();
    retryTimer = window.setTimeout(connect, RETRY_MS);
  };
}
function disconnect() {
  stream?.close();
  stream = null;
}
function onTopic(topic) {
  document.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: topic }));
  changed.add(topic);
  plan();
}
function plan() {
  if (isUpdateDue)
    return;
  isUpdateDue = true;
  setTimeout(update, Math.max(0, UPDATE_INTERVAL_MS - (Date.now() - updatedAt)));
}
async function update() {
  isUpdateDue = false;
  updatedAt = Date.now();
  const isAll = changed.has(REFRESH_EVENT);
  const concerned = parts().filter((part) => isAll || topicsOf(part).some((topic) => changed.has(topic)));
  changed.clear();
  const affected = concerned.filter((part) => !("held" in part.dataset));
  if (affected.length < concerned.length) {
    changed.add(REFRESH_EVENT);
    plan();
  }
  if (affected.length === 0)
    return;
  const response = await fetch(location.href, { headers: { [BACKGROUND_HEADER]: "true" } }).catch(() => null);
  if (!response?.ok || response.redirected)
    return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const part of affected) {
    const fresh = page.getElementById(part.id);
    if (!fresh || !part.isConnected || isEdited(part))
      continue;
    if (isPointedAt(part) && rowsOf(part).join() !== rowsOf(fresh).join())
      offer(part, fresh);
    else
      apply(part, fresh);
  }
}
function apply(part, fresh) {
  waiting.get(part)?.button.remove();
  waiting.delete(part);
  window.htmx.swap({ text: fresh.outerHTML, target: part, swap: "outerMorph" });
}
function offer(part, fresh) {
  waiting.get(part)?.button.remove();
  const known = new Set(rowsOf(part));
  const added = rowsOf(fresh).filter((row) => !known.has(row)).length;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button live-offer";
  button.textContent = (added > 0 ? texts?.liveNew : texts?.liveChanged)?.replace("{{count}}", String(added)) ?? "";
  button.addEventListener("click", () => apply(part, fresh));
  waiting.set(part, { fresh, button });
  document.body.append(button);
}
function rowsOf(part) {
  const links = part.matches(".list") ? "a.row-link" : "a[href]";
  return [...part.querySelectorAll(links)].map((link) => link.getAttribute("href") ?? "");
}
function isPointedAt(part) {
  return part.matches(":hover") || part.contains(document.activeElement);
}
function isEdited(part) {
  const boxes = [...part.querySelectorAll("input[type=checkbox], input[type=radio]")];
  const texts = [...part.querySelectorAll("input:not([type=hidden]), textarea")];
  return boxes.some((box) => box.checked !== box.defaultChecked) || texts.some((field) => field.value !== field.defaultValue);
}
if (isSignedIn) {
  connect();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") {
      wasHidden = true;
      return disconnect();
    }
    connect();
    if (wasHidden)
      onTopic(REFRESH_EVENT);
    wasHidden = false;
  });
  window.addEventListener("pagehide", disconnect);
  window.addEventListener("pageshow", connect);
}

// islands/page/invitations.ts
var PATH = "/api/profile/invitations";
var SHOWN_KEY = "millwright.invitations";
var links = document.querySelectorAll('.top-nav a[href="/dashboard"], .bar-more summary');
var reviews = Number(links[0]?.dataset.count ?? 0);
var toastTexts = document.getElementById("toasts")?.dataset;
var isSignedIn2 = document.querySelector('meta[name="person"]') !== null;
var toasts = new Map;
async function fetchInvitations() {
  if (document.visibilityState !== "visible")
    return;
  const response = await fetch(PATH).catch(() => null);
  if (!response?.ok)
    return;
  const invitations = await response.json();
  showCount(invitations.length);
  const pending = new Set(invitations.map(({ sessionId }) => sessionId));
  for (const [sessionId, item] of toasts)
    if (!pending.has(sessionId))
      item.remove();
  const shown = loadShown().filter((sessionId) => pending.has(sessionId));
  for (const { sessionId, deviceName, invitedBy, joinPath } of invitations) {
    if (shown.includes(sessionId) || location.pathname === joinPath)
      continue;
    const text = (toastTexts?.invited ?? "").replace("{{name}}", invitedBy.displayName).replace("{{device}}", deviceName);
    toasts.set(sessionId, toastWithLink(text, { href: joinPath, label: toastTexts?.join ?? "" }));
    shown.push(sessionId);
  }
  storeShown(shown);
}
function showCount(pending) {
  for (const link of links) {
    if (pending + reviews === 0)
      delete link.dataset.count;
    else
      link.dataset.count = String(pending + reviews);
    link.title = pending === 0 ? "" : (toastTexts?.invitations ?? "").replace("{{count}}", String(pending));
  }
}
function loadShown() {
  try {
    return JSON.parse(sessionStorage.getItem(SHOWN_KEY) ?? "[]");
  } catch {
    return [];
  }
}
function storeShown(sessionIds) {
  try {
    sessionStorage.setItem(SHOWN_KEY, JSON.stringify(sessionIds));
  } catch {}
}
if (isSignedIn2) {
  fetchInvitations();
  document.addEventListener(CHANGE_EVENT, (event) => {
    const { detail } = event;
    if (detail === "invitations" || detail === "refresh")
      fetchInvitations();
  });
  document.addEventListener("visibilitychange", fetchInvitations);
}

// islands/page/times.ts
var zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
function correctTimes() {
  for (const time of document.querySelectorAll("time[data-form]")) {
    if (time.dataset.zone === zone)
      continue;
    time.textContent = formatInstant(new Date(time.dateTime), zone, time.dataset.form);
    time.dataset.zone = zone;
  }
}
if (document.querySelector('meta[name="zone"]')?.content !== zone)
  setPreference("zone", zone);
correctTimes();
onHtmx("htmx:after:swap", correctTimes);

// islands/page/fields.ts
var COUNTER_SHOWN_BELOW = 10;
document.addEventListener("input", (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement))
    return;
  const max = Number(input.dataset.counter);
  if (max)
    showCounter(input, Number(input.dataset.length ?? input.value.length));
});
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement))
    return;
  const number = target.dataset.slider && document.getElementById(target.dataset.slider);
  if (number instanceof HTMLInputElement)
    number.value = target.value;
  const slider = target.parentElement?.querySelector(`[data-slider="${target.id}"]`);
  if (slider && target.id !== "")
    slider.value = target.value;
});
function showCounter(input, length) {
  const left = Number(input.dataset.counter) - length;
  const field = input.closest(".field");
  const shown = field?.querySelector(".field-counter");
  if (left > COUNTER_SHOWN_BELOW)
    return shown?.remove();
  const counter = shown ?? document.createElement("p");
  counter.className = left < 0 ? "field-counter field-counter-over" : "field-counter";
  counter.textContent = `${length} / ${input.dataset.counter}`;
  if (!shown)
    field?.append(counter);
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-reveal]");
  const input = button && document.getElementById(button.dataset.reveal ?? "");
  if (!button || !(input instanceof HTMLInputElement))
    return;
  const hidden = input.type === "password";
  input.type = hidden ? "text" : "password";
  button.setAttribute("aria-pressed", String(hidden));
});
document.querySelector("main [data-autofocus]")?.focus();
onHtmx("htmx:after:swap", ({ response, sourceElement }) => {
  if (response?.status !== 422)
    return;
  const form = document.getElementById(sourceElement?.id ?? "") ?? sourceElement;
  const wrong = form?.querySelector('[aria-invalid="true"]');
  if (wrong)
    return wrong.focus();
  const notice = form?.querySelector(".notice-red");
  if (!notice)
    return;
  notice.tabIndex = -1;
  notice.focus();
});

// islands/page/drafts.ts
var PREFIX = "millwright.draft.";
var DRAFT_CHARACTERS_MAX = 1e5;
var EXCLUDED_TYPES = new Set(["password", "hidden", "file", "submit", "button", "reset", "image"]);
var restored = new WeakSet;
var draftForms = () => document.querySelectorAll("form[data-draft]");
function storageKey(form) {
  return `${PREFIX}${form.dataset.draft} ${form.getAttribute("action")}`;
}
function fieldsOf(form) {
  return [...form.elements].filter((element) => element instanceof HTMLInputElement && !EXCLUDED_TYPES.has(element.type) || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement);
}
function currentValue(field) {
  const isChoice = field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
  return isChoice ? String(field.checked) : field.value;
}
function originalValue(field) {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return chosen?.value ?? "";
  }
  const isChoice = field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
  return isChoice ? String(field.defaultChecked) : field.defaultValue;
}
function fieldKey(field) {
  return field.type === "radio" ? `${field.name}=${field.value}` : field.name;
}
function save(form) {
  const draft = read(storageKey(form));
  for (const field of fieldsOf(form)) {
    if (field.name === "" || field.autocomplete === "one-time-code")
      continue;
    const value = currentValue(field);
    if (value !== originalValue(field) || fieldKey(field) in draft)
      draft[fieldKey(field)] = value;
  }
  write(storageKey(form), draft);
}
function draftNames(form) {
  return Object.keys(read(storageKey(form)));
}
function forgetFields(form, prefix) {
  const kept = Object.entries(read(storageKey(form))).filter(([name]) => !name.startsWith(prefix));
  write(storageKey(form), Object.fromEntries(kept));
}
function restore(form) {
  if (restored.has(form))
    return;
  restored.add(form);
  restoreFields(form);
}
function restoreFields(form) {
  const draft = read(storageKey(form));
  let isChanged = false;
  for (const field of fieldsOf(form)) {
    const value = draft[fieldKey(field)];
    if (value === undefined || value === currentValue(field))
      continue;
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio"))
      field.checked = value === "true";
    else
      field.value = value;
    isChanged ||= currentValue(field) === value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (isChanged)
    toast("blue", document.getElementById("toasts")?.dataset.restored ?? "");
}
function read(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
function write(key, draft) {
  try {
    const text = JSON.stringify(draft);
    if (Object.keys(draft).length === 0 || text.length > DRAFT_CHARACTERS_MAX)
      sessionStorage.removeItem(key);
    else
      sessionStorage.setItem(key, text);
  } catch {}
}
function removeDrafts(matches) {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && matches(key))
        sessionStorage.removeItem(key);
  } catch {}
}
var draftFormOf = (target) => target?.closest("form[data-draft]") ?? null;
for (const event of ["input", "change"]) {
  document.addEventListener(event, ({ target }) => {
    const form = draftFormOf(target);
    if (form && restored.has(form))
      save(form);
  });
}
document.addEventListener("click", ({ target }) => {
  const form = draftFormOf(target.closest(".form-actions a, .form-actions [data-dialog-close]"));
  if (form)
    removeDrafts((key) => key === storageKey(form));
});
document.addEventListener("submit", ({ target }) => {
  if (target.matches('form[action="/logout"]'))
    removeDrafts(() => true);
});
onHtmx("htmx:after:request", ({ response, sourceElement }) => {
  if (!response || response.status >= 300)
    return;
  const isSentOn = response.headers.has("HX-Redirect") || response.headers.has("HX-Location");
  const form = draftFormOf(sourceElement ?? null);
  if (form && isSentOn)
    removeDrafts((key) => key === storageKey(form));
});
var person = document.querySelector('meta[name="person"]')?.content;
if (person)
  removeDrafts((key) => !key.startsWith(`${PREFIX}${person} `));
var restoreAll = () => draftForms().forEach(restore);
restoreAll();
new MutationObserver(restoreAll).observe(document.body, { childList: true, subtree: true });

// islands/page/menus.ts
var openMenus = () => document.querySelectorAll("details[data-menu][open]");
document.addEventListener("click", (event) => {
  for (const menu of openMenus())
    if (!menu.contains(event.target))
      menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape")
    return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
});

// islands/page/tabs.ts
for (const tabs of document.querySelectorAll(".tabs")) {
  const current = tabs.querySelector("[aria-current]");
  const hidden = current ? current.getBoundingClientRect().right - tabs.getBoundingClientRect().right : 0;
  if (hidden > 0)
    tabs.scrollLeft += hidden;
}

// islands/page/inactivity.ts
var WARNING_LEAD_MS = 60000;
var STORE_INTERVAL_MS = 1000;
var REPORT_INTERVAL_MS = 60000;
var CHECK_INTERVAL_MS = 500;
var ACTIVE_KEY = "millwright.active";
var SIGNED_OUT_KEY = "millwright.signedOut";
var meta = document.querySelector('meta[name="inactivity"]');
var dialog = document.querySelector("dialog#inactivity");
if (meta && dialog)
  startInactivityWatch(Number(meta.content) * 1000, dialog);
else if (location.pathname === "/login")
  storeTimestamp(SIGNED_OUT_KEY, Date.now());
function startInactivityWatch(timeoutMs, dialog) {
  const warningLeadMs = Math.min(WARNING_LEAD_MS, timeoutMs / 2);
  const reportIntervalMs = Math.min(REPORT_INTERVAL_MS, timeoutMs / 4);
  let activeAt = Date.now();
  let reportedAt = activeAt;
  let storedAt = activeAt;
  let isLeaving = false;
  storeTimestamp(ACTIVE_KEY, activeAt);
  function recordActivity() {
    const now = Date.now();
    activeAt = now;
    if (now - storedAt >= STORE_INTERVAL_MS) {
      storedAt = now;
      storeTimestamp(ACTIVE_KEY, now);
    }
    if (now - reportedAt >= reportIntervalMs)
      reportActivity();
  }
  async function reportActivity() {
    reportedAt = Date.now();
    const response = await send("POST", "/api/profile/activity");
    if (response?.status === 401)
      goToSignIn("expired");
  }
  function onUserEvent() {
    if (!dialog.open)
      recordActivity();
  }
  function staySignedIn() {
    if (dialog.open)
      dialog.close();
    storedAt = 0;
    reportedAt = 0;
    recordActivity();
  }
  function checkTimeout() {
    activeAt = Math.max(activeAt, loadTimestamp(ACTIVE_KEY));
    const leftMs = activeAt + timeoutMs - Date.now();
    if (leftMs <= 0)
      return void expireSignIn();
    if (leftMs > warningLeadMs) {
      if (dialog.open)
        dialog.close();
      return;
    }
    const left = dialog.querySelector("[role=timer]");
    if (left)
      left.textContent = formatCountdown(leftMs);
    if (dialog.open)
      return;
    dialog.showModal();
    dialog.querySelector("[data-stay]")?.focus();
  }
  async function expireSignIn() {
    if (isLeaving)
      return;
    isLeaving = true;
    await send("PUT", "/api/profile/logout");
    storeTimestamp(SIGNED_OUT_KEY, Date.now());
    isLeaving = false;
    goToSignIn("expired");
  }
  function goToSignIn(why) {
    if (isLeaving)
      return;
    isLeaving = true;
    clearInterval(checkTimer);
    const query = new URLSearchParams({ [why]: "true", target: location.pathname + location.search });
    location.assign(`/login?${query}`);
  }
  for (const eventName of ["keydown", "pointerdown", "pointermove", "touchstart", "wheel"])
    window.addEventListener(eventName, onUserEvent, { capture: true, passive: true });
  dialog.addEventListener("cancel", staySignedIn);
  dialog.addEventListener("click", (event) => {
    const target = event.target;
    if (target.closest("[data-stay]"))
      staySignedIn();
    if (target.closest("[data-leave]"))
      document.querySelector('form[action="/logout"]')?.requestSubmit();
  });
  async function checkSignedIn() {
    const isDue = activeAt + timeoutMs - Date.now() <= 2 * CHECK_INTERVAL_MS;
    const response = await send("GET", "/api/environment/time");
    if (response?.status === 401)
      goToSignIn(isDue ? "expired" : "logout");
  }
  window.addEventListener("storage", ({ key }) => {
    if (key === SIGNED_OUT_KEY)
      checkSignedIn();
    if (key === ACTIVE_KEY)
      checkTimeout();
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && void checkSignedIn());
  const checkTimer = setInterval(checkTimeout, CHECK_INTERVAL_MS);
}
async function send(method, path) {
  const csrf = document.querySelector('meta[name="csrf"]')?.content ?? "";
  return fetch(path, { method, headers: { "X-CSRF-Token": csrf }, keepalive: true }).catch(() => null);
}
function storeTimestamp(key, at) {
  try {
    localStorage.setItem(key, String(at));
  } catch {}
}
function loadTimestamp(key) {
  try {
    const at = Number(localStorage.getItem(key));
    return at <= Date.now() ? at : 0;
  } catch {
    return 0;
  }
}
function formatCountdown(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// islands/page/codes.ts
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copies],[data-prints]");
  if (!button)
    return;
  if (button.dataset.prints !== undefined)
    return window.print();
  const text = document.getElementById(button.dataset.copies ?? "")?.innerText ?? "";
  await navigator.clipboard.writeText(text);
  toast("green", document.getElementById("toasts")?.dataset.copied ?? "");
});

// islands/page/rich-text.ts
async function mountEditors() {
  const frames = [...document.querySelectorAll(".rich-editor:empty")];
  if (frames.length === 0)
    return;
  const { mountEditor } = await (__preload("yse0dr8b"), import("/assets/c-yse0dr8b.js"));
  for (const frame of frames) {
    const field = frame.nextElementSibling;
    if (frame.childElementCount === 0 && field instanceof HTMLTextAreaElement)
      mountEditor(frame, field);
  }
}
mountEditors();
onHtmx("htmx:after:swap", () => void mountEditors());

// islands/page/shortcuts.ts
function isTyping(target) {
  return target?.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
    return;
  if (document.querySelector("dialog[open]") || !/^[a-z]$/.test(event.key))
    return;
  const target = document.querySelector(`[aria-keyshortcuts="${event.key}"]`);
  if (!target)
    return;
  event.preventDefault();
  if (target.matches("input, textarea, [contenteditable]"))
    target.focus();
  else
    target.click();
});

// islands/page/step-up-dialog.ts
var DIALOG_PATH = "/profile/step-up/dialog";
var STEP_UP_HOST_ID = "proof-host";
document.addEventListener(STEP_UP_EVENT, (event) => {
  const resolve = event.detail;
  openStepUpDialog().then(resolve, () => resolve(false));
});
async function openStepUpDialog() {
  const host = createHost();
  await window.htmx.ajax("GET", DIALOG_PATH, { target: host, swap: "innerHTML" });
  const dialog = host.querySelector("dialog");
  if (!dialog)
    return false;
  return new Promise((resolve) => {
    let isProved = false;
    const proved = () => {
      isProved = true;
      dialog.close();
    };
    document.addEventListener(STEP_UP_DONE_EVENT, proved);
    dialog.addEventListener("close", () => {
      document.removeEventListener(STEP_UP_DONE_EVENT, proved);
      host.remove();
      resolve(isProved);
    }, { once: true });
  });
}
function createHost() {
  const host = document.createElement("div");
  host.id = STEP_UP_HOST_ID;
  document.getElementById("dialog-host")?.append(host);
  return host;
}
onHtmx("htmx:response:error", async ({ response, sourceElement, sourceEvent }) => {
  if (!response?.headers.has(STEP_UP_HEADER) || !await requestStepUp())
    return;
  if (!sourceElement?.isConnected)
    return location.reload();
  const submitter = sourceEvent?.submitter ?? null;
  if (sourceElement instanceof HTMLFormElement)
    sourceElement.requestSubmit(submitter);
  else
    sourceElement.click();
});

// islands/page/jump.ts
var searchLink = document.querySelector("[data-jump]");
function moveInResults(search, step) {
  const input = search.querySelector("input");
  const stops = [input, ...search.querySelectorAll(".results a")];
  stops[stops.indexOf(document.activeElement) + step]?.focus();
}
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const search = target.closest?.(".jump-search");
  if (search && (key === "ArrowDown" || key === "ArrowUp"))
    moveInResults(search, key === "ArrowDown" ? 1 : -1);
  else if (search && key === "Enter" && target.matches("input")) {
    const first = search.querySelector(".results a");
    if (!first)
      return;
    first.click();
  } else if (searchLink && (event.ctrlKey || event.metaKey) && key.toLowerCase() === "k")
    searchLink.click();
  else
    return;
  event.preventDefault();
});

// islands/main.ts
function loadParts() {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has("[data-image-upload]"))
    __preload("er3vt0rh"), import("/assets/c-er3vt0rh.js");
  if (has("[data-file-import]"))
    __preload("8yac02xm"), import("/assets/c-8yac02xm.js");
  if (has("[data-calendar]"))
    __preload("0b0vwcxv"), import("/assets/c-0b0vwcxv.js");
  if (has(".picker"))
    __preload("2230w0px"), import("/assets/c-2230w0px.js");
  if (has("[data-branches]"))
    __preload("4z71x8w1"), import("/assets/c-4z71x8w1.js");
  if (has("[data-uploads]"))
    __preload("3x3dbt7f"), import("/assets/c-3x3dbt7f.js");
  if (has(".triage"))
    __preload("wzneycmq"), import("/assets/c-wzneycmq.js");
  if (has(".tree"))
    __preload("q66mde0g"), import("/assets/c-q66mde0g.js");
  if (has("[data-item-editor]"))
    __preload("wf99bv17"), import("/assets/c-wf99bv17.js");
  if (has("#move-status"))
    __preload("rh9hygbp"), import("/assets/c-rh9hygbp.js");
  if (has("[data-scanner]"))
    __preload("12jy52dz"), import("/assets/c-12jy52dz.js");
  if (has("[data-signature-pad]"))
    __preload("xyfq13s9"), import("/assets/c-xyfq13s9.js");
}
loadParts();
onHtmx("htmx:after:swap", loadParts);
export {
  toast,
  csrfToken,
  draftNames,
  forgetFields,
  restoreFields
};

//# debugId=C7230E1C372AF68964756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vbm9kZV9tb2R1bGVzL2h0bXgub3JnL2Rpc3QvaHRteC5lc20ubWluLmpzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9sb2FkLXRpbWVvdXQudHMiLCAiLi4vLi4vaXNsYW5kcy9wYWdlL2h0bXgtZXZlbnRzLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS90b2FzdHMudHMiLCAiLi4vLi4vaXNsYW5kcy9ydW50aW1lLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9jc3JmLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9jb29raWUudHMiLCAiLi4vLi4vaXNsYW5kcy9wYWdlL3ByZWZlcmVuY2VzLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9kaWFsb2dzLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9saXZlLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9pbnZpdGF0aW9ucy50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2UvdGltZXMudHMiLCAiLi4vLi4vaXNsYW5kcy9wYWdlL2ZpZWxkcy50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2UvZHJhZnRzLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9tZW51cy50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2UvdGFicy50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2UvaW5hY3Rpdml0eS50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2UvY29kZXMudHMiLCAiLi4vLi4vaXNsYW5kcy9wYWdlL3JpY2gtdGV4dC50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2Uvc2hvcnRjdXRzLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9zdGVwLXVwLWRpYWxvZy50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2UvanVtcC50cyIsICIuLi8uLi9pc2xhbmRzL21haW4udHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbCiAgICAidmFyIGh0bXg9KCgpPT57Y29uc3QgZT17cGFyc2UodCl7aWYoIXQpcmV0dXJue307aWYodC5zdGFydHNXaXRoKFwie1wiKSlyZXR1cm4gSlNPTi5wYXJzZSh0KTtsZXQgcj0vKD86XCIoW15cIl0rKVwifCcoW14nXSspJ3woW15cXHMsOl0rKSkoPzpcXHMqOlxccyooPzpcIihbXlwiXSopXCJ8JyhbXiddKiknfDwoKD86W14vXXxcXC8oPyE+KSkrKVxcLz58KFteXFxzLF0rKSkpPyg/PVxcc3wsfCQpL2csaT17fTtmb3IobGV0IHMgb2YgdC5tYXRjaEFsbChyKSl7bGV0Wyx0LHIsbixvLGEsbCxoXT1zLGM9dD8/cj8/bix1PShvPz9hPz9sPz9oPz9cInRydWVcIikudHJpbSgpO3RyeXt1PUpTT04ucGFyc2UodSl9Y2F0Y2h7fWxldCBkPW4/LmluY2x1ZGVzKFwiLlwiKSxmPWQ/Yy5zcGxpdChcIi5cIikucmVkdWNlUmlnaHQoKGUsdCk9Pih7W3RdOmV9KSx1KTp7W2NdOnV9O2UubWVyZ2UoZixpKX1yZXR1cm4gaX0sc3BsaXQ6ZT0+ZS5zcGxpdCgvLCg/IVteXFxbXSpcXF0pKD8hW14oXSpcXCkpKD8hW148XSpcXC8+KSg/PSg/OlteXCInXXxcIlteXCJdKlwifCdbXiddKicpKiQpLyksbWVyZ2UodCxyKXtcInN0cmluZ1wiPT10eXBlb2YgdCYmKHQ9ZS5wYXJzZSh0KSk7Zm9yKGxldFtpLHNdb2YgT2JqZWN0LmVudHJpZXModCkpe2lmKFtcIl9fcHJvdG9fX1wiLFwiY29uc3RydWN0b3JcIixcInByb3RvdHlwZVwiXS5pbmNsdWRlcyhpKSljb250aW51ZTtsZXQgdD1zPy5jb25zdHJ1Y3Rvcj09PU9iamVjdCxuPXJbaV0/LmNvbnN0cnVjdG9yPT09T2JqZWN0O3QmJm4/ZS5tZXJnZShzLHJbaV0pOnJbaV09c31yZXR1cm4gcn19O2NsYXNzIHR7I2U9bnVsbDsjdD1bXTthZG1pdChlLHQscil7aWYoIXRoaXMuI2UpcmV0dXJuIHRoaXMuI2U9e3N0cmF0ZWd5OmUsYWJvcnQ6cn0sXCJydW5cIjtpZihcInJlcGxhY2VcIj09PWV8fFwiYWJvcnRcIiE9PWUmJlwiYWJvcnRcIj09PXRoaXMuI2Uuc3RyYXRlZ3kpcmV0dXJuIHRoaXMuI3Q9W10sdGhpcy4jZS5hYm9ydD8uKCksdGhpcy4jZT17c3RyYXRlZ3k6ZSxhYm9ydDpyfSxcInJ1blwiO2lmKFwicXVldWUgYWxsXCI9PT1lKXRoaXMuI3QucHVzaCh0KTtlbHNlIGlmKFwicXVldWUgbGFzdFwiPT09ZSl0aGlzLiN0PVt0XTtlbHNle2lmKFwiYWJvcnRcIj09PWV8fFwiZHJvcFwiPT09ZXx8MCE9PXRoaXMuI3QubGVuZ3RoKXJldHVyblwiZHJvcHBlZFwiO3RoaXMuI3QucHVzaCh0KX1yZXR1cm5cInF1ZXVlZFwifWNvbnRpbnVlKGUpe3RoaXMuI2U/LmFib3J0PT09ZSYmKHRoaXMuI2U9bnVsbCx0aGlzLiN0LnNoaWZ0KCk/LigpKX1hYm9ydCgpe3RoaXMuI2U/LmFib3J0Py4oKX19cmV0dXJuIG5ldyBjbGFzc3sjcj1lOyNpPW5ldyBNYXA7I3M9XCJcIjsjbj1uZXcgU2V0O19sb2M9d2luZG93LmxvY2F0aW9uOyNvOyNhPUZ1bmN0aW9uOyNsPU9iamVjdC5nZXRQcm90b3R5cGVPZihhc3luYyBmdW5jdGlvbigpe30pLmNvbnN0cnVjdG9yOyNoPXtjcmVhdGVIVE1MOmU9PmUsY3JlYXRlU2NyaXB0OmU9PmV9OyNjOyN1PVwiYSxmb3JtXCI7I2Q9W1wiZ2V0XCIsXCJwb3N0XCIsXCJwdXRcIixcInBhdGNoXCIsXCJkZWxldGVcIixcInF1ZXJ5XCJdOyNmOyNtOyNwOyNnOyN4O2NvbnN0cnVjdG9yKCl7dGhpcy4jYigpLHRoaXMuI3koKSx0aGlzLiNjPXRoaXMuI1MoXCJbaHgtYWN0aW9uXSxbaHgtZ2V0XSxbaHgtcG9zdF0sW2h4LXB1dF0sW2h4LXBhdGNoXSxbaHgtZGVsZXRlXSxbaHgtcXVlcnldXCIpLHRoaXMuI2Y9KG5ldyBYUGF0aEV2YWx1YXRvcikuY3JlYXRlRXhwcmVzc2lvbihgLi8vKltAKlske3RoaXMuI3YoXCJoeC1vblwiKS5tYXAoZT0+YHN0YXJ0cy13aXRoKG5hbWUoKSwgXCIke2V9XCIpYCkuam9pbihcIiBvciBcIil9XV1gKSx0aGlzLiNvPXtIQ09OOmUsYXR0cmlidXRlVmFsdWU6dGhpcy4jRS5iaW5kKHRoaXMpLHBhcnNlVHJpZ2dlclNwZWNzOnRoaXMuI3cuYmluZCh0aGlzKSxkZXRlcm1pbmVNZXRob2RBbmRBY3Rpb246dGhpcy4jQS5iaW5kKHRoaXMpLGNyZWF0ZVJlcXVlc3RDb250ZXh0OnRoaXMuI1QuYmluZCh0aGlzKSxjb2xsZWN0Rm9ybURhdGE6dGhpcy4jQy5iaW5kKHRoaXMpLGdldEF0dHJpYnV0ZU9iamVjdDp0aGlzLiNxLmJpbmQodGhpcyksaW5zZXJ0Q29udGVudDp0aGlzLiNOLmJpbmQodGhpcyksbW9ycGg6dGhpcy4jSS5iaW5kKHRoaXMpLGlzU29mdE1hdGNoOnRoaXMuI00uYmluZCh0aGlzKSxpbml0U2VjdXJpdHk6KGUsdCxyKT0+e2UmJih0aGlzLiNoPWUpLHQmJih0aGlzLiNhPXQpLHImJih0aGlzLiNsPXIpfSxvblRyaWdnZXI6dGhpcy4jTy5iaW5kKHRoaXMpLGh0bXhQcm9wOnRoaXMuI0guYmluZCh0aGlzKSx0cmlnZ2VySHRteEV2ZW50OnRoaXMuI0wuYmluZCh0aGlzKSxleGVjdXRlSmF2YVNjcmlwdDp0aGlzLiNrLmJpbmQodGhpcyl9O2xldCB0PSgpPT50aGlzLmluaXRpYWxpemUoKTtcImxvYWRpbmdcIj09PWRvY3VtZW50LnJlYWR5U3RhdGU/ZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcIkRPTUNvbnRlbnRMb2FkZWRcIix0KTpzZXRUaW1lb3V0KHQpfSNiKCl7dGhpcy52ZXJzaW9uPVwiNC4wLjFcIix0aGlzLmNvbmZpZz17bG9nQWxsOiExLHByZWZpeDpcImRhdGEtaHgtXCIsdHJhbnNpdGlvbnM6ITEsaGlzdG9yeTohMCxtb2RlOlwic2FtZS1vcmlnaW5cIixkZWZhdWx0U3dhcDpcImlubmVySFRNTFwiLGRlZmF1bHRGb2N1c1Njcm9sbDohMSxpbmRpY2F0b3JDbGFzczpcImh0bXgtaW5kaWNhdG9yXCIscmVxdWVzdENsYXNzOlwiaHRteC1yZXF1ZXN0XCIsaW5jbHVkZUluZGljYXRvckNTUzohMCxkZWZhdWx0VGltZW91dDo2ZTQsZXh0ZW5zaW9uczpcIlwiLG1vcnBoSWdub3JlOltcImRhdGEtaHRteC1wb3dlcmVkXCJdLG1vcnBoU2tpcDpcIltoeC1tb3JwaC1za2lwXVwiLG1vcnBoU2tpcENoaWxkcmVuOlwiW2h4LW1vcnBoLXNraXAtY2hpbGRyZW5dXCIsbW9ycGhTY2FuTGltaXQ6MTAsbm9Td2FwOlsyMDQsMzA0XSxpbXBsaWNpdEluaGVyaXRhbmNlOiExLGRlZmF1bHRTZXR0bGVEZWxheToxLGFsbG93RW1wdHlTd2FwQWZ0ZXJPT0I6ITF9O2xldCB0PWRvY3VtZW50LnF1ZXJ5U2VsZWN0b3IoJ21ldGFbbmFtZT1cImh0bXgtY29uZmlnXCJdJyk7dCYmZS5tZXJnZSh0LmNvbnRlbnQsdGhpcy5jb25maWcpLHRoaXMuI3M9dGhpcy5jb25maWcuZXh0ZW5zaW9uc30jeSgpe2lmKCExIT09dGhpcy5jb25maWcuaW5jbHVkZUluZGljYXRvckNTUyl7bGV0IGU9dGhpcy5jb25maWcuaW5kaWNhdG9yQ2xhc3MsdD10aGlzLmNvbmZpZy5yZXF1ZXN0Q2xhc3M7dHJ5e3RoaXMuaW5kaWNhdG9yU3R5bGVTaGVldD1uZXcgQ1NTU3R5bGVTaGVldCx0aGlzLmluZGljYXRvclN0eWxlU2hlZXQucmVwbGFjZVN5bmMoYC4ke2V9e29wYWNpdHk6MDt2aXNpYmlsaXR5OiBoaWRkZW59IC4ke3R9IC4ke2V9LCAuJHt0fS4ke2V9e29wYWNpdHk6MTt2aXNpYmlsaXR5OiB2aXNpYmxlO3RyYW5zaXRpb246IG9wYWNpdHkgMjAwbXMgZWFzZS1pbn1gKSxkb2N1bWVudC5hZG9wdGVkU3R5bGVTaGVldHMucHVzaCh0aGlzLmluZGljYXRvclN0eWxlU2hlZXQpfWNhdGNoe319fXJlZ2lzdGVyRXh0ZW5zaW9uKGUsdCl7cmV0dXJuISh0aGlzLiNzJiYhdGhpcy4jcy5zcGxpdCgvLFxccyovKS5pbmNsdWRlcyhlKSkmJighdGhpcy4jbi5oYXMoZSkmJih0aGlzLiNuLmFkZChlKSx0LmluaXQmJnQuaW5pdCh0aGlzLiNvKSx2b2lkIE9iamVjdC5lbnRyaWVzKHQpLmZvckVhY2goKFtlLHRdKT0+e3RoaXMuI2kuZ2V0KGUpPy5wdXNoKHQpfHx0aGlzLiNpLnNldChlLFt0XSl9KSkpfSNWKGUpe2xldCB0PXRoaXMuY29uZmlnLnByZWZpeDtyZXR1cm4hZS5jbG9zZXN0fHxudWxsIT1lLmNsb3Nlc3QoXCJbaHgtaWdub3JlXVwiKXx8dCYmbnVsbCE9ZS5jbG9zZXN0KGBbJHt0fWlnbm9yZV1gKX0jUChlLHQpe2xldCByPXRoaXMuY29uZmlnLnByZWZpeDtyZXR1cm4gZS5nZXRBdHRyaWJ1dGUodCk/PyhyP2UuZ2V0QXR0cmlidXRlKHQucmVwbGFjZShcImh4LVwiLHIpKTpudWxsKX0jUihlLHQpe2xldCByPXRoaXMuY29uZmlnLnByZWZpeCYmdC5yZXBsYWNlKFwiaHgtXCIsdGhpcy5jb25maWcucHJlZml4KTtyZXR1cm4gZS5oYXNBdHRyaWJ1dGUodCk/dDpyJiZlLmhhc0F0dHJpYnV0ZShyKT9yOm51bGx9I1MoZSl7cmV0dXJuIHRoaXMuI3YoZSkuam9pbihcIixcIil9I3YoZSl7bGV0IHQ9W2VdO3JldHVybiB0aGlzLmNvbmZpZy5wcmVmaXgmJnQucHVzaChlLnJlcGxhY2VBbGwoXCJoeC1cIix0aGlzLmNvbmZpZy5wcmVmaXgpKSx0fSNqKGUsdCl7bGV0IHI9Wy4uLmUucXVlcnlTZWxlY3RvckFsbD8uKHQpPz9bXV07cmV0dXJuIGUubWF0Y2hlcz8uKHQpJiZyLnVuc2hpZnQoZSkscn0jQihlKXtyZXR1cm5cImJlZm9yZVwiPT09ZT9cImJlZm9yZWJlZ2luXCI6XCJhZnRlclwiPT09ZT9cImFmdGVyZW5kXCI6XCJwcmVwZW5kXCI9PT1lP1wiYWZ0ZXJiZWdpblwiOlwiYXBwZW5kXCI9PT1lP1wiYmVmb3JlZW5kXCI6ZX0jeihlLHQpe2xldCByPVtdO3JldHVybiB0aGlzLiNFKGUsdCx2b2lkIDAsKGUsdCk9PntlPy5zcGxpdCgvXFxzKlssOl1cXHMqLykuaW5jbHVkZXMoXCJ0aGlzXCIpJiZyLnB1c2godCl9KSxyfSNFKGUsdCxyLGkscz10aGlzLmNvbmZpZy5pbXBsaWNpdEluaGVyaXRhbmNlKXt0PXRoaXMuI0YodCk7bGV0IG49dGhpcy4jRihcIjppbmhlcml0ZWRcIiksbz10aGlzLiNGKFwiOmFwcGVuZFwiKSxhPXRoaXMuI1AoZSx0KT8/dGhpcy4jUChlLHQrbik7aWYobnVsbCE9YSlyZXR1cm4gaT9pKGEsZSk6YTtsZXQgbD1DU1MuZXNjYXBlKHM/dDp0K24pLGg9Q1NTLmVzY2FwZSh0K24rbyksYz10aGlzLiNTKGBbJHtsfV0sWyR7aH1dYCksdT10aGlzLiNSKGUsdCtvKT8/dGhpcy4jUihlLHQrbitvKTtpZih1KXtsZXQgcj1lLmdldEF0dHJpYnV0ZSh1KSxuPWUucGFyZW50Tm9kZT8uY2xvc2VzdD8uKGMpO2lmKGkmJmkocixlKSxuKXtsZXQgZT10aGlzLiNFKG4sdCx2b2lkIDAsaSxzKTtyZXR1cm4gZT8oZStcIixcIityKS5yZXBsYWNlKC9be31dL2csXCJcIik6cn1yZXR1cm4gcn1sZXQgZD1lLnBhcmVudE5vZGU/LmNsb3Nlc3Q/LihjKTtyZXR1cm4gZD8oYT10aGlzLiNFKGQsdCx2b2lkIDAsaSksIWkmJmEmJnMmJnRoaXMuIyQoZSxcImh0bXg6YWZ0ZXI6aW1wbGljaXRJbmhlcml0YW5jZVwiLHtlbHQ6ZSxuYW1lOnQscGFyZW50OmR9KSxhKTpyfSN3KHQpe3JldHVybiBlLnNwbGl0KHQpLmZsYXRNYXAodD0+e3Q9dC5yZXBsYWNlKC9eXFxzKmV2ZXJ5XFxzKyhcXFMrPylcXHMqKFxcW1teXFxdXSpcXF0pLyxcImV2ZXJ5JDIgJDFcIik7bGV0WyxyLGldPXQubWF0Y2goL15cXHMqKFxcUytcXFtbXlxcXV0qXFxdfFxcUyspXFxzKiguKj8pXFxzKiQvKT8/W107aWYoIXIpcmV0dXJuW107aWYoL1xcW1teXFxdXSokLy50ZXN0KHIpKXRocm93XCJ1bnRlcm1pbmF0ZWQ6XCIrcjtyZXR1cm5be25hbWU6ciwuLi5lLnBhcnNlKGkpfV19KX0jQShlLHQpe2xldCByPXRoaXMuI0UoZSxcImh4LW1ldGhvZFwiKSxpPXRoaXMuI0UoZSxcImh4LWFjdGlvblwiLHZvaWQgMCx2b2lkIDAsITEpO2lmKCFpKWZvcihsZXQgdCBvZiB0aGlzLiNkKXtsZXQgcz10aGlzLiNFKGUsXCJoeC1cIit0LHZvaWQgMCx2b2lkIDAsITEpO2lmKG51bGwhPXMpe2k9cyxyPXQ7YnJlYWt9fXJldHVybiB0aGlzLiNEKGUpJiYoaXx8PXQuc3VibWl0dGVyPy5nZXRBdHRyaWJ1dGU/LihcImZvcm1BY3Rpb25cIil8fGUuZ2V0QXR0cmlidXRlKGUubWF0Y2hlcyhcImFcIik/XCJocmVmXCI6XCJhY3Rpb25cIikpLHJ8fD10LnN1Ym1pdHRlcj8uZ2V0QXR0cmlidXRlPy4oXCJmb3JtbWV0aG9kXCIpfHxlLmdldEF0dHJpYnV0ZShcIm1ldGhvZFwiKXx8XCJHRVRcIix7YWN0aW9uOmksbWV0aG9kOnIudG9VcHBlckNhc2UoKX19I0goZSl7cmV0dXJuIGUuX2h0bXh8fChlLl9odG14PXtsaXN0ZW5lcnM6W10sdHJpZ2dlclNwZWNzOltdfSxlLnNldEF0dHJpYnV0ZShcImRhdGEtaHRteC1wb3dlcmVkXCIsXCJ0cnVlXCIpKSxlLl9odG14fSNXKGUpe3JldHVybiBlLl9odG14X3N0YXRlfHw9e319I18oZSl7aWYodGhpcy4jVShlKSYmdGhpcy4jTChlLFwiaHRteDpiZWZvcmU6aW5pdFwiLHt9LCEwKSl7bGV0IHQ9dGhpcy4jSChlKTt0LmluaXRpYWxpemVkPSEwLHQuZXZlbnRIYW5kbGVyPXRoaXMuI1EoZSksdGhpcy4jSihlKSx0aGlzLiNMKGUsXCJodG14OmFmdGVyOmluaXRcIix7fSwhMCl9fSNRKGUpe3JldHVybiBhc3luYyB0PT57dHJ5e2xldCByPXRoaXMuI1QoZSx0KTthd2FpdCB0aGlzLiNYKHIpfWNhdGNoKHQpe3RoaXMuI0woZSxcImh0bXg6ZXJyb3JcIix7ZXJyb3I6dH0pfX19I1QodCxyKXtsZXR7YWN0aW9uOmksbWV0aG9kOnN9PXRoaXMuI0EodCxyKSxbbixvXT0oaXx8XCJcIikuc3BsaXQoXCIjXCIpLGE9bmV3IEFib3J0Q29udHJvbGxlcixsPXtzb3VyY2VFbGVtZW50OnQsc291cmNlRXZlbnQ6cixzdGF0dXM6XCJjcmVhdGVkXCIsc2VsZWN0OnRoaXMuI0UodCxcImh4LXNlbGVjdFwiKSxzZWxlY3RPT0I6dGhpcy4jRSh0LFwiaHgtc2VsZWN0LW9vYlwiKSx0YXJnZXQ6dGhpcy4jRSh0LFwiaHgtdGFyZ2V0XCIpLHN3YXA6dGhpcy4jRSh0LFwiaHgtc3dhcFwiKT8/dGhpcy5jb25maWcuZGVmYXVsdFN3YXAscHVzaDp0aGlzLiNFKHQsXCJoeC1wdXNoLXVybFwiKSxyZXBsYWNlOnRoaXMuI0UodCxcImh4LXJlcGxhY2UtdXJsXCIpLHRyYW5zaXRpb246dGhpcy5jb25maWcudHJhbnNpdGlvbnMsY29uZmlybTp0aGlzLiNFKHQsXCJoeC1jb25maXJtXCIpLHJlcXVlc3Q6e3ZhbGlkYXRlOlwidHJ1ZVwiPT09dGhpcy4jRSh0LFwiaHgtdmFsaWRhdGVcIiwhdC5tYXRjaGVzKFwiZm9ybVwiKXx8dC5ub1ZhbGlkYXRlfHxyLnN1Ym1pdHRlcj8uZm9ybU5vVmFsaWRhdGU/XCJmYWxzZVwiOlwidHJ1ZVwiLHZvaWQgMCwhMSksYWN0aW9uOm4sYW5jaG9yOm8sbWV0aG9kOnMsaGVhZGVyczp0aGlzLiNHKHQpLGFib3J0OmEuYWJvcnQuYmluZChhKSxjcmVkZW50aWFsczpcInNhbWUtb3JpZ2luXCIsc2lnbmFsOmEuc2lnbmFsLG1vZGU6dGhpcy5jb25maWcubW9kZX19O3QuX2h0bXg/LmJvb3N0ZWQmJmUubWVyZ2UodC5faHRteC5ib29zdGVkLGwpLGwudGFyZ2V0PXRoaXMuI0sodCxsLnRhcmdldCksbC50YXJnZXQmJihsLnJlcXVlc3QuaGVhZGVyc1tcIkhYLVRhcmdldFwiXT10aGlzLiNZKGwudGFyZ2V0KSk7bGV0IGg9dGhpcy4jRSh0LFwiaHgtY29uZmlnXCIpO3JldHVybiBoJiYoZS5tZXJnZShoLGwucmVxdWVzdCksbC5yZXF1ZXN0Lm1vZGU9dGhpcy5jb25maWcubW9kZSksbH0jWShlKXtyZXR1cm5gJHtlLnRhZ05hbWUudG9Mb3dlckNhc2UoKX0ke2UuaWQ/XCIjXCIrZW5jb2RlVVJJKGUuaWQpOlwiXCJ9YH0jRyhlKXtsZXQgdD17XCJIWC1SZXF1ZXN0XCI6XCJ0cnVlXCIsXCJIWC1Tb3VyY2VcIjp0aGlzLiNZKGUpLFwiSFgtQ3VycmVudC1VUkxcIjpsb2NhdGlvbi5ocmVmLEFjY2VwdDpcInRleHQvaHRtbFwifTtyZXR1cm4gdGhpcy4jRChlKSYmKHRbXCJIWC1Cb29zdGVkXCJdPVwidHJ1ZVwiKSx0fSNaKGUsdCl7cmV0dXJuIHRoaXMuI3EoZSxcImh4LWhlYWRlcnNcIixlPT57Zm9yKGxldCByIGluIGUpdC5yZXF1ZXN0LmhlYWRlcnNbcl09U3RyaW5nKGVbcl0pfSx7Y3R4OnR9KX0jSyhlLHQpe3JldHVybiB0IGluc3RhbmNlb2YgRWxlbWVudD90Om51bGwhPXQ/dGhpcy4jZWUoZSx0LFwiaHgtdGFyZ2V0XCIpOnRoaXMuI0QoZSk/ZG9jdW1lbnQuYm9keTplfSNEKGUpe3JldHVybiBlPy5faHRteD8uYm9vc3RlZH1hc3luYyNYKGUpe2xldCB0PWUuc291cmNlRWxlbWVudCxyPWUuc291cmNlRXZlbnQ7aWYoIXQuaXNDb25uZWN0ZWQpcmV0dXJuO2lmKHRoaXMuI3RlKHIpKXJldHVybjt0aGlzLiNyZShyKSYmci5wcmV2ZW50RGVmYXVsdCgpO2xldCBpPS9HRVR8REVMRVRFLy50ZXN0KGUucmVxdWVzdC5tZXRob2QpLHM9aT90Lm1hdGNoZXMoXCJmb3JtXCIpP3Q6bnVsbDp0LmZvcm18fHQuY2xvc2VzdChcImZvcm1cIiksbj10aGlzLiNDKHQscyxyLnN1Ym1pdHRlcixlLnJlcXVlc3QudmFsaWRhdGUsaSk7aWYoIW4pcmV0dXJuO2xldCBvPXRoaXMuI3EodCxcImh4LXZhbHNcIix0PT57ZS52YWxzPXQ7Zm9yKGxldCBlIGluIHQpbi5zZXQoZSx0W2VdKX0se2N0eDplfSk7aWYobyYmYXdhaXQgbyxlLnZhbHVlcylmb3IobGV0IHQgaW4gZS52YWx1ZXMpbi5kZWxldGUodCksbi5hcHBlbmQodCxlLnZhbHVlc1t0XSk7bGV0IGE9dGhpcy4jWih0LGUpO2lmKGEmJmF3YWl0IGEsT2JqZWN0LmFzc2lnbihlLnJlcXVlc3Qse2Zvcm06cyxzdWJtaXR0ZXI6ci5zdWJtaXR0ZXIsYm9keTpufSksIXRoaXMuI0wodCxcImh0bXg6Y29uZmlnOnJlcXVlc3RcIix7Y3R4OmV9KSlyZXR1cm47aWYoXCJESUFMT0dcIj09PWUucmVxdWVzdC5tZXRob2QpcmV0dXJuO2xldCBsPXRoaXMuI2llKGUucmVxdWVzdC5hY3Rpb24pO2lmKG51bGwhPWwpe2xldCB0PU9iamVjdC5mcm9tRW50cmllcyhlLnJlcXVlc3QuYm9keSk7cmV0dXJuIHZvaWQgYXdhaXQgdGhpcy4jayhlLnNvdXJjZUVsZW1lbnQsdCxsLCExKX1pZihpKXtsZXQgdD1uZXcgVVJMKGUucmVxdWVzdC5hY3Rpb24sZG9jdW1lbnQuYmFzZVVSSSk7Zm9yKGxldCByIG9mIGUucmVxdWVzdC5ib2R5LmtleXMoKSl0LnNlYXJjaFBhcmFtcy5kZWxldGUocik7Zm9yKGxldFtyLGldb2YgZS5yZXF1ZXN0LmJvZHkpdC5zZWFyY2hQYXJhbXMuYXBwZW5kKHIsaSk7dC5vcmlnaW49PT1sb2NhdGlvbi5vcmlnaW4/ZS5yZXF1ZXN0LmFjdGlvbj10LnBhdGhuYW1lK3Quc2VhcmNoOmUucmVxdWVzdC5hY3Rpb249dC5ocmVmLGUucmVxdWVzdC5ib2R5PW51bGx9ZWxzZVwibXVsdGlwYXJ0L2Zvcm0tZGF0YVwiIT09KHRoaXMuI0UodCxcImh4LWVuY29kaW5nXCIpPz9zPy5lbmN0eXBlKSYmKGUucmVxdWVzdC5ib2R5PW5ldyBVUkxTZWFyY2hQYXJhbXMoZS5yZXF1ZXN0LmJvZHkpKTthd2FpdCB0aGlzLiNzZShlKX1hc3luYyNzZShlKXtsZXQgdD1lLnNvdXJjZUVsZW1lbnQscj10aGlzLiNuZSh0KSxpPXRoaXMuI29lKHQpO3RoaXMuI2FlKHQpO2xldCBzPSgpPT5lLnJlcXVlc3Q/LmFib3J0Py4oKTtpZihcInJ1blwiPT09aS5hZG1pdChyLCgpPT50aGlzLiNzZShlKSxzKSl7ZS5zdGF0dXM9XCJpc3N1aW5nXCIsZS5pbmRpY2F0b3JzPz89W10sZS5kaXNhYmxlZEVsZW1lbnRzPz89W107dHJ5e2lmKGUuY29uZmlybSl7aWYoIWF3YWl0IG5ldyBQcm9taXNlKHI9PntsZXQgaT17Y3R4OmUsaXNzdWVSZXF1ZXN0OigpPT5yKCEwKSxkcm9wUmVxdWVzdDooKT0+cighMSl9O2lmKHRoaXMuI0wodCxcImh0bXg6Y29uZmlybVwiLGkpKXtsZXQgaT10aGlzLiNpZShlLmNvbmZpcm0pO3IoaT90aGlzLiNrKHQse2N0eDplfSxpLCEwKTp3aW5kb3cuY29uZmlybShlLmNvbmZpcm0pKX19KSlyZXR1cm59aWYodGhpcy4jbGUoZSksdGhpcy4jaGUoZSksdGhpcy4jY2UoZSksZS5mZXRjaHx8PXdpbmRvdy5mZXRjaC5iaW5kKHdpbmRvdyksZS5yZXF1ZXN0LmhlYWRlcnNbXCJIWC1SZXF1ZXN0LVR5cGVcIl09ZS50YXJnZXQ9PT1kb2N1bWVudC5ib2R5fHxlLnNlbGVjdD9cImZ1bGxcIjpcInBhcnRpYWxcIiwhdGhpcy4jTCh0LFwiaHRteDpiZWZvcmU6cmVxdWVzdFwiLHtjdHg6ZX0pKXJldHVybjtsZXQgcj1hd2FpdCBlLmZldGNoKGUucmVxdWVzdC5hY3Rpb24sZS5yZXF1ZXN0KTtpZihlLnJlc3BvbnNlPXtyYXc6cixzdGF0dXM6ci5zdGF0dXMsaGVhZGVyczpyLmhlYWRlcnN9LHRoaXMuI3VlKGUpLCF0aGlzLiNMKHQsXCJodG14OmJlZm9yZTpyZXNwb25zZVwiLHtjdHg6ZX0pKXJldHVybjtpZihlLnRleHQ9YXdhaXQgci50ZXh0KCksIXRoaXMuI0wodCxcImh0bXg6YWZ0ZXI6cmVxdWVzdFwiLHtjdHg6ZX0pKXJldHVybjtpZihlLnJlc3BvbnNlLnN0YXR1cz49NDAwJiZ0aGlzLiNMKHQsXCJodG14OnJlc3BvbnNlOmVycm9yXCIse2N0eDplfSksdGhpcy4jZGUoZSkpcmV0dXJuIHZvaWQoZS5rZWVwSW5kaWNhdG9ycz0hMCk7aWYoXCJpc3N1aW5nXCI9PT1lLnN0YXR1cyl7aWYoZS5oeC5yZXRhcmdldCYmKGUudGFyZ2V0PWUuaHgucmV0YXJnZXQpLGUuaHgucmVzd2FwJiYoZS5zd2FwPWUuaHgucmVzd2FwKSxlLmh4LnJlc2VsZWN0JiYoZS5zZWxlY3Q9ZS5oeC5yZXNlbGVjdCksITE9PT1lLnRhcmdldD8uaXNDb25uZWN0ZWQpcmV0dXJuO2Uuc3RhdHVzPVwicmVzcG9uc2UgcmVjZWl2ZWRcIix0aGlzLiNmZShlKSxhd2FpdCB0aGlzLnN3YXAoZSksZS5zdGF0dXM9XCJzd2FwcGVkXCJ9fWNhdGNoKHIpe2Uuc3RhdHVzPVwiZXJyb3I6IFwiK3IsXCJBYm9ydEVycm9yXCI9PT1yPy5uYW1lJiZcInRpbWVvdXRcIiE9PWUucmVxdWVzdC5zaWduYWwucmVhc29ufHx0aGlzLiNMKHQsXCJodG14OmVycm9yXCIse2N0eDplLGVycm9yOnJ9KX1maW5hbGx5e2F3YWl0KGUuZXh0ZW5zaW9uUHJvbWlzZT8uY2F0Y2goKCk9Pnt9KSksY2xlYXJUaW1lb3V0KGUucmVxdWVzdFRpbWVvdXQpLGUuaHg/LnRyaWdnZXImJnRoaXMuI21lKGUuaHgudHJpZ2dlcixlLnNvdXJjZUVsZW1lbnQpLHRoaXMuI0wodCxcImh0bXg6ZmluYWxseTpyZXF1ZXN0XCIse2N0eDplfSksZS5rZWVwSW5kaWNhdG9yc3x8KHRoaXMuI3BlKGUuaW5kaWNhdG9ycyksdGhpcy4jZ2UoZS5kaXNhYmxlZEVsZW1lbnRzKSksaS5jb250aW51ZShzKX19fSN1ZShlKXtlLmh4PXt9O2ZvcihsZXRbdCxyXW9mIGUucmVzcG9uc2UucmF3LmhlYWRlcnMpdC50b0xvd2VyQ2FzZSgpLnN0YXJ0c1dpdGgoXCJoeC1cIikmJihlLmh4W3Quc2xpY2UoMykudG9Mb3dlckNhc2UoKS5yZXBsYWNlKC8tL2csXCJcIildPXIpfSNkZSh0KXtpZihcInRydWVcIj09PXQuaHgucmVmcmVzaClyZXR1cm4gdGhpcy5fbG9jLnJlbG9hZCgpLCEwO2lmKHQuaHgucmVkaXJlY3QpcmV0dXJuIHRoaXMuX2xvYy5ocmVmPXQuaHgucmVkaXJlY3QsITA7aWYodC5oeC5sb2NhdGlvbil7bGV0IHI9dC5oeC5sb2NhdGlvbixpPXt9LHM9ZS5wYXJzZShyKTtyZXR1cm5cIntcIiE9PXJbMF0mJm51bGw9PXMucGF0aHx8KGk9cyxyPWkucGF0aCxkZWxldGUgaS5wYXRoKSxudWxsPT1pLnB1c2gmJm51bGw9PWkucmVwbGFjZSYmKGkucHVzaD1cInRydWVcIiksaS5pbmRpY2F0b3JzPXQuaW5kaWNhdG9ycyxpLmRpc2FibGVkRWxlbWVudHM9dC5kaXNhYmxlZEVsZW1lbnRzLHRoaXMuYWpheChcIkdFVFwiLHIsaSksITB9fSNsZShlKXtsZXQgdD1udWxsIT1lLnJlcXVlc3QudGltZW91dD90aGlzLnBhcnNlSW50ZXJ2YWwoZS5yZXF1ZXN0LnRpbWVvdXQpOnRoaXMuY29uZmlnLmRlZmF1bHRUaW1lb3V0O3QmJihlLnJlcXVlc3RUaW1lb3V0PXNldFRpbWVvdXQoKCk9PmUucmVxdWVzdD8uYWJvcnQ/LihcInRpbWVvdXRcIiksdCkpfSNuZShlKXtsZXQgdD10aGlzLiNFKGUsXCJoeC1zeW5jXCIpO2lmKCF0KXJldHVyblwicXVldWUgZmlyc3RcIjtsZXQgcj10LnNwbGl0KFwiOlwiKS5wb3AoKS50cmltKCk7cmV0dXJuL14oZHJvcHxhYm9ydHxyZXBsYWNlfHF1ZXVlKS8udGVzdChyKT9yOlwicXVldWUgZmlyc3RcIn0jb2UoZSl7bGV0IHI9dGhpcy4jRShlLFwiaHgtc3luY1wiKSxpPWU7aWYocil7bGV0IHQ9ci5pbmNsdWRlcyhcIjpcIik/ci5zbGljZSgwLHIubGFzdEluZGV4T2YoXCI6XCIpKS50cmltKCk6L14oZHJvcHxhYm9ydHxyZXBsYWNlfHF1ZXVlKS8udGVzdChyKT9udWxsOnI7dCYmKGk9dGhpcy4jZWUoZSx0LFwiaHgtc3luY1wiKXx8ZSl9cmV0dXJuIHRoaXMuI1coaSkucnF8fD1uZXcgdH0jdGUoZSl7cmV0dXJuXCJjbGlja1wiPT09ZS50eXBlJiYoZS5jdHJsS2V5fHxlLm1ldGFLZXl8fGUuc2hpZnRLZXkpJiYhIWUuY3VycmVudFRhcmdldD8uY2xvc2VzdD8uKFwiYVtocmVmXVwiKX0jcmUoZSl7bGV0IHQ9ZS5jdXJyZW50VGFyZ2V0O2lmKFwic3VibWl0XCI9PT1lLnR5cGUmJlwiRk9STVwiPT09dD8udGFnTmFtZSlyZXR1cm4hMDtpZighKFwiY2xpY2tcIj09PWUudHlwZSYmMD09PWUuYnV0dG9uKSlyZXR1cm4hMTtsZXQgcj10Py5jbG9zZXN0Py4oJ2J1dHRvbiwgaW5wdXRbdHlwZT1cInN1Ym1pdFwiXSwgaW5wdXRbdHlwZT1cImltYWdlXCJdJyksaT1yPy5mb3JtfHxyPy5jbG9zZXN0KFwiZm9ybVwiKTtpZihyJiYhci5kaXNhYmxlZCYmaSYmKFwic3VibWl0XCI9PT1yLnR5cGV8fFwiaW1hZ2VcIj09PXIudHlwZXx8IXIudHlwZSYmXCJCVVRUT05cIj09PXIudGFnTmFtZSkpcmV0dXJuITA7bGV0IHM9dD8uY2xvc2VzdD8uKFwiYVwiKTtpZighc3x8IXMuaHJlZilyZXR1cm4hMTtsZXQgbj1zLmdldEF0dHJpYnV0ZShcImhyZWZcIik7cmV0dXJuIShuJiZuLnN0YXJ0c1dpdGgoXCIjXCIpJiZuLmxlbmd0aD4xKX0jSihlLHQ9ZS5faHRteC5ldmVudEhhbmRsZXIpe2xldCByPXRoaXMuI0UoZSxcImh4LXRyaWdnZXJcIix2b2lkIDAsdm9pZCAwLCExKXx8KGUubWF0Y2hlcyhcImZvcm1cIik/XCJzdWJtaXRcIjplLm1hdGNoZXMoXCJpbnB1dDpub3QoW3R5cGU9YnV0dG9uXSk6bm90KFt0eXBlPXN1Ym1pdF0pLHNlbGVjdCx0ZXh0YXJlYVwiKT9cImNoYW5nZVwiOlwiY2xpY2tcIik7dGhpcy4jTyhlLHIsdCl9I08oZSx0LHIpe2xldCBpPXRoaXMuI3codCk7dGhpcy4jSChlKS50cmlnZ2VyU3BlY3MucHVzaCguLi5pKTtmb3IobGV0IHQgb2YgaSl7dC5saXN0ZW5lcnM9W107bGV0W2ksc109dGhpcy4jeGUodC5uYW1lKSxuPVtlXTtcIm91dHNpZGVcIj09PXQuZnJvbT9uPVtkb2N1bWVudF06dC5mcm9tJiZcInNlbGZcIiE9PXQuZnJvbSYmKG49dGhpcy4jYmUoZSx0LmZyb20pKTtsZXQgbz1pPT57aWYoKHQuaGFsdHx8dC5wcmV2ZW50KSYmaS5wcmV2ZW50RGVmYXVsdCgpLCh0LmhhbHR8fHQuc3RvcHx8dC5jb25zdW1lKSYmaS5zdG9wUHJvcGFnYXRpb24oKSx0LmNoYW5nZWQpe2xldCB0PXRoaXMuI1coZSkuY2hhbmdlZFZhbHVlcz8/PW5ldyBXZWFrTWFwLHI9aS50YXJnZXQ7aWYoIVtcImNoZWNrYm94XCIsXCJyYWRpb1wiXS5pbmNsdWRlcyhyPy50eXBlKSl7bGV0IGU9cj8udmFsdWU7aWYodC5oYXMocikmJnQuZ2V0KHIpPT09ZSlyZXR1cm47dC5zZXQocixlKX19aWYodC5vbmNlKWZvcihsZXQgZSBvZiB0Lmxpc3RlbmVycyllLmZyb21FbHQucmVtb3ZlRXZlbnRMaXN0ZW5lcihlLmV2ZW50TmFtZSxlLmhhbmRsZXIsZSk7cihpKX0sYT1vO2lmKHQuZGVsYXk/YT1lPT57Y2xlYXJUaW1lb3V0KHQudGltZW91dCksdC50aW1lb3V0PXNldFRpbWVvdXQoKCk9Pm8oZSksdGhpcy5wYXJzZUludGVydmFsKHQuZGVsYXkpKX06dC50aHJvdHRsZSYmKGE9ZT0+e3QudGhyb3R0bGVkP3QudGhyb3R0bGVkRXZlbnQ9ZToodC50aHJvdHRsZWQ9ITAsbyhlKSx0LnRocm90dGxlVGltZW91dD1zZXRUaW1lb3V0KCgpPT57aWYodC50aHJvdHRsZWQ9ITEsdC50aHJvdHRsZWRFdmVudCl7bGV0IGU9dC50aHJvdHRsZWRFdmVudDt0LnRocm90dGxlZEV2ZW50PW51bGwsYShlKX19LHRoaXMucGFyc2VJbnRlcnZhbCh0LnRocm90dGxlKSkpfSksdC5oYW5kbGVyPXI9PntpZih0aGlzLiNyZShyKSYmci5wcmV2ZW50RGVmYXVsdCgpLChcInNlbGZcIiE9PXQuZnJvbXx8ci50YXJnZXQ9PT1lKSYmKFwib3V0c2lkZVwiIT09dC5mcm9tfHwhZS5jb250YWlucyhyLnRhcmdldCkpJiYoIXQudGFyZ2V0fHxyLnRhcmdldD8ubWF0Y2hlcz8uKHQudGFyZ2V0KSkpe2lmKHMpe2xldCB0PXt9O2ZvcihsZXQgZSBpbiByKS9eW2Etel0rJC9pLnRlc3QoZSkmJih0W2VdPXJbZV0pO2lmKCF0aGlzLiNrKGUsdCxzLCEwLCExKSlyZXR1cm59aWYoXCJldmVyeVwiIT09aSlmb3IobGV0IHQgb2YgdGhpcy4jSChlKS50cmlnZ2VyU3BlY3MpY2xlYXJUaW1lb3V0KHQudGltZW91dCksdC50aHJvdHRsZWRFdmVudD1udWxsO2Eocil9fSxcImludGVyc2VjdFwiPT09aXx8XCJyZXZlYWxlZFwiPT09aSl7bGV0IHI9e3Jvb3RNYXJnaW46dC5yb290TWFyZ2lufTt0LnJvb3QmJihyLnJvb3Q9dGhpcy4jZWUoZSx0LnJvb3QpKSx0LnRocmVzaG9sZCYmKHIudGhyZXNob2xkPXBhcnNlRmxvYXQodC50aHJlc2hvbGQpKTtsZXQgcz1cInJldmVhbGVkXCI9PT1pO3Qub2JzZXJ2ZXI9bmV3IEludGVyc2VjdGlvbk9ic2VydmVyKGU9Pntmb3IobGV0IHI9MDtyPGUubGVuZ3RoO3IrKylpZihlW3JdLmlzSW50ZXJzZWN0aW5nKXt0aGlzLnRyaWdnZXIoZVtyXS50YXJnZXQsXCJpbnRlcnNlY3RcIix7fSwhMSkscyYmdC5vYnNlcnZlci5kaXNjb25uZWN0KCk7YnJlYWt9fSxyKSxpPVwiaW50ZXJzZWN0XCI7Zm9yKGxldCBlIG9mIG4pdC5vYnNlcnZlci5vYnNlcnZlKGUpfWlmKFwiZXZlcnlcIj09PWkpe2xldCByPU9iamVjdC5rZXlzKHQpLmZpbmQoZT0+XCJuYW1lXCIhPT1lKTt0LmludGVydmFsPXNldEludGVydmFsKCgpPT57ZS5pc0Nvbm5lY3RlZD90aGlzLiNMKGUsXCJldmVyeVwiLHt9LCExKTpjbGVhckludGVydmFsKHQuaW50ZXJ2YWwpfSx0aGlzLnBhcnNlSW50ZXJ2YWwocikpfWlmKFwibG9hZFwiIT09aSlmb3IobGV0IHIgb2Ygbil7bGV0IHM9e2Zyb21FbHQ6cixldmVudE5hbWU6aSxoYW5kbGVyOnQuaGFuZGxlcixjYXB0dXJlOiEhdC5jYXB0dXJlLHBhc3NpdmU6ISF0LnBhc3NpdmV9O2UuX2h0bXgubGlzdGVuZXJzLnB1c2gocyksdC5saXN0ZW5lcnMucHVzaChzKSxyLmFkZEV2ZW50TGlzdGVuZXIoaSx0LmhhbmRsZXIscyl9ZWxzZSB0LmhhbmRsZXIobmV3IEN1c3RvbUV2ZW50KFwibG9hZFwiKSl9fSN4ZShlKXtsZXQgdD1lLm1hdGNoKC9eKFteXFxbXSopXFxbKFteXFxdXSopXS8pO3JldHVybiB0P1t0WzFdLHRbMl1dOltlLG51bGxdfSNtZSh0LHIpe2lmKFwie1wiPT09dFswXSl7bGV0IGk9ZS5wYXJzZSh0KTtmb3IobGV0IGUgaW4gaSl7bGV0IHQ9aVtlXSxzPXI7dD8udGFyZ2V0JiYocz10aGlzLmZpbmQodC50YXJnZXQpKSx0aGlzLnRyaWdnZXIocyxlLFwib2JqZWN0XCI9PXR5cGVvZiB0P3Q6e3ZhbHVlOnR9KX19ZWxzZSB0LnNwbGl0KFwiLFwiKS5mb3JFYWNoKGU9PnRoaXMudHJpZ2dlcihyLGUudHJpbSgpLHt9KSl9I3llKGUpe2xldCB0PXt9LHI9T2JqZWN0LmdldFByb3RvdHlwZU9mKHRoaXMpO2ZvcihsZXQgaSBvZiBPYmplY3QuZ2V0T3duUHJvcGVydHlOYW1lcyhyKSlcImNvbnN0cnVjdG9yXCIhPT1pJiZcImZ1bmN0aW9uXCI9PXR5cGVvZiB0aGlzW2ldJiYoW1wiZmluZFwiLFwiZmluZEFsbFwiXS5pbmNsdWRlcyhpKT90W2ldPSh0LHIpPT52b2lkIDA9PT1yP3RoaXNbaV0oZSx0KTp0aGlzW2ldKHQscik6dFtpXT10aGlzW2ldLmJpbmQodGhpcykpO3JldHVybiB0fSNrKGUsdCxyLGk9ITAscz0hMCxuPSExKXtsZXQgbz17fTtPYmplY3QuYXNzaWduKG8sdGhpcy4jeWUoZSkpO2xldCBhPXt9LGw9e3Njb3BlOmEsY29kZTpyfTt0aGlzLiMkKGUsXCJodG14OnNjb3BlXCIsbCkscj1sLmNvZGUsT2JqZWN0LmFzc2lnbihvLGEpLE9iamVjdC5hc3NpZ24obyx0KTtsZXQgaD1PYmplY3Qua2V5cyhvKSxjPU9iamVjdC52YWx1ZXMobyksdT1uZXcocz90aGlzLiNsOnRoaXMuI2EpKC4uLmgsaT9gcmV0dXJuICgke3J9KWA6cik7cmV0dXJuIG4/KCk9PnUuY2FsbChlLC4uLmMpOnUuY2FsbChlLC4uLmMpfXByb2Nlc3MoZSx0KXtpZighZT8uaXNDb25uZWN0ZWQpcmV0dXJuO2lmKCEoZSBpbnN0YW5jZW9mIEVsZW1lbnQpKXtmb3IobGV0IHIgb2YgZS5jaGlsZHJlbnx8W10pdGhpcy5wcm9jZXNzKHIsdCk7cmV0dXJufWlmKHQmJnRoaXMuI1NlKGUsITApLHRoaXMuI1YoZSkpcmV0dXJuO2lmKCF0aGlzLiNMKGUsXCJodG14OmJlZm9yZTpwcm9jZXNzXCIpKXJldHVybjtsZXQgcj1bZV0saT10aGlzLiNmLmV2YWx1YXRlKGUpLHM9bnVsbDtmb3IoO3M9aS5pdGVyYXRlTmV4dCgpOylyLnB1c2gocyk7Zm9yKGxldCBlIG9mIHIpIXRoaXMuI1YoZSkmJnRoaXMuI0woZSxcImh0bXg6YmVmb3JlOm9uOmluaXRcIix7fSwhMCkmJnRoaXMuI3ZlKGUpO2ZvcihsZXQgdCBvZiB0aGlzLiNqKGUsdGhpcy4jYykpdGhpcy4jXyh0KTtmb3IobGV0IHQgb2YgdGhpcy4jaihlLHRoaXMuI3UpKXRoaXMuI0VlKHQpO3RoaXMuI0woZSxcImh0bXg6YWZ0ZXI6cHJvY2Vzc1wiKX0jRWUoZSl7bGV0IHQ9dGhpcy4jRShlLFwiaHgtYm9vc3RcIik7aWYodCYmXCJmYWxzZVwiIT09dCYmdGhpcy4jd2UoZSkmJnRoaXMuI0woZSxcImh0bXg6YmVmb3JlOmluaXRcIix7fSwhMCkpe2xldCByPXRoaXMuI0goZSk7ci5pbml0aWFsaXplZD0hMCxyLmV2ZW50SGFuZGxlcj10aGlzLiNRKGUpLHIuYm9vc3RlZD10LHRoaXMuI0ooZSksdGhpcy4jTChlLFwiaHRteDphZnRlcjppbml0XCIse30sITApfX0jd2UoZSl7aWYodGhpcy4jVShlKSlpZihcIkFcIj09PWUudGFnTmFtZSl7aWYoXCJcIj09PWUudGFyZ2V0fHxcIl9zZWxmXCI9PT1lLnRhcmdldClyZXR1cm4hZS5oYXNBdHRyaWJ1dGUoXCJkb3dubG9hZFwiKSYmIWUuZ2V0QXR0cmlidXRlKFwiaHJlZlwiKT8uc3RhcnRzV2l0aD8uKFwiI1wiKSYmdGhpcy4jQWUoZS5ocmVmKX1lbHNlIGlmKFwiRk9STVwiPT09ZS50YWdOYW1lKXJldHVyblwiZGlhbG9nXCIhPT1lLm1ldGhvZCYmdGhpcy4jQWUoZS5hY3Rpb24pfSNBZShlKXt0cnl7cmV0dXJuIG5ldyBVUkwoZSx3aW5kb3cubG9jYXRpb24uaHJlZikub3JpZ2luPT09d2luZG93LmxvY2F0aW9uLm9yaWdpbn1jYXRjaChlKXtyZXR1cm4hMX19I1UoZSl7cmV0dXJuIWUuX2h0bXg/LmluaXRpYWxpemVkJiYhdGhpcy4jVihlKX0jU2UoZSx0KXtsZXQgcj1bZSwuLi5lLnF1ZXJ5U2VsZWN0b3JBbGw/LihcIltkYXRhLWh0bXgtcG93ZXJlZF1cIik/P1tdXTtmb3IobGV0IGUgb2YgcilpZihlLl9odG14KXt0aGlzLiNMKGUsXCJodG14OmJlZm9yZTpjbGVhbnVwXCIpO2ZvcihsZXQgdCBvZiBlLl9odG14LnRyaWdnZXJTcGVjc3x8W10pdC5pbnRlcnZhbCYmY2xlYXJJbnRlcnZhbCh0LmludGVydmFsKSx0LnRpbWVvdXQmJmNsZWFyVGltZW91dCh0LnRpbWVvdXQpLHQudGhyb3R0bGVUaW1lb3V0JiZjbGVhclRpbWVvdXQodC50aHJvdHRsZVRpbWVvdXQpLHQub2JzZXJ2ZXI/LmRpc2Nvbm5lY3QoKTtmb3IobGV0IHQgb2YgZS5faHRteC5saXN0ZW5lcnN8fFtdKXQuZnJvbUVsdC5yZW1vdmVFdmVudExpc3RlbmVyKHQuZXZlbnROYW1lLHQuaGFuZGxlcix0KTtlLnJlbW92ZUF0dHJpYnV0ZShcImRhdGEtaHRteC1wb3dlcmVkXCIpLHRoaXMuI0woZSxcImh0bXg6YWZ0ZXI6Y2xlYW51cFwiKSx0JiZkZWxldGUgZS5faHRteH19I1RlKGUpe2xldCB0PWRvY3VtZW50LmNyZWF0ZUVsZW1lbnQoXCJkaXZcIik7dC5oaWRkZW49ITAsZG9jdW1lbnQuYm9keS5pbnNlcnRBZGphY2VudEVsZW1lbnQoXCJhZnRlcmVuZFwiLHQpO2xldCByPWUucXVlcnlTZWxlY3RvckFsbD8uKHRoaXMuI1MoXCJbaHgtcHJlc2VydmVdXCIpKXx8W107Zm9yKGxldCBlIG9mIHIpe2xldCByPWRvY3VtZW50LmdldEVsZW1lbnRCeUlkKGUuaWQpO3ImJnRoaXMuI0NlKHQscixudWxsKX1yZXR1cm4gdH0jcWUoZSl7Zm9yKGxldCB0IG9mWy4uLmUuY2hpbGRyZW5dKXtsZXQgZT1kb2N1bWVudC5nZXRFbGVtZW50QnlJZCh0LmlkKTtlJiYodGhpcy4jQ2UoZS5wYXJlbnROb2RlLHQsZSksdGhpcy4jU2UoZSksZS5yZW1vdmUoKSl9ZS5yZW1vdmUoKX0jTmUoZSl7bGV0IHQ9dGhpcy4jaC5jcmVhdGVIVE1MKGUpO3JldHVybiBEb2N1bWVudC5wYXJzZUhUTUxVbnNhZmU/Lih0LHt9KXx8KG5ldyBET01QYXJzZXIpLnBhcnNlRnJvbVN0cmluZyh0LFwidGV4dC9odG1sXCIpfSNJZShlKXtsZXQgdD1lLnJlcGxhY2UoLzxoeC0oW2Etel0rKShcXHMrfD4pL2dpLCc8dGVtcGxhdGUgaHggdHlwZT1cIiQxXCIkMicpLnJlcGxhY2UoLzxcXC9oeC1bYS16XSs+L2dpLFwiPC90ZW1wbGF0ZT5cIikscj1cIlwiO3Q9dC5yZXBsYWNlKC88aGVhZChcXHNbXj5dKik/PltcXHNcXFNdKj88XFwvaGVhZD4vaSxlPT4ocj10aGlzLiNOZShlKS50aXRsZSxcIlwiKSk7bGV0IGkscyxuPXQubWF0Y2goLzwoW2Etel1bXlxcLz5cXHgyMFxcdFxcclxcblxcZl0qKS9pKT8uWzFdPy50b0xvd2VyQ2FzZSgpO2lmKFwiaHRtbFwiPT09bnx8XCJib2R5XCI9PT1uPyhpPXRoaXMuI05lKHQpLHM9ZG9jdW1lbnQuY3JlYXRlRG9jdW1lbnRGcmFnbWVudCgpLHMuYXBwZW5kKGkuYm9keSkpOihpPXRoaXMuI05lKGA8dGVtcGxhdGU+JHt0fTwvdGVtcGxhdGU+YCkscz1pLnF1ZXJ5U2VsZWN0b3IoXCJ0ZW1wbGF0ZVwiKS5jb250ZW50KSwhcil7bGV0IGU9cy5xdWVyeVNlbGVjdG9yKFwidGl0bGU6bm90KHN2ZyB0aXRsZSlcIik7ZSYmKHI9ZS50ZXh0Q29udGVudCxlLnJlbW92ZSgpKX1yZXR1cm4gdGhpcy4jTWUocykse2ZyYWdtZW50OnMsdGl0bGU6cn19I09lKGUsdCxyLGkpe2xldCBzPXQuaWQ/XCIjXCIrQ1NTLmVzY2FwZSh0LmlkKTpudWxsLFssbixvXT1yLm1hdGNoKC9eKFxcUyspOiguKykvKT8/W107biYmKFtyLHNdPVtuLG98fHNdKSxcInRydWVcIiE9PXImJnJ8fChyPVwib3V0ZXJIVE1MXCIpO2xldCBhPXRoaXMuI0hlKHIpO2lmKHM9YS50YXJnZXR8fHMsYS5zdHJpcD8/PSFhLnN0eWxlLnN0YXJ0c1dpdGgoXCJvdXRlclwiKSwhcylyZXR1cm47bGV0IGw9dGhpcy4jYmUoaSxzKTtmb3IobGV0IHIgb2YgbCl7bGV0IHM9ZG9jdW1lbnQuY3JlYXRlRG9jdW1lbnRGcmFnbWVudCgpO3MuYXBwZW5kKHQuY2xvbmVOb2RlKCEwKSksZS5wdXNoKHt0eXBlOlwib29iXCIsZnJhZ21lbnQ6cyx0YXJnZXQ6cixzd2FwU3BlYzphLHNvdXJjZUVsZW1lbnQ6aX0pfXQucmVtb3ZlKCl9I0xlKGUsdCxyKXtsZXQgaT1bXTtpZihyKWZvcihsZXQgcyBvZiByLnNwbGl0KFwiLFwiKSl7bGV0W3Isbj1cInRydWVcIl09cy5zcGxpdCgvOiguKikvKTtmb3IobGV0IHMgb2YgZS5xdWVyeVNlbGVjdG9yQWxsKHIpKXRoaXMuI09lKGkscyxuLHQpfWZvcihsZXQgciBvZiBlLnF1ZXJ5U2VsZWN0b3JBbGwodGhpcy4jUyhcIltoeC1zd2FwLW9vYl1cIikpKXtsZXQgZT10aGlzLiNSKHIsXCJoeC1zd2FwLW9vYlwiKSxzPXIuZ2V0QXR0cmlidXRlKGUpO3IucmVtb3ZlQXR0cmlidXRlKGUpLHRoaXMuI09lKGkscixzLHQpfXJldHVybiBpfSNrZShlLHQscil7dD90LmJlZm9yZSguLi5yLmNoaWxkTm9kZXMpOmUuYXBwZW5kKC4uLnIuY2hpbGROb2Rlcyl9I0hlKHQpe3Q9dC50cmltKCk7bGV0IHI9dGhpcy5jb25maWcuZGVmYXVsdFN3YXA7aWYodCYmIS9eXFxTKjovLnRlc3QodCkpe2xldCBlPXQubWF0Y2goL14oXFxTKylcXHMqKC4qKSQvKTtyPWVbMV0sdD1lWzJdfXJldHVybntzdHlsZTp0aGlzLiNCKHIpLC4uLmUucGFyc2UodCl9fSNWZShlLHQpe2xldCByPVtdO2ZvcihsZXQgaSBvZiBlLnF1ZXJ5U2VsZWN0b3JBbGwoXCJ0ZW1wbGF0ZVtoeF1cIikpe2xldCBlPWkuZ2V0QXR0cmlidXRlKFwidHlwZVwiKTtpZihcInBhcnRpYWxcIj09PWUpe2xldCBlPXRoaXMuI1AoaSxcImh4LXRhcmdldFwiKXx8KGkuaWQ/XCIjXCIrQ1NTLmVzY2FwZShpLmlkKTpudWxsKTtpZihlKXt0aGlzLiNNZShpLmNvbnRlbnQpO2xldCBzPXRoaXMuI0hlKHRoaXMuI1AoaSxcImh4LXN3YXBcIil8fHRoaXMuY29uZmlnLmRlZmF1bHRTd2FwKTtzLmlnbm9yZVRpdGxlJiYodC50aXRsZT1udWxsKTtsZXQgbj10aGlzLiNiZSh0LnNvdXJjZUVsZW1lbnQsZSk7Zm9yKGxldCBlIG9mIG4ubGVuZ3RoP246W251bGxdKXIucHVzaCh7dHlwZTpcInBhcnRpYWxcIixmcmFnbWVudDppLmNvbnRlbnQuY2xvbmVOb2RlKCEwKSx0YXJnZXQ6ZSxzd2FwU3BlYzpzLHNvdXJjZUVsZW1lbnQ6dC5zb3VyY2VFbGVtZW50fSl9fWVsc2UgdGhpcy4jJChpLFwiaHRteDpwcm9jZXNzOlwiK2Use2N0eDp0LHRhc2tzOnJ9KTtpLnJlbW92ZSgpfXJldHVybiByfSNQZShlLHQscixpKXt0cnl7bnVsbCE9ciYmZS5zZXRTZWxlY3Rpb25SYW5nZSYmZS5zZXRTZWxlY3Rpb25SYW5nZShyLGkpLGUuZm9jdXModCl9Y2F0Y2goZSl7fX0jUmUoZSl7bGV0IHQ9dGhpcy4jaihlLFwiW2F1dG9mb2N1c11cIilbMF07dCYmdGhpcy4jUGUodCl9I2plKGUpe3JldHVybiBlPT09d2luZG93fHxlPT09ZG9jdW1lbnQ/ZG9jdW1lbnQuc2Nyb2xsaW5nRWxlbWVudDplfSNCZShlLHQpe2lmKGUuc2Nyb2xsKXtsZXQgcj1lLnNjcm9sbFRhcmdldD90aGlzLiNqZSh0aGlzLiN6ZSh0LGUuc2Nyb2xsVGFyZ2V0KSk6dDtyJiYoXCJ0b3BcIj09PWUuc2Nyb2xsP3Iuc2Nyb2xsVG9wPTA6XCJib3R0b21cIj09PWUuc2Nyb2xsJiYoci5zY3JvbGxUb3A9ci5zY3JvbGxIZWlnaHQpKX1pZihcInRvcFwiPT09ZS5zaG93fHxcImJvdHRvbVwiPT09ZS5zaG93KXtsZXQgcj1lLnNob3dUYXJnZXQ/dGhpcy4jamUodGhpcy4jemUodCxlLnNob3dUYXJnZXQpKTp0O3I/LnNjcm9sbEludG9WaWV3Py4oXCJ0b3BcIj09PWUuc2hvdyl9fSNGZShlKXtlLnJlcXVlc3Q/LmFuY2hvciYmZG9jdW1lbnQuZ2V0RWxlbWVudEJ5SWQoZS5yZXF1ZXN0LmFuY2hvcik/LnNjcm9sbEludG9WaWV3KHtibG9jazpcInN0YXJ0XCIsYmVoYXZpb3I6XCJhdXRvXCJ9KX0jTWUoZSl7bGV0IHQ9dGhpcy4jaihlLFwic2NyaXB0XCIpO2ZvcihsZXQgZSBvZiB0KXtsZXQgdD1kb2N1bWVudC5jcmVhdGVFbGVtZW50KFwic2NyaXB0XCIpO2ZvcihsZXQgciBvZiBlLmF0dHJpYnV0ZXMpdC5zZXRBdHRyaWJ1dGUoci5uYW1lLHIudmFsdWUpO3RoaXMuY29uZmlnLmlubGluZVNjcmlwdE5vbmNlJiYodC5ub25jZT10aGlzLmNvbmZpZy5pbmxpbmVTY3JpcHROb25jZSksdC50ZXh0Q29udGVudD10aGlzLiNoLmNyZWF0ZVNjcmlwdChlLnRleHRDb250ZW50KSxlLnJlcGxhY2VXaXRoKHQpfX1pbml0aWFsaXplKCl7dGhpcy5jb25maWcuaGlzdG9yeSYmIXRoaXMuI2cmJih0aGlzLiNnPSEwLHdpbmRvdy5uYXZpZ2F0aW9uJiYhL2ZpcmVmb3gvaS50ZXN0KG5hdmlnYXRvci51c2VyQWdlbnQpP25hdmlnYXRpb24uYWRkRXZlbnRMaXN0ZW5lcihcIm5hdmlnYXRlXCIsZT0+e1widHJhdmVyc2VcIj09PWUubmF2aWdhdGlvblR5cGUmJmUuY2FuSW50ZXJjZXB0JiYhZS5oYXNoQ2hhbmdlJiZlLmludGVyY2VwdCh7aGFuZGxlcjooKT0+dGhpcy4jJGUoKX0pfSk6d2luZG93LmFkZEV2ZW50TGlzdGVuZXIoXCJwb3BzdGF0ZVwiLGU9PnRoaXMuIyRlKGUuc3RhdGUpKSksdGhpcy5wcm9jZXNzKGRvY3VtZW50LmJvZHkpfWFzeW5jIHN3YXAoZSl7dHJ5e2xldHtmcmFnbWVudDp0LHRpdGxlOnJ9PXRoaXMuI0llKGUudGV4dCk7ZS50aXRsZT1yO2xldCBpPVtdLHM9dGhpcy4jTGUodCxlLnNvdXJjZUVsZW1lbnQsZS5zZWxlY3RPT0IpLG49dGhpcy4jVmUodCxlKTtpLnB1c2goLi4ucywuLi5uKTtsZXQgbz1uLmxlbmd0aHx8cy5sZW5ndGgmJiF0aGlzLmNvbmZpZy5hbGxvd0VtcHR5U3dhcEFmdGVyT09CLGE9dGhpcy4jRGUoZSx0LG8pO2lmKGEmJmkudW5zaGlmdChhKSwhdGhpcy4jTChlLnNvdXJjZUVsZW1lbnQsXCJodG14OmJlZm9yZTpzd2FwXCIse2N0eDplLHRhc2tzOml9KSlyZXR1cm47dGhpcy4jV2UoZSk7bGV0IGw9W10saD1bXTtmb3IobGV0IHQgb2YgaSl0LnN3YXBTcGVjPy50cmFuc2l0aW9uPz9hPy50cmFuc2l0aW9uPz9lLnRyYW5zaXRpb24/aC5wdXNoKHQpOmwucHVzaCh0aGlzLiNOKHQpKTtpZihoLmxlbmd0aD4wKXtsZXQgdD1hc3luYygpPT57Zm9yKGxldCBlIG9mIGgpYXdhaXQgdGhpcy4jTihlLCExKX07bC5wdXNoKHRoaXMuI19lKHQsZSkpfWF3YWl0IFByb21pc2UuYWxsKGwpLCFlLnNvdXJjZUVsZW1lbnQ/LmlzQ29ubmVjdGVkJiZhPy50YXJnZXQ/LmlzQ29ubmVjdGVkJiYoZS5zb3VyY2VFbGVtZW50PWEudGFyZ2V0KSx0aGlzLiNMKGUuc291cmNlRWxlbWVudCxcImh0bXg6YWZ0ZXI6c3dhcFwiLHtjdHg6ZX0pLGUudGl0bGUmJlwibm9uZVwiIT09ZS5zd2FwJiYoZG9jdW1lbnQudGl0bGU9ZS50aXRsZSksdGhpcy4jRmUoZSl9ZmluYWxseXt0aGlzLiNMKGUuc291cmNlRWxlbWVudCxcImh0bXg6ZmluYWxseTpzd2FwXCIse2N0eDplfSl9fSNEZShlLHQscil7bGV0IGk9dGhpcy4jSGUoZS5zd2FwfHx0aGlzLmNvbmZpZy5kZWZhdWx0U3dhcCk7aWYoaS5pZ25vcmVUaXRsZSYmKGUudGl0bGU9bnVsbCksXCJkZWxldGVcIj09PWkuc3R5bGV8fCh0LnF1ZXJ5U2VsZWN0b3IoXCJib2R5XCIpfHx0KS5jaGlsZEVsZW1lbnRDb3VudD4wfHx0LnRleHRDb250ZW50LnRyaW0oKXx8KGkuc3dhcEVtcHR5Pz8hcikpe2lmKGUuc2VsZWN0KXtsZXQgcj10LnF1ZXJ5U2VsZWN0b3JBbGwoZS5zZWxlY3QpOyh0PWRvY3VtZW50LmNyZWF0ZURvY3VtZW50RnJhZ21lbnQoKSkuYXBwZW5kKC4uLnIpfXJldHVybiB0aGlzLiNEKGUuc291cmNlRWxlbWVudCkmJihpLnNob3d8fD1cInRvcFwiKSx7dHlwZTpcIm1haW5cIixmcmFnbWVudDp0LHRhcmdldDp0aGlzLiNLKGUuc291cmNlRWxlbWVudHx8ZG9jdW1lbnQuYm9keSxpLnRhcmdldHx8ZS50YXJnZXQpLHN3YXBTcGVjOmksc291cmNlRWxlbWVudDplLnNvdXJjZUVsZW1lbnQsdHJhbnNpdGlvbjplLnRyYW5zaXRpb24mJiExIT09aS50cmFuc2l0aW9ufX19YXN5bmMjTihlLHQ9ITApe2xldHt0YXJnZXQ6cixzd2FwU3BlYzppLGZyYWdtZW50OnN9PWU7aWYoXCJzdHJpbmdcIj09dHlwZW9mIHImJihyPWRvY3VtZW50LnF1ZXJ5U2VsZWN0b3IocikpLCFyKXJldHVybjtcInN0cmluZ1wiPT10eXBlb2YgaSYmKGk9dGhpcy4jSGUoaSkpO2xldCBuLG89aS5zdHlsZTtpZihcIm5vbmVcIj09PW8pcmV0dXJuO2lmKFwiQk9EWVwiPT09cy5maXJzdEVsZW1lbnRDaGlsZD8udGFnTmFtZSl7Y29uc3QgZT1yPT09ZG9jdW1lbnQuYm9keSYmby5zdGFydHNXaXRoKFwib3V0ZXJcIik7ZSYmXCJvdXRlckhUTUxcIj09PW8mJihvPVwib3V0ZXJTeW5jXCIpLGkuc3RyaXA/Pz0hZX1pZihpLnN0cmlwJiZzLmZpcnN0RWxlbWVudENoaWxkJiYocz1kb2N1bWVudC5jcmVhdGVEb2N1bWVudEZyYWdtZW50KCkscy5hcHBlbmQoLi4uKGUuZnJhZ21lbnQuZmlyc3RFbGVtZW50Q2hpbGQuY29udGVudHx8ZS5mcmFnbWVudC5maXJzdEVsZW1lbnRDaGlsZCkuY2hpbGROb2RlcykpLHRoaXMuI1VlKHIsXCJodG14LXN3YXBwaW5nXCIpLHQmJmUuc3dhcFNwZWM/LnN3YXAmJmF3YWl0IHRoaXMudGltZW91dChlLnN3YXBTcGVjPy5zd2FwKSxcImRlbGV0ZVwiPT09bylyZXR1cm4gdm9pZChyLnBhcmVudE5vZGUmJih0aGlzLiNTZShyKSxyLnBhcmVudE5vZGUucmVtb3ZlQ2hpbGQocikpKTtsZXQgYT1bXSxsPWkuc2V0dGxlPz90aGlzLmNvbmZpZy5kZWZhdWx0U2V0dGxlRGVsYXksaD1yLnBhcmVudE5vZGU7aWYoXCJpbm5lckhUTUxcIj09PW98fFwib3V0ZXJIVE1MXCI9PT1vJiZoKXtsZXQgZT1kb2N1bWVudC5hY3RpdmVFbGVtZW50O2lmKGU/LmlkKXtsZXQgdCxyO3RyeXt0PWUuc2VsZWN0aW9uU3RhcnQscj1lLnNlbGVjdGlvbkVuZH1jYXRjaChlKXt9bj17ZWx0OmUsc3RhcnQ6dCxlbmQ6cn19YT10JiZsP3RoaXMuI1FlKHMscik6W119bGV0IGM9dGhpcy4jVGUocyksdT1bLi4ucy5jaGlsZE5vZGVzXTt0cnl7aWYoXCJpbm5lckhUTUxcIj09PW8pe2Zvcihjb25zdCBlIG9mIHIuY2hpbGRyZW4pdGhpcy4jU2UoZSk7ci5yZXBsYWNlQ2hpbGRyZW4oLi4ucy5jaGlsZE5vZGVzKX1lbHNlIGlmKFwidGV4dENvbnRlbnRcIj09PW8pe2Zvcihjb25zdCBlIG9mIHIucXVlcnlTZWxlY3RvckFsbChcIltkYXRhLWh0bXgtcG93ZXJlZF1cIikpdGhpcy4jU2UoZSk7ci50ZXh0Q29udGVudD1zLnRleHRDb250ZW50fWVsc2UgaWYoXCJvdXRlckhUTUxcIj09PW8paCYmKHRoaXMuI2tlKGgscixzKSx0aGlzLiNTZShyKSxoLnJlbW92ZUNoaWxkKHIpLHI9dS5maW5kKGU9PjE9PT1lLm5vZGVUeXBlKXx8aCk7ZWxzZSBpZihcIm91dGVyU3luY1wiPT09byl7dGhpcy4jSmUocixzLmZpcnN0RWxlbWVudENoaWxkKTtmb3IoY29uc3QgZSBvZiByLmNoaWxkcmVuKXRoaXMuI1NlKGUpO3IucmVwbGFjZUNoaWxkcmVuKC4uLnMuZmlyc3RFbGVtZW50Q2hpbGQuY2hpbGROb2RlcyksdT1bcl19ZWxzZSBpZihcImlubmVyTW9ycGhcIj09PW8pdGhpcy4jSShyLHMsITApLHU9Wy4uLnIuY2hpbGROb2Rlc107ZWxzZSBpZihcIm91dGVyTW9ycGhcIj09PW8pdGhpcy4jSShyLHMsITEpLHUucHVzaChyKTtlbHNlIGlmKFwiYmVmb3JlYmVnaW5cIj09PW8paCYmdGhpcy4ja2UoaCxyLHMpO2Vsc2UgaWYoXCJhZnRlcmJlZ2luXCI9PT1vKXRoaXMuI2tlKHIsci5maXJzdENoaWxkLHMpO2Vsc2UgaWYoXCJiZWZvcmVlbmRcIj09PW8pdGhpcy4ja2UocixudWxsLHMpO2Vsc2UgaWYoXCJhZnRlcmVuZFwiPT09byloJiZ0aGlzLiNrZShoLHIubmV4dFNpYmxpbmcscyk7ZWxzZXtsZXQgZT10aGlzLiNpLmdldChcImhhbmRsZV9zd2FwXCIpfHxbXSx0PSExO2Zvcihjb25zdCBuIG9mIGUpe2xldCBlPW4obyxyLHMsaSk7aWYoZSl7dD0hMCxBcnJheS5pc0FycmF5KGUpJiYodT1lKTticmVha319aWYoIXQpdGhyb3cgbmV3IEVycm9yKGBVbmtub3duIHN3YXAgc3R5bGU6ICR7b31gKX19ZmluYWxseXt0aGlzLiNYZShyLFwiaHRteC1zd2FwcGluZ1wiKX1pZihlLnRhcmdldD1yLHRoaXMuI3FlKGMpLG4mJiFuLmVsdC5tYXRjaGVzKFwiOmZvY3VzXCIpKXtsZXQgZT1kb2N1bWVudC5nZXRFbGVtZW50QnlJZChuLmVsdC5pZCk7aWYoZSl7bGV0IHQ9e3ByZXZlbnRTY3JvbGw6dm9pZCAwIT09aS5mb2N1c1Njcm9sbD8haS5mb2N1c1Njcm9sbDohdGhpcy5jb25maWcuZGVmYXVsdEZvY3VzU2Nyb2xsfTt0aGlzLiNQZShlLHQsbi5zdGFydCxuLmVuZCl9fXRoaXMuI0wocixcImh0bXg6YmVmb3JlOnNldHRsZVwiLHt0YXNrOmUsbmV3Q29udGVudDp1LHNldHRsZVRhc2tzOmF9KTtmb3IoY29uc3QgZSBvZiB1KXRoaXMuI1VlKGUsXCJodG14LWFkZGVkXCIpO2lmKHQmJmEubGVuZ3RoPjApe3RoaXMuI1VlKHIsXCJodG14LXNldHRsaW5nXCIpLGF3YWl0IHRoaXMudGltZW91dChsKTtmb3IobGV0IGUgb2YgYSllKCk7dGhpcy4jWGUocixcImh0bXgtc2V0dGxpbmdcIil9dGhpcy4jTChyLFwiaHRteDphZnRlcjpzZXR0bGVcIix7dGFzazplLG5ld0NvbnRlbnQ6dSxzZXR0bGVUYXNrczphfSk7Zm9yKGNvbnN0IGUgb2YgdSl0aGlzLiNYZShlLFwiaHRteC1hZGRlZFwiKSx0aGlzLnByb2Nlc3MoZSksdGhpcy4jUmUoZSk7dGhpcy4jQmUoaSxyKX0jTChlLHQscj17fSxpPSEwKXtpZihyLmVycm9yKXtsZXQgaT1gaHRteDogJHt0fTogJHtyLmVycm9yLm1lc3NhZ2U/P3IuZXJyb3J9YDtyLmVycm9yIGluc3RhbmNlb2YgRXJyb3I/Y29uc29sZS5lcnJvcihpLHIuZXJyb3Ise2VsdDplLGRldGFpbDpyfSk6Y29uc29sZS5lcnJvcihpLHtlbHQ6ZSxkZXRhaWw6cn0pfWVsc2Ugci53YXJuP2NvbnNvbGUud2FybihgaHRteDogJHt0fTogJHtyLndhcm59YCx7ZWx0OmUsZGV0YWlsOnJ9KTp0aGlzLmNvbmZpZy5sb2dBbGwmJmNvbnNvbGUubG9nKGBodG14OiAke3R9YCx7ZWx0OmUsZGV0YWlsOnJ9KTtyZXR1cm4gZT10aGlzLiNHZShlKSx0aGlzLiMkKGUsdCxyKSx0aGlzLnRyaWdnZXIoZSx0aGlzLiNGKHQpLHIsaSl9IyQoZSx0LHI9e30pe2xldCBpPXRoaXMuI2kuZ2V0KHQucmVwbGFjZSgvOi9nLFwiX1wiKSk7aWYoaSl7ci5jYW5jZWxsZWQ9ITE7Zm9yKGNvbnN0IHQgb2YgaSlpZighMT09PXQoZSxyKXx8ci5jYW5jZWxsZWQpcmV0dXJuIHIuY2FuY2VsbGVkPSEwLCExfXJldHVybiEwfXRpbWVvdXQoZSl7aWYoKGU9dGhpcy5wYXJzZUludGVydmFsKGUpKT4wKXJldHVybiBuZXcgUHJvbWlzZSh0PT5zZXRUaW1lb3V0KHQsZSkpfW9uTG9hZChlKXt0aGlzLm9uKHRoaXMuI0YoXCJodG14OmFmdGVyOnByb2Nlc3NcIiksdD0+e2UodC50YXJnZXQpfSl9b24oZSx0LHIpe2xldCBpLHM9ZG9jdW1lbnQ7cmV0dXJuIHZvaWQgMD09PXI/KGk9ZSxyPXQpOihzPXRoaXMuI0dlKGUpLGk9dCkscy5hZGRFdmVudExpc3RlbmVyKGkscikscn1maW5kKGUsdCl7cmV0dXJuIHRoaXMuI3plKGUsdCl9ZmluZEFsbChlLHQpe3JldHVybiB0aGlzLiNiZShlLHQpfXBhcnNlSW50ZXJ2YWwoZSl7aWYoXCJudW1iZXJcIj09dHlwZW9mIGUpcmV0dXJuIGU7bGV0Wyx0LHJdPWU/Lm1hdGNoKC9eKFtcXGQuXSspKG1zfHN8bSk/JC8pfHxbXSxpPXBhcnNlRmxvYXQodCkqKHttczoxLHM6MWUzLG06NmU0fVtyXXx8MSk7cmV0dXJuIGlzTmFOKGkpP3ZvaWQgMDppfXRyaWdnZXIoZSx0LHI9e30saT0hMCl7ZT10aGlzLiNHZShlKTtsZXQgcz1uZXcgQ3VzdG9tRXZlbnQodCx7ZGV0YWlsOnIsY2FuY2VsYWJsZTohMCxidWJibGVzOmksY29tcG9zZWQ6ITB9KSxuPWU/LmlzQ29ubmVjdGVkP2U6ZG9jdW1lbnQ7cmV0dXJuIXI/LmNhbmNlbGxlZCYmbi5kaXNwYXRjaEV2ZW50KHMpfWFqYXgoZSx0LHIpeyghcnx8ciBpbnN0YW5jZW9mIEVsZW1lbnR8fFwic3RyaW5nXCI9PXR5cGVvZiByKSYmKHI9e3RhcmdldDpyfSk7bGV0IGk9XCJzdHJpbmdcIj09dHlwZW9mIHIuc291cmNlP2RvY3VtZW50LnF1ZXJ5U2VsZWN0b3Ioci5zb3VyY2UpOnIuc291cmNlO2lmKFwic3RyaW5nXCI9PXR5cGVvZiByLnNvdXJjZSYmIWkpcmV0dXJuIFByb21pc2UucmVqZWN0KG5ldyBFcnJvcihcIlNvdXJjZSBub3QgZm91bmRcIikpO2l8fD1kb2N1bWVudC5ib2R5O2xldCBzPXRoaXMuI1QoaSxyLmV2ZW50fHx7fSk7cmV0dXJuIE9iamVjdC5hc3NpZ24ocyxyKSxyLnRhcmdldCYmKHMudGFyZ2V0PXRoaXMuI0soZG9jdW1lbnQuYm9keSxyLnRhcmdldCksIXMudGFyZ2V0KT9Qcm9taXNlLnJlamVjdChuZXcgRXJyb3IoXCJUYXJnZXQgbm90IGZvdW5kXCIpKTooT2JqZWN0LmFzc2lnbihzLnJlcXVlc3Qse2FjdGlvbjp0LG1ldGhvZDplLnRvVXBwZXJDYXNlKCl9KSxyLmhlYWRlcnMmJk9iamVjdC5hc3NpZ24ocy5yZXF1ZXN0LmhlYWRlcnMsci5oZWFkZXJzKSx0aGlzLiNYKHMpKX0jS2UoZSl7dGhpcy5jb25maWcuaGlzdG9yeSYmKGhpc3RvcnkucHVzaFN0YXRlKHtodG14OiEwfSxcIlwiLGUpLHRoaXMuI0woZG9jdW1lbnQsXCJodG14OmFmdGVyOmhpc3Rvcnk6cHVzaFwiLHtwYXRoOmV9KSl9I1llKGUpe3RoaXMuY29uZmlnLmhpc3RvcnkmJihoaXN0b3J5LnJlcGxhY2VTdGF0ZSh7aHRteDohMH0sXCJcIixlKSx0aGlzLiNMKGRvY3VtZW50LFwiaHRteDphZnRlcjpoaXN0b3J5OnJlcGxhY2VcIix7cGF0aDplfSkpfWFzeW5jIyRlKGUsdCl7aWYoYXdhaXQgdGhpcy50aW1lb3V0KDEpLGU/Pz1oaXN0b3J5LnN0YXRlLCFlPy5odG14KXJldHVybjt0aGlzLiNwPy5hYm9ydCgpLHQ9dHx8bG9jYXRpb24ucGF0aG5hbWUrbG9jYXRpb24uc2VhcmNoO2xldCByPWRvY3VtZW50LnF1ZXJ5U2VsZWN0b3IodGhpcy4jUyhcIltoeC1oaXN0b3J5LWVsdF1cIikpfHxkb2N1bWVudC5ib2R5O2lmKHRoaXMuI0woZG9jdW1lbnQsXCJodG14OmJlZm9yZTpoaXN0b3J5OnJlc3RvcmVcIix7cGF0aDp0LGNhY2hlTWlzczohMH0pKXtpZihcInJlbG9hZFwiIT09dGhpcy5jb25maWcuaGlzdG9yeSlyZXR1cm4gdGhpcy4jcD1uZXcgQWJvcnRDb250cm9sbGVyLHRoaXMuYWpheChcIkdFVFwiLHQse3RhcmdldDpyLHN3YXA6XCJvdXRlclN5bmNcIixzZWxlY3Q6ciE9PWRvY3VtZW50LmJvZHk/dGhpcy4jUyhcIltoeC1oaXN0b3J5LWVsdF1cIik6dm9pZCAwLHJlcXVlc3Q6e2hlYWRlcnM6e1wiSFgtSGlzdG9yeS1SZXN0b3JlLVJlcXVlc3RcIjpcInRydWVcIn0sc2lnbmFsOnRoaXMuI3Auc2lnbmFsfX0pO3RoaXMuX2xvYy5yZWxvYWQoKX19I1plKGUpe2xldHtzb3VyY2VFbGVtZW50OnQscHVzaDpyLHJlcGxhY2U6aSxoeDpzLHJlc3BvbnNlOm59PWU7aWYoKHM/LnB1c2h1cmx8fHM/LnJlcGxhY2V1cmwpJiYocj1zLnB1c2h1cmwsaT1zLnJlcGxhY2V1cmwpLG51bGw9PXImJm51bGw9PWkmJnRoaXMuI0QodCkmJihyPVwidHJ1ZVwiKSxcImZhbHNlXCIhPT1yJiYhMSE9PXJ8fChyPW51bGwpLFwiZmFsc2VcIiE9PWkmJiExIT09aXx8KGk9bnVsbCksIXImJiFpKXJldHVybiBudWxsO2xldCBvPXJ8fGk7aWYoXCJ0cnVlXCI9PT1vKXtsZXQgdD1uPy5yYXc/LnVybHx8ZS5yZXF1ZXN0LmFjdGlvbixyPW5ldyBVUkwodCxsb2NhdGlvbi5ocmVmKTtvPXIucGF0aG5hbWUrci5zZWFyY2grKGUucmVxdWVzdC5hbmNob3I/XCIjXCIrZS5yZXF1ZXN0LmFuY2hvcjpcIlwiKX1yZXR1cm57dHlwZTpyP1wicHVzaFwiOlwicmVwbGFjZVwiLHBhdGg6b319I1dlKGUpe2lmKCF0aGlzLmNvbmZpZy5oaXN0b3J5KXJldHVybjtoaXN0b3J5LnN0YXRlPy5odG14fHxoaXN0b3J5LnJlcGxhY2VTdGF0ZSh7aHRteDohMH0sXCJcIixsb2NhdGlvbi5ocmVmKTtsZXQgdD10aGlzLiNaZShlKTtpZighdClyZXR1cm47bGV0IHI9e2hpc3Rvcnk6dCxzb3VyY2VFbGVtZW50OmUuc291cmNlRWxlbWVudCxyZXNwb25zZTplLnJlc3BvbnNlfTt0aGlzLiNMKGRvY3VtZW50LFwiaHRteDpiZWZvcmU6aGlzdG9yeTp1cGRhdGVcIixyKSYmKFwicHVzaFwiPT09dC50eXBlP3RoaXMuI0tlKHQucGF0aCk6dGhpcy4jWWUodC5wYXRoKSx0aGlzLiNMKGRvY3VtZW50LFwiaHRteDphZnRlcjpoaXN0b3J5OnVwZGF0ZVwiLHIpKX0jdmUoZSl7aWYoZS5faHRteD8ub25Jbml0aWFsaXplZClyZXR1cm47bGV0IHQ9dGhpcy4jdihcImh4LW9uXCIpLHI9dGhpcy5jb25maWcubWV0YUNoYXJhY3Rlcnx8XCI6XCIsaT10PT5hc3luYyByPT57dHJ5e2F3YWl0IHRoaXMuI2soZSx7ZXZlbnQ6cn0sYHdpdGgoZXZlbnQ/LmRldGFpbHx8e30peyR7dH19YCwhMSl9Y2F0Y2godCl7XCJzeW1ib2xcIiE9dHlwZW9mIHQmJnRoaXMuI0woZSxcImh0bXg6ZXJyb3JcIix7ZXJyb3I6dH0pfX07Zm9yKGxldCBzIG9mIGUuZ2V0QXR0cmlidXRlTmFtZXMoKSl7bGV0IG49dC5maW5kKGU9PnMuc3RhcnRzV2l0aChlKSk7aWYoIW4pY29udGludWU7dGhpcy4jSChlKS5vbkluaXRpYWxpemVkPSEwO2xldCBvPXMuc3Vic3RyaW5nKG4ubGVuZ3RoKSxhPWUuZ2V0QXR0cmlidXRlKHMpO2lmKCFvKXtmb3IobGV0IHQgb2YgYS5zcGxpdCgvOyg/PVteO10qLT4pLykpe2xldCByPXQuaW5kZXhPZihcIi0+XCIpOy0xIT09ciYmdGhpcy4jTyhlLHQuc3Vic3RyaW5nKDAscikudHJpbSgpLGkodC5zdWJzdHJpbmcocisyKS50cmltKCkpKX1jb250aW51ZX1pZihvWzBdIT09ciljb250aW51ZTtsZXQgbD1vLnN1YnN0cmluZygxKTtsLnN0YXJ0c1dpdGgocikmJihsPVwiaHRteFwiK3IrbC5zdWJzdHJpbmcoMSkpLHRoaXMuI08oZSxsLGkoYSkpfX0jaGUoZSl7bGV0IHQscj1lLnNvdXJjZUVsZW1lbnQsaT10aGlzLiNFKHIsXCJoeC1pbmRpY2F0b3JcIik7aWYoaSl0PXRoaXMuI2JlKHIsaSxcImh4LWluZGljYXRvclwiKTtlbHNle2lmKHI9PT1kb2N1bWVudC5ib2R5KXJldHVybjt0PVtyXX1mb3IoY29uc3QgciBvZiB0KXtlLmluZGljYXRvcnMucHVzaChyKTtsZXQgdD10aGlzLiNXKHIpO3QucmM9KHQucmN8fDApKzEsdGhpcy4jVWUocix0aGlzLmNvbmZpZy5yZXF1ZXN0Q2xhc3MpfX0jcGUoZSl7Zm9yKGxldCB0IG9mIGUpe2xldCBlPXRoaXMuI1codCk7ZS5yYyYmLS1lLnJjPD0wJiYodGhpcy4jWGUodCx0aGlzLmNvbmZpZy5yZXF1ZXN0Q2xhc3MpLGRlbGV0ZSBlLnJjKX19I2NlKGUpe2xldCB0PWUuc291cmNlRWxlbWVudCxyPXRoaXMuI0UodCxcImh4LWRpc2FibGVcIik7aWYocilmb3IobGV0IGkgb2YgdGhpcy4jYmUodCxyLFwiaHgtZGlzYWJsZVwiKSl7ZS5kaXNhYmxlZEVsZW1lbnRzLnB1c2goaSk7bGV0IHQ9dGhpcy4jVyhpKTt0LmRjPSh0LmRjfHwwKSsxLGkuZGlzYWJsZWQ9ITB9fSNnZShlKXtmb3IoY29uc3QgdCBvZiBlKXtsZXQgZT10aGlzLiNXKHQpO2UuZGMmJi0tZS5kYzw9MCYmKHQuZGlzYWJsZWQ9ITEsZGVsZXRlIGUuZGMpfX0jQyhlLHQscixpLHMpe2lmKGkmJnQmJiF0LnJlcG9ydFZhbGlkaXR5KCkpcmV0dXJuO3I/Pz10JiZcInN1Ym1pdFwiPT09ZS50eXBlP2U6bnVsbDtsZXQgbj10P25ldyBGb3JtRGF0YSh0KTpuZXcgRm9ybURhdGEsbz10P25ldyBTZXQodC5lbGVtZW50cyk6bmV3IFNldDtpZighdCl7aWYoaSYmZS5yZXBvcnRWYWxpZGl0eSYmIWUucmVwb3J0VmFsaWRpdHkoKSlyZXR1cm47dGhpcy4jZXQoZSxvLG4scyl9cj8ubmFtZSYmKG4uYXBwZW5kKHIubmFtZSxyLnZhbHVlKSxvLmFkZChyKSk7bGV0IGE9dGhpcy4jRShlLFwiaHgtaW5jbHVkZVwiKTtpZihhKWZvcihsZXQgdCBvZiB0aGlzLiNiZShlLGEpKXtpZihpJiZ0LnJlcG9ydFZhbGlkaXR5JiYhdC5yZXBvcnRWYWxpZGl0eSgpKXJldHVybjt0aGlzLiNldCh0LG8sbil9cmV0dXJuIG59I2V0KGUsdCxyLGkpe2xldCBzPWUudGFnTmFtZSxuPVtdO1wiQlVUVE9OXCI9PT1zfHxzLmluY2x1ZGVzKFwiLVwiKT9uPVtlXTooW1wiSU5QVVRcIixcIlNFTEVDVFwiLFwiVEVYVEFSRUFcIixcIkZJRUxEU0VUXCJdLmluY2x1ZGVzKHMpfHwhaSYmZSE9PWRvY3VtZW50LmJvZHkpJiYobj10aGlzLiNqKGUsXCJbbmFtZV06bm90KGJ1dHRvbilcIikpO2ZvcihsZXQgZSBvZiBuKXtsZXQgaT1lLm5hbWV8fGUuZ2V0QXR0cmlidXRlPy4oXCJuYW1lXCIpO2lmKCFpfHxlLm1hdGNoZXMoXCI6ZGlzYWJsZWRcIil8fHQuaGFzKGUpKWNvbnRpbnVlO3QuYWRkKGUpO2xldCBzPWUudHlwZTtpZihcImNoZWNrYm94XCI9PT1zfHxcInJhZGlvXCI9PT1zfHxcIklOUFVUXCIhPT1lLnRhZ05hbWUmJlwiY2hlY2tlZFwiaW4gZSllLmNoZWNrZWQmJnIuYXBwZW5kKGksZS52YWx1ZSk7ZWxzZSBpZihcImZpbGVcIj09PXMpZm9yKGxldCB0IG9mIGUuZmlsZXMpci5hcHBlbmQoaSx0KTtlbHNlIGlmKFwic2VsZWN0LW11bHRpcGxlXCI9PT1zKWZvcihsZXQgdCBvZiBlLnNlbGVjdGVkT3B0aW9ucylyLmFwcGVuZChpLHQudmFsdWUpO2Vsc2UgaWYoQXJyYXkuaXNBcnJheShlLnZhbHVlKSlmb3IobGV0IHQgb2YgZS52YWx1ZSlyLmFwcGVuZChpLHQpO2Vsc2Ugci5hcHBlbmQoaSxlLnZhbHVlKX19I3EodCxyLGkscz17fSl7bGV0IG49dGhpcy4jRSh0LHIpO2lmKCFuKXJldHVybiBudWxsO2xldCBvPXRoaXMuI2llKG4pO2lmKG8pcmV0dXJuIDAhPT1vLmluZGV4T2YoXCJ7XCIpJiYobz1cIntcIitvK1wifVwiKSx0aGlzLiNrKHQscyxvLCEwKS50aGVuKGU9PntpKGUpfSk7aShlLnBhcnNlKG4pKX0jdHQoZSl7bGV0IHQ9ZS50cmltKCk7cmV0dXJuIHQuc3RhcnRzV2l0aChcIjxcIikmJnQuZW5kc1dpdGgoXCIvPlwiKT90LnNsaWNlKDEsLTIpOnR9I2JlKHQscixpLHMpe2xldCBuPXI/P3Qsbz1yP3RoaXMuI0dlKHQpfHxkb2N1bWVudC5ib2R5OmRvY3VtZW50O2lmKG4uc3RhcnRzV2l0aChcImdsb2JhbCBcIikpcmV0dXJuIHRoaXMuI2JlKG8sbi5zbGljZSg3KSxpLCEwKTtsZXQgYT1uP2Uuc3BsaXQobik6W10sbD1bXSxoPVtdO2Zvcihjb25zdCBlIG9mIGEpe2xldCB0LHI9dGhpcy4jdHQoZSk7aWYoci5zdGFydHNXaXRoKFwiY2xvc2VzdCBcIikpdD1vLmNsb3Nlc3Qoci5zbGljZSg4KSk7ZWxzZSBpZihyLnN0YXJ0c1dpdGgoXCJmaW5kIFwiKSl0PW8ucXVlcnlTZWxlY3RvcihyLnNsaWNlKDUpKTtlbHNlIGlmKHIuc3RhcnRzV2l0aChcImZpbmRBbGwgXCIpKWwucHVzaCguLi5vLnF1ZXJ5U2VsZWN0b3JBbGwoci5zbGljZSg4KSkpO2Vsc2UgaWYoXCJuZXh0XCI9PT1yfHxcIm5leHRFbGVtZW50U2libGluZ1wiPT09cil0PW8ubmV4dEVsZW1lbnRTaWJsaW5nO2Vsc2UgaWYoci5zdGFydHNXaXRoKFwibmV4dCBcIikpdD10aGlzLiNydChvLHIuc2xpY2UoNSksISFzKTtlbHNlIGlmKFwicHJldmlvdXNcIj09PXJ8fFwicHJldmlvdXNFbGVtZW50U2libGluZ1wiPT09cil0PW8ucHJldmlvdXNFbGVtZW50U2libGluZztlbHNlIGlmKHIuc3RhcnRzV2l0aChcInByZXZpb3VzIFwiKSl0PXRoaXMuI2l0KG8sci5zbGljZSg5KSwhIXMpO2Vsc2UgaWYoXCJkb2N1bWVudFwiPT09cil0PWRvY3VtZW50O2Vsc2UgaWYoXCJ3aW5kb3dcIj09PXIpdD13aW5kb3c7ZWxzZSBpZihcImJvZHlcIj09PXIpdD1kb2N1bWVudC5ib2R5O2Vsc2UgaWYoXCJob3N0XCI9PT1yKXQ9by5nZXRSb290Tm9kZSgpLmhvc3Q7ZWxzZSBpZihcInRoaXNcIj09PXIpe2lmKGkpe2wucHVzaCguLi50aGlzLiN6KG8saSkpO2NvbnRpbnVlfXQ9b31lbHNlIGgucHVzaChyKTt0JiZsLnB1c2godCl9aWYoaC5sZW5ndGg+MCl7bGV0IGU9aC5qb2luKFwiLFwiKSx0PXRoaXMuI3N0KG8sISFzKTtsLnB1c2goLi4udC5xdWVyeVNlbGVjdG9yQWxsKGUpKX1yZXR1cm5bLi4ubmV3IFNldChsKV19I3J0KGUsdCxyKXtyZXR1cm4gdGhpcy4jbnQodGhpcy4jc3QoZSxyKS5xdWVyeVNlbGVjdG9yQWxsKHQpLGUsTm9kZS5ET0NVTUVOVF9QT1NJVElPTl9QUkVDRURJTkcpfSNpdChlLHQscil7bGV0IGk9Wy4uLnRoaXMuI3N0KGUscikucXVlcnlTZWxlY3RvckFsbCh0KV0ucmV2ZXJzZSgpO3JldHVybiB0aGlzLiNudChpLGUsTm9kZS5ET0NVTUVOVF9QT1NJVElPTl9GT0xMT1dJTkcpfSNudChlLHQscil7Zm9yKGNvbnN0IGkgb2YgZSlpZihpLmNvbXBhcmVEb2N1bWVudFBvc2l0aW9uKHQpPT09cilyZXR1cm4gaX0jc3QoZSx0KXtyZXR1cm4gZS5pc0Nvbm5lY3RlZCYmZS5nZXRSb290Tm9kZT9lLmdldFJvb3ROb2RlPy4oe2NvbXBvc2VkOnR9KTpkb2N1bWVudH0jZWUoZSx0LHIpe2xldCBpPXRoaXMuI2JlKGUsdCxyKVswXTtyZXR1cm4gaXx8Y29uc29sZS53YXJuKGBodG14OiAnJHt0fScgb24gJHtyfSBkaWQgbm90IG1hdGNoIGFueSBlbGVtZW50YCx7ZWx0OmUsc2VsZWN0b3I6dCxhdHRyOnJ9KSxpfSN6ZShlLHQscil7cmV0dXJuIHRoaXMuI2JlKGUsdCxyKVswXX0jaWUoZSl7aWYobnVsbCE9ZSl7aWYoZS5zdGFydHNXaXRoKFwianM6XCIpKXJldHVybiBlLnN1YnN0cmluZygzKTtpZihlLnN0YXJ0c1dpdGgoXCJqYXZhc2NyaXB0OlwiKSlyZXR1cm4gZS5zdWJzdHJpbmcoMTEpfX0jYWUoZSl7bGV0IHQ9dGhpcy4jSChlKTtpZih0LmFib3J0SW5pdGlhbGl6ZWQpcmV0dXJuO3QuYWJvcnRJbml0aWFsaXplZD0hMDtsZXQgcj0oKT0+e3RoaXMuI29lKGUpLmFib3J0KCl9O2UuYWRkRXZlbnRMaXN0ZW5lcihcImh0bXg6YWJvcnRcIixyKSx0Lmxpc3RlbmVycy5wdXNoKHtmcm9tRWx0OmUsZXZlbnROYW1lOlwiaHRteDphYm9ydFwiLGhhbmRsZXI6cn0pfSNJKGUsdCxyKXtsZXR7cGVyc2lzdGVudElkczppLGlkTWFwOnN9PXRoaXMuI290KGUsdCksbj1kb2N1bWVudC5jcmVhdGVFbGVtZW50KFwiZGl2XCIpO24uaGlkZGVuPSEwLGRvY3VtZW50LmJvZHkuYWZ0ZXIobik7bGV0IG89e3RhcmdldDplLGlkTWFwOnMscGVyc2lzdGVudElkczppLHBhbnRyeTpuLGZ1dHVyZU1hdGNoZXM6bmV3IFdlYWtTZXR9O3I/dGhpcy4jYXQobyxlLHQpOnRoaXMuI2F0KG8sZS5wYXJlbnROb2RlLHQsZSxlLm5leHRTaWJsaW5nKSx0aGlzLiNTZShuKSxuLnJlbW92ZSgpfSNhdChlLHQscixpPW51bGwscz1udWxsKXt0IGluc3RhbmNlb2YgSFRNTFRlbXBsYXRlRWxlbWVudCYmciBpbnN0YW5jZW9mIEhUTUxUZW1wbGF0ZUVsZW1lbnQmJih0PXQuY29udGVudCxyPXIuY29udGVudCksaXx8PXQuZmlyc3RDaGlsZDtsZXQgbj1yLmZpcnN0Q2hpbGQ7Zm9yKDtuOyl7bGV0IHI7aWYoaSYmaSE9cyYmKHI9dGhpcy4jbHQoZSxuLGkscyksciYmciE9PWkpKXtsZXQgbz1pO2Zvcig7byYmbyE9PXI7KXtsZXQgcj1vO289by5uZXh0U2libGluZyxyIGluc3RhbmNlb2YgRWxlbWVudCYmKGUuaWRNYXAuaGFzKHIpfHx0aGlzLiNodChlLHIsbikpP3RoaXMuI0NlKHQscixzKTp0aGlzLiNjdChlLHIpfX1pZighciYmbiBpbnN0YW5jZW9mIEVsZW1lbnQmJmUucGVyc2lzdGVudElkcy5oYXMobi5pZCkpe2xldCBzPUNTUy5lc2NhcGUobi5pZCk7cj1lLnRhcmdldC5pZD09PW4uaWQmJmUudGFyZ2V0fHxlLnRhcmdldC5xdWVyeVNlbGVjdG9yKGBbaWQ9XCIke3N9XCJdYCl8fGUucGFudHJ5LnF1ZXJ5U2VsZWN0b3IoYFtpZD1cIiR7c31cIl1gKTtsZXQgbz1yO2Zvcig7bz1vLnBhcmVudE5vZGU7KXtsZXQgdD1lLmlkTWFwLmdldChvKTt0JiYodC5kZWxldGUoci5pZCksdC5zaXplfHxlLmlkTWFwLmRlbGV0ZShvKSl9dGhpcy4jQ2UodCxyLGkpfWlmKHIpe3RoaXMuI3V0KHIsbixlKSxpPXIubmV4dFNpYmxpbmcsbj1uLm5leHRTaWJsaW5nO2NvbnRpbnVlfWxldCBvPW4ubmV4dFNpYmxpbmc7aWYoZS5pZE1hcC5oYXMobikpe2xldCByPWRvY3VtZW50LmNyZWF0ZUVsZW1lbnQobi50YWdOYW1lKTt0Lmluc2VydEJlZm9yZShyLGkpLHRoaXMuI3V0KHIsbixlKSx0aGlzLnByb2Nlc3MociksaT1yLm5leHRTaWJsaW5nfWVsc2UgdC5pbnNlcnRCZWZvcmUobixpKSxpPW4ubmV4dFNpYmxpbmc7bj1vfWZvcig7aSYmaSE9czspe2xldCB0PWk7aT1pLm5leHRTaWJsaW5nLHRoaXMuI2N0KGUsdCl9fSNodChlLHQscil7aWYoZS5mdXR1cmVNYXRjaGVzLmhhcyh0KSlyZXR1cm4hMDtmb3IobGV0IGk9ci5uZXh0U2libGluZyxzPTA7aSYmczx0aGlzLmNvbmZpZy5tb3JwaFNjYW5MaW1pdDtpPWkubmV4dFNpYmxpbmcscysrKWlmKGkgaW5zdGFuY2VvZiBFbGVtZW50JiZ0LmlzRXF1YWxOb2RlKGkpKXJldHVybiBlLmZ1dHVyZU1hdGNoZXMuYWRkKHQpLCEwO3JldHVybiExfSNsdChlLHQscixpKXtpZigzPT09dC5ub2RlVHlwZSlyZXR1cm4gMz09PXI/Lm5vZGVUeXBlP3I6bnVsbDtpZighKHQgaW5zdGFuY2VvZiBFbGVtZW50KSlyZXR1cm4gbnVsbDtsZXQgcz1udWxsLG49MCxvPXRoaXMuY29uZmlnLm1vcnBoU2NhbkxpbWl0LGE9ZS5pZE1hcC5nZXQodCksbD1hPy5zaXplfHwwO2lmKHQuaWQmJiFhKXJldHVybiBudWxsO2xldCBoPXI7Zm9yKDtoJiZoIT1pOyl7bGV0IHI9ZS5pZE1hcC5nZXQoaCk7aWYodGhpcy4jby5pc1NvZnRNYXRjaChoLHQpKXtpZihyJiZhJiZbLi4ucl0uc29tZShlPT5hLmhhcyhlKSkpcmV0dXJuIGg7aWYoIXIpe2lmKG8+MCYmaC5pc0VxdWFsTm9kZSh0KSlyZXR1cm4gaDtzfHwocz1oKX19aWYobis9cj8uc2l6ZXx8MCxuPmwpYnJlYWs7aWYobnVsbCE9ZG9jdW1lbnQuYWN0aXZlRWxlbWVudD8uc2VsZWN0aW9uU3RhcnQmJmguY29udGFpbnMoZG9jdW1lbnQuYWN0aXZlRWxlbWVudCkpYnJlYWs7aWYoLS1vPDEmJjA9PT1sKWJyZWFrO2g9aC5uZXh0U2libGluZ31yZXR1cm4gcyYmdGhpcy4jaHQoZSxzLHQpP251bGw6c30jTShlLHQpe3JldHVybiBlIGluc3RhbmNlb2YgRWxlbWVudCYmZS50YWdOYW1lPT09dC50YWdOYW1lJiYoIShcIlNDUklQVFwiPT09ZS50YWdOYW1lJiYhZS5pc0VxdWFsTm9kZSh0KSkmJighZS5pZHx8ZS5pZD09PXQuaWQpKX0jY3QoZSx0KXtlLmlkTWFwLmhhcyh0KT90aGlzLiNDZShlLnBhbnRyeSx0LG51bGwpOih0aGlzLiNTZSh0KSx0LnJlbW92ZSgpKX0jQ2UoZSx0LHIpe2lmKGUubW92ZUJlZm9yZSl0cnl7cmV0dXJuIHZvaWQgZS5tb3ZlQmVmb3JlKHQscil9Y2F0Y2goZSl7fWUuaW5zZXJ0QmVmb3JlKHQscil9I3V0KGUsdCxyKXtpZigzPT09ZS5ub2RlVHlwZSlyZXR1cm4gdm9pZChlLm5vZGVWYWx1ZSE9PXQubm9kZVZhbHVlJiYoZS5ub2RlVmFsdWU9dC5ub2RlVmFsdWUpKTtpZih0aGlzLmNvbmZpZy5tb3JwaFNraXAmJmUubWF0Y2hlcz8uKHRoaXMuY29uZmlnLm1vcnBoU2tpcCkpcmV0dXJuO2lmKCF0aGlzLiMkKGUsXCJodG14OmJlZm9yZTptb3JwaDpub2RlXCIse29sZE5vZGU6ZSxuZXdOb2RlOnR9KSlyZXR1cm47dGhpcy4jSmUoZSx0KSxlIGluc3RhbmNlb2YgSFRNTFRleHRBcmVhRWxlbWVudCYmZG9jdW1lbnQuYWN0aXZlRWxlbWVudCE9PWUmJmUuZGVmYXVsdFZhbHVlIT10LmRlZmF1bHRWYWx1ZSYmKGUudmFsdWU9dC52YWx1ZSksdGhpcy5jb25maWcubW9ycGhTa2lwQ2hpbGRyZW4mJmUubWF0Y2hlcz8uKHRoaXMuY29uZmlnLm1vcnBoU2tpcENoaWxkcmVuKXx8ZS5pc0VxdWFsTm9kZSh0KSYmXCJURU1QTEFURVwiIT09dC50YWdOYW1lJiYhdC5xdWVyeVNlbGVjdG9yPy4oXCJ0ZW1wbGF0ZVwiKXx8dGhpcy4jYXQocixlLHQpfSNKZShlLHQpe2xldCByPXRoaXMuY29uZmlnLm1vcnBoSWdub3JlfHxbXSxpPSExLHM9ZT0+dGhpcy4jdihcImh4LVwiKS5zb21lKHQ9PmUuc3RhcnRzV2l0aCh0KSk7Zm9yKGNvbnN0IG4gb2YgdC5hdHRyaWJ1dGVzKWlmKCFyLnNvbWUoZT0+bi5uYW1lLnN0YXJ0c1dpdGgoZSkpJiZlLmdldEF0dHJpYnV0ZShuLm5hbWUpIT09bi52YWx1ZSl7aWYocyhuLm5hbWUpJiYoaT0hMCksIXRoaXMuIyQoZSxcImh0bXg6YmVmb3JlOm1vcnBoOmF0dHJcIix7YXR0ck5hbWU6bi5uYW1lLG5ld1ZhbHVlOm4udmFsdWV9KSljb250aW51ZTtlLnNldEF0dHJpYnV0ZShuLm5hbWUsbi52YWx1ZSksXCJ2YWx1ZVwiPT09bi5uYW1lJiZlIGluc3RhbmNlb2YgSFRNTElucHV0RWxlbWVudCYmXCJmaWxlXCIhPT1lLnR5cGUmJmRvY3VtZW50LmFjdGl2ZUVsZW1lbnQhPT1lJiYoZS52YWx1ZT1uLnZhbHVlKX1mb3IobGV0IG49ZS5hdHRyaWJ1dGVzLmxlbmd0aC0xO24+PTA7bi0tKXtsZXQgbz1lLmF0dHJpYnV0ZXNbbl07aWYobyYmIXQuaGFzQXR0cmlidXRlKG8ubmFtZSkmJiFyLnNvbWUoZT0+by5uYW1lLnN0YXJ0c1dpdGgoZSkpKXtpZihzKG8ubmFtZSkmJihpPSEwKSwhdGhpcy4jJChlLFwiaHRteDpiZWZvcmU6bW9ycGg6YXR0clwiLHthdHRyTmFtZTpvLm5hbWUsbmV3VmFsdWU6bnVsbH0pKWNvbnRpbnVlO2UucmVtb3ZlQXR0cmlidXRlKG8ubmFtZSl9fWkmJnRoaXMuI1NlKGUsITApfSNkdChlLHQscixpKXtmb3IoY29uc3QgcyBvZiBpKWlmKHQuaGFzKHMuaWQpKXtsZXQgdD1zO2Zvcig7dCYmdCE9PXI7KXtsZXQgcj1lLmdldCh0KTtudWxsPT1yJiYocj1uZXcgU2V0LGUuc2V0KHQscikpLHIuYWRkKHMuaWQpLHQ9dC5wYXJlbnRFbGVtZW50fX19I290KGUsdCl7bGV0IHI9dGhpcy4jaihlLFwiW2lkXVwiKSxpPXQucXVlcnlTZWxlY3RvckFsbChcIltpZF1cIikscz10aGlzLiNmdChyLGkpLG49bmV3IE1hcDtyZXR1cm4gdGhpcy4jZHQobixzLGUucGFyZW50RWxlbWVudCxyKSx0aGlzLiNkdChuLHMsdCxpKSx7cGVyc2lzdGVudElkczpzLGlkTWFwOm59fSNmdChlLHQpe2xldCByPW5ldyBTZXQsaT1uZXcgTWFwO2Zvcihjb25zdHtpZDp0LHRhZ05hbWU6c31vZiBlKWkuaGFzKHQpP3IuYWRkKHQpOnQmJmkuc2V0KHQscyk7bGV0IHM9bmV3IFNldDtmb3IoY29uc3R7aWQ6ZSx0YWdOYW1lOm59b2YgdClzLmhhcyhlKT9yLmFkZChlKTppLmdldChlKT09PW4mJnMuYWRkKGUpO2Zvcihjb25zdCBlIG9mIHIpcy5kZWxldGUoZSk7cmV0dXJuIHN9I2ZlKHQpe2xldCByPXQucmVzcG9uc2UucmF3LnN0YXR1cyxpPXRoaXMuY29uZmlnLm5vU3dhcC5tYXAoZT0+ZStcIlwiKSxzPXIrXCJcIjtmb3IobGV0IHIgb2ZbcyxzLnNsaWNlKDAsMikrXCJ4XCIsc1swXStcInh4XCJdKXtpZihpLmluY2x1ZGVzKHIpKXJldHVybiB2b2lkKHQuc3dhcD1cIm5vbmVcIik7bGV0IHM9dGhpcy4jRSh0LnNvdXJjZUVsZW1lbnQsXCJoeC1zdGF0dXM6XCIrcik7aWYocylyZXR1cm4gdm9pZCBlLm1lcmdlKHMsdCl9fSNfZShlLHQpe3JldHVybiBuZXcgUHJvbWlzZShyPT57dGhpcy4jbXx8PVtdLHRoaXMuI20ucHVzaCh7dGFzazplLHJlc29sdmU6cixjdHg6dH0pLHRoaXMuI3h8fHRoaXMuI210KCl9KX1hc3luYyNtdCgpe2lmKDA9PT10aGlzLiNtLmxlbmd0aHx8dGhpcy4jeClyZXR1cm47dGhpcy4jeD0hMDtsZXR7dGFzazplLHJlc29sdmU6dCxjdHg6cn09dGhpcy4jbS5zaGlmdCgpO3RyeXtpZihkb2N1bWVudC5zdGFydFZpZXdUcmFuc2l0aW9uKXtsZXQgdD17dGFzazplLGN0eDpyfTt0aGlzLiNMKHIuc291cmNlRWxlbWVudCxcImh0bXg6YmVmb3JlOnZpZXdUcmFuc2l0aW9uXCIsdCksYXdhaXQgZG9jdW1lbnQuc3RhcnRWaWV3VHJhbnNpdGlvbih0LnRhc2spLmZpbmlzaGVkLHRoaXMuI0woci5zb3VyY2VFbGVtZW50LFwiaHRteDphZnRlcjp2aWV3VHJhbnNpdGlvblwiLHQpfWVsc2UgYXdhaXQgZSgpfWNhdGNoKGUpe31maW5hbGx5e3RoaXMuI3g9ITEsdCgpLHRoaXMuI210KCl9fSNRZShlLHQpe2xldCByPVtcImNsYXNzXCIsXCJzdHlsZVwiLFwid2lkdGhcIixcImhlaWdodFwiXSxpPXQucXVlcnlTZWxlY3RvckFsbChcIltpZF1cIikscz1PYmplY3QuZnJvbUVudHJpZXMoWy4uLmldLm1hcChlPT5bZS5pZCxlXSkpLG49ZS5xdWVyeVNlbGVjdG9yQWxsKFwiW2lkXVwiKSxvPVtdO2ZvcihsZXQgZSBvZiBuKXtsZXQgdD1zW2UuaWRdO2lmKHQ/LnRhZ05hbWU9PT1lLnRhZ05hbWUpe2xldCBpPWUuY2xvbmVOb2RlKCExKTtmb3IobGV0IGkgb2Ygcil0Lmhhc0F0dHJpYnV0ZShpKT9lLnNldEF0dHJpYnV0ZShpLHQuZ2V0QXR0cmlidXRlKGkpKTplLnJlbW92ZUF0dHJpYnV0ZShpKTtvLnB1c2goKCk9Pnt0aGlzLiNKZShlLGkpfSl9fXJldHVybiBvfSNVZShlLHQpe2U/LmNsYXNzTGlzdD8uYWRkPy4odCl9I1hlKGUsdCl7ZT8uY2xhc3NMaXN0Py5yZW1vdmU/Lih0KSwwPT09ZT8uY2xhc3NMaXN0Py5sZW5ndGgmJmUucmVtb3ZlQXR0cmlidXRlKFwiY2xhc3NcIil9I0dlKGUpe3JldHVyblwic3RyaW5nXCI9PXR5cGVvZiBlP3RoaXMuZmluZChlKTplfSNGKGUpe3JldHVybiB0aGlzLmNvbmZpZy5tZXRhQ2hhcmFjdGVyP2UucmVwbGFjZSgvOi9nLHRoaXMuY29uZmlnLm1ldGFDaGFyYWN0ZXIpOmV9fX0pKCk7XCJ1bmRlZmluZWRcIiE9dHlwZW9mIHdpbmRvdyYmKHdpbmRvdy5odG14PWh0bXgpO2V4cG9ydCBkZWZhdWx0IGh0bXg7IiwKICAgICIvKiogTG9hZHMgYSBzY3JpcHQgY2h1bmsgdGhhdCBhIHBhZ2UgbmVlZHMsIHdpdGggYSB0aW1lb3V0IGFuZCBhbiBlcnJvciBtZXNzYWdlLiAqL1xuXG4vKiogU3BlY2lmaWNhdGlvbiDCpzg6IGEgcGllY2UgdGhhdCBoYXMgbm90IGNvbWUgYWZ0ZXIgMTIwIHMgZG9lcyBub3QgY29tZS4gKi9cbmV4cG9ydCBjb25zdCBDSFVOS19MT0FEX1RJTUVPVVRfTVMgPSAxMjBfMDAwXG5cbi8qKiBAdGhyb3dzIEVycm9yIHdoZW4gYGxvYWRgIGZhaWxzLCBvciBoYXMgbm90IGVuZGVkIGFmdGVyIGBDSFVOS19MT0FEX1RJTUVPVVRfTVNgICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gd2l0aExvYWRUaW1lb3V0PFQ+KGxvYWQ6IFByb21pc2U8VD4pOiBQcm9taXNlPFQ+IHtcbiAgY29uc3QgbGF0ZSA9IFByb21pc2Uud2l0aFJlc29sdmVyczxuZXZlcj4oKVxuICBjb25zdCB0aW1lciA9IHNldFRpbWVvdXQoXG4gICAgKCkgPT4gbGF0ZS5yZWplY3QobmV3IEVycm9yKFwiYSBzY3JpcHQgZGlkIG5vdCBsb2FkIGluIHRpbWVcIikpLFxuICAgIENIVU5LX0xPQURfVElNRU9VVF9NUyxcbiAgKVxuICB0cnkge1xuICAgIHJldHVybiBhd2FpdCBQcm9taXNlLnJhY2UoW2xvYWQsIGxhdGUucHJvbWlzZV0pXG4gIH0gZmluYWxseSB7XG4gICAgY2xlYXJUaW1lb3V0KHRpbWVyKVxuICB9XG59XG4iLAogICAgIi8qKiBXaGF0IG91ciBzY3JpcHRzIHJlYWQgb2YgaHRteCA0J3MgZXZlbnRzLiAqL1xuXG5leHBvcnQgdHlwZSBIdG14Q29udGV4dCA9IHtcbiAgcmVxdWVzdDogeyBoZWFkZXJzOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+IH1cbiAgLyoqIE1pc3Npbmcgd2hlbiB0aGUgc2VydmVyIGRpZCBub3QgYW5zd2VyLiAqL1xuICByZXNwb25zZT86IHsgc3RhdHVzOiBudW1iZXI7IGhlYWRlcnM6IEhlYWRlcnMgfVxuICB0ZXh0Pzogc3RyaW5nXG4gIC8qKiBUaGUgZWxlbWVudCB0aGF0IHNlbnQgdGhlIHJlcXVlc3QsIGFuZCB0aGUgZXZlbnQgdGhhdCB0cmlnZ2VyZWQgaXQuICovXG4gIHNvdXJjZUVsZW1lbnQ/OiBFbGVtZW50XG4gIHNvdXJjZUV2ZW50PzogRXZlbnRcbn1cblxuLyoqIENhbGxzIGBsaXN0ZW5lcmAgZm9yIGV2ZXJ5IGh0bXggZXZlbnQgY2FsbGVkIGBuYW1lYCwgYW55d2hlcmUgb24gdGhlIHBhZ2UuICovXG5leHBvcnQgZnVuY3Rpb24gb25IdG14KG5hbWU6IHN0cmluZywgbGlzdGVuZXI6IChjb250ZXh0OiBIdG14Q29udGV4dCkgPT4gdm9pZCkge1xuICBkb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKG5hbWUsIChldmVudCkgPT4ge1xuICAgIGNvbnN0IGNvbnRleHQgPSAoZXZlbnQgYXMgQ3VzdG9tRXZlbnQ8eyBjdHg/OiBIdG14Q29udGV4dCB9PikuZGV0YWlsPy5jdHhcbiAgICBpZiAoY29udGV4dCkgbGlzdGVuZXIoY29udGV4dClcbiAgfSlcbn1cbiIsCiAgICAiLyoqIFRvYXN0czogc2hvcnQgbWVzc2FnZXMgaW4gdGhlIGNvcm5lciwgc2VudCBieSB0aGUgc2VydmVyIG9yIHNob3duIGhlcmUgd2hlbiBhIHJlcXVlc3QgZmFpbHMuICovXG5pbXBvcnQgeyBTVEVQX1VQX0hFQURFUiB9IGZyb20gXCIuLi8uLi9zcmMvc3lzdGVtL3N0ZXB1cHBvbGljeS9ydWxlcy50c1wiXG5pbXBvcnQgeyBvbkh0bXggfSBmcm9tIFwiLi9odG14LWV2ZW50cy50c1wiXG5cbi8qKiBMb25nIGVub3VnaCB0byByZWFkIHR3byBsaW5lczsgZXJyb3JzIHN0YXkgdW50aWwgdGhleSBhcmUgY2xpY2tlZCBhd2F5LiAqL1xuY29uc3QgVE9BU1RfRFVSQVRJT05fTVMgPSA2MDAwXG4vKiogT2YgYSB0b2FzdCB3aXRoIGEgYnV0dG9uIHRoYXQgdW5kb2VzIHRoZSBhY3Rpb24uICovXG5jb25zdCBVTkRPX0RVUkFUSU9OX01TID0gMTBfMDAwXG4vKiogQSBsb25nZXIgYW5zd2VyIHRoYW4gdGhpcyBpcyBhIHBhZ2UsIG5vdCBhIHNlbnRlbmNlLiAqL1xuY29uc3QgU0VOVEVOQ0VfQ0hBUkFDVEVSU19NQVggPSAzMDBcblxuY29uc3QgcmVnaW9uID0gZG9jdW1lbnQuZ2V0RWxlbWVudEJ5SWQoXCJ0b2FzdHNcIilcblxuLyoqIFNob3dzIGB0ZXh0YDsgZm9yIGlzbGFuZHMgYW5kIHNjcmlwdHMuIEByZXR1cm5zIGl0cyBlbGVtZW50ICovXG5leHBvcnQgZnVuY3Rpb24gdG9hc3QodG9uZTogXCJncmVlblwiIHwgXCJyZWRcIiB8IFwiYmx1ZVwiLCB0ZXh0OiBzdHJpbmcpOiBIVE1MRWxlbWVudCB7XG4gIGNvbnN0IGl0ZW0gPSBkb2N1bWVudC5jcmVhdGVFbGVtZW50KFwiZGl2XCIpXG4gIGl0ZW0uY2xhc3NOYW1lID0gYHRvYXN0IHRvYXN0LSR7dG9uZX1gXG4gIGl0ZW0uZGF0YXNldC50b2FzdCA9IFwiXCJcbiAgaXRlbS50ZXh0Q29udGVudCA9IHRleHRcbiAgcmVnaW9uPy5hcHBlbmQoaXRlbSlcbiAgcmV0dXJuIGl0ZW1cbn1cblxuLyoqIFN0YXlzIHVudGlsIGl0IGlzIGNsaWNrZWQgYXdheSBvciBpdHMgbGluayBpcyBmb2xsb3dlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiB0b2FzdFdpdGhMaW5rKHRleHQ6IHN0cmluZywgbGluazogeyBocmVmOiBzdHJpbmc7IGxhYmVsOiBzdHJpbmcgfSk6IEhUTUxFbGVtZW50IHtcbiAgY29uc3QgaXRlbSA9IHRvYXN0KFwiYmx1ZVwiLCB0ZXh0KVxuICBpdGVtLmNsYXNzTGlzdC5hZGQoXCJ0b2FzdC1zdGlja3lcIilcbiAgY29uc3QgYW5jaG9yID0gZG9jdW1lbnQuY3JlYXRlRWxlbWVudChcImFcIilcbiAgYW5jaG9yLmNsYXNzTmFtZSA9IFwiYnV0dG9uIGJ1dHRvbi1wcmltYXJ5XCJcbiAgYW5jaG9yLmhyZWYgPSBsaW5rLmhyZWZcbiAgYW5jaG9yLnRleHRDb250ZW50ID0gbGluay5sYWJlbFxuICBpdGVtLmFwcGVuZChhbmNob3IpXG4gIHJldHVybiBpdGVtXG59XG5cbm9uSHRteChcImh0bXg6cmVzcG9uc2U6ZXJyb3JcIiwgKHsgcmVzcG9uc2UsIHRleHQgPSBcIlwiIH0pID0+IHtcbiAgaWYgKCFyZXNwb25zZSB8fCByZXNwb25zZS5zdGF0dXMgPT09IDQyMiB8fCByZXNwb25zZS5oZWFkZXJzLmhhcyhcIkhYLVJlZGlyZWN0XCIpKSByZXR1cm5cbiAgaWYgKHJlc3BvbnNlLmhlYWRlcnMuaGFzKFNURVBfVVBfSEVBREVSKSkgcmV0dXJuXG4gIGNvbnN0IHBsYWluID1cbiAgICByZXNwb25zZS5oZWFkZXJzLmdldChcIkNvbnRlbnQtVHlwZVwiKT8uc3RhcnRzV2l0aChcInRleHQvcGxhaW5cIikgJiYgdGV4dC5sZW5ndGggPD0gU0VOVEVOQ0VfQ0hBUkFDVEVSU19NQVhcbiAgdG9hc3QoXCJyZWRcIiwgcGxhaW4gJiYgdGV4dCA/IHRleHQgOiAocmVnaW9uPy5kYXRhc2V0LmZhaWxlZCA/PyBcIlwiKSlcbn0pXG5cbm9uSHRteChcImh0bXg6ZXJyb3JcIiwgKHsgcmVzcG9uc2UgfSkgPT4ge1xuICBpZiAoIXJlc3BvbnNlKSB0b2FzdChcInJlZFwiLCByZWdpb24/LmRhdGFzZXQub2ZmbGluZSA/PyBcIlwiKVxufSlcblxuZnVuY3Rpb24gaW5pdFRvYXN0KGl0ZW06IEhUTUxFbGVtZW50KSB7XG4gIGNvbnN0IHVuZG8gPSBpdGVtLnF1ZXJ5U2VsZWN0b3IoXCJmb3JtXCIpXG4gIGl0ZW0uYWRkRXZlbnRMaXN0ZW5lcihcImNsaWNrXCIsICh7IHRhcmdldCB9KSA9PiB7XG4gICAgaWYgKCF1bmRvPy5jb250YWlucyh0YXJnZXQgYXMgTm9kZSkpIGl0ZW0ucmVtb3ZlKClcbiAgfSlcbiAgaWYgKGl0ZW0uY2xhc3NMaXN0LmNvbnRhaW5zKFwidG9hc3QtcmVkXCIpIHx8IGl0ZW0ucXVlcnlTZWxlY3RvcihcImFcIikpIHJldHVyblxuICBsZXQgdGltZXIgPSAwXG4gIGNvbnN0IHN0YXJ0ID0gKCkgPT4ge1xuICAgIHRpbWVyID0gd2luZG93LnNldFRpbWVvdXQoKCkgPT4gaXRlbS5yZW1vdmUoKSwgdW5kbyA/IFVORE9fRFVSQVRJT05fTVMgOiBUT0FTVF9EVVJBVElPTl9NUylcbiAgfVxuICAvLyBJdCBzdGF5cyBhcyBsb25nIGFzIGl0IGlzIHBvaW50ZWQgYXQgb3IgaGFzIHRoZSBmb2N1cywgYW5kIHRoZW4gZm9yIHRoZSB3aG9sZSB0aW1lIGFnYWluLlxuICBjb25zdCBwYXVzZSA9ICgpID0+IGNsZWFyVGltZW91dCh0aW1lcilcbiAgY29uc3QgcmVzdW1lID0gKCkgPT4ge1xuICAgIHBhdXNlKClcbiAgICBpZiAoIWl0ZW0ubWF0Y2hlcyhcIjpob3ZlciwgOmZvY3VzLXdpdGhpblwiKSkgc3RhcnQoKVxuICB9XG4gIGZvciAoY29uc3QgdHlwZSBvZiBbXCJwb2ludGVyZW50ZXJcIiwgXCJmb2N1c2luXCJdKSBpdGVtLmFkZEV2ZW50TGlzdGVuZXIodHlwZSwgcGF1c2UpXG4gIGZvciAoY29uc3QgdHlwZSBvZiBbXCJwb2ludGVybGVhdmVcIiwgXCJmb2N1c291dFwiXSkgaXRlbS5hZGRFdmVudExpc3RlbmVyKHR5cGUsICgpID0+IHNldFRpbWVvdXQocmVzdW1lKSlcbiAgc3RhcnQoKVxufVxuXG5pZiAocmVnaW9uKSB7XG4gIG5ldyBNdXRhdGlvbk9ic2VydmVyKChjaGFuZ2VzKSA9PiB7XG4gICAgZm9yIChjb25zdCB7IGFkZGVkTm9kZXMgfSBvZiBjaGFuZ2VzKVxuICAgICAgZm9yIChjb25zdCBub2RlIG9mIGFkZGVkTm9kZXMpIGlmIChub2RlIGluc3RhbmNlb2YgSFRNTEVsZW1lbnQpIGluaXRUb2FzdChub2RlKVxuICB9KS5vYnNlcnZlKHJlZ2lvbiwgeyBjaGlsZExpc3Q6IHRydWUgfSlcbiAgLy8gU2NyZWVuIHJlYWRlcnMgYW5ub3VuY2Ugd2hhdCBpcyBhZGRlZCwgbm90IHdoYXQgdGhlIHBhZ2UgY2FtZSB3aXRoLlxuICByZWdpb24uYXBwZW5kKC4uLnJlZ2lvbi5xdWVyeVNlbGVjdG9yQWxsKFwiW2RhdGEtdG9hc3RdXCIpKVxufVxuIiwKICAgICIvKiogYDx1aS1pc2xhbmQ+YDogbW91bnRzIHRoZSBjb21wb25lbnQgbmFtZWQgYnkgaXRzIGF0dHJpYnV0ZXMsIGtlZXBzIGl0IGFjcm9zcyBtb3JwaHMsIHVubW91bnRzIGl0IG9uIHJlbW92YWwuICovXG5cbmltcG9ydCB7IHdpdGhMb2FkVGltZW91dCB9IGZyb20gXCIuL3BhZ2UvbG9hZC10aW1lb3V0LnRzXCJcbmltcG9ydCB7IHRvYXN0IH0gZnJvbSBcIi4vcGFnZS90b2FzdHMudHNcIlxuXG50eXBlIE1vdW50ZWQgPSB7IHJlbmRlcjogKHByb3BzOiBvYmplY3QpID0+IHZvaWQ7IHVubW91bnQ6ICgpID0+IHZvaWQgfVxuXG4vKiogSG93IGVhcmx5IGFuIGlzbGFuZCB0aGF0IHdhaXRzIGZvciBzaWdodCBpcyB3b2tlbiwgYXMgYSBtYXJnaW4gYXJvdW5kIHRoZSB3aW5kb3cuICovXG5jb25zdCBWSVNJQklMSVRZX01BUkdJTiA9IFwiMjAwcHhcIlxuXG5jbGFzcyBVaUlzbGFuZCBleHRlbmRzIEhUTUxFbGVtZW50IHtcbiAgc3RhdGljIG9ic2VydmVkQXR0cmlidXRlcyA9IFtcInByb3BzXCJdXG4gIHByaXZhdGUgbW91bnRlZDogTW91bnRlZCB8IG51bGwgPSBudWxsXG4gIHByaXZhdGUgcGVuZGluZ0xvYWQ6IEFib3J0Q29udHJvbGxlciB8IG51bGwgPSBudWxsXG4gIHByaXZhdGUgaW50ZXJuYWxzID0gdGhpcy5hdHRhY2hJbnRlcm5hbHMoKVxuXG4gIGNvbm5lY3RlZENhbGxiYWNrKCkge1xuICAgIGlmICh0aGlzLm1vdW50ZWQgfHwgdGhpcy5wZW5kaW5nTG9hZCkgcmV0dXJuXG4gICAgdGhpcy5wZW5kaW5nTG9hZCA9IG5ldyBBYm9ydENvbnRyb2xsZXIoKVxuICAgIHNjaGVkdWxlTG9hZCh0aGlzLCB0aGlzLmdldEF0dHJpYnV0ZShcIndoZW5cIiksIHRoaXMucGVuZGluZ0xvYWQuc2lnbmFsLCAoKSA9PiB0aGlzLmxvYWQoKSlcbiAgfVxuXG4gIC8qKiBJbnRlbnRpb25hbGx5IGVtcHR5OiBpdHMgcHJlc2VuY2UgbWFrZXMgdGhlIGJyb3dzZXIncyBtb3ZlQmVmb3JlKCkga2VlcCBhIG1vdW50ZWQgaXNsYW5kIG1vdW50ZWQuICovXG4gIGNvbm5lY3RlZE1vdmVDYWxsYmFjaygpIHt9XG5cbiAgYXR0cmlidXRlQ2hhbmdlZENhbGxiYWNrKF9uYW1lOiBzdHJpbmcsIGJlZm9yZTogc3RyaW5nIHwgbnVsbCwgYWZ0ZXI6IHN0cmluZyB8IG51bGwpIHtcbiAgICBpZiAoYmVmb3JlICE9PSBudWxsICYmIGFmdGVyICE9PSBudWxsICYmIGJlZm9yZSAhPT0gYWZ0ZXIpIHRoaXMubW91bnRlZD8ucmVuZGVyKEpTT04ucGFyc2UoYWZ0ZXIpKVxuICB9XG5cbiAgZGlzY29ubmVjdGVkQ2FsbGJhY2soKSB7XG4gICAgcXVldWVNaWNyb3Rhc2soKCkgPT4ge1xuICAgICAgaWYgKHRoaXMuaXNDb25uZWN0ZWQpIHJldHVyblxuICAgICAgdGhpcy5wZW5kaW5nTG9hZD8uYWJvcnQoKVxuICAgICAgdGhpcy5wZW5kaW5nTG9hZCA9IG51bGxcbiAgICAgIHRoaXMubW91bnRlZD8udW5tb3VudCgpXG4gICAgICB0aGlzLm1vdW50ZWQgPSBudWxsXG4gICAgICB0aGlzLmludGVybmFscy5zdGF0ZXMuZGVsZXRlKFwicmVhZHlcIilcbiAgICB9KVxuICB9XG5cbiAgcHJpdmF0ZSBhc3luYyBsb2FkKCkge1xuICAgIGNvbnN0IGxvYWRlZCA9IGF3YWl0IHdpdGhMb2FkVGltZW91dChcbiAgICAgIFByb21pc2UuYWxsKFtcbiAgICAgICAgaW1wb3J0KFwiLi9ydW50aW1lLXJlYWN0LnRzXCIpLFxuICAgICAgICBpbXBvcnQoLyogdGhlIGhhc2hlZCBhZGRyZXNzIGNvbWVzIGZyb20gdGhlIHNlcnZlciAqLyB0aGlzLmdldEF0dHJpYnV0ZShcInNyY1wiKSA/PyBcIlwiKSxcbiAgICAgIF0pLFxuICAgICkuY2F0Y2goKGVycm9yOiB1bmtub3duKSA9PiBlcnJvcilcbiAgICBpZiAoIUFycmF5LmlzQXJyYXkobG9hZGVkKSkgcmV0dXJuIHRoaXMub25Mb2FkRmFpbGVkKGxvYWRlZClcbiAgICBjb25zdCBbcnVudGltZSwgaXNsYW5kXSA9IGxvYWRlZFxuICAgIGlmICghdGhpcy5pc0Nvbm5lY3RlZCB8fCB0aGlzLm1vdW50ZWQpIHJldHVyblxuICAgIHRoaXMubW91bnRlZCA9IHJ1bnRpbWUubW91bnQodGhpcywgaXNsYW5kLmRlZmF1bHQpXG4gICAgdGhpcy5pbnRlcm5hbHMuc3RhdGVzLmFkZChcInJlYWR5XCIpXG4gIH1cblxuICAvKiogVGhlIHBhZ2UgZ29lcyBvbiB3aXRob3V0IHRoZSBpc2xhbmQ7IHdoYXQgc3RhbmRzIGluIGl0cyBwbGFjZSBzdGF5cy4gKi9cbiAgcHJpdmF0ZSBvbkxvYWRGYWlsZWQoZXJyb3I6IHVua25vd24pIHtcbiAgICBpZiAoIXRoaXMuaXNDb25uZWN0ZWQpIHJldHVyblxuICAgIGNvbnNvbGUud2FybihcIkFuIGlzbGFuZCBkaWQgbm90IGxvYWRcIiwgZXJyb3IpXG4gICAgdG9hc3QoXCJyZWRcIiwgZG9jdW1lbnQuZ2V0RWxlbWVudEJ5SWQoXCJ0b2FzdHNcIik/LmRhdGFzZXQudW5sb2FkZWQgPz8gXCJcIilcbiAgfVxufVxuXG5mdW5jdGlvbiBzY2hlZHVsZUxvYWQoZWxlbWVudDogRWxlbWVudCwgd2hlbjogc3RyaW5nIHwgbnVsbCwgc2lnbmFsOiBBYm9ydFNpZ25hbCwgd2FrZTogKCkgPT4gdm9pZCkge1xuICBpZiAod2hlbiA9PT0gXCJ2aXNpYmxlXCIpIHtcbiAgICBjb25zdCBvYnNlcnZlciA9IG5ldyBJbnRlcnNlY3Rpb25PYnNlcnZlcihcbiAgICAgIChlbnRyaWVzKSA9PiB7XG4gICAgICAgIGlmICghZW50cmllcy5zb21lKChlbnRyeSkgPT4gZW50cnkuaXNJbnRlcnNlY3RpbmcpKSByZXR1cm5cbiAgICAgICAgb2JzZXJ2ZXIuZGlzY29ubmVjdCgpXG4gICAgICAgIHdha2UoKVxuICAgICAgfSxcbiAgICAgIHsgcm9vdE1hcmdpbjogVklTSUJJTElUWV9NQVJHSU4gfSxcbiAgICApXG4gICAgb2JzZXJ2ZXIub2JzZXJ2ZShlbGVtZW50KVxuICAgIHNpZ25hbC5hZGRFdmVudExpc3RlbmVyKFwiYWJvcnRcIiwgKCkgPT4gb2JzZXJ2ZXIuZGlzY29ubmVjdCgpKVxuICB9IGVsc2UgaWYgKHdoZW4gPT09IFwiaWRsZVwiICYmIFwicmVxdWVzdElkbGVDYWxsYmFja1wiIGluIHdpbmRvdykge1xuICAgIGNvbnN0IGhhbmRsZSA9IHJlcXVlc3RJZGxlQ2FsbGJhY2sod2FrZSlcbiAgICBzaWduYWwuYWRkRXZlbnRMaXN0ZW5lcihcImFib3J0XCIsICgpID0+IGNhbmNlbElkbGVDYWxsYmFjayhoYW5kbGUpKVxuICB9IGVsc2Ugd2FrZSgpXG59XG5cbmN1c3RvbUVsZW1lbnRzLmRlZmluZShcInVpLWlzbGFuZFwiLCBVaUlzbGFuZClcbiIsCiAgICAiLyoqIEV2ZXJ5IGh0bXggcmVxdWVzdCBjYXJyaWVzIHRoZSBwYWdlJ3MgQ1NSRiB0b2tlbi4gKi9cbmltcG9ydCB7IG9uSHRteCB9IGZyb20gXCIuL2h0bXgtZXZlbnRzLnRzXCJcblxuLyoqIEVtcHR5IG9uIHBhZ2VzIHdpdGhvdXQgYSBzaWduZWQtaW4gdXNlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjc3JmVG9rZW4oKTogc3RyaW5nIHtcbiAgcmV0dXJuIGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3I8SFRNTE1ldGFFbGVtZW50PignbWV0YVtuYW1lPVwiY3NyZlwiXScpPy5jb250ZW50ID8/IFwiXCJcbn1cblxub25IdG14KFwiaHRteDpjb25maWc6cmVxdWVzdFwiLCAoeyByZXF1ZXN0IH0pID0+IHtcbiAgY29uc3QgdG9rZW4gPSBjc3JmVG9rZW4oKVxuICBpZiAodG9rZW4pIHJlcXVlc3QuaGVhZGVyc1tcIlgtQ1NSRi1Ub2tlblwiXSA9IHRva2VuXG59KVxuIiwKICAgICIvKiogUHJlZmVyZW5jZXMgbGl2ZSBpbiBjb29raWVzIHRoYXQgdGhlIHNlcnZlciByZWFkcywgc28gdGhhdCB0aGUgZmlyc3QgcGljdHVyZSBpcyBhbHJlYWR5IHJpZ2h0LiAqL1xuXG4vKiogT25lIHllYXI7IGJyb3dzZXJzIGxpbWl0IHRoZSBsaWZldGltZSBvZiBhIGNvb2tpZSB0byBsZXNzLiAqL1xuY29uc3QgTUFYX0FHRV9TRUNPTkRTID0gMzY1ICogMjQgKiA2MCAqIDYwXG5cbi8qKiBAcGFyYW0gdmFsdWUgIG9uZSBvZiBhIGZldyBmaXhlZCB3b3JkcyBvciB0aGUgbmFtZSBvZiBhIHRpbWUgem9uZSAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNldFByZWZlcmVuY2UobmFtZTogXCJsYW5nXCIgfCBcInRoZW1lXCIgfCBcInpvbmVcIiwgdmFsdWU6IHN0cmluZykge1xuICBjb25zdCBzZWN1cmUgPSBsb2NhdGlvbi5wcm90b2NvbCA9PT0gXCJodHRwczpcIiA/IFwiOyBTZWN1cmVcIiA6IFwiXCJcbiAgLy8gYmlvbWUtaWdub3JlIGxpbnQvc3VzcGljaW91cy9ub0RvY3VtZW50Q29va2llOiBjb29raWVTdG9yZSBleGlzdHMgb25seSBpbiBzZWN1cmUgY29udGV4dHMsIGEgcGxhbnQncyBMQU4gbWF5IGJlIGh0dHBcbiAgZG9jdW1lbnQuY29va2llID0gYCR7bmFtZX09JHtlbmNvZGVVUklDb21wb25lbnQodmFsdWUpfTsgUGF0aD0vOyBNYXgtQWdlPSR7TUFYX0FHRV9TRUNPTkRTfTsgU2FtZVNpdGU9TGF4JHtzZWN1cmV9YFxufVxuIiwKICAgICIvKiogQXBwZWFyYW5jZSBhbmQgbGFuZ3VhZ2U6IGJ1dHRvbnMgd2l0aCBgZGF0YS10aGVtZS1jaG9pY2VgIGFuZCBgZGF0YS1sYW5nLWNob2ljZWAuICovXG5pbXBvcnQgeyBzZXRQcmVmZXJlbmNlIH0gZnJvbSBcIi4vY29va2llLnRzXCJcblxuZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcImNsaWNrXCIsIChldmVudCkgPT4ge1xuICBjb25zdCBidXR0b24gPSAoZXZlbnQudGFyZ2V0IGFzIEVsZW1lbnQpLmNsb3Nlc3Q8SFRNTEVsZW1lbnQ+KFwiW2RhdGEtdGhlbWUtY2hvaWNlXSwgW2RhdGEtbGFuZy1jaG9pY2VdXCIpXG4gIGlmIChidXR0b24/LmRhdGFzZXQudGhlbWVDaG9pY2UpIHZvaWQgY2hvb3NlVGhlbWUoYnV0dG9uLmRhdGFzZXQudGhlbWVDaG9pY2UpXG4gIGlmIChidXR0b24/LmRhdGFzZXQubGFuZ0Nob2ljZSkgdm9pZCBjaG9vc2VMYW5ndWFnZShidXR0b24uZGF0YXNldC5sYW5nQ2hvaWNlKVxufSlcblxuYXN5bmMgZnVuY3Rpb24gY2hvb3NlVGhlbWUodGhlbWU6IHN0cmluZykge1xuICBzZXRQcmVmZXJlbmNlKFwidGhlbWVcIiwgdGhlbWUpXG4gIGNvbnN0IHN5c3RlbSA9IHRoZW1lID09PSBcInN5c3RlbVwiXG4gIGlmIChzeXN0ZW0pIGRlbGV0ZSBkb2N1bWVudC5kb2N1bWVudEVsZW1lbnQuZGF0YXNldC50aGVtZVxuICBlbHNlIGRvY3VtZW50LmRvY3VtZW50RWxlbWVudC5kYXRhc2V0LnRoZW1lID0gdGhlbWVcbiAgZG9jdW1lbnQucXVlcnlTZWxlY3RvcignbWV0YVtuYW1lPVwiY29sb3Itc2NoZW1lXCJdJyk/LnNldEF0dHJpYnV0ZShcImNvbnRlbnRcIiwgc3lzdGVtID8gXCJsaWdodCBkYXJrXCIgOiB0aGVtZSlcbiAgZm9yIChjb25zdCBidXR0b24gb2YgZG9jdW1lbnQucXVlcnlTZWxlY3RvckFsbDxIVE1MRWxlbWVudD4oXCJbZGF0YS10aGVtZS1jaG9pY2VdXCIpKVxuICAgIGJ1dHRvbi5zZXRBdHRyaWJ1dGUoXCJhcmlhLXByZXNzZWRcIiwgU3RyaW5nKGJ1dHRvbi5kYXRhc2V0LnRoZW1lQ2hvaWNlID09PSB0aGVtZSkpXG4gIGF3YWl0IHNhdmVUb1Byb2ZpbGUoeyB0aGVtZSB9KVxufVxuXG4vKiogVGhlIGNvb2tpZSBhcHBsaWVzIGJlZm9yZSBhIHNpZ24taW47IHRoZSB1c2VyJ3Mgb3duIHNldHRpbmcgYXBwbGllcyBpbiBldmVyeSBicm93c2VyIGFmdGVyIGl0LiAqL1xuYXN5bmMgZnVuY3Rpb24gY2hvb3NlTGFuZ3VhZ2UobGFuZzogc3RyaW5nKSB7XG4gIHNldFByZWZlcmVuY2UoXCJsYW5nXCIsIGxhbmcpXG4gIGF3YWl0IHNhdmVUb1Byb2ZpbGUoeyBsYW5ndWFnZTogbGFuZyB9KVxuICBsb2NhdGlvbi5yZWxvYWQoKVxufVxuXG4vKiogRXJyb3JzIGFyZSBpZ25vcmVkOiB0aGUgbmV4dCBwYWdlIHNob3dzIHRoZSBzZXR0aW5nIHRoYXQgaXMgc3RvcmVkLiAqL1xuYXN5bmMgZnVuY3Rpb24gc2F2ZVRvUHJvZmlsZShjaG9zZW46IHsgdGhlbWU6IHN0cmluZyB9IHwgeyBsYW5ndWFnZTogc3RyaW5nIH0pIHtcbiAgY29uc3QgY3NyZiA9IGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3I8SFRNTE1ldGFFbGVtZW50PignbWV0YVtuYW1lPVwiY3NyZlwiXScpPy5jb250ZW50XG4gIGlmICghY3NyZikgcmV0dXJuXG4gIGNvbnN0IGhlYWRlcnMgPSB7IFwiQ29udGVudC1UeXBlXCI6IFwiYXBwbGljYXRpb24vanNvblwiLCBcIlgtQ1NSRi1Ub2tlblwiOiBjc3JmIH1cbiAgYXdhaXQgZmV0Y2goXCIvYXBpL3Byb2ZpbGVcIiwgeyBtZXRob2Q6IFwiUFVUXCIsIGhlYWRlcnMsIGJvZHk6IEpTT04uc3RyaW5naWZ5KGNob3NlbikgfSkuY2F0Y2goKCkgPT4gbnVsbClcbn1cbiIsCiAgICAiLyoqIE9wZW5zIGV2ZXJ5IGA8ZGlhbG9nPmAgdGhhdCBhcnJpdmVzIGluIHRoZSBkaWFsb2cgaG9zdCwgYW5kIHJlbW92ZXMgaXQgb25jZSBpdCBpcyBjbG9zZWQuICovXG5cbmNvbnN0IGhvc3QgPSBkb2N1bWVudC5nZXRFbGVtZW50QnlJZChcImRpYWxvZy1ob3N0XCIpXG5cbmNvbnN0IE1BUktFRCA9IFwiW2RhdGEtYXV0b2ZvY3VzXVwiXG5jb25zdCBGSUVMRCA9IFwiLmRpYWxvZy1ib2R5IDppcyhpbnB1dDpub3QoW3R5cGU9aGlkZGVuXSksc2VsZWN0LHRleHRhcmVhKTplbmFibGVkXCJcblxuZnVuY3Rpb24gb3Blbk5ld0RpYWxvZ3MoKSB7XG4gIGZvciAoY29uc3QgZGlhbG9nIG9mIGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3JBbGw8SFRNTERpYWxvZ0VsZW1lbnQ+KFwiI2RpYWxvZy1ob3N0IGRpYWxvZzpub3QoW29wZW5dKVwiKSkge1xuICAgIGRpYWxvZy5hZGRFdmVudExpc3RlbmVyKFwiY2xvc2VcIiwgKCkgPT4gb25DbG9zZWQoZGlhbG9nKSwgeyBvbmNlOiB0cnVlIH0pXG4gICAgZGlhbG9nLnNob3dNb2RhbCgpXG4gICAgLy8gV2l0aG91dCBhIGZpZWxkIHRoZSBicm93c2VyIGZvY3VzZXMgdGhlIGhlYWRpbmc6IHRoZSBmaXJzdCB0aGF0IGNhbiBoYXZlIHRoZSBmb2N1cy5cbiAgICBkaWFsb2cucXVlcnlTZWxlY3RvcjxIVE1MRWxlbWVudD4oZGlhbG9nLnF1ZXJ5U2VsZWN0b3IoTUFSS0VEKSA/IE1BUktFRCA6IEZJRUxEKT8uZm9jdXMoKVxuICB9XG59XG5cbmZ1bmN0aW9uIG9uQ2xvc2VkKGRpYWxvZzogSFRNTERpYWxvZ0VsZW1lbnQpIHtcbiAgZGlhbG9nLnJlbW92ZSgpXG4gIGNvbnN0IGlzT3V0ZGF0ZWQgPSBkaWFsb2cuZGF0YXNldC5yZWxvYWRzICE9PSB1bmRlZmluZWQgfHwgZGlhbG9nLnF1ZXJ5U2VsZWN0b3IoXCJbZGF0YS1yZWxvYWRzXVwiKSAhPT0gbnVsbFxuICBpZiAoaXNPdXRkYXRlZCkgcmV0dXJuIGxvY2F0aW9uLnJlbG9hZCgpXG4gIC8vIE9wZW5lZCBieSB0aGUgYWRkcmVzcyBvZiB0aGUgcGFnZSwgaW4gcGxhY2Ugb2YgYSBidXR0b24uXG4gIGNvbnN0IGFkZHJlc3MgPSBob3N0Py5nZXRBdHRyaWJ1dGUoXCJoeC1nZXRcIilcbiAgaG9zdD8ucmVtb3ZlQXR0cmlidXRlKFwiaHgtZ2V0XCIpXG4gIGlmIChhZGRyZXNzICYmIGRvY3VtZW50LmFjdGl2ZUVsZW1lbnQgPT09IGRvY3VtZW50LmJvZHkpXG4gICAgZG9jdW1lbnQucXVlcnlTZWxlY3RvcjxIVE1MRWxlbWVudD4oYFtoeC1nZXQ9XCIke2FkZHJlc3N9XCJdYCk/LmZvY3VzKClcbn1cblxuaWYgKGhvc3QpIG5ldyBNdXRhdGlvbk9ic2VydmVyKG9wZW5OZXdEaWFsb2dzKS5vYnNlcnZlKGRvY3VtZW50LmJvZHksIHsgY2hpbGRMaXN0OiB0cnVlLCBzdWJ0cmVlOiB0cnVlIH0pXG4vLyBBIGRpYWxvZyBpbiBwbGFjZSBvZiBvbmUgd2l0aCB0aGUgc2FtZSBpZCBoYXMgdGhhdCBvbmUncyBgb3BlbmAgdW50aWwgaHRteCBoYXMgc2V0dGxlZCBpdC5cbmRvY3VtZW50LmFkZEV2ZW50TGlzdGVuZXIoXCJodG14OmFmdGVyOnNldHRsZVwiLCBvcGVuTmV3RGlhbG9ncylcblxuZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcImNsaWNrXCIsIChldmVudCkgPT4ge1xuICBjb25zdCB0YXJnZXQgPSBldmVudC50YXJnZXQgYXMgRWxlbWVudFxuICBpZiAodGFyZ2V0LmNsb3Nlc3QoXCJbZGF0YS1kaWFsb2ctY2xvc2VdXCIpKSB0YXJnZXQuY2xvc2VzdChcImRpYWxvZ1wiKT8uY2xvc2UoKVxufSlcbiIsCiAgICAiLyoqXG4gKiBQYXJ0cyB0aGF0IHVwZGF0ZSBieSB0aGVtc2VsdmVzOiBlbGVtZW50cyB3aXRoIGFuIGlkIGFuZCBgZGF0YS1saXZlYCBhcmUgZmV0Y2hlZCBhZ2FpbiBmcm9tIHRoZSBwYWdlJ3Mgb3duIGFkZHJlc3NcbiAqIHdoZW4gb25lIG9mIHRoZWlyIHRvcGljcyBjaGFuZ2VzLiBWYWx1ZXMgY2hhbmdlIGluIHBsYWNlOyBuZXcgb3IgbW92ZWQgcm93cyB3YWl0IGJlaGluZCBhIGJ1dHRvbiB3aGlsZSB0aGUgcG9pbnRlciBvclxuICogdGhlIGZvY3VzIGlzIGluIHRoZSBwYXJ0LiBPbmx5IGEgdmlzaWJsZSBwYWdlIGhvbGRzIGEgc3RyZWFtLCBiZWNhdXNlIGJyb3dzZXJzIG9wZW4gZmV3IGNvbm5lY3Rpb25zIHRvIGEgc2VydmVyLlxuICovXG5pbXBvcnQgeyBCQUNLR1JPVU5EX0hFQURFUiwgTElWRV9QQVRIIH0gZnJvbSBcIi4uLy4uL3NyYy9pZGVudGl0eS9zaWduaW4vcnVsZXMudHNcIlxuXG4vKiogQmV0d2VlbiB0d28gdXBkYXRlcywgc28gdGhhdCBhIGJ1c3kgcGxhbnQgZG9lcyBub3QgbWFrZSBpdHMgcGFnZXMgbG9hZCBhbGwgdGhlIHRpbWUuICovXG5jb25zdCBVUERBVEVfSU5URVJWQUxfTVMgPSAyMDAwXG4vKiogQWZ0ZXIgYSBzdHJlYW0gdGhhdCB0aGUgc2VydmVyIHJlZnVzZWQuICovXG5jb25zdCBSRVRSWV9NUyA9IDMwXzAwMFxuY29uc3QgUkVGUkVTSF9FVkVOVCA9IFwicmVmcmVzaFwiXG4vKiogRmlyZWQgb24gdGhlIGRvY3VtZW50IGZvciBzY3JpcHRzIHRoYXQgZG8gbm90IHNob3cgYSBwYXJ0LCB3aXRoIHRoZSB0b3BpYyBhcyBkZXRhaWwuICovXG5leHBvcnQgY29uc3QgQ0hBTkdFX0VWRU5UID0gXCJtaWxsd3JpZ2h0OmNoYW5nZVwiXG5cbmNvbnN0IHRleHRzID0gZG9jdW1lbnQuZ2V0RWxlbWVudEJ5SWQoXCJ0b2FzdHNcIik/LmRhdGFzZXRcbmNvbnN0IGlzU2lnbmVkSW4gPSBkb2N1bWVudC5xdWVyeVNlbGVjdG9yKCdtZXRhW25hbWU9XCJwZXJzb25cIl0nKSAhPT0gbnVsbFxuLyoqIFRvcGljcyBvZiBzY3JpcHRzLCBiZXNpZGUgdGhvc2Ugb2YgcGFydHMuICovXG5jb25zdCBTQ1JJUFRfVE9QSUNTID0gW1wiaW52aXRhdGlvbnNcIl1cblxubGV0IHN0cmVhbTogRXZlbnRTb3VyY2UgfCBudWxsID0gbnVsbFxubGV0IHJldHJ5VGltZXI6IG51bWJlciB8IHVuZGVmaW5lZFxubGV0IGlzVXBkYXRlRHVlID0gZmFsc2VcbmxldCB1cGRhdGVkQXQgPSAwXG5sZXQgd2FzSGlkZGVuID0gZmFsc2VcbmNvbnN0IGNoYW5nZWQgPSBuZXcgU2V0PHN0cmluZz4oKVxuLyoqIE5ldyB2ZXJzaW9ucyB0aGF0IHdhaXQgYmVoaW5kIGEgYnV0dG9uLiAqL1xuY29uc3Qgd2FpdGluZyA9IG5ldyBNYXA8SFRNTEVsZW1lbnQsIHsgZnJlc2g6IEVsZW1lbnQ7IGJ1dHRvbjogSFRNTEJ1dHRvbkVsZW1lbnQgfT4oKVxuXG5jb25zdCBwYXJ0cyA9ICgpID0+IFsuLi5kb2N1bWVudC5xdWVyeVNlbGVjdG9yQWxsPEhUTUxFbGVtZW50PihcIltkYXRhLWxpdmVdW2lkXVwiKV1cbmNvbnN0IHRvcGljc09mID0gKHBhcnQ6IEhUTUxFbGVtZW50KSA9PiAocGFydC5kYXRhc2V0LmxpdmUgPz8gXCJcIikuc3BsaXQoXCIgXCIpLmZpbHRlcihCb29sZWFuKVxuXG5mdW5jdGlvbiBjb25uZWN0KCkge1xuICB3aW5kb3cuY2xlYXJUaW1lb3V0KHJldHJ5VGltZXIpXG4gIGlmIChzdHJlYW0gfHwgZG9jdW1lbnQudmlzaWJpbGl0eVN0YXRlICE9PSBcInZpc2libGVcIikgcmV0dXJuXG4gIGNvbnN0IHRvcGljcyA9IG5ldyBTZXQoWy4uLlNDUklQVF9UT1BJQ1MsIC4uLnBhcnRzKCkuZmxhdE1hcCh0b3BpY3NPZildKVxuICBzdHJlYW0gPSBuZXcgRXZlbnRTb3VyY2UoYCR7TElWRV9QQVRIfT90b3BpY3M9JHtlbmNvZGVVUklDb21wb25lbnQoWy4uLnRvcGljc10uam9pbihcIixcIikpfWApXG4gIGZvciAoY29uc3QgdG9waWMgb2YgWy4uLnRvcGljcywgUkVGUkVTSF9FVkVOVF0pIHN0cmVhbS5hZGRFdmVudExpc3RlbmVyKHRvcGljLCAoKSA9PiBvblRvcGljKHRvcGljKSlcbiAgc3RyZWFtLm9uZXJyb3IgPSAoKSA9PiB7XG4gICAgLy8gQSBzdHJlYW0gdGhhdCBlbmRlZCBpcyBvcGVuZWQgYWdhaW4gYnkgdGhlIGJyb3dzZXI7IG9uZSB0aGF0IHdhcyByZWZ1c2VkIGlzIG5vdC5cbiAgICBpZiAoc3RyZWFtPy5yZWFkeVN0YXRlICE9PSBFdmVudFNvdXJjZS5DTE9TRUQpIHJldHVyblxuICAgIGRpc2Nvbm5lY3QoKVxuICAgIHJldHJ5VGltZXIgPSB3aW5kb3cuc2V0VGltZW91dChjb25uZWN0LCBSRVRSWV9NUylcbiAgfVxufVxuXG5mdW5jdGlvbiBkaXNjb25uZWN0KCkge1xuICBzdHJlYW0/LmNsb3NlKClcbiAgc3RyZWFtID0gbnVsbFxufVxuXG5mdW5jdGlvbiBvblRvcGljKHRvcGljOiBzdHJpbmcpIHtcbiAgZG9jdW1lbnQuZGlzcGF0Y2hFdmVudChuZXcgQ3VzdG9tRXZlbnQoQ0hBTkdFX0VWRU5ULCB7IGRldGFpbDogdG9waWMgfSkpXG4gIGNoYW5nZWQuYWRkKHRvcGljKVxuICBwbGFuKClcbn1cblxuZnVuY3Rpb24gcGxhbigpIHtcbiAgaWYgKGlzVXBkYXRlRHVlKSByZXR1cm5cbiAgaXNVcGRhdGVEdWUgPSB0cnVlXG4gIHNldFRpbWVvdXQodXBkYXRlLCBNYXRoLm1heCgwLCBVUERBVEVfSU5URVJWQUxfTVMgLSAoRGF0ZS5ub3coKSAtIHVwZGF0ZWRBdCkpKVxufVxuXG5hc3luYyBmdW5jdGlvbiB1cGRhdGUoKSB7XG4gIGlzVXBkYXRlRHVlID0gZmFsc2VcbiAgdXBkYXRlZEF0ID0gRGF0ZS5ub3coKVxuICBjb25zdCBpc0FsbCA9IGNoYW5nZWQuaGFzKFJFRlJFU0hfRVZFTlQpXG4gIGNvbnN0IGNvbmNlcm5lZCA9IHBhcnRzKCkuZmlsdGVyKChwYXJ0KSA9PiBpc0FsbCB8fCB0b3BpY3NPZihwYXJ0KS5zb21lKCh0b3BpYykgPT4gY2hhbmdlZC5oYXModG9waWMpKSlcbiAgY2hhbmdlZC5jbGVhcigpXG4gIC8vIFdoYXQgaXMgYmVpbmcgZHJhZ2dlZCBzdGF5cyB3aGVyZSBpdCBpczsgaXRzIHVwZGF0ZSBjb21lcyBhZnRlcndhcmRzLlxuICBjb25zdCBhZmZlY3RlZCA9IGNvbmNlcm5lZC5maWx0ZXIoKHBhcnQpID0+ICEoXCJoZWxkXCIgaW4gcGFydC5kYXRhc2V0KSlcbiAgaWYgKGFmZmVjdGVkLmxlbmd0aCA8IGNvbmNlcm5lZC5sZW5ndGgpIHtcbiAgICBjaGFuZ2VkLmFkZChSRUZSRVNIX0VWRU5UKVxuICAgIHBsYW4oKVxuICB9XG4gIGlmIChhZmZlY3RlZC5sZW5ndGggPT09IDApIHJldHVyblxuICBjb25zdCByZXNwb25zZSA9IGF3YWl0IGZldGNoKGxvY2F0aW9uLmhyZWYsIHsgaGVhZGVyczogeyBbQkFDS0dST1VORF9IRUFERVJdOiBcInRydWVcIiB9IH0pLmNhdGNoKCgpID0+IG51bGwpXG4gIC8vIEFuIGV4cGlyZWQgc2lnbi1pbiBvciBhbiB1bnJlYWNoYWJsZSBzZXJ2ZXIgaXMgcmVwb3J0ZWQgYnkgb3RoZXIgcGFydHMgb2YgdGhlIHBhZ2UuXG4gIGlmICghcmVzcG9uc2U/Lm9rIHx8IHJlc3BvbnNlLnJlZGlyZWN0ZWQpIHJldHVyblxuICBjb25zdCBwYWdlID0gbmV3IERPTVBhcnNlcigpLnBhcnNlRnJvbVN0cmluZyhhd2FpdCByZXNwb25zZS50ZXh0KCksIFwidGV4dC9odG1sXCIpXG4gIGZvciAoY29uc3QgcGFydCBvZiBhZmZlY3RlZCkge1xuICAgIGNvbnN0IGZyZXNoID0gcGFnZS5nZXRFbGVtZW50QnlJZChwYXJ0LmlkKVxuICAgIGlmICghZnJlc2ggfHwgIXBhcnQuaXNDb25uZWN0ZWQgfHwgaXNFZGl0ZWQocGFydCkpIGNvbnRpbnVlXG4gICAgaWYgKGlzUG9pbnRlZEF0KHBhcnQpICYmIHJvd3NPZihwYXJ0KS5qb2luKCkgIT09IHJvd3NPZihmcmVzaCkuam9pbigpKSBvZmZlcihwYXJ0LCBmcmVzaClcbiAgICBlbHNlIGFwcGx5KHBhcnQsIGZyZXNoKVxuICB9XG59XG5cbmZ1bmN0aW9uIGFwcGx5KHBhcnQ6IEhUTUxFbGVtZW50LCBmcmVzaDogRWxlbWVudCkge1xuICB3YWl0aW5nLmdldChwYXJ0KT8uYnV0dG9uLnJlbW92ZSgpXG4gIHdhaXRpbmcuZGVsZXRlKHBhcnQpXG4gIHZvaWQgd2luZG93Lmh0bXguc3dhcCh7IHRleHQ6IGZyZXNoLm91dGVySFRNTCwgdGFyZ2V0OiBwYXJ0LCBzd2FwOiBcIm91dGVyTW9ycGhcIiB9KVxufVxuXG4vKiogU2hvd3MgYSBidXR0b24gb3ZlciB0aGUgcGFnZSB0aGF0IGFwcGxpZXMgdGhlIG5ldyB2ZXJzaW9uOyBub3RoaW5nIG9uIHRoZSBwYWdlIG1vdmVzLiAqL1xuZnVuY3Rpb24gb2ZmZXIocGFydDogSFRNTEVsZW1lbnQsIGZyZXNoOiBFbGVtZW50KSB7XG4gIHdhaXRpbmcuZ2V0KHBhcnQpPy5idXR0b24ucmVtb3ZlKClcbiAgY29uc3Qga25vd24gPSBuZXcgU2V0KHJvd3NPZihwYXJ0KSlcbiAgY29uc3QgYWRkZWQgPSByb3dzT2YoZnJlc2gpLmZpbHRlcigocm93KSA9PiAha25vd24uaGFzKHJvdykpLmxlbmd0aFxuICBjb25zdCBidXR0b24gPSBkb2N1bWVudC5jcmVhdGVFbGVtZW50KFwiYnV0dG9uXCIpXG4gIGJ1dHRvbi50eXBlID0gXCJidXR0b25cIlxuICBidXR0b24uY2xhc3NOYW1lID0gXCJidXR0b24gbGl2ZS1vZmZlclwiXG4gIGJ1dHRvbi50ZXh0Q29udGVudCA9XG4gICAgKGFkZGVkID4gMCA/IHRleHRzPy5saXZlTmV3IDogdGV4dHM/LmxpdmVDaGFuZ2VkKT8ucmVwbGFjZShcInt7Y291bnR9fVwiLCBTdHJpbmcoYWRkZWQpKSA/PyBcIlwiXG4gIGJ1dHRvbi5hZGRFdmVudExpc3RlbmVyKFwiY2xpY2tcIiwgKCkgPT4gYXBwbHkocGFydCwgZnJlc2gpKVxuICB3YWl0aW5nLnNldChwYXJ0LCB7IGZyZXNoLCBidXR0b24gfSlcbiAgZG9jdW1lbnQuYm9keS5hcHBlbmQoYnV0dG9uKVxufVxuXG4vKiogVGhlIHJvd3MgaW4gdGhlaXIgb3JkZXIsIGVhY2ggYnkgdGhlIGFkZHJlc3MgaXQgbGVhZHMgdG8uICovXG5mdW5jdGlvbiByb3dzT2YocGFydDogRWxlbWVudCk6IHN0cmluZ1tdIHtcbiAgY29uc3QgbGlua3MgPSBwYXJ0Lm1hdGNoZXMoXCIubGlzdFwiKSA/IFwiYS5yb3ctbGlua1wiIDogXCJhW2hyZWZdXCJcbiAgcmV0dXJuIFsuLi5wYXJ0LnF1ZXJ5U2VsZWN0b3JBbGwobGlua3MpXS5tYXAoKGxpbmspID0+IGxpbmsuZ2V0QXR0cmlidXRlKFwiaHJlZlwiKSA/PyBcIlwiKVxufVxuXG5mdW5jdGlvbiBpc1BvaW50ZWRBdChwYXJ0OiBIVE1MRWxlbWVudCk6IGJvb2xlYW4ge1xuICByZXR1cm4gcGFydC5tYXRjaGVzKFwiOmhvdmVyXCIpIHx8IHBhcnQuY29udGFpbnMoZG9jdW1lbnQuYWN0aXZlRWxlbWVudClcbn1cblxuLyoqIFdoZXRoZXIgdGhlIHBhcnQgaG9sZHMgYSBmaWVsZCB3aXRoIHR5cGVkIHRleHQ7IGl0IGtlZXBzIGl0cyBvbGQgdmVyc2lvbi4gKi9cbmZ1bmN0aW9uIGlzRWRpdGVkKHBhcnQ6IEhUTUxFbGVtZW50KTogYm9vbGVhbiB7XG4gIGNvbnN0IGJveGVzID0gWy4uLnBhcnQucXVlcnlTZWxlY3RvckFsbDxIVE1MSW5wdXRFbGVtZW50PihcImlucHV0W3R5cGU9Y2hlY2tib3hdLCBpbnB1dFt0eXBlPXJhZGlvXVwiKV1cbiAgY29uc3QgdGV4dHMgPSBbLi4ucGFydC5xdWVyeVNlbGVjdG9yQWxsPEhUTUxJbnB1dEVsZW1lbnQ+KFwiaW5wdXQ6bm90KFt0eXBlPWhpZGRlbl0pLCB0ZXh0YXJlYVwiKV1cbiAgcmV0dXJuIChcbiAgICBib3hlcy5zb21lKChib3gpID0+IGJveC5jaGVja2VkICE9PSBib3guZGVmYXVsdENoZWNrZWQpIHx8XG4gICAgdGV4dHMuc29tZSgoZmllbGQpID0+IGZpZWxkLnZhbHVlICE9PSBmaWVsZC5kZWZhdWx0VmFsdWUpXG4gIClcbn1cblxuaWYgKGlzU2lnbmVkSW4pIHtcbiAgY29ubmVjdCgpXG4gIGRvY3VtZW50LmFkZEV2ZW50TGlzdGVuZXIoXCJ2aXNpYmlsaXR5Y2hhbmdlXCIsICgpID0+IHtcbiAgICBpZiAoZG9jdW1lbnQudmlzaWJpbGl0eVN0YXRlICE9PSBcInZpc2libGVcIikge1xuICAgICAgd2FzSGlkZGVuID0gdHJ1ZVxuICAgICAgcmV0dXJuIGRpc2Nvbm5lY3QoKVxuICAgIH1cbiAgICBjb25uZWN0KClcbiAgICBpZiAod2FzSGlkZGVuKSBvblRvcGljKFJFRlJFU0hfRVZFTlQpXG4gICAgd2FzSGlkZGVuID0gZmFsc2VcbiAgfSlcbiAgLy8gVGhlIHJlc3Qgb2YgdGhlIHBhZ2UncyBsaWZlIGluIHRoZSBiYWNrLWZvcndhcmQgY2FjaGUgbXVzdCBub3QgaG9sZCBhIGNvbm5lY3Rpb24uXG4gIHdpbmRvdy5hZGRFdmVudExpc3RlbmVyKFwicGFnZWhpZGVcIiwgZGlzY29ubmVjdClcbiAgd2luZG93LmFkZEV2ZW50TGlzdGVuZXIoXCJwYWdlc2hvd1wiLCBjb25uZWN0KVxufVxuIiwKICAgICIvKipcbiAqIEludml0YXRpb25zIHRvIHJ1bm5pbmcgc2Vzc2lvbnMsIG9uIGV2ZXJ5IHBhZ2U6IGEgY291bnQgYXQgXCJTZXNzaW9uc1wiIGluIHRoZSBuYXZpZ2F0aW9uIGFuZCBhIHRvYXN0IHdpdGggSm9pbiBmb3JcbiAqIGVhY2ggbmV3IG9uZS4gRmV0Y2hlZCB3aGVuIHRoZSBzdHJlYW0gb2YgY2hhbmdlcyBuYW1lcyB0aGVtIGFuZCB3aGVuIHRoZSBwYWdlIGJlY29tZXMgdmlzaWJsZS5cbiAqL1xuaW1wb3J0IHR5cGUgeyBQZW5kaW5nSW52aXRhdGlvbiB9IGZyb20gXCIuLi8uLi9zcmMvc2Vzc2lvbnMvc2Vzc2lvbi9jb250cmFjdC50c1wiXG5pbXBvcnQgeyBDSEFOR0VfRVZFTlQgfSBmcm9tIFwiLi9saXZlLnRzXCJcbmltcG9ydCB7IHRvYXN0V2l0aExpbmsgfSBmcm9tIFwiLi90b2FzdHMudHNcIlxuXG5jb25zdCBQQVRIID0gXCIvYXBpL3Byb2ZpbGUvaW52aXRhdGlvbnNcIlxuLyoqIFNlc3Npb25zIHdob3NlIHRvYXN0IHRoaXMgdGFiIGhhcyBzaG93bjsgYSBwYWdlIHRoYXQgaXMgbG9hZGVkIGFnYWluIHNob3dzIG5vbmUgdHdpY2UuICovXG5jb25zdCBTSE9XTl9LRVkgPSBcIm1pbGx3cmlnaHQuaW52aXRhdGlvbnNcIlxuXG4vKiogXCJTZXNzaW9uc1wiIGluIHRoZSBiYXIgb24gdG9wOyBhdCB0aGUgYm90dG9tIG9mIHBob25lcywgd2hlcmUgU2Vzc2lvbnMgaXMgYmVsb3cgXCJNb3JlXCIsIHRoYXQuICovXG5jb25zdCBsaW5rcyA9IGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3JBbGw8SFRNTEVsZW1lbnQ+KCcudG9wLW5hdiBhW2hyZWY9XCIvZGFzaGJvYXJkXCJdLCAuYmFyLW1vcmUgc3VtbWFyeScpXG4vKiogV2hhdCB0aGUgcGFnZSBzaG93cyB0aGVyZSBhbHJlYWR5OiBlbWVyZ2VuY3kgc2Vzc2lvbnMgdG8gcmV2aWV3LiAqL1xuY29uc3QgcmV2aWV3cyA9IE51bWJlcihsaW5rc1swXT8uZGF0YXNldC5jb3VudCA/PyAwKVxuY29uc3QgdG9hc3RUZXh0cyA9IGRvY3VtZW50LmdldEVsZW1lbnRCeUlkKFwidG9hc3RzXCIpPy5kYXRhc2V0XG5jb25zdCBpc1NpZ25lZEluID0gZG9jdW1lbnQucXVlcnlTZWxlY3RvcignbWV0YVtuYW1lPVwicGVyc29uXCJdJykgIT09IG51bGxcbmNvbnN0IHRvYXN0cyA9IG5ldyBNYXA8c3RyaW5nLCBIVE1MRWxlbWVudD4oKVxuXG5hc3luYyBmdW5jdGlvbiBmZXRjaEludml0YXRpb25zKCkge1xuICBpZiAoZG9jdW1lbnQudmlzaWJpbGl0eVN0YXRlICE9PSBcInZpc2libGVcIikgcmV0dXJuXG4gIC8vIFNpZ24taW4gZXhwaXJlZCBvciBzZXJ2ZXIgdW5yZWFjaGFibGU6IG90aGVyIHBhcnRzIG9mIHRoZSBwYWdlIHJlcG9ydCBpdC5cbiAgY29uc3QgcmVzcG9uc2UgPSBhd2FpdCBmZXRjaChQQVRIKS5jYXRjaCgoKSA9PiBudWxsKVxuICBpZiAoIXJlc3BvbnNlPy5vaykgcmV0dXJuXG4gIGNvbnN0IGludml0YXRpb25zID0gKGF3YWl0IHJlc3BvbnNlLmpzb24oKSkgYXMgUGVuZGluZ0ludml0YXRpb25bXVxuICBzaG93Q291bnQoaW52aXRhdGlvbnMubGVuZ3RoKVxuICBjb25zdCBwZW5kaW5nID0gbmV3IFNldChpbnZpdGF0aW9ucy5tYXAoKHsgc2Vzc2lvbklkIH0pID0+IHNlc3Npb25JZCkpXG4gIGZvciAoY29uc3QgW3Nlc3Npb25JZCwgaXRlbV0gb2YgdG9hc3RzKSBpZiAoIXBlbmRpbmcuaGFzKHNlc3Npb25JZCkpIGl0ZW0ucmVtb3ZlKClcbiAgY29uc3Qgc2hvd24gPSBsb2FkU2hvd24oKS5maWx0ZXIoKHNlc3Npb25JZCkgPT4gcGVuZGluZy5oYXMoc2Vzc2lvbklkKSlcbiAgZm9yIChjb25zdCB7IHNlc3Npb25JZCwgZGV2aWNlTmFtZSwgaW52aXRlZEJ5LCBqb2luUGF0aCB9IG9mIGludml0YXRpb25zKSB7XG4gICAgaWYgKHNob3duLmluY2x1ZGVzKHNlc3Npb25JZCkgfHwgbG9jYXRpb24ucGF0aG5hbWUgPT09IGpvaW5QYXRoKSBjb250aW51ZVxuICAgIGNvbnN0IHRleHQgPSAodG9hc3RUZXh0cz8uaW52aXRlZCA/PyBcIlwiKVxuICAgICAgLnJlcGxhY2UoXCJ7e25hbWV9fVwiLCBpbnZpdGVkQnkuZGlzcGxheU5hbWUpXG4gICAgICAucmVwbGFjZShcInt7ZGV2aWNlfX1cIiwgZGV2aWNlTmFtZSlcbiAgICB0b2FzdHMuc2V0KHNlc3Npb25JZCwgdG9hc3RXaXRoTGluayh0ZXh0LCB7IGhyZWY6IGpvaW5QYXRoLCBsYWJlbDogdG9hc3RUZXh0cz8uam9pbiA/PyBcIlwiIH0pKVxuICAgIHNob3duLnB1c2goc2Vzc2lvbklkKVxuICB9XG4gIHN0b3JlU2hvd24oc2hvd24pXG59XG5cbmZ1bmN0aW9uIHNob3dDb3VudChwZW5kaW5nOiBudW1iZXIpIHtcbiAgZm9yIChjb25zdCBsaW5rIG9mIGxpbmtzKSB7XG4gICAgaWYgKHBlbmRpbmcgKyByZXZpZXdzID09PSAwKSBkZWxldGUgbGluay5kYXRhc2V0LmNvdW50XG4gICAgZWxzZSBsaW5rLmRhdGFzZXQuY291bnQgPSBTdHJpbmcocGVuZGluZyArIHJldmlld3MpXG4gICAgbGluay50aXRsZSA9IHBlbmRpbmcgPT09IDAgPyBcIlwiIDogKHRvYXN0VGV4dHM/Lmludml0YXRpb25zID8/IFwiXCIpLnJlcGxhY2UoXCJ7e2NvdW50fX1cIiwgU3RyaW5nKHBlbmRpbmcpKVxuICB9XG59XG5cbmZ1bmN0aW9uIGxvYWRTaG93bigpOiBzdHJpbmdbXSB7XG4gIHRyeSB7XG4gICAgcmV0dXJuIEpTT04ucGFyc2Uoc2Vzc2lvblN0b3JhZ2UuZ2V0SXRlbShTSE9XTl9LRVkpID8/IFwiW11cIikgYXMgc3RyaW5nW11cbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIFtdXG4gIH1cbn1cblxuZnVuY3Rpb24gc3RvcmVTaG93bihzZXNzaW9uSWRzOiByZWFkb25seSBzdHJpbmdbXSkge1xuICB0cnkge1xuICAgIHNlc3Npb25TdG9yYWdlLnNldEl0ZW0oU0hPV05fS0VZLCBKU09OLnN0cmluZ2lmeShzZXNzaW9uSWRzKSlcbiAgfSBjYXRjaCB7fVxufVxuXG5pZiAoaXNTaWduZWRJbikge1xuICB2b2lkIGZldGNoSW52aXRhdGlvbnMoKVxuICBkb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKENIQU5HRV9FVkVOVCwgKGV2ZW50KSA9PiB7XG4gICAgY29uc3QgeyBkZXRhaWwgfSA9IGV2ZW50IGFzIEN1c3RvbUV2ZW50PHN0cmluZz5cbiAgICBpZiAoZGV0YWlsID09PSBcImludml0YXRpb25zXCIgfHwgZGV0YWlsID09PSBcInJlZnJlc2hcIikgdm9pZCBmZXRjaEludml0YXRpb25zKClcbiAgfSlcbiAgZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcInZpc2liaWxpdHljaGFuZ2VcIiwgZmV0Y2hJbnZpdGF0aW9ucylcbn1cbiIsCiAgICAiLyoqIFNlbmRzIHRoZSBicm93c2VyJ3MgdGltZSB6b25lIHRvIHRoZSBzZXJ2ZXIgYW5kLCB1bnRpbCB0aGUgc2VydmVyIHVzZXMgaXQsIGNvbnZlcnRzIHRoZSB0aW1lcyBvbiB0aGUgcGFnZS4gKi9cbmltcG9ydCB7IGZvcm1hdEluc3RhbnQsIHR5cGUgVGltZUZvcm0gfSBmcm9tIFwiLi4vLi4vc3JjL3dlYi90ZXh0cy9mb3JtYXQudHNcIlxuaW1wb3J0IHsgc2V0UHJlZmVyZW5jZSB9IGZyb20gXCIuL2Nvb2tpZS50c1wiXG5pbXBvcnQgeyBvbkh0bXggfSBmcm9tIFwiLi9odG14LWV2ZW50cy50c1wiXG5cbmNvbnN0IHpvbmUgPSBJbnRsLkRhdGVUaW1lRm9ybWF0KCkucmVzb2x2ZWRPcHRpb25zKCkudGltZVpvbmVcblxuZnVuY3Rpb24gY29ycmVjdFRpbWVzKCkge1xuICBmb3IgKGNvbnN0IHRpbWUgb2YgZG9jdW1lbnQucXVlcnlTZWxlY3RvckFsbDxIVE1MVGltZUVsZW1lbnQ+KFwidGltZVtkYXRhLWZvcm1dXCIpKSB7XG4gICAgaWYgKHRpbWUuZGF0YXNldC56b25lID09PSB6b25lKSBjb250aW51ZVxuICAgIHRpbWUudGV4dENvbnRlbnQgPSBmb3JtYXRJbnN0YW50KG5ldyBEYXRlKHRpbWUuZGF0ZVRpbWUpLCB6b25lLCB0aW1lLmRhdGFzZXQuZm9ybSBhcyBUaW1lRm9ybSlcbiAgICB0aW1lLmRhdGFzZXQuem9uZSA9IHpvbmVcbiAgfVxufVxuXG5pZiAoZG9jdW1lbnQucXVlcnlTZWxlY3RvcjxIVE1MTWV0YUVsZW1lbnQ+KCdtZXRhW25hbWU9XCJ6b25lXCJdJyk/LmNvbnRlbnQgIT09IHpvbmUpXG4gIHNldFByZWZlcmVuY2UoXCJ6b25lXCIsIHpvbmUpXG5jb3JyZWN0VGltZXMoKVxub25IdG14KFwiaHRteDphZnRlcjpzd2FwXCIsIGNvcnJlY3RUaW1lcylcbiIsCiAgICAiLyoqIENvdW50ZXJzIG5lYXIgYSB0ZXh0J3MgbGltaXQsIHBhc3N3b3JkcyB0aGF0IGNhbiBiZSBzaG93biwgYW5kIHRoZSBmb2N1cyBhZnRlciBhIHJlZnVzZWQgZm9ybS4gKi9cbmltcG9ydCB7IG9uSHRteCB9IGZyb20gXCIuL2h0bXgtZXZlbnRzLnRzXCJcblxuLyoqIFRoZSBjb3VudGVyIHNob3dzIHdoZW4gZmV3ZXIgY2hhcmFjdGVycyB0aGFuIHRoaXMgYXJlIGxlZnQgKHNwZWNpZmljYXRpb24gwqcyKS4gKi9cbmNvbnN0IENPVU5URVJfU0hPV05fQkVMT1cgPSAxMFxuXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwiaW5wdXRcIiwgKGV2ZW50KSA9PiB7XG4gIGNvbnN0IGlucHV0ID0gZXZlbnQudGFyZ2V0XG4gIGlmICghKGlucHV0IGluc3RhbmNlb2YgSFRNTElucHV0RWxlbWVudCB8fCBpbnB1dCBpbnN0YW5jZW9mIEhUTUxUZXh0QXJlYUVsZW1lbnQpKSByZXR1cm5cbiAgY29uc3QgbWF4ID0gTnVtYmVyKGlucHV0LmRhdGFzZXQuY291bnRlcilcbiAgaWYgKG1heCkgc2hvd0NvdW50ZXIoaW5wdXQsIE51bWJlcihpbnB1dC5kYXRhc2V0Lmxlbmd0aCA/PyBpbnB1dC52YWx1ZS5sZW5ndGgpKVxufSlcblxuLyoqIEEgc2xpZGVyIGFuZCBpdHMgbnVtYmVyIHNob3cgdGhlIHNhbWUgdmFsdWU7IHRoZSBzbGlkZXIgc3RheXMgYXQgaXRzIGVuZCBmb3IgYSBudW1iZXIgb3V0c2lkZSBpdHMgcmFuZ2UuICovXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwiaW5wdXRcIiwgKHsgdGFyZ2V0IH0pID0+IHtcbiAgaWYgKCEodGFyZ2V0IGluc3RhbmNlb2YgSFRNTElucHV0RWxlbWVudCkpIHJldHVyblxuICBjb25zdCBudW1iZXIgPSB0YXJnZXQuZGF0YXNldC5zbGlkZXIgJiYgZG9jdW1lbnQuZ2V0RWxlbWVudEJ5SWQodGFyZ2V0LmRhdGFzZXQuc2xpZGVyKVxuICBpZiAobnVtYmVyIGluc3RhbmNlb2YgSFRNTElucHV0RWxlbWVudCkgbnVtYmVyLnZhbHVlID0gdGFyZ2V0LnZhbHVlXG4gIGNvbnN0IHNsaWRlciA9IHRhcmdldC5wYXJlbnRFbGVtZW50Py5xdWVyeVNlbGVjdG9yPEhUTUxJbnB1dEVsZW1lbnQ+KGBbZGF0YS1zbGlkZXI9XCIke3RhcmdldC5pZH1cIl1gKVxuICBpZiAoc2xpZGVyICYmIHRhcmdldC5pZCAhPT0gXCJcIikgc2xpZGVyLnZhbHVlID0gdGFyZ2V0LnZhbHVlXG59KVxuXG4vKiogQHBhcmFtIGxlbmd0aCAgb2Ygd2hhdCB0aGUgc2VydmVyIGNvdW50cyAqL1xuZnVuY3Rpb24gc2hvd0NvdW50ZXIoaW5wdXQ6IEhUTUxJbnB1dEVsZW1lbnQgfCBIVE1MVGV4dEFyZWFFbGVtZW50LCBsZW5ndGg6IG51bWJlcikge1xuICBjb25zdCBsZWZ0ID0gTnVtYmVyKGlucHV0LmRhdGFzZXQuY291bnRlcikgLSBsZW5ndGhcbiAgY29uc3QgZmllbGQgPSBpbnB1dC5jbG9zZXN0KFwiLmZpZWxkXCIpXG4gIGNvbnN0IHNob3duID0gZmllbGQ/LnF1ZXJ5U2VsZWN0b3IoXCIuZmllbGQtY291bnRlclwiKVxuICBpZiAobGVmdCA+IENPVU5URVJfU0hPV05fQkVMT1cpIHJldHVybiBzaG93bj8ucmVtb3ZlKClcbiAgY29uc3QgY291bnRlciA9IHNob3duID8/IGRvY3VtZW50LmNyZWF0ZUVsZW1lbnQoXCJwXCIpXG4gIGNvdW50ZXIuY2xhc3NOYW1lID0gbGVmdCA8IDAgPyBcImZpZWxkLWNvdW50ZXIgZmllbGQtY291bnRlci1vdmVyXCIgOiBcImZpZWxkLWNvdW50ZXJcIlxuICBjb3VudGVyLnRleHRDb250ZW50ID0gYCR7bGVuZ3RofSAvICR7aW5wdXQuZGF0YXNldC5jb3VudGVyfWBcbiAgaWYgKCFzaG93bikgZmllbGQ/LmFwcGVuZChjb3VudGVyKVxufVxuXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwiY2xpY2tcIiwgKGV2ZW50KSA9PiB7XG4gIGNvbnN0IGJ1dHRvbiA9IChldmVudC50YXJnZXQgYXMgRWxlbWVudCkuY2xvc2VzdDxIVE1MRWxlbWVudD4oXCJbZGF0YS1yZXZlYWxdXCIpXG4gIGNvbnN0IGlucHV0ID0gYnV0dG9uICYmIGRvY3VtZW50LmdldEVsZW1lbnRCeUlkKGJ1dHRvbi5kYXRhc2V0LnJldmVhbCA/PyBcIlwiKVxuICBpZiAoIWJ1dHRvbiB8fCAhKGlucHV0IGluc3RhbmNlb2YgSFRNTElucHV0RWxlbWVudCkpIHJldHVyblxuICBjb25zdCBoaWRkZW4gPSBpbnB1dC50eXBlID09PSBcInBhc3N3b3JkXCJcbiAgaW5wdXQudHlwZSA9IGhpZGRlbiA/IFwidGV4dFwiIDogXCJwYXNzd29yZFwiXG4gIGJ1dHRvbi5zZXRBdHRyaWJ1dGUoXCJhcmlhLXByZXNzZWRcIiwgU3RyaW5nKGhpZGRlbikpXG59KVxuXG5kb2N1bWVudC5xdWVyeVNlbGVjdG9yPEhUTUxFbGVtZW50PihcIm1haW4gW2RhdGEtYXV0b2ZvY3VzXVwiKT8uZm9jdXMoKVxuXG4vKiogTW92ZXMgdGhlIGZvY3VzIGluIGEgZm9ybSByZXR1cm5lZCB3aXRoIGVycm9ycyB0byB0aGUgZmlyc3QgaW52YWxpZCBmaWVsZCwgb3IgdG8gdGhlIGZvcm0ncyBvd24gZXJyb3IgbWVzc2FnZS4gKi9cbm9uSHRteChcImh0bXg6YWZ0ZXI6c3dhcFwiLCAoeyByZXNwb25zZSwgc291cmNlRWxlbWVudCB9KSA9PiB7XG4gIGlmIChyZXNwb25zZT8uc3RhdHVzICE9PSA0MjIpIHJldHVyblxuICBjb25zdCBmb3JtID0gZG9jdW1lbnQuZ2V0RWxlbWVudEJ5SWQoc291cmNlRWxlbWVudD8uaWQgPz8gXCJcIikgPz8gc291cmNlRWxlbWVudFxuICBjb25zdCB3cm9uZyA9IGZvcm0/LnF1ZXJ5U2VsZWN0b3I8SFRNTEVsZW1lbnQ+KCdbYXJpYS1pbnZhbGlkPVwidHJ1ZVwiXScpXG4gIGlmICh3cm9uZykgcmV0dXJuIHdyb25nLmZvY3VzKClcbiAgY29uc3Qgbm90aWNlID0gZm9ybT8ucXVlcnlTZWxlY3RvcjxIVE1MRWxlbWVudD4oXCIubm90aWNlLXJlZFwiKVxuICBpZiAoIW5vdGljZSkgcmV0dXJuXG4gIG5vdGljZS50YWJJbmRleCA9IC0xXG4gIG5vdGljZS5mb2N1cygpXG59KVxuIiwKICAgICIvKipcbiAqIERyYWZ0czogZm9ybSBpbnB1dCBzdXJ2aXZlcyBhIHJlbG9hZCwgYSBmYWlsZWQgc2F2ZSBhbmQgYW4gZXhwaXJlZCBzaWduLWluLiBTdG9yZWQgcGVyIHVzZXIgYW5kIGZvcm0gaW4gdGhpcyB0YWJcbiAqIChzZXNzaW9uU3RvcmFnZSksIGZpZWxkIGJ5IGZpZWxkIGFuZCBvbmx5IHdoZXJlIGl0IGRpZmZlcnMgZnJvbSB0aGUgc2VydmVyJ3MgdmFsdWU7IHBhc3N3b3JkcyBhbmQgb25lLXRpbWUgY29kZXNcbiAqIGFyZSBuZXZlciBzdG9yZWQuIFJlbW92ZWQgd2hlbiB0aGUgZm9ybSBpcyBzYXZlZCBvciBjYW5jZWxsZWQgYW5kIHdoZW4gdGhlIHVzZXIgc2lnbnMgb3V0LlxuICovXG5pbXBvcnQgeyBvbkh0bXggfSBmcm9tIFwiLi9odG14LWV2ZW50cy50c1wiXG5pbXBvcnQgeyB0b2FzdCB9IGZyb20gXCIuL3RvYXN0cy50c1wiXG5cbmNvbnN0IFBSRUZJWCA9IFwibWlsbHdyaWdodC5kcmFmdC5cIlxuLyoqIEEgZm9ybSBoYXMgdHdvIHRleHRzIG9mIDUwMDAgY2hhcmFjdGVycyBhbmQgc21hbGwgZmllbGRzOyBsb25nZXIgZHJhZnRzIGFyZSBub3Qgc3RvcmVkLiAqL1xuY29uc3QgRFJBRlRfQ0hBUkFDVEVSU19NQVggPSAxMDBfMDAwXG5jb25zdCBFWENMVURFRF9UWVBFUyA9IG5ldyBTZXQoW1wicGFzc3dvcmRcIiwgXCJoaWRkZW5cIiwgXCJmaWxlXCIsIFwic3VibWl0XCIsIFwiYnV0dG9uXCIsIFwicmVzZXRcIiwgXCJpbWFnZVwiXSlcblxudHlwZSBGaWVsZCA9IEhUTUxJbnB1dEVsZW1lbnQgfCBIVE1MVGV4dEFyZWFFbGVtZW50IHwgSFRNTFNlbGVjdEVsZW1lbnRcbnR5cGUgRHJhZnQgPSBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+XG5cbmNvbnN0IHJlc3RvcmVkID0gbmV3IFdlYWtTZXQ8SFRNTEZvcm1FbGVtZW50PigpXG5cbmNvbnN0IGRyYWZ0Rm9ybXMgPSAoKSA9PiBkb2N1bWVudC5xdWVyeVNlbGVjdG9yQWxsPEhUTUxGb3JtRWxlbWVudD4oXCJmb3JtW2RhdGEtZHJhZnRdXCIpXG5cbmZ1bmN0aW9uIHN0b3JhZ2VLZXkoZm9ybTogSFRNTEZvcm1FbGVtZW50KTogc3RyaW5nIHtcbiAgcmV0dXJuIGAke1BSRUZJWH0ke2Zvcm0uZGF0YXNldC5kcmFmdH0gJHtmb3JtLmdldEF0dHJpYnV0ZShcImFjdGlvblwiKX1gXG59XG5cbmZ1bmN0aW9uIGZpZWxkc09mKGZvcm06IEhUTUxGb3JtRWxlbWVudCk6IEZpZWxkW10ge1xuICByZXR1cm4gWy4uLmZvcm0uZWxlbWVudHNdLmZpbHRlcihcbiAgICAoZWxlbWVudCk6IGVsZW1lbnQgaXMgRmllbGQgPT5cbiAgICAgIChlbGVtZW50IGluc3RhbmNlb2YgSFRNTElucHV0RWxlbWVudCAmJiAhRVhDTFVERURfVFlQRVMuaGFzKGVsZW1lbnQudHlwZSkpIHx8XG4gICAgICBlbGVtZW50IGluc3RhbmNlb2YgSFRNTFRleHRBcmVhRWxlbWVudCB8fFxuICAgICAgZWxlbWVudCBpbnN0YW5jZW9mIEhUTUxTZWxlY3RFbGVtZW50LFxuICApXG59XG5cbmZ1bmN0aW9uIGN1cnJlbnRWYWx1ZShmaWVsZDogRmllbGQpOiBzdHJpbmcge1xuICBjb25zdCBpc0Nob2ljZSA9IGZpZWxkIGluc3RhbmNlb2YgSFRNTElucHV0RWxlbWVudCAmJiAoZmllbGQudHlwZSA9PT0gXCJjaGVja2JveFwiIHx8IGZpZWxkLnR5cGUgPT09IFwicmFkaW9cIilcbiAgcmV0dXJuIGlzQ2hvaWNlID8gU3RyaW5nKGZpZWxkLmNoZWNrZWQpIDogZmllbGQudmFsdWVcbn1cblxuLyoqIFdoYXQgdGhlIHNlcnZlciBzZW50LiAqL1xuZnVuY3Rpb24gb3JpZ2luYWxWYWx1ZShmaWVsZDogRmllbGQpOiBzdHJpbmcge1xuICBpZiAoZmllbGQgaW5zdGFuY2VvZiBIVE1MU2VsZWN0RWxlbWVudCkge1xuICAgIGNvbnN0IGNob3NlbiA9IFsuLi5maWVsZC5vcHRpb25zXS5maW5kKChvcHRpb24pID0+IG9wdGlvbi5kZWZhdWx0U2VsZWN0ZWQpID8/IGZpZWxkLm9wdGlvbnNbMF1cbiAgICByZXR1cm4gY2hvc2VuPy52YWx1ZSA/PyBcIlwiXG4gIH1cbiAgY29uc3QgaXNDaG9pY2UgPSBmaWVsZCBpbnN0YW5jZW9mIEhUTUxJbnB1dEVsZW1lbnQgJiYgKGZpZWxkLnR5cGUgPT09IFwiY2hlY2tib3hcIiB8fCBmaWVsZC50eXBlID09PSBcInJhZGlvXCIpXG4gIHJldHVybiBpc0Nob2ljZSA/IFN0cmluZyhmaWVsZC5kZWZhdWx0Q2hlY2tlZCkgOiBmaWVsZC5kZWZhdWx0VmFsdWVcbn1cblxuLyoqIFJhZGlvIGJ1dHRvbnMgb2Ygb25lIG5hbWUgZGlmZmVyIGJ5IHZhbHVlLiAqL1xuZnVuY3Rpb24gZmllbGRLZXkoZmllbGQ6IEZpZWxkKTogc3RyaW5nIHtcbiAgcmV0dXJuIGZpZWxkLnR5cGUgPT09IFwicmFkaW9cIiA/IGAke2ZpZWxkLm5hbWV9PSR7ZmllbGQudmFsdWV9YCA6IGZpZWxkLm5hbWVcbn1cblxuZnVuY3Rpb24gc2F2ZShmb3JtOiBIVE1MRm9ybUVsZW1lbnQpIHtcbiAgY29uc3QgZHJhZnQgPSByZWFkKHN0b3JhZ2VLZXkoZm9ybSkpXG4gIGZvciAoY29uc3QgZmllbGQgb2YgZmllbGRzT2YoZm9ybSkpIHtcbiAgICBpZiAoZmllbGQubmFtZSA9PT0gXCJcIiB8fCBmaWVsZC5hdXRvY29tcGxldGUgPT09IFwib25lLXRpbWUtY29kZVwiKSBjb250aW51ZVxuICAgIGNvbnN0IHZhbHVlID0gY3VycmVudFZhbHVlKGZpZWxkKVxuICAgIC8vIEluIGEgZm9ybSByZXR1cm5lZCB3aXRoIGVycm9ycyB0aGUgb3JpZ2luYWwgdmFsdWVzIGFyZSB0aGUgc3VibWl0dGVkIG9uZXM6IGZpZWxkcyBpbiB0aGUgZHJhZnQgc3RheSB0aGVyZS5cbiAgICBpZiAodmFsdWUgIT09IG9yaWdpbmFsVmFsdWUoZmllbGQpIHx8IGZpZWxkS2V5KGZpZWxkKSBpbiBkcmFmdCkgZHJhZnRbZmllbGRLZXkoZmllbGQpXSA9IHZhbHVlXG4gIH1cbiAgd3JpdGUoc3RvcmFnZUtleShmb3JtKSwgZHJhZnQpXG59XG5cbi8qKiBOYW1lcyBvZiB0aGUgZHJhZnQncyBmaWVsZHMsIGZvciBzY3JpcHRzIHRoYXQgYWRkIGZpZWxkcyB3aGljaCB0aGUgc2VydmVyIGRpZCBub3Qgc2VuZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkcmFmdE5hbWVzKGZvcm06IEhUTUxGb3JtRWxlbWVudCk6IHN0cmluZ1tdIHtcbiAgcmV0dXJuIE9iamVjdC5rZXlzKHJlYWQoc3RvcmFnZUtleShmb3JtKSkpXG59XG5cbi8qKiBGaWVsZHMgdGhhdCB3ZXJlIHJlbW92ZWQsIGJ5IHRoZSBiZWdpbm5pbmcgb2YgdGhlaXIgbmFtZXMsIGFyZSBub3QgcmVzdG9yZWQuICovXG5leHBvcnQgZnVuY3Rpb24gZm9yZ2V0RmllbGRzKGZvcm06IEhUTUxGb3JtRWxlbWVudCwgcHJlZml4OiBzdHJpbmcpIHtcbiAgY29uc3Qga2VwdCA9IE9iamVjdC5lbnRyaWVzKHJlYWQoc3RvcmFnZUtleShmb3JtKSkpLmZpbHRlcigoW25hbWVdKSA9PiAhbmFtZS5zdGFydHNXaXRoKHByZWZpeCkpXG4gIHdyaXRlKHN0b3JhZ2VLZXkoZm9ybSksIE9iamVjdC5mcm9tRW50cmllcyhrZXB0KSlcbn1cblxuZnVuY3Rpb24gcmVzdG9yZShmb3JtOiBIVE1MRm9ybUVsZW1lbnQpIHtcbiAgaWYgKHJlc3RvcmVkLmhhcyhmb3JtKSkgcmV0dXJuXG4gIHJlc3RvcmVkLmFkZChmb3JtKVxuICByZXN0b3JlRmllbGRzKGZvcm0pXG59XG5cbi8qKiBBbHNvIGFmdGVyIGEgc2NyaXB0IGhhcyBhZGRlZCBmaWVsZHMuICovXG5leHBvcnQgZnVuY3Rpb24gcmVzdG9yZUZpZWxkcyhmb3JtOiBIVE1MRm9ybUVsZW1lbnQpIHtcbiAgY29uc3QgZHJhZnQgPSByZWFkKHN0b3JhZ2VLZXkoZm9ybSkpXG4gIGxldCBpc0NoYW5nZWQgPSBmYWxzZVxuICBmb3IgKGNvbnN0IGZpZWxkIG9mIGZpZWxkc09mKGZvcm0pKSB7XG4gICAgY29uc3QgdmFsdWUgPSBkcmFmdFtmaWVsZEtleShmaWVsZCldXG4gICAgaWYgKHZhbHVlID09PSB1bmRlZmluZWQgfHwgdmFsdWUgPT09IGN1cnJlbnRWYWx1ZShmaWVsZCkpIGNvbnRpbnVlXG4gICAgaWYgKGZpZWxkIGluc3RhbmNlb2YgSFRNTElucHV0RWxlbWVudCAmJiAoZmllbGQudHlwZSA9PT0gXCJjaGVja2JveFwiIHx8IGZpZWxkLnR5cGUgPT09IFwicmFkaW9cIikpXG4gICAgICBmaWVsZC5jaGVja2VkID0gdmFsdWUgPT09IFwidHJ1ZVwiXG4gICAgZWxzZSBmaWVsZC52YWx1ZSA9IHZhbHVlXG4gICAgaXNDaGFuZ2VkIHx8PSBjdXJyZW50VmFsdWUoZmllbGQpID09PSB2YWx1ZVxuICAgIGZpZWxkLmRpc3BhdGNoRXZlbnQobmV3IEV2ZW50KFwiaW5wdXRcIiwgeyBidWJibGVzOiB0cnVlIH0pKVxuICB9XG4gIGlmIChpc0NoYW5nZWQpIHRvYXN0KFwiYmx1ZVwiLCBkb2N1bWVudC5nZXRFbGVtZW50QnlJZChcInRvYXN0c1wiKT8uZGF0YXNldC5yZXN0b3JlZCA/PyBcIlwiKVxufVxuXG5mdW5jdGlvbiByZWFkKGtleTogc3RyaW5nKTogRHJhZnQge1xuICB0cnkge1xuICAgIHJldHVybiBKU09OLnBhcnNlKHNlc3Npb25TdG9yYWdlLmdldEl0ZW0oa2V5KSA/PyBcInt9XCIpIGFzIERyYWZ0XG4gIH0gY2F0Y2gge1xuICAgIHJldHVybiB7fVxuICB9XG59XG5cbi8qKiBJZ25vcmVzIHN0b3JhZ2UgZXJyb3JzOiBhIGJyb3dzZXIgd2l0aG91dCBzdG9yYWdlIGhhcyBubyBkcmFmdHMuICovXG5mdW5jdGlvbiB3cml0ZShrZXk6IHN0cmluZywgZHJhZnQ6IERyYWZ0KSB7XG4gIHRyeSB7XG4gICAgY29uc3QgdGV4dCA9IEpTT04uc3RyaW5naWZ5KGRyYWZ0KVxuICAgIGlmIChPYmplY3Qua2V5cyhkcmFmdCkubGVuZ3RoID09PSAwIHx8IHRleHQubGVuZ3RoID4gRFJBRlRfQ0hBUkFDVEVSU19NQVgpIHNlc3Npb25TdG9yYWdlLnJlbW92ZUl0ZW0oa2V5KVxuICAgIGVsc2Ugc2Vzc2lvblN0b3JhZ2Uuc2V0SXRlbShrZXksIHRleHQpXG4gIH0gY2F0Y2gge31cbn1cblxuZnVuY3Rpb24gcmVtb3ZlRHJhZnRzKG1hdGNoZXM6IChrZXk6IHN0cmluZykgPT4gYm9vbGVhbikge1xuICB0cnkge1xuICAgIGZvciAoY29uc3Qga2V5IG9mIE9iamVjdC5rZXlzKHNlc3Npb25TdG9yYWdlKSlcbiAgICAgIGlmIChrZXkuc3RhcnRzV2l0aChQUkVGSVgpICYmIG1hdGNoZXMoa2V5KSkgc2Vzc2lvblN0b3JhZ2UucmVtb3ZlSXRlbShrZXkpXG4gIH0gY2F0Y2gge31cbn1cblxuY29uc3QgZHJhZnRGb3JtT2YgPSAodGFyZ2V0OiBFdmVudFRhcmdldCB8IG51bGwpID0+XG4gICh0YXJnZXQgYXMgRWxlbWVudCB8IG51bGwpPy5jbG9zZXN0PEhUTUxGb3JtRWxlbWVudD4oXCJmb3JtW2RhdGEtZHJhZnRdXCIpID8/IG51bGxcblxuZm9yIChjb25zdCBldmVudCBvZiBbXCJpbnB1dFwiLCBcImNoYW5nZVwiXSkge1xuICBkb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKGV2ZW50LCAoeyB0YXJnZXQgfSkgPT4ge1xuICAgIGNvbnN0IGZvcm0gPSBkcmFmdEZvcm1PZih0YXJnZXQpXG4gICAgaWYgKGZvcm0gJiYgcmVzdG9yZWQuaGFzKGZvcm0pKSBzYXZlKGZvcm0pXG4gIH0pXG59XG5cbmRvY3VtZW50LmFkZEV2ZW50TGlzdGVuZXIoXCJjbGlja1wiLCAoeyB0YXJnZXQgfSkgPT4ge1xuICBjb25zdCBmb3JtID0gZHJhZnRGb3JtT2YoKHRhcmdldCBhcyBFbGVtZW50KS5jbG9zZXN0KFwiLmZvcm0tYWN0aW9ucyBhLCAuZm9ybS1hY3Rpb25zIFtkYXRhLWRpYWxvZy1jbG9zZV1cIikpXG4gIGlmIChmb3JtKSByZW1vdmVEcmFmdHMoKGtleSkgPT4ga2V5ID09PSBzdG9yYWdlS2V5KGZvcm0pKVxufSlcblxuZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcInN1Ym1pdFwiLCAoeyB0YXJnZXQgfSkgPT4ge1xuICBpZiAoKHRhcmdldCBhcyBFbGVtZW50KS5tYXRjaGVzKCdmb3JtW2FjdGlvbj1cIi9sb2dvdXRcIl0nKSkgcmVtb3ZlRHJhZnRzKCgpID0+IHRydWUpXG59KVxuXG4vKiogU2F2ZWQ6IHRoZSBzZXJ2ZXIgc2VuZHMgdGhlIGJyb3dzZXIgb24uIEFuIGV4cGlyZWQgc2lnbi1pbiBhbHNvIGRvZXMsIHdpdGggYSBzdGF0dXMgdGhhdCBpcyBubyBzdWNjZXNzLiAqL1xub25IdG14KFwiaHRteDphZnRlcjpyZXF1ZXN0XCIsICh7IHJlc3BvbnNlLCBzb3VyY2VFbGVtZW50IH0pID0+IHtcbiAgaWYgKCFyZXNwb25zZSB8fCByZXNwb25zZS5zdGF0dXMgPj0gMzAwKSByZXR1cm5cbiAgY29uc3QgaXNTZW50T24gPSByZXNwb25zZS5oZWFkZXJzLmhhcyhcIkhYLVJlZGlyZWN0XCIpIHx8IHJlc3BvbnNlLmhlYWRlcnMuaGFzKFwiSFgtTG9jYXRpb25cIilcbiAgY29uc3QgZm9ybSA9IGRyYWZ0Rm9ybU9mKHNvdXJjZUVsZW1lbnQgPz8gbnVsbClcbiAgaWYgKGZvcm0gJiYgaXNTZW50T24pIHJlbW92ZURyYWZ0cygoa2V5KSA9PiBrZXkgPT09IHN0b3JhZ2VLZXkoZm9ybSkpXG59KVxuXG5jb25zdCBwZXJzb24gPSBkb2N1bWVudC5xdWVyeVNlbGVjdG9yPEhUTUxNZXRhRWxlbWVudD4oJ21ldGFbbmFtZT1cInBlcnNvblwiXScpPy5jb250ZW50XG4vLyBBZnRlciBhIHNpZ24taW4gYXMgYW5vdGhlciB1c2VyIGluIHRoZSBzYW1lIHRhYiwgdGhlIHByZXZpb3VzIHVzZXIncyBkcmFmdHMgYXJlIHJlbW92ZWQuXG5pZiAocGVyc29uKSByZW1vdmVEcmFmdHMoKGtleSkgPT4gIWtleS5zdGFydHNXaXRoKGAke1BSRUZJWH0ke3BlcnNvbn0gYCkpXG5cbmNvbnN0IHJlc3RvcmVBbGwgPSAoKSA9PiBkcmFmdEZvcm1zKCkuZm9yRWFjaChyZXN0b3JlKVxucmVzdG9yZUFsbCgpXG5uZXcgTXV0YXRpb25PYnNlcnZlcihyZXN0b3JlQWxsKS5vYnNlcnZlKGRvY3VtZW50LmJvZHksIHsgY2hpbGRMaXN0OiB0cnVlLCBzdWJ0cmVlOiB0cnVlIH0pXG4iLAogICAgIi8qKiBNZW51cyBhcmUgYDxkZXRhaWxzIGRhdGEtbWVudT5gOiBhIGNsaWNrIGVsc2V3aGVyZSBvciBFc2NhcGUgY2xvc2VzIHRoZW0uICovXG5cbmNvbnN0IG9wZW5NZW51cyA9ICgpID0+IGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3JBbGw8SFRNTERldGFpbHNFbGVtZW50PihcImRldGFpbHNbZGF0YS1tZW51XVtvcGVuXVwiKVxuXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwiY2xpY2tcIiwgKGV2ZW50KSA9PiB7XG4gIGZvciAoY29uc3QgbWVudSBvZiBvcGVuTWVudXMoKSkgaWYgKCFtZW51LmNvbnRhaW5zKGV2ZW50LnRhcmdldCBhcyBOb2RlKSkgbWVudS5vcGVuID0gZmFsc2Vcbn0pXG5cbmRvY3VtZW50LmFkZEV2ZW50TGlzdGVuZXIoXCJrZXlkb3duXCIsIChldmVudCkgPT4ge1xuICBpZiAoZXZlbnQua2V5ICE9PSBcIkVzY2FwZVwiKSByZXR1cm5cbiAgZm9yIChjb25zdCBtZW51IG9mIG9wZW5NZW51cygpKSB7XG4gICAgbWVudS5vcGVuID0gZmFsc2VcbiAgICBtZW51LnF1ZXJ5U2VsZWN0b3IoXCJzdW1tYXJ5XCIpPy5mb2N1cygpXG4gIH1cbn0pXG4iLAogICAgIi8qKiBBIHJvdyBvZiB0YWJzIHRoYXQgaXMgd2lkZXIgdGhhbiB0aGUgc2NyZWVuIHN0YXJ0cyB3aXRoIGl0cyBjdXJyZW50IHRhYiBpbiB2aWV3LiAqL1xuZm9yIChjb25zdCB0YWJzIG9mIGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3JBbGwoXCIudGFic1wiKSkge1xuICBjb25zdCBjdXJyZW50ID0gdGFicy5xdWVyeVNlbGVjdG9yKFwiW2FyaWEtY3VycmVudF1cIilcbiAgY29uc3QgaGlkZGVuID0gY3VycmVudCA/IGN1cnJlbnQuZ2V0Qm91bmRpbmdDbGllbnRSZWN0KCkucmlnaHQgLSB0YWJzLmdldEJvdW5kaW5nQ2xpZW50UmVjdCgpLnJpZ2h0IDogMFxuICBpZiAoaGlkZGVuID4gMCkgdGFicy5zY3JvbGxMZWZ0ICs9IGhpZGRlblxufVxuIiwKICAgICIvKipcbiAqIEVuZHMgdGhlIHNpZ24taW4gYWZ0ZXIgdGhlIHNlcnZlcidzIGluYWN0aXZpdHkgdGltZW91dC4gS2V5cywgcG9pbnRlciBhbmQgdG91Y2ggY291bnQgYXMgYWN0aXZpdHksIGluIGFsbCB0YWJzIG9mXG4gKiB0aGlzIGJyb3dzZXIgdG9nZXRoZXI7IGEgZGlhbG9nIHdhcm5zIGJlZm9yZSB0aGUgZW5kLiBUaGUgc2VydmVyIGFwcGxpZXMgaXRzIG93biB0aW1lb3V0OiBhY3Rpdml0eSBpcyByZXBvcnRlZCB0b1xuICogaXQgYXQgaW50ZXJ2YWxzLCBhbmQgaXRzIGRlY2lzaW9uIGlzIGZpbmFsLlxuICovXG5cbi8qKiBCZWZvcmUgdGhlIGVuZCwgb3IgYXQgaGFsZi10aW1lIHdoZXJlIHRoYXQgaXMgbGF0ZXIuICovXG5jb25zdCBXQVJOSU5HX0xFQURfTVMgPSA2MF8wMDBcbi8qKiBTaG9ydGVzdCBpbnRlcnZhbHMgYXQgd2hpY2ggYWN0aXZpdHkgaXMgc3RvcmVkIGhlcmUgYW5kIHJlcG9ydGVkIHRvIHRoZSBzZXJ2ZXIuICovXG5jb25zdCBTVE9SRV9JTlRFUlZBTF9NUyA9IDEwMDBcbmNvbnN0IFJFUE9SVF9JTlRFUlZBTF9NUyA9IDYwXzAwMFxuY29uc3QgQ0hFQ0tfSU5URVJWQUxfTVMgPSA1MDBcbi8qKiBTaGFyZWQgYnkgdGhlIHRhYnMgb2YgYSBicm93c2VyOiB0aGUgdGltZXMgb2YgdGhlIGxhc3QgYWN0aXZpdHkgYW5kIG9mIHRoZSBsYXN0IHNpZ24tb3V0LiAqL1xuY29uc3QgQUNUSVZFX0tFWSA9IFwibWlsbHdyaWdodC5hY3RpdmVcIlxuY29uc3QgU0lHTkVEX09VVF9LRVkgPSBcIm1pbGx3cmlnaHQuc2lnbmVkT3V0XCJcblxuY29uc3QgbWV0YSA9IGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3I8SFRNTE1ldGFFbGVtZW50PignbWV0YVtuYW1lPVwiaW5hY3Rpdml0eVwiXScpXG5jb25zdCBkaWFsb2cgPSBkb2N1bWVudC5xdWVyeVNlbGVjdG9yPEhUTUxEaWFsb2dFbGVtZW50PihcImRpYWxvZyNpbmFjdGl2aXR5XCIpXG5cbmlmIChtZXRhICYmIGRpYWxvZykgc3RhcnRJbmFjdGl2aXR5V2F0Y2goTnVtYmVyKG1ldGEuY29udGVudCkgKiAxMDAwLCBkaWFsb2cpXG5lbHNlIGlmIChsb2NhdGlvbi5wYXRobmFtZSA9PT0gXCIvbG9naW5cIikgc3RvcmVUaW1lc3RhbXAoU0lHTkVEX09VVF9LRVksIERhdGUubm93KCkpXG5cbmZ1bmN0aW9uIHN0YXJ0SW5hY3Rpdml0eVdhdGNoKHRpbWVvdXRNczogbnVtYmVyLCBkaWFsb2c6IEhUTUxEaWFsb2dFbGVtZW50KSB7XG4gIGNvbnN0IHdhcm5pbmdMZWFkTXMgPSBNYXRoLm1pbihXQVJOSU5HX0xFQURfTVMsIHRpbWVvdXRNcyAvIDIpXG4gIGNvbnN0IHJlcG9ydEludGVydmFsTXMgPSBNYXRoLm1pbihSRVBPUlRfSU5URVJWQUxfTVMsIHRpbWVvdXRNcyAvIDQpXG4gIGxldCBhY3RpdmVBdCA9IERhdGUubm93KClcbiAgLy8gVGhlIHBhZ2UgcmVxdWVzdCBpdHNlbGYgaXMgYWN0aXZpdHksIGFscmVhZHkgcmVjb3JkZWQgYnkgdGhlIHNlcnZlci5cbiAgbGV0IHJlcG9ydGVkQXQgPSBhY3RpdmVBdFxuICBsZXQgc3RvcmVkQXQgPSBhY3RpdmVBdFxuICBsZXQgaXNMZWF2aW5nID0gZmFsc2VcbiAgc3RvcmVUaW1lc3RhbXAoQUNUSVZFX0tFWSwgYWN0aXZlQXQpXG5cbiAgZnVuY3Rpb24gcmVjb3JkQWN0aXZpdHkoKSB7XG4gICAgY29uc3Qgbm93ID0gRGF0ZS5ub3coKVxuICAgIGFjdGl2ZUF0ID0gbm93XG4gICAgaWYgKG5vdyAtIHN0b3JlZEF0ID49IFNUT1JFX0lOVEVSVkFMX01TKSB7XG4gICAgICBzdG9yZWRBdCA9IG5vd1xuICAgICAgc3RvcmVUaW1lc3RhbXAoQUNUSVZFX0tFWSwgbm93KVxuICAgIH1cbiAgICBpZiAobm93IC0gcmVwb3J0ZWRBdCA+PSByZXBvcnRJbnRlcnZhbE1zKSB2b2lkIHJlcG9ydEFjdGl2aXR5KClcbiAgfVxuXG4gIGFzeW5jIGZ1bmN0aW9uIHJlcG9ydEFjdGl2aXR5KCkge1xuICAgIHJlcG9ydGVkQXQgPSBEYXRlLm5vdygpXG4gICAgY29uc3QgcmVzcG9uc2UgPSBhd2FpdCBzZW5kKFwiUE9TVFwiLCBcIi9hcGkvcHJvZmlsZS9hY3Rpdml0eVwiKVxuICAgIGlmIChyZXNwb25zZT8uc3RhdHVzID09PSA0MDEpIGdvVG9TaWduSW4oXCJleHBpcmVkXCIpXG4gIH1cblxuICAvKiogV2hpbGUgdGhlIHdhcm5pbmcgaXMgb3BlbiBvbmx5IGl0cyBidXR0b25zIGNvdW50IGFzIGFjdGl2aXR5OyBtb3ZpbmcgdGhlIG1vdXNlIGRvZXMgbm90LiAqL1xuICBmdW5jdGlvbiBvblVzZXJFdmVudCgpIHtcbiAgICBpZiAoIWRpYWxvZy5vcGVuKSByZWNvcmRBY3Rpdml0eSgpXG4gIH1cblxuICBmdW5jdGlvbiBzdGF5U2lnbmVkSW4oKSB7XG4gICAgaWYgKGRpYWxvZy5vcGVuKSBkaWFsb2cuY2xvc2UoKVxuICAgIHN0b3JlZEF0ID0gMFxuICAgIHJlcG9ydGVkQXQgPSAwXG4gICAgcmVjb3JkQWN0aXZpdHkoKVxuICB9XG5cbiAgZnVuY3Rpb24gY2hlY2tUaW1lb3V0KCkge1xuICAgIGFjdGl2ZUF0ID0gTWF0aC5tYXgoYWN0aXZlQXQsIGxvYWRUaW1lc3RhbXAoQUNUSVZFX0tFWSkpXG4gICAgY29uc3QgbGVmdE1zID0gYWN0aXZlQXQgKyB0aW1lb3V0TXMgLSBEYXRlLm5vdygpXG4gICAgaWYgKGxlZnRNcyA8PSAwKSByZXR1cm4gdm9pZCBleHBpcmVTaWduSW4oKVxuICAgIGlmIChsZWZ0TXMgPiB3YXJuaW5nTGVhZE1zKSB7XG4gICAgICBpZiAoZGlhbG9nLm9wZW4pIGRpYWxvZy5jbG9zZSgpXG4gICAgICByZXR1cm5cbiAgICB9XG4gICAgY29uc3QgbGVmdCA9IGRpYWxvZy5xdWVyeVNlbGVjdG9yPEhUTUxFbGVtZW50PihcIltyb2xlPXRpbWVyXVwiKVxuICAgIGlmIChsZWZ0KSBsZWZ0LnRleHRDb250ZW50ID0gZm9ybWF0Q291bnRkb3duKGxlZnRNcylcbiAgICBpZiAoZGlhbG9nLm9wZW4pIHJldHVyblxuICAgIGRpYWxvZy5zaG93TW9kYWwoKVxuICAgIGRpYWxvZy5xdWVyeVNlbGVjdG9yPEhUTUxFbGVtZW50PihcIltkYXRhLXN0YXldXCIpPy5mb2N1cygpXG4gIH1cblxuICAvKiogVGhlIHNlcnZlciBhbHNvIGVuZHMgdGhlIHNpZ24taW4gYnkgaXRzIG93biBjbG9jazsgZW5kaW5nIGl0IGhlcmUgbGVhdmVzIG5vIHZhbGlkIHNlc3Npb24gaW4gYmV0d2Vlbi4gKi9cbiAgYXN5bmMgZnVuY3Rpb24gZXhwaXJlU2lnbkluKCkge1xuICAgIGlmIChpc0xlYXZpbmcpIHJldHVyblxuICAgIGlzTGVhdmluZyA9IHRydWVcbiAgICBhd2FpdCBzZW5kKFwiUFVUXCIsIFwiL2FwaS9wcm9maWxlL2xvZ291dFwiKVxuICAgIHN0b3JlVGltZXN0YW1wKFNJR05FRF9PVVRfS0VZLCBEYXRlLm5vdygpKVxuICAgIGlzTGVhdmluZyA9IGZhbHNlXG4gICAgZ29Ub1NpZ25JbihcImV4cGlyZWRcIilcbiAgfVxuXG4gIGZ1bmN0aW9uIGdvVG9TaWduSW4od2h5OiBcImV4cGlyZWRcIiB8IFwibG9nb3V0XCIpIHtcbiAgICBpZiAoaXNMZWF2aW5nKSByZXR1cm5cbiAgICBpc0xlYXZpbmcgPSB0cnVlXG4gICAgY2xlYXJJbnRlcnZhbChjaGVja1RpbWVyKVxuICAgIGNvbnN0IHF1ZXJ5ID0gbmV3IFVSTFNlYXJjaFBhcmFtcyh7IFt3aHldOiBcInRydWVcIiwgdGFyZ2V0OiBsb2NhdGlvbi5wYXRobmFtZSArIGxvY2F0aW9uLnNlYXJjaCB9KVxuICAgIGxvY2F0aW9uLmFzc2lnbihgL2xvZ2luPyR7cXVlcnl9YClcbiAgfVxuXG4gIGZvciAoY29uc3QgZXZlbnROYW1lIG9mIFtcImtleWRvd25cIiwgXCJwb2ludGVyZG93blwiLCBcInBvaW50ZXJtb3ZlXCIsIFwidG91Y2hzdGFydFwiLCBcIndoZWVsXCJdKVxuICAgIHdpbmRvdy5hZGRFdmVudExpc3RlbmVyKGV2ZW50TmFtZSwgb25Vc2VyRXZlbnQsIHsgY2FwdHVyZTogdHJ1ZSwgcGFzc2l2ZTogdHJ1ZSB9KVxuICBkaWFsb2cuYWRkRXZlbnRMaXN0ZW5lcihcImNhbmNlbFwiLCBzdGF5U2lnbmVkSW4pXG4gIGRpYWxvZy5hZGRFdmVudExpc3RlbmVyKFwiY2xpY2tcIiwgKGV2ZW50KSA9PiB7XG4gICAgY29uc3QgdGFyZ2V0ID0gZXZlbnQudGFyZ2V0IGFzIEVsZW1lbnRcbiAgICBpZiAodGFyZ2V0LmNsb3Nlc3QoXCJbZGF0YS1zdGF5XVwiKSkgc3RheVNpZ25lZEluKClcbiAgICAvLyBUaGUgbWVudSdzIG93biB3YXkgb3V0OiBpdCBhbHNvIGxlYXZlcyB0aGUgaWRlbnRpdHkgcHJvdmlkZXIuXG4gICAgaWYgKHRhcmdldC5jbG9zZXN0KFwiW2RhdGEtbGVhdmVdXCIpKVxuICAgICAgZG9jdW1lbnQucXVlcnlTZWxlY3RvcjxIVE1MRm9ybUVsZW1lbnQ+KCdmb3JtW2FjdGlvbj1cIi9sb2dvdXRcIl0nKT8ucmVxdWVzdFN1Ym1pdCgpXG4gIH0pXG4gIC8qKiBBbm90aGVyIHRhYiBoYXMgc2lnbmVkIG91dCwgYW5kIGEgbmV3IHNpZ24taW4gbWF5IGhhdmUgZm9sbG93ZWQ6IGNoZWNrcyB3aXRoIHRoZSBzZXJ2ZXIuICovXG4gIGFzeW5jIGZ1bmN0aW9uIGNoZWNrU2lnbmVkSW4oKSB7XG4gICAgY29uc3QgaXNEdWUgPSBhY3RpdmVBdCArIHRpbWVvdXRNcyAtIERhdGUubm93KCkgPD0gMiAqIENIRUNLX0lOVEVSVkFMX01TXG4gICAgY29uc3QgcmVzcG9uc2UgPSBhd2FpdCBzZW5kKFwiR0VUXCIsIFwiL2FwaS9lbnZpcm9ubWVudC90aW1lXCIpXG4gICAgaWYgKHJlc3BvbnNlPy5zdGF0dXMgPT09IDQwMSkgZ29Ub1NpZ25Jbihpc0R1ZSA/IFwiZXhwaXJlZFwiIDogXCJsb2dvdXRcIilcbiAgfVxuICB3aW5kb3cuYWRkRXZlbnRMaXN0ZW5lcihcInN0b3JhZ2VcIiwgKHsga2V5IH0pID0+IHtcbiAgICBpZiAoa2V5ID09PSBTSUdORURfT1VUX0tFWSkgdm9pZCBjaGVja1NpZ25lZEluKClcbiAgICBpZiAoa2V5ID09PSBBQ1RJVkVfS0VZKSBjaGVja1RpbWVvdXQoKVxuICB9KVxuICB3aW5kb3cuYWRkRXZlbnRMaXN0ZW5lcihcInBhZ2VzaG93XCIsICh7IHBlcnNpc3RlZCB9KSA9PiBwZXJzaXN0ZWQgJiYgdm9pZCBjaGVja1NpZ25lZEluKCkpXG4gIGNvbnN0IGNoZWNrVGltZXIgPSBzZXRJbnRlcnZhbChjaGVja1RpbWVvdXQsIENIRUNLX0lOVEVSVkFMX01TKVxufVxuXG4vKiogTnVsbCB3aGVuIHRoZSBzZXJ2ZXIgZG9lcyBub3QgYW5zd2VyLiAqL1xuYXN5bmMgZnVuY3Rpb24gc2VuZChtZXRob2Q6IHN0cmluZywgcGF0aDogc3RyaW5nKTogUHJvbWlzZTxSZXNwb25zZSB8IG51bGw+IHtcbiAgY29uc3QgY3NyZiA9IGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3I8SFRNTE1ldGFFbGVtZW50PignbWV0YVtuYW1lPVwiY3NyZlwiXScpPy5jb250ZW50ID8/IFwiXCJcbiAgcmV0dXJuIGZldGNoKHBhdGgsIHsgbWV0aG9kLCBoZWFkZXJzOiB7IFwiWC1DU1JGLVRva2VuXCI6IGNzcmYgfSwga2VlcGFsaXZlOiB0cnVlIH0pLmNhdGNoKCgpID0+IG51bGwpXG59XG5cbi8qKiBJZ25vcmVzIHN0b3JhZ2UgZXJyb3JzOiB3aXRob3V0IHN0b3JhZ2UgdGhlIHRhYnMgZG8gbm90IHNoYXJlIHRoZWlyIGFjdGl2aXR5LiAqL1xuZnVuY3Rpb24gc3RvcmVUaW1lc3RhbXAoa2V5OiBzdHJpbmcsIGF0OiBudW1iZXIpIHtcbiAgdHJ5IHtcbiAgICBsb2NhbFN0b3JhZ2Uuc2V0SXRlbShrZXksIFN0cmluZyhhdCkpXG4gIH0gY2F0Y2gge31cbn1cblxuZnVuY3Rpb24gbG9hZFRpbWVzdGFtcChrZXk6IHN0cmluZyk6IG51bWJlciB7XG4gIHRyeSB7XG4gICAgY29uc3QgYXQgPSBOdW1iZXIobG9jYWxTdG9yYWdlLmdldEl0ZW0oa2V5KSlcbiAgICAvLyBBIHRpbWVzdGFtcCBpbiB0aGUgZnV0dXJlICh0aGUgY2xvY2sgd2FzIGFoZWFkKSBtdXN0IG5vdCBleHRlbmQgdGhlIHNpZ24taW4uXG4gICAgcmV0dXJuIGF0IDw9IERhdGUubm93KCkgPyBhdCA6IDBcbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIDBcbiAgfVxufVxuXG4vKiogXCIwOjQyXCIgKi9cbmZ1bmN0aW9uIGZvcm1hdENvdW50ZG93bihtczogbnVtYmVyKTogc3RyaW5nIHtcbiAgY29uc3Qgc2Vjb25kcyA9IE1hdGguY2VpbChtcyAvIDEwMDApXG4gIHJldHVybiBgJHtNYXRoLmZsb29yKHNlY29uZHMgLyA2MCl9OiR7U3RyaW5nKHNlY29uZHMgJSA2MCkucGFkU3RhcnQoMiwgXCIwXCIpfWBcbn1cbiIsCiAgICAiLyoqIEJ1dHRvbnMgdGhhdCBwcmludCB0aGUgcGFnZSBvciBjb3B5IGEgc2VjcmV0IHRoYXQgaXMgc2hvd24gb25jZS4gKi9cbmltcG9ydCB7IHRvYXN0IH0gZnJvbSBcIi4vdG9hc3RzLnRzXCJcblxuZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcImNsaWNrXCIsIGFzeW5jIChldmVudCkgPT4ge1xuICBjb25zdCBidXR0b24gPSAoZXZlbnQudGFyZ2V0IGFzIEVsZW1lbnQpLmNsb3Nlc3Q8SFRNTEVsZW1lbnQ+KFwiW2RhdGEtY29waWVzXSxbZGF0YS1wcmludHNdXCIpXG4gIGlmICghYnV0dG9uKSByZXR1cm5cbiAgaWYgKGJ1dHRvbi5kYXRhc2V0LnByaW50cyAhPT0gdW5kZWZpbmVkKSByZXR1cm4gd2luZG93LnByaW50KClcbiAgY29uc3QgdGV4dCA9IGRvY3VtZW50LmdldEVsZW1lbnRCeUlkKGJ1dHRvbi5kYXRhc2V0LmNvcGllcyA/PyBcIlwiKT8uaW5uZXJUZXh0ID8/IFwiXCJcbiAgYXdhaXQgbmF2aWdhdG9yLmNsaXBib2FyZC53cml0ZVRleHQodGV4dClcbiAgdG9hc3QoXCJncmVlblwiLCBkb2N1bWVudC5nZXRFbGVtZW50QnlJZChcInRvYXN0c1wiKT8uZGF0YXNldC5jb3BpZWQgPz8gXCJcIilcbn0pXG4iLAogICAgIi8qKiBMb2FkcyB0aGUgZWRpdG9yIG9mIHJpY2ggdGV4dCBvbiBwYWdlcyB0aGF0IGhhdmUgYSBmaWVsZCBmb3IgaXQ7IHVudGlsIHRoZW4sIGFuZCB3aXRob3V0IGl0LCB0aGUgZmllbGQgaXMgcGxhaW4uICovXG5pbXBvcnQgeyBvbkh0bXggfSBmcm9tIFwiLi9odG14LWV2ZW50cy50c1wiXG5cbmFzeW5jIGZ1bmN0aW9uIG1vdW50RWRpdG9ycygpIHtcbiAgY29uc3QgZnJhbWVzID0gWy4uLmRvY3VtZW50LnF1ZXJ5U2VsZWN0b3JBbGw8SFRNTEVsZW1lbnQ+KFwiLnJpY2gtZWRpdG9yOmVtcHR5XCIpXVxuICBpZiAoZnJhbWVzLmxlbmd0aCA9PT0gMCkgcmV0dXJuXG4gIGNvbnN0IHsgbW91bnRFZGl0b3IgfSA9IGF3YWl0IGltcG9ydChcIi4uL3JpY2gtdGV4dC9lZGl0b3IudHNcIilcbiAgZm9yIChjb25zdCBmcmFtZSBvZiBmcmFtZXMpIHtcbiAgICBjb25zdCBmaWVsZCA9IGZyYW1lLm5leHRFbGVtZW50U2libGluZ1xuICAgIGlmIChmcmFtZS5jaGlsZEVsZW1lbnRDb3VudCA9PT0gMCAmJiBmaWVsZCBpbnN0YW5jZW9mIEhUTUxUZXh0QXJlYUVsZW1lbnQpIG1vdW50RWRpdG9yKGZyYW1lLCBmaWVsZClcbiAgfVxufVxuXG52b2lkIG1vdW50RWRpdG9ycygpXG5vbkh0bXgoXCJodG14OmFmdGVyOnN3YXBcIiwgKCkgPT4gdm9pZCBtb3VudEVkaXRvcnMoKSlcbiIsCiAgICAiLyoqIEtleXMgb2YgYSBwYWdlJ3MgYWN0aW9uczogYSBidXR0b24gb3IgbGluayB3aXRoIGBhcmlhLWtleXNob3J0Y3V0c2AgaXMgcHJlc3NlZCwgYSBmaWVsZCB3aXRoIGl0IGdldHMgdGhlIGZvY3VzLiAqL1xuXG5mdW5jdGlvbiBpc1R5cGluZyh0YXJnZXQ6IEV2ZW50VGFyZ2V0IHwgbnVsbCk6IGJvb2xlYW4ge1xuICByZXR1cm4gKHRhcmdldCBhcyBFbGVtZW50IHwgbnVsbCk/LmNsb3Nlc3QoXCJpbnB1dCwgdGV4dGFyZWEsIHNlbGVjdCwgZGlhbG9nLCBbY29udGVudGVkaXRhYmxlXVwiKSAhPT0gbnVsbFxufVxuXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwia2V5ZG93blwiLCAoZXZlbnQpID0+IHtcbiAgaWYgKGV2ZW50LmN0cmxLZXkgfHwgZXZlbnQubWV0YUtleSB8fCBldmVudC5hbHRLZXkgfHwgZXZlbnQuZGVmYXVsdFByZXZlbnRlZCB8fCBpc1R5cGluZyhldmVudC50YXJnZXQpKVxuICAgIHJldHVyblxuICBpZiAoZG9jdW1lbnQucXVlcnlTZWxlY3RvcihcImRpYWxvZ1tvcGVuXVwiKSB8fCAhL15bYS16XSQvLnRlc3QoZXZlbnQua2V5KSkgcmV0dXJuXG4gIGNvbnN0IHRhcmdldCA9IGRvY3VtZW50LnF1ZXJ5U2VsZWN0b3I8SFRNTEVsZW1lbnQ+KGBbYXJpYS1rZXlzaG9ydGN1dHM9XCIke2V2ZW50LmtleX1cIl1gKVxuICBpZiAoIXRhcmdldCkgcmV0dXJuXG4gIGV2ZW50LnByZXZlbnREZWZhdWx0KClcbiAgaWYgKHRhcmdldC5tYXRjaGVzKFwiaW5wdXQsIHRleHRhcmVhLCBbY29udGVudGVkaXRhYmxlXVwiKSkgdGFyZ2V0LmZvY3VzKClcbiAgZWxzZSB0YXJnZXQuY2xpY2soKVxufSlcblxuZXhwb3J0IHt9XG4iLAogICAgIi8qKiBUaGUgc3RlcC11cCBkaWFsb2c6IHRoZSB1c2VyIGF1dGhlbnRpY2F0ZXMgYWdhaW4sIHRoZW4gdGhlIHJlcXVlc3RlZCBhY3Rpb24gaXMgZXhlY3V0ZWQuICovXG5pbXBvcnQgeyBTVEVQX1VQX0RPTkVfRVZFTlQsIFNURVBfVVBfSEVBREVSIH0gZnJvbSBcIi4uLy4uL3NyYy9zeXN0ZW0vc3RlcHVwcG9saWN5L3J1bGVzLnRzXCJcbmltcG9ydCB7IHJlcXVlc3RTdGVwVXAsIFNURVBfVVBfRVZFTlQgfSBmcm9tIFwiLi4vc3RlcC11cC50c1wiXG5pbXBvcnQgeyBvbkh0bXggfSBmcm9tIFwiLi9odG14LWV2ZW50cy50c1wiXG5cbmNvbnN0IERJQUxPR19QQVRIID0gXCIvcHJvZmlsZS9zdGVwLXVwL2RpYWxvZ1wiXG4vKiogSW5zaWRlIHRoZSBkaWFsb2cgaG9zdCwgYmVzaWRlIGEgZGlhbG9nIHRoYXQgaXMgb3BlbiBhbHJlYWR5OiBpdHMgZm9ybSBtdXN0IHN0YXkuICovXG5jb25zdCBTVEVQX1VQX0hPU1RfSUQgPSBcInByb29mLWhvc3RcIlxuXG5kZWNsYXJlIGdsb2JhbCB7XG4gIGludGVyZmFjZSBXaW5kb3cge1xuICAgIGh0bXg6IHtcbiAgICAgIGFqYXgobWV0aG9kOiBcIkdFVFwiLCBwYXRoOiBzdHJpbmcsIG9wdGlvbnM6IHsgdGFyZ2V0OiBFbGVtZW50OyBzd2FwOiBzdHJpbmcgfSk6IFByb21pc2U8dW5rbm93bj5cbiAgICAgIHN3YXAoY29udGV4dDogeyB0ZXh0OiBzdHJpbmc7IHRhcmdldDogRWxlbWVudDsgc3dhcDogc3RyaW5nIH0pOiBQcm9taXNlPHVua25vd24+XG4gICAgfVxuICB9XG59XG5cbmRvY3VtZW50LmFkZEV2ZW50TGlzdGVuZXIoU1RFUF9VUF9FVkVOVCwgKGV2ZW50KSA9PiB7XG4gIGNvbnN0IHJlc29sdmUgPSAoZXZlbnQgYXMgQ3VzdG9tRXZlbnQ8KGlzUHJvdmVkOiBib29sZWFuKSA9PiB2b2lkPikuZGV0YWlsXG4gIG9wZW5TdGVwVXBEaWFsb2coKS50aGVuKHJlc29sdmUsICgpID0+IHJlc29sdmUoZmFsc2UpKVxufSlcblxuYXN5bmMgZnVuY3Rpb24gb3BlblN0ZXBVcERpYWxvZygpOiBQcm9taXNlPGJvb2xlYW4+IHtcbiAgY29uc3QgaG9zdCA9IGNyZWF0ZUhvc3QoKVxuICBhd2FpdCB3aW5kb3cuaHRteC5hamF4KFwiR0VUXCIsIERJQUxPR19QQVRILCB7IHRhcmdldDogaG9zdCwgc3dhcDogXCJpbm5lckhUTUxcIiB9KVxuICBjb25zdCBkaWFsb2cgPSBob3N0LnF1ZXJ5U2VsZWN0b3IoXCJkaWFsb2dcIilcbiAgaWYgKCFkaWFsb2cpIHJldHVybiBmYWxzZVxuICByZXR1cm4gbmV3IFByb21pc2UoKHJlc29sdmUpID0+IHtcbiAgICBsZXQgaXNQcm92ZWQgPSBmYWxzZVxuICAgIGNvbnN0IHByb3ZlZCA9ICgpID0+IHtcbiAgICAgIGlzUHJvdmVkID0gdHJ1ZVxuICAgICAgZGlhbG9nLmNsb3NlKClcbiAgICB9XG4gICAgZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihTVEVQX1VQX0RPTkVfRVZFTlQsIHByb3ZlZClcbiAgICBkaWFsb2cuYWRkRXZlbnRMaXN0ZW5lcihcbiAgICAgIFwiY2xvc2VcIixcbiAgICAgICgpID0+IHtcbiAgICAgICAgZG9jdW1lbnQucmVtb3ZlRXZlbnRMaXN0ZW5lcihTVEVQX1VQX0RPTkVfRVZFTlQsIHByb3ZlZClcbiAgICAgICAgaG9zdC5yZW1vdmUoKVxuICAgICAgICByZXNvbHZlKGlzUHJvdmVkKVxuICAgICAgfSxcbiAgICAgIHsgb25jZTogdHJ1ZSB9LFxuICAgIClcbiAgfSlcbn1cblxuZnVuY3Rpb24gY3JlYXRlSG9zdCgpOiBFbGVtZW50IHtcbiAgY29uc3QgaG9zdCA9IGRvY3VtZW50LmNyZWF0ZUVsZW1lbnQoXCJkaXZcIilcbiAgaG9zdC5pZCA9IFNURVBfVVBfSE9TVF9JRFxuICBkb2N1bWVudC5nZXRFbGVtZW50QnlJZChcImRpYWxvZy1ob3N0XCIpPy5hcHBlbmQoaG9zdClcbiAgcmV0dXJuIGhvc3Rcbn1cblxub25IdG14KFwiaHRteDpyZXNwb25zZTplcnJvclwiLCBhc3luYyAoeyByZXNwb25zZSwgc291cmNlRWxlbWVudCwgc291cmNlRXZlbnQgfSkgPT4ge1xuICBpZiAoIXJlc3BvbnNlPy5oZWFkZXJzLmhhcyhTVEVQX1VQX0hFQURFUikgfHwgIShhd2FpdCByZXF1ZXN0U3RlcFVwKCkpKSByZXR1cm5cbiAgaWYgKCFzb3VyY2VFbGVtZW50Py5pc0Nvbm5lY3RlZCkgcmV0dXJuIGxvY2F0aW9uLnJlbG9hZCgpXG4gIGNvbnN0IHN1Ym1pdHRlciA9IChzb3VyY2VFdmVudCBhcyBTdWJtaXRFdmVudCB8IHVuZGVmaW5lZCk/LnN1Ym1pdHRlciA/PyBudWxsXG4gIGlmIChzb3VyY2VFbGVtZW50IGluc3RhbmNlb2YgSFRNTEZvcm1FbGVtZW50KSBzb3VyY2VFbGVtZW50LnJlcXVlc3RTdWJtaXQoc3VibWl0dGVyKVxuICBlbHNlIChzb3VyY2VFbGVtZW50IGFzIEhUTUxFbGVtZW50KS5jbGljaygpXG59KVxuIiwKICAgICIvKiogQ3RybCtLLCBvciAvIHdoZXJlIHRoZSBwYWdlIGhhcyBubyBzZWFyY2ggb2YgaXRzIG93biwgb3BlbnMgdGhlIHNlYXJjaCBvdmVyIGV2ZXJ5dGhpbmc7IGFycm93cyBtb3ZlIGluIGl0cyByZXN1bHRzLiAqL1xuXG5jb25zdCBzZWFyY2hMaW5rID0gZG9jdW1lbnQucXVlcnlTZWxlY3RvcjxIVE1MRWxlbWVudD4oXCJbZGF0YS1qdW1wXVwiKVxuXG5mdW5jdGlvbiBtb3ZlSW5SZXN1bHRzKHNlYXJjaDogRWxlbWVudCwgc3RlcDogbnVtYmVyKSB7XG4gIGNvbnN0IGlucHV0ID0gc2VhcmNoLnF1ZXJ5U2VsZWN0b3I8SFRNTEVsZW1lbnQ+KFwiaW5wdXRcIilcbiAgY29uc3Qgc3RvcHMgPSBbaW5wdXQsIC4uLnNlYXJjaC5xdWVyeVNlbGVjdG9yQWxsPEhUTUxFbGVtZW50PihcIi5yZXN1bHRzIGFcIildXG4gIHN0b3BzW3N0b3BzLmluZGV4T2YoZG9jdW1lbnQuYWN0aXZlRWxlbWVudCBhcyBIVE1MRWxlbWVudCkgKyBzdGVwXT8uZm9jdXMoKVxufVxuXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwia2V5ZG93blwiLCAoZXZlbnQpID0+IHtcbiAgY29uc3QgeyBrZXksIHRhcmdldCB9ID0gZXZlbnRcbiAgY29uc3Qgc2VhcmNoID0gKHRhcmdldCBhcyBFbGVtZW50KS5jbG9zZXN0Py4oXCIuanVtcC1zZWFyY2hcIilcbiAgaWYgKHNlYXJjaCAmJiAoa2V5ID09PSBcIkFycm93RG93blwiIHx8IGtleSA9PT0gXCJBcnJvd1VwXCIpKVxuICAgIG1vdmVJblJlc3VsdHMoc2VhcmNoLCBrZXkgPT09IFwiQXJyb3dEb3duXCIgPyAxIDogLTEpXG4gIGVsc2UgaWYgKHNlYXJjaCAmJiBrZXkgPT09IFwiRW50ZXJcIiAmJiAodGFyZ2V0IGFzIEVsZW1lbnQpLm1hdGNoZXMoXCJpbnB1dFwiKSkge1xuICAgIGNvbnN0IGZpcnN0ID0gc2VhcmNoLnF1ZXJ5U2VsZWN0b3I8SFRNTEVsZW1lbnQ+KFwiLnJlc3VsdHMgYVwiKVxuICAgIGlmICghZmlyc3QpIHJldHVyblxuICAgIGZpcnN0LmNsaWNrKClcbiAgfSBlbHNlIGlmIChzZWFyY2hMaW5rICYmIChldmVudC5jdHJsS2V5IHx8IGV2ZW50Lm1ldGFLZXkpICYmIGtleS50b0xvd2VyQ2FzZSgpID09PSBcImtcIikgc2VhcmNoTGluay5jbGljaygpXG4gIGVsc2UgcmV0dXJuXG4gIGV2ZW50LnByZXZlbnREZWZhdWx0KClcbn0pXG4iLAogICAgIi8qKiBUaGUgc2NyaXB0IG9mIGV2ZXJ5IHBhZ2U6IGh0bXgsIGlzbGFuZHMsIGFuZCB0aGUgc21hbGwgYmVoYXZpb3VycyB0aGF0IEhUTUwgY2Fubm90IGhhdmUgYnkgaXRzZWxmLiAqL1xuaW1wb3J0IFwiaHRteC5vcmcvZGlzdC9odG14LmVzbS5taW4uanNcIlxuaW1wb3J0IFwiLi9ydW50aW1lLnRzXCJcbmltcG9ydCB7IG9uSHRteCB9IGZyb20gXCIuL3BhZ2UvaHRteC1ldmVudHMudHNcIlxuaW1wb3J0IFwiLi9wYWdlL2NzcmYudHNcIlxuaW1wb3J0IFwiLi9wYWdlL3ByZWZlcmVuY2VzLnRzXCJcbmltcG9ydCBcIi4vcGFnZS9kaWFsb2dzLnRzXCJcbmltcG9ydCBcIi4vcGFnZS90b2FzdHMudHNcIlxuaW1wb3J0IFwiLi9wYWdlL2ludml0YXRpb25zLnRzXCJcbmltcG9ydCBcIi4vcGFnZS9saXZlLnRzXCJcbmltcG9ydCBcIi4vcGFnZS90aW1lcy50c1wiXG5pbXBvcnQgXCIuL3BhZ2UvZmllbGRzLnRzXCJcbmltcG9ydCBcIi4vcGFnZS9kcmFmdHMudHNcIlxuaW1wb3J0IFwiLi9wYWdlL21lbnVzLnRzXCJcbmltcG9ydCBcIi4vcGFnZS90YWJzLnRzXCJcbmltcG9ydCBcIi4vcGFnZS9pbmFjdGl2aXR5LnRzXCJcbmltcG9ydCBcIi4vcGFnZS9jb2Rlcy50c1wiXG5pbXBvcnQgXCIuL3BhZ2UvcmljaC10ZXh0LnRzXCJcbmltcG9ydCBcIi4vcGFnZS9zaG9ydGN1dHMudHNcIlxuaW1wb3J0IFwiLi9wYWdlL3N0ZXAtdXAtZGlhbG9nLnRzXCJcbmltcG9ydCBcIi4vcGFnZS9qdW1wLnRzXCJcblxuLyoqIFNjcmlwdHMgb2Ygc2luZ2xlIHBhZ2VzIGFuZCBkaWFsb2dzLCBsb2FkZWQgd2hlcmUgdGhlaXIgZWxlbWVudHMgYXJlLiAqL1xuZnVuY3Rpb24gbG9hZFBhcnRzKCkge1xuICBjb25zdCBoYXMgPSAoc2VsZWN0b3I6IHN0cmluZykgPT4gZG9jdW1lbnQucXVlcnlTZWxlY3RvcihzZWxlY3RvcikgIT09IG51bGxcbiAgaWYgKGhhcyhcIltkYXRhLWltYWdlLXVwbG9hZF1cIikpIHZvaWQgaW1wb3J0KFwiLi9wYWdlL2ltYWdlLXVwbG9hZC50c1wiKVxuICBpZiAoaGFzKFwiW2RhdGEtZmlsZS1pbXBvcnRdXCIpKSB2b2lkIGltcG9ydChcIi4vcGFnZS9maWxlLWltcG9ydC50c1wiKVxuICBpZiAoaGFzKFwiW2RhdGEtY2FsZW5kYXJdXCIpKSB2b2lkIGltcG9ydChcIi4vcGFnZS9kYXRlcy9maWVsZHMudHNcIilcbiAgaWYgKGhhcyhcIi5waWNrZXJcIikpIHZvaWQgaW1wb3J0KFwiLi9wYWdlL3BpY2tlci50c1wiKVxuICBpZiAoaGFzKFwiW2RhdGEtYnJhbmNoZXNdXCIpKSB2b2lkIGltcG9ydChcIi4vcGFnZS9icmFuY2hlcy50c1wiKVxuICBpZiAoaGFzKFwiW2RhdGEtdXBsb2Fkc11cIikpIHZvaWQgaW1wb3J0KFwiLi9wYWdlL3VwbG9hZHMudHNcIilcbiAgLy8gVGhlIGxpc3QgaXRzZWxmIG1heSBjb21lIGxhdGVyLCB3aGVuIGEgZmlsdGVyIGhhcyBhIG1hdGNoIGFnYWluLlxuICBpZiAoaGFzKFwiLnRyaWFnZVwiKSkgdm9pZCBpbXBvcnQoXCIuL3BhZ2UvbGlzdC1rZXlzLnRzXCIpXG4gIGlmIChoYXMoXCIudHJlZVwiKSkgdm9pZCBpbXBvcnQoXCIuL3BhZ2UvdHJlZS50c1wiKVxuICBpZiAoaGFzKFwiW2RhdGEtaXRlbS1lZGl0b3JdXCIpKSB2b2lkIGltcG9ydChcIi4vcGFnZS9jaGVja2xpc3QtZWRpdG9yLnRzXCIpXG4gIGlmIChoYXMoXCIjbW92ZS1zdGF0dXNcIikpIHZvaWQgaW1wb3J0KFwiLi9wYWdlL2NhbGVuZGFyLW1vdmUudHNcIilcbiAgaWYgKGhhcyhcIltkYXRhLXNjYW5uZXJdXCIpKSB2b2lkIGltcG9ydChcIi4vcGFnZS9zY2FubmVyLnRzXCIpXG4gIGlmIChoYXMoXCJbZGF0YS1zaWduYXR1cmUtcGFkXVwiKSkgdm9pZCBpbXBvcnQoXCIuL3BhZ2Uvc2lnbmF0dXJlLnRzXCIpXG59XG5cbmxvYWRQYXJ0cygpXG5vbkh0bXgoXCJodG14OmFmdGVyOnN3YXBcIiwgbG9hZFBhcnRzKVxuIgogIF0sCiAgIm1hcHBpbmdzIjogIjs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7OztBQUFBLElBQUksUUFBTSxNQUFJO0FBQUEsRUFBQyxNQUFNLElBQUUsRUFBQyxLQUFLLENBQUMsR0FBRTtBQUFBLElBQUMsSUFBRyxDQUFDO0FBQUEsTUFBRSxPQUFNLENBQUM7QUFBQSxJQUFFLElBQUcsRUFBRSxXQUFXLEdBQUc7QUFBQSxNQUFFLE9BQU8sS0FBSyxNQUFNLENBQUM7QUFBQSxJQUFFLElBQUksSUFBRSxzSEFBcUgsSUFBRSxDQUFDO0FBQUEsSUFBRSxTQUFRLEtBQUssRUFBRSxTQUFTLENBQUMsR0FBRTtBQUFBLE1BQUMsT0FBSyxHQUFFLEdBQUUsR0FBRSxHQUFFLEdBQUUsR0FBRSxLQUFHLEdBQUUsSUFBRSxLQUFHLEtBQUcsR0FBRSxLQUFHLEtBQUcsS0FBRyxLQUFHLEtBQUcsUUFBUSxLQUFLO0FBQUEsTUFBRSxJQUFHO0FBQUEsUUFBQyxJQUFFLEtBQUssTUFBTSxDQUFDO0FBQUEsUUFBRSxNQUFLO0FBQUEsTUFBRSxJQUFJLElBQUUsR0FBRyxTQUFTLEdBQUcsR0FBRSxJQUFFLElBQUUsRUFBRSxNQUFNLEdBQUcsRUFBRSxZQUFZLENBQUMsR0FBRSxPQUFLLEdBQUUsSUFBRyxFQUFDLElBQUcsQ0FBQyxJQUFFLEdBQUUsSUFBRyxFQUFDO0FBQUEsTUFBRSxFQUFFLE1BQU0sR0FBRSxDQUFDO0FBQUEsSUFBQztBQUFBLElBQUMsT0FBTztBQUFBLEtBQUcsT0FBTSxPQUFHLEVBQUUsTUFBTSxxRUFBcUUsR0FBRSxLQUFLLENBQUMsR0FBRSxHQUFFO0FBQUEsSUFBVyxPQUFPLEtBQWpCLGFBQXFCLElBQUUsRUFBRSxNQUFNLENBQUM7QUFBQSxJQUFHLFVBQVEsR0FBRSxNQUFLLE9BQU8sUUFBUSxDQUFDLEdBQUU7QUFBQSxNQUFDLElBQUcsQ0FBQyxhQUFZLGVBQWMsV0FBVyxFQUFFLFNBQVMsQ0FBQztBQUFBLFFBQUU7QUFBQSxNQUFTLElBQUksSUFBRSxHQUFHLGdCQUFjLFFBQU8sSUFBRSxFQUFFLElBQUksZ0JBQWM7QUFBQSxNQUFPLEtBQUcsSUFBRSxFQUFFLE1BQU0sR0FBRSxFQUFFLEVBQUUsSUFBRSxFQUFFLEtBQUc7QUFBQSxJQUFDO0FBQUEsSUFBQyxPQUFPO0FBQUEsSUFBRTtBQUFBO0FBQUEsRUFBRSxNQUFNLEVBQUM7QUFBQSxJQUFDLEtBQUc7QUFBQSxJQUFLLEtBQUcsQ0FBQztBQUFBLElBQUUsS0FBSyxDQUFDLEdBQUUsR0FBRSxHQUFFO0FBQUEsTUFBQyxJQUFHLENBQUMsS0FBSztBQUFBLFFBQUcsT0FBTyxLQUFLLEtBQUcsRUFBQyxVQUFTLEdBQUUsT0FBTSxFQUFDLEdBQUU7QUFBQSxNQUFNLElBQWUsTUFBWixhQUF5QixNQUFWLFdBQXVCLEtBQUssR0FBRyxhQUFsQjtBQUFBLFFBQTJCLE9BQU8sS0FBSyxLQUFHLENBQUMsR0FBRSxLQUFLLEdBQUcsUUFBUSxHQUFFLEtBQUssS0FBRyxFQUFDLFVBQVMsR0FBRSxPQUFNLEVBQUMsR0FBRTtBQUFBLE1BQU0sSUFBaUIsTUFBZDtBQUFBLFFBQWdCLEtBQUssR0FBRyxLQUFLLENBQUM7QUFBQSxNQUFFLEtBQUssSUFBa0IsTUFBZjtBQUFBLFFBQWlCLEtBQUssS0FBRyxDQUFDLENBQUM7QUFBQSxNQUFFLEtBQUk7QUFBQSxRQUFDLElBQWEsTUFBVixXQUFzQixNQUFULFVBQWdCLEtBQUssR0FBRyxXQUFaO0FBQUEsVUFBbUIsT0FBTTtBQUFBLFFBQVUsS0FBSyxHQUFHLEtBQUssQ0FBQztBQUFBO0FBQUEsTUFBRSxPQUFNO0FBQUE7QUFBQSxJQUFTLFFBQVEsQ0FBQyxHQUFFO0FBQUEsTUFBQyxLQUFLLElBQUksVUFBUSxNQUFJLEtBQUssS0FBRyxNQUFLLEtBQUssR0FBRyxNQUFNLElBQUk7QUFBQTtBQUFBLElBQUcsS0FBSyxHQUFFO0FBQUEsTUFBQyxLQUFLLElBQUksUUFBUTtBQUFBO0FBQUEsRUFBRTtBQUFBLEVBQUMsT0FBTyxJQUFJLE1BQUs7QUFBQSxJQUFDLEtBQUc7QUFBQSxJQUFFLEtBQUcsSUFBSTtBQUFBLElBQUksS0FBRztBQUFBLElBQUcsS0FBRyxJQUFJO0FBQUEsSUFBSSxPQUFLLE9BQU87QUFBQSxJQUFTO0FBQUEsSUFBRyxLQUFHO0FBQUEsSUFBUyxLQUFHLE9BQU8sZUFBZSxjQUFjLEdBQUUsRUFBRSxFQUFFO0FBQUEsSUFBWSxLQUFHLEVBQUMsWUFBVyxRQUFHLElBQUUsY0FBYSxRQUFHLEdBQUM7QUFBQSxJQUFFO0FBQUEsSUFBRyxLQUFHO0FBQUEsSUFBUyxLQUFHLENBQUMsT0FBTSxRQUFPLE9BQU0sU0FBUSxVQUFTLE9BQU87QUFBQSxJQUFFO0FBQUEsSUFBRztBQUFBLElBQUc7QUFBQSxJQUFHO0FBQUEsSUFBRztBQUFBLElBQUcsV0FBVyxHQUFFO0FBQUEsTUFBQyxLQUFLLEdBQUcsR0FBRSxLQUFLLEdBQUcsR0FBRSxLQUFLLEtBQUcsS0FBSyxHQUFHLDJFQUEyRSxHQUFFLEtBQUssS0FBSSxJQUFJLGlCQUFnQixpQkFBaUIsV0FBVyxLQUFLLEdBQUcsT0FBTyxFQUFFLElBQUksUUFBRyx3QkFBd0IsTUFBSyxFQUFFLEtBQUssTUFBTSxLQUFLLEdBQUUsS0FBSyxLQUFHLEVBQUMsTUFBSyxHQUFFLGdCQUFlLEtBQUssR0FBRyxLQUFLLElBQUksR0FBRSxtQkFBa0IsS0FBSyxHQUFHLEtBQUssSUFBSSxHQUFFLDBCQUF5QixLQUFLLEdBQUcsS0FBSyxJQUFJLEdBQUUsc0JBQXFCLEtBQUssR0FBRyxLQUFLLElBQUksR0FBRSxpQkFBZ0IsS0FBSyxHQUFHLEtBQUssSUFBSSxHQUFFLG9CQUFtQixLQUFLLEdBQUcsS0FBSyxJQUFJLEdBQUUsZUFBYyxLQUFLLEdBQUcsS0FBSyxJQUFJLEdBQUUsT0FBTSxLQUFLLEdBQUcsS0FBSyxJQUFJLEdBQUUsYUFBWSxLQUFLLEdBQUcsS0FBSyxJQUFJLEdBQUUsY0FBYSxDQUFDLElBQUUsR0FBRSxNQUFJO0FBQUEsUUFBQyxPQUFJLEtBQUssS0FBRyxLQUFHLE1BQUksS0FBSyxLQUFHLElBQUcsTUFBSSxLQUFLLEtBQUc7QUFBQSxTQUFJLFdBQVUsS0FBSyxHQUFHLEtBQUssSUFBSSxHQUFFLFVBQVMsS0FBSyxHQUFHLEtBQUssSUFBSSxHQUFFLGtCQUFpQixLQUFLLEdBQUcsS0FBSyxJQUFJLEdBQUUsbUJBQWtCLEtBQUssR0FBRyxLQUFLLElBQUksRUFBQztBQUFBLE1BQUUsSUFBSSxJQUFFLE1BQUksS0FBSyxXQUFXO0FBQUEsTUFBYyxTQUFTLGVBQXJCLFlBQWdDLFNBQVMsaUJBQWlCLG9CQUFtQixDQUFDLElBQUUsV0FBVyxDQUFDO0FBQUE7QUFBQSxJQUFFLEVBQUUsR0FBRTtBQUFBLE1BQUMsS0FBSyxVQUFRLFNBQVEsS0FBSyxTQUFPLEVBQUMsUUFBTyxPQUFHLFFBQU8sWUFBVyxhQUFZLE9BQUcsU0FBUSxNQUFHLE1BQUssZUFBYyxhQUFZLGFBQVksb0JBQW1CLE9BQUcsZ0JBQWUsa0JBQWlCLGNBQWEsZ0JBQWUscUJBQW9CLE1BQUcsZ0JBQWUsT0FBSSxZQUFXLElBQUcsYUFBWSxDQUFDLG1CQUFtQixHQUFFLFdBQVUsbUJBQWtCLG1CQUFrQiw0QkFBMkIsZ0JBQWUsSUFBRyxRQUFPLENBQUMsS0FBSSxHQUFHLEdBQUUscUJBQW9CLE9BQUcsb0JBQW1CLEdBQUUsd0JBQXVCLE1BQUU7QUFBQSxNQUFFLElBQUksSUFBRSxTQUFTLGNBQWMsMEJBQTBCO0FBQUEsTUFBRSxLQUFHLEVBQUUsTUFBTSxFQUFFLFNBQVEsS0FBSyxNQUFNLEdBQUUsS0FBSyxLQUFHLEtBQUssT0FBTztBQUFBO0FBQUEsSUFBVyxFQUFFLEdBQUU7QUFBQSxNQUFDLElBQVEsS0FBSyxPQUFPLHdCQUFqQixPQUFxQztBQUFBLFFBQUMsSUFBSSxLQUFFLEtBQUssT0FBTyxnQkFBZSxJQUFFLEtBQUssT0FBTztBQUFBLFFBQWEsSUFBRztBQUFBLFVBQUMsS0FBSyxzQkFBb0IsSUFBSSxlQUFjLEtBQUssb0JBQW9CLFlBQVksSUFBSSxxQ0FBb0MsTUFBTSxRQUFPLEtBQUsscUVBQW9FLEdBQUUsU0FBUyxtQkFBbUIsS0FBSyxLQUFLLG1CQUFtQjtBQUFBLFVBQUUsTUFBSztBQUFBLE1BQUU7QUFBQTtBQUFBLElBQUUsaUJBQWlCLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxPQUFNLEVBQUUsS0FBSyxNQUFJLENBQUMsS0FBSyxHQUFHLE1BQU0sTUFBTSxFQUFFLFNBQVMsRUFBQyxPQUFLLENBQUMsS0FBSyxHQUFHLElBQUksRUFBQyxNQUFJLEtBQUssR0FBRyxJQUFJLEVBQUMsR0FBRSxFQUFFLFFBQU0sRUFBRSxLQUFLLEtBQUssRUFBRSxHQUFFLEtBQUssT0FBTyxRQUFRLENBQUMsRUFBRSxRQUFRLEVBQUUsSUFBRSxPQUFLO0FBQUEsUUFBQyxLQUFLLEdBQUcsSUFBSSxFQUFDLEdBQUcsS0FBSyxDQUFDLEtBQUcsS0FBSyxHQUFHLElBQUksSUFBRSxDQUFDLENBQUMsQ0FBQztBQUFBLE9BQUU7QUFBQTtBQUFBLElBQUksRUFBRSxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxLQUFLLE9BQU87QUFBQSxNQUFPLE9BQU0sQ0FBQyxHQUFFLFdBQWUsR0FBRSxRQUFRLGFBQWEsS0FBN0IsUUFBZ0MsS0FBUyxHQUFFLFFBQVEsSUFBSSxVQUFVLEtBQTlCO0FBQUE7QUFBQSxJQUFnQyxFQUFFLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsS0FBSyxPQUFPO0FBQUEsTUFBTyxPQUFPLEdBQUUsYUFBYSxDQUFDLE1BQUksSUFBRSxHQUFFLGFBQWEsRUFBRSxRQUFRLE9BQU0sQ0FBQyxDQUFDLElBQUU7QUFBQTtBQUFBLElBQU0sRUFBRSxDQUFDLElBQUUsR0FBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLEtBQUssT0FBTyxVQUFRLEVBQUUsUUFBUSxPQUFNLEtBQUssT0FBTyxNQUFNO0FBQUEsTUFBRSxPQUFPLEdBQUUsYUFBYSxDQUFDLElBQUUsSUFBRSxLQUFHLEdBQUUsYUFBYSxDQUFDLElBQUUsSUFBRTtBQUFBO0FBQUEsSUFBSyxFQUFFLENBQUMsSUFBRTtBQUFBLE1BQUMsT0FBTyxLQUFLLEdBQUcsRUFBQyxFQUFFLEtBQUssR0FBRztBQUFBO0FBQUEsSUFBRSxFQUFFLENBQUMsSUFBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLENBQUMsRUFBQztBQUFBLE1BQUUsT0FBTyxLQUFLLE9BQU8sVUFBUSxFQUFFLEtBQUssR0FBRSxXQUFXLE9BQU0sS0FBSyxPQUFPLE1BQU0sQ0FBQyxHQUFFO0FBQUE7QUFBQSxJQUFFLEVBQUUsQ0FBQyxJQUFFLEdBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxDQUFDLEdBQUcsR0FBRSxtQkFBbUIsQ0FBQyxLQUFHLENBQUMsQ0FBQztBQUFBLE1BQUUsT0FBTyxHQUFFLFVBQVUsQ0FBQyxLQUFHLEVBQUUsUUFBUSxFQUFDLEdBQUU7QUFBQTtBQUFBLElBQUUsRUFBRSxDQUFDLElBQUU7QUFBQSxNQUFDLE9BQWlCLE9BQVgsV0FBYSxnQkFBd0IsT0FBVixVQUFZLGFBQXVCLE9BQVosWUFBYyxlQUF3QixPQUFYLFdBQWEsY0FBWTtBQUFBO0FBQUEsSUFBRSxFQUFFLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsQ0FBQztBQUFBLE1BQUUsT0FBTyxLQUFLLEdBQUcsSUFBRSxHQUFPLFdBQUUsQ0FBQyxJQUFFLE1BQUk7QUFBQSxRQUFDLElBQUcsTUFBTSxZQUFZLEVBQUUsU0FBUyxNQUFNLEtBQUcsRUFBRSxLQUFLLENBQUM7QUFBQSxPQUFFLEdBQUU7QUFBQTtBQUFBLElBQUUsRUFBRSxDQUFDLElBQUUsR0FBRSxHQUFFLEdBQUUsSUFBRSxLQUFLLE9BQU8scUJBQW9CO0FBQUEsTUFBQyxJQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsTUFBRSxJQUFJLElBQUUsS0FBSyxHQUFHLFlBQVksR0FBRSxJQUFFLEtBQUssR0FBRyxTQUFTLEdBQUUsSUFBRSxLQUFLLEdBQUcsSUFBRSxDQUFDLEtBQUcsS0FBSyxHQUFHLElBQUUsSUFBRSxDQUFDO0FBQUEsTUFBRSxJQUFTLEtBQU47QUFBQSxRQUFRLE9BQU8sSUFBRSxFQUFFLEdBQUUsRUFBQyxJQUFFO0FBQUEsTUFBRSxJQUFJLElBQUUsSUFBSSxPQUFPLElBQUUsSUFBRSxJQUFFLENBQUMsR0FBRSxJQUFFLElBQUksT0FBTyxJQUFFLElBQUUsQ0FBQyxHQUFFLElBQUUsS0FBSyxHQUFHLElBQUksT0FBTyxJQUFJLEdBQUUsSUFBRSxLQUFLLEdBQUcsSUFBRSxJQUFFLENBQUMsS0FBRyxLQUFLLEdBQUcsSUFBRSxJQUFFLElBQUUsQ0FBQztBQUFBLE1BQUUsSUFBRyxHQUFFO0FBQUEsUUFBQyxJQUFJLElBQUUsR0FBRSxhQUFhLENBQUMsR0FBRSxJQUFFLEdBQUUsWUFBWSxVQUFVLENBQUM7QUFBQSxRQUFFLElBQUcsS0FBRyxFQUFFLEdBQUUsRUFBQyxHQUFFLEdBQUU7QUFBQSxVQUFDLElBQUksS0FBRSxLQUFLLEdBQUcsR0FBRSxHQUFPLFdBQUUsR0FBRSxDQUFDO0FBQUEsVUFBRSxPQUFPLE1BQUcsS0FBRSxNQUFJLEdBQUcsUUFBUSxTQUFRLEVBQUUsSUFBRTtBQUFBLFFBQUM7QUFBQSxRQUFDLE9BQU87QUFBQSxNQUFDO0FBQUEsTUFBQyxJQUFJLElBQUUsR0FBRSxZQUFZLFVBQVUsQ0FBQztBQUFBLE1BQUUsT0FBTyxLQUFHLElBQUUsS0FBSyxHQUFHLEdBQUUsR0FBTyxXQUFFLENBQUMsR0FBRSxDQUFDLEtBQUcsS0FBRyxLQUFHLEtBQUssR0FBRyxJQUFFLGtDQUFpQyxFQUFDLEtBQUksSUFBRSxNQUFLLEdBQUUsUUFBTyxFQUFDLENBQUMsR0FBRSxLQUFHO0FBQUE7QUFBQSxJQUFFLEVBQUUsQ0FBQyxHQUFFO0FBQUEsTUFBQyxPQUFPLEVBQUUsTUFBTSxDQUFDLEVBQUUsUUFBUSxPQUFHO0FBQUEsUUFBQyxJQUFFLEVBQUUsUUFBUSxxQ0FBb0MsWUFBWTtBQUFBLFFBQUUsT0FBSyxHQUFFLEtBQUcsRUFBRSxNQUFNLHFDQUFxQyxLQUFHLENBQUM7QUFBQSxRQUFFLElBQUcsQ0FBQztBQUFBLFVBQUUsT0FBTSxDQUFDO0FBQUEsUUFBRSxJQUFHLFlBQVksS0FBSyxDQUFDO0FBQUEsVUFBRSxNQUFLLGtCQUFnQjtBQUFBLFFBQUUsT0FBTSxDQUFDLEVBQUMsTUFBSyxNQUFLLEVBQUUsTUFBTSxDQUFDLEVBQUMsQ0FBQztBQUFBLE9BQUU7QUFBQTtBQUFBLElBQUUsRUFBRSxDQUFDLElBQUUsR0FBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLEtBQUssR0FBRyxJQUFFLFdBQVcsR0FBRSxJQUFFLEtBQUssR0FBRyxJQUFFLGFBQWlCLFdBQU8sV0FBRSxLQUFFO0FBQUEsTUFBRSxJQUFHLENBQUM7QUFBQSxRQUFFLFNBQVEsS0FBSyxLQUFLLElBQUc7QUFBQSxVQUFDLElBQUksSUFBRSxLQUFLLEdBQUcsSUFBRSxRQUFNLEdBQU8sV0FBTyxXQUFFLEtBQUU7QUFBQSxVQUFFLElBQVMsS0FBTixNQUFRO0FBQUEsWUFBQyxJQUFFLEdBQUUsSUFBRTtBQUFBLFlBQUU7QUFBQSxVQUFLO0FBQUEsUUFBQztBQUFBLE1BQUMsT0FBTyxLQUFLLEdBQUcsRUFBQyxNQUFJLE1BQUksRUFBRSxXQUFXLGVBQWUsWUFBWSxLQUFHLEdBQUUsYUFBYSxHQUFFLFFBQVEsR0FBRyxJQUFFLFNBQU8sUUFBUSxJQUFHLE1BQUksRUFBRSxXQUFXLGVBQWUsWUFBWSxLQUFHLEdBQUUsYUFBYSxRQUFRLEtBQUcsT0FBTSxFQUFDLFFBQU8sR0FBRSxRQUFPLEVBQUUsWUFBWSxFQUFDO0FBQUE7QUFBQSxJQUFFLEVBQUUsQ0FBQyxJQUFFO0FBQUEsTUFBQyxPQUFPLEdBQUUsVUFBUSxHQUFFLFFBQU0sRUFBQyxXQUFVLENBQUMsR0FBRSxjQUFhLENBQUMsRUFBQyxHQUFFLEdBQUUsYUFBYSxxQkFBb0IsTUFBTSxJQUFHLEdBQUU7QUFBQTtBQUFBLElBQU0sRUFBRSxDQUFDLElBQUU7QUFBQSxNQUFDLE9BQU8sR0FBRSxnQkFBYyxDQUFDO0FBQUE7QUFBQSxJQUFFLEVBQUUsQ0FBQyxJQUFFO0FBQUEsTUFBQyxJQUFHLEtBQUssR0FBRyxFQUFDLEtBQUcsS0FBSyxHQUFHLElBQUUsb0JBQW1CLENBQUMsR0FBRSxJQUFFLEdBQUU7QUFBQSxRQUFDLElBQUksSUFBRSxLQUFLLEdBQUcsRUFBQztBQUFBLFFBQUUsRUFBRSxjQUFZLE1BQUcsRUFBRSxlQUFhLEtBQUssR0FBRyxFQUFDLEdBQUUsS0FBSyxHQUFHLEVBQUMsR0FBRSxLQUFLLEdBQUcsSUFBRSxtQkFBa0IsQ0FBQyxHQUFFLElBQUU7QUFBQSxNQUFDO0FBQUE7QUFBQSxJQUFFLEVBQUUsQ0FBQyxJQUFFO0FBQUEsTUFBQyxPQUFPLE9BQU0sTUFBRztBQUFBLFFBQUMsSUFBRztBQUFBLFVBQUMsSUFBSSxJQUFFLEtBQUssR0FBRyxJQUFFLENBQUM7QUFBQSxVQUFFLE1BQU0sS0FBSyxHQUFHLENBQUM7QUFBQSxVQUFFLE9BQU0sR0FBRTtBQUFBLFVBQUMsS0FBSyxHQUFHLElBQUUsY0FBYSxFQUFDLE9BQU0sRUFBQyxDQUFDO0FBQUE7QUFBQTtBQUFBO0FBQUEsSUFBSSxFQUFFLENBQUMsR0FBRSxHQUFFO0FBQUEsTUFBQyxNQUFJLFFBQU8sR0FBRSxRQUFPLE1BQUcsS0FBSyxHQUFHLEdBQUUsQ0FBQyxJQUFHLEdBQUUsTUFBSSxLQUFHLElBQUksTUFBTSxHQUFHLEdBQUUsSUFBRSxJQUFJLGlCQUFnQixJQUFFLEVBQUMsZUFBYyxHQUFFLGFBQVksR0FBRSxRQUFPLFdBQVUsUUFBTyxLQUFLLEdBQUcsR0FBRSxXQUFXLEdBQUUsV0FBVSxLQUFLLEdBQUcsR0FBRSxlQUFlLEdBQUUsUUFBTyxLQUFLLEdBQUcsR0FBRSxXQUFXLEdBQUUsTUFBSyxLQUFLLEdBQUcsR0FBRSxTQUFTLEtBQUcsS0FBSyxPQUFPLGFBQVksTUFBSyxLQUFLLEdBQUcsR0FBRSxhQUFhLEdBQUUsU0FBUSxLQUFLLEdBQUcsR0FBRSxnQkFBZ0IsR0FBRSxZQUFXLEtBQUssT0FBTyxhQUFZLFNBQVEsS0FBSyxHQUFHLEdBQUUsWUFBWSxHQUFFLFNBQVEsRUFBQyxVQUFrQixLQUFLLEdBQUcsR0FBRSxlQUFjLENBQUMsRUFBRSxRQUFRLE1BQU0sS0FBRyxFQUFFLGNBQVksRUFBRSxXQUFXLGlCQUFlLFVBQVEsUUFBWSxXQUFFLEtBQUUsTUFBdkgsUUFBeUgsUUFBTyxHQUFFLFFBQU8sR0FBRSxRQUFPLEdBQUUsU0FBUSxLQUFLLEdBQUcsQ0FBQyxHQUFFLE9BQU0sRUFBRSxNQUFNLEtBQUssQ0FBQyxHQUFFLGFBQVksZUFBYyxRQUFPLEVBQUUsUUFBTyxNQUFLLEtBQUssT0FBTyxLQUFJLEVBQUM7QUFBQSxNQUFFLEVBQUUsT0FBTyxXQUFTLEVBQUUsTUFBTSxFQUFFLE1BQU0sU0FBUSxDQUFDLEdBQUUsRUFBRSxTQUFPLEtBQUssR0FBRyxHQUFFLEVBQUUsTUFBTSxHQUFFLEVBQUUsV0FBUyxFQUFFLFFBQVEsUUFBUSxlQUFhLEtBQUssR0FBRyxFQUFFLE1BQU07QUFBQSxNQUFHLElBQUksSUFBRSxLQUFLLEdBQUcsR0FBRSxXQUFXO0FBQUEsTUFBRSxPQUFPLE1BQUksRUFBRSxNQUFNLEdBQUUsRUFBRSxPQUFPLEdBQUUsRUFBRSxRQUFRLE9BQUssS0FBSyxPQUFPLE9BQU07QUFBQTtBQUFBLElBQUUsRUFBRSxDQUFDLElBQUU7QUFBQSxNQUFDLE9BQU0sR0FBRyxHQUFFLFFBQVEsWUFBWSxJQUFJLEdBQUUsS0FBRyxNQUFJLFVBQVUsR0FBRSxFQUFFLElBQUU7QUFBQTtBQUFBLElBQUssRUFBRSxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxFQUFDLGNBQWEsUUFBTyxhQUFZLEtBQUssR0FBRyxFQUFDLEdBQUUsa0JBQWlCLFNBQVMsTUFBSyxRQUFPLFlBQVc7QUFBQSxNQUFFLE9BQU8sS0FBSyxHQUFHLEVBQUMsTUFBSSxFQUFFLGdCQUFjLFNBQVE7QUFBQTtBQUFBLElBQUUsRUFBRSxDQUFDLElBQUUsR0FBRTtBQUFBLE1BQUMsT0FBTyxLQUFLLEdBQUcsSUFBRSxjQUFhLFFBQUc7QUFBQSxRQUFDLFNBQVEsS0FBSztBQUFBLFVBQUUsRUFBRSxRQUFRLFFBQVEsS0FBRyxPQUFPLEdBQUUsRUFBRTtBQUFBLFNBQUcsRUFBQyxLQUFJLEVBQUMsQ0FBQztBQUFBO0FBQUEsSUFBRSxFQUFFLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxPQUFPLGFBQWEsVUFBUSxJQUFRLEtBQU4sT0FBUSxLQUFLLElBQUksSUFBRSxHQUFFLFdBQVcsSUFBRSxLQUFLLEdBQUcsRUFBQyxJQUFFLFNBQVMsT0FBSztBQUFBO0FBQUEsSUFBRSxFQUFFLENBQUMsSUFBRTtBQUFBLE1BQUMsT0FBTyxJQUFHLE9BQU87QUFBQTtBQUFBLFNBQWEsRUFBRSxDQUFDLElBQUU7QUFBQSxNQUFDLE1BQVEsZUFBSixHQUFzQixhQUFKLE1BQUU7QUFBQSxNQUFjLElBQUcsQ0FBQyxFQUFFO0FBQUEsUUFBWTtBQUFBLE1BQU8sSUFBRyxLQUFLLElBQUksQ0FBQztBQUFBLFFBQUU7QUFBQSxNQUFPLEtBQUssSUFBSSxDQUFDLEtBQUcsRUFBRSxlQUFlO0FBQUEsTUFBRSxJQUFJLElBQUUsYUFBYSxLQUFLLEdBQUUsUUFBUSxNQUFNLEdBQUUsSUFBRSxJQUFFLEVBQUUsUUFBUSxNQUFNLElBQUUsSUFBRSxPQUFLLEVBQUUsUUFBTSxFQUFFLFFBQVEsTUFBTSxHQUFFLElBQUUsS0FBSyxHQUFHLEdBQUUsR0FBRSxFQUFFLFdBQVUsR0FBRSxRQUFRLFVBQVMsQ0FBQztBQUFBLE1BQUUsSUFBRyxDQUFDO0FBQUEsUUFBRTtBQUFBLE1BQU8sSUFBSSxJQUFFLEtBQUssR0FBRyxHQUFFLFdBQVUsT0FBRztBQUFBLFFBQUMsR0FBRSxPQUFLO0FBQUEsUUFBRSxTQUFRLE1BQUs7QUFBQSxVQUFFLEVBQUUsSUFBSSxJQUFFLEVBQUUsR0FBRTtBQUFBLFNBQUcsRUFBQyxLQUFJLEdBQUMsQ0FBQztBQUFBLE1BQUUsSUFBRyxLQUFHLE1BQU0sR0FBRSxHQUFFO0FBQUEsUUFBTyxTQUFRLEtBQUssR0FBRTtBQUFBLFVBQU8sRUFBRSxPQUFPLENBQUMsR0FBRSxFQUFFLE9BQU8sR0FBRSxHQUFFLE9BQU8sRUFBRTtBQUFBLE1BQUUsSUFBSSxJQUFFLEtBQUssR0FBRyxHQUFFLEVBQUM7QUFBQSxNQUFFLElBQUcsS0FBRyxNQUFNLEdBQUUsT0FBTyxPQUFPLEdBQUUsU0FBUSxFQUFDLE1BQUssR0FBRSxXQUFVLEVBQUUsV0FBVSxNQUFLLEVBQUMsQ0FBQyxHQUFFLENBQUMsS0FBSyxHQUFHLEdBQUUsdUJBQXNCLEVBQUMsS0FBSSxHQUFDLENBQUM7QUFBQSxRQUFFO0FBQUEsTUFBTyxJQUFjLEdBQUUsUUFBUSxXQUFyQjtBQUFBLFFBQTRCO0FBQUEsTUFBTyxJQUFJLElBQUUsS0FBSyxJQUFJLEdBQUUsUUFBUSxNQUFNO0FBQUEsTUFBRSxJQUFTLEtBQU4sTUFBUTtBQUFBLFFBQUMsSUFBSSxJQUFFLE9BQU8sWUFBWSxHQUFFLFFBQVEsSUFBSTtBQUFBLFFBQUUsT0FBTyxLQUFLLE1BQU0sS0FBSyxHQUFHLEdBQUUsZUFBYyxHQUFFLEdBQUUsS0FBRTtBQUFBLE1BQUM7QUFBQSxNQUFDLElBQUcsR0FBRTtBQUFBLFFBQUMsSUFBSSxJQUFFLElBQUksSUFBSSxHQUFFLFFBQVEsUUFBTyxTQUFTLE9BQU87QUFBQSxRQUFFLFNBQVEsS0FBSyxHQUFFLFFBQVEsS0FBSyxLQUFLO0FBQUEsVUFBRSxFQUFFLGFBQWEsT0FBTyxDQUFDO0FBQUEsUUFBRSxVQUFRLEdBQUUsTUFBSyxHQUFFLFFBQVE7QUFBQSxVQUFLLEVBQUUsYUFBYSxPQUFPLEdBQUUsQ0FBQztBQUFBLFFBQUUsRUFBRSxXQUFTLFNBQVMsU0FBTyxHQUFFLFFBQVEsU0FBTyxFQUFFLFdBQVMsRUFBRSxTQUFPLEdBQUUsUUFBUSxTQUFPLEVBQUUsTUFBSyxHQUFFLFFBQVEsT0FBSztBQUFBLE1BQUksRUFBQztBQUFBLFNBQTZCLEtBQUssR0FBRyxHQUFFLGFBQWEsS0FBRyxHQUFHLGFBQXRELDBCQUFpRSxHQUFFLFFBQVEsT0FBSyxJQUFJLGdCQUFnQixHQUFFLFFBQVEsSUFBSTtBQUFBLE1BQUcsTUFBTSxLQUFLLElBQUksRUFBQztBQUFBO0FBQUEsU0FBTyxHQUFHLENBQUMsSUFBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLEdBQUUsZUFBYyxJQUFFLEtBQUssSUFBSSxDQUFDLEdBQUUsSUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLE1BQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxNQUFFLElBQUksSUFBRSxNQUFJLEdBQUUsU0FBUyxRQUFRO0FBQUEsTUFBRSxJQUFXLEVBQUUsTUFBTSxHQUFFLE1BQUksS0FBSyxJQUFJLEVBQUMsR0FBRSxDQUFDLE1BQW5DLE9BQXFDO0FBQUEsUUFBQyxHQUFFLFNBQU8sV0FBVSxHQUFFLGVBQWEsQ0FBQyxHQUFFLEdBQUUscUJBQW1CLENBQUM7QUFBQSxRQUFFLElBQUc7QUFBQSxVQUFDLElBQUcsR0FBRSxTQUFRO0FBQUEsWUFBQyxJQUFHLENBQUMsTUFBTSxJQUFJLFFBQVEsT0FBRztBQUFBLGNBQUMsSUFBSSxJQUFFLEVBQUMsS0FBSSxJQUFFLGNBQWEsTUFBSSxFQUFFLElBQUUsR0FBRSxhQUFZLE1BQUksRUFBRSxLQUFFLEVBQUM7QUFBQSxjQUFFLElBQUcsS0FBSyxHQUFHLEdBQUUsZ0JBQWUsQ0FBQyxHQUFFO0FBQUEsZ0JBQUMsSUFBSSxJQUFFLEtBQUssSUFBSSxHQUFFLE9BQU87QUFBQSxnQkFBRSxFQUFFLElBQUUsS0FBSyxHQUFHLEdBQUUsRUFBQyxLQUFJLEdBQUMsR0FBRSxHQUFFLElBQUUsSUFBRSxPQUFPLFFBQVEsR0FBRSxPQUFPLENBQUM7QUFBQSxjQUFDO0FBQUEsYUFBRTtBQUFBLGNBQUU7QUFBQSxVQUFNO0FBQUEsVUFBQyxJQUFHLEtBQUssSUFBSSxFQUFDLEdBQUUsS0FBSyxJQUFJLEVBQUMsR0FBRSxLQUFLLElBQUksRUFBQyxHQUFFLEdBQUUsVUFBUSxPQUFPLE1BQU0sS0FBSyxNQUFNLEdBQUUsR0FBRSxRQUFRLFFBQVEscUJBQW1CLEdBQUUsV0FBUyxTQUFTLFFBQU0sR0FBRSxTQUFPLFNBQU8sV0FBVSxDQUFDLEtBQUssR0FBRyxHQUFFLHVCQUFzQixFQUFDLEtBQUksR0FBQyxDQUFDO0FBQUEsWUFBRTtBQUFBLFVBQU8sSUFBSSxJQUFFLE1BQU0sR0FBRSxNQUFNLEdBQUUsUUFBUSxRQUFPLEdBQUUsT0FBTztBQUFBLFVBQUUsSUFBRyxHQUFFLFdBQVMsRUFBQyxLQUFJLEdBQUUsUUFBTyxFQUFFLFFBQU8sU0FBUSxFQUFFLFFBQU8sR0FBRSxLQUFLLElBQUksRUFBQyxHQUFFLENBQUMsS0FBSyxHQUFHLEdBQUUsd0JBQXVCLEVBQUMsS0FBSSxHQUFDLENBQUM7QUFBQSxZQUFFO0FBQUEsVUFBTyxJQUFHLEdBQUUsT0FBSyxNQUFNLEVBQUUsS0FBSyxHQUFFLENBQUMsS0FBSyxHQUFHLEdBQUUsc0JBQXFCLEVBQUMsS0FBSSxHQUFDLENBQUM7QUFBQSxZQUFFO0FBQUEsVUFBTyxJQUFHLEdBQUUsU0FBUyxVQUFRLE9BQUssS0FBSyxHQUFHLEdBQUUsdUJBQXNCLEVBQUMsS0FBSSxHQUFDLENBQUMsR0FBRSxLQUFLLElBQUksRUFBQztBQUFBLFlBQUUsT0FBTyxNQUFLLEdBQUUsaUJBQWU7QUFBQSxVQUFJLElBQWUsR0FBRSxXQUFkLFdBQXFCO0FBQUEsWUFBQyxJQUFHLEdBQUUsR0FBRyxhQUFXLEdBQUUsU0FBTyxHQUFFLEdBQUcsV0FBVSxHQUFFLEdBQUcsV0FBUyxHQUFFLE9BQUssR0FBRSxHQUFHLFNBQVEsR0FBRSxHQUFHLGFBQVcsR0FBRSxTQUFPLEdBQUUsR0FBRyxXQUFlLEdBQUUsUUFBUSxnQkFBZjtBQUFBLGNBQTJCO0FBQUEsWUFBTyxHQUFFLFNBQU8scUJBQW9CLEtBQUssSUFBSSxFQUFDLEdBQUUsTUFBTSxLQUFLLEtBQUssRUFBQyxHQUFFLEdBQUUsU0FBTztBQUFBLFVBQVM7QUFBQSxVQUFFLE9BQU0sR0FBRTtBQUFBLFVBQUMsR0FBRSxTQUFPLFlBQVUsR0FBaUIsR0FBRyxTQUFsQixnQkFBb0MsR0FBRSxRQUFRLE9BQU8sV0FBN0IsYUFBcUMsS0FBSyxHQUFHLEdBQUUsY0FBYSxFQUFDLEtBQUksSUFBRSxPQUFNLEVBQUMsQ0FBQztBQUFBLFVBQUUsUUFBTztBQUFBLFVBQUMsTUFBTSxHQUFFLGtCQUFrQixNQUFNLE1BQUksRUFBRSxHQUFHLGFBQWEsR0FBRSxjQUFjLEdBQUUsR0FBRSxJQUFJLFdBQVMsS0FBSyxJQUFJLEdBQUUsR0FBRyxTQUFRLEdBQUUsYUFBYSxHQUFFLEtBQUssR0FBRyxHQUFFLHdCQUF1QixFQUFDLEtBQUksR0FBQyxDQUFDLEdBQUUsR0FBRSxtQkFBaUIsS0FBSyxJQUFJLEdBQUUsVUFBVSxHQUFFLEtBQUssSUFBSSxHQUFFLGdCQUFnQixJQUFHLEVBQUUsU0FBUyxDQUFDO0FBQUE7QUFBQSxNQUFFO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxHQUFFLEtBQUcsQ0FBQztBQUFBLE1BQUUsVUFBUSxHQUFFLE1BQUssR0FBRSxTQUFTLElBQUk7QUFBQSxRQUFRLEVBQUUsWUFBWSxFQUFFLFdBQVcsS0FBSyxNQUFJLEdBQUUsR0FBRyxFQUFFLE1BQU0sQ0FBQyxFQUFFLFlBQVksRUFBRSxRQUFRLE1BQUssRUFBRSxLQUFHO0FBQUE7QUFBQSxJQUFHLEdBQUcsQ0FBQyxHQUFFO0FBQUEsTUFBQyxJQUFZLEVBQUUsR0FBRyxZQUFkO0FBQUEsUUFBc0IsT0FBTyxLQUFLLEtBQUssT0FBTyxHQUFFO0FBQUEsTUFBRyxJQUFHLEVBQUUsR0FBRztBQUFBLFFBQVMsT0FBTyxLQUFLLEtBQUssT0FBSyxFQUFFLEdBQUcsVUFBUztBQUFBLE1BQUcsSUFBRyxFQUFFLEdBQUcsVUFBUztBQUFBLFFBQUMsSUFBSSxJQUFFLEVBQUUsR0FBRyxVQUFTLElBQUUsQ0FBQyxHQUFFLElBQUUsRUFBRSxNQUFNLENBQUM7QUFBQSxRQUFFLE9BQVksRUFBRSxPQUFSLE9BQWtCLEVBQUUsUUFBUixTQUFlLElBQUUsR0FBRSxJQUFFLEVBQUUsTUFBSyxPQUFPLEVBQUUsT0FBWSxFQUFFLFFBQVIsUUFBb0IsRUFBRSxXQUFSLFNBQWtCLEVBQUUsT0FBSyxTQUFRLEVBQUUsYUFBVyxFQUFFLFlBQVcsRUFBRSxtQkFBaUIsRUFBRSxrQkFBaUIsS0FBSyxLQUFLLE9BQU0sR0FBRSxDQUFDLEdBQUU7QUFBQSxNQUFFO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxJQUFJLElBQVEsR0FBRSxRQUFRLFdBQWhCLE9BQXdCLEtBQUssY0FBYyxHQUFFLFFBQVEsT0FBTyxJQUFFLEtBQUssT0FBTztBQUFBLE1BQWUsTUFBSSxHQUFFLGlCQUFlLFdBQVcsTUFBSSxHQUFFLFNBQVMsUUFBUSxTQUFTLEdBQUUsQ0FBQztBQUFBO0FBQUEsSUFBRyxHQUFHLENBQUMsSUFBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLEtBQUssR0FBRyxJQUFFLFNBQVM7QUFBQSxNQUFFLElBQUcsQ0FBQztBQUFBLFFBQUUsT0FBTTtBQUFBLE1BQWMsSUFBSSxJQUFFLEVBQUUsTUFBTSxHQUFHLEVBQUUsSUFBSSxFQUFFLEtBQUs7QUFBQSxNQUFFLE9BQU0sOEJBQThCLEtBQUssQ0FBQyxJQUFFLElBQUU7QUFBQTtBQUFBLElBQWMsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxLQUFLLEdBQUcsSUFBRSxTQUFTLEdBQUUsSUFBRTtBQUFBLE1BQUUsSUFBRyxHQUFFO0FBQUEsUUFBQyxJQUFJLElBQUUsRUFBRSxTQUFTLEdBQUcsSUFBRSxFQUFFLE1BQU0sR0FBRSxFQUFFLFlBQVksR0FBRyxDQUFDLEVBQUUsS0FBSyxJQUFFLDhCQUE4QixLQUFLLENBQUMsSUFBRSxPQUFLO0FBQUEsUUFBRSxNQUFJLElBQUUsS0FBSyxJQUFJLElBQUUsR0FBRSxTQUFTLEtBQUc7QUFBQSxNQUFFO0FBQUEsTUFBQyxPQUFPLEtBQUssR0FBRyxDQUFDLEVBQUUsT0FBSyxJQUFJO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxPQUFnQixHQUFFLFNBQVosWUFBbUIsR0FBRSxXQUFTLEdBQUUsV0FBUyxHQUFFLGFBQVcsQ0FBQyxDQUFDLEdBQUUsZUFBZSxVQUFVLFNBQVM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxHQUFFO0FBQUEsTUFBYyxJQUFjLEdBQUUsU0FBYixZQUE0QixHQUFHLFlBQVo7QUFBQSxRQUFvQixPQUFNO0FBQUEsTUFBRyxJQUFHLEVBQVksR0FBRSxTQUFaLFdBQXNCLEdBQUUsV0FBTjtBQUFBLFFBQWMsT0FBTTtBQUFBLE1BQUcsSUFBSSxJQUFFLEdBQUcsVUFBVSxtREFBbUQsR0FBRSxJQUFFLEdBQUcsUUFBTSxHQUFHLFFBQVEsTUFBTTtBQUFBLE1BQUUsSUFBRyxLQUFHLENBQUMsRUFBRSxZQUFVLE1BQWUsRUFBRSxTQUFiLFlBQTZCLEVBQUUsU0FBWixXQUFrQixDQUFDLEVBQUUsUUFBaUIsRUFBRSxZQUFiO0FBQUEsUUFBc0IsT0FBTTtBQUFBLE1BQUcsSUFBSSxJQUFFLEdBQUcsVUFBVSxHQUFHO0FBQUEsTUFBRSxJQUFHLENBQUMsS0FBRyxDQUFDLEVBQUU7QUFBQSxRQUFLLE9BQU07QUFBQSxNQUFHLElBQUksSUFBRSxFQUFFLGFBQWEsTUFBTTtBQUFBLE1BQUUsT0FBTSxFQUFFLEtBQUcsRUFBRSxXQUFXLEdBQUcsS0FBRyxFQUFFLFNBQU87QUFBQTtBQUFBLElBQUcsRUFBRSxDQUFDLElBQUUsSUFBRSxHQUFFLE1BQU0sY0FBYTtBQUFBLE1BQUMsSUFBSSxJQUFFLEtBQUssR0FBRyxJQUFFLGNBQWtCLFdBQU8sV0FBRSxLQUFFLE1BQUksR0FBRSxRQUFRLE1BQU0sSUFBRSxXQUFTLEdBQUUsUUFBUSw2REFBNkQsSUFBRSxXQUFTO0FBQUEsTUFBUyxLQUFLLEdBQUcsSUFBRSxHQUFFLENBQUM7QUFBQTtBQUFBLElBQUUsRUFBRSxDQUFDLElBQUUsR0FBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsS0FBSyxHQUFHLENBQUM7QUFBQSxNQUFFLEtBQUssR0FBRyxFQUFDLEVBQUUsYUFBYSxLQUFLLEdBQUcsQ0FBQztBQUFBLE1BQUUsU0FBUSxLQUFLLEdBQUU7QUFBQSxRQUFDLEVBQUUsWUFBVSxDQUFDO0FBQUEsUUFBRSxLQUFJLEdBQUUsS0FBRyxLQUFLLElBQUksRUFBRSxJQUFJLEdBQUUsSUFBRSxDQUFDLEVBQUM7QUFBQSxRQUFjLEVBQUUsU0FBZCxZQUFtQixJQUFFLENBQUMsUUFBUSxJQUFFLEVBQUUsUUFBZSxFQUFFLFNBQVgsV0FBa0IsSUFBRSxLQUFLLElBQUksSUFBRSxFQUFFLElBQUk7QUFBQSxRQUFHLElBQUksSUFBRSxPQUFHO0FBQUEsVUFBQyxLQUFJLEVBQUUsUUFBTSxFQUFFLFlBQVUsRUFBRSxlQUFlLElBQUcsRUFBRSxRQUFNLEVBQUUsUUFBTSxFQUFFLFlBQVUsRUFBRSxnQkFBZ0IsR0FBRSxFQUFFLFNBQVE7QUFBQSxZQUFDLElBQUksSUFBRSxLQUFLLEdBQUcsRUFBQyxFQUFFLGtCQUFnQixJQUFJLFNBQVEsSUFBRSxFQUFFO0FBQUEsWUFBTyxJQUFHLENBQUMsQ0FBQyxZQUFXLE9BQU8sRUFBRSxTQUFTLEdBQUcsSUFBSSxHQUFFO0FBQUEsY0FBQyxJQUFJLEtBQUUsR0FBRztBQUFBLGNBQU0sSUFBRyxFQUFFLElBQUksQ0FBQyxLQUFHLEVBQUUsSUFBSSxDQUFDLE1BQUk7QUFBQSxnQkFBRTtBQUFBLGNBQU8sRUFBRSxJQUFJLEdBQUUsRUFBQztBQUFBLFlBQUM7QUFBQSxVQUFDO0FBQUEsVUFBQyxJQUFHLEVBQUU7QUFBQSxZQUFLLFNBQVEsTUFBSyxFQUFFO0FBQUEsY0FBVSxHQUFFLFFBQVEsb0JBQW9CLEdBQUUsV0FBVSxHQUFFLFNBQVEsRUFBQztBQUFBLFVBQUUsRUFBRSxDQUFDO0FBQUEsV0FBRyxJQUFFO0FBQUEsUUFBRSxJQUFHLEVBQUUsUUFBTSxJQUFFLFFBQUc7QUFBQSxVQUFDLGFBQWEsRUFBRSxPQUFPLEdBQUUsRUFBRSxVQUFRLFdBQVcsTUFBSSxFQUFFLEVBQUMsR0FBRSxLQUFLLGNBQWMsRUFBRSxLQUFLLENBQUM7QUFBQSxZQUFHLEVBQUUsYUFBVyxJQUFFLFFBQUc7QUFBQSxVQUFDLEVBQUUsWUFBVSxFQUFFLGlCQUFlLE1BQUcsRUFBRSxZQUFVLE1BQUcsRUFBRSxFQUFDLEdBQUUsRUFBRSxrQkFBZ0IsV0FBVyxNQUFJO0FBQUEsWUFBQyxJQUFHLEVBQUUsWUFBVSxPQUFHLEVBQUUsZ0JBQWU7QUFBQSxjQUFDLElBQUksS0FBRSxFQUFFO0FBQUEsY0FBZSxFQUFFLGlCQUFlLE1BQUssRUFBRSxFQUFDO0FBQUEsWUFBQztBQUFBLGFBQUcsS0FBSyxjQUFjLEVBQUUsUUFBUSxDQUFDO0FBQUEsWUFBSyxFQUFFLFVBQVEsT0FBRztBQUFBLFVBQUMsSUFBRyxLQUFLLElBQUksQ0FBQyxLQUFHLEVBQUUsZUFBZSxJQUFZLEVBQUUsU0FBWCxVQUFpQixFQUFFLFdBQVMsUUFBaUIsRUFBRSxTQUFkLGFBQW9CLENBQUMsR0FBRSxTQUFTLEVBQUUsTUFBTSxPQUFLLENBQUMsRUFBRSxVQUFRLEVBQUUsUUFBUSxVQUFVLEVBQUUsTUFBTSxJQUFHO0FBQUEsWUFBQyxJQUFHLEdBQUU7QUFBQSxjQUFDLElBQUksSUFBRSxDQUFDO0FBQUEsY0FBRSxTQUFRLE1BQUs7QUFBQSxnQkFBRSxZQUFZLEtBQUssRUFBQyxNQUFJLEVBQUUsTUFBRyxFQUFFO0FBQUEsY0FBSSxJQUFHLENBQUMsS0FBSyxHQUFHLElBQUUsR0FBRSxHQUFFLE1BQUcsS0FBRTtBQUFBLGdCQUFFO0FBQUEsWUFBTTtBQUFBLFlBQUMsSUFBYSxNQUFWO0FBQUEsY0FBWSxTQUFRLEtBQUssS0FBSyxHQUFHLEVBQUMsRUFBRTtBQUFBLGdCQUFhLGFBQWEsRUFBRSxPQUFPLEdBQUUsRUFBRSxpQkFBZTtBQUFBLFlBQUssRUFBRSxDQUFDO0FBQUEsVUFBQztBQUFBLFdBQWlCLE1BQWQsZUFBOEIsTUFBYixZQUFlO0FBQUEsVUFBQyxJQUFJLElBQUUsRUFBQyxZQUFXLEVBQUUsV0FBVTtBQUFBLFVBQUUsRUFBRSxTQUFPLEVBQUUsT0FBSyxLQUFLLElBQUksSUFBRSxFQUFFLElBQUksSUFBRyxFQUFFLGNBQVksRUFBRSxZQUFVLFdBQVcsRUFBRSxTQUFTO0FBQUEsVUFBRyxJQUFJLElBQWUsTUFBYjtBQUFBLFVBQWUsRUFBRSxXQUFTLElBQUkscUJBQXFCLFFBQUc7QUFBQSxZQUFDLFNBQVEsSUFBRSxFQUFFLElBQUUsR0FBRSxRQUFPO0FBQUEsY0FBSSxJQUFHLEdBQUUsR0FBRyxnQkFBZTtBQUFBLGdCQUFDLEtBQUssUUFBUSxHQUFFLEdBQUcsUUFBTyxhQUFZLENBQUMsR0FBRSxLQUFFLEdBQUUsS0FBRyxFQUFFLFNBQVMsV0FBVztBQUFBLGdCQUFFO0FBQUEsY0FBSztBQUFBLGFBQUcsQ0FBQyxHQUFFLElBQUU7QUFBQSxVQUFZLFNBQVEsTUFBSztBQUFBLFlBQUUsRUFBRSxTQUFTLFFBQVEsRUFBQztBQUFBLFFBQUM7QUFBQSxRQUFDLElBQWEsTUFBVixTQUFZO0FBQUEsVUFBQyxJQUFJLElBQUUsT0FBTyxLQUFLLENBQUMsRUFBRSxLQUFLLFFBQVksT0FBVCxNQUFVO0FBQUEsVUFBRSxFQUFFLFdBQVMsWUFBWSxNQUFJO0FBQUEsWUFBQyxHQUFFLGNBQVksS0FBSyxHQUFHLElBQUUsU0FBUSxDQUFDLEdBQUUsS0FBRSxJQUFFLGNBQWMsRUFBRSxRQUFRO0FBQUEsYUFBRyxLQUFLLGNBQWMsQ0FBQyxDQUFDO0FBQUEsUUFBQztBQUFBLFFBQUMsSUFBWSxNQUFUO0FBQUEsVUFBVyxTQUFRLEtBQUssR0FBRTtBQUFBLFlBQUMsSUFBSSxJQUFFLEVBQUMsU0FBUSxHQUFFLFdBQVUsR0FBRSxTQUFRLEVBQUUsU0FBUSxTQUFRLENBQUMsQ0FBQyxFQUFFLFNBQVEsU0FBUSxDQUFDLENBQUMsRUFBRSxRQUFPO0FBQUEsWUFBRSxHQUFFLE1BQU0sVUFBVSxLQUFLLENBQUMsR0FBRSxFQUFFLFVBQVUsS0FBSyxDQUFDLEdBQUUsRUFBRSxpQkFBaUIsR0FBRSxFQUFFLFNBQVEsQ0FBQztBQUFBLFVBQUM7QUFBQSxRQUFDO0FBQUEsVUFBSyxFQUFFLFFBQVEsSUFBSSxZQUFZLE1BQU0sQ0FBQztBQUFBLE1BQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxHQUFFLE1BQU0sc0JBQXNCO0FBQUEsTUFBRSxPQUFPLElBQUUsQ0FBQyxFQUFFLElBQUcsRUFBRSxFQUFFLElBQUUsQ0FBQyxJQUFFLElBQUk7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLEdBQUUsR0FBRTtBQUFBLE1BQUMsSUFBUyxFQUFFLE9BQVIsS0FBVztBQUFBLFFBQUMsSUFBSSxJQUFFLEVBQUUsTUFBTSxDQUFDO0FBQUEsUUFBRSxTQUFRLE1BQUssR0FBRTtBQUFBLFVBQUMsSUFBSSxJQUFFLEVBQUUsS0FBRyxJQUFFO0FBQUEsVUFBRSxHQUFHLFdBQVMsSUFBRSxLQUFLLEtBQUssRUFBRSxNQUFNLElBQUcsS0FBSyxRQUFRLEdBQUUsSUFBWSxPQUFPLEtBQWpCLFdBQW1CLElBQUUsRUFBQyxPQUFNLEVBQUMsQ0FBQztBQUFBLFFBQUM7QUFBQSxNQUFDLEVBQUM7QUFBQSxRQUFLLEVBQUUsTUFBTSxHQUFHLEVBQUUsUUFBUSxRQUFHLEtBQUssUUFBUSxHQUFFLEdBQUUsS0FBSyxHQUFFLENBQUMsQ0FBQyxDQUFDO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsQ0FBQyxHQUFFLElBQUUsT0FBTyxlQUFlLElBQUk7QUFBQSxNQUFFLFNBQVEsS0FBSyxPQUFPLG9CQUFvQixDQUFDO0FBQUEsUUFBa0IsTUFBaEIsaUJBQStCLE9BQU8sS0FBSyxNQUF4QixlQUE2QixDQUFDLFFBQU8sU0FBUyxFQUFFLFNBQVMsQ0FBQyxJQUFFLEVBQUUsS0FBRyxDQUFDLEdBQUUsTUFBYSxNQUFKLFlBQU0sS0FBSyxHQUFHLElBQUUsQ0FBQyxJQUFFLEtBQUssR0FBRyxHQUFFLENBQUMsSUFBRSxFQUFFLEtBQUcsS0FBSyxHQUFHLEtBQUssSUFBSTtBQUFBLE1BQUcsT0FBTztBQUFBO0FBQUEsSUFBRSxFQUFFLENBQUMsSUFBRSxHQUFFLEdBQUUsSUFBRSxNQUFHLElBQUUsTUFBRyxJQUFFLE9BQUc7QUFBQSxNQUFDLElBQUksSUFBRSxDQUFDO0FBQUEsTUFBRSxPQUFPLE9BQU8sR0FBRSxLQUFLLElBQUksRUFBQyxDQUFDO0FBQUEsTUFBRSxJQUFJLElBQUUsQ0FBQyxHQUFFLElBQUUsRUFBQyxPQUFNLEdBQUUsTUFBSyxFQUFDO0FBQUEsTUFBRSxLQUFLLEdBQUcsSUFBRSxjQUFhLENBQUMsR0FBRSxJQUFFLEVBQUUsTUFBSyxPQUFPLE9BQU8sR0FBRSxDQUFDLEdBQUUsT0FBTyxPQUFPLEdBQUUsQ0FBQztBQUFBLE1BQUUsSUFBSSxJQUFFLE9BQU8sS0FBSyxDQUFDLEdBQUUsSUFBRSxPQUFPLE9BQU8sQ0FBQyxHQUFFLElBQUUsS0FBSSxJQUFFLEtBQUssS0FBRyxLQUFLLElBQUksR0FBRyxHQUFFLElBQUUsV0FBVyxPQUFLLENBQUM7QUFBQSxNQUFFLE9BQU8sSUFBRSxNQUFJLEVBQUUsS0FBSyxJQUFFLEdBQUcsQ0FBQyxJQUFFLEVBQUUsS0FBSyxJQUFFLEdBQUcsQ0FBQztBQUFBO0FBQUEsSUFBRSxPQUFPLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxJQUFHLENBQUMsSUFBRztBQUFBLFFBQVk7QUFBQSxNQUFPLElBQUcsRUFBRSxjQUFhLFVBQVM7QUFBQSxRQUFDLFNBQVEsS0FBSyxHQUFFLFlBQVUsQ0FBQztBQUFBLFVBQUUsS0FBSyxRQUFRLEdBQUUsQ0FBQztBQUFBLFFBQUU7QUFBQSxNQUFNO0FBQUEsTUFBQyxJQUFHLEtBQUcsS0FBSyxJQUFJLElBQUUsSUFBRSxHQUFFLEtBQUssR0FBRyxFQUFDO0FBQUEsUUFBRTtBQUFBLE1BQU8sSUFBRyxDQUFDLEtBQUssR0FBRyxJQUFFLHFCQUFxQjtBQUFBLFFBQUU7QUFBQSxNQUFPLElBQUksSUFBRSxDQUFDLEVBQUMsR0FBRSxJQUFFLEtBQUssR0FBRyxTQUFTLEVBQUMsR0FBRSxJQUFFO0FBQUEsTUFBSyxNQUFLLElBQUUsRUFBRSxZQUFZO0FBQUEsUUFBRyxFQUFFLEtBQUssQ0FBQztBQUFBLE1BQUUsU0FBUSxNQUFLO0FBQUEsUUFBRSxDQUFDLEtBQUssR0FBRyxFQUFDLEtBQUcsS0FBSyxHQUFHLElBQUUsdUJBQXNCLENBQUMsR0FBRSxJQUFFLEtBQUcsS0FBSyxJQUFJLEVBQUM7QUFBQSxNQUFFLFNBQVEsS0FBSyxLQUFLLEdBQUcsSUFBRSxLQUFLLEVBQUU7QUFBQSxRQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsTUFBRSxTQUFRLEtBQUssS0FBSyxHQUFHLElBQUUsS0FBSyxFQUFFO0FBQUEsUUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLE1BQUUsS0FBSyxHQUFHLElBQUUsb0JBQW9CO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsS0FBSyxHQUFHLElBQUUsVUFBVTtBQUFBLE1BQUUsSUFBRyxLQUFhLE1BQVYsV0FBYSxLQUFLLElBQUksRUFBQyxLQUFHLEtBQUssR0FBRyxJQUFFLG9CQUFtQixDQUFDLEdBQUUsSUFBRSxHQUFFO0FBQUEsUUFBQyxJQUFJLElBQUUsS0FBSyxHQUFHLEVBQUM7QUFBQSxRQUFFLEVBQUUsY0FBWSxNQUFHLEVBQUUsZUFBYSxLQUFLLEdBQUcsRUFBQyxHQUFFLEVBQUUsVUFBUSxHQUFFLEtBQUssR0FBRyxFQUFDLEdBQUUsS0FBSyxHQUFHLElBQUUsbUJBQWtCLENBQUMsR0FBRSxJQUFFO0FBQUEsTUFBQztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRTtBQUFBLE1BQUMsSUFBRyxLQUFLLEdBQUcsRUFBQztBQUFBLFFBQUUsSUFBUyxHQUFFLFlBQVIsS0FBZ0I7QUFBQSxVQUFDLElBQVEsR0FBRSxXQUFQLE1BQXlCLEdBQUUsV0FBWjtBQUFBLFlBQW1CLE9BQU0sQ0FBQyxHQUFFLGFBQWEsVUFBVSxLQUFHLENBQUMsR0FBRSxhQUFhLE1BQU0sR0FBRyxhQUFhLEdBQUcsS0FBRyxLQUFLLElBQUksR0FBRSxJQUFJO0FBQUEsUUFBQyxFQUFDLEtBQUssSUFBWSxHQUFFLFlBQVg7QUFBQSxVQUFtQixPQUFpQixHQUFFLFdBQWIsWUFBcUIsS0FBSyxJQUFJLEdBQUUsTUFBTTtBQUFBO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxJQUFHO0FBQUEsUUFBQyxPQUFPLElBQUksSUFBSSxJQUFFLE9BQU8sU0FBUyxJQUFJLEVBQUUsV0FBUyxPQUFPLFNBQVM7QUFBQSxRQUFPLE9BQU0sSUFBRTtBQUFBLFFBQUMsT0FBTTtBQUFBO0FBQUE7QUFBQSxJQUFJLEVBQUUsQ0FBQyxJQUFFO0FBQUEsTUFBQyxPQUFNLENBQUMsR0FBRSxPQUFPLGVBQWEsQ0FBQyxLQUFLLEdBQUcsRUFBQztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsQ0FBQyxJQUFFLEdBQUcsR0FBRSxtQkFBbUIscUJBQXFCLEtBQUcsQ0FBQyxDQUFDO0FBQUEsTUFBRSxTQUFRLE1BQUs7QUFBQSxRQUFFLElBQUcsR0FBRSxPQUFNO0FBQUEsVUFBQyxLQUFLLEdBQUcsSUFBRSxxQkFBcUI7QUFBQSxVQUFFLFNBQVEsS0FBSyxHQUFFLE1BQU0sZ0JBQWMsQ0FBQztBQUFBLFlBQUUsRUFBRSxZQUFVLGNBQWMsRUFBRSxRQUFRLEdBQUUsRUFBRSxXQUFTLGFBQWEsRUFBRSxPQUFPLEdBQUUsRUFBRSxtQkFBaUIsYUFBYSxFQUFFLGVBQWUsR0FBRSxFQUFFLFVBQVUsV0FBVztBQUFBLFVBQUUsU0FBUSxLQUFLLEdBQUUsTUFBTSxhQUFXLENBQUM7QUFBQSxZQUFFLEVBQUUsUUFBUSxvQkFBb0IsRUFBRSxXQUFVLEVBQUUsU0FBUSxDQUFDO0FBQUEsVUFBRSxHQUFFLGdCQUFnQixtQkFBbUIsR0FBRSxLQUFLLEdBQUcsSUFBRSxvQkFBb0IsR0FBRSxLQUFHLE9BQU8sR0FBRTtBQUFBLFFBQUs7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxTQUFTLGNBQWMsS0FBSztBQUFBLE1BQUUsRUFBRSxTQUFPLE1BQUcsU0FBUyxLQUFLLHNCQUFzQixZQUFXLENBQUM7QUFBQSxNQUFFLElBQUksSUFBRSxHQUFFLG1CQUFtQixLQUFLLEdBQUcsZUFBZSxDQUFDLEtBQUcsQ0FBQztBQUFBLE1BQUUsU0FBUSxNQUFLLEdBQUU7QUFBQSxRQUFDLElBQUksSUFBRSxTQUFTLGVBQWUsR0FBRSxFQUFFO0FBQUEsUUFBRSxLQUFHLEtBQUssSUFBSSxHQUFFLEdBQUUsSUFBSTtBQUFBLE1BQUM7QUFBQSxNQUFDLE9BQU87QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLFNBQVEsS0FBSSxDQUFDLEdBQUcsR0FBRSxRQUFRLEdBQUU7QUFBQSxRQUFDLElBQUksS0FBRSxTQUFTLGVBQWUsRUFBRSxFQUFFO0FBQUEsUUFBRSxPQUFJLEtBQUssSUFBSSxHQUFFLFlBQVcsR0FBRSxFQUFDLEdBQUUsS0FBSyxJQUFJLEVBQUMsR0FBRSxHQUFFLE9BQU87QUFBQSxNQUFFO0FBQUEsTUFBQyxHQUFFLE9BQU87QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxLQUFLLEdBQUcsV0FBVyxFQUFDO0FBQUEsTUFBRSxPQUFPLFNBQVMsa0JBQWtCLEdBQUUsQ0FBQyxDQUFDLEtBQUksSUFBSSxZQUFXLGdCQUFnQixHQUFFLFdBQVc7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxHQUFFLFFBQVEseUJBQXdCLDBCQUEwQixFQUFFLFFBQVEsbUJBQWtCLGFBQWEsR0FBRSxJQUFFO0FBQUEsTUFBRyxJQUFFLEVBQUUsUUFBUSxxQ0FBb0MsU0FBSSxJQUFFLEtBQUssSUFBSSxFQUFDLEVBQUUsT0FBTSxHQUFHO0FBQUEsTUFBRSxJQUFJLEdBQUUsR0FBRSxJQUFFLEVBQUUsTUFBTSw4QkFBOEIsSUFBSSxJQUFJLFlBQVk7QUFBQSxNQUFFLElBQVksTUFBVCxVQUFxQixNQUFULFVBQVksSUFBRSxLQUFLLElBQUksQ0FBQyxHQUFFLElBQUUsU0FBUyx1QkFBdUIsR0FBRSxFQUFFLE9BQU8sRUFBRSxJQUFJLE1BQUksSUFBRSxLQUFLLElBQUksYUFBYSxjQUFjLEdBQUUsSUFBRSxFQUFFLGNBQWMsVUFBVSxFQUFFLFVBQVMsQ0FBQyxHQUFFO0FBQUEsUUFBQyxJQUFJLEtBQUUsRUFBRSxjQUFjLHNCQUFzQjtBQUFBLFFBQUUsT0FBSSxJQUFFLEdBQUUsYUFBWSxHQUFFLE9BQU87QUFBQSxNQUFFO0FBQUEsTUFBQyxPQUFPLEtBQUssSUFBSSxDQUFDLEdBQUUsRUFBQyxVQUFTLEdBQUUsT0FBTSxFQUFDO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFLEdBQUUsR0FBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsRUFBRSxLQUFHLE1BQUksSUFBSSxPQUFPLEVBQUUsRUFBRSxJQUFFLFNBQU8sR0FBRSxLQUFHLEVBQUUsTUFBTSxhQUFhLEtBQUcsQ0FBQztBQUFBLE1BQUUsTUFBSSxDQUFDLEdBQUUsQ0FBQyxJQUFFLENBQUMsR0FBRSxLQUFHLENBQUMsSUFBWSxNQUFULFVBQVksTUFBSSxJQUFFO0FBQUEsTUFBYSxJQUFJLElBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxNQUFFLElBQUcsSUFBRSxFQUFFLFVBQVEsR0FBRSxFQUFFLFVBQVEsQ0FBQyxFQUFFLE1BQU0sV0FBVyxPQUFPLEdBQUUsQ0FBQztBQUFBLFFBQUU7QUFBQSxNQUFPLElBQUksSUFBRSxLQUFLLElBQUksR0FBRSxDQUFDO0FBQUEsTUFBRSxTQUFRLEtBQUssR0FBRTtBQUFBLFFBQUMsSUFBSSxJQUFFLFNBQVMsdUJBQXVCO0FBQUEsUUFBRSxFQUFFLE9BQU8sRUFBRSxVQUFVLElBQUUsQ0FBQyxHQUFFLEdBQUUsS0FBSyxFQUFDLE1BQUssT0FBTSxVQUFTLEdBQUUsUUFBTyxHQUFFLFVBQVMsR0FBRSxlQUFjLEVBQUMsQ0FBQztBQUFBLE1BQUM7QUFBQSxNQUFDLEVBQUUsT0FBTztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxDQUFDO0FBQUEsTUFBRSxJQUFHO0FBQUEsUUFBRSxTQUFRLEtBQUssRUFBRSxNQUFNLEdBQUcsR0FBRTtBQUFBLFVBQUMsS0FBSSxHQUFFLElBQUUsVUFBUSxFQUFFLE1BQU0sT0FBTztBQUFBLFVBQUUsU0FBUSxLQUFLLEdBQUUsaUJBQWlCLENBQUM7QUFBQSxZQUFFLEtBQUssSUFBSSxHQUFFLEdBQUUsR0FBRSxDQUFDO0FBQUEsUUFBQztBQUFBLE1BQUMsU0FBUSxLQUFLLEdBQUUsaUJBQWlCLEtBQUssR0FBRyxlQUFlLENBQUMsR0FBRTtBQUFBLFFBQUMsSUFBSSxLQUFFLEtBQUssR0FBRyxHQUFFLGFBQWEsR0FBRSxJQUFFLEVBQUUsYUFBYSxFQUFDO0FBQUEsUUFBRSxFQUFFLGdCQUFnQixFQUFDLEdBQUUsS0FBSyxJQUFJLEdBQUUsR0FBRSxHQUFFLENBQUM7QUFBQSxNQUFDO0FBQUEsTUFBQyxPQUFPO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFLEdBQUUsR0FBRTtBQUFBLE1BQUMsSUFBRSxFQUFFLE9BQU8sR0FBRyxFQUFFLFVBQVUsSUFBRSxHQUFFLE9BQU8sR0FBRyxFQUFFLFVBQVU7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLEdBQUU7QUFBQSxNQUFDLElBQUUsRUFBRSxLQUFLO0FBQUEsTUFBRSxJQUFJLElBQUUsS0FBSyxPQUFPO0FBQUEsTUFBWSxJQUFHLEtBQUcsQ0FBQyxRQUFRLEtBQUssQ0FBQyxHQUFFO0FBQUEsUUFBQyxJQUFJLEtBQUUsRUFBRSxNQUFNLGdCQUFnQjtBQUFBLFFBQUUsSUFBRSxHQUFFLElBQUcsSUFBRSxHQUFFO0FBQUEsTUFBRTtBQUFBLE1BQUMsT0FBTSxFQUFDLE9BQU0sS0FBSyxHQUFHLENBQUMsTUFBSyxFQUFFLE1BQU0sQ0FBQyxFQUFDO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFLEdBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxDQUFDO0FBQUEsTUFBRSxTQUFRLEtBQUssR0FBRSxpQkFBaUIsY0FBYyxHQUFFO0FBQUEsUUFBQyxJQUFJLEtBQUUsRUFBRSxhQUFhLE1BQU07QUFBQSxRQUFFLElBQWUsT0FBWixXQUFjO0FBQUEsVUFBQyxJQUFJLEtBQUUsS0FBSyxHQUFHLEdBQUUsV0FBVyxNQUFJLEVBQUUsS0FBRyxNQUFJLElBQUksT0FBTyxFQUFFLEVBQUUsSUFBRTtBQUFBLFVBQU0sSUFBRyxJQUFFO0FBQUEsWUFBQyxLQUFLLElBQUksRUFBRSxPQUFPO0FBQUEsWUFBRSxJQUFJLElBQUUsS0FBSyxJQUFJLEtBQUssR0FBRyxHQUFFLFNBQVMsS0FBRyxLQUFLLE9BQU8sV0FBVztBQUFBLFlBQUUsRUFBRSxnQkFBYyxFQUFFLFFBQU07QUFBQSxZQUFNLElBQUksSUFBRSxLQUFLLElBQUksRUFBRSxlQUFjLEVBQUM7QUFBQSxZQUFFLFNBQVEsTUFBSyxFQUFFLFNBQU8sSUFBRSxDQUFDLElBQUk7QUFBQSxjQUFFLEVBQUUsS0FBSyxFQUFDLE1BQUssV0FBVSxVQUFTLEVBQUUsUUFBUSxVQUFVLElBQUUsR0FBRSxRQUFPLElBQUUsVUFBUyxHQUFFLGVBQWMsRUFBRSxjQUFhLENBQUM7QUFBQSxVQUFDO0FBQUEsUUFBQyxFQUFDO0FBQUEsVUFBSyxLQUFLLEdBQUcsR0FBRSxrQkFBZ0IsSUFBRSxFQUFDLEtBQUksR0FBRSxPQUFNLEVBQUMsQ0FBQztBQUFBLFFBQUUsRUFBRSxPQUFPO0FBQUEsTUFBQztBQUFBLE1BQUMsT0FBTztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUUsR0FBRTtBQUFBLE1BQUMsSUFBRztBQUFBLFFBQU8sS0FBTixRQUFTLEdBQUUscUJBQW1CLEdBQUUsa0JBQWtCLEdBQUUsQ0FBQyxHQUFFLEdBQUUsTUFBTSxDQUFDO0FBQUEsUUFBRSxPQUFNLElBQUU7QUFBQTtBQUFBLElBQUcsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxLQUFLLEdBQUcsSUFBRSxhQUFhLEVBQUU7QUFBQSxNQUFHLEtBQUcsS0FBSyxJQUFJLENBQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLE9BQU8sT0FBSSxVQUFRLE9BQUksV0FBUyxTQUFTLG1CQUFpQjtBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxJQUFHLEdBQUUsUUFBTztBQUFBLFFBQUMsSUFBSSxJQUFFLEdBQUUsZUFBYSxLQUFLLElBQUksS0FBSyxJQUFJLEdBQUUsR0FBRSxZQUFZLENBQUMsSUFBRTtBQUFBLFFBQUUsTUFBWSxHQUFFLFdBQVYsUUFBaUIsRUFBRSxZQUFVLElBQWEsR0FBRSxXQUFiLGFBQXNCLEVBQUUsWUFBVSxFQUFFO0FBQUEsTUFBYztBQUFBLE1BQUMsSUFBVyxHQUFFLFNBQVYsU0FBMkIsR0FBRSxTQUFiLFVBQWtCO0FBQUEsUUFBQyxJQUFJLElBQUUsR0FBRSxhQUFXLEtBQUssSUFBSSxLQUFLLElBQUksR0FBRSxHQUFFLFVBQVUsQ0FBQyxJQUFFO0FBQUEsUUFBRSxHQUFHLGlCQUF5QixHQUFFLFNBQVYsS0FBYztBQUFBLE1BQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLEdBQUUsU0FBUyxVQUFRLFNBQVMsZUFBZSxHQUFFLFFBQVEsTUFBTSxHQUFHLGVBQWUsRUFBQyxPQUFNLFNBQVEsVUFBUyxPQUFNLENBQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxLQUFLLEdBQUcsSUFBRSxRQUFRO0FBQUEsTUFBRSxTQUFRLE1BQUssR0FBRTtBQUFBLFFBQUMsSUFBSSxJQUFFLFNBQVMsY0FBYyxRQUFRO0FBQUEsUUFBRSxTQUFRLEtBQUssR0FBRTtBQUFBLFVBQVcsRUFBRSxhQUFhLEVBQUUsTUFBSyxFQUFFLEtBQUs7QUFBQSxRQUFFLEtBQUssT0FBTyxzQkFBb0IsRUFBRSxRQUFNLEtBQUssT0FBTyxvQkFBbUIsRUFBRSxjQUFZLEtBQUssR0FBRyxhQUFhLEdBQUUsV0FBVyxHQUFFLEdBQUUsWUFBWSxDQUFDO0FBQUEsTUFBQztBQUFBO0FBQUEsSUFBRSxVQUFVLEdBQUU7QUFBQSxNQUFDLEtBQUssT0FBTyxXQUFTLENBQUMsS0FBSyxPQUFLLEtBQUssS0FBRyxNQUFHLE9BQU8sY0FBWSxDQUFDLFdBQVcsS0FBSyxVQUFVLFNBQVMsSUFBRSxXQUFXLGlCQUFpQixZQUFXLFFBQUc7QUFBQSxRQUFjLEdBQUUsbUJBQWYsY0FBK0IsR0FBRSxnQkFBYyxDQUFDLEdBQUUsY0FBWSxHQUFFLFVBQVUsRUFBQyxTQUFRLE1BQUksS0FBSyxJQUFJLEVBQUMsQ0FBQztBQUFBLE9BQUUsSUFBRSxPQUFPLGlCQUFpQixZQUFXLFFBQUcsS0FBSyxJQUFJLEdBQUUsS0FBSyxDQUFDLElBQUcsS0FBSyxRQUFRLFNBQVMsSUFBSTtBQUFBO0FBQUEsVUFBUSxJQUFJLENBQUMsSUFBRTtBQUFBLE1BQUMsSUFBRztBQUFBLFFBQUMsTUFBSSxVQUFTLEdBQUUsT0FBTSxNQUFHLEtBQUssSUFBSSxHQUFFLElBQUk7QUFBQSxRQUFFLEdBQUUsUUFBTTtBQUFBLFFBQUUsSUFBSSxJQUFFLENBQUMsR0FBRSxJQUFFLEtBQUssSUFBSSxHQUFFLEdBQUUsZUFBYyxHQUFFLFNBQVMsR0FBRSxJQUFFLEtBQUssSUFBSSxHQUFFLEVBQUM7QUFBQSxRQUFFLEVBQUUsS0FBSyxHQUFHLEdBQUUsR0FBRyxDQUFDO0FBQUEsUUFBRSxJQUFJLElBQUUsRUFBRSxVQUFRLEVBQUUsVUFBUSxDQUFDLEtBQUssT0FBTyx3QkFBdUIsSUFBRSxLQUFLLElBQUksSUFBRSxHQUFFLENBQUM7QUFBQSxRQUFFLElBQUcsS0FBRyxFQUFFLFFBQVEsQ0FBQyxHQUFFLENBQUMsS0FBSyxHQUFHLEdBQUUsZUFBYyxvQkFBbUIsRUFBQyxLQUFJLElBQUUsT0FBTSxFQUFDLENBQUM7QUFBQSxVQUFFO0FBQUEsUUFBTyxLQUFLLElBQUksRUFBQztBQUFBLFFBQUUsSUFBSSxJQUFFLENBQUMsR0FBRSxJQUFFLENBQUM7QUFBQSxRQUFFLFNBQVEsS0FBSztBQUFBLFVBQUUsRUFBRSxVQUFVLGNBQVksR0FBRyxjQUFZLEdBQUUsYUFBVyxFQUFFLEtBQUssQ0FBQyxJQUFFLEVBQUUsS0FBSyxLQUFLLEdBQUcsQ0FBQyxDQUFDO0FBQUEsUUFBRSxJQUFHLEVBQUUsU0FBTyxHQUFFO0FBQUEsVUFBQyxJQUFJLElBQUUsWUFBUztBQUFBLFlBQUMsU0FBUSxNQUFLO0FBQUEsY0FBRSxNQUFNLEtBQUssR0FBRyxJQUFFLEtBQUU7QUFBQTtBQUFBLFVBQUcsRUFBRSxLQUFLLEtBQUssSUFBSSxHQUFFLEVBQUMsQ0FBQztBQUFBLFFBQUM7QUFBQSxRQUFDLE1BQU0sUUFBUSxJQUFJLENBQUMsR0FBRSxDQUFDLEdBQUUsZUFBZSxlQUFhLEdBQUcsUUFBUSxnQkFBYyxHQUFFLGdCQUFjLEVBQUUsU0FBUSxLQUFLLEdBQUcsR0FBRSxlQUFjLG1CQUFrQixFQUFDLEtBQUksR0FBQyxDQUFDLEdBQUUsR0FBRSxTQUFnQixHQUFFLFNBQVgsV0FBa0IsU0FBUyxRQUFNLEdBQUUsUUFBTyxLQUFLLElBQUksRUFBQztBQUFBLFFBQUUsUUFBTztBQUFBLFFBQUMsS0FBSyxHQUFHLEdBQUUsZUFBYyxxQkFBb0IsRUFBQyxLQUFJLEdBQUMsQ0FBQztBQUFBO0FBQUE7QUFBQSxJQUFHLEdBQUcsQ0FBQyxJQUFFLEdBQUUsR0FBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLEtBQUssSUFBSSxHQUFFLFFBQU0sS0FBSyxPQUFPLFdBQVc7QUFBQSxNQUFFLElBQUcsRUFBRSxnQkFBYyxHQUFFLFFBQU0sT0FBaUIsRUFBRSxVQUFiLGFBQXFCLEVBQUUsY0FBYyxNQUFNLEtBQUcsR0FBRyxvQkFBa0IsS0FBRyxFQUFFLFlBQVksS0FBSyxNQUFJLEVBQUUsYUFBVyxDQUFDLElBQUc7QUFBQSxRQUFDLElBQUcsR0FBRSxRQUFPO0FBQUEsVUFBQyxJQUFJLElBQUUsRUFBRSxpQkFBaUIsR0FBRSxNQUFNO0FBQUEsV0FBRyxJQUFFLFNBQVMsdUJBQXVCLEdBQUcsT0FBTyxHQUFHLENBQUM7QUFBQSxRQUFDO0FBQUEsUUFBQyxPQUFPLEtBQUssR0FBRyxHQUFFLGFBQWEsTUFBSSxFQUFFLFNBQU8sUUFBTyxFQUFDLE1BQUssUUFBTyxVQUFTLEdBQUUsUUFBTyxLQUFLLEdBQUcsR0FBRSxpQkFBZSxTQUFTLE1BQUssRUFBRSxVQUFRLEdBQUUsTUFBTSxHQUFFLFVBQVMsR0FBRSxlQUFjLEdBQUUsZUFBYyxZQUFXLEdBQUUsY0FBaUIsRUFBRSxlQUFQLE1BQWlCO0FBQUEsTUFBQztBQUFBO0FBQUEsU0FBTyxFQUFFLENBQUMsSUFBRSxJQUFFLE1BQUc7QUFBQSxNQUFDLE1BQUksUUFBTyxHQUFFLFVBQVMsR0FBRSxVQUFTLE1BQUc7QUFBQSxNQUFFLElBQWEsT0FBTyxLQUFqQixhQUFxQixJQUFFLFNBQVMsY0FBYyxDQUFDLElBQUcsQ0FBQztBQUFBLFFBQUU7QUFBQSxNQUFpQixPQUFPLEtBQWpCLGFBQXFCLElBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxNQUFHLElBQUksR0FBRSxJQUFFLEVBQUU7QUFBQSxNQUFNLElBQVksTUFBVDtBQUFBLFFBQVc7QUFBQSxNQUFPLElBQVksRUFBRSxtQkFBbUIsWUFBOUIsUUFBc0M7QUFBQSxRQUFDLE1BQU0sS0FBRSxNQUFJLFNBQVMsUUFBTSxFQUFFLFdBQVcsT0FBTztBQUFBLFFBQUUsTUFBaUIsTUFBZCxnQkFBa0IsSUFBRSxjQUFhLEVBQUUsVUFBUSxDQUFDO0FBQUEsTUFBQztBQUFBLE1BQUMsSUFBRyxFQUFFLFNBQU8sRUFBRSxzQkFBb0IsSUFBRSxTQUFTLHVCQUF1QixHQUFFLEVBQUUsT0FBTyxJQUFJLEdBQUUsU0FBUyxrQkFBa0IsV0FBUyxHQUFFLFNBQVMsbUJBQW1CLFVBQVUsSUFBRyxLQUFLLElBQUksR0FBRSxlQUFlLEdBQUUsS0FBRyxHQUFFLFVBQVUsUUFBTSxNQUFNLEtBQUssUUFBUSxHQUFFLFVBQVUsSUFBSSxHQUFhLE1BQVg7QUFBQSxRQUFhLE9BQU8sTUFBSyxFQUFFLGVBQWEsS0FBSyxJQUFJLENBQUMsR0FBRSxFQUFFLFdBQVcsWUFBWSxDQUFDO0FBQUEsTUFBSSxJQUFJLElBQUUsQ0FBQyxHQUFFLElBQUUsRUFBRSxVQUFRLEtBQUssT0FBTyxvQkFBbUIsSUFBRSxFQUFFO0FBQUEsTUFBVyxJQUFpQixNQUFkLGVBQStCLE1BQWQsZUFBaUIsR0FBRTtBQUFBLFFBQUMsSUFBSSxLQUFFLFNBQVM7QUFBQSxRQUFjLElBQUcsSUFBRyxJQUFHO0FBQUEsVUFBQyxJQUFJLEdBQUU7QUFBQSxVQUFFLElBQUc7QUFBQSxZQUFDLElBQUUsR0FBRSxnQkFBZSxJQUFFLEdBQUU7QUFBQSxZQUFhLE9BQU0sSUFBRTtBQUFBLFVBQUUsSUFBRSxFQUFDLEtBQUksSUFBRSxPQUFNLEdBQUUsS0FBSSxFQUFDO0FBQUEsUUFBQztBQUFBLFFBQUMsSUFBRSxLQUFHLElBQUUsS0FBSyxJQUFJLEdBQUUsQ0FBQyxJQUFFLENBQUM7QUFBQSxNQUFDO0FBQUEsTUFBQyxJQUFJLElBQUUsS0FBSyxJQUFJLENBQUMsR0FBRSxJQUFFLENBQUMsR0FBRyxFQUFFLFVBQVU7QUFBQSxNQUFFLElBQUc7QUFBQSxRQUFDLElBQWlCLE1BQWQsYUFBZ0I7QUFBQSxVQUFDLFdBQVUsTUFBSyxFQUFFO0FBQUEsWUFBUyxLQUFLLElBQUksRUFBQztBQUFBLFVBQUUsRUFBRSxnQkFBZ0IsR0FBRyxFQUFFLFVBQVU7QUFBQSxRQUFDLEVBQUMsS0FBSyxJQUFtQixNQUFoQixlQUFrQjtBQUFBLFVBQUMsV0FBVSxNQUFLLEVBQUUsaUJBQWlCLHFCQUFxQjtBQUFBLFlBQUUsS0FBSyxJQUFJLEVBQUM7QUFBQSxVQUFFLEVBQUUsY0FBWSxFQUFFO0FBQUEsUUFBVyxFQUFDLEtBQUssSUFBaUIsTUFBZDtBQUFBLFVBQWdCLE1BQUksS0FBSyxJQUFJLEdBQUUsR0FBRSxDQUFDLEdBQUUsS0FBSyxJQUFJLENBQUMsR0FBRSxFQUFFLFlBQVksQ0FBQyxHQUFFLElBQUUsRUFBRSxLQUFLLFFBQU8sR0FBRSxhQUFOLENBQWMsS0FBRztBQUFBLFFBQUcsS0FBSyxJQUFpQixNQUFkLGFBQWdCO0FBQUEsVUFBQyxLQUFLLElBQUksR0FBRSxFQUFFLGlCQUFpQjtBQUFBLFVBQUUsV0FBVSxNQUFLLEVBQUU7QUFBQSxZQUFTLEtBQUssSUFBSSxFQUFDO0FBQUEsVUFBRSxFQUFFLGdCQUFnQixHQUFHLEVBQUUsa0JBQWtCLFVBQVUsR0FBRSxJQUFFLENBQUMsQ0FBQztBQUFBLFFBQUMsRUFBQyxLQUFLLElBQWtCLE1BQWY7QUFBQSxVQUFpQixLQUFLLEdBQUcsR0FBRSxHQUFFLElBQUUsR0FBRSxJQUFFLENBQUMsR0FBRyxFQUFFLFVBQVU7QUFBQSxRQUFFLEtBQUssSUFBa0IsTUFBZjtBQUFBLFVBQWlCLEtBQUssR0FBRyxHQUFFLEdBQUUsS0FBRSxHQUFFLEVBQUUsS0FBSyxDQUFDO0FBQUEsUUFBRSxLQUFLLElBQW1CLE1BQWhCO0FBQUEsVUFBa0IsS0FBRyxLQUFLLElBQUksR0FBRSxHQUFFLENBQUM7QUFBQSxRQUFFLEtBQUssSUFBa0IsTUFBZjtBQUFBLFVBQWlCLEtBQUssSUFBSSxHQUFFLEVBQUUsWUFBVyxDQUFDO0FBQUEsUUFBRSxLQUFLLElBQWlCLE1BQWQ7QUFBQSxVQUFnQixLQUFLLElBQUksR0FBRSxNQUFLLENBQUM7QUFBQSxRQUFFLEtBQUssSUFBZ0IsTUFBYjtBQUFBLFVBQWUsS0FBRyxLQUFLLElBQUksR0FBRSxFQUFFLGFBQVksQ0FBQztBQUFBLFFBQUUsS0FBSTtBQUFBLFVBQUMsSUFBSSxLQUFFLEtBQUssR0FBRyxJQUFJLGFBQWEsS0FBRyxDQUFDLEdBQUUsSUFBRTtBQUFBLFVBQUcsV0FBVSxLQUFLLElBQUU7QUFBQSxZQUFDLElBQUksS0FBRSxFQUFFLEdBQUUsR0FBRSxHQUFFLENBQUM7QUFBQSxZQUFFLElBQUcsSUFBRTtBQUFBLGNBQUMsSUFBRSxNQUFHLE1BQU0sUUFBUSxFQUFDLE1BQUksSUFBRTtBQUFBLGNBQUc7QUFBQSxZQUFLO0FBQUEsVUFBQztBQUFBLFVBQUMsSUFBRyxDQUFDO0FBQUEsWUFBRSxNQUFNLElBQUksTUFBTSx1QkFBdUIsR0FBRztBQUFBO0FBQUEsUUFBRyxRQUFPO0FBQUEsUUFBQyxLQUFLLElBQUksR0FBRSxlQUFlO0FBQUE7QUFBQSxNQUFFLElBQUcsR0FBRSxTQUFPLEdBQUUsS0FBSyxJQUFJLENBQUMsR0FBRSxLQUFHLENBQUMsRUFBRSxJQUFJLFFBQVEsUUFBUSxHQUFFO0FBQUEsUUFBQyxJQUFJLEtBQUUsU0FBUyxlQUFlLEVBQUUsSUFBSSxFQUFFO0FBQUEsUUFBRSxJQUFHLElBQUU7QUFBQSxVQUFDLElBQUksSUFBRSxFQUFDLGVBQXVCLEVBQUUsZ0JBQU4sWUFBa0IsQ0FBQyxFQUFFLGNBQVksQ0FBQyxLQUFLLE9BQU8sbUJBQWtCO0FBQUEsVUFBRSxLQUFLLElBQUksSUFBRSxHQUFFLEVBQUUsT0FBTSxFQUFFLEdBQUc7QUFBQSxRQUFDO0FBQUEsTUFBQztBQUFBLE1BQUMsS0FBSyxHQUFHLEdBQUUsc0JBQXFCLEVBQUMsTUFBSyxJQUFFLFlBQVcsR0FBRSxhQUFZLEVBQUMsQ0FBQztBQUFBLE1BQUUsV0FBVSxNQUFLO0FBQUEsUUFBRSxLQUFLLElBQUksSUFBRSxZQUFZO0FBQUEsTUFBRSxJQUFHLEtBQUcsRUFBRSxTQUFPLEdBQUU7QUFBQSxRQUFDLEtBQUssSUFBSSxHQUFFLGVBQWUsR0FBRSxNQUFNLEtBQUssUUFBUSxDQUFDO0FBQUEsUUFBRSxTQUFRLE1BQUs7QUFBQSxVQUFFLEdBQUU7QUFBQSxRQUFFLEtBQUssSUFBSSxHQUFFLGVBQWU7QUFBQSxNQUFDO0FBQUEsTUFBQyxLQUFLLEdBQUcsR0FBRSxxQkFBb0IsRUFBQyxNQUFLLElBQUUsWUFBVyxHQUFFLGFBQVksRUFBQyxDQUFDO0FBQUEsTUFBRSxXQUFVLE1BQUs7QUFBQSxRQUFFLEtBQUssSUFBSSxJQUFFLFlBQVksR0FBRSxLQUFLLFFBQVEsRUFBQyxHQUFFLEtBQUssSUFBSSxFQUFDO0FBQUEsTUFBRSxLQUFLLElBQUksR0FBRSxDQUFDO0FBQUE7QUFBQSxJQUFFLEVBQUUsQ0FBQyxJQUFFLEdBQUUsSUFBRSxDQUFDLEdBQUUsSUFBRSxNQUFHO0FBQUEsTUFBQyxJQUFHLEVBQUUsT0FBTTtBQUFBLFFBQUMsSUFBSSxJQUFFLFNBQVMsTUFBTSxFQUFFLE1BQU0sV0FBUyxFQUFFO0FBQUEsUUFBUSxFQUFFLGlCQUFpQixRQUFNLFFBQVEsTUFBTSxHQUFFLEVBQUUsT0FBTSxFQUFDLEtBQUksSUFBRSxRQUFPLEVBQUMsQ0FBQyxJQUFFLFFBQVEsTUFBTSxHQUFFLEVBQUMsS0FBSSxJQUFFLFFBQU8sRUFBQyxDQUFDO0FBQUEsTUFBQyxFQUFDO0FBQUEsUUFBSyxFQUFFLE9BQUssUUFBUSxLQUFLLFNBQVMsTUFBTSxFQUFFLFFBQU8sRUFBQyxLQUFJLElBQUUsUUFBTyxFQUFDLENBQUMsSUFBRSxLQUFLLE9BQU8sVUFBUSxRQUFRLElBQUksU0FBUyxLQUFJLEVBQUMsS0FBSSxJQUFFLFFBQU8sRUFBQyxDQUFDO0FBQUEsTUFBRSxPQUFPLEtBQUUsS0FBSyxJQUFJLEVBQUMsR0FBRSxLQUFLLEdBQUcsSUFBRSxHQUFFLENBQUMsR0FBRSxLQUFLLFFBQVEsSUFBRSxLQUFLLEdBQUcsQ0FBQyxHQUFFLEdBQUUsQ0FBQztBQUFBO0FBQUEsSUFBRSxFQUFFLENBQUMsSUFBRSxHQUFFLElBQUUsQ0FBQyxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsS0FBSyxHQUFHLElBQUksRUFBRSxRQUFRLE1BQUssR0FBRyxDQUFDO0FBQUEsTUFBRSxJQUFHLEdBQUU7QUFBQSxRQUFDLEVBQUUsWUFBVTtBQUFBLFFBQUcsV0FBVSxLQUFLO0FBQUEsVUFBRSxJQUFRLEVBQUUsSUFBRSxDQUFDLE1BQVYsU0FBYSxFQUFFO0FBQUEsWUFBVSxPQUFPLEVBQUUsWUFBVSxNQUFHO0FBQUEsTUFBRTtBQUFBLE1BQUMsT0FBTTtBQUFBO0FBQUEsSUFBRyxPQUFPLENBQUMsSUFBRTtBQUFBLE1BQUMsS0FBSSxLQUFFLEtBQUssY0FBYyxFQUFDLEtBQUc7QUFBQSxRQUFFLE9BQU8sSUFBSSxRQUFRLE9BQUcsV0FBVyxHQUFFLEVBQUMsQ0FBQztBQUFBO0FBQUEsSUFBRSxNQUFNLENBQUMsSUFBRTtBQUFBLE1BQUMsS0FBSyxHQUFHLEtBQUssR0FBRyxvQkFBb0IsR0FBRSxPQUFHO0FBQUEsUUFBQyxHQUFFLEVBQUUsTUFBTTtBQUFBLE9BQUU7QUFBQTtBQUFBLElBQUUsRUFBRSxDQUFDLElBQUUsR0FBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLEdBQUUsSUFBRTtBQUFBLE1BQVMsT0FBZ0IsTUFBSixhQUFPLElBQUUsSUFBRSxJQUFFLE1BQUksSUFBRSxLQUFLLElBQUksRUFBQyxHQUFFLElBQUUsSUFBRyxFQUFFLGlCQUFpQixHQUFFLENBQUMsR0FBRTtBQUFBO0FBQUEsSUFBRSxJQUFJLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxPQUFPLEtBQUssSUFBSSxJQUFFLENBQUM7QUFBQTtBQUFBLElBQUUsT0FBTyxDQUFDLElBQUUsR0FBRTtBQUFBLE1BQUMsT0FBTyxLQUFLLElBQUksSUFBRSxDQUFDO0FBQUE7QUFBQSxJQUFFLGFBQWEsQ0FBQyxJQUFFO0FBQUEsTUFBQyxJQUFhLE9BQU8sTUFBakI7QUFBQSxRQUFtQixPQUFPO0FBQUEsTUFBRSxPQUFLLEdBQUUsS0FBRyxJQUFHLE1BQU0scUJBQXFCLEtBQUcsQ0FBQyxHQUFFLElBQUUsV0FBVyxDQUFDLEtBQUcsRUFBQyxJQUFHLEdBQUUsR0FBRSxNQUFJLEdBQUUsTUFBRyxFQUFFLE1BQUk7QUFBQSxNQUFHLE9BQU8sTUFBTSxDQUFDLElBQU8sWUFBRTtBQUFBO0FBQUEsSUFBRSxPQUFPLENBQUMsSUFBRSxHQUFFLElBQUUsQ0FBQyxHQUFFLElBQUUsTUFBRztBQUFBLE1BQUMsS0FBRSxLQUFLLElBQUksRUFBQztBQUFBLE1BQUUsSUFBSSxJQUFFLElBQUksWUFBWSxHQUFFLEVBQUMsUUFBTyxHQUFFLFlBQVcsTUFBRyxTQUFRLEdBQUUsVUFBUyxLQUFFLENBQUMsR0FBRSxJQUFFLElBQUcsY0FBWSxLQUFFO0FBQUEsTUFBUyxPQUFNLENBQUMsR0FBRyxhQUFXLEVBQUUsY0FBYyxDQUFDO0FBQUE7QUFBQSxJQUFFLElBQUksQ0FBQyxJQUFFLEdBQUUsR0FBRTtBQUFBLE9BQUUsQ0FBQyxLQUFHLGFBQWEsV0FBbUIsT0FBTyxLQUFqQixjQUFzQixJQUFFLEVBQUMsUUFBTyxFQUFDO0FBQUEsTUFBRyxJQUFJLElBQVksT0FBTyxFQUFFLFVBQW5CLFdBQTBCLFNBQVMsY0FBYyxFQUFFLE1BQU0sSUFBRSxFQUFFO0FBQUEsTUFBTyxJQUFhLE9BQU8sRUFBRSxVQUFuQixZQUEyQixDQUFDO0FBQUEsUUFBRSxPQUFPLFFBQVEsT0FBTyxJQUFJLE1BQU0sa0JBQWtCLENBQUM7QUFBQSxNQUFFLE1BQUksU0FBUztBQUFBLE1BQUssSUFBSSxJQUFFLEtBQUssR0FBRyxHQUFFLEVBQUUsU0FBTyxDQUFDLENBQUM7QUFBQSxNQUFFLE9BQU8sT0FBTyxPQUFPLEdBQUUsQ0FBQyxHQUFFLEVBQUUsV0FBUyxFQUFFLFNBQU8sS0FBSyxHQUFHLFNBQVMsTUFBSyxFQUFFLE1BQU0sR0FBRSxDQUFDLEVBQUUsVUFBUSxRQUFRLE9BQU8sSUFBSSxNQUFNLGtCQUFrQixDQUFDLEtBQUcsT0FBTyxPQUFPLEVBQUUsU0FBUSxFQUFDLFFBQU8sR0FBRSxRQUFPLEdBQUUsWUFBWSxFQUFDLENBQUMsR0FBRSxFQUFFLFdBQVMsT0FBTyxPQUFPLEVBQUUsUUFBUSxTQUFRLEVBQUUsT0FBTyxHQUFFLEtBQUssR0FBRyxDQUFDO0FBQUE7QUFBQSxJQUFHLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxLQUFLLE9BQU8sWUFBVSxRQUFRLFVBQVUsRUFBQyxNQUFLLEtBQUUsR0FBRSxJQUFHLEVBQUMsR0FBRSxLQUFLLEdBQUcsVUFBUywyQkFBMEIsRUFBQyxNQUFLLEdBQUMsQ0FBQztBQUFBO0FBQUEsSUFBRyxHQUFHLENBQUMsSUFBRTtBQUFBLE1BQUMsS0FBSyxPQUFPLFlBQVUsUUFBUSxhQUFhLEVBQUMsTUFBSyxLQUFFLEdBQUUsSUFBRyxFQUFDLEdBQUUsS0FBSyxHQUFHLFVBQVMsOEJBQTZCLEVBQUMsTUFBSyxHQUFDLENBQUM7QUFBQTtBQUFBLFNBQVEsR0FBRyxDQUFDLElBQUUsR0FBRTtBQUFBLE1BQUMsSUFBRyxNQUFNLEtBQUssUUFBUSxDQUFDLEdBQUUsT0FBSSxRQUFRLE9BQU0sQ0FBQyxJQUFHO0FBQUEsUUFBSztBQUFBLE1BQU8sS0FBSyxJQUFJLE1BQU0sR0FBRSxJQUFFLEtBQUcsU0FBUyxXQUFTLFNBQVM7QUFBQSxNQUFPLElBQUksSUFBRSxTQUFTLGNBQWMsS0FBSyxHQUFHLGtCQUFrQixDQUFDLEtBQUcsU0FBUztBQUFBLE1BQUssSUFBRyxLQUFLLEdBQUcsVUFBUywrQkFBOEIsRUFBQyxNQUFLLEdBQUUsV0FBVSxLQUFFLENBQUMsR0FBRTtBQUFBLFFBQUMsSUFBYyxLQUFLLE9BQU8sWUFBdkI7QUFBQSxVQUErQixPQUFPLEtBQUssS0FBRyxJQUFJLGlCQUFnQixLQUFLLEtBQUssT0FBTSxHQUFFLEVBQUMsUUFBTyxHQUFFLE1BQUssYUFBWSxRQUFPLE1BQUksU0FBUyxPQUFLLEtBQUssR0FBRyxrQkFBa0IsSUFBTyxXQUFFLFNBQVEsRUFBQyxTQUFRLEVBQUMsOEJBQTZCLE9BQU0sR0FBRSxRQUFPLEtBQUssR0FBRyxPQUFNLEVBQUMsQ0FBQztBQUFBLFFBQUUsS0FBSyxLQUFLLE9BQU87QUFBQSxNQUFDO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxNQUFJLGVBQWMsR0FBRSxNQUFLLEdBQUUsU0FBUSxHQUFFLElBQUcsR0FBRSxVQUFTLE1BQUc7QUFBQSxNQUFFLEtBQUksR0FBRyxXQUFTLEdBQUcsZ0JBQWMsSUFBRSxFQUFFLFNBQVEsSUFBRSxFQUFFLGFBQWtCLEtBQU4sUUFBZSxLQUFOLFFBQVMsS0FBSyxHQUFHLENBQUMsTUFBSSxJQUFFLFNBQWtCLE1BQVYsV0FBa0IsTUFBTCxVQUFTLElBQUUsT0FBZ0IsTUFBVixXQUFrQixNQUFMLFVBQVMsSUFBRSxPQUFNLENBQUMsS0FBRyxDQUFDO0FBQUEsUUFBRSxPQUFPO0FBQUEsTUFBSyxJQUFJLElBQUUsS0FBRztBQUFBLE1BQUUsSUFBWSxNQUFULFFBQVc7QUFBQSxRQUFDLElBQUksSUFBRSxHQUFHLEtBQUssT0FBSyxHQUFFLFFBQVEsUUFBTyxJQUFFLElBQUksSUFBSSxHQUFFLFNBQVMsSUFBSTtBQUFBLFFBQUUsSUFBRSxFQUFFLFdBQVMsRUFBRSxVQUFRLEdBQUUsUUFBUSxTQUFPLE1BQUksR0FBRSxRQUFRLFNBQU87QUFBQSxNQUFHO0FBQUEsTUFBQyxPQUFNLEVBQUMsTUFBSyxJQUFFLFNBQU8sV0FBVSxNQUFLLEVBQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUcsQ0FBQyxLQUFLLE9BQU87QUFBQSxRQUFRO0FBQUEsTUFBTyxRQUFRLE9BQU8sUUFBTSxRQUFRLGFBQWEsRUFBQyxNQUFLLEtBQUUsR0FBRSxJQUFHLFNBQVMsSUFBSTtBQUFBLE1BQUUsSUFBSSxJQUFFLEtBQUssSUFBSSxFQUFDO0FBQUEsTUFBRSxJQUFHLENBQUM7QUFBQSxRQUFFO0FBQUEsTUFBTyxJQUFJLElBQUUsRUFBQyxTQUFRLEdBQUUsZUFBYyxHQUFFLGVBQWMsVUFBUyxHQUFFLFNBQVE7QUFBQSxNQUFFLEtBQUssR0FBRyxVQUFTLDhCQUE2QixDQUFDLE1BQWEsRUFBRSxTQUFYLFNBQWdCLEtBQUssSUFBSSxFQUFFLElBQUksSUFBRSxLQUFLLElBQUksRUFBRSxJQUFJLEdBQUUsS0FBSyxHQUFHLFVBQVMsNkJBQTRCLENBQUM7QUFBQTtBQUFBLElBQUcsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUcsR0FBRSxPQUFPO0FBQUEsUUFBYztBQUFBLE1BQU8sSUFBSSxJQUFFLEtBQUssR0FBRyxPQUFPLEdBQUUsSUFBRSxLQUFLLE9BQU8saUJBQWUsS0FBSSxJQUFFLE9BQUcsT0FBTSxNQUFHO0FBQUEsUUFBQyxJQUFHO0FBQUEsVUFBQyxNQUFNLEtBQUssR0FBRyxJQUFFLEVBQUMsT0FBTSxFQUFDLEdBQUUsMkJBQTJCLE1BQUssS0FBRTtBQUFBLFVBQUUsT0FBTSxHQUFFO0FBQUEsVUFBVyxPQUFPLEtBQWpCLFlBQW9CLEtBQUssR0FBRyxJQUFFLGNBQWEsRUFBQyxPQUFNLEVBQUMsQ0FBQztBQUFBO0FBQUE7QUFBQSxNQUFJLFNBQVEsS0FBSyxHQUFFLGtCQUFrQixHQUFFO0FBQUEsUUFBQyxJQUFJLElBQUUsRUFBRSxLQUFLLFFBQUcsRUFBRSxXQUFXLEVBQUMsQ0FBQztBQUFBLFFBQUUsSUFBRyxDQUFDO0FBQUEsVUFBRTtBQUFBLFFBQVMsS0FBSyxHQUFHLEVBQUMsRUFBRSxnQkFBYztBQUFBLFFBQUcsSUFBSSxJQUFFLEVBQUUsVUFBVSxFQUFFLE1BQU0sR0FBRSxJQUFFLEdBQUUsYUFBYSxDQUFDO0FBQUEsUUFBRSxJQUFHLENBQUMsR0FBRTtBQUFBLFVBQUMsU0FBUSxLQUFLLEVBQUUsTUFBTSxjQUFjLEdBQUU7QUFBQSxZQUFDLElBQUksSUFBRSxFQUFFLFFBQVEsSUFBSTtBQUFBLFlBQU8sTUFBTCxNQUFRLEtBQUssR0FBRyxJQUFFLEVBQUUsVUFBVSxHQUFFLENBQUMsRUFBRSxLQUFLLEdBQUUsRUFBRSxFQUFFLFVBQVUsSUFBRSxDQUFDLEVBQUUsS0FBSyxDQUFDLENBQUM7QUFBQSxVQUFDO0FBQUEsVUFBQztBQUFBLFFBQVE7QUFBQSxRQUFDLElBQUcsRUFBRSxPQUFLO0FBQUEsVUFBRTtBQUFBLFFBQVMsSUFBSSxJQUFFLEVBQUUsVUFBVSxDQUFDO0FBQUEsUUFBRSxFQUFFLFdBQVcsQ0FBQyxNQUFJLElBQUUsU0FBTyxJQUFFLEVBQUUsVUFBVSxDQUFDLElBQUcsS0FBSyxHQUFHLElBQUUsR0FBRSxFQUFFLENBQUMsQ0FBQztBQUFBLE1BQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQUksR0FBRSxJQUFFLEdBQUUsZUFBYyxJQUFFLEtBQUssR0FBRyxHQUFFLGNBQWM7QUFBQSxNQUFFLElBQUc7QUFBQSxRQUFFLElBQUUsS0FBSyxJQUFJLEdBQUUsR0FBRSxjQUFjO0FBQUEsTUFBRSxLQUFJO0FBQUEsUUFBQyxJQUFHLE1BQUksU0FBUztBQUFBLFVBQUs7QUFBQSxRQUFPLElBQUUsQ0FBQyxDQUFDO0FBQUE7QUFBQSxNQUFFLFdBQVUsS0FBSyxHQUFFO0FBQUEsUUFBQyxHQUFFLFdBQVcsS0FBSyxDQUFDO0FBQUEsUUFBRSxJQUFJLElBQUUsS0FBSyxHQUFHLENBQUM7QUFBQSxRQUFFLEVBQUUsTUFBSSxFQUFFLE1BQUksS0FBRyxHQUFFLEtBQUssSUFBSSxHQUFFLEtBQUssT0FBTyxZQUFZO0FBQUEsTUFBQztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRTtBQUFBLE1BQUMsU0FBUSxLQUFLLElBQUU7QUFBQSxRQUFDLElBQUksS0FBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLFFBQUUsR0FBRSxNQUFJLEVBQUUsR0FBRSxNQUFJLE1BQUksS0FBSyxJQUFJLEdBQUUsS0FBSyxPQUFPLFlBQVksR0FBRSxPQUFPLEdBQUU7QUFBQSxNQUFHO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsR0FBRSxlQUFjLElBQUUsS0FBSyxHQUFHLEdBQUUsWUFBWTtBQUFBLE1BQUUsSUFBRztBQUFBLFFBQUUsU0FBUSxLQUFLLEtBQUssSUFBSSxHQUFFLEdBQUUsWUFBWSxHQUFFO0FBQUEsVUFBQyxHQUFFLGlCQUFpQixLQUFLLENBQUM7QUFBQSxVQUFFLElBQUksSUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLFVBQUUsRUFBRSxNQUFJLEVBQUUsTUFBSSxLQUFHLEdBQUUsRUFBRSxXQUFTO0FBQUEsUUFBRTtBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRTtBQUFBLE1BQUMsV0FBVSxLQUFLLElBQUU7QUFBQSxRQUFDLElBQUksS0FBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLFFBQUUsR0FBRSxNQUFJLEVBQUUsR0FBRSxNQUFJLE1BQUksRUFBRSxXQUFTLE9BQUcsT0FBTyxHQUFFO0FBQUEsTUFBRztBQUFBO0FBQUEsSUFBRSxFQUFFLENBQUMsSUFBRSxHQUFFLEdBQUUsR0FBRSxHQUFFO0FBQUEsTUFBQyxJQUFHLEtBQUcsS0FBRyxDQUFDLEVBQUUsZUFBZTtBQUFBLFFBQUU7QUFBQSxNQUFPLE1BQUksS0FBYyxHQUFFLFNBQWIsV0FBa0IsS0FBRTtBQUFBLE1BQUssSUFBSSxJQUFFLElBQUUsSUFBSSxTQUFTLENBQUMsSUFBRSxJQUFJLFVBQVMsSUFBRSxJQUFFLElBQUksSUFBSSxFQUFFLFFBQVEsSUFBRSxJQUFJO0FBQUEsTUFBSSxJQUFHLENBQUMsR0FBRTtBQUFBLFFBQUMsSUFBRyxLQUFHLEdBQUUsa0JBQWdCLENBQUMsR0FBRSxlQUFlO0FBQUEsVUFBRTtBQUFBLFFBQU8sS0FBSyxJQUFJLElBQUUsR0FBRSxHQUFFLENBQUM7QUFBQSxNQUFDO0FBQUEsTUFBQyxHQUFHLFNBQU8sRUFBRSxPQUFPLEVBQUUsTUFBSyxFQUFFLEtBQUssR0FBRSxFQUFFLElBQUksQ0FBQztBQUFBLE1BQUcsSUFBSSxJQUFFLEtBQUssR0FBRyxJQUFFLFlBQVk7QUFBQSxNQUFFLElBQUc7QUFBQSxRQUFFLFNBQVEsS0FBSyxLQUFLLElBQUksSUFBRSxDQUFDLEdBQUU7QUFBQSxVQUFDLElBQUcsS0FBRyxFQUFFLGtCQUFnQixDQUFDLEVBQUUsZUFBZTtBQUFBLFlBQUU7QUFBQSxVQUFPLEtBQUssSUFBSSxHQUFFLEdBQUUsQ0FBQztBQUFBLFFBQUM7QUFBQSxNQUFDLE9BQU87QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUUsR0FBRSxHQUFFLEdBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxHQUFFLFNBQVEsSUFBRSxDQUFDO0FBQUEsTUFBYSxNQUFYLFlBQWMsRUFBRSxTQUFTLEdBQUcsSUFBRSxJQUFFLENBQUMsRUFBQyxLQUFHLENBQUMsU0FBUSxVQUFTLFlBQVcsVUFBVSxFQUFFLFNBQVMsQ0FBQyxLQUFHLENBQUMsS0FBRyxPQUFJLFNBQVMsVUFBUSxJQUFFLEtBQUssR0FBRyxJQUFFLG9CQUFvQjtBQUFBLE1BQUcsU0FBUSxNQUFLLEdBQUU7QUFBQSxRQUFDLElBQUksSUFBRSxHQUFFLFFBQU0sR0FBRSxlQUFlLE1BQU07QUFBQSxRQUFFLElBQUcsQ0FBQyxLQUFHLEdBQUUsUUFBUSxXQUFXLEtBQUcsRUFBRSxJQUFJLEVBQUM7QUFBQSxVQUFFO0FBQUEsUUFBUyxFQUFFLElBQUksRUFBQztBQUFBLFFBQUUsSUFBSSxJQUFFLEdBQUU7QUFBQSxRQUFLLElBQWdCLE1BQWIsY0FBMEIsTUFBVixXQUF1QixHQUFFLFlBQVosV0FBcUIsYUFBWTtBQUFBLFVBQUUsR0FBRSxXQUFTLEVBQUUsT0FBTyxHQUFFLEdBQUUsS0FBSztBQUFBLFFBQUUsS0FBSyxJQUFZLE1BQVQ7QUFBQSxVQUFXLFNBQVEsS0FBSyxHQUFFO0FBQUEsWUFBTSxFQUFFLE9BQU8sR0FBRSxDQUFDO0FBQUEsUUFBRSxLQUFLLElBQXVCLE1BQXBCO0FBQUEsVUFBc0IsU0FBUSxLQUFLLEdBQUU7QUFBQSxZQUFnQixFQUFFLE9BQU8sR0FBRSxFQUFFLEtBQUs7QUFBQSxRQUFFLEtBQUssSUFBRyxNQUFNLFFBQVEsR0FBRSxLQUFLO0FBQUEsVUFBRSxTQUFRLEtBQUssR0FBRTtBQUFBLFlBQU0sRUFBRSxPQUFPLEdBQUUsQ0FBQztBQUFBLFFBQUU7QUFBQSxVQUFLLEVBQUUsT0FBTyxHQUFFLEdBQUUsS0FBSztBQUFBLE1BQUM7QUFBQTtBQUFBLElBQUUsRUFBRSxDQUFDLEdBQUUsR0FBRSxHQUFFLElBQUUsQ0FBQyxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsS0FBSyxHQUFHLEdBQUUsQ0FBQztBQUFBLE1BQUUsSUFBRyxDQUFDO0FBQUEsUUFBRSxPQUFPO0FBQUEsTUFBSyxJQUFJLElBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxNQUFFLElBQUc7QUFBQSxRQUFFLE9BQVcsRUFBRSxRQUFRLEdBQUcsTUFBakIsTUFBcUIsSUFBRSxNQUFJLElBQUUsTUFBSyxLQUFLLEdBQUcsR0FBRSxHQUFFLEdBQUUsSUFBRSxFQUFFLEtBQUssUUFBRztBQUFBLFVBQUMsRUFBRSxFQUFDO0FBQUEsU0FBRTtBQUFBLE1BQUUsRUFBRSxFQUFFLE1BQU0sQ0FBQyxDQUFDO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsR0FBRSxLQUFLO0FBQUEsTUFBRSxPQUFPLEVBQUUsV0FBVyxHQUFHLEtBQUcsRUFBRSxTQUFTLElBQUksSUFBRSxFQUFFLE1BQU0sR0FBRSxFQUFFLElBQUU7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLEdBQUUsR0FBRSxHQUFFLEdBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxLQUFHLEdBQUUsSUFBRSxJQUFFLEtBQUssSUFBSSxDQUFDLEtBQUcsU0FBUyxPQUFLO0FBQUEsTUFBUyxJQUFHLEVBQUUsV0FBVyxTQUFTO0FBQUEsUUFBRSxPQUFPLEtBQUssSUFBSSxHQUFFLEVBQUUsTUFBTSxDQUFDLEdBQUUsR0FBRSxJQUFFO0FBQUEsTUFBRSxJQUFJLElBQUUsSUFBRSxFQUFFLE1BQU0sQ0FBQyxJQUFFLENBQUMsR0FBRSxJQUFFLENBQUMsR0FBRSxJQUFFLENBQUM7QUFBQSxNQUFFLFdBQVUsTUFBSyxHQUFFO0FBQUEsUUFBQyxJQUFJLEdBQUUsSUFBRSxLQUFLLElBQUksRUFBQztBQUFBLFFBQUUsSUFBRyxFQUFFLFdBQVcsVUFBVTtBQUFBLFVBQUUsSUFBRSxFQUFFLFFBQVEsRUFBRSxNQUFNLENBQUMsQ0FBQztBQUFBLFFBQUUsS0FBSyxJQUFHLEVBQUUsV0FBVyxPQUFPO0FBQUEsVUFBRSxJQUFFLEVBQUUsY0FBYyxFQUFFLE1BQU0sQ0FBQyxDQUFDO0FBQUEsUUFBRSxLQUFLLElBQUcsRUFBRSxXQUFXLFVBQVU7QUFBQSxVQUFFLEVBQUUsS0FBSyxHQUFHLEVBQUUsaUJBQWlCLEVBQUUsTUFBTSxDQUFDLENBQUMsQ0FBQztBQUFBLFFBQUUsS0FBSyxJQUFZLE1BQVQsVUFBbUMsTUFBdkI7QUFBQSxVQUF5QixJQUFFLEVBQUU7QUFBQSxRQUFtQixLQUFLLElBQUcsRUFBRSxXQUFXLE9BQU87QUFBQSxVQUFFLElBQUUsS0FBSyxJQUFJLEdBQUUsRUFBRSxNQUFNLENBQUMsR0FBRSxDQUFDLENBQUMsQ0FBQztBQUFBLFFBQUUsS0FBSyxJQUFnQixNQUFiLGNBQTJDLE1BQTNCO0FBQUEsVUFBNkIsSUFBRSxFQUFFO0FBQUEsUUFBdUIsS0FBSyxJQUFHLEVBQUUsV0FBVyxXQUFXO0FBQUEsVUFBRSxJQUFFLEtBQUssSUFBSSxHQUFFLEVBQUUsTUFBTSxDQUFDLEdBQUUsQ0FBQyxDQUFDLENBQUM7QUFBQSxRQUFFLEtBQUssSUFBZ0IsTUFBYjtBQUFBLFVBQWUsSUFBRTtBQUFBLFFBQVMsS0FBSyxJQUFjLE1BQVg7QUFBQSxVQUFhLElBQUU7QUFBQSxRQUFPLEtBQUssSUFBWSxNQUFUO0FBQUEsVUFBVyxJQUFFLFNBQVM7QUFBQSxRQUFLLEtBQUssSUFBWSxNQUFUO0FBQUEsVUFBVyxJQUFFLEVBQUUsWUFBWSxFQUFFO0FBQUEsUUFBSyxLQUFLLElBQVksTUFBVCxRQUFXO0FBQUEsVUFBQyxJQUFHLEdBQUU7QUFBQSxZQUFDLEVBQUUsS0FBSyxHQUFHLEtBQUssR0FBRyxHQUFFLENBQUMsQ0FBQztBQUFBLFlBQUU7QUFBQSxVQUFRO0FBQUEsVUFBQyxJQUFFO0FBQUEsUUFBQyxFQUFDO0FBQUEsVUFBSyxFQUFFLEtBQUssQ0FBQztBQUFBLFFBQUUsS0FBRyxFQUFFLEtBQUssQ0FBQztBQUFBLE1BQUM7QUFBQSxNQUFDLElBQUcsRUFBRSxTQUFPLEdBQUU7QUFBQSxRQUFDLElBQUksS0FBRSxFQUFFLEtBQUssR0FBRyxHQUFFLElBQUUsS0FBSyxJQUFJLEdBQUUsQ0FBQyxDQUFDLENBQUM7QUFBQSxRQUFFLEVBQUUsS0FBSyxHQUFHLEVBQUUsaUJBQWlCLEVBQUMsQ0FBQztBQUFBLE1BQUM7QUFBQSxNQUFDLE9BQU0sQ0FBQyxHQUFHLElBQUksSUFBSSxDQUFDLENBQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUUsR0FBRSxHQUFFO0FBQUEsTUFBQyxPQUFPLEtBQUssSUFBSSxLQUFLLElBQUksSUFBRSxDQUFDLEVBQUUsaUJBQWlCLENBQUMsR0FBRSxJQUFFLEtBQUssMkJBQTJCO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFLEdBQUUsR0FBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLENBQUMsR0FBRyxLQUFLLElBQUksSUFBRSxDQUFDLEVBQUUsaUJBQWlCLENBQUMsQ0FBQyxFQUFFLFFBQVE7QUFBQSxNQUFFLE9BQU8sS0FBSyxJQUFJLEdBQUUsSUFBRSxLQUFLLDJCQUEyQjtBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUU7QUFBQSxNQUFDLFdBQVUsS0FBSztBQUFBLFFBQUUsSUFBRyxFQUFFLHdCQUF3QixDQUFDLE1BQUk7QUFBQSxVQUFFLE9BQU87QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUUsR0FBRTtBQUFBLE1BQUMsT0FBTyxHQUFFLGVBQWEsR0FBRSxjQUFZLEdBQUUsY0FBYyxFQUFDLFVBQVMsRUFBQyxDQUFDLElBQUU7QUFBQTtBQUFBLElBQVMsR0FBRyxDQUFDLElBQUUsR0FBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsS0FBSyxJQUFJLElBQUUsR0FBRSxDQUFDLEVBQUU7QUFBQSxNQUFHLE9BQU8sS0FBRyxRQUFRLEtBQUssVUFBVSxTQUFTLCtCQUE4QixFQUFDLEtBQUksSUFBRSxVQUFTLEdBQUUsTUFBSyxFQUFDLENBQUMsR0FBRTtBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUU7QUFBQSxNQUFDLE9BQU8sS0FBSyxJQUFJLElBQUUsR0FBRSxDQUFDLEVBQUU7QUFBQTtBQUFBLElBQUcsR0FBRyxDQUFDLElBQUU7QUFBQSxNQUFDLElBQVMsTUFBTixNQUFRO0FBQUEsUUFBQyxJQUFHLEdBQUUsV0FBVyxLQUFLO0FBQUEsVUFBRSxPQUFPLEdBQUUsVUFBVSxDQUFDO0FBQUEsUUFBRSxJQUFHLEdBQUUsV0FBVyxhQUFhO0FBQUEsVUFBRSxPQUFPLEdBQUUsVUFBVSxFQUFFO0FBQUEsTUFBQztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLEtBQUssR0FBRyxFQUFDO0FBQUEsTUFBRSxJQUFHLEVBQUU7QUFBQSxRQUFpQjtBQUFBLE1BQU8sRUFBRSxtQkFBaUI7QUFBQSxNQUFHLElBQUksSUFBRSxNQUFJO0FBQUEsUUFBQyxLQUFLLElBQUksRUFBQyxFQUFFLE1BQU07QUFBQTtBQUFBLE1BQUcsR0FBRSxpQkFBaUIsY0FBYSxDQUFDLEdBQUUsRUFBRSxVQUFVLEtBQUssRUFBQyxTQUFRLElBQUUsV0FBVSxjQUFhLFNBQVEsRUFBQyxDQUFDO0FBQUE7QUFBQSxJQUFFLEVBQUUsQ0FBQyxJQUFFLEdBQUUsR0FBRTtBQUFBLE1BQUMsTUFBSSxlQUFjLEdBQUUsT0FBTSxNQUFHLEtBQUssSUFBSSxJQUFFLENBQUMsR0FBRSxJQUFFLFNBQVMsY0FBYyxLQUFLO0FBQUEsTUFBRSxFQUFFLFNBQU8sTUFBRyxTQUFTLEtBQUssTUFBTSxDQUFDO0FBQUEsTUFBRSxJQUFJLElBQUUsRUFBQyxRQUFPLElBQUUsT0FBTSxHQUFFLGVBQWMsR0FBRSxRQUFPLEdBQUUsZUFBYyxJQUFJLFFBQU87QUFBQSxNQUFFLElBQUUsS0FBSyxJQUFJLEdBQUUsSUFBRSxDQUFDLElBQUUsS0FBSyxJQUFJLEdBQUUsR0FBRSxZQUFXLEdBQUUsSUFBRSxHQUFFLFdBQVcsR0FBRSxLQUFLLElBQUksQ0FBQyxHQUFFLEVBQUUsT0FBTztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUUsSUFBRSxNQUFLLElBQUUsTUFBSztBQUFBLE1BQUMsYUFBYSx1QkFBcUIsYUFBYSx3QkFBc0IsSUFBRSxFQUFFLFNBQVEsSUFBRSxFQUFFLFVBQVMsTUFBSSxFQUFFO0FBQUEsTUFBVyxJQUFJLElBQUUsRUFBRTtBQUFBLE1BQVcsTUFBSyxLQUFHO0FBQUEsUUFBQyxJQUFJO0FBQUEsUUFBRSxJQUFHLEtBQUcsS0FBRyxNQUFJLElBQUUsS0FBSyxJQUFJLElBQUUsR0FBRSxHQUFFLENBQUMsR0FBRSxLQUFHLE1BQUksSUFBRztBQUFBLFVBQUMsSUFBSSxJQUFFO0FBQUEsVUFBRSxNQUFLLEtBQUcsTUFBSSxLQUFHO0FBQUEsWUFBQyxJQUFJLElBQUU7QUFBQSxZQUFFLElBQUUsRUFBRSxhQUFZLGFBQWEsWUFBVSxHQUFFLE1BQU0sSUFBSSxDQUFDLEtBQUcsS0FBSyxJQUFJLElBQUUsR0FBRSxDQUFDLEtBQUcsS0FBSyxJQUFJLEdBQUUsR0FBRSxDQUFDLElBQUUsS0FBSyxJQUFJLElBQUUsQ0FBQztBQUFBLFVBQUM7QUFBQSxRQUFDO0FBQUEsUUFBQyxJQUFHLENBQUMsS0FBRyxhQUFhLFdBQVMsR0FBRSxjQUFjLElBQUksRUFBRSxFQUFFLEdBQUU7QUFBQSxVQUFDLElBQUksSUFBRSxJQUFJLE9BQU8sRUFBRSxFQUFFO0FBQUEsVUFBRSxJQUFFLEdBQUUsT0FBTyxPQUFLLEVBQUUsTUFBSSxHQUFFLFVBQVEsR0FBRSxPQUFPLGNBQWMsUUFBUSxLQUFLLEtBQUcsR0FBRSxPQUFPLGNBQWMsUUFBUSxLQUFLO0FBQUEsVUFBRSxJQUFJLElBQUU7QUFBQSxVQUFFLE1BQUssSUFBRSxFQUFFLGNBQVk7QUFBQSxZQUFDLElBQUksSUFBRSxHQUFFLE1BQU0sSUFBSSxDQUFDO0FBQUEsWUFBRSxNQUFJLEVBQUUsT0FBTyxFQUFFLEVBQUUsR0FBRSxFQUFFLFFBQU0sR0FBRSxNQUFNLE9BQU8sQ0FBQztBQUFBLFVBQUU7QUFBQSxVQUFDLEtBQUssSUFBSSxHQUFFLEdBQUUsQ0FBQztBQUFBLFFBQUM7QUFBQSxRQUFDLElBQUcsR0FBRTtBQUFBLFVBQUMsS0FBSyxJQUFJLEdBQUUsR0FBRSxFQUFDLEdBQUUsSUFBRSxFQUFFLGFBQVksSUFBRSxFQUFFO0FBQUEsVUFBWTtBQUFBLFFBQVE7QUFBQSxRQUFDLElBQUksSUFBRSxFQUFFO0FBQUEsUUFBWSxJQUFHLEdBQUUsTUFBTSxJQUFJLENBQUMsR0FBRTtBQUFBLFVBQUMsSUFBSSxJQUFFLFNBQVMsY0FBYyxFQUFFLE9BQU87QUFBQSxVQUFFLEVBQUUsYUFBYSxHQUFFLENBQUMsR0FBRSxLQUFLLElBQUksR0FBRSxHQUFFLEVBQUMsR0FBRSxLQUFLLFFBQVEsQ0FBQyxHQUFFLElBQUUsRUFBRTtBQUFBLFFBQVcsRUFBQztBQUFBLFVBQUssRUFBRSxhQUFhLEdBQUUsQ0FBQyxHQUFFLElBQUUsRUFBRTtBQUFBLFFBQVksSUFBRTtBQUFBLE1BQUM7QUFBQSxNQUFDLE1BQUssS0FBRyxLQUFHLEtBQUc7QUFBQSxRQUFDLElBQUksSUFBRTtBQUFBLFFBQUUsSUFBRSxFQUFFLGFBQVksS0FBSyxJQUFJLElBQUUsQ0FBQztBQUFBLE1BQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUUsR0FBRSxHQUFFO0FBQUEsTUFBQyxJQUFHLEdBQUUsY0FBYyxJQUFJLENBQUM7QUFBQSxRQUFFLE9BQU07QUFBQSxNQUFHLFNBQVEsSUFBRSxFQUFFLGFBQVksSUFBRSxFQUFFLEtBQUcsSUFBRSxLQUFLLE9BQU8sZ0JBQWUsSUFBRSxFQUFFLGFBQVk7QUFBQSxRQUFJLElBQUcsYUFBYSxXQUFTLEVBQUUsWUFBWSxDQUFDO0FBQUEsVUFBRSxPQUFPLEdBQUUsY0FBYyxJQUFJLENBQUMsR0FBRTtBQUFBLE1BQUcsT0FBTTtBQUFBO0FBQUEsSUFBRyxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUUsR0FBRTtBQUFBLE1BQUMsSUFBTyxFQUFFLGFBQU47QUFBQSxRQUFlLE9BQVcsR0FBRyxhQUFQLElBQWdCLElBQUU7QUFBQSxNQUFLLElBQUcsRUFBRSxhQUFhO0FBQUEsUUFBUyxPQUFPO0FBQUEsTUFBSyxJQUFJLElBQUUsTUFBSyxJQUFFLEdBQUUsSUFBRSxLQUFLLE9BQU8sZ0JBQWUsSUFBRSxHQUFFLE1BQU0sSUFBSSxDQUFDLEdBQUUsSUFBRSxHQUFHLFFBQU07QUFBQSxNQUFFLElBQUcsRUFBRSxNQUFJLENBQUM7QUFBQSxRQUFFLE9BQU87QUFBQSxNQUFLLElBQUksSUFBRTtBQUFBLE1BQUUsTUFBSyxLQUFHLEtBQUcsS0FBRztBQUFBLFFBQUMsSUFBSSxJQUFFLEdBQUUsTUFBTSxJQUFJLENBQUM7QUFBQSxRQUFFLElBQUcsS0FBSyxHQUFHLFlBQVksR0FBRSxDQUFDLEdBQUU7QUFBQSxVQUFDLElBQUcsS0FBRyxLQUFHLENBQUMsR0FBRyxDQUFDLEVBQUUsS0FBSyxRQUFHLEVBQUUsSUFBSSxFQUFDLENBQUM7QUFBQSxZQUFFLE9BQU87QUFBQSxVQUFFLElBQUcsQ0FBQyxHQUFFO0FBQUEsWUFBQyxJQUFHLElBQUUsS0FBRyxFQUFFLFlBQVksQ0FBQztBQUFBLGNBQUUsT0FBTztBQUFBLFlBQUUsTUFBSSxJQUFFO0FBQUEsVUFBRTtBQUFBLFFBQUM7QUFBQSxRQUFDLElBQUcsS0FBRyxHQUFHLFFBQU0sR0FBRSxJQUFFO0FBQUEsVUFBRTtBQUFBLFFBQU0sSUFBUyxTQUFTLGVBQWUsa0JBQTlCLFFBQThDLEVBQUUsU0FBUyxTQUFTLGFBQWE7QUFBQSxVQUFFO0FBQUEsUUFBTSxJQUFHLEVBQUUsSUFBRSxLQUFPLE1BQUo7QUFBQSxVQUFNO0FBQUEsUUFBTSxJQUFFLEVBQUU7QUFBQSxNQUFXO0FBQUEsTUFBQyxPQUFPLEtBQUcsS0FBSyxJQUFJLElBQUUsR0FBRSxDQUFDLElBQUUsT0FBSztBQUFBO0FBQUEsSUFBRSxFQUFFLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxPQUFPLGNBQWEsV0FBUyxHQUFFLFlBQVUsRUFBRSxZQUFVLEVBQWEsR0FBRSxZQUFiLFlBQXNCLENBQUMsR0FBRSxZQUFZLENBQUMsT0FBSyxDQUFDLEdBQUUsTUFBSSxHQUFFLE9BQUssRUFBRTtBQUFBO0FBQUEsSUFBSyxHQUFHLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxHQUFFLE1BQU0sSUFBSSxDQUFDLElBQUUsS0FBSyxJQUFJLEdBQUUsUUFBTyxHQUFFLElBQUksS0FBRyxLQUFLLElBQUksQ0FBQyxHQUFFLEVBQUUsT0FBTztBQUFBO0FBQUEsSUFBRyxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUU7QUFBQSxNQUFDLElBQUcsR0FBRTtBQUFBLFFBQVcsSUFBRztBQUFBLFVBQUMsT0FBTyxLQUFLLEdBQUUsV0FBVyxHQUFFLENBQUM7QUFBQSxVQUFFLE9BQU0sSUFBRTtBQUFBLE1BQUUsR0FBRSxhQUFhLEdBQUUsQ0FBQztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUU7QUFBQSxNQUFDLElBQU8sR0FBRSxhQUFOO0FBQUEsUUFBZSxPQUFPLE1BQUssR0FBRSxjQUFZLEVBQUUsY0FBWSxHQUFFLFlBQVUsRUFBRTtBQUFBLE1BQVksSUFBRyxLQUFLLE9BQU8sYUFBVyxHQUFFLFVBQVUsS0FBSyxPQUFPLFNBQVM7QUFBQSxRQUFFO0FBQUEsTUFBTyxJQUFHLENBQUMsS0FBSyxHQUFHLElBQUUsMEJBQXlCLEVBQUMsU0FBUSxJQUFFLFNBQVEsRUFBQyxDQUFDO0FBQUEsUUFBRTtBQUFBLE1BQU8sS0FBSyxJQUFJLElBQUUsQ0FBQyxHQUFFLGNBQWEsdUJBQXFCLFNBQVMsa0JBQWdCLE1BQUcsR0FBRSxnQkFBYyxFQUFFLGlCQUFlLEdBQUUsUUFBTSxFQUFFLFFBQU8sS0FBSyxPQUFPLHFCQUFtQixHQUFFLFVBQVUsS0FBSyxPQUFPLGlCQUFpQixLQUFHLEdBQUUsWUFBWSxDQUFDLEtBQWdCLEVBQUUsWUFBZixjQUF3QixDQUFDLEVBQUUsZ0JBQWdCLFVBQVUsS0FBRyxLQUFLLElBQUksR0FBRSxJQUFFLENBQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUUsR0FBRTtBQUFBLE1BQUMsSUFBSSxJQUFFLEtBQUssT0FBTyxlQUFhLENBQUMsR0FBRSxJQUFFLE9BQUcsSUFBRSxRQUFHLEtBQUssR0FBRyxLQUFLLEVBQUUsS0FBSyxPQUFHLEdBQUUsV0FBVyxDQUFDLENBQUM7QUFBQSxNQUFFLFdBQVUsS0FBSyxFQUFFO0FBQUEsUUFBVyxJQUFHLENBQUMsRUFBRSxLQUFLLFFBQUcsRUFBRSxLQUFLLFdBQVcsRUFBQyxDQUFDLEtBQUcsR0FBRSxhQUFhLEVBQUUsSUFBSSxNQUFJLEVBQUUsT0FBTTtBQUFBLFVBQUMsSUFBRyxFQUFFLEVBQUUsSUFBSSxNQUFJLElBQUUsT0FBSSxDQUFDLEtBQUssR0FBRyxJQUFFLDBCQUF5QixFQUFDLFVBQVMsRUFBRSxNQUFLLFVBQVMsRUFBRSxNQUFLLENBQUM7QUFBQSxZQUFFO0FBQUEsVUFBUyxHQUFFLGFBQWEsRUFBRSxNQUFLLEVBQUUsS0FBSyxHQUFZLEVBQUUsU0FBWixXQUFrQixjQUFhLG9CQUEyQixHQUFFLFNBQVgsVUFBaUIsU0FBUyxrQkFBZ0IsT0FBSSxHQUFFLFFBQU0sRUFBRTtBQUFBLFFBQU07QUFBQSxNQUFDLFNBQVEsSUFBRSxHQUFFLFdBQVcsU0FBTyxFQUFFLEtBQUcsR0FBRSxLQUFJO0FBQUEsUUFBQyxJQUFJLElBQUUsR0FBRSxXQUFXO0FBQUEsUUFBRyxJQUFHLEtBQUcsQ0FBQyxFQUFFLGFBQWEsRUFBRSxJQUFJLEtBQUcsQ0FBQyxFQUFFLEtBQUssUUFBRyxFQUFFLEtBQUssV0FBVyxFQUFDLENBQUMsR0FBRTtBQUFBLFVBQUMsSUFBRyxFQUFFLEVBQUUsSUFBSSxNQUFJLElBQUUsT0FBSSxDQUFDLEtBQUssR0FBRyxJQUFFLDBCQUF5QixFQUFDLFVBQVMsRUFBRSxNQUFLLFVBQVMsS0FBSSxDQUFDO0FBQUEsWUFBRTtBQUFBLFVBQVMsR0FBRSxnQkFBZ0IsRUFBRSxJQUFJO0FBQUEsUUFBQztBQUFBLE1BQUM7QUFBQSxNQUFDLEtBQUcsS0FBSyxJQUFJLElBQUUsSUFBRTtBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFLEdBQUUsR0FBRTtBQUFBLE1BQUMsV0FBVSxLQUFLO0FBQUEsUUFBRSxJQUFHLEVBQUUsSUFBSSxFQUFFLEVBQUUsR0FBRTtBQUFBLFVBQUMsSUFBSSxJQUFFO0FBQUEsVUFBRSxNQUFLLEtBQUcsTUFBSSxLQUFHO0FBQUEsWUFBQyxJQUFJLElBQUUsR0FBRSxJQUFJLENBQUM7QUFBQSxZQUFRLEtBQU4sU0FBVSxJQUFFLElBQUksS0FBSSxHQUFFLElBQUksR0FBRSxDQUFDLElBQUcsRUFBRSxJQUFJLEVBQUUsRUFBRSxHQUFFLElBQUUsRUFBRTtBQUFBLFVBQWE7QUFBQSxRQUFDO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFLEdBQUU7QUFBQSxNQUFDLElBQUksSUFBRSxLQUFLLEdBQUcsSUFBRSxNQUFNLEdBQUUsSUFBRSxFQUFFLGlCQUFpQixNQUFNLEdBQUUsSUFBRSxLQUFLLElBQUksR0FBRSxDQUFDLEdBQUUsSUFBRSxJQUFJO0FBQUEsTUFBSSxPQUFPLEtBQUssSUFBSSxHQUFFLEdBQUUsR0FBRSxlQUFjLENBQUMsR0FBRSxLQUFLLElBQUksR0FBRSxHQUFFLEdBQUUsQ0FBQyxHQUFFLEVBQUMsZUFBYyxHQUFFLE9BQU0sRUFBQztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsSUFBSSxLQUFJLElBQUUsSUFBSTtBQUFBLE1BQUksYUFBVSxJQUFHLEdBQUUsU0FBUSxPQUFLO0FBQUEsUUFBRSxFQUFFLElBQUksQ0FBQyxJQUFFLEVBQUUsSUFBSSxDQUFDLElBQUUsS0FBRyxFQUFFLElBQUksR0FBRSxDQUFDO0FBQUEsTUFBRSxJQUFJLElBQUUsSUFBSTtBQUFBLE1BQUksYUFBVSxJQUFHLElBQUUsU0FBUSxPQUFLO0FBQUEsUUFBRSxFQUFFLElBQUksRUFBQyxJQUFFLEVBQUUsSUFBSSxFQUFDLElBQUUsRUFBRSxJQUFJLEVBQUMsTUFBSSxLQUFHLEVBQUUsSUFBSSxFQUFDO0FBQUEsTUFBRSxXQUFVLE1BQUs7QUFBQSxRQUFFLEVBQUUsT0FBTyxFQUFDO0FBQUEsTUFBRSxPQUFPO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsRUFBRSxTQUFTLElBQUksUUFBTyxJQUFFLEtBQUssT0FBTyxPQUFPLElBQUksUUFBRyxLQUFFLEVBQUUsR0FBRSxJQUFFLElBQUU7QUFBQSxNQUFHLFNBQVEsS0FBSSxDQUFDLEdBQUUsRUFBRSxNQUFNLEdBQUUsQ0FBQyxJQUFFLEtBQUksRUFBRSxLQUFHLElBQUksR0FBRTtBQUFBLFFBQUMsSUFBRyxFQUFFLFNBQVMsQ0FBQztBQUFBLFVBQUUsT0FBTyxNQUFLLEVBQUUsT0FBSztBQUFBLFFBQVEsSUFBSSxJQUFFLEtBQUssR0FBRyxFQUFFLGVBQWMsZUFBYSxDQUFDO0FBQUEsUUFBRSxJQUFHO0FBQUEsVUFBRSxPQUFPLEtBQUssRUFBRSxNQUFNLEdBQUUsQ0FBQztBQUFBLE1BQUM7QUFBQTtBQUFBLElBQUUsR0FBRyxDQUFDLElBQUUsR0FBRTtBQUFBLE1BQUMsT0FBTyxJQUFJLFFBQVEsT0FBRztBQUFBLFFBQUMsS0FBSyxPQUFLLENBQUMsR0FBRSxLQUFLLEdBQUcsS0FBSyxFQUFDLE1BQUssSUFBRSxTQUFRLEdBQUUsS0FBSSxFQUFDLENBQUMsR0FBRSxLQUFLLE1BQUksS0FBSyxJQUFJO0FBQUEsT0FBRTtBQUFBO0FBQUEsU0FBTyxHQUFHLEdBQUU7QUFBQSxNQUFDLElBQU8sS0FBSyxHQUFHLFdBQVosS0FBb0IsS0FBSztBQUFBLFFBQUc7QUFBQSxNQUFPLEtBQUssS0FBRztBQUFBLE1BQUcsTUFBSSxNQUFLLElBQUUsU0FBUSxHQUFFLEtBQUksTUFBRyxLQUFLLEdBQUcsTUFBTTtBQUFBLE1BQUUsSUFBRztBQUFBLFFBQUMsSUFBRyxTQUFTLHFCQUFvQjtBQUFBLFVBQUMsSUFBSSxJQUFFLEVBQUMsTUFBSyxJQUFFLEtBQUksRUFBQztBQUFBLFVBQUUsS0FBSyxHQUFHLEVBQUUsZUFBYyw4QkFBNkIsQ0FBQyxHQUFFLE1BQU0sU0FBUyxvQkFBb0IsRUFBRSxJQUFJLEVBQUUsVUFBUyxLQUFLLEdBQUcsRUFBRSxlQUFjLDZCQUE0QixDQUFDO0FBQUEsUUFBQyxFQUFDO0FBQUEsVUFBSyxNQUFNLEdBQUU7QUFBQSxRQUFFLE9BQU0sSUFBRSxHQUFFLFFBQU87QUFBQSxRQUFDLEtBQUssS0FBRyxPQUFHLEVBQUUsR0FBRSxLQUFLLElBQUk7QUFBQTtBQUFBO0FBQUEsSUFBRyxHQUFHLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxJQUFJLElBQUUsQ0FBQyxTQUFRLFNBQVEsU0FBUSxRQUFRLEdBQUUsSUFBRSxFQUFFLGlCQUFpQixNQUFNLEdBQUUsSUFBRSxPQUFPLFlBQVksQ0FBQyxHQUFHLENBQUMsRUFBRSxJQUFJLFFBQUcsQ0FBQyxHQUFFLElBQUcsRUFBQyxDQUFDLENBQUMsR0FBRSxJQUFFLEdBQUUsaUJBQWlCLE1BQU0sR0FBRSxJQUFFLENBQUM7QUFBQSxNQUFFLFNBQVEsTUFBSyxHQUFFO0FBQUEsUUFBQyxJQUFJLElBQUUsRUFBRSxHQUFFO0FBQUEsUUFBSSxJQUFHLEdBQUcsWUFBVSxHQUFFLFNBQVE7QUFBQSxVQUFDLElBQUksSUFBRSxHQUFFLFVBQVUsS0FBRTtBQUFBLFVBQUUsU0FBUSxLQUFLO0FBQUEsWUFBRSxFQUFFLGFBQWEsQ0FBQyxJQUFFLEdBQUUsYUFBYSxHQUFFLEVBQUUsYUFBYSxDQUFDLENBQUMsSUFBRSxHQUFFLGdCQUFnQixDQUFDO0FBQUEsVUFBRSxFQUFFLEtBQUssTUFBSTtBQUFBLFlBQUMsS0FBSyxJQUFJLElBQUUsQ0FBQztBQUFBLFdBQUU7QUFBQSxRQUFDO0FBQUEsTUFBQztBQUFBLE1BQUMsT0FBTztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRSxHQUFFO0FBQUEsTUFBQyxJQUFHLFdBQVcsTUFBTSxDQUFDO0FBQUE7QUFBQSxJQUFFLEdBQUcsQ0FBQyxJQUFFLEdBQUU7QUFBQSxNQUFDLElBQUcsV0FBVyxTQUFTLENBQUMsR0FBTSxJQUFHLFdBQVcsV0FBbEIsS0FBMEIsR0FBRSxnQkFBZ0IsT0FBTztBQUFBO0FBQUEsSUFBRSxHQUFHLENBQUMsSUFBRTtBQUFBLE1BQUMsT0FBZ0IsT0FBTyxNQUFqQixXQUFtQixLQUFLLEtBQUssRUFBQyxJQUFFO0FBQUE7QUFBQSxJQUFFLEVBQUUsQ0FBQyxJQUFFO0FBQUEsTUFBQyxPQUFPLEtBQUssT0FBTyxnQkFBYyxHQUFFLFFBQVEsTUFBSyxLQUFLLE9BQU8sYUFBYSxJQUFFO0FBQUE7QUFBQSxFQUFFO0FBQUEsR0FBSTtBQUFlLE9BQU8sVUFBcEIsZ0JBQTZCLE9BQU8sT0FBSzs7O0FDRzFtcEMsSUFBTSx3QkFBd0I7QUFHOUIsZUFBZSxlQUFrQixDQUFDLE1BQThCO0FBQUEsRUFDckUsTUFBTSxPQUFPLFFBQVEsY0FBcUI7QUFBQSxFQUMxQyxNQUFNLFFBQVEsV0FDWixNQUFNLEtBQUssT0FBTyxJQUFJLE1BQU0sK0JBQStCLENBQUMsR0FDNUQscUJBQ0Y7QUFBQSxFQUNBLElBQUk7QUFBQSxJQUNGLE9BQU8sTUFBTSxRQUFRLEtBQUssQ0FBQyxNQUFNLEtBQUssT0FBTyxDQUFDO0FBQUEsSUFDOUMsUUFBUTtBQUFBLElBQ1IsYUFBYSxLQUFLO0FBQUE7QUFBQTs7O0FDRmYsU0FBUyxNQUFNLENBQUMsTUFBYyxVQUEwQztBQUFBLEVBQzdFLFNBQVMsaUJBQWlCLE1BQU0sQ0FBQyxVQUFVO0FBQUEsSUFDekMsTUFBTSxVQUFXLE1BQTZDLFFBQVE7QUFBQSxJQUN0RSxJQUFJO0FBQUEsTUFBUyxTQUFTLE9BQU87QUFBQSxHQUM5QjtBQUFBOzs7QUNaSCxJQUFNLG9CQUFvQjtBQUUxQixJQUFNLG1CQUFtQjtBQUV6QixJQUFNLDBCQUEwQjtBQUVoQyxJQUFNLFNBQVMsU0FBUyxlQUFlLFFBQVE7QUFHeEMsU0FBUyxLQUFLLENBQUMsTUFBZ0MsTUFBMkI7QUFBQSxFQUMvRSxNQUFNLE9BQU8sU0FBUyxjQUFjLEtBQUs7QUFBQSxFQUN6QyxLQUFLLFlBQVksZUFBZTtBQUFBLEVBQ2hDLEtBQUssUUFBUSxRQUFRO0FBQUEsRUFDckIsS0FBSyxjQUFjO0FBQUEsRUFDbkIsUUFBUSxPQUFPLElBQUk7QUFBQSxFQUNuQixPQUFPO0FBQUE7QUFJRixTQUFTLGFBQWEsQ0FBQyxNQUFjLE1BQW9EO0FBQUEsRUFDOUYsTUFBTSxPQUFPLE1BQU0sUUFBUSxJQUFJO0FBQUEsRUFDL0IsS0FBSyxVQUFVLElBQUksY0FBYztBQUFBLEVBQ2pDLE1BQU0sU0FBUyxTQUFTLGNBQWMsR0FBRztBQUFBLEVBQ3pDLE9BQU8sWUFBWTtBQUFBLEVBQ25CLE9BQU8sT0FBTyxLQUFLO0FBQUEsRUFDbkIsT0FBTyxjQUFjLEtBQUs7QUFBQSxFQUMxQixLQUFLLE9BQU8sTUFBTTtBQUFBLEVBQ2xCLE9BQU87QUFBQTtBQUdULE9BQU8sdUJBQXVCLEdBQUcsVUFBVSxPQUFPLFNBQVM7QUFBQSxFQUN6RCxJQUFJLENBQUMsWUFBWSxTQUFTLFdBQVcsT0FBTyxTQUFTLFFBQVEsSUFBSSxhQUFhO0FBQUEsSUFBRztBQUFBLEVBQ2pGLElBQUksU0FBUyxRQUFRLElBQUksY0FBYztBQUFBLElBQUc7QUFBQSxFQUMxQyxNQUFNLFFBQ0osU0FBUyxRQUFRLElBQUksY0FBYyxHQUFHLFdBQVcsWUFBWSxLQUFLLEtBQUssVUFBVTtBQUFBLEVBQ25GLE1BQU0sT0FBTyxTQUFTLE9BQU8sT0FBUSxRQUFRLFFBQVEsVUFBVSxFQUFHO0FBQUEsQ0FDbkU7QUFFRCxPQUFPLGNBQWMsR0FBRyxlQUFlO0FBQUEsRUFDckMsSUFBSSxDQUFDO0FBQUEsSUFBVSxNQUFNLE9BQU8sUUFBUSxRQUFRLFdBQVcsRUFBRTtBQUFBLENBQzFEO0FBRUQsU0FBUyxTQUFTLENBQUMsTUFBbUI7QUFBQSxFQUNwQyxNQUFNLE9BQU8sS0FBSyxjQUFjLE1BQU07QUFBQSxFQUN0QyxLQUFLLGlCQUFpQixTQUFTLEdBQUcsYUFBYTtBQUFBLElBQzdDLElBQUksQ0FBQyxNQUFNLFNBQVMsTUFBYztBQUFBLE1BQUcsS0FBSyxPQUFPO0FBQUEsR0FDbEQ7QUFBQSxFQUNELElBQUksS0FBSyxVQUFVLFNBQVMsV0FBVyxLQUFLLEtBQUssY0FBYyxHQUFHO0FBQUEsSUFBRztBQUFBLEVBQ3JFLElBQUksUUFBUTtBQUFBLEVBQ1osTUFBTSxRQUFRLE1BQU07QUFBQSxJQUNsQixRQUFRLE9BQU8sV0FBVyxNQUFNLEtBQUssT0FBTyxHQUFHLE9BQU8sbUJBQW1CLGlCQUFpQjtBQUFBO0FBQUEsRUFHNUYsTUFBTSxRQUFRLE1BQU0sYUFBYSxLQUFLO0FBQUEsRUFDdEMsTUFBTSxTQUFTLE1BQU07QUFBQSxJQUNuQixNQUFNO0FBQUEsSUFDTixJQUFJLENBQUMsS0FBSyxRQUFRLHVCQUF1QjtBQUFBLE1BQUcsTUFBTTtBQUFBO0FBQUEsRUFFcEQsV0FBVyxRQUFRLENBQUMsZ0JBQWdCLFNBQVM7QUFBQSxJQUFHLEtBQUssaUJBQWlCLE1BQU0sS0FBSztBQUFBLEVBQ2pGLFdBQVcsUUFBUSxDQUFDLGdCQUFnQixVQUFVO0FBQUEsSUFBRyxLQUFLLGlCQUFpQixNQUFNLE1BQU0sV0FBVyxNQUFNLENBQUM7QUFBQSxFQUNyRyxNQUFNO0FBQUE7QUFHUixJQUFJLFFBQVE7QUFBQSxFQUNWLElBQUksaUJBQWlCLENBQUMsWUFBWTtBQUFBLElBQ2hDLGFBQWEsZ0JBQWdCO0FBQUEsTUFDM0IsV0FBVyxRQUFRO0FBQUEsUUFBWSxJQUFJLGdCQUFnQjtBQUFBLFVBQWEsVUFBVSxJQUFJO0FBQUEsR0FDakYsRUFBRSxRQUFRLFFBQVEsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUFBLEVBRXRDLE9BQU8sT0FBTyxHQUFHLE9BQU8saUJBQWlCLGNBQWMsQ0FBQztBQUMxRDs7O0FDbkVBLElBQU0sb0JBQW9CO0FBQUE7QUFFMUIsTUFBTSxpQkFBaUIsWUFBWTtBQUFBLFNBQzFCLHFCQUFxQixDQUFDLE9BQU87QUFBQSxFQUM1QixVQUEwQjtBQUFBLEVBQzFCLGNBQXNDO0FBQUEsRUFDdEMsWUFBWSxLQUFLLGdCQUFnQjtBQUFBLEVBRXpDLGlCQUFpQixHQUFHO0FBQUEsSUFDbEIsSUFBSSxLQUFLLFdBQVcsS0FBSztBQUFBLE1BQWE7QUFBQSxJQUN0QyxLQUFLLGNBQWMsSUFBSTtBQUFBLElBQ3ZCLGFBQWEsTUFBTSxLQUFLLGFBQWEsTUFBTSxHQUFHLEtBQUssWUFBWSxRQUFRLE1BQU0sS0FBSyxLQUFLLENBQUM7QUFBQTtBQUFBLEVBSTFGLHFCQUFxQixHQUFHO0FBQUEsRUFFeEIsd0JBQXdCLENBQUMsT0FBZSxRQUF1QixPQUFzQjtBQUFBLElBQ25GLElBQUksV0FBVyxRQUFRLFVBQVUsUUFBUSxXQUFXO0FBQUEsTUFBTyxLQUFLLFNBQVMsT0FBTyxLQUFLLE1BQU0sS0FBSyxDQUFDO0FBQUE7QUFBQSxFQUduRyxvQkFBb0IsR0FBRztBQUFBLElBQ3JCLGVBQWUsTUFBTTtBQUFBLE1BQ25CLElBQUksS0FBSztBQUFBLFFBQWE7QUFBQSxNQUN0QixLQUFLLGFBQWEsTUFBTTtBQUFBLE1BQ3hCLEtBQUssY0FBYztBQUFBLE1BQ25CLEtBQUssU0FBUyxRQUFRO0FBQUEsTUFDdEIsS0FBSyxVQUFVO0FBQUEsTUFDZixLQUFLLFVBQVUsT0FBTyxPQUFPLE9BQU87QUFBQSxLQUNyQztBQUFBO0FBQUEsUUFHVyxJQUFJLEdBQUc7QUFBQSxJQUNuQixNQUFNLFNBQVMsTUFBTSxnQkFDbkIsUUFBUSxJQUFJO0FBQUEsTUFDVjtBQUFBLE1BQ0EsT0FBc0QsS0FBSyxhQUFhLEtBQUssS0FBSztBQUFBLElBQ3BGLENBQUMsQ0FDSCxFQUFFLE1BQU0sQ0FBQyxVQUFtQixLQUFLO0FBQUEsSUFDakMsSUFBSSxDQUFDLE1BQU0sUUFBUSxNQUFNO0FBQUEsTUFBRyxPQUFPLEtBQUssYUFBYSxNQUFNO0FBQUEsSUFDM0QsT0FBTyxTQUFTLFVBQVU7QUFBQSxJQUMxQixJQUFJLENBQUMsS0FBSyxlQUFlLEtBQUs7QUFBQSxNQUFTO0FBQUEsSUFDdkMsS0FBSyxVQUFVLFFBQVEsTUFBTSxNQUFNLE9BQU8sT0FBTztBQUFBLElBQ2pELEtBQUssVUFBVSxPQUFPLElBQUksT0FBTztBQUFBO0FBQUEsRUFJM0IsWUFBWSxDQUFDLE9BQWdCO0FBQUEsSUFDbkMsSUFBSSxDQUFDLEtBQUs7QUFBQSxNQUFhO0FBQUEsSUFDdkIsUUFBUSxLQUFLLDBCQUEwQixLQUFLO0FBQUEsSUFDNUMsTUFBTSxPQUFPLFNBQVMsZUFBZSxRQUFRLEdBQUcsUUFBUSxZQUFZLEVBQUU7QUFBQTtBQUUxRTtBQUVBLFNBQVMsWUFBWSxDQUFDLFNBQWtCLE1BQXFCLFFBQXFCLE1BQWtCO0FBQUEsRUFDbEcsSUFBSSxTQUFTLFdBQVc7QUFBQSxJQUN0QixNQUFNLFdBQVcsSUFBSSxxQkFDbkIsQ0FBQyxZQUFZO0FBQUEsTUFDWCxJQUFJLENBQUMsUUFBUSxLQUFLLENBQUMsVUFBVSxNQUFNLGNBQWM7QUFBQSxRQUFHO0FBQUEsTUFDcEQsU0FBUyxXQUFXO0FBQUEsTUFDcEIsS0FBSztBQUFBLE9BRVAsRUFBRSxZQUFZLGtCQUFrQixDQUNsQztBQUFBLElBQ0EsU0FBUyxRQUFRLE9BQU87QUFBQSxJQUN4QixPQUFPLGlCQUFpQixTQUFTLE1BQU0sU0FBUyxXQUFXLENBQUM7QUFBQSxFQUM5RCxFQUFFLEtBQUssSUFBSSxTQUFTLFVBQVUseUJBQXlCLFFBQVE7QUFBQSxJQUM3RCxNQUFNLFNBQVMsb0JBQW9CLElBQUk7QUFBQSxJQUN2QyxPQUFPLGlCQUFpQixTQUFTLE1BQU0sbUJBQW1CLE1BQU0sQ0FBQztBQUFBLEVBQ25FLEVBQUU7QUFBQSxJQUFLLEtBQUs7QUFBQTtBQUdkLGVBQWUsT0FBTyxhQUFhLFFBQVE7OztBQzVFcEMsU0FBUyxTQUFTLEdBQVc7QUFBQSxFQUNsQyxPQUFPLFNBQVMsY0FBK0IsbUJBQW1CLEdBQUcsV0FBVztBQUFBO0FBR2xGLE9BQU8sdUJBQXVCLEdBQUcsY0FBYztBQUFBLEVBQzdDLE1BQU0sUUFBUSxVQUFVO0FBQUEsRUFDeEIsSUFBSTtBQUFBLElBQU8sUUFBUSxRQUFRLGtCQUFrQjtBQUFBLENBQzlDOzs7QUNSRCxJQUFNLGtCQUFrQixNQUFNLEtBQUssS0FBSztBQUdqQyxTQUFTLGFBQWEsQ0FBQyxNQUFpQyxPQUFlO0FBQUEsRUFDNUUsTUFBTSxTQUFTLFNBQVMsYUFBYSxXQUFXLGFBQWE7QUFBQSxFQUU3RCxTQUFTLFNBQVMsR0FBRyxRQUFRLG1CQUFtQixLQUFLLHNCQUFzQixnQ0FBZ0M7QUFBQTs7O0FDTjdHLFNBQVMsaUJBQWlCLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDNUMsTUFBTSxTQUFVLE1BQU0sT0FBbUIsUUFBcUIseUNBQXlDO0FBQUEsRUFDdkcsSUFBSSxRQUFRLFFBQVE7QUFBQSxJQUFrQixZQUFZLE9BQU8sUUFBUSxXQUFXO0FBQUEsRUFDNUUsSUFBSSxRQUFRLFFBQVE7QUFBQSxJQUFpQixlQUFlLE9BQU8sUUFBUSxVQUFVO0FBQUEsQ0FDOUU7QUFFRCxlQUFlLFdBQVcsQ0FBQyxPQUFlO0FBQUEsRUFDeEMsY0FBYyxTQUFTLEtBQUs7QUFBQSxFQUM1QixNQUFNLFNBQVMsVUFBVTtBQUFBLEVBQ3pCLElBQUk7QUFBQSxJQUFRLE9BQU8sU0FBUyxnQkFBZ0IsUUFBUTtBQUFBLEVBQ3BEO0FBQUEsSUFBSyxTQUFTLGdCQUFnQixRQUFRLFFBQVE7QUFBQSxFQUM5QyxTQUFTLGNBQWMsMkJBQTJCLEdBQUcsYUFBYSxXQUFXLFNBQVMsZUFBZSxLQUFLO0FBQUEsRUFDMUcsV0FBVyxVQUFVLFNBQVMsaUJBQThCLHFCQUFxQjtBQUFBLElBQy9FLE9BQU8sYUFBYSxnQkFBZ0IsT0FBTyxPQUFPLFFBQVEsZ0JBQWdCLEtBQUssQ0FBQztBQUFBLEVBQ2xGLE1BQU0sY0FBYyxFQUFFLE1BQU0sQ0FBQztBQUFBO0FBSS9CLGVBQWUsY0FBYyxDQUFDLE1BQWM7QUFBQSxFQUMxQyxjQUFjLFFBQVEsSUFBSTtBQUFBLEVBQzFCLE1BQU0sY0FBYyxFQUFFLFVBQVUsS0FBSyxDQUFDO0FBQUEsRUFDdEMsU0FBUyxPQUFPO0FBQUE7QUFJbEIsZUFBZSxhQUFhLENBQUMsUUFBa0Q7QUFBQSxFQUM3RSxNQUFNLE9BQU8sU0FBUyxjQUErQixtQkFBbUIsR0FBRztBQUFBLEVBQzNFLElBQUksQ0FBQztBQUFBLElBQU07QUFBQSxFQUNYLE1BQU0sVUFBVSxFQUFFLGdCQUFnQixvQkFBb0IsZ0JBQWdCLEtBQUs7QUFBQSxFQUMzRSxNQUFNLE1BQU0sZ0JBQWdCLEVBQUUsUUFBUSxPQUFPLFNBQVMsTUFBTSxLQUFLLFVBQVUsTUFBTSxFQUFFLENBQUMsRUFBRSxNQUFNLE1BQU0sSUFBSTtBQUFBOzs7QUM5QnhHLElBQU0sT0FBTyxTQUFTLGVBQWUsYUFBYTtBQUVsRCxJQUFNLFNBQVM7QUFDZixJQUFNLFFBQVE7QUFFZCxTQUFTLGNBQWMsR0FBRztBQUFBLEVBQ3hCLFdBQVcsVUFBVSxTQUFTLGlCQUFvQyxpQ0FBaUMsR0FBRztBQUFBLElBQ3BHLE9BQU8saUJBQWlCLFNBQVMsTUFBTSxTQUFTLE1BQU0sR0FBRyxFQUFFLE1BQU0sS0FBSyxDQUFDO0FBQUEsSUFDdkUsT0FBTyxVQUFVO0FBQUEsSUFFakIsT0FBTyxjQUEyQixPQUFPLGNBQWMsTUFBTSxJQUFJLFNBQVMsS0FBSyxHQUFHLE1BQU07QUFBQSxFQUMxRjtBQUFBO0FBR0YsU0FBUyxRQUFRLENBQUMsUUFBMkI7QUFBQSxFQUMzQyxPQUFPLE9BQU87QUFBQSxFQUNkLE1BQU0sYUFBYSxPQUFPLFFBQVEsWUFBWSxhQUFhLE9BQU8sY0FBYyxnQkFBZ0IsTUFBTTtBQUFBLEVBQ3RHLElBQUk7QUFBQSxJQUFZLE9BQU8sU0FBUyxPQUFPO0FBQUEsRUFFdkMsTUFBTSxVQUFVLE1BQU0sYUFBYSxRQUFRO0FBQUEsRUFDM0MsTUFBTSxnQkFBZ0IsUUFBUTtBQUFBLEVBQzlCLElBQUksV0FBVyxTQUFTLGtCQUFrQixTQUFTO0FBQUEsSUFDakQsU0FBUyxjQUEyQixZQUFZLFdBQVcsR0FBRyxNQUFNO0FBQUE7QUFHeEUsSUFBSTtBQUFBLEVBQU0sSUFBSSxpQkFBaUIsY0FBYyxFQUFFLFFBQVEsU0FBUyxNQUFNLEVBQUUsV0FBVyxNQUFNLFNBQVMsS0FBSyxDQUFDO0FBRXhHLFNBQVMsaUJBQWlCLHFCQUFxQixjQUFjO0FBRTdELFNBQVMsaUJBQWlCLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDNUMsTUFBTSxTQUFTLE1BQU07QUFBQSxFQUNyQixJQUFJLE9BQU8sUUFBUSxxQkFBcUI7QUFBQSxJQUFHLE9BQU8sUUFBUSxRQUFRLEdBQUcsTUFBTTtBQUFBLENBQzVFOzs7QUMxQkQsSUFBTSxxQkFBcUI7QUFFM0IsSUFBTSxXQUFXO0FBQ2pCLElBQU0sZ0JBQWdCO0FBRWYsSUFBTSxlQUFlO0FBRTVCLElBQU0sUUFBUSxTQUFTLGVBQWUsUUFBUSxHQUFHO0FBQ2pELElBQU0sYUFBYSxTQUFTLGNBQWMscUJBQXFCLE1BQU07QUFFckUsSUFBTSxnQkFBZ0IsQ0FBQyxhQUFhO0FBRXBDLElBQUksU0FBNkI7QUFDakMsSUFBSTtBQUNKLElBQUksY0FBYztBQUNsQixJQUFJLFlBQVk7QUFDaEIsSUFBSSxZQUFZO0FBQ2hCLElBQU0sVUFBVSxJQUFJO0FBRXBCLElBQU0sVUFBVSxJQUFJO0FBRXBCLElBQU0sUUFBUSxNQUFNLENBQUMsR0FBRyxTQUFTLGlCQUE4QixpQkFBaUIsQ0FBQztBQUNqRixJQUFNLFdBQVcsQ0FBQyxVQUF1QixLQUFLLFFBQVEsUUFBUSxJQUFJLE1BQU0sR0FBRyxFQUFFLE9BQU8sT0FBTztBQUUzRixTQUFTLE9BQU8sR0FBRztBQUFBLEVBQ2pCLE9BQU8sYUFBYSxVQUFVO0FBQUEsRUFDOUIsSUFBSSxVQUFVLFNBQVMsb0JBQW9CO0FBQUEsSUFBVztBQUFBLEVBQ3RELE1BQU0sU0FBUyxJQUFJLElBQUksQ0FBQyxHQUFHLGVBQWUsR0FBRyxNQUFNLEVBQUUsUUFBUSxRQUFRLENBQUMsQ0FBQztBQUFBLEVBQ3ZFLFNBQVMsSUFBSSxZQUFZLEdBQUcsb0JBQW9CLG1CQUFtQixDQUFDLEdBQUcsTUFBTSxFQUFFLEtBQUssR0FBRyxDQUFDLEdBQUc7QUFBQSxFQUMzRixXQUFXLFNBQVMsQ0FBQyxHQUFHLFFBQVEsYUFBYTtBQUFBLElBQUcsT0FBTyxpQkFBaUIsT0FBTyxNQUFNLFFBQVEsS0FBSyxDQUFDO0FBQUEsRUFDbkcsT0FBTyxVQUFVLE1BQU07QUFBQSxJQUVyQixJQUFJLFFBQVEsZUFBZSxZQUFZO0FBQUEsTUFBUTtBQUFBLElBQy9DLFdBQVc7QUFBQSxJQUNYLGFBQWEsT0FBTyxXQUFXLFNBQVMsUUFBUTtBQUFBO0FBQUE7QUFJcEQsU0FBUyxVQUFVLEdBQUc7QUFBQSxFQUNwQixRQUFRLE1BQU07QUFBQSxFQUNkLFNBQVM7QUFBQTtBQUdYLFNBQVMsT0FBTyxDQUFDLE9BQWU7QUFBQSxFQUM5QixTQUFTLGNBQWMsSUFBSSxZQUFZLGNBQWMsRUFBRSxRQUFRLE1BQU0sQ0FBQyxDQUFDO0FBQUEsRUFDdkUsUUFBUSxJQUFJLEtBQUs7QUFBQSxFQUNqQixLQUFLO0FBQUE7QUFHUCxTQUFTLElBQUksR0FBRztBQUFBLEVBQ2QsSUFBSTtBQUFBLElBQWE7QUFBQSxFQUNqQixjQUFjO0FBQUEsRUFDZCxXQUFXLFFBQVEsS0FBSyxJQUFJLEdBQUcsc0JBQXNCLEtBQUssSUFBSSxJQUFJLFVBQVUsQ0FBQztBQUFBO0FBRy9FLGVBQWUsTUFBTSxHQUFHO0FBQUEsRUFDdEIsY0FBYztBQUFBLEVBQ2QsWUFBWSxLQUFLLElBQUk7QUFBQSxFQUNyQixNQUFNLFFBQVEsUUFBUSxJQUFJLGFBQWE7QUFBQSxFQUN2QyxNQUFNLFlBQVksTUFBTSxFQUFFLE9BQU8sQ0FBQyxTQUFTLFNBQVMsU0FBUyxJQUFJLEVBQUUsS0FBSyxDQUFDLFVBQVUsUUFBUSxJQUFJLEtBQUssQ0FBQyxDQUFDO0FBQUEsRUFDdEcsUUFBUSxNQUFNO0FBQUEsRUFFZCxNQUFNLFdBQVcsVUFBVSxPQUFPLENBQUMsU0FBUyxFQUFFLFVBQVUsS0FBSyxRQUFRO0FBQUEsRUFDckUsSUFBSSxTQUFTLFNBQVMsVUFBVSxRQUFRO0FBQUEsSUFDdEMsUUFBUSxJQUFJLGFBQWE7QUFBQSxJQUN6QixLQUFLO0FBQUEsRUFDUDtBQUFBLEVBQ0EsSUFBSSxTQUFTLFdBQVc7QUFBQSxJQUFHO0FBQUEsRUFDM0IsTUFBTSxXQUFXLE1BQU0sTUFBTSxTQUFTLE1BQU0sRUFBRSxTQUFTLEdBQUcsb0JBQW9CLE9BQU8sRUFBRSxDQUFDLEVBQUUsTUFBTSxNQUFNLElBQUk7QUFBQSxFQUUxRyxJQUFJLENBQUMsVUFBVSxNQUFNLFNBQVM7QUFBQSxJQUFZO0FBQUEsRUFDMUMsTUFBTSxPQUFPLElBQUksVUFBVSxFQUFFLGdCQUFnQixNQUFNLFNBQVMsS0FBSyxHQUFHLFdBQVc7QUFBQSxFQUMvRSxXQUFXLFFBQVEsVUFBVTtBQUFBLElBQzNCLE1BQU0sUUFBUSxLQUFLLGVBQWUsS0FBSyxFQUFFO0FBQUEsSUFDekMsSUFBSSxDQUFDLFNBQVMsQ0FBQyxLQUFLLGVBQWUsU0FBUyxJQUFJO0FBQUEsTUFBRztBQUFBLElBQ25ELElBQUksWUFBWSxJQUFJLEtBQUssT0FBTyxJQUFJLEVBQUUsS0FBSyxNQUFNLE9BQU8sS0FBSyxFQUFFLEtBQUs7QUFBQSxNQUFHLE1BQU0sTUFBTSxLQUFLO0FBQUEsSUFDeEY7QUFBQSxNQUFLLE1BQU0sTUFBTSxLQUFLO0FBQUEsRUFDeEI7QUFBQTtBQUdGLFNBQVMsS0FBSyxDQUFDLE1BQW1CLE9BQWdCO0FBQUEsRUFDaEQsUUFBUSxJQUFJLElBQUksR0FBRyxPQUFPLE9BQU87QUFBQSxFQUNqQyxRQUFRLE9BQU8sSUFBSTtBQUFBLEVBQ2QsT0FBTyxLQUFLLEtBQUssRUFBRSxNQUFNLE1BQU0sV0FBVyxRQUFRLE1BQU0sTUFBTSxhQUFhLENBQUM7QUFBQTtBQUluRixTQUFTLEtBQUssQ0FBQyxNQUFtQixPQUFnQjtBQUFBLEVBQ2hELFFBQVEsSUFBSSxJQUFJLEdBQUcsT0FBTyxPQUFPO0FBQUEsRUFDakMsTUFBTSxRQUFRLElBQUksSUFBSSxPQUFPLElBQUksQ0FBQztBQUFBLEVBQ2xDLE1BQU0sUUFBUSxPQUFPLEtBQUssRUFBRSxPQUFPLENBQUMsUUFBUSxDQUFDLE1BQU0sSUFBSSxHQUFHLENBQUMsRUFBRTtBQUFBLEVBQzdELE1BQU0sU0FBUyxTQUFTLGNBQWMsUUFBUTtBQUFBLEVBQzlDLE9BQU8sT0FBTztBQUFBLEVBQ2QsT0FBTyxZQUFZO0FBQUEsRUFDbkIsT0FBTyxlQUNKLFFBQVEsSUFBSSxPQUFPLFVBQVUsT0FBTyxjQUFjLFFBQVEsYUFBYSxPQUFPLEtBQUssQ0FBQyxLQUFLO0FBQUEsRUFDNUYsT0FBTyxpQkFBaUIsU0FBUyxNQUFNLE1BQU0sTUFBTSxLQUFLLENBQUM7QUFBQSxFQUN6RCxRQUFRLElBQUksTUFBTSxFQUFFLE9BQU8sT0FBTyxDQUFDO0FBQUEsRUFDbkMsU0FBUyxLQUFLLE9BQU8sTUFBTTtBQUFBO0FBSTdCLFNBQVMsTUFBTSxDQUFDLE1BQXlCO0FBQUEsRUFDdkMsTUFBTSxRQUFRLEtBQUssUUFBUSxPQUFPLElBQUksZUFBZTtBQUFBLEVBQ3JELE9BQU8sQ0FBQyxHQUFHLEtBQUssaUJBQWlCLEtBQUssQ0FBQyxFQUFFLElBQUksQ0FBQyxTQUFTLEtBQUssYUFBYSxNQUFNLEtBQUssRUFBRTtBQUFBO0FBR3hGLFNBQVMsV0FBVyxDQUFDLE1BQTRCO0FBQUEsRUFDL0MsT0FBTyxLQUFLLFFBQVEsUUFBUSxLQUFLLEtBQUssU0FBUyxTQUFTLGFBQWE7QUFBQTtBQUl2RSxTQUFTLFFBQVEsQ0FBQyxNQUE0QjtBQUFBLEVBQzVDLE1BQU0sUUFBUSxDQUFDLEdBQUcsS0FBSyxpQkFBbUMseUNBQXlDLENBQUM7QUFBQSxFQUNwRyxNQUFNLFFBQVEsQ0FBQyxHQUFHLEtBQUssaUJBQW1DLG9DQUFvQyxDQUFDO0FBQUEsRUFDL0YsT0FDRSxNQUFNLEtBQUssQ0FBQyxRQUFRLElBQUksWUFBWSxJQUFJLGNBQWMsS0FDdEQsTUFBTSxLQUFLLENBQUMsVUFBVSxNQUFNLFVBQVUsTUFBTSxZQUFZO0FBQUE7QUFJNUQsSUFBSSxZQUFZO0FBQUEsRUFDZCxRQUFRO0FBQUEsRUFDUixTQUFTLGlCQUFpQixvQkFBb0IsTUFBTTtBQUFBLElBQ2xELElBQUksU0FBUyxvQkFBb0IsV0FBVztBQUFBLE1BQzFDLFlBQVk7QUFBQSxNQUNaLE9BQU8sV0FBVztBQUFBLElBQ3BCO0FBQUEsSUFDQSxRQUFRO0FBQUEsSUFDUixJQUFJO0FBQUEsTUFBVyxRQUFRLGFBQWE7QUFBQSxJQUNwQyxZQUFZO0FBQUEsR0FDYjtBQUFBLEVBRUQsT0FBTyxpQkFBaUIsWUFBWSxVQUFVO0FBQUEsRUFDOUMsT0FBTyxpQkFBaUIsWUFBWSxPQUFPO0FBQzdDOzs7QUN2SUEsSUFBTSxPQUFPO0FBRWIsSUFBTSxZQUFZO0FBR2xCLElBQU0sUUFBUSxTQUFTLGlCQUE4QixrREFBa0Q7QUFFdkcsSUFBTSxVQUFVLE9BQU8sTUFBTSxJQUFJLFFBQVEsU0FBUyxDQUFDO0FBQ25ELElBQU0sYUFBYSxTQUFTLGVBQWUsUUFBUSxHQUFHO0FBQ3RELElBQU0sY0FBYSxTQUFTLGNBQWMscUJBQXFCLE1BQU07QUFDckUsSUFBTSxTQUFTLElBQUk7QUFFbkIsZUFBZSxnQkFBZ0IsR0FBRztBQUFBLEVBQ2hDLElBQUksU0FBUyxvQkFBb0I7QUFBQSxJQUFXO0FBQUEsRUFFNUMsTUFBTSxXQUFXLE1BQU0sTUFBTSxJQUFJLEVBQUUsTUFBTSxNQUFNLElBQUk7QUFBQSxFQUNuRCxJQUFJLENBQUMsVUFBVTtBQUFBLElBQUk7QUFBQSxFQUNuQixNQUFNLGNBQWUsTUFBTSxTQUFTLEtBQUs7QUFBQSxFQUN6QyxVQUFVLFlBQVksTUFBTTtBQUFBLEVBQzVCLE1BQU0sVUFBVSxJQUFJLElBQUksWUFBWSxJQUFJLEdBQUcsZ0JBQWdCLFNBQVMsQ0FBQztBQUFBLEVBQ3JFLFlBQVksV0FBVyxTQUFTO0FBQUEsSUFBUSxJQUFJLENBQUMsUUFBUSxJQUFJLFNBQVM7QUFBQSxNQUFHLEtBQUssT0FBTztBQUFBLEVBQ2pGLE1BQU0sUUFBUSxVQUFVLEVBQUUsT0FBTyxDQUFDLGNBQWMsUUFBUSxJQUFJLFNBQVMsQ0FBQztBQUFBLEVBQ3RFLGFBQWEsV0FBVyxZQUFZLFdBQVcsY0FBYyxhQUFhO0FBQUEsSUFDeEUsSUFBSSxNQUFNLFNBQVMsU0FBUyxLQUFLLFNBQVMsYUFBYTtBQUFBLE1BQVU7QUFBQSxJQUNqRSxNQUFNLFFBQVEsWUFBWSxXQUFXLElBQ2xDLFFBQVEsWUFBWSxVQUFVLFdBQVcsRUFDekMsUUFBUSxjQUFjLFVBQVU7QUFBQSxJQUNuQyxPQUFPLElBQUksV0FBVyxjQUFjLE1BQU0sRUFBRSxNQUFNLFVBQVUsT0FBTyxZQUFZLFFBQVEsR0FBRyxDQUFDLENBQUM7QUFBQSxJQUM1RixNQUFNLEtBQUssU0FBUztBQUFBLEVBQ3RCO0FBQUEsRUFDQSxXQUFXLEtBQUs7QUFBQTtBQUdsQixTQUFTLFNBQVMsQ0FBQyxTQUFpQjtBQUFBLEVBQ2xDLFdBQVcsUUFBUSxPQUFPO0FBQUEsSUFDeEIsSUFBSSxVQUFVLFlBQVk7QUFBQSxNQUFHLE9BQU8sS0FBSyxRQUFRO0FBQUEsSUFDakQ7QUFBQSxNQUFLLEtBQUssUUFBUSxRQUFRLE9BQU8sVUFBVSxPQUFPO0FBQUEsSUFDbEQsS0FBSyxRQUFRLFlBQVksSUFBSSxNQUFNLFlBQVksZUFBZSxJQUFJLFFBQVEsYUFBYSxPQUFPLE9BQU8sQ0FBQztBQUFBLEVBQ3hHO0FBQUE7QUFHRixTQUFTLFNBQVMsR0FBYTtBQUFBLEVBQzdCLElBQUk7QUFBQSxJQUNGLE9BQU8sS0FBSyxNQUFNLGVBQWUsUUFBUSxTQUFTLEtBQUssSUFBSTtBQUFBLElBQzNELE1BQU07QUFBQSxJQUNOLE9BQU8sQ0FBQztBQUFBO0FBQUE7QUFJWixTQUFTLFVBQVUsQ0FBQyxZQUErQjtBQUFBLEVBQ2pELElBQUk7QUFBQSxJQUNGLGVBQWUsUUFBUSxXQUFXLEtBQUssVUFBVSxVQUFVLENBQUM7QUFBQSxJQUM1RCxNQUFNO0FBQUE7QUFHVixJQUFJLGFBQVk7QUFBQSxFQUNULGlCQUFpQjtBQUFBLEVBQ3RCLFNBQVMsaUJBQWlCLGNBQWMsQ0FBQyxVQUFVO0FBQUEsSUFDakQsUUFBUSxXQUFXO0FBQUEsSUFDbkIsSUFBSSxXQUFXLGlCQUFpQixXQUFXO0FBQUEsTUFBZ0IsaUJBQWlCO0FBQUEsR0FDN0U7QUFBQSxFQUNELFNBQVMsaUJBQWlCLG9CQUFvQixnQkFBZ0I7QUFDaEU7OztBQ2pFQSxJQUFNLE9BQU8sS0FBSyxlQUFlLEVBQUUsZ0JBQWdCLEVBQUU7QUFFckQsU0FBUyxZQUFZLEdBQUc7QUFBQSxFQUN0QixXQUFXLFFBQVEsU0FBUyxpQkFBa0MsaUJBQWlCLEdBQUc7QUFBQSxJQUNoRixJQUFJLEtBQUssUUFBUSxTQUFTO0FBQUEsTUFBTTtBQUFBLElBQ2hDLEtBQUssY0FBYyxjQUFjLElBQUksS0FBSyxLQUFLLFFBQVEsR0FBRyxNQUFNLEtBQUssUUFBUSxJQUFnQjtBQUFBLElBQzdGLEtBQUssUUFBUSxPQUFPO0FBQUEsRUFDdEI7QUFBQTtBQUdGLElBQUksU0FBUyxjQUErQixtQkFBbUIsR0FBRyxZQUFZO0FBQUEsRUFDNUUsY0FBYyxRQUFRLElBQUk7QUFDNUIsYUFBYTtBQUNiLE9BQU8sbUJBQW1CLFlBQVk7OztBQ2R0QyxJQUFNLHNCQUFzQjtBQUU1QixTQUFTLGlCQUFpQixTQUFTLENBQUMsVUFBVTtBQUFBLEVBQzVDLE1BQU0sUUFBUSxNQUFNO0FBQUEsRUFDcEIsSUFBSSxFQUFFLGlCQUFpQixvQkFBb0IsaUJBQWlCO0FBQUEsSUFBc0I7QUFBQSxFQUNsRixNQUFNLE1BQU0sT0FBTyxNQUFNLFFBQVEsT0FBTztBQUFBLEVBQ3hDLElBQUk7QUFBQSxJQUFLLFlBQVksT0FBTyxPQUFPLE1BQU0sUUFBUSxVQUFVLE1BQU0sTUFBTSxNQUFNLENBQUM7QUFBQSxDQUMvRTtBQUdELFNBQVMsaUJBQWlCLFNBQVMsR0FBRyxhQUFhO0FBQUEsRUFDakQsSUFBSSxFQUFFLGtCQUFrQjtBQUFBLElBQW1CO0FBQUEsRUFDM0MsTUFBTSxTQUFTLE9BQU8sUUFBUSxVQUFVLFNBQVMsZUFBZSxPQUFPLFFBQVEsTUFBTTtBQUFBLEVBQ3JGLElBQUksa0JBQWtCO0FBQUEsSUFBa0IsT0FBTyxRQUFRLE9BQU87QUFBQSxFQUM5RCxNQUFNLFNBQVMsT0FBTyxlQUFlLGNBQWdDLGlCQUFpQixPQUFPLE1BQU07QUFBQSxFQUNuRyxJQUFJLFVBQVUsT0FBTyxPQUFPO0FBQUEsSUFBSSxPQUFPLFFBQVEsT0FBTztBQUFBLENBQ3ZEO0FBR0QsU0FBUyxXQUFXLENBQUMsT0FBK0MsUUFBZ0I7QUFBQSxFQUNsRixNQUFNLE9BQU8sT0FBTyxNQUFNLFFBQVEsT0FBTyxJQUFJO0FBQUEsRUFDN0MsTUFBTSxRQUFRLE1BQU0sUUFBUSxRQUFRO0FBQUEsRUFDcEMsTUFBTSxRQUFRLE9BQU8sY0FBYyxnQkFBZ0I7QUFBQSxFQUNuRCxJQUFJLE9BQU87QUFBQSxJQUFxQixPQUFPLE9BQU8sT0FBTztBQUFBLEVBQ3JELE1BQU0sVUFBVSxTQUFTLFNBQVMsY0FBYyxHQUFHO0FBQUEsRUFDbkQsUUFBUSxZQUFZLE9BQU8sSUFBSSxxQ0FBcUM7QUFBQSxFQUNwRSxRQUFRLGNBQWMsR0FBRyxZQUFZLE1BQU0sUUFBUTtBQUFBLEVBQ25ELElBQUksQ0FBQztBQUFBLElBQU8sT0FBTyxPQUFPLE9BQU87QUFBQTtBQUduQyxTQUFTLGlCQUFpQixTQUFTLENBQUMsVUFBVTtBQUFBLEVBQzVDLE1BQU0sU0FBVSxNQUFNLE9BQW1CLFFBQXFCLGVBQWU7QUFBQSxFQUM3RSxNQUFNLFFBQVEsVUFBVSxTQUFTLGVBQWUsT0FBTyxRQUFRLFVBQVUsRUFBRTtBQUFBLEVBQzNFLElBQUksQ0FBQyxVQUFVLEVBQUUsaUJBQWlCO0FBQUEsSUFBbUI7QUFBQSxFQUNyRCxNQUFNLFNBQVMsTUFBTSxTQUFTO0FBQUEsRUFDOUIsTUFBTSxPQUFPLFNBQVMsU0FBUztBQUFBLEVBQy9CLE9BQU8sYUFBYSxnQkFBZ0IsT0FBTyxNQUFNLENBQUM7QUFBQSxDQUNuRDtBQUVELFNBQVMsY0FBMkIsdUJBQXVCLEdBQUcsTUFBTTtBQUdwRSxPQUFPLG1CQUFtQixHQUFHLFVBQVUsb0JBQW9CO0FBQUEsRUFDekQsSUFBSSxVQUFVLFdBQVc7QUFBQSxJQUFLO0FBQUEsRUFDOUIsTUFBTSxPQUFPLFNBQVMsZUFBZSxlQUFlLE1BQU0sRUFBRSxLQUFLO0FBQUEsRUFDakUsTUFBTSxRQUFRLE1BQU0sY0FBMkIsdUJBQXVCO0FBQUEsRUFDdEUsSUFBSTtBQUFBLElBQU8sT0FBTyxNQUFNLE1BQU07QUFBQSxFQUM5QixNQUFNLFNBQVMsTUFBTSxjQUEyQixhQUFhO0FBQUEsRUFDN0QsSUFBSSxDQUFDO0FBQUEsSUFBUTtBQUFBLEVBQ2IsT0FBTyxXQUFXO0FBQUEsRUFDbEIsT0FBTyxNQUFNO0FBQUEsQ0FDZDs7O0FDL0NELElBQU0sU0FBUztBQUVmLElBQU0sdUJBQXVCO0FBQzdCLElBQU0saUJBQWlCLElBQUksSUFBSSxDQUFDLFlBQVksVUFBVSxRQUFRLFVBQVUsVUFBVSxTQUFTLE9BQU8sQ0FBQztBQUtuRyxJQUFNLFdBQVcsSUFBSTtBQUVyQixJQUFNLGFBQWEsTUFBTSxTQUFTLGlCQUFrQyxrQkFBa0I7QUFFdEYsU0FBUyxVQUFVLENBQUMsTUFBK0I7QUFBQSxFQUNqRCxPQUFPLEdBQUcsU0FBUyxLQUFLLFFBQVEsU0FBUyxLQUFLLGFBQWEsUUFBUTtBQUFBO0FBR3JFLFNBQVMsUUFBUSxDQUFDLE1BQWdDO0FBQUEsRUFDaEQsT0FBTyxDQUFDLEdBQUcsS0FBSyxRQUFRLEVBQUUsT0FDeEIsQ0FBQyxZQUNFLG1CQUFtQixvQkFBb0IsQ0FBQyxlQUFlLElBQUksUUFBUSxJQUFJLEtBQ3hFLG1CQUFtQix1QkFDbkIsbUJBQW1CLGlCQUN2QjtBQUFBO0FBR0YsU0FBUyxZQUFZLENBQUMsT0FBc0I7QUFBQSxFQUMxQyxNQUFNLFdBQVcsaUJBQWlCLHFCQUFxQixNQUFNLFNBQVMsY0FBYyxNQUFNLFNBQVM7QUFBQSxFQUNuRyxPQUFPLFdBQVcsT0FBTyxNQUFNLE9BQU8sSUFBSSxNQUFNO0FBQUE7QUFJbEQsU0FBUyxhQUFhLENBQUMsT0FBc0I7QUFBQSxFQUMzQyxJQUFJLGlCQUFpQixtQkFBbUI7QUFBQSxJQUN0QyxNQUFNLFNBQVMsQ0FBQyxHQUFHLE1BQU0sT0FBTyxFQUFFLEtBQUssQ0FBQyxXQUFXLE9BQU8sZUFBZSxLQUFLLE1BQU0sUUFBUTtBQUFBLElBQzVGLE9BQU8sUUFBUSxTQUFTO0FBQUEsRUFDMUI7QUFBQSxFQUNBLE1BQU0sV0FBVyxpQkFBaUIscUJBQXFCLE1BQU0sU0FBUyxjQUFjLE1BQU0sU0FBUztBQUFBLEVBQ25HLE9BQU8sV0FBVyxPQUFPLE1BQU0sY0FBYyxJQUFJLE1BQU07QUFBQTtBQUl6RCxTQUFTLFFBQVEsQ0FBQyxPQUFzQjtBQUFBLEVBQ3RDLE9BQU8sTUFBTSxTQUFTLFVBQVUsR0FBRyxNQUFNLFFBQVEsTUFBTSxVQUFVLE1BQU07QUFBQTtBQUd6RSxTQUFTLElBQUksQ0FBQyxNQUF1QjtBQUFBLEVBQ25DLE1BQU0sUUFBUSxLQUFLLFdBQVcsSUFBSSxDQUFDO0FBQUEsRUFDbkMsV0FBVyxTQUFTLFNBQVMsSUFBSSxHQUFHO0FBQUEsSUFDbEMsSUFBSSxNQUFNLFNBQVMsTUFBTSxNQUFNLGlCQUFpQjtBQUFBLE1BQWlCO0FBQUEsSUFDakUsTUFBTSxRQUFRLGFBQWEsS0FBSztBQUFBLElBRWhDLElBQUksVUFBVSxjQUFjLEtBQUssS0FBSyxTQUFTLEtBQUssS0FBSztBQUFBLE1BQU8sTUFBTSxTQUFTLEtBQUssS0FBSztBQUFBLEVBQzNGO0FBQUEsRUFDQSxNQUFNLFdBQVcsSUFBSSxHQUFHLEtBQUs7QUFBQTtBQUl4QixTQUFTLFVBQVUsQ0FBQyxNQUFpQztBQUFBLEVBQzFELE9BQU8sT0FBTyxLQUFLLEtBQUssV0FBVyxJQUFJLENBQUMsQ0FBQztBQUFBO0FBSXBDLFNBQVMsWUFBWSxDQUFDLE1BQXVCLFFBQWdCO0FBQUEsRUFDbEUsTUFBTSxPQUFPLE9BQU8sUUFBUSxLQUFLLFdBQVcsSUFBSSxDQUFDLENBQUMsRUFBRSxPQUFPLEVBQUUsVUFBVSxDQUFDLEtBQUssV0FBVyxNQUFNLENBQUM7QUFBQSxFQUMvRixNQUFNLFdBQVcsSUFBSSxHQUFHLE9BQU8sWUFBWSxJQUFJLENBQUM7QUFBQTtBQUdsRCxTQUFTLE9BQU8sQ0FBQyxNQUF1QjtBQUFBLEVBQ3RDLElBQUksU0FBUyxJQUFJLElBQUk7QUFBQSxJQUFHO0FBQUEsRUFDeEIsU0FBUyxJQUFJLElBQUk7QUFBQSxFQUNqQixjQUFjLElBQUk7QUFBQTtBQUliLFNBQVMsYUFBYSxDQUFDLE1BQXVCO0FBQUEsRUFDbkQsTUFBTSxRQUFRLEtBQUssV0FBVyxJQUFJLENBQUM7QUFBQSxFQUNuQyxJQUFJLFlBQVk7QUFBQSxFQUNoQixXQUFXLFNBQVMsU0FBUyxJQUFJLEdBQUc7QUFBQSxJQUNsQyxNQUFNLFFBQVEsTUFBTSxTQUFTLEtBQUs7QUFBQSxJQUNsQyxJQUFJLFVBQVUsYUFBYSxVQUFVLGFBQWEsS0FBSztBQUFBLE1BQUc7QUFBQSxJQUMxRCxJQUFJLGlCQUFpQixxQkFBcUIsTUFBTSxTQUFTLGNBQWMsTUFBTSxTQUFTO0FBQUEsTUFDcEYsTUFBTSxVQUFVLFVBQVU7QUFBQSxJQUM1QjtBQUFBLE1BQUssTUFBTSxRQUFRO0FBQUEsSUFDbkIsY0FBYyxhQUFhLEtBQUssTUFBTTtBQUFBLElBQ3RDLE1BQU0sY0FBYyxJQUFJLE1BQU0sU0FBUyxFQUFFLFNBQVMsS0FBSyxDQUFDLENBQUM7QUFBQSxFQUMzRDtBQUFBLEVBQ0EsSUFBSTtBQUFBLElBQVcsTUFBTSxRQUFRLFNBQVMsZUFBZSxRQUFRLEdBQUcsUUFBUSxZQUFZLEVBQUU7QUFBQTtBQUd4RixTQUFTLElBQUksQ0FBQyxLQUFvQjtBQUFBLEVBQ2hDLElBQUk7QUFBQSxJQUNGLE9BQU8sS0FBSyxNQUFNLGVBQWUsUUFBUSxHQUFHLEtBQUssSUFBSTtBQUFBLElBQ3JELE1BQU07QUFBQSxJQUNOLE9BQU8sQ0FBQztBQUFBO0FBQUE7QUFLWixTQUFTLEtBQUssQ0FBQyxLQUFhLE9BQWM7QUFBQSxFQUN4QyxJQUFJO0FBQUEsSUFDRixNQUFNLE9BQU8sS0FBSyxVQUFVLEtBQUs7QUFBQSxJQUNqQyxJQUFJLE9BQU8sS0FBSyxLQUFLLEVBQUUsV0FBVyxLQUFLLEtBQUssU0FBUztBQUFBLE1BQXNCLGVBQWUsV0FBVyxHQUFHO0FBQUEsSUFDeEc7QUFBQSxNQUFLLGVBQWUsUUFBUSxLQUFLLElBQUk7QUFBQSxJQUNyQyxNQUFNO0FBQUE7QUFHVixTQUFTLFlBQVksQ0FBQyxTQUFtQztBQUFBLEVBQ3ZELElBQUk7QUFBQSxJQUNGLFdBQVcsT0FBTyxPQUFPLEtBQUssY0FBYztBQUFBLE1BQzFDLElBQUksSUFBSSxXQUFXLE1BQU0sS0FBSyxRQUFRLEdBQUc7QUFBQSxRQUFHLGVBQWUsV0FBVyxHQUFHO0FBQUEsSUFDM0UsTUFBTTtBQUFBO0FBR1YsSUFBTSxjQUFjLENBQUMsV0FDbEIsUUFBMkIsUUFBeUIsa0JBQWtCLEtBQUs7QUFFOUUsV0FBVyxTQUFTLENBQUMsU0FBUyxRQUFRLEdBQUc7QUFBQSxFQUN2QyxTQUFTLGlCQUFpQixPQUFPLEdBQUcsYUFBYTtBQUFBLElBQy9DLE1BQU0sT0FBTyxZQUFZLE1BQU07QUFBQSxJQUMvQixJQUFJLFFBQVEsU0FBUyxJQUFJLElBQUk7QUFBQSxNQUFHLEtBQUssSUFBSTtBQUFBLEdBQzFDO0FBQ0g7QUFFQSxTQUFTLGlCQUFpQixTQUFTLEdBQUcsYUFBYTtBQUFBLEVBQ2pELE1BQU0sT0FBTyxZQUFhLE9BQW1CLFFBQVEsb0RBQW9ELENBQUM7QUFBQSxFQUMxRyxJQUFJO0FBQUEsSUFBTSxhQUFhLENBQUMsUUFBUSxRQUFRLFdBQVcsSUFBSSxDQUFDO0FBQUEsQ0FDekQ7QUFFRCxTQUFTLGlCQUFpQixVQUFVLEdBQUcsYUFBYTtBQUFBLEVBQ2xELElBQUssT0FBbUIsUUFBUSx3QkFBd0I7QUFBQSxJQUFHLGFBQWEsTUFBTSxJQUFJO0FBQUEsQ0FDbkY7QUFHRCxPQUFPLHNCQUFzQixHQUFHLFVBQVUsb0JBQW9CO0FBQUEsRUFDNUQsSUFBSSxDQUFDLFlBQVksU0FBUyxVQUFVO0FBQUEsSUFBSztBQUFBLEVBQ3pDLE1BQU0sV0FBVyxTQUFTLFFBQVEsSUFBSSxhQUFhLEtBQUssU0FBUyxRQUFRLElBQUksYUFBYTtBQUFBLEVBQzFGLE1BQU0sT0FBTyxZQUFZLGlCQUFpQixJQUFJO0FBQUEsRUFDOUMsSUFBSSxRQUFRO0FBQUEsSUFBVSxhQUFhLENBQUMsUUFBUSxRQUFRLFdBQVcsSUFBSSxDQUFDO0FBQUEsQ0FDckU7QUFFRCxJQUFNLFNBQVMsU0FBUyxjQUErQixxQkFBcUIsR0FBRztBQUUvRSxJQUFJO0FBQUEsRUFBUSxhQUFhLENBQUMsUUFBUSxDQUFDLElBQUksV0FBVyxHQUFHLFNBQVMsU0FBUyxDQUFDO0FBRXhFLElBQU0sYUFBYSxNQUFNLFdBQVcsRUFBRSxRQUFRLE9BQU87QUFDckQsV0FBVztBQUNYLElBQUksaUJBQWlCLFVBQVUsRUFBRSxRQUFRLFNBQVMsTUFBTSxFQUFFLFdBQVcsTUFBTSxTQUFTLEtBQUssQ0FBQzs7O0FDeEoxRixJQUFNLFlBQVksTUFBTSxTQUFTLGlCQUFxQywwQkFBMEI7QUFFaEcsU0FBUyxpQkFBaUIsU0FBUyxDQUFDLFVBQVU7QUFBQSxFQUM1QyxXQUFXLFFBQVEsVUFBVTtBQUFBLElBQUcsSUFBSSxDQUFDLEtBQUssU0FBUyxNQUFNLE1BQWM7QUFBQSxNQUFHLEtBQUssT0FBTztBQUFBLENBQ3ZGO0FBRUQsU0FBUyxpQkFBaUIsV0FBVyxDQUFDLFVBQVU7QUFBQSxFQUM5QyxJQUFJLE1BQU0sUUFBUTtBQUFBLElBQVU7QUFBQSxFQUM1QixXQUFXLFFBQVEsVUFBVSxHQUFHO0FBQUEsSUFDOUIsS0FBSyxPQUFPO0FBQUEsSUFDWixLQUFLLGNBQWMsU0FBUyxHQUFHLE1BQU07QUFBQSxFQUN2QztBQUFBLENBQ0Q7OztBQ2JELFdBQVcsUUFBUSxTQUFTLGlCQUFpQixPQUFPLEdBQUc7QUFBQSxFQUNyRCxNQUFNLFVBQVUsS0FBSyxjQUFjLGdCQUFnQjtBQUFBLEVBQ25ELE1BQU0sU0FBUyxVQUFVLFFBQVEsc0JBQXNCLEVBQUUsUUFBUSxLQUFLLHNCQUFzQixFQUFFLFFBQVE7QUFBQSxFQUN0RyxJQUFJLFNBQVM7QUFBQSxJQUFHLEtBQUssY0FBYztBQUNyQzs7O0FDRUEsSUFBTSxrQkFBa0I7QUFFeEIsSUFBTSxvQkFBb0I7QUFDMUIsSUFBTSxxQkFBcUI7QUFDM0IsSUFBTSxvQkFBb0I7QUFFMUIsSUFBTSxhQUFhO0FBQ25CLElBQU0saUJBQWlCO0FBRXZCLElBQU0sT0FBTyxTQUFTLGNBQStCLHlCQUF5QjtBQUM5RSxJQUFNLFNBQVMsU0FBUyxjQUFpQyxtQkFBbUI7QUFFNUUsSUFBSSxRQUFRO0FBQUEsRUFBUSxxQkFBcUIsT0FBTyxLQUFLLE9BQU8sSUFBSSxNQUFNLE1BQU07QUFDNUUsS0FBSyxJQUFJLFNBQVMsYUFBYTtBQUFBLEVBQVUsZUFBZSxnQkFBZ0IsS0FBSyxJQUFJLENBQUM7QUFFbEYsU0FBUyxvQkFBb0IsQ0FBQyxXQUFtQixRQUEyQjtBQUFBLEVBQzFFLE1BQU0sZ0JBQWdCLEtBQUssSUFBSSxpQkFBaUIsWUFBWSxDQUFDO0FBQUEsRUFDN0QsTUFBTSxtQkFBbUIsS0FBSyxJQUFJLG9CQUFvQixZQUFZLENBQUM7QUFBQSxFQUNuRSxJQUFJLFdBQVcsS0FBSyxJQUFJO0FBQUEsRUFFeEIsSUFBSSxhQUFhO0FBQUEsRUFDakIsSUFBSSxXQUFXO0FBQUEsRUFDZixJQUFJLFlBQVk7QUFBQSxFQUNoQixlQUFlLFlBQVksUUFBUTtBQUFBLEVBRW5DLFNBQVMsY0FBYyxHQUFHO0FBQUEsSUFDeEIsTUFBTSxNQUFNLEtBQUssSUFBSTtBQUFBLElBQ3JCLFdBQVc7QUFBQSxJQUNYLElBQUksTUFBTSxZQUFZLG1CQUFtQjtBQUFBLE1BQ3ZDLFdBQVc7QUFBQSxNQUNYLGVBQWUsWUFBWSxHQUFHO0FBQUEsSUFDaEM7QUFBQSxJQUNBLElBQUksTUFBTSxjQUFjO0FBQUEsTUFBdUIsZUFBZTtBQUFBO0FBQUEsRUFHaEUsZUFBZSxjQUFjLEdBQUc7QUFBQSxJQUM5QixhQUFhLEtBQUssSUFBSTtBQUFBLElBQ3RCLE1BQU0sV0FBVyxNQUFNLEtBQUssUUFBUSx1QkFBdUI7QUFBQSxJQUMzRCxJQUFJLFVBQVUsV0FBVztBQUFBLE1BQUssV0FBVyxTQUFTO0FBQUE7QUFBQSxFQUlwRCxTQUFTLFdBQVcsR0FBRztBQUFBLElBQ3JCLElBQUksQ0FBQyxPQUFPO0FBQUEsTUFBTSxlQUFlO0FBQUE7QUFBQSxFQUduQyxTQUFTLFlBQVksR0FBRztBQUFBLElBQ3RCLElBQUksT0FBTztBQUFBLE1BQU0sT0FBTyxNQUFNO0FBQUEsSUFDOUIsV0FBVztBQUFBLElBQ1gsYUFBYTtBQUFBLElBQ2IsZUFBZTtBQUFBO0FBQUEsRUFHakIsU0FBUyxZQUFZLEdBQUc7QUFBQSxJQUN0QixXQUFXLEtBQUssSUFBSSxVQUFVLGNBQWMsVUFBVSxDQUFDO0FBQUEsSUFDdkQsTUFBTSxTQUFTLFdBQVcsWUFBWSxLQUFLLElBQUk7QUFBQSxJQUMvQyxJQUFJLFVBQVU7QUFBQSxNQUFHLE9BQU8sS0FBSyxhQUFhO0FBQUEsSUFDMUMsSUFBSSxTQUFTLGVBQWU7QUFBQSxNQUMxQixJQUFJLE9BQU87QUFBQSxRQUFNLE9BQU8sTUFBTTtBQUFBLE1BQzlCO0FBQUEsSUFDRjtBQUFBLElBQ0EsTUFBTSxPQUFPLE9BQU8sY0FBMkIsY0FBYztBQUFBLElBQzdELElBQUk7QUFBQSxNQUFNLEtBQUssY0FBYyxnQkFBZ0IsTUFBTTtBQUFBLElBQ25ELElBQUksT0FBTztBQUFBLE1BQU07QUFBQSxJQUNqQixPQUFPLFVBQVU7QUFBQSxJQUNqQixPQUFPLGNBQTJCLGFBQWEsR0FBRyxNQUFNO0FBQUE7QUFBQSxFQUkxRCxlQUFlLFlBQVksR0FBRztBQUFBLElBQzVCLElBQUk7QUFBQSxNQUFXO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixNQUFNLEtBQUssT0FBTyxxQkFBcUI7QUFBQSxJQUN2QyxlQUFlLGdCQUFnQixLQUFLLElBQUksQ0FBQztBQUFBLElBQ3pDLFlBQVk7QUFBQSxJQUNaLFdBQVcsU0FBUztBQUFBO0FBQUEsRUFHdEIsU0FBUyxVQUFVLENBQUMsS0FBMkI7QUFBQSxJQUM3QyxJQUFJO0FBQUEsTUFBVztBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYyxVQUFVO0FBQUEsSUFDeEIsTUFBTSxRQUFRLElBQUksZ0JBQWdCLEdBQUcsTUFBTSxRQUFRLFFBQVEsU0FBUyxXQUFXLFNBQVMsT0FBTyxDQUFDO0FBQUEsSUFDaEcsU0FBUyxPQUFPLFVBQVUsT0FBTztBQUFBO0FBQUEsRUFHbkMsV0FBVyxhQUFhLENBQUMsV0FBVyxlQUFlLGVBQWUsY0FBYyxPQUFPO0FBQUEsSUFDckYsT0FBTyxpQkFBaUIsV0FBVyxhQUFhLEVBQUUsU0FBUyxNQUFNLFNBQVMsS0FBSyxDQUFDO0FBQUEsRUFDbEYsT0FBTyxpQkFBaUIsVUFBVSxZQUFZO0FBQUEsRUFDOUMsT0FBTyxpQkFBaUIsU0FBUyxDQUFDLFVBQVU7QUFBQSxJQUMxQyxNQUFNLFNBQVMsTUFBTTtBQUFBLElBQ3JCLElBQUksT0FBTyxRQUFRLGFBQWE7QUFBQSxNQUFHLGFBQWE7QUFBQSxJQUVoRCxJQUFJLE9BQU8sUUFBUSxjQUFjO0FBQUEsTUFDL0IsU0FBUyxjQUErQix3QkFBd0IsR0FBRyxjQUFjO0FBQUEsR0FDcEY7QUFBQSxFQUVELGVBQWUsYUFBYSxHQUFHO0FBQUEsSUFDN0IsTUFBTSxRQUFRLFdBQVcsWUFBWSxLQUFLLElBQUksS0FBSyxJQUFJO0FBQUEsSUFDdkQsTUFBTSxXQUFXLE1BQU0sS0FBSyxPQUFPLHVCQUF1QjtBQUFBLElBQzFELElBQUksVUFBVSxXQUFXO0FBQUEsTUFBSyxXQUFXLFFBQVEsWUFBWSxRQUFRO0FBQUE7QUFBQSxFQUV2RSxPQUFPLGlCQUFpQixXQUFXLEdBQUcsVUFBVTtBQUFBLElBQzlDLElBQUksUUFBUTtBQUFBLE1BQXFCLGNBQWM7QUFBQSxJQUMvQyxJQUFJLFFBQVE7QUFBQSxNQUFZLGFBQWE7QUFBQSxHQUN0QztBQUFBLEVBQ0QsT0FBTyxpQkFBaUIsWUFBWSxHQUFHLGdCQUFnQixhQUFhLEtBQUssY0FBYyxDQUFDO0FBQUEsRUFDeEYsTUFBTSxhQUFhLFlBQVksY0FBYyxpQkFBaUI7QUFBQTtBQUloRSxlQUFlLElBQUksQ0FBQyxRQUFnQixNQUF3QztBQUFBLEVBQzFFLE1BQU0sT0FBTyxTQUFTLGNBQStCLG1CQUFtQixHQUFHLFdBQVc7QUFBQSxFQUN0RixPQUFPLE1BQU0sTUFBTSxFQUFFLFFBQVEsU0FBUyxFQUFFLGdCQUFnQixLQUFLLEdBQUcsV0FBVyxLQUFLLENBQUMsRUFBRSxNQUFNLE1BQU0sSUFBSTtBQUFBO0FBSXJHLFNBQVMsY0FBYyxDQUFDLEtBQWEsSUFBWTtBQUFBLEVBQy9DLElBQUk7QUFBQSxJQUNGLGFBQWEsUUFBUSxLQUFLLE9BQU8sRUFBRSxDQUFDO0FBQUEsSUFDcEMsTUFBTTtBQUFBO0FBR1YsU0FBUyxhQUFhLENBQUMsS0FBcUI7QUFBQSxFQUMxQyxJQUFJO0FBQUEsSUFDRixNQUFNLEtBQUssT0FBTyxhQUFhLFFBQVEsR0FBRyxDQUFDO0FBQUEsSUFFM0MsT0FBTyxNQUFNLEtBQUssSUFBSSxJQUFJLEtBQUs7QUFBQSxJQUMvQixNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUE7QUFBQTtBQUtYLFNBQVMsZUFBZSxDQUFDLElBQW9CO0FBQUEsRUFDM0MsTUFBTSxVQUFVLEtBQUssS0FBSyxLQUFLLElBQUk7QUFBQSxFQUNuQyxPQUFPLEdBQUcsS0FBSyxNQUFNLFVBQVUsRUFBRSxLQUFLLE9BQU8sVUFBVSxFQUFFLEVBQUUsU0FBUyxHQUFHLEdBQUc7QUFBQTs7O0FDNUk1RSxTQUFTLGlCQUFpQixTQUFTLE9BQU8sVUFBVTtBQUFBLEVBQ2xELE1BQU0sU0FBVSxNQUFNLE9BQW1CLFFBQXFCLDZCQUE2QjtBQUFBLEVBQzNGLElBQUksQ0FBQztBQUFBLElBQVE7QUFBQSxFQUNiLElBQUksT0FBTyxRQUFRLFdBQVc7QUFBQSxJQUFXLE9BQU8sT0FBTyxNQUFNO0FBQUEsRUFDN0QsTUFBTSxPQUFPLFNBQVMsZUFBZSxPQUFPLFFBQVEsVUFBVSxFQUFFLEdBQUcsYUFBYTtBQUFBLEVBQ2hGLE1BQU0sVUFBVSxVQUFVLFVBQVUsSUFBSTtBQUFBLEVBQ3hDLE1BQU0sU0FBUyxTQUFTLGVBQWUsUUFBUSxHQUFHLFFBQVEsVUFBVSxFQUFFO0FBQUEsQ0FDdkU7OztBQ1BELGVBQWUsWUFBWSxHQUFHO0FBQUEsRUFDNUIsTUFBTSxTQUFTLENBQUMsR0FBRyxTQUFTLGlCQUE4QixvQkFBb0IsQ0FBQztBQUFBLEVBQy9FLElBQUksT0FBTyxXQUFXO0FBQUEsSUFBRztBQUFBLEVBQ3pCLFFBQVEsZ0JBQWdCLE1BQU07QUFBQSxFQUM5QixXQUFXLFNBQVMsUUFBUTtBQUFBLElBQzFCLE1BQU0sUUFBUSxNQUFNO0FBQUEsSUFDcEIsSUFBSSxNQUFNLHNCQUFzQixLQUFLLGlCQUFpQjtBQUFBLE1BQXFCLFlBQVksT0FBTyxLQUFLO0FBQUEsRUFDckc7QUFBQTtBQUdHLGFBQWE7QUFDbEIsT0FBTyxtQkFBbUIsTUFBTSxLQUFLLGFBQWEsQ0FBQzs7O0FDWm5ELFNBQVMsUUFBUSxDQUFDLFFBQXFDO0FBQUEsRUFDckQsT0FBUSxRQUEyQixRQUFRLG9EQUFvRCxNQUFNO0FBQUE7QUFHdkcsU0FBUyxpQkFBaUIsV0FBVyxDQUFDLFVBQVU7QUFBQSxFQUM5QyxJQUFJLE1BQU0sV0FBVyxNQUFNLFdBQVcsTUFBTSxVQUFVLE1BQU0sb0JBQW9CLFNBQVMsTUFBTSxNQUFNO0FBQUEsSUFDbkc7QUFBQSxFQUNGLElBQUksU0FBUyxjQUFjLGNBQWMsS0FBSyxDQUFDLFVBQVUsS0FBSyxNQUFNLEdBQUc7QUFBQSxJQUFHO0FBQUEsRUFDMUUsTUFBTSxTQUFTLFNBQVMsY0FBMkIsdUJBQXVCLE1BQU0sT0FBTztBQUFBLEVBQ3ZGLElBQUksQ0FBQztBQUFBLElBQVE7QUFBQSxFQUNiLE1BQU0sZUFBZTtBQUFBLEVBQ3JCLElBQUksT0FBTyxRQUFRLG9DQUFvQztBQUFBLElBQUcsT0FBTyxNQUFNO0FBQUEsRUFDdkU7QUFBQSxJQUFLLE9BQU8sTUFBTTtBQUFBLENBQ25COzs7QUNWRCxJQUFNLGNBQWM7QUFFcEIsSUFBTSxrQkFBa0I7QUFXeEIsU0FBUyxpQkFBaUIsZUFBZSxDQUFDLFVBQVU7QUFBQSxFQUNsRCxNQUFNLFVBQVcsTUFBbUQ7QUFBQSxFQUNwRSxpQkFBaUIsRUFBRSxLQUFLLFNBQVMsTUFBTSxRQUFRLEtBQUssQ0FBQztBQUFBLENBQ3REO0FBRUQsZUFBZSxnQkFBZ0IsR0FBcUI7QUFBQSxFQUNsRCxNQUFNLE9BQU8sV0FBVztBQUFBLEVBQ3hCLE1BQU0sT0FBTyxLQUFLLEtBQUssT0FBTyxhQUFhLEVBQUUsUUFBUSxNQUFNLE1BQU0sWUFBWSxDQUFDO0FBQUEsRUFDOUUsTUFBTSxTQUFTLEtBQUssY0FBYyxRQUFRO0FBQUEsRUFDMUMsSUFBSSxDQUFDO0FBQUEsSUFBUSxPQUFPO0FBQUEsRUFDcEIsT0FBTyxJQUFJLFFBQVEsQ0FBQyxZQUFZO0FBQUEsSUFDOUIsSUFBSSxXQUFXO0FBQUEsSUFDZixNQUFNLFNBQVMsTUFBTTtBQUFBLE1BQ25CLFdBQVc7QUFBQSxNQUNYLE9BQU8sTUFBTTtBQUFBO0FBQUEsSUFFZixTQUFTLGlCQUFpQixvQkFBb0IsTUFBTTtBQUFBLElBQ3BELE9BQU8saUJBQ0wsU0FDQSxNQUFNO0FBQUEsTUFDSixTQUFTLG9CQUFvQixvQkFBb0IsTUFBTTtBQUFBLE1BQ3ZELEtBQUssT0FBTztBQUFBLE1BQ1osUUFBUSxRQUFRO0FBQUEsT0FFbEIsRUFBRSxNQUFNLEtBQUssQ0FDZjtBQUFBLEdBQ0Q7QUFBQTtBQUdILFNBQVMsVUFBVSxHQUFZO0FBQUEsRUFDN0IsTUFBTSxPQUFPLFNBQVMsY0FBYyxLQUFLO0FBQUEsRUFDekMsS0FBSyxLQUFLO0FBQUEsRUFDVixTQUFTLGVBQWUsYUFBYSxHQUFHLE9BQU8sSUFBSTtBQUFBLEVBQ25ELE9BQU87QUFBQTtBQUdULE9BQU8sdUJBQXVCLFNBQVMsVUFBVSxlQUFlLGtCQUFrQjtBQUFBLEVBQ2hGLElBQUksQ0FBQyxVQUFVLFFBQVEsSUFBSSxjQUFjLEtBQUssQ0FBRSxNQUFNLGNBQWM7QUFBQSxJQUFJO0FBQUEsRUFDeEUsSUFBSSxDQUFDLGVBQWU7QUFBQSxJQUFhLE9BQU8sU0FBUyxPQUFPO0FBQUEsRUFDeEQsTUFBTSxZQUFhLGFBQXlDLGFBQWE7QUFBQSxFQUN6RSxJQUFJLHlCQUF5QjtBQUFBLElBQWlCLGNBQWMsY0FBYyxTQUFTO0FBQUEsRUFDbkY7QUFBQSxJQUFNLGNBQThCLE1BQU07QUFBQSxDQUMzQzs7O0FDMURELElBQU0sYUFBYSxTQUFTLGNBQTJCLGFBQWE7QUFFcEUsU0FBUyxhQUFhLENBQUMsUUFBaUIsTUFBYztBQUFBLEVBQ3BELE1BQU0sUUFBUSxPQUFPLGNBQTJCLE9BQU87QUFBQSxFQUN2RCxNQUFNLFFBQVEsQ0FBQyxPQUFPLEdBQUcsT0FBTyxpQkFBOEIsWUFBWSxDQUFDO0FBQUEsRUFDM0UsTUFBTSxNQUFNLFFBQVEsU0FBUyxhQUE0QixJQUFJLE9BQU8sTUFBTTtBQUFBO0FBRzVFLFNBQVMsaUJBQWlCLFdBQVcsQ0FBQyxVQUFVO0FBQUEsRUFDOUMsUUFBUSxLQUFLLFdBQVc7QUFBQSxFQUN4QixNQUFNLFNBQVUsT0FBbUIsVUFBVSxjQUFjO0FBQUEsRUFDM0QsSUFBSSxXQUFXLFFBQVEsZUFBZSxRQUFRO0FBQUEsSUFDNUMsY0FBYyxRQUFRLFFBQVEsY0FBYyxJQUFJLEVBQUU7QUFBQSxFQUNwRCxLQUFLLElBQUksVUFBVSxRQUFRLFdBQVksT0FBbUIsUUFBUSxPQUFPLEdBQUc7QUFBQSxJQUMxRSxNQUFNLFFBQVEsT0FBTyxjQUEyQixZQUFZO0FBQUEsSUFDNUQsSUFBSSxDQUFDO0FBQUEsTUFBTztBQUFBLElBQ1osTUFBTSxNQUFNO0FBQUEsRUFDZCxFQUFFLEtBQUssSUFBSSxlQUFlLE1BQU0sV0FBVyxNQUFNLFlBQVksSUFBSSxZQUFZLE1BQU07QUFBQSxJQUFLLFdBQVcsTUFBTTtBQUFBLEVBQ3pHO0FBQUEsSUFBSztBQUFBLEVBQ0wsTUFBTSxlQUFlO0FBQUEsQ0FDdEI7OztBQ0NELFNBQVMsU0FBUyxHQUFHO0FBQUEsRUFDbkIsTUFBTSxNQUFNLENBQUMsYUFBcUIsU0FBUyxjQUFjLFFBQVEsTUFBTTtBQUFBLEVBQ3ZFLElBQUksSUFBSSxxQkFBcUI7QUFBQSxJQUFRO0FBQUEsRUFDckMsSUFBSSxJQUFJLG9CQUFvQjtBQUFBLElBQVE7QUFBQSxFQUNwQyxJQUFJLElBQUksaUJBQWlCO0FBQUEsSUFBUTtBQUFBLEVBQ2pDLElBQUksSUFBSSxTQUFTO0FBQUEsSUFBUTtBQUFBLEVBQ3pCLElBQUksSUFBSSxpQkFBaUI7QUFBQSxJQUFRO0FBQUEsRUFDakMsSUFBSSxJQUFJLGdCQUFnQjtBQUFBLElBQVE7QUFBQSxFQUVoQyxJQUFJLElBQUksU0FBUztBQUFBLElBQVE7QUFBQSxFQUN6QixJQUFJLElBQUksT0FBTztBQUFBLElBQVE7QUFBQSxFQUN2QixJQUFJLElBQUksb0JBQW9CO0FBQUEsSUFBUTtBQUFBLEVBQ3BDLElBQUksSUFBSSxjQUFjO0FBQUEsSUFBUTtBQUFBLEVBQzlCLElBQUksSUFBSSxnQkFBZ0I7QUFBQSxJQUFRO0FBQUEsRUFDaEMsSUFBSSxJQUFJLHNCQUFzQjtBQUFBLElBQVE7QUFBQTtBQUd4QyxVQUFVO0FBQ1YsT0FBTyxtQkFBbUIsU0FBUzsiLAogICJkZWJ1Z0lkIjogIkM3MjMwRTFDMzcyQUY2ODk2NDc1NkUyMTY0NzU2RTIxIiwKICAibmFtZXMiOiBbXQp9
