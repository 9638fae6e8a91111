/** The back office's screens for news. */
export const news = {
  title: 'List of News',
  create: 'CREATE NEW NEWS',
  searchHint: 'Words of a title',
  found: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  emptyTitle: 'No news yet',
  emptyText: 'Create the first story. It can stay a draft until it is ready.',
  noneTitle: 'No such story',
  noneText: (q: string) => `Nothing was found for “${q}”. Try a shorter part of the title.`,
  newsTitle: 'Title',
  published: 'Published',
  draft: 'Draft',
  actions: 'Actions',
  edit: 'Edit',
  delete: 'Delete',
  askDelete: (title: string) => `Are you sure you want delete news with title ${title}?`,
  deleteNote: 'Its pictures are deleted with it, and links to it lead nowhere. It cannot be brought back.',
};
