### page-home
