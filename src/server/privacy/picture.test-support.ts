import sharp from 'sharp';

/** A small picture. */
export const picture = () => {
  const made = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0e7c5a' } });
  return made.png().toBuffer();
};
