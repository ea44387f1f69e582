import { deviceOf } from '../src/sessions/device.js';

describe('the device of a login', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      { browser: 'Chrome 140', system: 'Windows', mobile: false },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari 18', system: 'iOS', mobile: true },
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      { browser: 'Samsung Internet for Android 28', system: 'Android', mobile: true },
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      { browser: 'Firefox 143', system: 'Linux', mobile: false },
    ],
    [undefined, { browser: null, system: null, mobile: false }],
    ['   ', { browser: null, system: null, mobile: false }],
  ])('is read from %j', (userAgent, device) => expect(deviceOf(userAgent)).toEqual(device));

  it('is a short text whatever a client sends', () => {
    for (const text of ['x'.repeat(100_000), `${'('.repeat(50_000)}/1 `, '<script>alert(1)</script>/9 x'])
      expect((deviceOf(text).browser ?? '').length).toBeLessThanOrEqual(60);
  });
});
