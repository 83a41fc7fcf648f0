import { useNotice } from '../notice/notice.ts';

/** Copies a link and says so, or hands it to the device's share sheet; it is copied where there is none. */
export function useShare(copied: string) {
  const { show } = useNotice();
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      show({ text: copied });
    } catch {
      show({ text: link, copy: link, timeout: -1 });
    }
  };
  const share = async (title: string, link: string) => {
    if (!('share' in navigator)) return copy(link);
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link);
    }
    return undefined;
  };
  return { copy, share };
}
