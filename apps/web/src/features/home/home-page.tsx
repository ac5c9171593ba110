/** The page at `/`. */
export function HomePage() {
  return (
    <main id="main">
      <h1>Pay papers that add up.</h1>
    </main>
  );
}
