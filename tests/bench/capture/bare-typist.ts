import type { BarePage } from './bare-browsers.ts';
import type { Typist } from './typing.ts';

/** Types on a bare page. */
export function typistOn(page: BarePage): Typist {
  const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 };
  return {
    onPicture: page.onPicture,
    press() {
      for (const stroke of [
        { type: 'keyDown', text: 'a', ...key },
        { type: 'keyUp', ...key },
      ] as const) {
        page.session.send('Input.dispatchKeyEvent', stroke).catch(() => undefined);
      }
    },
  };
}
