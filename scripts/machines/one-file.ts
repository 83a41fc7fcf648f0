import type { Plugin } from 'vite';

/** Puts scripts and styles into the page: a browser loads no module from a file beside it. */
export function oneFile(): Plugin {
  return {
    name: 'one-file',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const styles = Object.values(bundle).flatMap((part) =>
          part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : [],
        );
        const scripts = Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' ? [part.code] : [],
        );
        for (const [name, part] of Object.entries(bundle)) {
          if (part.type !== 'asset' || !name.endsWith('.html')) {
            delete bundle[name];
            continue;
          }
          const page = String(part.source).replaceAll(
            /<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/gu,
            '',
          );
          const all = [
            `<style>${styles.join('\n')}</style>`,
            ...scripts.map(
              (code) =>
                `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`,
            ),
          ];
          part.source = page.replace('</body>', () => `${all.join('\n')}\n</body>`);
        }
      },
    },
  };
}
