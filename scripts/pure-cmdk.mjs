import { Failure } from './process.mjs';

const made = /=(?=t\.forwardRef\(|Object\.assign\()/gu;

/**
 * cmdk makes its components by calls that a bundler has to keep, and with them the dialog of Radix,
 * which the palette does without: 10 kB, and a helper that would cost maps a file of its own.
 * @returns {import('vite').Plugin}
 */
export const pureCmdk = () => ({
  name: 'pure-cmdk',
  transform: {
    filter: { id: /node_modules[\\/]cmdk[\\/]dist[\\/]index\.mjs$/u },
    handler(code) {
      const pure = code.replaceAll(made, '=/*#__PURE__*/');
      if (pure === code) throw new Failure('cmdk makes its components in another way.');
      return { code: pure, map: null };
    },
  },
});
