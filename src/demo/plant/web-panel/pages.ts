/** The two pages of the weld source's web panel: its sign-in, and what it measures. They fetch nothing from elsewhere. */
import { WELD_JOBS } from "./weld-source.ts"

const STYLE = `<style>
body{margin:0;font:15px/1.4 system-ui,sans-serif;background:#e9edf2;color:#1c2733}
header{background:#123047;color:#fff;padding:14px 24px;display:flex;gap:16px;align-items:baseline}
header b{font-size:20px}main{padding:24px;display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(190px,1fr));max-width:1100px}
section{background:#fff;border:1px solid #c9d3de;border-radius:6px;padding:14px 16px}.wide{grid-column:1/-1}
h2{margin:0 0 4px;font-size:13px;color:#5a6b7c;font-weight:600}output{font-size:30px;font-variant-numeric:tabular-nums}
button,select,input{font:inherit;padding:8px 14px}form.login{max-width:320px;margin:90px auto;display:grid;gap:12px}
#alarm{color:#b00020;font-weight:600;min-height:22px}svg{width:100%;height:150px;background:#f5f8fb}
</style>`

const head = (title: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${STYLE}`

export function loginPage(isWrong: boolean): string {
  return `${head("ArcLine 400 · sign in")}<header><b>ArcLine 400</b>Welding power source, cell R-2</header>
<form class="login" method="post" action="/login"><section>
<p>${isWrong ? "User name or PIN is wrong." : "Sign in to the power source."}</p>
<p><label>User<br><input name="user" autocomplete="username"></label></p>
<p><label>PIN<br><input name="pin" type="password" autocomplete="current-password"></label></p>
<button>Sign in</button></section></form>`
}

const VALUES = [
  ["currentA", "Welding current", "A"],
  ["voltageV", "Arc voltage", "V"],
  ["wireMMin", "Wire feed", "m/min"],
  ["gasLMin", "Shielding gas", "l/min"],
  ["gasBar", "Gas bottle", "bar"],
  ["torchC", "Torch", "°C"],
  ["seams", "Seams this shift", ""],
] as const

export function panelPage(): string {
  const values = VALUES.map(
    ([key, name, unit]) => `<section><h2>${name}</h2><output id="${key}">–</output> ${unit}</section>`,
  ).join("")
  const jobs = WELD_JOBS.map(({ name }, index) => `<option value="${index}">${name}</option>`).join("")
  return `${head("ArcLine 400")}<header><b>ArcLine 400</b>Welding power source, cell R-2 <span id="state"></span></header>
<main><section class="wide"><div id="alarm" role="alert"></div>
<button id="start">Start</button> <button id="stop">Stop</button> <button id="reset">Acknowledge</button>
<label>Job <select id="job">${jobs}</select></label> <a href="/log.csv" download>Log of this shift</a></section>
${values}<section class="wide"><h2>Welding current, last 90 s</h2>
<svg viewBox="0 0 900 150" preserveAspectRatio="none"><polyline id="trend" fill="none" stroke="#1565c0" stroke-width="2"/></svg></section></main>
<script>
const find = id => document.getElementById(id)
const act = (what, index) => fetch("/act/" + what + (index === undefined ? "" : "?job=" + index), {method: "POST"}).then(show)
for (const id of ["start", "stop", "reset"]) find(id).onclick = () => act(id)
find("job").onchange = event => act("job", event.target.value)
async function show() {
  const answer = await fetch("/state")
  if (answer.status === 401) { location.href = "/"; return }
  const now = await answer.json()
  for (const id of ${JSON.stringify(VALUES.map(([key]) => key))}) find(id).textContent = now[id]
  find("state").textContent = now.state
  find("alarm").textContent = now.alarm
  find("job").value = now.job
  find("job").disabled = now.state === "WELDING"
  find("trend").setAttribute("points", now.currents.map((value, x) => x * 10 + "," + (148 - value / 2)).join(" "))
}
show(); setInterval(show, 1000)
</script>`
}
