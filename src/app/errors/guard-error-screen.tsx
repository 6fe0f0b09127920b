/** Shown where the guard finds an error instead of a session, just before it leads to the sign-in page (SYS-02). */
export function GuardErrorScreen({ message }: { message: string }) {
  return (
    <main role="alert" className="mx-auto flex max-w-lg flex-col gap-3 px-4 py-16">
      <h1 className="text-2xl font-bold">Authentication Error: {message}</h1>
      <p className="text-ink-soft">Redirecting to login page...</p>
    </main>
  );
}
