// node_modules/qr/index.js
/*!
 * Copyright (c) 2023 Paul Miller (paulmillr.com)
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
var MAX_OUTPUT_SIZE = 1024;
var MAX_COMPACT_OUTPUT_SIZE = MAX_OUTPUT_SIZE * 4;
var BYTES = /* @__PURE__ */ (() => {
  const res = [];
  for (let ver = 1;ver <= 40; ver++) {
    let bits = (16 * ver + 128) * ver + 64;
    if (ver >= 2) {
      const align = Math.floor(ver / 7) + 2;
      bits -= (25 * align - 10) * align - 55;
      if (ver >= 7)
        bits -= 36;
    }
    res.push(bits >>> 3);
  }
  return res;
})();
var ECC_LEVELS = ["low", "medium", "quartile", "high"];
var WORDS_PER_BLOCK = {
  low: [
    7,
    10,
    15,
    20,
    26,
    18,
    20,
    24,
    30,
    18,
    20,
    24,
    26,
    30,
    22,
    24,
    28,
    30,
    28,
    28,
    28,
    28,
    30,
    30,
    26,
    28,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30
  ],
  medium: [
    10,
    16,
    26,
    18,
    24,
    16,
    18,
    22,
    22,
    26,
    30,
    22,
    22,
    24,
    24,
    28,
    28,
    26,
    26,
    26,
    26,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28
  ],
  quartile: [
    13,
    22,
    18,
    26,
    18,
    24,
    18,
    22,
    20,
    24,
    28,
    26,
    24,
    20,
    30,
    24,
    28,
    28,
    26,
    30,
    28,
    30,
    30,
    30,
    30,
    28,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30
  ],
  high: [
    17,
    28,
    22,
    16,
    22,
    28,
    26,
    26,
    24,
    28,
    24,
    28,
    22,
    24,
    24,
    30,
    28,
    28,
    26,
    28,
    30,
    24,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30
  ]
};
var ECC_BLOCKS = {
  low: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
  medium: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
  quartile: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68],
  high: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81]
};
var EC_CODE = { low: 1, medium: 0, quartile: 3, high: 2 };
var ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
function formatBits(ecc, mask) {
  const data = EC_CODE[ecc] << 3 | mask;
  let d = data;
  for (let i = 0;i < 10; i++)
    d = d << 1 ^ (d >> 9) * 1335;
  return (data << 10 | d) ^ 21522;
}
function versionBits(ver) {
  let d = ver;
  for (let i = 0;i < 12; i++)
    d = d << 1 ^ (d >> 11) * 7973;
  return ver << 12 | d;
}
var GF256 = /* @__PURE__ */ (() => {
  const exp = new Uint8Array(510);
  const log = new Uint8Array(256);
  for (let i = 0, x = 1;i < 255; i++) {
    exp[i] = exp[i + 255] = x;
    log[x] = i;
    x <<= 1;
    if (x & 256)
      x ^= 285;
  }
  return { exp, log };
})();
function maskBits(x, y) {
  const x2 = x % 2;
  const y2 = y % 2;
  const x3 = x % 3;
  const xy3 = x3 * (y % 3) % 3;
  const xy2 = x2 & y2;
  let bits = 0;
  if (x2 === y2)
    bits |= 1;
  if (y2 === 0)
    bits |= 2;
  if (x3 === 0)
    bits |= 4;
  if ((x + y) % 3 === 0)
    bits |= 8;
  if ((Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0)
    bits |= 16;
  if (xy2 + xy3 === 0)
    bits |= 32;
  if ((xy2 + xy3) % 2 === 0)
    bits |= 64;
  if (((x2 ^ y2) + xy3) % 2 === 0)
    bits |= 128;
  return bits;
}
var POP16 = /* @__PURE__ */ (() => {
  const t = new Uint8Array(1 << 16);
  for (let i = 1;i < t.length; i++)
    t[i] = t[i >>> 1] + (i & 1);
  return t;
})();
var popcnt = (n) => POP16[n & 65535] + POP16[n >>> 16];
var CTRL = [10, 27];
var NL = /* @__PURE__ */ String.fromCharCode(CTRL[0]);

// node_modules/qr/decode.js
var cap = (value, min, max) => {
  let result = value;
  if (max !== undefined)
    result = Math.min(result, max);
  if (min !== undefined)
    result = Math.max(result, min);
  return result;
};
var { exp: EXP, log: LOG } = GF256;
var mul = (a, b) => a && b ? EXP[LOG[a] + LOG[b]] : 0;
var inv = (a) => EXP[255 - LOG[a]];
var MAX_IMAGE_SIDE = 4096;
var MAX_ARENA_BYTES = 64 * 1024 * 1024;
var validateSize = (size, name) => {
  if (!Number.isSafeInteger(size.width) || !Number.isSafeInteger(size.height))
    throw new TypeError(`${name} expected safe integer width and height`);
  if (size.width <= 0 || size.height <= 0)
    throw new RangeError(`${name} expected positive width and height`);
  if (size.width > MAX_IMAGE_SIDE || size.height > MAX_IMAGE_SIDE)
    throw new RangeError(`${name} expected width and height <= ${MAX_IMAGE_SIDE}, got ${size.width}x${size.height}`);
  return size.width * size.height;
};
function darkToImage(width, height, dk) {
  const data = new Uint8Array(width * height * 4);
  let i = 0;
  for (let y = 0;y < height; y++)
    for (let x = 0;x < width; x++) {
      const color = dk(x, y) ? 0 : 255;
      data[i] = color;
      data[i + 1] = color;
      data[i + 2] = color;
      data[i + 3] = 255;
      i += 4;
    }
  return { width, height, data };
}
var FAIL = Object.freeze({
  data: Object.freeze(new Error("data")),
  dimension: Object.freeze(new Error("dimension")),
  finder: Object.freeze(new Error("finder")),
  format: Object.freeze(new Error("format")),
  alignment: Object.freeze(new Error("alignment")),
  rs: Object.freeze(new Error("rs")),
  timing: Object.freeze(new Error("timing")),
  version: Object.freeze(new Error("version"))
});
var ECI_ENCODINGS = {
  1: "iso-8859-1",
  2: "ibm437",
  3: "iso-8859-1",
  4: "iso-8859-2",
  5: "iso-8859-3",
  6: "iso-8859-4",
  7: "iso-8859-5",
  8: "iso-8859-6",
  9: "iso-8859-7",
  10: "iso-8859-8",
  11: "iso-8859-9",
  13: "iso-8859-11",
  15: "iso-8859-13",
  16: "iso-8859-14",
  17: "iso-8859-15",
  18: "iso-8859-16",
  20: "shift-jis",
  21: "windows-1250",
  22: "windows-1251",
  23: "windows-1252",
  24: "windows-1256",
  25: "utf-16be",
  26: "utf-8",
  28: "big5",
  29: "gbk",
  30: "euc-kr"
};
var ECI_DECODERS = {};
for (const [id, name] of Object.entries(ECI_ENCODINGS)) {
  try {
    ECI_DECODERS[+id] = new TextDecoder(name);
  } catch {
    ECI_DECODERS[+id] = undefined;
  }
}
var NUMERIC_LENGTH_BITS = Uint8Array.of(10, 12, 14);
var ALPHANUMERIC_LENGTH_BITS = Uint8Array.of(9, 11, 13);
var BYTE_LENGTH_BITS = Uint8Array.of(8, 16, 16);
var Payload = {
  create(capacity) {
    const bytes = new Uint8Array(capacity);
    const views = new Array(capacity + 1);
    for (let i = 0;i < views.length; i++)
      views[i] = new Uint8Array(bytes.buffer, 0, i);
    let state;
    const read = (bits) => {
      const start = state.position;
      if (start + bits > state.dataLen * 8)
        return -1;
      let value = 0;
      let pos = start;
      for (let i = 0;i < bits; i++) {
        value = value << 1 | state.data[pos >> 3] >> 7 - (pos & 7) & 1;
        pos++;
      }
      state.position = pos;
      return value;
    };
    state = { position: 0, data: new Uint8Array(0), dataLen: 0, bytes, read, views };
    return state;
  },
  decode(state, data, dataLen, version, deferText = false) {
    state.position = 0;
    state.data = data;
    state.dataLen = dataLen;
    const read = state.read;
    const cls = version < 10 ? 0 : version < 27 ? 1 : 2;
    let eci = 26;
    let res = "";
    const parts = deferText ? [] : undefined;
    while (state.position + 4 <= dataLen * 8) {
      const mode = read(4);
      if (!mode)
        break;
      if (mode === 7) {
        const b0 = read(8);
        if (b0 < 0)
          return FAIL.data;
        if ((b0 & 128) === 0)
          eci = b0;
        else {
          const len = (b0 & 192) === 128 ? 8 : 16;
          const value = read(len);
          if (value < 0)
            return FAIL.data;
          eci = (b0 & (len === 8 ? 63 : 31)) << len;
          eci |= value;
        }
        continue;
      }
      if (mode === 1) {
        let length = read(NUMERIC_LENGTH_BITS[cls]);
        if (length < 0)
          return FAIL.data;
        for (;length >= 3; length -= 3) {
          const value = read(10);
          if (value < 0 || value >= 1000)
            return FAIL.data;
          res += String(value).padStart(3, "0");
        }
        if (length) {
          const value = read(length === 2 ? 7 : 4);
          if (value < 0 || value >= 10 ** length)
            return FAIL.data;
          res += String(value).padStart(length, "0");
        }
      } else if (mode === 2) {
        let length = read(ALPHANUMERIC_LENGTH_BITS[cls]);
        if (length < 0)
          return FAIL.data;
        for (;length >= 2; length -= 2) {
          const value = read(11);
          if (value < 0 || value >= 45 * 45)
            return FAIL.data;
          res += ALPHANUMERIC[value / 45 | 0] + ALPHANUMERIC[value % 45];
        }
        if (length) {
          const value = read(6);
          if (value < 0 || value >= 45)
            return FAIL.data;
          res += ALPHANUMERIC[value];
        }
      } else if (mode === 4) {
        const length = read(BYTE_LENGTH_BITS[cls]);
        if (length < 0 || state.position + 8 * length > dataLen * 8)
          return FAIL.data;
        if (parts) {
          const segment = new Uint8Array(length);
          for (let i = 0;i < length; i++)
            segment[i] = read(8);
          if (res)
            parts.push(res);
          parts.push([segment, eci]);
          res = "";
        } else {
          const encoding = ECI_ENCODINGS[eci];
          if (!encoding || length >= state.views.length)
            return FAIL.data;
          const decoder = ECI_DECODERS[eci] || new TextDecoder(encoding);
          for (let i = 0;i < length; i++)
            state.bytes[i] = read(8);
          res += decoder.decode(state.views[length]);
        }
      } else
        return FAIL.data;
    }
    if (!parts)
      return res;
    if (res)
      parts.push(res);
    return parts;
  },
  finish(decoded, textDecoder) {
    if (typeof decoded === "string")
      return decoded;
    if (!textDecoder)
      throw new Error("text decoder");
    let res = "";
    for (const part of decoded)
      res += typeof part === "string" ? part : textDecoder(part[0], part[1]);
    return res;
  }
};
var dist2 = (pts, a, b) => (pts[a] - pts[b]) ** 2 + (pts[a + 1] - pts[b + 1]) ** 2;
var distance = (first, second) => Math.hypot(second.x - first.x, second.y - first.y);
var checkVersion = (m, size) => {
  const ver = (size - 17) / 4;
  if (ver < 7)
    return true;
  let v1 = 0;
  let v2 = 0;
  for (let i = 0;i < 18; i++) {
    const x = size - 11 + i % 3;
    const y = i / 3 | 0;
    v1 |= m[y * size + x] << i;
    v2 |= m[x * size + y] << i;
  }
  const expected = versionBits(ver);
  const d1 = popcnt(expected ^ v1);
  const d2 = popcnt(expected ^ v2);
  return d1 <= 3 || d2 <= 3;
};
function squareToQuad(out, points) {
  const x1 = points[0];
  const y1 = points[1];
  const x2 = points[2];
  const y2 = points[3];
  const x3 = points[4];
  const y3 = points[5];
  const x4 = points[6];
  const y4 = points[7];
  const dx3 = x1 - x2 + x3 - x4;
  const dy3 = y1 - y2 + y3 - y4;
  if (dx3 === 0 && dy3 === 0) {
    out[0] = x2 - x1;
    out[1] = x3 - x2;
    out[2] = x1;
    out[3] = y2 - y1;
    out[4] = y3 - y2;
    out[5] = y1;
    out[6] = 0;
    out[7] = 0;
    out[8] = 1;
    return;
  }
  const dx1 = x2 - x3;
  const dx2 = x4 - x3;
  const dy1 = y2 - y3;
  const dy2 = y4 - y3;
  const den = dx1 * dy2 - dx2 * dy1;
  const a31 = (dx3 * dy2 - dx2 * dy3) / den;
  const a32 = (dx1 * dy3 - dx3 * dy1) / den;
  out[0] = x2 - x1 + a31 * x2;
  out[1] = x4 - x1 + a32 * x4;
  out[2] = x1;
  out[3] = y2 - y1 + a31 * y2;
  out[4] = y4 - y1 + a32 * y4;
  out[5] = y1;
  out[6] = a31;
  out[7] = a32;
  out[8] = 1;
}
var adjugate = (o, m) => {
  for (let i = 0;i < 9; i++) {
    const r = i / 3 | 0;
    const c = i % 3;
    const r1 = (c + 1) % 3 * 3;
    const r2 = (c + 2) % 3 * 3;
    const c1 = (r + 1) % 3;
    const c2 = (r + 2) % 3;
    o[i] = m[r1 + c1] * m[r2 + c2] - m[r1 + c2] * m[r2 + c1];
  }
};
var ptMul = (o, a, b) => {
  for (let r = 0;r < 9; r += 3) {
    const a0 = a[r];
    const a1 = a[r + 1];
    const a2 = a[r + 2];
    for (let c = 0;c < 3; c++)
      o[r + c] = a0 * b[c] + a1 * b[c + 3] + a2 * b[c + 6];
  }
};
var makePattern = () => ({ x: 0.1, y: 0.1, ms: 0.1 });
var LUMA8 = { step: 1, bits: 8 };
var LUMA10 = { step: 2, bits: 10 };
var LUMA12 = { step: 2, bits: 12 };
var RGB = { step: 3, bits: 8 };
var RGBA = { step: 4, bits: 8 };
var FORMATS = {
  RGB,
  RGBA,
  RGBX: RGBA,
  BGRA: RGBA,
  BGRX: RGBA,
  I420: LUMA8,
  I420A: LUMA8,
  I422: LUMA8,
  I444: LUMA8,
  NV12: LUMA8,
  I420P10: LUMA10,
  I420P12: LUMA12
};
var inputFormat = (format) => FORMATS[format];
var validateOpts = (opts) => {
  if (opts === null || typeof opts !== "object" || Array.isArray(opts))
    throw new TypeError(`"opts" expected object, got type=${typeof opts}`);
  if (opts.format !== undefined && !inputFormat(opts.format))
    throw new TypeError(`invalid opts.format=${opts.format} (${typeof opts.format})`);
  if (opts.effort !== undefined && opts.effort !== Infinity && (!Number.isSafeInteger(opts.effort) || opts.effort < 1))
    throw new TypeError(`invalid opts.effort=${opts.effort} (${typeof opts.effort})`);
  if (opts.timeLimit !== undefined && opts.timeLimit !== Infinity && (typeof opts.timeLimit !== "number" || !Number.isFinite(opts.timeLimit) || opts.timeLimit < 0))
    throw new TypeError(`invalid opts.timeLimit=${opts.timeLimit} (${typeof opts.timeLimit})`);
  for (const name of ["textDecoder", "pointsOnDetect", "imageOnResult", "imageOnBitmap"])
    if (opts[name] !== undefined && typeof opts[name] !== "function")
      throw new TypeError(`invalid opts.${name}=${opts[name]} (${typeof opts[name]})`);
};
var validateImage = (img, named, layout, capacity) => {
  const px = validateSize(img, '"img"');
  if (capacity && (img.width > capacity.width || img.height > capacity.height))
    throw new RangeError(`"img" expected dimensions <= ${capacity.width}x${capacity.height}, ` + `got ${img.width}x${img.height}`);
  const data = img.data;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray))
    throw new TypeError(`"img.data" expected Uint8Array or Uint8ClampedArray, got ${typeof data}`);
  const bytes = data;
  let format;
  if (named !== undefined) {
    format = inputFormat(named);
    if (!format)
      throw new TypeError(`invalid opts.format=${named} (${typeof named})`);
    if (layout) {
      const { offset, stride } = layout;
      const row = format.step * img.width;
      const end = offset + (img.height - 1) * stride + row;
      if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(stride) || offset < 0 || stride < row || end > bytes.length)
        throw new RangeError(`"img.data" expected valid offset/stride for format=${named}, ` + `got offset=${offset}, stride=${stride}, length=${bytes.length}`);
    } else {
      const expected = format.step * px;
      const planar = format.step <= 2;
      if (planar && bytes.length < expected || !planar && bytes.length !== expected)
        throw new RangeError(`"img.data" expected ${planar ? "at least " : ""}${expected} bytes ` + `for format=${named}, got ${bytes.length}`);
    }
  } else if (bytes.length === 3 * px)
    format = RGB;
  else if (bytes.length === 4 * px)
    format = RGBA;
  else
    throw new RangeError(`"img.data" expected ${3 * px} or ${4 * px} bytes without opts.format, got ${bytes.length}`);
  return format;
};
var copyLuma = (out, maxSize, img, named, layout) => {
  const { step, bits } = validateImage(img, named, layout, maxSize);
  const { width, height, data } = img;
  const stride = layout?.stride || width * step;
  const offset = layout?.offset || 0;
  if (data === out && !offset && stride === width && step === 1)
    return;
  for (let y = 0;y < height; y++) {
    let src = offset + y * stride;
    let dst = y * width;
    if (step === 1)
      for (let x = 0;x < width; x++) {
        out[dst++] = data[src];
        src++;
      }
    else if (step === 2)
      for (let x = 0;x < width; x++) {
        out[dst++] = (data[src] | data[src + 1] << 8) >>> bits - 8;
        src += step;
      }
    else
      for (let x = 0;x < width; x++) {
        out[dst++] = data[src] + 2 * data[src + 1] + data[src + 2] >> 2;
        src += step;
      }
  }
};
var packQuad = (quad, x0, y0, x1, y1, x2, y2, x3, y3) => {
  quad[0] = x0;
  quad[1] = y0;
  quad[2] = x1;
  quad[3] = y1;
  quad[4] = x2;
  quad[5] = y2;
  quad[6] = x3;
  quad[7] = y3;
};
var bit = (layer, x, y) => {
  if (x < 0 || y < 0 || x >= layer.width || y >= layer.height)
    return -1;
  return layer.bitmap[y * layer.words + (x >>> 5)] >>> (x & 31) & 1;
};
var ratio = (a, b, c, d, e) => {
  const total = a + b + c + d + e;
  if (total < 7)
    return 0;
  const ms = total / 7;
  const tol = ms * 0.5;
  return Math.abs(ms - a) < tol && Math.abs(ms - b) < tol && Math.abs(3 * ms - c) < 3 * tol && Math.abs(ms - d) < tol && Math.abs(ms - e) < tol ? ms : 0;
};
var run = (layer, x, y, dx, dy, color, cap) => {
  let n = 0;
  if (dy) {
    while (bit(layer, x, y) === color && n <= cap) {
      n++;
      y += dy;
    }
    return n;
  }
  if (y < 0 || y >= layer.height)
    return 0;
  const row = y * layer.words;
  while (x >= 0 && x < layer.width && n <= cap) {
    const shift = x & 31;
    const stops = (color ? ~layer.bitmap[row + (x >>> 5)] : layer.bitmap[row + (x >>> 5)]) >>> 0;
    const w = dx > 0 ? stops >>> shift : stops << 31 - shift >>> 0;
    const span = dx > 0 ? Math.min(32 - shift, layer.width - x) : shift + 1;
    const first = !w ? 32 : dx > 0 ? 31 - Math.clz32((w & -w) >>> 0) : Math.clz32(w);
    const len = Math.min(first, span);
    n += len;
    x += dx * len;
    if (first < span)
      break;
  }
  return Math.min(n, Math.floor(cap) + 1);
};
var cross = (layer, cx, cy, dx, dy, maxMs, inverted, measure = false) => {
  const center = +!inverted;
  const side = +inverted;
  let r2 = run(layer, cx, cy, -dx, -dy, center, Infinity);
  let back = r2;
  const r1 = run(layer, cx - dx * back, cy - dy * back, -dx, -dy, side, maxMs);
  back += r1;
  const r0 = run(layer, cx - dx * back, cy - dy * back, -dx, -dy, center, maxMs);
  back += r0;
  const start = (dx ? cx : cy) - back;
  const forward = run(layer, cx + dx, cy + dy, dx, dy, center, Infinity);
  r2 += forward;
  let ahead = 1 + forward;
  const r3 = run(layer, cx + dx * ahead, cy + dy * ahead, dx, dy, side, maxMs);
  ahead += r3;
  const r4 = run(layer, cx + dx * ahead, cy + dy * ahead, dx, dy, center, maxMs);
  if (!ratio(r0, r1, r2, r3, r4))
    return -1;
  return measure ? (r0 + r1 + r2 + r3 + r4) / 7 : start + 1 + r0 + r1 + r2 / 2;
};
var vertical = (layer, pattern, inverted, measure = false) => {
  const limit = 3 * pattern.ms;
  return cross(layer, Math.round(pattern.x), Math.round(pattern.y), 0, 1, limit, inverted, measure);
};
var refinePattern = (layer, pattern, inverted) => {
  const y = vertical(layer, pattern, inverted);
  if (y < 0)
    return -1;
  const limit = 3 * pattern.ms;
  const x = cross(layer, Math.round(pattern.x), Math.round(y), 1, 0, limit, inverted);
  if (x < 0)
    return -1;
  const movement = Math.abs(x - pattern.x) + Math.abs(y - pattern.y);
  pattern.x = x;
  pattern.y = y;
  return movement;
};
var refineTriple = (layer, triple) => {
  const tl = refinePattern(layer, triple.tl, triple.inverted);
  if (tl < 0)
    return false;
  const tr = refinePattern(layer, triple.tr, triple.inverted);
  if (tr < 0)
    return false;
  const bl = refinePattern(layer, triple.bl, triple.inverted);
  return bl >= 0 && tl + tr + bl > 0;
};
var fitPattern = (layer, pattern, inverted) => {
  const luma = layer.luma;
  const fit = (axis) => {
    const center = axis ? pattern.y : pattern.x;
    const other = axis ? pattern.x : pattern.y;
    const radius = Math.ceil(pattern.ms);
    const lo = Math.round(center) - radius;
    const hi = Math.round(center) + radius;
    let best = center;
    let bestScore = -Infinity;
    for (let candidate = lo;candidate <= hi; candidate++)
      for (let scale = 5;scale <= 15; scale += 2) {
        const pitch = pattern.ms * scale / 10;
        const crossRadius = Math.round(pitch / 2);
        const side = Math.ceil(3.5 * pitch);
        let dark = 0;
        let darkCount = 0;
        let light = 0;
        let lightCount = 0;
        for (let along = -side;along <= side; along++) {
          const module = Math.abs(along / pitch);
          const expectedDark = module < 1.5 || module >= 2.5;
          for (let across = -crossRadius;across <= crossRadius; across++) {
            const x = Math.round(axis ? other + across : candidate + along);
            const y = Math.round(axis ? candidate + along : other + across);
            if (x < 0 || y < 0 || x >= layer.width || y >= layer.height)
              continue;
            const value = luma[y * layer.width + x];
            if (expectedDark) {
              dark += value;
              darkCount++;
            } else {
              light += value;
              lightCount++;
            }
          }
        }
        let score = light / lightCount - dark / darkCount;
        if (inverted)
          score = -score;
        if (score > bestScore) {
          best = candidate;
          bestScore = score;
        }
      }
    return best;
  };
  pattern.x = fit(0);
  pattern.y = fit(1);
};
var mapPoint = (map, x, y) => {
  const den = map[6] * x + map[7] * y + map[8];
  return {
    x: (map[0] * x + map[1] * y + map[2]) / den,
    y: (map[3] * x + map[4] * y + map[5]) / den
  };
};
var crossPitch = (layer, pattern, inverted) => {
  const pitch = vertical(layer, pattern, inverted, true);
  return pitch < 0 ? 0 : pitch;
};
var finderPitch = (layer, pattern) => {
  const vertical = crossPitch(layer, pattern, false);
  return vertical ? Math.sqrt(pattern.ms * vertical) : 0;
};
var edgePitch = (layer, first, second, inverted) => {
  const dx = second.x - first.x;
  const dy = second.y - first.y;
  const length = distance(first, second);
  if (!length)
    return 0;
  const pitch = (pattern) => {
    const vertical = crossPitch(layer, pattern, inverted);
    if (!vertical)
      return 0;
    return Math.sqrt((dx / length * pattern.ms) ** 2 + (dy / length * vertical) ** 2);
  };
  const firstPitch = pitch(first);
  const secondPitch = pitch(second);
  return firstPitch && secondPitch ? (firstPitch + secondPitch) / 2 : 0;
};
var copyPattern = (layer, index, out) => {
  const pos = index * 4;
  out.x = layer.patterns[pos];
  out.y = layer.patterns[pos + 1];
  out.ms = layer.patterns[pos + 2];
};
var swapSet = (layer, a, b) => {
  const sets = layer.sets;
  const ap = a * 5;
  const bp = b * 5;
  for (let i = 0;i < 5; i++) {
    const value = sets[ap + i];
    sets[ap + i] = sets[bp + i];
    sets[bp + i] = value;
  }
};
var siftDown = (layer, end) => {
  const sets = layer.sets;
  for (let index = 0;; ) {
    const left = index * 2 + 1;
    if (left >= end)
      return;
    const right = left + 1;
    const child = right < end && sets[right * 5] > sets[left * 5] ? right : left;
    if (sets[index * 5] >= sets[child * 5])
      return;
    swapSet(layer, index, child);
    index = child;
  }
};
var evalLow = (poly, offset, length, x) => {
  let value = 0;
  for (let i = length - 1;i >= 0; i--)
    value = mul(value, x) ^ poly[offset + i];
  return value;
};
var scanRows = {
  resize(src, dst, width, dstWidth, from, to) {
    for (let y = from;y < to; y++) {
      let srcPos = (y << 1) * width;
      let dstPos = y * dstWidth;
      for (let x = 0;x < dstWidth; x++) {
        dst[dstPos++] = src[srcPos] + src[srcPos + 1] + src[srcPos + width] + src[srcPos + width + 1] + 2 >> 2;
        srcPos += 2;
      }
    }
  },
  blocks(layer, from, to) {
    const brightness = layer.luma;
    const block = 8;
    const bWidth = layer.blockWidth;
    const maxY = layer.height - block;
    const maxX = layer.width - block;
    const blocks = layer.blocks;
    for (let y = from;y < to; y++) {
      const yPos = cap(y * block, 0, maxY);
      for (let x = 0;x < bWidth; x++) {
        const xPos = cap(x * block, 0, maxX);
        let sum = 0;
        let min = 255;
        let max = 0;
        let pos = yPos * layer.width + xPos;
        for (let yy = 0;yy < block; yy++) {
          for (let xx = 0;xx < block; xx++) {
            const pixel = brightness[pos + xx];
            sum += pixel;
            min = Math.min(min, pixel);
            max = Math.max(max, pixel);
          }
          pos += layer.width;
        }
        let average = Math.floor(sum / block ** 2);
        if (max - min <= 24) {
          average = min / 2;
          if (y > 0 && x > 0) {
            const top = blocks[(y - 1) * bWidth + x];
            const left = blocks[y * bWidth + x - 1];
            const topLeft = blocks[(y - 1) * bWidth + x - 1];
            const previous = (2 * top + left + topLeft) / 4;
            if (min < previous)
              average = previous;
          }
        }
        blocks[bWidth * y + x] = average >>> 0;
      }
    }
  },
  bitmap(layer, from, to) {
    const brightness = layer.luma;
    const block = 8;
    const bWidth = layer.blockWidth;
    const bHeight = layer.blockHeight;
    const maxY = layer.height - block;
    const maxX = layer.width - block;
    const blocks = layer.blocks;
    for (let y = from;y < to; y++) {
      const yPos = cap(y * block, 0, maxY);
      const top = cap(y, 2, bHeight - 3);
      for (let x = 0;x < bWidth; x++) {
        const xPos = cap(x * block, 0, maxX);
        const left = cap(x, 2, bWidth - 3);
        let sum = 0;
        for (let yy = -2;yy <= 2; yy++) {
          const row = bWidth * (top + yy) + left;
          for (let xx = -2;xx <= 2; xx++)
            sum += blocks[row + xx];
        }
        const average = sum / 25;
        layer.cuts[y * bWidth + x] = Math.floor(average);
        let pos = yPos * layer.width + xPos;
        for (let yy = 0;yy < block; yy++) {
          let value = 0;
          for (let xx = 0;xx < block; xx++)
            value |= +(brightness[pos + xx] <= average) << xx;
          const shift = xPos & 31;
          const word = (yPos + yy) * layer.words + (xPos >>> 5);
          const lowMask = 255 << shift >>> 0;
          layer.bitmap[word] = (layer.bitmap[word] & ~lowMask | value << shift >>> 0) >>> 0;
          if (shift > 24) {
            const highMask = (1 << shift - 24) - 1;
            layer.bitmap[word + 1] = (layer.bitmap[word + 1] & ~highMask | value >>> 32 - shift) >>> 0;
          }
          pos += layer.width;
        }
      }
    }
  },
  find(layer, from, to) {
    for (let y = from;y < to; y += 2) {
      let r0 = 0;
      let r1 = 0;
      let r2 = 0;
      let r3 = 0;
      let r4 = 0;
      let runs = 0;
      let previous = !!bit(layer, 0, y | 0);
      for (let x = 0;x < layer.width; ) {
        const length = run(layer, x, y, 1, 0, +previous, Infinity);
        x += length;
        r0 = r1;
        r1 = r2;
        r2 = r3;
        r3 = r4;
        r4 = length;
        runs++;
        const black = previous;
        previous = !previous;
        candidate: {
          if ((runs | 0) < 5)
            break candidate;
          const inverted = !black;
          const ms = ratio(r0, r1, r2, r3, r4);
          if (!ms)
            break candidate;
          const start = (x | 0) - r0 - r1 - r2 - r3 - r4;
          const cx = Math.round(start + r0 + r1 + r2 / 2);
          const limit = ms * 3;
          const cy = cross(layer, cx, y | 0, 0, 1, limit, inverted);
          if (cy < 0)
            break candidate;
          const refinedX = cross(layer, cx, Math.round(cy), 1, 0, limit, inverted);
          if (refinedX < 0)
            break candidate;
          const patterns = layer.patterns;
          const polarity = +inverted;
          for (let i = 0;i < layer.patternCount; i++) {
            const pos = i * 4;
            if ((layer.inverted[i] & 1) !== polarity || Math.abs(patterns[pos] - refinedX) >= 2 * ms || Math.abs(patterns[pos + 1] - cy) >= 2 * ms)
              continue;
            const count = patterns[pos + 3] + 1;
            patterns[pos] = (patterns[pos] * patterns[pos + 3] + refinedX) / count;
            patterns[pos + 1] = (patterns[pos + 1] * patterns[pos + 3] + cy) / count;
            patterns[pos + 2] = (patterns[pos + 2] * patterns[pos + 3] + ms) / count;
            patterns[pos + 3] = count;
            break candidate;
          }
          const index = layer.patternCount++;
          const pos = index * 4;
          if (pos + 3 >= patterns.length)
            throw new Error(`finder storage exhausted at ${layer.width}x${layer.height}`);
          patterns[pos] = refinedX;
          patterns[pos + 1] = cy;
          patterns[pos + 2] = ms;
          patterns[pos + 3] = 1;
          layer.inverted[index] = polarity;
        }
      }
    }
  }
};
var snapSize = (estimate) => Math.round((estimate - 17) / 4) * 4 + 17 | 0;
var runDecode = (walk) => {
  let step = walk.next();
  while (!step.done)
    step = walk.next(0);
  return step.value;
};
var nextTick = () => {
  const host = globalThis;
  if (typeof host.scheduler?.yield === "function")
    return host.scheduler.yield();
  return new Promise((resolve) => host.setTimeout(resolve, 0));
};
var runDecodeAsync = async (walk, timeLimit) => {
  const tick = Math.min(timeLimit, 8);
  let started = Date.now();
  try {
    let step = walk.next();
    for (;; ) {
      if (step.done)
        return step.value;
      let waited = 0;
      if (Date.now() - started >= tick) {
        const waiting = Date.now();
        await nextTick();
        waited = Date.now() - waiting;
        started = Date.now();
      }
      step = walk.next(waited);
    }
  } catch (error) {
    walk.return(undefined);
    throw error;
  }
};

class _QRScanner {
  layers;
  opts;
  width;
  height;
  luma;
  grid = new Uint8Array(177 * 177);
  tmp8 = new Uint8Array(177 * 177);
  codewords = new Uint8Array(BYTES[40 - 1]);
  tmp32 = new Uint32Array(4 * 16 * 3 + 16);
  tmp64 = new Float64Array(7 * 7 * 2 + (7 * 7 - 3) * 4);
  payload = Payload.create(BYTES[40 - 1]);
  image;
  input;
  inFlight = false;
  staged = false;
  resized = false;
  triple = {
    tl: makePattern(),
    tr: makePattern(),
    bl: makePattern(),
    inverted: false,
    tlIndex: 0,
    trIndex: 0,
    blIndex: 0
  };
  blocked = 0;
  effort;
  timeLimit;
  retryStart = 0;
  retries = 0;
  points;
  map = new Float64Array(9);
  from = new Float64Array(9);
  to = new Float64Array(9);
  alignPoint = { x: 0.1, y: 0.1 };
  finePlane = {
    d: new Uint8Array(0),
    cut: new Int16Array(0),
    W: 0,
    H: 0,
    bw: 0,
    sh: 0
  };
  invertedProjection = false;
  decodedSize = 0;
  beginOperation() {
    if (this.inFlight)
      throw new Error("scanner operation already in flight");
    this.inFlight = true;
  }
  endOperation() {
    this.inFlight = false;
  }
  constructor(init) {
    validateOpts(init);
    const maxPixels = validateSize(init.maxSize, '"maxSize"');
    const maxSize = Object.freeze({ ...init.maxSize });
    const stride = init.stride === undefined ? 1 : init.stride;
    if (!Number.isSafeInteger(stride) || stride < 1)
      throw new RangeError(`"stride" expected positive safe integer, got ${stride}`);
    const bytes = maxPixels * stride;
    if (!Number.isSafeInteger(bytes) || bytes > MAX_ARENA_BYTES)
      throw new RangeError(`input arena expected <= ${MAX_ARENA_BYTES} bytes, got ${maxPixels}*${stride}`);
    this.effort = init.effort === undefined ? 1 : init.effort;
    this.timeLimit = init.timeLimit === undefined ? 1000 / 60 : init.timeLimit;
    this.opts = Object.freeze({
      ...init,
      effort: this.effort,
      maxSize,
      timeLimit: this.timeLimit
    });
    this.width = 0;
    this.height = 0;
    this.luma = new Uint8Array(bytes);
    this.image = { data: this.luma, height: 0, width: 0 };
    this.input = { data: this.luma, height: 0, width: 0 };
    const layers = [];
    let width = maxSize.width;
    let height = maxSize.height;
    for (let i = 0;i < 4; i++) {
      if (i && Math.min(width, height) < 64)
        break;
      const blockWidth = Math.ceil(width / 8);
      const blockHeight = Math.ceil(height / 8);
      const centers = Math.ceil(width / 7) * Math.ceil(height / 7);
      const luma = i ? new Uint8Array(width * height) : this.luma;
      const blocks = new Uint8Array(blockWidth * blockHeight);
      const cuts = new Int16Array(blockWidth * blockHeight);
      const fine = i ? { luma: this.image, r: i } : undefined;
      layers.push({
        bitmap: new Uint32Array(Math.ceil(width / 32) * height),
        blockHeight: 0,
        blockWidth: 0,
        blocks,
        cuts,
        height: 0,
        luma,
        patternCount: 0,
        patterns: new Float64Array(centers * 4),
        used: false,
        width: 0,
        words: 0,
        plane: {
          d: luma,
          cut: cuts,
          W: width,
          H: height,
          bw: Math.ceil(width / 8),
          sh: Math.log2(8)
        },
        context: {
          opts: this.opts,
          scale: 1 << i,
          ox: 0,
          oy: 0,
          fine
        },
        found: false,
        inverted: new Uint8Array(centers),
        setCount: 0,
        setCursor: 0,
        sets: new Float64Array(256 * 5),
        setsReady: false,
        pickSum: -1,
        pickLo: 0,
        pickHi: 0
      });
      width >>= 1;
      height >>= 1;
    }
    this.layers = layers;
  }
  decodePayload(data, dataLen, version) {
    const decoded = Payload.decode(this.payload, data, dataLen, version, !!this.opts.textDecoder);
    return decoded instanceof Error ? decoded : Payload.finish(decoded, this.opts.textDecoder);
  }
  mapQuad(out) {
    squareToQuad(out, this.to);
    squareToQuad(this.to, this.from);
    adjugate(this.from, this.to);
    ptMul(out, out, this.from);
  }
  mapFinderQuad(out, size, t, brX, brY) {
    const c = 3.5;
    packQuad(this.from, c, c, size - c, c, size - 6.5, size - 6.5, c, size - c);
    packQuad(this.to, t.tl.x, t.tl.y, t.tr.x, t.tr.y, brX, brY, t.bl.x, t.bl.y);
    this.mapQuad(out);
  }
  setAlignments(ver) {
    if (ver === 1)
      return 0;
    const last = 17 + 4 * ver - 7;
    const count = Math.ceil((last - 6) / 28);
    let interval = Math.floor((last - 6) / count);
    if (interval & 1)
      interval++;
    else if ((last - 6) % count * 2 >= count)
      interval += 2;
    const positions = this.tmp8;
    positions[0] = 6;
    for (let i = 1;i < count; i++)
      positions[i] = last - (count - i) * interval;
    positions[count] = last;
    return count + 1;
  }
  addImage(img, format = this.opts.format) {
    this.beginOperation();
    try {
      copyLuma(this.luma, this.opts.maxSize, img, format);
      this.stage(img);
    } finally {
      this.endOperation();
    }
  }
  stage({ width, height }) {
    this.width = width;
    this.image.width = width;
    this.height = height;
    this.image.height = height;
    let aw = width;
    let ah = height;
    for (let i = 0;i < this.layers.length; i++) {
      const layer = this.layers[i];
      const used = !i || Math.min(aw, ah) >= 64;
      layer.used = used;
      layer.width = used ? aw : 0;
      layer.height = used ? ah : 0;
      layer.words = used ? Math.ceil(aw / 32) : 0;
      layer.blockWidth = used ? Math.ceil(aw / 8) : 0;
      layer.blockHeight = used ? Math.ceil(ah / 8) : 0;
      layer.patternCount = 0;
      layer.plane.W = layer.width;
      layer.plane.H = layer.height;
      layer.plane.bw = layer.blockWidth;
      layer.context.ox = 0;
      layer.context.oy = 0;
      layer.found = false;
      layer.setCount = 0;
      layer.setCursor = 0;
      layer.setsReady = false;
      layer.pickSum = -1;
      aw >>= 1;
      ah >>= 1;
    }
    this.staged = true;
    this.resized = false;
    this.blocked = 0;
    this.retryStart = 0;
    this.retries = 0;
  }
  clean() {
    this.beginOperation();
    try {
      this.payload.position = 0;
      this.payload.bytes.fill(0);
      for (const v of Object.values(this))
        if (ArrayBuffer.isView(v))
          v.fill(0);
      for (const layer of this.layers) {
        for (const v of Object.values(layer))
          if (ArrayBuffer.isView(v))
            v.fill(0);
        layer.blockHeight = 0;
        layer.blockWidth = 0;
        layer.height = 0;
        layer.width = 0;
        layer.words = 0;
        layer.patternCount = 0;
        layer.setCount = 0;
        layer.setCursor = 0;
        layer.used = false;
        layer.found = false;
        layer.setsReady = false;
      }
      this.width = 0;
      this.image.width = 0;
      this.height = 0;
      this.image.height = 0;
      this.staged = false;
      this.resized = false;
      this.blocked = 0;
      this.points = undefined;
    } finally {
      this.endOperation();
    }
  }
  processImage(size, format = "I420", layout = { offset: 0, stride: size.width * (inputFormat(format)?.step || 0) }) {
    this.beginOperation();
    try {
      this.input.width = size.width;
      this.input.height = size.height;
      copyLuma(this.luma, this.opts.maxSize, this.input, format, layout);
      this.stage(size);
    } finally {
      this.endOperation();
    }
  }
  read(s, map, mx, my) {
    const point = mapPoint(map, mx, my);
    const px = Math.floor(point.x);
    const py = Math.floor(point.y);
    if (px < 0 || py < 0 || px >= s.W || py >= s.H)
      return 0;
    const dark = s.d[py * s.W + px] <= s.cut[(py >> s.sh) * s.bw + (px >> s.sh)];
    return dark !== this.invertedProjection ? 1 : 0;
  }
  perspective(t, p0, p1, p2) {
    const { tl, tr, bl } = t;
    const wx = Math.cbrt(p0 / p1) ** 2;
    const wy = Math.cbrt(p0 / p2) ** 2;
    const cornerDen = wx + wy - 1;
    if (!cornerDen)
      return false;
    const brX = (wx * tr.x + wy * bl.x - tl.x) / cornerDen;
    const brY = (wx * tr.y + wy * bl.y - tl.y) / cornerDen;
    const dx3 = tl.x - tr.x + brX - bl.x;
    const dy3 = tl.y - tr.y + brY - bl.y;
    if ((dx3 || dy3) && !((tr.x - brX) * (bl.y - brY) - (bl.x - brX) * (tr.y - brY)))
      return false;
    packQuad(this.to, tl.x, tl.y, tr.x, tr.y, brX, brY, bl.x, bl.y);
    squareToQuad(this.map, this.to);
    return true;
  }
  searchAlign(s, map, scale, side, bx, by, mul, tie) {
    let bestX = 0;
    let bestY = 0;
    let bestErrors = tie ? Infinity : 5 + 1;
    for (let sy = -3;sy <= 3; sy++)
      for (let sx = -3;sx <= 3; sx++) {
        const dx = sx * mul;
        const dy = sy * mul;
        const cap = bestErrors + +tie;
        let errors = 0;
        for (let y = -2;y <= 2 && errors < cap; y++)
          for (let x = -2;x <= 2; x++) {
            const dark = !!this.read(s, map, scale + (bx + dx + x) / side, scale + (by + dy + y) / side);
            const edge = Math.abs(x) === 2 || Math.abs(y) === 2;
            if (dark !== (edge || x === 0 && y === 0) && ++errors >= cap)
              break;
          }
        if (errors > bestErrors || !tie && errors === bestErrors)
          continue;
        if (errors === bestErrors && dx * dx + dy * dy >= bestX * bestX + bestY * bestY)
          continue;
        bestX = dx;
        bestY = dy;
        bestErrors = errors;
      }
    if (bestErrors > 5)
      return false;
    const p = mapPoint(map, scale + (bx + bestX) / side, scale + (by + bestY) / side);
    this.alignPoint.x = p.x;
    this.alignPoint.y = p.y;
    return true;
  }
  excluded(layer, index) {
    if (!this.blocked)
      return false;
    const scale = layer.context.scale;
    const offset = (scale - 1) / 2;
    const pos = 4 * index;
    const x = scale * layer.patterns[pos] + offset;
    const y = scale * layer.patterns[pos + 1] + offset;
    for (const source of this.layers) {
      if (!source.found)
        continue;
      const sourceScale = source.context.scale;
      const sourceOffset = (sourceScale - 1) / 2;
      const s = source.patterns;
      for (let i = 0;i < source.patternCount; i++) {
        const state = source.inverted[i];
        if (!(state & 2))
          continue;
        if (!(state & 4))
          continue;
        const tl = 4 * i;
        const tr = 4 * s[tl + 2];
        const bl = 4 * s[tl + 3];
        const ux = sourceScale * (s[tr] - s[tl]);
        const uy = sourceScale * (s[tr + 1] - s[tl + 1]);
        const vx = sourceScale * (s[bl] - s[tl]);
        const vy = sourceScale * (s[bl + 1] - s[tl + 1]);
        const determinant = ux * vy - uy * vx;
        const dx = x - (sourceScale * s[tl] + sourceOffset);
        const dy = y - (sourceScale * s[tl + 1] + sourceOffset);
        const across = (dx * vy - dy * vx) / determinant;
        const down = (dy * ux - dx * uy) / determinant;
        const padding = s[tr + 2];
        if (across >= -padding && across <= 1 + padding && down >= -padding && down <= 1 + padding)
          return true;
      }
    }
    return false;
  }
  exclude(layer) {
    for (let i = 0;i < layer.patternCount; i++) {
      if (layer.inverted[i] & 2 || !this.excluded(layer, i))
        continue;
      layer.inverted[i] |= 2;
      this.blocked++;
    }
  }
  retain(index, rank, count, capacity, offset = 0) {
    const ranks = this.tmp64;
    if (count < capacity) {
      this.tmp32[count] = index;
      ranks[offset + count] = rank;
      return count + 1;
    }
    let worst = 0;
    for (let i = 1;i < count; i++)
      if (ranks[offset + worst] < ranks[offset + i])
        worst = i;
    if (rank >= ranks[offset + worst])
      return count;
    this.tmp32[worst] = index;
    ranks[offset + worst] = rank;
    return count;
  }
  makeTriple(layer, i0, i1, i2) {
    const pts = layer.patterns;
    const p0 = i0 * 4;
    const p1 = i1 * 4;
    const p2 = i2 * 4;
    const d01 = dist2(pts, p0, p1);
    const d12 = dist2(pts, p1, p2);
    const d02 = dist2(pts, p0, p2);
    let tl = i2;
    let bl = i0;
    let tr = i1;
    if (d12 >= d01 && d12 >= d02) {
      tl = i0;
      bl = i1;
      tr = i2;
    } else if (d02 >= d12 && d02 >= d01) {
      tl = i1;
      bl = i0;
      tr = i2;
    }
    copyPattern(layer, tl, this.triple.tl);
    copyPattern(layer, bl, this.triple.bl);
    copyPattern(layer, tr, this.triple.tr);
    const { tl: topLeft, tr: topRight, bl: bottomLeft } = this.triple;
    if ((topRight.x - topLeft.x) * (bottomLeft.y - topLeft.y) - (topRight.y - topLeft.y) * (bottomLeft.x - topLeft.x) < 0) {
      const index = tr;
      tr = bl;
      bl = index;
      copyPattern(layer, tr, topRight);
      copyPattern(layer, bl, bottomLeft);
    }
    this.triple.tlIndex = tl;
    this.triple.trIndex = tr;
    this.triple.blIndex = bl;
    return this.triple;
  }
  pickPolarity(layer, polarity) {
    const pts = layer.patterns;
    const candidates = this.tmp32;
    let confirmed = 0;
    for (let i = 0;i < layer.patternCount; i++) {
      const state = layer.inverted[i];
      if ((state & 1) !== polarity || state & 2)
        continue;
      if (pts[i * 4 + 3] >= 2)
        confirmed++;
    }
    const minimum = confirmed >= 3 ? 2 : 1;
    let count = 0;
    for (let i = 0;i < layer.patternCount; i++) {
      const state = layer.inverted[i];
      if ((state & 1) !== polarity || state & 2)
        continue;
      const confidence = pts[i * 4 + 3];
      if (confidence < minimum)
        continue;
      count = this.retain(i, -confidence, count, 16, 8);
    }
    if (count < 3)
      return false;
    const found = this.tmp32;
    found.fill(0, 16);
    const lowerIndex = this.layers.indexOf(layer);
    for (let upperIndex = lowerIndex + 1;upperIndex < this.layers.length; upperIndex++) {
      const upper = this.layers[upperIndex];
      if (!upper.used || !upper.found)
        continue;
      const scale = upper.context.scale / layer.context.scale;
      const offset = (scale - 1) / 2;
      for (let slot = 0;slot < count; slot++) {
        const at = 4 * candidates[slot];
        const ms = pts[at + 2];
        let b0 = -1;
        let b1 = -1;
        let b2 = -1;
        let d0 = Infinity;
        let d1 = Infinity;
        let d2 = Infinity;
        for (let i = 0;i < upper.patternCount; i++) {
          if ((upper.inverted[i] & 1) !== polarity)
            continue;
          if (upper.inverted[i] & 2)
            continue;
          const pos = 4 * i;
          const mappedMs = scale * upper.patterns[pos + 2];
          const smallest = Math.min(ms, mappedMs);
          const largest = Math.max(ms, mappedMs);
          if (largest > 2 * smallest)
            continue;
          const dx = scale * upper.patterns[pos] + offset - pts[at];
          const dy = scale * upper.patterns[pos + 1] + offset - pts[at + 1];
          const distance = dx * dx + dy * dy;
          if (distance >= 4 * largest ** 2 || distance >= d2)
            continue;
          if (distance < d0) {
            b2 = b1;
            d2 = d1;
            b1 = b0;
            d1 = d0;
            b0 = i;
            d0 = distance;
          } else if (distance < d1) {
            b2 = b1;
            d2 = d1;
            b1 = i;
            d1 = distance;
          } else {
            b2 = i;
            d2 = distance;
          }
        }
        const base = 16 + (upperIndex * 16 + slot) * 3;
        found[base] = b0 + 1;
        found[base + 1] = b1 + 1;
        found[base + 2] = b2 + 1;
      }
    }
    const moduleRatioMax = count === 3 ? 1.8 : 1.4;
    let best0 = -1;
    let best1 = -1;
    let best2 = -1;
    let bestScale = 0;
    let bestScore = Infinity;
    let bestConfidence = 0;
    let rankedScore = Infinity;
    let rankedConfidence = 0;
    let ranked0 = -1;
    let ranked1 = -1;
    let ranked2 = -1;
    let rankedRelative = Infinity;
    for (let i = 0;i < count - 2; i++) {
      const i0 = candidates[i];
      const p0 = i0 * 4;
      for (let j = i + 1;j < count - 1; j++) {
        const i1 = candidates[j];
        const p1 = i1 * 4;
        const d01 = dist2(pts, p0, p1);
        for (let k = j + 1;k < count; k++) {
          const i2 = candidates[k];
          const p2 = i2 * 4;
          const minMs = Math.min(pts[p0 + 2], pts[p1 + 2], pts[p2 + 2]);
          const maxMs = Math.max(pts[p0 + 2], pts[p1 + 2], pts[p2 + 2]);
          const nativeConfidence = Math.min(pts[p0 + 3], pts[p1 + 3], pts[p2 + 3]);
          if (maxMs > moduleRatioMax * minMs && (count !== 8 || nativeConfidence < 4)) {
            let matched = false;
            upper:
              for (let upperIndex = lowerIndex + 1;upperIndex < this.layers.length; upperIndex++) {
                let first = 0;
                let second = 0;
                for (let role = 0;role < 3; role++) {
                  const slot = role ? role === 1 ? j : k : i;
                  const base = 16 + (upperIndex * 16 + slot) * 3;
                  let selected = 0;
                  for (let rank = 0;rank < 3; rank++) {
                    const candidate = found[base + rank];
                    if (!candidate || candidate === first || candidate === second)
                      continue;
                    selected = candidate;
                    break;
                  }
                  if (!selected)
                    continue upper;
                  if (!role)
                    first = selected;
                  else if (role === 1)
                    second = selected;
                }
                matched = true;
                break;
              }
            if (!matched)
              continue;
          }
          const d12 = dist2(pts, p1, p2);
          const d02 = dist2(pts, p0, p2);
          const a = Math.min(d01, d12, d02);
          const c = Math.max(d01, d12, d02);
          const b = d01 + d12 + d02 - a - c;
          const geometry = Math.abs(c - 2 * b) + Math.abs(c - 2 * a);
          const confidence = pts[p0 + 3] + pts[p1 + 3] + pts[p2 + 3];
          if (geometry < bestScore) {
            bestScore = geometry;
            bestScale = c;
            bestConfidence = confidence;
            best0 = i0;
            best1 = i1;
            best2 = i2;
          }
          if (count > 8)
            continue;
          const score = geometry / c - 0.01 * confidence;
          if (score >= rankedScore)
            continue;
          rankedScore = score;
          rankedConfidence = confidence;
          rankedRelative = geometry / c;
          ranked0 = i0;
          ranked1 = i1;
          ranked2 = i2;
        }
      }
    }
    if (best0 < 0)
      return false;
    let relative = bestScore / bestScale;
    if (count <= 7 && relative >= 0.08 && relative <= 0.12 || count > 7 && count <= 8 && rankedConfidence >= 2 * bestConfidence && rankedConfidence <= 4 * bestConfidence) {
      best0 = ranked0;
      best1 = ranked1;
      best2 = ranked2;
      relative = rankedRelative;
    }
    const base = polarity * 4;
    const state = this.tmp64;
    state[base] = best0;
    state[base + 1] = best1;
    state[base + 2] = best2;
    state[base + 3] = relative;
    return true;
  }
  timing(s, map, size) {
    let gh = 0;
    let gv = 0;
    let n = 0;
    const N = size - 2 * 8;
    const track = 6 + 0.5;
    for (let i = 8;i < size - 8; i++) {
      const c = i + 0.5;
      const e = 1 - (i & 1);
      if (this.read(s, map, c, track) === e)
        gh++;
      if (this.read(s, map, track, c) === e)
        gv++;
      n++;
      if (100 * (gh + gv + 2 * (N - n)) < 150 * N && gh !== n && gv !== n)
        return false;
    }
    return 100 * (gh + gv) >= 150 * N || gh === N || gv === N;
  }
  findBasicAlign(layer, ex, ey, ms) {
    const R = Math.max(Math.round(5 * ms), 8);
    let found = false;
    let bestD = Infinity;
    const yLo = Math.max(1, Math.round(ey - R));
    const yHi = Math.min(layer.height - 2, Math.round(ey + R));
    const xLo = Math.max(1, Math.round(ex - R));
    const xHi = Math.min(layer.width - 2, Math.round(ex + R));
    const dark = +!this.invertedProjection;
    const capV = Math.ceil(3 * ms) - 1;
    for (let y = yLo;y <= yHi; y++) {
      let x = xLo;
      if (bit(layer, x - 1, y) === dark)
        x += run(layer, x, y, 1, 0, dark, Infinity);
      while (x <= xHi) {
        x += run(layer, x, y, 1, 0, 1 - dark, Infinity);
        if (x > xHi)
          break;
        const w = run(layer, x, y, 1, 0, dark, xHi + 1 - x);
        const cx = x + w / 2;
        const cxi = Math.round(cx);
        x += w + 1;
        if (w < 0.4 * ms || w > 2.5 * ms)
          continue;
        const up = run(layer, cxi, y - 1, 0, -1, dark, capV);
        const down = run(layer, cxi, y + 1, 0, 1, dark, capV);
        const h = up + down + 1;
        if (h < 0.4 * ms || h > 2.5 * ms)
          continue;
        const cy = y - up + h / 2;
        const dist = (cx - ex) * (cx - ex) + (cy - ey) * (cy - ey);
        if (dist < bestD) {
          bestD = dist;
          found = true;
          this.alignPoint.x = cx;
          this.alignPoint.y = cy;
        }
      }
    }
    return found;
  }
  report(t, br, aligners, ms, size, ctx) {
    if (!ctx.opts.pointsOnDetect)
      return;
    const { tl, tr, bl } = t;
    const { scale, ox, oy } = ctx;
    const pt = (point, moduleSize) => {
      const mapped = {
        x: point.x * scale + ox,
        y: point.y * scale + oy
      };
      if (moduleSize !== undefined)
        mapped.moduleSize = moduleSize * scale;
      return mapped;
    };
    const map = this.map;
    this.mapFinderQuad(map, size, t, br.x, br.y);
    const project = (x, y) => pt(mapPoint(map, x, y));
    const quad = (left, top, right, bottom) => [
      project(left, top),
      project(right, top),
      project(right, bottom),
      project(left, bottom)
    ];
    const marker = (point, moduleSize, x, y, radius) => {
      const center = pt(point, moduleSize);
      const expected = project(x, y);
      const corners = quad(x - radius, y - radius, x + radius, y + radius);
      const dx = center.x - expected.x;
      const dy = center.y - expected.y;
      if (dx || dy)
        for (const corner of corners) {
          corner.x += dx;
          corner.y += dy;
        }
      return { ...center, corners };
    };
    const c = 3.5;
    const pad = 1;
    const bounds = quad(0, 0, size, size);
    const xs = bounds.map((point) => point.x);
    const ys = bounds.map((point) => point.y);
    const minX = Math.min(...xs);
    const minY = Math.min(...ys);
    this.points = {
      tl: marker(tl, tl.ms, c, c, c),
      tr: marker(tr, tr.ms, size - c, c, c),
      br: project(size - c, size - c),
      bl: marker(bl, bl.ms, c, size - c, c),
      aligners: aligners.map(({ point, x, y }) => marker(point, ms, x, y, 5 / 2)),
      bounds,
      outline: quad(-pad, -pad, size + pad, size + pad),
      boundingBox: {
        x: minX,
        y: minY,
        width: Math.max(...xs) - minX,
        height: Math.max(...ys) - minY
      }
    };
  }
  upgrade(p, map, ctx) {
    const fine = ctx.fine;
    if (!fine)
      return 0;
    const sc = 1 << fine.r;
    const off = (sc - 1) / 2;
    const scaled = this.to;
    for (let i = 0;i < 6; i++)
      scaled[i] = sc * map[i] + off * map[6 + i % 3];
    scaled[6] = map[6];
    scaled[7] = map[7];
    scaled[8] = map[8];
    const plane = this.finePlane;
    const sh = p.sh + fine.r;
    plane.d = fine.luma.data;
    plane.cut = p.cut;
    plane.W = Math.min(fine.luma.width, p.bw << sh);
    plane.H = Math.min(fine.luma.height, (p.cut.length / p.bw | 0) << sh);
    plane.bw = p.bw;
    plane.sh = sh;
    return sc;
  }
  decodeGrid(size, _ctx) {
    let decoded = FAIL.format;
    if (!checkVersion(this.grid, size))
      decoded = FAIL.version;
    else {
      const m = this.grid;
      let f1 = 0;
      let f2 = 0;
      for (let i = 0;i < 15; i++) {
        const b1 = i < 6 ? m[i * size + 8] : i < 8 ? m[(i + 1) * size + 8] : i === 8 ? m[8 * size + 7] : m[8 * size + 14 - i];
        const b2 = i < 8 ? m[8 * size + size - 1 - i] : m[(size - 15 + i) * size + 8];
        f1 |= b1 << i;
        f2 |= b2 << i;
      }
      let aEcc = -1;
      let bEcc = -1;
      let aMask = 0;
      let bMask = 0;
      let aDistance = 0;
      let bDistance = 0;
      for (let ecc = 0;ecc < ECC_LEVELS.length; ecc++)
        for (let mask = 0;mask < 8; mask++) {
          const bits = formatBits(ECC_LEVELS[ecc], mask);
          const d1 = popcnt(bits ^ f1);
          const d2 = popcnt(bits ^ f2);
          if (d1 <= 3) {
            aEcc = ecc;
            aMask = mask;
            aDistance = d1;
          }
          if (d2 <= 3) {
            bEcc = ecc;
            bMask = mask;
            bDistance = d2;
          }
        }
      const same = aEcc === bEcc && aMask === bMask;
      const firstB = bEcc >= 0 && (aEcc < 0 || !same && bDistance < aDistance);
      const aFormat = aEcc < 0 ? -1 : aEcc << 3 | aMask;
      const bFormat = bEcc < 0 ? -1 : bEcc << 3 | bMask;
      const first = firstB ? bFormat : aFormat;
      const second = firstB ? aFormat : bEcc >= 0 && !same ? bFormat : -1;
      for (let formatValue = first;formatValue >= 0; ) {
        format: {
          const eccIndex = formatValue >> 3;
          const mask = formatValue & 7;
          const ver = (size - 17) / 4;
          const fun = this.tmp8;
          fun.fill(0, 0, size * size);
          for (let finder = 0;finder < 3; finder++) {
            const fx = finder === 1 ? size - 7 : 0;
            const fy = finder === 2 ? size - 7 : 0;
            for (let dy = -1;dy < 8; dy++)
              for (let dx = -1;dx < 8; dx++) {
                const x = fx + dx;
                const y = fy + dy;
                if (x >= 0 && y >= 0 && x < size && y < size)
                  fun[y * size + x] = 1;
              }
          }
          const count = this.setAlignments(ver);
          const align = this.tmp8;
          for (let yi = 0;yi < count; yi++)
            for (let xi = 0;xi < count; xi++) {
              const ax = align[xi];
              const ay = align[yi];
              if (fun[ay * size + ax])
                continue;
              for (let dy = -2;dy <= 2; dy++)
                for (let dx = -2;dx <= 2; dx++)
                  fun[(ay + dy) * size + ax + dx] = 1;
            }
          for (let i = 0;i < size; i++) {
            fun[6 * size + i] = 1;
            fun[i * size + 6] = 1;
          }
          for (let i = 0;i <= 8; i++) {
            fun[i * size + 8] = 1;
            fun[8 * size + i] = 1;
            if (i < 8) {
              fun[8 * size + size - 1 - i] = 1;
              fun[(size - 1 - i) * size + 8] = 1;
            }
          }
          if (ver >= 7)
            for (let i = 0;i < 18; i++) {
              const x = size - 11 + i % 3;
              const y = i / 3 | 0;
              fun[y * size + x] = 1;
              fun[x * size + y] = 1;
            }
          const bytes = this.codewords;
          const total = BYTES[ver - 1];
          bytes.fill(0, 0, total);
          let bit = 0;
          let dir = -1;
          let y = size - 1;
          for (let xOffset = size - 1;xOffset > 0; xOffset -= 2) {
            if (xOffset === 6)
              xOffset = 6 - 1;
            for (;; ) {
              for (let j = 0;j < 2; j++) {
                const x = xOffset - j;
                if (fun[y * size + x])
                  continue;
                if (bit < 8 * total && (this.grid[y * size + x] ^ maskBits(x, y) >> mask & 1) === 1)
                  bytes[bit >> 3] |= 128 >> (bit & 7);
                bit++;
              }
              if (y + dir < 0 || y + dir >= size)
                break;
              y += dir;
            }
            dir = -dir;
          }
          const ecc = ECC_LEVELS[eccIndex];
          const words = WORDS_PER_BLOCK[ecc][ver - 1];
          const blocks = ECC_BLOCKS[ecc][ver - 1];
          const shortLen = Math.floor(total / blocks) - words;
          const shortBlocks = blocks - total % blocks;
          const syndromes = 0;
          const sigma = words;
          const previous = 2 * words + 1;
          const next = 3 * words + 2;
          const blockBase = 4 * words + 3;
          const blockLen = shortLen + words;
          const blockBytes = fun;
          let pos = 0;
          for (let ecc = 0;ecc < 2; ecc++)
            for (let i = 0;i < (ecc ? words : shortLen + 1); i++)
              for (let block = 0;block < blocks; block++) {
                const length = blockLen + +(block >= shortBlocks);
                if (!ecc && i >= length - words)
                  continue;
                const offset = blockBase + block * blockLen + Math.max(0, block - shortBlocks);
                blockBytes[offset + (ecc ? length - words : 0) + i] = bytes[pos++];
              }
          const dataLen = total - words * blocks;
          const data = bytes;
          pos = 0;
          for (let block = 0;block < blocks; block++) {
            const offset = blockBase + block * blockLen + Math.max(0, block - shortBlocks);
            const length = blockLen + +(block >= shortBlocks);
            let corrected = false;
            correct: {
              let hasError = false;
              for (let i = 0;i < words; i++) {
                let value = 0;
                for (let j = 0;j < length; j++)
                  value = mul(value, EXP[i]) ^ blockBytes[offset + j];
                fun[syndromes + i] = value;
                if (value)
                  hasError = true;
              }
              if (!hasError) {
                corrected = true;
                break correct;
              }
              fun.fill(0, sigma, sigma + words + 1);
              fun.fill(0, previous, previous + words + 1);
              fun[sigma] = 1;
              fun[previous] = 1;
              let sigmaLength = 1;
              let previousLength = 1;
              let degree = 0;
              let shift = 1;
              let discrepancy = 1;
              for (let n = 0;n < words; n++) {
                let delta = fun[syndromes + n];
                for (let i = 1;i <= degree; i++)
                  delta ^= mul(fun[sigma + i], fun[syndromes + n - i]);
                if (!delta) {
                  shift++;
                  continue;
                }
                const coefficient = mul(delta, inv(discrepancy));
                const nextLength = Math.max(sigmaLength, previousLength + shift);
                for (let i = 0;i < nextLength; i++)
                  fun[next + i] = (i < sigmaLength ? fun[sigma + i] : 0) ^ (i >= shift && i - shift < previousLength ? mul(coefficient, fun[previous + i - shift]) : 0);
                if (2 * degree <= n) {
                  fun.copyWithin(previous, sigma, sigma + sigmaLength);
                  previousLength = sigmaLength;
                  degree = n + 1 - degree;
                  discrepancy = delta;
                  shift = 1;
                } else
                  shift++;
                fun.copyWithin(sigma, next, next + nextLength);
                sigmaLength = nextLength;
              }
              while (sigmaLength > 1 && !fun[sigma + sigmaLength - 1])
                sigmaLength--;
              const errors = sigmaLength - 1;
              if (!errors || 2 * errors > words)
                break correct;
              const omega = previous;
              fun.fill(0, omega, omega + words);
              for (let i = 0;i < sigmaLength; i++)
                for (let j = 0;i + j < words; j++)
                  fun[omega + i + j] ^= mul(fun[sigma + i], fun[syndromes + j]);
              const locations = next;
              let locationCount = 0;
              for (let i = 1;i < 256 && locationCount < errors; i++)
                if (!evalLow(fun, sigma, sigmaLength, i))
                  fun[locations + locationCount++] = inv(i);
              if (locationCount !== errors)
                break correct;
              for (let i = 0;i < locationCount; i++) {
                const location = fun[locations + i];
                const blockPos = length - 1 - LOG[location];
                if (blockPos < 0)
                  break correct;
                const inverse = inv(location);
                let denominator = 1;
                for (let j = 0;j < locationCount; j++)
                  if (i !== j)
                    denominator = mul(denominator, 1 ^ mul(fun[locations + j], inverse));
                blockBytes[offset + blockPos] ^= mul(evalLow(fun, omega, words, inverse), inv(denominator));
              }
              corrected = true;
            }
            if (!corrected) {
              decoded = FAIL.rs;
              break format;
            }
            const end = offset + length - words;
            for (let i = offset;i < end; i++)
              data[pos++] = blockBytes[i];
          }
          decoded = this.decodePayload(data, dataLen, ver);
        }
        if (!(decoded instanceof Error))
          break;
        formatValue = formatValue === first ? second : -1;
      }
    }
    return decoded;
  }
  projectQuad(s, map, size, left = 0, right = size, top = 0, bottom = size) {
    for (let y = top;y < bottom; y++)
      for (let x = left;x < right; x++) {
        this.grid[y * size + x] = this.read(s, map, x + 0.5, y + 0.5);
      }
  }
  projectMap(s, map, size, ctx) {
    const ok = this.timing(s, map, size);
    if (ok)
      this.projectQuad(s, map, size);
    return ok ? this.decodeGrid(size, ctx) : FAIL.timing;
  }
  confirm(s, map, size) {
    let ok = this.timing(s, map, size);
    if (ok) {
      for (let i = 0;i < 18; i++) {
        const x = size - 11 + i % 3;
        const y = i / 3 | 0;
        this.grid[y * size + x] = this.read(s, map, x + 0.5, y + 0.5);
        this.grid[x * size + y] = this.read(s, map, y + 0.5, x + 0.5);
      }
      ok = checkVersion(this.grid, size);
    }
    return ok;
  }
  projectWith(layer, triple, pitch) {
    const inverted = triple.inverted;
    this.invertedProjection = inverted;
    const p = layer.plane;
    const t = triple;
    const ctx = layer.context;
    let failed = FAIL.dimension;
    project: {
      const { tl, tr, bl } = t;
      const ms = (tl.ms + tr.ms + bl.ms) / 3;
      const minMs = Math.min(tl.ms, tr.ms, bl.ms);
      const maxMs = Math.max(tl.ms, tr.ms, bl.ms);
      const ax = tr.x - tl.x;
      const ay = tr.y - tl.y;
      const bx = bl.x - tl.x;
      const by = bl.y - tl.y;
      const area = Math.abs(ax * by - ay * bx);
      const span = Math.max(Math.abs(ay), Math.abs(by));
      const medianMs = tl.ms + tr.ms + bl.ms - minMs - maxMs;
      const medianEst = span > 0 && medianMs > 0 ? area / (span * medianMs) + 7 : Infinity;
      const length = distance(tl, tr);
      const est = pitch ? length / pitch + 7 : maxMs > 10 / 9 * minMs ? length * 2 / (tl.ms + tr.ms) + 7 : medianEst;
      const snapped = snapSize(est);
      const meanEst = span > 0 && ms > 0 ? area / (span * ms) + 7 : Infinity;
      const mean = snapSize(meanEst);
      for (let i = 0;i < 4; i++) {
        const size = i === 0 ? snapped : i === 1 ? mean : i === 2 ? snapped - 4 : snapped + 4;
        const estimate = i === 1 ? meanEst : est;
        if (i > 0 && size === snapped || i > 1 && size === mean)
          continue;
        if (size < 21 || size > 177 || Math.abs(size - estimate) > 6)
          continue;
        this.decodedSize = size;
        const f = 1 - (3.5 - 0.5) / (size - 7);
        const brEstX = tl.x + (tr.x - tl.x + bl.x - tl.x) * f;
        const brEstY = tl.y + (tr.y - tl.y + bl.y - tl.y) * f;
        let found = false;
        if (size >= 21 + 4) {
          if (inverted || !this.perspective(t, t.tl.ms, t.tr.ms, t.bl.ms))
            found = this.findBasicAlign(layer, brEstX, brEstY, ms);
          else {
            const ax = tr.x + bl.x - 2 * tl.x;
            const ay = tr.y + bl.y - 2 * tl.y;
            const scale = (ax * (brEstX - tl.x) + ay * (brEstY - tl.y)) / (ax * ax + ay * ay);
            const map = this.map;
            const predictedDen = (map[6] + map[7]) * scale + map[8];
            const dx = ((map[0] + map[1]) * scale + map[2]) / predictedDen - brEstX;
            const dy = ((map[3] + map[4]) * scale + map[5]) / predictedDen - brEstY;
            if (dx * dx + dy * dy <= 9 * ms * ms)
              found = this.findBasicAlign(layer, brEstX, brEstY, ms);
            else {
              const tlMs = finderPitch(layer, tl);
              const trMs = finderPitch(layer, tr);
              const blMs = finderPitch(layer, bl);
              if (tlMs && trMs && blMs && this.perspective(t, tlMs, trMs, blMs)) {
                const side = (3.5 - 0.5) / (1 - scale);
                found = this.searchAlign(p, map, scale, side, 0, 0, 1, false);
              }
            }
          }
        }
        failed = FAIL.alignment;
        const attempts = found ? 2 : 1;
        for (let attempt = 0;attempt < attempts; attempt++) {
          const align = !attempt && found;
          const brX = align ? this.alignPoint.x : brEstX;
          const brY = align ? this.alignPoint.y : brEstY;
          const brPoint = ctx.opts.pointsOnDetect ? { x: brX, y: brY } : undefined;
          if (ctx.opts.pointsOnDetect) {
            const inset = size - 6.5;
            const aligners = align ? [{ point: this.alignPoint, x: inset, y: inset }] : [];
            this.report(t, brPoint, aligners, ms, size, ctx);
          }
          const map = this.map;
          this.mapFinderQuad(map, size, t, brX, brY);
          const version = (size - 17) / 4;
          if (version < 7) {
            failed = this.projectMap(p, map, size, ctx);
            if (!(failed instanceof Error))
              break project;
            if (this.upgrade(p, map, ctx)) {
              failed = this.projectMap(this.finePlane, this.to, size, ctx);
              if (!(failed instanceof Error))
                break project;
            }
          } else {
            const fine = this.upgrade(p, map, ctx);
            const sp = fine ? this.finePlane : p;
            const sm = fine ? this.to : map;
            let confirmed = this.confirm(sp, sm, size);
            if (!confirmed && fine)
              confirmed = this.confirm(p, map, size);
            if (confirmed) {
              tiles: {
                const tileFine = sp === this.finePlane;
                const sc = tileFine ? fine : 1;
                const off = (sc - 1) / 2;
                const count = this.setAlignments(version);
                const positions = this.tmp8;
                const nodes = this.tmp64;
                const located = this.tmp64;
                const last = positions[count - 1];
                const c = 0.5;
                let locatedCount = 0;
                let tileBrX = 0;
                let tileBrY = 0;
                let hasTileBr = false;
                for (let yi = 0;yi < count; yi++)
                  for (let xi = 0;xi < count; xi++) {
                    const x = positions[xi];
                    const y = positions[yi];
                    const overlapsFinder = x === 6 && (y === 6 || y === last) || x === last && y === 6;
                    const node = (yi * count + xi) * 2;
                    if (!overlapsFinder && this.searchAlign(sp, sm, c, 1, x, y, c, true)) {
                      const pos = 7 * 7 * 2 + locatedCount * 4;
                      located[pos] = this.alignPoint.x;
                      located[pos + 1] = this.alignPoint.y;
                      located[pos + 2] = x + c;
                      located[pos + 3] = y + c;
                      locatedCount++;
                      if (x === last && y === last) {
                        hasTileBr = true;
                        tileBrX = this.alignPoint.x;
                        tileBrY = this.alignPoint.y;
                      }
                      nodes[node] = this.alignPoint.x;
                      nodes[node + 1] = this.alignPoint.y;
                    } else {
                      const q = mapPoint(sm, x + c, y + c);
                      nodes[node] = q.x;
                      nodes[node + 1] = q.y;
                    }
                  }
                if (!locatedCount) {
                  failed = FAIL.alignment;
                  break tiles;
                }
                for (let yi = 0;yi < count - 1; yi++)
                  for (let xi = 0;xi < count - 1; xi++) {
                    const left = positions[xi];
                    const right = positions[xi + 1];
                    const top = positions[yi];
                    const bottom = positions[yi + 1];
                    const tlNode = (yi * count + xi) * 2;
                    const trNode = tlNode + 2;
                    const blNode = ((yi + 1) * count + xi) * 2;
                    const brNode = blNode + 2;
                    const tile = this.map;
                    packQuad(this.from, left + c, top + c, right + c, top + c, right + c, bottom + c, left + c, bottom + c);
                    packQuad(this.to, nodes[tlNode], nodes[tlNode + 1], nodes[trNode], nodes[trNode + 1], nodes[brNode], nodes[brNode + 1], nodes[blNode], nodes[blNode + 1]);
                    this.mapQuad(tile);
                    this.projectQuad(sp, tile, size, xi ? left : 0, xi === count - 2 ? size : right, yi ? top : 0, yi === count - 2 ? size : bottom);
                  }
                if (ctx.opts.pointsOnDetect) {
                  const reportAligners = [];
                  for (let i = 0;i < locatedCount; i++) {
                    const pos = 7 * 7 * 2 + i * 4;
                    reportAligners.push({
                      point: { x: (located[pos] - off) / sc, y: (located[pos + 1] - off) / sc },
                      x: located[pos + 2],
                      y: located[pos + 3]
                    });
                  }
                  this.report(t, hasTileBr ? { x: (tileBrX - off) / sc, y: (tileBrY - off) / sc } : brPoint, reportAligners, ms, size, ctx);
                }
                failed = this.decodeGrid(size, ctx);
              }
              if (!(failed instanceof Error)) {
                break project;
              }
              failed = this.projectMap(sp, sm, size, ctx);
              if (!(failed instanceof Error))
                break project;
              if (fine) {
                failed = this.projectMap(p, map, size, ctx);
                if (!(failed instanceof Error))
                  break project;
              }
            } else
              failed = FAIL.version;
          }
        }
      }
    }
    this.invertedProjection = false;
    return failed;
  }
  *scan(cooperative) {
    if (!this.staged)
      throw new Error("expected addImage before decode");
    const layers = this.layers;
    this.points = undefined;
    let failed = FAIL.finder;
    if (!this.resized) {
      for (let i = 1;i < layers.length; i++) {
        const layer = layers[i];
        if (!layer.used)
          break;
        const src = layers[i - 1].luma;
        const dst = layer.luma;
        const width = layers[i - 1].width;
        const rows = cooperative ? 64 : layer.height;
        for (let y = 0;y < layer.height; y += rows) {
          scanRows.resize(src, dst, width, layer.width, y, Math.min(layer.height, y + rows));
          if (cooperative && y + rows < layer.height)
            this.retryStart += yield;
        }
      }
      this.resized = true;
    }
    walk:
      for (let mandatory = true;; mandatory = false) {
        let attempted = false;
        for (let i = layers.length - 1;i >= 0; i--) {
          if (!mandatory && (!this.retries || this.timeLimit !== Infinity && Date.now() - this.retryStart >= this.timeLimit))
            break walk;
          const layer = layers[i];
          if (!layer.used)
            continue;
          if (!layer.found) {
            const bHeight = layer.blockHeight;
            const blockRows = cooperative ? 16 : bHeight;
            for (let y = 0;y < bHeight; y += blockRows) {
              scanRows.blocks(layer, y, Math.min(bHeight, y + blockRows));
              if (cooperative && y + blockRows < bHeight)
                this.retryStart += yield;
            }
            const matrix = layer.bitmap;
            matrix.fill(0, 0, layer.words * layer.height);
            for (let y = 0;y < bHeight; y += blockRows) {
              scanRows.bitmap(layer, y, Math.min(bHeight, y + blockRows));
              if (cooperative && y + blockRows < bHeight)
                this.retryStart += yield;
            }
            if (this.opts.imageOnBitmap)
              this.opts.imageOnBitmap(darkToImage(layer.width, layer.height, (x, y) => bit(layer, x, y)));
            layer.patternCount = 0;
            const finderRows = cooperative ? 32 : layer.height;
            for (let y = 0;y < layer.height; y += finderRows) {
              scanRows.find(layer, y, Math.min(layer.height, y + finderRows));
              if (cooperative && y + finderRows < layer.height)
                this.retryStart += yield;
            }
            layer.found = true;
          }
          let triple;
          if (mandatory) {
            this.exclude(layer);
            const ordinary = this.pickPolarity(layer, 0);
            const inverted = this.pickPolarity(layer, 1);
            if (ordinary || inverted) {
              const state = this.tmp64;
              const pts = layer.patterns;
              let polarity = 0;
              if (inverted) {
                const ordConfidence = ordinary ? pts[state[0] * 4 + 3] + pts[state[1] * 4 + 3] + pts[state[2] * 4 + 3] : 0;
                const invConfidence = pts[state[4] * 4 + 3] + pts[state[5] * 4 + 3] + pts[state[6] * 4 + 3];
                if (!ordinary || (state[7] + 0.1) * ordConfidence < (state[3] + 0.1) * invConfidence)
                  polarity = 1;
              }
              const base = polarity * 4;
              const w0 = state[base] | 0;
              const w1 = state[base + 1] | 0;
              const w2 = state[base + 2] | 0;
              layer.pickSum = w0 + w1 + w2;
              layer.pickLo = Math.min(w0, w1, w2);
              layer.pickHi = Math.max(w0, w1, w2);
              triple = this.makeTriple(layer, w0, w1, w2);
              triple.inverted = polarity === 1;
            }
          } else {
            schedule: {
              if (layer.setsReady)
                break schedule;
              layer.setsReady = true;
              layer.setCount = 0;
              layer.setCursor = 0;
              let eligible = 0;
              for (let i = 0;i < layer.patternCount; i++) {
                if (layer.inverted[i] & 2)
                  continue;
                eligible++;
              }
              if (eligible < 3)
                break schedule;
              const pts = layer.patterns;
              const neighbors = this.tmp32;
              const useFilters = eligible > 5;
              for (let i = 0;i < layer.patternCount - 2; i++) {
                if (cooperative && i && !(i & 7))
                  this.retryStart += yield;
                const state = layer.inverted[i];
                if (state & 2)
                  continue;
                const inverted = !!(state & 1);
                const p0 = i * 4;
                const maxDistance = pts[p0 + 2] * 177 * 1.5;
                const maxDistance2 = maxDistance * maxDistance;
                let count = 0;
                for (let index = i + 1;index < layer.patternCount; index++) {
                  const otherState = layer.inverted[index];
                  if (otherState & 2 || !!(otherState & 1) !== inverted)
                    continue;
                  const pos = index * 4;
                  const smallest = Math.min(pts[p0 + 2], pts[pos + 2]);
                  const largest = Math.max(pts[p0 + 2], pts[pos + 2]);
                  if (useFilters && largest > 2.4 * smallest + 2 / 7)
                    continue;
                  const dx = pts[p0] - pts[pos];
                  const dy = pts[p0 + 1] - pts[pos + 1];
                  const distance = dx * dx + dy * dy;
                  if (distance > maxDistance2)
                    continue;
                  const rank = distance / pts[pos + 3];
                  count = this.retain(index, rank, count, 15);
                }
                for (let u = 0;u < count - 1; u++) {
                  const i1 = neighbors[u];
                  const p1 = i1 * 4;
                  const d01 = dist2(pts, p0, p1);
                  for (let v = u + 1;v < count; v++) {
                    const i2 = neighbors[v];
                    const p2 = i2 * 4;
                    const d12 = dist2(pts, p1, p2);
                    const d02 = dist2(pts, p0, p2);
                    const a = Math.min(d01, d12, d02);
                    const c = Math.max(d01, d12, d02);
                    const b = d01 + d12 + d02 - a - c;
                    if (!a || !b || useFilters && (a > 4 * b || b > 4 * a))
                      continue;
                    const da = Math.sqrt(a);
                    const db = Math.sqrt(b);
                    const moduleCount = (da + db) / (2 * ((pts[p0 + 2] + pts[p1 + 2] + pts[p2 + 2]) / 3)) + 7;
                    if (moduleCount < 21 * 0.8 || moduleCount > 177 * 1.5)
                      continue;
                    const cosine = (a + b - c) / (2 * Math.sqrt(a * b));
                    if (useFilters && Math.abs(cosine) > 0.5)
                      continue;
                    const confidence = pts[p0 + 3] + pts[p1 + 3] + pts[p2 + 3];
                    const score = (da + db + Math.abs(da - db)) / confidence;
                    retain: {
                      const sets = layer.sets;
                      let index = layer.setCount;
                      if (index < 256)
                        layer.setCount++;
                      else {
                        if (score >= sets[0])
                          break retain;
                        index = 0;
                      }
                      const pos = index * 5;
                      sets[pos] = score;
                      sets[pos + 1] = +inverted;
                      sets[pos + 2] = i;
                      sets[pos + 3] = i1;
                      sets[pos + 4] = i2;
                      while (index) {
                        const parent = index - 1 >> 1;
                        if (sets[parent * 5] >= sets[index * 5])
                          break retain;
                        swapSet(layer, parent, index);
                        index = parent;
                      }
                      siftDown(layer, layer.setCount);
                    }
                  }
                }
              }
              for (let end = layer.setCount - 1;end > 0; end--) {
                swapSet(layer, 0, end);
                siftDown(layer, end);
              }
            }
            const sets = layer.sets;
            while (layer.setCursor < layer.setCount) {
              const pos = layer.setCursor++ * 5;
              const i0 = sets[pos + 2] | 0;
              const i1 = sets[pos + 3] | 0;
              const i2 = sets[pos + 4] | 0;
              if (layer.inverted[i0] & 2 || layer.inverted[i1] & 2 || layer.inverted[i2] & 2)
                continue;
              if (i0 + i1 + i2 === layer.pickSum && Math.min(i0, i1, i2) === layer.pickLo && Math.max(i0, i1, i2) === layer.pickHi)
                continue;
              triple = this.makeTriple(layer, i0, i1, i2);
              triple.inverted = !!sets[pos + 1];
              break;
            }
          }
          if (!triple) {
            if (cooperative)
              this.retryStart += yield;
            continue;
          }
          if (!mandatory && this.retries !== Infinity)
            this.retries--;
          attempted = true;
          let pitch = !this.blocked && Math.abs(triple.tr.y - triple.tl.y) > Math.abs(triple.tr.x - triple.tl.x) ? edgePitch(layer, triple.tl, triple.tr, triple.inverted) : 0;
          const fit = !!(pitch && distance(triple.tl, triple.tr) / pitch + 7 >= 21 + (7 - 1) * 4);
          if (fit) {
            fitPattern(layer, triple.tl, triple.inverted);
            fitPattern(layer, triple.tr, triple.inverted);
            fitPattern(layer, triple.bl, triple.inverted);
            refineTriple(layer, triple);
            pitch = edgePitch(layer, triple.tl, triple.tr, triple.inverted);
          }
          let done = this.projectWith(layer, triple, pitch);
          if (done instanceof Error && !fit && refineTriple(layer, triple))
            done = this.projectWith(layer, triple, pitch);
          const opts = layer.context.opts;
          const result = done;
          if (!(done instanceof Error)) {
            if (opts.imageOnResult)
              opts.imageOnResult(darkToImage(this.decodedSize, this.decodedSize, (x, y) => this.grid[y * this.decodedSize + x]));
            const padding = 3.5 / (this.decodedSize - 7);
            const p = layer.patterns;
            const tl = 4 * triple.tlIndex;
            const tr = 4 * triple.trIndex;
            const bl = 4 * triple.blIndex;
            p[tl] = triple.tl.x;
            p[tl + 1] = triple.tl.y;
            p[tl + 2] = triple.trIndex;
            p[tl + 3] = triple.blIndex;
            p[tr] = triple.tr.x;
            p[tr + 1] = triple.tr.y;
            p[tr + 2] = padding;
            p[bl] = triple.bl.x;
            p[bl + 1] = triple.bl.y;
            if (!(layer.inverted[triple.tlIndex] & 2))
              this.blocked++;
            if (!(layer.inverted[triple.trIndex] & 2))
              this.blocked++;
            if (!(layer.inverted[triple.blIndex] & 2))
              this.blocked++;
            layer.inverted[triple.tlIndex] |= 2 | 4;
            layer.inverted[triple.trIndex] |= 2 | 8;
            layer.inverted[triple.blIndex] |= 2 | 8;
            for (const source of layers) {
              if (!source.found)
                continue;
              this.exclude(source);
            }
            if (this.points)
              this.opts.pointsOnDetect?.(this.points, result);
          }
          if (!(result instanceof Error))
            return result;
          failed = result;
          if (cooperative)
            this.retryStart += yield;
        }
        if (!mandatory && !attempted)
          break;
      }
    if (this.points)
      this.opts.pointsOnDetect?.(this.points, failed);
    return failed;
  }
  *walk(cooperative, all) {
    this.retryStart = Date.now();
    this.retries = this.effort === Infinity ? Infinity : this.effort - 1;
    const results = [];
    for (;; ) {
      const result = yield* this.scan(cooperative);
      results.push(result);
      if (!all)
        return results;
      if (result instanceof Error)
        return results;
      if (cooperative)
        this.retryStart += yield;
    }
  }
  decode(all = false) {
    this.beginOperation();
    try {
      return runDecode(this.walk(false, all));
    } finally {
      this.endOperation();
    }
  }
  async decodeAsync(all = false) {
    this.beginOperation();
    try {
      return await runDecodeAsync(this.walk(true, all), this.timeLimit);
    } finally {
      this.endOperation();
    }
  }
}
var decodeQR = (img, opts = {}) => {
  validateOpts(opts);
  validateImage(img, opts.format);
  const scanner = new _QRScanner({ ...opts, maxSize: { height: img.height, width: img.width } });
  try {
    scanner.addImage(img, opts.format);
    const result = scanner.decode()[0];
    if (result instanceof Error)
      throw new Error(result.message);
    return result;
  } finally {
    scanner.clean();
  }
};
export {
  decodeQR
};

//# debugId=ACEBEFA12FC940B564756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vbm9kZV9tb2R1bGVzL3FyL2luZGV4LmpzIiwgIi4uLy4uL25vZGVfbW9kdWxlcy9xci9kZWNvZGUuanMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbCiAgICAiLyohXG4gKiBDb3B5cmlnaHQgKGMpIDIwMjMgUGF1bCBNaWxsZXIgKHBhdWxtaWxsci5jb20pXG4gKiBTUERYLUxpY2Vuc2UtSWRlbnRpZmllcjogTUlUIE9SIEFwYWNoZS0yLjBcbiAqL1xuLyoqXG4gKiBRUiBjb2RlIGdlbmVyYXRvciAoZW5jb2RlcikuIFNlbGYtY29udGFpbmVkIChubyBpbXBvcnRzKTsgdGhlIGRlY29kZXIgYW5kXG4gKiBpdHMgc2hhcmVkIG1hY2hpbmVyeSAoQml0bWFwLCB0YWJsZXMsIEdGL1JTKSBsaXZlIGluIGBkZWNvZGUudHNgLlxuICpcbiAqIFdoYXQgd2FzIGRlbGliZXJhdGVseSBkcm9wcGVkIHZzIHRoZSBmdWxsIGVuY29kZXI6IHRoZSB0cmktc3RhdGUgQml0bWFwXG4gKiBkcmF3aW5nIERTTCwgdGhlIHNoYXJlZCBkZWNvZGVyIHV0aWxpdGllcywgYW5kIHZlcmJvc2UgdmFsaWRhdGlvbiBtZXNzYWdlcy5cbiAqIFdoYXQgd2FzIGRlbGliZXJhdGVseSBrZXB0OiB3b3JkLXBhcmFsbGVsIG1hc2sgcGVuYWx0eSBzY29yaW5nIG92ZXIgcGFja2VkXG4gKiBiaXQgcm93cyDigJQgaXQgaXMgdGhlIG9uZSBvcHRpbWl6YXRpb24gd2hvc2UgYWJzZW5jZSB3b3VsZCBtYWtlXG4gKiBsYXJnZS1wYXlsb2FkIGVuY29kZXMgfjUtMTB4IHNsb3dlciB3aGlsZSBjb3N0aW5nIG9ubHkgYSBmZXcgaHVuZHJlZFxuICogYnl0ZXMg4oCUIHBsdXMgYSBzaW5nbGUtc2xvdCBwZXItdmVyc2lvbiBjYWNoZSBvZiB0aGUgc3ltYm9sIHRlbXBsYXRlLFxuICogemlnemFnIG9yZGVyIGFuZCBtYXNrIHBsYW5lcyAoc2VlIFN5bUNhY2hlKS5cbiAqIEBtb2R1bGVcbiAqL1xuY29uc3QgTUFYX09VVFBVVF9TSVpFID0gMTAyNDtcbmNvbnN0IE1BWF9DT01QQUNUX09VVFBVVF9TSVpFID0gTUFYX09VVFBVVF9TSVpFICogNDtcbi8qKlxuICogSVNPL0lFQyAxODAwNDoyMDI0IFRhYmxlIDE6IHRvdGFsIGNvZGV3b3JkcyBieSB2ZXJzaW9uIChzaGFyZWQgd2l0aCB0aGVcbiAqIGRlY29kZXIpLiBDb21wdXRlZCBhcyBkYXRhIG1vZHVsZXMgLyA4OiBzeW1ib2wgYXJlYSBtaW51cyBmdW5jdGlvblxuICogcGF0dGVybnMgKGZpbmRlcnMrc2VwYXJhdG9ycytmb3JtYXQgMTkxK3RpbWluZywgYWxpZ25tZW50IGdyaWQgb3ZlcmxhcHNcbiAqIHJlbW92ZWQpIG1pbnVzIHZlcnNpb24gaW5mbyBmb3IgdmVyID49IDcuXG4gKi9cbmNvbnN0IEJZVEVTID0gLyogQF9fUFVSRV9fICovICgoKSA9PiB7XG4gICAgY29uc3QgcmVzID0gW107XG4gICAgZm9yIChsZXQgdmVyID0gMTsgdmVyIDw9IDQwOyB2ZXIrKykge1xuICAgICAgICBsZXQgYml0cyA9ICgxNiAqIHZlciArIDEyOCkgKiB2ZXIgKyA2NDtcbiAgICAgICAgaWYgKHZlciA+PSAyKSB7XG4gICAgICAgICAgICBjb25zdCBhbGlnbiA9IE1hdGguZmxvb3IodmVyIC8gNykgKyAyO1xuICAgICAgICAgICAgYml0cyAtPSAoMjUgKiBhbGlnbiAtIDEwKSAqIGFsaWduIC0gNTU7XG4gICAgICAgICAgICBpZiAodmVyID49IDcpXG4gICAgICAgICAgICAgICAgYml0cyAtPSAzNjtcbiAgICAgICAgfVxuICAgICAgICByZXMucHVzaChiaXRzID4+PiAzKTtcbiAgICB9XG4gICAgcmV0dXJuIHJlcztcbn0pKCk7XG4vKiogQWxsIGVycm9yLWNvcnJlY3Rpb24gbGV2ZWxzLCBpbiBzcGVjIHRhYmxlIG9yZGVyIChhbHNvIHRoZSBwYWNrZWQtdGFibGUgc2VnbWVudCBvcmRlcikuICovXG5jb25zdCBFQ0NfTEVWRUxTID0gWydsb3cnLCAnbWVkaXVtJywgJ3F1YXJ0aWxlJywgJ2hpZ2gnXTtcbi8qKiBJU08vSUVDIDE4MDA0OjIwMjQgVGFibGUgOTogRUNDIGNvZGV3b3JkcyBwZXIgYmxvY2ssIGJ5IGxldmVsIChzaGFyZWQgd2l0aCB0aGUgZGVjb2RlcikuICovXG4vLyBwcmV0dGllci1pZ25vcmVcbmNvbnN0IFdPUkRTX1BFUl9CTE9DSyA9IHtcbiAgICBsb3c6IFtcbiAgICAgICAgNywgMTAsIDE1LCAyMCwgMjYsIDE4LCAyMCwgMjQsIDMwLCAxOCwgMjAsIDI0LCAyNiwgMzAsIDIyLCAyNCwgMjgsIDMwLCAyOCwgMjgsXG4gICAgICAgIDI4LCAyOCwgMzAsIDMwLCAyNiwgMjgsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCxcbiAgICBdLFxuICAgIG1lZGl1bTogW1xuICAgICAgICAxMCwgMTYsIDI2LCAxOCwgMjQsIDE2LCAxOCwgMjIsIDIyLCAyNiwgMzAsIDIyLCAyMiwgMjQsIDI0LCAyOCwgMjgsIDI2LCAyNiwgMjYsXG4gICAgICAgIDI2LCAyOCwgMjgsIDI4LCAyOCwgMjgsIDI4LCAyOCwgMjgsIDI4LCAyOCwgMjgsIDI4LCAyOCwgMjgsIDI4LCAyOCwgMjgsIDI4LCAyOCxcbiAgICBdLFxuICAgIHF1YXJ0aWxlOiBbXG4gICAgICAgIDEzLCAyMiwgMTgsIDI2LCAxOCwgMjQsIDE4LCAyMiwgMjAsIDI0LCAyOCwgMjYsIDI0LCAyMCwgMzAsIDI0LCAyOCwgMjgsIDI2LCAzMCxcbiAgICAgICAgMjgsIDMwLCAzMCwgMzAsIDMwLCAyOCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLFxuICAgIF0sXG4gICAgaGlnaDogW1xuICAgICAgICAxNywgMjgsIDIyLCAxNiwgMjIsIDI4LCAyNiwgMjYsIDI0LCAyOCwgMjQsIDI4LCAyMiwgMjQsIDI0LCAzMCwgMjgsIDI4LCAyNiwgMjgsXG4gICAgICAgIDMwLCAyNCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCwgMzAsIDMwLCAzMCxcbiAgICBdLFxufTtcbi8qKiBJU08vSUVDIDE4MDA0OjIwMjQgVGFibGUgOTogZXJyb3ItY29ycmVjdGlvbiBibG9jayBjb3VudCBieSB2ZXJzaW9uIGFuZCBsZXZlbC4gKi9cbi8vIHByZXR0aWVyLWlnbm9yZVxuY29uc3QgRUNDX0JMT0NLUyA9IHtcbiAgICBsb3c6IFsxLCAxLCAxLCAxLCAxLCAyLCAyLCAyLCAyLCA0LCA0LCA0LCA0LCA0LCA2LCA2LCA2LCA2LCA3LCA4LCA4LCA5LCA5LCAxMCwgMTIsIDEyLCAxMiwgMTMsIDE0LCAxNSwgMTYsIDE3LCAxOCwgMTksIDE5LCAyMCwgMjEsIDIyLCAyNCwgMjVdLFxuICAgIG1lZGl1bTogWzEsIDEsIDEsIDIsIDIsIDQsIDQsIDQsIDUsIDUsIDUsIDgsIDksIDksIDEwLCAxMCwgMTEsIDEzLCAxNCwgMTYsIDE3LCAxNywgMTgsIDIwLCAyMSwgMjMsIDI1LCAyNiwgMjgsIDI5LCAzMSwgMzMsIDM1LCAzNywgMzgsIDQwLCA0MywgNDUsIDQ3LCA0OV0sXG4gICAgcXVhcnRpbGU6IFsxLCAxLCAyLCAyLCA0LCA0LCA2LCA2LCA4LCA4LCA4LCAxMCwgMTIsIDE2LCAxMiwgMTcsIDE2LCAxOCwgMjEsIDIwLCAyMywgMjMsIDI1LCAyNywgMjksIDM0LCAzNCwgMzUsIDM4LCA0MCwgNDMsIDQ1LCA0OCwgNTEsIDUzLCA1NiwgNTksIDYyLCA2NSwgNjhdLFxuICAgIGhpZ2g6IFsxLCAxLCAyLCA0LCA0LCA0LCA1LCA2LCA4LCA4LCAxMSwgMTEsIDE2LCAxNiwgMTgsIDE2LCAxOSwgMjEsIDI1LCAyNSwgMjUsIDM0LCAzMCwgMzIsIDM1LCAzNywgNDAsIDQyLCA0NSwgNDgsIDUxLCA1NCwgNTcsIDYwLCA2MywgNjYsIDcwLCA3NCwgNzcsIDgxXSxcbn07XG4vKiogSVNPL0lFQyAxODAwNDoyMDI0IMKnNy45LjEgVGFibGUgMTI6IGVycm9yLWNvcnJlY3Rpb24tbGV2ZWwgZm9ybWF0IGluZGljYXRvcnMuICovXG5jb25zdCBFQ19DT0RFID0geyBsb3c6IDEsIG1lZGl1bTogMCwgcXVhcnRpbGU6IDMsIGhpZ2g6IDIgfTtcbi8qKiBJU08vSUVDIDE4MDA0OjIwMjQgVGFibGUgNTogYWxwaGFudW1lcmljIGNoYXJhY3RlcnMgaW4gdmFsdWUgb3JkZXIuICovXG5jb25zdCBBTFBIQU5VTUVSSUMgPSAnMDEyMzQ1Njc4OUFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaICQlKistLi86Jztcbi8qKlxuICogQWxpZ25tZW50IHBhdHRlcm4gY2VudGVyIGNvb3JkaW5hdGVzIGZvciBhIHZlcnNpb24gKElTTy9JRUMgMTgwMDQ6MjAyNFxuICogQW5uZXggRSkuIEV4cG9ydGVkIGZvciBjdXN0b20tZGVzaWduIHJlbmRlcmVycyAocXJidGYtc3R5bGUgbW9kdWxlXG4gKiBjbGFzc2lmaWNhdGlvbik6IGV2ZXJ5IGFsaWdubWVudCBwYXR0ZXJuIGlzIGNlbnRlcmVkIG9uIChjeCwgY3kpIGZvciBlYWNoXG4gKiBwYWlyIGZyb20gdGhpcyBsaXN0LCBleGNlcHQgd2hlcmUgaXQgd291bGQgb3ZlcmxhcCBhIGZpbmRlciBwYXR0ZXJuLlxuICogQ29vcmRpbmF0ZXMgYXJlIGJvcmRlcmxlc3Mtc3ltYm9sIG1vZHVsZSBpbmRpY2VzLlxuICovXG5mdW5jdGlvbiBhbGlnbm1lbnRQYXR0ZXJucyh2ZXIpIHtcbiAgICB2ZXIgPSBhc1ZlcnNpb24odmVyKTtcbiAgICBpZiAodmVyID09PSAxKVxuICAgICAgICByZXR1cm4gW107XG4gICAgY29uc3QgbGFzdCA9IDIxICsgNCAqICh2ZXIgLSAxKSAtIDc7XG4gICAgY29uc3QgY291bnQgPSBNYXRoLmNlaWwoKGxhc3QgLSA2KSAvIDI4KTtcbiAgICBsZXQgaW50ZXJ2YWwgPSBNYXRoLmZsb29yKChsYXN0IC0gNikgLyBjb3VudCk7XG4gICAgaWYgKGludGVydmFsICUgMilcbiAgICAgICAgaW50ZXJ2YWwgKz0gMTtcbiAgICBlbHNlIGlmICgoKGxhc3QgLSA2KSAlIGNvdW50KSAqIDIgPj0gY291bnQpXG4gICAgICAgIGludGVydmFsICs9IDI7XG4gICAgY29uc3QgcmVzID0gWzZdO1xuICAgIGZvciAobGV0IG0gPSAxOyBtIDwgY291bnQ7IG0rKylcbiAgICAgICAgcmVzLnB1c2gobGFzdCAtIChjb3VudCAtIG0pICogaW50ZXJ2YWwpO1xuICAgIHJlcy5wdXNoKGxhc3QpO1xuICAgIHJldHVybiByZXM7XG59XG4vKiogQkNILXByb3RlY3RlZCBtYXNrZWQgZm9ybWF0IHdvcmQgZnJvbSBJU08vSUVDIDE4MDA0OjIwMjQgwqc3LjkuMSBhbmQgQW5uZXggQy4yLiAqL1xuZnVuY3Rpb24gZm9ybWF0Qml0cyhlY2MsIG1hc2spIHtcbiAgICBjb25zdCBkYXRhID0gKEVDX0NPREVbZWNjXSA8PCAzKSB8IG1hc2s7XG4gICAgbGV0IGQgPSBkYXRhO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgMTA7IGkrKylcbiAgICAgICAgZCA9IChkIDw8IDEpIF4gKChkID4+IDkpICogMGIxMDEwMDExMDExMSk7XG4gICAgcmV0dXJuICgoZGF0YSA8PCAxMCkgfCBkKSBeIDBiMTAxMDEwMDAwMDEwMDEwO1xufVxuLyoqIEdvbGF5LXByb3RlY3RlZCAxOC1iaXQgdmVyc2lvbiB3b3JkIChJU08vSUVDIDE4MDA0OjIwMjQgwqc3LjEwIC8gQW5uZXggRC4yKS4gKi9cbmZ1bmN0aW9uIHZlcnNpb25CaXRzKHZlcikge1xuICAgIGxldCBkID0gdmVyO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgMTI7IGkrKylcbiAgICAgICAgZCA9IChkIDw8IDEpIF4gKChkID4+IDExKSAqIDBiMTExMTEwMDEwMDEwMSk7XG4gICAgcmV0dXJuICh2ZXIgPDwgMTIpIHwgZDtcbn1cbmNvbnN0IE1PREVfQklUUyA9IHsgbnVtZXJpYzogMSwgYWxwaGFudW1lcmljOiAyLCBieXRlOiA0IH07XG5jb25zdCBMRU5HVEhfQklUUyA9IHtcbiAgICBudW1lcmljOiBbMTAsIDEyLCAxNF0sXG4gICAgYWxwaGFudW1lcmljOiBbOSwgMTEsIDEzXSxcbiAgICBieXRlOiBbOCwgMTYsIDE2XSxcbn07XG4vKipcbiAqIEdGKDJeOCkgZXhwL2xvZyB0YWJsZXMgd2l0aCB0aGUgUVIgcHJpbWl0aXZlIHBvbHlub21pYWwgMHgxMWQuIEVYUCBpc1xuICogZG91YmxlZCBzbyBwcm9kdWN0cyBvZiB0d28gbG9ncyBpbmRleCBpdCB3aXRob3V0IGEgbW9kLiBTaGFyZWQgd2l0aCB0aGVcbiAqIGRlY29kZXIgKGl0IGNvcnJlY3RzIHdpdGggdGhlIHNhbWUgZmllbGQgdGhlIGVuY29kZXIgZ2VuZXJhdGVzIHBhcml0eSBpbik7XG4gKiB0aGUgUFVSRS1hbm5vdGF0ZWQgaW5pdGlhbGl6ZXIgbGV0cyBidW5kbGVycyBkcm9wIGl0IGZvciBjb25zdW1lcnMgdGhhdFxuICogb25seSBpbXBvcnQgdGhlIHNwZWMgdGFibGVzIGFib3ZlLlxuICovXG5jb25zdCBHRjI1NiA9IC8qIEBfX1BVUkVfXyAqLyAoKCkgPT4ge1xuICAgIGNvbnN0IGV4cCA9IG5ldyBVaW50OEFycmF5KDUxMCk7XG4gICAgY29uc3QgbG9nID0gbmV3IFVpbnQ4QXJyYXkoMjU2KTtcbiAgICBmb3IgKGxldCBpID0gMCwgeCA9IDE7IGkgPCAyNTU7IGkrKykge1xuICAgICAgICBleHBbaV0gPSBleHBbaSArIDI1NV0gPSB4O1xuICAgICAgICBsb2dbeF0gPSBpO1xuICAgICAgICB4IDw8PSAxO1xuICAgICAgICBpZiAoeCAmIDB4MTAwKVxuICAgICAgICAgICAgeCBePSAweDExZDtcbiAgICB9XG4gICAgcmV0dXJuIHsgZXhwLCBsb2cgfTtcbn0pKCk7XG4vLyBSZWVkLVNvbG9tb24gZ2VuZXJhdG9yIHBvbHlub21pYWwgKGxlYWRpbmcgMSBkcm9wcGVkKTsgb25lIHBlciBzeW1ib2wuXG5mdW5jdGlvbiByc0dlbmVyYXRvcihlY2NXb3Jkcykge1xuICAgIGNvbnN0IHsgZXhwOiBFWFAsIGxvZzogTE9HIH0gPSBHRjI1NjtcbiAgICBjb25zdCBnZW4gPSBuZXcgVWludDhBcnJheShlY2NXb3Jkcyk7IC8vIGNvZWZmaWNpZW50cyBhZnRlciB0aGUgbGVhZGluZyB4Xm5cbiAgICBnZW5bZWNjV29yZHMgLSAxXSA9IDE7XG4gICAgZm9yIChsZXQgaSA9IDAsIHJvb3QgPSAxOyBpIDwgZWNjV29yZHM7IGkrKykge1xuICAgICAgICBmb3IgKGxldCBqID0gMDsgaiA8IGVjY1dvcmRzOyBqKyspIHtcbiAgICAgICAgICAgIGNvbnN0IGMgPSBnZW5bal07XG4gICAgICAgICAgICBnZW5bal0gPSAoYyA/IEVYUFtMT0dbY10gKyBMT0dbcm9vdF1dIDogMCkgXiAoaiArIDEgPCBlY2NXb3JkcyA/IGdlbltqICsgMV0gOiAwKTtcbiAgICAgICAgfVxuICAgICAgICByb290ID0gRVhQW0xPR1tyb290XSArIDFdOyAvLyBuZXh0IHBvd2VyIG9mIGFscGhhXG4gICAgfVxuICAgIHJldHVybiBnZW47XG59XG5jb25zdCBSU19DQUNIRSA9IFtdO1xuLy8gR2VuZXJhdG9yIGFuZCBhbGwgY29lZmZpY2llbnQqZmVlZGJhY2sgcHJvZHVjdHMsIHNoYXJlZCBieSBldmVyeSBzeW1ib2xcbi8vIHdpdGggdGhlIHNhbWUgcGFyaXR5IGxlbmd0aDsgZW50cmllcyBhcmUgZ2VuZXJhdGVkIGxhemlseS5cbmZ1bmN0aW9uIHJzQ2FjaGVkKGVjY1dvcmRzKSB7XG4gICAgbGV0IGNhY2hlZCA9IFJTX0NBQ0hFW2VjY1dvcmRzXTtcbiAgICBpZiAoY2FjaGVkICE9PSB1bmRlZmluZWQpXG4gICAgICAgIHJldHVybiBjYWNoZWQ7XG4gICAgY29uc3QgZ2VuID0gcnNHZW5lcmF0b3IoZWNjV29yZHMpO1xuICAgIGNvbnN0IHsgZXhwOiBFWFAsIGxvZzogTE9HIH0gPSBHRjI1NjtcbiAgICBjb25zdCBtdWwgPSBuZXcgVWludDhBcnJheSgyNTYgKiBlY2NXb3Jkcyk7XG4gICAgZm9yIChsZXQgZiA9IDE7IGYgPCAyNTY7IGYrKykge1xuICAgICAgICBjb25zdCBsZiA9IExPR1tmXTtcbiAgICAgICAgY29uc3Qgb2ZmID0gZiAqIGVjY1dvcmRzO1xuICAgICAgICBmb3IgKGxldCBqID0gMDsgaiA8IGVjY1dvcmRzOyBqKyspIHtcbiAgICAgICAgICAgIGNvbnN0IGMgPSBnZW5bal07XG4gICAgICAgICAgICBpZiAoYylcbiAgICAgICAgICAgICAgICBtdWxbb2ZmICsgal0gPSBFWFBbTE9HW2NdICsgbGZdO1xuICAgICAgICB9XG4gICAgfVxuICAgIHJldHVybiAoUlNfQ0FDSEVbZWNjV29yZHNdID0geyBnZW4sIG11bCB9KTtcbn1cbi8vIFJlZWQtU29sb21vbiBwYXJpdHkgdmlhIExGU1IgcmVtYWluZGVyLlxuZnVuY3Rpb24gcnNFY2MoZGF0YSwgZ2VuLCBtdWwpIHtcbiAgICBjb25zdCB7IGV4cDogRVhQLCBsb2c6IExPRyB9ID0gR0YyNTY7XG4gICAgY29uc3QgZWNjV29yZHMgPSBnZW4ubGVuZ3RoO1xuICAgIGNvbnN0IHJlcyA9IG5ldyBVaW50OEFycmF5KGVjY1dvcmRzKTtcbiAgICBpZiAobXVsICE9PSB1bmRlZmluZWQpIHtcbiAgICAgICAgY29uc3QgbGFzdCA9IGVjY1dvcmRzIC0gMTtcbiAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBkYXRhLmxlbmd0aDsgaSsrKSB7XG4gICAgICAgICAgICBjb25zdCBvZmYgPSAoZGF0YVtpXSBeIHJlc1swXSkgKiBlY2NXb3JkcztcbiAgICAgICAgICAgIGZvciAobGV0IGogPSAwOyBqIDwgbGFzdDsgaisrKVxuICAgICAgICAgICAgICAgIHJlc1tqXSA9IHJlc1tqICsgMV0gXiBtdWxbb2ZmICsgal07XG4gICAgICAgICAgICByZXNbbGFzdF0gPSBtdWxbb2ZmICsgbGFzdF07XG4gICAgICAgIH1cbiAgICAgICAgcmV0dXJuIHJlcztcbiAgICB9XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBkYXRhLmxlbmd0aDsgaSsrKSB7XG4gICAgICAgIGNvbnN0IGYgPSBkYXRhW2ldIF4gcmVzWzBdO1xuICAgICAgICByZXMuY29weVdpdGhpbigwLCAxKTtcbiAgICAgICAgcmVzW2VjY1dvcmRzIC0gMV0gPSAwO1xuICAgICAgICBpZiAoZikge1xuICAgICAgICAgICAgZm9yIChsZXQgaiA9IDA7IGogPCBlY2NXb3JkczsgaisrKVxuICAgICAgICAgICAgICAgIGlmIChnZW5bal0pXG4gICAgICAgICAgICAgICAgICAgIHJlc1tqXSBePSBFWFBbTE9HW2dlbltqXV0gKyBMT0dbZl1dO1xuICAgICAgICB9XG4gICAgfVxuICAgIHJldHVybiByZXM7XG59XG5mdW5jdGlvbiBjYXBhY2l0eSh2ZXIsIGVjYykge1xuICAgIGNvbnN0IGJ5dGVzID0gQllURVNbdmVyIC0gMV07XG4gICAgY29uc3Qgd29yZHMgPSBXT1JEU19QRVJfQkxPQ0tbZWNjXVt2ZXIgLSAxXTtcbiAgICBjb25zdCBudW1CbG9ja3MgPSBFQ0NfQkxPQ0tTW2VjY11bdmVyIC0gMV07XG4gICAgY29uc3QgYmxvY2tMZW4gPSBNYXRoLmZsb29yKGJ5dGVzIC8gbnVtQmxvY2tzKSAtIHdvcmRzO1xuICAgIGNvbnN0IHNob3J0QmxvY2tzID0gbnVtQmxvY2tzIC0gKGJ5dGVzICUgbnVtQmxvY2tzKTtcbiAgICByZXR1cm4geyB3b3JkcywgbnVtQmxvY2tzLCBzaG9ydEJsb2NrcywgYmxvY2tMZW4sIGNhcGFjaXR5OiAoYnl0ZXMgLSB3b3JkcyAqIG51bUJsb2NrcykgKiA4IH07XG59XG5jb25zdCBlcnIgPSAobXNnKSA9PiB7XG4gICAgdGhyb3cgbmV3IEVycm9yKG1zZyk7XG59O1xuZnVuY3Rpb24gYXNWZXJzaW9uKHZlcikge1xuICAgIGlmICh0eXBlb2YgdmVyICE9PSAnbnVtYmVyJylcbiAgICAgICAgdGhyb3cgbmV3IFR5cGVFcnJvcihgXCJ2ZXJcIiBleHBlY3RlZCBudW1iZXIsIGdvdCB0eXBlPSR7dHlwZW9mIHZlcn1gKTtcbiAgICBpZiAoIU51bWJlci5pc1NhZmVJbnRlZ2VyKHZlcikpXG4gICAgICAgIHRocm93IG5ldyBSYW5nZUVycm9yKGBcInZlclwiIGV4cGVjdGVkIHNhZmUgaW50ZWdlciwgZ290ICR7dmVyfWApO1xuICAgIGlmICh2ZXIgPCAxIHx8IHZlciA+IDQwKVxuICAgICAgICB0aHJvdyBuZXcgUmFuZ2VFcnJvcihgSW52YWxpZCB2ZXJzaW9uPSR7dmVyfS4gRXhwZWN0ZWQgbnVtYmVyIFsxLi40MF1gKTtcbiAgICByZXR1cm4gdmVyO1xufVxuZnVuY3Rpb24gZGV0ZWN0VHlwZShzdHIpIHtcbiAgICBsZXQgdHlwZSA9ICdudW1lcmljJztcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IHN0ci5sZW5ndGg7IGkrKykge1xuICAgICAgICBjb25zdCB2ID0gQUxOVU1fVkFMW3N0ci5jaGFyQ29kZUF0KGkpXTsgLy8gdW5kZWZpbmVkIHBhc3QgMTI3IC0+IGJ5dGVcbiAgICAgICAgaWYgKCEodiA+PSAwKSlcbiAgICAgICAgICAgIHJldHVybiAnYnl0ZSc7XG4gICAgICAgIGlmICh2ID4gOSlcbiAgICAgICAgICAgIHR5cGUgPSAnYWxwaGFudW1lcmljJztcbiAgICB9XG4gICAgcmV0dXJuIHR5cGU7XG59XG4vLyBjaGFyQ29kZSAtPiBhbHBoYW51bWVyaWMgdmFsdWU7IC0xIG91dHNpZGUgdGhlIFRhYmxlIDUgYWxwaGFiZXQuIFJlcGxhY2VzXG4vLyBhIDQ1LWNoYXIgaW5kZXhPZiBzY2FuIHBlciBjaGFyYWN0ZXIgaW4gdGhlIGVuY29kZSBob3QgcGF0aC5cbmNvbnN0IEFMTlVNX1ZBTCA9IC8qIEBfX1BVUkVfXyAqLyAoKCkgPT4ge1xuICAgIGNvbnN0IHQgPSBuZXcgSW50OEFycmF5KDEyOCkuZmlsbCgtMSk7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBBTFBIQU5VTUVSSUMubGVuZ3RoOyBpKyspXG4gICAgICAgIHRbQUxQSEFOVU1FUklDLmNoYXJDb2RlQXQoaSldID0gaTtcbiAgICByZXR1cm4gdDtcbn0pKCk7XG4vLyBTZWdtZW50IGJpdHMgKyB0ZXJtaW5hdG9yICsgcGFkZGluZyArIFJTIGludGVybGVhdmluZy5cbmZ1bmN0aW9uIGVuY29kZURhdGEodmVyLCBlY2MsIHRleHQsIHR5cGUsIHV0ZjgpIHtcbiAgICBjb25zdCBjYXAgPSBjYXBhY2l0eSh2ZXIsIGVjYyk7XG4gICAgY29uc3QgbGVuZ3RoQml0cyA9IExFTkdUSF9CSVRTW3R5cGVdW01hdGguZmxvb3IoKHZlciArIDcpIC8gMTcpXTtcbiAgICBjb25zdCBkYXRhTGVuID0gdHlwZSA9PT0gJ2J5dGUnID8gdXRmOC5sZW5ndGggOiB0ZXh0Lmxlbmd0aDtcbiAgICBpZiAoZGF0YUxlbiA+PSAxIDw8IGxlbmd0aEJpdHMpXG4gICAgICAgIGVycignQ2FwYWNpdHkgb3ZlcmZsb3cnKTtcbiAgICBjb25zdCBieXRlcyA9IG5ldyBVaW50OEFycmF5KGNhcC5jYXBhY2l0eSA+Pj4gMyk7XG4gICAgLy8gTVNCLWZpcnN0IGJpdCBhY2N1bXVsYXRvciwgZmx1c2hlZCBhIGJ5dGUgYXQgYSB0aW1lLiBQdXNoZXMgYXJlIDw9IDE2XG4gICAgLy8gYml0cyBhbmQgZmx1c2hpbmcga2VlcHMgYWNjIGJlbG93IDggYml0cywgc28gaXQgbmV2ZXIgbmVhcnMgMzIuIFdyaXRlc1xuICAgIC8vIHBhc3QgdGhlIGVuZCBmYWxsIG9mZiB0aGUgVWludDhBcnJheSBleGFjdGx5IGxpa2UgdGhlIG9sZCBwZXItYml0XG4gICAgLy8gd3JpdGVyJ3MgZGlkOyB0aGUgb3ZlcmZsb3cgY2hlY2sgYmVsb3cgc3RpbGwgc2VlcyB0aGUgdHJ1ZSBiaXQgY291bnQuXG4gICAgbGV0IGFjYyA9IDA7XG4gICAgbGV0IGFjY0JpdHMgPSAwO1xuICAgIGxldCBieXRlUG9zID0gMDtcbiAgICBjb25zdCBwdXNoID0gKHZhbHVlLCBsZW4pID0+IHtcbiAgICAgICAgYWNjID0gKGFjYyA8PCBsZW4pIHwgdmFsdWU7XG4gICAgICAgIGZvciAoYWNjQml0cyArPSBsZW47IGFjY0JpdHMgPj0gODspXG4gICAgICAgICAgICBieXRlc1tieXRlUG9zKytdID0gKGFjYyA+Pj4gKGFjY0JpdHMgLT0gOCkpICYgMHhmZjtcbiAgICB9O1xuICAgIHB1c2goTU9ERV9CSVRTW3R5cGVdLCA0KTtcbiAgICBwdXNoKGRhdGFMZW4sIGxlbmd0aEJpdHMpO1xuICAgIGlmICh0eXBlID09PSAnbnVtZXJpYycpIHtcbiAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBkYXRhTGVuOyBpICs9IDMpIHtcbiAgICAgICAgICAgIGNvbnN0IG4gPSBNYXRoLm1pbigzLCBkYXRhTGVuIC0gaSk7XG4gICAgICAgICAgICBwdXNoKE51bWJlcih0ZXh0LnNsaWNlKGksIGkgKyBuKSksIFswLCA0LCA3LCAxMF1bbl0pO1xuICAgICAgICB9XG4gICAgfVxuICAgIGVsc2UgaWYgKHR5cGUgPT09ICdhbHBoYW51bWVyaWMnKSB7XG4gICAgICAgIGZvciAobGV0IGkgPSAwOyBpICsgMSA8IGRhdGFMZW47IGkgKz0gMilcbiAgICAgICAgICAgIHB1c2goQUxOVU1fVkFMW3RleHQuY2hhckNvZGVBdChpKV0gKiA0NSArIEFMTlVNX1ZBTFt0ZXh0LmNoYXJDb2RlQXQoaSArIDEpXSwgMTEpO1xuICAgICAgICBpZiAoZGF0YUxlbiAmIDEpXG4gICAgICAgICAgICBwdXNoKEFMTlVNX1ZBTFt0ZXh0LmNoYXJDb2RlQXQoZGF0YUxlbiAtIDEpXSwgNik7XG4gICAgfVxuICAgIGVsc2Uge1xuICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IHV0ZjgubGVuZ3RoOyBpKyspXG4gICAgICAgICAgICBwdXNoKHV0ZjhbaV0sIDgpO1xuICAgIH1cbiAgICBsZXQgYml0UG9zID0gYnl0ZVBvcyAqIDggKyBhY2NCaXRzO1xuICAgIGlmIChiaXRQb3MgPiBjYXAuY2FwYWNpdHkpXG4gICAgICAgIGVycignQ2FwYWNpdHkgb3ZlcmZsb3cnKTtcbiAgICBpZiAoYWNjQml0cylcbiAgICAgICAgYnl0ZXNbYnl0ZVBvc10gPSAoYWNjIDw8ICg4IC0gYWNjQml0cykpICYgMHhmZjtcbiAgICAvLyBUZXJtaW5hdG9yL2FsaWdubWVudCB6ZXJvcyBjb21lIGZyb20gdGhlIGZsdXNoOyB0aGVuIHBhZCBjb2Rld29yZHMuXG4gICAgYml0UG9zICs9IE1hdGgubWluKDQsIGNhcC5jYXBhY2l0eSAtIGJpdFBvcyk7XG4gICAgaWYgKGJpdFBvcyAmIDcpXG4gICAgICAgIGJpdFBvcyArPSA4IC0gKGJpdFBvcyAmIDcpO1xuICAgIGZvciAobGV0IGkgPSBiaXRQb3MgPj4+IDMsIHBhZCA9IDA7IGkgPCBieXRlcy5sZW5ndGg7IGkrKywgcGFkIF49IDEpXG4gICAgICAgIGJ5dGVzW2ldID0gcGFkID8gMHgxMSA6IDB4ZWM7XG4gICAgLy8gU3BsaXQgaW50byBSUyBibG9ja3MgKHNob3J0IGZpcnN0KSwgY29tcHV0ZSBwYXJpdHksIGludGVybGVhdmUgYm90aC5cbiAgICBjb25zdCB7IHdvcmRzLCBudW1CbG9ja3MsIHNob3J0QmxvY2tzLCBibG9ja0xlbiB9ID0gY2FwO1xuICAgIGNvbnN0IHJzID0gcnNDYWNoZWQod29yZHMpO1xuICAgIGNvbnN0IGJsb2NrcyA9IFtdO1xuICAgIGNvbnN0IGVjY3MgPSBbXTtcbiAgICBmb3IgKGxldCBpID0gMCwgcG9zID0gMDsgaSA8IG51bUJsb2NrczsgaSsrKSB7XG4gICAgICAgIGNvbnN0IGxlbiA9IGJsb2NrTGVuICsgKGkgPCBzaG9ydEJsb2NrcyA/IDAgOiAxKTtcbiAgICAgICAgYmxvY2tzLnB1c2goYnl0ZXMuc3ViYXJyYXkocG9zLCBwb3MgKyBsZW4pKTtcbiAgICAgICAgZWNjcy5wdXNoKHJzRWNjKGJsb2Nrc1tpXSwgcnMuZ2VuLCBycy5tdWwpKTtcbiAgICAgICAgcG9zICs9IGxlbjtcbiAgICB9XG4gICAgY29uc3QgcmVzID0gbmV3IFVpbnQ4QXJyYXkoYnl0ZXMubGVuZ3RoICsgd29yZHMgKiBudW1CbG9ja3MpO1xuICAgIGxldCBwID0gMDtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8PSBibG9ja0xlbjsgaSsrKSB7XG4gICAgICAgIGZvciAoY29uc3QgYiBvZiBibG9ja3MpXG4gICAgICAgICAgICBpZiAoaSA8IGIubGVuZ3RoKVxuICAgICAgICAgICAgICAgIHJlc1twKytdID0gYltpXTtcbiAgICB9XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCB3b3JkczsgaSsrKVxuICAgICAgICBmb3IgKGNvbnN0IGUgb2YgZWNjcylcbiAgICAgICAgICAgIHJlc1twKytdID0gZVtpXTtcbiAgICByZXR1cm4gcmVzO1xufVxuLyoqXG4gKiBJU08vSUVDIDE4MDA0OjIwMjQgVGFibGUgMTAgbWFzayBwcmVkaWNhdGVzLCBldmFsdWF0ZWQgYXJpdGhtZXRpY2FsbHkgYXMgYW5cbiAqIDgtYml0IHZlY3RvciAoYml0IG0gc2V0IHdoZW4gbWFzayBwcmVkaWNhdGUgbSBmaXJlcyBhdCB4LHkpLiBTaGFyZWQgd2l0aFxuICogdGhlIGRlY29kZXIsIHdoaWNoIHRlc3RzIGEgc2luZ2xlIG1hc2sncyBiaXQgdG8gdW5tYXNrIHJlYWQgbW9kdWxlcy5cbiAqL1xuZnVuY3Rpb24gbWFza0JpdHMoeCwgeSkge1xuICAgIGNvbnN0IHgyID0geCAlIDI7XG4gICAgY29uc3QgeTIgPSB5ICUgMjtcbiAgICBjb25zdCB4MyA9IHggJSAzO1xuICAgIGNvbnN0IHh5MyA9ICh4MyAqICh5ICUgMykpICUgMztcbiAgICBjb25zdCB4eTIgPSB4MiAmIHkyO1xuICAgIGxldCBiaXRzID0gMDtcbiAgICBpZiAoeDIgPT09IHkyKVxuICAgICAgICBiaXRzIHw9IDE7XG4gICAgaWYgKHkyID09PSAwKVxuICAgICAgICBiaXRzIHw9IDI7XG4gICAgaWYgKHgzID09PSAwKVxuICAgICAgICBiaXRzIHw9IDQ7XG4gICAgaWYgKCh4ICsgeSkgJSAzID09PSAwKVxuICAgICAgICBiaXRzIHw9IDg7XG4gICAgaWYgKChNYXRoLmZsb29yKHkgLyAyKSArIE1hdGguZmxvb3IoeCAvIDMpKSAlIDIgPT09IDApXG4gICAgICAgIGJpdHMgfD0gMTY7XG4gICAgaWYgKHh5MiArIHh5MyA9PT0gMClcbiAgICAgICAgYml0cyB8PSAzMjtcbiAgICBpZiAoKHh5MiArIHh5MykgJSAyID09PSAwKVxuICAgICAgICBiaXRzIHw9IDY0O1xuICAgIGlmICgoKHgyIF4geTIpICsgeHkzKSAlIDIgPT09IDApXG4gICAgICAgIGJpdHMgfD0gMTI4O1xuICAgIHJldHVybiBiaXRzO1xufVxuY29uc3QgUE9QMTYgPSAvKiBAX19QVVJFX18gKi8gKCgpID0+IHtcbiAgICBjb25zdCB0ID0gbmV3IFVpbnQ4QXJyYXkoMSA8PCAxNik7XG4gICAgZm9yIChsZXQgaSA9IDE7IGkgPCB0Lmxlbmd0aDsgaSsrKVxuICAgICAgICB0W2ldID0gdFtpID4+PiAxXSArIChpICYgMSk7XG4gICAgcmV0dXJuIHQ7XG59KSgpO1xuY29uc3QgcG9wY250ID0gKG4pID0+IFBPUDE2W24gJiAweGZmZmZdICsgUE9QMTZbbiA+Pj4gMTZdO1xuY29uc3QgVFJBTlNQT1NFX1RNUCA9IC8qIEBfX1BVUkVfXyAqLyBuZXcgVWludDMyQXJyYXkoMzIpO1xuLy8gMzJ4MzIgaW4tcGxhY2UgYml0LW1hdHJpeCB0cmFuc3Bvc2UgKGJ1dHRlcmZseSBuZXR3b3JrKS5cbmZ1bmN0aW9uIHRyYW5zcG9zZTMyKGEpIHtcbiAgICBjb25zdCBtYXNrcyA9IFsweDU1NTU1NTU1LCAweDMzMzMzMzMzLCAweDBmMGYwZjBmLCAweDAwZmYwMGZmLCAweDAwMDBmZmZmXTtcbiAgICBmb3IgKGxldCBzdGFnZSA9IDA7IHN0YWdlIDwgNTsgc3RhZ2UrKykge1xuICAgICAgICBjb25zdCBtID0gbWFza3Nbc3RhZ2VdID4+PiAwO1xuICAgICAgICBjb25zdCBzID0gMSA8PCBzdGFnZTtcbiAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCAzMjsgaSArPSBzIDw8IDEpIHtcbiAgICAgICAgICAgIGZvciAobGV0IGsgPSAwOyBrIDwgczsgaysrKSB7XG4gICAgICAgICAgICAgICAgY29uc3QgeCA9IGFbaSArIGtdID4+PiAwO1xuICAgICAgICAgICAgICAgIGNvbnN0IHkgPSBhW2kgKyBrICsgc10gPj4+IDA7XG4gICAgICAgICAgICAgICAgY29uc3QgdCA9ICgoeCA+Pj4gcykgXiB5KSAmIG07XG4gICAgICAgICAgICAgICAgYVtpICsga10gPSAoeCBeICh0IDw8IHMpKSA+Pj4gMDtcbiAgICAgICAgICAgICAgICBhW2kgKyBrICsgc10gPSAoeSBeIHQpID4+PiAwO1xuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgfVxufVxuY29uc3QgbWF0ID0gKHNpemUpID0+IHtcbiAgICBjb25zdCB3b3JkcyA9IChzaXplICsgMzEpID4+PiA1O1xuICAgIHJldHVybiB7IHNpemUsIHdvcmRzLCB2OiBuZXcgVWludDMyQXJyYXkod29yZHMgKiBzaXplKSB9O1xufTtcbmNvbnN0IG1hdEdldCA9IChtLCB4LCB5KSA9PiAobS52W3kgKiBtLndvcmRzICsgKHggPj4+IDUpXSA+Pj4gKHggJiAzMSkpICYgMTtcbmNvbnN0IG1hdFNldCA9IChtLCB4LCB5LCBiaXQpID0+IHtcbiAgICBjb25zdCBpID0geSAqIG0ud29yZHMgKyAoeCA+Pj4gNSk7XG4gICAgY29uc3QgYiA9IDEgPDwgKHggJiAzMSk7XG4gICAgbS52W2ldID0gYml0ID8gbS52W2ldIHwgYiA6IG0udltpXSAmIH5iO1xufTtcbmZ1bmN0aW9uIHRyYW5zcG9zZU1hdChzcmMsIGRzdCkge1xuICAgIGNvbnN0IHsgc2l6ZSwgd29yZHMsIHYgfSA9IHNyYztcbiAgICBjb25zdCB0bXAgPSBUUkFOU1BPU0VfVE1QO1xuICAgIGZvciAobGV0IGJ5ID0gMDsgYnkgPCBzaXplOyBieSArPSAzMikge1xuICAgICAgICBmb3IgKGxldCBieCA9IDA7IGJ4IDwgd29yZHM7IGJ4KyspIHtcbiAgICAgICAgICAgIGNvbnN0IHJvd3MgPSBNYXRoLm1pbigzMiwgc2l6ZSAtIGJ5KTtcbiAgICAgICAgICAgIGZvciAobGV0IHIgPSAwOyByIDwgcm93czsgcisrKVxuICAgICAgICAgICAgICAgIHRtcFtyXSA9IHZbKGJ5ICsgcikgKiB3b3JkcyArIGJ4XTtcbiAgICAgICAgICAgIHRtcC5maWxsKDAsIHJvd3MpO1xuICAgICAgICAgICAgdHJhbnNwb3NlMzIodG1wKTtcbiAgICAgICAgICAgIGZvciAobGV0IGkgPSAwLCBkc3RZID0gYnggKiAzMjsgaSA8IDMyICYmIGRzdFkgPCBzaXplOyBpKyssIGRzdFkrKykge1xuICAgICAgICAgICAgICAgIGRzdC52W2RzdFkgKiBkc3Qud29yZHMgKyAoYnkgPj4+IDUpXSA9IHRtcFtpXTtcbiAgICAgICAgICAgIH1cbiAgICAgICAgfVxuICAgIH1cbn1cbi8vIE4xOiBydW5zID49IDUgc2NvcmUgMyArIChMLTUpLCBvdmVyIGFsbCBjb2x1bW5zIGF0IG9uY2UgKDMyIHBlciBzdHJpcGUpLlxuLy8gRF95ID0gcm93XnJvdysxIGZsYWdzIGNoYW5nZXM7IGEgbW9ub2Nocm9tZSA1LXdpbmRvdyBpcyA0IGNsZWFyIEQgYml0cywgYW5kXG4vLyBlYWNoIHJ1biBjb250cmlidXRlcyAoTC00KSB3aW5kb3dzIHBsdXMgb25lIHJ1bi1zdGFydCB3aW5kb3cgY291bnRlZCB0d2ljZS5cbmZ1bmN0aW9uIHJ1bnNQZW5hbHR5VmVydGljYWwobSkge1xuICAgIGNvbnN0IHsgc2l6ZSwgd29yZHMsIHYgfSA9IG07XG4gICAgY29uc3QgdGFpbCA9IHNpemUgJiAzMSA/ICgoMSA8PCAoc2l6ZSAmIDMxKSkgLSAxKSA+Pj4gMCA6IDB4ZmZmZmZmZmY7XG4gICAgbGV0IHNjb3JlID0gMDtcbiAgICBmb3IgKGxldCB3aSA9IDA7IHdpIDwgd29yZHM7IHdpKyspIHtcbiAgICAgICAgY29uc3QgdmFsaWQgPSB3aSA9PT0gd29yZHMgLSAxID8gdGFpbCA6IDB4ZmZmZmZmZmY7XG4gICAgICAgIGxldCByMyA9IHZbMyAqIHdvcmRzICsgd2ldO1xuICAgICAgICBsZXQgZFByZXYgPSAweGZmZmZmZmZmO1xuICAgICAgICBsZXQgZDAgPSB2W3dpXSBeIHZbd29yZHMgKyB3aV07XG4gICAgICAgIGxldCBkMSA9IHZbd29yZHMgKyB3aV0gXiB2WzIgKiB3b3JkcyArIHdpXTtcbiAgICAgICAgbGV0IGQyID0gdlsyICogd29yZHMgKyB3aV0gXiByMztcbiAgICAgICAgZm9yIChsZXQgeSA9IDAsIGlkeCA9IDQgKiB3b3JkcyArIHdpOyB5IDw9IHNpemUgLSA1OyB5KyssIGlkeCArPSB3b3Jkcykge1xuICAgICAgICAgICAgY29uc3QgcjQgPSB2W2lkeF07XG4gICAgICAgICAgICBjb25zdCBkMyA9IHIzIF4gcjQ7XG4gICAgICAgICAgICBjb25zdCB3ID0gfihkMCB8IGQxIHwgZDIgfCBkMykgJiB2YWxpZDtcbiAgICAgICAgICAgIGlmICh3KVxuICAgICAgICAgICAgICAgIHNjb3JlICs9IHBvcGNudCh3ID4+PiAwKSArIDIgKiBwb3BjbnQoKHcgJiBkUHJldikgPj4+IDApO1xuICAgICAgICAgICAgZFByZXYgPSBkMDtcbiAgICAgICAgICAgIGQwID0gZDE7XG4gICAgICAgICAgICBkMSA9IGQyO1xuICAgICAgICAgICAgZDIgPSBkMztcbiAgICAgICAgICAgIHIzID0gcjQ7XG4gICAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIHNjb3JlO1xufVxuLy8gTjM6IGNvdW50IDEwMTExMDEgZmluZGVyIHJhdGlvIHdpdGggNCBsaWdodCBtb2R1bGVzIGJlZm9yZS9hZnRlciwgdmVydGljYWwsXG4vLyBib3RoIHBhdHRlcm5zIGF0IG9uY2UgYWNyb3NzIGEgMzItY29sdW1uIHN0cmlwZS5cbmZ1bmN0aW9uIGZpbmRlclBlbmFsdHlWZXJ0aWNhbChtKSB7XG4gICAgY29uc3QgeyBzaXplLCB3b3JkcywgdiB9ID0gbTtcbiAgICBjb25zdCB0YWlsID0gc2l6ZSAmIDMxID8gKCgxIDw8IChzaXplICYgMzEpKSAtIDEpID4+PiAwIDogMHhmZmZmZmZmZjtcbiAgICBsZXQgY291bnQgPSAwO1xuICAgIGZvciAobGV0IHdpID0gMDsgd2kgPCB3b3Jkczsgd2krKykge1xuICAgICAgICBjb25zdCB2YWxpZCA9IHdpID09PSB3b3JkcyAtIDEgPyB0YWlsIDogMHhmZmZmZmZmZjtcbiAgICAgICAgZm9yIChsZXQgeSA9IDA7IHkgPD0gc2l6ZSAtIDExOyB5KyspIHtcbiAgICAgICAgICAgIGxldCBpID0geSAqIHdvcmRzICsgd2k7XG4gICAgICAgICAgICBjb25zdCByMCA9IHZbaV07XG4gICAgICAgICAgICBjb25zdCByMSA9IHZbKGkgKz0gd29yZHMpXTtcbiAgICAgICAgICAgIGNvbnN0IHIyID0gdlsoaSArPSB3b3JkcyldO1xuICAgICAgICAgICAgY29uc3QgcjMgPSB2WyhpICs9IHdvcmRzKV07XG4gICAgICAgICAgICBjb25zdCByNCA9IHZbKGkgKz0gd29yZHMpXTtcbiAgICAgICAgICAgIGNvbnN0IHI1ID0gdlsoaSArPSB3b3JkcyldO1xuICAgICAgICAgICAgY29uc3QgcjYgPSB2WyhpICs9IHdvcmRzKV07XG4gICAgICAgICAgICBjb25zdCByNyA9IHZbKGkgKz0gd29yZHMpXTtcbiAgICAgICAgICAgIGNvbnN0IHI4ID0gdlsoaSArPSB3b3JkcyldO1xuICAgICAgICAgICAgY29uc3QgcjkgPSB2WyhpICs9IHdvcmRzKV07XG4gICAgICAgICAgICBjb25zdCByMTAgPSB2W2kgKyB3b3Jkc107XG4gICAgICAgICAgICBjb25zdCBtMCA9IHZhbGlkICYgcjAgJiB+cjEgJiByMiAmIHIzICYgcjQgJiB+cjUgJiByNiAmIH4ocjcgfCByOCB8IHI5IHwgcjEwKTtcbiAgICAgICAgICAgIGNvbnN0IG0xID0gdmFsaWQgJiB+KHIwIHwgcjEgfCByMiB8IHIzKSAmIHI0ICYgfnI1ICYgcjYgJiByNyAmIHI4ICYgfnI5ICYgcjEwO1xuICAgICAgICAgICAgY291bnQgKz0gcG9wY250KG0wID4+PiAwKSArIHBvcGNudChtMSA+Pj4gMCk7XG4gICAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIGNvdW50O1xufVxuZnVuY3Rpb24gcGVuYWx0eShtLCB0KSB7XG4gICAgdHJhbnNwb3NlTWF0KG0sIHQpO1xuICAgIHJldHVybiBwZW5hbHR5U2NvcmUobSwgdCk7XG59XG4vLyBTY29yZSBhIHN5bWJvbCBnaXZlbiBib3RoIG9yaWVudGF0aW9ucy4gU3BsaXQgZnJvbSBwZW5hbHR5KCkgc28gdGhlIDgtbWFza1xuLy8gbG9vcCBjYW4gc3VwcGx5IGEgdHJhbnNwb3NlZCBjYW5kaWRhdGUgYXNzZW1ibGVkIGJ5IFhPUiAodHJhbnNwb3NpdGlvbiBpcyBhXG4vLyBiaXQgcGVybXV0YXRpb24sIHNvIFQoZGF0YV5wbGFuZSkgPSBUKGRhdGEpXlQocGxhbmUpKSBpbnN0ZWFkIG9mIHBheWluZyBhXG4vLyBidXR0ZXJmbHkgdHJhbnNwb3NlIHBlciBtYXNrLiBgbGltaXRgIGlzIHRoZSBiZXN0IHNjb3JlIHNlZW4gc28gZmFyIGluIHRoYXRcbi8vIHJhY2U6IGFsbCB0ZXJtcyBhcmUgbm9uLW5lZ2F0aXZlLCBzbyBvbmNlIGEgcGFydGlhbCBzdW0gcmVhY2hlcyBpdCB0aGlzXG4vLyBtYXNrIGNhbiBubyBsb25nZXIgd2luIGFuZCB0aGUgcmVtYWluaW5nIHNjYW5zIOKAlCBub3RhYmx5IHRoZSBleHBlbnNpdmUgTjNcbi8vIGZpbmRlciBzZWFyY2gg4oCUIGFyZSBza2lwcGVkLiBUaGUgcGFydGlhbCBpcyBvbmx5IGV2ZXIgY29tcGFyZWQgdG8gYGxpbWl0YC5cbmZ1bmN0aW9uIHBlbmFsdHlTY29yZShtLCB0LCBsaW1pdCA9IEluZmluaXR5KSB7XG4gICAgY29uc3QgeyBzaXplLCB3b3JkcywgdiB9ID0gbTtcbiAgICBjb25zdCBhZGphY2VudCA9IHJ1bnNQZW5hbHR5VmVydGljYWwobSkgKyBydW5zUGVuYWx0eVZlcnRpY2FsKHQpO1xuICAgIGlmIChhZGphY2VudCA+PSBsaW1pdClcbiAgICAgICAgcmV0dXJuIGFkamFjZW50O1xuICAgIC8vIE4yOiAzIHBvaW50cyBwZXIgMngyIHNhbWUtY29sb3IgYm94IChvdmVybGFwcGluZykuIFZhbGlkIGxlZnQtZWRnZVxuICAgIC8vIHBvc2l0aW9ucyBpbiB0aGUgbGFzdCB3b3JkOiBvbmUgbGVzcyB0aGFuIHRoZSBiaXRzIGl0IGFjdHVhbGx5IGhvbGRzLlxuICAgIGNvbnN0IHRhaWwyID0gKCgxIDw8IChzaXplIC0gMzIgKiAod29yZHMgLSAxKSAtIDEpKSAtIDEpID4+PiAwO1xuICAgIGxldCBib3hlcyA9IDA7XG4gICAgbGV0IGRhcmsgPSAwO1xuICAgIGZvciAobGV0IHkgPSAwOyB5IDwgc2l6ZTsgeSsrKSB7XG4gICAgICAgIGZvciAobGV0IHdpID0gMDsgd2kgPCB3b3Jkczsgd2krKykge1xuICAgICAgICAgICAgY29uc3QgYTAgPSB2W3kgKiB3b3JkcyArIHdpXTtcbiAgICAgICAgICAgIGRhcmsgKz0gcG9wY250KGEwID4+PiAwKTtcbiAgICAgICAgICAgIGlmICh5ID09PSBzaXplIC0gMSlcbiAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgIGNvbnN0IGExID0gdlsoeSArIDEpICogd29yZHMgKyB3aV07XG4gICAgICAgICAgICBjb25zdCBuMCA9IHdpICsgMSA8IHdvcmRzID8gdlt5ICogd29yZHMgKyB3aSArIDFdIDogMDtcbiAgICAgICAgICAgIGNvbnN0IG4xID0gd2kgKyAxIDwgd29yZHMgPyB2Wyh5ICsgMSkgKiB3b3JkcyArIHdpICsgMV0gOiAwO1xuICAgICAgICAgICAgY29uc3QgZXFWID0gfihhMCBeIGExKTtcbiAgICAgICAgICAgIGNvbnN0IGVxSDAgPSB+KGEwIF4gKChhMCA+Pj4gMSkgfCAobjAgPDwgMzEpKSk7XG4gICAgICAgICAgICBjb25zdCBlcUgxID0gfihhMSBeICgoYTEgPj4+IDEpIHwgKG4xIDw8IDMxKSkpO1xuICAgICAgICAgICAgbGV0IHcgPSBlcVYgJiBlcUgwICYgZXFIMTtcbiAgICAgICAgICAgIGlmICh3aSA9PT0gd29yZHMgLSAxKVxuICAgICAgICAgICAgICAgIHcgJj0gdGFpbDI7XG4gICAgICAgICAgICBib3hlcyArPSBwb3BjbnQodyA+Pj4gMCk7XG4gICAgICAgIH1cbiAgICB9XG4gICAgY29uc3QgdG90YWwgPSBzaXplICogc2l6ZTtcbiAgICBjb25zdCBkYXJrU3RlcHMgPSBNYXRoLmNlaWwoTWF0aC5tYXgoMCwgTWF0aC5hYnMoZGFyayAqIDEwMCAtIHRvdGFsICogNTApIC0gdG90YWwgKiA1KSAvICh0b3RhbCAqIDUpKTtcbiAgICBjb25zdCBwYXJ0aWFsID0gYWRqYWNlbnQgKyAzICogYm94ZXMgKyAxMCAqIGRhcmtTdGVwcztcbiAgICBpZiAocGFydGlhbCA+PSBsaW1pdClcbiAgICAgICAgcmV0dXJuIHBhcnRpYWw7XG4gICAgcmV0dXJuIHBhcnRpYWwgKyA0MCAqIChmaW5kZXJQZW5hbHR5VmVydGljYWwobSkgKyBmaW5kZXJQZW5hbHR5VmVydGljYWwodCkpO1xufVxuZnVuY3Rpb24gZHJhd0luZm8obSwgdmVyLCBlY2MsIG1hc2spIHtcbiAgICBjb25zdCBzaXplID0gbS5zaXplO1xuICAgIGNvbnN0IGJpdHMgPSBmb3JtYXRCaXRzKGVjYywgbWFzayk7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCAxNTsgaSsrKSB7XG4gICAgICAgIGNvbnN0IGJpdCA9IChiaXRzID4+IGkpICYgMTtcbiAgICAgICAgLy8gQ29weSAxIGFyb3VuZCB0aGUgdG9wLWxlZnQgZmluZGVyIChza2lwcGluZyB0aGUgdGltaW5nIHJvdy9jb2x1bW4pLlxuICAgICAgICBpZiAoaSA8IDYpXG4gICAgICAgICAgICBtYXRTZXQobSwgOCwgaSwgYml0KTtcbiAgICAgICAgZWxzZSBpZiAoaSA8IDgpXG4gICAgICAgICAgICBtYXRTZXQobSwgOCwgaSArIDEsIGJpdCk7XG4gICAgICAgIGVsc2UgaWYgKGkgPT09IDgpXG4gICAgICAgICAgICBtYXRTZXQobSwgNywgOCwgYml0KTtcbiAgICAgICAgZWxzZVxuICAgICAgICAgICAgbWF0U2V0KG0sIDE0IC0gaSwgOCwgYml0KTtcbiAgICAgICAgLy8gQ29weSAyIHVuZGVyIHRoZSB0b3AtcmlnaHQgLyByaWdodCBvZiB0aGUgYm90dG9tLWxlZnQgZmluZGVyLlxuICAgICAgICBpZiAoaSA8IDgpXG4gICAgICAgICAgICBtYXRTZXQobSwgc2l6ZSAtIDEgLSBpLCA4LCBiaXQpO1xuICAgICAgICBlbHNlXG4gICAgICAgICAgICBtYXRTZXQobSwgOCwgc2l6ZSAtIDE1ICsgaSwgYml0KTtcbiAgICB9XG4gICAgbWF0U2V0KG0sIDgsIHNpemUgLSA4LCAxKTsgLy8gZGFyayBtb2R1bGVcbiAgICBpZiAodmVyID49IDcpIHtcbiAgICAgICAgY29uc3QgdmJpdHMgPSB2ZXJzaW9uQml0cyh2ZXIpO1xuICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IDE4OyBpKyspIHtcbiAgICAgICAgICAgIGNvbnN0IGJpdCA9ICh2Yml0cyA+PiBpKSAmIDE7XG4gICAgICAgICAgICBjb25zdCB4ID0gc2l6ZSAtIDExICsgKGkgJSAzKTtcbiAgICAgICAgICAgIGNvbnN0IHkgPSAoaSAvIDMpIHwgMDtcbiAgICAgICAgICAgIG1hdFNldChtLCB4LCB5LCBiaXQpO1xuICAgICAgICAgICAgbWF0U2V0KG0sIHksIHgsIGJpdCk7XG4gICAgICAgIH1cbiAgICB9XG59XG5sZXQgc3ltQ2FjaGU7XG5mdW5jdGlvbiBidWlsZFN5bUNhY2hlKHZlcikge1xuICAgIGNvbnN0IHNpemUgPSAyMSArIDQgKiAodmVyIC0gMSk7XG4gICAgY29uc3QgbSA9IG1hdChzaXplKTtcbiAgICBjb25zdCBmdW4gPSBuZXcgVWludDhBcnJheShzaXplICogc2l6ZSk7IC8vIDEgPSBmdW5jdGlvbiBvciByZXNlcnZlZCBjZWxsXG4gICAgY29uc3Qgc2V0RiA9ICh4LCB5LCBiaXQpID0+IHtcbiAgICAgICAgbWF0U2V0KG0sIHgsIHksIGJpdCk7XG4gICAgICAgIGZ1blt5ICogc2l6ZSArIHhdID0gMTtcbiAgICB9O1xuICAgIC8vIEZpbmRlciBwYXR0ZXJucyArIHNlcGFyYXRvcnMgKGNsaXBwZWQgYXQgdGhlIGVkZ2VzKS5cbiAgICBmb3IgKGNvbnN0IFtmeCwgZnldIG9mIFtcbiAgICAgICAgWzAsIDBdLFxuICAgICAgICBbc2l6ZSAtIDcsIDBdLFxuICAgICAgICBbMCwgc2l6ZSAtIDddLFxuICAgIF0pIHtcbiAgICAgICAgZm9yIChsZXQgZHkgPSAtMTsgZHkgPCA4OyBkeSsrKSB7XG4gICAgICAgICAgICBmb3IgKGxldCBkeCA9IC0xOyBkeCA8IDg7IGR4KyspIHtcbiAgICAgICAgICAgICAgICBjb25zdCB4ID0gZnggKyBkeDtcbiAgICAgICAgICAgICAgICBjb25zdCB5ID0gZnkgKyBkeTtcbiAgICAgICAgICAgICAgICBpZiAoeCA8IDAgfHwgeSA8IDAgfHwgeCA+PSBzaXplIHx8IHkgPj0gc2l6ZSlcbiAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgY29uc3Qgb24gPSBkeCA+PSAwICYmXG4gICAgICAgICAgICAgICAgICAgIGR4IDwgNyAmJlxuICAgICAgICAgICAgICAgICAgICBkeSA+PSAwICYmXG4gICAgICAgICAgICAgICAgICAgIGR5IDwgNyAmJlxuICAgICAgICAgICAgICAgICAgICAoZHggPT09IDAgfHwgZHggPT09IDYgfHwgZHkgPT09IDAgfHwgZHkgPT09IDYgfHwgKGR4ID4gMSAmJiBkeCA8IDUgJiYgZHkgPiAxICYmIGR5IDwgNSkpO1xuICAgICAgICAgICAgICAgIHNldEYoeCwgeSwgb24gPyAxIDogMCk7XG4gICAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICB9XG4gICAgLy8gQWxpZ25tZW50IHBhdHRlcm5zIChza2lwIHRob3NlIG92ZXJsYXBwaW5nIGZpbmRlcnMpLlxuICAgIGNvbnN0IGFsaWduID0gYWxpZ25tZW50UGF0dGVybnModmVyKTtcbiAgICBmb3IgKGNvbnN0IGF5IG9mIGFsaWduKSB7XG4gICAgICAgIGZvciAoY29uc3QgYXggb2YgYWxpZ24pIHtcbiAgICAgICAgICAgIGlmIChmdW5bYXkgKiBzaXplICsgYXhdKVxuICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgZm9yIChsZXQgZHkgPSAtMjsgZHkgPD0gMjsgZHkrKykge1xuICAgICAgICAgICAgICAgIGZvciAobGV0IGR4ID0gLTI7IGR4IDw9IDI7IGR4KyspIHtcbiAgICAgICAgICAgICAgICAgICAgY29uc3Qgb24gPSBNYXRoLm1heChNYXRoLmFicyhkeCksIE1hdGguYWJzKGR5KSkgIT09IDE7XG4gICAgICAgICAgICAgICAgICAgIHNldEYoYXggKyBkeCwgYXkgKyBkeSwgb24gPyAxIDogMCk7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgfVxuICAgIC8vIFRpbWluZyBwYXR0ZXJucy5cbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IHNpemU7IGkrKykge1xuICAgICAgICBpZiAoIWZ1bls2ICogc2l6ZSArIGldKVxuICAgICAgICAgICAgc2V0RihpLCA2LCBpICUgMiA9PT0gMCA/IDEgOiAwKTtcbiAgICAgICAgaWYgKCFmdW5baSAqIHNpemUgKyA2XSlcbiAgICAgICAgICAgIHNldEYoNiwgaSwgaSAlIDIgPT09IDAgPyAxIDogMCk7XG4gICAgfVxuICAgIC8vIFJlc2VydmUgZm9ybWF0IC8gdmVyc2lvbiAvIGRhcmstbW9kdWxlIGNlbGxzIGF0IHplcm8gKHRoZSBcInRlc3QgZm9ybVwiXG4gICAgLy8gdGhhdCBtYXNrIHBlbmFsdGllcyBhcmUgc2NvcmVkIG9uLCBweXRob24tcXJjb2RlIGNvbXBhdGlibGUpLlxuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgOTsgaSsrKSB7XG4gICAgICAgIGlmIChpICE9PSA2KSB7XG4gICAgICAgICAgICBzZXRGKDgsIGksIDApOyAvLyBjb2x1bW4gcmlnaHQgb2YgdGhlIHRvcC1sZWZ0IGZpbmRlciwgc2tpcCB0aW1pbmdcbiAgICAgICAgICAgIHNldEYoaSwgOCwgMCk7IC8vIHJvdyB1bmRlciB0aGUgdG9wLWxlZnQgZmluZGVyXG4gICAgICAgIH1cbiAgICAgICAgaWYgKGkgPCA4KSB7XG4gICAgICAgICAgICBzZXRGKHNpemUgLSAxIC0gaSwgOCwgMCk7IC8vIHVuZGVyIHRoZSB0b3AtcmlnaHQgZmluZGVyXG4gICAgICAgICAgICBzZXRGKDgsIHNpemUgLSAxIC0gaSwgMCk7IC8vIHJpZ2h0IG9mIHRoZSBib3R0b20tbGVmdCBmaW5kZXIgKyBkYXJrIG1vZHVsZVxuICAgICAgICB9XG4gICAgfVxuICAgIGlmICh2ZXIgPj0gNykge1xuICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IDE4OyBpKyspIHtcbiAgICAgICAgICAgIGNvbnN0IHggPSBzaXplIC0gMTEgKyAoaSAlIDMpO1xuICAgICAgICAgICAgY29uc3QgeSA9IChpIC8gMykgfCAwO1xuICAgICAgICAgICAgc2V0Rih4LCB5LCAwKTtcbiAgICAgICAgICAgIHNldEYoeSwgeCwgMCk7XG4gICAgICAgIH1cbiAgICB9XG4gICAgLy8gWmlnemFnIHBsYWNlbWVudCBvcmRlciArIHBlci1tYXNrIFhPUiBwbGFuZXMgKGRhdGEgcmVnaW9uIG9ubHkpLlxuICAgIGNvbnN0IHBsYW5lcyA9IFtdO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgODsgaSsrKVxuICAgICAgICBwbGFuZXMucHVzaChtYXQoc2l6ZSkpO1xuICAgIGNvbnN0IHBvc0J1ZiA9IG5ldyBVaW50MTZBcnJheShzaXplICogc2l6ZSk7XG4gICAgbGV0IG4gPSAwO1xuICAgIGZvciAobGV0IHhPZmZzZXQgPSBzaXplIC0gMSwgZGlyID0gLTEsIHkgPSBzaXplIC0gMTsgeE9mZnNldCA+IDA7IHhPZmZzZXQgLT0gMiwgZGlyID0gLWRpcikge1xuICAgICAgICBpZiAoeE9mZnNldCA9PT0gNilcbiAgICAgICAgICAgIHhPZmZzZXQgPSA1OyAvLyBza2lwIHRoZSB2ZXJ0aWNhbCB0aW1pbmcgY29sdW1uXG4gICAgICAgIGZvciAoOzsgeSArPSBkaXIpIHtcbiAgICAgICAgICAgIGZvciAobGV0IGogPSAwOyBqIDwgMjsgaisrKSB7XG4gICAgICAgICAgICAgICAgY29uc3QgeCA9IHhPZmZzZXQgLSBqO1xuICAgICAgICAgICAgICAgIGlmIChmdW5beSAqIHNpemUgKyB4XSlcbiAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgY29uc3Qgd2kgPSB5ICogbS53b3JkcyArICh4ID4+PiA1KTtcbiAgICAgICAgICAgICAgICBwb3NCdWZbbisrXSA9ICh3aSA8PCA1KSB8ICh4ICYgMzEpO1xuICAgICAgICAgICAgICAgIGZvciAobGV0IHAgPSAwLCBtYiA9IG1hc2tCaXRzKHgsIHkpOyBtYjsgcCsrLCBtYiA+Pj0gMSkge1xuICAgICAgICAgICAgICAgICAgICBpZiAobWIgJiAxKVxuICAgICAgICAgICAgICAgICAgICAgICAgcGxhbmVzW3BdLnZbd2ldIHw9IDEgPDwgKHggJiAzMSk7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgfVxuICAgICAgICAgICAgaWYgKHkgKyBkaXIgPCAwIHx8IHkgKyBkaXIgPj0gc2l6ZSlcbiAgICAgICAgICAgICAgICBicmVhaztcbiAgICAgICAgfVxuICAgIH1cbiAgICBjb25zdCBwbGFuZXNUID0gcGxhbmVzLm1hcCgocCkgPT4ge1xuICAgICAgICBjb25zdCB0ID0gbWF0KHNpemUpO1xuICAgICAgICB0cmFuc3Bvc2VNYXQocCwgdCk7XG4gICAgICAgIHJldHVybiB0LnY7XG4gICAgfSk7XG4gICAgcmV0dXJuIHtcbiAgICAgICAgdmVyLFxuICAgICAgICB0cGw6IG0udixcbiAgICAgICAgcG9zOiBwb3NCdWYuc2xpY2UoMCwgbiksXG4gICAgICAgIHBsYW5lczogcGxhbmVzLm1hcCgocCkgPT4gcC52KSxcbiAgICAgICAgcGxhbmVzVCxcbiAgICAgICAgd29yazogW21hdChzaXplKSwgbWF0KHNpemUpLCBtYXQoc2l6ZSksIG1hdChzaXplKV0sXG4gICAgfTtcbn1cbi8vIFRlbXBsYXRlIGNvcHkgKyBkYXRhLWJpdCBzY2F0dGVyIGFsb25nIHRoZSBjYWNoZWQgemlnemFnIG9yZGVyLCB0aGVuIG1hc2tcbi8vIHNlbGVjdGlvbjogWE9SIGNhbmRpZGF0ZXMgd29yZHdpc2UgKGJvdGggb3JpZW50YXRpb25zLCBmcm9tIHRoZSBjYWNoZWRcbi8vIHRyYW5zcG9zZWQgcGxhbmVzKSwgc2NvcmUgdGhlIHRlc3QgZm9ybSwga2VlcCB0aGUgZmlyc3QgbG93ZXN0XG4vLyAoZGV0ZXJtaW5pc3RpYyB0aWVzLCBweXRob24tcXJjb2RlIGNvbXBhdGlibGUpLlxuZnVuY3Rpb24gZHJhd1N5bWJvbCh2ZXIsIGVjYywgZGF0YSwgbWFza0lkeCwgdGVzdCA9IGZhbHNlKSB7XG4gICAgaWYgKHN5bUNhY2hlID09PSB1bmRlZmluZWQgfHwgc3ltQ2FjaGUudmVyICE9PSB2ZXIpXG4gICAgICAgIHN5bUNhY2hlID0gYnVpbGRTeW1DYWNoZSh2ZXIpO1xuICAgIGNvbnN0IHsgdHBsLCBwb3MsIHBsYW5lcywgcGxhbmVzVCwgd29yayB9ID0gc3ltQ2FjaGU7XG4gICAgY29uc3QgW20sIHQsIGNhbmQsIGNhbmRUXSA9IHdvcms7XG4gICAgbS52LnNldCh0cGwpO1xuICAgIGNvbnN0IG5lZWQgPSBNYXRoLm1pbig4ICogZGF0YS5sZW5ndGgsIHBvcy5sZW5ndGgpOyAvLyB0cmFpbGluZyByZW1haW5kZXIgYml0cyBzdGF5IDBcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IG5lZWQ7IGkrKykge1xuICAgICAgICBpZiAoZGF0YVtpID4+PiAzXSAmICgweDgwID4+PiAoaSAmIDcpKSkge1xuICAgICAgICAgICAgY29uc3QgcCA9IHBvc1tpXTtcbiAgICAgICAgICAgIG0udltwID4+PiA1XSB8PSAxIDw8IChwICYgMzEpO1xuICAgICAgICB9XG4gICAgfVxuICAgIGxldCBtYXNrID0gbWFza0lkeDtcbiAgICBpZiAobWFzayA9PT0gdW5kZWZpbmVkKSB7XG4gICAgICAgIHRyYW5zcG9zZU1hdChtLCB0KTsgLy8gdGhlIG9ubHkgdHJhbnNwb3NlIHBlciBlbmNvZGU7IGV2ZXJ5IG1hc2sgcmV1c2VzIGl0XG4gICAgICAgIGxldCBiZXN0U2NvcmUgPSBJbmZpbml0eTtcbiAgICAgICAgZm9yIChsZXQgcCA9IDA7IHAgPCA4OyBwKyspIHtcbiAgICAgICAgICAgIGNvbnN0IHB2ID0gcGxhbmVzW3BdO1xuICAgICAgICAgICAgY29uc3QgcHR2ID0gcGxhbmVzVFtwXTtcbiAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgY2FuZC52Lmxlbmd0aDsgaSsrKSB7XG4gICAgICAgICAgICAgICAgY2FuZC52W2ldID0gbS52W2ldIF4gcHZbaV07XG4gICAgICAgICAgICAgICAgY2FuZFQudltpXSA9IHQudltpXSBeIHB0dltpXTtcbiAgICAgICAgICAgIH1cbiAgICAgICAgICAgIGNvbnN0IHNjb3JlID0gcGVuYWx0eVNjb3JlKGNhbmQsIGNhbmRULCBiZXN0U2NvcmUpO1xuICAgICAgICAgICAgaWYgKHNjb3JlIDwgYmVzdFNjb3JlKSB7XG4gICAgICAgICAgICAgICAgYmVzdFNjb3JlID0gc2NvcmU7XG4gICAgICAgICAgICAgICAgbWFzayA9IHA7XG4gICAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICB9XG4gICAgY29uc3QgcHYgPSBwbGFuZXNbbWFza107XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBtLnYubGVuZ3RoOyBpKyspXG4gICAgICAgIG0udltpXSBePSBwdltpXTtcbiAgICBpZiAoIXRlc3QpXG4gICAgICAgIGRyYXdJbmZvKG0sIHZlciwgZWNjLCBtYXNrKTtcbiAgICByZXR1cm4gbTtcbn1cbmNvbnN0IGFzTnVtID0gKG4sIHRpdGxlKSA9PiB7XG4gICAgaWYgKHR5cGVvZiBuICE9PSAnbnVtYmVyJylcbiAgICAgICAgdGhyb3cgbmV3IFR5cGVFcnJvcihgXCIke3RpdGxlfVwiIGV4cGVjdGVkIG51bWJlciwgZ290IHR5cGU9JHt0eXBlb2Ygbn1gKTtcbiAgICBpZiAoIU51bWJlci5pc1NhZmVJbnRlZ2VyKG4pKVxuICAgICAgICB0aHJvdyBuZXcgUmFuZ2VFcnJvcihgXCIke3RpdGxlfVwiIGV4cGVjdGVkIHNhZmUgaW50ZWdlciwgZ290ICR7bn1gKTtcbiAgICByZXR1cm4gbjtcbn07XG5jb25zdCBhc1N0cmluZyA9IChzLCB0aXRsZSkgPT4ge1xuICAgIGlmICh0eXBlb2YgcyAhPT0gJ3N0cmluZycpXG4gICAgICAgIHRocm93IG5ldyBUeXBlRXJyb3IoYFwiJHt0aXRsZX1cIiBleHBlY3RlZCBzdHJpbmcsIGdvdCB0eXBlPSR7dHlwZW9mIHN9YCk7XG4gICAgcmV0dXJuIHM7XG59O1xuLy8gRXhhY3QgYnl0ZSBjb3VudCBwcm9kdWNlZCBieSBXSEFUV0cgVGV4dEVuY29kZXIsIHdpdGhvdXQgYWxsb2NhdGluZyB0aGVcbi8vIGVuY29kZWQgYnVmZmVyLiBMb25lIHN1cnJvZ2F0ZXMgYmVjb21lIHRoZSB0aHJlZS1ieXRlIHJlcGxhY2VtZW50IGNoYXJhY3Rlci5cbmZ1bmN0aW9uIHV0ZjhMZW5ndGgoc3RyKSB7XG4gICAgbGV0IGxlbmd0aCA9IDA7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBzdHIubGVuZ3RoOyBpKyspIHtcbiAgICAgICAgY29uc3QgYyA9IHN0ci5jaGFyQ29kZUF0KGkpO1xuICAgICAgICBpZiAoYyA8IDB4ODApXG4gICAgICAgICAgICBsZW5ndGgrKztcbiAgICAgICAgZWxzZSBpZiAoYyA8IDB4ODAwKVxuICAgICAgICAgICAgbGVuZ3RoICs9IDI7XG4gICAgICAgIGVsc2UgaWYgKGMgPCAweGQ4MDAgfHwgYyA+IDB4ZGZmZilcbiAgICAgICAgICAgIGxlbmd0aCArPSAzO1xuICAgICAgICBlbHNlIGlmIChjIDw9IDB4ZGJmZiAmJiBpICsgMSA8IHN0ci5sZW5ndGgpIHtcbiAgICAgICAgICAgIGNvbnN0IG5leHQgPSBzdHIuY2hhckNvZGVBdChpICsgMSk7XG4gICAgICAgICAgICBpZiAobmV4dCA+PSAweGRjMDAgJiYgbmV4dCA8PSAweGRmZmYpIHtcbiAgICAgICAgICAgICAgICBsZW5ndGggKz0gNDtcbiAgICAgICAgICAgICAgICBpKys7XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBlbHNlXG4gICAgICAgICAgICAgICAgbGVuZ3RoICs9IDM7XG4gICAgICAgIH1cbiAgICAgICAgZWxzZVxuICAgICAgICAgICAgbGVuZ3RoICs9IDM7XG4gICAgfVxuICAgIHJldHVybiBsZW5ndGg7XG59XG5mdW5jdGlvbiBieXRlQ2FwYWNpdHkodmVyLCBlY2MpIHtcbiAgICBjb25zdCBsZW5ndGhCaXRzID0gTEVOR1RIX0JJVFMuYnl0ZVtNYXRoLmZsb29yKCh2ZXIgKyA3KSAvIDE3KV07XG4gICAgcmV0dXJuIE1hdGgubWluKCgxIDw8IGxlbmd0aEJpdHMpIC0gMSwgTWF0aC5mbG9vcigoY2FwYWNpdHkodmVyLCBlY2MpLmNhcGFjaXR5IC0gNCAtIGxlbmd0aEJpdHMpIC8gOCkpO1xufVxuLy8gQ29waWVkIGZyb20gbm9ibGUvaGFzaGVzIHV0aWxzLnRzLlxuZXhwb3J0IGZ1bmN0aW9uIF9pc0J5dGVzKGEpIHtcbiAgICAvLyBQbGFpbiBgaW5zdGFuY2VvZiBVaW50OEFycmF5YCBpcyB0b28gc3RyaWN0IGZvciBzb21lIEJ1ZmZlciAvIHByb3h5IC8gY3Jvc3MtcmVhbG0gY2FzZXMuXG4gICAgLy8gVGhlIGZhbGxiYWNrIHN0aWxsIHJlcXVpcmVzIGEgcmVhbCBBcnJheUJ1ZmZlciB2aWV3LCBzbyBwbGFpblxuICAgIC8vIEpTT04tZGVzZXJpYWxpemVkIGB7IGNvbnN0cnVjdG9yOiAuLi4gfWAgc3Bvb2ZpbmcgaXMgcmVqZWN0ZWQsIGFuZFxuICAgIC8vIGBCWVRFU19QRVJfRUxFTUVOVCA9PT0gMWAga2VlcHMgdGhlIGZhbGxiYWNrIG9uIGJ5dGUtb3JpZW50ZWQgdmlld3MuXG4gICAgcmV0dXJuIChhIGluc3RhbmNlb2YgVWludDhBcnJheSB8fFxuICAgICAgICAoQXJyYXlCdWZmZXIuaXNWaWV3KGEpICYmXG4gICAgICAgICAgICBhLmNvbnN0cnVjdG9yLm5hbWUgPT09ICdVaW50OEFycmF5JyAmJlxuICAgICAgICAgICAgJ0JZVEVTX1BFUl9FTEVNRU5UJyBpbiBhICYmXG4gICAgICAgICAgICBhLkJZVEVTX1BFUl9FTEVNRU5UID09PSAxKSk7XG59XG5jb25zdCBkYXJrID0gKHIsIHgsIHkpID0+IHIubWFwW3hdID49IDAgJiYgci5tYXBbeV0gPj0gMCAmJiBtYXRHZXQoci5tLCByLm1hcFt4XSwgci5tYXBbeV0pID09PSAxO1xuLy8gQ29udHJvbCBjaGFycyBjb21lIGZyb20gcnVudGltZSBjaGFyIGNvZGVzLCBuZXZlciBzdHJpbmcgbGl0ZXJhbHM6XG4vLyBtaW5pZmllcnMgcmUtZW5jb2RlIGEgbGl0ZXJhbCAnXFxuJyDigJQgYW5kIGNvbnN0YW50LWZvbGQgYSBiYXJlXG4vLyBmcm9tQ2hhckNvZGUoMTApIOKAlCBpbnRvIGEgdGVtcGxhdGUgbGl0ZXJhbCBob2xkaW5nIGEgUkFXIG5ld2xpbmVcbi8vICgxIGJ5dGUgY2hlYXBlciksIHNwbGl0dGluZyBldmVyeSBjb25zdW1lcidzIHNpbmdsZS1saW5lIC5taW4uanMuXG4vLyBUaGUgYXJyYXkgaW5kaXJlY3Rpb24gaXMgb3BhcXVlIGVub3VnaCB0aGF0IHRoZSBmb2xkIGlzIHNraXBwZWQuXG5jb25zdCBDVFJMID0gWzEwLCAyN107IC8vIFtuZXdsaW5lLCBFU0NdXG5jb25zdCBOTCA9IC8qIEBfX1BVUkVfXyAqLyBTdHJpbmcuZnJvbUNoYXJDb2RlKENUUkxbMF0pO1xuZnVuY3Rpb24gcmVuZGVyUmF3KHIpIHtcbiAgICBjb25zdCBXID0gci5XO1xuICAgIGNvbnN0IHJlcyA9IG5ldyBBcnJheShXKTtcbiAgICBmb3IgKGxldCB5ID0gMDsgeSA8IFc7IHkrKykge1xuICAgICAgICBjb25zdCByb3cgPSBuZXcgQXJyYXkoVyk7XG4gICAgICAgIGZvciAobGV0IHggPSAwOyB4IDwgVzsgeCsrKVxuICAgICAgICAgICAgcm93W3hdID0gZGFyayhyLCB4LCB5KTtcbiAgICAgICAgcmVzW3ldID0gcm93O1xuICAgIH1cbiAgICByZXR1cm4gcmVzO1xufVxuZnVuY3Rpb24gcmVuZGVyQXNjaWkocikge1xuICAgIGNvbnN0IFcgPSByLlc7XG4gICAgbGV0IG91dCA9ICcnO1xuICAgIGZvciAobGV0IHkgPSAwOyB5IDwgVzsgeSArPSAyKSB7XG4gICAgICAgIGZvciAobGV0IHggPSAwOyB4IDwgVzsgeCsrKSB7XG4gICAgICAgICAgICBjb25zdCBmaXJzdCA9IGRhcmsociwgeCwgeSk7XG4gICAgICAgICAgICBjb25zdCBzZWNvbmQgPSB5ICsgMSA+PSBXID8gdHJ1ZSA6IGRhcmsociwgeCwgeSArIDEpO1xuICAgICAgICAgICAgb3V0ICs9ICFmaXJzdCAmJiAhc2Vjb25kID8gJ+KWiCcgOiAhZmlyc3QgJiYgc2Vjb25kID8gJ+KWgCcgOiBmaXJzdCAmJiAhc2Vjb25kID8gJ+KWhCcgOiAnICc7XG4gICAgICAgIH1cbiAgICAgICAgb3V0ICs9IE5MO1xuICAgIH1cbiAgICByZXR1cm4gb3V0O1xufVxuZnVuY3Rpb24gcmVuZGVyVGVybShyKSB7XG4gICAgY29uc3QgVyA9IHIuVztcbiAgICBjb25zdCBlc2MgPSBTdHJpbmcuZnJvbUNoYXJDb2RlKENUUkxbMV0pO1xuICAgIGNvbnN0IHJlc2V0ID0gZXNjICsgJ1swbSc7XG4gICAgbGV0IG91dCA9ICcnO1xuICAgIGZvciAobGV0IHkgPSAwOyB5IDwgVzsgeSsrKSB7XG4gICAgICAgIGZvciAobGV0IHggPSAwOyB4IDwgVzsgeCsrKSB7XG4gICAgICAgICAgICBvdXQgKz0gZGFyayhyLCB4LCB5KSA/IGAke2VzY31bNDBtICAke3Jlc2V0fWAgOiBgJHtlc2N9WzE7NDdtICAke3Jlc2V0fWA7XG4gICAgICAgIH1cbiAgICAgICAgb3V0ICs9IE5MO1xuICAgIH1cbiAgICByZXR1cm4gb3V0O1xufVxuZnVuY3Rpb24gcmVuZGVyU3ZnKHIsIG9wdGltaXplKSB7XG4gICAgY29uc3QgVyA9IHIuVztcbiAgICBsZXQgb3V0ID0gYDxzdmcgdmlld0JveD1cIjAgMCAke1d9ICR7V31cIiB4bWxucz1cImh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnXCI+YDtcbiAgICBsZXQgcGF0aERhdGEgPSAnJztcbiAgICBsZXQgcHJldjtcbiAgICBmb3IgKGxldCB5ID0gMDsgeSA8IFc7IHkrKykge1xuICAgICAgICBmb3IgKGxldCB4ID0gMDsgeCA8IFc7IHgrKykge1xuICAgICAgICAgICAgaWYgKCFkYXJrKHIsIHgsIHkpKVxuICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgaWYgKCFvcHRpbWl6ZSkge1xuICAgICAgICAgICAgICAgIG91dCArPSBgPHJlY3QgeD1cIiR7eH1cIiB5PVwiJHt5fVwiIHdpZHRoPVwiMVwiIGhlaWdodD1cIjFcIiAvPmA7XG4gICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBsZXQgbXYgPSBgTSR7eH0gJHt5fWA7XG4gICAgICAgICAgICBpZiAocHJldikge1xuICAgICAgICAgICAgICAgIGNvbnN0IHJlbCA9IGBtJHt4IC0gcHJldi54fSAke3kgLSBwcmV2Lnl9YDtcbiAgICAgICAgICAgICAgICBpZiAocmVsLmxlbmd0aCA8PSBtdi5sZW5ndGgpXG4gICAgICAgICAgICAgICAgICAgIG12ID0gcmVsO1xuICAgICAgICAgICAgfVxuICAgICAgICAgICAgcGF0aERhdGEgKz0gYCR7bXZ9aDF2MSR7eCA8IDEwID8gYEgke3h9YCA6ICdoLTEnfVpgO1xuICAgICAgICAgICAgcHJldiA9IHsgeCwgeSB9O1xuICAgICAgICB9XG4gICAgfVxuICAgIGlmIChvcHRpbWl6ZSlcbiAgICAgICAgb3V0ICs9IGA8cGF0aCBkPVwiJHtwYXRoRGF0YX1cIi8+YDtcbiAgICByZXR1cm4gb3V0ICsgJzwvc3ZnPic7XG59XG5mdW5jdGlvbiByZW5kZXJHaWYocikge1xuICAgIGNvbnN0IFcgPSByLlc7XG4gICAgY29uc3QgcGl4ZWxzID0gVyAqIFc7XG4gICAgY29uc3QgTiA9IDEyNjsgLy8gcGl4ZWxzIHBlciBMWlcgY2h1bmssIDgtYml0IGNvZGVzIHVudGlsIHRoZSBuZXh0IGNsZWFyXG4gICAgY29uc3QgZnVsbENodW5rcyA9IE1hdGguZmxvb3IocGl4ZWxzIC8gTik7XG4gICAgY29uc3QgdGFpbCA9IHBpeGVscyAlIE47XG4gICAgY29uc3Qgb3V0ID0gbmV3IFVpbnQ4QXJyYXkoNDA4ICsgZnVsbENodW5rcyAqIChOICsgMikgKyAyICsgdGFpbCArIDQpO1xuICAgIGxldCBwID0gMDtcbiAgICBjb25zdCB1MTYgPSAodikgPT4ge1xuICAgICAgICBvdXRbcCsrXSA9IHYgJiAweGZmO1xuICAgICAgICBvdXRbcCsrXSA9IHYgPj4+IDg7XG4gICAgfTtcbiAgICBmb3IgKGNvbnN0IGIgb2YgWzB4NDcsIDB4NDksIDB4NDYsIDB4MzgsIDB4MzcsIDB4NjFdKVxuICAgICAgICBvdXRbcCsrXSA9IGI7IC8vICdHSUY4N2EnXG4gICAgdTE2KFcpO1xuICAgIHUxNihXKTtcbiAgICBvdXRbcCsrXSA9IDB4ZjY7XG4gICAgcCArPSAyO1xuICAgIG91dFtwKytdID0gMHhmZjtcbiAgICBvdXRbcCsrXSA9IDB4ZmY7XG4gICAgb3V0W3ArK10gPSAweGZmO1xuICAgIHAgKz0gMyAqIDEyNzsgLy8gcGFsZXR0ZTogMCA9IHdoaXRlLCAxID0gYmxhY2tcbiAgICBvdXRbcCsrXSA9IDB4MmM7XG4gICAgcCArPSA0O1xuICAgIHUxNihXKTtcbiAgICB1MTYoVyk7XG4gICAgb3V0W3ArK10gPSAweDAwO1xuICAgIG91dFtwKytdID0gMHgwNztcbiAgICAvLyBQaXhlbHMgYXJlIGVtaXR0ZWQgZnJvbSBhIHBlci1tb2R1bGUtcm93IDAvMSBidWZmZXIsIHJlYnVpbHQgb25seSB3aGVuXG4gICAgLy8gdGhlIG1vZHVsZSByb3cgY2hhbmdlcyAoYm9yZGVyIGFuZCBzY2FsZS1yZXBlYXRlZCBvdXRwdXQgcm93cyByZXVzZSBpdCksXG4gICAgLy8gYW5kIGJsb2NrLWNvcGllZCBpbiBzcGFucyBib3VuZGVkIGJ5IHRoZSBMWlcgY2h1bmsgYm91bmRhcmllcy4gVGhlIHNwYW5cbiAgICAvLyBjb3B5IGlzIHRoZSBsb2FkLWJlYXJpbmcgcGFydDogYSBwZXItcGl4ZWwgZW1pdCBsb29wIGNvc3RzIG1vcmUgdGhhbiB0aGVcbiAgICAvLyBiaXQgZXh0cmFjdGlvbiBpdCB3cmFwcywgc28gYSByb3cgYnVmZmVyIGFsb25lIG1lYXN1cmVzIGFzIG5vIHdpbi5cbiAgICBjb25zdCB7IG0sIG1hcCB9ID0gcjtcbiAgICBjb25zdCByb3cgPSBuZXcgVWludDhBcnJheShXKTtcbiAgICBsZXQgcHJldk15ID0gLTI7XG4gICAgZm9yIChsZXQgeSA9IDAsIGkgPSAwOyB5IDwgVzsgeSsrKSB7XG4gICAgICAgIGNvbnN0IG15ID0gbWFwW3ldO1xuICAgICAgICBpZiAobXkgIT09IHByZXZNeSkge1xuICAgICAgICAgICAgcHJldk15ID0gbXk7XG4gICAgICAgICAgICByb3cuZmlsbCgwKTtcbiAgICAgICAgICAgIGlmIChteSA+PSAwKVxuICAgICAgICAgICAgICAgIGZvciAobGV0IHggPSAwOyB4IDwgVzsgeCsrKVxuICAgICAgICAgICAgICAgICAgICBpZiAobWFwW3hdID49IDApXG4gICAgICAgICAgICAgICAgICAgICAgICByb3dbeF0gPSBtYXRHZXQobSwgbWFwW3hdLCBteSk7XG4gICAgICAgIH1cbiAgICAgICAgZm9yIChsZXQgeCA9IDA7IHggPCBXOykge1xuICAgICAgICAgICAgaWYgKGkgJSBOID09PSAwKSB7XG4gICAgICAgICAgICAgICAgY29uc3QgcmVtID0gcGl4ZWxzIC0gaTtcbiAgICAgICAgICAgICAgICBvdXRbcCsrXSA9IChyZW0gPCBOID8gcmVtIDogTikgKyAxO1xuICAgICAgICAgICAgICAgIG91dFtwKytdID0gMHg4MDsgLy8gTFpXIGNsZWFyIGNvZGVcbiAgICAgICAgICAgIH1cbiAgICAgICAgICAgIGNvbnN0IG4gPSBNYXRoLm1pbihOIC0gKGkgJSBOKSwgVyAtIHgpO1xuICAgICAgICAgICAgb3V0LnNldChyb3cuc3ViYXJyYXkoeCwgeCArIG4pLCBwKTtcbiAgICAgICAgICAgIHAgKz0gbjtcbiAgICAgICAgICAgIHggKz0gbjtcbiAgICAgICAgICAgIGkgKz0gbjtcbiAgICAgICAgfVxuICAgIH1cbiAgICBpZiAodGFpbCA9PT0gMCkge1xuICAgICAgICBvdXRbcCsrXSA9IDE7XG4gICAgICAgIG91dFtwKytdID0gMHg4MDtcbiAgICB9XG4gICAgb3V0W3ArK10gPSAweDAxO1xuICAgIG91dFtwKytdID0gMHg4MTsgLy8gZW5kIG9mIGluZm9ybWF0aW9uXG4gICAgb3V0W3ArK10gPSAweDAwO1xuICAgIG91dFtwKytdID0gMHgzYjtcbiAgICByZXR1cm4gb3V0O1xufVxuLy8gZGF0YS11cmw6IHRoZSBzYW1lIEdJRiwgYmFzZTY0LXdyYXBwZWQgZm9yIGRpcmVjdCA8aW1nIHNyYz4gdXNlLlxuLy8gdG9CYXNlNjQgKEVTMjAyNikgd2hlcmUgdGhlIGVuZ2luZSBoYXMgaXQ7IGNodW5rZWQgYnRvYSBlbHNld2hlcmUg4oCUXG4vLyBmcm9tQ2hhckNvZGUgb3ZlciB0aGUgd2hvbGUgYnVmZmVyIHdvdWxkIGJsb3cgdGhlIGFyZ3VtZW50LWNvdW50IGxpbWl0LlxuZnVuY3Rpb24gZ2lmRGF0YVVybChnaWYpIHtcbiAgICBjb25zdCBnID0gZ2lmO1xuICAgIGxldCBiNjQ7XG4gICAgaWYgKHR5cGVvZiBnLnRvQmFzZTY0ID09PSAnZnVuY3Rpb24nKVxuICAgICAgICBiNjQgPSBnLnRvQmFzZTY0KCk7XG4gICAgZWxzZSB7XG4gICAgICAgIGxldCBiaW4gPSAnJztcbiAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBnLmxlbmd0aDsgaSArPSA4MTkyKVxuICAgICAgICAgICAgYmluICs9IFN0cmluZy5mcm9tQ2hhckNvZGUoLi4uZy5zdWJhcnJheShpLCBpICsgODE5MikpO1xuICAgICAgICBiNjQgPSBidG9hKGJpbik7XG4gICAgfVxuICAgIHJldHVybiAnZGF0YTppbWFnZS9naWY7YmFzZTY0LCcgKyBiNjQ7XG59XG5leHBvcnQgZnVuY3Rpb24gZW5jb2RlUVIodGV4dCwgb3V0cHV0ID0gJ3JhdycsIG9wdHMgPSB7fSkge1xuICAgIC8vIFZhbGlkYXRlIHB1YmxpYyBhcmd1bWVudHMsIGluY2x1ZGluZyBhbiBleHBsaWNpdCB2ZXJzaW9uLCBiZWZvcmUgY2FsbGVyLWNvbnRyb2xsZWQgZW5jb2RpbmcuXG4gICAgYXNTdHJpbmcodGV4dCwgJ3RleHQnKTtcbiAgICBhc1N0cmluZyhvdXRwdXQsICdvdXRwdXQnKTtcbiAgICBpZiAodHlwZW9mIG9wdHMgIT09ICdvYmplY3QnIHx8IG9wdHMgPT09IG51bGwgfHwgQXJyYXkuaXNBcnJheShvcHRzKSlcbiAgICAgICAgdGhyb3cgbmV3IFR5cGVFcnJvcihgXCJvcHRzXCIgZXhwZWN0ZWQgb2JqZWN0LCBnb3QgdHlwZT0ke3R5cGVvZiBvcHRzfWApO1xuICAgIGxldCB2ZXIgPSBvcHRzLnZlcnNpb247XG4gICAgaWYgKHZlciAhPT0gdW5kZWZpbmVkKVxuICAgICAgICB2ZXIgPSBhc1ZlcnNpb24odmVyKTtcbiAgICBjb25zdCBlY2MgPSBvcHRzLmVjYyAhPT0gdW5kZWZpbmVkID8gb3B0cy5lY2MgOiAnbWVkaXVtJztcbiAgICBpZiAoIUVDQ19MRVZFTFMuaW5jbHVkZXMoZWNjKSlcbiAgICAgICAgZXJyKGBpbnZhbGlkIGVjYz0ke2VjY31gKTtcbiAgICBjb25zdCBlbmNvZGluZyA9IG9wdHMuZW5jb2RpbmcgIT09IHVuZGVmaW5lZCA/IG9wdHMuZW5jb2RpbmcgOiBkZXRlY3RUeXBlKHRleHQpO1xuICAgIGlmICghTEVOR1RIX0JJVFNbZW5jb2RpbmddKVxuICAgICAgICBlcnIoYGludmFsaWQgZW5jb2Rpbmc9JHtlbmNvZGluZ31gKTtcbiAgICBpZiAoZW5jb2RpbmcgIT09ICdieXRlJykge1xuICAgICAgICBjb25zdCBhbHBoYSA9IGVuY29kaW5nID09PSAnbnVtZXJpYycgPyBBTFBIQU5VTUVSSUMuc2xpY2UoMCwgMTApIDogQUxQSEFOVU1FUklDO1xuICAgICAgICBmb3IgKGNvbnN0IGNoIG9mIHRleHQpIHtcbiAgICAgICAgICAgIGlmICghYWxwaGEuaW5jbHVkZXMoY2gpKVxuICAgICAgICAgICAgICAgIGVycihgVW5rbm93biBsZXR0ZXI6IFwiJHtjaH1cIi4gQWxsb3dlZDogJHthbHBoYX1gKTtcbiAgICAgICAgfVxuICAgIH1cbiAgICBpZiAob3B0cy5tYXNrICE9PSB1bmRlZmluZWQgJiYgKGFzTnVtKG9wdHMubWFzaywgJ29wdHMubWFzaycpIDwgMCB8fCBvcHRzLm1hc2sgPiA3KSlcbiAgICAgICAgZXJyKGBpbnZhbGlkIG1hc2s9JHtvcHRzLm1hc2t9YCk7XG4gICAgY29uc3QgdGV4dEVuY29kZXIgPSBvcHRzLnRleHRFbmNvZGVyO1xuICAgIC8vIFJlamVjdCBpbXBvc3NpYmxlIGJ1aWx0LWluIFVURi04IHBheWxvYWRzIGJlZm9yZSBUZXh0RW5jb2RlciBkdXBsaWNhdGVzIGFcbiAgICAvLyBwb3RlbnRpYWxseSBodWdlIGlucHV0LiBBIGN1c3RvbSBlbmNvZGVyIG1heSBpbnRlbnRpb25hbGx5IGVtaXQgZmV3ZXJcbiAgICAvLyBieXRlcywgc28gaXRzIG91dHB1dCByZW1haW5zIHRoZSBzb3VyY2Ugb2YgdHJ1dGguXG4gICAgaWYgKGVuY29kaW5nID09PSAnYnl0ZScgJiYgdGV4dEVuY29kZXIgPT09IHVuZGVmaW5lZCkge1xuICAgICAgICBjb25zdCBtYXhCeXRlcyA9IGJ5dGVDYXBhY2l0eSh2ZXIgPT09IHVuZGVmaW5lZCA/IDQwIDogdmVyLCBlY2MpO1xuICAgICAgICBpZiAodGV4dC5sZW5ndGggPiBtYXhCeXRlcyB8fCB1dGY4TGVuZ3RoKHRleHQpID4gbWF4Qnl0ZXMpXG4gICAgICAgICAgICBlcnIoJ0NhcGFjaXR5IG92ZXJmbG93Jyk7XG4gICAgfVxuICAgIGNvbnN0IHV0ZjggPSBlbmNvZGluZyA9PT0gJ2J5dGUnXG4gICAgICAgID8gKHRleHRFbmNvZGVyICE9PSB1bmRlZmluZWQgPyB0ZXh0RW5jb2RlciA6IChzKSA9PiBuZXcgVGV4dEVuY29kZXIoKS5lbmNvZGUocykpKHRleHQpXG4gICAgICAgIDogdW5kZWZpbmVkO1xuICAgIGlmICh1dGY4ICE9PSB1bmRlZmluZWQgJiYgIV9pc0J5dGVzKHV0ZjgpKVxuICAgICAgICB0aHJvdyBuZXcgVHlwZUVycm9yKGBcIm9wdHMudGV4dEVuY29kZXJcIiBleHBlY3RlZCBVaW50OEFycmF5LCBnb3QgdHlwZT0ke3R5cGVvZiB1dGY4fWApO1xuICAgIGNvbnN0IGRhdGFMZW4gPSBlbmNvZGluZyA9PT0gJ2J5dGUnID8gdXRmOC5sZW5ndGggOiB0ZXh0Lmxlbmd0aDtcbiAgICAvLyBFbmNvZGVkIHBheWxvYWQgYml0IGNvdW50LCBmb3IgY2FwYWNpdHkgY2hlY2tzIHdpdGhvdXQgZW5jb2RpbmcuXG4gICAgY29uc3QgZW5jb2RlZEJpdHMgPSBlbmNvZGluZyA9PT0gJ251bWVyaWMnXG4gICAgICAgID8gTWF0aC5mbG9vcihkYXRhTGVuIC8gMykgKiAxMCArIFswLCA0LCA3XVtkYXRhTGVuICUgM11cbiAgICAgICAgOiBlbmNvZGluZyA9PT0gJ2FscGhhbnVtZXJpYydcbiAgICAgICAgICAgID8gTWF0aC5mbG9vcihkYXRhTGVuIC8gMikgKiAxMSArIChkYXRhTGVuICUgMikgKiA2XG4gICAgICAgICAgICA6IGRhdGFMZW4gKiA4O1xuICAgIGlmICh2ZXIgPT09IHVuZGVmaW5lZCkge1xuICAgICAgICBmb3IgKHZlciA9IDE7IHZlciA8PSA0MDsgdmVyKyspIHtcbiAgICAgICAgICAgIGNvbnN0IGxlbmd0aEJpdHMgPSBMRU5HVEhfQklUU1tlbmNvZGluZ11bTWF0aC5mbG9vcigodmVyICsgNykgLyAxNyldO1xuICAgICAgICAgICAgaWYgKGRhdGFMZW4gPCAxIDw8IGxlbmd0aEJpdHMgJiYgNCArIGxlbmd0aEJpdHMgKyBlbmNvZGVkQml0cyA8PSBjYXBhY2l0eSh2ZXIsIGVjYykuY2FwYWNpdHkpXG4gICAgICAgICAgICAgICAgYnJlYWs7XG4gICAgICAgIH1cbiAgICAgICAgaWYgKHZlciA+IDQwKVxuICAgICAgICAgICAgZXJyKCdDYXBhY2l0eSBvdmVyZmxvdycpO1xuICAgIH1cbiAgICBlbHNlIHtcbiAgICAgICAgY29uc3QgbGVuZ3RoQml0cyA9IExFTkdUSF9CSVRTW2VuY29kaW5nXVtNYXRoLmZsb29yKCh2ZXIgKyA3KSAvIDE3KV07XG4gICAgICAgIGlmIChkYXRhTGVuID49IDEgPDwgbGVuZ3RoQml0cyB8fCA0ICsgbGVuZ3RoQml0cyArIGVuY29kZWRCaXRzID4gY2FwYWNpdHkodmVyLCBlY2MpLmNhcGFjaXR5KVxuICAgICAgICAgICAgZXJyKCdDYXBhY2l0eSBvdmVyZmxvdycpO1xuICAgIH1cbiAgICBjb25zdCBkYXRhID0gZW5jb2RlRGF0YSh2ZXIsIGVjYywgdGV4dCwgZW5jb2RpbmcsIHV0ZjgpO1xuICAgIGNvbnN0IG0gPSBkcmF3U3ltYm9sKHZlciwgZWNjLCBkYXRhLCBvcHRzLm1hc2spO1xuICAgIGNvbnN0IGJvcmRlciA9IG9wdHMuYm9yZGVyID09PSB1bmRlZmluZWQgPyAyIDogYXNOdW0ob3B0cy5ib3JkZXIsICdvcHRzLmJvcmRlcicpO1xuICAgIC8vIEEgcXVpZXQgem9uZSBpcyByZXF1aXJlZCAoSVNPL0lFQyAxODAwNDoyMDI0IMKnNS4zLjgpLiBDb25zdW1lcnMgdGhhdFxuICAgIC8vIG5lZWQgdGhlIGJvcmRlcmxlc3MgbW9kdWxlIG1hdHJpeCAoY3VzdG9tLWRlc2lnbiByZW5kZXJlcnMgbGlrZSBxcmJ0ZiAvXG4gICAgLy8gY3Vlcikgc2hvdWxkIHJlcXVlc3QgYm9yZGVyOiAxIGFuZCBzbGljZSB0aGUgcGFkZGluZyByaW5nIG9mZiDigJQgdGhlXG4gICAgLy8gYm9yZGVyIGlzIGFkZGVkIGFmdGVyIHRoZSBzeW1ib2wgaXMgZHJhd24gYW5kIG5ldmVyIGFmZmVjdHMgaXRzIGNvbnRlbnQuXG4gICAgaWYgKGJvcmRlciA8PSAwKVxuICAgICAgICB0aHJvdyBuZXcgUmFuZ2VFcnJvcihgaW52YWxpZCBib3JkZXI9JHtib3JkZXJ9YCk7XG4gICAgY29uc3Qgc2NhbGUgPSBvcHRzLnNjYWxlID09PSB1bmRlZmluZWQgPyAxIDogYXNOdW0ob3B0cy5zY2FsZSwgJ29wdHMuc2NhbGUnKTtcbiAgICBpZiAoc2NhbGUgPD0gMCB8fCBzY2FsZSA+IDEwMjQpXG4gICAgICAgIHRocm93IG5ldyBSYW5nZUVycm9yKGBpbnZhbGlkIHNjYWxlIGZhY3RvcjogJHtzY2FsZX1gKTtcbiAgICAvLyBPdXRwdXQgZGltZW5zaW9ucyB3aXRoIHF1aWV0IHpvbmUgYW5kIHNjYWxpbmcgYXBwbGllZCBvbiB0aGUgZmx5OyBgbWFwYFxuICAgIC8vIHRyYW5zbGF0ZXMgYW4gb3V0cHV0IGNvb3JkaW5hdGUgdG8gaXRzIG1vZHVsZSBpbmRleCAoLTEgaW4gdGhlIGJvcmRlcikuXG4gICAgY29uc3QgVyA9IChtLnNpemUgKyAyICogYm9yZGVyKSAqIHNjYWxlO1xuICAgIC8vIEV2ZXJ5IHJlbmRlcmVyIGRvZXMgTyhXXjIpIHdvcmsuIENvbXBhY3Qgb3V0cHV0cyBjYW4gc2FmZWx5IHVzZSBhIDR4XG4gICAgLy8gZGltZW5zaW9uIGxpbWl0OyByYXcgYXJyYXlzIGFuZCB2ZXJib3NlIHRlcm1pbmFsL1NWRyBzdHJpbmdzIGNhbm5vdC5cbiAgICBjb25zdCBtYXhPdXRwdXRTaXplID0gb3V0cHV0ID09PSAnYXNjaWknIHx8IG91dHB1dCA9PT0gJ2dpZicgfHwgb3V0cHV0ID09PSAnZGF0YS11cmwnXG4gICAgICAgID8gTUFYX0NPTVBBQ1RfT1VUUFVUX1NJWkVcbiAgICAgICAgOiBNQVhfT1VUUFVUX1NJWkU7XG4gICAgaWYgKFcgPiBtYXhPdXRwdXRTaXplKVxuICAgICAgICB0aHJvdyBuZXcgUmFuZ2VFcnJvcihgaW52YWxpZCBvcHRzOiBvdXRwdXQgaXMgJHtXfXgke1d9IChtYXggJHttYXhPdXRwdXRTaXplfSksIHJlZHVjZSBib3JkZXIvc2NhbGVgKTtcbiAgICBjb25zdCBtYXAgPSBuZXcgSW50MzJBcnJheShXKTtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IFc7IGkrKykge1xuICAgICAgICBjb25zdCBmID0gTWF0aC5mbG9vcihpIC8gc2NhbGUpIC0gYm9yZGVyO1xuICAgICAgICBtYXBbaV0gPSBmID49IDAgJiYgZiA8IG0uc2l6ZSA/IGYgOiAtMTtcbiAgICB9XG4gICAgY29uc3QgciA9IHsgbSwgVywgbWFwIH07XG4gICAgaWYgKG91dHB1dCA9PT0gJ3JhdycpXG4gICAgICAgIHJldHVybiByZW5kZXJSYXcocik7XG4gICAgaWYgKG91dHB1dCA9PT0gJ2FzY2lpJylcbiAgICAgICAgcmV0dXJuIHJlbmRlckFzY2lpKHIpO1xuICAgIGlmIChvdXRwdXQgPT09ICd0ZXJtJylcbiAgICAgICAgcmV0dXJuIHJlbmRlclRlcm0ocik7XG4gICAgaWYgKG91dHB1dCA9PT0gJ3N2ZycpXG4gICAgICAgIHJldHVybiByZW5kZXJTdmcociwgb3B0cy5vcHRpbWl6ZSA9PT0gdW5kZWZpbmVkID8gdHJ1ZSA6IG9wdHMub3B0aW1pemUpO1xuICAgIGlmIChvdXRwdXQgPT09ICdnaWYnKVxuICAgICAgICByZXR1cm4gcmVuZGVyR2lmKHIpO1xuICAgIGlmIChvdXRwdXQgPT09ICdkYXRhLXVybCcpXG4gICAgICAgIHJldHVybiBnaWZEYXRhVXJsKHJlbmRlckdpZihyKSk7XG4gICAgcmV0dXJuIGVycihgVW5rbm93biBvdXRwdXQ6ICR7b3V0cHV0fWApO1xufVxuLyoqIERlZmF1bHQgZXhwb3J0IGFsaWFzIGZvciB7QGxpbmsgZW5jb2RlUVJ9LiAqL1xuZXhwb3J0IGRlZmF1bHQgZW5jb2RlUVI7XG4vLyBTcGVjIHRhYmxlcyBhbmQgYml0LWxldmVsIGhlbHBlcnMgc2hhcmVkIHdpdGggZGVjb2RlLnRzLCBwbHVzIHRoZVxuLy8gYWxpZ25tZW50LXBhdHRlcm4gdGFibGUgZm9yIGN1c3RvbS1kZXNpZ24gcmVuZGVyZXJzLiBUaGUgdW5kZXJzY29yZVxuLy8gbWFya3MgdGhlbSBhcyBwcml2YXRlIEFQSTogdW5kb2N1bWVudGVkLCBtYXkgY2hhbmdlIGluIGFueSByZWxlYXNlLiBOYW1lZFxuLy8gKG5vdCBiYWdnZWQgaW4gX3Rlc3RzKSBzbyBkZWNvZGUtb25seSBidW5kbGVzIHRyZWUtc2hha2UgcGVyIHN5bWJvbC5cbmV4cG9ydCB7IEFMUEhBTlVNRVJJQyBhcyBfQUxQSEFOVU1FUklDLCBhbGlnbm1lbnRQYXR0ZXJucyBhcyBfYWxpZ25tZW50UGF0dGVybnMsIEJZVEVTIGFzIF9CWVRFUywgRUNDX0JMT0NLUyBhcyBfRUNDX0JMT0NLUywgRUNDX0xFVkVMUyBhcyBfRUNDX0xFVkVMUywgR0YyNTYgYXMgX0dGMjU2LCBXT1JEU19QRVJfQkxPQ0sgYXMgX1dPUkRTX1BFUl9CTE9DSywgZm9ybWF0Qml0cyBhcyBfZm9ybWF0Qml0cywgbWFza0JpdHMgYXMgX21hc2tCaXRzLCBwb3BjbnQgYXMgX3BvcGNudCwgdmVyc2lvbkJpdHMgYXMgX3ZlcnNpb25CaXRzLCB9O1xuLyoqIEludGVybmFsIGhlbHBlcnMgZXhwb3NlZCBmb3IgdGhlIHRlc3Qgc3VpdGUgb25seS4gKi9cbmV4cG9ydCBjb25zdCBfdGVzdHMgPSB7IG1hdCwgbWF0R2V0LCBwZW5hbHR5LCBkcmF3U3ltYm9sLCBlbmNvZGVEYXRhLCByc0VjYywgZGV0ZWN0VHlwZSwgRUNfQ09ERSwgdmVyc2lvbkJpdHMgfTtcbiIsCiAgICAiaW1wb3J0IHsgX0FMUEhBTlVNRVJJQyBhcyBBTFBIQU5VTUVSSUMsIF9CWVRFUyBhcyBCWVRFUywgX0VDQ19CTE9DS1MgYXMgRUNDX0JMT0NLUywgX0VDQ19MRVZFTFMgYXMgRUNDX0xFVkVMUywgX0dGMjU2IGFzIEdGMjU2LCBfV09SRFNfUEVSX0JMT0NLIGFzIFdPUkRTX1BFUl9CTE9DSywgX2Zvcm1hdEJpdHMgYXMgZm9ybWF0Qml0cywgX21hc2tCaXRzIGFzIG1hc2tCaXRzLCBfcG9wY250IGFzIHBvcGNudCwgX3ZlcnNpb25CaXRzIGFzIHZlcnNpb25CaXRzLCB9IGZyb20gJy4vaW5kZXguanMnO1xuY29uc3QgY2FwID0gKHZhbHVlLCBtaW4sIG1heCkgPT4ge1xuICAgIGxldCByZXN1bHQgPSB2YWx1ZTtcbiAgICBpZiAobWF4ICE9PSB1bmRlZmluZWQpXG4gICAgICAgIHJlc3VsdCA9IE1hdGgubWluKHJlc3VsdCwgbWF4KTtcbiAgICBpZiAobWluICE9PSB1bmRlZmluZWQpXG4gICAgICAgIHJlc3VsdCA9IE1hdGgubWF4KHJlc3VsdCwgbWluKTtcbiAgICByZXR1cm4gcmVzdWx0O1xufTtcbi8vIC0tLSBSZWVkLVNvbG9tb24gZGVjb2RpbmcgKEJlcmxla2FtcC1NYXNzZXkpIG92ZXIgdGhlIGVuY29kZXIncyBzaGFyZWQgR0YoMl44KSAtLS1cbmNvbnN0IHsgZXhwOiBFWFAsIGxvZzogTE9HIH0gPSBHRjI1NjtcbmNvbnN0IG11bCA9IChhLCBiKSA9PiAoYSAmJiBiID8gRVhQW0xPR1thXSArIExPR1tiXV0gOiAwKTtcbmNvbnN0IGludiA9IChhKSA9PiBFWFBbMjU1IC0gTE9HW2FdXTtcbi8vIERlY29kZXIgYXJlbmFzIGFyZSBpbnRlbmRlZCBmb3IgY2FtZXJhLXNpemVkIGlucHV0cy4gS2VlcCBldmVyeSBkaW1lbnNpb24gYW5kIHRoZSBjYWxsZXItXG4vLyB3cml0YWJsZSBpbnB1dCBhcmVuYSBib3VuZGVkIGJlZm9yZSBjb25zdHJ1Y3RpbmcgYW55IHR5cGVkIGFycmF5cy5cbmNvbnN0IE1BWF9JTUFHRV9TSURFID0gNDA5NjtcbmNvbnN0IE1BWF9BUkVOQV9CWVRFUyA9IDY0ICogMTAyNCAqIDEwMjQ7XG5jb25zdCB2YWxpZGF0ZVNpemUgPSAoc2l6ZSwgbmFtZSkgPT4ge1xuICAgIGlmICghTnVtYmVyLmlzU2FmZUludGVnZXIoc2l6ZS53aWR0aCkgfHwgIU51bWJlci5pc1NhZmVJbnRlZ2VyKHNpemUuaGVpZ2h0KSlcbiAgICAgICAgdGhyb3cgbmV3IFR5cGVFcnJvcihgJHtuYW1lfSBleHBlY3RlZCBzYWZlIGludGVnZXIgd2lkdGggYW5kIGhlaWdodGApO1xuICAgIGlmIChzaXplLndpZHRoIDw9IDAgfHwgc2l6ZS5oZWlnaHQgPD0gMClcbiAgICAgICAgdGhyb3cgbmV3IFJhbmdlRXJyb3IoYCR7bmFtZX0gZXhwZWN0ZWQgcG9zaXRpdmUgd2lkdGggYW5kIGhlaWdodGApO1xuICAgIGlmIChzaXplLndpZHRoID4gTUFYX0lNQUdFX1NJREUgfHwgc2l6ZS5oZWlnaHQgPiBNQVhfSU1BR0VfU0lERSlcbiAgICAgICAgdGhyb3cgbmV3IFJhbmdlRXJyb3IoYCR7bmFtZX0gZXhwZWN0ZWQgd2lkdGggYW5kIGhlaWdodCA8PSAke01BWF9JTUFHRV9TSURFfSwgZ290ICR7c2l6ZS53aWR0aH14JHtzaXplLmhlaWdodH1gKTtcbiAgICByZXR1cm4gc2l6ZS53aWR0aCAqIHNpemUuaGVpZ2h0O1xufTtcbi8vIFJHQkEgaW1hZ2UgZnJvbSBhIHBlci1waXhlbCBkYXJrIHByZWRpY2F0ZSAoZGFyayAtPiBibGFjaykuXG5mdW5jdGlvbiBkYXJrVG9JbWFnZSh3aWR0aCwgaGVpZ2h0LCBkaykge1xuICAgIGNvbnN0IGRhdGEgPSBuZXcgVWludDhBcnJheSh3aWR0aCAqIGhlaWdodCAqIDQpO1xuICAgIGxldCBpID0gMDtcbiAgICBmb3IgKGxldCB5ID0gMDsgeSA8IGhlaWdodDsgeSsrKVxuICAgICAgICBmb3IgKGxldCB4ID0gMDsgeCA8IHdpZHRoOyB4KyspIHtcbiAgICAgICAgICAgIGNvbnN0IGNvbG9yID0gZGsoeCwgeSkgPyAwIDogMjU1O1xuICAgICAgICAgICAgZGF0YVtpXSA9IGNvbG9yO1xuICAgICAgICAgICAgZGF0YVtpICsgMV0gPSBjb2xvcjtcbiAgICAgICAgICAgIGRhdGFbaSArIDJdID0gY29sb3I7XG4gICAgICAgICAgICBkYXRhW2kgKyAzXSA9IDI1NTtcbiAgICAgICAgICAgIGkgKz0gNDtcbiAgICAgICAgfVxuICAgIHJldHVybiB7IHdpZHRoLCBoZWlnaHQsIGRhdGEgfTtcbn1cbmNvbnN0IEZBSUwgPSBPYmplY3QuZnJlZXplKHtcbiAgICBkYXRhOiBPYmplY3QuZnJlZXplKG5ldyBFcnJvcignZGF0YScpKSxcbiAgICBkaW1lbnNpb246IE9iamVjdC5mcmVlemUobmV3IEVycm9yKCdkaW1lbnNpb24nKSksXG4gICAgZmluZGVyOiBPYmplY3QuZnJlZXplKG5ldyBFcnJvcignZmluZGVyJykpLFxuICAgIGZvcm1hdDogT2JqZWN0LmZyZWV6ZShuZXcgRXJyb3IoJ2Zvcm1hdCcpKSxcbiAgICBhbGlnbm1lbnQ6IE9iamVjdC5mcmVlemUobmV3IEVycm9yKCdhbGlnbm1lbnQnKSksXG4gICAgcnM6IE9iamVjdC5mcmVlemUobmV3IEVycm9yKCdycycpKSxcbiAgICB0aW1pbmc6IE9iamVjdC5mcmVlemUobmV3IEVycm9yKCd0aW1pbmcnKSksXG4gICAgdmVyc2lvbjogT2JqZWN0LmZyZWV6ZShuZXcgRXJyb3IoJ3ZlcnNpb24nKSksXG59KTtcbi8vIElTTy9JRUMgMTgwMDQ6MjAyNCDCpzcuNC4zLjIgZGVmaW5lcyBzaXgtZGlnaXQgRUNJIGFzc2lnbm1lbnQgbnVtYmVycywgYW5kXG4vLyDCpzcuNC4zLjQga2VlcHMgYW4gRUNJIGFjdGl2ZSB1bnRpbCBhbm90aGVyIEVDSSBjaGFuZ2VzIGl0LiBVbnN1cHBvcnRlZFxuLy8gcGxhdGZvcm0gbGFiZWxzIG1heSB0aHJvdzsgY2FsbGVycyBuZWVkaW5nIHRoZW0gY2FuIHByb3ZpZGUgdGV4dERlY29kZXIuXG5jb25zdCBFQ0lfRU5DT0RJTkdTID0ge1xuICAgIDE6ICdpc28tODg1OS0xJyxcbiAgICAyOiAnaWJtNDM3JyxcbiAgICAzOiAnaXNvLTg4NTktMScsXG4gICAgNDogJ2lzby04ODU5LTInLFxuICAgIDU6ICdpc28tODg1OS0zJyxcbiAgICA2OiAnaXNvLTg4NTktNCcsXG4gICAgNzogJ2lzby04ODU5LTUnLFxuICAgIDg6ICdpc28tODg1OS02JyxcbiAgICA5OiAnaXNvLTg4NTktNycsXG4gICAgMTA6ICdpc28tODg1OS04JyxcbiAgICAxMTogJ2lzby04ODU5LTknLFxuICAgIDEzOiAnaXNvLTg4NTktMTEnLFxuICAgIDE1OiAnaXNvLTg4NTktMTMnLFxuICAgIDE2OiAnaXNvLTg4NTktMTQnLFxuICAgIDE3OiAnaXNvLTg4NTktMTUnLFxuICAgIDE4OiAnaXNvLTg4NTktMTYnLFxuICAgIDIwOiAnc2hpZnQtamlzJyxcbiAgICAyMTogJ3dpbmRvd3MtMTI1MCcsXG4gICAgMjI6ICd3aW5kb3dzLTEyNTEnLFxuICAgIDIzOiAnd2luZG93cy0xMjUyJyxcbiAgICAyNDogJ3dpbmRvd3MtMTI1NicsXG4gICAgMjU6ICd1dGYtMTZiZScsXG4gICAgMjY6ICd1dGYtOCcsXG4gICAgMjg6ICdiaWc1JyxcbiAgICAyOTogJ2diaycsXG4gICAgMzA6ICdldWMta3InLFxufTtcbmNvbnN0IEVDSV9ERUNPREVSUyA9IHt9O1xuZm9yIChjb25zdCBbaWQsIG5hbWVdIG9mIE9iamVjdC5lbnRyaWVzKEVDSV9FTkNPRElOR1MpKSB7XG4gICAgdHJ5IHtcbiAgICAgICAgRUNJX0RFQ09ERVJTWytpZF0gPSBuZXcgVGV4dERlY29kZXIobmFtZSk7XG4gICAgfVxuICAgIGNhdGNoIHtcbiAgICAgICAgRUNJX0RFQ09ERVJTWytpZF0gPSB1bmRlZmluZWQ7XG4gICAgfVxufVxuY29uc3QgTlVNRVJJQ19MRU5HVEhfQklUUyA9IFVpbnQ4QXJyYXkub2YoMTAsIDEyLCAxNCk7XG5jb25zdCBBTFBIQU5VTUVSSUNfTEVOR1RIX0JJVFMgPSBVaW50OEFycmF5Lm9mKDksIDExLCAxMyk7XG5jb25zdCBCWVRFX0xFTkdUSF9CSVRTID0gVWludDhBcnJheS5vZig4LCAxNiwgMTYpO1xuY29uc3QgUGF5bG9hZCA9IHtcbiAgICBjcmVhdGUoY2FwYWNpdHkpIHtcbiAgICAgICAgY29uc3QgYnl0ZXMgPSBuZXcgVWludDhBcnJheShjYXBhY2l0eSk7XG4gICAgICAgIGNvbnN0IHZpZXdzID0gbmV3IEFycmF5KGNhcGFjaXR5ICsgMSk7XG4gICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgdmlld3MubGVuZ3RoOyBpKyspXG4gICAgICAgICAgICB2aWV3c1tpXSA9IG5ldyBVaW50OEFycmF5KGJ5dGVzLmJ1ZmZlciwgMCwgaSk7XG4gICAgICAgIGxldCBzdGF0ZTtcbiAgICAgICAgY29uc3QgcmVhZCA9IChiaXRzKSA9PiB7XG4gICAgICAgICAgICBjb25zdCBzdGFydCA9IHN0YXRlLnBvc2l0aW9uO1xuICAgICAgICAgICAgaWYgKHN0YXJ0ICsgYml0cyA+IHN0YXRlLmRhdGFMZW4gKiA4KVxuICAgICAgICAgICAgICAgIHJldHVybiAtMTtcbiAgICAgICAgICAgIGxldCB2YWx1ZSA9IDA7XG4gICAgICAgICAgICBsZXQgcG9zID0gc3RhcnQ7XG4gICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IGJpdHM7IGkrKykge1xuICAgICAgICAgICAgICAgIHZhbHVlID0gKHZhbHVlIDw8IDEpIHwgKChzdGF0ZS5kYXRhW3BvcyA+PiAzXSA+PiAoNyAtIChwb3MgJiA3KSkpICYgMSk7XG4gICAgICAgICAgICAgICAgcG9zKys7XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBzdGF0ZS5wb3NpdGlvbiA9IHBvcztcbiAgICAgICAgICAgIHJldHVybiB2YWx1ZTtcbiAgICAgICAgfTtcbiAgICAgICAgc3RhdGUgPSB7IHBvc2l0aW9uOiAwLCBkYXRhOiBuZXcgVWludDhBcnJheSgwKSwgZGF0YUxlbjogMCwgYnl0ZXMsIHJlYWQsIHZpZXdzIH07XG4gICAgICAgIHJldHVybiBzdGF0ZTtcbiAgICB9LFxuICAgIGRlY29kZShzdGF0ZSwgZGF0YSwgZGF0YUxlbiwgdmVyc2lvbiwgZGVmZXJUZXh0ID0gZmFsc2UpIHtcbiAgICAgICAgc3RhdGUucG9zaXRpb24gPSAwO1xuICAgICAgICBzdGF0ZS5kYXRhID0gZGF0YTtcbiAgICAgICAgc3RhdGUuZGF0YUxlbiA9IGRhdGFMZW47XG4gICAgICAgIGNvbnN0IHJlYWQgPSBzdGF0ZS5yZWFkO1xuICAgICAgICBjb25zdCBjbHMgPSB2ZXJzaW9uIDwgMTAgPyAwIDogdmVyc2lvbiA8IDI3ID8gMSA6IDI7XG4gICAgICAgIGxldCBlY2kgPSAyNjtcbiAgICAgICAgbGV0IHJlcyA9ICcnO1xuICAgICAgICBjb25zdCBwYXJ0cyA9IGRlZmVyVGV4dCA/IFtdIDogdW5kZWZpbmVkO1xuICAgICAgICB3aGlsZSAoc3RhdGUucG9zaXRpb24gKyA0IDw9IGRhdGFMZW4gKiA4KSB7XG4gICAgICAgICAgICBjb25zdCBtb2RlID0gcmVhZCg0KTtcbiAgICAgICAgICAgIGlmICghbW9kZSlcbiAgICAgICAgICAgICAgICBicmVhaztcbiAgICAgICAgICAgIGlmIChtb2RlID09PSA3KSB7XG4gICAgICAgICAgICAgICAgY29uc3QgYjAgPSByZWFkKDgpO1xuICAgICAgICAgICAgICAgIGlmIChiMCA8IDApXG4gICAgICAgICAgICAgICAgICAgIHJldHVybiBGQUlMLmRhdGE7XG4gICAgICAgICAgICAgICAgaWYgKChiMCAmIDB4ODApID09PSAwKVxuICAgICAgICAgICAgICAgICAgICBlY2kgPSBiMDtcbiAgICAgICAgICAgICAgICBlbHNlIHtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgbGVuID0gKGIwICYgMHhjMCkgPT09IDB4ODAgPyA4IDogMTY7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHZhbHVlID0gcmVhZChsZW4pO1xuICAgICAgICAgICAgICAgICAgICBpZiAodmFsdWUgPCAwKVxuICAgICAgICAgICAgICAgICAgICAgICAgcmV0dXJuIEZBSUwuZGF0YTtcbiAgICAgICAgICAgICAgICAgICAgZWNpID0gKGIwICYgKGxlbiA9PT0gOCA/IDB4M2YgOiAweDFmKSkgPDwgbGVuO1xuICAgICAgICAgICAgICAgICAgICBlY2kgfD0gdmFsdWU7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgfVxuICAgICAgICAgICAgaWYgKG1vZGUgPT09IDEpIHtcbiAgICAgICAgICAgICAgICBsZXQgbGVuZ3RoID0gcmVhZChOVU1FUklDX0xFTkdUSF9CSVRTW2Nsc10pO1xuICAgICAgICAgICAgICAgIGlmIChsZW5ndGggPCAwKVxuICAgICAgICAgICAgICAgICAgICByZXR1cm4gRkFJTC5kYXRhO1xuICAgICAgICAgICAgICAgIGZvciAoOyBsZW5ndGggPj0gMzsgbGVuZ3RoIC09IDMpIHtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgdmFsdWUgPSByZWFkKDEwKTtcbiAgICAgICAgICAgICAgICAgICAgaWYgKHZhbHVlIDwgMCB8fCB2YWx1ZSA+PSAxMDAwKVxuICAgICAgICAgICAgICAgICAgICAgICAgcmV0dXJuIEZBSUwuZGF0YTtcbiAgICAgICAgICAgICAgICAgICAgcmVzICs9IFN0cmluZyh2YWx1ZSkucGFkU3RhcnQoMywgJzAnKTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgaWYgKGxlbmd0aCkge1xuICAgICAgICAgICAgICAgICAgICBjb25zdCB2YWx1ZSA9IHJlYWQobGVuZ3RoID09PSAyID8gNyA6IDQpO1xuICAgICAgICAgICAgICAgICAgICBpZiAodmFsdWUgPCAwIHx8IHZhbHVlID49IDEwICoqIGxlbmd0aClcbiAgICAgICAgICAgICAgICAgICAgICAgIHJldHVybiBGQUlMLmRhdGE7XG4gICAgICAgICAgICAgICAgICAgIHJlcyArPSBTdHJpbmcodmFsdWUpLnBhZFN0YXJ0KGxlbmd0aCwgJzAnKTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBlbHNlIGlmIChtb2RlID09PSAyKSB7XG4gICAgICAgICAgICAgICAgbGV0IGxlbmd0aCA9IHJlYWQoQUxQSEFOVU1FUklDX0xFTkdUSF9CSVRTW2Nsc10pO1xuICAgICAgICAgICAgICAgIGlmIChsZW5ndGggPCAwKVxuICAgICAgICAgICAgICAgICAgICByZXR1cm4gRkFJTC5kYXRhO1xuICAgICAgICAgICAgICAgIGZvciAoOyBsZW5ndGggPj0gMjsgbGVuZ3RoIC09IDIpIHtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgdmFsdWUgPSByZWFkKDExKTtcbiAgICAgICAgICAgICAgICAgICAgaWYgKHZhbHVlIDwgMCB8fCB2YWx1ZSA+PSA0NSAqIDQ1KVxuICAgICAgICAgICAgICAgICAgICAgICAgcmV0dXJuIEZBSUwuZGF0YTtcbiAgICAgICAgICAgICAgICAgICAgcmVzICs9IEFMUEhBTlVNRVJJQ1sodmFsdWUgLyA0NSkgfCAwXSArIEFMUEhBTlVNRVJJQ1t2YWx1ZSAlIDQ1XTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgaWYgKGxlbmd0aCkge1xuICAgICAgICAgICAgICAgICAgICBjb25zdCB2YWx1ZSA9IHJlYWQoNik7XG4gICAgICAgICAgICAgICAgICAgIGlmICh2YWx1ZSA8IDAgfHwgdmFsdWUgPj0gNDUpXG4gICAgICAgICAgICAgICAgICAgICAgICByZXR1cm4gRkFJTC5kYXRhO1xuICAgICAgICAgICAgICAgICAgICByZXMgKz0gQUxQSEFOVU1FUklDW3ZhbHVlXTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBlbHNlIGlmIChtb2RlID09PSA0KSB7XG4gICAgICAgICAgICAgICAgY29uc3QgbGVuZ3RoID0gcmVhZChCWVRFX0xFTkdUSF9CSVRTW2Nsc10pO1xuICAgICAgICAgICAgICAgIGlmIChsZW5ndGggPCAwIHx8IHN0YXRlLnBvc2l0aW9uICsgOCAqIGxlbmd0aCA+IGRhdGFMZW4gKiA4KVxuICAgICAgICAgICAgICAgICAgICByZXR1cm4gRkFJTC5kYXRhO1xuICAgICAgICAgICAgICAgIGlmIChwYXJ0cykge1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBzZWdtZW50ID0gbmV3IFVpbnQ4QXJyYXkobGVuZ3RoKTtcbiAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBsZW5ndGg7IGkrKylcbiAgICAgICAgICAgICAgICAgICAgICAgIHNlZ21lbnRbaV0gPSByZWFkKDgpO1xuICAgICAgICAgICAgICAgICAgICBpZiAocmVzKVxuICAgICAgICAgICAgICAgICAgICAgICAgcGFydHMucHVzaChyZXMpO1xuICAgICAgICAgICAgICAgICAgICBwYXJ0cy5wdXNoKFtzZWdtZW50LCBlY2ldKTtcbiAgICAgICAgICAgICAgICAgICAgcmVzID0gJyc7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIGVsc2Uge1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBlbmNvZGluZyA9IEVDSV9FTkNPRElOR1NbZWNpXTtcbiAgICAgICAgICAgICAgICAgICAgaWYgKCFlbmNvZGluZyB8fCBsZW5ndGggPj0gc3RhdGUudmlld3MubGVuZ3RoKVxuICAgICAgICAgICAgICAgICAgICAgICAgcmV0dXJuIEZBSUwuZGF0YTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgZGVjb2RlciA9IEVDSV9ERUNPREVSU1tlY2ldIHx8IG5ldyBUZXh0RGVjb2RlcihlbmNvZGluZyk7XG4gICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbGVuZ3RoOyBpKyspXG4gICAgICAgICAgICAgICAgICAgICAgICBzdGF0ZS5ieXRlc1tpXSA9IHJlYWQoOCk7XG4gICAgICAgICAgICAgICAgICAgIHJlcyArPSBkZWNvZGVyLmRlY29kZShzdGF0ZS52aWV3c1tsZW5ndGhdKTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBlbHNlXG4gICAgICAgICAgICAgICAgcmV0dXJuIEZBSUwuZGF0YTtcbiAgICAgICAgfVxuICAgICAgICBpZiAoIXBhcnRzKVxuICAgICAgICAgICAgcmV0dXJuIHJlcztcbiAgICAgICAgaWYgKHJlcylcbiAgICAgICAgICAgIHBhcnRzLnB1c2gocmVzKTtcbiAgICAgICAgcmV0dXJuIHBhcnRzO1xuICAgIH0sXG4gICAgZmluaXNoKGRlY29kZWQsIHRleHREZWNvZGVyKSB7XG4gICAgICAgIGlmICh0eXBlb2YgZGVjb2RlZCA9PT0gJ3N0cmluZycpXG4gICAgICAgICAgICByZXR1cm4gZGVjb2RlZDtcbiAgICAgICAgaWYgKCF0ZXh0RGVjb2RlcilcbiAgICAgICAgICAgIHRocm93IG5ldyBFcnJvcigndGV4dCBkZWNvZGVyJyk7XG4gICAgICAgIGxldCByZXMgPSAnJztcbiAgICAgICAgZm9yIChjb25zdCBwYXJ0IG9mIGRlY29kZWQpXG4gICAgICAgICAgICByZXMgKz0gdHlwZW9mIHBhcnQgPT09ICdzdHJpbmcnID8gcGFydCA6IHRleHREZWNvZGVyKHBhcnRbMF0sIHBhcnRbMV0pO1xuICAgICAgICByZXR1cm4gcmVzO1xuICAgIH0sXG59O1xuLy8gU3F1YXJlZCBjZW50ZXIgZGlzdGFuY2UgYmV0d2VlbiB0d28gc3RyaWRlLTQgcGF0dGVybiByZWNvcmRzIChlbGVtZW50IG9mZnNldHMsIG5vdCBpbmRpY2VzKTtcbi8vIHRoZSB0cmlwbGUtZ2VvbWV0cnkgc2NhbnMgaW4gbWFrZVRyaXBsZS9wcmVwYXJlU2V0cy9waWNrUG9sYXJpdHkgc2hhcmUgdGhpcyBzaGFwZS5cbmNvbnN0IGRpc3QyID0gKHB0cywgYSwgYikgPT4gKHB0c1thXSAtIHB0c1tiXSkgKiogMiArIChwdHNbYSArIDFdIC0gcHRzW2IgKyAxXSkgKiogMjtcbmNvbnN0IGRpc3RhbmNlID0gKGZpcnN0LCBzZWNvbmQpID0+IE1hdGguaHlwb3Qoc2Vjb25kLnggLSBmaXJzdC54LCBzZWNvbmQueSAtIGZpcnN0LnkpO1xuY29uc3QgY2hlY2tWZXJzaW9uID0gKG0sIHNpemUpID0+IHtcbiAgICBjb25zdCB2ZXIgPSAoc2l6ZSAtIDE3KSAvIDQ7XG4gICAgaWYgKHZlciA8IDcpXG4gICAgICAgIHJldHVybiB0cnVlO1xuICAgIGxldCB2MSA9IDA7XG4gICAgbGV0IHYyID0gMDtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IDE4OyBpKyspIHtcbiAgICAgICAgY29uc3QgeCA9IHNpemUgLSAxMSArIChpICUgMyk7XG4gICAgICAgIGNvbnN0IHkgPSAoaSAvIDMpIHwgMDtcbiAgICAgICAgdjEgfD0gbVt5ICogc2l6ZSArIHhdIDw8IGk7XG4gICAgICAgIHYyIHw9IG1beCAqIHNpemUgKyB5XSA8PCBpO1xuICAgIH1cbiAgICBjb25zdCBleHBlY3RlZCA9IHZlcnNpb25CaXRzKHZlcik7XG4gICAgY29uc3QgZDEgPSBwb3BjbnQoZXhwZWN0ZWQgXiB2MSk7XG4gICAgY29uc3QgZDIgPSBwb3BjbnQoZXhwZWN0ZWQgXiB2Mik7XG4gICAgLy8gVmVyc2lvbiA3KyBjYXJyaWVzIHR3byByZWR1bmRhbnQgQkNIIHdvcmRzOyBhdCBsZWFzdCBvbmUgbXVzdCBpZGVudGlmeVxuICAgIC8vIHRoZSB2ZXJzaW9uIGltcGxpZWQgYnkgdGhlIHNhbXBsZWQgZGltZW5zaW9uIHdpdGhpbiBpdHMgcmFkaXVzLTMgYnVkZ2V0LlxuICAgIHJldHVybiBkMSA8PSAzIHx8IGQyIDw9IDM7XG59O1xuLy8gM3gzIHByb2plY3RpdmUgdHJhbnNmb3JtIGluIHJvdy1tYWpvciBsYXlvdXQsXG4vLyByb3ctbWFqb3IgaW4gYSBGbG9hdDY0QXJyYXk6IFthMTEgYTEyIGExMyBhMjEgYTIyIGEyMyBhMzEgYTMyIGEzM10sXG4vLyBhcHBsaWVkIHRvIGNvbHVtbiB2ZWN0b3JzIFt1LCB2LCAxXSB3aXRoIGEgcGVyc3BlY3RpdmUgZGl2aWRlLlxuZnVuY3Rpb24gc3F1YXJlVG9RdWFkKG91dCwgcG9pbnRzKSB7XG4gICAgY29uc3QgeDEgPSBwb2ludHNbMF07XG4gICAgY29uc3QgeTEgPSBwb2ludHNbMV07XG4gICAgY29uc3QgeDIgPSBwb2ludHNbMl07XG4gICAgY29uc3QgeTIgPSBwb2ludHNbM107XG4gICAgY29uc3QgeDMgPSBwb2ludHNbNF07XG4gICAgY29uc3QgeTMgPSBwb2ludHNbNV07XG4gICAgY29uc3QgeDQgPSBwb2ludHNbNl07XG4gICAgY29uc3QgeTQgPSBwb2ludHNbN107XG4gICAgY29uc3QgZHgzID0geDEgLSB4MiArIHgzIC0geDQ7XG4gICAgY29uc3QgZHkzID0geTEgLSB5MiArIHkzIC0geTQ7XG4gICAgaWYgKGR4MyA9PT0gMCAmJiBkeTMgPT09IDApIHtcbiAgICAgICAgb3V0WzBdID0geDIgLSB4MTtcbiAgICAgICAgb3V0WzFdID0geDMgLSB4MjtcbiAgICAgICAgb3V0WzJdID0geDE7XG4gICAgICAgIG91dFszXSA9IHkyIC0geTE7XG4gICAgICAgIG91dFs0XSA9IHkzIC0geTI7XG4gICAgICAgIG91dFs1XSA9IHkxO1xuICAgICAgICBvdXRbNl0gPSAwO1xuICAgICAgICBvdXRbN10gPSAwO1xuICAgICAgICBvdXRbOF0gPSAxO1xuICAgICAgICByZXR1cm47XG4gICAgfVxuICAgIGNvbnN0IGR4MSA9IHgyIC0geDM7XG4gICAgY29uc3QgZHgyID0geDQgLSB4MztcbiAgICBjb25zdCBkeTEgPSB5MiAtIHkzO1xuICAgIGNvbnN0IGR5MiA9IHk0IC0geTM7XG4gICAgY29uc3QgZGVuID0gZHgxICogZHkyIC0gZHgyICogZHkxO1xuICAgIGNvbnN0IGEzMSA9IChkeDMgKiBkeTIgLSBkeDIgKiBkeTMpIC8gZGVuO1xuICAgIGNvbnN0IGEzMiA9IChkeDEgKiBkeTMgLSBkeDMgKiBkeTEpIC8gZGVuO1xuICAgIG91dFswXSA9IHgyIC0geDEgKyBhMzEgKiB4MjtcbiAgICBvdXRbMV0gPSB4NCAtIHgxICsgYTMyICogeDQ7XG4gICAgb3V0WzJdID0geDE7XG4gICAgb3V0WzNdID0geTIgLSB5MSArIGEzMSAqIHkyO1xuICAgIG91dFs0XSA9IHk0IC0geTEgKyBhMzIgKiB5NDtcbiAgICBvdXRbNV0gPSB5MTtcbiAgICBvdXRbNl0gPSBhMzE7XG4gICAgb3V0WzddID0gYTMyO1xuICAgIG91dFs4XSA9IDE7XG59XG4vLyBhZGpbcl1bY10gaXMgdGhlIChjLCByKSBjb2ZhY3RvcjogcHJvZHVjdHMgY29tbXV0ZSBleGFjdGx5IGluIElFRUUgNzU0LCBzb1xuLy8gdGhlIGxvb3AgbWF0Y2hlcyBhIGhhbmQtdW5yb2xsZWQgYWRqdWdhdGUgYml0IGZvciBiaXQuXG5jb25zdCBhZGp1Z2F0ZSA9IChvLCBtKSA9PiB7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCA5OyBpKyspIHtcbiAgICAgICAgY29uc3QgciA9IChpIC8gMykgfCAwO1xuICAgICAgICBjb25zdCBjID0gaSAlIDM7XG4gICAgICAgIGNvbnN0IHIxID0gKChjICsgMSkgJSAzKSAqIDM7XG4gICAgICAgIGNvbnN0IHIyID0gKChjICsgMikgJSAzKSAqIDM7XG4gICAgICAgIGNvbnN0IGMxID0gKHIgKyAxKSAlIDM7XG4gICAgICAgIGNvbnN0IGMyID0gKHIgKyAyKSAlIDM7XG4gICAgICAgIG9baV0gPSBtW3IxICsgYzFdICogbVtyMiArIGMyXSAtIG1bcjEgKyBjMl0gKiBtW3IyICsgYzFdO1xuICAgIH1cbn07XG5jb25zdCBwdE11bCA9IChvLCBhLCBiKSA9PiB7XG4gICAgLy8gQ2FjaGUgb25lIGlucHV0IHJvdyBzbyB0aGUgcHJvZHVjdCBtYXkgcmVwbGFjZSBpdHMgbGVmdCBvcGVyYW5kLlxuICAgIGZvciAobGV0IHIgPSAwOyByIDwgOTsgciArPSAzKSB7XG4gICAgICAgIGNvbnN0IGEwID0gYVtyXTtcbiAgICAgICAgY29uc3QgYTEgPSBhW3IgKyAxXTtcbiAgICAgICAgY29uc3QgYTIgPSBhW3IgKyAyXTtcbiAgICAgICAgZm9yIChsZXQgYyA9IDA7IGMgPCAzOyBjKyspXG4gICAgICAgICAgICBvW3IgKyBjXSA9IGEwICogYltjXSArIGExICogYltjICsgM10gKyBhMiAqIGJbYyArIDZdO1xuICAgIH1cbn07XG4vLyBBIGZyYWN0aW9uYWwgaW5pdGlhbCB2YWx1ZSBlc3RhYmxpc2hlcyB1bmJveGVkLWRvdWJsZSBmaWVsZHMgYmVmb3JlIHBlci1mcmFtZSB3cml0ZXMuXG5jb25zdCBtYWtlUGF0dGVybiA9ICgpID0+ICh7IHg6IDAuMSwgeTogMC4xLCBtczogMC4xIH0pO1xuY29uc3QgTFVNQTggPSB7IHN0ZXA6IDEsIGJpdHM6IDggfTtcbmNvbnN0IExVTUExMCA9IHsgc3RlcDogMiwgYml0czogMTAgfTtcbmNvbnN0IExVTUExMiA9IHsgc3RlcDogMiwgYml0czogMTIgfTtcbmNvbnN0IFJHQiA9IHsgc3RlcDogMywgYml0czogOCB9O1xuLy8gUGFja2VkIGZvdXItYnl0ZSBpbnB1dHMgaW50ZW50aW9uYWxseSBpZ25vcmUgdGhlIGZvdXJ0aCBieXRlOiB0aGUgcmF3IGRlY29kZXIgY29uc3VtZXMgUkdCXG4vLyBjaGFubmVscyBhbmQgZG9lcyBub3QgY29tcG9zaXRlIGFscGhhLCB3aGlsZSBYIGZvcm1hdHMgdXNlIHRoZSBzYW1lIHN0b3JhZ2Ugc2hhcGUuXG5jb25zdCBSR0JBID0geyBzdGVwOiA0LCBiaXRzOiA4IH07XG5jb25zdCBGT1JNQVRTID0ge1xuICAgIFJHQixcbiAgICBSR0JBLFxuICAgIFJHQlg6IFJHQkEsXG4gICAgQkdSQTogUkdCQSxcbiAgICBCR1JYOiBSR0JBLFxuICAgIEk0MjA6IExVTUE4LFxuICAgIEk0MjBBOiBMVU1BOCxcbiAgICBJNDIyOiBMVU1BOCxcbiAgICBJNDQ0OiBMVU1BOCxcbiAgICBOVjEyOiBMVU1BOCxcbiAgICBJNDIwUDEwOiBMVU1BMTAsXG4gICAgSTQyMFAxMjogTFVNQTEyLFxufTtcbi8vIFJ1bnRpbWUtaW52YWxpZCBmb3JtYXRzIGZhbGwgdGhyb3VnaCB0byB1bmRlZmluZWQgZm9yIHRoZSBvcHRpb24gZ3VhcmQgYmVsb3cuXG5jb25zdCBpbnB1dEZvcm1hdCA9IChmb3JtYXQpID0+IEZPUk1BVFNbZm9ybWF0XTtcbmNvbnN0IHZhbGlkYXRlT3B0cyA9IChvcHRzKSA9PiB7XG4gICAgaWYgKG9wdHMgPT09IG51bGwgfHwgdHlwZW9mIG9wdHMgIT09ICdvYmplY3QnIHx8IEFycmF5LmlzQXJyYXkob3B0cykpXG4gICAgICAgIHRocm93IG5ldyBUeXBlRXJyb3IoYFwib3B0c1wiIGV4cGVjdGVkIG9iamVjdCwgZ290IHR5cGU9JHt0eXBlb2Ygb3B0c31gKTtcbiAgICBpZiAob3B0cy5mb3JtYXQgIT09IHVuZGVmaW5lZCAmJiAhaW5wdXRGb3JtYXQob3B0cy5mb3JtYXQpKVxuICAgICAgICB0aHJvdyBuZXcgVHlwZUVycm9yKGBpbnZhbGlkIG9wdHMuZm9ybWF0PSR7b3B0cy5mb3JtYXR9ICgke3R5cGVvZiBvcHRzLmZvcm1hdH0pYCk7XG4gICAgaWYgKG9wdHMuZWZmb3J0ICE9PSB1bmRlZmluZWQgJiZcbiAgICAgICAgb3B0cy5lZmZvcnQgIT09IEluZmluaXR5ICYmXG4gICAgICAgICghTnVtYmVyLmlzU2FmZUludGVnZXIob3B0cy5lZmZvcnQpIHx8IG9wdHMuZWZmb3J0IDwgMSkpXG4gICAgICAgIHRocm93IG5ldyBUeXBlRXJyb3IoYGludmFsaWQgb3B0cy5lZmZvcnQ9JHtvcHRzLmVmZm9ydH0gKCR7dHlwZW9mIG9wdHMuZWZmb3J0fSlgKTtcbiAgICBpZiAob3B0cy50aW1lTGltaXQgIT09IHVuZGVmaW5lZCAmJlxuICAgICAgICBvcHRzLnRpbWVMaW1pdCAhPT0gSW5maW5pdHkgJiZcbiAgICAgICAgKHR5cGVvZiBvcHRzLnRpbWVMaW1pdCAhPT0gJ251bWJlcicgfHwgIU51bWJlci5pc0Zpbml0ZShvcHRzLnRpbWVMaW1pdCkgfHwgb3B0cy50aW1lTGltaXQgPCAwKSlcbiAgICAgICAgdGhyb3cgbmV3IFR5cGVFcnJvcihgaW52YWxpZCBvcHRzLnRpbWVMaW1pdD0ke29wdHMudGltZUxpbWl0fSAoJHt0eXBlb2Ygb3B0cy50aW1lTGltaXR9KWApO1xuICAgIGZvciAoY29uc3QgbmFtZSBvZiBbJ3RleHREZWNvZGVyJywgJ3BvaW50c09uRGV0ZWN0JywgJ2ltYWdlT25SZXN1bHQnLCAnaW1hZ2VPbkJpdG1hcCddKVxuICAgICAgICBpZiAob3B0c1tuYW1lXSAhPT0gdW5kZWZpbmVkICYmIHR5cGVvZiBvcHRzW25hbWVdICE9PSAnZnVuY3Rpb24nKVxuICAgICAgICAgICAgdGhyb3cgbmV3IFR5cGVFcnJvcihgaW52YWxpZCBvcHRzLiR7bmFtZX09JHtvcHRzW25hbWVdfSAoJHt0eXBlb2Ygb3B0c1tuYW1lXX0pYCk7XG59O1xuY29uc3QgdmFsaWRhdGVJbWFnZSA9IChpbWcsIG5hbWVkLCBsYXlvdXQsIGNhcGFjaXR5KSA9PiB7XG4gICAgY29uc3QgcHggPSB2YWxpZGF0ZVNpemUoaW1nLCAnXCJpbWdcIicpO1xuICAgIGlmIChjYXBhY2l0eSAmJiAoaW1nLndpZHRoID4gY2FwYWNpdHkud2lkdGggfHwgaW1nLmhlaWdodCA+IGNhcGFjaXR5LmhlaWdodCkpXG4gICAgICAgIHRocm93IG5ldyBSYW5nZUVycm9yKGBcImltZ1wiIGV4cGVjdGVkIGRpbWVuc2lvbnMgPD0gJHtjYXBhY2l0eS53aWR0aH14JHtjYXBhY2l0eS5oZWlnaHR9LCBgICtcbiAgICAgICAgICAgIGBnb3QgJHtpbWcud2lkdGh9eCR7aW1nLmhlaWdodH1gKTtcbiAgICBjb25zdCBkYXRhID0gaW1nLmRhdGE7XG4gICAgaWYgKCEoZGF0YSBpbnN0YW5jZW9mIFVpbnQ4QXJyYXkgfHwgZGF0YSBpbnN0YW5jZW9mIFVpbnQ4Q2xhbXBlZEFycmF5KSlcbiAgICAgICAgdGhyb3cgbmV3IFR5cGVFcnJvcihgXCJpbWcuZGF0YVwiIGV4cGVjdGVkIFVpbnQ4QXJyYXkgb3IgVWludDhDbGFtcGVkQXJyYXksIGdvdCAke3R5cGVvZiBkYXRhfWApO1xuICAgIGNvbnN0IGJ5dGVzID0gZGF0YTtcbiAgICBsZXQgZm9ybWF0O1xuICAgIGlmIChuYW1lZCAhPT0gdW5kZWZpbmVkKSB7XG4gICAgICAgIGZvcm1hdCA9IGlucHV0Rm9ybWF0KG5hbWVkKTtcbiAgICAgICAgaWYgKCFmb3JtYXQpXG4gICAgICAgICAgICB0aHJvdyBuZXcgVHlwZUVycm9yKGBpbnZhbGlkIG9wdHMuZm9ybWF0PSR7bmFtZWR9ICgke3R5cGVvZiBuYW1lZH0pYCk7XG4gICAgICAgIGlmIChsYXlvdXQpIHtcbiAgICAgICAgICAgIGNvbnN0IHsgb2Zmc2V0LCBzdHJpZGUgfSA9IGxheW91dDtcbiAgICAgICAgICAgIGNvbnN0IHJvdyA9IGZvcm1hdC5zdGVwICogaW1nLndpZHRoO1xuICAgICAgICAgICAgY29uc3QgZW5kID0gb2Zmc2V0ICsgKGltZy5oZWlnaHQgLSAxKSAqIHN0cmlkZSArIHJvdztcbiAgICAgICAgICAgIGlmICghTnVtYmVyLmlzU2FmZUludGVnZXIob2Zmc2V0KSB8fFxuICAgICAgICAgICAgICAgICFOdW1iZXIuaXNTYWZlSW50ZWdlcihzdHJpZGUpIHx8XG4gICAgICAgICAgICAgICAgb2Zmc2V0IDwgMCB8fFxuICAgICAgICAgICAgICAgIHN0cmlkZSA8IHJvdyB8fFxuICAgICAgICAgICAgICAgIGVuZCA+IGJ5dGVzLmxlbmd0aClcbiAgICAgICAgICAgICAgICB0aHJvdyBuZXcgUmFuZ2VFcnJvcihgXCJpbWcuZGF0YVwiIGV4cGVjdGVkIHZhbGlkIG9mZnNldC9zdHJpZGUgZm9yIGZvcm1hdD0ke25hbWVkfSwgYCArXG4gICAgICAgICAgICAgICAgICAgIGBnb3Qgb2Zmc2V0PSR7b2Zmc2V0fSwgc3RyaWRlPSR7c3RyaWRlfSwgbGVuZ3RoPSR7Ynl0ZXMubGVuZ3RofWApO1xuICAgICAgICB9XG4gICAgICAgIGVsc2Uge1xuICAgICAgICAgICAgY29uc3QgZXhwZWN0ZWQgPSBmb3JtYXQuc3RlcCAqIHB4O1xuICAgICAgICAgICAgY29uc3QgcGxhbmFyID0gZm9ybWF0LnN0ZXAgPD0gMjtcbiAgICAgICAgICAgIGlmICgocGxhbmFyICYmIGJ5dGVzLmxlbmd0aCA8IGV4cGVjdGVkKSB8fCAoIXBsYW5hciAmJiBieXRlcy5sZW5ndGggIT09IGV4cGVjdGVkKSlcbiAgICAgICAgICAgICAgICB0aHJvdyBuZXcgUmFuZ2VFcnJvcihgXCJpbWcuZGF0YVwiIGV4cGVjdGVkICR7cGxhbmFyID8gJ2F0IGxlYXN0ICcgOiAnJ30ke2V4cGVjdGVkfSBieXRlcyBgICtcbiAgICAgICAgICAgICAgICAgICAgYGZvciBmb3JtYXQ9JHtuYW1lZH0sIGdvdCAke2J5dGVzLmxlbmd0aH1gKTtcbiAgICAgICAgfVxuICAgIH1cbiAgICBlbHNlIGlmIChieXRlcy5sZW5ndGggPT09IDMgKiBweClcbiAgICAgICAgZm9ybWF0ID0gUkdCO1xuICAgIGVsc2UgaWYgKGJ5dGVzLmxlbmd0aCA9PT0gNCAqIHB4KVxuICAgICAgICBmb3JtYXQgPSBSR0JBO1xuICAgIGVsc2VcbiAgICAgICAgdGhyb3cgbmV3IFJhbmdlRXJyb3IoYFwiaW1nLmRhdGFcIiBleHBlY3RlZCAkezMgKiBweH0gb3IgJHs0ICogcHh9IGJ5dGVzIHdpdGhvdXQgb3B0cy5mb3JtYXQsIGdvdCAke2J5dGVzLmxlbmd0aH1gKTtcbiAgICByZXR1cm4gZm9ybWF0O1xufTtcbmNvbnN0IGNvcHlMdW1hID0gKG91dCwgbWF4U2l6ZSwgaW1nLCBuYW1lZCwgbGF5b3V0KSA9PiB7XG4gICAgY29uc3QgeyBzdGVwLCBiaXRzIH0gPSB2YWxpZGF0ZUltYWdlKGltZywgbmFtZWQsIGxheW91dCwgbWF4U2l6ZSk7XG4gICAgY29uc3QgeyB3aWR0aCwgaGVpZ2h0LCBkYXRhIH0gPSBpbWc7XG4gICAgY29uc3Qgc3RyaWRlID0gbGF5b3V0Py5zdHJpZGUgfHwgd2lkdGggKiBzdGVwO1xuICAgIGNvbnN0IG9mZnNldCA9IGxheW91dD8ub2Zmc2V0IHx8IDA7XG4gICAgLy8gTmF0aXZlIGx1bWEgbWF5IGFscmVhZHkgYmUgdGhlIGRlY29kZXIgYXJlbmEuIFByZXNlcnZlIHRoYXQgemVyby1jb3B5IHBhdGggd2hpbGUgc2hhcmluZ1xuICAgIC8vIGV2ZXJ5IHBhY2tlZC9wbGFuYXIgY29udmVyc2lvbiB3aXRoIGFsdGVybmF0ZSBnZW5lcmF0ZWQgc2Nhbm5lciBiYWNrZW5kcy5cbiAgICBpZiAoZGF0YSA9PT0gb3V0ICYmICFvZmZzZXQgJiYgc3RyaWRlID09PSB3aWR0aCAmJiBzdGVwID09PSAxKVxuICAgICAgICByZXR1cm47XG4gICAgZm9yIChsZXQgeSA9IDA7IHkgPCBoZWlnaHQ7IHkrKykge1xuICAgICAgICBsZXQgc3JjID0gb2Zmc2V0ICsgeSAqIHN0cmlkZTtcbiAgICAgICAgbGV0IGRzdCA9IHkgKiB3aWR0aDtcbiAgICAgICAgaWYgKHN0ZXAgPT09IDEpXG4gICAgICAgICAgICBmb3IgKGxldCB4ID0gMDsgeCA8IHdpZHRoOyB4KyspIHtcbiAgICAgICAgICAgICAgICBvdXRbZHN0KytdID0gZGF0YVtzcmNdO1xuICAgICAgICAgICAgICAgIHNyYysrO1xuICAgICAgICAgICAgfVxuICAgICAgICBlbHNlIGlmIChzdGVwID09PSAyKVxuICAgICAgICAgICAgZm9yIChsZXQgeCA9IDA7IHggPCB3aWR0aDsgeCsrKSB7XG4gICAgICAgICAgICAgICAgb3V0W2RzdCsrXSA9IChkYXRhW3NyY10gfCAoZGF0YVtzcmMgKyAxXSA8PCA4KSkgPj4+IChiaXRzIC0gOCk7XG4gICAgICAgICAgICAgICAgc3JjICs9IHN0ZXA7XG4gICAgICAgICAgICB9XG4gICAgICAgIGVsc2VcbiAgICAgICAgICAgIGZvciAobGV0IHggPSAwOyB4IDwgd2lkdGg7IHgrKykge1xuICAgICAgICAgICAgICAgIG91dFtkc3QrK10gPSAoZGF0YVtzcmNdICsgMiAqIGRhdGFbc3JjICsgMV0gKyBkYXRhW3NyYyArIDJdKSA+PiAyO1xuICAgICAgICAgICAgICAgIHNyYyArPSBzdGVwO1xuICAgICAgICAgICAgfVxuICAgIH1cbn07XG4vLyBTdG9yZSBhIGNsb2Nrd2lzZSBxdWFkcmlsYXRlcmFsIGFzIGludGVybGVhdmVkIHgveSBjb29yZGluYXRlcyB3aXRob3V0IGFsbG9jYXRpbmcgcG9pbnRzLlxuY29uc3QgcGFja1F1YWQgPSAocXVhZCwgeDAsIHkwLCB4MSwgeTEsIHgyLCB5MiwgeDMsIHkzKSA9PiB7XG4gICAgcXVhZFswXSA9IHgwO1xuICAgIHF1YWRbMV0gPSB5MDtcbiAgICBxdWFkWzJdID0geDE7XG4gICAgcXVhZFszXSA9IHkxO1xuICAgIHF1YWRbNF0gPSB4MjtcbiAgICBxdWFkWzVdID0geTI7XG4gICAgcXVhZFs2XSA9IHgzO1xuICAgIHF1YWRbN10gPSB5Mztcbn07XG4vLyBSZWFkIG9uZSBwYWNrZWQgYml0bWFwIGJpdDsgLTEgaXMgYW4gb3V0LW9mLWJvdW5kcyBzZW50aW5lbCBkaXN0aW5jdCBmcm9tIGVpdGhlciBwb2xhcml0eS5cbmNvbnN0IGJpdCA9IChsYXllciwgeCwgeSkgPT4ge1xuICAgIGlmICh4IDwgMCB8fCB5IDwgMCB8fCB4ID49IGxheWVyLndpZHRoIHx8IHkgPj0gbGF5ZXIuaGVpZ2h0KVxuICAgICAgICByZXR1cm4gLTE7XG4gICAgcmV0dXJuIChsYXllci5iaXRtYXBbeSAqIGxheWVyLndvcmRzICsgKHggPj4+IDUpXSA+Pj4gKHggJiAzMSkpICYgMTtcbn07XG4vLyBSZXR1cm4gdGhlIG1vZHVsZSBwaXRjaCBvZiBhIHRvbGVyYW50IDE6MTozOjE6MSBmaW5kZXIgcnVuLCBvciB6ZXJvIHdoZW4gaXQgZG9lcyBub3QgZml0LlxuY29uc3QgcmF0aW8gPSAoYSwgYiwgYywgZCwgZSkgPT4ge1xuICAgIGNvbnN0IHRvdGFsID0gYSArIGIgKyBjICsgZCArIGU7XG4gICAgaWYgKHRvdGFsIDwgNylcbiAgICAgICAgcmV0dXJuIDA7XG4gICAgY29uc3QgbXMgPSB0b3RhbCAvIDc7XG4gICAgLy8gSGFsZi1tb2R1bGUgdG9sZXJhbmNlIGFjY29tbW9kYXRlcyBzYW1wbGluZyBub2lzZSBhcm91bmQgdGhlIHRocmVlLW1vZHVsZSBjZW50ZXIuXG4gICAgY29uc3QgdG9sID0gbXMgKiAwLjU7XG4gICAgcmV0dXJuIE1hdGguYWJzKG1zIC0gYSkgPCB0b2wgJiZcbiAgICAgICAgTWF0aC5hYnMobXMgLSBiKSA8IHRvbCAmJlxuICAgICAgICBNYXRoLmFicygzICogbXMgLSBjKSA8IDMgKiB0b2wgJiZcbiAgICAgICAgTWF0aC5hYnMobXMgLSBkKSA8IHRvbCAmJlxuICAgICAgICBNYXRoLmFicyhtcyAtIGUpIDwgdG9sXG4gICAgICAgID8gbXNcbiAgICAgICAgOiAwO1xufTtcbi8vIENvbnNlY3V0aXZlIGBjb2xvcmAgYml0cyBmcm9tICh4LHkpIGluY2x1c2l2ZSBzdGVwcGluZyAoZHgsZHkpOyBzdG9wcyBvbiBtaXNtYXRjaCwgYm9yZGVyLFxuLy8gb3Igb25jZSB0aGUgY291bnQgcGFzc2VzIGBjYXBgIChiaXQtd2FsayBzZW1hbnRpY3M6IGF0IG1vc3QgZmxvb3IoY2FwKSsxIGJpdHMgY291bnQpLlxuLy8gSG9yaXpvbnRhbCBydW5zIGNvbnN1bWUgd2hvbGUgYml0bWFwIHdvcmRzIHRocm91Z2ggY2x6MzI7IHZlcnRpY2FsIHJ1bnMgbXVzdCBzdGVwIHBlciBiaXQuXG5jb25zdCBydW4gPSAobGF5ZXIsIHgsIHksIGR4LCBkeSwgY29sb3IsIGNhcCkgPT4ge1xuICAgIGxldCBuID0gMDtcbiAgICBpZiAoZHkpIHtcbiAgICAgICAgd2hpbGUgKGJpdChsYXllciwgeCwgeSkgPT09IGNvbG9yICYmIG4gPD0gY2FwKSB7XG4gICAgICAgICAgICBuKys7XG4gICAgICAgICAgICB5ICs9IGR5O1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiBuO1xuICAgIH1cbiAgICBpZiAoeSA8IDAgfHwgeSA+PSBsYXllci5oZWlnaHQpXG4gICAgICAgIHJldHVybiAwO1xuICAgIGNvbnN0IHJvdyA9IHkgKiBsYXllci53b3JkcztcbiAgICB3aGlsZSAoeCA+PSAwICYmIHggPCBsYXllci53aWR0aCAmJiBuIDw9IGNhcCkge1xuICAgICAgICBjb25zdCBzaGlmdCA9IHggJiAzMTtcbiAgICAgICAgLy8gMS1iaXRzIG9mIGBzdG9wc2AgbWFyayB3aGVyZSB0aGUgcnVuIGVuZHM7IHdpbmRvd2VkIHRvd2FyZCB0aGUgd2FsayBkaXJlY3Rpb24gc29cbiAgICAgICAgLy8gY2x6MzIgKGxlZnQpIG9yIHRoZSBpc29sYXRlZCBsb3dlc3QgYml0IChyaWdodCkgeWllbGRzIHRoZSBtYXRjaGluZy1iaXQgY291bnQuXG4gICAgICAgIGNvbnN0IHN0b3BzID0gKGNvbG9yID8gfmxheWVyLmJpdG1hcFtyb3cgKyAoeCA+Pj4gNSldIDogbGF5ZXIuYml0bWFwW3JvdyArICh4ID4+PiA1KV0pID4+PiAwO1xuICAgICAgICBjb25zdCB3ID0gZHggPiAwID8gc3RvcHMgPj4+IHNoaWZ0IDogKHN0b3BzIDw8ICgzMSAtIHNoaWZ0KSkgPj4+IDA7XG4gICAgICAgIGNvbnN0IHNwYW4gPSBkeCA+IDAgPyBNYXRoLm1pbigzMiAtIHNoaWZ0LCBsYXllci53aWR0aCAtIHgpIDogc2hpZnQgKyAxO1xuICAgICAgICBjb25zdCBmaXJzdCA9ICF3ID8gMzIgOiBkeCA+IDAgPyAzMSAtIE1hdGguY2x6MzIoKHcgJiAtdykgPj4+IDApIDogTWF0aC5jbHozMih3KTtcbiAgICAgICAgY29uc3QgbGVuID0gTWF0aC5taW4oZmlyc3QsIHNwYW4pO1xuICAgICAgICBuICs9IGxlbjtcbiAgICAgICAgeCArPSBkeCAqIGxlbjtcbiAgICAgICAgaWYgKGZpcnN0IDwgc3BhbilcbiAgICAgICAgICAgIGJyZWFrO1xuICAgIH1cbiAgICByZXR1cm4gTWF0aC5taW4obiwgTWF0aC5mbG9vcihjYXApICsgMSk7XG59O1xuLy8gMToxOjM6MToxIGNyb3NzLWNoZWNrIGZyb20gKGN4LGN5KSBhbG9uZyAoZHgsZHkpLiBSZXR1cm5zIHRoZSByZWZpbmVkIGNlbnRlciBjb29yZGluYXRlLFxuLy8gb3IgdGhlIG1lYXN1cmVkIHBpdGNoIHdoZW4gcmVxdWVzdGVkLCBhbmQgLTEgb24gcmF0aW8gZmFpbHVyZS5cbmNvbnN0IGNyb3NzID0gKGxheWVyLCBjeCwgY3ksIGR4LCBkeSwgbWF4TXMsIGludmVydGVkLCBtZWFzdXJlID0gZmFsc2UpID0+IHtcbiAgICBjb25zdCBjZW50ZXIgPSArIWludmVydGVkO1xuICAgIGNvbnN0IHNpZGUgPSAraW52ZXJ0ZWQ7XG4gICAgbGV0IHIyID0gcnVuKGxheWVyLCBjeCwgY3ksIC1keCwgLWR5LCBjZW50ZXIsIEluZmluaXR5KTtcbiAgICBsZXQgYmFjayA9IHIyO1xuICAgIGNvbnN0IHIxID0gcnVuKGxheWVyLCBjeCAtIGR4ICogYmFjaywgY3kgLSBkeSAqIGJhY2ssIC1keCwgLWR5LCBzaWRlLCBtYXhNcyk7XG4gICAgYmFjayArPSByMTtcbiAgICBjb25zdCByMCA9IHJ1bihsYXllciwgY3ggLSBkeCAqIGJhY2ssIGN5IC0gZHkgKiBiYWNrLCAtZHgsIC1keSwgY2VudGVyLCBtYXhNcyk7XG4gICAgYmFjayArPSByMDtcbiAgICBjb25zdCBzdGFydCA9IChkeCA/IGN4IDogY3kpIC0gYmFjaztcbiAgICBjb25zdCBmb3J3YXJkID0gcnVuKGxheWVyLCBjeCArIGR4LCBjeSArIGR5LCBkeCwgZHksIGNlbnRlciwgSW5maW5pdHkpO1xuICAgIHIyICs9IGZvcndhcmQ7XG4gICAgbGV0IGFoZWFkID0gMSArIGZvcndhcmQ7XG4gICAgY29uc3QgcjMgPSBydW4obGF5ZXIsIGN4ICsgZHggKiBhaGVhZCwgY3kgKyBkeSAqIGFoZWFkLCBkeCwgZHksIHNpZGUsIG1heE1zKTtcbiAgICBhaGVhZCArPSByMztcbiAgICBjb25zdCByNCA9IHJ1bihsYXllciwgY3ggKyBkeCAqIGFoZWFkLCBjeSArIGR5ICogYWhlYWQsIGR4LCBkeSwgY2VudGVyLCBtYXhNcyk7XG4gICAgaWYgKCFyYXRpbyhyMCwgcjEsIHIyLCByMywgcjQpKVxuICAgICAgICByZXR1cm4gLTE7XG4gICAgcmV0dXJuIG1lYXN1cmUgPyAocjAgKyByMSArIHIyICsgcjMgKyByNCkgLyA3IDogc3RhcnQgKyAxICsgcjAgKyByMSArIHIyIC8gMjtcbn07XG4vLyBWZXJ0aWNhbCAxOjE6MzoxOjEgY3Jvc3MgYXQgYSBwYXR0ZXJuIGNlbnRlciwgY2FwcGVkIGJ5IGl0cyBtb2R1bGUgc2l6ZSDigJQgdGhlIHNoYXJlZFxuLy8gZW50cnkgZm9yIGNlbnRlciByZWZpbmVtZW50IGFuZCBwaXRjaCBtZWFzdXJlbWVudC5cbmNvbnN0IHZlcnRpY2FsID0gKGxheWVyLCBwYXR0ZXJuLCBpbnZlcnRlZCwgbWVhc3VyZSA9IGZhbHNlKSA9PiB7XG4gICAgY29uc3QgbGltaXQgPSAzICogcGF0dGVybi5tcztcbiAgICByZXR1cm4gY3Jvc3MobGF5ZXIsIE1hdGgucm91bmQocGF0dGVybi54KSwgTWF0aC5yb3VuZChwYXR0ZXJuLnkpLCAwLCAxLCBsaW1pdCwgaW52ZXJ0ZWQsIG1lYXN1cmUpO1xufTtcbi8vIFJlY2VudGVyIGEgZmluZGVyIHZlcnRpY2FsbHkgdGhlbiBob3Jpem9udGFsbHk7IHJldHVybiB0b3RhbCBtb3ZlbWVudCBvciAtMSBvbiBjcm9zcyBmYWlsdXJlLlxuY29uc3QgcmVmaW5lUGF0dGVybiA9IChsYXllciwgcGF0dGVybiwgaW52ZXJ0ZWQpID0+IHtcbiAgICBjb25zdCB5ID0gdmVydGljYWwobGF5ZXIsIHBhdHRlcm4sIGludmVydGVkKTtcbiAgICBpZiAoeSA8IDApXG4gICAgICAgIHJldHVybiAtMTtcbiAgICBjb25zdCBsaW1pdCA9IDMgKiBwYXR0ZXJuLm1zO1xuICAgIGNvbnN0IHggPSBjcm9zcyhsYXllciwgTWF0aC5yb3VuZChwYXR0ZXJuLngpLCBNYXRoLnJvdW5kKHkpLCAxLCAwLCBsaW1pdCwgaW52ZXJ0ZWQpO1xuICAgIGlmICh4IDwgMClcbiAgICAgICAgcmV0dXJuIC0xO1xuICAgIGNvbnN0IG1vdmVtZW50ID0gTWF0aC5hYnMoeCAtIHBhdHRlcm4ueCkgKyBNYXRoLmFicyh5IC0gcGF0dGVybi55KTtcbiAgICBwYXR0ZXJuLnggPSB4O1xuICAgIHBhdHRlcm4ueSA9IHk7XG4gICAgcmV0dXJuIG1vdmVtZW50O1xufTtcbi8vIFJlZmluZSBhbGwgZmluZGVyIGNlbnRlcnMgaW4gcGxhY2UgYW5kIHJlcXVpcmUgYXQgbGVhc3Qgb25lIHRvIG1vdmUuXG5jb25zdCByZWZpbmVUcmlwbGUgPSAobGF5ZXIsIHRyaXBsZSkgPT4ge1xuICAgIGNvbnN0IHRsID0gcmVmaW5lUGF0dGVybihsYXllciwgdHJpcGxlLnRsLCB0cmlwbGUuaW52ZXJ0ZWQpO1xuICAgIGlmICh0bCA8IDApXG4gICAgICAgIHJldHVybiBmYWxzZTtcbiAgICBjb25zdCB0ciA9IHJlZmluZVBhdHRlcm4obGF5ZXIsIHRyaXBsZS50ciwgdHJpcGxlLmludmVydGVkKTtcbiAgICBpZiAodHIgPCAwKVxuICAgICAgICByZXR1cm4gZmFsc2U7XG4gICAgY29uc3QgYmwgPSByZWZpbmVQYXR0ZXJuKGxheWVyLCB0cmlwbGUuYmwsIHRyaXBsZS5pbnZlcnRlZCk7XG4gICAgcmV0dXJuIGJsID49IDAgJiYgdGwgKyB0ciArIGJsID4gMDtcbn07XG4vLyBGaXQgYSBncmF5c2NhbGUgZmluZGVyIHRlbXBsYXRlIGluZGVwZW5kZW50bHkgb24gZWFjaCBheGlzIGFyb3VuZCBhIGJpbmFyeSBmaW5kZXIgY2VudGVyLlxuY29uc3QgZml0UGF0dGVybiA9IChsYXllciwgcGF0dGVybiwgaW52ZXJ0ZWQpID0+IHtcbiAgICAvLyBUZW50aHMgb2YgaG9yaXpvbnRhbCBwaXRjaDsgaW5jbHVkZXMgbWVhc3VyZWQgcGVyc3BlY3RpdmUgc3F1ZWV6ZS5cbiAgICBjb25zdCBsdW1hID0gbGF5ZXIubHVtYTtcbiAgICBjb25zdCBmaXQgPSAoYXhpcykgPT4ge1xuICAgICAgICBjb25zdCBjZW50ZXIgPSBheGlzID8gcGF0dGVybi55IDogcGF0dGVybi54O1xuICAgICAgICBjb25zdCBvdGhlciA9IGF4aXMgPyBwYXR0ZXJuLnggOiBwYXR0ZXJuLnk7XG4gICAgICAgIGNvbnN0IHJhZGl1cyA9IE1hdGguY2VpbChwYXR0ZXJuLm1zKTtcbiAgICAgICAgY29uc3QgbG8gPSBNYXRoLnJvdW5kKGNlbnRlcikgLSByYWRpdXM7XG4gICAgICAgIGNvbnN0IGhpID0gTWF0aC5yb3VuZChjZW50ZXIpICsgcmFkaXVzO1xuICAgICAgICBsZXQgYmVzdCA9IGNlbnRlcjtcbiAgICAgICAgbGV0IGJlc3RTY29yZSA9IC1JbmZpbml0eTtcbiAgICAgICAgZm9yIChsZXQgY2FuZGlkYXRlID0gbG87IGNhbmRpZGF0ZSA8PSBoaTsgY2FuZGlkYXRlKyspXG4gICAgICAgICAgICBmb3IgKGxldCBzY2FsZSA9IDU7IHNjYWxlIDw9IDE1OyBzY2FsZSArPSAyKSB7XG4gICAgICAgICAgICAgICAgY29uc3QgcGl0Y2ggPSAocGF0dGVybi5tcyAqIHNjYWxlKSAvIDEwO1xuICAgICAgICAgICAgICAgIGNvbnN0IGNyb3NzUmFkaXVzID0gTWF0aC5yb3VuZChwaXRjaCAvIDIpO1xuICAgICAgICAgICAgICAgIGNvbnN0IHNpZGUgPSBNYXRoLmNlaWwoMy41ICogcGl0Y2gpO1xuICAgICAgICAgICAgICAgIGxldCBkYXJrID0gMDtcbiAgICAgICAgICAgICAgICBsZXQgZGFya0NvdW50ID0gMDtcbiAgICAgICAgICAgICAgICBsZXQgbGlnaHQgPSAwO1xuICAgICAgICAgICAgICAgIGxldCBsaWdodENvdW50ID0gMDtcbiAgICAgICAgICAgICAgICBmb3IgKGxldCBhbG9uZyA9IC1zaWRlOyBhbG9uZyA8PSBzaWRlOyBhbG9uZysrKSB7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IG1vZHVsZSA9IE1hdGguYWJzKGFsb25nIC8gcGl0Y2gpO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBleHBlY3RlZERhcmsgPSBtb2R1bGUgPCAxLjUgfHwgbW9kdWxlID49IDIuNTtcbiAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgYWNyb3NzID0gLWNyb3NzUmFkaXVzOyBhY3Jvc3MgPD0gY3Jvc3NSYWRpdXM7IGFjcm9zcysrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB4ID0gTWF0aC5yb3VuZChheGlzID8gb3RoZXIgKyBhY3Jvc3MgOiBjYW5kaWRhdGUgKyBhbG9uZyk7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB5ID0gTWF0aC5yb3VuZChheGlzID8gY2FuZGlkYXRlICsgYWxvbmcgOiBvdGhlciArIGFjcm9zcyk7XG4gICAgICAgICAgICAgICAgICAgICAgICBpZiAoeCA8IDAgfHwgeSA8IDAgfHwgeCA+PSBsYXllci53aWR0aCB8fCB5ID49IGxheWVyLmhlaWdodClcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHZhbHVlID0gbHVtYVt5ICogbGF5ZXIud2lkdGggKyB4XTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGlmIChleHBlY3RlZERhcmspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBkYXJrICs9IHZhbHVlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGRhcmtDb3VudCsrO1xuICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgZWxzZSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgbGlnaHQgKz0gdmFsdWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgbGlnaHRDb3VudCsrO1xuICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIGxldCBzY29yZSA9IGxpZ2h0IC8gbGlnaHRDb3VudCAtIGRhcmsgLyBkYXJrQ291bnQ7XG4gICAgICAgICAgICAgICAgaWYgKGludmVydGVkKVxuICAgICAgICAgICAgICAgICAgICBzY29yZSA9IC1zY29yZTtcbiAgICAgICAgICAgICAgICBpZiAoc2NvcmUgPiBiZXN0U2NvcmUpIHtcbiAgICAgICAgICAgICAgICAgICAgYmVzdCA9IGNhbmRpZGF0ZTtcbiAgICAgICAgICAgICAgICAgICAgYmVzdFNjb3JlID0gc2NvcmU7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgfVxuICAgICAgICByZXR1cm4gYmVzdDtcbiAgICB9O1xuICAgIHBhdHRlcm4ueCA9IGZpdCgwKTtcbiAgICBwYXR0ZXJuLnkgPSBmaXQoMSk7XG59O1xuLy8gQXBwbHkgdGhlIHByb2plY3RpdmUgbWFwIGF0ICh4LHkpLiBUaGUgcmV0dXJuZWQgcGFpciBpcyBzY2FsYXItcmVwbGFjZWQgYXQgaW5saW5lZCBjYWxsXG4vLyBzaXRlcyAodmVyaWZpZWQgdmlhIC0tdHJhY2UtZ2MgKyBURkVzY2FwZUFuYWx5c2lzKSwgc28gaG90IGNhbGxlcnMgc3RheSBhbGxvY2F0aW9uLWZyZWUuXG5jb25zdCBtYXBQb2ludCA9IChtYXAsIHgsIHkpID0+IHtcbiAgICBjb25zdCBkZW4gPSBtYXBbNl0gKiB4ICsgbWFwWzddICogeSArIG1hcFs4XTtcbiAgICByZXR1cm4ge1xuICAgICAgICB4OiAobWFwWzBdICogeCArIG1hcFsxXSAqIHkgKyBtYXBbMl0pIC8gZGVuLFxuICAgICAgICB5OiAobWFwWzNdICogeCArIG1hcFs0XSAqIHkgKyBtYXBbNV0pIC8gZGVuLFxuICAgIH07XG59O1xuLy8gVmVydGljYWwgcnVuIHBpdGNoIGF0IGEgZmluZGVyIGNlbnRlcjogbWVhbiAxOjE6MzoxOjEgcnVuIGhlaWdodCwgb3IgMCBvbiByYXRpbyBmYWlsdXJlLlxuY29uc3QgY3Jvc3NQaXRjaCA9IChsYXllciwgcGF0dGVybiwgaW52ZXJ0ZWQpID0+IHtcbiAgICBjb25zdCBwaXRjaCA9IHZlcnRpY2FsKGxheWVyLCBwYXR0ZXJuLCBpbnZlcnRlZCwgdHJ1ZSk7XG4gICAgcmV0dXJuIHBpdGNoIDwgMCA/IDAgOiBwaXRjaDtcbn07XG4vLyBDb21iaW5lIGhvcml6b250YWwgYW5kIHZlcnRpY2FsIGZpbmRlciBydW5zIGludG8gb25lIHBlcnNwZWN0aXZlLXRvbGVyYW50IHBpdGNoLlxuY29uc3QgZmluZGVyUGl0Y2ggPSAobGF5ZXIsIHBhdHRlcm4pID0+IHtcbiAgICBjb25zdCB2ZXJ0aWNhbCA9IGNyb3NzUGl0Y2gobGF5ZXIsIHBhdHRlcm4sIGZhbHNlKTtcbiAgICByZXR1cm4gdmVydGljYWwgPyBNYXRoLnNxcnQocGF0dGVybi5tcyAqIHZlcnRpY2FsKSA6IDA7XG59O1xuLy8gQXZlcmFnZSB0aGUgZW5kcG9pbnQgcGl0Y2hlcyBhZnRlciBwcm9qZWN0aW5nIGhvcml6b250YWwvdmVydGljYWwgcnVucyBvbnRvIHRoZWlyIHNoYXJlZCBlZGdlLlxuY29uc3QgZWRnZVBpdGNoID0gKGxheWVyLCBmaXJzdCwgc2Vjb25kLCBpbnZlcnRlZCkgPT4ge1xuICAgIGNvbnN0IGR4ID0gc2Vjb25kLnggLSBmaXJzdC54O1xuICAgIGNvbnN0IGR5ID0gc2Vjb25kLnkgLSBmaXJzdC55O1xuICAgIGNvbnN0IGxlbmd0aCA9IGRpc3RhbmNlKGZpcnN0LCBzZWNvbmQpO1xuICAgIGlmICghbGVuZ3RoKVxuICAgICAgICByZXR1cm4gMDtcbiAgICBjb25zdCBwaXRjaCA9IChwYXR0ZXJuKSA9PiB7XG4gICAgICAgIGNvbnN0IHZlcnRpY2FsID0gY3Jvc3NQaXRjaChsYXllciwgcGF0dGVybiwgaW52ZXJ0ZWQpO1xuICAgICAgICBpZiAoIXZlcnRpY2FsKVxuICAgICAgICAgICAgcmV0dXJuIDA7XG4gICAgICAgIHJldHVybiBNYXRoLnNxcnQoKChkeCAvIGxlbmd0aCkgKiBwYXR0ZXJuLm1zKSAqKiAyICsgKChkeSAvIGxlbmd0aCkgKiB2ZXJ0aWNhbCkgKiogMik7XG4gICAgfTtcbiAgICBjb25zdCBmaXJzdFBpdGNoID0gcGl0Y2goZmlyc3QpO1xuICAgIGNvbnN0IHNlY29uZFBpdGNoID0gcGl0Y2goc2Vjb25kKTtcbiAgICByZXR1cm4gZmlyc3RQaXRjaCAmJiBzZWNvbmRQaXRjaCA/IChmaXJzdFBpdGNoICsgc2Vjb25kUGl0Y2gpIC8gMiA6IDA7XG59O1xuLy8gQ29uZmlkZW5jZSAoc2xvdCAzKSBzdGF5cyBiZWhpbmQ6IGV2ZXJ5IGNvbnN1bWVyIHJlYWRzIGl0IHN0cmFpZ2h0IGZyb20gdGhlIHJlY29yZC5cbmNvbnN0IGNvcHlQYXR0ZXJuID0gKGxheWVyLCBpbmRleCwgb3V0KSA9PiB7XG4gICAgY29uc3QgcG9zID0gaW5kZXggKiA0O1xuICAgIG91dC54ID0gbGF5ZXIucGF0dGVybnNbcG9zXTtcbiAgICBvdXQueSA9IGxheWVyLnBhdHRlcm5zW3BvcyArIDFdO1xuICAgIG91dC5tcyA9IGxheWVyLnBhdHRlcm5zW3BvcyArIDJdO1xufTtcbi8vIFN3YXAgdHdvIHN0cmlkZS01IHJldHJ5IHJlY29yZHM6IFtyYW5rLCBpbnZlcnRlZCwgZmluZGVyMCwgZmluZGVyMSwgZmluZGVyMl0uXG5jb25zdCBzd2FwU2V0ID0gKGxheWVyLCBhLCBiKSA9PiB7XG4gICAgY29uc3Qgc2V0cyA9IGxheWVyLnNldHM7XG4gICAgY29uc3QgYXAgPSBhICogNTtcbiAgICBjb25zdCBicCA9IGIgKiA1O1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgNTsgaSsrKSB7XG4gICAgICAgIGNvbnN0IHZhbHVlID0gc2V0c1thcCArIGldO1xuICAgICAgICBzZXRzW2FwICsgaV0gPSBzZXRzW2JwICsgaV07XG4gICAgICAgIHNldHNbYnAgKyBpXSA9IHZhbHVlO1xuICAgIH1cbn07XG4vLyBNYXgtaGVhcCBzaWZ0LWRvd24gb2YgdGhlIHJvb3Qgb3ZlciB0aGUgZmlyc3QgYGVuZGAgc2V0IHJlY29yZHMuXG5jb25zdCBzaWZ0RG93biA9IChsYXllciwgZW5kKSA9PiB7XG4gICAgY29uc3Qgc2V0cyA9IGxheWVyLnNldHM7XG4gICAgZm9yIChsZXQgaW5kZXggPSAwOzspIHtcbiAgICAgICAgY29uc3QgbGVmdCA9IGluZGV4ICogMiArIDE7XG4gICAgICAgIGlmIChsZWZ0ID49IGVuZClcbiAgICAgICAgICAgIHJldHVybjtcbiAgICAgICAgY29uc3QgcmlnaHQgPSBsZWZ0ICsgMTtcbiAgICAgICAgY29uc3QgY2hpbGQgPSByaWdodCA8IGVuZCAmJiBzZXRzW3JpZ2h0ICogNV0gPiBzZXRzW2xlZnQgKiA1XSA/IHJpZ2h0IDogbGVmdDtcbiAgICAgICAgaWYgKHNldHNbaW5kZXggKiA1XSA+PSBzZXRzW2NoaWxkICogNV0pXG4gICAgICAgICAgICByZXR1cm47XG4gICAgICAgIHN3YXBTZXQobGF5ZXIsIGluZGV4LCBjaGlsZCk7XG4gICAgICAgIGluZGV4ID0gY2hpbGQ7XG4gICAgfVxufTtcbi8vIEV2YWx1YXRlIGEgbG93LWRlZ3JlZS1maXJzdCBHRigyNTYpIHBvbHlub21pYWwgc2xpY2Ugd2l0aCBIb3JuZXIncyBtZXRob2QuXG5jb25zdCBldmFsTG93ID0gKHBvbHksIG9mZnNldCwgbGVuZ3RoLCB4KSA9PiB7XG4gICAgbGV0IHZhbHVlID0gMDtcbiAgICBmb3IgKGxldCBpID0gbGVuZ3RoIC0gMTsgaSA+PSAwOyBpLS0pXG4gICAgICAgIHZhbHVlID0gbXVsKHZhbHVlLCB4KSBeIHBvbHlbb2Zmc2V0ICsgaV07XG4gICAgcmV0dXJuIHZhbHVlO1xufTtcbi8vIFJvdy1yYW5nZWQgc3RhZ2VzIGxldCB0aGUgYXN5bmMgc2Nhbm5lciB5aWVsZCBiZXR3ZWVuIGJvdW5kZWQgY2h1bmtzIHdpdGhvdXQgZHVwbGljYXRpbmcgbG9vcHMuXG5jb25zdCBzY2FuUm93cyA9IHtcbiAgICAvLyBEb3duc2FtcGxlIHR3byBzb3VyY2Ugcm93cyBpbnRvIG9uZSBweXJhbWlkIHJvdyB3aXRoIGEgMngyIGJveCBmaWx0ZXIuXG4gICAgcmVzaXplKHNyYywgZHN0LCB3aWR0aCwgZHN0V2lkdGgsIGZyb20sIHRvKSB7XG4gICAgICAgIGZvciAobGV0IHkgPSBmcm9tOyB5IDwgdG87IHkrKykge1xuICAgICAgICAgICAgbGV0IHNyY1BvcyA9ICh5IDw8IDEpICogd2lkdGg7XG4gICAgICAgICAgICBsZXQgZHN0UG9zID0geSAqIGRzdFdpZHRoO1xuICAgICAgICAgICAgZm9yIChsZXQgeCA9IDA7IHggPCBkc3RXaWR0aDsgeCsrKSB7XG4gICAgICAgICAgICAgICAgZHN0W2RzdFBvcysrXSA9XG4gICAgICAgICAgICAgICAgICAgIChzcmNbc3JjUG9zXSArIHNyY1tzcmNQb3MgKyAxXSArIHNyY1tzcmNQb3MgKyB3aWR0aF0gKyBzcmNbc3JjUG9zICsgd2lkdGggKyAxXSArIDIpID4+IDI7XG4gICAgICAgICAgICAgICAgc3JjUG9zICs9IDI7XG4gICAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICB9LFxuICAgIC8vIENvbXB1dGUgb25lIGxvY2FsIHRocmVzaG9sZCBwZXIgOHg4IGJsb2NrLCBpbmNsdWRpbmcgbG93LWNvbnRyYXN0IHByZWRlY2Vzc29yIHByb3BhZ2F0aW9uLlxuICAgIGJsb2NrcyhsYXllciwgZnJvbSwgdG8pIHtcbiAgICAgICAgY29uc3QgYnJpZ2h0bmVzcyA9IGxheWVyLmx1bWE7XG4gICAgICAgIGNvbnN0IGJsb2NrID0gODtcbiAgICAgICAgY29uc3QgYldpZHRoID0gbGF5ZXIuYmxvY2tXaWR0aDtcbiAgICAgICAgY29uc3QgbWF4WSA9IGxheWVyLmhlaWdodCAtIGJsb2NrO1xuICAgICAgICBjb25zdCBtYXhYID0gbGF5ZXIud2lkdGggLSBibG9jaztcbiAgICAgICAgY29uc3QgYmxvY2tzID0gbGF5ZXIuYmxvY2tzO1xuICAgICAgICBmb3IgKGxldCB5ID0gZnJvbTsgeSA8IHRvOyB5KyspIHtcbiAgICAgICAgICAgIGNvbnN0IHlQb3MgPSBjYXAoeSAqIGJsb2NrLCAwLCBtYXhZKTtcbiAgICAgICAgICAgIGZvciAobGV0IHggPSAwOyB4IDwgYldpZHRoOyB4KyspIHtcbiAgICAgICAgICAgICAgICBjb25zdCB4UG9zID0gY2FwKHggKiBibG9jaywgMCwgbWF4WCk7XG4gICAgICAgICAgICAgICAgbGV0IHN1bSA9IDA7XG4gICAgICAgICAgICAgICAgbGV0IG1pbiA9IDB4ZmY7XG4gICAgICAgICAgICAgICAgbGV0IG1heCA9IDA7XG4gICAgICAgICAgICAgICAgbGV0IHBvcyA9IHlQb3MgKiBsYXllci53aWR0aCArIHhQb3M7XG4gICAgICAgICAgICAgICAgZm9yIChsZXQgeXkgPSAwOyB5eSA8IGJsb2NrOyB5eSsrKSB7XG4gICAgICAgICAgICAgICAgICAgIGZvciAobGV0IHh4ID0gMDsgeHggPCBibG9jazsgeHgrKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgcGl4ZWwgPSBicmlnaHRuZXNzW3BvcyArIHh4XTtcbiAgICAgICAgICAgICAgICAgICAgICAgIHN1bSArPSBwaXhlbDtcbiAgICAgICAgICAgICAgICAgICAgICAgIG1pbiA9IE1hdGgubWluKG1pbiwgcGl4ZWwpO1xuICAgICAgICAgICAgICAgICAgICAgICAgbWF4ID0gTWF0aC5tYXgobWF4LCBwaXhlbCk7XG4gICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgcG9zICs9IGxheWVyLndpZHRoO1xuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICBsZXQgYXZlcmFnZSA9IE1hdGguZmxvb3Ioc3VtIC8gYmxvY2sgKiogMik7XG4gICAgICAgICAgICAgICAgLy8gTG93LWNvbnRyYXN0IGJsb2NrcyB1c2UgdGhlIGRhcmtlc3Qgc2FtcGxlIHRvIGF2b2lkIGVyYXNpbmcgZmFpbnQgbW9kdWxlcy5cbiAgICAgICAgICAgICAgICBpZiAobWF4IC0gbWluIDw9IDI0KSB7XG4gICAgICAgICAgICAgICAgICAgIGF2ZXJhZ2UgPSBtaW4gLyAyO1xuICAgICAgICAgICAgICAgICAgICBpZiAoeSA+IDAgJiYgeCA+IDApIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHRvcCA9IGJsb2Nrc1soeSAtIDEpICogYldpZHRoICsgeF07XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBsZWZ0ID0gYmxvY2tzW3kgKiBiV2lkdGggKyB4IC0gMV07XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB0b3BMZWZ0ID0gYmxvY2tzWyh5IC0gMSkgKiBiV2lkdGggKyB4IC0gMV07XG4gICAgICAgICAgICAgICAgICAgICAgICAvLyBUaGUgdG9wIHdlaWdodCBpcyBwYWlyZWQgd2l0aCB0aGUgcmVzdG9yZWQgNXg1IHNtb290aGVyLlxuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgcHJldmlvdXMgPSAoMiAqIHRvcCArIGxlZnQgKyB0b3BMZWZ0KSAvIDQ7XG4gICAgICAgICAgICAgICAgICAgICAgICBpZiAobWluIDwgcHJldmlvdXMpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgYXZlcmFnZSA9IHByZXZpb3VzO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIGJsb2Nrc1tiV2lkdGggKiB5ICsgeF0gPSBhdmVyYWdlID4+PiAwO1xuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgfSxcbiAgICAvLyBTbW9vdGggYmxvY2sgdGhyZXNob2xkcyBhbmQgd3JpdGUgdGhlaXIgOHg4IGJpbmFyeSBwaXhlbHMgaW50byB0aGUgcGFja2VkIGJpdG1hcC5cbiAgICBiaXRtYXAobGF5ZXIsIGZyb20sIHRvKSB7XG4gICAgICAgIGNvbnN0IGJyaWdodG5lc3MgPSBsYXllci5sdW1hO1xuICAgICAgICBjb25zdCBibG9jayA9IDg7XG4gICAgICAgIGNvbnN0IGJXaWR0aCA9IGxheWVyLmJsb2NrV2lkdGg7XG4gICAgICAgIGNvbnN0IGJIZWlnaHQgPSBsYXllci5ibG9ja0hlaWdodDtcbiAgICAgICAgY29uc3QgbWF4WSA9IGxheWVyLmhlaWdodCAtIGJsb2NrO1xuICAgICAgICBjb25zdCBtYXhYID0gbGF5ZXIud2lkdGggLSBibG9jaztcbiAgICAgICAgY29uc3QgYmxvY2tzID0gbGF5ZXIuYmxvY2tzO1xuICAgICAgICBmb3IgKGxldCB5ID0gZnJvbTsgeSA8IHRvOyB5KyspIHtcbiAgICAgICAgICAgIGNvbnN0IHlQb3MgPSBjYXAoeSAqIGJsb2NrLCAwLCBtYXhZKTtcbiAgICAgICAgICAgIC8vIFRoZSBoaXN0b3JpY2FsIDV4NSBzbW9vdGhlciBpbXByb3ZlcyBwZXJzcGVjdGl2ZSBjb3ZlcmFnZS5cbiAgICAgICAgICAgIGNvbnN0IHRvcCA9IGNhcCh5LCAyLCBiSGVpZ2h0IC0gMyk7XG4gICAgICAgICAgICBmb3IgKGxldCB4ID0gMDsgeCA8IGJXaWR0aDsgeCsrKSB7XG4gICAgICAgICAgICAgICAgY29uc3QgeFBvcyA9IGNhcCh4ICogYmxvY2ssIDAsIG1heFgpO1xuICAgICAgICAgICAgICAgIGNvbnN0IGxlZnQgPSBjYXAoeCwgMiwgYldpZHRoIC0gMyk7XG4gICAgICAgICAgICAgICAgbGV0IHN1bSA9IDA7XG4gICAgICAgICAgICAgICAgZm9yIChsZXQgeXkgPSAtMjsgeXkgPD0gMjsgeXkrKykge1xuICAgICAgICAgICAgICAgICAgICBjb25zdCByb3cgPSBiV2lkdGggKiAodG9wICsgeXkpICsgbGVmdDtcbiAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgeHggPSAtMjsgeHggPD0gMjsgeHgrKylcbiAgICAgICAgICAgICAgICAgICAgICAgIHN1bSArPSBibG9ja3Nbcm93ICsgeHhdO1xuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICBjb25zdCBhdmVyYWdlID0gc3VtIC8gMjU7XG4gICAgICAgICAgICAgICAgbGF5ZXIuY3V0c1t5ICogYldpZHRoICsgeF0gPSBNYXRoLmZsb29yKGF2ZXJhZ2UpO1xuICAgICAgICAgICAgICAgIGxldCBwb3MgPSB5UG9zICogbGF5ZXIud2lkdGggKyB4UG9zO1xuICAgICAgICAgICAgICAgIGZvciAobGV0IHl5ID0gMDsgeXkgPCBibG9jazsgeXkrKykge1xuICAgICAgICAgICAgICAgICAgICBsZXQgdmFsdWUgPSAwO1xuICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCB4eCA9IDA7IHh4IDwgYmxvY2s7IHh4KyspXG4gICAgICAgICAgICAgICAgICAgICAgICB2YWx1ZSB8PSArKGJyaWdodG5lc3NbcG9zICsgeHhdIDw9IGF2ZXJhZ2UpIDw8IHh4O1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBzaGlmdCA9IHhQb3MgJiAzMTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3Qgd29yZCA9ICh5UG9zICsgeXkpICogbGF5ZXIud29yZHMgKyAoeFBvcyA+Pj4gNSk7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGxvd01hc2sgPSAoMHhmZiA8PCBzaGlmdCkgPj4+IDA7XG4gICAgICAgICAgICAgICAgICAgIGxheWVyLmJpdG1hcFt3b3JkXSA9ICgobGF5ZXIuYml0bWFwW3dvcmRdICYgfmxvd01hc2spIHwgKCh2YWx1ZSA8PCBzaGlmdCkgPj4+IDApKSA+Pj4gMDtcbiAgICAgICAgICAgICAgICAgICAgaWYgKHNoaWZ0ID4gMjQpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGhpZ2hNYXNrID0gKDEgPDwgKHNoaWZ0IC0gMjQpKSAtIDE7XG4gICAgICAgICAgICAgICAgICAgICAgICBsYXllci5iaXRtYXBbd29yZCArIDFdID1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAoKGxheWVyLmJpdG1hcFt3b3JkICsgMV0gJiB+aGlnaE1hc2spIHwgKHZhbHVlID4+PiAoMzIgLSBzaGlmdCkpKSA+Pj4gMDtcbiAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICBwb3MgKz0gbGF5ZXIud2lkdGg7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgfSxcbiAgICAvLyBGaW5kIGFuZCBtZXJnZSBob3Jpem9udGFsbHkgc2VlZGVkIGZpbmRlciBjcm9zc2VzIGluIGV2ZXJ5IHNlY29uZCByb3cuXG4gICAgZmluZChsYXllciwgZnJvbSwgdG8pIHtcbiAgICAgICAgLy8gUm9sbGluZyB3aW5kb3cgb3ZlciBlYWNoIHJvdydzIHJ1bi1sZW5ndGggZW5jb2RpbmcgKG5vIHBlci1yb3cgYXJyYXlzKTpcbiAgICAgICAgLy8gY2hlY2sgZXZlcnkgNS1ydW4gd2luZG93IHRoYXQgc3RhcnRzLCBjZW50ZXJzLCBhbmQgZW5kcyBvbiBhIGJsYWNrIHJ1bi5cbiAgICAgICAgLy8gcnVuKCkgYWx3YXlzIGFkdmFuY2VzIChwcmV2aW91cyBtYXRjaGVzIHRoZSBiaXQgYXQgeCBieSBjb25zdHJ1Y3Rpb24pLlxuICAgICAgICBmb3IgKGxldCB5ID0gZnJvbTsgeSA8IHRvOyB5ICs9IDIpIHtcbiAgICAgICAgICAgIGxldCByMCA9IDA7XG4gICAgICAgICAgICBsZXQgcjEgPSAwO1xuICAgICAgICAgICAgbGV0IHIyID0gMDtcbiAgICAgICAgICAgIGxldCByMyA9IDA7XG4gICAgICAgICAgICBsZXQgcjQgPSAwO1xuICAgICAgICAgICAgbGV0IHJ1bnMgPSAwO1xuICAgICAgICAgICAgbGV0IHByZXZpb3VzID0gISFiaXQobGF5ZXIsIDAsIHkgfCAwKTtcbiAgICAgICAgICAgIGZvciAobGV0IHggPSAwOyB4IDwgbGF5ZXIud2lkdGg7KSB7XG4gICAgICAgICAgICAgICAgY29uc3QgbGVuZ3RoID0gcnVuKGxheWVyLCB4LCB5LCAxLCAwLCArcHJldmlvdXMsIEluZmluaXR5KTtcbiAgICAgICAgICAgICAgICB4ICs9IGxlbmd0aDtcbiAgICAgICAgICAgICAgICByMCA9IHIxO1xuICAgICAgICAgICAgICAgIHIxID0gcjI7XG4gICAgICAgICAgICAgICAgcjIgPSByMztcbiAgICAgICAgICAgICAgICByMyA9IHI0O1xuICAgICAgICAgICAgICAgIHI0ID0gbGVuZ3RoO1xuICAgICAgICAgICAgICAgIHJ1bnMrKztcbiAgICAgICAgICAgICAgICBjb25zdCBibGFjayA9IHByZXZpb3VzO1xuICAgICAgICAgICAgICAgIHByZXZpb3VzID0gIXByZXZpb3VzO1xuICAgICAgICAgICAgICAgIGNhbmRpZGF0ZToge1xuICAgICAgICAgICAgICAgICAgICBpZiAoKHJ1bnMgfCAwKSA8IDUpXG4gICAgICAgICAgICAgICAgICAgICAgICBicmVhayBjYW5kaWRhdGU7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGludmVydGVkID0gIWJsYWNrO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBtcyA9IHJhdGlvKHIwLCByMSwgcjIsIHIzLCByNCk7XG4gICAgICAgICAgICAgICAgICAgIGlmICghbXMpXG4gICAgICAgICAgICAgICAgICAgICAgICBicmVhayBjYW5kaWRhdGU7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHN0YXJ0ID0gKHggfCAwKSAtIHIwIC0gcjEgLSByMiAtIHIzIC0gcjQ7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGN4ID0gTWF0aC5yb3VuZChzdGFydCArIHIwICsgcjEgKyByMiAvIDIpO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBsaW1pdCA9IG1zICogMztcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgY3kgPSBjcm9zcyhsYXllciwgY3gsIHkgfCAwLCAwLCAxLCBsaW1pdCwgaW52ZXJ0ZWQpO1xuICAgICAgICAgICAgICAgICAgICBpZiAoY3kgPCAwKVxuICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWsgY2FuZGlkYXRlO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCByZWZpbmVkWCA9IGNyb3NzKGxheWVyLCBjeCwgTWF0aC5yb3VuZChjeSksIDEsIDAsIGxpbWl0LCBpbnZlcnRlZCk7XG4gICAgICAgICAgICAgICAgICAgIGlmIChyZWZpbmVkWCA8IDApXG4gICAgICAgICAgICAgICAgICAgICAgICBicmVhayBjYW5kaWRhdGU7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHBhdHRlcm5zID0gbGF5ZXIucGF0dGVybnM7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHBvbGFyaXR5ID0gK2ludmVydGVkO1xuICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IGxheWVyLnBhdHRlcm5Db3VudDsgaSsrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBwb3MgPSBpICogNDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGlmICgobGF5ZXIuaW52ZXJ0ZWRbaV0gJiAxKSAhPT0gcG9sYXJpdHkgfHxcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBNZXJnZSBvYnNlcnZhdGlvbnMgd2l0aGluIHR3byBtb2R1bGVzIG9mIHRoZSBzYW1lIGZpbmRlciBjZW50ZXIuXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgTWF0aC5hYnMocGF0dGVybnNbcG9zXSAtIHJlZmluZWRYKSA+PSAyICogbXMgfHxcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBNYXRoLmFicyhwYXR0ZXJuc1twb3MgKyAxXSAtIGN5KSA+PSAyICogbXMpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBjb3VudCA9IHBhdHRlcm5zW3BvcyArIDNdICsgMTtcbiAgICAgICAgICAgICAgICAgICAgICAgIHBhdHRlcm5zW3Bvc10gPSAocGF0dGVybnNbcG9zXSAqIHBhdHRlcm5zW3BvcyArIDNdICsgcmVmaW5lZFgpIC8gY291bnQ7XG4gICAgICAgICAgICAgICAgICAgICAgICBwYXR0ZXJuc1twb3MgKyAxXSA9IChwYXR0ZXJuc1twb3MgKyAxXSAqIHBhdHRlcm5zW3BvcyArIDNdICsgY3kpIC8gY291bnQ7XG4gICAgICAgICAgICAgICAgICAgICAgICBwYXR0ZXJuc1twb3MgKyAyXSA9IChwYXR0ZXJuc1twb3MgKyAyXSAqIHBhdHRlcm5zW3BvcyArIDNdICsgbXMpIC8gY291bnQ7XG4gICAgICAgICAgICAgICAgICAgICAgICBwYXR0ZXJuc1twb3MgKyAzXSA9IGNvdW50O1xuICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWsgY2FuZGlkYXRlO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGluZGV4ID0gbGF5ZXIucGF0dGVybkNvdW50Kys7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHBvcyA9IGluZGV4ICogNDtcbiAgICAgICAgICAgICAgICAgICAgaWYgKHBvcyArIDMgPj0gcGF0dGVybnMubGVuZ3RoKVxuICAgICAgICAgICAgICAgICAgICAgICAgdGhyb3cgbmV3IEVycm9yKGBmaW5kZXIgc3RvcmFnZSBleGhhdXN0ZWQgYXQgJHtsYXllci53aWR0aH14JHtsYXllci5oZWlnaHR9YCk7XG4gICAgICAgICAgICAgICAgICAgIHBhdHRlcm5zW3Bvc10gPSByZWZpbmVkWDtcbiAgICAgICAgICAgICAgICAgICAgcGF0dGVybnNbcG9zICsgMV0gPSBjeTtcbiAgICAgICAgICAgICAgICAgICAgcGF0dGVybnNbcG9zICsgMl0gPSBtcztcbiAgICAgICAgICAgICAgICAgICAgcGF0dGVybnNbcG9zICsgM10gPSAxO1xuICAgICAgICAgICAgICAgICAgICBsYXllci5pbnZlcnRlZFtpbmRleF0gPSBwb2xhcml0eTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICB9LFxufTtcbi8vIExlZ2FsIFFSIHNpZGVzIGFyZSAxNyArIDQgKiB2ZXJzaW9uLiBOb24tZmluaXRlIGVzdGltYXRlcyBjb2VyY2UgdG8gemVybyBhbmQgZmFpbCB0aGVcbi8vIGNhbGxlcidzIGRpbWVuc2lvbiBib3VuZHMgcmF0aGVyIHRoYW4gcmVhY2hpbmcgcHJvamVjdGlvbi5cbmNvbnN0IHNuYXBTaXplID0gKGVzdGltYXRlKSA9PiAoTWF0aC5yb3VuZCgoZXN0aW1hdGUgLSAxNykgLyA0KSAqIDQgKyAxNykgfCAwO1xuLy8gRHJhaW4gdGhlIHNoYXJlZCB3b3JrIGdlbmVyYXRvciB3aXRob3V0IGhvc3QgeWllbGRzIGZvciB0aGUgc3luY2hyb25vdXMgQVBJLlxuY29uc3QgcnVuRGVjb2RlID0gKHdhbGspID0+IHtcbiAgICBsZXQgc3RlcCA9IHdhbGsubmV4dCgpO1xuICAgIHdoaWxlICghc3RlcC5kb25lKVxuICAgICAgICBzdGVwID0gd2Fsay5uZXh0KDApO1xuICAgIHJldHVybiBzdGVwLnZhbHVlO1xufTtcbi8vIFByZWZlciB0aGUgaG9zdCdzIHByaW9yaXRpemVkIHNjaGVkdWxlcjsgYSB6ZXJvLWRlbGF5IHRhc2sgaXMgdGhlIHBvcnRhYmxlIGZhbGxiYWNrLlxuY29uc3QgbmV4dFRpY2sgPSAoKSA9PiB7XG4gICAgY29uc3QgaG9zdCA9IGdsb2JhbFRoaXM7XG4gICAgaWYgKHR5cGVvZiBob3N0LnNjaGVkdWxlcj8ueWllbGQgPT09ICdmdW5jdGlvbicpXG4gICAgICAgIHJldHVybiBob3N0LnNjaGVkdWxlci55aWVsZCgpO1xuICAgIHJldHVybiBuZXcgUHJvbWlzZSgocmVzb2x2ZSkgPT4gaG9zdC5zZXRUaW1lb3V0KHJlc29sdmUsIDApKTtcbn07XG4vLyBEcmFpbiBib3VuZGVkIGdlbmVyYXRvciB3b3JrLCB5aWVsZGluZyB0byB0aGUgaG9zdCBhZnRlciBlYWNoIHNjaGVkdWxpbmcgcXVhbnR1bS5cbmNvbnN0IHJ1bkRlY29kZUFzeW5jID0gYXN5bmMgKHdhbGssIHRpbWVMaW1pdCkgPT4ge1xuICAgIGNvbnN0IHRpY2sgPSBNYXRoLm1pbih0aW1lTGltaXQsIDgpO1xuICAgIGxldCBzdGFydGVkID0gRGF0ZS5ub3coKTtcbiAgICB0cnkge1xuICAgICAgICBsZXQgc3RlcCA9IHdhbGsubmV4dCgpO1xuICAgICAgICBmb3IgKDs7KSB7XG4gICAgICAgICAgICBpZiAoc3RlcC5kb25lKVxuICAgICAgICAgICAgICAgIHJldHVybiBzdGVwLnZhbHVlO1xuICAgICAgICAgICAgbGV0IHdhaXRlZCA9IDA7XG4gICAgICAgICAgICBpZiAoRGF0ZS5ub3coKSAtIHN0YXJ0ZWQgPj0gdGljaykge1xuICAgICAgICAgICAgICAgIGNvbnN0IHdhaXRpbmcgPSBEYXRlLm5vdygpO1xuICAgICAgICAgICAgICAgIGF3YWl0IG5leHRUaWNrKCk7XG4gICAgICAgICAgICAgICAgd2FpdGVkID0gRGF0ZS5ub3coKSAtIHdhaXRpbmc7XG4gICAgICAgICAgICAgICAgc3RhcnRlZCA9IERhdGUubm93KCk7XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBzdGVwID0gd2Fsay5uZXh0KHdhaXRlZCk7XG4gICAgICAgIH1cbiAgICB9XG4gICAgY2F0Y2ggKGVycm9yKSB7XG4gICAgICAgIHdhbGsucmV0dXJuKHVuZGVmaW5lZCk7XG4gICAgICAgIHRocm93IGVycm9yO1xuICAgIH1cbn07XG4vKipcbiAqIFJldXNhYmxlIGRlY29kZSBzdGF0ZSBmb3IgRE9NIGhlbHBlcnMgYW5kIGFkdmFuY2VkIGludGVncmF0aW9ucy5cbiAqIE9wZXJhdGlvbnMgYXJlIGV4Y2x1c2l2ZTogd2hpbGUgYGRlY29kZUFzeW5jKClgIGlzIHBlbmRpbmcsIHN0YWdpbmcsIGRlY29kaW5nLCBhbmQgY2xlYW5pbmdcbiAqIHRocm93IHVudGlsIHRoYXQgcHJvbWlzZSBzZXR0bGVzLlxuICogTW9zdCB1c2VycyBzaG91bGQgY2FsbCB7QGxpbmsgZGVjb2RlUVJ9IG9yIHVzZSB0aGUgdXRpbGl0aWVzIGZyb20gYHFyL2RvbS5qc2AuXG4gKi9cbmV4cG9ydCBjbGFzcyBfUVJTY2FubmVyIHtcbiAgICBsYXllcnM7XG4gICAgb3B0cztcbiAgICB3aWR0aDtcbiAgICBoZWlnaHQ7XG4gICAgbHVtYTtcbiAgICBncmlkID0gbmV3IFVpbnQ4QXJyYXkoMTc3ICogMTc3KTtcbiAgICB0bXA4ID0gbmV3IFVpbnQ4QXJyYXkoMTc3ICogMTc3KTtcbiAgICBjb2Rld29yZHMgPSBuZXcgVWludDhBcnJheShCWVRFU1s0MCAtIDFdKTtcbiAgICB0bXAzMiA9IG5ldyBVaW50MzJBcnJheSg0ICogMTYgKiAzICsgMTYpO1xuICAgIHRtcDY0ID0gbmV3IEZsb2F0NjRBcnJheSg3ICogNyAqIDIgKyAoNyAqIDcgLSAzKSAqIDQpO1xuICAgIHBheWxvYWQgPSBQYXlsb2FkLmNyZWF0ZShCWVRFU1s0MCAtIDFdKTtcbiAgICBpbWFnZTtcbiAgICBpbnB1dDtcbiAgICBpbkZsaWdodCA9IGZhbHNlO1xuICAgIHN0YWdlZCA9IGZhbHNlO1xuICAgIHJlc2l6ZWQgPSBmYWxzZTtcbiAgICAvLyBGaW5kZXIgc2VsZWN0aW9uIGFuZCBwcm9qZWN0aW9uIHJldXNlIHRoZSBzYW1lIHR5cGVkIHRlbXBvcmFyaWVzIGJ5IHBoYXNlLiBUaHJlZSBob21vZ3JhcGhpZXNcbiAgICAvLyBzdGF5IHNlcGFyYXRlIGJlY2F1c2UgZGVjb2RlIGZhbGxiYWNrcyByZXRhaW4gdGhlbSBhY3Jvc3MgYSBmYWlsZWQgcGF5bG9hZCBhdHRlbXB0LlxuICAgIHRyaXBsZSA9IHtcbiAgICAgICAgdGw6IG1ha2VQYXR0ZXJuKCksXG4gICAgICAgIHRyOiBtYWtlUGF0dGVybigpLFxuICAgICAgICBibDogbWFrZVBhdHRlcm4oKSxcbiAgICAgICAgaW52ZXJ0ZWQ6IGZhbHNlLFxuICAgICAgICB0bEluZGV4OiAwLFxuICAgICAgICB0ckluZGV4OiAwLFxuICAgICAgICBibEluZGV4OiAwLFxuICAgIH07XG4gICAgYmxvY2tlZCA9IDA7XG4gICAgZWZmb3J0O1xuICAgIHRpbWVMaW1pdDtcbiAgICByZXRyeVN0YXJ0ID0gMDtcbiAgICByZXRyaWVzID0gMDtcbiAgICBwb2ludHM7XG4gICAgLy8gSG9tb2dyYXBoeSBwaGFzZXMgZG8gbm90IG92ZXJsYXA6IGBtYXBgIGhvbGRzIHRoZSBhY3RpdmUgcmVzdWx0IHdoaWxlIGBmcm9tYCBhbmQgYHRvYCBhcmVcbiAgICAvLyBzY3JhdGNoOyBgdG9gIGRvdWJsZXMgYXMgdGhlIGZpbmUtcGxhbmUgbWFwIHVudGlsIHRoZSBuZXh0IGhvbW9ncmFwaHkgYnVpbGQuXG4gICAgbWFwID0gbmV3IEZsb2F0NjRBcnJheSg5KTtcbiAgICBmcm9tID0gbmV3IEZsb2F0NjRBcnJheSg5KTtcbiAgICB0byA9IG5ldyBGbG9hdDY0QXJyYXkoOSk7XG4gICAgYWxpZ25Qb2ludCA9IHsgeDogMC4xLCB5OiAwLjEgfTtcbiAgICBmaW5lUGxhbmUgPSB7XG4gICAgICAgIGQ6IG5ldyBVaW50OEFycmF5KDApLFxuICAgICAgICBjdXQ6IG5ldyBJbnQxNkFycmF5KDApLFxuICAgICAgICBXOiAwLFxuICAgICAgICBIOiAwLFxuICAgICAgICBidzogMCxcbiAgICAgICAgc2g6IDAsXG4gICAgfTtcbiAgICBpbnZlcnRlZFByb2plY3Rpb24gPSBmYWxzZTtcbiAgICBkZWNvZGVkU2l6ZSA9IDA7XG4gICAgYmVnaW5PcGVyYXRpb24oKSB7XG4gICAgICAgIGlmICh0aGlzLmluRmxpZ2h0KVxuICAgICAgICAgICAgdGhyb3cgbmV3IEVycm9yKCdzY2FubmVyIG9wZXJhdGlvbiBhbHJlYWR5IGluIGZsaWdodCcpO1xuICAgICAgICB0aGlzLmluRmxpZ2h0ID0gdHJ1ZTtcbiAgICB9XG4gICAgZW5kT3BlcmF0aW9uKCkge1xuICAgICAgICB0aGlzLmluRmxpZ2h0ID0gZmFsc2U7XG4gICAgfVxuICAgIGNvbnN0cnVjdG9yKGluaXQpIHtcbiAgICAgICAgdmFsaWRhdGVPcHRzKGluaXQpO1xuICAgICAgICBjb25zdCBtYXhQaXhlbHMgPSB2YWxpZGF0ZVNpemUoaW5pdC5tYXhTaXplLCAnXCJtYXhTaXplXCInKTtcbiAgICAgICAgY29uc3QgbWF4U2l6ZSA9IE9iamVjdC5mcmVlemUoeyAuLi5pbml0Lm1heFNpemUgfSk7XG4gICAgICAgIGNvbnN0IHN0cmlkZSA9IGluaXQuc3RyaWRlID09PSB1bmRlZmluZWQgPyAxIDogaW5pdC5zdHJpZGU7XG4gICAgICAgIGlmICghTnVtYmVyLmlzU2FmZUludGVnZXIoc3RyaWRlKSB8fCBzdHJpZGUgPCAxKVxuICAgICAgICAgICAgdGhyb3cgbmV3IFJhbmdlRXJyb3IoYFwic3RyaWRlXCIgZXhwZWN0ZWQgcG9zaXRpdmUgc2FmZSBpbnRlZ2VyLCBnb3QgJHtzdHJpZGV9YCk7XG4gICAgICAgIGNvbnN0IGJ5dGVzID0gbWF4UGl4ZWxzICogc3RyaWRlO1xuICAgICAgICBpZiAoIU51bWJlci5pc1NhZmVJbnRlZ2VyKGJ5dGVzKSB8fCBieXRlcyA+IE1BWF9BUkVOQV9CWVRFUylcbiAgICAgICAgICAgIHRocm93IG5ldyBSYW5nZUVycm9yKGBpbnB1dCBhcmVuYSBleHBlY3RlZCA8PSAke01BWF9BUkVOQV9CWVRFU30gYnl0ZXMsIGdvdCAke21heFBpeGVsc30qJHtzdHJpZGV9YCk7XG4gICAgICAgIHRoaXMuZWZmb3J0ID0gaW5pdC5lZmZvcnQgPT09IHVuZGVmaW5lZCA/IDEgOiBpbml0LmVmZm9ydDtcbiAgICAgICAgdGhpcy50aW1lTGltaXQgPSBpbml0LnRpbWVMaW1pdCA9PT0gdW5kZWZpbmVkID8gMTAwMCAvIDYwIDogaW5pdC50aW1lTGltaXQ7XG4gICAgICAgIHRoaXMub3B0cyA9IE9iamVjdC5mcmVlemUoe1xuICAgICAgICAgICAgLi4uaW5pdCxcbiAgICAgICAgICAgIGVmZm9ydDogdGhpcy5lZmZvcnQsXG4gICAgICAgICAgICBtYXhTaXplLFxuICAgICAgICAgICAgdGltZUxpbWl0OiB0aGlzLnRpbWVMaW1pdCxcbiAgICAgICAgfSk7XG4gICAgICAgIHRoaXMud2lkdGggPSAwO1xuICAgICAgICB0aGlzLmhlaWdodCA9IDA7XG4gICAgICAgIHRoaXMubHVtYSA9IG5ldyBVaW50OEFycmF5KGJ5dGVzKTtcbiAgICAgICAgdGhpcy5pbWFnZSA9IHsgZGF0YTogdGhpcy5sdW1hLCBoZWlnaHQ6IDAsIHdpZHRoOiAwIH07XG4gICAgICAgIHRoaXMuaW5wdXQgPSB7IGRhdGE6IHRoaXMubHVtYSwgaGVpZ2h0OiAwLCB3aWR0aDogMCB9O1xuICAgICAgICBjb25zdCBsYXllcnMgPSBbXTtcbiAgICAgICAgbGV0IHdpZHRoID0gbWF4U2l6ZS53aWR0aDtcbiAgICAgICAgbGV0IGhlaWdodCA9IG1heFNpemUuaGVpZ2h0O1xuICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IDQ7IGkrKykge1xuICAgICAgICAgICAgaWYgKGkgJiYgTWF0aC5taW4od2lkdGgsIGhlaWdodCkgPCA2NClcbiAgICAgICAgICAgICAgICBicmVhaztcbiAgICAgICAgICAgIGNvbnN0IGJsb2NrV2lkdGggPSBNYXRoLmNlaWwod2lkdGggLyA4KTtcbiAgICAgICAgICAgIGNvbnN0IGJsb2NrSGVpZ2h0ID0gTWF0aC5jZWlsKGhlaWdodCAvIDgpO1xuICAgICAgICAgICAgY29uc3QgY2VudGVycyA9IE1hdGguY2VpbCh3aWR0aCAvIDcpICogTWF0aC5jZWlsKGhlaWdodCAvIDcpO1xuICAgICAgICAgICAgY29uc3QgbHVtYSA9IGkgPyBuZXcgVWludDhBcnJheSh3aWR0aCAqIGhlaWdodCkgOiB0aGlzLmx1bWE7XG4gICAgICAgICAgICBjb25zdCBibG9ja3MgPSBuZXcgVWludDhBcnJheShibG9ja1dpZHRoICogYmxvY2tIZWlnaHQpO1xuICAgICAgICAgICAgY29uc3QgY3V0cyA9IG5ldyBJbnQxNkFycmF5KGJsb2NrV2lkdGggKiBibG9ja0hlaWdodCk7XG4gICAgICAgICAgICAvLyBOYXRpdmUtcmVzb2x1dGlvbiBkZXNjcmlwdG9yIGZvciBmaW5lIHJlLXNhbXBsaW5nIGZyb20gdGhpcyBsYXllciAodW5kZWZpbmVkIG9uIGxheWVyIDApLlxuICAgICAgICAgICAgY29uc3QgZmluZSA9IGkgPyB7IGx1bWE6IHRoaXMuaW1hZ2UsIHI6IGkgfSA6IHVuZGVmaW5lZDtcbiAgICAgICAgICAgIGxheWVycy5wdXNoKHtcbiAgICAgICAgICAgICAgICBiaXRtYXA6IG5ldyBVaW50MzJBcnJheShNYXRoLmNlaWwod2lkdGggLyAzMikgKiBoZWlnaHQpLFxuICAgICAgICAgICAgICAgIGJsb2NrSGVpZ2h0OiAwLFxuICAgICAgICAgICAgICAgIGJsb2NrV2lkdGg6IDAsXG4gICAgICAgICAgICAgICAgYmxvY2tzLFxuICAgICAgICAgICAgICAgIGN1dHMsXG4gICAgICAgICAgICAgICAgaGVpZ2h0OiAwLFxuICAgICAgICAgICAgICAgIGx1bWEsXG4gICAgICAgICAgICAgICAgcGF0dGVybkNvdW50OiAwLFxuICAgICAgICAgICAgICAgIHBhdHRlcm5zOiBuZXcgRmxvYXQ2NEFycmF5KGNlbnRlcnMgKiA0KSxcbiAgICAgICAgICAgICAgICB1c2VkOiBmYWxzZSxcbiAgICAgICAgICAgICAgICB3aWR0aDogMCxcbiAgICAgICAgICAgICAgICB3b3JkczogMCxcbiAgICAgICAgICAgICAgICBwbGFuZToge1xuICAgICAgICAgICAgICAgICAgICBkOiBsdW1hLFxuICAgICAgICAgICAgICAgICAgICBjdXQ6IGN1dHMsXG4gICAgICAgICAgICAgICAgICAgIFc6IHdpZHRoLFxuICAgICAgICAgICAgICAgICAgICBIOiBoZWlnaHQsXG4gICAgICAgICAgICAgICAgICAgIGJ3OiBNYXRoLmNlaWwod2lkdGggLyA4KSxcbiAgICAgICAgICAgICAgICAgICAgc2g6IE1hdGgubG9nMig4KSxcbiAgICAgICAgICAgICAgICB9LFxuICAgICAgICAgICAgICAgIGNvbnRleHQ6IHtcbiAgICAgICAgICAgICAgICAgICAgb3B0czogdGhpcy5vcHRzLFxuICAgICAgICAgICAgICAgICAgICBzY2FsZTogMSA8PCBpLFxuICAgICAgICAgICAgICAgICAgICBveDogMCxcbiAgICAgICAgICAgICAgICAgICAgb3k6IDAsXG4gICAgICAgICAgICAgICAgICAgIGZpbmUsXG4gICAgICAgICAgICAgICAgfSxcbiAgICAgICAgICAgICAgICBmb3VuZDogZmFsc2UsXG4gICAgICAgICAgICAgICAgaW52ZXJ0ZWQ6IG5ldyBVaW50OEFycmF5KGNlbnRlcnMpLFxuICAgICAgICAgICAgICAgIHNldENvdW50OiAwLFxuICAgICAgICAgICAgICAgIHNldEN1cnNvcjogMCxcbiAgICAgICAgICAgICAgICBzZXRzOiBuZXcgRmxvYXQ2NEFycmF5KDI1NiAqIDUpLFxuICAgICAgICAgICAgICAgIHNldHNSZWFkeTogZmFsc2UsXG4gICAgICAgICAgICAgICAgcGlja1N1bTogLTEsXG4gICAgICAgICAgICAgICAgcGlja0xvOiAwLFxuICAgICAgICAgICAgICAgIHBpY2tIaTogMCxcbiAgICAgICAgICAgIH0pO1xuICAgICAgICAgICAgd2lkdGggPj49IDE7XG4gICAgICAgICAgICBoZWlnaHQgPj49IDE7XG4gICAgICAgIH1cbiAgICAgICAgdGhpcy5sYXllcnMgPSBsYXllcnM7XG4gICAgfVxuICAgIC8vIERlY29kZSBjb3JyZWN0ZWQgYnl0ZXMgdGhyb3VnaCB0aGUgc2hhcmVkIFFSIHBheWxvYWQvRUNJIHBhcnNlcjsgQXdhc20gb3ZlcnJpZGVzIHRoaXMgaG9vay5cbiAgICBkZWNvZGVQYXlsb2FkKGRhdGEsIGRhdGFMZW4sIHZlcnNpb24pIHtcbiAgICAgICAgY29uc3QgZGVjb2RlZCA9IFBheWxvYWQuZGVjb2RlKHRoaXMucGF5bG9hZCwgZGF0YSwgZGF0YUxlbiwgdmVyc2lvbiwgISF0aGlzLm9wdHMudGV4dERlY29kZXIpO1xuICAgICAgICByZXR1cm4gZGVjb2RlZCBpbnN0YW5jZW9mIEVycm9yID8gZGVjb2RlZCA6IFBheWxvYWQuZmluaXNoKGRlY29kZWQsIHRoaXMub3B0cy50ZXh0RGVjb2Rlcik7XG4gICAgfVxuICAgIC8vIENvbXBvc2UgdGhlIHNxdWFyZS10by1vdXRwdXQgYW5kIGlucHV0LXRvLXNxdWFyZSBob21vZ3JhcGhpZXMgZnJvbSBgZnJvbWAgYW5kIGB0b2AuXG4gICAgbWFwUXVhZChvdXQpIHtcbiAgICAgICAgc3F1YXJlVG9RdWFkKG91dCwgdGhpcy50byk7XG4gICAgICAgIHNxdWFyZVRvUXVhZCh0aGlzLnRvLCB0aGlzLmZyb20pO1xuICAgICAgICBhZGp1Z2F0ZSh0aGlzLmZyb20sIHRoaXMudG8pO1xuICAgICAgICBwdE11bChvdXQsIG91dCwgdGhpcy5mcm9tKTtcbiAgICB9XG4gICAgLy8gQnVpbGQgdGhlIG1vZHVsZS10by1wbGFuZSBtYXAgZnJvbSB0aGUgZmluZGVyLWNlbnRlciBzcXVhcmUgKEJSIGlzIHRoZSBhbGlnbm1lbnQgaW5zZXQpLlxuICAgIG1hcEZpbmRlclF1YWQob3V0LCBzaXplLCB0LCBiclgsIGJyWSkge1xuICAgICAgICBjb25zdCBjID0gMy41O1xuICAgICAgICBwYWNrUXVhZCh0aGlzLmZyb20sIGMsIGMsIHNpemUgLSBjLCBjLCBzaXplIC0gNi41LCBzaXplIC0gNi41LCBjLCBzaXplIC0gYyk7XG4gICAgICAgIHBhY2tRdWFkKHRoaXMudG8sIHQudGwueCwgdC50bC55LCB0LnRyLngsIHQudHIueSwgYnJYLCBiclksIHQuYmwueCwgdC5ibC55KTtcbiAgICAgICAgdGhpcy5tYXBRdWFkKG91dCk7XG4gICAgfVxuICAgIC8vIEZpbGwgdGhlIHJldXNhYmxlIGFsaWdubWVudC1wb3NpdGlvbiBwcmVmaXggZm9yIG9uZSBRUiB2ZXJzaW9uIGFuZCByZXR1cm4gaXRzIGxlbmd0aC5cbiAgICBzZXRBbGlnbm1lbnRzKHZlcikge1xuICAgICAgICBpZiAodmVyID09PSAxKVxuICAgICAgICAgICAgcmV0dXJuIDA7XG4gICAgICAgIGNvbnN0IGxhc3QgPSAxNyArIDQgKiB2ZXIgLSA3O1xuICAgICAgICBjb25zdCBjb3VudCA9IE1hdGguY2VpbCgobGFzdCAtIDYpIC8gMjgpO1xuICAgICAgICBsZXQgaW50ZXJ2YWwgPSBNYXRoLmZsb29yKChsYXN0IC0gNikgLyBjb3VudCk7XG4gICAgICAgIGlmIChpbnRlcnZhbCAmIDEpXG4gICAgICAgICAgICBpbnRlcnZhbCsrO1xuICAgICAgICBlbHNlIGlmICgoKGxhc3QgLSA2KSAlIGNvdW50KSAqIDIgPj0gY291bnQpXG4gICAgICAgICAgICBpbnRlcnZhbCArPSAyO1xuICAgICAgICBjb25zdCBwb3NpdGlvbnMgPSB0aGlzLnRtcDg7XG4gICAgICAgIHBvc2l0aW9uc1swXSA9IDY7XG4gICAgICAgIGZvciAobGV0IGkgPSAxOyBpIDwgY291bnQ7IGkrKylcbiAgICAgICAgICAgIHBvc2l0aW9uc1tpXSA9IGxhc3QgLSAoY291bnQgLSBpKSAqIGludGVydmFsO1xuICAgICAgICBwb3NpdGlvbnNbY291bnRdID0gbGFzdDtcbiAgICAgICAgcmV0dXJuIGNvdW50ICsgMTtcbiAgICB9XG4gICAgLyoqIENvbnZlcnQgb25lIHNvdXJjZSBpbWFnZSBpbnRvIHRoZSBwcmVhbGxvY2F0ZWQgbmF0aXZlIGx1bWEgbGF5ZXIuICovXG4gICAgYWRkSW1hZ2UoaW1nLCBmb3JtYXQgPSB0aGlzLm9wdHMuZm9ybWF0KSB7XG4gICAgICAgIHRoaXMuYmVnaW5PcGVyYXRpb24oKTtcbiAgICAgICAgdHJ5IHtcbiAgICAgICAgICAgIGNvcHlMdW1hKHRoaXMubHVtYSwgdGhpcy5vcHRzLm1heFNpemUsIGltZywgZm9ybWF0KTtcbiAgICAgICAgICAgIHRoaXMuc3RhZ2UoaW1nKTtcbiAgICAgICAgfVxuICAgICAgICBmaW5hbGx5IHtcbiAgICAgICAgICAgIHRoaXMuZW5kT3BlcmF0aW9uKCk7XG4gICAgICAgIH1cbiAgICB9XG4gICAgLy8gUmVzZXQgZXZlcnkgcGVyLWltYWdlIGZpZWxkIGFmdGVyIGNvcGllZCBvciBkaXJlY3Qtd3JpdHRlbiBwaXhlbHMgYmVjb21lIGFjdGl2ZS5cbiAgICBzdGFnZSh7IHdpZHRoLCBoZWlnaHQgfSkge1xuICAgICAgICB0aGlzLndpZHRoID0gd2lkdGg7XG4gICAgICAgIHRoaXMuaW1hZ2Uud2lkdGggPSB3aWR0aDtcbiAgICAgICAgdGhpcy5oZWlnaHQgPSBoZWlnaHQ7XG4gICAgICAgIHRoaXMuaW1hZ2UuaGVpZ2h0ID0gaGVpZ2h0O1xuICAgICAgICAvLyBJbmRleGVkIGxvb3A6IHN0YWdpbmcgcnVucyBwZXIgZnJhbWUgYW5kIGl0cyBmb3Itb2YgYXJyYXkgaXRlcmF0b3Igd2FzIHRoZSBvbmVcbiAgICAgICAgLy8gYWxsb2NhdGlvbiBlc2NhcGUgYW5hbHlzaXMga2VwdCAoVjguVEZFc2NhcGVBbmFseXNpcyBzaG93ZWQgMyBzdXJ2aXZpbmcgQWxsb2NhdGUgbm9kZXMpLlxuICAgICAgICBsZXQgYXcgPSB3aWR0aDtcbiAgICAgICAgbGV0IGFoID0gaGVpZ2h0O1xuICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IHRoaXMubGF5ZXJzLmxlbmd0aDsgaSsrKSB7XG4gICAgICAgICAgICBjb25zdCBsYXllciA9IHRoaXMubGF5ZXJzW2ldO1xuICAgICAgICAgICAgY29uc3QgdXNlZCA9ICFpIHx8IE1hdGgubWluKGF3LCBhaCkgPj0gNjQ7XG4gICAgICAgICAgICBsYXllci51c2VkID0gdXNlZDtcbiAgICAgICAgICAgIGxheWVyLndpZHRoID0gdXNlZCA/IGF3IDogMDtcbiAgICAgICAgICAgIGxheWVyLmhlaWdodCA9IHVzZWQgPyBhaCA6IDA7XG4gICAgICAgICAgICBsYXllci53b3JkcyA9IHVzZWQgPyBNYXRoLmNlaWwoYXcgLyAzMikgOiAwO1xuICAgICAgICAgICAgbGF5ZXIuYmxvY2tXaWR0aCA9IHVzZWQgPyBNYXRoLmNlaWwoYXcgLyA4KSA6IDA7XG4gICAgICAgICAgICBsYXllci5ibG9ja0hlaWdodCA9IHVzZWQgPyBNYXRoLmNlaWwoYWggLyA4KSA6IDA7XG4gICAgICAgICAgICBsYXllci5wYXR0ZXJuQ291bnQgPSAwO1xuICAgICAgICAgICAgbGF5ZXIucGxhbmUuVyA9IGxheWVyLndpZHRoO1xuICAgICAgICAgICAgbGF5ZXIucGxhbmUuSCA9IGxheWVyLmhlaWdodDtcbiAgICAgICAgICAgIGxheWVyLnBsYW5lLmJ3ID0gbGF5ZXIuYmxvY2tXaWR0aDtcbiAgICAgICAgICAgIGxheWVyLmNvbnRleHQub3ggPSAwO1xuICAgICAgICAgICAgbGF5ZXIuY29udGV4dC5veSA9IDA7XG4gICAgICAgICAgICBsYXllci5mb3VuZCA9IGZhbHNlO1xuICAgICAgICAgICAgbGF5ZXIuc2V0Q291bnQgPSAwO1xuICAgICAgICAgICAgbGF5ZXIuc2V0Q3Vyc29yID0gMDtcbiAgICAgICAgICAgIGxheWVyLnNldHNSZWFkeSA9IGZhbHNlO1xuICAgICAgICAgICAgbGF5ZXIucGlja1N1bSA9IC0xO1xuICAgICAgICAgICAgYXcgPj49IDE7XG4gICAgICAgICAgICBhaCA+Pj0gMTtcbiAgICAgICAgfVxuICAgICAgICB0aGlzLnN0YWdlZCA9IHRydWU7XG4gICAgICAgIHRoaXMucmVzaXplZCA9IGZhbHNlO1xuICAgICAgICB0aGlzLmJsb2NrZWQgPSAwO1xuICAgICAgICB0aGlzLnJldHJ5U3RhcnQgPSAwO1xuICAgICAgICB0aGlzLnJldHJpZXMgPSAwO1xuICAgIH1cbiAgICBjbGVhbigpIHtcbiAgICAgICAgdGhpcy5iZWdpbk9wZXJhdGlvbigpO1xuICAgICAgICB0cnkge1xuICAgICAgICAgICAgdGhpcy5wYXlsb2FkLnBvc2l0aW9uID0gMDtcbiAgICAgICAgICAgIHRoaXMucGF5bG9hZC5ieXRlcy5maWxsKDApO1xuICAgICAgICAgICAgLy8gTGlmZWN5Y2xlIHdpcGUsIG5vdCBwZXItZnJhbWU6IGV2ZXJ5IHR5cGVkLWFycmF5IGZpZWxkIG9uIHRoZSBzY2FubmVyIGFuZCBpdHMgbGF5ZXJzIGlzXG4gICAgICAgICAgICAvLyBhIHplcm8tdGFyZ2V0IGFyZW5hLCBzbyBzd2VlcCB0aGVtIHJlZmxlY3RpdmVseSDigJQgbmV3IGFyZW5hcyBjYW5ub3QgYmUgZm9yZ290dGVuIGhlcmUuXG4gICAgICAgICAgICAvLyBPYmplY3QudmFsdWVzIGFsbG9jYXRlczsgYWNjZXB0YWJsZSBvdXRzaWRlIHRoZSBmcmFtZSBsb29wLiBMYXllciB6ZXJvJ3MgbHVtYSBhbGlhc2VzXG4gICAgICAgICAgICAvLyB0aGUgc2Nhbm5lcidzLCBzbyB0aGUgZG91YmxlIGZpbGwgaXMgaGFybWxlc3MuXG4gICAgICAgICAgICBmb3IgKGNvbnN0IHYgb2YgT2JqZWN0LnZhbHVlcyh0aGlzKSlcbiAgICAgICAgICAgICAgICBpZiAoQXJyYXlCdWZmZXIuaXNWaWV3KHYpKVxuICAgICAgICAgICAgICAgICAgICB2LmZpbGwoMCk7XG4gICAgICAgICAgICBmb3IgKGNvbnN0IGxheWVyIG9mIHRoaXMubGF5ZXJzKSB7XG4gICAgICAgICAgICAgICAgZm9yIChjb25zdCB2IG9mIE9iamVjdC52YWx1ZXMobGF5ZXIpKVxuICAgICAgICAgICAgICAgICAgICBpZiAoQXJyYXlCdWZmZXIuaXNWaWV3KHYpKVxuICAgICAgICAgICAgICAgICAgICAgICAgdi5maWxsKDApO1xuICAgICAgICAgICAgICAgIGxheWVyLmJsb2NrSGVpZ2h0ID0gMDtcbiAgICAgICAgICAgICAgICBsYXllci5ibG9ja1dpZHRoID0gMDtcbiAgICAgICAgICAgICAgICBsYXllci5oZWlnaHQgPSAwO1xuICAgICAgICAgICAgICAgIGxheWVyLndpZHRoID0gMDtcbiAgICAgICAgICAgICAgICBsYXllci53b3JkcyA9IDA7XG4gICAgICAgICAgICAgICAgbGF5ZXIucGF0dGVybkNvdW50ID0gMDtcbiAgICAgICAgICAgICAgICBsYXllci5zZXRDb3VudCA9IDA7XG4gICAgICAgICAgICAgICAgbGF5ZXIuc2V0Q3Vyc29yID0gMDtcbiAgICAgICAgICAgICAgICBsYXllci51c2VkID0gZmFsc2U7XG4gICAgICAgICAgICAgICAgbGF5ZXIuZm91bmQgPSBmYWxzZTtcbiAgICAgICAgICAgICAgICBsYXllci5zZXRzUmVhZHkgPSBmYWxzZTtcbiAgICAgICAgICAgIH1cbiAgICAgICAgICAgIHRoaXMud2lkdGggPSAwO1xuICAgICAgICAgICAgdGhpcy5pbWFnZS53aWR0aCA9IDA7XG4gICAgICAgICAgICB0aGlzLmhlaWdodCA9IDA7XG4gICAgICAgICAgICB0aGlzLmltYWdlLmhlaWdodCA9IDA7XG4gICAgICAgICAgICB0aGlzLnN0YWdlZCA9IGZhbHNlO1xuICAgICAgICAgICAgdGhpcy5yZXNpemVkID0gZmFsc2U7XG4gICAgICAgICAgICB0aGlzLmJsb2NrZWQgPSAwO1xuICAgICAgICAgICAgdGhpcy5wb2ludHMgPSB1bmRlZmluZWQ7XG4gICAgICAgIH1cbiAgICAgICAgZmluYWxseSB7XG4gICAgICAgICAgICB0aGlzLmVuZE9wZXJhdGlvbigpO1xuICAgICAgICB9XG4gICAgfVxuICAgIC8qKiBQcm9jZXNzIHBpeGVscyB0aGF0IGFuIGludGVncmF0aW9uIHdyb3RlIGRpcmVjdGx5IGludG8ge0BsaW5rIGx1bWF9LiAqL1xuICAgIHByb2Nlc3NJbWFnZShzaXplLCBmb3JtYXQgPSAnSTQyMCcsIGxheW91dCA9IHsgb2Zmc2V0OiAwLCBzdHJpZGU6IHNpemUud2lkdGggKiAoaW5wdXRGb3JtYXQoZm9ybWF0KT8uc3RlcCB8fCAwKSB9KSB7XG4gICAgICAgIHRoaXMuYmVnaW5PcGVyYXRpb24oKTtcbiAgICAgICAgdHJ5IHtcbiAgICAgICAgICAgIHRoaXMuaW5wdXQud2lkdGggPSBzaXplLndpZHRoO1xuICAgICAgICAgICAgdGhpcy5pbnB1dC5oZWlnaHQgPSBzaXplLmhlaWdodDtcbiAgICAgICAgICAgIGNvcHlMdW1hKHRoaXMubHVtYSwgdGhpcy5vcHRzLm1heFNpemUsIHRoaXMuaW5wdXQsIGZvcm1hdCwgbGF5b3V0KTtcbiAgICAgICAgICAgIHRoaXMuc3RhZ2Uoc2l6ZSk7XG4gICAgICAgIH1cbiAgICAgICAgZmluYWxseSB7XG4gICAgICAgICAgICB0aGlzLmVuZE9wZXJhdGlvbigpO1xuICAgICAgICB9XG4gICAgfVxuICAgIC8vIFByb2plY3QgYSBtb2R1bGUgY2VudGVyLCB0aGVuIGNsYXNzaWZ5IGl0cyBzb3VyY2UgcGl4ZWwgYWdhaW5zdCB0aGUgb3duaW5nIHRocmVzaG9sZCBibG9jay5cbiAgICByZWFkKHMsIG1hcCwgbXgsIG15KSB7XG4gICAgICAgIGNvbnN0IHBvaW50ID0gbWFwUG9pbnQobWFwLCBteCwgbXkpO1xuICAgICAgICAvLyBNb2R1bGUgY29vcmRpbmF0ZXMgZGVzY3JpYmUgY2VsbCBjZW50ZXJzOyBmbG9vciBtYXBzIHByb2plY3RlZCBib3VuZGFyeVxuICAgICAgICAvLyB2YWx1ZXMgdG8gdGhlIGNvbnRhaW5pbmcgc291cmNlIHBpeGVsIGluc3RlYWQgb2YgY3Jvc3NpbmcgaW50byBpdHMgbmVpZ2hib3IuXG4gICAgICAgIGNvbnN0IHB4ID0gTWF0aC5mbG9vcihwb2ludC54KTtcbiAgICAgICAgY29uc3QgcHkgPSBNYXRoLmZsb29yKHBvaW50LnkpO1xuICAgICAgICBpZiAocHggPCAwIHx8IHB5IDwgMCB8fCBweCA+PSBzLlcgfHwgcHkgPj0gcy5IKVxuICAgICAgICAgICAgcmV0dXJuIDA7XG4gICAgICAgIGNvbnN0IGRhcmsgPSBzLmRbcHkgKiBzLlcgKyBweF0gPD0gcy5jdXRbKHB5ID4+IHMuc2gpICogcy5idyArIChweCA+PiBzLnNoKV07XG4gICAgICAgIHJldHVybiBkYXJrICE9PSB0aGlzLmludmVydGVkUHJvamVjdGlvbiA/IDEgOiAwO1xuICAgIH1cbiAgICAvLyBSZWNvdmVyIHRoZSBmb3VydGggY29ybmVyIG9mIGEgcHJvamVjdGl2ZSBmaW5kZXIgc3F1YXJlIGZyb20gaXRzIHRocmVlIGxvY2FsIHBpdGNoZXMuXG4gICAgcGVyc3BlY3RpdmUodCwgcDAsIHAxLCBwMikge1xuICAgICAgICBjb25zdCB7IHRsLCB0ciwgYmwgfSA9IHQ7XG4gICAgICAgIC8vIFVuZGVyIGEgaG9tb2dyYXBoeSBsb2NhbCBwaXRjaCBjaGFuZ2VzIHdpdGggdGhlIGludmVyc2UgMy8yIHBvd2VyIG9mXG4gICAgICAgIC8vIGl0cyBkZW5vbWluYXRvciwgc28gdGhlIDIvMyBwaXRjaCByYXRpbyByZWNvdmVycyBlYWNoIGNvcm5lciB3ZWlnaHQuXG4gICAgICAgIGNvbnN0IHd4ID0gTWF0aC5jYnJ0KHAwIC8gcDEpICoqIDI7XG4gICAgICAgIGNvbnN0IHd5ID0gTWF0aC5jYnJ0KHAwIC8gcDIpICoqIDI7XG4gICAgICAgIGNvbnN0IGNvcm5lckRlbiA9IHd4ICsgd3kgLSAxO1xuICAgICAgICBpZiAoIWNvcm5lckRlbilcbiAgICAgICAgICAgIHJldHVybiBmYWxzZTtcbiAgICAgICAgY29uc3QgYnJYID0gKHd4ICogdHIueCArIHd5ICogYmwueCAtIHRsLngpIC8gY29ybmVyRGVuO1xuICAgICAgICBjb25zdCBiclkgPSAod3ggKiB0ci55ICsgd3kgKiBibC55IC0gdGwueSkgLyBjb3JuZXJEZW47XG4gICAgICAgIGNvbnN0IGR4MyA9IHRsLnggLSB0ci54ICsgYnJYIC0gYmwueDtcbiAgICAgICAgY29uc3QgZHkzID0gdGwueSAtIHRyLnkgKyBiclkgLSBibC55O1xuICAgICAgICAvLyBUaGUgcHJvamVjdGl2ZSBib2R5IGlzIHNxdWFyZVRvUXVhZCBvbiAodGwsdHIsYnIsYmwpOyBrZWVwIHRoZSBkZW4hPTAgZ3VhcmQgdGhlIHNoYXJlZFxuICAgICAgICAvLyBoZWxwZXIgb21pdHMgKGl0IHdvdWxkIGRpdmlkZSBieSB6ZXJvIHdoZXJlIHRoaXMgY2FsbGVyIG11c3QgcmVwb3J0IGZhaWx1cmUgaW5zdGVhZCkuXG4gICAgICAgIGlmICgoZHgzIHx8IGR5MykgJiYgISgodHIueCAtIGJyWCkgKiAoYmwueSAtIGJyWSkgLSAoYmwueCAtIGJyWCkgKiAodHIueSAtIGJyWSkpKVxuICAgICAgICAgICAgcmV0dXJuIGZhbHNlO1xuICAgICAgICBwYWNrUXVhZCh0aGlzLnRvLCB0bC54LCB0bC55LCB0ci54LCB0ci55LCBiclgsIGJyWSwgYmwueCwgYmwueSk7XG4gICAgICAgIHNxdWFyZVRvUXVhZCh0aGlzLm1hcCwgdGhpcy50byk7XG4gICAgICAgIHJldHVybiB0cnVlO1xuICAgIH1cbiAgICAvLyBCZXN0IDV4NS10ZW1wbGF0ZSBwbGFjZW1lbnQgb24gYSA3eDcgb2Zmc2V0IGxhdHRpY2UgYXJvdW5kIChieCxieSk6IG9mZnNldHMgYXJlIHN4Km11bFxuICAgIC8vIChncmlkOiBoYWxmLW1vZHVsZSBzdGVwcywgdGllcyBicm9rZW4gdG93YXJkIHRoZSBzbWFsbGVzdCBvZmZzZXQ7IHBlcnNwZWN0aXZlOiB1bml0XG4gICAgLy8gc3RlcHMg4oCUIHRoZSBjNiBkb3VibGVkIHBpeGVsIG9mZnNldHMgLTYuLjYgc3RlcCAyIHByZS1kaXZpZGVkIOKAlCBmaXJzdCBiZXN0IHdpbnMpLlxuICAgIHNlYXJjaEFsaWduKHMsIG1hcCwgc2NhbGUsIHNpZGUsIGJ4LCBieSwgbXVsLCB0aWUpIHtcbiAgICAgICAgbGV0IGJlc3RYID0gMDtcbiAgICAgICAgbGV0IGJlc3RZID0gMDtcbiAgICAgICAgbGV0IGJlc3RFcnJvcnMgPSB0aWUgPyBJbmZpbml0eSA6IDUgKyAxO1xuICAgICAgICBmb3IgKGxldCBzeSA9IC0zOyBzeSA8PSAzOyBzeSsrKVxuICAgICAgICAgICAgZm9yIChsZXQgc3ggPSAtMzsgc3ggPD0gMzsgc3grKykge1xuICAgICAgICAgICAgICAgIGNvbnN0IGR4ID0gc3ggKiBtdWw7XG4gICAgICAgICAgICAgICAgY29uc3QgZHkgPSBzeSAqIG11bDtcbiAgICAgICAgICAgICAgICBjb25zdCBjYXAgPSBiZXN0RXJyb3JzICsgK3RpZTtcbiAgICAgICAgICAgICAgICAvLyBDb3VudCBjYXBwZWQgNXg1IGFsaWdubWVudC10ZW1wbGF0ZSBtaXNtYXRjaGVzIGF0IHRoaXMgbWFwcGVkIG1vZHVsZSBvZmZzZXQuXG4gICAgICAgICAgICAgICAgbGV0IGVycm9ycyA9IDA7XG4gICAgICAgICAgICAgICAgZm9yIChsZXQgeSA9IC0yOyB5IDw9IDIgJiYgZXJyb3JzIDwgY2FwOyB5KyspXG4gICAgICAgICAgICAgICAgICAgIGZvciAobGV0IHggPSAtMjsgeCA8PSAyOyB4KyspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGRhcmsgPSAhIXRoaXMucmVhZChzLCBtYXAsIHNjYWxlICsgKGJ4ICsgZHggKyB4KSAvIHNpZGUsIHNjYWxlICsgKGJ5ICsgZHkgKyB5KSAvIHNpZGUpO1xuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgZWRnZSA9IE1hdGguYWJzKHgpID09PSAyIHx8IE1hdGguYWJzKHkpID09PSAyO1xuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGRhcmsgIT09IChlZGdlIHx8ICh4ID09PSAwICYmIHkgPT09IDApKSAmJiArK2Vycm9ycyA+PSBjYXApXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWs7XG4gICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICBpZiAoZXJyb3JzID4gYmVzdEVycm9ycyB8fCAoIXRpZSAmJiBlcnJvcnMgPT09IGJlc3RFcnJvcnMpKVxuICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICBpZiAoZXJyb3JzID09PSBiZXN0RXJyb3JzICYmIGR4ICogZHggKyBkeSAqIGR5ID49IGJlc3RYICogYmVzdFggKyBiZXN0WSAqIGJlc3RZKVxuICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICBiZXN0WCA9IGR4O1xuICAgICAgICAgICAgICAgIGJlc3RZID0gZHk7XG4gICAgICAgICAgICAgICAgYmVzdEVycm9ycyA9IGVycm9ycztcbiAgICAgICAgICAgIH1cbiAgICAgICAgaWYgKGJlc3RFcnJvcnMgPiA1KVxuICAgICAgICAgICAgcmV0dXJuIGZhbHNlO1xuICAgICAgICBjb25zdCBwID0gbWFwUG9pbnQobWFwLCBzY2FsZSArIChieCArIGJlc3RYKSAvIHNpZGUsIHNjYWxlICsgKGJ5ICsgYmVzdFkpIC8gc2lkZSk7XG4gICAgICAgIHRoaXMuYWxpZ25Qb2ludC54ID0gcC54O1xuICAgICAgICB0aGlzLmFsaWduUG9pbnQueSA9IHAueTtcbiAgICAgICAgcmV0dXJuIHRydWU7XG4gICAgfVxuICAgIC8vIFRlc3Qgd2hldGhlciBhIGZpbmRlciBsaWVzIGluc2lkZSBhbiBhZmZpbmUgUVIgcmVnaW9uIGFscmVhZHkgZGVjb2RlZCBvbiBhbnkgcHlyYW1pZCBsYXllci5cbiAgICBleGNsdWRlZChsYXllciwgaW5kZXgpIHtcbiAgICAgICAgaWYgKCF0aGlzLmJsb2NrZWQpXG4gICAgICAgICAgICByZXR1cm4gZmFsc2U7XG4gICAgICAgIGNvbnN0IHNjYWxlID0gbGF5ZXIuY29udGV4dC5zY2FsZTtcbiAgICAgICAgY29uc3Qgb2Zmc2V0ID0gKHNjYWxlIC0gMSkgLyAyO1xuICAgICAgICBjb25zdCBwb3MgPSA0ICogaW5kZXg7XG4gICAgICAgIGNvbnN0IHggPSBzY2FsZSAqIGxheWVyLnBhdHRlcm5zW3Bvc10gKyBvZmZzZXQ7XG4gICAgICAgIGNvbnN0IHkgPSBzY2FsZSAqIGxheWVyLnBhdHRlcm5zW3BvcyArIDFdICsgb2Zmc2V0O1xuICAgICAgICBmb3IgKGNvbnN0IHNvdXJjZSBvZiB0aGlzLmxheWVycykge1xuICAgICAgICAgICAgaWYgKCFzb3VyY2UuZm91bmQpXG4gICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICBjb25zdCBzb3VyY2VTY2FsZSA9IHNvdXJjZS5jb250ZXh0LnNjYWxlO1xuICAgICAgICAgICAgY29uc3Qgc291cmNlT2Zmc2V0ID0gKHNvdXJjZVNjYWxlIC0gMSkgLyAyO1xuICAgICAgICAgICAgY29uc3QgcyA9IHNvdXJjZS5wYXR0ZXJucztcbiAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgc291cmNlLnBhdHRlcm5Db3VudDsgaSsrKSB7XG4gICAgICAgICAgICAgICAgY29uc3Qgc3RhdGUgPSBzb3VyY2UuaW52ZXJ0ZWRbaV07XG4gICAgICAgICAgICAgICAgaWYgKCEoc3RhdGUgJiAyKSlcbiAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgaWYgKCEoc3RhdGUgJiA0KSlcbiAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgY29uc3QgdGwgPSA0ICogaTtcbiAgICAgICAgICAgICAgICBjb25zdCB0ciA9IDQgKiBzW3RsICsgMl07XG4gICAgICAgICAgICAgICAgY29uc3QgYmwgPSA0ICogc1t0bCArIDNdO1xuICAgICAgICAgICAgICAgIGNvbnN0IHV4ID0gc291cmNlU2NhbGUgKiAoc1t0cl0gLSBzW3RsXSk7XG4gICAgICAgICAgICAgICAgY29uc3QgdXkgPSBzb3VyY2VTY2FsZSAqIChzW3RyICsgMV0gLSBzW3RsICsgMV0pO1xuICAgICAgICAgICAgICAgIGNvbnN0IHZ4ID0gc291cmNlU2NhbGUgKiAoc1tibF0gLSBzW3RsXSk7XG4gICAgICAgICAgICAgICAgY29uc3QgdnkgPSBzb3VyY2VTY2FsZSAqIChzW2JsICsgMV0gLSBzW3RsICsgMV0pO1xuICAgICAgICAgICAgICAgIGNvbnN0IGRldGVybWluYW50ID0gdXggKiB2eSAtIHV5ICogdng7XG4gICAgICAgICAgICAgICAgY29uc3QgZHggPSB4IC0gKHNvdXJjZVNjYWxlICogc1t0bF0gKyBzb3VyY2VPZmZzZXQpO1xuICAgICAgICAgICAgICAgIGNvbnN0IGR5ID0geSAtIChzb3VyY2VTY2FsZSAqIHNbdGwgKyAxXSArIHNvdXJjZU9mZnNldCk7XG4gICAgICAgICAgICAgICAgY29uc3QgYWNyb3NzID0gKGR4ICogdnkgLSBkeSAqIHZ4KSAvIGRldGVybWluYW50O1xuICAgICAgICAgICAgICAgIGNvbnN0IGRvd24gPSAoZHkgKiB1eCAtIGR4ICogdXkpIC8gZGV0ZXJtaW5hbnQ7XG4gICAgICAgICAgICAgICAgY29uc3QgcGFkZGluZyA9IHNbdHIgKyAyXTtcbiAgICAgICAgICAgICAgICBpZiAoYWNyb3NzID49IC1wYWRkaW5nICYmIGFjcm9zcyA8PSAxICsgcGFkZGluZyAmJiBkb3duID49IC1wYWRkaW5nICYmIGRvd24gPD0gMSArIHBhZGRpbmcpXG4gICAgICAgICAgICAgICAgICAgIHJldHVybiB0cnVlO1xuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgICAgIHJldHVybiBmYWxzZTtcbiAgICB9XG4gICAgLy8gTWFyayB0aGlzIGxheWVyJ3MgZmluZGVycyB0aGF0IGZhbGwgaW5zaWRlIGFueSBhbHJlYWR5IGRlY29kZWQgUVIgcmVnaW9uLlxuICAgIGV4Y2x1ZGUobGF5ZXIpIHtcbiAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBsYXllci5wYXR0ZXJuQ291bnQ7IGkrKykge1xuICAgICAgICAgICAgaWYgKGxheWVyLmludmVydGVkW2ldICYgMiB8fCAhdGhpcy5leGNsdWRlZChsYXllciwgaSkpXG4gICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICBsYXllci5pbnZlcnRlZFtpXSB8PSAyO1xuICAgICAgICAgICAgdGhpcy5ibG9ja2VkKys7XG4gICAgICAgIH1cbiAgICB9XG4gICAgLy8gQm91bmRlZCBjYW5kaWRhdGUgcmV0ZW50aW9uIGlzIGlkZW50aWNhbCBmb3IgbWFuZGF0b3J5IGFuZCByZXRyeSBzZWxlY3Rpb247IHRoZXkgZGlmZmVyIG9ubHlcbiAgICAvLyBpbiB0aGVpciByYW5rIGV4cHJlc3Npb24gYW5kIGNhcGFjaXR5LiBFcXVhbCByYW5rcyBrZWVwIHRoZSBlYXJsaWVyIHNsb3QuXG4gICAgcmV0YWluKGluZGV4LCByYW5rLCBjb3VudCwgY2FwYWNpdHksIG9mZnNldCA9IDApIHtcbiAgICAgICAgY29uc3QgcmFua3MgPSB0aGlzLnRtcDY0O1xuICAgICAgICBpZiAoY291bnQgPCBjYXBhY2l0eSkge1xuICAgICAgICAgICAgdGhpcy50bXAzMltjb3VudF0gPSBpbmRleDtcbiAgICAgICAgICAgIHJhbmtzW29mZnNldCArIGNvdW50XSA9IHJhbms7XG4gICAgICAgICAgICByZXR1cm4gY291bnQgKyAxO1xuICAgICAgICB9XG4gICAgICAgIGxldCB3b3JzdCA9IDA7XG4gICAgICAgIGZvciAobGV0IGkgPSAxOyBpIDwgY291bnQ7IGkrKylcbiAgICAgICAgICAgIGlmIChyYW5rc1tvZmZzZXQgKyB3b3JzdF0gPCByYW5rc1tvZmZzZXQgKyBpXSlcbiAgICAgICAgICAgICAgICB3b3JzdCA9IGk7XG4gICAgICAgIGlmIChyYW5rID49IHJhbmtzW29mZnNldCArIHdvcnN0XSlcbiAgICAgICAgICAgIHJldHVybiBjb3VudDtcbiAgICAgICAgdGhpcy50bXAzMlt3b3JzdF0gPSBpbmRleDtcbiAgICAgICAgcmFua3Nbb2Zmc2V0ICsgd29yc3RdID0gcmFuaztcbiAgICAgICAgcmV0dXJuIGNvdW50O1xuICAgIH1cbiAgICAvLyBBc3NpZ24gdGhyZWUgZmluZGVyIHJlY29yZHMgdG8gVEwvVFIvQkwgYnkgbG9uZ2VzdCBzaWRlLCB0aGVuIGVuZm9yY2UgY2xvY2t3aXNlIG9yaWVudGF0aW9uLlxuICAgIG1ha2VUcmlwbGUobGF5ZXIsIGkwLCBpMSwgaTIpIHtcbiAgICAgICAgY29uc3QgcHRzID0gbGF5ZXIucGF0dGVybnM7XG4gICAgICAgIGNvbnN0IHAwID0gaTAgKiA0O1xuICAgICAgICBjb25zdCBwMSA9IGkxICogNDtcbiAgICAgICAgY29uc3QgcDIgPSBpMiAqIDQ7XG4gICAgICAgIGNvbnN0IGQwMSA9IGRpc3QyKHB0cywgcDAsIHAxKTtcbiAgICAgICAgY29uc3QgZDEyID0gZGlzdDIocHRzLCBwMSwgcDIpO1xuICAgICAgICBjb25zdCBkMDIgPSBkaXN0MihwdHMsIHAwLCBwMik7XG4gICAgICAgIGxldCB0bCA9IGkyO1xuICAgICAgICBsZXQgYmwgPSBpMDtcbiAgICAgICAgbGV0IHRyID0gaTE7XG4gICAgICAgIGlmIChkMTIgPj0gZDAxICYmIGQxMiA+PSBkMDIpIHtcbiAgICAgICAgICAgIHRsID0gaTA7XG4gICAgICAgICAgICBibCA9IGkxO1xuICAgICAgICAgICAgdHIgPSBpMjtcbiAgICAgICAgfVxuICAgICAgICBlbHNlIGlmIChkMDIgPj0gZDEyICYmIGQwMiA+PSBkMDEpIHtcbiAgICAgICAgICAgIHRsID0gaTE7XG4gICAgICAgICAgICBibCA9IGkwO1xuICAgICAgICAgICAgdHIgPSBpMjtcbiAgICAgICAgfVxuICAgICAgICBjb3B5UGF0dGVybihsYXllciwgdGwsIHRoaXMudHJpcGxlLnRsKTtcbiAgICAgICAgY29weVBhdHRlcm4obGF5ZXIsIGJsLCB0aGlzLnRyaXBsZS5ibCk7XG4gICAgICAgIGNvcHlQYXR0ZXJuKGxheWVyLCB0ciwgdGhpcy50cmlwbGUudHIpO1xuICAgICAgICBjb25zdCB7IHRsOiB0b3BMZWZ0LCB0cjogdG9wUmlnaHQsIGJsOiBib3R0b21MZWZ0IH0gPSB0aGlzLnRyaXBsZTtcbiAgICAgICAgaWYgKCh0b3BSaWdodC54IC0gdG9wTGVmdC54KSAqIChib3R0b21MZWZ0LnkgLSB0b3BMZWZ0LnkpIC1cbiAgICAgICAgICAgICh0b3BSaWdodC55IC0gdG9wTGVmdC55KSAqIChib3R0b21MZWZ0LnggLSB0b3BMZWZ0LngpIDxcbiAgICAgICAgICAgIDApIHtcbiAgICAgICAgICAgIC8vIFRoZSBjb3BpZXMgYXJlIHVudG91Y2hlZCBzaW5jZSBjb3B5UGF0dGVybiwgc28gc3dhcHBpbmcgcm9sZXMgaXMgYSByZS1jb3B5IGZyb20gdGhlXG4gICAgICAgICAgICAvLyBzd2FwcGVkIHNvdXJjZSByZWNvcmRzIOKAlCBubyBzY3JhdGNoIHBhdHRlcm4gbmVlZGVkLlxuICAgICAgICAgICAgY29uc3QgaW5kZXggPSB0cjtcbiAgICAgICAgICAgIHRyID0gYmw7XG4gICAgICAgICAgICBibCA9IGluZGV4O1xuICAgICAgICAgICAgY29weVBhdHRlcm4obGF5ZXIsIHRyLCB0b3BSaWdodCk7XG4gICAgICAgICAgICBjb3B5UGF0dGVybihsYXllciwgYmwsIGJvdHRvbUxlZnQpO1xuICAgICAgICB9XG4gICAgICAgIHRoaXMudHJpcGxlLnRsSW5kZXggPSB0bDtcbiAgICAgICAgdGhpcy50cmlwbGUudHJJbmRleCA9IHRyO1xuICAgICAgICB0aGlzLnRyaXBsZS5ibEluZGV4ID0gYmw7XG4gICAgICAgIHJldHVybiB0aGlzLnRyaXBsZTtcbiAgICB9XG4gICAgLy8gQmVzdCB0cmlwbGUgb2Ygb25lIHBvbGFyaXR5IGZvciB0aGUgbWFuZGF0b3J5IGF0dGVtcHQsIGludG8gdG1wNjRbcG9sYXJpdHkgKiA0Li5dIGFzXG4gICAgLy8gKGkwLCBpMSwgaTIsIHJlbGF0aXZlIGVycm9yKS4gUmF3IGVycm9yIHJlamVjdHMgc3F1YXJlIGNyb3NzLXN5bWJvbCBtaXhlcyBpbiBkZW5zZSBncmlkcztcbiAgICAvLyBzcGFyc2Ugc2NlbmVzIHVzZSByZWxhdGl2ZSBlcnJvciBtaW51cyByb3cgY29uZmlkZW5jZSB0byByZWplY3Qgc21hbGwgZGF0YSBwc2V1ZG8tc3F1YXJlcy5cbiAgICBwaWNrUG9sYXJpdHkobGF5ZXIsIHBvbGFyaXR5KSB7XG4gICAgICAgIGNvbnN0IHB0cyA9IGxheWVyLnBhdHRlcm5zO1xuICAgICAgICBjb25zdCBjYW5kaWRhdGVzID0gdGhpcy50bXAzMjtcbiAgICAgICAgbGV0IGNvbmZpcm1lZCA9IDA7XG4gICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbGF5ZXIucGF0dGVybkNvdW50OyBpKyspIHtcbiAgICAgICAgICAgIGNvbnN0IHN0YXRlID0gbGF5ZXIuaW52ZXJ0ZWRbaV07XG4gICAgICAgICAgICBpZiAoKHN0YXRlICYgMSkgIT09IHBvbGFyaXR5IHx8IHN0YXRlICYgMilcbiAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgIGlmIChwdHNbaSAqIDQgKyAzXSA+PSAyKVxuICAgICAgICAgICAgICAgIGNvbmZpcm1lZCsrO1xuICAgICAgICB9XG4gICAgICAgIC8vIE9uY2UgdGhyZWUgY2VudGVycyBleGlzdCwgcmVxdWlyZSB0d28gcm93IGhpdHMgdG8gcmVqZWN0IG9uZS1yb3cgZGF0YSBwYXR0ZXJucy5cbiAgICAgICAgY29uc3QgbWluaW11bSA9IGNvbmZpcm1lZCA+PSAzID8gMiA6IDE7XG4gICAgICAgIGxldCBjb3VudCA9IDA7XG4gICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbGF5ZXIucGF0dGVybkNvdW50OyBpKyspIHtcbiAgICAgICAgICAgIGNvbnN0IHN0YXRlID0gbGF5ZXIuaW52ZXJ0ZWRbaV07XG4gICAgICAgICAgICBpZiAoKHN0YXRlICYgMSkgIT09IHBvbGFyaXR5IHx8IHN0YXRlICYgMilcbiAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgIGNvbnN0IGNvbmZpZGVuY2UgPSBwdHNbaSAqIDQgKyAzXTtcbiAgICAgICAgICAgIGlmIChjb25maWRlbmNlIDwgbWluaW11bSlcbiAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgIC8vIFJldGFpbiB0aGUgc3Ryb25nZXN0IDE2IGNlbnRlcnMgcGVyIHBvbGFyaXR5IHRvIGtlZXAgY3ViaWMgZ2VvbWV0cnkgYm91bmRlZC5cbiAgICAgICAgICAgIGNvdW50ID0gdGhpcy5yZXRhaW4oaSwgLWNvbmZpZGVuY2UsIGNvdW50LCAxNiwgOCk7XG4gICAgICAgIH1cbiAgICAgICAgaWYgKGNvdW50IDwgMylcbiAgICAgICAgICAgIHJldHVybiBmYWxzZTtcbiAgICAgICAgLy8gQ2FjaGUgdGhlIG5lYXJlc3Qgc2NhbGUtY29uc2lzdGVudCB1cHBlci1sYXllciBjZW50ZXJzLiBXaXRob3V0IHRoaXMgcmVzY3VlLCBwZXJzcGVjdGl2ZVxuICAgICAgICAvLyBzcXVlZXplIG1hZGUgdGhlIG1vZHVsZS1yYXRpbyBnYXRlIGxvc2UgNDYgb2YgMTY4IHBlcnNwZWN0aXZlIGRlY29kZXMuXG4gICAgICAgIGNvbnN0IGZvdW5kID0gdGhpcy50bXAzMjtcbiAgICAgICAgZm91bmQuZmlsbCgwLCAxNik7XG4gICAgICAgIGNvbnN0IGxvd2VySW5kZXggPSB0aGlzLmxheWVycy5pbmRleE9mKGxheWVyKTtcbiAgICAgICAgZm9yIChsZXQgdXBwZXJJbmRleCA9IGxvd2VySW5kZXggKyAxOyB1cHBlckluZGV4IDwgdGhpcy5sYXllcnMubGVuZ3RoOyB1cHBlckluZGV4KyspIHtcbiAgICAgICAgICAgIGNvbnN0IHVwcGVyID0gdGhpcy5sYXllcnNbdXBwZXJJbmRleF07XG4gICAgICAgICAgICBpZiAoIXVwcGVyLnVzZWQgfHwgIXVwcGVyLmZvdW5kKVxuICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgY29uc3Qgc2NhbGUgPSB1cHBlci5jb250ZXh0LnNjYWxlIC8gbGF5ZXIuY29udGV4dC5zY2FsZTtcbiAgICAgICAgICAgIGNvbnN0IG9mZnNldCA9IChzY2FsZSAtIDEpIC8gMjtcbiAgICAgICAgICAgIGZvciAobGV0IHNsb3QgPSAwOyBzbG90IDwgY291bnQ7IHNsb3QrKykge1xuICAgICAgICAgICAgICAgIGNvbnN0IGF0ID0gNCAqIGNhbmRpZGF0ZXNbc2xvdF07XG4gICAgICAgICAgICAgICAgY29uc3QgbXMgPSBwdHNbYXQgKyAyXTtcbiAgICAgICAgICAgICAgICBsZXQgYjAgPSAtMTtcbiAgICAgICAgICAgICAgICBsZXQgYjEgPSAtMTtcbiAgICAgICAgICAgICAgICBsZXQgYjIgPSAtMTtcbiAgICAgICAgICAgICAgICBsZXQgZDAgPSBJbmZpbml0eTtcbiAgICAgICAgICAgICAgICBsZXQgZDEgPSBJbmZpbml0eTtcbiAgICAgICAgICAgICAgICBsZXQgZDIgPSBJbmZpbml0eTtcbiAgICAgICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IHVwcGVyLnBhdHRlcm5Db3VudDsgaSsrKSB7XG4gICAgICAgICAgICAgICAgICAgIGlmICgodXBwZXIuaW52ZXJ0ZWRbaV0gJiAxKSAhPT0gcG9sYXJpdHkpXG4gICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgaWYgKHVwcGVyLmludmVydGVkW2ldICYgMilcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBwb3MgPSA0ICogaTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgbWFwcGVkTXMgPSBzY2FsZSAqIHVwcGVyLnBhdHRlcm5zW3BvcyArIDJdO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBzbWFsbGVzdCA9IE1hdGgubWluKG1zLCBtYXBwZWRNcyk7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGxhcmdlc3QgPSBNYXRoLm1heChtcywgbWFwcGVkTXMpO1xuICAgICAgICAgICAgICAgICAgICAvLyBSZWplY3QgdW5yZWxhdGVkIHNjYWxlcyBhYm92ZSAyOjE7IHRoaXMgYW5kIHRoZSBkaXN0YW5jZSBnYXRlIGFkZGVkICsyNy8tMCByYXN0ZXJzLlxuICAgICAgICAgICAgICAgICAgICBpZiAobGFyZ2VzdCA+IDIgKiBzbWFsbGVzdClcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBkeCA9IHNjYWxlICogdXBwZXIucGF0dGVybnNbcG9zXSArIG9mZnNldCAtIHB0c1thdF07XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGR5ID0gc2NhbGUgKiB1cHBlci5wYXR0ZXJuc1twb3MgKyAxXSArIG9mZnNldCAtIHB0c1thdCArIDFdO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBkaXN0YW5jZSA9IGR4ICogZHggKyBkeSAqIGR5O1xuICAgICAgICAgICAgICAgICAgICBpZiAoZGlzdGFuY2UgPj0gNCAqIGxhcmdlc3QgKiogMiB8fCBkaXN0YW5jZSA+PSBkMilcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgICAgICAgICBpZiAoZGlzdGFuY2UgPCBkMCkge1xuICAgICAgICAgICAgICAgICAgICAgICAgYjIgPSBiMTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGQyID0gZDE7XG4gICAgICAgICAgICAgICAgICAgICAgICBiMSA9IGIwO1xuICAgICAgICAgICAgICAgICAgICAgICAgZDEgPSBkMDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGIwID0gaTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGQwID0gZGlzdGFuY2U7XG4gICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgZWxzZSBpZiAoZGlzdGFuY2UgPCBkMSkge1xuICAgICAgICAgICAgICAgICAgICAgICAgYjIgPSBiMTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGQyID0gZDE7XG4gICAgICAgICAgICAgICAgICAgICAgICBiMSA9IGk7XG4gICAgICAgICAgICAgICAgICAgICAgICBkMSA9IGRpc3RhbmNlO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGVsc2Uge1xuICAgICAgICAgICAgICAgICAgICAgICAgYjIgPSBpO1xuICAgICAgICAgICAgICAgICAgICAgICAgZDIgPSBkaXN0YW5jZTtcbiAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICBjb25zdCBiYXNlID0gMTYgKyAodXBwZXJJbmRleCAqIDE2ICsgc2xvdCkgKiAzO1xuICAgICAgICAgICAgICAgIGZvdW5kW2Jhc2VdID0gYjAgKyAxO1xuICAgICAgICAgICAgICAgIGZvdW5kW2Jhc2UgKyAxXSA9IGIxICsgMTtcbiAgICAgICAgICAgICAgICBmb3VuZFtiYXNlICsgMl0gPSBiMiArIDE7XG4gICAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICAgICAgLy8gMS40IGlzIHRoZSB6ZXJvLWxvc3MgYW1iaWd1b3VzLXNldCBjaG9pY2U7IGlzb2xhdGVkIDEuOCByZXRhaW5lZCBhbGwgNywxNzggcmFzdGVycy5cbiAgICAgICAgY29uc3QgbW9kdWxlUmF0aW9NYXggPSBjb3VudCA9PT0gMyA/IDEuOCA6IDEuNDtcbiAgICAgICAgbGV0IGJlc3QwID0gLTE7XG4gICAgICAgIGxldCBiZXN0MSA9IC0xO1xuICAgICAgICBsZXQgYmVzdDIgPSAtMTtcbiAgICAgICAgbGV0IGJlc3RTY2FsZSA9IDA7XG4gICAgICAgIGxldCBiZXN0U2NvcmUgPSBJbmZpbml0eTtcbiAgICAgICAgbGV0IGJlc3RDb25maWRlbmNlID0gMDtcbiAgICAgICAgbGV0IHJhbmtlZFNjb3JlID0gSW5maW5pdHk7XG4gICAgICAgIGxldCByYW5rZWRDb25maWRlbmNlID0gMDtcbiAgICAgICAgbGV0IHJhbmtlZDAgPSAtMTtcbiAgICAgICAgbGV0IHJhbmtlZDEgPSAtMTtcbiAgICAgICAgbGV0IHJhbmtlZDIgPSAtMTtcbiAgICAgICAgbGV0IHJhbmtlZFJlbGF0aXZlID0gSW5maW5pdHk7XG4gICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgY291bnQgLSAyOyBpKyspIHtcbiAgICAgICAgICAgIGNvbnN0IGkwID0gY2FuZGlkYXRlc1tpXTtcbiAgICAgICAgICAgIGNvbnN0IHAwID0gaTAgKiA0O1xuICAgICAgICAgICAgZm9yIChsZXQgaiA9IGkgKyAxOyBqIDwgY291bnQgLSAxOyBqKyspIHtcbiAgICAgICAgICAgICAgICBjb25zdCBpMSA9IGNhbmRpZGF0ZXNbal07XG4gICAgICAgICAgICAgICAgY29uc3QgcDEgPSBpMSAqIDQ7XG4gICAgICAgICAgICAgICAgY29uc3QgZDAxID0gZGlzdDIocHRzLCBwMCwgcDEpO1xuICAgICAgICAgICAgICAgIGZvciAobGV0IGsgPSBqICsgMTsgayA8IGNvdW50OyBrKyspIHtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgaTIgPSBjYW5kaWRhdGVzW2tdO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBwMiA9IGkyICogNDtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgbWluTXMgPSBNYXRoLm1pbihwdHNbcDAgKyAyXSwgcHRzW3AxICsgMl0sIHB0c1twMiArIDJdKTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgbWF4TXMgPSBNYXRoLm1heChwdHNbcDAgKyAyXSwgcHRzW3AxICsgMl0sIHB0c1twMiArIDJdKTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgbmF0aXZlQ29uZmlkZW5jZSA9IE1hdGgubWluKHB0c1twMCArIDNdLCBwdHNbcDEgKyAzXSwgcHRzW3AyICsgM10pO1xuICAgICAgICAgICAgICAgICAgICBpZiAobWF4TXMgPiBtb2R1bGVSYXRpb01heCAqIG1pbk1zICYmXG4gICAgICAgICAgICAgICAgICAgICAgICAvLyBUaGUgbWVhc3VyZWQgc3BhcnNlIGFtYmlndWl0eSBoYXMgZWlnaHQgZWxpZ2libGUgY2VudGVycy5cbiAgICAgICAgICAgICAgICAgICAgICAgIChjb3VudCAhPT0gOCB8fCBuYXRpdmVDb25maWRlbmNlIDwgNCkpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIGxldCBtYXRjaGVkID0gZmFsc2U7XG4gICAgICAgICAgICAgICAgICAgICAgICAvLyBDaGVjayB3aGV0aGVyIGFuIHVwcGVyIGxheWVyIGNvbmZpcm1zIGFsbCB0aHJlZSBzbG90cyB3aXRoIGRpc3RpbmN0IGNlbnRlcnMuXG4gICAgICAgICAgICAgICAgICAgICAgICB1cHBlcjogZm9yIChsZXQgdXBwZXJJbmRleCA9IGxvd2VySW5kZXggKyAxOyB1cHBlckluZGV4IDwgdGhpcy5sYXllcnMubGVuZ3RoOyB1cHBlckluZGV4KyspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBsZXQgZmlyc3QgPSAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxldCBzZWNvbmQgPSAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IHJvbGUgPSAwOyByb2xlIDwgMzsgcm9sZSsrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHNsb3QgPSByb2xlID8gKHJvbGUgPT09IDEgPyBqIDogaykgOiBpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBiYXNlID0gMTYgKyAodXBwZXJJbmRleCAqIDE2ICsgc2xvdCkgKiAzO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBsZXQgc2VsZWN0ZWQgPSAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCByYW5rID0gMDsgcmFuayA8IDM7IHJhbmsrKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgY2FuZGlkYXRlID0gZm91bmRbYmFzZSArIHJhbmtdO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKCFjYW5kaWRhdGUgfHwgY2FuZGlkYXRlID09PSBmaXJzdCB8fCBjYW5kaWRhdGUgPT09IHNlY29uZClcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHNlbGVjdGVkID0gY2FuZGlkYXRlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWs7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKCFzZWxlY3RlZClcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnRpbnVlIHVwcGVyO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoIXJvbGUpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmaXJzdCA9IHNlbGVjdGVkO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBlbHNlIGlmIChyb2xlID09PSAxKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgc2Vjb25kID0gc2VsZWN0ZWQ7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIG1hdGNoZWQgPSB0cnVlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGJyZWFrO1xuICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKCFtYXRjaGVkKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGQxMiA9IGRpc3QyKHB0cywgcDEsIHAyKTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgZDAyID0gZGlzdDIocHRzLCBwMCwgcDIpO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBhID0gTWF0aC5taW4oZDAxLCBkMTIsIGQwMik7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGMgPSBNYXRoLm1heChkMDEsIGQxMiwgZDAyKTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgYiA9IGQwMSArIGQxMiArIGQwMiAtIGEgLSBjO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBnZW9tZXRyeSA9IE1hdGguYWJzKGMgLSAyICogYikgKyBNYXRoLmFicyhjIC0gMiAqIGEpO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBjb25maWRlbmNlID0gcHRzW3AwICsgM10gKyBwdHNbcDEgKyAzXSArIHB0c1twMiArIDNdO1xuICAgICAgICAgICAgICAgICAgICBpZiAoZ2VvbWV0cnkgPCBiZXN0U2NvcmUpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIGJlc3RTY29yZSA9IGdlb21ldHJ5O1xuICAgICAgICAgICAgICAgICAgICAgICAgYmVzdFNjYWxlID0gYztcbiAgICAgICAgICAgICAgICAgICAgICAgIGJlc3RDb25maWRlbmNlID0gY29uZmlkZW5jZTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGJlc3QwID0gaTA7XG4gICAgICAgICAgICAgICAgICAgICAgICBiZXN0MSA9IGkxO1xuICAgICAgICAgICAgICAgICAgICAgICAgYmVzdDIgPSBpMjtcbiAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICBpZiAoY291bnQgPiA4KVxuICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgIC8vIEEgc21hbGwgcm93LWhpdCB3ZWlnaHQgYnJlYWtzIG5lYXItZXF1YWwgZ2VvbWV0cnkgc2NvcmVzIHRvd2FyZCBzdHJvbmdlciBldmlkZW5jZS5cbiAgICAgICAgICAgICAgICAgICAgY29uc3Qgc2NvcmUgPSBnZW9tZXRyeSAvIGMgLSAwLjAxICogY29uZmlkZW5jZTtcbiAgICAgICAgICAgICAgICAgICAgaWYgKHNjb3JlID49IHJhbmtlZFNjb3JlKVxuICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgIHJhbmtlZFNjb3JlID0gc2NvcmU7XG4gICAgICAgICAgICAgICAgICAgIHJhbmtlZENvbmZpZGVuY2UgPSBjb25maWRlbmNlO1xuICAgICAgICAgICAgICAgICAgICByYW5rZWRSZWxhdGl2ZSA9IGdlb21ldHJ5IC8gYztcbiAgICAgICAgICAgICAgICAgICAgcmFua2VkMCA9IGkwO1xuICAgICAgICAgICAgICAgICAgICByYW5rZWQxID0gaTE7XG4gICAgICAgICAgICAgICAgICAgIHJhbmtlZDIgPSBpMjtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICAgICAgaWYgKGJlc3QwIDwgMClcbiAgICAgICAgICAgIHJldHVybiBmYWxzZTtcbiAgICAgICAgbGV0IHJlbGF0aXZlID0gYmVzdFNjb3JlIC8gYmVzdFNjYWxlO1xuICAgICAgICAvLyBTbWFsbCBjYW5kaWRhdGUgc2V0cyBkZXNjcmliZSBvbmUgc3ltYm9sOyBjcm93ZGVkIHNjZW5lcyBrZWVwIHJhdyBnZW9tZXRyeVxuICAgICAgICAvLyBzbyBmaW5kZXIgY2VudGVycyBmcm9tIGFkamFjZW50IHN5bWJvbHMgY2Fubm90IGJlIG1peGVkLlxuICAgICAgICBpZiAoKGNvdW50IDw9IDcgJiZcbiAgICAgICAgICAgIC8vIDAuMDguLjAuMTIgaXNvbGF0ZXMgdGhlIG1lYXN1cmVkIGFtYmlndW91cy10cmlwbGV0IGJhbmQuXG4gICAgICAgICAgICByZWxhdGl2ZSA+PSAwLjA4ICYmXG4gICAgICAgICAgICByZWxhdGl2ZSA8PSAwLjEyKSB8fFxuICAgICAgICAgICAgKGNvdW50ID4gNyAmJlxuICAgICAgICAgICAgICAgIGNvdW50IDw9IDggJiZcbiAgICAgICAgICAgICAgICByYW5rZWRDb25maWRlbmNlID49IDIgKiBiZXN0Q29uZmlkZW5jZSAmJlxuICAgICAgICAgICAgICAgIHJhbmtlZENvbmZpZGVuY2UgPD0gNCAqIGJlc3RDb25maWRlbmNlKSkge1xuICAgICAgICAgICAgYmVzdDAgPSByYW5rZWQwO1xuICAgICAgICAgICAgYmVzdDEgPSByYW5rZWQxO1xuICAgICAgICAgICAgYmVzdDIgPSByYW5rZWQyO1xuICAgICAgICAgICAgcmVsYXRpdmUgPSByYW5rZWRSZWxhdGl2ZTtcbiAgICAgICAgfVxuICAgICAgICBjb25zdCBiYXNlID0gcG9sYXJpdHkgKiA0O1xuICAgICAgICBjb25zdCBzdGF0ZSA9IHRoaXMudG1wNjQ7XG4gICAgICAgIHN0YXRlW2Jhc2VdID0gYmVzdDA7XG4gICAgICAgIHN0YXRlW2Jhc2UgKyAxXSA9IGJlc3QxO1xuICAgICAgICBzdGF0ZVtiYXNlICsgMl0gPSBiZXN0MjtcbiAgICAgICAgc3RhdGVbYmFzZSArIDNdID0gcmVsYXRpdmU7XG4gICAgICAgIHJldHVybiB0cnVlO1xuICAgIH1cbiAgICAvLyBSZWplY3Qgd3JvbmcgdHJpcGxlcy9kaW1lbnNpb25zIGZyb20gdGhlaXIgYWx0ZXJuYXRpbmcgdGltaW5nIHRyYWNrcyBiZWZvcmUgZnVsbCBzYW1wbGluZy5cbiAgICB0aW1pbmcocywgbWFwLCBzaXplKSB7XG4gICAgICAgIC8vIFJlcXVpcmUgNzUlIGFncmVlbWVudCBhY3Jvc3MgdGhlIGhvcml6b250YWwgYW5kIHZlcnRpY2FsIHRyYWNrcy5cbiAgICAgICAgbGV0IGdoID0gMDtcbiAgICAgICAgbGV0IGd2ID0gMDtcbiAgICAgICAgbGV0IG4gPSAwO1xuICAgICAgICBjb25zdCBOID0gc2l6ZSAtIDIgKiA4O1xuICAgICAgICBjb25zdCB0cmFjayA9IDYgKyAwLjU7XG4gICAgICAgIGZvciAobGV0IGkgPSA4OyBpIDwgc2l6ZSAtIDg7IGkrKykge1xuICAgICAgICAgICAgY29uc3QgYyA9IGkgKyAwLjU7XG4gICAgICAgICAgICBjb25zdCBlID0gMSAtIChpICYgMSk7XG4gICAgICAgICAgICBpZiAodGhpcy5yZWFkKHMsIG1hcCwgYywgdHJhY2spID09PSBlKVxuICAgICAgICAgICAgICAgIGdoKys7XG4gICAgICAgICAgICBpZiAodGhpcy5yZWFkKHMsIG1hcCwgdHJhY2ssIGMpID09PSBlKVxuICAgICAgICAgICAgICAgIGd2Kys7XG4gICAgICAgICAgICBuKys7XG4gICAgICAgICAgICAvLyBBIHdyb25nIHRyaXBsZSBvciBkaW1lbnNpb24gcmVhZHMgdGltaW5nIG5vaXNlIGFuZCBkaWVzIGJlZm9yZSB0aGVcbiAgICAgICAgICAgIC8vIHNpemXCsiBwcm9qZWN0aW9uIGFuZCBSZWVkLVNvbG9tb24gd29yay5cbiAgICAgICAgICAgIGlmICgxMDAgKiAoZ2ggKyBndiArIDIgKiAoTiAtIG4pKSA8IDE1MCAqIE4gJiYgZ2ggIT09IG4gJiYgZ3YgIT09IG4pXG4gICAgICAgICAgICAgICAgcmV0dXJuIGZhbHNlO1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiAxMDAgKiAoZ2ggKyBndikgPj0gMTUwICogTiB8fCBnaCA9PT0gTiB8fCBndiA9PT0gTjtcbiAgICB9XG4gICAgLy8gU2VhcmNoIGEgd2luZG93IGFyb3VuZCB0aGUgZXhwZWN0ZWQgYm90dG9tLXJpZ2h0IGFsaWdubWVudCBwYXR0ZXJuIGNlbnRlciBmb3IgYSBkYXJrIHJ1blxuICAgIC8vIG9mIH4xIG1vZHVsZSBmbGFua2VkIGJ5IGxpZ2h0LCBjcm9zcy1jaGVja2VkIHZlcnRpY2FsbHkuIEFsaWdubWVudCBkZXRlY3Rpb24gaXMgZmluZGVyXG4gICAgLy8gZGV0ZWN0aW9uIHdpdGggYSBbMV0gcGF0dGVybiBpbnN0ZWFkIG9mIDE6MTozOjE6MSwgc28gaXQgc2hhcmVzIHJ1bigpOyBrZWVwIHRoZSBsYXllciBleHBsaWNpdFxuICAgIC8vIGJlY2F1c2UgdGhpcyBzZWFyY2ggcmVhZHMgdGhlIG5hdGl2ZSBiaXRtYXAgZXZlbiB3aGVuIHByb2plY3Rpb24gbGF0ZXIgc2FtcGxlcyBhIGZpbmUgcGxhbmUuXG4gICAgZmluZEJhc2ljQWxpZ24obGF5ZXIsIGV4LCBleSwgbXMpIHtcbiAgICAgICAgY29uc3QgUiA9IE1hdGgubWF4KE1hdGgucm91bmQoNSAqIG1zKSwgOCk7XG4gICAgICAgIGxldCBmb3VuZCA9IGZhbHNlO1xuICAgICAgICBsZXQgYmVzdEQgPSBJbmZpbml0eTtcbiAgICAgICAgY29uc3QgeUxvID0gTWF0aC5tYXgoMSwgTWF0aC5yb3VuZChleSAtIFIpKTtcbiAgICAgICAgY29uc3QgeUhpID0gTWF0aC5taW4obGF5ZXIuaGVpZ2h0IC0gMiwgTWF0aC5yb3VuZChleSArIFIpKTtcbiAgICAgICAgY29uc3QgeExvID0gTWF0aC5tYXgoMSwgTWF0aC5yb3VuZChleCAtIFIpKTtcbiAgICAgICAgY29uc3QgeEhpID0gTWF0aC5taW4obGF5ZXIud2lkdGggLSAyLCBNYXRoLnJvdW5kKGV4ICsgUikpO1xuICAgICAgICBjb25zdCBkYXJrID0gKyF0aGlzLmludmVydGVkUHJvamVjdGlvbjtcbiAgICAgICAgLy8gSW50ZWdlciBjYXA6IHJ1bigpIGNvdW50cyBhdCBtb3N0IGNhcCsxIGJpdHMsIHJlcHJvZHVjaW5nIHRoZSBoaXN0b3JpY2FsIHdoaWxlLWxvb3Anc1xuICAgICAgICAvLyBjZWlsKDMgKiBtcykgbWF4aW11bSBmb3IgaW50ZWdlciBhbmQgZnJhY3Rpb25hbCBwaXRjaGVzIGFsaWtlLlxuICAgICAgICBjb25zdCBjYXBWID0gTWF0aC5jZWlsKDMgKiBtcykgLSAxO1xuICAgICAgICBmb3IgKGxldCB5ID0geUxvOyB5IDw9IHlIaTsgeSsrKSB7XG4gICAgICAgICAgICAvLyBBIGRhcmsgcnVuIGNvbnRpbnVpbmcgZnJvbSBiZWZvcmUgdGhlIHdpbmRvdyBpcyBub3QgYSBzdGFydDsgc2tpcCBwYXN0IGl0IGZpcnN0LlxuICAgICAgICAgICAgbGV0IHggPSB4TG87XG4gICAgICAgICAgICBpZiAoYml0KGxheWVyLCB4IC0gMSwgeSkgPT09IGRhcmspXG4gICAgICAgICAgICAgICAgeCArPSBydW4obGF5ZXIsIHgsIHksIDEsIDAsIGRhcmssIEluZmluaXR5KTtcbiAgICAgICAgICAgIHdoaWxlICh4IDw9IHhIaSkge1xuICAgICAgICAgICAgICAgIHggKz0gcnVuKGxheWVyLCB4LCB5LCAxLCAwLCAxIC0gZGFyaywgSW5maW5pdHkpO1xuICAgICAgICAgICAgICAgIGlmICh4ID4geEhpKVxuICAgICAgICAgICAgICAgICAgICBicmVhaztcbiAgICAgICAgICAgICAgICAvLyBDYXAgeEhpICsgMSAtIHggdHJ1bmNhdGVzIGxpa2UgdGhlIGhpc3RvcmljYWwgZW5kIDw9IHhIaSArIDEgc2NhbiBib3VuZC5cbiAgICAgICAgICAgICAgICBjb25zdCB3ID0gcnVuKGxheWVyLCB4LCB5LCAxLCAwLCBkYXJrLCB4SGkgKyAxIC0geCk7XG4gICAgICAgICAgICAgICAgY29uc3QgY3ggPSB4ICsgdyAvIDI7XG4gICAgICAgICAgICAgICAgY29uc3QgY3hpID0gTWF0aC5yb3VuZChjeCk7XG4gICAgICAgICAgICAgICAgeCArPSB3ICsgMTsgLy8gcmVqZWN0ZWQgcnVucyBjb250YWluIG5vIHN0YXJ0czsgdGhlIHBpeGVsIGFmdGVyIGEgZnVsbCBydW4gaXMgbGlnaHRcbiAgICAgICAgICAgICAgICBpZiAodyA8IDAuNCAqIG1zIHx8IHcgPiAyLjUgKiBtcylcbiAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgY29uc3QgdXAgPSBydW4obGF5ZXIsIGN4aSwgeSAtIDEsIDAsIC0xLCBkYXJrLCBjYXBWKTtcbiAgICAgICAgICAgICAgICBjb25zdCBkb3duID0gcnVuKGxheWVyLCBjeGksIHkgKyAxLCAwLCAxLCBkYXJrLCBjYXBWKTtcbiAgICAgICAgICAgICAgICBjb25zdCBoID0gdXAgKyBkb3duICsgMTtcbiAgICAgICAgICAgICAgICBpZiAoaCA8IDAuNCAqIG1zIHx8IGggPiAyLjUgKiBtcylcbiAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgY29uc3QgY3kgPSB5IC0gdXAgKyBoIC8gMjtcbiAgICAgICAgICAgICAgICBjb25zdCBkaXN0ID0gKGN4IC0gZXgpICogKGN4IC0gZXgpICsgKGN5IC0gZXkpICogKGN5IC0gZXkpO1xuICAgICAgICAgICAgICAgIGlmIChkaXN0IDwgYmVzdEQpIHtcbiAgICAgICAgICAgICAgICAgICAgYmVzdEQgPSBkaXN0O1xuICAgICAgICAgICAgICAgICAgICBmb3VuZCA9IHRydWU7XG4gICAgICAgICAgICAgICAgICAgIHRoaXMuYWxpZ25Qb2ludC54ID0gY3g7XG4gICAgICAgICAgICAgICAgICAgIHRoaXMuYWxpZ25Qb2ludC55ID0gY3k7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgICAgIHJldHVybiBmb3VuZDtcbiAgICB9XG4gICAgLy8gTWFwIGRldGVjdGVkIGdlb21ldHJ5IGludG8gY2FsbGVyIGNvb3JkaW5hdGVzIGFuZCBjYWNoZSB0aGUgb25lIHRlcm1pbmFsIGNhbGxiYWNrIHBheWxvYWQuXG4gICAgcmVwb3J0KHQsIGJyLCBhbGlnbmVycywgbXMsIHNpemUsIGN0eCkge1xuICAgICAgICBpZiAoIWN0eC5vcHRzLnBvaW50c09uRGV0ZWN0KVxuICAgICAgICAgICAgcmV0dXJuO1xuICAgICAgICBjb25zdCB7IHRsLCB0ciwgYmwgfSA9IHQ7XG4gICAgICAgIGNvbnN0IHsgc2NhbGUsIG94LCBveSB9ID0gY3R4O1xuICAgICAgICBjb25zdCBwdCA9IChwb2ludCwgbW9kdWxlU2l6ZSkgPT4ge1xuICAgICAgICAgICAgY29uc3QgbWFwcGVkID0ge1xuICAgICAgICAgICAgICAgIHg6IHBvaW50LnggKiBzY2FsZSArIG94LFxuICAgICAgICAgICAgICAgIHk6IHBvaW50LnkgKiBzY2FsZSArIG95LFxuICAgICAgICAgICAgfTtcbiAgICAgICAgICAgIGlmIChtb2R1bGVTaXplICE9PSB1bmRlZmluZWQpXG4gICAgICAgICAgICAgICAgbWFwcGVkLm1vZHVsZVNpemUgPSBtb2R1bGVTaXplICogc2NhbGU7XG4gICAgICAgICAgICByZXR1cm4gbWFwcGVkO1xuICAgICAgICB9O1xuICAgICAgICAvLyBUaGUgbG9jYXRlZCBhbGlnbm1lbnQgY2VudGVyIGlzIGluc2V0IGZyb20gdGhlIGZvdXJ0aCBmaW5kZXIgcG9zaXRpb24uXG4gICAgICAgIC8vIEtlZXAgaXQgaW4gYGFsaWduZXJzYCwgd2hpbGUgQlIgY29tcGxldGVzIHRoZSBsb2dpY2FsIGZpbmRlci1jZW50ZXJcbiAgICAgICAgLy8gc3F1YXJlIHRocm91Z2ggdGhlIHNhbWUgaG9tb2dyYXBoeSB1c2VkIHRvIHNhbXBsZSB0aGUgc3ltYm9sLlxuICAgICAgICBjb25zdCBtYXAgPSB0aGlzLm1hcDtcbiAgICAgICAgdGhpcy5tYXBGaW5kZXJRdWFkKG1hcCwgc2l6ZSwgdCwgYnIueCwgYnIueSk7XG4gICAgICAgIGNvbnN0IHByb2plY3QgPSAoeCwgeSkgPT4gcHQobWFwUG9pbnQobWFwLCB4LCB5KSk7XG4gICAgICAgIGNvbnN0IHF1YWQgPSAobGVmdCwgdG9wLCByaWdodCwgYm90dG9tKSA9PiBbXG4gICAgICAgICAgICBwcm9qZWN0KGxlZnQsIHRvcCksXG4gICAgICAgICAgICBwcm9qZWN0KHJpZ2h0LCB0b3ApLFxuICAgICAgICAgICAgcHJvamVjdChyaWdodCwgYm90dG9tKSxcbiAgICAgICAgICAgIHByb2plY3QobGVmdCwgYm90dG9tKSxcbiAgICAgICAgXTtcbiAgICAgICAgY29uc3QgbWFya2VyID0gKHBvaW50LCBtb2R1bGVTaXplLCB4LCB5LCByYWRpdXMpID0+IHtcbiAgICAgICAgICAgIGNvbnN0IGNlbnRlciA9IHB0KHBvaW50LCBtb2R1bGVTaXplKTtcbiAgICAgICAgICAgIGNvbnN0IGV4cGVjdGVkID0gcHJvamVjdCh4LCB5KTtcbiAgICAgICAgICAgIGNvbnN0IGNvcm5lcnMgPSBxdWFkKHggLSByYWRpdXMsIHkgLSByYWRpdXMsIHggKyByYWRpdXMsIHkgKyByYWRpdXMpO1xuICAgICAgICAgICAgLy8gVGlsZWQgaGlnaC12ZXJzaW9uIGFsaWdubWVudCBzZWFyY2hlcyBjYW4gbW92ZSBhIGNlbnRlciBhd2F5IGZyb20gdGhlXG4gICAgICAgICAgICAvLyBnbG9iYWwgaG9tb2dyYXBoeTsgcmV0YWluIHRoYXQgbG9jYWwgY29ycmVjdGlvbiBmb3IgaXRzIG1hcmtlciB0b28uXG4gICAgICAgICAgICBjb25zdCBkeCA9IGNlbnRlci54IC0gZXhwZWN0ZWQueDtcbiAgICAgICAgICAgIGNvbnN0IGR5ID0gY2VudGVyLnkgLSBleHBlY3RlZC55O1xuICAgICAgICAgICAgaWYgKGR4IHx8IGR5KVxuICAgICAgICAgICAgICAgIGZvciAoY29uc3QgY29ybmVyIG9mIGNvcm5lcnMpIHtcbiAgICAgICAgICAgICAgICAgICAgY29ybmVyLnggKz0gZHg7XG4gICAgICAgICAgICAgICAgICAgIGNvcm5lci55ICs9IGR5O1xuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgIHJldHVybiB7IC4uLmNlbnRlciwgY29ybmVycyB9O1xuICAgICAgICB9O1xuICAgICAgICBjb25zdCBjID0gMy41O1xuICAgICAgICBjb25zdCBwYWQgPSAxOyAvLyBLZWVwIG92ZXJsYXlzIG9uZSBtb2R1bGUgb3V0c2lkZSB0aGUgc2FtcGxlZCBzeW1ib2wuXG4gICAgICAgIGNvbnN0IGJvdW5kcyA9IHF1YWQoMCwgMCwgc2l6ZSwgc2l6ZSk7XG4gICAgICAgIGNvbnN0IHhzID0gYm91bmRzLm1hcCgocG9pbnQpID0+IHBvaW50LngpO1xuICAgICAgICBjb25zdCB5cyA9IGJvdW5kcy5tYXAoKHBvaW50KSA9PiBwb2ludC55KTtcbiAgICAgICAgY29uc3QgbWluWCA9IE1hdGgubWluKC4uLnhzKTtcbiAgICAgICAgY29uc3QgbWluWSA9IE1hdGgubWluKC4uLnlzKTtcbiAgICAgICAgdGhpcy5wb2ludHMgPSB7XG4gICAgICAgICAgICB0bDogbWFya2VyKHRsLCB0bC5tcywgYywgYywgYyksXG4gICAgICAgICAgICB0cjogbWFya2VyKHRyLCB0ci5tcywgc2l6ZSAtIGMsIGMsIGMpLFxuICAgICAgICAgICAgYnI6IHByb2plY3Qoc2l6ZSAtIGMsIHNpemUgLSBjKSxcbiAgICAgICAgICAgIGJsOiBtYXJrZXIoYmwsIGJsLm1zLCBjLCBzaXplIC0gYywgYyksXG4gICAgICAgICAgICBhbGlnbmVyczogYWxpZ25lcnMubWFwKCh7IHBvaW50LCB4LCB5IH0pID0+IG1hcmtlcihwb2ludCwgbXMsIHgsIHksIDUgLyAyKSksXG4gICAgICAgICAgICBib3VuZHMsXG4gICAgICAgICAgICBvdXRsaW5lOiBxdWFkKC1wYWQsIC1wYWQsIHNpemUgKyBwYWQsIHNpemUgKyBwYWQpLFxuICAgICAgICAgICAgYm91bmRpbmdCb3g6IHtcbiAgICAgICAgICAgICAgICB4OiBtaW5YLFxuICAgICAgICAgICAgICAgIHk6IG1pblksXG4gICAgICAgICAgICAgICAgd2lkdGg6IE1hdGgubWF4KC4uLnhzKSAtIG1pblgsXG4gICAgICAgICAgICAgICAgaGVpZ2h0OiBNYXRoLm1heCguLi55cykgLSBtaW5ZLFxuICAgICAgICAgICAgfSxcbiAgICAgICAgfTtcbiAgICB9XG4gICAgLy8gUmV0YXJnZXQgYSBjb2Fyc2UtbGF5ZXIgaG9tb2dyYXBoeSBhbmQgdGhyZXNob2xkIGdyaWQgdG8gaXRzIG5hdGl2ZS1yZXNvbHV0aW9uIGx1bWEuXG4gICAgdXBncmFkZShwLCBtYXAsIGN0eCkge1xuICAgICAgICBjb25zdCBmaW5lID0gY3R4LmZpbmU7XG4gICAgICAgIGlmICghZmluZSlcbiAgICAgICAgICAgIHJldHVybiAwO1xuICAgICAgICBjb25zdCBzYyA9IDEgPDwgZmluZS5yO1xuICAgICAgICBjb25zdCBvZmYgPSAoc2MgLSAxKSAvIDI7XG4gICAgICAgIC8vIEEgbGF5ZXIgcGl4ZWwgeCBzaXRzIGF0IDJecip4ICsgKDJeci0xKS8yIGluIG5hdGl2ZSBjb29yZGluYXRlcy5cbiAgICAgICAgY29uc3Qgc2NhbGVkID0gdGhpcy50bztcbiAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCA2OyBpKyspXG4gICAgICAgICAgICBzY2FsZWRbaV0gPSBzYyAqIG1hcFtpXSArIG9mZiAqIG1hcFs2ICsgKGkgJSAzKV07XG4gICAgICAgIHNjYWxlZFs2XSA9IG1hcFs2XTtcbiAgICAgICAgc2NhbGVkWzddID0gbWFwWzddO1xuICAgICAgICBzY2FsZWRbOF0gPSBtYXBbOF07XG4gICAgICAgIGNvbnN0IHBsYW5lID0gdGhpcy5maW5lUGxhbmU7XG4gICAgICAgIGNvbnN0IHNoID0gcC5zaCArIGZpbmUucjtcbiAgICAgICAgcGxhbmUuZCA9IGZpbmUubHVtYS5kYXRhO1xuICAgICAgICBwbGFuZS5jdXQgPSBwLmN1dDtcbiAgICAgICAgcGxhbmUuVyA9IE1hdGgubWluKGZpbmUubHVtYS53aWR0aCwgcC5idyA8PCBzaCk7XG4gICAgICAgIHBsYW5lLkggPSBNYXRoLm1pbihmaW5lLmx1bWEuaGVpZ2h0LCAoKHAuY3V0Lmxlbmd0aCAvIHAuYncpIHwgMCkgPDwgc2gpO1xuICAgICAgICBwbGFuZS5idyA9IHAuYnc7XG4gICAgICAgIHBsYW5lLnNoID0gc2g7XG4gICAgICAgIHJldHVybiBzYztcbiAgICB9XG4gICAgLy8gUGFyc2UgZm9ybWF0L2Z1bmN0aW9uIGJpdHMsIGRlaW50ZXJsZWF2ZSBhbmQgY29ycmVjdCBjb2Rld29yZHMsIHRoZW4gZGVjb2RlIHRoZSBwYXlsb2FkLlxuICAgIGRlY29kZUdyaWQoc2l6ZSwgX2N0eCkge1xuICAgICAgICBsZXQgZGVjb2RlZCA9IEZBSUwuZm9ybWF0O1xuICAgICAgICBpZiAoIWNoZWNrVmVyc2lvbih0aGlzLmdyaWQsIHNpemUpKVxuICAgICAgICAgICAgZGVjb2RlZCA9IEZBSUwudmVyc2lvbjtcbiAgICAgICAgZWxzZSB7XG4gICAgICAgICAgICBjb25zdCBtID0gdGhpcy5ncmlkO1xuICAgICAgICAgICAgbGV0IGYxID0gMDtcbiAgICAgICAgICAgIGxldCBmMiA9IDA7XG4gICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IDE1OyBpKyspIHtcbiAgICAgICAgICAgICAgICBjb25zdCBiMSA9IGkgPCA2XG4gICAgICAgICAgICAgICAgICAgID8gbVtpICogc2l6ZSArIDhdXG4gICAgICAgICAgICAgICAgICAgIDogaSA8IDhcbiAgICAgICAgICAgICAgICAgICAgICAgID8gbVsoaSArIDEpICogc2l6ZSArIDhdXG4gICAgICAgICAgICAgICAgICAgICAgICA6IGkgPT09IDhcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICA/IG1bOCAqIHNpemUgKyA3XVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIDogbVs4ICogc2l6ZSArIDE0IC0gaV07XG4gICAgICAgICAgICAgICAgY29uc3QgYjIgPSBpIDwgOCA/IG1bOCAqIHNpemUgKyBzaXplIC0gMSAtIGldIDogbVsoc2l6ZSAtIDE1ICsgaSkgKiBzaXplICsgOF07XG4gICAgICAgICAgICAgICAgZjEgfD0gYjEgPDwgaTtcbiAgICAgICAgICAgICAgICBmMiB8PSBiMiA8PCBpO1xuICAgICAgICAgICAgfVxuICAgICAgICAgICAgLy8gTGFzdCBpbi1yYWRpdXMgKGVjYyxtYXNrKSB3aW5zIHBlciBjb3B5LCBtYXRjaGluZyB0aGUgb3JpZ2luYWwgb3ZlcndyaXRlIHNjYW4uXG4gICAgICAgICAgICBsZXQgYUVjYyA9IC0xO1xuICAgICAgICAgICAgbGV0IGJFY2MgPSAtMTtcbiAgICAgICAgICAgIGxldCBhTWFzayA9IDA7XG4gICAgICAgICAgICBsZXQgYk1hc2sgPSAwO1xuICAgICAgICAgICAgbGV0IGFEaXN0YW5jZSA9IDA7XG4gICAgICAgICAgICBsZXQgYkRpc3RhbmNlID0gMDtcbiAgICAgICAgICAgIGZvciAobGV0IGVjYyA9IDA7IGVjYyA8IEVDQ19MRVZFTFMubGVuZ3RoOyBlY2MrKylcbiAgICAgICAgICAgICAgICBmb3IgKGxldCBtYXNrID0gMDsgbWFzayA8IDg7IG1hc2srKykge1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBiaXRzID0gZm9ybWF0Qml0cyhFQ0NfTEVWRUxTW2VjY10sIG1hc2spO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBkMSA9IHBvcGNudChiaXRzIF4gZjEpO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBkMiA9IHBvcGNudChiaXRzIF4gZjIpO1xuICAgICAgICAgICAgICAgICAgICBpZiAoZDEgPD0gMykge1xuICAgICAgICAgICAgICAgICAgICAgICAgYUVjYyA9IGVjYztcbiAgICAgICAgICAgICAgICAgICAgICAgIGFNYXNrID0gbWFzaztcbiAgICAgICAgICAgICAgICAgICAgICAgIGFEaXN0YW5jZSA9IGQxO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGlmIChkMiA8PSAzKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICBiRWNjID0gZWNjO1xuICAgICAgICAgICAgICAgICAgICAgICAgYk1hc2sgPSBtYXNrO1xuICAgICAgICAgICAgICAgICAgICAgICAgYkRpc3RhbmNlID0gZDI7XG4gICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICBjb25zdCBzYW1lID0gYUVjYyA9PT0gYkVjYyAmJiBhTWFzayA9PT0gYk1hc2s7XG4gICAgICAgICAgICAvLyBTdG9yZSBjb3B5IEIgZmlyc3Qgd2hlbiBpdCBpcyB0aGUgb25seSBjYW5kaWRhdGUgb3Igc3RyaWN0bHkgY2xvc2VyLlxuICAgICAgICAgICAgY29uc3QgZmlyc3RCID0gYkVjYyA+PSAwICYmIChhRWNjIDwgMCB8fCAoIXNhbWUgJiYgYkRpc3RhbmNlIDwgYURpc3RhbmNlKSk7XG4gICAgICAgICAgICBjb25zdCBhRm9ybWF0ID0gYUVjYyA8IDAgPyAtMSA6IChhRWNjIDw8IDMpIHwgYU1hc2s7XG4gICAgICAgICAgICBjb25zdCBiRm9ybWF0ID0gYkVjYyA8IDAgPyAtMSA6IChiRWNjIDw8IDMpIHwgYk1hc2s7XG4gICAgICAgICAgICBjb25zdCBmaXJzdCA9IGZpcnN0QiA/IGJGb3JtYXQgOiBhRm9ybWF0O1xuICAgICAgICAgICAgY29uc3Qgc2Vjb25kID0gZmlyc3RCID8gYUZvcm1hdCA6IGJFY2MgPj0gMCAmJiAhc2FtZSA/IGJGb3JtYXQgOiAtMTtcbiAgICAgICAgICAgIGZvciAobGV0IGZvcm1hdFZhbHVlID0gZmlyc3Q7IGZvcm1hdFZhbHVlID49IDA7KSB7XG4gICAgICAgICAgICAgICAgZm9ybWF0OiB7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGVjY0luZGV4ID0gZm9ybWF0VmFsdWUgPj4gMztcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgbWFzayA9IGZvcm1hdFZhbHVlICYgNztcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgdmVyID0gKHNpemUgLSAxNykgLyA0O1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBmdW4gPSB0aGlzLnRtcDg7XG4gICAgICAgICAgICAgICAgICAgIGZ1bi5maWxsKDAsIDAsIHNpemUgKiBzaXplKTtcbiAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgZmluZGVyID0gMDsgZmluZGVyIDwgMzsgZmluZGVyKyspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGZ4ID0gZmluZGVyID09PSAxID8gc2l6ZSAtIDcgOiAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgZnkgPSBmaW5kZXIgPT09IDIgPyBzaXplIC0gNyA6IDA7XG4gICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBkeSA9IC0xOyBkeSA8IDg7IGR5KyspXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgZHggPSAtMTsgZHggPCA4OyBkeCsrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHggPSBmeCArIGR4O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB5ID0gZnkgKyBkeTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKHggPj0gMCAmJiB5ID49IDAgJiYgeCA8IHNpemUgJiYgeSA8IHNpemUpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmdW5beSAqIHNpemUgKyB4XSA9IDE7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGNvdW50ID0gdGhpcy5zZXRBbGlnbm1lbnRzKHZlcik7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGFsaWduID0gdGhpcy50bXA4O1xuICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCB5aSA9IDA7IHlpIDwgY291bnQ7IHlpKyspXG4gICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCB4aSA9IDA7IHhpIDwgY291bnQ7IHhpKyspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBheCA9IGFsaWduW3hpXTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBheSA9IGFsaWduW3lpXTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoZnVuW2F5ICogc2l6ZSArIGF4XSlcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgZHkgPSAtMjsgZHkgPD0gMjsgZHkrKylcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgZHggPSAtMjsgZHggPD0gMjsgZHgrKylcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZ1blsoYXkgKyBkeSkgKiBzaXplICsgYXggKyBkeF0gPSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IHNpemU7IGkrKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgZnVuWzYgKiBzaXplICsgaV0gPSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgZnVuW2kgKiBzaXplICsgNl0gPSAxO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDw9IDg7IGkrKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgZnVuW2kgKiBzaXplICsgOF0gPSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgZnVuWzggKiBzaXplICsgaV0gPSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGkgPCA4KSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZnVuWzggKiBzaXplICsgc2l6ZSAtIDEgLSBpXSA9IDE7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZnVuWyhzaXplIC0gMSAtIGkpICogc2l6ZSArIDhdID0gMTtcbiAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICBpZiAodmVyID49IDcpXG4gICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IDE4OyBpKyspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB4ID0gc2l6ZSAtIDExICsgKGkgJSAzKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB5ID0gKGkgLyAzKSB8IDA7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZnVuW3kgKiBzaXplICsgeF0gPSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZ1blt4ICogc2l6ZSArIHldID0gMTtcbiAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgY29uc3QgYnl0ZXMgPSB0aGlzLmNvZGV3b3JkcztcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgdG90YWwgPSBCWVRFU1t2ZXIgLSAxXTtcbiAgICAgICAgICAgICAgICAgICAgYnl0ZXMuZmlsbCgwLCAwLCB0b3RhbCk7XG4gICAgICAgICAgICAgICAgICAgIGxldCBiaXQgPSAwO1xuICAgICAgICAgICAgICAgICAgICBsZXQgZGlyID0gLTE7XG4gICAgICAgICAgICAgICAgICAgIGxldCB5ID0gc2l6ZSAtIDE7XG4gICAgICAgICAgICAgICAgICAgIGZvciAobGV0IHhPZmZzZXQgPSBzaXplIC0gMTsgeE9mZnNldCA+IDA7IHhPZmZzZXQgLT0gMikge1xuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKHhPZmZzZXQgPT09IDYpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgeE9mZnNldCA9IDYgLSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgZm9yICg7Oykge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGogPSAwOyBqIDwgMjsgaisrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHggPSB4T2Zmc2V0IC0gajtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGZ1blt5ICogc2l6ZSArIHhdKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmIChiaXQgPCA4ICogdG90YWwgJiZcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICh0aGlzLmdyaWRbeSAqIHNpemUgKyB4XSBeICgobWFza0JpdHMoeCwgeSkgPj4gbWFzaykgJiAxKSkgPT09IDEpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBieXRlc1tiaXQgPj4gM10gfD0gMHg4MCA+PiAoYml0ICYgNyk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGJpdCsrO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoeSArIGRpciA8IDAgfHwgeSArIGRpciA+PSBzaXplKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBicmVhaztcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICB5ICs9IGRpcjtcbiAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgIGRpciA9IC1kaXI7XG4gICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgY29uc3QgZWNjID0gRUNDX0xFVkVMU1tlY2NJbmRleF07XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHdvcmRzID0gV09SRFNfUEVSX0JMT0NLW2VjY11bdmVyIC0gMV07XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGJsb2NrcyA9IEVDQ19CTE9DS1NbZWNjXVt2ZXIgLSAxXTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3Qgc2hvcnRMZW4gPSBNYXRoLmZsb29yKHRvdGFsIC8gYmxvY2tzKSAtIHdvcmRzO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBzaG9ydEJsb2NrcyA9IGJsb2NrcyAtICh0b3RhbCAlIGJsb2Nrcyk7XG4gICAgICAgICAgICAgICAgICAgIC8vIEV4dHJhY3Rpb24gaXMgdG1wOCdzIGZpbmFsIGZ1bmN0aW9uLW1hcCByZWFkLiBEZXJpdmVkIGJsb2NrIGxlbmd0aHMvb2Zmc2V0cyBzdGF5XG4gICAgICAgICAgICAgICAgICAgIC8vIHNjYWxhcjsgaXRzIHByZWZpeCBob2xkcyBSUyBwb2x5bm9taWFscyBhbmQgaXRzIGRlYWQgdGFpbCBob2xkcyBkZWludGVybGVhdmVkIGJsb2Nrcy5cbiAgICAgICAgICAgICAgICAgICAgY29uc3Qgc3luZHJvbWVzID0gMDtcbiAgICAgICAgICAgICAgICAgICAgY29uc3Qgc2lnbWEgPSB3b3JkcztcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgcHJldmlvdXMgPSAyICogd29yZHMgKyAxO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBuZXh0ID0gMyAqIHdvcmRzICsgMjtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgYmxvY2tCYXNlID0gNCAqIHdvcmRzICsgMztcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgYmxvY2tMZW4gPSBzaG9ydExlbiArIHdvcmRzO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBibG9ja0J5dGVzID0gZnVuO1xuICAgICAgICAgICAgICAgICAgICBsZXQgcG9zID0gMDtcbiAgICAgICAgICAgICAgICAgICAgLy8gUVIgaW50ZXJsZWF2aW5nIHdyaXRlcyBldmVyeSBkYXRhIGNvbHVtbiBiZWZvcmUgZXZlcnkgRUNDIGNvbHVtbjsgYm90aCBzaGFyZSB0aGUgc2FtZVxuICAgICAgICAgICAgICAgICAgICAvLyBibG9jayB3YWxrLCB3aXRoIG9ubHkgdGhlIGNvbHVtbiBjb3VudCBhbmQgZGVzdGluYXRpb24gYmFzZSBjaGFuZ2luZyBieSBwaGFzZS5cbiAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgZWNjID0gMDsgZWNjIDwgMjsgZWNjKyspXG4gICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IChlY2MgPyB3b3JkcyA6IHNob3J0TGVuICsgMSk7IGkrKylcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBibG9jayA9IDA7IGJsb2NrIDwgYmxvY2tzOyBibG9jaysrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGxlbmd0aCA9IGJsb2NrTGVuICsgKyhibG9jayA+PSBzaG9ydEJsb2Nrcyk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmICghZWNjICYmIGkgPj0gbGVuZ3RoIC0gd29yZHMpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3Qgb2Zmc2V0ID0gYmxvY2tCYXNlICsgYmxvY2sgKiBibG9ja0xlbiArIE1hdGgubWF4KDAsIGJsb2NrIC0gc2hvcnRCbG9ja3MpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBibG9ja0J5dGVzW29mZnNldCArIChlY2MgPyBsZW5ndGggLSB3b3JkcyA6IDApICsgaV0gPSBieXRlc1twb3MrK107XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICBjb25zdCBkYXRhTGVuID0gdG90YWwgLSB3b3JkcyAqIGJsb2NrcztcbiAgICAgICAgICAgICAgICAgICAgLy8gRGVpbnRlcmxlYXZpbmcgaGFzIGNvcGllZCBldmVyeSBjb2Rld29yZCBpbnRvIGJsb2NrQnl0ZXMsIHNvIGNvcnJlY3RlZCBwYXlsb2FkIGJ5dGVzXG4gICAgICAgICAgICAgICAgICAgIC8vIGNhbiByZXBsYWNlIHRoZSBub3ctZGVhZCBpbnRlcmxlYXZlZCBzdHJlYW0gaW4gdGhlIHNhbWUgYXJlbmEuXG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGRhdGEgPSBieXRlcztcbiAgICAgICAgICAgICAgICAgICAgcG9zID0gMDtcbiAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgYmxvY2sgPSAwOyBibG9jayA8IGJsb2NrczsgYmxvY2srKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3Qgb2Zmc2V0ID0gYmxvY2tCYXNlICsgYmxvY2sgKiBibG9ja0xlbiArIE1hdGgubWF4KDAsIGJsb2NrIC0gc2hvcnRCbG9ja3MpO1xuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgbGVuZ3RoID0gYmxvY2tMZW4gKyArKGJsb2NrID49IHNob3J0QmxvY2tzKTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGxldCBjb3JyZWN0ZWQgPSBmYWxzZTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvcnJlY3Q6IHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBCeXRlIG9mZnNldHMgaW4gdG1wODogc3luZHJvbWVzLCBzaWdtYSwgcHJldmlvdXMsIGFuZCBuZXh0LiBBbGwgZm91ciBhcmUgbGl2ZVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIC8vIGR1cmluZyBCZXJsZWthbXAtTWFzc2V5OyBwcmV2aW91cy9uZXh0IGJlY29tZSBvbWVnYS9sb2NhdGlvbnMgYWZ0ZXJ3YXJkLlxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxldCBoYXNFcnJvciA9IGZhbHNlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgd29yZHM7IGkrKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBsZXQgdmFsdWUgPSAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBqID0gMDsgaiA8IGxlbmd0aDsgaisrKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgdmFsdWUgPSBtdWwodmFsdWUsIEVYUFtpXSkgXiBibG9ja0J5dGVzW29mZnNldCArIGpdO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmdW5bc3luZHJvbWVzICsgaV0gPSB2YWx1ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKHZhbHVlKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaGFzRXJyb3IgPSB0cnVlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoIWhhc0Vycm9yKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvcnJlY3RlZCA9IHRydWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGJyZWFrIGNvcnJlY3Q7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZ1bi5maWxsKDAsIHNpZ21hLCBzaWdtYSArIHdvcmRzICsgMSk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZnVuLmZpbGwoMCwgcHJldmlvdXMsIHByZXZpb3VzICsgd29yZHMgKyAxKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBmdW5bc2lnbWFdID0gMTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBmdW5bcHJldmlvdXNdID0gMTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBsZXQgc2lnbWFMZW5ndGggPSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxldCBwcmV2aW91c0xlbmd0aCA9IDE7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgbGV0IGRlZ3JlZSA9IDA7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgbGV0IHNoaWZ0ID0gMTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBsZXQgZGlzY3JlcGFuY3kgPSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IG4gPSAwOyBuIDwgd29yZHM7IG4rKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBsZXQgZGVsdGEgPSBmdW5bc3luZHJvbWVzICsgbl07XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGkgPSAxOyBpIDw9IGRlZ3JlZTsgaSsrKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZGVsdGEgXj0gbXVsKGZ1bltzaWdtYSArIGldLCBmdW5bc3luZHJvbWVzICsgbiAtIGldKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKCFkZWx0YSkge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgc2hpZnQrKztcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGNvZWZmaWNpZW50ID0gbXVsKGRlbHRhLCBpbnYoZGlzY3JlcGFuY3kpKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgLy8gVGhlIGNvcHkgbG9vcHMgb3ZlcndyaXRlIGV2ZXJ5IGV4cG9zZWQgc2xvdCBpbiBbMCwgbmV4dExlbmd0aCkuXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IG5leHRMZW5ndGggPSBNYXRoLm1heChzaWdtYUxlbmd0aCwgcHJldmlvdXNMZW5ndGggKyBzaGlmdCk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbmV4dExlbmd0aDsgaSsrKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZnVuW25leHQgKyBpXSA9XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgKGkgPCBzaWdtYUxlbmd0aCA/IGZ1bltzaWdtYSArIGldIDogMCkgXlxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAoaSA+PSBzaGlmdCAmJiBpIC0gc2hpZnQgPCBwcmV2aW91c0xlbmd0aFxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgPyBtdWwoY29lZmZpY2llbnQsIGZ1bltwcmV2aW91cyArIGkgLSBzaGlmdF0pXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICA6IDApO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoMiAqIGRlZ3JlZSA8PSBuKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmdW4uY29weVdpdGhpbihwcmV2aW91cywgc2lnbWEsIHNpZ21hICsgc2lnbWFMZW5ndGgpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgcHJldmlvdXNMZW5ndGggPSBzaWdtYUxlbmd0aDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGRlZ3JlZSA9IG4gKyAxIC0gZGVncmVlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZGlzY3JlcGFuY3kgPSBkZWx0YTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHNoaWZ0ID0gMTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBlbHNlXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBzaGlmdCsrO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmdW4uY29weVdpdGhpbihzaWdtYSwgbmV4dCwgbmV4dCArIG5leHRMZW5ndGgpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBzaWdtYUxlbmd0aCA9IG5leHRMZW5ndGg7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIHdoaWxlIChzaWdtYUxlbmd0aCA+IDEgJiYgIWZ1bltzaWdtYSArIHNpZ21hTGVuZ3RoIC0gMV0pXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHNpZ21hTGVuZ3RoLS07XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgZXJyb3JzID0gc2lnbWFMZW5ndGggLSAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmICghZXJyb3JzIHx8IDIgKiBlcnJvcnMgPiB3b3JkcylcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWsgY29ycmVjdDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBCZXJsZWthbXAtTWFzc2V5IG5vIGxvbmdlciBuZWVkcyBpdHMgcHJldmlvdXMvbmV4dCBwb2x5bm9taWFscy4gUmV1c2UgdGhlbSBmb3IgdGhlXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgLy8gc2ltdWx0YW5lb3VzbHkgbGl2ZSBldmFsdWF0b3IgYW5kIGVycm9yLWxvY2F0aW9uIGFycmF5cyBpbnN0ZWFkIG9mIHJldGFpbmluZyB0d28uXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3Qgb21lZ2EgPSBwcmV2aW91cztcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBmdW4uZmlsbCgwLCBvbWVnYSwgb21lZ2EgKyB3b3Jkcyk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBzaWdtYUxlbmd0aDsgaSsrKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBqID0gMDsgaSArIGogPCB3b3JkczsgaisrKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZnVuW29tZWdhICsgaSArIGpdIF49IG11bChmdW5bc2lnbWEgKyBpXSwgZnVuW3N5bmRyb21lcyArIGpdKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBsb2NhdGlvbnMgPSBuZXh0O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxldCBsb2NhdGlvbkNvdW50ID0gMDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBpID0gMTsgaSA8IDI1NiAmJiBsb2NhdGlvbkNvdW50IDwgZXJyb3JzOyBpKyspXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmICghZXZhbExvdyhmdW4sIHNpZ21hLCBzaWdtYUxlbmd0aCwgaSkpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmdW5bbG9jYXRpb25zICsgbG9jYXRpb25Db3VudCsrXSA9IGludihpKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAobG9jYXRpb25Db3VudCAhPT0gZXJyb3JzKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBicmVhayBjb3JyZWN0O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbG9jYXRpb25Db3VudDsgaSsrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGxvY2F0aW9uID0gZnVuW2xvY2F0aW9ucyArIGldO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBibG9ja1BvcyA9IGxlbmd0aCAtIDEgLSBMT0dbbG9jYXRpb25dO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoYmxvY2tQb3MgPCAwKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWsgY29ycmVjdDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgaW52ZXJzZSA9IGludihsb2NhdGlvbik7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxldCBkZW5vbWluYXRvciA9IDE7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGogPSAwOyBqIDwgbG9jYXRpb25Db3VudDsgaisrKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGkgIT09IGopXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZGVub21pbmF0b3IgPSBtdWwoZGVub21pbmF0b3IsIDEgXiBtdWwoZnVuW2xvY2F0aW9ucyArIGpdLCBpbnZlcnNlKSk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGJsb2NrQnl0ZXNbb2Zmc2V0ICsgYmxvY2tQb3NdIF49IG11bChldmFsTG93KGZ1biwgb21lZ2EsIHdvcmRzLCBpbnZlcnNlKSwgaW52KGRlbm9taW5hdG9yKSk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvcnJlY3RlZCA9IHRydWU7XG4gICAgICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgICAgICBpZiAoIWNvcnJlY3RlZCkge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGRlY29kZWQgPSBGQUlMLnJzO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGJyZWFrIGZvcm1hdDtcbiAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGVuZCA9IG9mZnNldCArIGxlbmd0aCAtIHdvcmRzO1xuICAgICAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgaSA9IG9mZnNldDsgaSA8IGVuZDsgaSsrKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGRhdGFbcG9zKytdID0gYmxvY2tCeXRlc1tpXTtcbiAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICBkZWNvZGVkID0gdGhpcy5kZWNvZGVQYXlsb2FkKGRhdGEsIGRhdGFMZW4sIHZlcik7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIGlmICghKGRlY29kZWQgaW5zdGFuY2VvZiBFcnJvcikpXG4gICAgICAgICAgICAgICAgICAgIGJyZWFrO1xuICAgICAgICAgICAgICAgIGZvcm1hdFZhbHVlID0gZm9ybWF0VmFsdWUgPT09IGZpcnN0ID8gc2Vjb25kIDogLTE7XG4gICAgICAgICAgICB9XG4gICAgICAgIH1cbiAgICAgICAgcmV0dXJuIGRlY29kZWQ7XG4gICAgfVxuICAgIC8vIFByb2plY3Qgb25lIGdsb2JhbCBzeW1ib2wgb3Igb25lIGFsaWdubWVudC1sYXR0aWNlIHRpbGUgZGlyZWN0bHkgaW50b1xuICAgIC8vIHRoZSBzY2FubmVyLW93bmVkIG1heGltdW0tdmVyc2lvbiBncmlkOyBhZGphY2VudCB0aWxlIHJlZ2lvbnMgbmV2ZXIgb3ZlcmxhcC5cbiAgICBwcm9qZWN0UXVhZChzLCBtYXAsIHNpemUsIGxlZnQgPSAwLCByaWdodCA9IHNpemUsIHRvcCA9IDAsIGJvdHRvbSA9IHNpemUpIHtcbiAgICAgICAgZm9yIChsZXQgeSA9IHRvcDsgeSA8IGJvdHRvbTsgeSsrKVxuICAgICAgICAgICAgZm9yIChsZXQgeCA9IGxlZnQ7IHggPCByaWdodDsgeCsrKSB7XG4gICAgICAgICAgICAgICAgdGhpcy5ncmlkW3kgKiBzaXplICsgeF0gPSB0aGlzLnJlYWQocywgbWFwLCB4ICsgMC41LCB5ICsgMC41KTtcbiAgICAgICAgICAgIH1cbiAgICB9XG4gICAgLy8gVGltaW5nIHByZWZpbHRlciArIGdsb2JhbCBncmlkIHByb2plY3Rpb24gYWdhaW5zdCBvbmUgcGxhbmUuXG4gICAgcHJvamVjdE1hcChzLCBtYXAsIHNpemUsIGN0eCkge1xuICAgICAgICBjb25zdCBvayA9IHRoaXMudGltaW5nKHMsIG1hcCwgc2l6ZSk7XG4gICAgICAgIGlmIChvaylcbiAgICAgICAgICAgIHRoaXMucHJvamVjdFF1YWQocywgbWFwLCBzaXplKTtcbiAgICAgICAgcmV0dXJuIG9rID8gdGhpcy5kZWNvZGVHcmlkKHNpemUsIGN0eCkgOiBGQUlMLnRpbWluZztcbiAgICB9XG4gICAgLy8gU2FtcGxlIG9ubHkgdGltaW5nIGFuZCByZWR1bmRhbnQgdmVyc2lvbiBiaXRzIHRvIGdhdGUgZXhwZW5zaXZlIFZlcnNpb24gNysgdGlsZWQgcHJvamVjdGlvbi5cbiAgICBjb25maXJtKHMsIG1hcCwgc2l6ZSkge1xuICAgICAgICBsZXQgb2sgPSB0aGlzLnRpbWluZyhzLCBtYXAsIHNpemUpO1xuICAgICAgICBpZiAob2spIHtcbiAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgMTg7IGkrKykge1xuICAgICAgICAgICAgICAgIGNvbnN0IHggPSBzaXplIC0gMTEgKyAoaSAlIDMpO1xuICAgICAgICAgICAgICAgIGNvbnN0IHkgPSAoaSAvIDMpIHwgMDtcbiAgICAgICAgICAgICAgICB0aGlzLmdyaWRbeSAqIHNpemUgKyB4XSA9IHRoaXMucmVhZChzLCBtYXAsIHggKyAwLjUsIHkgKyAwLjUpO1xuICAgICAgICAgICAgICAgIHRoaXMuZ3JpZFt4ICogc2l6ZSArIHldID0gdGhpcy5yZWFkKHMsIG1hcCwgeSArIDAuNSwgeCArIDAuNSk7XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBvayA9IGNoZWNrVmVyc2lvbih0aGlzLmdyaWQsIHNpemUpO1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiBvaztcbiAgICB9XG4gICAgLy8gT25lIHBhdGggZm9yIGJvdGggcG9sYXJpdGllczogaW52ZXJ0ZWQgc2FtcGxpbmcgZmxpcHMgcmVhZCgpIGFuZCB0aGUgYWxpZ25lcidzIGRhcmsgY29sb3I7XG4gICAgLy8gcGVyc3BlY3RpdmUgc3RhdGUgaXMgY2xlYXJlZCBhZnRlciBldmVyeSB2YWx1ZS1yZXR1cm5pbmcgcHJvamVjdGlvbiBwYXRoLlxuICAgIHByb2plY3RXaXRoKGxheWVyLCB0cmlwbGUsIHBpdGNoKSB7XG4gICAgICAgIGNvbnN0IGludmVydGVkID0gdHJpcGxlLmludmVydGVkO1xuICAgICAgICB0aGlzLmludmVydGVkUHJvamVjdGlvbiA9IGludmVydGVkO1xuICAgICAgICBjb25zdCBwID0gbGF5ZXIucGxhbmU7XG4gICAgICAgIGNvbnN0IHQgPSB0cmlwbGU7XG4gICAgICAgIGNvbnN0IGN0eCA9IGxheWVyLmNvbnRleHQ7XG4gICAgICAgIGxldCBmYWlsZWQgPSBGQUlMLmRpbWVuc2lvbjtcbiAgICAgICAgcHJvamVjdDoge1xuICAgICAgICAgICAgY29uc3QgeyB0bCwgdHIsIGJsIH0gPSB0O1xuICAgICAgICAgICAgY29uc3QgbXMgPSAodGwubXMgKyB0ci5tcyArIGJsLm1zKSAvIDM7XG4gICAgICAgICAgICBjb25zdCBtaW5NcyA9IE1hdGgubWluKHRsLm1zLCB0ci5tcywgYmwubXMpO1xuICAgICAgICAgICAgY29uc3QgbWF4TXMgPSBNYXRoLm1heCh0bC5tcywgdHIubXMsIGJsLm1zKTtcbiAgICAgICAgICAgIC8vIFBlcnNwZWN0aXZlIGNoYW5nZXMgYXBwYXJlbnQgcGl0Y2ggYWNyb3NzIGZpbmRlcnM7IHVzZSB0aGUgbWF0Y2hpbmcgZWRnZSdzXG4gICAgICAgICAgICAvLyBlbmRwb2ludCBwaXRjaGVzIG9ubHkgd2hlbiB0aGF0IHZhcmlhdGlvbiBpcyBtYXRlcmlhbC5cbiAgICAgICAgICAgIGNvbnN0IGF4ID0gdHIueCAtIHRsLng7XG4gICAgICAgICAgICBjb25zdCBheSA9IHRyLnkgLSB0bC55O1xuICAgICAgICAgICAgY29uc3QgYnggPSBibC54IC0gdGwueDtcbiAgICAgICAgICAgIGNvbnN0IGJ5ID0gYmwueSAtIHRsLnk7XG4gICAgICAgICAgICBjb25zdCBhcmVhID0gTWF0aC5hYnMoYXggKiBieSAtIGF5ICogYngpO1xuICAgICAgICAgICAgY29uc3Qgc3BhbiA9IE1hdGgubWF4KE1hdGguYWJzKGF5KSwgTWF0aC5hYnMoYnkpKTtcbiAgICAgICAgICAgIGNvbnN0IG1lZGlhbk1zID0gdGwubXMgKyB0ci5tcyArIGJsLm1zIC0gbWluTXMgLSBtYXhNcztcbiAgICAgICAgICAgIGNvbnN0IG1lZGlhbkVzdCA9IHNwYW4gPiAwICYmIG1lZGlhbk1zID4gMCA/IGFyZWEgLyAoc3BhbiAqIG1lZGlhbk1zKSArIDcgOiBJbmZpbml0eTtcbiAgICAgICAgICAgIGNvbnN0IGxlbmd0aCA9IGRpc3RhbmNlKHRsLCB0cik7XG4gICAgICAgICAgICBjb25zdCBlc3QgPSBwaXRjaFxuICAgICAgICAgICAgICAgID8gbGVuZ3RoIC8gcGl0Y2ggKyA3XG4gICAgICAgICAgICAgICAgOiAvLyAxLjEwNSwgMTAvOSwgMS4xMjUsIGFuZCAxLjE1IHdlcmUgdGVzdGVkOyAxMC85IGlzIHRoZSBiZXN0IGdhaW4gcGxhdGVhdS5cbiAgICAgICAgICAgICAgICAgICAgbWF4TXMgPiAoMTAgLyA5KSAqIG1pbk1zXG4gICAgICAgICAgICAgICAgICAgICAgICA/IChsZW5ndGggKiAyKSAvICh0bC5tcyArIHRyLm1zKSArIDdcbiAgICAgICAgICAgICAgICAgICAgICAgIDogbWVkaWFuRXN0O1xuICAgICAgICAgICAgY29uc3Qgc25hcHBlZCA9IHNuYXBTaXplKGVzdCk7XG4gICAgICAgICAgICBjb25zdCBtZWFuRXN0ID0gc3BhbiA+IDAgJiYgbXMgPiAwID8gYXJlYSAvIChzcGFuICogbXMpICsgNyA6IEluZmluaXR5O1xuICAgICAgICAgICAgY29uc3QgbWVhbiA9IHNuYXBTaXplKG1lYW5Fc3QpO1xuICAgICAgICAgICAgLy8gTW9kdWxlLXNpemUgZXN0aW1hdGVzIGRyaWZ0IHVuZGVyIHJvdGF0aW9uIGFuZCBibHVyOyB0cnkgdGhlIG5laWdoYm9yXG4gICAgICAgICAgICAvLyBkaW1lbnNpb25zIGJlZm9yZSBnaXZpbmcgdXAgb24gdGhlIHRyaXBsZS5cbiAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgNDsgaSsrKSB7XG4gICAgICAgICAgICAgICAgY29uc3Qgc2l6ZSA9IGkgPT09IDAgPyBzbmFwcGVkIDogaSA9PT0gMSA/IG1lYW4gOiBpID09PSAyID8gc25hcHBlZCAtIDQgOiBzbmFwcGVkICsgNDtcbiAgICAgICAgICAgICAgICBjb25zdCBlc3RpbWF0ZSA9IGkgPT09IDEgPyBtZWFuRXN0IDogZXN0O1xuICAgICAgICAgICAgICAgIGlmICgoaSA+IDAgJiYgc2l6ZSA9PT0gc25hcHBlZCkgfHwgKGkgPiAxICYmIHNpemUgPT09IG1lYW4pKVxuICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICBpZiAoc2l6ZSA8IDIxIHx8XG4gICAgICAgICAgICAgICAgICAgIHNpemUgPiAxNzcgfHxcbiAgICAgICAgICAgICAgICAgICAgLy8gUmVqZWN0IGVzdGltYXRlcyBtb3JlIHRoYW4gc2l4IG1vZHVsZXMgZnJvbSB0aGVpciBzbmFwcGVkIFFSIHNpemUuXG4gICAgICAgICAgICAgICAgICAgIE1hdGguYWJzKHNpemUgLSBlc3RpbWF0ZSkgPiA2KVxuICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICB0aGlzLmRlY29kZWRTaXplID0gc2l6ZTtcbiAgICAgICAgICAgICAgICAvLyBBIGxvY2F0ZWQgYm90dG9tLXJpZ2h0IGFsaWdubWVudCBwYXR0ZXJuIHVwZ3JhZGVzIHRoZSBhZmZpbmUgQlIgZXN0aW1hdGUgdG8gcGVyc3BlY3RpdmUuXG4gICAgICAgICAgICAgICAgY29uc3QgZiA9IDEgLSAoMy41IC0gMC41KSAvIChzaXplIC0gNyk7XG4gICAgICAgICAgICAgICAgY29uc3QgYnJFc3RYID0gdGwueCArICh0ci54IC0gdGwueCArIGJsLnggLSB0bC54KSAqIGY7XG4gICAgICAgICAgICAgICAgY29uc3QgYnJFc3RZID0gdGwueSArICh0ci55IC0gdGwueSArIGJsLnkgLSB0bC55KSAqIGY7XG4gICAgICAgICAgICAgICAgbGV0IGZvdW5kID0gZmFsc2U7XG4gICAgICAgICAgICAgICAgaWYgKHNpemUgPj0gMjEgKyA0KSB7XG4gICAgICAgICAgICAgICAgICAgIGlmIChpbnZlcnRlZCB8fCAhdGhpcy5wZXJzcGVjdGl2ZSh0LCB0LnRsLm1zLCB0LnRyLm1zLCB0LmJsLm1zKSlcbiAgICAgICAgICAgICAgICAgICAgICAgIGZvdW5kID0gdGhpcy5maW5kQmFzaWNBbGlnbihsYXllciwgYnJFc3RYLCBickVzdFksIG1zKTtcbiAgICAgICAgICAgICAgICAgICAgZWxzZSB7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBheCA9IHRyLnggKyBibC54IC0gMiAqIHRsLng7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBheSA9IHRyLnkgKyBibC55IC0gMiAqIHRsLnk7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBzY2FsZSA9IChheCAqIChickVzdFggLSB0bC54KSArIGF5ICogKGJyRXN0WSAtIHRsLnkpKSAvIChheCAqIGF4ICsgYXkgKiBheSk7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBtYXAgPSB0aGlzLm1hcDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHByZWRpY3RlZERlbiA9IChtYXBbNl0gKyBtYXBbN10pICogc2NhbGUgKyBtYXBbOF07XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBkeCA9ICgobWFwWzBdICsgbWFwWzFdKSAqIHNjYWxlICsgbWFwWzJdKSAvIHByZWRpY3RlZERlbiAtIGJyRXN0WDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGR5ID0gKChtYXBbM10gKyBtYXBbNF0pICogc2NhbGUgKyBtYXBbNV0pIC8gcHJlZGljdGVkRGVuIC0gYnJFc3RZO1xuICAgICAgICAgICAgICAgICAgICAgICAgLy8gVHJlYXQgZGlzYWdyZWVtZW50IHdpdGhpbiB0aHJlZSBtb2R1bGVzIGFzIG1lYXN1cmVtZW50IG5vaXNlLlxuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGR4ICogZHggKyBkeSAqIGR5IDw9IDkgKiBtcyAqIG1zKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZvdW5kID0gdGhpcy5maW5kQmFzaWNBbGlnbihsYXllciwgYnJFc3RYLCBickVzdFksIG1zKTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGVsc2Uge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHRsTXMgPSBmaW5kZXJQaXRjaChsYXllciwgdGwpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHRyTXMgPSBmaW5kZXJQaXRjaChsYXllciwgdHIpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGJsTXMgPSBmaW5kZXJQaXRjaChsYXllciwgYmwpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmICh0bE1zICYmIHRyTXMgJiYgYmxNcyAmJiB0aGlzLnBlcnNwZWN0aXZlKHQsIHRsTXMsIHRyTXMsIGJsTXMpKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHNpZGUgPSAoMy41IC0gMC41KSAvICgxIC0gc2NhbGUpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3VuZCA9IHRoaXMuc2VhcmNoQWxpZ24ocCwgbWFwLCBzY2FsZSwgc2lkZSwgMCwgMCwgMSwgZmFsc2UpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAvLyBEYXRhIGNhbiByZXNlbWJsZSBhbiBhbGlnbmVyOyBsZXQgUmVlZC1Tb2xvbW9uIHRyeSB0aGUgYWZmaW5lIGVzdGltYXRlIHRvby5cbiAgICAgICAgICAgICAgICBmYWlsZWQgPSBGQUlMLmFsaWdubWVudDtcbiAgICAgICAgICAgICAgICBjb25zdCBhdHRlbXB0cyA9IGZvdW5kID8gMiA6IDE7XG4gICAgICAgICAgICAgICAgZm9yIChsZXQgYXR0ZW1wdCA9IDA7IGF0dGVtcHQgPCBhdHRlbXB0czsgYXR0ZW1wdCsrKSB7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGFsaWduID0gIWF0dGVtcHQgJiYgZm91bmQ7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGJyWCA9IGFsaWduID8gdGhpcy5hbGlnblBvaW50LnggOiBickVzdFg7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGJyWSA9IGFsaWduID8gdGhpcy5hbGlnblBvaW50LnkgOiBickVzdFk7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGJyUG9pbnQgPSBjdHgub3B0cy5wb2ludHNPbkRldGVjdCA/IHsgeDogYnJYLCB5OiBiclkgfSA6IHVuZGVmaW5lZDtcbiAgICAgICAgICAgICAgICAgICAgaWYgKGN0eC5vcHRzLnBvaW50c09uRGV0ZWN0KSB7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBpbnNldCA9IHNpemUgLSA2LjU7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBhbGlnbmVycyA9IGFsaWduID8gW3sgcG9pbnQ6IHRoaXMuYWxpZ25Qb2ludCwgeDogaW5zZXQsIHk6IGluc2V0IH1dIDogW107XG4gICAgICAgICAgICAgICAgICAgICAgICB0aGlzLnJlcG9ydCh0LCBiclBvaW50LCBhbGlnbmVycywgbXMsIHNpemUsIGN0eCk7XG4gICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgY29uc3QgbWFwID0gdGhpcy5tYXA7XG4gICAgICAgICAgICAgICAgICAgIHRoaXMubWFwRmluZGVyUXVhZChtYXAsIHNpemUsIHQsIGJyWCwgYnJZKTtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgdmVyc2lvbiA9IChzaXplIC0gMTcpIC8gNDtcbiAgICAgICAgICAgICAgICAgICAgaWYgKHZlcnNpb24gPCA3KSB7XG4gICAgICAgICAgICAgICAgICAgICAgICBmYWlsZWQgPSB0aGlzLnByb2plY3RNYXAocCwgbWFwLCBzaXplLCBjdHgpO1xuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKCEoZmFpbGVkIGluc3RhbmNlb2YgRXJyb3IpKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGJyZWFrIHByb2plY3Q7XG4gICAgICAgICAgICAgICAgICAgICAgICAvLyBCbHVycmVkIFZlcnNpb25zIDEtLTYgc3RpbGwgcmVxdWlyZSBmaW5lLXBsYW5lIHNhbXBsaW5nOyB0aWxlZCBoaWdoLXZlcnNpb24gbG9naWNcbiAgICAgICAgICAgICAgICAgICAgICAgIC8vIG11c3Qgbm90IGJ5cGFzcyBpdC5cbiAgICAgICAgICAgICAgICAgICAgICAgIGlmICh0aGlzLnVwZ3JhZGUocCwgbWFwLCBjdHgpKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZmFpbGVkID0gdGhpcy5wcm9qZWN0TWFwKHRoaXMuZmluZVBsYW5lLCB0aGlzLnRvLCBzaXplLCBjdHgpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIC8vIEtlZXAgdGhlIGxhYmVsZWQgZXhpdCBzdWNjZXNzLWdhdGVkOyB0aGUgcHJlLWlubGluZSByZXR1cm4gd2FzIG9uZSBzdGF0ZW1lbnQuXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKCEoZmFpbGVkIGluc3RhbmNlb2YgRXJyb3IpKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBicmVhayBwcm9qZWN0O1xuICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGVsc2Uge1xuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgZmluZSA9IHRoaXMudXBncmFkZShwLCBtYXAsIGN0eCk7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBzcCA9IGZpbmUgPyB0aGlzLmZpbmVQbGFuZSA6IHA7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBzbSA9IGZpbmUgPyB0aGlzLnRvIDogbWFwO1xuICAgICAgICAgICAgICAgICAgICAgICAgLy8gQ29uZmlybSBWZXJzaW9uIDcrJ3MgcmVkdW5kYW50IEJDSCB3b3JkIGJlZm9yZSBwYXlpbmcgZm9yIGxvY2FsIGFsaWdubWVudCBzZWFyY2hlcy5cbiAgICAgICAgICAgICAgICAgICAgICAgIGxldCBjb25maXJtZWQgPSB0aGlzLmNvbmZpcm0oc3AsIHNtLCBzaXplKTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGlmICghY29uZmlybWVkICYmIGZpbmUpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uZmlybWVkID0gdGhpcy5jb25maXJtKHAsIG1hcCwgc2l6ZSk7XG4gICAgICAgICAgICAgICAgICAgICAgICBpZiAoY29uZmlybWVkKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgdGlsZXM6IHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgdGlsZUZpbmUgPSBzcCA9PT0gdGhpcy5maW5lUGxhbmU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHNjID0gdGlsZUZpbmUgPyBmaW5lIDogMTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3Qgb2ZmID0gKHNjIC0gMSkgLyAyO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBjb3VudCA9IHRoaXMuc2V0QWxpZ25tZW50cyh2ZXJzaW9uKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgcG9zaXRpb25zID0gdGhpcy50bXA4O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBub2RlcyA9IHRoaXMudG1wNjQ7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGxvY2F0ZWQgPSB0aGlzLnRtcDY0O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBsYXN0ID0gcG9zaXRpb25zW2NvdW50IC0gMV07XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGMgPSAwLjU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxldCBsb2NhdGVkQ291bnQgPSAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBsZXQgdGlsZUJyWCA9IDA7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxldCB0aWxlQnJZID0gMDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgbGV0IGhhc1RpbGVCciA9IGZhbHNlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCB5aSA9IDA7IHlpIDwgY291bnQ7IHlpKyspXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCB4aSA9IDA7IHhpIDwgY291bnQ7IHhpKyspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB4ID0gcG9zaXRpb25zW3hpXTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB5ID0gcG9zaXRpb25zW3lpXTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBvdmVybGFwc0ZpbmRlciA9ICh4ID09PSA2ICYmICh5ID09PSA2IHx8IHkgPT09IGxhc3QpKSB8fCAoeCA9PT0gbGFzdCAmJiB5ID09PSA2KTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBzY2FsZT1jLCBzaWRlPTEgcHJlc2VydmVzIHggKyBkeCArIHEgKyAwLjUgYml0IGZvciBiaXQuXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3Qgbm9kZSA9ICh5aSAqIGNvdW50ICsgeGkpICogMjtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoIW92ZXJsYXBzRmluZGVyICYmIHRoaXMuc2VhcmNoQWxpZ24oc3AsIHNtLCBjLCAxLCB4LCB5LCBjLCB0cnVlKSkge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBwb3MgPSA3ICogNyAqIDIgKyBsb2NhdGVkQ291bnQgKiA0O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBsb2NhdGVkW3Bvc10gPSB0aGlzLmFsaWduUG9pbnQueDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgbG9jYXRlZFtwb3MgKyAxXSA9IHRoaXMuYWxpZ25Qb2ludC55O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBsb2NhdGVkW3BvcyArIDJdID0geCArIGM7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxvY2F0ZWRbcG9zICsgM10gPSB5ICsgYztcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgbG9jYXRlZENvdW50Kys7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmICh4ID09PSBsYXN0ICYmIHkgPT09IGxhc3QpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGhhc1RpbGVCciA9IHRydWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB0aWxlQnJYID0gdGhpcy5hbGlnblBvaW50Lng7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB0aWxlQnJZID0gdGhpcy5hbGlnblBvaW50Lnk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgbm9kZXNbbm9kZV0gPSB0aGlzLmFsaWduUG9pbnQueDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgbm9kZXNbbm9kZSArIDFdID0gdGhpcy5hbGlnblBvaW50Lnk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGVsc2Uge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBxID0gbWFwUG9pbnQoc20sIHggKyBjLCB5ICsgYyk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIG5vZGVzW25vZGVdID0gcS54O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBub2Rlc1tub2RlICsgMV0gPSBxLnk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoIWxvY2F0ZWRDb3VudCkge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZmFpbGVkID0gRkFJTC5hbGlnbm1lbnQ7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBicmVhayB0aWxlcztcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCB5aSA9IDA7IHlpIDwgY291bnQgLSAxOyB5aSsrKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgeGkgPSAwOyB4aSA8IGNvdW50IC0gMTsgeGkrKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGxlZnQgPSBwb3NpdGlvbnNbeGldO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHJpZ2h0ID0gcG9zaXRpb25zW3hpICsgMV07XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgdG9wID0gcG9zaXRpb25zW3lpXTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBib3R0b20gPSBwb3NpdGlvbnNbeWkgKyAxXTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB0bE5vZGUgPSAoeWkgKiBjb3VudCArIHhpKSAqIDI7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgdHJOb2RlID0gdGxOb2RlICsgMjtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBibE5vZGUgPSAoKHlpICsgMSkgKiBjb3VudCArIHhpKSAqIDI7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgYnJOb2RlID0gYmxOb2RlICsgMjtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB0aWxlID0gdGhpcy5tYXA7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgcGFja1F1YWQodGhpcy5mcm9tLCBsZWZ0ICsgYywgdG9wICsgYywgcmlnaHQgKyBjLCB0b3AgKyBjLCByaWdodCArIGMsIGJvdHRvbSArIGMsIGxlZnQgKyBjLCBib3R0b20gKyBjKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBwYWNrUXVhZCh0aGlzLnRvLCBub2Rlc1t0bE5vZGVdLCBub2Rlc1t0bE5vZGUgKyAxXSwgbm9kZXNbdHJOb2RlXSwgbm9kZXNbdHJOb2RlICsgMV0sIG5vZGVzW2JyTm9kZV0sIG5vZGVzW2JyTm9kZSArIDFdLCBub2Rlc1tibE5vZGVdLCBub2Rlc1tibE5vZGUgKyAxXSk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgdGhpcy5tYXBRdWFkKHRpbGUpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHRoaXMucHJvamVjdFF1YWQoc3AsIHRpbGUsIHNpemUsIHhpID8gbGVmdCA6IDAsIHhpID09PSBjb3VudCAtIDIgPyBzaXplIDogcmlnaHQsIHlpID8gdG9wIDogMCwgeWkgPT09IGNvdW50IC0gMiA/IHNpemUgOiBib3R0b20pO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoY3R4Lm9wdHMucG9pbnRzT25EZXRlY3QpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHJlcG9ydEFsaWduZXJzID0gW107XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IGxvY2F0ZWRDb3VudDsgaSsrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgcG9zID0gNyAqIDcgKiAyICsgaSAqIDQ7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgcmVwb3J0QWxpZ25lcnMucHVzaCh7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHBvaW50OiB7IHg6IChsb2NhdGVkW3Bvc10gLSBvZmYpIC8gc2MsIHk6IChsb2NhdGVkW3BvcyArIDFdIC0gb2ZmKSAvIHNjIH0sXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHg6IGxvY2F0ZWRbcG9zICsgMl0sXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHk6IGxvY2F0ZWRbcG9zICsgM10sXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfSk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB0aGlzLnJlcG9ydCh0LCBoYXNUaWxlQnIgPyB7IHg6ICh0aWxlQnJYIC0gb2ZmKSAvIHNjLCB5OiAodGlsZUJyWSAtIG9mZikgLyBzYyB9IDogYnJQb2ludCwgcmVwb3J0QWxpZ25lcnMsIG1zLCBzaXplLCBjdHgpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGZhaWxlZCA9IHRoaXMuZGVjb2RlR3JpZChzaXplLCBjdHgpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoIShmYWlsZWQgaW5zdGFuY2VvZiBFcnJvcikpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWsgcHJvamVjdDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgLy8gQSBmYWxzZSBsb2NhbCBhbGlnbm1lbnQgY2FuIGNvcnJ1cHQgYSB2YWxpZCBnbG9iYWwgcHJvamVjdGlvbjsgcmVidWlsZCB0aGF0IGdyaWQuXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZmFpbGVkID0gdGhpcy5wcm9qZWN0TWFwKHNwLCBzbSwgc2l6ZSwgY3R4KTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoIShmYWlsZWQgaW5zdGFuY2VvZiBFcnJvcikpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGJyZWFrIHByb2plY3Q7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGZpbmUpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgZmFpbGVkID0gdGhpcy5wcm9qZWN0TWFwKHAsIG1hcCwgc2l6ZSwgY3R4KTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKCEoZmFpbGVkIGluc3RhbmNlb2YgRXJyb3IpKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWsgcHJvamVjdDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgICAgICBlbHNlXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZmFpbGVkID0gRkFJTC52ZXJzaW9uO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgICAgIHRoaXMuaW52ZXJ0ZWRQcm9qZWN0aW9uID0gZmFsc2U7XG4gICAgICAgIHJldHVybiBmYWlsZWQ7XG4gICAgfVxuICAgIC8vIExhemlseSBidWlsZCBweXJhbWlkIHN0YWdlcywgdGhlbiB0cnkgb25lIG1hbmRhdG9yeSBhbmQgYW55IGJ1ZGdldGVkIHJldHJ5IHRyaXBsZXMuXG4gICAgKnNjYW4oY29vcGVyYXRpdmUpIHtcbiAgICAgICAgaWYgKCF0aGlzLnN0YWdlZClcbiAgICAgICAgICAgIHRocm93IG5ldyBFcnJvcignZXhwZWN0ZWQgYWRkSW1hZ2UgYmVmb3JlIGRlY29kZScpO1xuICAgICAgICBjb25zdCBsYXllcnMgPSB0aGlzLmxheWVycztcbiAgICAgICAgdGhpcy5wb2ludHMgPSB1bmRlZmluZWQ7XG4gICAgICAgIGxldCBmYWlsZWQgPSBGQUlMLmZpbmRlcjtcbiAgICAgICAgaWYgKCF0aGlzLnJlc2l6ZWQpIHtcbiAgICAgICAgICAgIGZvciAobGV0IGkgPSAxOyBpIDwgbGF5ZXJzLmxlbmd0aDsgaSsrKSB7XG4gICAgICAgICAgICAgICAgY29uc3QgbGF5ZXIgPSBsYXllcnNbaV07XG4gICAgICAgICAgICAgICAgaWYgKCFsYXllci51c2VkKVxuICAgICAgICAgICAgICAgICAgICBicmVhaztcbiAgICAgICAgICAgICAgICBjb25zdCBzcmMgPSBsYXllcnNbaSAtIDFdLmx1bWE7XG4gICAgICAgICAgICAgICAgY29uc3QgZHN0ID0gbGF5ZXIubHVtYTtcbiAgICAgICAgICAgICAgICBjb25zdCB3aWR0aCA9IGxheWVyc1tpIC0gMV0ud2lkdGg7XG4gICAgICAgICAgICAgICAgY29uc3Qgcm93cyA9IGNvb3BlcmF0aXZlID8gNjQgOiBsYXllci5oZWlnaHQ7XG4gICAgICAgICAgICAgICAgZm9yIChsZXQgeSA9IDA7IHkgPCBsYXllci5oZWlnaHQ7IHkgKz0gcm93cykge1xuICAgICAgICAgICAgICAgICAgICBzY2FuUm93cy5yZXNpemUoc3JjLCBkc3QsIHdpZHRoLCBsYXllci53aWR0aCwgeSwgTWF0aC5taW4obGF5ZXIuaGVpZ2h0LCB5ICsgcm93cykpO1xuICAgICAgICAgICAgICAgICAgICBpZiAoY29vcGVyYXRpdmUgJiYgeSArIHJvd3MgPCBsYXllci5oZWlnaHQpXG4gICAgICAgICAgICAgICAgICAgICAgICB0aGlzLnJldHJ5U3RhcnQgKz0geWllbGQ7XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgfVxuICAgICAgICAgICAgdGhpcy5yZXNpemVkID0gdHJ1ZTtcbiAgICAgICAgfVxuICAgICAgICAvLyBPbmUgd2FsaywgY2hlYXAgY29hcnNlIGxheWVycyBiZWZvcmUgbmF0aXZlLiBSb3VuZCAwIGlzIHRoZSBtYW5kYXRvcnkgcGFzczogYnVkZ2V0LWZyZWVcbiAgICAgICAgLy8gYW5kIGNvbW1pdHRlZCB0byBwaWNrU2V0J3MgdHJpcGxlIChhIGxheWVyIHdpdGhvdXQgYSBwaWNrYWJsZSBzZXQgZ2V0cyBubyBtYW5kYXRvcnlcbiAgICAgICAgLy8gYXR0ZW1wdC4gTGF0ZXIgcm91bmRzIHBvcCBzY2hlZHVsZWQgcmV0cmllcyDigJQgbmV4dFNldCBza2lwc1xuICAgICAgICAvLyB0aGUgcGljaydzIGlkIGJhZywgc28gZmlyc3QtYXR0ZW1wdCBkZWR1cCBuZWVkcyBubyBzY2hlZHVsZSBib29ra2VlcGluZyDigJQgYW5kIG9ubHlcbiAgICAgICAgLy8gdGhleSBjb25zdW1lIGVmZm9ydCBvciB0aGUgd2FsbC10aW1lIGJ1ZGdldC5cbiAgICAgICAgd2FsazogZm9yIChsZXQgbWFuZGF0b3J5ID0gdHJ1ZTs7IG1hbmRhdG9yeSA9IGZhbHNlKSB7XG4gICAgICAgICAgICBsZXQgYXR0ZW1wdGVkID0gZmFsc2U7XG4gICAgICAgICAgICBmb3IgKGxldCBpID0gbGF5ZXJzLmxlbmd0aCAtIDE7IGkgPj0gMDsgaS0tKSB7XG4gICAgICAgICAgICAgICAgaWYgKCFtYW5kYXRvcnkgJiZcbiAgICAgICAgICAgICAgICAgICAgKCF0aGlzLnJldHJpZXMgfHxcbiAgICAgICAgICAgICAgICAgICAgICAgICh0aGlzLnRpbWVMaW1pdCAhPT0gSW5maW5pdHkgJiYgRGF0ZS5ub3coKSAtIHRoaXMucmV0cnlTdGFydCA+PSB0aGlzLnRpbWVMaW1pdCkpKVxuICAgICAgICAgICAgICAgICAgICBicmVhayB3YWxrO1xuICAgICAgICAgICAgICAgIGNvbnN0IGxheWVyID0gbGF5ZXJzW2ldO1xuICAgICAgICAgICAgICAgIGlmICghbGF5ZXIudXNlZClcbiAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgLyoqXG4gICAgICAgICAgICAgICAgICogVGhlIGZyYW1lIHJlYWRlciBoYXMgYWxyZWFkeSB3cml0dGVuIGdyYXlzY2FsZSBsdW1hLiBLZWVwaW5nIHRocmVzaG9sZGluZyBvbiB0aGF0IHBsYW5lXG4gICAgICAgICAgICAgICAgICogYXZvaWRzIHBhY2tlZC1jb2xvciBjb252ZXJzaW9uIGluIHRoZSBkb21pbmFudCBjYW1lcmEgcGF0aC5cbiAgICAgICAgICAgICAgICAgKi9cbiAgICAgICAgICAgICAgICBpZiAoIWxheWVyLmZvdW5kKSB7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IGJIZWlnaHQgPSBsYXllci5ibG9ja0hlaWdodDtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgYmxvY2tSb3dzID0gY29vcGVyYXRpdmUgPyAxNiA6IGJIZWlnaHQ7XG4gICAgICAgICAgICAgICAgICAgIGZvciAobGV0IHkgPSAwOyB5IDwgYkhlaWdodDsgeSArPSBibG9ja1Jvd3MpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIHNjYW5Sb3dzLmJsb2NrcyhsYXllciwgeSwgTWF0aC5taW4oYkhlaWdodCwgeSArIGJsb2NrUm93cykpO1xuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGNvb3BlcmF0aXZlICYmIHkgKyBibG9ja1Jvd3MgPCBiSGVpZ2h0KVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIHRoaXMucmV0cnlTdGFydCArPSB5aWVsZDtcbiAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICBjb25zdCBtYXRyaXggPSBsYXllci5iaXRtYXA7XG4gICAgICAgICAgICAgICAgICAgIG1hdHJpeC5maWxsKDAsIDAsIGxheWVyLndvcmRzICogbGF5ZXIuaGVpZ2h0KTtcbiAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgeSA9IDA7IHkgPCBiSGVpZ2h0OyB5ICs9IGJsb2NrUm93cykge1xuICAgICAgICAgICAgICAgICAgICAgICAgc2NhblJvd3MuYml0bWFwKGxheWVyLCB5LCBNYXRoLm1pbihiSGVpZ2h0LCB5ICsgYmxvY2tSb3dzKSk7XG4gICAgICAgICAgICAgICAgICAgICAgICBpZiAoY29vcGVyYXRpdmUgJiYgeSArIGJsb2NrUm93cyA8IGJIZWlnaHQpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgdGhpcy5yZXRyeVN0YXJ0ICs9IHlpZWxkO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGlmICh0aGlzLm9wdHMuaW1hZ2VPbkJpdG1hcClcbiAgICAgICAgICAgICAgICAgICAgICAgIHRoaXMub3B0cy5pbWFnZU9uQml0bWFwKGRhcmtUb0ltYWdlKGxheWVyLndpZHRoLCBsYXllci5oZWlnaHQsICh4LCB5KSA9PiBiaXQobGF5ZXIsIHgsIHkpKSk7XG4gICAgICAgICAgICAgICAgICAgIGxheWVyLnBhdHRlcm5Db3VudCA9IDA7XG4gICAgICAgICAgICAgICAgICAgIC8vIFNjYW4gZXZlcnkgb3RoZXIgcm93OyBjcm9zcy1jaGVja2luZyByZWNvdmVycyB0aGUgY2VudGVyIG9uIGJvdGggYXhlcy5cbiAgICAgICAgICAgICAgICAgICAgY29uc3QgZmluZGVyUm93cyA9IGNvb3BlcmF0aXZlID8gMzIgOiBsYXllci5oZWlnaHQ7XG4gICAgICAgICAgICAgICAgICAgIGZvciAobGV0IHkgPSAwOyB5IDwgbGF5ZXIuaGVpZ2h0OyB5ICs9IGZpbmRlclJvd3MpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIHNjYW5Sb3dzLmZpbmQobGF5ZXIsIHksIE1hdGgubWluKGxheWVyLmhlaWdodCwgeSArIGZpbmRlclJvd3MpKTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGlmIChjb29wZXJhdGl2ZSAmJiB5ICsgZmluZGVyUm93cyA8IGxheWVyLmhlaWdodClcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICB0aGlzLnJldHJ5U3RhcnQgKz0geWllbGQ7XG4gICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgbGF5ZXIuZm91bmQgPSB0cnVlO1xuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICBsZXQgdHJpcGxlO1xuICAgICAgICAgICAgICAgIGlmIChtYW5kYXRvcnkpIHtcbiAgICAgICAgICAgICAgICAgICAgLy8gUmFuayBib3RoIHBvbGFyaXRpZXMgaW5kZXBlbmRlbnRseSBvZiB0aGUgcmV0cnkgc2NoZWR1bGU6IGEgc2hhcmVkIHNjb3JlIGxvc3QgfjMwJVxuICAgICAgICAgICAgICAgICAgICAvLyBvZiB2aWRlbyBkZWNvZGVzLCBhbmQgYm91bmRlZCBuZWlnaGJvciBzZWxlY3Rpb24gY2FuIG9taXQgYSBsYXJnZSBzeW1ib2wncyB0cmlwbGUuXG4gICAgICAgICAgICAgICAgICAgIHRoaXMuZXhjbHVkZShsYXllcik7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IG9yZGluYXJ5ID0gdGhpcy5waWNrUG9sYXJpdHkobGF5ZXIsIDApO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBpbnZlcnRlZCA9IHRoaXMucGlja1BvbGFyaXR5KGxheWVyLCAxKTtcbiAgICAgICAgICAgICAgICAgICAgaWYgKG9yZGluYXJ5IHx8IGludmVydGVkKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBzdGF0ZSA9IHRoaXMudG1wNjQ7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBwdHMgPSBsYXllci5wYXR0ZXJucztcbiAgICAgICAgICAgICAgICAgICAgICAgIGxldCBwb2xhcml0eSA9IDA7XG4gICAgICAgICAgICAgICAgICAgICAgICBpZiAoaW52ZXJ0ZWQpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBvcmRDb25maWRlbmNlID0gb3JkaW5hcnlcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgPyBwdHNbc3RhdGVbMF0gKiA0ICsgM10gKyBwdHNbc3RhdGVbMV0gKiA0ICsgM10gKyBwdHNbc3RhdGVbMl0gKiA0ICsgM11cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgOiAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGludkNvbmZpZGVuY2UgPSBwdHNbc3RhdGVbNF0gKiA0ICsgM10gKyBwdHNbc3RhdGVbNV0gKiA0ICsgM10gKyBwdHNbc3RhdGVbNl0gKiA0ICsgM107XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgLy8gR2VvbWV0cnkgYWxvbmUgZmF2b3JzIHdlbGwtZm9ybWVkIGZhbHNlIGNyb3NzZXM7IGEgc21hbGwgZXZpZGVuY2UgcHJpb3Iga2VlcHNcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyB3ZWFrIHRydWUgY3Jvc3NlcyBjb21wZXRpdGl2ZS5cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoIW9yZGluYXJ5IHx8IChzdGF0ZVs3XSArIDAuMSkgKiBvcmRDb25maWRlbmNlIDwgKHN0YXRlWzNdICsgMC4xKSAqIGludkNvbmZpZGVuY2UpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHBvbGFyaXR5ID0gMTtcbiAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGJhc2UgPSBwb2xhcml0eSAqIDQ7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCB3MCA9IHN0YXRlW2Jhc2VdIHwgMDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHcxID0gc3RhdGVbYmFzZSArIDFdIHwgMDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHcyID0gc3RhdGVbYmFzZSArIDJdIHwgMDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGxheWVyLnBpY2tTdW0gPSB3MCArIHcxICsgdzI7XG4gICAgICAgICAgICAgICAgICAgICAgICBsYXllci5waWNrTG8gPSBNYXRoLm1pbih3MCwgdzEsIHcyKTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGxheWVyLnBpY2tIaSA9IE1hdGgubWF4KHcwLCB3MSwgdzIpO1xuICAgICAgICAgICAgICAgICAgICAgICAgdHJpcGxlID0gdGhpcy5tYWtlVHJpcGxlKGxheWVyLCB3MCwgdzEsIHcyKTtcbiAgICAgICAgICAgICAgICAgICAgICAgIHRyaXBsZS5pbnZlcnRlZCA9IHBvbGFyaXR5ID09PSAxO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgIGVsc2Uge1xuICAgICAgICAgICAgICAgICAgICBzY2hlZHVsZToge1xuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGxheWVyLnNldHNSZWFkeSlcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBicmVhayBzY2hlZHVsZTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGxheWVyLnNldHNSZWFkeSA9IHRydWU7XG4gICAgICAgICAgICAgICAgICAgICAgICBsYXllci5zZXRDb3VudCA9IDA7XG4gICAgICAgICAgICAgICAgICAgICAgICBsYXllci5zZXRDdXJzb3IgPSAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgbGV0IGVsaWdpYmxlID0gMDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbGF5ZXIucGF0dGVybkNvdW50OyBpKyspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAobGF5ZXIuaW52ZXJ0ZWRbaV0gJiAyKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBlbGlnaWJsZSsrO1xuICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGVsaWdpYmxlIDwgMylcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBicmVhayBzY2hlZHVsZTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHB0cyA9IGxheWVyLnBhdHRlcm5zO1xuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgbmVpZ2hib3JzID0gdGhpcy50bXAzMjtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHVzZUZpbHRlcnMgPSBlbGlnaWJsZSA+IDU7XG4gICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCBpID0gMDsgaSA8IGxheWVyLnBhdHRlcm5Db3VudCAtIDI7IGkrKykge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmIChjb29wZXJhdGl2ZSAmJiBpICYmICEoaSAmIDcpKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB0aGlzLnJldHJ5U3RhcnQgKz0geWllbGQ7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3Qgc3RhdGUgPSBsYXllci5pbnZlcnRlZFtpXTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoc3RhdGUgJiAyKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBpbnZlcnRlZCA9ICEhKHN0YXRlICYgMSk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgcDAgPSBpICogNDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBBIDEuNSBzY2FsZSBhbGxvd2FuY2UgcmV0YWlucyB0aGUgbGFyZ2VzdCBsZWdhbCBwZXJzcGVjdGl2ZSBkaW1lbnNpb24uXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgbWF4RGlzdGFuY2UgPSBwdHNbcDAgKyAyXSAqIDE3NyAqIDEuNTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBtYXhEaXN0YW5jZTIgPSBtYXhEaXN0YW5jZSAqIG1heERpc3RhbmNlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxldCBjb3VudCA9IDA7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgZm9yIChsZXQgaW5kZXggPSBpICsgMTsgaW5kZXggPCBsYXllci5wYXR0ZXJuQ291bnQ7IGluZGV4KyspIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3Qgb3RoZXJTdGF0ZSA9IGxheWVyLmludmVydGVkW2luZGV4XTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKG90aGVyU3RhdGUgJiAyIHx8ICEhKG90aGVyU3RhdGUgJiAxKSAhPT0gaW52ZXJ0ZWQpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgcG9zID0gaW5kZXggKiA0O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBzbWFsbGVzdCA9IE1hdGgubWluKHB0c1twMCArIDJdLCBwdHNbcG9zICsgMl0pO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBsYXJnZXN0ID0gTWF0aC5tYXgocHRzW3AwICsgMl0sIHB0c1twb3MgKyAyXSk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC8vIFRoZSBtZWFzdXJlZCBwaXRjaCBpcyBmcmFjdGlvbmFsOyB0d28gcGl4ZWxzIG9mIGZ1bGwtZmluZGVyIHNsYWNrIGtlZXAgYW4gZXhhY3RcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgLy8gMjoxIHBlcnNwZWN0aXZlIHJhdGlvIGluc2lkZSB0aGUgZmxvYXRpbmctcG9pbnQgYm91bmRhcnkuXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmICh1c2VGaWx0ZXJzICYmXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBUaGUgMi40IHJhdGlvIHByZXNlcnZlcyB1cHBlci1sYXllci1jb25maXJtZWQgcGVyc3BlY3RpdmUgdHJpcGxlcy5cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGxhcmdlc3QgPiAyLjQgKiBzbWFsbGVzdCArIDIgLyA3KVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGR4ID0gcHRzW3AwXSAtIHB0c1twb3NdO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBkeSA9IHB0c1twMCArIDFdIC0gcHRzW3BvcyArIDFdO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBkaXN0YW5jZSA9IGR4ICogZHggKyBkeSAqIGR5O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoZGlzdGFuY2UgPiBtYXhEaXN0YW5jZTIpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgLy8gQSBkaXN0YW50IGhpZ2gtY29uZmlkZW5jZSBmaW5kZXIgY2FuIGJlIHRoZSBzcXVlZXplZCBsZWcgb2YgYSBwZXJzcGVjdGl2ZSBRUjtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgLy8gcHJlZmVyIGV2aWRlbmNlLWFkanVzdGVkIGRpc3RhbmNlIHdoZW4gYm91bmRpbmcgdGhlIGxvY2FsIG5laWdoYm9yaG9vZC5cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgcmFuayA9IGRpc3RhbmNlIC8gcHRzW3BvcyArIDNdO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb3VudCA9IHRoaXMucmV0YWluKGluZGV4LCByYW5rLCBjb3VudCwgMTUpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCB1ID0gMDsgdSA8IGNvdW50IC0gMTsgdSsrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGkxID0gbmVpZ2hib3JzW3VdO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBwMSA9IGkxICogNDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgZDAxID0gZGlzdDIocHRzLCBwMCwgcDEpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBmb3IgKGxldCB2ID0gdSArIDE7IHYgPCBjb3VudDsgdisrKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBpMiA9IG5laWdoYm9yc1t2XTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHAyID0gaTIgKiA0O1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgZDEyID0gZGlzdDIocHRzLCBwMSwgcDIpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgZDAyID0gZGlzdDIocHRzLCBwMCwgcDIpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgYSA9IE1hdGgubWluKGQwMSwgZDEyLCBkMDIpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgYyA9IE1hdGgubWF4KGQwMSwgZDEyLCBkMDIpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgYiA9IGQwMSArIGQxMiArIGQwMiAtIGEgLSBjO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKCFhIHx8ICFiIHx8ICh1c2VGaWx0ZXJzICYmIChhID4gNCAqIGIgfHwgYiA+IDQgKiBhKSkpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBkYSA9IE1hdGguc3FydChhKTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGRiID0gTWF0aC5zcXJ0KGIpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgbW9kdWxlQ291bnQgPSAoZGEgKyBkYikgLyAoMiAqICgocHRzW3AwICsgMl0gKyBwdHNbcDEgKyAyXSArIHB0c1twMiArIDJdKSAvIDMpKSArIDc7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBDZW50ZXItbGluZSBwaXRjaCBjYW4gb3ZlcmVzdGltYXRlIHNtYWxsIGZpbmRlcnM7IGFsbG93IDAuOC4uMS41IHNjYWxpbmcuXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBtb2R1bGVDb3VudCA8IDIxICogMC44IHx8XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgbW9kdWxlQ291bnQgPiAxNzcgKiAxLjUpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBjb3NpbmUgPSAoYSArIGIgLSBjKSAvICgyICogTWF0aC5zcXJ0KGEgKiBiKSk7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBBY2NlcHQgZmluZGVyIGxlZ3Mgc3Bhbm5pbmcgNjAgdGhyb3VnaCAxMjAgZGVncmVlcy5cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGlmICh1c2VGaWx0ZXJzICYmIE1hdGguYWJzKGNvc2luZSkgPiAwLjUpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBSb3cgaGl0cyBncm93IHdpdGggZmluZGVyIHNpemUuIE5vcm1hbGl6ZSBkaXN0YW5jZSBieSB0aGF0IGV2aWRlbmNlIHNvXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBhIGxhcmdlIHBlcnNwZWN0aXZlIHN5bWJvbCBzdXJ2aXZlcyB0aGUgZml4ZWQgc2V0IGNhcC5cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC8vIFRoaXMgY29tcGFjdG5lc3MgcmFuayBvcmRlcnMgUkVUUklFUyBvbmx5OyBwaWNrU2V0KCkgY2hvb3NlcyB0aGUgbWFuZGF0b3J5XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyBhdHRlbXB0IChjb21wYWN0bmVzcyBhbG9uZSBjb21taXRzIHRvIGRlbnNlLWRhdGEgcHNldWRvLXRyaXBsZXMpLlxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgY29uZmlkZW5jZSA9IHB0c1twMCArIDNdICsgcHRzW3AxICsgM10gKyBwdHNbcDIgKyAzXTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHNjb3JlID0gKGRhICsgZGIgKyBNYXRoLmFicyhkYSAtIGRiKSkgLyBjb25maWRlbmNlO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgcmV0YWluOiB7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgY29uc3Qgc2V0cyA9IGxheWVyLnNldHM7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgbGV0IGluZGV4ID0gbGF5ZXIuc2V0Q291bnQ7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaWYgKGluZGV4IDwgMjU2KVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBsYXllci5zZXRDb3VudCsrO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGVsc2Uge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoc2NvcmUgPj0gc2V0c1swXSlcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIGJyZWFrIHJldGFpbjtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgaW5kZXggPSAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBwb3MgPSBpbmRleCAqIDU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgc2V0c1twb3NdID0gc2NvcmU7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgc2V0c1twb3MgKyAxXSA9ICtpbnZlcnRlZDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBzZXRzW3BvcyArIDJdID0gaTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBzZXRzW3BvcyArIDNdID0gaTE7XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgc2V0c1twb3MgKyA0XSA9IGkyO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC8vIEEgY29tcGxldGVkIHNpZnQtdXAgc2F0aXNmaWVzIHRoZSByb290IGNvbXBhcmlzb24uIEZhbGxpbmcgdGhyb3VnaCB0byB0aGVcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAvLyByb290IHNpZnQtZG93biBhY3RzIGxpa2UgYW4gZWFybHkgcmV0dXJuIGFuZCBrZWVwcyBib3RoIGV4aXRzIGluIG9uZSBsb29wLlxuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHdoaWxlIChpbmRleCkge1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBwYXJlbnQgPSAoaW5kZXggLSAxKSA+PiAxO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpZiAoc2V0c1twYXJlbnQgKiA1XSA+PSBzZXRzW2luZGV4ICogNV0pXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBicmVhayByZXRhaW47XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHN3YXBTZXQobGF5ZXIsIHBhcmVudCwgaW5kZXgpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICBpbmRleCA9IHBhcmVudDtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgc2lmdERvd24obGF5ZXIsIGxheWVyLnNldENvdW50KTtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICAgICAgICAgIGZvciAobGV0IGVuZCA9IGxheWVyLnNldENvdW50IC0gMTsgZW5kID4gMDsgZW5kLS0pIHtcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBzd2FwU2V0KGxheWVyLCAwLCBlbmQpO1xuICAgICAgICAgICAgICAgICAgICAgICAgICAgIHNpZnREb3duKGxheWVyLCBlbmQpO1xuICAgICAgICAgICAgICAgICAgICAgICAgfVxuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHNldHMgPSBsYXllci5zZXRzO1xuICAgICAgICAgICAgICAgICAgICB3aGlsZSAobGF5ZXIuc2V0Q3Vyc29yIDwgbGF5ZXIuc2V0Q291bnQpIHtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IHBvcyA9IGxheWVyLnNldEN1cnNvcisrICogNTtcbiAgICAgICAgICAgICAgICAgICAgICAgIGNvbnN0IGkwID0gc2V0c1twb3MgKyAyXSB8IDA7XG4gICAgICAgICAgICAgICAgICAgICAgICBjb25zdCBpMSA9IHNldHNbcG9zICsgM10gfCAwO1xuICAgICAgICAgICAgICAgICAgICAgICAgY29uc3QgaTIgPSBzZXRzW3BvcyArIDRdIHwgMDtcbiAgICAgICAgICAgICAgICAgICAgICAgIGlmIChsYXllci5pbnZlcnRlZFtpMF0gJiAyIHx8IGxheWVyLmludmVydGVkW2kxXSAmIDIgfHwgbGF5ZXIuaW52ZXJ0ZWRbaTJdICYgMilcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgIC8vIFRoZSByb3VuZC0wIHBpY2sgbWF5IHNpdCBhbnl3aGVyZSBpbiB0aGUgc2NoZWR1bGUgKG9yIG5vd2hlcmUpOyBza2lwIGl0cyBpZCBiYWcuXG4gICAgICAgICAgICAgICAgICAgICAgICBpZiAoaTAgKyBpMSArIGkyID09PSBsYXllci5waWNrU3VtICYmXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgTWF0aC5taW4oaTAsIGkxLCBpMikgPT09IGxheWVyLnBpY2tMbyAmJlxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIE1hdGgubWF4KGkwLCBpMSwgaTIpID09PSBsYXllci5waWNrSGkpXG4gICAgICAgICAgICAgICAgICAgICAgICAgICAgY29udGludWU7XG4gICAgICAgICAgICAgICAgICAgICAgICB0cmlwbGUgPSB0aGlzLm1ha2VUcmlwbGUobGF5ZXIsIGkwLCBpMSwgaTIpO1xuICAgICAgICAgICAgICAgICAgICAgICAgdHJpcGxlLmludmVydGVkID0gISFzZXRzW3BvcyArIDFdO1xuICAgICAgICAgICAgICAgICAgICAgICAgYnJlYWs7XG4gICAgICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgaWYgKCF0cmlwbGUpIHtcbiAgICAgICAgICAgICAgICAgICAgaWYgKGNvb3BlcmF0aXZlKVxuICAgICAgICAgICAgICAgICAgICAgICAgdGhpcy5yZXRyeVN0YXJ0ICs9IHlpZWxkO1xuICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgaWYgKCFtYW5kYXRvcnkgJiYgdGhpcy5yZXRyaWVzICE9PSBJbmZpbml0eSlcbiAgICAgICAgICAgICAgICAgICAgdGhpcy5yZXRyaWVzLS07XG4gICAgICAgICAgICAgICAgYXR0ZW1wdGVkID0gdHJ1ZTtcbiAgICAgICAgICAgICAgICAvLyBMYXJnZSBibHVycmVkIHN5bWJvbHMgZ2V0IHRlbXBsYXRlLWZpdCByZWZpbmVtZW50IGZpcnN0OyBvdGhlciBwcm9qZWN0aW9uIGZhaWx1cmVzXG4gICAgICAgICAgICAgICAgLy8gcmV0cnkgb25jZSBhZnRlciBhIGNyb3NzIHJlZmluZW1lbnQgcGFzcy5cbiAgICAgICAgICAgICAgICBsZXQgcGl0Y2ggPSAhdGhpcy5ibG9ja2VkICYmIE1hdGguYWJzKHRyaXBsZS50ci55IC0gdHJpcGxlLnRsLnkpID4gTWF0aC5hYnModHJpcGxlLnRyLnggLSB0cmlwbGUudGwueClcbiAgICAgICAgICAgICAgICAgICAgPyBlZGdlUGl0Y2gobGF5ZXIsIHRyaXBsZS50bCwgdHJpcGxlLnRyLCB0cmlwbGUuaW52ZXJ0ZWQpXG4gICAgICAgICAgICAgICAgICAgIDogMDtcbiAgICAgICAgICAgICAgICBjb25zdCBmaXQgPSAhIShwaXRjaCAmJiBkaXN0YW5jZSh0cmlwbGUudGwsIHRyaXBsZS50cikgLyBwaXRjaCArIDcgPj0gMjEgKyAoNyAtIDEpICogNCk7XG4gICAgICAgICAgICAgICAgaWYgKGZpdCkge1xuICAgICAgICAgICAgICAgICAgICBmaXRQYXR0ZXJuKGxheWVyLCB0cmlwbGUudGwsIHRyaXBsZS5pbnZlcnRlZCk7XG4gICAgICAgICAgICAgICAgICAgIGZpdFBhdHRlcm4obGF5ZXIsIHRyaXBsZS50ciwgdHJpcGxlLmludmVydGVkKTtcbiAgICAgICAgICAgICAgICAgICAgZml0UGF0dGVybihsYXllciwgdHJpcGxlLmJsLCB0cmlwbGUuaW52ZXJ0ZWQpO1xuICAgICAgICAgICAgICAgICAgICByZWZpbmVUcmlwbGUobGF5ZXIsIHRyaXBsZSk7XG4gICAgICAgICAgICAgICAgICAgIHBpdGNoID0gZWRnZVBpdGNoKGxheWVyLCB0cmlwbGUudGwsIHRyaXBsZS50ciwgdHJpcGxlLmludmVydGVkKTtcbiAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgbGV0IGRvbmUgPSB0aGlzLnByb2plY3RXaXRoKGxheWVyLCB0cmlwbGUsIHBpdGNoKTtcbiAgICAgICAgICAgICAgICBpZiAoZG9uZSBpbnN0YW5jZW9mIEVycm9yICYmICFmaXQgJiYgcmVmaW5lVHJpcGxlKGxheWVyLCB0cmlwbGUpKVxuICAgICAgICAgICAgICAgICAgICBkb25lID0gdGhpcy5wcm9qZWN0V2l0aChsYXllciwgdHJpcGxlLCBwaXRjaCk7XG4gICAgICAgICAgICAgICAgY29uc3Qgb3B0cyA9IGxheWVyLmNvbnRleHQub3B0cztcbiAgICAgICAgICAgICAgICBjb25zdCByZXN1bHQgPSBkb25lO1xuICAgICAgICAgICAgICAgIGlmICghKGRvbmUgaW5zdGFuY2VvZiBFcnJvcikpIHtcbiAgICAgICAgICAgICAgICAgICAgLy8gRXJyb3IgdmFsdWVzIGJlbG93IGRlY29kZSgpIGF2b2lkIGEgdHJ5L2ZpbmFsbHkgbGFkZGVyOyB0aGUgcGFydHMgcGF0aCBpbXBsaWVzIHRoZVxuICAgICAgICAgICAgICAgICAgICAvLyB0ZXh0IGRlY29kZXIgZXhpc3RzLCBzbyBwYXlsb2FkIGZpbmlzaGluZyBjYW5ub3QgdGhyb3cuXG4gICAgICAgICAgICAgICAgICAgIGlmIChvcHRzLmltYWdlT25SZXN1bHQpXG4gICAgICAgICAgICAgICAgICAgICAgICBvcHRzLmltYWdlT25SZXN1bHQoZGFya1RvSW1hZ2UodGhpcy5kZWNvZGVkU2l6ZSwgdGhpcy5kZWNvZGVkU2l6ZSwgKHgsIHkpID0+IHRoaXMuZ3JpZFt5ICogdGhpcy5kZWNvZGVkU2l6ZSArIHhdKSk7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHBhZGRpbmcgPSAzLjUgLyAodGhpcy5kZWNvZGVkU2l6ZSAtIDcpO1xuICAgICAgICAgICAgICAgICAgICBjb25zdCBwID0gbGF5ZXIucGF0dGVybnM7XG4gICAgICAgICAgICAgICAgICAgIGNvbnN0IHRsID0gNCAqIHRyaXBsZS50bEluZGV4O1xuICAgICAgICAgICAgICAgICAgICBjb25zdCB0ciA9IDQgKiB0cmlwbGUudHJJbmRleDtcbiAgICAgICAgICAgICAgICAgICAgY29uc3QgYmwgPSA0ICogdHJpcGxlLmJsSW5kZXg7XG4gICAgICAgICAgICAgICAgICAgIC8vIFJldGFpbiB0aGUgcHJvamVjdGVkIFFSIHJlZ2lvbiBpbiBpdHMgZGVhZCBmaW5kZXIgcmVjb3JkcyBpbnN0ZWFkIG9mIGFsbG9jYXRpbmcuXG4gICAgICAgICAgICAgICAgICAgIHBbdGxdID0gdHJpcGxlLnRsLng7XG4gICAgICAgICAgICAgICAgICAgIHBbdGwgKyAxXSA9IHRyaXBsZS50bC55O1xuICAgICAgICAgICAgICAgICAgICBwW3RsICsgMl0gPSB0cmlwbGUudHJJbmRleDtcbiAgICAgICAgICAgICAgICAgICAgcFt0bCArIDNdID0gdHJpcGxlLmJsSW5kZXg7XG4gICAgICAgICAgICAgICAgICAgIHBbdHJdID0gdHJpcGxlLnRyLng7XG4gICAgICAgICAgICAgICAgICAgIHBbdHIgKyAxXSA9IHRyaXBsZS50ci55O1xuICAgICAgICAgICAgICAgICAgICBwW3RyICsgMl0gPSBwYWRkaW5nO1xuICAgICAgICAgICAgICAgICAgICBwW2JsXSA9IHRyaXBsZS5ibC54O1xuICAgICAgICAgICAgICAgICAgICBwW2JsICsgMV0gPSB0cmlwbGUuYmwueTtcbiAgICAgICAgICAgICAgICAgICAgaWYgKCEobGF5ZXIuaW52ZXJ0ZWRbdHJpcGxlLnRsSW5kZXhdICYgMikpXG4gICAgICAgICAgICAgICAgICAgICAgICB0aGlzLmJsb2NrZWQrKztcbiAgICAgICAgICAgICAgICAgICAgaWYgKCEobGF5ZXIuaW52ZXJ0ZWRbdHJpcGxlLnRySW5kZXhdICYgMikpXG4gICAgICAgICAgICAgICAgICAgICAgICB0aGlzLmJsb2NrZWQrKztcbiAgICAgICAgICAgICAgICAgICAgaWYgKCEobGF5ZXIuaW52ZXJ0ZWRbdHJpcGxlLmJsSW5kZXhdICYgMikpXG4gICAgICAgICAgICAgICAgICAgICAgICB0aGlzLmJsb2NrZWQrKztcbiAgICAgICAgICAgICAgICAgICAgbGF5ZXIuaW52ZXJ0ZWRbdHJpcGxlLnRsSW5kZXhdIHw9IDIgfCA0O1xuICAgICAgICAgICAgICAgICAgICBsYXllci5pbnZlcnRlZFt0cmlwbGUudHJJbmRleF0gfD0gMiB8IDg7XG4gICAgICAgICAgICAgICAgICAgIGxheWVyLmludmVydGVkW3RyaXBsZS5ibEluZGV4XSB8PSAyIHwgODtcbiAgICAgICAgICAgICAgICAgICAgZm9yIChjb25zdCBzb3VyY2Ugb2YgbGF5ZXJzKSB7XG4gICAgICAgICAgICAgICAgICAgICAgICBpZiAoIXNvdXJjZS5mb3VuZClcbiAgICAgICAgICAgICAgICAgICAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgICAgICAgICAgICAgICAgIHRoaXMuZXhjbHVkZShzb3VyY2UpO1xuICAgICAgICAgICAgICAgICAgICB9XG4gICAgICAgICAgICAgICAgICAgIGlmICh0aGlzLnBvaW50cylcbiAgICAgICAgICAgICAgICAgICAgICAgIHRoaXMub3B0cy5wb2ludHNPbkRldGVjdD8uKHRoaXMucG9pbnRzLCByZXN1bHQpO1xuICAgICAgICAgICAgICAgIH1cbiAgICAgICAgICAgICAgICBpZiAoIShyZXN1bHQgaW5zdGFuY2VvZiBFcnJvcikpXG4gICAgICAgICAgICAgICAgICAgIHJldHVybiByZXN1bHQ7XG4gICAgICAgICAgICAgICAgZmFpbGVkID0gcmVzdWx0O1xuICAgICAgICAgICAgICAgIGlmIChjb29wZXJhdGl2ZSlcbiAgICAgICAgICAgICAgICAgICAgdGhpcy5yZXRyeVN0YXJ0ICs9IHlpZWxkO1xuICAgICAgICAgICAgfVxuICAgICAgICAgICAgaWYgKCFtYW5kYXRvcnkgJiYgIWF0dGVtcHRlZClcbiAgICAgICAgICAgICAgICBicmVhaztcbiAgICAgICAgfVxuICAgICAgICBpZiAodGhpcy5wb2ludHMpXG4gICAgICAgICAgICB0aGlzLm9wdHMucG9pbnRzT25EZXRlY3Q/Lih0aGlzLnBvaW50cywgZmFpbGVkKTtcbiAgICAgICAgcmV0dXJuIGZhaWxlZDtcbiAgICB9XG4gICAgLy8gUmUtcnVuIHRoZSBzY2FuIGFmdGVyIGVhY2ggc3VjY2VzcyBmb3IgZGVjb2RlLWFsbCB3aGlsZSBzaGFyaW5nIG9uZSByZXRyeSBkZWFkbGluZS9idWRnZXQuXG4gICAgKndhbGsoY29vcGVyYXRpdmUsIGFsbCkge1xuICAgICAgICB0aGlzLnJldHJ5U3RhcnQgPSBEYXRlLm5vdygpO1xuICAgICAgICB0aGlzLnJldHJpZXMgPSB0aGlzLmVmZm9ydCA9PT0gSW5maW5pdHkgPyBJbmZpbml0eSA6IHRoaXMuZWZmb3J0IC0gMTtcbiAgICAgICAgY29uc3QgcmVzdWx0cyA9IFtdO1xuICAgICAgICBmb3IgKDs7KSB7XG4gICAgICAgICAgICBjb25zdCByZXN1bHQgPSB5aWVsZCogdGhpcy5zY2FuKGNvb3BlcmF0aXZlKTtcbiAgICAgICAgICAgIHJlc3VsdHMucHVzaChyZXN1bHQpO1xuICAgICAgICAgICAgaWYgKCFhbGwpXG4gICAgICAgICAgICAgICAgcmV0dXJuIHJlc3VsdHM7XG4gICAgICAgICAgICBpZiAocmVzdWx0IGluc3RhbmNlb2YgRXJyb3IpXG4gICAgICAgICAgICAgICAgcmV0dXJuIHJlc3VsdHM7XG4gICAgICAgICAgICBpZiAoY29vcGVyYXRpdmUpXG4gICAgICAgICAgICAgICAgdGhpcy5yZXRyeVN0YXJ0ICs9IHlpZWxkO1xuICAgICAgICB9XG4gICAgfVxuICAgIGRlY29kZShhbGwgPSBmYWxzZSkge1xuICAgICAgICB0aGlzLmJlZ2luT3BlcmF0aW9uKCk7XG4gICAgICAgIHRyeSB7XG4gICAgICAgICAgICByZXR1cm4gcnVuRGVjb2RlKHRoaXMud2FsayhmYWxzZSwgYWxsKSk7XG4gICAgICAgIH1cbiAgICAgICAgZmluYWxseSB7XG4gICAgICAgICAgICB0aGlzLmVuZE9wZXJhdGlvbigpO1xuICAgICAgICB9XG4gICAgfVxuICAgIGFzeW5jIGRlY29kZUFzeW5jKGFsbCA9IGZhbHNlKSB7XG4gICAgICAgIHRoaXMuYmVnaW5PcGVyYXRpb24oKTtcbiAgICAgICAgdHJ5IHtcbiAgICAgICAgICAgIHJldHVybiBhd2FpdCBydW5EZWNvZGVBc3luYyh0aGlzLndhbGsodHJ1ZSwgYWxsKSwgdGhpcy50aW1lTGltaXQpO1xuICAgICAgICB9XG4gICAgICAgIGZpbmFsbHkge1xuICAgICAgICAgICAgdGhpcy5lbmRPcGVyYXRpb24oKTtcbiAgICAgICAgfVxuICAgIH1cbn1cbi8qKlxuICogRGVjb2RlcyB0aGUgZmlyc3QgUVIgdGhyb3VnaCB0aGUgZml4ZWQgY29hcnNlLXRvLWZpbmUgcHlyYW1pZCBzY2FuLlxuICovXG5leHBvcnQgY29uc3QgZGVjb2RlUVIgPSAoaW1nLCBvcHRzID0ge30pID0+IHtcbiAgICB2YWxpZGF0ZU9wdHMob3B0cyk7XG4gICAgdmFsaWRhdGVJbWFnZShpbWcsIG9wdHMuZm9ybWF0KTtcbiAgICBjb25zdCBzY2FubmVyID0gbmV3IF9RUlNjYW5uZXIoeyAuLi5vcHRzLCBtYXhTaXplOiB7IGhlaWdodDogaW1nLmhlaWdodCwgd2lkdGg6IGltZy53aWR0aCB9IH0pO1xuICAgIHRyeSB7XG4gICAgICAgIHNjYW5uZXIuYWRkSW1hZ2UoaW1nLCBvcHRzLmZvcm1hdCk7XG4gICAgICAgIGNvbnN0IHJlc3VsdCA9IHNjYW5uZXIuZGVjb2RlKClbMF07XG4gICAgICAgIGlmIChyZXN1bHQgaW5zdGFuY2VvZiBFcnJvcilcbiAgICAgICAgICAgIHRocm93IG5ldyBFcnJvcihyZXN1bHQubWVzc2FnZSk7XG4gICAgICAgIHJldHVybiByZXN1bHQ7XG4gICAgfVxuICAgIGZpbmFsbHkge1xuICAgICAgICAvLyBPbmUtc2hvdCBjYWxscyBsZWF2ZSBubyBzb3VyY2UgaW1hZ2UgZGF0YSByZXNpZGVudCBhZnRlciByZXR1cm47XG4gICAgICAgIC8vIHJldXNhYmxlIERPTSBzY2FubmVycyBpbnN0ZWFkIGNsZWFuIHdoZW4gdGhlaXIgc291cmNlIGlzIHJlbGVhc2VkLlxuICAgICAgICBzY2FubmVyLmNsZWFuKCk7XG4gICAgfVxufTtcbi8qKiBEZWNvZGUgZXZlcnkgUVIgaW4gZWFjaCBpbWFnZSB0aHJvdWdoIG9uZSBjb29wZXJhdGl2ZWx5IHNjaGVkdWxlZCBtYXhpbXVtLWNhcGFjaXR5IHNjYW5uZXIuICovXG5leHBvcnQgY29uc3QgZGVjb2RlUVJCYXRjaCA9IGFzeW5jIChpbWFnZXMsIG9wdHMgPSB7fSkgPT4ge1xuICAgIC8vIFRoZSBkZWZhdWx0IHJldXNhYmxlIDRLLXNxdWFyZSBjYXBhY2l0eSBpcyBhbiBBUEkgY2hvaWNlLlxuICAgIGNvbnN0IG1heFNpemUgPSBvcHRzLm1heFNpemUgfHwgeyB3aWR0aDogMzg0MCwgaGVpZ2h0OiAzODQwIH07XG4gICAgY29uc3Qgc2Nhbm5lciA9IG5ldyBfUVJTY2FubmVyKHsgLi4ub3B0cywgbWF4U2l6ZSB9KTtcbiAgICBjb25zdCByZXN1bHRzID0gW107XG4gICAgdHJ5IHtcbiAgICAgICAgZm9yIChjb25zdCBpbWFnZSBvZiBpbWFnZXMpIHtcbiAgICAgICAgICAgIHRyeSB7XG4gICAgICAgICAgICAgICAgc2Nhbm5lci5hZGRJbWFnZShpbWFnZSwgb3B0cy5mb3JtYXQpO1xuICAgICAgICAgICAgICAgIHJlc3VsdHMucHVzaChhd2FpdCBzY2FubmVyLmRlY29kZUFzeW5jKHRydWUpKTtcbiAgICAgICAgICAgIH1cbiAgICAgICAgICAgIGNhdGNoIChlcnJvcikge1xuICAgICAgICAgICAgICAgIGlmICghKGVycm9yIGluc3RhbmNlb2YgRXJyb3IpKVxuICAgICAgICAgICAgICAgICAgICB0aHJvdyBlcnJvcjtcbiAgICAgICAgICAgICAgICAvLyBBIGZhaWxlZCBpbWFnZSBtdXN0IG5vdCBkaXNjYXJkIHN1Y2Nlc3NmdWwgcmVzdWx0cyBiZWZvcmUgb3IgYWZ0ZXIgaXQuXG4gICAgICAgICAgICAgICAgcmVzdWx0cy5wdXNoKFtlcnJvcl0pO1xuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgfVxuICAgIGZpbmFsbHkge1xuICAgICAgICBzY2FubmVyLmNsZWFuKCk7XG4gICAgfVxuICAgIHJldHVybiByZXN1bHRzO1xufTtcbi8vIC0tLSBCYXJjb2RlRGV0ZWN0b3IgcG9ueWZpbGwgLS0tXG4vKipcbiAqIFtCYXJjb2RlRGV0ZWN0b3JdKGh0dHBzOi8vd2ljZy5naXRodWIuaW8vc2hhcGUtZGV0ZWN0aW9uLWFwaS8jYmFyY29kZS1kZXRlY3Rpb24tYXBpKVxuICogcG9ueWZpbGwgb24gdG9wIG9mIGBkZWNvZGVRUmAuIFBvbnlmaWxsOiBpbXBvcnRpbmcgaXQgaGFzIG5vIHNpZGUgZWZmZWN0cztcbiAqIHRvIGluc3RhbGwgYXMgYSBkcm9wLWluIHBvbHlmaWxsIGRvIGBnbG9iYWxUaGlzLkJhcmNvZGVEZXRlY3RvciA/Pz0gQmFyY29kZURldGVjdG9yYC5cbiAqXG4gKiBEaWZmZXJlbmNlcyBmcm9tIG5hdGl2ZSBpbXBsZW1lbnRhdGlvbnM6XG4gKiAtIG9ubHkgdGhlIGBxcl9jb2RlYCBmb3JtYXQgaXMgc3VwcG9ydGVkO1xuICogLSBhdCBtb3N0IG9uZSBiYXJjb2RlIHBlciBpbWFnZSBpcyByZXR1cm5lZCAoYGRlY29kZVFSYCBzdG9wcyBhdCB0aGUgZmlyc3QgaGl0KTtcbiAqIC0gYGNvcm5lclBvaW50c2AgcmV1c2UgdGhlIGRlY29kZXItcHJvamVjdGVkIHN5bWJvbCBib3VuZGFyeSBhbmQgcmVtYWluIGVzdGltYXRlc1xuICogICBvZiB0aGUgdmlzaWJsZSBiYXJjb2RlIGVkZ2VzLlxuICovXG4vKiogQmFyY29kZSBmb3JtYXRzIG9mIHRoZSBTaGFwZSBEZXRlY3Rpb24gQVBJIHNwZWMgZW51bS4gKi9cbmNvbnN0IEJBUkNPREVfRk9STUFUUyA9IFtcbiAgICAnYXp0ZWMnLFxuICAgICdjb2RlXzEyOCcsXG4gICAgJ2NvZGVfMzknLFxuICAgICdjb2RlXzkzJyxcbiAgICAnY29kYWJhcicsXG4gICAgJ2RhdGFfbWF0cml4JyxcbiAgICAnZWFuXzEzJyxcbiAgICAnZWFuXzgnLFxuICAgICdpdGYnLFxuICAgICdwZGY0MTcnLFxuICAgICdxcl9jb2RlJyxcbiAgICAndW5rbm93bicsXG4gICAgJ3VwY19hJyxcbiAgICAndXBjX2UnLFxuXTtcbi8vIENyb3NzLXJlYWxtLXNhZmUgYnJhbmQgY2hlY2s6IGBpbnN0YW5jZW9mYCBmYWlscyBmb3Igb2JqZWN0cyBmcm9tIGlmcmFtZXNcbi8vIG9yIHRyYW5zZmVycmVkIGJldHdlZW4gd2luZG93cywgdGhlIHRvU3RyaW5nIHRhZyBkb2VzIG5vdC5cbmNvbnN0IGtpbmRPZiA9IChvKSA9PiBPYmplY3QucHJvdG90eXBlLnRvU3RyaW5nLmNhbGwobykuc2xpY2UoOCwgLTEpO1xuY29uc3QgaW52YWxpZFN0YXRlID0gKG1zZykgPT4gbmV3IERPTUV4Y2VwdGlvbihtc2csICdJbnZhbGlkU3RhdGVFcnJvcicpO1xuY29uc3QgcHJlZml4ZWQgPSAoZSwgcHJlZml4KSA9PiB7XG4gICAgaWYgKGUgaW5zdGFuY2VvZiBET01FeGNlcHRpb24pXG4gICAgICAgIHJldHVybiBuZXcgRE9NRXhjZXB0aW9uKGAke3ByZWZpeH06ICR7ZS5tZXNzYWdlfWAsIGUubmFtZSk7XG4gICAgaWYgKGUgaW5zdGFuY2VvZiBFcnJvcilcbiAgICAgICAgcmV0dXJuIG5ldyBlLmNvbnN0cnVjdG9yKGAke3ByZWZpeH06ICR7ZS5tZXNzYWdlfWApO1xuICAgIHJldHVybiBuZXcgRXJyb3IoYCR7cHJlZml4fTogJHtlfWApO1xufTtcbmNvbnN0IGNyZWF0ZUNhbnZhcyA9ICh3aWR0aCwgaGVpZ2h0KSA9PiB7XG4gICAgaWYgKHR5cGVvZiBPZmZzY3JlZW5DYW52YXMgIT09ICd1bmRlZmluZWQnKVxuICAgICAgICByZXR1cm4gbmV3IE9mZnNjcmVlbkNhbnZhcyh3aWR0aCwgaGVpZ2h0KTtcbiAgICBjb25zdCBjYW52YXMgPSBkb2N1bWVudC5jcmVhdGVFbGVtZW50KCdjYW52YXMnKTtcbiAgICBjYW52YXMud2lkdGggPSB3aWR0aDtcbiAgICBjYW52YXMuaGVpZ2h0ID0gaGVpZ2h0O1xuICAgIHJldHVybiBjYW52YXM7XG59O1xuY29uc3QgcmVhZFBpeGVscyA9IChjdHgsIHdpZHRoLCBoZWlnaHQpID0+IHtcbiAgICB0cnkge1xuICAgICAgICByZXR1cm4gY3R4LmdldEltYWdlRGF0YSgwLCAwLCB3aWR0aCwgaGVpZ2h0KTtcbiAgICB9XG4gICAgY2F0Y2ggKGUpIHtcbiAgICAgICAgdGhyb3cgbmV3IERPTUV4Y2VwdGlvbignU291cmNlIHdvdWxkIHRhaW50IG9yaWdpbi4nLCAnU2VjdXJpdHlFcnJvcicpO1xuICAgIH1cbn07XG5jb25zdCBkcmF3U291cmNlID0gKHNyYywgd2lkdGgsIGhlaWdodCkgPT4ge1xuICAgIGlmICh3aWR0aCA9PT0gMCB8fCBoZWlnaHQgPT09IDApXG4gICAgICAgIHJldHVybiBudWxsO1xuICAgIGNvbnN0IGNhbnZhcyA9IGNyZWF0ZUNhbnZhcyh3aWR0aCwgaGVpZ2h0KTtcbiAgICBjb25zdCBjdHggPSBjYW52YXMuZ2V0Q29udGV4dCgnMmQnKTtcbiAgICBpZiAoY3R4ID09PSBudWxsKVxuICAgICAgICB0aHJvdyBuZXcgRE9NRXhjZXB0aW9uKCdDYW52YXMgMkQgY29udGV4dCB1bmF2YWlsYWJsZS4nLCAnTm90U3VwcG9ydGVkRXJyb3InKTtcbiAgICBjdHguZHJhd0ltYWdlKHNyYywgMCwgMCk7XG4gICAgcmV0dXJuIHJlYWRQaXhlbHMoY3R4LCB3aWR0aCwgaGVpZ2h0KTtcbn07XG4vLyBOb3JtYWxpemVzIGV2ZXJ5IEltYWdlQml0bWFwU291cmNlIGtpbmQgdG8gSW1hZ2VEYXRhOyBudWxsIG1lYW5zIGFcbi8vIHplcm8tc2l6ZWQgc291cmNlLCB3aGljaCB0aGUgc3BlYyByZXNvbHZlcyB0byBhbiBlbXB0eSBkZXRlY3Rpb24gbGlzdC5cbmNvbnN0IHRvSW1hZ2VEYXRhID0gYXN5bmMgKGltYWdlKSA9PiB7XG4gICAgY29uc3Qga2luZCA9IGtpbmRPZihpbWFnZSk7XG4gICAgaWYgKGtpbmQgPT09ICdCbG9iJykge1xuICAgICAgICBsZXQgYml0bWFwO1xuICAgICAgICB0cnkge1xuICAgICAgICAgICAgYml0bWFwID0gYXdhaXQgY3JlYXRlSW1hZ2VCaXRtYXAoaW1hZ2UpO1xuICAgICAgICB9XG4gICAgICAgIGNhdGNoIChlKSB7XG4gICAgICAgICAgICB0aHJvdyBpbnZhbGlkU3RhdGUoJ0ZhaWxlZCB0byBsb2FkIG9yIGRlY29kZSBCbG9iLicpO1xuICAgICAgICB9XG4gICAgICAgIHRyeSB7XG4gICAgICAgICAgICByZXR1cm4gZHJhd1NvdXJjZShiaXRtYXAsIGJpdG1hcC53aWR0aCwgYml0bWFwLmhlaWdodCk7XG4gICAgICAgIH1cbiAgICAgICAgZmluYWxseSB7XG4gICAgICAgICAgICBiaXRtYXAuY2xvc2UoKTtcbiAgICAgICAgfVxuICAgIH1cbiAgICBpZiAoa2luZCA9PT0gJ0ltYWdlRGF0YScpIHtcbiAgICAgICAgY29uc3QgZGF0YSA9IGltYWdlO1xuICAgICAgICAvLyBEZXRhY2hlZCBidWZmZXJzIGFsd2F5cyBoYXZlIHplcm8gYnl0ZUxlbmd0aC5cbiAgICAgICAgaWYgKGRhdGEuZGF0YS5idWZmZXIuYnl0ZUxlbmd0aCA9PT0gMClcbiAgICAgICAgICAgIHRocm93IGludmFsaWRTdGF0ZSgnVGhlIGltYWdlIGRhdGEgaGFzIGJlZW4gZGV0YWNoZWQuJyk7XG4gICAgICAgIGlmIChraW5kT2YoZGF0YS5kYXRhKSA9PT0gJ0Zsb2F0MTZBcnJheScpIHtcbiAgICAgICAgICAgIC8vIFRoZSBRUiBkZWNvZGVyIGNvbnN1bWVzIGJ5dGUgbHVtYSwgd2hpbGUgcmdiYS1mbG9hdDE2IEltYWdlRGF0YSBjaGFubmVscyB1c2UgYSAwLi4xIHNjYWxlLlxuICAgICAgICAgICAgY29uc3QgcGl4ZWxzID0gVWludDhDbGFtcGVkQXJyYXkuZnJvbShkYXRhLmRhdGEsICh2YWx1ZSkgPT4gdmFsdWUgKiAyNTUpO1xuICAgICAgICAgICAgcmV0dXJuIHsgd2lkdGg6IGRhdGEud2lkdGgsIGhlaWdodDogZGF0YS5oZWlnaHQsIGRhdGE6IHBpeGVscyB9O1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiBkYXRhO1xuICAgIH1cbiAgICBpZiAoa2luZCA9PT0gJ0hUTUxDYW52YXNFbGVtZW50JyB8fCBraW5kID09PSAnT2Zmc2NyZWVuQ2FudmFzJykge1xuICAgICAgICBjb25zdCBjYW52YXMgPSBpbWFnZTtcbiAgICAgICAgY29uc3QgeyB3aWR0aCwgaGVpZ2h0IH0gPSBjYW52YXM7XG4gICAgICAgIGlmICh3aWR0aCA9PT0gMCB8fCBoZWlnaHQgPT09IDApXG4gICAgICAgICAgICByZXR1cm4gbnVsbDtcbiAgICAgICAgLy8gQSBjYW52YXMgd2l0aCBhIG5vbi0yZCAoV2ViR0wpIGNvbnRleHQgcmV0dXJucyBudWxsIGhlcmU7IGZhbGwgYmFjayB0b1xuICAgICAgICAvLyBkcmF3aW5nIGl0IG9udG8gYSBzY3JhdGNoIGNhbnZhcyBpbnN0ZWFkIG9mIHJlYWRpbmcgaXQgZGlyZWN0bHkuXG4gICAgICAgIGNvbnN0IGN0eCA9IGNhbnZhcy5nZXRDb250ZXh0KCcyZCcpO1xuICAgICAgICByZXR1cm4gY3R4ICE9PSBudWxsID8gcmVhZFBpeGVscyhjdHgsIHdpZHRoLCBoZWlnaHQpIDogZHJhd1NvdXJjZShjYW52YXMsIHdpZHRoLCBoZWlnaHQpO1xuICAgIH1cbiAgICBpZiAoa2luZCA9PT0gJ0hUTUxJbWFnZUVsZW1lbnQnKSB7XG4gICAgICAgIGNvbnN0IGltZyA9IGltYWdlO1xuICAgICAgICB0cnkge1xuICAgICAgICAgICAgYXdhaXQgaW1nLmRlY29kZSgpO1xuICAgICAgICB9XG4gICAgICAgIGNhdGNoIChlKSB7XG4gICAgICAgICAgICB0aHJvdyBpbnZhbGlkU3RhdGUoJ0ZhaWxlZCB0byBsb2FkIG9yIGRlY29kZSBIVE1MSW1hZ2VFbGVtZW50LicpO1xuICAgICAgICB9XG4gICAgICAgIHJldHVybiBkcmF3U291cmNlKGltZywgaW1nLm5hdHVyYWxXaWR0aCwgaW1nLm5hdHVyYWxIZWlnaHQpO1xuICAgIH1cbiAgICBpZiAoa2luZCA9PT0gJ1NWR0ltYWdlRWxlbWVudCcpIHtcbiAgICAgICAgY29uc3QgaW1nID0gaW1hZ2U7XG4gICAgICAgIHRyeSB7XG4gICAgICAgICAgICBhd2FpdCBpbWcuZGVjb2RlPy4oKTsgLy8gbm90IGltcGxlbWVudGVkIGluIFNhZmFyaTsgZHJhd0ltYWdlIHN0aWxsIHZhbGlkYXRlc1xuICAgICAgICB9XG4gICAgICAgIGNhdGNoIChlKSB7XG4gICAgICAgICAgICB0aHJvdyBpbnZhbGlkU3RhdGUoJ0ZhaWxlZCB0byBsb2FkIG9yIGRlY29kZSBTVkdJbWFnZUVsZW1lbnQuJyk7XG4gICAgICAgIH1cbiAgICAgICAgcmV0dXJuIGRyYXdTb3VyY2UoaW1nLCBpbWcud2lkdGguYmFzZVZhbC52YWx1ZSwgaW1nLmhlaWdodC5iYXNlVmFsLnZhbHVlKTtcbiAgICB9XG4gICAgaWYgKGtpbmQgPT09ICdIVE1MVmlkZW9FbGVtZW50Jykge1xuICAgICAgICBjb25zdCB2aWRlbyA9IGltYWdlO1xuICAgICAgICBpZiAodmlkZW8ucmVhZHlTdGF0ZSA8IDIpXG4gICAgICAgICAgICB0aHJvdyBpbnZhbGlkU3RhdGUoJ0ludmFsaWQgZWxlbWVudCBvciBzdGF0ZS4nKTtcbiAgICAgICAgcmV0dXJuIGRyYXdTb3VyY2UodmlkZW8sIHZpZGVvLnZpZGVvV2lkdGgsIHZpZGVvLnZpZGVvSGVpZ2h0KTtcbiAgICB9XG4gICAgaWYgKGtpbmQgPT09ICdJbWFnZUJpdG1hcCcpIHtcbiAgICAgICAgY29uc3QgYml0bWFwID0gaW1hZ2U7XG4gICAgICAgIGlmIChiaXRtYXAud2lkdGggPT09IDAgJiYgYml0bWFwLmhlaWdodCA9PT0gMClcbiAgICAgICAgICAgIHRocm93IGludmFsaWRTdGF0ZSgnVGhlIGltYWdlIHNvdXJjZSBpcyBkZXRhY2hlZC4nKTtcbiAgICAgICAgcmV0dXJuIGRyYXdTb3VyY2UoYml0bWFwLCBiaXRtYXAud2lkdGgsIGJpdG1hcC5oZWlnaHQpO1xuICAgIH1cbiAgICBpZiAoa2luZCA9PT0gJ1ZpZGVvRnJhbWUnKSB7XG4gICAgICAgIGNvbnN0IGZyYW1lID0gaW1hZ2U7XG4gICAgICAgIGlmIChmcmFtZS5mb3JtYXQgPT09IG51bGwpXG4gICAgICAgICAgICB0aHJvdyBpbnZhbGlkU3RhdGUoJ1ZpZGVvRnJhbWUgaXMgY2xvc2VkLicpO1xuICAgICAgICByZXR1cm4gZHJhd1NvdXJjZShmcmFtZSwgZnJhbWUuZGlzcGxheVdpZHRoLCBmcmFtZS5kaXNwbGF5SGVpZ2h0KTtcbiAgICB9XG4gICAgdGhyb3cgbmV3IFR5cGVFcnJvcihcIlRoZSBwcm92aWRlZCB2YWx1ZSBpcyBub3Qgb2YgdHlwZSAnKEJsb2Igb3IgSFRNTENhbnZhc0VsZW1lbnQgb3IgSFRNTEltYWdlRWxlbWVudCBvciBcIiArXG4gICAgICAgICdIVE1MVmlkZW9FbGVtZW50IG9yIEltYWdlQml0bWFwIG9yIEltYWdlRGF0YSBvciBPZmZzY3JlZW5DYW52YXMgb3IgU1ZHSW1hZ2VFbGVtZW50IG9yICcgK1xuICAgICAgICBcIlZpZGVvRnJhbWUpJy5cIik7XG59O1xuLy8gV1BUIG5hbWVzIHRoZSBzZXF1ZW5jZSB0b3AtbGVmdCwgdG9wLXJpZ2h0LCBib3R0b20tcmlnaHQsIGJvdHRvbS1sZWZ0IGluIGltYWdlIHNwYWNlLiBUaGVcbi8vIGRlY29kZXIgYWxyZWFkeSBwcm9qZWN0cyB0aGUgc3ltYm9sIGJvdW5kYXJ5OyByb3RhdGUgdGhhdCBjbG9ja3dpc2UgcXVhZCBpbnN0ZWFkIG9mIHJlYnVpbGRpbmdcbi8vIGEgbGVzcyBhY2N1cmF0ZSBhZmZpbmUgYm91bmRhcnkgZnJvbSBmaW5kZXIgY2VudGVycyBhbmQgdGhlaXIgbm9pc3kgbW9kdWxlLXNpemUgZXN0aW1hdGVzLlxuY29uc3Qgc3ltYm9sQ29ybmVycyA9IChwKSA9PiB7XG4gICAgY29uc3QgcG9pbnRzID0gcC5ib3VuZHMubWFwKCh7IHgsIHkgfSkgPT4gKHsgeCwgeSB9KSk7XG4gICAgbGV0IGZpcnN0ID0gMDtcbiAgICBmb3IgKGxldCBpID0gMTsgaSA8IHBvaW50cy5sZW5ndGg7IGkrKylcbiAgICAgICAgaWYgKHBvaW50c1tpXS55IDwgcG9pbnRzW2ZpcnN0XS55IHx8XG4gICAgICAgICAgICAocG9pbnRzW2ldLnkgPT09IHBvaW50c1tmaXJzdF0ueSAmJiBwb2ludHNbaV0ueCA8IHBvaW50c1tmaXJzdF0ueCkpXG4gICAgICAgICAgICBmaXJzdCA9IGk7XG4gICAgcmV0dXJuIHBvaW50cy5tYXAoKF8sIGkpID0+IHBvaW50c1soZmlyc3QgKyBpKSAlIHBvaW50cy5sZW5ndGhdKTtcbn07XG4vKipcbiAqIFFSLW9ubHkgYEJhcmNvZGVEZXRlY3RvcmAsIEFQSS1jb21wYXRpYmxlIHdpdGggdGhlIG5hdGl2ZSBjbGFzcy5cbiAqIEBwYXJhbSBvcHRpb25zIC0gRm9ybWF0cyBmaWx0ZXIuXG4gKiBAZXhhbXBsZVxuICogRGV0ZWN0IGEgUVIgY29kZSBvbiBhIGNhbnZhcy5cbiAqIGBgYHRzXG4gKiBpbXBvcnQgeyBCYXJjb2RlRGV0ZWN0b3IgfSBmcm9tICdxci9kZWNvZGUuanMnO1xuICogaWYgKHR5cGVvZiBkb2N1bWVudCAhPT0gJ3VuZGVmaW5lZCcpIHtcbiAqICAgY29uc3QgZGV0ZWN0b3IgPSBuZXcgQmFyY29kZURldGVjdG9yKHsgZm9ybWF0czogWydxcl9jb2RlJ10gfSk7XG4gKiAgIGNvbnN0IGNhbnZhcyA9IGRvY3VtZW50LmNyZWF0ZUVsZW1lbnQoJ2NhbnZhcycpO1xuICogICBkZXRlY3Rvci5kZXRlY3QoY2FudmFzKS50aGVuKChiYXJjb2RlcykgPT4gdm9pZCBiYXJjb2Rlcyk7XG4gKiB9XG4gKiBgYGBcbiAqL1xuZXhwb3J0IGNsYXNzIEJhcmNvZGVEZXRlY3RvciB7XG4gICAgZm9ybWF0cztcbiAgICBjb25zdHJ1Y3RvcihvcHRpb25zID0ge30pIHtcbiAgICAgICAgdHJ5IHtcbiAgICAgICAgICAgIC8vIFdlYklETCBkaWN0aW9uYXJpZXMgdHJlYXQgbnVsbCBhcyBlbXB0eSBhbmQgcmVqZWN0IHByaW1pdGl2ZXMuIFNlcXVlbmNlcyBhcmUgaXRlcmFibGUuXG4gICAgICAgICAgICBjb25zdCB0eXBlID0gdHlwZW9mIG9wdGlvbnM7XG4gICAgICAgICAgICBpZiAob3B0aW9ucyAhPT0gbnVsbCAmJiB0eXBlICE9PSAnb2JqZWN0JyAmJiB0eXBlICE9PSAnZnVuY3Rpb24nKVxuICAgICAgICAgICAgICAgIHRocm93IG5ldyBUeXBlRXJyb3IoJ1RoZSBwcm92aWRlZCB2YWx1ZSBpcyBub3QgYSBkaWN0aW9uYXJ5LicpO1xuICAgICAgICAgICAgY29uc3QgZGljdGlvbmFyeSA9IChvcHRpb25zID09PSBudWxsID8ge30gOiBvcHRpb25zKTtcbiAgICAgICAgICAgIC8vIFRPRE8oaHR0cHM6Ly9naXRodWIuY29tL1dJQ0cvc2hhcGUtZGV0ZWN0aW9uLWFwaS9pc3N1ZXMvNjYpOlxuICAgICAgICAgICAgLy8gJ3Vua25vd24nIGlzIGRyb3BwZWQgcmF0aGVyIHRoYW4gcmVqZWN0ZWQsIG1hdGNoaW5nIENocm9taXVtLlxuICAgICAgICAgICAgY29uc3QgZm9ybWF0cyA9IGRpY3Rpb25hcnkuZm9ybWF0cyA9PT0gdW5kZWZpbmVkXG4gICAgICAgICAgICAgICAgPyB1bmRlZmluZWRcbiAgICAgICAgICAgICAgICA6IFsuLi5kaWN0aW9uYXJ5LmZvcm1hdHNdLmZpbHRlcigoZikgPT4gZiAhPT0gJ3Vua25vd24nKTtcbiAgICAgICAgICAgIGlmIChmb3JtYXRzICE9PSB1bmRlZmluZWQgJiYgZm9ybWF0cy5sZW5ndGggPT09IDApXG4gICAgICAgICAgICAgICAgdGhyb3cgbmV3IFR5cGVFcnJvcignSGludCBvcHRpb24gcHJvdmlkZWQsIGJ1dCBpcyBlbXB0eS4nKTtcbiAgICAgICAgICAgIGZvciAoY29uc3QgZm9ybWF0IG9mIGZvcm1hdHMgfHwgW10pIHtcbiAgICAgICAgICAgICAgICBpZiAoIUJBUkNPREVfRk9STUFUUy5pbmNsdWRlcyhmb3JtYXQpKVxuICAgICAgICAgICAgICAgICAgICB0aHJvdyBuZXcgVHlwZUVycm9yKGBGYWlsZWQgdG8gcmVhZCB0aGUgJ2Zvcm1hdHMnIHByb3BlcnR5IGZyb20gJ0JhcmNvZGVEZXRlY3Rvck9wdGlvbnMnOiBgICtcbiAgICAgICAgICAgICAgICAgICAgICAgIGBUaGUgcHJvdmlkZWQgdmFsdWUgJyR7Zm9ybWF0fScgaXMgbm90IGEgdmFsaWQgZW51bSB2YWx1ZSBvZiB0eXBlIEJhcmNvZGVGb3JtYXQuYCk7XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICB0aGlzLmZvcm1hdHMgPSBmb3JtYXRzIHx8IFtdO1xuICAgICAgICB9XG4gICAgICAgIGNhdGNoIChlKSB7XG4gICAgICAgICAgICB0aHJvdyBwcmVmaXhlZChlLCBcIkZhaWxlZCB0byBjb25zdHJ1Y3QgJ0JhcmNvZGVEZXRlY3RvcidcIik7XG4gICAgICAgIH1cbiAgICB9XG4gICAgc3RhdGljIGFzeW5jIGdldFN1cHBvcnRlZEZvcm1hdHMoKSB7XG4gICAgICAgIHJldHVybiBbJ3FyX2NvZGUnXTtcbiAgICB9XG4gICAgYXN5bmMgZGV0ZWN0KGltYWdlKSB7XG4gICAgICAgIHRyeSB7XG4gICAgICAgICAgICBjb25zdCBkYXRhID0gYXdhaXQgdG9JbWFnZURhdGEoaW1hZ2UpO1xuICAgICAgICAgICAgaWYgKGRhdGEgPT09IG51bGwpXG4gICAgICAgICAgICAgICAgcmV0dXJuIFtdOyAvLyB6ZXJvLXNpemVkIHNvdXJjZVxuICAgICAgICAgICAgaWYgKHRoaXMuZm9ybWF0cy5sZW5ndGggIT09IDAgJiYgIXRoaXMuZm9ybWF0cy5pbmNsdWRlcygncXJfY29kZScpKVxuICAgICAgICAgICAgICAgIHJldHVybiBbXTtcbiAgICAgICAgICAgIGxldCBwb2ludHM7XG4gICAgICAgICAgICBsZXQgcmF3VmFsdWU7XG4gICAgICAgICAgICB0cnkge1xuICAgICAgICAgICAgICAgIHJhd1ZhbHVlID0gZGVjb2RlUVIoZGF0YSwge1xuICAgICAgICAgICAgICAgICAgICBwb2ludHNPbkRldGVjdDogKHAsIHJlc3VsdCkgPT4ge1xuICAgICAgICAgICAgICAgICAgICAgICAgaWYgKHR5cGVvZiByZXN1bHQgPT09ICdzdHJpbmcnKVxuICAgICAgICAgICAgICAgICAgICAgICAgICAgIHBvaW50cyA9IHA7XG4gICAgICAgICAgICAgICAgICAgIH0sXG4gICAgICAgICAgICAgICAgfSk7XG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBjYXRjaCAoZSkge1xuICAgICAgICAgICAgICAgIHJldHVybiBbXTsgLy8gbm8gUVIgY29kZSBmb3VuZDogYW4gZW1wdHkgbGlzdCBwZXIgc3BlYywgbm90IGFuIGVycm9yXG4gICAgICAgICAgICB9XG4gICAgICAgICAgICBjb25zdCBjb3JuZXJQb2ludHMgPSBzeW1ib2xDb3JuZXJzKHBvaW50cyk7XG4gICAgICAgICAgICBjb25zdCBib3ggPSBwb2ludHMuYm91bmRpbmdCb3g7XG4gICAgICAgICAgICByZXR1cm4gW1xuICAgICAgICAgICAgICAgIHtcbiAgICAgICAgICAgICAgICAgICAgYm91bmRpbmdCb3g6IG5ldyBET01SZWN0UmVhZE9ubHkoYm94LngsIGJveC55LCBib3gud2lkdGgsIGJveC5oZWlnaHQpLFxuICAgICAgICAgICAgICAgICAgICByYXdWYWx1ZSxcbiAgICAgICAgICAgICAgICAgICAgZm9ybWF0OiAncXJfY29kZScsXG4gICAgICAgICAgICAgICAgICAgIGNvcm5lclBvaW50cyxcbiAgICAgICAgICAgICAgICB9LFxuICAgICAgICAgICAgXTtcbiAgICAgICAgfVxuICAgICAgICBjYXRjaCAoZSkge1xuICAgICAgICAgICAgdGhyb3cgcHJlZml4ZWQoZSwgXCJGYWlsZWQgdG8gZXhlY3V0ZSAnZGV0ZWN0JyBvbiAnQmFyY29kZURldGVjdG9yJ1wiKTtcbiAgICAgICAgfVxuICAgIH1cbn1cbmV4cG9ydCBkZWZhdWx0IGRlY29kZVFSO1xuIgogIF0sCiAgIm1hcHBpbmdzIjogIjtBQWlCQTtBQUFBO0FBQUE7QUFBQTtBQUFBLElBQU0sa0JBQWtCO0FBQ3hCLElBQU0sMEJBQTBCLGtCQUFrQjtBQU9sRCxJQUFNLHlCQUF5QixNQUFNO0FBQUEsRUFDakMsTUFBTSxNQUFNLENBQUM7QUFBQSxFQUNiLFNBQVMsTUFBTSxFQUFHLE9BQU8sSUFBSSxPQUFPO0FBQUEsSUFDaEMsSUFBSSxRQUFRLEtBQUssTUFBTSxPQUFPLE1BQU07QUFBQSxJQUNwQyxJQUFJLE9BQU8sR0FBRztBQUFBLE1BQ1YsTUFBTSxRQUFRLEtBQUssTUFBTSxNQUFNLENBQUMsSUFBSTtBQUFBLE1BQ3BDLFNBQVMsS0FBSyxRQUFRLE1BQU0sUUFBUTtBQUFBLE1BQ3BDLElBQUksT0FBTztBQUFBLFFBQ1AsUUFBUTtBQUFBLElBQ2hCO0FBQUEsSUFDQSxJQUFJLEtBQUssU0FBUyxDQUFDO0FBQUEsRUFDdkI7QUFBQSxFQUNBLE9BQU87QUFBQSxHQUNSO0FBRUgsSUFBTSxhQUFhLENBQUMsT0FBTyxVQUFVLFlBQVksTUFBTTtBQUd2RCxJQUFNLGtCQUFrQjtBQUFBLEVBQ3BCLEtBQUs7QUFBQSxJQUNEO0FBQUEsSUFBRztBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQzNFO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLEVBQ2hGO0FBQUEsRUFDQSxRQUFRO0FBQUEsSUFDSjtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUM1RTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxFQUNoRjtBQUFBLEVBQ0EsVUFBVTtBQUFBLElBQ047QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFDNUU7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsRUFDaEY7QUFBQSxFQUNBLE1BQU07QUFBQSxJQUNGO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQzVFO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLElBQUk7QUFBQSxJQUFJO0FBQUEsSUFBSTtBQUFBLEVBQ2hGO0FBQ0o7QUFHQSxJQUFNLGFBQWE7QUFBQSxFQUNmLEtBQUssQ0FBQyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxFQUFFO0FBQUEsRUFDN0ksUUFBUSxDQUFDLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLEVBQUU7QUFBQSxFQUN6SixVQUFVLENBQUMsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksRUFBRTtBQUFBLEVBQzlKLE1BQU0sQ0FBQyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxFQUFFO0FBQy9KO0FBRUEsSUFBTSxVQUFVLEVBQUUsS0FBSyxHQUFHLFFBQVEsR0FBRyxVQUFVLEdBQUcsTUFBTSxFQUFFO0FBRTFELElBQU0sZUFBZTtBQTBCckIsU0FBUyxVQUFVLENBQUMsS0FBSyxNQUFNO0FBQUEsRUFDM0IsTUFBTSxPQUFRLFFBQVEsUUFBUSxJQUFLO0FBQUEsRUFDbkMsSUFBSSxJQUFJO0FBQUEsRUFDUixTQUFTLElBQUksRUFBRyxJQUFJLElBQUk7QUFBQSxJQUNwQixJQUFLLEtBQUssS0FBTyxLQUFLLEtBQUs7QUFBQSxFQUMvQixRQUFTLFFBQVEsS0FBTSxLQUFLO0FBQUE7QUFHaEMsU0FBUyxXQUFXLENBQUMsS0FBSztBQUFBLEVBQ3RCLElBQUksSUFBSTtBQUFBLEVBQ1IsU0FBUyxJQUFJLEVBQUcsSUFBSSxJQUFJO0FBQUEsSUFDcEIsSUFBSyxLQUFLLEtBQU8sS0FBSyxNQUFNO0FBQUEsRUFDaEMsT0FBUSxPQUFPLEtBQU07QUFBQTtBQWV6QixJQUFNLHlCQUF5QixNQUFNO0FBQUEsRUFDakMsTUFBTSxNQUFNLElBQUksV0FBVyxHQUFHO0FBQUEsRUFDOUIsTUFBTSxNQUFNLElBQUksV0FBVyxHQUFHO0FBQUEsRUFDOUIsU0FBUyxJQUFJLEdBQUcsSUFBSSxFQUFHLElBQUksS0FBSyxLQUFLO0FBQUEsSUFDakMsSUFBSSxLQUFLLElBQUksSUFBSSxPQUFPO0FBQUEsSUFDeEIsSUFBSSxLQUFLO0FBQUEsSUFDVCxNQUFNO0FBQUEsSUFDTixJQUFJLElBQUk7QUFBQSxNQUNKLEtBQUs7QUFBQSxFQUNiO0FBQUEsRUFDQSxPQUFPLEVBQUUsS0FBSyxJQUFJO0FBQUEsR0FDbkI7QUFtTEgsU0FBUyxRQUFRLENBQUMsR0FBRyxHQUFHO0FBQUEsRUFDcEIsTUFBTSxLQUFLLElBQUk7QUFBQSxFQUNmLE1BQU0sS0FBSyxJQUFJO0FBQUEsRUFDZixNQUFNLEtBQUssSUFBSTtBQUFBLEVBQ2YsTUFBTSxNQUFPLE1BQU0sSUFBSSxLQUFNO0FBQUEsRUFDN0IsTUFBTSxNQUFNLEtBQUs7QUFBQSxFQUNqQixJQUFJLE9BQU87QUFBQSxFQUNYLElBQUksT0FBTztBQUFBLElBQ1AsUUFBUTtBQUFBLEVBQ1osSUFBSSxPQUFPO0FBQUEsSUFDUCxRQUFRO0FBQUEsRUFDWixJQUFJLE9BQU87QUFBQSxJQUNQLFFBQVE7QUFBQSxFQUNaLEtBQUssSUFBSSxLQUFLLE1BQU07QUFBQSxJQUNoQixRQUFRO0FBQUEsRUFDWixLQUFLLEtBQUssTUFBTSxJQUFJLENBQUMsSUFBSSxLQUFLLE1BQU0sSUFBSSxDQUFDLEtBQUssTUFBTTtBQUFBLElBQ2hELFFBQVE7QUFBQSxFQUNaLElBQUksTUFBTSxRQUFRO0FBQUEsSUFDZCxRQUFRO0FBQUEsRUFDWixLQUFLLE1BQU0sT0FBTyxNQUFNO0FBQUEsSUFDcEIsUUFBUTtBQUFBLEVBQ1osTUFBTSxLQUFLLE1BQU0sT0FBTyxNQUFNO0FBQUEsSUFDMUIsUUFBUTtBQUFBLEVBQ1osT0FBTztBQUFBO0FBRVgsSUFBTSx5QkFBeUIsTUFBTTtBQUFBLEVBQ2pDLE1BQU0sSUFBSSxJQUFJLFdBQVcsS0FBSyxFQUFFO0FBQUEsRUFDaEMsU0FBUyxJQUFJLEVBQUcsSUFBSSxFQUFFLFFBQVE7QUFBQSxJQUMxQixFQUFFLEtBQUssRUFBRSxNQUFNLE1BQU0sSUFBSTtBQUFBLEVBQzdCLE9BQU87QUFBQSxHQUNSO0FBQ0gsSUFBTSxTQUFTLENBQUMsTUFBTSxNQUFNLElBQUksU0FBVSxNQUFNLE1BQU07QUF3WXRELElBQU0sT0FBTyxDQUFDLElBQUksRUFBRTtBQUNwQixJQUFNLHFCQUFxQixPQUFPLGFBQWEsS0FBSyxFQUFFOzs7QUNsdUJ0RCxJQUFNLE1BQU0sQ0FBQyxPQUFPLEtBQUssUUFBUTtBQUFBLEVBQzdCLElBQUksU0FBUztBQUFBLEVBQ2IsSUFBSSxRQUFRO0FBQUEsSUFDUixTQUFTLEtBQUssSUFBSSxRQUFRLEdBQUc7QUFBQSxFQUNqQyxJQUFJLFFBQVE7QUFBQSxJQUNSLFNBQVMsS0FBSyxJQUFJLFFBQVEsR0FBRztBQUFBLEVBQ2pDLE9BQU87QUFBQTtBQUdYLE1BQVEsS0FBSyxLQUFLLEtBQUssUUFBUTtBQUMvQixJQUFNLE1BQU0sQ0FBQyxHQUFHLE1BQU8sS0FBSyxJQUFJLElBQUksSUFBSSxLQUFLLElBQUksTUFBTTtBQUN2RCxJQUFNLE1BQU0sQ0FBQyxNQUFNLElBQUksTUFBTSxJQUFJO0FBR2pDLElBQU0saUJBQWlCO0FBQ3ZCLElBQU0sa0JBQWtCLEtBQUssT0FBTztBQUNwQyxJQUFNLGVBQWUsQ0FBQyxNQUFNLFNBQVM7QUFBQSxFQUNqQyxJQUFJLENBQUMsT0FBTyxjQUFjLEtBQUssS0FBSyxLQUFLLENBQUMsT0FBTyxjQUFjLEtBQUssTUFBTTtBQUFBLElBQ3RFLE1BQU0sSUFBSSxVQUFVLEdBQUcsNkNBQTZDO0FBQUEsRUFDeEUsSUFBSSxLQUFLLFNBQVMsS0FBSyxLQUFLLFVBQVU7QUFBQSxJQUNsQyxNQUFNLElBQUksV0FBVyxHQUFHLHlDQUF5QztBQUFBLEVBQ3JFLElBQUksS0FBSyxRQUFRLGtCQUFrQixLQUFLLFNBQVM7QUFBQSxJQUM3QyxNQUFNLElBQUksV0FBVyxHQUFHLHFDQUFxQyx1QkFBdUIsS0FBSyxTQUFTLEtBQUssUUFBUTtBQUFBLEVBQ25ILE9BQU8sS0FBSyxRQUFRLEtBQUs7QUFBQTtBQUc3QixTQUFTLFdBQVcsQ0FBQyxPQUFPLFFBQVEsSUFBSTtBQUFBLEVBQ3BDLE1BQU0sT0FBTyxJQUFJLFdBQVcsUUFBUSxTQUFTLENBQUM7QUFBQSxFQUM5QyxJQUFJLElBQUk7QUFBQSxFQUNSLFNBQVMsSUFBSSxFQUFHLElBQUksUUFBUTtBQUFBLElBQ3hCLFNBQVMsSUFBSSxFQUFHLElBQUksT0FBTyxLQUFLO0FBQUEsTUFDNUIsTUFBTSxRQUFRLEdBQUcsR0FBRyxDQUFDLElBQUksSUFBSTtBQUFBLE1BQzdCLEtBQUssS0FBSztBQUFBLE1BQ1YsS0FBSyxJQUFJLEtBQUs7QUFBQSxNQUNkLEtBQUssSUFBSSxLQUFLO0FBQUEsTUFDZCxLQUFLLElBQUksS0FBSztBQUFBLE1BQ2QsS0FBSztBQUFBLElBQ1Q7QUFBQSxFQUNKLE9BQU8sRUFBRSxPQUFPLFFBQVEsS0FBSztBQUFBO0FBRWpDLElBQU0sT0FBTyxPQUFPLE9BQU87QUFBQSxFQUN2QixNQUFNLE9BQU8sT0FBTyxJQUFJLE1BQU0sTUFBTSxDQUFDO0FBQUEsRUFDckMsV0FBVyxPQUFPLE9BQU8sSUFBSSxNQUFNLFdBQVcsQ0FBQztBQUFBLEVBQy9DLFFBQVEsT0FBTyxPQUFPLElBQUksTUFBTSxRQUFRLENBQUM7QUFBQSxFQUN6QyxRQUFRLE9BQU8sT0FBTyxJQUFJLE1BQU0sUUFBUSxDQUFDO0FBQUEsRUFDekMsV0FBVyxPQUFPLE9BQU8sSUFBSSxNQUFNLFdBQVcsQ0FBQztBQUFBLEVBQy9DLElBQUksT0FBTyxPQUFPLElBQUksTUFBTSxJQUFJLENBQUM7QUFBQSxFQUNqQyxRQUFRLE9BQU8sT0FBTyxJQUFJLE1BQU0sUUFBUSxDQUFDO0FBQUEsRUFDekMsU0FBUyxPQUFPLE9BQU8sSUFBSSxNQUFNLFNBQVMsQ0FBQztBQUMvQyxDQUFDO0FBSUQsSUFBTSxnQkFBZ0I7QUFBQSxFQUNsQixHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsRUFDSixJQUFJO0FBQ1I7QUFDQSxJQUFNLGVBQWUsQ0FBQztBQUN0QixZQUFZLElBQUksU0FBUyxPQUFPLFFBQVEsYUFBYSxHQUFHO0FBQUEsRUFDcEQsSUFBSTtBQUFBLElBQ0EsYUFBYSxDQUFDLE1BQU0sSUFBSSxZQUFZLElBQUk7QUFBQSxJQUU1QyxNQUFNO0FBQUEsSUFDRixhQUFhLENBQUMsTUFBTTtBQUFBO0FBRTVCO0FBQ0EsSUFBTSxzQkFBc0IsV0FBVyxHQUFHLElBQUksSUFBSSxFQUFFO0FBQ3BELElBQU0sMkJBQTJCLFdBQVcsR0FBRyxHQUFHLElBQUksRUFBRTtBQUN4RCxJQUFNLG1CQUFtQixXQUFXLEdBQUcsR0FBRyxJQUFJLEVBQUU7QUFDaEQsSUFBTSxVQUFVO0FBQUEsRUFDWixNQUFNLENBQUMsVUFBVTtBQUFBLElBQ2IsTUFBTSxRQUFRLElBQUksV0FBVyxRQUFRO0FBQUEsSUFDckMsTUFBTSxRQUFRLElBQUksTUFBTSxXQUFXLENBQUM7QUFBQSxJQUNwQyxTQUFTLElBQUksRUFBRyxJQUFJLE1BQU0sUUFBUTtBQUFBLE1BQzlCLE1BQU0sS0FBSyxJQUFJLFdBQVcsTUFBTSxRQUFRLEdBQUcsQ0FBQztBQUFBLElBQ2hELElBQUk7QUFBQSxJQUNKLE1BQU0sT0FBTyxDQUFDLFNBQVM7QUFBQSxNQUNuQixNQUFNLFFBQVEsTUFBTTtBQUFBLE1BQ3BCLElBQUksUUFBUSxPQUFPLE1BQU0sVUFBVTtBQUFBLFFBQy9CLE9BQU87QUFBQSxNQUNYLElBQUksUUFBUTtBQUFBLE1BQ1osSUFBSSxNQUFNO0FBQUEsTUFDVixTQUFTLElBQUksRUFBRyxJQUFJLE1BQU0sS0FBSztBQUFBLFFBQzNCLFFBQVMsU0FBUyxJQUFPLE1BQU0sS0FBSyxPQUFPLE1BQU8sS0FBSyxNQUFNLEtBQU87QUFBQSxRQUNwRTtBQUFBLE1BQ0o7QUFBQSxNQUNBLE1BQU0sV0FBVztBQUFBLE1BQ2pCLE9BQU87QUFBQTtBQUFBLElBRVgsUUFBUSxFQUFFLFVBQVUsR0FBRyxNQUFNLElBQUksV0FBVyxDQUFDLEdBQUcsU0FBUyxHQUFHLE9BQU8sTUFBTSxNQUFNO0FBQUEsSUFDL0UsT0FBTztBQUFBO0FBQUEsRUFFWCxNQUFNLENBQUMsT0FBTyxNQUFNLFNBQVMsU0FBUyxZQUFZLE9BQU87QUFBQSxJQUNyRCxNQUFNLFdBQVc7QUFBQSxJQUNqQixNQUFNLE9BQU87QUFBQSxJQUNiLE1BQU0sVUFBVTtBQUFBLElBQ2hCLE1BQU0sT0FBTyxNQUFNO0FBQUEsSUFDbkIsTUFBTSxNQUFNLFVBQVUsS0FBSyxJQUFJLFVBQVUsS0FBSyxJQUFJO0FBQUEsSUFDbEQsSUFBSSxNQUFNO0FBQUEsSUFDVixJQUFJLE1BQU07QUFBQSxJQUNWLE1BQU0sUUFBUSxZQUFZLENBQUMsSUFBSTtBQUFBLElBQy9CLE9BQU8sTUFBTSxXQUFXLEtBQUssVUFBVSxHQUFHO0FBQUEsTUFDdEMsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUFBLE1BQ25CLElBQUksQ0FBQztBQUFBLFFBQ0Q7QUFBQSxNQUNKLElBQUksU0FBUyxHQUFHO0FBQUEsUUFDWixNQUFNLEtBQUssS0FBSyxDQUFDO0FBQUEsUUFDakIsSUFBSSxLQUFLO0FBQUEsVUFDTCxPQUFPLEtBQUs7QUFBQSxRQUNoQixLQUFLLEtBQUssU0FBVTtBQUFBLFVBQ2hCLE1BQU07QUFBQSxRQUNWLEtBQUs7QUFBQSxVQUNELE1BQU0sT0FBTyxLQUFLLFNBQVUsTUFBTyxJQUFJO0FBQUEsVUFDdkMsTUFBTSxRQUFRLEtBQUssR0FBRztBQUFBLFVBQ3RCLElBQUksUUFBUTtBQUFBLFlBQ1IsT0FBTyxLQUFLO0FBQUEsVUFDaEIsT0FBTyxNQUFNLFFBQVEsSUFBSSxLQUFPLFFBQVU7QUFBQSxVQUMxQyxPQUFPO0FBQUE7QUFBQSxRQUVYO0FBQUEsTUFDSjtBQUFBLE1BQ0EsSUFBSSxTQUFTLEdBQUc7QUFBQSxRQUNaLElBQUksU0FBUyxLQUFLLG9CQUFvQixJQUFJO0FBQUEsUUFDMUMsSUFBSSxTQUFTO0FBQUEsVUFDVCxPQUFPLEtBQUs7QUFBQSxRQUNoQixNQUFPLFVBQVUsR0FBRyxVQUFVLEdBQUc7QUFBQSxVQUM3QixNQUFNLFFBQVEsS0FBSyxFQUFFO0FBQUEsVUFDckIsSUFBSSxRQUFRLEtBQUssU0FBUztBQUFBLFlBQ3RCLE9BQU8sS0FBSztBQUFBLFVBQ2hCLE9BQU8sT0FBTyxLQUFLLEVBQUUsU0FBUyxHQUFHLEdBQUc7QUFBQSxRQUN4QztBQUFBLFFBQ0EsSUFBSSxRQUFRO0FBQUEsVUFDUixNQUFNLFFBQVEsS0FBSyxXQUFXLElBQUksSUFBSSxDQUFDO0FBQUEsVUFDdkMsSUFBSSxRQUFRLEtBQUssU0FBUyxNQUFNO0FBQUEsWUFDNUIsT0FBTyxLQUFLO0FBQUEsVUFDaEIsT0FBTyxPQUFPLEtBQUssRUFBRSxTQUFTLFFBQVEsR0FBRztBQUFBLFFBQzdDO0FBQUEsTUFDSixFQUNBLEtBQUssSUFBSSxTQUFTLEdBQUc7QUFBQSxRQUNqQixJQUFJLFNBQVMsS0FBSyx5QkFBeUIsSUFBSTtBQUFBLFFBQy9DLElBQUksU0FBUztBQUFBLFVBQ1QsT0FBTyxLQUFLO0FBQUEsUUFDaEIsTUFBTyxVQUFVLEdBQUcsVUFBVSxHQUFHO0FBQUEsVUFDN0IsTUFBTSxRQUFRLEtBQUssRUFBRTtBQUFBLFVBQ3JCLElBQUksUUFBUSxLQUFLLFNBQVMsS0FBSztBQUFBLFlBQzNCLE9BQU8sS0FBSztBQUFBLFVBQ2hCLE9BQU8sYUFBYyxRQUFRLEtBQU0sS0FBSyxhQUFhLFFBQVE7QUFBQSxRQUNqRTtBQUFBLFFBQ0EsSUFBSSxRQUFRO0FBQUEsVUFDUixNQUFNLFFBQVEsS0FBSyxDQUFDO0FBQUEsVUFDcEIsSUFBSSxRQUFRLEtBQUssU0FBUztBQUFBLFlBQ3RCLE9BQU8sS0FBSztBQUFBLFVBQ2hCLE9BQU8sYUFBYTtBQUFBLFFBQ3hCO0FBQUEsTUFDSixFQUNBLEtBQUssSUFBSSxTQUFTLEdBQUc7QUFBQSxRQUNqQixNQUFNLFNBQVMsS0FBSyxpQkFBaUIsSUFBSTtBQUFBLFFBQ3pDLElBQUksU0FBUyxLQUFLLE1BQU0sV0FBVyxJQUFJLFNBQVMsVUFBVTtBQUFBLFVBQ3RELE9BQU8sS0FBSztBQUFBLFFBQ2hCLElBQUksT0FBTztBQUFBLFVBQ1AsTUFBTSxVQUFVLElBQUksV0FBVyxNQUFNO0FBQUEsVUFDckMsU0FBUyxJQUFJLEVBQUcsSUFBSSxRQUFRO0FBQUEsWUFDeEIsUUFBUSxLQUFLLEtBQUssQ0FBQztBQUFBLFVBQ3ZCLElBQUk7QUFBQSxZQUNBLE1BQU0sS0FBSyxHQUFHO0FBQUEsVUFDbEIsTUFBTSxLQUFLLENBQUMsU0FBUyxHQUFHLENBQUM7QUFBQSxVQUN6QixNQUFNO0FBQUEsUUFDVixFQUNBLEtBQUs7QUFBQSxVQUNELE1BQU0sV0FBVyxjQUFjO0FBQUEsVUFDL0IsSUFBSSxDQUFDLFlBQVksVUFBVSxNQUFNLE1BQU07QUFBQSxZQUNuQyxPQUFPLEtBQUs7QUFBQSxVQUNoQixNQUFNLFVBQVUsYUFBYSxRQUFRLElBQUksWUFBWSxRQUFRO0FBQUEsVUFDN0QsU0FBUyxJQUFJLEVBQUcsSUFBSSxRQUFRO0FBQUEsWUFDeEIsTUFBTSxNQUFNLEtBQUssS0FBSyxDQUFDO0FBQUEsVUFDM0IsT0FBTyxRQUFRLE9BQU8sTUFBTSxNQUFNLE9BQU87QUFBQTtBQUFBLE1BRWpELEVBQ0E7QUFBQSxRQUNJLE9BQU8sS0FBSztBQUFBLElBQ3BCO0FBQUEsSUFDQSxJQUFJLENBQUM7QUFBQSxNQUNELE9BQU87QUFBQSxJQUNYLElBQUk7QUFBQSxNQUNBLE1BQU0sS0FBSyxHQUFHO0FBQUEsSUFDbEIsT0FBTztBQUFBO0FBQUEsRUFFWCxNQUFNLENBQUMsU0FBUyxhQUFhO0FBQUEsSUFDekIsSUFBSSxPQUFPLFlBQVk7QUFBQSxNQUNuQixPQUFPO0FBQUEsSUFDWCxJQUFJLENBQUM7QUFBQSxNQUNELE1BQU0sSUFBSSxNQUFNLGNBQWM7QUFBQSxJQUNsQyxJQUFJLE1BQU07QUFBQSxJQUNWLFdBQVcsUUFBUTtBQUFBLE1BQ2YsT0FBTyxPQUFPLFNBQVMsV0FBVyxPQUFPLFlBQVksS0FBSyxJQUFJLEtBQUssRUFBRTtBQUFBLElBQ3pFLE9BQU87QUFBQTtBQUVmO0FBR0EsSUFBTSxRQUFRLENBQUMsS0FBSyxHQUFHLE9BQU8sSUFBSSxLQUFLLElBQUksT0FBTyxLQUFLLElBQUksSUFBSSxLQUFLLElBQUksSUFBSSxPQUFPO0FBQ25GLElBQU0sV0FBVyxDQUFDLE9BQU8sV0FBVyxLQUFLLE1BQU0sT0FBTyxJQUFJLE1BQU0sR0FBRyxPQUFPLElBQUksTUFBTSxDQUFDO0FBQ3JGLElBQU0sZUFBZSxDQUFDLEdBQUcsU0FBUztBQUFBLEVBQzlCLE1BQU0sT0FBTyxPQUFPLE1BQU07QUFBQSxFQUMxQixJQUFJLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxFQUNYLElBQUksS0FBSztBQUFBLEVBQ1QsSUFBSSxLQUFLO0FBQUEsRUFDVCxTQUFTLElBQUksRUFBRyxJQUFJLElBQUksS0FBSztBQUFBLElBQ3pCLE1BQU0sSUFBSSxPQUFPLEtBQU0sSUFBSTtBQUFBLElBQzNCLE1BQU0sSUFBSyxJQUFJLElBQUs7QUFBQSxJQUNwQixNQUFNLEVBQUUsSUFBSSxPQUFPLE1BQU07QUFBQSxJQUN6QixNQUFNLEVBQUUsSUFBSSxPQUFPLE1BQU07QUFBQSxFQUM3QjtBQUFBLEVBQ0EsTUFBTSxXQUFXLFlBQVksR0FBRztBQUFBLEVBQ2hDLE1BQU0sS0FBSyxPQUFPLFdBQVcsRUFBRTtBQUFBLEVBQy9CLE1BQU0sS0FBSyxPQUFPLFdBQVcsRUFBRTtBQUFBLEVBRy9CLE9BQU8sTUFBTSxLQUFLLE1BQU07QUFBQTtBQUs1QixTQUFTLFlBQVksQ0FBQyxLQUFLLFFBQVE7QUFBQSxFQUMvQixNQUFNLEtBQUssT0FBTztBQUFBLEVBQ2xCLE1BQU0sS0FBSyxPQUFPO0FBQUEsRUFDbEIsTUFBTSxLQUFLLE9BQU87QUFBQSxFQUNsQixNQUFNLEtBQUssT0FBTztBQUFBLEVBQ2xCLE1BQU0sS0FBSyxPQUFPO0FBQUEsRUFDbEIsTUFBTSxLQUFLLE9BQU87QUFBQSxFQUNsQixNQUFNLEtBQUssT0FBTztBQUFBLEVBQ2xCLE1BQU0sS0FBSyxPQUFPO0FBQUEsRUFDbEIsTUFBTSxNQUFNLEtBQUssS0FBSyxLQUFLO0FBQUEsRUFDM0IsTUFBTSxNQUFNLEtBQUssS0FBSyxLQUFLO0FBQUEsRUFDM0IsSUFBSSxRQUFRLEtBQUssUUFBUSxHQUFHO0FBQUEsSUFDeEIsSUFBSSxLQUFLLEtBQUs7QUFBQSxJQUNkLElBQUksS0FBSyxLQUFLO0FBQUEsSUFDZCxJQUFJLEtBQUs7QUFBQSxJQUNULElBQUksS0FBSyxLQUFLO0FBQUEsSUFDZCxJQUFJLEtBQUssS0FBSztBQUFBLElBQ2QsSUFBSSxLQUFLO0FBQUEsSUFDVCxJQUFJLEtBQUs7QUFBQSxJQUNULElBQUksS0FBSztBQUFBLElBQ1QsSUFBSSxLQUFLO0FBQUEsSUFDVDtBQUFBLEVBQ0o7QUFBQSxFQUNBLE1BQU0sTUFBTSxLQUFLO0FBQUEsRUFDakIsTUFBTSxNQUFNLEtBQUs7QUFBQSxFQUNqQixNQUFNLE1BQU0sS0FBSztBQUFBLEVBQ2pCLE1BQU0sTUFBTSxLQUFLO0FBQUEsRUFDakIsTUFBTSxNQUFNLE1BQU0sTUFBTSxNQUFNO0FBQUEsRUFDOUIsTUFBTSxPQUFPLE1BQU0sTUFBTSxNQUFNLE9BQU87QUFBQSxFQUN0QyxNQUFNLE9BQU8sTUFBTSxNQUFNLE1BQU0sT0FBTztBQUFBLEVBQ3RDLElBQUksS0FBSyxLQUFLLEtBQUssTUFBTTtBQUFBLEVBQ3pCLElBQUksS0FBSyxLQUFLLEtBQUssTUFBTTtBQUFBLEVBQ3pCLElBQUksS0FBSztBQUFBLEVBQ1QsSUFBSSxLQUFLLEtBQUssS0FBSyxNQUFNO0FBQUEsRUFDekIsSUFBSSxLQUFLLEtBQUssS0FBSyxNQUFNO0FBQUEsRUFDekIsSUFBSSxLQUFLO0FBQUEsRUFDVCxJQUFJLEtBQUs7QUFBQSxFQUNULElBQUksS0FBSztBQUFBLEVBQ1QsSUFBSSxLQUFLO0FBQUE7QUFJYixJQUFNLFdBQVcsQ0FBQyxHQUFHLE1BQU07QUFBQSxFQUN2QixTQUFTLElBQUksRUFBRyxJQUFJLEdBQUcsS0FBSztBQUFBLElBQ3hCLE1BQU0sSUFBSyxJQUFJLElBQUs7QUFBQSxJQUNwQixNQUFNLElBQUksSUFBSTtBQUFBLElBQ2QsTUFBTSxNQUFPLElBQUksS0FBSyxJQUFLO0FBQUEsSUFDM0IsTUFBTSxNQUFPLElBQUksS0FBSyxJQUFLO0FBQUEsSUFDM0IsTUFBTSxNQUFNLElBQUksS0FBSztBQUFBLElBQ3JCLE1BQU0sTUFBTSxJQUFJLEtBQUs7QUFBQSxJQUNyQixFQUFFLEtBQUssRUFBRSxLQUFLLE1BQU0sRUFBRSxLQUFLLE1BQU0sRUFBRSxLQUFLLE1BQU0sRUFBRSxLQUFLO0FBQUEsRUFDekQ7QUFBQTtBQUVKLElBQU0sUUFBUSxDQUFDLEdBQUcsR0FBRyxNQUFNO0FBQUEsRUFFdkIsU0FBUyxJQUFJLEVBQUcsSUFBSSxHQUFHLEtBQUssR0FBRztBQUFBLElBQzNCLE1BQU0sS0FBSyxFQUFFO0FBQUEsSUFDYixNQUFNLEtBQUssRUFBRSxJQUFJO0FBQUEsSUFDakIsTUFBTSxLQUFLLEVBQUUsSUFBSTtBQUFBLElBQ2pCLFNBQVMsSUFBSSxFQUFHLElBQUksR0FBRztBQUFBLE1BQ25CLEVBQUUsSUFBSSxLQUFLLEtBQUssRUFBRSxLQUFLLEtBQUssRUFBRSxJQUFJLEtBQUssS0FBSyxFQUFFLElBQUk7QUFBQSxFQUMxRDtBQUFBO0FBR0osSUFBTSxjQUFjLE9BQU8sRUFBRSxHQUFHLEtBQUssR0FBRyxLQUFLLElBQUksSUFBSTtBQUNyRCxJQUFNLFFBQVEsRUFBRSxNQUFNLEdBQUcsTUFBTSxFQUFFO0FBQ2pDLElBQU0sU0FBUyxFQUFFLE1BQU0sR0FBRyxNQUFNLEdBQUc7QUFDbkMsSUFBTSxTQUFTLEVBQUUsTUFBTSxHQUFHLE1BQU0sR0FBRztBQUNuQyxJQUFNLE1BQU0sRUFBRSxNQUFNLEdBQUcsTUFBTSxFQUFFO0FBRy9CLElBQU0sT0FBTyxFQUFFLE1BQU0sR0FBRyxNQUFNLEVBQUU7QUFDaEMsSUFBTSxVQUFVO0FBQUEsRUFDWjtBQUFBLEVBQ0E7QUFBQSxFQUNBLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFNBQVM7QUFBQSxFQUNULFNBQVM7QUFDYjtBQUVBLElBQU0sY0FBYyxDQUFDLFdBQVcsUUFBUTtBQUN4QyxJQUFNLGVBQWUsQ0FBQyxTQUFTO0FBQUEsRUFDM0IsSUFBSSxTQUFTLFFBQVEsT0FBTyxTQUFTLFlBQVksTUFBTSxRQUFRLElBQUk7QUFBQSxJQUMvRCxNQUFNLElBQUksVUFBVSxvQ0FBb0MsT0FBTyxNQUFNO0FBQUEsRUFDekUsSUFBSSxLQUFLLFdBQVcsYUFBYSxDQUFDLFlBQVksS0FBSyxNQUFNO0FBQUEsSUFDckQsTUFBTSxJQUFJLFVBQVUsdUJBQXVCLEtBQUssV0FBVyxPQUFPLEtBQUssU0FBUztBQUFBLEVBQ3BGLElBQUksS0FBSyxXQUFXLGFBQ2hCLEtBQUssV0FBVyxhQUNmLENBQUMsT0FBTyxjQUFjLEtBQUssTUFBTSxLQUFLLEtBQUssU0FBUztBQUFBLElBQ3JELE1BQU0sSUFBSSxVQUFVLHVCQUF1QixLQUFLLFdBQVcsT0FBTyxLQUFLLFNBQVM7QUFBQSxFQUNwRixJQUFJLEtBQUssY0FBYyxhQUNuQixLQUFLLGNBQWMsYUFDbEIsT0FBTyxLQUFLLGNBQWMsWUFBWSxDQUFDLE9BQU8sU0FBUyxLQUFLLFNBQVMsS0FBSyxLQUFLLFlBQVk7QUFBQSxJQUM1RixNQUFNLElBQUksVUFBVSwwQkFBMEIsS0FBSyxjQUFjLE9BQU8sS0FBSyxZQUFZO0FBQUEsRUFDN0YsV0FBVyxRQUFRLENBQUMsZUFBZSxrQkFBa0IsaUJBQWlCLGVBQWU7QUFBQSxJQUNqRixJQUFJLEtBQUssVUFBVSxhQUFhLE9BQU8sS0FBSyxVQUFVO0FBQUEsTUFDbEQsTUFBTSxJQUFJLFVBQVUsZ0JBQWdCLFFBQVEsS0FBSyxVQUFVLE9BQU8sS0FBSyxRQUFRO0FBQUE7QUFFM0YsSUFBTSxnQkFBZ0IsQ0FBQyxLQUFLLE9BQU8sUUFBUSxhQUFhO0FBQUEsRUFDcEQsTUFBTSxLQUFLLGFBQWEsS0FBSyxPQUFPO0FBQUEsRUFDcEMsSUFBSSxhQUFhLElBQUksUUFBUSxTQUFTLFNBQVMsSUFBSSxTQUFTLFNBQVM7QUFBQSxJQUNqRSxNQUFNLElBQUksV0FBVyxnQ0FBZ0MsU0FBUyxTQUFTLFNBQVMsYUFDNUUsT0FBTyxJQUFJLFNBQVMsSUFBSSxRQUFRO0FBQUEsRUFDeEMsTUFBTSxPQUFPLElBQUk7QUFBQSxFQUNqQixJQUFJLEVBQUUsZ0JBQWdCLGNBQWMsZ0JBQWdCO0FBQUEsSUFDaEQsTUFBTSxJQUFJLFVBQVUsNERBQTRELE9BQU8sTUFBTTtBQUFBLEVBQ2pHLE1BQU0sUUFBUTtBQUFBLEVBQ2QsSUFBSTtBQUFBLEVBQ0osSUFBSSxVQUFVLFdBQVc7QUFBQSxJQUNyQixTQUFTLFlBQVksS0FBSztBQUFBLElBQzFCLElBQUksQ0FBQztBQUFBLE1BQ0QsTUFBTSxJQUFJLFVBQVUsdUJBQXVCLFVBQVUsT0FBTyxRQUFRO0FBQUEsSUFDeEUsSUFBSSxRQUFRO0FBQUEsTUFDUixRQUFRLFFBQVEsV0FBVztBQUFBLE1BQzNCLE1BQU0sTUFBTSxPQUFPLE9BQU8sSUFBSTtBQUFBLE1BQzlCLE1BQU0sTUFBTSxVQUFVLElBQUksU0FBUyxLQUFLLFNBQVM7QUFBQSxNQUNqRCxJQUFJLENBQUMsT0FBTyxjQUFjLE1BQU0sS0FDNUIsQ0FBQyxPQUFPLGNBQWMsTUFBTSxLQUM1QixTQUFTLEtBQ1QsU0FBUyxPQUNULE1BQU0sTUFBTTtBQUFBLFFBQ1osTUFBTSxJQUFJLFdBQVcsc0RBQXNELFlBQ3ZFLGNBQWMsa0JBQWtCLGtCQUFrQixNQUFNLFFBQVE7QUFBQSxJQUM1RSxFQUNBLEtBQUs7QUFBQSxNQUNELE1BQU0sV0FBVyxPQUFPLE9BQU87QUFBQSxNQUMvQixNQUFNLFNBQVMsT0FBTyxRQUFRO0FBQUEsTUFDOUIsSUFBSyxVQUFVLE1BQU0sU0FBUyxZQUFjLENBQUMsVUFBVSxNQUFNLFdBQVc7QUFBQSxRQUNwRSxNQUFNLElBQUksV0FBVyx1QkFBdUIsU0FBUyxjQUFjLEtBQUssb0JBQ3BFLGNBQWMsY0FBYyxNQUFNLFFBQVE7QUFBQTtBQUFBLEVBRTFELEVBQ0EsS0FBSyxJQUFJLE1BQU0sV0FBVyxJQUFJO0FBQUEsSUFDMUIsU0FBUztBQUFBLEVBQ2IsS0FBSyxJQUFJLE1BQU0sV0FBVyxJQUFJO0FBQUEsSUFDMUIsU0FBUztBQUFBLEVBQ2I7QUFBQSxJQUNJLE1BQU0sSUFBSSxXQUFXLHVCQUF1QixJQUFJLFNBQVMsSUFBSSxxQ0FBcUMsTUFBTSxRQUFRO0FBQUEsRUFDcEgsT0FBTztBQUFBO0FBRVgsSUFBTSxXQUFXLENBQUMsS0FBSyxTQUFTLEtBQUssT0FBTyxXQUFXO0FBQUEsRUFDbkQsUUFBUSxNQUFNLFNBQVMsY0FBYyxLQUFLLE9BQU8sUUFBUSxPQUFPO0FBQUEsRUFDaEUsUUFBUSxPQUFPLFFBQVEsU0FBUztBQUFBLEVBQ2hDLE1BQU0sU0FBUyxRQUFRLFVBQVUsUUFBUTtBQUFBLEVBQ3pDLE1BQU0sU0FBUyxRQUFRLFVBQVU7QUFBQSxFQUdqQyxJQUFJLFNBQVMsT0FBTyxDQUFDLFVBQVUsV0FBVyxTQUFTLFNBQVM7QUFBQSxJQUN4RDtBQUFBLEVBQ0osU0FBUyxJQUFJLEVBQUcsSUFBSSxRQUFRLEtBQUs7QUFBQSxJQUM3QixJQUFJLE1BQU0sU0FBUyxJQUFJO0FBQUEsSUFDdkIsSUFBSSxNQUFNLElBQUk7QUFBQSxJQUNkLElBQUksU0FBUztBQUFBLE1BQ1QsU0FBUyxJQUFJLEVBQUcsSUFBSSxPQUFPLEtBQUs7QUFBQSxRQUM1QixJQUFJLFNBQVMsS0FBSztBQUFBLFFBQ2xCO0FBQUEsTUFDSjtBQUFBLElBQ0osS0FBSyxJQUFJLFNBQVM7QUFBQSxNQUNkLFNBQVMsSUFBSSxFQUFHLElBQUksT0FBTyxLQUFLO0FBQUEsUUFDNUIsSUFBSSxVQUFVLEtBQUssT0FBUSxLQUFLLE1BQU0sTUFBTSxPQUFTLE9BQU87QUFBQSxRQUM1RCxPQUFPO0FBQUEsTUFDWDtBQUFBLElBQ0o7QUFBQSxNQUNJLFNBQVMsSUFBSSxFQUFHLElBQUksT0FBTyxLQUFLO0FBQUEsUUFDNUIsSUFBSSxTQUFVLEtBQUssT0FBTyxJQUFJLEtBQUssTUFBTSxLQUFLLEtBQUssTUFBTSxNQUFPO0FBQUEsUUFDaEUsT0FBTztBQUFBLE1BQ1g7QUFBQSxFQUNSO0FBQUE7QUFHSixJQUFNLFdBQVcsQ0FBQyxNQUFNLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksT0FBTztBQUFBLEVBQ3ZELEtBQUssS0FBSztBQUFBLEVBQ1YsS0FBSyxLQUFLO0FBQUEsRUFDVixLQUFLLEtBQUs7QUFBQSxFQUNWLEtBQUssS0FBSztBQUFBLEVBQ1YsS0FBSyxLQUFLO0FBQUEsRUFDVixLQUFLLEtBQUs7QUFBQSxFQUNWLEtBQUssS0FBSztBQUFBLEVBQ1YsS0FBSyxLQUFLO0FBQUE7QUFHZCxJQUFNLE1BQU0sQ0FBQyxPQUFPLEdBQUcsTUFBTTtBQUFBLEVBQ3pCLElBQUksSUFBSSxLQUFLLElBQUksS0FBSyxLQUFLLE1BQU0sU0FBUyxLQUFLLE1BQU07QUFBQSxJQUNqRCxPQUFPO0FBQUEsRUFDWCxPQUFRLE1BQU0sT0FBTyxJQUFJLE1BQU0sU0FBUyxNQUFNLFNBQVMsSUFBSSxNQUFPO0FBQUE7QUFHdEUsSUFBTSxRQUFRLENBQUMsR0FBRyxHQUFHLEdBQUcsR0FBRyxNQUFNO0FBQUEsRUFDN0IsTUFBTSxRQUFRLElBQUksSUFBSSxJQUFJLElBQUk7QUFBQSxFQUM5QixJQUFJLFFBQVE7QUFBQSxJQUNSLE9BQU87QUFBQSxFQUNYLE1BQU0sS0FBSyxRQUFRO0FBQUEsRUFFbkIsTUFBTSxNQUFNLEtBQUs7QUFBQSxFQUNqQixPQUFPLEtBQUssSUFBSSxLQUFLLENBQUMsSUFBSSxPQUN0QixLQUFLLElBQUksS0FBSyxDQUFDLElBQUksT0FDbkIsS0FBSyxJQUFJLElBQUksS0FBSyxDQUFDLElBQUksSUFBSSxPQUMzQixLQUFLLElBQUksS0FBSyxDQUFDLElBQUksT0FDbkIsS0FBSyxJQUFJLEtBQUssQ0FBQyxJQUFJLE1BQ2pCLEtBQ0E7QUFBQTtBQUtWLElBQU0sTUFBTSxDQUFDLE9BQU8sR0FBRyxHQUFHLElBQUksSUFBSSxPQUFPLFFBQVE7QUFBQSxFQUM3QyxJQUFJLElBQUk7QUFBQSxFQUNSLElBQUksSUFBSTtBQUFBLElBQ0osT0FBTyxJQUFJLE9BQU8sR0FBRyxDQUFDLE1BQU0sU0FBUyxLQUFLLEtBQUs7QUFBQSxNQUMzQztBQUFBLE1BQ0EsS0FBSztBQUFBLElBQ1Q7QUFBQSxJQUNBLE9BQU87QUFBQSxFQUNYO0FBQUEsRUFDQSxJQUFJLElBQUksS0FBSyxLQUFLLE1BQU07QUFBQSxJQUNwQixPQUFPO0FBQUEsRUFDWCxNQUFNLE1BQU0sSUFBSSxNQUFNO0FBQUEsRUFDdEIsT0FBTyxLQUFLLEtBQUssSUFBSSxNQUFNLFNBQVMsS0FBSyxLQUFLO0FBQUEsSUFDMUMsTUFBTSxRQUFRLElBQUk7QUFBQSxJQUdsQixNQUFNLFNBQVMsUUFBUSxDQUFDLE1BQU0sT0FBTyxPQUFPLE1BQU0sTUFBTSxNQUFNLE9BQU8sT0FBTyxNQUFNLFNBQVM7QUFBQSxJQUMzRixNQUFNLElBQUksS0FBSyxJQUFJLFVBQVUsUUFBUyxTQUFVLEtBQUssVUFBWTtBQUFBLElBQ2pFLE1BQU0sT0FBTyxLQUFLLElBQUksS0FBSyxJQUFJLEtBQUssT0FBTyxNQUFNLFFBQVEsQ0FBQyxJQUFJLFFBQVE7QUFBQSxJQUN0RSxNQUFNLFFBQVEsQ0FBQyxJQUFJLEtBQUssS0FBSyxJQUFJLEtBQUssS0FBSyxPQUFPLElBQUksQ0FBQyxPQUFPLENBQUMsSUFBSSxLQUFLLE1BQU0sQ0FBQztBQUFBLElBQy9FLE1BQU0sTUFBTSxLQUFLLElBQUksT0FBTyxJQUFJO0FBQUEsSUFDaEMsS0FBSztBQUFBLElBQ0wsS0FBSyxLQUFLO0FBQUEsSUFDVixJQUFJLFFBQVE7QUFBQSxNQUNSO0FBQUEsRUFDUjtBQUFBLEVBQ0EsT0FBTyxLQUFLLElBQUksR0FBRyxLQUFLLE1BQU0sR0FBRyxJQUFJLENBQUM7QUFBQTtBQUkxQyxJQUFNLFFBQVEsQ0FBQyxPQUFPLElBQUksSUFBSSxJQUFJLElBQUksT0FBTyxVQUFVLFVBQVUsVUFBVTtBQUFBLEVBQ3ZFLE1BQU0sU0FBUyxDQUFDLENBQUM7QUFBQSxFQUNqQixNQUFNLE9BQU8sQ0FBQztBQUFBLEVBQ2QsSUFBSSxLQUFLLElBQUksT0FBTyxJQUFJLElBQUksQ0FBQyxJQUFJLENBQUMsSUFBSSxRQUFRLFFBQVE7QUFBQSxFQUN0RCxJQUFJLE9BQU87QUFBQSxFQUNYLE1BQU0sS0FBSyxJQUFJLE9BQU8sS0FBSyxLQUFLLE1BQU0sS0FBSyxLQUFLLE1BQU0sQ0FBQyxJQUFJLENBQUMsSUFBSSxNQUFNLEtBQUs7QUFBQSxFQUMzRSxRQUFRO0FBQUEsRUFDUixNQUFNLEtBQUssSUFBSSxPQUFPLEtBQUssS0FBSyxNQUFNLEtBQUssS0FBSyxNQUFNLENBQUMsSUFBSSxDQUFDLElBQUksUUFBUSxLQUFLO0FBQUEsRUFDN0UsUUFBUTtBQUFBLEVBQ1IsTUFBTSxTQUFTLEtBQUssS0FBSyxNQUFNO0FBQUEsRUFDL0IsTUFBTSxVQUFVLElBQUksT0FBTyxLQUFLLElBQUksS0FBSyxJQUFJLElBQUksSUFBSSxRQUFRLFFBQVE7QUFBQSxFQUNyRSxNQUFNO0FBQUEsRUFDTixJQUFJLFFBQVEsSUFBSTtBQUFBLEVBQ2hCLE1BQU0sS0FBSyxJQUFJLE9BQU8sS0FBSyxLQUFLLE9BQU8sS0FBSyxLQUFLLE9BQU8sSUFBSSxJQUFJLE1BQU0sS0FBSztBQUFBLEVBQzNFLFNBQVM7QUFBQSxFQUNULE1BQU0sS0FBSyxJQUFJLE9BQU8sS0FBSyxLQUFLLE9BQU8sS0FBSyxLQUFLLE9BQU8sSUFBSSxJQUFJLFFBQVEsS0FBSztBQUFBLEVBQzdFLElBQUksQ0FBQyxNQUFNLElBQUksSUFBSSxJQUFJLElBQUksRUFBRTtBQUFBLElBQ3pCLE9BQU87QUFBQSxFQUNYLE9BQU8sV0FBVyxLQUFLLEtBQUssS0FBSyxLQUFLLE1BQU0sSUFBSSxRQUFRLElBQUksS0FBSyxLQUFLLEtBQUs7QUFBQTtBQUkvRSxJQUFNLFdBQVcsQ0FBQyxPQUFPLFNBQVMsVUFBVSxVQUFVLFVBQVU7QUFBQSxFQUM1RCxNQUFNLFFBQVEsSUFBSSxRQUFRO0FBQUEsRUFDMUIsT0FBTyxNQUFNLE9BQU8sS0FBSyxNQUFNLFFBQVEsQ0FBQyxHQUFHLEtBQUssTUFBTSxRQUFRLENBQUMsR0FBRyxHQUFHLEdBQUcsT0FBTyxVQUFVLE9BQU87QUFBQTtBQUdwRyxJQUFNLGdCQUFnQixDQUFDLE9BQU8sU0FBUyxhQUFhO0FBQUEsRUFDaEQsTUFBTSxJQUFJLFNBQVMsT0FBTyxTQUFTLFFBQVE7QUFBQSxFQUMzQyxJQUFJLElBQUk7QUFBQSxJQUNKLE9BQU87QUFBQSxFQUNYLE1BQU0sUUFBUSxJQUFJLFFBQVE7QUFBQSxFQUMxQixNQUFNLElBQUksTUFBTSxPQUFPLEtBQUssTUFBTSxRQUFRLENBQUMsR0FBRyxLQUFLLE1BQU0sQ0FBQyxHQUFHLEdBQUcsR0FBRyxPQUFPLFFBQVE7QUFBQSxFQUNsRixJQUFJLElBQUk7QUFBQSxJQUNKLE9BQU87QUFBQSxFQUNYLE1BQU0sV0FBVyxLQUFLLElBQUksSUFBSSxRQUFRLENBQUMsSUFBSSxLQUFLLElBQUksSUFBSSxRQUFRLENBQUM7QUFBQSxFQUNqRSxRQUFRLElBQUk7QUFBQSxFQUNaLFFBQVEsSUFBSTtBQUFBLEVBQ1osT0FBTztBQUFBO0FBR1gsSUFBTSxlQUFlLENBQUMsT0FBTyxXQUFXO0FBQUEsRUFDcEMsTUFBTSxLQUFLLGNBQWMsT0FBTyxPQUFPLElBQUksT0FBTyxRQUFRO0FBQUEsRUFDMUQsSUFBSSxLQUFLO0FBQUEsSUFDTCxPQUFPO0FBQUEsRUFDWCxNQUFNLEtBQUssY0FBYyxPQUFPLE9BQU8sSUFBSSxPQUFPLFFBQVE7QUFBQSxFQUMxRCxJQUFJLEtBQUs7QUFBQSxJQUNMLE9BQU87QUFBQSxFQUNYLE1BQU0sS0FBSyxjQUFjLE9BQU8sT0FBTyxJQUFJLE9BQU8sUUFBUTtBQUFBLEVBQzFELE9BQU8sTUFBTSxLQUFLLEtBQUssS0FBSyxLQUFLO0FBQUE7QUFHckMsSUFBTSxhQUFhLENBQUMsT0FBTyxTQUFTLGFBQWE7QUFBQSxFQUU3QyxNQUFNLE9BQU8sTUFBTTtBQUFBLEVBQ25CLE1BQU0sTUFBTSxDQUFDLFNBQVM7QUFBQSxJQUNsQixNQUFNLFNBQVMsT0FBTyxRQUFRLElBQUksUUFBUTtBQUFBLElBQzFDLE1BQU0sUUFBUSxPQUFPLFFBQVEsSUFBSSxRQUFRO0FBQUEsSUFDekMsTUFBTSxTQUFTLEtBQUssS0FBSyxRQUFRLEVBQUU7QUFBQSxJQUNuQyxNQUFNLEtBQUssS0FBSyxNQUFNLE1BQU0sSUFBSTtBQUFBLElBQ2hDLE1BQU0sS0FBSyxLQUFLLE1BQU0sTUFBTSxJQUFJO0FBQUEsSUFDaEMsSUFBSSxPQUFPO0FBQUEsSUFDWCxJQUFJLFlBQVk7QUFBQSxJQUNoQixTQUFTLFlBQVksR0FBSSxhQUFhLElBQUk7QUFBQSxNQUN0QyxTQUFTLFFBQVEsRUFBRyxTQUFTLElBQUksU0FBUyxHQUFHO0FBQUEsUUFDekMsTUFBTSxRQUFTLFFBQVEsS0FBSyxRQUFTO0FBQUEsUUFDckMsTUFBTSxjQUFjLEtBQUssTUFBTSxRQUFRLENBQUM7QUFBQSxRQUN4QyxNQUFNLE9BQU8sS0FBSyxLQUFLLE1BQU0sS0FBSztBQUFBLFFBQ2xDLElBQUksT0FBTztBQUFBLFFBQ1gsSUFBSSxZQUFZO0FBQUEsUUFDaEIsSUFBSSxRQUFRO0FBQUEsUUFDWixJQUFJLGFBQWE7QUFBQSxRQUNqQixTQUFTLFFBQVEsQ0FBQyxLQUFNLFNBQVMsTUFBTSxTQUFTO0FBQUEsVUFDNUMsTUFBTSxTQUFTLEtBQUssSUFBSSxRQUFRLEtBQUs7QUFBQSxVQUNyQyxNQUFNLGVBQWUsU0FBUyxPQUFPLFVBQVU7QUFBQSxVQUMvQyxTQUFTLFNBQVMsQ0FBQyxZQUFhLFVBQVUsYUFBYSxVQUFVO0FBQUEsWUFDN0QsTUFBTSxJQUFJLEtBQUssTUFBTSxPQUFPLFFBQVEsU0FBUyxZQUFZLEtBQUs7QUFBQSxZQUM5RCxNQUFNLElBQUksS0FBSyxNQUFNLE9BQU8sWUFBWSxRQUFRLFFBQVEsTUFBTTtBQUFBLFlBQzlELElBQUksSUFBSSxLQUFLLElBQUksS0FBSyxLQUFLLE1BQU0sU0FBUyxLQUFLLE1BQU07QUFBQSxjQUNqRDtBQUFBLFlBQ0osTUFBTSxRQUFRLEtBQUssSUFBSSxNQUFNLFFBQVE7QUFBQSxZQUNyQyxJQUFJLGNBQWM7QUFBQSxjQUNkLFFBQVE7QUFBQSxjQUNSO0FBQUEsWUFDSixFQUNBLEtBQUs7QUFBQSxjQUNELFNBQVM7QUFBQSxjQUNUO0FBQUE7QUFBQSxVQUVSO0FBQUEsUUFDSjtBQUFBLFFBQ0EsSUFBSSxRQUFRLFFBQVEsYUFBYSxPQUFPO0FBQUEsUUFDeEMsSUFBSTtBQUFBLFVBQ0EsUUFBUSxDQUFDO0FBQUEsUUFDYixJQUFJLFFBQVEsV0FBVztBQUFBLFVBQ25CLE9BQU87QUFBQSxVQUNQLFlBQVk7QUFBQSxRQUNoQjtBQUFBLE1BQ0o7QUFBQSxJQUNKLE9BQU87QUFBQTtBQUFBLEVBRVgsUUFBUSxJQUFJLElBQUksQ0FBQztBQUFBLEVBQ2pCLFFBQVEsSUFBSSxJQUFJLENBQUM7QUFBQTtBQUlyQixJQUFNLFdBQVcsQ0FBQyxLQUFLLEdBQUcsTUFBTTtBQUFBLEVBQzVCLE1BQU0sTUFBTSxJQUFJLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJO0FBQUEsRUFDMUMsT0FBTztBQUFBLElBQ0gsSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLE1BQU07QUFBQSxJQUN4QyxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksTUFBTTtBQUFBLEVBQzVDO0FBQUE7QUFHSixJQUFNLGFBQWEsQ0FBQyxPQUFPLFNBQVMsYUFBYTtBQUFBLEVBQzdDLE1BQU0sUUFBUSxTQUFTLE9BQU8sU0FBUyxVQUFVLElBQUk7QUFBQSxFQUNyRCxPQUFPLFFBQVEsSUFBSSxJQUFJO0FBQUE7QUFHM0IsSUFBTSxjQUFjLENBQUMsT0FBTyxZQUFZO0FBQUEsRUFDcEMsTUFBTSxXQUFXLFdBQVcsT0FBTyxTQUFTLEtBQUs7QUFBQSxFQUNqRCxPQUFPLFdBQVcsS0FBSyxLQUFLLFFBQVEsS0FBSyxRQUFRLElBQUk7QUFBQTtBQUd6RCxJQUFNLFlBQVksQ0FBQyxPQUFPLE9BQU8sUUFBUSxhQUFhO0FBQUEsRUFDbEQsTUFBTSxLQUFLLE9BQU8sSUFBSSxNQUFNO0FBQUEsRUFDNUIsTUFBTSxLQUFLLE9BQU8sSUFBSSxNQUFNO0FBQUEsRUFDNUIsTUFBTSxTQUFTLFNBQVMsT0FBTyxNQUFNO0FBQUEsRUFDckMsSUFBSSxDQUFDO0FBQUEsSUFDRCxPQUFPO0FBQUEsRUFDWCxNQUFNLFFBQVEsQ0FBQyxZQUFZO0FBQUEsSUFDdkIsTUFBTSxXQUFXLFdBQVcsT0FBTyxTQUFTLFFBQVE7QUFBQSxJQUNwRCxJQUFJLENBQUM7QUFBQSxNQUNELE9BQU87QUFBQSxJQUNYLE9BQU8sS0FBSyxNQUFPLEtBQUssU0FBVSxRQUFRLE9BQU8sS0FBTSxLQUFLLFNBQVUsYUFBYSxDQUFDO0FBQUE7QUFBQSxFQUV4RixNQUFNLGFBQWEsTUFBTSxLQUFLO0FBQUEsRUFDOUIsTUFBTSxjQUFjLE1BQU0sTUFBTTtBQUFBLEVBQ2hDLE9BQU8sY0FBYyxlQUFlLGFBQWEsZUFBZSxJQUFJO0FBQUE7QUFHeEUsSUFBTSxjQUFjLENBQUMsT0FBTyxPQUFPLFFBQVE7QUFBQSxFQUN2QyxNQUFNLE1BQU0sUUFBUTtBQUFBLEVBQ3BCLElBQUksSUFBSSxNQUFNLFNBQVM7QUFBQSxFQUN2QixJQUFJLElBQUksTUFBTSxTQUFTLE1BQU07QUFBQSxFQUM3QixJQUFJLEtBQUssTUFBTSxTQUFTLE1BQU07QUFBQTtBQUdsQyxJQUFNLFVBQVUsQ0FBQyxPQUFPLEdBQUcsTUFBTTtBQUFBLEVBQzdCLE1BQU0sT0FBTyxNQUFNO0FBQUEsRUFDbkIsTUFBTSxLQUFLLElBQUk7QUFBQSxFQUNmLE1BQU0sS0FBSyxJQUFJO0FBQUEsRUFDZixTQUFTLElBQUksRUFBRyxJQUFJLEdBQUcsS0FBSztBQUFBLElBQ3hCLE1BQU0sUUFBUSxLQUFLLEtBQUs7QUFBQSxJQUN4QixLQUFLLEtBQUssS0FBSyxLQUFLLEtBQUs7QUFBQSxJQUN6QixLQUFLLEtBQUssS0FBSztBQUFBLEVBQ25CO0FBQUE7QUFHSixJQUFNLFdBQVcsQ0FBQyxPQUFPLFFBQVE7QUFBQSxFQUM3QixNQUFNLE9BQU8sTUFBTTtBQUFBLEVBQ25CLFNBQVMsUUFBUSxNQUFLO0FBQUEsSUFDbEIsTUFBTSxPQUFPLFFBQVEsSUFBSTtBQUFBLElBQ3pCLElBQUksUUFBUTtBQUFBLE1BQ1I7QUFBQSxJQUNKLE1BQU0sUUFBUSxPQUFPO0FBQUEsSUFDckIsTUFBTSxRQUFRLFFBQVEsT0FBTyxLQUFLLFFBQVEsS0FBSyxLQUFLLE9BQU8sS0FBSyxRQUFRO0FBQUEsSUFDeEUsSUFBSSxLQUFLLFFBQVEsTUFBTSxLQUFLLFFBQVE7QUFBQSxNQUNoQztBQUFBLElBQ0osUUFBUSxPQUFPLE9BQU8sS0FBSztBQUFBLElBQzNCLFFBQVE7QUFBQSxFQUNaO0FBQUE7QUFHSixJQUFNLFVBQVUsQ0FBQyxNQUFNLFFBQVEsUUFBUSxNQUFNO0FBQUEsRUFDekMsSUFBSSxRQUFRO0FBQUEsRUFDWixTQUFTLElBQUksU0FBUyxFQUFHLEtBQUssR0FBRztBQUFBLElBQzdCLFFBQVEsSUFBSSxPQUFPLENBQUMsSUFBSSxLQUFLLFNBQVM7QUFBQSxFQUMxQyxPQUFPO0FBQUE7QUFHWCxJQUFNLFdBQVc7QUFBQSxFQUViLE1BQU0sQ0FBQyxLQUFLLEtBQUssT0FBTyxVQUFVLE1BQU0sSUFBSTtBQUFBLElBQ3hDLFNBQVMsSUFBSSxLQUFNLElBQUksSUFBSSxLQUFLO0FBQUEsTUFDNUIsSUFBSSxVQUFVLEtBQUssS0FBSztBQUFBLE1BQ3hCLElBQUksU0FBUyxJQUFJO0FBQUEsTUFDakIsU0FBUyxJQUFJLEVBQUcsSUFBSSxVQUFVLEtBQUs7QUFBQSxRQUMvQixJQUFJLFlBQ0MsSUFBSSxVQUFVLElBQUksU0FBUyxLQUFLLElBQUksU0FBUyxTQUFTLElBQUksU0FBUyxRQUFRLEtBQUssS0FBTTtBQUFBLFFBQzNGLFVBQVU7QUFBQSxNQUNkO0FBQUEsSUFDSjtBQUFBO0FBQUEsRUFHSixNQUFNLENBQUMsT0FBTyxNQUFNLElBQUk7QUFBQSxJQUNwQixNQUFNLGFBQWEsTUFBTTtBQUFBLElBQ3pCLE1BQU0sUUFBUTtBQUFBLElBQ2QsTUFBTSxTQUFTLE1BQU07QUFBQSxJQUNyQixNQUFNLE9BQU8sTUFBTSxTQUFTO0FBQUEsSUFDNUIsTUFBTSxPQUFPLE1BQU0sUUFBUTtBQUFBLElBQzNCLE1BQU0sU0FBUyxNQUFNO0FBQUEsSUFDckIsU0FBUyxJQUFJLEtBQU0sSUFBSSxJQUFJLEtBQUs7QUFBQSxNQUM1QixNQUFNLE9BQU8sSUFBSSxJQUFJLE9BQU8sR0FBRyxJQUFJO0FBQUEsTUFDbkMsU0FBUyxJQUFJLEVBQUcsSUFBSSxRQUFRLEtBQUs7QUFBQSxRQUM3QixNQUFNLE9BQU8sSUFBSSxJQUFJLE9BQU8sR0FBRyxJQUFJO0FBQUEsUUFDbkMsSUFBSSxNQUFNO0FBQUEsUUFDVixJQUFJLE1BQU07QUFBQSxRQUNWLElBQUksTUFBTTtBQUFBLFFBQ1YsSUFBSSxNQUFNLE9BQU8sTUFBTSxRQUFRO0FBQUEsUUFDL0IsU0FBUyxLQUFLLEVBQUcsS0FBSyxPQUFPLE1BQU07QUFBQSxVQUMvQixTQUFTLEtBQUssRUFBRyxLQUFLLE9BQU8sTUFBTTtBQUFBLFlBQy9CLE1BQU0sUUFBUSxXQUFXLE1BQU07QUFBQSxZQUMvQixPQUFPO0FBQUEsWUFDUCxNQUFNLEtBQUssSUFBSSxLQUFLLEtBQUs7QUFBQSxZQUN6QixNQUFNLEtBQUssSUFBSSxLQUFLLEtBQUs7QUFBQSxVQUM3QjtBQUFBLFVBQ0EsT0FBTyxNQUFNO0FBQUEsUUFDakI7QUFBQSxRQUNBLElBQUksVUFBVSxLQUFLLE1BQU0sTUFBTSxTQUFTLENBQUM7QUFBQSxRQUV6QyxJQUFJLE1BQU0sT0FBTyxJQUFJO0FBQUEsVUFDakIsVUFBVSxNQUFNO0FBQUEsVUFDaEIsSUFBSSxJQUFJLEtBQUssSUFBSSxHQUFHO0FBQUEsWUFDaEIsTUFBTSxNQUFNLE9BQVEsS0FBSSxLQUFLLFNBQVM7QUFBQSxZQUN0QyxNQUFNLE9BQU8sT0FBTyxJQUFJLFNBQVMsSUFBSTtBQUFBLFlBQ3JDLE1BQU0sVUFBVSxPQUFRLEtBQUksS0FBSyxTQUFTLElBQUk7QUFBQSxZQUU5QyxNQUFNLFlBQVksSUFBSSxNQUFNLE9BQU8sV0FBVztBQUFBLFlBQzlDLElBQUksTUFBTTtBQUFBLGNBQ04sVUFBVTtBQUFBLFVBQ2xCO0FBQUEsUUFDSjtBQUFBLFFBQ0EsT0FBTyxTQUFTLElBQUksS0FBSyxZQUFZO0FBQUEsTUFDekM7QUFBQSxJQUNKO0FBQUE7QUFBQSxFQUdKLE1BQU0sQ0FBQyxPQUFPLE1BQU0sSUFBSTtBQUFBLElBQ3BCLE1BQU0sYUFBYSxNQUFNO0FBQUEsSUFDekIsTUFBTSxRQUFRO0FBQUEsSUFDZCxNQUFNLFNBQVMsTUFBTTtBQUFBLElBQ3JCLE1BQU0sVUFBVSxNQUFNO0FBQUEsSUFDdEIsTUFBTSxPQUFPLE1BQU0sU0FBUztBQUFBLElBQzVCLE1BQU0sT0FBTyxNQUFNLFFBQVE7QUFBQSxJQUMzQixNQUFNLFNBQVMsTUFBTTtBQUFBLElBQ3JCLFNBQVMsSUFBSSxLQUFNLElBQUksSUFBSSxLQUFLO0FBQUEsTUFDNUIsTUFBTSxPQUFPLElBQUksSUFBSSxPQUFPLEdBQUcsSUFBSTtBQUFBLE1BRW5DLE1BQU0sTUFBTSxJQUFJLEdBQUcsR0FBRyxVQUFVLENBQUM7QUFBQSxNQUNqQyxTQUFTLElBQUksRUFBRyxJQUFJLFFBQVEsS0FBSztBQUFBLFFBQzdCLE1BQU0sT0FBTyxJQUFJLElBQUksT0FBTyxHQUFHLElBQUk7QUFBQSxRQUNuQyxNQUFNLE9BQU8sSUFBSSxHQUFHLEdBQUcsU0FBUyxDQUFDO0FBQUEsUUFDakMsSUFBSSxNQUFNO0FBQUEsUUFDVixTQUFTLEtBQUssR0FBSSxNQUFNLEdBQUcsTUFBTTtBQUFBLFVBQzdCLE1BQU0sTUFBTSxVQUFVLE1BQU0sTUFBTTtBQUFBLFVBQ2xDLFNBQVMsS0FBSyxHQUFJLE1BQU0sR0FBRztBQUFBLFlBQ3ZCLE9BQU8sT0FBTyxNQUFNO0FBQUEsUUFDNUI7QUFBQSxRQUNBLE1BQU0sVUFBVSxNQUFNO0FBQUEsUUFDdEIsTUFBTSxLQUFLLElBQUksU0FBUyxLQUFLLEtBQUssTUFBTSxPQUFPO0FBQUEsUUFDL0MsSUFBSSxNQUFNLE9BQU8sTUFBTSxRQUFRO0FBQUEsUUFDL0IsU0FBUyxLQUFLLEVBQUcsS0FBSyxPQUFPLE1BQU07QUFBQSxVQUMvQixJQUFJLFFBQVE7QUFBQSxVQUNaLFNBQVMsS0FBSyxFQUFHLEtBQUssT0FBTztBQUFBLFlBQ3pCLFNBQVMsRUFBRSxXQUFXLE1BQU0sT0FBTyxZQUFZO0FBQUEsVUFDbkQsTUFBTSxRQUFRLE9BQU87QUFBQSxVQUNyQixNQUFNLFFBQVEsT0FBTyxNQUFNLE1BQU0sU0FBUyxTQUFTO0FBQUEsVUFDbkQsTUFBTSxVQUFXLE9BQVEsVUFBVztBQUFBLFVBQ3BDLE1BQU0sT0FBTyxTQUFVLE1BQU0sT0FBTyxRQUFRLENBQUMsVUFBYSxTQUFTLFVBQVcsT0FBUTtBQUFBLFVBQ3RGLElBQUksUUFBUSxJQUFJO0FBQUEsWUFDWixNQUFNLFlBQVksS0FBTSxRQUFRLE1BQU87QUFBQSxZQUN2QyxNQUFNLE9BQU8sT0FBTyxNQUNkLE1BQU0sT0FBTyxPQUFPLEtBQUssQ0FBQyxXQUFhLFVBQVcsS0FBSyxXQUFhO0FBQUEsVUFDOUU7QUFBQSxVQUNBLE9BQU8sTUFBTTtBQUFBLFFBQ2pCO0FBQUEsTUFDSjtBQUFBLElBQ0o7QUFBQTtBQUFBLEVBR0osSUFBSSxDQUFDLE9BQU8sTUFBTSxJQUFJO0FBQUEsSUFJbEIsU0FBUyxJQUFJLEtBQU0sSUFBSSxJQUFJLEtBQUssR0FBRztBQUFBLE1BQy9CLElBQUksS0FBSztBQUFBLE1BQ1QsSUFBSSxLQUFLO0FBQUEsTUFDVCxJQUFJLEtBQUs7QUFBQSxNQUNULElBQUksS0FBSztBQUFBLE1BQ1QsSUFBSSxLQUFLO0FBQUEsTUFDVCxJQUFJLE9BQU87QUFBQSxNQUNYLElBQUksV0FBVyxDQUFDLENBQUMsSUFBSSxPQUFPLEdBQUcsSUFBSSxDQUFDO0FBQUEsTUFDcEMsU0FBUyxJQUFJLEVBQUcsSUFBSSxNQUFNLFNBQVE7QUFBQSxRQUM5QixNQUFNLFNBQVMsSUFBSSxPQUFPLEdBQUcsR0FBRyxHQUFHLEdBQUcsQ0FBQyxVQUFVLFFBQVE7QUFBQSxRQUN6RCxLQUFLO0FBQUEsUUFDTCxLQUFLO0FBQUEsUUFDTCxLQUFLO0FBQUEsUUFDTCxLQUFLO0FBQUEsUUFDTCxLQUFLO0FBQUEsUUFDTCxLQUFLO0FBQUEsUUFDTDtBQUFBLFFBQ0EsTUFBTSxRQUFRO0FBQUEsUUFDZCxXQUFXLENBQUM7QUFBQSxRQUNaLFdBQVc7QUFBQSxVQUNQLEtBQUssT0FBTyxLQUFLO0FBQUEsWUFDYjtBQUFBLFVBQ0osTUFBTSxXQUFXLENBQUM7QUFBQSxVQUNsQixNQUFNLEtBQUssTUFBTSxJQUFJLElBQUksSUFBSSxJQUFJLEVBQUU7QUFBQSxVQUNuQyxJQUFJLENBQUM7QUFBQSxZQUNEO0FBQUEsVUFDSixNQUFNLFNBQVMsSUFBSSxLQUFLLEtBQUssS0FBSyxLQUFLLEtBQUs7QUFBQSxVQUM1QyxNQUFNLEtBQUssS0FBSyxNQUFNLFFBQVEsS0FBSyxLQUFLLEtBQUssQ0FBQztBQUFBLFVBQzlDLE1BQU0sUUFBUSxLQUFLO0FBQUEsVUFDbkIsTUFBTSxLQUFLLE1BQU0sT0FBTyxJQUFJLElBQUksR0FBRyxHQUFHLEdBQUcsT0FBTyxRQUFRO0FBQUEsVUFDeEQsSUFBSSxLQUFLO0FBQUEsWUFDTDtBQUFBLFVBQ0osTUFBTSxXQUFXLE1BQU0sT0FBTyxJQUFJLEtBQUssTUFBTSxFQUFFLEdBQUcsR0FBRyxHQUFHLE9BQU8sUUFBUTtBQUFBLFVBQ3ZFLElBQUksV0FBVztBQUFBLFlBQ1g7QUFBQSxVQUNKLE1BQU0sV0FBVyxNQUFNO0FBQUEsVUFDdkIsTUFBTSxXQUFXLENBQUM7QUFBQSxVQUNsQixTQUFTLElBQUksRUFBRyxJQUFJLE1BQU0sY0FBYyxLQUFLO0FBQUEsWUFDekMsTUFBTSxNQUFNLElBQUk7QUFBQSxZQUNoQixLQUFLLE1BQU0sU0FBUyxLQUFLLE9BQU8sWUFFNUIsS0FBSyxJQUFJLFNBQVMsT0FBTyxRQUFRLEtBQUssSUFBSSxNQUMxQyxLQUFLLElBQUksU0FBUyxNQUFNLEtBQUssRUFBRSxLQUFLLElBQUk7QUFBQSxjQUN4QztBQUFBLFlBQ0osTUFBTSxRQUFRLFNBQVMsTUFBTSxLQUFLO0FBQUEsWUFDbEMsU0FBUyxRQUFRLFNBQVMsT0FBTyxTQUFTLE1BQU0sS0FBSyxZQUFZO0FBQUEsWUFDakUsU0FBUyxNQUFNLE1BQU0sU0FBUyxNQUFNLEtBQUssU0FBUyxNQUFNLEtBQUssTUFBTTtBQUFBLFlBQ25FLFNBQVMsTUFBTSxNQUFNLFNBQVMsTUFBTSxLQUFLLFNBQVMsTUFBTSxLQUFLLE1BQU07QUFBQSxZQUNuRSxTQUFTLE1BQU0sS0FBSztBQUFBLFlBQ3BCO0FBQUEsVUFDSjtBQUFBLFVBQ0EsTUFBTSxRQUFRLE1BQU07QUFBQSxVQUNwQixNQUFNLE1BQU0sUUFBUTtBQUFBLFVBQ3BCLElBQUksTUFBTSxLQUFLLFNBQVM7QUFBQSxZQUNwQixNQUFNLElBQUksTUFBTSwrQkFBK0IsTUFBTSxTQUFTLE1BQU0sUUFBUTtBQUFBLFVBQ2hGLFNBQVMsT0FBTztBQUFBLFVBQ2hCLFNBQVMsTUFBTSxLQUFLO0FBQUEsVUFDcEIsU0FBUyxNQUFNLEtBQUs7QUFBQSxVQUNwQixTQUFTLE1BQU0sS0FBSztBQUFBLFVBQ3BCLE1BQU0sU0FBUyxTQUFTO0FBQUEsUUFDNUI7QUFBQSxNQUNKO0FBQUEsSUFDSjtBQUFBO0FBRVI7QUFHQSxJQUFNLFdBQVcsQ0FBQyxhQUFjLEtBQUssT0FBTyxXQUFXLE1BQU0sQ0FBQyxJQUFJLElBQUksS0FBTTtBQUU1RSxJQUFNLFlBQVksQ0FBQyxTQUFTO0FBQUEsRUFDeEIsSUFBSSxPQUFPLEtBQUssS0FBSztBQUFBLEVBQ3JCLE9BQU8sQ0FBQyxLQUFLO0FBQUEsSUFDVCxPQUFPLEtBQUssS0FBSyxDQUFDO0FBQUEsRUFDdEIsT0FBTyxLQUFLO0FBQUE7QUFHaEIsSUFBTSxXQUFXLE1BQU07QUFBQSxFQUNuQixNQUFNLE9BQU87QUFBQSxFQUNiLElBQUksT0FBTyxLQUFLLFdBQVcsVUFBVTtBQUFBLElBQ2pDLE9BQU8sS0FBSyxVQUFVLE1BQU07QUFBQSxFQUNoQyxPQUFPLElBQUksUUFBUSxDQUFDLFlBQVksS0FBSyxXQUFXLFNBQVMsQ0FBQyxDQUFDO0FBQUE7QUFHL0QsSUFBTSxpQkFBaUIsT0FBTyxNQUFNLGNBQWM7QUFBQSxFQUM5QyxNQUFNLE9BQU8sS0FBSyxJQUFJLFdBQVcsQ0FBQztBQUFBLEVBQ2xDLElBQUksVUFBVSxLQUFLLElBQUk7QUFBQSxFQUN2QixJQUFJO0FBQUEsSUFDQSxJQUFJLE9BQU8sS0FBSyxLQUFLO0FBQUEsSUFDckIsVUFBUztBQUFBLE1BQ0wsSUFBSSxLQUFLO0FBQUEsUUFDTCxPQUFPLEtBQUs7QUFBQSxNQUNoQixJQUFJLFNBQVM7QUFBQSxNQUNiLElBQUksS0FBSyxJQUFJLElBQUksV0FBVyxNQUFNO0FBQUEsUUFDOUIsTUFBTSxVQUFVLEtBQUssSUFBSTtBQUFBLFFBQ3pCLE1BQU0sU0FBUztBQUFBLFFBQ2YsU0FBUyxLQUFLLElBQUksSUFBSTtBQUFBLFFBQ3RCLFVBQVUsS0FBSyxJQUFJO0FBQUEsTUFDdkI7QUFBQSxNQUNBLE9BQU8sS0FBSyxLQUFLLE1BQU07QUFBQSxJQUMzQjtBQUFBLElBRUosT0FBTyxPQUFPO0FBQUEsSUFDVixLQUFLLE9BQU8sU0FBUztBQUFBLElBQ3JCLE1BQU07QUFBQTtBQUFBO0FBQUE7QUFTUCxNQUFNLFdBQVc7QUFBQSxFQUNwQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLE9BQU8sSUFBSSxXQUFXLE1BQU0sR0FBRztBQUFBLEVBQy9CLE9BQU8sSUFBSSxXQUFXLE1BQU0sR0FBRztBQUFBLEVBQy9CLFlBQVksSUFBSSxXQUFXLE1BQU0sS0FBSyxFQUFFO0FBQUEsRUFDeEMsUUFBUSxJQUFJLFlBQVksSUFBSSxLQUFLLElBQUksRUFBRTtBQUFBLEVBQ3ZDLFFBQVEsSUFBSSxhQUFhLElBQUksSUFBSSxLQUFLLElBQUksSUFBSSxLQUFLLENBQUM7QUFBQSxFQUNwRCxVQUFVLFFBQVEsT0FBTyxNQUFNLEtBQUssRUFBRTtBQUFBLEVBQ3RDO0FBQUEsRUFDQTtBQUFBLEVBQ0EsV0FBVztBQUFBLEVBQ1gsU0FBUztBQUFBLEVBQ1QsVUFBVTtBQUFBLEVBR1YsU0FBUztBQUFBLElBQ0wsSUFBSSxZQUFZO0FBQUEsSUFDaEIsSUFBSSxZQUFZO0FBQUEsSUFDaEIsSUFBSSxZQUFZO0FBQUEsSUFDaEIsVUFBVTtBQUFBLElBQ1YsU0FBUztBQUFBLElBQ1QsU0FBUztBQUFBLElBQ1QsU0FBUztBQUFBLEVBQ2I7QUFBQSxFQUNBLFVBQVU7QUFBQSxFQUNWO0FBQUEsRUFDQTtBQUFBLEVBQ0EsYUFBYTtBQUFBLEVBQ2IsVUFBVTtBQUFBLEVBQ1Y7QUFBQSxFQUdBLE1BQU0sSUFBSSxhQUFhLENBQUM7QUFBQSxFQUN4QixPQUFPLElBQUksYUFBYSxDQUFDO0FBQUEsRUFDekIsS0FBSyxJQUFJLGFBQWEsQ0FBQztBQUFBLEVBQ3ZCLGFBQWEsRUFBRSxHQUFHLEtBQUssR0FBRyxJQUFJO0FBQUEsRUFDOUIsWUFBWTtBQUFBLElBQ1IsR0FBRyxJQUFJLFdBQVcsQ0FBQztBQUFBLElBQ25CLEtBQUssSUFBSSxXQUFXLENBQUM7QUFBQSxJQUNyQixHQUFHO0FBQUEsSUFDSCxHQUFHO0FBQUEsSUFDSCxJQUFJO0FBQUEsSUFDSixJQUFJO0FBQUEsRUFDUjtBQUFBLEVBQ0EscUJBQXFCO0FBQUEsRUFDckIsY0FBYztBQUFBLEVBQ2QsY0FBYyxHQUFHO0FBQUEsSUFDYixJQUFJLEtBQUs7QUFBQSxNQUNMLE1BQU0sSUFBSSxNQUFNLHFDQUFxQztBQUFBLElBQ3pELEtBQUssV0FBVztBQUFBO0FBQUEsRUFFcEIsWUFBWSxHQUFHO0FBQUEsSUFDWCxLQUFLLFdBQVc7QUFBQTtBQUFBLEVBRXBCLFdBQVcsQ0FBQyxNQUFNO0FBQUEsSUFDZCxhQUFhLElBQUk7QUFBQSxJQUNqQixNQUFNLFlBQVksYUFBYSxLQUFLLFNBQVMsV0FBVztBQUFBLElBQ3hELE1BQU0sVUFBVSxPQUFPLE9BQU8sS0FBSyxLQUFLLFFBQVEsQ0FBQztBQUFBLElBQ2pELE1BQU0sU0FBUyxLQUFLLFdBQVcsWUFBWSxJQUFJLEtBQUs7QUFBQSxJQUNwRCxJQUFJLENBQUMsT0FBTyxjQUFjLE1BQU0sS0FBSyxTQUFTO0FBQUEsTUFDMUMsTUFBTSxJQUFJLFdBQVcsZ0RBQWdELFFBQVE7QUFBQSxJQUNqRixNQUFNLFFBQVEsWUFBWTtBQUFBLElBQzFCLElBQUksQ0FBQyxPQUFPLGNBQWMsS0FBSyxLQUFLLFFBQVE7QUFBQSxNQUN4QyxNQUFNLElBQUksV0FBVywyQkFBMkIsOEJBQThCLGFBQWEsUUFBUTtBQUFBLElBQ3ZHLEtBQUssU0FBUyxLQUFLLFdBQVcsWUFBWSxJQUFJLEtBQUs7QUFBQSxJQUNuRCxLQUFLLFlBQVksS0FBSyxjQUFjLFlBQVksT0FBTyxLQUFLLEtBQUs7QUFBQSxJQUNqRSxLQUFLLE9BQU8sT0FBTyxPQUFPO0FBQUEsU0FDbkI7QUFBQSxNQUNILFFBQVEsS0FBSztBQUFBLE1BQ2I7QUFBQSxNQUNBLFdBQVcsS0FBSztBQUFBLElBQ3BCLENBQUM7QUFBQSxJQUNELEtBQUssUUFBUTtBQUFBLElBQ2IsS0FBSyxTQUFTO0FBQUEsSUFDZCxLQUFLLE9BQU8sSUFBSSxXQUFXLEtBQUs7QUFBQSxJQUNoQyxLQUFLLFFBQVEsRUFBRSxNQUFNLEtBQUssTUFBTSxRQUFRLEdBQUcsT0FBTyxFQUFFO0FBQUEsSUFDcEQsS0FBSyxRQUFRLEVBQUUsTUFBTSxLQUFLLE1BQU0sUUFBUSxHQUFHLE9BQU8sRUFBRTtBQUFBLElBQ3BELE1BQU0sU0FBUyxDQUFDO0FBQUEsSUFDaEIsSUFBSSxRQUFRLFFBQVE7QUFBQSxJQUNwQixJQUFJLFNBQVMsUUFBUTtBQUFBLElBQ3JCLFNBQVMsSUFBSSxFQUFHLElBQUksR0FBRyxLQUFLO0FBQUEsTUFDeEIsSUFBSSxLQUFLLEtBQUssSUFBSSxPQUFPLE1BQU0sSUFBSTtBQUFBLFFBQy9CO0FBQUEsTUFDSixNQUFNLGFBQWEsS0FBSyxLQUFLLFFBQVEsQ0FBQztBQUFBLE1BQ3RDLE1BQU0sY0FBYyxLQUFLLEtBQUssU0FBUyxDQUFDO0FBQUEsTUFDeEMsTUFBTSxVQUFVLEtBQUssS0FBSyxRQUFRLENBQUMsSUFBSSxLQUFLLEtBQUssU0FBUyxDQUFDO0FBQUEsTUFDM0QsTUFBTSxPQUFPLElBQUksSUFBSSxXQUFXLFFBQVEsTUFBTSxJQUFJLEtBQUs7QUFBQSxNQUN2RCxNQUFNLFNBQVMsSUFBSSxXQUFXLGFBQWEsV0FBVztBQUFBLE1BQ3RELE1BQU0sT0FBTyxJQUFJLFdBQVcsYUFBYSxXQUFXO0FBQUEsTUFFcEQsTUFBTSxPQUFPLElBQUksRUFBRSxNQUFNLEtBQUssT0FBTyxHQUFHLEVBQUUsSUFBSTtBQUFBLE1BQzlDLE9BQU8sS0FBSztBQUFBLFFBQ1IsUUFBUSxJQUFJLFlBQVksS0FBSyxLQUFLLFFBQVEsRUFBRSxJQUFJLE1BQU07QUFBQSxRQUN0RCxhQUFhO0FBQUEsUUFDYixZQUFZO0FBQUEsUUFDWjtBQUFBLFFBQ0E7QUFBQSxRQUNBLFFBQVE7QUFBQSxRQUNSO0FBQUEsUUFDQSxjQUFjO0FBQUEsUUFDZCxVQUFVLElBQUksYUFBYSxVQUFVLENBQUM7QUFBQSxRQUN0QyxNQUFNO0FBQUEsUUFDTixPQUFPO0FBQUEsUUFDUCxPQUFPO0FBQUEsUUFDUCxPQUFPO0FBQUEsVUFDSCxHQUFHO0FBQUEsVUFDSCxLQUFLO0FBQUEsVUFDTCxHQUFHO0FBQUEsVUFDSCxHQUFHO0FBQUEsVUFDSCxJQUFJLEtBQUssS0FBSyxRQUFRLENBQUM7QUFBQSxVQUN2QixJQUFJLEtBQUssS0FBSyxDQUFDO0FBQUEsUUFDbkI7QUFBQSxRQUNBLFNBQVM7QUFBQSxVQUNMLE1BQU0sS0FBSztBQUFBLFVBQ1gsT0FBTyxLQUFLO0FBQUEsVUFDWixJQUFJO0FBQUEsVUFDSixJQUFJO0FBQUEsVUFDSjtBQUFBLFFBQ0o7QUFBQSxRQUNBLE9BQU87QUFBQSxRQUNQLFVBQVUsSUFBSSxXQUFXLE9BQU87QUFBQSxRQUNoQyxVQUFVO0FBQUEsUUFDVixXQUFXO0FBQUEsUUFDWCxNQUFNLElBQUksYUFBYSxNQUFNLENBQUM7QUFBQSxRQUM5QixXQUFXO0FBQUEsUUFDWCxTQUFTO0FBQUEsUUFDVCxRQUFRO0FBQUEsUUFDUixRQUFRO0FBQUEsTUFDWixDQUFDO0FBQUEsTUFDRCxVQUFVO0FBQUEsTUFDVixXQUFXO0FBQUEsSUFDZjtBQUFBLElBQ0EsS0FBSyxTQUFTO0FBQUE7QUFBQSxFQUdsQixhQUFhLENBQUMsTUFBTSxTQUFTLFNBQVM7QUFBQSxJQUNsQyxNQUFNLFVBQVUsUUFBUSxPQUFPLEtBQUssU0FBUyxNQUFNLFNBQVMsU0FBUyxDQUFDLENBQUMsS0FBSyxLQUFLLFdBQVc7QUFBQSxJQUM1RixPQUFPLG1CQUFtQixRQUFRLFVBQVUsUUFBUSxPQUFPLFNBQVMsS0FBSyxLQUFLLFdBQVc7QUFBQTtBQUFBLEVBRzdGLE9BQU8sQ0FBQyxLQUFLO0FBQUEsSUFDVCxhQUFhLEtBQUssS0FBSyxFQUFFO0FBQUEsSUFDekIsYUFBYSxLQUFLLElBQUksS0FBSyxJQUFJO0FBQUEsSUFDL0IsU0FBUyxLQUFLLE1BQU0sS0FBSyxFQUFFO0FBQUEsSUFDM0IsTUFBTSxLQUFLLEtBQUssS0FBSyxJQUFJO0FBQUE7QUFBQSxFQUc3QixhQUFhLENBQUMsS0FBSyxNQUFNLEdBQUcsS0FBSyxLQUFLO0FBQUEsSUFDbEMsTUFBTSxJQUFJO0FBQUEsSUFDVixTQUFTLEtBQUssTUFBTSxHQUFHLEdBQUcsT0FBTyxHQUFHLEdBQUcsT0FBTyxLQUFLLE9BQU8sS0FBSyxHQUFHLE9BQU8sQ0FBQztBQUFBLElBQzFFLFNBQVMsS0FBSyxJQUFJLEVBQUUsR0FBRyxHQUFHLEVBQUUsR0FBRyxHQUFHLEVBQUUsR0FBRyxHQUFHLEVBQUUsR0FBRyxHQUFHLEtBQUssS0FBSyxFQUFFLEdBQUcsR0FBRyxFQUFFLEdBQUcsQ0FBQztBQUFBLElBQzFFLEtBQUssUUFBUSxHQUFHO0FBQUE7QUFBQSxFQUdwQixhQUFhLENBQUMsS0FBSztBQUFBLElBQ2YsSUFBSSxRQUFRO0FBQUEsTUFDUixPQUFPO0FBQUEsSUFDWCxNQUFNLE9BQU8sS0FBSyxJQUFJLE1BQU07QUFBQSxJQUM1QixNQUFNLFFBQVEsS0FBSyxNQUFNLE9BQU8sS0FBSyxFQUFFO0FBQUEsSUFDdkMsSUFBSSxXQUFXLEtBQUssT0FBTyxPQUFPLEtBQUssS0FBSztBQUFBLElBQzVDLElBQUksV0FBVztBQUFBLE1BQ1g7QUFBQSxJQUNKLEtBQUssS0FBTSxPQUFPLEtBQUssUUFBUyxLQUFLO0FBQUEsTUFDakMsWUFBWTtBQUFBLElBQ2hCLE1BQU0sWUFBWSxLQUFLO0FBQUEsSUFDdkIsVUFBVSxLQUFLO0FBQUEsSUFDZixTQUFTLElBQUksRUFBRyxJQUFJLE9BQU87QUFBQSxNQUN2QixVQUFVLEtBQUssUUFBUSxRQUFRLEtBQUs7QUFBQSxJQUN4QyxVQUFVLFNBQVM7QUFBQSxJQUNuQixPQUFPLFFBQVE7QUFBQTtBQUFBLEVBR25CLFFBQVEsQ0FBQyxLQUFLLFNBQVMsS0FBSyxLQUFLLFFBQVE7QUFBQSxJQUNyQyxLQUFLLGVBQWU7QUFBQSxJQUNwQixJQUFJO0FBQUEsTUFDQSxTQUFTLEtBQUssTUFBTSxLQUFLLEtBQUssU0FBUyxLQUFLLE1BQU07QUFBQSxNQUNsRCxLQUFLLE1BQU0sR0FBRztBQUFBLE1BRWxCLFFBQVE7QUFBQSxNQUNKLEtBQUssYUFBYTtBQUFBO0FBQUE7QUFBQSxFQUkxQixLQUFLLEdBQUcsT0FBTyxVQUFVO0FBQUEsSUFDckIsS0FBSyxRQUFRO0FBQUEsSUFDYixLQUFLLE1BQU0sUUFBUTtBQUFBLElBQ25CLEtBQUssU0FBUztBQUFBLElBQ2QsS0FBSyxNQUFNLFNBQVM7QUFBQSxJQUdwQixJQUFJLEtBQUs7QUFBQSxJQUNULElBQUksS0FBSztBQUFBLElBQ1QsU0FBUyxJQUFJLEVBQUcsSUFBSSxLQUFLLE9BQU8sUUFBUSxLQUFLO0FBQUEsTUFDekMsTUFBTSxRQUFRLEtBQUssT0FBTztBQUFBLE1BQzFCLE1BQU0sT0FBTyxDQUFDLEtBQUssS0FBSyxJQUFJLElBQUksRUFBRSxLQUFLO0FBQUEsTUFDdkMsTUFBTSxPQUFPO0FBQUEsTUFDYixNQUFNLFFBQVEsT0FBTyxLQUFLO0FBQUEsTUFDMUIsTUFBTSxTQUFTLE9BQU8sS0FBSztBQUFBLE1BQzNCLE1BQU0sUUFBUSxPQUFPLEtBQUssS0FBSyxLQUFLLEVBQUUsSUFBSTtBQUFBLE1BQzFDLE1BQU0sYUFBYSxPQUFPLEtBQUssS0FBSyxLQUFLLENBQUMsSUFBSTtBQUFBLE1BQzlDLE1BQU0sY0FBYyxPQUFPLEtBQUssS0FBSyxLQUFLLENBQUMsSUFBSTtBQUFBLE1BQy9DLE1BQU0sZUFBZTtBQUFBLE1BQ3JCLE1BQU0sTUFBTSxJQUFJLE1BQU07QUFBQSxNQUN0QixNQUFNLE1BQU0sSUFBSSxNQUFNO0FBQUEsTUFDdEIsTUFBTSxNQUFNLEtBQUssTUFBTTtBQUFBLE1BQ3ZCLE1BQU0sUUFBUSxLQUFLO0FBQUEsTUFDbkIsTUFBTSxRQUFRLEtBQUs7QUFBQSxNQUNuQixNQUFNLFFBQVE7QUFBQSxNQUNkLE1BQU0sV0FBVztBQUFBLE1BQ2pCLE1BQU0sWUFBWTtBQUFBLE1BQ2xCLE1BQU0sWUFBWTtBQUFBLE1BQ2xCLE1BQU0sVUFBVTtBQUFBLE1BQ2hCLE9BQU87QUFBQSxNQUNQLE9BQU87QUFBQSxJQUNYO0FBQUEsSUFDQSxLQUFLLFNBQVM7QUFBQSxJQUNkLEtBQUssVUFBVTtBQUFBLElBQ2YsS0FBSyxVQUFVO0FBQUEsSUFDZixLQUFLLGFBQWE7QUFBQSxJQUNsQixLQUFLLFVBQVU7QUFBQTtBQUFBLEVBRW5CLEtBQUssR0FBRztBQUFBLElBQ0osS0FBSyxlQUFlO0FBQUEsSUFDcEIsSUFBSTtBQUFBLE1BQ0EsS0FBSyxRQUFRLFdBQVc7QUFBQSxNQUN4QixLQUFLLFFBQVEsTUFBTSxLQUFLLENBQUM7QUFBQSxNQUt6QixXQUFXLEtBQUssT0FBTyxPQUFPLElBQUk7QUFBQSxRQUM5QixJQUFJLFlBQVksT0FBTyxDQUFDO0FBQUEsVUFDcEIsRUFBRSxLQUFLLENBQUM7QUFBQSxNQUNoQixXQUFXLFNBQVMsS0FBSyxRQUFRO0FBQUEsUUFDN0IsV0FBVyxLQUFLLE9BQU8sT0FBTyxLQUFLO0FBQUEsVUFDL0IsSUFBSSxZQUFZLE9BQU8sQ0FBQztBQUFBLFlBQ3BCLEVBQUUsS0FBSyxDQUFDO0FBQUEsUUFDaEIsTUFBTSxjQUFjO0FBQUEsUUFDcEIsTUFBTSxhQUFhO0FBQUEsUUFDbkIsTUFBTSxTQUFTO0FBQUEsUUFDZixNQUFNLFFBQVE7QUFBQSxRQUNkLE1BQU0sUUFBUTtBQUFBLFFBQ2QsTUFBTSxlQUFlO0FBQUEsUUFDckIsTUFBTSxXQUFXO0FBQUEsUUFDakIsTUFBTSxZQUFZO0FBQUEsUUFDbEIsTUFBTSxPQUFPO0FBQUEsUUFDYixNQUFNLFFBQVE7QUFBQSxRQUNkLE1BQU0sWUFBWTtBQUFBLE1BQ3RCO0FBQUEsTUFDQSxLQUFLLFFBQVE7QUFBQSxNQUNiLEtBQUssTUFBTSxRQUFRO0FBQUEsTUFDbkIsS0FBSyxTQUFTO0FBQUEsTUFDZCxLQUFLLE1BQU0sU0FBUztBQUFBLE1BQ3BCLEtBQUssU0FBUztBQUFBLE1BQ2QsS0FBSyxVQUFVO0FBQUEsTUFDZixLQUFLLFVBQVU7QUFBQSxNQUNmLEtBQUssU0FBUztBQUFBLE1BRWxCLFFBQVE7QUFBQSxNQUNKLEtBQUssYUFBYTtBQUFBO0FBQUE7QUFBQSxFQUkxQixZQUFZLENBQUMsTUFBTSxTQUFTLFFBQVEsU0FBUyxFQUFFLFFBQVEsR0FBRyxRQUFRLEtBQUssU0FBUyxZQUFZLE1BQU0sR0FBRyxRQUFRLEdBQUcsR0FBRztBQUFBLElBQy9HLEtBQUssZUFBZTtBQUFBLElBQ3BCLElBQUk7QUFBQSxNQUNBLEtBQUssTUFBTSxRQUFRLEtBQUs7QUFBQSxNQUN4QixLQUFLLE1BQU0sU0FBUyxLQUFLO0FBQUEsTUFDekIsU0FBUyxLQUFLLE1BQU0sS0FBSyxLQUFLLFNBQVMsS0FBSyxPQUFPLFFBQVEsTUFBTTtBQUFBLE1BQ2pFLEtBQUssTUFBTSxJQUFJO0FBQUEsTUFFbkIsUUFBUTtBQUFBLE1BQ0osS0FBSyxhQUFhO0FBQUE7QUFBQTtBQUFBLEVBSTFCLElBQUksQ0FBQyxHQUFHLEtBQUssSUFBSSxJQUFJO0FBQUEsSUFDakIsTUFBTSxRQUFRLFNBQVMsS0FBSyxJQUFJLEVBQUU7QUFBQSxJQUdsQyxNQUFNLEtBQUssS0FBSyxNQUFNLE1BQU0sQ0FBQztBQUFBLElBQzdCLE1BQU0sS0FBSyxLQUFLLE1BQU0sTUFBTSxDQUFDO0FBQUEsSUFDN0IsSUFBSSxLQUFLLEtBQUssS0FBSyxLQUFLLE1BQU0sRUFBRSxLQUFLLE1BQU0sRUFBRTtBQUFBLE1BQ3pDLE9BQU87QUFBQSxJQUNYLE1BQU0sT0FBTyxFQUFFLEVBQUUsS0FBSyxFQUFFLElBQUksT0FBTyxFQUFFLElBQUssT0FBTSxFQUFFLE1BQU0sRUFBRSxNQUFNLE1BQU0sRUFBRTtBQUFBLElBQ3hFLE9BQU8sU0FBUyxLQUFLLHFCQUFxQixJQUFJO0FBQUE7QUFBQSxFQUdsRCxXQUFXLENBQUMsR0FBRyxJQUFJLElBQUksSUFBSTtBQUFBLElBQ3ZCLFFBQVEsSUFBSSxJQUFJLE9BQU87QUFBQSxJQUd2QixNQUFNLEtBQUssS0FBSyxLQUFLLEtBQUssRUFBRSxLQUFLO0FBQUEsSUFDakMsTUFBTSxLQUFLLEtBQUssS0FBSyxLQUFLLEVBQUUsS0FBSztBQUFBLElBQ2pDLE1BQU0sWUFBWSxLQUFLLEtBQUs7QUFBQSxJQUM1QixJQUFJLENBQUM7QUFBQSxNQUNELE9BQU87QUFBQSxJQUNYLE1BQU0sT0FBTyxLQUFLLEdBQUcsSUFBSSxLQUFLLEdBQUcsSUFBSSxHQUFHLEtBQUs7QUFBQSxJQUM3QyxNQUFNLE9BQU8sS0FBSyxHQUFHLElBQUksS0FBSyxHQUFHLElBQUksR0FBRyxLQUFLO0FBQUEsSUFDN0MsTUFBTSxNQUFNLEdBQUcsSUFBSSxHQUFHLElBQUksTUFBTSxHQUFHO0FBQUEsSUFDbkMsTUFBTSxNQUFNLEdBQUcsSUFBSSxHQUFHLElBQUksTUFBTSxHQUFHO0FBQUEsSUFHbkMsS0FBSyxPQUFPLFFBQVEsR0FBRyxHQUFHLElBQUksUUFBUSxHQUFHLElBQUksUUFBUSxHQUFHLElBQUksUUFBUSxHQUFHLElBQUk7QUFBQSxNQUN2RSxPQUFPO0FBQUEsSUFDWCxTQUFTLEtBQUssSUFBSSxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsS0FBSyxLQUFLLEdBQUcsR0FBRyxHQUFHLENBQUM7QUFBQSxJQUM5RCxhQUFhLEtBQUssS0FBSyxLQUFLLEVBQUU7QUFBQSxJQUM5QixPQUFPO0FBQUE7QUFBQSxFQUtYLFdBQVcsQ0FBQyxHQUFHLEtBQUssT0FBTyxNQUFNLElBQUksSUFBSSxLQUFLLEtBQUs7QUFBQSxJQUMvQyxJQUFJLFFBQVE7QUFBQSxJQUNaLElBQUksUUFBUTtBQUFBLElBQ1osSUFBSSxhQUFhLE1BQU0sV0FBVyxJQUFJO0FBQUEsSUFDdEMsU0FBUyxLQUFLLEdBQUksTUFBTSxHQUFHO0FBQUEsTUFDdkIsU0FBUyxLQUFLLEdBQUksTUFBTSxHQUFHLE1BQU07QUFBQSxRQUM3QixNQUFNLEtBQUssS0FBSztBQUFBLFFBQ2hCLE1BQU0sS0FBSyxLQUFLO0FBQUEsUUFDaEIsTUFBTSxNQUFNLGFBQWEsQ0FBQztBQUFBLFFBRTFCLElBQUksU0FBUztBQUFBLFFBQ2IsU0FBUyxJQUFJLEdBQUksS0FBSyxLQUFLLFNBQVMsS0FBSztBQUFBLFVBQ3JDLFNBQVMsSUFBSSxHQUFJLEtBQUssR0FBRyxLQUFLO0FBQUEsWUFDMUIsTUFBTSxPQUFPLENBQUMsQ0FBQyxLQUFLLEtBQUssR0FBRyxLQUFLLFNBQVMsS0FBSyxLQUFLLEtBQUssTUFBTSxTQUFTLEtBQUssS0FBSyxLQUFLLElBQUk7QUFBQSxZQUMzRixNQUFNLE9BQU8sS0FBSyxJQUFJLENBQUMsTUFBTSxLQUFLLEtBQUssSUFBSSxDQUFDLE1BQU07QUFBQSxZQUNsRCxJQUFJLFVBQVUsUUFBUyxNQUFNLEtBQUssTUFBTSxNQUFPLEVBQUUsVUFBVTtBQUFBLGNBQ3ZEO0FBQUEsVUFDUjtBQUFBLFFBQ0osSUFBSSxTQUFTLGNBQWUsQ0FBQyxPQUFPLFdBQVc7QUFBQSxVQUMzQztBQUFBLFFBQ0osSUFBSSxXQUFXLGNBQWMsS0FBSyxLQUFLLEtBQUssTUFBTSxRQUFRLFFBQVEsUUFBUTtBQUFBLFVBQ3RFO0FBQUEsUUFDSixRQUFRO0FBQUEsUUFDUixRQUFRO0FBQUEsUUFDUixhQUFhO0FBQUEsTUFDakI7QUFBQSxJQUNKLElBQUksYUFBYTtBQUFBLE1BQ2IsT0FBTztBQUFBLElBQ1gsTUFBTSxJQUFJLFNBQVMsS0FBSyxTQUFTLEtBQUssU0FBUyxNQUFNLFNBQVMsS0FBSyxTQUFTLElBQUk7QUFBQSxJQUNoRixLQUFLLFdBQVcsSUFBSSxFQUFFO0FBQUEsSUFDdEIsS0FBSyxXQUFXLElBQUksRUFBRTtBQUFBLElBQ3RCLE9BQU87QUFBQTtBQUFBLEVBR1gsUUFBUSxDQUFDLE9BQU8sT0FBTztBQUFBLElBQ25CLElBQUksQ0FBQyxLQUFLO0FBQUEsTUFDTixPQUFPO0FBQUEsSUFDWCxNQUFNLFFBQVEsTUFBTSxRQUFRO0FBQUEsSUFDNUIsTUFBTSxVQUFVLFFBQVEsS0FBSztBQUFBLElBQzdCLE1BQU0sTUFBTSxJQUFJO0FBQUEsSUFDaEIsTUFBTSxJQUFJLFFBQVEsTUFBTSxTQUFTLE9BQU87QUFBQSxJQUN4QyxNQUFNLElBQUksUUFBUSxNQUFNLFNBQVMsTUFBTSxLQUFLO0FBQUEsSUFDNUMsV0FBVyxVQUFVLEtBQUssUUFBUTtBQUFBLE1BQzlCLElBQUksQ0FBQyxPQUFPO0FBQUEsUUFDUjtBQUFBLE1BQ0osTUFBTSxjQUFjLE9BQU8sUUFBUTtBQUFBLE1BQ25DLE1BQU0sZ0JBQWdCLGNBQWMsS0FBSztBQUFBLE1BQ3pDLE1BQU0sSUFBSSxPQUFPO0FBQUEsTUFDakIsU0FBUyxJQUFJLEVBQUcsSUFBSSxPQUFPLGNBQWMsS0FBSztBQUFBLFFBQzFDLE1BQU0sUUFBUSxPQUFPLFNBQVM7QUFBQSxRQUM5QixJQUFJLEVBQUUsUUFBUTtBQUFBLFVBQ1Y7QUFBQSxRQUNKLElBQUksRUFBRSxRQUFRO0FBQUEsVUFDVjtBQUFBLFFBQ0osTUFBTSxLQUFLLElBQUk7QUFBQSxRQUNmLE1BQU0sS0FBSyxJQUFJLEVBQUUsS0FBSztBQUFBLFFBQ3RCLE1BQU0sS0FBSyxJQUFJLEVBQUUsS0FBSztBQUFBLFFBQ3RCLE1BQU0sS0FBSyxlQUFlLEVBQUUsTUFBTSxFQUFFO0FBQUEsUUFDcEMsTUFBTSxLQUFLLGVBQWUsRUFBRSxLQUFLLEtBQUssRUFBRSxLQUFLO0FBQUEsUUFDN0MsTUFBTSxLQUFLLGVBQWUsRUFBRSxNQUFNLEVBQUU7QUFBQSxRQUNwQyxNQUFNLEtBQUssZUFBZSxFQUFFLEtBQUssS0FBSyxFQUFFLEtBQUs7QUFBQSxRQUM3QyxNQUFNLGNBQWMsS0FBSyxLQUFLLEtBQUs7QUFBQSxRQUNuQyxNQUFNLEtBQUssS0FBSyxjQUFjLEVBQUUsTUFBTTtBQUFBLFFBQ3RDLE1BQU0sS0FBSyxLQUFLLGNBQWMsRUFBRSxLQUFLLEtBQUs7QUFBQSxRQUMxQyxNQUFNLFVBQVUsS0FBSyxLQUFLLEtBQUssTUFBTTtBQUFBLFFBQ3JDLE1BQU0sUUFBUSxLQUFLLEtBQUssS0FBSyxNQUFNO0FBQUEsUUFDbkMsTUFBTSxVQUFVLEVBQUUsS0FBSztBQUFBLFFBQ3ZCLElBQUksVUFBVSxDQUFDLFdBQVcsVUFBVSxJQUFJLFdBQVcsUUFBUSxDQUFDLFdBQVcsUUFBUSxJQUFJO0FBQUEsVUFDL0UsT0FBTztBQUFBLE1BQ2Y7QUFBQSxJQUNKO0FBQUEsSUFDQSxPQUFPO0FBQUE7QUFBQSxFQUdYLE9BQU8sQ0FBQyxPQUFPO0FBQUEsSUFDWCxTQUFTLElBQUksRUFBRyxJQUFJLE1BQU0sY0FBYyxLQUFLO0FBQUEsTUFDekMsSUFBSSxNQUFNLFNBQVMsS0FBSyxLQUFLLENBQUMsS0FBSyxTQUFTLE9BQU8sQ0FBQztBQUFBLFFBQ2hEO0FBQUEsTUFDSixNQUFNLFNBQVMsTUFBTTtBQUFBLE1BQ3JCLEtBQUs7QUFBQSxJQUNUO0FBQUE7QUFBQSxFQUlKLE1BQU0sQ0FBQyxPQUFPLE1BQU0sT0FBTyxVQUFVLFNBQVMsR0FBRztBQUFBLElBQzdDLE1BQU0sUUFBUSxLQUFLO0FBQUEsSUFDbkIsSUFBSSxRQUFRLFVBQVU7QUFBQSxNQUNsQixLQUFLLE1BQU0sU0FBUztBQUFBLE1BQ3BCLE1BQU0sU0FBUyxTQUFTO0FBQUEsTUFDeEIsT0FBTyxRQUFRO0FBQUEsSUFDbkI7QUFBQSxJQUNBLElBQUksUUFBUTtBQUFBLElBQ1osU0FBUyxJQUFJLEVBQUcsSUFBSSxPQUFPO0FBQUEsTUFDdkIsSUFBSSxNQUFNLFNBQVMsU0FBUyxNQUFNLFNBQVM7QUFBQSxRQUN2QyxRQUFRO0FBQUEsSUFDaEIsSUFBSSxRQUFRLE1BQU0sU0FBUztBQUFBLE1BQ3ZCLE9BQU87QUFBQSxJQUNYLEtBQUssTUFBTSxTQUFTO0FBQUEsSUFDcEIsTUFBTSxTQUFTLFNBQVM7QUFBQSxJQUN4QixPQUFPO0FBQUE7QUFBQSxFQUdYLFVBQVUsQ0FBQyxPQUFPLElBQUksSUFBSSxJQUFJO0FBQUEsSUFDMUIsTUFBTSxNQUFNLE1BQU07QUFBQSxJQUNsQixNQUFNLEtBQUssS0FBSztBQUFBLElBQ2hCLE1BQU0sS0FBSyxLQUFLO0FBQUEsSUFDaEIsTUFBTSxLQUFLLEtBQUs7QUFBQSxJQUNoQixNQUFNLE1BQU0sTUFBTSxLQUFLLElBQUksRUFBRTtBQUFBLElBQzdCLE1BQU0sTUFBTSxNQUFNLEtBQUssSUFBSSxFQUFFO0FBQUEsSUFDN0IsTUFBTSxNQUFNLE1BQU0sS0FBSyxJQUFJLEVBQUU7QUFBQSxJQUM3QixJQUFJLEtBQUs7QUFBQSxJQUNULElBQUksS0FBSztBQUFBLElBQ1QsSUFBSSxLQUFLO0FBQUEsSUFDVCxJQUFJLE9BQU8sT0FBTyxPQUFPLEtBQUs7QUFBQSxNQUMxQixLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsSUFDVCxFQUNBLEtBQUssSUFBSSxPQUFPLE9BQU8sT0FBTyxLQUFLO0FBQUEsTUFDL0IsS0FBSztBQUFBLE1BQ0wsS0FBSztBQUFBLE1BQ0wsS0FBSztBQUFBLElBQ1Q7QUFBQSxJQUNBLFlBQVksT0FBTyxJQUFJLEtBQUssT0FBTyxFQUFFO0FBQUEsSUFDckMsWUFBWSxPQUFPLElBQUksS0FBSyxPQUFPLEVBQUU7QUFBQSxJQUNyQyxZQUFZLE9BQU8sSUFBSSxLQUFLLE9BQU8sRUFBRTtBQUFBLElBQ3JDLFFBQVEsSUFBSSxTQUFTLElBQUksVUFBVSxJQUFJLGVBQWUsS0FBSztBQUFBLElBQzNELEtBQUssU0FBUyxJQUFJLFFBQVEsTUFBTSxXQUFXLElBQUksUUFBUSxNQUNsRCxTQUFTLElBQUksUUFBUSxNQUFNLFdBQVcsSUFBSSxRQUFRLEtBQ25ELEdBQUc7QUFBQSxNQUdILE1BQU0sUUFBUTtBQUFBLE1BQ2QsS0FBSztBQUFBLE1BQ0wsS0FBSztBQUFBLE1BQ0wsWUFBWSxPQUFPLElBQUksUUFBUTtBQUFBLE1BQy9CLFlBQVksT0FBTyxJQUFJLFVBQVU7QUFBQSxJQUNyQztBQUFBLElBQ0EsS0FBSyxPQUFPLFVBQVU7QUFBQSxJQUN0QixLQUFLLE9BQU8sVUFBVTtBQUFBLElBQ3RCLEtBQUssT0FBTyxVQUFVO0FBQUEsSUFDdEIsT0FBTyxLQUFLO0FBQUE7QUFBQSxFQUtoQixZQUFZLENBQUMsT0FBTyxVQUFVO0FBQUEsSUFDMUIsTUFBTSxNQUFNLE1BQU07QUFBQSxJQUNsQixNQUFNLGFBQWEsS0FBSztBQUFBLElBQ3hCLElBQUksWUFBWTtBQUFBLElBQ2hCLFNBQVMsSUFBSSxFQUFHLElBQUksTUFBTSxjQUFjLEtBQUs7QUFBQSxNQUN6QyxNQUFNLFFBQVEsTUFBTSxTQUFTO0FBQUEsTUFDN0IsS0FBSyxRQUFRLE9BQU8sWUFBWSxRQUFRO0FBQUEsUUFDcEM7QUFBQSxNQUNKLElBQUksSUFBSSxJQUFJLElBQUksTUFBTTtBQUFBLFFBQ2xCO0FBQUEsSUFDUjtBQUFBLElBRUEsTUFBTSxVQUFVLGFBQWEsSUFBSSxJQUFJO0FBQUEsSUFDckMsSUFBSSxRQUFRO0FBQUEsSUFDWixTQUFTLElBQUksRUFBRyxJQUFJLE1BQU0sY0FBYyxLQUFLO0FBQUEsTUFDekMsTUFBTSxRQUFRLE1BQU0sU0FBUztBQUFBLE1BQzdCLEtBQUssUUFBUSxPQUFPLFlBQVksUUFBUTtBQUFBLFFBQ3BDO0FBQUEsTUFDSixNQUFNLGFBQWEsSUFBSSxJQUFJLElBQUk7QUFBQSxNQUMvQixJQUFJLGFBQWE7QUFBQSxRQUNiO0FBQUEsTUFFSixRQUFRLEtBQUssT0FBTyxHQUFHLENBQUMsWUFBWSxPQUFPLElBQUksQ0FBQztBQUFBLElBQ3BEO0FBQUEsSUFDQSxJQUFJLFFBQVE7QUFBQSxNQUNSLE9BQU87QUFBQSxJQUdYLE1BQU0sUUFBUSxLQUFLO0FBQUEsSUFDbkIsTUFBTSxLQUFLLEdBQUcsRUFBRTtBQUFBLElBQ2hCLE1BQU0sYUFBYSxLQUFLLE9BQU8sUUFBUSxLQUFLO0FBQUEsSUFDNUMsU0FBUyxhQUFhLGFBQWEsRUFBRyxhQUFhLEtBQUssT0FBTyxRQUFRLGNBQWM7QUFBQSxNQUNqRixNQUFNLFFBQVEsS0FBSyxPQUFPO0FBQUEsTUFDMUIsSUFBSSxDQUFDLE1BQU0sUUFBUSxDQUFDLE1BQU07QUFBQSxRQUN0QjtBQUFBLE1BQ0osTUFBTSxRQUFRLE1BQU0sUUFBUSxRQUFRLE1BQU0sUUFBUTtBQUFBLE1BQ2xELE1BQU0sVUFBVSxRQUFRLEtBQUs7QUFBQSxNQUM3QixTQUFTLE9BQU8sRUFBRyxPQUFPLE9BQU8sUUFBUTtBQUFBLFFBQ3JDLE1BQU0sS0FBSyxJQUFJLFdBQVc7QUFBQSxRQUMxQixNQUFNLEtBQUssSUFBSSxLQUFLO0FBQUEsUUFDcEIsSUFBSSxLQUFLO0FBQUEsUUFDVCxJQUFJLEtBQUs7QUFBQSxRQUNULElBQUksS0FBSztBQUFBLFFBQ1QsSUFBSSxLQUFLO0FBQUEsUUFDVCxJQUFJLEtBQUs7QUFBQSxRQUNULElBQUksS0FBSztBQUFBLFFBQ1QsU0FBUyxJQUFJLEVBQUcsSUFBSSxNQUFNLGNBQWMsS0FBSztBQUFBLFVBQ3pDLEtBQUssTUFBTSxTQUFTLEtBQUssT0FBTztBQUFBLFlBQzVCO0FBQUEsVUFDSixJQUFJLE1BQU0sU0FBUyxLQUFLO0FBQUEsWUFDcEI7QUFBQSxVQUNKLE1BQU0sTUFBTSxJQUFJO0FBQUEsVUFDaEIsTUFBTSxXQUFXLFFBQVEsTUFBTSxTQUFTLE1BQU07QUFBQSxVQUM5QyxNQUFNLFdBQVcsS0FBSyxJQUFJLElBQUksUUFBUTtBQUFBLFVBQ3RDLE1BQU0sVUFBVSxLQUFLLElBQUksSUFBSSxRQUFRO0FBQUEsVUFFckMsSUFBSSxVQUFVLElBQUk7QUFBQSxZQUNkO0FBQUEsVUFDSixNQUFNLEtBQUssUUFBUSxNQUFNLFNBQVMsT0FBTyxTQUFTLElBQUk7QUFBQSxVQUN0RCxNQUFNLEtBQUssUUFBUSxNQUFNLFNBQVMsTUFBTSxLQUFLLFNBQVMsSUFBSSxLQUFLO0FBQUEsVUFDL0QsTUFBTSxXQUFXLEtBQUssS0FBSyxLQUFLO0FBQUEsVUFDaEMsSUFBSSxZQUFZLElBQUksV0FBVyxLQUFLLFlBQVk7QUFBQSxZQUM1QztBQUFBLFVBQ0osSUFBSSxXQUFXLElBQUk7QUFBQSxZQUNmLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxVQUNULEVBQ0EsS0FBSyxJQUFJLFdBQVcsSUFBSTtBQUFBLFlBQ3BCLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxZQUNMLEtBQUs7QUFBQSxVQUNULEVBQ0EsS0FBSztBQUFBLFlBQ0QsS0FBSztBQUFBLFlBQ0wsS0FBSztBQUFBO0FBQUEsUUFFYjtBQUFBLFFBQ0EsTUFBTSxPQUFPLE1BQU0sYUFBYSxLQUFLLFFBQVE7QUFBQSxRQUM3QyxNQUFNLFFBQVEsS0FBSztBQUFBLFFBQ25CLE1BQU0sT0FBTyxLQUFLLEtBQUs7QUFBQSxRQUN2QixNQUFNLE9BQU8sS0FBSyxLQUFLO0FBQUEsTUFDM0I7QUFBQSxJQUNKO0FBQUEsSUFFQSxNQUFNLGlCQUFpQixVQUFVLElBQUksTUFBTTtBQUFBLElBQzNDLElBQUksUUFBUTtBQUFBLElBQ1osSUFBSSxRQUFRO0FBQUEsSUFDWixJQUFJLFFBQVE7QUFBQSxJQUNaLElBQUksWUFBWTtBQUFBLElBQ2hCLElBQUksWUFBWTtBQUFBLElBQ2hCLElBQUksaUJBQWlCO0FBQUEsSUFDckIsSUFBSSxjQUFjO0FBQUEsSUFDbEIsSUFBSSxtQkFBbUI7QUFBQSxJQUN2QixJQUFJLFVBQVU7QUFBQSxJQUNkLElBQUksVUFBVTtBQUFBLElBQ2QsSUFBSSxVQUFVO0FBQUEsSUFDZCxJQUFJLGlCQUFpQjtBQUFBLElBQ3JCLFNBQVMsSUFBSSxFQUFHLElBQUksUUFBUSxHQUFHLEtBQUs7QUFBQSxNQUNoQyxNQUFNLEtBQUssV0FBVztBQUFBLE1BQ3RCLE1BQU0sS0FBSyxLQUFLO0FBQUEsTUFDaEIsU0FBUyxJQUFJLElBQUksRUFBRyxJQUFJLFFBQVEsR0FBRyxLQUFLO0FBQUEsUUFDcEMsTUFBTSxLQUFLLFdBQVc7QUFBQSxRQUN0QixNQUFNLEtBQUssS0FBSztBQUFBLFFBQ2hCLE1BQU0sTUFBTSxNQUFNLEtBQUssSUFBSSxFQUFFO0FBQUEsUUFDN0IsU0FBUyxJQUFJLElBQUksRUFBRyxJQUFJLE9BQU8sS0FBSztBQUFBLFVBQ2hDLE1BQU0sS0FBSyxXQUFXO0FBQUEsVUFDdEIsTUFBTSxLQUFLLEtBQUs7QUFBQSxVQUNoQixNQUFNLFFBQVEsS0FBSyxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksS0FBSyxFQUFFO0FBQUEsVUFDNUQsTUFBTSxRQUFRLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLEtBQUssRUFBRTtBQUFBLFVBQzVELE1BQU0sbUJBQW1CLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLEtBQUssRUFBRTtBQUFBLFVBQ3ZFLElBQUksUUFBUSxpQkFBaUIsVUFFeEIsVUFBVSxLQUFLLG1CQUFtQixJQUFJO0FBQUEsWUFDdkMsSUFBSSxVQUFVO0FBQUEsWUFFZDtBQUFBLGNBQU8sU0FBUyxhQUFhLGFBQWEsRUFBRyxhQUFhLEtBQUssT0FBTyxRQUFRLGNBQWM7QUFBQSxnQkFDeEYsSUFBSSxRQUFRO0FBQUEsZ0JBQ1osSUFBSSxTQUFTO0FBQUEsZ0JBQ2IsU0FBUyxPQUFPLEVBQUcsT0FBTyxHQUFHLFFBQVE7QUFBQSxrQkFDakMsTUFBTSxPQUFPLE9BQVEsU0FBUyxJQUFJLElBQUksSUFBSztBQUFBLGtCQUMzQyxNQUFNLE9BQU8sTUFBTSxhQUFhLEtBQUssUUFBUTtBQUFBLGtCQUM3QyxJQUFJLFdBQVc7QUFBQSxrQkFDZixTQUFTLE9BQU8sRUFBRyxPQUFPLEdBQUcsUUFBUTtBQUFBLG9CQUNqQyxNQUFNLFlBQVksTUFBTSxPQUFPO0FBQUEsb0JBQy9CLElBQUksQ0FBQyxhQUFhLGNBQWMsU0FBUyxjQUFjO0FBQUEsc0JBQ25EO0FBQUEsb0JBQ0osV0FBVztBQUFBLG9CQUNYO0FBQUEsa0JBQ0o7QUFBQSxrQkFDQSxJQUFJLENBQUM7QUFBQSxvQkFDRDtBQUFBLGtCQUNKLElBQUksQ0FBQztBQUFBLG9CQUNELFFBQVE7QUFBQSxrQkFDWixLQUFLLElBQUksU0FBUztBQUFBLG9CQUNkLFNBQVM7QUFBQSxnQkFDakI7QUFBQSxnQkFDQSxVQUFVO0FBQUEsZ0JBQ1Y7QUFBQSxjQUNKO0FBQUEsWUFDQSxJQUFJLENBQUM7QUFBQSxjQUNEO0FBQUEsVUFDUjtBQUFBLFVBQ0EsTUFBTSxNQUFNLE1BQU0sS0FBSyxJQUFJLEVBQUU7QUFBQSxVQUM3QixNQUFNLE1BQU0sTUFBTSxLQUFLLElBQUksRUFBRTtBQUFBLFVBQzdCLE1BQU0sSUFBSSxLQUFLLElBQUksS0FBSyxLQUFLLEdBQUc7QUFBQSxVQUNoQyxNQUFNLElBQUksS0FBSyxJQUFJLEtBQUssS0FBSyxHQUFHO0FBQUEsVUFDaEMsTUFBTSxJQUFJLE1BQU0sTUFBTSxNQUFNLElBQUk7QUFBQSxVQUNoQyxNQUFNLFdBQVcsS0FBSyxJQUFJLElBQUksSUFBSSxDQUFDLElBQUksS0FBSyxJQUFJLElBQUksSUFBSSxDQUFDO0FBQUEsVUFDekQsTUFBTSxhQUFhLElBQUksS0FBSyxLQUFLLElBQUksS0FBSyxLQUFLLElBQUksS0FBSztBQUFBLFVBQ3hELElBQUksV0FBVyxXQUFXO0FBQUEsWUFDdEIsWUFBWTtBQUFBLFlBQ1osWUFBWTtBQUFBLFlBQ1osaUJBQWlCO0FBQUEsWUFDakIsUUFBUTtBQUFBLFlBQ1IsUUFBUTtBQUFBLFlBQ1IsUUFBUTtBQUFBLFVBQ1o7QUFBQSxVQUNBLElBQUksUUFBUTtBQUFBLFlBQ1I7QUFBQSxVQUVKLE1BQU0sUUFBUSxXQUFXLElBQUksT0FBTztBQUFBLFVBQ3BDLElBQUksU0FBUztBQUFBLFlBQ1Q7QUFBQSxVQUNKLGNBQWM7QUFBQSxVQUNkLG1CQUFtQjtBQUFBLFVBQ25CLGlCQUFpQixXQUFXO0FBQUEsVUFDNUIsVUFBVTtBQUFBLFVBQ1YsVUFBVTtBQUFBLFVBQ1YsVUFBVTtBQUFBLFFBQ2Q7QUFBQSxNQUNKO0FBQUEsSUFDSjtBQUFBLElBQ0EsSUFBSSxRQUFRO0FBQUEsTUFDUixPQUFPO0FBQUEsSUFDWCxJQUFJLFdBQVcsWUFBWTtBQUFBLElBRzNCLElBQUssU0FBUyxLQUVWLFlBQVksUUFDWixZQUFZLFFBQ1gsUUFBUSxLQUNMLFNBQVMsS0FDVCxvQkFBb0IsSUFBSSxrQkFDeEIsb0JBQW9CLElBQUksZ0JBQWlCO0FBQUEsTUFDN0MsUUFBUTtBQUFBLE1BQ1IsUUFBUTtBQUFBLE1BQ1IsUUFBUTtBQUFBLE1BQ1IsV0FBVztBQUFBLElBQ2Y7QUFBQSxJQUNBLE1BQU0sT0FBTyxXQUFXO0FBQUEsSUFDeEIsTUFBTSxRQUFRLEtBQUs7QUFBQSxJQUNuQixNQUFNLFFBQVE7QUFBQSxJQUNkLE1BQU0sT0FBTyxLQUFLO0FBQUEsSUFDbEIsTUFBTSxPQUFPLEtBQUs7QUFBQSxJQUNsQixNQUFNLE9BQU8sS0FBSztBQUFBLElBQ2xCLE9BQU87QUFBQTtBQUFBLEVBR1gsTUFBTSxDQUFDLEdBQUcsS0FBSyxNQUFNO0FBQUEsSUFFakIsSUFBSSxLQUFLO0FBQUEsSUFDVCxJQUFJLEtBQUs7QUFBQSxJQUNULElBQUksSUFBSTtBQUFBLElBQ1IsTUFBTSxJQUFJLE9BQU8sSUFBSTtBQUFBLElBQ3JCLE1BQU0sUUFBUSxJQUFJO0FBQUEsSUFDbEIsU0FBUyxJQUFJLEVBQUcsSUFBSSxPQUFPLEdBQUcsS0FBSztBQUFBLE1BQy9CLE1BQU0sSUFBSSxJQUFJO0FBQUEsTUFDZCxNQUFNLElBQUksS0FBSyxJQUFJO0FBQUEsTUFDbkIsSUFBSSxLQUFLLEtBQUssR0FBRyxLQUFLLEdBQUcsS0FBSyxNQUFNO0FBQUEsUUFDaEM7QUFBQSxNQUNKLElBQUksS0FBSyxLQUFLLEdBQUcsS0FBSyxPQUFPLENBQUMsTUFBTTtBQUFBLFFBQ2hDO0FBQUEsTUFDSjtBQUFBLE1BR0EsSUFBSSxPQUFPLEtBQUssS0FBSyxLQUFLLElBQUksTUFBTSxNQUFNLEtBQUssT0FBTyxLQUFLLE9BQU87QUFBQSxRQUM5RCxPQUFPO0FBQUEsSUFDZjtBQUFBLElBQ0EsT0FBTyxPQUFPLEtBQUssT0FBTyxNQUFNLEtBQUssT0FBTyxLQUFLLE9BQU87QUFBQTtBQUFBLEVBTTVELGNBQWMsQ0FBQyxPQUFPLElBQUksSUFBSSxJQUFJO0FBQUEsSUFDOUIsTUFBTSxJQUFJLEtBQUssSUFBSSxLQUFLLE1BQU0sSUFBSSxFQUFFLEdBQUcsQ0FBQztBQUFBLElBQ3hDLElBQUksUUFBUTtBQUFBLElBQ1osSUFBSSxRQUFRO0FBQUEsSUFDWixNQUFNLE1BQU0sS0FBSyxJQUFJLEdBQUcsS0FBSyxNQUFNLEtBQUssQ0FBQyxDQUFDO0FBQUEsSUFDMUMsTUFBTSxNQUFNLEtBQUssSUFBSSxNQUFNLFNBQVMsR0FBRyxLQUFLLE1BQU0sS0FBSyxDQUFDLENBQUM7QUFBQSxJQUN6RCxNQUFNLE1BQU0sS0FBSyxJQUFJLEdBQUcsS0FBSyxNQUFNLEtBQUssQ0FBQyxDQUFDO0FBQUEsSUFDMUMsTUFBTSxNQUFNLEtBQUssSUFBSSxNQUFNLFFBQVEsR0FBRyxLQUFLLE1BQU0sS0FBSyxDQUFDLENBQUM7QUFBQSxJQUN4RCxNQUFNLE9BQU8sQ0FBQyxDQUFDLEtBQUs7QUFBQSxJQUdwQixNQUFNLE9BQU8sS0FBSyxLQUFLLElBQUksRUFBRSxJQUFJO0FBQUEsSUFDakMsU0FBUyxJQUFJLElBQUssS0FBSyxLQUFLLEtBQUs7QUFBQSxNQUU3QixJQUFJLElBQUk7QUFBQSxNQUNSLElBQUksSUFBSSxPQUFPLElBQUksR0FBRyxDQUFDLE1BQU07QUFBQSxRQUN6QixLQUFLLElBQUksT0FBTyxHQUFHLEdBQUcsR0FBRyxHQUFHLE1BQU0sUUFBUTtBQUFBLE1BQzlDLE9BQU8sS0FBSyxLQUFLO0FBQUEsUUFDYixLQUFLLElBQUksT0FBTyxHQUFHLEdBQUcsR0FBRyxHQUFHLElBQUksTUFBTSxRQUFRO0FBQUEsUUFDOUMsSUFBSSxJQUFJO0FBQUEsVUFDSjtBQUFBLFFBRUosTUFBTSxJQUFJLElBQUksT0FBTyxHQUFHLEdBQUcsR0FBRyxHQUFHLE1BQU0sTUFBTSxJQUFJLENBQUM7QUFBQSxRQUNsRCxNQUFNLEtBQUssSUFBSSxJQUFJO0FBQUEsUUFDbkIsTUFBTSxNQUFNLEtBQUssTUFBTSxFQUFFO0FBQUEsUUFDekIsS0FBSyxJQUFJO0FBQUEsUUFDVCxJQUFJLElBQUksTUFBTSxNQUFNLElBQUksTUFBTTtBQUFBLFVBQzFCO0FBQUEsUUFDSixNQUFNLEtBQUssSUFBSSxPQUFPLEtBQUssSUFBSSxHQUFHLEdBQUcsSUFBSSxNQUFNLElBQUk7QUFBQSxRQUNuRCxNQUFNLE9BQU8sSUFBSSxPQUFPLEtBQUssSUFBSSxHQUFHLEdBQUcsR0FBRyxNQUFNLElBQUk7QUFBQSxRQUNwRCxNQUFNLElBQUksS0FBSyxPQUFPO0FBQUEsUUFDdEIsSUFBSSxJQUFJLE1BQU0sTUFBTSxJQUFJLE1BQU07QUFBQSxVQUMxQjtBQUFBLFFBQ0osTUFBTSxLQUFLLElBQUksS0FBSyxJQUFJO0FBQUEsUUFDeEIsTUFBTSxRQUFRLEtBQUssT0FBTyxLQUFLLE9BQU8sS0FBSyxPQUFPLEtBQUs7QUFBQSxRQUN2RCxJQUFJLE9BQU8sT0FBTztBQUFBLFVBQ2QsUUFBUTtBQUFBLFVBQ1IsUUFBUTtBQUFBLFVBQ1IsS0FBSyxXQUFXLElBQUk7QUFBQSxVQUNwQixLQUFLLFdBQVcsSUFBSTtBQUFBLFFBQ3hCO0FBQUEsTUFDSjtBQUFBLElBQ0o7QUFBQSxJQUNBLE9BQU87QUFBQTtBQUFBLEVBR1gsTUFBTSxDQUFDLEdBQUcsSUFBSSxVQUFVLElBQUksTUFBTSxLQUFLO0FBQUEsSUFDbkMsSUFBSSxDQUFDLElBQUksS0FBSztBQUFBLE1BQ1Y7QUFBQSxJQUNKLFFBQVEsSUFBSSxJQUFJLE9BQU87QUFBQSxJQUN2QixRQUFRLE9BQU8sSUFBSSxPQUFPO0FBQUEsSUFDMUIsTUFBTSxLQUFLLENBQUMsT0FBTyxlQUFlO0FBQUEsTUFDOUIsTUFBTSxTQUFTO0FBQUEsUUFDWCxHQUFHLE1BQU0sSUFBSSxRQUFRO0FBQUEsUUFDckIsR0FBRyxNQUFNLElBQUksUUFBUTtBQUFBLE1BQ3pCO0FBQUEsTUFDQSxJQUFJLGVBQWU7QUFBQSxRQUNmLE9BQU8sYUFBYSxhQUFhO0FBQUEsTUFDckMsT0FBTztBQUFBO0FBQUEsSUFLWCxNQUFNLE1BQU0sS0FBSztBQUFBLElBQ2pCLEtBQUssY0FBYyxLQUFLLE1BQU0sR0FBRyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDM0MsTUFBTSxVQUFVLENBQUMsR0FBRyxNQUFNLEdBQUcsU0FBUyxLQUFLLEdBQUcsQ0FBQyxDQUFDO0FBQUEsSUFDaEQsTUFBTSxPQUFPLENBQUMsTUFBTSxLQUFLLE9BQU8sV0FBVztBQUFBLE1BQ3ZDLFFBQVEsTUFBTSxHQUFHO0FBQUEsTUFDakIsUUFBUSxPQUFPLEdBQUc7QUFBQSxNQUNsQixRQUFRLE9BQU8sTUFBTTtBQUFBLE1BQ3JCLFFBQVEsTUFBTSxNQUFNO0FBQUEsSUFDeEI7QUFBQSxJQUNBLE1BQU0sU0FBUyxDQUFDLE9BQU8sWUFBWSxHQUFHLEdBQUcsV0FBVztBQUFBLE1BQ2hELE1BQU0sU0FBUyxHQUFHLE9BQU8sVUFBVTtBQUFBLE1BQ25DLE1BQU0sV0FBVyxRQUFRLEdBQUcsQ0FBQztBQUFBLE1BQzdCLE1BQU0sVUFBVSxLQUFLLElBQUksUUFBUSxJQUFJLFFBQVEsSUFBSSxRQUFRLElBQUksTUFBTTtBQUFBLE1BR25FLE1BQU0sS0FBSyxPQUFPLElBQUksU0FBUztBQUFBLE1BQy9CLE1BQU0sS0FBSyxPQUFPLElBQUksU0FBUztBQUFBLE1BQy9CLElBQUksTUFBTTtBQUFBLFFBQ04sV0FBVyxVQUFVLFNBQVM7QUFBQSxVQUMxQixPQUFPLEtBQUs7QUFBQSxVQUNaLE9BQU8sS0FBSztBQUFBLFFBQ2hCO0FBQUEsTUFDSixPQUFPLEtBQUssUUFBUSxRQUFRO0FBQUE7QUFBQSxJQUVoQyxNQUFNLElBQUk7QUFBQSxJQUNWLE1BQU0sTUFBTTtBQUFBLElBQ1osTUFBTSxTQUFTLEtBQUssR0FBRyxHQUFHLE1BQU0sSUFBSTtBQUFBLElBQ3BDLE1BQU0sS0FBSyxPQUFPLElBQUksQ0FBQyxVQUFVLE1BQU0sQ0FBQztBQUFBLElBQ3hDLE1BQU0sS0FBSyxPQUFPLElBQUksQ0FBQyxVQUFVLE1BQU0sQ0FBQztBQUFBLElBQ3hDLE1BQU0sT0FBTyxLQUFLLElBQUksR0FBRyxFQUFFO0FBQUEsSUFDM0IsTUFBTSxPQUFPLEtBQUssSUFBSSxHQUFHLEVBQUU7QUFBQSxJQUMzQixLQUFLLFNBQVM7QUFBQSxNQUNWLElBQUksT0FBTyxJQUFJLEdBQUcsSUFBSSxHQUFHLEdBQUcsQ0FBQztBQUFBLE1BQzdCLElBQUksT0FBTyxJQUFJLEdBQUcsSUFBSSxPQUFPLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDcEMsSUFBSSxRQUFRLE9BQU8sR0FBRyxPQUFPLENBQUM7QUFBQSxNQUM5QixJQUFJLE9BQU8sSUFBSSxHQUFHLElBQUksR0FBRyxPQUFPLEdBQUcsQ0FBQztBQUFBLE1BQ3BDLFVBQVUsU0FBUyxJQUFJLEdBQUcsT0FBTyxHQUFHLFFBQVEsT0FBTyxPQUFPLElBQUksR0FBRyxHQUFHLElBQUksQ0FBQyxDQUFDO0FBQUEsTUFDMUU7QUFBQSxNQUNBLFNBQVMsS0FBSyxDQUFDLEtBQUssQ0FBQyxLQUFLLE9BQU8sS0FBSyxPQUFPLEdBQUc7QUFBQSxNQUNoRCxhQUFhO0FBQUEsUUFDVCxHQUFHO0FBQUEsUUFDSCxHQUFHO0FBQUEsUUFDSCxPQUFPLEtBQUssSUFBSSxHQUFHLEVBQUUsSUFBSTtBQUFBLFFBQ3pCLFFBQVEsS0FBSyxJQUFJLEdBQUcsRUFBRSxJQUFJO0FBQUEsTUFDOUI7QUFBQSxJQUNKO0FBQUE7QUFBQSxFQUdKLE9BQU8sQ0FBQyxHQUFHLEtBQUssS0FBSztBQUFBLElBQ2pCLE1BQU0sT0FBTyxJQUFJO0FBQUEsSUFDakIsSUFBSSxDQUFDO0FBQUEsTUFDRCxPQUFPO0FBQUEsSUFDWCxNQUFNLEtBQUssS0FBSyxLQUFLO0FBQUEsSUFDckIsTUFBTSxPQUFPLEtBQUssS0FBSztBQUFBLElBRXZCLE1BQU0sU0FBUyxLQUFLO0FBQUEsSUFDcEIsU0FBUyxJQUFJLEVBQUcsSUFBSSxHQUFHO0FBQUEsTUFDbkIsT0FBTyxLQUFLLEtBQUssSUFBSSxLQUFLLE1BQU0sSUFBSSxJQUFLLElBQUk7QUFBQSxJQUNqRCxPQUFPLEtBQUssSUFBSTtBQUFBLElBQ2hCLE9BQU8sS0FBSyxJQUFJO0FBQUEsSUFDaEIsT0FBTyxLQUFLLElBQUk7QUFBQSxJQUNoQixNQUFNLFFBQVEsS0FBSztBQUFBLElBQ25CLE1BQU0sS0FBSyxFQUFFLEtBQUssS0FBSztBQUFBLElBQ3ZCLE1BQU0sSUFBSSxLQUFLLEtBQUs7QUFBQSxJQUNwQixNQUFNLE1BQU0sRUFBRTtBQUFBLElBQ2QsTUFBTSxJQUFJLEtBQUssSUFBSSxLQUFLLEtBQUssT0FBTyxFQUFFLE1BQU0sRUFBRTtBQUFBLElBQzlDLE1BQU0sSUFBSSxLQUFLLElBQUksS0FBSyxLQUFLLFNBQVUsRUFBRSxJQUFJLFNBQVMsRUFBRSxLQUFNLE1BQU0sRUFBRTtBQUFBLElBQ3RFLE1BQU0sS0FBSyxFQUFFO0FBQUEsSUFDYixNQUFNLEtBQUs7QUFBQSxJQUNYLE9BQU87QUFBQTtBQUFBLEVBR1gsVUFBVSxDQUFDLE1BQU0sTUFBTTtBQUFBLElBQ25CLElBQUksVUFBVSxLQUFLO0FBQUEsSUFDbkIsSUFBSSxDQUFDLGFBQWEsS0FBSyxNQUFNLElBQUk7QUFBQSxNQUM3QixVQUFVLEtBQUs7QUFBQSxJQUNuQixLQUFLO0FBQUEsTUFDRCxNQUFNLElBQUksS0FBSztBQUFBLE1BQ2YsSUFBSSxLQUFLO0FBQUEsTUFDVCxJQUFJLEtBQUs7QUFBQSxNQUNULFNBQVMsSUFBSSxFQUFHLElBQUksSUFBSSxLQUFLO0FBQUEsUUFDekIsTUFBTSxLQUFLLElBQUksSUFDVCxFQUFFLElBQUksT0FBTyxLQUNiLElBQUksSUFDQSxFQUFHLEtBQUksS0FBSyxPQUFPLEtBQ25CLE1BQU0sSUFDRixFQUFFLElBQUksT0FBTyxLQUNiLEVBQUUsSUFBSSxPQUFPLEtBQUs7QUFBQSxRQUNoQyxNQUFNLEtBQUssSUFBSSxJQUFJLEVBQUUsSUFBSSxPQUFPLE9BQU8sSUFBSSxLQUFLLEVBQUcsUUFBTyxLQUFLLEtBQUssT0FBTztBQUFBLFFBQzNFLE1BQU0sTUFBTTtBQUFBLFFBQ1osTUFBTSxNQUFNO0FBQUEsTUFDaEI7QUFBQSxNQUVBLElBQUksT0FBTztBQUFBLE1BQ1gsSUFBSSxPQUFPO0FBQUEsTUFDWCxJQUFJLFFBQVE7QUFBQSxNQUNaLElBQUksUUFBUTtBQUFBLE1BQ1osSUFBSSxZQUFZO0FBQUEsTUFDaEIsSUFBSSxZQUFZO0FBQUEsTUFDaEIsU0FBUyxNQUFNLEVBQUcsTUFBTSxXQUFXLFFBQVE7QUFBQSxRQUN2QyxTQUFTLE9BQU8sRUFBRyxPQUFPLEdBQUcsUUFBUTtBQUFBLFVBQ2pDLE1BQU0sT0FBTyxXQUFXLFdBQVcsTUFBTSxJQUFJO0FBQUEsVUFDN0MsTUFBTSxLQUFLLE9BQU8sT0FBTyxFQUFFO0FBQUEsVUFDM0IsTUFBTSxLQUFLLE9BQU8sT0FBTyxFQUFFO0FBQUEsVUFDM0IsSUFBSSxNQUFNLEdBQUc7QUFBQSxZQUNULE9BQU87QUFBQSxZQUNQLFFBQVE7QUFBQSxZQUNSLFlBQVk7QUFBQSxVQUNoQjtBQUFBLFVBQ0EsSUFBSSxNQUFNLEdBQUc7QUFBQSxZQUNULE9BQU87QUFBQSxZQUNQLFFBQVE7QUFBQSxZQUNSLFlBQVk7QUFBQSxVQUNoQjtBQUFBLFFBQ0o7QUFBQSxNQUNKLE1BQU0sT0FBTyxTQUFTLFFBQVEsVUFBVTtBQUFBLE1BRXhDLE1BQU0sU0FBUyxRQUFRLE1BQU0sT0FBTyxLQUFNLENBQUMsUUFBUSxZQUFZO0FBQUEsTUFDL0QsTUFBTSxVQUFVLE9BQU8sSUFBSSxLQUFNLFFBQVEsSUFBSztBQUFBLE1BQzlDLE1BQU0sVUFBVSxPQUFPLElBQUksS0FBTSxRQUFRLElBQUs7QUFBQSxNQUM5QyxNQUFNLFFBQVEsU0FBUyxVQUFVO0FBQUEsTUFDakMsTUFBTSxTQUFTLFNBQVMsVUFBVSxRQUFRLEtBQUssQ0FBQyxPQUFPLFVBQVU7QUFBQSxNQUNqRSxTQUFTLGNBQWMsTUFBTyxlQUFlLEtBQUk7QUFBQSxRQUM3QyxRQUFRO0FBQUEsVUFDSixNQUFNLFdBQVcsZUFBZTtBQUFBLFVBQ2hDLE1BQU0sT0FBTyxjQUFjO0FBQUEsVUFDM0IsTUFBTSxPQUFPLE9BQU8sTUFBTTtBQUFBLFVBQzFCLE1BQU0sTUFBTSxLQUFLO0FBQUEsVUFDakIsSUFBSSxLQUFLLEdBQUcsR0FBRyxPQUFPLElBQUk7QUFBQSxVQUMxQixTQUFTLFNBQVMsRUFBRyxTQUFTLEdBQUcsVUFBVTtBQUFBLFlBQ3ZDLE1BQU0sS0FBSyxXQUFXLElBQUksT0FBTyxJQUFJO0FBQUEsWUFDckMsTUFBTSxLQUFLLFdBQVcsSUFBSSxPQUFPLElBQUk7QUFBQSxZQUNyQyxTQUFTLEtBQUssR0FBSSxLQUFLLEdBQUc7QUFBQSxjQUN0QixTQUFTLEtBQUssR0FBSSxLQUFLLEdBQUcsTUFBTTtBQUFBLGdCQUM1QixNQUFNLElBQUksS0FBSztBQUFBLGdCQUNmLE1BQU0sSUFBSSxLQUFLO0FBQUEsZ0JBQ2YsSUFBSSxLQUFLLEtBQUssS0FBSyxLQUFLLElBQUksUUFBUSxJQUFJO0FBQUEsa0JBQ3BDLElBQUksSUFBSSxPQUFPLEtBQUs7QUFBQSxjQUM1QjtBQUFBLFVBQ1I7QUFBQSxVQUNBLE1BQU0sUUFBUSxLQUFLLGNBQWMsR0FBRztBQUFBLFVBQ3BDLE1BQU0sUUFBUSxLQUFLO0FBQUEsVUFDbkIsU0FBUyxLQUFLLEVBQUcsS0FBSyxPQUFPO0FBQUEsWUFDekIsU0FBUyxLQUFLLEVBQUcsS0FBSyxPQUFPLE1BQU07QUFBQSxjQUMvQixNQUFNLEtBQUssTUFBTTtBQUFBLGNBQ2pCLE1BQU0sS0FBSyxNQUFNO0FBQUEsY0FDakIsSUFBSSxJQUFJLEtBQUssT0FBTztBQUFBLGdCQUNoQjtBQUFBLGNBQ0osU0FBUyxLQUFLLEdBQUksTUFBTSxHQUFHO0FBQUEsZ0JBQ3ZCLFNBQVMsS0FBSyxHQUFJLE1BQU0sR0FBRztBQUFBLGtCQUN2QixJQUFLLE1BQUssTUFBTSxPQUFPLEtBQUssTUFBTTtBQUFBLFlBQzlDO0FBQUEsVUFDSixTQUFTLElBQUksRUFBRyxJQUFJLE1BQU0sS0FBSztBQUFBLFlBQzNCLElBQUksSUFBSSxPQUFPLEtBQUs7QUFBQSxZQUNwQixJQUFJLElBQUksT0FBTyxLQUFLO0FBQUEsVUFDeEI7QUFBQSxVQUNBLFNBQVMsSUFBSSxFQUFHLEtBQUssR0FBRyxLQUFLO0FBQUEsWUFDekIsSUFBSSxJQUFJLE9BQU8sS0FBSztBQUFBLFlBQ3BCLElBQUksSUFBSSxPQUFPLEtBQUs7QUFBQSxZQUNwQixJQUFJLElBQUksR0FBRztBQUFBLGNBQ1AsSUFBSSxJQUFJLE9BQU8sT0FBTyxJQUFJLEtBQUs7QUFBQSxjQUMvQixJQUFLLFFBQU8sSUFBSSxLQUFLLE9BQU8sS0FBSztBQUFBLFlBQ3JDO0FBQUEsVUFDSjtBQUFBLFVBQ0EsSUFBSSxPQUFPO0FBQUEsWUFDUCxTQUFTLElBQUksRUFBRyxJQUFJLElBQUksS0FBSztBQUFBLGNBQ3pCLE1BQU0sSUFBSSxPQUFPLEtBQU0sSUFBSTtBQUFBLGNBQzNCLE1BQU0sSUFBSyxJQUFJLElBQUs7QUFBQSxjQUNwQixJQUFJLElBQUksT0FBTyxLQUFLO0FBQUEsY0FDcEIsSUFBSSxJQUFJLE9BQU8sS0FBSztBQUFBLFlBQ3hCO0FBQUEsVUFDSixNQUFNLFFBQVEsS0FBSztBQUFBLFVBQ25CLE1BQU0sUUFBUSxNQUFNLE1BQU07QUFBQSxVQUMxQixNQUFNLEtBQUssR0FBRyxHQUFHLEtBQUs7QUFBQSxVQUN0QixJQUFJLE1BQU07QUFBQSxVQUNWLElBQUksTUFBTTtBQUFBLFVBQ1YsSUFBSSxJQUFJLE9BQU87QUFBQSxVQUNmLFNBQVMsVUFBVSxPQUFPLEVBQUcsVUFBVSxHQUFHLFdBQVcsR0FBRztBQUFBLFlBQ3BELElBQUksWUFBWTtBQUFBLGNBQ1osVUFBVSxJQUFJO0FBQUEsWUFDbEIsVUFBUztBQUFBLGNBQ0wsU0FBUyxJQUFJLEVBQUcsSUFBSSxHQUFHLEtBQUs7QUFBQSxnQkFDeEIsTUFBTSxJQUFJLFVBQVU7QUFBQSxnQkFDcEIsSUFBSSxJQUFJLElBQUksT0FBTztBQUFBLGtCQUNmO0FBQUEsZ0JBQ0osSUFBSSxNQUFNLElBQUksVUFDVCxLQUFLLEtBQUssSUFBSSxPQUFPLEtBQU8sU0FBUyxHQUFHLENBQUMsS0FBSyxPQUFRLE9BQVE7QUFBQSxrQkFDL0QsTUFBTSxPQUFPLE1BQU0sUUFBUyxNQUFNO0FBQUEsZ0JBQ3RDO0FBQUEsY0FDSjtBQUFBLGNBQ0EsSUFBSSxJQUFJLE1BQU0sS0FBSyxJQUFJLE9BQU87QUFBQSxnQkFDMUI7QUFBQSxjQUNKLEtBQUs7QUFBQSxZQUNUO0FBQUEsWUFDQSxNQUFNLENBQUM7QUFBQSxVQUNYO0FBQUEsVUFDQSxNQUFNLE1BQU0sV0FBVztBQUFBLFVBQ3ZCLE1BQU0sUUFBUSxnQkFBZ0IsS0FBSyxNQUFNO0FBQUEsVUFDekMsTUFBTSxTQUFTLFdBQVcsS0FBSyxNQUFNO0FBQUEsVUFDckMsTUFBTSxXQUFXLEtBQUssTUFBTSxRQUFRLE1BQU0sSUFBSTtBQUFBLFVBQzlDLE1BQU0sY0FBYyxTQUFVLFFBQVE7QUFBQSxVQUd0QyxNQUFNLFlBQVk7QUFBQSxVQUNsQixNQUFNLFFBQVE7QUFBQSxVQUNkLE1BQU0sV0FBVyxJQUFJLFFBQVE7QUFBQSxVQUM3QixNQUFNLE9BQU8sSUFBSSxRQUFRO0FBQUEsVUFDekIsTUFBTSxZQUFZLElBQUksUUFBUTtBQUFBLFVBQzlCLE1BQU0sV0FBVyxXQUFXO0FBQUEsVUFDNUIsTUFBTSxhQUFhO0FBQUEsVUFDbkIsSUFBSSxNQUFNO0FBQUEsVUFHVixTQUFTLE1BQU0sRUFBRyxNQUFNLEdBQUc7QUFBQSxZQUN2QixTQUFTLElBQUksRUFBRyxLQUFLLE1BQU0sUUFBUSxXQUFXLElBQUk7QUFBQSxjQUM5QyxTQUFTLFFBQVEsRUFBRyxRQUFRLFFBQVEsU0FBUztBQUFBLGdCQUN6QyxNQUFNLFNBQVMsV0FBVyxFQUFFLFNBQVM7QUFBQSxnQkFDckMsSUFBSSxDQUFDLE9BQU8sS0FBSyxTQUFTO0FBQUEsa0JBQ3RCO0FBQUEsZ0JBQ0osTUFBTSxTQUFTLFlBQVksUUFBUSxXQUFXLEtBQUssSUFBSSxHQUFHLFFBQVEsV0FBVztBQUFBLGdCQUM3RSxXQUFXLFVBQVUsTUFBTSxTQUFTLFFBQVEsS0FBSyxLQUFLLE1BQU07QUFBQSxjQUNoRTtBQUFBLFVBQ1IsTUFBTSxVQUFVLFFBQVEsUUFBUTtBQUFBLFVBR2hDLE1BQU0sT0FBTztBQUFBLFVBQ2IsTUFBTTtBQUFBLFVBQ04sU0FBUyxRQUFRLEVBQUcsUUFBUSxRQUFRLFNBQVM7QUFBQSxZQUN6QyxNQUFNLFNBQVMsWUFBWSxRQUFRLFdBQVcsS0FBSyxJQUFJLEdBQUcsUUFBUSxXQUFXO0FBQUEsWUFDN0UsTUFBTSxTQUFTLFdBQVcsRUFBRSxTQUFTO0FBQUEsWUFDckMsSUFBSSxZQUFZO0FBQUEsWUFDaEIsU0FBUztBQUFBLGNBR0wsSUFBSSxXQUFXO0FBQUEsY0FDZixTQUFTLElBQUksRUFBRyxJQUFJLE9BQU8sS0FBSztBQUFBLGdCQUM1QixJQUFJLFFBQVE7QUFBQSxnQkFDWixTQUFTLElBQUksRUFBRyxJQUFJLFFBQVE7QUFBQSxrQkFDeEIsUUFBUSxJQUFJLE9BQU8sSUFBSSxFQUFFLElBQUksV0FBVyxTQUFTO0FBQUEsZ0JBQ3JELElBQUksWUFBWSxLQUFLO0FBQUEsZ0JBQ3JCLElBQUk7QUFBQSxrQkFDQSxXQUFXO0FBQUEsY0FDbkI7QUFBQSxjQUNBLElBQUksQ0FBQyxVQUFVO0FBQUEsZ0JBQ1gsWUFBWTtBQUFBLGdCQUNaO0FBQUEsY0FDSjtBQUFBLGNBQ0EsSUFBSSxLQUFLLEdBQUcsT0FBTyxRQUFRLFFBQVEsQ0FBQztBQUFBLGNBQ3BDLElBQUksS0FBSyxHQUFHLFVBQVUsV0FBVyxRQUFRLENBQUM7QUFBQSxjQUMxQyxJQUFJLFNBQVM7QUFBQSxjQUNiLElBQUksWUFBWTtBQUFBLGNBQ2hCLElBQUksY0FBYztBQUFBLGNBQ2xCLElBQUksaUJBQWlCO0FBQUEsY0FDckIsSUFBSSxTQUFTO0FBQUEsY0FDYixJQUFJLFFBQVE7QUFBQSxjQUNaLElBQUksY0FBYztBQUFBLGNBQ2xCLFNBQVMsSUFBSSxFQUFHLElBQUksT0FBTyxLQUFLO0FBQUEsZ0JBQzVCLElBQUksUUFBUSxJQUFJLFlBQVk7QUFBQSxnQkFDNUIsU0FBUyxJQUFJLEVBQUcsS0FBSyxRQUFRO0FBQUEsa0JBQ3pCLFNBQVMsSUFBSSxJQUFJLFFBQVEsSUFBSSxJQUFJLFlBQVksSUFBSSxFQUFFO0FBQUEsZ0JBQ3ZELElBQUksQ0FBQyxPQUFPO0FBQUEsa0JBQ1I7QUFBQSxrQkFDQTtBQUFBLGdCQUNKO0FBQUEsZ0JBQ0EsTUFBTSxjQUFjLElBQUksT0FBTyxJQUFJLFdBQVcsQ0FBQztBQUFBLGdCQUUvQyxNQUFNLGFBQWEsS0FBSyxJQUFJLGFBQWEsaUJBQWlCLEtBQUs7QUFBQSxnQkFDL0QsU0FBUyxJQUFJLEVBQUcsSUFBSSxZQUFZO0FBQUEsa0JBQzVCLElBQUksT0FBTyxNQUNOLElBQUksY0FBYyxJQUFJLFFBQVEsS0FBSyxNQUMvQixLQUFLLFNBQVMsSUFBSSxRQUFRLGlCQUNyQixJQUFJLGFBQWEsSUFBSSxXQUFXLElBQUksTUFBTSxJQUMxQztBQUFBLGdCQUNsQixJQUFJLElBQUksVUFBVSxHQUFHO0FBQUEsa0JBQ2pCLElBQUksV0FBVyxVQUFVLE9BQU8sUUFBUSxXQUFXO0FBQUEsa0JBQ25ELGlCQUFpQjtBQUFBLGtCQUNqQixTQUFTLElBQUksSUFBSTtBQUFBLGtCQUNqQixjQUFjO0FBQUEsa0JBQ2QsUUFBUTtBQUFBLGdCQUNaLEVBQ0E7QUFBQSxrQkFDSTtBQUFBLGdCQUNKLElBQUksV0FBVyxPQUFPLE1BQU0sT0FBTyxVQUFVO0FBQUEsZ0JBQzdDLGNBQWM7QUFBQSxjQUNsQjtBQUFBLGNBQ0EsT0FBTyxjQUFjLEtBQUssQ0FBQyxJQUFJLFFBQVEsY0FBYztBQUFBLGdCQUNqRDtBQUFBLGNBQ0osTUFBTSxTQUFTLGNBQWM7QUFBQSxjQUM3QixJQUFJLENBQUMsVUFBVSxJQUFJLFNBQVM7QUFBQSxnQkFDeEI7QUFBQSxjQUdKLE1BQU0sUUFBUTtBQUFBLGNBQ2QsSUFBSSxLQUFLLEdBQUcsT0FBTyxRQUFRLEtBQUs7QUFBQSxjQUNoQyxTQUFTLElBQUksRUFBRyxJQUFJLGFBQWE7QUFBQSxnQkFDN0IsU0FBUyxJQUFJLEVBQUcsSUFBSSxJQUFJLE9BQU87QUFBQSxrQkFDM0IsSUFBSSxRQUFRLElBQUksTUFBTSxJQUFJLElBQUksUUFBUSxJQUFJLElBQUksWUFBWSxFQUFFO0FBQUEsY0FDcEUsTUFBTSxZQUFZO0FBQUEsY0FDbEIsSUFBSSxnQkFBZ0I7QUFBQSxjQUNwQixTQUFTLElBQUksRUFBRyxJQUFJLE9BQU8sZ0JBQWdCLFFBQVE7QUFBQSxnQkFDL0MsSUFBSSxDQUFDLFFBQVEsS0FBSyxPQUFPLGFBQWEsQ0FBQztBQUFBLGtCQUNuQyxJQUFJLFlBQVksbUJBQW1CLElBQUksQ0FBQztBQUFBLGNBQ2hELElBQUksa0JBQWtCO0FBQUEsZ0JBQ2xCO0FBQUEsY0FDSixTQUFTLElBQUksRUFBRyxJQUFJLGVBQWUsS0FBSztBQUFBLGdCQUNwQyxNQUFNLFdBQVcsSUFBSSxZQUFZO0FBQUEsZ0JBQ2pDLE1BQU0sV0FBVyxTQUFTLElBQUksSUFBSTtBQUFBLGdCQUNsQyxJQUFJLFdBQVc7QUFBQSxrQkFDWDtBQUFBLGdCQUNKLE1BQU0sVUFBVSxJQUFJLFFBQVE7QUFBQSxnQkFDNUIsSUFBSSxjQUFjO0FBQUEsZ0JBQ2xCLFNBQVMsSUFBSSxFQUFHLElBQUksZUFBZTtBQUFBLGtCQUMvQixJQUFJLE1BQU07QUFBQSxvQkFDTixjQUFjLElBQUksYUFBYSxJQUFJLElBQUksSUFBSSxZQUFZLElBQUksT0FBTyxDQUFDO0FBQUEsZ0JBQzNFLFdBQVcsU0FBUyxhQUFhLElBQUksUUFBUSxLQUFLLE9BQU8sT0FBTyxPQUFPLEdBQUcsSUFBSSxXQUFXLENBQUM7QUFBQSxjQUM5RjtBQUFBLGNBQ0EsWUFBWTtBQUFBLFlBQ2hCO0FBQUEsWUFDQSxJQUFJLENBQUMsV0FBVztBQUFBLGNBQ1osVUFBVSxLQUFLO0FBQUEsY0FDZjtBQUFBLFlBQ0o7QUFBQSxZQUNBLE1BQU0sTUFBTSxTQUFTLFNBQVM7QUFBQSxZQUM5QixTQUFTLElBQUksT0FBUSxJQUFJLEtBQUs7QUFBQSxjQUMxQixLQUFLLFNBQVMsV0FBVztBQUFBLFVBQ2pDO0FBQUEsVUFDQSxVQUFVLEtBQUssY0FBYyxNQUFNLFNBQVMsR0FBRztBQUFBLFFBQ25EO0FBQUEsUUFDQSxJQUFJLEVBQUUsbUJBQW1CO0FBQUEsVUFDckI7QUFBQSxRQUNKLGNBQWMsZ0JBQWdCLFFBQVEsU0FBUztBQUFBLE1BQ25EO0FBQUE7QUFBQSxJQUVKLE9BQU87QUFBQTtBQUFBLEVBSVgsV0FBVyxDQUFDLEdBQUcsS0FBSyxNQUFNLE9BQU8sR0FBRyxRQUFRLE1BQU0sTUFBTSxHQUFHLFNBQVMsTUFBTTtBQUFBLElBQ3RFLFNBQVMsSUFBSSxJQUFLLElBQUksUUFBUTtBQUFBLE1BQzFCLFNBQVMsSUFBSSxLQUFNLElBQUksT0FBTyxLQUFLO0FBQUEsUUFDL0IsS0FBSyxLQUFLLElBQUksT0FBTyxLQUFLLEtBQUssS0FBSyxHQUFHLEtBQUssSUFBSSxLQUFLLElBQUksR0FBRztBQUFBLE1BQ2hFO0FBQUE7QUFBQSxFQUdSLFVBQVUsQ0FBQyxHQUFHLEtBQUssTUFBTSxLQUFLO0FBQUEsSUFDMUIsTUFBTSxLQUFLLEtBQUssT0FBTyxHQUFHLEtBQUssSUFBSTtBQUFBLElBQ25DLElBQUk7QUFBQSxNQUNBLEtBQUssWUFBWSxHQUFHLEtBQUssSUFBSTtBQUFBLElBQ2pDLE9BQU8sS0FBSyxLQUFLLFdBQVcsTUFBTSxHQUFHLElBQUksS0FBSztBQUFBO0FBQUEsRUFHbEQsT0FBTyxDQUFDLEdBQUcsS0FBSyxNQUFNO0FBQUEsSUFDbEIsSUFBSSxLQUFLLEtBQUssT0FBTyxHQUFHLEtBQUssSUFBSTtBQUFBLElBQ2pDLElBQUksSUFBSTtBQUFBLE1BQ0osU0FBUyxJQUFJLEVBQUcsSUFBSSxJQUFJLEtBQUs7QUFBQSxRQUN6QixNQUFNLElBQUksT0FBTyxLQUFNLElBQUk7QUFBQSxRQUMzQixNQUFNLElBQUssSUFBSSxJQUFLO0FBQUEsUUFDcEIsS0FBSyxLQUFLLElBQUksT0FBTyxLQUFLLEtBQUssS0FBSyxHQUFHLEtBQUssSUFBSSxLQUFLLElBQUksR0FBRztBQUFBLFFBQzVELEtBQUssS0FBSyxJQUFJLE9BQU8sS0FBSyxLQUFLLEtBQUssR0FBRyxLQUFLLElBQUksS0FBSyxJQUFJLEdBQUc7QUFBQSxNQUNoRTtBQUFBLE1BQ0EsS0FBSyxhQUFhLEtBQUssTUFBTSxJQUFJO0FBQUEsSUFDckM7QUFBQSxJQUNBLE9BQU87QUFBQTtBQUFBLEVBSVgsV0FBVyxDQUFDLE9BQU8sUUFBUSxPQUFPO0FBQUEsSUFDOUIsTUFBTSxXQUFXLE9BQU87QUFBQSxJQUN4QixLQUFLLHFCQUFxQjtBQUFBLElBQzFCLE1BQU0sSUFBSSxNQUFNO0FBQUEsSUFDaEIsTUFBTSxJQUFJO0FBQUEsSUFDVixNQUFNLE1BQU0sTUFBTTtBQUFBLElBQ2xCLElBQUksU0FBUyxLQUFLO0FBQUEsSUFDbEIsU0FBUztBQUFBLE1BQ0wsUUFBUSxJQUFJLElBQUksT0FBTztBQUFBLE1BQ3ZCLE1BQU0sTUFBTSxHQUFHLEtBQUssR0FBRyxLQUFLLEdBQUcsTUFBTTtBQUFBLE1BQ3JDLE1BQU0sUUFBUSxLQUFLLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSSxHQUFHLEVBQUU7QUFBQSxNQUMxQyxNQUFNLFFBQVEsS0FBSyxJQUFJLEdBQUcsSUFBSSxHQUFHLElBQUksR0FBRyxFQUFFO0FBQUEsTUFHMUMsTUFBTSxLQUFLLEdBQUcsSUFBSSxHQUFHO0FBQUEsTUFDckIsTUFBTSxLQUFLLEdBQUcsSUFBSSxHQUFHO0FBQUEsTUFDckIsTUFBTSxLQUFLLEdBQUcsSUFBSSxHQUFHO0FBQUEsTUFDckIsTUFBTSxLQUFLLEdBQUcsSUFBSSxHQUFHO0FBQUEsTUFDckIsTUFBTSxPQUFPLEtBQUssSUFBSSxLQUFLLEtBQUssS0FBSyxFQUFFO0FBQUEsTUFDdkMsTUFBTSxPQUFPLEtBQUssSUFBSSxLQUFLLElBQUksRUFBRSxHQUFHLEtBQUssSUFBSSxFQUFFLENBQUM7QUFBQSxNQUNoRCxNQUFNLFdBQVcsR0FBRyxLQUFLLEdBQUcsS0FBSyxHQUFHLEtBQUssUUFBUTtBQUFBLE1BQ2pELE1BQU0sWUFBWSxPQUFPLEtBQUssV0FBVyxJQUFJLFFBQVEsT0FBTyxZQUFZLElBQUk7QUFBQSxNQUM1RSxNQUFNLFNBQVMsU0FBUyxJQUFJLEVBQUU7QUFBQSxNQUM5QixNQUFNLE1BQU0sUUFDTixTQUFTLFFBQVEsSUFFZixRQUFTLEtBQUssSUFBSyxRQUNaLFNBQVMsS0FBTSxHQUFHLEtBQUssR0FBRyxNQUFNLElBQ2pDO0FBQUEsTUFDZCxNQUFNLFVBQVUsU0FBUyxHQUFHO0FBQUEsTUFDNUIsTUFBTSxVQUFVLE9BQU8sS0FBSyxLQUFLLElBQUksUUFBUSxPQUFPLE1BQU0sSUFBSTtBQUFBLE1BQzlELE1BQU0sT0FBTyxTQUFTLE9BQU87QUFBQSxNQUc3QixTQUFTLElBQUksRUFBRyxJQUFJLEdBQUcsS0FBSztBQUFBLFFBQ3hCLE1BQU0sT0FBTyxNQUFNLElBQUksVUFBVSxNQUFNLElBQUksT0FBTyxNQUFNLElBQUksVUFBVSxJQUFJLFVBQVU7QUFBQSxRQUNwRixNQUFNLFdBQVcsTUFBTSxJQUFJLFVBQVU7QUFBQSxRQUNyQyxJQUFLLElBQUksS0FBSyxTQUFTLFdBQWEsSUFBSSxLQUFLLFNBQVM7QUFBQSxVQUNsRDtBQUFBLFFBQ0osSUFBSSxPQUFPLE1BQ1AsT0FBTyxPQUVQLEtBQUssSUFBSSxPQUFPLFFBQVEsSUFBSTtBQUFBLFVBQzVCO0FBQUEsUUFDSixLQUFLLGNBQWM7QUFBQSxRQUVuQixNQUFNLElBQUksS0FBSyxNQUFNLFFBQVEsT0FBTztBQUFBLFFBQ3BDLE1BQU0sU0FBUyxHQUFHLEtBQUssR0FBRyxJQUFJLEdBQUcsSUFBSSxHQUFHLElBQUksR0FBRyxLQUFLO0FBQUEsUUFDcEQsTUFBTSxTQUFTLEdBQUcsS0FBSyxHQUFHLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSSxHQUFHLEtBQUs7QUFBQSxRQUNwRCxJQUFJLFFBQVE7QUFBQSxRQUNaLElBQUksUUFBUSxLQUFLLEdBQUc7QUFBQSxVQUNoQixJQUFJLFlBQVksQ0FBQyxLQUFLLFlBQVksR0FBRyxFQUFFLEdBQUcsSUFBSSxFQUFFLEdBQUcsSUFBSSxFQUFFLEdBQUcsRUFBRTtBQUFBLFlBQzFELFFBQVEsS0FBSyxlQUFlLE9BQU8sUUFBUSxRQUFRLEVBQUU7QUFBQSxVQUN6RCxLQUFLO0FBQUEsWUFDRCxNQUFNLEtBQUssR0FBRyxJQUFJLEdBQUcsSUFBSSxJQUFJLEdBQUc7QUFBQSxZQUNoQyxNQUFNLEtBQUssR0FBRyxJQUFJLEdBQUcsSUFBSSxJQUFJLEdBQUc7QUFBQSxZQUNoQyxNQUFNLFNBQVMsTUFBTSxTQUFTLEdBQUcsS0FBSyxNQUFNLFNBQVMsR0FBRyxPQUFPLEtBQUssS0FBSyxLQUFLO0FBQUEsWUFDOUUsTUFBTSxNQUFNLEtBQUs7QUFBQSxZQUNqQixNQUFNLGdCQUFnQixJQUFJLEtBQUssSUFBSSxNQUFNLFFBQVEsSUFBSTtBQUFBLFlBQ3JELE1BQU0sT0FBTyxJQUFJLEtBQUssSUFBSSxNQUFNLFFBQVEsSUFBSSxNQUFNLGVBQWU7QUFBQSxZQUNqRSxNQUFNLE9BQU8sSUFBSSxLQUFLLElBQUksTUFBTSxRQUFRLElBQUksTUFBTSxlQUFlO0FBQUEsWUFFakUsSUFBSSxLQUFLLEtBQUssS0FBSyxNQUFNLElBQUksS0FBSztBQUFBLGNBQzlCLFFBQVEsS0FBSyxlQUFlLE9BQU8sUUFBUSxRQUFRLEVBQUU7QUFBQSxZQUN6RCxLQUFLO0FBQUEsY0FDRCxNQUFNLE9BQU8sWUFBWSxPQUFPLEVBQUU7QUFBQSxjQUNsQyxNQUFNLE9BQU8sWUFBWSxPQUFPLEVBQUU7QUFBQSxjQUNsQyxNQUFNLE9BQU8sWUFBWSxPQUFPLEVBQUU7QUFBQSxjQUNsQyxJQUFJLFFBQVEsUUFBUSxRQUFRLEtBQUssWUFBWSxHQUFHLE1BQU0sTUFBTSxJQUFJLEdBQUc7QUFBQSxnQkFDL0QsTUFBTSxRQUFRLE1BQU0sUUFBUSxJQUFJO0FBQUEsZ0JBQ2hDLFFBQVEsS0FBSyxZQUFZLEdBQUcsS0FBSyxPQUFPLE1BQU0sR0FBRyxHQUFHLEdBQUcsS0FBSztBQUFBLGNBQ2hFO0FBQUE7QUFBQTtBQUFBLFFBR1o7QUFBQSxRQUVBLFNBQVMsS0FBSztBQUFBLFFBQ2QsTUFBTSxXQUFXLFFBQVEsSUFBSTtBQUFBLFFBQzdCLFNBQVMsVUFBVSxFQUFHLFVBQVUsVUFBVSxXQUFXO0FBQUEsVUFDakQsTUFBTSxRQUFRLENBQUMsV0FBVztBQUFBLFVBQzFCLE1BQU0sTUFBTSxRQUFRLEtBQUssV0FBVyxJQUFJO0FBQUEsVUFDeEMsTUFBTSxNQUFNLFFBQVEsS0FBSyxXQUFXLElBQUk7QUFBQSxVQUN4QyxNQUFNLFVBQVUsSUFBSSxLQUFLLGlCQUFpQixFQUFFLEdBQUcsS0FBSyxHQUFHLElBQUksSUFBSTtBQUFBLFVBQy9ELElBQUksSUFBSSxLQUFLLGdCQUFnQjtBQUFBLFlBQ3pCLE1BQU0sUUFBUSxPQUFPO0FBQUEsWUFDckIsTUFBTSxXQUFXLFFBQVEsQ0FBQyxFQUFFLE9BQU8sS0FBSyxZQUFZLEdBQUcsT0FBTyxHQUFHLE1BQU0sQ0FBQyxJQUFJLENBQUM7QUFBQSxZQUM3RSxLQUFLLE9BQU8sR0FBRyxTQUFTLFVBQVUsSUFBSSxNQUFNLEdBQUc7QUFBQSxVQUNuRDtBQUFBLFVBQ0EsTUFBTSxNQUFNLEtBQUs7QUFBQSxVQUNqQixLQUFLLGNBQWMsS0FBSyxNQUFNLEdBQUcsS0FBSyxHQUFHO0FBQUEsVUFDekMsTUFBTSxXQUFXLE9BQU8sTUFBTTtBQUFBLFVBQzlCLElBQUksVUFBVSxHQUFHO0FBQUEsWUFDYixTQUFTLEtBQUssV0FBVyxHQUFHLEtBQUssTUFBTSxHQUFHO0FBQUEsWUFDMUMsSUFBSSxFQUFFLGtCQUFrQjtBQUFBLGNBQ3BCO0FBQUEsWUFHSixJQUFJLEtBQUssUUFBUSxHQUFHLEtBQUssR0FBRyxHQUFHO0FBQUEsY0FDM0IsU0FBUyxLQUFLLFdBQVcsS0FBSyxXQUFXLEtBQUssSUFBSSxNQUFNLEdBQUc7QUFBQSxjQUUzRCxJQUFJLEVBQUUsa0JBQWtCO0FBQUEsZ0JBQ3BCO0FBQUEsWUFDUjtBQUFBLFVBQ0osRUFDQSxLQUFLO0FBQUEsWUFDRCxNQUFNLE9BQU8sS0FBSyxRQUFRLEdBQUcsS0FBSyxHQUFHO0FBQUEsWUFDckMsTUFBTSxLQUFLLE9BQU8sS0FBSyxZQUFZO0FBQUEsWUFDbkMsTUFBTSxLQUFLLE9BQU8sS0FBSyxLQUFLO0FBQUEsWUFFNUIsSUFBSSxZQUFZLEtBQUssUUFBUSxJQUFJLElBQUksSUFBSTtBQUFBLFlBQ3pDLElBQUksQ0FBQyxhQUFhO0FBQUEsY0FDZCxZQUFZLEtBQUssUUFBUSxHQUFHLEtBQUssSUFBSTtBQUFBLFlBQ3pDLElBQUksV0FBVztBQUFBLGNBQ1gsT0FBTztBQUFBLGdCQUNILE1BQU0sV0FBVyxPQUFPLEtBQUs7QUFBQSxnQkFDN0IsTUFBTSxLQUFLLFdBQVcsT0FBTztBQUFBLGdCQUM3QixNQUFNLE9BQU8sS0FBSyxLQUFLO0FBQUEsZ0JBQ3ZCLE1BQU0sUUFBUSxLQUFLLGNBQWMsT0FBTztBQUFBLGdCQUN4QyxNQUFNLFlBQVksS0FBSztBQUFBLGdCQUN2QixNQUFNLFFBQVEsS0FBSztBQUFBLGdCQUNuQixNQUFNLFVBQVUsS0FBSztBQUFBLGdCQUNyQixNQUFNLE9BQU8sVUFBVSxRQUFRO0FBQUEsZ0JBQy9CLE1BQU0sSUFBSTtBQUFBLGdCQUNWLElBQUksZUFBZTtBQUFBLGdCQUNuQixJQUFJLFVBQVU7QUFBQSxnQkFDZCxJQUFJLFVBQVU7QUFBQSxnQkFDZCxJQUFJLFlBQVk7QUFBQSxnQkFDaEIsU0FBUyxLQUFLLEVBQUcsS0FBSyxPQUFPO0FBQUEsa0JBQ3pCLFNBQVMsS0FBSyxFQUFHLEtBQUssT0FBTyxNQUFNO0FBQUEsb0JBQy9CLE1BQU0sSUFBSSxVQUFVO0FBQUEsb0JBQ3BCLE1BQU0sSUFBSSxVQUFVO0FBQUEsb0JBQ3BCLE1BQU0saUJBQWtCLE1BQU0sTUFBTSxNQUFNLEtBQUssTUFBTSxTQUFXLE1BQU0sUUFBUSxNQUFNO0FBQUEsb0JBRXBGLE1BQU0sUUFBUSxLQUFLLFFBQVEsTUFBTTtBQUFBLG9CQUNqQyxJQUFJLENBQUMsa0JBQWtCLEtBQUssWUFBWSxJQUFJLElBQUksR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLElBQUksR0FBRztBQUFBLHNCQUNsRSxNQUFNLE1BQU0sSUFBSSxJQUFJLElBQUksZUFBZTtBQUFBLHNCQUN2QyxRQUFRLE9BQU8sS0FBSyxXQUFXO0FBQUEsc0JBQy9CLFFBQVEsTUFBTSxLQUFLLEtBQUssV0FBVztBQUFBLHNCQUNuQyxRQUFRLE1BQU0sS0FBSyxJQUFJO0FBQUEsc0JBQ3ZCLFFBQVEsTUFBTSxLQUFLLElBQUk7QUFBQSxzQkFDdkI7QUFBQSxzQkFDQSxJQUFJLE1BQU0sUUFBUSxNQUFNLE1BQU07QUFBQSx3QkFDMUIsWUFBWTtBQUFBLHdCQUNaLFVBQVUsS0FBSyxXQUFXO0FBQUEsd0JBQzFCLFVBQVUsS0FBSyxXQUFXO0FBQUEsc0JBQzlCO0FBQUEsc0JBQ0EsTUFBTSxRQUFRLEtBQUssV0FBVztBQUFBLHNCQUM5QixNQUFNLE9BQU8sS0FBSyxLQUFLLFdBQVc7QUFBQSxvQkFDdEMsRUFDQSxLQUFLO0FBQUEsc0JBQ0QsTUFBTSxJQUFJLFNBQVMsSUFBSSxJQUFJLEdBQUcsSUFBSSxDQUFDO0FBQUEsc0JBQ25DLE1BQU0sUUFBUSxFQUFFO0FBQUEsc0JBQ2hCLE1BQU0sT0FBTyxLQUFLLEVBQUU7QUFBQTtBQUFBLGtCQUU1QjtBQUFBLGdCQUNKLElBQUksQ0FBQyxjQUFjO0FBQUEsa0JBQ2YsU0FBUyxLQUFLO0FBQUEsa0JBQ2Q7QUFBQSxnQkFDSjtBQUFBLGdCQUNBLFNBQVMsS0FBSyxFQUFHLEtBQUssUUFBUSxHQUFHO0FBQUEsa0JBQzdCLFNBQVMsS0FBSyxFQUFHLEtBQUssUUFBUSxHQUFHLE1BQU07QUFBQSxvQkFDbkMsTUFBTSxPQUFPLFVBQVU7QUFBQSxvQkFDdkIsTUFBTSxRQUFRLFVBQVUsS0FBSztBQUFBLG9CQUM3QixNQUFNLE1BQU0sVUFBVTtBQUFBLG9CQUN0QixNQUFNLFNBQVMsVUFBVSxLQUFLO0FBQUEsb0JBQzlCLE1BQU0sVUFBVSxLQUFLLFFBQVEsTUFBTTtBQUFBLG9CQUNuQyxNQUFNLFNBQVMsU0FBUztBQUFBLG9CQUN4QixNQUFNLFdBQVcsS0FBSyxLQUFLLFFBQVEsTUFBTTtBQUFBLG9CQUN6QyxNQUFNLFNBQVMsU0FBUztBQUFBLG9CQUN4QixNQUFNLE9BQU8sS0FBSztBQUFBLG9CQUNsQixTQUFTLEtBQUssTUFBTSxPQUFPLEdBQUcsTUFBTSxHQUFHLFFBQVEsR0FBRyxNQUFNLEdBQUcsUUFBUSxHQUFHLFNBQVMsR0FBRyxPQUFPLEdBQUcsU0FBUyxDQUFDO0FBQUEsb0JBQ3RHLFNBQVMsS0FBSyxJQUFJLE1BQU0sU0FBUyxNQUFNLFNBQVMsSUFBSSxNQUFNLFNBQVMsTUFBTSxTQUFTLElBQUksTUFBTSxTQUFTLE1BQU0sU0FBUyxJQUFJLE1BQU0sU0FBUyxNQUFNLFNBQVMsRUFBRTtBQUFBLG9CQUN4SixLQUFLLFFBQVEsSUFBSTtBQUFBLG9CQUNqQixLQUFLLFlBQVksSUFBSSxNQUFNLE1BQU0sS0FBSyxPQUFPLEdBQUcsT0FBTyxRQUFRLElBQUksT0FBTyxPQUFPLEtBQUssTUFBTSxHQUFHLE9BQU8sUUFBUSxJQUFJLE9BQU8sTUFBTTtBQUFBLGtCQUNuSTtBQUFBLGdCQUNKLElBQUksSUFBSSxLQUFLLGdCQUFnQjtBQUFBLGtCQUN6QixNQUFNLGlCQUFpQixDQUFDO0FBQUEsa0JBQ3hCLFNBQVMsSUFBSSxFQUFHLElBQUksY0FBYyxLQUFLO0FBQUEsb0JBQ25DLE1BQU0sTUFBTSxJQUFJLElBQUksSUFBSSxJQUFJO0FBQUEsb0JBQzVCLGVBQWUsS0FBSztBQUFBLHNCQUNoQixPQUFPLEVBQUUsSUFBSSxRQUFRLE9BQU8sT0FBTyxJQUFJLElBQUksUUFBUSxNQUFNLEtBQUssT0FBTyxHQUFHO0FBQUEsc0JBQ3hFLEdBQUcsUUFBUSxNQUFNO0FBQUEsc0JBQ2pCLEdBQUcsUUFBUSxNQUFNO0FBQUEsb0JBQ3JCLENBQUM7QUFBQSxrQkFDTDtBQUFBLGtCQUNBLEtBQUssT0FBTyxHQUFHLFlBQVksRUFBRSxJQUFJLFVBQVUsT0FBTyxJQUFJLElBQUksVUFBVSxPQUFPLEdBQUcsSUFBSSxTQUFTLGdCQUFnQixJQUFJLE1BQU0sR0FBRztBQUFBLGdCQUM1SDtBQUFBLGdCQUNBLFNBQVMsS0FBSyxXQUFXLE1BQU0sR0FBRztBQUFBLGNBQ3RDO0FBQUEsY0FDQSxJQUFJLEVBQUUsa0JBQWtCLFFBQVE7QUFBQSxnQkFDNUI7QUFBQSxjQUNKO0FBQUEsY0FFQSxTQUFTLEtBQUssV0FBVyxJQUFJLElBQUksTUFBTSxHQUFHO0FBQUEsY0FDMUMsSUFBSSxFQUFFLGtCQUFrQjtBQUFBLGdCQUNwQjtBQUFBLGNBQ0osSUFBSSxNQUFNO0FBQUEsZ0JBQ04sU0FBUyxLQUFLLFdBQVcsR0FBRyxLQUFLLE1BQU0sR0FBRztBQUFBLGdCQUMxQyxJQUFJLEVBQUUsa0JBQWtCO0FBQUEsa0JBQ3BCO0FBQUEsY0FDUjtBQUFBLFlBQ0osRUFDQTtBQUFBLGNBQ0ksU0FBUyxLQUFLO0FBQUE7QUFBQSxRQUUxQjtBQUFBLE1BQ0o7QUFBQSxJQUNKO0FBQUEsSUFDQSxLQUFLLHFCQUFxQjtBQUFBLElBQzFCLE9BQU87QUFBQTtBQUFBLEdBR1YsSUFBSSxDQUFDLGFBQWE7QUFBQSxJQUNmLElBQUksQ0FBQyxLQUFLO0FBQUEsTUFDTixNQUFNLElBQUksTUFBTSxpQ0FBaUM7QUFBQSxJQUNyRCxNQUFNLFNBQVMsS0FBSztBQUFBLElBQ3BCLEtBQUssU0FBUztBQUFBLElBQ2QsSUFBSSxTQUFTLEtBQUs7QUFBQSxJQUNsQixJQUFJLENBQUMsS0FBSyxTQUFTO0FBQUEsTUFDZixTQUFTLElBQUksRUFBRyxJQUFJLE9BQU8sUUFBUSxLQUFLO0FBQUEsUUFDcEMsTUFBTSxRQUFRLE9BQU87QUFBQSxRQUNyQixJQUFJLENBQUMsTUFBTTtBQUFBLFVBQ1A7QUFBQSxRQUNKLE1BQU0sTUFBTSxPQUFPLElBQUksR0FBRztBQUFBLFFBQzFCLE1BQU0sTUFBTSxNQUFNO0FBQUEsUUFDbEIsTUFBTSxRQUFRLE9BQU8sSUFBSSxHQUFHO0FBQUEsUUFDNUIsTUFBTSxPQUFPLGNBQWMsS0FBSyxNQUFNO0FBQUEsUUFDdEMsU0FBUyxJQUFJLEVBQUcsSUFBSSxNQUFNLFFBQVEsS0FBSyxNQUFNO0FBQUEsVUFDekMsU0FBUyxPQUFPLEtBQUssS0FBSyxPQUFPLE1BQU0sT0FBTyxHQUFHLEtBQUssSUFBSSxNQUFNLFFBQVEsSUFBSSxJQUFJLENBQUM7QUFBQSxVQUNqRixJQUFJLGVBQWUsSUFBSSxPQUFPLE1BQU07QUFBQSxZQUNoQyxLQUFLLGNBQWM7QUFBQSxRQUMzQjtBQUFBLE1BQ0o7QUFBQSxNQUNBLEtBQUssVUFBVTtBQUFBLElBQ25CO0FBQUEsSUFNQTtBQUFBLE1BQU0sU0FBUyxZQUFZLE9BQU8sWUFBWSxPQUFPO0FBQUEsUUFDakQsSUFBSSxZQUFZO0FBQUEsUUFDaEIsU0FBUyxJQUFJLE9BQU8sU0FBUyxFQUFHLEtBQUssR0FBRyxLQUFLO0FBQUEsVUFDekMsSUFBSSxDQUFDLGNBQ0EsQ0FBQyxLQUFLLFdBQ0YsS0FBSyxjQUFjLFlBQVksS0FBSyxJQUFJLElBQUksS0FBSyxjQUFjLEtBQUs7QUFBQSxZQUN6RTtBQUFBLFVBQ0osTUFBTSxRQUFRLE9BQU87QUFBQSxVQUNyQixJQUFJLENBQUMsTUFBTTtBQUFBLFlBQ1A7QUFBQSxVQUtKLElBQUksQ0FBQyxNQUFNLE9BQU87QUFBQSxZQUNkLE1BQU0sVUFBVSxNQUFNO0FBQUEsWUFDdEIsTUFBTSxZQUFZLGNBQWMsS0FBSztBQUFBLFlBQ3JDLFNBQVMsSUFBSSxFQUFHLElBQUksU0FBUyxLQUFLLFdBQVc7QUFBQSxjQUN6QyxTQUFTLE9BQU8sT0FBTyxHQUFHLEtBQUssSUFBSSxTQUFTLElBQUksU0FBUyxDQUFDO0FBQUEsY0FDMUQsSUFBSSxlQUFlLElBQUksWUFBWTtBQUFBLGdCQUMvQixLQUFLLGNBQWM7QUFBQSxZQUMzQjtBQUFBLFlBQ0EsTUFBTSxTQUFTLE1BQU07QUFBQSxZQUNyQixPQUFPLEtBQUssR0FBRyxHQUFHLE1BQU0sUUFBUSxNQUFNLE1BQU07QUFBQSxZQUM1QyxTQUFTLElBQUksRUFBRyxJQUFJLFNBQVMsS0FBSyxXQUFXO0FBQUEsY0FDekMsU0FBUyxPQUFPLE9BQU8sR0FBRyxLQUFLLElBQUksU0FBUyxJQUFJLFNBQVMsQ0FBQztBQUFBLGNBQzFELElBQUksZUFBZSxJQUFJLFlBQVk7QUFBQSxnQkFDL0IsS0FBSyxjQUFjO0FBQUEsWUFDM0I7QUFBQSxZQUNBLElBQUksS0FBSyxLQUFLO0FBQUEsY0FDVixLQUFLLEtBQUssY0FBYyxZQUFZLE1BQU0sT0FBTyxNQUFNLFFBQVEsQ0FBQyxHQUFHLE1BQU0sSUFBSSxPQUFPLEdBQUcsQ0FBQyxDQUFDLENBQUM7QUFBQSxZQUM5RixNQUFNLGVBQWU7QUFBQSxZQUVyQixNQUFNLGFBQWEsY0FBYyxLQUFLLE1BQU07QUFBQSxZQUM1QyxTQUFTLElBQUksRUFBRyxJQUFJLE1BQU0sUUFBUSxLQUFLLFlBQVk7QUFBQSxjQUMvQyxTQUFTLEtBQUssT0FBTyxHQUFHLEtBQUssSUFBSSxNQUFNLFFBQVEsSUFBSSxVQUFVLENBQUM7QUFBQSxjQUM5RCxJQUFJLGVBQWUsSUFBSSxhQUFhLE1BQU07QUFBQSxnQkFDdEMsS0FBSyxjQUFjO0FBQUEsWUFDM0I7QUFBQSxZQUNBLE1BQU0sUUFBUTtBQUFBLFVBQ2xCO0FBQUEsVUFDQSxJQUFJO0FBQUEsVUFDSixJQUFJLFdBQVc7QUFBQSxZQUdYLEtBQUssUUFBUSxLQUFLO0FBQUEsWUFDbEIsTUFBTSxXQUFXLEtBQUssYUFBYSxPQUFPLENBQUM7QUFBQSxZQUMzQyxNQUFNLFdBQVcsS0FBSyxhQUFhLE9BQU8sQ0FBQztBQUFBLFlBQzNDLElBQUksWUFBWSxVQUFVO0FBQUEsY0FDdEIsTUFBTSxRQUFRLEtBQUs7QUFBQSxjQUNuQixNQUFNLE1BQU0sTUFBTTtBQUFBLGNBQ2xCLElBQUksV0FBVztBQUFBLGNBQ2YsSUFBSSxVQUFVO0FBQUEsZ0JBQ1YsTUFBTSxnQkFBZ0IsV0FDaEIsSUFBSSxNQUFNLEtBQUssSUFBSSxLQUFLLElBQUksTUFBTSxLQUFLLElBQUksS0FBSyxJQUFJLE1BQU0sS0FBSyxJQUFJLEtBQ25FO0FBQUEsZ0JBQ04sTUFBTSxnQkFBZ0IsSUFBSSxNQUFNLEtBQUssSUFBSSxLQUFLLElBQUksTUFBTSxLQUFLLElBQUksS0FBSyxJQUFJLE1BQU0sS0FBSyxJQUFJO0FBQUEsZ0JBR3pGLElBQUksQ0FBQyxhQUFhLE1BQU0sS0FBSyxPQUFPLGlCQUFpQixNQUFNLEtBQUssT0FBTztBQUFBLGtCQUNuRSxXQUFXO0FBQUEsY0FDbkI7QUFBQSxjQUNBLE1BQU0sT0FBTyxXQUFXO0FBQUEsY0FDeEIsTUFBTSxLQUFLLE1BQU0sUUFBUTtBQUFBLGNBQ3pCLE1BQU0sS0FBSyxNQUFNLE9BQU8sS0FBSztBQUFBLGNBQzdCLE1BQU0sS0FBSyxNQUFNLE9BQU8sS0FBSztBQUFBLGNBQzdCLE1BQU0sVUFBVSxLQUFLLEtBQUs7QUFBQSxjQUMxQixNQUFNLFNBQVMsS0FBSyxJQUFJLElBQUksSUFBSSxFQUFFO0FBQUEsY0FDbEMsTUFBTSxTQUFTLEtBQUssSUFBSSxJQUFJLElBQUksRUFBRTtBQUFBLGNBQ2xDLFNBQVMsS0FBSyxXQUFXLE9BQU8sSUFBSSxJQUFJLEVBQUU7QUFBQSxjQUMxQyxPQUFPLFdBQVcsYUFBYTtBQUFBLFlBQ25DO0FBQUEsVUFDSixFQUNBLEtBQUs7QUFBQSxZQUNELFVBQVU7QUFBQSxjQUNOLElBQUksTUFBTTtBQUFBLGdCQUNOO0FBQUEsY0FDSixNQUFNLFlBQVk7QUFBQSxjQUNsQixNQUFNLFdBQVc7QUFBQSxjQUNqQixNQUFNLFlBQVk7QUFBQSxjQUNsQixJQUFJLFdBQVc7QUFBQSxjQUNmLFNBQVMsSUFBSSxFQUFHLElBQUksTUFBTSxjQUFjLEtBQUs7QUFBQSxnQkFDekMsSUFBSSxNQUFNLFNBQVMsS0FBSztBQUFBLGtCQUNwQjtBQUFBLGdCQUNKO0FBQUEsY0FDSjtBQUFBLGNBQ0EsSUFBSSxXQUFXO0FBQUEsZ0JBQ1g7QUFBQSxjQUNKLE1BQU0sTUFBTSxNQUFNO0FBQUEsY0FDbEIsTUFBTSxZQUFZLEtBQUs7QUFBQSxjQUN2QixNQUFNLGFBQWEsV0FBVztBQUFBLGNBQzlCLFNBQVMsSUFBSSxFQUFHLElBQUksTUFBTSxlQUFlLEdBQUcsS0FBSztBQUFBLGdCQUM3QyxJQUFJLGVBQWUsS0FBSyxFQUFFLElBQUk7QUFBQSxrQkFDMUIsS0FBSyxjQUFjO0FBQUEsZ0JBQ3ZCLE1BQU0sUUFBUSxNQUFNLFNBQVM7QUFBQSxnQkFDN0IsSUFBSSxRQUFRO0FBQUEsa0JBQ1I7QUFBQSxnQkFDSixNQUFNLFdBQVcsQ0FBQyxFQUFFLFFBQVE7QUFBQSxnQkFDNUIsTUFBTSxLQUFLLElBQUk7QUFBQSxnQkFFZixNQUFNLGNBQWMsSUFBSSxLQUFLLEtBQUssTUFBTTtBQUFBLGdCQUN4QyxNQUFNLGVBQWUsY0FBYztBQUFBLGdCQUNuQyxJQUFJLFFBQVE7QUFBQSxnQkFDWixTQUFTLFFBQVEsSUFBSSxFQUFHLFFBQVEsTUFBTSxjQUFjLFNBQVM7QUFBQSxrQkFDekQsTUFBTSxhQUFhLE1BQU0sU0FBUztBQUFBLGtCQUNsQyxJQUFJLGFBQWEsS0FBSyxDQUFDLEVBQUUsYUFBYSxPQUFPO0FBQUEsb0JBQ3pDO0FBQUEsa0JBQ0osTUFBTSxNQUFNLFFBQVE7QUFBQSxrQkFDcEIsTUFBTSxXQUFXLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLE1BQU0sRUFBRTtBQUFBLGtCQUNuRCxNQUFNLFVBQVUsS0FBSyxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksTUFBTSxFQUFFO0FBQUEsa0JBR2xELElBQUksY0FFQSxVQUFVLE1BQU0sV0FBVyxJQUFJO0FBQUEsb0JBQy9CO0FBQUEsa0JBQ0osTUFBTSxLQUFLLElBQUksTUFBTSxJQUFJO0FBQUEsa0JBQ3pCLE1BQU0sS0FBSyxJQUFJLEtBQUssS0FBSyxJQUFJLE1BQU07QUFBQSxrQkFDbkMsTUFBTSxXQUFXLEtBQUssS0FBSyxLQUFLO0FBQUEsa0JBQ2hDLElBQUksV0FBVztBQUFBLG9CQUNYO0FBQUEsa0JBR0osTUFBTSxPQUFPLFdBQVcsSUFBSSxNQUFNO0FBQUEsa0JBQ2xDLFFBQVEsS0FBSyxPQUFPLE9BQU8sTUFBTSxPQUFPLEVBQUU7QUFBQSxnQkFDOUM7QUFBQSxnQkFDQSxTQUFTLElBQUksRUFBRyxJQUFJLFFBQVEsR0FBRyxLQUFLO0FBQUEsa0JBQ2hDLE1BQU0sS0FBSyxVQUFVO0FBQUEsa0JBQ3JCLE1BQU0sS0FBSyxLQUFLO0FBQUEsa0JBQ2hCLE1BQU0sTUFBTSxNQUFNLEtBQUssSUFBSSxFQUFFO0FBQUEsa0JBQzdCLFNBQVMsSUFBSSxJQUFJLEVBQUcsSUFBSSxPQUFPLEtBQUs7QUFBQSxvQkFDaEMsTUFBTSxLQUFLLFVBQVU7QUFBQSxvQkFDckIsTUFBTSxLQUFLLEtBQUs7QUFBQSxvQkFDaEIsTUFBTSxNQUFNLE1BQU0sS0FBSyxJQUFJLEVBQUU7QUFBQSxvQkFDN0IsTUFBTSxNQUFNLE1BQU0sS0FBSyxJQUFJLEVBQUU7QUFBQSxvQkFDN0IsTUFBTSxJQUFJLEtBQUssSUFBSSxLQUFLLEtBQUssR0FBRztBQUFBLG9CQUNoQyxNQUFNLElBQUksS0FBSyxJQUFJLEtBQUssS0FBSyxHQUFHO0FBQUEsb0JBQ2hDLE1BQU0sSUFBSSxNQUFNLE1BQU0sTUFBTSxJQUFJO0FBQUEsb0JBQ2hDLElBQUksQ0FBQyxLQUFLLENBQUMsS0FBTSxlQUFlLElBQUksSUFBSSxLQUFLLElBQUksSUFBSTtBQUFBLHNCQUNqRDtBQUFBLG9CQUNKLE1BQU0sS0FBSyxLQUFLLEtBQUssQ0FBQztBQUFBLG9CQUN0QixNQUFNLEtBQUssS0FBSyxLQUFLLENBQUM7QUFBQSxvQkFDdEIsTUFBTSxlQUFlLEtBQUssT0FBTyxNQUFNLElBQUksS0FBSyxLQUFLLElBQUksS0FBSyxLQUFLLElBQUksS0FBSyxNQUFNLE1BQU07QUFBQSxvQkFDeEYsSUFFQSxjQUFjLEtBQUssT0FDZixjQUFjLE1BQU07QUFBQSxzQkFDcEI7QUFBQSxvQkFDSixNQUFNLFVBQVUsSUFBSSxJQUFJLE1BQU0sSUFBSSxLQUFLLEtBQUssSUFBSSxDQUFDO0FBQUEsb0JBRWpELElBQUksY0FBYyxLQUFLLElBQUksTUFBTSxJQUFJO0FBQUEsc0JBQ2pDO0FBQUEsb0JBS0osTUFBTSxhQUFhLElBQUksS0FBSyxLQUFLLElBQUksS0FBSyxLQUFLLElBQUksS0FBSztBQUFBLG9CQUN4RCxNQUFNLFNBQVMsS0FBSyxLQUFLLEtBQUssSUFBSSxLQUFLLEVBQUUsS0FBSztBQUFBLG9CQUM5QyxRQUFRO0FBQUEsc0JBQ0osTUFBTSxPQUFPLE1BQU07QUFBQSxzQkFDbkIsSUFBSSxRQUFRLE1BQU07QUFBQSxzQkFDbEIsSUFBSSxRQUFRO0FBQUEsd0JBQ1IsTUFBTTtBQUFBLHNCQUNWLEtBQUs7QUFBQSx3QkFDRCxJQUFJLFNBQVMsS0FBSztBQUFBLDBCQUNkO0FBQUEsd0JBQ0osUUFBUTtBQUFBO0FBQUEsc0JBRVosTUFBTSxNQUFNLFFBQVE7QUFBQSxzQkFDcEIsS0FBSyxPQUFPO0FBQUEsc0JBQ1osS0FBSyxNQUFNLEtBQUssQ0FBQztBQUFBLHNCQUNqQixLQUFLLE1BQU0sS0FBSztBQUFBLHNCQUNoQixLQUFLLE1BQU0sS0FBSztBQUFBLHNCQUNoQixLQUFLLE1BQU0sS0FBSztBQUFBLHNCQUdoQixPQUFPLE9BQU87QUFBQSx3QkFDVixNQUFNLFNBQVUsUUFBUSxLQUFNO0FBQUEsd0JBQzlCLElBQUksS0FBSyxTQUFTLE1BQU0sS0FBSyxRQUFRO0FBQUEsMEJBQ2pDO0FBQUEsd0JBQ0osUUFBUSxPQUFPLFFBQVEsS0FBSztBQUFBLHdCQUM1QixRQUFRO0FBQUEsc0JBQ1o7QUFBQSxzQkFDQSxTQUFTLE9BQU8sTUFBTSxRQUFRO0FBQUEsb0JBQ2xDO0FBQUEsa0JBQ0o7QUFBQSxnQkFDSjtBQUFBLGNBQ0o7QUFBQSxjQUNBLFNBQVMsTUFBTSxNQUFNLFdBQVcsRUFBRyxNQUFNLEdBQUcsT0FBTztBQUFBLGdCQUMvQyxRQUFRLE9BQU8sR0FBRyxHQUFHO0FBQUEsZ0JBQ3JCLFNBQVMsT0FBTyxHQUFHO0FBQUEsY0FDdkI7QUFBQSxZQUNKO0FBQUEsWUFDQSxNQUFNLE9BQU8sTUFBTTtBQUFBLFlBQ25CLE9BQU8sTUFBTSxZQUFZLE1BQU0sVUFBVTtBQUFBLGNBQ3JDLE1BQU0sTUFBTSxNQUFNLGNBQWM7QUFBQSxjQUNoQyxNQUFNLEtBQUssS0FBSyxNQUFNLEtBQUs7QUFBQSxjQUMzQixNQUFNLEtBQUssS0FBSyxNQUFNLEtBQUs7QUFBQSxjQUMzQixNQUFNLEtBQUssS0FBSyxNQUFNLEtBQUs7QUFBQSxjQUMzQixJQUFJLE1BQU0sU0FBUyxNQUFNLEtBQUssTUFBTSxTQUFTLE1BQU0sS0FBSyxNQUFNLFNBQVMsTUFBTTtBQUFBLGdCQUN6RTtBQUFBLGNBRUosSUFBSSxLQUFLLEtBQUssT0FBTyxNQUFNLFdBQ3ZCLEtBQUssSUFBSSxJQUFJLElBQUksRUFBRSxNQUFNLE1BQU0sVUFDL0IsS0FBSyxJQUFJLElBQUksSUFBSSxFQUFFLE1BQU0sTUFBTTtBQUFBLGdCQUMvQjtBQUFBLGNBQ0osU0FBUyxLQUFLLFdBQVcsT0FBTyxJQUFJLElBQUksRUFBRTtBQUFBLGNBQzFDLE9BQU8sV0FBVyxDQUFDLENBQUMsS0FBSyxNQUFNO0FBQUEsY0FDL0I7QUFBQSxZQUNKO0FBQUE7QUFBQSxVQUVKLElBQUksQ0FBQyxRQUFRO0FBQUEsWUFDVCxJQUFJO0FBQUEsY0FDQSxLQUFLLGNBQWM7QUFBQSxZQUN2QjtBQUFBLFVBQ0o7QUFBQSxVQUNBLElBQUksQ0FBQyxhQUFhLEtBQUssWUFBWTtBQUFBLFlBQy9CLEtBQUs7QUFBQSxVQUNULFlBQVk7QUFBQSxVQUdaLElBQUksUUFBUSxDQUFDLEtBQUssV0FBVyxLQUFLLElBQUksT0FBTyxHQUFHLElBQUksT0FBTyxHQUFHLENBQUMsSUFBSSxLQUFLLElBQUksT0FBTyxHQUFHLElBQUksT0FBTyxHQUFHLENBQUMsSUFDL0YsVUFBVSxPQUFPLE9BQU8sSUFBSSxPQUFPLElBQUksT0FBTyxRQUFRLElBQ3REO0FBQUEsVUFDTixNQUFNLE1BQU0sQ0FBQyxFQUFFLFNBQVMsU0FBUyxPQUFPLElBQUksT0FBTyxFQUFFLElBQUksUUFBUSxLQUFLLE1BQU0sSUFBSSxLQUFLO0FBQUEsVUFDckYsSUFBSSxLQUFLO0FBQUEsWUFDTCxXQUFXLE9BQU8sT0FBTyxJQUFJLE9BQU8sUUFBUTtBQUFBLFlBQzVDLFdBQVcsT0FBTyxPQUFPLElBQUksT0FBTyxRQUFRO0FBQUEsWUFDNUMsV0FBVyxPQUFPLE9BQU8sSUFBSSxPQUFPLFFBQVE7QUFBQSxZQUM1QyxhQUFhLE9BQU8sTUFBTTtBQUFBLFlBQzFCLFFBQVEsVUFBVSxPQUFPLE9BQU8sSUFBSSxPQUFPLElBQUksT0FBTyxRQUFRO0FBQUEsVUFDbEU7QUFBQSxVQUNBLElBQUksT0FBTyxLQUFLLFlBQVksT0FBTyxRQUFRLEtBQUs7QUFBQSxVQUNoRCxJQUFJLGdCQUFnQixTQUFTLENBQUMsT0FBTyxhQUFhLE9BQU8sTUFBTTtBQUFBLFlBQzNELE9BQU8sS0FBSyxZQUFZLE9BQU8sUUFBUSxLQUFLO0FBQUEsVUFDaEQsTUFBTSxPQUFPLE1BQU0sUUFBUTtBQUFBLFVBQzNCLE1BQU0sU0FBUztBQUFBLFVBQ2YsSUFBSSxFQUFFLGdCQUFnQixRQUFRO0FBQUEsWUFHMUIsSUFBSSxLQUFLO0FBQUEsY0FDTCxLQUFLLGNBQWMsWUFBWSxLQUFLLGFBQWEsS0FBSyxhQUFhLENBQUMsR0FBRyxNQUFNLEtBQUssS0FBSyxJQUFJLEtBQUssY0FBYyxFQUFFLENBQUM7QUFBQSxZQUNySCxNQUFNLFVBQVUsT0FBTyxLQUFLLGNBQWM7QUFBQSxZQUMxQyxNQUFNLElBQUksTUFBTTtBQUFBLFlBQ2hCLE1BQU0sS0FBSyxJQUFJLE9BQU87QUFBQSxZQUN0QixNQUFNLEtBQUssSUFBSSxPQUFPO0FBQUEsWUFDdEIsTUFBTSxLQUFLLElBQUksT0FBTztBQUFBLFlBRXRCLEVBQUUsTUFBTSxPQUFPLEdBQUc7QUFBQSxZQUNsQixFQUFFLEtBQUssS0FBSyxPQUFPLEdBQUc7QUFBQSxZQUN0QixFQUFFLEtBQUssS0FBSyxPQUFPO0FBQUEsWUFDbkIsRUFBRSxLQUFLLEtBQUssT0FBTztBQUFBLFlBQ25CLEVBQUUsTUFBTSxPQUFPLEdBQUc7QUFBQSxZQUNsQixFQUFFLEtBQUssS0FBSyxPQUFPLEdBQUc7QUFBQSxZQUN0QixFQUFFLEtBQUssS0FBSztBQUFBLFlBQ1osRUFBRSxNQUFNLE9BQU8sR0FBRztBQUFBLFlBQ2xCLEVBQUUsS0FBSyxLQUFLLE9BQU8sR0FBRztBQUFBLFlBQ3RCLElBQUksRUFBRSxNQUFNLFNBQVMsT0FBTyxXQUFXO0FBQUEsY0FDbkMsS0FBSztBQUFBLFlBQ1QsSUFBSSxFQUFFLE1BQU0sU0FBUyxPQUFPLFdBQVc7QUFBQSxjQUNuQyxLQUFLO0FBQUEsWUFDVCxJQUFJLEVBQUUsTUFBTSxTQUFTLE9BQU8sV0FBVztBQUFBLGNBQ25DLEtBQUs7QUFBQSxZQUNULE1BQU0sU0FBUyxPQUFPLFlBQVksSUFBSTtBQUFBLFlBQ3RDLE1BQU0sU0FBUyxPQUFPLFlBQVksSUFBSTtBQUFBLFlBQ3RDLE1BQU0sU0FBUyxPQUFPLFlBQVksSUFBSTtBQUFBLFlBQ3RDLFdBQVcsVUFBVSxRQUFRO0FBQUEsY0FDekIsSUFBSSxDQUFDLE9BQU87QUFBQSxnQkFDUjtBQUFBLGNBQ0osS0FBSyxRQUFRLE1BQU07QUFBQSxZQUN2QjtBQUFBLFlBQ0EsSUFBSSxLQUFLO0FBQUEsY0FDTCxLQUFLLEtBQUssaUJBQWlCLEtBQUssUUFBUSxNQUFNO0FBQUEsVUFDdEQ7QUFBQSxVQUNBLElBQUksRUFBRSxrQkFBa0I7QUFBQSxZQUNwQixPQUFPO0FBQUEsVUFDWCxTQUFTO0FBQUEsVUFDVCxJQUFJO0FBQUEsWUFDQSxLQUFLLGNBQWM7QUFBQSxRQUMzQjtBQUFBLFFBQ0EsSUFBSSxDQUFDLGFBQWEsQ0FBQztBQUFBLFVBQ2Y7QUFBQSxNQUNSO0FBQUEsSUFDQSxJQUFJLEtBQUs7QUFBQSxNQUNMLEtBQUssS0FBSyxpQkFBaUIsS0FBSyxRQUFRLE1BQU07QUFBQSxJQUNsRCxPQUFPO0FBQUE7QUFBQSxHQUdWLElBQUksQ0FBQyxhQUFhLEtBQUs7QUFBQSxJQUNwQixLQUFLLGFBQWEsS0FBSyxJQUFJO0FBQUEsSUFDM0IsS0FBSyxVQUFVLEtBQUssV0FBVyxXQUFXLFdBQVcsS0FBSyxTQUFTO0FBQUEsSUFDbkUsTUFBTSxVQUFVLENBQUM7QUFBQSxJQUNqQixVQUFTO0FBQUEsTUFDTCxNQUFNLFNBQVMsT0FBTyxLQUFLLEtBQUssV0FBVztBQUFBLE1BQzNDLFFBQVEsS0FBSyxNQUFNO0FBQUEsTUFDbkIsSUFBSSxDQUFDO0FBQUEsUUFDRCxPQUFPO0FBQUEsTUFDWCxJQUFJLGtCQUFrQjtBQUFBLFFBQ2xCLE9BQU87QUFBQSxNQUNYLElBQUk7QUFBQSxRQUNBLEtBQUssY0FBYztBQUFBLElBQzNCO0FBQUE7QUFBQSxFQUVKLE1BQU0sQ0FBQyxNQUFNLE9BQU87QUFBQSxJQUNoQixLQUFLLGVBQWU7QUFBQSxJQUNwQixJQUFJO0FBQUEsTUFDQSxPQUFPLFVBQVUsS0FBSyxLQUFLLE9BQU8sR0FBRyxDQUFDO0FBQUEsTUFFMUMsUUFBUTtBQUFBLE1BQ0osS0FBSyxhQUFhO0FBQUE7QUFBQTtBQUFBLFFBR3BCLFdBQVcsQ0FBQyxNQUFNLE9BQU87QUFBQSxJQUMzQixLQUFLLGVBQWU7QUFBQSxJQUNwQixJQUFJO0FBQUEsTUFDQSxPQUFPLE1BQU0sZUFBZSxLQUFLLEtBQUssTUFBTSxHQUFHLEdBQUcsS0FBSyxTQUFTO0FBQUEsTUFFcEUsUUFBUTtBQUFBLE1BQ0osS0FBSyxhQUFhO0FBQUE7QUFBQTtBQUc5QjtBQUlPLElBQU0sV0FBVyxDQUFDLEtBQUssT0FBTyxDQUFDLE1BQU07QUFBQSxFQUN4QyxhQUFhLElBQUk7QUFBQSxFQUNqQixjQUFjLEtBQUssS0FBSyxNQUFNO0FBQUEsRUFDOUIsTUFBTSxVQUFVLElBQUksV0FBVyxLQUFLLE1BQU0sU0FBUyxFQUFFLFFBQVEsSUFBSSxRQUFRLE9BQU8sSUFBSSxNQUFNLEVBQUUsQ0FBQztBQUFBLEVBQzdGLElBQUk7QUFBQSxJQUNBLFFBQVEsU0FBUyxLQUFLLEtBQUssTUFBTTtBQUFBLElBQ2pDLE1BQU0sU0FBUyxRQUFRLE9BQU8sRUFBRTtBQUFBLElBQ2hDLElBQUksa0JBQWtCO0FBQUEsTUFDbEIsTUFBTSxJQUFJLE1BQU0sT0FBTyxPQUFPO0FBQUEsSUFDbEMsT0FBTztBQUFBLElBRVgsUUFBUTtBQUFBLElBR0osUUFBUSxNQUFNO0FBQUE7QUFBQTsiLAogICJkZWJ1Z0lkIjogIkFDRUJFRkExMkZDOTQwQjU2NDc1NkUyMTY0NzU2RTIxIiwKICAibmFtZXMiOiBbXQp9
