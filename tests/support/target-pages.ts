const STYLE = `body{margin:24px;font:16px/1.4 sans-serif}
  dt{float:left;clear:left;width:180px}dd{margin-left:190px}
  table{border-collapse:collapse;margin:16px 0}td,th{border:1px solid #999;padding:4px 10px}
  .at{position:absolute}`;

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><body>${body}</body></html>`;
}

/** Places an element at fixed coordinates, so that a test knows where to click. */
const at = (x: number, y: number, width: number, height: number): string =>
  `class="at" style="left:${x}px;top:${y}px;width:${width}px;height:${height}px"`;

export const loginPage = page(
  'Sign in',
  `<h1>City Gym</h1><form method="post" action="/login">
  <input name="user" aria-label="User name" ${at(40, 120, 300, 40)}>
  <input name="password" type="password" aria-label="Password" ${at(40, 180, 300, 40)}>
  <button ${at(40, 240, 160, 44)}>Sign in</button></form>`,
);

const payments = Array.from(
  { length: 12 },
  (_, month) =>
    `<tr><td>2026-${String(month + 1).padStart(2, '0')}-01</td><td>Monthly fee</td><td>${30 + month}.00</td></tr>`,
).join('');

/** The member's page: who they are in a `dl`, what they paid in a table, and the statements as files. */
export const accountPage = (user: string): string =>
  page(
    'Your membership',
    `<h1>Your membership</h1>
  <dl><dt>Member name</dt><dd>Alice Example</dd><dt>User</dt><dd>${user}</dd><dt>Member number</dt><dd>M-204817</dd>
  <dt>Membership status</dt><dd>Active</dd><dt>Member since</dt><dd>2021-03-14</dd>
  <dt style="display:none">Secret</dt><dd style="display:none">not shown</dd></dl>
  <table><thead><tr><th>Date</th><th>What</th><th>Amount</th></tr></thead><tbody>${payments}</tbody></table>
  <a href="/statement.pdf" ${at(700, 40, 200, 30)}>Download statement</a>
  <a href="/inline.pdf" ${at(700, 80, 200, 30)}>Show statement</a>
  <a href="#" ${at(700, 120, 200, 30)} onclick="const a=document.createElement('a');
    a.href=window.URL.createObjectURL(new Blob(['date,amount\\n2026-01-01,30.00\\n'],{type:'text/csv'}));
    a.download='payments.csv';a.click();return false">Export payments</a>
  <a href="/big.bin" ${at(700, 160, 200, 30)}>Whole archive</a>
  <a href="/statement.pdf" target="_blank" ${at(700, 200, 200, 30)}>Statement in a new window</a>`,
  );

/** Everything that a picture of a page does not show by itself. */
export const controlsPage = page(
  'Controls',
  `<select id="plan" aria-label="Plan" ${at(40, 40, 200, 30)}><option>Basic<option>Plus<option>Family</select>
  <input type="date" id="day" aria-label="Day" ${at(40, 100, 200, 30)}>
  <input type="color" id="colour" aria-label="Colour" ${at(40, 150, 60, 30)}>
  <input type="file" onchange="note.value=files[0].name+' '+files[0].size" ${at(40, 200, 200, 30)}>
  <input type="file" multiple onchange="note.value='several '+[...files].map(f=>f.name+' '+f.size).join(', ')" ${at(260, 200, 130, 30)}>
  <a target="_blank" href="/popup" ${at(40, 250, 100, 30)}>Open terms</a>
  <button id="ask" onclick="this.textContent=confirm('Are you sure?')?'yes':'no'" ${at(40, 300, 100, 30)}>Ask</button>
  <button onclick="sure.showModal()" ${at(160, 300, 100, 30)}>Modal</button>
  <dialog id="sure"><button onclick="sure.close()">Agree</button></dialog>
  <input id="note" aria-label="Note" ${at(40, 350, 300, 30)}>
  <iframe src="/frame" ${at(400, 40, 300, 120)}></iframe>
  <div id="host" ${at(400, 200, 300, 40)}></div>
  <div ${at(400, 260, 200, 40)}>Covered words</div><div ${at(390, 250, 240, 60)}><div style="background:#fff;height:60px"></div></div>
  <a href="/open?to=file:///etc/passwd" ${at(400, 320, 200, 30)}>A file</a>
  <a href="/long" ${at(400, 360, 200, 30)}>A long page</a>
  <a target="_blank" href="/closing" ${at(400, 520, 200, 30)}>A page that closes</a>
  <div ${at(400, 400, 300, 30)}><div style="display:contents">Words without a box</div></div>
  <div ${at(400, 430, 300, 30)}><div id="slotted"></div></div>
  <div ${at(400, 460, 300, 30)}><p style="opacity:0"><b style="display:contents">Seen through</b></p>
  <p style="visibility:hidden"><b style="display:contents">Hidden without a box</b>
  <b style="display:contents;visibility:visible">Shown again</b></p></div>
  <script>host.attachShadow({mode:'open'}).innerHTML='<p>Words in a shadow</p>';
  slotted.attachShadow({mode:'open'}).innerHTML='<slot name="none">Words of an empty slot</slot>';
  document.getElementById('day').addEventListener('change',e=>{note.value='day '+e.target.value});</script>`,
);

export const popupPage = page(
  'Terms',
  '<h1>Terms</h1><button class="at" style="left:40px;top:120px;width:120px;height:40px" onclick="window.close()">Close</button>',
);

/** A popup that goes as soon as its whole length is laid out. */
export const closingPage = page(
  'Closing',
  '<div style="height:3000px">Going</div><script>onresize=()=>innerHeight>2000&&close()</script>',
);

export const framePage = page(
  'Frame',
  '<p>Words in a frame</p><input aria-label="Inner" style="width:200px;height:30px">',
);

const rows = Array.from(
  { length: 200 },
  (_, row) => `<tr><td>Line ${row + 1}</td><td>${(row * 37.13).toFixed(2)}</td></tr>`,
).join('');

export const longPage = page(
  'A long page',
  `<h1>A long page</h1><table><tr><th>Line</th><th>Amount</th></tr>${rows}</table>
  <div style="position:fixed;bottom:0;left:0;right:0;background:#eee">Fixed at the bottom</div>`,
);

/** A page that never rests. */
export const restlessPage = page(
  'Restless',
  '<p id="count">0</p><script>let n=0;(function tick(){count.textContent=++n;requestAnimationFrame(tick)})()</script>',
);

/** A page that changes its own prototypes in order to lie to whoever reads it. */
export const tamperingPage = page(
  'Tampering',
  `<p>Membership status: Expired</p><script>
  Object.defineProperty(CharacterData.prototype,'data',{get(){return 'Membership status: Active'}});
  Element.prototype.checkVisibility=()=>true;Array.prototype.push=function(){return 0};
  document.createRange=()=>({selectNodeContents(){},getClientRects:()=>[]});JSON.stringify=()=>'{}';</script>`,
);

/** A page that tries every way there is to reach a port of the machine that the browser runs on, and then says so. */
export const escapingPage = (ports: URLSearchParams): string => {
  const tcp = Number(ports.get('tcp'));
  const udp = Number(ports.get('udp'));
  return page(
    'Escaping',
    `<p id="state">trying</p><script type="module">
    const soon = ms => new Promise(resolve => setTimeout(resolve, ms));
    const hosts = ['127.0.0.1', 'localhost', 'x.localhost', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'];
    for (const host of hosts) {
      fetch('http://' + host + ':${tcp}/', { mode: 'no-cors' }).catch(() => {});
      new Image().src = 'http://' + host + ':${tcp}/x.png';
      try { new WebSocket('ws://' + host + ':${tcp}/'); } catch {}
      navigator.sendBeacon('http://' + host + ':${tcp}/b', 'x');
    }
    fetch('/open?to=' + encodeURIComponent('http://127.0.0.1:${tcp}/'), { mode: 'no-cors' }).catch(() => {});
    new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${tcp}/w', {mode: 'no-cors'}).catch(() => {})"])));
    const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'http://127.0.0.1:${tcp}' });
    document.head.append(link);
    try {
      const turn = { username: 'u', credential: 'c' };
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' }, { urls: 'turn:127.0.0.1:${udp}', ...turn },
        { urls: 'turn:127.0.0.1:${tcp}?transport=tcp', ...turn }] });
      peer.createDataChannel('x');
      await peer.setLocalDescription(await peer.createOffer());
      const other = new RTCPeerConnection();
      await other.setRemoteDescription(peer.localDescription);
      await peer.setRemoteDescription(await other.createAnswer());
      await peer.addIceCandidate({ candidate: 'candidate:1 1 udp 2122260223 127.0.0.1 ${udp} typ host', sdpMid: '0' });
      await peer.addIceCandidate({ candidate: 'candidate:2 1 tcp 1518280447 127.0.0.1 ${tcp} typ host tcptype passive', sdpMid: '0' });
    } catch {}
    try { new WebTransport('https://127.0.0.1:${udp}/').ready.catch(() => {}); } catch {}
    await soon(1500);
    document.getElementById('state').textContent = 'tried everything';
    </script>`,
  );
};
