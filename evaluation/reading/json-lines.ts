/** The JSON objects on standard input, one a line. Node's readline also breaks at U+2028, which JSON texts may hold. */
export async function* jsonLines<T>(): AsyncGenerator<T> {
  let rest = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.trim()) yield JSON.parse(line) as T;
  }
  if (rest.trim()) yield JSON.parse(rest) as T;
}
