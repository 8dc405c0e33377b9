// gray-matter also keeps each file as a Buffer, which browsers don’t have and nobody uses.
Object.assign(globalThis, { Buffer: { from: (text: string) => text } });
