/**
 * `bun run demo-files`: draws the pictures and the document that the demo plant attaches to its issues, and writes them
 * beside its seed.
 */
import { join } from "node:path"
import { DEMO_FILES_FOLDER } from "../src/demo/seed/attachments.ts"
import { closeBrowser, launchBrowser } from "../tests/browser/harness.ts"

/** Size of photos: 4:3, wide enough for the page of a file. */
const PHOTO = { width: 1200, height: 900 }
/** Size of the machine's panel. */
const PANEL = { width: 800, height: 480 }
const PHOTO_QUALITY = 72

/** @returns 0; a browser that fails throws */
export async function main(): Promise<number> {
  try {
    await photograph("holding-pressure-gauge.jpg", PHOTO, gauge())
    await photograph("label-offset.jpg", PHOTO, bottle())
    await photograph("press-p7.jpg", PHOTO, press())
    await photograph("alarm-4017-list.png", PANEL, alarmList())
    await print("kessler-service-note-118.pdf", serviceNote())
  } finally {
    await closeBrowser()
  }
  return 0
}

async function photograph(name: string, viewport: { width: number; height: number }, html: string) {
  const context = await (await launchBrowser()).newContext({ viewport })
  const page = await context.newPage()
  await page.setContent(
    `<style>body { margin: 0; font-family: Inter, "DejaVu Sans", sans-serif }</style>${html}`,
  )
  const path = join(DEMO_FILES_FOLDER, name)
  const isPhoto = name.endsWith(".jpg")
  await page.screenshot(isPhoto ? { path, type: "jpeg", quality: PHOTO_QUALITY } : { path })
  await context.close()
}

async function print(name: string, html: string) {
  const context = await (await launchBrowser()).newContext()
  const page = await context.newPage()
  await page.setContent(html)
  const margin = { top: "22mm", bottom: "22mm", left: "22mm", right: "22mm" }
  await page.pdf({ path: join(DEMO_FILES_FOLDER, name), format: "A4", margin })
  await context.close()
}

/** Painted metal, out of focus behind what is photographed. */
const wall = (colour: string) => `
  <filter id="grain"><feTurbulence baseFrequency="0.9" numOctaves="2" seed="7"/>
    <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0.22 0"/></filter>
  <radialGradient id="light" cx="0.32" cy="0.2" r="1.1">
    <stop offset="0" stop-color="#fff" stop-opacity="0.5"/><stop offset="1" stop-color="#000" stop-opacity="0.55"/>
  </radialGradient>
  <rect width="1200" height="900" fill="${colour}"/>
  <rect width="1200" height="900" fill="url(#light)"/>`
const GRAIN = `<rect width="1200" height="900" filter="url(#grain)" opacity="0.5"/>`

