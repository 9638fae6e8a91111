/** The banner and header of the public site and of the parents' area, and what the site's pages are called. */
export const site = {
  menu: 'Menu',
  mainNavigation: 'Main navigation',
  home: 'Home',
  courses: 'Our Courses',
  performance: 'Student Performance',
  stories: 'Stories',
  faq: 'FAQ',
  story: 'Our Story',
  history: 'Our History',
  teensAdults: 'Teens & Adult Class',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  greeting: (name: string) => `Hi, ${name}`,
  myAccount: 'my account',
  backOffice: 'back office',
  banner: {
    link: 'See how to join',
    close: 'Close this announcement',
  },
};
