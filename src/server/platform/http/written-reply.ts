declare const reply: unique symbol;

/** A piece of JSON: a text, or its bytes, which are copied as they are. */
export type JsonPiece = string | Uint8Array;

/**
 * A reply whose fields its handler has written as JSON itself, for the few long answers of which most is the same for
 * everybody: to make objects of them, to read those against the contract and to write them takes ten times as long. Such an
 * answer is sent as it is, so a test holds the writer against the contract.
 */
export class WrittenReply<Reply> {
  declare readonly [reply]: Reply;
  readonly #fields: readonly JsonPiece[];

  /** @param fields `"name":value`, with commas between them: every field of the contract's reply and no other */
  constructor(fields: readonly JsonPiece[]) {
    this.#fields = fields;
  }

  /** The whole answer: these fields behind those of the envelope, which is never empty. */
  within(envelope: Readonly<Record<string, unknown>>): Buffer {
    const begin = `${JSON.stringify(envelope).slice(0, -1)},`;
    // As long as it has to be and no longer: what is allocated a hundred times a second is what stops the others.
    const bytes = Buffer.allocUnsafe(
      this.#fields.reduce((sum, piece) => sum + Buffer.byteLength(piece), Buffer.byteLength(begin) + 1),
    );
    let end = bytes.write(begin);
    for (const piece of this.#fields) {
      if (typeof piece === 'string') end += bytes.write(piece, end);
      else {
        bytes.set(piece, end);
        end += piece.length;
      }
    }
    bytes.write('}', end);
    return bytes;
  }
}