/** A pressure gauge that shows 231 of 400 bar, with a red mark at 250. */
function gauge(): string {
  const angle = (bar: number) => -135 + (bar / 400) * 270
  const spoke = (bar: number, from: number, to: number, width: number, colour = "#1c1f24") =>
    `<line x1="0" y1="${-from}" x2="0" y2="${-to}" stroke="${colour}" stroke-width="${width}"
      transform="rotate(${angle(bar)})"/>`
  const ticks = Array.from({ length: 81 }, (_, at) => at * 5).map((bar) =>
    bar % 50 === 0 ? spoke(bar, 262, 222, 6) : spoke(bar, 262, bar % 25 === 0 ? 234 : 246, 3),
  )
  const numbers = Array.from({ length: 9 }, (_, at) => at * 50).map((bar) => {
    const radians = (angle(bar) * Math.PI) / 180
    return `<text x="${Math.sin(radians) * 184}" y="${-Math.cos(radians) * 184 + 13}" font-size="36"
      text-anchor="middle" fill="#1c1f24">${bar}</text>`
  })
  return `<svg width="1200" height="900" viewBox="0 0 1200 900">${wall("#7d8790")}
    <g filter="blur(7px)"><rect x="-40" y="640" width="1300" height="70" rx="30" fill="#59636d"/>
      <rect x="130" y="-20" width="64" height="940" rx="26" fill="#4c565f"/>
      <rect x="1010" y="-20" width="44" height="940" rx="20" fill="#5d6872"/></g>
    <rect x="560" y="690" width="96" height="240" rx="10" fill="#a9843f"/>
    <rect x="536" y="742" width="144" height="86" rx="8" fill="#8d6c30"/>
    <ellipse cx="620" cy="470" rx="352" ry="352" fill="#000" opacity="0.35" filter="blur(22px)"/>
    <circle cx="600" cy="440" r="342" fill="#24272c"/><circle cx="600" cy="440" r="318" fill="#5b6067"/>
    <circle cx="600" cy="440" r="304" fill="#f4f2ea"/>
    <g transform="translate(600 440)">${ticks.join("")}${numbers.join("")}
      ${spoke(250, 296, 262, 10, "#c22424")}
      <text y="-78" font-size="34" text-anchor="middle" fill="#1c1f24">bar</text>
      <text y="112" font-size="24" text-anchor="middle" fill="#5b6067">EN 837-1 · cl. 1.0</text>
      <g transform="translate(5 9)" opacity="0.25"><polygon points="-7,56 7,56 2,-236 -2,-236"
        transform="rotate(${angle(231)})"/></g>
      <polygon points="-8,60 8,60 2,-240 -2,-240" fill="#14161a" transform="rotate(${angle(231)})"/>
      <circle r="24" fill="#14161a"/><circle r="8" fill="#8a8f96"/>
      <path d="M -250 -150 A 292 292 0 0 1 130 -262 L 60 -196 A 214 214 0 0 0 -190 -96 Z" fill="#fff"
        opacity="0.35"/></g>
    <g transform="translate(812 744) rotate(-3)"><rect width="300" height="92" rx="6" fill="#e9d27c"/>
      <text x="20" y="40" font-size="27" font-weight="700" fill="#2a2410">P-7 · P2</text>
      <text x="20" y="74" font-size="25" fill="#2a2410">holding pressure</text></g>${GRAIN}</svg>`
}

/** A bottle whose label sits too low, beside a ruler. */
function bottle(): string {
  const millimetres = Array.from({ length: 61 }, (_, at) => at).map(
    (at) =>
      `<line x1="0" x2="${at % 10 === 0 ? 62 : at % 5 === 0 ? 44 : 28}" y1="${at * 11}" y2="${at * 11}"
        stroke="#23262b" stroke-width="${at % 10 === 0 ? 4 : 2}"/>` +
      (at % 10 === 0 ? `<text x="72" y="${at * 11 + 10}" font-size="30" fill="#23262b">${at}</text>` : ""),
  )
  return `<svg width="1200" height="900" viewBox="0 0 1200 900">${wall("#9aa6ad")}
    <linearGradient id="glass"><stop offset="0" stop-color="#2e5d43"/><stop offset="0.28" stop-color="#7fb08f"/>
      <stop offset="0.5" stop-color="#3f7a58"/><stop offset="1" stop-color="#1d4530"/></linearGradient>
    <linearGradient id="paper"><stop offset="0" stop-color="#b9b4a6"/><stop offset="0.35" stop-color="#fbf8ef"/>
      <stop offset="1" stop-color="#a8a294"/></linearGradient>
    <ellipse cx="500" cy="880" rx="330" ry="60" fill="#000" opacity="0.4" filter="blur(24px)"/>
    <path d="M 410 -20 V 90 C 410 190 260 210 260 360 V 900 H 740 V 360 C 740 210 590 190 590 90 V -20 Z"
      fill="url(#glass)"/>
    <rect x="262" y="472" width="476" height="300" fill="url(#paper)"/>
    <line x1="262" x2="738" y1="428" y2="428" stroke="#d8f0df" stroke-width="3" stroke-dasharray="14 10"/>
    <text x="500" y="590" font-size="64" font-weight="700" text-anchor="middle" fill="#25407a">LINDENQUELL</text>
    <text x="500" y="650" font-size="34" text-anchor="middle" fill="#4a4a4a">Apfelschorle · 500 ml</text>
    <text x="500" y="716" font-size="26" text-anchor="middle" fill="#4a4a4a">L-3 · 14:07 · 03.2027</text>
    <path d="M 300 380 C 300 250 400 220 425 150 L 425 900 H 330 C 310 700 300 520 300 380 Z" fill="#fff"
      opacity="0.16"/>
    <g transform="translate(800 140)"><rect x="-14" y="-24" width="150" height="716" rx="6" fill="#f2d774"/>
      ${millimetres.join("")}</g>
    <g stroke="#c22424" stroke-width="6" fill="none"><line x1="748" x2="800" y1="428" y2="428"/>
      <line x1="748" x2="800" y1="472" y2="472"/></g>${GRAIN}</svg>`
}

