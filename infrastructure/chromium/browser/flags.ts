/**
 * What every remote browser is started with. Everything goes through the egress proxy: names are never resolved by the
 * browser, loopback is no exception, and QUIC and WebRTC, which would go past a proxy, stay off.
 */
export function browserFlags(options: { proxyPort: number; shell: boolean }): string[] {
  return [
    options.shell ? '--headless=shell' : '--headless=new',
    `--proxy-server=http://127.0.0.1:${options.proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--disable-quic',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-gpu',
    '--no-pings',
    '--disable-notifications',
    '--autoplay-policy=user-gesture-required',
  ];
}
