// protocols/link.ts
class ProtocolError extends Error {
  name = "WireError";
}

// protocols/desktop.ts
var FRAME_PIXELS_MAX = 8192 * 8192;
var CLIPBOARD_BYTES_MAX = 256 * 1024;

// protocols/terminal.ts
var SCROLLBACK_LINES_MAX = 50000;
var TERMINAL_INPUT_BYTES_MAX = 64 * 1024;

// protocols/viewer-wire.ts
var MESSAGE = {
  FRAME: 1,
  KEY: 2,
  CURSOR: 3,
  CLIPBOARD: 4,
  BELL: 5,
  TITLE: 6,
  TERMINAL_SIZE: 7,
  TERMINAL_OUTPUT: 8,
  TERMINAL_SNAPSHOT: 9,
  NOTICE: 10,
  LOCATION: 11
};
var TERMINAL_OUTPUT_BYTES_MAX = 1024 * 1024;
var TERMINAL_SNAPSHOT_BYTES_MAX = SCROLLBACK_LINES_MAX * 400;
var NOTICE_BYTES_MAX = 64 * 1024;
var encoder = new TextEncoder;
var decoder = new TextDecoder("utf-8", { fatal: true });

// protocols/viewer-wire-frame.ts
var FRAME_HEADER_BYTES = 24;
var FLAG_EPOCH = 1;
var OP = {
  MOVE: 1,
  JPEG: 2,
  TILE: 3,
  FRESH: 4,
  RAW: 5,
  STORE: 6,
  REF: 7,
  COLUMNS: 8,
  KEEP: 9,
  RESUME: 10
};
var CELL = 64;
var SLOTS = 2048;
var NEAR_COLOURS = 224;
var FAR_COLOURS = 4096;
var FIRST_RUN = 240;
var SHORT_RUNS = 14;
var LONG_RUN = 254;
var LITERAL = 255;
var RESUME_BYTES_MAX = SLOTS * (CELL * CELL * 3 + 16) + 64 * 1024;
var OPERATIONS_MAX = 65535;
function readFrameHeader(message) {
  if (message.length < FRAME_HEADER_BYTES)
    throw new ProtocolError(`a frame of ${message.length} bytes`);
  const at = new DataView(message.buffer, message.byteOffset, FRAME_HEADER_BYTES);
  const type = at.getUint8(0);
  if (type !== MESSAGE.FRAME && type !== MESSAGE.KEY)
    throw new ProtocolError(`message ${type} is no frame`);
  const header = {
    key: type === MESSAGE.KEY,
    epoch: (at.getUint8(1) & FLAG_EPOCH) !== 0,
    operations: at.getUint16(2, true),
    seq: at.getUint32(4, true),
    atMs: at.getUint32(8, true),
    width: at.getUint16(12, true),
    height: at.getUint16(14, true),
    rawLength: at.getUint32(16, true),
    bodyLength: at.getUint32(20, true)
  };
  const pixels = header.width * header.height;
  if (pixels < 1 || pixels > FRAME_PIXELS_MAX)
    throw new ProtocolError(`a picture of ${header.width} x ${header.height}`);
  if (header.rawLength > rawBytesMax(pixels) + RESUME_BYTES_MAX)
    throw new ProtocolError(`a frame of ${header.rawLength} raw bytes`);
  if (FRAME_HEADER_BYTES + header.bodyLength > message.length)
    throw new ProtocolError("a frame cut short");
  return header;
}
function rawBytesMax(pixels) {
  return pixels * 3 + OPERATIONS_MAX * 16;
}

// protocols/viewer-wire-inflate.ts
function streamInflater() {
  let stream = openDecompressor();
  return {
    async inflate(body, rawLength) {
      const into = new Uint8Array(rawLength);
      const written = stream.writer.write(body).then(() => null, (error) => error);
      let filled = 0;
      while (filled < rawLength) {
        const { value, done } = await readChunk(stream);
        if (done || !value || filled + value.length > rawLength)
          throw new ProtocolError("a frame body of the wrong length");
        into.set(value, filled);
        filled += value.length;
      }
      if (await written)
        throw new ProtocolError("a frame body that is not deflate");
      return into;
    },
    reset() {
      stream.writer.abort().catch(() => {
        return;
      });
      stream.reader.cancel().catch(() => {
        return;
      });
      stream = openDecompressor();
    }
  };
}
var ZLIB_HEADER = Uint8Array.of(120, 1);
function openDecompressor() {
  const { writable, readable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  const reader = readable.getReader();
  writer.closed.catch(() => {
    return;
  });
  reader.closed.catch(() => {
    return;
  });
  writer.write(ZLIB_HEADER).catch(() => {
    return;
  });
  return { writer, reader };
}
async function readChunk(stream) {
  try {
    return await stream.reader.read();
  } catch {
    throw new ProtocolError("a frame body that is not deflate");
  }
}

// protocols/viewer-wire-tiles.ts
var OPAQUE = 4278190080;

class ColourTable {
  near = new Uint32Array(NEAR_COLOURS).fill(OPAQUE);
  far = new Uint32Array(FAR_COLOURS).fill(OPAQUE);
  count = 0;
  clear() {
    this.near.fill(OPAQUE);
    this.far.fill(OPAQUE);
    this.count = 0;
  }
  restore(near, far) {
    this.clear();
    this.count = near.length / 3;
    for (let i = 0;i < this.count; i++)
      this.near[i] = readColour(near, i * 3);
    for (let i = 0;i < FAR_COLOURS; i++)
      this.far[i] = readColour(far, i * 3);
  }
  insert(colour) {
    this.far[Math.imul(colour & 16777215, 2654435761) >>> 20] = colour;
    if (this.count < NEAR_COLOURS)
      this.near[this.count++] = colour;
  }
}
function readColour(bytes, at) {
  return (OPAQUE | bytes[at + 2] << 16 | bytes[at + 1] << 8 | bytes[at]) >>> 0;
}
function drawTokens(picture, box, bytes, offset, table, byColumns) {
  const { data, width } = picture;
  const end = bytes.length;
  const length = byColumns ? box.h : box.w;
  const step = byColumns ? width : 1;
  const toNextLine = byColumns ? 1 - box.h * width : width - box.w;
  let left = box.w * box.h;
  let column = 0;
  let at = box.y * width + box.x;
  let colour = -1;
  while (left > 0) {
    if (offset >= end)
      throw new ProtocolError("a tile cut short");
    const token = bytes[offset++];
    let count = 1;
    if (token < NEAR_COLOURS)
      colour = table.near[token];
    else if (token < FIRST_RUN) {
      if (offset >= end)
        throw new ProtocolError("a colour cut short");
      colour = table.far[token - NEAR_COLOURS << 8 | bytes[offset++]];
    } else if (token === LITERAL) {
      if (offset + 3 > end)
        throw new ProtocolError("a colour cut short");
      colour = readColour(bytes, offset);
      offset += 3;
      table.insert(colour);
    } else {
      if (colour < 0)
        throw new ProtocolError("a run before the first colour");
      count = token - FIRST_RUN + 1;
      if (token === LONG_RUN) {
        count = SHORT_RUNS + 1;
        let more = 255;
        while (more === 255) {
          if (offset >= end)
            throw new ProtocolError("a run cut short");
          more = bytes[offset++];
          count += more;
        }
      }
    }
    if (count > left)
      throw new ProtocolError("a run beyond its tile");
    left -= count;
    while (count > 0) {
      const part = Math.min(count, length - column);
      if (step === 1 && part > 1)
        data.fill(colour, at, at + part);
      else
        for (let i = 0;i < part; i++)
          data[at + i * step] = colour;
      at += part * step;
      column += part;
      count -= part;
      if (column === length) {
        column = 0;
        at += toNextLine;
      }
    }
  }
  return offset;
}
function drawRaw(picture, box, bytes, offset) {
  if (offset + box.w * box.h * 3 > bytes.length)
    throw new ProtocolError("raw pixels cut short");
  let [r, g, b] = [0, 0, 0];
  for (let row = 0;row < box.h; row++) {
    const start = (box.y + row) * picture.width + box.x;
    for (let at = start;at < start + box.w; at++) {
      r = r + bytes[offset] & 255;
      g = g + bytes[offset + 1] & 255;
      b = b + bytes[offset + 2] & 255;
      offset += 3;
      picture.data[at] = (OPAQUE | b << 16 | g << 8 | r) >>> 0;
    }
  }
  return offset;
}
function moveRect(picture, box, fromX, fromY) {
  const { data, width } = picture;
  if (box.w === width) {
    data.copyWithin(box.y * width, fromY * width, (fromY + box.h) * width);
    return;
  }
  for (let i = 0;i < box.h; i++) {
    const row = box.y <= fromY ? i : box.h - 1 - i;
    const from = (fromY + row) * width + fromX;
    data.copyWithin((box.y + row) * width + box.x, from, from + box.w);
  }
}
function copyTile(picture, box) {
  const data = new Uint32Array(box.w * box.h);
  for (let row = 0;row < box.h; row++) {
    const from = (box.y + row) * picture.width + box.x;
    data.set(picture.data.subarray(from, from + box.w), row * box.w);
  }
  return { w: box.w, h: box.h, data };
}
function drawTile(picture, x, y, kept) {
  for (let row = 0;row < kept.h; row++)
    picture.data.set(kept.data.subarray(row * kept.w, (row + 1) * kept.w), (y + row) * picture.width + x);
}

// protocols/viewer-wire-decode.ts
function createScreenDecoder(parts = {}) {
  const openInflater = parts.inflater ?? streamInflater;
  const jpeg = parts.jpeg ?? decodeJpegInBrowser;
  const frames = openInflater();
  const state = {
    picture: { width: 0, height: 0, data: new Uint32Array(0) },
    pixels: new Uint8ClampedArray(0),
    slots: [],
    table: new ColourTable,
    ready: false
  };
  async function draw(message) {
    const header = readFrameHeader(message);
    if (!header.key && !state.ready)
      throw new ProtocolError("a frame before the first key");
    state.ready = false;
    const resized = ensureSize(state, header);
    if (header.key || header.epoch)
      clearEpochState(state);
    if (header.epoch)
      frames.reset();
    const inflater = header.key ? openInflater() : frames;
    const tail = FRAME_HEADER_BYTES + header.bodyLength;
    const body = await inflater.inflate(message.subarray(FRAME_HEADER_BYTES, tail), header.rawLength);
    if (header.key)
      inflater.reset();
    const boxes = await drawOperations(state, header, body, message.subarray(tail), jpeg);
    if (header.key)
      clearEpochState(state);
    state.ready = true;
    return { seq: header.seq, atMs: header.atMs, resized, boxes };
  }
  let last = Promise.resolve();
  return {
    get width() {
      return state.picture.width;
    },
    get height() {
      return state.picture.height;
    },
    get pixels() {
      return state.pixels;
    },
    apply(message) {
      const drawn = last.then(() => draw(message));
      last = drawn.catch(() => {
        return;
      });
      return drawn;
    },
    close: () => frames.reset()
  };
}
function ensureSize(state, header) {
  const { width, height } = header;
  if (state.picture.width === width && state.picture.height === height)
    return false;
  if (!header.key)
    throw new ProtocolError(`a frame of ${width} x ${height} without a key`);
  const data = new Uint32Array(width * height).fill(4278190080);
  state.picture = { width, height, data };
  state.pixels = new Uint8ClampedArray(data.buffer);
  return true;
}
function clearEpochState(state) {
  state.slots = [];
  state.table.clear();
}
async function drawOperations(state, header, body, tail, jpeg) {
  const { picture, table } = state;
  const boxes = [];
  const at = new DataView(body.buffer, body.byteOffset, body.byteLength);
  let offset = 0;
  let tailOffset = 0;
  const u16 = () => {
    if (offset + 2 > body.length)
      throw new ProtocolError("an operation cut short");
    offset += 2;
    return at.getUint16(offset - 2, true);
  };
  const rect = () => checkBounds(picture, { x: u16(), y: u16(), w: u16(), h: u16() });
  for (let i = 0;i < header.operations; i++) {
    const op = body[offset++];
    switch (op) {
      case OP.MOVE: {
        const box = rect();
        const from = checkBounds(picture, { x: u16(), y: u16(), w: box.w, h: box.h });
        moveRect(picture, box, from.x, from.y);
        boxes.push(box);
        break;
      }
      case OP.TILE:
      case OP.COLUMNS:
      case OP.FRESH: {
        const box = rect();
        if (op === OP.FRESH)
          table.clear();
        offset = drawTokens(picture, box, body, offset, table, op === OP.COLUMNS);
        boxes.push(box);
        break;
      }
      case OP.RAW: {
        const box = rect();
        offset = drawRaw(picture, box, body, offset);
        boxes.push(box);
        break;
      }
      case OP.STORE: {
        const slot = u16();
        const box = boxes.at(-1);
        if (!box || slot >= SLOTS)
          throw new ProtocolError(`a store into slot ${slot}`);
        state.slots[slot] = copyTile(picture, box);
        break;
      }
      case OP.REF: {
        const [x, y, slot] = [u16(), u16(), u16()];
        const kept = state.slots[slot];
        if (!kept)
          throw new ProtocolError(`slot ${slot} is empty`);
        boxes.push(checkBounds(picture, { x, y, w: kept.w, h: kept.h }));
        drawTile(picture, x, y, kept);
        break;
      }
      case OP.KEEP: {
        const slot = u16();
        if (slot >= SLOTS)
          throw new ProtocolError(`a tile for slot ${slot}`);
        const [w = 0, h = 0, kind] = body.subarray(offset, offset + 3);
        if (w < 1 || w > CELL || h < 1 || h > CELL)
          throw new ProtocolError(`a kept tile of ${w} x ${h}`);
        offset += 3;
        const tile = { width: w, height: h, data: new Uint32Array(w * h) };
        const box = { x: 0, y: 0, w, h };
        table.clear();
        if (kind === OP.RAW)
          offset = drawRaw(tile, box, body, offset);
        else if (kind === OP.FRESH)
          offset = drawTokens(tile, box, body, offset, table, false);
        else
          throw new ProtocolError(`a kept tile of kind ${kind}`);
        state.slots[slot] = { w, h, data: tile.data };
        break;
      }
      case OP.RESUME: {
        const count = u16();
        const [nearEnd, farEnd] = [offset + count * 3, offset + (count + FAR_COLOURS) * 3];
        if (count > NEAR_COLOURS || farEnd > body.length)
          throw new ProtocolError("a colour table cut short");
        table.restore(body.subarray(offset, nearEnd), body.subarray(nearEnd, farEnd));
        offset = body.length;
        break;
      }
      case OP.JPEG: {
        const box = rect();
        const length = u16() + u16() * 65536;
        if (tailOffset + length > tail.length)
          throw new ProtocolError("a JPEG cut short");
        const rgba = await jpeg(tail.subarray(tailOffset, tailOffset + length), box.w, box.h);
        tailOffset += length;
        if (rgba.length !== box.w * box.h * 4)
          throw new ProtocolError("a JPEG of another size");
        drawTile(picture, box.x, box.y, { w: box.w, h: box.h, data: toUint32Array(rgba) });
        boxes.push(box);
        break;
      }
      default:
        throw new ProtocolError(`unknown drawing operation ${op}`);
    }
  }
  if (offset !== body.length || tailOffset !== tail.length)
    throw new ProtocolError("a frame with bytes left over");
  return boxes;
}
function toUint32Array(bytes) {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}
function checkBounds(picture, box) {
  if (box.w < 1 || box.h < 1 || box.x + box.w > picture.width || box.y + box.h > picture.height)
    throw new ProtocolError(`a rectangle outside the picture: ${box.x},${box.y} ${box.w} x ${box.h}`);
  return box;
}
async function decodeJpegInBrowser(bytes, w, h) {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const context = new OffscreenCanvas(w, h).getContext("2d", { willReadFrequently: true });
  if (!context)
    throw new ProtocolError("no canvas for a JPEG");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, w, h).data;
}

// islands/screen/frame-painter.ts
function createFramePainter(canvas, decoder, onSize) {
  const context = canvas.getContext("2d", { alpha: false });
  let image = null;
  let waiting = [];
  let isPainting = false;
  async function paint(message) {
    const drawn = await decoder.apply(message);
    const { width, height } = decoder;
    if (!drawn.resized && image) {
      for (const { x, y, w, h } of drawn.boxes)
        context?.putImageData(image, 0, 0, x, y, w, h);
      return;
    }
    image = new ImageData(decoder.pixels, width, height);
    if (canvas.width !== width || canvas.height !== height) {
      onSize({ width, height });
      canvas.width = width;
      canvas.height = height;
    }
    context?.putImageData(image, 0, 0);
  }
  async function drainQueue() {
    isPainting = true;
    for (let next = waiting.shift();next; next = waiting.shift())
      await paint(next.message).then(next.resolve, next.reject);
    isPainting = false;
  }
  return {
    draw(message) {
      const mine = { message, ...Promise.withResolvers() };
      if (message[0] === MESSAGE.KEY) {
        const superseded = waiting;
        waiting = [];
        for (const one of superseded)
          mine.promise.then(one.resolve, one.reject);
      }
      waiting.push(mine);
      if (!isPainting)
        drainQueue();
      return mine.promise;
    }
  };
}

// islands/painter-worker.ts
var painter = null;
self.onmessage = ({ data: order }) => {
  if (order.kind === "canvas")
    painter = createFramePainter(order.canvas, createScreenDecoder(), (size) => respond({ kind: "size", ...size }));
  else
    draw(order.number, order.message);
};
async function draw(number, message) {
  try {
    await painter?.draw(message);
    respond({ kind: "drawn", number });
  } catch (error) {
    respond({ kind: "failed", number, reason: String(error) });
  }
}
function respond(said) {
  self.postMessage(said);
}

