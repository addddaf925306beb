import { createApp, h, onMounted, ref } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';

const Start = {
  setup() {
    const name = ref('');
    onMounted(() => seen('route', 'start'));
    const onInput = event => {
      name.value = event.target.value.toUpperCase();
      seen('name', name.value);
    };
    return () => [
      h('input', { id: 'name', value: name.value, onInput }),
      h(
        'p',
        h(RouterLink, { id: 'on', to: '/lib-vue/terms?of=use' }, () => 'Terms'),
      ),
    ];
  },
};

const Terms = {
  setup() {
    onMounted(() => seen('route', 'terms'));
    return () => h('h1', 'Terms');
  },
};

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/lib-vue', component: Start },
    { path: '/lib-vue/terms', component: Terms },
  ],
});
createApp({ render: () => h(RouterView) })
  .use(router)
  .mount('#root');
