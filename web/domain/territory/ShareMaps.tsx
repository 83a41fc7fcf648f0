import { MailOutlined } from '@ant-design/icons';

import { MailLink } from '../../parts/links/MailLink.tsx';
import { ShareLink } from '../../parts/links/ShareLink.tsx';
import { withProduct } from '../../parts/texts/product.ts';
import { shareMapsTexts as texts } from './share-maps.texts.ts';
import { linkedMaps, linksText, mostLinks, type Mapped } from './share-maps.view.ts';

/** Hands the public links of maps to somebody: one by the device or a mail, several by a mail (OWN-284). */
export function ShareMaps({ rows }: { readonly rows: readonly Mapped[] }) {
  const maps = linkedMaps(rows, location.origin);
  const [map] = maps;
  if (!map) return null;
  if (maps.length > mostLinks) return <span>{texts.tooMany(mostLinks)}</span>;
  if (maps.length > 1)
    return (
      <MailLink subject={withProduct(texts.subjectOfSeveral)} text={linksText(maps)}>
        <MailOutlined aria-hidden /> {texts.mailSeveral}
      </MailLink>
    );
  return (
    <>
      <ShareLink title={map.numberName} link={map.link} />
      <MailLink
        subject={texts.subject(map.numberName)}
        text={map.link}
        label={texts.mailOf(map.numberName)}
      >
        <MailOutlined aria-hidden /> {texts.mail}
      </MailLink>
    </>
  );
}
