import DOMPurify from 'dompurify';
import { useMemo } from 'react';

import classes from './ServerHtml.module.css';

/** HTML of the server, sanitised: no scripts, handlers, forms, styles or javascript: links (B-43, PRIV-03). */
export function ServerHtml({ html }: { readonly html: string }) {
  const sanitised = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog'],
        FORBID_ATTR: ['style', 'class', 'id', 'name'],
        RETURN_TRUSTED_TYPE: true,
      }),
    [html],
  );
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: sanitised }} />;
}
