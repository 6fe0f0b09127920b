import { createRoot } from 'react-dom/client';
import '#ui/styles/index.css';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');
createRoot(container).render(<h1 className="p-8 text-3xl font-bold">Oefenpad</h1>);