/** Press P-7 in its bay: frame, ram and table, the guard, and the panel on its stand. */
function press(): string {
  const columns = [330, 770].map(
    (x) => `<rect x="${x}" y="250" width="100" height="470" fill="url(#steel)"/>
      <rect x="${x + 14}" y="270" width="10" height="430" fill="#fff" opacity="0.12"/>
      ${[300, 480, 660].map((y) => `<circle cx="${x + 50}" cy="${y}" r="9" fill="#16324a"/>`).join("")}`,
  )
  const bars = Array.from({ length: 15 }, (_, at) => 436 + at * 24).map(
    (x) => `<rect x="${x}" y="560" width="3" height="120" fill="#c8a21e" opacity="0.7"/>`,
  )
  const stripes = Array.from({ length: 26 }, (_, at) => at * 52 - 40).map(
    (x) => `<polygon points="${x},812 ${x + 26},812 ${x + 12},834 ${x - 14},834" fill="#22262b"/>`,
  )
  return `<svg width="1200" height="900" viewBox="0 0 1200 900">${wall("#8b97a1")}
    <linearGradient id="steel"><stop offset="0" stop-color="#1f4f78"/><stop offset="0.35" stop-color="#3a7cb0"/>
      <stop offset="1" stop-color="#173f61"/></linearGradient>
    <linearGradient id="dark" x2="0" y2="1"><stop offset="0" stop-color="#2d6a9c"/>
      <stop offset="1" stop-color="#163c5c"/></linearGradient>
    <linearGradient id="bright"><stop offset="0" stop-color="#77818b"/><stop offset="0.4" stop-color="#eef2f5"/>
      <stop offset="1" stop-color="#69737d"/></linearGradient>
    <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="#6d757c"/>
      <stop offset="1" stop-color="#4a5158"/></linearGradient>
    <g filter="blur(9px)"><rect x="60" y="-20" width="74" height="800" fill="#66727d"/>
      <rect x="1050" y="-20" width="74" height="800" fill="#66727d"/>
      <rect x="-20" y="70" width="1260" height="40" fill="#5b6670"/>
      <rect x="170" y="500" width="110" height="260" fill="#707b85"/></g>
    <rect y="760" width="1200" height="140" fill="url(#floor)"/>
    <rect y="812" width="1200" height="22" fill="#d9b526"/>${stripes.join("")}
    <ellipse cx="600" cy="790" rx="380" ry="42" fill="#000" opacity="0.45" filter="blur(18px)"/>
    ${columns.join("")}
    <rect x="290" y="110" width="620" height="160" rx="14" fill="url(#dark)"/>
    <rect x="290" y="252" width="620" height="18" fill="#000" opacity="0.25"/>
    <rect x="520" y="60" width="160" height="60" rx="8" fill="#16324a"/>
    <text x="600" y="208" font-size="84" font-weight="700" text-anchor="middle" fill="#f2f6f9">P-7</text>
    <text x="318" y="250" font-size="22" fill="#c9dbe9">KESSLER PRESSEN · HKP 1000</text>
    <rect x="546" y="270" width="108" height="120" fill="url(#bright)"/>
    <rect x="420" y="380" width="360" height="92" rx="6" fill="url(#dark)"/>
    <rect x="468" y="472" width="264" height="44" fill="#5d666f"/>
    <rect x="452" y="650" width="296" height="38" fill="#5d666f"/>
    <rect x="486" y="626" width="228" height="26" rx="4" fill="url(#bright)"/>
    <rect x="300" y="688" width="600" height="106" rx="8" fill="url(#dark)"/>
    <rect x="300" y="770" width="600" height="24" fill="#000" opacity="0.3"/>
    <rect x="430" y="556" width="350" height="6" fill="#c8a21e"/>${bars.join("")}
    <rect x="430" y="300" width="14" height="370" fill="#d9b526"/><rect x="756" y="300" width="14" height="370" fill="#d9b526"/>
    <path d="M 870 190 C 980 200 990 330 984 430" fill="none" stroke="#1b1f24" stroke-width="12"/>
    <rect x="968" y="640" width="28" height="150" fill="#4d565e"/><rect x="930" y="782" width="104" height="16" fill="#3b4249"/>
    <rect x="920" y="420" width="128" height="228" rx="8" fill="#d7dde2"/>
    <rect x="932" y="434" width="104" height="84" rx="3" fill="#10202e"/>
    <path d="M 940 504 L 958 476 L 974 488 L 996 456 L 1028 470" fill="none" stroke="#5fd08c" stroke-width="4"/>
    <circle cx="956" cy="554" r="13" fill="#2f9e57"/><circle cx="1010" cy="554" r="13" fill="#e0e4e7" stroke="#8a949c" stroke-width="3"/>
    <circle cx="984" cy="608" r="24" fill="#f0c420"/><circle cx="984" cy="608" r="17" fill="#c22424"/>
    <g transform="translate(852 96)"><rect width="16" height="-26" y="-8"/><rect y="-58" width="22" height="20" fill="#c22424" opacity="0.45"/>
      <rect y="-38" width="22" height="20" fill="#e0a21a" opacity="0.5"/><rect y="-18" width="22" height="20" fill="#37c26b"/>
      <circle cx="11" cy="-8" r="34" fill="#37c26b" opacity="0.22" filter="blur(8px)"/><rect x="6" y="2" width="10" height="14" fill="#3b4249"/></g>
    ${GRAIN}</svg>`
}

