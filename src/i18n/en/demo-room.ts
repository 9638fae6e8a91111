/** The page that stands for the room of a live class in the demo. */
export const demoRoom = {
  title: 'Live class',
  what: 'This is the room of the demo: in a real school Zoom opens here.',
  asHost: 'You are here as the host: in Zoom you would let the children in from the waiting room.',
  when: (time: string, minutes: number) => `${time}, ${minutes} minutes`,
  back: 'Back to the school',
};
