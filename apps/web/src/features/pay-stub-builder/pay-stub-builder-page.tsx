/** The page at `/make-your-paystub`. */
export function PayStubBuilderPage() {
  return (
    <main id="main">
      <h1>Make a pay stub</h1>
    </main>
  );
}
