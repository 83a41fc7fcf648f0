/** QR code of an address as a data URL (B-72). */
export async function qrCode(address: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  const picture = await qrcode.toString(address, { type: 'svg', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}
