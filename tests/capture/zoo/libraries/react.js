import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { createElement as make, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

const COUNTRIES = ['Belgium', 'Chile', 'Oman'];

function Form() {
  const [name, setName] = useState('');
  const [country, setCountry] = useState('');
  const items = COUNTRIES.map(each => make(MenuItem, { key: each, value: each }, each));
  const shared = { fullWidth: true, margin: 'normal' };
  const told = (what, set) => event => {
    seen(what, event.target.value);
    set(event.target.value);
  };
  return make(
    'form',
    { style: { padding: 20 } },
    make(TextField, { ...shared, id: 'name', label: 'Name', value: name, onChange: told('name', setName) }),
    make(
      TextField,
      {
        ...shared,
        id: 'country',
        select: true,
        label: 'Country',
        value: country,
        onChange: told('country', setCountry),
      },
      items,
    ),
    make(Autocomplete, {
      options: ['Ghent', 'Genoa', 'Lima'],
      onChange: (_event, city) => seen('city', city),
      renderInput: parameters => make(TextField, { ...parameters, ...shared, label: 'City' }),
    }),
    make(Slider, { id: 'slider', defaultValue: 20, onChangeCommitted: (_event, value) => seen('slider', value) }),
    make(Link, { id: 'on', to: '/lib-react/terms' }, 'Terms'),
  );
}

function Terms() {
  seen('route', 'terms');
  return make('h1', {}, 'Terms');
}

createRoot(document.getElementById('root')).render(
  make(
    BrowserRouter,
    {},
    make(
      Routes,
      {},
      make(Route, { path: '/lib-react', element: make(Form) }),
      make(Route, { path: '/lib-react/terms', element: make(Terms) }),
    ),
  ),
);
