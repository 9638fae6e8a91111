declare const reply: unique symbol;

/**
 * Where answers are written, one after another. The collector counts memory outside of its heap: new buffers of 130 kB, two
 * hundred times a second, made it look through the whole heap every ten seconds, and every call waited.
 */
let room = Buffer.allocUnsafeSlow(0);

const roomFor = (length: number): Buffer => {
  if (room.length < length) room = Buffer.allocUnsafeSlow(2 * length);
  return room.subarray(0, length);
};

/** In UTF-8 a unit of a script's text takes three bytes at most. */
const mostBytesOf = (piece: JsonPiece): number =>
  typeof piece === 'string' ? 3 * piece.length : piece.length;

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

  /**
   * Writes the whole answer: these fields behind those of the envelope, which is never empty.
   * @param send is given the bytes, in memory that the next answer writes over: it may not keep them
   */
  within<Sent>(envelope: Readonly<Record<string, unknown>>, send: (bytes: Buffer) => Sent): Sent {
    const begin = `${JSON.stringify(envelope).slice(0, -1)},`;
    // Texts between two runs of bytes are written at once, and their room is not measured: both are calls out of the script.
    let text = begin;
    let end = 0;
    const bytes = roomFor(
      this.#fields.reduce((sum, piece) => sum + mostBytesOf(piece), mostBytesOf(begin) + 1),
    );
    for (const piece of this.#fields) {
      if (typeof piece === 'string') text += piece;
      else {
        end += bytes.write(text, end);
        text = '';
        bytes.set(piece, end);
        end += piece.length;
      }
    }
    end += bytes.write(`${text}}`, end);
    return send(bytes.subarray(0, end));
  }
}
