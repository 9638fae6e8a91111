import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** Written without an end. */
const VOID = new Set(['br', 'img']);
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inText = (text: string) => text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);
const inAttribute = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** The part of a document that ProseMirror's serializer uses. It writes text instead of making elements. */
class Written {
  readonly nodeType = 1;
  private attributes = '';
  private content = '';
  private readonly inner: Written[] = [];
  private readonly tag: string | null;
  constructor(tag: string | null, content = '') {
    this.tag = tag;
    this.content = content;
  }
  setAttribute(name: string, given: string | number) {
    const value = String(given);
    this.attributes += value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${inAttribute(value)}"`;
  }
  appendChild(child: Written) {
    this.inner.push(child);
    return child;
  }
  toString(): string {
    const content = this.content + this.inner.join('');
    if (this.tag === null) return content;
    return VOID.has(this.tag)
      ? `<${this.tag}${this.attributes} />`
      : `<${this.tag}${this.attributes}>${content}</${this.tag}>`;
  }
}

const page = {
  createDocumentFragment: () => new Written(null),
  createElement: (tag: string) => new Written(tag),
  createTextNode: (text: string) => new Written(null, inText(text)),
} as unknown as Document;

/** What an editor adds at the end, for somebody to go on writing. */
const EMPTY_END = /(<p><\/p>)+$/;

/** The HTML of an article as the server stores it, sign for sign; '' of an empty one. */
export const articleHtml = (article: Node): string => {
  const serializer = DOMSerializer.fromSchema(article.type.schema);
  const written: unknown = serializer.serializeFragment(article.content, { document: page });
  return (written as Written).toString().replace(EMPTY_END, '');
};