//# debugId=4FF468239395D08C64756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vcHJvdG9jb2xzL2xpbmsudHMiLCAiLi4vLi4vcHJvdG9jb2xzL2Rlc2t0b3AudHMiLCAiLi4vLi4vcHJvdG9jb2xzL3Rlcm1pbmFsLnRzIiwgIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS50cyIsICIuLi8uLi9wcm90b2NvbHMvdmlld2VyLXdpcmUtZnJhbWUudHMiLCAiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLWluZmxhdGUudHMiLCAiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLXRpbGVzLnRzIiwgIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS1kZWNvZGUudHMiLCAiLi4vLi4vaXNsYW5kcy9zY3JlZW4vZnJhbWUtcGFpbnRlci50cyIsICIuLi8uLi9pc2xhbmRzL3BhaW50ZXItd29ya2VyLnRzIl0sCiAgInNvdXJjZXNDb250ZW50IjogWwogICAgIi8qKiBUaGUgdm9jYWJ1bGFyeSBiZXR3ZWVuIGEgbWFjaGluZSBhdCB0aGUgZmFyIGVuZCBvZiBhIGxpbmsgYW5kIHRoZSBzZXNzaW9uIHRoYXQgdXNlcyBpdC4gKi9cblxuaW1wb3J0IHR5cGUgeyBNYWNoaW5lRmlsZXMgfSBmcm9tIFwiLi9tYWNoaW5lLWZpbGVzLnRzXCJcblxuLyoqIFdoeSBhIGxpbmsgdG8gYSBtYWNoaW5lIGVuZGVkLiBUaGUgY29kZXMgYXJlIHRoZSByZW1vdGUtc2Vzc2lvbiBjb2RlcyBvZiB0aGUgZXJyb3IgY2F0YWxvZ3VlLiAqL1xuZXhwb3J0IGNvbnN0IExJTktfRU5EX0NPREVTID0gW1xuICBcIlVQU1RSRUFNX1RJTUVPVVRcIiwgLy8gdGhlIHRhcmdldCBkb2VzIG5vdCBhbnN3ZXJcbiAgXCJVUFNUUkVBTV9OT1RfRk9VTkRcIiwgLy8gdGhlIHRhcmdldCBjYW5ub3QgYmUgcmVhY2hlZCwgb3IgaXRzIGNvbm5lY3RvciBpcyBvZmZsaW5lXG4gIFwiVVBTVFJFQU1fVU5BVkFJTEFCTEVcIiwgLy8gdGhlIHRhcmdldCByZWZ1c2VzIHRoZSBjb25uZWN0aW9uXG4gIFwiU0VSVkVSX0JVU1lcIiwgLy8gd2UgaGF2ZSBubyByZXNvdXJjZXMgbGVmdFxuICBcIkNMSUVOVF9UT09fTUFOWVwiLCAvLyB0aGUgdGFyZ2V0IGhhcyBubyByZXNvdXJjZXMgbGVmdFxuICBcIlNFU1NJT05fQ0xPU0VEXCIsIC8vIGVuZGVkIGluIHRoZSBvcmRpbmFyeSB3YXlcbiAgXCJSRVNPVVJDRV9DTE9TRURcIiwgLy8gY2xvc2VkIGJ5IHRoZSB0YXJnZXRcbiAgXCJERVZJQ0VfRVJST1JcIiwgLy8gdGhlIHRhcmdldCByZXBvcnRzIGFuIGVycm9yIG9mIGl0cyBvd25cbiAgXCJDTElFTlRfQkFEX1JFUVVFU1RcIiwgLy8gdGhlIHRhcmdldCBzZW50IGJ5dGVzIHRoYXQgaXRzIHByb3RvY29sIGZvcmJpZHNcbiAgXCJDTElFTlRfQkFEX1RZUEVcIiwgLy8gdGhlIHRhcmdldCBvZmZlcnMgbm90aGluZyB0aGF0IHdlIHNwZWFrXG4gIFwiQ0xJRU5UX0ZPUkJJRERFTlwiLCAvLyB0aGUgdGFyZ2V0LCBvciB0aGUgcGlubmVkIGhvc3Qga2V5LCBkZW5pZXMgYWNjZXNzXG4gIFwiQ0xJRU5UX1VOQVVUSE9SSVpFRFwiLCAvLyB3cm9uZyBjcmVkZW50aWFscyBvbiB0aGUgdGFyZ2V0XG4gIFwiQ0xJRU5UX09WRVJSVU5cIiwgLy8gYSBsaW1pdCB3YXMgZXhjZWVkZWRcbl0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIExpbmtFbmRDb2RlID0gKHR5cGVvZiBMSU5LX0VORF9DT0RFUylbbnVtYmVyXVxuXG4vKiogQ2F1c2VzIHRoYXQgYXJlIGtub3duIHdlbGwgZW5vdWdoIHRvIHNheSB3aGF0IHJlbW92ZXMgdGhlbTsgdGhlIHVzZXIgcmVhZHMgYWJvdXQgaXQgaW4gdGhlaXIgb3duIGxhbmd1YWdlLiAqL1xuZXhwb3J0IGNvbnN0IExJTktfRElBR05PU0VTID0gW1xuICBcInJkcFN0YW5kYXJkU2VjdXJpdHlPbmx5XCIsXG4gIFwicmRwTmxhUmVxdWlyZWRcIixcbiAgXCJyZHBXcm9uZ1Bhc3N3b3JkXCIsXG4gIFwicmRwUGFzc3dvcmRFeHBpcmVkXCIsXG4gIFwicmRwQWNjb3VudExvY2tlZFwiLFxuICBcInJkcEFjY291bnREaXNhYmxlZFwiLFxuICBcInJkcEFjY291bnRFeHBpcmVkXCIsXG4gIFwicmRwQWNjb3VudFJlc3RyaWN0ZWRcIixcbiAgXCJyZHBMb2dvbkhvdXJzXCIsXG4gIFwicmRwTG9nb25UeXBlRGVuaWVkXCIsXG4gIFwicmRwQ3JlZHNzcE9yYWNsZVwiLFxuICBcInJkcFRha2VuT3ZlclwiLFxuICBcInJkcExpY2Vuc2luZ1wiLFxuXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgTGlua0RpYWdub3NpcyA9ICh0eXBlb2YgTElOS19ESUFHTk9TRVMpW251bWJlcl1cblxuLyoqIGBkZXRhaWxgIGlzIHRoZSByZWFzb24gaW4gb25lIGxvd2VyLWNhc2Ugc2VudGVuY2UsIGZvciB0aGUgbG9nIGFuZCB0aGUgdXNlcjsgbmV2ZXIgY29udGFpbnMgYSBzZWNyZXQuICovXG5leHBvcnQgaW50ZXJmYWNlIExpbmtFbmQge1xuICBjb2RlOiBMaW5rRW5kQ29kZVxuICBkZXRhaWw6IHN0cmluZ1xuICBkaWFnbm9zaXM/OiBMaW5rRGlhZ25vc2lzXG4gIC8qKiBFeGl0IHN0YXR1cyBvZiB0aGUgc2Vzc2lvbidzIHByb2dyYW0gb24gdGhlIG1hY2hpbmUsIHdoZXJlIHJlcG9ydGVkOiAwIGZvciBzdWNjZXNzLiAqL1xuICBleGl0U3RhdHVzPzogbnVtYmVyXG59XG5cbi8qKiBUaGUgcGVlciBzZW50IGJ5dGVzIHRoYXQgaXRzIHByb3RvY29sIGZvcmJpZHMuIEVuZHMgdGhlIGxpbmsgd2l0aCBDTElFTlRfQkFEX1JFUVVFU1QgYW5kIG5vdGhpbmcgZWxzZS4gKi9cbmV4cG9ydCBjbGFzcyBQcm90b2NvbEVycm9yIGV4dGVuZHMgRXJyb3Ige1xuICBvdmVycmlkZSBuYW1lID0gXCJXaXJlRXJyb3JcIlxufVxuXG4vKiogQW4gb3JkZXJlZCBieXRlIHN0cmVhbSB0byBhIG1hY2hpbmU6IGEgVENQIG9yIFRMUyBzb2NrZXQsIG9yIGEgc3RyZWFtIG9mIGEgY29ubmVjdG9yIHR1bm5lbC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQnl0ZVN0cmVhbSB7XG4gIC8qKiBRdWV1ZXMgYnl0ZXMgZm9yIHNlbmRpbmcuIFRoZSBzdHJlYW0gY2xvc2VzIGl0c2VsZiB3aGVuIG1vcmUgdGhhbiBpdHMgbGltaXQgaXMgd2FpdGluZy4gKi9cbiAgd3JpdGUoYnl0ZXM6IFVpbnQ4QXJyYXkpOiB2b2lkXG4gIGNsb3NlKCk6IHZvaWRcbiAgLyoqXG4gICAqIFR1cm5zIHRoZSBzdHJlYW0gaW50byBUTFM7IGdpdmVzIHRoZSBjZXJ0aWZpY2F0ZSBvZiB0aGUgcGVlciBpbiBERVIsIHdoaWNoIGlzIG5vdCBjaGVja2VkLiBSZWplY3RzIHdoZW4gdGhlIGhhbmRzaGFrZVxuICAgKiBmYWlscy4gQWJzZW50IHdoZXJlIHRoZSBzdHJlYW0gY2Fubm90LlxuICAgKi9cbiAgc3RhcnRUbHM/KCk6IFByb21pc2U8VWludDhBcnJheT5cbiAgLyoqIEV4YWN0bHkgb25lIHJlY2VpdmVyOyBzZXQgYmVmb3JlIHRoZSBmaXJzdCBieXRlIGNhbiBhcnJpdmUuICovXG4gIHJlY2VpdmVyOiB7XG4gICAgZGF0YShieXRlczogVWludDhBcnJheSk6IHZvaWRcbiAgICAvKiogQ2FsbGVkIG9uY2UsIHdoYXRldmVyIHRoZSByZWFzb24uICovXG4gICAgY2xvc2VkKGVuZDogTGlua0VuZCk6IHZvaWRcbiAgfVxufVxuXG4vKipcbiAqIEEgcnVubmluZyBsaW5rIHRvIGEgbWFjaGluZSwgc2VlbiBmcm9tIHRoZSBzZXNzaW9uLiBFdmVudHMgYXJyaXZlIGF0IHRoZSBgb25FdmVudGAgZ2l2ZW4gd2hlbiBpdCB3YXMgb3BlbmVkO1xuICogYG9uRW5kYCBpcyBjYWxsZWQgZXhhY3RseSBvbmNlLlxuICovXG5leHBvcnQgaW50ZXJmYWNlIFJlbW90ZUxpbms8SW5wdXQ+IHtcbiAgaW5wdXQoaW5wdXQ6IElucHV0KTogdm9pZFxuICBjbG9zZSgpOiB2b2lkXG4gIC8qKiBPZiBwcm90b2NvbHMgdGhhdCBjYXJyeSBmaWxlcyBiZXNpZGUgdGhlaXIgc2NyZWVuLiAqL1xuICBmaWxlcz86IE1hY2hpbmVGaWxlc1xufVxuIiwKICAgICIvKipcbiAqIFRoZSBwcm90b2NvbC1uZXV0cmFsIGV2ZW50cyBhbmQgaW5wdXRzIG9mIGEgZ3JhcGhpY2FsIHNjcmVlbiwgY29tbW9uIHRvIGFsbCBkZXNrdG9wIGFkYXB0ZXJzIChWTkMsIFJEUCwgYSBicm93c2VyKS5cbiAqIFNjcmVlbiwgc2hhcmluZywgcmVhZC1vbmx5IHZpZXdpbmcsIHJlY29yZGluZyBhbmQgcGxheWJhY2sgYXJlIGltcGxlbWVudGVkIG9uY2UgYWdhaW5zdCB0aGVtLlxuICovXG5cbi8qKiBQaXhlbHMsIGZyYW1lLWJ1ZmZlciBjb29yZGluYXRlczsgd2lkdGggYW5kIGhlaWdodCBhdCBsZWFzdCAxLiAqL1xuZXhwb3J0IGludGVyZmFjZSBSZWN0IHtcbiAgeDogbnVtYmVyXG4gIHk6IG51bWJlclxuICB3OiBudW1iZXJcbiAgaDogbnVtYmVyXG59XG5cbi8qKlxuICogVGhlIHBpY3R1cmUgYW4gYWRhcHRlciBkcmF3cyBpbnRvLiBJdCBiZWxvbmdzIHRvIHRoZSBzY3JlZW4gKGl0cyBieXRlcyBhcmUgaW4gdGhlIGtlcm5lbHMnIFdBU00gbWVtb3J5KTsgdGhlXG4gKiBhZGFwdGVyIHJlcXVlc3RzIGEgc2l6ZSBhbmQgd3JpdGVzIHBpeGVscyBpbiBwbGFjZS5cbiAqL1xuZXhwb3J0IGludGVyZmFjZSBGcmFtZWJ1ZmZlciB7XG4gIHJlYWRvbmx5IHdpZHRoOiBudW1iZXJcbiAgcmVhZG9ubHkgaGVpZ2h0OiBudW1iZXJcbiAgLyoqIFJHQkEsIDQgYnl0ZXMgcGVyIHBpeGVsLCByb3ctbWFqb3IsIGB3aWR0aCAqIGhlaWdodCAqIDRgIGJ5dGVzLCBhbHBoYSBhbHdheXMgMjU1LiBGZXRjaCBhbmV3IGFmdGVyIGByZXNpemVgIGFuZCBgbW92ZWAuICovXG4gIHJlYWRvbmx5IHBpeGVsczogVWludDhBcnJheVxuICAvKipcbiAgICogR2l2ZXMgYSBibGFjayBwaWN0dXJlIG9mIHRoZSBuZXcgc2l6ZS5cbiAgICogQHBhcmFtIHNob3duSGVpZ2h0IG9ubHkgc28gbWFueSByb3dzIGZyb20gdGhlIHRvcCBhcmUgc2hvd24gdG8gdmlld2Vyczsgd2l0aG91dCBpdCBhbGxcbiAgICogQHRocm93cyBXaXJlRXJyb3IgYWJvdmUgYEZSQU1FX1BJWEVMU19NQVhgIG9yIGZvciBhIHplcm8gc2lkZVxuICAgKi9cbiAgcmVzaXplKHdpZHRoOiBudW1iZXIsIGhlaWdodDogbnVtYmVyLCBzaG93bkhlaWdodD86IG51bWJlcik6IHZvaWRcbiAgLyoqIEZhc3QgY29weSBvZiBgcmVjdGAgZnJvbSAoZnJvbVgsIGZyb21ZKTsgYm90aCBsaWUgaW5zaWRlIGFuZCBtYXkgb3ZlcmxhcC4gRW1pdHMgbm8gZXZlbnQuICovXG4gIG1vdmUocmVjdDogUmVjdCwgZnJvbVg6IG51bWJlciwgZnJvbVk6IG51bWJlcik6IHZvaWRcbiAgLyoqXG4gICAqIERyYXdzIGByZWN0YCBpbiBvbmUgY29sb3VyLCBSIEcgQiAyNTUgZnJvbSB0aGUgbG93ZXN0IGJ5dGUgdXAuIElzIG5vIGV2ZW50LlxuICAgKiBAdGhyb3dzIFdpcmVFcnJvciB3aGVuIGByZWN0YCBsZWF2ZXMgdGhlIHBpY3R1cmVcbiAgICovXG4gIGZpbGwocmVjdDogUmVjdCwgY29sb3VyOiBudW1iZXIpOiB2b2lkXG4gIC8qKlxuICAgKiBEcmF3cyBgcmVjdGAsIHdoaWNoIGxpZXMgaW5zaWRlLCBmcm9tIHRoZSBpbmZsYXRlZCBkYXRhIG9mIGEgWlJMRSByZWN0YW5nbGUuIEVtaXRzIG5vIGV2ZW50LlxuICAgKiBAdGhyb3dzIFdpcmVFcnJvciBmb3IgZGF0YSB0aGF0IGlzIG5vdCBaUkxFLCBvciBub3Qgb2YgdGhpcyBzaXplXG4gICAqL1xuICBkcmF3WnJsZShyZWN0OiBSZWN0LCBkYXRhOiBVaW50OEFycmF5KTogdm9pZFxufVxuXG4vKipcbiAqIDgxOTIgeCA4MTkyOiB2aWRlbyB3YWxscywgYW5kIHNjcmVlbnMgd2l0aCBhbiBvZmYtc2NyZWVuIGNhY2hlIGJlbG93IHRoZW0uIDI1NiBNQiBmb3IgdGhlIG1hY2hpbmUncyBwaWN0dXJlIGFuZCBhc1xuICogbXVjaCBmb3IgdGhlIHZpZXdlcnMnIGNvcHk7IG9ubHkgYSBtYWNoaW5lIG9mIHRoYXQgc2l6ZSBtYWtlcyBhIHNlc3Npb24gdXNlIHNvIG11Y2guXG4gKi9cbmV4cG9ydCBjb25zdCBGUkFNRV9QSVhFTFNfTUFYID0gODE5MiAqIDgxOTJcblxuZXhwb3J0IHR5cGUgRGVza3RvcEV2ZW50ID1cbiAgfCB7IGtpbmQ6IFwicmVhZHlcIjsgd2lkdGg6IG51bWJlcjsgaGVpZ2h0OiBudW1iZXI7IG5hbWU6IHN0cmluZyB9XG4gIHwgeyBraW5kOiBcInJlc2l6ZVwiOyB3aWR0aDogbnVtYmVyOyBoZWlnaHQ6IG51bWJlciB9XG4gIC8qKiBQaXhlbHMgb2YgYHJlY3RgIHdlcmUgd3JpdHRlbiBpbiB0aGUgZnJhbWUgYnVmZmVyLiAqL1xuICB8IHsga2luZDogXCJkYW1hZ2VcIjsgcmVjdDogUmVjdCB9XG4gIC8qKiBgcmVjdGAgd2FzIGNvcGllZCBmcm9tIChmcm9tWCwgZnJvbVkpIGluc2lkZSB0aGUgZnJhbWUgYnVmZmVyLCB3aGljaCBpcyBhbHJlYWR5IGNoYW5nZWQuICovXG4gIHwgeyBraW5kOiBcIm1vdmVcIjsgcmVjdDogUmVjdDsgZnJvbVg6IG51bWJlcjsgZnJvbVk6IG51bWJlciB9XG4gIC8qKiBBIEpQRUcgcGljdHVyZSBmb3IgYHJlY3RgLCBwYXNzZWQgdGhyb3VnaCB1bnRvdWNoZWQ7IHRoZSBmcmFtZSBidWZmZXIgaXMgbm90IGNoYW5nZWQuIFRoZSBieXRlcyBhcmUgdmFsaWQgZHVyaW5nIHRoZSBldmVudCBvbmx5LiAqL1xuICB8IHsga2luZDogXCJqcGVnXCI7IHJlY3Q6IFJlY3Q7IGJ5dGVzOiBVaW50OEFycmF5IH1cbiAgLyoqIEVuZCBvZiBvbmUgdXBkYXRlIG9mIHRoZSBtYWNoaW5lOiBhIGdvb2QgbW9tZW50IHRvIGVuY29kZS4gKi9cbiAgfCB7IGtpbmQ6IFwiZnJhbWVFbmRcIiB9XG4gIC8qKiBSR0JBIGN1cnNvciBwaWN0dXJlLCBgdyAqIGggKiA0YCBieXRlcyB3aXRoIHJlYWwgYWxwaGE7IHcgPSBoID0gMCBoaWRlcyBpdC4gKi9cbiAgfCB7IGtpbmQ6IFwiY3Vyc29yXCI7IHc6IG51bWJlcjsgaDogbnVtYmVyOyBob3RYOiBudW1iZXI7IGhvdFk6IG51bWJlcjsgcmdiYTogVWludDhBcnJheSB9XG4gIHwgeyBraW5kOiBcImNsaXBib2FyZFwiOyB0ZXh0OiBzdHJpbmcgfVxuICB8IHsga2luZDogXCJiZWxsXCIgfVxuICAvKiogVGhlIG1hY2hpbmUgaGFzIG5vdCBhbnN3ZXJlZCBhIHByb2JlLCBhbmQgc2VudCBub3RoaW5nIGZvciBzbyBsb25nIChgbGl2ZW5lc3MudHNgKTsgbnVsbDogaXQgYW5zd2VycyBhZ2Fpbi4gKi9cbiAgfCB7IGtpbmQ6IFwic2lsZW5jZVwiOyBmb3JNczogbnVtYmVyIHwgbnVsbCB9XG4gIC8qKiBUaGUgbWFjaGluZSByZW5hbWVkIGl0cyBkZXNrdG9wOyB0aGUgZmlyc3QgbmFtZSBjb21lcyB3aXRoIGByZWFkeWAuICovXG4gIHwgeyBraW5kOiBcInRpdGxlXCI7IHRpdGxlOiBzdHJpbmcgfVxuICAvKiogVGhlIG1hY2hpbmUgc2hvd3MgaXRzIHBpY3R1cmVzIGluIGFub3RoZXIgY29sb3VyIGRlcHRoIHRoYW4gaXQgd2FzIGFza2VkIGZvciwgaW4gYml0cyBvZiBhIHBpeGVsLiAqL1xuICB8IHsga2luZDogXCJjb2xvdXJEZXB0aFwiOyBhc2tlZDogbnVtYmVyOyBnaXZlbjogbnVtYmVyIH1cbiAgLyoqIFdoZXJlIGEgbWFjaGluZSB0aGF0IGlzIGEgd2ViIHBhZ2UgaXMgbm93LCBhbmQgd2hpY2ggd2F5cyBsZWFkIG9uLiAqL1xuICB8IHtcbiAgICAgIGtpbmQ6IFwibG9jYXRpb25cIlxuICAgICAgdXJsOiBzdHJpbmdcbiAgICAgIGNhbkdvQmFjazogYm9vbGVhblxuICAgICAgY2FuR29Gb3J3YXJkOiBib29sZWFuXG4gICAgICBpc0xvYWRpbmc6IGJvb2xlYW5cbiAgICB9XG5cbi8qKiBXaGVyZSBhIHZpZXdlciBvZiBhIHdlYiBwYWdlIHdhbnRzIHRvIGdvOyBgU1RBUlRgIGlzIHRoZSBpbnRlcmZhY2UncyBvd24gcGFnZS4gKi9cbmV4cG9ydCBjb25zdCBOQVZJR0FUSU9OUyA9IFtcIkJBQ0tcIiwgXCJGT1JXQVJEXCIsIFwiUkVMT0FEXCIsIFwiU1RBUlRcIiwgXCJBRERSRVNTXCJdIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBOYXZpZ2F0aW9uID0gKHR5cGVvZiBOQVZJR0FUSU9OUylbbnVtYmVyXVxuXG5leHBvcnQgdHlwZSBEZXNrdG9wSW5wdXQgPVxuICAvKipcbiAgICogT25lIGtleSwgcHJlc3NlZCBvciByZWxlYXNlZC4gYGtleXN5bWAgaXMgdGhlIFgxMSBrZXlzeW0gb2Ygd2hhdCB3YXMgdHlwZWQgKGxheW91dCBhcHBsaWVkIGJ5IHRoZSBicm93c2VyKSxcbiAgICogYGNvZGVgIHRoZSBwaHlzaWNhbCBrZXkgYXMgYEtleWJvYXJkRXZlbnQuY29kZWAgb3IgXCJcIiAoZm9yIFFFTVUgZXh0ZW5kZWQga2V5IGV2ZW50cykuXG4gICAqL1xuICB8IHsga2luZDogXCJrZXlcIjsgZG93bjogYm9vbGVhbjsga2V5c3ltOiBudW1iZXI7IGNvZGU6IHN0cmluZyB9XG4gIC8qKiBgYnV0dG9uc2A6IGJpdCAwIGxlZnQsIGJpdCAxIG1pZGRsZSwgYml0IDIgcmlnaHQsIGJpdCAzIGJhY2ssIGJpdCA0IGZvcndhcmQuIEZyYW1lLWJ1ZmZlciBwaXhlbHMuICovXG4gIHwgeyBraW5kOiBcInBvaW50ZXJcIjsgeDogbnVtYmVyOyB5OiBudW1iZXI7IGJ1dHRvbnM6IG51bWJlciB9XG4gIC8qKiBOb3RjaGVzOyBwb3NpdGl2ZSBgZHlgIHNjcm9sbHMgZG93biwgcG9zaXRpdmUgYGR4YCBzY3JvbGxzIHJpZ2h0LiAqL1xuICB8IHsga2luZDogXCJ3aGVlbFwiOyB4OiBudW1iZXI7IHk6IG51bWJlcjsgZHg6IG51bWJlcjsgZHk6IG51bWJlciB9XG4gIHwgeyBraW5kOiBcImNsaXBib2FyZFwiOyB0ZXh0OiBzdHJpbmcgfVxuICAvKiogVGhlIHZpZXdlciB3YW50cyB0aGUgbWFjaGluZSB0byB0YWtlIHRoaXMgc2l6ZTsgaWdub3JlZCBieSBtYWNoaW5lcyB0aGF0IGNhbm5vdC4gKi9cbiAgfCB7IGtpbmQ6IFwicmVzaXplXCI7IHdpZHRoOiBudW1iZXI7IGhlaWdodDogbnVtYmVyIH1cbiAgLyoqIFRoZSBzY3JlZW4gd2FudHMgdGhlIHdob2xlIHBpY3R1cmUgb2YgYHJlY3RgIGFmcmVzaC4gKi9cbiAgfCB7IGtpbmQ6IFwicmVmcmVzaFwiOyByZWN0OiBSZWN0IH1cbiAgLyoqXG4gICAqIEZyb20gbm93IG9uIHRoZSBtYWNoaW5lIG1heSBzZW5kIGBqcGVnYCBldmVudHMgb2YgdGhpcyBxdWFsaXR5LCAwIChzbWFsbCkgdG8gOSAoZ29vZCksIG9yIG51bGwgZm9yIGxvc3NsZXNzIHBpY3R1cmVzXG4gICAqIG9ubHkuIElnbm9yZWQgYnkgbWFjaGluZXMgdGhhdCBjYW5ub3QuIEFmdGVyIG51bGwgdGhlIHNjcmVlbiBhc2tzIHdpdGggYHJlZnJlc2hgIGZvciB3aGF0IGl0IGhhcyBhcyBKUEVHLlxuICAgKi9cbiAgfCB7IGtpbmQ6IFwicXVhbGl0eVwiOyBsZXZlbDogbnVtYmVyIHwgbnVsbCB9XG4gIC8qKiBPZiBtYWNoaW5lcyB0aGF0IGFyZSB3ZWIgcGFnZXM7IGBhZGRyZXNzYCBpcyBlbXB0eSBidXQgZm9yIGBBRERSRVNTYC4gKi9cbiAgfCB7IGtpbmQ6IFwibmF2aWdhdGVcIjsgdG86IE5hdmlnYXRpb247IGFkZHJlc3M6IHN0cmluZyB9XG5cbi8qKiBMb25nZXN0IGFkZHJlc3Mgb2YgYSBwYWdlLCBpbiBVVEYtOCBieXRlcy4gKi9cbmV4cG9ydCBjb25zdCBBRERSRVNTX0JZVEVTX01BWCA9IDQwOTZcbi8qKiBMb25nZXN0IGNsaXBib2FyZCB0ZXh0IGVpdGhlciB3YXksIGluIFVURi04IGJ5dGVzOiBhIHBhZ2Ugb2YgdGV4dCwgbm90IGEgZmlsZS4gKi9cbmV4cG9ydCBjb25zdCBDTElQQk9BUkRfQllURVNfTUFYID0gMjU2ICogMTAyNFxuIiwKICAgICIvKiogVGhlIHByb3RvY29sLW5ldXRyYWwgZXZlbnRzIGFuZCBpbnB1dCBvZiBhIGNoYXJhY3RlciB0ZXJtaW5hbDogdXNlZCBieSBTU0ggKGFuZCBsYXRlciBUZWxuZXQsIHNlcmlhbCkuICovXG5cbmV4cG9ydCB0eXBlIFRlcm1pbmFsRXZlbnQgPVxuICB8IHsga2luZDogXCJyZWFkeVwiOyBjb2xzOiBudW1iZXI7IHJvd3M6IG51bWJlciB9XG4gIC8qKiBPdXRwdXQgb2YgdGhlIG1hY2hpbmU6IHJhdyBieXRlcyB3aXRoIGVzY2FwZSBzZXF1ZW5jZXMsIFVURi04LiAqL1xuICB8IHsga2luZDogXCJvdXRwdXRcIjsgYnl0ZXM6IFVpbnQ4QXJyYXkgfVxuICAvKiogVGhlIG1hY2hpbmUgaGFzIG5vdCBhbnN3ZXJlZCBhIHByb2JlLCBhbmQgc2VudCBub3RoaW5nIGZvciBzbyBsb25nIChgbGl2ZW5lc3MudHNgKTsgbnVsbDogaXQgYW5zd2VycyBhZ2Fpbi4gKi9cbiAgfCB7IGtpbmQ6IFwic2lsZW5jZVwiOyBmb3JNczogbnVtYmVyIHwgbnVsbCB9XG5cbmV4cG9ydCB0eXBlIFRlcm1pbmFsSW5wdXQgPVxuICAvKiogV2hhdCB0aGUga2V5Ym9hcmQgc2VuZHMsIGFscmVhZHkgdHJhbnNsYXRlZCB0byBieXRlcyBieSB0aGUgdGVybWluYWwgaW4gdGhlIGJyb3dzZXIuICovXG4gIHsga2luZDogXCJrZXlzXCI7IGJ5dGVzOiBVaW50OEFycmF5IH0gfCB7IGtpbmQ6IFwicmVzaXplXCI7IGNvbHM6IG51bWJlcjsgcm93czogbnVtYmVyIH1cblxuZXhwb3J0IGNvbnN0IFRFUk1JTkFMX0NPTFNfTUFYID0gNTAwXG5leHBvcnQgY29uc3QgVEVSTUlOQUxfUk9XU19NQVggPSAyMDBcbmV4cG9ydCBjb25zdCBTQ1JPTExCQUNLX0xJTkVTX01BWCA9IDUwXzAwMFxuLyoqIE9uZSBwYXN0ZSBvciBrZXkgYnVyc3Q7IGxvbmdlciBpbnB1dCBpcyBzcGxpdCBieSB0aGUgdmlld2VyLiAqL1xuZXhwb3J0IGNvbnN0IFRFUk1JTkFMX0lOUFVUX0JZVEVTX01BWCA9IDY0ICogMTAyNFxuIiwKICAgICIvKipcbiAqIE1lc3NhZ2VzIGZyb20gdGhlIHNlcnZlciB0byBhIHZpZXdlciBvZiBhIHJlbW90ZSBzZXNzaW9uOiBiaW5hcnksIHZlcnNpb25lZCwgb25lIHBlciBXZWJTb2NrZXQgbWVzc2FnZS4gVGhlXG4gKiByZWNvcmRpbmcgaG9sZHMgdGhlIHNhbWUgYnl0ZXMsIHNvIHRoZSBwbGF5ZXIgaXMgYSB2aWV3ZXIgd2l0aCBhbm90aGVyIHNvdXJjZS5cbiAqXG4gKiBFdmVyeSBtZXNzYWdlIGlzIGB1OCB0eXBlYCBhbmQgYSBib2R5OyBudW1iZXJzIGFyZSBsaXR0bGUtZW5kaWFuLCB0ZXh0cyBVVEYtOCB0byB0aGUgZW5kIG9mIHRoZSBtZXNzYWdlLlxuICpcbiAqIHwgdHlwZSAgICAgICAgICAgICB8IGJvZHkgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfCByZWNvcmRlZCB8XG4gKiB8LS0tLS0tLS0tLS0tLS0tLS0tfC0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLXwtLS0tLS0tLS0tfFxuICogfCBGUkFNRSAgICAgICAgICAgIHwgY2hhbmdlcyBzaW5jZSB0aGUgcHJldmlvdXMgZnJhbWU6IHNlZSBgdmlld2VyLXdpcmUtZnJhbWUudHNgICAgICAgICB8IHllcyAgICAgIHxcbiAqIHwgS0VZICAgICAgICAgICAgICB8IHRoZSB3aG9sZSBwaWN0dXJlIGFuZCBpdHMgc2l6ZSwgaW5kZXBlbmRlbnQgb2YgZWFybGllciBtZXNzYWdlcyAgICAgfCBhcyBLRVkgICB8XG4gKiB8IENVUlNPUiAgICAgICAgICAgfCB1MTYgdywgaCwgaG90WCwgaG90WSwgdGhlbiBgdyAqIGggKiA0YCBieXRlcyBSR0JBOyB3ID0gaCA9IDAgaGlkZXMgICB8IHllcyAgICAgIHxcbiAqIHwgQ0xJUEJPQVJEICAgICAgICB8IHRleHQgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfCBjYWxsZXIgICB8XG4gKiB8IEJFTEwgICAgICAgICAgICAgfCBub3RoaW5nICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHwgeWVzICAgICAgfFxuICogfCBUSVRMRSAgICAgICAgICAgIHwgdGV4dCAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB8IHllcyAgICAgIHxcbiAqIHwgVEVSTUlOQUxfU0laRSAgICB8IHUxNiBjb2xzLCByb3dzICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfCB5ZXMgICAgICB8XG4gKiB8IFRFUk1JTkFMX09VVFBVVCAgfCByYXcgYnl0ZXMgb2YgdGhlIG1hY2hpbmUgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHwgeWVzICAgICAgfFxuICogfCBURVJNSU5BTF9TTkFQU0hPVHwgdTE2IGNvbHMsIHJvd3MsIHRoZW4gYnl0ZXMgdGhhdCByZWRyYXcgdGhlIHNjcmVlbiBvbiBhIHJlc2V0IHRlcm1pbmFsfCBhcyBLRVkgIHxcbiAqIHwgTk9USUNFICAgICAgICAgICB8IEpTT04gb2YgYE5vdGljZWAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgfCBubyAgICAgICB8XG4gKiB8IExPQ0FUSU9OICAgICAgICAgfCB1OCBiaXRzOiAxIGNhbiBnbyBiYWNrLCAyIGZvcndhcmQsIDQgaXMgbG9hZGluZzsgdGhlbiB0aGUgYWRkcmVzcyAgIHwgeWVzICAgICAgfFxuICpcbiAqIEEgZGVza3RvcCB2aWV3ZXIgc3RhcnRzIGF0IGEgS0VZIGFuZCBmb2xsb3dzIEZSQU1FczsgYSBuZXcgc2l6ZSBhcnJpdmVzIGFzIGEgS0VZLiBBIHRlcm1pbmFsIHZpZXdlciBzdGFydHMgYXQgYVxuICogVEVSTUlOQUxfU05BUFNIT1QgYW5kIGZvbGxvd3MgVEVSTUlOQUxfT1VUUFVUIGFuZCBURVJNSU5BTF9TSVpFLiBUaGUgbWVzc2FnZXMgb2YgYSB2aWV3ZXIgYXJlIGluXG4gKiBgdmlld2VyLXdpcmUtaW5wdXQudHNgLlxuICovXG5pbXBvcnQgeyBBRERSRVNTX0JZVEVTX01BWCwgQ0xJUEJPQVJEX0JZVEVTX01BWCB9IGZyb20gXCIuL2Rlc2t0b3AudHNcIlxuaW1wb3J0IHsgUHJvdG9jb2xFcnJvciB9IGZyb20gXCIuL2xpbmsudHNcIlxuaW1wb3J0IHsgU0NST0xMQkFDS19MSU5FU19NQVgsIFRFUk1JTkFMX0NPTFNfTUFYLCBURVJNSU5BTF9ST1dTX01BWCB9IGZyb20gXCIuL3Rlcm1pbmFsLnRzXCJcblxuZXhwb3J0IGNvbnN0IE1FU1NBR0UgPSB7XG4gIEZSQU1FOiAxLFxuICBLRVk6IDIsXG4gIENVUlNPUjogMyxcbiAgQ0xJUEJPQVJEOiA0LFxuICBCRUxMOiA1LFxuICBUSVRMRTogNixcbiAgVEVSTUlOQUxfU0laRTogNyxcbiAgVEVSTUlOQUxfT1VUUFVUOiA4LFxuICBURVJNSU5BTF9TTkFQU0hPVDogOSxcbiAgTk9USUNFOiAxMCxcbiAgTE9DQVRJT046IDExLFxufSBhcyBjb25zdFxuXG5leHBvcnQgdHlwZSBBY2Nlc3NSaWdodCA9IFwiVklFV1wiIHwgXCJDT05UUk9MXCJcblxuLyoqXG4gKiBXaGV0aGVyIHRoZSBwaWN0dXJlIGlzIGN1cnJlbnQuIFNJTEVOVDogdGhlIG1hY2hpbmUgaGFzIG5vdCByZXNwb25kZWQgZm9yIGBmb3JNc2AgbWlsbGlzZWNvbmRzLiBSRUNPTk5FQ1RJTkc6IGl0c1xuICogbGluayB3YXMgbG9zdCBgZm9yTXNgIG1pbGxpc2Vjb25kcyBhZ28gYW5kIGlzIGJlaW5nIHJlZGlhbGxlZC4gSEVMRDogdGhlIHJlY29yZGluZydzIGRpc2sgaXMgYmVoaW5kLCBhbmQgb3V0cHV0XG4gKiB0aGF0IGlzIG5vdCByZWNvcmRlZCB5ZXQgaXMgd2l0aGhlbGQuIEFOU1dFUlM6IHRoZSBtYWNoaW5lIHJlc3BvbmRzLCBgZm9yTXNgIGlzIDAuXG4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTWFjaGluZVN0YXR1cyB7XG4gIHN0YXRlOiBcIkFOU1dFUlNcIiB8IFwiU0lMRU5UXCIgfCBcIlJFQ09OTkVDVElOR1wiIHwgXCJIRUxEXCJcbiAgZm9yTXM6IG51bWJlclxufVxuXG4vKiogTWVzc2FnZXMgdG8gdGhlIHZpZXdlciBhYm91dCB0aGUgc2Vzc2lvbiBpdHNlbGY7IG5ldmVyIHJlY29yZGVkICh0aGUgcmVjb3JkaW5nIGhhcyBFVkVOVCByZWNvcmRzIGluc3RlYWQpLiAqL1xuZXhwb3J0IHR5cGUgTm90aWNlID1cbiAgfCB7XG4gICAgICBhYm91dDogXCJzdGF0ZVwiXG4gICAgICBzdGF0ZTogXCJDT05ORUNUSU5HXCIgfCBcIkNPTk5FQ1RFRFwiIHwgXCJFTkRFRFwiXG4gICAgICBjb2RlPzogc3RyaW5nXG4gICAgICBkZXRhaWw/OiBzdHJpbmdcbiAgICAgIC8qKiBOYW1lIG9mIGEga25vd24gY2F1c2UsIG9mIHdoaWNoIHZpZXdlcnMgaGF2ZSBhIHRleHQuICovXG4gICAgICBkaWFnbm9zaXM/OiBzdHJpbmdcbiAgICB9XG4gIC8qKiBgc2VsZmAgaXMgdGhlIGlkIG9mIHRoZSB2aWV3ZXIgdGhhdCByZWNlaXZlcyB0aGUgbm90aWNlLiAqL1xuICB8IHsgYWJvdXQ6IFwidmlld2Vyc1wiOyBzZWxmOiBzdHJpbmc7IHZpZXdlcnM6IFZpZXdlck5vdGljZVtdIH1cbiAgfCB7IGFib3V0OiBcInJpZ2h0XCI7IHJpZ2h0OiBBY2Nlc3NSaWdodCB9XG4gIC8qKiBUaGUgZW5kIG9mIHRoZSBtYWludGVuYW5jZSB3aW5kb3csIGVwb2NoIG1pbGxpc2Vjb25kczsgbnVsbCB3aGVyZSBub25lIGFwcGxpZXMuICovXG4gIHwgeyBhYm91dDogXCJ3aW5kb3dcIjsgZW5kc0F0TXM6IG51bWJlciB8IG51bGwgfVxuICB8ICh7IGFib3V0OiBcIm1hY2hpbmVcIiB9ICYgTWFjaGluZVN0YXR1cylcbiAgLyoqIFRoZSBtYWNoaW5lJ3MgaG9zdCBrZXksIHNlZW4gZm9yIHRoZSBmaXJzdCB0aW1lOiB0aGUgb3duZXIgZGVjaWRlcy4gKi9cbiAgfCB7IGFib3V0OiBcImhvc3RLZXlcIjsga2V5VHlwZTogc3RyaW5nOyBmaW5nZXJwcmludDogc3RyaW5nIH1cbiAgLyoqIEFuc3dlcnMgYSBQSU5HLiAqL1xuICB8IHsgYWJvdXQ6IFwicG9uZ1wiOyB0b2tlbjogbnVtYmVyIH1cbiAgLyoqIFRoZSBwYXJ0IG9mIHRoZSBwaWN0dXJlIHRoYXQgYSB2aWV3ZXIgd2l0aCBjb250cm9sIHNlZXMsIGluIGl0cyBwaXhlbHM6IG90aGVycyBjYW4gZm9sbG93IGl0LiAqL1xuICB8IHsgYWJvdXQ6IFwidmlld0FyZWFcIjsgdmlld2VyOiBzdHJpbmc7IHg6IG51bWJlcjsgeTogbnVtYmVyOyB3OiBudW1iZXI7IGg6IG51bWJlciB9XG4gIHwgKHsgYWJvdXQ6IFwic3VwZXJ2aXNpb25cIiB9ICYgU3VwZXJ2aXNpb24pXG4gIC8qKiBUaGUgbWFjaGluZSBzaG93cyBpdHMgcGljdHVyZXMgaW4gYW5vdGhlciBjb2xvdXIgZGVwdGggdGhhbiB0aGUgaW50ZXJmYWNlIGFza3MgZm9yLCBpbiBiaXRzIG9mIGEgcGl4ZWwuICovXG4gIHwgeyBhYm91dDogXCJjb2xvdXJEZXB0aFwiOyBhc2tlZDogbnVtYmVyOyBnaXZlbjogbnVtYmVyIH1cbiAgLyoqIFRoZSBsaXN0IG9mIHRyYW5zZmVycmVkIGZpbGVzIGhhcyBjaGFuZ2VkLiAqL1xuICB8IHsgYWJvdXQ6IFwiZmlsZXNcIiB9XG4gIC8qKlxuICAgKiBBIHdlYiBwYWdlIGFza3MgZm9yIGZpbGVzLCBhbmQgdGhpcyB2aWV3ZXIgbWF5IGdpdmUgdGhlbTsgbnVsbDogaXQgZG9lcyBub3QgYXNrIGFueSBtb3JlLCBvciBhbm90aGVyIG9uZSBhbnN3ZXJzLlxuICAgKiBgYWNjZXB0YDogZW5kaW5ncyBhbmQgbWVkaWEgdHlwZXMgdGhhdCBpdHMgZmllbGQgdGFrZXMsIHNlcGFyYXRlZCBieSBjb21tYXM7IFwiXCIgZm9yIGFueS5cbiAgICovXG4gIHwgeyBhYm91dDogXCJ1cGxvYWRcIjsgcmVxdWVzdDogeyBpZDogc3RyaW5nOyBtYXlCZVNldmVyYWw6IGJvb2xlYW47IGFjY2VwdDogc3RyaW5nIH0gfCBudWxsIH1cblxuLyoqIEEgdmlld2VyLCBhcyBldmVyeSB2aWV3ZXIgb2YgdGhlIHNlc3Npb24gc2VlcyB0aGVtLiAqL1xuZXhwb3J0IGludGVyZmFjZSBWaWV3ZXJOb3RpY2Uge1xuICBpZDogc3RyaW5nXG4gIC8qKiBPZiB0aGUgdXNlciwgb3Igb2YgYSBndWVzdCdzIGludml0YXRpb24uICovXG4gIHVzZXJJZDogc3RyaW5nXG4gIG5hbWU6IHN0cmluZ1xuICByaWdodDogQWNjZXNzUmlnaHRcbiAgLyoqIEpvaW5lZCBieSBhbiBpbnZpdGF0aW9uIGxpbmssIHdpdGhvdXQgYW4gYWNjb3VudC4gKi9cbiAgaXNHdWVzdD86IGJvb2xlYW5cbiAgLyoqIFJlcXVlc3RzIGNvbnRyb2wgb2YgdGhlIG1hY2hpbmUuICovXG4gIGFza3M/OiBib29sZWFuXG4gIC8qKiBNYXkgcGF1c2UgdGhlIHNlc3Npb24sIGFuZCBjb3VudHMgYXMgdGhlIHNlY29uZCBwYWlyIG9mIGV5ZXMuICovXG4gIHN1cGVydmlzZXM/OiBib29sZWFuXG59XG5cbi8qKlxuICogV2hldGhlciBpbnB1dCBtYXkgcmVhY2ggdGhlIG1hY2hpbmUuIE5PTkU6IHRoZSBpbnRlcmZhY2UgcmVxdWlyZXMgbm8gc3VwZXJ2aXNvci4gV0FJVElORzogbm8gc3VwZXJ2aXNvciBoYXMgam9pbmVkIHlldCxcbiAqIGFuZCB0aGUgbWFjaGluZSBpcyBub3QgZGlhbGxlZC4gU1VQRVJWSVNFRDogb25lIGlzIHRoZXJlLiBBQlNFTlQ6IHRoZSBsYXN0IG9uZSBoYXMgbGVmdC4gUEFVU0VEOiBgYnlgIGhhcyBwYXVzZWQgdGhlXG4gKiBzZXNzaW9uIGZvciBgcmVhc29uYC4gSW4gV0FJVElORywgQUJTRU5UIGFuZCBQQVVTRUQgbm8gaW5wdXQgcmVhY2hlcyB0aGUgbWFjaGluZS5cbiAqL1xuZXhwb3J0IGludGVyZmFjZSBTdXBlcnZpc2lvbiB7XG4gIHN0YXRlOiBcIk5PTkVcIiB8IFwiV0FJVElOR1wiIHwgXCJTVVBFUlZJU0VEXCIgfCBcIkFCU0VOVFwiIHwgXCJQQVVTRURcIlxuICBieTogc3RyaW5nXG4gIHJlYXNvbjogc3RyaW5nXG59XG5cbi8qKiBBIG1lc3NhZ2Ugb3RoZXIgdGhhbiBGUkFNRSBhbmQgS0VZLCB3aGljaCBvbmx5IHRoZSBzY3JlZW4gbWFrZXMuICovXG5leHBvcnQgdHlwZSBQbGFpbk1lc3NhZ2UgPVxuICB8IHsga2luZDogXCJjdXJzb3JcIjsgdzogbnVtYmVyOyBoOiBudW1iZXI7IGhvdFg6IG51bWJlcjsgaG90WTogbnVtYmVyOyByZ2JhOiBVaW50OEFycmF5IH1cbiAgfCB7IGtpbmQ6IFwiY2xpcGJvYXJkXCI7IHRleHQ6IHN0cmluZyB9XG4gIHwgeyBraW5kOiBcImJlbGxcIiB9XG4gIHwgeyBraW5kOiBcInRpdGxlXCI7IHRleHQ6IHN0cmluZyB9XG4gIC8qKiBPZiBtYWNoaW5lcyB0aGF0IGFyZSB3ZWIgcGFnZXMuICovXG4gIHwgeyBraW5kOiBcImxvY2F0aW9uXCI7IHVybDogc3RyaW5nOyBjYW5Hb0JhY2s6IGJvb2xlYW47IGNhbkdvRm9yd2FyZDogYm9vbGVhbjsgaXNMb2FkaW5nOiBib29sZWFuIH1cbiAgfCB7IGtpbmQ6IFwidGVybWluYWxTaXplXCI7IGNvbHM6IG51bWJlcjsgcm93czogbnVtYmVyIH1cbiAgfCB7IGtpbmQ6IFwidGVybWluYWxPdXRwdXRcIjsgYnl0ZXM6IFVpbnQ4QXJyYXkgfVxuICB8IHsga2luZDogXCJ0ZXJtaW5hbFNuYXBzaG90XCI7IGNvbHM6IG51bWJlcjsgcm93czogbnVtYmVyOyBieXRlczogVWludDhBcnJheSB9XG4gIHwgeyBraW5kOiBcIm5vdGljZVwiOyBub3RpY2U6IE5vdGljZSB9XG5cbi8qKlxuICogRlJBTUUgYW5kIEtFWSBhcmUgbm90IGRlY29kZWQgaGVyZTogYFNjcmVlbkRlY29kZXIuYXBwbHlgIGRlY29kZXMgYG1lc3NhZ2VgLCBhbGwgaXRzIGJ5dGVzLiBgc2VxYCBpcyB0byBiZSBhY2tlZC5cbiAqL1xuZXhwb3J0IHR5cGUgVmlld2VyTWVzc2FnZSA9XG4gIHwgUGxhaW5NZXNzYWdlXG4gIHwgeyBraW5kOiBcImZyYW1lXCI7IHNlcTogbnVtYmVyOyBtZXNzYWdlOiBVaW50OEFycmF5IH1cbiAgfCB7IGtpbmQ6IFwia2V5XCI7IHNlcTogbnVtYmVyOyBtZXNzYWdlOiBVaW50OEFycmF5IH1cblxuLyoqIFdoYXQgZXZlcnkgYWRhcHRlcidzIG93biBsaW1pdCBtdXN0IG5vdCBleGNlZWQsIG9yIGl0cyBjdXJzb3JzIGNvdWxkIGJlIHNlbnQgYW5kIG5vdCBiZSByZWFkLiAqL1xuZXhwb3J0IGNvbnN0IENVUlNPUl9TSURFX01BWCA9IDUxMlxuLyoqIEEgd2luZG93IHRpdGxlIGlzIGEgbGluZS4gKi9cbmV4cG9ydCBjb25zdCBUSVRMRV9CWVRFU19NQVggPSAxMDI0XG4vKiogT25lIGNodW5rIG9mIG91dHB1dCBhcyB0aGUgc2Vzc2lvbiBmb3J3YXJkcyBpdDsgbG9uZ2VyIG91dHB1dCBpcyBzcGxpdC4gKi9cbmV4cG9ydCBjb25zdCBURVJNSU5BTF9PVVRQVVRfQllURVNfTUFYID0gMTAyNCAqIDEwMjRcbi8qKiBBIHJlZHJhdyBvZiB0aGUgbG9uZ2VzdCBzY3JvbGxiYWNrIGF0IDQwMCBieXRlcyBhIGxpbmUuICovXG5leHBvcnQgY29uc3QgVEVSTUlOQUxfU05BUFNIT1RfQllURVNfTUFYID0gU0NST0xMQkFDS19MSU5FU19NQVggKiA0MDBcbi8qKiBBIGxpc3Qgb2Ygc29tZSBodW5kcmVkIHZpZXdlcnMuICovXG5leHBvcnQgY29uc3QgTk9USUNFX0JZVEVTX01BWCA9IDY0ICogMTAyNFxuXG5jb25zdCBlbmNvZGVyID0gbmV3IFRleHRFbmNvZGVyKClcbmNvbnN0IGRlY29kZXIgPSBuZXcgVGV4dERlY29kZXIoXCJ1dGYtOFwiLCB7IGZhdGFsOiB0cnVlIH0pXG5cbi8qKiBAcmV0dXJucyB0aGUgYnl0ZXMgb2Ygb25lIFdlYlNvY2tldCBtZXNzYWdlOyBhbHNvIHdoYXQgYSByZWNvcmRpbmcgc3RvcmVzICovXG5leHBvcnQgZnVuY3Rpb24gZW5jb2RlVmlld2VyTWVzc2FnZShtZXNzYWdlOiBQbGFpbk1lc3NhZ2UpOiBVaW50OEFycmF5PEFycmF5QnVmZmVyPiB7XG4gIHN3aXRjaCAobWVzc2FnZS5raW5kKSB7XG4gICAgY2FzZSBcImN1cnNvclwiOlxuICAgICAgcmV0dXJuIGVuY29kZU51bWJlcnMoTUVTU0FHRS5DVVJTT1IsIFttZXNzYWdlLncsIG1lc3NhZ2UuaCwgbWVzc2FnZS5ob3RYLCBtZXNzYWdlLmhvdFldLCBtZXNzYWdlLnJnYmEpXG4gICAgY2FzZSBcImNsaXBib2FyZFwiOlxuICAgICAgcmV0dXJuIGVuY29kZVRleHQoTUVTU0FHRS5DTElQQk9BUkQsIG1lc3NhZ2UudGV4dClcbiAgICBjYXNlIFwiYmVsbFwiOlxuICAgICAgcmV0dXJuIFVpbnQ4QXJyYXkub2YoTUVTU0FHRS5CRUxMKVxuICAgIGNhc2UgXCJ0aXRsZVwiOlxuICAgICAgcmV0dXJuIGVuY29kZVRleHQoTUVTU0FHRS5USVRMRSwgbWVzc2FnZS50ZXh0KVxuICAgIGNhc2UgXCJ0ZXJtaW5hbFNpemVcIjpcbiAgICAgIHJldHVybiBlbmNvZGVOdW1iZXJzKE1FU1NBR0UuVEVSTUlOQUxfU0laRSwgW21lc3NhZ2UuY29scywgbWVzc2FnZS5yb3dzXSlcbiAgICBjYXNlIFwidGVybWluYWxPdXRwdXRcIjpcbiAgICAgIHJldHVybiBlbmNvZGVOdW1iZXJzKE1FU1NBR0UuVEVSTUlOQUxfT1VUUFVULCBbXSwgbWVzc2FnZS5ieXRlcylcbiAgICBjYXNlIFwidGVybWluYWxTbmFwc2hvdFwiOlxuICAgICAgcmV0dXJuIGVuY29kZU51bWJlcnMoTUVTU0FHRS5URVJNSU5BTF9TTkFQU0hPVCwgW21lc3NhZ2UuY29scywgbWVzc2FnZS5yb3dzXSwgbWVzc2FnZS5ieXRlcylcbiAgICBjYXNlIFwibm90aWNlXCI6XG4gICAgICByZXR1cm4gZW5jb2RlVGV4dChNRVNTQUdFLk5PVElDRSwgSlNPTi5zdHJpbmdpZnkobWVzc2FnZS5ub3RpY2UpKVxuICAgIGNhc2UgXCJsb2NhdGlvblwiOlxuICAgICAgcmV0dXJuIGVuY29kZUxvY2F0aW9uKG1lc3NhZ2UpXG4gIH1cbn1cblxuLyoqXG4gKiBSZWFkcyBvbmUgbWVzc2FnZSBvZiB0aGUgc2VydmVyLiBCeXRlIGZpZWxkcyBhcmUgdmlld3MgaW50byBgYnl0ZXNgLlxuICpcbiAqIEB0aHJvd3MgUHJvdG9jb2xFcnJvciBmb3IgYW4gdW5rbm93biB0eXBlLCBhIHdyb25nIGxlbmd0aCBvciBhIGNyb3NzZWQgbGltaXRcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRlY29kZVZpZXdlck1lc3NhZ2UoYnl0ZXM6IFVpbnQ4QXJyYXkpOiBWaWV3ZXJNZXNzYWdlIHtcbiAgc3dpdGNoIChieXRlc1swXSkge1xuICAgIGNhc2UgTUVTU0FHRS5GUkFNRTpcbiAgICAgIHJldHVybiB7IGtpbmQ6IFwiZnJhbWVcIiwgc2VxOiByZWFkU2VxKGJ5dGVzKSwgbWVzc2FnZTogYnl0ZXMgfVxuICAgIGNhc2UgTUVTU0FHRS5LRVk6XG4gICAgICByZXR1cm4geyBraW5kOiBcImtleVwiLCBzZXE6IHJlYWRTZXEoYnl0ZXMpLCBtZXNzYWdlOiBieXRlcyB9XG4gICAgY2FzZSBNRVNTQUdFLkNVUlNPUjpcbiAgICAgIHJldHVybiByZWFkQ3Vyc29yKGJ5dGVzKVxuICAgIGNhc2UgTUVTU0FHRS5DTElQQk9BUkQ6XG4gICAgICByZXR1cm4geyBraW5kOiBcImNsaXBib2FyZFwiLCB0ZXh0OiByZWFkVGV4dChieXRlcywgQ0xJUEJPQVJEX0JZVEVTX01BWCkgfVxuICAgIGNhc2UgTUVTU0FHRS5CRUxMOlxuICAgICAgaWYgKGJ5dGVzLmxlbmd0aCAhPT0gMSkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIGJlbGwgbWVzc2FnZSBoYXMgYSBib2R5XCIpXG4gICAgICByZXR1cm4geyBraW5kOiBcImJlbGxcIiB9XG4gICAgY2FzZSBNRVNTQUdFLlRJVExFOlxuICAgICAgcmV0dXJuIHsga2luZDogXCJ0aXRsZVwiLCB0ZXh0OiByZWFkVGV4dChieXRlcywgVElUTEVfQllURVNfTUFYKSB9XG4gICAgY2FzZSBNRVNTQUdFLlRFUk1JTkFMX1NJWkU6XG4gICAgICBpZiAoYnl0ZXMubGVuZ3RoICE9PSA1KSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgYSB0ZXJtaW5hbCBzaXplIG1lc3NhZ2UgaGFzICR7Ynl0ZXMubGVuZ3RofSBieXRlc2ApXG4gICAgICByZXR1cm4geyBraW5kOiBcInRlcm1pbmFsU2l6ZVwiLCAuLi5yZWFkVGVybWluYWxTaXplKGJ5dGVzKSB9XG4gICAgY2FzZSBNRVNTQUdFLlRFUk1JTkFMX09VVFBVVDpcbiAgICAgIGlmIChieXRlcy5sZW5ndGggPiBURVJNSU5BTF9PVVRQVVRfQllURVNfTUFYKSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcInRlcm1pbmFsIG91dHB1dCBhYm92ZSBpdHMgbGltaXRcIilcbiAgICAgIHJldHVybiB7IGtpbmQ6IFwidGVybWluYWxPdXRwdXRcIiwgYnl0ZXM6IGJ5dGVzLnN1YmFycmF5KDEpIH1cbiAgICBjYXNlIE1FU1NBR0UuVEVSTUlOQUxfU05BUFNIT1Q6XG4gICAgICBpZiAoYnl0ZXMubGVuZ3RoID4gVEVSTUlOQUxfU05BUFNIT1RfQllURVNfTUFYKVxuICAgICAgICB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcInRlcm1pbmFsIHNuYXBzaG90IGFib3ZlIGl0cyBsaW1pdFwiKVxuICAgICAgcmV0dXJuIHsga2luZDogXCJ0ZXJtaW5hbFNuYXBzaG90XCIsIC4uLnJlYWRUZXJtaW5hbFNpemUoYnl0ZXMpLCBieXRlczogYnl0ZXMuc3ViYXJyYXkoNSkgfVxuICAgIGNhc2UgTUVTU0FHRS5OT1RJQ0U6XG4gICAgICByZXR1cm4geyBraW5kOiBcIm5vdGljZVwiLCBub3RpY2U6IHJlYWROb3RpY2UoYnl0ZXMpIH1cbiAgICBjYXNlIE1FU1NBR0UuTE9DQVRJT046XG4gICAgICByZXR1cm4gcmVhZExvY2F0aW9uKGJ5dGVzKVxuICAgIGRlZmF1bHQ6XG4gICAgICB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgdW5rbm93biB2aWV3ZXIgbWVzc2FnZSAke2J5dGVzWzBdfWApXG4gIH1cbn1cblxuLyoqIEZSQU1FIGFuZCBLRVkgY2FycnkgdGhlaXIgc2VxdWVuY2UgbnVtYmVyIGF0IGJ5dGUgNC4gKi9cbmZ1bmN0aW9uIHJlYWRTZXEoYnl0ZXM6IFVpbnQ4QXJyYXkpOiBudW1iZXIge1xuICByZXR1cm4gdG9EYXRhVmlldyhieXRlcywgOCkuZ2V0VWludDMyKDQsIHRydWUpXG59XG5cbmZ1bmN0aW9uIHJlYWRDdXJzb3IoYnl0ZXM6IFVpbnQ4QXJyYXkpOiBQbGFpbk1lc3NhZ2Uge1xuICBjb25zdCBhdCA9IHRvRGF0YVZpZXcoYnl0ZXMsIDkpXG4gIGNvbnN0IFt3LCBoXSA9IFthdC5nZXRVaW50MTYoMSwgdHJ1ZSksIGF0LmdldFVpbnQxNigzLCB0cnVlKV1cbiAgaWYgKHcgPiBDVVJTT1JfU0lERV9NQVggfHwgaCA+IENVUlNPUl9TSURFX01BWCkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYGEgY3Vyc29yIG9mICR7d30geCAke2h9IHBpeGVsc2ApXG4gIGlmIChieXRlcy5sZW5ndGggIT09IDkgKyB3ICogaCAqIDQpIHRocm93IG5ldyBQcm90b2NvbEVycm9yKFwiYSBjdXJzb3IgbWVzc2FnZSBvZiB0aGUgd3JvbmcgbGVuZ3RoXCIpXG4gIHJldHVybiB7XG4gICAga2luZDogXCJjdXJzb3JcIixcbiAgICB3LFxuICAgIGgsXG4gICAgaG90WDogYXQuZ2V0VWludDE2KDUsIHRydWUpLFxuICAgIGhvdFk6IGF0LmdldFVpbnQxNig3LCB0cnVlKSxcbiAgICByZ2JhOiBieXRlcy5zdWJhcnJheSg5KSxcbiAgfVxufVxuXG5jb25zdCBMT0NBVElPTl9CSVRTID0geyBjYW5Hb0JhY2s6IDEsIGNhbkdvRm9yd2FyZDogMiwgaXNMb2FkaW5nOiA0IH0gYXMgY29uc3RcblxuZnVuY3Rpb24gZW5jb2RlTG9jYXRpb24obG9jYXRpb246IEV4dHJhY3Q8UGxhaW5NZXNzYWdlLCB7IGtpbmQ6IFwibG9jYXRpb25cIiB9Pik6IFVpbnQ4QXJyYXk8QXJyYXlCdWZmZXI+IHtcbiAgY29uc3QgeyBjYW5Hb0JhY2ssIGNhbkdvRm9yd2FyZCwgaXNMb2FkaW5nIH0gPSBMT0NBVElPTl9CSVRTXG4gIGNvbnN0IGJpdHMgPVxuICAgIChsb2NhdGlvbi5jYW5Hb0JhY2sgPyBjYW5Hb0JhY2sgOiAwKSB8XG4gICAgKGxvY2F0aW9uLmNhbkdvRm9yd2FyZCA/IGNhbkdvRm9yd2FyZCA6IDApIHxcbiAgICAobG9jYXRpb24uaXNMb2FkaW5nID8gaXNMb2FkaW5nIDogMClcbiAgY29uc3QgdXJsID0gZW5jb2Rlci5lbmNvZGUobG9jYXRpb24udXJsKVxuICBjb25zdCBieXRlcyA9IG5ldyBVaW50OEFycmF5KDIgKyB1cmwubGVuZ3RoKVxuICBieXRlcy5zZXQoW01FU1NBR0UuTE9DQVRJT04sIGJpdHNdKVxuICBieXRlcy5zZXQodXJsLCAyKVxuICByZXR1cm4gYnl0ZXNcbn1cblxuZnVuY3Rpb24gcmVhZExvY2F0aW9uKGJ5dGVzOiBVaW50OEFycmF5KTogUGxhaW5NZXNzYWdlIHtcbiAgY29uc3QgYml0cyA9IHRvRGF0YVZpZXcoYnl0ZXMsIDIpLmdldFVpbnQ4KDEpXG4gIHJldHVybiB7XG4gICAga2luZDogXCJsb2NhdGlvblwiLFxuICAgIHVybDogcmVhZFRleHQoYnl0ZXMuc3ViYXJyYXkoMSksIEFERFJFU1NfQllURVNfTUFYKSxcbiAgICBjYW5Hb0JhY2s6IChiaXRzICYgTE9DQVRJT05fQklUUy5jYW5Hb0JhY2spICE9PSAwLFxuICAgIGNhbkdvRm9yd2FyZDogKGJpdHMgJiBMT0NBVElPTl9CSVRTLmNhbkdvRm9yd2FyZCkgIT09IDAsXG4gICAgaXNMb2FkaW5nOiAoYml0cyAmIExPQ0FUSU9OX0JJVFMuaXNMb2FkaW5nKSAhPT0gMCxcbiAgfVxufVxuXG5mdW5jdGlvbiByZWFkVGVybWluYWxTaXplKGJ5dGVzOiBVaW50OEFycmF5KTogeyBjb2xzOiBudW1iZXI7IHJvd3M6IG51bWJlciB9IHtcbiAgY29uc3QgYXQgPSB0b0RhdGFWaWV3KGJ5dGVzLCA1KVxuICBjb25zdCBbY29scywgcm93c10gPSBbYXQuZ2V0VWludDE2KDEsIHRydWUpLCBhdC5nZXRVaW50MTYoMywgdHJ1ZSldXG4gIGlmIChjb2xzIDwgMSB8fCBjb2xzID4gVEVSTUlOQUxfQ09MU19NQVggfHwgcm93cyA8IDEgfHwgcm93cyA+IFRFUk1JTkFMX1JPV1NfTUFYKVxuICAgIHRocm93IG5ldyBQcm90b2NvbEVycm9yKGBhIHRlcm1pbmFsIG9mICR7Y29sc30geCAke3Jvd3N9YClcbiAgcmV0dXJuIHsgY29scywgcm93cyB9XG59XG5cbi8qKiBUaGUgc2VydmVyIGlzIHRydXN0ZWQgd2l0aCB0aGUgc2hhcGUgb2YgYSBub3RpY2U7IG9ubHkgaXRzIHNpemUgYW5kIGl0cyBKU09OIGFyZSBjaGVja2VkLiAqL1xuZnVuY3Rpb24gcmVhZE5vdGljZShieXRlczogVWludDhBcnJheSk6IE5vdGljZSB7XG4gIGNvbnN0IHRleHQgPSByZWFkVGV4dChieXRlcywgTk9USUNFX0JZVEVTX01BWClcbiAgdHJ5IHtcbiAgICByZXR1cm4gSlNPTi5wYXJzZSh0ZXh0KSBhcyBOb3RpY2VcbiAgfSBjYXRjaCB7XG4gICAgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIG5vdGljZSB0aGF0IGlzIG5vdCBKU09OXCIpXG4gIH1cbn1cblxuZnVuY3Rpb24gcmVhZFRleHQoYnl0ZXM6IFVpbnQ4QXJyYXksIGJ5dGVzTWF4OiBudW1iZXIpOiBzdHJpbmcge1xuICBpZiAoYnl0ZXMubGVuZ3RoIC0gMSA+IGJ5dGVzTWF4KVxuICAgIHRocm93IG5ldyBQcm90b2NvbEVycm9yKGBhIHRleHQgb2YgJHtieXRlcy5sZW5ndGggLSAxfSBieXRlcywgYXQgbW9zdCAke2J5dGVzTWF4fWApXG4gIHRyeSB7XG4gICAgcmV0dXJuIGRlY29kZXIuZGVjb2RlKGJ5dGVzLnN1YmFycmF5KDEpKVxuICB9IGNhdGNoIHtcbiAgICB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImEgdGV4dCB0aGF0IGlzIG5vdCBVVEYtOFwiKVxuICB9XG59XG5cbmZ1bmN0aW9uIHRvRGF0YVZpZXcoYnl0ZXM6IFVpbnQ4QXJyYXksIGF0TGVhc3Q6IG51bWJlcik6IERhdGFWaWV3IHtcbiAgaWYgKGJ5dGVzLmxlbmd0aCA8IGF0TGVhc3QpIHRocm93IG5ldyBQcm90b2NvbEVycm9yKGBhIHZpZXdlciBtZXNzYWdlIG9mICR7Ynl0ZXMubGVuZ3RofSBieXRlc2ApXG4gIHJldHVybiBuZXcgRGF0YVZpZXcoYnl0ZXMuYnVmZmVyLCBieXRlcy5ieXRlT2Zmc2V0LCBieXRlcy5ieXRlTGVuZ3RoKVxufVxuXG5mdW5jdGlvbiBlbmNvZGVUZXh0KHR5cGU6IG51bWJlciwgdGV4dDogc3RyaW5nKTogVWludDhBcnJheTxBcnJheUJ1ZmZlcj4ge1xuICByZXR1cm4gZW5jb2RlTnVtYmVycyh0eXBlLCBbXSwgZW5jb2Rlci5lbmNvZGUodGV4dCkpXG59XG5cbmZ1bmN0aW9uIGVuY29kZU51bWJlcnModHlwZTogbnVtYmVyLCBudW1iZXJzOiBudW1iZXJbXSwgdGFpbD86IFVpbnQ4QXJyYXkpOiBVaW50OEFycmF5PEFycmF5QnVmZmVyPiB7XG4gIGNvbnN0IGJ5dGVzID0gbmV3IFVpbnQ4QXJyYXkoMSArIG51bWJlcnMubGVuZ3RoICogMiArICh0YWlsPy5sZW5ndGggPz8gMCkpXG4gIGNvbnN0IGF0ID0gbmV3IERhdGFWaWV3KGJ5dGVzLmJ1ZmZlcilcbiAgYnl0ZXNbMF0gPSB0eXBlXG4gIG51bWJlcnMuZm9yRWFjaCgobnVtYmVyLCBpKSA9PiB7XG4gICAgYXQuc2V0VWludDE2KDEgKyBpICogMiwgbnVtYmVyLCB0cnVlKVxuICB9KVxuICBpZiAodGFpbCkgYnl0ZXMuc2V0KHRhaWwsIDEgKyBudW1iZXJzLmxlbmd0aCAqIDIpXG4gIHJldHVybiBieXRlc1xufVxuIiwKICAgICIvKipcbiAqIFRoZSBsYXlvdXQgb2YgRlJBTUUgYW5kIEtFWSBtZXNzYWdlcywgc2hhcmVkIGJ5IHRoZSBzY3JlZW4gdGhhdCBlbmNvZGVzIHRoZW0gYW5kIHRoZSBkZWNvZGVyIHRoYXQgZHJhd3MgdGhlbS5cbiAqXG4gKiBgYGBcbiAqIHU4IHR5cGUgKEZSQU1FLCBLRVkpIHwgdTggZmxhZ3MgfCB1MTYgb3BlcmF0aW9ucyB8IHUzMiBzZXEgfCB1MzIgYXRNcyB8IHUxNiB3aWR0aCB8IHUxNiBoZWlnaHRcbiAqIHUzMiByYXdMZW5ndGggfCB1MzIgYm9keUxlbmd0aCB8IGJvZHkgKHJhdyBkZWZsYXRlIG9mIHRoZSBvcGVyYXRpb25zKSB8IEpQRUcgYnl0ZXMsIGNvbmNhdGVuYXRlZFxuICogYGBgXG4gKiBUaGUgYm9keSBvZiBhIEZSQU1FIGNvbnRpbnVlcyB0aGUgZGVmbGF0ZSBzdHJlYW0gb2YgdGhlIHByZXZpb3VzIGZyYW1lIChvbmUgc3RyZWFtLCBhIHN5bmMgZmx1c2ggYWZ0ZXIgZWFjaCBmcmFtZSkuXG4gKiBXaXRoIHRoZSBmbGFnIEVQT0NIIGl0IGJlZ2lucyBhIG5ldyBzdHJlYW0sIGFuZCBldmVyeSBzbG90IGFuZCB0aGUgY29sb3VyIHRhYmxlIGFyZSBlbXB0eS4gQSBLRVkgaXMgYSBzdHJlYW0gb2YgaXRzXG4gKiBvd24gYW5kIGNsZWFycyBzbG90cyBhbmQgdGFibGU6IHRoZSBuZXh0IEZSQU1FIGFsd2F5cyBoYXMgdGhlIGZsYWcgRVBPQ0guXG4gKlxuICogT3BlcmF0aW9ucywgbnVtYmVycyBsaXR0bGUtZW5kaWFuLCByZWN0YW5nbGVzIGFzIHUxNiB4LCB5LCB3LCBoOlxuICpcbiAqIHwgY29kZSAgfCBvcGVyYW5kcyAgICAgICAgICAgICAgICAgICAgICAgICAgfCBtZWFuaW5nICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICB8XG4gKiB8LS0tLS0tLXwtLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLXwtLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tfFxuICogfCBNT1ZFICB8IHJlY3RhbmdsZSwgdTE2IGZyb21YLCBmcm9tWSAgICAgICB8IGNvcHkgaW5zaWRlIHRoZSBwaWN0dXJlLCBvdmVybGFwIGFsbG93ZWQgICAgICAgICAgICAgICAgICAgICAgIHxcbiAqIHwgSlBFRyAgfCByZWN0YW5nbGUsIHUzMiBsZW5ndGggICAgICAgICAgICAgfCB0aGUgbmV4dCBgbGVuZ3RoYCBieXRlcyBhZnRlciB0aGUgYm9keSBhcmUgaXRzIEpQRUcgICAgICAgICAgICB8XG4gKiB8IFRJTEUgIHwgcmVjdGFuZ2xlLCB0b2tlbnMgICAgICAgICAgICAgICAgIHwgcGl4ZWxzIGFzIHRva2VucywgY29udGludWluZyB0aGUgY29sb3VyIHRhYmxlICAgICAgICAgICAgICAgICAgfFxuICogfCBGUkVTSCB8IHJlY3RhbmdsZSwgdG9rZW5zICAgICAgICAgICAgICAgICB8IGFzIFRJTEUsIGFmdGVyIGNsZWFyaW5nIHRoZSBjb2xvdXIgdGFibGUgICAgICAgICAgICAgICAgICAgICAgIHxcbiAqIHwgUkFXICAgfCByZWN0YW5nbGUsIDMgYnl0ZXMgYSBwaXhlbCAgICAgICAgfCByLCBnLCBiIG1pbnVzIHRob3NlIG9mIHRoZSBwcmV2aW91cyBwaXhlbCwgbW9kdWxvIDI1NiAgICAgICAgICB8XG4gKiB8IENPTFVNTlMgfCByZWN0YW5nbGUsIHRva2VucyAgICAgICAgICAgICAgfCBhcyBUSUxFLCBidXQgY29sdW1uIGJ5IGNvbHVtbjogYSBsZXR0ZXIgb2YgYSBsaW5lIGlzIG9uZSBwaWVjZSB8XG4gKiB8IFNUT1JFIHwgdTE2IHNsb3QgICAgICAgICAgICAgICAgICAgICAgICAgIHwgc3RvcmUgdGhlIHJlY3RhbmdsZSBqdXN0IGRyYXduIGluIHRoaXMgc2xvdCAgICAgICAgICAgICAgICAgICAgfFxuICogfCBSRUYgICB8IHUxNiB4LCB5LCBzbG90ICAgICAgICAgICAgICAgICAgICB8IGRyYXcgdGhlIHBpY3R1cmUgc3RvcmVkIGluIHRoZSBzbG90ICAgICAgICAgICAgICAgICAgICAgICAgICAgIHxcbiAqIHwgS0VFUCAgfCB1MTYgc2xvdCwgdTggdywgaCwgdGlsZSAgICAgICAgICAgfCBzdG9yZSBhIHRpbGUgaW4gdGhlIHNsb3Qgd2l0aG91dCBkcmF3aW5nIGl0IChyZWNvcmRpbmdzIG9ubHkpICB8XG4gKiB8IFJFU1VNRXwgY29sb3VyIHRhYmxlLCB3aW5kb3cgICAgICAgICAgICAgIHwgcmVzdW1lIGluIHRoZSBtaWRkbGUgb2YgYW4gZXBvY2ggKHJlY29yZGluZ3Mgb25seSwgdGhlIGxhc3Qgb25lKXxcbiAqXG4gKiBUb2tlbnMgZmlsbCB0aGUgcmVjdGFuZ2xlIHJvdyBieSByb3cuIENvbG91ciBudW1iZXJzIGRvIG5vdCBjaGFuZ2Ugd2l0aGluIGFuIGVwb2NoLCBzbyBlcXVhbCBsZXR0ZXJzIGFyZSBlcXVhbFxuICogYnl0ZXMgYW5kIGRlZmxhdGUgbWF0Y2hlcyB0aGVtIChhIHRhYmxlIHRoYXQgcmVwbGFjZXMgaXRzIGNvbG91cnMgY29zdHMgdHdpY2UgdGhlIGJ5dGVzKS4gYG5lYXJgIGhvbGRzIHRoZSBmaXJzdFxuICogMjI0IGNvbG91cnM7IGBmYXJgIGhvbGRzIDQwOTYsIGVhY2ggYXQgdGhlIHBsYWNlIGAoY29sb3VyICogMHg5ZTM3NzliMSBtb2QgMl4zMikgPj4gMjBgLCB3aGVyZVxuICogY29sb3VyID0gYiA8PCAxNiB8IGcgPDwgOCB8IHIgYW5kIGEgbGF0ZXIgY29sb3VyIHJlcGxhY2VzIGFuIGVhcmxpZXIgb25lLiBBbGwgcGxhY2VzIGFyZSBibGFjayBhdCBmaXJzdC5cbiAqIDAuLjIyMyBvbmUgcGl4ZWwgb2YgdGhhdCBjb2xvdXIgb2YgYG5lYXJgOyAyMjQuLjIzOSBhbmQgYSBieXRlIG9uZSBwaXhlbCBvZiBgZmFyYCxcbiAqIHBsYWNlICh0b2tlbiAtIDIyNCkgKiAyNTYgKyBieXRlOyAyNDAuLjI1MyAxLi4xNCBmdXJ0aGVyIHBpeGVscyBvZiB0aGUgcHJldmlvdXMgY29sb3VyOyAyNTQgZmlmdGVlbiBmdXJ0aGVyIHBpeGVsc1xuICogcGx1cyB0aGUgc3VtIG9mIHRoZSBieXRlcyB0aGF0IGZvbGxvdywgdXAgdG8gdGhlIGZpcnN0IHRoYXQgaXMgbm90IDI1NTsgMjU1IHIgZyBiIG9uZSBwaXhlbCBvZiBhIG5ldyBjb2xvdXIsIHdoaWNoXG4gKiBpcyBhZGRlZCB0byBgZmFyYCwgYW5kIHRvIGBuZWFyYCB3aGlsZSBpdCBoYXMgcm9vbS5cbiAqXG4gKiBBIHJlY29yZGluZyBjYW4gYmUgZW50ZXJlZCBpbiB0aGUgbWlkZGxlIG9mIGFuIGVwb2NoOiBpdHMgS0VZIGlzIGZvbGxvd2VkIGJ5IG9uZSBGUkFNRSB3aXRoIHRoZSBmbGFnIEVQT0NIIHRoYXRcbiAqIHJlc3RvcmVzIHRoZSBzdGF0ZSBvZiB0aGUgdmlld2VycycgZGVjb2RlcnMuIEtFRVBzIGZpbGwgdGhlIHNsb3RzOyBhIHRpbGUgaXMgYHU4IEZSRVNIIG9yIFJBV2AgYW5kIGl0cyBwaXhlbHMuXG4gKiBSRVNVTUUgaXMgYHUxNiBuLCBuIHggMyBieXRlc2Agb2YgYG5lYXJgLCA0MDk2IHggMyBieXRlcyBvZiBgZmFyYCwgYW5kIHRvIHRoZSBlbmQgb2YgdGhlIGJvZHkgdGhlIGxhc3QgYnl0ZXMgKGF0XG4gKiBtb3N0IDMyIEtCKSBvZiB0aGUgZGVmbGF0ZSBzdHJlYW0ncyBvdXRwdXQsIHdoaWNoIHRoZSBmb2xsb3dpbmcgYm9kaWVzIHJlZmVyIGJhY2sgdG8uXG4gKi9cbmltcG9ydCB7IEZSQU1FX1BJWEVMU19NQVggfSBmcm9tIFwiLi9kZXNrdG9wLnRzXCJcbmltcG9ydCB7IFByb3RvY29sRXJyb3IgfSBmcm9tIFwiLi9saW5rLnRzXCJcbmltcG9ydCB7IE1FU1NBR0UgfSBmcm9tIFwiLi92aWV3ZXItd2lyZS50c1wiXG5cbmV4cG9ydCBjb25zdCBGUkFNRV9IRUFERVJfQllURVMgPSAyNFxuZXhwb3J0IGNvbnN0IEZMQUdfRVBPQ0ggPSAxXG5leHBvcnQgY29uc3QgT1AgPSB7XG4gIE1PVkU6IDEsXG4gIEpQRUc6IDIsXG4gIFRJTEU6IDMsXG4gIEZSRVNIOiA0LFxuICBSQVc6IDUsXG4gIFNUT1JFOiA2LFxuICBSRUY6IDcsXG4gIENPTFVNTlM6IDgsXG4gIEtFRVA6IDksXG4gIFJFU1VNRTogMTAsXG59IGFzIGNvbnN0XG5cbi8qKiBTaWRlIG9mIGEgZ3JpZCBjZWxsOiBsYXJnZSBlbm91Z2ggZm9yIGEgaGFzaCB0byBiZSB3b3J0aCBpdHMgYnl0ZXMsIHNtYWxsIGVub3VnaCB0byBmb2xsb3cgYSB0ZXh0IGxpbmUuICovXG5leHBvcnQgY29uc3QgQ0VMTCA9IDY0XG4vKiogMjA0OCBjZWxscyBhcmUgMzIgTUIgaW4gdGhlIHZpZXdlcjogYWJvdXQgZWlnaHQgcGFnZXMgb2YgYSBwYW5lbC4gKi9cbmV4cG9ydCBjb25zdCBTTE9UUyA9IDIwNDhcbmV4cG9ydCBjb25zdCBORUFSX0NPTE9VUlMgPSAyMjRcbmV4cG9ydCBjb25zdCBGQVJfQ09MT1VSUyA9IDQwOTZcbmV4cG9ydCBjb25zdCBGSVJTVF9SVU4gPSAyNDBcbmV4cG9ydCBjb25zdCBTSE9SVF9SVU5TID0gMTRcbmV4cG9ydCBjb25zdCBMT05HX1JVTiA9IDI1NFxuZXhwb3J0IGNvbnN0IExJVEVSQUwgPSAyNTVcbi8qKiBBbGwgc2xvdHMgZmlsbGVkIHdpdGggdGlsZXMgdGhhdCBhcmUgcmF3LCB0aGUgY29sb3VyIHRhYmxlIGFuZCB0aGUgd2luZG93IG9mIGEgUkVTVU1FLiAqL1xuZXhwb3J0IGNvbnN0IFJFU1VNRV9CWVRFU19NQVggPSBTTE9UUyAqIChDRUxMICogQ0VMTCAqIDMgKyAxNikgKyA2NCAqIDEwMjRcbi8qKiBFYWNoIGNlbGwgY2FuIGJyaW5nIGEgZmV3IG9wZXJhdGlvbnM7IGEgbWVzc2FnZSB3aXRoIG1vcmUgaXMgd3JvbmcuICovXG5leHBvcnQgY29uc3QgT1BFUkFUSU9OU19NQVggPSAweGZmZmZcblxuZXhwb3J0IGludGVyZmFjZSBGcmFtZUhlYWRlciB7XG4gIGtleTogYm9vbGVhblxuICBlcG9jaDogYm9vbGVhblxuICBvcGVyYXRpb25zOiBudW1iZXJcbiAgc2VxOiBudW1iZXJcbiAgYXRNczogbnVtYmVyXG4gIHdpZHRoOiBudW1iZXJcbiAgaGVpZ2h0OiBudW1iZXJcbiAgcmF3TGVuZ3RoOiBudW1iZXJcbiAgYm9keUxlbmd0aDogbnVtYmVyXG59XG5cbmV4cG9ydCBmdW5jdGlvbiB3cml0ZUZyYW1lSGVhZGVyKGludG86IFVpbnQ4QXJyYXksIGhlYWRlcjogRnJhbWVIZWFkZXIpOiB2b2lkIHtcbiAgY29uc3QgYXQgPSBuZXcgRGF0YVZpZXcoaW50by5idWZmZXIsIGludG8uYnl0ZU9mZnNldCwgRlJBTUVfSEVBREVSX0JZVEVTKVxuICBhdC5zZXRVaW50OCgwLCBoZWFkZXIua2V5ID8gTUVTU0FHRS5LRVkgOiBNRVNTQUdFLkZSQU1FKVxuICBhdC5zZXRVaW50OCgxLCBoZWFkZXIuZXBvY2ggPyBGTEFHX0VQT0NIIDogMClcbiAgYXQuc2V0VWludDE2KDIsIGhlYWRlci5vcGVyYXRpb25zLCB0cnVlKVxuICBhdC5zZXRVaW50MzIoNCwgaGVhZGVyLnNlcSwgdHJ1ZSlcbiAgYXQuc2V0VWludDMyKDgsIGhlYWRlci5hdE1zLCB0cnVlKVxuICBhdC5zZXRVaW50MTYoMTIsIGhlYWRlci53aWR0aCwgdHJ1ZSlcbiAgYXQuc2V0VWludDE2KDE0LCBoZWFkZXIuaGVpZ2h0LCB0cnVlKVxuICBhdC5zZXRVaW50MzIoMTYsIGhlYWRlci5yYXdMZW5ndGgsIHRydWUpXG4gIGF0LnNldFVpbnQzMigyMCwgaGVhZGVyLmJvZHlMZW5ndGgsIHRydWUpXG59XG5cbi8qKiBAdGhyb3dzIFByb3RvY29sRXJyb3IgZm9yIGEgbGVuZ3RoLCBhIHNpemUgb3IgYSBmbGFnIHRoYXQgY2Fubm90IGJlICovXG5leHBvcnQgZnVuY3Rpb24gcmVhZEZyYW1lSGVhZGVyKG1lc3NhZ2U6IFVpbnQ4QXJyYXkpOiBGcmFtZUhlYWRlciB7XG4gIGlmIChtZXNzYWdlLmxlbmd0aCA8IEZSQU1FX0hFQURFUl9CWVRFUykgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYGEgZnJhbWUgb2YgJHttZXNzYWdlLmxlbmd0aH0gYnl0ZXNgKVxuICBjb25zdCBhdCA9IG5ldyBEYXRhVmlldyhtZXNzYWdlLmJ1ZmZlciwgbWVzc2FnZS5ieXRlT2Zmc2V0LCBGUkFNRV9IRUFERVJfQllURVMpXG4gIGNvbnN0IHR5cGUgPSBhdC5nZXRVaW50OCgwKVxuICBpZiAodHlwZSAhPT0gTUVTU0FHRS5GUkFNRSAmJiB0eXBlICE9PSBNRVNTQUdFLktFWSkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYG1lc3NhZ2UgJHt0eXBlfSBpcyBubyBmcmFtZWApXG4gIGNvbnN0IGhlYWRlciA9IHtcbiAgICBrZXk6IHR5cGUgPT09IE1FU1NBR0UuS0VZLFxuICAgIGVwb2NoOiAoYXQuZ2V0VWludDgoMSkgJiBGTEFHX0VQT0NIKSAhPT0gMCxcbiAgICBvcGVyYXRpb25zOiBhdC5nZXRVaW50MTYoMiwgdHJ1ZSksXG4gICAgc2VxOiBhdC5nZXRVaW50MzIoNCwgdHJ1ZSksXG4gICAgYXRNczogYXQuZ2V0VWludDMyKDgsIHRydWUpLFxuICAgIHdpZHRoOiBhdC5nZXRVaW50MTYoMTIsIHRydWUpLFxuICAgIGhlaWdodDogYXQuZ2V0VWludDE2KDE0LCB0cnVlKSxcbiAgICByYXdMZW5ndGg6IGF0LmdldFVpbnQzMigxNiwgdHJ1ZSksXG4gICAgYm9keUxlbmd0aDogYXQuZ2V0VWludDMyKDIwLCB0cnVlKSxcbiAgfVxuICBjb25zdCBwaXhlbHMgPSBoZWFkZXIud2lkdGggKiBoZWFkZXIuaGVpZ2h0XG4gIGlmIChwaXhlbHMgPCAxIHx8IHBpeGVscyA+IEZSQU1FX1BJWEVMU19NQVgpXG4gICAgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYGEgcGljdHVyZSBvZiAke2hlYWRlci53aWR0aH0geCAke2hlYWRlci5oZWlnaHR9YClcbiAgaWYgKGhlYWRlci5yYXdMZW5ndGggPiByYXdCeXRlc01heChwaXhlbHMpICsgUkVTVU1FX0JZVEVTX01BWClcbiAgICB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgYSBmcmFtZSBvZiAke2hlYWRlci5yYXdMZW5ndGh9IHJhdyBieXRlc2ApXG4gIGlmIChGUkFNRV9IRUFERVJfQllURVMgKyBoZWFkZXIuYm9keUxlbmd0aCA+IG1lc3NhZ2UubGVuZ3RoKSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImEgZnJhbWUgY3V0IHNob3J0XCIpXG4gIHJldHVybiBoZWFkZXJcbn1cblxuLyoqIFRoZSBsb25nZXN0IG9wZXJhdGlvbnMgb2Ygb25lIG1lc3NhZ2U6IGV2ZXJ5IHBpeGVsIHJhdywgYW5kIHRoZSBvcGVyYXRpb24gaGVhZHMuICovXG5leHBvcnQgZnVuY3Rpb24gcmF3Qnl0ZXNNYXgocGl4ZWxzOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gcGl4ZWxzICogMyArIE9QRVJBVElPTlNfTUFYICogMTZcbn1cbiIsCiAgICAiLyoqIFJhdyBpbmZsYXRlIG92ZXIgdGhlIGJyb3dzZXIncyBvd24gYERlY29tcHJlc3Npb25TdHJlYW1gLCB3aGljaCBoYW5kcyBvdXQgZXZlcnkgc3luYyBmbHVzaC4gKi9cbmltcG9ydCB7IFByb3RvY29sRXJyb3IgfSBmcm9tIFwiLi9saW5rLnRzXCJcblxuLyoqIEluZmxhdGVzIHJhdy1kZWZsYXRlIGJvZGllcyBpbiBvcmRlcjsgYHJlc2V0YCBiZWdpbnMgYSBuZXcgc3RyZWFtLiAqL1xuZXhwb3J0IGludGVyZmFjZSBJbmZsYXRlciB7XG4gIC8qKiBAcmV0dXJucyBleGFjdGx5IGByYXdMZW5ndGhgIGJ5dGVzLCB3aGljaCBgYm9keWAgKGVuZGVkIGJ5IGEgc3luYyBmbHVzaCkgY29tcGxldGVzICovXG4gIGluZmxhdGUoYm9keTogVWludDhBcnJheSwgcmF3TGVuZ3RoOiBudW1iZXIpOiBQcm9taXNlPFVpbnQ4QXJyYXk+IHwgVWludDhBcnJheVxuICByZXNldCgpOiB2b2lkXG59XG5cbmV4cG9ydCBmdW5jdGlvbiBzdHJlYW1JbmZsYXRlcigpOiBJbmZsYXRlciB7XG4gIGxldCBzdHJlYW0gPSBvcGVuRGVjb21wcmVzc29yKClcbiAgcmV0dXJuIHtcbiAgICBhc3luYyBpbmZsYXRlKGJvZHksIHJhd0xlbmd0aCkge1xuICAgICAgY29uc3QgaW50byA9IG5ldyBVaW50OEFycmF5KHJhd0xlbmd0aClcbiAgICAgIC8vIE5vdCBhd2FpdGVkIGJlZm9yZSByZWFkaW5nOiBhIHdyaXRlciBtYXkgd2FpdCB1bnRpbCBpdHMgYnl0ZXMgYXJlIHRha2VuLlxuICAgICAgY29uc3Qgd3JpdHRlbiA9IHN0cmVhbS53cml0ZXIud3JpdGUoYm9keSBhcyBVaW50OEFycmF5PEFycmF5QnVmZmVyPikudGhlbihcbiAgICAgICAgKCkgPT4gbnVsbCxcbiAgICAgICAgKGVycm9yOiB1bmtub3duKSA9PiBlcnJvcixcbiAgICAgIClcbiAgICAgIGxldCBmaWxsZWQgPSAwXG4gICAgICB3aGlsZSAoZmlsbGVkIDwgcmF3TGVuZ3RoKSB7XG4gICAgICAgIGNvbnN0IHsgdmFsdWUsIGRvbmUgfSA9IGF3YWl0IHJlYWRDaHVuayhzdHJlYW0pXG4gICAgICAgIGlmIChkb25lIHx8ICF2YWx1ZSB8fCBmaWxsZWQgKyB2YWx1ZS5sZW5ndGggPiByYXdMZW5ndGgpXG4gICAgICAgICAgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIGZyYW1lIGJvZHkgb2YgdGhlIHdyb25nIGxlbmd0aFwiKVxuICAgICAgICBpbnRvLnNldCh2YWx1ZSwgZmlsbGVkKVxuICAgICAgICBmaWxsZWQgKz0gdmFsdWUubGVuZ3RoXG4gICAgICB9XG4gICAgICBpZiAoYXdhaXQgd3JpdHRlbikgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIGZyYW1lIGJvZHkgdGhhdCBpcyBub3QgZGVmbGF0ZVwiKVxuICAgICAgcmV0dXJuIGludG9cbiAgICB9LFxuICAgIHJlc2V0KCkge1xuICAgICAgc3RyZWFtLndyaXRlci5hYm9ydCgpLmNhdGNoKCgpID0+IHVuZGVmaW5lZClcbiAgICAgIHN0cmVhbS5yZWFkZXIuY2FuY2VsKCkuY2F0Y2goKCkgPT4gdW5kZWZpbmVkKVxuICAgICAgc3RyZWFtID0gb3BlbkRlY29tcHJlc3NvcigpXG4gICAgfSxcbiAgfVxufVxuXG4vKipcbiAqIEhlYWRlciBvZiBhIHpsaWIgc3RyZWFtLCB3aGljaCBpcyByYXcgZGVmbGF0ZSBiZXR3ZWVuIGEgaGVhZGVyIGFuZCBhIHRyYWlsZXI7IHRoZXNlIHN0cmVhbXMgbmV2ZXIgZW5kLiBOb3RcbiAqIFwiZGVmbGF0ZS1yYXdcIjogV2ViS2l0IG9uIEFwcGxlJ3Mgc3lzdGVtcyBkZWNvZGVzIHRoYXQgd2l0aCBhbm90aGVyIGxpYnJhcnksIHdoaWNoIGRvZXMgbm90IGd1YXJhbnRlZSBvdXRwdXQgYXRcbiAqIGV2ZXJ5IHN5bmMgZmx1c2guXG4gKlxuICogQHNlZSBodHRwczovL2dpdGh1Yi5jb20vV2ViS2l0L1dlYktpdC9wdWxsLzMzNzlcbiAqL1xuY29uc3QgWkxJQl9IRUFERVIgPSBVaW50OEFycmF5Lm9mKDB4NzgsIDB4MDEpXG5cbmludGVyZmFjZSBEZWNvbXByZXNzb3JIYW5kbGUge1xuICB3cml0ZXI6IFdyaXRhYmxlU3RyZWFtRGVmYXVsdFdyaXRlcjxVaW50OEFycmF5PEFycmF5QnVmZmVyPj5cbiAgcmVhZGVyOiBSZWFkYWJsZVN0cmVhbURlZmF1bHRSZWFkZXI8VWludDhBcnJheT5cbn1cblxuZnVuY3Rpb24gb3BlbkRlY29tcHJlc3NvcigpOiBEZWNvbXByZXNzb3JIYW5kbGUge1xuICBjb25zdCB7IHdyaXRhYmxlLCByZWFkYWJsZSB9ID0gbmV3IERlY29tcHJlc3Npb25TdHJlYW0oXCJkZWZsYXRlXCIpXG4gIGNvbnN0IHdyaXRlciA9IHdyaXRhYmxlLmdldFdyaXRlcigpIGFzIERlY29tcHJlc3NvckhhbmRsZVtcIndyaXRlclwiXVxuICBjb25zdCByZWFkZXIgPSByZWFkYWJsZS5nZXRSZWFkZXIoKSBhcyBEZWNvbXByZXNzb3JIYW5kbGVbXCJyZWFkZXJcIl1cbiAgd3JpdGVyLmNsb3NlZC5jYXRjaCgoKSA9PiB1bmRlZmluZWQpXG4gIHJlYWRlci5jbG9zZWQuY2F0Y2goKCkgPT4gdW5kZWZpbmVkKVxuICB3cml0ZXIud3JpdGUoWkxJQl9IRUFERVIpLmNhdGNoKCgpID0+IHVuZGVmaW5lZClcbiAgcmV0dXJuIHsgd3JpdGVyLCByZWFkZXIgfVxufVxuXG5hc3luYyBmdW5jdGlvbiByZWFkQ2h1bmsoc3RyZWFtOiBEZWNvbXByZXNzb3JIYW5kbGUpOiBQcm9taXNlPHsgZG9uZTogYm9vbGVhbjsgdmFsdWU/OiBVaW50OEFycmF5IH0+IHtcbiAgdHJ5IHtcbiAgICByZXR1cm4gYXdhaXQgc3RyZWFtLnJlYWRlci5yZWFkKClcbiAgfSBjYXRjaCB7XG4gICAgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIGZyYW1lIGJvZHkgdGhhdCBpcyBub3QgZGVmbGF0ZVwiKVxuICB9XG59XG4iLAogICAgIi8qKiBUaGUgcGl4ZWxzIG9mIFRJTEUsIEZSRVNIIGFuZCBSQVcgb3BlcmF0aW9ucyBhbmQgdGhlIHNsb3RzIG9mIFNUT1JFIGFuZCBSRUY6IHNlZSBgdmlld2VyLXdpcmUtZnJhbWUudHNgLiAqL1xuaW1wb3J0IHR5cGUgeyBSZWN0IH0gZnJvbSBcIi4vZGVza3RvcC50c1wiXG5pbXBvcnQgeyBQcm90b2NvbEVycm9yIH0gZnJvbSBcIi4vbGluay50c1wiXG5pbXBvcnQgeyBGQVJfQ09MT1VSUywgRklSU1RfUlVOLCBMSVRFUkFMLCBMT05HX1JVTiwgTkVBUl9DT0xPVVJTLCBTSE9SVF9SVU5TIH0gZnJvbSBcIi4vdmlld2VyLXdpcmUtZnJhbWUudHNcIlxuXG4vKiogQSBwaWN0dXJlIGFzIG9uZSBudW1iZXIgcGVyIHBpeGVsOiAweGZmQkJHR1JSLCB3aGljaCBpcyBSR0JBIGluIG1lbW9yeS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUGl4ZWxzIHtcbiAgd2lkdGg6IG51bWJlclxuICBoZWlnaHQ6IG51bWJlclxuICBkYXRhOiBVaW50MzJBcnJheVxufVxuXG5jb25zdCBPUEFRVUUgPSAweGZmMDAwMDAwXG5cbi8qKiBUaGUgbnVtYmVyZWQgY29sb3VycyBvZiBhbiBlcG9jaDsgYSBtaXJyb3Igb2YgdGhlIHRhYmxlIGluIHRoZSBrZXJuZWxzLiAqL1xuZXhwb3J0IGNsYXNzIENvbG91clRhYmxlIHtcbiAgcmVhZG9ubHkgbmVhciA9IG5ldyBVaW50MzJBcnJheShORUFSX0NPTE9VUlMpLmZpbGwoT1BBUVVFKVxuICByZWFkb25seSBmYXIgPSBuZXcgVWludDMyQXJyYXkoRkFSX0NPTE9VUlMpLmZpbGwoT1BBUVVFKVxuICBwcml2YXRlIGNvdW50ID0gMFxuXG4gIGNsZWFyKCk6IHZvaWQge1xuICAgIHRoaXMubmVhci5maWxsKE9QQVFVRSlcbiAgICB0aGlzLmZhci5maWxsKE9QQVFVRSlcbiAgICB0aGlzLmNvdW50ID0gMFxuICB9XG5cbiAgLyoqIEBwYXJhbSBuZWFyLGZhciAzIGJ5dGVzIGEgY29sb3VyOiByLCBnLCBiICovXG4gIHJlc3RvcmUobmVhcjogVWludDhBcnJheSwgZmFyOiBVaW50OEFycmF5KTogdm9pZCB7XG4gICAgdGhpcy5jbGVhcigpXG4gICAgdGhpcy5jb3VudCA9IG5lYXIubGVuZ3RoIC8gM1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgdGhpcy5jb3VudDsgaSsrKSB0aGlzLm5lYXJbaV0gPSByZWFkQ29sb3VyKG5lYXIsIGkgKiAzKVxuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgRkFSX0NPTE9VUlM7IGkrKykgdGhpcy5mYXJbaV0gPSByZWFkQ29sb3VyKGZhciwgaSAqIDMpXG4gIH1cblxuICBpbnNlcnQoY29sb3VyOiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLmZhcltNYXRoLmltdWwoY29sb3VyICYgMHhmZmZmZmYsIDB4OWUzNzc5YjEpID4+PiAyMF0gPSBjb2xvdXJcbiAgICBpZiAodGhpcy5jb3VudCA8IE5FQVJfQ09MT1VSUykgdGhpcy5uZWFyW3RoaXMuY291bnQrK10gPSBjb2xvdXJcbiAgfVxufVxuXG5mdW5jdGlvbiByZWFkQ29sb3VyKGJ5dGVzOiBVaW50OEFycmF5LCBhdDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIChPUEFRVUUgfCAoYnl0ZXNbYXQgKyAyXSEgPDwgMTYpIHwgKGJ5dGVzW2F0ICsgMV0hIDw8IDgpIHwgYnl0ZXNbYXRdISkgPj4+IDBcbn1cblxuLyoqXG4gKiBEcmF3cyB0aGUgdG9rZW5zIG9mIG9uZSByZWN0YW5nbGUsIHdoaWNoIGxpZXMgaW5zaWRlIHRoZSBwaWN0dXJlLlxuICpcbiAqIEBwYXJhbSBieUNvbHVtbnMgIHRoZSB0b2tlbnMgcnVuIGRvd24gdGhlIGNvbHVtbnMgaW5zdGVhZCBvZiBhbG9uZyB0aGUgcm93c1xuICogQHJldHVybnMgdGhlIG9mZnNldCBhZnRlciB0aGUgbGFzdCB0b2tlblxuICogQHRocm93cyBQcm90b2NvbEVycm9yIHdoZW4gdGhlIHRva2VucyBlbmQgZWFybHkgb3IgZXhjZWVkIHRoZSByZWN0YW5nbGVcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRyYXdUb2tlbnMoXG4gIHBpY3R1cmU6IFBpeGVscyxcbiAgYm94OiBSZWN0LFxuICBieXRlczogVWludDhBcnJheSxcbiAgb2Zmc2V0OiBudW1iZXIsXG4gIHRhYmxlOiBDb2xvdXJUYWJsZSxcbiAgYnlDb2x1bW5zOiBib29sZWFuLFxuKTogbnVtYmVyIHtcbiAgY29uc3QgeyBkYXRhLCB3aWR0aCB9ID0gcGljdHVyZVxuICBjb25zdCBlbmQgPSBieXRlcy5sZW5ndGhcbiAgY29uc3QgbGVuZ3RoID0gYnlDb2x1bW5zID8gYm94LmggOiBib3gud1xuICBjb25zdCBzdGVwID0gYnlDb2x1bW5zID8gd2lkdGggOiAxXG4gIGNvbnN0IHRvTmV4dExpbmUgPSBieUNvbHVtbnMgPyAxIC0gYm94LmggKiB3aWR0aCA6IHdpZHRoIC0gYm94LndcbiAgbGV0IGxlZnQgPSBib3gudyAqIGJveC5oXG4gIGxldCBjb2x1bW4gPSAwXG4gIGxldCBhdCA9IGJveC55ICogd2lkdGggKyBib3gueFxuICBsZXQgY29sb3VyID0gLTFcbiAgd2hpbGUgKGxlZnQgPiAwKSB7XG4gICAgaWYgKG9mZnNldCA+PSBlbmQpIHRocm93IG5ldyBQcm90b2NvbEVycm9yKFwiYSB0aWxlIGN1dCBzaG9ydFwiKVxuICAgIGNvbnN0IHRva2VuID0gYnl0ZXNbb2Zmc2V0KytdIVxuICAgIGxldCBjb3VudCA9IDFcbiAgICBpZiAodG9rZW4gPCBORUFSX0NPTE9VUlMpIGNvbG91ciA9IHRhYmxlLm5lYXJbdG9rZW5dIVxuICAgIGVsc2UgaWYgKHRva2VuIDwgRklSU1RfUlVOKSB7XG4gICAgICBpZiAob2Zmc2V0ID49IGVuZCkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIGNvbG91ciBjdXQgc2hvcnRcIilcbiAgICAgIGNvbG91ciA9IHRhYmxlLmZhclsoKHRva2VuIC0gTkVBUl9DT0xPVVJTKSA8PCA4KSB8IGJ5dGVzW29mZnNldCsrXSFdIVxuICAgIH0gZWxzZSBpZiAodG9rZW4gPT09IExJVEVSQUwpIHtcbiAgICAgIGlmIChvZmZzZXQgKyAzID4gZW5kKSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImEgY29sb3VyIGN1dCBzaG9ydFwiKVxuICAgICAgY29sb3VyID0gcmVhZENvbG91cihieXRlcywgb2Zmc2V0KVxuICAgICAgb2Zmc2V0ICs9IDNcbiAgICAgIHRhYmxlLmluc2VydChjb2xvdXIpXG4gICAgfSBlbHNlIHtcbiAgICAgIGlmIChjb2xvdXIgPCAwKSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImEgcnVuIGJlZm9yZSB0aGUgZmlyc3QgY29sb3VyXCIpXG4gICAgICBjb3VudCA9IHRva2VuIC0gRklSU1RfUlVOICsgMVxuICAgICAgaWYgKHRva2VuID09PSBMT05HX1JVTikge1xuICAgICAgICBjb3VudCA9IFNIT1JUX1JVTlMgKyAxXG4gICAgICAgIGxldCBtb3JlID0gMjU1XG4gICAgICAgIHdoaWxlIChtb3JlID09PSAyNTUpIHtcbiAgICAgICAgICBpZiAob2Zmc2V0ID49IGVuZCkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIHJ1biBjdXQgc2hvcnRcIilcbiAgICAgICAgICBtb3JlID0gYnl0ZXNbb2Zmc2V0KytdIVxuICAgICAgICAgIGNvdW50ICs9IG1vcmVcbiAgICAgICAgfVxuICAgICAgfVxuICAgIH1cbiAgICBpZiAoY291bnQgPiBsZWZ0KSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImEgcnVuIGJleW9uZCBpdHMgdGlsZVwiKVxuICAgIGxlZnQgLT0gY291bnRcbiAgICB3aGlsZSAoY291bnQgPiAwKSB7XG4gICAgICBjb25zdCBwYXJ0ID0gTWF0aC5taW4oY291bnQsIGxlbmd0aCAtIGNvbHVtbilcbiAgICAgIGlmIChzdGVwID09PSAxICYmIHBhcnQgPiAxKSBkYXRhLmZpbGwoY29sb3VyLCBhdCwgYXQgKyBwYXJ0KVxuICAgICAgZWxzZSBmb3IgKGxldCBpID0gMDsgaSA8IHBhcnQ7IGkrKykgZGF0YVthdCArIGkgKiBzdGVwXSA9IGNvbG91clxuICAgICAgYXQgKz0gcGFydCAqIHN0ZXBcbiAgICAgIGNvbHVtbiArPSBwYXJ0XG4gICAgICBjb3VudCAtPSBwYXJ0XG4gICAgICBpZiAoY29sdW1uID09PSBsZW5ndGgpIHtcbiAgICAgICAgY29sdW1uID0gMFxuICAgICAgICBhdCArPSB0b05leHRMaW5lXG4gICAgICB9XG4gICAgfVxuICB9XG4gIHJldHVybiBvZmZzZXRcbn1cblxuLyoqIERyYXdzIGB3ICogaCAqIDNgIGRpZmZlcmVuY2UgYnl0ZXMuIEByZXR1cm5zIHRoZSBvZmZzZXQgYmVoaW5kIHRoZW0gQHRocm93cyBQcm90b2NvbEVycm9yIHdoZW4gdGhleSBhcmUgY3V0IHNob3J0ICovXG5leHBvcnQgZnVuY3Rpb24gZHJhd1JhdyhwaWN0dXJlOiBQaXhlbHMsIGJveDogUmVjdCwgYnl0ZXM6IFVpbnQ4QXJyYXksIG9mZnNldDogbnVtYmVyKTogbnVtYmVyIHtcbiAgaWYgKG9mZnNldCArIGJveC53ICogYm94LmggKiAzID4gYnl0ZXMubGVuZ3RoKSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcInJhdyBwaXhlbHMgY3V0IHNob3J0XCIpXG4gIGxldCBbciwgZywgYl0gPSBbMCwgMCwgMF1cbiAgZm9yIChsZXQgcm93ID0gMDsgcm93IDwgYm94Lmg7IHJvdysrKSB7XG4gICAgY29uc3Qgc3RhcnQgPSAoYm94LnkgKyByb3cpICogcGljdHVyZS53aWR0aCArIGJveC54XG4gICAgZm9yIChsZXQgYXQgPSBzdGFydDsgYXQgPCBzdGFydCArIGJveC53OyBhdCsrKSB7XG4gICAgICByID0gKHIgKyBieXRlc1tvZmZzZXRdISkgJiAyNTVcbiAgICAgIGcgPSAoZyArIGJ5dGVzW29mZnNldCArIDFdISkgJiAyNTVcbiAgICAgIGIgPSAoYiArIGJ5dGVzW29mZnNldCArIDJdISkgJiAyNTVcbiAgICAgIG9mZnNldCArPSAzXG4gICAgICBwaWN0dXJlLmRhdGFbYXRdID0gKE9QQVFVRSB8IChiIDw8IDE2KSB8IChnIDw8IDgpIHwgcikgPj4+IDBcbiAgICB9XG4gIH1cbiAgcmV0dXJuIG9mZnNldFxufVxuXG4vKiogQ29waWVzIGEgcmVjdGFuZ2xlIHdpdGhpbiB0aGUgcGljdHVyZTsgc291cmNlIGFuZCB0YXJnZXQgbGllIGluc2lkZSBpdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtb3ZlUmVjdChwaWN0dXJlOiBQaXhlbHMsIGJveDogUmVjdCwgZnJvbVg6IG51bWJlciwgZnJvbVk6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRhdGEsIHdpZHRoIH0gPSBwaWN0dXJlXG4gIGlmIChib3gudyA9PT0gd2lkdGgpIHtcbiAgICBkYXRhLmNvcHlXaXRoaW4oYm94LnkgKiB3aWR0aCwgZnJvbVkgKiB3aWR0aCwgKGZyb21ZICsgYm94LmgpICogd2lkdGgpXG4gICAgcmV0dXJuXG4gIH1cbiAgZm9yIChsZXQgaSA9IDA7IGkgPCBib3guaDsgaSsrKSB7XG4gICAgY29uc3Qgcm93ID0gYm94LnkgPD0gZnJvbVkgPyBpIDogYm94LmggLSAxIC0gaVxuICAgIGNvbnN0IGZyb20gPSAoZnJvbVkgKyByb3cpICogd2lkdGggKyBmcm9tWFxuICAgIGRhdGEuY29weVdpdGhpbigoYm94LnkgKyByb3cpICogd2lkdGggKyBib3gueCwgZnJvbSwgZnJvbSArIGJveC53KVxuICB9XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgU3RvcmVkVGlsZSB7XG4gIHc6IG51bWJlclxuICBoOiBudW1iZXJcbiAgZGF0YTogVWludDMyQXJyYXlcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIGNvcHlUaWxlKHBpY3R1cmU6IFBpeGVscywgYm94OiBSZWN0KTogU3RvcmVkVGlsZSB7XG4gIGNvbnN0IGRhdGEgPSBuZXcgVWludDMyQXJyYXkoYm94LncgKiBib3guaClcbiAgZm9yIChsZXQgcm93ID0gMDsgcm93IDwgYm94Lmg7IHJvdysrKSB7XG4gICAgY29uc3QgZnJvbSA9IChib3gueSArIHJvdykgKiBwaWN0dXJlLndpZHRoICsgYm94LnhcbiAgICBkYXRhLnNldChwaWN0dXJlLmRhdGEuc3ViYXJyYXkoZnJvbSwgZnJvbSArIGJveC53KSwgcm93ICogYm94LncpXG4gIH1cbiAgcmV0dXJuIHsgdzogYm94LncsIGg6IGJveC5oLCBkYXRhIH1cbn1cblxuZXhwb3J0IGZ1bmN0aW9uIGRyYXdUaWxlKHBpY3R1cmU6IFBpeGVscywgeDogbnVtYmVyLCB5OiBudW1iZXIsIGtlcHQ6IFN0b3JlZFRpbGUpOiB2b2lkIHtcbiAgZm9yIChsZXQgcm93ID0gMDsgcm93IDwga2VwdC5oOyByb3crKylcbiAgICBwaWN0dXJlLmRhdGEuc2V0KGtlcHQuZGF0YS5zdWJhcnJheShyb3cgKiBrZXB0LncsIChyb3cgKyAxKSAqIGtlcHQudyksICh5ICsgcm93KSAqIHBpY3R1cmUud2lkdGggKyB4KVxufVxuIiwKICAgICIvKiogRHJhd3MgRlJBTUUgYW5kIEtFWSBtZXNzYWdlcyBvZiBhIGRlc2t0b3AgaW50byBhIHBpY3R1cmU7IHRoZSBzYW1lIGNvZGUgaW4gdGhlIHZpZXdlciwgdGhlIHBsYXllciBhbmQgdGhlIHRlc3RzLiAqL1xuaW1wb3J0IHR5cGUgeyBSZWN0IH0gZnJvbSBcIi4vZGVza3RvcC50c1wiXG5pbXBvcnQgeyBQcm90b2NvbEVycm9yIH0gZnJvbSBcIi4vbGluay50c1wiXG5pbXBvcnQge1xuICBDRUxMLFxuICBGQVJfQ09MT1VSUyxcbiAgRlJBTUVfSEVBREVSX0JZVEVTLFxuICB0eXBlIEZyYW1lSGVhZGVyLFxuICBORUFSX0NPTE9VUlMsXG4gIE9QLFxuICByZWFkRnJhbWVIZWFkZXIsXG4gIFNMT1RTLFxufSBmcm9tIFwiLi92aWV3ZXItd2lyZS1mcmFtZS50c1wiXG5pbXBvcnQgeyB0eXBlIEluZmxhdGVyLCBzdHJlYW1JbmZsYXRlciB9IGZyb20gXCIuL3ZpZXdlci13aXJlLWluZmxhdGUudHNcIlxuaW1wb3J0IHtcbiAgQ29sb3VyVGFibGUsXG4gIGNvcHlUaWxlLFxuICBkcmF3UmF3LFxuICBkcmF3VGlsZSxcbiAgZHJhd1Rva2VucyxcbiAgbW92ZVJlY3QsXG4gIHR5cGUgUGl4ZWxzLFxuICB0eXBlIFN0b3JlZFRpbGUsXG59IGZyb20gXCIuL3ZpZXdlci13aXJlLXRpbGVzLnRzXCJcblxuLyoqIFdoYXQgb25lIG1lc3NhZ2UgY2hhbmdlZC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRHJhd1Jlc3VsdCB7XG4gIHNlcTogbnVtYmVyXG4gIC8qKiBUaGUgc2Vzc2lvbidzIGNsb2NrIHdoZW4gdGhlIHNlcnZlciBtYWRlIHRoZSBtZXNzYWdlLCBtaWxsaXNlY29uZHMgc2luY2UgdGhlIHNlc3Npb24gYmVnYW4uICovXG4gIGF0TXM6IG51bWJlclxuICAvKiogVGhlIHBpY3R1cmUgaGFzIGEgbmV3IHNpemUgKGZpcnN0IG1lc3NhZ2UsIG9yIHRoZSBtYWNoaW5lIGNoYW5nZWQgaXQpOiBmZXRjaCBgcGl4ZWxzYCBhbmV3LCBkcmF3IGV2ZXJ5dGhpbmcuICovXG4gIHJlc2l6ZWQ6IGJvb2xlYW5cbiAgLyoqIENoYW5nZWQgYm94ZXMsIGluc2lkZSB0aGUgcGljdHVyZSwgaW4gZHJhd2luZyBvcmRlcjsgbWF5IG92ZXJsYXAuICovXG4gIGJveGVzOiBSZWN0W11cbn1cblxuZXhwb3J0IGludGVyZmFjZSBTY3JlZW5EZWNvZGVyIHtcbiAgcmVhZG9ubHkgd2lkdGg6IG51bWJlclxuICByZWFkb25seSBoZWlnaHQ6IG51bWJlclxuICAvKiogUkdCQSwgZm9yIGBuZXcgSW1hZ2VEYXRhKHBpeGVscywgd2lkdGgsIGhlaWdodClgLiBGZXRjaCBhbmV3IHdoZW4gYERyYXduLnJlc2l6ZWRgLiAqL1xuICByZWFkb25seSBwaXhlbHM6IFVpbnQ4Q2xhbXBlZEFycmF5PEFycmF5QnVmZmVyPlxuICAvKipcbiAgICogRHJhd3Mgb25lIEZSQU1FIG9yIEtFWSBtZXNzYWdlLiBDYWxscyBtYXkgb3ZlcmxhcDogbWVzc2FnZXMgYXJlIGRyYXduIGluIHRoZSBvcmRlciBvZiB0aGUgY2FsbHMuXG4gICAqXG4gICAqIEB0aHJvd3MgUHJvdG9jb2xFcnJvciAoYXMgYSByZWplY3Rpb24pIHdoZW4gdGhlIGJ5dGVzIGFyZSB3cm9uZzsgdGhlIGRlY29kZXIgaXMgdGhlbiBvZiBubyBtb3JlIHVzZSB1bnRpbCBhIEtFWVxuICAgKi9cbiAgYXBwbHkobWVzc2FnZTogVWludDhBcnJheSk6IFByb21pc2U8RHJhd1Jlc3VsdD5cbiAgLyoqIEZyZWVzIHRoZSBkZWNvbXByZXNzb3IuICovXG4gIGNsb3NlKCk6IHZvaWRcbn1cblxuZXhwb3J0IGludGVyZmFjZSBEZWNvZGVyT3B0aW9ucyB7XG4gIC8qKiBEZWZhdWx0OiBgc3RyZWFtSW5mbGF0ZXJgLiAqL1xuICBpbmZsYXRlcj86ICgpID0+IEluZmxhdGVyXG4gIC8qKiBSR0JBIHBpeGVscyBvZiBhIEpQRUcsIGB3ICogaCAqIDRgIGJ5dGVzLiBEZWZhdWx0OiBgY3JlYXRlSW1hZ2VCaXRtYXBgIG9uIGFuIE9mZnNjcmVlbkNhbnZhcy4gKi9cbiAganBlZz86IChieXRlczogVWludDhBcnJheSwgdzogbnVtYmVyLCBoOiBudW1iZXIpID0+IFByb21pc2U8VWludDhBcnJheSB8IFVpbnQ4Q2xhbXBlZEFycmF5PlxufVxuXG5pbnRlcmZhY2UgRGVjb2RlclN0YXRlIHtcbiAgcGljdHVyZTogUGl4ZWxzXG4gIHBpeGVsczogVWludDhDbGFtcGVkQXJyYXk8QXJyYXlCdWZmZXI+XG4gIHNsb3RzOiAoU3RvcmVkVGlsZSB8IHVuZGVmaW5lZClbXVxuICB0YWJsZTogQ29sb3VyVGFibGVcbiAgLyoqIEEgRlJBTUUgbWF5IGZvbGxvdzogZmFsc2UgYmVmb3JlIHRoZSBmaXJzdCBLRVkgYW5kIGFmdGVyIHdyb25nIGJ5dGVzLiAqL1xuICByZWFkeTogYm9vbGVhblxufVxuXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlU2NyZWVuRGVjb2RlcihwYXJ0czogRGVjb2Rlck9wdGlvbnMgPSB7fSk6IFNjcmVlbkRlY29kZXIge1xuICBjb25zdCBvcGVuSW5mbGF0ZXIgPSBwYXJ0cy5pbmZsYXRlciA/PyBzdHJlYW1JbmZsYXRlclxuICBjb25zdCBqcGVnID0gcGFydHMuanBlZyA/PyBkZWNvZGVKcGVnSW5Ccm93c2VyXG4gIGNvbnN0IGZyYW1lcyA9IG9wZW5JbmZsYXRlcigpXG4gIGNvbnN0IHN0YXRlOiBEZWNvZGVyU3RhdGUgPSB7XG4gICAgcGljdHVyZTogeyB3aWR0aDogMCwgaGVpZ2h0OiAwLCBkYXRhOiBuZXcgVWludDMyQXJyYXkoMCkgfSxcbiAgICBwaXhlbHM6IG5ldyBVaW50OENsYW1wZWRBcnJheSgwKSxcbiAgICBzbG90czogW10sXG4gICAgdGFibGU6IG5ldyBDb2xvdXJUYWJsZSgpLFxuICAgIHJlYWR5OiBmYWxzZSxcbiAgfVxuXG4gIGFzeW5jIGZ1bmN0aW9uIGRyYXcobWVzc2FnZTogVWludDhBcnJheSk6IFByb21pc2U8RHJhd1Jlc3VsdD4ge1xuICAgIGNvbnN0IGhlYWRlciA9IHJlYWRGcmFtZUhlYWRlcihtZXNzYWdlKVxuICAgIGlmICghaGVhZGVyLmtleSAmJiAhc3RhdGUucmVhZHkpIHRocm93IG5ldyBQcm90b2NvbEVycm9yKFwiYSBmcmFtZSBiZWZvcmUgdGhlIGZpcnN0IGtleVwiKVxuICAgIHN0YXRlLnJlYWR5ID0gZmFsc2VcbiAgICBjb25zdCByZXNpemVkID0gZW5zdXJlU2l6ZShzdGF0ZSwgaGVhZGVyKVxuICAgIGlmIChoZWFkZXIua2V5IHx8IGhlYWRlci5lcG9jaCkgY2xlYXJFcG9jaFN0YXRlKHN0YXRlKVxuICAgIGlmIChoZWFkZXIuZXBvY2gpIGZyYW1lcy5yZXNldCgpXG4gICAgY29uc3QgaW5mbGF0ZXIgPSBoZWFkZXIua2V5ID8gb3BlbkluZmxhdGVyKCkgOiBmcmFtZXNcbiAgICBjb25zdCB0YWlsID0gRlJBTUVfSEVBREVSX0JZVEVTICsgaGVhZGVyLmJvZHlMZW5ndGhcbiAgICBjb25zdCBib2R5ID0gYXdhaXQgaW5mbGF0ZXIuaW5mbGF0ZShtZXNzYWdlLnN1YmFycmF5KEZSQU1FX0hFQURFUl9CWVRFUywgdGFpbCksIGhlYWRlci5yYXdMZW5ndGgpXG4gICAgaWYgKGhlYWRlci5rZXkpIGluZmxhdGVyLnJlc2V0KClcbiAgICBjb25zdCBib3hlcyA9IGF3YWl0IGRyYXdPcGVyYXRpb25zKHN0YXRlLCBoZWFkZXIsIGJvZHksIG1lc3NhZ2Uuc3ViYXJyYXkodGFpbCksIGpwZWcpXG4gICAgaWYgKGhlYWRlci5rZXkpIGNsZWFyRXBvY2hTdGF0ZShzdGF0ZSlcbiAgICBzdGF0ZS5yZWFkeSA9IHRydWVcbiAgICByZXR1cm4geyBzZXE6IGhlYWRlci5zZXEsIGF0TXM6IGhlYWRlci5hdE1zLCByZXNpemVkLCBib3hlcyB9XG4gIH1cblxuICBsZXQgbGFzdDogUHJvbWlzZTx1bmtub3duPiA9IFByb21pc2UucmVzb2x2ZSgpXG4gIHJldHVybiB7XG4gICAgZ2V0IHdpZHRoKCkge1xuICAgICAgcmV0dXJuIHN0YXRlLnBpY3R1cmUud2lkdGhcbiAgICB9LFxuICAgIGdldCBoZWlnaHQoKSB7XG4gICAgICByZXR1cm4gc3RhdGUucGljdHVyZS5oZWlnaHRcbiAgICB9LFxuICAgIGdldCBwaXhlbHMoKSB7XG4gICAgICByZXR1cm4gc3RhdGUucGl4ZWxzXG4gICAgfSxcbiAgICBhcHBseShtZXNzYWdlKSB7XG4gICAgICBjb25zdCBkcmF3biA9IGxhc3QudGhlbigoKSA9PiBkcmF3KG1lc3NhZ2UpKVxuICAgICAgbGFzdCA9IGRyYXduLmNhdGNoKCgpID0+IHVuZGVmaW5lZClcbiAgICAgIHJldHVybiBkcmF3blxuICAgIH0sXG4gICAgY2xvc2U6ICgpID0+IGZyYW1lcy5yZXNldCgpLFxuICB9XG59XG5cbi8qKiBAdGhyb3dzIFByb3RvY29sRXJyb3Igd2hlbiBhIEZSQU1FIGhhcyBhbm90aGVyIHNpemUgdGhhbiBpdHMgS0VZICovXG5mdW5jdGlvbiBlbnN1cmVTaXplKHN0YXRlOiBEZWNvZGVyU3RhdGUsIGhlYWRlcjogRnJhbWVIZWFkZXIpOiBib29sZWFuIHtcbiAgY29uc3QgeyB3aWR0aCwgaGVpZ2h0IH0gPSBoZWFkZXJcbiAgaWYgKHN0YXRlLnBpY3R1cmUud2lkdGggPT09IHdpZHRoICYmIHN0YXRlLnBpY3R1cmUuaGVpZ2h0ID09PSBoZWlnaHQpIHJldHVybiBmYWxzZVxuICBpZiAoIWhlYWRlci5rZXkpIHRocm93IG5ldyBQcm90b2NvbEVycm9yKGBhIGZyYW1lIG9mICR7d2lkdGh9IHggJHtoZWlnaHR9IHdpdGhvdXQgYSBrZXlgKVxuICBjb25zdCBkYXRhID0gbmV3IFVpbnQzMkFycmF5KHdpZHRoICogaGVpZ2h0KS5maWxsKDB4ZmYwMDAwMDApXG4gIHN0YXRlLnBpY3R1cmUgPSB7IHdpZHRoLCBoZWlnaHQsIGRhdGEgfVxuICBzdGF0ZS5waXhlbHMgPSBuZXcgVWludDhDbGFtcGVkQXJyYXkoZGF0YS5idWZmZXIpXG4gIHJldHVybiB0cnVlXG59XG5cbmZ1bmN0aW9uIGNsZWFyRXBvY2hTdGF0ZShzdGF0ZTogRGVjb2RlclN0YXRlKTogdm9pZCB7XG4gIHN0YXRlLnNsb3RzID0gW11cbiAgc3RhdGUudGFibGUuY2xlYXIoKVxufVxuXG5hc3luYyBmdW5jdGlvbiBkcmF3T3BlcmF0aW9ucyhcbiAgc3RhdGU6IERlY29kZXJTdGF0ZSxcbiAgaGVhZGVyOiBGcmFtZUhlYWRlcixcbiAgYm9keTogVWludDhBcnJheSxcbiAgdGFpbDogVWludDhBcnJheSxcbiAganBlZzogTm9uTnVsbGFibGU8RGVjb2Rlck9wdGlvbnNbXCJqcGVnXCJdPixcbik6IFByb21pc2U8UmVjdFtdPiB7XG4gIGNvbnN0IHsgcGljdHVyZSwgdGFibGUgfSA9IHN0YXRlXG4gIGNvbnN0IGJveGVzOiBSZWN0W10gPSBbXVxuICBjb25zdCBhdCA9IG5ldyBEYXRhVmlldyhib2R5LmJ1ZmZlciwgYm9keS5ieXRlT2Zmc2V0LCBib2R5LmJ5dGVMZW5ndGgpXG4gIGxldCBvZmZzZXQgPSAwXG4gIGxldCB0YWlsT2Zmc2V0ID0gMFxuICBjb25zdCB1MTYgPSAoKSA9PiB7XG4gICAgaWYgKG9mZnNldCArIDIgPiBib2R5Lmxlbmd0aCkgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhbiBvcGVyYXRpb24gY3V0IHNob3J0XCIpXG4gICAgb2Zmc2V0ICs9IDJcbiAgICByZXR1cm4gYXQuZ2V0VWludDE2KG9mZnNldCAtIDIsIHRydWUpXG4gIH1cbiAgY29uc3QgcmVjdCA9ICgpID0+IGNoZWNrQm91bmRzKHBpY3R1cmUsIHsgeDogdTE2KCksIHk6IHUxNigpLCB3OiB1MTYoKSwgaDogdTE2KCkgfSlcbiAgZm9yIChsZXQgaSA9IDA7IGkgPCBoZWFkZXIub3BlcmF0aW9uczsgaSsrKSB7XG4gICAgY29uc3Qgb3AgPSBib2R5W29mZnNldCsrXVxuICAgIHN3aXRjaCAob3ApIHtcbiAgICAgIGNhc2UgT1AuTU9WRToge1xuICAgICAgICBjb25zdCBib3ggPSByZWN0KClcbiAgICAgICAgY29uc3QgZnJvbSA9IGNoZWNrQm91bmRzKHBpY3R1cmUsIHsgeDogdTE2KCksIHk6IHUxNigpLCB3OiBib3gudywgaDogYm94LmggfSlcbiAgICAgICAgbW92ZVJlY3QocGljdHVyZSwgYm94LCBmcm9tLngsIGZyb20ueSlcbiAgICAgICAgYm94ZXMucHVzaChib3gpXG4gICAgICAgIGJyZWFrXG4gICAgICB9XG4gICAgICBjYXNlIE9QLlRJTEU6XG4gICAgICBjYXNlIE9QLkNPTFVNTlM6XG4gICAgICBjYXNlIE9QLkZSRVNIOiB7XG4gICAgICAgIGNvbnN0IGJveCA9IHJlY3QoKVxuICAgICAgICBpZiAob3AgPT09IE9QLkZSRVNIKSB0YWJsZS5jbGVhcigpXG4gICAgICAgIG9mZnNldCA9IGRyYXdUb2tlbnMocGljdHVyZSwgYm94LCBib2R5LCBvZmZzZXQsIHRhYmxlLCBvcCA9PT0gT1AuQ09MVU1OUylcbiAgICAgICAgYm94ZXMucHVzaChib3gpXG4gICAgICAgIGJyZWFrXG4gICAgICB9XG4gICAgICBjYXNlIE9QLlJBVzoge1xuICAgICAgICBjb25zdCBib3ggPSByZWN0KClcbiAgICAgICAgb2Zmc2V0ID0gZHJhd1JhdyhwaWN0dXJlLCBib3gsIGJvZHksIG9mZnNldClcbiAgICAgICAgYm94ZXMucHVzaChib3gpXG4gICAgICAgIGJyZWFrXG4gICAgICB9XG4gICAgICBjYXNlIE9QLlNUT1JFOiB7XG4gICAgICAgIGNvbnN0IHNsb3QgPSB1MTYoKVxuICAgICAgICBjb25zdCBib3ggPSBib3hlcy5hdCgtMSlcbiAgICAgICAgaWYgKCFib3ggfHwgc2xvdCA+PSBTTE9UUykgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYGEgc3RvcmUgaW50byBzbG90ICR7c2xvdH1gKVxuICAgICAgICBzdGF0ZS5zbG90c1tzbG90XSA9IGNvcHlUaWxlKHBpY3R1cmUsIGJveClcbiAgICAgICAgYnJlYWtcbiAgICAgIH1cbiAgICAgIGNhc2UgT1AuUkVGOiB7XG4gICAgICAgIGNvbnN0IFt4LCB5LCBzbG90XSA9IFt1MTYoKSwgdTE2KCksIHUxNigpXVxuICAgICAgICBjb25zdCBrZXB0ID0gc3RhdGUuc2xvdHNbc2xvdF1cbiAgICAgICAgaWYgKCFrZXB0KSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgc2xvdCAke3Nsb3R9IGlzIGVtcHR5YClcbiAgICAgICAgYm94ZXMucHVzaChjaGVja0JvdW5kcyhwaWN0dXJlLCB7IHgsIHksIHc6IGtlcHQudywgaDoga2VwdC5oIH0pKVxuICAgICAgICBkcmF3VGlsZShwaWN0dXJlLCB4LCB5LCBrZXB0KVxuICAgICAgICBicmVha1xuICAgICAgfVxuICAgICAgY2FzZSBPUC5LRUVQOiB7XG4gICAgICAgIGNvbnN0IHNsb3QgPSB1MTYoKVxuICAgICAgICBpZiAoc2xvdCA+PSBTTE9UUykgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYGEgdGlsZSBmb3Igc2xvdCAke3Nsb3R9YClcbiAgICAgICAgY29uc3QgW3cgPSAwLCBoID0gMCwga2luZF0gPSBib2R5LnN1YmFycmF5KG9mZnNldCwgb2Zmc2V0ICsgMylcbiAgICAgICAgaWYgKHcgPCAxIHx8IHcgPiBDRUxMIHx8IGggPCAxIHx8IGggPiBDRUxMKSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihgYSBrZXB0IHRpbGUgb2YgJHt3fSB4ICR7aH1gKVxuICAgICAgICBvZmZzZXQgKz0gM1xuICAgICAgICBjb25zdCB0aWxlID0geyB3aWR0aDogdywgaGVpZ2h0OiBoLCBkYXRhOiBuZXcgVWludDMyQXJyYXkodyAqIGgpIH1cbiAgICAgICAgY29uc3QgYm94ID0geyB4OiAwLCB5OiAwLCB3LCBoIH1cbiAgICAgICAgdGFibGUuY2xlYXIoKVxuICAgICAgICBpZiAoa2luZCA9PT0gT1AuUkFXKSBvZmZzZXQgPSBkcmF3UmF3KHRpbGUsIGJveCwgYm9keSwgb2Zmc2V0KVxuICAgICAgICBlbHNlIGlmIChraW5kID09PSBPUC5GUkVTSCkgb2Zmc2V0ID0gZHJhd1Rva2Vucyh0aWxlLCBib3gsIGJvZHksIG9mZnNldCwgdGFibGUsIGZhbHNlKVxuICAgICAgICBlbHNlIHRocm93IG5ldyBQcm90b2NvbEVycm9yKGBhIGtlcHQgdGlsZSBvZiBraW5kICR7a2luZH1gKVxuICAgICAgICBzdGF0ZS5zbG90c1tzbG90XSA9IHsgdywgaCwgZGF0YTogdGlsZS5kYXRhIH1cbiAgICAgICAgYnJlYWtcbiAgICAgIH1cbiAgICAgIGNhc2UgT1AuUkVTVU1FOiB7XG4gICAgICAgIGNvbnN0IGNvdW50ID0gdTE2KClcbiAgICAgICAgY29uc3QgW25lYXJFbmQsIGZhckVuZF0gPSBbb2Zmc2V0ICsgY291bnQgKiAzLCBvZmZzZXQgKyAoY291bnQgKyBGQVJfQ09MT1VSUykgKiAzXVxuICAgICAgICBpZiAoY291bnQgPiBORUFSX0NPTE9VUlMgfHwgZmFyRW5kID4gYm9keS5sZW5ndGgpIHRocm93IG5ldyBQcm90b2NvbEVycm9yKFwiYSBjb2xvdXIgdGFibGUgY3V0IHNob3J0XCIpXG4gICAgICAgIHRhYmxlLnJlc3RvcmUoYm9keS5zdWJhcnJheShvZmZzZXQsIG5lYXJFbmQpLCBib2R5LnN1YmFycmF5KG5lYXJFbmQsIGZhckVuZCkpXG4gICAgICAgIC8vIFRoZSByZXN0IGlzIHRoZSBkZWZsYXRlIHdpbmRvdzogcGFzc2luZyBpdCB0aHJvdWdoIHRoZSBpbmZsYXRlciBpcyBhbGwgdGhhdCBpcyBuZWVkZWQuXG4gICAgICAgIG9mZnNldCA9IGJvZHkubGVuZ3RoXG4gICAgICAgIGJyZWFrXG4gICAgICB9XG4gICAgICBjYXNlIE9QLkpQRUc6IHtcbiAgICAgICAgY29uc3QgYm94ID0gcmVjdCgpXG4gICAgICAgIGNvbnN0IGxlbmd0aCA9IHUxNigpICsgdTE2KCkgKiA2NTUzNlxuICAgICAgICBpZiAodGFpbE9mZnNldCArIGxlbmd0aCA+IHRhaWwubGVuZ3RoKSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImEgSlBFRyBjdXQgc2hvcnRcIilcbiAgICAgICAgY29uc3QgcmdiYSA9IGF3YWl0IGpwZWcodGFpbC5zdWJhcnJheSh0YWlsT2Zmc2V0LCB0YWlsT2Zmc2V0ICsgbGVuZ3RoKSwgYm94LncsIGJveC5oKVxuICAgICAgICB0YWlsT2Zmc2V0ICs9IGxlbmd0aFxuICAgICAgICBpZiAocmdiYS5sZW5ndGggIT09IGJveC53ICogYm94LmggKiA0KSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcImEgSlBFRyBvZiBhbm90aGVyIHNpemVcIilcbiAgICAgICAgZHJhd1RpbGUocGljdHVyZSwgYm94LngsIGJveC55LCB7IHc6IGJveC53LCBoOiBib3guaCwgZGF0YTogdG9VaW50MzJBcnJheShyZ2JhKSB9KVxuICAgICAgICBib3hlcy5wdXNoKGJveClcbiAgICAgICAgYnJlYWtcbiAgICAgIH1cbiAgICAgIGRlZmF1bHQ6XG4gICAgICAgIHRocm93IG5ldyBQcm90b2NvbEVycm9yKGB1bmtub3duIGRyYXdpbmcgb3BlcmF0aW9uICR7b3B9YClcbiAgICB9XG4gIH1cbiAgaWYgKG9mZnNldCAhPT0gYm9keS5sZW5ndGggfHwgdGFpbE9mZnNldCAhPT0gdGFpbC5sZW5ndGgpXG4gICAgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoXCJhIGZyYW1lIHdpdGggYnl0ZXMgbGVmdCBvdmVyXCIpXG4gIHJldHVybiBib3hlc1xufVxuXG4vKiogQSAzMi1iaXQgdmlldyBvZiB0aGUgc2FtZSBtZW1vcnkgd2hlcmUgaXQgaXMgYWxpZ25lZCwgYXMgY2FudmFzIGRhdGEgaXM7IG90aGVyd2lzZSBvZiBhIGNvcHkuICovXG5mdW5jdGlvbiB0b1VpbnQzMkFycmF5KGJ5dGVzOiBVaW50OEFycmF5IHwgVWludDhDbGFtcGVkQXJyYXkpOiBVaW50MzJBcnJheSB7XG4gIGNvbnN0IGFsaWduZWQgPSBieXRlcy5ieXRlT2Zmc2V0ICUgNCA9PT0gMCA/IGJ5dGVzIDogbmV3IFVpbnQ4QXJyYXkoYnl0ZXMpXG4gIHJldHVybiBuZXcgVWludDMyQXJyYXkoYWxpZ25lZC5idWZmZXIsIGFsaWduZWQuYnl0ZU9mZnNldCwgYWxpZ25lZC5sZW5ndGggLyA0KVxufVxuXG5mdW5jdGlvbiBjaGVja0JvdW5kcyhwaWN0dXJlOiBQaXhlbHMsIGJveDogUmVjdCk6IFJlY3Qge1xuICBpZiAoYm94LncgPCAxIHx8IGJveC5oIDwgMSB8fCBib3gueCArIGJveC53ID4gcGljdHVyZS53aWR0aCB8fCBib3gueSArIGJveC5oID4gcGljdHVyZS5oZWlnaHQpXG4gICAgdGhyb3cgbmV3IFByb3RvY29sRXJyb3IoYGEgcmVjdGFuZ2xlIG91dHNpZGUgdGhlIHBpY3R1cmU6ICR7Ym94Lnh9LCR7Ym94Lnl9ICR7Ym94Lnd9IHggJHtib3guaH1gKVxuICByZXR1cm4gYm94XG59XG5cbmFzeW5jIGZ1bmN0aW9uIGRlY29kZUpwZWdJbkJyb3dzZXIoYnl0ZXM6IFVpbnQ4QXJyYXksIHc6IG51bWJlciwgaDogbnVtYmVyKTogUHJvbWlzZTxVaW50OENsYW1wZWRBcnJheT4ge1xuICBjb25zdCBiaXRtYXAgPSBhd2FpdCBjcmVhdGVJbWFnZUJpdG1hcChuZXcgQmxvYihbYnl0ZXMgYXMgVWludDhBcnJheTxBcnJheUJ1ZmZlcj5dLCB7IHR5cGU6IFwiaW1hZ2UvanBlZ1wiIH0pKVxuICBjb25zdCBjb250ZXh0ID0gbmV3IE9mZnNjcmVlbkNhbnZhcyh3LCBoKS5nZXRDb250ZXh0KFwiMmRcIiwgeyB3aWxsUmVhZEZyZXF1ZW50bHk6IHRydWUgfSlcbiAgaWYgKCFjb250ZXh0KSB0aHJvdyBuZXcgUHJvdG9jb2xFcnJvcihcIm5vIGNhbnZhcyBmb3IgYSBKUEVHXCIpXG4gIGNvbnRleHQuZHJhd0ltYWdlKGJpdG1hcCwgMCwgMClcbiAgYml0bWFwLmNsb3NlKClcbiAgcmV0dXJuIGNvbnRleHQuZ2V0SW1hZ2VEYXRhKDAsIDAsIHcsIGgpLmRhdGFcbn1cbiIsCiAgICAiLyoqIERlY29kZXMgdGhlIG1lc3NhZ2VzIG9mIGEgZGVza3RvcCBhbmQgcGFpbnRzIHdoYXQgdGhleSBjaGFuZ2U7IHJ1bnMgaW4gdGhlIHBhaW50ZXIncyBXb3JrZXIuICovXG5pbXBvcnQgeyBNRVNTQUdFIH0gZnJvbSBcIi4uLy4uL3Byb3RvY29scy92aWV3ZXItd2lyZS50c1wiXG5pbXBvcnQgdHlwZSB7IFNjcmVlbkRlY29kZXIgfSBmcm9tIFwiLi4vLi4vcHJvdG9jb2xzL3ZpZXdlci13aXJlLWRlY29kZS50c1wiXG5pbXBvcnQgdHlwZSB7IFNpemUgfSBmcm9tIFwiLi96b29tLnRzXCJcblxuLyoqIEFzIG11Y2ggb2YgYW4gT2Zmc2NyZWVuQ2FudmFzIGFzIGlzIHBhaW50ZWQgb24uICovXG5leHBvcnQgaW50ZXJmYWNlIFBhaW50ZWRDYW52YXMgZXh0ZW5kcyBTaXplIHtcbiAgZ2V0Q29udGV4dChcbiAgICBraW5kOiBcIjJkXCIsXG4gICAgb3B0aW9uczogeyBhbHBoYTogYm9vbGVhbiB9LFxuICApOiBQaWNrPE9mZnNjcmVlbkNhbnZhc1JlbmRlcmluZ0NvbnRleHQyRCwgXCJwdXRJbWFnZURhdGFcIj4gfCBudWxsXG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgRnJhbWVQYWludGVyIHtcbiAgLyoqXG4gICAqIERyYXdzIG9uZSBGUkFNRSBvciBLRVkgbWVzc2FnZSwgaW4gdGhlIG9yZGVyIG9mIHRoZSBjYWxscy4gQSBLRVkgbWFrZXMgdm9pZCB3aGF0IHN0aWxsIHdhaXRzIHRvIGJlIGRyYXduLlxuICAgKlxuICAgKiBAcmV0dXJucyB3aGVuIGl0cyBwaXhlbHMsIG9yIHRob3NlIG9mIGEgbGF0ZXIgS0VZLCBhcmUgb24gdGhlIGNhbnZhc1xuICAgKiBAdGhyb3dzIFdpcmVFcnJvciAoYXMgYSByZWplY3Rpb24pIHdoZW4gdGhlIGJ5dGVzIGFyZSB3cm9uZzsgdW50aWwgdGhlIG5leHQgS0VZIGV2ZXJ5IG1lc3NhZ2UgaXMgdGhlblxuICAgKi9cbiAgZHJhdyhtZXNzYWdlOiBVaW50OEFycmF5KTogUHJvbWlzZTx2b2lkPlxufVxuXG5pbnRlcmZhY2UgUXVldWVkRHJhdyBleHRlbmRzIFByb21pc2VXaXRoUmVzb2x2ZXJzPHZvaWQ+IHtcbiAgbWVzc2FnZTogVWludDhBcnJheVxufVxuXG4vKiogQHBhcmFtIG9uU2l6ZSAgY2FsbGVkIHdpdGggZXZlcnkgbmV3IHNpemUgb2YgdGhlIHBpY3R1cmUsIGJlZm9yZSBpdCBpcyBwYWludGVkICovXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlRnJhbWVQYWludGVyKFxuICBjYW52YXM6IFBhaW50ZWRDYW52YXMsXG4gIGRlY29kZXI6IFNjcmVlbkRlY29kZXIsXG4gIG9uU2l6ZTogKHNpemU6IFNpemUpID0+IHZvaWQsXG4pOiBGcmFtZVBhaW50ZXIge1xuICBjb25zdCBjb250ZXh0ID0gY2FudmFzLmdldENvbnRleHQoXCIyZFwiLCB7IGFscGhhOiBmYWxzZSB9KVxuICBsZXQgaW1hZ2U6IEltYWdlRGF0YSB8IG51bGwgPSBudWxsXG4gIGxldCB3YWl0aW5nOiBRdWV1ZWREcmF3W10gPSBbXVxuICBsZXQgaXNQYWludGluZyA9IGZhbHNlXG5cbiAgYXN5bmMgZnVuY3Rpb24gcGFpbnQobWVzc2FnZTogVWludDhBcnJheSk6IFByb21pc2U8dm9pZD4ge1xuICAgIGNvbnN0IGRyYXduID0gYXdhaXQgZGVjb2Rlci5hcHBseShtZXNzYWdlKVxuICAgIGNvbnN0IHsgd2lkdGgsIGhlaWdodCB9ID0gZGVjb2RlclxuICAgIGlmICghZHJhd24ucmVzaXplZCAmJiBpbWFnZSkge1xuICAgICAgZm9yIChjb25zdCB7IHgsIHksIHcsIGggfSBvZiBkcmF3bi5ib3hlcykgY29udGV4dD8ucHV0SW1hZ2VEYXRhKGltYWdlLCAwLCAwLCB4LCB5LCB3LCBoKVxuICAgICAgcmV0dXJuXG4gICAgfVxuICAgIGltYWdlID0gbmV3IEltYWdlRGF0YShkZWNvZGVyLnBpeGVscywgd2lkdGgsIGhlaWdodClcbiAgICBpZiAoY2FudmFzLndpZHRoICE9PSB3aWR0aCB8fCBjYW52YXMuaGVpZ2h0ICE9PSBoZWlnaHQpIHtcbiAgICAgIG9uU2l6ZSh7IHdpZHRoLCBoZWlnaHQgfSlcbiAgICAgIGNhbnZhcy53aWR0aCA9IHdpZHRoXG4gICAgICBjYW52YXMuaGVpZ2h0ID0gaGVpZ2h0XG4gICAgfVxuICAgIGNvbnRleHQ/LnB1dEltYWdlRGF0YShpbWFnZSwgMCwgMClcbiAgfVxuXG4gIGFzeW5jIGZ1bmN0aW9uIGRyYWluUXVldWUoKTogUHJvbWlzZTx2b2lkPiB7XG4gICAgaXNQYWludGluZyA9IHRydWVcbiAgICBmb3IgKGxldCBuZXh0ID0gd2FpdGluZy5zaGlmdCgpOyBuZXh0OyBuZXh0ID0gd2FpdGluZy5zaGlmdCgpKVxuICAgICAgYXdhaXQgcGFpbnQobmV4dC5tZXNzYWdlKS50aGVuKG5leHQucmVzb2x2ZSwgbmV4dC5yZWplY3QpXG4gICAgaXNQYWludGluZyA9IGZhbHNlXG4gIH1cblxuICByZXR1cm4ge1xuICAgIGRyYXcobWVzc2FnZSkge1xuICAgICAgY29uc3QgbWluZSA9IHsgbWVzc2FnZSwgLi4uUHJvbWlzZS53aXRoUmVzb2x2ZXJzPHZvaWQ+KCkgfVxuICAgICAgaWYgKG1lc3NhZ2VbMF0gPT09IE1FU1NBR0UuS0VZKSB7XG4gICAgICAgIC8vIFN1cGVyc2VkZWQgbWVzc2FnZXMgc2V0dGxlIHdpdGggdGhlIEtFWTogc2V0dGxpbmcgdGhlbSBlYXJsaWVyIHdvdWxkIGFja25vd2xlZGdlIHRoZW0gYW5kIHJlcXVlc3QgbW9yZS5cbiAgICAgICAgY29uc3Qgc3VwZXJzZWRlZCA9IHdhaXRpbmdcbiAgICAgICAgd2FpdGluZyA9IFtdXG4gICAgICAgIGZvciAoY29uc3Qgb25lIG9mIHN1cGVyc2VkZWQpIG1pbmUucHJvbWlzZS50aGVuKG9uZS5yZXNvbHZlLCBvbmUucmVqZWN0KVxuICAgICAgfVxuICAgICAgd2FpdGluZy5wdXNoKG1pbmUpXG4gICAgICBpZiAoIWlzUGFpbnRpbmcpIHZvaWQgZHJhaW5RdWV1ZSgpXG4gICAgICByZXR1cm4gbWluZS5wcm9taXNlXG4gICAgfSxcbiAgfVxufVxuIiwKICAgICIvKiogVGhlIHBhaW50ZXIncyBXb3JrZXI6IGhhcyB0aGUgY2FudmFzIG9mIG9uZSBkZXNrdG9wLCBsaXZlIG9yIHJlY29yZGVkLCBhbmQgcGFpbnRzIG9uIGl0IHdoYXQgdGhlIHBhZ2UgcGFzc2VzIG9uLiAqL1xuaW1wb3J0IHsgY3JlYXRlU2NyZWVuRGVjb2RlciB9IGZyb20gXCIuLi9wcm90b2NvbHMvdmlld2VyLXdpcmUtZGVjb2RlLnRzXCJcbmltcG9ydCB7IGNyZWF0ZUZyYW1lUGFpbnRlciwgdHlwZSBGcmFtZVBhaW50ZXIgfSBmcm9tIFwiLi9zY3JlZW4vZnJhbWUtcGFpbnRlci50c1wiXG5pbXBvcnQgdHlwZSB7IFBhaW50ZXJSZXF1ZXN0LCBQYWludGVyUmVzcG9uc2UgfSBmcm9tIFwiLi9zY3JlZW4vcGFpbnRlci1tZXNzYWdlcy50c1wiXG5cbmxldCBwYWludGVyOiBGcmFtZVBhaW50ZXIgfCBudWxsID0gbnVsbFxuXG5zZWxmLm9ubWVzc2FnZSA9ICh7IGRhdGE6IG9yZGVyIH06IE1lc3NhZ2VFdmVudDxQYWludGVyUmVxdWVzdD4pID0+IHtcbiAgaWYgKG9yZGVyLmtpbmQgPT09IFwiY2FudmFzXCIpXG4gICAgcGFpbnRlciA9IGNyZWF0ZUZyYW1lUGFpbnRlcihvcmRlci5jYW52YXMsIGNyZWF0ZVNjcmVlbkRlY29kZXIoKSwgKHNpemUpID0+XG4gICAgICByZXNwb25kKHsga2luZDogXCJzaXplXCIsIC4uLnNpemUgfSksXG4gICAgKVxuICBlbHNlIHZvaWQgZHJhdyhvcmRlci5udW1iZXIsIG9yZGVyLm1lc3NhZ2UpXG59XG5cbmFzeW5jIGZ1bmN0aW9uIGRyYXcobnVtYmVyOiBudW1iZXIsIG1lc3NhZ2U6IFVpbnQ4QXJyYXkpOiBQcm9taXNlPHZvaWQ+IHtcbiAgdHJ5IHtcbiAgICBhd2FpdCBwYWludGVyPy5kcmF3KG1lc3NhZ2UpXG4gICAgcmVzcG9uZCh7IGtpbmQ6IFwiZHJhd25cIiwgbnVtYmVyIH0pXG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgcmVzcG9uZCh7IGtpbmQ6IFwiZmFpbGVkXCIsIG51bWJlciwgcmVhc29uOiBTdHJpbmcoZXJyb3IpIH0pXG4gIH1cbn1cblxuZnVuY3Rpb24gcmVzcG9uZChzYWlkOiBQYWludGVyUmVzcG9uc2UpOiB2b2lkIHtcbiAgc2VsZi5wb3N0TWVzc2FnZShzYWlkKVxufVxuIgogIF0sCiAgIm1hcHBpbmdzIjogIjtBQWtETyxNQUFNLHNCQUFzQixNQUFNO0FBQUEsRUFDOUIsT0FBTztBQUNsQjs7O0FDTk8sSUFBTSxtQkFBbUIsT0FBTztBQThEaEMsSUFBTSxzQkFBc0IsTUFBTTs7O0FDN0ZsQyxJQUFNLHVCQUF1QjtBQUU3QixJQUFNLDJCQUEyQixLQUFLOzs7QUNXdEMsSUFBTSxVQUFVO0FBQUEsRUFDckIsT0FBTztBQUFBLEVBQ1AsS0FBSztBQUFBLEVBQ0wsUUFBUTtBQUFBLEVBQ1IsV0FBVztBQUFBLEVBQ1gsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsZUFBZTtBQUFBLEVBQ2YsaUJBQWlCO0FBQUEsRUFDakIsbUJBQW1CO0FBQUEsRUFDbkIsUUFBUTtBQUFBLEVBQ1IsVUFBVTtBQUNaO0FBbUdPLElBQU0sNEJBQTRCLE9BQU87QUFFekMsSUFBTSw4QkFBOEIsdUJBQXVCO0FBRTNELElBQU0sbUJBQW1CLEtBQUs7QUFFckMsSUFBTSxVQUFVLElBQUk7QUFDcEIsSUFBTSxVQUFVLElBQUksWUFBWSxTQUFTLEVBQUUsT0FBTyxLQUFLLENBQUM7OztBQ3RHakQsSUFBTSxxQkFBcUI7QUFDM0IsSUFBTSxhQUFhO0FBQ25CLElBQU0sS0FBSztBQUFBLEVBQ2hCLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLEtBQUs7QUFBQSxFQUNMLE9BQU87QUFBQSxFQUNQLEtBQUs7QUFBQSxFQUNMLFNBQVM7QUFBQSxFQUNULE1BQU07QUFBQSxFQUNOLFFBQVE7QUFDVjtBQUdPLElBQU0sT0FBTztBQUViLElBQU0sUUFBUTtBQUNkLElBQU0sZUFBZTtBQUNyQixJQUFNLGNBQWM7QUFDcEIsSUFBTSxZQUFZO0FBQ2xCLElBQU0sYUFBYTtBQUNuQixJQUFNLFdBQVc7QUFDakIsSUFBTSxVQUFVO0FBRWhCLElBQU0sbUJBQW1CLFNBQVMsT0FBTyxPQUFPLElBQUksTUFBTSxLQUFLO0FBRS9ELElBQU0saUJBQWlCO0FBNEJ2QixTQUFTLGVBQWUsQ0FBQyxTQUFrQztBQUFBLEVBQ2hFLElBQUksUUFBUSxTQUFTO0FBQUEsSUFBb0IsTUFBTSxJQUFJLGNBQWMsY0FBYyxRQUFRLGNBQWM7QUFBQSxFQUNyRyxNQUFNLEtBQUssSUFBSSxTQUFTLFFBQVEsUUFBUSxRQUFRLFlBQVksa0JBQWtCO0FBQUEsRUFDOUUsTUFBTSxPQUFPLEdBQUcsU0FBUyxDQUFDO0FBQUEsRUFDMUIsSUFBSSxTQUFTLFFBQVEsU0FBUyxTQUFTLFFBQVE7QUFBQSxJQUFLLE1BQU0sSUFBSSxjQUFjLFdBQVcsa0JBQWtCO0FBQUEsRUFDekcsTUFBTSxTQUFTO0FBQUEsSUFDYixLQUFLLFNBQVMsUUFBUTtBQUFBLElBQ3RCLFFBQVEsR0FBRyxTQUFTLENBQUMsSUFBSSxnQkFBZ0I7QUFBQSxJQUN6QyxZQUFZLEdBQUcsVUFBVSxHQUFHLElBQUk7QUFBQSxJQUNoQyxLQUFLLEdBQUcsVUFBVSxHQUFHLElBQUk7QUFBQSxJQUN6QixNQUFNLEdBQUcsVUFBVSxHQUFHLElBQUk7QUFBQSxJQUMxQixPQUFPLEdBQUcsVUFBVSxJQUFJLElBQUk7QUFBQSxJQUM1QixRQUFRLEdBQUcsVUFBVSxJQUFJLElBQUk7QUFBQSxJQUM3QixXQUFXLEdBQUcsVUFBVSxJQUFJLElBQUk7QUFBQSxJQUNoQyxZQUFZLEdBQUcsVUFBVSxJQUFJLElBQUk7QUFBQSxFQUNuQztBQUFBLEVBQ0EsTUFBTSxTQUFTLE9BQU8sUUFBUSxPQUFPO0FBQUEsRUFDckMsSUFBSSxTQUFTLEtBQUssU0FBUztBQUFBLElBQ3pCLE1BQU0sSUFBSSxjQUFjLGdCQUFnQixPQUFPLFdBQVcsT0FBTyxRQUFRO0FBQUEsRUFDM0UsSUFBSSxPQUFPLFlBQVksWUFBWSxNQUFNLElBQUk7QUFBQSxJQUMzQyxNQUFNLElBQUksY0FBYyxjQUFjLE9BQU8scUJBQXFCO0FBQUEsRUFDcEUsSUFBSSxxQkFBcUIsT0FBTyxhQUFhLFFBQVE7QUFBQSxJQUFRLE1BQU0sSUFBSSxjQUFjLG1CQUFtQjtBQUFBLEVBQ3hHLE9BQU87QUFBQTtBQUlGLFNBQVMsV0FBVyxDQUFDLFFBQXdCO0FBQUEsRUFDbEQsT0FBTyxTQUFTLElBQUksaUJBQWlCO0FBQUE7OztBQ3JIaEMsU0FBUyxjQUFjLEdBQWE7QUFBQSxFQUN6QyxJQUFJLFNBQVMsaUJBQWlCO0FBQUEsRUFDOUIsT0FBTztBQUFBLFVBQ0MsT0FBTyxDQUFDLE1BQU0sV0FBVztBQUFBLE1BQzdCLE1BQU0sT0FBTyxJQUFJLFdBQVcsU0FBUztBQUFBLE1BRXJDLE1BQU0sVUFBVSxPQUFPLE9BQU8sTUFBTSxJQUErQixFQUFFLEtBQ25FLE1BQU0sTUFDTixDQUFDLFVBQW1CLEtBQ3RCO0FBQUEsTUFDQSxJQUFJLFNBQVM7QUFBQSxNQUNiLE9BQU8sU0FBUyxXQUFXO0FBQUEsUUFDekIsUUFBUSxPQUFPLFNBQVMsTUFBTSxVQUFVLE1BQU07QUFBQSxRQUM5QyxJQUFJLFFBQVEsQ0FBQyxTQUFTLFNBQVMsTUFBTSxTQUFTO0FBQUEsVUFDNUMsTUFBTSxJQUFJLGNBQWMsa0NBQWtDO0FBQUEsUUFDNUQsS0FBSyxJQUFJLE9BQU8sTUFBTTtBQUFBLFFBQ3RCLFVBQVUsTUFBTTtBQUFBLE1BQ2xCO0FBQUEsTUFDQSxJQUFJLE1BQU07QUFBQSxRQUFTLE1BQU0sSUFBSSxjQUFjLGtDQUFrQztBQUFBLE1BQzdFLE9BQU87QUFBQTtBQUFBLElBRVQsS0FBSyxHQUFHO0FBQUEsTUFDTixPQUFPLE9BQU8sTUFBTSxFQUFFLE1BQU0sTUFBRztBQUFBLFFBQUc7QUFBQSxPQUFTO0FBQUEsTUFDM0MsT0FBTyxPQUFPLE9BQU8sRUFBRSxNQUFNLE1BQUc7QUFBQSxRQUFHO0FBQUEsT0FBUztBQUFBLE1BQzVDLFNBQVMsaUJBQWlCO0FBQUE7QUFBQSxFQUU5QjtBQUFBO0FBVUYsSUFBTSxjQUFjLFdBQVcsR0FBRyxLQUFNLENBQUk7QUFPNUMsU0FBUyxnQkFBZ0IsR0FBdUI7QUFBQSxFQUM5QyxRQUFRLFVBQVUsYUFBYSxJQUFJLG9CQUFvQixTQUFTO0FBQUEsRUFDaEUsTUFBTSxTQUFTLFNBQVMsVUFBVTtBQUFBLEVBQ2xDLE1BQU0sU0FBUyxTQUFTLFVBQVU7QUFBQSxFQUNsQyxPQUFPLE9BQU8sTUFBTSxNQUFHO0FBQUEsSUFBRztBQUFBLEdBQVM7QUFBQSxFQUNuQyxPQUFPLE9BQU8sTUFBTSxNQUFHO0FBQUEsSUFBRztBQUFBLEdBQVM7QUFBQSxFQUNuQyxPQUFPLE1BQU0sV0FBVyxFQUFFLE1BQU0sTUFBRztBQUFBLElBQUc7QUFBQSxHQUFTO0FBQUEsRUFDL0MsT0FBTyxFQUFFLFFBQVEsT0FBTztBQUFBO0FBRzFCLGVBQWUsU0FBUyxDQUFDLFFBQTRFO0FBQUEsRUFDbkcsSUFBSTtBQUFBLElBQ0YsT0FBTyxNQUFNLE9BQU8sT0FBTyxLQUFLO0FBQUEsSUFDaEMsTUFBTTtBQUFBLElBQ04sTUFBTSxJQUFJLGNBQWMsa0NBQWtDO0FBQUE7QUFBQTs7O0FDdkQ5RCxJQUFNLFNBQVM7QUFBQTtBQUdSLE1BQU0sWUFBWTtBQUFBLEVBQ2QsT0FBTyxJQUFJLFlBQVksWUFBWSxFQUFFLEtBQUssTUFBTTtBQUFBLEVBQ2hELE1BQU0sSUFBSSxZQUFZLFdBQVcsRUFBRSxLQUFLLE1BQU07QUFBQSxFQUMvQyxRQUFRO0FBQUEsRUFFaEIsS0FBSyxHQUFTO0FBQUEsSUFDWixLQUFLLEtBQUssS0FBSyxNQUFNO0FBQUEsSUFDckIsS0FBSyxJQUFJLEtBQUssTUFBTTtBQUFBLElBQ3BCLEtBQUssUUFBUTtBQUFBO0FBQUEsRUFJZixPQUFPLENBQUMsTUFBa0IsS0FBdUI7QUFBQSxJQUMvQyxLQUFLLE1BQU07QUFBQSxJQUNYLEtBQUssUUFBUSxLQUFLLFNBQVM7QUFBQSxJQUMzQixTQUFTLElBQUksRUFBRyxJQUFJLEtBQUssT0FBTztBQUFBLE1BQUssS0FBSyxLQUFLLEtBQUssV0FBVyxNQUFNLElBQUksQ0FBQztBQUFBLElBQzFFLFNBQVMsSUFBSSxFQUFHLElBQUksYUFBYTtBQUFBLE1BQUssS0FBSyxJQUFJLEtBQUssV0FBVyxLQUFLLElBQUksQ0FBQztBQUFBO0FBQUEsRUFHM0UsTUFBTSxDQUFDLFFBQXNCO0FBQUEsSUFDM0IsS0FBSyxJQUFJLEtBQUssS0FBSyxTQUFTLFVBQVUsVUFBVSxNQUFNLE1BQU07QUFBQSxJQUM1RCxJQUFJLEtBQUssUUFBUTtBQUFBLE1BQWMsS0FBSyxLQUFLLEtBQUssV0FBVztBQUFBO0FBRTdEO0FBRUEsU0FBUyxVQUFVLENBQUMsT0FBbUIsSUFBb0I7QUFBQSxFQUN6RCxRQUFRLFNBQVUsTUFBTSxLQUFLLE1BQU8sS0FBTyxNQUFNLEtBQUssTUFBTyxJQUFLLE1BQU0sU0FBVTtBQUFBO0FBVTdFLFNBQVMsVUFBVSxDQUN4QixTQUNBLEtBQ0EsT0FDQSxRQUNBLE9BQ0EsV0FDUTtBQUFBLEVBQ1IsUUFBUSxNQUFNLFVBQVU7QUFBQSxFQUN4QixNQUFNLE1BQU0sTUFBTTtBQUFBLEVBQ2xCLE1BQU0sU0FBUyxZQUFZLElBQUksSUFBSSxJQUFJO0FBQUEsRUFDdkMsTUFBTSxPQUFPLFlBQVksUUFBUTtBQUFBLEVBQ2pDLE1BQU0sYUFBYSxZQUFZLElBQUksSUFBSSxJQUFJLFFBQVEsUUFBUSxJQUFJO0FBQUEsRUFDL0QsSUFBSSxPQUFPLElBQUksSUFBSSxJQUFJO0FBQUEsRUFDdkIsSUFBSSxTQUFTO0FBQUEsRUFDYixJQUFJLEtBQUssSUFBSSxJQUFJLFFBQVEsSUFBSTtBQUFBLEVBQzdCLElBQUksU0FBUztBQUFBLEVBQ2IsT0FBTyxPQUFPLEdBQUc7QUFBQSxJQUNmLElBQUksVUFBVTtBQUFBLE1BQUssTUFBTSxJQUFJLGNBQWMsa0JBQWtCO0FBQUEsSUFDN0QsTUFBTSxRQUFRLE1BQU07QUFBQSxJQUNwQixJQUFJLFFBQVE7QUFBQSxJQUNaLElBQUksUUFBUTtBQUFBLE1BQWMsU0FBUyxNQUFNLEtBQUs7QUFBQSxJQUM5QyxLQUFLLElBQUksUUFBUSxXQUFXO0FBQUEsTUFDMUIsSUFBSSxVQUFVO0FBQUEsUUFBSyxNQUFNLElBQUksY0FBYyxvQkFBb0I7QUFBQSxNQUMvRCxTQUFTLE1BQU0sSUFBTSxRQUFRLGdCQUFpQixJQUFLLE1BQU07QUFBQSxJQUMzRCxFQUFFLEtBQUssSUFBSSxVQUFVLFNBQVM7QUFBQSxNQUM1QixJQUFJLFNBQVMsSUFBSTtBQUFBLFFBQUssTUFBTSxJQUFJLGNBQWMsb0JBQW9CO0FBQUEsTUFDbEUsU0FBUyxXQUFXLE9BQU8sTUFBTTtBQUFBLE1BQ2pDLFVBQVU7QUFBQSxNQUNWLE1BQU0sT0FBTyxNQUFNO0FBQUEsSUFDckIsRUFBRSxLQUFLO0FBQUEsTUFDTCxJQUFJLFNBQVM7QUFBQSxRQUFHLE1BQU0sSUFBSSxjQUFjLCtCQUErQjtBQUFBLE1BQ3ZFLFFBQVEsUUFBUSxZQUFZO0FBQUEsTUFDNUIsSUFBSSxVQUFVLFVBQVU7QUFBQSxRQUN0QixRQUFRLGFBQWE7QUFBQSxRQUNyQixJQUFJLE9BQU87QUFBQSxRQUNYLE9BQU8sU0FBUyxLQUFLO0FBQUEsVUFDbkIsSUFBSSxVQUFVO0FBQUEsWUFBSyxNQUFNLElBQUksY0FBYyxpQkFBaUI7QUFBQSxVQUM1RCxPQUFPLE1BQU07QUFBQSxVQUNiLFNBQVM7QUFBQSxRQUNYO0FBQUEsTUFDRjtBQUFBO0FBQUEsSUFFRixJQUFJLFFBQVE7QUFBQSxNQUFNLE1BQU0sSUFBSSxjQUFjLHVCQUF1QjtBQUFBLElBQ2pFLFFBQVE7QUFBQSxJQUNSLE9BQU8sUUFBUSxHQUFHO0FBQUEsTUFDaEIsTUFBTSxPQUFPLEtBQUssSUFBSSxPQUFPLFNBQVMsTUFBTTtBQUFBLE1BQzVDLElBQUksU0FBUyxLQUFLLE9BQU87QUFBQSxRQUFHLEtBQUssS0FBSyxRQUFRLElBQUksS0FBSyxJQUFJO0FBQUEsTUFDM0Q7QUFBQSxRQUFLLFNBQVMsSUFBSSxFQUFHLElBQUksTUFBTTtBQUFBLFVBQUssS0FBSyxLQUFLLElBQUksUUFBUTtBQUFBLE1BQzFELE1BQU0sT0FBTztBQUFBLE1BQ2IsVUFBVTtBQUFBLE1BQ1YsU0FBUztBQUFBLE1BQ1QsSUFBSSxXQUFXLFFBQVE7QUFBQSxRQUNyQixTQUFTO0FBQUEsUUFDVCxNQUFNO0FBQUEsTUFDUjtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQUEsRUFDQSxPQUFPO0FBQUE7QUFJRixTQUFTLE9BQU8sQ0FBQyxTQUFpQixLQUFXLE9BQW1CLFFBQXdCO0FBQUEsRUFDN0YsSUFBSSxTQUFTLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxNQUFNO0FBQUEsSUFBUSxNQUFNLElBQUksY0FBYyxzQkFBc0I7QUFBQSxFQUM3RixLQUFLLEdBQUcsR0FBRyxLQUFLLENBQUMsR0FBRyxHQUFHLENBQUM7QUFBQSxFQUN4QixTQUFTLE1BQU0sRUFBRyxNQUFNLElBQUksR0FBRyxPQUFPO0FBQUEsSUFDcEMsTUFBTSxTQUFTLElBQUksSUFBSSxPQUFPLFFBQVEsUUFBUSxJQUFJO0FBQUEsSUFDbEQsU0FBUyxLQUFLLE1BQU8sS0FBSyxRQUFRLElBQUksR0FBRyxNQUFNO0FBQUEsTUFDN0MsSUFBSyxJQUFJLE1BQU0sVUFBWTtBQUFBLE1BQzNCLElBQUssSUFBSSxNQUFNLFNBQVMsS0FBTztBQUFBLE1BQy9CLElBQUssSUFBSSxNQUFNLFNBQVMsS0FBTztBQUFBLE1BQy9CLFVBQVU7QUFBQSxNQUNWLFFBQVEsS0FBSyxPQUFPLFNBQVUsS0FBSyxLQUFPLEtBQUssSUFBSyxPQUFPO0FBQUEsSUFDN0Q7QUFBQSxFQUNGO0FBQUEsRUFDQSxPQUFPO0FBQUE7QUFJRixTQUFTLFFBQVEsQ0FBQyxTQUFpQixLQUFXLE9BQWUsT0FBcUI7QUFBQSxFQUN2RixRQUFRLE1BQU0sVUFBVTtBQUFBLEVBQ3hCLElBQUksSUFBSSxNQUFNLE9BQU87QUFBQSxJQUNuQixLQUFLLFdBQVcsSUFBSSxJQUFJLE9BQU8sUUFBUSxRQUFRLFFBQVEsSUFBSSxLQUFLLEtBQUs7QUFBQSxJQUNyRTtBQUFBLEVBQ0Y7QUFBQSxFQUNBLFNBQVMsSUFBSSxFQUFHLElBQUksSUFBSSxHQUFHLEtBQUs7QUFBQSxJQUM5QixNQUFNLE1BQU0sSUFBSSxLQUFLLFFBQVEsSUFBSSxJQUFJLElBQUksSUFBSTtBQUFBLElBQzdDLE1BQU0sUUFBUSxRQUFRLE9BQU8sUUFBUTtBQUFBLElBQ3JDLEtBQUssWUFBWSxJQUFJLElBQUksT0FBTyxRQUFRLElBQUksR0FBRyxNQUFNLE9BQU8sSUFBSSxDQUFDO0FBQUEsRUFDbkU7QUFBQTtBQVNLLFNBQVMsUUFBUSxDQUFDLFNBQWlCLEtBQXVCO0FBQUEsRUFDL0QsTUFBTSxPQUFPLElBQUksWUFBWSxJQUFJLElBQUksSUFBSSxDQUFDO0FBQUEsRUFDMUMsU0FBUyxNQUFNLEVBQUcsTUFBTSxJQUFJLEdBQUcsT0FBTztBQUFBLElBQ3BDLE1BQU0sUUFBUSxJQUFJLElBQUksT0FBTyxRQUFRLFFBQVEsSUFBSTtBQUFBLElBQ2pELEtBQUssSUFBSSxRQUFRLEtBQUssU0FBUyxNQUFNLE9BQU8sSUFBSSxDQUFDLEdBQUcsTUFBTSxJQUFJLENBQUM7QUFBQSxFQUNqRTtBQUFBLEVBQ0EsT0FBTyxFQUFFLEdBQUcsSUFBSSxHQUFHLEdBQUcsSUFBSSxHQUFHLEtBQUs7QUFBQTtBQUc3QixTQUFTLFFBQVEsQ0FBQyxTQUFpQixHQUFXLEdBQVcsTUFBd0I7QUFBQSxFQUN0RixTQUFTLE1BQU0sRUFBRyxNQUFNLEtBQUssR0FBRztBQUFBLElBQzlCLFFBQVEsS0FBSyxJQUFJLEtBQUssS0FBSyxTQUFTLE1BQU0sS0FBSyxJQUFJLE1BQU0sS0FBSyxLQUFLLENBQUMsSUFBSSxJQUFJLE9BQU8sUUFBUSxRQUFRLENBQUM7QUFBQTs7O0FDN0ZqRyxTQUFTLG1CQUFtQixDQUFDLFFBQXdCLENBQUMsR0FBa0I7QUFBQSxFQUM3RSxNQUFNLGVBQWUsTUFBTSxZQUFZO0FBQUEsRUFDdkMsTUFBTSxPQUFPLE1BQU0sUUFBUTtBQUFBLEVBQzNCLE1BQU0sU0FBUyxhQUFhO0FBQUEsRUFDNUIsTUFBTSxRQUFzQjtBQUFBLElBQzFCLFNBQVMsRUFBRSxPQUFPLEdBQUcsUUFBUSxHQUFHLE1BQU0sSUFBSSxZQUFZLENBQUMsRUFBRTtBQUFBLElBQ3pELFFBQVEsSUFBSSxrQkFBa0IsQ0FBQztBQUFBLElBQy9CLE9BQU8sQ0FBQztBQUFBLElBQ1IsT0FBTyxJQUFJO0FBQUEsSUFDWCxPQUFPO0FBQUEsRUFDVDtBQUFBLEVBRUEsZUFBZSxJQUFJLENBQUMsU0FBMEM7QUFBQSxJQUM1RCxNQUFNLFNBQVMsZ0JBQWdCLE9BQU87QUFBQSxJQUN0QyxJQUFJLENBQUMsT0FBTyxPQUFPLENBQUMsTUFBTTtBQUFBLE1BQU8sTUFBTSxJQUFJLGNBQWMsOEJBQThCO0FBQUEsSUFDdkYsTUFBTSxRQUFRO0FBQUEsSUFDZCxNQUFNLFVBQVUsV0FBVyxPQUFPLE1BQU07QUFBQSxJQUN4QyxJQUFJLE9BQU8sT0FBTyxPQUFPO0FBQUEsTUFBTyxnQkFBZ0IsS0FBSztBQUFBLElBQ3JELElBQUksT0FBTztBQUFBLE1BQU8sT0FBTyxNQUFNO0FBQUEsSUFDL0IsTUFBTSxXQUFXLE9BQU8sTUFBTSxhQUFhLElBQUk7QUFBQSxJQUMvQyxNQUFNLE9BQU8scUJBQXFCLE9BQU87QUFBQSxJQUN6QyxNQUFNLE9BQU8sTUFBTSxTQUFTLFFBQVEsUUFBUSxTQUFTLG9CQUFvQixJQUFJLEdBQUcsT0FBTyxTQUFTO0FBQUEsSUFDaEcsSUFBSSxPQUFPO0FBQUEsTUFBSyxTQUFTLE1BQU07QUFBQSxJQUMvQixNQUFNLFFBQVEsTUFBTSxlQUFlLE9BQU8sUUFBUSxNQUFNLFFBQVEsU0FBUyxJQUFJLEdBQUcsSUFBSTtBQUFBLElBQ3BGLElBQUksT0FBTztBQUFBLE1BQUssZ0JBQWdCLEtBQUs7QUFBQSxJQUNyQyxNQUFNLFFBQVE7QUFBQSxJQUNkLE9BQU8sRUFBRSxLQUFLLE9BQU8sS0FBSyxNQUFNLE9BQU8sTUFBTSxTQUFTLE1BQU07QUFBQTtBQUFBLEVBRzlELElBQUksT0FBeUIsUUFBUSxRQUFRO0FBQUEsRUFDN0MsT0FBTztBQUFBLFFBQ0QsS0FBSyxHQUFHO0FBQUEsTUFDVixPQUFPLE1BQU0sUUFBUTtBQUFBO0FBQUEsUUFFbkIsTUFBTSxHQUFHO0FBQUEsTUFDWCxPQUFPLE1BQU0sUUFBUTtBQUFBO0FBQUEsUUFFbkIsTUFBTSxHQUFHO0FBQUEsTUFDWCxPQUFPLE1BQU07QUFBQTtBQUFBLElBRWYsS0FBSyxDQUFDLFNBQVM7QUFBQSxNQUNiLE1BQU0sUUFBUSxLQUFLLEtBQUssTUFBTSxLQUFLLE9BQU8sQ0FBQztBQUFBLE1BQzNDLE9BQU8sTUFBTSxNQUFNLE1BQUc7QUFBQSxRQUFHO0FBQUEsT0FBUztBQUFBLE1BQ2xDLE9BQU87QUFBQTtBQUFBLElBRVQsT0FBTyxNQUFNLE9BQU8sTUFBTTtBQUFBLEVBQzVCO0FBQUE7QUFJRixTQUFTLFVBQVUsQ0FBQyxPQUFxQixRQUE4QjtBQUFBLEVBQ3JFLFFBQVEsT0FBTyxXQUFXO0FBQUEsRUFDMUIsSUFBSSxNQUFNLFFBQVEsVUFBVSxTQUFTLE1BQU0sUUFBUSxXQUFXO0FBQUEsSUFBUSxPQUFPO0FBQUEsRUFDN0UsSUFBSSxDQUFDLE9BQU87QUFBQSxJQUFLLE1BQU0sSUFBSSxjQUFjLGNBQWMsV0FBVyxzQkFBc0I7QUFBQSxFQUN4RixNQUFNLE9BQU8sSUFBSSxZQUFZLFFBQVEsTUFBTSxFQUFFLEtBQUssVUFBVTtBQUFBLEVBQzVELE1BQU0sVUFBVSxFQUFFLE9BQU8sUUFBUSxLQUFLO0FBQUEsRUFDdEMsTUFBTSxTQUFTLElBQUksa0JBQWtCLEtBQUssTUFBTTtBQUFBLEVBQ2hELE9BQU87QUFBQTtBQUdULFNBQVMsZUFBZSxDQUFDLE9BQTJCO0FBQUEsRUFDbEQsTUFBTSxRQUFRLENBQUM7QUFBQSxFQUNmLE1BQU0sTUFBTSxNQUFNO0FBQUE7QUFHcEIsZUFBZSxjQUFjLENBQzNCLE9BQ0EsUUFDQSxNQUNBLE1BQ0EsTUFDaUI7QUFBQSxFQUNqQixRQUFRLFNBQVMsVUFBVTtBQUFBLEVBQzNCLE1BQU0sUUFBZ0IsQ0FBQztBQUFBLEVBQ3ZCLE1BQU0sS0FBSyxJQUFJLFNBQVMsS0FBSyxRQUFRLEtBQUssWUFBWSxLQUFLLFVBQVU7QUFBQSxFQUNyRSxJQUFJLFNBQVM7QUFBQSxFQUNiLElBQUksYUFBYTtBQUFBLEVBQ2pCLE1BQU0sTUFBTSxNQUFNO0FBQUEsSUFDaEIsSUFBSSxTQUFTLElBQUksS0FBSztBQUFBLE1BQVEsTUFBTSxJQUFJLGNBQWMsd0JBQXdCO0FBQUEsSUFDOUUsVUFBVTtBQUFBLElBQ1YsT0FBTyxHQUFHLFVBQVUsU0FBUyxHQUFHLElBQUk7QUFBQTtBQUFBLEVBRXRDLE1BQU0sT0FBTyxNQUFNLFlBQVksU0FBUyxFQUFFLEdBQUcsSUFBSSxHQUFHLEdBQUcsSUFBSSxHQUFHLEdBQUcsSUFBSSxHQUFHLEdBQUcsSUFBSSxFQUFFLENBQUM7QUFBQSxFQUNsRixTQUFTLElBQUksRUFBRyxJQUFJLE9BQU8sWUFBWSxLQUFLO0FBQUEsSUFDMUMsTUFBTSxLQUFLLEtBQUs7QUFBQSxJQUNoQixRQUFRO0FBQUEsTUFDTixLQUFLLEdBQUcsTUFBTTtBQUFBLFFBQ1osTUFBTSxNQUFNLEtBQUs7QUFBQSxRQUNqQixNQUFNLE9BQU8sWUFBWSxTQUFTLEVBQUUsR0FBRyxJQUFJLEdBQUcsR0FBRyxJQUFJLEdBQUcsR0FBRyxJQUFJLEdBQUcsR0FBRyxJQUFJLEVBQUUsQ0FBQztBQUFBLFFBQzVFLFNBQVMsU0FBUyxLQUFLLEtBQUssR0FBRyxLQUFLLENBQUM7QUFBQSxRQUNyQyxNQUFNLEtBQUssR0FBRztBQUFBLFFBQ2Q7QUFBQSxNQUNGO0FBQUEsTUFDQSxLQUFLLEdBQUc7QUFBQSxNQUNSLEtBQUssR0FBRztBQUFBLE1BQ1IsS0FBSyxHQUFHLE9BQU87QUFBQSxRQUNiLE1BQU0sTUFBTSxLQUFLO0FBQUEsUUFDakIsSUFBSSxPQUFPLEdBQUc7QUFBQSxVQUFPLE1BQU0sTUFBTTtBQUFBLFFBQ2pDLFNBQVMsV0FBVyxTQUFTLEtBQUssTUFBTSxRQUFRLE9BQU8sT0FBTyxHQUFHLE9BQU87QUFBQSxRQUN4RSxNQUFNLEtBQUssR0FBRztBQUFBLFFBQ2Q7QUFBQSxNQUNGO0FBQUEsTUFDQSxLQUFLLEdBQUcsS0FBSztBQUFBLFFBQ1gsTUFBTSxNQUFNLEtBQUs7QUFBQSxRQUNqQixTQUFTLFFBQVEsU0FBUyxLQUFLLE1BQU0sTUFBTTtBQUFBLFFBQzNDLE1BQU0sS0FBSyxHQUFHO0FBQUEsUUFDZDtBQUFBLE1BQ0Y7QUFBQSxNQUNBLEtBQUssR0FBRyxPQUFPO0FBQUEsUUFDYixNQUFNLE9BQU8sSUFBSTtBQUFBLFFBQ2pCLE1BQU0sTUFBTSxNQUFNLEdBQUcsRUFBRTtBQUFBLFFBQ3ZCLElBQUksQ0FBQyxPQUFPLFFBQVE7QUFBQSxVQUFPLE1BQU0sSUFBSSxjQUFjLHFCQUFxQixNQUFNO0FBQUEsUUFDOUUsTUFBTSxNQUFNLFFBQVEsU0FBUyxTQUFTLEdBQUc7QUFBQSxRQUN6QztBQUFBLE1BQ0Y7QUFBQSxNQUNBLEtBQUssR0FBRyxLQUFLO0FBQUEsUUFDWCxPQUFPLEdBQUcsR0FBRyxRQUFRLENBQUMsSUFBSSxHQUFHLElBQUksR0FBRyxJQUFJLENBQUM7QUFBQSxRQUN6QyxNQUFNLE9BQU8sTUFBTSxNQUFNO0FBQUEsUUFDekIsSUFBSSxDQUFDO0FBQUEsVUFBTSxNQUFNLElBQUksY0FBYyxRQUFRLGVBQWU7QUFBQSxRQUMxRCxNQUFNLEtBQUssWUFBWSxTQUFTLEVBQUUsR0FBRyxHQUFHLEdBQUcsS0FBSyxHQUFHLEdBQUcsS0FBSyxFQUFFLENBQUMsQ0FBQztBQUFBLFFBQy9ELFNBQVMsU0FBUyxHQUFHLEdBQUcsSUFBSTtBQUFBLFFBQzVCO0FBQUEsTUFDRjtBQUFBLE1BQ0EsS0FBSyxHQUFHLE1BQU07QUFBQSxRQUNaLE1BQU0sT0FBTyxJQUFJO0FBQUEsUUFDakIsSUFBSSxRQUFRO0FBQUEsVUFBTyxNQUFNLElBQUksY0FBYyxtQkFBbUIsTUFBTTtBQUFBLFFBQ3BFLE9BQU8sSUFBSSxHQUFHLElBQUksR0FBRyxRQUFRLEtBQUssU0FBUyxRQUFRLFNBQVMsQ0FBQztBQUFBLFFBQzdELElBQUksSUFBSSxLQUFLLElBQUksUUFBUSxJQUFJLEtBQUssSUFBSTtBQUFBLFVBQU0sTUFBTSxJQUFJLGNBQWMsa0JBQWtCLE9BQU8sR0FBRztBQUFBLFFBQ2hHLFVBQVU7QUFBQSxRQUNWLE1BQU0sT0FBTyxFQUFFLE9BQU8sR0FBRyxRQUFRLEdBQUcsTUFBTSxJQUFJLFlBQVksSUFBSSxDQUFDLEVBQUU7QUFBQSxRQUNqRSxNQUFNLE1BQU0sRUFBRSxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsRUFBRTtBQUFBLFFBQy9CLE1BQU0sTUFBTTtBQUFBLFFBQ1osSUFBSSxTQUFTLEdBQUc7QUFBQSxVQUFLLFNBQVMsUUFBUSxNQUFNLEtBQUssTUFBTSxNQUFNO0FBQUEsUUFDN0QsS0FBSyxJQUFJLFNBQVMsR0FBRztBQUFBLFVBQU8sU0FBUyxXQUFXLE1BQU0sS0FBSyxNQUFNLFFBQVEsT0FBTyxLQUFLO0FBQUEsUUFDckY7QUFBQSxVQUFLLE1BQU0sSUFBSSxjQUFjLHVCQUF1QixNQUFNO0FBQUEsUUFDMUQsTUFBTSxNQUFNLFFBQVEsRUFBRSxHQUFHLEdBQUcsTUFBTSxLQUFLLEtBQUs7QUFBQSxRQUM1QztBQUFBLE1BQ0Y7QUFBQSxNQUNBLEtBQUssR0FBRyxRQUFRO0FBQUEsUUFDZCxNQUFNLFFBQVEsSUFBSTtBQUFBLFFBQ2xCLE9BQU8sU0FBUyxVQUFVLENBQUMsU0FBUyxRQUFRLEdBQUcsVUFBVSxRQUFRLGVBQWUsQ0FBQztBQUFBLFFBQ2pGLElBQUksUUFBUSxnQkFBZ0IsU0FBUyxLQUFLO0FBQUEsVUFBUSxNQUFNLElBQUksY0FBYywwQkFBMEI7QUFBQSxRQUNwRyxNQUFNLFFBQVEsS0FBSyxTQUFTLFFBQVEsT0FBTyxHQUFHLEtBQUssU0FBUyxTQUFTLE1BQU0sQ0FBQztBQUFBLFFBRTVFLFNBQVMsS0FBSztBQUFBLFFBQ2Q7QUFBQSxNQUNGO0FBQUEsTUFDQSxLQUFLLEdBQUcsTUFBTTtBQUFBLFFBQ1osTUFBTSxNQUFNLEtBQUs7QUFBQSxRQUNqQixNQUFNLFNBQVMsSUFBSSxJQUFJLElBQUksSUFBSTtBQUFBLFFBQy9CLElBQUksYUFBYSxTQUFTLEtBQUs7QUFBQSxVQUFRLE1BQU0sSUFBSSxjQUFjLGtCQUFrQjtBQUFBLFFBQ2pGLE1BQU0sT0FBTyxNQUFNLEtBQUssS0FBSyxTQUFTLFlBQVksYUFBYSxNQUFNLEdBQUcsSUFBSSxHQUFHLElBQUksQ0FBQztBQUFBLFFBQ3BGLGNBQWM7QUFBQSxRQUNkLElBQUksS0FBSyxXQUFXLElBQUksSUFBSSxJQUFJLElBQUk7QUFBQSxVQUFHLE1BQU0sSUFBSSxjQUFjLHdCQUF3QjtBQUFBLFFBQ3ZGLFNBQVMsU0FBUyxJQUFJLEdBQUcsSUFBSSxHQUFHLEVBQUUsR0FBRyxJQUFJLEdBQUcsR0FBRyxJQUFJLEdBQUcsTUFBTSxjQUFjLElBQUksRUFBRSxDQUFDO0FBQUEsUUFDakYsTUFBTSxLQUFLLEdBQUc7QUFBQSxRQUNkO0FBQUEsTUFDRjtBQUFBLE1BQ0E7QUFBQSxRQUNFLE1BQU0sSUFBSSxjQUFjLDZCQUE2QixJQUFJO0FBQUE7QUFBQSxFQUUvRDtBQUFBLEVBQ0EsSUFBSSxXQUFXLEtBQUssVUFBVSxlQUFlLEtBQUs7QUFBQSxJQUNoRCxNQUFNLElBQUksY0FBYyw4QkFBOEI7QUFBQSxFQUN4RCxPQUFPO0FBQUE7QUFJVCxTQUFTLGFBQWEsQ0FBQyxPQUFvRDtBQUFBLEVBQ3pFLE1BQU0sVUFBVSxNQUFNLGFBQWEsTUFBTSxJQUFJLFFBQVEsSUFBSSxXQUFXLEtBQUs7QUFBQSxFQUN6RSxPQUFPLElBQUksWUFBWSxRQUFRLFFBQVEsUUFBUSxZQUFZLFFBQVEsU0FBUyxDQUFDO0FBQUE7QUFHL0UsU0FBUyxXQUFXLENBQUMsU0FBaUIsS0FBaUI7QUFBQSxFQUNyRCxJQUFJLElBQUksSUFBSSxLQUFLLElBQUksSUFBSSxLQUFLLElBQUksSUFBSSxJQUFJLElBQUksUUFBUSxTQUFTLElBQUksSUFBSSxJQUFJLElBQUksUUFBUTtBQUFBLElBQ3JGLE1BQU0sSUFBSSxjQUFjLG9DQUFvQyxJQUFJLEtBQUssSUFBSSxLQUFLLElBQUksT0FBTyxJQUFJLEdBQUc7QUFBQSxFQUNsRyxPQUFPO0FBQUE7QUFHVCxlQUFlLG1CQUFtQixDQUFDLE9BQW1CLEdBQVcsR0FBdUM7QUFBQSxFQUN0RyxNQUFNLFNBQVMsTUFBTSxrQkFBa0IsSUFBSSxLQUFLLENBQUMsS0FBZ0MsR0FBRyxFQUFFLE1BQU0sYUFBYSxDQUFDLENBQUM7QUFBQSxFQUMzRyxNQUFNLFVBQVUsSUFBSSxnQkFBZ0IsR0FBRyxDQUFDLEVBQUUsV0FBVyxNQUFNLEVBQUUsb0JBQW9CLEtBQUssQ0FBQztBQUFBLEVBQ3ZGLElBQUksQ0FBQztBQUFBLElBQVMsTUFBTSxJQUFJLGNBQWMsc0JBQXNCO0FBQUEsRUFDNUQsUUFBUSxVQUFVLFFBQVEsR0FBRyxDQUFDO0FBQUEsRUFDOUIsT0FBTyxNQUFNO0FBQUEsRUFDYixPQUFPLFFBQVEsYUFBYSxHQUFHLEdBQUcsR0FBRyxDQUFDLEVBQUU7QUFBQTs7O0FDaE9uQyxTQUFTLGtCQUFrQixDQUNoQyxRQUNBLFNBQ0EsUUFDYztBQUFBLEVBQ2QsTUFBTSxVQUFVLE9BQU8sV0FBVyxNQUFNLEVBQUUsT0FBTyxNQUFNLENBQUM7QUFBQSxFQUN4RCxJQUFJLFFBQTBCO0FBQUEsRUFDOUIsSUFBSSxVQUF3QixDQUFDO0FBQUEsRUFDN0IsSUFBSSxhQUFhO0FBQUEsRUFFakIsZUFBZSxLQUFLLENBQUMsU0FBb0M7QUFBQSxJQUN2RCxNQUFNLFFBQVEsTUFBTSxRQUFRLE1BQU0sT0FBTztBQUFBLElBQ3pDLFFBQVEsT0FBTyxXQUFXO0FBQUEsSUFDMUIsSUFBSSxDQUFDLE1BQU0sV0FBVyxPQUFPO0FBQUEsTUFDM0IsYUFBYSxHQUFHLEdBQUcsR0FBRyxPQUFPLE1BQU07QUFBQSxRQUFPLFNBQVMsYUFBYSxPQUFPLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDdkY7QUFBQSxJQUNGO0FBQUEsSUFDQSxRQUFRLElBQUksVUFBVSxRQUFRLFFBQVEsT0FBTyxNQUFNO0FBQUEsSUFDbkQsSUFBSSxPQUFPLFVBQVUsU0FBUyxPQUFPLFdBQVcsUUFBUTtBQUFBLE1BQ3RELE9BQU8sRUFBRSxPQUFPLE9BQU8sQ0FBQztBQUFBLE1BQ3hCLE9BQU8sUUFBUTtBQUFBLE1BQ2YsT0FBTyxTQUFTO0FBQUEsSUFDbEI7QUFBQSxJQUNBLFNBQVMsYUFBYSxPQUFPLEdBQUcsQ0FBQztBQUFBO0FBQUEsRUFHbkMsZUFBZSxVQUFVLEdBQWtCO0FBQUEsSUFDekMsYUFBYTtBQUFBLElBQ2IsU0FBUyxPQUFPLFFBQVEsTUFBTSxFQUFHLE1BQU0sT0FBTyxRQUFRLE1BQU07QUFBQSxNQUMxRCxNQUFNLE1BQU0sS0FBSyxPQUFPLEVBQUUsS0FBSyxLQUFLLFNBQVMsS0FBSyxNQUFNO0FBQUEsSUFDMUQsYUFBYTtBQUFBO0FBQUEsRUFHZixPQUFPO0FBQUEsSUFDTCxJQUFJLENBQUMsU0FBUztBQUFBLE1BQ1osTUFBTSxPQUFPLEVBQUUsWUFBWSxRQUFRLGNBQW9CLEVBQUU7QUFBQSxNQUN6RCxJQUFJLFFBQVEsT0FBTyxRQUFRLEtBQUs7QUFBQSxRQUU5QixNQUFNLGFBQWE7QUFBQSxRQUNuQixVQUFVLENBQUM7QUFBQSxRQUNYLFdBQVcsT0FBTztBQUFBLFVBQVksS0FBSyxRQUFRLEtBQUssSUFBSSxTQUFTLElBQUksTUFBTTtBQUFBLE1BQ3pFO0FBQUEsTUFDQSxRQUFRLEtBQUssSUFBSTtBQUFBLE1BQ2pCLElBQUksQ0FBQztBQUFBLFFBQWlCLFdBQVc7QUFBQSxNQUNqQyxPQUFPLEtBQUs7QUFBQTtBQUFBLEVBRWhCO0FBQUE7OztBQ3JFRixJQUFJLFVBQStCO0FBRW5DLEtBQUssWUFBWSxHQUFHLE1BQU0sWUFBMEM7QUFBQSxFQUNsRSxJQUFJLE1BQU0sU0FBUztBQUFBLElBQ2pCLFVBQVUsbUJBQW1CLE1BQU0sUUFBUSxvQkFBb0IsR0FBRyxDQUFDLFNBQ2pFLFFBQVEsRUFBRSxNQUFNLFdBQVcsS0FBSyxDQUFDLENBQ25DO0FBQUEsRUFDRjtBQUFBLElBQVUsS0FBSyxNQUFNLFFBQVEsTUFBTSxPQUFPO0FBQUE7QUFHNUMsZUFBZSxJQUFJLENBQUMsUUFBZ0IsU0FBb0M7QUFBQSxFQUN0RSxJQUFJO0FBQUEsSUFDRixNQUFNLFNBQVMsS0FBSyxPQUFPO0FBQUEsSUFDM0IsUUFBUSxFQUFFLE1BQU0sU0FBUyxPQUFPLENBQUM7QUFBQSxJQUNqQyxPQUFPLE9BQU87QUFBQSxJQUNkLFFBQVEsRUFBRSxNQUFNLFVBQVUsUUFBUSxRQUFRLE9BQU8sS0FBSyxFQUFFLENBQUM7QUFBQTtBQUFBO0FBSTdELFNBQVMsT0FBTyxDQUFDLE1BQTZCO0FBQUEsRUFDNUMsS0FBSyxZQUFZLElBQUk7QUFBQTsiLAogICJkZWJ1Z0lkIjogIjRGRjQ2ODIzOTM5NUQwOEM2NDc1NkUyMTY0NzU2RTIxIiwKICAibmFtZXMiOiBbXQp9
