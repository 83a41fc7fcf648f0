import { lightTokens } from '../theme/tokens.ts';
import { installationTexts as texts } from './installation.texts.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest; read by the build, so it does not use `import.meta` (OWN-100). */
export function webManifest(product: string) {
  const said = (text: string) =>
    text
      .replace(/^\{product\}/u, product.slice(0, 1).toLocaleUpperCase('fr') + product.slice(1))
      .replaceAll('{product}', product);
  return {
    id: '/',
    name: said(texts.name),
    short_name: said(texts.name),
    description: said(texts.description),
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: lightTokens.paper,
    theme_color: lightTokens.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: said(texts.shortcuts.mine), url: '/t-my-exited' },
      { name: said(texts.shortcuts.pocket), url: '/poche' },
      { name: said(texts.shortcuts.exit), url: '/t-exit' },
    ],
  };
}
