import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../src/http/content-security-policy.js';
import { inlineStyleSources } from '../src/site/inline-styles.js';
import { securityTxt } from '../src/site/security-txt.js';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the sources of inline styles', () => {
  it('are the hashes of the style elements, each once', () => {
    const styles = '<style data-emotion="css-global 0"></style><style>a{b:c}</style><style>a{b:c}</style>';
    expect(inlineStyleSources(styles, '<p>x</p>')).toEqual([hash('a{b:c}')]);
  });

  it('are the hashes of the style attributes as a browser decodes them', () => {
    const html = '<p style="font-family:&quot;A&amp;B&quot;">x</p>';
    expect(inlineStyleSources('', html)).toEqual(["'unsafe-hashes'", hash('font-family:"A&B"')]);
  });

  it('allow a style sheet with a range of widths', () => {
    const sheet = '@media (width<600px){a{b:c}}\n.d>e{f:g}';
    expect(
      inlineStyleSources(`<style>${sheet}</style><link rel="stylesheet" type="text/x-inlined">`, ''),
    ).toEqual([hash(sheet)]);
  });

  it('do not include texts of users that look like styles', () => {
    const html = '<p>&lt;style&gt;p{}&lt;/style&gt; style=&quot;color:red&quot;</p>';
    expect(inlineStyleSources('', html)).toEqual([]);
  });
});

describe('the content security policy', () => {
  it('allows no inline style but those of the page', () => {
    const policy = contentSecurityPolicy({ https: true, recaptcha: undefined }, { styles: [hash('a{}')] });
    const styles = policy.split('; ').find((directive) => directive.startsWith('style-src'));
    expect(styles).toMatch(/^style-src 'self'( 'sha256-[\w+/]{43}=')+$/);
    expect(styles).toContain(` ${hash('')} `);
    expect(styles).toContain(` ${hash('a{}')}`);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toMatch(/; upgrade-insecure-requests$/);
  });

  it('allows Google’s captcha its style attributes where it is configured', () => {
    const recaptcha = { siteKey: 'k', secret: 's', verifyUrl: 'https://www.google.com/' };
    const policy = contentSecurityPolicy({ https: false, recaptcha }, { styles: [hash('a{}')] });
    expect(policy).toContain("style-src 'self' 'unsafe-inline'; ");
    expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/");
  });
});

describe('security.txt', () => {
  const site = 'https://talentos.example';
  const contact = 'mailto:seguranca@talentos.example';
  const fieldsOf = (text: string): Record<string, string> => {
    const fields = text.matchAll(/^([^:]+): (.*)$/gm);
    return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
  };

  it('has the fields that RFC 9116 requires', () => {
    const expiresAt = new Date('2027-06-30');
    expect(fieldsOf(securityTxt({ contact, expiresAt, site }, 0))).toEqual({
      Contact: contact,
      Expires: '2027-06-30T00:00:00.000Z',
      'Preferred-Languages': 'pt-BR, en',
      Canonical: `${site}/.well-known/security.txt`,
    });
  });

  it('expires within a year unless the configuration says when', () => {
    const now = Date.parse('2026-11-22T15:00:00Z');
    const { Expires } = fieldsOf(securityTxt({ contact, expiresAt: undefined, site }, now));
    expect(Expires).toBe('2027-05-21T00:00:00.000Z');
  });
});
