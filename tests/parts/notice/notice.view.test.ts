import { describe, expect, it } from 'vitest';
import { noticeTimeout } from '#schema/limits.ts';
import { contrast, noticeColors, staysOpen } from '#web/parts/notice/notice.view.ts';

const dark = '#14191b';

describe('notice', () => {
  it('a notice without a colour is light green [GEN-09]', () => {
    const green = { background: '#8bc34a', ink: dark };
    expect(noticeColors(undefined)).toEqual(green);
    expect(noticeColors(null)).toEqual(green);
    expect(noticeColors('success')).toEqual(green);
    expect(noticeColors('light-green')).toEqual(green);
  });

  it('the server’s token or #hex overrides it [GEN-09]', () => {
    expect(noticeColors('error')).toEqual({ background: '#ff5252', ink: dark });
    expect(noticeColors('RED')).toEqual({ background: '#ff5252', ink: dark });
    expect(noticeColors('#123456')).toEqual({ background: '#123456', ink: '#ffffff' });
    expect(noticeColors('#fff')).toEqual({ background: '#fff', ink: dark });
  });

  it('an invalid colour is not put into the style [GEN-09]', () => {
    for (const color of ['red;background:url(//x)', 'url(x)', '#12', 'expression()', ''])
      expect(noticeColors(color).background).toBe('#8bc34a');
  });

  it('each documented colour has readable text [GEN-09]', () => {
    for (const color of ['success', 'error', 'warning', 'info']) {
      const { background, ink } = noticeColors(color);
      expect(contrast(background, ink)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a notice closes after four seconds; a duration of zero or less keeps it open [GEN-08]', () => {
    expect(noticeTimeout).toBe(4000);
    expect([4000, 1, 0, -1].map(staysOpen)).toEqual([false, false, true, true]);
  });
});
