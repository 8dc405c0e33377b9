// gray-matter keeps each file as bytes too, in a form that browsers do not have and nobody asks for.
Object.assign(globalThis, { Buffer: { from: (text: string) => text } });