/** The alarms of the press as its panel lists them. */
function alarmList(): string {
  const alarms = [
    ["07:52:14", "4017", "Holding pressure below limit", "231 bar, limit 240 bar"],
    ["07:29:40", "4017", "Holding pressure below limit", "232 bar, limit 240 bar"],
    ["07:05:03", "4017", "Holding pressure below limit", "231 bar, limit 240 bar"],
    ["06:58:11", "1203", "Guard door opened", "Operator side"],
    ["06:41:27", "4017", "Holding pressure below limit", "234 bar, limit 240 bar"],
    ["06:02:50", "0010", "Shift change", "Early shift signed in"],
  ]
  const rows = alarms
    .map(([time, code, text, more], at) => {
      const isNew = code === "4017"
      return `<tr style="background:${at % 2 ? "#1e252d" : "#232b34"};color:${isNew ? "#ffb4a8" : "#c9d3dd"}">
        <td>${time}</td><td><b>${code}</b></td><td>${text}</td><td>${more}</td></tr>`
    })
    .join("")
  return `<div style="width:800px;height:480px;background:#151a20;color:#e6edf3;font-size:15px">
    <div style="display:flex;justify-content:space-between;padding:12px 16px;background:#0f4c81">
      <b>PRESS P-7 · Alarms</b><span>07:53:02</span></div>
    <table style="width:100%;border-collapse:collapse" cellpadding="13">${rows}</table>
    <div style="display:flex;gap:10px;padding:14px 16px">${["Overview", "Alarms", "Trends", "Maintenance"]
      .map(
        (name) =>
          `<span style="padding:10px 18px;border-radius:4px;background:${name === "Alarms" ? "#0f6cbd" : "#2b343e"}">${name}</span>`,
      )
      .join("")}</div></div>`
}

/** One page of the manufacturer. */
function serviceNote(): string {
  return `<style>body { font: 11pt/1.5 "DejaVu Sans", sans-serif } h1 { font-size: 17pt } td { padding: 3pt 12pt 3pt 0 }</style>
    <p><b>Kessler Pressenbau</b> · Service note 118</p>
    <h1>Holding pressure falls after the proportional valve has closed</h1>
    <p>Applies to hydraulic presses of the series KH 200 to KH 400 with valve block Y12, delivered before week 14.</p>
    <h2>Cause</h2>
    <p>The seat of check valve RV12 wears out when the oil is changed later than after 4 000 hours. The pressure falls by
    10 to 20 bar within four seconds, and alarm 4017 appears.</p>
    <h2>Check</h2>
    <table><tr><td>1</td><td>Record the holding pressure for five strokes.</td></tr>
      <tr><td>2</td><td>Close ball valve K3 by hand. If the pressure stays, RV12 leaks.</td></tr>
      <tr><td>3</td><td>Take an oil sample behind filter F2: 18/16/13 or better.</td></tr></table>
    <h2>Remedy</h2>
    <p>Replace RV12 (part 41-2207) and its seal ring (part 41-2208). Tightening torque 45 Nm. Bleed the holding circuit
    before the first stroke.</p>`
}
