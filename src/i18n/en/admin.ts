/** The back office's screens. */
export const admin = {
  login: {
    title: 'Login',
    email: 'Email Address',
    password: 'Password',
    signIn: 'Sign In',
    lead: 'For the staff of the school.',
  },
  children: {
    title: 'List of Children',
    search: 'Search',
    searchHint: 'Name of a child or parent',
    name: 'Child Name',
    parent: 'Parent Name',
    found: (count: number) => (count === 1 ? '1 child' : `${count} children`),
    emptyTitle: 'No children yet',
    emptyText: 'As soon as a parent adds a child, it stands here.',
    noneTitle: 'Nobody by that name',
    noneText: (sought: string) =>
      `No child and no parent is called “${sought}”. Try a shorter part of the name.`,
    clear: 'Clear the search',
    previous: 'Previous page',
    next: 'Next page',
    pageNumber: (page: number) => `Page ${page}`,
    failedTitle: 'The list could not be loaded',
    failedText: 'Perhaps the connection was interrupted.',
    retry: 'Try again',
  },
  profile: {
    title: 'Profile',
    account: 'Your account',
    name: 'Name',
    email: 'Email',
    password: 'Change Password',
    passwordLead: 'At least 8 characters. Your other sessions will be ended.',
    save: 'Change my password',
  },
};
