const SIZE = 1040;
const MARGIN = 60;

/**
 * Saves a picture of the page as a PNG, which banks' apps and a phone's gallery take, unlike the drawing it may be.
 * A white margin goes round it: a code without one is hard to scan.
 */
export const savePng = (picture: HTMLImageElement, name: string) => {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const paper = canvas.getContext('2d');
  if (!paper) return;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, SIZE, SIZE);
  paper.imageSmoothingEnabled = false;
  paper.drawImage(picture, MARGIN, MARGIN, SIZE - 2 * MARGIN, SIZE - 2 * MARGIN);
  canvas.toBlob((blob) => {
    if (blob) offer(blob, `${name}.png`);
  }, 'image/png');
};

const offer = (blob: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser takes the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
