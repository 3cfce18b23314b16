// Workers of a multi-project run inherit the variable, but the tests of this project run on PGlite.
delete process.env.TEST_DATABASE_URL;
